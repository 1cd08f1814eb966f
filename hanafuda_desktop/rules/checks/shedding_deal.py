"""Whether a shedding game can be dealt: players, hands, field, discard pile and stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.rules.checks.named_cards import deck_has_cards, names_cards
from hanafuda_desktop.rules.checks.problem import Path, Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["CHECKS"]

_FEWEST: Final = 2


def _tables(rules: Any) -> range:
    return range(max(_FEWEST, rules.players.least), rules.players.most + 1)


@reads("players")
def enough_may_play(rules: Any) -> Iterator[Problem]:
    """Two or more."""
    least, most = rules.players.least, rules.players.most
    if least > most:
        message = "the fewest players cannot be more than the most"
        yield Problem(("players", "least"), message)
    elif least < _FEWEST:
        at: Path = ("players", "least") if "players" in rules.model_fields_set else ("players",)
        message = "a shedding game is for two players or more"
        yield Problem(at, message, "write 'players: {least: 2, most: 4}', or how many may play")


@reads("players", "deal")
def everybody_has_a_deal(rules: Any) -> Iterator[Problem]:
    """There is a deal for each number of players that may play, and for no other."""
    may_play = _tables(rules)
    missing = [str(players) for players in may_play if str(players) not in rules.deal]
    if missing:
        message = f"there is no deal for {' or '.join(missing)} players"
        hint = f"add '{missing[0]}: {{hand: ..., field: ...}}', or change 'players'"
        here = f"give a deal for {' or '.join(missing)} players in this file"
        yield Problem(("deal",), message, hint, on_key=True, inherited_hint=here)
    for key in rules.deal if may_play else ():
        if int(key) not in may_play:
            least, most = rules.players.least, rules.players.most
            message = f"this is dealt to nobody: {least} to {most} players play"
            hint = "delete it, or change 'players'"
            yield Problem(
                ("deal", key), message, hint, Severity.WARNING, on_key=True, leftover=True
            )


@reads("deal", "deck")
def deal_fits_the_deck(rules: Any) -> Iterator[Problem]:
    """The deck has the cards that are dealt, and some are left to be drawn."""
    size = selected(rules.deck.cards).bit_count()
    for key, deal in rules.deal.items() if size else ():
        left = size - deal.hand * int(key) - deal.field - deal.discard
        if left < 0:
            piles = f"a field of {deal.field}"
            if deal.discard:
                piles += f" and a discard pile of {deal.discard}"
            message = (
                f"{key} hands of {deal.hand} and {piles} take {size - left} cards, and the deck "
                f"has {size}"
            )
            yield Problem(("deal", key), message, f"deal {-left} cards less")
        elif left == 0:
            message = "the deal takes every card, so that none is left to draw"
            yield Problem(("deal", key), message, "deal fewer cards", Severity.WARNING)


@reads("deal", "redeal")
def redeals_can_happen(rules: Any) -> Iterator[Problem]:
    """What means dealing again has room on the field, and does not lie there every time."""
    largest = max((deal.field for deal in rules.deal.values()), default=0)
    for number, need in enumerate(rules.redeal):
        if need.each is None and need.count > largest:
            message = f"the field never has {need.count} cards: at most {largest} are dealt to it"
            yield Problem(("redeal", number), message)


CHECKS = (
    deck_has_cards,
    *(names_cards(key) for key in ("match", "redeal", "combinations", "effects", "values")),
    enough_may_play,
    everybody_has_a_deal,
    deal_fits_the_deck,
    redeals_can_happen,
)
