    => tavern quarry dispensary tower market tomb trebuchet fountain standard
    TilesLaid tiles=tavern,quarry,dispensary,tower,market,tomb,trebuchet,fountain,standard (LB-SETUP-1, setup)
lay-board (LB-SETUP-2): lay red north | lay green north | lay blue north | lay yellow north
1 any lay blue north
lay-board (LB-SETUP-2): lay red east | lay green east | lay yellow east
2 any lay red east
lay-board (LB-SETUP-2): lay green south | lay yellow south
3 any lay yellow south
    BoardsLaid boards=blue,red,yellow,green (LB-SETUP-2, setup)
take-side (LB-SETUP-3): sit blue | sit red | sit yellow | sit green
4 P1 sit blue
    SideTaken seat=1 board=blue (LB-SETUP-3, setup)
take-side (LB-SETUP-3): sit red | sit yellow | sit green
5 P2 sit red
    SideTaken seat=2 board=red (LB-SETUP-3, setup)
take-side (LB-SETUP-3): sit yellow | sit green
6 P3 sit yellow
    => feng-li elmer teagaan
    SideTaken seat=3 board=yellow (LB-SETUP-3, setup)
    HeroTaken seat=1 hero=feng-li (LB-SETUP-4, setup)
    HeroTaken seat=2 hero=elmer (LB-SETUP-4, setup)
    HeroTaken seat=3 hero=teagaan (LB-SETUP-4, setup)
first-player (LB-TURN-1): first blue | first red | first yellow
7 any first red
    => deep-leviathan
    FirstPlayerChosen hero=elmer (LB-TURN-1, setup)
    LifeGained hero=feng-li held=1 (LB-SETUP-7, setup)
    LifeGained hero=feng-li held=2 (LB-SETUP-7, setup)
    LifeGained hero=feng-li held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=feng-li colour=blue (LB-SETUP-7, setup)
    EquipmentGained hero=feng-li colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=feng-li (LB-SETUP-7, setup)
    LifeGained hero=elmer held=1 (LB-SETUP-7, setup)
    LifeGained hero=elmer held=2 (LB-SETUP-7, setup)
    LifeGained hero=elmer held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=elmer colour=red (LB-SETUP-7, setup)
    EquipmentGained hero=elmer colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=elmer (LB-SETUP-7, setup)
    LifeGained hero=teagaan held=1 (LB-SETUP-7, setup)
    LifeGained hero=teagaan held=2 (LB-SETUP-7, setup)
    LifeGained hero=teagaan held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=teagaan colour=yellow (LB-SETUP-7, setup)
    EquipmentGained hero=teagaan colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=teagaan (LB-SETUP-7, setup)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=deep-leviathan hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
8 P2 place B3
    => lose_life
    CardPlaced card=deep-leviathan space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=elmer face=lose-life (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, corruption)
    LifeLost hero=elmer held=2 (LB-CARD-2, corruption)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move feng-li | give move teagaan
