"""Sentences for the rounds of a shedding game: deals, dealers, the race, what is paid."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.vocabulary import (
    capital,
    cards,
    listed,
    number,
    paragraph,
    points,
    sentence,
)
from hanafuda_desktop.engine.race import LEAST_REACTION
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, clauses
from hanafuda_desktop.rulebook.sentences_needs import needed_or_more
from hanafuda_desktop.rules.schema.shedding import PalmRace, SheddingDeal, SheddingRules

__all__ = ["ENDLESS", "LENGTH", "PAYMENT", "RACE", "SHEDDING_DEAL", "SHEDDING_DEALING", "deals"]

_DUEL: Final = 2


# --- the deal ----------------------------------------------------------------------------------


def _hand(deal: SheddingDeal, _: Setting) -> str:
    parts = [tr("{cards} each", cards=cards(deal.hand))]
    if deal.field:
        parts.append(
            trn(
                "{number} face up as the field",
                "{number} face up as the field",
                deal.field,
                number=number(deal.field),
            )
        )
    if deal.discard:
        parts.append(
            trn(
                "{number} face up as the discard pile",
                "{number} face up as the discard pile",
                deal.discard,
                number=number(deal.discard),
            )
        )
    return listed(parts)


SHEDDING_DEAL: Final[Sentences[SheddingDeal]] = {
    "hand": _hand,
    "field": Untold("told with the hand"),
    "discard": Untold("told with the hand"),
}


def deals(rules: SheddingRules, setting: Setting) -> tuple[str, ...]:
    """One line for each number of players, and what happens to the rest."""
    lines = []
    least, most = rules.players.least, rules.players.most
    for players in range(least, most + 1):
        (told,) = clauses(rules.deal[str(players)], SHEDDING_DEAL, setting)
        if least < most:
            said = {"number": capital(number(players)), "deal": told}
            told = tr("{number} players: {deal}", **said)
        lines.append(sentence(told))
    if any(not deal.discard for deal in rules.deal.values()):
        rest = tr(
            "The other cards are the stock, face down; the discard pile beside it begins empty."
        )
    else:
        rest = tr("The other cards are the stock, face down.")
    return (*lines, rest)


def _redeal(rules: SheddingRules, setting: Setting) -> str:
    if not rules.redeal:
        return ""
    cases = listed([needed_or_more(need, setting) for need in rules.redeal], "or")
    return tr("The cards are dealt again if the field shows {cards}", cards=cases)


def _direction(rules: SheddingRules, _: Setting) -> str:
    if rules.direction == "clockwise":
        return tr("Turns go clockwise round the table; the dealer begins")
    return tr("Turns go counter-clockwise round the table; the dealer begins")


def _next_dealer(rules: SheddingRules, _: Setting) -> str:
    match rules.next_dealer:
        case "winner":
            who = tr("The winner of a round deals the next.")
        case "loser":
            who = tr(
                "Whoever lost most in a round deals the next; of equals, whoever comes first in "
                "turn after the winner."
            )
        case "next":
            who = tr("The next player in turn deals the next round.")
        case "same":
            who = tr("The same player deals every round.")
        case _:
            assert_never(rules.next_dealer)
    first = tr(
        "To find the first dealer, everybody draws a card, and whoever has the earliest month "
        "deals; if months tie, the card of higher value decides."
    )
    return paragraph([first, who])


def _drawn_dealer(rules: SheddingRules, _: Setting) -> str:
    if rules.drawn_dealer == "same":
        return tr("After a drawn round the same player deals again")
    return tr("After a drawn round the next player deals")


SHEDDING_DEALING: Final[Sentences[SheddingRules]] = {
    "redeal": _redeal,
    "direction": _direction,
    "next_dealer": _next_dealer,
    "drawn_dealer": _drawn_dealer,
}


# --- the game ----------------------------------------------------------------------------------


def _rounds(rules: SheddingRules, _: Setting) -> str:
    if rules.target is not None:
        return ""
    return trn(
        "A game has {number} round, or as many as you agree on. The highest total wins",
        "A game has {number} rounds, or as many as you agree on. The highest total wins",
        rules.rounds,
        number=number(rules.rounds),
    )


def _target(rules: SheddingRules, _: Setting) -> str:
    if rules.target is None:
        return ""
    return trn(
        "The game ends as soon as somebody has {points} in all, and after {number} round at the "
        "latest. The highest total wins",
        "The game ends as soon as somebody has {points} in all, and after {number} rounds at the "
        "latest. The highest total wins",
        rules.rounds,
        points=points(rules.target),
        number=number(rules.rounds),
    )


LENGTH: Final[Sentences[SheddingRules]] = {"rounds": _rounds, "target": _target}


def _most_turns(rules: SheddingRules, _: Setting) -> str:
    return trn(
        "A round is drawn, and nobody pays, when everybody in turn passes or when nobody has won "
        "after {number} turn of all players together",
        "A round is drawn, and nobody pays, when everybody in turn passes or when nobody has won "
        "after {number} turns of all players together",
        rules.most_turns,
        number=number(rules.most_turns),
    )


ENDLESS: Final[Sentences[SheddingRules]] = {"most_turns": _most_turns}


# --- payments ----------------------------------------------------------------------------------


def _losers_pay(rules: SheddingRules, _: Setting) -> str:
    if not rules.losers_pay:
        return tr(
            "Whoever has no card left wins the round and gains what the cards left in the other "
            "hands are worth; nobody loses anything"
        )
    if rules.players.most == _DUEL:
        return tr(
            "Whoever has no card left wins the round, and the other pays for the cards left in "
            "their hand"
        )
    return tr(
        "Whoever has no card left wins the round, and the others pay for the cards left in their "
        "hands"
    )


def _limit(rules: SheddingRules, _: Setting) -> str:
    if rules.limit is None:
        return ""
    if rules.losers_pay:
        return tr("No hand pays more than {points}", points=points(rules.limit))
    return tr("No hand counts more than {points}", points=points(rules.limit))


PAYMENT: Final[Sentences[SheddingRules]] = {"losers_pay": _losers_pay, "limit": _limit}


def is_run(race: PalmRace, setting: Setting) -> bool:
    """Whether there is ever a race."""
    return race.settled_by != "nobody" and race.least_players <= setting.rules.players.most


def _settled_by(race: PalmRace, setting: Setting) -> str:
    if not is_run(race, setting):
        return ""
    least = number(race.least_players)
    always = race.least_players <= setting.rules.players.least
    if race.settled_by == "chance" and always:
        return tr("lots are drawn among the others")
    if race.settled_by == "chance":
        return tr("With {number} or more players, lots are drawn among the others", number=least)
    if always:
        who = tr("the others race for the winner's palm")
    else:
        who = tr(
            "With {number} or more players, the others race for the winner's palm", number=least
        )
    return tr(
        "{race}: at the signal, each presses a key of their own, or clicks. Whoever is early is "
        "out, and so is a hand that comes within {least} milliseconds of the signal, for nobody "
        "reacts so fast. Anyone who would rather not race can let lots decide",
        race=who,
        least=LEAST_REACTION,
    )


def _first(race: PalmRace, setting: Setting) -> str:
    if not is_run(race, setting):
        return ""
    pays = setting.shedding.losers_pay
    if race.first == "exempt":
        if pays:
            return tr("The first of them pays nothing")
        return tr("The hand of the first of them is worth nothing to the winner")
    if pays:
        return tr("The first of them pays as all others do")
    return tr("To be first changes nothing")


def _last(race: PalmRace, setting: Setting) -> str:
    if not is_run(race, setting) or race.last == "nothing":
        return ""
    return tr("The last of them plays a forfeit (batsu)")


RACE: Final[Sentences[PalmRace]] = {
    "least_players": Untold("told with who settles it"),
    "settled_by": _settled_by,
    "first": _first,
    "last": _last,
}
