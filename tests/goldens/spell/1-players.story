    => ruin-6 ruin-1 ruin-4 ruin-10 ruin-8 ruin-12 trait-card-2 trait-card-1 trait-card-6 trait-card-3
    RuinsDrawn ruins=ruin-6,ruin-1,ruin-4,ruin-10,ruin-8,ruin-12 (TLS-SETUP-10, setup)
    HeroTaken seat=1 hero=konrad (TLS-HERO-1, setup)
    HeroTaken seat=1 hero=greta (TLS-HERO-1, setup)
    HeroTaken seat=1 hero=adelheid (TLS-HERO-1, setup)
    HeroTaken seat=1 hero=falk (TLS-HERO-1, setup)
take-trait (TLS-TRAIT-1): play prodigy | play bookworm
1 P1 play bookworm
    TraitTaken hero=konrad trait=bookworm (TLS-TRAIT-1, setup)
    ItemTaken hero=konrad item=scroll-of-lightning (TLS-TRAIT-4, setup)
take-trait (TLS-TRAIT-1): play veteran | play deserter
2 P1 play veteran
    TraitTaken hero=greta trait=veteran (TLS-TRAIT-1, setup)
    ItemTaken hero=greta item=potion-red (TLS-TRAIT-4, setup)
take-trait (TLS-TRAIT-1): play blessed | play marked
3 P1 play marked
    TraitTaken hero=adelheid trait=marked (TLS-TRAIT-1, setup)
    ItemTaken hero=adelheid item=scroll-of-frost (TLS-TRAIT-4, setup)
take-trait (TLS-TRAIT-1): play hunter | play poacher
4 P1 play hunter
    TraitTaken hero=falk trait=hunter (TLS-TRAIT-1, setup)
    ItemTaken hero=falk item=potion-green (TLS-TRAIT-4, setup)
starting-weapon (TLS-TRAIT-7): choose apprentices-wand | choose clouded-orb | choose brass-scepter | choose druidic-staff | choose power-staff | choose tome-of-secrets
5 P1 choose apprentices-wand
    ItemTaken hero=konrad item=apprentices-wand (TLS-TRAIT-5, setup)
starting-weapon (TLS-TRAIT-7): choose chipped-sword | choose rusty-dagger | choose wood-axe | choose boar-spear | choose sledgehammer | choose great-axe
6 P1 choose sledgehammer
    ItemTaken hero=greta item=sledgehammer (TLS-TRAIT-5, setup)
    ItemTaken hero=greta item=worn-armor (TLS-TRAIT-5, setup)
starting-weapon (TLS-TRAIT-7): choose clouded-orb | choose brass-scepter | choose druidic-staff | choose power-staff | choose tome-of-secrets
7 P1 choose clouded-orb
    ItemTaken hero=adelheid item=clouded-orb (TLS-TRAIT-5, setup)
starting-weapon (TLS-TRAIT-7): choose hand-crossbow | choose flintlock-pistol | choose shortbow | choose longbow | choose crossbow | choose hunting-rifle
8 P1 choose shortbow
    ItemTaken hero=falk item=shortbow (TLS-TRAIT-5, setup)
first-hero (TLS-SOLO-1): begin konrad | begin greta | begin adelheid | begin falk
9 P1 begin konrad
    => worn-armor great-axe crossbow druidic-staff worn-pants rusty-dagger longbow brass-scepter
    PerkGained hero=konrad perk=mana-growth (TLS-TRAIT-3, setup)
    DayBegan day=1 (TLS-UPKEEP-1, day)
    ShopCycled (TLS-PRODUCTION-3, day)
day-turn (TLS-MAIN-2): pass | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | leave apprentices-wand konrad | leave scroll-of-lightning konrad | buy worn-pants konrad | buy worn-pants stash | buy rusty-dagger konrad | buy rusty-dagger stash | buy brass-scepter konrad | buy brass-scepter stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy scroll-of-darts konrad | buy scroll-of-darts stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | buy scroll-of-doom konrad | buy scroll-of-doom stash | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14 | refresh
10 P1 buy potion-red konrad
    ItemBought item=potion-red hero=konrad (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | leave apprentices-wand konrad | leave scroll-of-lightning konrad | leave potion-red konrad | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
11 P1 build wooden-wall I10
    StructureBuilt structure=wooden-wall at=I10 (TLS-BUILD-1, wooden-wall)
day-turn (TLS-MAIN-2): pass | leave apprentices-wand konrad | leave scroll-of-lightning konrad | leave potion-red konrad | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
12 P1 pass
    Passed seat=1 (TLS-MAIN-1, day)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy Q4 | deploy R4 | deploy S4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy D7 | deploy E7 | deploy F7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy T7 | deploy U7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy O9 | deploy P9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy J10 | deploy K10 | deploy M10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy L11 | deploy M11 | deploy N11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy N12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy K13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy G14 | deploy H14 | deploy I14 | deploy L14 | deploy M14 | deploy O14 | deploy P14 | deploy Q14 | deploy R14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy N15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16
13 P1 deploy F4
    => right
    HeroDeployed hero=konrad at=F4 (TLS-DUSK-4, dusk)
    NightBegan day=1 (TLS-NIGHT-1, night)
    MonsterPhaseBegan phase=1 (TLS-NIGHT-2, night)
    CoinFlipped side=right (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-1 (TLS-SPAWN-1, pattern-1)
    MonsterSpawned monster=clawer at=B15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B14 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=B13 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=B12 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=B10 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=archer at=A15 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=A14 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=A11 (TLS-SPAWN-2, runner)
    PatternsRevealed slot=slot-2 card=pattern-3 (TLS-SPAWN-1, pattern-3)
    MonsterSpawned monster=clawer at=C2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=D2 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=E2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=F2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=H2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=C1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=E1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=F1 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=archer at=H1 (TLS-SPAWN-2, archer)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A15 to=C15 path=B15,C15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A14 to=C14 path=B14,C14 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=B13 to=H13 path=C13,D13,E13,F13,G13,H13 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=B12 to=E12 path=C12,D12,E12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B11 to=D12 path=C11,C12,D12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=A11 to=F12 path=B11,C11,C12,F12 (TLS-MOVE-1, runner)
    MonsterMoved monster=armored at=B10 to=E10 path=C10,D10,E10 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=C2 to=C5 path=C3,C4,C5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=C5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C1 to=C3 path=C2,C3 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=D2 to=D5 path=D3,D4,D5 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=D5 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=E2 to=D4 path=E3,D3,D4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=E1 to=E3 path=E2,E3 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=F2 to=F3 path=F3 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=F1 to=D7 path=F2,E2,D2,D3,D6,D7 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=D7 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=H2 to=H5 path=H3,H4,H5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H1 to=H3 path=H2,H3 (TLS-MOVE-1, archer)
    CardsDiscarded cards=pattern-1,pattern-3 (TLS-MOVE-17, movement)
    MonsterStruck monster=runner at=H13 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=I13 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterStruck monster=clawer at=F3 target=konrad damage=2 (TLS-TARGET-4, clawer)
    HeroWounded hero=konrad n=2 left=5 (TLS-STRIKE-1, clawer)
    HeroesRefreshed phase=1 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C3 | attack apprentices-wand spark E3 | attack apprentices-wand spark F3 | attack apprentices-wand spark H3 | attack apprentices-wand spark D4 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark H5 | attack apprentices-wand spark D7 | attack apprentices-wand spark E10 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand magic-missile C3 | attack apprentices-wand magic-missile E3 | attack apprentices-wand magic-missile F3 | attack apprentices-wand magic-missile H3 | attack apprentices-wand magic-missile D4 | attack apprentices-wand magic-missile C5 | attack apprentices-wand magic-missile D5 | attack apprentices-wand magic-missile H5 | attack apprentices-wand magic-missile D7 | attack apprentices-wand magic-missile E10 | attack apprentices-wand magic-missile D12 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | read scroll-of-lightning scroll-lightning C3 | read scroll-of-lightning scroll-lightning E3 | read scroll-of-lightning scroll-lightning F3 | read scroll-of-lightning scroll-lightning H3 | read scroll-of-lightning scroll-lightning D4 | read scroll-of-lightning scroll-lightning C5 | read scroll-of-lightning scroll-lightning D5 | read scroll-of-lightning scroll-lightning H5 | read scroll-of-lightning scroll-lightning D7 | read scroll-of-lightning scroll-lightning E10 | read scroll-of-lightning scroll-lightning D12 | read scroll-of-lightning scroll-lightning E12 | read scroll-of-lightning scroll-lightning F12 | fist F3 | token 2 | token 3 | armor up | drink potion-red | target apprentices-wand spark | target apprentices-wand magic-missile | target scroll-of-lightning scroll-lightning
14 P1 read scroll-of-lightning scroll-lightning C3
    => miss
    AttackMade hero=konrad item=scroll-of-lightning attack=scroll-lightning at=C3 (TLS-ATTACK-1, konrad)
    DiceRolled monster=archer at=C3 faces=miss shown=face-miss (TLS-DICE-1, scroll-lightning)
reroll (TLS-EFFECT-17): keep | reroll mana
15 P1 reroll mana
    => dodge
    DiceRerolled monster=archer at=C3 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-lightning)
    MonsterMissed monster=archer at=C3 (TLS-DICE-4, scroll-lightning)
propagate (TLS-EFFECT-8): bounce D4 | stop
16 P1 bounce D4
    => hit_stun
    Propagated at=D4 (TLS-EFFECT-8, scroll-lightning)
    DiceRolled monster=clawer at=D4 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, scroll-lightning)
    MonsterHit monster=clawer at=D4 damage=1 left=0 (TLS-DICE-2, scroll-lightning)
    MonsterKilled monster=clawer at=D4 (TLS-DICE-2, scroll-lightning)
