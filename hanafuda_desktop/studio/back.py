"""The backs of the cards: ours, and the plain ones.

Ours is the same whichever end is up: waves roll away from the middle to either end, tone on tone,
and two maple leaves chase one another round a gold moon. The plain backs are what old decks have:
nothing but red or black paper.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from PIL import Image

from hanafuda_desktop.studio.card import CARD_HEIGHT, CARD_WIDTH, bordered
from hanafuda_desktop.studio.months.maple import Tone, maple_leaf
from hanafuda_desktop.studio.tools.brush import EVEN, Path, Point, arc, blob
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    OCHRE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

PlainBack = Literal["red", "black"]

PLAIN_BACKS: Final[dict[PlainBack, Pigment]] = {
    "red": mixed(BENI, UMBER, 0.3),
    "black": mixed(INK, PINE_BLACK, 0.4),
}
"""The colours of the plain backs; the black one is the paper of the border."""

_GROUND: Final = mixed(BENI, INK, 0.42)
_WAVE: Final = mixed(BENI, INK, 0.18)
_CREST: Final = mixed(mixed(VERMILION, BENI, 0.5), INK, 0.1)
_MIDDLE: Final = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
_SCALE: Final = 3.3
_MOON: Final = 8.6


def _scales() -> Iterator[Point]:
    """Centres of the wave scales between the middle of the card and its top, far rows first."""
    for row in range(9):
        y = -CARD_HEIGHT / 2 - 1.0 + row * _SCALE
        shift = _SCALE if row % 2 else 0.0
        for column in range(-3, 4):
            yield (column * 2 * _SCALE + shift, y + _SCALE)


def _wave(hand: Hand, centre: Point) -> None:
    """One scale of the sea: a disc, and three swelling rings within it."""
    hand.shape(blob(centre, _SCALE, _SCALE, hand.rng, 0.012), _GROUND, smooth=False, register=False)
    for share, width, tone in ((0.93, 0.42, _CREST), (0.68, 0.36, _WAVE), (0.43, 0.32, _WAVE)):
        reach = _SCALE * share
        ring = arc(centre, reach, reach, 180, 360, 24)
        hand.line(ring, width, EVEN, tone, smooth=False)


def _half(hand: Hand) -> None:
    """The sea from the middle of the card to the end that is up in this hand's frame."""
    end: Path = [(-20.0, -30.0), (20.0, -30.0), (20.0, 0.0), (-20.0, 0.0)]
    with hand.within(end, smooth=False):
        for centre in _scales():
            _wave(hand, centre)
        hand.shade(
            end,
            mixed(INK, BENI, 0.12),
            (0.85, 0.25, 0.0),
            start=(0.0, 0.0),
            stop=(0.0, -17.0),
            soft=0.0,
            smooth=False,
        )


def _moon(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "moon", at=_MIDDLE)
    for reach, tone in (
        (_MOON + 1.15, mixed(GOLD, OCHRE, 0.5)),
        (_MOON + 0.75, mixed(INK, BENI, 0.2)),
    ):
        hand.shape(blob((0, 0), reach, reach, hand.rng, 0.006), tone, smooth=False, register=False)
    disc = blob((0.0, 0.0), _MOON, _MOON, hand.rng, 0.006)
    hand.shape(disc, mixed(GOLD, OCHRE, 0.2), smooth=False, register=False)
    dresses: tuple[Tone, Tone] = ("red", "dark")
    for number, (turn, dress) in enumerate(zip((0.0, 180.0), dresses, strict=True)):
        leaf = Hand(sheet, f"leaf {number}", at=_MIDDLE, turn=turn)
        maple_leaf(leaf, (-2.7, -3.0), 5.9, 76.0, dress, face=(-14.0, 0.86), stalk=0.55)


def back(height: int) -> Image.Image:
    """The deck's back with its border and corners, RGBA, ``height`` pixels high."""
    sheet = PrintSheet(CARD_WIDTH, CARD_HEIGHT, height / CARD_HEIGHT, "back")
    whole: Path = [(-1.0, -1.0), (34.0, -1.0), (34.0, 55.0), (-1.0, 55.0)]
    Hand(sheet, "ground").shape(whole, _GROUND, smooth=False, register=False)
    for number, turn in enumerate((0.0, 180.0)):
        _half(Hand(sheet, f"half {number}", at=_MIDDLE, turn=turn))
    _moon(sheet)
    return bordered(_sized(sheet, height), "back")


def plain_back(colour: PlainBack, height: int) -> Image.Image:
    """A back of bare coloured paper, RGBA, ``height`` pixels high."""
    sheet = PrintSheet(CARD_WIDTH, CARD_HEIGHT, height / CARD_HEIGHT, f"plain back {colour}")
    hand = Hand(sheet, "paper")
    whole: Path = [(-1.0, -1.0), (34.0, -1.0), (34.0, 55.0), (-1.0, 55.0)]
    tone = PLAIN_BACKS[colour]
    hand.shape(whole, tone, smooth=False, register=False)
    lit = mixed(tone, UMBER if colour == "black" else VERMILION, 0.3)
    hand.shade(
        whole,
        lit,
        (0.0, 0.5, 0.0),
        start=(0, 0),
        stop=(CARD_WIDTH, CARD_HEIGHT),
        soft=0.0,
        smooth=False,
    )
    return bordered(_sized(sheet, height), f"plain back {colour}")


def _sized(sheet: PrintSheet, height: int) -> Image.Image:
    width = round(height * CARD_WIDTH / CARD_HEIGHT)
    return sheet.finish().resize((width, height), Image.Resampling.BICUBIC)
