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
    CardPlaced card=deep-leviathan space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=elmer (LB-CARD-15, deep-leviathan)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move feng-li | give move teagaan
9 P2 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move N | extra move W | extra move C | give move feng-li | give move teagaan
10 P2 call tavern
    CallToArmsUsed hero=elmer tile=tavern (LB-CALL-1, elmer)
tavern (LB-TILE-TAVERN-1): rest feng-li | rest elmer | rest teagaan
11 P2 rest feng-li
    LifeGained hero=feng-li held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
12 P1 stay
    => troll-chieftain
    CardDrawn card=troll-chieftain hero=elmer (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
13 P2 place G1
    CardPlaced card=troll-chieftain space=G1 (LB-PLACING-1, tavern)
    EffectApplied effect=all-unwarded-lose-life hero=elmer (LB-CARD-45, troll-chieftain)
hero-phase (LB-ACT-1): end turn | activate tavern | extra move N | extra move W | extra move C | give move feng-li | give move teagaan
14 P2 extra move W
    HeroMoved hero=elmer place=W (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | activate tower
15 P2 activate tower
    TileActivated hero=elmer tile=tower (LB-ACT-3, elmer)
tower (LB-TILE-TOWER-1): swap B1 B3 | swap B1 G1 | swap B2 B3 | swap B2 G1 | swap B3 R1 | swap B3 R2 | swap B3 R3 | swap B3 Y1 | swap B3 Y2 | swap B3 Y3 | swap B3 G1 | swap B3 G2 | swap B3 G3 | swap R1 G1 | swap R2 G1 | swap R3 G1 | swap Y1 G1 | swap Y2 G1 | swap Y3 G1 | swap G1 G2 | swap G1 G3
16 P2 swap B2 B3
    CardMoved card=deep-leviathan space=B2 (LB-TILE-TOWER-2, tower)
hero-phase (LB-ACT-1): end turn
17 P2 end turn
    => ossuary-colossus
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
18 P3 place Y1
    CardPlaced card=ossuary-colossus space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-all-equipment hero=teagaan (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=teagaan colour=black (LB-CARD-5, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
19 P3 call quarry
    CallToArmsUsed hero=teagaan tile=quarry (LB-CALL-1, teagaan)
quarry (LB-TILE-QUARRY-1): trap B1 | trap B3 | trap R1 | trap R2 | trap R3 | trap Y2 | trap Y3 | trap G2 | trap G3
20 P3 trap B1
    TrapSet space=B1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
21 P3 activate market
    => white yellow
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
22 P3 gain red
    EquipmentGained hero=teagaan colour=red (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
23 P3 move NE
    HeroMoved hero=teagaan place=NE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
24 P3 end turn
    => bramble-husk
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G2 | place G3
25 P1 place G3
    CardPlaced card=bramble-husk space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
26 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn | activate tavern | fight G3 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
27 P1 fight G3
    CombatBegan hero=feng-li spaces=G3 (LB-ACT-5, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
28 P1 end turn
    => brood-mother
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B3
29 P2 place B1
    CardTrapped card=brood-mother space=B1 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | extra move NW | extra move N | extra move C | extra move SW | extra move S | give move teagaan
30 P2 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move N | move C | move E
31 P3 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower
32 P2 activate tower
    TileActivated hero=elmer tile=tower (LB-ACT-3, elmer)
tower (LB-TILE-TOWER-1): swap B1 B2 | swap B1 Y1 | swap B1 G1 | swap B1 G3 | swap B2 B3 | swap B2 R1 | swap B2 R2 | swap B2 R3 | swap B2 Y1 | swap B2 Y2 | swap B2 Y3 | swap B2 G1 | swap B2 G2 | swap B2 G3 | swap B3 Y1 | swap B3 G1 | swap B3 G3 | swap R1 Y1 | swap R1 G1 | swap R1 G3 | swap R2 Y1 | swap R2 G1 | swap R2 G3 | swap R3 Y1 | swap R3 G1 | swap R3 G3 | swap Y1 Y2 | swap Y1 Y3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y2 G1 | swap Y2 G3 | swap Y3 G1 | swap Y3 G3 | swap G1 G2 | swap G1 G3 | swap G2 G3
33 P2 swap Y3 G3
    CardMoved card=bramble-husk space=Y3 (LB-TILE-TOWER-2, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
34 P2 end turn
    => orc-drummer
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=orc-drummer hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G2 | place G3
35 P3 place G3
    CardPlaced card=orc-drummer space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
36 P3 move E
    HeroMoved hero=teagaan place=E (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate tomb
37 P3 activate tomb
    => blue blue
    TileActivated hero=teagaan tile=tomb (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=blue,blue (LB-COMBAT-1, tomb)
tomb (LB-TILE-TOMB-1): destroy B2 | done
38 P3 destroy B2
    CardDiscarded card=deep-leviathan space=B2 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn
39 P3 end turn
    => skeleton-rider
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=skeleton-rider space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=feng-li (LB-CARD-15, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight G3 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
40 P1 fight G3
    => black yellow red
    CombatBegan hero=feng-li spaces=G3 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=black,yellow,red (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
41 P1 reroll 1
    => black
    DiceRerolled hero=feng-li faces=black,yellow,red (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
42 P1 call trebuchet
    CallToArmsUsed hero=feng-li tile=trebuchet (LB-CALL-1, feng-li)
trebuchet (LB-TILE-TREBUCHET-1): net Y1 | net Y2 | net Y3 | net G1 | net G3
43 P1 net Y1
    NetThrown card=ossuary-colossus space=Y1 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
44 P1 move C
    HeroMoved hero=feng-li place=C (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
45 P1 end turn
    => goblin-cutpurse
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=elmer (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose black
46 P2 lose red
    EquipmentLost hero=elmer colour=red (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose yellow
47 P3 lose yellow
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose black
48 P1 lose black
    EquipmentLost hero=feng-li colour=black (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2 | extra move NW | extra move N | extra move C | extra move SW | extra move S | give move feng-li | give move teagaan
49 P2 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move N | move NE | move C | move S | move SE
50 P3 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2
51 P2 fight G2
    => blue blue yellow
    CombatBegan hero=elmer spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=blue,blue,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
52 P2 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
53 P2 end turn
    => magma-brute
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B1 (LB-CARD-41, skeleton-rider)
    CardDrawn card=magma-brute hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
54 P3 place R2
    CardPlaced card=magma-brute space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=teagaan (LB-CARD-45, magma-brute)
    LifeLost hero=feng-li held=3 (LB-CARD-45, magma-brute)
    LifeLost hero=teagaan held=2 (LB-CARD-45, magma-brute)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
55 P3 fight R2
    => blue black white
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
56 P3 move NE
    HeroMoved hero=teagaan place=NE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
57 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer | suffer teagaan
58 any suffer teagaan
    SuffererChosen hero=teagaan effect=lose-round-token (LB-NEUTRAL-3, green)
    EffectApplied effect=lose-round-token hero=teagaan (LB-CARD-3, green)
    EquipmentLost hero=teagaan colour=red (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
59 any rout G1
    => night-herald
    CardDiscarded card=troll-chieftain space=G1 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=night-herald hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B3
60 P1 place B1
    CardPlaced card=night-herald space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=feng-li (LB-CARD-45, night-herald)
    LifeLost hero=feng-li held=2 (LB-CARD-45, night-herald)
    LifeLost hero=teagaan held=1 (LB-CARD-45, night-herald)
    EffectApplied effect=lower-standard hero=feng-li (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
61 P1 activate market
    => yellow black
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=yellow,black (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
62 P1 keep
    EquipmentGained hero=feng-li colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
63 P1 move SW
    HeroMoved hero=feng-li place=SW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
64 P1 end turn
    => incubus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=incubus hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R3
65 P2 place R3
    CardPlaced card=incubus space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | extra move W | extra move C | extra move E | extra move SW | extra move SE | give move teagaan
66 P2 extra move SE
    HeroMoved hero=elmer place=SE (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight Y1 | fight R3 Y1
67 P2 fight R3 Y1
    => green green green
    CombatBegan hero=elmer spaces=R3,Y1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,green,green (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
68 P2 end turn
    => pyre-priest
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=pyre-priest hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=teagaan (LB-CARD-45, pyre-priest)
    LifeLost hero=teagaan held=0 (LB-CARD-45, pyre-priest)
    HeroTakenOut hero=teagaan (LB-WOUND-1, pyre-priest)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, pyre-priest)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B2
69 P1 first B2
    => forest-troll
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B1 (LB-CARD-10, night-herald)
    CardDrawn card=forest-troll hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=forest-troll space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate trebuchet | fight Y3 | fight G1 | fight Y3 G1
70 P1 fight Y3 G1
    => blue green red
    CombatBegan hero=feng-li spaces=Y3,G1 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=blue,green,red (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
71 P1 reroll 1 3
    => black yellow
    DiceRerolled hero=feng-li faces=black,green,yellow (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
72 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=elmer (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero=elmer (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
73 P2 rout R2
    CardDiscarded card=magma-brute space=R2 (LB-BOARD-FULL-1, red)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight Y1 | fight R3 Y1
74 P2 fight R3 Y1
    => red blue red
    CombatBegan hero=elmer spaces=R3,Y1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=red,blue,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3
75 P2 withdraw
    CombatWithdrawn hero=elmer (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn
76 P2 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer
77 any suffer elmer
    SuffererChosen hero=elmer effect=lose-round-token (LB-NEUTRAL-3, green)
    EffectApplied effect=lose-round-token hero=elmer (LB-CARD-3, green)
    EquipmentLost hero=elmer colour=black (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
78 any rout G2
    CardDiscarded card=goblin-cutpurse space=G2 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B3
79 P1 first B3
    => orc-poisoner
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=tavern (LB-CARD-10, night-herald)
    CardDrawn card=orc-poisoner hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=orc-poisoner space=G2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token-or-life hero=feng-li (LB-CARD-39, orc-poisoner)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
80 P1 lose black
    EquipmentLost hero=feng-li colour=black (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | activate trebuchet | fight Y3 | fight G1 | fight Y3 G1
81 P1 fight Y3 G1
    => red white yellow
    CombatBegan hero=feng-li spaces=Y3,G1 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=red,white,yellow (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
82 P1 keep
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
83 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first R1 | first R2
84 P2 first R1
    => drowned-lantern
    EffectApplied effect=burn-in-front hero=elmer (LB-CARD-35, pyre-priest)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=drowned-lantern hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place B3
85 P2 place B3
    CardPlaced card=drowned-lantern space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight Y1 | fight R3 Y1
86 P2 fight Y1
    => black black white
    CombatBegan hero=elmer spaces=Y1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
87 P2 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=feng-li (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose blue | lose yellow
88 P1 lose blue
    EquipmentLost hero=feng-li colour=blue (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
89 any rout G3
    CardDiscarded card=orc-drummer space=G3 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B2
90 P1 first B2
    => shadow-scout
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B1 (LB-CARD-10, night-herald)
    CardDrawn card=shadow-scout hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=feng-li (LB-CARD-45, shadow-scout)
    LifeLost hero=feng-li held=1 (LB-CARD-45, shadow-scout)
    LifeLost hero=elmer held=2 (LB-CARD-45, shadow-scout)
hero-phase (LB-ACT-1): end turn | activate trebuchet | fight Y3 | fight G1 | fight Y3 G1
91 P1 fight Y3 G1
    => white red
    CombatBegan hero=feng-li spaces=Y3,G1 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=white,red (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
92 P1 reroll 2
    => black
    DiceRerolled hero=feng-li faces=white,black (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
93 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first R1 | first R2
94 P2 first R2
    => ash-whisperer
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=burn-in-front hero=elmer (LB-CARD-35, pyre-priest)
    CardDrawn card=ash-whisperer hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight Y1 | fight R3 Y1
95 P2 activate standard
    TileActivated hero=elmer tile=standard (LB-ACT-3, elmer)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
96 P2 raise yellow
    StandardRaised colour=yellow (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn
97 P2 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=feng-li (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
98 P1 grasp tower
    GraspPlacedOnTile tile=tower (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
99 P1 rout B3
    CardDiscarded card=drowned-lantern space=B3 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | activate trebuchet | fight Y3 | fight G1 | fight Y3 G1
100 P1 fight Y3
    CombatBegan hero=feng-li spaces=Y3 (LB-ACT-5, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
101 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R2 (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero=elmer (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero=elmer (LB-CARD-45, red)
    LifeLost hero=feng-li held=0 (LB-CARD-45, red)
    HeroTakenOut hero=feng-li (LB-WOUND-1, red)
    BoardTurnedNeutral board=blue (LB-WOUND-5, red)
    LifeLost hero=elmer held=1 (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
102 P2 rout R1
    CardDiscarded card=pyre-priest space=R1 (LB-BOARD-FULL-1, red)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight Y1 | fight R3 Y1
103 P2 fight R3 Y1
    => black white
    CombatBegan hero=elmer spaces=R3,Y1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,white (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
104 P2 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first B1 | first B3
105 any first B1
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first R1 | first R2
106 P2 first R1
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=tomb (LB-CARD-10, ash-whisperer)
    Scored points=0 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
