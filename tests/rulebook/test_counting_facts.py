"""The pages of the fishing games that are counted tell them as they are ruled."""

from __future__ import annotations

import pytest

from hanafuda_desktop.rules.catalogue import Catalogue
from tests.rulebook.games import page_words

CATALOGUE = Catalogue.shipped()


@pytest.mark.parametrize(
    ("game", "fact"),
    [
        pytest.param(
            "hana-awase-must-match", "you must play such a card", marks=pytest.mark.rule("F-7")
        ),
        pytest.param("higo-bana", "all three stay on the field", marks=pytest.mark.rule("F-11")),
        pytest.param(
            "higo-bana",
            "Six players: three cards each and twelve on the field.",
            marks=pytest.mark.rule("HB-1"),
        ),
        pytest.param(
            "higo-bana",
            "lie on the field after the deal, the dealer captures them.",
            marks=pytest.mark.rule("HB-2"),
        ),
        pytest.param(
            "higo-bana",
            "Twenty points each: all brights but the Rain Man.",
            marks=pytest.mark.rule("HB-3"),
        ),
        pytest.param(
            "higo-bana",
            "The round is over when the stock is used up",
            marks=pytest.mark.rule("HB-5"),
        ),
        pytest.param(
            "higo-bana",
            "Add your own yaku. Take away each opponent's yaku.",
            marks=pytest.mark.rule("HB-6"),
        ),
        pytest.param(
            "higo-bana",
            "It earns two points if it is ahead of the next best by 100 or more.",
            marks=pytest.mark.rule("HB-7"),
        ),
        pytest.param(
            "higo-bana",
            "If several are tied for best, nobody earns anything.",
            marks=pytest.mark.rule("HB-7"),
        ),
        pytest.param(
            "mushi",
            "It has 40 cards; left out are all cards of June and July.",
            marks=pytest.mark.rule("MU-1"),
        ),
        pytest.param(
            "mushi",
            "four at a time, to the others, to the field and to the dealer in turn",
            marks=pytest.mark.rule("MU-1"),
        ),
        pytest.param(
            "mushi", "Hands and stock are used up at the same time", marks=pytest.mark.rule("MU-1")
        ),
        pytest.param(
            "mushi",
            "captures one field card of your choice: any card but those of November",
            marks=pytest.mark.rule("MU-3"),
        ),
        pytest.param(
            "mushi",
            "While it lies on the field, no hand card captures it.",
            marks=pytest.mark.rule("MU-4"),
        ),
        pytest.param(
            "mushi",
            "is turned up from the stock, that card must capture it",
            marks=pytest.mark.rule("MU-4"),
        ),
        pytest.param(
            "mushi",
            "the very last card of the stock, it captures everything that is left",
            marks=pytest.mark.rule("MU-5"),
        ),
        pytest.param(
            "mushi",
            "the odd card left of that month goes to the player who made that capture",
            marks=pytest.mark.rule("MU-7"),
        ),
        pytest.param(
            "mushi",
            "goes to whoever captured the others of that month",
            marks=pytest.mark.rule("MU-7"),
        ),
        pytest.param(
            "mushi",
            "also dealt again if the field shows the Rain Man, the Swallow and the",
            marks=pytest.mark.rule("MU-8"),
        ),
        pytest.param(
            "mushi",
            "Take away 115 points, so that an even share is worth nothing.",
            marks=pytest.mark.rule("MU-9"),
        ),
        pytest.param(
            "mushi",
            "Add your own yaku. Take away the opponent's yaku.",
            marks=pytest.mark.rule("MU-9"),
        ),
        pytest.param(
            "mushi", "All four cards of April. Ten points.", marks=pytest.mark.rule("MU-10")
        ),
        pytest.param("higo-bana-teams", "For four or six players.", marks=pytest.mark.rule("HB-1")),
        pytest.param(
            "higo-bana-teams",
            "partners sit opposite each other and share what they capture",
            marks=pytest.mark.rule("HB-1"),
        ),
        pytest.param(
            "higo-bana-hawaii",
            "No points: all chaff but the coloured chaff of December.",
            marks=pytest.mark.rule("HB-10"),
        ),
        pytest.param(
            "higo-bana-hawaii", "Your own yaku are not added.", marks=pytest.mark.rule("HB-10")
        ),
        pytest.param(
            "higo-bana-hawaii",
            "captured by any card of November and by no other card",
            marks=pytest.mark.rule("HB-10"),
        ),
        pytest.param(
            "higo-bana-hawaii",
            "the odd cards left of that month and of its own go to the player",
            marks=pytest.mark.rule("HB-10"),
        ),
        pytest.param(
            "hana-awase",
            "Four players: five cards each and eight on the field.",
            marks=pytest.mark.rule("HA-1"),
        ),
        pytest.param(
            "hana-awase", "The results of all rounds are added up.", marks=pytest.mark.rule("HA-3")
        ),
        pytest.param(
            "hana-awase",
            "Seven ribbons other than the ribbon of November. 50 points.",
            marks=pytest.mark.rule("HA-4"),
        ),
        pytest.param(
            "hana-awase",
            "Of Goko, Shiko and Matsu-Kiri-Bozu, only your best counts.",
            marks=pytest.mark.rule("HA-4"),
        ),
    ],
)
def test_a_game_is_told_as_it_is_ruled(game: str, fact: str) -> None:
    assert fact in page_words(CATALOGUE.game(game))
