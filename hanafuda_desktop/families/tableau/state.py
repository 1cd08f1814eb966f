"""The state and the moves of a patience, and both as text and in words.

A move is a word: ``t`` turns stock cards, ``r`` redeals, ``c1-c4:2`` moves two cards from the first
column to the fourth, ``y:aka-tan:11,22,32`` collects a yaku with these cards. Position text has a
line for each pile, lowest card first; cards that lie face down stand in brackets::

    s: (93 24 71)
    w: 11
    c1: (13 42 64 92 a1) b4
    y: aka-tan 12 22 32
    redeals: 1
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, assert_never

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import NotationError, parse_card, parse_cards, short, shorts
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.position_text import check_cards, read_lines
from hanafuda_desktop.families.tableau.compiled import CompiledTableau
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import tr, tr_noop, trn


class TableauState(NamedTuple):
    """Where every card lies.

    Attributes:
        piles: the cards of each pile, lowest first, in the order of the compiled rules' piles.
        face_down: how many of the lowest cards of each pile lie face down.
        collected: the yaku collected so far, in order: the yaku's place and its cards as a set.
        redeals_used: how often the waste was turned over.
        chance: state of the generator that feeds shuffles to come.
    """

    piles: tuple[tuple[int, ...], ...]
    face_down: tuple[int, ...]
    collected: tuple[tuple[int, int], ...] = ()
    redeals_used: int = 0
    chance: int = 0


@dataclass(frozen=True, slots=True)
class TurnStock:
    """Turn cards of the stock."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Turn the waste over to be the stock again."""


@dataclass(frozen=True, slots=True)
class Shift:
    """Move the top ``count`` cards of one pile onto another, in their order.

    Piles are named as in a view: ``w`` the waste, ``c1`` ... columns, ``h1`` ... cells,
    ``f1`` ... foundations.
    """

    source: str
    target: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Collect:
    """Collect a yaku with exactly these cards, lowest first."""

    yaku: str
    cards: tuple[int, ...]


TableauMove = TurnStock | Redeal | Shift | Collect


@lru_cache(maxsize=2048)
def shifts_between(source: str, target: str, most: int) -> tuple[Shift, ...]:
    """The moves of one card, of two, and so on from pile to pile.

    They are made once and used all day, by every engine, so that an engine that has just listed a
    move knows it again at a glance.
    """
    return tuple(Shift(source, target, count) for count in range(1, most + 1))


_SHIFT: Final = re.compile(r"([a-z][0-9]{0,2})-([a-z][0-9]{0,2})(?::([0-9]{1,2}))?")
_COLLECT: Final = re.compile(r"y:([a-z0-9-]+):([0-9a-c]{2}(?:,[0-9a-c]{2})*)")


def write_move(move: TableauMove) -> str:
    """The move as one word."""
    match move:
        case TurnStock():
            return "t"
        case Redeal():
            return "r"
        case Shift(source, target, 1):
            return f"{source}-{target}"
        case Shift(source, target, count):
            return f"{source}-{target}:{count}"
        case Collect(yaku, cards):
            return f"y:{yaku}:{','.join(short(card) for card in cards)}"


def read_move(text: str) -> TableauMove:
    """The move that a word stands for.

    Raises:
        RecordError: it stands for none.
    """
    if text == "t":
        return TurnStock()
    if text == "r":
        return Redeal()
    if shift := _SHIFT.fullmatch(text):
        return Shift(shift[1], shift[2], int(shift[3] or 1))
    if collect := _COLLECT.fullmatch(text):
        try:
            cards = tuple(parse_card(word) for word in collect[2].split(","))
        except NotationError as error:
            raise RecordError(tr("'{move}' is not a move: {why}", move=text, why=error)) from error
        return Collect(collect[1], cards)
    raise RecordError(tr("'{move}' is not a move of a patience", move=text))


