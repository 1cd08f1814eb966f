"""The engine: deal, legal moves, apply, outcome and view, for every family of games.

States are frozen values and nothing here reads a clock, global chance or a file.
"""
