"""What is on the board: Monsters, structures, the Panic meter, and the Defense dice."""
