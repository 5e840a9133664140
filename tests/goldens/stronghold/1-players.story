    EnemyPlaced card=gate-skulker-b at=B timer=0 (LS-SETUP-10, setup)
    EnemyPlaced card=ash-scout-d at=D timer=3 (LS-SETUP-10, setup)
    TurnBegan turn=1 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero elora | hero reese | hero galathar | hero forest
1 P1 hero reese
    AbilityUsed hero=reese ability=Hold the Gate (LS-HERO-1, reese)
    LuxWarded wards=1 (LS-HERO-1, reese)
    HeroDamaged hero=reese (LS-HERO-3, ability)
draw (LS-TURN-2): draw | hero elora | hero reese | hero galathar | hero forest
2 P1 hero reese
    AbilityUsed hero=reese ability=Stand Fast (LS-HERO-1, reese)
    HeroIncapacitated hero=reese (LS-HERO-4, ability)
draw (LS-TURN-2): draw | hero elora | hero galathar | hero forest
3 P1 draw
    => tomb-robber-e
    EnemyDrawn card=tomb-robber-e (LS-TURN-2, draw)
    EnemyPlaced card=tomb-robber-e at=E timer=3 (LS-PLACING-1, draw)
    ChestAdded at=E (LS-ENEMY-19, tomb-robber-e)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E | hero elora | hero galathar | hero forest
