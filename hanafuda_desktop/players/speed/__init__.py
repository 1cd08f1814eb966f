"""Players of real-time games, with the limits of a person: they look, decide and reach."""
