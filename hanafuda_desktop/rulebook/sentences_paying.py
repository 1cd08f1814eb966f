"""Sentences for what a round of a fishing game pays: calls, multipliers, results, the game."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.rulebook.english import counted, listed, number
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_fishing_yaku import every_one, yaku_names
from hanafuda_desktop.rulebook.sentences_needs import needed
from hanafuda_desktop.rules.schema.fishing import (
    BestPoints,
    Exhausted,
    FishingRules,
    Multiplier,
    PayerHas,
    RoundScore,
    Stopping,
    When,
)

__all__ = [
    "BEST",
    "EXHAUSTED",
    "LENGTH",
    "MULTIPLIER",
    "PAYER",
    "PAYMENT",
    "ROUND_SCORE",
    "STOPPING",
    "WHEN",
]


def _by_players(numbers: dict[str, int], noun: str) -> str:
    """One number, or one for each number of players."""
    if set(numbers) == {"any"}:
        return counted(numbers["any"], noun)
    parts = [
        f"{counted(value, noun)} with {number(int(players))} players"
        for players, value in sorted(numbers.items())
        if players != "any"
    ]
    if "any" in numbers:
        parts.append(f"otherwise {counted(numbers['any'], noun)}")
    return listed(parts)


# Stopping


def _least(part: Stopping, setting: Setting) -> str:
    stop, go = setting.say(part.stop), setting.say(part.go)
    least = _by_players(part.least, "point")
    return (
        f"A player whose yaku are worth at least {least}, and more than when that player last went "
        f"on, chooses: “{stop}” ends the round and scores, “{go}” plays on for more. Who has no "
        "further turn stops"
    )


def _go_points(part: Stopping, setting: Setting) -> str:
    if not part.go_points:
        return ""
    points = counted(part.go_points, "point")
    return f"Each “{setting.say(part.go)}” adds {points} to its caller's score"


def _caller_pays(part: Stopping, setting: Setting) -> str:
    if not part.caller_pays:
        return ""
    return f"An opponent who had called “{setting.say(part.go)}” pays for all the others too"


STOPPING: Final[Sentences[Stopping]] = {
    "least": _least,
    "stop": Untold("told with the choice"),
    "go": Untold("told with the choice"),
    "go_points": _go_points,
    "caller_pays": _caller_pays,
}


def _exhausted(part: Exhausted, _: Setting) -> str:
    match part.scores:
        case "nobody":
            return "If nobody stops before the cards run out, the round is drawn"
        case "dealer":
            points = counted(part.points, "point")
            return f"If nobody stops before the cards run out, the dealer wins {points}"
        case "last-yaku":
            return (
                "If nobody stops before the cards run out, whoever improved a yaku last wins what "
                "those yaku are worth"
            )
        case _:
            assert_never(part.scores)


EXHAUSTED: Final[Sentences[Exhausted]] = {
    "scores": _exhausted,
    "points": Untold("told with who scores"),
}


# Payments


def _losers(rules: FishingRules, _: Setting) -> str:
    if rules.losers_pay:
        return "Each opponent pays the winner: what one gains the others lose"
    return "The winner gains the points from each opponent, and nobody loses any"


def _limit(rules: FishingRules, _: Setting) -> str:
    if rules.limit is None:
        return ""
    return f"Nobody pays more than {counted(rules.limit, 'point')} for a round"


PAYMENT: Final[Sentences[FishingRules]] = {"losers_pay": _losers, "limit": _limit}


def _at_least(count: int | None, one: str, many: str) -> str:
    if count is None:
        return ""
    return f"{number(count)} {one if count == 1 else many}{'' if count == 1 else ' or more'}"


def _when(text: str) -> str:
    return f"when {text}" if text else ""


_LAST_CALL: Final = {
    None: "",
    "own": "when the last call to go on was the winner's",
    "opponent": "when the last call to go on was an opponent's",
}

WHEN: Final[Sentences[When]] = {
    "own_calls": lambda when, _: _when(_own(when.own_calls)),
    "opponent_calls": lambda when, _: _when(_opponents(when.opponent_calls)),
    "last_call": lambda when, _: _LAST_CALL[when.last_call],
    "shown": lambda when, _: _when(_had(when.shown, "shown", "triple", "triples")),
    "bombs": lambda when, _: _when(_had(when.bombs, "played", "bomb", "bombs")),
    "shown_or_bombs": lambda when, _: _when(
        _had(when.shown_or_bombs, "shown or bombed", "triple", "triples")
    ),
    "drawn_rounds": lambda when, _: _when(_drawn(when.drawn_rounds)),
    "total": lambda when, _: (
        ""
        if when.total is None
        else f"when the yaku are worth {counted(when.total, 'point')} or more"
    ),
    "yaku": lambda when, setting: (
        f"when {listed(yaku_names(when.yaku, setting), 'or')} counts" if when.yaku else ""
    ),
    "captured": lambda when, setting: (
        f"when the winner captured {needed([when.captured], setting)}" if when.captured else ""
    ),
    "opening_field": lambda when, setting: (
        f"when {needed([when.opening_field], setting)} lay on the opening field"
        if when.opening_field
        else ""
    ),
    "dealer": lambda when, _: (
        ""
        if when.dealer is None
        else f"when the winner {'is' if when.dealer else 'is not'} the dealer"
    ),
}


def _own(count: int | None) -> str:
    calls = _at_least(count, "time", "times")
    return f"the winner had called to go on {calls}" if calls else ""


def _opponents(count: int | None) -> str:
    if count == 1:
        return "an opponent had called to go on"
    calls = _at_least(count, "time", "times")
    return f"the opponents had called to go on {calls}" if calls else ""


def _had(count: int | None, verb: str, one: str, many: str) -> str:
    things = _at_least(count, one, many)
    return f"the winner had {verb} {things}" if things else ""


def _drawn(count: int | None) -> str:
    if count is None:
        return ""
    if count == 1:
        return "the round before was drawn"
    return f"the {number(count)} rounds before were drawn"


def _payer(payer: PayerHas, setting: Setting) -> str:
    most = _by_players(payer.most, "card")
    cards = every_one(payer.cards, setting)
    if set(payer.most.values()) == {0}:
        return f"for an opponent who captured none of these: {cards}"
    least = max(payer.least.values())
    besides = f", but at least {number(least)}" if least else ""
    return f"for an opponent with at most {most}{besides} among {cards}"


PAYER: Final[Sentences[PayerHas]] = {
    "cards": _payer,
    "least": Untold("told with the cards"),
    "most": Untold("told with the cards"),
}


def _multiplier(rule: Multiplier, setting: Setting) -> str:
    conditions = [
        words.rstrip(".")[:1].lower() + words.rstrip(".")[1:]
        for words in tell(rule.when, WHEN, setting)
    ]
    if rule.payer is not None:
        conditions += [
            words.rstrip(".")[:1].lower() + words.rstrip(".")[1:]
            for words in tell(rule.payer, PAYER, setting)
        ]
    told = f"{setting.say(rule.name)}: times {number(rule.factor)}"
    return f"{told}, {listed(conditions)}" if conditions else told


def _repeat(rule: Multiplier, _: Setting) -> str:
    match rule.repeat:
        case "once":
            return ""
        case "each":
            return f"Times {number(rule.factor)} again for each one more"
        case "sum":
            return f"Each one more adds {number(rule.factor - 1)} to the factor"
        case _:
            assert_never(rule.repeat)


MULTIPLIER: Final[Sentences[Multiplier]] = {
    "id": Untold("a name for other keys and records"),
    "name": _multiplier,
    "when": Untold("told with the name"),
    "payer": Untold("told with the name"),
    "factor": Untold("told with the name"),
    "repeat": _repeat,
}


# Rounds that are counted


def _cards(score: RoundScore, _: Setting) -> str:
    return "Everybody counts the values of the captured cards" if score.cards else ""


def _par(score: RoundScore, _: Setting) -> str:
    if not any(score.par.values()):
        return ""
    return f"From that {_by_players(score.par, 'point')} are taken away"


def _own_yaku(score: RoundScore, _: Setting) -> str:
    return "One's own yaku are added" if score.own_yaku else "One's own yaku are not added"


def _others_yaku(score: RoundScore, _: Setting) -> str:
    return "The yaku of every opponent are taken away" if score.others_yaku else ""


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
    return f"It earns {points} if it is ahead of the next by {number(rule.lead)} or more"


BEST: Final[Sentences[BestPoints]] = {
    "lead": _best,
    "points": Untold("told with the lead"),
}


# The whole game


def _rounds(rules: FishingRules, _: Setting) -> str:
    return (
        f"A game has {counted(rules.rounds, 'round')}, or as many as the players agree on; the "
        "highest total wins, and equal totals share"
    )


def _target(rules: FishingRules, _: Setting) -> str:
    if rules.target is None:
        return ""
    return f"It ends as soon as somebody has {counted(rules.target, 'point')}"


LENGTH: Final[Sentences[FishingRules]] = {"rounds": _rounds, "target": _target}
