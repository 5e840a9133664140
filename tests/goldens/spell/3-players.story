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
    => b-card b-card basic basic basic direction-5 direction-3 worn-pants chipped-sword shortbow brass-scepter
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
    ResourcesGained gold=3 materials=3 (TLS-SCAVENGE-3, ruin-6)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take knights-sword falk | leave sledgehammer falk | leave worn-armor falk | leave potion-red falk | buy worn-pants falk | buy worn-pants stash | buy shortbow stash | buy brass-scepter falk | buy brass-scepter stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy potion-yellow stash | buy scroll-of-fire falk | buy scroll-of-fire stash | buy scroll-of-frost falk | buy scroll-of-frost stash | buy scroll-of-lightning falk | buy scroll-of-lightning stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-vigor falk | buy scroll-of-vigor stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell knights-sword | scavenge J14 | scavenge K16 | refresh
21 P3 upgrade wooden-wall I13
    StructureUpgraded structure=stone-wall at=I13 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take knights-sword adelheid | leave scroll-of-darts adelheid | buy worn-pants adelheid | buy worn-pants stash | buy shortbow adelheid | buy shortbow stash | buy brass-scepter adelheid | buy brass-scepter stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-frost stash | buy scroll-of-lightning stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell knights-sword | scavenge J14 | scavenge K16 | refresh
22 P1 refresh
    => worn-armor bearded-axe crossbow druidic-staff
    ShopRefreshed (TLS-SHOP-3, shop)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | buy crossbow stash | buy druidic-staff stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy potion-yellow stash | buy scroll-of-fire konrad | buy scroll-of-fire stash | buy scroll-of-frost konrad | buy scroll-of-frost stash | buy scroll-of-lightning konrad | buy scroll-of-lightning stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-vigor konrad | buy scroll-of-vigor stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | buy scroll-of-doom konrad | buy scroll-of-doom stash | sell knights-sword | scavenge J14 | scavenge K16 | refresh
23 P2 buy scroll-of-lightning stash
    ItemBought item=scroll-of-lightning hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take knights-sword falk | take scroll-of-lightning falk | leave sledgehammer falk | leave worn-armor falk | leave potion-red falk | sell knights-sword | sell scroll-of-lightning | sell knights-sword scroll-of-lightning | scavenge J14 | scavenge K16
24 P3 take knights-sword falk
    ItemTaken item=knights-sword hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave scroll-of-darts adelheid | sell scroll-of-lightning | scavenge J14 | scavenge K16
25 P1 pass
    Passed seat=1 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take scroll-of-lightning konrad | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | sell scroll-of-lightning | scavenge J14 | scavenge K16
26 P2 sell scroll-of-lightning
    ItemsSold items=scroll-of-lightning gold=1 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave sledgehammer falk | leave knights-sword falk | leave worn-armor falk | leave potion-red falk | buy worn-armor stash | scavenge J14 | scavenge K16 | refresh
27 P3 leave sledgehammer falk
    ItemLeft item=sledgehammer hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | sell sledgehammer | scavenge J14 | scavenge K16 | refresh
28 P2 build watchtower K14
    StructureBuilt structure=watchtower at=K14 (TLS-BUILD-1, watchtower)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take sledgehammer falk | leave knights-sword falk | leave worn-armor falk | leave potion-red falk | buy worn-armor stash | sell sledgehammer | scavenge J14 | scavenge K16 | refresh
29 P3 buy worn-armor stash
    => worn-armor
    ItemBought item=worn-armor hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take worn-armor konrad | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | sell sledgehammer | sell worn-armor | sell sledgehammer worn-armor | scavenge J14 | scavenge K16
