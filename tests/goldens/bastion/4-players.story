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
    EffectApplied effect=lower-standard hero=elmer (LB-CARD-15, deep-leviathan)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move teagaan | give move ysaline | give move mylfaar
10 P1 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | fight B3 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move N | extra move W | extra move C | give move teagaan | give move ysaline | give move mylfaar
11 P1 give move mylfaar
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
12 P4 stay
hero-phase (LB-ACT-1): end turn | fight B3 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
13 P1 end turn
    => troll-chieftain
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=troll-chieftain hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
14 P3 place G1
    CardPlaced card=troll-chieftain space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=ysaline (LB-CARD-45, troll-chieftain)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
15 P3 call tower
    CallToArmsUsed hero=ysaline tile=tower (LB-CALL-1, ysaline)
tower (LB-TILE-TOWER-1): swap Y1 G1 | swap Y1 B3 | swap Y2 G1 | swap Y2 B3 | swap Y3 G1 | swap Y3 B3 | swap R1 G1 | swap R1 B3 | swap R2 G1 | swap R2 B3 | swap R3 G1 | swap R3 B3 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G1 B3 | swap G2 B3 | swap G3 B3 | swap B1 B3 | swap B2 B3
16 P3 swap G1 G3
    CardMoved card=troll-chieftain space=G3 (LB-TILE-TOWER-2, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
17 P3 activate market
    => white yellow
    TileActivated hero=ysaline tile=market (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=ysaline colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow
18 P3 gain green
    EquipmentGained hero=ysaline colour=green (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
19 P3 move NW
    HeroMoved hero=ysaline place=NW (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
20 P3 end turn
    => ossuary-colossus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
21 P2 place Y1
    CardPlaced card=ossuary-colossus space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=teagaan (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose yellow | lose black
22 P2 lose yellow
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose red | lose black
23 P4 lose red
    EquipmentLost hero=mylfaar colour=red (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose green | lose black
24 P1 lose green
    EquipmentLost hero=elmer colour=green (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose green | lose blue | lose yellow | lose black
25 P3 lose black
    EquipmentLost hero=ysaline colour=black (LB-CARD-4, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
26 P2 activate market
    => blue blue
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=blue,blue (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
27 P2 call standard
    CallToArmsUsed hero=teagaan tile=standard (LB-CALL-1, teagaan)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
28 P2 raise red
    StandardRaised colour=red (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
29 P2 move SE
    HeroMoved hero=teagaan place=SE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
30 P2 end turn
    => bramble-husk
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2
31 P4 place G2
    CardPlaced card=bramble-husk space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y1 | enchant G2 | enchant G3 | enchant B3
32 P4 enchant B3
    EnchantmentPlaced card=deep-leviathan space=B3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
33 P4 call standard
    CallToArmsUsed hero=mylfaar tile=standard (LB-CALL-1, mylfaar)
standard (LB-TILE-STANDARD-1): raise green | raise blue | raise yellow | raise black
34 P4 raise green
    StandardRaised colour=green (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
35 P4 activate market
    => black yellow
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=black,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
36 P4 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
37 P4 end turn
    => brood-mother
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2
38 P1 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=elmer (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G1 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight Y1 | fight B3 | fight Y1 B3 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move N | extra move W | extra move C | give move teagaan | give move ysaline | give move mylfaar
39 P1 extra move W
    HeroMoved hero=elmer place=W (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
40 P1 call tomb
    => red black
    CallToArmsUsed hero=elmer tile=tomb (LB-CALL-1, elmer)
    DiceRolled hero=elmer faces=red,black (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower
41 P1 activate tower
    TileActivated hero=elmer tile=tower (LB-ACT-3, elmer)
tower (LB-TILE-TOWER-1): swap Y1 Y2 | swap Y1 Y3 | swap Y1 R1 | swap Y1 R2 | swap Y1 R3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y1 B1 | swap Y1 B2 | swap Y1 B3 | swap Y2 G1 | swap Y2 G2 | swap Y2 G3 | swap Y2 B1 | swap Y2 B3 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap Y3 B1 | swap Y3 B3 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R1 B1 | swap R1 B3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R2 B3 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap R3 B1 | swap R3 B3 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G1 B3 | swap G2 G3 | swap G2 B1 | swap G2 B2 | swap G2 B3 | swap G3 B1 | swap G3 B2 | swap G3 B3 | swap B1 B2 | swap B1 B3 | swap B2 B3
42 P1 swap Y1 G2
    CardsSwapped spaces=Y1,G2 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
43 P1 move SW
    HeroMoved hero=elmer place=SW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
44 P1 end turn
    => skeleton-rider
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3
45 P3 place Y2
    CardPlaced card=skeleton-rider space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=ysaline (LB-CARD-15, skeleton-rider)
    StandardLowered (LB-CARD-15, skeleton-rider)
hero-phase (LB-ACT-1): end turn | fight Y1 | fight B3 | fight Y1 B3
46 P3 fight Y1 B3
    => blue blue yellow
    CombatBegan hero=ysaline spaces=Y1,B3 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=blue,blue,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend green
47 P3 withdraw
    CombatWithdrawn hero=ysaline (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn
48 P3 end turn
    => goblin-cutpurse
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=goblin-cutpurse hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place R1 | place R2 | place R3 | place B2
49 P2 place B2
    CardPlaced card=goblin-cutpurse space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=teagaan (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose black
50 P2 lose black
    EquipmentLost hero=teagaan colour=black (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose yellow | lose black
51 P4 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-4, goblin-cutpurse)
    EquipmentLost hero=elmer colour=black (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose green | lose blue | lose yellow
52 P3 lose blue
    EquipmentLost hero=ysaline colour=blue (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight G1
53 P2 fight G1
    => blue black white
    CombatBegan hero=teagaan spaces=G1 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
54 P2 move E
    HeroMoved hero=teagaan place=E (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
55 P2 end turn
    => magma-brute
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
56 P4 place R1
    CardPlaced card=magma-brute space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, magma-brute)
    LifeLost hero=elmer held=2 (LB-CARD-45, magma-brute)
    LifeLost hero=teagaan held=2 (LB-CARD-45, magma-brute)
    LifeLost hero=ysaline held=2 (LB-CARD-45, magma-brute)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight G1 | enchant Y1 | enchant Y3 | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
57 P4 enchant Y3
    EnchantmentPlaced card=skeleton-rider space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight G1
58 P4 fight G1
    => yellow black green
    CombatBegan hero=mylfaar spaces=G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,black,green (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
59 P4 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
60 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
61 P1 rout G3
    CardDiscarded card=troll-chieftain space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight B1 | extra move W | extra move C | extra move S | give move teagaan | give move mylfaar
62 P1 give move teagaan
given-move (LB-POWER-ELMER-3): stay | move N | move NE | move C | move S | move SE
63 P2 stay
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight B1
64 P1 fight B1
    => green green blue
    CombatBegan hero=elmer spaces=B1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,green,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
65 P1 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
66 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=ysaline (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
67 P3 grasp quarry
    GraspPlacedOnTile tile=quarry (LB-CARD-11, blue)
    ElementReserved element=trap (LB-GRASP-4, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
68 P3 rout B3
    CardDiscarded card=deep-leviathan space=B3 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | activate tavern | fight Y1
69 P3 fight Y1
    CombatBegan hero=ysaline spaces=Y1 (LB-ACT-5, combat)
pay (LB-COMBAT-3): withdraw | spend green
70 P3 spend green
pay (LB-COMBAT-3): withdraw | vanquish Y1 | take back green
71 P3 take back green
    TokenTakenBack hero=ysaline colour=green (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend green
72 P3 withdraw
    CombatWithdrawn hero=ysaline (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | activate tavern
73 P3 activate tavern
    TileActivated hero=ysaline tile=tavern (LB-ACT-3, ysaline)
tavern (LB-TILE-TAVERN-1): rest elmer | rest teagaan | rest ysaline | rest mylfaar
74 P3 rest mylfaar
    LifeGained hero=mylfaar held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
75 P4 stay
    => night-herald
    CardDrawn card=night-herald hero=ysaline (LB-HORDE-6, tavern)
    CardPlaced card=night-herald space=B3 (LB-PLACING-1, tavern)
order-effects (LB-HORDE-3): first lower_standard | first all_unwarded_lose_life
76 P3 first lower_standard
    EffectApplied effect=lower-standard hero=ysaline (LB-CARD-15, night-herald)
    EffectApplied effect=all-unwarded-lose-life hero=ysaline (LB-CARD-45, night-herald)
    LifeLost hero=elmer held=1 (LB-CARD-45, night-herald)
    LifeLost hero=teagaan held=1 (LB-CARD-45, night-herald)
    LifeLost hero=ysaline held=1 (LB-CARD-45, night-herald)
hero-phase (LB-ACT-1): end turn
77 P3 end turn
    => incubus
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=incubus hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=incubus space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2 | lift grasp quarry
78 P2 lift grasp quarry
    GraspRemoved thing=quarry (LB-POWER-TEAGAAN-1, teagaan)
    ElementReturned element=trap (LB-GRASP-5, teagaan)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2
79 P2 fight R2
    => green red black
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=green,red,black (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
80 P2 end turn
    => pyre-priest
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=pyre-priest hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, pyre-priest)
    LifeLost hero=elmer held=0 (LB-CARD-45, pyre-priest)
    HeroTakenOut hero=elmer (LB-WOUND-1, pyre-priest)
    BoardTurnedNeutral board=green (LB-WOUND-5, pyre-priest)
    LifeLost hero=teagaan held=0 (LB-CARD-45, pyre-priest)
    HeroTakenOut hero=teagaan (LB-WOUND-1, pyre-priest)
    BoardTurnedNeutral board=yellow (LB-WOUND-5, pyre-priest)
    LifeLost hero=ysaline held=0 (LB-CARD-45, pyre-priest)
    HeroTakenOut hero=ysaline (LB-WOUND-1, pyre-priest)
    BoardTurnedNeutral board=blue (LB-WOUND-5, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y1 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
81 P4 enchant B2
    EnchantmentPlaced card=goblin-cutpurse space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
82 P4 activate market
    => yellow red
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=yellow,red (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
83 P4 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
84 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B3 (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero= (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
85 any grasp fountain
    GraspPlacedOnTile tile=fountain (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
86 any rout B3
    CardDiscarded card=night-herald space=B3 (LB-BOARD-FULL-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=mylfaar (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
87 P4 rout R3
    CardDiscarded card=incubus space=R3 (LB-BOARD-FULL-1, red)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B1
88 P4 enchant Y1
    EnchantmentPlaced card=bramble-husk space=Y1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
89 P4 activate quarry
    TileActivated hero=mylfaar tile=quarry (LB-ACT-3, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y2 | trap R3 | trap G3 | trap B3
90 P4 trap G3
    TrapSet space=G3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
91 P4 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
92 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first R2 | first R3
93 P4 first R3
    => forest-troll
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardTrapped card=skeleton-rider space=G3 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=skeleton-rider space=R3 (LB-TILE-QUARRY-3, trap)
    EffectApplied effect=burn-in-front hero=mylfaar (LB-CARD-35, pyre-priest)
    LifeLost hero=mylfaar held=3 (LB-CARD-35, pyre-priest)
    CardDrawn card=forest-troll hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=forest-troll space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
94 P4 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
95 P4 fight R2
    => blue red red
    CombatBegan hero=mylfaar spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,red,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend red
96 P4 spend red
pay (LB-COMBAT-3): withdraw | vanquish R2 | take back red
97 P4 vanquish R2
    EquipmentSpent hero=mylfaar colour=red (LB-COMBAT-3, combat)
    CardVanquished card=pyre-priest space=R2 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=gain-call-to-arms hero=mylfaar (LB-CARD-17, pyre-priest)
    CallToArmsGained hero=mylfaar (LB-CARD-17, pyre-priest)
    CardDiscarded card=pyre-priest space=R2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | call market | call dispensary | call standard | call tomb | call quarry | call trebuchet | call fountain | call tower | call tavern
98 P4 call tower
    CallToArmsUsed hero=mylfaar tile=tower (LB-CALL-1, mylfaar)
tower (LB-TILE-TOWER-1): swap Y1 Y2 | swap Y1 Y3 | swap Y1 R1 | swap Y1 R2 | swap Y1 R3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y1 B1 | swap Y1 B2 | swap Y1 B3 | swap Y2 R1 | swap Y2 G1 | swap Y2 G2 | swap Y2 G3 | swap Y2 B1 | swap Y2 B2 | swap Y3 R1 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap Y3 B1 | swap Y3 B2 | swap R1 R2 | swap R1 R3 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R1 B1 | swap R1 B2 | swap R1 B3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R2 B2 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap R3 B1 | swap R3 B2 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G1 B3 | swap G2 G3 | swap G2 B1 | swap G2 B2 | swap G2 B3 | swap G3 B1 | swap G3 B2 | swap G3 B3 | swap B1 B2 | swap B1 B3 | swap B2 B3
99 P4 swap Y3 B2
    CardMoved card=goblin-cutpurse space=Y3 (LB-TILE-TOWER-2, tower)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
100 P4 move NE
    HeroMoved hero=mylfaar place=NE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
101 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose yellow | lose black
102 P4 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
103 any rout G1
    => orc-poisoner
    CardDiscarded card=orc-drummer space=G1 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=orc-poisoner hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=orc-poisoner space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token-or-life hero=mylfaar (LB-CARD-39, orc-poisoner)
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate dispensary | fight Y3 | fight R1 | fight Y3 R1 | enchant Y1 | enchant Y3 | enchant R1 | enchant G1 | enchant G2 | enchant G3
104 P4 fight Y3 R1
    => white yellow black
    CombatBegan hero=mylfaar spaces=Y3,R1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,yellow,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y3
105 P4 vanquish Y3
    CardVanquished card=goblin-cutpurse space=Y3 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=gain-equipment hero=mylfaar (LB-CARD-19, goblin-cutpurse)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain yellow | gain black
106 P4 gain green
    EquipmentGained hero=mylfaar colour=green (LB-CARD-19, goblin-cutpurse)
    CardDiscarded card=goblin-cutpurse space=Y3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | enchant Y1 | enchant R1 | enchant G1 | enchant G2 | enchant G3
107 P4 enchant R1
    EnchantmentPlaced card=magma-brute space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
108 P4 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
109 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose green | lose yellow
110 P4 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
111 any rout G1
    => drowned-lantern
    CardDiscarded card=orc-poisoner space=G1 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place B3
112 P4 place B2
    CardPlaced card=drowned-lantern space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
113 P4 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
114 P4 activate market
    => black white
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=black,white (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
115 P4 gain black
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
116 P4 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
117 P4 end turn
    => shadow-scout
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=shadow-scout hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R2 | place R3
118 P4 place R3
    CardPlaced card=shadow-scout space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | enchant Y1 | enchant R1 | enchant R3 | enchant G2 | enchant G3 | enchant B2
119 P4 enchant G3
    EnchantmentPlaced card=forest-troll space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
120 P4 activate tomb
    => white red
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=white,red (LB-COMBAT-1, tomb)
tomb (LB-TILE-TOMB-1): destroy R1 | done
121 P4 done
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
122 P4 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
123 P4 end turn
    => ash-whisperer
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=ash-whisperer hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y1 | enchant R1 | enchant R2 | enchant R3 | enchant G2 | enchant B1 | enchant B2
124 P4 enchant R1
    EnchantmentPlaced card=magma-brute space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
125 P4 activate market
    => black black
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=black,black (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
126 P4 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
127 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R2 (LB-CARD-10, ash-whisperer)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
128 P4 rout R1
    CardDiscarded card=magma-brute space=R1 (LB-BOARD-FULL-1, red)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | enchant Y1 | enchant R2 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
129 P4 enchant R2
    EnchantmentPlaced card=ash-whisperer space=R2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
130 P4 activate quarry
    TileActivated hero=mylfaar tile=quarry (LB-ACT-3, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y2 | trap Y3 | trap R1 | trap G1 | trap B3
131 P4 trap Y2
    TrapSet space=Y2 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
132 P4 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
133 P4 end turn
    => dust-wraith
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=tomb (LB-CARD-10, ash-whisperer)
    CardDrawn card=dust-wraith hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3
134 P4 place Y3
    CardPlaced card=dust-wraith space=Y3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y1 | enchant Y3 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
135 P4 enchant R3
    EnchantmentPlaced card=shadow-scout space=R3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
136 P4 activate market
    => white blue
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=white,blue (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow
137 P4 gain green
    EquipmentGained hero=mylfaar colour=green (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
138 P4 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
139 P4 end turn
    => void-lurker
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R2 (LB-CARD-10, ash-whisperer)
    CardDrawn card=void-lurker hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=void-lurker space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | fight G2 | enchant Y1 | enchant Y3 | enchant R2 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
140 P4 fight G2
    => blue
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y1 | enchant Y3 | enchant R2 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
141 P4 enchant R2
    EnchantmentPlaced card=ash-whisperer space=R2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
142 P4 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
143 P4 end turn
    => hellgate-warden
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardTrapped card=void-lurker space=Y2 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=void-lurker space=B3 (LB-TILE-QUARRY-3, trap)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, ash-whisperer)
    CardDrawn card=hellgate-warden hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=hellgate-warden space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=mylfaar (LB-CARD-35, hellgate-warden)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | enchant Y1 | enchant Y3 | enchant R1 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
144 P4 fight R3
    => yellow black
    CombatBegan hero=mylfaar spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3 | spend black
145 P4 spend black
pay (LB-COMBAT-3): withdraw | vanquish R3 | spend black | take back black
146 P4 take back black
    TokenTakenBack hero=mylfaar colour=black (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3 | spend black
147 P4 vanquish R3
    CardVanquished card=shadow-scout space=R3 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=move-at-once hero=mylfaar (LB-CARD-38, shadow-scout)
given-move (LB-CARD-38): stay | move C | move E | move S
148 P4 stay
    CardDiscarded card=shadow-scout space=R3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | enchant Y1 | enchant Y3 | enchant R1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
149 P4 enchant G2
    EnchantmentPlaced card=ossuary-colossus space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
150 P4 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
151 P4 end turn
    => zombie-shooter
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, ash-whisperer)
    CardDrawn card=zombie-shooter hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=zombie-shooter space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=mylfaar (LB-CARD-35, zombie-shooter)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y1 | enchant Y2 | enchant Y3 | enchant R1 | enchant R2 | enchant G3 | enchant B1 | enchant B2
152 P4 activate market
    => white yellow
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow
153 P4 gain red
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y1 | enchant Y2 | enchant Y3 | enchant R1 | enchant R2 | enchant G3 | enchant B1 | enchant B2
154 P4 enchant R1
    EnchantmentPlaced card=hellgate-warden space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
155 P4 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
156 P4 end turn
    => place_grasp_on_tile
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, yellow)
    CorruptionRolled hero=mylfaar face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
    EffectApplied effect=place-grasp-on-tile hero=mylfaar (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp trebuchet | grasp standard
157 P4 grasp tower
    GraspPlacedOnTile tile=tower (LB-CARD-11, corruption)
    Scored points=-9 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
