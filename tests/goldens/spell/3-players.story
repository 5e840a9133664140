    => ruin-6 ruin-1 ruin-4 ruin-10 ruin-8 ruin-12 night-of-knives a-town-to-live-in
    RuinsDrawn ruins=ruin-6,ruin-1,ruin-4,ruin-10,ruin-8,ruin-12 (TLS-SETUP-10, setup)
    QuestsDrawn quests=night-of-knives,a-town-to-live-in (TLS-SETUP-16, setup)
take-hero (TLS-HERO-1): take konrad | take greta | take adelheid | take falk
1 P1 take adelheid
    HeroTaken seat=1 hero=adelheid (TLS-HERO-1, setup)
take-hero (TLS-HERO-1): take konrad | take greta | take falk
2 P2 take konrad
    HeroTaken seat=2 hero=konrad (TLS-HERO-1, setup)
take-hero (TLS-HERO-1): take greta | take falk
3 P3 take falk
    => trait-card-2 trait-card-4 trait-card-1
    HeroTaken seat=3 hero=falk (TLS-HERO-1, setup)
take-trait (TLS-TRAIT-1): play prodigy | play bookworm
4 P1 play prodigy
    TraitTaken hero=adelheid trait=prodigy (TLS-TRAIT-1, setup)
    ItemTaken hero=adelheid item=scroll-of-darts (TLS-TRAIT-4, setup)
take-trait (TLS-TRAIT-1): play mason | play tinker
5 P2 play mason
    TraitTaken hero=konrad trait=mason (TLS-TRAIT-1, setup)
    ItemTaken hero=konrad item=potion-blue (TLS-TRAIT-4, setup)
take-trait (TLS-TRAIT-1): play veteran | play deserter
6 P3 play veteran
    TraitTaken hero=falk trait=veteran (TLS-TRAIT-1, setup)
    ItemTaken hero=falk item=potion-red (TLS-TRAIT-4, setup)
    PerkGained hero=adelheid perk=harvester (TLS-TRAIT-3, setup)
    PerkGained hero=konrad perk=back-protection (TLS-TRAIT-3, setup)
    PerkGained hero=falk perk=fatality (TLS-TRAIT-3, setup)
take-perk (TLS-LEVEL-4): learn sprint | learn steady-aim | learn perseverance | learn mana-growth | learn cherry-picking | learn first-blood | learn defensive-training | learn leapfrog | learn coagulation
7 P1 learn first-blood
    PerkGained hero=adelheid perk=first-blood (TLS-LEVEL-3, upkeep)
take-perk (TLS-LEVEL-4): learn sprint | learn bodybuilder | learn spiky-counter | learn steady-aim | learn perseverance | learn mark | learn third-eye | learn mana-growth | learn magic-fuel | learn critical-runes | learn cherry-picking | learn one-by-one | learn stunning | learn defensive-training | learn resupply | learn quick-reload | learn leapfrog | learn coagulation | learn potion-throw | learn nimbleness
8 P1 learn potion-throw
    PerkGained hero=adelheid perk=potion-throw (TLS-LEVEL-3, upkeep)
take-perk (TLS-LEVEL-4): learn sprint | learn steady-aim | learn perseverance | learn mana-growth | learn cherry-picking | learn defensive-training | learn leapfrog | learn coagulation
9 P2 learn sprint
    PerkGained hero=konrad perk=sprint (TLS-LEVEL-3, upkeep)
take-perk (TLS-LEVEL-4): learn bodybuilder | learn spiky-counter | learn steady-aim | learn perseverance | learn mark | learn third-eye | learn mana-growth | learn magic-fuel | learn critical-runes | learn cherry-picking | learn one-by-one | learn stunning | learn defensive-training | learn resupply | learn quick-reload | learn leapfrog | learn coagulation | learn nimbleness
10 P2 learn coagulation
    PerkGained hero=konrad perk=coagulation (TLS-LEVEL-3, upkeep)
take-perk (TLS-LEVEL-4): learn steady-aim | learn perseverance | learn mana-growth | learn cherry-picking | learn defensive-training | learn leapfrog
11 P3 learn perseverance
    PerkGained hero=falk perk=perseverance (TLS-LEVEL-3, upkeep)
take-perk (TLS-LEVEL-4): learn bodybuilder | learn spiky-counter | learn steady-aim | learn mark | learn third-eye | learn mana-growth | learn magic-fuel | learn critical-runes | learn cherry-picking | learn one-by-one | learn stunning | learn defensive-training | learn resupply | learn quick-reload | learn leapfrog | learn nimbleness
12 P3 learn spiky-counter
    PerkGained hero=falk perk=spiky-counter (TLS-LEVEL-3, upkeep)
starting-weapon (TLS-TRAIT-7): choose apprentices-wand | choose clouded-orb | choose brass-scepter | choose druidic-staff | choose power-staff | choose tome-of-secrets
13 P1 choose apprentices-wand
    ItemTaken hero=adelheid item=apprentices-wand (TLS-TRAIT-5, setup)
starting-weapon (TLS-TRAIT-7): choose chipped-sword | choose rusty-dagger | choose wood-axe | choose boar-spear | choose sledgehammer | choose great-axe
14 P2 choose boar-spear
    ItemTaken hero=konrad item=boar-spear (TLS-TRAIT-5, setup)
    ItemTaken hero=konrad item=wooden-shield (TLS-TRAIT-5, setup)
starting-weapon (TLS-TRAIT-7): choose chipped-sword | choose rusty-dagger | choose wood-axe | choose sledgehammer | choose great-axe
15 P3 choose sledgehammer
    => worn-pants great-axe flintlock-pistol tome-of-secrets
    ItemTaken hero=falk item=sledgehammer (TLS-TRAIT-5, setup)
    ItemTaken hero=falk item=worn-armor (TLS-TRAIT-5, setup)
trade (TLS-TRADE-1): done | give apprentices-wand adelheid stash | give apprentices-wand adelheid konrad | give apprentices-wand adelheid falk | give scroll-of-darts adelheid stash | give scroll-of-darts adelheid konrad | give scroll-of-darts adelheid falk | give boar-spear konrad stash | give boar-spear konrad adelheid | give boar-spear konrad falk | give wooden-shield konrad stash | give wooden-shield konrad adelheid | give wooden-shield konrad falk | give potion-blue konrad stash | give potion-blue konrad adelheid | give potion-blue konrad falk | give sledgehammer falk stash | give sledgehammer falk adelheid | give sledgehammer falk konrad | give worn-armor falk stash | give worn-armor falk adelheid | give worn-armor falk konrad | give potion-red falk stash | give potion-red falk adelheid | give potion-red falk konrad
16 any give apprentices-wand adelheid konrad
    ItemGiven item=apprentices-wand hero=adelheid to=konrad (TLS-TRADE-1, setup)
