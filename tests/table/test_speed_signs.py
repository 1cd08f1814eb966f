"""What a real-time table shows beside the cards: count, months, reasons, secrets, panels."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.speed.events import StackTaken, SuddenDeath
from hanafuda_desktop.engine.speed.moves import Count, Put, moved_at
from hanafuda_desktop.engine.speed.seeing import turn_of
from hanafuda_desktop.engine.speed.settling import why_taken
from hanafuda_desktop.engine.speed.turn import RoundSpoils
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.panel_item import PanelButton
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.speed_panels import (
    RoundTold,
    SpeedPanelWords,
    SpeedSummaryItem,
    sudden_death_lines,
)
from hanafuda_desktop.table.speed_plate import SpeedPlate, SpeedPlateItem
from hanafuda_desktop.table.speed_wheel import WheelItem
from tests.table.speed_games import (
    BOTH,
    SpeedPlaying,
    all_moves,
    game_where,
    moments,
    speed_rules,
)
from tests.table.staging import faults_of

Make = Callable[..., SpeedPlaying]
NEXT = (PanelButton("next", "Next round"),)


# --- one, two, three ---------------------------------------------------------------------------


@pytest.mark.rule("HP-2")
def test_the_count_is_driven_from_outside(speed: Make) -> None:
    table = speed()
    count = table.scene.beside.count
    assert not count.isVisible()
    for beat in (1, 2, 3):
        table.scene.count_in(beat)
        assert count.isVisible()
        assert count.beat == beat
        table.scene.stage.advance(64)
    assert table.cues == ["beat-1", "beat-2", "beat-3"]
    table.push(Count(1000))
    for _ in range(12):
        table.scene.stage.advance(60)
    assert not count.isVisible()
    assert table.cues[3:4] == ["counted"]
    top = table.board.view.pile("m0").cards
    assert len(top) == 1


def test_the_count_can_be_called_off(speed: Make) -> None:
    table = speed()
    table.scene.count_in(2)
    table.scene.count_in(0)
    assert not table.scene.beside.count.isVisible()


# --- months ------------------------------------------------------------------------------------


def said(table: SpeedPlaying) -> list[str]:
    return [item.text for item in table.scene.beside._said if item.isVisible()]


def test_the_month_is_said_that_is_played_unless_it_is_switched_off(
    speed: Make, catalogue: Catalogue
) -> None:
    def plain(game: Game) -> list[Put]:
        return [m for m in game.legal_moves(0) if isinstance(m, Put) and m.count == 1]

    game = game_where(catalogue.game("hanapette"), lambda game: bool(plain(game)))
    for shown in (True, False):
        table = speed(game)
        table.scene.beside.months = shown
        put = plain(game)[0]
        card = game.state.layouts[0][put.column].cards[-1]
        table.push(put)
        name = "Lightning!" if CARDS[card].role == "lightning" else CARDS[card].flower.english
        assert said(table) == ([name] if shown else [])
        for _ in range(30):
            table.scene.stage.advance(60)
        assert said(table) == []
        game.pop()


def test_the_wheel_lights_what_fits_each_stack(speed: Make, catalogue: Catalogue) -> None:
    game = Game(catalogue.game("hanapette"), seed=4, players=2)
    table = speed(game)
    wheel = table.scene.beside.wheel
    assert all(not months for months in wheel.lit)
    for _ in moments(game, random.Random(4), 120):
        table.show()
        view = game.view(0)
        if turn_of(view).asked != "play" or len(table.board.layout.stacks) < 2:
            continue
        for stack, months in zip(table.scene.beside.stack_order, wheel.lit, strict=True):
            card = view.pile(f"m{stack}").cards[-1]
            assert card is not None
            top = CARDS[card]
            near = {(top.month - 2) % 12 + 1, top.month % 12 + 1}
            assert months == (set(range(1, 13)) if top.role == "lightning" else near)


def test_the_wheel_can_be_hidden(speed: Make) -> None:
    table = speed()
    wheel = table.scene.beside.wheel
    assert wheel.isVisible()
    table.scene.beside.set_aids(wheel=False, keys=True)
    assert not wheel.isVisible()
    table.scene.beside.set_aids(wheel=True, keys=True)
    assert wheel.isVisible()


@pytest.mark.parametrize("size", [(150, 330), (190, 420), (290, 640), (600, 1300), (300, 480)])
def test_the_wheel_is_legible(size: tuple[int, int], plain_deck: CardPictures) -> None:
    wheel = WheelItem(plain_deck)
    room = QRectF(0, 0, *size)
    wheel.set_geometry(room)
    assert faults_of(wheel.sheet, room) == []
    rects = [wheel.card_rect(month) for month in range(1, 13)]
    for number, rect in enumerate(rects):
        for other in rects[number + 1 :]:
            assert not rect.intersects(other)


@pytest.mark.parametrize("size", [(150, 64), (215, 87), (300, 116), (442, 170)])
def test_a_plate_is_legible(size: tuple[int, int], plain_deck: CardPictures) -> None:
    plate = SpeedPlateItem(0)
    room = QRectF(0, 0, *size)
    for won in (0, 1, 6, 7, 31):
        for points in (None, 1, 123):
            plate.set_geometry(room)
            plate.present(SpeedPlate("Friederike", 14, 10, won, points))
            assert faults_of(plate.sheet, room) == []


# --- the last card -----------------------------------------------------------------------------


def with_secret(catalogue: Catalogue, seat: int) -> Game:
    return game_where(
        catalogue.game("hanapette"),
        lambda game: turn_of(game.view(0)).secret[seat] and turn_of(game.view(0)).asked == "play",
    )


@pytest.mark.rule("HP-9")
def test_the_last_card_lies_face_down_and_its_owner_may_look(
    speed: Make, catalogue: Catalogue
) -> None:
    game = with_secret(catalogue, 0)
    table = speed(game)
    column = table.scene.live.live.secret(0)  # type: ignore[union-attr]
    assert column is not None
    pile = f"c0-{column + 1}"
    card = game.view(0).pile(pile).cards[0]
    item = table.scene._presenter.cast.piles[pile][0]
    assert item.card is None
    peek = table.scene._peek
    table.key_down("R")
    assert peek.isVisible()
    assert peek.card == card
    table.key_up("R")
    assert not peek.isVisible()
    table.move(table.card(pile))
    assert peek.isVisible()
    table.move(table.card("t1"))
    assert not peek.isVisible()
    assert item.card is None


@pytest.mark.rule("HP-9")
def test_the_others_last_card_is_never_seen(speed: Make, catalogue: Catalogue) -> None:
    game = with_secret(catalogue, 1)
    table = speed(game)
    column = table.scene.live.live.secret(1)  # type: ignore[union-attr]
    assert column is not None
    pile = f"c1-{column + 1}"
    table.move(table.card(pile))
    table.key_down("R")
    table.key_down("P")
    assert not table.scene._peek.isVisible()
    assert table.scene._presenter.cast.piles[pile][0].card is None


@pytest.mark.rule("HP-9")
@pytest.mark.parametrize("seat", [0, 1])
def test_where_two_sit_here_it_is_seen_by_its_owners_key_alone(
    speed: Make, catalogue: Catalogue, seat: int
) -> None:
    game = with_secret(catalogue, seat)
    table = speed(game, BOTH)
    column = table.scene.live.live.secret(seat)  # type: ignore[union-attr]
    assert column is not None
    card = game.view(seat).pile(f"c{seat}-{column + 1}").cards[0]
    assert card is not None
    table.scene.set_secrets({seat: card})
    peek = table.scene._peek
    table.move(table.card(f"c{seat}-{column + 1}"))
    assert not peek.isVisible()
    table.key_down("RP"[1 - seat])
    assert not peek.isVisible()
    table.key_down("RP"[seat])
    assert peek.isVisible()
    assert peek.card == card
    table.key_up("RP"[seat])
    assert not peek.isVisible()


@pytest.mark.rule("HP-9")
def test_the_last_card_is_played_without_having_been_seen(
    speed: Make, catalogue: Catalogue
) -> None:
    def wanted(game: Game) -> bool:
        secret = turn_of(game.view(0)).secret[0] and turn_of(game.view(0)).asked == "play"
        return secret and any(isinstance(move, Put) for move in game.legal_moves(0))

    game = game_where(catalogue.game("hanapette"), wanted)
    table = speed(game)
    column = next(m.column for m in game.legal_moves(0) if isinstance(m, Put))
    table.click(table.card(f"c0-{column + 1}"))
    assert len(table.chosen) == 1


# --- pause and panels --------------------------------------------------------------------------


def test_a_pause_hides_everything_and_takes_no_move(speed: Make, catalogue: Catalogue) -> None:
    def wanted(game: Game) -> bool:
        return any(isinstance(move, Put) for move in game.legal_moves(0))

    game = game_where(catalogue.game("hanapette"), wanted)
    table = speed(game)
    before = table.view.grab().toImage()
    resumed: list[bool] = []
    table.scene.resumed.connect(lambda: resumed.append(True))
    table.scene.pause("Pause", "Press Return to go on.")
    assert table.scene.paused
    area = table.scene.curtain.boundingRect()
    assert area.contains(table.scene.sceneRect())
    assert table.view.grab().toImage() != before
    table.key(*"ASDFQW")
    assert table.chosen == table.late == []
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert resumed == [True]
    assert not table.scene.paused
    assert table.view.grab().toImage() == before


def finished(
    catalogue: Catalogue, name: str, seed: int = 9
) -> tuple[Game, RoundSpoils, tuple[StackTaken, ...]]:
    game = Game(catalogue.game(name), seed=seed, players=2)
    for _, events in moments(game, random.Random(seed), 3000):
        if turn_of(game.view(0)).asked in ("next", "nothing"):
            taken = tuple(event for event in events if isinstance(event, StackTaken))
            return game, turn_of(game.view(0)).spoils[-1], taken
    raise AssertionError("the round does not end")


@pytest.mark.rule("HP-10")
def test_the_stacks_go_to_their_takers(speed: Make, catalogue: Catalogue) -> None:
    game, spoils, _ = finished(catalogue, "hanapette")
    table = speed(game)
    board = table.board
    for seat, take in enumerate(spoils.takes):
        lying = board.lying(f"m{take}")[-1]
        deck = board.layout.decks[seat]
        assert abs(lying.x - deck.x) < board.layout.card_width
        assert lying.rect.shared(board.layout.stacks[0]) == 0


@pytest.mark.rule("HP-10")
def test_the_winning_card_is_seen_on_its_stack_first(speed: Make, catalogue: Catalogue) -> None:
    game, spoils, _ = finished(catalogue, "hanapette")
    last = game.pop()
    table = speed(game, BOTH)
    table.push(last)
    assert isinstance(last, Put)
    pile = f"m{last.stack}"
    items = table.scene._presenter.cast.piles[pile]
    slot = table.board.layout.slot(pile)
    for _ in range(12):
        table.scene.stage.advance(16)
    assert (items[-1].x(), items[-1].y()) == (slot.x, slot.y)
    assert items[-1].zValue() > items[-2].zValue()
    for _ in range(80):
        table.scene.stage.advance(16)
    taker = spoils.takes.index(last.stack)
    assert abs(items[-1].x() - table.board.layout.decks[taker].x) < slot.width


@pytest.mark.rule("HP-10", "HP-14")
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (640, 420), (3840, 2160)])
@pytest.mark.parametrize("name", ["hanapette", "hanapette-speed-winner"])
def test_the_summary_says_who_takes_what_and_why(
    name: str, size: tuple[int, int], catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    game, spoils, taken = finished(catalogue, name)
    summary = SpeedSummaryItem()
    summary.set_area(QRectF(0, 0, *size))
    counts = speed_rules(catalogue, name).points is not None
    totals = game.view(0).points if counts else None
    names = ("Friederike", "Grandmother")
    why = why_taken(spoils, speed_rules(catalogue, name).spoils.winner)
    assert all(why[each.seat] == each.why for each in taken)
    summary.show_round(RoundTold(spoils, why, names, totals), NEXT)
    told = summary.description
    for seat in (0, 1):
        assert names[seat] in told
        assert f"{spoils.stacks[spoils.takes[seat]]} " in told
        assert f"{spoils.held[seat]} cards for the next round" in told
    assert all(SpeedPanelWords().why[each.why] in told for each in taken)
    assert ("points, so far" in told) == (totals is not None)
    assert QRectF(0, 0, *size).contains(summary.box)
    whole = summary._sheet
    wide = max(text.rect.right() for text in whole.texts)
    assert faults_of(whole, QRectF(0, 0, wide + 20, 4000)) == []


@pytest.mark.parametrize("blocked", [False, True])
def test_the_summary_speaks_to_you(
    blocked: bool, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    _, spoils, _ = finished(catalogue, "hanapette")
    summary = SpeedSummaryItem()
    summary.set_area(QRectF(0, 0, 900, 600))
    why = why_taken(spoils, "smaller")
    names = ["Aki", "Aki"]
    names[spoils.winner] = "You"
    told = RoundTold(spoils._replace(blocked=blocked), why, (names[0], names[1]))
    summary.show_round(told, NEXT)
    said = summary.description
    assert ("You had fewer cards left." if blocked else "You were first to play every card") in said
    assert not any(
        wrong in said for wrong in ("You was", "You has", "You wins", "takes no", "; takes")
    )


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_months_that_are_said_at_once_do_not_meet(
    speed: Make, catalogue: Catalogue, size: tuple[int, int]
) -> None:
    game = game_where(
        catalogue.game("hanapette"), lambda game: turn_of(game.view(0)).asked == "play"
    )
    table = speed(game, BOTH)
    table.view.resize(*size)
    QApplication.processEvents()
    ornaments, area = table.scene.beside, table.scene.beside.area
    assert area.width() >= size[0] * 0.9
    left, right = (ornaments._said[stack] for stack in ornaments.stack_order)
    for one in range(0, 48, 4):
        for other in range(0, 48, 4):
            for stack, card in zip(ornaments.stack_order, (one, other), strict=True):
                ornaments._moved((card,), "c0-1", f"m{stack}", table.scene.pace)
            first, second = (item.sceneBoundingRect() for item in (left, right))
            assert first.right() < second.left()
            assert area.contains(first.united(second))


@pytest.mark.rule("HP-11")
def test_sudden_death_is_explained(speed: Make, catalogue: Catalogue) -> None:
    words = SpeedPanelWords()
    lines = sudden_death_lines(SuddenDeath((1,), 1, decides=True), ("Aki", "Bertrand"), words)
    assert lines[0].startswith("Bertrand has too few cards")
    assert lines[1:] == (words.one_stack, words.decides)
    lines = sudden_death_lines(SuddenDeath((0,), 1, decides=False), ("You", "Aki"), words)
    assert lines == ("You have too few cards for a deck.", words.one_stack)
    game = game_where(
        catalogue.game("hanapette"), lambda game: bool(turn_of(game.view(0)).short), most=6000
    )
    table = speed(game)
    assert len(table.board.layout.stacks) == 1
    chosen: list[str] = []
    panel = table.scene.sudden_death
    panel.chosen.connect(chosen.append)
    event = SuddenDeath(turn_of(game.view(0)).short, 1, decides=True)
    panel.explain(event, ("Aki", "Bertrand"), (PanelButton("go", "Go on"),))
    assert panel.is_open
    table.key(*"ASDF")
    assert table.chosen == table.late == []
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert chosen == ["go"]


def test_every_cue_comes_when_it_happens(speed: Make, catalogue: Catalogue) -> None:
    game = Game(catalogue.game("hanapette"), seed=4, players=2)
    table = speed(game, BOTH)
    chance = random.Random(4)
    for number in range(3500):
        moves = all_moves(game)
        if not moves:
            break
        table.push(moved_at(chance.choice(moves), number * 50))
        table.scene.stage.advance(durations.LONGEST_FRAME)
    assert game.outcome is not None
    assert set(table.cues) == {
        "put",
        "turned",
        "joined",
        "hidden",
        "counted",
        "standing",
        "laid-out",
        "won",
        "taken",
        "sudden-death",
        "over",
    }


def test_every_pile_is_told_in_words(speed: Make) -> None:
    table = speed()
    table.push(Count(10))
    told = [table.scene.describe(pile.id) for pile in table.board.view.piles]
    assert told[0] == "Your stock: 9 cards."
    assert told[1].startswith("Your column 1: 4 cards face down, then ")
    assert "Stock of player 2: 9 cards." in told
    assert any(text.startswith("Column 4 of player 2: 1 card face down") for text in told)
    assert told[-2].startswith("Middle stack 1: ")
