    => tavern quarry dispensary tower market tomb trebuchet fountain standard yellow red green blue
    TilesLaid tiles=tavern,quarry,dispensary,tower,market,tomb,trebuchet,fountain,standard (LB-SETUP-1, setup)
    BoardsLaid boards=yellow,red,green,blue (LB-SETUP-2, setup)
take-side (LB-SETUP-3): sit yellow | sit red | sit green | sit blue
1 P1 sit green
    SideTaken seat=1 board=green (LB-SETUP-3, setup)
take-side (LB-SETUP-3): sit yellow | sit red | sit blue
2 P2 sit yellow
    SideTaken seat=2 board=yellow (LB-SETUP-3, setup)
take-side (LB-SETUP-3): sit red | sit blue
3 P3 sit blue
    SideTaken seat=3 board=blue (LB-SETUP-3, setup)
    SideTaken seat=4 board=red (LB-SETUP-3, setup)
take-hero (LB-SETUP-4): take elmer | take teagaan | take mylfaar | take feng-li | take kazgin | take twindalli | take ysaline | take berric
4 P1 take elmer
    HeroTaken seat=1 hero=elmer (LB-SETUP-4, setup)
take-hero (LB-SETUP-4): take teagaan | take mylfaar | take feng-li | take kazgin | take twindalli | take ysaline | take berric
5 P2 take teagaan
    HeroTaken seat=2 hero=teagaan (LB-SETUP-4, setup)
take-hero (LB-SETUP-4): take mylfaar | take feng-li | take kazgin | take twindalli | take ysaline | take berric
6 P3 take ysaline
    HeroTaken seat=3 hero=ysaline (LB-SETUP-4, setup)
take-hero (LB-SETUP-4): take mylfaar | take feng-li | take kazgin | take twindalli | take berric
7 P4 take mylfaar
    HeroTaken seat=4 hero=mylfaar (LB-SETUP-4, setup)
first-player (LB-TURN-1): first yellow | first red | first green | first blue
8 any first green
    => deep-leviathan
    FirstPlayerChosen hero=elmer (LB-TURN-1, setup)
    LifeGained hero=elmer held=1 (LB-SETUP-7, setup)
    LifeGained hero=elmer held=2 (LB-SETUP-7, setup)
    LifeGained hero=elmer held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=elmer colour=green (LB-SETUP-7, setup)
    EquipmentGained hero=elmer colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=elmer (LB-SETUP-7, setup)
    LifeGained hero=teagaan held=1 (LB-SETUP-7, setup)
    LifeGained hero=teagaan held=2 (LB-SETUP-7, setup)
    LifeGained hero=teagaan held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=teagaan colour=yellow (LB-SETUP-7, setup)
    EquipmentGained hero=teagaan colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=teagaan (LB-SETUP-7, setup)
    LifeGained hero=ysaline held=1 (LB-SETUP-7, setup)
    LifeGained hero=ysaline held=2 (LB-SETUP-7, setup)
    LifeGained hero=ysaline held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=ysaline colour=blue (LB-SETUP-7, setup)
    EquipmentGained hero=ysaline colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=ysaline (LB-SETUP-7, setup)
    LifeGained hero=mylfaar held=1 (LB-SETUP-7, setup)
    LifeGained hero=mylfaar held=2 (LB-SETUP-7, setup)
    LifeGained hero=mylfaar held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=mylfaar colour=red (LB-SETUP-7, setup)
    EquipmentGained hero=mylfaar colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=mylfaar (LB-SETUP-7, setup)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=deep-leviathan hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
9 P1 place B3
    => lose_life
    CardPlaced card=deep-leviathan space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=elmer face=lose-life (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, corruption)
    LifeLost hero=elmer held=2 (LB-CARD-2, corruption)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move teagaan | give move ysaline | give move mylfaar
10 P1 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate tavern | fight B3 | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | extra move N | extra move W | extra move C | give move teagaan | give move ysaline | give move mylfaar
11 P1 give move mylfaar
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
12 P4 stay
hero-phase (LB-ACT-1): end turn | activate tavern | fight B3 | call market | call standard | call tomb | call quarry | call trebuchet | call tavern
13 P1 end turn
    => troll-chieftain
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=troll-chieftain hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
14 P3 place G1
    CardPlaced card=troll-chieftain space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
15 P3 call tower
    CallToArmsUsed hero=ysaline tile=tower (LB-CALL-1, ysaline)
    CardsSwapped spaces=G1,B3 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
