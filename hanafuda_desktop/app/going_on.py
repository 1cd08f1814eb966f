"""A game played on by other rules: the same deal, and every move of it that was played so far."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.sitting import Sitting, dealt
from hanafuda_desktop.engine.dealing import Deal
from hanafuda_desktop.engine.errors import EngineError
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["CannotGoOn", "gone_on", "laid_deal"]

_STOPS: Final = (".", "。")


class CannotGoOn(Exception):
    """Why these rules do not allow what was played, to be said behind a colon."""


def gone_on(before: Sitting, rules: GameRules, seating: Seating | None = None) -> Sitting:
    """The same game by other rules, played up to where it is now.

    Args:
        before: the game; it stays as it is.
        rules: the rules.
        seating: who sits where from now on; who sits there now if left out.

    Raises:
        EngineError: the deal is not possible by these rules.
        CannotGoOn: something that was played is not.
    """
    seating = before.seating if seating is None else seating
    if not seating.fits(rules):
        raise CannotGoOn(tr("it is no game for these players any more."))
    game = before.game
    sitting = dealt(rules, seating, game.seed, laid_deal(game))
    sitting.chance, sitting.taken_back = before.chance, before.taken_back
    sitting.helped = before.helped
    _play_again(sitting, [game.family.write_move(move) for move in game.moves])
    sitting.cut_short = before.cut_short
    if game.moves and before.shown_seat < len(seating.seats):
        sitting.show(before.shown_seat, veiled=before.veiled)
    return sitting


def laid_deal(game: Game) -> Deal | None:
    """How a person laid a game out; ``None`` if its number says all."""
    is_laid = game.order is not None or game.picture is not None
    return Deal(order=game.order, picture=game.picture) if is_laid else None


def _play_again(sitting: Sitting, words: list[str]) -> None:
    """Play these moves.

    Raises:
        CannotGoOn: one of them is not possible.
    """
    game = sitting.game
    for number, word in enumerate(words, start=1):
        try:
            move = game.family.read_move(word)
            why = game.refusal(move)
            if why is None:
                sitting.push(move)
        except EngineError as error:
            why = str(error)
        if why is not None:
            if not why.endswith(_STOPS):
                why = tr("{said}.", said=why)
            said = tr_noop("move {number} ({move}) is not possible any more. {why}")
            raise CannotGoOn(tr(said, number=number, move=word, why=why))
