"""Sentences for what a round of a fishing game pays: calls, payments, results, the game."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.vocabulary import number, points, times
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.fishing_words import (
    called,
    each_opponent,
    is_duel,
    points_by_players,
)
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
    calls = _calls(part, setting)
    if set(part.least.values()) <= {0, 1}:
        if part.most_calls == 0:
            return tr("As soon as a turn of yours makes a yaku, the round ends and you win it")
        return tr(
            "When a turn of yours makes a yaku, choose: {stop} ends the round, and you win it; "
            "{go} plays on for more. After {go} you are asked again only when your yaku are worth "
            "more than they were then",
            **calls,
        )
    least = points_by_players(part.least)
    if part.most_calls == 0:
        return tr(
            "As soon as a turn brings your yaku to at least {points}, the round ends and you win "
            "it",
            points=least,
        )
    return tr(
        "When a turn brings your yaku to at least {points}, choose: {stop} ends the round, and you "
        "win it; {go} plays on for more. After {go} you are asked again only when your yaku are "
        "worth more than they were then",
        points=least,
        **calls,
    )


def _calls(part: Stopping, setting: Setting) -> dict[str, str]:
    """What one says to stop and to go on."""
    return {"stop": called(setting.say(part.stop)), "go": called(setting.say(part.go))}


def _most_calls(part: Stopping, setting: Setting) -> str:
    calls = _calls(part, setting)
    match part.most_calls:
        case 0:
            return ""
        case None:
            return tr("In your last turn of the round it is always {stop}", stop=calls["stop"])
        case 1:
            return tr(
                "You may call {go} only once in a round. After that, and in your last turn of the "
                "round, it is always {stop}",
                **calls,
            )
        case most:
            return tr(
                "You may call {go} at most {times} in a round. After that, and in your last turn "
                "of the round, it is always {stop}",
                times=times(most),
                **calls,
            )


def _go_points(part: Stopping, setting: Setting) -> str:
    if not part.go_points or part.most_calls == 0:
        return ""
    return trn(
        "Each {go} that you called adds {number} point to your yaku when you win",
        "Each {go} that you called adds {number} points to your yaku when you win",
        part.go_points,
        go=called(setting.say(part.go)),
        number=number(part.go_points),
    )


def _caller_pays(part: Stopping, setting: Setting) -> str:
    if not part.caller_pays or is_duel(setting) or part.most_calls == 0:
        return ""
    return tr(
        "If an opponent had called {go}, that opponent pays for all the others too; if several "
        "had, the last of them to call does",
        go=called(setting.say(part.go)),
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
    pays = setting.fishing.losers_pay
    match part.scores:
        case "nobody":
            return tr(
                "If nobody wins before the cards run out, the round is drawn and nobody scores"
            )
        case "dealer" if pays:
            return tr(
                "If nobody wins before the cards run out, {opponent} pays the dealer {points}",
                opponent=each_opponent(setting),
                points=points(part.points),
            )
        case "dealer":
            return tr(
                "If nobody wins before the cards run out, the dealer gains {points}",
                points=points(part.points),
            )
        case "last-yaku" if pays:
            return tr(
                "If nobody wins before the cards run out, the player who made or improved a yaku "
                "last is paid what these yaku are worth; if nobody has made any, the round is drawn"
            )
        case "last-yaku":
            return tr(
                "If nobody wins before the cards run out, the player who made or improved a yaku "
                "last gains what they are worth; if nobody has made any, the round is drawn"
            )
        case _:
            assert_never(part.scores)


EXHAUSTED: Final[Sentences[Exhausted]] = {
    "scores": _exhausted,
    "points": Untold("told with who scores"),
}


# Payments


def _losers(rules: FishingRules, setting: Setting) -> str:
    match rules.losers_pay, is_duel(setting):
        case True, True:
            return tr(
                "The loser pays what all the winner's yaku are worth: one gains these points, the "
                "other loses them"
            )
        case True, False:
            return tr(
                "Each opponent pays what all the winner's yaku are worth: the winner gains these "
                "points, the opponents lose them"
            )
        case False, True:
            return tr("The winner gains what all these yaku are worth, and nobody loses any")
        case _:
            return tr(
                "The winner gains what all these yaku are worth for each opponent, and nobody "
                "loses any"
            )


def _limit(rules: FishingRules, _: Setting) -> str:
    if rules.limit is None:
        return ""
    return tr("Nobody pays more than {points} for a round", points=points(rules.limit))


PAYMENT: Final[Sentences[FishingRules]] = {"losers_pay": _losers, "limit": _limit}


# Rounds that are counted


def _cards(score: RoundScore, _: Setting) -> str:
    if score.cards:
        return tr("Add up what your captured cards are worth")
    return tr("The captured cards by themselves are worth nothing")


def _par(score: RoundScore, _: Setting) -> str:
    if not any(score.par.values()):
        return ""
    even = points_by_players(score.par)
    if score.cards:
        return tr("Take away {points}, so that an even share is worth nothing", points=even)
    return tr("Take away {points}", points=even)


def _own_yaku(score: RoundScore, setting: Setting) -> str:
    if not setting.fishing.yaku:
        return ""
    return tr("Add your own yaku") if score.own_yaku else tr("Your own yaku are not added")


def _others_yaku(score: RoundScore, setting: Setting) -> str:
    if not score.others_yaku or not setting.fishing.yaku:
        return ""
    if is_duel(setting):
        return tr("Take away the opponent's yaku")
    return tr("Take away each opponent's yaku")


ROUND_SCORE: Final[Sentences[RoundScore]] = {
    "cards": _cards,
    "par": _par,
    "own_yaku": _own_yaku,
    "others_yaku": _others_yaku,
}


def _best(rule: BestPoints, _: Setting) -> str:
    earned = points(rule.points)
    if not rule.lead:
        return tr("The best result of a round earns {points}", points=earned)
    return tr(
        "It earns {points} if it is ahead of the next best by {number} or more",
        points=earned,
        number=number(rule.lead),
    )


BEST: Final[Sentences[BestPoints]] = {
    "lead": _best,
    "points": Untold("told with the lead"),
}


# The whole game


def _rounds(rules: FishingRules, _: Setting) -> str:
    return trn(
        "A game has {number} round, or as many as the players agree on. The highest total wins; "
        "players with the same total share the win",
        "A game has {number} rounds, or as many as the players agree on. The highest total wins; "
        "players with the same total share the win",
        rules.rounds,
        number=number(rules.rounds),
    )


def _target(rules: FishingRules, _: Setting) -> str:
    if rules.target is None:
        return ""
    return tr("The game also ends as soon as somebody has {points}", points=points(rules.target))


LENGTH: Final[Sentences[FishingRules]] = {"rounds": _rounds, "target": _target}
