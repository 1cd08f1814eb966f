"""Draws the cards, with Pillow alone."""
