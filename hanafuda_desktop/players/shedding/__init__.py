"""How the players think about a shedding game."""
