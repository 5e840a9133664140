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
    EffectApplied effect=all-lose-round-token hero=elmer (LB-CARD-4, deep-leviathan)
lose-token (LB-RESERVE-5): lose red | lose black
9 P2 lose red
    EquipmentLost hero=elmer colour=red (LB-CARD-4, deep-leviathan)
lose-token (LB-RESERVE-5): lose yellow | lose black
10 P3 lose yellow
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-4, deep-leviathan)
lose-token (LB-RESERVE-5): lose blue | lose black
11 P1 lose blue
    EquipmentLost hero=feng-li colour=blue (LB-CARD-4, deep-leviathan)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move feng-li | give move teagaan
12 P2 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate quarry | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move feng-li | give move teagaan
13 P2 extra move E
    HeroMoved hero=elmer place=E (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | activate tomb | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
14 P2 call trebuchet
    CallToArmsUsed hero=elmer tile=trebuchet (LB-CALL-1, elmer)
    NetThrown card=deep-leviathan space=B3 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | activate tomb
15 P2 end turn
    => troll-chieftain
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=troll-chieftain hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
16 P3 place G1
    CardPlaced card=troll-chieftain space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
17 P3 activate market
    => white yellow
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
18 P3 gain black
    EquipmentGained hero=teagaan colour=black (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
19 P3 call trebuchet
    CallToArmsUsed hero=teagaan tile=trebuchet (LB-CALL-1, teagaan)
    NetThrown card=troll-chieftain space=G1 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
20 P3 end turn
    => ossuary-colossus
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
21 P1 place Y3
    CardPlaced card=ossuary-colossus space=Y3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-all-equipment hero=feng-li (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=feng-li colour=black (LB-CARD-5, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
22 P1 move N
    HeroMoved hero=feng-li place=N (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn | activate quarry | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
23 P1 activate quarry
    TileActivated hero=feng-li tile=quarry (LB-ACT-3, feng-li)
quarry (LB-TILE-QUARRY-1): trap B1 | trap B2 | trap R1 | trap R2 | trap R3 | trap Y1 | trap Y2 | trap G2 | trap G3
24 P1 trap B1
    TrapSet space=B1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
25 P1 call tower
    CallToArmsUsed hero=feng-li tile=tower (LB-CALL-1, feng-li)
tower (LB-TILE-TOWER-1): swap B1 B3 | swap B1 Y3 | swap B1 G1 | swap B2 B3 | swap B2 Y3 | swap B2 G1 | swap B3 R1 | swap B3 R2 | swap B3 R3 | swap B3 Y1 | swap B3 Y2 | swap B3 Y3 | swap B3 G1 | swap B3 G2 | swap B3 G3 | swap R1 Y3 | swap R1 G1 | swap R2 Y3 | swap R2 G1 | swap R3 Y3 | swap R3 G1 | swap Y1 Y3 | swap Y1 G1 | swap Y2 Y3 | swap Y2 G1 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap G1 G2 | swap G1 G3
26 P1 swap B1 Y3
    CardTrapped card=ossuary-colossus space=B1 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=ossuary-colossus space=Y3 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn
27 P1 end turn
    => bramble-husk
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G2 | place G3
28 P2 place G2
    CardPlaced card=bramble-husk space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | extra move N | extra move NE | extra move C | extra move S | extra move SE | give move feng-li | give move teagaan
29 P2 give move feng-li
given-move (LB-POWER-ELMER-3): stay | move NW | move NE | move W | move C | move E
30 P1 stay
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
31 P2 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
32 P2 end turn
    => brood-mother
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2
33 P3 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=teagaan (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G3 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
34 P3 activate market
    => blue blue
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=blue,blue (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
35 P3 move NE
    HeroMoved hero=teagaan place=NE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
36 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
who-suffers (LB-NEUTRAL-3): suffer elmer | suffer teagaan
37 any suffer elmer
    SuffererChosen hero=elmer effect=lose-round-token (LB-NEUTRAL-3, green)
    EffectApplied effect=lose-round-token hero=elmer (LB-CARD-3, green)
    EquipmentLost hero=elmer colour=black (LB-CARD-3, green)
    EffectApplied effect=lose-round-token hero=teagaan (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
38 P3 lose yellow
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
39 any rout G1
    => skeleton-rider
    CardDiscarded card=troll-chieftain space=G1 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
40 P1 place Y3
    CardPlaced card=skeleton-rider space=Y3 (LB-PLACING-1, horde-phase)
    EffectIgnored effect=lose-round-token (LB-CARD-3, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
41 P1 activate quarry
    TileActivated hero=feng-li tile=quarry (LB-ACT-3, feng-li)
quarry (LB-TILE-QUARRY-1): trap B2 | trap R1 | trap R2 | trap R3 | trap Y1 | trap Y2 | trap G1
42 P1 trap Y1
    TrapSet space=Y1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
43 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
44 P1 end turn
    => goblin-cutpurse
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G1 (LB-PLACING-1, horde-phase)
    EffectIgnored effect=lose-round-token (LB-CARD-3, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | extra move W | extra move C | extra move E | extra move SW | extra move SE | give move feng-li | give move teagaan
45 P2 extra move SW
    HeroMoved hero=elmer place=SW (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight Y3 | fight G1 | fight Y3 G1
46 P2 fight Y3 G1
    => black yellow red
    CombatBegan hero=elmer spaces=Y3,G1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,yellow,red (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
47 P2 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
48 P2 end turn
    => magma-brute
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=magma-brute hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
49 P3 place R2
    CardPlaced card=magma-brute space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-life hero=teagaan (LB-CARD-40, magma-brute)
    LifeLost hero=feng-li held=2 (LB-CARD-40, magma-brute)
    LifeLost hero=elmer held=2 (LB-CARD-40, magma-brute)
    LifeLost hero=teagaan held=2 (LB-CARD-40, magma-brute)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight B3
50 P3 fight B3
    => black blue blue
    CombatBegan hero=teagaan spaces=B3 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,blue,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend blue
51 P3 spend blue
pay (LB-COMBAT-3): withdraw | spend blue | take back blue
52 P3 take back blue
    TokenTakenBack hero=teagaan colour=blue (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend blue
53 P3 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
54 P3 move N
    HeroMoved hero=teagaan place=N (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
55 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=teagaan (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose blue | lose black
56 P3 lose blue
    EquipmentLost hero=teagaan colour=blue (LB-CARD-3, green)
    EffectApplied effect=lose-round-token hero=teagaan (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose blue | lose black
57 P3 lose blue
    EquipmentLost hero=teagaan colour=blue (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
58 any rout G3
    => night-herald
    CardDiscarded card=orc-drummer space=G3 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=feng-li (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    CardDrawn card=night-herald hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=feng-li (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B1
59 P1 fight B1
    => yellow blue black
    CombatBegan hero=feng-li spaces=B1 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=yellow,blue,black (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
60 P1 reroll 1 2 3
    => white yellow black
    DiceRerolled hero=feng-li faces=white,yellow,black (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
61 P1 move W
    HeroMoved hero=feng-li place=W (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
62 P1 end turn
    => incubus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=incubus hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=incubus space=R1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | extra move W | extra move C | extra move E | extra move SW | extra move SE | give move teagaan
63 P2 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move NW | move NE | move W | move C | move E
64 P3 stay
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
65 P2 move W
    HeroMoved hero=elmer place=W (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate tower | fight G2
66 P2 fight G2
    CombatBegan hero=elmer spaces=G2 (LB-ACT-5, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
67 P2 end turn
    => pyre-priest
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=pyre-priest hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3 | place G3
68 P3 place Y3
    CardPlaced card=pyre-priest space=Y3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight B2
69 P3 fight B2
    => green green green
    CombatBegan hero=teagaan spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=green,green,green (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend black
70 P3 spend black
pay (LB-COMBAT-3): withdraw | vanquish B2 | spend black | take back black
71 P3 vanquish B2
    EquipmentSpent hero=teagaan colour=black (LB-COMBAT-3, combat)
    CardVanquished card=night-herald space=B2 hero=teagaan (LB-COMBAT-14, teagaan)
    EffectApplied effect=raise-standard hero=teagaan (LB-CARD-37, night-herald)
standard (LB-CARD-37): raise red | raise green | raise blue | raise yellow | raise black | done
72 P3 raise red
    StandardRaised colour=red (LB-TILE-STANDARD-1, standard)
    CardDiscarded card=night-herald space=B2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
73 P3 move NW
    HeroMoved hero=teagaan place=NW (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
74 P3 end turn
    => forest-troll
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=forest-troll hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=forest-troll space=G3 (LB-PLACING-1, horde-phase)
    EffectIgnored effect=lose-round-token (LB-CARD-3, forest-troll)
hero-phase (LB-ACT-1): end turn | activate tower | fight G2
75 P1 fight G2
    CombatBegan hero=feng-li spaces=G2 (LB-ACT-5, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
76 P1 end turn
    => orc-poisoner
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, skeleton-rider)
    CardTrapped card=skeleton-rider space=Y1 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=skeleton-rider space=R3 (LB-TILE-QUARRY-3, trap)
    CardDrawn card=orc-poisoner hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place R3 | place Y1 | place Y2
77 P2 place Y2
    CardPlaced card=orc-poisoner space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token-or-life hero=elmer (LB-CARD-39, orc-poisoner)
    LifeLost hero=elmer held=1 (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | activate tower | fight G2 | give move teagaan
78 P2 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move N | move W | move C
79 P3 stay
hero-phase (LB-ACT-1): end turn | activate tower | fight G2
80 P2 activate tower
    TileActivated hero=elmer tile=tower (LB-ACT-3, elmer)
tower (LB-TILE-TOWER-1): swap B1 B2 | swap B1 B3 | swap B1 R1 | swap B1 R2 | swap B1 R3 | swap B1 Y1 | swap B1 Y2 | swap B1 Y3 | swap B1 G1 | swap B1 G2 | swap B1 G3 | swap B2 B3 | swap B2 R1 | swap B2 R2 | swap B2 Y2 | swap B2 Y3 | swap B2 G1 | swap B2 G2 | swap B2 G3 | swap B3 R1 | swap B3 R2 | swap B3 R3 | swap B3 Y1 | swap B3 Y2 | swap B3 Y3 | swap B3 G1 | swap B3 G2 | swap B3 G3 | swap R1 R2 | swap R1 R3 | swap R1 Y1 | swap R1 Y2 | swap R1 Y3 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R2 R3 | swap R2 Y1 | swap R2 Y2 | swap R2 Y3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R3 Y2 | swap R3 Y3 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap Y1 Y2 | swap Y1 Y3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y2 Y3 | swap Y2 G1 | swap Y2 G2 | swap Y2 G3 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap G1 G2 | swap G1 G3 | swap G2 G3
81 P2 swap G1 G2
    CardsSwapped spaces=G1,G2 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
82 P2 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
83 P2 end turn
    => drowned-lantern
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    CardDrawn card=drowned-lantern hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=drowned-lantern space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B1 | fight G3 | fight B1 G3
84 P3 fight B1 G3
    => blue green red
    CombatBegan hero=teagaan spaces=B1,G3 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue,green,red (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
85 P3 move N
    HeroMoved hero=teagaan place=N (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
86 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=teagaan (LB-CARD-3, green)
    EquipmentLost hero=teagaan colour=black (LB-CARD-3, green)
    EffectIgnored effect=lose-round-token (LB-NEUTRAL-7, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
87 any rout G3
    CardDiscarded card=forest-troll space=G3 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=feng-li (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
88 P1 grasp fountain
    GraspPlacedOnTile tile=fountain (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
89 P1 rout B2
    CardDiscarded card=drowned-lantern space=B2 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2
90 P1 fight G2
    => black yellow red
    CombatBegan hero=feng-li spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=black,yellow,red (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
91 P1 keep
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
92 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
93 P1 end turn
    => shadow-scout
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=shadow-scout hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move feng-li | give move teagaan
94 P2 extra move SW
    HeroMoved hero=elmer place=SW (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | activate trebuchet | fight Y3 | fight G1 | fight Y3 G1
95 P2 fight Y3 G1
    => blue red
    CombatBegan hero=elmer spaces=Y3,G1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=blue,red (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
96 P2 end turn
    => ash-whisperer
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    LifeLost hero=elmer held=0 (LB-CARD-35, pyre-priest)
    HeroTakenOut hero=elmer (LB-WOUND-1, pyre-priest)
    BoardTurnedNeutral board=red (LB-WOUND-5, pyre-priest)
    CardDrawn card=ash-whisperer hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place Y1 | place G3
97 P3 place Y1
    CardPlaced card=ash-whisperer space=Y1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | lift grasp fountain
98 P3 lift grasp fountain
    GraspRemoved thing=fountain (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate quarry
99 P3 activate quarry
    TileActivated hero=teagaan tile=quarry (LB-ACT-3, teagaan)
quarry (LB-TILE-QUARRY-1): trap B2 | trap G3
100 P3 trap G3
    TrapSet space=G3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn
101 P3 end turn
    => dust-wraith
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=dust-wraith hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place G3
102 P1 place B2
    CardPlaced card=dust-wraith space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B1
103 P1 fight B1
    => red white
    CombatBegan hero=feng-li spaces=B1 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=red,white (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
104 P1 reroll 1 2
    => yellow black
    DiceRerolled hero=feng-li faces=yellow,black (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
105 P1 move W
    HeroMoved hero=feng-li place=W (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
106 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-lose-life hero= (LB-CARD-40, red)
    LifeLost hero=feng-li held=1 (LB-CARD-40, red)
    LifeLost hero=teagaan held=1 (LB-CARD-40, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
107 any rout R1
    CardDiscarded card=incubus space=R1 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first Y1 | first Y3
108 P3 first Y3
    => lose_round_token
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    EffectApplied effect=advance-grasp hero=teagaan (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=Y1 (LB-CARD-10, ash-whisperer)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-round-token (LB-CORRUPTION-1, yellow)
    EffectIgnored effect=lose-round-token (LB-CARD-8, corruption)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight B2 | lift grasp Y1
109 P3 lift grasp Y1
    GraspRemoved thing=ash-whisperer (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate quarry | fight B2
110 P3 activate quarry
    TileActivated hero=teagaan tile=quarry (LB-ACT-3, teagaan)
    TrapSet space=R1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn
111 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=feng-li (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
112 P1 grasp trebuchet
    GraspPlacedOnTile tile=trebuchet (LB-CARD-11, blue)
    ElementReserved element=net (LB-GRASP-4, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
113 P1 rout B3
    CardDiscarded card=deep-leviathan space=B3 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight G2
114 P1 fight G2
    => white white
    CombatBegan hero=feng-li spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=white,white (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
115 P1 keep
pay (LB-COMBAT-3): withdraw | vanquish G2
116 P1 vanquish G2
    CardVanquished card=goblin-cutpurse space=G2 hero=feng-li (LB-COMBAT-14, feng-li)
    EffectApplied effect=gain-equipment hero=feng-li (LB-CARD-19, goblin-cutpurse)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain yellow | gain black
117 P1 gain yellow
    EquipmentGained hero=feng-li colour=yellow (LB-CARD-19, goblin-cutpurse)
    CardDiscarded card=goblin-cutpurse space=G2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
118 P1 move N
    HeroMoved hero=feng-li place=N (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
119 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first Y1 | first Y3
120 P3 first Y1
    => no_effect
    EffectApplied effect=advance-grasp hero=teagaan (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=Y1 (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=no-effect (LB-CORRUPTION-1, yellow)
    EffectApplied effect=no-effect hero=teagaan (LB-CARD-1, corruption)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight B2 | lift grasp trebuchet | lift grasp Y1
121 P3 lift grasp trebuchet
    GraspRemoved thing=trebuchet (LB-POWER-TEAGAAN-1, teagaan)
    ElementReturned element=net (LB-GRASP-5, teagaan)
hero-phase (LB-ACT-1): end turn | activate quarry | fight B2
122 P3 activate quarry
    TileActivated hero=teagaan tile=quarry (LB-ACT-3, teagaan)
quarry (LB-TILE-QUARRY-1): trap B3 | trap G2 | trap G3
123 P3 trap B3
    TrapSet space=B3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn
124 P3 end turn
    => void-lurker
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=void-lurker hero=feng-li (LB-HORDE-6, horde-phase)
    CardTrapped card=void-lurker space=B3 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight B2
125 P1 activate quarry
    TileActivated hero=feng-li tile=quarry (LB-ACT-3, feng-li)
quarry (LB-TILE-QUARRY-1): trap B3 | trap R1 | trap G2 | trap G3
126 P1 trap G3
    TrapSet space=G3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
127 P1 move E
    HeroMoved hero=feng-li place=E (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
128 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first Y1 | first Y3
129 P3 first Y3
    => lose_round_token
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    EffectApplied effect=advance-grasp hero=teagaan (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=standard (LB-CARD-10, ash-whisperer)
    StandardLowered (LB-TILE-STANDARD-4, ash-whisperer)
    ElementReserved element=standard-figure (LB-GRASP-4, ash-whisperer)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-round-token (LB-CORRUPTION-1, yellow)
    EffectIgnored effect=lose-round-token (LB-CARD-8, corruption)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight B2 | lift grasp standard
130 P3 lift grasp standard
    GraspRemoved thing=standard (LB-POWER-TEAGAAN-1, teagaan)
    ElementReturned element=standard-figure (LB-GRASP-5, teagaan)
hero-phase (LB-ACT-1): end turn | activate quarry | fight B2
131 P3 fight B2
    => black white
    CombatBegan hero=teagaan spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish B2
132 P3 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn
133 P3 end turn
    => hellgate-warden
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=hellgate-warden hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=hellgate-warden space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token hero=feng-li (LB-CARD-3, hellgate-warden)
    EquipmentLost hero=feng-li colour=yellow (LB-CARD-3, hellgate-warden)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
134 P1 fight R2
    => blue blue
    CombatBegan hero=feng-li spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=blue,blue (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
135 P1 reroll 2
    => yellow
    DiceRerolled hero=feng-li faces=blue,yellow (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
136 P1 move NE
    HeroMoved hero=feng-li place=NE (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
137 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-lose-life hero= (LB-CARD-40, red)
    LifeLost hero=feng-li held=0 (LB-CARD-40, red)
    HeroTakenOut hero=feng-li (LB-WOUND-1, red)
    BoardTurnedNeutral board=blue (LB-WOUND-5, red)
    LifeLost hero=teagaan held=0 (LB-CARD-40, red)
    HeroTakenOut hero=teagaan (LB-WOUND-1, red)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, red)
    Scored points=0 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
