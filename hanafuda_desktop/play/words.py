"""What is called out at a table of several, and how a game that is over is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hanafuda_desktop.cards.card import CARDS, MONTHS
from hanafuda_desktop.engine.events import (
    Called,
    CardsStolen,
    DealtAgain,
    Event,
    PairPending,
    RoundEnded,
    TripleShown,
    YakuMade,
)
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import about, number_text
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.text.language import tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import in_a_row, listed

if TYPE_CHECKING:
    from hanafuda_desktop.engine.rounds import RoundView
    from hanafuda_desktop.play.session import Session


_FEW: Final = 3


def seat_names(seating: Seating) -> list[str]:
    """What everybody at a table is called, from seat 0 on."""
    return [seating.name(seat) for seat in range(len(seating.seats))]


def facts(session: Session, asked: Mapping[str, str], *, months: bool = True) -> dict[str, str]:
    """What the status line says of a game of several rounds.

    Args:
        session: the game.
        asked: what it says of a person's turn, by what is asked, where more than that is said;
            in English.
        months: whether the month of a round means anything.
    """
    view, name = session.view, session.seating.name
    if view.round is None:
        return {}
    totals = [f"{name(seat)} {number_text(total)}" for seat, total in enumerate(view.round.totals)]
    found = {
        "Turn": _turn(session, asked),
        # Where many sit there is no room for all; their plates say it.
        "Points": in_a_row(totals) if len(totals) <= _FEW else totals[view.seat],
    }
    if view.round.number:
        found["Round"] = _round(view.round, session.seating, months=months)
    return found


def _round(now: RoundView, seating: Seating, *, months: bool) -> str:
    """Which round it is, and who deals."""
    told: dict[str, Any] = {"number": now.number, "rounds": now.rounds}
    told["month"], told["name"] = MONTHS[now.month - 1].name, seating.name(now.dealer)
    match months, seating.is_you(now.dealer):
        case True, True:
            return tr("Round {number} of {rounds}, {month}, You deal", **told)
        case True, False:
            return tr("Round {number} of {rounds}, {month}, {name} deals", **told)
        case False, True:
            return tr("Round {number} of {rounds}, You deal", **told)
        case _:
            return tr("Round {number} of {rounds}, {name} deals", **told)


def _turn(session: Session, asked: Mapping[str, str]) -> str:
    """Whose turn it is."""
    seat, now = session.view.to_move, session.seated.asked
    if seat is None:
        return tr("The game is over")
    if now == "next":
        return tr("The round is over")
    if now == "race":
        return tr("Hands race for the palm")
    if session.moves and now in asked:
        return tr(asked[now])
    if session.seating.is_you(seat):
        return tr("Your turn")
    return tr("{name}'s turn", name=session.seating.name(seat))


def calls(events: Sequence[Event], names: RoundNames) -> Iterator[str]:
    """What is called out after a turn, in order."""
    stolen = [event for event in events if isinstance(event, CardsStolen)]
    if stolen:
        yield _theft(stolen, names)
    again = sum(isinstance(event, DealtAgain) for event in events)
    if again:  # however often it is, it is called out once
        yield trn("Dealt again", "Dealt again, {n} times", again)
    for event in events:
        said = _call(event, names)
        if said:
            yield said


def _call(event: Event, names: RoundNames) -> str:
    from hanafuda_desktop.engine.rounds import RoundEnding

    match event:
        case YakuMade(seat, yaku, _, points):
            said = tr("{yaku}, {points}", yaku=names.yaku[yaku], points=points)
            return _by(seat, said, names)
        case Called(seat, go, _):
            return _by(seat, tr("{call}!", call=names.go if go else names.stop), names)
        case TripleShown(seat, cards, bomb):
            month = CARDS[cards[0]].flower.name
            said = tr("{month} bomb!", month=month) if bomb else tr("Three of {month}", month=month)
            return _by(seat, said, names)
        case PairPending():
            return tr("Three lie and wait for the fourth")
        case RoundEnded(result) if result.ending is RoundEnding.DEALT_HAND:
            winner = result.winners[0]
            side = next(side for side in result.sides if winner in side.seats)
            return _by(winner, names.listed([each.yaku for each in side.yaku]), names)
    return ""


def _theft(stolen: Sequence[CardsStolen], names: RoundNames) -> str:
    """Who took captured cards of whom, as a sentence."""
    cards, taker = listed([_stolen(event, names) for event in stolen]), stolen[0].taker
    if names.is_you(taker):
        return tr("You take {cards}", cards=cards)
    return tr("{name} takes {cards}", name=names.seats[taker], cards=cards)


def _stolen(event: CardsStolen, names: RoundNames) -> str:
    if names.is_you(event.giver):
        return trn("{n} card of yours", "{n} cards of yours", len(event.cards))
    giver = names.seats[event.giver]
    return trn("{n} card of {name}", "{n} cards of {name}", len(event.cards), name=giver)


def _by(seat: int, said: str, names: RoundNames) -> str:
    """What a seat says; one's own words need no name."""
    return said if names.is_you(seat) else about(names.seats[seat], said)