trade (TLS-TRADE-1): done | give scroll-of-darts adelheid stash | give scroll-of-darts adelheid konrad | give scroll-of-darts adelheid falk | give boar-spear konrad stash | give boar-spear konrad adelheid | give boar-spear konrad falk | give apprentices-wand konrad stash | give wooden-shield konrad stash | give wooden-shield konrad adelheid | give wooden-shield konrad falk | give potion-blue konrad stash | give potion-blue konrad adelheid | give potion-blue konrad falk | give sledgehammer falk stash | give sledgehammer falk adelheid | give sledgehammer falk konrad | give worn-armor falk stash | give worn-armor falk adelheid | give worn-armor falk konrad | give potion-red falk stash | give potion-red falk adelheid | give potion-red falk konrad
17 any done
first-player (TLS-FIRST-1): first adelheid | first konrad | first falk
18 any first adelheid
    => direction-5 direction-3 worn-pants chipped-sword shortbow brass-scepter
    FirstPlayerChosen hero=adelheid (TLS-FIRST-1, setup)
    DayBegan day=1 (TLS-UPKEEP-1, day)
    MistAdvanced tile=left distance=5 (TLS-MIST-1, mist)
    MistAdvanced tile=upper distance=5 (TLS-MIST-1, mist)
    MistAdvanced tile=right distance=5 (TLS-MIST-1, mist)
    DirectionRevealed card=direction-5 slots=slot-1,slot-2,slot-5 (TLS-SCOUT-3, direction-5)
    PatternsPlaced slot=slot-1 (TLS-SCOUT-6, scout)
    PatternsPlaced slot=slot-2 (TLS-SCOUT-6, scout)
    PatternsPlaced slot=slot-5 (TLS-SCOUT-6, scout)
    ShopCycled (TLS-PRODUCTION-3, day)
    HeroLevelled hero=adelheid level=2 (TLS-LEVEL-2, upkeep)
    HeroLevelled hero=konrad level=2 (TLS-LEVEL-2, upkeep)
    HeroLevelled hero=falk level=2 (TLS-LEVEL-2, upkeep)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista O9 | build ballista P9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult O9 | build catapult P9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate O9 | build warp-gate P9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower O9 | build watchtower P9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 N9 | build gold-mine N9 O9 | build gold-mine O9 P9 | build gold-mine P9 P10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine P10 P11 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 N9 | build scavenger-camp N9 O9 | build scavenger-camp O9 P9 | build scavenger-camp P9 P10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp P10 P11 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house N9 | build house O9 | build house P9 | build house I10 | build house J10 | build house K10 | build house L10 | build house P10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 N9 | build armor-maker N9 O9 | build armor-maker O9 P9 | build armor-maker P9 P10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker P10 P11 | build armor-maker P14 P15 | build armor-maker P15 P16 | build blacksmith I9 J9 | build blacksmith I9 I10 | build blacksmith J9 K9 | build blacksmith J9 J10 | build blacksmith K9 L9 | build blacksmith K9 K10 | build blacksmith L9 M9 | build blacksmith L9 L10 | build blacksmith M9 N9 | build blacksmith N9 O9 | build blacksmith O9 P9 | build blacksmith P9 P10 | build blacksmith I10 J10 | build blacksmith I10 I11 | build blacksmith J10 K10 | build blacksmith K10 L10 | build blacksmith P10 P11 | build blacksmith P14 P15 | build blacksmith P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 N9 | build bowyer N9 O9 | build bowyer O9 P9 | build bowyer P9 P10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer P10 P11 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 N9 | build magic-shop N9 O9 | build magic-shop O9 P9 | build magic-shop P9 P10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop P10 P11 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 N9 | build seer N9 O9 | build seer O9 P9 | build seer P9 P10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer P10 P11 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave scroll-of-darts adelheid | buy worn-pants adelheid | buy worn-pants stash | buy chipped-sword adelheid | buy chipped-sword stash | buy shortbow adelheid | buy shortbow stash | buy brass-scepter adelheid | buy brass-scepter stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-frost stash | buy scroll-of-lightning stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | scavenge N11 | scavenge J14 | scavenge K16 | scavenge N12 | scavenge M15 | refresh
19 P1 build blacksmith O9 P9
    => knights-sword two-handed-sword
    StructureBuilt structure=blacksmith at=O9,P9 (TLS-BUILD-1, blacksmith)
    DeckReplaced structure=blacksmith level=2 (TLS-SMITH-2, blacksmith)
    EquipmentGained item=knights-sword (TLS-SMITH-2, blacksmith)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-pants konrad | buy worn-pants stash | sell knights-sword | scavenge N11 | scavenge J14 | scavenge K16 | scavenge N12 | scavenge M15 | refresh
20 P2 scavenge N11
    RuinScavenged ruin=ruin-6 at=N11 (TLS-SCAVENGE-3, ruin-6)
    ResourcesGained gold=2 materials=1 (TLS-SCAVENGE-3, ruin-6)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take knights-sword falk | leave sledgehammer falk | leave worn-armor falk | leave potion-red falk | buy worn-pants falk | buy worn-pants stash | buy shortbow stash | buy brass-scepter falk | buy brass-scepter stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy potion-yellow stash | buy scroll-of-fire falk | buy scroll-of-fire stash | buy scroll-of-frost falk | buy scroll-of-frost stash | buy scroll-of-lightning falk | buy scroll-of-lightning stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-vigor falk | buy scroll-of-vigor stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell knights-sword | scavenge J14 | scavenge K16 | refresh
21 P3 upgrade wooden-wall I13
    StructureUpgraded structure=stone-wall at=I13 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take knights-sword adelheid | leave scroll-of-darts adelheid | buy worn-pants adelheid | buy worn-pants stash | buy shortbow adelheid | buy shortbow stash | buy brass-scepter adelheid | buy brass-scepter stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-frost stash | buy scroll-of-lightning stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell knights-sword | scavenge J14 | scavenge K16 | refresh
22 P1 refresh
    => worn-armor bearded-axe crossbow druidic-staff
    ShopRefreshed (TLS-SHOP-3, shop)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | buy scroll-of-doom konrad | buy scroll-of-doom stash | sell knights-sword | scavenge J14 | scavenge K16 | refresh
23 P2 sell knights-sword
    ItemsSold items=knights-sword gold=2 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave sledgehammer falk | leave worn-armor falk | leave potion-red falk | buy worn-armor stash | buy crossbow stash | buy druidic-staff stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy potion-yellow stash | buy scroll-of-fire falk | buy scroll-of-fire stash | buy scroll-of-frost falk | buy scroll-of-frost stash | buy scroll-of-lightning falk | buy scroll-of-lightning stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-vigor falk | buy scroll-of-vigor stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | scavenge J14 | scavenge K16 | refresh
24 P3 leave potion-red falk
    ItemLeft item=potion-red hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take potion-red adelheid | leave scroll-of-darts adelheid | buy worn-armor adelheid | buy worn-armor stash | buy crossbow adelheid | buy crossbow stash | buy druidic-staff adelheid | buy druidic-staff stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-frost stash | buy scroll-of-lightning stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell potion-red | scavenge J14 | scavenge K16 | refresh
25 P1 buy druidic-staff stash
    => power-staff
    ItemBought item=druidic-staff hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | sell druidic-staff | sell potion-red | sell druidic-staff potion-red | scavenge J14 | scavenge K16 | refresh
26 P2 pass
    Passed seat=2 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take potion-red falk | leave sledgehammer falk | leave worn-armor falk | buy worn-armor stash | sell druidic-staff | sell potion-red | sell druidic-staff potion-red | scavenge J14 | scavenge K16 | refresh
27 P3 take potion-red falk
    ItemTaken item=potion-red hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take druidic-staff adelheid | leave scroll-of-darts adelheid | buy worn-armor adelheid | buy worn-armor stash | sell druidic-staff | scavenge J14 | scavenge K16 | refresh
28 P1 build ballista N10
    StructureBuilt structure=ballista at=N10 (TLS-BUILD-1, ballista)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | leave sledgehammer falk | leave worn-armor falk | leave potion-red falk | buy worn-armor stash | sell druidic-staff | scavenge J14 | scavenge K16 | refresh
29 P3 leave potion-red falk
    ItemLeft item=potion-red hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | take druidic-staff adelheid | take potion-red adelheid | leave scroll-of-darts adelheid | buy worn-armor adelheid | buy worn-armor stash | sell druidic-staff | sell potion-red | sell druidic-staff potion-red | scavenge J14 | scavenge K16 | refresh
30 P1 pass
    Passed seat=1 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | take potion-red falk | leave sledgehammer falk | leave worn-armor falk | buy worn-armor stash | sell druidic-staff | sell potion-red | sell druidic-staff potion-red | scavenge J14 | scavenge K16 | refresh
31 P3 sell druidic-staff
    ItemsSold items=druidic-staff gold=1 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | take potion-red falk | leave sledgehammer falk | leave worn-armor falk | buy worn-armor stash | buy potion-green falk | buy potion-green stash | buy potion-red falk | buy potion-red stash | buy potion-blue falk | buy potion-blue stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell potion-red | scavenge J14 | scavenge K16 | refresh
32 P3 buy scroll-of-blinking stash
    ItemBought item=scroll-of-blinking hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | take scroll-of-blinking falk | take potion-red falk | leave sledgehammer falk | leave worn-armor falk | sell scroll-of-blinking | sell potion-red | sell scroll-of-blinking potion-red | scavenge J14 | scavenge K16
