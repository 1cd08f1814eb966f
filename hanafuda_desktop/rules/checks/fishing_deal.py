"""Whether a fishing game can be dealt: players, teams, hands, field and stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.cards.vocabulary import listed
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.checks.names import repeated
from hanafuda_desktop.rules.checks.problem import DELETE, Path, Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["CHECKS", "tables"]

_FEWEST: Final = 2
_PICK_FROM: Final = 8


def _teams_come_out(rules: Any, players: int) -> bool:
    return bool(players % rules.team_size == 0 and players > rules.team_size)


def tables(rules: Any) -> list[int]:
    """The numbers of players for whom there is, or should be, a deal."""
    fewest = max(_FEWEST, rules.players.least)
    return [n for n in range(fewest, rules.players.most + 1) if _teams_come_out(rules, n)]


def _many(numbers: list[int]) -> str:
    """Numbers of players in a sentence."""
    return listed([*map(str, numbers)], "or")


@reads("players", "team_size")
def enough_may_play(rules: Any) -> Iterator[Problem]:
    """Two or more, and as many as teams need."""
    least, most = rules.players.least, rules.players.most
    if least > most:
        message = tr("the fewest players cannot be more than the most")
        yield Problem(("players", "least"), message)
    elif least < _FEWEST:
        at: Path = ("players", "least") if "players" in rules.model_fields_set else ("players",)
        message = tr("a fishing game is for two players or more")
        yield Problem(at, message, tr("write 'players: {least: 2, most: 4}', or how many may play"))
    elif not tables(rules):
        message = tr(
            "{players} do not make teams of {team_size}",
            players=_span(least, most),
            team_size=rules.team_size,
        )
        yield Problem(("team_size",), message, tr("change 'team_size' or 'players'"))


def _span(least: int, most: int) -> str:
    if least == most:
        return trn("{n} player", "{n} players", least)
    return tr("{least} to {most} players", least=least, most=most)


@reads("players", "team_size", "deal")
def everybody_has_a_deal(rules: Any) -> Iterator[Problem]:
    """There is a deal for each number of players that may play, and for no other."""
    may_play = tables(rules)
    missing = [players for players in may_play if str(players) not in rules.deal]
    if missing:
        message = tr("there is no deal for {numbers} players", numbers=_many(missing))
        hint = tr(
            "add '{number}: {{hand: ..., field: ...}}', or change 'players'", number=missing[0]
        )
        here = tr("give a deal for {numbers} players in this file", numbers=_many(missing))
        yield Problem(("deal",), message, hint, on_key=True, inherited_hint=here)
    for key in rules.deal if may_play else ():
        players = int(key)
        if players in may_play:
            continue
        if rules.players.least <= players <= rules.players.most:
            message = tr(
                "{players} do not make teams of {team_size}",
                players=_span(players, players),
                team_size=rules.team_size,
            )
        else:
            message = tr(
                "this is dealt to nobody: {players} play",
                players=_span(rules.players.least, rules.players.most),
            )
        hint = tr("{delete}, or change 'players'", delete=DELETE)
        yield Problem(("deal", key), message, hint, Severity.WARNING, on_key=True, leftover=True)


@reads("deal", "deck", "round_ends")
def deal_fits_the_deck(rules: Any) -> Iterator[Problem]:
    """The deck has the cards that are dealt, and a stock where the round lasts as long as one."""
    size = selected(rules.deck.cards).bit_count()
    for key, deal in rules.deal.items() if size else ():
        left = size - deal.hand * int(key) - deal.field
        if left < 0:
            message = tr(
                "{players} hands of {hand} and a field of {field} take {cards} cards, and the "
                "deck has {size}",
                players=key,
                hand=deal.hand,
                field=deal.field,
                cards=size - left,
                size=size,
            )
            hint = trn("deal {n} card less", "deal {n} cards less", -left)
            yield Problem(("deal", key), message, hint)
        elif left == 0 and rules.round_ends == "stock":
            message = tr(
                "the deal takes every card, so a round of {players} players ends after one turn",
                players=key,
            )
            hint = tr("deal fewer cards, or write 'round_ends: hands'")
            yield Problem(("deal", key), message, hint)


@reads("first_dealer", "deck")
def eight_can_be_picked_from(rules: Any) -> Iterator[Problem]:
    """There are eight cards to pick from."""
    size = selected(rules.deck.cards).bit_count()
    if rules.first_dealer == "pick" and 0 < size < _PICK_FROM:
        message = tr(
            "one of {number} cards is picked, and the deck has {size}",
            number=_PICK_FROM,
            size=size,
        )
        yield Problem(("first_dealer",), message, tr("write 'first_dealer: draw'"))


@reads("deal", "dealt_hands")
def dealt_hands_can_be_dealt(rules: Any) -> Iterator[Problem]:
    """A dealt hand is no larger than a hand, and brings something."""
    largest = max((deal.hand for deal in rules.deal.values()), default=0)
    for number, hand in enumerate(rules.dealt_hands):
        at: Path = ("dealt_hands", number)
        if sum(hand.months) > largest:
            message = tr(
                "it takes {number} cards, and no hand has more than {largest}",
                number=sum(hand.months),
                largest=largest,
            )
            yield Problem((*at, "months"), message)
        if hand.ends == "redeal" and hand.points:
            message = tr("nobody wins points where the cards are dealt again")
            hint = tr("write 'points: 0'")
            yield Problem((*at, "points"), message, hint, Severity.WARNING, on_key=True)
        elif hand.ends == "win" and not hand.points:
            message = tr("whoever is dealt this hand wins a round worth nothing")
            hint = tr("say its 'points', or write 'ends: redeal'")
            yield Problem(at, message, hint, Severity.WARNING)
    yield from repeated("dealt_hands", rules.dealt_hands)
    wins = any(hand.ends == "win" for hand in rules.dealt_hands)
    if "dealt_hands_of_several" in rules.model_fields_set and not wins:
        message = tr("no dealt hand wins in this game")
        at = ("dealt_hands_of_several",)
        yield Problem(at, message, None, Severity.WARNING, on_key=True)


@reads("deal", "redeal")
def redeals_can_happen(rules: Any) -> Iterator[Problem]:
    """What means dealing again has room on the field."""
    largest = max((deal.field for deal in rules.deal.values()), default=0)
    for number, need in enumerate(rules.redeal):
        if need.each is None and need.count > largest:
            message = tr(
                "the field never has {count} cards: at most {largest} are dealt to it",
                count=need.count,
                largest=largest,
            )
            yield Problem(("redeal", number), message)


@reads("deal", "bombs")
def bombs_make_sense(rules: Any) -> Iterator[Problem]:
    """What is said of bombs needs some."""
    bombs = rules.bombs
    if bombs.bomb:
        return
    for key in sorted({"draws", "passes"} & bombs.model_fields_set):
        message = tr("'{key}' means nothing without 'bomb: true'", key=key)
        yield Problem(("bombs", key), message, None, Severity.WARNING, on_key=True)


CHECKS = (
    enough_may_play,
    everybody_has_a_deal,
    deal_fits_the_deck,
    eight_can_be_picked_from,
    dealt_hands_can_be_dealt,
    redeals_can_happen,
    bombs_make_sense,
)
