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
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move twindalli
13 P1 move NW
    HeroMoved hero=elmer place=NW (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate trebuchet | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | extra move N | extra move W | extra move C | give move twindalli
14 P1 activate trebuchet
    TileActivated hero=elmer tile=trebuchet (LB-ACT-3, elmer)
    NetThrown card=skeleton-rider space=Y1 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call tavern | extra move N | extra move W | extra move C | give move twindalli
15 P1 extra move N
    HeroMoved hero=elmer place=N (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call tavern
16 P1 call tomb
    CallToArmsUsed hero=elmer tile=tomb (LB-CALL-1, elmer)
    CardDiscarded card=skeleton-rider space=Y1 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=elmer held=2 (LB-TILE-TOMB-1, tomb)
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
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tavern
19 P2 move N
    HeroMoved hero=twindalli place=N (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn | activate standard | call market | call standard | call tomb | call quarry | call trebuchet | call tavern
20 P2 call trebuchet
    CallToArmsUsed hero=twindalli tile=trebuchet (LB-CALL-1, twindalli)
    NetThrown card=bridge-troll space=G1 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | activate standard
21 P2 end turn
    => ossuary-colossus
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=elmer (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
22 P1 place Y3
    CardPlaced card=ossuary-colossus space=Y3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | extra move NW | extra move NE | extra move W | extra move C | extra move E | give move twindalli
23 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move NW | move NE | move W | move C | move E
24 P2 stay
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard
25 P1 activate standard
    TileActivated hero=elmer tile=standard (LB-ACT-3, elmer)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
26 P1 raise black
    StandardRaised colour=black (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
27 P1 move C
    HeroMoved hero=elmer place=C (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
28 P1 end turn
    => gloom-spinner
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    CardDrawn card=gloom-spinner hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
29 P2 place B1
    CardPlaced card=gloom-spinner space=B1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight Y3
30 P2 fight Y3
    => white yellow blue
    CombatBegan hero=twindalli spaces=Y3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=white,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
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
32 P1 place B2
    CardPlaced card=chasm-crawler space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=elmer (LB-CARD-4, chasm-crawler)
lose-token (LB-RESERVE-5): lose blue | lose black
33 P1 lose black
    EquipmentLost hero=elmer colour=black (LB-CARD-4, chasm-crawler)
lose-token (LB-RESERVE-5): lose green | lose black
34 P2 lose black
    EquipmentLost hero=twindalli colour=black (LB-CARD-4, chasm-crawler)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | extra move NW | extra move N | extra move NE | extra move W | extra move E | extra move SW | extra move S | extra move SE | give move twindalli
35 P1 extra move NE
    HeroMoved hero=elmer place=NE (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | activate quarry
36 P1 activate quarry
    TileActivated hero=elmer tile=quarry (LB-ACT-3, elmer)
quarry (LB-TILE-QUARRY-1): trap G2 | trap G3 | trap R1 | trap R2 | trap R3 | trap B3 | trap Y1 | trap Y2
37 P1 trap R3
    TrapSet space=R3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
38 P1 move E
    HeroMoved hero=elmer place=E (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
39 P1 end turn
    => restless-bones
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    CardDrawn card=restless-bones hero=twindalli (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2
40 P2 place Y1
    => troll-chieftain
    CardPlaced card=restless-bones space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, restless-bones)
    CardDrawn card=troll-chieftain hero=twindalli (LB-HORDE-6, restless-bones)
place-card (LB-PLACING-1): place G2 | place G3
41 P2 place G2
    CardPlaced card=troll-chieftain space=G2 (LB-PLACING-1, restless-bones)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | fight B2 | fight Y3 | fight G2 B2
42 P2 fight G2 B2
    => blue black yellow
    CombatBegan hero=twindalli spaces=G2,B2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,black,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
43 P2 move NW
    HeroMoved hero=twindalli place=NW (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
44 P2 end turn
    => relic-hunter
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspAdvanced card=gloom-spinner (LB-CARD-10, gloom-spinner)
    GraspPlacedOnTile tile=fountain (LB-CARD-10, gloom-spinner)
    CardDrawn card=relic-hunter hero=elmer (LB-HORDE-6, horde-phase)
    CardPlaced card=relic-hunter space=B3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=elmer (LB-CARD-4, relic-hunter)
    EquipmentLost hero=elmer colour=blue (LB-CARD-4, relic-hunter)
    EquipmentLost hero=twindalli colour=green (LB-CARD-4, relic-hunter)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | extra move N | extra move NE | extra move C | extra move S | extra move SE | give move twindalli
45 P1 give move twindalli
given-move (LB-POWER-ELMER-3): stay | move N | move W | move C
46 P2 stay
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
47 P1 move S
    HeroMoved hero=elmer place=S (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn | activate tomb | fight B2
48 P1 fight B2
    => red black blue
    CombatBegan hero=elmer spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=elmer faces=red,black,blue (LB-COMBAT-1, combat)
    CombatFailed hero=elmer (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
49 P1 end turn
    => bramble-husk
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=twindalli (LB-HORDE-6, horde-phase)
    CardPlaced card=bramble-husk space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate trebuchet | fight G1 | fight B3 | fight Y3 | fight G1 B3 | fight G1 Y3
50 P2 fight G1 Y3
    => blue yellow blue
    CombatBegan hero=twindalli spaces=G1,Y3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=blue,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
51 P2 move C
    HeroMoved hero=twindalli place=C (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
52 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B3
53 P1 first B3
    => lose_all_equipment
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=elmer face=lose-all-equipment (LB-CORRUPTION-1, relic-hunter)
    EffectIgnored effect=lose-all-equipment (LB-CARD-8, corruption)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    GraspPlacedOnCard card=gloom-spinner space=B1 (LB-CARD-10, gloom-spinner)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=elmer (LB-CARD-6, blue)
    LifeLost hero=elmer held=1 (LB-CARD-6, blue)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate tomb | fight B2 | extra move W | extra move C | extra move E | extra move SW | extra move SE | give move twindalli
54 P1 extra move C
    HeroMoved hero=elmer place=C (LB-POWER-ELMER-1, elmer)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
55 P1 activate market
    => white yellow
    TileActivated hero=elmer tile=market (LB-ACT-3, elmer)
    DiceRolled hero=elmer faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=elmer colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
56 P1 gain green
    EquipmentGained hero=elmer colour=green (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
57 P1 move W
    HeroMoved hero=elmer place=W (LB-MOVE-1, elmer)
hero-phase (LB-ACT-1): end turn
58 P1 end turn
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
59 P2 first draw_horde_card
    => brood-mother
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, green)
    CardDrawn card=brood-mother hero=twindalli (LB-HORDE-6, green)
place-card (LB-PLACING-1): place R1 | place R2 | place R3 | place Y2
60 P2 place Y2
    => drowned-lantern
    CardPlaced card=brood-mother space=Y2 (LB-PLACING-1, green)
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, brood-mother)
    CardDrawn card=drowned-lantern hero=twindalli (LB-HORDE-6, brood-mother)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
61 P2 place R2
    CardPlaced card=drowned-lantern space=R2 (LB-PLACING-1, brood-mother)
    EffectApplied effect=all-lose-round-token hero=twindalli (LB-CARD-4, drowned-lantern)
lose-token (LB-RESERVE-5): lose green | lose yellow
62 P1 lose yellow
    EquipmentLost hero=elmer colour=yellow (LB-CARD-4, drowned-lantern)
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | fight G2 | fight R2 | fight B2 | fight Y2 | fight G2 B2 | fight R2 Y2
63 P2 fight B2
    => black green green
    CombatBegan hero=twindalli spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=black,green,green (LB-COMBAT-1, combat)
    CombatFailed hero=twindalli (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
64 P2 move N
    HeroMoved hero=twindalli place=N (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
65 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=blue hero=elmer (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first B1 | first B3
66 P1 first B3
    => no_effect place_grasp_on_tile
    EffectApplied effect=roll-corruption-die hero=elmer (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=elmer face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=elmer (LB-CARD-1, corruption)
    EffectApplied effect=advance-grasp hero=elmer (LB-CARD-10, gloom-spinner)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=elmer (LB-CARD-6, blue)
    LifeLost hero=elmer held=0 (LB-CARD-6, blue)
    HeroTakenOut hero=elmer (LB-WOUND-1, blue)
    BoardTurnedNeutral board=blue (LB-WOUND-5, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, yellow)
    CorruptionRolled hero=twindalli face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
    EffectApplied effect=place-grasp-on-tile hero=twindalli (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp quarry | grasp tavern | grasp market | grasp dispensary | grasp tower | grasp tomb
67 P2 grasp quarry
    GraspPlacedOnTile tile=quarry (LB-CARD-11, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    TurnBegan board=green hero=twindalli (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
68 P2 first draw_horde_card
    => hex-weaver
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, green)
    CardDrawn card=hex-weaver hero=twindalli (LB-HORDE-6, green)
place-card (LB-PLACING-1): place R1 | place R3
69 P2 place R1
    CardPlaced card=hex-weaver space=R1 (LB-PLACING-1, green)
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate standard | fight G2 | fight R1 | fight B2 | fight Y3 | fight G2 B2 | fight R1 Y3
70 P2 fight R1 Y3
    => green red black
    CombatBegan hero=twindalli spaces=R1,Y3 (LB-ACT-5, combat)
    DiceRolled hero=twindalli faces=green,red,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R1
71 P2 vanquish R1
    CardVanquished card=hex-weaver space=R1 hero=twindalli (LB-COMBAT-14, twindalli)
order-effects (LB-HORDE-3): first roll_corruption_die | first gain_life_or_call_to_arms
72 P2 first roll_corruption_die
    => draw_horde_card night-herald
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, hex-weaver)
    CorruptionRolled hero=twindalli face=draw-horde-card (LB-CORRUPTION-1, hex-weaver)
    EffectApplied effect=draw-horde-card hero=twindalli (LB-CARD-7, corruption)
    CardDrawn card=night-herald hero=twindalli (LB-HORDE-6, corruption)
    CardTrapped card=night-herald space=R3 (LB-TILE-QUARRY-3, trap)
    EffectApplied effect=gain-life-or-call-to-arms hero=twindalli (LB-CARD-18, hex-weaver)
gain-reward (LB-CARD-18): gain life | gain call
73 P2 gain life
    LifeGained hero=twindalli held=4 (LB-CARD-18, hex-weaver)
    CardDiscarded card=hex-weaver space=R1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
74 P2 move E
    HeroMoved hero=twindalli place=E (LB-MOVE-1, twindalli)
hero-phase (LB-ACT-1): end turn
75 P2 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first B1 | first B3
76 any first B3
    => no_effect place_grasp_on_tile
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, relic-hunter)
    CorruptionRolled hero=twindalli face=no-effect (LB-CORRUPTION-1, relic-hunter)
    EffectApplied effect=no-effect hero=twindalli (LB-CARD-1, corruption)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, gloom-spinner)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=twindalli (LB-CARD-6, blue)
    LifeLost hero=twindalli held=3 (LB-CARD-6, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=twindalli (LB-CARD-8, yellow)
    CorruptionRolled hero=twindalli face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
    EffectApplied effect=place-grasp-on-tile hero=twindalli (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp trebuchet | grasp standard | grasp tavern | grasp market | grasp dispensary | grasp tower | grasp tomb
77 P2 grasp tower
    GraspPlacedOnTile tile=tower (LB-CARD-11, corruption)
    Scored points=-9 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
