"""What may be heard at a table: cards as they land, and what happens beside them."""

from __future__ import annotations

import random

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.animation import Motion
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.sound_cues import cue_of_way


class Heard:
    """A table with its game, and what was heard of it."""

    def __init__(self, game_id: str, seed: int) -> None:
        catalogue = our_games()
        self.game = new_game(catalogue.game(game_id), seed=seed)
        self.cues: list[str] = []
        self.scene: TableScene = table_for(
            catalogue.game(game_id), CardPictures(assets("cards", "plain"))
        )
        self.scene.cue.connect(self.cues.append)
        self.scene.present(self.game.view(), self.game.legal_moves())

    def push(self, move: object) -> None:
        """Play a move, and let all of it be seen."""
        self.scene.play(self.game.push(move), self.game.view(), self.game.legal_moves())
        self.rest()

    def rest(self) -> None:
        """Let time pass until nothing moves."""
        for _ in range(400):
            if not self.scene.stage.moving:
                return
            self.scene.stage.advance(durations.LONGEST_FRAME)

    def play_on(self, chance: random.Random) -> None:
        """Play to the end by chance."""
        while self.game.outcome is None:
            self.push(chance.choice(self.game.legal_moves()))


def test_a_deal_is_heard_card_by_card(qapp: object) -> None:
    table = Heard("yatsuhashi", 3)
    table.cues.clear()
    table.scene.play(table.game.dealt.events, table.game.view(), table.game.legal_moves())
    assert table.cues == []  # no card has come to its place yet
    table.rest()
    assert table.cues.count("dealt") == sum(
        len(pile.cards) for pile in table.game.view().piles if pile.id.startswith("c")
    )


def test_a_table_in_reduced_motion_is_heard_at_once(qapp: object) -> None:
    table = Heard("yatsuhashi", 3)
    table.scene.set_pace(Pace(reduced=True))
    table.cues.clear()
    table.scene.play(
        table.game.push(table.game.legal_moves()[0]), table.game.view(), table.game.legal_moves()
    )
    assert table.cues


def test_a_round_of_koi_koi_is_heard(qapp: object) -> None:
    table = Heard("koi-koi", 5)
    table.play_on(random.Random(2))
    assert {"landed", "matched", "turned", "yaku", "called", "round", "over"} <= set(table.cues)
    assert table.cues.count("over") == 1
    # The last round is not heard beside the end of the game.
    assert "round" not in table.cues[table.cues.index("over") :]


def test_a_palm_and_effects_are_heard(qapp: object) -> None:
    table = Heard("untitled", 5)
    table.play_on(random.Random(2))
    assert {"effect", "palm", "turned"} <= set(table.cues)


@pytest.mark.parametrize("way", Motion)
def test_only_a_move_lands_on_a_mate(way: Motion) -> None:
    assert (cue_of_way(way, matched=True) == "matched") == (way is Motion.MOVE)


def test_what_is_not_allowed_is_heard(qapp: object) -> None:
    table = Heard("yatsuhashi", 3)
    table.scene.interaction.move_refused.emit(None)
    assert table.cues == ["refused"]
