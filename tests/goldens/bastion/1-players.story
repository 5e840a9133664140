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
order-effects (LB-HORDE-3): first lower_standard | first all_unwarded_lose_life
44 P1 first lower_standard
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, night-herald)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, night-herald)
    LifeLost hero=mylfaar held=3 (LB-CARD-45, night-herald)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
45 P1 fight G3 B1
    => blue black white
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,black,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G3 | spend blue
46 P1 vanquish G3
    CardVanquished card=night-herald space=G3 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=raise-standard hero=mylfaar (LB-CARD-37, night-herald)
standard (LB-CARD-37): raise red | raise green | raise blue | raise yellow | raise black | done
47 P1 done
    CardDiscarded card=night-herald space=G3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant R1 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
48 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant R1 | enchant G1 | enchant G2 | enchant B1 | enchant B2 | enchant B3
49 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
50 P1 end turn
    => incubus
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
    CardDrawn card=incubus hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R2 | place R3
51 P1 place R3
    CardPlaced card=incubus space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y2 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
52 P1 activate market
    => yellow black
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=yellow,black (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y2 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
53 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
54 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
55 P1 end turn
    => pyre-priest
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=G3 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=skulk hero=mylfaar (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B3 (LB-CARD-41, skeleton-rider)
    CardDrawn card=pyre-priest hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=pyre-priest space=R2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B3
56 P1 fight B2
    => green green green
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=green,green,green (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B3
57 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B1 | enchant B3
58 P1 enchant G1
    EnchantmentPlaced card=goblin-cutpurse space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
59 P1 end turn
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
60 any rout R2
    => forest-troll
    CardDiscarded card=pyre-priest space=R2 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=forest-troll hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=forest-troll space=G3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | enchant Y2 | enchant Y3 | enchant R1 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
61 P1 activate tavern
    TileActivated hero=mylfaar tile=tavern (LB-ACT-3, mylfaar)
    LifeGained hero=mylfaar held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move W | move C
62 P1 stay
    => orc-poisoner
    CardDrawn card=orc-poisoner hero=mylfaar (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place Y1 | place R2 | place B3
63 P1 place B3
    CardPlaced card=orc-poisoner space=B3 (LB-PLACING-1, tavern)
    EffectApplied effect=lose-round-token-or-life hero=mylfaar (LB-CARD-39, orc-poisoner)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
64 P1 lose blue
    EquipmentLost hero=mylfaar colour=blue (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | enchant Y2 | enchant Y3 | enchant R1 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
65 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant Y3 | enchant R1 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2 | enchant B3
66 P1 enchant B3
    EnchantmentPlaced card=orc-poisoner space=B3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
67 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero= (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
68 any grasp dispensary
    GraspPlacedOnTile tile=dispensary (LB-CARD-11, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
69 any rout B2
    CardDiscarded card=deep-leviathan space=B2 (LB-BOARD-FULL-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=R2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardMoved card=skeleton-rider space=B2 (LB-CARD-41, skeleton-rider)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose yellow | lose black
70 P1 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
71 P1 rout G2
    CardDiscarded card=troll-chieftain space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2
72 P1 activate quarry
    TileActivated hero=mylfaar tile=quarry (LB-ACT-3, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap R2 | trap G2
73 P1 trap Y1
    TrapSet space=Y1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2
74 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2
75 P1 enchant B2
    EnchantmentPlaced card=skeleton-rider space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
76 P1 end turn
    => drowned-lantern
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardTrapped card=skeleton-rider space=Y1 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=skeleton-rider space=B2 (LB-TILE-QUARRY-3, trap)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=drowned-lantern space=B2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight B3 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2 | enchant B3
77 P1 fight B3
    => blue green red
    CombatBegan hero=mylfaar spaces=B3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,green,red (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2 | enchant B3
78 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B2 | enchant B3
79 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
80 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero= (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
81 any grasp standard
    GraspPlacedOnTile tile=standard (LB-CARD-11, blue)
    ElementReserved element=standard-figure (LB-GRASP-4, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
82 any rout B1
    => shadow-scout
    CardDiscarded card=brood-mother space=B1 (LB-BOARD-FULL-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=shadow-scout hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=G2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-unwarded-lose-life hero=mylfaar (LB-CARD-45, shadow-scout)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
83 P1 activate market
    => black yellow
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=black,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
84 P1 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
85 P1 enchant B3
    EnchantmentPlaced card=orc-poisoner space=B3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
86 P1 end turn
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
lose-token (LB-RESERVE-5): lose yellow | lose black
87 P1 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
88 P1 rout G3
    CardDiscarded card=forest-troll space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
89 P1 activate tomb
    => red blue
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=red,blue (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
90 P1 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B2
91 P1 enchant B2
    EnchantmentPlaced card=drowned-lantern space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
92 P1 end turn
    => ash-whisperer
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=ash-whisperer hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | fight R3 | fight G1 | fight R3 G1 | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B3
93 P1 fight R3 G1
    => red red
    CombatBegan hero=mylfaar spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=red,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3
94 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R2 | enchant R3 | enchant G1 | enchant G2 | enchant B3
95 P1 enchant G2
    EnchantmentPlaced card=shadow-scout space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
96 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R2 (LB-CARD-10, ash-whisperer)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-unwarded-lose-life hero= (LB-CARD-45, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
97 any rout R1
    => dust-wraith
    CardDiscarded card=magma-brute space=R1 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=dust-wraith hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2
98 P1 place Y2
    CardPlaced card=dust-wraith space=Y2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | fight R3 | fight G1 | fight R3 G1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant B2 | enchant B3
99 P1 fight R3 G1
    => white yellow
    CombatBegan hero=mylfaar spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1
100 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G1 | enchant B2 | enchant B3
101 P1 enchant G1
    EnchantmentPlaced card=goblin-cutpurse space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
102 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=tomb (LB-CARD-10, ash-whisperer)
    Scored points=-8 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
