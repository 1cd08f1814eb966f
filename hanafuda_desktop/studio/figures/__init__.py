"""Animals, people and things: each in a module of its own, in a frame of its own (millimetres)."""
