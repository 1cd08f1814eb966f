"""What no type can tell: whether a game's rules make sense together."""
