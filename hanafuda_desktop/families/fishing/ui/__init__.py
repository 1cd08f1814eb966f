"""Fishing games on the table."""