33 P3 scavenge K16
    RuinScavenged ruin=ruin-4 at=K16 (TLS-SCAVENGE-3, ruin-4)
    ResourcesGained gold=0 materials=3 (TLS-SCAVENGE-3, ruin-4)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take scroll-of-blinking falk | take potion-red falk | leave sledgehammer falk | leave worn-armor falk | sell scroll-of-blinking | sell potion-red | sell scroll-of-blinking potion-red
34 P3 upgrade wooden-wall P12
    StructureUpgraded structure=stone-wall at=P12 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take scroll-of-blinking falk | take potion-red falk | leave sledgehammer falk | leave worn-armor falk | sell scroll-of-blinking | sell potion-red | sell scroll-of-blinking potion-red
35 P3 take scroll-of-blinking falk
    ItemTaken item=scroll-of-blinking hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take potion-red falk | leave sledgehammer falk | leave worn-armor falk | leave scroll-of-blinking falk | sell potion-red
36 P3 build wooden-gate L16
    StructureBuilt structure=wooden-gate at=L16 (TLS-BUILD-1, wooden-gate)
day-turn (TLS-MAIN-2): pass | take potion-red falk | leave sledgehammer falk | leave worn-armor falk | leave scroll-of-blinking falk | sell potion-red
37 P3 leave sledgehammer falk
    ItemLeft item=sledgehammer hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | take sledgehammer falk | take potion-red falk | leave worn-armor falk | leave scroll-of-blinking falk | sell sledgehammer | sell potion-red | sell sledgehammer potion-red
38 P3 sell potion-red
    ItemsSold items=potion-red gold=1 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | take sledgehammer falk | leave worn-armor falk | leave scroll-of-blinking falk | buy worn-armor stash | sell sledgehammer | refresh
39 P3 refresh
    => wooden-shield assassins-dagger hand-crossbow clouded-orb
    ShopRefreshed (TLS-SHOP-3, shop)
day-turn (TLS-MAIN-2): pass | take sledgehammer falk | leave worn-armor falk | leave scroll-of-blinking falk | sell sledgehammer
40 P3 pass
    Passed seat=3 (TLS-MAIN-1, day)
deploy (TLS-DUSK-4): deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy L9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy L10 | deploy M10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18 | deploy V18
41 P1 deploy F12
    HeroDeployed hero=adelheid at=F12 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy L9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy L10 | deploy M10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy D12 | deploy E12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18 | deploy V18
42 P2 deploy D12
    HeroDeployed hero=konrad at=D12 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy L9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy L10 | deploy M10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy E12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18 | deploy V18
43 P3 deploy Q13
    => right pattern-8 pattern-1 pattern-6
    HeroDeployed hero=falk at=Q13 (TLS-DUSK-4, dusk)
    NightBegan day=1 (TLS-NIGHT-1, night)
    MonsterPhaseBegan phase=1 (TLS-NIGHT-2, night)
    CoinFlipped side=right (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-8 (TLS-SPAWN-1, pattern-8)
    MonsterSpawned monster=clawer at=C15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=C14 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=crimson-bulky at=C13 (TLS-SPAWN-2, crimson-bulky)
    MonsterSpawned monster=clawer at=C10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=C12 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=boomer at=C11 (TLS-SPAWN-2, boomer)
    PatternsRevealed slot=slot-2 card=pattern-1 (TLS-SPAWN-1, pattern-1)
    MonsterSpawned monster=clawer at=C3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=D3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=E3 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=F3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=G3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=H3 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=C2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=E2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=G2 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=ochre-bulky at=D2 (TLS-SPAWN-2, ochre-bulky)
    MonsterSpawned monster=boomer at=H2 (TLS-SPAWN-2, boomer)
    PatternsRevealed slot=slot-5 card=pattern-6 (TLS-SPAWN-1, pattern-6)
    MonsterSpawned monster=clawer at=V10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=V11 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=armored at=V12 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=V13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=V15 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=W11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=winged at=W12 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=W13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=boomer at=V14 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=winged at=W14 (TLS-SPAWN-2, winged)
    MonsterMoved monster=clawer at=C15 to=F15 path=D15,E15,F15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C14 to=F14 path=D14,E14,F14 (TLS-MOVE-1, armored)
    MonsterMoved monster=crimson-bulky at=C13 to=D13 path=D13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=B13 to=E14 path=C13,C14,D14,E14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C12 to=D14 path=C14,D14 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=C11 to=G15 path=C15,D15,G15 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=B11 to=D15 path=C11,C15,D15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C10 to=F10 path=D10,E10,F10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C3 to=C6 path=C4,C5,C6 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=C6 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=C2 to=C5 path=C3,C4,C5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=C5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=D3 to=D6 path=D4,D5,D6 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=D6 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=ochre-bulky at=D2 to=D5 path=D3,D4,D5 (TLS-MOVE-1, ochre-bulky)
    MonsterTurned monster=ochre-bulky at=D5 facing=east (TLS-FACING-2, ochre-bulky)
    MonsterMoved monster=runner at=E3 to=E9 path=E4,E5,E6,E7,E8,E9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=E9 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=E2 to=E5 path=E3,E4,E5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=F3 to=F6 path=F4,F5,F6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=G3 to=G6 path=G4,G5,G6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=G2 to=G8 path=G3,G4,G5,G7,G8 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=G8 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=armored at=H3 to=H6 path=H4,H5,H6 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=H2 to=H5 path=H3,H4,H5 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=V10 to=S9 path=V9,U9,T9,S9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=V11 to=P11 path=U11,T11,S11,R11,Q11,P11 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=W11 to=T11 path=V11,U11,T11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=V12 to=S12 path=U12,T12,S12 (TLS-MOVE-1, armored)
    MonsterMoved monster=winged at=W12 to=Q12 path=V12,U12,T12,R12,Q12 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=V13 to=S13 path=U13,T13,S13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=W13 to=T13 path=V13,U13,T13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=V14 to=S15 path=U14,T14,S14,S15 (TLS-MOVE-1, boomer)
    MonsterMoved monster=winged at=W14 to=Q14 path=V14,U14,T14,S14,Q14 (TLS-MOVE-1, winged)
    MonsterMoved monster=armored at=V15 to=T15 path=U15,T15 (TLS-MOVE-1, armored)
    CardsDiscarded cards=pattern-8,pattern-1,pattern-6 (TLS-MOVE-17, movement)
    MonsterStruck monster=crimson-bulky at=D13 target=konrad damage=3 (TLS-TARGET-4, crimson-bulky)
take-damage (TLS-ARMOR-1): use wooden-shield | take damage
44 P2 use wooden-shield
    DamagePrevented hero=konrad by=wooden-shield n=1 (TLS-ARMOR-3, wooden-shield)
    HeroWounded hero=konrad n=2 left=8 (TLS-STRIKE-1, crimson-bulky)
    MonsterStruck monster=runner at=P11 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=P12 flames=1 left=4 (TLS-STRIKE-1, runner)
    MonsterStruck monster=winged at=Q12 target=falk damage=2 (TLS-TARGET-4, winged)
take-damage (TLS-ARMOR-1): use worn-armor | take damage
45 P3 take damage
    HeroWounded hero=falk n=2 left=8 (TLS-STRIKE-1, winged)
    MonsterStruck monster=winged at=Q14 target=falk damage=2 (TLS-TARGET-4, winged)
take-damage (TLS-ARMOR-1): use worn-armor | take damage
46 P3 use worn-armor
    DamagePrevented hero=falk by=worn-armor n=1 (TLS-ARMOR-3, worn-armor)
    HeroWounded hero=falk n=1 left=7 (TLS-STRIKE-1, winged)
    MonsterHit monster=winged at=Q12 damage=1 left=0 (TLS-TRAIT-6, falk)
    MonsterKilled monster=winged at=Q12 (TLS-TRAIT-6, falk)
    HeroesRefreshed phase=1 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts D14 | read scroll-of-darts scroll-darts E14 | read scroll-of-darts scroll-darts F14 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts E15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | shoot N10 S9 | shoot N10 P11 | shoot N10 T11 | shoot N10 S12 | token 2 | token 3 | token 4 | armor up
47 P1 read scroll-of-darts scroll-darts F14
    => miss
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=F14 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=armored at=F14 faces=miss shown=face-miss (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): reroll mana | keep
48 P1 reroll mana
    => armor
    DiceRerolled monster=armored at=F14 faces=armor shown=face-armor (TLS-DICE-1, scroll-darts)
    MonsterMissed monster=armored at=F14 (TLS-DICE-4, scroll-darts)
impact (TLS-SHAPE-2): at C5 | at D5 | at E5 | at H5 | at C6 | at D6 | at F6 | at G6 | at H6 | at G8 | at E9 | at F10 | at D12 | at D13 | at D14 | at E14 | at F14 | at D15 | at E15 | at F15 | at G15 | stop
49 P1 at E15
    => hit_stun
    DiceRolled monster=clawer at=E15 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, scroll-darts)
    MonsterHit monster=clawer at=E15 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=clawer at=E15 (TLS-DICE-2, scroll-darts)
    ManaGained hero=adelheid n=1 left=11 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts D14 | read scroll-of-darts scroll-darts E14 | read scroll-of-darts scroll-darts F14 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | shoot N10 S9 | shoot N10 P11 | shoot N10 T11 | shoot N10 S12 | token 2 | token 3 | token 4 | armor up
