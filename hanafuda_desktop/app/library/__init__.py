"""Rule files, decks and cards: what there is, and the windows in which it is chosen."""
