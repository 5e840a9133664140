    EnemyPlaced card=gate-skulker-b at=B timer=0 (LS-SETUP-10, setup)
    EnemyPlaced card=ash-scout-d at=D timer=3 (LS-SETUP-10, setup)
split-party (LS-TWO-1): heroes elora reese | heroes elora galathar | heroes elora forest | heroes reese galathar | heroes reese forest | heroes galathar forest
1 any heroes elora forest
    PartySplit heroes=elora,forest (LS-TWO-1, setup)
    TurnBegan turn=1 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero elora | hero forest
2 P1 draw
    => tomb-robber-e
    EnemyDrawn card=tomb-robber-e (LS-TURN-2, draw)
    EnemyPlaced card=tomb-robber-e at=E timer=3 (LS-PLACING-1, draw)
    ChestAdded at=E (LS-ENEMY-19, tomb-robber-e)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E | hero elora | hero forest
3 P1 hero elora
    AbilityUsed hero=elora ability=Far Shot (LS-HERO-1, elora)
smite (LS-HERO-1): enemy gate-skulker-b@B | enemy ash-scout-d@D
4 P1 enemy gate-skulker-b@B
    EnemyDefeated card=gate-skulker-b at=B (LS-HERO-1, elora)
    GoldGained count=1 held=1 (LS-COMBAT-11, gate-skulker-b)
    HeroDamaged hero=elora (LS-HERO-3, ability)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E | hero elora | hero forest
