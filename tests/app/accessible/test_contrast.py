"""Whatever is written in a window or on a table stands out from its ground, as WCAG 2.1 wants it.

Inks that are written weaker than they are (``faded``) are looked up in the source, so that a new
one is found; which ground they stand on follows from the ink.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

import hanafuda_desktop
from hanafuda_desktop.app.editor.text import Colour
from hanafuda_desktop.app.history.charts import LINE, LOST, NOTE, WON
from hanafuda_desktop.app.home.cloth_page import PaperSheet
from hanafuda_desktop.app.library import month_page
from hanafuda_desktop.families.fishing.ui import progress
from hanafuda_desktop.table.cards import files
from hanafuda_desktop.table.cloth import (
    CLOTHS,
    GOLD,
    GROUND,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    faded,
    paint_cloth,
    seat_colour,
    set_high_contrast,
)
from hanafuda_desktop.table.panels import review
from hanafuda_desktop.table.signs.emblems import MONTH_COLOURS, month_ink
from tests.table.test_palette import contrast, lightest, luminance, over

pytestmark = pytest.mark.usefixtures("qapp")

WORDS: Final = 4.5
SHAPES: Final = 3.0
"""Frames, marks and charts; large letters, too."""
INKS: Final = {"INK": INK, "PAPER": PAPER, "GOLD": GOLD}
NO_WORDS: Final = {"QPen", "fill", "inks", "setBrush", "fillRect", "fillPath", "setColorAt", "set"}
"""Whoever is given a colour by these draws lines and grounds."""


@pytest.fixture(params=[False, True], ids=["usual", "high"])
def _colours(request: pytest.FixtureRequest) -> Iterator[None]:
    set_high_contrast(request.param)
    yield
    set_high_contrast(False)


class Faded(NamedTuple):
    """An ink in the source."""

    where: str
    ink: str
    share: float


def written() -> list[Faded]:
    """All inks of words that are fainter than they could be."""
    root = Path(hanafuda_desktop.__file__).parent
    found: list[Faded] = []
    for folder in ("app", "families", "play", "table"):
        for file in sorted((root / folder).rglob("*.py")):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found += [
                Faded(f"{file.relative_to(root)}:{call.lineno}", *ink)
                for call in _words_in(tree)
                for ink in _inks(call)
            ]
    return found


def _words_in(node: ast.AST) -> Iterator[ast.Call]:
    """The calls that mix an ink or write with one, those for lines and grounds left out."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and _called(child) in NO_WORDS:
            continue
        if isinstance(child, ast.Assign) and _called_pen(child):
            continue
        if isinstance(child, ast.Call) and _called(child) in ("faded", "ScaledLabel"):
            yield child
        yield from _words_in(child)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _called_pen(node: ast.Assign) -> bool:
    """Whether it is a colour of what is filled or drawn: ``line, thick = (faded(...), 1.2)``."""
    named = (each for target in node.targets for each in ast.walk(target))
    return any(isinstance(each, ast.Name) and each.id in ("ground", "line") for each in named)


def _inks(call: ast.Call) -> Iterator[tuple[str, float]]:
    if _called(call) == "faded" and len(call.args) == 2:
        ink, share = call.args
        if isinstance(ink, ast.Name) and ink.id in INKS:
            yield from ((ink.id, value) for value in _numbers(share))
    named = {each.arg: each.value for each in call.keywords}
    if "strong" in named:
        mixed = named.get("ink")
        name = mixed.id if isinstance(mixed, ast.Name) else "PAPER"
        yield from ((name, value) for value in _numbers(named["strong"]))


def _numbers(node: ast.expr) -> Iterator[float]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, float):
            yield each.value


def grounds(ink: str) -> list[QColor]:
    """What words in an ink may stand on."""
    if ink == "INK":
        return [PAPER]
    return [over(faded(NIGHT, GROUND), lightest(cloth)) for cloth in CLOTHS]


