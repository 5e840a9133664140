    => ruin-6 ruin-1 ruin-4 ruin-10 ruin-8 ruin-12 night-of-knives a-town-to-live-in
    RuinsDrawn ruins=ruin-6,ruin-1,ruin-4,ruin-10,ruin-8,ruin-12 (TLS-SETUP-10, setup)
    QuestsDrawn quests=night-of-knives,a-town-to-live-in (TLS-SETUP-16, setup)
take-hero (TLS-HERO-1): take konrad | take greta | take adelheid | take falk
1 P1 take adelheid
    HeroTaken seat=1 hero=adelheid (TLS-HERO-1, setup)
take-hero (TLS-HERO-1): take konrad | take greta | take falk
2 P2 take konrad
    => trait-card-2 trait-card-4
    HeroTaken seat=2 hero=konrad (TLS-HERO-1, setup)
take-trait (TLS-TRAIT-1): play prodigy | play bookworm
3 P1 play bookworm
    TraitTaken hero=adelheid trait=bookworm (TLS-TRAIT-1, setup)
    ItemTaken hero=adelheid item=scroll-of-lightning (TLS-TRAIT-4, setup)
take-trait (TLS-TRAIT-1): play mason | play tinker
4 P2 play mason
    => apprentices-wand boar-spear worn-armor great-axe crossbow tome-of-secrets
    TraitTaken hero=konrad trait=mason (TLS-TRAIT-1, setup)
    ItemTaken hero=konrad item=potion-blue (TLS-TRAIT-4, setup)
    PerkGained hero=adelheid perk=mana-growth (TLS-TRAIT-3, setup)
    PerkGained hero=konrad perk=back-protection (TLS-TRAIT-3, setup)
    ItemTaken hero=adelheid item=apprentices-wand (TLS-TRAIT-5, setup)
    ItemTaken hero=adelheid item=worn-pants (TLS-TRAIT-5, setup)
    ItemTaken hero=konrad item=boar-spear (TLS-TRAIT-5, setup)
    ItemTaken hero=konrad item=wooden-shield (TLS-TRAIT-5, setup)
trade (TLS-TRADE-1): done | give apprentices-wand adelheid stash | give apprentices-wand adelheid konrad | give worn-pants adelheid stash | give worn-pants adelheid konrad | give scroll-of-lightning adelheid stash | give scroll-of-lightning adelheid konrad | give boar-spear konrad stash | give boar-spear konrad adelheid | give wooden-shield konrad stash | give wooden-shield konrad adelheid | give potion-blue konrad stash | give potion-blue konrad adelheid
5 any give apprentices-wand adelheid stash
    ItemGiven item=apprentices-wand hero=adelheid to=stash (TLS-TRADE-1, setup)
trade (TLS-TRADE-1): done | give worn-pants adelheid stash | give worn-pants adelheid konrad | give scroll-of-lightning adelheid stash | give scroll-of-lightning adelheid konrad | give boar-spear konrad stash | give boar-spear konrad adelheid | give wooden-shield konrad stash | give wooden-shield konrad adelheid | give potion-blue konrad stash | give potion-blue konrad adelheid
6 any done
first-player (TLS-FIRST-1): first adelheid | first konrad
7 any first konrad
    => direction-3
    FirstPlayerChosen hero=konrad (TLS-FIRST-1, setup)
    DayBegan day=1 (TLS-UPKEEP-1, day)
    DirectionRevealed card=direction-3 slots=slot-1,slot-3,slot-5 (TLS-SCOUT-3, direction-3)
    PatternsPlaced slot=slot-1 (TLS-SCOUT-6, scout)
    PatternsPlaced slot=slot-3 (TLS-SCOUT-6, scout)
    PatternsPlaced slot=slot-5 (TLS-SCOUT-6, scout)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista O9 | build ballista P9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista P11 | build ballista J12 | build ballista N12 | build ballista J13 | build ballista K13 | build ballista O13 | build ballista I14 | build ballista L14 | build ballista M14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista N15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult O9 | build catapult P9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult P11 | build catapult J12 | build catapult N12 | build catapult J13 | build catapult K13 | build catapult O13 | build catapult I14 | build catapult L14 | build catapult M14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult N15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I9 | build wooden-gate J9 | build wooden-gate K9 | build wooden-gate O9 | build wooden-gate P9 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate I14 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | upgrade wooden-wall L9 | upgrade wooden-wall M9 | upgrade wooden-wall N9 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | leave boar-spear konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy scroll-of-darts konrad | buy scroll-of-darts stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | buy scroll-of-doom konrad | buy scroll-of-doom stash | sell apprentices-wand | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
8 P2 build watchtower I16
    StructureBuilt structure=watchtower at=I16 (TLS-BUILD-1, watchtower)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | take apprentices-wand adelheid | leave worn-pants adelheid | leave scroll-of-lightning adelheid | buy worn-armor adelheid | buy worn-armor stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy scroll-of-darts adelheid | buy scroll-of-darts stash | buy scroll-of-blinking adelheid | buy scroll-of-blinking stash | buy scroll-of-haste adelheid | buy scroll-of-haste stash | buy scroll-of-thorns adelheid | buy scroll-of-thorns stash | buy scroll-of-doom adelheid | buy scroll-of-doom stash | sell apprentices-wand | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