propagate (TLS-EFFECT-8): bounce E3 | bounce D5 | bounce C5 | stop
17 P1 stop
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C3 | attack apprentices-wand spark E3 | attack apprentices-wand spark F3 | attack apprentices-wand spark H3 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark H5 | attack apprentices-wand spark D7 | attack apprentices-wand spark E10 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | fist F3 | token 2 | token 3 | armor up | drink potion-red | target apprentices-wand spark
18 P1 attack apprentices-wand spark E3
    => hit_stun
    AttackMade hero=konrad item=apprentices-wand attack=spark at=E3 (TLS-ATTACK-1, konrad)
    DiceRolled monster=archer at=E3 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, spark)
    MonsterHit monster=archer at=E3 damage=1 left=0 (TLS-DICE-2, spark)
    MonsterKilled monster=archer at=E3 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up | drink potion-red
19 P1 drink potion-red
    PotionUsed hero=konrad item=potion-red left=1 (TLS-POTION-1, potion-red)
    WoundHealed hero=konrad n=1 left=1 (TLS-POTION-3, potion-red)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up | drink potion-red
20 P1 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | drink potion-red
21 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C3 | attack apprentices-wand spark F3 | attack apprentices-wand spark H3 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark H5 | attack apprentices-wand spark D7 | attack apprentices-wand spark E10 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | fist F3 | token 2 | token 3 | drink potion-red | target apprentices-wand spark
22 P1 fist F3
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=F3 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=F3 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=F3 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | drink potion-red
23 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move G4 | move F5 | move G3 | move H4 | move G5 | move F6 | move E5 | drink potion-red
24 P1 move F6
    HeroMoved hero=konrad to=F6 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | drink potion-red
25 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C3 | attack apprentices-wand spark F3 | attack apprentices-wand spark H3 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark H5 | attack apprentices-wand spark D7 | attack apprentices-wand spark E10 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | token 2 | token 3 | drink potion-red | target apprentices-wand spark
26 P1 target apprentices-wand spark
target (TLS-ATTACK-11): attack apprentices-wand spark C1 | attack apprentices-wand spark D1 | attack apprentices-wand spark E1 | attack apprentices-wand spark F1 | attack apprentices-wand spark G1 | attack apprentices-wand spark H1 | attack apprentices-wand spark I1 | attack apprentices-wand spark J1 | attack apprentices-wand spark K1 | attack apprentices-wand spark L1 | attack apprentices-wand spark C2 | attack apprentices-wand spark D2 | attack apprentices-wand spark E2 | attack apprentices-wand spark F2 | attack apprentices-wand spark G2 | attack apprentices-wand spark H2 | attack apprentices-wand spark I2 | attack apprentices-wand spark J2 | attack apprentices-wand spark K2 | attack apprentices-wand spark L2 | attack apprentices-wand spark C3 | attack apprentices-wand spark D3 | attack apprentices-wand spark E3 | attack apprentices-wand spark F3 | attack apprentices-wand spark G3 | attack apprentices-wand spark H3 | attack apprentices-wand spark I3 | attack apprentices-wand spark J3 | attack apprentices-wand spark K3 | attack apprentices-wand spark L3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark E4 | attack apprentices-wand spark F4 | attack apprentices-wand spark G4 | attack apprentices-wand spark H4 | attack apprentices-wand spark I4 | attack apprentices-wand spark J4 | attack apprentices-wand spark K4 | attack apprentices-wand spark L4 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark I5 | attack apprentices-wand spark J5 | attack apprentices-wand spark K5 | attack apprentices-wand spark L5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark I6 | attack apprentices-wand spark J6 | attack apprentices-wand spark K6 | attack apprentices-wand spark L6 | attack apprentices-wand spark C7 | attack apprentices-wand spark D7 | attack apprentices-wand spark E7 | attack apprentices-wand spark F7 | attack apprentices-wand spark G7 | attack apprentices-wand spark H7 | attack apprentices-wand spark I7 | attack apprentices-wand spark J7 | attack apprentices-wand spark K7 | attack apprentices-wand spark L7 | attack apprentices-wand spark C8 | attack apprentices-wand spark D8 | attack apprentices-wand spark E8 | attack apprentices-wand spark F8 | attack apprentices-wand spark G8 | attack apprentices-wand spark H8 | attack apprentices-wand spark I8 | attack apprentices-wand spark J8 | attack apprentices-wand spark K8 | attack apprentices-wand spark L8 | attack apprentices-wand spark A9 | attack apprentices-wand spark B9 | attack apprentices-wand spark C9 | attack apprentices-wand spark D9 | attack apprentices-wand spark E9 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark H9 | attack apprentices-wand spark A10 | attack apprentices-wand spark B10 | attack apprentices-wand spark C10 | attack apprentices-wand spark D10 | attack apprentices-wand spark E10 | attack apprentices-wand spark F10 | attack apprentices-wand spark G10 | attack apprentices-wand spark H10 | attack apprentices-wand spark A11 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D11 | attack apprentices-wand spark E11 | attack apprentices-wand spark F11 | attack apprentices-wand spark G11 | attack apprentices-wand spark H11 | attack apprentices-wand spark A12 | attack apprentices-wand spark B12 | attack apprentices-wand spark C12 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12
27 P1 attack apprentices-wand spark I1
    AttackMade hero=konrad item=apprentices-wand attack=spark at=I1 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | drink potion-red
