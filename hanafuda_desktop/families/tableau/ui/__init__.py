"""Patiences on the table."""
