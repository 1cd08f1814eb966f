"""Every setting as a person meets it: its page, its words, what it does, in one table.

The window of settings is built from this table, so that a new setting appears there as soon as it
has an entry here; a test finds the one that has none. A setting of another kind than a switch or a
choice among some words names the picker that it is chosen with.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple

from hanafuda_desktop.app.actions import CHOICE_WORDS
from hanafuda_desktop.app.settings import Collecting, Settings, TextSize

__all__ = ["SETTINGS", "Page", "Picker", "SettingSpec", "usual"]


class Page(StrEnum):
    """The pages of the window, as people call them."""

    TABLE = "Table"
    CARDS = "Cards"
    MOTION = "Motion"
    SOUND = "Sound"
    PLAY = "Play"
    TEXT = "Text and contrast"
    KEYS = "Keys"


class Picker(StrEnum):
    """What a setting is chosen with."""

    SWITCH = "switch"
    WORDS = "words"
    CLOTHS = "cloths"
    DECKS = "decks"
    KEYS = "keys"


class SettingSpec(NamedTuple):
    """One setting.

    Attributes:
        field: its name in :class:`~hanafuda_desktop.app.settings.Settings`.
        page: where it stands.
        words: what it is called.
        told: what it does, as a sentence or two.
        part: the heading that it begins a part of the page with, if it does.
        picker: what it is chosen with.
        choices: what each value is called, where it is chosen among words.
        needs: the name of a switch without which it does nothing.
    """

    field: str
    page: Page
    words: str
    told: str
    part: str = ""
    picker: Picker = Picker.SWITCH
    choices: Mapping[Any, str] = {}
    needs: str = ""


def _choice(field: str, page: Page, words: str, told: str, **more: Any) -> SettingSpec:
    """One that is chosen among the words that its submenu has, unless others are given."""
    choices = more.pop("choices", None) or {
        value: text.replace("&", "") for value, text in CHOICE_WORDS[field].items()
    }
    return SettingSpec(field, page, words, told, picker=Picker.WORDS, choices=choices, **more)


_COLLECTING: Final = {
    Collecting.NEVER: "Never",
    Collecting.HARMLESS: "When it can do no harm",
    Collecting.ALWAYS: "Whenever it is possible",
}
_TEXT_SIZES: Final = {size: f"{size.value} %" for size in TextSize}
_IN_TIME: Final = "Games that wait for nobody"

SETTINGS: Final = (
    SettingSpec(
        "cloth",
        Page.TABLE,
        "Table cloth",
        "What the cards lie on. With high contrast it is darker and has no pattern.",
        picker=Picker.CLOTHS,
    ),
    SettingSpec(
        "nearest",
        Page.TABLE,
        "Nearest yaku on the table",
        "Always show the yaku that you are nearest to, in games that score them.",
        part="On the table",
    ),
    SettingSpec("clock", Page.TABLE, "Time played", "Show it at the foot of the window."),
    SettingSpec(
        "month_names",
        Page.TABLE,
        "Say the months",
        "Show each month's name where a card of it has been played.",
        part=_IN_TIME,
    ),
    SettingSpec(
        "month_wheel", Page.TABLE, "Month wheel", "The ring of the months lies on the table."
    ),
    SettingSpec(
        "key_caps", Page.TABLE, "Keys on the table", "Show beside each place which key plays it."
    ),
    SettingSpec(
        "deck",
        Page.CARDS,
        "Deck",
        "The cards that you play with. All cards of a deck are seen with View, Deck.",
        picker=Picker.DECKS,
    ),
    SettingSpec(
        "marks",
        Page.CARDS,
        "Month and kind on the cards",
        "Lay small marks over a deck that does not show them itself.",
    ),
    _choice(
        "speed", Page.MOTION, "Animation speed", "How fast cards move, and how long words stay."
    ),
    SettingSpec(
        "reduced_motion",
        Page.MOTION,
        "Reduced motion",
        "Cards change place at once; nothing flies, sways or breathes.",
    ),
    SettingSpec(
        "hover", Page.MOTION, "Cards rise under the pointer", "Lift what can be taken a little."
    ),
    SettingSpec("sound", Page.SOUND, "Hear the table", "Sounds of cards, yaku and clappers."),
    _choice("volume", Page.SOUND, "Volume", "How loud the sounds are.", needs="sound"),
    _choice(
        "deals",
        Page.PLAY,
        "New deals of a patience",
        "A deal that can be won is looked for first, which can take a moment.",
        part="Patiences",
    ),
    SettingSpec(
        "outlook",
        Page.PLAY,
        "Say if it can be won",
        "Whether a patience can still be won stands below; whoever knows that knows more than the "
        "table shows.",
    ),
    _choice(
        "collecting",
        Page.PLAY,
        "Collect by itself",
        "After a move of yours, what is ready is collected as further moves, which you can take "
        "back. It can do no harm where no other card could serve as well, and no card on the "
        "table could still be laid on the cards that go.",
        choices=_COLLECTING,
    ),
    SettingSpec(
        "take_back",
        Page.PLAY,
        "Allow taking back",
        "Against others too; the result says how often it was done.",
        part="Games against others",
    ),
    SettingSpec(
        "races_by_lot",
        Page.PLAY,
        "Races by lot",
        "Draw lots where a game asks who is the fastest.",
    ),
    _choice(
        "count",
        Page.PLAY,
        "Speed of the count",
        "How fast one, two, three is counted.",
        part=_IN_TIME,
    ),
    SettingSpec(
        "turns_up", Page.PLAY, "Cards turn up by themselves", "Yours, when they are bared."
    ),
    SettingSpec(
        "right_hand",
        Page.PLAY,
        "Keys on the right",
        "Who plays alone has the keys on the right of the keyboard.",
    ),
    SettingSpec(
        "ask_new_deal",
        Page.PLAY,
        "Before a new deal",
        "Ask while a game is in progress. Without it, the game before is one command away.",
        part="Ask first",
    ),
    SettingSpec(
        "ask_restart",
        Page.PLAY,
        "Before a restart",
        "Ask before a deal begins again. Without it, Redo plays your moves again.",
    ),
    SettingSpec(
        "ask_leave",
        Page.PLAY,
        "Before a table with others is left",
        "Ask when several people at this screen are in the middle of a game. It is saved anyway.",
    ),
    _choice(
        "text_size",
        Page.TEXT,
        "Size of words",
        "In windows, menus and on the table; cards make room where they must.",
        choices=_TEXT_SIZES,
    ),
    SettingSpec(
        "high_contrast",
        Page.TEXT,
        "High contrast",
        "Plates and sheets in black and white, bold edges, and a dark cloth without a pattern.",
    ),
    SettingSpec(
        "keys",
        Page.KEYS,
        "Keys of the commands",
        "Choose a command, and press the key that it should have.",
        picker=Picker.KEYS,
    ),
)
"""Every setting, page by page, in the order in which they stand there."""


def usual(page: Page, settings: Settings) -> dict[str, Any]:
    """What has to be changed so that a page is as usual."""
    usual_ones = Settings()
    return {
        name: getattr(usual_ones, name)
        for name in (spec.field for spec in SETTINGS if spec.page is page)
        if getattr(settings, name) != getattr(usual_ones, name)
    }
