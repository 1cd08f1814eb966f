"""What a person may set: few things, each with a type; the program keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

FIRST_DECK: Final = "hanagoyomi"
"""The deck that a newcomer sees."""


class AnimationSpeed(StrEnum):
    """How fast cards move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


class ClothName(StrEnum):
    """The table cloth; :data:`CLOTHS` has one for each."""

    INDIGO = "indigo"
    PINE = "pine"
    PLUM = "plum"
    INK = "ink"


class Volume(StrEnum):
    """How loud sounds are."""

    SOFT = "soft"
    MIDDLE = "middle"
    FULL = "full"


class DealWish(StrEnum):
    """Which new deals of a patience are wanted; but for the first, only such as can be won."""

    ANY = "any"
    WINNABLE = "winnable"
    EASY = "easy"
    MIDDLING = "middling"
    HARD = "hard"


class AutoCollect(StrEnum):
    """Which cards of a patience are collected by themselves."""

    NEVER = "never"
    HARMLESS = "harmless"
    ALWAYS = "always"


class TextSize(StrEnum):
    """How large words are, in percent of the usual size."""

    USUAL = "100"
    LARGER = "125"
    LARGE = "150"
    LARGEST = "175"
    DOUBLE = "200"

    @property
    def scale(self) -> float:
        """How many times larger than usual."""
        return int(self.value) / 100


Keys = tuple[tuple[str, tuple[str, ...]], ...]
"""Commands, by their ids, and the keys that a person gave them instead of the usual ones."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; each has a value that suits most people.

    Attributes:
        speed: how fast cards move.
        reduced_motion: cards change place at once, and nothing sways.
        cloth: the colour of the table cloth.
        hover: whether a card rises a little under the pointer.
        clock: whether the status line shows the time played.
        sound: whether the table is heard.
        volume: how loud.
        deck: the deck on the table, by its key.
        marks: whether month and kind are laid over a deck that does not show them itself: of a
            covered card only the upper edge is seen, and few decks can be told by that.
        take_back: whether moves may be taken back in games against others.
        nearest: whether the yaku that one is nearest to always stand on the table.
        outlook: whether it is said of a patience if it can still be won, and since when not.
        deals: which new deals of a patience are wanted.
        races_by_lot: whether lots are drawn where a game asks who is the fastest.
        count: how fast *one, two, three* is counted in games in which nobody waits for his turn.
        turns_up: whether a player's own cards turn up by themselves there.
        month_names: whether a month's name is said there as it is played.
        month_wheel: whether the ring of the months lies on the table there.
        key_caps: whether keys stand beside what they play there.
        right_hand: whether a person alone there has the keys on the right of the keyboard.
        collecting: which cards of a patience are collected by themselves.
        text_size: how large words are, in windows and on the table.
        high_contrast: whether what is on the table besides cards and cloth is black, white, and of
            few strong colours.
        ask_new_deal: whether it is asked before a new deal takes the place of a game in progress.
        ask_restart: whether it is asked before a deal begins again.
        ask_leave: whether it is asked before a game that several people at this screen are in the
            middle of makes room for another.
        language: what the program speaks: the code of a language, or ``system``.
        keys: the commands that have other keys than usual, in the order of their ids.
    """

    speed: AnimationSpeed = AnimationSpeed.NORMAL
    reduced_motion: bool = False
    cloth: ClothName = ClothName.INDIGO
    hover: bool = True
    clock: bool = True
    sound: bool = True
    volume: Volume = Volume.MIDDLE
    deck: str = FIRST_DECK
    marks: bool = True
    take_back: bool = False
    nearest: bool = True
    outlook: bool = False
    deals: DealWish = DealWish.ANY
    races_by_lot: bool = False
    count: AnimationSpeed = AnimationSpeed.NORMAL
    turns_up: bool = False
    month_names: bool = True
    month_wheel: bool = True
    key_caps: bool = True
    right_hand: bool = False
    collecting: AutoCollect = AutoCollect.NEVER
    text_size: TextSize = TextSize.USUAL
    high_contrast: bool = False
    # A new deal and a restart can both be taken back, so that a question would only be in the way.
    ask_new_deal: bool = False
    ask_restart: bool = False
    ask_leave: bool = True
    language: str = "system"
    keys: Keys = ()
