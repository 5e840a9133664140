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
    EffectApplied effect=all-lose-round-token hero=mylfaar (LB-CARD-4, ossuary-colossus)
lose-token (LB-RESERVE-5): lose green | lose black
11 P1 lose green
    EquipmentLost hero=mylfaar colour=green (LB-CARD-4, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y3 | enchant G2
12 P1 call market
    => white yellow
    CallToArmsUsed hero=mylfaar tile=market (LB-CALL-1, mylfaar)
    DiceRolled hero=mylfaar faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
13 P1 gain red
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | enchant Y3 | enchant G2
14 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate market | enchant Y3 | enchant G2
15 P1 enchant G2
    EnchantmentPlaced card=troll-chieftain space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate market
16 P1 end turn
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
17 P1 place G1
    CardPlaced card=bramble-husk space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y3 | enchant G1 | enchant B2
18 P1 activate market
    => blue blue
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=blue,blue (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y3 | enchant G1 | enchant B2
19 P1 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant G1 | enchant B2
20 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
21 P1 end turn
    => brood-mother
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B3
22 P1 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=mylfaar (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G3 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | activate standard | fight G1 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
23 P1 fight G1
    CombatBegan hero=mylfaar spaces=G1 (LB-ACT-5, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
24 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
25 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose red | lose blue | lose yellow | lose black
26 P1 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
27 P1 rout G1
    CardDiscarded card=bramble-husk space=G1 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | enchant Y3 | enchant G2 | enchant G3 | enchant B2
28 P1 activate standard
    TileActivated hero=mylfaar tile=standard (LB-ACT-3, mylfaar)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
29 P1 raise red
    StandardRaised colour=red (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | enchant Y3 | enchant G2 | enchant G3 | enchant B2
30 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant G2 | enchant G3 | enchant B2
31 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
32 P1 end turn
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
33 P1 place Y2
    CardPlaced card=skeleton-rider space=Y2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, skeleton-rider)
    StandardLowered (LB-CARD-15, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | fight G2 | enchant Y2 | enchant G2 | enchant G3 | enchant B1 | enchant B2
34 P1 fight G2
    => black yellow red
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,yellow,red (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y2 | enchant G2 | enchant G3 | enchant B1 | enchant B2
35 P1 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant G2 | enchant G3 | enchant B1 | enchant B2
36 P1 end turn
    => goblin-cutpurse
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
    CardDrawn card=goblin-cutpurse hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=mylfaar (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose red | lose blue | lose yellow
37 P1 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight G1 | enchant R2 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
38 P1 fight G1
    => black blue blue
    CombatBegan hero=mylfaar spaces=G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,blue,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | enchant R2 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
39 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
40 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
41 P1 end turn
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
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose red | lose blue
42 P1 lose red
    EquipmentLost hero=mylfaar colour=red (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
43 P1 rout G3
    CardDiscarded card=orc-drummer space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | fight G2 | enchant Y3 | enchant R3 | enchant G1 | enchant G2 | enchant B1
44 P1 fight G2
    => yellow blue black
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,blue,black (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y3 | enchant R3 | enchant G1 | enchant G2 | enchant B1
45 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
46 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
47 P1 end turn
    => magma-brute
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
    CardDrawn card=magma-brute hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
48 P1 place R3
    CardPlaced card=magma-brute space=R3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, magma-brute)
    LifeLost hero=mylfaar held=3 (LB-CARD-45, magma-brute)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
49 P1 fight B2
    => white yellow black
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,yellow,black (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
50 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
51 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
52 P1 end turn
    => night-herald
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
    CardDrawn card=night-herald hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=night-herald space=G3 (LB-PLACING-1, horde-phase)
order-effects (LB-HORDE-3): first lower_standard | first all_unwarded_lose_life
53 P1 first all_unwarded_lose_life
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, night-herald)
    LifeLost hero=mylfaar held=2 (LB-CARD-45, night-herald)
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | fight Y2 | enchant Y2 | enchant Y3 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
54 P1 activate quarry
    TileActivated hero=mylfaar tile=quarry (LB-ACT-3, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap R1 | trap R2 | trap B3
55 P1 trap B3
    TrapSet space=B3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | enchant Y2 | enchant Y3 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
56 P1 enchant G2
    EnchantmentPlaced card=troll-chieftain space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
57 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
58 P1 end turn
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
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
    EquipmentLost hero=mylfaar colour=blue (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
59 P1 rout G2
    CardDiscarded card=troll-chieftain space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2
60 P1 activate market
    => green green
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=green,green (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=green (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=green (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2
61 P1 enchant G3
    EnchantmentPlaced card=night-herald space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
62 P1 move NE
    HeroMoved hero=mylfaar place=NE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
63 P1 end turn
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
64 P1 first G2
    => incubus
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardTrapped card=skeleton-rider space=B3 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=skeleton-rider space=G2 (LB-TILE-QUARRY-3, trap)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=trebuchet (LB-CARD-10, night-herald)
    ElementReserved element=net (LB-GRASP-4, night-herald)
    CardDrawn card=incubus hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2
65 P1 place R2
    CardPlaced card=incubus space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | fight Y3 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2
66 P1 fight Y3
    => green blue green
    CombatBegan hero=mylfaar spaces=Y3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=green,blue,green (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move C | move E | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant B1 | enchant B2
67 P1 enchant R3
    EnchantmentPlaced card=magma-brute space=R3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move C | move E
68 P1 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
69 P1 end turn
    => pyre-priest
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G3 (LB-CARD-10, night-herald)
    CardDrawn card=pyre-priest hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, pyre-priest)
    LifeLost hero=mylfaar held=1 (LB-CARD-45, pyre-priest)
hero-phase (LB-ACT-1): end turn | activate tomb | fight R2 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G3 | enchant B1 | enchant B2
70 P1 activate tomb
    => red black
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=red,black (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G3 | enchant B1 | enchant B2
71 P1 enchant G3
    EnchantmentPlaced card=night-herald space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
72 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
    LifeLost hero=mylfaar held=0 (LB-CARD-45, red)
    HeroTakenOut hero=mylfaar (LB-WOUND-1, red)
    BoardTurnedNeutral board=green (LB-WOUND-5, red)
    Scored points=-4 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
