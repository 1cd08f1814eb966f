"""What the status line says of a game, in the words of its family."""

from __future__ import annotations

from collections.abc import Iterator

from hanafuda_desktop.app.session import Session
from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["STATUS_FACTS", "plain_number", "status_facts"]

STATUS_FACTS = ("Game", "Deal", "Round", "Turn", "Points", "Yaku", "Redeals", "Moves")
"""What there is a place for, from left to right."""
_FEW = 3
_ASKED = {
    "pick": "Pick a card: the earliest month deals",
    "take": "Choose what the turned card takes",
}
"""What is not said by a panel, nor by the hand that lies there."""


def status_facts(session: Session) -> dict[str, str]:
    """What stands in each place; one that is not named stays empty."""
    game = session.game
    written = game.order is not None or game.picture is not None
    facts = {"Game": plain(session.rules.name)}
    if written:
        facts["Deal"] = "Deal from a file"
    elif not session.hides_deal:
        facts["Deal"] = f"Deal {game.seed}"
    match session.rules.family:
        case "tableau":
            return facts | dict(_of_patience(session))
        case "fishing":
            return facts | dict(_of_rounds(session))


def _of_patience(session: Session) -> Iterator[tuple[str, str]]:
    view = session.view
    if view.yaku:
        collected = sum(1 for place in view.yaku if place.collected)
        yield "Yaku", f"Yaku {collected}/{len(view.yaku)}"
    yield "Redeals", _redeals(session.rules, view)
    count = len(session.game.moves)
    yield "Moves", "1 move" if count == 1 else f"{count} moves"


def _redeals(rules: GameRules, view: View) -> str:
    """How often the stock may still be turned over; nothing where that is no question."""
    from hanafuda_desktop.rules.schema.tableau import TableauRules

    stock = rules.stock if isinstance(rules, TableauRules) else None
    if stock is None or stock.to != "waste" or stock.redeals in ("unlimited", 0):
        return ""
    if not (view.pile("s").cards or view.pile("w").cards):
        return ""  # nothing that could be turned over
    match view.redeals_left:
        case None:
            return ""
        case 1:
            return "1 redeal left"
        case left:
            return f"{left} redeals left"


def _of_rounds(session: Session) -> Iterator[tuple[str, str]]:
    view = session.view
    if view.round is None:
        return
    name = session.seating.name
    if view.round.number:
        month = MONTHS[view.round.month - 1].english
        dealer = f"{name(view.round.dealer)} deal{'' if name(view.round.dealer) == 'You' else 's'}"
        yield "Round", f"Round {view.round.number} of {view.round.rounds}, {month}, {dealer}"
    yield "Turn", _turn(session, view)
    totals = [f"{name(seat)} {plain_number(total)}" for seat, total in enumerate(view.round.totals)]
    # Where many sit there is no room for all; their plates say it.
    yield "Points", ", ".join(totals) if len(totals) <= _FEW else totals[view.seat]


def plain_number(number: int) -> str:
    """A number with a minus sign that is as wide as a plus."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def _turn(session: Session, view: View) -> str:
    """Whose turn it is."""
    if view.to_move is None:
        return "The game is over"
    asked = session.sitting.asked
    if asked == "next":
        return "The round is over"
    if session.moves and asked in _ASKED:
        return _ASKED[asked]
    name = session.seating.name(view.to_move)
    return "Your turn" if name == "You" else f"{name}'s turn"
