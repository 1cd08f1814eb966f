"""The first game: a guided one, in which somebody who has never seen hanafuda learns by playing."""