9 P2 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | extra move N | extra move W | extra move C | give move feng-li | give move teagaan
10 P2 extra move N
    HeroMoved hero=elmer place=N (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | activate quarry | call market | call standard | call tomb | call quarry | call trebuchet | call tavern
11 P2 call standard
    CallToArmsUsed hero=elmer tile=standard (LB-CALL-1, elmer)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
12 P2 raise red
    StandardRaised colour=red (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | activate quarry
13 P2 end turn
    => troll-chieftain
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=troll-chieftain hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
14 P3 place G2
    CardPlaced card=troll-chieftain space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
15 P3 activate market
    => yellow blue
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=yellow,blue (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
16 P3 move N
    HeroMoved hero=teagaan place=N (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
17 P3 call tomb
    CallToArmsUsed hero=teagaan tile=tomb (LB-CALL-1, teagaan)
tomb (LB-TILE-TOMB-1): destroy B3 | destroy G2
18 P3 destroy B3
    CardDiscarded card=deep-leviathan space=B3 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=teagaan held=2 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn
19 P3 end turn
    => ossuary-colossus
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
20 P1 place Y1
    CardPlaced card=ossuary-colossus space=Y1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
21 P1 activate market
    => blue black
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=blue,black (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
22 P1 reroll 1
    => yellow
    DiceRerolled hero=feng-li faces=yellow,black (LB-POWER-FENG-LI-3, market)
    EquipmentGained hero=feng-li colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
23 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
24 P1 call tower
    CallToArmsUsed hero=feng-li tile=tower (LB-CALL-1, feng-li)
    CardsSwapped spaces=Y1,G2 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn
25 P1 end turn
    => bramble-husk
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G3
26 P2 place G1
    CardPlaced card=bramble-husk space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move feng-li | give move teagaan
27 P2 give move feng-li
given-move (LB-POWER-ELMER-3): stay | move N | move W | move C
28 P1 stay
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
29 P2 activate quarry
    TileActivated hero=elmer tile=quarry (LB-ACT-3, elmer)
quarry (LB-TILE-QUARRY-1): trap B1 | trap B2 | trap B3 | trap R1 | trap R2 | trap R3 | trap Y2 | trap Y3 | trap G3
30 P2 trap B3
    TrapSet space=B3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
31 P2 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
32 P2 end turn
    => brood-mother
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
33 P3 place B3
    CardTrapped card=brood-mother space=B3 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
34 P3 activate quarry
    TileActivated hero=teagaan tile=quarry (LB-ACT-3, teagaan)
quarry (LB-TILE-QUARRY-1): trap B1 | trap B2 | trap B3 | trap R1 | trap R2 | trap R3 | trap Y2 | trap Y3 | trap G3
35 P3 trap G3
    TrapSet space=G3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
36 P3 move E
    HeroMoved hero=teagaan place=E (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
37 P3 end turn
    => orc-drummer
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=orc-drummer hero=feng-li (LB-HORDE-6, horde-phase)
    CardTrapped card=orc-drummer space=G3 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern
38 P1 activate tavern
    TileActivated hero=feng-li tile=tavern (LB-ACT-3, feng-li)
tavern (LB-TILE-TAVERN-1): rest feng-li | rest elmer | rest teagaan
39 P1 rest teagaan
    LifeGained hero=teagaan held=3 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move NE | move C | move S | move SE
40 P3 stay
    => skeleton-rider
    CardDrawn card=skeleton-rider hero=feng-li (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place Y2 | place Y3
41 P1 place Y3
    CardPlaced card=skeleton-rider space=Y3 (LB-PLACING-1, tavern)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
42 P1 end turn
    => goblin-cutpurse
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=elmer (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose black
43 P2 lose red
    EquipmentLost hero=elmer colour=red (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
44 P3 lose black
    EquipmentLost hero=teagaan colour=black (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
45 P1 lose blue
    EquipmentLost hero=feng-li colour=blue (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move feng-li | give move teagaan
46 P2 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move N | move NE | move C | move S | move SE
47 P3 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
48 P2 move SE
    HeroMoved hero=elmer place=SE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate standard | fight Y1
49 P2 fight Y1
    => red black blue
    CombatBegan hero=elmer spaces=Y1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=red,black,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
50 P2 end turn
    => magma-brute
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
51 P3 place R2
    CardPlaced card=magma-brute space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, magma-brute)
    LifeLost hero=teagaan held=2 (LB-CARD-2, magma-brute)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
52 P3 fight R2
    => blue yellow blue
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
53 P3 move C
    HeroMoved hero=teagaan place=C (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
54 P3 end turn
    => night-herald
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=night-herald hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
55 P1 place B1
    CardPlaced card=night-herald space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-card hero=feng-li (LB-CARD-9, night-herald)
    GraspPlacedOnCard card=night-herald space=B1 (LB-CARD-9, night-herald)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B1 | fight G3 | fight B1 G3
56 P1 fight B1 G3
    => black white yellow
    CombatBegan hero=feng-li spaces=B1,G3 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=black,white,yellow (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
57 P1 keep
pay (LB-COMBAT-3): withdraw | vanquish B1 | vanquish G3 | vanquish B1 G3 | spend black
58 P1 withdraw
    CombatWithdrawn hero=feng-li (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
59 P1 move C
    HeroMoved hero=feng-li place=C (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
60 P1 end turn
    => incubus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=incubus hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R3
61 P2 place R3
    CardPlaced card=incubus space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight Y1 | fight R3 Y1 | extra move C | extra move E | extra move S | give move feng-li | give move teagaan
62 P2 extra move E
    HeroMoved hero=elmer place=E (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
63 P2 fight R2
    => black green green
    CombatBegan hero=elmer spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,green,green (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
64 P2 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
65 P2 end turn
    => pyre-priest
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=pyre-priest hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-hero hero=teagaan (LB-CARD-13, pyre-priest)
    GraspPlacedOnHero hero=teagaan (LB-CARD-13, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
66 P3 activate market
    => green blue
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=green,blue (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=green (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
67 P3 move S
    HeroMoved hero=teagaan place=S (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
68 P3 end turn
    => forest-troll
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=tavern (LB-CARD-10, night-herald)
    CardDrawn card=forest-troll hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place B3 | place Y2
69 P1 place B3
    CardPlaced card=forest-troll space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=feng-li (LB-CARD-4, forest-troll)
lose-token (LB-RESERVE-5): lose yellow | lose black
70 P1 lose yellow
    EquipmentLost hero=feng-li colour=yellow (LB-CARD-4, forest-troll)
    EquipmentLost hero=elmer colour=black (LB-CARD-4, forest-troll)
lose-token (LB-RESERVE-5): lose green | lose blue | lose yellow
71 P3 lose blue
    EquipmentLost hero=teagaan colour=blue (LB-CARD-4, forest-troll)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
72 P1 activate market
    => green red
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=green,red (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
73 P1 keep
    EquipmentGained hero=feng-li colour=green (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
74 P1 move N
    HeroMoved hero=feng-li place=N (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
75 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, red)
    LifeLost hero=elmer held=1 (LB-CARD-2, red)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move feng-li | give move teagaan
76 P2 extra move SW
    HeroMoved hero=elmer place=SW (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight Y3 | fight G1 | fight Y3 G1
77 P2 fight Y3 G1
    => black yellow red
    CombatBegan hero=elmer spaces=Y3,G1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,yellow,red (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
78 P2 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
79 P2 end turn
    => orc-poisoner
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=orc-poisoner hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place Y2
80 P3 place Y2
    CardPlaced card=orc-poisoner space=Y2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight Y2
81 P3 fight Y2
    => blue red red
    CombatBegan hero=teagaan spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue,red,red (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
82 P3 move W
    HeroMoved hero=teagaan place=W (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
83 P3 end turn
    => drowned-lantern
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B1 (LB-CARD-10, night-herald)
    CardDrawn card=drowned-lantern hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=drowned-lantern space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=feng-li (LB-CARD-4, drowned-lantern)
lose-token (LB-RESERVE-5): lose red | lose green | lose black
84 P1 lose green
    EquipmentLost hero=feng-li colour=green (LB-CARD-4, drowned-lantern)
lose-token (LB-RESERVE-5): lose green | lose blue | lose yellow
85 P3 lose yellow
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-4, drowned-lantern)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | fight B2
86 P1 fight B2
    => white yellow black
    CombatBegan hero=feng-li spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=white,yellow,black (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
87 P1 reroll 1
    => black
    DiceRerolled hero=feng-li faces=black,yellow,black (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
88 P1 move W
    HeroMoved hero=feng-li place=W (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
89 P1 end turn
    => lose_life
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, red)
    LifeLost hero=elmer held=0 (LB-CARD-2, red)
    HeroTakenOut hero=elmer (LB-WOUND-1, red)
    BoardTurnedNeutral board=red (LB-WOUND-5, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-life (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, corruption)
    LifeLost hero=teagaan held=1 (LB-CARD-2, corruption)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2
90 P3 fight G2
    => white red black
    CombatBegan hero=teagaan spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=white,red,black (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
91 P3 move SW
    HeroMoved hero=teagaan place=SW (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
92 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=feng-li (LB-CARD-6, blue)
    LifeLost hero=feng-li held=2 (LB-CARD-6, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2
93 P1 fight G2
    => black white blue
    CombatBegan hero=feng-li spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=black,white,blue (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
94 P1 reroll 1 2 3
    => blue yellow black
    DiceRerolled hero=feng-li faces=blue,yellow,black (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
95 P1 move C
    HeroMoved hero=feng-li place=C (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
96 P1 end turn
    => lose_life
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-life (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, corruption)
    LifeLost hero=teagaan held=0 (LB-CARD-2, corruption)
    HeroTakenOut hero=teagaan (LB-WOUND-1, corruption)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=feng-li (LB-CARD-6, blue)
    LifeLost hero=feng-li held=1 (LB-CARD-6, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
97 P1 activate market
    => yellow blue
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=yellow,blue (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
98 P1 keep
    EquipmentGained hero=feng-li colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
99 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
100 P1 end turn
    => no_effect
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=feng-li (LB-CARD-8, yellow)
    CorruptionRolled hero=feng-li face=no-effect (LB-CORRUPTION-1, yellow)
reroll-corruption (LB-POWER-FENG-LI-2): keep | reroll
101 P1 reroll
    => lose_life
    CorruptionRerolled hero=feng-li face=lose-life (LB-CORRUPTION-1, feng-li)
    EffectApplied effect=lose-life hero=feng-li (LB-CARD-2, corruption)
    LifeLost hero=feng-li held=0 (LB-CARD-2, corruption)
    HeroTakenOut hero=feng-li (LB-WOUND-1, corruption)
    BoardTurnedNeutral board=blue (LB-WOUND-5, corruption)
    Scored points=0 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