50 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust F12 | attack boar-spear thrust D13 | attack boar-spear thrust D14 | attack boar-spear skewer E12 | attack boar-spear skewer D13 | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark E5 | attack apprentices-wand spark H5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark F6 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark G8 | attack apprentices-wand spark E9 | attack apprentices-wand spark F10 | attack apprentices-wand spark F12 | attack apprentices-wand spark D13 | attack apprentices-wand spark D14 | attack apprentices-wand spark E14 | attack apprentices-wand spark F14 | attack apprentices-wand spark D15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand magic-missile C5 | attack apprentices-wand magic-missile D5 | attack apprentices-wand magic-missile E5 | attack apprentices-wand magic-missile H5 | attack apprentices-wand magic-missile C6 | attack apprentices-wand magic-missile D6 | attack apprentices-wand magic-missile F6 | attack apprentices-wand magic-missile G6 | attack apprentices-wand magic-missile H6 | attack apprentices-wand magic-missile G8 | attack apprentices-wand magic-missile E9 | attack apprentices-wand magic-missile F10 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile D13 | attack apprentices-wand magic-missile D14 | attack apprentices-wand magic-missile E14 | attack apprentices-wand magic-missile F14 | attack apprentices-wand magic-missile D15 | attack apprentices-wand magic-missile F15 | attack apprentices-wand magic-missile G15 | fist D13 | shoot N10 S9 | shoot N10 P11 | shoot N10 T11 | shoot N10 S12 | token 2 | token 3 | armor up
51 P2 attack apprentices-wand magic-missile D14
    => hit_stun
    AttackMade hero=konrad item=apprentices-wand attack=magic-missile at=D14 (TLS-ATTACK-1, konrad)
    DiceRolled monster=armored at=D14 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, magic-missile)
    MonsterHit monster=armored at=D14 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=armored at=D14 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at C5 | at D5 | at E5 | at H5 | at C6 | at D6 | at F6 | at G6 | at H6 | at G8 | at E9 | at F10 | at F12 | at D13 | at E14 | at F14 | at D15 | at F15 | at G15 | stop
52 P2 stop
hero-turn (TLS-HEROES-2): end turn | shoot N10 S9 | shoot N10 P11 | shoot N10 T11 | shoot N10 S12 | token 2 | token 3 | armor up | drink potion-blue
53 P2 drink potion-blue
    PotionUsed hero=konrad item=potion-blue left=1 (TLS-POTION-1, potion-blue)
    ManaGained hero=konrad n=2 left=5 (TLS-POTION-4, potion-blue)
hero-turn (TLS-HEROES-2): end turn | shoot N10 S9 | shoot N10 P11 | shoot N10 T11 | shoot N10 S12 | token 2 | token 3 | armor up
54 P2 token 3
    TokenSpent hero=konrad value=3 points=4 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | shoot N10 S9 | shoot N10 P11 | shoot N10 T11 | shoot N10 S12 | token 2 | token 3 | move E12 | move E11 | move E13 | move E10 | move F11 | move F13 | move D10 | move G11 | move G13 | jump D10 | armor up
55 P2 move F11
    HeroMoved hero=konrad to=F11 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | shoot N10 S9 | shoot N10 P11 | shoot N10 T11 | shoot N10 S12 | token 2 | token 3 | move G11 | move E11 | armor up
56 P2 shoot N10 S12
    => armor
    DefenseFired structure=ballista at=S12 (TLS-ENGINE-1, ballista)
    DiceRolled monster=armored at=S12 faces=armor shown=face-armor (TLS-DICE-1, ballista)
    MonsterHit monster=armored at=S12 damage=1 left=0 (TLS-DICE-2, ballista)
    MonsterKilled monster=armored at=S12 (TLS-DICE-2, ballista)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move G11 | move E11 | armor up
57 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move G11 | move E11
58 P2 move G11
    HeroMoved hero=konrad to=G11 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
59 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move G10 | move H11 | move G12 | move F11 | move G9 | move H10 | move I11 | move H12 | move G13 | move E11 | move H9 | move F9 | move I10 | move J11 | move H13 | move F13 | move E10 | move E12
60 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink T14 | read scroll-of-blinking scroll-blink U14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink S16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | fist Q14 | token 2 | token 3 | token 4 | armor up
61 P3 fist Q14
    => dodge
    AttackMade hero=falk item=fist attack=fist at=Q14 (TLS-ATTACK-1, falk)
    DiceRolled monster=winged at=Q14 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=winged at=Q14 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink T14 | read scroll-of-blinking scroll-blink U14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink S16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | token 2 | token 3 | token 4 | armor up
62 P3 read scroll-of-blinking scroll-blink U14
    AttackMade hero=falk item=scroll-of-blinking attack=scroll-blink at=U14 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=U14 points=0 (TLS-SHAPE-3, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink Q13 | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink T14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink S16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | token 2 | token 3 | token 4 | armor up
63 P3 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink Q13 | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink T14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink S16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | token 2 | token 3 | token 4
64 P3 read scroll-of-blinking scroll-blink T14
    AttackMade hero=falk item=scroll-of-blinking attack=scroll-blink at=T14 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=T14 points=0 (TLS-SHAPE-3, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink Q13 | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink U14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink S16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | token 2 | token 3 | token 4
65 P3 token 2
    TokenSpent hero=falk value=2 points=1 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink Q13 | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink U14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink S16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | token 3 | token 4 | move U14 | move S14
66 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts E14 | read scroll-of-darts scroll-darts F14 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 2 | token 3 | token 4 | armor up
67 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts E14 | read scroll-of-darts scroll-darts F14 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 2 | token 3 | token 4
68 P1 read scroll-of-darts scroll-darts F14
    => hit
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=F14 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=armored at=F14 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=armored at=F14 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=armored at=F14 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at C5 | at D5 | at E5 | at H5 | at C6 | at D6 | at F6 | at G6 | at H6 | at G8 | at E9 | at F10 | at G11 | at D13 | at E14 | at D15 | at F15 | at G15 | stop
69 P1 at D15
    => dodge
    DiceRolled monster=clawer at=D15 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): reroll mana | keep
70 P1 keep
    MonsterMissed monster=clawer at=D15 (TLS-DICE-4, scroll-darts)
    ManaGained hero=adelheid n=1 left=10 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts E14 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 2 | token 3 | token 4
71 P1 token 4
    TokenSpent hero=adelheid value=4 points=4 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts E14 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 2 | token 3 | move F11 | move G12 | move F13 | move E12 | move E11 | move H12 | move G13 | move F14 | move E13 | move D12 | move E10 | move H11 | move H13 | move D10 | move H10 | move I11 | move H14
72 P1 move D12
    HeroMoved hero=adelheid to=D12 points=2 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts E14 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | fist D13 | token 2 | token 3 | move E12 | move E11 | move F12 | move E13
73 P1 fist D13
    => hit_stun
    AttackMade hero=adelheid item=fist attack=fist at=D13 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=crimson-bulky at=D13 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=crimson-bulky at=D13 damage=1 left=3 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts E14 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 2 | token 3 | move E12 | move E11 | move F12 | move E13
74 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C5 | attack apprentices-wand spark D5 | attack apprentices-wand spark E5 | attack apprentices-wand spark H5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark F6 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark G8 | attack apprentices-wand spark E9 | attack apprentices-wand spark F10 | attack apprentices-wand spark D12 | attack apprentices-wand spark D13 | attack apprentices-wand spark E14 | attack apprentices-wand spark D15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand magic-missile C5 | attack apprentices-wand magic-missile D5 | attack apprentices-wand magic-missile E5 | attack apprentices-wand magic-missile H5 | attack apprentices-wand magic-missile C6 | attack apprentices-wand magic-missile D6 | attack apprentices-wand magic-missile F6 | attack apprentices-wand magic-missile G6 | attack apprentices-wand magic-missile H6 | attack apprentices-wand magic-missile G8 | attack apprentices-wand magic-missile E9 | attack apprentices-wand magic-missile F10 | attack apprentices-wand magic-missile D12 | attack apprentices-wand magic-missile D13 | attack apprentices-wand magic-missile E14 | attack apprentices-wand magic-missile D15 | attack apprentices-wand magic-missile F15 | attack apprentices-wand magic-missile G15 | token 2 | token 3
75 P2 attack apprentices-wand magic-missile E14
    => hit_stun
    AttackMade hero=konrad item=apprentices-wand attack=magic-missile at=E14 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=E14 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, magic-missile)
    MonsterHit monster=clawer at=E14 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=clawer at=E14 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at C5 | at D5 | at E5 | at H5 | at C6 | at D6 | at F6 | at G6 | at H6 | at G8 | at E9 | at F10 | at D12 | at D13 | at D15 | at F15 | at G15 | stop
