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
first-player (TLS-FIRST-3): first adelheid | first konrad | first falk
18 any first adelheid
    => b-card b-card basic basic basic direction-5 direction-3 worn-pants chipped-sword shortbow brass-scepter
    FirstPlayerChosen hero=adelheid (TLS-FIRST-3, setup)
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
    ResourcesGained gold=4 materials=6 (TLS-SCAVENGE-3, ruin-6)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall I13 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take knights-sword falk | leave sledgehammer falk | leave worn-armor falk | leave potion-red falk | buy worn-pants falk | buy worn-pants stash | buy two-handed-sword stash | buy shortbow stash | buy brass-scepter falk | buy brass-scepter stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy potion-yellow stash | buy scroll-of-fire falk | buy scroll-of-fire stash | buy scroll-of-frost falk | buy scroll-of-frost stash | buy scroll-of-lightning falk | buy scroll-of-lightning stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-vigor falk | buy scroll-of-vigor stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | sell knights-sword | scavenge J14 | scavenge K16 | refresh
21 P3 upgrade wooden-wall I13
    StructureUpgraded structure=stone-wall at=I13 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take knights-sword adelheid | leave scroll-of-darts adelheid | buy worn-pants adelheid | buy worn-pants stash | buy two-handed-sword adelheid | buy two-handed-sword stash | buy shortbow adelheid | buy shortbow stash | buy brass-scepter adelheid | buy brass-scepter stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy potion-yellow adelheid | buy potion-yellow stash | buy scroll-of-fire stash | buy scroll-of-frost stash | buy scroll-of-lightning stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-vigor stash | buy scroll-of-thorns stash | buy scroll-of-doom stash | sell knights-sword | scavenge J14 | scavenge K16 | refresh
