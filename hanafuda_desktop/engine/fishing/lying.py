"""Where cards lie on the field.

Nothing that a rule asks depends on it, and people alone see it: so a state keeps how the cards came
to lie where they lie, and the places are found when somebody looks.
"""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from hanafuda_desktop.cards.cardset import members

__all__ = ["NOWHERE", "Trail", "place_of", "places_of"]

NOWHERE: Final = 255
"""In place of a place: the card is not on the field."""

Trail = bytes | tuple[Any, int, int, int, int, int]
"""The place of each card of the deck of 48, or NOWHERE; or what came to be after another trail:

- that trail;
- a card that came to lie on the lowest of a set of cards, or without any on the first free place;
  and that set;
- a second card and its set;
- the cards that left the field then.

A card of -1 is none. Cards that lie on one another share a place."""


def places_of(trail: Trail) -> bytes:
    """For each card of the deck of 48 its place on the field, or NOWHERE."""
    steps = []
    while not isinstance(trail, bytes):
        steps.append(trail)
        trail = trail[0]
    if not steps:
        return trail
    places = bytearray(trail)
    for _, first, below, second, under, gone in reversed(steps):
        if first >= 0:
            _lay(places, first, below)
        if second >= 0:
            _lay(places, second, under)
        for card in members(gone):
            places[card] = NOWHERE
    return bytes(places)


def place_of(trail: Trail, card: int) -> int:
    """A card's place on the field."""
    return places_of(trail)[card]


def _lay(places: bytearray, card: int, below: int) -> None:
    if below:
        places[card] = places[(below & -below).bit_length() - 1]
    else:
        places[card] = next(place for place in count() if place not in places)
