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
    DirectionRevealed card=direction-2 slots=slot-1,slot-2,slot-3 (TLS-SCOUT-3, direction-2)
    PatternsPlaced slot=slot-1 (TLS-SCOUT-6, scout)
    PatternsPlaced slot=slot-2 (TLS-SCOUT-6, scout)
    PatternsPlaced slot=slot-3 (TLS-SCOUT-6, scout)
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
    ResourcesGained gold=4 materials=6 (TLS-SCAVENGE-3, ruin-6)
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
    => right pattern-8 pattern-5b pattern-9
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
    PatternsRevealed slot=slot-2 card=pattern-5b (TLS-SPAWN-1, pattern-5b)
    MonsterSpawned monster=winged at=C2 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=D2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=E2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=winged at=F2 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=G2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=C1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=E1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=H1 (TLS-SPAWN-2, archer)
    PatternsRevealed slot=slot-3 card=pattern-9 (TLS-SPAWN-1, pattern-9)
    MonsterSpawned monster=runner at=J2 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=K2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=boomer at=L2 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=runner at=N2 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=O2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=M1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=N1 (TLS-SPAWN-2, clawer)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=A15 to=D15 path=B15,C15,D15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, armored)
    MonsterMoved monster=crimson-bulky at=B13 to=D13 path=C13,D13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=A13 to=C13 path=B13,C13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=A11 to=D12 path=B11,C11,C12,D12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B10 to=E10 path=C10,D10,E10 (TLS-MOVE-1, clawer)
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
    MonsterMoved monster=archer at=H1 to=H3 path=H2,H3 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=J2 to=I8 path=J3,J4,I4,I5,I6,I7,I8 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=K2 to=K5 path=K3,K4,K5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=L2 to=L6 path=L3,L4,L5,L6 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=M1 to=M3 path=M2,M3 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=N2 to=N8 path=N3,N4,N5,N6,N7,N8 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=N8 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=N9 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterMoved monster=clawer at=N1 to=N4 path=N2,N3,N4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=O2 to=O5 path=O3,O4,O5 (TLS-MOVE-1, clawer)
    CardsDiscarded cards=pattern-8,pattern-5b,pattern-9 (TLS-MOVE-17, movement)
    HeroesRefreshed phase=1 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | shoot L14 C13 | shoot L14 D13 | shoot L14 E14 | shoot L14 D15 | shoot L14 E15 | token 2 | token 3 | armor up | target ballista L14
21 P2 end turn
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt K5 | attack crossbow bolt L6 | attack crossbow bolt I8 | attack crossbow bolt M10 | attack crossbow twin-bolts I3 | attack crossbow twin-bolts K5 | attack crossbow twin-bolts L5 | attack crossbow twin-bolts L6 | attack crossbow twin-bolts I8 | attack crossbow twin-bolts J8 | attack crossbow twin-bolts M10 | attack crossbow twin-bolts N10 W | shoot L14 C13 | shoot L14 D13 | shoot L14 E14 | shoot L14 D15 | shoot L14 E15 | token 2 | token 3 | token 4 | armor up | target crossbow bolt | target crossbow twin-bolts | target ballista L14
22 P1 token 3
    TokenSpent hero=falk value=3 points=7 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt K5 | attack crossbow bolt L6 | attack crossbow bolt I8 | attack crossbow bolt M10 | attack crossbow twin-bolts I3 | attack crossbow twin-bolts K5 | attack crossbow twin-bolts L5 | attack crossbow twin-bolts L6 | attack crossbow twin-bolts I8 | attack crossbow twin-bolts J8 | attack crossbow twin-bolts M10 | attack crossbow twin-bolts N10 W | shoot L14 C13 | shoot L14 D13 | shoot L14 E14 | shoot L14 D15 | shoot L14 E15 | token 2 | token 4 | move P7 | move Q8 | move P9 | move O8 | move P6 | move Q7 | move O7 | move R8 | move Q9 | move P10 | move O9 | move P5 | move Q6 | move O6 | move R7 | move N7 | move S8 | move R9 | move Q10 | move P11 | move O10 | move P4 | move Q5 | move R6 | move N6 | move M7 | move T8 | move S9 | move R10 | move Q11 | move N10 | move P3 | move Q4 | move O4 | move R5 | move S6 | move N5 | move M6 | move M8 | move L7 | move T7 | move U8 | move T9 | move S10 | move R11 | move Q12 | move N11 | move Q3 | move O3 | move R4 | move S5 | move T6 | move M5 | move L8 | move K7 | move U7 | move V8 | move U9 | move T10 | move S11 | move R12 | move Q13 | move N12 | move M11 | move R3 | move N3 | move S4 | move T5 | move U6 | move M4 | move L5 | move K8 | move K6 | move J7 | move V7 | move V9 | move T11 | move S12 | move R13 | move Q14 | move L11 | armor up | target crossbow bolt | target crossbow twin-bolts | target ballista L14
23 P1 shoot L14 D15
    DefenseFired structure=ballista at=D15 (TLS-ENGINE-1, ballista)
    MonsterHit monster=clawer at=D15 damage=1 left=0 (TLS-DICE-2, ballista)
    MonsterKilled monster=clawer at=D15 (TLS-DICE-2, ballista)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt K5 | attack crossbow bolt L6 | attack crossbow bolt I8 | attack crossbow bolt M10 | attack crossbow twin-bolts I3 | attack crossbow twin-bolts K5 | attack crossbow twin-bolts L5 | attack crossbow twin-bolts L6 | attack crossbow twin-bolts I8 | attack crossbow twin-bolts J8 | attack crossbow twin-bolts M10 | attack crossbow twin-bolts N10 W | token 2 | token 4 | move P7 | move Q8 | move P9 | move O8 | move P6 | move Q7 | move O7 | move R8 | move Q9 | move P10 | move O9 | move P5 | move Q6 | move O6 | move R7 | move N7 | move S8 | move R9 | move Q10 | move P11 | move O10 | move P4 | move Q5 | move R6 | move N6 | move M7 | move T8 | move S9 | move R10 | move Q11 | move N10 | move P3 | move Q4 | move O4 | move R5 | move S6 | move N5 | move M6 | move M8 | move L7 | move T7 | move U8 | move T9 | move S10 | move R11 | move Q12 | move N11 | move Q3 | move O3 | move R4 | move S5 | move T6 | move M5 | move L8 | move K7 | move U7 | move V8 | move U9 | move T10 | move S11 | move R12 | move Q13 | move N12 | move M11 | move R3 | move N3 | move S4 | move T5 | move U6 | move M4 | move L5 | move K8 | move K6 | move J7 | move V7 | move V9 | move T11 | move S12 | move R13 | move Q14 | move L11 | armor up | target crossbow bolt | target crossbow twin-bolts
24 P1 move S8
    HeroMoved hero=falk to=S8 points=4 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M3 | attack crossbow bolt N4 | attack crossbow bolt O5 | attack crossbow bolt N8 | attack crossbow twin-bolts M3 | attack crossbow twin-bolts N3 W | attack crossbow twin-bolts N4 | attack crossbow twin-bolts O4 W | attack crossbow twin-bolts O5 | attack crossbow twin-bolts P5 W | attack crossbow twin-bolts M6 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | token 2 | token 4 | move T8 | move S9 | move R8 | move T7 | move U8 | move T9 | move S10 | move R9 | move R7 | move Q8 | move T6 | move U7 | move V8 | move U9 | move T10 | move S11 | move R10 | move Q9 | move R6 | move Q7 | move P8 | move T5 | move U6 | move S6 | move V7 | move V9 | move T11 | move S12 | move R11 | move Q10 | move P9 | move R5 | move Q6 | move P7 | move O8 | jump S6 | armor up | target crossbow bolt | target crossbow twin-bolts
