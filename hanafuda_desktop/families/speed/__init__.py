"""Real-time games: everybody plays at once, and every move carries the time it was made."""
