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
order-effects (LB-HORDE-3): first lower_standard | first all_unwarded_lose_life
59 P4 first lower_standard
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, night-herald)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, night-herald)
    LifeLost hero=elmer held=2 (LB-CARD-45, night-herald)
    LifeLost hero=mylfaar held=1 (LB-CARD-45, night-herald)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
60 P4 fight G1
    => yellow black green
    CombatBegan hero=mylfaar spaces=G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,black,green (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1
61 P4 vanquish G1
    CardVanquished card=orc-drummer space=G1 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=gain-life hero=mylfaar (LB-CARD-16, orc-drummer)
    LifeGained hero=mylfaar held=2 (LB-CARD-16, orc-drummer)
    CardDiscarded card=orc-drummer space=G1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | enchant Y3 | enchant R1 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
62 P4 enchant G3
    EnchantmentPlaced card=goblin-cutpurse space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
63 P4 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
64 P4 end turn
    => incubus
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=elmer (LB-TURN-2, turn)
    CardDrawn card=incubus hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=incubus space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3 | fight R1 | fight Y3 R1 | extra move N | extra move C | extra move E | give move ysaline
65 P1 extra move E
    HeroMoved hero=elmer place=E (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2
66 P1 fight R2
    => green green blue
    CombatBegan hero=elmer spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,green,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
67 P1 end turn
    => pyre-priest
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    CardDrawn card=pyre-priest hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place G1 | place B3
68 P3 place Y2
    CardPlaced card=pyre-priest space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=ysaline (LB-CARD-45, pyre-priest)
    LifeLost hero=elmer held=1 (LB-CARD-45, pyre-priest)
    LifeLost hero=mylfaar held=1 (LB-CARD-45, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight B2
69 P3 fight B2
    => green red black
    CombatBegan hero=ysaline spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=green,red,black (LB-COMBAT-1, combat)
    CombatFailed hero=ysaline (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower
70 P3 activate tower
    TileActivated hero=ysaline tile=tower (LB-ACT-3, ysaline)
tower (LB-TILE-TOWER-1): swap Y1 Y2 | swap Y1 Y3 | swap Y1 R1 | swap Y1 R2 | swap Y1 R3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y1 B1 | swap Y1 B2 | swap Y1 B3 | swap Y2 Y3 | swap Y2 R1 | swap Y2 R2 | swap Y2 R3 | swap Y2 G1 | swap Y2 G2 | swap Y2 G3 | swap Y2 B1 | swap Y2 B2 | swap Y2 B3 | swap Y3 R1 | swap Y3 R2 | swap Y3 R3 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap Y3 B1 | swap Y3 B2 | swap Y3 B3 | swap R1 R2 | swap R1 R3 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R1 B1 | swap R1 B2 | swap R1 B3 | swap R2 R3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R2 B2 | swap R2 B3 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap R3 B1 | swap R3 B2 | swap R3 B3 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G2 G3 | swap G2 B1 | swap G2 B2 | swap G2 B3 | swap G3 B1 | swap G3 B2 | swap G3 B3 | swap B1 B2 | swap B1 B3 | swap B2 B3
71 P3 swap R2 B2
    CardsSwapped spaces=R2,B2 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn
72 P3 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first Y2 | first Y3
73 P2 first Y3
    => forest-troll
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G1 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    CardDrawn card=forest-troll hero=teagaan (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y3 | place B3
74 P2 place B3
    CardPlaced card=forest-troll space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | fight R2
75 P2 fight R2
    => yellow red blue
    CombatBegan hero=teagaan spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=yellow,red,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend blue
76 P2 withdraw
    CombatWithdrawn hero=teagaan (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
77 P2 move SE
    HeroMoved hero=teagaan place=SE (LB-MOVE-1, teagaan)
hero-phase (LB-ACT-1): end turn
78 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=red hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=R1 (LB-CARD-10, night-herald)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, red)
    LifeLost hero=elmer held=0 (LB-CARD-45, red)
    HeroTakenOut hero=elmer (LB-WOUND-1, red)
    BoardTurnedNeutral board=green (LB-WOUND-5, red)
    LifeLost hero=mylfaar held=0 (LB-CARD-45, red)
    HeroTakenOut hero=mylfaar (LB-WOUND-1, red)
    BoardTurnedNeutral board=red (LB-WOUND-5, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
79 any rout R2
    CardDiscarded card=brood-mother space=R2 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=ysaline (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
80 P3 grasp tomb
    GraspPlacedOnTile tile=tomb (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
81 P3 rout B3
    CardDiscarded card=forest-troll space=B3 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | activate tower | fight B2
82 P3 fight B2
    => red red white
    CombatBegan hero=ysaline spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=red,red,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish B2
83 P3 vanquish B2
    => draw_horde_card orc-poisoner
    CardVanquished card=incubus space=B2 hero=ysaline (LB-COMBAT-14, ysaline)
    EffectApplied effect=roll-corruption-die hero=ysaline (LB-CARD-8, incubus)
    CorruptionRolled hero=ysaline face=draw-horde-card (LB-CORRUPTION-1, incubus)
    EffectApplied effect=draw-horde-card hero=ysaline (LB-CARD-7, corruption)
    CardDrawn card=orc-poisoner hero=ysaline (LB-HORDE-6, corruption)
    CardPlaced card=orc-poisoner space=G1 (LB-PLACING-1, corruption)
    EffectApplied effect=lose-round-token-or-life hero=ysaline (LB-CARD-39, orc-poisoner)
lose-token (LB-RESERVE-5): lose green | lose yellow | lose black
84 P3 lose green
    EquipmentLost hero=ysaline colour=green (LB-CARD-39, orc-poisoner)
    CardDiscarded card=incubus space=B2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower
85 P3 activate tower
    TileActivated hero=ysaline tile=tower (LB-ACT-3, ysaline)
tower (LB-TILE-TOWER-1): swap Y1 Y2 | swap Y1 Y3 | swap Y1 R1 | swap Y1 R2 | swap Y1 R3 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y1 B1 | swap Y1 B2 | swap Y1 B3 | swap Y2 Y3 | swap Y2 R1 | swap Y2 R2 | swap Y2 R3 | swap Y2 G1 | swap Y2 G2 | swap Y2 G3 | swap Y2 B1 | swap Y2 B2 | swap Y2 B3 | swap Y3 R1 | swap Y3 R2 | swap Y3 R3 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap Y3 B1 | swap Y3 B2 | swap Y3 B3 | swap R1 R2 | swap R1 R3 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R1 B1 | swap R1 B2 | swap R1 B3 | swap R2 R3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap R3 B1 | swap R3 B2 | swap R3 B3 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G1 B3 | swap G2 G3 | swap G2 B1 | swap G2 B2 | swap G2 B3 | swap G3 B1 | swap G3 B2 | swap G3 B3 | swap B1 B2 | swap B1 B3
86 P3 swap G3 B3
    CardMoved card=goblin-cutpurse space=B3 (LB-TILE-TOWER-2, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
87 P3 move C
    HeroMoved hero=ysaline place=C (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
88 P3 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first Y2 | first Y3
89 P2 first Y2
    => drowned-lantern
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=drowned-lantern hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=drowned-lantern space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1 | lift grasp tomb | lift grasp R1
90 P2 lift grasp tomb
    GraspRemoved thing=tomb (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight G1 | fight R3 G1
91 P2 fight R3 G1
    => black black white
    CombatBegan hero=teagaan spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
92 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
93 any first R2
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=dispensary (LB-CARD-10, night-herald)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=ysaline (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
94 P3 grasp fountain
    GraspPlacedOnTile tile=fountain (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
95 P3 rout B3
    CardDiscarded card=goblin-cutpurse space=B3 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
96 P3 activate market
    => white red
    TileActivated hero=ysaline tile=market (LB-ACT-3, ysaline)
    DiceRolled hero=ysaline faces=white,red (LB-COMBAT-1, market)
    EquipmentGained hero=ysaline colour=red (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
97 P3 gain red
    EquipmentGained hero=ysaline colour=red (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
98 P3 move SE
    HeroMoved hero=ysaline place=SE (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
99 P3 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first Y2 | first Y3
100 P2 first Y2
    => shadow-scout
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    EffectApplied effect=skulk hero=teagaan (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=shadow-scout hero=teagaan (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=Y3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=teagaan (LB-CARD-45, shadow-scout)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1 | lift grasp dispensary | lift grasp fountain
101 P2 lift grasp dispensary
    GraspRemoved thing=dispensary (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight G1 | fight R3 G1
102 P2 fight R3 G1
    => black black
    CombatBegan hero=teagaan spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=black,black (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
103 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
104 any first R1
    => ash-whisperer
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=R1 (LB-CARD-10, night-herald)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=ysaline (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=ash-whisperer hero=ysaline (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G3 | place B3
105 P3 place B3
    CardPlaced card=ash-whisperer space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1
106 P3 fight R3 G1
    => white blue
    CombatBegan hero=ysaline spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=ysaline faces=white,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend red
107 P3 spend red
pay (LB-COMBAT-3): withdraw | spend red | take back red
108 P3 take back red
    TokenTakenBack hero=ysaline colour=red (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend red
109 P3 spend red
pay (LB-COMBAT-3): withdraw | spend red | take back red
110 P3 take back red
    TokenTakenBack hero=ysaline colour=red (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend red
111 P3 withdraw
    CombatWithdrawn hero=ysaline (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard
112 P3 activate standard
    TileActivated hero=ysaline tile=standard (LB-ACT-3, ysaline)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
113 P3 raise yellow
    StandardRaised colour=yellow (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
114 P3 move E
    HeroMoved hero=ysaline place=E (LB-MOVE-1, ysaline)
hero-phase (LB-ACT-1): end turn
115 P3 end turn
    => place_grasp_on_tile
    TurnEnded board=blue (LB-TURN-2, turn)
    TurnBegan board=yellow hero=teagaan (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=teagaan (LB-CARD-35, pyre-priest)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=teagaan (LB-CARD-8, yellow)
    CorruptionRolled hero=teagaan face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
    EffectApplied effect=place-grasp-on-tile hero=teagaan (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp standard
116 P2 grasp dispensary
    GraspPlacedOnTile tile=dispensary (LB-CARD-11, corruption)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1 | lift grasp dispensary | lift grasp fountain | lift grasp R1
117 P2 lift grasp R1
    GraspRemoved thing=night-herald (LB-POWER-TEAGAAN-1, teagaan)
hero-phase (LB-ACT-1): end turn | activate standard | fight R3 | fight G1 | fight R3 G1
118 P2 fight R3 G1
    => yellow black
    CombatBegan hero=teagaan spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=teagaan faces=yellow,black (LB-COMBAT-1, combat)
    CombatFailed hero=teagaan (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
119 P2 end turn
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
120 any first R2
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=R1 (LB-CARD-10, night-herald)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=green hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=green (LB-TURN-2, turn)
    TurnBegan board=blue hero=ysaline (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=ysaline (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=B3 (LB-CARD-10, ash-whisperer)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=ysaline (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp standard
121 P3 grasp trebuchet
    GraspPlacedOnTile tile=trebuchet (LB-CARD-11, blue)
    ElementReserved element=net (LB-GRASP-4, blue)
    Scored points=-5 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
