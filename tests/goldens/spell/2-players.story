    => ruin-6 ruin-1 ruin-4 ruin-10 ruin-8 ruin-12 night-of-knives a-town-to-live-in falk konrad trait-card-1 trait-card-6 deserter marked crossbow tome-of-secrets worn-armor chipped-sword shortbow clouded-orb
    RuinsDrawn ruins=ruin-6,ruin-1,ruin-4,ruin-10,ruin-8,ruin-12 (TLS-SETUP-10, setup)
    QuestsDrawn quests=night-of-knives,a-town-to-live-in (TLS-SETUP-16, setup)
    HeroTaken seat=1 hero=falk (TLS-HERO-1, setup)
    HeroTaken seat=2 hero=konrad (TLS-HERO-1, setup)
    TraitTaken hero=falk trait=deserter (TLS-TRAIT-1, setup)
    ItemTaken hero=falk item=potion-green (TLS-TRAIT-4, setup)
    TraitTaken hero=konrad trait=marked (TLS-TRAIT-1, setup)
    ItemTaken hero=konrad item=scroll-of-frost (TLS-TRAIT-4, setup)
    PerkGained hero=falk perk=sprint (TLS-TRAIT-3, setup)
    PerkGained hero=konrad perk=perseverance (TLS-TRAIT-3, setup)
    ItemTaken hero=falk item=crossbow (TLS-TRAIT-5, setup)
    ItemTaken hero=konrad item=tome-of-secrets (TLS-TRAIT-5, setup)
trade (TLS-TRADE-1): done | give crossbow falk stash | give crossbow falk konrad | give potion-green falk stash | give potion-green falk konrad | give tome-of-secrets konrad stash | give tome-of-secrets konrad falk | give scroll-of-frost konrad stash | give scroll-of-frost konrad falk
1 any give tome-of-secrets konrad stash
    ItemGiven item=tome-of-secrets hero=konrad to=stash (TLS-TRADE-1, setup)
trade (TLS-TRADE-1): done | give crossbow falk stash | give crossbow falk konrad | give potion-green falk stash | give potion-green falk konrad | give scroll-of-frost konrad stash | give scroll-of-frost konrad falk
2 any done
first-player (TLS-FIRST-3): first falk | first konrad
3 any first konrad
    => direction-2
    FirstPlayerChosen hero=konrad (TLS-FIRST-3, setup)
    DayBegan day=1 (TLS-UPKEEP-1, day)
    DirectionRevealed card=direction-2 slots=slot-1,slot-2 (TLS-SCOUT-3, direction-2)
    PatternsPlaced slot=slot-1 (TLS-SCOUT-6, scout)
    PatternsPlaced slot=slot-2 (TLS-SCOUT-6, scout)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista O9 | build ballista P9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista P11 | build ballista J12 | build ballista N12 | build ballista J13 | build ballista K13 | build ballista O13 | build ballista I14 | build ballista L14 | build ballista M14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista N15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult O9 | build catapult P9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult P11 | build catapult J12 | build catapult N12 | build catapult J13 | build catapult K13 | build catapult O13 | build catapult I14 | build catapult L14 | build catapult M14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult N15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I9 | build wooden-gate J9 | build wooden-gate K9 | build wooden-gate O9 | build wooden-gate P9 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate I14 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | upgrade wooden-wall L9 | upgrade wooden-wall M9 | upgrade wooden-wall N9 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | take tome-of-secrets konrad | leave scroll-of-frost konrad | buy worn-armor konrad | buy worn-armor stash | buy chipped-sword konrad | buy chipped-sword stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell tome-of-secrets | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
4 P2 build ballista L14
    StructureBuilt structure=ballista at=L14 (TLS-BUILD-1, ballista)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | leave crossbow falk | leave potion-green falk | buy worn-armor falk | buy worn-armor stash | buy chipped-sword stash | buy shortbow stash | buy clouded-orb stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy scroll-of-darts falk | buy scroll-of-darts stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell tome-of-secrets | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
5 P1 leave potion-green falk
    ItemLeft item=potion-green hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | take tome-of-secrets konrad | take potion-green konrad | leave scroll-of-frost konrad | buy worn-armor konrad | buy worn-armor stash | buy chipped-sword konrad | buy chipped-sword stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell tome-of-secrets | sell potion-green | sell tome-of-secrets potion-green | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
6 P2 scavenge N10
    RuinScavenged ruin=ruin-1 at=N10 (TLS-SCAVENGE-3, ruin-1)
equipment (TLS-SCAVENGE-5): draw armor | draw melee | draw ranged | draw magic | pick potion-green | pick potion-red | pick potion-blue | pick potion-yellow
7 any draw melee
    => sledgehammer
    EquipmentGained item=chipped-sword (TLS-SCAVENGE-5, ruin-1)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp O9 P9 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house O9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | take potion-green falk | leave crossbow falk | buy worn-armor falk | buy worn-armor stash | buy shortbow stash | buy clouded-orb stash | buy potion-green falk | buy potion-green stash | buy potion-red falk | buy potion-red stash | buy potion-blue falk | buy potion-blue stash | buy scroll-of-darts falk | buy scroll-of-darts stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell chipped-sword | sell tome-of-secrets | sell potion-green | sell chipped-sword tome-of-secrets | sell chipped-sword potion-green | sell tome-of-secrets potion-green | sell chipped-sword tome-of-secrets potion-green | scavenge L10 | scavenge K14
