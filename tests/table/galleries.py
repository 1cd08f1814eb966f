"""Whatever tables and panels of each family show, painted one after the other, in words or not.

For tests that look at what is painted; whatever is spoken meanwhile is what they show.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.reaction_race import EARLY, NEVER, run
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.progress import side_progress
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.panels import CallItem
from hanafuda_desktop.families.fishing.ui.progress import NearestItem, nearest_of
from hanafuda_desktop.families.fishing.ui.words import fishing_move_told, round_names
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.layout import SheddingLayout
from hanafuda_desktop.families.shedding.ui.ornaments import (
    SheddingOrnaments,
    call_of,
    palm_of,
    stamp_of,
)
from hanafuda_desktop.families.shedding.ui.words import (
    shedding_hint_words,
    shedding_names,
    shedding_turns_told,
    struck_words,
)
from hanafuda_desktop.families.speed.moves import RoundSpoils, SuddenDeath
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide
from hanafuda_desktop.families.speed.ui.panels import (
    ReadyPanel,
    SpeedSummaryItem,
    sudden_death_lines,
)
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.play.race_clock import RaceTimes
from hanafuda_desktop.players.evaluation import Thought
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.narration import RoundNames, TurnTold, turns_told, you
from hanafuda_desktop.table.panels.panel import TablePanel
from hanafuda_desktop.table.panels.review import (
    CostlyChoice,
    HistoryItem,
    ReviewItem,
    ThoughtsItem,
    Weighed,
    WeighedMove,
    worth_head,
)
from hanafuda_desktop.table.panels.round_summary import RoundSummaryItem
from hanafuda_desktop.table.panels.score_sheet import ScoreSheetItem
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.plates import RoundPlate, RoundPlateItem, SeatPlate, SeatPlateItem
from hanafuda_desktop.text.language import tr
from tests.table.rounds_played import played
from tests.table.shedding_games import game_where
from tests.table.shedding_hands import combines
from tests.table.speed_games import all_moves, moments

__all__ = ["GALLERIES", "Gallery"]

Gallery = Callable[[CardPictures, tuple[int, int]], Iterator[tuple[str, QImage, str]]]
"""Paints with a deck in a window of this size; for each picture what it is, and what it says."""

_KEYS = {0: Qt.Key.Key_Space, 2: Qt.Key.Key_L}


def _painted(scene: QGraphicsScene) -> QImage:
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    scene.render(painter, scene.sceneRect(), scene.sceneRect())
    painter.end()
    return image


def _told(scene: TableScene) -> str:
    """All that is said of a table's piles and places."""
    board = scene.board
    places = range(len(board.view.yaku))
    cards = [(pile.id, len(pile.cards) - 1) for pile in board.view.piles if pile.cards]
    said = [scene.describe(Hit(pile.id)) for pile in board.view.piles]
    said += [scene.describe(Hit(pile, index)) for pile, index in cards]
    return "\n".join(said + [scene.describe(place) for place in places])


def _tips(scene: QGraphicsScene) -> str:
    return "\n".join(item.toolTip() for item in scene.items() if item.toolTip())


def _panel(panel: TablePanel, area: QRectF) -> tuple[QImage, str]:
    """A panel that is open, alone in a window."""
    scene = QGraphicsScene(area)
    scene.addItem(panel)
    picture, said = _painted(scene), panel.description
    scene.removeItem(panel)
    return picture, said


def _at_random(game: Game, most: int) -> Game:
    chance = random.Random(3)
    for _ in range(most):
        if not game.legal_moves():
            break
        game.push(chance.choice(game.legal_moves()))
    return game


def _patience(pictures: CardPictures, size: tuple[int, int]) -> Iterator[tuple[str, QImage, str]]:
    for name, moves in (("yatsuhashi", 40), ("tsukinami", 20), ("shiki", 25)):
        game = _at_random(new_game(our_games().game(name), seed=5), moves)
        scene = table_for(game.rules, pictures)
        scene.resize(*size, 1.0)
        scene.present(game.view(), game.legal_moves())
        yield name, _painted(scene), _told(scene)
        scene.stage.clear()


# --- fishing -------------------------------------------------------------------------------------


Moves = tuple[tuple[int | None, tuple[Event, ...]], ...]
"""For each move whose it was, and what happened."""


@cache
def _caught(name: str, players: int) -> tuple[Game, Moves]:
    """A game in its second round, and what was played."""
    rules = our_games().game(name)
    game, chance = new_game(rules, seed=7, players=players), random.Random(7)
    told: list[tuple[int | None, tuple[Event, ...]]] = []
    for _ in range(400):
        seat, moves = game.to_move, game.legal_moves()
        told.append((seat, game.push(chance.choice(moves))))
        view = game.view(0)
        hands = [pile for pile in view.piles if pile.id.startswith("h")]
        late = view.round is not None and view.round.number == 2
        if late and sum(len(pile.cards) for pile in hands) < players * 4:
            break
    return game, tuple(told)


