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
    => lose_life
    CardPlaced card=deep-leviathan space=B2 (LB-PLACING-1, horde-phase)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=mylfaar face=lose-life (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, corruption)
    LifeLost hero=mylfaar held=2 (LB-CARD-2, corruption)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | enchant B2
4 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | enchant B2
5 P1 activate tavern
    TileActivated hero=mylfaar tile=tavern (LB-ACT-3, mylfaar)
    LifeGained hero=mylfaar held=3 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move W | move C
6 P1 stay
    => troll-chieftain
    CardDrawn card=troll-chieftain hero=mylfaar (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
7 P1 place G3
    CardPlaced card=troll-chieftain space=G3 (LB-PLACING-1, tavern)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant G3 | enchant B2
8 P1 end turn
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
9 P1 place Y3
    CardPlaced card=ossuary-colossus space=Y3 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y3 | enchant G3 | enchant B2
10 P1 call quarry
    CallToArmsUsed hero=mylfaar tile=quarry (LB-CALL-1, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap R1 | trap R2 | trap R3 | trap G1 | trap G2 | trap B1 | trap B3
11 P1 trap Y1
    TrapSet space=Y1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | enchant Y3 | enchant G3 | enchant B2
12 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern
13 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate market
14 P1 activate market
    => yellow blue
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=yellow,blue (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
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
place-card (LB-PLACING-1): place G1 | place G2
16 P1 place G1
    CardPlaced card=bramble-husk space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant G1 | enchant G3 | enchant B2
17 P1 enchant G1
    EnchantmentPlaced card=bramble-husk space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
18 P1 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate standard | fight G1
19 P1 fight G1
    CombatBegan hero=mylfaar spaces=G1 (LB-ACT-5, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1 | spend green
20 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
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
    CardPlaced card=orc-drummer space=G2 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight G1 | enchant Y3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
23 P1 fight G1
    CombatBegan hero=mylfaar spaces=G1 (LB-ACT-5, combat)
pay (LB-COMBAT-3): withdraw | spend green
24 P1 spend green
pay (LB-COMBAT-3): withdraw | vanquish G1 | take back green
25 P1 vanquish G1
    EquipmentSpent hero=mylfaar colour=green (LB-COMBAT-3, combat)
    CardVanquished card=bramble-husk space=G1 hero=mylfaar (LB-COMBAT-14, mylfaar)
    CardDiscarded card=bramble-husk space=G1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | enchant Y3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
26 P1 enchant G2
    EnchantmentPlaced card=orc-drummer space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
27 P1 end turn
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
28 P1 place Y1
    CardTrapped card=skeleton-rider space=Y1 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | enchant Y3 | enchant G3 | enchant B1 | enchant B2
29 P1 activate standard
    TileActivated hero=mylfaar tile=standard (LB-ACT-3, mylfaar)
standard (LB-TILE-STANDARD-1): raise red | raise green | raise blue | raise yellow | raise black
30 P1 raise yellow
    StandardRaised colour=yellow (LB-TILE-STANDARD-1, standard)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | enchant Y3 | enchant G3 | enchant B1 | enchant B2
31 P1 move E
    HeroMoved hero=mylfaar place=E (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y3 | enchant G3 | enchant B1 | enchant B2
32 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
33 P1 end turn
    => goblin-cutpurse
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=all-lose-round-token hero=mylfaar (LB-CARD-4, goblin-cutpurse)
lose-token (LB-RESERVE-5): lose blue | lose yellow | lose black
34 P1 lose black
    EquipmentLost hero=mylfaar colour=black (LB-CARD-4, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | activate tomb | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
35 P1 activate tomb
    TileActivated hero=mylfaar tile=tomb (LB-ACT-3, mylfaar)
tomb (LB-TILE-TOMB-1): destroy Y3 | destroy G1 | destroy G2 | destroy G3 | destroy B1 | destroy B2
36 P1 destroy Y3
    CardDiscarded card=ossuary-colossus space=Y3 (LB-TILE-TOMB-1, tomb)
    LifeLost hero=mylfaar held=2 (LB-TILE-TOMB-1, tomb)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
37 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move NE | move C | move S | move SE
38 P1 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
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
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
40 P1 first draw_horde_card
    => magma-brute
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=magma-brute hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
41 P1 place R1
    CardPlaced card=magma-brute space=R1 (LB-PLACING-1, green)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, magma-brute)
    LifeLost hero=mylfaar held=1 (LB-CARD-2, magma-brute)
    EffectApplied effect=lose-all-equipment hero=mylfaar (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=blue (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight G1 | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B1
42 P1 fight G1
    => blue black yellow
    CombatBegan hero=mylfaar spaces=G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,black,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B1
43 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B1
44 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
45 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
46 P1 first draw_horde_card
    => night-herald
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=night-herald hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3 | place R2 | place R3 | place B3
47 P1 place B3
    CardPlaced card=night-herald space=B3 (LB-PLACING-1, green)
    EffectApplied effect=place-grasp-on-card hero=mylfaar (LB-CARD-9, night-herald)
    GraspPlacedOnCard card=night-herald space=B3 (LB-CARD-9, night-herald)
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
48 P1 activate market
    => red black
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=red,black (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=black (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | enchant R1 | enchant G1 | enchant G2 | enchant G3 | enchant B2 | enchant B3
49 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
50 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
51 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=tavern (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
52 P1 first draw_horde_card
    => incubus
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=incubus hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place R2 | place R3
53 P1 place R3
    CardPlaced card=incubus space=R3 (LB-PLACING-1, green)
    EffectApplied effect=lose-all-equipment hero=mylfaar (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=red (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=black (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B3
54 P1 fight G3 B1
    => blue blue yellow
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,blue,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B3
55 P1 enchant R1
    EnchantmentPlaced card=magma-brute space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
56 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
57 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=B3 (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
58 P1 first lose_all_equipment
    => pyre-priest
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=pyre-priest hero=mylfaar (LB-HORDE-6, green)
    CardPlaced card=pyre-priest space=R2 (LB-PLACING-1, green)
    EffectApplied effect=place-grasp-on-hero hero=mylfaar (LB-CARD-13, pyre-priest)
    GraspPlacedOnHero hero=mylfaar (LB-CARD-13, pyre-priest)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight B2
59 P1 fight B2
    => blue black white
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,black,white (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
60 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
61 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
62 P1 first draw_horde_card
    => forest-troll
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=forest-troll hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y1 | place Y2 | place Y3
63 P1 place Y3
    CardPlaced card=forest-troll space=Y3 (LB-PLACING-1, green)
    EffectApplied effect=all-lose-round-token hero=mylfaar (LB-CARD-4, forest-troll)
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight G2
64 P1 fight G2
    => yellow black green
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,black,green (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G2
65 P1 vanquish G2
    CardVanquished card=orc-drummer space=G2 hero=mylfaar (LB-COMBAT-14, mylfaar)
    CardDiscarded card=orc-drummer space=G2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
66 P1 move SE
    HeroMoved hero=mylfaar place=SE (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
67 P1 end turn
    => orc-poisoner
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=orc-poisoner hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=orc-poisoner space=G2 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move C | move E | move S | activate standard | fight R3 | fight G1 | fight R3 G1
68 P1 fight R3 G1
    => green green blue
    CombatBegan hero=mylfaar spaces=R3,G1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=green,green,blue (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G1
69 P1 withdraw
    CombatWithdrawn hero=mylfaar (LB-FAQ-5, combat)
hero-phase (LB-ACT-1): end turn | move C | move E | move S
70 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
71 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
72 P1 first lose_all_equipment
    => drowned-lantern
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=drowned-lantern hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y1 | place Y2
73 P1 place Y2
    CardPlaced card=drowned-lantern space=Y2 (LB-PLACING-1, green)
    EffectApplied effect=all-lose-round-token hero=mylfaar (LB-CARD-4, drowned-lantern)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
74 P1 activate market
    => green red
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=green,red (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=green (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
75 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
76 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
77 P1 first draw_horde_card
    => shadow-scout
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=shadow-scout hero=mylfaar (LB-HORDE-6, green)
    CardPlaced card=shadow-scout space=Y1 (LB-PLACING-1, green)
    EffectApplied effect=lose-all-equipment hero=mylfaar (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=red (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=green (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | fight Y1 | fight B3 | fight Y1 B3
78 P1 fight Y1 B3
    => black yellow
    CombatBegan hero=mylfaar spaces=Y1,B3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y1 | vanquish B3
79 P1 vanquish B3
    CardVanquished card=night-herald space=B3 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=gain-equipment hero=mylfaar (LB-CARD-19, night-herald)
gain-equipment (LB-CARD-19): gain red | gain green | gain blue | gain yellow | gain black
80 P1 gain blue
    EquipmentGained hero=mylfaar colour=blue (LB-CARD-19, night-herald)
    CardDiscarded card=night-herald space=B3 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
81 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
82 P1 end turn
    => no_effect
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, yellow)
    CorruptionRolled hero=mylfaar face=no-effect (LB-CORRUPTION-1, yellow)
    EffectApplied effect=no-effect hero=mylfaar (LB-CARD-1, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
83 P1 first draw_horde_card
    => ash-whisperer
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=ash-whisperer hero=mylfaar (LB-HORDE-6, green)
    CardPlaced card=ash-whisperer space=B3 (LB-PLACING-1, green)
    EffectApplied effect=lose-all-equipment hero=mylfaar (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=blue (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
84 P1 activate market
    => blue red
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=blue,red (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=red (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE
85 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
86 P1 end turn
    => no_effect
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, ash-whisperer)
    GraspPlacedOnCard card=ash-whisperer space=B3 (LB-CARD-10, ash-whisperer)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, yellow)
    CorruptionRolled hero=mylfaar face=no-effect (LB-CORRUPTION-1, yellow)
    EffectApplied effect=no-effect hero=mylfaar (LB-CARD-1, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
87 P1 first draw_horde_card
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardTurnedAway (LB-PLACING-6, green)
    LifeLost hero=mylfaar held=0 (LB-PLACING-6, green)
    HeroTakenOut hero=mylfaar (LB-WOUND-1, green)
    BoardTurnedNeutral board=green (LB-WOUND-5, green)
    Scored points=-4 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
