"""Refusals in other languages than English; and while one plays, nothing is put into words."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.family import DealError, IllegalMove, RecordError
from hanafuda_desktop.engine.game import Game, read_deal
from hanafuda_desktop.engine.record import read_record
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.fishing import moves as fishing
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding import moves as shedding
from hanafuda_desktop.families.speed import moves as speed
from hanafuda_desktop.families.tableau import state as tableau
from hanafuda_desktop.text.language import ENGLISH, speak
from hanafuda_desktop.text.vocabulary import is_figure

SHIPPED = our_games()


def marked(source: str, _meaning: str, _count: int) -> str:
    """Every text, in marks."""
    return f"⟦{source}⟧"


def begun(game: str) -> Game:
    return new_game(SHIPPED.game(game), seed=3)


def hand_of(game: Game) -> list[int]:
    """The cards of the seat to move, lowest first."""
    seat = game.to_move
    assert seat is not None
    return sorted(card for card in game.view(seat).pile(f"h{seat}").cards if card is not None)


REFUSED: list[tuple[str, Any, str]] = [
    ("yatsuhashi", tableau.Redeal(), "The stock is not used up yet."),
    ("yatsuhashi", tableau.Shift("c1", "c1"), "The cards lie there already."),
    ("yatsuhashi", tableau.Shift("c1", "c9"), "There is no such pile."),
    ("yatsuhashi", tableau.Shift("c1", "c2", 6), "A card that lies face down cannot be moved."),
    ("yatsuhashi", tableau.Collect("aka-tan", (1, 5, 9)), "Not free yet: "),
    ("yatsuhashi", tableau.Collect("yatsuhashi", (16,)), "First 5 other yaku must be collected."),
    ("koi-koi", fishing.Stop(), "Play a card of the hand now."),
    ("koi-koi", fishing.Draw(), "Play a card of the hand; only without one"),
    ("untitled", shedding.BareMove.KEEP, "Play cards now, or draw."),
    ("untitled", shedding.combine("hand-hand", hand=(0,)), "The Crane is not in this hand."),
    ("hanapette", NextRound(1), "The round is not over."),
    ("hanapette", speed.TurnUp(0, 1, 0), "Wait for the count: one, two, three."),
]


@pytest.mark.parametrize(("game", "move", "english"), REFUSED, ids=lambda each: str(each)[:40])
def test_why_not_is_said_in_the_language_that_is_spoken(game: str, move: Any, english: str) -> None:
    playing = begun(game)
    seat = playing.to_move or 0
    before = playing.refusal(move, seat)
    assert before is not None
    assert before.startswith(english)
    speak("xx", marked)
    told = playing.refusal(move, seat)
    assert told is not None
    assert (told[0], told[-1]) == ("⟦", "⟧")
    speak(ENGLISH, None)
    assert playing.refusal(move, seat) == before


def test_cards_stand_where_a_translation_wants_them() -> None:
    game = begun("koi-koi")
    hand = hand_of(game)
    own = hand[0]
    other = next(
        card.index
        for card in CARDS
        if card.index not in hand and card.month != CARDS[own].month and is_figure(card)
    )
    turned_round = {
        "{card} is not in this hand.": "この手札に{card}はありません。",
        "{card} does not take {other}.": "{other}は{card}で取れません。",
        f"the {CARDS[own].english}": "自分の札",
        f"the {CARDS[other].english}": "ほかの札",
    }
    speak("ja", lambda source, _meaning, _count: turned_round.get(source, ""))
    assert game.refusal(fishing.Play(other)) == "この手札にほかの札はありません。"
    assert game.refusal(fishing.Play(own, other)) == "ほかの札は自分の札で取れません。"


def test_a_combination_is_called_as_the_language_has_it_now() -> None:
    game = begun("untitled")
    asked = shedding.combine("hand-hand", hand=(hand_of(game)[0],))
    assert game.refusal(asked) == "For Hand-Hand it takes two cards of the hand."
    speak("ja", None)
    assert game.refusal(asked) == "For 手札と手札 it takes two cards of the hand."


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("game", ["yatsuhashi", "shiki", "koi-koi", "go-stop", "untitled", "kaze"])
def test_playing_asks_for_no_words(game: str) -> None:
    def never(source: str, _meaning: str, _count: int) -> str:
        raise AssertionError(f"said while playing: {source}")

    playing = begun(game)
    speak("xx", never)
    for number in range(60):
        if playing.outcome is not None:
            break
        legal = playing.legal_moves()
        playing.push(legal[number % len(legal)])
    assert len(playing.moves) > 10


def test_what_cannot_be_played_or_read_says_so_in_this_language() -> None:
    game = begun("koi-koi")
    speak("xx", marked)
    with pytest.raises(IllegalMove, match=r"^⟦.*⟧$"):
        game.push(fishing.Stop())
    with pytest.raises(DealError, match=r"^⟦the file lists no cards⟧$"):
        read_deal("# nothing", game.family)
    with pytest.raises(DealError, match="⟦unknown card"):
        read_deal("pine-crame", game.family)
    with pytest.raises(DealError, match=r"^⟦This game is not for"):
        new_game(SHIPPED.game("koi-koi"), seed=1, players=5)
    with pytest.raises(RecordError, match=r"^⟦this is no record"):
        read_record("hello", LANGUAGE)
