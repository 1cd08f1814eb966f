"""Lets the table be heard, where there is something to hear it with.

Without a sound device, or the library that speaks to it, nothing is heard and nothing is wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl

from hanafuda_desktop.app.window.faults import collected
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings, Volume
from hanafuda_desktop.resources import assets

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


_LOG: Final = logging.getLogger(__name__)

CUE_SOUNDS: Final = {
    "dealt": "deal",
    "landed": "lay",
    "matched": "slap",
    "turned": "turn",
    "gathered": "gather",
    "shuffled": "shuffle",
    "yaku": "yaku",
    "called": "drum",
    "round": "round",
    "refused": "refused",
    "effect": "clap",
    "palm": "palm",
    "put": "lay",
    "joined": "lay",
    "hidden": "turn",
    "late": "refused",
    "beat-1": "clap",
    "beat-2": "clap",
    "beat-3": "clap-high",
    "standing": "refused",
    "laid-out": "deal",
    "undecided": "round",
    "won": "round",
    "taken": "gather",
    "sudden-death": "drum",
}
"""Which sound goes with which cue of a table; what is not here is not heard.

The end of a game, ``over``, sounds by who has won it.
"""
_OVER: Final = "over"
_SAMPLE: Final = "yaku"
_LOUD: Final = {Volume.SOFT: 0.12, Volume.MIDDLE: 0.36, Volume.FULL: 1.0}
_APART: Final = 0.035
"""Seconds between the beginnings of one sound: a run of six cards is laid down as one."""


SoundOutput = Callable[[Path, float], None]
"""Lets a file be heard, as loud as from 0 to 1 says."""


def no_player(file: Path, volume: float) -> None:
    """For where there is no sound device, and for whoever wants to hear nothing."""


class _Effects(QObject):
    """Sounds through Qt's own library, each file read once.

    Raises:
        ImportError: the library, or one that it needs, is not there.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._effects: dict[Path, QSoundEffect] = {}
        # What it says of libraries that are missing is no fault of a game of cards.
        with collected() as said:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

            self._make = QSoundEffect
            self._devices = QMediaDevices(self)
            self._is_there = not self._devices.defaultAudioOutput().isNull()
        for message in said:
            _LOG.info("sound: %s", message)
        # A device that comes or goes: what was made for the one before is of no use.
        self._devices.audioOutputsChanged.connect(self._change)

    def _change(self) -> None:
        self._is_there = not self._devices.defaultAudioOutput().isNull()
        effects, self._effects = self._effects, {}
        for effect in effects.values():
            effect.deleteLater()

    def play(self, file: Path, volume: float) -> None:
        """Let a file be heard, as loud as from 0 to 1 says."""
        if not self._is_there:
            return
        effect = self._effects.get(file)
        if effect is None:
            effect = self._effects[file] = self._make(self)
            effect.setSource(QUrl.fromLocalFile(str(file)))
        effect.setVolume(volume)
        effect.play()


def found_player(parent: QObject) -> SoundOutput:
    """What makes sounds heard on this system, or silence."""
    try:
        return _Effects(parent).play
    except ImportError as error:
        _LOG.info("no sound: %s", error)
        return no_player


class Sounds(QObject):
    """The sounds of one window.

    Args:
        parent: the window.
        session: its game.
        player: what makes them heard; left out, it is looked for by :meth:`prepare`.
    """

    def __init__(
        self, parent: QObject, session: Session, player: SoundOutput | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._player = player
        self._on, self._volume = False, 0.0
        self._last: dict[str, float] = {}

    def use(self, settings: Settings) -> None:
        """Be heard or not, and as loud as is set."""
        self._on, self._volume = settings.sound, _LOUD[settings.volume]

    def prepare(self) -> None:
        """Load what is needed for it, if it will be; until then, nothing is heard.

        It takes some frames, so no card should be on its way; and where the process of the computer
        players is just being started, it is put off to the next time.
        """
        from hanafuda_desktop.app.workers.process import LOADING

        if not self._on or self._player is not None or not LOADING.acquire(blocking=False):
            return
        try:
            self._player = found_player(self)
        finally:
            LOADING.release()

    def sample(self) -> None:
        """Let be heard how loud it is."""
        self.prepare()
        self.hear(_SAMPLE)

    def hear(self, cue: str) -> None:
        """Play what goes with something that happened on the table, if anything does."""
        sound = self._end() if cue == _OVER else CUE_SOUNDS.get(cue)
        now = monotonic()
        if not self._on or self._player is None or sound is None:
            return
        if now - self._last.get(sound, -1.0) < _APART:
            return
        self._last[sound] = now
        self._player(assets("sounds", f"{sound}.wav"), self._volume)

    def _end(self) -> str:
        outcome, seating = self._session.game.outcome, self._session.seating
        people = any(seating.is_person(seat) for seat in range(len(seating.seats)))
        won = outcome is None or any(seating.is_person(seat) for seat in outcome.winners)
        return "won" if won or not people else "lost"
