"""The pages of the fishing games in which one stops tell them as they are ruled."""

from __future__ import annotations

import pytest

from hanafuda_desktop.rules.catalogue import Catalogue
from tests.rulebook.games import page_words

CATALOGUE = Catalogue.shipped()


@pytest.mark.parametrize(
    ("game", "fact"),
    [
        pytest.param(
            "koi-koi",
            "A game has twelve rounds, or as many as the players agree on.",
            marks=pytest.mark.rule("F-1"),
        ),
        pytest.param(
            "koi-koi",
            "of equal months, the card of higher value decides",
            marks=pytest.mark.rule("F-2"),
        ),
        pytest.param(
            "koi-koi",
            "Whoever scored best in a round deals the next; of equals, whoever comes",
            marks=pytest.mark.rule("F-3"),
        ),
        pytest.param(
            "koi-koi",
            "After a drawn round the same player deals again.",
            marks=pytest.mark.rule("F-3"),
        ),
        pytest.param(
            "koi-koi",
            "Turns go counter-clockwise round the table; the dealer (oya) begins.",
            marks=pytest.mark.rule("F-4"),
        ),
        pytest.param(
            "koi-koi",
            "If there are two such cards, choose one of them; if there are three or",
            marks=pytest.mark.rule("F-5"),
        ),
        pytest.param(
            "koi-koi",
            "Then turn up the top card of the stock and play it in the same way.",
            marks=pytest.mark.rule("F-6"),
        ),
        pytest.param(
            "koi-koi",
            "You may play any card of your hand, but if it can capture, it must.",
            marks=pytest.mark.rule("F-7"),
        ),
        pytest.param(
            "koi-koi",
            "If all four cards of a month lie on the field after the deal, the cards",
            marks=pytest.mark.rule("F-8"),
        ),
        pytest.param("koi-koi", "hands and stock stay secret", marks=pytest.mark.rule("F-9")),
        pytest.param(
            "koi-koi",
            "Eight cards each and eight on the field. The other 24 are the stock.",
            marks=pytest.mark.rule("KK-1"),
        ),
        pytest.param(
            "koi-koi",
            "Teshi: all four cards of one month. It wins the round at once, and the",
            marks=pytest.mark.rule("KK-2"),
        ),
        pytest.param(
            "koi-koi", "exactly two cards of each of four months", marks=pytest.mark.rule("KK-2")
        ),
        pytest.param(
            "koi-koi",
            "If both players hold such a hand, the round is drawn.",
            marks=pytest.mark.rule("KK-2"),
        ),
        pytest.param(
            "koi-koi",
            "“Game” ends the round, and you win it; “Koi-koi” plays on for more.",
            marks=pytest.mark.rule("KK-3"),
        ),
        pytest.param(
            "koi-koi",
            "In your last turn of the round it is always “Game”.",
            marks=pytest.mark.rule("KK-3"),
        ),
        pytest.param(
            "koi-koi",
            "doubled if the opponent had called “Koi-koi”.",
            marks=pytest.mark.rule("KK-4"),
        ),
        pytest.param(
            "koi-koi",
            "one gains these points, the other loses them",
            marks=pytest.mark.rule("KK-5"),
        ),
        pytest.param(
            "koi-koi", "the round is drawn and nobody scores", marks=pytest.mark.rule("KK-6")
        ),
        pytest.param(
            "koi-koi",
            "The highest total wins; players with the same total share the win.",
            marks=pytest.mark.rule("KK-7"),
        ),
        pytest.param(
            "koi-koi",
            "The Rain Man and three other brights. Seven points.",
            marks=pytest.mark.rule("KK-8"),
        ),
        pytest.param(
            "koi-koi",
            "Five animals. One point. One point more for each further animal.",
            marks=pytest.mark.rule("KK-8"),
        ),
        pytest.param(
            "koi-koi",
            "Of Goko, Shiko, Ame-Shiko and Sanko, only your best counts.",
            marks=pytest.mark.rule("KK-9"),
        ),
        pytest.param(
            "koi-koi", "Counts in place of Aka-tan, Ao-tan and Tan.", marks=pytest.mark.rule("KK-9")
        ),
        pytest.param(
            "koi-koi",
            "The Sake Cup counts both as an animal and as a chaff card.",
            marks=pytest.mark.rule("KK-10"),
        ),
        pytest.param(
            "go-stop",
            "Ppeok: if your hand card captured the only card of its month",
            marks=pytest.mark.rule("F-11"),
        ),
        pytest.param(
            "go-stop",
            "Three players: seven cards each and six on the field. The other 21",
            marks=pytest.mark.rule("GS-1"),
        ),
        pytest.param(
            "go-stop",
            "It wins the round at once, and each opponent pays five points.",
            marks=pytest.mark.rule("GS-2"),
        ),
        pytest.param(
            "go-stop",
            "you may show them to all before you play your first card",
            marks=pytest.mark.rule("GS-3"),
        ),
        pytest.param(
            "go-stop",
            "and then turn up two stock cards, one after the other.",
            marks=pytest.mark.rule("GS-3"),
        ),
        pytest.param(
            "go-stop",
            "either as an animal or as two chaff, whichever scores better, but never",
            marks=pytest.mark.rule("GS-5"),
        ),
        pytest.param(
            "go-stop",
            "The coloured chaff of December counts as two chaff.",
            marks=pytest.mark.rule("GS-5"),
        ),
        pytest.param(
            "go-stop",
            "One card if your turn leaves the field empty.",
            marks=pytest.mark.rule("GS-6"),
        ),
        pytest.param("go-stop", "what counts least goes first", marks=pytest.mark.rule("GS-6")),
        pytest.param(
            "go-stop", "The last turn of a round takes nothing.", marks=pytest.mark.rule("GS-6")
        ),
        pytest.param(
            "go-stop",
            "When a turn brings your yaku to at least three points, choose: “Stop”",
            marks=pytest.mark.rule("GS-7"),
        ),
        pytest.param(
            "go-stop", "the round is drawn and nobody scores", marks=pytest.mark.rule("GS-8")
        ),
        pytest.param(
            "go-stop",
            "had called “Go” three times; doubled again for each further time.",
            marks=pytest.mark.rule("GS-9"),
        ),
        pytest.param(
            "go-stop",
            "doubled for an opponent who captured at most four chaff if the winner's",
            marks=pytest.mark.rule("GS-9"),
        ),
        pytest.param(
            "go-stop",
            "doubled for an opponent who captured no brights if the winner's yaku",
            marks=pytest.mark.rule("GS-9"),
        ),
        pytest.param(
            "go-stop",
            "doubled if the winner captured seven animals or more.",
            marks=pytest.mark.rule("GS-9"),
        ),
        pytest.param(
            "go-stop",
            "Each opponent pays what all the winner's yaku are worth",
            marks=pytest.mark.rule("GS-10"),
        ),
        pytest.param(
            "go-stop",
            "The Rain Man and two other brights. Two points.",
            marks=pytest.mark.rule("GS-11"),
        ),
        pytest.param(
            "koi-koi-modern",
            "doubled if the winner's yaku are worth seven points or more.",
            marks=pytest.mark.rule("KK-11"),
        ),
        pytest.param(
            "koi-koi-modern", "All five brights. Fifteen points.", marks=pytest.mark.rule("KK-12")
        ),
        pytest.param(
            "go-stop-korean",
            "to at least seven points (with two players) or three (with three)",
            marks=pytest.mark.rule("GS-12"),
        ),
        pytest.param(
            "go-stop-korean",
            "Each “Go” that you called adds one point",
            marks=pytest.mark.rule("GS-12"),
        ),
        pytest.param(
            "go-stop-korean",
            "one to seven chaff (with two players) or one to five (with three)",
            marks=pytest.mark.rule("GS-12"),
        ),
        pytest.param(
            "go-stop-korean",
            "that opponent pays for all the others too",
            marks=pytest.mark.rule("GS-12"),
        ),
        pytest.param(
            "go-stop-korean",
            "you may take two later turns without playing a hand card",
            marks=pytest.mark.rule("GS-12"),
        ),
    ],
)
def test_a_game_is_told_as_it_is_ruled(game: str, fact: str) -> None:
    assert fact in page_words(CATALOGUE.game(game))