28 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move F5 | move G6 | move F7 | move E6 | move F4 | move G5 | move E5 | move H6 | move F8 | move E7 | move D6 | drink potion-red
29 P1 move F5
    HeroMoved hero=konrad to=F5 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move F4 | move G5 | move F6 | move E5 | drink potion-red
30 P1 drink potion-red
    PotionUsed hero=konrad item=potion-red left=0 (TLS-POTION-1, potion-red)
    WoundHealed hero=konrad n=1 left=0 (TLS-POTION-3, potion-red)
hero-turn (TLS-HEROES-2): end turn | token 3 | move F4 | move G5 | move F6 | move E5
31 P1 move F4
    HeroMoved hero=konrad to=F4 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
32 P1 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move G4 | move F5 | move G3 | move H4 | move G5 | move F6 | move E5 | move I4 | move G6 | move F7 | move E6
33 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C3 | attack apprentices-wand spark F3 | attack apprentices-wand spark H3 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark H5 | attack apprentices-wand spark D7 | attack apprentices-wand spark E10 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | fist F3 | target apprentices-wand spark
34 P1 attack apprentices-wand spark D12
    => dodge left
    AttackMade hero=konrad item=apprentices-wand attack=spark at=D12 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=D12 faces=dodge shown=face-dodge (TLS-DICE-1, spark)
    MonsterMissed monster=clawer at=D12 (TLS-DICE-4, spark)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
    MonsterPhaseBegan phase=2 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=clawer at=E15 to=H15 path=F15,G15,H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=C15 to=E15 path=D15,E15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=E14 to=H14 path=F14,G14,H14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=C14 to=E14 path=D14,E14 (TLS-MOVE-1, archer)
    MonsterHeld monster=runner at=H13 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=runner at=F12 to=H12 path=G12,H12 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=E12 to=G12 path=F12,G12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D12 to=F12 path=E12,F12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=E10 to=H10 path=F10,G10,H10 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=D7 to=I6 path=E7,F7,F6,G6,H6,I6 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=I6 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=armored at=D5 to=F5 path=E5,F5 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=F5 facing=south (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=C5 to=E5 path=D5,E5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=C3 to=C5 path=C4,C5 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C5 facing=east (TLS-FACING-2, archer)
    MonsterHeld monster=clawer at=F3 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterMoved monster=clawer at=H5 to=H6 path=H6,G6,H6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H3 to=H5 path=H4,H5 (TLS-MOVE-1, archer)
    MonsterStruck monster=runner at=H13 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=I13 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterStruck monster=runner at=H12 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=I12 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterStruck monster=armored at=H10 target=wooden-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=wooden-wall at=I10 flames=2 left=1 (TLS-STRIKE-1, armored)
    MonsterStruck monster=armored at=F5 target=konrad damage=2 (TLS-TARGET-4, armored)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, armored)
    HeroWounded hero=konrad n=1 left=6 (TLS-STRIKE-1, armored)
    MonsterStruck monster=clawer at=F3 target=konrad damage=2 (TLS-TARGET-4, clawer)
    HeroWounded hero=konrad n=2 left=4 (TLS-STRIKE-1, clawer)
    HeroesRefreshed phase=2 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark F3 | attack apprentices-wand spark C5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark H5 | attack apprentices-wand spark H6 | attack apprentices-wand spark I6 | attack apprentices-wand spark H10 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist F3 | fist F5 | token 2 | token 3 | armor up | target apprentices-wand spark
35 P1 fist F3
    => hit
    AttackMade hero=konrad item=fist attack=fist at=F3 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=F3 faces=hit shown=face-hit (TLS-DICE-1, fist)
    MonsterHit monster=clawer at=F3 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=clawer at=F3 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
36 P1 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
37 P1 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move F3 | move G4 | move G3 | move E3 | move H4 | move G5 | move H3 | move D3 | move I4 | move G6
38 P1 move G6
    HeroMoved hero=konrad to=G6 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
39 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark H5 | attack apprentices-wand spark H6 | attack apprentices-wand spark I6 | attack apprentices-wand spark H10 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist H6 | token 2 | target apprentices-wand spark
40 P1 target apprentices-wand spark
target (TLS-ATTACK-11): attack apprentices-wand spark C1 | attack apprentices-wand spark D1 | attack apprentices-wand spark E1 | attack apprentices-wand spark F1 | attack apprentices-wand spark G1 | attack apprentices-wand spark H1 | attack apprentices-wand spark I1 | attack apprentices-wand spark J1 | attack apprentices-wand spark K1 | attack apprentices-wand spark L1 | attack apprentices-wand spark C2 | attack apprentices-wand spark D2 | attack apprentices-wand spark E2 | attack apprentices-wand spark F2 | attack apprentices-wand spark G2 | attack apprentices-wand spark H2 | attack apprentices-wand spark I2 | attack apprentices-wand spark J2 | attack apprentices-wand spark K2 | attack apprentices-wand spark L2 | attack apprentices-wand spark C3 | attack apprentices-wand spark D3 | attack apprentices-wand spark E3 | attack apprentices-wand spark F3 | attack apprentices-wand spark G3 | attack apprentices-wand spark H3 | attack apprentices-wand spark I3 | attack apprentices-wand spark J3 | attack apprentices-wand spark K3 | attack apprentices-wand spark L3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark E4 | attack apprentices-wand spark F4 | attack apprentices-wand spark G4 | attack apprentices-wand spark H4 | attack apprentices-wand spark I4 | attack apprentices-wand spark J4 | attack apprentices-wand spark K4 | attack apprentices-wand spark L4 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark I5 | attack apprentices-wand spark J5 | attack apprentices-wand spark K5 | attack apprentices-wand spark L5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark F6 | attack apprentices-wand spark H6 | attack apprentices-wand spark I6 | attack apprentices-wand spark J6 | attack apprentices-wand spark K6 | attack apprentices-wand spark L6 | attack apprentices-wand spark C7 | attack apprentices-wand spark D7 | attack apprentices-wand spark E7 | attack apprentices-wand spark F7 | attack apprentices-wand spark G7 | attack apprentices-wand spark H7 | attack apprentices-wand spark I7 | attack apprentices-wand spark J7 | attack apprentices-wand spark K7 | attack apprentices-wand spark L7 | attack apprentices-wand spark C8 | attack apprentices-wand spark D8 | attack apprentices-wand spark E8 | attack apprentices-wand spark F8 | attack apprentices-wand spark G8 | attack apprentices-wand spark H8 | attack apprentices-wand spark I8 | attack apprentices-wand spark J8 | attack apprentices-wand spark K8 | attack apprentices-wand spark L8 | attack apprentices-wand spark A9 | attack apprentices-wand spark B9 | attack apprentices-wand spark C9 | attack apprentices-wand spark D9 | attack apprentices-wand spark E9 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark H9 | attack apprentices-wand spark A10 | attack apprentices-wand spark B10 | attack apprentices-wand spark C10 | attack apprentices-wand spark D10 | attack apprentices-wand spark E10 | attack apprentices-wand spark F10 | attack apprentices-wand spark G10 | attack apprentices-wand spark H10 | attack apprentices-wand spark A11 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D11 | attack apprentices-wand spark E11 | attack apprentices-wand spark F11 | attack apprentices-wand spark G11 | attack apprentices-wand spark H11 | attack apprentices-wand spark A12 | attack apprentices-wand spark B12 | attack apprentices-wand spark C12 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12
41 P1 attack apprentices-wand spark B9
    AttackMade hero=konrad item=apprentices-wand attack=spark at=B9 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