76 P2 stop
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | drink potion-blue
77 P2 drink potion-blue
    PotionUsed hero=konrad item=potion-blue left=0 (TLS-POTION-1, potion-blue)
    ManaGained hero=konrad n=2 left=5 (TLS-POTION-4, potion-blue)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
78 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move G10 | move H11 | move G12 | move F11 | move G9 | move H10 | move I11 | move H12 | move G13 | move F12 | move E11
79 P2 move G12
    HeroMoved hero=konrad to=G12 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move G11 | move H12 | move G13 | move F12
80 P2 move G13
    HeroMoved hero=konrad to=G13 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
81 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink Q13 | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink U14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink S16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | fist T13 | fist T15 | token 3 | token 4
82 P3 fist T13
    => dodge
    AttackMade hero=falk item=fist attack=fist at=T13 (TLS-ATTACK-1, falk)
    DiceRolled monster=clawer at=T13 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=T13 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink Q13 | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink U14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink S16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | token 3 | token 4
83 P3 read scroll-of-blinking scroll-blink S16
    AttackMade hero=falk item=scroll-of-blinking attack=scroll-blink at=S16 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=S16 points=0 (TLS-SHAPE-3, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-blinking scroll-blink Q13 | read scroll-of-blinking scroll-blink R13 | read scroll-of-blinking scroll-blink U13 | read scroll-of-blinking scroll-blink S14 | read scroll-of-blinking scroll-blink T14 | read scroll-of-blinking scroll-blink U14 | read scroll-of-blinking scroll-blink Q15 | read scroll-of-blinking scroll-blink R15 | read scroll-of-blinking scroll-blink U15 | read scroll-of-blinking scroll-blink Q16 | read scroll-of-blinking scroll-blink R16 | read scroll-of-blinking scroll-blink T16 | read scroll-of-blinking scroll-blink U16 | token 3 | token 4
84 P3 read scroll-of-blinking scroll-blink R13
    AttackMade hero=falk item=scroll-of-blinking attack=scroll-blink at=R13 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=R13 points=0 (TLS-SHAPE-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
85 P3 token 4
    TokenSpent hero=falk value=4 points=4 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move R12 | move Q13 | move R11 | move S12 | move Q12 | move R10 | move S11 | move Q11 | move T12 | move R9 | move S10 | move Q10 | move U12 | jump R15
86 P3 jump R15
    HeroJumped hero=falk to=R15 points=1 (TLS-JUMP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move R16 | move Q15
87 P3 move R16
    HeroMoved hero=falk to=R16 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
88 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | fist D13 | token 2 | token 3
89 P1 fist D13
    => hit_stun
    AttackMade hero=adelheid item=fist attack=fist at=D13 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=crimson-bulky at=D13 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=crimson-bulky at=D13 damage=1 left=2 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 2 | token 3
90 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 3 | move E12 | move E11 | move F12 | move E13
91 P1 read scroll-of-darts scroll-darts G13
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=G13 (TLS-ATTACK-1, adelheid)
    HeroWounded hero=konrad n=1 left=7 (TLS-STRIKE-1, scroll-darts)
impact (TLS-SHAPE-2): at C5 | at D5 | at E5 | at H5 | at C6 | at D6 | at F6 | at G6 | at H6 | at G8 | at E9 | at F10 | at D13 | at G13 | at D15 | at F15 | at G15 | stop
92 P1 at E5
    => dodge
    DiceRolled monster=clawer at=E5 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): reroll mana | keep
93 P1 reroll mana
    => miss
    DiceRerolled monster=clawer at=E5 faces=miss shown=face-miss (TLS-DICE-1, scroll-darts)
    MonsterMissed monster=clawer at=E5 (TLS-DICE-4, scroll-darts)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 3 | move E12 | move E11 | move F12 | move E13
94 P1 move E11
    HeroMoved hero=adelheid to=E11 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | read scroll-of-darts scroll-darts G15 | token 3
95 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust G15 | attack boar-spear skewer G14 | attack apprentices-wand spark E9 | attack apprentices-wand spark F10 | attack apprentices-wand spark E11 | attack apprentices-wand spark D13 | attack apprentices-wand spark D15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | token 3
96 P2 attack boar-spear skewer G14
    => armor
    AttackMade hero=konrad item=boar-spear attack=skewer at=G14 (TLS-ATTACK-1, konrad)
    DiceRolled monster=boomer at=G15 faces=armor shown=face-armor (TLS-DICE-1, skewer)
    MonsterHit monster=boomer at=G15 damage=2 left=0 (TLS-DICE-2, skewer)
    MonsterKilled monster=boomer at=G15 (TLS-DICE-2, skewer)
hero-turn (TLS-HEROES-2): end turn | token 3
97 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
98 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move R15 | move S16 | move R17 | move Q16 | move Q15 | move T16 | move S17 | move R18 | move Q17 | move P16 | move P15 | move U16 | move T17 | move S18 | move Q18 | move P17 | move O16
99 P3 move Q18
    HeroMoved hero=falk to=Q18 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
100 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move Q17 | move R18 | move P18
101 P3 move P18
    HeroMoved hero=falk to=P18 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
102 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | token 3
103 P1 read scroll-of-darts scroll-darts C5
    => dodge
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=C5 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=C5 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): reroll mana | keep
104 P1 keep
    MonsterMissed monster=clawer at=C5 (TLS-DICE-4, scroll-darts)
impact (TLS-SHAPE-2): at C5 | at D5 | at E5 | at H5 | at C6 | at D6 | at F6 | at G6 | at H6 | at G8 | at E9 | at F10 | at D13 | at G13 | at D15 | at F15 | stop
105 P1 stop
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts H5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts D6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | token 3
106 P1 read scroll-of-darts scroll-darts D6
    => hit
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=D6 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=D6 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=clawer at=D6 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=clawer at=D6 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at C5 | at D5 | at E5 | at H5 | at C6 | at F6 | at G6 | at H6 | at G8 | at E9 | at F10 | at D13 | at G13 | at D15 | at F15 | stop
107 P1 at H5
    => hit
    DiceRolled monster=boomer at=H5 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=boomer at=H5 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=boomer at=H5 (TLS-DICE-2, scroll-darts)
    ManaGained hero=adelheid n=1 left=4 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | token 3
108 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts C5 | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | token 3 | move E10 | move F11 | move E12 | move D10 | move G11 | move F12 | move E13 | move D12 | move D9 | move G10 | move H11 | move G12 | move F13 | move E14
109 P1 read scroll-of-darts scroll-darts C5
    => hit
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=C5 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=C5 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=clawer at=C5 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=clawer at=C5 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at D5 | at E5 | at C6 | at F6 | at G6 | at H6 | at G8 | at E9 | at F10 | at D13 | at G13 | at D15 | at F15 | stop
110 P1 stop
    ManaGained hero=adelheid n=1 left=3 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | token 3 | move E10 | move F11 | move E12 | move D10 | move G11 | move F12 | move E13 | move D12 | move D9 | move G10 | move H11 | move G12 | move F13 | move E14
111 P1 move G12
    HeroMoved hero=adelheid to=G12 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | token 3
112 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
113 P2 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
114 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | move P17 | move Q18 | move O18
115 P3 move Q18
    HeroMoved hero=falk to=Q18 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts G8 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | token 3
116 P1 read scroll-of-darts scroll-darts G8
    => hit_stun
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=G8 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=G8 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, scroll-darts)
    MonsterHit monster=runner at=G8 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=runner at=G8 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at D5 | at E5 | at C6 | at F6 | at G6 | at H6 | at E9 | at F10 | at D13 | at G13 | at D15 | at F15 | stop
