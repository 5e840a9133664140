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
    => white yellow
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
16 P3 gain red
    EquipmentGained hero=teagaan colour=red (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
17 P3 move S
    HeroMoved hero=teagaan place=S (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
18 P3 call market
    => blue blue
    CallToArmsUsed hero=teagaan tile=market (LB-CALL-1, teagaan)
    DiceRolled hero=teagaan faces=blue,blue (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn
19 P3 end turn
    => lose_all_equipment
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=feng-li (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=feng-li face=lose-all-equipment (LB-CORRUPTION-1, deep-leviathan)
reroll-corruption (LB-POWER-FENG-LI-2): keep | reroll
20 P1 keep
    => ossuary-colossus
    EffectApplied effect=lose-all-equipment hero=feng-li (LB-CARD-5, corruption)
    EquipmentLost hero=feng-li colour=blue (LB-CARD-5, corruption)
    EquipmentLost hero=feng-li colour=black (LB-CARD-5, corruption)
    CardDrawn card=ossuary-colossus hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
21 P1 place Y3
    CardPlaced card=ossuary-colossus space=Y3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
22 P1 activate market
    => yellow red
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=yellow,red (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
23 P1 reroll 1
    => black
    DiceRerolled hero=feng-li faces=black,red (LB-POWER-FENG-LI-3, market)
    EquipmentGained hero=feng-li colour=black (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
24 P1 move NW
    HeroMoved hero=feng-li place=NW (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
25 P1 call tower
    CallToArmsUsed hero=feng-li tile=tower (LB-CALL-1, feng-li)
tower (LB-TILE-TOWER-1): swap B3 Y3 | swap B3 G2 | swap Y3 G2
26 P1 swap B3 Y3
    CardsSwapped spaces=B3,Y3 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn
27 P1 end turn
    => bramble-husk
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G3
28 P2 place G1
    CardPlaced card=bramble-husk space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move feng-li | give move teagaan
29 P2 give move feng-li
given-move (LB-POWER-ELMER-3): stay | move N | move W | move C
30 P1 stay
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
31 P2 activate quarry
    TileActivated hero=elmer tile=quarry (LB-ACT-3, elmer)
quarry (LB-TILE-QUARRY-1): trap B1 | trap B2 | trap R1 | trap R2 | trap R3 | trap Y1 | trap Y2 | trap G3
32 P2 trap R1
    TrapSet space=R1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
33 P2 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
34 P2 end turn
    => place_grasp_on_tile
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=teagaan face=place-grasp-on-tile (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=place-grasp-on-tile hero=teagaan (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
35 P3 grasp market
    => brood-mother
    GraspPlacedOnTile tile=market (LB-CARD-11, corruption)
    CardDrawn card=brood-mother hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2
36 P3 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=teagaan (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G3 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | lift grasp market
37 P3 lift grasp market
    GraspRemoved thing=market (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn
38 P3 end turn
    => skeleton-rider
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2
39 P1 place Y2
    CardPlaced card=skeleton-rider space=Y2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B1 | fight G3 | fight B1 G3
40 P1 fight B1
    => blue yellow blue
    CombatBegan hero=feng-li spaces=B1 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=blue,yellow,blue (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
41 P1 reroll 1
    => black
    DiceRerolled hero=feng-li faces=black,yellow,blue (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
42 P1 move C
    HeroMoved hero=feng-li place=C (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
43 P1 end turn
    => goblin-cutpurse
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place R1 | place R2 | place R3 | place Y1
44 P2 place Y1
    CardPlaced card=goblin-cutpurse space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token hero=elmer (LB-CARD-3, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose black
45 P2 lose red
    EquipmentLost hero=elmer colour=red (LB-CARD-3, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move feng-li | give move teagaan
46 P2 extra move SE
    HeroMoved hero=elmer place=SE (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight Y1
47 P2 fight Y1
    => white yellow black
    CombatBegan hero=elmer spaces=Y1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=white,yellow,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y1
48 P2 vanquish Y1
    CardVanquished card=goblin-cutpurse space=Y1 hero=elmer (LB-COMBAT-14, elmer)
    EffectApplied effect=gain-equipment hero=elmer (LB-CARD-19, goblin-cutpurse)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain yellow | gain black
49 P2 gain yellow
    EquipmentGained hero=elmer colour=yellow (LB-CARD-19, goblin-cutpurse)
    CardDiscarded card=goblin-cutpurse space=Y1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
50 P2 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
51 P2 end turn
    => no_effect magma-brute
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=teagaan face=no-effect (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=no-effect hero=teagaan (LB-CARD-1, corruption)
    CardDrawn card=magma-brute hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
52 P3 place R2
    CardPlaced card=magma-brute space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, magma-brute)
    LifeLost hero=teagaan held=2 (LB-CARD-2, magma-brute)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | fight Y2
53 P3 fight Y2
    => green green blue
    CombatBegan hero=teagaan spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=green,green,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow | spend yellow (elmer)
54 P3 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
55 P3 move C
    HeroMoved hero=teagaan place=C (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
56 P3 end turn
    => night-herald
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=night-herald hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-card hero=feng-li (LB-CARD-9, night-herald)
    GraspPlacedOnCard card=night-herald space=B2 (LB-CARD-9, night-herald)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
57 P1 activate market
    => green red
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=green,red (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
58 P1 keep
    EquipmentGained hero=feng-li colour=green (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
59 P1 move SE
    HeroMoved hero=feng-li place=SE (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
60 P1 end turn
    => incubus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=incubus hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R3
61 P2 place R3
    CardPlaced card=incubus space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight Y2 | extra move W | extra move C | extra move E | extra move SW | extra move SE | give move feng-li | give move teagaan
62 P2 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
63 P3 stay
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight Y2
64 P2 fight Y2
    => black yellow red
    CombatBegan hero=elmer spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,yellow,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
65 P2 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish Y2
66 P2 withdraw
    CombatWithdrawn hero=elmer (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
67 P2 move E
    HeroMoved hero=elmer place=E (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
68 P2 end turn
    => place_grasp_on_tile
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=teagaan face=place-grasp-on-tile (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=place-grasp-on-tile hero=teagaan (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
69 P3 grasp fountain
    => pyre-priest
    GraspPlacedOnTile tile=fountain (LB-CARD-11, corruption)
    CardDrawn card=pyre-priest hero=teagaan (LB-HORDE-6, horde-phase)
    CardTrapped card=pyre-priest space=R1 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | lift grasp fountain | lift grasp B2
70 P3 lift grasp B2
    GraspRemoved thing=night-herald (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate market
71 P3 activate market
    => red red
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=red,red (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=red (LB-TILE-MARKET-1, market)
    GainLost hero=teagaan token=red (LB-RESERVE-2, market)
hero-phase (LB-ACT-1): end turn
72 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B2 (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=feng-li (LB-CARD-6, blue)
    LifeLost hero=feng-li held=2 (LB-CARD-6, blue)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3
73 P1 fight R3
    => white yellow black
    CombatBegan hero=feng-li spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=white,yellow,black (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
74 P1 reroll 1 3
    => black white
    DiceRerolled hero=feng-li faces=black,yellow,white (LB-POWER-FENG-LI-3, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3 | spend red
75 P1 spend red
pay (LB-COMBAT-3): withdraw | vanquish R3 | spend red
76 P1 vanquish R3
    => lose_life
    EquipmentSpent hero=feng-li colour=red (LB-COMBAT-3, combat)
    CardVanquished card=incubus space=R3 hero=feng-li (LB-COMBAT-14, feng-li)
    EffectApplied effect=roll-corruption-die hero=feng-li (LB-CARD-8, incubus)
    CorruptionRolled hero=feng-li face=lose-life (LB-CORRUPTION-1, incubus)
reroll-corruption (LB-POWER-FENG-LI-2): keep | reroll
77 P1 reroll
    => no_effect
    CorruptionRerolled hero=feng-li face=no-effect (LB-CORRUPTION-1, feng-li)
    EffectApplied effect=no-effect hero=feng-li (LB-CARD-1, corruption)
    CardDiscarded card=incubus space=R3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
78 P1 move C
    HeroMoved hero=feng-li place=C (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
79 P1 end turn
    => forest-troll
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=forest-troll hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R3 | place Y1
80 P2 place R3
    CardPlaced card=forest-troll space=R3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token hero=elmer (LB-CARD-3, forest-troll)
lose-token (LB-RESERVE-5): lose yellow | lose black
81 P2 lose black
    EquipmentLost hero=elmer colour=black (LB-CARD-3, forest-troll)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2 | extra move N | extra move NE | extra move C | extra move S | extra move SE | give move feng-li | give move teagaan
82 P2 give move feng-li
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
83 P1 stay
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
84 P2 activate tomb
    TileActivated hero=elmer tile=tomb (LB-ACT-3, elmer)
tomb (LB-TILE-TOMB-1): destroy B1 | destroy B2 | destroy B3 | destroy R2 | destroy R3 | destroy Y2 | destroy Y3 | destroy G1 | destroy G2 | destroy G3
85 P2 destroy R3
    CardDiscarded card=forest-troll space=R3 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=elmer held=2 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
86 P2 move SE
    HeroMoved hero=elmer place=SE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
87 P2 end turn
    => lose_all_equipment orc-poisoner
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=teagaan face=lose-all-equipment (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=lose-all-equipment hero=teagaan (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=red (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=red (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=blue (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=blue (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, corruption)
    EquipmentLost hero=teagaan colour=black (LB-CARD-5, corruption)
    CardDrawn card=orc-poisoner hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R3 | place Y1
88 P3 place R3
    CardPlaced card=orc-poisoner space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | lift grasp fountain | lift grasp B2
89 P3 lift grasp B2
    GraspRemoved thing=night-herald (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate market
90 P3 activate market
    => black white
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=black,white (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=black (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
91 P3 gain red
    EquipmentGained hero=teagaan colour=red (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn
92 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B2 (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=feng-li (LB-CARD-6, blue)
    LifeLost hero=feng-li held=1 (LB-CARD-6, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
93 P1 activate market
    => blue blue
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=blue,blue (LB-COMBAT-1, market)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
94 P1 keep
    EquipmentGained hero=feng-li colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
95 P1 move N
    HeroMoved hero=feng-li place=N (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
96 P1 end turn
    => drowned-lantern
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place Y1
97 P2 place R1
    CardPlaced card=drowned-lantern space=R1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | extra move C | extra move E | extra move S | give move feng-li | give move teagaan
98 P2 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
99 P2 activate market
    => yellow black
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=yellow,black (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
100 P2 move NE
    HeroMoved hero=elmer place=NE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
101 P2 end turn
    => lose_life shadow-scout
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=teagaan face=lose-life (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, corruption)
    LifeLost hero=teagaan held=1 (LB-CARD-2, corruption)
    CardDrawn card=shadow-scout hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=Y1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | lift grasp fountain | lift grasp B2
102 P3 lift grasp fountain
    GraspRemoved thing=fountain (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate market
103 P3 activate market
    => yellow blue
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=yellow,blue (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn
104 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=feng-li (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=quarry (LB-CARD-10, night-herald)
    ElementReserved element=trap (LB-GRASP-4, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=feng-li (LB-CARD-6, blue)
    LifeLost hero=feng-li held=0 (LB-CARD-6, blue)
    HeroTakenOut hero=feng-li (LB-WOUND-1, blue)
    BoardTurnedNeutral board=blue (LB-WOUND-5, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, red)
    LifeLost hero=elmer held=1 (LB-CARD-2, red)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate dispensary | fight B3 | fight R1 | fight B3 R1 | extra move N | extra move C | extra move E | give move teagaan
105 P2 fight B3 R1
    => green white
    CombatBegan hero=elmer spaces=B3,R1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,white (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | extra move N | extra move C | extra move E | give move teagaan
106 P2 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
107 P2 move SE
    HeroMoved hero=elmer place=SE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
108 P2 end turn
    => draw_horde_card lose_life
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=teagaan face=draw-horde-card (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, corruption)
    CardTurnedAway (LB-PLACING-6, corruption)
    LifeLost hero=teagaan held=0 (LB-PLACING-6, corruption)
    HeroTakenOut hero=teagaan (LB-WOUND-1, corruption)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, corruption)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, yellow)
    CorruptionRolled hero=elmer face=lose-life (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, corruption)
    LifeLost hero=elmer held=0 (LB-CARD-2, corruption)
    HeroTakenOut hero=elmer (LB-WOUND-1, corruption)
    BoardTurnedNeutral board=red (LB-WOUND-5, corruption)
    Scored points=0 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