30 P2 leave boar-spear konrad
    ItemLeft item=boar-spear hero=konrad (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take boar-spear falk | take sledgehammer falk | leave knights-sword falk | leave worn-armor falk | leave potion-red falk | sell boar-spear | sell sledgehammer | sell worn-armor | sell boar-spear sledgehammer | sell boar-spear worn-armor | sell sledgehammer worn-armor | sell boar-spear sledgehammer worn-armor | scavenge J14 | scavenge K16
31 P3 upgrade wooden-wall I12
    StructureUpgraded structure=stone-wall at=I12 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take boar-spear konrad | take sledgehammer konrad | take worn-armor konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | sell boar-spear | sell sledgehammer | sell worn-armor | sell boar-spear sledgehammer | sell boar-spear worn-armor | sell sledgehammer worn-armor | sell boar-spear sledgehammer worn-armor | scavenge J14 | scavenge K16
32 P2 take worn-armor konrad
    ItemTaken item=worn-armor hero=konrad (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take boar-spear falk | take sledgehammer falk | leave knights-sword falk | leave worn-armor falk | leave potion-red falk | sell boar-spear | sell sledgehammer | sell boar-spear sledgehammer | scavenge J14 | scavenge K16
33 P3 pass
    Passed seat=3 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take boar-spear konrad | take sledgehammer konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave worn-armor konrad | leave potion-blue konrad | sell boar-spear | sell sledgehammer | sell boar-spear sledgehammer | scavenge J14 | scavenge K16
34 P2 scavenge K16
    RuinScavenged ruin=ruin-4 at=K16 (TLS-SCAVENGE-3, ruin-4)
    ResourcesGained gold=1 materials=4 (TLS-SCAVENGE-3, ruin-4)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take boar-spear konrad | take sledgehammer konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave worn-armor konrad | leave potion-blue konrad | buy worn-armor stash | sell boar-spear | sell sledgehammer | sell boar-spear sledgehammer | refresh
35 P2 sell sledgehammer
    ItemsSold items=sledgehammer gold=1 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave worn-armor konrad | leave potion-blue konrad | buy worn-armor stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | buy scroll-of-doom konrad | buy scroll-of-doom stash | sell boar-spear | refresh
36 P2 refresh
    => wooden-shield assassins-dagger hand-crossbow power-staff
    ShopRefreshed (TLS-SHOP-3, shop)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave worn-armor konrad | leave potion-blue konrad | buy wooden-shield stash | sell boar-spear | refresh
37 P2 build warp-gate L14
    StructureBuilt structure=warp-gate at=L14 (TLS-BUILD-1, warp-gate)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave worn-armor konrad | leave potion-blue konrad | buy wooden-shield stash | sell boar-spear | refresh
38 P2 upgrade wooden-wall P13
    StructureUpgraded structure=stone-wall at=P13 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall I14 | take boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave worn-armor konrad | leave potion-blue konrad | buy wooden-shield stash | sell boar-spear | refresh
39 P2 refresh
    => worn-pants war-hammer hunting-rifle clouded-orb
    ShopRefreshed (TLS-SHOP-3, shop)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista K16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult K16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate K16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower K16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall K16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate K16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall P12 | upgrade wooden-wall I14 | take boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave worn-armor konrad | leave potion-blue konrad | sell boar-spear
40 P2 pass
    Passed seat=2 (TLS-MAIN-1, day)
deploy (TLS-DUSK-4): deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy L9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy L10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18 | deploy V18
41 P1 deploy U11
    HeroDeployed hero=adelheid at=U11 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy L9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy L10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18 | deploy V18
42 P2 deploy D8
    HeroDeployed hero=konrad at=D8 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy L9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy L10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy K16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18 | deploy V18
43 P3 deploy S11
    => right pattern-8 pattern-5 pattern-9
    HeroDeployed hero=falk at=S11 (TLS-DUSK-4, dusk)
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
    MonsterSpawned monster=archer at=B14 (TLS-SPAWN-2, archer)
    PatternsRevealed slot=slot-2 card=pattern-5 (TLS-SPAWN-1, pattern-5)
    MonsterSpawned monster=runner at=D3 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=E3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=F3 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=G3 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=H3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=C2 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=E2 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=H2 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=armored at=C3 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=azure-bulky at=D2 (TLS-SPAWN-2, azure-bulky)
    MonsterSpawned monster=winged at=F2 (TLS-SPAWN-2, winged)
    PatternsRevealed slot=slot-5 card=pattern-9 (TLS-SPAWN-1, pattern-9)
    MonsterSpawned monster=runner at=V10 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=V11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=boomer at=V12 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=runner at=V14 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=V15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=W13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=W14 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=boomer at=V13 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=winged at=W10 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=winged at=W15 (TLS-SPAWN-2, winged)
    MonsterMoved monster=clawer at=C15 to=F15 path=D15,E15,F15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C14 to=F14 path=D14,E14,F14 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=B14 to=D14 path=C14,D14 (TLS-MOVE-1, archer)
    MonsterMoved monster=crimson-bulky at=C13 to=E13 path=D13,E13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=B13 to=D13 path=C13,D13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C12 to=F12 path=D12,E12,F12 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=C11 to=G12 path=C12,D12,E12,G12 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=B11 to=E12 path=C11,C12,D12,E12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C10 to=F10 path=D10,E10,F10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C3 to=C6 path=C4,C5,C6 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=C6 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=archer at=C2 to=C4 path=C3,C4 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C4 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=runner at=D3 to=E8 path=D4,D5,D6,E6,E7,E8 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=E8 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=azure-bulky at=D2 to=D6 path=D3,D4,D5,D6 (TLS-MOVE-1, azure-bulky)
    MonsterTurned monster=azure-bulky at=D6 facing=east (TLS-FACING-2, azure-bulky)
    MonsterMoved monster=clawer at=E3 to=E6 path=E4,E5,E6 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=E6 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=E2 to=E4 path=E3,E4 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=F3 to=F9 path=F4,F5,F6,F7,F8,F9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=F9 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=winged at=F2 to=F8 path=F3,F4,F5,F6,F7,F8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=F8 facing=east (TLS-FACING-2, winged)
    MonsterMoved monster=runner at=G3 to=G9 path=G4,G5,G6,G7,G8,G9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=G9 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=H3 to=H6 path=H4,H5,H6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H2 to=H4 path=H3,H4 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=V10 to=Q9 path=V9,U9,T9,S9,R9,Q9 (TLS-MOVE-1, runner)
    MonsterMoved monster=winged at=W10 to=S10 path=V10,T10,S10 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=V11 to=S9 path=V10,V9,U9,T9,S9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=V12 to=U12 path=U12 (TLS-MOVE-1, boomer)
    MonsterMoved monster=boomer at=V13 to=R13 path=U13,T13,S13,R13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=W13 to=T13 path=V13,U13,T13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=V14 to=Q13 path=U14,T14,S14,S13,Q13 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=W14 to=T14 path=V14,U14,T14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=V15 to=S15 path=U15,T15,S15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=winged at=W15 to=Q15 path=V15,U15,T15,R15,Q15 (TLS-MOVE-1, winged)
    CardsDiscarded cards=pattern-8,pattern-5,pattern-9 (TLS-MOVE-17, movement)
    MonsterStruck monster=runner at=E8 target=konrad damage=1 (TLS-TARGET-4, runner)
take-damage (TLS-ARMOR-1): use wooden-shield | use worn-armor | take damage
44 P2 take damage
    HeroWounded hero=konrad n=1 left=9 (TLS-STRIKE-1, runner)
    MonsterStruck monster=runner at=Q9 target=blacksmith damage=1 (TLS-TARGET-5, runner)
    FlamesTaken flames=1 left=13 (TLS-STRIKE-2, runner)
    StructureBurned structure=blacksmith at=O9,P9 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterStruck monster=winged at=S10 target=falk damage=2 (TLS-TARGET-4, winged)
take-damage (TLS-ARMOR-1): use worn-armor | take damage
45 P3 use worn-armor
    => dodge
    DamagePrevented hero=falk by=worn-armor n=1 (TLS-ARMOR-3, worn-armor)
    HeroWounded hero=falk n=1 left=9 (TLS-STRIKE-1, winged)
    MonsterExploded monster=boomer at=U12 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=U12 target=adelheid damage=4 (TLS-ABILITY-5, boomer)
    HeroWounded hero=adelheid n=4 left=2 (TLS-STRIKE-1, boomer)
    DiceRolled monster=clawer at=T13 faces=dodge shown=face-dodge (TLS-DICE-1, boomer)
    MonsterHit monster=clawer at=T13 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=clawer at=T13 (TLS-ABILITY-6, boomer)
    MonsterStruck monster=runner at=Q13 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=P13 flames=1 left=4 (TLS-STRIKE-1, runner)
    MonsterHit monster=winged at=S10 damage=1 left=0 (TLS-TRAIT-6, falk)
    MonsterKilled monster=winged at=S10 (TLS-TRAIT-6, falk)
    HeroesRefreshed phase=1 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts Q9 | read scroll-of-darts scroll-darts S9 | read scroll-of-darts scroll-darts S11 | read scroll-of-darts scroll-darts Q13 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | token 4 | armor up
46 P1 read scroll-of-darts scroll-darts Q9
    => hit
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=Q9 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=Q9 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=runner at=Q9 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=runner at=Q9 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at S9 | at S11 | at Q13 | at R13 | at T14 | at Q15 | at S15 | stop
47 P1 at R13
    => armor
    DiceRolled monster=boomer at=R13 faces=armor shown=face-armor (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): reroll mana | keep
48 P1 keep
    MonsterMissed monster=boomer at=R13 (TLS-DICE-4, scroll-darts)
    ManaGained hero=adelheid n=1 left=12 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts S9 | read scroll-of-darts scroll-darts S11 | read scroll-of-darts scroll-darts Q13 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | token 4 | armor up
49 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C4 | attack apprentices-wand spark E4 | attack apprentices-wand spark H4 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark H6 | attack apprentices-wand spark E8 | attack apprentices-wand spark F8 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark F10 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand magic-missile C4 | attack apprentices-wand magic-missile E4 | attack apprentices-wand magic-missile H4 | attack apprentices-wand magic-missile C6 | attack apprentices-wand magic-missile D6 | attack apprentices-wand magic-missile E6 | attack apprentices-wand magic-missile H6 | attack apprentices-wand magic-missile E8 | attack apprentices-wand magic-missile F8 | attack apprentices-wand magic-missile F9 | attack apprentices-wand magic-missile G9 | attack apprentices-wand magic-missile F10 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | fist E8 | token 2 | token 3 | armor up
50 P2 attack apprentices-wand spark D6
    => hit_stun
    AttackMade hero=konrad item=apprentices-wand attack=spark at=D6 (TLS-ATTACK-1, konrad)
    DiceRolled monster=azure-bulky at=D6 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, spark)
    MonsterHit monster=azure-bulky at=D6 damage=1 left=3 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
51 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
52 P2 token 2
    TokenSpent hero=konrad value=2 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move D9 | move C8 | move E9 | move D10 | move C7 | move E10
53 P2 move C7
    HeroMoved hero=konrad to=C7 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move C8
54 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge S10 | attack knights-sword lunge T11 | attack knights-sword lunge S12 | attack knights-sword lunge R11 | token 2 | token 3 | token 4 | armor up | drink potion-red
55 P3 drink potion-red
    PotionUsed hero=falk item=potion-red left=1 (TLS-POTION-1, potion-red)
    WoundHealed hero=falk n=1 left=0 (TLS-POTION-3, potion-red)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge S10 | attack knights-sword lunge T11 | attack knights-sword lunge S12 | attack knights-sword lunge R11 | token 2 | token 3 | token 4 | armor up
56 P3 token 4
    TokenSpent hero=falk value=4 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge S10 | attack knights-sword lunge T11 | attack knights-sword lunge S12 | attack knights-sword lunge R11 | attack knights-sword rush S10 | attack knights-sword rush R11 | token 2 | token 3 | move S10 | move T11 | move S12 | move R11 | move T10 | move R10 | move T12 | move S13 | move R12 | move Q11 | move T9 | move R9 | move Q10 | move U12 | move T13 | move S14 | move Q12 | move P11 | armor up
57 P3 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge S10 | attack knights-sword lunge T11 | attack knights-sword lunge S12 | attack knights-sword lunge R11 | attack knights-sword rush S10 | attack knights-sword rush R11 | token 2 | token 3 | move S10 | move T11 | move S12 | move R11 | move T10 | move R10 | move T12 | move S13 | move R12 | move Q11 | move T9 | move R9 | move Q10 | move U12 | move T13 | move S14 | move Q12 | move P11
58 P3 move T10
    HeroMoved hero=falk to=T10 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge T9 | attack knights-sword lunge T11 | attack knights-sword lunge S10 | attack knights-sword rush T9 | attack knights-sword rush S10 | token 2 | token 3 | move T9 | move T11 | move S10
59 P3 attack knights-sword rush T9
    AttackMade hero=falk item=knights-sword attack=rush at=T9 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=T6 points=0 (TLS-SHAPE-7, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
60 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move T5 | move U6 | move T7 | move S6 | move T4 | move U5 | move S5 | move V6 | move T8 | move S7 | move R6 | move U4 | move S4 | move V5 | move R5 | move V7 | move U8 | move T9 | move S8 | move R7 | move Q6
61 P3 move V5
    HeroMoved hero=falk to=V5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
62 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts S9 | read scroll-of-darts scroll-darts Q13 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | token 4 | armor up
63 P1 read scroll-of-darts scroll-darts Q13
    => hit_stun
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=Q13 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=runner at=Q13 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, scroll-darts)
    MonsterHit monster=runner at=Q13 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=runner at=Q13 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at V5 | at S9 | at R13 | at T14 | at Q15 | at S15 | stop
64 P1 stop
    ManaGained hero=adelheid n=1 left=11 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts S9 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | token 4 | armor up
65 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts S9 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | token 4
66 P1 read scroll-of-darts scroll-darts S9
    => dodge
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=S9 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=S9 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): reroll mana | keep
67 P1 reroll mana
    => hit_stun
    DiceRerolled monster=clawer at=S9 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, scroll-darts)
    MonsterHit monster=clawer at=S9 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=clawer at=S9 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at V5 | at R13 | at T14 | at Q15 | at S15 | stop
