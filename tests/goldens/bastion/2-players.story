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
    EffectApplied effect=lose-round-token hero=elmer (LB-CARD-3, skeleton-rider)
lose-token (LB-RESERVE-5): lose blue | lose black | lose call
13 P1 lose blue
    EquipmentLost hero=elmer colour=blue (LB-CARD-3, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move twindalli
14 P1 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate standard | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move twindalli
15 P1 call trebuchet
    CallToArmsUsed hero=elmer tile=trebuchet (LB-CALL-1, elmer)
    NetThrown card=skeleton-rider space=Y1 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | activate standard | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move twindalli
16 P1 extra move E
    HeroMoved hero=elmer place=E (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn
17 P1 end turn
    => bridge-troll
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    CardDrawn card=bridge-troll hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
18 P2 place G1
    CardPlaced card=bridge-troll space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
19 P2 activate market
    => white yellow
    TileActivated hero=twindalli tile=market (LB-ACT-3, twindalli)
    DiceRolled hero=twindalli faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=twindalli colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
20 P2 gain black
    EquipmentGained hero=twindalli colour=black (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
21 P2 call trebuchet
    CallToArmsUsed hero=twindalli tile=trebuchet (LB-CALL-1, twindalli)
    NetThrown card=bridge-troll space=G1 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
22 P2 end turn
    => ossuary-colossus
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y2 | place Y3
23 P1 place Y2
    CardPlaced card=ossuary-colossus space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-all-equipment hero=elmer (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=elmer colour=black (LB-CARD-5, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | extra move N | extra move NE | extra move C | extra move S | extra move SE | give move twindalli
24 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
25 P2 stay
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
26 P1 move SE
    HeroMoved hero=elmer place=SE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
27 P1 end turn
    => gloom-spinner
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    CardDrawn card=gloom-spinner hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
28 P2 place B1
    CardPlaced card=gloom-spinner space=B1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | fight Y2
29 P2 fight Y2
    => blue blue black
    CombatBegan hero=twindalli spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,blue,black (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
30 P2 move NW
    HeroMoved hero=twindalli place=NW (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
31 P2 end turn
    => chasm-crawler
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspPlacedOnCard card=gloom-spinner space=B1 (LB-CARD-10, gloom-spinner)
    CardDrawn card=chasm-crawler hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place B3
32 P1 place B3
    CardPlaced card=chasm-crawler space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate fountain | fight B1 | extra move C | extra move E | extra move S | give move twindalli
33 P1 extra move E
    HeroMoved hero=elmer place=E (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
34 P1 move NE
    HeroMoved hero=elmer place=NE (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate quarry
35 P1 activate quarry
    TileActivated hero=elmer tile=quarry (LB-ACT-3, elmer)
quarry (LB-TILE-QUARRY-1): trap G2 | trap G3 | trap R1 | trap R2 | trap R3 | trap B2 | trap Y1
36 P1 trap R3
    TrapSet space=R3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn
37 P1 end turn
    => restless-bones
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=restless-bones hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y3
38 P2 place Y1
    => troll-chieftain
    CardPlaced card=restless-bones space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, restless-bones)
    CardDrawn card=troll-chieftain hero=twindalli (LB-HORDE-6, restless-bones)
    CardPlaced card=troll-chieftain space=G2 (LB-PLACING-1, restless-bones)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate trebuchet | fight G1 | fight B3 | fight G1 B3
39 P2 fight G1 B3
    => yellow red black
    CombatBegan hero=twindalli spaces=G1,B3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=yellow,red,black (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
40 P2 move C
    HeroMoved hero=twindalli place=C (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
41 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B3
42 P1 first B3
    => relic-hunter
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=Y3 (LB-CARD-41, chasm-crawler)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspAdvanced card=gloom-spinner (LB-CARD-10, gloom-spinner)
    GraspPlacedOnTile tile=fountain (LB-CARD-10, gloom-spinner)
    CardDrawn card=relic-hunter hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B2 | place B3
43 P1 place B2
    CardPlaced card=relic-hunter space=B2 (LB-PLACING-1, horde-phase)
    EffectIgnored effect=lose-round-token (LB-CARD-3, relic-hunter)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate quarry | fight G3 | extra move N | extra move C | extra move E | give move twindalli
44 P1 fight G3
    => blue blue yellow
    CombatBegan hero=elmer spaces=G3 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=blue,blue,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | extra move N | extra move C | extra move E | give move twindalli
45 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move NW | move N | move NE | move W | move E | move SW | move S | move SE
46 P2 stay
hero-phase (LB-ACT-1): end turn | move N | move C | move E
47 P1 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
48 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y3
49 any first Y3
    => bramble-husk
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R1 (LB-CARD-41, chasm-crawler)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y3 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    CardDrawn card=bramble-husk hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=bramble-husk space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | fight G2 | fight R2 | fight B2 | fight Y2 | fight G2 B2 | fight R2 Y2
50 P2 fight R2 Y2
    => blue black white
    CombatBegan hero=twindalli spaces=R2,Y2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,black,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend yellow
51 P2 spend yellow
pay (LB-COMBAT-3): withdraw | vanquish R2 | take back yellow
52 P2 vanquish R2
    EquipmentSpent hero=twindalli colour=yellow (LB-COMBAT-3, combat)
    CardVanquished card=skeleton-rider space=R2 hero=twindalli (LB-COMBAT-14, twindalli)
    CardDiscarded card=skeleton-rider space=R2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
53 P2 move E
    HeroMoved hero=twindalli place=E (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
54 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=R2 (LB-CARD-41, chasm-crawler)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B2
55 P1 first B1
    => draw_horde_card brood-mother drowned-lantern
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspPlacedOnCard card=gloom-spinner space=B1 (LB-CARD-10, gloom-spinner)
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=elmer face=draw-horde-card (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, corruption)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, corruption)
    CardPlaced card=brood-mother space=B3 (LB-PLACING-1, corruption)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, brood-mother)
    CardDrawn card=drowned-lantern hero=elmer (LB-HORDE-6, brood-mother)
place-card (LB-PLACING-1): place R1 | place R3 | place Y1
56 P1 place Y1
    CardPlaced card=drowned-lantern space=Y1 (LB-PLACING-1, brood-mother)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=elmer (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp quarry | grasp tavern | grasp market | grasp dispensary | grasp tower | grasp tomb
57 P1 grasp tavern
    GraspPlacedOnTile tile=tavern (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
58 P1 rout B1
    CardDiscarded card=gloom-spinner space=B1 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move twindalli
59 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move N | move NE | move C | move S | move SE
60 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
61 P1 activate market
    => black green
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=black,green (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=black (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=green (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
62 P1 move SW
    HeroMoved hero=elmer place=SW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
63 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R1 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=twindalli (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose green | lose black
64 P2 lose black
    EquipmentLost hero=twindalli colour=black (LB-CARD-3, green)
    EffectApplied effect=lose-round-token hero=twindalli (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose green | lose black
65 P2 lose green
    EquipmentLost hero=twindalli colour=green (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
66 P2 rout G1
    CardDiscarded card=bridge-troll space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | fight G3 | fight R2 | fight Y2 | fight R2 Y2
67 P2 fight R2 Y2
    => green green blue
    CombatBegan hero=twindalli spaces=R2,Y2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=green,green,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R2
68 P2 withdraw
    CombatWithdrawn hero=twindalli (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
69 P2 move C
    HeroMoved hero=twindalli place=C (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
70 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2
71 any first R2
    => no_effect hex-weaver
    EffectApplied effect=skulk hero= (LB-CARD-41, chasm-crawler)
    CardTrapped card=chasm-crawler space=R3 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=chasm-crawler space=R2 (LB-TILE-QUARRY-3, trap)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R2 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=elmer face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=elmer (LB-CARD-1, corruption)
    CardDrawn card=hex-weaver hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=hex-weaver space=B1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | fight B3 | fight Y1 | fight B3 Y1 | extra move W | extra move C | extra move S | give move twindalli
72 P1 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
73 P1 activate market
    => red black
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=red,black (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=red (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
74 P1 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
75 P1 end turn
    => night-herald
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    CardDrawn card=night-herald hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=twindalli (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | fight G2 | fight R2 | fight B2 | fight Y2 | fight G2 B2 | fight R2 Y2
76 P2 fight B2
    => yellow red blue
    CombatBegan hero=twindalli spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=yellow,red,blue (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
77 P2 move SW
    HeroMoved hero=twindalli place=SW (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
78 P2 end turn
    => no_effect
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R3 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=elmer face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=elmer (LB-CARD-1, corruption)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=elmer (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp quarry | grasp market | grasp dispensary | grasp tower | grasp tomb
79 P1 grasp dispensary
    GraspPlacedOnTile tile=dispensary (LB-CARD-11, blue)
    Scored points=-6 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