117 P1 at F10
    => hit
    DiceRolled monster=clawer at=F10 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=clawer at=F10 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=clawer at=F10 (TLS-DICE-2, scroll-darts)
    ManaGained hero=adelheid n=1 left=2 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D5 | read scroll-of-darts scroll-darts E5 | read scroll-of-darts scroll-darts C6 | read scroll-of-darts scroll-darts F6 | read scroll-of-darts scroll-darts G6 | read scroll-of-darts scroll-darts H6 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts D13 | read scroll-of-darts scroll-darts G13 | read scroll-of-darts scroll-darts D15 | read scroll-of-darts scroll-darts F15 | token 3
118 P1 read scroll-of-darts scroll-darts D5
    => hit dodge
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=D5 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=ochre-bulky at=D5 faces=hit,dodge shown=face-hit,face-dodge (TLS-DICE-1, scroll-darts)
    MonsterMissed monster=ochre-bulky at=D5 (TLS-DICE-4, scroll-darts)
impact (TLS-SHAPE-2): at D5 | at E5 | at C6 | at F6 | at G6 | at H6 | at E9 | at D13 | at G13 | at D15 | at F15 | stop
119 P1 stop
hero-turn (TLS-HEROES-2): end turn | token 3
120 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move G11 | move H12 | move F12 | move G10 | move H11 | move F11 | move H13 | move F13 | move E12 | move G9 | move H10 | move F10 | move I11 | move E11 | move H14 | move F14 | move E13 | move D12
121 P1 move F10
    HeroMoved hero=adelheid to=F10 points=0 (TLS-STEP-3, adelheid)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
122 P2 end turn
    => left pattern-2 pattern-4 pattern-9
    MonsterPhaseBegan phase=2 (TLS-NIGHT-2, night)
    PanicSpread monsters=1 (TLS-PANIC-2, panic)
    FlamesTaken flames=1 left=13 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-2 (TLS-SPAWN-1, pattern-2)
    MonsterSpawned monster=runner at=C14 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=C13 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=C12 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=C11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=C10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B12 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=C15 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=boomer at=B14 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=winged at=B10 (TLS-SPAWN-2, winged)
    PatternsRevealed slot=slot-2 card=pattern-4 (TLS-SPAWN-1, pattern-4)
    MonsterSpawned monster=armored at=C3 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=E3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=F3 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=G3 (TLS-SPAWN-2, clawer)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=H3 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=D2 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=G2 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=H2 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=boomer at=D3 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=boomer at=C2 (TLS-SPAWN-2, boomer)
    PatternsRevealed slot=slot-5 card=pattern-9 (TLS-SPAWN-1, pattern-9)
    MonsterSpawned monster=runner at=V10 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=V11 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=boomer at=V12 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=runner at=V14 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=V15 (TLS-SPAWN-2, archer)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=W13 (TLS-SPAWN-2, archer)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=W14 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=boomer at=V13 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=winged at=W10 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=winged at=W15 (TLS-SPAWN-2, winged)
    MonsterMoved monster=clawer at=F15 to=I15 path=G15,H15,I15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D15 to=G15 path=E15,F15,G15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C15 to=F15 path=D15,E15,F15 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=C14 to=F13 path=D14,E14,F14,F13 (TLS-MOVE-1, runner)
    MonsterMoved monster=boomer at=B14 to=F14 path=C14,D14,E14,F14 (TLS-MOVE-1, boomer)
    MonsterMoved monster=crimson-bulky at=D13 to=E13 path=E13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=runner at=C13 to=D13 path=D13 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=C12 to=G12 path=D12,E12,F12,G12 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=B12 to=E12 path=C12,D12,E12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C11 to=F9 path=C9,D9,F9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B11 to=D9 path=C11,C9,D9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C10 to=E10 path=D10,E10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=winged at=B10 to=D10 path=C10,D10 (TLS-MOVE-1, winged)
    MonsterMoved monster=runner at=E9 to=K9 path=G9,H9,I9,J9,K9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=K9 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=C6 to=E6 path=D6,E6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=ochre-bulky at=D5 to=G5 path=F5,G5 (TLS-MOVE-1, ochre-bulky)
    MonsterTurned monster=ochre-bulky at=G5 facing=south (TLS-FACING-2, ochre-bulky)
    MonsterMoved monster=armored at=C3 to=C6 path=C4,C5,C6 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=C6 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=boomer at=C2 to=C5 path=C3,C4,C5 (TLS-MOVE-1, boomer)
    MonsterTurned monster=boomer at=C5 facing=east (TLS-FACING-2, boomer)
    MonsterMoved monster=boomer at=D3 to=D6 path=D4,D5,D6 (TLS-MOVE-1, boomer)
    MonsterTurned monster=boomer at=D6 facing=east (TLS-FACING-2, boomer)
    MonsterMoved monster=armored at=D2 to=D5 path=D3,D4,D5 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=D5 facing=east (TLS-FACING-2, armored)
    MonsterHeld monster=clawer at=E5 reason=barred (TLS-MOVE-8, clawer)
    MonsterTurned monster=clawer at=E5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=E3 to=E4 path=E4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=F6 to=F7 path=F7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=F3 to=F6 path=F4,F5,F6 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=F6 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=G6 to=G7 path=G7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=G7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=G3 to=G6 path=G4,G6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=G2 to=G4 path=G3,G4 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=H6 to=H7 path=H7 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=H3 to=H6 path=H4,H5,H6 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=H2 to=H5 path=H3,H4,H5 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=S9 to=Q9 path=R9,Q9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=V10 to=P16 path=V16,U16,T16,S16,R16,Q16,P16 (TLS-MOVE-1, runner)
    MonsterMoved monster=winged at=W10 to=Q10 path=V10,T10,S10,R10,Q10 (TLS-MOVE-1, winged)
    MonsterHeld monster=runner at=P11 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=clawer at=T11 to=Q11 path=S11,R11,Q11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=V11 to=S11 path=U11,T11,S11 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=V12 to=R12 path=U12,T12,S12,R12 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=S13 to=Q13 path=R13,Q13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=T13 to=R13 path=S13,R13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=V13 to=S13 path=U13,T13,S13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=W13 to=U13 path=V13,U13 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=Q14 to=P14 path=P14 (TLS-MOVE-1, winged)
    MonsterMoved monster=runner at=V14 to=S14 path=U14,T14,S14 (TLS-MOVE-1, runner)
    MonsterMoved monster=archer at=W14 to=U14 path=V14,U14 (TLS-MOVE-1, archer)
    MonsterMoved monster=boomer at=S15 to=O15 path=R15,Q15,P15,O15 (TLS-MOVE-1, boomer)
    MonsterMoved monster=armored at=T15 to=Q15 path=S15,R15,Q15 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=V15 to=T15 path=U15,T15 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=W15 to=R15 path=V15,U15,S15,R15 (TLS-MOVE-1, winged)
    CardsDiscarded cards=pattern-2,pattern-4,pattern-9 (TLS-MOVE-17, movement)
