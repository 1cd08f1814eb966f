"""Shedding games on the table."""
