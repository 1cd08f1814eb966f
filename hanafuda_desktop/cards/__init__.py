"""The flower cards: what they are, how they are written, how they are shuffled."""