9 P1 take apprentices-wand adelheid
    ItemTaken item=apprentices-wand hero=adelheid (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp I10 I11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house I11 | build house J11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | leave boar-spear konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy scroll-of-darts konrad | buy scroll-of-darts stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | buy scroll-of-doom konrad | buy scroll-of-doom stash | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
10 P2 buy scroll-of-thorns stash
    ItemBought item=scroll-of-thorns hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | take scroll-of-thorns adelheid | leave apprentices-wand adelheid | leave worn-pants adelheid | leave scroll-of-lightning adelheid | sell scroll-of-thorns | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
11 P1 leave scroll-of-lightning adelheid
    ItemLeft item=scroll-of-lightning hero=adelheid (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | take scroll-of-lightning konrad | take scroll-of-thorns konrad | leave boar-spear konrad | leave wooden-shield konrad | leave potion-blue konrad | sell scroll-of-lightning | sell scroll-of-thorns | sell scroll-of-lightning scroll-of-thorns | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
12 P2 pass
    Passed seat=2 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | take scroll-of-lightning adelheid | take scroll-of-thorns adelheid | leave apprentices-wand adelheid | leave worn-pants adelheid | sell scroll-of-lightning | sell scroll-of-thorns | sell scroll-of-lightning scroll-of-thorns | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
13 P1 sell scroll-of-thorns
    ItemsSold items=scroll-of-thorns gold=1 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | take scroll-of-lightning adelheid | leave apprentices-wand adelheid | leave worn-pants adelheid | buy worn-armor adelheid | buy worn-armor stash | sell scroll-of-lightning | scavenge L10 | scavenge N10 | scavenge K14 | scavenge O11 | scavenge J14
14 P1 scavenge O11
    RuinScavenged ruin=ruin-10 at=O11,O12 (TLS-SCAVENGE-3, ruin-10)
    ResourcesGained gold=2 materials=3 (TLS-SCAVENGE-3, ruin-10)
equipment (TLS-SCAVENGE-5): draw armor | draw melee | draw ranged | draw magic | pick potion-green | pick potion-red | pick potion-blue | pick potion-yellow
15 any pick potion-blue
    EquipmentGained item=potion-blue (TLS-SCAVENGE-5, ruin-10)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista O9 | build ballista P9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista N12 | build ballista O12 | build ballista J13 | build ballista K13 | build ballista O13 | build ballista I14 | build ballista L14 | build ballista M14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista N15 | build ballista O15 | build ballista P15 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult O9 | build catapult P9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult N12 | build catapult O12 | build catapult J13 | build catapult K13 | build catapult O13 | build catapult I14 | build catapult L14 | build catapult M14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult N15 | build catapult O15 | build catapult P15 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate O12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower O12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I9 | build wooden-gate J9 | build wooden-gate K9 | build wooden-gate O9 | build wooden-gate P9 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate I14 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine P9 P10 | build gold-mine I10 I11 | build gold-mine P10 P11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp P9 P10 | build scavenger-camp I10 I11 | build scavenger-camp P10 P11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house P10 | build house I11 | build house J11 | build house P11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker P9 P10 | build armor-maker I10 I11 | build armor-maker P10 P11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith P9 P10 | build blacksmith I10 I11 | build blacksmith P10 P11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer P9 P10 | build bowyer I10 I11 | build bowyer P10 P11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop P9 P10 | build magic-shop I10 I11 | build magic-shop P10 P11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer P9 P10 | build seer I10 I11 | build seer P10 P11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | upgrade wooden-wall L9 | upgrade wooden-wall M9 | upgrade wooden-wall N9 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | take scroll-of-lightning adelheid | take potion-blue adelheid | leave apprentices-wand adelheid | leave worn-pants adelheid | buy worn-armor adelheid | buy worn-armor stash | buy great-axe stash | buy crossbow stash | buy tome-of-secrets stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire adelheid | buy scroll-of-fire stash | buy scroll-of-frost adelheid | buy scroll-of-frost stash | buy scroll-of-darts adelheid | buy scroll-of-darts stash | buy scroll-of-blinking adelheid | buy scroll-of-blinking stash | buy scroll-of-haste adelheid | buy scroll-of-haste stash | buy scroll-of-vigor adelheid | buy scroll-of-vigor stash | buy scroll-of-thorns adelheid | buy scroll-of-thorns stash | buy scroll-of-doom adelheid | buy scroll-of-doom stash | sell scroll-of-lightning | sell potion-blue | sell scroll-of-lightning potion-blue
16 P1 upgrade wooden-wall L9
    StructureUpgraded structure=stone-wall at=L9 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista O9 | build ballista P9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista N12 | build ballista O12 | build ballista J13 | build ballista K13 | build ballista O13 | build ballista I14 | build ballista L14 | build ballista M14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista N15 | build ballista O15 | build ballista P15 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult O9 | build catapult P9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult N12 | build catapult O12 | build catapult J13 | build catapult K13 | build catapult O13 | build catapult I14 | build catapult L14 | build catapult M14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult N15 | build catapult O15 | build catapult P15 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate O12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower N12 | build watchtower O12 | build watchtower J13 | build watchtower K13 | build watchtower O13 | build watchtower I14 | build watchtower L14 | build watchtower M14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower N15 | build watchtower O15 | build watchtower P15 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I9 | build wooden-wall J9 | build wooden-wall K9 | build wooden-wall O9 | build wooden-wall P9 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I14 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I9 | build wooden-gate J9 | build wooden-gate K9 | build wooden-gate O9 | build wooden-gate P9 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate I14 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine P9 P10 | build gold-mine I10 I11 | build gold-mine P10 P11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp P9 P10 | build scavenger-camp I10 I11 | build scavenger-camp P10 P11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house P10 | build house I11 | build house J11 | build house P11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker P9 P10 | build armor-maker I10 I11 | build armor-maker P10 P11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith P9 P10 | build blacksmith I10 I11 | build blacksmith P10 P11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer P9 P10 | build bowyer I10 I11 | build bowyer P10 P11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop P9 P10 | build magic-shop I10 I11 | build magic-shop P10 P11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer P9 P10 | build seer I10 I11 | build seer P10 P11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | upgrade wooden-wall M9 | upgrade wooden-wall N9 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | take scroll-of-lightning adelheid | take potion-blue adelheid | leave apprentices-wand adelheid | leave worn-pants adelheid | buy worn-armor adelheid | buy worn-armor stash | buy great-axe stash | buy crossbow stash | buy tome-of-secrets stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire adelheid | buy scroll-of-fire stash | buy scroll-of-frost adelheid | buy scroll-of-frost stash | buy scroll-of-darts adelheid | buy scroll-of-darts stash | buy scroll-of-blinking adelheid | buy scroll-of-blinking stash | buy scroll-of-haste adelheid | buy scroll-of-haste stash | buy scroll-of-vigor adelheid | buy scroll-of-vigor stash | buy scroll-of-thorns adelheid | buy scroll-of-thorns stash | buy scroll-of-doom adelheid | buy scroll-of-doom stash | sell scroll-of-lightning | sell potion-blue | sell scroll-of-lightning potion-blue
17 P1 build watchtower K9
    StructureBuilt structure=watchtower at=K9 (TLS-BUILD-1, watchtower)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate O12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine P9 P10 | build gold-mine I10 I11 | build gold-mine P10 P11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp P9 P10 | build scavenger-camp I10 I11 | build scavenger-camp P10 P11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house P10 | build house I11 | build house J11 | build house P11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker P9 P10 | build armor-maker I10 I11 | build armor-maker P10 P11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith P9 P10 | build blacksmith I10 I11 | build blacksmith P10 P11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer P9 P10 | build bowyer I10 I11 | build bowyer P10 P11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop P9 P10 | build magic-shop I10 I11 | build magic-shop P10 P11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer P9 P10 | build seer I10 I11 | build seer P10 P11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | take scroll-of-lightning adelheid | take potion-blue adelheid | leave apprentices-wand adelheid | leave worn-pants adelheid | buy worn-armor adelheid | buy worn-armor stash | buy great-axe stash | buy crossbow stash | buy tome-of-secrets stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire adelheid | buy scroll-of-fire stash | buy scroll-of-frost adelheid | buy scroll-of-frost stash | buy scroll-of-darts adelheid | buy scroll-of-darts stash | buy scroll-of-blinking adelheid | buy scroll-of-blinking stash | buy scroll-of-haste adelheid | buy scroll-of-haste stash | buy scroll-of-vigor adelheid | buy scroll-of-vigor stash | buy scroll-of-thorns adelheid | buy scroll-of-thorns stash | buy scroll-of-doom adelheid | buy scroll-of-doom stash | sell scroll-of-lightning | sell potion-blue | sell scroll-of-lightning potion-blue
18 P1 buy worn-armor adelheid
    => worn-pants
    ItemBought item=worn-armor hero=adelheid (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate O12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine P9 P10 | build gold-mine I10 I11 | build gold-mine P10 P11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp P9 P10 | build scavenger-camp I10 I11 | build scavenger-camp P10 P11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house P10 | build house I11 | build house J11 | build house P11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | take scroll-of-lightning adelheid | take potion-blue adelheid | leave apprentices-wand adelheid | leave worn-pants adelheid | leave worn-armor adelheid | buy worn-pants stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy scroll-of-darts adelheid | buy scroll-of-darts stash | buy scroll-of-blinking adelheid | buy scroll-of-blinking stash | buy scroll-of-haste adelheid | buy scroll-of-haste stash | buy scroll-of-thorns adelheid | buy scroll-of-thorns stash | buy scroll-of-doom adelheid | buy scroll-of-doom stash | sell scroll-of-lightning | sell potion-blue | sell scroll-of-lightning potion-blue
19 P1 sell scroll-of-lightning potion-blue
    ItemsSold items=scroll-of-lightning,potion-blue gold=2 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate O12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine P9 P10 | build gold-mine I10 I11 | build gold-mine P10 P11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp P9 P10 | build scavenger-camp I10 I11 | build scavenger-camp P10 P11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house P10 | build house I11 | build house J11 | build house P11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker P9 P10 | build armor-maker I10 I11 | build armor-maker P10 P11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith P9 P10 | build blacksmith I10 I11 | build blacksmith P10 P11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer P9 P10 | build bowyer I10 I11 | build bowyer P10 P11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop P9 P10 | build magic-shop I10 I11 | build magic-shop P10 P11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer P9 P10 | build seer I10 I11 | build seer P10 P11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | leave apprentices-wand adelheid | leave worn-pants adelheid | leave worn-armor adelheid | buy worn-pants stash | buy great-axe stash | buy crossbow stash | buy tome-of-secrets stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire adelheid | buy scroll-of-fire stash | buy scroll-of-frost adelheid | buy scroll-of-frost stash | buy scroll-of-lightning adelheid | buy scroll-of-lightning stash | buy scroll-of-darts adelheid | buy scroll-of-darts stash | buy scroll-of-blinking adelheid | buy scroll-of-blinking stash | buy scroll-of-haste adelheid | buy scroll-of-haste stash | buy scroll-of-vigor adelheid | buy scroll-of-vigor stash | buy scroll-of-thorns adelheid | buy scroll-of-thorns stash | buy scroll-of-doom adelheid | buy scroll-of-doom stash
20 P1 leave worn-armor adelheid
    ItemLeft item=worn-armor hero=adelheid (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate N12 | build warp-gate O12 | build warp-gate J13 | build warp-gate K13 | build warp-gate O13 | build warp-gate I14 | build warp-gate L14 | build warp-gate M14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate N15 | build warp-gate O15 | build warp-gate P15 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine P9 P10 | build gold-mine I10 I11 | build gold-mine P10 P11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build gold-mine O16 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp P9 P10 | build scavenger-camp I10 I11 | build scavenger-camp P10 P11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build scavenger-camp O16 P16 | build house I9 | build house J9 | build house P9 | build house I10 | build house J10 | build house P10 | build house I11 | build house J11 | build house P11 | build house J12 | build house P14 | build house P15 | build house O16 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker P9 P10 | build armor-maker I10 I11 | build armor-maker P10 P11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build armor-maker O16 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith P9 P10 | build blacksmith I10 I11 | build blacksmith P10 P11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build blacksmith O16 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer P9 P10 | build bowyer I10 I11 | build bowyer P10 P11 | build bowyer P14 P15 | build bowyer P15 P16 | build bowyer O16 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop P9 P10 | build magic-shop I10 I11 | build magic-shop P10 P11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build magic-shop O16 P16 | build seer I9 J9 | build seer I9 I10 | build seer P9 P10 | build seer I10 I11 | build seer P10 P11 | build seer P14 P15 | build seer P15 P16 | build seer O16 P16 | take worn-armor adelheid | leave apprentices-wand adelheid | leave worn-pants adelheid | buy worn-pants stash | buy great-axe stash | buy crossbow stash | buy tome-of-secrets stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire adelheid | buy scroll-of-fire stash | buy scroll-of-frost adelheid | buy scroll-of-frost stash | buy scroll-of-lightning adelheid | buy scroll-of-lightning stash | buy scroll-of-darts adelheid | buy scroll-of-darts stash | buy scroll-of-blinking adelheid | buy scroll-of-blinking stash | buy scroll-of-haste adelheid | buy scroll-of-haste stash | buy scroll-of-vigor adelheid | buy scroll-of-vigor stash | buy scroll-of-thorns adelheid | buy scroll-of-thorns stash | buy scroll-of-doom adelheid | buy scroll-of-doom stash
21 P1 pass
    Passed seat=1 (TLS-MAIN-1, day)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy Q4 | deploy R4 | deploy S4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy D7 | deploy E7 | deploy F7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy T7 | deploy U7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy O9 | deploy P9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy M10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy N12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy K13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy I14 | deploy L14 | deploy M14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy N15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16
22 P2 deploy V14
    HeroDeployed hero=konrad at=V14 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy Q4 | deploy R4 | deploy S4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy D7 | deploy E7 | deploy F7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy T7 | deploy U7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy O9 | deploy P9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy M10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy N12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy K13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy I14 | deploy L14 | deploy M14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy N15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16
23 P1 deploy Q10
    => right pattern-8 pattern-7 pattern-3b
    HeroDeployed hero=adelheid at=Q10 (TLS-DUSK-4, dusk)
    NightBegan day=1 (TLS-NIGHT-1, night)
    MonsterPhaseBegan phase=1 (TLS-NIGHT-2, night)
    CoinFlipped side=right (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-8 (TLS-SPAWN-1, pattern-8)
    MonsterSpawned monster=clawer at=B15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=B14 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=crimson-bulky at=B13 (TLS-SPAWN-2, crimson-bulky)
    MonsterSpawned monster=clawer at=B10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=A15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=A13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=A11 (TLS-SPAWN-2, clawer)
    PatternsRevealed slot=slot-3 card=pattern-7 (TLS-SPAWN-1, pattern-7)
    MonsterSpawned monster=clawer at=K2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=L2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=M2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=N2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=O2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=J1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=M1 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=O1 (TLS-SPAWN-2, runner)
    PatternsRevealed slot=slot-5 card=pattern-3b (TLS-SPAWN-1, pattern-3b)
    MonsterSpawned monster=clawer at=W10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=W11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=W12 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=armored at=W13 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=W15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=X10 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=X12 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=X15 (TLS-SPAWN-2, archer)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=A15 to=D15 path=B15,C15,D15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, armored)
    MonsterMoved monster=crimson-bulky at=B13 to=D13 path=C13,D13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=A13 to=C13 path=B13,C13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=A11 to=D12 path=B11,C11,C12,D12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B10 to=E10 path=C10,D10,E10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=J1 to=J3 path=J2,J3 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=K2 to=K5 path=K3,K4,K5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=L2 to=L5 path=L3,L4,L5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=M2 to=M5 path=M3,M4,M5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=M1 to=M7 path=M2,M3,M4,M6,M7 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=N2 to=N5 path=N3,N4,N5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=O2 to=O5 path=O3,O4,O5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=O1 to=O7 path=O2,O3,O4,O6,O7 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=W10 to=T9 path=V10,V9,U9,T9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=X10 to=V10 path=W10,V10 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=W11 to=T11 path=V11,U11,T11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=W12 to=Q12 path=V12,U12,T12,S12,R12,Q12 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=Q12 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=P12 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterMoved monster=clawer at=X12 to=U12 path=W12,V12,U12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=W13 to=V13 path=V13 (TLS-MOVE-1, armored)
    MonsterStruck monster=armored at=V13 target=konrad damage=2 (TLS-TARGET-4, armored)
take-damage (TLS-ARMOR-1): use wooden-shield | take damage
24 P2 use wooden-shield
    DamagePrevented hero=konrad by=wooden-shield n=1 (TLS-ARMOR-3, wooden-shield)
    HeroWounded hero=konrad n=1 left=8 (TLS-STRIKE-1, armored)
    MonsterMoved monster=clawer at=W15 to=V15 path=V15 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=V15 target=konrad damage=2 (TLS-TARGET-4, clawer)
    HeroWounded hero=konrad n=2 left=6 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=archer at=X15 to=V12 path=W15,W12,V12 (TLS-MOVE-1, archer)
    CardsDiscarded cards=pattern-8,pattern-7,pattern-3b (TLS-MOVE-17, movement)
    HeroesRefreshed phase=1 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V13 | attack boar-spear thrust V12 | attack boar-spear thrust V15 | attack boar-spear skewer V13 | attack boar-spear skewer V15 | fist V13 | fist V15 | token 2 | token 3 | armor up
25 P2 attack boar-spear thrust V15
    => miss
    AttackMade hero=konrad item=boar-spear attack=thrust at=V15 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=V15 faces=miss shown=face-miss (TLS-DICE-1, thrust)
    MonsterMissed monster=clawer at=V15 (TLS-DICE-4, thrust)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
26 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark T9 | attack apprentices-wand spark V10 | attack apprentices-wand spark T11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark U12 | attack apprentices-wand spark V12 | attack apprentices-wand spark V13 | attack apprentices-wand spark V14 | attack apprentices-wand spark V15 | attack apprentices-wand magic-missile T9 | attack apprentices-wand magic-missile V10 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile U12 | attack apprentices-wand magic-missile V12 | attack apprentices-wand magic-missile V13 | attack apprentices-wand magic-missile V14 | attack apprentices-wand magic-missile V15 | token 2 | token 3 | armor up
27 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark T9 | attack apprentices-wand spark V10 | attack apprentices-wand spark T11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark U12 | attack apprentices-wand spark V12 | attack apprentices-wand spark V13 | attack apprentices-wand spark V14 | attack apprentices-wand spark V15 | attack apprentices-wand magic-missile T9 | attack apprentices-wand magic-missile V10 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile U12 | attack apprentices-wand magic-missile V12 | attack apprentices-wand magic-missile V13 | attack apprentices-wand magic-missile V14 | attack apprentices-wand magic-missile V15 | token 2 | token 3
28 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark T9 | attack apprentices-wand spark V10 | attack apprentices-wand spark T11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark U12 | attack apprentices-wand spark V12 | attack apprentices-wand spark V13 | attack apprentices-wand spark V14 | attack apprentices-wand spark V15 | attack apprentices-wand magic-missile T9 | attack apprentices-wand magic-missile V10 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile U12 | attack apprentices-wand magic-missile V12 | attack apprentices-wand magic-missile V13 | attack apprentices-wand magic-missile V14 | attack apprentices-wand magic-missile V15 | token 2 | token 3 | move Q9 | move R10 | move Q11 | move P10 | move Q8 | move R9 | move P9 | move S10 | move R11 | move P11 | move O10 | move Q7 | move R8 | move P8 | move S9 | move O9 | move T10 | move S11 | move R12 | move O11
29 P1 move R10
    HeroMoved hero=adelheid to=R10 points=2 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark T9 | attack apprentices-wand spark V10 | attack apprentices-wand spark T11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark U12 | attack apprentices-wand spark V12 | attack apprentices-wand spark V13 | attack apprentices-wand spark V14 | attack apprentices-wand spark V15 | attack apprentices-wand magic-missile T9 | attack apprentices-wand magic-missile V10 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile U12 | attack apprentices-wand magic-missile V12 | attack apprentices-wand magic-missile V13 | attack apprentices-wand magic-missile V14 | attack apprentices-wand magic-missile V15 | token 2 | token 3 | move R9 | move S10 | move R11 | move Q10 | move R8 | move S9 | move Q9 | move T10 | move S11 | move R12 | move Q11 | move P10
30 P1 attack apprentices-wand magic-missile U12
    => dodge
    AttackMade hero=adelheid item=apprentices-wand attack=magic-missile at=U12 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=U12 faces=dodge shown=face-dodge (TLS-DICE-1, magic-missile)
reroll (TLS-EFFECT-17): reroll mana | keep
31 P1 reroll mana
    => hit_stun
    DiceRerolled monster=clawer at=U12 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, magic-missile)
    MonsterHit monster=clawer at=U12 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=clawer at=U12 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at T9 | at V10 | at T11 | at Q12 | at V12 | at V13 | at V14 | at V15 | stop
32 P1 stop
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move R9 | move S10 | move R11 | move Q10 | move R8 | move S9 | move Q9 | move T10 | move S11 | move R12 | move Q11 | move P10
33 P1 move Q11
    HeroMoved hero=adelheid to=Q11 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
34 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V13 | attack boar-spear thrust V12 | attack boar-spear thrust V15 | attack boar-spear skewer V13 | attack boar-spear skewer V15 | fist V13 | fist V15 | token 2 | token 3 | armor up
35 P2 fist V15
    => hit_stun
    AttackMade hero=konrad item=fist attack=fist at=V15 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=V15 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=clawer at=V15 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=clawer at=V15 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
36 P2 token 3
    TokenSpent hero=konrad value=3 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move V15 | move U14 | move V16 | move U15 | move U13 | move T14 | armor up
37 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move V15 | move U14 | move V16 | move U15 | move U13 | move T14
38 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move V15 | move U14 | move V16 | move U15 | move U13 | move T14 | move U16 | move T15 | move U12 | move T13 | move S14 | move T16 | move S15 | move U11 | move T12 | move S13
39 P2 move U12
    HeroMoved hero=konrad to=U12 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move U11 | move U13 | move T12
40 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark T9 | attack apprentices-wand spark V10 | attack apprentices-wand spark T11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark U12 | attack apprentices-wand spark V12 | attack apprentices-wand spark V13 | attack apprentices-wand magic-missile T9 | attack apprentices-wand magic-missile V10 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile U12 | attack apprentices-wand magic-missile V12 | attack apprentices-wand magic-missile V13 | fist Q12 | token 2 | token 3
41 P1 fist Q12
    => dodge
    AttackMade hero=adelheid item=fist attack=fist at=Q12 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=Q12 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=Q12 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
42 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | move Q10 | move R11 | move P11 | move Q9 | move R10 | move P10 | move S11 | move R12 | move O11 | move Q8 | move R9 | move P9 | move S10 | move O10 | move S12 | move R13 | move O12 | move N11
43 P1 move N11
    HeroMoved hero=adelheid to=N11 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2
44 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V12 | attack boar-spear skewer V12 | fist V12 | token 2
45 P2 attack boar-spear skewer V12
    => dodge
    AttackMade hero=konrad item=boar-spear attack=skewer at=V12 (TLS-ATTACK-1, konrad)
    DiceRolled monster=archer at=V12 faces=dodge shown=face-dodge (TLS-DICE-1, skewer)
    MonsterMissed monster=archer at=V12 (TLS-DICE-4, skewer)
hero-turn (TLS-HEROES-2): end turn | token 2
46 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark M5 | attack apprentices-wand spark O5 | attack apprentices-wand spark M7 | attack apprentices-wand spark O7 | attack apprentices-wand spark T9 | attack apprentices-wand spark V10 | attack apprentices-wand spark T11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark U12 | attack apprentices-wand spark V12 | attack apprentices-wand magic-missile M5 | attack apprentices-wand magic-missile O5 | attack apprentices-wand magic-missile M7 | attack apprentices-wand magic-missile O7 | attack apprentices-wand magic-missile T9 | attack apprentices-wand magic-missile V10 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile U12 | attack apprentices-wand magic-missile V12 | token 2
47 P1 attack apprentices-wand magic-missile Q12
    => hit
    AttackMade hero=adelheid item=apprentices-wand attack=magic-missile at=Q12 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=Q12 faces=hit shown=face-hit (TLS-DICE-1, magic-missile)
    MonsterHit monster=runner at=Q12 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=runner at=Q12 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at M5 | at O5 | at M7 | at O7 | at T9 | at V10 | at T11 | at U12 | at V12 | stop
48 P1 at O5
    => dodge
    DiceRolled monster=clawer at=O5 faces=dodge shown=face-dodge (TLS-DICE-1, magic-missile)
reroll (TLS-EFFECT-17): reroll mana | keep
49 P1 keep
    MonsterMissed monster=clawer at=O5 (TLS-DICE-4, magic-missile)
impact (TLS-SHAPE-2): at M5 | at O5 | at M7 | at O7 | at T9 | at V10 | at T11 | at U12 | at V12 | stop
50 P1 stop
hero-turn (TLS-HEROES-2): end turn | token 2
51 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move O11 | move N12 | move M11 | move O10 | move P11 | move O12 | move M10 | move L11
52 P1 move L11
    HeroMoved hero=adelheid to=L11 points=0 (TLS-STEP-3, adelheid)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V12 | attack boar-spear skewer V12 | fist V12 | token 2
53 P2 fist V12
    => hit_stun
    AttackMade hero=konrad item=fist attack=fist at=V12 (TLS-ATTACK-1, konrad)
    DiceRolled monster=archer at=V12 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=archer at=V12 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=archer at=V12 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2
54 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move U11 | move V12 | move U13 | move T12 | move V11 | move U14 | move T13 | move S12
55 P2 move T13
    HeroMoved hero=konrad to=T13 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust T11 | attack boar-spear thrust V13 | attack boar-spear skewer T12 | attack boar-spear skewer U13
56 P2 attack boar-spear skewer U13
    => hit_stun
    AttackMade hero=konrad item=boar-spear attack=skewer at=U13 (TLS-ATTACK-1, konrad)
    DiceRolled monster=armored at=V13 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, skewer)
    MonsterHit monster=armored at=V13 damage=2 left=0 (TLS-DICE-2, skewer)
    MonsterKilled monster=armored at=V13 (TLS-DICE-2, skewer)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust T11
57 P2 attack boar-spear thrust T11
    => dodge left pattern-4b pattern-9 pattern-1b
    AttackMade hero=konrad item=boar-spear attack=thrust at=T11 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=T11 faces=dodge shown=face-dodge (TLS-DICE-1, thrust)
    MonsterMissed monster=clawer at=T11 (TLS-DICE-4, thrust)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
    MonsterPhaseBegan phase=2 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-4b (TLS-SPAWN-1, pattern-4b)
    MonsterSpawned monster=armored at=B15 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=boomer at=B13 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=clawer at=B12 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=B11 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=B10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=A14 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=A13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=A11 (TLS-SPAWN-2, clawer)
    PatternsRevealed slot=slot-3 card=pattern-9 (TLS-SPAWN-1, pattern-9)
    MonsterSpawned monster=runner at=J2 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=K2 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=boomer at=L2 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=runner at=N2 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=O2 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=M1 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=N1 (TLS-SPAWN-2, armored)
    PatternsRevealed slot=slot-5 card=pattern-1b (TLS-SPAWN-1, pattern-1b)
    MonsterSpawned monster=runner at=W10 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=W11 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=W12 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=W13 (TLS-SPAWN-2, archer)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=W14 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=X10 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=X12 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=X14 (TLS-SPAWN-2, runner)
    MonsterMoved monster=clawer at=E15 to=H15 path=F15,G15,H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D15 to=G15 path=E15,F15,G15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=E14 to=H13 path=F14,F13,G13,H13 (TLS-MOVE-1, armored)
    MonsterStruck monster=armored at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=wooden-wall at=I13 flames=2 left=1 (TLS-STRIKE-1, armored)
    MonsterMoved monster=clawer at=A14 to=D14 path=B14,C14,D14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=crimson-bulky at=D13 to=F13 path=E13,F13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=C13 to=E13 path=D13,E13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=B13 to=D13 path=C13,D13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=A13 to=C13 path=B13,C13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D12 to=G12 path=E12,F12,G12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B12 to=E12 path=C12,D12,E12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=B11 to=D10 path=C11,C10,D10 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=A11 to=C10 path=B11,C11,C10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=E10 to=H10 path=F10,G10,H10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B10 to=E9 path=B9,C9,D9,E9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=J3 to=K4 path=J4,K4 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=J2 to=I8 path=J3,J4,I4,I5,I6,I7,I8 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=K5 to=K8 path=K6,K7,K8 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=K8 target=watchtower damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=1 left=13 (TLS-STRIKE-2, clawer)
    StructureBurned structure=watchtower at=K9 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=watchtower at=K9 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=armored at=K2 to=K5 path=K3,K5 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=L5 to=L8 path=L6,L7,L8 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=L8 target=stone-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=stone-wall at=L9 flames=2 left=3 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=boomer at=L2 to=L6 path=L3,L4,L5,L6 (TLS-MOVE-1, boomer)
    MonsterMoved monster=runner at=M7 to=M8 path=M8 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=M8 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=M9 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterMoved monster=clawer at=M5 to=M7 path=M6,M7 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=M1 to=M4 path=M2,M3,M4 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=N5 to=N8 path=N6,N7,N8 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=N8 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=N9 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=runner at=N2 to=N7 path=N3,N4,N5,N6,N7 (TLS-MOVE-1, runner)
    MonsterMoved monster=armored at=N1 to=N4 path=N2,N3,N4 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=O7 to=O9 path=O8,O9 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=O9 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=N9 flames=1 left=0 (TLS-STRIKE-1, runner)
    StructureDestroyed structure=wooden-wall at=N9 (TLS-DAMAGE-3, runner)
    MonsterMoved monster=clawer at=O5 to=O8 path=O6,O7,O8 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=O2 to=O5 path=O3,O4,O5 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=T9 to=Q9 path=S9,R9,Q9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=V10 to=U11 path=V11,U11 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=W10 to=Q11 path=V10,V11,S11,R11,Q11 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=X10 to=R11 path=W10,V10,V11,S11,R11 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=T11 to=S11 path=S11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=W11 to=V11 path=V11 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=W12 to=T12 path=V12,U12,T12 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=T12 target=konrad damage=1 (TLS-TARGET-4, runner)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, runner)
    MonsterMoved monster=archer at=X12 to=V12 path=W12,V12 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=W13 to=U13 path=V13,U13 (TLS-MOVE-1, archer)
    MonsterStruck monster=archer at=U13 target=konrad damage=2 (TLS-TARGET-4, archer)
    HeroWounded hero=konrad n=2 left=4 (TLS-STRIKE-1, archer)
    MonsterMoved monster=archer at=W14 to=U14 path=V14,U14 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=X14 to=T14 path=W14,V14,T14 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=T14 target=konrad damage=1 (TLS-TARGET-4, runner)
    HeroWounded hero=konrad n=1 left=3 (TLS-STRIKE-1, runner)
    CardsDiscarded cards=pattern-4b,pattern-9,pattern-1b (TLS-MOVE-17, movement)
    HeroesRefreshed phase=2 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust T12 | attack boar-spear thrust U13 | attack boar-spear thrust T14 | attack boar-spear skewer T12 | attack boar-spear skewer U13 | attack boar-spear skewer T14 | fist T12 | fist U13 | fist T14 | token 2 | token 3 | armor up
58 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust T12 | attack boar-spear thrust U13 | attack boar-spear thrust T14 | attack boar-spear skewer T12 | attack boar-spear skewer U13 | attack boar-spear skewer T14 | fist T12 | fist U13 | fist T14 | token 2 | token 3
59 P2 fist T12
    => hit_stun
    AttackMade hero=konrad item=fist attack=fist at=T12 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=T12 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=runner at=T12 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=runner at=T12 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
60 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark O9 | attack apprentices-wand magic-missile O9 | token 2 | token 3 | armor up
61 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark O9 | attack apprentices-wand magic-missile O9 | token 2 | token 3
62 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust U13 | attack boar-spear thrust T14 | attack boar-spear skewer U13 | attack boar-spear skewer T14 | fist U13 | fist T14 | token 2 | token 3
63 P2 fist T14
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=T14 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=T14 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=T14 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
64 P2 token 3
    TokenSpent hero=konrad value=3 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move T12 | move S13 | move T11 | move U12 | move S12 | move S14 | move R13
65 P2 move T11
    HeroMoved hero=konrad to=T11 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
66 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move T10 | move T12 | move T9 | move S10 | move U12 | move T13 | move S12
67 P2 move S10
    HeroMoved hero=konrad to=S10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
68 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark O9 | attack apprentices-wand magic-missile O9 | token 2 | token 3
69 P1 attack apprentices-wand spark O9
    => miss
    AttackMade hero=adelheid item=apprentices-wand attack=spark at=O9 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=O9 faces=miss shown=face-miss (TLS-DICE-1, spark)
reroll (TLS-EFFECT-17): reroll mana | keep
70 P1 keep
    MonsterMissed monster=runner at=O9 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
71 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust S11 | attack boar-spear skewer S11 | fist S11 | token 2
72 P2 fist S11
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=S11 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=S11 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=S11 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2
73 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move S9 | move T10 | move R10 | move S8 | move T9 | move R9 | move T11 | move Q10
74 P2 move Q10
    HeroMoved hero=konrad to=Q10 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark O9 | attack apprentices-wand magic-missile O9 | token 2 | token 3
75 P1 attack apprentices-wand magic-missile O9
    => dodge
    AttackMade hero=adelheid item=apprentices-wand attack=magic-missile at=O9 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=O9 faces=dodge shown=face-dodge (TLS-DICE-1, magic-missile)
reroll (TLS-EFFECT-17): reroll mana | keep
76 P1 reroll mana
    => hit
    DiceRerolled monster=runner at=O9 faces=hit shown=face-hit (TLS-DICE-1, magic-missile)
    MonsterHit monster=runner at=O9 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=runner at=O9 (TLS-DICE-2, magic-missile)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
77 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move M11 | move M10 | move N11 | move O11 | move N12
78 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust Q9 | attack boar-spear thrust Q11 | attack boar-spear skewer Q9 | attack boar-spear skewer Q11 | fist Q9 | fist Q11
79 P2 fist Q11
    => hit
    AttackMade hero=konrad item=fist attack=fist at=Q11 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=Q11 faces=hit shown=face-hit (TLS-DICE-1, fist)
    MonsterHit monster=runner at=Q11 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=runner at=Q11 (TLS-DICE-2, fist)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
80 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move M11 | move M10 | move N11
81 P1 move N11
    HeroMoved hero=adelheid to=N11 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark M4 | attack apprentices-wand spark O5 | attack apprentices-wand spark M7 | attack apprentices-wand spark M8 | attack apprentices-wand spark O8 | attack apprentices-wand spark Q9 | attack apprentices-wand spark Q10 | attack apprentices-wand spark R11 | attack apprentices-wand spark S11 | attack apprentices-wand spark U11 | attack apprentices-wand spark V11 | attack apprentices-wand spark V12 | attack apprentices-wand magic-missile M4 | attack apprentices-wand magic-missile O5 | attack apprentices-wand magic-missile M7 | attack apprentices-wand magic-missile M8 | attack apprentices-wand magic-missile O8 | attack apprentices-wand magic-missile Q9 | attack apprentices-wand magic-missile Q10 | attack apprentices-wand magic-missile R11 | attack apprentices-wand magic-missile S11 | attack apprentices-wand magic-missile U11 | attack apprentices-wand magic-missile V11 | attack apprentices-wand magic-missile V12 | token 3
82 P1 attack apprentices-wand spark V12
    => hit
    AttackMade hero=adelheid item=apprentices-wand attack=spark at=V12 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=archer at=V12 faces=hit shown=face-hit (TLS-DICE-1, spark)
    MonsterHit monster=archer at=V12 damage=1 left=0 (TLS-DICE-2, spark)
    MonsterKilled monster=archer at=V12 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 3
83 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust Q9 | attack boar-spear skewer Q9 | fist Q9
84 P2 fist Q9
    => hit_stun
    AttackMade hero=konrad item=fist attack=fist at=Q9 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=Q9 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=clawer at=Q9 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=clawer at=Q9 (TLS-DICE-2, fist)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark M4 | attack apprentices-wand spark O5 | attack apprentices-wand spark M7 | attack apprentices-wand spark M8 | attack apprentices-wand spark O8 | attack apprentices-wand spark Q10 | attack apprentices-wand spark R11 | attack apprentices-wand spark S11 | attack apprentices-wand spark U11 | attack apprentices-wand spark V11 | attack apprentices-wand magic-missile M4 | attack apprentices-wand magic-missile O5 | attack apprentices-wand magic-missile M7 | attack apprentices-wand magic-missile M8 | attack apprentices-wand magic-missile O8 | attack apprentices-wand magic-missile Q10 | attack apprentices-wand magic-missile R11 | attack apprentices-wand magic-missile S11 | attack apprentices-wand magic-missile U11 | attack apprentices-wand magic-missile V11 | token 3
85 P1 attack apprentices-wand spark M7
    => hit
    AttackMade hero=adelheid item=apprentices-wand attack=spark at=M7 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=M7 faces=hit shown=face-hit (TLS-DICE-1, spark)
    MonsterHit monster=clawer at=M7 damage=1 left=0 (TLS-DICE-2, spark)
    MonsterKilled monster=clawer at=M7 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 3
86 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand magic-missile M4 | attack apprentices-wand magic-missile O5 | attack apprentices-wand magic-missile M8 | attack apprentices-wand magic-missile O8 | attack apprentices-wand magic-missile Q10 | attack apprentices-wand magic-missile R11 | attack apprentices-wand magic-missile S11 | attack apprentices-wand magic-missile U11 | attack apprentices-wand magic-missile V11 | token 3
87 P1 attack apprentices-wand magic-missile Q10
    AttackMade hero=adelheid item=apprentices-wand attack=magic-missile at=Q10 (TLS-ATTACK-1, adelheid)
    HeroWounded hero=konrad n=1 left=2 (TLS-STRIKE-1, magic-missile)
impact (TLS-SHAPE-2): at M4 | at O5 | at M8 | at O8 | at Q10 | at R11 | at S11 | at U11 | at V11 | stop
88 P1 at U11
    => hit
    DiceRolled monster=archer at=U11 faces=hit shown=face-hit (TLS-DICE-1, magic-missile)
    MonsterHit monster=archer at=U11 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=archer at=U11 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at M4 | at O5 | at M8 | at O8 | at Q10 | at R11 | at S11 | at V11 | stop
89 P1 at O5
    => armor
    DiceRolled monster=armored at=O5 faces=armor shown=face-armor (TLS-DICE-1, magic-missile)
    MonsterMissed monster=armored at=O5 (TLS-DICE-4, magic-missile)
hero-turn (TLS-HEROES-2): end turn | token 3
90 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move O11 | move N12 | move M11 | move O10 | move P11 | move O12 | move M10 | move L11 | move O9 | move P10 | move Q11 | move O13
91 P1 move O13
    => left
    HeroMoved hero=adelheid to=O13 points=0 (TLS-STEP-3, adelheid)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
    MonsterPhaseBegan phase=3 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=clawer at=H15 to=I15 path=I15 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=I15 target=watchtower damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=1 left=12 (TLS-STRIKE-2, clawer)
    StructureBurned structure=watchtower at=I16 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=watchtower at=I16 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=clawer at=G15 to=H15 path=H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=E15 to=G15 path=F15,G15 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=D14 to=F15 path=E14,F14,F15 (TLS-MOVE-1, clawer)
    MonsterHeld monster=armored at=H13 reason=beside-a-target (TLS-MOVE-6, armored)
    MonsterStruck monster=armored at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=wooden-wall at=I13 flames=1 left=0 (TLS-STRIKE-1, armored)
    StructureDestroyed structure=wooden-wall at=I13 (TLS-DAMAGE-3, armored)
    MonsterMoved monster=crimson-bulky at=F13 to=G13 path=G13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=E13 to=F13 path=F13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=D13 to=E13 path=E13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=C13 to=D13 path=D13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=G12 to=H12 path=H12 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=H12 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=I12 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=clawer at=E12 to=G12 path=F12,G12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=H10 to=K10 path=I10,J10,K10 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=K10 facing=south (TLS-FACING-2, clawer)
aim (TLS-TARGET-5): aim ruin-6 L10 | aim house K11
92 any aim house K11
    => dodge hit hit_stun hit hit
    MonsterStruck monster=clawer at=K10 target=house damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=10 (TLS-STRIKE-2, clawer)
    StructureBurned structure=house at=K11 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=house at=K11 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=armored at=D10 to=G10 path=E10,F10,G10 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=C10 to=F10 path=D10,E10,F10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=E9 to=H9 path=F9,G9,H9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=I8 to=I11 path=I9,I10,I11 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=I11 facing=east (TLS-FACING-2, runner)
    MonsterStruck monster=runner at=I11 target=wooden-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=wooden-wall at=I12 flames=1 left=0 (TLS-STRIKE-1, runner)
    StructureDestroyed structure=wooden-wall at=I12 (TLS-DAMAGE-3, runner)
    MonsterMoved monster=clawer at=K8 to=K9 path=K9 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=K9 target=stone-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=stone-wall at=L9 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterMoved monster=armored at=K5 to=K8 path=K6,K7,K8 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=K4 to=K6 path=K5,K6 (TLS-MOVE-1, archer)
    MonsterHeld monster=clawer at=L8 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterStruck monster=clawer at=L8 target=stone-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=stone-wall at=L9 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=stone-wall at=L9 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=boomer at=L6 to=L9 path=L7,L9 (TLS-MOVE-1, boomer)
    MonsterExploded monster=boomer at=L9 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=L9 target=wooden-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=wooden-wall at=M9 flames=2 left=0 (TLS-STRIKE-1, boomer)
    StructureDestroyed structure=wooden-wall at=M9 (TLS-DAMAGE-3, boomer)
    MonsterStruck monster=boomer at=L9 target=ruin-6 damage=2 (TLS-TARGET-5, boomer)
    FlamesTaken flames=2 left=8 (TLS-STRIKE-2, boomer)
    StructureBurned structure=ruin-6 at=L10 flames=2 left=0 (TLS-STRIKE-1, boomer)
    StructureDestroyed structure=ruin-6 at=L10 (TLS-DAMAGE-3, boomer)
    DiceRolled monster=clawer at=L8 faces=dodge shown=face-dodge (TLS-DICE-1, boomer)
    MonsterHit monster=clawer at=L8 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=clawer at=L8 (TLS-ABILITY-6, boomer)
    DiceRolled monster=runner at=M8 faces=hit shown=face-hit (TLS-DICE-1, boomer)
    MonsterHit monster=runner at=M8 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=runner at=M8 (TLS-ABILITY-6, boomer)
    DiceRolled monster=clawer at=K10 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, boomer)
    MonsterHit monster=clawer at=K10 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=clawer at=K10 (TLS-ABILITY-6, boomer)
    DiceRolled monster=clawer at=K9 faces=hit shown=face-hit (TLS-DICE-1, boomer)
    MonsterHit monster=clawer at=K9 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=clawer at=K9 (TLS-ABILITY-6, boomer)
    DiceRolled monster=armored at=K8 faces=hit shown=face-hit (TLS-DICE-1, boomer)
    MonsterHit monster=armored at=K8 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=armored at=K8 (TLS-ABILITY-6, boomer)
    MonsterMoved monster=armored at=M4 to=M7 path=M5,M6,M7 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=N8 to=N9 path=N9 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=N9 target=ruin-1 damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=6 (TLS-STRIKE-2, clawer)
    StructureBurned structure=ruin-1 at=N10 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=ruin-1 at=N10 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=runner at=N7 to=N12 path=N8,N10,N11,N12 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=N12 facing=west (TLS-FACING-2, runner)
    MonsterStruck monster=runner at=N12 target=magic-circle damage=1 (TLS-TARGET-3, runner)
    MageLost lost=1 left=3 (TLS-STRIKE-5, runner)
    MonsterMoved monster=armored at=N4 to=N7 path=N5,N6,N7 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=O8 to=O11 path=O9,O10,O11 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=O11 facing=west (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=O5 to=O8 path=O6,O7,O8 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=R11 to=Q11 path=Q11 (TLS-MOVE-1, runner)
    MonsterStruck monster=runner at=Q11 target=konrad damage=1 (TLS-TARGET-4, runner)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, runner)
    MonsterMoved monster=clawer at=S11 to=P11 path=R11,P11 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=P11 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=P12 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=wooden-wall at=P12 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=archer at=V11 to=T11 path=U11,T11 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=U13 to=S13 path=T13,S13 (TLS-MOVE-1, archer)
    MonsterStruck monster=archer at=S13 target=wooden-wall damage=2 (TLS-TARGET-5, archer)
    StructureBurned structure=wooden-wall at=P13 flames=2 left=1 (TLS-STRIKE-1, archer)
    MonsterMoved monster=runner at=T14 to=N15 path=S14,S15,R15,Q15,P15,O15,N15 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=N15 facing=north (TLS-FACING-2, runner)
    MonsterStruck monster=runner at=N15 target=shop damage=1 (TLS-TARGET-5, runner)
    FlamesTaken flames=1 left=5 (TLS-STRIKE-2, runner)
    StructureBurned structure=shop at=N13,N14 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterMoved monster=archer at=U14 to=S14 path=T14,S14 (TLS-MOVE-1, archer)
    HeroesRefreshed phase=3 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust Q11 | attack boar-spear skewer Q11 | fist Q11 | token 2 | token 3 | armor up
