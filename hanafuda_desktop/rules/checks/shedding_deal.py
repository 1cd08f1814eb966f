"""Whether a shedding game can be dealt: players, hands, field, discard pile and stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.checks.named_cards import deck_has_cards, names_cards
from hanafuda_desktop.rules.checks.problem import DELETE, Path, Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.suggestions import either

__all__ = ["CHECKS"]

_FEWEST: Final = 2


def _tables(rules: Any) -> range:
    return range(max(_FEWEST, rules.players.least), rules.players.most + 1)


@reads("players")
def enough_may_play(rules: Any) -> Iterator[Problem]:
    """Two or more."""
    least, most = rules.players.least, rules.players.most
    if least > most:
        message = tr("the fewest players cannot be more than the most")
        yield Problem(("players", "least"), message)
    elif least < _FEWEST:
        at: Path = ("players", "least") if "players" in rules.model_fields_set else ("players",)
        message = tr("a shedding game is for two players or more")
        yield Problem(at, message, tr("write 'players: {least: 2, most: 4}', or how many may play"))


@reads("players", "deal")
def everybody_has_a_deal(rules: Any) -> Iterator[Problem]:
    """There is a deal for each number of players that may play, and for no other."""
    may_play = _tables(rules)
    missing = [str(players) for players in may_play if str(players) not in rules.deal]
    if missing:
        message = tr("there is no deal for {numbers} players", numbers=either(missing))
        hint = tr(
            "add '{number}: {{hand: ..., field: ...}}', or change 'players'", number=missing[0]
        )
        here = tr("give a deal for {numbers} players in this file", numbers=either(missing))
        yield Problem(("deal",), message, hint, on_key=True, inherited_hint=here)
    for key in rules.deal if may_play else ():
        if int(key) not in may_play:
            least, most = rules.players.least, rules.players.most
            several = tr("{least} to {most} players", least=least, most=most)
            message = tr("this is dealt to nobody: {players} play", players=several)
            hint = tr("{delete}, or change 'players'", delete=DELETE)
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
            yield Problem(
                ("deal", key),
                _too_many(int(key), deal, size - left, size),
                trn("deal {n} card less", "deal {n} cards less", -left),
            )
        elif left == 0:
            message = tr("the deal takes every card, so that none is left to draw")
            yield Problem(("deal", key), message, tr("deal fewer cards"), Severity.WARNING)


def _too_many(players: int, deal: Any, cards: int, size: int) -> str:
    """That the deck has not the cards of a deal."""
    if not deal.discard:
        return tr(
            "{players} hands of {hand} and a field of {field} take {cards} cards, and the deck has "
            "{size}",
            players=players,
            hand=deal.hand,
            field=deal.field,
            cards=cards,
            size=size,
        )
    return tr(
        "{players} hands of {hand} and a field of {field} and a discard pile of {discard} take "
        "{cards} cards, and the deck has {size}",
        players=players,
        hand=deal.hand,
        field=deal.field,
        discard=deal.discard,
        cards=cards,
        size=size,
    )


@reads("deal", "redeal")
def redeals_can_happen(rules: Any) -> Iterator[Problem]:
    """What means dealing again has room on the field, and does not lie there every time."""
    largest = max((deal.field for deal in rules.deal.values()), default=0)
    for number, need in enumerate(rules.redeal):
        if need.each is None and need.count > largest:
            message = tr(
                "the field never has {count} cards: at most {largest} are dealt to it",
                count=need.count,
                largest=largest,
            )
            yield Problem(("redeal", number), message)


CHECKS = (
    deck_has_cards,
    *(names_cards(key) for key in ("match", "redeal", "combinations", "effects", "values")),
    enough_may_play,
    everybody_has_a_deal,
    deal_fits_the_deck,
    redeals_can_happen,
)
