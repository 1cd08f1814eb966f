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
from collections.abc import Iterable
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import NotationError, parse_card, parse_cards, short, shorts
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.position_text import check_cards, read_lines, read_number
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
    Play,
    Take,
    WildUse,
    hand_of,
)
from hanafuda_desktop.families.fishing.rounds import PICK_FROM
from hanafuda_desktop.families.fishing.state import (
    NO_CARD,
    NOWHERE,
    FishingPhase,
    FishingSeries,
    FishingState,
    RoundFacts,
    Running,
    counted_turns,
)
from hanafuda_desktop.text.language import tr, trn

_MOST: Final = 10**9
_PLACES: Final = 48


def write_position(state: FishingState) -> str:
    """The state as text; :func:`read_position` reads it back, but for the finished rounds."""
    series = state.series
    lines = [
        f"asked: {FishingPhase(state.phase).name.lower()} {state.seat}",
        f"round: {series.number} dealer {series.dealer} drawn {series.drawn} seed {series.seed}",
        f"totals: {_numbers(series.totals)}",
        f"s: {shorts(reversed(series.stock[state.drawn :]))}",
        f"f: {_placed(state, sorted(members(state.field), key=state.places.__getitem__))}",
    ]
    running = state.running
    if running.taking:
        lines.append(f"t: {_placed(state, running.taking)}")
    if running.turned != NO_CARD:
        lines.append(f"turned: {short(running.turned)}")
    if running.laid != NO_CARD:
        lines.append(f"laid: {short(running.laid)}")
    lines += [f"h{seat}: {shorts(members(hand))}" for seat, hand in enumerate(state.hands)]
    lines += [f"p{side}: {shorts(members(each))}" for side, each in enumerate(state.captured)]
    lines += [f"paired: {shorts(members(running.paired))}"] if running.paired else []
    lines += [f"draws: {running.draws}"] if running.draws else []
    lines += [f"opening: {shorts(members(series.opening))}"]
    lines += [f"order: {shorts(series.order)}"] if series.order else []
    lines += _fact_lines(state)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _placed(state: FishingState, cards: Iterable[int]) -> str:
    places = state.places
    return " ".join(f"{short(card)}@{places[card]}" for card in cards)


def _fact_lines(state: FishingState) -> list[str]:
    facts = state.facts
    lines = []
    for name, numbers in (
        ("callers", facts.callers),
        ("called-at", facts.called_at if any(facts.called_at) else ()),
        ("bombs", facts.bombs if any(facts.bombs) else ()),
        ("passes", facts.passes if any(facts.passes) else ()),
        ("turns", state.turns if any(state.turns) else ()),
        ("picks", facts.picks),
    ):
        if numbers:
            lines.append(f"{name}: {_numbers(numbers)}")
    if facts.last_yaku >= 0:
        lines.append(f"last-yaku: {facts.last_yaku}")
    for name, sets in (("shown", facts.shown), ("lacks", facts.lacks)):
        for seat, cards in enumerate(sets):
            if cards:
                lines.append(f"{name}{seat}: {shorts(members(cards))}")
    for use in facts.wild_uses:
        lines.append(f"wild: {use.side} {short(use.wild)} {use.month}")
    return lines