explosion (TLS-ABILITY-6): blast P14 | blast P16
123 any blast P14
    => dodge
    MonsterStruck monster=clawer at=I15 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=I14 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=runner at=F13 target=konrad damage=1 (TLS-TARGET-4, runner)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, runner)
    MonsterStruck monster=runner at=G12 target=konrad damage=1 (TLS-TARGET-4, runner)
    HeroWounded hero=konrad n=1 left=6 (TLS-STRIKE-1, runner)
    MonsterStruck monster=clawer at=E10 target=adelheid damage=2 (TLS-TARGET-4, clawer)
    DamagePrevented hero=adelheid by=perks-and-armor-up n=1 (TLS-GUARD-2, clawer)
    HeroWounded hero=adelheid n=1 left=5 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=clawer at=F9 target=adelheid damage=2 (TLS-TARGET-4, clawer)
    HeroWounded hero=adelheid n=2 left=3 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=clawer at=Q9 target=blacksmith damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=11 (TLS-STRIKE-2, clawer)
    StructureBurned structure=blacksmith at=O9,P9 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=runner at=P11 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=P12 flames=1 left=3 (TLS-STRIKE-1, runner)
    MonsterStruck monster=clawer at=Q13 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=P13 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=winged at=P14 target=wooden-wall damage=2 (TLS-TARGET-5, winged)
    StructureBurned structure=wooden-wall at=P13 flames=1 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=wooden-wall at=P13 (TLS-DAMAGE-3, winged)
    MonsterExploded monster=boomer at=O15 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=O15 target=ruin-8 damage=2 (TLS-TARGET-5, boomer)
    FlamesTaken flames=2 left=9 (TLS-STRIKE-2, boomer)
    StructureBurned structure=ruin-8 at=M15,N15 flames=2 left=1 (TLS-STRIKE-1, boomer)
    MonsterStruck monster=boomer at=O15 target=shop damage=2 (TLS-TARGET-5, boomer)
    FlamesTaken flames=2 left=7 (TLS-STRIKE-2, boomer)
    StructureBurned structure=shop at=M14,N14 flames=2 left=1 (TLS-STRIKE-1, boomer)
    DiceRolled monster=winged at=P14 faces=dodge shown=face-dodge (TLS-DICE-1, boomer)
    MonsterHit monster=winged at=P14 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=winged at=P14 (TLS-ABILITY-6, boomer)
    HeroesRefreshed phase=2 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | fist F9 | fist E10 | shoot N10 K9 | shoot N10 Q9 | shoot N10 Q10 | shoot N10 P11 | shoot N10 Q11 | shoot N10 S11 | shoot N10 R12 | shoot N10 P16 | token 2 | token 3 | token 4 | armor up
124 P1 shoot N10 R12
    => hit
    DefenseFired structure=ballista at=R12 (TLS-ENGINE-1, ballista)
    DiceRolled monster=boomer at=R12 faces=hit shown=face-hit (TLS-DICE-1, ballista)
    MonsterHit monster=boomer at=R12 damage=1 left=0 (TLS-DICE-2, ballista)
    MonsterKilled monster=boomer at=R12 (TLS-DICE-2, ballista)
hero-turn (TLS-HEROES-2): end turn | fist F9 | fist E10 | token 2 | token 3 | token 4 | armor up
125 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | fist F9 | fist E10 | token 2 | token 3 | token 4
126 P1 fist E10
    => hit_stun
    AttackMade hero=adelheid item=fist attack=fist at=E10 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=E10 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=clawer at=E10 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=clawer at=E10 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
127 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | move G10 | move F11 | move E10 | move G9 | move H10 | move G11 | move F12 | move E11 | move E9 | move G8 | move H9 | move I10 | move H11 | move E8
128 P1 move G8
    HeroMoved hero=adelheid to=G8 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
129 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust G12 | attack boar-spear thrust G15 | attack boar-spear thrust F13 | attack boar-spear thrust E13 | attack boar-spear skewer G12 | attack boar-spear skewer G14 | attack boar-spear skewer F13 | attack apprentices-wand spark D9 | attack apprentices-wand spark F9 | attack apprentices-wand spark D10 | attack apprentices-wand spark E12 | attack apprentices-wand spark G12 | attack apprentices-wand spark D13 | attack apprentices-wand spark E13 | attack apprentices-wand spark F13 | attack apprentices-wand spark F14 | attack apprentices-wand spark E15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand spark I15 | attack apprentices-wand magic-missile D9 | attack apprentices-wand magic-missile F9 | attack apprentices-wand magic-missile D10 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile G12 | attack apprentices-wand magic-missile D13 | attack apprentices-wand magic-missile E13 | attack apprentices-wand magic-missile F13 | attack apprentices-wand magic-missile F14 | attack apprentices-wand magic-missile E15 | attack apprentices-wand magic-missile F15 | attack apprentices-wand magic-missile G15 | attack apprentices-wand magic-missile I15 | fist G12 | fist F13 | token 2 | token 3 | armor up
130 P2 attack apprentices-wand spark F13
    => hit
    AttackMade hero=konrad item=apprentices-wand attack=spark at=F13 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=F13 faces=hit shown=face-hit (TLS-DICE-1, spark)
    MonsterHit monster=runner at=F13 damage=1 left=0 (TLS-DICE-2, spark)
    MonsterKilled monster=runner at=F13 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
131 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
132 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
133 P3 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
134 P3 token 2
    TokenSpent hero=falk value=2 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move Q17 | move R18 | move P18
135 P3 move Q17
    HeroMoved hero=falk to=Q17 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
136 P3 token 4
    TokenSpent hero=falk value=4 points=2 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move Q16 | move R17 | move Q18 | move P17 | move R16 | move S17 | move R18 | move P18 | move O17
137 P3 move Q18
    HeroMoved hero=falk to=Q18 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move Q17 | move R18 | move P18
138 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | fist G7 | token 2 | token 3 | token 4
139 P1 fist G7
    => hit
    AttackMade hero=adelheid item=fist attack=fist at=G7 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=G7 faces=hit shown=face-hit (TLS-DICE-1, fist)
    MonsterHit monster=clawer at=G7 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=clawer at=G7 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
140 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move G7 | move H8 | move G9 | move F8 | move I8 | move H9 | move G10 | move E8
141 P1 move F8
    HeroMoved hero=adelheid to=F8 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move G8 | move E8
142 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust G12 | attack boar-spear thrust G15 | attack boar-spear thrust E13 | attack boar-spear skewer G12 | attack boar-spear skewer G14 | attack boar-spear skewer F13 | attack apprentices-wand spark D9 | attack apprentices-wand spark F9 | attack apprentices-wand spark D10 | attack apprentices-wand spark E12 | attack apprentices-wand spark G12 | attack apprentices-wand spark D13 | attack apprentices-wand spark E13 | attack apprentices-wand spark F14 | attack apprentices-wand spark E15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand spark I15 | attack apprentices-wand magic-missile D9 | attack apprentices-wand magic-missile F9 | attack apprentices-wand magic-missile D10 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile G12 | attack apprentices-wand magic-missile D13 | attack apprentices-wand magic-missile E13 | attack apprentices-wand magic-missile F14 | attack apprentices-wand magic-missile E15 | attack apprentices-wand magic-missile F15 | attack apprentices-wand magic-missile G15 | attack apprentices-wand magic-missile I15 | fist G12 | token 2 | token 3
143 P2 attack boar-spear thrust G12
    => miss
    AttackMade hero=konrad item=boar-spear attack=thrust at=G12 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=G12 faces=miss shown=face-miss (TLS-DICE-1, thrust)
    MonsterMissed monster=runner at=G12 (TLS-DICE-4, thrust)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
144 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
145 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move Q17 | move R18 | move P18
146 P3 move P18
    HeroMoved hero=falk to=P18 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
147 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move P17 | move Q18 | move O18
148 P3 move Q18
    HeroMoved hero=falk to=Q18 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
