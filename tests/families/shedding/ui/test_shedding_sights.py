"""What is seen beside the cards in shedding games, and in which order things happen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from hanafuda_desktop.engine.events import CardsMoved, Event, RoundEnded
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.moves import (
    Combine,
    DirectionTurned,
    EffectStruck,
    HandsSwapped,
    PalmLaid,
    TurnLost,
)
from hanafuda_desktop.families.shedding.schema import Effect, SheddingRules
from hanafuda_desktop.families.shedding.ui.ornaments import RingItem, SheddingOrnaments, SightItem
from hanafuda_desktop.families.shedding.ui.tray import effect_signs
from hanafuda_desktop.families.shedding.ui.words import foretell, struck_words
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.table.panels.round_summary import RoundSummaryItem
from hanafuda_desktop.table.panels.score_sheet import ScoreSheetItem
from hanafuda_desktop.table.panels.typeset import Drawing
from hanafuda_desktop.table.scene import TableScene
from tests.table.fishing_games import turns
from tests.table.playing import Playing
from tests.table.shedding_games import game_where
from tests.table.staging import Staging, faults_of

Make = Callable[..., Playing]
NAMES = ("You", "Haru", "Natsu", "Aki", "Fuyu", "Sora")


def rules_of(name: str) -> SheddingRules:
    rules = our_games().game(name)
    assert isinstance(rules, SheddingRules)
    return rules


def happening(name: str, kind: type, players: int = 4) -> tuple[Game, tuple[Event, ...]]:
    """A game just before something happens, and all that then happens; played already."""
    for seed in range(60):
        game, chance = new_game(rules_of(name), seed=seed, players=players), random.Random(seed)
        for _, events in turns(game, chance, 150):
            if any(isinstance(event, kind) for event in events):
                return game, events
    raise AssertionError("it never happens")


def told(game: Game, events: tuple[Event, ...], pictures: CardPictures) -> TableScene:
    """A scene on which this is being told, to seat 0."""
    scene = table_for(game.rules, pictures)
    move = game.moves[-1]
    game.pop()
    scene.present(game.view(), ())
    game.push(move)
    scene.play(game.seen(events, 0), game.view(), ())
    return scene


def sights(scene: TableScene) -> list[SightItem]:
    return [item for item in scene.items() if isinstance(item, SightItem)]


def until_seen(scene: TableScene) -> SightItem:
    for _ in range(400):
        scene.stage.advance(16)
        for item in sights(scene):
            if item.isVisible():
                return item
    raise AssertionError("nothing is seen")


@pytest.mark.rule("UN-9")
@pytest.mark.parametrize("name", ["untitled", "kaze"])
def test_an_effect_is_called_out_at_the_seat_at_which_it_is_aimed(
    name: str, plain_deck: CardPictures
) -> None:
    game, events = happening(name, EffectStruck)
    struck = next(event for event in events if isinstance(event, EffectStruck))
    scene = told(game, events, plain_deck)
    item = until_seen(scene)
    effect = next(each for each in rules_of(name).effects if each.id == struck.effect)
    assert item.said == ": ".join(w for w in struck_words(effect) if w)
    layout: Any = scene.board.layout
    corner = layout.corners[struck.seat]
    slip = item.boundingRect()
    assert slip.intersects(QRectF(corner.x, corner.y, corner.width, corner.height))
    middle = slip.center()
    nearest = min(
        layout.corners,
        key=lambda seat: (
            abs(layout.corners[seat].x + layout.corners[seat].width / 2 - middle.x())
            + abs(layout.corners[seat].y + layout.corners[seat].height / 2 - middle.y())
        ),
    )
    assert nearest == struck.seat
    scene.land()
    assert sights(scene) == []


@pytest.mark.rule("UN-9")
def test_cards_are_laid_first_then_the_effect_is_called_then_it_is_suffered(
    plain_deck: CardPictures,
) -> None:
    game, events = happening("untitled", TurnLost)
    names = [type(event).__name__ for event in events]
    assert names.index("EffectStruck") < names.index("TurnLost")
    scene = table_for(game.rules, plain_deck)
    move = game.moves[-1]
    game.pop()
    scene.present(game.view(), ())
    game.push(move)
    script = scene._presenter.play(game.seen(events, 0), game.view())
    begins = {type(sight.event).__name__: sight.begin for sight in script.sights}
    struck = next(n for n, event in enumerate(events) if isinstance(event, EffectStruck))
    laid = {c for event in events[:struck] if isinstance(event, CardsMoved) for c in event.cards}
    flights = {item.card: flown for item, flown in script.flights.items()}
    assert laid
    for card in laid:
        assert flights[card][-1].delay < begins["EffectStruck"]
    assert begins["EffectStruck"] < begins["TurnLost"]
    assert script.ends >= begins["TurnLost"] + durations.TURN_LOST
    scene.land()


def test_every_sight_can_be_painted_at_any_time(plain_deck: CardPictures) -> None:
    for kind in (EffectStruck, TurnLost, PalmLaid, RoundEnded):
        game, events = happening("untitled", kind, 2 if kind is RoundEnded else 4)
        scene = told(game, events, plain_deck)
        image = QImage(1280, 800, QImage.Format.Format_ARGB32_Premultiplied)
        for item in sights(scene):
            for part in (0.0, 0.1, 0.3, 0.6, 0.95, 1.0):
                item.go(part)
                painter = QPainter(image)
                item.paint(painter)
                painter.end()
        scene.land()
        assert sights(scene) == []


@pytest.mark.rule("UN-11")
def test_the_palm_lands_and_counters_fly(plain_deck: CardPictures) -> None:
    game, events = happening("untitled", PalmLaid, 2)
    scene = told(game, events, plain_deck)
    said = [item.said for item in sights(scene)]
    assert "First!" in said
    result = next(event.result for event in events if isinstance(event, RoundEnded))
    paid = [payment for payment in result.payments if payment.amount]
    assert any(
        f"{each.payer} → {each.payee}: {each.amount}" in text for each in paid for text in said
    )
    scene.land()


def test_hands_change_places(plain_deck: CardPictures) -> None:
    game, events = happening("kaze", HandsSwapped)
    swap = next(event for event in events if isinstance(event, HandsSwapped))
    scene = table_for(game.rules, plain_deck)
    move = game.moves[-1]
    game.pop()
    scene.present(game.view(), ())
    before = {seat: list(scene._presenter.cast.piles[f"h{seat}"]) for seat in range(4)}
    game.push(move)
    scene.play(game.seen(events, 0), game.view(), ())
    now = scene._presenter.cast.piles
    for one, other in ((swap.seat, swap.other), (swap.other, swap.seat)):
        assert len({*before[one]} & {*now[f"h{other}"]}) >= len(before[one]) - 1
    scene.land()


# --- the direction -------------------------------------------------------------------------------


@pytest.mark.rule("UN-2")
def test_the_ring_says_which_way_turns_go(plain_deck: CardPictures) -> None:
    for name, clockwise in (("untitled", False), ("untitled-clockwise", True), ("kaze", True)):
        scene = table_for(rules_of(name), plain_deck)
        scene.present(new_game(rules_of(name), seed=1, players=3).view(), ())
        assert isinstance(scene.ornaments, SheddingOrnaments)
        assert scene.ornaments.ring.clockwise is clockwise


def test_the_ring_turns_when_the_direction_does(plain_deck: CardPictures) -> None:
    game, events = happening("kaze", DirectionTurned)
    turn = game.view().turn
    scene = told(game, events, plain_deck)
    assert isinstance(scene.ornaments, SheddingOrnaments)
    ring = scene.ornaments.ring
    assert ring.clockwise is (getattr(turn, "direction", 1) > 0)
    assert scene.stage.playing(ring)
    scene.land()
    assert not scene.stage.playing(ring)


def test_both_ways_look_different(qapp: object) -> None:
    def drawn(*, clockwise: bool) -> QImage:
        ring = RingItem()
        ring.set_geometry(QRectF(0, 0, 400, 200))
        ring.show_direction(clockwise=clockwise)
        image = QImage(420, 220, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(QPointF(10, 10))
        ring.paint(painter)
        painter.end()
        return image

    assert drawn(clockwise=True) != drawn(clockwise=False)


# --- words ---------------------------------------------------------------------------------------


def effects() -> Iterator[tuple[str, Effect]]:
    for name in ("untitled", "kaze"):
        for effect in rules_of(name).effects:
            yield f"{name} {effect.id}", effect


@pytest.mark.rule("UN-9")
def test_effects_are_told_in_words_and_by_signs() -> None:
    said = {id_: struck_words(effect)[1] for id_, effect in effects()}
    assert said == {
        "untitled bright": "draws one and loses the turn",
        "untitled poetry": "draws one",
        "untitled blue": "loses the turn",
        "kaze storm": "All others draw one",
        "kaze gale": "draws two and loses the turn",
        "kaze exchange": "Hands swapped",
        "kaze whirl": "Turns go the other way round",
        "kaze tailwind": "Another turn",
        "kaze lull": "loses the turn",
    }
    signs = {id_: [name for name, _ in effect_signs(effect)] for id_, effect in effects()}
    assert signs["untitled bright"] == ["draw-1", "skip"]
    assert signs["kaze whirl"] == ["reverse"]
    assert all(signs.values())


@pytest.mark.rule("UN-9", "UN-11")
def test_the_last_card_is_told_to_win_and_to_have_no_effect() -> None:
    def last(game: Game) -> bool:
        return bool(winning(game))

    def winning(game: Game) -> list[Combine]:
        hand = len(game.view(game.to_move or 0).pile(f"h{game.to_move}").cards)
        moves = [move for move in game.legal_moves() if isinstance(move, Combine)]
        return [move for move in moves if len(move.hand) + len(move.lay) == hand]

    game = game_where(last)
    rules = game.rules
    assert isinstance(rules, SheddingRules)
    for move in winning(game):
        found = foretell(rules, game.view(0), move)
        assert found.wins
        assert found.effect is None
        assert found.said == "Your last card: you win the round!"


# --- the end of a round --------------------------------------------------------------------------


@pytest.mark.rule("UN-12", "UN-13")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)], ids=["small", "usual"])
def test_the_summary_shows_the_cards_left_and_the_race(
    players: int, size: tuple[int, int], plain_deck: CardPictures, qtbot: Any
) -> None:
    game, events = happening("untitled-batsu", RoundEnded, players)
    result = next(event.result for event in events if isinstance(event, RoundEnded))
    assert result.ending in (RoundEnding.SHED, RoundEnding.DRAWN)
    stage = Staging(qtbot)
    item = RoundSummaryItem(plain_deck)
    stage.put(item)
    item.set_area(QRectF(0, 0, *size))
    view = game.view().round
    assert view is not None
    item.show_round(result, RoundNames(NAMES[:players]), view.totals, ())
    left = [card for side in result.sides for card in side.captured]
    assert [card.card for card in item._sheet.cards] == left
    said = [text.text for text in item._sheet.texts]
    assert not any("yaku" in text.lower() for text in said)
    assert not faults_of(item._sheet, QRectF(0, 0, item._layout.body.width(), 100_000))
    if result.race is not None and result.race.times:
        assert any("race" in text for text in said)
    sheet = ScoreSheetItem()
    stage.put(sheet)
    sheet.set_area(QRectF(0, 0, *size))
    sheet.show_sheet(view, RoundNames(NAMES[:players]))
    assert result.ending.value in [
        thing.name for thing in sheet._sheet.things if isinstance(thing, Drawing)
    ]


def test_with_reduced_motion_what_is_called_out_can_still_be_read(plain_deck: CardPictures) -> None:
    game, events = happening("untitled", TurnLost)
    scene = table_for(game.rules, plain_deck)
    scene.set_pace(Pace(reduced=True))
    move = game.moves[-1]
    game.pop()
    scene.present(game.view(), ())
    game.push(move)
    scene.play(game.seen(events, 0), game.view(), ())
    assert not scene.has_arrived
    read: dict[str, float] = {}
    for _ in range(300):
        scene.stage.advance(16)
        for item in sights(scene):
            if item.isVisible():
                read[item.said] = read.get(item.said, 0.0) + 16
        if scene.has_arrived:
            break
    assert scene.has_arrived
    assert sights(scene) == []
    assert len(read) == 2
    assert min(read.values()) >= durations.TURN_LOST - 50


def test_the_edge_of_a_discarded_card_lies_askew_with_it(plain_deck: CardPictures) -> None:
    game = game_where(lambda game: bool(game.view(0).pile("d").cards))
    scene = table_for(game.rules, plain_deck)
    scene.present(game.view(), ())
    top = game.view().pile("d").cards[-1]
    assert top is not None
    scene.mark_fresh({top: 1})
    (edge,) = scene._fresh.items
    board = scene.board
    (lying,) = (each for each in board.lying("d") if each.card == top)
    assert edge.rotation() == lying.tilt != 0
