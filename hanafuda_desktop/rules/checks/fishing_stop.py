"""Whether what is said of stopping, calls and multipliers can come about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.checks.fishing_deal import tables
from hanafuda_desktop.rules.checks.fishing_yaku import unknown_yaku
from hanafuda_desktop.rules.checks.names import repeated
from hanafuda_desktop.rules.checks.problem import DELETE, Path, Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.numbers import for_players
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.suggestions import either

__all__ = ["CHECKS", "numbers_for_all"]

_NUMBERS: Final = (
    "own_calls",
    "opponent_calls",
    "shown",
    "bombs",
    "shown_or_bombs",
    "drawn_rounds",
    "total",
)


def numbers_for_all(rules: Any, at: Path, numbers: dict[str, int]) -> Iterator[Problem]:
    """A number for each number of players that may play, and for no other."""
    may_play = tables(rules)
    missing = [str(n) for n in may_play if "any" not in numbers and str(n) not in numbers]
    if missing:
        message = tr("there is no number for {numbers} players", numbers=either(missing))
        yield Problem(at, message, tr("add it, or 'any' for all others"))
    for key in numbers if may_play else ():
        if key != "any" and int(key) not in may_play:
            message = tr("this game is not for {players} players", players=key)
            yield Problem((*at, key), message, DELETE, Severity.WARNING, on_key=True, leftover=True)


def _most_points(rules: Any) -> int:
    """No yaku are worth more together, were all the cards one player's."""
    alone: list[int] = []
    groups: dict[str, int] = {}
    for yaku in rules.yaku:
        points = rules.yaku_points if yaku.points is None else yaku.points
        most = max(0, points + _most_extra(rules, yaku))
        if yaku.group is None:
            alone.append(most)
        else:
            groups[yaku.group] = max(most, groups.get(yaku.group, 0))
    return sum(alone) + sum(groups.values())


def _most_extra(rules: Any, yaku: Any) -> int:
    if yaku.extra is None:
        return 0
    wanted = [need.cards for need in yaku.needs] if yaku.extra.cards is None else [yaku.extra.cards]
    further = sum(selected(cards).bit_count() for cards in wanted)
    # Cards that count as several, or as another kind, may come to them.
    further += sum(selected(each.cards).bit_count() * each.count for each in rules.counts_as)
    points = yaku.extra.points
    return sum(max(0, points[min(at, len(points) - 1)]) for at in range(further))


@reads("stopping", "yaku", "yaku_points", "counts_as", "players", "team_size")
def somebody_can_stop(rules: Any) -> Iterator[Problem]:
    """There are yaku to stop with."""
    stopping = rules.stopping
    if stopping is None:
        return
    if not rules.yaku:
        message = tr("nobody can ever stop: this game has no yaku")
        yield Problem(("stopping",), message, tr("add 'yaku'"), on_key=True)
    yield from numbers_for_all(rules, ("stopping", "least"), stopping.least)
    most, least = _most_points(rules), min(stopping.least.values())
    if rules.yaku and least > most:
        message = tr(
            "nobody can ever stop: all yaku together are worth at most {most} points", most=most
        )
        yield Problem(("stopping", "least"), message, tr("ask for less"), Severity.WARNING)
    if stopping.caller_pays and tables(rules) and max(tables(rules)) // rules.team_size <= 2:
        message = tr("with two sides there is nobody else to pay for")
        at = ("stopping", "caller_pays")
        yield Problem(at, message, None, Severity.WARNING, on_key=True, leftover=True)


@reads("stopping", "multipliers", "exhausted", "limit", "losers_pay", "dealt_hands")
def what_needs_a_stop_has_one(rules: Any) -> Iterator[Problem]:
    """Multipliers and the like are for games in which one stops."""
    if rules.stopping is not None:
        return
    written = rules.model_fields_set
    pays = any(hand.ends == "win" for hand in rules.dealt_hands)
    for key in ("multipliers", "exhausted", "limit", "losers_pay"):
        if key not in written or (key == "multipliers" and not rules.multipliers):
            continue
        if key in ("limit", "losers_pay") and pays:
            continue
        message = tr("'{key}' means nothing in a game that nobody stops", key=key)
        yield Problem(
            (key,),
            message,
            tr("add 'stopping', or {delete}", delete=DELETE),
            Severity.WARNING,
            on_key=True,
        )


