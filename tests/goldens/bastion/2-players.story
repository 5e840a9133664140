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
    EffectApplied effect=lose-all-equipment hero=twindalli (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=twindalli colour=green (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=twindalli colour=black (LB-CARD-5, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
21 P2 move NW
    HeroMoved hero=twindalli place=NW (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn | fight G1 | fight Y3 | fight G1 Y3 | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
22 P2 fight G1 Y3
    => white yellow blue
    CombatBegan hero=twindalli spaces=G1,Y3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=white,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
23 P2 call market
    => blue black
    CallToArmsUsed hero=twindalli tile=market (LB-CALL-1, twindalli)
    DiceRolled hero=twindalli faces=blue,black (LB-COMBAT-1, market)
    EquipmentGained hero=twindalli colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=twindalli colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn
24 P2 end turn
    => gloom-spinner
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    CardDrawn card=gloom-spinner hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
25 P1 place B3
    CardPlaced card=gloom-spinner space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight G1 | fight Y3 | fight G1 Y3 | extra move N | extra move W | extra move C | give move twindalli
26 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move N | move W | move C
27 P2 stay
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight G1 | fight Y3 | fight G1 Y3
28 P1 fight Y3
    => yellow red black
    CombatBegan hero=elmer spaces=Y3 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=yellow,red,black (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
29 P1 end turn
    => chasm-crawler
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    LifeLost hero=elmer held=1 (LB-CARD-35, bridge-troll)
    LifeLost hero=twindalli held=3 (LB-CARD-35, bridge-troll)
    CardDrawn card=chasm-crawler hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2
30 P2 place B1
    CardPlaced card=chasm-crawler space=B1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight G1 | fight B3 | fight Y3 | fight G1 B3 | fight G1 Y3
31 P2 fight G1
    => blue blue yellow
    CombatBegan hero=twindalli spaces=G1 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,blue,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
32 P2 move C
    HeroMoved hero=twindalli place=C (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
33 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B3
34 P1 first B3
    => restless-bones troll-chieftain
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspPlacedOnCard card=gloom-spinner space=B3 (LB-CARD-10, gloom-spinner)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=B2 (LB-CARD-41, chasm-crawler)
    CardDrawn card=restless-bones hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=restless-bones space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, restless-bones)
    CardDrawn card=troll-chieftain hero=elmer (LB-HORDE-6, restless-bones)
place-card (LB-PLACING-1): place G2 | place G3
35 P1 place G3
    CardPlaced card=troll-chieftain space=G3 (LB-PLACING-1, restless-bones)
    EffectApplied effect=all-unwarded-lose-life hero=elmer (LB-CARD-45, troll-chieftain)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight G1 | fight Y3 | fight G1 Y3 | extra move N | extra move W | extra move C | give move twindalli
36 P1 extra move N
    HeroMoved hero=elmer place=N (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard
37 P1 activate standard
    TileActivated hero=elmer tile=standard (LB-ACT-3, elmer)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
38 P1 raise black
    StandardRaised colour=black (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
39 P1 move W
    HeroMoved hero=elmer place=W (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
40 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=G2 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
41 P2 first G1
    => relic-hunter
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R1 (LB-CARD-41, restless-bones)
    CardDrawn card=relic-hunter hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=relic-hunter space=G2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=twindalli (LB-CARD-4, relic-hunter)
lose-token (LB-RESERVE-5): lose blue | lose black
42 P2 lose blue
    EquipmentLost hero=twindalli colour=blue (LB-CARD-4, relic-hunter)
lose-token (LB-RESERVE-5): lose blue | lose black
43 P1 lose black
    EquipmentLost hero=elmer colour=black (LB-CARD-4, relic-hunter)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | fight G2 | fight B2 | fight G2 B2
44 P2 fight G2 B2
    => blue black white
    CombatBegan hero=twindalli spaces=G2,B2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,black,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish B2 | spend black
45 P2 spend black
pay (LB-COMBAT-3): withdraw | vanquish G2 | vanquish G2 B2 | take back black
46 P2 withdraw
    CombatWithdrawn hero=twindalli (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
47 P2 move NW
    HeroMoved hero=twindalli place=NW (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
48 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R2 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B2 | first B3
49 P1 first B3
    => bramble-husk
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspAdvanced card=gloom-spinner (LB-CARD-10, gloom-spinner)
    GraspPlacedOnTile tile=tower (LB-CARD-10, gloom-spinner)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=Y2 (LB-CARD-41, chasm-crawler)
    CardDrawn card=bramble-husk hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R3 | place B1 | place B2
50 P1 place B2
    CardPlaced card=bramble-husk space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tavern | fight Y2 | extra move NW | extra move N | extra move C | extra move SW | extra move S | give move twindalli
51 P1 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
52 P1 activate market
    => yellow black
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=yellow,black (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
53 P1 move SE
    HeroMoved hero=elmer place=SE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
54 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R1 (LB-CARD-41, chasm-crawler)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
55 P2 first G2
    => no_effect
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=twindalli (LB-CARD-1, corruption)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    LifeLost hero=twindalli held=2 (LB-CARD-35, bridge-troll)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=twindalli (LB-CARD-3, green)
    EquipmentLost hero=twindalli colour=black (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
56 P2 rout G1
    CardDiscarded card=bridge-troll space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate trebuchet | fight R1 | fight B3 | fight Y3 | fight R1 Y3
57 P2 fight B3
    => green green blue
    CombatBegan hero=twindalli spaces=B3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=green,green,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish B3
58 P2 vanquish B3
    CardVanquished card=gloom-spinner space=B3 hero=twindalli (LB-COMBAT-14, twindalli)
    EffectApplied effect=gain-life hero=twindalli (LB-CARD-16, gloom-spinner)
    LifeGained hero=twindalli held=3 (LB-CARD-16, gloom-spinner)
    CardDiscarded card=gloom-spinner space=B3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
59 P2 move N
    HeroMoved hero=twindalli place=N (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
60 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
61 any first R2
    => brood-mother
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R3 (LB-CARD-41, restless-bones)
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R2 (LB-CARD-41, chasm-crawler)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B3
62 P1 place B3
    => drowned-lantern
    CardPlaced card=brood-mother space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, brood-mother)
    CardDrawn card=drowned-lantern hero=elmer (LB-HORDE-6, brood-mother)
    CardPlaced card=drowned-lantern space=B1 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | fight R3 | fight B1 | fight R3 B1 | extra move C | extra move E | extra move S | give move twindalli
63 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move NW | move NE | move W | move C | move E
64 P2 stay
hero-phase (LB-ACT-1): end turn | move C | move E | move S | fight R3 | fight B1 | fight R3 B1
65 P1 fight R3 B1
    => green red black
    CombatBegan hero=elmer spaces=R3,B1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=green,red,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
66 P1 withdraw
    CombatWithdrawn hero=elmer (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
67 P1 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
68 P1 end turn
    => draw_horde_card hex-weaver
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=draw-horde-card (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, corruption)
    CardDrawn card=hex-weaver hero=twindalli (LB-HORDE-6, corruption)
    CardPlaced card=hex-weaver space=G1 (LB-PLACING-1, corruption)
    EffectApplied effect=all-unwarded-lose-life hero=twindalli (LB-CARD-45, hex-weaver)
    LifeLost hero=twindalli held=2 (LB-CARD-45, hex-weaver)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
69 P2 rout G1
    CardDiscarded card=hex-weaver space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | fight B2 | fight Y3 | fight G2 B2
70 P2 fight B2
    CombatBegan hero=twindalli spaces=B2 (LB-ACT-5, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
71 P2 move NE
    HeroMoved hero=twindalli place=NE (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
72 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R2 | first R3
73 any first R3
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y2 (LB-CARD-41, restless-bones)
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R3 (LB-CARD-41, chasm-crawler)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=elmer (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp quarry | grasp tavern | grasp market | grasp dispensary | grasp tomb | grasp fountain
74 P1 grasp trebuchet
    GraspPlacedOnTile tile=trebuchet (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
75 P1 rout B3
    CardDiscarded card=brood-mother space=B3 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | activate tomb | fight B2 | give move twindalli
76 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move N | move C | move E
77 P2 stay
hero-phase (LB-ACT-1): end turn | activate tomb | fight B2
78 P1 activate tomb
    => red blue
    TileActivated hero=elmer tile=tomb (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=red,blue (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn
79 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=G1 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
80 P2 first G2
    => no_effect night-herald
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=twindalli (LB-CARD-1, corruption)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R1 (LB-CARD-41, restless-bones)
    CardDrawn card=night-herald hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=G1 (LB-PLACING-1, horde-phase)
order-effects (LB-HORDE-3): first lower_standard | first all_unwarded_lose_life
81 P2 first all_unwarded_lose_life
    EffectApplied effect=all-unwarded-lose-life hero=twindalli (LB-CARD-45, night-herald)
    LifeLost hero=twindalli held=1 (LB-CARD-45, night-herald)
    EffectApplied effect=lower-standard hero=twindalli (LB-CARD-15, night-herald)
    StandardLowered (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate quarry | fight G3 | fight R1 | fight B1 | fight Y3 | fight G3 R1 | fight G3 B1 | fight R1 Y3
82 P2 fight G3 R1
    => red white yellow
    CombatBegan hero=twindalli spaces=G3,R1 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=red,white,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R1
83 P2 vanquish R1
    CardVanquished card=restless-bones space=R1 hero=twindalli (LB-COMBAT-14, twindalli)
    EffectApplied effect=gain-life hero=twindalli (LB-CARD-16, restless-bones)
    LifeGained hero=twindalli held=2 (LB-CARD-16, restless-bones)
    CardDiscarded card=restless-bones space=R1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
84 P2 move C
    HeroMoved hero=twindalli place=C (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
85 P2 end turn
    => ember-imp
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=B3 (LB-CARD-41, chasm-crawler)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=Y2 (LB-CARD-41, chasm-crawler)
    CardDrawn card=ember-imp hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
86 P1 place R3
    CardPlaced card=ember-imp space=R3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=elmer (LB-CARD-35, ember-imp)
hero-phase (LB-ACT-1): end turn | activate tomb | fight B2 | give move twindalli
87 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
88 P2 stay
hero-phase (LB-ACT-1): end turn | activate tomb | fight B2
89 P1 fight B2
    CombatBegan hero=elmer spaces=B2 (LB-ACT-5, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
90 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R1 (LB-CARD-41, chasm-crawler)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
91 P2 first G2
    => lose_round_token
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=lose-round-token (LB-CORRUPTION-1, relic-hunter)
    EffectIgnored effect=lose-round-token (LB-CORRUPTION-8, corruption)
    EffectApplied effect=advance-grasp hero=twindalli (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G1 (LB-CARD-10, night-herald)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
92 P2 rout G3
    CardDiscarded card=troll-chieftain space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | fight G2 | fight B2 | fight G2 B2
93 P2 fight G2 B2
    => black white white
    CombatBegan hero=twindalli spaces=G2,B2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=black,white,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G2
94 P2 vanquish G2
    CardVanquished card=relic-hunter space=G2 hero=twindalli (LB-COMBAT-14, twindalli)
order-effects (LB-HORDE-3): first award_life | first award_call_to_arms
95 P2 first award_life
    EffectApplied effect=award-life hero=twindalli (LB-CARD-20, relic-hunter)
award-life (LB-CARD-20): award elmer | award twindalli
96 P2 award twindalli
    LifeGained hero=twindalli held=3 (LB-CARD-20, relic-hunter)
    EffectApplied effect=award-call-to-arms hero=twindalli (LB-CARD-21, relic-hunter)
award-call (LB-CARD-21): award elmer | award twindalli
97 P2 award twindalli
    CallToArmsGained hero=twindalli (LB-CARD-21, relic-hunter)
    CardDiscarded card=relic-hunter space=G2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call fountain | call tower | call tavern
98 P2 call tomb
    => red black
    CallToArmsUsed hero=twindalli tile=tomb (LB-CALL-1, twindalli)
    DiceRolled hero=twindalli faces=red,black (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
99 P2 move N
    HeroMoved hero=twindalli place=N (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
100 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
101 any first R1
    => hollow-summoner glass-spider
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R2 (LB-CARD-41, chasm-crawler)
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=B3 (LB-CARD-41, ember-imp)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=Y2 (LB-CARD-41, ember-imp)
    CardDrawn card=hollow-summoner hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=hollow-summoner space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, hollow-summoner)
    CardDrawn card=glass-spider hero=elmer (LB-HORDE-6, hollow-summoner)
place-card (LB-PLACING-1): place G2 | place G3 | place R1 | place R3
102 P1 place G3
    CardPlaced card=glass-spider space=G3 (LB-PLACING-1, hollow-summoner)
hero-phase (LB-ACT-1): end turn | activate tomb | fight B2 | give move twindalli
103 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move NW | move NE | move W | move C | move E
104 P2 stay
hero-phase (LB-ACT-1): end turn | activate tomb | fight B2
105 P1 activate tomb
    => black white
    TileActivated hero=elmer tile=tomb (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=black,white (LB-COMBAT-1, tomb)
tomb (LB-TILE-TOMB-1): destroy G1 | done
106 P1 done
hero-phase (LB-ACT-1): end turn
107 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=G2 (LB-CARD-41, ember-imp)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
108 P2 first G2
    => web-warden
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=R1 (LB-CARD-41, ember-imp)
    EffectApplied effect=advance-grasp hero=twindalli (LB-CARD-10, night-herald)
    CardDrawn card=web-warden hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G2 | place R3 | place Y2
109 P2 place G2
    CardPlaced card=web-warden space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate standard | fight G2 | fight R1 | fight B2 | fight Y3 | fight G2 B2 | fight R1 Y3
110 P2 fight G2
    => blue blue yellow
    CombatBegan hero=twindalli spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,blue,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
111 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
112 any first R2
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R3 (LB-CARD-41, chasm-crawler)
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=R2 (LB-CARD-41, ember-imp)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=elmer (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp standard | grasp quarry | grasp tavern | grasp market | grasp dispensary | grasp tomb | grasp fountain
113 P1 grasp dispensary
    GraspPlacedOnTile tile=dispensary (LB-CARD-11, blue)
    Scored points=-8 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
