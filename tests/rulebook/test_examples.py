"""The example of a page adds up, line by line, to exactly what the engine counted."""

from __future__ import annotations

import re
from math import prod
from typing import Any

import pytest

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import RoundEnding, RoundResult
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game, rulebook_of
from hanafuda_desktop.rulebook.blocks import Block, Heading, Paragraph, Points, SumRow, Sums
from hanafuda_desktop.rulebook.card_words import NAMES, names
from hanafuda_desktop.rulebook.page import example_sections
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rules.schema.game import GameBase
from tests.rulebook.games import changed, made_up, rules_of
from tests.rulebook.rounds import played, result_of, spoils_of

CATALOGUE = our_games()
TABLE_GAMES = [
    entry.id for entry in CATALOGUE.entries() if CATALOGUE.game(entry.id).family != "tableau"
]
SEEDS = (1, 2, 3)

# Of the made-up games: what a house might play otherwise about points.
HOUSE_RULES: list[tuple[str, dict[str, Any]]] = [
    ("bay", {"limit": 3}),
    ("bay", {"losers_pay": "false"}),
    ("bay", {"stopping.go_points": 3}),
    ("bay", {"stopping.most_calls": 0}),
    ("lake", {"round_score.own_yaku": "false"}),
    ("lake", {"round_score.par": {"any": 7}}),
    ("lake", {"round_score.others_yaku": "false"}),
    ("lake", {"round_score.cards": "false"}),
    ("grove", {"losers_pay": "false"}),
    ("grove", {"limit": 2}),
    ("grove", {"race.settled_by": "chance"}),
    ("squall", {}),
]


def _blocks(game: Game, rules: GameBase) -> tuple[Block, ...]:
    (section,) = example_sections(game, Setting(rules), rulebook_of(rules))
    return section.blocks


def _number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-")) if text else 0


def _adds_up(rows: tuple[SumRow, ...]) -> int:
    *lines, last = rows
    assert last.is_sum
    assert not any(line.is_sum for line in lines)
    assert sum(_number(line.points) for line in lines) == _number(last.points)
    return _number(last.points)


def _accounts(blocks: tuple[Block, ...]) -> dict[str, int]:
    """The sum of every account, by the heading or the words over it."""
    found, over = {}, ""
    for block in blocks:
        if isinstance(block, Heading | Paragraph):
            over = block.words
        elif isinstance(block, Sums):
            found[over.split(" still has ")[0]] = _adds_up(block.rows)
    return found


def _lines(blocks: tuple[Block, ...]) -> list[str]:
    paragraphs = [block.words for block in blocks if isinstance(block, Paragraph)]
    return paragraphs + [line for b in blocks if isinstance(b, Points) for line in b.words]


def _check_gains(result: RoundResult, blocks: tuple[Block, ...]) -> None:
    (told,) = (line for line in _lines(blocks) if line.startswith("On the score sheet: "))
    gains = [_number(gain) for gain in re.findall(r"([+\N{MINUS SIGN}]?\d+)(?:,|\.)", told)]
    assert tuple(gains) == result.gains


def _check_fishing(result: RoundResult, blocks: tuple[Block, ...]) -> None:
    accounts = _accounts(blocks)
    for side in result.sides:
        name = names(side.seats)
        if result.ending is RoundEnding.COUNTED:
            assert accounts.get(name, 0) == side.result
        elif set(side.seats) & set(result.winners):
            assert accounts.get(name, 0) == side.yaku_points
        else:
            assert name not in accounts
    paid = [line for block in blocks if isinstance(block, Points) for line in block.words]
    assert len(paid) == len(result.payments)
    for payment, told in zip(result.payments, paid, strict=True):
        assert {NAMES[payment.payer], NAMES[payment.payee]} <= set(re.findall(r"\w+", told))
        assert str(payment.amount) in told
        if payment.factors and not payment.limited:
            numbers = re.findall(r"\d+(?= ×| \()", told.split(":")[1])
            assert prod(map(int, numbers)) == payment.amount
    _check_gains(result, blocks)


def _check_shedding(result: RoundResult, blocks: tuple[Block, ...]) -> None:
    if result.ending is RoundEnding.DRAWN:
        assert not _accounts(blocks)
        return
    left = {NAMES[s.seats[0]]: s.card_points for s in result.sides if s.captured}
    assert _accounts(blocks) == left
    lines = " ".join(_lines(blocks))
    for payment in result.payments:
        payer, payee = NAMES[payment.payer], NAMES[payment.payee]
        paid = f"{payer} pays {payee} {payment.amount}"
        gained = f"{payee} gains {payment.amount} on account of {payer}"
        assert (paid if result.losers_pay else gained) in lines
    _check_gains(result, blocks)


def _check(rules: GameBase, seed: int, players: int | None = None) -> None:
    game = played(rules, seed, players)
    blocks = _blocks(game, rules)
    result, spoils = result_of(game), spoils_of(game)
    if result is not None and rules.family == "fishing":
        _check_fishing(result, blocks)
    elif result is not None:
        _check_shedding(result, blocks)
    else:
        assert spoils is not None
        held = [_adds_up(block.rows) for block in blocks if isinstance(block, Sums)]
        assert tuple(held) == spoils.held


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", TABLE_GAMES)
def test_an_example_is_counted_as_the_engine_counts(game: str, seed: int) -> None:
    rules = CATALOGUE.game(game)
    counts = rules.player_counts
    _check(rules, seed, counts[seed % len(counts)])


@pytest.mark.deep_but(3)
@pytest.mark.parametrize(("game", "changes"), HOUSE_RULES, ids=str)
def test_the_example_of_a_house_rule_adds_up_too(game: str, changes: dict[str, Any]) -> None:
    rules = made_up(game)
    for path, value in changes.items():
        rules = changed(rules, path, value)
    for seed in range(11, 19):
        _check(rules_of(rules), seed)


def test_of_a_stopped_round_only_the_winner_is_counted() -> None:
    rules = CATALOGUE.game("go-stop-korean")
    for seed in range(1, 30):
        game = played(rules, seed)
        result = result_of(game)
        assert result is not None
        lost = [s for s in result.sides if s.yaku and s.seats[0] not in result.winners]
        if result.ending is RoundEnding.STOPPED and lost:
            break
    words = " ".join(_lines(_blocks(game, rules)))
    assert "what these make in yaku counts for nothing" in words


def test_a_side_of_several_is_told_in_the_plural() -> None:
    rules = CATALOGUE.game("higo-bana-teams")
    words = " ".join(_lines(_blocks(played(rules, 1, 4), rules)))
    assert re.search(r"\w+ and \w+ have the best result, \d+ ahead of the next, and earn ", words)


def test_a_turn_is_told_with_its_cards() -> None:
    rules = CATALOGUE.game("koi-koi")
    words = str(_blocks(played(rules, 3), rules))
    assert re.search(r"\w+ plays [\w ]+ and captures [\w ]+\.", words)
    assert re.search(
        r"\w+ turns up [\w ]+(, which stays on the field| and captures [\w ]+)\.", words
    )


def test_a_game_that_nobody_played_has_no_example() -> None:
    for game in ("koi-koi", "yatsuhashi", "hanapette", "untitled"):
        rules = CATALOGUE.game(game)
        assert example_sections(new_game(rules, seed=1), Setting(rules), rulebook_of(rules)) == []
