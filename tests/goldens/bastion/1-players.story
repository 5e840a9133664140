    => tavern quarry dispensary tower market tomb trebuchet fountain standard yellow red green blue
    TilesLaid tiles=tavern,quarry,dispensary,tower,market,tomb,trebuchet,fountain,standard (LB-SETUP-1, setup)
    BoardsLaid boards=yellow,red,green,blue (LB-SETUP-2, setup)
take-side (LB-SETUP-3): sit yellow | sit red | sit green | sit blue
1 P1 sit green
    SideTaken seat=1 board=green (LB-SETUP-3, setup)
take-hero (LB-SETUP-4): take elmer | take teagaan | take mylfaar | take feng-li | take kazgin | take twindalli | take ysaline | take berric
2 P1 take mylfaar
    => deep-leviathan
    HeroTaken seat=1 hero=mylfaar (LB-SETUP-4, setup)
    FirstPlayerChosen hero=mylfaar (LB-TURN-1, setup)
    LifeGained hero=mylfaar held=1 (LB-SETUP-7, setup)
    LifeGained hero=mylfaar held=2 (LB-SETUP-7, setup)
    LifeGained hero=mylfaar held=3 (LB-SETUP-7, setup)
    EquipmentGained hero=mylfaar colour=green (LB-SETUP-7, setup)
    EquipmentGained hero=mylfaar colour=black (LB-LEVEL-5, setup)
    CallToArmsGained hero=mylfaar (LB-SETUP-7, setup)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=deep-leviathan hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B2 | place B3
3 P1 place B2
    CardPlaced card=deep-leviathan space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, deep-leviathan)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant B2
4 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant B2
5 P1 activate tavern
    TileActivated hero=mylfaar tile=tavern (LB-ACT-3, mylfaar)
    LifeGained hero=mylfaar held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move W | move C
6 P1 stay
    => troll-chieftain
    CardDrawn card=troll-chieftain hero=mylfaar (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
7 P1 place G2
    CardPlaced card=troll-chieftain space=G2 (LB-PLACING-1, tavern)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, troll-chieftain)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant G2 | enchant B2
