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
    EffectApplied effect=lose-round-token hero=twindalli (LB-CARD-3, relic-hunter)
lose-token (LB-RESERVE-5): lose blue | lose black
42 P2 lose blue
    EquipmentLost hero=twindalli colour=blue (LB-CARD-3, relic-hunter)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | fight G2 | fight B2 | fight G2 B2
43 P2 fight G2 B2
    => blue black white
    CombatBegan hero=twindalli spaces=G2,B2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,black,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish B2 | spend black
44 P2 withdraw
    CombatWithdrawn hero=twindalli (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
45 P2 move N
    HeroMoved hero=twindalli place=N (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
46 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R2 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B2 | first B3
47 P1 first B2
    => bramble-husk
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, chasm-crawler)
    CardMoved card=chasm-crawler space=Y2 (LB-CARD-41, chasm-crawler)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspAdvanced card=gloom-spinner (LB-CARD-10, gloom-spinner)
    GraspPlacedOnTile tile=tower (LB-CARD-10, gloom-spinner)
    CardDrawn card=bramble-husk hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R3 | place B1 | place B2
48 P1 place B2
    CardPlaced card=bramble-husk space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tavern | fight Y2 | extra move NW | extra move N | extra move C | extra move SW | extra move S | give move twindalli
49 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move NW | move NE | move W | move C | move E
50 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tavern | fight Y2
51 P1 fight Y2
    => yellow black green
    CombatBegan hero=elmer spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=yellow,black,green (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend blue
52 P1 spend blue
pay (LB-COMBAT-3): withdraw | vanquish Y2 | take back blue
53 P1 take back blue
    TokenTakenBack hero=elmer colour=blue (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend blue
54 P1 spend blue
pay (LB-COMBAT-3): withdraw | vanquish Y2 | take back blue
55 P1 vanquish Y2
    EquipmentSpent hero=elmer colour=blue (LB-COMBAT-3, combat)
    CardVanquished card=chasm-crawler space=Y2 hero=elmer (LB-COMBAT-14, elmer)
    EffectApplied effect=move-at-once hero=elmer (LB-CARD-38, chasm-crawler)
given-move (LB-CARD-38): stay | move NW | move N | move C | move SW | move S
56 P1 stay
    CardDiscarded card=chasm-crawler space=Y2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
57 P1 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
58 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
59 P2 first G1
    => no_effect
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=twindalli (LB-CARD-1, corruption)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=twindalli (LB-CARD-3, green)
    EquipmentLost hero=twindalli colour=black (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
60 P2 rout G3
    CardDiscarded card=troll-chieftain space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | fight B2 | fight Y3 | fight G2 B2
61 P2 fight G2 B2
    => green blue green
    CombatBegan hero=twindalli spaces=G2,B2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=green,blue,green (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
62 P2 move E
    HeroMoved hero=twindalli place=E (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
63 P2 end turn
    => brood-mother drowned-lantern
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R3 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspPlacedOnCard card=gloom-spinner space=B3 (LB-CARD-10, gloom-spinner)
    CardDrawn card=brood-mother hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, brood-mother)
    CardDrawn card=drowned-lantern hero=elmer (LB-HORDE-6, brood-mother)
place-card (LB-PLACING-1): place G3 | place R1 | place R2 | place Y2
64 P1 place R2
    CardPlaced card=drowned-lantern space=R2 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move twindalli
65 P1 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
66 P1 activate market
    => red black
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=red,black (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=red (LB-TILE-MARKET-1, market)
    EquipmentGained hero=elmer colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
67 P1 move N
    HeroMoved hero=elmer place=N (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
68 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
69 P2 first G2
    => draw_horde_card hex-weaver
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=draw-horde-card (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, corruption)
    CardDrawn card=hex-weaver hero=twindalli (LB-HORDE-6, corruption)
    CardPlaced card=hex-weaver space=G3 (LB-PLACING-1, corruption)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, bridge-troll)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
70 P2 rout G1
    CardDiscarded card=bridge-troll space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | fight G3 | fight R2 | fight B1 | fight G3 B1
71 P2 fight B1
    => red blue red
    CombatBegan hero=twindalli spaces=B1 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=red,blue,red (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
72 P2 move NE
    HeroMoved hero=twindalli place=NE (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
73 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y2 (LB-CARD-41, restless-bones)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=elmer (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp quarry | grasp tavern | grasp market | grasp dispensary | grasp tomb | grasp fountain
74 P1 grasp tomb
    GraspPlacedOnTile tile=tomb (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
75 P1 rout B1
    CardDiscarded card=brood-mother space=B1 (LB-BOARD-FULL-1, blue)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move twindalli
76 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move N | move C | move E
77 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2
78 P1 activate standard
    TileActivated hero=elmer tile=standard (LB-ACT-3, elmer)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow
79 P1 raise blue
    StandardRaised colour=blue (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
80 P1 move W
    HeroMoved hero=elmer place=W (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
81 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=G1 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2
82 P2 first G2
    => no_effect night-herald
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=twindalli (LB-CARD-1, corruption)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=R1 (LB-CARD-41, restless-bones)
    CardDrawn card=night-herald hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=twindalli (LB-CARD-15, night-herald)
    StandardLowered (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate quarry | fight G3 | fight R1 | fight Y3 | fight G3 R1 | fight R1 Y3
83 P2 fight G3 R1
    => white yellow black
    CombatBegan hero=twindalli spaces=G3,R1 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=white,yellow,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G3 | vanquish R1 | vanquish G3 R1
84 P2 vanquish G3 R1
    CardVanquished card=hex-weaver space=G3 hero=twindalli (LB-COMBAT-14, twindalli)
    CardVanquished card=restless-bones space=R1 hero=twindalli (LB-COMBAT-14, twindalli)
    CardDiscarded card=restless-bones space=R1 (LB-COMBAT-14, combat)
    EffectApplied effect=gain-life-or-call-to-arms hero=twindalli (LB-CARD-18, hex-weaver)
gain-reward (LB-CARD-18): gain life | gain call
85 P2 gain call
    CallToArmsGained hero=twindalli (LB-CARD-18, hex-weaver)
    CardDiscarded card=hex-weaver space=G3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | call market | call standard | call tomb | call quarry | call trebuchet | call fountain | call tower | call tavern
86 P2 call tavern
    CallToArmsUsed hero=twindalli tile=tavern (LB-CALL-1, twindalli)
tavern (LB-TILE-TAVERN-1): rest elmer | rest twindalli
87 P2 rest elmer
    LifeGained hero=elmer held=2 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move NW | move N | move C | move SW | move S
88 P1 stay
    => ember-imp
    CardDrawn card=ember-imp hero=twindalli (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place R1 | place R3
89 P2 place R3
    CardPlaced card=ember-imp space=R3 (LB-PLACING-1, tavern)
    EffectApplied effect=burn-in-front hero=twindalli (LB-CARD-35, ember-imp)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
90 P2 move E
    HeroMoved hero=twindalli place=E (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
91 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=B1 (LB-CARD-41, ember-imp)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B3
92 P1 first B3
    => hollow-summoner glass-spider
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    EffectApplied effect=skulk hero=elmer (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=Y2 (LB-CARD-41, ember-imp)
    CardDrawn card=hollow-summoner hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=hollow-summoner space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=elmer (LB-CARD-7, hollow-summoner)
    CardDrawn card=glass-spider hero=elmer (LB-HORDE-6, hollow-summoner)
place-card (LB-PLACING-1): place G3 | place R1 | place R3
93 P1 place R3
    CardPlaced card=glass-spider space=R3 (LB-PLACING-1, hollow-summoner)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tavern | fight Y2 | extra move NW | extra move N | extra move C | extra move SW | extra move S | give move twindalli
94 P1 extra move SW
    HeroMoved hero=elmer place=SW (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | fight B3 | fight Y1 | fight B3 Y1
95 P1 fight B3 Y1
    => black white white
    CombatBegan hero=elmer spaces=B3,Y1 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=black,white,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish B3 | vanquish Y1
96 P1 vanquish B3
    CardVanquished card=gloom-spinner space=B3 hero=elmer (LB-COMBAT-14, elmer)
    CardDiscarded card=gloom-spinner space=B3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
97 P1 move W
    HeroMoved hero=elmer place=W (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
98 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=G3 (LB-CARD-41, ember-imp)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G1 | first G2 | first G3
99 P2 first G2
    => no_effect
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=twindalli (LB-CARD-1, corruption)
order-recurring (LB-HORDE-3): first G1 | first G3
100 P2 first G1
    => web-warden
    EffectApplied effect=advance-grasp hero=twindalli (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G1 (LB-CARD-10, night-herald)
    EffectApplied effect=skulk hero=twindalli (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=R1 (LB-CARD-41, ember-imp)
    CardDrawn card=web-warden hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=web-warden space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | fight R2 | fight B1
101 P2 fight R2
    => black black white
    CombatBegan hero=twindalli spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=black,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
102 P2 move S
    HeroMoved hero=twindalli place=S (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
103 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, ember-imp)
    CardMoved card=ember-imp space=Y2 (LB-CARD-41, ember-imp)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero=elmer (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp quarry | grasp tavern | grasp market | grasp dispensary | grasp fountain
104 P1 grasp standard
    GraspPlacedOnTile tile=standard (LB-CARD-11, blue)
    ElementReserved element=standard-figure (LB-GRASP-4, blue)
    Scored points=-7 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
