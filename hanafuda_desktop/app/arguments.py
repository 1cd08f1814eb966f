"""What the words of a command line are turned into, or refused in words."""

from __future__ import annotations

from argparse import ArgumentTypeError

from hanafuda_desktop.cards.shuffle import MAX_SEED

__all__ = ["seed_number", "whole"]


def whole(text: str, least: int, most: int) -> int:
    """A whole number within bounds, in plain digits.

    Raises:
        argparse.ArgumentTypeError: it is none.
    """
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else -1
    if not least <= number <= most:
        raise ArgumentTypeError(
            f"a whole number from {least} to {most} is needed, not '{text[:40]}'"
        )
    return number


def seed_number(text: str) -> int:
    """A deal's number.

    Raises:
        argparse.ArgumentTypeError: it is none.
    """
    return whole(text, 0, MAX_SEED)
