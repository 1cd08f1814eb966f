from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.notation import shorts
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.family import DealError, EngineError, Family, RecordError
from hanafuda_desktop.engine.game import Deal, read_deal
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import compile_rules, new_game
from hanafuda_desktop.rules.schema.game import GameBase
from tests.engine.conforming import check_faulty_position

ORDER = shuffled(range(48), 7)


@pytest.fixture(scope="module")
def rules() -> GameBase:
    return our_games().game("yatsuhashi")


@pytest.fixture(scope="module")
def family(rules: GameBase) -> Family[object, object]:
    return compile_rules(rules)


@pytest.mark.parametrize(
    "text",
    [
        shorts(ORDER),
        "\n".join(CARDS[card].id for card in ORDER),
        "# a hard one\n\n" + ", ".join(CARDS[card].id.upper() for card in ORDER) + "  # the end\n",
        "\r\n".join(shorts(ORDER[at : at + 6]) for at in range(0, 48, 6)),
    ],
    ids=["short-forms", "ids", "commas-and-remarks", "a-line-a-column"],
)
def test_a_deal_is_read(family: Family[object, object], text: str) -> None:
    assert read_deal(text, family) == Deal(order=ORDER)


@pytest.mark.rule("YA-1")
def test_columns_come_first_and_then_the_stock(rules: GameBase) -> None:
    view = new_game(rules, laid=Deal(order=ORDER)).view()
    assert view.pile("c1").cards[-1] == ORDER[5]
    assert view.pile("c6").cards[-1] == ORDER[35]
    game = new_game(rules, laid=Deal(order=ORDER))
    game.push(game.family.read_move("t"))
    assert game.view().pile("w").top == ORDER[36]


def test_a_position_is_a_deal_too(rules: GameBase, family: Family[object, object]) -> None:
    game = new_game(rules, seed=3)
    for _ in range(30):
        game.push(game.legal_moves()[-1])
    position = game.family.position(game.state)
    deal = read_deal("# as reported\n" + position, family)
    assert new_game(rules, laid=deal).state == game.state


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no cards"),
        ("# nothing\n", "no cards"),
        ("11 12\n13 pine-crain", "line 2: unknown card 'pine-crain'; did you mean 'pine-crane'"),
        ("11 zz", "line 1: unknown card 'zz'"),
        ("11 12\n# x\n12", r"line 3: '12' \(pine-ribbon\) is listed twice, first on line 1"),
        ("11 pine-crane", r"line 1: 'pine-crane' \(pine-crane\) is listed twice"),
        (shorts(range(47)), r"1 card is missing: paulownia-chaff-3 \(c4\)"),
        (shorts(range(40)), r"8 cards are missing: willow-rainman .* and 2 more"),
        ("x" * 100_001, "too long"),
    ],
)
def test_a_fault_is_named(family: Family[object, object], text: str, says: str) -> None:
    with pytest.raises(DealError, match=says):
        read_deal(text, family)


def test_a_position_with_a_fault_is_refused(family: Family[object, object]) -> None:
    with pytest.raises(RecordError, match="line 2"):
        read_deal("c1: 11\nc99: 12\n", family)
    with pytest.raises(EngineError):
        read_deal("c1: 11\n", family)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("s", "a line is a name, a colon"),
        ("c99: 12", "line 9: this game has no pile 'c99'"),
        ("s: 11\ns: 12", "pile 's' stands twice"),
        ("c1: 11) 12", "face-down cards stand first, in one pair of brackets"),
        ("redeals: one", "'one' is not a whole number"),
        ("y: ours 11", "this game has no yaku 'ours'"),
        ("c1: zz", "unknown card 'zz'"),
        ("c1:", "these are not the deck's cards; missing:"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(rules: GameBase, line: str, message: str) -> None:
    game = new_game(rules, seed=3)
    check_faulty_position(game.family, game.state, line, message)
