"""Patience: dead ends and hints, from what a player can know."""
