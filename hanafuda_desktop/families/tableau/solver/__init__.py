"""Solves patiences, and says from what a player can know what to do."""
