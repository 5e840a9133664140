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
    CardPlaced card=deep-leviathan space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=elmer (LB-CARD-4, deep-leviathan)
lose-token (LB-RESERVE-5): lose green | lose black
10 P1 lose green
    EquipmentLost hero=elmer colour=green (LB-CARD-4, deep-leviathan)
lose-token (LB-RESERVE-5): lose blue | lose black
11 P3 lose blue
    EquipmentLost hero=ysaline colour=blue (LB-CARD-4, deep-leviathan)
lose-token (LB-RESERVE-5): lose yellow | lose black
12 P2 lose yellow
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-4, deep-leviathan)
lose-token (LB-RESERVE-5): lose red | lose black
13 P4 lose red
    EquipmentLost hero=mylfaar colour=red (LB-CARD-4, deep-leviathan)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move teagaan | give move ysaline | give move mylfaar
14 P1 call quarry
    CallToArmsUsed hero=elmer tile=quarry (LB-CALL-1, elmer)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap Y3 | trap R1 | trap R2 | trap R3 | trap G1 | trap G2 | trap G3 | trap B1 | trap B2
15 P1 trap G1
    TrapSet space=G1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move teagaan | give move ysaline | give move mylfaar
16 P1 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate quarry | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move teagaan | give move ysaline | give move mylfaar
17 P1 extra move NE
    HeroMoved hero=elmer place=NE (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn
18 P1 end turn
    => troll-chieftain
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=troll-chieftain hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
19 P3 place G3
    CardPlaced card=troll-chieftain space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
20 P3 activate market
    => white yellow
    TileActivated hero=ysaline tile=market (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=ysaline colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow
21 P3 gain red
    EquipmentGained hero=ysaline colour=red (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
22 P3 move NE
    HeroMoved hero=ysaline place=NE (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
23 P3 call tomb
    => blue blue
    CallToArmsUsed hero=ysaline tile=tomb (LB-CALL-1, ysaline)
    DiceRolled hero=ysaline faces=blue,blue (LB-COMBAT-1, tomb)
tomb (LB-TILE-TOMB-1): destroy B3 | done
24 P3 destroy B3
    CardDiscarded card=deep-leviathan space=B3 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn
25 P3 end turn
    => ossuary-colossus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
26 P2 place Y1
    CardPlaced card=ossuary-colossus space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-all-equipment hero=teagaan (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=teagaan colour=black (LB-CARD-5, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
27 P2 activate market
    => black yellow
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=black,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=black (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
28 P2 move NW
    HeroMoved hero=teagaan place=NW (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
29 P2 call standard
    CallToArmsUsed hero=teagaan tile=standard (LB-CALL-1, teagaan)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
30 P2 raise blue
    StandardRaised colour=blue (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn
31 P2 end turn
    => bramble-husk
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2
32 P4 place G1
    CardTrapped card=bramble-husk space=G1 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y1 | enchant G3
33 P4 enchant Y1
    EnchantmentPlaced card=ossuary-colossus space=Y1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
34 P4 activate market
    => red black
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=red,black (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-1, market)
    GainLost hero=mylfaar token=black (LB-RESERVE-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
35 P4 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
36 P4 call market
    => blue blue
    CallToArmsUsed hero=mylfaar tile=market (LB-CALL-1, mylfaar)
    DiceRolled hero=mylfaar faces=blue,blue (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn
37 P4 end turn
    => brood-mother
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
38 P1 place B2
    => orc-drummer
    CardPlaced card=brood-mother space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=elmer (LB-HORDE-6, brood-mother)
place-card (LB-PLACING-1): place G1 | place G2
39 P1 place G1
    CardPlaced card=orc-drummer space=G1 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | extra move N | extra move C | extra move E | give move teagaan | give move ysaline | give move mylfaar
40 P1 give move mylfaar
given-move (LB-POWER-ELMER-3): stay | move N | move NE | move C | move S | move SE
41 P4 stay
hero-phase (LB-ACT-1): end turn | move N | move C | move E
42 P1 end turn
    => skeleton-rider
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3
43 P3 place Y2
    CardPlaced card=skeleton-rider space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token hero=ysaline (LB-CARD-3, skeleton-rider)
lose-token (LB-RESERVE-5): lose red | lose yellow | lose black
44 P3 lose yellow
    EquipmentLost hero=ysaline colour=yellow (LB-CARD-3, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
45 P3 move E
    HeroMoved hero=ysaline place=E (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn | activate tomb
46 P3 activate tomb
    => yellow blue
    TileActivated hero=ysaline tile=tomb (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=yellow,blue (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn
47 P3 end turn
    => goblin-cutpurse
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=goblin-cutpurse hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token hero=teagaan (LB-CARD-3, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose yellow | lose black
48 P2 lose black
    EquipmentLost hero=teagaan colour=black (LB-CARD-3, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight Y1
49 P2 fight Y1
    => black white yellow
    CombatBegan hero=teagaan spaces=Y1 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,white,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
50 P2 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish Y1 | take back yellow
51 P2 vanquish Y1
    EquipmentSpent hero=teagaan colour=yellow (LB-COMBAT-3, combat)
    CardVanquished card=ossuary-colossus space=Y1 hero=teagaan (LB-COMBAT-14, teagaan)
    EffectApplied effect=gain-equipment hero=teagaan (LB-CARD-19, ossuary-colossus)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain yellow | gain black
52 P2 gain green
    EquipmentGained hero=teagaan colour=green (LB-CARD-19, ossuary-colossus)
    CardDiscarded card=ossuary-colossus space=Y1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
53 P2 move N
    HeroMoved hero=teagaan place=N (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
54 P2 end turn
    => magma-brute
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
55 P4 place R1
    CardPlaced card=magma-brute space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-life hero=mylfaar (LB-CARD-40, magma-brute)
    LifeLost hero=elmer held=2 (LB-CARD-40, magma-brute)
    LifeLost hero=teagaan held=2 (LB-CARD-40, magma-brute)
    LifeLost hero=ysaline held=2 (LB-CARD-40, magma-brute)
    LifeLost hero=mylfaar held=2 (LB-CARD-40, magma-brute)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | enchant Y3 | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B2
56 P4 enchant G3
    EnchantmentPlaced card=troll-chieftain space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
57 P4 activate tomb
    => black green
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=black,green (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
58 P4 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
59 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=elmer (LB-CARD-3, green)
    EquipmentLost hero=elmer colour=black (LB-CARD-3, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
60 P1 rout G2
    CardDiscarded card=goblin-cutpurse space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3 | fight R1 | fight Y3 R1 | extra move N | extra move C | extra move E | give move teagaan | give move ysaline | give move mylfaar
61 P1 fight Y3 R1
    => green green blue
    CombatBegan hero=elmer spaces=Y3,R1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,green,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | extra move N | extra move C | extra move E | give move teagaan | give move ysaline | give move mylfaar
62 P1 extra move E
    HeroMoved hero=elmer place=E (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
63 P1 move SE
    HeroMoved hero=elmer place=SE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
64 P1 end turn
    => night-herald
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=night-herald hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B3
65 P3 place B1
    CardPlaced card=night-herald space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=ysaline (LB-CARD-15, night-herald)
    StandardLowered (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
66 P3 activate tomb
    => green red
    TileActivated hero=ysaline tile=tomb (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=green,red (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
67 P3 move NE
    HeroMoved hero=ysaline place=NE (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
68 P3 end turn
    => incubus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=incubus hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=incubus space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
69 P2 activate quarry
    TileActivated hero=teagaan tile=quarry (LB-ACT-3, teagaan)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap Y3 | trap G2 | trap B3
70 P2 trap G2
    TrapSet space=G2 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
71 P2 move C
    HeroMoved hero=teagaan place=C (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
72 P2 end turn
    => pyre-priest
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardTrapped card=skeleton-rider space=G2 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=skeleton-rider space=R2 (LB-TILE-QUARRY-3, trap)
    CardDrawn card=pyre-priest hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight G1 | fight R3 G1 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2
73 P4 fight R3 G1
    => black yellow red
    CombatBegan hero=mylfaar spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,yellow,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend red
74 P4 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2
75 P4 enchant B1
    EnchantmentPlaced card=night-herald space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
76 P4 end turn
    => forest-troll
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=forest-troll hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=forest-troll space=G2 (LB-PLACING-1, horde-phase)
    EffectIgnored effect=lose-round-token (LB-CARD-3, forest-troll)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight G1 | fight R3 G1 | give move teagaan | give move ysaline
77 P1 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
78 P2 stay
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight G1 | fight R3 G1
79 P1 fight G1
    => blue red red
    CombatBegan hero=elmer spaces=G1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=blue,red,red (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
80 P1 end turn
    => orc-poisoner
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=ysaline (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B1 (LB-CARD-10, night-herald)
    CardDrawn card=orc-poisoner hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3 | place B3
81 P3 place Y1
    CardPlaced card=orc-poisoner space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token-or-life hero=ysaline (LB-CARD-39, orc-poisoner)
lose-token (LB-RESERVE-5): lose red | lose black
82 P3 lose red
    EquipmentLost hero=ysaline colour=red (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight R1
83 P3 fight R1
    => white yellow black
    CombatBegan hero=ysaline spaces=R1 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=white,yellow,black (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
84 P3 move C
    HeroMoved hero=ysaline place=C (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
85 P3 end turn
    => drowned-lantern
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=drowned-lantern space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | lift grasp B1
86 P2 lift grasp B1
    GraspRemoved thing=night-herald (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate market
87 P2 activate market
    => black white
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=black,white (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=black (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
88 P2 gain black
    EquipmentGained hero=teagaan colour=black (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn
89 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=mylfaar (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-lose-life hero=mylfaar (LB-CARD-40, red)
    LifeLost hero=elmer held=1 (LB-CARD-40, red)
    LifeLost hero=teagaan held=1 (LB-CARD-40, red)
    LifeLost hero=ysaline held=1 (LB-CARD-40, red)
    LifeLost hero=mylfaar held=1 (LB-CARD-40, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
90 P4 rout R2
    CardDiscarded card=pyre-priest space=R2 (LB-BOARD-FULL-1, red)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight G1 | fight R3 G1 | enchant Y1 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
91 P4 fight R3 G1
    => white red black
    CombatBegan hero=mylfaar spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,red,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3 | spend red
92 P4 spend red
pay (LB-COMBAT-3): withdraw | vanquish R3 | take back red
93 P4 take back red
    TokenTakenBack hero=mylfaar colour=red (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3 | spend red
94 P4 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
95 P4 enchant B3
    EnchantmentPlaced card=drowned-lantern space=B3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
96 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
97 P1 rout G1
    CardDiscarded card=orc-drummer space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | give move teagaan | give move ysaline
98 P1 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
99 P2 stay
hero-phase (LB-ACT-1): end turn | activate standard | fight R3
100 P1 fight R3
    => black white blue
    CombatBegan hero=elmer spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,white,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend red (mylfaar)
101 P1 spend red (mylfaar)
lend (LB-COMBAT-5): agree | refuse
102 P4 refuse
    TokenRefused hero=mylfaar (LB-COMBAT-5, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
103 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=ysaline (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B1 (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=ysaline (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
104 P3 grasp tower
    GraspPlacedOnTile tile=tower (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
105 P3 rout B2
    CardDiscarded card=brood-mother space=B2 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
106 P3 activate market
    => blue yellow
    TileActivated hero=ysaline tile=market (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=blue,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=ysaline colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=ysaline colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
107 P3 move SE
    HeroMoved hero=ysaline place=SE (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
108 P3 end turn
    => shadow-scout
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=shadow-scout hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3
109 P2 place Y2
    CardPlaced card=shadow-scout space=Y2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | lift grasp tower | lift grasp B1
110 P2 lift grasp tower
    GraspRemoved thing=tower (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate market
111 P2 activate market
    => black white
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=black,white (LB-COMBAT-1, market)
    GainLost hero=teagaan token=black (LB-RESERVE-2, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow
112 P2 gain blue
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn
113 P2 end turn
    => ash-whisperer
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=ash-whisperer hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | enchant Y1 | enchant Y2 | enchant R1 | enchant R2 | enchant R3 | enchant G2 | enchant G3 | enchant B1
114 P4 enchant G2
    EnchantmentPlaced card=forest-troll space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3
115 P4 fight R3
    => yellow blue
    CombatBegan hero=mylfaar spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
116 P4 end turn
    => dust-wraith
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=dust-wraith hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=dust-wraith space=Y3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | give move teagaan
117 P1 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
118 P2 stay
hero-phase (LB-ACT-1): end turn | activate standard | fight R3
119 P1 fight R3
    => green white
    CombatBegan hero=elmer spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend red (mylfaar)
120 P1 spend red (mylfaar)
lend (LB-COMBAT-5): agree | refuse
121 P4 agree
    TokenLent hero=mylfaar colour=red (LB-COMBAT-4, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3 | take back red (mylfaar)
122 P1 take back red (mylfaar)
    TokenTakenBack hero=mylfaar colour=red (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend red (mylfaar)
123 P1 withdraw
    CombatWithdrawn hero=elmer (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn
124 P1 end turn
    => void-lurker
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=ysaline (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=trebuchet (LB-CARD-10, night-herald)
    ElementReserved element=net (LB-GRASP-4, night-herald)
    CardDrawn card=void-lurker hero=ysaline (LB-HORDE-6, horde-phase)
    CardPlaced card=void-lurker space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3
125 P3 fight R3
    => yellow
    CombatBegan hero=ysaline spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=yellow (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | activate standard
126 P3 activate standard
    TileActivated hero=ysaline tile=standard (LB-ACT-3, ysaline)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
127 P3 raise yellow
    StandardRaised colour=yellow (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn
128 P3 end turn
    => lose_life
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-life (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, corruption)
    LifeLost hero=teagaan held=0 (LB-CARD-2, corruption)
    HeroTakenOut hero=teagaan (LB-WOUND-1, corruption)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R2 (LB-CARD-10, ash-whisperer)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-lose-life hero=mylfaar (LB-CARD-40, red)
    LifeLost hero=elmer held=0 (LB-CARD-40, red)
    HeroTakenOut hero=elmer (LB-WOUND-1, red)
    BoardTurnedNeutral board=green (LB-WOUND-5, red)
    LifeLost hero=ysaline held=0 (LB-CARD-40, red)
    HeroTakenOut hero=ysaline (LB-WOUND-1, red)
    BoardTurnedNeutral board=blue (LB-WOUND-5, red)
    LifeLost hero=mylfaar held=0 (LB-CARD-40, red)
    HeroTakenOut hero=mylfaar (LB-WOUND-1, red)
    BoardTurnedNeutral board=red (LB-WOUND-5, red)
    Scored points=-4 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
