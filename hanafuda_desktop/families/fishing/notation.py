"""Moves and states of a fishing game as text, both ways; examples stand in :mod:`.moves`.

A state says what is asked, every pile, and how it stands.

The stock's next card stands last, cards of the field have their place behind an ``@``::

    asked: play 0
    round: 3 dealer 1 drawn 0 seed 7
    totals: 5 -5
    s: 42 a1 73 11
    f: 12@0 61@1 62@1
    h0: 13 24
    h1: 31 52
    p0: 93 91
    p1:

``lacks1`` are cards that seat 1 has proven not to hold, where whoever can capture must. Finished
rounds are told by their totals alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import NotationError, parse_card, parse_cards, short, shorts
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.position_text import (
    check_cards,
    read_asked,
    read_entries,
    read_number,
    read_numbers,
    read_round,
    write_lines,
    written,
)
from hanafuda_desktop.engine.rounds import NEXT_ROUND
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import (
    BOMBS,
    DRAW,
    GO,
    PICKS,
    PLAYS,
    SHOWS,
    STOP,
    TAKES,
    FishingMove,
    FishingTurn,
    Play,
    Take,
    WildUse,
)
from hanafuda_desktop.families.fishing.rounds import PICK_FROM
from hanafuda_desktop.families.fishing.state import (
    NO_CARD,
    NOWHERE,
    FishingPhase,
    FishingSeries,
    FishingState,
)
from hanafuda_desktop.families.fishing.view import ASKED, state_of
from hanafuda_desktop.text.language import tr

_PLACES: Final = 48
_CARDS: Final = ("s", "turned", "laid", "paired", "opening", "order")


def write_position(_compiled: CompiledFishing, state: FishingState) -> str:
    """The state as text; :func:`read_position` reads it back, but for the finished rounds."""
    series, running, facts = state.series, state.running, state.facts
    field = sorted(members(state.field), key=state.places.__getitem__)
    lines = [
        f"asked: {FishingPhase(state.phase).name.lower()} {state.seat}",
        f"round: {series.number} dealer {series.dealer} drawn {series.drawn} seed {series.seed}",
        f"totals: {written(series.totals)}",
        f"s: {shorts(reversed(series.stock[state.drawn :]))}",
        f"f: {_placed(state, field)}",
    ]
    lines += [f"t: {_placed(state, running.taking)}"] if running.taking else []
    lines += [f"turned: {short(running.turned)}"] if running.turned != NO_CARD else []
    lines += [f"laid: {short(running.laid)}"] if running.laid != NO_CARD else []
    lines += _numbered("h", state.hands) + _numbered("p", state.captured)
    lines += [f"paired: {shorts(members(running.paired))}"] if running.paired else []
    lines += [f"draws: {running.draws}"] if running.draws else []
    lines += [f"opening: {shorts(members(series.opening))}"]
    lines += [f"order: {shorts(series.order)}"] if series.order else []
    lines += [f"callers: {written(facts.callers)}"] if facts.callers else []
    numbers = {
        "called-at": facts.called_at,
        "bombs": facts.bombs,
        "passes": facts.passes,
        "turns": state.turns,
    }
    lines += [f"{name}: {written(each)}" for name, each in numbers.items() if any(each)]
    lines += [f"picks: {written(facts.picks)}"] if facts.picks else []
    lines += [f"last-yaku: {facts.last_yaku}"] if facts.last_yaku >= 0 else []
    lines += [line for line in _numbered("shown", facts.shown) if line[-1] != " "]
    lines += [line for line in _numbered("lacks", facts.lacks) if line[-1] != " "]
    lines += [f"wild: {use.side} {short(use.wild)} {use.month}" for use in facts.wild_uses]
    return write_lines(lines)


def _placed(state: FishingState, cards: Iterable[int]) -> str:
    places = state.places
    return " ".join(f"{short(card)}@{places[card]}" for card in cards)


def _numbered(name: str, sets: Iterable[int]) -> list[str]:
    return [f"{name}{number}: {shorts(members(cards))}" for number, cards in enumerate(sets)]


def read_position(compiled: CompiledFishing, text: str) -> FishingState:
    """The state that a text stands for, without empty lines and those that begin with ``#``.

    Raises:
        RecordError: the text is no position of this game; the message names the line.
    """
    readers = _readers(compiled)
    found = read_entries(text, readers, many=("wild",))
    if "asked" not in found:
        raise RecordError(tr("the picture does not say what is asked of whom"))
    nobody = (0,) * compiled.players
    said: dict[str, Any] = dict.fromkeys(readers, ())
    said |= dict.fromkeys(("totals", "bombs", "passes", "turns"), nobody)
    said |= {"called-at": (0,) * len(compiled.sides), "last-yaku": (None,), "draws": (0,)}
    said |= found
    places = bytearray([NOWHERE]) * CARD_COUNT
    for name in ("f", "t"):
        for card, place in said[name]:
            places[card] = place
        said[name] = tuple(card for card, _ in said[name])
    _check(compiled, said)
    return _state(compiled, said, bytes(places))


def _readers(compiled: CompiledFishing) -> dict[str, Callable[[str], Any]]:
    """What makes a value of each line."""
    players, sides = compiled.players, len(compiled.sides)
    seats = partial(_read_seats, players)
    return {
        "asked": partial(read_asked, FishingPhase, players),
        "round": partial(read_round, players),
        "totals": partial(read_numbers, "totals", players, signed=True),
        "called-at": partial(read_numbers, "called-at", sides, signed=True),
        **{name: partial(read_numbers, name, players) for name in ("bombs", "passes", "turns")},
        "draws": partial(read_numbers, "draws", 1),
        "callers": partial(seats, "callers", 0),
        "last-yaku": partial(seats, "last-yaku", 1),
        "picks": _read_picks,
        **dict.fromkeys(("f", "t"), _read_placed),
        **dict.fromkeys(_CARDS, parse_cards),
        **{f"{n}{seat}": parse_cards for n in ("h", "shown", "lacks") for seat in range(players)},
        **{f"p{side}": parse_cards for side in range(sides)},
        "wild": partial(_read_wild, compiled),
    }


def _read_placed(text: str) -> list[tuple[int, int]]:
    words = [word.partition("@") for word in text.split()]
    return [(parse_card(card), read_number(place, _PLACES)) for card, _, place in words]


def _read_seats(players: int, name: str, count: int, text: str) -> tuple[int, ...]:
    seats = read_numbers(name, count, text)
    if any(seat >= players for seat in seats):
        raise RecordError(tr("'{name}' names a seat that there is not", name=name))
    return seats


def _read_picks(text: str) -> tuple[int, ...]:
    picks = read_numbers("picks", 0, text)
    if any(place >= PICK_FROM for place in picks):
        raise RecordError(
            tr("there are {n} cards to pick from, 0 to {last}", n=PICK_FROM, last=PICK_FROM - 1)
        )
    return picks


def _read_wild(compiled: CompiledFishing, text: str) -> WildUse:
    words = text.split()
    if len(words) != 3:
        raise RecordError(tr("'wild' is followed by a side, a card and a month"))
    side = read_number(words[0], len(compiled.sides) - 1)
    card = parse_card(words[1])
    if not compiled.wild >> card & 1:
        raise RecordError(tr("{card} is no wild card of this game", card=words[1]))
    return WildUse(side, card, read_number(words[2], 12))


def _state(compiled: CompiledFishing, said: Mapping[str, Any], places: bytes) -> FishingState:
    phase, seat = said["asked"]
    now = {"round": 1, "dealer": 0, "drawn": 0, "seed": 0} | dict(said["round"])
    seats = range(compiled.players)
    turn = FishingTurn(
        asked=ASKED[phase],
        turned=next(iter(said["turned"]), None),
        laid=next(iter(said["laid"]), None),
        paired=said["paired"],
        draws=said["draws"][0],
        callers=said["callers"],
        called_at=said["called-at"],
        last_yaku=said["last-yaku"][0],
        shown=tuple(said[f"shown{each}"] for each in seats),
        bombs=said["bombs"],
        passes=said["passes"],
        turns=said["turns"],
        wild_uses=tuple(said["wild"]),
        opening=said["opening"],
        picks=said["picks"],
        lacks=tuple(said[f"lacks{each}"] for each in seats),
    )
    series = FishingSeries(
        seed=now["seed"],
        number=now["round"],
        dealer=now["dealer"],
        totals=said["totals"],
        drawn=now["drawn"],
        sheet=(),
        stock=tuple(reversed(said["s"])),
        opening=mask_of(said["opening"]),
        order=said["order"],
    )
    return state_of(compiled, turn, seat, said, places, series)


def _check(compiled: CompiledFishing, said: Mapping[str, Any]) -> None:
    """What is asked can be answered, and every card of the deck lies in one place."""
    phase, _ = said["asked"]
    for name in ("turned", "laid"):
        if len(said[name]) > 1:
            raise RecordError(tr("'{name}' is one card", name=name))
    if (phase is FishingPhase.TAKE) != bool(said["turned"]):
        raise RecordError(tr("a card is 'turned' where one is to be taken, and only there"))
    apart = [name for name in ("t", "laid", "paired") if said[name]]
    if phase is not FishingPhase.TAKE and (apart or said["draws"][0]):
        raise RecordError(tr("a turn is half played while a card is to be taken, and only then"))
    if said["paired"] and len([card for card in said["t"] if card in said["paired"]]) != 2:
        raise RecordError(tr("'paired' is the month of two cards that were just captured"))
    if phase is FishingPhase.CALL and compiled.stopping is None:
        raise RecordError(tr("nobody calls in this game"))
    whole = {tuple(sorted(said[name])) for name in ("order", "s")} == {compiled.deck}
    if phase is FishingPhase.PICK and not whole:
        raise RecordError(tr("while cards are picked, 's' and 'order' hold the whole deck"))
    places = ["s", "f", "t", "turned", *(n for n in said if n[0] in "hp" and n[1:].isdigit())]
    check_cards([card for name in places for card in said[name]], compiled.deck)
    for seat in range(compiled.players):
        _check_lacking({*said[f"lacks{seat}"]}, {*said[f"h{seat}"]}, compiled)


def _check_lacking(lacks: set[int], hand: set[int], compiled: CompiledFishing) -> None:
    """What a hand is known to lack fits what it holds, or no guess would fit both."""
    if lacks and not compiled.must_match:
        raise RecordError(
            tr("what a hand lacks is known where whoever can capture must, and only there")
        )
    if not lacks <= {*compiled.deck} or lacks & hand:
        raise RecordError(
            tr("what a hand is known to lack are cards of this deck that it does not hold")
        )


_MONTHS: Final = range(1, 13)
_PLAIN: Final[dict[str, FishingMove]] = {
    "d": DRAW,
    "go": GO,
    "stop": STOP,
    "next": NEXT_ROUND,
    **{f"show{month}": SHOWS[month] for month in _MONTHS},
    **{f"bomb{month}": BOMBS[month] for month in _MONTHS},
    **{f"pick{place + 1}": move for place, move in enumerate(PICKS)},
}
_WORDS: Final = {move: word for word, move in _PLAIN.items()}
_PLAY: Final = re.compile(r"([0-9a-c][0-9])?(?:x([0-9a-c][0-9]))?")


def write_move(move: FishingMove) -> str:
    """The move in notation: one word."""
    match move:
        case Play(card, take):
            return short(card) if take is None else f"{short(card)}x{short(take)}"
        case Take(card):
            return f"x{short(card)}"
        case _:
            return _WORDS[move]


def read_move(text: str) -> FishingMove:
    """The move that a word of notation stands for.

    Raises:
        RecordError: it stands for none.
    """
    if text in _PLAIN:
        return _PLAIN[text]
    found = _PLAY.fullmatch(text)
    if not found or not text:
        raise RecordError(tr("'{move}' is not a move of a fishing game", move=text[:40]))
    try:
        played = parse_card(found[1]) if found[1] else None
        taken = parse_card(found[2]) if found[2] else None
    except NotationError as error:
        raise RecordError(str(error)) from error
    if played is None:
        assert taken is not None
        return TAKES[taken]
    return PLAYS[played][0 if taken is None else taken + 1]
