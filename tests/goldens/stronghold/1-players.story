    EnemyPlaced card=gate-skulker-b at=B timer=0 (LS-SETUP-10, setup)
    EnemyPlaced card=ash-scout-d at=D timer=3 (LS-SETUP-10, setup)
    TurnBegan turn=1 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero elora | hero reese
1 P1 hero elora
    AbilityUsed hero=elora ability=Far Shot (LS-HERO-1, elora)
smite (LS-HERO-1): enemy gate-skulker-b@B | enemy ash-scout-d@D
2 P1 enemy gate-skulker-b@B
    EnemyDefeated card=gate-skulker-b at=B (LS-HERO-1, elora)
    GoldGained count=1 held=1 (LS-COMBAT-11, gate-skulker-b)
    HeroDamaged hero=elora (LS-HERO-3, ability)
draw (LS-TURN-2): draw | hero reese | buy reroll-token
3 P1 buy reroll-token
    WareBought ware=reroll-token price=1 (LS-MERCHANT-1, merchant)
    RerollsGained count=1 held=1 (LS-MERCHANT-1, reroll-token)
draw (LS-TURN-2): draw | hero reese
4 P1 draw
    => tomb-robber-e
    EnemyDrawn card=tomb-robber-e (LS-TURN-2, draw)
    EnemyPlaced card=tomb-robber-e at=E timer=0 (LS-PLACING-1, draw)
    ChestAdded at=E (LS-ENEMY-19, tomb-robber-e)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E | hero reese
5 P1 stay
attack (LS-TURN-8): end turn | hero reese
6 P1 end turn
    TimerMoved card=ash-scout-d at=D timer=2 (LS-TIME-2, time)
    TurnBegan turn=2 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero reese
7 P1 hero reese
    AbilityUsed hero=reese ability=Hold the Gate (LS-HERO-1, reese)
    LuxWarded wards=1 (LS-HERO-1, reese)
    HeroDamaged hero=reese (LS-HERO-3, ability)
draw (LS-TURN-2): draw
8 P1 draw
    => pale-vampire-c
    EnemyDrawn card=pale-vampire-c (LS-TURN-2, draw)
    EnemyPlaced card=pale-vampire-c at=C timer=0 (LS-PLACING-1, draw)
harm-hero (LS-ENEMY-9): harm elora | harm reese | harm galathar | harm forest
9 P1 harm reese
    HeroIncapacitated hero=reese (LS-ENEMY-9, pale-vampire-c)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E