25 P1 attack crossbow bolt N4
    => miss
    AttackMade hero=falk item=crossbow attack=bolt at=N4 (TLS-ATTACK-1, falk)
    DiceRolled monster=clawer at=N4 faces=miss shown=face-miss (TLS-DICE-1, bolt)
    MonsterMissed monster=clawer at=N4 (TLS-DICE-4, bolt)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4 | move T8 | move S9 | move R8 | move T7 | move U8 | move T9 | move S10 | move R9 | move R7 | move Q8 | move T6 | move U7 | move V8 | move U9 | move T10 | move S11 | move R10 | move Q9 | move R6 | move Q7 | move P8 | move T5 | move U6 | move S6 | move V7 | move V9 | move T11 | move S12 | move R11 | move Q10 | move P9 | move R5 | move Q6 | move P7 | move O8 | jump S6 | armor up
26 P1 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4 | move T8 | move S9 | move R8 | move T7 | move U8 | move T9 | move S10 | move R9 | move R7 | move Q8 | move T6 | move U7 | move V8 | move U9 | move T10 | move S11 | move R10 | move Q9 | move R6 | move Q7 | move P8 | move T5 | move U6 | move S6 | move V7 | move V9 | move T11 | move S12 | move R11 | move Q10 | move P9 | move R5 | move Q6 | move P7 | move O8 | jump S6
27 P1 jump S6
    HeroJumped hero=falk to=S6 points=1 (TLS-JUMP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4 | move S5 | move T6 | move R6
28 P1 token 2
    TokenSpent hero=falk value=2 points=2 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 4 | move S5 | move T6 | move R6 | move S4 | move T5 | move R5 | move U6 | move T7 | move R7 | move Q6 | move S3 | move R4 | move U5 | move Q5 | move V6 | move U7 | move T8 | move R8 | move Q7 | move P6 | jump S8
29 P1 move S5
    HeroMoved hero=falk to=S5 points=2 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 4 | move S4 | move T5 | move S6 | move R5 | move S3 | move R4 | move U5 | move T6 | move R6 | move Q5
30 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
31 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
32 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move N10 | move M11 | move L10 | move O10 | move N11 | move L11 | move K10
33 P2 move M11
    HeroMoved hero=konrad to=M11 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move M10 | move N11 | move L11
34 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M3 | attack crossbow bolt N4 | attack crossbow bolt O5 | attack crossbow bolt N8 | attack crossbow twin-bolts M3 | attack crossbow twin-bolts N3 | attack crossbow twin-bolts N4 | attack crossbow twin-bolts O4 | attack crossbow twin-bolts O5 | attack crossbow twin-bolts P5 | attack crossbow twin-bolts M6 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | token 4 | target crossbow bolt | target crossbow twin-bolts
35 P1 target crossbow twin-bolts
target (TLS-ATTACK-11): attack crossbow twin-bolts M1 | attack crossbow twin-bolts N1 | attack crossbow twin-bolts O1 N | attack crossbow twin-bolts O1 W | attack crossbow twin-bolts P1 | attack crossbow twin-bolts M2 | attack crossbow twin-bolts N2 | attack crossbow twin-bolts O2 | attack crossbow twin-bolts P2 N | attack crossbow twin-bolts P2 W | attack crossbow twin-bolts M3 | attack crossbow twin-bolts N3 | attack crossbow twin-bolts O3 | attack crossbow twin-bolts P3 | attack crossbow twin-bolts M4 | attack crossbow twin-bolts N4 | attack crossbow twin-bolts O4 | attack crossbow twin-bolts P4 | attack crossbow twin-bolts M5 | attack crossbow twin-bolts N5 | attack crossbow twin-bolts O5 | attack crossbow twin-bolts P5 | attack crossbow twin-bolts M6 | attack crossbow twin-bolts N6 | attack crossbow twin-bolts O6 | attack crossbow twin-bolts P6 | attack crossbow twin-bolts M7 | attack crossbow twin-bolts N7 | attack crossbow twin-bolts O7 | attack crossbow twin-bolts P7 | attack crossbow twin-bolts M8 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | attack crossbow twin-bolts P8 S | attack crossbow twin-bolts P8 W | attack crossbow twin-bolts Q9 | attack crossbow twin-bolts R9 | attack crossbow twin-bolts S9 | attack crossbow twin-bolts T9 | attack crossbow twin-bolts U9 | attack crossbow twin-bolts V9 | attack crossbow twin-bolts W9 S | attack crossbow twin-bolts W9 E | attack crossbow twin-bolts X9 | attack crossbow twin-bolts Q10 | attack crossbow twin-bolts R10 | attack crossbow twin-bolts S10 | attack crossbow twin-bolts T10 | attack crossbow twin-bolts U10 | attack crossbow twin-bolts V10 | attack crossbow twin-bolts W10 | attack crossbow twin-bolts X10 S | attack crossbow twin-bolts X10 E | attack crossbow twin-bolts Q11 | attack crossbow twin-bolts R11 | attack crossbow twin-bolts S11 | attack crossbow twin-bolts T11 | attack crossbow twin-bolts U11 | attack crossbow twin-bolts V11 | attack crossbow twin-bolts W11 | attack crossbow twin-bolts X11 | attack crossbow twin-bolts Q12 | attack crossbow twin-bolts R12 | attack crossbow twin-bolts S12 | attack crossbow twin-bolts T12 | attack crossbow twin-bolts U12 | attack crossbow twin-bolts V12 | attack crossbow twin-bolts W12 | attack crossbow twin-bolts X12
36 P1 attack crossbow twin-bolts Q10
    AttackMade hero=falk item=crossbow attack=twin-bolts at=Q10 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 4
37 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
38 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move M10 | move N11 | move L11 | move N10 | move L10 | move N12
39 P2 move L10
    HeroMoved hero=konrad to=L10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
40 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M3 | attack crossbow bolt N4 | attack crossbow bolt O5 | attack crossbow bolt N8 | attack crossbow twin-bolts M3 | attack crossbow twin-bolts N3 | attack crossbow twin-bolts N4 | attack crossbow twin-bolts O4 | attack crossbow twin-bolts O5 | attack crossbow twin-bolts P5 | attack crossbow twin-bolts M6 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | token 4 | target crossbow bolt | target crossbow twin-bolts
41 P1 attack crossbow twin-bolts N3
    => dodge
    AttackMade hero=falk item=crossbow attack=twin-bolts at=N3 (TLS-ATTACK-1, falk)
    DiceRolled monster=archer at=M3 faces=dodge shown=face-dodge (TLS-DICE-1, twin-bolts)
    MonsterMissed monster=archer at=M3 (TLS-DICE-4, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | token 4
42 P1 token 4
    TokenSpent hero=falk value=4 points=4 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move S4 | move T5 | move S6 | move R5 | move S3 | move R4 | move U5 | move T6 | move R6 | move Q5 | move T3 | move R3 | move Q4 | move U4 | move V5 | move U6 | move T7 | move R7 | move Q6 | move P5 | move U3 | move Q3 | move P4 | move V4 | move V6 | move U7 | move T8 | move R8 | move Q7 | move P6
43 P1 move R7
    HeroMoved hero=falk to=R7 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | move R6 | move R8 | move Q7
44 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
45 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move M10 | move L11 | move K10 | move N10 | move M11 | move K9 | move J10 | move O10 | move N11 | move K8 | move J9 | move J11 | jump L8
46 P2 jump L8
    HeroJumped hero=konrad to=L8 points=0 (TLS-JUMP-1, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M3 | attack crossbow bolt N4 | attack crossbow bolt O5 | attack crossbow bolt N8 | target crossbow bolt
47 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt M1 | attack crossbow bolt N1 | attack crossbow bolt O1 | attack crossbow bolt P1 | attack crossbow bolt M2 | attack crossbow bolt N2 | attack crossbow bolt O2 | attack crossbow bolt P2 | attack crossbow bolt M3 | attack crossbow bolt N3 | attack crossbow bolt O3 | attack crossbow bolt P3 | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt P4 | attack crossbow bolt M5 | attack crossbow bolt N5 | attack crossbow bolt O5 | attack crossbow bolt P5 | attack crossbow bolt M6 | attack crossbow bolt N6 | attack crossbow bolt O6 | attack crossbow bolt P6 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt P7 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow bolt P8 | attack crossbow bolt Q9 | attack crossbow bolt R9 | attack crossbow bolt S9 | attack crossbow bolt T9 | attack crossbow bolt U9 | attack crossbow bolt V9 | attack crossbow bolt W9 | attack crossbow bolt X9 | attack crossbow bolt Q10 | attack crossbow bolt R10 | attack crossbow bolt S10 | attack crossbow bolt T10 | attack crossbow bolt U10 | attack crossbow bolt V10 | attack crossbow bolt W10 | attack crossbow bolt X10 | attack crossbow bolt Q11 | attack crossbow bolt R11 | attack crossbow bolt S11 | attack crossbow bolt T11 | attack crossbow bolt U11 | attack crossbow bolt V11 | attack crossbow bolt W11 | attack crossbow bolt X11 | attack crossbow bolt Q12 | attack crossbow bolt R12 | attack crossbow bolt S12 | attack crossbow bolt T12 | attack crossbow bolt U12 | attack crossbow bolt V12 | attack crossbow bolt W12 | attack crossbow bolt X12
48 P1 attack crossbow bolt X10
    AttackMade hero=falk item=crossbow attack=bolt at=X10 (TLS-ATTACK-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M3 | attack crossbow bolt N4 | attack crossbow bolt O5 | attack crossbow bolt N8 | target crossbow bolt
49 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt M1 | attack crossbow bolt N1 | attack crossbow bolt O1 | attack crossbow bolt P1 | attack crossbow bolt M2 | attack crossbow bolt N2 | attack crossbow bolt O2 | attack crossbow bolt P2 | attack crossbow bolt M3 | attack crossbow bolt N3 | attack crossbow bolt O3 | attack crossbow bolt P3 | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt P4 | attack crossbow bolt M5 | attack crossbow bolt N5 | attack crossbow bolt O5 | attack crossbow bolt P5 | attack crossbow bolt M6 | attack crossbow bolt N6 | attack crossbow bolt O6 | attack crossbow bolt P6 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt P7 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow bolt P8 | attack crossbow bolt Q9 | attack crossbow bolt R9 | attack crossbow bolt S9 | attack crossbow bolt T9 | attack crossbow bolt U9 | attack crossbow bolt V9 | attack crossbow bolt W9 | attack crossbow bolt X9 | attack crossbow bolt Q10 | attack crossbow bolt R10 | attack crossbow bolt S10 | attack crossbow bolt T10 | attack crossbow bolt U10 | attack crossbow bolt V10 | attack crossbow bolt W10 | attack crossbow bolt X10 | attack crossbow bolt Q11 | attack crossbow bolt R11 | attack crossbow bolt S11 | attack crossbow bolt T11 | attack crossbow bolt U11 | attack crossbow bolt V11 | attack crossbow bolt W11 | attack crossbow bolt X11 | attack crossbow bolt Q12 | attack crossbow bolt R12 | attack crossbow bolt S12 | attack crossbow bolt T12 | attack crossbow bolt U12 | attack crossbow bolt V12 | attack crossbow bolt W12 | attack crossbow bolt X12
50 P1 attack crossbow bolt W11
    => left pattern-3b pattern-4b pattern-7
    AttackMade hero=falk item=crossbow attack=bolt at=W11 (TLS-ATTACK-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
    MonsterPhaseBegan phase=2 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-3b (TLS-SPAWN-1, pattern-3b)
    MonsterSpawned monster=clawer at=B15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B14 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=B13 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=armored at=B12 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=B10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=A15 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=A13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=A10 (TLS-SPAWN-2, archer)
    PatternsRevealed slot=slot-2 card=pattern-4b (TLS-SPAWN-1, pattern-4b)
    MonsterSpawned monster=armored at=C2 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=boomer at=E2 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=clawer at=F2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=G2 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=H2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=D1 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=E1 (TLS-SPAWN-2, clawer)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=G1 (TLS-SPAWN-2, armored)
    PatternsRevealed slot=slot-3 card=pattern-7 (TLS-SPAWN-1, pattern-7)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=K2 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=L2 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=M2 (TLS-SPAWN-2, archer)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=N2 (TLS-SPAWN-2, archer)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=O2 (TLS-SPAWN-2, archer)
    FigureSubstituted wanted=archer placed=runner (TLS-SPAWN-5, runner)
    MonsterSpawned monster=runner at=J1 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=M1 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=O1 (TLS-SPAWN-2, runner)
    MonsterMoved monster=clawer at=E15 to=H15 path=F15,G15,H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A15 to=C15 path=B15,C15 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=E14 to=H13 path=F14,F13,G13,H13 (TLS-MOVE-1, armored)
    MonsterStruck monster=armored at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=wooden-wall at=I13 flames=2 left=1 (TLS-STRIKE-1, armored)
    MonsterMoved monster=clawer at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=crimson-bulky at=D13 to=F13 path=E13,F13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=C13 to=E13 path=D13,E13 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=B13 to=G13 path=C13,D13,G13 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=A13 to=D13 path=B13,C13,D13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D12 to=G12 path=E12,F12,G12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=B12 to=E12 path=C12,D12,E12 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=E10 to=H10 path=F10,G10,H10 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=H10 target=scavenger-camp damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=12 (TLS-STRIKE-2, clawer)
    StructureBurned structure=scavenger-camp at=I10,I11 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=clawer at=B10 to=E10 path=C10,D10,E10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A10 to=C10 path=B10,C10 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=F8 to=K8 path=G8,H8,J8,K8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=K8 facing=south (TLS-FACING-2, winged)
    MonsterStruck monster=winged at=K8 target=konrad damage=2 (TLS-TARGET-4, winged)
take-damage (TLS-ARMOR-1): take damage | use worn-armor
51 P2 use worn-armor
    => hit_stun hit_stun dodge
    DamagePrevented hero=konrad by=worn-armor n=1 (TLS-ARMOR-3, worn-armor)
    HeroWounded hero=konrad n=1 left=7 (TLS-STRIKE-1, winged)
    MonsterMoved monster=winged at=C8 to=H8 path=D8,E8,F8,G8,H8 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=D5 to=F5 path=E5,F5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F5 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C3 to=C5 path=C4,C5 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C5 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=armored at=C2 to=C4 path=C3,C4 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=C4 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=D4 to=D7 path=D5,D6,D7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=D1 to=D4 path=D2,D3,D4 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D4 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=E3 to=F4 path=F3,F4 (TLS-MOVE-1, archer)
    MonsterMoved monster=boomer at=E2 to=F6 path=E3,F3,F6 (TLS-MOVE-1, boomer)
    MonsterTurned monster=boomer at=F6 facing=east (TLS-FACING-2, boomer)
    MonsterMoved monster=clawer at=E1 to=F3 path=E2,E3,F3 (TLS-MOVE-1, clawer)
    MonsterHeld monster=clawer at=F2 reason=barred (TLS-MOVE-16, clawer)
    MonsterMoved monster=clawer at=G5 to=H7 path=G6,H6,H7 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=G2 to=G5 path=G3,G4,G5 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=G1 to=G4 path=G2,G3,G4 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=H3 to=H5 path=H4,H5 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H2 to=H4 path=H3,H4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=I8 to=I9 path=I9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=I9 facing=east (TLS-FACING-2, runner)
    MonsterStruck monster=runner at=I9 target=scavenger-camp damage=1 (TLS-TARGET-5, runner)
    FlamesTaken flames=1 left=11 (TLS-STRIKE-2, runner)
    StructureBurned structure=scavenger-camp at=I10,I11 flames=1 left=0 (TLS-STRIKE-1, runner)
    StructureDestroyed structure=scavenger-camp at=I10,I11 (TLS-DAMAGE-3, runner)
    MonsterMoved monster=runner at=J1 to=K7 path=J2,J3,J4,K4,K6,K7 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=K5 to=K6 path=K6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=K2 to=K5 path=K3,K4,K5 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=L6 to=L7 path=L7 (TLS-MOVE-1, boomer)
    MonsterExploded monster=boomer at=L7 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=L7 target=konrad damage=4 (TLS-ABILITY-5, boomer)
    HeroWounded hero=konrad n=4 left=3 (TLS-STRIKE-1, boomer)
    DiceRolled monster=winged at=K8 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, boomer)
    MonsterHit monster=winged at=K8 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=winged at=K8 (TLS-ABILITY-6, boomer)
    DiceRolled monster=runner at=K7 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, boomer)
    MonsterHit monster=runner at=K7 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=runner at=K7 (TLS-ABILITY-6, boomer)
    DiceRolled monster=clawer at=K6 faces=dodge shown=face-dodge (TLS-DICE-1, boomer)
    MonsterHit monster=clawer at=K6 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=clawer at=K6 (TLS-ABILITY-6, boomer)
    MonsterMoved monster=armored at=L2 to=L5 path=L3,L4,L5 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=M3 to=M5 path=M4,M5 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=M2 to=M4 path=M3,M4 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=M1 to=M7 path=M2,M3,M6,M7 (TLS-MOVE-1, runner)
    MonsterHeld monster=runner at=N8 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterStruck monster=runner at=N8 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=N9 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterMoved monster=clawer at=N4 to=N7 path=N5,N6,N7 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=N2 to=N4 path=N3,N4 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=O5 to=O8 path=O6,O7,O8 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=O2 to=O4 path=O3,O4 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=O1 to=O7 path=O2,O3,O5,O6,O7 (TLS-MOVE-1, runner)
    CardsDiscarded cards=pattern-3b,pattern-4b,pattern-7 (TLS-MOVE-17, movement)
    HeroesRefreshed phase=2 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | shoot L14 I9 | shoot L14 D13 | shoot L14 E13 | shoot L14 F13 | shoot L14 G13 | shoot L14 H13 | shoot L14 E14 | shoot L14 C15 | shoot L14 E15 | shoot L14 H15 | token 2 | token 3 | armor up | target ballista L14
52 P2 target ballista L14
target (TLS-ATTACK-11): shoot L14 I9 | shoot L14 J9 | shoot L14 K9 | shoot L14 L9 | shoot L14 I10 | shoot L14 J10 | shoot L14 K10 | shoot L14 L10 | shoot L14 I11 | shoot L14 J11 | shoot L14 K11 | shoot L14 L11 | shoot L14 I12 | shoot L14 J12 | shoot L14 K12 | shoot L14 L12 | shoot L14 M12 | shoot L14 A13 | shoot L14 B13 | shoot L14 C13 | shoot L14 D13 | shoot L14 E13 | shoot L14 F13 | shoot L14 G13 | shoot L14 H13 | shoot L14 I13 | shoot L14 J13 | shoot L14 K13 | shoot L14 L13 | shoot L14 M13 | shoot L14 N13 | shoot L14 O13 | shoot L14 P13 | shoot L14 A14 | shoot L14 B14 | shoot L14 C14 | shoot L14 D14 | shoot L14 E14 | shoot L14 F14 | shoot L14 G14 | shoot L14 H14 | shoot L14 I14 | shoot L14 J14 | shoot L14 K14 | shoot L14 L14 | shoot L14 M14 | shoot L14 N14 | shoot L14 O14 | shoot L14 P14 | shoot L14 A15 | shoot L14 B15 | shoot L14 C15 | shoot L14 D15 | shoot L14 E15 | shoot L14 F15 | shoot L14 G15 | shoot L14 H15 | shoot L14 I15 | shoot L14 J15 | shoot L14 K15 | shoot L14 L15 | shoot L14 M15 | shoot L14 N15 | shoot L14 O15 | shoot L14 P15 | shoot L14 A16 | shoot L14 B16 | shoot L14 C16 | shoot L14 D16 | shoot L14 E16 | shoot L14 F16 | shoot L14 G16 | shoot L14 H16 | shoot L14 I16 | shoot L14 J16 | shoot L14 K16 | shoot L14 L16 | shoot L14 M16 | shoot L14 N16 | shoot L14 O16 | shoot L14 P16
53 P2 shoot L14 D16
    DefenseFired structure=ballista at=D16 (TLS-ENGINE-1, ballista)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
54 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
55 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move L7 | move M8 | move K8 | move L6 | move K7 | move K9 | move J8
56 P2 move M8
    HeroMoved hero=konrad to=M8 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | fist M7 | fist N8 | token 2 | token 3 | move L8
57 P2 fist M7
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=M7 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=M7 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=M7 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move L8
58 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt M5 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow twin-bolts M4 | attack crossbow twin-bolts N4 | attack crossbow twin-bolts O4 N | attack crossbow twin-bolts O4 W | attack crossbow twin-bolts M5 | attack crossbow twin-bolts N5 | attack crossbow twin-bolts M7 | attack crossbow twin-bolts N7 | attack crossbow twin-bolts O7 | attack crossbow twin-bolts P7 | attack crossbow twin-bolts M8 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | attack crossbow twin-bolts P8 | token 2 | token 3 | token 4 | armor up | target crossbow bolt | target crossbow twin-bolts
59 P1 attack crossbow bolt O4
    => hit
    AttackMade hero=falk item=crossbow attack=bolt at=O4 (TLS-ATTACK-1, falk)
    DiceRolled monster=archer at=O4 faces=hit shown=face-hit (TLS-DICE-1, bolt)
    MonsterHit monster=archer at=O4 damage=1 left=0 (TLS-DICE-2, bolt)
    MonsterKilled monster=archer at=O4 (TLS-DICE-2, bolt)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
60 P1 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
61 P1 token 4
    TokenSpent hero=falk value=4 points=8 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move R6 | move R8 | move Q7 | move R5 | move S6 | move Q6 | move S8 | move R9 | move Q8 | move P7 | move R4 | move S5 | move Q5 | move T6 | move P6 | move T8 | move S9 | move R10 | move Q9 | move P8 | move R3 | move S4 | move Q4 | move T5 | move P5 | move U6 | move T7 | move O6 | move U8 | move T9 | move S10 | move R11 | move Q10 | move P9 | move S3 | move Q3 | move P4 | move U5 | move O5 | move V6 | move U7 | move N6 | move V8 | move U9 | move T10 | move S11 | move R12 | move Q11 | move P10 | move O9 | move T3 | move P3 | move O4 | move U4 | move V5 | move N5 | move V7 | move M6 | move V9 | move T11 | move S12 | move R13 | move Q12 | move P11 | move O10 | move U3 | move O3 | move V4 | move L6 | move V10 | move U11 | move T12 | move S13 | move Q13 | move N10 | move V3 | move N3 | move L7 | move K6 | move V11 | move U12 | move T13 | move S14 | move Q14 | move N11 | move M10 | jump T7
62 P1 jump T7
    HeroJumped hero=falk to=T7 points=5 (TLS-JUMP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move T6 | move U7 | move T8 | move T5 | move U6 | move S6 | move V7 | move U8 | move T9 | move S8 | move U5 | move S5 | move V6 | move R6 | move V8 | move U9 | move T10 | move S9 | move R8 | move U4 | move V5 | move S4 | move R5 | move R7 | move Q6 | move V9 | move T11 | move S10 | move R9 | move Q8 | move U3 | move V4 | move S3 | move R4 | move Q5 | move Q7 | move P6 | move V10 | move U11 | move T12 | move S11 | move R10 | move Q9 | move P8 | jump R7
63 P1 jump R7
    HeroJumped hero=falk to=R7 points=2 (TLS-JUMP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move R6 | move R8 | move Q7 | move R5 | move S6 | move Q6 | move S8 | move R9 | move Q8 | move P7
64 P1 move S6
    HeroMoved hero=falk to=S6 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
65 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | fist M7 | fist N8 | token 2 | token 3
66 P2 fist M7
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=M7 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=M7 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=M7 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
67 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move L8 | move L7 | move K8 | move L6 | move K7 | move K9 | move J8 | jump M10
68 P2 jump M10
    HeroJumped hero=konrad to=M10 points=0 (TLS-JUMP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
69 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt M5 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow twin-bolts M4 | attack crossbow twin-bolts N4 | attack crossbow twin-bolts O4 | attack crossbow twin-bolts M5 | attack crossbow twin-bolts N5 | attack crossbow twin-bolts M7 | attack crossbow twin-bolts N7 | attack crossbow twin-bolts O7 | attack crossbow twin-bolts P7 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | attack crossbow twin-bolts P8 | token 2 | token 3 | target crossbow bolt | target crossbow twin-bolts
70 P1 attack crossbow twin-bolts O4
    => hit_stun
    AttackMade hero=falk item=crossbow attack=twin-bolts at=O4 (TLS-ATTACK-1, falk)
    DiceRolled monster=archer at=N4 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, twin-bolts)
    MonsterHit monster=archer at=N4 damage=1 left=0 (TLS-DICE-2, twin-bolts)
    MonsterKilled monster=archer at=N4 (TLS-DICE-2, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
71 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2
72 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move N10 | move M11 | move L10 | move O10 | move N11 | move L11 | move K10
73 P2 move O10
    HeroMoved hero=konrad to=O10 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M4 | attack crossbow bolt M5 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow twin-bolts M4 | attack crossbow twin-bolts N4 | attack crossbow twin-bolts M5 | attack crossbow twin-bolts N5 | attack crossbow twin-bolts M7 | attack crossbow twin-bolts N7 | attack crossbow twin-bolts O7 | attack crossbow twin-bolts P7 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | attack crossbow twin-bolts P8 | token 2 | token 3 | target crossbow bolt | target crossbow twin-bolts
74 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt M1 | attack crossbow bolt N1 | attack crossbow bolt O1 | attack crossbow bolt P1 | attack crossbow bolt M2 | attack crossbow bolt N2 | attack crossbow bolt O2 | attack crossbow bolt P2 | attack crossbow bolt M3 | attack crossbow bolt N3 | attack crossbow bolt O3 | attack crossbow bolt P3 | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt P4 | attack crossbow bolt M5 | attack crossbow bolt N5 | attack crossbow bolt O5 | attack crossbow bolt P5 | attack crossbow bolt M6 | attack crossbow bolt N6 | attack crossbow bolt O6 | attack crossbow bolt P6 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt P7 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow bolt P8 | attack crossbow bolt Q9 | attack crossbow bolt R9 | attack crossbow bolt S9 | attack crossbow bolt T9 | attack crossbow bolt U9 | attack crossbow bolt V9 | attack crossbow bolt W9 | attack crossbow bolt X9 | attack crossbow bolt Q10 | attack crossbow bolt R10 | attack crossbow bolt S10 | attack crossbow bolt T10 | attack crossbow bolt U10 | attack crossbow bolt V10 | attack crossbow bolt W10 | attack crossbow bolt X10 | attack crossbow bolt Q11 | attack crossbow bolt R11 | attack crossbow bolt S11 | attack crossbow bolt T11 | attack crossbow bolt U11 | attack crossbow bolt V11 | attack crossbow bolt W11 | attack crossbow bolt X11 | attack crossbow bolt Q12 | attack crossbow bolt R12 | attack crossbow bolt S12 | attack crossbow bolt T12 | attack crossbow bolt U12 | attack crossbow bolt V12 | attack crossbow bolt W12 | attack crossbow bolt X12
75 P1 attack crossbow bolt R11
    AttackMade hero=falk item=crossbow attack=bolt at=R11 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
76 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M4 | attack crossbow bolt M5 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow twin-bolts M4 | attack crossbow twin-bolts N4 | attack crossbow twin-bolts M5 | attack crossbow twin-bolts N5 | attack crossbow twin-bolts M7 | attack crossbow twin-bolts N7 | attack crossbow twin-bolts O7 | attack crossbow twin-bolts P7 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | attack crossbow twin-bolts P8 | token 2 | token 3 | target crossbow bolt | target crossbow twin-bolts
77 P1 attack crossbow twin-bolts P8
    => hit_stun
    AttackMade hero=falk item=crossbow attack=twin-bolts at=P8 (TLS-ATTACK-1, falk)
    DiceRolled monster=clawer at=O8 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, twin-bolts)
    MonsterHit monster=clawer at=O8 damage=1 left=0 (TLS-DICE-2, twin-bolts)
    MonsterKilled monster=clawer at=O8 (TLS-DICE-2, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
78 P1 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | move S5 | move T6 | move R6 | move S4 | move T5 | move R5 | move U6 | move T7 | move R7 | move Q6 | move S3 | move R4 | move U5 | move Q5 | move V6 | move U7 | move T8 | move R8 | move Q7 | move P6 | jump S8
79 P1 jump S8
    HeroJumped hero=falk to=S8 points=0 (TLS-JUMP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2
80 P1 token 2
    TokenSpent hero=falk value=2 points=2 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move T8 | move S9 | move R8 | move T7 | move U8 | move T9 | move S10 | move R9 | move R7 | move Q8
81 P1 move Q8
    HeroMoved hero=falk to=Q8 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M4 | attack crossbow bolt M5 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt N8 | target crossbow bolt
82 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt M1 | attack crossbow bolt N1 | attack crossbow bolt O1 | attack crossbow bolt P1 | attack crossbow bolt M2 | attack crossbow bolt N2 | attack crossbow bolt O2 | attack crossbow bolt P2 | attack crossbow bolt M3 | attack crossbow bolt N3 | attack crossbow bolt O3 | attack crossbow bolt P3 | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt P4 | attack crossbow bolt M5 | attack crossbow bolt N5 | attack crossbow bolt O5 | attack crossbow bolt P5 | attack crossbow bolt M6 | attack crossbow bolt N6 | attack crossbow bolt O6 | attack crossbow bolt P6 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt P7 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow bolt P8 | attack crossbow bolt Q9 | attack crossbow bolt R9 | attack crossbow bolt S9 | attack crossbow bolt T9 | attack crossbow bolt U9 | attack crossbow bolt V9 | attack crossbow bolt W9 | attack crossbow bolt X9 | attack crossbow bolt Q10 | attack crossbow bolt R10 | attack crossbow bolt S10 | attack crossbow bolt T10 | attack crossbow bolt U10 | attack crossbow bolt V10 | attack crossbow bolt W10 | attack crossbow bolt X10 | attack crossbow bolt Q11 | attack crossbow bolt R11 | attack crossbow bolt S11 | attack crossbow bolt T11 | attack crossbow bolt U11 | attack crossbow bolt V11 | attack crossbow bolt W11 | attack crossbow bolt X11 | attack crossbow bolt Q12 | attack crossbow bolt R12 | attack crossbow bolt S12 | attack crossbow bolt T12 | attack crossbow bolt U12 | attack crossbow bolt V12 | attack crossbow bolt W12 | attack crossbow bolt X12
83 P1 attack crossbow bolt T10
    => left
    AttackMade hero=falk item=crossbow attack=bolt at=T10 (TLS-ATTACK-1, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
    MonsterPhaseBegan phase=3 (TLS-NIGHT-2, night)
    PanicSpread monsters=1 (TLS-PANIC-2, panic)
    FlamesTaken flames=1 left=10 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=clawer at=H15 to=I15 path=I15 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=I15 target=ruin-8 damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=8 (TLS-STRIKE-2, clawer)
    StructureBurned structure=ruin-8 at=J14,J15 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=clawer at=E15 to=H15 path=F15,G15,H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=C15 to=E15 path=D15,E15 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=E14 to=G15 path=F14,F15,G15 (TLS-MOVE-1, clawer)
    MonsterHeld monster=armored at=H13 reason=beside-a-target (TLS-MOVE-6, armored)
    MonsterStruck monster=armored at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=wooden-wall at=I13 flames=1 left=0 (TLS-STRIKE-1, armored)
    StructureDestroyed structure=wooden-wall at=I13 (TLS-DAMAGE-3, armored)
    MonsterMoved monster=runner at=G13 to=I13 path=I13 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=I13 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=I12 flames=1 left=4 (TLS-STRIKE-1, runner)
    MonsterMoved monster=crimson-bulky at=F13 to=G13 path=G13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=E13 to=F13 path=F13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=D13 to=E13 path=E13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=G12 to=H12 path=H12 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=H12 target=stone-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=stone-wall at=I12 flames=2 left=2 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=armored at=E12 to=G12 path=F12,G12 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=H10 to=K10 path=I10,J10,K10 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=K10 facing=south (TLS-FACING-2, clawer)
    MonsterStruck monster=clawer at=K10 target=house damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=6 (TLS-STRIKE-2, clawer)
    StructureBurned structure=house at=K11 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=house at=K11 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=clawer at=E10 to=H10 path=F10,G10,H10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=C10 to=E10 path=D10,E10 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=I9 to=K9 path=J9,K9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=K9 facing=south (TLS-FACING-2, runner)
    MonsterStruck monster=runner at=K9 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=L9 flames=1 left=4 (TLS-STRIKE-1, runner)
    MonsterMoved monster=winged at=H8 to=L8 path=I8,J8,K8,L8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=L8 facing=south (TLS-FACING-2, winged)
    MonsterStruck monster=winged at=L8 target=stone-wall damage=2 (TLS-TARGET-5, winged)
    StructureBurned structure=stone-wall at=L9 flames=2 left=2 (TLS-STRIKE-1, winged)
    MonsterMoved monster=clawer at=D7 to=G8 path=E7,F7,F8,G8 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=F6 to=J6 path=G6,H6,I6,J6 (TLS-MOVE-1, boomer)
    MonsterTurned monster=boomer at=J6 facing=south (TLS-FACING-2, boomer)
    MonsterMoved monster=archer at=C5 to=E5 path=D5,E5 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=D4 to=G3 path=D3,E3,G3 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=G3 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=C4 to=E3 path=D4,D3,E3 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=E3 facing=south (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=F5 to=F8 path=F6,F7,F8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F8 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=F4 to=F6 path=F5,F6 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=F6 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=clawer at=F3 to=F5 path=F4,F5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=F2 to=F4 path=F3,F4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=G5 to=H8 path=G6,H6,H8 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=H8 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=armored at=G4 to=H6 path=G5,G6,H6 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=H7 to=H9 path=H9 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=H9 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=H5 to=H7 path=H7 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H4 to=H5 path=H5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=K5 to=K8 path=K6,K7,K8 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=L5 to=L7 path=L6,L7 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=M7 to=M8 path=M8 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=M8 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=M9 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterMoved monster=archer at=M5 to=M7 path=M6,M7 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=M4 to=M6 path=M5,M6 (TLS-MOVE-1, archer)
    MonsterHeld monster=runner at=N8 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterStruck monster=runner at=N8 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=N9 flames=1 left=0 (TLS-STRIKE-1, runner)
    StructureDestroyed structure=wooden-wall at=N9 (TLS-DAMAGE-3, runner)
    MonsterMoved monster=clawer at=N7 to=N9 path=N9 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=N9 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=M9 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=wooden-wall at=M9 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=runner at=O7 to=O9 path=O8,O9 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=O9 target=konrad damage=1 (TLS-TARGET-4, runner)
    HeroWounded hero=konrad n=1 left=2 (TLS-STRIKE-1, runner)
    HeroesRefreshed phase=3 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | fist O9 | shoot L14 K9 | shoot L14 K10 | shoot L14 E13 | shoot L14 F13 | shoot L14 G13 | shoot L14 H13 | shoot L14 I13 | shoot L14 E15 | shoot L14 G15 | shoot L14 H15 | shoot L14 I15 | token 2 | token 3 | armor up | target ballista L14
84 P2 shoot L14 E15
    DefenseFired structure=ballista at=E15 (TLS-ENGINE-1, ballista)
    MonsterHit monster=archer at=E15 damage=1 left=0 (TLS-DICE-2, ballista)
    MonsterKilled monster=archer at=E15 (TLS-DICE-2, ballista)
hero-turn (TLS-HEROES-2): end turn | fist O9 | token 2 | token 3 | armor up
85 P2 fist O9
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=O9 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=O9 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=O9 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
86 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
87 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M6 | attack crossbow bolt M7 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow twin-bolts M6 | attack crossbow twin-bolts N6 | attack crossbow twin-bolts M7 | attack crossbow twin-bolts N7 | attack crossbow twin-bolts M8 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | token 2 | token 3 | token 4 | armor up | target crossbow bolt | target crossbow twin-bolts
88 P1 attack crossbow twin-bolts N7
    => hit_stun
    AttackMade hero=falk item=crossbow attack=twin-bolts at=N7 (TLS-ATTACK-1, falk)
    DiceRolled monster=archer at=M7 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, twin-bolts)
    MonsterHit monster=archer at=M7 damage=1 left=0 (TLS-DICE-2, twin-bolts)
    MonsterKilled monster=archer at=M7 (TLS-DICE-2, twin-bolts)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
89 P1 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
90 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | fist O9 | token 2 | token 3
91 P2 fist O9
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=O9 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=O9 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=O9 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
92 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move P10 | move N10 | move P9 | move Q10 | move P11 | move N11 | move M10 | move P8 | move Q9 | move R10 | move Q11 | move N12 | move M11 | move M9 | move L10
93 P2 move P11
    HeroMoved hero=konrad to=P11 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move P10 | move Q11
94 P2 move Q11
    HeroMoved hero=konrad to=Q11 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
95 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move Q10 | move R11 | move Q12 | move P11 | move Q9 | move R10 | move P10 | move S11 | move R12 | move Q13
96 P2 move Q10
    HeroMoved hero=konrad to=Q10 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move Q9 | move R10 | move Q11 | move P10
97 P2 move P10
    HeroMoved hero=konrad to=P10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
98 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M6 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow twin-bolts M6 | attack crossbow twin-bolts N6 | attack crossbow twin-bolts M7 | attack crossbow twin-bolts M8 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | token 2 | token 3 | token 4 | target crossbow bolt | target crossbow twin-bolts
99 P1 target crossbow bolt
target (TLS-ATTACK-11): attack crossbow bolt M1 | attack crossbow bolt N1 | attack crossbow bolt O1 | attack crossbow bolt P1 | attack crossbow bolt M2 | attack crossbow bolt N2 | attack crossbow bolt O2 | attack crossbow bolt P2 | attack crossbow bolt M3 | attack crossbow bolt N3 | attack crossbow bolt O3 | attack crossbow bolt P3 | attack crossbow bolt M4 | attack crossbow bolt N4 | attack crossbow bolt O4 | attack crossbow bolt P4 | attack crossbow bolt M5 | attack crossbow bolt N5 | attack crossbow bolt O5 | attack crossbow bolt P5 | attack crossbow bolt M6 | attack crossbow bolt N6 | attack crossbow bolt O6 | attack crossbow bolt P6 | attack crossbow bolt M7 | attack crossbow bolt N7 | attack crossbow bolt O7 | attack crossbow bolt P7 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt O8 | attack crossbow bolt P8 | attack crossbow bolt Q9 | attack crossbow bolt R9 | attack crossbow bolt S9 | attack crossbow bolt T9 | attack crossbow bolt U9 | attack crossbow bolt V9 | attack crossbow bolt W9 | attack crossbow bolt X9 | attack crossbow bolt Q10 | attack crossbow bolt R10 | attack crossbow bolt S10 | attack crossbow bolt T10 | attack crossbow bolt U10 | attack crossbow bolt V10 | attack crossbow bolt W10 | attack crossbow bolt X10 | attack crossbow bolt Q11 | attack crossbow bolt R11 | attack crossbow bolt S11 | attack crossbow bolt T11 | attack crossbow bolt U11 | attack crossbow bolt V11 | attack crossbow bolt W11 | attack crossbow bolt X11 | attack crossbow bolt Q12 | attack crossbow bolt R12 | attack crossbow bolt S12 | attack crossbow bolt T12 | attack crossbow bolt U12 | attack crossbow bolt V12 | attack crossbow bolt W12 | attack crossbow bolt X12
100 P1 attack crossbow bolt S10
    AttackMade hero=falk item=crossbow attack=bolt at=S10 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
101 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2
102 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move P9 | move Q10 | move P11 | move O10 | move P8 | move Q9 | move R10 | move Q11 | move N10
103 P2 move P9
    HeroMoved hero=konrad to=P9 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | fist O9 | move P8 | move Q9 | move P10
104 P2 fist O9
    => miss
    AttackMade hero=konrad item=fist attack=fist at=O9 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=O9 faces=miss shown=face-miss (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=O9 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | move P8 | move Q9 | move P10
105 P2 move Q9
    HeroMoved hero=konrad to=Q9 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt M6 | attack crossbow bolt M8 | attack crossbow bolt N8 | attack crossbow bolt Q9 | attack crossbow twin-bolts M6 | attack crossbow twin-bolts N6 | attack crossbow twin-bolts M7 | attack crossbow twin-bolts M8 | attack crossbow twin-bolts N8 | attack crossbow twin-bolts O8 | attack crossbow twin-bolts Q9 | token 2 | token 3 | token 4 | target crossbow bolt | target crossbow twin-bolts
106 P1 attack crossbow bolt N8
    => dodge
    AttackMade hero=falk item=crossbow attack=bolt at=N8 (TLS-ATTACK-1, falk)
    DiceRolled monster=runner at=N8 faces=dodge shown=face-dodge (TLS-DICE-1, bolt)
    MonsterMissed monster=runner at=N8 (TLS-DICE-4, bolt)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
107 P1 token 2
    TokenSpent hero=falk value=2 points=6 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move Q7 | move R8 | move P8 | move Q6 | move R7 | move P7 | move S8 | move R9 | move P9 | move O8 | move Q5 | move R6 | move P6 | move O7 | move T8 | move S9 | move R10 | move P10 | move Q4 | move R5 | move P5 | move S6 | move O6 | move N7 | move T7 | move U8 | move T9 | move S10 | move R11 | move Q10 | move P11 | move O10 | move Q3 | move R4 | move P4 | move S5 | move O5 | move T6 | move N6 | move M7 | move U7 | move V8 | move U9 | move T10 | move S11 | move R12 | move Q11 | move N10 | move R3 | move P3 | move S4 | move O4 | move T5 | move N5 | move U6 | move V7 | move V9 | move T11 | move S12 | move R13 | move Q12 | move N11 | move M10
108 P1 move P3
    HeroMoved hero=falk to=P3 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
109 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt J6 | attack crossbow bolt L7 | attack crossbow bolt K8 | attack crossbow bolt L8 | attack crossbow bolt N9 | attack crossbow bolt O9 | attack crossbow twin-bolts I5 | attack crossbow twin-bolts I6 | attack crossbow twin-bolts J6 | attack crossbow twin-bolts K6 | attack crossbow twin-bolts I7 | attack crossbow twin-bolts L7 S | attack crossbow twin-bolts L7 W | attack crossbow twin-bolts I8 | attack crossbow twin-bolts K8 S | attack crossbow twin-bolts K8 W | attack crossbow twin-bolts L8 | attack crossbow twin-bolts Q8 | attack crossbow twin-bolts N9 | attack crossbow twin-bolts O9 | token 3 | token 4 | target crossbow bolt | target crossbow twin-bolts
110 P1 target crossbow twin-bolts
target (TLS-ATTACK-11): attack crossbow twin-bolts I1 | attack crossbow twin-bolts J1 | attack crossbow twin-bolts K1 | attack crossbow twin-bolts L1 | attack crossbow twin-bolts Q1 | attack crossbow twin-bolts R1 N | attack crossbow twin-bolts R1 E | attack crossbow twin-bolts S1 | attack crossbow twin-bolts T1 | attack crossbow twin-bolts U1 | attack crossbow twin-bolts V1 | attack crossbow twin-bolts I2 | attack crossbow twin-bolts J2 | attack crossbow twin-bolts K2 | attack crossbow twin-bolts L2 | attack crossbow twin-bolts Q2 N | attack crossbow twin-bolts Q2 E | attack crossbow twin-bolts R2 | attack crossbow twin-bolts S2 | attack crossbow twin-bolts T2 | attack crossbow twin-bolts U2 | attack crossbow twin-bolts V2 | attack crossbow twin-bolts I3 | attack crossbow twin-bolts J3 | attack crossbow twin-bolts K3 | attack crossbow twin-bolts L3 | attack crossbow twin-bolts Q3 | attack crossbow twin-bolts R3 | attack crossbow twin-bolts S3 | attack crossbow twin-bolts T3 | attack crossbow twin-bolts U3 | attack crossbow twin-bolts V3 | attack crossbow twin-bolts I4 | attack crossbow twin-bolts J4 | attack crossbow twin-bolts K4 | attack crossbow twin-bolts L4 | attack crossbow twin-bolts Q4 S | attack crossbow twin-bolts Q4 E | attack crossbow twin-bolts R4 | attack crossbow twin-bolts S4 | attack crossbow twin-bolts T4 | attack crossbow twin-bolts U4 | attack crossbow twin-bolts V4 | attack crossbow twin-bolts I5 | attack crossbow twin-bolts J5 | attack crossbow twin-bolts K5 | attack crossbow twin-bolts L5 | attack crossbow twin-bolts Q5 | attack crossbow twin-bolts R5 S | attack crossbow twin-bolts R5 E | attack crossbow twin-bolts S5 | attack crossbow twin-bolts T5 | attack crossbow twin-bolts U5 | attack crossbow twin-bolts V5 | attack crossbow twin-bolts I6 | attack crossbow twin-bolts J6 | attack crossbow twin-bolts K6 | attack crossbow twin-bolts L6 | attack crossbow twin-bolts Q6 | attack crossbow twin-bolts R6 | attack crossbow twin-bolts S6 S | attack crossbow twin-bolts S6 E | attack crossbow twin-bolts T6 | attack crossbow twin-bolts U6 | attack crossbow twin-bolts V6 | attack crossbow twin-bolts I7 | attack crossbow twin-bolts J7 | attack crossbow twin-bolts K7 | attack crossbow twin-bolts L7 S | attack crossbow twin-bolts L7 W | attack crossbow twin-bolts Q7 | attack crossbow twin-bolts R7 | attack crossbow twin-bolts S7 | attack crossbow twin-bolts T7 S | attack crossbow twin-bolts T7 E | attack crossbow twin-bolts U7 | attack crossbow twin-bolts V7 | attack crossbow twin-bolts I8 | attack crossbow twin-bolts J8 | attack crossbow twin-bolts K8 S | attack crossbow twin-bolts K8 W | attack crossbow twin-bolts L8 | attack crossbow twin-bolts Q8 | attack crossbow twin-bolts R8 | attack crossbow twin-bolts S8 | attack crossbow twin-bolts T8 | attack crossbow twin-bolts U8 S | attack crossbow twin-bolts U8 E | attack crossbow twin-bolts V8 | attack crossbow twin-bolts M9 | attack crossbow twin-bolts N9 | attack crossbow twin-bolts O9 | attack crossbow twin-bolts P9 | attack crossbow twin-bolts M10 | attack crossbow twin-bolts N10 | attack crossbow twin-bolts O10 | attack crossbow twin-bolts P10 | attack crossbow twin-bolts M11 | attack crossbow twin-bolts N11 | attack crossbow twin-bolts O11 | attack crossbow twin-bolts P11 | attack crossbow twin-bolts N12 | attack crossbow twin-bolts O12 | attack crossbow twin-bolts P12
111 P1 attack crossbow twin-bolts V1
    AttackMade hero=falk item=crossbow attack=twin-bolts at=V1 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
112 P1 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | attack crossbow bolt J6 | attack crossbow bolt L7 | attack crossbow bolt K8 | attack crossbow bolt L8 | attack crossbow bolt N9 | attack crossbow bolt O9 | token 3 | token 4 | target crossbow bolt
113 P1 attack crossbow bolt L8
    => dodge
    AttackMade hero=falk item=crossbow attack=bolt at=L8 (TLS-ATTACK-1, falk)
    DiceRolled monster=winged at=L8 faces=dodge shown=face-dodge (TLS-DICE-1, bolt)
    MonsterMissed monster=winged at=L8 (TLS-DICE-4, bolt)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
114 P1 token 4
    TokenSpent hero=falk value=4 points=4 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move Q3 | move P4 | move O3 | move R3 | move Q4 | move P5 | move O4 | move N3 | move S3 | move R4 | move Q5 | move P6 | move O5 | move N4 | move M3 | move T3 | move S4 | move R5 | move Q6 | move P7 | move O6 | move N5 | move M4 | move L3
115 P1 move R5
    HeroMoved hero=falk to=R5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
116 P1 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move R4 | move S5 | move R6 | move Q5 | move R3 | move S4 | move Q4 | move T5 | move S6 | move R7 | move Q6 | move P5 | move S3 | move Q3 | move P4 | move U5 | move T6 | move R8 | move Q7 | move P6 | move O5
117 P1 move Q5
    HeroMoved hero=falk to=Q5 points=2 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | move Q4 | move R5 | move Q6 | move P5 | move Q3 | move R4 | move P4 | move S5 | move R6 | move Q7 | move P6 | move O5
118 P1 end turn
    => left
    TurnEnded hero=falk (TLS-STEP-2, falk)
    MonsterPhaseBegan phase=4 (TLS-NIGHT-2, night)
    PanicSpread monsters=6 (TLS-PANIC-2, panic)
    FlamesTaken flames=6 left=0 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterHeld monster=clawer at=I15 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterStruck monster=clawer at=I15 target=ruin-8 damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=ruin-8 at=J14,J15 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=ruin-8 at=J14,J15 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=clawer at=H15 to=J15 path=J15 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=J15 facing=north (TLS-FACING-2, clawer)
    MonsterStruck monster=clawer at=J15 target=ruin-12 damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=ruin-12 at=K15,L15,M15 flames=2 left=2 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=clawer at=G15 to=H15 path=H15 (TLS-MOVE-1, clawer)
    MonsterHeld monster=runner at=I13 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterStruck monster=runner at=I13 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=I12 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterMoved monster=armored at=H13 to=K13 path=J13,K13 (TLS-MOVE-1, armored)
    MonsterStruck monster=armored at=K13 target=magic-circle damage=2 (TLS-TARGET-3, armored)
    MageLost lost=2 left=2 (TLS-STRIKE-5, armored)
    MonsterMoved monster=crimson-bulky at=G13 to=H13 path=H13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=F13 to=G13 path=G13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=E13 to=F13 path=F13 (TLS-MOVE-1, clawer)
    MonsterHeld monster=clawer at=H12 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterStruck monster=clawer at=H12 target=stone-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=stone-wall at=I12 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=stone-wall at=I12 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=armored at=G12 to=J12 path=I12,J12 (TLS-MOVE-1, armored)
    MonsterStruck monster=armored at=J12 target=house damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=house at=K12 flames=2 left=0 (TLS-STRIKE-1, armored)
    StructureDestroyed structure=house at=K12 (TLS-DAMAGE-3, armored)
    MonsterMoved monster=clawer at=H10 to=J10 path=I10,J10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=E10 to=G10 path=F10,G10 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H9 to=J9 path=I9,J9 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=J9 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=H8 to=J8 path=I8,J8 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=J8 facing=south (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=G8 to=I8 path=H8,I8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=I8 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=F8 to=H8 path=G8,H8 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=F6 to=G6 path=G6 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=G6 facing=south (TLS-FACING-2, archer)
    MonsterMoved monster=archer at=E5 to=G5 path=G5 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=G5 facing=south (TLS-FACING-2, archer)
    MonsterMoved monster=armored at=E3 to=F6 path=F3,F6 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=F6 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=F5 to=F8 path=F7,F8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F8 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=F4 to=F7 path=F5,F7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=G3 to=G4 path=G4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H7 to=H9 path=H9 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=H9 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=armored at=H6 to=H7 path=H7 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=H5 to=H6 path=H6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=J6 to=J7 path=J7 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=K10 to=K12 path=K11,K12 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=K12 facing=east (TLS-FACING-2, clawer)
    MonsterStruck monster=clawer at=K12 target=magic-circle damage=2 (TLS-TARGET-3, clawer)
    MageLost lost=2 left=0 (TLS-STRIKE-5, clawer)
    GameEnded result=lost (TLS-STRIKE-5, circle-fallen-in-gildenberg)
<lost: circle-fallen-in-gildenberg (TLS-STRIKE-5)>