8 P1 buy potion-blue stash
    ItemBought item=potion-blue hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | take chipped-sword konrad | take tome-of-secrets konrad | take potion-green konrad | take potion-blue konrad | leave scroll-of-frost konrad | sell chipped-sword | sell tome-of-secrets | sell potion-green | sell potion-blue | sell chipped-sword tome-of-secrets | sell chipped-sword potion-green | sell chipped-sword potion-blue | sell tome-of-secrets potion-green | sell tome-of-secrets potion-blue | sell potion-green potion-blue | sell chipped-sword tome-of-secrets potion-green | sell chipped-sword tome-of-secrets potion-blue | sell chipped-sword potion-green potion-blue | sell tome-of-secrets potion-green potion-blue | sell chipped-sword tome-of-secrets potion-green potion-blue | scavenge L10 | scavenge K14
9 P2 sell tome-of-secrets potion-green potion-blue
    ItemsSold items=tome-of-secrets,potion-green,potion-blue gold=3 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp O9 P9 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house O9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker O9 P9 | build armor-maker I10 I11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith O9 P9 | build blacksmith I10 I11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer O9 P9 | build bowyer I10 I11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop O9 P9 | build magic-shop I10 I11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer O9 P9 | build seer I10 I11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | leave crossbow falk | buy worn-armor falk | buy worn-armor stash | buy sledgehammer stash | buy shortbow stash | buy clouded-orb stash | buy potion-green falk | buy potion-green stash | buy potion-red falk | buy potion-red stash | buy potion-blue falk | buy potion-blue stash | buy potion-yellow falk | buy potion-yellow stash | buy scroll-of-fire falk | buy scroll-of-fire stash | buy scroll-of-lightning falk | buy scroll-of-lightning stash | buy scroll-of-darts falk | buy scroll-of-darts stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-vigor falk | buy scroll-of-vigor stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell chipped-sword | scavenge L10 | scavenge K14
10 P1 pass
    Passed seat=1 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp O9 P9 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house O9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker O9 P9 | build armor-maker I10 I11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith O9 P9 | build blacksmith I10 I11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer O9 P9 | build bowyer I10 I11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop O9 P9 | build magic-shop I10 I11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer O9 P9 | build seer I10 I11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | take chipped-sword konrad | leave scroll-of-frost konrad | buy worn-armor konrad | buy worn-armor stash | buy sledgehammer konrad | buy sledgehammer stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy potion-yellow konrad | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-lightning stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell chipped-sword | scavenge L10 | scavenge K14