@reads("stopping", "round_score", "best_earns")
def what_needs_counting_is_counted(rules: Any) -> Iterator[Problem]:
    """What a counted round is worth is for games in which nobody stops."""
    if rules.stopping is None:
        return
    for key in ("round_score", "best_earns"):
        if key in rules.model_fields_set and getattr(rules, key):
            message = tr("'{key}' means nothing in a game in which one stops", key=key)
            hint = tr("{delete}, or delete 'stopping'", delete=DELETE)
            yield Problem((key,), message, hint, Severity.WARNING, on_key=True)


@reads("exhausted", "stopping")
def exhausted_makes_sense(rules: Any) -> Iterator[Problem]:
    """Points for the dealer alone, and then some."""
    rule = rules.exhausted
    if rule.scores == "dealer" and not rule.points:
        message = tr("the dealer scores nothing")
        yield Problem(("exhausted",), message, tr("say how many 'points'"), Severity.WARNING)
    elif rule.scores != "dealer" and rule.points:
        message = tr("'points' means nothing beside 'scores: {scores}'", scores=rule.scores)
        hint = tr("it is what the dealer gets: write 'scores: dealer'")
        yield Problem(("exhausted", "points"), message, hint, Severity.WARNING, on_key=True)


@reads("multipliers", "yaku", "players", "team_size")
def multipliers_make_sense(rules: Any) -> Iterator[Problem]:
    """A multiplier has a condition, and its condition names what there is."""
    yield from repeated("multipliers", rules.multipliers)
    ids = [yaku.id for yaku in rules.yaku]
    for number, rule in enumerate(rules.multipliers):
        at: Path = ("multipliers", number)
        when = rule.when
        yield from unknown_yaku((*at, "when", "yaku"), when.yaku, ids)
        if rule.factor == 1:
            message = tr("times one changes nothing")
            yield Problem((*at, "factor"), message, None, Severity.WARNING)
        if not _conditions(when) and rule.payer is None:
            message = tr("it has no condition, and so it always multiplies")
            hint = tr("say in 'when' or 'payer' what must hold")
            yield Problem(at, message, hint, Severity.WARNING)
        counted = [name for name in _NUMBERS if getattr(when, name) is not None]
        if rule.repeat != "once" and not counted:
            message = tr("there is no number in 'when' that could be exceeded")
            hint = tr("it is for: {keys}", keys=", ".join(_NUMBERS))
            yield Problem((*at, "repeat"), message, hint)
        yield from _payer(rules, at, rule.payer)


def _conditions(when: Any) -> bool:
    return any(getattr(when, name) not in (None, ()) for name in type(when).model_fields)


def _payer(rules: Any, at: Path, payer: Any) -> Iterator[Problem]:
    if payer is None:
        return
    for name in ("least", "most"):
        yield from numbers_for_all(rules, (*at, "payer", name), getattr(payer, name))
    for players in tables(rules):
        least = for_players(payer.least, players)
        most = for_players(payer.most, players, 48)
        if least > most:
            message = tr(
                "no number of cards is at least {least} and at most {most}", least=least, most=most
            )
            yield Problem((*at, "payer", "most"), message)
            return


@reads("multipliers", "bombs", "stopping", "exhausted")
def conditions_can_come_about(rules: Any) -> Iterator[Problem]:
    """What multipliers count can happen in this game."""
    shows = rules.bombs.show != "never"
    never = {
        "shown": not shows,
        "bombs": not rules.bombs.bomb,
        "shown_or_bombs": not shows and not rules.bombs.bomb,
    }
    hints = {
        "shown": tr_noop("write 'bombs: {show: first-turn}'"),
        "bombs": tr_noop("write 'bombs: {bomb: true}'"),
        "shown_or_bombs": tr_noop("write 'bombs: {show: first-turn, bomb: true}'"),
    }
    for number, rule in enumerate(rules.multipliers):
        for name, is_never in never.items():
            if is_never and getattr(rule.when, name):
                at = ("multipliers", number, "when", name)
                message = (
                    tr("nobody shows triples in this game")
                    if name == "shown"
                    else tr("there are no bombs in this game")
                )
                yield Problem(at, message, tr(hints[name]), Severity.WARNING, on_key=True)


CHECKS = (
    somebody_can_stop,
    what_needs_a_stop_has_one,
    what_needs_counting_is_counted,
    exhausted_makes_sense,
    multipliers_make_sense,
    conditions_can_come_about,
)
