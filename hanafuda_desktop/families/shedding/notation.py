"""Moves and states of a shedding game as text, both ways; examples stand in :mod:`.moves`.

A state says what is asked, every pile, and how it stands.

The stock's next card and the discard pile's top card stand last, cards of the field have their
place behind an ``@``::

    asked: play 0
    round: 3 dealer 1 drawn 0 seed 7
    totals: 5 -5
    turn: direction 1 turns 12 passes 0 shuffles 0
    s: 42 a1 73 11
    d: 61 62
    f: 12@0 33@1 74@2 91@3
    h0: 13 24
    h1: 31 52

``x`` is the card drawn in a struggle, ``effect`` the last turn's effect and the seat at which it
is aimed. ``seen0`` are cards of other hands that seat 0 has seen; ``drew0: 1 42 12 33`` says that
its hand had a card drawn in place of playing when 42 lay on the discard pile (``-``: nothing did),
12 and 33 on the field, and has got one card since. Finished rounds are told by their totals alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import NotationError, parse_card, parse_cards, short, shorts
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.position_text import (
    check_cards,
    read_asked,
    read_counts,
    read_entries,
    read_number,
    read_numbers,
    read_round,
    write_lines,
    written,
)
from hanafuda_desktop.engine.reaction_race import EARLY, MOST_TIME, NEVER
from hanafuda_desktop.engine.rounds import NEXT_ROUND
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.moves import (
    DISCARDS,
    SWAPS,
    BareMove,
    Combine,
    DiscardDrawn,
    Race,
    SheddingMove,
    combine,
)
from hanafuda_desktop.families.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    Memory,
    SheddingPhase,
    SheddingSeries,
    SheddingState,
)
from hanafuda_desktop.families.shedding.view import ASKED, DrewInstead, SheddingTurn, state_of
from hanafuda_desktop.text.language import tr

_MOST_PLACES: Final = 48


def write_position(compiled: CompiledShedding, state: SheddingState) -> str:
    """The state as text; :func:`read_position` reads it back, but for the finished rounds."""
    series = state.series
    field = [f"{short(card)}@{place}" for place, card in enumerate(state.places) if card != NO_CARD]
    counts = f"turns {state.turns} passes {state.passes} shuffles {state.shuffles}"
    lines = [
        f"asked: {SheddingPhase(state.phase).name.lower()} {state.seat}",
        f"round: {series.number} dealer {series.dealer} drawn {series.drawn} seed {series.seed}",
        f"totals: {written(series.totals)}",
        f"turn: direction {state.direction} {counts}",
        f"s: {shorts(state.stock)}",
        f"d: {shorts(state.discard)}",
        f"f: {' '.join(field)}",
    ]
    lines += [f"x: {short(state.drawn)}"] if state.drawn != NO_CARD else []
    if state.effect != NO_EFFECT:
        lines.append(f"effect: {compiled.effects[state.effect].id} {state.struck}")
    lines += [f"h{seat}: {shorts(members(hand))}" for seat, hand in enumerate(state.hands)]
    for seat, memory in enumerate(state.memory):
        if memory.seen:
            lines.append(f"seen{seat}: {shorts(members(memory.seen))}")
        if memory.drawn >= 0:
            top = short(memory.top) if memory.top != NO_CARD else "-"
            lines.append(f"drew{seat}: {memory.drawn} {top} {shorts(members(memory.field))}")
    return write_lines(lines)


def read_position(compiled: CompiledShedding, text: str) -> SheddingState:
    """The state that a text stands for, without empty lines and those that begin with ``#``.

    Raises:
        RecordError: the text is no position of this game; the message names the line.
    """
    readers = _readers(compiled)
    found = read_entries(text, readers)
    if "asked" not in found:
        raise RecordError(tr("the picture does not say what is asked of whom"))
    said: dict[str, Any] = dict.fromkeys(readers, ())
    said |= {"totals": (0,) * compiled.players, "effect": (None, None)} | found
    lying = [card for card in said["f"] if card != NO_CARD]
    hands = [said[f"h{seat}"] for seat in range(compiled.players)]
    piles = (said["s"], said["d"], lying, said["x"], *hands)
    check_cards([card for pile in piles for card in pile], compiled.deck)
    state = _state(compiled, said)
    _check(compiled, state, drawn=len(said["x"]))
    return state


def _readers(compiled: CompiledShedding) -> dict[str, Callable[[str], Any]]:
    """What makes a value of each line."""
    players, seats = compiled.players, range(compiled.players)
    turn: dict[str, Callable[[str], int]] = {
        "direction": _read_direction,
        "turns": partial(read_number, most=compiled.most_turns),
        "passes": partial(read_number, most=players),
        "shuffles": partial(read_number, most=9999),
    }
    return {
        "asked": partial(read_asked, SheddingPhase, players),
        "round": partial(read_round, players),
        "totals": partial(read_numbers, "totals", players, signed=True),
        "turn": partial(read_counts, "turn", turn),
        "effect": partial(_read_effect, compiled),
        "f": _read_field,
        **dict.fromkeys(("s", "d", "x"), parse_cards),
        **{f"{name}{seat}": parse_cards for name in ("h", "seen") for seat in seats},
        **{f"drew{seat}": _read_drew for seat in seats},
    }


def _read_direction(text: str) -> int:
    if text not in ("1", "-1"):
        raise RecordError(tr("turns go in direction 1 or -1"))
    return int(text)


def _read_effect(compiled: CompiledShedding, text: str) -> tuple[str, int]:
    word, _, seat = text.partition(" ")
    if word not in [effect.id for effect in compiled.effects]:
        raise RecordError(tr("'{word}' is no effect of this game", word=word[:40]))
    return word, read_number(seat, compiled.players - 1)


def _read_field(text: str) -> tuple[int, ...]:
    places: list[int] = []
    for word in text.split():
        card, _, place = word.partition("@")
        at = read_number(place, _MOST_PLACES - 1)
        places += [NO_CARD] * (at + 1 - len(places))
        if places[at] != NO_CARD:
            raise RecordError(tr("two cards lie on place {place}", place=at))
        places[at] = parse_card(card)
    return tuple(places)


def _read_drew(text: str) -> DrewInstead:
    drawn, _, rest = text.partition(" ")
    top, _, field = rest.partition(" ")
    card = None if top == "-" else parse_card(top)
    return DrewInstead(parse_cards(field), card, read_number(drawn, _MOST_PLACES))


def _state(compiled: CompiledShedding, said: Mapping[str, Any]) -> SheddingState:
    seats = range(compiled.players)
    now = {"round": 1, "dealer": 0, "drawn": 0, "seed": 0} | dict(said["round"])
    counts = {"direction": 1, "turns": 0, "passes": 0, "shuffles": 0} | dict(said["turn"])
    phase, seat = said["asked"]
    effect, struck = said["effect"]
    turn = SheddingTurn(
        asked=ASKED[phase],
        effect=effect,
        struck=struck,
        racers=(),
        drew=tuple(said[f"drew{each}"] or None for each in seats),
        **counts,
    )
    series = SheddingSeries(
        seed=now["seed"],
        number=now["round"],
        dealer=now["dealer"],
        totals=said["totals"],
        drawn=now["drawn"],
        sheet=(),
    )
    seen = [mask_of(said[f"seen{each}"]) for each in seats]
    return state_of(compiled, turn, seat, said, said["f"], seen, series)


def _check(compiled: CompiledShedding, state: SheddingState, *, drawn: int) -> None:
    """What is asked can be answered; what is remembered are cards of this deck, and what was seen
    are not one's own.
    """
    phase, hands = state.phase, state.hands
    effect = compiled.effects[state.effect] if state.effect != NO_EFFECT else None
    swaps = effect is not None and effect.swap == "choose" and compiled.players > 2
    playing = (SheddingPhase.PLAY, SheddingPhase.DRAWN, SheddingPhase.SWAP)
    faults = {
        tr("'x' is one card"): drawn > 1,
        tr("a card is drawn as 'x' where it may be discarded, and only there"): (
            (phase is SheddingPhase.DRAWN) != bool(drawn)
        ),
        tr("a card that is drawn in this game is not discarded at once"): (
            phase is SheddingPhase.DRAWN and not compiled.asks_about_drawn
        ),
        tr("hands are swapped by an effect that lets its player choose"): (
            phase is SheddingPhase.SWAP and not swaps
        ),
        tr("a race is for the palm of a winner, in games that have one"): (
            phase is SheddingPhase.RACE and (not compiled.races or hands[state.seat])
        ),
        tr("a round goes on as long as everybody has cards"): phase in playing and not all(hands),
        tr("rounds are counted from 1"): state.series.number < 1,
        tr("remembered are cards of this deck, and seen are those of others"): any(
            _is_misremembered(compiled, memory, hand)
            for memory, hand in zip(state.memory, hands, strict=True)
        ),
    }
    for fault, is_there in faults.items():
        if is_there:
            raise RecordError(fault)


def _is_misremembered(compiled: CompiledShedding, memory: Memory, hand: int) -> bool:
    top = 0 if memory.top == NO_CARD else 1 << memory.top
    cards = memory.seen | memory.field | top
    return bool(cards & ~mask_of(compiled.deck) or memory.seen & hand)


_PLAIN: Final[dict[str, SheddingMove]] = {
    **{move.value: move for move in BareMove},
    "x": DISCARDS[0],
    "next": NEXT_ROUND,
    **{f"swap{seat}": move for seat, move in enumerate(SWAPS)},
}
_WORDS: Final = {move: word for word, move in _PLAIN.items()}
_CARDS: Final = r"(?:[0-9a-c][0-9])+"
_COMBINE: Final = re.compile(
    rf"([a-z0-9]+(?:-[a-z0-9]+)*):(?:f({_CARDS}))?(?:h({_CARDS}))?(?:l({_CARDS}))?"
)
_DISCARD: Final = re.compile(r"x([0-9a-c][0-9])")
_RACE: Final = re.compile(r"race:((?:[0-9]{1,6}|early|never)(?:\.(?:[0-9]{1,6}|early|never)){0,5})")
_NO_TIMES: Final = {EARLY: "early", NEVER: "never"}
_NO_TIMES_READ: Final = {word: time for time, word in _NO_TIMES.items()}


def write_move(move: SheddingMove) -> str:
    """The move in notation: one word."""
    match move:
        case Combine(combination, field, hand, lay):
            parts = (("f", field), ("h", hand), ("l", lay))
            return f"{combination}:" + "".join(
                letter + "".join(map(short, cards)) for letter, cards in parts if cards
            )
        case DiscardDrawn(int(onto)):
            return f"x{short(onto)}"
        case Race(times):
            return "race:" + ".".join(_NO_TIMES.get(time, str(time)) for time in times)
        case _:
            return _WORDS[move]


def read_move(text: str) -> SheddingMove:
    """The move that a word of notation stands for.

    Raises:
        RecordError: it stands for none.
    """
    if text in _PLAIN:
        return _PLAIN[text]
    try:
        if found := _DISCARD.fullmatch(text):
            return DISCARDS[parse_card(found[1]) + 1]
        if found := _RACE.fullmatch(text):
            return Race(tuple(map(_time, found[1].split("."))))
        found = _COMBINE.fullmatch(text)
        if found and not text.endswith(":"):
            return combine(found[1], _read(found[2]), _read(found[3]), _read(found[4]))
    except NotationError as error:
        raise RecordError(str(error)) from error
    raise RecordError(tr("'{move}' is not a move of a shedding game", move=text[:40]))


def _read(cards: str | None) -> tuple[int, ...]:
    if cards is None:
        return ()
    return parse_cards(" ".join(cards[at : at + 2] for at in range(0, len(cards), 2)))


def _time(word: str) -> int:
    time = _NO_TIMES_READ.get(word)
    time = int(word) if time is None else time
    if time > MOST_TIME:
        raise RecordError(tr("a race does not last {n} milliseconds", n=word))
    return time
