"""Rounds of every shipped fishing game, played at random, and made-up ones that are full."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import cache

from hanafuda_desktop.engine.rounds import RoundResult, RoundView
from hanafuda_desktop.families.fishing.progress import (
    SideProgress,
    StopOffer,
    side_progress,
    stop_offer,
)
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game


@dataclass(frozen=True)
class Played:
    """A game that was played through."""

    rules: FishingRules
    players: int
    offers: tuple[StopOffer, ...]
    standings: tuple[tuple[int, SideProgress], ...]
    sheet: tuple[RoundResult, ...]
    totals: tuple[tuple[int, ...], ...]
    views: tuple[RoundView, ...]


@cache
def tables() -> tuple[tuple[str, int], ...]:
    """Every shipped fishing game with every number of players."""
    found = []
    for entry in our_games().entries():
        rules = entry.loaded.rules
        if isinstance(rules, FishingRules):
            counts = sorted(int(players) for players in rules.deal)
            least, most = rules.players.least, rules.players.most
            found += [(entry.id, each) for each in counts if least <= each <= most]
    return tuple(found)


@cache
def played(game_id: str, players: int, seed: int = 1) -> Played:
    """A game of random moves."""
    rules = our_games().game(game_id)
    assert isinstance(rules, FishingRules)
    game = new_game(rules, seed=seed, players=players)
    chance = random.Random(seed)
    offers: list[StopOffer] = []
    stood: list[tuple[int, SideProgress]] = []
    views: list[RoundView] = []
    while game.to_move is not None:
        view = game.view(game.to_move)
        if view.turn is not None and view.turn.asked == "call":
            offer = stop_offer(rules, view)
            assert offer is not None
            offers.append(offer)
        if view.round is not None and view.round.number and len(stood) < 400:
            stood += [(view.round.month, each) for each in side_progress(rules, view)]
        moves = game.legal_moves()
        game.push(moves[chance.randrange(len(moves))])
        now = game.view(0).round
        if now is not None and (not views or views[-1].number != now.number):
            views.append(now)
    last = game.view(0).round
    assert last is not None
    totals: list[tuple[int, ...]] = []
    run = (0,) * players
    for result in last.sheet:
        run = tuple(a + b for a, b in zip(run, result.gains, strict=True))
        totals.append(run)
    return Played(
        rules, players, tuple(offers), tuple(stood), last.sheet, tuple(totals), (*views, last)
    )


def longer(view: RoundView, rounds: int) -> RoundView:
    """The same game with its rounds again and again, until there are so many."""
    sheet = [
        view.sheet[index % len(view.sheet)]._replace(number=index + 1) for index in range(rounds)
    ]
    return replace(view, rounds=rounds, number=rounds, sheet=tuple(sheet))
