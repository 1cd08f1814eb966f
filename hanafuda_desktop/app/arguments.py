"""What the words of a command line are turned into, or refused in words."""

from __future__ import annotations

from argparse import ArgumentTypeError

__all__ = ["whole"]


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
