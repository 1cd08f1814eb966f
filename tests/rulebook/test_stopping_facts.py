"""The pages of the fishing games in which one stops tell them as they are ruled."""

from __future__ import annotations

import pytest

from tests.rulebook.told import assert_told, facts


@pytest.mark.deep_but(10)
@facts(
    (
        "koi-koi",
        pytest.mark.rule("F-1"),
        "A game has twelve rounds, or as many as the players agree on.",
    ),
    ("koi-koi", pytest.mark.rule("F-2"), "of equal months, the card of higher value decides"),
    (
        "koi-koi",
        pytest.mark.rule("F-3"),
        "Whoever scored best in a round deals the next; if several tie, whoever comes",
    ),
    ("koi-koi", pytest.mark.rule("F-3"), "After a drawn round the same player deals again."),
    (
        "koi-koi",
        pytest.mark.rule("F-4"),
        "Turns go counter-clockwise round the table; the dealer (oya) begins.",
    ),
    (
        "koi-koi",
        pytest.mark.rule("F-5"),
        "If there are two such cards, choose one of them; if there are three or",
    ),
    (
        "koi-koi",
        pytest.mark.rule("F-6"),
        "Then turn up the top card of the stock and play it in the same way.",
    ),
    (
        "koi-koi",
        pytest.mark.rule("F-7"),
        "You may play any card of your hand, but if it can capture, it must.",
    ),
    (
        "koi-koi",
        pytest.mark.rule("F-8"),
        "If all four cards of a month lie on the field after the deal, the cards",
    ),
    ("koi-koi", pytest.mark.rule("F-9"), "hands and stock stay secret"),
    (
        "koi-koi",
        pytest.mark.rule("KK-1"),
        "Eight cards each and eight on the field. The other 24 are the stock.",
    ),
    (
        "koi-koi",
        pytest.mark.rule("KK-2"),
        "Teshi: all four cards of one month. It wins the round at once, and the",
    ),
    ("koi-koi", pytest.mark.rule("KK-2"), "exactly two cards of each of four months"),
    ("koi-koi", pytest.mark.rule("KK-2"), "If both players hold such a hand, the round is drawn."),
    (
        "koi-koi",
        pytest.mark.rule("KK-3"),
        "“Game” ends the round, and you win it; “Koi-koi” plays on for more.",
    ),
    ("koi-koi", pytest.mark.rule("KK-3"), "In your last turn of the round it is always “Game”."),
    ("koi-koi", pytest.mark.rule("KK-4"), "doubled if the opponent had called “Koi-koi”."),
    ("koi-koi", pytest.mark.rule("KK-5"), "one gains these points, the other loses them"),
    ("koi-koi", pytest.mark.rule("KK-6"), "the round is drawn and nobody scores"),
    (
        "koi-koi",
        pytest.mark.rule("KK-7"),
        "The highest total wins; players with the same total share the win.",
    ),
    ("koi-koi", pytest.mark.rule("KK-8"), "The Rain Man and three other brights. Seven points."),
    (
        "koi-koi",
        pytest.mark.rule("KK-8"),
        "Five animals. One point. One point more for each further animal.",
    ),
    (
        "koi-koi",
        pytest.mark.rule("KK-9"),
        "Of Goko, Shiko, Ame-Shiko and Sanko, only your best counts.",
    ),
    ("koi-koi", pytest.mark.rule("KK-9"), "Counts in place of Aka-tan, Ao-tan and Tan."),
    (
        "koi-koi",
        pytest.mark.rule("KK-10"),
        "The Sake Cup counts both as an animal and as a chaff card.",
    ),
    (
        "go-stop",
        pytest.mark.rule("F-11"),
        "Ppeok: if your hand card captured the only card of its month",
    ),
    (
        "go-stop",
        pytest.mark.rule("GS-1"),
        "Three players: seven cards each and six on the field. The other 21",
    ),
    (
        "go-stop",
        pytest.mark.rule("GS-2"),
        "It wins the round at once, and each opponent pays five points.",
    ),
    (
        "go-stop",
        pytest.mark.rule("GS-3"),
        "you may show them to all before you play your first card",
    ),
    ("go-stop", pytest.mark.rule("GS-3"), "and then turn up two stock cards, one after the other."),
    (
        "go-stop",
        pytest.mark.rule("GS-5"),
        "either as an animal or as two chaff, whichever scores better, but never",
    ),
    ("go-stop", pytest.mark.rule("GS-5"), "The coloured chaff of December counts as two chaff."),
    ("go-stop", pytest.mark.rule("GS-6"), "One card if your turn leaves the field empty."),
    ("go-stop", pytest.mark.rule("GS-6"), "what counts least goes first"),
    ("go-stop", pytest.mark.rule("GS-6"), "The last turn of a round takes nothing."),
    (
        "go-stop",
        pytest.mark.rule("GS-7"),
        "When a turn brings your yaku to at least three points, choose: “Stop”",
    ),
    ("go-stop", pytest.mark.rule("GS-8"), "the round is drawn and nobody scores"),
    (
        "go-stop",
        pytest.mark.rule("GS-9"),
        "had called “Go” three times; doubled again for each further time.",
    ),
    (
        "go-stop",
        pytest.mark.rule("GS-9"),
        "doubled for an opponent who captured at most four chaff if the winner's",
    ),
    (
        "go-stop",
        pytest.mark.rule("GS-9"),
        "doubled for an opponent who captured no brights if the winner's yaku",
    ),
    ("go-stop", pytest.mark.rule("GS-9"), "doubled if the winner captured seven animals or more."),
    (
        "go-stop",
        pytest.mark.rule("GS-10"),
        "Each opponent pays what all the winner's yaku are worth",
    ),
    ("go-stop", pytest.mark.rule("GS-11"), "The Rain Man and two other brights. Two points."),
    (
        "koi-koi-modern",
        pytest.mark.rule("KK-11"),
        "doubled if the winner's yaku are worth seven points or more.",
    ),
    ("koi-koi-modern", pytest.mark.rule("KK-12"), "All five brights. Fifteen points."),
    (
        "go-stop-korean",
        pytest.mark.rule("GS-12"),
        "to at least seven points (with two players) or three (with three)",
    ),
    ("go-stop-korean", pytest.mark.rule("GS-12"), "Each “Go” that you called adds one point"),
    (
        "go-stop-korean",
        pytest.mark.rule("GS-12"),
        "one to seven chaff (with two players) or one to five (with three)",
    ),
    ("go-stop-korean", pytest.mark.rule("GS-12"), "that opponent pays for all the others too"),
    (
        "go-stop-korean",
        pytest.mark.rule("GS-12"),
        "you may take two later turns without playing a hand card",
    ),
)
def test_a_game_is_told_as_it_is_ruled(game: str, fact: str) -> None:
    assert_told(game, fact)