10 P1 move A
    PartyMoved at=A (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
11 P1 roll
    => corruption fight agility
    DiceRolled faces=corruption,fight,agility (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | hero elora | hero galathar | hero forest
12 P1 reroll 2 3
    => agility reroll
    DiceRolled faces=corruption,agility,reroll (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | token 1 | token 2 | token 3 | hero elora | hero galathar | hero forest
13 P1 token 3
    => search
    DiceRolled faces=corruption,agility,search (LS-REROLL-1, reroll token)
roll-again (LS-COMBAT-5): keep | hero elora | hero galathar | hero forest
14 P1 keep
    LocationCorrupted at=A corruption=1 (LS-DICE-4, dice)
    RerollsGained count=1 held=1 (LS-DICE-6, dice)
spend-dice (LS-COMBAT-13): done | chest with 3 | hero elora | hero galathar | hero forest
15 P1 done
    TimerMoved card=ash-scout-d at=D timer=1 (LS-TIME-2, time)
    TurnBegan turn=3 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw
16 P1 draw
    => powder-sapper-b
    EnemyDrawn card=powder-sapper-b (LS-TURN-2, draw)
    EnemyPlaced card=powder-sapper-b at=B timer=2 (LS-PLACING-1, draw)
move (LS-TURN-5): stay | move B | move C | move D | move E | move Lux
17 P1 move E
    PartyMoved at=E (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
18 P1 end turn
    TimerMoved card=powder-sapper-b at=B timer=1 (LS-TIME-2, time)
    TimerMoved card=ash-scout-d at=D timer=0 (LS-TIME-2, time)
    EnemyMovedOn card=ash-scout-d (LS-TIME-6, ash-scout-d)
    EnemyPlaced card=ash-scout-d at=E timer=3 (LS-PLACING-1, ash-scout-d)
    TurnBegan turn=4 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw
19 P1 draw
    => goblin-raider-b
    EnemyDrawn card=goblin-raider-b (LS-TURN-2, draw)
    EnemyPlaced card=goblin-raider-b at=B timer=0 (LS-PLACING-1, draw)
move (LS-TURN-5): stay | move A | move B | move C | move D | move Lux
20 P1 stay
attack (LS-TURN-8): roll | end turn
21 P1 roll
    => fight star agility
    DiceRolled faces=fight,star,agility (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | hero elora | hero galathar | hero forest
22 P1 token 3
    => agility
    DiceRolled faces=fight,star,agility (LS-REROLL-1, reroll token)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | hero elora | hero galathar | hero forest
23 P1 keep
spend-dice (LS-COMBAT-13): done | defeat tomb-robber-e with 1 2 | defeat ash-scout-d with 2 | defeat ash-scout-d with 3 | chest with 2 | hero elora | hero galathar | hero forest
24 P1 chest with 2
    => kings-purse
    ChestOpened at=E (LS-CHEST-2, combat)
    ArtifactGained artifact=kings-purse (LS-CHEST-1, chest)
spend-dice (LS-COMBAT-13): done | defeat ash-scout-d with 3 | hero elora | hero galathar | hero forest | artifact kings-purse
25 P1 defeat ash-scout-d with 3
    EnemyDefeated card=ash-scout-d at=E (LS-COMBAT-9, combat)
spend-dice (LS-COMBAT-13): done | hero elora | hero galathar | hero forest | artifact kings-purse
26 P1 artifact kings-purse
    ArtifactUsed artifact=kings-purse (LS-CHEST-7, kings-purse)
    GoldGained count=2 held=2 (LS-CHEST-7, kings-purse)
    RerollsGained count=2 held=2 (LS-CHEST-7, kings-purse)
spend-dice (LS-COMBAT-13): done | hero elora | hero galathar | hero forest
27 P1 done
end-turn (LS-MERCHANT-2): end turn | buy reroll-token | buy symbol-fight | buy symbol-search | buy symbol-agility | buy symbol-defend | buy holy-oil
28 P1 buy symbol-defend
    WareBought ware=symbol-defend price=2 (LS-MERCHANT-1, merchant)
    SymbolGained icon=defend (LS-MERCHANT-1, symbol-defend)
    TimerMoved card=powder-sapper-b at=B timer=0 (LS-TIME-2, time)
    TimerEnded card=powder-sapper-b (LS-TIME-5, powder-sapper-b)
    FireWarded wards=0 (LS-TIME-5, powder-sapper-b)
    EnemyDiscarded card=powder-sapper-b (LS-TIME-5, powder-sapper-b)
    TurnBegan turn=5 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw
29 P1 draw
    => bog-shaman-e storm-totem
    EnemyDrawn card=bog-shaman-e (LS-TURN-2, draw)
    EnemyPlaced card=bog-shaman-e at=E timer=0 (LS-PLACING-1, draw)
    EnemyDrawn card=storm-totem (LS-ENEMY-13, bog-shaman-e)
    LocationCorrupted at=E corruption=1 (LS-PLACING-2, storm-totem)
    EnemyPlaced card=storm-totem at=A timer=3 (LS-PLACING-1, bog-shaman-e)
move (LS-TURN-5): stay | move A | move B | move C | move D | move Lux
30 P1 move B
    PartyMoved at=B (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
31 P1 end turn
    TimerMoved card=storm-totem at=A timer=2 (LS-TIME-2, time)
    TurnBegan turn=6 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw
32 P1 draw
    => siege-engineer-c agility
    EnemyDrawn card=siege-engineer-c (LS-TURN-2, draw)
    EnemyPlaced card=siege-engineer-c at=C timer=0 (LS-PLACING-1, draw)
    CatapultAdded at=C icon=agility (LS-ENEMY-17, siege-engineer-c)
move (LS-TURN-5): stay | move A | move C | move D | move E | move Lux
33 P1 stay
attack (LS-TURN-8): roll | end turn
34 P1 roll
    => defend agility reroll
    DiceRolled faces=defend,agility,reroll (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | token 1 2 | token 1 3 | token 2 3 | hero elora | hero galathar | hero forest | symbol defend
35 P1 symbol defend
    IconsAdded faces=defend,agility,reroll,defend (LS-MERCHANT-1, symbol token)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | token 1 2 | token 1 3 | token 2 3 | hero elora | hero galathar | hero forest
36 P1 reroll 1
    => corruption
    DiceRolled faces=corruption,agility,reroll,defend (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | token 1 | token 2 | token 3 | token 1 2 | token 1 3 | token 2 3 | hero elora | hero galathar | hero forest
37 P1 hero forest
    AbilityUsed hero=forest ability=Rekindle (LS-HERO-1, forest)
reroll-dice (LS-HERO-1): dice 1 | dice 2 | dice 3 | dice 1 2 | dice 1 3 | dice 2 3 | dice 1 2 3
38 P1 dice 1 3
    => defend reroll
    DiceRolled faces=defend,agility,reroll,defend (LS-HERO-1, forest)
    HeroDamaged hero=forest (LS-HERO-3, ability)
roll-again (LS-COMBAT-5): keep | token 1 | token 2 | token 3 | token 1 2 | token 1 3 | token 2 3 | hero elora | hero galathar | hero forest
39 P1 token 1 3
    => fight defend
    DiceRolled faces=fight,agility,defend,defend (LS-REROLL-1, reroll token)
roll-again (LS-COMBAT-5): keep | hero elora | hero galathar | hero forest
40 P1 keep
spend-dice (LS-COMBAT-13): done | defeat goblin-raider-b with 1 | hero elora | hero galathar | hero forest
41 P1 defeat goblin-raider-b with 1
    EnemyDefeated card=goblin-raider-b at=B (LS-COMBAT-9, combat)
spend-dice (LS-COMBAT-13): done | hero elora | hero galathar | hero forest
42 P1 done
end-turn (LS-MERCHANT-2): end turn | hero forest
43 P1 end turn
    TimerMoved card=storm-totem at=A timer=1 (LS-TIME-2, time)
    TurnBegan turn=7 seat=1 (LS-TURN-1, turn)
    CatapultFired at=C (LS-CATAPULT-2, catapult)
    FireAdded fires=1 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw | hero forest
44 P1 hero forest
    AbilityUsed hero=forest ability=Red Hour (LS-HERO-1, forest)
    TimerDelayed card=storm-totem timer=2 (LS-HERO-1, forest)
    HeroIncapacitated hero=forest (LS-HERO-4, ability)
draw (LS-TURN-2): draw
45 P1 draw
    => thorn-caller-b root-lesh-a
    EnemyDrawn card=thorn-caller-b (LS-TURN-2, draw)
    EnemyPlaced card=thorn-caller-b at=B timer=0 (LS-PLACING-1, draw)
    EnemyDrawn card=root-lesh-a (LS-ENEMY-14, thorn-caller-b)
    EnemyPlaced card=root-lesh-a at=A timer=0 (LS-PLACING-1, thorn-caller-b)
    LocationCorrupted at=A corruption=2 (LS-ENEMY-18, root-lesh-a)
move (LS-TURN-5): stay | move A | move C | move D | move E | move Lux
46 P1 move D
    PartyMoved at=D (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
47 P1 roll
    => fight agility defend
    DiceRolled faces=fight,agility,defend (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | hero elora | hero galathar
48 P1 reroll 3
    => defend
    DiceRolled faces=fight,agility,defend (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | hero elora | hero galathar
49 P1 keep
spend-dice (LS-COMBAT-13): done | hero elora | hero galathar
50 P1 done
    TimerMoved card=storm-totem at=A timer=1 (LS-TIME-2, time)
    TurnBegan turn=8 seat=1 (LS-TURN-1, turn)
    CatapultFired at=C (LS-CATAPULT-2, catapult)
    FireAdded fires=2 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw
51 P1 draw
    => siege-engineer-d fight
    EnemyDrawn card=siege-engineer-d (LS-TURN-2, draw)
    EnemyPlaced card=siege-engineer-d at=D timer=0 (LS-PLACING-1, draw)
    CatapultAdded at=D icon=fight (LS-ENEMY-17, siege-engineer-d)
move (LS-TURN-5): stay | move A | move B | move C | move E | move Lux
52 P1 stay
attack (LS-TURN-8): roll | end turn
53 P1 roll
    => star fight defend
    DiceRolled faces=star,fight,defend (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | hero elora | hero galathar
54 P1 reroll 2
    => agility
    DiceRolled faces=star,agility,defend (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | hero elora | hero galathar
55 P1 hero galathar
    AbilityUsed hero=galathar ability=Umbral Edge (LS-HERO-1, galathar)
    IconsAdded faces=star,agility,defend,fight,defend (LS-HERO-1, galathar)
    HeroDamaged hero=galathar (LS-HERO-3, ability)
roll-again (LS-COMBAT-5): keep | hero elora | hero galathar
56 P1 keep
spend-dice (LS-COMBAT-13): done | defeat siege-engineer-d with 1 2 | defeat siege-engineer-d with 1 4 | defeat siege-engineer-d with 2 4 | chest with 1 | catapult fight with 1 | catapult fight with 4 | hero elora | hero galathar
57 P1 catapult fight with 1
    CatapultRemoved at=D icon=fight (LS-CATAPULT-4, combat)
spend-dice (LS-COMBAT-13): done | defeat siege-engineer-d with 2 4 | hero elora | hero galathar
58 P1 defeat siege-engineer-d with 2 4
    EnemyDefeated card=siege-engineer-d at=D (LS-COMBAT-9, combat)
    GoldGained count=1 held=1 (LS-COMBAT-11, siege-engineer-d)
spend-dice (LS-COMBAT-13): done | hero elora
59 P1 done
end-turn (LS-MERCHANT-2): end turn | buy reroll-token
60 P1 buy reroll-token
    WareBought ware=reroll-token price=1 (LS-MERCHANT-1, merchant)
    RerollsGained count=1 held=1 (LS-MERCHANT-1, reroll-token)
    TimerMoved card=storm-totem at=A timer=0 (LS-TIME-2, time)
    TimerEnded card=storm-totem (LS-TIME-5, storm-totem)
    FireAdded fires=3 spaces=5 (LS-TIME-5, storm-totem)
    EnemyDiscarded card=storm-totem (LS-TIME-5, storm-totem)
    TurnBegan turn=9 seat=1 (LS-TURN-1, turn)
    CatapultFired at=C (LS-CATAPULT-2, catapult)
    FireAdded fires=4 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw
61 P1 draw
    => orc-chieftain-b
    EnemyDrawn card=orc-chieftain-b (LS-TURN-2, draw)
    EnemyPlaced card=orc-chieftain-b at=B timer=3 (LS-PLACING-1, draw)
move (LS-TURN-5): stay | move A | move B | move C | move E | move Lux
62 P1 move B
    PartyMoved at=B (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn | hero galathar
63 P1 end turn
    TimerMoved card=orc-chieftain-b at=B timer=2 (LS-TIME-2, time)
    TurnBegan turn=10 seat=1 (LS-TURN-1, turn)
    CatapultFired at=C (LS-CATAPULT-2, catapult)
    FireAdded fires=5 spaces=5 (LS-CATAPULT-2, catapult)
    GameEnded result=lost (LS-LOSE-2, lux-burned)
<lost: lux-burned (LS-LOSE-2)>
