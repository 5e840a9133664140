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
17 P3 move NW
    HeroMoved hero=ysaline place=NW (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
18 P3 end turn
    => ossuary-colossus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
19 P2 place Y1
    CardPlaced card=ossuary-colossus space=Y1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
20 P2 call tower
    CallToArmsUsed hero=teagaan tile=tower (LB-CALL-1, teagaan)
tower (LB-TILE-TOWER-1): swap Y1 G1 | swap Y1 B3 | swap G1 B3
21 P2 swap Y1 G1
    CardsSwapped spaces=Y1,G1 (LB-TILE-TOWER-1, tower)
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
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y1 | enchant G1 | enchant G3 | enchant B3
26 P4 enchant Y1
    EnchantmentPlaced card=deep-leviathan space=Y1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
27 P4 call tomb
    CallToArmsUsed hero=mylfaar tile=tomb (LB-CALL-1, mylfaar)
tomb (LB-TILE-TOMB-1): destroy Y1 | destroy G1 | destroy G3 | destroy B3
28 P4 destroy Y1
    CardDiscarded card=deep-leviathan space=Y1 (LB-TILE-TOMB-1, tomb)
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
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern
40 P3 activate tavern
    TileActivated hero=ysaline tile=tavern (LB-ACT-3, ysaline)
tavern (LB-TILE-TAVERN-1): rest elmer | rest teagaan | rest ysaline | rest mylfaar
41 P3 rest ysaline
    LifeGained hero=ysaline held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move W | move C
42 P3 stay
    => goblin-cutpurse
    CardDrawn card=goblin-cutpurse hero=ysaline (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place Y1 | place Y2 | place R1 | place R2 | place R3 | place B2 | place B3
43 P3 place R3
    CardPlaced card=goblin-cutpurse space=R3 (LB-PLACING-1, tavern)
    EffectApplied effect=all-lose-round-token hero=ysaline (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
44 P3 lose black
    EquipmentLost hero=ysaline colour=black (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
45 P2 lose blue
    EquipmentLost hero=teagaan colour=blue (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose yellow | lose black
46 P4 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose green | lose black
47 P1 lose green
    EquipmentLost hero=elmer colour=green (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
48 P3 move N
    HeroMoved hero=ysaline place=N (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
49 P3 end turn
    => magma-brute
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2
50 P2 place R2
    CardPlaced card=magma-brute space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, magma-brute)
    LifeLost hero=teagaan held=2 (LB-CARD-2, magma-brute)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3
51 P2 fight Y3
    => yellow blue black
    CombatBegan hero=teagaan spaces=Y3 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=yellow,blue,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
52 P2 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish Y3 | take back yellow
53 P2 take back yellow
    TokenTakenBack hero=teagaan colour=yellow (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
54 P2 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
55 P2 move C
    HeroMoved hero=teagaan place=C (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
56 P2 end turn
    => night-herald
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=night-herald hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-card hero=mylfaar (LB-CARD-9, night-herald)
    GraspPlacedOnCard card=night-herald space=R1 (LB-CARD-9, night-herald)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
57 P4 enchant R3
    EnchantmentPlaced card=goblin-cutpurse space=R3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower
58 P4 activate tower
    TileActivated hero=mylfaar tile=tower (LB-ACT-3, mylfaar)
tower (LB-TILE-TOWER-1): swap Y3 R1 | swap Y3 R2 | swap Y3 R3 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap Y3 B1 | swap R1 R2 | swap R1 R3 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R1 B1 | swap R2 R3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap R3 B1 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G2 G3 | swap G2 B1 | swap G3 B1
59 P4 swap G1 G2
    CardsSwapped spaces=G1,G2 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
60 P4 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
61 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
62 P1 first draw_horde_card
    => incubus
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, green)
    CardDrawn card=incubus hero=elmer (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y1 | place Y2 | place B2 | place B3
63 P1 place B3
    CardPlaced card=incubus space=B3 (LB-PLACING-1, green)
    EffectApplied effect=lose-all-equipment hero=elmer (LB-CARD-5, green)
    EquipmentLost hero=elmer colour=black (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move teagaan | give move ysaline | give move mylfaar
64 P1 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
65 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
66 P1 activate quarry
    TileActivated hero=elmer tile=quarry (LB-ACT-3, elmer)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap B2
67 P1 trap B2
    TrapSet space=B2 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
68 P1 end turn
    => pyre-priest
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=pyre-priest hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place B2
69 P3 place Y1
    CardPlaced card=pyre-priest space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-hero hero=ysaline (LB-CARD-13, pyre-priest)
    GraspPlacedOnHero hero=ysaline (LB-CARD-13, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
70 P3 activate quarry
    TileActivated hero=ysaline tile=quarry (LB-ACT-3, ysaline)
    TrapSet space=Y2 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
71 P3 move NE
    HeroMoved hero=ysaline place=NE (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
72 P3 end turn
    => forest-troll
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=forest-troll hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place B2
73 P2 place Y2
    CardTrapped card=forest-troll space=Y2 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | lift grasp R1 | lift grasp ysaline
74 P2 lift grasp ysaline
    GraspRemoved thing=ysaline (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate market
75 P2 activate market
    => white yellow
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain black
76 P2 gain red
    EquipmentGained hero=teagaan colour=red (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn
77 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=dispensary (LB-CARD-10, night-herald)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, red)
    LifeLost hero=mylfaar held=1 (LB-CARD-2, red)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight Y1 | fight B3 | fight Y1 B3 | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B3
78 P4 fight Y1 B3
    => black green green
    CombatBegan hero=mylfaar spaces=Y1,B3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,green,green (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend red
79 P4 spend red
pay (LB-COMBAT-3): withdraw | spend red | take back red
80 P4 take back red
    TokenTakenBack hero=mylfaar colour=red (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend red
81 P4 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B3
82 P4 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
83 P4 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
84 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
85 P1 first draw_horde_card
    => orc-poisoner
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, green)
    CardDrawn card=orc-poisoner hero=elmer (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y2 | place B2
86 P1 place B2
    CardPlaced card=orc-poisoner space=B2 (LB-PLACING-1, green)
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move teagaan | give move ysaline | give move mylfaar
87 P1 extra move NW
    HeroMoved hero=elmer place=NW (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight Y1 | fight B3 | fight Y1 B3
88 P1 fight Y1 B3
    => green blue green
    CombatBegan hero=elmer spaces=Y1,B3 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,blue,green (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
89 P1 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
90 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=ysaline (LB-CARD-6, blue)
    LifeLost hero=ysaline held=3 (LB-CARD-6, blue)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3 | fight R1 | fight Y3 R1
91 P3 fight Y3 R1
    => red black yellow
    CombatBegan hero=ysaline spaces=Y3,R1 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=red,black,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R1 | spend yellow
92 P3 vanquish R1
    CardVanquished card=night-herald space=R1 hero=ysaline (LB-COMBAT-14, ysaline)
    EffectApplied effect=gain-equipment hero=ysaline (LB-CARD-19, night-herald)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain black
93 P3 gain blue
    EquipmentGained hero=ysaline colour=blue (LB-CARD-19, night-herald)
    CardDiscarded card=night-herald space=R1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
94 P3 move E
    HeroMoved hero=ysaline place=E (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
95 P3 end turn
    => drowned-lantern
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place R1
96 P2 place R1
    CardPlaced card=drowned-lantern space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=teagaan (LB-CARD-4, drowned-lantern)
lose-token (LB-RESERVE-5): lose red | lose yellow | lose black
97 P2 lose red
    EquipmentLost hero=teagaan colour=red (LB-CARD-4, drowned-lantern)
lose-token (LB-RESERVE-5): lose red | lose yellow
98 P4 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-4, drowned-lantern)
lose-token (LB-RESERVE-5): lose blue | lose yellow
99 P3 lose yellow
    EquipmentLost hero=ysaline colour=yellow (LB-CARD-4, drowned-lantern)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | lift grasp dispensary
100 P2 lift grasp dispensary
    GraspRemoved thing=dispensary (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate market
101 P2 activate market
    => red blue
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=red,blue (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=red (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn
102 P2 end turn
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
103 P1 first lose_all_equipment
    => shadow-scout
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, green)
    CardDrawn card=shadow-scout hero=elmer (LB-HORDE-6, green)
    CardPlaced card=shadow-scout space=Y2 (LB-PLACING-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move teagaan | give move ysaline
104 P1 extra move W
    HeroMoved hero=elmer place=W (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight B2
105 P1 fight B2
    => red red
    CombatBegan hero=elmer spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=red,red (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
106 P1 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
107 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=ysaline (LB-CARD-6, blue)
    LifeLost hero=ysaline held=2 (LB-CARD-6, blue)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
108 P3 fight R2
    => white yellow
    CombatBegan hero=ysaline spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=white,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
109 P3 activate tomb
    TileActivated hero=ysaline tile=tomb (LB-ACT-3, ysaline)
tomb (LB-TILE-TOMB-1): destroy Y1 | destroy Y2 | destroy Y3 | destroy R1 | destroy R2 | destroy R3 | destroy G1 | destroy G2 | destroy G3 | destroy B1 | destroy B2 | destroy B3
110 P3 destroy G2
    CardDiscarded card=ossuary-colossus space=G2 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=ysaline held=1 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
111 P3 move N
    HeroMoved hero=ysaline place=N (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
112 P3 end turn
    => lose_all_equipment
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-all-equipment (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-all-equipment hero=teagaan (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=red (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=blue (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=black (LB-CARD-5, corruption)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
113 P2 activate market
    => black white
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=black,white (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=black (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
114 P2 gain yellow
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
115 P2 move E
    HeroMoved hero=teagaan place=E (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
116 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
who-suffers (LB-NEUTRAL-3): suffer elmer | suffer teagaan | suffer ysaline
117 any suffer teagaan
    => ash-whisperer
    SuffererChosen hero=teagaan effect=lose-life (LB-NEUTRAL-3, red)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, red)
    LifeLost hero=teagaan held=1 (LB-CARD-2, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=ash-whisperer hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | fight Y2 | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move teagaan | give move ysaline
118 P1 give move ysaline
given-move (LB-POWER-ELMER-3): stay | move NW | move NE | move W | move C | move E
119 P3 stay
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | fight Y2
120 P1 fight Y2
    => white red
    CombatBegan hero=elmer spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=white,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y2
121 P1 vanquish Y2
    CardVanquished card=shadow-scout space=Y2 hero=elmer (LB-COMBAT-14, elmer)
    EffectApplied effect=gain-equipment hero=elmer (LB-CARD-19, shadow-scout)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain yellow | gain black
122 P1 gain green
    EquipmentGained hero=elmer colour=green (LB-CARD-19, shadow-scout)
    CardDiscarded card=shadow-scout space=Y2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
123 P1 move NE
    HeroMoved hero=elmer place=NE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
124 P1 end turn
    => dust-wraith
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=ysaline (LB-CARD-6, blue)
    LifeLost hero=ysaline held=0 (LB-CARD-6, blue)
    HeroTakenOut hero=ysaline (LB-WOUND-1, blue)
    BoardTurnedNeutral board=blue (LB-WOUND-5, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=dust-wraith hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=dust-wraith space=Y2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
125 P2 fight R2
    => black black white
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
126 P2 move NE
    HeroMoved hero=teagaan place=NE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
127 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
who-suffers (LB-NEUTRAL-3): suffer elmer | suffer teagaan
128 any suffer elmer
    SuffererChosen hero=elmer effect=lose-life (LB-NEUTRAL-3, red)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, red)
    LifeLost hero=elmer held=0 (LB-CARD-2, red)
    HeroTakenOut hero=elmer (LB-WOUND-1, red)
    BoardTurnedNeutral board=green (LB-WOUND-5, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=G2 (LB-CARD-10, ash-whisperer)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
129 any first lose_all_equipment
    EffectApplied effect=lose-all-equipment hero=teagaan (LB-CARD-5, green)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, green)
    EquipmentLost hero=teagaan colour=black (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, green)
    CardTurnedAway (LB-PLACING-6, green)
    LifeLost hero=teagaan held=0 (LB-PLACING-6, green)
    HeroTakenOut hero=teagaan (LB-WOUND-1, green)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, green)
    Scored points=0 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