class _Reader:
    """Gathers a position line by line."""

    def __init__(self, compiled: CompiledFishing) -> None:
        self.compiled = compiled
        players, sides = compiled.players, len(compiled.sides)
        self.piles: dict[str, tuple[int, ...]] = dict.fromkeys(
            ["s", "f", "t", "turned", "laid", "paired", "opening", "order"]
            + [f"h{seat}" for seat in range(players)]
            + [f"p{side}" for side in range(sides)]
            + [f"{name}{seat}" for name in ("shown", "lacks") for seat in range(players)],
            (),
        )
        self.lists: dict[str, tuple[int, ...]] = {
            "totals": (0,) * players,
            "callers": (),
            "called-at": (0,) * sides,
            "bombs": (0,) * players,
            "passes": (0,) * players,
            "turns": (0,) * players,
            "picks": (),
            "last-yaku": (-1,),
            "draws": (0,),
        }
        self.places = bytearray([NOWHERE]) * CARD_COUNT
        self.wild: list[WildUse] = []
        self.asked: tuple[FishingPhase, int] | None = None
        self.round: dict[str, int] = {"round": 1, "dealer": 0, "drawn": 0, "seed": 0}
        self.seen: set[str] = set()

    def line(self, name: str, text: str) -> None:
        if name in self.seen and name != "wild":
            raise RecordError(tr("'{name}' stands twice", name=name))
        self.seen.add(name)
        if name == "asked":
            self._asked(text)
        elif name == "round":
            self._round(text)
        elif name in ("f", "t"):
            self.piles[name] = self._placed(text)
        elif name in self.piles:
            self.piles[name] = parse_cards(text)
        elif name in self.lists:
            self._list(name, text)
        elif name == "wild":
            side, card, month = self._three(text)
            self.wild.append(WildUse(side, card, month))
        else:
            raise RecordError(tr("a picture of this game has no '{name}'", name=name))

    def _asked(self, text: str) -> None:
        word, _, seat = text.partition(" ")
        if word.upper() not in FishingPhase.__members__:
            raise RecordError(tr("'{word}' is nothing that is asked", word=word))
        self.asked = (FishingPhase[word.upper()], read_number(seat, self.compiled.players - 1))

    def _round(self, text: str) -> None:
        words = ["round", *text.split()]
        for key, value in zip(words[::2], words[1::2], strict=False):
            if key not in self.round:
                raise RecordError(tr("a round has no '{key}'", key=key))
            most = {"seed": MAX_SEED, "dealer": self.compiled.players - 1}.get(key, 9999)
            self.round[key] = read_number(value, most)

    def _placed(self, text: str) -> tuple[int, ...]:
        cards = []
        for word in text.split():
            card, _, place = word.partition("@")
            cards.append(parse_card(card))
            self.places[cards[-1]] = read_number(place, _PLACES)
        return tuple(cards)

    def _list(self, name: str, text: str) -> None:
        signed = name in ("totals", "called-at")
        numbers = tuple(read_number(word, _MOST, signed=signed) for word in text.split())
        wanted = len(self.lists[name])
        if wanted and len(numbers) != wanted:
            raise RecordError(
                trn("'{name}' needs {n} number", "'{name}' needs {n} numbers", wanted, name=name)
            )
        if name in ("callers", "last-yaku"):
            if any(number >= self.compiled.players for number in numbers):
                raise RecordError(tr("'{name}' names a seat that there is not", name=name))
        elif name == "picks" and any(number >= PICK_FROM for number in numbers):
            raise RecordError(
                tr("there are {n} cards to pick from, 0 to {last}", n=PICK_FROM, last=PICK_FROM - 1)
            )
        self.lists[name] = numbers

    def _three(self, text: str) -> tuple[int, int, int]:
        words = text.split()
        if len(words) != 3:
            raise RecordError(tr("'wild' is followed by a side, a card and a month"))
        side = read_number(words[0], len(self.compiled.sides) - 1)
        card = parse_card(words[1])
        if not self.compiled.wild >> card & 1:
            raise RecordError(tr("{card} is no wild card of this game", card=words[1]))
        return side, card, read_number(words[2], 12)

    def state(self) -> FishingState:
        self._check()
        phase, seat = self.asked or (FishingPhase.PLAY, 0)
        compiled, piles = self.compiled, self.piles
        players = range(compiled.players)
        tally = compiled.tally(self.round["round"])
        return FishingState(
            phase=phase,
            seat=seat,
            held=tuple(hand_of(mask_of(piles[f"h{each}"])) for each in players),
            field=mask_of(piles["f"]),
            pairs=compiled.pairs_on(mask_of(piles["f"])),
            trail=bytes(self.places),
            piles=tuple(tally.pile(mask_of(piles[f"p{s}"])) for s in range(len(compiled.sides))),
            drawn=0,
            running=self._running(),
            counted=counted_turns(self.lists["turns"]),
            facts=self._facts(),
            series=self._series(),
        )

    def _running(self) -> Running:
        piles = self.piles
        return Running(
            taking=piles["t"],
            turned=piles["turned"][0] if piles["turned"] else NO_CARD,
            laid=piles["laid"][0] if piles["laid"] else NO_CARD,
            paired=mask_of(piles["paired"]),
            draws=self.lists["draws"][0],
        )

    def _facts(self) -> RoundFacts:
        lists, players = self.lists, range(self.compiled.players)
        return RoundFacts(
            callers=lists["callers"],
            called_at=lists["called-at"],
            last_yaku=lists["last-yaku"][0],
            shown=tuple(mask_of(self.piles[f"shown{each}"]) for each in players),
            bombs=lists["bombs"],
            passes=lists["passes"],
            wild_uses=tuple(self.wild),
            picks=lists["picks"],
            lacks=tuple(mask_of(self.piles[f"lacks{each}"]) for each in players),
        )

    def _series(self) -> FishingSeries:
        return FishingSeries(
            seed=self.round["seed"],
            number=self.round["round"],
            dealer=self.round["dealer"],
            totals=self.lists["totals"],
            drawn=self.round["drawn"],
            sheet=(),
            stock=tuple(reversed(self.piles["s"])),
            opening=mask_of(self.piles["opening"]),
            order=self.piles["order"],
        )

    def _check(self) -> None:
        """Every card of the deck lies in one place."""
        if self.asked is None:
            raise RecordError(tr("the picture does not say what is asked of whom"))
        self._check_asked(self.asked[0])
        places = ["s", "f", "t", "turned"]
        places += [name for name in self.piles if name[0] in "hp" and name[1:].isdigit()]
        lying = [card for name in places for card in self.piles[name]]
        check_cards(lying, self.compiled.deck)
        _check_lacks(self.compiled, self.piles)

    def _check_turn(self, phase: FishingPhase) -> None:
        """Cards of a turn lie apart while one is to be taken, and then only."""
        apart = [name for name in ("t", "laid", "paired") if self.piles[name]]
        if phase is not FishingPhase.TAKE and (apart or self.lists["draws"][0]):
            raise RecordError(
                tr("a turn is half played while a card is to be taken, and only then")
            )
        pair = [card for card in self.piles["t"] if card in self.piles["paired"]]
        if self.piles["paired"] and len(pair) != 2:
            raise RecordError(tr("'paired' is the month of two cards that were just captured"))

    def _check_asked(self, phase: FishingPhase) -> None:
        """What is asked can be answered."""
        for name in ("turned", "laid"):
            if len(self.piles[name]) > 1:
                raise RecordError(tr("'{name}' is one card", name=name))
        if (phase is FishingPhase.TAKE) != bool(self.piles["turned"]):
            raise RecordError(tr("a card is 'turned' where one is to be taken, and only there"))
        self._check_turn(phase)
        if phase is FishingPhase.CALL and self.compiled.stopping is None:
            raise RecordError(tr("nobody calls in this game"))
        if phase is FishingPhase.PICK and (
            tuple(sorted(self.piles["order"])) != self.compiled.deck
            or tuple(sorted(self.piles["s"])) != self.compiled.deck
        ):
            raise RecordError(tr("while cards are picked, 's' and 'order' hold the whole deck"))


def _check_lacks(compiled: CompiledFishing, piles: dict[str, tuple[int, ...]]) -> None:
    """What hands are known to lack fits what they hold, or no guess would fit both."""
    for seat in range(compiled.players):
        lacks = {*piles[f"lacks{seat}"]}
        if lacks and not compiled.must_match:
            raise RecordError(
                tr("what a hand lacks is known where whoever can capture must, and only there")
            )
        if not lacks <= {*compiled.deck} or lacks & {*piles[f"h{seat}"]}:
            raise RecordError(
                tr("what a hand is known to lack are cards of this deck that it does not hold")
            )


def read_position(compiled: CompiledFishing, text: str) -> FishingState:
    """The state that a text stands for, without empty lines and those that begin with ``#``.

    Raises:
        RecordError: the text is no position of this game; the message names the line.
    """
    reader = _Reader(compiled)
    read_lines(text, reader.line)
    return reader.state()


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
