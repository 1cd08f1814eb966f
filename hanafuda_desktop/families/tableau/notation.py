"""A patience's moves as words, both ways.

A patience's state as text, both ways: one line a pile, lowest card first.

Cards that lie face down stand in brackets::

    s: (93 24 71)
    w: 11
    c1: (13 42 64 92 a1) b4
    y: aka-tan 12 22 32
    redeals: 1
"""

from __future__ import annotations

import re
from typing import Final

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import NotationError, parse_card, parse_cards, short, shorts
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.position_text import check_cards, read_lines
from hanafuda_desktop.families.tableau.compiled import CompiledTableau
from hanafuda_desktop.families.tableau.moves import Collect, Redeal, Shift, TableauMove, TurnUp
from hanafuda_desktop.families.tableau.state import TableauState
from hanafuda_desktop.text.language import tr


def write_picture(compiled: CompiledTableau, state: TableauState) -> str:
    """The state as text; :func:`read_picture` reads it back to an equal state."""
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


class _Reader:
    """Gathers a picture line by line."""

    def __init__(self, compiled: CompiledTableau) -> None:
        self.compiled = compiled
        self.piles: dict[str, tuple[tuple[int, ...], int]] = {}
        self.collected: list[tuple[int, int]] = []
        self.numbers = {"redeals": 0, "chance": 0}

    def line(self, name: str, text: str) -> None:
        if name == "y":
            self._yaku(text)
        elif name in self.numbers:
            if not (text.isascii() and text.isdigit() and len(text) <= 20):
                raise RecordError(tr("'{text}' is not a whole number", text=text))
            self.numbers[name] = int(text)
        elif name not in self.compiled.places:
            raise RecordError(tr("this game has no pile '{name}'", name=name))
        elif name in self.piles:
            raise RecordError(tr("pile '{name}' stands twice", name=name))
        else:
            self.piles[name] = _read_pile(text)

    def _yaku(self, text: str) -> None:
        name, _, cards = text.partition(" ")
        numbers = {yaku.id: yaku.number for yaku in self.compiled.yaku}
        if name not in numbers:
            raise RecordError(tr("this game has no yaku '{name}'", name=name))
        self.collected.append((numbers[name], mask_of(parse_cards(cards))))

    def state(self) -> TableauState:
        empty: tuple[tuple[int, ...], int] = ((), 0)
        in_order = [self.piles.get(pile.id, empty) for pile in self.compiled.piles]
        lying = [card for cards, _ in in_order for card in cards]
        lying += [card for _, cards in self.collected for card in members(cards)]
        check_cards(lying, self.compiled.deck)
        return TableauState(
            piles=tuple(cards for cards, _ in in_order),
            face_down=tuple(hidden for _, hidden in in_order),
            collected=tuple(self.collected),
            redeals_used=self.numbers["redeals"],
            chance=self.numbers["chance"],
        )


def read_picture(compiled: CompiledTableau, text: str) -> TableauState:
    """The state that a picture shows. Empty lines and lines that begin with ``#`` are passed over.

    Raises:
        RecordError: the text is not a picture of a state of this game; the message names the line.
    """
    reader = _Reader(compiled)
    read_lines(text, reader.line)
    return reader.state()


_SHIFT: Final = re.compile(r"([a-z][0-9]{0,2})-([a-z][0-9]{0,2})(?::([0-9]{1,2}))?")
_COLLECT: Final = re.compile(r"y:([a-z0-9-]+):([0-9a-c]{2}(?:,[0-9a-c]{2})*)")


def write_move(move: TableauMove) -> str:
    """The move as one word; see :mod:`.moves`."""
    match move:
        case TurnUp():
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
        return TurnUp()
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
