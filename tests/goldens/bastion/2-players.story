lay-tile (LB-SETUP-1): lay market NW | lay dispensary NW | lay standard NW | lay tomb NW | lay quarry NW | lay trebuchet NW | lay fountain NW | lay tower NW | lay tavern NW
1 any lay trebuchet NW
lay-tile (LB-SETUP-1): lay market N | lay dispensary N | lay standard N | lay tomb N | lay quarry N | lay fountain N | lay tower N | lay tavern N
2 any lay standard N
lay-tile (LB-SETUP-1): lay market NE | lay dispensary NE | lay tomb NE | lay quarry NE | lay fountain NE | lay tower NE | lay tavern NE
3 any lay quarry NE
lay-tile (LB-SETUP-1): lay market W | lay dispensary W | lay tomb W | lay fountain W | lay tower W | lay tavern W
4 any lay tavern W
lay-tile (LB-SETUP-1): lay market C | lay dispensary C | lay tomb C | lay fountain C | lay tower C
5 any lay market C
lay-tile (LB-SETUP-1): lay dispensary E | lay tomb E | lay fountain E | lay tower E
6 any lay dispensary E
lay-tile (LB-SETUP-1): lay tomb SW | lay fountain SW | lay tower SW
7 any lay tower SW
lay-tile (LB-SETUP-1): lay tomb S | lay fountain S
8 any lay tomb S
    => green red blue yellow
    TilesLaid tiles=trebuchet,standard,quarry,tavern,market,dispensary,tower,tomb,fountain (LB-SETUP-1, setup)
    BoardsLaid boards=green,red,blue,yellow (LB-SETUP-2, setup)
take-side (LB-SETUP-3): sit green | sit red | sit blue | sit yellow
9 P1 sit blue
    SideTaken seat=1 board=blue (LB-SETUP-3, setup)
    SideTaken seat=2 board=green (LB-SETUP-3, setup)
take-hero (LB-SETUP-4): take elmer | take teagaan | take mylfaar | take feng-li | take kazgin | take twindalli | take ysaline | take berric
10 P1 take elmer
    HeroTaken seat=1 hero=elmer (LB-SETUP-4, setup)
take-hero (LB-SETUP-4): take teagaan | take mylfaar | take feng-li | take kazgin | take twindalli | take ysaline | take berric
11 P2 take twindalli
    => blue skeleton-rider
    HeroTaken seat=2 hero=twindalli (LB-SETUP-4, setup)
    FirstPlayerChosen hero=elmer (LB-TURN-1, setup)
    LifeGained hero=elmer held=1 (LB-SETUP-7, setup)
    LifeGained hero=elmer held=2 (LB-SETUP-7, setup)
    LifeGained hero=elmer held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=elmer colour=blue (LB-SETUP-7, setup)
    EquipmentGained hero=elmer colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=elmer (LB-SETUP-7, setup)
    LifeGained hero=twindalli held=1 (LB-SETUP-7, setup)
    LifeGained hero=twindalli held=2 (LB-SETUP-7, setup)
    LifeGained hero=twindalli held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=twindalli colour=green (LB-SETUP-7, setup)
    EquipmentGained hero=twindalli colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=twindalli (LB-SETUP-7, setup)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
