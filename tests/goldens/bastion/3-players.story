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
30 P2 trap Y2
    TrapSet space=Y2 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
31 P2 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
32 P2 end turn
    => brood-mother
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
33 P3 place B3
    => orc-drummer
    CardPlaced card=brood-mother space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=teagaan (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G3 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
34 P3 activate quarry
    TileActivated hero=teagaan tile=quarry (LB-ACT-3, teagaan)
quarry (LB-TILE-QUARRY-1): trap B1 | trap B2 | trap R1 | trap R2 | trap R3 | trap Y3
35 P3 trap R3
    TrapSet space=R3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
36 P3 move E
    HeroMoved hero=teagaan place=E (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
37 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
38 any first lose_all_equipment
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer | suffer teagaan
39 any suffer teagaan
    SuffererChosen hero=teagaan effect=lose-all-equipment (LB-NEUTRAL-3, green)
    EffectApplied effect=lose-all-equipment hero=teagaan (LB-CARD-5, green)
    EquipmentLost hero=teagaan colour=blue (LB-CARD-5, green)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, green)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, green)
    EquipmentLost hero=teagaan colour=black (LB-CARD-5, green)
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer | suffer teagaan
40 any suffer teagaan
    => skeleton-rider
    SuffererChosen hero=teagaan effect=draw-horde-card (LB-NEUTRAL-3, green)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, green)
    CardDrawn card=skeleton-rider hero=teagaan (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y2 | place Y3
41 P3 place Y2
    => goblin-cutpurse
    CardPlaced card=skeleton-rider space=Y2 (LB-PLACING-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place R1 | place R2 | place R3 | place Y3
42 P1 place R1
    CardPlaced card=goblin-cutpurse space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=feng-li (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
43 P1 lose blue
    EquipmentLost hero=feng-li colour=blue (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose black
44 P2 lose red
    EquipmentLost hero=elmer colour=red (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight G3
45 P1 fight G3
    => red black blue
    CombatBegan hero=feng-li spaces=G3 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=red,black,blue (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | reroll 1 2 3
46 P1 keep
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
47 P1 move C
    HeroMoved hero=feng-li place=C (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
48 P1 end turn
    => magma-brute
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R2 | place R3
49 P2 place R3
    CardTrapped card=magma-brute space=R3 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight G3 | extra move N | extra move W | extra move C | give move feng-li | give move teagaan
50 P2 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
51 P2 activate market
    => blue yellow
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=blue,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
52 P2 move E
    HeroMoved hero=elmer place=E (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
53 P2 end turn
    => night-herald
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=night-herald hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=Y3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-card hero=teagaan (LB-CARD-9, night-herald)
    GraspPlacedOnCard card=night-herald space=Y3 (LB-CARD-9, night-herald)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | lift grasp Y3
54 P3 lift grasp Y3
    GraspRemoved thing=night-herald (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate tomb
55 P3 activate tomb
    TileActivated hero=teagaan tile=tomb (LB-ACT-3, teagaan)
tomb (LB-TILE-TOMB-1): destroy B3 | destroy R1 | destroy Y1 | destroy Y2 | destroy Y3 | destroy G1 | destroy G2 | destroy G3
56 P3 destroy Y2
    CardDiscarded card=skeleton-rider space=Y2 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=teagaan held=1 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn
57 P3 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
58 any first draw_horde_card
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer | suffer teagaan
59 any suffer teagaan
    => incubus
    SuffererChosen hero=teagaan effect=draw-horde-card (LB-NEUTRAL-3, green)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, green)
    CardDrawn card=incubus hero=teagaan (LB-HORDE-6, green)
place-card (LB-PLACING-1): place R2 | place R3
60 P3 place R3
    CardPlaced card=incubus space=R3 (LB-PLACING-1, green)
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer
61 any suffer elmer
    => pyre-priest
    SuffererChosen hero=elmer effect=lose-all-equipment (LB-NEUTRAL-3, green)
    EffectApplied effect=lose-all-equipment hero=elmer (LB-CARD-5, green)
    EquipmentLost hero=elmer colour=blue (LB-CARD-5, green)
    EquipmentLost hero=elmer colour=yellow (LB-CARD-5, green)
    EquipmentLost hero=elmer colour=black (LB-CARD-5, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=pyre-priest hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-hero hero=feng-li (LB-CARD-13, pyre-priest)
    GraspPlacedOnHero hero=feng-li (LB-CARD-13, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
62 P1 activate market
    => blue black
    TileActivated hero=feng-li tile=market (LB-ACT-3, feng-li)
    DiceRolled hero=feng-li faces=blue,black (LB-COMBAT-1, market)
    EquipmentGained hero=feng-li colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=feng-li colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
63 P1 move E
    HeroMoved hero=feng-li place=E (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
64 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, red)
    LifeLost hero=elmer held=1 (LB-CARD-2, red)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2 | extra move N | extra move NE | extra move C | extra move S | extra move SE | give move feng-li | give move teagaan
65 P2 fight R2
    => white yellow black
    CombatBegan hero=elmer spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=white,yellow,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R2
66 P2 vanquish R2
    CardVanquished card=pyre-priest space=R2 hero=elmer (LB-COMBAT-14, elmer)
    CardDiscarded card=pyre-priest space=R2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | extra move N | extra move NE | extra move C | extra move S | extra move SE | give move feng-li | give move teagaan
67 P2 give move feng-li
given-move (LB-POWER-ELMER-3): stay | move N | move NE | move C | move S | move SE
68 P1 stay
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
69 P2 move NE
    HeroMoved hero=elmer place=NE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
70 P2 end turn
    => forest-troll
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=teagaan (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=Y3 (LB-CARD-10, night-herald)
    CardDrawn card=forest-troll hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place R2 | place Y2
71 P3 place Y2
    CardPlaced card=forest-troll space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=teagaan (LB-CARD-4, forest-troll)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
72 P1 lose blue
    EquipmentLost hero=feng-li colour=blue (LB-CARD-4, forest-troll)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | lift grasp Y3 | lift grasp feng-li
73 P3 lift grasp feng-li
    GraspRemoved thing=feng-li (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate tomb
74 P3 activate tomb
    TileActivated hero=teagaan tile=tomb (LB-ACT-3, teagaan)
tomb (LB-TILE-TOMB-1): destroy B3 | destroy R1 | destroy R3 | destroy Y1 | destroy Y2 | destroy Y3 | destroy G1 | destroy G2 | destroy G3
75 P3 destroy Y3
    CardDiscarded card=night-herald space=Y3 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=teagaan held=0 (LB-TILE-TOMB-1, tomb)
    HeroTakenOut hero=teagaan (LB-WOUND-1, tomb)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, tomb)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
76 any first draw_horde_card
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer
77 any suffer elmer
    => orc-poisoner
    SuffererChosen hero=elmer effect=draw-horde-card (LB-NEUTRAL-3, green)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, green)
    CardDrawn card=orc-poisoner hero=elmer (LB-HORDE-6, green)
place-card (LB-PLACING-1): place B1 | place B2 | place R2 | place Y3
78 P2 place Y3
    => drowned-lantern
    CardPlaced card=orc-poisoner space=Y3 (LB-PLACING-1, green)
    EffectApplied effect=lose-all-equipment hero=feng-li (LB-CARD-5, green)
    EquipmentLost hero=feng-li colour=yellow (LB-CARD-5, green)
    EquipmentLost hero=feng-li colour=black (LB-CARD-5, green)
    EquipmentLost hero=feng-li colour=black (LB-CARD-5, green)
    EquipmentLost hero=feng-li colour=black (LB-CARD-5, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=feng-li (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2
79 P1 place B1
    CardPlaced card=drowned-lantern space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=feng-li (LB-CARD-4, drowned-lantern)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
80 P1 activate tomb
    TileActivated hero=feng-li tile=tomb (LB-ACT-3, feng-li)
tomb (LB-TILE-TOMB-1): destroy B1 | destroy B3 | destroy R1 | destroy R3 | destroy Y1 | destroy Y2 | destroy Y3 | destroy G1 | destroy G2 | destroy G3
81 P1 destroy Y1
    CardDiscarded card=troll-chieftain space=Y1 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=feng-li held=2 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
82 P1 move S
    HeroMoved hero=feng-li place=S (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
83 P1 end turn
    => shadow-scout
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    CardDrawn card=shadow-scout hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate dispensary | fight B3 | fight R1 | fight B3 R1 | extra move N | extra move C | extra move E | give move feng-li
84 P2 fight B3 R1
    => green green
    CombatBegan hero=elmer spaces=B3,R1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,green (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R1
85 P2 withdraw
    CombatWithdrawn hero=elmer (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | extra move N | extra move C | extra move E | give move feng-li
86 P2 give move feng-li
given-move (LB-POWER-ELMER-3): stay | move W | move C | move E | move SW | move SE
87 P1 stay
hero-phase (LB-ACT-1): end turn | move N | move C | move E
88 P2 move E
    HeroMoved hero=elmer place=E (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
89 P2 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
90 any first draw_horde_card
who-suffers (LB-NEUTRAL-3): suffer feng-li | suffer elmer
91 any suffer feng-li
    => ash-whisperer
    SuffererChosen hero=feng-li effect=draw-horde-card (LB-NEUTRAL-3, green)
    EffectApplied effect=draw-horde-card hero=feng-li (LB-CARD-7, green)
    CardDrawn card=ash-whisperer hero=feng-li (LB-HORDE-6, green)
place-card (LB-PLACING-1): place B2 | place Y1
92 P1 place Y1
    => dust-wraith
    CardPlaced card=ash-whisperer space=Y1 (LB-PLACING-1, green)
    EffectIgnored effect=lose-all-equipment (LB-NEUTRAL-7, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    CardDrawn card=dust-wraith hero=feng-li (LB-HORDE-6, horde-phase)
    CardPlaced card=dust-wraith space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | fight Y2
93 P1 fight Y2
    => green blue
    CombatBegan hero=feng-li spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=feng-li faces=green,blue (LB-COMBAT-1, combat)
reroll-dice (LB-POWER-FENG-LI-1): keep | reroll 1 | reroll 2 | reroll 1 2
94 P1 reroll 1
    => green
    DiceRerolled hero=feng-li faces=green,blue (LB-POWER-FENG-LI-3, combat)
    CombatFailed hero=feng-li (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
95 P1 move SE
    HeroMoved hero=feng-li place=SE (LB-MOVE-1, feng-li)
hero-phase (LB-ACT-1): end turn
96 P1 end turn
    => no_effect
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=red hero=elmer (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=elmer (LB-CARD-2, red)
    LifeLost hero=elmer held=0 (LB-CARD-2, red)
    HeroTakenOut hero=elmer (LB-WOUND-1, red)
    BoardTurnedNeutral board=red (LB-WOUND-5, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=Y1 (LB-CARD-10, ash-whisperer)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=feng-li (LB-CARD-8, yellow)
    CorruptionRolled hero=feng-li face=no-effect (LB-CORRUPTION-1, yellow)
reroll-corruption (LB-POWER-FENG-LI-2): keep | reroll
97 P1 reroll
    => lose_all_equipment
    CorruptionRerolled hero=feng-li face=lose-all-equipment (LB-CORRUPTION-1, feng-li)
    EffectIgnored effect=lose-all-equipment (LB-CARD-8, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
98 any first lose_all_equipment
    EffectIgnored effect=lose-all-equipment (LB-NEUTRAL-7, green)
    EffectApplied effect=draw-horde-card hero=feng-li (LB-CARD-7, green)
    CardTurnedAway (LB-PLACING-6, green)
    LifeLost hero=feng-li held=1 (LB-PLACING-6, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=feng-li (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=feng-li (LB-CARD-6, blue)
    LifeLost hero=feng-li held=0 (LB-CARD-6, blue)
    HeroTakenOut hero=feng-li (LB-WOUND-1, blue)
    BoardTurnedNeutral board=blue (LB-WOUND-5, blue)
    Scored points=0 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
