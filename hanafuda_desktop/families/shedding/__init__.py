"""Shedding games: whoever is first to be without cards wins the round."""