16 P3 activate market
    => yellow blue
    TileActivated hero=ysaline tile=market (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=yellow,blue (LB-COMBAT-1, market)
    EquipmentGained hero=ysaline colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=ysaline colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
17 P3 move NE
    HeroMoved hero=ysaline place=NE (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
18 P3 end turn
    => ossuary-colossus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
19 P2 place Y3
    CardPlaced card=ossuary-colossus space=Y3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
20 P2 call tower
    CallToArmsUsed hero=teagaan tile=tower (LB-CALL-1, teagaan)
tower (LB-TILE-TOWER-1): swap Y3 G1 | swap Y3 B3 | swap G1 B3
21 P2 swap Y3 G1
    CardsSwapped spaces=Y3,G1 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
22 P2 activate market
    => blue black
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=blue,black (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
    GainLost hero=teagaan token=black (LB-RESERVE-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
23 P2 move NE
    HeroMoved hero=teagaan place=NE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
24 P2 end turn
    => bramble-husk
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G2 | place G3
25 P4 place G3
    CardPlaced card=bramble-husk space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y3 | enchant G1 | enchant G3 | enchant B3
26 P4 enchant Y3
    EnchantmentPlaced card=deep-leviathan space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
27 P4 call tomb
    CallToArmsUsed hero=mylfaar tile=tomb (LB-CALL-1, mylfaar)
tomb (LB-TILE-TOMB-1): destroy Y3 | destroy G1 | destroy G3 | destroy B3
28 P4 destroy Y3
    CardDiscarded card=deep-leviathan space=Y3 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=mylfaar held=2 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
29 P4 activate market
    => yellow red
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=yellow,red (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
30 P4 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
31 P4 end turn
    => brood-mother
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2
32 P1 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=elmer (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G2 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B3 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move N | extra move W | extra move C | give move teagaan | give move ysaline | give move mylfaar
33 P1 fight B3
    => black blue blue
    CombatBegan hero=elmer spaces=B3 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,blue,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move N | extra move W | extra move C | give move teagaan | give move ysaline | give move mylfaar
34 P1 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
35 P1 call tomb
    CallToArmsUsed hero=elmer tile=tomb (LB-CALL-1, elmer)
tomb (LB-TILE-TOMB-1): destroy G1 | destroy G2 | destroy G3 | destroy B1 | destroy B3
36 P1 destroy B3
    CardDiscarded card=troll-chieftain space=B3 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=elmer held=1 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
37 P1 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
38 P1 end turn
    => skeleton-rider
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
39 P3 place Y3
    CardPlaced card=skeleton-rider space=Y3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3
40 P3 fight Y3
    => yellow blue black
    CombatBegan hero=ysaline spaces=Y3 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=yellow,blue,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow | spend yellow (teagaan)
41 P3 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish Y3 | spend yellow (teagaan) | take back yellow
42 P3 withdraw
    CombatWithdrawn hero=ysaline (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
43 P3 end turn
    => goblin-cutpurse
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place R1 | place R2 | place R3 | place B2 | place B3
44 P2 place R3
    CardPlaced card=goblin-cutpurse space=R3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=teagaan (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
45 P2 lose blue
    EquipmentLost hero=teagaan colour=blue (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose yellow | lose black
46 P4 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose green | lose black
47 P1 lose green
    EquipmentLost hero=elmer colour=green (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
48 P3 lose yellow
    EquipmentLost hero=ysaline colour=yellow (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3
49 P2 fight Y3
    => white yellow black
    CombatBegan hero=teagaan spaces=Y3 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=white,yellow,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y3 | spend yellow
50 P2 vanquish Y3
    => no_effect
    CardVanquished card=skeleton-rider space=Y3 hero=teagaan (LB-COMBAT-14, teagaan)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, skeleton-rider)
    CorruptionRolled hero=teagaan face=no-effect (LB-CORRUPTION-1, skeleton-rider)
    EffectApplied effect=no-effect hero=teagaan (LB-CARD-1, corruption)
    CardDiscarded card=skeleton-rider space=Y3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
51 P2 move C
    HeroMoved hero=teagaan place=C (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
52 P2 end turn
    => magma-brute
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2
53 P4 place R2
    CardPlaced card=magma-brute space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, magma-brute)
    LifeLost hero=mylfaar held=1 (LB-CARD-2, magma-brute)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
54 P4 enchant G1
    EnchantmentPlaced card=ossuary-colossus space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower
55 P4 activate tower
    TileActivated hero=mylfaar tile=tower (LB-ACT-3, mylfaar)
tower (LB-TILE-TOWER-1): swap R2 R3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap R3 B1 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G2 G3 | swap G2 B1 | swap G3 B1
56 P4 swap G2 G3
    CardsSwapped spaces=G2,G3 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
57 P4 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
58 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
59 P1 first lose_all_equipment
    => night-herald
    EffectApplied effect=lose-all-equipment hero=elmer (LB-CARD-5, green)
    EquipmentLost hero=elmer colour=black (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, green)
    CardDrawn card=night-herald hero=elmer (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3 | place R1 | place B2 | place B3
60 P1 place B2
    CardPlaced card=night-herald space=B2 (LB-PLACING-1, green)
    EffectApplied effect=place-grasp-on-card hero=elmer (LB-CARD-9, night-herald)
    GraspPlacedOnCard card=night-herald space=B2 (LB-CARD-9, night-herald)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move teagaan | give move ysaline | give move mylfaar
61 P1 extra move E
    HeroMoved hero=elmer place=E (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
62 P1 fight R2
    => green green blue
    CombatBegan hero=elmer spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,green,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
63 P1 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
64 P1 end turn
    => incubus
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=ysaline (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=tower (LB-CARD-10, night-herald)
    CardDrawn card=incubus hero=ysaline (LB-HORDE-6, horde-phase)
    CardPlaced card=incubus space=R1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight R1
65 P3 fight R1
    => green red black
    CombatBegan hero=ysaline spaces=R1 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=green,red,black (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
66 P3 move E
    HeroMoved hero=ysaline place=E (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
67 P3 end turn
    => pyre-priest
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=pyre-priest hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3 | place B3
68 P2 place Y1
    CardPlaced card=pyre-priest space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-hero hero=teagaan (LB-CARD-13, pyre-priest)
    GraspPlacedOnHero hero=teagaan (LB-CARD-13, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
69 P2 activate market
    => yellow red
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=yellow,red (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
70 P2 move NE
    HeroMoved hero=teagaan place=NE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
71 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, red)
    LifeLost hero=mylfaar held=0 (LB-CARD-2, red)
    HeroTakenOut hero=mylfaar (LB-WOUND-1, red)
    BoardTurnedNeutral board=red (LB-WOUND-5, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
72 P1 first lose_all_equipment
    => forest-troll
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, green)
    CardDrawn card=forest-troll hero=elmer (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y2 | place Y3 | place B3
73 P1 place Y3
    CardPlaced card=forest-troll space=Y3 (LB-PLACING-1, green)
    EffectApplied effect=all-lose-round-token hero=elmer (LB-CARD-4, forest-troll)
lose-token (LB-RESERVE-5): lose blue | lose black
74 P3 lose black
    EquipmentLost hero=ysaline colour=black (LB-CARD-4, forest-troll)
lose-token (LB-RESERVE-5): lose red | lose yellow | lose black
75 P2 lose red
    EquipmentLost hero=teagaan colour=red (LB-CARD-4, forest-troll)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move teagaan | give move ysaline
76 P1 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move N | move C | move E
77 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
78 P1 activate market
    => blue red
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=blue,red (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
79 P1 move SW
    HeroMoved hero=elmer place=SW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
80 P1 end turn
    => orc-poisoner
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=ysaline (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B2 (LB-CARD-10, night-herald)
    CardDrawn card=orc-poisoner hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place B3
81 P3 place B3
    CardPlaced card=orc-poisoner space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
82 P3 fight R2
    => red white yellow
    CombatBegan hero=ysaline spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=red,white,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
83 P3 activate tomb
    TileActivated hero=ysaline tile=tomb (LB-ACT-3, ysaline)
tomb (LB-TILE-TOMB-1): destroy Y1 | destroy Y3 | destroy R1 | destroy R2 | destroy R3 | destroy G1 | destroy G2 | destroy G3 | destroy B1 | destroy B2 | destroy B3
84 P3 destroy R3
    CardDiscarded card=goblin-cutpurse space=R3 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=ysaline held=2 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
85 P3 move S
    HeroMoved hero=ysaline place=S (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
86 P3 end turn
    => drowned-lantern
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place R3
87 P2 place Y2
    CardPlaced card=drowned-lantern space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=teagaan (LB-CARD-4, drowned-lantern)
lose-token (LB-RESERVE-5): lose yellow | lose black
88 P2 lose black
    EquipmentLost hero=teagaan colour=black (LB-CARD-4, drowned-lantern)
lose-token (LB-RESERVE-5): lose red | lose blue
89 P1 lose blue
    EquipmentLost hero=elmer colour=blue (LB-CARD-4, drowned-lantern)
    EquipmentLost hero=ysaline colour=blue (LB-CARD-4, drowned-lantern)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate dispensary | fight Y3 | fight R1 | fight Y3 R1
90 P2 fight Y3 R1
    => black black white
    CombatBegan hero=teagaan spaces=Y3,R1 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
91 P2 move E
    HeroMoved hero=teagaan place=E (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
92 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
93 P1 first draw_horde_card
    => shadow-scout
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, green)
    CardDrawn card=shadow-scout hero=elmer (LB-HORDE-6, green)
    CardPlaced card=shadow-scout space=R3 (LB-PLACING-1, green)
    EffectApplied effect=lose-all-equipment hero=elmer (LB-CARD-5, green)
    EquipmentLost hero=elmer colour=red (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | extra move W | extra move C | extra move S | give move teagaan | give move ysaline
94 P1 fight G3 B1
    => white red
    CombatBegan hero=elmer spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=white,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G3
95 P1 vanquish G3
    CardVanquished card=orc-drummer space=G3 hero=elmer (LB-COMBAT-14, elmer)
    CardDiscarded card=orc-drummer space=G3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | extra move W | extra move C | extra move S | give move teagaan | give move ysaline
96 P1 extra move S
    HeroMoved hero=elmer place=S (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
97 P1 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
98 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=ysaline (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=ysaline (LB-CARD-6, blue)
    LifeLost hero=ysaline held=1 (LB-CARD-6, blue)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight G2
99 P3 fight G2
    CombatBegan hero=ysaline spaces=G2 (LB-ACT-5, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain
100 P3 activate fountain
    TileActivated hero=ysaline tile=fountain (LB-ACT-3, ysaline)
fountain (LB-TILE-FOUNTAIN-1): cleanse tower | cleanse B2 | cleanse teagaan
101 P3 cleanse tower
    GraspRemoved thing=tower (LB-TILE-FOUNTAIN-1, fountain)
fountain (LB-TILE-FOUNTAIN-1): cleanse B2 | cleanse teagaan | done
102 P3 done
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
103 P3 move C
    HeroMoved hero=ysaline place=C (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
104 P3 end turn
    => lose_all_equipment
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-all-equipment (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-all-equipment hero=teagaan (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, corruption)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
105 P2 fight R2
    => black white
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,white (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
106 P2 move S
    HeroMoved hero=teagaan place=S (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
107 P2 end turn
    => ash-whisperer
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=ash-whisperer hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move teagaan | give move ysaline
108 P1 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move W | move C | move E | move SW | move SE
109 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
110 P1 activate market
    => blue blue
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=blue,blue (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
111 P1 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
112 P1 end turn
    => draw_horde_card
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=ysaline (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=tower (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=ysaline (LB-CARD-6, blue)
    LifeLost hero=ysaline held=0 (LB-CARD-6, blue)
    HeroTakenOut hero=ysaline (LB-WOUND-1, blue)
    BoardTurnedNeutral board=blue (LB-WOUND-5, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=draw-horde-card (LB-CORRUPTION-1, yellow)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, corruption)
    CardTurnedAway (LB-PLACING-6, corruption)
    LifeLost hero=teagaan held=2 (LB-PLACING-6, corruption)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight G2
113 P2 fight G2
    CombatBegan hero=teagaan spaces=G2 (LB-ACT-5, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
114 P2 move SW
    HeroMoved hero=teagaan place=SW (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
115 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=G3 (LB-CARD-10, ash-whisperer)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
116 P1 first draw_horde_card
    => lose_all_equipment
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, green)
    CardTurnedAway (LB-PLACING-6, green)
    LifeLost hero=elmer held=0 (LB-PLACING-6, green)
    HeroTakenOut hero=elmer (LB-WOUND-1, green)
    BoardTurnedNeutral board=green (LB-WOUND-5, green)
    EffectIgnored effect=lose-all-equipment (LB-NEUTRAL-7, green)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B2 (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-all-equipment (LB-CORRUPTION-1, yellow)
    EffectIgnored effect=lose-all-equipment (LB-CARD-8, corruption)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1
117 P2 fight G3 B1
    => white yellow
    CombatBegan hero=teagaan spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=white,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G3
118 P2 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
119 P2 move W
    HeroMoved hero=teagaan place=W (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
120 P2 end turn
    => place_grasp_on_tile
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=trebuchet (LB-CARD-10, ash-whisperer)
    ElementReserved element=net (LB-GRASP-4, ash-whisperer)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
    EffectApplied effect=place-grasp-on-tile hero=teagaan (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp market | grasp tomb | grasp fountain | grasp standard
121 P2 grasp tavern
    GraspPlacedOnTile tile=tavern (LB-CARD-11, corruption)
    Scored points=-10 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
