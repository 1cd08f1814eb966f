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
from typing import Final

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import NotationError, parse_card, parse_cards, short, shorts
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.position_text import check_cards, read_lines, read_number
from hanafuda_desktop.engine.reaction_race import EARLY, MOST_TIME, NEVER
from hanafuda_desktop.engine.rounds import NEXT_ROUND
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.moves import (
    DISCARDS,
    DRAW_LOTS,
    KEEP,
    PASS,
    STRUGGLE,
    SWAPS,
    Combine,
    DiscardDrawn,
    Race,
    SheddingMove,
    combine,
)
from hanafuda_desktop.families.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    NOBODY,
    NOTHING_KNOWN,
    SheddingPhase,
    SheddingSeries,
    SheddingState,
)
from hanafuda_desktop.text.language import tr, trn

_MOST: Final = 10**9
_MOST_PLACES: Final = 48


def write_position(compiled: CompiledShedding, state: SheddingState) -> str:
    """The state as text; :func:`read_position` reads it back, but for the finished rounds."""
    series = state.series
    field = [f"{short(card)}@{place}" for place, card in enumerate(state.places) if card != NO_CARD]
    lines = [
        f"asked: {SheddingPhase(state.phase).name.lower()} {state.seat}",
        f"round: {series.number} dealer {series.dealer} drawn {series.drawn} seed {series.seed}",
        f"totals: {' '.join(map(str, series.totals))}",
        _turn(state),
        f"s: {shorts(state.stock)}",
        f"d: {shorts(state.discard)}",
        f"f: {' '.join(field)}",
    ]
    if state.drawn != NO_CARD:
        lines.append(f"x: {short(state.drawn)}")
    if state.effect != NO_EFFECT:
        lines.append(f"effect: {compiled.effects[state.effect].id} {state.struck}")
    lines += [f"h{seat}: {shorts(members(hand))}" for seat, hand in enumerate(state.hands)]
    for seat, memory in enumerate(state.memory):
        if memory.seen:
            lines.append(f"seen{seat}: {shorts(members(memory.seen))}")
        if memory.drawn >= 0:
            top = short(memory.top) if memory.top != NO_CARD else "-"
            lines.append(f"drew{seat}: {memory.drawn} {top} {shorts(members(memory.field))}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _turn(state: SheddingState) -> str:
    counts = f"turns {state.turns} passes {state.passes} shuffles {state.shuffles}"
    return f"turn: direction {state.direction} {counts}"


class _Reader:
    """Gathers a position line by line."""

    def __init__(self, compiled: CompiledShedding) -> None:
        self.compiled = compiled
        names = ["s", "d", "f", "x", *(f"h{seat}" for seat in range(compiled.players))]
        self.piles: dict[str, tuple[int, ...]] = dict.fromkeys(names, ())
        self.places: list[int] = []
        self.asked: tuple[SheddingPhase, int] | None = None
        self.numbers: dict[str, dict[str, int]] = {
            "round": {"round": 1, "dealer": 0, "drawn": 0, "seed": 0},
            "turn": {"direction": 1, "turns": 0, "passes": 0, "shuffles": 0},
        }
        self.totals = (0,) * compiled.players
        self.effect = (NO_EFFECT, NOBODY)
        self.memory = [NOTHING_KNOWN] * compiled.players
        self.seen: set[str] = set()

    def line(self, name: str, text: str) -> None:
        if name in self.seen:
            raise RecordError(tr("'{name}' stands twice", name=name))
        self.seen.add(name)
        if name == "asked":
            self._asked(text)
        elif name in self.numbers:
            self._numbers(name, text)
        elif name == "totals":
            self._totals(text)
        elif name == "effect":
            self._effect(text)
        elif name == "f":
            self._field(text)
        elif name in self.piles:
            self.piles[name] = parse_cards(text)
        elif name[:4] in ("seen", "drew"):
            self._memory(name[:4], read_number(name[4:], self.compiled.players - 1), text)
        else:
            raise RecordError(tr("a picture of this game has no '{name}'", name=name))

    def _asked(self, text: str) -> None:
        word, _, seat = text.partition(" ")
        if word.upper() not in SheddingPhase.__members__:
            raise RecordError(tr("'{word}' is nothing that is asked", word=word[:40]))
        self.asked = (SheddingPhase[word.upper()], read_number(seat, self.compiled.players - 1))

    def _numbers(self, name: str, text: str) -> None:
        words = ["round", *text.split()] if name == "round" else text.split()
        if len(words) % 2:
            raise RecordError(tr("'{word}' stands without its number", word=words[-1][:40]))
        for key, value in zip(words[::2], words[1::2], strict=True):
            if key not in self.numbers[name]:
                raise RecordError(tr("a {name} has no '{key}'", name=name, key=key[:40]))
            if key == "direction":
                if value not in ("1", "-1"):
                    raise RecordError(tr("turns go in direction 1 or -1"))
                self.numbers[name][key] = int(value)
                continue
            most = {
                "seed": MAX_SEED,
                "dealer": self.compiled.players - 1,
                "turns": self.compiled.rules.most_turns,
                "passes": self.compiled.players,
            }.get(key, 9999)
            self.numbers[name][key] = read_number(value, most)

    def _memory(self, what: str, seat: int, text: str) -> None:
        memory = self.memory[seat]
        if what == "seen":
            self.memory[seat] = memory._replace(seen=mask_of(parse_cards(text)))
            return
        drawn, _, rest = text.partition(" ")
        top, _, field = rest.partition(" ")
        self.memory[seat] = memory._replace(
            field=mask_of(parse_cards(field)),
            top=NO_CARD if top == "-" else parse_card(top),
            drawn=read_number(drawn, _MOST_PLACES),
        )

    def _totals(self, text: str) -> None:
        totals = tuple(read_number(word, _MOST, signed=True) for word in text.split())
        if len(totals) != self.compiled.players:
            raise RecordError(
                trn(
                    "'{name}' needs {n} number",
                    "'{name}' needs {n} numbers",
                    self.compiled.players,
                    name="totals",
                )
            )
        self.totals = totals

    def _effect(self, text: str) -> None:
        word, _, seat = text.partition(" ")
        ids = [effect.id for effect in self.compiled.effects]
        if word not in ids:
            raise RecordError(tr("'{word}' is no effect of this game", word=word[:40]))
        self.effect = (ids.index(word), read_number(seat, self.compiled.players - 1))

    def _field(self, text: str) -> None:
        for word in text.split():
            card, _, place = word.partition("@")
            at = read_number(place, _MOST_PLACES - 1)
            self.places += [NO_CARD] * (at + 1 - len(self.places))
            if self.places[at] != NO_CARD:
                raise RecordError(tr("two cards lie on place {place}", place=at))
            self.places[at] = parse_card(card)
            self.piles["f"] += (self.places[at],)

    def state(self) -> SheddingState:
        if self.asked is None:
            raise RecordError(tr("the picture does not say what is asked of whom"))
        phase, seat = self.asked
        piles, turn = self.piles, self.numbers["turn"]
        check_cards([card for pile in piles.values() for card in pile], self.compiled.deck)
        hands = tuple(mask_of(piles[f"h{each}"]) for each in range(self.compiled.players))
        self._check_asked(phase, seat, hands)
        self._check_memory(hands)
        return SheddingState(
            phase=phase,
            seat=seat,
            hands=hands,
            places=tuple(self.places),
            field=mask_of(piles["f"]),
            stock=piles["s"],
            discard=piles["d"],
            drawn=piles["x"][0] if piles["x"] else NO_CARD,
            direction=turn["direction"],
            effect=self.effect[0],
            struck=self.effect[1],
            turns=turn["turns"],
            passes=turn["passes"],
            shuffles=turn["shuffles"],
            memory=tuple(self.memory),
            series=self._series(),
        )

    def _series(self) -> SheddingSeries:
        now = self.numbers["round"]
        return SheddingSeries(
            seed=now["seed"],
            number=now["round"],
            dealer=now["dealer"],
            totals=self.totals,
            drawn=now["drawn"],
            sheet=(),
        )

    def _check_asked(self, phase: SheddingPhase, seat: int, hands: tuple[int, ...]) -> None:
        """What is asked can be answered."""
        compiled = self.compiled
        if len(self.piles["x"]) > 1:
            raise RecordError(tr("'x' is one card"))
        if (phase is SheddingPhase.DRAWN) != bool(self.piles["x"]):
            raise RecordError(
                tr("a card is drawn as 'x' where it may be discarded, and only there")
            )
        if phase is SheddingPhase.DRAWN and not compiled.asks_about_drawn:
            raise RecordError(tr("a card that is drawn in this game is not discarded at once"))
        if phase is SheddingPhase.SWAP and not self._swaps():
            raise RecordError(tr("hands are swapped by an effect that lets its player choose"))
        if phase is SheddingPhase.RACE and (not compiled.races or hands[seat]):
            raise RecordError(tr("a race is for the palm of a winner, in games that have one"))
        playing = (SheddingPhase.PLAY, SheddingPhase.DRAWN, SheddingPhase.SWAP)
        if phase in playing and not all(hands):
            raise RecordError(tr("a round goes on as long as everybody has cards"))
        if self.numbers["round"]["round"] < 1:
            raise RecordError(tr("rounds are counted from 1"))

    def _check_memory(self, hands: tuple[int, ...]) -> None:
        """What is remembered are cards of this deck, and what was seen are not one's own."""
        deck = mask_of(self.compiled.deck)
        for memory, hand in zip(self.memory, hands, strict=True):
            top = 0 if memory.top == NO_CARD else 1 << memory.top
            if (memory.seen | memory.field | top) & ~deck or memory.seen & hand:
                raise RecordError(
                    tr("remembered are cards of this deck, and seen are those of others")
                )

    def _swaps(self) -> bool:
        """Whether the effect that stands in the position asks for a swap of hands."""
        number = self.effect[0]
        return (
            number != NO_EFFECT
            and self.compiled.effects[number].swap == "choose"
            and self.compiled.players > 2
        )


def read_position(compiled: CompiledShedding, text: str) -> SheddingState:
    """The state that a text stands for, without empty lines and those that begin with ``#``.

    Raises:
        RecordError: the text is no position of this game; the message names the line.
    """
    reader = _Reader(compiled)
    read_lines(text, reader.line)
    return reader.state()


_PLAIN: Final[dict[str, SheddingMove]] = {
    "s": STRUGGLE,
    "x": DISCARDS[0],
    "k": KEEP,
    "pass": PASS,
    "lots": DRAW_LOTS,
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
