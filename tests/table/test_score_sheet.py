"""The score sheet: what it tells, and what puts it away."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from hanafuda_desktop.engine.rounds import RoundEnding, RoundView
from hanafuda_desktop.table.lettering import number_text
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.table.panels.typeset import Fill
from tests.table.overlays import NAMES, Overlays
from tests.table.rounds_played import longer, played


def sheet_view(rounds: int = 12) -> tuple[RoundView, RoundNames]:
    view = played("koi-koi", 2).views[-1]
    return (view if rounds == 12 else longer(view, rounds)), NAMES


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space], ids=lambda key: key.name
)
def test_the_score_sheet_closes_by_a_key(overlays: Overlays, key: Qt.Key) -> None:
    view, names = sheet_view()
    overlays.sheet.show_sheet(view, replace(names, seats=names.seats[:2]))
    overlays.key(key)
    assert overlays.told == ["closed"]


@pytest.mark.parametrize("spot", [QPointF(450, 300), QPointF(5, 5)], ids=["on it", "beside it"])
def test_the_score_sheet_closes_by_a_click(overlays: Overlays, spot: QPointF) -> None:
    view, names = sheet_view()
    overlays.sheet.show_sheet(view, replace(names, seats=names.seats[:2]))
    overlays.click(spot)
    assert overlays.told == ["closed"]


def test_the_score_sheet_tells_every_round(overlays: Overlays) -> None:
    view, names = sheet_view()
    overlays.sheet.show_sheet(view, replace(names, seats=names.seats[:2]))
    lines = overlays.sheet.description.splitlines()
    assert len(lines) == 1 + 12 + 1
    first = view.sheet[0]
    assert lines[1].startswith(f"1, January, {'stopped' if first.payments else 'drawn'}, dealer")
    assert "(ahead)" in lines[-1]
    marks = [str(getattr(thing, "name", "")) for thing in overlays.sheet._sheet.things]
    assert marks.count("dealer") == 12
    assert sum(mark in {ending.value for ending in RoundEnding} for mark in marks) == 12


def test_a_team_has_one_column(overlays: Overlays) -> None:
    view = played("higo-bana-teams", 6).views[-1]
    names = RoundNames(("Aki", "Emi", "Haru", "Ken", "Mio", "Ren"))
    overlays.sheet.show_sheet(view, names)
    head, foot = overlays.sheet._head, overlays.sheet._foot
    assert [text.whole for text in head.sheet.texts] == ["Aki & Ken", "Emi & Mio", "Haru & Ren"]
    badges = [getattr(thing, "name", "") for thing in head.sheet.things]
    assert [name for name in badges if name] == ["team A", "team B", "team C"]
    totals = [text.whole for text in foot.sheet.texts[1:4]]
    assert totals == [number_text(total) for total in view.totals[:3]]
    assert overlays.sheet.description.splitlines()[-1].count("Aki & Ken") == 1


def test_many_rounds_scroll_and_the_last_is_seen_first(overlays: Overlays) -> None:
    view, names = sheet_view(40)
    overlays.sheet.show_sheet(view, replace(names, seats=names.seats[:2]))
    scroll = overlays.sheet._scroll
    assert scroll.is_needed
    bottom = scroll.offset
    assert bottom > 0
    overlays.key(Qt.Key.Key_Home)
    assert scroll.offset == 0
    overlays.key(Qt.Key.Key_End)
    assert scroll.offset == bottom
    assert overlays.told == []


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("size", [(900, 600), (1178, 698), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("finished", [0, 3])
def test_nothing_is_painted_over_the_frame(
    overlays: Overlays, size: tuple[int, int], finished: int
) -> None:
    """Before a round is scored there is no legend, and the foot is lower."""
    view, names = sheet_view()[0], RoundNames(("Aki", "Emi"))
    overlays.sheet.set_area(QRectF(0, 0, *size))
    overlays.sheet.show_sheet(replace(view, number=1, sheet=view.sheet[:finished]), names)
    foot = overlays.sheet._foot
    grounds = [thing for thing in foot.sheet.things if isinstance(thing, Fill)]
    assert grounds
    for thing in grounds:
        assert thing.rect.bottom() <= foot.height + 0.5
