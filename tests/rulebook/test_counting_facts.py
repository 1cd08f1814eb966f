"""The pages of the fishing games that are counted tell them as they are ruled."""

from __future__ import annotations

import pytest

from tests.rulebook.told import assert_told, facts


@pytest.mark.deep_but(10)
@facts(
    ("hana-awase-must-match", pytest.mark.rule("F-7"), "you must play such a card"),
    ("higo-bana", pytest.mark.rule("F-11"), "all three stay on the field"),
    (
        "higo-bana",
        pytest.mark.rule("HB-1"),
        "Six players: three cards each and twelve on the field.",
    ),
    (
        "higo-bana",
        pytest.mark.rule("HB-2"),
        "lie on the field after the deal, the dealer captures them.",
    ),
    ("higo-bana", pytest.mark.rule("HB-3"), "Twenty points each: all brights but the Rain Man."),
    ("higo-bana", pytest.mark.rule("HB-5"), "The round is over when the stock is used up"),
    ("higo-bana", pytest.mark.rule("HB-6"), "Add your own yaku. Take away each opponent's yaku."),
    (
        "higo-bana",
        pytest.mark.rule("HB-7"),
        "It earns two points if it is ahead of the next best by 100 or more.",
    ),
    ("higo-bana", pytest.mark.rule("HB-7"), "If several are tied for best, nobody earns anything."),
    (
        "mushi",
        pytest.mark.rule("MU-1"),
        "It leaves out all cards of June and July: 40 cards in all.",
    ),
    (
        "mushi",
        pytest.mark.rule("MU-1"),
        "four at a time, to the others, to the field and to the dealer in turn",
    ),
    ("mushi", pytest.mark.rule("MU-1"), "Hands and stock are used up at the same time"),
    (
        "mushi",
        pytest.mark.rule("MU-3"),
        "captures one field card of your choice: any card but those of November",
    ),
    ("mushi", pytest.mark.rule("MU-4"), "While it lies on the field, no hand card captures it."),
    ("mushi", pytest.mark.rule("MU-4"), "from the stock, that card must capture it"),
    (
        "mushi",
        pytest.mark.rule("MU-5"),
        "the very last card of the stock, it captures everything that is left",
    ),
    (
        "mushi",
        pytest.mark.rule("MU-7"),
        "the odd card left of that month goes to the player who made that capture",
    ),
    ("mushi", pytest.mark.rule("MU-7"), "goes to whoever captured the others of that month"),
    (
        "mushi",
        pytest.mark.rule("MU-8"),
        "also dealt again if the field shows the Rain Man, the Swallow and the",
    ),
    (
        "mushi",
        pytest.mark.rule("MU-9"),
        "Take away 115 points, so that an even share is worth nothing.",
    ),
    ("mushi", pytest.mark.rule("MU-9"), "Add your own yaku. Take away the opponent's yaku."),
    ("mushi", pytest.mark.rule("MU-10"), "All four cards of April. Ten points."),
    ("higo-bana-teams", pytest.mark.rule("HB-1"), "For four or six players."),
    (
        "higo-bana-teams",
        pytest.mark.rule("HB-1"),
        "partners sit opposite each other and share what they capture",
    ),
    (
        "higo-bana-hawaii",
        pytest.mark.rule("HB-10"),
        "No points: all chaff but the coloured chaff of December.",
    ),
    ("higo-bana-hawaii", pytest.mark.rule("HB-10"), "Your own yaku are not added."),
    (
        "higo-bana-hawaii",
        pytest.mark.rule("HB-10"),
        "captured by any card of November and by no other card",
    ),
    (
        "higo-bana-hawaii",
        pytest.mark.rule("HB-10"),
        "the odd cards left of that month and of its own go to the player",
    ),
    (
        "hana-awase",
        pytest.mark.rule("HA-1"),
        "Four players: five cards each and eight on the field.",
    ),
    ("hana-awase", pytest.mark.rule("HA-3"), "The results of all rounds are added up."),
    (
        "hana-awase",
        pytest.mark.rule("HA-4"),
        "Seven ribbons other than the ribbon of November. 50 points.",
    ),
    (
        "hana-awase",
        pytest.mark.rule("HA-4"),
        "Of Goko, Shiko and Matsu-Kiri-Bozu, only your best counts.",
    ),
)
def test_a_game_is_told_as_it_is_ruled(game: str, fact: str) -> None:
    assert_told(game, fact)
