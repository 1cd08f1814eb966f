"""What a round's summary tells of a side in a shedding game: the cards left, and the race."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt

from hanafuda_desktop.engine.race import RaceResult
from hanafuda_desktop.engine.rounds import SideResult
from hanafuda_desktop.table.lettering import advance
from hanafuda_desktop.table.palette import INK, faded
from hanafuda_desktop.table.tally import Measure, set_cards, set_paragraph
from hanafuda_desktop.table.turn_words import card_words
from hanafuda_desktop.table.typeset import CardLook, Sheet

__all__ = ["LeftWords", "said_of_race", "say_left", "set_left"]

_LARGER: Final = 1.4
"""There is more room than for the cards of many yaku."""


@dataclass(frozen=True, slots=True)
class LeftWords:
    """What is said of a side, in the language of the table.

    Attributes:
        nothing: it shed its last card.
        cards: what it was left with.
        place: where it came in the race.
        places: the first places in words.
        early: it pressed too early.
        never: it did not press.
        lot: the lot decided.
        exempt: it pays nothing,
        you_exempt: and you do not.
        forfeit: it plays a forfeit,
        you_forfeit: and you do.
    """

    nothing: str = "No card left"
    cards: str = "Left: {cards}"
    place: str = "{place} in the race, {ms} ms"
    places: tuple[str, ...] = ("First", "Second", "Third", "Fourth", "Fifth", "Last")
    early: str = "Too early in the race"
    never: str = "Did not press in the race"
    lot: str = "By lot"
    exempt: str = "pays nothing"
    you_exempt: str = "you pay nothing"
    forfeit: str = "plays a forfeit"
    you_forfeit: str = "you play a forfeit"


def said_of_race(
    race: RaceResult | None, seats: Sequence[int], words: LeftWords, *, you: bool
) -> str:
    """How a side did in the race, and what it got for that; the empty string without a race."""
    seat = next((seat for seat in seats if race is not None and seat in race.order), None)
    if race is None or seat is None:
        return ""
    time = next((each for each in race.times if each.seat == seat), None)
    if time is None:
        said = words.lot
    elif time.early:
        said = words.early
    elif time.ms is None:
        said = words.never
    else:
        place = words.places[min(race.order.index(seat), len(words.places) - 1)]
        said = words.place.format(place=place, ms=time.ms)
    exempt = words.you_exempt if you else words.exempt
    forfeit = words.you_forfeit if you else words.forfeit
    won = [exempt] * (seat == race.exempt) + [forfeit] * (seat == race.forfeit)
    if time is None and not won:
        return ""
    return ": ".join([said, ", ".join(won)]) if won else said


def say_left(
    side: SideResult, race: RaceResult | None, words: LeftWords, *, you: bool
) -> list[str]:
    """A side in words."""
    titles = card_words(side.captured)
    said = [words.cards.format(cards=titles) if titles else words.nothing]
    raced = said_of_race(race, side.seats, words, you=you)
    return [*said, raced] if raced else said


def set_left(
    sheet: Sheet,
    spot: QPointF,
    wide: float,
    side: SideResult,
    raced: str,
    words: LeftWords,
    measure: Measure,
) -> float:
    """Set the cards left with their worth, and how the race went; returns how high that is."""
    top, letters = spot.y(), measure.letters
    measure = replace(measure, card_width=round(measure.card_width * _LARGER))
    if side.captured:
        worth = str(side.card_points or 0)
        aside = advance(worth, letters, bold=True) + letters
        row = QRectF(spot.x(), top, wide - aside, measure.card[1])
        set_cards(sheet, row, [(card, CardLook.PLAIN) for card in side.captured], measure)
        last = QRectF(spot.x() + wide - aside, top, aside, row.height())
        sheet.write(last, worth, letters, bold=True, align=Qt.AlignmentFlag.AlignRight)
        top += row.height() + letters * 0.3
    else:
        line = QRectF(spot.x(), top, wide, measure.line)
        sheet.write(line, words.nothing, letters, ink=faded(INK, 0.75))
        top += measure.line
    if raced:
        small = max(10, letters - 1)
        top += set_paragraph(sheet, QPointF(spot.x(), top), wide, raced, small)
    return top - spot.y() + letters * 0.3
