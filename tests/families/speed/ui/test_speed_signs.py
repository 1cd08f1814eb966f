"""What a real-time table shows beside the cards: count, month wheel, plates, last cards, cues."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import Count, Put, moved_at
from hanafuda_desktop.families.speed.ui.signs import SpeedPlate, SpeedPlateItem, WheelItem
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.lettering import advance
from tests.table.speed_games import BOTH, SpeedPlaying, all_moves, game_where, moments
from tests.table.staging import faults_of

Make = Callable[..., SpeedPlaying]


# --- one, two, three ---------------------------------------------------------------------------


@pytest.mark.rule("HP-2")
def test_the_count_is_driven_from_outside(speed: Make) -> None:
    table = speed()
    count = table.scene.ornaments.count
    assert not count.isVisible()
    for beat in (1, 2, 3):
        table.scene.ornaments.count_in(beat)
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
    table.scene.ornaments.count_in(2)
    table.scene.ornaments.count_in(0)
    assert not table.scene.ornaments.count.isVisible()


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("turns", [True, False], ids=["cards are turned", "after a pause"])
def test_three_is_seen_and_leaves_the_cards_to_be_seen(
    speed: Make, reduced: bool, turns: bool
) -> None:
    table = speed()
    scene, count = table.scene, table.scene.ornaments.count
    scene.set_pace(Pace(reduced=reduced))
    scene.ornaments.count_in(3)
    if turns:
        table.push(Count(1000))
    else:
        scene.ornaments.end_count()
    seen = []
    while count.isVisible():
        seen.append((count.beat, count.opacity(), count.scale()))
        scene.stage.advance(16)
        assert len(seen) < 100
    assert {beat for beat, _, _ in seen} == {3}
    assert sum(opacity > 0.9 for _, opacity, _ in seen) * 16 >= 200
    assert all(scale < 0.5 for _, _, scale in seen[8:])
    scene.ornaments.count_in(1)
    assert (count.opacity(), count.beat) == (1.0, 1)


@pytest.mark.rule("HP-11")
def test_beside_a_single_stack_the_count_leaves_it_free_in_the_end(
    speed: Make, catalogue: Catalogue
) -> None:
    game = game_where(
        catalogue.game("hanapette"), lambda game: bool(turn_of(game.view(0)).short), most=6000
    )
    table = speed(game)
    table.scene.ornaments.count_in(3)
    table.scene.ornaments.end_count()
    table.scene.stage.advance(durations.LONGEST_FRAME)
    table.scene.stage.advance(durations.LONGEST_FRAME)
    stack = QRectF(*table.board.layout.stacks[0])
    assert not table.scene.ornaments.count.sceneBoundingRect().intersects(stack)


# --- month wheel and plates --------------------------------------------------------------------


def test_the_wheel_lights_what_fits_each_stack(speed: Make, catalogue: Catalogue) -> None:
    game = new_game(catalogue.game("hanapette"), seed=4, players=2)
    table = speed(game)
    wheel = table.scene.ornaments.wheel
    assert all(not months for months in wheel.lit)
    for _ in moments(game, random.Random(4), 120):
        table.show()
        view = game.view(0)
        if turn_of(view).asked != "play" or len(table.board.layout.stacks) < 2:
            continue
        for stack, months in zip(table.scene.interaction.stack_order, wheel.lit, strict=True):
            card = view.pile(f"m{stack}").cards[-1]
            assert card is not None
            top = CARDS[card]
            near = {(top.month - 2) % 12 + 1, top.month % 12 + 1}
            assert months == (set(range(1, 13)) if top.role == "lightning" else near)


def test_the_wheel_can_be_hidden(speed: Make) -> None:
    table = speed()
    wheel = table.scene.ornaments.wheel
    assert wheel.isVisible()
    table.scene.ornaments.set_aids(wheel=False, keys=True)
    assert not wheel.isVisible()
    table.scene.ornaments.set_aids(wheel=True, keys=True)
    assert wheel.isVisible()


@pytest.mark.parametrize(
    "size", [(150, 330), (190, 420), (290, 640), (600, 1300), (300, 480), (185, 490)]
)
def test_the_wheel_is_legible(size: tuple[int, int], plain_deck: CardPictures) -> None:
    wheel = WheelItem(plain_deck)
    room = QRectF(0, 0, *size)
    wheel.set_geometry(room)
    assert faults_of(wheel.sheet, room) == []
    rects = [wheel.cards[month] for month in range(1, 13)]
    for number, rect in enumerate(rects):
        for other in rects[number + 1 :]:
            assert not rect.intersects(other)


def test_no_name_on_the_wheel_runs_into_a_card(plain_deck: CardPictures) -> None:
    """Beside eight columns in the smallest window, and beside four."""
    wheel = WheelItem(plain_deck)
    for wide in range(150, 300, 10):
        wheel.set_geometry(QRectF(0, 0, wide, min(490, wide * 2.3)))
        cards = [wheel.cards[month] for month in range(1, 13)]
        assert len(wheel.sheet.texts) == 12
        for number, text in enumerate(wheel.sheet.texts):
            width = advance(text.text, text.pixels)
            middle = text.rect.center().x()
            ink = QRectF(middle - width / 2, text.rect.y(), width, text.rect.height())
            assert not any(ink.intersects(card) for n, card in enumerate(cards) if n != number)


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
    column = table.scene.interaction.live.secret(0)
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
    column = table.scene.interaction.live.secret(1)
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
    column = table.scene.interaction.live.secret(seat)
    assert column is not None
    card = game.view(seat).pile(f"c{seat}-{column + 1}").cards[0]
    assert card is not None
    table.scene.secret_of = lambda *_: card
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


# --- what is heard, and read out ---------------------------------------------------------------


def test_every_cue_comes_when_it_happens(speed: Make, catalogue: Catalogue) -> None:
    game = new_game(catalogue.game("hanapette"), seed=4, players=2)
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
    told = [table.scene.describe(Hit(pile.id)) for pile in table.board.view.piles]
    assert told[0] == "Your stock: 9 cards."
    assert told[1].startswith("Your column 1: 4 cards face down, then ")
    assert "Player 2's stock: 9 cards." in told
    assert any(text.startswith("Player 2's column 4: 1 card face down") for text in told)
    assert told[-2].startswith("Middle stack 1: ")
