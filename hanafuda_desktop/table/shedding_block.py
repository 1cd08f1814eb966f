"""What a round's summary tells of a side in a shedding game: the cards left, and the race."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt

from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.engine.race import RaceResult
from hanafuda_desktop.engine.rounds import SideResult
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.table.lettering import advance
from hanafuda_desktop.table.palette import INK, faded
from hanafuda_desktop.table.phrases import about, card_words
from hanafuda_desktop.table.tally import Measure, set_cards, set_paragraph
from hanafuda_desktop.table.typeset import CardLook, Sheet

__all__ = ["exempt_words", "forfeit_words", "said_of_race", "say_left", "set_left"]

_LARGER: Final = 1.4
"""There is more room than for the cards of many yaku."""


_PLACES: Final = (
    tr_noop("First", meaning="in a race"),
    tr_noop("Second", meaning="in a race"),
    tr_noop("Third", meaning="in a race"),
    tr_noop("Fourth", meaning="in a race"),
    tr_noop("Fifth", meaning="in a race"),
    tr_noop("Last", meaning="in a race"),
)


def exempt_words(*, you: bool) -> str:
    """What the first of a race gets."""
    return tr("you pay nothing") if you else tr("pays nothing")


def forfeit_words(*, you: bool) -> str:
    """What the last of a race gets."""
    return tr("you play a forfeit") if you else tr("plays a forfeit")


def said_of_race(race: RaceResult | None, seats: Sequence[int], *, you: bool) -> str:
    """How a side did in the race, and what it got for that; the empty string without a race."""
    seat = next((seat for seat in seats if race is not None and seat in race.order), None)
    if race is None or seat is None:
        return ""
    time = next((each for each in race.times if each.seat == seat), None)
    if time is None:
        said = tr("By lot")
    elif time.early:
        said = tr("Too early in the race")
    elif time.ms is None:
        said = tr("Did not press in the race")
    else:
        place = tr(_PLACES[min(race.order.index(seat), len(_PLACES) - 1)], meaning="in a race")
        said = tr("{place} in the race, {ms} ms", place=place, ms=time.ms)
    won = [exempt_words(you=you)] * (seat == race.exempt)
    won += [forfeit_words(you=you)] * (seat == race.forfeit)
    if time is None and not won:
        return ""
    return about(said, in_a_row(won)) if won else said


def say_left(side: SideResult, race: RaceResult | None, *, you: bool) -> list[str]:
    """A side in words."""
    titles = card_words(side.captured)
    said = [tr("Left: {cards}", cards=titles) if titles else tr("No card left")]
    raced = said_of_race(race, side.seats, you=you)
    return [*said, raced] if raced else said


def set_left(
    sheet: Sheet,
    spot: QPointF,
    wide: float,
    side: SideResult,
    raced: str,
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
        sheet.write(line, tr("No card left"), letters, ink=faded(INK, 0.75))
        top += measure.line
    if raced:
        small = max(10, letters - 1)
        top += set_paragraph(sheet, QPointF(spot.x(), top), wide, raced, small)
    return top - spot.y() + letters * 0.3