149 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | fist F7 | fist F9 | token 3 | token 4
150 P1 fist F7
    => dodge
    AttackMade hero=adelheid item=fist attack=fist at=F7 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=F7 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=F7 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
151 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 4 | move G8 | move E8 | move G7 | move H8 | move G9 | move E7 | move E9 | move D8 | move I8 | move H9 | move G10 | move E10 | move C8
152 P1 move C8
    HeroMoved hero=adelheid to=C8 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 4
153 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust G12 | attack boar-spear thrust G15 | attack boar-spear thrust E13 | attack boar-spear skewer G12 | attack boar-spear skewer G14 | attack boar-spear skewer F13 | attack apprentices-wand spark D9 | attack apprentices-wand spark F9 | attack apprentices-wand spark D10 | attack apprentices-wand spark E12 | attack apprentices-wand spark G12 | attack apprentices-wand spark D13 | attack apprentices-wand spark E13 | attack apprentices-wand spark F14 | attack apprentices-wand spark E15 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand spark I15 | attack apprentices-wand magic-missile D9 | attack apprentices-wand magic-missile F9 | attack apprentices-wand magic-missile D10 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile G12 | attack apprentices-wand magic-missile D13 | attack apprentices-wand magic-missile E13 | attack apprentices-wand magic-missile F14 | attack apprentices-wand magic-missile E15 | attack apprentices-wand magic-missile F15 | attack apprentices-wand magic-missile G15 | attack apprentices-wand magic-missile I15 | fist G12 | token 2 | token 3
154 P2 attack apprentices-wand spark E13
    => armor
    AttackMade hero=konrad item=apprentices-wand attack=spark at=E13 (TLS-ATTACK-1, konrad)
    DiceRolled monster=crimson-bulky at=E13 faces=armor shown=face-armor (TLS-DICE-1, spark)
reroll (TLS-EFFECT-17): reroll mana | keep
155 P2 keep
    MonsterMissed monster=crimson-bulky at=E13 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
156 P2 token 2
    TokenSpent hero=konrad value=2 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move H13 | move F13 | move H12 | move H14 | move F12 | move H11 | move H15 | move F11
157 P2 move H13
    HeroMoved hero=konrad to=H13 points=2 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move H12 | move H14 | move G13 | move H11 | move H15 | move F13
158 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
159 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | move Q17 | move R18 | move P18
160 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 4
161 P1 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
162 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move H12 | move H14 | move G13 | move H11 | move H15 | move F13 | move H10 | move I11 | move G11 | move H16 | move F12
163 P2 move H11
    HeroMoved hero=konrad to=H11 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move H10 | move I11 | move H12 | move G11
164 P2 move G11
    HeroMoved hero=konrad to=G11 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
165 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 4
166 P1 token 4
    TokenSpent hero=adelheid value=4 points=4 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move C7 | move D8 | move E8 | move E7 | move F8 | move E9 | move G8 | move E10
167 P1 move E9
    HeroMoved hero=adelheid to=E9 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | move E8 | move E10
168 P1 move E10
    HeroMoved hero=adelheid to=E10 points=0 (TLS-STEP-3, adelheid)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
169 P2 end turn
    => left
    MonsterPhaseBegan phase=3 (TLS-NIGHT-2, night)
    PanicSpread monsters=4 (TLS-PANIC-2, panic)
    FlamesTaken flames=4 left=3 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterHeld monster=clawer at=I15 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterMoved monster=clawer at=G15 to=H15 path=H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=F15 to=G15 path=G15 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=E15 to=F15 path=F15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=F14 to=H13 path=F13,G13,H13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=crimson-bulky at=E13 to=G13 path=F13,G13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=runner at=D13 to=F13 path=E13,F13 (TLS-MOVE-1, runner)
    MonsterHeld monster=runner at=G12 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=clawer at=E12 to=H12 path=F12,H12 (TLS-MOVE-1, clawer)
    MonsterHeld monster=winged at=D10 reason=beside-a-target (TLS-MOVE-6, winged)
    MonsterMoved monster=clawer at=F9 to=I9 path=G9,H9,I9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D9 to=E9 path=E9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=F7 to=I7 path=G7,I7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=I7 facing=south (TLS-FACING-2, clawer)
    MonsterHeld monster=armored at=F6 reason=barred (TLS-MOVE-8, armored)
    MonsterHeld monster=clawer at=E6 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=boomer at=D6 reason=barred (TLS-MOVE-8, boomer)
    MonsterHeld monster=armored at=C6 reason=barred (TLS-MOVE-8, armored)
    MonsterMoved monster=clawer at=E5 to=F5 path=F5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F5 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=D5 to=E5 path=E5 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=C5 to=D5 path=D5 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=E4 to=E7 path=E7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=E7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=G6 to=G7 path=G7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=G7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=ochre-bulky at=G5 to=G6 path=G6 (TLS-MOVE-1, ochre-bulky)
    MonsterMoved monster=armored at=G4 to=G5 path=G5 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=H7 to=H8 path=H8 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=H8 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=armored at=H6 to=H7 path=H7 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=H5 to=H6 path=H6 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=K9 to=K11 path=K10,K11 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=K11 facing=east (TLS-FACING-2, runner)
    MonsterHeld monster=clawer at=Q9 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterMoved monster=winged at=Q10 to=P10 path=P10 (TLS-MOVE-1, winged)
    MonsterHeld monster=runner at=P11 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=clawer at=Q11 to=N11 path=O11,N11 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=N11 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=S11 to=Q11 path=R11,Q11 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=Q13 to=P13 path=P13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=R13 to=O13 path=Q13,O13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=S13 to=Q13 path=R13,Q13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=U13 to=S13 path=T13,S13 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=S14 to=O15 path=S15,P15,O15 (TLS-MOVE-1, runner)
    MonsterMoved monster=archer at=U14 to=S14 path=T14,S14 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=Q15 to=P15 path=P15 (TLS-MOVE-1, armored)
    MonsterMoved monster=winged at=R15 to=Q15 path=Q15 (TLS-MOVE-1, winged)
    MonsterMoved monster=archer at=T15 to=R15 path=S15,R15 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=P16 to=N16 path=O16,N16 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=N16 facing=north (TLS-FACING-2, runner)
explosion (TLS-ABILITY-6): blast H12 | blast G13 | blast G12
170 any blast H12
    => dodge
    MonsterStruck monster=clawer at=I15 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=I14 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=wooden-wall at=I14 (TLS-DAMAGE-3, clawer)
    MonsterExploded monster=boomer at=H13 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=wooden-wall at=I12 flames=2 left=1 (TLS-STRIKE-1, boomer)
    MonsterStruck monster=boomer at=H13 target=stone-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=stone-wall at=I13 flames=2 left=3 (TLS-STRIKE-1, boomer)
    DiceRolled monster=clawer at=H12 faces=dodge shown=face-dodge (TLS-DICE-1, boomer)
    MonsterHit monster=clawer at=H12 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=clawer at=H12 (TLS-ABILITY-6, boomer)
    MonsterStruck monster=clawer at=H12 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=I12 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=wooden-wall at=I12 (TLS-DAMAGE-3, clawer)
    MonsterStruck monster=runner at=G12 target=konrad damage=1 (TLS-TARGET-4, runner)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, runner)
    MonsterStruck monster=runner at=K11 target=house damage=1 (TLS-TARGET-5, runner)
    FlamesTaken flames=1 left=2 (TLS-STRIKE-2, runner)
    StructureBurned structure=house at=K12 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterStruck monster=winged at=D10 target=adelheid damage=2 (TLS-TARGET-4, winged)
    DamagePrevented hero=adelheid by=perks-and-armor-up n=1 (TLS-GUARD-2, winged)
    HeroWounded hero=adelheid n=1 left=2 (TLS-STRIKE-1, winged)
    MonsterStruck monster=clawer at=E9 target=adelheid damage=2 (TLS-TARGET-4, clawer)
    HeroWounded hero=adelheid n=2 left=0 (TLS-STRIKE-1, clawer)
    HeroDied hero=adelheid (TLS-LIFE-1, clawer)
    GameEnded result=lost (TLS-END-1, hero-died)
<lost: hero-died (TLS-END-1)>
