"""What a hand card may be dropped on is what it captures, and nothing else that lies there."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards, shorts
from hanafuda_desktop.families.fishing.ui.table import FishingTable
from hanafuda_desktop.table.board import Hit
from tests.families.fishing.tables import rules_of, table


@pytest.mark.rule("F-5")
@pytest.mark.parametrize(
    ("field", "taken"),
    [
        # Two wild cards lie there too, but a whole month is captured by its fourth card.
        ("12+13+14 b4 b1 51", "12 13 14"),
        ("12 13 b4 51", "12 13 b4"),
        ("12 51", "12"),
        ("41 51", ""),
    ],
)
def test_what_is_lit_is_what_is_captured(field: str, taken: str) -> None:
    position = table("two-wilds", f"h0: 11 21\nh1: 31\nf: {field}")
    view = position.family.view(position.state, 0)
    moves = position.family.legal_moves(position.state, 0)
    choices = FishingTable(rules_of("two-wilds")).choices(view, moves)
    (crane,) = parse_cards("11")
    own = view.pile("h0").cards.index(crane)
    lit = [target.place for target in choices.targets("h0", own) if not target.quiet]
    cards = [view.pile("f").cards[at.index] for at in lit if isinstance(at, Hit) and at.index >= 0]
    assert shorts(sorted(card for card in cards if card is not None)) == taken