def _people(players: int) -> tuple[str, ...]:
    return (you(), "Friederike", "Grandmother", "Computer 2", "Emi", "Aki", "Haru")[:players]


def _signs(scene: TableScene, view: View, names: RoundNames, pictures: CardPictures) -> None:
    """Plates and boards as the program puts them around a table."""
    rules, rooms, now = scene.rules, scene.rooms, view.round
    assert isinstance(rules, FishingRules)
    assert rooms is not None
    assert now is not None
    for seat, room in rooms.plates.items():
        plate = SeatPlateItem(seat)
        plate.set_geometry(QRectF(*room))
        team = seat or None
        called = SeatPlate(names.seats[seat], -34, not seat, bool(seat), 12, 2, names.go, 1, 1)
        plate.present(replace(called, partners="Emi" if seat else "", team=team))
        scene.addItem(plate)
    about = RoundPlateItem(pictures)
    about.set_geometry(QRectF(*rooms.round_plate))
    about.present(RoundPlate(2, 12, 9, 50, 1234567, 1, 2, 33))
    scene.addItem(about)
    own = next(side for side in side_progress(rules, view) if 0 in side.seats)
    near = NearestItem()
    near.set_geometry(QRectF(*rooms.nearest))
    near.present(nearest_of(own, view, names))
    scene.addItem(near)


def _fishing(pictures: CardPictures, size: tuple[int, int]) -> Iterator[tuple[str, QImage, str]]:
    for name, players in (("koi-koi", 2), ("go-stop", 3), ("higo-bana-teams", 4)):
        game, moves = _caught(name, players)
        view, rules = game.view(0), game.rules
        assert isinstance(rules, FishingRules)
        names = round_names(rules, _people(players))
        scene = table_for(rules, pictures)
        scene.resize(*size, 1.0)
        scene.present(view, game.legal_moves() if game.to_move == 0 else ())
        _signs(scene, view, names, pictures)
        yield name, _painted(scene), f"{_told(scene)}\n{_tips(scene)}"
        scene.stage.clear()
        area = QRectF(0, 0, *size)
        for what, panel in _fishing_panels(game, names, moves, pictures, area):
            yield (f"{name} {what}", *_panel(panel, area))


def _fishing_panels(
    game: Game,
    names: RoundNames,
    moves: Moves,
    pictures: CardPictures,
    area: QRectF,
) -> Iterator[tuple[str, TablePanel]]:
    rules = game.rules
    assert isinstance(rules, FishingRules)
    done = played(rules.id, len(names.seats))
    call, summary = CallItem(pictures), RoundSummaryItem(pictures)
    sheet, history, thoughts = ScoreSheetItem(), HistoryItem(), ThoughtsItem(pictures)
    for item in (call, summary, sheet, history, thoughts):
        item.set_area(area)
    if done.offers:
        offer = max(done.offers, key=lambda one: len(one.yaku))
        call.ask_call(replace(offer, call_adds=1, pays_for_all=True), names)
        yield "call", call
    for index, result in enumerate(done.sheet[:4]):
        summary.show_round(result, names, done.totals[index], (), forced=bool(index % 2))
        yield f"summary {index}", summary
    sheet.show_sheet(done.views[-1], names)
    yield "sheet", sheet
    turns = turns_told(moves, names)
    history.show_turns(turns, names)
    yield "history", history
    view = game.view(game.to_move or 0)
    weighed = tuple(
        WeighedMove(
            fishing_move_told(rules, view, move, names),
            Thought(n, 1.5 - n, 0.4, 9, 2.0, 2.0 + n),
            n == 1,
            n == 2,
        )
        for n, move in enumerate(game.legal_moves())
    )
    for unit, own in (("points", True), ("chance", False)):
        thoughts.show_thoughts("", Weighed((), weighed, unit, own), ())  # type: ignore[arg-type]
        yield f"thoughts {unit}", thoughts
    review = ReviewItem()
    review.set_area(area)
    review.show_review("", "", worth_head("points"), [CostlyChoice("", "", "")], (1, 1))
    yield "review", review


# --- shedding ------------------------------------------------------------------------------------


def _shedding(pictures: CardPictures, size: tuple[int, int]) -> Iterator[tuple[str, QImage, str]]:
    area = QRectF(0, 0, *size)
    for name, players in (("untitled", 4), ("kaze", 3)):
        game = game_where(lambda game: len(combines(game)) > 1, name, players)
        rules = game.rules
        assert isinstance(rules, SheddingRules)
        names = shedding_names(rules, _people(players))
        scene = table_for(rules, pictures)
        scene.resize(*size, 1.0)
        scene.present(game.view(), game.legal_moves())
        ornaments = scene.ornaments
        assert isinstance(ornaments, SheddingOrnaments)
        hints = [
            shedding_hint_words(rules, game.view(), each, names) for each in game.legal_moves()
        ]
        yield name, _painted(scene), "\n".join([_told(scene), _tips(scene), *hints])
        for number, move in enumerate(combines(game)[:4]):
            ornaments._foresee(move)
            yield f"{name} tray {number}", _painted(scene), _tips(scene)
        ornaments._foresee(None)
        if name == "untitled":
            yield from _race(scene, ornaments, names)
        yield from _sights(scene, rules)
        scene.stage.clear()
        history = HistoryItem()
        history.set_area(area)
        history.show_turns(_shed(name, players, names), names)
        yield (f"{name} history", *_panel(history, area))


