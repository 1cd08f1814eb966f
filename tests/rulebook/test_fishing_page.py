"""What the page of a fishing game says for which value: every choice of words once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.games import changed, made_up, page_words

IN_THE_BAY: tuple[tuple[str, Any, str], ...] = (
    ("players", {"least": 3, "most": 3}, "For three players."),
    ("players", {"least": 3, "most": 4}, "For three or four players."),
    ("team_size", 2, "Players are in teams of two: partners sit opposite each other"),
    ("team_size", 2, "For four players."),
    ("deal.4.hand", 10, "Four players: ten cards each and eight on the field. There is no stock."),
    ("first_dealer", "draw", "everybody draws a card."),
    ("next_dealer", "same", "The same player deals every round."),
    ("next_dealer", "next", "The next player in turn deals the next round."),
    (
        "four_on_field",
        "redeal",
        "The cards are also dealt again if the field shows four brights or more.",
    ),
    ("dealt_hands_of_several", "first", "the one who comes first in turn order wins."),
    ("dealt_hands.1.exact", "false", "at least three cards of one month and at least two cards of"),
    ("dealt_hands.0.ends", "redeal", "Shoal: all four cards of one month. The cards are dealt"),
    ("match", "nothing", "Play a card from your hand to the field, where it stays"),
    ("match", {"month": "earlier"}, "compared with that card, it is one month earlier."),
    ("match", {"month": "earlier"}, "The months go round: after December comes January again."),
    ("round_ends", "hands", "The round is over when all hands are used up."),
    ("round_ends", "stock", "even if there are cards left in hand."),
    ("wild.0.cards", {"category": "ribbon"}, "All ribbons are wild."),
    ("wild.0.cards", "peony-butterflies", "The Butterflies are wild."),
    ("wild.0.cards", "clover-boar", "The Boar is wild."),
    ("redeal", [{"cards": "all", "count": 3, "same": "month"}], "shows three or more cards of one"),
    ("redeal", [{"cards": "all", "count": 4, "same": "month"}], "shows four cards of one month."),
    (
        "redeal",
        [{"cards": {"category": "chaff"}, "count": 3, "same": "category"}],
        "the field shows three or more chaff of one kind.",
    ),
    ("wild.0.hand_takes", "nothing", "While it lies on the field, no hand card captures it."),
    ("wild.0.drawn_takes", "nothing", "No card turned up from the stock captures it."),
    ("wild.0.drawn_must", "false", "can be captured from the stock by any card but those of"),
    (
        "wild.0.odd_mates",
        "nobody",
        "goes to whoever captured the others of that month when the round ends.",
    ),
    ("bombs.show", "any-turn", "you may show them to all whenever it is your turn."),
    ("bombs.show", "never", "Bomb: if you hold three cards of a month and the fourth lies on"),
    ("bombs.draws", 1, "and then turn up one stock card as usual."),
    ("stealing.own_pair", 2, "Two cards if your stock card captured the hand card"),
    ("counts_as.0.cards", "susuki-geese", "The Geese count either as an animal or as two chaff,"),
    ("counts_as.0.when", "also", "The Sake Cup counts both as an animal and as two chaff."),
    ("counts_as.0.when", "instead", "The Sake Cup counts as two chaff, and not as an animal."),
    ("counts_as.0.cards", {"month": 9}, "All cards of September each count either as a card of"),
    ("counts_as.0.cards", {"role": "lightning"}, "The Lightning counts as two chaff."),
    ("yaku.2.spoiled_by", {"ribbon": "red"}, "Does not count if you have also captured a red rib"),
    ("yaku.2.extra.points", 2, "Two points more for each further animal."),
    (
        "yaku.2.extra.cards",
        ["pine-crane", "clover-boar"],
        "Further cards among the Crane and the Bo",
    ),
    ("stopping.least", 1, "When a turn of yours makes a yaku, choose: “Land”"),
    ("stopping.least", 7, "When a turn brings your yaku to at least seven points, choose:"),
    ("stopping.most_calls", None, "In your last turn of the round it is always “Land”."),
    ("stopping.most_calls", 1, "You may call “Sail” only once in a round. After that, and in"),
    ("stopping.most_calls", 0, "or three (with any other number), the round ends and you win it."),
    ("exhausted", {"scores": "nobody"}, "the round is drawn and nobody scores."),
    ("exhausted", {"scores": "last-yaku"}, "who made or improved a yaku last is paid what these"),
    (
        "losers_pay",
        "false",
        "what all these yaku are worth for each opponent, and nobody loses any.",
    ),
    ("losers_pay", "false", "the dealer gains six points."),
    ("losers_pay", "false", "It wins the round at once, and gains six points for each opponent."),
    ("multipliers.0.repeat", "once", "tripled if the winner had called “Sail” three times."),
    ("multipliers.0.repeat", "sum", "each further time adds two to the factor."),
    ("multipliers.0.factor", 4, "multiplied by four if the winner"),
    ("multipliers.0.when", {"own_calls": 1}, "if the winner had called “Sail”;"),
    ("multipliers.0.when", {"opponent_calls": 1}, "if an opponent had called “Sail”;"),
    ("multipliers.0.when", {"opponent_calls": 2}, "opponents had called “Sail” twice in all;"),
    ("multipliers.0.when", {"last_call": "own"}, "if the winner was the last to call “Sail”"),
    ("multipliers.0.when", {"last_call": "opponent"}, "if an opponent was the last to call"),
    ("multipliers.0.when", {"shown": 1}, "if the winner had shown three cards of a month;"),
    ("multipliers.0.when", {"shown": 2}, "had shown three cards of a month twice;"),
    ("multipliers.0.when", {"bombs": 1}, "if the winner had played a bomb;"),
    ("multipliers.0.when", {"bombs": 2}, "if the winner had played two bombs;"),
    ("multipliers.0.when", {"shown_or_bombs": 2}, "of a month or played a bomb, twice in all;"),
    ("multipliers.0.when", {"drawn_rounds": 1}, "if the round before was drawn;"),
    ("multipliers.0.when", {"drawn_rounds": 2}, "if the two rounds before were all drawn;"),
    ("multipliers.0.when", {"captured": "pine-crane"}, "if the winner captured the Crane"),
    (
        "multipliers.0.when",
        {"opening_field": {"cards": {"category": "bright"}}},
        "if the field showed one bright or more after the deal",
    ),
    (
        "multipliers.0.when",
        {"opening_field": {"cards": ["pine-crane", "cherry-curtain", "susuki-moon"]}},
        "if the field showed the Crane, the Curtain or the Full Moon after the deal",
    ),
    (
        "multipliers.0.when",
        {"captured": {"cards": ["pine-crane", "cherry-curtain", "susuki-moon"], "count": 2}},
        "captured two or more from among the Crane, the Curtain and the Full Moon",
    ),
    (
        "multipliers.0.when",
        {"captured": {"cards": {"month": [1, 11]}}},
        "captured one card of January or November",
    ),
    ("multipliers.0.when", {"dealer": "true"}, "if the winner is the dealer"),
    ("multipliers.0.when", {"dealer": "false"}, "if the winner is not the dealer"),
    ("multipliers.0.when", {"against_dealer": "true"}, "if the one who pays is the dealer"),
    ("multipliers.0.when", {"month": [8, 3]}, "if the round's month is March or August"),
    ("multipliers.0.when", {"total": 7, "dealer": "true"}, "worth seven points or more and the"),
    ("multipliers.1.payer", {"cards": {"category": "bright"}, "most": 0}, "captured no brights if"),
    ("multipliers.1.payer", {"cards": "all", "least": 2, "most": 2}, "captured exactly two cards"),
    ("multipliers.1.payer", {"cards": {"category": "ribbon"}, "most": 1}, "at most one ribbon if"),
    (
        "multipliers.1.payer",
        {"cards": ["pine-crane", "plum-warbler"], "most": 0},
        "who captured none of these: the Crane and the Bush Warbler",
    ),
)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("path", "value", "fact"), IN_THE_BAY, ids=[f"{path}={v}" for path, v, _ in IN_THE_BAY]
)
def test_a_value_decides_what_is_said(path: str, value: Any, fact: str) -> None:
    assert fact not in page_words(made_up("bay"))
    assert fact in page_words(changed(made_up("bay"), path, value))


@pytest.mark.parametrize(
    "fact",
    [
        "For two to four players.",
        "They are dealt four at a time, to the others, to the field and to the dealer in turn",
        "everybody picks one of eight cards that lie face down.",
        "Whoever scored worst in a round deals the next",
        "The game also ends as soon as somebody has 50 points.",
        "exactly three cards of one month and exactly two cards of each of two other months",
        "If several players hold such a winning hand, the round is drawn.",
        "it can be captured from the hand by any card of November and by no other card.",
        "Further animals: one point for the first, the next two, and three for each after that.",
        "Does not count if you have also captured the Rain Man.",
        "Only cards of the round's month count: the first round is January, and so on.",
        "to at least five points (with two players) or three (with any other number), choose:",
        "You may call “Sail” at most three times in a round.",
        "Each “Sail” that you called adds two points to your yaku when you win.",
        "If nobody wins before the cards run out, each opponent pays the dealer six points.",
        "Nobody pays more than 99 points for a round.",
        "Long voyage: tripled if the winner had called “Sail” three times; tripled again for each",
        "one to six chaff (with two players) or one to four (with any other number) if the winner",
    ],
)
def test_a_fact_of_a_game_that_is_stopped(fact: str) -> None:
    assert fact in page_words(made_up("bay"))


@pytest.mark.parametrize(
    "fact",
    [
        "For two, four or six players.",
        "Twelve points each: all brights but the Rain Man.",
        "One point: the Rain Man.",
        "Take away 66 points (with two players) or 33 (with any other number), so that an even",
        "Add your own yaku. Take away each opponent's yaku.",
        "It earns two points if it is ahead of the next best by twenty or more.",
    ],
)
def test_a_fact_of_a_game_that_is_counted(fact: str) -> None:
    assert fact in page_words(made_up("lake"))


def test_two_sides_are_told_as_such() -> None:
    words = page_words(changed(made_up("bay"), "players", {"least": 2, "most": 2}))
    assert "It wins the round at once, and the opponent pays six points." in words
    assert "The loser pays what all the winner's yaku are worth" in words
    assert "pays for all the others" not in words
    assert "each opponent" not in words


def test_teams_of_three_sit_evenly() -> None:
    words = page_words(changed(made_up("lake"), "team_size", 3))
    assert "Players are in teams of three: partners sit evenly spread round the table" in words
    assert "For six players." in words
    assert "Take away the opponent's yaku." in words


def test_results_that_all_count_add_up() -> None:
    words = page_words(changed(made_up("lake"), "best_earns", []))
    assert "The results of all rounds are added up." in words
    assert "best result" not in words