42 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark H5 | attack apprentices-wand spark H6 | attack apprentices-wand spark I6 | attack apprentices-wand spark H10 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist H6 | token 2 | target apprentices-wand spark
43 P1 attack apprentices-wand spark I6
    => dodge
    AttackMade hero=konrad item=apprentices-wand attack=spark at=I6 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=I6 faces=dodge shown=face-dodge (TLS-DICE-1, spark)
    MonsterMissed monster=runner at=I6 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 2
44 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move G5 | move F6 | move G4 | move F7 | move E6
45 P1 move E6
    HeroMoved hero=konrad to=E6 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
46 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark H5 | attack apprentices-wand spark H6 | attack apprentices-wand spark I6 | attack apprentices-wand spark H10 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist E5 | token 2 | target apprentices-wand spark
47 P1 fist E5
    => hit_stun
    AttackMade hero=konrad item=fist attack=fist at=E5 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=E5 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=clawer at=E5 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=clawer at=E5 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2
48 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move E5 | move F6 | move E7 | move D6 | move D5 | move G6 | move F7 | move E8 | move D7 | move C6
49 P1 move E8
    => left
    HeroMoved hero=konrad to=E8 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
    MonsterPhaseBegan phase=3 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=clawer at=H15 to=I15 path=I15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=E15 to=G15 path=F15,G15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H14 to=I14 path=I14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=E14 to=G14 path=F14,G14 (TLS-MOVE-1, archer)
    MonsterHeld monster=runner at=H13 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=runner at=H12 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=clawer at=G12 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=F12 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=armored at=H10 reason=beside-a-target (TLS-MOVE-6, armored)
    MonsterMoved monster=archer at=C5 to=E5 path=D5,E5 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=F5 to=F8 path=F6,F7,F8 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=F8 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=H6 to=G6 path=G6,H6,G6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H5 to=H6 path=H6 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=I6 to=I9 path=I7,I8,I9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=I9 facing=east (TLS-FACING-2, runner)
    MonsterStruck monster=clawer at=I15 target=ruin-8 damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=12 (TLS-STRIKE-2, clawer)
    StructureBurned structure=ruin-8 at=J14,J15 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=archer at=G15 target=ruin-8 damage=3 (TLS-TARGET-5, archer)
    FlamesTaken flames=1 left=11 (TLS-STRIKE-2, archer)
    StructureBurned structure=ruin-8 at=J14,J15 flames=1 left=0 (TLS-STRIKE-1, archer)
    StructureDestroyed structure=ruin-8 at=J14,J15 (TLS-DAMAGE-3, archer)
    MonsterStruck monster=clawer at=I14 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=I13 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=wooden-wall at=I13 (TLS-DAMAGE-3, clawer)
    MonsterStruck monster=runner at=H12 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=I12 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterStruck monster=armored at=H10 target=wooden-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=wooden-wall at=I10 flames=1 left=0 (TLS-STRIKE-1, armored)
    StructureDestroyed structure=wooden-wall at=I10 (TLS-DAMAGE-3, armored)
    MonsterStruck monster=armored at=F8 target=konrad damage=2 (TLS-TARGET-4, armored)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, armored)
    HeroWounded hero=konrad n=1 left=3 (TLS-STRIKE-1, armored)
    HeroesRefreshed phase=3 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark E5 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark F8 | attack apprentices-wand spark H10 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist F8 | token 2 | token 3 | armor up | target apprentices-wand spark
50 P1 target apprentices-wand spark
target (TLS-ATTACK-11): attack apprentices-wand spark C1 | attack apprentices-wand spark D1 | attack apprentices-wand spark E1 | attack apprentices-wand spark F1 | attack apprentices-wand spark G1 | attack apprentices-wand spark H1 | attack apprentices-wand spark I1 | attack apprentices-wand spark J1 | attack apprentices-wand spark K1 | attack apprentices-wand spark L1 | attack apprentices-wand spark C2 | attack apprentices-wand spark D2 | attack apprentices-wand spark E2 | attack apprentices-wand spark F2 | attack apprentices-wand spark G2 | attack apprentices-wand spark H2 | attack apprentices-wand spark I2 | attack apprentices-wand spark J2 | attack apprentices-wand spark K2 | attack apprentices-wand spark L2 | attack apprentices-wand spark C3 | attack apprentices-wand spark D3 | attack apprentices-wand spark E3 | attack apprentices-wand spark F3 | attack apprentices-wand spark G3 | attack apprentices-wand spark H3 | attack apprentices-wand spark I3 | attack apprentices-wand spark J3 | attack apprentices-wand spark K3 | attack apprentices-wand spark L3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark E4 | attack apprentices-wand spark F4 | attack apprentices-wand spark G4 | attack apprentices-wand spark H4 | attack apprentices-wand spark I4 | attack apprentices-wand spark J4 | attack apprentices-wand spark K4 | attack apprentices-wand spark L4 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark I5 | attack apprentices-wand spark J5 | attack apprentices-wand spark K5 | attack apprentices-wand spark L5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark F6 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark I6 | attack apprentices-wand spark J6 | attack apprentices-wand spark K6 | attack apprentices-wand spark L6 | attack apprentices-wand spark C7 | attack apprentices-wand spark D7 | attack apprentices-wand spark E7 | attack apprentices-wand spark F7 | attack apprentices-wand spark G7 | attack apprentices-wand spark H7 | attack apprentices-wand spark I7 | attack apprentices-wand spark J7 | attack apprentices-wand spark K7 | attack apprentices-wand spark L7 | attack apprentices-wand spark C8 | attack apprentices-wand spark D8 | attack apprentices-wand spark F8 | attack apprentices-wand spark G8 | attack apprentices-wand spark H8 | attack apprentices-wand spark I8 | attack apprentices-wand spark J8 | attack apprentices-wand spark K8 | attack apprentices-wand spark L8 | attack apprentices-wand spark A9 | attack apprentices-wand spark B9 | attack apprentices-wand spark C9 | attack apprentices-wand spark D9 | attack apprentices-wand spark E9 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark H9 | attack apprentices-wand spark A10 | attack apprentices-wand spark B10 | attack apprentices-wand spark C10 | attack apprentices-wand spark D10 | attack apprentices-wand spark E10 | attack apprentices-wand spark F10 | attack apprentices-wand spark G10 | attack apprentices-wand spark H10 | attack apprentices-wand spark A11 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D11 | attack apprentices-wand spark E11 | attack apprentices-wand spark F11 | attack apprentices-wand spark G11 | attack apprentices-wand spark H11 | attack apprentices-wand spark A12 | attack apprentices-wand spark B12 | attack apprentices-wand spark C12 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12
51 P1 attack apprentices-wand spark B12
    AttackMade hero=konrad item=apprentices-wand attack=spark at=B12 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
