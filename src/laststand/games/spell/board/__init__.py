"""What is on the board: Monsters, heroes, structures, the Panic meter, and the Defense dice."""
