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
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | enchant B2
4 P1 move NW
    HeroMoved hero=mylfaar place=NW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tavern | enchant B2
5 P1 activate tavern
    TileActivated hero=mylfaar tile=tavern (LB-ACT-3, mylfaar)
tavern (LB-TILE-TAVERN-1): rest mylfaar
6 P1 rest mylfaar
    LifeGained hero=mylfaar held=4 (LB-TILE-TAVERN-1, tavern)
given-move (LB-TILE-TAVERN-1): stay | move N | move W | move C
7 P1 stay
    => troll-chieftain
    CardDrawn card=troll-chieftain hero=mylfaar (LB-HORDE-6, tavern)
place-card (LB-PLACING-1): place G1 | place G2 | place G3
8 P1 place G3
    CardPlaced card=troll-chieftain space=G3 (LB-PLACING-1, tavern)
hero-phase (LB-ACT-1): end turn | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant G3 | enchant B2
9 P1 end turn
    => lose_life ossuary-colossus
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=mylfaar face=lose-life (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=lose-life hero=mylfaar (LB-CARD-2, corruption)
    LifeLost hero=mylfaar held=3 (LB-CARD-2, corruption)
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
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | call market | call standard | call tomb | call quarry | call trebuchet | call tower | call tavern | enchant Y3 | enchant G3 | enchant B2
11 P1 call quarry
    CallToArmsUsed hero=mylfaar tile=quarry (LB-CALL-1, mylfaar)
quarry (LB-TILE-QUARRY-1): trap Y1 | trap Y2 | trap R1 | trap R2 | trap R3 | trap G1 | trap G2 | trap B1 | trap B3
12 P1 trap Y1
    TrapSet space=Y1 (LB-TILE-QUARRY-1, quarry)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern | enchant Y3 | enchant G3 | enchant B2
13 P1 enchant Y3
    EnchantmentPlaced card=ossuary-colossus space=Y3 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move N | move W | move C | activate tavern
14 P1 move C
    HeroMoved hero=mylfaar place=C (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate market
15 P1 activate market
    => yellow blue
    TileActivated hero=mylfaar tile=market (LB-ACT-3, mylfaar)
    DiceRolled hero=mylfaar faces=yellow,blue (LB-COMBAT-1, market)
    EquipmentGained hero=mylfaar colour=yellow (LB-TILE-MARKET-1, market)
    EquipmentGained hero=mylfaar colour=blue (LB-TILE-MARKET-1, market)
hero-phase (LB-ACT-1): end turn
16 P1 end turn
    => place_grasp_on_tile
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=mylfaar face=place-grasp-on-tile (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=place-grasp-on-tile hero=mylfaar (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tower | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
17 P1 grasp tower
    => bramble-husk
    GraspPlacedOnTile tile=tower (LB-CARD-11, corruption)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=bramble-husk hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place G1 | place G2
18 P1 place G1
    CardPlaced card=bramble-husk space=G1 (LB-PLACING-1, horde-phase)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market | enchant G1 | enchant G3 | enchant B2
19 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move NW | move N | move NE | move W | move E | move SW | move S | move SE | activate market
20 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn | activate trebuchet | fight G3
21 P1 fight G3
    => black yellow red
    CombatBegan hero=mylfaar spaces=G3 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,yellow,red (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn
22 P1 end turn
    => lose_all_equipment brood-mother
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=mylfaar face=lose-all-equipment (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=lose-all-equipment hero=mylfaar (LB-CARD-5, corruption)
    EquipmentLost hero=mylfaar colour=green (LB-CARD-5, corruption)
    EquipmentLost hero=mylfaar colour=blue (LB-CARD-5, corruption)
    EquipmentLost hero=mylfaar colour=yellow (LB-CARD-5, corruption)
    EquipmentLost hero=mylfaar colour=black (LB-CARD-5, corruption)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=brood-mother hero=mylfaar (LB-HORDE-6, horde-phase)
place-card (LB-PLACING-1): place B1 | place B3
23 P1 place B1
    => orc-drummer
    CardPlaced card=brood-mother space=B1 (LB-PLACING-1, horde-phase)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, brood-mother)
    CardDrawn card=orc-drummer hero=mylfaar (LB-HORDE-6, brood-mother)
    CardPlaced card=orc-drummer space=G2 (LB-PLACING-1, brood-mother)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
24 P1 fight G3 B1
    => blue blue yellow
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=blue,blue,yellow (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B1
25 P1 enchant B1
    EnchantmentPlaced card=brood-mother space=B1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
26 P1 move S
    HeroMoved hero=mylfaar place=S (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
27 P1 end turn
    => place_grasp_on_tile
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=mylfaar face=place-grasp-on-tile (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=place-grasp-on-tile hero=mylfaar (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp market | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
28 P1 grasp market
    GraspPlacedOnTile tile=market (LB-CARD-11, corruption)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    BoardFilled board=green (LB-BOARD-GREEN-1, green)
order-effects (LB-HORDE-3): first lose_all_equipment | first draw_horde_card
29 P1 first lose_all_equipment
    => skeleton-rider
    EffectIgnored effect=lose-all-equipment (LB-CARD-5, green)
    EffectApplied effect=draw-horde-card hero=mylfaar (LB-CARD-7, green)
    CardDrawn card=skeleton-rider hero=mylfaar (LB-HORDE-6, green)
place-card (LB-PLACING-1): place Y1 | place Y2
30 P1 place Y1
    CardTrapped card=skeleton-rider space=Y1 (LB-TILE-QUARRY-3, trap)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | activate fountain | fight G2 | enchant Y3 | enchant G1 | enchant G2 | enchant G3 | enchant B2
31 P1 fight G2
    => black white yellow
    CombatBegan hero=mylfaar spaces=G2 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=black,white,yellow (LB-COMBAT-1, combat)
pay (LB-COMBAT-3): withdraw | vanquish G2
32 P1 vanquish G2
    CardVanquished card=orc-drummer space=G2 hero=mylfaar (LB-COMBAT-14, mylfaar)
    CardDiscarded card=orc-drummer space=G2 (LB-COMBAT-14, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE | enchant Y3 | enchant G1 | enchant G3 | enchant B2
33 P1 enchant G1
    EnchantmentPlaced card=bramble-husk space=G1 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move W | move C | move E | move SW | move SE
34 P1 move SW
    HeroMoved hero=mylfaar place=SW (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
35 P1 end turn
    => lose_all_equipment goblin-cutpurse
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=mylfaar face=lose-all-equipment (LB-CORRUPTION-1, deep-leviathan)
    EffectIgnored effect=lose-all-equipment (LB-CARD-8, corruption)
    TurnEnded board=blue (LB-TURN-2, turn)
    NeutralTurnBegan board=yellow hero= (LB-TURN-2, turn)
    TurnEnded board=yellow (LB-TURN-2, turn)
    NeutralTurnBegan board=red hero= (LB-TURN-2, turn)
    TurnEnded board=red (LB-TURN-2, turn)
    TurnBegan board=green hero=mylfaar (LB-TURN-2, turn)
    CardDrawn card=goblin-cutpurse hero=mylfaar (LB-HORDE-6, horde-phase)
    CardPlaced card=goblin-cutpurse space=G2 (LB-PLACING-1, horde-phase)
    EffectIgnored effect=lose-round-token (LB-CARD-3, goblin-cutpurse)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | activate trebuchet | fight G3 | fight B1 | fight G3 B1 | enchant Y3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
36 P1 fight G3 B1
    => green green green
    CombatBegan hero=mylfaar spaces=G3,B1 (LB-ACT-5, combat)
    DiceRolled hero=mylfaar faces=green,green,green (LB-COMBAT-1, combat)
    CombatFailed hero=mylfaar (LB-COMBAT-16, combat)
hero-phase (LB-ACT-1): end turn | move W | move C | move S | enchant Y3 | enchant G2 | enchant G3 | enchant B1 | enchant B2
37 P1 enchant B2
    EnchantmentPlaced card=deep-leviathan space=B2 (LB-POWER-MYLFAAR-1, mylfaar)
hero-phase (LB-ACT-1): end turn | move W | move C | move S
38 P1 move W
    HeroMoved hero=mylfaar place=W (LB-MOVE-1, mylfaar)
hero-phase (LB-ACT-1): end turn
39 P1 end turn
    => place_grasp_on_tile
    TurnEnded board=green (LB-TURN-2, turn)
    NeutralTurnBegan board=blue hero= (LB-TURN-2, turn)
    EffectApplied effect=roll-corruption-die hero=mylfaar (LB-CARD-8, deep-leviathan)
    CorruptionRolled hero=mylfaar face=place-grasp-on-tile (LB-CORRUPTION-1, deep-leviathan)
    EffectApplied effect=place-grasp-on-tile hero=mylfaar (LB-CARD-11, corruption)
grasp-tile (LB-GRASP-9): grasp tavern | grasp quarry | grasp dispensary | grasp tomb | grasp trebuchet | grasp fountain | grasp standard
40 P1 grasp trebuchet
    GraspPlacedOnTile tile=trebuchet (LB-CARD-11, corruption)
    ElementReserved element=net (LB-GRASP-4, corruption)
    Scored points=-9 (LB-SCORE-6, third-tile)
    GameEnded result=lost (LB-END-6, third-tile)
<lost: third-tile (LB-END-6)>
