"""The keys of a real-time game: which key is whose, and where on the keyboard it is.

A block is for one hand. Nothing in it needs two keys at once, for a cheap keyboard tells only two
or three keys of a group from one another, and two people may use it. Keys are known by where they
are (:mod:`~hanafuda_desktop.table.key_places`), so that a block lies under the same fingers on any
keyboard.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

from hanafuda_desktop.language import tr

__all__ = [
    "Block",
    "Hand",
    "KeyRole",
    "Role",
    "block_of",
    "explained",
    "role_of",
]


class Hand(Enum):
    """Which side of the keyboard a seat plays on."""

    LEFT = auto()
    RIGHT = auto()


class Role(Enum):
    """What a key is for."""

    COLUMN = auto()
    """Send the top of a column to the stack it fits, or turn it up."""
    STACK = auto()
    """Choose a stack for a card that fits on several."""
    JOIN = auto()
    """The next column key moves its run onto another column."""
    PEEK = auto()
    """While it is held: look at one's own last card."""


class KeyRole(NamedTuple):
    """One key of a block.

    Attributes:
        role: what it is for.
        number: which column, or which stack counted from the left of the table.
    """

    role: Role
    number: int


@dataclass(frozen=True, slots=True)
class Block:
    """The keys of one hand, by their names.

    Attributes:
        columns: one for each column.
        stacks: for the stacks, from the left of the table.
        join: for joining.
        peek: for a look at the last card.
    """

    columns: tuple[str, ...]
    stacks: tuple[str, str]
    join: str
    peek: str

    @property
    def keys(self) -> dict[str, KeyRole]:
        """What each key is for."""
        found = {key: KeyRole(Role.COLUMN, number) for number, key in enumerate(self.columns)}
        found |= {key: KeyRole(Role.STACK, number) for number, key in enumerate(self.stacks)}
        return found | {
            self.join: KeyRole(Role.JOIN, 0),
            self.peek: KeyRole(Role.PEEK, 0),
        }


_FOUR: Final = {Hand.LEFT: "ASDF", Hand.RIGHT: "JKL;"}
_FIVE: Final = {Hand.LEFT: "ASDFG", Hand.RIGHT: "HJKL;"}
_EIGHT: Final = {Hand.LEFT: "ASDFZXCV", Hand.RIGHT: "JKL;M,./"}
_OTHERS: Final = {Hand.LEFT: ("Q", "W", "E", "R"), Hand.RIGHT: ("U", "I", "O", "P")}


def block_of(hand: Hand, columns: int) -> Block:
    """The keys of a hand for so many columns, 1 to 8."""
    layout = _FOUR if columns <= 4 else _FIVE if columns == 5 else _EIGHT
    first, second, join, peek = _OTHERS[hand]
    return Block(tuple(layout[hand][:columns]), (first, second), join, peek)


def role_of(hands: dict[int, Hand], columns: int, key: str) -> tuple[int, KeyRole] | None:
    """Whose key this is, and what it is for."""
    for seat, hand in hands.items():
        role = block_of(hand, columns).keys.get(key)
        if role is not None:
            return seat, role
    return None


def explained(hand: Hand, columns: int) -> tuple[tuple[str, str], ...]:
    """The keys of a hand for people: which they are, and what they do."""
    block = block_of(hand, columns)
    return (
        (
            " ".join(block.columns),
            tr(
                "Send the top card of this column to the stack that it fits, or turn it up. If it "
                "fits both, press the key of a stack, or the same key again for your own stack."
            ),
        ),
        (" ".join(block.stacks), tr("Choose the left or the right stack.")),
        (
            block.join,
            tr(
                "Then the key of a column: move its cards onto the column with the same month; if "
                "there are several, one more key says which."
            ),
        ),
        (block.peek, tr("Held down: look at your last card, which lies face down.")),
    )