52 P1 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
53 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move E7 | move E9 | move D8 | move E6 | move F7 | move D7 | move F9 | move E10 | move D9 | move C8
54 P1 move D9
    HeroMoved hero=konrad to=D9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
55 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark E5 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark F8 | attack apprentices-wand spark I9 | attack apprentices-wand spark H10 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark H13 | attack apprentices-wand spark G14 | attack apprentices-wand spark G15 | token 2 | token 3 | target apprentices-wand spark
56 P1 attack apprentices-wand spark H10
    => hit_stun
    AttackMade hero=konrad item=apprentices-wand attack=spark at=H10 (TLS-ATTACK-1, konrad)
    DiceRolled monster=armored at=H10 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, spark)
    MonsterHit monster=armored at=H10 damage=1 left=0 (TLS-DICE-2, spark)
    MonsterKilled monster=armored at=H10 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
57 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move D8 | move E9 | move D10 | move C9 | move D7 | move E8 | move C8 | move F9 | move E10 | move C10
58 P1 move D10
    HeroMoved hero=konrad to=D10 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move D9 | move E10 | move C10
59 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark E5 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark F8 | attack apprentices-wand spark I9 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark H13 | attack apprentices-wand spark G14 | attack apprentices-wand spark G15 | token 3 | target apprentices-wand spark
60 P1 target apprentices-wand spark
target (TLS-ATTACK-11): attack apprentices-wand spark C1 | attack apprentices-wand spark D1 | attack apprentices-wand spark E1 | attack apprentices-wand spark F1 | attack apprentices-wand spark G1 | attack apprentices-wand spark H1 | attack apprentices-wand spark C2 | attack apprentices-wand spark D2 | attack apprentices-wand spark E2 | attack apprentices-wand spark F2 | attack apprentices-wand spark G2 | attack apprentices-wand spark H2 | attack apprentices-wand spark C3 | attack apprentices-wand spark D3 | attack apprentices-wand spark E3 | attack apprentices-wand spark F3 | attack apprentices-wand spark G3 | attack apprentices-wand spark H3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark E4 | attack apprentices-wand spark F4 | attack apprentices-wand spark G4 | attack apprentices-wand spark H4 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark F6 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark C7 | attack apprentices-wand spark D7 | attack apprentices-wand spark E7 | attack apprentices-wand spark F7 | attack apprentices-wand spark G7 | attack apprentices-wand spark H7 | attack apprentices-wand spark C8 | attack apprentices-wand spark D8 | attack apprentices-wand spark E8 | attack apprentices-wand spark F8 | attack apprentices-wand spark G8 | attack apprentices-wand spark H8 | attack apprentices-wand spark A9 | attack apprentices-wand spark B9 | attack apprentices-wand spark C9 | attack apprentices-wand spark D9 | attack apprentices-wand spark E9 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark H9 | attack apprentices-wand spark I9 | attack apprentices-wand spark J9 | attack apprentices-wand spark K9 | attack apprentices-wand spark L9 | attack apprentices-wand spark A10 | attack apprentices-wand spark B10 | attack apprentices-wand spark C10 | attack apprentices-wand spark E10 | attack apprentices-wand spark F10 | attack apprentices-wand spark G10 | attack apprentices-wand spark H10 | attack apprentices-wand spark I10 | attack apprentices-wand spark J10 | attack apprentices-wand spark K10 | attack apprentices-wand spark L10 | attack apprentices-wand spark A11 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D11 | attack apprentices-wand spark E11 | attack apprentices-wand spark F11 | attack apprentices-wand spark G11 | attack apprentices-wand spark H11 | attack apprentices-wand spark I11 | attack apprentices-wand spark J11 | attack apprentices-wand spark K11 | attack apprentices-wand spark L11 | attack apprentices-wand spark A12 | attack apprentices-wand spark B12 | attack apprentices-wand spark C12 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark I12 | attack apprentices-wand spark J12 | attack apprentices-wand spark K12 | attack apprentices-wand spark A13 | attack apprentices-wand spark B13 | attack apprentices-wand spark C13 | attack apprentices-wand spark D13 | attack apprentices-wand spark E13 | attack apprentices-wand spark F13 | attack apprentices-wand spark G13 | attack apprentices-wand spark H13 | attack apprentices-wand spark A14 | attack apprentices-wand spark B14 | attack apprentices-wand spark C14 | attack apprentices-wand spark D14 | attack apprentices-wand spark E14 | attack apprentices-wand spark F14 | attack apprentices-wand spark G14 | attack apprentices-wand spark H14 | attack apprentices-wand spark A15 | attack apprentices-wand spark B15 | attack apprentices-wand spark C15 | attack apprentices-wand spark D15 | attack apprentices-wand spark E15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand spark H15 | attack apprentices-wand spark A16 | attack apprentices-wand spark B16 | attack apprentices-wand spark C16 | attack apprentices-wand spark D16 | attack apprentices-wand spark E16 | attack apprentices-wand spark F16 | attack apprentices-wand spark G16 | attack apprentices-wand spark H16
61 P1 attack apprentices-wand spark G2
    AttackMade hero=konrad item=apprentices-wand attack=spark at=G2 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
62 P1 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move D9 | move E10 | move C10 | move D8 | move E9 | move C9 | move F10 | move E11 | move C11 | move D7 | move E8 | move C8 | move F9 | move G10 | move F11 | move E12 | move C12
63 P1 move E12
    HeroMoved hero=konrad to=E12 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | fist F12