5 P1 move A
    PartyMoved at=A (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn | hero elora | hero forest
6 P1 roll
    => corruption fight agility
    DiceRolled faces=corruption,fight,agility (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | hero elora | hero forest
7 P1 reroll 2
    => agility
    DiceRolled faces=corruption,agility,agility (LS-COMBAT-5, second roll)
keep-dice (LS-COMBAT-5): keep | hero elora | hero forest
8 P1 keep
    LocationCorrupted at=A corruption=1 (LS-DICE-4, dice)
    RerollsGained count=1 held=1 (LS-DICE-6, dice)
spend-dice (LS-COMBAT-13): done | hero elora | hero forest
9 P1 done
    TimerMoved card=ash-scout-d at=D timer=2 (LS-TIME-2, time)
    TimerMoved card=tomb-robber-e at=E timer=2 (LS-TIME-2, time)
    TurnBegan turn=2 seat=2 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero reese | hero galathar
10 P2 hero galathar
    AbilityUsed hero=galathar ability=Umbral Edge (LS-HERO-1, galathar)
    HeroDamaged hero=galathar (LS-HERO-3, ability)
draw (LS-TURN-2): draw | hero reese | hero galathar
11 P2 draw
    => pale-vampire-c
    EnemyDrawn card=pale-vampire-c (LS-TURN-2, draw)
    EnemyPlaced card=pale-vampire-c at=C timer=0 (LS-PLACING-1, draw)
harm-hero (LS-ENEMY-9): harm elora | harm reese | harm galathar | harm forest
12 any harm forest
    HeroDamaged hero=forest (LS-ENEMY-9, pale-vampire-c)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E | hero reese | hero galathar
13 P2 stay
attack (LS-TURN-8): end turn | hero reese | hero galathar
14 P2 end turn
    TimerMoved card=ash-scout-d at=D timer=1 (LS-TIME-2, time)
    TimerMoved card=tomb-robber-e at=E timer=1 (LS-TIME-2, time)
    TurnBegan turn=3 seat=1 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero elora | hero forest
15 P1 hero elora
    AbilityUsed hero=elora ability=Trailcraft (LS-HERO-1, elora)
    HeroIncapacitated hero=elora (LS-HERO-4, ability)
draw (LS-TURN-2): draw | hero forest
16 P1 hero forest
    AbilityUsed hero=forest ability=Red Hour (LS-HERO-1, forest)
    TimerDelayed card=ash-scout-d timer=2 (LS-HERO-1, forest)
    TimerDelayed card=tomb-robber-e timer=2 (LS-HERO-1, forest)
    HeroIncapacitated hero=forest (LS-HERO-4, ability)
draw (LS-TURN-2): draw
17 P1 draw
    => powder-sapper-b
    EnemyDrawn card=powder-sapper-b (LS-TURN-2, draw)
    EnemyPlaced card=powder-sapper-b at=B timer=2 (LS-PLACING-1, draw)
move (LS-TURN-5): stay | move B | move C | move D | move E | move Lux
18 P1 stay
attack (LS-TURN-8): roll | end turn
19 P1 roll
    => star fight defend
    DiceRolled faces=star,fight,defend (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3 | token 1 | token 2 | token 3
20 P1 token 1
    => star
    DiceRolled faces=star,fight,defend (LS-REROLL-1, reroll token)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3
21 P1 reroll 1 3
    => agility agility
    DiceRolled faces=agility,fight,agility (LS-COMBAT-5, second roll)
keep-dice (LS-COMBAT-5): keep
22 P1 keep
spend-dice (LS-COMBAT-13): done
23 P1 done
    TimerMoved card=powder-sapper-b at=B timer=1 (LS-TIME-2, time)
    TimerMoved card=ash-scout-d at=D timer=1 (LS-TIME-2, time)
    TimerMoved card=tomb-robber-e at=E timer=1 (LS-TIME-2, time)
    TurnBegan turn=4 seat=2 (LS-TURN-1, turn)
draw (LS-TURN-2): draw | hero reese | hero galathar
24 P2 hero reese
    AbilityUsed hero=reese ability=Hold the Gate (LS-HERO-1, reese)
    LuxWarded wards=1 (LS-HERO-1, reese)
    HeroDamaged hero=reese (LS-HERO-3, ability)
draw (LS-TURN-2): draw | hero reese | hero galathar
25 P2 hero galathar
    AbilityUsed hero=galathar ability=Shadow's Toll (LS-HERO-1, galathar)
    HeroIncapacitated hero=galathar (LS-HERO-4, ability)
draw (LS-TURN-2): draw | hero reese
26 P2 draw
    => goblin-raider-b
    EnemyDrawn card=goblin-raider-b (LS-TURN-2, draw)
    EnemyPlaced card=goblin-raider-b at=B timer=2 (LS-PLACING-1, draw)
move (LS-TURN-5): stay | move A | move B | move C | move D | move E | hero reese
27 P2 move E
    PartyMoved at=E (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn | hero reese
28 P2 end turn
    TimerMoved card=powder-sapper-b at=B timer=0 (LS-TIME-2, time)
    TimerMoved card=goblin-raider-b at=B timer=1 (LS-TIME-2, time)
    TimerMoved card=ash-scout-d at=D timer=0 (LS-TIME-2, time)
    TimerMoved card=tomb-robber-e at=E timer=0 (LS-TIME-2, time)
order-timers (LS-TIME-9): first powder-sapper-b@B | first ash-scout-d@D | first tomb-robber-e@E | hero reese
29 P2 first ash-scout-d@D
    => bone-summoner-b siege-engineer-a fight
    TimerEnded card=ash-scout-d (LS-TIME-5, ash-scout-d)
    EnemyDrawn card=bone-summoner-b (LS-TIME-5, ash-scout-d)
    LocationCorrupted at=B corruption=1 (LS-PLACING-2, bone-summoner-b)
    EnemyPlaced card=bone-summoner-b at=C timer=0 (LS-PLACING-1, ash-scout-d)
    EnemyDrawn card=siege-engineer-a (LS-ENEMY-7, bone-summoner-b)
    EnemyPlaced card=siege-engineer-a at=A timer=0 (LS-PLACING-1, bone-summoner-b)
    CatapultAdded at=A icon=fight (LS-ENEMY-17, siege-engineer-a)
    EnemyDiscarded card=ash-scout-d (LS-TIME-5, ash-scout-d)
    TimerEnded card=powder-sapper-b (LS-TIME-5, powder-sapper-b)
    FireWarded wards=0 (LS-TIME-5, powder-sapper-b)
    EnemyDiscarded card=powder-sapper-b (LS-TIME-5, powder-sapper-b)
    TimerEnded card=tomb-robber-e (LS-TIME-5, tomb-robber-e)
    EnemyDiscarded card=tomb-robber-e (LS-TIME-5, tomb-robber-e)
    TurnBegan turn=5 seat=1 (LS-TURN-1, turn)
    CatapultFired at=A (LS-CATAPULT-2, catapult)
    FireAdded fires=1 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw
30 P1 draw
    => plague-bearer-e
    EnemyDrawn card=plague-bearer-e (LS-TURN-2, draw)
    EnemyPlaced card=plague-bearer-e at=E timer=2 (LS-PLACING-1, draw)
    LocationCorrupted at=E corruption=1 (LS-ENEMY-18, plague-bearer-e)
move (LS-TURN-5): stay | move B | move C | move D | move E | move Lux
31 P1 move B
    PartyMoved at=B (LS-TURN-5, move)
attack (LS-TURN-8): roll | end turn
32 P1 roll
    => defend agility reroll
    DiceRolled faces=defend,agility,reroll (LS-COMBAT-1, combat)
roll-again (LS-COMBAT-5): keep | reroll 1 | reroll 2 | reroll 3 | reroll 1 2 | reroll 1 3 | reroll 2 3
33 P1 reroll 1 2
    => corruption fight
    DiceRolled faces=corruption,fight,reroll (LS-COMBAT-5, second roll)
keep-dice (LS-COMBAT-5): keep
34 P1 keep
    LocationCorrupted at=B corruption=2 (LS-DICE-4, dice)
    RerollsGained count=1 held=1 (LS-DICE-6, dice)
spend-dice (LS-COMBAT-13): done | defeat goblin-raider-b with 2
35 P1 defeat goblin-raider-b with 2
    EnemyDefeated card=goblin-raider-b at=B (LS-COMBAT-9, combat)
spend-dice (LS-COMBAT-13): done
36 P1 done
    RerollsGained count=1 held=2 (LS-DICE-10, dice)
    TimerMoved card=plague-bearer-e at=E timer=1 (LS-TIME-2, time)
    TurnBegan turn=6 seat=2 (LS-TURN-1, turn)
    CatapultFired at=A (LS-CATAPULT-2, catapult)
    FireAdded fires=2 spaces=5 (LS-CATAPULT-2, catapult)
draw (LS-TURN-2): draw | hero reese
37 P2 hero reese
    AbilityUsed hero=reese ability=Stand Fast (LS-HERO-1, reese)
cleanse (LS-HERO-1): at A | at B | at E
38 P2 at B
    LocationCleansed at=B corruption=0 (LS-HERO-1, reese)
    HeroIncapacitated hero=reese (LS-HERO-4, ability)
    GameEnded result=lost (LS-LOSE-1, heroes-incapacitated)
<lost: heroes-incapacitated (LS-LOSE-1)>