11 P2 take chipped-sword konrad
    ItemTaken item=chipped-sword hero=konrad (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp O9 P9 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house O9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker O9 P9 | build armor-maker I10 I11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith O9 P9 | build blacksmith I10 I11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer O9 P9 | build bowyer I10 I11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop O9 P9 | build magic-shop I10 I11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer O9 P9 | build seer I10 I11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | leave chipped-sword konrad | leave scroll-of-frost konrad | buy worn-armor konrad | buy worn-armor stash | buy sledgehammer stash | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy potion-yellow konrad | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-lightning stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | scavenge L10 | scavenge K14
12 P2 build scavenger-camp I10 I11
    StructureBuilt structure=scavenger-camp at=I10,I11 (TLS-BUILD-1, scavenger-camp)
    ResourcesGained gold=0 materials=1 (TLS-BUILD-2, scavenger-camp)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine O9 P9 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | leave chipped-sword konrad | leave scroll-of-frost konrad | buy worn-armor konrad | buy worn-armor stash | scavenge L10 | scavenge K14
13 P2 pass
    Passed seat=2 (TLS-MAIN-1, day)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy Q4 | deploy R4 | deploy S4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy D7 | deploy E7 | deploy F7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy T7 | deploy U7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy O9 | deploy P9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy J10 | deploy K10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy J11 | deploy L11 | deploy M11 | deploy N11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy N12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy K13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy G14 | deploy H14 | deploy I14 | deploy M14 | deploy O14 | deploy P14 | deploy Q14 | deploy R14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy N15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16
14 P2 deploy U8
    HeroDeployed hero=konrad at=U8 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy Q4 | deploy R4 | deploy S4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy D7 | deploy E7 | deploy F7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy T7 | deploy U7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy O9 | deploy P9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy J10 | deploy K10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy J11 | deploy L11 | deploy M11 | deploy N11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy N12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy K13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy G14 | deploy H14 | deploy I14 | deploy M14 | deploy O14 | deploy P14 | deploy Q14 | deploy R14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy N15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16
15 P1 deploy Q8
    => right pattern-5b pattern-3b
    HeroDeployed hero=falk at=Q8 (TLS-DUSK-4, dusk)
    NightBegan day=1 (TLS-NIGHT-1, night)
    MonsterPhaseBegan phase=1 (TLS-NIGHT-2, night)
    CoinFlipped side=right (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-5b (TLS-SPAWN-1, pattern-5b)
    MonsterSpawned monster=winged at=B15 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=B14 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=winged at=B12 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=B11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=A15 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=A13 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=A11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=A10 (TLS-SPAWN-2, archer)
    PatternsRevealed slot=slot-2 card=pattern-3b (TLS-SPAWN-1, pattern-3b)
    MonsterSpawned monster=clawer at=C2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=D2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=E2 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=armored at=F2 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=H2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=C1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=E1 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=F1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=H1 (TLS-SPAWN-2, archer)
    MonsterMoved monster=winged at=B15 to=H15 path=C15,D15,E15,F15,G15,H15 (TLS-MOVE-1, winged)
    MonsterMoved monster=archer at=A15 to=C15 path=B15,C15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B13 to=E13 path=C13,D13,E13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A13 to=C13 path=B13,C13 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=B12 to=H12 path=C12,D12,E12,F12,G12,H12 (TLS-MOVE-1, winged)
    MonsterStruck monster=winged at=H12 target=wooden-wall damage=3 (TLS-TARGET-5, winged)
    StructureBurned structure=wooden-wall at=I12 flames=3 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=wooden-wall at=I12 (TLS-DAMAGE-3, winged)
    MonsterMoved monster=clawer at=B11 to=E12 path=C11,C12,D12,E12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=A11 to=D12 path=B11,C11,C12,D12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A10 to=C10 path=B10,C10 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=C2 to=C5 path=C3,C4,C5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=C5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C1 to=C3 path=C2,C3 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=D2 to=D5 path=D3,D4,D5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=runner at=E2 to=D8 path=E3,D3,D4,D6,D7,D8 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=D8 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=E1 to=D4 path=E2,E3,D3,D4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=F2 to=F5 path=F3,F4,F5 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=F1 to=F3 path=F2,F3 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H2 to=H5 path=H3,H4,H5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H1 to=H3 path=H2,H3 (TLS-MOVE-1, archer)
    CardsDiscarded cards=pattern-5b,pattern-3b (TLS-MOVE-17, movement)
    HeroesRefreshed phase=1 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack chipped-sword lunge U7 | attack chipped-sword lunge V8 | attack chipped-sword lunge U9 | attack chipped-sword lunge T8 | shoot L14 C13 | shoot L14 E13 | shoot L14 E14 | shoot L14 C15 | shoot L14 H15 | token 2 | token 3 | armor up | target chipped-sword slash | target ballista L14
16 P2 attack chipped-sword lunge U7
    AttackMade hero=konrad item=chipped-sword attack=lunge at=U7 (TLS-ATTACK-1, konrad)
    HeroMoved hero=konrad to=U7 points=0 (TLS-EFFECT-2, konrad)
hero-turn (TLS-HEROES-2): end turn | shoot L14 C13 | shoot L14 E13 | shoot L14 E14 | shoot L14 C15 | shoot L14 H15 | token 2 | token 3 | armor up | target ballista L14
17 P2 shoot L14 E14
    DefenseFired structure=ballista at=E14 (TLS-ENGINE-1, ballista)
    MonsterHit monster=clawer at=E14 damage=1 left=0 (TLS-DICE-2, ballista)
    MonsterKilled monster=clawer at=E14 (TLS-DICE-2, ballista)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
18 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up | target crossbow bolt | target crossbow twin-bolts
19 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt M1 | attack crossbow bolt N1 | attack crossbow bolt O1 | attack crossbow bolt P1 | attack crossbow bolt M2 | attack crossbow bolt N2 | attack crossbow bolt O2 | attack crossbow bolt P2 | attack crossbow bolt M3 | attack crossbow bolt N3 | attack crossbow bolt O3 | attack crossbow bolt P3 | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt P4 | attack crossbow bolt M5 | attack crossbow bolt N5 | attack crossbow bolt O5 | attack crossbow bolt P5 | attack crossbow bolt M6 | attack crossbow bolt N6 | attack crossbow bolt O6 | attack crossbow bolt P6 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt P7 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow bolt P8 | attack crossbow bolt Q9 | attack crossbow bolt R9 | attack crossbow bolt S9 | attack crossbow bolt T9 | attack crossbow bolt U9 | attack crossbow bolt V9 | attack crossbow bolt W9 | attack crossbow bolt X9 | attack crossbow bolt Q10 | attack crossbow bolt R10 | attack crossbow bolt S10 | attack crossbow bolt T10 | attack crossbow bolt U10 | attack crossbow bolt V10 | attack crossbow bolt W10 | attack crossbow bolt X10 | attack crossbow bolt Q11 | attack crossbow bolt R11 | attack crossbow bolt S11 | attack crossbow bolt T11 | attack crossbow bolt U11 | attack crossbow bolt V11 | attack crossbow bolt W11 | attack crossbow bolt X11 | attack crossbow bolt Q12 | attack crossbow bolt R12 | attack crossbow bolt S12 | attack crossbow bolt T12 | attack crossbow bolt U12 | attack crossbow bolt V12 | attack crossbow bolt W12 | attack crossbow bolt X12
20 P1 attack crossbow bolt W11
    AttackMade hero=falk item=crossbow attack=bolt at=W11 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
21 P1 token 2
    TokenSpent hero=falk value=2 points=6 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move Q7 | move R8 | move Q9 | move P8 | move Q6 | move P7 | move S8 | move R9 | move Q10 | move P9 | move O8 | move Q5 | move R6 | move P6 | move O7 | move T8 | move S9 | move R10 | move Q11 | move P10 | move O9 | move N8 | move Q4 | move R5 | move P5 | move S6 | move O6 | move N7 | move T7 | move U8 | move T9 | move S10 | move R11 | move Q12 | move P11 | move O10 | move M8 | move Q3 | move R4 | move P4 | move S5 | move O5 | move T6 | move N6 | move M7 | move V8 | move U9 | move T10 | move S11 | move R12 | move Q13 | move N10 | move L8 | move R3 | move P3 | move S4 | move O4 | move T5 | move N5 | move U6 | move M6 | move L7 | move V7 | move V9 | move T11 | move S12 | move R13 | move Q14 | move N11 | move M10 | move K8 | armor up
22 P1 move T8
    HeroMoved hero=falk to=T8 points=3 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move T7 | move U8 | move T9 | move S8 | move T6 | move V8 | move U9 | move T10 | move S9 | move R8 | move T5 | move U6 | move S6 | move V7 | move V9 | move T11 | move S10 | move R9 | move Q8 | armor up
23 P1 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move T7 | move U8 | move T9 | move S8 | move T6 | move V8 | move U9 | move T10 | move S9 | move R8 | move T5 | move U6 | move S6 | move V7 | move V9 | move T11 | move S10 | move R9 | move Q8
24 P1 move R9
    HeroMoved hero=falk to=R9 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
25 P1 token 4
    TokenSpent hero=falk value=4 points=4 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move R8 | move S9 | move R10 | move Q9 | move S8 | move Q8 | move T9 | move S10 | move R11 | move Q10 | move P9 | move T8 | move Q7 | move P8 | move U9 | move T10 | move S11 | move R12 | move Q11 | move P10 | move O9 | move T7 | move U8 | move Q6 | move P7 | move O8 | move V9 | move T11 | move S12 | move R13 | move Q12 | move P11 | move O10
26 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack chipped-sword lunge U6 | attack chipped-sword lunge V7 | attack chipped-sword lunge U8 | attack chipped-sword lunge T7 | token 2 | token 3 | armor up | target chipped-sword slash
27 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | attack chipped-sword lunge U6 | attack chipped-sword lunge V7 | attack chipped-sword lunge U8 | attack chipped-sword lunge T7 | token 2 | token 3 | target chipped-sword slash
28 P2 target chipped-sword slash
target (TLS-ATTACK-11): attack chipped-sword slash U6 | attack chipped-sword slash V7 | attack chipped-sword slash U8 | attack chipped-sword slash T7
29 P2 attack chipped-sword slash T7
    AttackMade hero=konrad item=chipped-sword attack=slash at=T7 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
30 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt U7 | attack crossbow twin-bolts T7 E | attack crossbow twin-bolts U7 | token 3 | target crossbow bolt | target crossbow twin-bolts
31 P1 attack crossbow bolt U7
    AttackMade hero=falk item=crossbow attack=bolt at=U7 (TLS-ATTACK-1, falk)
    HeroWounded hero=konrad n=1 left=6 (TLS-STRIKE-1, bolt)
hero-turn (TLS-HEROES-2): end turn | token 3
32 P1 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move R8 | move S9 | move R10 | move Q9 | move S8 | move Q8 | move T9 | move S10 | move R11 | move Q10 | move P9 | move T8 | move Q7 | move P8 | move U9 | move T10 | move S11 | move R12 | move Q11 | move P10 | move O9
33 P1 move R12
    HeroMoved hero=falk to=R12 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack chipped-sword lunge U6 | attack chipped-sword lunge V7 | attack chipped-sword lunge U8 | attack chipped-sword lunge T7 | token 2 | token 3 | target chipped-sword slash
34 P2 attack chipped-sword lunge V7
    AttackMade hero=konrad item=chipped-sword attack=lunge at=V7 (TLS-ATTACK-1, konrad)
    HeroMoved hero=konrad to=V7 points=0 (TLS-EFFECT-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
35 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move V6 | move V8 | move U7 | move V5 | move U6 | move V9 | move U8 | move T7
36 P2 move V9
    HeroMoved hero=konrad to=V9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
37 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | target chipped-sword slash
38 P2 target chipped-sword slash
target (TLS-ATTACK-11): attack chipped-sword slash V8 | attack chipped-sword slash W9 | attack chipped-sword slash V10 | attack chipped-sword slash U9
39 P2 attack chipped-sword slash V10
    AttackMade hero=konrad item=chipped-sword attack=slash at=V10 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
40 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move V8 | move V10 | move U9 | move V7 | move U8 | move V11 | move T9 | move V6 | move U7 | move T8 | move V12 | move U11 | move T10 | move S9
41 P2 move T10
    HeroMoved hero=konrad to=T10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
42 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | target chipped-sword slash
43 P2 target chipped-sword slash
target (TLS-ATTACK-11): attack chipped-sword slash T9 | attack chipped-sword slash U10 | attack chipped-sword slash T11 | attack chipped-sword slash S10
44 P2 attack chipped-sword slash U10
    AttackMade hero=konrad item=chipped-sword attack=slash at=U10 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
45 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move T9 | move T11 | move S10 | move T8 | move U9 | move S9 | move U11 | move T12 | move S11 | move R10
46 P2 move T9
    HeroMoved hero=konrad to=T9 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | move T8 | move U9 | move T10 | move S9
47 P2 end turn
    => left pattern-9 pattern-7
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
    MonsterPhaseBegan phase=2 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-9 (TLS-SPAWN-1, pattern-9)
    MonsterSpawned monster=runner at=B15 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=B14 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=boomer at=B13 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=runner at=B11 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=B10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=A15 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=A12 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=A11 (TLS-SPAWN-2, archer)
    PatternsRevealed slot=slot-2 card=pattern-7 (TLS-SPAWN-1, pattern-7)
    MonsterSpawned monster=clawer at=D2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=E2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=winged at=F2 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=G2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=H2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=C1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=F1 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=archer placed=runner (TLS-SPAWN-5, runner)
    MonsterSpawned monster=runner at=G1 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=H1 (TLS-SPAWN-2, runner)
    MonsterMoved monster=winged at=H15 to=I15 path=I15 (TLS-MOVE-1, winged)
    MonsterStruck monster=winged at=I15 target=ruin-8 damage=3 (TLS-TARGET-5, winged)
    FlamesTaken flames=3 left=11 (TLS-STRIKE-2, winged)
    StructureBurned structure=ruin-8 at=J14,J15 flames=3 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=ruin-8 at=J14,J15 (TLS-DAMAGE-3, winged)
    MonsterMoved monster=archer at=C15 to=E15 path=D15,E15 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=B15 to=H15 path=C15,D15,F15,G15,H15 (TLS-MOVE-1, runner)
    MonsterMoved monster=archer at=A15 to=C15 path=B15,C15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=E13 to=H13 path=F13,G13,H13 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=I13 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=archer at=C13 to=E13 path=D13,E13 (TLS-MOVE-1, archer)
    MonsterMoved monster=boomer at=B13 to=F13 path=C13,D13,F13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=winged at=H12 to=I12 path=I12 (TLS-MOVE-1, winged)
    MonsterStruck monster=winged at=I12 target=wooden-wall damage=3 (TLS-TARGET-5, winged)
    StructureBurned structure=wooden-wall at=I13 flames=1 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=wooden-wall at=I13 (TLS-DAMAGE-3, winged)
    MonsterMoved monster=clawer at=E12 to=H12 path=F12,G12,H12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D12 to=G12 path=E12,F12,G12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A12 to=C12 path=B12,C12 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=B11 to=C11 path=C11 (TLS-MOVE-1, runner)
    MonsterMoved monster=archer at=A11 to=B11 path=B11 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=C10 to=E10 path=D10,E10 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=B10 to=D10 path=C10,D10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=D8 to=J8 path=E8,F8,G8,H8,I8,J8 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=J8 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=D5 to=G5 path=E5,G5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=G5 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=C5 to=E5 path=D5,E5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=C3 to=C5 path=C4,C5 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C5 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=archer at=C1 to=C3 path=C2,C3 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C3 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=clawer at=D4 to=D7 path=D5,D6,D7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=D2 to=D5 path=D3,D4,D5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=E2 to=D4 path=E3,D3,D4 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D4 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=F5 to=F8 path=F6,F7,F8 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=F8 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=archer at=F3 to=F5 path=F4,F5 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=F2 to=F7 path=F3,F4,F6,F7 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=F7 facing=east (TLS-FACING-2, winged)
    MonsterMoved monster=runner at=F1 to=F6 path=F2,F3,F4,F6 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=F6 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=G2 to=G4 path=G3,G4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=G1 to=I7 path=G2,G3,G6,H6,I6,I7 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=H5 to=I8 path=H6,I6,I8 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H3 to=H5 path=H4,H5 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H2 to=H4 path=H3,H4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=H1 to=I6 path=H2,H3,H6,I6 (TLS-MOVE-1, runner)
    CardsDiscarded cards=pattern-9,pattern-7 (TLS-MOVE-17, movement)
    MonsterStruck monster=archer at=E10 target=scavenger-camp damage=3 (TLS-TARGET-5, archer)
    FlamesTaken flames=3 left=8 (TLS-STRIKE-2, archer)
    StructureBurned structure=scavenger-camp at=I10,I11 flames=3 left=0 (TLS-STRIKE-1, archer)
    StructureDestroyed structure=scavenger-camp at=I10,I11 (TLS-DAMAGE-3, archer)
    HeroesRefreshed phase=2 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack chipped-sword lunge T8 | attack chipped-sword lunge U9 | attack chipped-sword lunge T10 | attack chipped-sword lunge S9 | shoot L14 I12 | shoot L14 E13 | shoot L14 F13 | shoot L14 H13 | shoot L14 E14 | shoot L14 C15 | shoot L14 E15 | shoot L14 H15 | shoot L14 I15 | token 2 | token 3 | armor up | target chipped-sword slash | target ballista L14
48 P2 target ballista L14
target (TLS-ATTACK-11): shoot L14 I9 | shoot L14 J9 | shoot L14 K9 | shoot L14 L9 | shoot L14 I10 | shoot L14 J10 | shoot L14 K10 | shoot L14 L10 | shoot L14 I11 | shoot L14 J11 | shoot L14 K11 | shoot L14 L11 | shoot L14 I12 | shoot L14 J12 | shoot L14 K12 | shoot L14 L12 | shoot L14 M12 | shoot L14 A13 | shoot L14 B13 | shoot L14 C13 | shoot L14 D13 | shoot L14 E13 | shoot L14 F13 | shoot L14 G13 | shoot L14 H13 | shoot L14 I13 | shoot L14 J13 | shoot L14 K13 | shoot L14 L13 | shoot L14 M13 | shoot L14 N13 | shoot L14 O13 | shoot L14 P13 | shoot L14 A14 | shoot L14 B14 | shoot L14 C14 | shoot L14 D14 | shoot L14 E14 | shoot L14 F14 | shoot L14 G14 | shoot L14 H14 | shoot L14 I14 | shoot L14 J14 | shoot L14 K14 | shoot L14 L14 | shoot L14 M14 | shoot L14 N14 | shoot L14 O14 | shoot L14 P14 | shoot L14 A15 | shoot L14 B15 | shoot L14 C15 | shoot L14 D15 | shoot L14 E15 | shoot L14 F15 | shoot L14 G15 | shoot L14 H15 | shoot L14 I15 | shoot L14 J15 | shoot L14 K15 | shoot L14 L15 | shoot L14 M15 | shoot L14 N15 | shoot L14 O15 | shoot L14 P15 | shoot L14 A16 | shoot L14 B16 | shoot L14 C16 | shoot L14 D16 | shoot L14 E16 | shoot L14 F16 | shoot L14 G16 | shoot L14 H16 | shoot L14 I16 | shoot L14 J16 | shoot L14 K16 | shoot L14 L16 | shoot L14 M16 | shoot L14 N16 | shoot L14 O16 | shoot L14 P16
49 P2 shoot L14 N13
    DefenseFired structure=ballista at=N13 (TLS-ENGINE-1, ballista)
hero-turn (TLS-HEROES-2): end turn | attack chipped-sword lunge T8 | attack chipped-sword lunge U9 | attack chipped-sword lunge T10 | attack chipped-sword lunge S9 | token 2 | token 3 | armor up | target chipped-sword slash
50 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | attack chipped-sword lunge T8 | attack chipped-sword lunge U9 | attack chipped-sword lunge T10 | attack chipped-sword lunge S9 | token 2 | token 3 | target chipped-sword slash
51 P2 attack chipped-sword lunge S9
    AttackMade hero=konrad item=chipped-sword attack=lunge at=S9 (TLS-ATTACK-1, konrad)
    HeroMoved hero=konrad to=S9 points=0 (TLS-EFFECT-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
52 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move S8 | move T9 | move S10 | move R9 | move T8 | move R8 | move U9 | move T10 | move S11 | move R10 | move Q9
53 P2 move U9
    HeroMoved hero=konrad to=U9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
54 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up | target crossbow bolt | target crossbow twin-bolts
55 P1 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | target crossbow bolt | target crossbow twin-bolts
56 P1 target crossbow twin-bolts
target (TLS-ATTACK-11): attack crossbow twin-bolts Q1 | attack crossbow twin-bolts R1 | attack crossbow twin-bolts S1 | attack crossbow twin-bolts T1 | attack crossbow twin-bolts U1 | attack crossbow twin-bolts V1 | attack crossbow twin-bolts Q2 | attack crossbow twin-bolts R2 | attack crossbow twin-bolts S2 | attack crossbow twin-bolts T2 | attack crossbow twin-bolts U2 | attack crossbow twin-bolts V2 | attack crossbow twin-bolts Q3 | attack crossbow twin-bolts R3 | attack crossbow twin-bolts S3 | attack crossbow twin-bolts T3 | attack crossbow twin-bolts U3 | attack crossbow twin-bolts V3 | attack crossbow twin-bolts Q4 | attack crossbow twin-bolts R4 | attack crossbow twin-bolts S4 | attack crossbow twin-bolts T4 | attack crossbow twin-bolts U4 | attack crossbow twin-bolts V4 | attack crossbow twin-bolts Q5 | attack crossbow twin-bolts R5 | attack crossbow twin-bolts S5 | attack crossbow twin-bolts T5 | attack crossbow twin-bolts U5 | attack crossbow twin-bolts V5 | attack crossbow twin-bolts Q6 | attack crossbow twin-bolts R6 | attack crossbow twin-bolts S6 | attack crossbow twin-bolts T6 | attack crossbow twin-bolts U6 | attack crossbow twin-bolts V6 | attack crossbow twin-bolts Q7 | attack crossbow twin-bolts R7 | attack crossbow twin-bolts S7 | attack crossbow twin-bolts T7 | attack crossbow twin-bolts U7 | attack crossbow twin-bolts V7 | attack crossbow twin-bolts Q8 | attack crossbow twin-bolts R8 | attack crossbow twin-bolts S8 | attack crossbow twin-bolts T8 | attack crossbow twin-bolts U8 | attack crossbow twin-bolts V8 N | attack crossbow twin-bolts V8 E | attack crossbow twin-bolts M9 | attack crossbow twin-bolts N9 | attack crossbow twin-bolts O9 N | attack crossbow twin-bolts O9 W | attack crossbow twin-bolts P9 | attack crossbow twin-bolts M10 | attack crossbow twin-bolts N10 | attack crossbow twin-bolts O10 | attack crossbow twin-bolts P10 N | attack crossbow twin-bolts P10 W | attack crossbow twin-bolts M11 | attack crossbow twin-bolts N11 | attack crossbow twin-bolts O11 | attack crossbow twin-bolts P11 | attack crossbow twin-bolts N12 | attack crossbow twin-bolts O12 | attack crossbow twin-bolts P12 | attack crossbow twin-bolts Q13 S | attack crossbow twin-bolts Q13 W | attack crossbow twin-bolts R13 | attack crossbow twin-bolts S13 S | attack crossbow twin-bolts S13 E | attack crossbow twin-bolts T13 | attack crossbow twin-bolts U13 | attack crossbow twin-bolts V13 | attack crossbow twin-bolts W13 | attack crossbow twin-bolts X13 | attack crossbow twin-bolts Q14 | attack crossbow twin-bolts R14 | attack crossbow twin-bolts S14 | attack crossbow twin-bolts T14 S | attack crossbow twin-bolts T14 E | attack crossbow twin-bolts U14 | attack crossbow twin-bolts V14 | attack crossbow twin-bolts W14 | attack crossbow twin-bolts X14 | attack crossbow twin-bolts Q15 | attack crossbow twin-bolts R15 | attack crossbow twin-bolts S15 | attack crossbow twin-bolts T15 | attack crossbow twin-bolts U15 S | attack crossbow twin-bolts U15 E | attack crossbow twin-bolts V15 | attack crossbow twin-bolts W15 | attack crossbow twin-bolts X15 | attack crossbow twin-bolts Q16 | attack crossbow twin-bolts R16 | attack crossbow twin-bolts S16 | attack crossbow twin-bolts T16 | attack crossbow twin-bolts U16 | attack crossbow twin-bolts V16 S | attack crossbow twin-bolts V16 E | attack crossbow twin-bolts W16 | attack crossbow twin-bolts X16
57 P1 attack crossbow twin-bolts R6
    AttackMade hero=falk item=crossbow attack=twin-bolts at=R6 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
58 P1 token 2
    TokenSpent hero=falk value=2 points=6 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move R11 | move S12 | move R13 | move Q12 | move R10 | move S11 | move Q11 | move T12 | move S13 | move R14 | move Q13 | move R9 | move S10 | move Q10 | move T11 | move P11 | move U12 | move T13 | move S14 | move R15 | move Q14 | move R8 | move S9 | move Q9 | move T10 | move P10 | move U11 | move V12 | move U13 | move T14 | move S15 | move R16 | move Q15 | move P14 | move S8 | move Q8 | move T9 | move P9 | move O10 | move V11 | move V13 | move U14 | move T15 | move S16 | move Q16 | move P15 | move O14 | move T8 | move Q7 | move P8 | move O9 | move N10 | move V10 | move V14 | move U15 | move T16 | move P16 | move O15 | move O13
59 P1 move S16
    HeroMoved hero=falk to=S16 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move S15 | move T16 | move R16
60 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack chipped-sword lunge U8 | attack chipped-sword lunge V9 | attack chipped-sword lunge T9 | token 2 | token 3 | target chipped-sword slash | target chipped-sword lunge
61 P2 attack chipped-sword lunge U8
    AttackMade hero=konrad item=chipped-sword attack=lunge at=U8 (TLS-ATTACK-1, konrad)
    HeroMoved hero=konrad to=U8 points=0 (TLS-EFFECT-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
62 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move U7 | move V8 | move U9 | move T8 | move U6 | move V7 | move T7 | move V9 | move T9 | move S8 | move U5 | move V6 | move T6 | move V10 | move T10 | move S9 | move R8
63 P2 move T9
    HeroMoved hero=konrad to=T9 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move T8 | move U9 | move T10 | move S9
64 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt T9 | attack crossbow twin-bolts T9 | attack crossbow twin-bolts T10 | token 3 | token 4 | target crossbow bolt | target crossbow twin-bolts
65 P1 attack crossbow twin-bolts T10
    AttackMade hero=falk item=crossbow attack=twin-bolts at=T10 (TLS-ATTACK-1, falk)
    HeroWounded hero=konrad n=1 left=5 (TLS-STRIKE-1, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
66 P1 token 4
    TokenSpent hero=falk value=4 points=4 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move S15 | move T16 | move R16 | move S14 | move T15 | move R15 | move U16 | move Q16 | move S13 | move T14 | move R14 | move U15 | move Q15 | move V16 | move P16 | move S12 | move T13 | move R13 | move U14 | move Q14 | move V15 | move P15 | move O16
67 P1 move V16
    HeroMoved hero=falk to=V16 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V15 | move U16
68 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | target chipped-sword slash
69 P2 target chipped-sword slash
target (TLS-ATTACK-11): attack chipped-sword slash T8 | attack chipped-sword slash U9 | attack chipped-sword slash T10 | attack chipped-sword slash S9
70 P2 attack chipped-sword slash T8
    AttackMade hero=konrad item=chipped-sword attack=slash at=T8 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
71 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move T8 | move U9 | move T10 | move S9 | move T7 | move U8 | move S8 | move V9 | move T11 | move S10 | move R9
72 P2 move U9
    HeroMoved hero=konrad to=U9 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | move U8 | move V9 | move T9
73 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt U9 | token 3 | target crossbow bolt
74 P1 attack crossbow bolt U9
    AttackMade hero=falk item=crossbow attack=bolt at=U9 (TLS-ATTACK-1, falk)
    HeroWounded hero=konrad n=1 left=4 (TLS-STRIKE-1, bolt)
hero-turn (TLS-HEROES-2): end turn | token 3
75 P1 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move V15 | move U16 | move V14 | move U15 | move T16 | move V13 | move U14 | move T15 | move S16
76 P1 move V13
    HeroMoved hero=falk to=V13 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt U9 | target crossbow bolt
77 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt Q9 | attack crossbow bolt R9 | attack crossbow bolt S9 | attack crossbow bolt T9 | attack crossbow bolt U9 | attack crossbow bolt V9 | attack crossbow bolt W9 | attack crossbow bolt X9 | attack crossbow bolt Q10 | attack crossbow bolt R10 | attack crossbow bolt S10 | attack crossbow bolt T10 | attack crossbow bolt U10 | attack crossbow bolt V10 | attack crossbow bolt W10 | attack crossbow bolt X10 | attack crossbow bolt Q11 | attack crossbow bolt R11 | attack crossbow bolt S11 | attack crossbow bolt T11 | attack crossbow bolt U11 | attack crossbow bolt V11 | attack crossbow bolt W11 | attack crossbow bolt X11 | attack crossbow bolt Q12 | attack crossbow bolt R12 | attack crossbow bolt S12 | attack crossbow bolt T12 | attack crossbow bolt U12 | attack crossbow bolt V12 | attack crossbow bolt W12 | attack crossbow bolt X12 | attack crossbow bolt N13 | attack crossbow bolt O13 | attack crossbow bolt P13 | attack crossbow bolt M14 | attack crossbow bolt N14 | attack crossbow bolt O14 | attack crossbow bolt P14 | attack crossbow bolt M15 | attack crossbow bolt N15 | attack crossbow bolt O15 | attack crossbow bolt P15 | attack crossbow bolt M16 | attack crossbow bolt N16 | attack crossbow bolt O16 | attack crossbow bolt P16
78 P1 attack crossbow bolt M16
    AttackMade hero=falk item=crossbow attack=bolt at=M16 (TLS-ATTACK-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt U9 | target crossbow bolt
79 P1 attack crossbow bolt U9
    => left
    AttackMade hero=falk item=crossbow attack=bolt at=U9 (TLS-ATTACK-1, falk)
    HeroWounded hero=konrad n=1 left=3 (TLS-STRIKE-1, bolt)
    TurnEnded hero=falk (TLS-STEP-2, falk)
    MonsterPhaseBegan phase=3 (TLS-NIGHT-2, night)
    PanicSpread monsters=2 (TLS-PANIC-2, panic)
    FlamesTaken flames=2 left=6 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=winged at=I15 to=J15 path=J15 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=J15 facing=north (TLS-FACING-2, winged)
    MonsterStruck monster=winged at=J15 target=ruin-12 damage=3 (TLS-TARGET-5, winged)
    FlamesTaken flames=3 left=3 (TLS-STRIKE-2, winged)
    StructureBurned structure=ruin-12 at=K15,L15,M15 flames=3 left=1 (TLS-STRIKE-1, winged)
    MonsterMoved monster=runner at=H15 to=I15 path=I15 (TLS-MOVE-1, runner)
    MonsterMoved monster=archer at=E15 to=G15 path=F15,G15 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=C15 to=E15 path=D15,E15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=E14 to=H14 path=F14,G14,H14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=H13 to=K13 path=I13,J13,K13 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=K13 target=magic-circle damage=2 (TLS-TARGET-3, clawer)
    MageLost lost=2 left=2 (TLS-STRIKE-5, clawer)
    MonsterMoved monster=boomer at=F13 to=J13 path=G13,H13,I13,J13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=E13 to=G13 path=F13,G13 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=I12 to=J12 path=J12 (TLS-MOVE-1, winged)
    MonsterStruck monster=winged at=J12 target=house damage=3 (TLS-TARGET-5, winged)
    FlamesTaken flames=2 left=1 (TLS-STRIKE-2, winged)
    StructureBurned structure=house at=K12 flames=2 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=house at=K12 (TLS-DAMAGE-3, winged)
    MonsterMoved monster=clawer at=H12 to=K12 path=I12,K12 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=K12 target=magic-circle damage=2 (TLS-TARGET-3, clawer)
    MageLost lost=2 left=0 (TLS-STRIKE-5, clawer)
    GameEnded result=lost (TLS-STRIKE-5, circle-fallen-in-gildenberg)
<lost: circle-fallen-in-gildenberg (TLS-STRIKE-5)>
