"""Moves and states of a real-time game as text, both ways; examples stand in :mod:`.moves`.

A state says what goes on, every pile, and how it stands.

A deck's next card stands last, as does the top card of a column or stack; a bar parts the cards of
a column that lie face down from the open ones::

    asked: play 5210
    round: 2 again 0 seed 7
    totals: 0 3
    won: 1 0
    t0: 42 a1 73
    t1: 11 61
    c0-1: 12 22 | 53
    m0: 31 42
    m1: 93
    covered: 1@5210*1 deck@0*1
    busy: 0*0 5900*2

Who laid the top card of a stack, and when, stands behind ``covered``, and after commas what was
laid there just before; finished rounds have a line each, their numbers in the order of
:class:`.RoundSpoils`. Where a hand takes back a card that was refused, ``busy`` says of each hand
until when, and how often it has tried anything since.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, assert_never

from hanafuda_desktop.cards.notation import parse_cards, shorts
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.position_text import check_cards, read_entries, write_lines, written
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.speed.compiled import SEATS, CompiledSpeed
from hanafuda_desktop.families.speed.moves import (
    MOST_MS,
    Busy,
    Column,
    Count,
    Covered,
    Join,
    Miss,
    Put,
    RoundSpoils,
    SpeedMove,
    SpeedPhase,
    TurnUp,
    count_of,
)
from hanafuda_desktop.families.speed.rounds import MOST_AGAIN, settled
from hanafuda_desktop.families.speed.state import MOST_BEFORE, SpeedSeries, SpeedState
from hanafuda_desktop.text.language import tr

_MOST: Final = 10**6
_COVERED: Final = re.compile(r"(deck|[01])@([0-9]{1,9})\*([1-9]|[1-4][0-9])")
_BUSY: Final = re.compile(r"([0-9]{1,9})\*([0-9]{1,9})")
_NOTHING: Final = 9
_TAKEN: Final = {1: [0, _NOTHING], 2: [0, 1]}
"""What is taken together, of one stack or of two."""
_STACKS_AT: Final = 6
_BESIDES_STACKS: Final = 13
"""How many numbers tell of a finished round, besides the sizes of its stacks."""


def write_position(_compiled: CompiledSpeed, state: SpeedState) -> str:
    """The state as text; :func:`read_position` reads it back."""
    series = state.series
    lines = [
        f"asked: {state.phase.name.lower()} {state.now}",
        f"round: {series.number} again {series.again} seed {series.seed}",
        f"totals: {written(series.totals)}",
        f"won: {written(series.won)}",
        f"short: {written(series.short)}",
    ]
    lines += [f"t{seat}: {shorts(deck)}" for seat, deck in enumerate(state.decks)]
    for seat, layout in enumerate(state.layouts):
        for number, (cards, down) in enumerate(layout, start=1):
            lines.append(f"c{seat}-{number}: {shorts(cards[:down])} | {shorts(cards[down:])}")
    lines += [f"m{stack}: {shorts(cards)}" for stack, cards in enumerate(state.stacks)]
    lines.append(f"covered: {' '.join(map(_covered, state.covered))}")
    if any(map(any, state.busy)):
        lines.append(f"busy: {' '.join(f'{each.until}*{each.tries}' for each in state.busy)}")
    lines += [f"spoils: {written(_flat(each))}" for each in series.spoils]
    return write_lines(lines)


def _covered(covered: Covered) -> str:
    return ",".join(
        f"{'deck' if put.seat < 0 else put.seat}@{put.at}*{put.together}"
        for put in (covered, *covered.before)
    )


def _flat(each: RoundSpoils) -> tuple[int, ...]:
    """A finished round as numbers; a stack that nobody takes is written as 9."""
    takes = tuple(_NOTHING if take < 0 else take for take in each.takes)
    return (
        *(each.number, each.winner, int(each.blocked), each.at, *takes),
        *(len(each.stacks), *each.stacks, *each.left, *each.decks, *each.gains),
    )


def read_position(compiled: CompiledSpeed, text: str) -> SpeedState:
    """The state that a text stands for.

    Raises:
        RecordError: the text is no position of this game.
    """
    numbers = range(1, len(compiled.sizes) + 1)
    columns = [[f"c{seat}-{number}" for number in numbers] for seat in range(SEATS)]
    readers: dict[str, Callable[[str], Any]] = {
        "asked": _read_asked,
        "round": _read_round,
        **dict.fromkeys(("totals", "won", "short"), _read_numbers),
        **dict.fromkeys(("t0", "t1", "m0", "m1"), parse_cards),
        "covered": lambda text: tuple(map(_read_covered, text.split())),
        "busy": _read_busy,
        "spoils": _read_spoils,
        **dict.fromkeys((*columns[0], *columns[1]), _read_column),
    }
    found = read_entries(text, readers, many=("spoils",))
    _check_cards(compiled, found, columns)
    state = _state(found, columns)
    fault = next(_faults(compiled, state), None)
    if fault is not None:
        raise RecordError(fault)
    return state


def _state(found: dict[str, Any], columns: list[list[str]]) -> SpeedState:
    """The state that the lines make together."""
    stacks = tuple(found[name] for name in ("m0", "m1") if name in found)
    phase, now = found["asked"]
    number, again, seed = found["round"]
    return SpeedState(
        phase=phase,
        now=now,
        decks=(found["t0"], found["t1"]),
        layouts=tuple(tuple(found[name] for name in names) for names in columns),
        stacks=stacks,
        covered=found.get("covered") or (Covered(),) * len(stacks),
        series=SpeedSeries(
            seed=seed,
            number=number,
            again=again,
            totals=found.get("totals", (0,) * SEATS),
            won=found.get("won", (0,) * SEATS),
            short=found.get("short", ()),
            spoils=tuple(found["spoils"]),
        ),
        busy=found.get("busy", (Busy(),) * SEATS),
    )


def _check_cards(compiled: CompiledSpeed, found: dict[str, Any], columns: list[list[str]]) -> None:
    """Every pile is there, and every card once.

    Raises:
        RecordError: it is not so.
    """
    if "asked" not in found or "round" not in found:
        raise RecordError(tr("a picture says what is asked and which round it is"))
    in_columns = [*columns[0], *columns[1]]
    for name in ("t0", "t1", "m0", *in_columns):
        if name not in found:
            raise RecordError(tr("'{name}' is missing", name=name))
    lying = [card for name in ("t0", "t1", "m0", "m1") for card in found.get(name, ())]
    lying += [card for name in in_columns for card in found[name].cards]
    check_cards(lying, compiled.deck)


def _read_asked(text: str) -> tuple[SpeedPhase, int]:
    found = re.fullmatch(r"(play|count|next|over) ([0-9]{1,9})", text)
    if found is None or int(found[2]) > MOST_MS:
        raise RecordError(
            tr("'asked' says play, count, next or over, and when the last move was made")
        )
    return SpeedPhase[found[1].upper()], int(found[2])


def _read_round(text: str) -> tuple[int, int, int]:
    found = re.fullmatch(r"([1-9][0-9]?) again ([0-9]{1,2}) seed ([0-9]{1,19})", text)
    if found is None or int(found[2]) > MOST_AGAIN + 1 or int(found[3]) > MAX_SEED:
        raise RecordError(tr("a round is written as '2 again 0 seed 7'"))
    return int(found[1]), int(found[2]), int(found[3])


def _read_numbers(text: str) -> tuple[int, ...]:
    words = text.split()
    if not all(re.fullmatch(r"[0-9]{1,9}", word) for word in words):
        raise RecordError(tr("'{text}' should be whole numbers", text=text[:40]))
    return tuple(map(int, words))


def _read_column(text: str) -> Column:
    down, bar, shown = text.partition("|")
    if not bar:
        raise RecordError(tr("a column has a bar between what lies face down and what is open"))
    hidden = parse_cards(down)
    return Column(hidden + parse_cards(shown), len(hidden))


def _read_covered(word: str) -> Covered:
    laid = []
    for part in word.split(","):
        found = _COVERED.fullmatch(part)
        if found is None:
            raise RecordError(
                tr("'{text}' should say who laid a card and when: '1@5210*1'", text=part[:40])
            )
        seat = -1 if found[1] == "deck" else int(found[1])
        laid.append(Covered(seat, int(found[2]), int(found[3])))
    return laid[0]._replace(before=tuple(laid[1:]))


def _read_busy(text: str) -> tuple[Busy, ...]:
    found = [_BUSY.fullmatch(word) for word in text.split()]
    hands = tuple(Busy(int(each[1]), int(each[2])) for each in found if each is not None)
    if len(hands) != SEATS or len(found) != SEATS:
        raise RecordError(tr("'busy' says of both hands until when, and how often: '0*0 5900*2'"))
    return hands


def _read_spoils(text: str) -> RoundSpoils:
    numbers = _read_numbers(text)
    stacks = numbers[_STACKS_AT] if len(numbers) > _STACKS_AT else 0
    if stacks not in (1, 2) or len(numbers) != _BESIDES_STACKS + stacks:
        raise RecordError(tr("a finished round has another count of numbers"))
    number, winner, blocked, at, *takes = numbers[:_STACKS_AT]
    rest = numbers[_STACKS_AT + 1 + stacks :]
    if winner >= SEATS or blocked > 1 or sorted(takes) != _TAKEN[stacks]:
        raise RecordError(tr("a finished round says a seat or a stack that there is not"))
    return RoundSpoils(
        number=number,
        winner=winner,
        blocked=bool(blocked),
        at=at,
        takes=tuple(-1 if take == _NOTHING else take for take in takes),
        stacks=numbers[_STACKS_AT + 1 : _STACKS_AT + 1 + stacks],
        left=rest[:2],
        decks=rest[2:4],
        gains=rest[4:],
    )


def _faults(compiled: CompiledSpeed, state: SpeedState) -> Iterator[str]:
    """What the lines say that does not go together."""
    series = state.series
    for name, numbers in (("totals", series.totals), ("won", series.won)):
        if len(numbers) != SEATS or max(numbers) > _MOST:
            yield tr("'{name}' needs a number for each of the two seats", name=name)
    if series.short not in ((), (0,), (1,), (0, 1)):
        yield tr("'short' names seats")
    if len(state.covered) != len(state.stacks):
        yield tr("'covered' needs a word for each stack")
    for covered, stack in zip(state.covered, state.stacks, strict=True):
        yield from _faults_of_covered(covered, len(stack), state.now)
    for layout in state.layouts:
        if compiled.is_secret(layout) and not any(column.down for column in layout):
            yield tr("the last card of a layout lies face down")
    if series.again > MOST_AGAIN and state.phase is not SpeedPhase.OVER:
        yield tr("a round is laid out again {n} times at most", n=MOST_AGAIN)
    yield from _faults_of_phase(compiled, state)


def _faults_of_phase(compiled: CompiledSpeed, state: SpeedState) -> Iterator[str]:
    """Why that does not go on which is said to go on."""
    phase = state.phase
    begins = phase is SpeedPhase.COUNT and any(state.decks) and not any(state.stacks)
    if phase is SpeedPhase.OVER or begins:
        return
    found = settled(compiled, state._replace(phase=SpeedPhase.PLAY), [])
    if phase is SpeedPhase.NEXT:
        if not state.is_undecided or found != state:
            yield from _faults_of_next(compiled, state)
    elif found.series != state.series or found.phase not in (SpeedPhase.PLAY, SpeedPhase.COUNT):
        yield tr("by these cards the round is over")
    elif found.phase != phase:
        yield tr("by these cards it is time to {what}", what=found.phase.name.lower())


def _faults_of_covered(covered: Covered, size: int, now: int) -> Iterator[str]:
    """Why this cannot have been laid on a stack of this size."""
    laid = (covered, *covered.before)
    if any(put.at > later for put, later in zip(laid, (now, *(p.at for p in laid)), strict=False)):
        yield tr("a card cannot have been laid later than now, or than one upon it")
    if not covered.before:
        return
    if len(covered.before) > MOST_BEFORE or any(put.seat < 0 for put in laid):
        yield tr("before a card at most {n} are told of, and none from a deck", n=MOST_BEFORE)
    if sum(put.together for put in laid) > size:
        yield tr("more cards were laid on a stack than lie there")


def _faults_of_next(compiled: CompiledSpeed, state: SpeedState) -> Iterator[str]:
    """Why the last finished round is not the one that lies there."""
    series = state.series
    if not series.spoils or series.number >= compiled.rounds:
        yield tr("the next round needs one that is finished, and one that is still to come")
    last = series.spoils[-1]
    stacks, decks = tuple(map(len, state.stacks)), tuple(map(len, state.decks))
    lies = stacks, tuple(map(count_of, state.layouts)), decks
    if (last.stacks, last.left, last.decks) != lies or 0 in last.held:
        yield tr("the last finished round counts other cards than lie there")


_MOVE: Final = re.compile(
    r"(?P<seat>[01])?@(?P<at>[0-9]{1,9}):"
    r"(?:(?P<plain>count|next)|(?P<turn>[\^!])c(?P<up>[1-9])"
    r"|c(?P<column>[1-9])(?P<how>[>!])(?:m(?P<stack>[01])(?:\*(?P<count>[2-9]|[1-4][0-9]))?|c(?P<onto>[1-9])))"
)


def write_move(move: SpeedMove) -> str:
    """The move in notation: one word."""
    match move:
        case Put(seat, at, column, stack, count):
            together = f"*{count}" if count > 1 else ""
            return f"{seat}@{at}:c{column + 1}>m{stack}{together}"
        case Join(seat, at, column, onto):
            return f"{seat}@{at}:c{column + 1}>c{onto + 1}"
        case Miss(tried):
            return write_move(tried).replace(">", "!").replace("^", "!")
        case TurnUp(seat, at, column):
            return f"{seat}@{at}:^c{column + 1}"
        case Count(at):
            return f"@{at}:count"
        case NextRound(at):
            return f"@{at}:next"
    assert_never(move)


def read_move(text: str) -> SpeedMove:
    """The move that a word of notation stands for.

    Raises:
        RecordError: it stands for none.
    """
    found = _MOVE.fullmatch(text)
    if found is None or (found["plain"] is None) != (found["seat"] is not None):
        raise RecordError(tr("'{move}' is not a move of a real-time game", move=text[:40]))
    at = int(found["at"])
    if at > MOST_MS:
        raise RecordError(tr("'{move}' says a time that no game lasts", move=text[:40]))
    if found["plain"]:
        return Count(at) if found["plain"] == "count" else NextRound(at)
    seat = int(found["seat"])
    if found["up"]:
        turned = TurnUp(seat, at, int(found["up"]) - 1)
        return Miss(turned) if found["turn"] == "!" else turned
    column = int(found["column"]) - 1
    move: Put | Join
    if found["onto"]:
        move = Join(seat, at, column, int(found["onto"]) - 1)
    else:
        move = Put(seat, at, column, int(found["stack"]), int(found["count"] or 1))
    return Miss(move) if found["how"] == "!" else move
