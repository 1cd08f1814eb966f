"""The birds of the plain deck; each fills a box from about -100 to 100 both ways."""

from __future__ import annotations

import math

from hanafuda_desktop.studio.ink import Ink
from hanafuda_desktop.studio.pigments import (
    GOLD,
    INDIGO,
    INK,
    MOSS,
    OCHRE,
    PINE,
    PURPLE,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

__all__ = ["crane", "cuckoo", "geese", "phoenix", "swallow", "warbler"]


def _wing(ink: Ink, tips: list[tuple[float, float]], width: float, colour: Pigment) -> None:
    """Feathers from the shoulder at the origin to these tips, each with its dark edge."""
    for tip in tips:
        ink.leaf((0, 0), (tip[0] * 1.03, tip[1] * 1.03), width + 4, INK, bend=width * 0.18)
        ink.leaf((0, 0), tip, width, colour, bend=width * 0.18)


def crane(ink: Ink) -> None:
    """A white crane with a red crown, standing."""
    for foot, knee in ((-8, 2), (20, 14)):
        ink.stroke([(knee, 30), (foot + 4, 66), (foot, 104)], (6, 3.6, 3.6), INK)
        ink.stroke([(foot - 17, 108), (foot, 103), (foot + 9, 108)], (2, 4, 2), INK)
    for tip in ((74, 62), (84, 46), (86, 28), (62, 74)):
        ink.leaf((18, 16), tip, 19, INK, bend=-4)
    body = [(-42, 6), (-30, -18), (0, -24), (40, -8), (72, 24), (48, 36), (6, 44), (-30, 32)]
    ink.blob(body, WHITE, line=3.4)
    neck = [(-30, 14), (-46, -18), (-30, -48), (-36, -84)]
    ink.stroke(neck, (33, 23, 18, 18), INK)
    ink.stroke(neck, (26, 16, 11.4, 11.4), WHITE)
    ink.stroke([(-43, -30), (-31, -48), (-35, -70)], (3, 11, 4), INK)
    ink.leaf((-42, -88), (-98, -82), 11, INK)
    ink.disc(-37, -89, 13, WHITE, line=3.2)
    ink.blob([(-50, -95), (-38, -106), (-25, -97), (-37, -93)], VERMILION, line=2)
    ink.disc(-42, -88, 2.8, INK)
    for reach in (26, 44, 60):
        ink.stroke([(-18, 0), (reach * 0.4, 6), (reach, 21 + (60 - reach) * 0.1)], (1, 3, 1), INK)


def warbler(ink: Ink) -> None:
    """A plump green bird on a bare twig."""
    ink.stroke([(-104, 70), (-40, 58), (30, 66), (104, 46)], (14, 11, 9, 4), (74, 52, 42))
    for foot in (-12, 14):
        ink.stroke([(foot, 36), (foot - 3, 62)], (5, 5), INK)
    for tip in ((104, 34), (98, 50)):
        ink.leaf((30, 14), tip, 24, INK)
        ink.leaf((30, 14), (tip[0] - 4, tip[1] - 1), 17, mixed(MOSS, PINE, 0.5))
    body = [
        (-72, -34),
        (-52, -62),
        (-22, -58),
        (8, -32),
        (46, 0),
        (44, 30),
        (8, 48),
        (-32, 40),
        (-54, 10),
    ]
    ink.blob(body, MOSS, line=3.6)
    ink.blob([(-54, -14), (-36, 2), (-14, 30), (10, 44), (-28, 38), (-50, 12)], (232, 206, 112))
    with ink.at(-16, -20):
        _wing(ink, [(84, 30), (80, 44), (66, 54)], 25, mixed(MOSS, PINE, 0.45))
    ink.shape([(-69, -45), (-98, -36), (-67, -30)], OCHRE)
    ink.line([(-98, -36), (-67, -37)], 2, INK)
    ink.disc(-50, -40, 7, WHITE)
    ink.disc(-51, -40, 4.6, INK)


def cuckoo(ink: Ink) -> None:
    """A cuckoo in flight before a red crescent moon."""
    ink.disc(34, -26, 62, VERMILION)
    ink.disc(56, -40, 53, mixed(WHITE, GOLD, 0.14))
    brown = (168, 92, 46)
    for tip in ((98, 60), (102, 46), (86, 72)):
        ink.leaf((26, 26), tip, 21, INK)
        ink.leaf((26, 26), (tip[0] - 3, tip[1] - 2), 15, brown)
    with ink.at(2, 2):
        _wing(ink, [(46, -84), (62, -66), (70, -46)], 28, mixed(brown, INK, 0.3))
    body = [(-88, 2), (-72, -20), (-44, -20), (-4, -8), (40, 18), (36, 38), (-14, 36), (-56, 22)]
    ink.blob(body, brown, line=3.4)
    ink.blob([(-66, 12), (-30, 14), (10, 28), (-14, 35), (-52, 24)], (240, 214, 160))
    for x in (-36, -20, -4):
        ink.line([(x, 18), (x + 8, 30)], 2.6, INK)
    with ink.at(-14, 6):
        _wing(ink, [(-8, 92), (16, 86), (36, 70)], 28, mixed(brown, GOLD, 0.2))
    ink.shape([(-84, -10), (-112, 2), (-84, 8)], OCHRE)
    ink.disc(-66, -5, 6.4, WHITE)
    ink.disc(-67, -5, 4, INK)


def _goose(ink: Ink) -> None:
    body = [(-58, -4), (-40, -12), (-4, -10), (44, 4), (8, 16), (-28, 10)]
    for tip in ((40, -62), (52, -48), (58, -34)):
        ink.leaf((-4, 0), tip, 19, INK, bend=4)
    ink.blob(body, (118, 96, 82), line=3.2)
    for tip in ((-2, -66), (16, -60), (30, -48)):
        ink.leaf((-12, 2), tip, 18, INK, bend=4)
        ink.leaf((-12, 1), (tip[0] - 1, tip[1] + 4), 13, (150, 126, 108), bend=3)
    ink.stroke([(-40, -2), (-62, -8), (-80, 0)], (15, 10, 9), INK)
    ink.shape([(-82, -5), (-100, 4), (-82, 6)], OCHRE)
    ink.leaf((30, 4), (66, 2), 14, WHITE)


def geese(ink: Ink) -> None:
    """Three geese in flight, one below the other."""
    for x, y, size in ((40, -58, 0.72), (-30, -6, 0.8), (36, 58, 0.74)):
        with ink.at(x, y, size=size):
            _goose(ink)


def swallow(ink: Ink) -> None:
    """A swallow stooping, with its long forked tail."""
    blue = mixed(INDIGO, INK, 0.25)
    for tip, bend in (((104, -72), 10), ((86, -98), -8)):
        ink.leaf((20, -14), tip, 17, INK, bend=bend)
        ink.leaf((20, -14), (tip[0] - 3, tip[1] + 2), 12, blue, bend=bend)
    with ink.at(2, 4):
        _wing(ink, [(-62, -84), (-46, -92), (-26, -88)], 25, blue)
    body = [(-70, 46), (-62, 22), (-36, 4), (6, -20), (34, -28), (28, -2), (-6, 30), (-44, 52)]
    ink.blob(body, blue, line=3.2)
    ink.blob(
        [(-52, 44), (-26, 26), (4, 8), (24, -8), (20, 6), (-10, 32), (-40, 50)], (247, 240, 222)
    )
    ink.blob([(-70, 44), (-56, 34), (-44, 44), (-54, 54)], VERMILION)
    with ink.at(-4, 8):
        _wing(ink, [(66, 84), (80, 70), (84, 52)], 25, blue)
    ink.shape([(-68, 38), (-92, 56), (-62, 52)], INK)
    ink.disc(-56, 34, 5, WHITE)
    ink.disc(-57, 34, 3, INK)


def phoenix(ink: Ink) -> None:
    """A phoenix with a crest, spread wings and a tail of long eyed plumes."""
    tails = (((96, 92), -26, PURPLE), ((64, 104), -20, VERMILION), ((104, 58), -24, OCHRE))
    for tip, bend, colour in tails:
        ink.leaf((6, 6), tip, 30, INK, bend=bend)
        ink.leaf((6, 6), (tip[0] - 3, tip[1] - 3), 23, colour, bend=bend)
        # the eye of the plume, on its bent middle line
        x, y = 6 + (tip[0] - 6) * 0.72, 6 + (tip[1] - 6) * 0.72
        length = math.hypot(tip[0] - 6, tip[1] - 6)
        x -= (tip[1] - 6) / length * bend * 0.8
        y += (tip[0] - 6) / length * bend * 0.8
        ink.disc(x, y, 8, GOLD, line=2.2)
        ink.disc(x, y, 3, INDIGO)
    with ink.at(6, -8):
        _wing(ink, [(96, -50), (92, -72), (78, -90), (58, -100)], 30, mixed(PURPLE, VERMILION, 0.4))
    body = [(-46, -34), (-20, -28), (10, -20), (32, 8), (10, 34), (-28, 30), (-42, 0)]
    ink.blob(body, PURPLE, line=3.4)
    neck = [(-26, 6), (-52, -28), (-48, -66)]
    ink.stroke(neck, (44, 29, 26), INK)
    ink.stroke(neck, (37, 22, 19), PURPLE)
    with ink.at(-12, 0):
        _wing(ink, [(-78, 68), (-62, 82), (-38, 90), (-14, 88)], 29, mixed(PURPLE, WHITE, 0.25))
    for tip in ((-20, -106), (-4, -98), (8, -84)):
        ink.leaf((-46, -68), tip, 12, INK)
        ink.leaf((-46, -68), (tip[0] - 1, tip[1] + 2), 8, VERMILION)
    ink.disc(-52, -70, 16, mixed(PURPLE, WHITE, 0.12), line=3.2)
    ink.shape([(-64, -78), (-90, -64), (-64, -61)], GOLD)
    ink.line([(-64, -78), (-90, -64), (-64, -61)], 2.2, INK)
    ink.disc(-56, -73, 5, WHITE)
    ink.disc(-57, -73, 3, INK)
