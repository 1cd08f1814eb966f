"""Fishing games: capture by month, make yaku, stop or go on."""