68 P1 at V5
    HeroWounded hero=falk n=1 left=9 (TLS-STRIKE-1, scroll-darts)
    ManaGained hero=adelheid n=1 left=9 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | token 4
69 P1 read scroll-of-darts scroll-darts Q15
    => dodge
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=Q15 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=winged at=Q15 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): reroll mana | keep
70 P1 keep
    MonsterMissed monster=winged at=Q15 (TLS-DICE-4, scroll-darts)
impact (TLS-SHAPE-2): at V5 | at R13 | at T14 | at Q15 | at S15 | stop
71 P1 stop
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | token 4
72 P1 token 4
    TokenSpent hero=adelheid value=4 points=4 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | move U12 | move T11 | move U13 | move T12 | move T10 | move S11 | move U14 | move T13 | move S12 | move T9 | move S10 | move R11 | move U15 | move S13 | move R12 | move T8 | move U9 | move S9 | move R10 | move Q11 | jump U9
73 P1 jump U9
    HeroJumped hero=adelheid to=U9 points=1 (TLS-JUMP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3 | move U8 | move T9
74 P1 move T9
    HeroMoved hero=adelheid to=T9 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3
75 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C4 | attack apprentices-wand spark E4 | attack apprentices-wand spark H4 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark H6 | attack apprentices-wand spark E8 | attack apprentices-wand spark F8 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark F10 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand magic-missile C4 | attack apprentices-wand magic-missile E4 | attack apprentices-wand magic-missile H4 | attack apprentices-wand magic-missile C6 | attack apprentices-wand magic-missile D6 | attack apprentices-wand magic-missile E6 | attack apprentices-wand magic-missile H6 | attack apprentices-wand magic-missile E8 | attack apprentices-wand magic-missile F8 | attack apprentices-wand magic-missile F9 | attack apprentices-wand magic-missile G9 | attack apprentices-wand magic-missile F10 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | fist C6 | token 3
76 P2 fist C6
    => miss
    AttackMade hero=konrad item=fist attack=fist at=C6 (TLS-ATTACK-1, konrad)
    DiceRolled monster=armored at=C6 faces=miss shown=face-miss (TLS-DICE-1, fist)
    MonsterMissed monster=armored at=C6 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 3
77 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move C8 | move D8 | move D9 | jump E7
78 P2 jump E7
    HeroJumped hero=konrad to=E7 points=0 (TLS-JUMP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
79 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge V4 | attack knights-sword lunge V6 | attack knights-sword lunge U5 | token 2 | token 3 | drink potion-red
80 P3 drink potion-red
    PotionUsed hero=falk item=potion-red left=0 (TLS-POTION-1, potion-red)
    WoundHealed hero=falk n=1 left=0 (TLS-POTION-3, potion-red)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge V4 | attack knights-sword lunge V6 | attack knights-sword lunge U5 | token 2 | token 3
81 P3 attack knights-sword lunge V6
    AttackMade hero=falk item=knights-sword attack=lunge at=V6 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=V6 points=0 (TLS-EFFECT-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
82 P3 token 2
    TokenSpent hero=falk value=2 points=2 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V5 | move V7 | move U6 | move V4 | move U5 | move V8 | move T6
83 P3 move V5
    HeroMoved hero=falk to=V5 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V4 | move V6 | move U5
84 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts T14 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3
85 P1 read scroll-of-darts scroll-darts S15
    => dodge
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=S15 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=S15 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): reroll mana | keep
86 P1 reroll mana
    => dodge
    DiceRerolled monster=clawer at=S15 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-darts)
    MonsterMissed monster=clawer at=S15 (TLS-DICE-4, scroll-darts)
impact (TLS-SHAPE-2): at V5 | at R13 | at T14 | at Q15 | at S15 | stop
87 P1 at T14
    => hit
    DiceRolled monster=clawer at=T14 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=clawer at=T14 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=clawer at=T14 (TLS-DICE-2, scroll-darts)
    ManaGained hero=adelheid n=1 left=5 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts Q15 | read scroll-of-darts scroll-darts S15 | token 2 | token 3
88 P1 read scroll-of-darts scroll-darts Q15
    => hit
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=Q15 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=winged at=Q15 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=winged at=Q15 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=winged at=Q15 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at V5 | at R13 | at S15 | stop
89 P1 stop
    ManaGained hero=adelheid n=1 left=4 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts S15 | token 2 | token 3
90 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts S15 | token 3 | move T8 | move U9 | move T10 | move S9 | move T7 | move U8 | move S8 | move T11 | move S10 | move R9
91 P1 move T11
    HeroMoved hero=adelheid to=T11 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts S15 | token 3
92 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark C4 | attack apprentices-wand spark E4 | attack apprentices-wand spark H4 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark H6 | attack apprentices-wand spark E8 | attack apprentices-wand spark F8 | attack apprentices-wand spark F9 | attack apprentices-wand spark G9 | attack apprentices-wand spark F10 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand magic-missile C4 | attack apprentices-wand magic-missile E4 | attack apprentices-wand magic-missile H4 | attack apprentices-wand magic-missile C6 | attack apprentices-wand magic-missile D6 | attack apprentices-wand magic-missile E6 | attack apprentices-wand magic-missile H6 | attack apprentices-wand magic-missile E8 | attack apprentices-wand magic-missile F8 | attack apprentices-wand magic-missile F9 | attack apprentices-wand magic-missile G9 | attack apprentices-wand magic-missile F10 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | fist E6 | fist E8 | token 3
93 P2 fist E6
    => hit
    AttackMade hero=konrad item=fist attack=fist at=E6 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=E6 faces=hit shown=face-hit (TLS-DICE-1, fist)
    MonsterHit monster=clawer at=E6 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=clawer at=E6 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 3
94 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move E6 | move F7 | move E5 | move F6 | move G7 | move F5 | move D5 | move G6 | move H7 | move G8 | jump C7
95 P2 jump C7
    HeroJumped hero=konrad to=C7 points=0 (TLS-JUMP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
96 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
97 P3 end turn
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | read scroll-of-darts scroll-darts S15 | token 3
98 P1 read scroll-of-darts scroll-darts S15
    => hit_stun
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=S15 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=S15 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, scroll-darts)
    MonsterHit monster=clawer at=S15 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=clawer at=S15 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at V5 | at R13 | stop
99 P1 stop
    ManaGained hero=adelheid n=1 left=3 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | read scroll-of-darts scroll-darts R13 | token 3
100 P1 read scroll-of-darts scroll-darts R13
    => hit
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=R13 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=boomer at=R13 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=boomer at=R13 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=boomer at=R13 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at V5 | stop
101 P1 at V5
    HeroWounded hero=falk n=1 left=9 (TLS-STRIKE-1, scroll-darts)
    ManaGained hero=adelheid n=1 left=2 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | token 3
102 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | token 3 | move T10 | move U11 | move T12 | move S11 | move T9 | move S10 | move U12 | move T13 | move S12 | move R11 | move T8 | move U9 | move S9 | move R10 | move U13 | move T14 | move S13 | move R12 | move Q11
103 P1 move S9
    HeroMoved hero=adelheid to=S9 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts V5 | token 3
104 P1 read scroll-of-darts scroll-darts V5
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=V5 (TLS-ATTACK-1, adelheid)
    HeroWounded hero=falk n=1 left=8 (TLS-STRIKE-1, scroll-darts)
impact (TLS-SHAPE-2): at V5 | stop
105 P1 at V5
    HeroWounded hero=falk n=1 left=7 (TLS-STRIKE-1, scroll-darts)
hero-turn (TLS-HEROES-2): end turn | token 3
106 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move S8 | move T9 | move S10 | move R9 | move S7 | move T8 | move R8 | move U9 | move T10 | move S11 | move R10 | move Q9 | move S6 | move T7 | move R7 | move U8 | move Q8 | move T11 | move S12 | move R11 | move Q10
107 P1 move Q9
    HeroMoved hero=adelheid to=Q9 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | move Q8 | move R9 | move Q10
108 P1 move Q8
    HeroMoved hero=adelheid to=Q8 points=0 (TLS-STEP-3, adelheid)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
109 P2 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
110 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V4 | move V6 | move U5 | move U4 | move V7 | move U6 | move T5 | move T4 | move V8 | move T6 | move S5
111 P3 move V4
    HeroMoved hero=falk to=V4 points=2 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V5 | move U4 | move V6 | move U5 | move T4
112 P3 move V5
    HeroMoved hero=falk to=V5 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V4 | move V6 | move U5
113 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
114 P2 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
115 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move V4 | move V6 | move U5 | move U4 | move V7 | move U6 | move T5 | move T4 | move V8 | move T6 | move S5
116 P3 move T5
    HeroMoved hero=falk to=T5 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | move T4 | move U5 | move T6 | move S5
117 P3 move T6
    HeroMoved hero=falk to=T6 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
118 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move C8 | move D8 | move D9 | jump E7
119 P2 jump E7
    => left pattern-6 pattern-2b pattern-7
    HeroJumped hero=konrad to=E7 points=0 (TLS-JUMP-1, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
    MonsterPhaseBegan phase=2 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-6 (TLS-SPAWN-1, pattern-6)
    MonsterSpawned monster=clawer at=C15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=C14 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=armored at=C13 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=C12 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=C10 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=B14 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=winged at=B13 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=B12 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=boomer at=C11 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=archer at=B11 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=winged at=B10 (TLS-SPAWN-2, winged)
    PatternsRevealed slot=slot-2 card=pattern-2b (TLS-SPAWN-1, pattern-2b)
    MonsterSpawned monster=runner at=D3 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=E3 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=F3 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=clawer at=G3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=H3 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=archer at=C2 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=F2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=G2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=C3 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=winged at=D2 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=armored at=H2 (TLS-SPAWN-2, armored)
    PatternsRevealed slot=slot-5 card=pattern-7 (TLS-SPAWN-1, pattern-7)
    MonsterSpawned monster=clawer at=V11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=V12 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=V13 (TLS-SPAWN-2, clawer)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=V14 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=V15 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=archer at=W10 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=W13 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=W15 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=boomer at=V10 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=winged at=W11 (TLS-SPAWN-2, winged)
    MonsterMoved monster=clawer at=F15 to=I15 path=G15,H15,I15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=E15 to=H15 path=F15,G15,H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C15 to=F15 path=D15,E15,F15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=F14 to=H13 path=F13,G13,H13 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=D14 to=F14 path=E14,F14 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=C14 to=E14 path=D14,E14 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=B14 to=D14 path=C14,D14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=crimson-bulky at=E13 to=G13 path=F13,G13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=D13 to=F13 path=E13,F13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C13 to=E13 path=D13,E13 (TLS-MOVE-1, armored)
    MonsterMoved monster=winged at=B13 to=D13 path=C13,D13 (TLS-MOVE-1, winged)
    MonsterMoved monster=boomer at=G12 to=H12 path=H12 (TLS-MOVE-1, boomer)
    MonsterMoved monster=armored at=F12 to=G12 path=G12 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=E12 to=F12 path=F12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C12 to=E12 path=D12,E12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B12 to=D12 path=C12,D12 (TLS-MOVE-1, clawer)
    MonsterHeld monster=boomer at=C11 reason=barred (TLS-MOVE-16, boomer)
    MonsterHeld monster=archer at=B11 reason=barred (TLS-MOVE-16, archer)
    MonsterMoved monster=clawer at=F10 to=I10 path=G10,H10,I10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C10 to=F10 path=D10,E10,F10 (TLS-MOVE-1, armored)
    MonsterMoved monster=winged at=B10 to=H10 path=C10,D10,E10,G10,H10 (TLS-MOVE-1, winged)
    MonsterMoved monster=runner at=G9 to=M9 path=H9,I9,J9,K9,L9,M9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=M9 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=runner at=F9 to=L9 path=G9,H9,I9,J9,K9,L9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=L9 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=winged at=F8 to=L8 path=G8,H8,I8,J8,K8,L8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=L8 facing=south (TLS-FACING-2, winged)
    MonsterHeld monster=runner at=E8 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=azure-bulky at=D6 reason=resolute (TLS-ABILITY-2, azure-bulky)
    MonsterMoved monster=armored at=C6 to=E6 path=E6 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=C4 to=D4 path=D4 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=C3 to=C6 path=C4,C5,C6 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=C6 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C2 to=C4 path=C3,C4 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C4 facing=east (TLS-FACING-2, archer)
    MonsterHeld monster=runner at=D3 reason=barred (TLS-MOVE-16, runner)
    MonsterHeld monster=winged at=D2 reason=barred (TLS-MOVE-16, winged)
    MonsterMoved monster=archer at=E4 to=E5 path=E5 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=E5 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=runner at=E3 to=E4 path=E4 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=F3 to=F7 path=F4,F5,F6,F7 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=F7 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=F2 to=F5 path=F3,F4,F5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=G3 to=G6 path=G4,G5,G6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=G2 to=G5 path=G3,G4,G5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=H6 to=H7 path=H7 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H4 to=H5 path=H5 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=H3 to=H9 path=H4,H6,H8,H9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=H9 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=armored at=H2 to=H4 path=H3,H4 (TLS-MOVE-1, armored)
    MonsterHeld monster=boomer at=V10 reason=barred (TLS-MOVE-16, boomer)
    MonsterHeld monster=archer at=W10 reason=barred (TLS-MOVE-16, archer)
    MonsterMoved monster=clawer at=V11 to=S11 path=U11,T11,S11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=winged at=W11 to=Q11 path=V11,U11,T11,R11,Q11 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=V12 to=S12 path=U12,T12,S12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=V13 to=S13 path=U13,T13,S13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=W13 to=Q13 path=V13,U13,T13,R13,Q13 (TLS-MOVE-1, runner)
    MonsterMoved monster=armored at=V14 to=S14 path=U14,T14,S14 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=V15 to=S15 path=U15,T15,S15 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=W15 to=Q15 path=V15,U15,T15,R15,Q15 (TLS-MOVE-1, runner)
    CardsDiscarded cards=pattern-6,pattern-2b,pattern-7 (TLS-MOVE-17, movement)
explosion (TLS-ABILITY-6): blast H13 | blast G13 | blast G12
120 any blast H13
    => hit
    MonsterStruck monster=clawer at=I15 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=I14 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=archer at=F14 target=wooden-wall damage=2 (TLS-TARGET-5, archer)
    StructureBurned structure=wooden-wall at=I14 flames=1 left=0 (TLS-STRIKE-1, archer)
    StructureDestroyed structure=wooden-wall at=I14 (TLS-DAMAGE-3, archer)
    MonsterStruck monster=armored at=H13 target=stone-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=stone-wall at=I13 flames=2 left=3 (TLS-STRIKE-1, armored)
    MonsterExploded monster=boomer at=H12 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=H12 target=stone-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=stone-wall at=I12 flames=2 left=3 (TLS-STRIKE-1, boomer)
    MonsterStruck monster=boomer at=H12 target=stone-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=stone-wall at=I13 flames=2 left=1 (TLS-STRIKE-1, boomer)
    DiceRolled monster=armored at=H13 faces=hit shown=face-hit (TLS-DICE-1, boomer)
    MonsterHit monster=armored at=H13 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=armored at=H13 (TLS-ABILITY-6, boomer)
    MonsterStruck monster=runner at=E8 target=konrad damage=1 (TLS-TARGET-4, runner)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, runner)
    MonsterStruck monster=runner at=F7 target=konrad damage=1 (TLS-TARGET-4, runner)
take-damage (TLS-ARMOR-1): use wooden-shield | use worn-armor | take damage
121 P2 use worn-armor
    DamagePrevented hero=konrad by=worn-armor n=1 (TLS-ARMOR-3, worn-armor)
    MonsterStruck monster=armored at=E6 target=konrad damage=2 (TLS-TARGET-4, armored)
take-damage (TLS-ARMOR-1): use wooden-shield | take damage
122 P2 take damage
    HeroWounded hero=konrad n=2 left=7 (TLS-STRIKE-1, armored)
    MonsterStruck monster=runner at=Q13 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=P13 flames=1 left=3 (TLS-STRIKE-1, runner)
    HeroesRefreshed phase=2 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
123 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
124 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark D2 | attack apprentices-wand spark D3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark E4 | attack apprentices-wand spark H4 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark G6 | attack apprentices-wand spark F7 | attack apprentices-wand spark H7 | attack apprentices-wand spark E8 | attack apprentices-wand spark L8 | attack apprentices-wand spark H9 | attack apprentices-wand spark F10 | attack apprentices-wand spark H10 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand magic-missile D2 | attack apprentices-wand magic-missile D3 | attack apprentices-wand magic-missile C4 | attack apprentices-wand magic-missile D4 | attack apprentices-wand magic-missile E4 | attack apprentices-wand magic-missile H4 | attack apprentices-wand magic-missile E5 | attack apprentices-wand magic-missile F5 | attack apprentices-wand magic-missile G5 | attack apprentices-wand magic-missile H5 | attack apprentices-wand magic-missile C6 | attack apprentices-wand magic-missile D6 | attack apprentices-wand magic-missile E6 | attack apprentices-wand magic-missile G6 | attack apprentices-wand magic-missile F7 | attack apprentices-wand magic-missile H7 | attack apprentices-wand magic-missile E8 | attack apprentices-wand magic-missile L8 | attack apprentices-wand magic-missile H9 | attack apprentices-wand magic-missile F10 | attack apprentices-wand magic-missile H10 | attack apprentices-wand magic-missile B11 | attack apprentices-wand magic-missile C11 | attack apprentices-wand magic-missile D12 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | fist E6 | fist F7 | fist E8 | token 2 | token 3 | armor up
125 P2 fist F7
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=F7 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=F7 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=F7 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
126 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
127 P2 token 3
    TokenSpent hero=konrad value=3 points=4 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | jump C7
128 P2 jump C7
    HeroJumped hero=konrad to=C7 points=1 (TLS-JUMP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move C8
129 P2 move C8
    HeroMoved hero=konrad to=C8 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
130 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge T5 | attack knights-sword lunge U6 | attack knights-sword lunge T7 | attack knights-sword lunge S6 | token 2 | token 3 | token 4 | armor up
131 P3 attack knights-sword lunge U6
    AttackMade hero=falk item=knights-sword attack=lunge at=U6 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=U6 points=0 (TLS-EFFECT-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
132 P3 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
133 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
134 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move Q7 | move R8 | move Q9 | move P8 | move Q6 | move R7 | move P7 | move S8 | move R9 | move Q10 | move O8
135 P1 move Q9
    HeroMoved hero=adelheid to=Q9 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move Q8 | move R9 | move Q10
136 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move Q8 | move R9 | move Q10 | move Q7 | move R8 | move P8 | move S9 | move R10 | move P10 | move Q6 | move R7 | move P7 | move S8 | move O8 | move T9 | move S10 | move R11 | move P11 | move O10 | move Q5 | move R6 | move P6 | move S7 | move O7 | move T8 | move N8 | move U9 | move T10 | move R12 | move O11 | move N10
137 P1 move O8
    HeroMoved hero=adelheid to=O8 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move O7 | move P8 | move N8
138 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark D2 | attack apprentices-wand spark D3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark E4 | attack apprentices-wand spark H4 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark G6 | attack apprentices-wand spark F7 | attack apprentices-wand spark H7 | attack apprentices-wand spark E8 | attack apprentices-wand spark L8 | attack apprentices-wand spark H9 | attack apprentices-wand spark F10 | attack apprentices-wand spark H10 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand magic-missile D2 | attack apprentices-wand magic-missile D3 | attack apprentices-wand magic-missile C4 | attack apprentices-wand magic-missile D4 | attack apprentices-wand magic-missile E4 | attack apprentices-wand magic-missile H4 | attack apprentices-wand magic-missile E5 | attack apprentices-wand magic-missile F5 | attack apprentices-wand magic-missile G5 | attack apprentices-wand magic-missile H5 | attack apprentices-wand magic-missile C6 | attack apprentices-wand magic-missile D6 | attack apprentices-wand magic-missile E6 | attack apprentices-wand magic-missile G6 | attack apprentices-wand magic-missile F7 | attack apprentices-wand magic-missile H7 | attack apprentices-wand magic-missile E8 | attack apprentices-wand magic-missile L8 | attack apprentices-wand magic-missile H9 | attack apprentices-wand magic-missile F10 | attack apprentices-wand magic-missile H10 | attack apprentices-wand magic-missile B11 | attack apprentices-wand magic-missile C11 | attack apprentices-wand magic-missile D12 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | token 2 | token 3
139 P2 attack apprentices-wand magic-missile E4
    => dodge
    AttackMade hero=konrad item=apprentices-wand attack=magic-missile at=E4 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=E4 faces=dodge shown=face-dodge (TLS-DICE-1, magic-missile)
reroll (TLS-EFFECT-17): reroll mana | keep
140 P2 reroll mana
    => hit
    DiceRerolled monster=runner at=E4 faces=hit shown=face-hit (TLS-DICE-1, magic-missile)
    MonsterHit monster=runner at=E4 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=runner at=E4 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at D2 | at D3 | at C4 | at D4 | at H4 | at E5 | at F5 | at G5 | at H5 | at C6 | at D6 | at E6 | at G6 | at F7 | at H7 | at E8 | at L8 | at H9 | at F10 | at H10 | at B11 | at C11 | at D12 | at E12 | at F12 | at G12 | stop
141 P2 stop
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | drink potion-blue
142 P2 drink potion-blue
    PotionUsed hero=konrad item=potion-blue left=1 (TLS-POTION-1, potion-blue)
    ManaGained hero=konrad n=3 left=5 (TLS-POTION-4, potion-blue)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
143 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge U5 | attack knights-sword lunge V6 | attack knights-sword lunge T6 | token 2 | token 3 | token 4
144 P3 attack knights-sword lunge U5
    AttackMade hero=falk item=knights-sword attack=lunge at=U5 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=U5 points=0 (TLS-EFFECT-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
145 P3 token 3
    TokenSpent hero=falk value=3 points=2 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | move U4 | move V5 | move U6 | move T5 | move V4 | move T4 | move V6 | move T6 | move S5
146 P3 move S5
    HeroMoved hero=falk to=S5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
147 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | move S4 | move T5 | move S6 | move R5 | move T4 | move R4 | move U5 | move T6 | move S7 | move R6 | move Q5 | move U4 | move V5 | move U6 | move T7 | move S8 | move R7 | move Q6 | move P5
148 P3 move P5
    HeroMoved hero=falk to=P5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
149 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
150 P1 end turn
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark D2 | attack apprentices-wand spark D3 | attack apprentices-wand spark C4 | attack apprentices-wand spark D4 | attack apprentices-wand spark H4 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark G5 | attack apprentices-wand spark H5 | attack apprentices-wand spark C6 | attack apprentices-wand spark D6 | attack apprentices-wand spark E6 | attack apprentices-wand spark G6 | attack apprentices-wand spark F7 | attack apprentices-wand spark H7 | attack apprentices-wand spark E8 | attack apprentices-wand spark L8 | attack apprentices-wand spark H9 | attack apprentices-wand spark F10 | attack apprentices-wand spark H10 | attack apprentices-wand spark B11 | attack apprentices-wand spark C11 | attack apprentices-wand spark D12 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand magic-missile D2 | attack apprentices-wand magic-missile D3 | attack apprentices-wand magic-missile C4 | attack apprentices-wand magic-missile D4 | attack apprentices-wand magic-missile H4 | attack apprentices-wand magic-missile E5 | attack apprentices-wand magic-missile F5 | attack apprentices-wand magic-missile G5 | attack apprentices-wand magic-missile H5 | attack apprentices-wand magic-missile C6 | attack apprentices-wand magic-missile D6 | attack apprentices-wand magic-missile E6 | attack apprentices-wand magic-missile G6 | attack apprentices-wand magic-missile F7 | attack apprentices-wand magic-missile H7 | attack apprentices-wand magic-missile E8 | attack apprentices-wand magic-missile L8 | attack apprentices-wand magic-missile H9 | attack apprentices-wand magic-missile F10 | attack apprentices-wand magic-missile H10 | attack apprentices-wand magic-missile B11 | attack apprentices-wand magic-missile C11 | attack apprentices-wand magic-missile D12 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | token 2 | token 3
151 P2 attack apprentices-wand magic-missile F10
    => hit_stun
    AttackMade hero=konrad item=apprentices-wand attack=magic-missile at=F10 (TLS-ATTACK-1, konrad)
    DiceRolled monster=armored at=F10 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, magic-missile)
    MonsterHit monster=armored at=F10 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=armored at=F10 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at D2 | at D3 | at C4 | at D4 | at H4 | at E5 | at F5 | at G5 | at H5 | at C6 | at D6 | at E6 | at G6 | at F7 | at H7 | at E8 | at L8 | at H9 | at H10 | at B11 | at C11 | at D12 | at E12 | at F12 | at G12 | stop
152 P2 at L8
    => hit
    DiceRolled monster=winged at=L8 faces=hit shown=face-hit (TLS-DICE-1, magic-missile)
    MonsterHit monster=winged at=L8 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=winged at=L8 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at D2 | at D3 | at C4 | at D4 | at H4 | at E5 | at F5 | at G5 | at H5 | at C6 | at D6 | at E6 | at G6 | at F7 | at H7 | at E8 | at H9 | at H10 | at B11 | at C11 | at D12 | at E12 | at F12 | at G12 | stop
153 P2 stop
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | drink potion-blue
154 P2 drink potion-blue
    PotionUsed hero=konrad item=potion-blue left=0 (TLS-POTION-1, potion-blue)
    ManaGained hero=konrad n=2 left=5 (TLS-POTION-4, potion-blue)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
155 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move C7 | move D8 | move D9 | move E9 | move D10
156 P2 move E9
    HeroMoved hero=konrad to=E9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
157 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move F9 | move E10 | move D9 | move F8 | move G9 | move F10 | move E11 | move D10 | move D8
158 P2 move F10
    HeroMoved hero=konrad to=F10 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
159 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
160 P3 token 4
    TokenSpent hero=falk value=4 points=2 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move P4 | move Q5 | move P6 | move O5 | move O4 | move R5 | move Q6 | move P7 | move O6 | move N5
161 P3 move N5
    HeroMoved hero=falk to=N5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
162 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
163 P1 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
164 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move F9 | move G10 | move F11 | move E10 | move F8 | move G9 | move E9 | move G11 | move E11 | move D10 | move G8 | move D9 | move H11
165 P2 move G10
    HeroMoved hero=konrad to=G10 points=2 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | move G9 | move G11 | move F10 | move G8 | move F9 | move H11 | move F11 | move E10
166 P2 move F10
    HeroMoved hero=konrad to=F10 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | move F9 | move G10 | move F11 | move E10
167 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
168 P3 token 2
    TokenSpent hero=falk value=2 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move N4 | move O5 | move N6 | move M5
169 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
170 P1 token 4
    TokenSpent hero=adelheid value=4 points=4 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move O7 | move P8 | move N8 | move O6 | move P7 | move N7 | move Q8 | move N9 | move M8 | move O5 | move P6 | move N6 | move Q7 | move M7 | move R8 | move Q9 | move N10 | move L8 | move O4 | move P5 | move Q6 | move M6 | move R7 | move L7 | move S8 | move R9 | move Q10 | move O10 | move N11 | move M10 | move K8
171 P1 move P5
    HeroMoved hero=adelheid to=P5 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
172 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
173 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | move N4 | move O5 | move N6 | move M5
174 P3 move N4
    HeroMoved hero=falk to=N4 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
175 P1 end turn
    => left hit
    MonsterPhaseBegan phase=3 (TLS-NIGHT-2, night)
    PanicSpread monsters=4 (TLS-PANIC-2, panic)
    FlamesTaken flames=4 left=9 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterHeld monster=clawer at=I15 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterHeld monster=clawer at=H15 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=clawer at=F15 to=G15 path=G15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=F14 to=F15 path=F15 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=E14 to=F14 path=F14 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=D14 to=E14 path=E14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=crimson-bulky at=G13 to=H13 path=H13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=F13 to=G13 path=G13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=E13 to=F13 path=F13 (TLS-MOVE-1, armored)
    MonsterMoved monster=winged at=D13 to=E13 path=E13 (TLS-MOVE-1, winged)
    MonsterMoved monster=armored at=G12 to=H12 path=H12 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=F12 to=G12 path=G12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=E12 to=F12 path=F12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D12 to=E12 path=E12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=C11 to=E10 path=C10,D10,E10 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=B11 to=D10 path=C11,C10,D10 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=I10 to=L10 path=J10,K10,L10 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=L10 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=winged at=H10 to=N10 path=I10,J10,K10,M10,N10 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=N10 facing=south (TLS-FACING-2, winged)
    MonsterMoved monster=runner at=H9 to=N9 path=I9,J9,K9,N9 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=N9 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=runner at=E8 to=K8 path=F8,G8,H8,I8,J8,K8 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=K8 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=runner at=F7 to=L7 path=G7,I7,J7,K7,L7 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=L7 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=armored at=E6 to=H6 path=F6,H6 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=H6 facing=south (TLS-FACING-2, armored)
    MonsterMoved monster=azure-bulky at=D6 to=F6 path=E6,F6 (TLS-MOVE-1, azure-bulky)
    MonsterMoved monster=clawer at=C6 to=E6 path=D6,E6 (TLS-MOVE-1, clawer)
    MonsterHeld monster=archer at=E5 reason=barred (TLS-MOVE-8, archer)
    MonsterMoved monster=archer at=D4 to=F4 path=E4,F4 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=F4 facing=south (TLS-FACING-2, archer)
    MonsterMoved monster=archer at=C4 to=E4 path=D4,E4 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=E4 facing=south (TLS-FACING-2, archer)
    MonsterMoved monster=runner at=D3 to=C8 path=D4,D5,D6,C6,C7,C8 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=C8 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=winged at=D2 to=D8 path=D3,D4,D5,D6,D8 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=D8 facing=east (TLS-FACING-2, winged)
    MonsterHeld monster=clawer at=F5 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=clawer at=G6 to=G7 path=G7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=G7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=G5 to=G6 path=G6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=H7 to=H8 path=H8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=H8 facing=east (TLS-FACING-2, clawer)
    MonsterHeld monster=archer at=H5 reason=barred (TLS-MOVE-8, archer)
    MonsterHeld monster=armored at=H4 reason=barred (TLS-MOVE-8, armored)
    MonsterMoved monster=runner at=L9 to=L11 path=L11 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=M9 to=M11 path=M10,M11 (TLS-MOVE-1, runner)
    MonsterMoved monster=boomer at=V10 to=R11 path=V11,U11,T11,R11 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=W10 to=U11 path=V10,V11,U11 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=Q11 to=P11 path=P11 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=S11 to=Q11 path=Q11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=S12 to=Q12 path=R12,Q12 (TLS-MOVE-1, clawer)
    MonsterHeld monster=runner at=Q13 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=clawer at=S13 to=R13 path=R13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=S14 to=S13 path=S13 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=Q15 to=O15 path=P15,O15 (TLS-MOVE-1, runner)
    MonsterMoved monster=armored at=S15 to=P15 path=R15,Q15,P15 (TLS-MOVE-1, armored)
    MonsterStruck monster=clawer at=I15 target=ruin-12 damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=7 (TLS-STRIKE-2, clawer)
    StructureBurned structure=ruin-12 at=J15,K15,L15 flames=2 left=2 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=archer at=F15 target=ruin-12 damage=2 (TLS-TARGET-5, archer)
    FlamesTaken flames=2 left=5 (TLS-STRIKE-2, archer)
    StructureBurned structure=ruin-12 at=J15,K15,L15 flames=2 left=0 (TLS-STRIKE-1, archer)
    StructureDestroyed structure=ruin-12 at=J15,K15,L15 (TLS-DAMAGE-3, archer)
    MonsterStruck monster=crimson-bulky at=H13 target=stone-wall damage=3 (TLS-TARGET-5, crimson-bulky)
    StructureBurned structure=stone-wall at=I13 flames=1 left=0 (TLS-STRIKE-1, crimson-bulky)
    StructureDestroyed structure=stone-wall at=I13 (TLS-DAMAGE-3, crimson-bulky)
    MonsterStruck monster=armored at=H12 target=stone-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=stone-wall at=I12 flames=2 left=1 (TLS-STRIKE-1, armored)
    MonsterExploded monster=boomer at=E10 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=E10 target=konrad damage=4 (TLS-ABILITY-5, boomer)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, boomer)
    HeroWounded hero=konrad n=3 left=4 (TLS-STRIKE-1, boomer)
    DiceRolled monster=archer at=D10 faces=hit shown=face-hit (TLS-DICE-1, boomer)
    MonsterHit monster=archer at=D10 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=archer at=D10 (TLS-ABILITY-6, boomer)
    MonsterStruck monster=archer at=D10 target=konrad damage=2 (TLS-TARGET-4, archer)
take-damage (TLS-ARMOR-1): use wooden-shield | take damage
176 P2 use wooden-shield
    DamagePrevented hero=konrad by=wooden-shield n=1 (TLS-ARMOR-3, wooden-shield)
    HeroWounded hero=konrad n=1 left=3 (TLS-STRIKE-1, archer)
    MonsterStruck monster=runner at=L11 target=magic-circle damage=1 (TLS-TARGET-3, runner)
    MageLost lost=1 left=3 (TLS-STRIKE-5, runner)
    MonsterStruck monster=runner at=M11 target=magic-circle damage=1 (TLS-TARGET-3, runner)
    MageLost lost=1 left=2 (TLS-STRIKE-5, runner)
    MonsterStruck monster=runner at=N9 target=blacksmith damage=1 (TLS-TARGET-5, runner)
    FlamesTaken flames=1 left=4 (TLS-STRIKE-2, runner)
    StructureBurned structure=blacksmith at=O9,P9 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterStruck monster=winged at=P11 target=wooden-wall damage=2 (TLS-TARGET-5, winged)
    StructureBurned structure=wooden-wall at=P12 flames=2 left=1 (TLS-STRIKE-1, winged)
    MonsterStruck monster=clawer at=Q12 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=P12 flames=1 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=wooden-wall at=P12 (TLS-DAMAGE-3, clawer)
    MonsterStruck monster=runner at=Q13 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=P13 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterStruck monster=runner at=O15 target=ruin-8 damage=1 (TLS-TARGET-5, runner)
    FlamesTaken flames=1 left=3 (TLS-STRIKE-2, runner)
    StructureBurned structure=ruin-8 at=M15,N15 flames=1 left=2 (TLS-STRIKE-1, runner)
    HeroesRefreshed phase=3 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
177 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
178 P1 token 4
    TokenSpent hero=adelheid value=4 points=2 (TLS-WATER-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move P4 | move Q5 | move P6 | move O5 | move O4 | move R5 | move Q6 | move P7 | move O6 | move N5
179 P1 move P4
    HeroMoved hero=adelheid to=P4 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move P5 | move O4
180 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark E4 | attack apprentices-wand spark F4 | attack apprentices-wand spark H4 | attack apprentices-wand spark E5 | attack apprentices-wand spark F5 | attack apprentices-wand spark H5 | attack apprentices-wand spark E6 | attack apprentices-wand spark F6 | attack apprentices-wand spark G6 | attack apprentices-wand spark H6 | attack apprentices-wand spark G7 | attack apprentices-wand spark C8 | attack apprentices-wand spark D8 | attack apprentices-wand spark H8 | attack apprentices-wand spark L10 | attack apprentices-wand spark L11 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark E13 | attack apprentices-wand spark F13 | attack apprentices-wand spark G13 | attack apprentices-wand spark H13 | attack apprentices-wand spark E14 | attack apprentices-wand spark F14 | attack apprentices-wand spark F15 | attack apprentices-wand spark G15 | attack apprentices-wand spark H15 | attack apprentices-wand magic-missile E4 | attack apprentices-wand magic-missile F4 | attack apprentices-wand magic-missile H4 | attack apprentices-wand magic-missile E5 | attack apprentices-wand magic-missile F5 | attack apprentices-wand magic-missile H5 | attack apprentices-wand magic-missile E6 | attack apprentices-wand magic-missile F6 | attack apprentices-wand magic-missile G6 | attack apprentices-wand magic-missile H6 | attack apprentices-wand magic-missile G7 | attack apprentices-wand magic-missile C8 | attack apprentices-wand magic-missile D8 | attack apprentices-wand magic-missile H8 | attack apprentices-wand magic-missile L10 | attack apprentices-wand magic-missile L11 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | attack apprentices-wand magic-missile H12 | attack apprentices-wand magic-missile E13 | attack apprentices-wand magic-missile F13 | attack apprentices-wand magic-missile G13 | attack apprentices-wand magic-missile H13 | attack apprentices-wand magic-missile E14 | attack apprentices-wand magic-missile F14 | attack apprentices-wand magic-missile F15 | attack apprentices-wand magic-missile G15 | attack apprentices-wand magic-missile H15 | token 2 | token 3 | armor up
181 P2 attack apprentices-wand magic-missile F15
    => miss
    AttackMade hero=konrad item=apprentices-wand attack=magic-missile at=F15 (TLS-ATTACK-1, konrad)
    DiceRolled monster=archer at=F15 faces=miss shown=face-miss (TLS-DICE-1, magic-missile)
reroll (TLS-EFFECT-17): reroll mana | keep
182 P2 keep
    MonsterMissed monster=archer at=F15 (TLS-DICE-4, magic-missile)
impact (TLS-SHAPE-2): at E4 | at F4 | at H4 | at E5 | at F5 | at H5 | at E6 | at F6 | at G6 | at H6 | at G7 | at C8 | at D8 | at H8 | at L10 | at L11 | at E12 | at F12 | at G12 | at H12 | at E13 | at F13 | at G13 | at H13 | at E14 | at F14 | at F15 | at G15 | at H15 | stop
183 P2 at H12
    => armor
    DiceRolled monster=armored at=H12 faces=armor shown=face-armor (TLS-DICE-1, magic-missile)
reroll (TLS-EFFECT-17): reroll mana | keep
184 P2 keep
    MonsterMissed monster=armored at=H12 (TLS-DICE-4, magic-missile)
impact (TLS-SHAPE-2): at E4 | at F4 | at H4 | at E5 | at F5 | at H5 | at E6 | at F6 | at G6 | at H6 | at G7 | at C8 | at D8 | at H8 | at L10 | at L11 | at E12 | at F12 | at G12 | at H12 | at E13 | at F13 | at G13 | at H13 | at E14 | at F14 | at F15 | at G15 | at H15 | stop
185 P2 stop
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
186 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
187 P2 token 3
    TokenSpent hero=konrad value=3 points=4 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move F9 | move G10 | move F11 | move E10 | move F8 | move G9 | move E9 | move H10 | move G11 | move E11 | move D10 | move F7 | move G8 | move E8 | move H9 | move D9 | move I10 | move H11 | move E7 | move I9 | move J10 | move I11
188 P2 move I9
    HeroMoved hero=konrad to=I9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
189 P2 token 2
    TokenSpent hero=konrad value=2 points=2 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move I8 | move J9 | move I10 | move H9 | move I7 | move J8 | move K9 | move J10 | move I11 | move H10 | move G9
190 P2 move K9
    HeroMoved hero=konrad to=K9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
191 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge O4 | attack knights-sword lunge N5 | attack knights-sword lunge M4 | token 2 | token 3 | token 4 | armor up
192 P3 attack knights-sword lunge O4
    AttackMade hero=falk item=knights-sword attack=lunge at=O4 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=O4 points=0 (TLS-EFFECT-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
193 P3 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
194 P3 token 4
    TokenSpent hero=falk value=4 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move O5 | move N4 | move P5 | move O6 | move N5 | move M4 | move Q5 | move P6 | move O7 | move N6 | move M5 | move L4
195 P3 move Q5
    HeroMoved hero=falk to=Q5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
196 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
197 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move P5 | move O4 | move P6 | move O5 | move N4
198 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark L7 | attack apprentices-wand spark K8 | attack apprentices-wand spark N9 | attack apprentices-wand spark L10 | attack apprentices-wand spark N10 | attack apprentices-wand spark L11 | attack apprentices-wand spark M11 | attack apprentices-wand spark P11 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark I15 | attack apprentices-wand magic-missile L7 | attack apprentices-wand magic-missile K8 | attack apprentices-wand magic-missile N9 | attack apprentices-wand magic-missile L10 | attack apprentices-wand magic-missile N10 | attack apprentices-wand magic-missile L11 | attack apprentices-wand magic-missile M11 | attack apprentices-wand magic-missile P11 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | attack apprentices-wand magic-missile H12 | attack apprentices-wand magic-missile I15 | fist K8 | token 3
199 P2 fist K8
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=K8 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=K8 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=K8 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 3
200 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge R5 | attack knights-sword lunge Q6 | attack knights-sword lunge P5 | token 2 | token 3
201 P3 attack knights-sword lunge P5
    AttackMade hero=falk item=knights-sword attack=lunge at=P5 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=P5 points=0 (TLS-EFFECT-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
202 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move Q5 | move P6 | move O5
203 P3 move O5
    HeroMoved hero=falk to=O5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
204 P3 token 2
    TokenSpent hero=falk value=2 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move O4 | move P5 | move O6 | move N5
205 P3 move N5
    HeroMoved hero=falk to=N5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
206 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
207 P1 end turn
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark L7 | attack apprentices-wand spark K8 | attack apprentices-wand spark N9 | attack apprentices-wand spark L10 | attack apprentices-wand spark N10 | attack apprentices-wand spark L11 | attack apprentices-wand spark M11 | attack apprentices-wand spark P11 | attack apprentices-wand spark E12 | attack apprentices-wand spark F12 | attack apprentices-wand spark G12 | attack apprentices-wand spark H12 | attack apprentices-wand spark I15 | attack apprentices-wand magic-missile L7 | attack apprentices-wand magic-missile K8 | attack apprentices-wand magic-missile N9 | attack apprentices-wand magic-missile L10 | attack apprentices-wand magic-missile N10 | attack apprentices-wand magic-missile L11 | attack apprentices-wand magic-missile M11 | attack apprentices-wand magic-missile P11 | attack apprentices-wand magic-missile E12 | attack apprentices-wand magic-missile F12 | attack apprentices-wand magic-missile G12 | attack apprentices-wand magic-missile H12 | attack apprentices-wand magic-missile I15 | fist K8 | token 3
208 P2 fist K8
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=K8 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=K8 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=runner at=K8 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 3
209 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move L9 | move K10 | move J9 | move L8 | move M9 | move K11 | move J10 | move J8 | move I9 | move M8 | move M10 | move J11 | move I10 | move J7 | move I8 | move H9
210 P2 move M9
    HeroMoved hero=konrad to=M9 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move M8 | move M10 | move L9
211 P2 move L9
    HeroMoved hero=konrad to=L9 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
212 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
213 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move N4 | move O5 | move N6 | move M5
214 P3 move N4
    HeroMoved hero=falk to=N4 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
215 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move O4 | move N5 | move M4 | move O5 | move N6 | move M5 | move L4 | move P5 | move O6 | move N7 | move M6 | move L5 | move K4
216 P3 move P5
    HeroMoved hero=falk to=P5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword slash P4
217 P3 attack knights-sword slash P4
    AttackMade hero=falk item=knights-sword attack=slash at=P4 (TLS-ATTACK-1, falk)
    HeroWounded hero=adelheid n=1 left=1 (TLS-STRIKE-1, slash)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
218 P1 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
219 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move L8 | move M9 | move K9 | move M8 | move M10 | move K10 | move J9 | move M7 | move N8 | move K11 | move J10 | move J8 | move I9
220 P2 move J8
    HeroMoved hero=konrad to=J8 points=0 (TLS-STEP-3, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
221 P1 end turn
    => left
    MonsterPhaseBegan phase=4 (TLS-NIGHT-2, night)
    PanicSpread monsters=9 (TLS-PANIC-2, panic)
    FlamesTaken flames=3 left=0 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterMoved monster=clawer at=I15 to=J15 path=J15 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=J15 facing=north (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=H15 to=K15 path=I15,K15 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=K15 facing=north (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=G15 to=I15 path=H15,I15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=F15 to=H15 path=G15,H15 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=F14 to=G15 path=F15,G15 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=E14 to=F15 path=F14,F15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=crimson-bulky at=H13 to=I13 path=I13 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=clawer at=G13 to=J13 path=H13,J13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=F13 to=H13 path=G13,H13 (TLS-MOVE-1, armored)
    MonsterMoved monster=winged at=E13 to=G13 path=F13,G13 (TLS-MOVE-1, winged)
    MonsterHeld monster=armored at=H12 reason=beside-a-target (TLS-MOVE-6, armored)
    MonsterHeld monster=clawer at=G12 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=F12 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=E12 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=clawer at=H8 to=I8 path=I8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=I8 facing=south (TLS-FACING-2, clawer)
    MonsterMoved monster=winged at=D8 to=H8 path=E8,F8,G8,H8 (TLS-MOVE-1, winged)
    MonsterMoved monster=runner at=C8 to=G8 path=D8,E8,F8,G8 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=G7 to=J7 path=H7,I7,J7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=J7 facing=south (TLS-FACING-2, clawer)
    MonsterHeld monster=azure-bulky at=F6 reason=barred (TLS-MOVE-8, azure-bulky)
    MonsterHeld monster=clawer at=E6 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=archer at=E5 reason=barred (TLS-MOVE-8, archer)
    MonsterHeld monster=archer at=E4 reason=barred (TLS-MOVE-8, archer)
    MonsterHeld monster=clawer at=F5 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=archer at=F4 reason=barred (TLS-MOVE-8, archer)
    MonsterMoved monster=clawer at=G6 to=G7 path=G7 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=G7 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=H6 to=H7 path=H7 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=H5 to=H6 path=H6 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=H4 to=H5 path=H5 (TLS-MOVE-1, armored)
    MonsterHeld monster=runner at=K8 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=runner at=L11 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=clawer at=L10 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=runner at=L7 to=L9 path=L8,L9 (TLS-MOVE-1, runner)
    MonsterHeld monster=runner at=M11 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=winged at=N10 to=N11 path=N11 (TLS-MOVE-1, winged)
    MonsterHeld monster=runner at=N9 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=winged at=P11 to=K11 path=O11,K11 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=K11 facing=east (TLS-FACING-2, winged)
    MonsterMoved monster=clawer at=Q11 to=O11 path=P11,O11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=boomer at=R11 to=P11 path=Q11,P11 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=U11 to=S11 path=T11,S11 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=Q12 to=P12 path=P12 (TLS-MOVE-1, clawer)
    MonsterHeld monster=runner at=Q13 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=clawer at=R13 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=armored at=S13 reason=barred (TLS-MOVE-8, armored)
    MonsterHeld monster=runner at=O15 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=armored at=P15 reason=barred (TLS-MOVE-8, armored)
aim (TLS-TARGET-5): aim house K13 | aim ruin-1 J14
222 any aim ruin-1 J14
    MonsterStruck monster=clawer at=J13 target=ruin-1 damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=ruin-1 at=J14 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=ruin-1 at=J14 (TLS-DAMAGE-3, clawer)
    MonsterStruck monster=crimson-bulky at=I13 target=stone-wall damage=3 (TLS-TARGET-5, crimson-bulky)
    StructureBurned structure=stone-wall at=I12 flames=1 left=0 (TLS-STRIKE-1, crimson-bulky)
    StructureDestroyed structure=stone-wall at=I12 (TLS-DAMAGE-3, crimson-bulky)
    MonsterStruck monster=winged at=K11 target=house damage=2 (TLS-TARGET-5, winged)
    StructureBurned structure=house at=K12 flames=2 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=house at=K12 (TLS-DAMAGE-3, winged)
    MonsterStruck monster=clawer at=I8 target=konrad damage=2 (TLS-TARGET-4, clawer)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, clawer)
    HeroWounded hero=konrad n=1 left=2 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=clawer at=J7 target=konrad damage=2 (TLS-TARGET-4, clawer)
    HeroWounded hero=konrad n=2 left=0 (TLS-STRIKE-1, clawer)
    HeroDied hero=konrad (TLS-LIFE-1, clawer)
    GameEnded result=lost (TLS-END-1, hero-died)
<lost: hero-died (TLS-END-1)>
