"""What all games share: families, games, views, events, rounds and records."""
