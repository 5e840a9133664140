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
    EffectIgnored effect=lose-round-token (LB-CARD-3, goblin-cutpurse)
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
    EffectApplied effect=all-lose-life hero=mylfaar (LB-CARD-40, magma-brute)
    LifeLost hero=mylfaar held=4 (LB-CARD-40, magma-brute)
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
    EffectApplied effect=all-lose-life hero= (LB-CARD-40, red)
    LifeLost hero=mylfaar held=3 (LB-CARD-40, red)
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
order-recurring (LB-NEUTRAL-5): first R1 | first R3
102 any first R3
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R1 (LB-CARD-10, ash-whisperer)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-lose-life hero= (LB-CARD-40, red)
    LifeLost hero=mylfaar held=1 (LB-CARD-40, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
103 any rout R1
    => dust-wraith
    CardDiscarded card=ash-whisperer space=R1 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=dust-wraith hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=dust-wraith space=Y2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2 | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
104 P1 activate tomb
    => blue blue
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=blue,blue (LB-COMBAT-1, tomb)
tomb (LB-TILE-TOMB-1): destroy Y1 | destroy B1 | destroy B2 | done
105 P1 destroy B1
    CardDiscarded card=brood-mother space=B1 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B2 | enchant B3
106 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
107 P1 end turn
    => draw_horde_card void-lurker
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R1 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, yellow)
    CorruptionRolled hero=mylfaar face=draw-horde-card (LB-CORRUPTION-1, yellow)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, corruption)
    CardDrawn card=void-lurker hero=mylfaar (LB-HORDE-6, corruption)
place-card (LB-PLACING-1): place B1 | place B3
108 P1 place B3
    CardPlaced card=void-lurker space=B3 (LB-PLACING-1, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R1 | first R3
109 any first R3
    => hellgate-warden
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B1 (LB-CARD-41, skeleton-rider)
    CardDrawn card=hellgate-warden hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=hellgate-warden space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=burn-in-front hero=mylfaar (LB-CARD-35, hellgate-warden)
hero-phase (LB-ACT-1): end turn | fight R2 | enchant Y1 | enchant Y2 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
110 P1 fight R2
    => black
    CombatBegan hero=mylfaar spaces=R2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | spend red
111 P1 spend red
pay (LB-COMBAT-3): withdraw | spend red | take back red
112 P1 take back red
    TokenTakenBack hero=mylfaar colour=red (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend red
113 P1 spend red
pay (LB-COMBAT-3): withdraw | spend red | take back red
114 P1 take back red
    TokenTakenBack hero=mylfaar colour=red (LB-COMBAT-18, combat)
pay (LB-COMBAT-3): withdraw | spend red
115 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y2 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
116 P1 enchant R1
    EnchantmentPlaced card=hellgate-warden space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
117 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first B1 | first B3
118 any first B3
    => lose_life
    EffectApplied effect=skulk hero= (LB-CARD-41, void-lurker)
    CardMoved card=void-lurker space=G3 (LB-CARD-41, void-lurker)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, yellow)
    CorruptionRolled hero=mylfaar face=lose-life (LB-CORRUPTION-1, yellow)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, corruption)
    LifeLost hero=mylfaar held=0 (LB-CARD-2, corruption)
    HeroTakenOut hero=mylfaar (LB-WOUND-1, corruption)
    BoardTurnedNeutral board=green (LB-WOUND-5, corruption)
    Scored points=-4 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
