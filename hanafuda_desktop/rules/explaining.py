"""What stands under the pointer in a rule file: what a key means, and what may follow it."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.completing import Names, root_of
from hanafuda_desktop.rules.outline import Role, outline
from hanafuda_desktop.rules.schema_places import CARD_IDS

__all__ = ["Explanation", "explanation"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a word of a rule file means.

    Attributes:
        title: the word, or what it stands for.
        text: what it means.
        kind: what may be written there, and what holds if nothing is.
    """

    title: str
    text: str
    kind: str = ""


def explanation(text: str, line: int, column: int, names: Names) -> Explanation | None:
    """What the word at a place means; ``None`` where there is none, or nothing is known of it.

    Args:
        text: the text.
        line: the line, from 1.
        column: the column, from 1.
        names: names that other files give.
    """
    spots = outline(text)
    spot = next(
        (each for each in spots if each.line == line and each.start <= column < each.end), None
    )
    if spot is None:
        return None
    if spot.role is not Role.KEY and spot.text in CARD_IDS:
        return Explanation(spot.text, tr("{card}.", card=card_by_id(spot.text).title))
    way = (*spot.path, spot.text) if spot.role is Role.KEY else spot.path
    while way and isinstance(way[-1], int):
        way = way[:-1]  # an entry is explained by the key of its list
    place = root_of(spots, names).follow(way)
    if not place.text:
        return None
    kind = place.kind
    if place.default:
        said = {"kind": kind, "default": place.default}
        kind = tr("{kind}; usually {default}", **said) if kind else tr("usually {default}", **said)
    return Explanation(str(way[-1]), tr(place.text), kind)