def ended(outcome: Outcome, seating: Seating, sides: Sequence[Sequence[int]]) -> str:
    """Who has won the game, as a title.

    Args:
        outcome: how it ended.
        seating: who sits where.
        sides: the seats of each side; a team wins together, and shares with nobody.
    """
    if len(outcome.winners) == len(seating.seats):
        return tr("The game is shared by all")
    winners = [side for side in sides if set(side) <= set(outcome.winners)]
    match winners:
        case []:
            return tr("Nobody has won")
        case [side]:
            return _won(side, seating)
    names = [[seating.name(seat) for seat in side] for side in winners]
    return tr("{names} share the win", names=listed([" & ".join(side) for side in names]))


def _won(side: Sequence[int], seating: Seating) -> str:
    """That one side has won."""
    others = [seating.name(seat) for seat in side if not seating.is_you(seat)]
    is_yours = len(others) < len(side)
    if not others:
        return tr("You have won!")
    if is_yours:
        return tr("Your team has won, you and {names}!", names=listed(others))
    if len(side) == 1:
        return tr("{name} has won", name=others[0])
    return tr("The team of {names} has won", names=listed(others))


# What is said of a game at its end, whichever it is: what was played, how long, with what help.


def game_and_deal(session: Session) -> str:
    """Which game was played, and how it was dealt."""
    game, name = session.game, plain(session.rules.name)
    if game.laid is not None:
        return tr("{game}, a deal from a file", game=name)
    return tr("{game}, deal {number}", game=name, number=game.seed)


def rounds_in(rounds: int, time: str) -> str:
    """How many rounds were played, and in what time."""
    return trn("{n} round in {time}", "{n} rounds in {time}", rounds, time=time)


def moves_in(moves: int, time: str) -> str:
    """How many moves were played, and in what time."""
    return trn("{n} move in {time}", "{n} moves in {time}", moves, time=time)


def taken_back(count: int) -> str:
    """How often moves were taken back, or the empty string."""
    return trn("With {n} move taken back", "With {n} moves taken back", count) if count else ""


STATUS_FACTS: Final = (
    tr_noop("Game"),
    tr_noop("Deal"),
    tr_noop("Round"),
    tr_noop("Turn"),
    tr_noop("Points"),
    tr_noop("Yaku"),
    tr_noop("Redeals"),
    tr_noop("Moves"),
    tr_noop("Outlook"),
)
"""What there is a place for, from left to right; said with ``tr``."""


def game_facts(session: Session) -> dict[str, str]:
    """What stands in the places that every game has."""
    game = session.game
    facts = {"Game": plain(session.rules.name)}
    if game.laid is not None:
        facts["Deal"] = tr("Deal from a file")
    elif not session.hides_deal:
        facts["Deal"] = tr("Deal {number}", number=game.seed)
    return facts
