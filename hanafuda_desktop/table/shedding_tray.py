"""The tray: where the cards that are about to be played lie in the order of laying. Free of Qt.

From left to right: the cards, the last one on top of the discard pile; what comes of it, in words;
and the slips that can be pressed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.table.layout import Rect

__all__ = ["Tray", "set_tray"]

_EDGE: Final = 0.09
"""Around everything in the tray, as a share of its height."""
_STEP: Final = 1.14
"""From card to card, in card widths."""
_LAID: Final = 0.75
"""Before cards that are laid on the field, in card widths."""
_SLIP: Final = 0.5
"""A slip's height, as a share of the tray's,"""
_SLIP_LEAST: Final = 27.0
"""and in pixels at least."""
_LETTER: Final = 0.34
"""A letter on a slip, counted in its height."""
_WORDS: Final = 0.34
"""So much of the tray's width is for the words; before they have less, slips are narrower,"""
_NARROWEST: Final = 0.6
"""down to this share of what they would like."""


@dataclass(frozen=True, slots=True)
class Tray:
    """What lies where in the tray.

    Attributes:
        rect: the whole tray.
        cards: the discarded cards in the order of laying,
        laid: and the cards that are laid on the field.
        arrow: between both, where there are both.
        words: where it is said what comes of it.
        slips: the slips, in their order.
    """

    rect: Rect
    cards: tuple[Rect, ...]
    laid: tuple[Rect, ...]
    arrow: Rect
    words: Rect
    slips: tuple[Rect, ...]


def set_tray(rect: Rect, aspect: float, cards: int, laid: int, slips: Sequence[str]) -> Tray:
    """Set the tray.

    Args:
        rect: the room.
        aspect: a card's height, counted in its width.
        cards: how many cards are discarded.
        laid: how many are laid on the field.
        slips: what the slips say.
    """
    edge = round(rect.height * _EDGE)
    high = rect.height - 2 * edge
    # many cards are smaller, so that there is room left for words
    most = rect.width * 0.42
    across = _STEP * (cards + laid) + (_LAID if laid else 0.0)
    wide = int(min(high / aspect, most / max(1.0, across)))
    size = wide, round(wide * aspect)
    top = round(rect.y + (rect.height - size[1]) / 2)
    left = rect.x + 2 * edge
    places = [Rect(round(left + _STEP * wide * n), top, *size) for n in range(cards)]
    left += _STEP * wide * cards
    arrow = Rect(round(left), top, round(_LAID * wide), size[1])
    left += _LAID * wide if laid else 0.0
    more = [Rect(round(left + _STEP * wide * n), top, *size) for n in range(laid)]
    left += _STEP * wide * laid
    right = rect.right - 2 * edge
    slip = min(high, max(_SLIP_LEAST, round(_SLIP * rect.height)))
    y = round(rect.y + (rect.height - slip) / 2)
    found: list[Rect] = []
    wished = [slip * (0.9 + _LETTER * len(text)) for text in slips]
    between = left + (len(slips) + 3) * edge + _WORDS * rect.width
    narrow = min(1.0, max(0.0, right - between) / max(1.0, sum(wished)))
    for wish in reversed(wished):
        broad = round(wish * max(_NARROWEST, narrow))
        found.append(Rect(right - broad, y, broad, slip))
        right -= broad + edge
    words = Rect(left + edge, rect.y + edge, max(1.0, right - left - 2 * edge), high)
    return Tray(rect, tuple(places), tuple(more), arrow, words, tuple(reversed(found)))