64 P1 fist F12
    => dodge left
    AttackMade hero=konrad item=fist attack=fist at=F12 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=F12 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=F12 (TLS-DICE-4, fist)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
    MonsterPhaseBegan phase=4 (TLS-NIGHT-2, night)
    PanicSpread monsters=3 (TLS-PANIC-2, panic)
    FlamesTaken flames=3 left=8 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=clawer at=I15 to=J15 path=J15 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=J15 facing=north (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=G15 to=I15 path=H15,I15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=I14 to=J14 path=J14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=G14 to=I14 path=H14,I14 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=H13 to=I13 path=I13 (TLS-MOVE-1, runner)
    MonsterHeld monster=runner at=H12 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=clawer at=G12 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=F12 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterMoved monster=runner at=I9 to=K9 path=J9,K9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=K9 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=armored at=F8 to=I8 path=G8,H8,I8 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=I8 facing=south (TLS-FACING-2, armored)
    MonsterMoved monster=archer at=E5 to=G5 path=F5,G5 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=G5 facing=south (TLS-FACING-2, archer)
    MonsterMoved monster=clawer at=G6 to=F8 path=F6,F7,F8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F8 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=H6 to=I7 path=I6,I7 (TLS-MOVE-1, archer)
    MonsterStruck monster=archer at=I15 target=ruin-12 damage=3 (TLS-TARGET-5, archer)
    FlamesTaken flames=3 left=5 (TLS-STRIKE-2, archer)
    StructureBurned structure=ruin-12 at=K15,L15,M15 flames=3 left=1 (TLS-STRIKE-1, archer)
    MonsterStruck monster=clawer at=J14 target=ruin-4 damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=3 (TLS-STRIKE-2, clawer)
    StructureBurned structure=ruin-4 at=K14 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=ruin-4 at=K14 (TLS-DAMAGE-3, clawer)
    MonsterStruck monster=runner at=I13 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=I12 flames=1 left=0 (TLS-STRIKE-1, runner)
    StructureDestroyed structure=wooden-wall at=I12 (TLS-DAMAGE-3, runner)
    MonsterStruck monster=clawer at=F12 target=konrad damage=2 (TLS-TARGET-4, clawer)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, clawer)
    HeroWounded hero=konrad n=1 left=2 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=runner at=K9 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=L9 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterStruck monster=clawer at=J15 target=ruin-12 damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=1 left=2 (TLS-STRIKE-2, clawer)
    StructureBurned structure=ruin-12 at=K15,L15,M15 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=ruin-12 at=K15,L15,M15 (TLS-DAMAGE-3, clawer)
    HeroesRefreshed phase=4 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark G5 | attack apprentices-wand spark F8 | attack apprentices-wand spark K9 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist F12 | token 2 | token 3 | armor up | target apprentices-wand spark
65 P1 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark G5 | attack apprentices-wand spark F8 | attack apprentices-wand spark K9 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist F12 | token 2 | token 3 | target apprentices-wand spark
66 P1 target apprentices-wand spark
target (TLS-ATTACK-11): attack apprentices-wand spark C1 | attack apprentices-wand spark D1 | attack apprentices-wand spark E1 | attack apprentices-wand spark F1 | attack apprentices-wand spark G1 | attack apprentices-wand spark H1 | attack apprentices-wand spark C2 | attack apprentices-wand spark D2 | attack apprentices-wand spark E2 | attack apprentices-wand spark F2 | attack apprentices-wand spark G2 | attack apprentices-wand spark H2 | attack apprentices-wand spark C3 | attack apprentices-wand spark D3 | attack apprentices-wand spark E3 | attack apprentices-wand spark F3 | attack apprentices-wand spark G3 | attack apprentices-wand spark H3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark E4 | attack apprentices-wand spark F4 | attack apprentices-wand spark G4 | attack apprentices-wand spark H4 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark F6 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark C7 | attack apprentices-wand spark D7 | attack apprentices-wand spark E7 | attack apprentices-wand spark F7 | attack apprentices-wand spark G7 | attack apprentices-wand spark H7 | attack apprentices-wand spark C8 | attack apprentices-wand spark D8 | attack apprentices-wand spark E8 | attack apprentices-wand spark F8 | attack apprentices-wand spark G8 | attack apprentices-wand spark H8 | attack apprentices-wand spark A9 | attack apprentices-wand spark B9 | attack apprentices-wand spark C9 | attack apprentices-wand spark D9 | attack apprentices-wand spark E9 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark H9 | attack apprentices-wand spark I9 | attack apprentices-wand spark J9 | attack apprentices-wand spark K9 | attack apprentices-wand spark L9 | attack apprentices-wand spark A10 | attack apprentices-wand spark B10 | attack apprentices-wand spark C10 | attack apprentices-wand spark D10 | attack apprentices-wand spark E10 | attack apprentices-wand spark F10 | attack apprentices-wand spark G10 | attack apprentices-wand spark H10 | attack apprentices-wand spark I10 | attack apprentices-wand spark J10 | attack apprentices-wand spark K10 | attack apprentices-wand spark L10 | attack apprentices-wand spark A11 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D11 | attack apprentices-wand spark E11 | attack apprentices-wand spark F11 | attack apprentices-wand spark G11 | attack apprentices-wand spark H11 | attack apprentices-wand spark I11 | attack apprentices-wand spark J11 | attack apprentices-wand spark K11 | attack apprentices-wand spark L11 | attack apprentices-wand spark A12 | attack apprentices-wand spark B12 | attack apprentices-wand spark C12 | attack apprentices-wand spark D12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark I12 | attack apprentices-wand spark J12 | attack apprentices-wand spark K12 | attack apprentices-wand spark A13 | attack apprentices-wand spark B13 | attack apprentices-wand spark C13 | attack apprentices-wand spark D13 | attack apprentices-wand spark E13 | attack apprentices-wand spark F13 | attack apprentices-wand spark G13 | attack apprentices-wand spark H13 | attack apprentices-wand spark A14 | attack apprentices-wand spark B14 | attack apprentices-wand spark C14 | attack apprentices-wand spark D14 | attack apprentices-wand spark E14 | attack apprentices-wand spark F14 | attack apprentices-wand spark G14 | attack apprentices-wand spark H14 | attack apprentices-wand spark A15 | attack apprentices-wand spark B15 | attack apprentices-wand spark C15 | attack apprentices-wand spark D15 | attack apprentices-wand spark E15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand spark H15 | attack apprentices-wand spark A16 | attack apprentices-wand spark B16 | attack apprentices-wand spark C16 | attack apprentices-wand spark D16 | attack apprentices-wand spark E16 | attack apprentices-wand spark F16 | attack apprentices-wand spark G16 | attack apprentices-wand spark H16
67 P1 attack apprentices-wand spark C7
    AttackMade hero=konrad item=apprentices-wand attack=spark at=C7 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
68 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark G5 | attack apprentices-wand spark F8 | attack apprentices-wand spark K9 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist F12 | token 2 | token 3 | target apprentices-wand spark
69 P1 attack apprentices-wand spark G5
    => hit_stun
    AttackMade hero=konrad item=apprentices-wand attack=spark at=G5 (TLS-ATTACK-1, konrad)
    DiceRolled monster=archer at=G5 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, spark)
    MonsterHit monster=archer at=G5 damage=1 left=0 (TLS-DICE-2, spark)
    MonsterKilled monster=archer at=G5 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
