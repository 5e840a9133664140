    EnemyPlaced card=gate-skulker-b at=B timer=0 (LS-SETUP-10, setup)
    EnemyPlaced card=ash-scout-d at=D timer=3 (LS-SETUP-10, setup)
split-party (LS-TWO-1): heroes elora reese | heroes elora galathar | heroes elora forest | heroes reese galathar | heroes reese forest | heroes galathar forest
1 any heroes elora forest
    PartySplit heroes=elora,forest (LS-TWO-1, setup)
    TurnBegan turn=1 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero elora
2 P1 draw
    => tomb-robber-e
    EnemyDrawn card=tomb-robber-e (LS-TURN-2, draw)
    EnemyPlaced card=tomb-robber-e at=E timer=0 (LS-PLACING-1, draw)
    ChestAdded at=E (LS-ENEMY-19, tomb-robber-e)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E | hero elora
3 P1 move C
    PartyMoved at=C (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn | hero elora
4 P1 hero elora
    AbilityUsed hero=elora ability=Far Shot (LS-HERO-1, elora)
smite (LS-HERO-1): enemy gate-skulker-b@B | enemy ash-scout-d@D
5 P1 enemy gate-skulker-b@B
    EnemyDefeated card=gate-skulker-b at=B (LS-HERO-1, elora)
    GoldGained count=1 held=1 (LS-COMBAT-11, gate-skulker-b)
    HeroDamaged hero=elora (LS-HERO-3, ability)
attack (LS-TURN-8): roll | end turn | buy reroll-token
6 P1 roll
    => corruption fight agility
    DiceRolled faces=corruption,fight,agility (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | hero elora | hero forest
7 P1 reroll 2 3
    => agility reroll
    DiceRolled faces=corruption,agility,reroll (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | hero elora | hero forest
8 P1 keep
    LocationCorrupted at=C corruption=1 (LS-DICE-4, dice)
    RerollsGained count=1 held=1 (LS-DICE-6, dice)
    RerollsGained count=1 held=2 (LS-DICE-10, dice)
spend-dice (LS-COMBAT-13): done | hero elora | hero forest
9 P1 done
end-turn (LS-MERCHANT-2): end turn | buy reroll-token
10 P1 end turn
    TimerMoved card=ash-scout-d at=D timer=2 (LS-TIME-2, time)
    TurnBegan turn=2 seat=2 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero reese | buy reroll-token
11 P2 buy reroll-token
    WareBought ware=reroll-token price=1 (LS-MERCHANT-1, merchant)
    RerollsGained count=1 held=3 (LS-MERCHANT-1, reroll-token)
draw (LS-TURN-2): draw | hero reese
12 P2 draw
    => pale-vampire-c
    EnemyDrawn card=pale-vampire-c (LS-TURN-2, draw)
    EnemyPlaced card=pale-vampire-c at=C timer=0 (LS-PLACING-1, draw)
harm-hero (LS-ENEMY-9): harm elora | harm reese | harm galathar | harm forest
13 any harm elora
    HeroIncapacitated hero=elora (LS-ENEMY-9, pale-vampire-c)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E | hero reese
14 P2 stay
attack (LS-TURN-8): end turn | hero reese
15 P2 hero reese
    AbilityUsed hero=reese ability=Hold the Gate (LS-HERO-1, reese)
    LuxWarded wards=1 (LS-HERO-1, reese)
    HeroDamaged hero=reese (LS-HERO-3, ability)
attack (LS-TURN-8): end turn | hero reese
16 P2 end turn
    TimerMoved card=ash-scout-d at=D timer=1 (LS-TIME-2, time)
    TurnBegan turn=3 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw
17 P1 draw
    => powder-sapper-b
    EnemyDrawn card=powder-sapper-b (LS-TURN-2, draw)
    EnemyPlaced card=powder-sapper-b at=B timer=2 (LS-PLACING-1, draw)
move (LS-TURN-5): stay | move A | move B | move D | move E | move Lux
18 P1 stay
attack (LS-TURN-8): roll | end turn
19 P1 roll
    => defend search reroll
    DiceRolled faces=defend,search,reroll (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | token 1 2 | token 1 3 | token 2 3 | token 1 2 3 | hero forest
20 P1 token 1
    => agility
    DiceRolled faces=agility,search,reroll (LS-REROLL-1, reroll token)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | token 1 2 | token 1 3 | token 2 3 | hero forest
21 P1 token 3
    => agility
    DiceRolled faces=agility,search,agility (LS-REROLL-1, reroll token)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | hero forest
22 P1 keep
spend-dice (LS-COMBAT-13): done | chest with 2 | hero forest
23 P1 chest with 2
    => gilded-key
    ChestOpened at=C (LS-CHEST-2, combat)
    ArtifactGained artifact=gilded-key (LS-CHEST-1, chest)
spend-dice (LS-COMBAT-13): done | hero forest | artifact gilded-key
24 P1 artifact gilded-key
    ArtifactUsed artifact=gilded-key (LS-CHEST-7, gilded-key)
    ChestAdded at=C (LS-CHEST-7, gilded-key)
    RerollsGained count=1 held=2 (LS-CHEST-7, gilded-key)
spend-dice (LS-COMBAT-13): done | hero forest
25 P1 done
    TimerMoved card=powder-sapper-b at=B timer=1 (LS-TIME-2, time)
    TimerMoved card=ash-scout-d at=D timer=0 (LS-TIME-2, time)
    EnemyMovedOn card=ash-scout-d (LS-TIME-6, ash-scout-d)
    EnemyPlaced card=ash-scout-d at=E timer=3 (LS-PLACING-1, ash-scout-d)
    TurnBegan turn=4 seat=2 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero reese
26 P2 hero reese
    AbilityUsed hero=reese ability=Stand Fast (LS-HERO-1, reese)
    LocationCleansed at=C corruption=0 (LS-HERO-1, reese)
    HeroIncapacitated hero=reese (LS-HERO-4, ability)
draw (LS-TURN-2): draw
27 P2 draw
    => goblin-horde-d bog-shaman-e
    EnemyDrawn card=goblin-horde-d (LS-TURN-2, draw)
    EnemyPlaced card=goblin-horde-d at=D timer=0 (LS-PLACING-1, draw)
    EnemyReturned card=bog-shaman-e (LS-ENEMY-3, goblin-horde-d)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E
28 P2 move E
    PartyMoved at=E (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
29 P2 roll
    => defend agility reroll
    DiceRolled faces=defend,agility,reroll (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | token 1 2 | token 1 3 | token 2 3 | hero galathar
30 P2 reroll 3
    => corruption
    DiceRolled faces=defend,agility,corruption (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | token 1 | token 2 | token 3 | token 1 2 | token 1 3 | token 2 3 | hero galathar
31 P2 token 3
    => search
    DiceRolled faces=defend,agility,search (LS-REROLL-1, reroll token)
roll-again (LS-COMBAT-5): keep | token 1 | token 2 | token 3 | hero galathar
32 P2 keep
spend-dice (LS-COMBAT-13): done | defeat ash-scout-d with 2 | chest with 3 | hero galathar
33 P2 defeat ash-scout-d with 2
    EnemyDefeated card=ash-scout-d at=E (LS-COMBAT-9, combat)
spend-dice (LS-COMBAT-13): done | chest with 3 | hero galathar
34 P2 chest with 3
    => dawn-blade
    ChestOpened at=E (LS-CHEST-2, combat)
    ArtifactGained artifact=dawn-blade (LS-CHEST-1, chest)
spend-dice (LS-COMBAT-13): done | hero galathar | artifact dawn-blade
35 P2 artifact dawn-blade
    ArtifactUsed artifact=dawn-blade (LS-CHEST-7, dawn-blade)
    IconsAdded faces=defend,agility,search,fight,fight (LS-CHEST-7, dawn-blade)
spend-dice (LS-COMBAT-13): done | hero galathar
36 P2 done
    TimerMoved card=powder-sapper-b at=B timer=0 (LS-TIME-2, time)
    TimerEnded card=powder-sapper-b (LS-TIME-5, powder-sapper-b)
    FireWarded wards=0 (LS-TIME-5, powder-sapper-b)
    EnemyDiscarded card=powder-sapper-b (LS-TIME-5, powder-sapper-b)
    TurnBegan turn=5 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw
37 P1 draw
    => siege-engineer-c agility
    EnemyDrawn card=siege-engineer-c (LS-TURN-2, draw)
    EnemyPlaced card=siege-engineer-c at=C timer=0 (LS-PLACING-1, draw)
    CatapultAdded at=C icon=agility (LS-ENEMY-17, siege-engineer-c)
move (LS-TURN-5): stay | move A | move B | move D | move E | move Lux
38 P1 move B
    PartyMoved at=B (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
39 P1 end turn
    TurnBegan turn=6 seat=2 (LS-TURN-1, turn)
    CatapultFired at=C (LS-CATAPULT-2, catapult)
    FireAdded fires=1 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw
40 P2 draw
    => thorn-caller-b root-lesh-a
    EnemyDrawn card=thorn-caller-b (LS-TURN-2, draw)
    EnemyPlaced card=thorn-caller-b at=B timer=0 (LS-PLACING-1, draw)
    EnemyDrawn card=root-lesh-a (LS-ENEMY-14, thorn-caller-b)
    EnemyPlaced card=root-lesh-a at=A timer=0 (LS-PLACING-1, thorn-caller-b)
    LocationCorrupted at=A corruption=1 (LS-ENEMY-18, root-lesh-a)
move (LS-TURN-5): stay | move A | move B | move C | move D | move Lux
41 P2 stay
attack (LS-TURN-8): roll | end turn
42 P2 roll
    => star search defend
    DiceRolled faces=star,search,defend (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | hero galathar
43 P2 reroll 1 2
    => fight agility
    DiceRolled faces=fight,agility,defend (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | token 1 | token 2 | token 3 | hero galathar
44 P2 hero galathar
    AbilityUsed hero=galathar ability=Umbral Edge (LS-HERO-1, galathar)
    IconsAdded faces=fight,agility,defend,fight,defend (LS-HERO-1, galathar)
    HeroDamaged hero=galathar (LS-HERO-3, ability)
roll-again (LS-COMBAT-5): keep | token 1 | token 2 | token 3 | hero galathar
45 P2 token 3
    => defend
    DiceRolled faces=fight,agility,defend,fight,defend (LS-REROLL-1, reroll token)
roll-again (LS-COMBAT-5): keep | hero galathar
46 P2 keep
spend-dice (LS-COMBAT-13): done | hero galathar
47 P2 done
end-turn (LS-MERCHANT-2): end turn | hero galathar
48 P2 end turn
    TurnBegan turn=7 seat=1 (LS-TURN-1, turn)
    CatapultFired at=C (LS-CATAPULT-2, catapult)
    FireAdded fires=2 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw
49 P1 draw
    => siege-engineer-d fight
    EnemyDrawn card=siege-engineer-d (LS-TURN-2, draw)
    EnemyPlaced card=siege-engineer-d at=D timer=0 (LS-PLACING-1, draw)
    CatapultAdded at=D icon=fight (LS-ENEMY-17, siege-engineer-d)
move (LS-TURN-5): stay | move A | move C | move D | move E | move Lux
50 P1 move C
    PartyMoved at=C (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
51 P1 roll
    => fight star search
    DiceRolled faces=fight,star,search (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | hero forest
52 P1 reroll 2
    => search
    DiceRolled faces=fight,search,search (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | hero forest
53 P1 keep
spend-dice (LS-COMBAT-13): done | chest with 2 | chest with 3 | hero forest
54 P1 chest with 2
    => far-seers-glass
    ChestOpened at=C (LS-CHEST-2, combat)
    ArtifactGained artifact=far-seers-glass (LS-CHEST-1, chest)
spend-dice (LS-COMBAT-13): done | hero forest | artifact far-seers-glass
55 P1 artifact far-seers-glass
    => bone-summoner-d doom-herald-c
    ArtifactUsed artifact=far-seers-glass (LS-CHEST-7, far-seers-glass)
    DeckScouted cards=bone-summoner-d,doom-herald-c (LS-CHEST-7, far-seers-glass)
scout-bottom (LS-CHEST-7): keep all | bottom bone-summoner-d | bottom doom-herald-c
56 P1 bottom doom-herald-c
spend-dice (LS-COMBAT-13): done | hero forest
57 P1 hero forest
    AbilityUsed hero=forest ability=Rekindle (LS-HERO-1, forest)
reroll-dice (LS-HERO-1): dice 1 | dice 3 | dice 1 3
58 P1 dice 3
    => agility
    DiceRolled faces=fight,search,agility (LS-HERO-1, forest)
    HeroDamaged hero=forest (LS-HERO-3, ability)
spend-dice (LS-COMBAT-13): done | defeat siege-engineer-c with 1 3 | catapult agility with 3 | hero forest
59 P1 catapult agility with 3
    CatapultRemoved at=C icon=agility (LS-CATAPULT-4, combat)
spend-dice (LS-COMBAT-13): done | hero forest
60 P1 done
    TurnBegan turn=8 seat=2 (LS-TURN-1, turn)
    CatapultFired at=D (LS-CATAPULT-2, catapult)
    FireAdded fires=3 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw | hero galathar | artifact far-seers-glass
61 P2 artifact far-seers-glass
    => rot-priest-d
    ArtifactUsed artifact=far-seers-glass (LS-CHEST-7, far-seers-glass)
    DeckScouted cards=bone-summoner-d,rot-priest-d (LS-CHEST-7, far-seers-glass)
scout-bottom (LS-CHEST-7): keep all | bottom bone-summoner-d | bottom rot-priest-d
62 P2 keep all
scout-order (LS-CHEST-7): under bone-summoner-d | under rot-priest-d
63 P2 under rot-priest-d
draw (LS-TURN-2): draw | hero galathar
64 P2 hero galathar
    AbilityUsed hero=galathar ability=Shadow's Toll (LS-HERO-1, galathar)
    EnemyDefeated card=tomb-robber-e at=E (LS-HERO-1, galathar)
    HeroIncapacitated hero=galathar (LS-HERO-4, ability)
draw (LS-TURN-2): draw
65 P2 draw
    EnemyDrawn card=bone-summoner-d (LS-TURN-2, draw)
    LocationCorrupted at=D corruption=1 (LS-PLACING-2, bone-summoner-d)
    EnemyPlaced card=bone-summoner-d at=E timer=0 (LS-PLACING-1, draw)
    EnemyDrawn card=rot-priest-d (LS-ENEMY-7, bone-summoner-d)
    LocationCorrupted at=D corruption=2 (LS-PLACING-2, rot-priest-d)
    EnemyPlaced card=rot-priest-d at=E timer=0 (LS-PLACING-1, bone-summoner-d)
    LocationCorrupted at=E corruption=2 (LS-ENEMY-18, rot-priest-d)
move (LS-TURN-5): stay | move A | move B | move C | move D | move Lux
66 P2 stay
attack (LS-TURN-8): roll | end turn
67 P2 end turn
    TurnBegan turn=9 seat=1 (LS-TURN-1, turn)
    CatapultFired at=D (LS-CATAPULT-2, catapult)
    FireAdded fires=4 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw | artifact far-seers-glass
68 P1 artifact far-seers-glass
    => powder-sapper-d wolf-rider-a
    ArtifactUsed artifact=far-seers-glass (LS-CHEST-7, far-seers-glass)
    DeckScouted cards=powder-sapper-d,wolf-rider-a (LS-CHEST-7, far-seers-glass)
scout-bottom (LS-CHEST-7): keep all | bottom wolf-rider-a | bottom powder-sapper-d
69 P1 bottom powder-sapper-d
draw (LS-TURN-2): draw
70 P1 draw
    EnemyDrawn card=wolf-rider-a (LS-TURN-2, draw)
    EnemyPlaced card=wolf-rider-a at=A timer=2 (LS-PLACING-1, draw)
move (LS-TURN-5): stay | move A | move B | move D | move E | move Lux
71 P1 move E
    PartyMoved at=E (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
72 P1 end turn
    TimerMoved card=wolf-rider-a at=A timer=1 (LS-TIME-2, time)
    TurnBegan turn=10 seat=2 (LS-TURN-1, turn)
    CatapultFired at=D (LS-CATAPULT-2, catapult)
    FireAdded fires=5 spaces=5 (LS-CATAPULT-2, catapult)
    GameEnded result=lost (LS-LOSE-2, lux-burned)
<lost: lux-burned (LS-LOSE-2)>