_PILES: Final = {
    "s": tr_noop("the stock"),
    "w": tr_noop("the waste"),
    "c": tr_noop("column {number}"),
    "h": tr_noop("cell {number}"),
    "f": tr_noop("foundation {number}"),
}


def patience_move(rules: GameBase, move: TableauMove) -> str:
    """What was done.

    Args:
        rules: the rules of the patience.
        move: the move.
    """
    match move:
        case Shift(source, target, count):
            return trn(
                "{n} card from {source} to {target}",
                "{n} cards from {source} to {target}",
                count,
                source=_pile(source),
                target=_pile(target),
            )
        case Collect(yaku, _):
            names = {each.id: plain(each.name) for each in rules.all_yaku}
            return tr("Yaku collected: {yaku}", yaku=names[yaku])
        case TurnStock():
            return tr("Turned from the stock")
        case Redeal():
            return tr("The waste becomes the stock again")
    assert_never(move)


def _pile(pile_id: str) -> str:
    return tr(_PILES[pile_id[0]], number=pile_id[1:])


def write_position(compiled: CompiledTableau, state: TableauState) -> str:
    """The state as text; :func:`read_position` reads it back to an equal state."""
    lines = []
    for pile, cards, hidden in zip(compiled.piles, state.piles, state.face_down, strict=True):
        parts = [f"({shorts(cards[:hidden])})"] if hidden else []
        parts += [shorts(cards[hidden:])] if len(cards) > hidden else []
        lines.append(f"{pile.id}: {' '.join(parts)}".rstrip())
    for number, cards_taken in state.collected:
        lines.append(f"y: {compiled.yaku[number].id} {shorts(members(cards_taken))}")
    if state.redeals_used:
        lines.append(f"redeals: {state.redeals_used}")
    if state.chance:
        lines.append(f"chance: {state.chance}")
    return "\n".join(lines) + "\n"


def _read_pile(text: str) -> tuple[tuple[int, ...], int]:
    """The cards of a pile, and how many of them lie face down."""
    hidden_text, bracket, rest = text.rpartition(")")
    if not bracket:
        return parse_cards(text), 0
    if not hidden_text.startswith("("):
        raise RecordError(tr("face-down cards stand first, in one pair of brackets"))
    hidden = parse_cards(hidden_text[1:])
    return hidden + parse_cards(rest), len(hidden)


def read_position(compiled: CompiledTableau, text: str) -> TableauState:
    """The state that a text shows. Empty lines and lines that begin with ``#`` are passed over.

    Raises:
        RecordError: the text is no state of this game; the message names the line.
    """
    piles: dict[str, tuple[tuple[int, ...], int]] = {}
    collected: list[tuple[int, int]] = []
    numbers = {"redeals": 0, "chance": 0}

    def line(name: str, text: str) -> None:
        if name == "y":
            yaku, _, cards = text.partition(" ")
            if yaku not in compiled.yaku_by_id:
                raise RecordError(tr("this game has no yaku '{name}'", name=yaku))
            collected.append((compiled.yaku_by_id[yaku].number, mask_of(parse_cards(cards))))
        elif name in numbers:
            if not (text.isascii() and text.isdigit() and len(text) <= 20):
                raise RecordError(tr("'{text}' is not a whole number", text=text))
            numbers[name] = int(text)
        elif name not in compiled.places:
            raise RecordError(tr("this game has no pile '{name}'", name=name))
        elif name in piles:
            raise RecordError(tr("pile '{name}' stands twice", name=name))
        else:
            piles[name] = _read_pile(text)

    read_lines(text, line)
    lying, face_down = zip(*(piles.get(pile.id, ((), 0)) for pile in compiled.piles), strict=True)
    everywhere = [card for cards in lying for card in cards]
    everywhere += [card for _, cards in collected for card in members(cards)]
    check_cards(everywhere, compiled.deck)
    return TableauState(lying, face_down, tuple(collected), numbers["redeals"], numbers["chance"])