12 P1 place Y1
    CardPlaced card=skeleton-rider space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=elmer (LB-CARD-15, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move twindalli
13 P1 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate trebuchet | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move N | extra move W | extra move C | give move twindalli
14 P1 activate trebuchet
    TileActivated hero=elmer tile=trebuchet (LB-ACT-3, elmer)
    NetThrown card=skeleton-rider space=Y1 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call tower | call tavern | extra move N | extra move W | extra move C | give move twindalli
15 P1 call tavern
    CallToArmsUsed hero=elmer tile=tavern (LB-CALL-1, elmer)
tavern (LB-TILE-TAVERN-1): rest elmer | rest twindalli
16 P1 rest twindalli
    LifeGained hero=twindalli held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
17 P2 stay
    => bridge-troll
    CardDrawn card=bridge-troll hero=elmer (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
18 P1 place G1
    CardPlaced card=bridge-troll space=G1 (LB-PLACING-1, tavern)
hero-phase (LB-ACT-1): end turn | extra move N | extra move W | extra move C | give move twindalli
19 P1 end turn
    => ossuary-colossus
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    LifeLost hero=elmer held=2 (LB-CARD-35, bridge-troll)
    CardDrawn card=ossuary-colossus hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3
20 P2 place Y3
    CardPlaced card=ossuary-colossus space=Y3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=twindalli (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose green | lose black | lose call
21 P2 lose green
    EquipmentLost hero=twindalli colour=green (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose blue | lose black
22 P1 lose blue
    EquipmentLost hero=elmer colour=blue (LB-CARD-4, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
23 P2 move S
    HeroMoved hero=twindalli place=S (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn | activate tomb | fight Y1 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
24 P2 fight Y1
    => white yellow blue
    CombatBegan hero=twindalli spaces=Y1 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=white,yellow,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y1
25 P2 vanquish Y1
    CardVanquished card=skeleton-rider space=Y1 hero=twindalli (LB-COMBAT-14, twindalli)
    EffectApplied effect=gain-life hero=twindalli (LB-CARD-16, skeleton-rider)
    LifeGained hero=twindalli held=5 (LB-CARD-16, skeleton-rider)
    CardDiscarded card=skeleton-rider space=Y1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
26 P2 end turn
    => gloom-spinner
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    CardDrawn card=gloom-spinner hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
27 P1 place B1
    CardPlaced card=gloom-spinner space=B1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight G1 | fight Y3 | fight G1 Y3 | extra move N | extra move W | extra move C | give move twindalli
28 P1 fight G1 Y3
    => blue black yellow
    CombatBegan hero=elmer spaces=G1,Y3 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=blue,black,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | extra move N | extra move W | extra move C | give move twindalli
29 P1 extra move W
    HeroMoved hero=elmer place=W (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
30 P1 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
31 P1 end turn
    => chasm-crawler
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    CardDrawn card=chasm-crawler hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place B3
32 P2 place B2
    CardPlaced card=chasm-crawler space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate tomb | fight B2 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
33 P2 call tavern
    CallToArmsUsed hero=twindalli tile=tavern (LB-CALL-1, twindalli)
tavern (LB-TILE-TAVERN-1): rest elmer | rest twindalli
34 P2 rest elmer
    LifeGained hero=elmer held=3 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move NW | move NE | move W | move C | move E
35 P1 stay
    => restless-bones
    CardDrawn card=restless-bones hero=twindalli (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place Y1 | place Y2
36 P2 place Y1
    => troll-chieftain
    CardPlaced card=restless-bones space=Y1 (LB-PLACING-1, tavern)
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, restless-bones)
    CardDrawn card=troll-chieftain hero=twindalli (LB-HORDE-6, restless-bones)
place-card (LB-PLACING-1): place G2 | place G3
37 P2 place G2
    CardPlaced card=troll-chieftain space=G2 (LB-PLACING-1, restless-bones)
    EffectApplied effect=all-unwarded-lose-life hero=twindalli (LB-CARD-45, troll-chieftain)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate tomb | fight G2 | fight B2 | fight Y1 | fight G2 B2
38 P2 fight G2 B2
    => red black blue
    CombatBegan hero=twindalli spaces=G2,B2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=red,black,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish B2
39 P2 withdraw
    CombatWithdrawn hero=twindalli (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
40 P2 move C
    HeroMoved hero=twindalli place=C (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
41 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B2
42 P1 first B1
    => relic-hunter
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspPlacedOnCard card=gloom-spinner space=B1 (LB-CARD-10, gloom-spinner)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=B3 (LB-CARD-41, chasm-crawler)
    CardDrawn card=relic-hunter hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=relic-hunter space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=elmer (LB-CARD-4, relic-hunter)
    EquipmentLost hero=elmer colour=black (LB-CARD-4, relic-hunter)
    EquipmentLost hero=twindalli colour=black (LB-CARD-4, relic-hunter)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move twindalli
43 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
44 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2
45 P1 fight G2
    => blue yellow blue
    CombatBegan hero=elmer spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=blue,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
46 P1 move E
    HeroMoved hero=elmer place=E (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
47 P1 end turn
    => bramble-husk
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y2 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    CardDrawn card=bramble-husk hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=bramble-husk space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | fight G2 | fight B2 | fight Y2 | fight G2 B2
48 P2 activate market
    => black white
    TileActivated hero=twindalli tile=market (LB-ACT-3, twindalli)
    DiceRolled hero=twindalli faces=black,white (LB-COMBAT-1, market)
    EquipmentGained hero=twindalli colour=black (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
49 P2 gain yellow
    EquipmentGained hero=twindalli colour=yellow (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
50 P2 move S
    HeroMoved hero=twindalli place=S (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
51 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B2 | first B3
52 P1 first B2
    => draw_horde_card brood-mother
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=elmer face=draw-horde-card (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, corruption)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, corruption)
place-card (LB-PLACING-1): place R1 | place R2 | place R3 | place Y1
53 P1 place R2
    => drowned-lantern
    CardPlaced card=brood-mother space=R2 (LB-PLACING-1, corruption)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, brood-mother)
    CardDrawn card=drowned-lantern hero=elmer (LB-HORDE-6, brood-mother)
place-card (LB-PLACING-1): place R1 | place R3 | place Y1
54 P1 place R1
    CardPlaced card=drowned-lantern space=R1 (LB-PLACING-1, brood-mother)
order-recurring (LB-HORDE-3): first B1 | first B3
55 P1 first B1
    => hex-weaver
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspAdvanced card=gloom-spinner (LB-CARD-10, gloom-spinner)
    GraspPlacedOnTile tile=fountain (LB-CARD-10, gloom-spinner)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=Y1 (LB-CARD-41, chasm-crawler)
    CardDrawn card=hex-weaver hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=hex-weaver space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=elmer (LB-CARD-45, hex-weaver)
    LifeLost hero=elmer held=2 (LB-CARD-45, hex-weaver)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | fight R2 | extra move N | extra move NE | extra move C | extra move S | extra move SE | give move twindalli
56 P1 extra move N
    HeroMoved hero=elmer place=N (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2
57 P1 fight G2
    => black green green
    CombatBegan hero=elmer spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,green,green (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
58 P1 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
59 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
60 any first Y2
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R3 (LB-CARD-41, restless-bones)
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=Y2 (LB-CARD-41, chasm-crawler)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=twindalli (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose yellow | lose black
61 P2 lose black
    EquipmentLost hero=twindalli colour=black (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
62 P2 rout G2
    CardDiscarded card=troll-chieftain space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate tomb | fight R3 | fight B2
63 P2 activate tomb
    => green blue
    TileActivated hero=twindalli tile=tomb (LB-ACT-3, twindalli)
    DiceRolled hero=twindalli faces=green,blue (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
64 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y1 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B2
65 P1 first B2
    => no_effect
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=elmer face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=elmer (LB-CARD-1, corruption)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspPlacedOnCard card=gloom-spinner space=B1 (LB-CARD-10, gloom-spinner)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=elmer (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp quarry | grasp tavern | grasp market | grasp dispensary | grasp tower | grasp tomb
66 P1 grasp quarry
    GraspPlacedOnTile tile=quarry (LB-CARD-11, blue)
    ElementReserved element=trap (LB-GRASP-4, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
67 P1 rout B2
    CardDiscarded card=relic-hunter space=B2 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move twindalli
68 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move W | move C | move E | move SW | move SE
69 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
70 P1 activate market
    => red black
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=red,black (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=red (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
71 P1 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
72 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
73 any first Y2
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=G2 (LB-CARD-41, chasm-crawler)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y2 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
74 P2 first G2
    => night-herald
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R3 (LB-CARD-41, chasm-crawler)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    LifeLost hero=elmer held=1 (LB-CARD-35, bridge-troll)
    CardDrawn card=night-herald hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=G2 (LB-PLACING-1, horde-phase)
order-effects (LB-HORDE-3): first lower_standard | first all_unwarded_lose_life
75 P2 first all_unwarded_lose_life
    EffectApplied effect=all-unwarded-lose-life hero=twindalli (LB-CARD-45, night-herald)
    LifeLost hero=twindalli held=4 (LB-CARD-45, night-herald)
    EffectApplied effect=lower-standard hero=twindalli (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate tomb | fight G2 | fight R3
76 P2 fight R3
    => yellow red blue
    CombatBegan hero=twindalli spaces=R3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=yellow,red,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3
77 P2 vanquish R3
    CardVanquished card=chasm-crawler space=R3 hero=twindalli (LB-COMBAT-14, twindalli)
    EffectApplied effect=move-at-once hero=twindalli (LB-CARD-38, chasm-crawler)
given-move (LB-CARD-38): stay | move W | move C | move E | move SW | move SE
78 P2 stay
    CardDiscarded card=chasm-crawler space=R3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
79 P2 move W
    HeroMoved hero=twindalli place=W (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
80 P2 end turn
    => ember-imp
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    CardDrawn card=ember-imp hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=ember-imp space=R3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=elmer (LB-CARD-35, ember-imp)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight G1 | fight Y3 | fight G1 Y3 | extra move N | extra move W | extra move C | give move twindalli
81 P1 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
82 P1 activate market
    => red red
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=red,red (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=red (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
83 P1 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
84 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=B2 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
85 P2 first G2
    EffectApplied effect=advance-grasp hero=twindalli (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G2 (LB-CARD-10, night-herald)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    LifeLost hero=elmer held=0 (LB-CARD-35, bridge-troll)
    HeroTakenOut hero=elmer (LB-WOUND-1, bridge-troll)
    BoardTurnedNeutral board=blue (LB-WOUND-5, bridge-troll)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=twindalli (LB-CARD-3, green)
    EquipmentLost hero=twindalli colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
86 P2 rout G2
    CardDiscarded card=night-herald space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tavern | fight G1 | fight R2 | fight B3 | fight G1 B3
87 P2 fight G1 B3
    => white yellow black
    CombatBegan hero=twindalli spaces=G1,B3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=white,yellow,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish B3
88 P2 withdraw
    CombatWithdrawn hero=twindalli (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
89 P2 move NW
    HeroMoved hero=twindalli place=NW (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
90 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=Y1 (LB-CARD-41, ember-imp)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first B1 | first B2
91 any first B2
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y2 (LB-CARD-41, restless-bones)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, gloom-spinner)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
92 any first Y1
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=G2 (LB-CARD-41, ember-imp)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R3 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
93 P2 first G1
    => hollow-summoner
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    LifeLost hero=twindalli held=3 (LB-CARD-35, bridge-troll)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=B2 (LB-CARD-41, ember-imp)
    CardDrawn card=hollow-summoner hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G2 | place Y1 | place Y2
94 P2 place Y1
    => glass-spider
    CardPlaced card=hollow-summoner space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, hollow-summoner)
    CardDrawn card=glass-spider hero=twindalli (LB-HORDE-6, hollow-summoner)
place-card (LB-PLACING-1): place G2 | place Y2
95 P2 place G2
    CardPlaced card=glass-spider space=G2 (LB-PLACING-1, hollow-summoner)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight G1 | fight R1 | fight B3 | fight Y3 | fight G1 B3 | fight G1 Y3 | fight R1 Y3
96 P2 fight G1 B3
    => black white white
    CombatBegan hero=twindalli spaces=G1,B3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=black,white,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1 | vanquish B3
97 P2 vanquish G1
    CardVanquished card=bridge-troll space=G1 hero=twindalli (LB-COMBAT-14, twindalli)
    EffectApplied effect=gain-life hero=twindalli (LB-CARD-16, bridge-troll)
    LifeGained hero=twindalli held=4 (LB-CARD-16, bridge-troll)
    CardDiscarded card=bridge-troll space=G1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
98 P2 move N
    HeroMoved hero=twindalli place=N (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
99 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y2 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first B1 | first B2
100 any first B2
    => web-warden
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=G1 (LB-CARD-41, ember-imp)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, gloom-spinner)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R3 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=B2 (LB-CARD-41, ember-imp)
    CardDrawn card=web-warden hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place Y2
101 P2 place Y2
    CardPlaced card=web-warden space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=twindalli (LB-CARD-45, web-warden)
    LifeLost hero=twindalli held=3 (LB-CARD-45, web-warden)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | fight R1 | fight B2 | fight Y3 | fight G2 B2 | fight R1 Y3
102 P2 fight Y3
    => red black black
    CombatBegan hero=twindalli spaces=Y3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=red,black,black (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
103 P2 move NW
    HeroMoved hero=twindalli place=NW (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
104 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=G1 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first B1 | first B2
105 any first B2
    => lose_life whispering-maw
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=R3 (LB-CARD-41, ember-imp)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, gloom-spinner)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, yellow)
    CorruptionRolled hero=twindalli face=lose-life (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-life hero=twindalli (LB-CARD-2, corruption)
    LifeLost hero=twindalli held=2 (LB-CARD-2, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=B2 (LB-CARD-41, restless-bones)
    CardDrawn card=whispering-maw hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=whispering-maw space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate trebuchet | fight G1 | fight R1 | fight B3 | fight Y3 | fight G1 B3 | fight G1 Y3 | fight R1 Y3
106 P2 fight G1 Y3
    => blue blue yellow
    CombatBegan hero=twindalli spaces=G1,Y3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,blue,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1
107 P2 withdraw
    CombatWithdrawn hero=twindalli (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
108 P2 move N
    HeroMoved hero=twindalli place=N (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
109 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
    LifeLost hero=twindalli held=1 (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
110 any rout R3
    CardDiscarded card=ember-imp space=R3 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first B1 | first B2
111 any first B2
    => lose_round_token
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R3 (LB-CARD-41, restless-bones)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, gloom-spinner)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, yellow)
    CorruptionRolled hero=twindalli face=lose-round-token (LB-CORRUPTION-1, yellow)
    EffectIgnored effect=lose-round-token (LB-CORRUPTION-8, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
112 P2 rout G3
    CardDiscarded card=bramble-husk space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | fight R1 | fight Y3 | fight R1 Y3
113 P2 fight Y3
    => white yellow blue
    CombatBegan hero=twindalli spaces=Y3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=white,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
114 P2 move W
    HeroMoved hero=twindalli place=W (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
115 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=B2 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first B1 | first B2
116 any first B1
    => no_effect cinder-shade
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, gloom-spinner)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=G3 (LB-CARD-41, restless-bones)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, yellow)
    CorruptionRolled hero=twindalli face=no-effect (LB-CORRUPTION-1, yellow)
    EffectApplied effect=no-effect hero=twindalli (LB-CARD-1, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R3 (LB-CARD-41, restless-bones)
    CardDrawn card=cinder-shade hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G3 | place B2
117 P2 place G3
    CardPlaced card=cinder-shade space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate tavern | fight G1 | fight R2 | fight B3 | fight Y2 | fight G1 B3 | fight R2 Y2
118 P2 activate tavern
    => root-shaman
    TileActivated hero=twindalli tile=tavern (LB-ACT-3, twindalli)
    LifeGained hero=twindalli held=2 (LB-TILE-TAVERN-1, tavern)
    CardDrawn card=root-shaman hero=twindalli (LB-HORDE-6, tavern)
    CardPlaced card=root-shaman space=B2 (LB-PLACING-1, tavern)
    EffectApplied effect=lower-standard hero=twindalli (LB-CARD-15, root-shaman)
hero-phase (LB-ACT-1): end turn
119 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
    LifeLost hero=twindalli held=1 (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
120 any rout R1
    CardDiscarded card=drowned-lantern space=R1 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, gloom-spinner)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero= (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp tavern | grasp market | grasp dispensary | grasp tower | grasp tomb
121 any grasp standard
    GraspPlacedOnTile tile=standard (LB-CARD-11, blue)
    ElementReserved element=standard-figure (LB-GRASP-4, blue)
    Scored points=-11 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
