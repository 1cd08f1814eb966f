"""What the status line says of any game; the rest says whoever attends to its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.schema.values import plain

if TYPE_CHECKING:
    from hanafuda_desktop.app.session import Session

__all__ = ["STATUS_FACTS", "game_facts", "plain_number"]

STATUS_FACTS: Final = (
    tr_noop("Game"),
    tr_noop("Deal"),
    tr_noop("Round"),
    tr_noop("Turn"),
    tr_noop("Points"),
    tr_noop("Yaku"),
    tr_noop("Redeals"),
    tr_noop("Moves"),
    tr_noop("Outlook"),
)
"""What there is a place for, from left to right; said with ``tr``."""


def game_facts(session: Session) -> dict[str, str]:
    """What stands in the places that every game has."""
    game = session.game
    facts = {"Game": plain(session.rules.name)}
    if game.order is not None or game.picture is not None:
        facts["Deal"] = tr("Deal from a file")
    elif not session.hides_deal:
        facts["Deal"] = tr("Deal {number}", number=game.seed)
    return facts


def plain_number(number: int) -> str:
    """A number with a minus sign that is as wide as a plus."""
    return str(number).replace("-", "\N{MINUS SIGN}")
