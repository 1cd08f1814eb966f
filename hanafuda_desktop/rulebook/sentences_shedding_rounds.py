"""Sentences for the rounds of a shedding game: deals, dealers, the race, what is paid."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.engine.race import LEAST_REACTION
from hanafuda_desktop.rulebook.english import counted, listed, number
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_needs import needed
from hanafuda_desktop.rules.schema.shedding import PalmRace, SheddingDeal, SheddingRules

__all__ = ["ENDLESS", "LENGTH", "PAYMENT", "RACE", "SHEDDING_DEAL", "SHEDDING_DEALING", "deals"]

_DUEL: Final = 2


# --- the deal ----------------------------------------------------------------------------------


def _hand(deal: SheddingDeal, _: Setting) -> str:
    parts = [f"{counted(deal.hand, 'card')} each"]
    if deal.field:
        parts.append(f"{number(deal.field)} face up as the field")
    if deal.discard:
        parts.append(f"{number(deal.discard)} face up as the discard pile")
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
        deal = rules.deal[str(players)]
        told = " ".join(tell(deal, SHEDDING_DEAL, setting))
        alone = f"{number(players).capitalize()} players: {told[:1].lower()}{told[1:]}"
        lines.append(told if least == most else alone)
    empty = any(not deal.discard for deal in rules.deal.values())
    begins = "; the discard pile beside it begins empty" if empty else ""
    return (*lines, f"The other cards are the stock, face down{begins}.")


def _redeal(rules: SheddingRules, setting: Setting) -> str:
    if not rules.redeal:
        return ""
    cases = [needed([need], setting) for need in rules.redeal]
    return f"The cards are dealt again if the field shows {listed(cases, 'or')}"


def _direction(rules: SheddingRules, _: Setting) -> str:
    return f"Turns go {rules.direction} round the table; the dealer begins"


def _next_dealer(rules: SheddingRules, _: Setting) -> str:
    match rules.next_dealer:
        case "winner":
            who = "The winner of a round deals the next"
        case "loser":
            who = (
                "Whoever lost most in a round deals the next; of equals, whoever comes first in "
                "turn after the winner"
            )
        case "next":
            who = "The next player in turn deals the next round"
        case "same":
            who = "The same player deals every round"
        case _:
            assert_never(rules.next_dealer)
    first = (
        "To find the first dealer, everybody draws a card, and whoever has the earliest month "
        "deals; of equal months, the card that costs more decides"
    )
    return f"{first}. {who}"


def _drawn_dealer(rules: SheddingRules, _: Setting) -> str:
    who = {"same": "the same player deals again", "next": "the next player deals"}
    return f"After a drawn round {who[rules.drawn_dealer]}"


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
    return (
        f"A game has {counted(rules.rounds, 'round')}, or as many as you agree on. The highest "
        "total wins"
    )


def _target(rules: SheddingRules, _: Setting) -> str:
    if rules.target is None:
        return ""
    return (
        f"The game ends as soon as somebody has {counted(rules.target, 'point')} in all, and "
        f"after {counted(rules.rounds, 'round')} at the latest. The highest total wins"
    )


LENGTH: Final[Sentences[SheddingRules]] = {"rounds": _rounds, "target": _target}


def _most_turns(rules: SheddingRules, _: Setting) -> str:
    return (
        "A round is drawn, and nobody pays, when everybody in turn passes or when nobody has won "
        f"after {counted(rules.most_turns, 'turn')} of all players together"
    )


ENDLESS: Final[Sentences[SheddingRules]] = {"most_turns": _most_turns}


# --- payments ----------------------------------------------------------------------------------


def _losers_pay(rules: SheddingRules, _: Setting) -> str:
    who = "the other pays" if rules.players.most == _DUEL else "the others pay"
    if rules.losers_pay:
        return f"Whoever has no card left wins the round, and {who} for the cards left in the hand"
    return (
        "Whoever has no card left wins the round and gains what the cards left in the other hands "
        "are worth; nobody loses anything"
    )


def _limit(rules: SheddingRules, _: Setting) -> str:
    if rules.limit is None:
        return ""
    verb = "pays" if rules.losers_pay else "counts"
    return f"No hand {verb} more than {counted(rules.limit, 'point')}"


PAYMENT: Final[Sentences[SheddingRules]] = {"losers_pay": _losers_pay, "limit": _limit}


def is_run(race: PalmRace, setting: Setting) -> bool:
    """Whether there is ever a race."""
    return race.settled_by != "nobody" and race.least_players <= setting.rules.players.most


def _settled_by(race: PalmRace, setting: Setting) -> str:
    if not is_run(race, setting):
        return ""
    from_on = (
        f"With {number(race.least_players)} or more players, "
        if race.least_players > setting.rules.players.least
        else ""
    )
    if race.settled_by == "chance":
        return f"{from_on}lots are drawn among the others"
    return (
        f"{from_on}the others race for the winner's palm: at the signal, each presses a "
        "key of their own, or clicks. Whoever is early is out, and so is a hand that comes "
        f"within {LEAST_REACTION} milliseconds of the signal, for nobody reacts so fast. Who "
        "would rather not race can let lots decide"
    )


def _first(race: PalmRace, setting: Setting) -> str:
    if not is_run(race, setting):
        return ""
    pays = setting.shedding.losers_pay
    if race.first == "exempt":
        free = "The first of them pays nothing"
        return free if pays else "The hand of the first of them is worth nothing to the winner"
    return "The first of them pays as all others do" if pays else "To be first changes nothing"


def _last(race: PalmRace, setting: Setting) -> str:
    if not is_run(race, setting) or race.last == "nothing":
        return ""
    return "The last of them plays a forfeit (batsu)"


RACE: Final[Sentences[PalmRace]] = {
    "least_players": Untold("told with who settles it"),
    "settled_by": _settled_by,
    "first": _first,
    "last": _last,
}
