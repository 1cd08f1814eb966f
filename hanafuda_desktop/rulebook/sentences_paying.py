"""Sentences for what a round of a fishing game pays: calls, payments, results, the game."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.rulebook.english import counted, number, times
from hanafuda_desktop.rulebook.fishing_words import each_opponent, is_duel, points_by_players
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_pay import BestPoints, Exhausted, RoundScore, Stopping

__all__ = [
    "BEST",
    "EXHAUSTED",
    "LENGTH",
    "PAYMENT",
    "ROUND_SCORE",
    "STOPPING",
]


# Stopping


def _least(part: Stopping, setting: Setting) -> str:
    least = points_by_players(part.least)
    if set(part.least.values()) <= {0, 1}:
        reached = "a turn of yours makes a yaku"
    else:
        reached = f"a turn brings your yaku to at least {least}"
    if part.most_calls == 0:
        return f"As soon as {reached}, the round ends and you win it"
    stop, go = setting.say(part.stop), setting.say(part.go)
    return (
        f"When {reached}, choose: “{stop}” ends the round, and you win it; “{go}” plays on for "
        f"more. After “{go}” you are asked again only when your yaku are worth more than they were "
        "then"
    )


def _most_calls(part: Stopping, setting: Setting) -> str:
    if part.most_calls == 0:
        return ""
    stop, go = setting.say(part.stop), setting.say(part.go)
    if part.most_calls is None:
        return f"In your last turn of the round it is always “{stop}”"
    return (
        f"You may call “{go}” {_at_most(part.most_calls)} in a round. After that, and in your last "
        f"turn of the round, it is always “{stop}”"
    )


def _at_most(count: int) -> str:
    return "only once" if count == 1 else f"at most {times(count)}"


def _go_points(part: Stopping, setting: Setting) -> str:
    if not part.go_points or part.most_calls == 0:
        return ""
    points = counted(part.go_points, "point")
    return f"Each “{setting.say(part.go)}” that you called adds {points} to your yaku when you win"


def _caller_pays(part: Stopping, setting: Setting) -> str:
    if not part.caller_pays or is_duel(setting) or part.most_calls == 0:
        return ""
    return (
        f"If an opponent had called “{setting.say(part.go)}”, that opponent pays for all the "
        "others too; if several had, the last of them to call does"
    )


STOPPING: Final[Sentences[Stopping]] = {
    "least": _least,
    "stop": Untold("told with the choice"),
    "go": Untold("told with the choice"),
    "most_calls": _most_calls,
    "go_points": _go_points,
    "caller_pays": _caller_pays,
}


def _exhausted(part: Exhausted, setting: Setting) -> str:
    nobody = "If nobody wins before the cards run out"
    who, pays = each_opponent(setting), setting.fishing.losers_pay
    match part.scores:
        case "nobody":
            return f"{nobody}, the round is drawn and nobody scores"
        case "dealer":
            points = counted(part.points, "point")
            gains = f"{who} pays the dealer {points}" if pays else f"the dealer gains {points}"
            return f"{nobody}, {gains}"
        case "last-yaku":
            gains = "is paid what these yaku are worth" if pays else "gains what they are worth"
            return (
                f"{nobody}, the player who made or improved a yaku last {gains}; if nobody has "
                "made any, the round is drawn"
            )
        case _:
            assert_never(part.scores)


EXHAUSTED: Final[Sentences[Exhausted]] = {
    "scores": _exhausted,
    "points": Untold("told with who scores"),
}


# Payments


def _losers(rules: FishingRules, setting: Setting) -> str:
    worth = "what all the winner's yaku are worth"
    if not rules.losers_pay:
        from_each = "" if is_duel(setting) else " for each opponent"
        return f"The winner gains what all these yaku are worth{from_each}, and nobody loses any"
    if is_duel(setting):
        return f"The loser pays {worth}: one gains these points, the other loses them"
    return f"Each opponent pays {worth}: the winner gains these points, the opponents lose them"


def _limit(rules: FishingRules, _: Setting) -> str:
    if rules.limit is None:
        return ""
    return f"Nobody pays more than {counted(rules.limit, 'point')} for a round"


PAYMENT: Final[Sentences[FishingRules]] = {"losers_pay": _losers, "limit": _limit}


# Rounds that are counted


def _cards(score: RoundScore, _: Setting) -> str:
    if score.cards:
        return "Add up what your captured cards are worth"
    return "The captured cards by themselves are worth nothing"


def _par(score: RoundScore, _: Setting) -> str:
    if not any(score.par.values()):
        return ""
    why = ", so that an even share is worth nothing" if score.cards else ""
    return f"Take away {points_by_players(score.par)}{why}"


def _own_yaku(score: RoundScore, setting: Setting) -> str:
    if not setting.fishing.yaku:
        return ""
    return "Add your own yaku" if score.own_yaku else "Your own yaku are not added"


def _others_yaku(score: RoundScore, setting: Setting) -> str:
    if not score.others_yaku or not setting.fishing.yaku:
        return ""
    return f"Take away {each_opponent(setting)}'s yaku"


ROUND_SCORE: Final[Sentences[RoundScore]] = {
    "cards": _cards,
    "par": _par,
    "own_yaku": _own_yaku,
    "others_yaku": _others_yaku,
}


def _best(rule: BestPoints, _: Setting) -> str:
    points = counted(rule.points, "point")
    if not rule.lead:
        return f"The best result of a round earns {points}"
    return f"It earns {points} if it is ahead of the next best by {number(rule.lead)} or more"


BEST: Final[Sentences[BestPoints]] = {
    "lead": _best,
    "points": Untold("told with the lead"),
}


# The whole game


def _rounds(rules: FishingRules, _: Setting) -> str:
    return (
        f"A game has {counted(rules.rounds, 'round')}, or as many as the players agree on. The "
        "highest total wins; players with the same total share the win"
    )


def _target(rules: FishingRules, _: Setting) -> str:
    if rules.target is None:
        return ""
    return f"The game also ends as soon as somebody has {counted(rules.target, 'point')}"


LENGTH: Final[Sentences[FishingRules]] = {"rounds": _rounds, "target": _target}
