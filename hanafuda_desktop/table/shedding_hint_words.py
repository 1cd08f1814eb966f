"""Why a move of a shedding game is a good one, in a few words: what it sheds, and its effect."""

from __future__ import annotations

from hanafuda_desktop.engine.shedding.coming import coming_effect, shed_by, wins
from hanafuda_desktop.engine.shedding.moves import (
    Combine,
    DiscardDrawn,
    Keep,
    Pass,
    SheddingMove,
    Struggle,
    Swap,
)
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.shedding_words import SheddingWords, foretell
from hanafuda_desktop.table.turn_words import card_words

__all__ = ["combination_words", "shedding_hint_words"]


def shedding_hint_words(
    rules: SheddingRules, view: View, move: SheddingMove, names: RoundNames
) -> str:
    """What a move does and why that is good, as a sentence.

    Args:
        rules: the game's rules.
        view: what the seat to move sees.
        move: the move.
        names: of the seats.
    """
    match move:
        case Combine():
            return f"{combination_words(move)}: {_reasons(rules, view, move)}."
        case DiscardDrawn(onto):
            where = "on the discard pile" if onto is None else f"on {card_words([onto])}"
            return f"Lay the drawn card {where}: {_reasons(rules, view, move)}."
        case Keep():
            return "Keep the drawn card."
        case Struggle():
            return "Draw a card: nothing better goes together."
        case Pass():
            return "There is nothing to play and nothing to draw."
        case Swap(seat):
            count = len(view.pile(f"h{seat}").cards)
            cards = "one card" if count == 1 else f"{count} cards"
            return f"Swap hands with {names.whom(seat)}, who has {cards}."
        case _:
            return ""


def combination_words(move: Combine) -> str:
    """What playing a combination does, without a full stop."""
    if move.hand and move.field:
        return f"Lay {card_words(move.hand)} on {card_words(move.field)}"
    if move.hand:
        return f"Discard {card_words(move.hand)}"
    discarded = f"Discard {card_words(move.field)} from the field"
    return f"{discarded} and lay {card_words(move.lay)} there" if move.lay else discarded


def _reasons(rules: SheddingRules, view: View, move: SheddingMove) -> str:
    if wins(view, move):
        return "your last card, and the round is yours"
    shed = shed_by(move)
    cards = "one card" if shed == 1 else f"{shed} cards"
    reason = f"{cards} fewer in your hand" if shed else "no more cards in your hand"
    if coming_effect(rules, view, move) is not None:
        said = foretell(rules, view, move, SheddingWords()).said.rstrip(".")
        reason += f", and {said[:1].lower()}{said[1:]}"
    return reason
