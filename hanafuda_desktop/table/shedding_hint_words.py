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
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.table.phrases import card_words
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.shedding_words import foretell

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
            said, why = combination_words(move), _reasons(rules, view, move)
            return tr("{move}: {reasons}.", move=said, reasons=why)
        case DiscardDrawn(onto):
            why = _reasons(rules, view, move)
            if onto is None:
                return tr("Lay the drawn card on the discard pile: {reasons}.", reasons=why)
            card = card_words([onto])
            return tr("Lay the drawn card on {card}: {reasons}.", card=card, reasons=why)
        case Keep():
            return tr("Keep the drawn card.")
        case Struggle():
            return tr("Draw a card: nothing better goes together.")
        case Pass():
            return tr("There is nothing to play and nothing to draw.")
        case Swap(seat):
            count = len(view.pile(f"h{seat}").cards)
            return trn(
                "Swap hands with {name}, who has one card.",
                "Swap hands with {name}, who has {n} cards.",
                count,
                name=names.whom(seat),
            )
        case _:
            return ""


def combination_words(move: Combine) -> str:
    """What playing a combination does, without a full stop."""
    hand, field = card_words(move.hand), card_words(move.field)
    if hand and field:
        return tr("Lay {cards} on {field}", cards=hand, field=field)
    if hand:
        return tr("Discard {cards}", cards=hand)
    if not move.lay:
        return tr("Discard {cards} from the field", cards=field)
    return tr(
        "Discard {cards} from the field and lay {laid} there",
        cards=field,
        laid=card_words(move.lay),
    )


def _reasons(rules: SheddingRules, view: View, move: SheddingMove) -> str:
    if wins(view, move):
        return tr("your last card, and the round is yours")
    shed = shed_by(move)
    reason = tr("no more cards in your hand")
    if shed:
        reason = trn("one card fewer in your hand", "{n} cards fewer in your hand", shed)
    if coming_effect(rules, view, move) is None:
        return reason
    effect = _within(foretell(rules, view, move).said)
    return tr("{reason}, and {effect}", reason=reason, effect=effect)


def _within(said: str) -> str:
    """A sentence that goes on with another one: small at first, and without its full stop."""
    return f"{said[:1].lower()}{said[1:].rstrip('.。')}"
