    => ruin-6 ruin-1 ruin-4 ruin-10 ruin-8 ruin-12 night-of-knives a-town-to-live-in falk konrad trait-card-1 trait-card-6 deserter marked crossbow tome-of-secrets wooden-shield chipped-sword shortbow clouded-orb
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
    ItemTaken hero=konrad item=worn-armor (TLS-TRAIT-5, setup)
trade (TLS-TRADE-1): done | give crossbow falk stash | give crossbow falk konrad | give potion-green falk stash | give potion-green falk konrad | give tome-of-secrets konrad stash | give tome-of-secrets konrad falk | give worn-armor konrad stash | give worn-armor konrad falk | give scroll-of-frost konrad stash | give scroll-of-frost konrad falk
1 any give tome-of-secrets konrad stash
    ItemGiven item=tome-of-secrets hero=konrad to=stash (TLS-TRADE-1, setup)
trade (TLS-TRADE-1): done | give crossbow falk stash | give crossbow falk konrad | give potion-green falk stash | give potion-green falk konrad | give worn-armor konrad stash | give worn-armor konrad falk | give scroll-of-frost konrad stash | give scroll-of-frost konrad falk
2 any done
first-player (TLS-FIRST-3): first falk | first konrad
3 any first konrad
    => direction-2
    FirstPlayerChosen hero=konrad (TLS-FIRST-3, setup)
    DayBegan day=1 (TLS-UPKEEP-1, day)
    DirectionRevealed card=direction-2 slots=slot-1,slot-2 (TLS-SCOUT-3, direction-2)
    PatternsPlaced slot=slot-1 (TLS-SCOUT-6, scout)
    PatternsPlaced slot=slot-2 (TLS-SCOUT-6, scout)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista O9 | build ballista P9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista P11 | build ballista J12 | build ballista N12 | build ballista J13 | build ballista K13 | build ballista O13 | build ballista I14 | build ballista L14 | build ballista M14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista N15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult O9 | build catapult P9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult P11 | build catapult J12 | build catapult N12 | build catapult J13 | build catapult K13 | build catapult O13 | build catapult I14 | build catapult L14 | build catapult M14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult N15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I9 | build wooden-gate J9 | build wooden-gate K9 | build wooden-gate O9 | build wooden-gate P9 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate I14 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | upgrade wooden-wall L9 | upgrade wooden-wall M9 | upgrade wooden-wall N9 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | take tome-of-secrets konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy wooden-shield konrad | buy wooden-shield stash | buy chipped-sword konrad | buy chipped-sword stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell tome-of-secrets | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
4 P2 build ballista L14
    StructureBuilt structure=ballista at=L14 (TLS-BUILD-1, ballista)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | leave crossbow falk | leave potion-green falk | buy wooden-shield falk | buy wooden-shield stash | buy chipped-sword stash | buy shortbow stash | buy clouded-orb stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy scroll-of-darts falk | buy scroll-of-darts stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell tome-of-secrets | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
5 P1 leave potion-green falk
    ItemLeft item=potion-green hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | take tome-of-secrets konrad | take potion-green konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy wooden-shield konrad | buy wooden-shield stash | buy chipped-sword konrad | buy chipped-sword stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell tome-of-secrets | sell potion-green | sell tome-of-secrets potion-green | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
6 P2 scavenge N10
    RuinScavenged ruin=ruin-1 at=N10 (TLS-SCAVENGE-3, ruin-1)
equipment (TLS-SCAVENGE-5): draw armor | draw melee | draw ranged | draw magic | pick potion-green | pick potion-red | pick potion-blue | pick potion-yellow
7 any draw melee
    => sledgehammer
    EquipmentGained item=chipped-sword (TLS-SCAVENGE-5, ruin-1)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp O9 P9 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house O9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | take potion-green falk | leave crossbow falk | buy wooden-shield falk | buy wooden-shield stash | buy shortbow stash | buy clouded-orb stash | buy potion-green falk | buy potion-green stash | buy potion-red falk | buy potion-red stash | buy potion-blue falk | buy potion-blue stash | buy scroll-of-darts falk | buy scroll-of-darts stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell chipped-sword | sell tome-of-secrets | sell potion-green | sell chipped-sword tome-of-secrets | sell chipped-sword potion-green | sell tome-of-secrets potion-green | sell chipped-sword tome-of-secrets potion-green | scavenge L10 | scavenge K14
8 P1 buy potion-blue stash
    ItemBought item=potion-blue hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | take chipped-sword konrad | take tome-of-secrets konrad | take potion-green konrad | take potion-blue konrad | leave worn-armor konrad | leave scroll-of-frost konrad | sell chipped-sword | sell tome-of-secrets | sell potion-green | sell potion-blue | sell chipped-sword tome-of-secrets | sell chipped-sword potion-green | sell chipped-sword potion-blue | sell tome-of-secrets potion-green | sell tome-of-secrets potion-blue | sell potion-green potion-blue | sell chipped-sword tome-of-secrets potion-green | sell chipped-sword tome-of-secrets potion-blue | sell chipped-sword potion-green potion-blue | sell tome-of-secrets potion-green potion-blue | sell chipped-sword tome-of-secrets potion-green potion-blue | scavenge L10 | scavenge K14
9 P2 sell tome-of-secrets potion-green potion-blue
    ItemsSold items=tome-of-secrets,potion-green,potion-blue gold=3 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp O9 P9 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house O9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker O9 P9 | build armor-maker I10 I11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith O9 P9 | build blacksmith I10 I11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer O9 P9 | build bowyer I10 I11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop O9 P9 | build magic-shop I10 I11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer O9 P9 | build seer I10 I11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | leave crossbow falk | buy wooden-shield falk | buy wooden-shield stash | buy sledgehammer stash | buy shortbow stash | buy clouded-orb stash | buy potion-green falk | buy potion-green stash | buy potion-red falk | buy potion-red stash | buy potion-blue falk | buy potion-blue stash | buy potion-yellow falk | buy potion-yellow stash | buy scroll-of-fire falk | buy scroll-of-fire stash | buy scroll-of-lightning falk | buy scroll-of-lightning stash | buy scroll-of-darts falk | buy scroll-of-darts stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-vigor falk | buy scroll-of-vigor stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell chipped-sword | scavenge L10 | scavenge K14
10 P1 pass
    Passed seat=1 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp O9 P9 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house O9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker O9 P9 | build armor-maker I10 I11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith O9 P9 | build blacksmith I10 I11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer O9 P9 | build bowyer I10 I11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop O9 P9 | build magic-shop I10 I11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer O9 P9 | build seer I10 I11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | take chipped-sword konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy wooden-shield konrad | buy wooden-shield stash | buy sledgehammer konrad | buy sledgehammer stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy potion-yellow konrad | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-lightning stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell chipped-sword | scavenge L10 | scavenge K14
