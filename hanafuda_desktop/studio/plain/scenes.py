"""Everything that stands on a plain card beside its plant and is no bird."""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.tools.hand import Ink
from hanafuda_desktop.studio.tools.pigments import (
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MOSS,
    OCHRE,
    PINE,
    PURPLE,
    SKY,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

# The birds of the plain deck; each fills a box from about -100 to 100 both ways.


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


_FUR: Pigment = (170, 92, 48)


def curtain(ink: Ink) -> None:
    """A sagging camp curtain, purple over red, on a cord with tassels; 330 units wide."""

    def sag(y: float, depth: float) -> list[tuple[float, float]]:
        return [(x, y + depth * (1 - (x / 165) ** 2)) for x in range(-165, 166, 15)]

    for top, bottom, colour in (((-50, 24), (14, 40), PURPLE), ((14, 40), (76, 54), VERMILION)):
        ink.shape([*sag(*top), *reversed(sag(*bottom))], colour)
        ink.line(sag(*bottom), 3.6, INK)
    for x in range(-150, 151, 50):
        bow = 1 - (x / 165) ** 2
        y = 45 + 47 * bow
        for turn in range(0, 360, 60):
            angle = math.radians(turn)
            ink.disc(x + 9 * math.cos(angle), y + 9 * math.sin(angle), 6, mixed(GOLD, WHITE, 0.3))
        ink.disc(x, y, 5, VERMILION)
        ink.line([(x + 25, -20 + 30 * bow), (x + 25, 8 + 38 * bow)], 5, mixed(PURPLE, WHITE, 0.35))
    ink.line(sag(-50, 24), 11, INK)
    ink.line(sag(-50, 24), 6, GOLD)
    for x in (-100, 0, 100):
        y = -50 + 24 * (1 - (x / 165) ** 2)
        ink.disc(x, y, 11, GOLD, line=3)
        for side in (-7, 0, 7):
            ink.stroke([(x, y + 9), (x + side, y + 50)], (5, 6), OCHRE if side else GOLD)


def bridge(ink: Ink) -> None:
    """Planks in a zigzag on posts over rippled water; 330 units wide."""
    ink.shape([(-165, -10), (165, -10), (165, 120), (-165, 120)], mixed(SKY, INDIGO, 0.22))
    for row in range(6):
        y = 6 + row * 20
        for x in range(-150 + row % 2 * 40, 160, 80):
            ripple = [(x - 34, y + 4), (x - 12, y - 3), (x + 10, y + 3), (x + 32, y - 4)]
            ink.stroke(ripple, (1, 4, 4, 1), WHITE)
    for x, y in ((-120, -8), (-62, 10), (-44, -40), (28, -22), (48, -70), (120, -52)):
        ink.line([(x, y), (x, y + 66)], 10, INK)
        ink.line([(x, y), (x, y + 64)], 5, (122, 86, 52))
    for x, y in ((-100, 4), (-8, -28), (88, -60)):
        for step in range(2, -1, -1):
            _plank(ink, x, y + step * 14 - 14, 74 if x else 64)


def _plank(ink: Ink, x: float, y: float, reach: float) -> None:
    ends = [(x - reach, y + 10), (x + reach, y - 10), (x + reach, y + 5), (x - reach, y + 25)]
    ink.shape(ends, GOLD)
    ink.line([*ends, ends[0]], 3, INK)
    ink.line([(x - reach * 0.6, y + 15), (x + reach * 0.5, y + 1)], 1.6, OCHRE)


def butterflies(ink: Ink) -> None:
    """Two yellow butterflies."""
    for x, y, size, turn in ((-46, 20, 0.86, -24), (50, -34, 0.68, 28)):
        with ink.at(x, y, size=size, turn=turn):
            _butterfly(ink)


def _butterfly(ink: Ink) -> None:
    for side in (-1, 1):
        ink.blob(
            [(0, 4), (side * 34, 10), (side * 54, 40), (side * 32, 58), (side * 10, 34)],
            OCHRE,
            line=3.4,
        )
        ink.blob(
            [(0, 0), (side * 18, -44), (side * 62, -62), (side * 80, -34), (side * 48, 4)],
            GOLD,
            line=3.4,
        )
        ink.disc(side * 54, -36, 9, VERMILION, line=2)
        ink.disc(side * 32, 34, 6.6, VERMILION, line=2)
        ink.stroke([(0, -22), (side * 10, -48), (side * 24, -62)], (3, 2.6, 3.6), INK)
    ink.stroke([(0, -26), (0, 8), (0, 44)], (9, 13, 3), INK)


def boar(ink: Ink) -> None:
    """A boar trotting to the left, bristles up."""
    for hip, tip in ((-38, -46), (-14, -8), (46, 40), (66, 74)):
        ink.stroke([(hip, 30), (hip, 62), (tip, 90)], (23, 14, 9), INK)
    back = [
        (-104, 24),
        (-78, -8),
        (-52, -42),
        (-6, -64),
        (54, -54),
        (90, -14),
        (86, 34),
        (40, 52),
        (-20, 50),
        (-56, 46),
        (-86, 42),
    ]
    ink.blob(back, _FUR, line=3.6)
    for step in range(13):
        x = -50 + step * 10.6
        y = -42 - 20 * math.sin(math.pi * (step + 1.5) / 13)
        ink.stroke([(x + 4, y + 14), (x + 9, y - 12)], (7, 1), INK)
    for left, top in ((-10, -14), (22, -22), (52, -10), (34, 18), (0, 22), (62, 22)):
        ink.stroke([(left, top), (left + 20, top + 6)], (4, 1), mixed(_FUR, INK, 0.5))
    ink.blob([(-56, -34), (-34, -50), (-32, -18)], mixed(_FUR, INK, 0.4), line=3)
    ink.disc(-66, -6, 6, WHITE)
    ink.disc(-67, -6, 3.8, INK)
    ink.blob([(-108, 18), (-100, 10), (-96, 34), (-106, 36)], (214, 140, 108), line=2.4)
    ink.stroke([(-84, 36), (-90, 24), (-84, 14)], (8, 6, 1), WHITE)
    ink.stroke([(88, -8), (104, 0), (98, 16)], (6, 5, 2), INK)


def moon(ink: Ink) -> None:
    """The full moon: a white disc of radius 100."""
    ink.disc(0, 0, 100, mixed(WHITE, GOLD, 0.06), line=3, ink=mixed(VERMILION, INK, 0.45))


def cup(ink: Ink) -> None:
    """A red sake cup with the brushed character for long life on its bowl."""
    ink.shape([(-30, 52), (30, 52), (40, 80), (-40, 80)], INK)
    ink.shape([(-26, 54), (26, 54), (35, 76), (-35, 76)], mixed(VERMILION, INK, 0.35))
    ink.blob(
        [(-96, -40), (0, -18), (96, -40), (84, 14), (42, 54), (0, 60), (-42, 54), (-84, 14)],
        VERMILION,
        line=4,
    )
    rim = [
        (math.cos(math.radians(a)) * 96, -42 + math.sin(math.radians(a)) * 24)
        for a in range(0, 360, 30)
    ]
    ink.blob(rim, OCHRE, line=4)
    ink.blob([(x * 0.85, -42 + (y + 42) * 0.74) for x, y in rim], mixed(GOLD, WHITE, 0.5))
    for strokes in (
        [(-20, -4), (20, -5)],
        [(-13, 6), (14, 5)],
        [(-25, 16), (26, 15)],
        [(2, -13), (0, 14)],
        [(-2, 16), (-12, 32), (-26, 44)],
        [(-10, 28), (22, 26)],
        [(14, 20), (14, 48), (6, 44)],
        [(-4, 35), (4, 42)],
    ):
        ink.stroke(strokes, (5.4, 4.2, 2.6), mixed(GOLD, WHITE, 0.35))


def deer(ink: Ink) -> None:
    """A stag, standing, its head turned back."""
    for x, foot in ((-40, -44), (-24, -18), (38, 34), (54, 62)):
        ink.stroke([(x, 24), (x + 2, 62), (foot, 104)], (21, 9, 8), INK)
        ink.stroke([(x, 24), (x + 2, 62), (foot, 96)], (15, 4.6, 3.6), _FUR)
    body = [
        (-58, -6),
        (-44, -26),
        (0, -18),
        (46, -24),
        (68, -2),
        (58, 34),
        (10, 32),
        (-36, 38),
        (-56, 22),
    ]
    ink.blob(body, _FUR, line=3.4)
    neck = [(-38, 4), (-54, -28), (-42, -58)]
    ink.stroke(neck, (42, 29, 25), INK)
    ink.stroke(neck, (35, 22, 18), _FUR)
    for x, y in ((-22, -2), (2, 0), (26, -6), (46, 2), (-10, 16), (18, 16), (40, 18)):
        ink.disc(x, y, 4.6, WHITE)
    for side in ((-46, -70, -1), (-34, -72, 1)):
        x, y, way = side
        ink.stroke([(x, y), (x + way * 10, y - 20), (x + way * 24 - 4, y - 36)], (6, 5, 2), INK)
        ink.stroke([(x + way * 6, y - 14), (x - way * 6, y - 32)], (5, 1.6), INK)
        ink.stroke([(x + way * 13, y - 26), (x + way * 28, y - 24)], (4.6, 1.6), INK)
    ink.blob(
        [(-54, -72), (-36, -78), (-16, -64), (4, -48), (-4, -40), (-30, -44), (-50, -54)],
        _FUR,
        line=3.2,
    )
    ink.leaf((-50, -68), (-78, -78), 15, INK)
    ink.leaf((-51, -68), (-74, -76), 9, (222, 160, 128))
    ink.disc(-26, -61, 4.6, INK)
    ink.disc(3, -46, 4, INK)
    ink.leaf((64, -4), (82, 12), 14, WHITE)


def rain_man(ink: Ink) -> None:
    """A man of the court in the rain, under an open umbrella, a frog before him."""
    ink.stroke([(8, -78), (4, 0), (0, 54)], (5, 5, 5), INK)
    ink.blob(
        [(-98, -34), (-62, -76), (6, -100), (74, -72), (104, -26), (56, -38), (4, -42), (-50, -42)],
        OCHRE,
        line=4,
    )
    for x in (-62, -32, 4, 38, 72):
        ink.stroke([(6, -98), ((6 + x) / 2, -78), (x, -40)], (2, 3, 3), mixed(OCHRE, INK, 0.7))
    ink.disc(6, -101, 6, INK)
    for x in (18, 52):
        ink.line([(x, 88), (x, 106)], 9, INK)
        ink.line([(x - 13, 91), (x + 15, 91)], 7, INK)
    robe = [(26, -18), (48, -12), (72, 30), (78, 84), (36, 90), (4, 84), (14, 30)]
    ink.blob(robe, INDIGO, line=3.6)
    ink.blob(
        [(24, -8), (10, 20), (-6, 40), (4, 54), (28, 40), (44, 14)], mixed(INDIGO, SKY, 0.4), line=3
    )
    for y in (36, 56, 74):
        ink.stroke([(30, y), (50, y + 5), (68, y)], (1, 3, 1), SKY)
    ink.disc(36, -24, 15, (240, 214, 184), line=3)
    ink.blob([(22, -30), (34, -44), (54, -36), (52, -24), (38, -32)], INK)
    ink.disc(29, -23, 2.2, INK)
    ink.disc(2, 46, 6.4, (240, 214, 184), line=2.4)
    with ink.at(-66, 76):
        _frog(ink)


def _frog(ink: Ink) -> None:
    for leg in ([(16, 14), (34, 6), (20, 26), (38, 28)], [(-10, 14), (-22, 26), (-32, 22)]):
        ink.stroke(leg, (9, 7, 6, 4), PINE)
    ink.blob([(-24, -10), (-4, -20), (20, -4), (26, 16), (0, 24), (-20, 14)], LEAF, line=3)
    ink.disc(-14, -16, 7, LEAF, line=2.6)
    ink.disc(-15, -17, 3, INK)


_STORM: Final = (
    [
        (-175, -230),
        (175, -230),
        (175, -120),
        (110, -96),
        (60, -126),
        (10, -88),
        (-50, -118),
        (-110, -84),
        (-175, -112),
    ],
    [
        (-175, 230),
        (175, 230),
        (175, 128),
        (120, 104),
        (64, 140),
        (0, 108),
        (-70, 138),
        (-120, 106),
        (-175, 132),
    ],
)
"""The black masses above and below the bolts."""


def lightning(ink: Ink) -> None:
    """The storm: red ground, black masses, slanting bolts, thunder drums; 330 by 440 units."""
    ink.shape([(-170, -222), (170, -222), (170, 222), (-170, 222)], mixed(VERMILION, INK, 0.08))
    for mass in _STORM:
        ink.blob(mass, INK)
    for x, y, radius in ((-96, -150, 30), (0, -166, 36), (98, -148, 30)):
        ink.disc(x, y, radius, OCHRE, line=5, ink=mixed(VERMILION, INK, 0.1))
        for turn in (90, 210, 330):
            angle = math.radians(turn)
            ink.disc(
                x + 0.42 * radius * math.cos(angle),
                y + 0.42 * radius * math.sin(angle),
                radius * 0.27,
                INK,
            )
    _bolt(ink, 40, 14, 0.96)
    _bolt(ink, -92, 26, 0.66)
    for x in (-44, 0, 44):
        claw = [(x + 26, 226), (x + 30, 176), (x + 6, 136), (x - 12, 120)]
        ink.stroke(claw, (38, 28, 17, 0), mixed(VERMILION, INK, 0.3))
        ink.stroke([(x + 6, 138), (x - 12, 120)], (9, 0), OCHRE)


def _bolt(ink: Ink, x: float, y: float, size: float) -> None:
    path = [(34, -136), (-42, 4), (-4, 0), (-50, 136), (58, -34), (14, -28), (76, -136)]
    with ink.at(x, y, size=size):
        ink.shape([(px * 1.05 - 1, py * 1.06) for px, py in path], INK)
        ink.line([*path, path[0]], 9, INK)
        ink.shape(path, GOLD)
