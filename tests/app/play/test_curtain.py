"""People at one screen: the curtain, and games that ask them one after the other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt

from hanafuda_desktop.families.fishing.moves import FishingTurn
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating
from tests.app.at_the_table import AtTable

KOI_KOI = GameRef("koi-koi")
Lay = Callable[..., AtTable]


# --- the curtain ---------------------------------------------------------------------------------


class _Frames(QObject):
    """Looks at the table each time it is painted."""

    def __init__(self, table: AtTable, look: Callable[[], None]) -> None:
        super().__init__()
        self._look = look
        self.count = 0
        table.window.table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own
        if event.type() == QEvent.Type.Paint:
            self.count += 1
            self._look()
        return False


class _Leaks:
    """Looks in every frame which hands the scene holds faces of."""

    def __init__(self, table: AtTable) -> None:
        self.table = table
        self.looking: int | None = None
        """The seat whose person lifted the curtain last."""
        self.found: list[str] = []
        self._gathered: set[int] = set()
        self.frames = _Frames(table, self.look)

    def next_round(self) -> None:
        """Faces of the round before say nothing of the new one while they are gathered in."""
        self.looking = None
        self._gathered |= self.table.faces()

    def look(self) -> None:
        table = self.table
        if not table.window.driver.scene.stage.moving:
            self._gathered.clear()
        known = self._gathered.union(*_public(table))
        faces = table.faces() - known
        shown = {seat for seat in range(3) if table.hand(seat) & faces}
        if table.panels.curtain.is_open and shown:
            self.found.append(f"behind the curtain: {shown}")
        if shown - {self.looking}:
            self.found.append(f"{shown} are seen, {self.looking} looks")


@pytest.mark.deep
def test_no_frame_ever_shows_a_hand_to_another_person(lay: Lay) -> None:
    table = lay("person", "person", "greedy", game="go-stop", seed=4, rounds=2)
    panels, session = table.panels, table.window.session
    leaks = _Leaks(table)
    lifted: set[int] = set()
    for step in range(60):
        table.until(table.is_asked, hurried=step % 3 > 0)
        if session.is_over:
            break
        if panels.curtain.is_open:
            seat = session.seated.waiting_person
            assert seat is not None
            table.window.grab()
            table.click(table.window.table.viewport().rect().center())
            leaks.looking = seat
            lifted.add(seat)
            assert session.seated.shown_seat == seat
            table.window.grab()
        elif panels.question.is_open:
            panels.question.press("go")
        elif panels.summary.is_open:
            leaks.next_round()
            panels.summary.press("next")
        else:
            table.window.driver.scene.move_chosen.emit(session.moves[0])
    assert leaks.found == []
    assert leaks.frames.count > 20
    assert lifted == {0, 1}


def _public(table: AtTable) -> list[tuple[int, ...]]:
    """Hand cards that were shown to all."""
    turn = table.window.session.view.turn
    return list(turn.shown) if isinstance(turn, FishingTurn) else []


def test_the_curtain_names_who_is_to_come_and_enter_lifts_it(lay: Lay) -> None:
    table = lay("person", "person", seed=8)
    table.until(lambda: table.panels.curtain.is_open)
    assert table.hands_in_view() == []
    assert table.window.session.moves == ()
    first = table.window.session.seated.waiting_person
    assert first is not None
    assert f"Player {first + 1}" in table.panels.curtain.description
    table.key(Qt.Key.Key_Return)
    assert not table.panels.curtain.is_open
    assert table.hands_in_view() == [first]
    _play_on_until_curtain(table)
    assert table.hands_in_view() == []
    assert f"Player {2 - first}" in table.panels.curtain.description


def _play_on_until_curtain(table: AtTable) -> None:
    while not table.panels.curtain.is_open:
        table.window.driver.scene.move_chosen.emit(table.window.session.moves[0])
        table.until_asked()


def test_one_person_never_meets_a_curtain(lay: Lay) -> None:
    table = lay("greedy", "person", seed=8)
    for _ in range(10):
        table.until_asked()
        assert not table.panels.curtain.is_open
        assert table.window.session.seated.shown_seat == 1
        if table.panels.is_open:
            break
        table.window.driver.scene.move_chosen.emit(table.window.session.moves[0])


# --- other games ---------------------------------------------------------------------------------


def _picking(lay: Lay, tmp_path: Path, *seats: str) -> AtTable:
    """A table on which the first dealer is found by picking cards."""
    file = tmp_path / "picking.yaml"
    file.write_text("extends: koi-koi\nname: {en: Picking}\nfirst_dealer: pick\n")
    table = lay(*seats)
    ref, rules = table.window.library.find(str(file))
    table.window.session.open(ref, rules, seed=3, seating=Seating(seats))
    return table


def _pick(table: AtTable, place: int) -> None:
    rect = table.board.card_rect("k", place)
    table.click(QPoint(round(rect.x + rect.width / 2), round(rect.y + rect.height / 2)))


def test_cards_are_picked_for_the_first_dealer(lay: Lay, tmp_path: Path) -> None:
    table = _picking(lay, tmp_path, "person", "greedy")
    table.until_asked()
    assert table.asked == "pick"
    assert "Pick a card" in table.window.status.facts["Turn"].text()
    assert table.controller.signs.round.description.startswith("Round 1 of 12 · January")
    _pick(table, 2)
    table.until(lambda: table.asked == "play")
    assert len(table.window.session.game.moves) >= 2


def test_people_pick_one_after_the_other_without_a_curtain(lay: Lay, tmp_path: Path) -> None:
    table = _picking(lay, tmp_path, "person", "person")
    session = table.window.session
    for place in (5, 1):
        table.until(lambda: session.moves and session.view.seat == session.game.to_move)
        assert table.asked == "pick"
        assert not table.panels.curtain.is_open
        _pick(table, place)
    table.until(lambda: table.panels.curtain.is_open or table.asked == "pick")
    if table.asked != "pick":  # else both picked the same month, and pick again
        assert table.hands_in_view() == []