8 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern
9 P1 end turn
    => ossuary-colossus
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=ossuary-colossus hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
10 P1 place Y3
    CardPlaced card=ossuary-colossus space=Y3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-all-equipment hero=mylfaar (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=mylfaar colour=green (LB-CARD-5, ossuary-colossus)
    EquipmentLost hero=mylfaar colour=black (LB-CARD-5, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y3 | enchant G2
11 P1 call standard
    CallToArmsUsed hero=mylfaar tile=standard (LB-CALL-1, mylfaar)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
12 P1 raise red
    StandardRaised colour=red (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | enchant Y3 | enchant G2
13 P1 end turn
    => bramble-husk
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G3
14 P1 place G3
    CardPlaced card=bramble-husk space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | enchant Y3 | enchant G2 | enchant G3
15 P1 activate tavern
    TileActivated hero=mylfaar tile=tavern (LB-ACT-3, mylfaar)
    LifeGained hero=mylfaar held=5 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move W | move C
16 P1 stay
    => brood-mother
    CardDrawn card=brood-mother hero=mylfaar (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place B1 | place B3
17 P1 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, tavern)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=mylfaar (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G1 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
18 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
19 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
20 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
21 P1 rout G1
    CardDiscarded card=orc-drummer space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y3 | enchant G2 | enchant G3 | enchant B2
22 P1 fight B2
    => white yellow blue
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y3 | enchant G2 | enchant G3 | enchant B2
23 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant G2 | enchant G3 | enchant B2
24 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
25 P1 end turn
    => skeleton-rider
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=skeleton-rider hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2
26 P1 place Y1
    CardPlaced card=skeleton-rider space=Y1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, skeleton-rider)
    StandardLowered (LB-CARD-15, skeleton-rider)
hero-phase (LB-ACT-1): end turn | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | enchant Y1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
27 P1 fight G3 B1
    => blue black yellow
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,black,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
28 P1 enchant Y1
    EnchantmentPlaced card=skeleton-rider space=Y1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
29 P1 end turn
    => goblin-cutpurse
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=mylfaar (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
30 P1 fight B1
    => red black blue
    CombatBegan hero=mylfaar spaces=B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=red,black,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
31 P1 enchant G3
    EnchantmentPlaced card=bramble-husk space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
32 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
33 P1 rout G3
    CardDiscarded card=bramble-husk space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight B1 | enchant Y3 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2
34 P1 activate trebuchet
    TileActivated hero=mylfaar tile=trebuchet (LB-ACT-3, mylfaar)
trebuchet (LB-TILE-TREBUCHET-1): net Y3 | net R2 | net G1 | net G2 | net B1 | net B2
35 P1 net B1
    NetThrown card=brood-mother space=B1 (LB-TILE-TREBUCHET-1, trebuchet)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant Y3 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2
36 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2
37 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
38 P1 end turn
    => magma-brute
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2
39 P1 place R1
    CardPlaced card=magma-brute space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, magma-brute)
    LifeLost hero=mylfaar held=4 (LB-CARD-45, magma-brute)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
40 P1 activate market
    => blue yellow
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=blue,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
41 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
42 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
43 P1 end turn
    => night-herald
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=night-herald hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=G3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, night-herald)
    LifeLost hero=mylfaar held=3 (LB-CARD-45, night-herald)
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
44 P1 fight G3 B1
    => blue black white
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,black,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G3 | spend blue
45 P1 spend blue
pay (LB-COMBAT-3): withdraw | vanquish B1 | take back blue
46 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
47 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
48 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
49 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose blue | lose yellow
50 P1 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
51 P1 rout G2
    CardDiscarded card=troll-chieftain space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y2 | enchant Y3 | enchant R1 | enchant G1 | enchant G3 | enchant B1
52 P1 activate market
    => yellow black
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=yellow,black (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y2 | enchant Y3 | enchant R1 | enchant G1 | enchant G3 | enchant B1
53 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant Y3 | enchant R1 | enchant G1 | enchant G3 | enchant B1
54 P1 enchant R1
    EnchantmentPlaced card=magma-brute space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
55 P1 end turn
    => incubus
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=trebuchet (LB-CARD-10, night-herald)
    CardDrawn card=incubus hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=incubus space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | fight G3 | fight B1 | fight G3 B1 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2
56 P1 fight G3
    => green green green
    CombatBegan hero=mylfaar spaces=G3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=green,green,green (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend black
57 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2
58 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2
59 P1 enchant G3
    EnchantmentPlaced card=night-herald space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
60 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
order-recurring (LB-HORDE-3): first G2 | first G3
61 P1 first G3
    => pyre-priest
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=pyre-priest hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2 | enchant B3
62 P1 fight B2
    => blue green red
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,green,red (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2 | enchant B3
63 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2 | enchant B3
64 P1 enchant G1
    EnchantmentPlaced card=goblin-cutpurse space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
65 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
66 any rout R1
    => forest-troll
    CardDiscarded card=magma-brute space=R1 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    CardDrawn card=forest-troll hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=forest-troll space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | fight G3 | fight B1 | fight G3 B1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
67 P1 fight G3 B1
    => black yellow red
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,yellow,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G3 | spend black
68 P1 vanquish G3
    CardVanquished card=night-herald space=G3 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=raise-standard hero=mylfaar (LB-CARD-37, night-herald)
standard (LB-CARD-37): raise red | raise green | raise blue | raise yellow | raise black | done
69 P1 done
    CardDiscarded card=night-herald space=G3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G2 | enchant B1 | enchant B2
70 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G2 | enchant B1 | enchant B2
71 P1 enchant R3
    EnchantmentPlaced card=pyre-priest space=R3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
72 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
73 any first R1
    => orc-poisoner
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=orc-poisoner hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=orc-poisoner space=G3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token-or-life hero=mylfaar (LB-CARD-39, orc-poisoner)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
74 P1 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y3 | enchant R2 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
75 P1 fight B2
    => blue red red
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,red,red (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y3 | enchant R2 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
76 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R2 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
77 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
78 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose blue | lose yellow
79 P1 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
80 P1 rout G3
    CardDiscarded card=orc-poisoner space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight G2 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B2
81 P1 fight G2
    => white yellow black
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,yellow,black (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B2
82 P1 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B2
83 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
84 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
85 any first R1
    => drowned-lantern
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    LifeLost hero=mylfaar held=2 (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=drowned-lantern hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2 | place R1 | place G3
86 P1 place Y1
    CardPlaced card=drowned-lantern space=Y1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1 | enchant Y1 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B3
87 P1 fight R3 G1
    => black white white
    CombatBegan hero=mylfaar spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,white,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1
88 P1 vanquish G1
    CardVanquished card=goblin-cutpurse space=G1 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=gain-equipment hero=mylfaar (LB-CARD-19, goblin-cutpurse)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain yellow | gain black
89 P1 gain red
    EquipmentGained hero=mylfaar colour=red (LB-CARD-19, goblin-cutpurse)
    CardDiscarded card=goblin-cutpurse space=G1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | enchant Y1 | enchant Y3 | enchant R2 | enchant R3 | enchant G2 | enchant B1 | enchant B3
90 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y3 | enchant R2 | enchant R3 | enchant G2 | enchant B1 | enchant B3
91 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
92 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
93 any first R3
    => shadow-scout
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=shadow-scout hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, shadow-scout)
    LifeLost hero=mylfaar held=1 (LB-CARD-45, shadow-scout)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y1 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2
94 P1 activate market
    => red black
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=red,black (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y1 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2
95 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2
96 P1 enchant G2
    EnchantmentPlaced card=forest-troll space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
97 P1 end turn
    => ash-whisperer
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=ash-whisperer hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=R1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight G2 | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2 | enchant B3
98 P1 fight G2
    => black white
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,white (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2 | enchant B3
99 P1 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2 | enchant B3
100 P1 enchant R1
    EnchantmentPlaced card=ash-whisperer space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
101 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R1 (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
102 any rout R2
    => dust-wraith
    CardDiscarded card=incubus space=R2 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=dust-wraith hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=dust-wraith space=Y2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | enchant Y1 | enchant Y2 | enchant Y3 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
103 P1 activate tomb
    => blue blue
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=blue,blue (LB-COMBAT-1, tomb)
tomb (LB-TILE-TOMB-1): destroy Y1 | destroy B1 | destroy B2 | done
104 P1 destroy Y1
    CardDiscarded card=drowned-lantern space=Y1 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | enchant Y2 | enchant Y3 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
105 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant Y3 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
106 P1 enchant R3
    EnchantmentPlaced card=pyre-priest space=R3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
107 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2 | first R3
108 any first R2
    => void-lurker
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=dispensary (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=void-lurker hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place R2 | place G3
109 P1 place R2
    CardPlaced card=void-lurker space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y2 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
110 P1 activate market
    => yellow
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=yellow (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y2 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
111 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
112 P1 enchant R1
    EnchantmentPlaced card=ash-whisperer space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
113 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R2 | first R3
114 any first R2
    => hellgate-warden
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=B3 (LB-CARD-41, void-lurker)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R1 (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    CardDrawn card=hellgate-warden hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=hellgate-warden space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=mylfaar (LB-CARD-35, hellgate-warden)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight Y2 | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
115 P1 fight Y2
    => black
    CombatBegan hero=mylfaar spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
116 P1 move NE
    HeroMoved hero=mylfaar place=NE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
117 P1 enchant G2
    EnchantmentPlaced card=forest-troll space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
118 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=G3 (LB-CARD-41, void-lurker)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
119 any rout R3
    => zombie-shooter
    CardDiscarded card=pyre-priest space=R3 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y1 (LB-CARD-41, void-lurker)
    CardDrawn card=zombie-shooter hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R3 | place G3
120 P1 place G3
    CardPlaced card=zombie-shooter space=G3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=mylfaar (LB-CARD-35, zombie-shooter)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3 | fight R1 | fight Y3 R1 | enchant Y1 | enchant Y2 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G3 | enchant B1 | enchant B2 | enchant B3
121 P1 fight Y3 R1
    => white
    CombatBegan hero=mylfaar spaces=Y3,R1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R1 | spend red
122 P1 spend red
pay (LB-COMBAT-3): withdraw | vanquish R1 | spend red | take back red
123 P1 take back red
    TokenTakenBack hero=mylfaar colour=red (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | vanquish R1 | spend red
124 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | enchant Y1 | enchant Y2 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G3 | enchant B1 | enchant B2 | enchant B3
125 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y2 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G3 | enchant B1 | enchant B2 | enchant B3
126 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
127 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=B3 (LB-CARD-41, void-lurker)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
128 any first R1
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose red | lose blue | lose yellow | lose black
129 P1 lose blue
    EquipmentLost hero=mylfaar colour=blue (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
130 P1 rout G1
    CardDiscarded card=shadow-scout space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight Y2 | enchant Y1 | enchant Y2 | enchant R1 | enchant R2 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
131 P1 fight Y2
    => yellow blue
    CombatBegan hero=mylfaar spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y2
132 P1 vanquish Y2
    CardVanquished card=dust-wraith space=Y2 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=gain-life hero=mylfaar (LB-CARD-16, dust-wraith)
    LifeGained hero=mylfaar held=2 (LB-CARD-16, dust-wraith)
    CardDiscarded card=dust-wraith space=Y2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | enchant Y1 | enchant R1 | enchant R2 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
133 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant R1 | enchant R2 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
134 P1 enchant G3
    EnchantmentPlaced card=zombie-shooter space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
135 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y2 (LB-CARD-41, void-lurker)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
136 any first Y1
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=G1 (LB-CARD-41, void-lurker)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
137 any first R3
    => root-shaman
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y1 (LB-CARD-41, void-lurker)
    CardDrawn card=root-shaman hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=root-shaman space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, root-shaman)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
138 P1 fight B2
    => green white
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=green,white (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
139 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
140 P1 enchant G2
    EnchantmentPlaced card=forest-troll space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
141 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
142 any first Y1
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=R3 (LB-CARD-41, void-lurker)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
143 any first R3
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y1 (LB-CARD-41, void-lurker)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose red | lose yellow | lose black
144 P1 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
145 P1 rout G3
    CardDiscarded card=zombie-shooter space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight G2 | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant B1 | enchant B2 | enchant B3
146 P1 activate fountain
    TileActivated hero=mylfaar tile=fountain (LB-ACT-3, mylfaar)
fountain (LB-TILE-FOUNTAIN-1): cleanse dispensary | cleanse trebuchet | cleanse R1
147 P1 cleanse trebuchet
    GraspRemoved thing=trebuchet (LB-TILE-FOUNTAIN-1, fountain)
fountain (LB-TILE-FOUNTAIN-1): cleanse dispensary | cleanse R1 | done
148 P1 cleanse R1
    GraspRemoved thing=ash-whisperer (LB-TILE-FOUNTAIN-1, fountain)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant B1 | enchant B2 | enchant B3
149 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant B1 | enchant B2 | enchant B3
150 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
151 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
152 any first Y2
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y2 (LB-CARD-41, void-lurker)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
153 any first R1
    => raven-swarm
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R1 (LB-CARD-10, ash-whisperer)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=raven-swarm hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=raven-swarm space=G3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-hero hero=mylfaar (LB-CARD-13, raven-swarm)
    GraspPlacedOnHero hero=mylfaar (LB-CARD-13, raven-swarm)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1
154 P1 fight G3 B1
    => yellow white
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G3
155 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
156 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
157 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
158 any first Y1
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=B3 (LB-CARD-41, void-lurker)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
159 any first R1
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose red | lose yellow
160 P1 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
161 P1 rout G3
    CardDiscarded card=raven-swarm space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2
162 P1 fight B2
    => black blue
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
163 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
164 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y2 (LB-CARD-41, void-lurker)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
165 any first Y1
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=G3 (LB-CARD-41, void-lurker)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
166 any first R1
    => restless-bones thornling
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y1 (LB-CARD-41, void-lurker)
    CardDrawn card=restless-bones hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=restless-bones space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, restless-bones)
    CardDrawn card=thornling hero=mylfaar (LB-HORDE-6, restless-bones)
    CardPlaced card=thornling space=G3 (LB-PLACING-1, restless-bones)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight Y1 | fight B3 | fight Y1 B3
167 P1 fight Y1 B3
    => yellow blue
    CombatBegan hero=mylfaar spaces=Y1,B3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
168 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
169 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
170 any first Y1
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=B3 (LB-CARD-41, void-lurker)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y1 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
171 any first R1
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, thornling)
    GraspPlacedOnCard card=thornling space=G3 (LB-CARD-10, thornling)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
    EquipmentLost hero=mylfaar colour=red (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
172 P1 rout G3
    CardDiscarded card=thornling space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
173 P1 activate market
    => white red
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=white,red (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
174 P1 gain green
    EquipmentGained hero=mylfaar colour=green (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
175 P1 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
176 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=R3 (LB-CARD-41, void-lurker)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
177 any first Y2
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=Y2 (LB-CARD-41, restless-bones)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
178 any first R3
    => siege-tower
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=B3 (LB-CARD-41, void-lurker)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    CardDrawn card=siege-tower hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=siege-tower space=G3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=place-grasp-on-tile-in-front hero=mylfaar (LB-CARD-12, siege-tower)
    GraspPlacedOnTile tile=trebuchet (LB-CARD-12, siege-tower)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb
179 P1 activate tomb
    => blue black
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=blue,black (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
180 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
181 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=R3 (LB-CARD-41, void-lurker)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
182 any first Y2
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardMoved card=restless-bones space=B3 (LB-CARD-41, restless-bones)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
183 any first R3
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y1 (LB-CARD-41, void-lurker)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose red | lose green
184 P1 lose green
    EquipmentLost hero=mylfaar colour=green (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
185 P1 rout G2
    CardDiscarded card=forest-troll space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight Y2
186 P1 activate quarry
    TileActivated hero=mylfaar tile=quarry (LB-ACT-3, mylfaar)
quarry (LB-TILE-QUARRY-1): trap R3 | trap G2
187 P1 trap R3
    TrapSet space=R3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
188 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
189 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, restless-bones)
    CardTrapped card=restless-bones space=R3 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=restless-bones space=B3 (LB-TILE-QUARRY-3, trap)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
190 any first Y2
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=Y2 (LB-CARD-41, void-lurker)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
191 any first R3
    => fourfold-tyrant
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G2 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=fourfold-tyrant hero=mylfaar (LB-HORDE-6, horde-phase)
    WarlordAppeared card=fourfold-tyrant space=G2 (LB-PLACING-1, horde-phase)
order-effects (LB-HORDE-3): first place_grasp_on_hero | first all_lose_life
192 P1 first place_grasp_on_hero
    EffectIgnored effect=place-grasp-on-hero (LB-CARD-13, fourfold-tyrant)
    EffectApplied effect=all-lose-life hero=mylfaar (LB-CARD-40, fourfold-tyrant)
    LifeLost hero=mylfaar held=1 (LB-CARD-40, fourfold-tyrant)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B3
193 P1 fight B3
    => blue red
    CombatBegan hero=mylfaar spaces=B3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,red (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
194 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
195 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first Y1 | first Y2
196 any first Y1
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R3 (LB-CARD-41, skeleton-rider)
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=B3 (LB-CARD-41, void-lurker)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
197 any first R1
    => place_grasp_on_tile
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=Y1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, fourfold-tyrant)
    CorruptionRolled hero=mylfaar face=place-grasp-on-tile (LB-CORRUPTION-1, fourfold-tyrant)
    EffectApplied effect=place-grasp-on-tile hero=mylfaar (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp tower | grasp market | grasp tomb | grasp fountain | grasp standard
198 P1 grasp standard
    GraspPlacedOnTile tile=standard (LB-CARD-11, corruption)
    ElementReserved element=standard-figure (LB-GRASP-4, corruption)
    Scored points=-11 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
