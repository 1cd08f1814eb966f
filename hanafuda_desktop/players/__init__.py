"""Computer players: each gets a view and the legal moves, and returns one of them."""
