"""How the players think about a fishing game: what each side may expect of it."""