4 P1 move E
    PartyMoved at=E (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn | hero elora | hero galathar | hero forest
5 P1 roll
    => corruption fight agility
    DiceRolled faces=corruption,fight,agility (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | hero elora | hero galathar | hero forest
6 P1 keep
    LocationCorrupted at=E corruption=1 (LS-DICE-4, dice)
    RerollsGained count=1 held=1 (LS-DICE-6, dice)
spend-dice (LS-COMBAT-13): done | hero elora | hero galathar | hero forest
7 P1 done
    TimerMoved card=ash-scout-d at=D timer=2 (LS-TIME-2, time)
    TimerMoved card=tomb-robber-e at=E timer=2 (LS-TIME-2, time)
    TurnBegan turn=2 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero elora | hero galathar | hero forest
8 P1 hero galathar
    AbilityUsed hero=galathar ability=Umbral Edge (LS-HERO-1, galathar)
    HeroDamaged hero=galathar (LS-HERO-3, ability)
draw (LS-TURN-2): draw | hero elora | hero galathar | hero forest
9 P1 hero galathar
    AbilityUsed hero=galathar ability=Shadow's Toll (LS-HERO-1, galathar)
    EnemyDefeated card=tomb-robber-e at=E (LS-HERO-1, galathar)
    HeroIncapacitated hero=galathar (LS-HERO-4, ability)
draw (LS-TURN-2): draw | hero elora | hero forest
10 P1 draw
    => pale-vampire-c
    EnemyDrawn card=pale-vampire-c (LS-TURN-2, draw)
    EnemyPlaced card=pale-vampire-c at=C timer=0 (LS-PLACING-1, draw)
harm-hero (LS-ENEMY-9): harm elora | harm forest
11 P1 harm elora
    HeroDamaged hero=elora (LS-ENEMY-9, pale-vampire-c)
move (LS-TURN-5): stay | move A | move B | move C | move D | move Lux | hero elora | hero forest
12 P1 stay
attack (LS-TURN-8): roll | end turn | hero elora | hero forest
13 P1 end turn
    TimerMoved card=ash-scout-d at=D timer=1 (LS-TIME-2, time)
    TurnBegan turn=3 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero elora | hero forest
14 P1 hero elora
    AbilityUsed hero=elora ability=Trailcraft (LS-HERO-1, elora)
    HeroIncapacitated hero=elora (LS-HERO-4, ability)
draw (LS-TURN-2): draw | hero forest
15 P1 draw
    => powder-sapper-b
    EnemyDrawn card=powder-sapper-b (LS-TURN-2, draw)
    EnemyPlaced card=powder-sapper-b at=B timer=2 (LS-PLACING-1, draw)
move (LS-TURN-5): stay | move A | move B | move C | move D | move Lux | hero forest
16 P1 stay
attack (LS-TURN-8): roll | end turn | hero forest
17 P1 roll
    => agility star search
    DiceRolled faces=agility,star,search (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3 | hero forest
18 P1 reroll 2
    => search
    DiceRolled faces=agility,search,search (LS-COMBAT-5, second roll)
roll-again (LS-COMBAT-5): keep | token 1 | token 2 | token 3 | hero forest
19 P1 token 3
    => reroll
    DiceRolled faces=agility,search,reroll (LS-REROLL-1, reroll token)
keep-dice (LS-COMBAT-5): keep | hero forest
20 P1 keep
spend-dice (LS-COMBAT-13): done | chest with 2 | hero forest
21 P1 chest with 2
    => gilded-key
    ChestOpened at=E (LS-CHEST-2, combat)
    ArtifactGained artifact=gilded-key (LS-CHEST-1, chest)
spend-dice (LS-COMBAT-13): done | hero forest | artifact gilded-key
22 P1 artifact gilded-key
    ArtifactUsed artifact=gilded-key (LS-CHEST-7, gilded-key)
    ChestAdded at=E (LS-CHEST-7, gilded-key)
    RerollsGained count=2 held=2 (LS-CHEST-7, gilded-key)
spend-dice (LS-COMBAT-13): done | hero forest
23 P1 done
    => goblin-horde-d bog-shaman-e
    RerollsGained count=1 held=3 (LS-DICE-10, dice)
    TimerMoved card=powder-sapper-b at=B timer=1 (LS-TIME-2, time)
    TimerMoved card=ash-scout-d at=D timer=0 (LS-TIME-2, time)
    TimerEnded card=ash-scout-d (LS-TIME-5, ash-scout-d)
    EnemyDrawn card=goblin-horde-d (LS-TIME-5, ash-scout-d)
    EnemyPlaced card=goblin-horde-d at=D timer=0 (LS-PLACING-1, ash-scout-d)
    EnemyReturned card=bog-shaman-e (LS-ENEMY-3, goblin-horde-d)
    EnemyDiscarded card=ash-scout-d (LS-TIME-5, ash-scout-d)
    TurnBegan turn=4 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero forest
24 P1 draw
    => storm-totem
    EnemyDrawn card=bog-shaman-e (LS-TURN-2, draw)
    EnemyPlaced card=bog-shaman-e at=E timer=0 (LS-PLACING-1, draw)
    EnemyDrawn card=storm-totem (LS-ENEMY-13, bog-shaman-e)
    EnemyPlaced card=storm-totem at=E timer=2 (LS-PLACING-1, bog-shaman-e)
move (LS-TURN-5): stay | move A | move B | move C | move D | move Lux | hero forest
25 P1 move Lux
    PartyMoved at=Lux (LS-TURN-5, move)
attack (LS-TURN-8): end turn | hero forest
26 P1 end turn
    TimerMoved card=powder-sapper-b at=B timer=0 (LS-TIME-2, time)
    TimerMoved card=storm-totem at=E timer=1 (LS-TIME-2, time)
    TimerEnded card=powder-sapper-b (LS-TIME-5, powder-sapper-b)
    FireWarded wards=0 (LS-TIME-5, powder-sapper-b)
    EnemyDiscarded card=powder-sapper-b (LS-TIME-5, powder-sapper-b)
    TurnBegan turn=5 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero forest
27 P1 hero forest
    AbilityUsed hero=forest ability=Rekindle (LS-HERO-1, forest)
    HeroDamaged hero=forest (LS-HERO-3, ability)
draw (LS-TURN-2): draw | hero forest
28 P1 hero forest
    AbilityUsed hero=forest ability=Red Hour (LS-HERO-1, forest)
    TimerDelayed card=storm-totem timer=2 (LS-HERO-1, forest)
    HeroIncapacitated hero=forest (LS-HERO-4, ability)
    GameEnded result=lost (LS-LOSE-1, heroes-incapacitated)
<lost: heroes-incapacitated (LS-LOSE-1)>