70 P1 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move E11 | move E13 | move D12 | move E10 | move F11 | move F13 | move E14 | move D13 | move C12 | move E9 | move F10 | move D10 | move G11 | move G13 | move F14 | move E15 | move D14 | move C13 | move C11
71 P1 move G11
    HeroMoved hero=konrad to=G11 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
72 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark F8 | attack apprentices-wand spark K9 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist G12 | token 2 | target apprentices-wand spark
73 P1 fist G12
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=G12 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=G12 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=G12 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2
74 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark F8 | attack apprentices-wand spark K9 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | fist G12 | token 2 | target apprentices-wand spark
75 P1 attack apprentices-wand spark G12
    => miss
    AttackMade hero=konrad item=apprentices-wand attack=spark at=G12 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=G12 faces=miss shown=face-miss (TLS-DICE-1, spark)
    MonsterMissed monster=clawer at=G12 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 2
76 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move G10 | move H11 | move F11 | move G9 | move H10 | move F10 | move I11 | move E11
77 P1 move G10
    HeroMoved hero=konrad to=G10 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move G9 | move H10 | move G11 | move F10
78 P1 move F10
    HeroMoved hero=konrad to=F10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
79 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
80 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move F9 | move G10 | move F11 | move E10 | move G9 | move E9 | move H10 | move G11 | move E11 | move D10
81 P1 move G9
    => right
    HeroMoved hero=konrad to=G9 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
    MonsterPhaseBegan phase=5 (TLS-NIGHT-2, night)
    PanicSpread monsters=6 (TLS-PANIC-2, panic)
    FlamesTaken flames=2 left=0 (TLS-PANIC-1, panic)
    CoinFlipped side=right (TLS-COIN-1, fate-coin)
    MonsterMoved monster=archer at=I15 to=K15 path=K15 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=K15 facing=north (TLS-FACING-2, archer)
    MonsterMoved monster=clawer at=J14 to=L14 path=K14,L14 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=L14 facing=north (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=I14 to=K14 path=J14,K14 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=I13 to=K13 path=J13,K13 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=H12 to=J12 path=I12,J12 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=G12 to=I12 path=H12,I12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=F12 to=H12 path=G12,H12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=F8 to=G8 path=G8 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=I8 to=I11 path=I9,I10,I11 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=I11 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=archer at=I7 to=I9 path=I8,I9 (TLS-MOVE-1, archer)
    MonsterHeld monster=runner at=K9 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=clawer at=J15 to=J13 path=J14,J13 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=J13 facing=east (TLS-FACING-2, clawer)
    MonsterStruck monster=archer at=K14 target=shop damage=3 (TLS-TARGET-5, archer)
    StructureBurned structure=shop at=N13,N14 flames=3 left=0 (TLS-STRIKE-1, archer)
    StructureDestroyed structure=shop at=N13,N14 (TLS-DAMAGE-3, archer)
    ShopClosed (TLS-DAMAGE-4, archer)
    MonsterStruck monster=runner at=K13 target=magic-circle damage=1 (TLS-TARGET-3, runner)
    MageLost lost=1 left=3 (TLS-STRIKE-5, runner)
    MonsterStruck monster=runner at=J12 target=house damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=house at=K12 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterStruck monster=clawer at=G8 target=konrad damage=2 (TLS-TARGET-4, clawer)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, clawer)
    HeroWounded hero=konrad n=1 left=1 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=runner at=K9 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=L9 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterStruck monster=clawer at=L14 target=magic-circle damage=2 (TLS-TARGET-3, clawer)
    MageLost lost=2 left=1 (TLS-STRIKE-5, clawer)
    MonsterStruck monster=archer at=K15 target=house damage=3 (TLS-TARGET-5, archer)
    StructureBurned structure=house at=K12 flames=1 left=0 (TLS-STRIKE-1, archer)
    StructureDestroyed structure=house at=K12 (TLS-DAMAGE-3, archer)
    HeroesRefreshed phase=5 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark G8 | attack apprentices-wand spark I9 | attack apprentices-wand spark K9 | attack apprentices-wand spark I11 | attack apprentices-wand spark H12 | attack apprentices-wand spark I12 | attack apprentices-wand spark J12 | fist G8 | token 2 | token 3 | armor up | target apprentices-wand spark
82 P1 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark G8 | attack apprentices-wand spark I9 | attack apprentices-wand spark K9 | attack apprentices-wand spark I11 | attack apprentices-wand spark H12 | attack apprentices-wand spark I12 | attack apprentices-wand spark J12 | fist G8 | token 2 | token 3 | target apprentices-wand spark
83 P1 target apprentices-wand spark
target (TLS-ATTACK-11): attack apprentices-wand spark C1 | attack apprentices-wand spark D1 | attack apprentices-wand spark E1 | attack apprentices-wand spark F1 | attack apprentices-wand spark G1 | attack apprentices-wand spark H1 | attack apprentices-wand spark C2 | attack apprentices-wand spark D2 | attack apprentices-wand spark E2 | attack apprentices-wand spark F2 | attack apprentices-wand spark G2 | attack apprentices-wand spark H2 | attack apprentices-wand spark C3 | attack apprentices-wand spark D3 | attack apprentices-wand spark E3 | attack apprentices-wand spark F3 | attack apprentices-wand spark G3 | attack apprentices-wand spark H3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark E4 | attack apprentices-wand spark F4 | attack apprentices-wand spark G4 | attack apprentices-wand spark H4 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark F6 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark C7 | attack apprentices-wand spark D7 | attack apprentices-wand spark E7 | attack apprentices-wand spark F7 | attack apprentices-wand spark G7 | attack apprentices-wand spark H7 | attack apprentices-wand spark C8 | attack apprentices-wand spark D8 | attack apprentices-wand spark E8 | attack apprentices-wand spark F8 | attack apprentices-wand spark G8 | attack apprentices-wand spark H8 | attack apprentices-wand spark A9 | attack apprentices-wand spark B9 | attack apprentices-wand spark C9 | attack apprentices-wand spark D9 | attack apprentices-wand spark E9 | attack apprentices-wand spark F9 | attack apprentices-wand spark H9 | attack apprentices-wand spark I9 | attack apprentices-wand spark J9 | attack apprentices-wand spark K9 | attack apprentices-wand spark L9 | attack apprentices-wand spark A10 | attack apprentices-wand spark B10 | attack apprentices-wand spark C10 | attack apprentices-wand spark D10 | attack apprentices-wand spark E10 | attack apprentices-wand spark F10 | attack apprentices-wand spark G10 | attack apprentices-wand spark H10 | attack apprentices-wand spark I10 | attack apprentices-wand spark J10 | attack apprentices-wand spark K10 | attack apprentices-wand spark L10 | attack apprentices-wand spark A11 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D11 | attack apprentices-wand spark E11 | attack apprentices-wand spark F11 | attack apprentices-wand spark G11 | attack apprentices-wand spark H11 | attack apprentices-wand spark I11 | attack apprentices-wand spark J11 | attack apprentices-wand spark K11 | attack apprentices-wand spark L11 | attack apprentices-wand spark A12 | attack apprentices-wand spark B12 | attack apprentices-wand spark C12 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark I12 | attack apprentices-wand spark J12 | attack apprentices-wand spark K12 | attack apprentices-wand spark A13 | attack apprentices-wand spark B13 | attack apprentices-wand spark C13 | attack apprentices-wand spark D13 | attack apprentices-wand spark E13 | attack apprentices-wand spark F13 | attack apprentices-wand spark G13 | attack apprentices-wand spark H13 | attack apprentices-wand spark A14 | attack apprentices-wand spark B14 | attack apprentices-wand spark C14 | attack apprentices-wand spark D14 | attack apprentices-wand spark E14 | attack apprentices-wand spark F14 | attack apprentices-wand spark G14 | attack apprentices-wand spark H14 | attack apprentices-wand spark A15 | attack apprentices-wand spark B15 | attack apprentices-wand spark C15 | attack apprentices-wand spark D15 | attack apprentices-wand spark E15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand spark H15 | attack apprentices-wand spark A16 | attack apprentices-wand spark B16 | attack apprentices-wand spark C16 | attack apprentices-wand spark D16 | attack apprentices-wand spark E16 | attack apprentices-wand spark F16 | attack apprentices-wand spark G16 | attack apprentices-wand spark H16
84 P1 attack apprentices-wand spark G11
    AttackMade hero=konrad item=apprentices-wand attack=spark at=G11 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
