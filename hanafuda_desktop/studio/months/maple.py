"""October: maple over the Tatsuta river.

From left to right over 132 mm: a stag on the bank looks back at the leaves that fall from the near
stem of the maple beside him; its other stem fills the border, and the boughs hang over the slip
and on over the two quiet cards, where leaves drift down to the river that runs from under the bank
to the right edge.
"""

from __future__ import annotations

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.deer import draw_deer
from hanafuda_desktop.studio.plants.maple import Tone, maple_leaf, maple_sprig
from hanafuda_desktop.studio.plants.plum import limb, trunk, twigs
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, stream, turf
from hanafuda_desktop.studio.tools.brush import Point
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

_TONES: dict[str, Tone] = {"r": "red", "y": "yellow", "d": "dark"}
_BARK = mixed(mixed(INK, UMBER, 0.45), BENI, 0.1)

_SPRIGS: tuple[tuple[list[Point], str, float], ...] = (
    # the twig, its leaves, their size
    ([(30.6, 24.0), (28.2, 26.4), (28.6, 30.4)], "dry", 4.0),
    ([(38.4, 11.0), (42.0, 7.4), (40.0, 13.0)], "ry", 4.0),
    ([(52.0, 3.9), (58.4, 6.6), (61.0, 12.6)], "drryr", 4.7),
    ([(37.0, 26.0), (40.0, 30.0), (41.0, 35.0)], "yrd", 4.4),
    ([(65.6, 2.8), (70.6, 8.6), (73.0, 16.0)], "rdryr", 5.1),
    ([(77.6, 4.2), (84.0, 6.8), (88.4, 12.0)], "yrdr", 5.1),
    ([(98.2, 6.4), (103.6, 8.8), (108.4, 13.0)], "ryd", 5.0),
    ([(112.0, 6.0), (118.0, 8.6), (121.6, 14.4), (121.0, 20.0)], "drryr", 5.2),
    ([(125.0, 1.8), (129.0, 7.0), (128.6, 12.0)], "yr", 4.8),
)
_FIRST: list[Point] = [(-3.0, -3.0), (34.0, -3.0), (34.0, 57.0), (-3.0, 57.0)]
_NEAR_SPRIGS: tuple[tuple[list[Point], str, float], ...] = (
    # on the first card alone, along the bough of the second stem
    ([(26.4, 9.0), (30.0, 10.4), (30.6, 15.0)], "yrdr", 4.2),
    ([(10.0, 8.0), (6.0, 9.6), (5.0, 15.0)], "rdry", 4.6),
    ([(19.4, 7.4), (20.0, 8.2), (20.2, 9.4)], "yr", 3.3),
    ([(14.4, 7.4), (11.6, 7.6), (10.2, 10.4)], "yr", 3.9),
)
_FALLING: tuple[tuple[float, float, float, float, str], ...] = (
    # x, y, size, turn, tone
    (10.0, 20.0, 3.9, 150, "r"),
    (4.9, 26.0, 3.9, 60, "y"),
    (27.6, 37.4, 3.8, 200, "r"),
    (59.8, 26.4, 4.6, 160, "y"),
    (60.0, 38.4, 4.6, 40, "r"),
    (44.8, 41.6, 4.2, -100, "r"),
    (82.6, 22.6, 5.0, 130, "r"),
    (72.6, 30.0, 5.0, 210, "y"),
    (90.4, 31.6, 5.0, -100, "d"),
    (80.0, 38.4, 4.8, 20, "r"),
    (105.0, 24.8, 5.0, 190, "d"),
    (112.4, 32.0, 5.2, 100, "y"),
    (126.0, 30.4, 5.0, 240, "r"),
    (104.0, 38.6, 4.8, -40, "r"),
    (120.6, 40.6, 4.6, 150, "d"),
)
_AFLOAT: tuple[tuple[float, float, float, float, str], ...] = (
    (44.6, 48.0, 3.8, 80, "r"),
    (57.0, 50.0, 3.8, -70, "y"),
    (70.4, 48.6, 4.0, 100, "r"),
    (87.0, 50.2, 4.0, -60, "r"),
    (95.0, 48.0, 3.6, 70, "y"),
    (107.4, 49.6, 4.0, -110, "y"),
    (115.0, 48.0, 4.0, 60, "r"),
    (127.0, 49.8, 4.0, 110, "r"),
)

_SLIP = Slip(
    (44.3, 11.2),
    (
        (30, 8, 0),
        (24, 4, 2),
        (15, -4, 3),
        (9, -10, 3),
        (10, -12, 1),
        (19, -6, -2),
        (30, 6, -4),
        (36, 20, -5),
    ),
    blue=True,
    deep=(0.0, 0.1, 0.4, 0.7, 0.7),
)
_CORD = Cord(
    ((44.3, 9.6), (44.0, 7.2)),
    2.0,
    -32.0,
    (((45.6, 9.0), (47.0, 9.2)), ((45.0, 9.4), (45.8, 11.0))),
)


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    glow = mixed(mixed(GOLD, OCHRE, 0.3), PAPER, 0.3)
    hand.shade(whole, glow, (0.0, 0.15, 0.6), start=(0, 16), stop=(0, 48), smooth=False)


