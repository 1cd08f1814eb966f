"""What all games share: families, games, views, events, rounds and records.

States are frozen values and nothing here reads a clock, global chance or a file.
"""
