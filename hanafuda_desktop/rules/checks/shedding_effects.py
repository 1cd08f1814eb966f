"""Whether effects, values and the race of a shedding game mean anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.names import repeated
from hanafuda_desktop.rules.checks.problem import Path, Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.card_values import values_of
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.suggestions import and_more

__all__ = ["CHECKS"]


@reads("effects", "deck")
def effects_make_sense(rules: Any) -> Iterator[Problem]:
    """Each does something, with cards that no earlier one has taken all of."""
    yield from repeated("effects", rules.effects)
    taken = 0
    for number, effect in enumerate(rules.effects):
        at: Path = ("effects", number)
        cards = selected(effect.cards) & selected(rules.deck.cards)
        if cards and not cards & ~taken:
            message = tr("earlier effects name all of these cards, and the first one counts")
            yield Problem(at, message, tr("move it up"), Severity.WARNING)
        taken |= cards
        acts = effect.draw or effect.skip or effect.reverse or effect.again
        if not acts and effect.swap == "nobody":
            message = tr("this effect does nothing")
            yield Problem(
                at, message, tr("write 'draw: 1', 'skip: true' or another"), Severity.WARNING
            )
        if effect.who == "others" and not effect.draw:
            message = tr("nobody draws, so it does not matter who does")
            hint = tr("write 'draw: 1'")
            yield Problem((*at, "who"), message, hint, Severity.WARNING, on_key=True)
        if effect.again and effect.skip:
            message = tr("nobody but the same player is next, so nobody can lose the turn")
            yield Problem((*at, "skip"), message, tr("delete one of the two"), Severity.WARNING)


@reads("effects", "combinations", "struggle")
def effects_can_strike(rules: Any) -> Iterator[Problem]:
    """Where there are effects, something has them."""
    strikes = any(each.effect for each in rules.combinations) or rules.struggle.effect
    if rules.effects and not strikes:
        message = tr("no combination has an effect")
        hint = tr("write 'effect: true' for one of them")
        yield Problem(("effects",), message, hint, Severity.WARNING, on_key=True)


@reads("values", "deck")
def values_make_sense(rules: Any) -> Iterator[Problem]:
    """Each entry gives a value, each card has one, and no card pays its owner."""
    yield from repeated("values", rules.values)
    deck = selected(rules.deck.cards)
    given = 0
    for number in reversed(range(len(rules.values))):
        cards = selected(rules.values[number].cards) & deck
        if cards and not cards & ~given:
            message = tr("later entries name all of these cards, and the last one counts")
            yield Problem(("values", number), message, tr("move it down"), Severity.WARNING)
        given |= cards
        if rules.values[number].points < 0:
            message = tr("whoever is left with a card cannot be paid for it")
            yield Problem(("values", number, "points"), message, tr("write 0, or more"))
    missing = list(members(deck & ~given))
    if missing:
        some = and_more(CARDS[missing[0]].id, len(missing) - 1)
        message = tr("no value is given for {cards}, so that it costs nothing", cards=some)
        hint = tr("add an entry with 'points: 0' if it is meant so")
        yield Problem(("values",), message, hint, Severity.WARNING, on_key=True)


@reads("values", "deck")
def rounds_are_worth_something(rules: Any) -> Iterator[Problem]:
    """Somebody pays something."""
    values = values_of(rules.values)
    if not any(values[card] for card in members(selected(rules.deck.cards))):
        message = tr("nobody pays anything, so that every game is tied")
        yield Problem(("values",), message, tr("give some cards points"), on_key=True)


@reads("race", "players")
def race_makes_sense(rules: Any) -> Iterator[Problem]:
    """There can be one, it decides something, and not everybody is exempt."""
    race = rules.race
    if race.settled_by == "nobody":
        return
    if race.least_players > rules.players.most:
        message = tr("so many never play: {most} at the most", most=rules.players.most)
        yield Problem(("race", "least_players"), message, None, Severity.WARNING)
    if race.first == "nothing" and race.last == "nothing":
        message = tr("the race decides nothing")
        hint = tr("write 'first: exempt' or 'last: forfeit', or 'settled_by: nobody'")
        yield Problem(("race",), message, hint, Severity.WARNING, on_key=True)
    if race.least_players == 2 and race.first == "exempt" and rules.players.least == 2:
        message = tr("of two players one wins and the other is exempt, so that nobody ever pays")
        hint = tr("write 'least_players: 3', or 'first: nothing'")
        yield Problem(("race", "least_players"), message, hint, Severity.WARNING)


@reads("target", "limit", "rounds", "players")
def target_can_be_reached(rules: Any) -> Iterator[Problem]:
    """A limit leaves room for the target in the rounds that are played."""
    if rules.target is None or rules.limit is None:
        return
    most = rules.rounds * rules.limit * (rules.players.most - 1)
    if most < rules.target:
        message = tr("{rounds} rounds bring at most {most} points", rounds=rules.rounds, most=most)
        yield Problem(("target",), message, tr("play more 'rounds', or lower it"), Severity.WARNING)


CHECKS = (
    effects_make_sense,
    effects_can_strike,
    values_make_sense,
    rounds_are_worth_something,
    race_makes_sense,
    target_can_be_reached,
)