93 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust Q11 | attack boar-spear skewer Q11 | fist Q11 | token 2 | token 3
94 P2 fist Q11
    => miss
    AttackMade hero=konrad item=fist attack=fist at=Q11 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=Q11 faces=miss shown=face-miss (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=Q11 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
95 P2 token 3
    TokenSpent hero=konrad value=3 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move Q9 | move R10 | move P10 | move Q8 | move R9 | move P9 | move S10 | move R11 | move O10
96 P2 move S10
    HeroMoved hero=konrad to=S10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
97 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark N9 | attack apprentices-wand spark O11 | attack apprentices-wand spark P11 | attack apprentices-wand spark N12 | attack apprentices-wand spark S13 | attack apprentices-wand spark S14 | attack apprentices-wand spark N15 | token 2 | token 3 | armor up
98 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark N9 | attack apprentices-wand spark O11 | attack apprentices-wand spark P11 | attack apprentices-wand spark N12 | attack apprentices-wand spark S13 | attack apprentices-wand spark S14 | attack apprentices-wand spark N15 | token 2 | token 3
99 P1 attack apprentices-wand spark N12
    => dodge
    AttackMade hero=adelheid item=apprentices-wand attack=spark at=N12 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=N12 faces=dodge shown=face-dodge (TLS-DICE-1, spark)
    MonsterMissed monster=runner at=N12 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
100 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move O12 | move O14 | move P12 | move P14 | move O15
101 P1 move O14
    HeroMoved hero=adelheid to=O14 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move O13 | move P14 | move O15
102 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2
103 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move S9 | move T10 | move S11 | move R10 | move S8 | move T9 | move R9 | move S12 | move R11 | move Q10
104 P2 move S9
    HeroMoved hero=konrad to=S9 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | move S8 | move T9 | move S10 | move R9
105 P2 move S8
    HeroMoved hero=konrad to=S8 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2
106 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark N9 | attack apprentices-wand spark O11 | attack apprentices-wand spark P11 | attack apprentices-wand spark N12 | attack apprentices-wand spark S13 | attack apprentices-wand spark S14 | attack apprentices-wand spark N15 | token 3
107 P1 attack apprentices-wand spark O11
    => dodge
    AttackMade hero=adelheid item=apprentices-wand attack=spark at=O11 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=O11 faces=dodge shown=face-dodge (TLS-DICE-1, spark)
    MonsterMissed monster=clawer at=O11 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 3
108 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2
109 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move T8 | move S9 | move R8 | move T7 | move U8 | move T9 | move S10 | move R9 | move R7 | move Q8
110 P2 move S10
    HeroMoved hero=konrad to=S10 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark N9 | attack apprentices-wand spark O11 | attack apprentices-wand spark P11 | attack apprentices-wand spark N12 | attack apprentices-wand spark S13 | attack apprentices-wand spark S14 | attack apprentices-wand spark N15 | token 3
111 P1 attack apprentices-wand spark N15
    => dodge
    AttackMade hero=adelheid item=apprentices-wand attack=spark at=N15 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=N15 faces=dodge shown=face-dodge (TLS-DICE-1, spark)
    MonsterMissed monster=runner at=N15 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 3
112 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move O13 | move P14 | move O15 | move O12 | move Q14 | move P15 | move O16 | move P12 | move Q13 | move Q15 | move P16 | move N16
113 P1 move O13
    HeroMoved hero=adelheid to=O13 points=2 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move O12 | move O14 | move P12 | move P14 | move O15
114 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
115 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move O12 | move O14 | move P12 | move P14 | move O15 | move Q12 | move Q14 | move P15 | move O16
116 P1 move Q12
    HeroMoved hero=adelheid to=Q12 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | fist Q11
117 P1 fist Q11
    => miss
    AttackMade hero=adelheid item=fist attack=fist at=Q11 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=Q11 faces=miss shown=face-miss (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=Q11 (TLS-DICE-4, fist)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | fist Q11
118 P1 fist Q11
    => miss
    AttackMade hero=adelheid item=fist attack=fist at=Q11 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=Q11 faces=miss shown=face-miss (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=Q11 (TLS-DICE-4, fist)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | fist Q11
119 P1 fist Q11
    => hit left
    AttackMade hero=adelheid item=fist attack=fist at=Q11 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=Q11 faces=hit shown=face-hit (TLS-DICE-1, fist)
    MonsterHit monster=runner at=Q11 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=runner at=Q11 (TLS-DICE-2, fist)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
    MonsterPhaseBegan phase=4 (TLS-NIGHT-2, night)
    PanicSpread monsters=7 (TLS-PANIC-2, panic)
    FlamesTaken flames=5 left=0 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterHeld monster=clawer at=I15 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterStruck monster=clawer at=I15 target=ruin-8 damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=ruin-8 at=J14,J15 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterHeld monster=clawer at=H15 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=armored at=G15 reason=barred (TLS-MOVE-8, armored)
    MonsterHeld monster=clawer at=F15 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=armored at=H13 to=J13 path=I13,J13 (TLS-MOVE-1, armored)
    MonsterStruck monster=armored at=J13 target=ruin-8 damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=ruin-8 at=J14,J15 flames=1 left=0 (TLS-STRIKE-1, armored)
    StructureDestroyed structure=ruin-8 at=J14,J15 (TLS-DAMAGE-3, armored)
    MonsterMoved monster=crimson-bulky at=G13 to=I13 path=H13,I13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=F13 to=H13 path=G13,H13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=E13 to=G13 path=F13,G13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=D13 to=F13 path=E13,F13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=H12 to=J12 path=I12,J12 (TLS-MOVE-1, clawer)
    MonsterStruck monster=clawer at=J12 target=house damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=house at=K12 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=house at=K12 (TLS-DAMAGE-3, clawer)
    MonsterMoved monster=clawer at=G12 to=I12 path=H12,I12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=I11 to=L11 path=J11,K11,L11 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=L11 facing=south (TLS-FACING-2, runner)
    MonsterStruck monster=runner at=L11 target=magic-circle damage=1 (TLS-TARGET-3, runner)
    MageLost lost=1 left=2 (TLS-STRIKE-5, runner)
    MonsterMoved monster=armored at=G10 to=J10 path=H10,I10,J10 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=F10 to=I10 path=G10,H10,I10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=H9 to=K9 path=I9,J9,K9 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=K9 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=K6 to=K8 path=K7,K8 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=M7 to=M10 path=M8,M9,M10 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=N9 to=N11 path=N10,N11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=N7 to=N10 path=N8,N9,N10 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=O8 to=O10 path=O9,O10 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=O11 to=M11 path=M11 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=M11 facing=south (TLS-FACING-2, clawer)
    MonsterStruck monster=clawer at=M11 target=magic-circle damage=2 (TLS-TARGET-3, clawer)
    MageLost lost=2 left=0 (TLS-STRIKE-5, clawer)
    GameEnded result=lost (TLS-STRIKE-5, circle-fallen-in-gildenberg)
<lost: circle-fallen-in-gildenberg (TLS-STRIKE-5)>