@pytest.mark.deep
@pytest.mark.usefixtures("_colours")
def test_faint_words_can_still_be_read() -> None:
    inks = written()
    assert len(inks) > 40
    seen = {
        (each.ink, each.share): min(
            contrast(over(faded(INKS[each.ink], each.share), ground), ground)
            for ground in grounds(each.ink)
        )
        for each in inks
    }
    faint = [
        f"{each.where}: {each.ink} {each.share} has {seen[each.ink, each.share]:.2f}"
        for each in inks
        if seen[each.ink, each.share] < WORDS
    ]
    assert faint == []


@pytest.mark.usefixtures("_colours")
def test_a_yaku_out_of_reach_can_be_read() -> None:
    for ground in grounds("PAPER"):
        for ink, share in progress._INKS.values():
            assert contrast(over(faded(ink, share), ground), ground) >= WORDS


@pytest.mark.usefixtures("_colours")
def test_headings_on_the_bare_cloth_can_be_read() -> None:
    """A single light thread may cross a letter; nearly all of the cloth is dark enough."""
    for cloth in CLOTHS:
        image = QImage(300, 200, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_cloth(painter, QRectF(0, 0, 300, 200), CLOTHS[cloth])
        painter.end()
        spots = [image.pixelColor(x, y) for x in range(0, 300, 3) for y in range(0, 200, 3)]
        light = sorted(spots, key=luminance)[int(len(spots) * 0.98)]
        assert contrast(PAPER, light) >= WORDS, cloth


@pytest.mark.usefixtures("_colours")
def test_frames_of_the_focus_stand_out() -> None:
    for ground in grounds("PAPER"):
        assert contrast(GOLD, ground) >= SHAPES  # around a plate of the first screen
    assert contrast(PAPER, NIGHT) >= SHAPES  # the table's cursor is dashed of both
    assert contrast(PAPER, VERMILION) >= SHAPES  # inside the chosen button of a panel
    assert contrast(VERMILION, PAPER) >= SHAPES  # around a chart, and a chosen card


@pytest.mark.usefixtures("_colours")
def test_windows_on_paper_can_be_read() -> None:
    sheet = PaperSheet().palette()
    roles = QPalette.ColorRole
    for ink, ground in (
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.ButtonText, roles.Button),
        (roles.HighlightedText, roles.Highlight),
        (roles.PlaceholderText, roles.Base),
        (roles.ToolTipText, roles.ToolTipBase),
    ):
        below = sheet.color(ground)
        assert contrast(over(sheet.color(ink), below), below) >= WORDS, ink
    tint = month_page._TINT
    assert contrast(over(faded(INK, month_page.QUIET), tint), tint) >= WORDS
    assert contrast(INK, PAPER_SHADE) >= WORDS


@pytest.mark.usefixtures("_colours")
def test_charts_can_be_seen_and_their_words_read() -> None:
    assert contrast(NOTE, PAPER) >= WORDS
    for drawn in (WON, LOST, LINE):
        assert contrast(drawn, PAPER) >= SHAPES
    assert contrast(review._BEST, PAPER) >= SHAPES
    for seat in range(7):
        assert contrast(INK, seat_colour(seat)) >= WORDS  # the letter of a team
    assert contrast(files._INK, files._PAPER) >= WORDS


@pytest.mark.deep_but(10)
@pytest.mark.usefixtures("_colours")
@pytest.mark.parametrize("month", range(1, 13))
def test_the_number_on_a_months_colour_can_be_read(month: int) -> None:
    assert contrast(month_ink(month), MONTH_COLOURS[month - 1]) >= WORDS


@pytest.mark.parametrize("base", ["#ffffff", "#2d2d2d"], ids=["light", "dark"])
def test_the_editors_words_can_be_read(base: str) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor(base))
    for ground in (QColor(base), Colour.LINE.on(palette)):
        for ink in set(Colour) - {Colour.LINE, Colour.MARGIN, Colour.NUMBER}:
            assert contrast(ink.on(palette), ground) >= WORDS, (ink, ground.name())
    assert contrast(Colour.NUMBER.on(palette), Colour.MARGIN.on(palette)) >= WORDS
