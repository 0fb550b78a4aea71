# Tables: who sits where and what happens around the game.
