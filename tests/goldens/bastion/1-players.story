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
    LifeGained hero=mylfaar held=4 (LB-TILE-TAVERN-1, tavern)
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
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
21 P1 first lose_all_equipment
    => skeleton-rider
    EffectApplied effect=lose-all-equipment hero=mylfaar (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=green (LB-CARD-5, green)
    EquipmentLost hero=mylfaar colour=black (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=skeleton-rider hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y1 | place Y2
22 P1 place Y1
    CardPlaced card=skeleton-rider space=Y1 (LB-PLACING-1, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight B2 | enchant Y1 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B2
23 P1 fight B2
    => yellow blue blue
    CombatBegan hero=mylfaar spaces=B2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=yellow,blue,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y1 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B2
24 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
25 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
26 P1 end turn
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
27 P1 first draw_horde_card
    => goblin-cutpurse
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=goblin-cutpurse hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y2 | place R1 | place R2 | place R3 | place B3
28 P1 place Y2
    CardPlaced card=goblin-cutpurse space=Y2 (LB-PLACING-1, green)
    EffectApplied effect=all-lose-round-token hero=mylfaar (LB-CARD-4, goblin-cutpurse)
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | fight G2 | enchant Y1 | enchant Y2 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
29 P1 fight G2
    => black yellow red
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,yellow,red (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y1 | enchant Y2 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
30 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y2 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
31 P1 enchant G2
    EnchantmentPlaced card=troll-chieftain space=G2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
32 P1 end turn
    => lose_all_equipment
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, yellow)
    CorruptionRolled hero=mylfaar face=lose-all-equipment (LB-CORRUPTION-1, yellow)
    EffectIgnored effect=lose-all-equipment (LB-CARD-8, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
33 P1 first draw_horde_card
    => magma-brute
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=magma-brute hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place R1 | place R2 | place R3
34 P1 place R2
    CardPlaced card=magma-brute space=R2 (LB-PLACING-1, green)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, magma-brute)
    LifeLost hero=mylfaar held=3 (LB-CARD-2, magma-brute)
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight B2 | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant G1 | enchant G3 | enchant B1 | enchant B2
35 P1 activate tower
    TileActivated hero=mylfaar tile=tower (LB-ACT-3, mylfaar)
tower (LB-TILE-TOWER-1): swap Y1 Y2 | swap Y1 Y3 | swap Y1 R2 | swap Y1 G1 | swap Y1 G2 | swap Y1 G3 | swap Y1 B1 | swap Y1 B2 | swap Y2 Y3 | swap Y2 R2 | swap Y2 G1 | swap Y2 G2 | swap Y2 G3 | swap Y2 B1 | swap Y2 B2 | swap Y3 R2 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap Y3 B1 | swap Y3 B2 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R2 B2 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G2 G3 | swap G2 B1 | swap G2 B2 | swap G3 B1 | swap G3 B2 | swap B1 B2
36 P1 swap G3 B2
    CardsSwapped spaces=G3,B2 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant G1 | enchant G3 | enchant B1 | enchant B2
37 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant G1 | enchant G3 | enchant B1 | enchant B2
38 P1 enchant G1
    EnchantmentPlaced card=orc-drummer space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn
39 P1 end turn
    => place_grasp_on_tile
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, yellow)
    CorruptionRolled hero=mylfaar face=place-grasp-on-tile (LB-CORRUPTION-1, yellow)
    EffectApplied effect=place-grasp-on-tile hero=mylfaar (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
40 P1 grasp quarry
    GraspPlacedOnTile tile=quarry (LB-CARD-11, corruption)
    ElementReserved element=trap (LB-GRASP-4, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
41 P1 first lose_all_equipment
    => night-herald
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=night-herald hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place R1 | place R3 | place B3
42 P1 place R3
    CardPlaced card=night-herald space=R3 (LB-PLACING-1, green)
    EffectApplied effect=place-grasp-on-card hero=mylfaar (LB-CARD-9, night-herald)
    GraspPlacedOnCard card=night-herald space=R3 (LB-CARD-9, night-herald)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | fight Y2 | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
43 P1 fight Y2
    => blue yellow blue
    CombatBegan hero=mylfaar spaces=Y2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,yellow,blue (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E | enchant Y1 | enchant Y2 | enchant Y3 | enchant R2 | enchant R3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
44 P1 enchant R2
    EnchantmentPlaced card=magma-brute space=R2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move NE | move W | move C | move E
45 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
46 P1 end turn
    => lose_all_equipment
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    BoardFilled board=yellow (LB-BOARD-YELLOW-1, yellow)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, yellow)
    CorruptionRolled hero=mylfaar face=lose-all-equipment (LB-CORRUPTION-1, yellow)
    EffectIgnored effect=lose-all-equipment (LB-CARD-8, corruption)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspAdvanced card=night-herald (LB-CARD-10, night-herald)
    GraspPlacedOnTile tile=standard (LB-CARD-10, night-herald)
    StandardLowered (LB-TILE-STANDARD-4, night-herald)
    ElementReserved element=standard-figure (LB-GRASP-4, night-herald)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
47 P1 first lose_all_equipment
    => incubus
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=incubus hero=mylfaar (LB-HORDE-6, green)
    CardPlaced card=incubus space=R1 (LB-PLACING-1, green)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | fight Y1 | enchant Y1 | enchant Y2 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
48 P1 fight Y1
    => white yellow black
    CombatBegan hero=mylfaar spaces=Y1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=white,yellow,black (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish Y1
49 P1 vanquish Y1
    => no_effect
    CardVanquished card=skeleton-rider space=Y1 hero=mylfaar (LB-COMBAT-14, mylfaar)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, skeleton-rider)
    CorruptionRolled hero=mylfaar face=no-effect (LB-CORRUPTION-1, skeleton-rider)
    EffectApplied effect=no-effect hero=mylfaar (LB-CARD-1, corruption)
    CardDiscarded card=skeleton-rider space=Y1 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | enchant Y2 | enchant Y3 | enchant R1 | enchant R3 | enchant G1 | enchant G2 | enchant G3 | enchant B1 | enchant B2
50 P1 enchant R1
    EnchantmentPlaced card=incubus space=R1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move W | move C
51 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
52 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    GraspPlacedOnCard card=night-herald space=R3 (LB-CARD-10, night-herald)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, red)
    LifeLost hero=mylfaar held=2 (LB-CARD-2, red)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
53 P1 first draw_horde_card
    => pyre-priest
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=pyre-priest hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y1 | place B3
54 P1 place B3
    CardPlaced card=pyre-priest space=B3 (LB-PLACING-1, green)
    EffectApplied effect=place-grasp-on-hero hero=mylfaar (LB-CARD-13, pyre-priest)
    GraspPlacedOnHero hero=mylfaar (LB-CARD-13, pyre-priest)
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S | activate tower | fight B2
55 P1 activate tower
    TileActivated hero=mylfaar tile=tower (LB-ACT-3, mylfaar)
tower (LB-TILE-TOWER-1): swap Y2 Y3 | swap Y2 R1 | swap Y2 R2 | swap Y2 R3 | swap Y2 G1 | swap Y2 G2 | swap Y2 G3 | swap Y2 B1 | swap Y2 B2 | swap Y2 B3 | swap Y3 R1 | swap Y3 R2 | swap Y3 R3 | swap Y3 G1 | swap Y3 G2 | swap Y3 G3 | swap Y3 B1 | swap Y3 B2 | swap Y3 B3 | swap R1 R2 | swap R1 R3 | swap R1 G1 | swap R1 G2 | swap R1 G3 | swap R1 B1 | swap R1 B2 | swap R1 B3 | swap R2 R3 | swap R2 G1 | swap R2 G2 | swap R2 G3 | swap R2 B1 | swap R2 B2 | swap R2 B3 | swap R3 G1 | swap R3 G2 | swap R3 G3 | swap R3 B1 | swap R3 B2 | swap R3 B3 | swap G1 G2 | swap G1 G3 | swap G1 B1 | swap G1 B2 | swap G1 B3 | swap G2 G3 | swap G2 B1 | swap G2 B2 | swap G2 B3 | swap G3 B1 | swap G3 B2 | swap G3 B3 | swap B1 B2 | swap B1 B3 | swap B2 B3
56 P1 swap G3 B2
    CardsSwapped spaces=G3,B2 (LB-TILE-TOWER-1, tower)
hero-phase (LB-ACT-1): end turn | move NW | move N | move C | move SW | move S
57 P1 move N
    HeroMoved hero=mylfaar place=N (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
58 P1 end turn
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    BoardFilled board=blue (LB-BOARD-BLUE-1, blue)
    EffectApplied effect=lose-call-to-arms-or-life hero=mylfaar (LB-CARD-6, blue)
    LifeLost hero=mylfaar held=1 (LB-CARD-6, blue)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    EffectApplied effect=advance-grasp hero= (LB-CARD-10, night-herald)
    BoardFilled board=red (LB-BOARD-RED-1, red)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, red)
    LifeLost hero=mylfaar held=0 (LB-CARD-2, red)
    HeroTakenOut hero=mylfaar (LB-WOUND-1, red)
    BoardTurnedNeutral board=green (LB-WOUND-5, red)
    Scored points=-8 (LB-SCORE-6, heroes-taken-out)
    GameEnded result=lost (LB-END-3, heroes-taken-out)
<lost: heroes-taken-out (LB-END-3)>
