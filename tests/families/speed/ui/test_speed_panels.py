"""What lies over a real-time table: the curtain of a pause, a round's end, sudden death."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import Put, RoundSpoils, StackTaken, SuddenDeath
from hanafuda_desktop.families.speed.rounds import why_taken
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.panels import (
    WHY,
    ReadyPanel,
    SpeedSummaryItem,
    sudden_death_lines,
)
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.signs.overlays import lay_over
from tests.table.speed_games import BOTH, NAMES, SpeedPlaying, game_where, moments, speed_rules
from tests.table.staging import faults_of

Make = Callable[..., SpeedPlaying]
NEXT = (PanelButton("next", "Next round"),)


def test_a_pause_hides_everything_and_takes_no_move(speed: Make, catalogue: Catalogue) -> None:
    def wanted(game: Game) -> bool:
        return any(isinstance(move, Put) for move in game.legal_moves(0))

    game = game_where(catalogue.game("hanapette"), wanted)
    table = speed(game)
    before = table.view.grab().toImage()
    resumed: list[bool] = []
    table.scene.curtain.closed.connect(lambda: resumed.append(True))
    table.scene.pause()
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
    game = new_game(catalogue.game(name), seed=seed, players=2)
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
    summary.show_round(spoils, names, NEXT, why=why, totals=totals)
    told = summary.description
    for seat in (0, 1):
        assert names[seat] in told
        assert f"{spoils.stacks[spoils.takes[seat]]} " in told
        assert f"{spoils.held[seat]} cards for the next round" in told
    assert all(WHY[each.why] in told for each in taken)
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
    summary.show_round(spoils._replace(blocked=blocked), names, NEXT, why=why)
    said = summary.description
    assert ("You had fewer cards left." if blocked else "You were first to play every card") in said
    assert not any(
        wrong in said for wrong in ("You was", "You has", "You wins", "takes no", "; takes")
    )


def sudden_deaths(rules: SpeedRules) -> Iterator[tuple[SuddenDeath, Game]]:
    """Rounds of sudden death in games played by chance, each with the game at the round's end."""
    for seed in range(40):
        game, event = new_game(rules, seed=seed, players=2), None
        for _, events in moments(game, random.Random(seed), 6000):
            if event is not None and turn_of(game.view(0)).asked in ("next", "nothing"):
                yield event, game
                event = None
            event = next((e for e in events if isinstance(e, SuddenDeath)), event)


ONE_STACK = "There is only one stack in the middle, and both play onto it."
DECIDES = "Whoever wins this round wins the game."
DECIDES_POINTS = "It is the last round: whoever has the fewest points after it wins the game."


@pytest.mark.deep_but(1)
@pytest.mark.rule("HP-11", "HP-14")
@pytest.mark.parametrize("name", NAMES)
def test_what_a_sudden_death_says_comes_true(name: str, catalogue: Catalogue) -> None:
    seen = set()
    for event, game in sudden_deaths(speed_rules(catalogue, name)):
        said = sudden_death_lines(event, ("Aki", "Bertrand"))[-1]
        turn, outcome = turn_of(game.view(0)), game.outcome
        if turn.undecided:
            continue
        by_short = turn.spoils[-1].winner in event.short
        if not by_short and 0 in turn.spoils[-1].held:
            continue  # whoever has no card at all has won, in any round
        if said == DECIDES:
            assert outcome is not None
            assert outcome.winners == (turn.spoils[-1].winner,)
        elif said == DECIDES_POINTS:
            assert outcome is not None
            assert all(outcome.scores[seat] == min(outcome.scores) for seat in outcome.winners)
        else:
            assert said.endswith("wins this round, the game is won; if not, it goes on.")
            assert (outcome is not None) is by_short
        seen.add(by_short)
        if len(seen) == 2:
            return
    raise AssertionError(f"seen only {seen}")


@pytest.mark.rule("HP-11")
def test_sudden_death_is_explained(speed: Make, catalogue: Catalogue) -> None:
    event = SuddenDeath((1,), 1, "anybody", points=False)
    lines = sudden_death_lines(event, ("Aki", "Bertrand"))
    assert lines[0].startswith("Bertrand has too few cards")
    assert lines[1:] == (ONE_STACK, DECIDES)
    event = SuddenDeath((0,), 1, "nobody", points=False)
    lines = sudden_death_lines(event, ("You", "Aki"))
    assert lines == ("You have too few cards for a deck.", ONE_STACK)
    event = SuddenDeath((0,), 1, "short", points=True)
    assert sudden_death_lines(event, ("You", "Aki"))[-1].startswith("If you win this round")
    game = game_where(
        catalogue.game("hanapette"), lambda game: bool(turn_of(game.view(0)).short), most=6000
    )
    table = speed(game)
    assert len(table.board.layout.stacks) == 1
    chosen: list[str] = []
    panel = ReadyPanel()
    lay_over(table.scene, panel)
    panel.chosen.connect(chosen.append)
    event = SuddenDeath(turn_of(game.view(0)).short, 1, "anybody", points=False)
    lines = sudden_death_lines(event, ("Aki", "Bertrand"))
    panel.ask("Sudden death!", lines, (PanelButton("go", "Go on"),), sealed=True)
    assert panel.is_open
    table.key(*"ASDF")
    assert table.chosen == table.late == []
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert chosen == ["go"]


OUTCOMES = {
    "the smaller stack": RoundSpoils(2, 0, False, 1, (1, 0), (14, 9), (0, 3), (6, 8), (0, 0)),
    "equal stacks": RoundSpoils(2, 1, False, 1, (0, 1), (11, 11), (2, 0), (7, 8), (0, 0)),
    "nobody could play": RoundSpoils(2, 0, True, 1, (1, 0), (21, 20), (2, 4), (0, 0), (0, 0)),
    "the only stack": RoundSpoils(5, 0, False, 1, (-1, 0), (25,), (0, 9), (0, 14), (0, 0)),
    "the only stack and cards that count": RoundSpoils(
        5, 1, False, 1, (0, -1), (30,), (5, 0), (0, 13), (5, 0)
    ),
    "cards that count": RoundSpoils(2, 1, False, 1, (0, 1), (16, 9), (4, 0), (7, 7), (4, 0)),
}


@pytest.mark.rule("HP-10", "HP-11", "HP-12", "HP-14")
@pytest.mark.parametrize("size", [(900, 552), (3840, 2160)])
@pytest.mark.parametrize("outcome", OUTCOMES)
def test_every_line_of_the_summary_has_a_number_and_says_what_it_counts(
    outcome: str, size: tuple[int, int], plain_deck: CardPictures
) -> None:
    spoils = OUTCOMES[outcome]
    summary = SpeedSummaryItem()
    summary.set_area(QRectF(0, 0, *size))
    totals = (9, 4) if "count" in outcome else None
    why = why_taken(spoils, "smaller")
    summary.show_round(spoils, ("You", "Computer"), NEXT, why=why, totals=totals)
    for seat in (0, 1):
        rows = next(rows for one, _, rows in summary._seats if one == seat)
        assert all(number.lstrip("+").isdigit() and what for number, what in rows)
        took = spoils.stacks[spoils.takes[seat]] if spoils.takes[seat] >= 0 else 0
        assert rows[0][0] == str(took)
        assert int(rows[3][0]) == sum(int(number) for number, _ in rows[:3])
        if took == 0:
            assert rows[0][1] == "the other takes the only stack"
    assert ("from the only stack" in summary.description) == (len(spoils.stacks) == 1)
    assert QRectF(0, 0, *size).contains(summary.box)