def _earth(sheet: PrintSheet) -> None:
    low: list[Point] = [
        (136.0, 46.0),
        (118.0, 44.8),
        (100.0, 46.2),
        (82.0, 45.0),
        (66.0, 46.2),
        (48.0, 45.0),
        (28.0, 49.0),
    ]
    near: list[Point] = [
        (136.0, 52.2),
        (118.0, 51.6),
        (100.0, 52.6),
        (82.0, 51.8),
        (66.0, 53.0),
        (48.0, 52.4),
        (28.0, 56.0),
    ]
    stream(Hand(sheet, "river"), low, near, 4)
    moss = mixed(mixed(MOSS, OCHRE, 0.5), PAPER, 0.2)
    crest: list[Point] = [
        (-3.0, 46.6),
        (8.0, 46.0),
        (18.0, 46.0),
        (28.0, 46.6),
        (34.0, 47.6),
        (40.0, 50.4),
        (45.0, 54.6),
    ]
    turf(Hand(sheet, "bank"), crest, moss, mixed(PINE_BLACK, PINE, 0.3))
    shore: list[Point] = [(42.0, 54.6), (60.0, 52.6), (84.0, 53.0), (110.0, 52.2), (136.0, 52.8)]
    turf(Hand(sheet, "shore"), shore, moss, mixed(PINE_BLACK, PINE, 0.3))


def _tree(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "tree")
    boughs: tuple[tuple[list[Point], float, float], ...] = (
        (
            [(34.6, 22.0), (38.0, 12.0), (48.0, 5.0), (62.0, 2.6), (78.0, 4.2), (92.0, 1.6)],
            2.4,
            0.8,
        ),
        ([(88.0, -2.0), (98.0, 6.4), (112.0, 5.6), (124.0, 2.0), (136.0, 1.0)], 1.6, 0.7),
    )
    for points, thick, thin in boughs:
        path = limb(hand, points, thick, thin, _BARK)
        twigs(hand, path, 9, 6.0, start=0.25, pigment=_BARK)
    limb(hand, [(34.4, 28.0), (36.6, 25.0), (38.4, 28.4)], 1.2, 0.5, _BARK)
    bole: list[Point] = [
        (38.6, 56.0),
        (36.6, 50.0),
        (35.6, 44.0),
        (35.0, 36.0),
        (33.4, 28.0),
        (34.6, 18.0),
        (33.2, 8.0),
        (34.0, -3.0),
    ]
    trunk(hand, bole, 6.2, 2.8, _BARK)


def _stem(sheet: PrintSheet) -> None:
    """The second stem of the tree: it stands on the first card and reaches out over the stag."""
    hand = Hand(sheet, "stem")
    with hand.within(_FIRST, smooth=False):
        over: list[Point] = [(31.0, 17.0), (27.0, 9.6), (19.0, 7.4), (10.0, 8.0), (4.0, 6.0)]
        bough = limb(hand, over, 1.7, 0.6, _BARK)
        twigs(hand, bough, 4, 4.0, start=0.3, pigment=_BARK)
        stem: list[Point] = [
            (33.4, 59.0),
            (31.9, 51.0),
            (30.7, 42.0),
            (30.9, 32.0),
            (29.6, 23.0),
            (31.2, 14.0),
            (34.0, 6.0),
        ]
        trunk(hand, stem, 5.0, 2.4, _BARK)
        for i, (twig, tones, size) in enumerate(_NEAR_SPRIGS):
            sprig = Hand(sheet, f"near sprig {i}")
            maple_sprig(sprig, twig, [_TONES[t] for t in tones], size=size)


def _leaves(sheet: PrintSheet) -> None:
    for i, (twig, tones, size) in enumerate(_SPRIGS):
        maple_sprig(Hand(sheet, f"sprig {i}"), twig, [_TONES[t] for t in tones], size=size)
    for i, (x, y, size, turn, tone) in enumerate(_FALLING):
        hand = Hand(sheet, f"falling {i}")
        face = (hand.rng.uniform(0, 180), hand.rng.uniform(0.62, 1.0))
        maple_leaf(hand, (x, y), size, turn, _TONES[tone], face=face)
    for i, (x, y, size, turn, tone) in enumerate(_AFLOAT):
        maple_leaf(
            Hand(sheet, f"afloat {i}"), (x, y), size, turn, _TONES[tone], face=(0.0, 0.5), stalk=0.5
        )


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _earth(sheet)
    _tree(sheet)
    _stem(sheet)
    # The clouds run off the first card; on the second, which has no ten points, they would mislead.
    clouds = Hand(sheet, "clouds")
    with clouds.within([(-3.0, -3.0), (33.0, -3.0), (33.0, 20.0), (-3.0, 20.0)], smooth=False):
        draw_clouds(clouds, 0.0, 33.0)
    _leaves(sheet)
    draw_deer(Hand(sheet, "deer", at=(14.3, 49.2), size=0.88))
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
