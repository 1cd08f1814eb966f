"""Every setting as a person meets it: its page, its words, what it does, in one table.

The window of settings is built from this table, so that a new setting appears there as soon as it
has an entry here; a test finds the one that has none. A setting of another kind than a switch or a
choice among some words names the picker that it is chosen with.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple

from hanafuda_desktop.app.window.actions import without_key
from hanafuda_desktop.app.window.language import SYSTEM, languages
from hanafuda_desktop.app.window.menus import CHOICE_WORDS
from hanafuda_desktop.play.settings import AutoCollect, Settings, TextSize
from hanafuda_desktop.text.language import tr, tr_noop


class SettingsPage(StrEnum):
    """The pages of the window, as people call them."""

    TABLE = tr_noop("Table", meaning="page of settings")
    CARDS = tr_noop("Cards", meaning="page of settings")
    MOTION = tr_noop("Motion", meaning="page of settings")
    SOUND = tr_noop("Sound", meaning="page of settings")
    PLAY = tr_noop("Play", meaning="page of settings")
    TEXT = tr_noop("Text and contrast", meaning="page of settings")
    LANGUAGE = tr_noop("Language", meaning="page of settings")
    KEYS = tr_noop("Keys", meaning="page of settings")

    @property
    def called(self) -> str:
        """The same in the language that is spoken."""
        return tr(self.value, meaning="page of settings")


class Picker(StrEnum):
    """What a setting is chosen with."""

    SWITCH = "switch"
    WORDS = "words"
    CLOTHS = "cloths"
    DECKS = "decks"
    LANGUAGES = "languages"
    KEYS = "keys"


class SettingSpec(NamedTuple):
    """One setting.

    Attributes:
        field: its name in :class:`Settings`.
        page: where it stands.
        words: what it is called.
        told: what it does, as a sentence or two.
        part: the heading that it begins a part of the page with, if it does.
        picker: what it is chosen with.
        choices: what each value is called, where it is chosen among words.
        needs: the name of a switch without which it does nothing.

    Its words are said with ``tr``.
    """

    field: str
    page: SettingsPage
    words: str
    told: str
    part: str = ""
    picker: Picker = Picker.SWITCH
    choices: Mapping[Any, str] = {}
    needs: str = ""


def _choice(field: str, page: SettingsPage, words: str, told: str, **more: Any) -> SettingSpec:
    """One that is chosen among the words that its submenu has, unless others are given."""
    choices = more.pop("choices", None) or CHOICE_WORDS[field]
    return SettingSpec(field, page, words, told, picker=Picker.WORDS, choices=choices, **more)


_COLLECTING: Final = {
    AutoCollect.NEVER: tr_noop("Never"),
    AutoCollect.HARMLESS: tr_noop("When it can do no harm"),
    AutoCollect.ALWAYS: tr_noop("Whenever it is possible"),
}
_TEXT_SIZES: Final = {
    TextSize.USUAL: tr_noop("100 %"),
    TextSize.LARGER: tr_noop("125 %"),
    TextSize.LARGE: tr_noop("150 %"),
    TextSize.LARGEST: tr_noop("175 %"),
    TextSize.DOUBLE: tr_noop("200 %"),
}
_IN_TIME: Final = tr_noop("Games that wait for nobody", meaning="part of the settings")

SETTINGS: Final = (
    SettingSpec(
        "cloth",
        SettingsPage.TABLE,
        tr_noop("Table cloth"),
        tr_noop("What the cards lie on. With high contrast it is darker and has no pattern."),
        picker=Picker.CLOTHS,
    ),
    SettingSpec(
        "nearest",
        SettingsPage.TABLE,
        tr_noop("Nearest yaku on the table"),
        tr_noop("Always show the yaku that you are nearest to, in games that score them."),
        part=tr_noop("On the table", meaning="part of the settings"),
    ),
    SettingSpec(
        "clock",
        SettingsPage.TABLE,
        tr_noop("Time played"),
        tr_noop("Show it at the foot of the window."),
    ),
    SettingSpec(
        "month_names",
        SettingsPage.TABLE,
        tr_noop("Say the months"),
        tr_noop("Show each month's name where a card of it has been played."),
        part=_IN_TIME,
    ),
    SettingSpec(
        "month_wheel",
        SettingsPage.TABLE,
        tr_noop("Month wheel"),
        tr_noop("The ring of the months lies on the table."),
    ),
    SettingSpec(
        "key_caps",
        SettingsPage.TABLE,
        tr_noop("Keys on the table"),
        tr_noop("Show beside each place which key plays it."),
    ),
    SettingSpec(
        "deck",
        SettingsPage.CARDS,
        tr_noop("Deck"),
        tr_noop("The cards that you play with. All cards of a deck are seen with View, Deck."),
        picker=Picker.DECKS,
    ),
    SettingSpec(
        "marks",
        SettingsPage.CARDS,
        tr_noop("Month and kind on the cards"),
        tr_noop("Lay small marks over a deck that does not show them itself."),
    ),
    _choice(
        "speed",
        SettingsPage.MOTION,
        tr_noop("Animation speed"),
        tr_noop("How fast cards move, and how long words stay."),
    ),
    SettingSpec(
        "reduced_motion",
        SettingsPage.MOTION,
        tr_noop("Reduced motion"),
        tr_noop("Cards change place at once; nothing flies, sways or breathes."),
    ),
    SettingSpec(
        "hover",
        SettingsPage.MOTION,
        tr_noop("Cards rise under the pointer"),
        tr_noop("Lift what can be taken a little."),
    ),
    SettingSpec(
        "sound",
        SettingsPage.SOUND,
        tr_noop("Hear the table"),
        tr_noop("Sounds of cards, yaku and clappers."),
    ),
    _choice(
        "volume",
        SettingsPage.SOUND,
        tr_noop("Volume"),
        tr_noop("How loud the sounds are."),
        needs="sound",
    ),
    _choice(
        "deals",
        SettingsPage.PLAY,
        tr_noop("New deals of a patience"),
        tr_noop("A deal that can be won is looked for first, which can take a moment."),
        part=tr_noop("Patiences", meaning="part of the settings"),
    ),
    SettingSpec(
        "outlook",
        SettingsPage.PLAY,
        tr_noop("Say if it can be won"),
        tr_noop(
            "Whether a patience can still be won stands below; whoever knows that knows more than "
            "the table shows."
        ),
    ),
    _choice(
        "collecting",
        SettingsPage.PLAY,
        tr_noop("Collect by itself"),
        tr_noop(
            "After a move of yours, what is ready is collected as further moves, which you can "
            "take back. It can do no harm where no other card could serve as well, and no card on "
            "the table could still be laid on the cards that go."
        ),
        choices=_COLLECTING,
    ),
    SettingSpec(
        "take_back",
        SettingsPage.PLAY,
        tr_noop("Allow taking back"),
        tr_noop("Against others too; the result says how often it was done."),
        part=tr_noop("Games against others", meaning="part of the settings"),
    ),
    SettingSpec(
        "races_by_lot",
        SettingsPage.PLAY,
        tr_noop("Races by lot"),
        tr_noop("Draw lots where a game asks who is the fastest."),
    ),
    _choice(
        "count",
        SettingsPage.PLAY,
        tr_noop("Speed of the count"),
        tr_noop("How fast one, two, three is counted."),
        part=_IN_TIME,
    ),
    SettingSpec(
        "turns_up",
        SettingsPage.PLAY,
        tr_noop("Cards turn up by themselves"),
        tr_noop("Yours, when they are bared."),
    ),
    SettingSpec(
        "right_hand",
        SettingsPage.PLAY,
        tr_noop("Keys on the right"),
        tr_noop("Who plays alone has the keys on the right of the keyboard."),
    ),
    SettingSpec(
        "ask_new_deal",
        SettingsPage.PLAY,
        tr_noop("Before a new deal"),
        tr_noop(
            "Ask while a game is in progress. Without it, the game before is one command away."
        ),
        part=tr_noop("Ask first", meaning="part of the settings"),
    ),
    SettingSpec(
        "ask_restart",
        SettingsPage.PLAY,
        tr_noop("Before a restart"),
        tr_noop("Ask before a deal begins again. Without it, Redo plays your moves again."),
    ),
    SettingSpec(
        "ask_leave",
        SettingsPage.PLAY,
        tr_noop("Before a table with others is left"),
        tr_noop(
            "Ask when several people at this screen are in the middle of a game. It is saved "
            "anyway."
        ),
    ),
    _choice(
        "text_size",
        SettingsPage.TEXT,
        tr_noop("Size of words"),
        tr_noop("In windows, menus and on the table; cards make room where they must."),
        choices=_TEXT_SIZES,
    ),
    SettingSpec(
        "high_contrast",
        SettingsPage.TEXT,
        tr_noop("High contrast"),
        tr_noop(
            "Plates and sheets in black and white, bold edges, and a dark cloth without a pattern."
        ),
    ),
    SettingSpec(
        "language",
        SettingsPage.LANGUAGE,
        tr_noop("The program speaks"),
        tr_noop(
            "Menus, windows, tables and rules. A game that has no words in a language says them in "
            "English."
        ),
        picker=Picker.LANGUAGES,
    ),
    SettingSpec(
        "keys",
        SettingsPage.KEYS,
        tr_noop("Keys of the commands"),
        tr_noop("Choose a command, and press the key that it should have."),
        picker=Picker.KEYS,
    ),
)
"""Every setting, page by page, in the order in which they stand there."""


def choices_of(spec: SettingSpec, now: Any) -> dict[Any, str]:
    """What can be chosen among words, and what each is called in the language that is spoken.

    Args:
        spec: the setting.
        now: what is set; it is offered even if it is not there any more.
    """
    if spec.picker is Picker.LANGUAGES:
        offered = {SYSTEM: tr("That of the system")} | languages()
        return offered | ({} if now in offered else {now: now})
    return {value: without_key(tr(text)) for value, text in spec.choices.items()}


def usual(page: SettingsPage, settings: Settings) -> dict[str, Any]:
    """What has to be changed so that a page is as usual."""
    usual_ones = Settings()
    return {
        name: getattr(usual_ones, name)
        for name in (spec.field for spec in SETTINGS if spec.page is page)
        if getattr(settings, name) != getattr(usual_ones, name)
    }