22 P1 buy scroll-of-doom stash
    ItemBought item=scroll-of-doom hero=stash (TLS-TRADEIN-2, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take scroll-of-doom konrad | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-pants konrad | buy worn-pants stash | buy shortbow stash | buy brass-scepter stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy potion-yellow stash | buy scroll-of-fire konrad | buy scroll-of-fire stash | buy scroll-of-frost konrad | buy scroll-of-frost stash | buy scroll-of-lightning konrad | buy scroll-of-lightning stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-vigor konrad | buy scroll-of-vigor stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | sell knights-sword | sell scroll-of-doom | sell knights-sword scroll-of-doom | scavenge J14 | scavenge K16 | refresh
23 P2 refresh
    => worn-armor bearded-axe crossbow druidic-staff
    ShopRefreshed (TLS-SHOP-3, shop)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take knights-sword falk | take scroll-of-doom falk | leave sledgehammer falk | leave worn-armor falk | leave potion-red falk | buy worn-armor stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | sell knights-sword | sell scroll-of-doom | sell knights-sword scroll-of-doom | scavenge J14 | scavenge K16 | refresh
24 P3 take knights-sword falk
    ItemTaken item=knights-sword hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave scroll-of-darts adelheid | buy worn-armor adelheid | buy worn-armor stash | buy potion-green adelheid | buy potion-green stash | buy potion-red adelheid | buy potion-red stash | buy potion-blue adelheid | buy potion-blue stash | buy scroll-of-blinking stash | buy scroll-of-haste stash | buy scroll-of-thorns stash | sell scroll-of-doom | scavenge J14 | scavenge K16 | refresh
25 P1 pass
    Passed seat=1 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take scroll-of-doom konrad | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | sell scroll-of-doom | scavenge J14 | scavenge K16 | refresh
26 P2 sell scroll-of-doom
    ItemsSold items=scroll-of-doom gold=1 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave sledgehammer falk | leave knights-sword falk | leave worn-armor falk | leave potion-red falk | buy worn-armor stash | buy crossbow stash | buy druidic-staff stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy potion-yellow stash | buy scroll-of-fire falk | buy scroll-of-fire stash | buy scroll-of-frost falk | buy scroll-of-frost stash | buy scroll-of-lightning falk | buy scroll-of-lightning stash | buy scroll-of-blinking falk | buy scroll-of-blinking stash | buy scroll-of-haste falk | buy scroll-of-haste stash | buy scroll-of-vigor falk | buy scroll-of-vigor stash | buy scroll-of-thorns falk | buy scroll-of-thorns stash | buy scroll-of-doom falk | buy scroll-of-doom stash | scavenge J14 | scavenge K16 | refresh
27 P3 leave sledgehammer falk
    ItemLeft item=sledgehammer hero=falk (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista L9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista L10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult L9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult L10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate L9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate L10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower L9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower L10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 K9 | build gold-mine J9 J10 | build gold-mine K9 L9 | build gold-mine K9 K10 | build gold-mine L9 M9 | build gold-mine L9 L10 | build gold-mine M9 M10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine J10 K10 | build gold-mine K10 L10 | build gold-mine L10 M10 | build gold-mine P14 P15 | build gold-mine P15 P16 | build scavenger-camp I9 J9 | build scavenger-camp I9 I10 | build scavenger-camp J9 K9 | build scavenger-camp J9 J10 | build scavenger-camp K9 L9 | build scavenger-camp K9 K10 | build scavenger-camp L9 M9 | build scavenger-camp L9 L10 | build scavenger-camp M9 M10 | build scavenger-camp I10 J10 | build scavenger-camp I10 I11 | build scavenger-camp J10 K10 | build scavenger-camp K10 L10 | build scavenger-camp L10 M10 | build scavenger-camp P14 P15 | build scavenger-camp P15 P16 | build house I9 | build house J9 | build house K9 | build house L9 | build house M9 | build house I10 | build house J10 | build house K10 | build house L10 | build house M10 | build house I11 | build house J11 | build house K11 | build house L11 | build house P11 | build house J12 | build house P14 | build house P15 | build house P16 | build armor-maker I9 J9 | build armor-maker I9 I10 | build armor-maker J9 K9 | build armor-maker J9 J10 | build armor-maker K9 L9 | build armor-maker K9 K10 | build armor-maker L9 M9 | build armor-maker L9 L10 | build armor-maker M9 M10 | build armor-maker I10 J10 | build armor-maker I10 I11 | build armor-maker J10 K10 | build armor-maker K10 L10 | build armor-maker L10 M10 | build armor-maker P14 P15 | build armor-maker P15 P16 | build bowyer I9 J9 | build bowyer I9 I10 | build bowyer J9 K9 | build bowyer J9 J10 | build bowyer K9 L9 | build bowyer K9 K10 | build bowyer L9 M9 | build bowyer L9 L10 | build bowyer M9 M10 | build bowyer I10 J10 | build bowyer I10 I11 | build bowyer J10 K10 | build bowyer K10 L10 | build bowyer L10 M10 | build bowyer P14 P15 | build bowyer P15 P16 | build magic-shop I9 J9 | build magic-shop I9 I10 | build magic-shop J9 K9 | build magic-shop J9 J10 | build magic-shop K9 L9 | build magic-shop K9 K10 | build magic-shop L9 M9 | build magic-shop L9 L10 | build magic-shop M9 M10 | build magic-shop I10 J10 | build magic-shop I10 I11 | build magic-shop J10 K10 | build magic-shop K10 L10 | build magic-shop L10 M10 | build magic-shop P14 P15 | build magic-shop P15 P16 | build seer I9 J9 | build seer I9 I10 | build seer J9 K9 | build seer J9 J10 | build seer K9 L9 | build seer K9 K10 | build seer L9 M9 | build seer L9 L10 | build seer M9 M10 | build seer I10 J10 | build seer I10 I11 | build seer J10 K10 | build seer K10 L10 | build seer L10 M10 | build seer P14 P15 | build seer P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | buy crossbow stash | buy druidic-staff stash | buy potion-green stash | buy potion-red stash | buy potion-blue stash | buy potion-yellow stash | buy scroll-of-fire konrad | buy scroll-of-fire stash | buy scroll-of-frost konrad | buy scroll-of-frost stash | buy scroll-of-lightning konrad | buy scroll-of-lightning stash | buy scroll-of-blinking konrad | buy scroll-of-blinking stash | buy scroll-of-haste konrad | buy scroll-of-haste stash | buy scroll-of-vigor konrad | buy scroll-of-vigor stash | buy scroll-of-thorns konrad | buy scroll-of-thorns stash | buy scroll-of-doom konrad | buy scroll-of-doom stash | sell sledgehammer | scavenge J14 | scavenge K16 | refresh
28 P2 build seer L9 L10
    StructureBuilt structure=seer at=L9,L10 (TLS-BUILD-1, seer)
    MistRepelled tile=left distance=6 (TLS-SEER-1, mist)
    MistRepelled tile=upper distance=6 (TLS-SEER-1, mist)
    MistRepelled tile=right distance=6 (TLS-SEER-1, mist)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take sledgehammer falk | leave knights-sword falk | leave worn-armor falk | leave potion-red falk | sell sledgehammer | scavenge J14 | scavenge K16
29 P3 sell sledgehammer
    ItemsSold items=sledgehammer gold=1 (TLS-TRADEIN-5, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | scavenge J14 | scavenge K16 | refresh
30 P2 leave apprentices-wand konrad
    ItemLeft item=apprentices-wand hero=konrad (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take apprentices-wand falk | leave knights-sword falk | leave worn-armor falk | leave potion-red falk | buy worn-armor stash | sell apprentices-wand | scavenge J14 | scavenge K16 | refresh
31 P3 pass
    Passed seat=3 (TLS-MAIN-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | upgrade wooden-wall I14 | take apprentices-wand konrad | leave boar-spear konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | sell apprentices-wand | scavenge J14 | scavenge K16 | refresh
32 P2 upgrade wooden-wall I14
    StructureUpgraded structure=stone-wall at=I14 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | take apprentices-wand konrad | leave boar-spear konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | sell apprentices-wand | scavenge J14 | scavenge K16 | refresh
33 P2 take apprentices-wand konrad
    ItemTaken item=apprentices-wand hero=konrad (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | buy worn-armor konrad | buy worn-armor stash | scavenge J14 | scavenge K16 | refresh
34 P2 refresh
    => worn-armor war-hammer hand-crossbow power-staff
    ShopRefreshed (TLS-SHOP-3, shop)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | scavenge J14 | scavenge K16
35 P2 scavenge J14
    RuinScavenged ruin=ruin-1 at=J14 (TLS-SCAVENGE-3, ruin-1)
equipment (TLS-SCAVENGE-5): draw armor | draw melee | draw ranged | draw magic | pick potion-green | pick potion-red | pick potion-blue | pick potion-yellow
36 any pick potion-green
    EquipmentGained item=potion-green (TLS-SCAVENGE-5, ruin-1)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista J14 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista P14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult J14 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult P14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate J14 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate P14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower J14 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower P14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall P14 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate P14 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P14 P15 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | sell potion-green
37 P2 build warp-gate P14
    StructureBuilt structure=warp-gate at=P14 (TLS-BUILD-1, warp-gate)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista J14 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult J14 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate J14 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower J14 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P12 | upgrade wooden-wall P13 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | sell potion-green
38 P2 upgrade wooden-wall P12
    StructureUpgraded structure=stone-wall at=P12 (TLS-WALL-3, stone-wall)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista J14 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult J14 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate J14 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower J14 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P13 | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | leave potion-blue konrad | sell potion-green
39 P2 leave potion-blue konrad
    ItemLeft item=potion-blue hero=konrad (TLS-STASH-1, day)
day-turn (TLS-MAIN-2): pass | build ballista I9 | build ballista J9 | build ballista K9 | build ballista M9 | build ballista N9 | build ballista I10 | build ballista J10 | build ballista K10 | build ballista M10 | build ballista N10 | build ballista O10 | build ballista P10 | build ballista I11 | build ballista J11 | build ballista K11 | build ballista L11 | build ballista M11 | build ballista N11 | build ballista O11 | build ballista P11 | build ballista J12 | build ballista O12 | build ballista J13 | build ballista O13 | build ballista J14 | build ballista K14 | build ballista L14 | build ballista O14 | build ballista I15 | build ballista O15 | build ballista P15 | build ballista I16 | build ballista J16 | build ballista L16 | build ballista M16 | build ballista N16 | build ballista O16 | build ballista P16 | build catapult I9 | build catapult J9 | build catapult K9 | build catapult M9 | build catapult N9 | build catapult I10 | build catapult J10 | build catapult K10 | build catapult M10 | build catapult N10 | build catapult O10 | build catapult P10 | build catapult I11 | build catapult J11 | build catapult K11 | build catapult L11 | build catapult M11 | build catapult N11 | build catapult O11 | build catapult P11 | build catapult J12 | build catapult O12 | build catapult J13 | build catapult O13 | build catapult J14 | build catapult K14 | build catapult L14 | build catapult O14 | build catapult I15 | build catapult O15 | build catapult P15 | build catapult I16 | build catapult J16 | build catapult L16 | build catapult M16 | build catapult N16 | build catapult O16 | build catapult P16 | build warp-gate I9 | build warp-gate J9 | build warp-gate K9 | build warp-gate M9 | build warp-gate N9 | build warp-gate I10 | build warp-gate J10 | build warp-gate K10 | build warp-gate M10 | build warp-gate N10 | build warp-gate O10 | build warp-gate P10 | build warp-gate I11 | build warp-gate J11 | build warp-gate K11 | build warp-gate L11 | build warp-gate M11 | build warp-gate N11 | build warp-gate O11 | build warp-gate P11 | build warp-gate J12 | build warp-gate O12 | build warp-gate J13 | build warp-gate O13 | build warp-gate J14 | build warp-gate K14 | build warp-gate L14 | build warp-gate O14 | build warp-gate I15 | build warp-gate O15 | build warp-gate P15 | build warp-gate I16 | build warp-gate J16 | build warp-gate L16 | build warp-gate M16 | build warp-gate N16 | build warp-gate O16 | build warp-gate P16 | build watchtower I9 | build watchtower J9 | build watchtower K9 | build watchtower M9 | build watchtower N9 | build watchtower I10 | build watchtower J10 | build watchtower K10 | build watchtower M10 | build watchtower N10 | build watchtower O10 | build watchtower P10 | build watchtower I11 | build watchtower J11 | build watchtower K11 | build watchtower L11 | build watchtower M11 | build watchtower N11 | build watchtower O11 | build watchtower P11 | build watchtower J12 | build watchtower O12 | build watchtower J13 | build watchtower O13 | build watchtower J14 | build watchtower K14 | build watchtower L14 | build watchtower O14 | build watchtower I15 | build watchtower O15 | build watchtower P15 | build watchtower I16 | build watchtower J16 | build watchtower L16 | build watchtower M16 | build watchtower N16 | build watchtower O16 | build watchtower P16 | build wooden-wall I10 | build wooden-wall P10 | build wooden-wall I11 | build wooden-wall P11 | build wooden-wall I15 | build wooden-wall P15 | build wooden-wall I16 | build wooden-wall J16 | build wooden-wall L16 | build wooden-wall M16 | build wooden-wall N16 | build wooden-wall O16 | build wooden-wall P16 | build wooden-gate I10 | build wooden-gate P10 | build wooden-gate I11 | build wooden-gate P11 | build wooden-gate I15 | build wooden-gate P15 | build wooden-gate I16 | build wooden-gate J16 | build wooden-gate L16 | build wooden-gate M16 | build wooden-gate N16 | build wooden-gate O16 | build wooden-gate P16 | build gold-mine I9 J9 | build gold-mine I9 I10 | build gold-mine J9 J10 | build gold-mine I10 J10 | build gold-mine I10 I11 | build gold-mine P15 P16 | upgrade wooden-wall I12 | upgrade wooden-wall P13 | take potion-green konrad | take potion-blue konrad | leave boar-spear konrad | leave apprentices-wand konrad | leave wooden-shield konrad | sell potion-green | sell potion-blue | sell potion-green potion-blue
40 P2 pass
    Passed seat=2 (TLS-MAIN-1, day)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy I11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy J14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18 | deploy V18
41 P1 deploy I11
    HeroDeployed hero=adelheid at=I11 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy J14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18 | deploy V18
42 P2 deploy V18
    HeroDeployed hero=konrad at=V18 (TLS-DUSK-4, dusk)
deploy (TLS-DUSK-4): deploy C3 | deploy D3 | deploy E3 | deploy F3 | deploy G3 | deploy H3 | deploy I3 | deploy J3 | deploy K3 | deploy L3 | deploy M3 | deploy N3 | deploy O3 | deploy P3 | deploy Q3 | deploy R3 | deploy S3 | deploy T3 | deploy U3 | deploy V3 | deploy C4 | deploy D4 | deploy E4 | deploy F4 | deploy G4 | deploy H4 | deploy I4 | deploy J4 | deploy K4 | deploy L4 | deploy M4 | deploy N4 | deploy O4 | deploy P4 | deploy R4 | deploy S4 | deploy T4 | deploy U4 | deploy V4 | deploy C5 | deploy D5 | deploy E5 | deploy F5 | deploy G5 | deploy H5 | deploy I5 | deploy J5 | deploy K5 | deploy L5 | deploy M5 | deploy N5 | deploy O5 | deploy P5 | deploy Q5 | deploy R5 | deploy S5 | deploy T5 | deploy U5 | deploy V5 | deploy C6 | deploy D6 | deploy E6 | deploy F6 | deploy G6 | deploy H6 | deploy I6 | deploy J6 | deploy K6 | deploy L6 | deploy M6 | deploy N6 | deploy O6 | deploy P6 | deploy Q6 | deploy R6 | deploy S6 | deploy T6 | deploy U6 | deploy V6 | deploy C7 | deploy E7 | deploy F7 | deploy G7 | deploy H7 | deploy I7 | deploy J7 | deploy K7 | deploy L7 | deploy M7 | deploy N7 | deploy O7 | deploy P7 | deploy Q7 | deploy R7 | deploy S7 | deploy T7 | deploy V7 | deploy C8 | deploy D8 | deploy E8 | deploy F8 | deploy G8 | deploy H8 | deploy I8 | deploy J8 | deploy K8 | deploy L8 | deploy M8 | deploy N8 | deploy O8 | deploy P8 | deploy Q8 | deploy R8 | deploy S8 | deploy T8 | deploy U8 | deploy V8 | deploy C9 | deploy D9 | deploy E9 | deploy F9 | deploy G9 | deploy H9 | deploy I9 | deploy J9 | deploy K9 | deploy M9 | deploy N9 | deploy Q9 | deploy R9 | deploy S9 | deploy T9 | deploy U9 | deploy V9 | deploy C10 | deploy D10 | deploy E10 | deploy F10 | deploy G10 | deploy H10 | deploy I10 | deploy J10 | deploy K10 | deploy M10 | deploy N10 | deploy O10 | deploy P10 | deploy Q10 | deploy R10 | deploy S10 | deploy T10 | deploy V10 | deploy C11 | deploy E11 | deploy F11 | deploy G11 | deploy H11 | deploy J11 | deploy K11 | deploy L11 | deploy M11 | deploy N11 | deploy O11 | deploy P11 | deploy Q11 | deploy R11 | deploy S11 | deploy T11 | deploy U11 | deploy V11 | deploy C12 | deploy D12 | deploy E12 | deploy F12 | deploy G12 | deploy H12 | deploy J12 | deploy O12 | deploy Q12 | deploy R12 | deploy S12 | deploy T12 | deploy U12 | deploy V12 | deploy C13 | deploy D13 | deploy E13 | deploy F13 | deploy G13 | deploy H13 | deploy J13 | deploy O13 | deploy Q13 | deploy R13 | deploy S13 | deploy T13 | deploy U13 | deploy V13 | deploy C14 | deploy D14 | deploy E14 | deploy F14 | deploy H14 | deploy J14 | deploy K14 | deploy L14 | deploy O14 | deploy P14 | deploy Q14 | deploy S14 | deploy T14 | deploy U14 | deploy V14 | deploy C15 | deploy D15 | deploy E15 | deploy F15 | deploy G15 | deploy H15 | deploy I15 | deploy O15 | deploy P15 | deploy Q15 | deploy R15 | deploy S15 | deploy T15 | deploy U15 | deploy V15 | deploy C16 | deploy D16 | deploy E16 | deploy F16 | deploy G16 | deploy H16 | deploy I16 | deploy J16 | deploy L16 | deploy M16 | deploy N16 | deploy O16 | deploy P16 | deploy Q16 | deploy R16 | deploy S16 | deploy T16 | deploy U16 | deploy V16 | deploy C17 | deploy D17 | deploy E17 | deploy F17 | deploy G17 | deploy H17 | deploy I17 | deploy J17 | deploy K17 | deploy L17 | deploy M17 | deploy N17 | deploy O17 | deploy P17 | deploy Q17 | deploy R17 | deploy S17 | deploy T17 | deploy U17 | deploy V17 | deploy C18 | deploy D18 | deploy E18 | deploy F18 | deploy G18 | deploy H18 | deploy I18 | deploy J18 | deploy K18 | deploy L18 | deploy M18 | deploy N18 | deploy O18 | deploy P18 | deploy Q18 | deploy R18 | deploy S18 | deploy T18 | deploy U18
43 P3 deploy Q7
    => right pattern-10 pattern-3 pattern-8
    HeroDeployed hero=falk at=Q7 (TLS-DUSK-4, dusk)
    NightBegan day=1 (TLS-NIGHT-1, night)
    MonsterPhaseBegan phase=1 (TLS-NIGHT-2, night)
    CoinFlipped side=right (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-10 (TLS-SPAWN-1, pattern-10)
    MonsterSpawned monster=clawer at=B15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=B14 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=B12 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=B10 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=archer at=A13 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=A11 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=azure-bulky at=B13 (TLS-SPAWN-2, azure-bulky)
    MonsterSpawned monster=winged at=A15 (TLS-SPAWN-2, winged)
    MonsterSpawned monster=clawer at=A10 (TLS-SPAWN-2, clawer)
    PatternsRevealed slot=slot-2 card=pattern-3 (TLS-SPAWN-1, pattern-3)
    MonsterSpawned monster=clawer at=C2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=D2 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=E2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=F2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=H2 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=C1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=E1 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=runner at=F1 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=archer at=H1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=boomer at=G2 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=winged at=G1 (TLS-SPAWN-2, winged)
    PatternsRevealed slot=slot-5 card=pattern-8 (TLS-SPAWN-1, pattern-8)
    MonsterSpawned monster=clawer at=W10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=W11 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=crimson-bulky at=W12 (TLS-SPAWN-2, crimson-bulky)
    MonsterSpawned monster=clawer at=W15 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=X10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=X12 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=X14 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=W13 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=boomer at=W14 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=clawer at=X11 (TLS-SPAWN-2, clawer)
    MonsterMoved monster=clawer at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=winged at=A15 to=G15 path=B15,C15,D15,F15,G15 (TLS-MOVE-1, winged)
    MonsterMoved monster=armored at=B14 to=E14 path=C14,D14,E14 (TLS-MOVE-1, armored)
    MonsterMoved monster=azure-bulky at=B13 to=F13 path=C13,D13,E13,F13 (TLS-MOVE-1, azure-bulky)
    MonsterMoved monster=archer at=A13 to=C13 path=B13,C13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=B12 to=E12 path=C12,D12,E12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B11 to=D12 path=C11,C12,D12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=A11 to=C11 path=B11,C11 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=B10 to=E10 path=C10,D10,E10 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=A10 to=D10 path=B10,C10,D10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C2 to=C5 path=C3,C4,C5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=C5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=C1 to=C3 path=C2,C3 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=D2 to=D5 path=D3,D4,D5 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=D5 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=E2 to=E5 path=E3,E4,E5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=E1 to=E4 path=E2,E3,E4 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=F2 to=F5 path=F3,F4,F5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=F1 to=F7 path=F2,F3,F4,F6,F7 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=F7 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=boomer at=G2 to=G6 path=G3,G4,G5,G6 (TLS-MOVE-1, boomer)
    MonsterMoved monster=winged at=G1 to=G7 path=G2,G3,G4,G5,G7 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=H2 to=H5 path=H3,H4,H5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H1 to=H3 path=H2,H3 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=W10 to=U9 path=V10,V9,U9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=X10 to=V9 path=W10,V10,V9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=W11 to=T11 path=V11,U11,T11 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=X11 to=U11 path=W11,V11,U11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=crimson-bulky at=W12 to=U12 path=V12,U12 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=X12 to=V12 path=W12,V12 (TLS-MOVE-1, archer)
    MonsterMoved monster=armored at=W13 to=T13 path=V13,U13,T13 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=W14 to=S14 path=V14,U14,T14,S14 (TLS-MOVE-1, boomer)
    MonsterMoved monster=clawer at=X14 to=U14 path=W14,V14,U14 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=W15 to=T15 path=V15,U15,T15 (TLS-MOVE-1, clawer)
    CardsDiscarded cards=pattern-10,pattern-3,pattern-8 (TLS-MOVE-17, movement)
    HeroesRefreshed phase=1 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts E10 | read scroll-of-darts scroll-darts C11 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | token 2 | token 3 | token 4 | armor up | target scroll-of-darts scroll-darts
44 P1 read scroll-of-darts scroll-darts D10
    => dodge
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=D10 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=D10 faces=dodge shown=face-dodge (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): keep | reroll mana
45 P1 keep
    MonsterMissed monster=clawer at=D10 (TLS-DICE-4, scroll-darts)
impact (TLS-SHAPE-2): at D10 | at E10 | at C11 | at D12 | at E12 | stop | elsewhere
46 P1 at C11
    => hit
    DiceRolled monster=archer at=C11 faces=hit shown=face-hit (TLS-DICE-1, scroll-darts)
    MonsterHit monster=archer at=C11 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=archer at=C11 (TLS-DICE-2, scroll-darts)
    ManaGained hero=adelheid n=1 left=10 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts E10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | token 2 | token 3 | token 4 | armor up | target scroll-of-darts scroll-darts
47 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark T13 | attack apprentices-wand spark S14 | attack apprentices-wand spark U14 | attack apprentices-wand spark T15 | attack apprentices-wand magic-missile T13 | attack apprentices-wand magic-missile S14 | attack apprentices-wand magic-missile U14 | attack apprentices-wand magic-missile T15 | token 2 | token 3 | armor up | target boar-spear thrust | target boar-spear skewer | target apprentices-wand spark | target apprentices-wand magic-missile
48 P2 token 2
    TokenSpent hero=konrad value=2 points=1 (TLS-WATER-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark T13 | attack apprentices-wand spark S14 | attack apprentices-wand spark U14 | attack apprentices-wand spark T15 | attack apprentices-wand magic-missile T13 | attack apprentices-wand magic-missile S14 | attack apprentices-wand magic-missile U14 | attack apprentices-wand magic-missile T15 | token 3 | move V17 | move U18 | armor up | target boar-spear thrust | target boar-spear skewer | target apprentices-wand spark | target apprentices-wand magic-missile
49 P2 target boar-spear thrust
target (TLS-ATTACK-11): attack boar-spear thrust V17 | attack boar-spear thrust V16 | attack boar-spear thrust U18 | attack boar-spear thrust T18
50 P2 attack boar-spear thrust V17
    AttackMade hero=konrad item=boar-spear attack=thrust at=V17 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V17 | move U18 | armor up
51 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V17 | move U18
52 P2 move V17
    HeroMoved hero=konrad to=V17 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
53 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge Q6 | attack knights-sword lunge R7 | attack knights-sword lunge Q8 | attack knights-sword lunge P7 | token 2 | token 3 | token 4 | armor up | target knights-sword slash
54 P3 attack knights-sword lunge P7
    AttackMade hero=falk item=knights-sword attack=lunge at=P7 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=P7 points=0 (TLS-EFFECT-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
55 P3 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
56 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | move P6 | move Q7 | move P8 | move O7
57 P3 move O7
    HeroMoved hero=falk to=O7 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
58 P3 token 4
    TokenSpent hero=falk value=4 points=2 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move O6 | move P7 | move O8 | move N7 | move O5 | move P6 | move N6 | move Q7 | move P8 | move N8 | move M7
59 P3 move O5
    HeroMoved hero=falk to=O5 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
60 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts E10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | token 2 | token 3 | token 4 | armor up | target scroll-of-darts scroll-darts
61 P1 target scroll-of-darts scroll-darts
target (TLS-ATTACK-11): read scroll-of-darts scroll-darts I1 | read scroll-of-darts scroll-darts J1 | read scroll-of-darts scroll-darts K1 | read scroll-of-darts scroll-darts L1 | read scroll-of-darts scroll-darts I2 | read scroll-of-darts scroll-darts J2 | read scroll-of-darts scroll-darts K2 | read scroll-of-darts scroll-darts L2 | read scroll-of-darts scroll-darts I3 | read scroll-of-darts scroll-darts J3 | read scroll-of-darts scroll-darts K3 | read scroll-of-darts scroll-darts L3 | read scroll-of-darts scroll-darts I4 | read scroll-of-darts scroll-darts J4 | read scroll-of-darts scroll-darts K4 | read scroll-of-darts scroll-darts L4 | read scroll-of-darts scroll-darts I5 | read scroll-of-darts scroll-darts J5 | read scroll-of-darts scroll-darts K5 | read scroll-of-darts scroll-darts L5 | read scroll-of-darts scroll-darts I6 | read scroll-of-darts scroll-darts J6 | read scroll-of-darts scroll-darts K6 | read scroll-of-darts scroll-darts L6 | read scroll-of-darts scroll-darts I7 | read scroll-of-darts scroll-darts J7 | read scroll-of-darts scroll-darts K7 | read scroll-of-darts scroll-darts L7 | read scroll-of-darts scroll-darts I8 | read scroll-of-darts scroll-darts J8 | read scroll-of-darts scroll-darts K8 | read scroll-of-darts scroll-darts L8 | read scroll-of-darts scroll-darts A9 | read scroll-of-darts scroll-darts B9 | read scroll-of-darts scroll-darts C9 | read scroll-of-darts scroll-darts D9 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F9 | read scroll-of-darts scroll-darts G9 | read scroll-of-darts scroll-darts H9 | read scroll-of-darts scroll-darts I9 | read scroll-of-darts scroll-darts J9 | read scroll-of-darts scroll-darts K9 | read scroll-of-darts scroll-darts L9 | read scroll-of-darts scroll-darts M9 | read scroll-of-darts scroll-darts N9 | read scroll-of-darts scroll-darts O9 | read scroll-of-darts scroll-darts P9 | read scroll-of-darts scroll-darts A10 | read scroll-of-darts scroll-darts B10 | read scroll-of-darts scroll-darts C10 | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts E10 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G10 | read scroll-of-darts scroll-darts H10 | read scroll-of-darts scroll-darts I10 | read scroll-of-darts scroll-darts J10 | read scroll-of-darts scroll-darts K10 | read scroll-of-darts scroll-darts L10 | read scroll-of-darts scroll-darts M10 | read scroll-of-darts scroll-darts N10 | read scroll-of-darts scroll-darts O10 | read scroll-of-darts scroll-darts P10 | read scroll-of-darts scroll-darts A11 | read scroll-of-darts scroll-darts B11 | read scroll-of-darts scroll-darts C11 | read scroll-of-darts scroll-darts D11 | read scroll-of-darts scroll-darts E11 | read scroll-of-darts scroll-darts F11 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts H11 | read scroll-of-darts scroll-darts J11 | read scroll-of-darts scroll-darts K11 | read scroll-of-darts scroll-darts L11 | read scroll-of-darts scroll-darts M11 | read scroll-of-darts scroll-darts N11 | read scroll-of-darts scroll-darts O11 | read scroll-of-darts scroll-darts P11 | read scroll-of-darts scroll-darts A12 | read scroll-of-darts scroll-darts B12 | read scroll-of-darts scroll-darts C12 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | read scroll-of-darts scroll-darts F12 | read scroll-of-darts scroll-darts G12 | read scroll-of-darts scroll-darts H12 | read scroll-of-darts scroll-darts I12 | read scroll-of-darts scroll-darts J12 | read scroll-of-darts scroll-darts K12 | read scroll-of-darts scroll-darts L12 | read scroll-of-darts scroll-darts M12 | read scroll-of-darts scroll-darts N12 | read scroll-of-darts scroll-darts O12 | read scroll-of-darts scroll-darts P12 | read scroll-of-darts scroll-darts I13 | read scroll-of-darts scroll-darts J13 | read scroll-of-darts scroll-darts K13 | read scroll-of-darts scroll-darts L13 | read scroll-of-darts scroll-darts M13 | read scroll-of-darts scroll-darts I14 | read scroll-of-darts scroll-darts J14 | read scroll-of-darts scroll-darts K14 | read scroll-of-darts scroll-darts L14 | read scroll-of-darts scroll-darts I15 | read scroll-of-darts scroll-darts J15 | read scroll-of-darts scroll-darts K15 | read scroll-of-darts scroll-darts L15 | read scroll-of-darts scroll-darts I16 | read scroll-of-darts scroll-darts J16 | read scroll-of-darts scroll-darts K16 | read scroll-of-darts scroll-darts L16
62 P1 read scroll-of-darts scroll-darts J15
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=J15 (TLS-ATTACK-1, adelheid)
impact (TLS-SHAPE-2): at D10 | at E10 | at D12 | at E12 | stop | elsewhere
63 P1 stop
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts E10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | token 2 | token 3 | token 4 | armor up | target scroll-of-darts scroll-darts
64 P1 read scroll-of-darts scroll-darts E10
    => armor
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=E10 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=armored at=E10 faces=armor shown=face-armor (TLS-DICE-1, scroll-darts)
reroll (TLS-EFFECT-17): keep | reroll mana
65 P1 reroll mana
    => hit_stun
    DiceRerolled monster=armored at=E10 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, scroll-darts)
    MonsterHit monster=armored at=E10 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=armored at=E10 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at D10 | at D12 | at E12 | stop | elsewhere
66 P1 elsewhere
target (TLS-ATTACK-11): at I1 | at J1 | at K1 | at L1 | at I2 | at J2 | at K2 | at L2 | at I3 | at J3 | at K3 | at L3 | at I4 | at J4 | at K4 | at L4 | at I5 | at J5 | at K5 | at L5 | at I6 | at J6 | at K6 | at L6 | at I7 | at J7 | at K7 | at L7 | at I8 | at J8 | at K8 | at L8 | at A9 | at B9 | at C9 | at D9 | at E9 | at F9 | at G9 | at H9 | at I9 | at J9 | at K9 | at L9 | at M9 | at N9 | at O9 | at P9 | at A10 | at B10 | at C10 | at D10 | at E10 | at F10 | at G10 | at H10 | at I10 | at J10 | at K10 | at L10 | at M10 | at N10 | at O10 | at P10 | at A11 | at B11 | at C11 | at D11 | at E11 | at F11 | at G11 | at H11 | at J11 | at K11 | at L11 | at M11 | at N11 | at O11 | at P11 | at A12 | at B12 | at C12 | at D12 | at E12 | at F12 | at G12 | at H12 | at I12 | at J12 | at K12 | at L12 | at M12 | at N12 | at O12 | at P12 | at I13 | at J13 | at K13 | at L13 | at M13 | at I14 | at J14 | at K14 | at L14 | at I15 | at J15 | at K15 | at L15 | at I16 | at J16 | at K16 | at L16
67 P1 at D11
    ManaGained hero=adelheid n=1 left=6 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | token 2 | token 3 | token 4 | armor up | target scroll-of-darts scroll-darts
68 P1 target scroll-of-darts scroll-darts
target (TLS-ATTACK-11): read scroll-of-darts scroll-darts I1 | read scroll-of-darts scroll-darts J1 | read scroll-of-darts scroll-darts K1 | read scroll-of-darts scroll-darts L1 | read scroll-of-darts scroll-darts I2 | read scroll-of-darts scroll-darts J2 | read scroll-of-darts scroll-darts K2 | read scroll-of-darts scroll-darts L2 | read scroll-of-darts scroll-darts I3 | read scroll-of-darts scroll-darts J3 | read scroll-of-darts scroll-darts K3 | read scroll-of-darts scroll-darts L3 | read scroll-of-darts scroll-darts I4 | read scroll-of-darts scroll-darts J4 | read scroll-of-darts scroll-darts K4 | read scroll-of-darts scroll-darts L4 | read scroll-of-darts scroll-darts I5 | read scroll-of-darts scroll-darts J5 | read scroll-of-darts scroll-darts K5 | read scroll-of-darts scroll-darts L5 | read scroll-of-darts scroll-darts I6 | read scroll-of-darts scroll-darts J6 | read scroll-of-darts scroll-darts K6 | read scroll-of-darts scroll-darts L6 | read scroll-of-darts scroll-darts I7 | read scroll-of-darts scroll-darts J7 | read scroll-of-darts scroll-darts K7 | read scroll-of-darts scroll-darts L7 | read scroll-of-darts scroll-darts I8 | read scroll-of-darts scroll-darts J8 | read scroll-of-darts scroll-darts K8 | read scroll-of-darts scroll-darts L8 | read scroll-of-darts scroll-darts A9 | read scroll-of-darts scroll-darts B9 | read scroll-of-darts scroll-darts C9 | read scroll-of-darts scroll-darts D9 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F9 | read scroll-of-darts scroll-darts G9 | read scroll-of-darts scroll-darts H9 | read scroll-of-darts scroll-darts I9 | read scroll-of-darts scroll-darts J9 | read scroll-of-darts scroll-darts K9 | read scroll-of-darts scroll-darts L9 | read scroll-of-darts scroll-darts M9 | read scroll-of-darts scroll-darts N9 | read scroll-of-darts scroll-darts O9 | read scroll-of-darts scroll-darts P9 | read scroll-of-darts scroll-darts A10 | read scroll-of-darts scroll-darts B10 | read scroll-of-darts scroll-darts C10 | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts E10 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G10 | read scroll-of-darts scroll-darts H10 | read scroll-of-darts scroll-darts I10 | read scroll-of-darts scroll-darts J10 | read scroll-of-darts scroll-darts K10 | read scroll-of-darts scroll-darts L10 | read scroll-of-darts scroll-darts M10 | read scroll-of-darts scroll-darts N10 | read scroll-of-darts scroll-darts O10 | read scroll-of-darts scroll-darts P10 | read scroll-of-darts scroll-darts A11 | read scroll-of-darts scroll-darts B11 | read scroll-of-darts scroll-darts C11 | read scroll-of-darts scroll-darts D11 | read scroll-of-darts scroll-darts E11 | read scroll-of-darts scroll-darts F11 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts H11 | read scroll-of-darts scroll-darts J11 | read scroll-of-darts scroll-darts K11 | read scroll-of-darts scroll-darts L11 | read scroll-of-darts scroll-darts M11 | read scroll-of-darts scroll-darts N11 | read scroll-of-darts scroll-darts O11 | read scroll-of-darts scroll-darts P11 | read scroll-of-darts scroll-darts A12 | read scroll-of-darts scroll-darts B12 | read scroll-of-darts scroll-darts C12 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | read scroll-of-darts scroll-darts F12 | read scroll-of-darts scroll-darts G12 | read scroll-of-darts scroll-darts H12 | read scroll-of-darts scroll-darts I12 | read scroll-of-darts scroll-darts J12 | read scroll-of-darts scroll-darts K12 | read scroll-of-darts scroll-darts L12 | read scroll-of-darts scroll-darts M12 | read scroll-of-darts scroll-darts N12 | read scroll-of-darts scroll-darts O12 | read scroll-of-darts scroll-darts P12 | read scroll-of-darts scroll-darts I13 | read scroll-of-darts scroll-darts J13 | read scroll-of-darts scroll-darts K13 | read scroll-of-darts scroll-darts L13 | read scroll-of-darts scroll-darts M13 | read scroll-of-darts scroll-darts I14 | read scroll-of-darts scroll-darts J14 | read scroll-of-darts scroll-darts K14 | read scroll-of-darts scroll-darts L14 | read scroll-of-darts scroll-darts I15 | read scroll-of-darts scroll-darts J15 | read scroll-of-darts scroll-darts K15 | read scroll-of-darts scroll-darts L15 | read scroll-of-darts scroll-darts I16 | read scroll-of-darts scroll-darts J16 | read scroll-of-darts scroll-darts K16 | read scroll-of-darts scroll-darts L16
69 P1 read scroll-of-darts scroll-darts L9
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=L9 (TLS-ATTACK-1, adelheid)
impact (TLS-SHAPE-2): at D10 | at D12 | at E12 | stop | elsewhere
70 P1 elsewhere
target (TLS-ATTACK-11): at I1 | at J1 | at K1 | at L1 | at I2 | at J2 | at K2 | at L2 | at I3 | at J3 | at K3 | at L3 | at I4 | at J4 | at K4 | at L4 | at I5 | at J5 | at K5 | at L5 | at I6 | at J6 | at K6 | at L6 | at I7 | at J7 | at K7 | at L7 | at I8 | at J8 | at K8 | at L8 | at A9 | at B9 | at C9 | at D9 | at E9 | at F9 | at G9 | at H9 | at I9 | at J9 | at K9 | at L9 | at M9 | at N9 | at O9 | at P9 | at A10 | at B10 | at C10 | at D10 | at E10 | at F10 | at G10 | at H10 | at I10 | at J10 | at K10 | at L10 | at M10 | at N10 | at O10 | at P10 | at A11 | at B11 | at C11 | at D11 | at E11 | at F11 | at G11 | at H11 | at J11 | at K11 | at L11 | at M11 | at N11 | at O11 | at P11 | at A12 | at B12 | at C12 | at D12 | at E12 | at F12 | at G12 | at H12 | at I12 | at J12 | at K12 | at L12 | at M12 | at N12 | at O12 | at P12 | at I13 | at J13 | at K13 | at L13 | at M13 | at I14 | at J14 | at K14 | at L14 | at I15 | at J15 | at K15 | at L15 | at I16 | at J16 | at K16 | at L16
71 P1 at E9
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | token 2 | token 3 | token 4 | armor up | target scroll-of-darts scroll-darts
72 P1 target scroll-of-darts scroll-darts
target (TLS-ATTACK-11): read scroll-of-darts scroll-darts I1 | read scroll-of-darts scroll-darts J1 | read scroll-of-darts scroll-darts K1 | read scroll-of-darts scroll-darts L1 | read scroll-of-darts scroll-darts I2 | read scroll-of-darts scroll-darts J2 | read scroll-of-darts scroll-darts K2 | read scroll-of-darts scroll-darts L2 | read scroll-of-darts scroll-darts I3 | read scroll-of-darts scroll-darts J3 | read scroll-of-darts scroll-darts K3 | read scroll-of-darts scroll-darts L3 | read scroll-of-darts scroll-darts I4 | read scroll-of-darts scroll-darts J4 | read scroll-of-darts scroll-darts K4 | read scroll-of-darts scroll-darts L4 | read scroll-of-darts scroll-darts I5 | read scroll-of-darts scroll-darts J5 | read scroll-of-darts scroll-darts K5 | read scroll-of-darts scroll-darts L5 | read scroll-of-darts scroll-darts I6 | read scroll-of-darts scroll-darts J6 | read scroll-of-darts scroll-darts K6 | read scroll-of-darts scroll-darts L6 | read scroll-of-darts scroll-darts I7 | read scroll-of-darts scroll-darts J7 | read scroll-of-darts scroll-darts K7 | read scroll-of-darts scroll-darts L7 | read scroll-of-darts scroll-darts I8 | read scroll-of-darts scroll-darts J8 | read scroll-of-darts scroll-darts K8 | read scroll-of-darts scroll-darts L8 | read scroll-of-darts scroll-darts A9 | read scroll-of-darts scroll-darts B9 | read scroll-of-darts scroll-darts C9 | read scroll-of-darts scroll-darts D9 | read scroll-of-darts scroll-darts E9 | read scroll-of-darts scroll-darts F9 | read scroll-of-darts scroll-darts G9 | read scroll-of-darts scroll-darts H9 | read scroll-of-darts scroll-darts I9 | read scroll-of-darts scroll-darts J9 | read scroll-of-darts scroll-darts K9 | read scroll-of-darts scroll-darts L9 | read scroll-of-darts scroll-darts M9 | read scroll-of-darts scroll-darts N9 | read scroll-of-darts scroll-darts O9 | read scroll-of-darts scroll-darts P9 | read scroll-of-darts scroll-darts A10 | read scroll-of-darts scroll-darts B10 | read scroll-of-darts scroll-darts C10 | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts E10 | read scroll-of-darts scroll-darts F10 | read scroll-of-darts scroll-darts G10 | read scroll-of-darts scroll-darts H10 | read scroll-of-darts scroll-darts I10 | read scroll-of-darts scroll-darts J10 | read scroll-of-darts scroll-darts K10 | read scroll-of-darts scroll-darts L10 | read scroll-of-darts scroll-darts M10 | read scroll-of-darts scroll-darts N10 | read scroll-of-darts scroll-darts O10 | read scroll-of-darts scroll-darts P10 | read scroll-of-darts scroll-darts A11 | read scroll-of-darts scroll-darts B11 | read scroll-of-darts scroll-darts C11 | read scroll-of-darts scroll-darts D11 | read scroll-of-darts scroll-darts E11 | read scroll-of-darts scroll-darts F11 | read scroll-of-darts scroll-darts G11 | read scroll-of-darts scroll-darts H11 | read scroll-of-darts scroll-darts J11 | read scroll-of-darts scroll-darts K11 | read scroll-of-darts scroll-darts L11 | read scroll-of-darts scroll-darts M11 | read scroll-of-darts scroll-darts N11 | read scroll-of-darts scroll-darts O11 | read scroll-of-darts scroll-darts P11 | read scroll-of-darts scroll-darts A12 | read scroll-of-darts scroll-darts B12 | read scroll-of-darts scroll-darts C12 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | read scroll-of-darts scroll-darts F12 | read scroll-of-darts scroll-darts G12 | read scroll-of-darts scroll-darts H12 | read scroll-of-darts scroll-darts I12 | read scroll-of-darts scroll-darts J12 | read scroll-of-darts scroll-darts K12 | read scroll-of-darts scroll-darts L12 | read scroll-of-darts scroll-darts M12 | read scroll-of-darts scroll-darts N12 | read scroll-of-darts scroll-darts O12 | read scroll-of-darts scroll-darts P12 | read scroll-of-darts scroll-darts I13 | read scroll-of-darts scroll-darts J13 | read scroll-of-darts scroll-darts K13 | read scroll-of-darts scroll-darts L13 | read scroll-of-darts scroll-darts M13 | read scroll-of-darts scroll-darts I14 | read scroll-of-darts scroll-darts J14 | read scroll-of-darts scroll-darts K14 | read scroll-of-darts scroll-darts L14 | read scroll-of-darts scroll-darts I15 | read scroll-of-darts scroll-darts J15 | read scroll-of-darts scroll-darts K15 | read scroll-of-darts scroll-darts L15 | read scroll-of-darts scroll-darts I16 | read scroll-of-darts scroll-darts J16 | read scroll-of-darts scroll-darts K16 | read scroll-of-darts scroll-darts L16
73 P1 read scroll-of-darts scroll-darts J3
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=J3 (TLS-ATTACK-1, adelheid)
impact (TLS-SHAPE-2): at D10 | at D12 | at E12 | stop | elsewhere
74 P1 stop
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | token 2 | token 3 | token 4 | armor up | target scroll-of-darts scroll-darts
75 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | read scroll-of-darts scroll-darts D10 | read scroll-of-darts scroll-darts D12 | read scroll-of-darts scroll-darts E12 | token 2 | token 3 | token 4 | target scroll-of-darts scroll-darts
76 P1 read scroll-of-darts scroll-darts D10
    => hit_stun
    AttackMade hero=adelheid item=scroll-of-darts attack=scroll-darts at=D10 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=D10 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, scroll-darts)
    MonsterHit monster=clawer at=D10 damage=1 left=0 (TLS-DICE-2, scroll-darts)
    MonsterKilled monster=clawer at=D10 (TLS-DICE-2, scroll-darts)
impact (TLS-SHAPE-2): at D12 | at E12 | stop | elsewhere
77 P1 elsewhere
target (TLS-ATTACK-11): at I1 | at J1 | at K1 | at L1 | at I2 | at J2 | at K2 | at L2 | at I3 | at J3 | at K3 | at L3 | at I4 | at J4 | at K4 | at L4 | at I5 | at J5 | at K5 | at L5 | at I6 | at J6 | at K6 | at L6 | at I7 | at J7 | at K7 | at L7 | at I8 | at J8 | at K8 | at L8 | at A9 | at B9 | at C9 | at D9 | at E9 | at F9 | at G9 | at H9 | at I9 | at J9 | at K9 | at L9 | at M9 | at N9 | at O9 | at P9 | at A10 | at B10 | at C10 | at D10 | at E10 | at F10 | at G10 | at H10 | at I10 | at J10 | at K10 | at L10 | at M10 | at N10 | at O10 | at P10 | at A11 | at B11 | at C11 | at D11 | at E11 | at F11 | at G11 | at H11 | at J11 | at K11 | at L11 | at M11 | at N11 | at O11 | at P11 | at A12 | at B12 | at C12 | at D12 | at E12 | at F12 | at G12 | at H12 | at I12 | at J12 | at K12 | at L12 | at M12 | at N12 | at O12 | at P12 | at I13 | at J13 | at K13 | at L13 | at M13 | at I14 | at J14 | at K14 | at L14 | at I15 | at J15 | at K15 | at L15 | at I16 | at J16 | at K16 | at L16
78 P1 at L5
    ManaGained hero=adelheid n=1 left=1 (TLS-TRAIT-6, harvester)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
79 P1 token 4
    TokenSpent hero=adelheid value=4 points=4 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move I10 | move J11 | move H11 | move I9 | move J10 | move H10 | move K11 | move J12 | move H12 | move G11 | move I8 | move J9 | move H9 | move K10 | move G10 | move L11 | move J13 | move H13 | move G12 | move F11 | move I7 | move J8 | move H8 | move K9 | move G9 | move F10 | move M11 | move J14 | move H14 | move G13 | move F12 | move E11
80 P1 move F10
    HeroMoved hero=adelheid to=F10 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
81 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack apprentices-wand spark T13 | attack apprentices-wand spark S14 | attack apprentices-wand spark U14 | attack apprentices-wand spark T15 | attack apprentices-wand magic-missile T13 | attack apprentices-wand magic-missile S14 | attack apprentices-wand magic-missile U14 | attack apprentices-wand magic-missile T15 | token 3 | target boar-spear thrust | target boar-spear skewer | target apprentices-wand spark | target apprentices-wand magic-missile
82 P2 target apprentices-wand spark
target (TLS-ATTACK-11): attack apprentices-wand spark N13 | attack apprentices-wand spark O13 | attack apprentices-wand spark P13 | attack apprentices-wand spark Q13 | attack apprentices-wand spark R13 | attack apprentices-wand spark S13 | attack apprentices-wand spark T13 | attack apprentices-wand spark U13 | attack apprentices-wand spark V13 | attack apprentices-wand spark W13 | attack apprentices-wand spark X13 | attack apprentices-wand spark M14 | attack apprentices-wand spark N14 | attack apprentices-wand spark O14 | attack apprentices-wand spark P14 | attack apprentices-wand spark Q14 | attack apprentices-wand spark R14 | attack apprentices-wand spark S14 | attack apprentices-wand spark T14 | attack apprentices-wand spark U14 | attack apprentices-wand spark V14 | attack apprentices-wand spark W14 | attack apprentices-wand spark X14 | attack apprentices-wand spark M15 | attack apprentices-wand spark N15 | attack apprentices-wand spark O15 | attack apprentices-wand spark P15 | attack apprentices-wand spark Q15 | attack apprentices-wand spark R15 | attack apprentices-wand spark S15 | attack apprentices-wand spark T15 | attack apprentices-wand spark U15 | attack apprentices-wand spark V15 | attack apprentices-wand spark W15 | attack apprentices-wand spark X15 | attack apprentices-wand spark M16 | attack apprentices-wand spark N16 | attack apprentices-wand spark O16 | attack apprentices-wand spark P16 | attack apprentices-wand spark Q16 | attack apprentices-wand spark R16 | attack apprentices-wand spark S16 | attack apprentices-wand spark T16 | attack apprentices-wand spark U16 | attack apprentices-wand spark V16 | attack apprentices-wand spark W16 | attack apprentices-wand spark X16 | attack apprentices-wand spark C17 | attack apprentices-wand spark D17 | attack apprentices-wand spark E17 | attack apprentices-wand spark F17 | attack apprentices-wand spark G17 | attack apprentices-wand spark H17 | attack apprentices-wand spark I17 | attack apprentices-wand spark J17 | attack apprentices-wand spark K17 | attack apprentices-wand spark L17 | attack apprentices-wand spark M17 | attack apprentices-wand spark N17 | attack apprentices-wand spark O17 | attack apprentices-wand spark P17 | attack apprentices-wand spark Q17 | attack apprentices-wand spark R17 | attack apprentices-wand spark S17 | attack apprentices-wand spark T17 | attack apprentices-wand spark U17 | attack apprentices-wand spark C18 | attack apprentices-wand spark D18 | attack apprentices-wand spark E18 | attack apprentices-wand spark F18 | attack apprentices-wand spark G18 | attack apprentices-wand spark H18 | attack apprentices-wand spark I18 | attack apprentices-wand spark J18 | attack apprentices-wand spark K18 | attack apprentices-wand spark L18 | attack apprentices-wand spark M18 | attack apprentices-wand spark N18 | attack apprentices-wand spark O18 | attack apprentices-wand spark P18 | attack apprentices-wand spark Q18 | attack apprentices-wand spark R18 | attack apprentices-wand spark S18 | attack apprentices-wand spark T18 | attack apprentices-wand spark U18 | attack apprentices-wand spark V18
83 P2 attack apprentices-wand spark W13
    AttackMade hero=konrad item=apprentices-wand attack=spark at=W13 (TLS-ATTACK-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
84 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V16 | move V18 | move U17 | move V15 | move U16 | move U18 | move T17 | move V14 | move U15 | move T16 | move T18 | move S17
85 P2 move U16
    HeroMoved hero=konrad to=U16 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move U15 | move V16 | move U17 | move T16
86 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge O4 | attack knights-sword lunge P5 | attack knights-sword lunge O6 | attack knights-sword lunge N5 | token 2 | token 3 | target knights-sword slash
87 P3 attack knights-sword lunge N5
    AttackMade hero=falk item=knights-sword attack=lunge at=N5 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=N5 points=0 (TLS-EFFECT-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
88 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move N4 | move O5 | move N6 | move M5
89 P3 move N6
    HeroMoved hero=falk to=N6 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
90 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
91 P1 end turn
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust U14 | attack boar-spear skewer U15 | attack apprentices-wand spark U9 | attack apprentices-wand spark V9 | attack apprentices-wand spark T11 | attack apprentices-wand spark U11 | attack apprentices-wand spark U12 | attack apprentices-wand spark V12 | attack apprentices-wand spark T13 | attack apprentices-wand spark S14 | attack apprentices-wand spark U14 | attack apprentices-wand spark T15 | attack apprentices-wand magic-missile U9 | attack apprentices-wand magic-missile V9 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile U11 | attack apprentices-wand magic-missile U12 | attack apprentices-wand magic-missile V12 | attack apprentices-wand magic-missile T13 | attack apprentices-wand magic-missile S14 | attack apprentices-wand magic-missile U14 | attack apprentices-wand magic-missile T15 | token 3 | target boar-spear thrust | target boar-spear skewer | target apprentices-wand spark | target apprentices-wand magic-missile
92 P2 attack apprentices-wand spark T13
    => armor
    AttackMade hero=konrad item=apprentices-wand attack=spark at=T13 (TLS-ATTACK-1, konrad)
    DiceRolled monster=armored at=T13 faces=armor shown=face-armor (TLS-DICE-1, spark)
reroll (TLS-EFFECT-17): keep | reroll mana
93 P2 reroll mana
    => hit_stun
    DiceRerolled monster=armored at=T13 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, spark)
    MonsterHit monster=armored at=T13 damage=1 left=0 (TLS-DICE-2, spark)
    MonsterKilled monster=armored at=T13 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 3
94 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move U15 | move V16 | move U17 | move T16 | move V15 | move V17 | move U18 | move T17 | move S16 | move V14 | move V18 | move T18 | move S17 | move S15 | move R16
95 P2 move U15
    HeroMoved hero=konrad to=U15 points=2 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move V15 | move U16 | move V14 | move V16 | move U17 | move T16
96 P2 move V14
    HeroMoved hero=konrad to=V14 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
97 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | move V13 | move V15 | move U13 | move V16 | move U15 | move T13 | move V17 | move U16
98 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | target knights-sword slash
99 P3 target knights-sword slash
target (TLS-ATTACK-11): attack knights-sword slash N5 | attack knights-sword slash O6 | attack knights-sword slash N7 | attack knights-sword slash M6
100 P3 attack knights-sword slash N7
    AttackMade hero=falk item=knights-sword attack=slash at=N7 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
101 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
102 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move F9 | move G10 | move F11 | move E10 | move F8 | move G9 | move E9 | move H10 | move G11 | move F12 | move E11 | move D10 | move G8 | move E8 | move H9 | move D9 | move I10 | move H11 | move G12 | move C10
103 P1 move D10
    HeroMoved hero=adelheid to=D10 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move D9 | move E10 | move C10
104 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move D9 | move E10 | move C10 | move D8 | move E9 | move C9 | move F10 | move E11 | move C11 | move E8 | move C8 | move F9 | move G10 | move F11 | move C12
105 P1 move C10
    HeroMoved hero=adelheid to=C10 points=2 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | move C9 | move D10 | move C11 | move C8 | move D9 | move E10 | move C12
106 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
107 P3 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
108 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move C9 | move D10 | move C11 | move C8 | move D9 | move E10 | move C12 | move C7 | move D8 | move E9 | move F10 | move E11
109 P1 move D9
    HeroMoved hero=adelheid to=D9 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | move D8 | move E9 | move D10 | move C9
110 P1 move D8
    HeroMoved hero=adelheid to=D8 points=0 (TLS-STEP-3, adelheid)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
111 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | move N5 | move O6 | move N7 | move M6
112 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2
113 P3 token 2
    TokenSpent hero=falk value=2 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | move N5 | move O6 | move N7 | move M6
114 P3 move N7
    => left pattern-4 pattern-6 pattern-1b
    HeroMoved hero=falk to=N7 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
    MonsterPhaseBegan phase=2 (TLS-NIGHT-2, night)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    PatternsRevealed slot=slot-1 card=pattern-4 (TLS-SPAWN-1, pattern-4)
    MonsterSpawned monster=armored at=B15 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=B13 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=armored at=B12 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=clawer at=B11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=clawer at=B10 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=archer at=A14 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=clawer at=A11 (TLS-SPAWN-2, clawer)
    MonsterSpawned monster=boomer at=B14 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=boomer at=A15 (TLS-SPAWN-2, boomer)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=A12 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=A10 (TLS-SPAWN-2, armored)
    PatternsRevealed slot=slot-2 card=pattern-6 (TLS-SPAWN-1, pattern-6)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=C2 (TLS-SPAWN-2, armored)
    MonsterSpawned monster=runner at=D2 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=armored at=E2 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=clawer placed=armored (TLS-SPAWN-5, armored)
    MonsterSpawned monster=armored at=F2 (TLS-SPAWN-2, armored)
    FigureSubstituted wanted=armored placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=H2 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=archer at=D1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=winged at=E1 (TLS-SPAWN-2, winged)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=F1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=boomer at=G2 (TLS-SPAWN-2, boomer)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=G1 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=winged at=H1 (TLS-SPAWN-2, winged)
    PatternsRevealed slot=slot-5 card=pattern-1b (TLS-SPAWN-1, pattern-1b)
    MonsterSpawned monster=runner at=W10 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=archer (TLS-SPAWN-5, archer)
    MonsterSpawned monster=archer at=W11 (TLS-SPAWN-2, archer)
    MonsterSpawned monster=runner at=W12 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=runner (TLS-SPAWN-5, runner)
    MonsterSpawned monster=runner at=W13 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=runner (TLS-SPAWN-5, runner)
    MonsterSpawned monster=runner at=W14 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=X10 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=clawer placed=runner (TLS-SPAWN-5, runner)
    MonsterSpawned monster=runner at=X12 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=runner at=X14 (TLS-SPAWN-2, runner)
    FigureSubstituted wanted=armored placed=runner (TLS-SPAWN-5, runner)
    MonsterSpawned monster=runner at=W15 (TLS-SPAWN-2, runner)
    MonsterSpawned monster=boomer at=X11 (TLS-SPAWN-2, boomer)
    MonsterSpawned monster=winged at=X15 (TLS-SPAWN-2, winged)
    MonsterMoved monster=winged at=G15 to=I15 path=H15,I15 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=E15 to=H15 path=F15,G15,H15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=B15 to=E15 path=C15,D15,E15 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=A15 to=D15 path=B15,C15,D15 (TLS-MOVE-1, boomer)
    MonsterMoved monster=armored at=E14 to=G15 path=F14,F15,G15 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=B14 to=F14 path=C14,D14,E14,F14 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=A14 to=C14 path=B14,C14 (TLS-MOVE-1, archer)
    MonsterMoved monster=azure-bulky at=F13 to=H11 path=G13,H13,H12,H11 (TLS-MOVE-1, azure-bulky)
    MonsterMoved monster=archer at=C13 to=E13 path=D13,E13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=B13 to=D13 path=C13,D13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=E12 to=H12 path=F12,G12,H12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=D12 to=G12 path=E12,F12,G12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=B12 to=E12 path=C12,D12,E12 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=A12 to=D12 path=B12,C12,D12 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=B11 to=D10 path=C11,C10,D10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=A11 to=C10 path=B11,C11,C10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=B10 to=D9 path=B9,C9,D9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=A10 to=C9 path=B10,B9,C9 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=F7 to=J7 path=H7,I7,J7 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=J7 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=armored at=D5 to=G5 path=G5 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=G5 facing=south (TLS-FACING-2, armored)
    MonsterMoved monster=clawer at=C5 to=D5 path=D5 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=C3 to=C5 path=C4,C5 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=C5 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=armored at=C2 to=C4 path=C3,C4 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=C4 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=runner at=D2 to=E7 path=D3,D4,D6,E6,E7 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=E7 facing=east (TLS-FACING-2, runner)
    MonsterMoved monster=archer at=D1 to=D3 path=D2,D3 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=E5 to=E6 path=E6 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=E6 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=clawer at=E4 to=E5 path=E5 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=E5 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=E2 to=E4 path=E3,E4 (TLS-MOVE-1, armored)
    MonsterMoved monster=winged at=E1 to=E3 path=E2,E3 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=F5 to=F6 path=F6 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=F6 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=F2 to=F5 path=F3,F4,F5 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=F1 to=F3 path=F2,F3 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=G7 to=G13 path=G8,G9,G10,G11,G13 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=G13 facing=east (TLS-FACING-2, winged)
    MonsterMoved monster=boomer at=G6 to=G8 path=G7,G8 (TLS-MOVE-1, boomer)
    MonsterTurned monster=boomer at=G8 facing=east (TLS-FACING-2, boomer)
    MonsterMoved monster=boomer at=G2 to=G6 path=G3,G4,G6 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=G1 to=G3 path=G2,G3 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=H5 to=H6 path=H6 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H3 to=H5 path=H4,H5 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=H2 to=H4 path=H3,H4 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=H1 to=H7 path=H2,H3,H7 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=U9 to=R9 path=T9,S9,R9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=V9 to=S9 path=U9,T9,S9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=W10 to=R11 path=V10,V11,S11,R11 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=X10 to=S11 path=W10,V10,V11,S11 (TLS-MOVE-1, runner)
    MonsterMoved monster=armored at=T11 to=Q11 path=Q11 (TLS-MOVE-1, armored)
    MonsterMoved monster=clawer at=U11 to=T11 path=T11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=W11 to=U11 path=V11,U11 (TLS-MOVE-1, archer)
    MonsterMoved monster=boomer at=X11 to=V11 path=W11,V11 (TLS-MOVE-1, boomer)
    MonsterMoved monster=crimson-bulky at=U12 to=S12 path=T12,S12 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=V12 to=T12 path=U12,T12 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=W12 to=Q12 path=V12,U12,R12,Q12 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=X12 to=R12 path=W12,V12,U12,R12 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=W13 to=V13 path=V13 (TLS-MOVE-1, runner)
    MonsterMoved monster=boomer at=S14 to=P15 path=S15,R15,Q15,P15 (TLS-MOVE-1, boomer)
    MonsterHeld monster=clawer at=U14 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterHeld monster=runner at=W14 reason=barred (TLS-MOVE-16, runner)
    MonsterHeld monster=runner at=X14 reason=barred (TLS-MOVE-16, runner)
    MonsterMoved monster=clawer at=T15 to=Q15 path=S15,R15,Q15 (TLS-MOVE-1, clawer)
    MonsterMoved monster=runner at=W15 to=V15 path=V15 (TLS-MOVE-1, runner)
    MonsterMoved monster=winged at=X15 to=R16 path=W15,W16,V16,U16,T16,S16,R16 (TLS-MOVE-1, winged)
    CardsDiscarded cards=pattern-4,pattern-6,pattern-1b (TLS-MOVE-17, movement)
    MonsterStruck monster=winged at=I15 target=ruin-12 damage=2 (TLS-TARGET-5, winged)
    FlamesTaken flames=2 left=12 (TLS-STRIKE-2, winged)
    StructureBurned structure=ruin-12 at=J15,K15,L15 flames=2 left=2 (TLS-STRIKE-1, winged)
    MonsterStruck monster=archer at=E13 target=stone-wall damage=2 (TLS-TARGET-5, archer)
    StructureBurned structure=stone-wall at=I13 flames=2 left=3 (TLS-STRIKE-1, archer)
    MonsterStruck monster=clawer at=H12 target=wooden-wall damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=wooden-wall at=I12 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=clawer at=D9 target=adelheid damage=2 (TLS-TARGET-4, clawer)
    DamagePrevented hero=adelheid by=perks-and-armor-up n=1 (TLS-GUARD-2, clawer)
    HeroWounded hero=adelheid n=1 left=5 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=runner at=Q12 target=stone-wall damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=stone-wall at=P12 flames=1 left=4 (TLS-STRIKE-1, runner)
    MonsterStruck monster=archer at=T12 target=stone-wall damage=2 (TLS-TARGET-5, archer)
    StructureBurned structure=stone-wall at=P12 flames=2 left=2 (TLS-STRIKE-1, archer)
    MonsterStruck monster=runner at=V13 target=konrad damage=1 (TLS-TARGET-4, runner)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, runner)
    MonsterStruck monster=clawer at=U14 target=konrad damage=2 (TLS-TARGET-4, clawer)
take-damage (TLS-ARMOR-1): take damage | use wooden-shield
115 P2 use wooden-shield
    => dodge
    DamagePrevented hero=konrad by=wooden-shield n=1 (TLS-ARMOR-3, wooden-shield)
    HeroWounded hero=konrad n=1 left=8 (TLS-STRIKE-1, clawer)
    MonsterExploded monster=boomer at=P15 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=P15 target=warp-gate damage=2 (TLS-TARGET-5, boomer)
    FlamesTaken flames=1 left=11 (TLS-STRIKE-2, boomer)
    StructureBurned structure=warp-gate at=P14 flames=1 left=0 (TLS-STRIKE-1, boomer)
    StructureDestroyed structure=warp-gate at=P14 (TLS-DAMAGE-3, boomer)
    DiceRolled monster=clawer at=Q15 faces=dodge shown=face-dodge (TLS-DICE-1, boomer)
    MonsterHit monster=clawer at=Q15 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=clawer at=Q15 (TLS-ABILITY-6, boomer)
    MonsterStruck monster=runner at=V15 target=konrad damage=1 (TLS-TARGET-4, runner)
    HeroWounded hero=konrad n=1 left=7 (TLS-STRIKE-1, runner)
    HeroesRefreshed phase=2 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | fist D9 | token 2 | token 3 | token 4 | armor up
116 P1 fist D9
    => miss
    AttackMade hero=adelheid item=fist attack=fist at=D9 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=D9 faces=miss shown=face-miss (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=D9 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
117 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
118 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V13 | attack boar-spear thrust W14 | attack boar-spear thrust X14 | attack boar-spear thrust V15 | attack boar-spear thrust U14 | attack boar-spear skewer V13 | attack boar-spear skewer W14 | attack boar-spear skewer V15 | attack boar-spear skewer U14 | attack apprentices-wand spark R9 | attack apprentices-wand spark S9 | attack apprentices-wand spark Q11 | attack apprentices-wand spark R11 | attack apprentices-wand spark S11 | attack apprentices-wand spark T11 | attack apprentices-wand spark U11 | attack apprentices-wand spark V11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark R12 | attack apprentices-wand spark S12 | attack apprentices-wand spark T12 | attack apprentices-wand spark V13 | attack apprentices-wand spark U14 | attack apprentices-wand spark W14 | attack apprentices-wand spark X14 | attack apprentices-wand spark V15 | attack apprentices-wand spark R16 | attack apprentices-wand magic-missile R9 | attack apprentices-wand magic-missile S9 | attack apprentices-wand magic-missile Q11 | attack apprentices-wand magic-missile R11 | attack apprentices-wand magic-missile S11 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile U11 | attack apprentices-wand magic-missile V11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile R12 | attack apprentices-wand magic-missile S12 | attack apprentices-wand magic-missile T12 | attack apprentices-wand magic-missile V13 | attack apprentices-wand magic-missile U14 | attack apprentices-wand magic-missile W14 | attack apprentices-wand magic-missile X14 | attack apprentices-wand magic-missile V15 | attack apprentices-wand magic-missile R16 | fist V13 | fist W14 | fist V15 | fist U14 | token 2 | token 3 | armor up | target boar-spear thrust | target apprentices-wand spark | target apprentices-wand magic-missile
119 P2 fist U14
    => dodge
    AttackMade hero=konrad item=fist attack=fist at=U14 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=U14 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=U14 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
120 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
121 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge N6 | attack knights-sword lunge O7 | attack knights-sword lunge N8 | attack knights-sword lunge M7 | token 2 | token 3 | token 4 | armor up | target knights-sword slash
122 P3 attack knights-sword lunge M7
    AttackMade hero=falk item=knights-sword attack=lunge at=M7 (TLS-ATTACK-1, falk)
    HeroMoved hero=falk to=M7 points=0 (TLS-EFFECT-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
123 P3 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
124 P3 token 4
    TokenSpent hero=falk value=4 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | move M6 | move N7 | move M8 | move L7
125 P3 move L7
    HeroMoved hero=falk to=L7 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
126 P3 token 2
    TokenSpent hero=falk value=2 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move L6 | move M7 | move L8 | move K7
127 P3 move L8
    HeroMoved hero=falk to=L8 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
128 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | fist D9 | token 2 | token 3 | token 4
129 P1 fist D9
    => dodge
    AttackMade hero=adelheid item=fist attack=fist at=D9 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=D9 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=D9 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
130 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V13 | attack boar-spear thrust W14 | attack boar-spear thrust X14 | attack boar-spear thrust V15 | attack boar-spear thrust U14 | attack boar-spear skewer V13 | attack boar-spear skewer W14 | attack boar-spear skewer V15 | attack boar-spear skewer U14 | attack apprentices-wand spark R9 | attack apprentices-wand spark S9 | attack apprentices-wand spark Q11 | attack apprentices-wand spark R11 | attack apprentices-wand spark S11 | attack apprentices-wand spark T11 | attack apprentices-wand spark U11 | attack apprentices-wand spark V11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark R12 | attack apprentices-wand spark S12 | attack apprentices-wand spark T12 | attack apprentices-wand spark V13 | attack apprentices-wand spark U14 | attack apprentices-wand spark W14 | attack apprentices-wand spark X14 | attack apprentices-wand spark V15 | attack apprentices-wand spark R16 | attack apprentices-wand magic-missile R9 | attack apprentices-wand magic-missile S9 | attack apprentices-wand magic-missile Q11 | attack apprentices-wand magic-missile R11 | attack apprentices-wand magic-missile S11 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile U11 | attack apprentices-wand magic-missile V11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile R12 | attack apprentices-wand magic-missile S12 | attack apprentices-wand magic-missile T12 | attack apprentices-wand magic-missile V13 | attack apprentices-wand magic-missile U14 | attack apprentices-wand magic-missile W14 | attack apprentices-wand magic-missile X14 | attack apprentices-wand magic-missile V15 | attack apprentices-wand magic-missile R16 | fist V13 | fist W14 | fist V15 | fist U14 | token 2 | token 3 | target boar-spear thrust | target apprentices-wand spark | target apprentices-wand magic-missile
131 P2 fist W14
    => hit
    AttackMade hero=konrad item=fist attack=fist at=W14 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=W14 faces=hit shown=face-hit (TLS-DICE-1, fist)
    MonsterHit monster=runner at=W14 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=runner at=W14 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
132 P2 token 2
    TokenSpent hero=konrad value=2 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
133 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge L7 | attack knights-sword lunge M8 | attack knights-sword lunge K8 | token 3 | target knights-sword slash | target knights-sword lunge
134 P3 target knights-sword slash
target (TLS-ATTACK-11): attack knights-sword slash L7 | attack knights-sword slash M8 | attack knights-sword slash L9 | attack knights-sword slash K8
135 P3 attack knights-sword slash L7
    AttackMade hero=falk item=knights-sword attack=slash at=L7 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
136 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move L7 | move M8 | move K8 | move L6 | move M7 | move K7 | move N8 | move M9 | move K9 | move J8 | move L5 | move M6 | move K6 | move N7 | move O8 | move N9 | move M10 | move K10 | move J9 | move I8
137 P3 move J9
    HeroMoved hero=falk to=J9 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
138 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | fist D9 | token 2 | token 3 | token 4
139 P1 fist D9
    => hit
    AttackMade hero=adelheid item=fist attack=fist at=D9 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=D9 faces=hit shown=face-hit (TLS-DICE-1, fist)
    MonsterHit monster=clawer at=D9 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=clawer at=D9 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
140 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | move E8 | move D9 | move C8 | move F8 | move E9 | move C7 | move F7 | move F9 | move E10 | move C6 | jump D6
141 P1 jump D6
    HeroJumped hero=adelheid to=D6 points=0 (TLS-JUMP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
142 P1 token 2
    TokenSpent hero=adelheid value=2 points=1 (TLS-WATER-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move C6
143 P1 move C6
    HeroMoved hero=adelheid to=C6 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
144 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V13 | attack boar-spear thrust X14 | attack boar-spear thrust V15 | attack boar-spear thrust U14 | attack boar-spear skewer V13 | attack boar-spear skewer W14 | attack boar-spear skewer V15 | attack boar-spear skewer U14 | attack apprentices-wand spark R9 | attack apprentices-wand spark S9 | attack apprentices-wand spark Q11 | attack apprentices-wand spark R11 | attack apprentices-wand spark S11 | attack apprentices-wand spark T11 | attack apprentices-wand spark U11 | attack apprentices-wand spark V11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark R12 | attack apprentices-wand spark S12 | attack apprentices-wand spark T12 | attack apprentices-wand spark V13 | attack apprentices-wand spark U14 | attack apprentices-wand spark X14 | attack apprentices-wand spark V15 | attack apprentices-wand spark R16 | attack apprentices-wand magic-missile R9 | attack apprentices-wand magic-missile S9 | attack apprentices-wand magic-missile Q11 | attack apprentices-wand magic-missile R11 | attack apprentices-wand magic-missile S11 | attack apprentices-wand magic-missile T11 | attack apprentices-wand magic-missile U11 | attack apprentices-wand magic-missile V11 | attack apprentices-wand magic-missile Q12 | attack apprentices-wand magic-missile R12 | attack apprentices-wand magic-missile S12 | attack apprentices-wand magic-missile T12 | attack apprentices-wand magic-missile V13 | attack apprentices-wand magic-missile U14 | attack apprentices-wand magic-missile X14 | attack apprentices-wand magic-missile V15 | attack apprentices-wand magic-missile R16 | fist V13 | fist V15 | fist U14 | token 3 | target boar-spear thrust | target apprentices-wand spark | target apprentices-wand magic-missile
145 P2 attack apprentices-wand magic-missile X14
    => hit
    AttackMade hero=konrad item=apprentices-wand attack=magic-missile at=X14 (TLS-ATTACK-1, konrad)
    DiceRolled monster=runner at=X14 faces=hit shown=face-hit (TLS-DICE-1, magic-missile)
    MonsterHit monster=runner at=X14 damage=1 left=0 (TLS-DICE-2, magic-missile)
    MonsterKilled monster=runner at=X14 (TLS-DICE-2, magic-missile)
impact (TLS-SHAPE-2): at R9 | at S9 | at Q11 | at R11 | at S11 | at T11 | at U11 | at V11 | at Q12 | at R12 | at S12 | at T12 | at V13 | at U14 | at V15 | at R16 | stop | elsewhere
146 P2 stop
hero-turn (TLS-HEROES-2): end turn | token 3
147 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge J8 | attack knights-sword lunge K9 | attack knights-sword lunge J10 | attack knights-sword lunge I9 | token 3 | target knights-sword slash
148 P3 target knights-sword slash
target (TLS-ATTACK-11): attack knights-sword slash J8 | attack knights-sword slash K9 | attack knights-sword slash J10 | attack knights-sword slash I9
149 P3 attack knights-sword slash I9
    AttackMade hero=falk item=knights-sword attack=slash at=I9 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
150 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move J8 | move K9 | move J10 | move I9 | move K8 | move I8 | move K10 | move J11 | move I10 | move H9 | move K7 | move L8 | move I7 | move H8 | move K11 | move J12 | move I11 | move H10 | move G9
151 P3 move I7
    HeroMoved hero=falk to=I7 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
152 P3 token 3
    TokenSpent hero=falk value=3 points=1 (TLS-WATER-2, falk)
hero-turn (TLS-HEROES-2): end turn | move I6 | move I8
153 P3 move I8
    HeroMoved hero=falk to=I8 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
154 P1 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
155 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
156 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
157 P1 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
158 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
159 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
160 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 4 | move D6 | move C7 | move C8 | move D8
161 P1 move D8
    HeroMoved hero=adelheid to=D8 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 4
162 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
163 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | token 4
164 P1 token 4
    TokenSpent hero=adelheid value=4 points=4 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move E8 | move D9 | move C8 | move F8 | move E9 | move C7 | move F7 | move F9 | move E10 | move C6 | move G7 | move G9 | move F10 | move E11 | move D6 | jump D6
165 P1 jump D6
    HeroJumped hero=adelheid to=D6 points=1 (TLS-JUMP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move C6
166 P1 move C6
    => left
    HeroMoved hero=adelheid to=C6 points=0 (TLS-STEP-3, adelheid)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
    MonsterPhaseBegan phase=3 (TLS-NIGHT-2, night)
    PanicSpread monsters=1 (TLS-PANIC-2, panic)
    FlamesTaken flames=1 left=10 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterHeld monster=winged at=I15 reason=beside-a-target (TLS-MOVE-6, winged)
    MonsterHeld monster=clawer at=H15 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=armored at=G15 reason=barred (TLS-MOVE-8, armored)
    MonsterMoved monster=armored at=E15 to=F15 path=F15 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=D15 to=E15 path=E15 (TLS-MOVE-1, boomer)
    MonsterMoved monster=boomer at=F14 to=H13 path=F13,H13 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=C14 to=E14 path=D14,E14 (TLS-MOVE-1, archer)
    MonsterHeld monster=winged at=G13 reason=barred (TLS-MOVE-8, winged)
    MonsterMoved monster=archer at=E13 to=F13 path=F13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=D13 to=E13 path=E13 (TLS-MOVE-1, clawer)
    MonsterHeld monster=clawer at=H12 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterHeld monster=clawer at=G12 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=armored at=E12 to=F12 path=F12 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=D12 to=E12 path=E12 (TLS-MOVE-1, armored)
    MonsterMoved monster=azure-bulky at=H11 to=L11 path=I11,J11,K11,L11 (TLS-MOVE-1, azure-bulky)
    MonsterTurned monster=azure-bulky at=L11 facing=south (TLS-FACING-2, azure-bulky)
    MonsterMoved monster=clawer at=D10 to=G10 path=E10,F10,G10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=C10 to=F10 path=D10,E10,F10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=C9 to=F9 path=D9,E9,F9 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=G8 to=H8 path=H8 (TLS-MOVE-1, boomer)
    MonsterMoved monster=runner at=E7 to=I7 path=F7,G7,I7 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=I7 facing=south (TLS-FACING-2, runner)
    MonsterHeld monster=clawer at=F6 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=E6 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=E5 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=D5 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=archer at=C5 reason=beside-a-target (TLS-MOVE-6, archer)
    MonsterMoved monster=armored at=C4 to=F4 path=D4,F4 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=F4 facing=south (TLS-FACING-2, armored)
    MonsterMoved monster=archer at=D3 to=D4 path=D4 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=D4 facing=east (TLS-FACING-2, archer)
    MonsterMoved monster=armored at=E4 to=E7 path=E7 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=E7 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=winged at=E3 to=E9 path=E4,E8,E9 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=E9 facing=east (TLS-FACING-2, winged)
    MonsterHeld monster=armored at=F5 reason=barred (TLS-MOVE-8, armored)
    MonsterHeld monster=archer at=F3 reason=barred (TLS-MOVE-8, archer)
    MonsterMoved monster=boomer at=G6 to=G8 path=G7,G8 (TLS-MOVE-1, boomer)
    MonsterTurned monster=boomer at=G8 facing=east (TLS-FACING-2, boomer)
    MonsterMoved monster=armored at=G5 to=G6 path=G6 (TLS-MOVE-1, armored)
    MonsterMoved monster=archer at=G3 to=G5 path=G4,G5 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=H7 to=H11 path=H9,H10,H11 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=H11 facing=east (TLS-FACING-2, winged)
    MonsterMoved monster=clawer at=H6 to=H7 path=H7 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=H5 to=H6 path=H6 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=H4 to=H5 path=H5 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=J7 to=J8 path=J8 (TLS-MOVE-1, runner)
    MonsterMoved monster=clawer at=R9 to=Q9 path=Q9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=S9 to=R9 path=R9 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=Q11 to=P11 path=P11 (TLS-MOVE-1, armored)
    MonsterMoved monster=runner at=R11 to=N11 path=Q11,O11,N11 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=N11 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=runner at=S11 to=M11 path=R11,Q11,O11,M11 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=M11 facing=south (TLS-FACING-2, runner)
    MonsterMoved monster=clawer at=T11 to=Q11 path=S11,R11,Q11 (TLS-MOVE-1, clawer)
    MonsterMoved monster=archer at=U11 to=S11 path=T11,S11 (TLS-MOVE-1, archer)
    MonsterMoved monster=boomer at=V11 to=R11 path=U11,T11,R11 (TLS-MOVE-1, boomer)
    MonsterHeld monster=runner at=Q12 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=runner at=R12 reason=barred (TLS-MOVE-8, runner)
    MonsterHeld monster=crimson-bulky at=S12 reason=barred (TLS-MOVE-8, crimson-bulky)
    MonsterHeld monster=archer at=T12 reason=barred (TLS-MOVE-8, archer)
    MonsterHeld monster=runner at=V13 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=clawer at=U14 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterHeld monster=runner at=V15 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterMoved monster=winged at=R16 to=N16 path=Q16,P16,O16,N16 (TLS-MOVE-1, winged)
    MonsterTurned monster=winged at=N16 facing=north (TLS-FACING-2, winged)
explosion (TLS-ABILITY-6): blast H12 | blast G13 | blast G12
167 any blast H12
explosion (TLS-ABILITY-6): blast H7 | blast I7 | blast G8
168 any blast G8
    => hit_stun hit
    MonsterStruck monster=winged at=I15 target=ruin-12 damage=2 (TLS-TARGET-5, winged)
    FlamesTaken flames=2 left=8 (TLS-STRIKE-2, winged)
    StructureBurned structure=ruin-12 at=J15,K15,L15 flames=2 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=ruin-12 at=J15,K15,L15 (TLS-DAMAGE-3, winged)
    MonsterStruck monster=archer at=E14 target=stone-wall damage=2 (TLS-TARGET-5, archer)
    StructureBurned structure=stone-wall at=I14 flames=2 left=3 (TLS-STRIKE-1, archer)
    MonsterExploded monster=boomer at=H13 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=H13 target=wooden-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=wooden-wall at=I12 flames=1 left=0 (TLS-STRIKE-1, boomer)
    StructureDestroyed structure=wooden-wall at=I12 (TLS-DAMAGE-3, boomer)
    MonsterStruck monster=boomer at=H13 target=stone-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=stone-wall at=I13 flames=2 left=1 (TLS-STRIKE-1, boomer)
    MonsterStruck monster=boomer at=H13 target=stone-wall damage=2 (TLS-TARGET-5, boomer)
    StructureBurned structure=stone-wall at=I14 flames=2 left=1 (TLS-STRIKE-1, boomer)
    DiceRolled monster=clawer at=H12 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, boomer)
    MonsterHit monster=clawer at=H12 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=clawer at=H12 (TLS-ABILITY-6, boomer)
    MonsterStruck monster=archer at=F13 target=stone-wall damage=2 (TLS-TARGET-5, archer)
    StructureBurned structure=stone-wall at=I13 flames=1 left=0 (TLS-STRIKE-1, archer)
    StructureDestroyed structure=stone-wall at=I13 (TLS-DAMAGE-3, archer)
    MonsterExploded monster=boomer at=H8 (TLS-ABILITY-5, boomer)
    MonsterStruck monster=boomer at=H8 target=falk damage=4 (TLS-ABILITY-5, boomer)
    DamagePrevented hero=falk by=perks-and-armor-up n=1 (TLS-GUARD-2, boomer)
    HeroWounded hero=falk n=3 left=6 (TLS-STRIKE-1, boomer)
    DiceRolled monster=boomer at=G8 faces=hit shown=face-hit (TLS-DICE-1, boomer)
    MonsterHit monster=boomer at=G8 damage=1 left=0 (TLS-ABILITY-6, boomer)
    MonsterKilled monster=boomer at=G8 (TLS-ABILITY-6, boomer)
    MonsterStruck monster=runner at=I7 target=falk damage=1 (TLS-TARGET-4, runner)
take-damage (TLS-ARMOR-1): take damage | use worn-armor
169 P3 take damage
    HeroWounded hero=falk n=1 left=5 (TLS-STRIKE-1, runner)
    MonsterStruck monster=runner at=J8 target=falk damage=1 (TLS-TARGET-4, runner)
take-damage (TLS-ARMOR-1): take damage | use worn-armor
170 P3 take damage
    HeroWounded hero=falk n=1 left=4 (TLS-STRIKE-1, runner)
    MonsterStruck monster=azure-bulky at=L11 target=magic-circle damage=2 (TLS-TARGET-3, azure-bulky)
    MageLost lost=2 left=2 (TLS-STRIKE-5, azure-bulky)
    MonsterStruck monster=runner at=M11 target=magic-circle damage=1 (TLS-TARGET-3, runner)
    MageLost lost=1 left=1 (TLS-STRIKE-5, runner)
    MonsterStruck monster=runner at=N11 target=ruin-10 damage=1 (TLS-TARGET-5, runner)
    FlamesTaken flames=1 left=7 (TLS-STRIKE-2, runner)
    StructureBurned structure=ruin-10 at=N12,N13 flames=1 left=2 (TLS-STRIKE-1, runner)
    MonsterStruck monster=clawer at=Q9 target=blacksmith damage=2 (TLS-TARGET-5, clawer)
    FlamesTaken flames=2 left=5 (TLS-STRIKE-2, clawer)
    StructureBurned structure=blacksmith at=O9,P9 flames=2 left=1 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=armored at=P11 target=stone-wall damage=2 (TLS-TARGET-5, armored)
    StructureBurned structure=stone-wall at=P12 flames=2 left=0 (TLS-STRIKE-1, armored)
    StructureDestroyed structure=stone-wall at=P12 (TLS-DAMAGE-3, armored)
    MonsterStruck monster=runner at=V13 target=konrad damage=1 (TLS-TARGET-4, runner)
    DamagePrevented hero=konrad by=perks-and-armor-up n=1 (TLS-GUARD-2, runner)
    MonsterStruck monster=clawer at=U14 target=konrad damage=2 (TLS-TARGET-4, clawer)
    HeroWounded hero=konrad n=2 left=5 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=runner at=V15 target=konrad damage=1 (TLS-TARGET-4, runner)
    HeroWounded hero=konrad n=1 left=4 (TLS-STRIKE-1, runner)
    MonsterStruck monster=winged at=N16 target=ruin-8 damage=2 (TLS-TARGET-5, winged)
    FlamesTaken flames=2 left=3 (TLS-STRIKE-2, winged)
    StructureBurned structure=ruin-8 at=M15,N15 flames=2 left=1 (TLS-STRIKE-1, winged)
    MonsterHit monster=runner at=I7 damage=1 left=0 (TLS-TRAIT-6, falk)
    MonsterKilled monster=runner at=I7 (TLS-TRAIT-6, falk)
    HeroesRefreshed phase=3 (TLS-HEROES-1, night)
hero-turn (TLS-HEROES-2): end turn | fist C5 | token 2 | token 3 | token 4 | armor up
171 P1 fist C5
    => hit
    AttackMade hero=adelheid item=fist attack=fist at=C5 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=archer at=C5 faces=hit shown=face-hit (TLS-DICE-1, fist)
    MonsterHit monster=archer at=C5 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=archer at=C5 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
172 P1 armor up
    ArmorUp hero=adelheid (TLS-GUARD-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
173 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V13 | attack boar-spear thrust V15 | attack boar-spear thrust U14 | attack boar-spear skewer V13 | attack boar-spear skewer V15 | attack boar-spear skewer U14 | attack apprentices-wand spark Q9 | attack apprentices-wand spark R9 | attack apprentices-wand spark Q11 | attack apprentices-wand spark R11 | attack apprentices-wand spark S11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark R12 | attack apprentices-wand spark S12 | attack apprentices-wand spark T12 | attack apprentices-wand spark V13 | attack apprentices-wand spark U14 | attack apprentices-wand spark V15 | attack apprentices-wand spark N16 | fist V13 | fist V15 | fist U14 | token 2 | token 3 | armor up | target boar-spear thrust | target boar-spear skewer | target apprentices-wand spark
174 P2 attack apprentices-wand spark Q9
    => dodge
    AttackMade hero=konrad item=apprentices-wand attack=spark at=Q9 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=Q9 faces=dodge shown=face-dodge (TLS-DICE-1, spark)
    MonsterMissed monster=clawer at=Q9 (TLS-DICE-4, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | armor up
175 P2 armor up
    ArmorUp hero=konrad (TLS-GUARD-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
176 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword slash J8 | attack knights-sword lunge I7 | attack knights-sword lunge J8 | attack knights-sword lunge I9 | attack knights-sword lunge H8 | fist J8 | token 2 | token 3 | token 4 | armor up | drink potion-red | target knights-sword slash
177 P3 drink potion-red
    PotionUsed hero=falk item=potion-red left=1 (TLS-POTION-1, potion-red)
    WoundHealed hero=falk n=1 left=4 (TLS-POTION-3, potion-red)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword slash J8 | attack knights-sword lunge I7 | attack knights-sword lunge J8 | attack knights-sword lunge I9 | attack knights-sword lunge H8 | fist J8 | token 2 | token 3 | token 4 | armor up | drink potion-red | target knights-sword slash
178 P3 drink potion-red
    PotionUsed hero=falk item=potion-red left=0 (TLS-POTION-1, potion-red)
    WoundHealed hero=falk n=1 left=3 (TLS-POTION-3, potion-red)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword slash J8 | attack knights-sword lunge I7 | attack knights-sword lunge J8 | attack knights-sword lunge I9 | attack knights-sword lunge H8 | fist J8 | token 2 | token 3 | token 4 | armor up | target knights-sword slash
179 P3 target knights-sword slash
target (TLS-ATTACK-11): attack knights-sword slash I7 | attack knights-sword slash J8 | attack knights-sword slash I9 | attack knights-sword slash H8
180 P3 attack knights-sword slash I9
    AttackMade hero=falk item=knights-sword attack=slash at=I9 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | armor up
181 P3 armor up
    ArmorUp hero=falk (TLS-GUARD-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
182 P3 token 2
    TokenSpent hero=falk value=2 points=1 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move I7 | move I9 | move H8
183 P3 move I9
    HeroMoved hero=falk to=I9 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
184 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4 | move I8 | move J9 | move I10 | move H9 | move I7 | move H8 | move K9 | move J10 | move I11 | move H10 | move G9 | move I6 | move J7 | move G8 | move K8 | move K10 | move J11 | move I12
185 P3 move K10
    HeroMoved hero=falk to=K10 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
186 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
187 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | move C5 | move D6 | move C7 | move C4 | move C8 | move C3 | move D8 | move C9
188 P1 move D6
    HeroMoved hero=adelheid to=D6 points=2 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | fist D5 | fist E6 | token 2 | token 3 | token 4 | move C6 | move C5 | move C7
189 P1 fist D5
    => dodge
    AttackMade hero=adelheid item=fist attack=fist at=D5 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=clawer at=D5 faces=dodge shown=face-dodge (TLS-DICE-1, fist)
    MonsterMissed monster=clawer at=D5 (TLS-DICE-4, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | move C6 | move C5 | move C7
190 P1 move C6
    HeroMoved hero=adelheid to=C6 points=1 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4 | move C5 | move D6 | move C7
191 P1 move C7
    HeroMoved hero=adelheid to=C7 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
192 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V13 | attack boar-spear thrust V15 | attack boar-spear thrust U14 | attack boar-spear skewer V13 | attack boar-spear skewer V15 | attack boar-spear skewer U14 | attack apprentices-wand spark Q9 | attack apprentices-wand spark R9 | attack apprentices-wand spark Q11 | attack apprentices-wand spark R11 | attack apprentices-wand spark S11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark R12 | attack apprentices-wand spark S12 | attack apprentices-wand spark T12 | attack apprentices-wand spark V13 | attack apprentices-wand spark U14 | attack apprentices-wand spark V15 | attack apprentices-wand spark N16 | fist V13 | fist V15 | fist U14 | token 2 | token 3 | target boar-spear thrust | target boar-spear skewer | target apprentices-wand spark
193 P2 attack apprentices-wand spark Q11
    => hit
    AttackMade hero=konrad item=apprentices-wand attack=spark at=Q11 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=Q11 faces=hit shown=face-hit (TLS-DICE-1, spark)
    MonsterHit monster=clawer at=Q11 damage=1 left=0 (TLS-DICE-2, spark)
    MonsterKilled monster=clawer at=Q11 (TLS-DICE-2, spark)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3
194 P2 token 2
    TokenSpent hero=konrad value=2 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
195 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge K9 | attack knights-sword lunge K11 | attack knights-sword lunge J10 | token 3 | token 4 | target knights-sword slash | target knights-sword lunge
196 P3 target knights-sword slash
target (TLS-ATTACK-11): attack knights-sword slash K9 | attack knights-sword slash L10 | attack knights-sword slash K11 | attack knights-sword slash J10
197 P3 attack knights-sword slash L10
    AttackMade hero=falk item=knights-sword attack=slash at=L10 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | token 4
198 P3 token 4
    TokenSpent hero=falk value=4 points=4 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move K9 | move K11 | move J10 | move K8 | move J9 | move J11 | move I10 | move K7 | move L8 | move I9 | move J12 | move I11 | move H10 | move K6 | move L7 | move J7 | move M8 | move I8 | move H9 | move J13 | move I12
199 P3 move I11
    HeroMoved hero=falk to=I11 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move I10 | move J11 | move I12
200 P3 move I10
    HeroMoved hero=falk to=I10 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
201 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 3 | token 4
202 P1 token 3
    TokenSpent hero=adelheid value=3 points=3 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4 | move C6 | move C8 | move C5 | move D6 | move D8 | move C9 | move C4 | move E8 | move D9 | move C10
203 P1 move C8
    HeroMoved hero=adelheid to=C8 points=2 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4 | move C7 | move D8 | move C9 | move C6 | move E8 | move D9 | move C10
204 P1 move D9
    HeroMoved hero=adelheid to=D9 points=0 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | fist E9 | token 2 | token 4
205 P1 fist E9
    => hit_stun
    AttackMade hero=adelheid item=fist attack=fist at=E9 (TLS-ATTACK-1, adelheid)
    DiceRolled monster=winged at=E9 faces=hit_stun shown=face-hit_stun (TLS-DICE-1, fist)
    MonsterHit monster=winged at=E9 damage=1 left=0 (TLS-DICE-2, fist)
    MonsterKilled monster=winged at=E9 (TLS-DICE-2, fist)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4
206 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | attack boar-spear thrust V13 | attack boar-spear thrust V15 | attack boar-spear thrust U14 | attack boar-spear skewer V13 | attack boar-spear skewer V15 | attack boar-spear skewer U14 | attack apprentices-wand spark Q9 | attack apprentices-wand spark R9 | attack apprentices-wand spark R11 | attack apprentices-wand spark S11 | attack apprentices-wand spark Q12 | attack apprentices-wand spark R12 | attack apprentices-wand spark S12 | attack apprentices-wand spark T12 | attack apprentices-wand spark V13 | attack apprentices-wand spark U14 | attack apprentices-wand spark V15 | attack apprentices-wand spark N16 | fist V13 | fist V15 | fist U14 | token 3 | target boar-spear thrust | target boar-spear skewer | target apprentices-wand spark
207 P2 attack boar-spear skewer U14
    => hit
    AttackMade hero=konrad item=boar-spear attack=skewer at=U14 (TLS-ATTACK-1, konrad)
    DiceRolled monster=clawer at=U14 faces=hit shown=face-hit (TLS-DICE-1, skewer)
    MonsterHit monster=clawer at=U14 damage=2 left=0 (TLS-DICE-2, skewer)
    MonsterKilled monster=clawer at=U14 (TLS-DICE-2, skewer)
hero-turn (TLS-HEROES-2): end turn | token 3
208 P2 token 3
    TokenSpent hero=konrad value=3 points=3 (TLS-STEP-1, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move U14 | move U13 | move U15 | move T14 | move U12 | move T13 | move U16 | move T15 | move S14
209 P2 move T14
    HeroMoved hero=konrad to=T14 points=1 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3 | move T13 | move U14 | move T15 | move S14
210 P2 move T15
    HeroMoved hero=konrad to=T15 points=0 (TLS-STEP-3, konrad)
hero-turn (TLS-HEROES-2): end turn | token 3
211 P2 end turn
    TurnEnded hero=konrad (TLS-STEP-2, konrad)
hero-turn (TLS-HEROES-2): end turn | attack knights-sword lunge I9 | attack knights-sword lunge J10 | attack knights-sword lunge I11 | attack knights-sword lunge H10 | token 3 | target knights-sword slash
212 P3 target knights-sword slash
target (TLS-ATTACK-11): attack knights-sword slash I9 | attack knights-sword slash J10 | attack knights-sword slash I11 | attack knights-sword slash H10
213 P3 attack knights-sword slash J10
    AttackMade hero=falk item=knights-sword attack=slash at=J10 (TLS-ATTACK-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
214 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move I9 | move J10 | move I11 | move H10 | move I8 | move J9 | move H9 | move K10 | move J11 | move I12 | move I7 | move H8 | move K9 | move G9 | move K11 | move J12 | move I13 | move H12
215 P3 move K10
    HeroMoved hero=falk to=K10 points=1 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3 | move K9 | move K11 | move J10
216 P3 move K9
    HeroMoved hero=falk to=K9 points=0 (TLS-STEP-3, falk)
hero-turn (TLS-HEROES-2): end turn | token 3
217 P3 end turn
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 2 | token 4
218 P1 token 2
    TokenSpent hero=adelheid value=2 points=2 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 4 | move D8 | move E9 | move D10 | move C9 | move E8 | move C8 | move E10 | move C10
219 P1 end turn
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
220 P2 end turn
hero-turn (TLS-HEROES-2): end turn | token 3
221 P3 token 3
    TokenSpent hero=falk value=3 points=3 (TLS-STEP-1, falk)
hero-turn (TLS-HEROES-2): end turn | move K8 | move K10 | move J9 | move K7 | move L8 | move K11 | move J10 | move I9 | move K6 | move L7 | move J7 | move M8 | move J11 | move I10 | move I8 | move H9
222 P3 move H9
    HeroMoved hero=falk to=H9 points=0 (TLS-STEP-3, falk)
    TurnEnded hero=falk (TLS-STEP-2, falk)
hero-turn (TLS-HEROES-2): end turn | token 4
223 P1 token 4
    TokenSpent hero=adelheid value=4 points=4 (TLS-STEP-1, adelheid)
hero-turn (TLS-HEROES-2): end turn | move D8 | move E9 | move D10 | move C9 | move E8 | move C8 | move E10 | move C10 | move F8 | move C7 | move E11 | move C11 | move F7 | move G8 | move C6 | move F11 | move C12
224 P1 move E10
    HeroMoved hero=adelheid to=E10 points=2 (TLS-STEP-3, adelheid)
hero-turn (TLS-HEROES-2): end turn | move E9 | move E11 | move D10 | move E8 | move D9 | move F11 | move C10
225 P1 move D9
    HeroMoved hero=adelheid to=D9 points=0 (TLS-STEP-3, adelheid)
    TurnEnded hero=adelheid (TLS-STEP-2, adelheid)
hero-turn (TLS-HEROES-2): end turn | token 3
226 P2 end turn
    => left
    MonsterPhaseBegan phase=4 (TLS-NIGHT-2, night)
    PanicSpread monsters=6 (TLS-PANIC-2, panic)
    FlamesTaken flames=3 left=0 (TLS-PANIC-1, panic)
    CoinFlipped side=left (TLS-COIN-1, fate-coin)
    MonsterHeld monster=winged at=I15 reason=beside-a-target (TLS-MOVE-6, winged)
    MonsterMoved monster=clawer at=H15 to=K15 path=J15,K15 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=K15 facing=north (TLS-FACING-2, clawer)
    MonsterMoved monster=armored at=G15 to=J15 path=H15,J15 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=J15 facing=north (TLS-FACING-2, armored)
    MonsterMoved monster=armored at=F15 to=H15 path=G15,H15 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=E15 to=G15 path=F15,G15 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=E14 to=F15 path=F14,F15 (TLS-MOVE-1, archer)
    MonsterMoved monster=winged at=G13 to=I13 path=H13,I13 (TLS-MOVE-1, winged)
    MonsterMoved monster=archer at=F13 to=H13 path=G13,H13 (TLS-MOVE-1, archer)
    MonsterMoved monster=clawer at=E13 to=G13 path=F13,G13 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=G12 to=J12 path=H12,I12,J12 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=F12 to=I12 path=G12,H12,I12 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=E12 to=H12 path=F12,G12,H12 (TLS-MOVE-1, armored)
    MonsterMoved monster=winged at=H11 to=K11 path=I11,J11,K11 (TLS-MOVE-1, winged)
    MonsterMoved monster=clawer at=G10 to=H10 path=H10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=clawer at=F10 to=I10 path=G10,I10 (TLS-MOVE-1, clawer)
    MonsterMoved monster=armored at=F9 to=G9 path=G9 (TLS-MOVE-1, armored)
    MonsterMoved monster=armored at=E7 to=G7 path=F7,G7 (TLS-MOVE-1, armored)
    MonsterHeld monster=clawer at=F6 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=E6 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=E5 reason=barred (TLS-MOVE-8, clawer)
    MonsterHeld monster=clawer at=D5 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=archer at=D4 to=E4 path=E4 (TLS-MOVE-1, archer)
    MonsterTurned monster=archer at=E4 facing=south (TLS-FACING-2, archer)
    MonsterHeld monster=armored at=F5 reason=barred (TLS-MOVE-8, armored)
    MonsterMoved monster=armored at=F4 to=F7 path=F7 (TLS-MOVE-1, armored)
    MonsterTurned monster=armored at=F7 facing=east (TLS-FACING-2, armored)
    MonsterMoved monster=archer at=F3 to=F4 path=F4 (TLS-MOVE-1, archer)
    MonsterHeld monster=armored at=G6 reason=barred (TLS-MOVE-8, armored)
    MonsterHeld monster=archer at=G5 reason=barred (TLS-MOVE-8, archer)
    MonsterMoved monster=clawer at=H7 to=H8 path=H8 (TLS-MOVE-1, clawer)
    MonsterTurned monster=clawer at=H8 facing=east (TLS-FACING-2, clawer)
    MonsterMoved monster=archer at=H6 to=H7 path=H7 (TLS-MOVE-1, archer)
    MonsterMoved monster=archer at=H5 to=H6 path=H6 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=J8 to=J13 path=J9,J10,J11,J13 (TLS-MOVE-1, runner)
    MonsterTurned monster=runner at=J13 facing=east (TLS-FACING-2, runner)
    MonsterHeld monster=azure-bulky at=L11 reason=resolute (TLS-ABILITY-2, azure-bulky)
    MonsterHeld monster=runner at=M11 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=runner at=N11 reason=beside-a-target (TLS-MOVE-6, runner)
    MonsterHeld monster=clawer at=Q9 reason=beside-a-target (TLS-MOVE-6, clawer)
    MonsterHeld monster=clawer at=R9 reason=barred (TLS-MOVE-8, clawer)
    MonsterMoved monster=armored at=P11 to=O11 path=O11 (TLS-MOVE-1, armored)
    MonsterMoved monster=boomer at=R11 to=P11 path=Q11,P11 (TLS-MOVE-1, boomer)
    MonsterMoved monster=archer at=S11 to=Q11 path=R11,Q11 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=Q12 to=P12 path=P12 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=R12 to=O12 path=Q12,O12 (TLS-MOVE-1, runner)
    MonsterMoved monster=crimson-bulky at=S12 to=Q12 path=R12,Q12 (TLS-MOVE-1, crimson-bulky)
    MonsterMoved monster=archer at=T12 to=R12 path=S12,R12 (TLS-MOVE-1, archer)
    MonsterMoved monster=runner at=V13 to=Q13 path=U13,T13,S13,R13,Q13 (TLS-MOVE-1, runner)
    MonsterMoved monster=runner at=V15 to=U15 path=U15 (TLS-MOVE-1, runner)
    MonsterHeld monster=winged at=N16 reason=beside-a-target (TLS-MOVE-6, winged)
    MonsterStruck monster=winged at=I15 target=stone-wall damage=2 (TLS-TARGET-5, winged)
    StructureBurned structure=stone-wall at=I14 flames=1 left=0 (TLS-STRIKE-1, winged)
    StructureDestroyed structure=stone-wall at=I14 (TLS-DAMAGE-3, winged)
    MonsterStruck monster=runner at=J13 target=house damage=1 (TLS-TARGET-5, runner)
    StructureBurned structure=house at=K13 flames=1 left=1 (TLS-STRIKE-1, runner)
    MonsterStruck monster=archer at=H13 target=house damage=2 (TLS-TARGET-5, archer)
    StructureBurned structure=house at=K13 flames=1 left=0 (TLS-STRIKE-1, archer)
    StructureDestroyed structure=house at=K13 (TLS-DAMAGE-3, archer)
    MonsterStruck monster=clawer at=J12 target=house damage=2 (TLS-TARGET-5, clawer)
    StructureBurned structure=house at=K12 flames=2 left=0 (TLS-STRIKE-1, clawer)
    StructureDestroyed structure=house at=K12 (TLS-DAMAGE-3, clawer)
    MonsterStruck monster=clawer at=H10 target=falk damage=2 (TLS-TARGET-4, clawer)
    DamagePrevented hero=falk by=perks-and-armor-up n=1 (TLS-GUARD-2, clawer)
take-damage (TLS-ARMOR-1): take damage | use worn-armor
227 P3 use worn-armor
    DamagePrevented hero=falk by=worn-armor n=1 (TLS-ARMOR-3, worn-armor)
    MonsterStruck monster=armored at=G9 target=falk damage=2 (TLS-TARGET-4, armored)
    HeroWounded hero=falk n=2 left=4 (TLS-STRIKE-1, armored)
    MonsterStruck monster=clawer at=H8 target=falk damage=2 (TLS-TARGET-4, clawer)
    HeroWounded hero=falk n=2 left=2 (TLS-STRIKE-1, clawer)
    MonsterStruck monster=archer at=H7 target=falk damage=2 (TLS-TARGET-4, archer)
    HeroWounded hero=falk n=2 left=0 (TLS-STRIKE-1, archer)
    HeroDied hero=falk (TLS-LIFE-1, archer)
    GameEnded result=lost (TLS-END-1, hero-died)
<lost: hero-died (TLS-END-1)>
