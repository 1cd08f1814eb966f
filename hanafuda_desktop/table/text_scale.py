"""How much larger than usual words on the table are. Free of Qt, for layouts ask it too.

It is one for the whole program, as the program's font is; only the program sets it, and then lays
its tables out anew.
"""

from __future__ import annotations

__all__ = ["roomier", "set_text_scale", "text_scale"]

_scales = [1.0]


def text_scale() -> float:
    """How many times larger than usual: from 1 to 2."""
    return _scales[0]


def roomier(pixels: float, share: float = 1.0) -> float:
    """So many pixels, and more where words are larger than usual.

    Args:
        pixels: at the usual size.
        share: how much of what words grow by is added; where cards lie beside them, not all is.
    """
    return pixels * (1 + (_scales[0] - 1) * share)


def set_text_scale(scale: float) -> None:
    """Let words be so many times larger than usual."""
    _scales[0] = scale
