"""Whether a round that is counted is worth anything to anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.fishing_stop import numbers_for_all
from hanafuda_desktop.rules.checks.problem import Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity

__all__ = ["CHECKS"]


@reads("round_score", "yaku", "stopping", "players", "team_size")
def rounds_are_worth_something(rules: Any) -> Iterator[Problem]:
    """Cards or yaku count, and there are yaku where yaku count."""
    score = rules.round_score
    if rules.stopping is not None:
        return
    yield from numbers_for_all(rules, ("round_score", "par"), score.par)
    counts_yaku = (score.own_yaku or score.others_yaku) and bool(rules.yaku)
    if not score.cards and not counts_yaku:
        message = tr("a round is worth the same to everybody: neither cards nor yaku count")
        yield Problem(
            ("round_score",), message, tr("write 'cards: true', or add 'yaku'"), on_key=True
        )
    elif score.others_yaku and not rules.yaku:
        message = tr("this game has no yaku")
        at = ("round_score", "others_yaku")
        yield Problem(at, message, None, Severity.WARNING, on_key=True)
    elif rules.yaku and not (score.own_yaku or score.others_yaku):
        message = tr("the yaku of this game count for nobody")
        hint = tr("write 'own_yaku: true' or 'others_yaku: true'")
        yield Problem(("round_score",), message, hint, Severity.WARNING, on_key=True)


@reads("best_earns", "stopping")
def leads_make_sense(rules: Any) -> Iterator[Problem]:
    """Any lead earns something, and each entry another lead."""
    if not rules.best_earns:
        return
    leads = [entry.lead for entry in rules.best_earns]
    for number, lead in enumerate(leads):
        if lead in leads[:number]:
            message = tr("a lead of {lead} stands here already", lead=lead)
            yield Problem(
                ("best_earns", number), message, tr("give each entry a 'lead' of its own")
            )
    if min(leads) > 0:
        message = tr("the best result earns nothing unless it leads by {lead}", lead=min(leads))
        hint = tr("add an entry without 'lead' if every best result is to earn points")
        yield Problem(("best_earns",), message, hint, Severity.WARNING, on_key=True)


@reads("target", "best_earns", "rounds", "stopping")
def target_can_be_reached(rules: Any) -> Iterator[Problem]:
    """The rounds that are played can bring as many points as end the game."""
    if rules.target is None or rules.stopping is not None or not rules.best_earns:
        return
    most = rules.rounds * max(entry.points for entry in rules.best_earns)
    if most < rules.target:
        message = tr("{rounds} rounds earn at most {most} points", rounds=rules.rounds, most=most)
        hint = tr("play more 'rounds', or lower it")
        yield Problem(("target",), message, hint, Severity.WARNING)


CHECKS = (rounds_are_worth_something, leads_make_sense, target_can_be_reached)