11 P2 take chipped-sword konrad
    ItemTaken item=chipped-sword hero=konrad (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp O9 P9 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house O9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker O9 P9 | build armor-maker I10 I11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith O9 P9 | build blacksmith I10 I11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer O9 P9 | build bowyer I10 I11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop O9 P9 | build magic-shop I10 I11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer O9 P9 | build seer I10 I11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | leave chipped-sword konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy wooden-shield konrad | buy wooden-shield stash | buy sledgehammer stash | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy potion-yellow konrad | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-lightning stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | scavenge L10 | scavenge K14
12 P2 build scavenger-camp I10 I11
    StructureBuilt structure=scavenger-camp at=I10,I11 (TLS-BUILD-1, scavenger-camp)
    ResourcesGained gold=0 materials=1 (TLS-BUILD-2, scavenger-camp)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine O9 P9 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | leave chipped-sword konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy wooden-shield konrad | buy wooden-shield stash | scavenge L10 | scavenge K14
13 P2 leave chipped-sword konrad
    ItemLeft item=chipped-sword hero=konrad (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine O9 P9 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | take chipped-sword konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy wooden-shield konrad | buy wooden-shield stash | sell chipped-sword | scavenge L10 | scavenge K14
14 P2 buy wooden-shield stash
    => worn-armor
    ItemBought item=wooden-shield hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine O9 P9 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | take chipped-sword konrad | take wooden-shield konrad | leave worn-armor konrad | leave scroll-of-frost konrad | sell chipped-sword | sell wooden-shield | sell chipped-sword wooden-shield | scavenge L10 | scavenge K14
15 P2 scavenge L10
    RuinScavenged ruin=ruin-6 at=L10 (TLS-SCAVENGE-3, ruin-6)
    ResourcesGained gold=3 materials=9 (TLS-SCAVENGE-3, ruin-6)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista O9 | build ballista P9 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista J11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista P11 | build ballista J12 | build ballista N12 | build ballista J13 | build ballista K13 | build ballista O13 | build ballista I14 | build ballista M14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista N15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult O9 | build catapult P9 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult J11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult P11 | build catapult J12 | build catapult N12 | build catapult J13 | build catapult K13 | build catapult O13 | build catapult I14 | build catapult M14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult N15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall P10 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I9 | build wooden-gate J9 | build wooden-gate K9 | build wooden-gate O9 | build wooden-gate P9 | build wooden-gate P10 | build wooden-gate P11 | build wooden-gate I14 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine O9 P9 | build gold-mine M10 M11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp J9 K9 | build scavenger-camp O9 P9 | build scavenger-camp M10 M11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house K9 | build house O9 | build house P9 | build house K10 | build house L10 | build house M10 | build house L11 | build house M11 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker O9 P9 | build armor-maker M10 M11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith O9 P9 | build blacksmith M10 M11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer O9 P9 | build bowyer M10 M11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop O9 P9 | build magic-shop M10 M11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer O9 P9 | build seer M10 M11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | upgrade wooden-wall L9 | upgrade wooden-wall M9 | upgrade wooden-wall N9 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | take chipped-sword konrad | take wooden-shield konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy worn-armor stash | buy sledgehammer konrad | buy sledgehammer stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy potion-yellow konrad | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-lightning stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell chipped-sword | sell wooden-shield | sell chipped-sword wooden-shield
16 P2 upgrade wooden-wall L9
    StructureUpgraded structure=stone-wall at=L9 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista O9 | build ballista P9 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista J11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista P11 | build ballista J12 | build ballista N12 | build ballista J13 | build ballista K13 | build ballista O13 | build ballista I14 | build ballista M14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista N15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult O9 | build catapult P9 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult J11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult P11 | build catapult J12 | build catapult N12 | build catapult J13 | build catapult K13 | build catapult O13 | build catapult I14 | build catapult M14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult N15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall P10 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I9 | build wooden-gate J9 | build wooden-gate K9 | build wooden-gate O9 | build wooden-gate P9 | build wooden-gate P10 | build wooden-gate P11 | build wooden-gate I14 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine O9 P9 | build gold-mine M10 M11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp J9 K9 | build scavenger-camp O9 P9 | build scavenger-camp M10 M11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house K9 | build house O9 | build house P9 | build house K10 | build house L10 | build house M10 | build house L11 | build house M11 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker O9 P9 | build armor-maker M10 M11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith O9 P9 | build blacksmith M10 M11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer O9 P9 | build bowyer M10 M11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop O9 P9 | build magic-shop M10 M11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer O9 P9 | build seer M10 M11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | upgrade wooden-wall M9 | upgrade wooden-wall N9 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | take chipped-sword konrad | take wooden-shield konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy worn-armor stash | buy sledgehammer konrad | buy sledgehammer stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy potion-yellow konrad | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-lightning stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell chipped-sword | sell wooden-shield | sell chipped-sword wooden-shield
17 P2 upgrade wooden-wall I12
    StructureUpgraded structure=stone-wall at=I12 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista O9 | build ballista P9 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista J11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista P11 | build ballista J12 | build ballista N12 | build ballista J13 | build ballista K13 | build ballista O13 | build ballista I14 | build ballista M14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista N15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult O9 | build catapult P9 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult J11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult P11 | build catapult J12 | build catapult N12 | build catapult J13 | build catapult K13 | build catapult O13 | build catapult I14 | build catapult M14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult N15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall P10 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I9 | build wooden-gate J9 | build wooden-gate K9 | build wooden-gate O9 | build wooden-gate P9 | build wooden-gate P10 | build wooden-gate P11 | build wooden-gate I14 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine O9 P9 | build gold-mine M10 M11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp J9 K9 | build scavenger-camp O9 P9 | build scavenger-camp M10 M11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house K9 | build house O9 | build house P9 | build house K10 | build house L10 | build house M10 | build house L11 | build house M11 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker O9 P9 | build armor-maker M10 M11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith O9 P9 | build blacksmith M10 M11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer O9 P9 | build bowyer M10 M11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop O9 P9 | build magic-shop M10 M11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer O9 P9 | build seer M10 M11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | upgrade wooden-wall M9 | upgrade wooden-wall N9 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | take chipped-sword konrad | take wooden-shield konrad | leave worn-armor konrad | leave scroll-of-frost konrad | buy worn-armor stash | buy sledgehammer konrad | buy sledgehammer stash | buy shortbow konrad | buy shortbow stash | buy clouded-orb konrad | buy clouded-orb stash | buy potion-green konrad | buy potion-green stash | buy potion-red konrad | buy potion-red stash | buy potion-blue konrad | buy potion-blue stash | buy potion-yellow konrad | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-lightning stash | buy scroll-of-darts stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell chipped-sword | sell wooden-shield | sell chipped-sword wooden-shield
18 P2 pass
    Passed seat=2 (TLS-MAIN-1, day)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy Q4 | deploy R4 | deploy S4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy D7 | deploy E7 | deploy F7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy T7 | deploy U7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy O9 | deploy P9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy J10 | deploy K10 | deploy L10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy J11 | deploy L11 | deploy M11 | deploy N11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy N12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy K13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy I14 | deploy M14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy N15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16
19 P2 deploy M10
    HeroDeployed hero=konrad at=M10 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy Q4 | deploy R4 | deploy S4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy D7 | deploy E7 | deploy F7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy T7 | deploy U7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy O9 | deploy P9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy J10 | deploy K10 | deploy L10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy J11 | deploy L11 | deploy M11 | deploy N11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy N12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy K13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy I14 | deploy M14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy N15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16
20 P1 deploy P8
    => right pattern-8 pattern-5b
    HeroDeployed hero=falk at=P8 (TLS-DUSK-4, dusk)
    NightBegan day=1 (TLS-NIGHT-1, night)
    MonsterPhaseBegan phase=1 (TLS-NIGHT-2, night)
    CoinFlipped side=right (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-8 (TLS-SPAWN-1, pattern-8)
    MonsterSpawned monster=clawer at=B15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=B14 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=crimson-bulky at=B13 (TLS-SPAWN-2, crimson-bulky)
    MonsterSpawned monster=clawer at=B10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=A15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=A13 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=A11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=A10 (TLS-SPAWN-2, archer)
    PatternsRevealed slot=slot-2 card=pattern-5b (TLS-SPAWN-1, pattern-5b)
    MonsterSpawned monster=winged at=C2 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=D2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=E2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=winged at=F2 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=G2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=C1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=E1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=G1 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=H1 (TLS-SPAWN-2, archer)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=A15 to=D15 path=B15,C15,D15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, armored)
    MonsterMoved monster=crimson-bulky at=B13 to=E13 path=C13,D13,E13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=A13 to=C13 path=B13,C13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=A11 to=D12 path=B11,C11,C12,D12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B10 to=E10 path=C10,D10,E10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A10 to=C10 path=B10,C10 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=C2 to=C8 path=C3,C4,C5,C6,C7,C8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=C8 facing=east (TLS-FACING-2, winged)
    MonsterMoved monster=archer at=C1 to=C3 path=C2,C3 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=D2 to=D5 path=D3,D4,D5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=E2 to=D4 path=E3,D3,D4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=E1 to=E3 path=E2,E3 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=F2 to=F8 path=F3,F4,F5,F6,F7,F8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=F8 facing=east (TLS-FACING-2, winged)
    MonsterMoved monster=clawer at=G2 to=G5 path=G3,G4,G5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=G1 to=G4 path=G2,G3,G4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H1 to=H3 path=H2,H3 (TLS-MOVE-1, archer)
    CardsDiscarded cards=pattern-8,pattern-5b (TLS-MOVE-17, movement)
    HeroesRefreshed phase=1 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | shoot L14 C13 | shoot L14 E13 | shoot L14 E14 | shoot L14 D15 | shoot L14 E15 | token 2 | token 3 | armor up | target ballista L14
21 P2 end turn
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M10 | attack crossbow twin-bolts I3 | attack crossbow twin-bolts M10 | attack crossbow twin-bolts N10 W | shoot L14 C13 | shoot L14 E13 | shoot L14 E14 | shoot L14 D15 | shoot L14 E15 | token 2 | token 3 | token 4 | armor up | target crossbow bolt | target crossbow twin-bolts | target ballista L14
22 P1 attack crossbow twin-bolts N10 W
    AttackMade hero=falk item=crossbow attack=twin-bolts at=N10 (TLS-ATTACK-1, falk)
take-damage (TLS-ARMOR-1): take damage | use worn-armor
23 P2 take damage
    HeroWounded hero=konrad n=1 left=6 (TLS-STRIKE-1, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | shoot L14 C13 | shoot L14 E13 | shoot L14 E14 | shoot L14 D15 | shoot L14 E15 | token 2 | token 3 | token 4 | armor up | target ballista L14
24 P1 target ballista L14
target (TLS-ATTACK-11): shoot L14 I9 | shoot L14 J9 | shoot L14 K9 | shoot L14 L9 | shoot L14 I10 | shoot L14 J10 | shoot L14 K10 | shoot L14 L10 | shoot L14 I11 | shoot L14 J11 | shoot L14 K11 | shoot L14 L11 | shoot L14 I12 | shoot L14 J12 | shoot L14 K12 | shoot L14 L12 | shoot L14 M12 | shoot L14 A13 | shoot L14 B13 | shoot L14 C13 | shoot L14 D13 | shoot L14 E13 | shoot L14 F13 | shoot L14 G13 | shoot L14 H13 | shoot L14 I13 | shoot L14 J13 | shoot L14 K13 | shoot L14 L13 | shoot L14 M13 | shoot L14 N13 | shoot L14 O13 | shoot L14 P13 | shoot L14 A14 | shoot L14 B14 | shoot L14 C14 | shoot L14 D14 | shoot L14 E14 | shoot L14 F14 | shoot L14 G14 | shoot L14 H14 | shoot L14 I14 | shoot L14 J14 | shoot L14 K14 | shoot L14 L14 | shoot L14 M14 | shoot L14 N14 | shoot L14 O14 | shoot L14 P14 | shoot L14 A15 | shoot L14 B15 | shoot L14 C15 | shoot L14 D15 | shoot L14 E15 | shoot L14 F15 | shoot L14 G15 | shoot L14 H15 | shoot L14 I15 | shoot L14 J15 | shoot L14 K15 | shoot L14 L15 | shoot L14 M15 | shoot L14 N15 | shoot L14 O15 | shoot L14 P15 | shoot L14 A16 | shoot L14 B16 | shoot L14 C16 | shoot L14 D16 | shoot L14 E16 | shoot L14 F16 | shoot L14 G16 | shoot L14 H16 | shoot L14 I16 | shoot L14 J16 | shoot L14 K16 | shoot L14 L16 | shoot L14 M16 | shoot L14 N16 | shoot L14 O16 | shoot L14 P16
25 P1 shoot L14 L10
    DefenseFired structure=ballista at=L10 (TLS-ENGINE-1, ballista)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
26 P1 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
27 P1 token 2
    TokenSpent hero=falk value=2 points=6 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move P7 | move Q8 | move P9 | move O8 | move P6 | move Q7 | move O7 | move R8 | move Q9 | move P10 | move O9 | move N8 | move P5 | move Q6 | move O6 | move R7 | move N7 | move S8 | move R9 | move Q10 | move P11 | move O10 | move M8 | move P4 | move Q5 | move O5 | move R6 | move N6 | move M7 | move T8 | move S9 | move R10 | move Q11 | move N10 | move L8 | move P3 | move Q4 | move O4 | move R5 | move N5 | move S6 | move M6 | move L7 | move T7 | move U8 | move T9 | move S10 | move R11 | move Q12 | move N11 | move K8 | move Q3 | move O3 | move R4 | move N4 | move S5 | move M5 | move T6 | move L6 | move K7 | move U7 | move V8 | move U9 | move T10 | move S11 | move R12 | move Q13 | move N12 | move M11 | move K9 | move J8
28 P1 move M7
    HeroMoved hero=falk to=M7 points=2 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move M6 | move N7 | move M8 | move L7 | move M5 | move N6 | move L6 | move O7 | move N8 | move L8 | move K7
29 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
30 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
31 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move N10 | move M11 | move L10 | move O10 | move N11 | move L11 | move K10
32 P2 move L10
    HeroMoved hero=konrad to=L10 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move M10 | move L11 | move K10
33 P2 move M10
    HeroMoved hero=konrad to=M10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
34 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M10 | attack crossbow twin-bolts I3 W | attack crossbow twin-bolts M9 | attack crossbow twin-bolts M10 | token 3 | token 4 | target crossbow bolt | target crossbow twin-bolts
35 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt I1 | attack crossbow bolt J1 | attack crossbow bolt K1 | attack crossbow bolt L1 | attack crossbow bolt Q1 | attack crossbow bolt R1 | attack crossbow bolt S1 | attack crossbow bolt T1 | attack crossbow bolt U1 | attack crossbow bolt V1 | attack crossbow bolt I2 | attack crossbow bolt J2 | attack crossbow bolt K2 | attack crossbow bolt L2 | attack crossbow bolt Q2 | attack crossbow bolt R2 | attack crossbow bolt S2 | attack crossbow bolt T2 | attack crossbow bolt U2 | attack crossbow bolt V2 | attack crossbow bolt I3 | attack crossbow bolt J3 | attack crossbow bolt K3 | attack crossbow bolt L3 | attack crossbow bolt Q3 | attack crossbow bolt R3 | attack crossbow bolt S3 | attack crossbow bolt T3 | attack crossbow bolt U3 | attack crossbow bolt V3 | attack crossbow bolt I4 | attack crossbow bolt J4 | attack crossbow bolt K4 | attack crossbow bolt L4 | attack crossbow bolt Q4 | attack crossbow bolt R4 | attack crossbow bolt S4 | attack crossbow bolt T4 | attack crossbow bolt U4 | attack crossbow bolt V4 | attack crossbow bolt I5 | attack crossbow bolt J5 | attack crossbow bolt K5 | attack crossbow bolt L5 | attack crossbow bolt Q5 | attack crossbow bolt R5 | attack crossbow bolt S5 | attack crossbow bolt T5 | attack crossbow bolt U5 | attack crossbow bolt V5 | attack crossbow bolt I6 | attack crossbow bolt J6 | attack crossbow bolt K6 | attack crossbow bolt L6 | attack crossbow bolt Q6 | attack crossbow bolt R6 | attack crossbow bolt S6 | attack crossbow bolt T6 | attack crossbow bolt U6 | attack crossbow bolt V6 | attack crossbow bolt I7 | attack crossbow bolt J7 | attack crossbow bolt K7 | attack crossbow bolt L7 | attack crossbow bolt Q7 | attack crossbow bolt R7 | attack crossbow bolt S7 | attack crossbow bolt T7 | attack crossbow bolt U7 | attack crossbow bolt V7 | attack crossbow bolt I8 | attack crossbow bolt J8 | attack crossbow bolt K8 | attack crossbow bolt L8 | attack crossbow bolt Q8 | attack crossbow bolt R8 | attack crossbow bolt S8 | attack crossbow bolt T8 | attack crossbow bolt U8 | attack crossbow bolt V8 | attack crossbow bolt M9 | attack crossbow bolt N9 | attack crossbow bolt O9 | attack crossbow bolt P9 | attack crossbow bolt M10 | attack crossbow bolt N10 | attack crossbow bolt O10 | attack crossbow bolt P10 | attack crossbow bolt M11 | attack crossbow bolt N11 | attack crossbow bolt O11 | attack crossbow bolt P11 | attack crossbow bolt N12 | attack crossbow bolt O12 | attack crossbow bolt P12
36 P1 attack crossbow bolt L8
    AttackMade hero=falk item=crossbow attack=bolt at=L8 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
37 P1 token 4
    TokenSpent hero=falk value=4 points=4 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move M6 | move N7 | move M8 | move L7 | move M5 | move N6 | move L6 | move O7 | move N8 | move L8 | move K7 | move M4 | move N5 | move L5 | move O6 | move K6 | move P7 | move O8 | move K8 | move J7 | move M3 | move N4 | move L4 | move O5 | move K5 | move P6 | move J6 | move Q7 | move P8 | move O9 | move K9 | move J8 | move I7
38 P1 move L8
    HeroMoved hero=falk to=L8 points=2 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move L7 | move M8 | move K8 | move L6 | move M7 | move K7 | move N8 | move K9 | move J8
39 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
40 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move N10 | move M11 | move L10 | move O10 | move N11 | move L11 | move K10
41 P2 move O10
    HeroMoved hero=konrad to=O10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
42 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt C3 | attack crossbow bolt E3 | attack crossbow bolt H3 | attack crossbow bolt D4 | attack crossbow bolt G4 | attack crossbow bolt D5 | attack crossbow bolt G5 | attack crossbow bolt C8 | attack crossbow bolt F8 | attack crossbow twin-bolts C3 | attack crossbow twin-bolts D3 | attack crossbow twin-bolts E3 | attack crossbow twin-bolts F3 | attack crossbow twin-bolts H3 | attack crossbow twin-bolts D4 | attack crossbow twin-bolts E4 | attack crossbow twin-bolts G4 | attack crossbow twin-bolts H4 N | attack crossbow twin-bolts H4 W | attack crossbow twin-bolts D5 | attack crossbow twin-bolts E5 | attack crossbow twin-bolts G5 | attack crossbow twin-bolts H5 | attack crossbow twin-bolts C8 | attack crossbow twin-bolts D8 | attack crossbow twin-bolts F8 | attack crossbow twin-bolts G8 | token 3 | target crossbow bolt | target crossbow twin-bolts
43 P1 attack crossbow twin-bolts H4 N
    => miss
    AttackMade hero=falk item=crossbow attack=twin-bolts at=H4 (TLS-ATTACK-1, falk)
    DiceRolled monster=archer at=H3 faces=miss shown=face-miss (TLS-DICE-1, twin-bolts)
    MonsterMissed monster=archer at=H3 (TLS-DICE-4, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | token 3
44 P1 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move L7 | move M8 | move K8 | move L6 | move M7 | move K7 | move N8 | move K9 | move J8 | move L5 | move M6 | move K6 | move N7 | move J7 | move O8 | move K10 | move J9 | move I8 | jump L10
45 P1 jump L10
    HeroJumped hero=falk to=L10 points=0 (TLS-JUMP-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
46 P2 end turn
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt C10 | attack crossbow bolt E10 | attack crossbow bolt O10 | attack crossbow bolt D12 | target crossbow bolt
47 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt I1 | attack crossbow bolt J1 | attack crossbow bolt K1 | attack crossbow bolt I2 | attack crossbow bolt J2 | attack crossbow bolt K2 | attack crossbow bolt I3 | attack crossbow bolt J3 | attack crossbow bolt K3 | attack crossbow bolt I4 | attack crossbow bolt J4 | attack crossbow bolt K4 | attack crossbow bolt I5 | attack crossbow bolt J5 | attack crossbow bolt K5 | attack crossbow bolt I6 | attack crossbow bolt J6 | attack crossbow bolt K6 | attack crossbow bolt I7 | attack crossbow bolt J7 | attack crossbow bolt K7 | attack crossbow bolt I8 | attack crossbow bolt J8 | attack crossbow bolt K8 | attack crossbow bolt A9 | attack crossbow bolt B9 | attack crossbow bolt C9 | attack crossbow bolt D9 | attack crossbow bolt E9 | attack crossbow bolt F9 | attack crossbow bolt G9 | attack crossbow bolt H9 | attack crossbow bolt M9 | attack crossbow bolt N9 | attack crossbow bolt O9 | attack crossbow bolt P9 | attack crossbow bolt A10 | attack crossbow bolt B10 | attack crossbow bolt C10 | attack crossbow bolt D10 | attack crossbow bolt E10 | attack crossbow bolt F10 | attack crossbow bolt G10 | attack crossbow bolt H10 | attack crossbow bolt M10 | attack crossbow bolt N10 | attack crossbow bolt O10 | attack crossbow bolt P10 | attack crossbow bolt A11 | attack crossbow bolt B11 | attack crossbow bolt C11 | attack crossbow bolt D11 | attack crossbow bolt E11 | attack crossbow bolt F11 | attack crossbow bolt G11 | attack crossbow bolt H11 | attack crossbow bolt M11 | attack crossbow bolt N11 | attack crossbow bolt O11 | attack crossbow bolt P11 | attack crossbow bolt A12 | attack crossbow bolt B12 | attack crossbow bolt C12 | attack crossbow bolt D12 | attack crossbow bolt E12 | attack crossbow bolt F12 | attack crossbow bolt G12 | attack crossbow bolt H12 | attack crossbow bolt L12 | attack crossbow bolt M12 | attack crossbow bolt N12 | attack crossbow bolt O12 | attack crossbow bolt P12 | attack crossbow bolt I13 | attack crossbow bolt J13 | attack crossbow bolt K13 | attack crossbow bolt L13 | attack crossbow bolt M13 | attack crossbow bolt I14 | attack crossbow bolt J14 | attack crossbow bolt K14 | attack crossbow bolt L14 | attack crossbow bolt I15 | attack crossbow bolt J15 | attack crossbow bolt K15 | attack crossbow bolt L15 | attack crossbow bolt I16 | attack crossbow bolt J16 | attack crossbow bolt K16 | attack crossbow bolt L16
48 P1 attack crossbow bolt P12
    AttackMade hero=falk item=crossbow attack=bolt at=P12 (TLS-ATTACK-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
49 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move O9 | move P10 | move N10 | move O8 | move P9 | move Q10 | move P11 | move N11 | move M10 | move O7 | move P8 | move N8 | move Q9 | move R10 | move Q11 | move N12 | move M11
50 P2 move P8
    HeroMoved hero=konrad to=P8 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt C10 | attack crossbow bolt E10 | attack crossbow bolt D12 | target crossbow bolt
51 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt I1 | attack crossbow bolt J1 | attack crossbow bolt K1 | attack crossbow bolt I2 | attack crossbow bolt J2 | attack crossbow bolt K2 | attack crossbow bolt I3 | attack crossbow bolt J3 | attack crossbow bolt K3 | attack crossbow bolt I4 | attack crossbow bolt J4 | attack crossbow bolt K4 | attack crossbow bolt I5 | attack crossbow bolt J5 | attack crossbow bolt K5 | attack crossbow bolt I6 | attack crossbow bolt J6 | attack crossbow bolt K6 | attack crossbow bolt I7 | attack crossbow bolt J7 | attack crossbow bolt K7 | attack crossbow bolt I8 | attack crossbow bolt J8 | attack crossbow bolt K8 | attack crossbow bolt A9 | attack crossbow bolt B9 | attack crossbow bolt C9 | attack crossbow bolt D9 | attack crossbow bolt E9 | attack crossbow bolt F9 | attack crossbow bolt G9 | attack crossbow bolt H9 | attack crossbow bolt M9 | attack crossbow bolt N9 | attack crossbow bolt O9 | attack crossbow bolt P9 | attack crossbow bolt A10 | attack crossbow bolt B10 | attack crossbow bolt C10 | attack crossbow bolt D10 | attack crossbow bolt E10 | attack crossbow bolt F10 | attack crossbow bolt G10 | attack crossbow bolt H10 | attack crossbow bolt M10 | attack crossbow bolt N10 | attack crossbow bolt O10 | attack crossbow bolt P10 | attack crossbow bolt A11 | attack crossbow bolt B11 | attack crossbow bolt C11 | attack crossbow bolt D11 | attack crossbow bolt E11 | attack crossbow bolt F11 | attack crossbow bolt G11 | attack crossbow bolt H11 | attack crossbow bolt M11 | attack crossbow bolt N11 | attack crossbow bolt O11 | attack crossbow bolt P11 | attack crossbow bolt A12 | attack crossbow bolt B12 | attack crossbow bolt C12 | attack crossbow bolt D12 | attack crossbow bolt E12 | attack crossbow bolt F12 | attack crossbow bolt G12 | attack crossbow bolt H12 | attack crossbow bolt L12 | attack crossbow bolt M12 | attack crossbow bolt N12 | attack crossbow bolt O12 | attack crossbow bolt P12 | attack crossbow bolt I13 | attack crossbow bolt J13 | attack crossbow bolt K13 | attack crossbow bolt L13 | attack crossbow bolt M13 | attack crossbow bolt I14 | attack crossbow bolt J14 | attack crossbow bolt K14 | attack crossbow bolt L14 | attack crossbow bolt I15 | attack crossbow bolt J15 | attack crossbow bolt K15 | attack crossbow bolt L15 | attack crossbow bolt I16 | attack crossbow bolt J16 | attack crossbow bolt K16 | attack crossbow bolt L16
52 P1 attack crossbow bolt J13
    => left pattern-9 pattern-3b
    AttackMade hero=falk item=crossbow attack=bolt at=J13 (TLS-ATTACK-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
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
    MonsterSpawned monster=clawer at=A11 (TLS-SPAWN-2, clawer)
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
    MonsterMoved monster=clawer at=E15 to=H15 path=F15,G15,H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D15 to=G15 path=E15,F15,G15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=B15 to=F15 path=C15,D15,E15,F15 (TLS-MOVE-1, runner)
    MonsterMoved monster=archer at=A15 to=C15 path=B15,C15 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=E14 to=H13 path=F14,F13,G13,H13 (TLS-MOVE-1, armored)
    MonsterStruck monster=armored at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=wooden-wall at=I13 flames=2 left=1 (TLS-STRIKE-1, armored)
    MonsterMoved monster=clawer at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=crimson-bulky at=E13 to=G13 path=F13,G13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=C13 to=E13 path=D13,E13 (TLS-MOVE-1, archer)
    MonsterMoved monster=boomer at=B13 to=F13 path=C13,D13,F13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=D12 to=G12 path=E12,F12,G12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A12 to=C12 path=B12,C12 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=B11 to=C11 path=C11 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=A11 to=B11 path=B11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=E10 to=H10 path=F10,G10,H10 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=H10 target=scavenger-camp damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=12 (TLS-STRIKE-2, clawer)
    StructureBurned structure=scavenger-camp at=I10,I11 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=archer at=C10 to=E10 path=D10,E10 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=B10 to=D10 path=C10,D10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=winged at=F8 to=L8 path=G8,H8,I8,J8,K8,L8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=L8 facing=south (TLS-FACING-2, winged)
    MonsterStruck monster=winged at=L8 target=stone-wall damage=3 (TLS-TARGET-5, winged)
    StructureBurned structure=stone-wall at=L9 flames=3 left=2 (TLS-STRIKE-1, winged)
    MonsterMoved monster=winged at=C8 to=I8 path=D8,E8,F8,G8,H8,I8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=I8 facing=south (TLS-FACING-2, winged)
    MonsterMoved monster=clawer at=D5 to=F5 path=E5,F5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F5 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C3 to=C5 path=C4,C5 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C5 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=clawer at=C2 to=C4 path=C3,C4 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=C4 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C1 to=C3 path=C2,C3 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C3 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=clawer at=D4 to=D7 path=D5,D6,D7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=D2 to=D5 path=D3,D4,D5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=E3 to=F4 path=F3,F4 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=E2 to=F8 path=E3,F3,F6,F7,F8 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=F8 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=E1 to=F3 path=E2,E3,F3 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=F2 to=G3 path=G2,G3 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=F1 to=F2 path=F2 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=G5 to=H8 path=G6,H6,H7,H8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=H8 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=G4 to=H7 path=G5,G6,H6,H7 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H3 to=H5 path=H4,H5 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H2 to=H4 path=H3,H4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H1 to=H3 path=H2,H3 (TLS-MOVE-1, archer)
    CardsDiscarded cards=pattern-9,pattern-3b (TLS-MOVE-17, movement)
    HeroesRefreshed phase=2 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | shoot L14 L10 | shoot L14 E13 | shoot L14 F13 | shoot L14 G13 | shoot L14 H13 | shoot L14 E14 | shoot L14 C15 | shoot L14 F15 | shoot L14 G15 | shoot L14 H15 | token 2 | token 3 | armor up | target ballista L14
53 P2 shoot L14 F15
    DefenseFired structure=ballista at=F15 (TLS-ENGINE-1, ballista)
    MonsterHit monster=runner at=F15 damage=1 left=0 (TLS-DICE-2, ballista)
    MonsterKilled monster=runner at=F15 (TLS-DICE-2, ballista)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
54 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
55 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move P7 | move Q8 | move P9 | move O8 | move P6 | move Q7 | move O7 | move R8 | move Q9 | move P10 | move O9 | move N8
56 P2 move P9
    HeroMoved hero=konrad to=P9 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move P8 | move Q9 | move P10 | move O9
57 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt I8 | attack crossbow bolt P9 | attack crossbow bolt D10 | attack crossbow bolt E10 | attack crossbow bolt H10 | attack crossbow bolt B11 | attack crossbow bolt C11 | attack crossbow bolt C12 | attack crossbow bolt G12 | attack crossbow twin-bolts I7 W | attack crossbow twin-bolts I8 | attack crossbow twin-bolts J8 W | attack crossbow twin-bolts O9 | attack crossbow twin-bolts P9 | attack crossbow twin-bolts D10 | attack crossbow twin-bolts E10 | attack crossbow twin-bolts F10 | attack crossbow twin-bolts H10 | attack crossbow twin-bolts B11 | attack crossbow twin-bolts C11 | attack crossbow twin-bolts D11 | attack crossbow twin-bolts C12 | attack crossbow twin-bolts D12 | attack crossbow twin-bolts G12 | attack crossbow twin-bolts H12 | attack crossbow twin-bolts I13 W | token 2 | token 3 | token 4 | armor up | target crossbow bolt | target crossbow twin-bolts
58 P1 attack crossbow twin-bolts D12
    => dodge
    AttackMade hero=falk item=crossbow attack=twin-bolts at=D12 (TLS-ATTACK-1, falk)
    DiceRolled monster=archer at=C12 faces=dodge shown=face-dodge (TLS-DICE-1, twin-bolts)
    MonsterMissed monster=archer at=C12 (TLS-DICE-4, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
59 P1 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
60 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
61 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move P8 | move Q9 | move P10 | move O9 | move P7 | move Q8 | move O8 | move R9 | move Q10 | move P11 | move O10 | move P6 | move Q7 | move O7 | move R8 | move N8 | move S9 | move R10 | move Q11 | move N10
62 P2 move S9
    HeroMoved hero=konrad to=S9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
63 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move S8 | move T9 | move S10 | move R9 | move T8 | move R8 | move U9 | move T10 | move S11 | move R10 | move Q9
64 P2 move T8
    HeroMoved hero=konrad to=T8 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt I8 | attack crossbow bolt D10 | attack crossbow bolt E10 | attack crossbow bolt H10 | attack crossbow bolt B11 | attack crossbow bolt C11 | attack crossbow bolt C12 | attack crossbow bolt G12 | attack crossbow twin-bolts I7 W | attack crossbow twin-bolts I8 | attack crossbow twin-bolts J8 W | attack crossbow twin-bolts D10 | attack crossbow twin-bolts E10 | attack crossbow twin-bolts F10 | attack crossbow twin-bolts H10 | attack crossbow twin-bolts B11 | attack crossbow twin-bolts C11 | attack crossbow twin-bolts D11 | attack crossbow twin-bolts C12 | attack crossbow twin-bolts D12 | attack crossbow twin-bolts G12 | attack crossbow twin-bolts H12 | attack crossbow twin-bolts I13 W | token 2 | token 3 | token 4 | target crossbow bolt | target crossbow twin-bolts
65 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt I1 | attack crossbow bolt J1 | attack crossbow bolt K1 | attack crossbow bolt I2 | attack crossbow bolt J2 | attack crossbow bolt K2 | attack crossbow bolt I3 | attack crossbow bolt J3 | attack crossbow bolt K3 | attack crossbow bolt I4 | attack crossbow bolt J4 | attack crossbow bolt K4 | attack crossbow bolt I5 | attack crossbow bolt J5 | attack crossbow bolt K5 | attack crossbow bolt I6 | attack crossbow bolt J6 | attack crossbow bolt K6 | attack crossbow bolt I7 | attack crossbow bolt J7 | attack crossbow bolt K7 | attack crossbow bolt I8 | attack crossbow bolt J8 | attack crossbow bolt K8 | attack crossbow bolt A9 | attack crossbow bolt B9 | attack crossbow bolt C9 | attack crossbow bolt D9 | attack crossbow bolt E9 | attack crossbow bolt F9 | attack crossbow bolt G9 | attack crossbow bolt H9 | attack crossbow bolt M9 | attack crossbow bolt N9 | attack crossbow bolt O9 | attack crossbow bolt P9 | attack crossbow bolt A10 | attack crossbow bolt B10 | attack crossbow bolt C10 | attack crossbow bolt D10 | attack crossbow bolt E10 | attack crossbow bolt F10 | attack crossbow bolt G10 | attack crossbow bolt H10 | attack crossbow bolt M10 | attack crossbow bolt N10 | attack crossbow bolt O10 | attack crossbow bolt P10 | attack crossbow bolt A11 | attack crossbow bolt B11 | attack crossbow bolt C11 | attack crossbow bolt D11 | attack crossbow bolt E11 | attack crossbow bolt F11 | attack crossbow bolt G11 | attack crossbow bolt H11 | attack crossbow bolt M11 | attack crossbow bolt N11 | attack crossbow bolt O11 | attack crossbow bolt P11 | attack crossbow bolt A12 | attack crossbow bolt B12 | attack crossbow bolt C12 | attack crossbow bolt D12 | attack crossbow bolt E12 | attack crossbow bolt F12 | attack crossbow bolt G12 | attack crossbow bolt H12 | attack crossbow bolt L12 | attack crossbow bolt M12 | attack crossbow bolt N12 | attack crossbow bolt O12 | attack crossbow bolt P12 | attack crossbow bolt I13 | attack crossbow bolt J13 | attack crossbow bolt K13 | attack crossbow bolt L13 | attack crossbow bolt M13 | attack crossbow bolt I14 | attack crossbow bolt J14 | attack crossbow bolt K14 | attack crossbow bolt L14 | attack crossbow bolt I15 | attack crossbow bolt J15 | attack crossbow bolt K15 | attack crossbow bolt L15 | attack crossbow bolt I16 | attack crossbow bolt J16 | attack crossbow bolt K16 | attack crossbow bolt L16
66 P1 attack crossbow bolt N11
    AttackMade hero=falk item=crossbow attack=bolt at=N11 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
67 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt I8 | attack crossbow bolt D10 | attack crossbow bolt E10 | attack crossbow bolt H10 | attack crossbow bolt B11 | attack crossbow bolt C11 | attack crossbow bolt C12 | attack crossbow bolt G12 | attack crossbow twin-bolts I7 W | attack crossbow twin-bolts I8 | attack crossbow twin-bolts J8 W | attack crossbow twin-bolts D10 | attack crossbow twin-bolts E10 | attack crossbow twin-bolts F10 | attack crossbow twin-bolts H10 | attack crossbow twin-bolts B11 | attack crossbow twin-bolts C11 | attack crossbow twin-bolts D11 | attack crossbow twin-bolts C12 | attack crossbow twin-bolts D12 | attack crossbow twin-bolts G12 | attack crossbow twin-bolts H12 | attack crossbow twin-bolts I13 W | token 2 | token 3 | token 4 | target crossbow bolt | target crossbow twin-bolts
68 P1 attack crossbow twin-bolts D12
    => hit_stun
    AttackMade hero=falk item=crossbow attack=twin-bolts at=D12 (TLS-ATTACK-1, falk)
    DiceRolled monster=archer at=C12 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, twin-bolts)
    MonsterHit monster=archer at=C12 damage=1 left=0 (TLS-DICE-2, twin-bolts)
    MonsterKilled monster=archer at=C12 (TLS-DICE-2, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
69 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt I8 | attack crossbow bolt D10 | attack crossbow bolt E10 | attack crossbow bolt H10 | attack crossbow bolt B11 | attack crossbow bolt C11 | attack crossbow bolt G12 | token 2 | token 3 | token 4 | target crossbow bolt
70 P1 attack crossbow bolt D10
    => hit_stun
    AttackMade hero=falk item=crossbow attack=bolt at=D10 (TLS-ATTACK-1, falk)
    DiceRolled monster=clawer at=D10 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, bolt)
    MonsterHit monster=clawer at=D10 damage=1 left=0 (TLS-DICE-2, bolt)
    MonsterKilled monster=clawer at=D10 (TLS-DICE-2, bolt)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
71 P1 token 4
    TokenSpent hero=falk value=4 points=8 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move M10 | move L11 | move K10 | move N10 | move M11 | move K9 | move J10 | move O10 | move N11 | move K8 | move J9 | move J11 | move O9 | move P10 | move N12 | move K7 | move J8 | move I9 | move J12 | move O8 | move P9 | move Q10 | move P11 | move K6 | move L7 | move J7 | move H9 | move J13 | move O7 | move P8 | move N8 | move Q9 | move R10 | move Q11 | move K5 | move L6 | move J6 | move M7 | move I7 | move G9 | move K13 | move O6 | move P7 | move N7 | move Q8 | move M8 | move R9 | move S10 | move R11 | move Q12 | move K4 | move L5 | move M6 | move I6 | move G8 | move G10 | move F9 | move O5 | move P6 | move N6 | move Q7 | move R8 | move S9 | move T10 | move S11 | move R12 | move Q13 | move K3 | move L4 | move J4 | move M5 | move I5 | move H6 | move G11 | move F10 | move E9
72 P1 move I6
    HeroMoved hero=falk to=I6 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move I5 | move J6 | move I7 | move H6
73 P1 token 2
    TokenSpent hero=falk value=2 points=2 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move I5 | move J6 | move I7 | move H6 | move I4 | move K6 | move J7 | move G6 | move I3 | move J4 | move K5 | move L6 | move K7 | move J8 | move G5 | move F6
74 P1 move J4
    HeroMoved hero=falk to=J4 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
75 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt F2 | attack crossbow bolt C3 | attack crossbow bolt F3 | attack crossbow bolt G3 | attack crossbow bolt H3 | attack crossbow bolt C4 | attack crossbow bolt F4 | attack crossbow bolt H4 | attack crossbow bolt C5 | attack crossbow bolt D5 | attack crossbow bolt F5 | attack crossbow bolt H5 | attack crossbow bolt D7 | attack crossbow bolt H7 | attack crossbow bolt F8 | attack crossbow bolt H8 | token 3 | target crossbow bolt
76 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt C1 | attack crossbow bolt D1 | attack crossbow bolt E1 | attack crossbow bolt F1 | attack crossbow bolt G1 | attack crossbow bolt H1 | attack crossbow bolt M1 | attack crossbow bolt N1 | attack crossbow bolt O1 | attack crossbow bolt P1 | attack crossbow bolt C2 | attack crossbow bolt D2 | attack crossbow bolt E2 | attack crossbow bolt F2 | attack crossbow bolt G2 | attack crossbow bolt H2 | attack crossbow bolt M2 | attack crossbow bolt N2 | attack crossbow bolt O2 | attack crossbow bolt P2 | attack crossbow bolt C3 | attack crossbow bolt D3 | attack crossbow bolt E3 | attack crossbow bolt F3 | attack crossbow bolt G3 | attack crossbow bolt H3 | attack crossbow bolt M3 | attack crossbow bolt N3 | attack crossbow bolt O3 | attack crossbow bolt P3 | attack crossbow bolt C4 | attack crossbow bolt D4 | attack crossbow bolt E4 | attack crossbow bolt F4 | attack crossbow bolt G4 | attack crossbow bolt H4 | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt P4 | attack crossbow bolt C5 | attack crossbow bolt D5 | attack crossbow bolt E5 | attack crossbow bolt F5 | attack crossbow bolt G5 | attack crossbow bolt H5 | attack crossbow bolt M5 | attack crossbow bolt N5 | attack crossbow bolt O5 | attack crossbow bolt P5 | attack crossbow bolt C6 | attack crossbow bolt D6 | attack crossbow bolt E6 | attack crossbow bolt F6 | attack crossbow bolt G6 | attack crossbow bolt H6 | attack crossbow bolt M6 | attack crossbow bolt N6 | attack crossbow bolt O6 | attack crossbow bolt P6 | attack crossbow bolt C7 | attack crossbow bolt D7 | attack crossbow bolt E7 | attack crossbow bolt F7 | attack crossbow bolt G7 | attack crossbow bolt H7 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt P7 | attack crossbow bolt C8 | attack crossbow bolt D8 | attack crossbow bolt E8 | attack crossbow bolt F8 | attack crossbow bolt G8 | attack crossbow bolt H8 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow bolt P8 | attack crossbow bolt I9 | attack crossbow bolt J9 | attack crossbow bolt K9 | attack crossbow bolt L9 | attack crossbow bolt I10 | attack crossbow bolt J10 | attack crossbow bolt K10 | attack crossbow bolt L10 | attack crossbow bolt I11 | attack crossbow bolt J11 | attack crossbow bolt K11 | attack crossbow bolt L11 | attack crossbow bolt I12 | attack crossbow bolt J12 | attack crossbow bolt K12
77 P1 attack crossbow bolt N7
    AttackMade hero=falk item=crossbow attack=bolt at=N7 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
78 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
79 P1 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move J3 | move K4 | move I4 | move K3 | move I3 | move L4 | move K5 | move I5 | move L3 | move M4 | move L5 | move K6 | move I6 | jump J6
80 P1 jump J6
    => left armor
    HeroJumped hero=falk to=J6 points=0 (TLS-JUMP-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
    MonsterPhaseBegan phase=3 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=clawer at=H15 to=I15 path=I15 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=I15 target=ruin-8 damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=10 (TLS-STRIKE-2, clawer)
    StructureBurned structure=ruin-8 at=J14,J15 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=clawer at=G15 to=H15 path=H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=C15 to=E15 path=D15,E15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=E14 to=G15 path=F14,F15,G15 (TLS-MOVE-1, clawer)
    MonsterHeld monster=armored at=H13 reason=beside-a-target (TLS-MOVE-6, armored)
    MonsterStruck monster=armored at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=wooden-wall at=I13 flames=1 left=0 (TLS-STRIKE-1, armored)
    StructureDestroyed structure=wooden-wall at=I13 (TLS-DAMAGE-3, armored)
    MonsterMoved monster=crimson-bulky at=G13 to=I13 path=I13 (TLS-MOVE-1, crimson-bulky)
    MonsterStruck monster=crimson-bulky at=I13 target=stone-wall damage=3 (TLS-TARGET-5, crimson-bulky)
    StructureBurned structure=stone-wall at=I12 flames=3 left=2 (TLS-STRIKE-1, crimson-bulky)
    MonsterMoved monster=boomer at=F13 to=J13 path=G13,J13 (TLS-MOVE-1, boomer)
    MonsterExploded monster=boomer at=J13 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=J13 target=house damage=2 (TLS-TARGET-5, boomer)
    FlamesTaken flames=2 left=8 (TLS-STRIKE-2, boomer)
    StructureBurned structure=house at=K12 flames=2 left=0 (TLS-STRIKE-1, boomer)
    StructureDestroyed structure=house at=K12 (TLS-DAMAGE-3, boomer)
    MonsterStruck monster=boomer at=J13 target=ruin-4 damage=2 (TLS-TARGET-5, boomer)
    FlamesTaken flames=2 left=6 (TLS-STRIKE-2, boomer)
    StructureBurned structure=ruin-4 at=K14 flames=2 left=0 (TLS-STRIKE-1, boomer)
    StructureDestroyed structure=ruin-4 at=K14 (TLS-DAMAGE-3, boomer)
    MonsterStruck monster=boomer at=J13 target=ruin-8 damage=2 (TLS-TARGET-5, boomer)
    FlamesTaken flames=1 left=5 (TLS-STRIKE-2, boomer)
    StructureBurned structure=ruin-8 at=J14,J15 flames=1 left=0 (TLS-STRIKE-1, boomer)
    StructureDestroyed structure=ruin-8 at=J14,J15 (TLS-DAMAGE-3, boomer)
    MonsterStruck monster=boomer at=J13 target=stone-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=stone-wall at=I12 flames=2 left=0 (TLS-STRIKE-1, boomer)
    StructureDestroyed structure=stone-wall at=I12 (TLS-DAMAGE-3, boomer)
    DiceRolled monster=crimson-bulky at=I13 faces=armor shown=face-armor (TLS-DICE-1, boomer)
    MonsterMissed monster=crimson-bulky at=I13 (TLS-ABILITY-6, boomer)
    MonsterMoved monster=archer at=E13 to=G13 path=F13,G13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=G12 to=I12 path=H12,I12 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=I12 target=scavenger-camp damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=1 left=4 (TLS-STRIKE-2, clawer)
    StructureBurned structure=scavenger-camp at=I10,I11 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=scavenger-camp at=I10,I11 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=runner at=C11 to=I10 path=C10,D10,F10,G10,I10 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=B11 to=D10 path=C11,C10,D10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=H10 to=K10 path=J10,K10 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=K10 facing=south (TLS-FACING-2, clawer)
    MonsterStruck monster=clawer at=K10 target=house damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=2 (TLS-STRIKE-2, clawer)
    StructureBurned structure=house at=K11 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=house at=K11 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=archer at=E10 to=G10 path=F10,G10 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H8 to=K8 path=J8,K8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=K8 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=runner at=F8 to=J8 path=G8,H8,J8 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=J8 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=D7 to=G6 path=E7,F7,F6,G6 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=G6 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=D5 to=G5 path=E5,G5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=G5 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C5 to=E5 path=D5,E5 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=C4 to=E3 path=D4,D3,E3 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=E3 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C3 to=D3 path=D3 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=D3 facing=south (TLS-FACING-2, archer)
    MonsterMoved monster=clawer at=F5 to=F8 path=F6,F7,F8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F8 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=F4 to=F6 path=F5,F6 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=F6 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=clawer at=F3 to=F5 path=F4,F5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=F2 to=F4 path=F3,F4 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=G3 to=G4 path=G4 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=H7 to=H10 path=H8,H9,H10 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=H10 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=H5 to=H7 path=H6,H7 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H4 to=H6 path=H5,H6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H3 to=H5 path=H4,H5 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=I8 to=I14 path=I9,I11,I14 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=I14 facing=east (TLS-FACING-2, winged)
    MonsterHeld monster=winged at=L8 reason=beside-a-target (TLS-MOVE-6, winged)
    MonsterStruck monster=winged at=L8 target=stone-wall damage=3 (TLS-TARGET-5, winged)
    StructureBurned structure=stone-wall at=L9 flames=2 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=stone-wall at=L9 (TLS-DAMAGE-3, winged)
    HeroesRefreshed phase=3 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | shoot L14 I10 | shoot L14 K10 | shoot L14 I12 | shoot L14 G13 | shoot L14 H13 | shoot L14 I13 | shoot L14 I14 | shoot L14 E15 | shoot L14 G15 | shoot L14 H15 | shoot L14 I15 | token 2 | token 3 | armor up | target ballista L14
81 P2 shoot L14 I13
    DefenseFired structure=ballista at=I13 (TLS-ENGINE-1, ballista)
    MonsterHit monster=crimson-bulky at=I13 damage=1 left=3 (TLS-DICE-2, ballista)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
82 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
83 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move T7 | move U8 | move T9 | move S8 | move T6 | move U7 | move V8 | move U9 | move T10 | move S9 | move R8 | move T5 | move U6 | move S6 | move V7 | move V9 | move T11 | move S10 | move R9 | move R7 | move Q8
84 P2 move V9
    HeroMoved hero=konrad to=V9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
85 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt D3 | attack crossbow bolt E3 | attack crossbow bolt F4 | attack crossbow bolt G4 | attack crossbow bolt E5 | attack crossbow bolt F5 | attack crossbow bolt G5 | attack crossbow bolt H5 | attack crossbow bolt F6 | attack crossbow bolt G6 | attack crossbow bolt H6 | attack crossbow bolt H7 | attack crossbow bolt F8 | attack crossbow bolt I10 | attack crossbow bolt K10 | attack crossbow bolt I12 | attack crossbow twin-bolts D3 | attack crossbow twin-bolts E3 | attack crossbow twin-bolts F3 | attack crossbow twin-bolts F4 | attack crossbow twin-bolts G4 | attack crossbow twin-bolts H4 W | attack crossbow twin-bolts E5 | attack crossbow twin-bolts F5 | attack crossbow twin-bolts G5 | attack crossbow twin-bolts H5 | attack crossbow twin-bolts F6 | attack crossbow twin-bolts G6 | attack crossbow twin-bolts H6 | attack crossbow twin-bolts H7 | attack crossbow twin-bolts F8 | attack crossbow twin-bolts G8 | attack crossbow twin-bolts I9 | attack crossbow twin-bolts K9 | attack crossbow twin-bolts I10 | attack crossbow twin-bolts K10 | attack crossbow twin-bolts I11 | attack crossbow twin-bolts I12 | token 2 | token 3 | token 4 | armor up | target crossbow bolt | target crossbow twin-bolts
86 P1 attack crossbow bolt E5
    => dodge
    AttackMade hero=falk item=crossbow attack=bolt at=E5 (TLS-ATTACK-1, falk)
    DiceRolled monster=archer at=E5 faces=dodge shown=face-dodge (TLS-DICE-1, bolt)
    MonsterMissed monster=archer at=E5 (TLS-DICE-4, bolt)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
87 P1 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
88 P1 token 3
    TokenSpent hero=falk value=3 points=7 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4 | move K6 | move J7 | move I6 | move K5 | move L6 | move K7 | move I7 | move I5 | move K4 | move L5 | move M6 | move L7 | move I8 | move I4 | move K3 | move L4 | move J4 | move M5 | move N6 | move M7 | move I9 | move H8 | move I3 | move H4 | move L3 | move J3 | move M4 | move N5 | move O6 | move N7 | move M8 | move J9 | move H9 | move G8 | move H3 | move M3 | move N4 | move O5 | move P6 | move O7 | move N8 | move K9 | move J10 | move G9 | move G3 | move N3 | move O4 | move P5 | move Q6 | move P7 | move O8 | move L9 | move J11 | move F9 | move F3 | jump J4
89 P1 jump J4
    HeroJumped hero=falk to=J4 points=4 (TLS-JUMP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4 | move J3 | move K4 | move I4 | move K3 | move I3 | move L4 | move K5 | move I5 | move H4 | move L3 | move H3 | move M4 | move L5 | move K6 | move I6 | move M3 | move G3 | move N4 | move M5 | move L6 | move K7 | move J6 | move I7 | jump J6
90 P1 jump J6
    HeroJumped hero=falk to=J6 points=1 (TLS-JUMP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4 | move K6 | move J7 | move I6
91 P1 move K6
    HeroMoved hero=falk to=K6 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4
92 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2
93 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move V8 | move V10 | move U9 | move V7 | move U8 | move V11 | move T9
94 P2 move U9
    HeroMoved hero=konrad to=U9 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move U8 | move V9 | move T9
95 P2 move T9
    HeroMoved hero=konrad to=T9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
96 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt D3 | attack crossbow bolt E3 | attack crossbow bolt F4 | attack crossbow bolt G4 | attack crossbow bolt E5 | attack crossbow bolt F5 | attack crossbow bolt G5 | attack crossbow bolt H5 | attack crossbow bolt F6 | attack crossbow bolt G6 | attack crossbow bolt H6 | attack crossbow bolt H7 | attack crossbow bolt F8 | attack crossbow bolt I10 | attack crossbow bolt K10 | attack crossbow bolt I12 | attack crossbow twin-bolts D3 | attack crossbow twin-bolts E3 | attack crossbow twin-bolts F3 | attack crossbow twin-bolts F4 | attack crossbow twin-bolts G4 | attack crossbow twin-bolts H4 | attack crossbow twin-bolts E5 | attack crossbow twin-bolts F5 | attack crossbow twin-bolts G5 | attack crossbow twin-bolts H5 | attack crossbow twin-bolts F6 | attack crossbow twin-bolts G6 | attack crossbow twin-bolts H6 | attack crossbow twin-bolts H7 | attack crossbow twin-bolts F8 | attack crossbow twin-bolts G8 | attack crossbow twin-bolts I9 | attack crossbow twin-bolts K9 | attack crossbow twin-bolts I10 | attack crossbow twin-bolts K10 | attack crossbow twin-bolts I11 | attack crossbow twin-bolts I12 | token 2 | token 4 | target crossbow bolt | target crossbow twin-bolts
97 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt C1 | attack crossbow bolt D1 | attack crossbow bolt E1 | attack crossbow bolt F1 | attack crossbow bolt G1 | attack crossbow bolt H1 | attack crossbow bolt M1 | attack crossbow bolt N1 | attack crossbow bolt O1 | attack crossbow bolt P1 | attack crossbow bolt C2 | attack crossbow bolt D2 | attack crossbow bolt E2 | attack crossbow bolt F2 | attack crossbow bolt G2 | attack crossbow bolt H2 | attack crossbow bolt M2 | attack crossbow bolt N2 | attack crossbow bolt O2 | attack crossbow bolt P2 | attack crossbow bolt C3 | attack crossbow bolt D3 | attack crossbow bolt E3 | attack crossbow bolt F3 | attack crossbow bolt G3 | attack crossbow bolt H3 | attack crossbow bolt M3 | attack crossbow bolt N3 | attack crossbow bolt O3 | attack crossbow bolt P3 | attack crossbow bolt C4 | attack crossbow bolt D4 | attack crossbow bolt E4 | attack crossbow bolt F4 | attack crossbow bolt G4 | attack crossbow bolt H4 | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt P4 | attack crossbow bolt C5 | attack crossbow bolt D5 | attack crossbow bolt E5 | attack crossbow bolt F5 | attack crossbow bolt G5 | attack crossbow bolt H5 | attack crossbow bolt M5 | attack crossbow bolt N5 | attack crossbow bolt O5 | attack crossbow bolt P5 | attack crossbow bolt C6 | attack crossbow bolt D6 | attack crossbow bolt E6 | attack crossbow bolt F6 | attack crossbow bolt G6 | attack crossbow bolt H6 | attack crossbow bolt M6 | attack crossbow bolt N6 | attack crossbow bolt O6 | attack crossbow bolt P6 | attack crossbow bolt C7 | attack crossbow bolt D7 | attack crossbow bolt E7 | attack crossbow bolt F7 | attack crossbow bolt G7 | attack crossbow bolt H7 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt P7 | attack crossbow bolt C8 | attack crossbow bolt D8 | attack crossbow bolt E8 | attack crossbow bolt F8 | attack crossbow bolt G8 | attack crossbow bolt H8 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow bolt P8 | attack crossbow bolt I9 | attack crossbow bolt J9 | attack crossbow bolt K9 | attack crossbow bolt L9 | attack crossbow bolt I10 | attack crossbow bolt J10 | attack crossbow bolt K10 | attack crossbow bolt L10 | attack crossbow bolt I11 | attack crossbow bolt J11 | attack crossbow bolt K11 | attack crossbow bolt L11 | attack crossbow bolt I12 | attack crossbow bolt J12 | attack crossbow bolt K12
98 P1 attack crossbow bolt D8
    AttackMade hero=falk item=crossbow attack=bolt at=D8 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4
99 P1 token 2
    TokenSpent hero=falk value=2 points=2 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 4 | move K5 | move L6 | move K7 | move J6 | move K4 | move L5 | move M6 | move L7 | move J7 | move I6
100 P1 move L6
    HeroMoved hero=falk to=L6 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 4 | move L5 | move M6 | move L7 | move K6
101 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2
102 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move T8 | move U9 | move T10 | move S9 | move T7 | move U8 | move S8 | move V9 | move T11 | move S10 | move R9
103 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt D3 | attack crossbow bolt E3 | attack crossbow bolt F4 | attack crossbow bolt G4 | attack crossbow bolt E5 | attack crossbow bolt F5 | attack crossbow bolt G5 | attack crossbow bolt H5 | attack crossbow bolt F6 | attack crossbow bolt G6 | attack crossbow bolt H6 | attack crossbow bolt H7 | attack crossbow bolt F8 | attack crossbow bolt I10 | attack crossbow bolt K10 | attack crossbow bolt I12 | attack crossbow twin-bolts D3 | attack crossbow twin-bolts E3 | attack crossbow twin-bolts F3 | attack crossbow twin-bolts F4 | attack crossbow twin-bolts G4 | attack crossbow twin-bolts H4 | attack crossbow twin-bolts E5 | attack crossbow twin-bolts F5 | attack crossbow twin-bolts G5 | attack crossbow twin-bolts H5 | attack crossbow twin-bolts F6 | attack crossbow twin-bolts G6 | attack crossbow twin-bolts H6 | attack crossbow twin-bolts H7 | attack crossbow twin-bolts F8 | attack crossbow twin-bolts G8 | attack crossbow twin-bolts I9 S | attack crossbow twin-bolts K9 | attack crossbow twin-bolts I10 | attack crossbow twin-bolts K10 | attack crossbow twin-bolts I11 | attack crossbow twin-bolts I12 | token 4 | target crossbow bolt | target crossbow twin-bolts
104 P1 attack crossbow bolt I10
    => hit
    AttackMade hero=falk item=crossbow attack=bolt at=I10 (TLS-ATTACK-1, falk)
    DiceRolled monster=runner at=I10 faces=hit shown=face-hit (TLS-DICE-1, bolt)
    MonsterHit monster=runner at=I10 damage=1 left=0 (TLS-DICE-2, bolt)
    MonsterKilled monster=runner at=I10 (TLS-DICE-2, bolt)
hero-turn (TLS-HEROES-2): end turn | token 4
105 P1 token 4
    TokenSpent hero=falk value=4 points=4 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move L5 | move M6 | move L7 | move K6 | move L4 | move M5 | move K5 | move N6 | move M7 | move K7 | move J6 | move L3 | move M4 | move K4 | move N5 | move O6 | move N7 | move M8 | move J7 | move I6 | move M3 | move K3 | move N4 | move J4 | move O5 | move P6 | move O7 | move N8 | move I7 | move I5
106 P1 move L4
    HeroMoved hero=falk to=L4 points=2 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | move L3 | move M4 | move L5 | move K4 | move M3 | move K3 | move N4 | move M5 | move L6 | move K5 | move J4
107 P1 move J4
    HeroMoved hero=falk to=J4 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow twin-bolts D3 | attack crossbow twin-bolts E3 | attack crossbow twin-bolts F3 | attack crossbow twin-bolts F4 | attack crossbow twin-bolts G4 | attack crossbow twin-bolts H4 | attack crossbow twin-bolts E5 | attack crossbow twin-bolts F5 | attack crossbow twin-bolts G5 | attack crossbow twin-bolts H5 | attack crossbow twin-bolts F6 | attack crossbow twin-bolts G6 | attack crossbow twin-bolts H6 S | attack crossbow twin-bolts H6 W | attack crossbow twin-bolts H7 | attack crossbow twin-bolts F8 S | attack crossbow twin-bolts F8 W | attack crossbow twin-bolts K9 | attack crossbow twin-bolts K10 | attack crossbow twin-bolts I11 | attack crossbow twin-bolts I12 | target crossbow twin-bolts
108 P1 target crossbow twin-bolts
target (TLS-ATTACK-11): attack crossbow twin-bolts C1 | attack crossbow twin-bolts D1 | attack crossbow twin-bolts E1 | attack crossbow twin-bolts F1 | attack crossbow twin-bolts G1 N | attack crossbow twin-bolts G1 W | attack crossbow twin-bolts H1 | attack crossbow twin-bolts M1 N | attack crossbow twin-bolts M1 E | attack crossbow twin-bolts N1 | attack crossbow twin-bolts O1 | attack crossbow twin-bolts P1 | attack crossbow twin-bolts C2 | attack crossbow twin-bolts D2 | attack crossbow twin-bolts E2 | attack crossbow twin-bolts F2 | attack crossbow twin-bolts G2 | attack crossbow twin-bolts H2 N | attack crossbow twin-bolts H2 W | attack crossbow twin-bolts M2 | attack crossbow twin-bolts N2 | attack crossbow twin-bolts O2 | attack crossbow twin-bolts P2 | attack crossbow twin-bolts C3 | attack crossbow twin-bolts D3 | attack crossbow twin-bolts E3 | attack crossbow twin-bolts F3 | attack crossbow twin-bolts G3 | attack crossbow twin-bolts H3 | attack crossbow twin-bolts M3 | attack crossbow twin-bolts N3 | attack crossbow twin-bolts O3 | attack crossbow twin-bolts P3 | attack crossbow twin-bolts C4 | attack crossbow twin-bolts D4 | attack crossbow twin-bolts E4 | attack crossbow twin-bolts F4 | attack crossbow twin-bolts G4 | attack crossbow twin-bolts H4 | attack crossbow twin-bolts M4 | attack crossbow twin-bolts N4 | attack crossbow twin-bolts O4 | attack crossbow twin-bolts P4 | attack crossbow twin-bolts C5 | attack crossbow twin-bolts D5 | attack crossbow twin-bolts E5 | attack crossbow twin-bolts F5 | attack crossbow twin-bolts G5 | attack crossbow twin-bolts H5 | attack crossbow twin-bolts M5 | attack crossbow twin-bolts N5 | attack crossbow twin-bolts O5 | attack crossbow twin-bolts P5 | attack crossbow twin-bolts C6 | attack crossbow twin-bolts D6 | attack crossbow twin-bolts E6 | attack crossbow twin-bolts F6 | attack crossbow twin-bolts G6 | attack crossbow twin-bolts H6 S | attack crossbow twin-bolts H6 W | attack crossbow twin-bolts M6 | attack crossbow twin-bolts N6 | attack crossbow twin-bolts O6 | attack crossbow twin-bolts P6 | attack crossbow twin-bolts C7 | attack crossbow twin-bolts D7 | attack crossbow twin-bolts E7 | attack crossbow twin-bolts F7 | attack crossbow twin-bolts G7 S | attack crossbow twin-bolts G7 W | attack crossbow twin-bolts H7 | attack crossbow twin-bolts M7 S | attack crossbow twin-bolts M7 E | attack crossbow twin-bolts N7 | attack crossbow twin-bolts O7 | attack crossbow twin-bolts P7 | attack crossbow twin-bolts C8 | attack crossbow twin-bolts D8 | attack crossbow twin-bolts E8 | attack crossbow twin-bolts F8 S | attack crossbow twin-bolts F8 W | attack crossbow twin-bolts G8 | attack crossbow twin-bolts H8 | attack crossbow twin-bolts M8 | attack crossbow twin-bolts N8 S | attack crossbow twin-bolts N8 E | attack crossbow twin-bolts O8 | attack crossbow twin-bolts P8 | attack crossbow twin-bolts I9 | attack crossbow twin-bolts J9 | attack crossbow twin-bolts K9 | attack crossbow twin-bolts L9 | attack crossbow twin-bolts I10 | attack crossbow twin-bolts J10 | attack crossbow twin-bolts K10 | attack crossbow twin-bolts L10 | attack crossbow twin-bolts I11 | attack crossbow twin-bolts J11 | attack crossbow twin-bolts K11 | attack crossbow twin-bolts L11 | attack crossbow twin-bolts I12 | attack crossbow twin-bolts J12 | attack crossbow twin-bolts K12
109 P1 attack crossbow twin-bolts C7
    AttackMade hero=falk item=crossbow attack=twin-bolts at=C7 (TLS-ATTACK-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow twin-bolts D3 | attack crossbow twin-bolts E3 | attack crossbow twin-bolts F3 | attack crossbow twin-bolts F4 | attack crossbow twin-bolts G4 | attack crossbow twin-bolts H4 | attack crossbow twin-bolts E5 | attack crossbow twin-bolts F5 | attack crossbow twin-bolts G5 | attack crossbow twin-bolts H5 | attack crossbow twin-bolts F6 | attack crossbow twin-bolts G6 | attack crossbow twin-bolts H6 S | attack crossbow twin-bolts H6 W | attack crossbow twin-bolts H7 | attack crossbow twin-bolts F8 S | attack crossbow twin-bolts F8 W | attack crossbow twin-bolts K9 | attack crossbow twin-bolts K10 | attack crossbow twin-bolts I11 | attack crossbow twin-bolts I12 | target crossbow twin-bolts
110 P1 attack crossbow twin-bolts H6 S
    => dodge hit_stun left
    AttackMade hero=falk item=crossbow attack=twin-bolts at=H6 (TLS-ATTACK-1, falk)
    DiceRolled monster=clawer at=H6 faces=dodge shown=face-dodge (TLS-DICE-1, twin-bolts)
    MonsterMissed monster=clawer at=H6 (TLS-DICE-4, twin-bolts)
    DiceRolled monster=archer at=H7 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, twin-bolts)
    MonsterHit monster=archer at=H7 damage=1 left=0 (TLS-DICE-2, twin-bolts)
    MonsterKilled monster=archer at=H7 (TLS-DICE-2, twin-bolts)
    TurnEnded hero=falk (TLS-STEP-2, falk)
    MonsterPhaseBegan phase=4 (TLS-NIGHT-2, night)
    PanicSpread monsters=5 (TLS-PANIC-2, panic)
    FlamesTaken flames=2 left=0 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=clawer at=I15 to=J15 path=J15 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=J15 facing=north (TLS-FACING-2, clawer)
    MonsterStruck monster=clawer at=J15 target=ruin-12 damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=ruin-12 at=K15,L15,M15 flames=2 left=2 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=clawer at=H15 to=I15 path=I15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=G15 to=H15 path=H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=E15 to=G15 path=F15,G15 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=I14 to=K14 path=J14,K14 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=K14 facing=north (TLS-FACING-2, winged)
    MonsterStruck monster=winged at=K14 target=ballista damage=3 (TLS-TARGET-5, winged)
    StructureBurned structure=ballista at=L14 flames=1 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=ballista at=L14 (TLS-DAMAGE-3, winged)
    MonsterMoved monster=crimson-bulky at=I13 to=K13 path=J13,K13 (TLS-MOVE-1, crimson-bulky)
    MonsterStruck monster=crimson-bulky at=K13 target=magic-circle damage=3 (TLS-TARGET-3, crimson-bulky)
    MageLost lost=3 left=1 (TLS-STRIKE-5, crimson-bulky)
    MonsterMoved monster=armored at=H13 to=J13 path=I13,J13 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=G13 to=I13 path=H13,I13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=I12 to=K12 path=J12,K12 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=K12 target=magic-circle damage=2 (TLS-TARGET-3, clawer)
    MageLost lost=1 left=0 (TLS-STRIKE-5, clawer)
    GameEnded result=lost (TLS-STRIKE-5, circle-fallen-in-gildenberg)
<lost: circle-fallen-in-gildenberg (TLS-STRIKE-5)>