def _shed(name: str, players: int, names: RoundNames) -> tuple[TurnTold, ...]:
    game, chance = (
        new_game(our_games().game(name), seed=2, players=players),
        random.Random(2),
    )
    moves = []
    for _ in range(150):
        if not game.legal_moves():
            break
        moves.append((game.to_move, game.push(chance.choice(game.legal_moves()))))
    return shedding_turns_told(moves, names)


def _race(
    scene: TableScene, ornaments: SheddingOrnaments, names: RoundNames
) -> Iterator[tuple[str, QImage, str]]:
    race = ornaments.race
    race.names = dict(enumerate(names.seats))
    times = RaceTimes((2, 3, 0), 0.0, {})
    race.open(times, _KEYS)
    yield "race ready", _painted(scene), ""
    times.give_signal(0.0)
    yield "race signal", _painted(scene), ""
    times.times |= {2: EARLY, 0: 301}
    race.land(0)
    race.finish(run((EARLY, NEVER, 301), (2, 3, 0), 1, first=True, last=True))
    yield "race over", _painted(scene), race.said
    race.close()


def _sights(scene: TableScene, rules: SheddingRules) -> Iterator[tuple[str, QImage, str]]:
    """Whatever is called out in a flash, one after the other."""
    layout = scene.board.layout
    assert isinstance(layout, SheddingLayout)
    calls = [call_of(layout, 1, *struck_words(effect), effect) for effect in rules.effects]
    calls += [call_of(layout, 2, tr("Passes"), ""), stamp_of(layout, 1, tr("Turn lost"))]
    for number, item in enumerate([*calls, palm_of(layout, 2, tr("First!"))]):
        shown = QGraphicsScene(scene.sceneRect())
        shown.addItem(item)
        item.go(0.5)
        yield f"sight {number}", _painted(shown), item.said


# --- real time -----------------------------------------------------------------------------------


def _speed(pictures: CardPictures, size: tuple[int, int]) -> Iterator[tuple[str, QImage, str]]:
    area = QRectF(0, 0, *size)
    rules = our_games().game("hanapette-speed-winner")
    assert isinstance(rules, SpeedRules)
    game = new_game(rules, seed=4, players=2)
    for _ in moments(game, random.Random(4), 12):
        pass
    scene = table_for(rules, pictures)
    assert isinstance(scene, SpeedScene)
    scene.resize(*size, 1.0)
    scene.set_hands({0: KeyboardSide.LEFT, 1: KeyboardSide.RIGHT})
    scene.present(game.view(0), all_moves(game))
    scene.ornaments.count.show_beat(2)
    scene.ornaments.sayings.say_month(35, 0)
    scene.ornaments.sayings.say_month(43, 1)
    yield "hanapette", _painted(scene), f"{_told(scene)}\n{_tips(scene)}"
    scene.stage.clear()
    names = (you(), "Friederike")
    for number, spoils in enumerate(_SPOILS):
        summary = SpeedSummaryItem()
        summary.set_area(area)
        totals = (9, 4) if number % 2 else None
        why = ("smaller", "left") if number else ("only", "own")
        summary.show_round(spoils, names, (), why=why, totals=totals, last=bool(number))
        yield (f"summary {number}", *_panel(summary, area))
    summary.show_undecided(3, ())
    yield ("undecided", *_panel(summary, area))
    for number, event in enumerate(_SUDDEN):
        panel = ReadyPanel()
        panel.set_area(area)
        panel.ask(tr("Sudden death!"), sudden_death_lines(event, names), (), sealed=True)
        yield (f"sudden death {number}", *_panel(panel, area))


_SPOILS = (
    RoundSpoils(5, 0, False, 1, (-1, 0), (25,), (0, 9), (0, 14), (0, 0)),
    RoundSpoils(2, 1, True, 1, (0, 1), (16, 9), (4, 0), (7, 7), (4, 0)),
)
_SUDDEN = (
    SuddenDeath((0,), 1, "short", points=True),
    SuddenDeath((1,), 1, "short", points=True),
    SuddenDeath((0,), 1, "short", points=False),
    SuddenDeath((0, 1), 1, "anybody", points=False),
    SuddenDeath((0, 1), 1, "anybody", points=True),
)

GALLERIES: dict[str, Gallery] = {
    "patience": _patience,
    "fishing": _fishing,
    "shedding": _shedding,
    "speed": _speed,
}
