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
    EffectApplied effect=all-lose-round-token hero=mylfaar (LB-CARD-4, deep-leviathan)
lose-token (LB-RESERVE-5): lose green | lose black
4 P1 lose green
    EquipmentLost hero=mylfaar colour=green (LB-CARD-4, deep-leviathan)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant B2
5 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate quarry | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant B2
6 P1 call tavern
    CallToArmsUsed hero=mylfaar tile=tavern (LB-CALL-1, mylfaar)
    LifeGained hero=mylfaar held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move NW | move NE | move W | move C | move E
7 P1 stay
    => troll-chieftain
    CardDrawn card=troll-chieftain hero=mylfaar (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
8 P1 place G2
    CardPlaced card=troll-chieftain space=G2 (LB-PLACING-1, tavern)
hero-phase (LB-ACT-1): end turn | activate quarry | enchant G2 | enchant B2
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
    EquipmentLost hero=mylfaar colour=black (LB-CARD-5, ossuary-colossus)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | enchant Y3 | enchant G2 | enchant B2
11 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry
12 P1 activate quarry
    TileActivated hero=mylfaar tile=quarry (LB-ACT-3, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap R1 | trap R2 | trap R3 | trap G1 | trap G3 | trap B1 | trap B3
13 P1 trap Y2
    TrapSet space=Y2 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
14 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
15 P1 end turn
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
16 P1 place G1
    CardPlaced card=bramble-husk space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant G1 | enchant G2 | enchant B2
17 P1 fight B2
    => white yellow blue
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant G1 | enchant G2 | enchant B2
18 P1 enchant G1
    EnchantmentPlaced card=bramble-husk space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
19 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
20 P1 end turn
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
21 P1 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=mylfaar (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G3 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | enchant Y3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
22 P1 fight G3 B1
    => blue black yellow
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,black,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant Y3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
23 P1 enchant G2
    EnchantmentPlaced card=troll-chieftain space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
24 P1 end turn
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
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
25 P1 rout G3
    CardDiscarded card=orc-drummer space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight B1 | enchant Y3 | enchant G1 | enchant B1 | enchant B2
26 P1 fight B1
    => red black blue
    CombatBegan hero=mylfaar spaces=B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=red,black,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant Y3 | enchant G1 | enchant B1 | enchant B2
27 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant G1 | enchant B1 | enchant B2
28 P1 enchant G1
    EnchantmentPlaced card=bramble-husk space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
29 P1 end turn
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
30 P1 place Y1
    CardPlaced card=skeleton-rider space=Y1 (LB-PLACING-1, horde-phase)
    EffectIgnored effect=lose-round-token (LB-CARD-3, skeleton-rider)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y1 | enchant Y3 | enchant G2 | enchant B1 | enchant B2
31 P1 fight B2
    => blue yellow blue
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y1 | enchant Y3 | enchant G2 | enchant B1 | enchant B2
32 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
33 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
34 P1 end turn
    => goblin-cutpurse
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    EffectApplied effect=skulk hero= (LB-CARD-41, skeleton-rider)
    CardTrapped card=skeleton-rider space=Y2 (LB-TILE-QUARRY-3, trap)
    CardDiscarded card=skeleton-rider space=Y1 (LB-TILE-QUARRY-3, trap)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G3 (LB-PLACING-1, horde-phase)
    EffectIgnored effect=lose-round-token (LB-CARD-3, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
35 P1 activate quarry
    TileActivated hero=mylfaar tile=quarry (LB-ACT-3, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap R1 | trap R2 | trap R3 | trap B3
36 P1 trap R3
    TrapSet space=R3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
37 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
38 P1 enchant G1
    EnchantmentPlaced card=bramble-husk space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
39 P1 end turn
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
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
40 P1 rout G2
    CardDiscarded card=troll-chieftain space=G2 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y3 | enchant G3 | enchant B1 | enchant B2
41 P1 fight B2
    => black white yellow
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,white,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y3 | enchant G3 | enchant B1 | enchant B2
42 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
43 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
44 P1 end turn
    => magma-brute
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=magma-brute hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
45 P1 place R3
    CardTrapped card=magma-brute space=R3 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | enchant Y3 | enchant G1 | enchant G3 | enchant B1
46 P1 activate tavern
    TileActivated hero=mylfaar tile=tavern (LB-ACT-3, mylfaar)
    LifeGained hero=mylfaar held=5 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move W | move C
47 P1 stay
    => night-herald
    CardDrawn card=night-herald hero=mylfaar (LB-HORDE-6, tavern)
    CardPlaced card=night-herald space=G2 (LB-PLACING-1, tavern)
    EffectApplied effect=lower-standard hero=mylfaar (LB-CARD-15, night-herald)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
48 P1 enchant G3
    EnchantmentPlaced card=goblin-cutpurse space=G3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
49 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
50 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=G2 (LB-CARD-10, night-herald)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
    EffectIgnored effect=lose-round-token (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
51 P1 rout G3
    CardDiscarded card=goblin-cutpurse space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y3 | enchant G1 | enchant G2 | enchant B1 | enchant B2
52 P1 fight B2
    => black green green
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,green,green (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y3 | enchant G1 | enchant G2 | enchant B1 | enchant B2
53 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
54 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
55 P1 end turn
    => incubus
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=fountain (LB-CARD-10, night-herald)
    CardDrawn card=incubus hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
56 P1 place R1
    CardPlaced card=incubus space=R1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant R1 | enchant G1 | enchant G2 | enchant B1 | enchant B2
57 P1 activate market
    => green blue
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=green,blue (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=green (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant R1 | enchant G1 | enchant G2 | enchant B1 | enchant B2
58 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant R1 | enchant G1 | enchant G2 | enchant B1 | enchant B2
59 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
60 P1 end turn
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
    GraspPlacedOnCard card=night-herald space=G2 (LB-CARD-10, night-herald)
    CardDrawn card=pyre-priest hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place R2 | place R3
61 P1 place R3
    CardPlaced card=pyre-priest space=R3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | activate quarry | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B1
62 P1 activate quarry
    TileActivated hero=mylfaar tile=quarry (LB-ACT-3, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap R2 | trap G3 | trap B3
63 P1 trap G3
    TrapSet space=G3 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B1
64 P1 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B1
65 P1 enchant G2
    EnchantmentPlaced card=night-herald space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
66 P1 end turn
    => forest-troll
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    CardDrawn card=forest-troll hero=mylfaar (LB-HORDE-6, horde-phase)
    CardTrapped card=forest-troll space=G3 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant B1 | enchant B2
67 P1 activate tomb
    => green red
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=green,red (LB-COMBAT-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant B1 | enchant B2
68 P1 enchant G1
    EnchantmentPlaced card=bramble-husk space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
69 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
70 P1 end turn
    => orc-poisoner
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero=mylfaar (LB-CARD-10, night-herald)
    CardDrawn card=orc-poisoner hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=orc-poisoner space=G3 (LB-PLACING-1, horde-phase)
    EffectApplied effect=lose-round-token-or-life hero=mylfaar (LB-CARD-39, orc-poisoner)
lose-token (LB-RESERVE-5): lose green | lose blue
71 P1 lose blue
    EquipmentLost hero=mylfaar colour=blue (LB-CARD-39, orc-poisoner)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | fight G2 | enchant Y3 | enchant R1 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
72 P1 fight G2
    => black yellow red
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,yellow,red (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G2
73 P1 vanquish G2
    CardVanquished card=night-herald space=G2 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=raise-standard hero=mylfaar (LB-CARD-37, night-herald)
standard (LB-CARD-37): raise red | raise green | raise blue | raise yellow | raise black | done
74 P1 raise yellow
    StandardRaised colour=yellow (LB-TILE-STANDARD-1, standard)
    CardDiscarded card=night-herald space=G2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y3 | enchant R1 | enchant R3 | enchant G3 | enchant B1 | enchant B2
75 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R3 | enchant G3 | enchant B1 | enchant B2
76 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
77 P1 end turn
    => drowned-lantern
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=drowned-lantern hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=drowned-lantern space=B3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | fight B2 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B3
78 P1 fight B2
    => blue red red
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,red,red (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G3 | enchant B1 | enchant B3
79 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
80 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
81 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=place-grasp-on-tile hero= (LB-CARD-11, blue)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp standard
82 any grasp standard
    GraspPlacedOnTile tile=standard (LB-CARD-11, blue)
    StandardLowered (LB-TILE-STANDARD-4, blue)
    ElementReserved element=standard-figure (LB-GRASP-4, blue)
rout (LB-BOARD-FULL-1): rout B1 | rout B2 | rout B3
83 any rout B1
    => shadow-scout
    CardDiscarded card=brood-mother space=B1 (LB-BOARD-FULL-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=shadow-scout hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=shadow-scout space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
84 P1 activate market
    => white yellow
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=white,yellow (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
market (LB-TILE-MARKET-2): gain red | gain green | gain blue | gain yellow | gain black
85 P1 gain blue
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-2, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
86 P1 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
87 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
88 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    LifeLost hero=mylfaar held=4 (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose green | lose blue | lose yellow
89 P1 lose green
    EquipmentLost hero=mylfaar colour=green (LB-CARD-3, green)
    EffectApplied effect=lose-round-token hero=mylfaar (LB-CARD-3, green)
lose-token (LB-RESERVE-5): lose blue | lose yellow
90 P1 lose yellow
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-3, green)
rout (LB-BOARD-FULL-1): rout G1 | rout G2 | rout G3
91 P1 rout G3
    CardDiscarded card=orc-poisoner space=G3 (LB-BOARD-FULL-1, green)
hero-phase (LB-ACT-1): end turn | fight R3 | fight G1 | fight R3 G1 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B3
92 P1 fight R3 G1
    => black black
    CombatBegan hero=mylfaar spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,black (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant B3
93 P1 enchant R3
    EnchantmentPlaced card=pyre-priest space=R3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
94 P1 end turn
    => ash-whisperer
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    LifeLost hero=mylfaar held=3 (LB-CARD-35, pyre-priest)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=ash-whisperer hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=ash-whisperer space=R2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | fight R3 | fight G1 | fight R3 G1 | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B2 | enchant B3
95 P1 fight R3 G1
    => white white
    CombatBegan hero=mylfaar spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,white (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish R3
96 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant R1 | enchant R2 | enchant G1 | enchant G2 | enchant B2 | enchant B3
97 P1 enchant G1
    EnchantmentPlaced card=bramble-husk space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
98 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
order-recurring (LB-NEUTRAL-5): first R2 | first R3
99 any first R2
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=R2 (LB-CARD-10, ash-whisperer)
    EffectApplied effect=burn-in-front hero= (LB-CARD-35, pyre-priest)
    LifeLost hero=mylfaar held=2 (LB-CARD-35, pyre-priest)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=all-lose-life hero= (LB-CARD-40, red)
    LifeLost hero=mylfaar held=1 (LB-CARD-40, red)
rout (LB-BOARD-FULL-1): rout R1 | rout R2 | rout R3
100 any rout R3
    => dust-wraith
    CardDiscarded card=pyre-priest space=R3 (LB-BOARD-FULL-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=dust-wraith hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place Y1 | place Y2
101 P1 place Y1
    CardPlaced card=dust-wraith space=Y1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | fight G1 | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G2 | enchant B2 | enchant B3
102 P1 fight G1
    CombatBegan hero=mylfaar spaces=G1 (LB-ACT-5, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1
103 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y3 | enchant R1 | enchant R2 | enchant G2 | enchant B2 | enchant B3
104 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
105 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspAdvanced card=ash-whisperer (LB-CARD-10, ash-whisperer)
    GraspPlacedOnTile tile=tomb (LB-CARD-10, ash-whisperer)
    Scored points=-11 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
