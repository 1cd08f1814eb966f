"""Plays a rule file many times and measures it."""
