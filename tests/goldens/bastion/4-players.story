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
    EffectApplied effect=lose-all-equipment hero=teagaan (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=teagaan colour=black (LB-CARD-5, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
22 P2 call market
    => blue blue
    CallToArmsUsed hero=teagaan tile=market (LB-CALL-1, teagaan)
    DiceRolled hero=teagaan faces=blue,blue (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
23 P2 activate market
    => black yellow
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=black,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=black (LB-TILE-MARKET-1, market)
    EquipmentGained hero=teagaan colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
24 P2 end turn
    => bramble-husk
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2
25 P4 place G2
    CardPlaced card=bramble-husk space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y1 | enchant G2 | enchant G3 | enchant B3
26 P4 enchant Y1
    EnchantmentPlaced card=ossuary-colossus space=Y1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
27 P4 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate standard | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
28 P4 activate standard
    TileActivated hero=mylfaar tile=standard (LB-ACT-3, mylfaar)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
29 P4 raise black
    StandardRaised colour=black (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
30 P4 call tavern
    CallToArmsUsed hero=mylfaar tile=tavern (LB-CALL-1, mylfaar)
tavern (LB-TILE-TAVERN-1): rest elmer | rest teagaan | rest ysaline | rest mylfaar
31 P4 rest teagaan
    LifeGained hero=teagaan held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
32 P2 stay
    => brood-mother
    CardDrawn card=brood-mother hero=mylfaar (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place B1 | place B2
33 P4 place B2
    => orc-drummer
    CardPlaced card=brood-mother space=B2 (LB-PLACING-1, tavern)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=mylfaar (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G1 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn
34 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=elmer (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose green | lose black
35 P1 lose green
    EquipmentLost hero=elmer colour=green (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
36 P1 rout G3
    CardDiscarded card=troll-chieftain space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight Y1 | fight B3 | fight Y1 B3 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move N | extra move W | extra move C | give move teagaan | give move ysaline | give move mylfaar
37 P1 fight Y1 B3
    => red black blue
    CombatBegan hero=elmer spaces=Y1,B3 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=red,black,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move N | extra move W | extra move C | give move teagaan | give move ysaline | give move mylfaar
38 P1 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
39 P1 call tower
    CallToArmsUsed hero=elmer tile=tower (LB-CALL-1, elmer)
tower (LB-TILE-TOWER-1): swap Y1 Y2 | swap Y1 Y3 | swap Y1 R1 | swap Y1 R2 | swap Y1 R3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y1 B1 | swap Y1 B2 | swap Y1 B3 | swap Y2 G1 | swap Y2 G2 | swap Y2 B2 | swap Y2 B3 | swap Y3 G1 | swap Y3 G2 | swap Y3 B2 | swap Y3 B3 | swap R1 G1 | swap R1 G2 | swap R1 B2 | swap R1 B3 | swap R2 G1 | swap R2 G2 | swap R2 B2 | swap R2 B3 | swap R3 G1 | swap R3 G2 | swap R3 B2 | swap R3 B3 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G1 B3 | swap G2 G3 | swap G2 B1 | swap G2 B2 | swap G2 B3 | swap G3 B2 | swap G3 B3 | swap B1 B2 | swap B1 B3 | swap B2 B3
40 P1 swap B1 B3
    CardMoved card=deep-leviathan space=B1 (LB-TILE-TOWER-2, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
41 P1 move NE
    HeroMoved hero=elmer place=NE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
42 P1 end turn
    => skeleton-rider
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3
43 P3 place Y2
    CardPlaced card=skeleton-rider space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=ysaline (LB-CARD-15, skeleton-rider)
    StandardLowered (LB-CARD-15, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight Y1
44 P3 fight Y1
    => blue yellow blue
    CombatBegan hero=ysaline spaces=Y1 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=blue,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern
45 P3 activate tavern
    TileActivated hero=ysaline tile=tavern (LB-ACT-3, ysaline)
tavern (LB-TILE-TAVERN-1): rest elmer | rest teagaan | rest ysaline | rest mylfaar
46 P3 rest elmer
    LifeGained hero=elmer held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move C | move E
47 P1 stay
    => goblin-cutpurse
    CardDrawn card=goblin-cutpurse hero=ysaline (LB-HORDE-6, tavern)
    CardPlaced card=goblin-cutpurse space=G3 (LB-PLACING-1, tavern)
    EffectApplied effect=all-lose-round-token hero=ysaline (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose green | lose blue | lose yellow | lose black
48 P3 lose blue
    EquipmentLost hero=ysaline colour=blue (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
49 P2 lose yellow
    EquipmentLost hero=teagaan colour=yellow (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose black
50 P4 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-4, goblin-cutpurse)
    EquipmentLost hero=elmer colour=black (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
51 P3 move W
    HeroMoved hero=ysaline place=W (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
52 P3 end turn
    => magma-brute
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=magma-brute hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
53 P2 place R3
    CardPlaced card=magma-brute space=R3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=teagaan (LB-CARD-45, magma-brute)
    LifeLost hero=elmer held=3 (LB-CARD-45, magma-brute)
    LifeLost hero=mylfaar held=2 (LB-CARD-45, magma-brute)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
54 P2 activate market
    => black white
    TileActivated hero=teagaan tile=market (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=black,white (LB-COMBAT-1, market)
    EquipmentGained hero=teagaan colour=black (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
55 P2 gain blue
    EquipmentGained hero=teagaan colour=blue (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
56 P2 move E
    HeroMoved hero=teagaan place=E (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
57 P2 end turn
    => night-herald
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=night-herald hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2
58 P4 place R1
    CardPlaced card=night-herald space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, night-herald)
    LifeLost hero=elmer held=2 (LB-CARD-45, night-herald)
    LifeLost hero=mylfaar held=1 (LB-CARD-45, night-herald)
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
59 P4 enchant Y3
    EnchantmentPlaced card=skeleton-rider space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1
60 P4 fight R3
    => yellow black green
    CombatBegan hero=mylfaar spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,black,green (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
61 P4 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
62 P4 end turn
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
63 P1 rout G3
    CardDiscarded card=goblin-cutpurse space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3 | fight R1 | fight Y3 R1 | extra move N | extra move C | extra move E | give move teagaan | give move ysaline
64 P1 extra move E
    HeroMoved hero=elmer place=E (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
65 P1 activate tomb
    => green green
    TileActivated hero=elmer tile=tomb (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=green,green (LB-COMBAT-1, tomb)
tomb (LB-TILE-TOMB-1): destroy G1 | destroy G2 | done
66 P1 done
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
67 P1 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
68 P1 end turn
    => incubus
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=incubus hero=ysaline (LB-HORDE-6, horde-phase)
    CardPlaced card=incubus space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight B2
69 P3 fight B2
    => blue green red
    CombatBegan hero=ysaline spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=blue,green,red (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower
70 P3 activate tower
    TileActivated hero=ysaline tile=tower (LB-ACT-3, ysaline)
tower (LB-TILE-TOWER-1): swap Y1 Y2 | swap Y1 Y3 | swap Y1 R1 | swap Y1 R2 | swap Y1 R3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y1 B1 | swap Y1 B2 | swap Y1 B3 | swap Y2 Y3 | swap Y2 R1 | swap Y2 R2 | swap Y2 R3 | swap Y2 G1 | swap Y2 G2 | swap Y2 B1 | swap Y2 B2 | swap Y3 R1 | swap Y3 R2 | swap Y3 R3 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap Y3 B1 | swap Y3 B2 | swap Y3 B3 | swap R1 R2 | swap R1 R3 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R1 B1 | swap R1 B2 | swap R1 B3 | swap R2 R3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R2 B2 | swap R2 B3 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap R3 B1 | swap R3 B2 | swap R3 B3 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G1 B3 | swap G2 G3 | swap G2 B1 | swap G2 B2 | swap G2 B3 | swap G3 B1 | swap G3 B2 | swap B1 B2 | swap B1 B3 | swap B2 B3
71 P3 swap R1 G3
    CardMoved card=night-herald space=G3 (LB-TILE-TOWER-2, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
72 P3 move SW
    HeroMoved hero=ysaline place=SW (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
73 P3 end turn
    => pyre-priest
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    CardDrawn card=pyre-priest hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3 | place B3
74 P2 place Y3
    CardPlaced card=pyre-priest space=Y3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=teagaan (LB-CARD-45, pyre-priest)
    LifeLost hero=elmer held=1 (LB-CARD-45, pyre-priest)
    LifeLost hero=mylfaar held=0 (LB-CARD-45, pyre-priest)
    HeroTakenOut hero=mylfaar (LB-WOUND-1, pyre-priest)
    BoardTurnedNeutral board=red (LB-WOUND-5, pyre-priest)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2
75 P2 fight R2
    => black yellow red
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,yellow,red (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
76 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
77 P1 rout G2
    CardDiscarded card=bramble-husk space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | extra move W | extra move C | extra move E | extra move SW | extra move SE | give move ysaline
78 P1 give move ysaline
given-move (LB-POWER-ELMER-3): stay | move W | move C | move S
79 P3 stay
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain
80 P1 activate fountain
    TileActivated hero=elmer tile=fountain (LB-ACT-3, elmer)
    GraspRemoved thing=night-herald (LB-TILE-FOUNTAIN-1, fountain)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
81 P1 move E
    HeroMoved hero=elmer place=E (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
82 P1 end turn
    => forest-troll
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=ysaline (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=forest-troll hero=ysaline (LB-HORDE-6, horde-phase)
    CardPlaced card=forest-troll space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | fight G3 | fight B1 | fight G3 B1
83 P3 fight G3 B1
    => blue red red
    CombatBegan hero=ysaline spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=blue,red,red (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
84 P3 move S
    HeroMoved hero=ysaline place=S (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
85 P3 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first Y2 | first Y3
86 P2 first Y2
    => orc-poisoner
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    CardDrawn card=orc-poisoner hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place B3
87 P2 place Y2
    CardPlaced card=orc-poisoner space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token-or-life hero=teagaan (LB-CARD-39, orc-poisoner)
lose-token (LB-RESERVE-5): lose blue | lose black
88 P2 lose black
    EquipmentLost hero=teagaan colour=black (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2
89 P2 fight R2
    => white yellow black
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=white,yellow,black (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
90 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
91 P1 rout G1
    CardDiscarded card=orc-drummer space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2 | give move ysaline
92 P1 give move ysaline
given-move (LB-POWER-ELMER-3): stay | move W | move C | move E | move SW | move SE
93 P3 stay
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2
94 P1 fight R2
    => black white white
    CombatBegan hero=elmer spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,white,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R2
95 P1 vanquish R2
    => no_effect
    CardVanquished card=incubus space=R2 hero=elmer (LB-COMBAT-14, elmer)
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, incubus)
    CorruptionRolled hero=elmer face=no-effect (LB-CORRUPTION-1, incubus)
    EffectApplied effect=no-effect hero=elmer (LB-CARD-1, corruption)
    CardDiscarded card=incubus space=R2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
96 P1 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
97 P1 end turn
    => drowned-lantern
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=ysaline (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    CardDrawn card=drowned-lantern hero=ysaline (LB-HORDE-6, horde-phase)
    CardPlaced card=drowned-lantern space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight G2
98 P3 fight G2
    => black black white
    CombatBegan hero=ysaline spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=black,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain
99 P3 activate fountain
    TileActivated hero=ysaline tile=fountain (LB-ACT-3, ysaline)
    GraspRemoved thing=night-herald (LB-TILE-FOUNTAIN-1, fountain)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
100 P3 move C
    HeroMoved hero=ysaline place=C (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
101 P3 end turn
    => place_grasp_on_tile
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
    EffectApplied effect=place-grasp-on-tile hero=teagaan (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
102 P2 grasp fountain
    GraspPlacedOnTile tile=fountain (LB-CARD-11, corruption)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | lift grasp fountain
103 P2 lift grasp fountain
    GraspRemoved thing=fountain (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate tomb
104 P2 activate tomb
    => blue yellow
    TileActivated hero=teagaan tile=tomb (LB-ACT-3, teagaan)
    DiceRolled hero=teagaan faces=blue,yellow (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn
105 P2 end turn
    => shadow-scout
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    CardDrawn card=shadow-scout hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=elmer (LB-CARD-45, shadow-scout)
    LifeLost hero=elmer held=0 (LB-CARD-45, shadow-scout)
    HeroTakenOut hero=elmer (LB-WOUND-1, shadow-scout)
    BoardTurnedNeutral board=green (LB-WOUND-5, shadow-scout)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=ysaline (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
106 P3 grasp dispensary
    GraspPlacedOnTile tile=dispensary (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
107 P3 rout B3
    CardDiscarded card=drowned-lantern space=B3 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
108 P3 activate market
    => black white
    TileActivated hero=ysaline tile=market (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=black,white (LB-COMBAT-1, market)
    EquipmentGained hero=ysaline colour=black (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
109 P3 gain yellow
    EquipmentGained hero=ysaline colour=yellow (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
110 P3 move S
    HeroMoved hero=ysaline place=S (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
111 P3 end turn
    => draw_horde_card ash-whisperer
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=draw-horde-card (LB-CORRUPTION-1, yellow)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, corruption)
    CardDrawn card=ash-whisperer hero=teagaan (LB-HORDE-6, corruption)
    CardPlaced card=ash-whisperer space=R1 (LB-PLACING-1, corruption)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2 | lift grasp dispensary | lift grasp G3
112 P2 lift grasp G3
    GraspRemoved thing=night-herald (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2
113 P2 fight R2
    => blue green
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue,green (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
114 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
115 any first R2
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R1 (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
who-suffers (LB-NEUTRAL-3): suffer teagaan | suffer ysaline
116 any suffer ysaline
    SuffererChosen hero=ysaline effect=lose-round-token (LB-NEUTRAL-3, green)
    EffectApplied effect=lose-round-token hero=ysaline (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose green | lose yellow | lose black
117 P3 lose green
    EquipmentLost hero=ysaline colour=green (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
118 any rout G2
    => dust-wraith
    CardDiscarded card=forest-troll space=G2 (LB-BOARD-FULL-1, green)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=ysaline (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=dust-wraith hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G2 | place B3
119 P3 place B3
    CardPlaced card=dust-wraith space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain
120 P3 activate fountain
    TileActivated hero=ysaline tile=fountain (LB-ACT-3, ysaline)
fountain (LB-TILE-FOUNTAIN-1): cleanse dispensary | cleanse R1 | cleanse G3
121 P3 cleanse R1
    GraspRemoved thing=ash-whisperer (LB-TILE-FOUNTAIN-1, fountain)
fountain (LB-TILE-FOUNTAIN-1): cleanse dispensary | cleanse G3 | done
122 P3 cleanse dispensary
    GraspRemoved thing=dispensary (LB-TILE-FOUNTAIN-1, fountain)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
123 P3 move C
    HeroMoved hero=ysaline place=C (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
124 P3 end turn
    => lose_life
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-life (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-life hero=teagaan (LB-CARD-2, corruption)
    LifeLost hero=teagaan held=3 (LB-CARD-2, corruption)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2 | lift grasp G3
125 P2 lift grasp G3
    GraspRemoved thing=night-herald (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2
126 P2 fight R2
    => yellow white
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=yellow,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R2
127 P2 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn
128 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
129 any first R1
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R1 (LB-CARD-10, ash-whisperer)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first G2 | first G3
130 any first G2
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=ysaline (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
131 P3 grasp fountain
    GraspPlacedOnTile tile=fountain (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
132 P3 rout B3
    CardDiscarded card=dust-wraith space=B3 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
133 P3 activate market
    => black blue
    TileActivated hero=ysaline tile=market (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=black,blue (LB-COMBAT-1, market)
    EquipmentGained hero=ysaline colour=black (LB-TILE-MARKET-1, market)
    EquipmentGained hero=ysaline colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
134 P3 move E
    HeroMoved hero=ysaline place=E (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
135 P3 end turn
    => draw_horde_card void-lurker
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=draw-horde-card (LB-CORRUPTION-1, yellow)
    EffectApplied effect=draw-horde-card hero=teagaan (LB-CARD-7, corruption)
    CardDrawn card=void-lurker hero=teagaan (LB-HORDE-6, corruption)
    CardPlaced card=void-lurker space=B3 (LB-PLACING-1, corruption)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | fight R2 | lift grasp fountain | lift grasp R1 | lift grasp G3
136 P2 lift grasp fountain
    GraspRemoved thing=fountain (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | fight R2
137 P2 fight R2
    => blue
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow (ysaline)
138 P2 spend yellow (ysaline)
lend (LB-COMBAT-5): agree | refuse
139 P3 refuse
    TokenRefused hero=ysaline (LB-COMBAT-5, combat)
pay (LB-COMBAT-3): withdraw | spend yellow (ysaline)
140 P2 spend yellow (ysaline)
lend (LB-COMBAT-5): agree | refuse
141 P3 agree
    TokenLent hero=ysaline colour=yellow (LB-COMBAT-4, combat)
pay (LB-COMBAT-3): withdraw | vanquish R2 | take back yellow (ysaline)
142 P2 take back yellow (ysaline)
    TokenTakenBack hero=ysaline colour=yellow (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend yellow (ysaline)
143 P2 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn
144 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
145 any first R2
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G2 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=dispensary (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first G2 | first G3
146 any first G3
    => hellgate-warden
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=trebuchet (LB-CARD-10, night-herald)
    ElementReserved element=net (LB-GRASP-4, night-herald)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=ysaline (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=G2 (LB-CARD-41, void-lurker)
    CardDrawn card=hellgate-warden hero=ysaline (LB-HORDE-6, horde-phase)
    CardPlaced card=hellgate-warden space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=ysaline (LB-CARD-35, hellgate-warden)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | fight R2
147 P3 fight R2
    => white
    CombatBegan hero=ysaline spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R2 | spend yellow
148 P3 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish R2 | spend yellow | take back yellow
149 P3 take back yellow
    TokenTakenBack hero=ysaline colour=yellow (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | vanquish R2 | spend yellow
150 P3 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish R2 | spend yellow | take back yellow
151 P3 vanquish R2
    EquipmentSpent hero=ysaline colour=yellow (LB-COMBAT-3, combat)
    CardVanquished card=skeleton-rider space=R2 hero=ysaline (LB-COMBAT-14, ysaline)
    EffectApplied effect=gain-life hero=ysaline (LB-CARD-16, skeleton-rider)
    LifeGained hero=ysaline held=4 (LB-CARD-16, skeleton-rider)
    CardDiscarded card=skeleton-rider space=R2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
152 P3 move NE
    HeroMoved hero=ysaline place=NE (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
153 P3 end turn
    => no_effect
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    LifeLost hero=ysaline held=3 (LB-CARD-35, pyre-priest)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=no-effect (LB-CORRUPTION-1, yellow)
    EffectApplied effect=no-effect hero=teagaan (LB-CARD-1, corruption)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | lift grasp dispensary | lift grasp trebuchet
154 P2 lift grasp dispensary
    GraspRemoved thing=dispensary (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn
155 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R1 (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first G2 | first G3
156 any first G2
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=R2 (LB-CARD-41, void-lurker)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=ysaline (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp fountain | grasp standard
157 P3 grasp quarry
    GraspPlacedOnTile tile=quarry (LB-CARD-11, blue)
    ElementReserved element=trap (LB-GRASP-4, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
158 P3 rout B2
    CardDiscarded card=brood-mother space=B2 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate dispensary | fight Y3 | fight R1 | fight Y3 R1
159 P3 fight Y3 R1
    => blue
    CombatBegan hero=ysaline spaces=Y3,R1 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=blue (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate dispensary
160 P3 activate dispensary
    TileActivated hero=ysaline tile=dispensary (LB-ACT-3, ysaline)
dispensary (LB-TILE-DISPENSARY-3): heal elmer | heal mylfaar
161 P3 heal elmer
    HeroHealed hero=elmer life=3 (LB-WOUND-16, dispensary)
    LifeGained hero=elmer held=1 (LB-WOUND-16, dispensary)
    LifeGained hero=elmer held=2 (LB-WOUND-16, dispensary)
    LifeGained hero=elmer held=3 (LB-WOUND-16, dispensary)
    CallToArmsGained hero=elmer (LB-WOUND-17, dispensary)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
162 P3 move E
    HeroMoved hero=ysaline place=E (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
163 P3 end turn
    => lose_round_token
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    LifeLost hero=elmer held=2 (LB-CARD-35, pyre-priest)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=lose-round-token (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-round-token hero=teagaan (LB-CARD-3, corruption)
lose-token (LB-RESERVE-5): lose blue | lose black
164 P2 lose blue
    EquipmentLost hero=teagaan colour=blue (LB-CARD-3, corruption)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | fight R2 | lift grasp quarry | lift grasp trebuchet | lift grasp R1 | lift grasp G3
165 P2 lift grasp G3
    GraspRemoved thing=night-herald (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | fight R2
166 P2 fight R2
    => blue
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend blue | spend blue (ysaline)
167 P2 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn
168 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
169 any first R2
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=G2 (LB-CARD-41, void-lurker)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=dispensary (LB-CARD-10, ash-whisperer)
    Scored points=-2 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
