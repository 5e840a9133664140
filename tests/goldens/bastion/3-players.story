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
    EffectApplied effect=all-lose-round-token hero=teagaan (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose yellow | lose black
19 P3 lose black
    EquipmentLost hero=teagaan colour=black (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose blue | lose black
20 P1 lose blue
    EquipmentLost hero=feng-li colour=blue (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose red | lose black
21 P2 lose red
    EquipmentLost hero=elmer colour=red (LB-CARD-4, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
22 P3 move S
    HeroMoved hero=teagaan place=S (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
23 P3 end turn
    => bramble-husk
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G2 | place G3
24 P1 place G3
    CardPlaced card=bramble-husk space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
25 P1 activate market
    => white yellow
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=white,yellow (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
26 P1 reroll 1
    => blue
    DiceRerolled hero=feng-li faces=blue,yellow (LB-POWER-FENG-LI-3, market)
    EquipmentGained hero=feng-li colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
27 P1 call market
    => blue black
    CallToArmsUsed hero=feng-li tile=market (LB-CALL-1, feng-li)
    DiceRolled hero=feng-li faces=blue,black (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
28 P1 keep
    EquipmentGained hero=feng-li colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
29 P1 move W
    HeroMoved hero=feng-li place=W (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
30 P1 end turn
    => brood-mother
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B3
31 P2 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=elmer (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G2 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2 | extra move NW | extra move N | extra move C | extra move SW | extra move S | give move feng-li | give move teagaan
32 P2 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move W | move C | move E | move SW | move SE
33 P3 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2
34 P2 fight G2
    => yellow red black
    CombatBegan hero=elmer spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=yellow,red,black (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
35 P2 move SW
    HeroMoved hero=elmer place=SW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
36 P2 end turn
    => skeleton-rider
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3
37 P3 place Y2
    CardPlaced card=skeleton-rider space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=teagaan (LB-CARD-15, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | fight Y2 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
38 P3 fight Y2
    => blue blue yellow
    CombatBegan hero=teagaan spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue,blue,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
39 P3 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish Y2 | take back yellow
40 P3 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
41 P3 call trebuchet
    CallToArmsUsed hero=teagaan tile=trebuchet (LB-CALL-1, teagaan)
trebuchet (LB-TILE-TREBUCHET-1): net B1 | net B2 | net Y1 | net Y2 | net G1 | net G2 | net G3
42 P3 net G2
    NetThrown card=orc-drummer space=G2 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
43 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer | suffer teagaan
44 any suffer teagaan
    SuffererChosen hero=teagaan effect=lose-round-token (LB-NEUTRAL-3, green)
    EffectApplied effect=lose-round-token hero=teagaan (LB-CARD-3, green)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
45 any rout G1
    => goblin-cutpurse
    CardDiscarded card=troll-chieftain space=G1 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=feng-li (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
46 P1 lose black
    EquipmentLost hero=feng-li colour=black (LB-CARD-4, goblin-cutpurse)
    EquipmentLost hero=elmer colour=black (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2
47 P1 activate tower
    TileActivated hero=feng-li tile=tower (LB-ACT-3, feng-li)
tower (LB-TILE-TOWER-1): swap B1 B2 | swap B1 B3 | swap B1 R1 | swap B1 R2 | swap B1 R3 | swap B1 Y1 | swap B1 Y2 | swap B1 Y3 | swap B1 G1 | swap B1 G2 | swap B1 G3 | swap B2 B3 | swap B2 R1 | swap B2 R2 | swap B2 R3 | swap B2 Y1 | swap B2 Y2 | swap B2 Y3 | swap B2 G1 | swap B2 G2 | swap B2 G3 | swap B3 Y1 | swap B3 Y2 | swap B3 G1 | swap B3 G2 | swap B3 G3 | swap R1 Y1 | swap R1 Y2 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R2 Y1 | swap R2 Y2 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R3 Y1 | swap R3 Y2 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap Y1 Y2 | swap Y1 Y3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y2 Y3 | swap Y2 G1 | swap Y2 G2 | swap Y2 G3 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap G1 G2 | swap G1 G3 | swap G2 G3
48 P1 swap R2 Y1
    CardMoved card=ossuary-colossus space=R2 (LB-TILE-TOWER-2, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
49 P1 move S
    HeroMoved hero=feng-li place=S (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
50 P1 end turn
    => magma-brute
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R3
51 P2 place R3
    CardPlaced card=magma-brute space=R3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=elmer (LB-CARD-45, magma-brute)
    LifeLost hero=elmer held=2 (LB-CARD-45, magma-brute)
    LifeLost hero=teagaan held=2 (LB-CARD-45, magma-brute)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G1 | extra move W | extra move C | extra move S | give move feng-li | give move teagaan
52 P2 give move feng-li
given-move (LB-POWER-ELMER-3): stay | move W | move C | move E | move SW | move SE
53 P1 stay
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G1
54 P2 fight G1
    => blue black white
    CombatBegan hero=elmer spaces=G1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=blue,black,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1
55 P2 vanquish G1
    CardVanquished card=goblin-cutpurse space=G1 hero=elmer (LB-COMBAT-14, elmer)
    EffectApplied effect=gain-equipment hero=elmer (LB-CARD-19, goblin-cutpurse)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain yellow | gain black
56 P2 gain green
    EquipmentGained hero=elmer colour=green (LB-CARD-19, goblin-cutpurse)
    CardDiscarded card=goblin-cutpurse space=G1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
57 P2 move W
    HeroMoved hero=elmer place=W (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
58 P2 end turn
    => night-herald
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=night-herald hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2
59 P3 place Y1
    CardPlaced card=night-herald space=Y1 (LB-PLACING-1, horde-phase)
order-effects (LB-HORDE-3): first lower_standard | first all_unwarded_lose_life
60 P3 first all_unwarded_lose_life
    EffectApplied effect=all-unwarded-lose-life hero=teagaan (LB-CARD-45, night-herald)
    LifeLost hero=elmer held=1 (LB-CARD-45, night-herald)
    LifeLost hero=teagaan held=1 (LB-CARD-45, night-herald)
    EffectApplied effect=lower-standard hero=teagaan (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
61 P3 move SE
    HeroMoved hero=teagaan place=SE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight Y1 | fight R3 Y1
62 P3 fight R3 Y1
    => yellow black green
    CombatBegan hero=teagaan spaces=R3,Y1 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=yellow,black,green (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y1
63 P3 vanquish Y1
    CardVanquished card=night-herald space=Y1 hero=teagaan (LB-COMBAT-14, teagaan)
    EffectApplied effect=raise-standard hero=teagaan (LB-CARD-37, night-herald)
standard (LB-CARD-37): raise red | raise green | raise blue | raise yellow | raise black | done
64 P3 done
    CardDiscarded card=night-herald space=Y1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn
65 P3 end turn
    => incubus
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=incubus hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=incubus space=R1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
66 P1 move E
    HeroMoved hero=feng-li place=E (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2
67 P1 activate tomb
    => green green
    TileActivated hero=feng-li tile=tomb (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=green,green (LB-COMBAT-1, tomb)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
68 P1 keep
tomb (LB-TILE-TOMB-1): destroy G2 | destroy G3 | done
69 P1 destroy G3
    CardDiscarded card=bramble-husk space=G3 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn
70 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero=elmer (LB-CARD-45, red)
    LifeLost hero=elmer held=0 (LB-CARD-45, red)
    HeroTakenOut hero=elmer (LB-WOUND-1, red)
    BoardTurnedNeutral board=red (LB-WOUND-5, red)
    LifeLost hero=teagaan held=0 (LB-CARD-45, red)
    HeroTakenOut hero=teagaan (LB-WOUND-1, red)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
71 any rout R2
    => pyre-priest
    CardDiscarded card=ossuary-colossus space=R2 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=pyre-priest hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=feng-li (LB-CARD-45, pyre-priest)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
72 P1 fight R2
    => blue green red
    CombatBegan hero=feng-li spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=blue,green,red (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
73 P1 reroll 1 2
    => black yellow
    DiceRerolled hero=feng-li faces=black,yellow,red (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
74 P1 move S
    HeroMoved hero=feng-li place=S (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
75 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
76 any rout R3
    => forest-troll
    CardDiscarded card=magma-brute space=R3 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=forest-troll hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G3
77 P1 place G1
    CardPlaced card=forest-troll space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
78 P1 move SE
    HeroMoved hero=feng-li place=SE (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3
79 P1 fight R3
    => red blue red
    CombatBegan hero=feng-li spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=red,blue,red (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
80 P1 reroll 1 3
    => red white
    DiceRerolled hero=feng-li faces=red,blue,white (LB-POWER-FENG-LI-3, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
81 P1 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish R3 | take back yellow
82 P1 take back yellow
    TokenTakenBack hero=feng-li colour=yellow (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
83 P1 withdraw
    CombatWithdrawn hero=feng-li (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn
84 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R2 | first R3
85 any first R2
    => orc-poisoner
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=orc-poisoner hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=orc-poisoner space=G3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token-or-life hero=feng-li (LB-CARD-39, orc-poisoner)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
86 P1 lose yellow
    EquipmentLost hero=feng-li colour=yellow (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard
87 P1 activate standard
    TileActivated hero=feng-li tile=standard (LB-ACT-3, feng-li)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
88 P1 raise red
    StandardRaised colour=red (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
89 P1 move C
    HeroMoved hero=feng-li place=C (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
90 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=feng-li (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose blue | lose black
91 P1 lose black
    EquipmentLost hero=feng-li colour=black (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
92 any rout G2
    => drowned-lantern
    CardDiscarded card=orc-drummer space=G2 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=drowned-lantern space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
93 P1 activate market
    => yellow black
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=yellow,black (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
94 P1 keep
    EquipmentGained hero=feng-li colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
95 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
96 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=feng-li (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
97 P1 grasp tomb
    GraspPlacedOnTile tile=tomb (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
98 P1 rout B1
    CardDiscarded card=brood-mother space=B1 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight G3
99 P1 fight G3
    => black white white
    CombatBegan hero=feng-li spaces=G3 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=black,white,white (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
100 P1 reroll 1 2 3
    => red black black
    DiceRerolled hero=feng-li faces=red,black,black (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
101 P1 move N
    HeroMoved hero=feng-li place=N (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
102 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R2 | first R3
103 any first R3
    => shadow-scout
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=shadow-scout hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=B1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | fight B2
104 P1 fight B2
    => white blue
    CombatBegan hero=feng-li spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=white,blue (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
105 P1 keep
pay (LB-COMBAT-3): withdraw | spend blue
106 P1 spend blue
pay (LB-COMBAT-3): withdraw | spend blue | take back blue
107 P1 take back blue
    TokenTakenBack hero=feng-li colour=blue (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend blue
108 P1 withdraw
    CombatWithdrawn hero=feng-li (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
109 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
110 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=feng-li (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp trebuchet | grasp fountain | grasp standard
111 P1 grasp standard
    GraspPlacedOnTile tile=standard (LB-CARD-11, blue)
    StandardLowered (LB-TILE-STANDARD-4, blue)
    ElementReserved element=standard-figure (LB-GRASP-4, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
112 P1 rout B2
    CardDiscarded card=deep-leviathan space=B2 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B1 | fight G3 | fight B1 G3
113 P1 fight B1 G3
    => blue yellow
    CombatBegan hero=feng-li spaces=B1,G3 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=blue,yellow (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
114 P1 reroll 1
    => black
    DiceRerolled hero=feng-li faces=black,yellow (LB-POWER-FENG-LI-3, combat)
pay (LB-COMBAT-3): withdraw | vanquish B1 | spend black
115 P1 vanquish B1
    CardVanquished card=shadow-scout space=B1 hero=feng-li (LB-COMBAT-14, feng-li)
    EffectApplied effect=move-at-once hero=feng-li (LB-CARD-38, shadow-scout)
given-move (LB-CARD-38): stay | move N | move W | move C
116 P1 stay
    CardDiscarded card=shadow-scout space=B1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
117 P1 move C
    HeroMoved hero=feng-li place=C (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
118 P1 end turn
    => ash-whisperer
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=ash-whisperer hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
119 P1 activate market
    => white yellow
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=white,yellow (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
120 P1 keep
    EquipmentGained hero=feng-li colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
121 P1 gain green
    EquipmentGained hero=feng-li colour=green (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
122 P1 move NE
    HeroMoved hero=feng-li place=NE (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
123 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R2 | first R3
124 any first R2
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R3 (LB-CARD-10, ash-whisperer)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
125 any rout R1
    => dust-wraith
    CardDiscarded card=incubus space=R1 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    CardDrawn card=dust-wraith hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
126 P1 place Y1
    CardPlaced card=dust-wraith space=Y1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight B3 | fight R1 | fight B3 R1
127 P1 fight B3 R1
    => blue green white
    CombatBegan hero=feng-li spaces=B3,R1 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=blue,green,white (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
128 P1 keep
pay (LB-COMBAT-3): withdraw | vanquish B3 | spend blue | spend yellow
129 P1 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish R1 | spend blue | spend yellow | take back yellow
130 P1 take back yellow
    TokenTakenBack hero=feng-li colour=yellow (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | vanquish B3 | spend blue | spend yellow
131 P1 vanquish B3
    CardVanquished card=drowned-lantern space=B3 hero=feng-li (LB-COMBAT-14, feng-li)
    EffectApplied effect=remove-grasp hero=feng-li (LB-CARD-36, drowned-lantern)
fountain (LB-CARD-36): cleanse tomb | cleanse standard | cleanse R3
132 P1 cleanse standard
    GraspRemoved thing=standard (LB-CARD-36, drowned-lantern)
    ElementReturned element=standard-figure (LB-GRASP-5, drowned-lantern)
    CardDiscarded card=drowned-lantern space=B3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
133 P1 move N
    HeroMoved hero=feng-li place=N (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
134 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2 | first R3
135 any first R2
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
136 any first R3
    => void-lurker
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=standard (LB-CARD-10, ash-whisperer)
    ElementReserved element=standard-figure (LB-GRASP-4, ash-whisperer)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=void-lurker hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
137 P1 place B3
    CardPlaced card=void-lurker space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
138 P1 activate quarry
    TileActivated hero=feng-li tile=quarry (LB-ACT-3, feng-li)
quarry (LB-TILE-QUARRY-1): trap B1 | trap B2 | trap R1 | trap Y2 | trap G2
139 P1 trap B2
    TrapSet space=B2 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
140 P1 move E
    HeroMoved hero=feng-li place=E (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
141 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R2 | first R3
142 any first R3
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R3 (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    LifeLost hero=feng-li held=3 (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B3
143 P1 first B3
    => hellgate-warden
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=R1 (LB-CARD-41, void-lurker)
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardTrapped card=skeleton-rider space=B2 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=skeleton-rider space=B1 (LB-TILE-QUARRY-3, trap)
    CardDrawn card=hellgate-warden hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3 | place Y2 | place Y3 | place G2
144 P1 place Y2
    CardPlaced card=hellgate-warden space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=feng-li (LB-CARD-35, hellgate-warden)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | fight R2
145 P1 fight R2
    => yellow white
    CombatBegan hero=feng-li spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=yellow,white (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
146 P1 reroll 2
    => black
    DiceRerolled hero=feng-li faces=yellow,black (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
147 P1 move N
    HeroMoved hero=feng-li place=N (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
148 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2 | first R3
149 any first R3
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
150 any first R2
    => zombie-shooter
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y3 (LB-CARD-41, void-lurker)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=G2 (LB-CARD-41, void-lurker)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=B1 (LB-CARD-41, void-lurker)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=B2 (LB-CARD-41, void-lurker)
    CardDrawn card=zombie-shooter hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=zombie-shooter space=Y3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=feng-li (LB-CARD-35, zombie-shooter)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight B2
151 P1 activate quarry
    TileActivated hero=feng-li tile=quarry (LB-ACT-3, feng-li)
quarry (LB-TILE-QUARRY-1): trap B1 | trap B3 | trap R1 | trap G2
152 P1 trap B3
    TrapSet space=B3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
153 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
154 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R2 | first R3
155 any first R3
    => place_grasp_on_tile
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=feng-li (LB-CARD-8, yellow)
    CorruptionRolled hero=feng-li face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
reroll-corruption (LB-POWER-FENG-LI-2): keep | reroll
156 P1 reroll
    => draw_horde_card root-shaman
    CorruptionRerolled hero=feng-li face=draw-horde-card (LB-CORRUPTION-1, feng-li)
    EffectApplied effect=draw-horde-card hero=feng-li (LB-CARD-7, corruption)
    CardDrawn card=root-shaman hero=feng-li (LB-HORDE-6, corruption)
    CardPlaced card=root-shaman space=G2 (LB-PLACING-1, corruption)
    EffectApplied effect=lower-standard hero=feng-li (LB-CARD-15, root-shaman)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=feng-li (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose green | lose blue | lose yellow | lose black
157 P1 lose green
    EquipmentLost hero=feng-li colour=green (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
158 any rout G2
    => raven-swarm
    CardDiscarded card=root-shaman space=G2 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, void-lurker)
    CardTrapped card=void-lurker space=B3 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=void-lurker space=B2 (LB-TILE-QUARRY-3, trap)
    CardDrawn card=raven-swarm hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
159 P1 place B3
    CardPlaced card=raven-swarm space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-hero hero=feng-li (LB-CARD-13, raven-swarm)
    GraspPlacedOnHero hero=feng-li (LB-CARD-13, raven-swarm)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight G3
160 P1 fight G3
    => blue white red
    CombatBegan hero=feng-li spaces=G3 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=blue,white,red (LB-COMBAT-1, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
161 P1 move N
    HeroMoved hero=feng-li place=N (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
162 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R2 | first R3
163 any first R2
    => place_grasp_on_tile
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=feng-li (LB-CARD-8, yellow)
    CorruptionRolled hero=feng-li face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
    EffectApplied effect=place-grasp-on-tile hero=feng-li (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp trebuchet | grasp fountain
164 P1 grasp market
    GraspPlacedOnTile tile=market (LB-CARD-11, corruption)
    Scored points=0 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