85 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move H9 | move G10 | move F9 | move H8 | move H10 | move G11 | move F10 | move F8 | move E9
86 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark G8 | attack apprentices-wand spark I9 | attack apprentices-wand spark K9 | attack apprentices-wand spark I11 | attack apprentices-wand spark H12 | attack apprentices-wand spark I12 | attack apprentices-wand spark J12 | fist G8 | token 2 | token 3 | target apprentices-wand spark
87 P1 fist G8
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=G8 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=G8 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=G8 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
88 P1 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move H9 | move G10 | move F9 | move H8 | move H10 | move G11 | move F10 | move F8 | move E9
89 P1 move F10
    HeroMoved hero=konrad to=F10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
90 P1 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark G8 | attack apprentices-wand spark I9 | attack apprentices-wand spark K9 | attack apprentices-wand spark I11 | attack apprentices-wand spark H12 | attack apprentices-wand spark I12 | attack apprentices-wand spark J12 | token 3 | target apprentices-wand spark
91 P1 attack apprentices-wand spark G8
    => dodge
    AttackMade hero=konrad item=apprentices-wand attack=spark at=G8 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=G8 faces=dodge shown=face-dodge (TLS-DICE-1, spark)
    MonsterMissed monster=clawer at=G8 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 3
92 P1 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move F9 | move G10 | move F11 | move E10 | move F8 | move G9 | move E9 | move H10 | move G11 | move F12 | move E11 | move D10 | move F7 | move E8 | move H9 | move D9 | move I10 | move H11 | move G12 | move F13 | move E12 | move C10
93 P1 move F13
    HeroMoved hero=konrad to=F13 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark H12 | attack apprentices-wand spark J13 | attack apprentices-wand spark K13 | attack apprentices-wand spark K14 | attack apprentices-wand spark L14 | attack apprentices-wand spark K15 | target apprentices-wand spark
94 P1 target apprentices-wand spark
target (TLS-ATTACK-11): attack apprentices-wand spark A9 | attack apprentices-wand spark B9 | attack apprentices-wand spark C9 | attack apprentices-wand spark D9 | attack apprentices-wand spark E9 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark H9 | attack apprentices-wand spark A10 | attack apprentices-wand spark B10 | attack apprentices-wand spark C10 | attack apprentices-wand spark D10 | attack apprentices-wand spark E10 | attack apprentices-wand spark F10 | attack apprentices-wand spark G10 | attack apprentices-wand spark H10 | attack apprentices-wand spark A11 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D11 | attack apprentices-wand spark E11 | attack apprentices-wand spark F11 | attack apprentices-wand spark G11 | attack apprentices-wand spark H11 | attack apprentices-wand spark A12 | attack apprentices-wand spark B12 | attack apprentices-wand spark C12 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark A13 | attack apprentices-wand spark B13 | attack apprentices-wand spark C13 | attack apprentices-wand spark D13 | attack apprentices-wand spark E13 | attack apprentices-wand spark G13 | attack apprentices-wand spark H13 | attack apprentices-wand spark I13 | attack apprentices-wand spark J13 | attack apprentices-wand spark K13 | attack apprentices-wand spark A14 | attack apprentices-wand spark B14 | attack apprentices-wand spark C14 | attack apprentices-wand spark D14 | attack apprentices-wand spark E14 | attack apprentices-wand spark F14 | attack apprentices-wand spark G14 | attack apprentices-wand spark H14 | attack apprentices-wand spark I14 | attack apprentices-wand spark J14 | attack apprentices-wand spark K14 | attack apprentices-wand spark L14 | attack apprentices-wand spark A15 | attack apprentices-wand spark B15 | attack apprentices-wand spark C15 | attack apprentices-wand spark D15 | attack apprentices-wand spark E15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand spark H15 | attack apprentices-wand spark I15 | attack apprentices-wand spark J15 | attack apprentices-wand spark K15 | attack apprentices-wand spark L15 | attack apprentices-wand spark A16 | attack apprentices-wand spark B16 | attack apprentices-wand spark C16 | attack apprentices-wand spark D16 | attack apprentices-wand spark E16 | attack apprentices-wand spark F16 | attack apprentices-wand spark G16 | attack apprentices-wand spark H16 | attack apprentices-wand spark I16 | attack apprentices-wand spark J16 | attack apprentices-wand spark K16 | attack apprentices-wand spark L16
95 P1 attack apprentices-wand spark G13
    => left
    AttackMade hero=konrad item=apprentices-wand attack=spark at=G13 (TLS-ATTACK-1, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
    MonsterPhaseBegan phase=6 (TLS-NIGHT-2, night)
    PanicSpread monsters=10 (TLS-PANIC-2, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=archer at=K14 to=M14 path=M14 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=M14 facing=north (TLS-FACING-2, archer)
    MonsterHeld monster=runner at=K13 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=clawer at=J13 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=runner at=J12 to=K12 path=K12 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=I12 to=J12 path=J12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=H12 to=I12 path=I12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=I11 to=J11 path=J11 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=G8 to=J8 path=H8,I8,J8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=J8 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=I9 to=I11 path=I10,I11 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=I11 facing=east (TLS-FACING-2, archer)
    MonsterHeld monster=runner at=K9 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=clawer at=L14 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterMoved monster=archer at=K15 to=K14 path=K14 (TLS-MOVE-1, archer)
    MonsterStruck monster=runner at=K13 target=magic-circle damage=1 (TLS-TARGET-3, runner)
    MageLost lost=1 left=0 (TLS-STRIKE-5, runner)
    GameEnded result=lost (TLS-STRIKE-5, circle-fallen)
<lost: circle-fallen (TLS-STRIKE-5)>
