"""The sounds of the table, made from numbers: paper, wood, a drum and a plucked string.

A card is a tick of filtered noise over a short dull tone, the cloth's answer. Clappers and the drum
are struck bodies: sums of tones that die away, each in its own time. The koto is a plucked string
after Karplus and Strong ("Digital Synthesis of Plucked-String and Drum Timbres", 1983), tuned to
the in scale. Everything is drawn from one seed, so the same sounds come out each time.
"""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Final

RATE: Final = 32_000
"""Samples in a second."""

_SEED: Final = 48
_LOUDEST: Final = 32_767

Samples = list[float]


def _seconds(time: float) -> int:
    return round(time * RATE)


def _mix(parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Sounds on one another: when each begins in seconds, how loud it is, and what it is."""
    placed = [(_seconds(begin), loud, sound) for begin, loud, sound in parts]
    mixed = [0.0] * max(begin + len(sound) for begin, _, sound in placed)
    for begin, loud, sound in placed:
        for at, value in enumerate(sound, begin):
            mixed[at] += loud * value
    return mixed


def _faded(sound: Samples, out: float = 0.004) -> Samples:
    """The same with an end that does not click."""
    length = min(len(sound), _seconds(out))
    for step in range(length):
        sound[-1 - step] *= step / length
    return sound


def _struck(time: float, tones: Sequence[tuple[float, float, float]], fall: float = 0.0) -> Samples:
    """A struck body.

    Args:
        time: how long it sounds, in seconds.
        tones: each with its frequency in hertz, its loudness, and the time in which it loses two
            thirds of that.
        fall: by what part of its height each tone is higher in the first instant.
    """
    sound = [0.0] * _seconds(time)
    for frequency, loud, decay in tones:
        turn = 0.0
        for at in range(len(sound)):
            passed = at / RATE
            turn += 2 * math.pi * frequency * (1 + fall * math.exp(-passed * 45)) / RATE
            sound[at] += loud * math.exp(-passed / decay) * math.sin(turn)
    return _faded(sound)


def _noise(
    chance: Random, time: float, low: float, high: float, shape: Callable[[float], float]
) -> Samples:
    """Noise between two frequencies in hertz; ``shape`` says how loud it is at a part of it."""
    keep_low, keep_high = (math.exp(-2 * math.pi * hertz / RATE) for hertz in (low, high))
    count = _seconds(time)
    below = above = 0.0
    sound: Samples = []
    for at in range(count):
        value = chance.uniform(-1, 1)
        above += (1 - keep_high) * (value - above)
        below += (1 - keep_low) * (above - below)
        sound.append((above - below) * shape(at / count))
    return _faded(sound)


def _dying(speed: float) -> Callable[[float], float]:
    return lambda part: math.exp(-part * speed)


def _swelling(part: float) -> float:
    return math.sin(math.pi * part) ** 2


def _plucked(chance: Random, frequency: float, time: float, soft: float = 0.5) -> Samples:
    """A string of the koto, softer the nearer ``soft`` is to 1."""
    length = RATE / frequency - 0.5  # the averaging below takes half a sample
    whole = int(length)
    # A first-order allpass tunes the rest of the period.
    tune = (1 - (length - whole)) / (1 + (length - whole))
    string = [chance.uniform(-1, 1) for _ in range(whole)]
    for _ in range(round(soft * 6)):
        string = [(a + b) / 2 for a, b in pairwise([*string, string[0]])]
    middle = sum(string) / whole  # which no plucking makes, and no loudspeaker likes
    string = [value - middle for value in string]
    keep = 0.5 * math.exp(-1.1 / frequency / 0.9)
    sound: Samples = []
    last = was = passed = 0.0
    for at in range(_seconds(time)):
        here = string[at % whole]
        sound.append(here)
        mean = keep * (here + last)
        last = here
        passed = tune * (mean - passed) + was
        was = mean
        string[at % whole] = passed
    return _faded(sound, 0.08)


# --- what is heard -------------------------------------------------------------------------------


def _tick(chance: Random, bright: float = 1.0) -> Samples:
    return _noise(chance, 0.03, 900, 4200 * bright, _dying(7))


def _thud(low: float = 150.0) -> Samples:
    return _struck(0.13, ((low, 1.0, 0.03), (low * 1.9, 0.4, 0.018)), fall=0.5)


def _swish(chance: Random, time: float) -> Samples:
    return _noise(chance, time, 1200, 5200, _swelling)


def _lay(chance: Random) -> Samples:
    return _mix([(0, 0.8, _tick(chance)), (0.001, 0.42, _thud())])


def _deal(chance: Random) -> Samples:
    return _mix([(0, 0.5, _swish(chance, 0.09)), (0.062, 0.5, _tick(chance, 0.8))])


def _turn(chance: Random) -> Samples:
    parts = [(0.0, 0.4, _tick(chance, 1.3)), (0.01, 0.5, _swish(chance, 0.1))]
    return _mix([*parts, (0.095, 0.7, _tick(chance)), (0.097, 0.3, _thud(170))])


def _slap(chance: Random) -> Samples:
    """A card slapped on its mate: the sound that the game is known by."""
    sharp = _noise(chance, 0.05, 1500, 6500, _dying(9))
    wood = _struck(0.1, ((620, 0.5, 0.014), (1480, 0.35, 0.008)))
    return _mix([(0, 1.3, sharp), (0, 0.4, wood), (0.001, 0.6, _thud(140))])


def _gather(chance: Random) -> Samples:
    parts = [(0.0, 0.5, _swish(chance, 0.34))]
    parts += [(0.05 + 0.028 * step, 0.22, _tick(chance, 0.7)) for step in range(9)]
    return _mix([*parts, (0.33, 0.6, _tick(chance, 0.8)), (0.331, 0.4, _thud(130))])


def _shuffle(chance: Random) -> Samples:
    """Two riffles."""
    parts: list[tuple[float, float, Samples]] = []
    for begin in (0.0, 0.42):
        at = begin
        for step in range(22):
            at += 0.020 - 0.0006 * step + chance.uniform(0, 0.004)
            parts.append((at, chance.uniform(0.16, 0.34), _tick(chance, 0.8)))
    return _mix(parts)


def _refused(_chance: Random) -> Samples:
    return _struck(0.16, ((112, 1.0, 0.045), (171, 0.5, 0.03)))


def _clap(_chance: Random) -> Samples:
    """Wooden clappers."""
    return _struck(0.22, ((1180, 0.8, 0.035), (1930, 0.6, 0.025), (3080, 0.3, 0.014)))


def _clap_high(_chance: Random) -> Samples:
    return _struck(0.3, ((1570, 0.8, 0.055), (2560, 0.6, 0.035), (4090, 0.3, 0.02)))


def _drum(chance: Random) -> Samples:
    """One beat of a large drum: koi-koi."""
    skin = _struck(0.7, ((78, 1.0, 0.2), (124, 0.45, 0.11), (181, 0.25, 0.07)), fall=0.6)
    return _mix([(0, 1.0, skin), (0, 0.5, _noise(chance, 0.06, 200, 1600, _dying(8)))])


def _palm(chance: Random) -> Samples:
    """The flat hand on the table."""
    flat = _noise(chance, 0.07, 300, 2600, _dying(8))
    return _mix([(0, 1.4, flat), (0, 0.8, _thud(96)), (0.012, 0.2, _tick(chance, 0.6))])


def _coins(chance: Random) -> Samples:
    """Payments: small wooden tallies."""
    tones = (2210, 2630, 1980, 2420)
    parts = [
        (0.07 * step + chance.uniform(0, 0.012), 0.5, _struck(0.09, ((tone, 0.7, 0.012),)))
        for step, tone in enumerate(tones)
    ]
    return _mix([*parts, *((begin, 0.25, _tick(chance, 0.7)) for begin, _, _ in parts)])


_STEPS: Final = (0, 1, 5, 7, 8, 12, 17)
_D, _EB, _G, _A, _BB, _D2, _G2 = (146.8 * 2 ** (step / 12) for step in _STEPS)


def _koto(chance: Random, notes: Sequence[tuple[float, float, float]], ring: float) -> Samples:
    """Strings, each with its beginning in seconds, its frequency and its loudness."""
    return _mix([(begin, loud, _plucked(chance, 2 * tone, ring)) for begin, tone, loud in notes])


def _yaku(chance: Random) -> Samples:
    return _koto(chance, ((0, _D, 0.8), (0.11, _A, 0.8), (0.22, _D2, 1.0)), 1.1)


def _won(chance: Random) -> Samples:
    notes = (_D, _EB, _G, _A, _BB, _D2, _G2)
    run = [(0.085 * step, tone, 0.7) for step, tone in enumerate(notes)]
    return _koto(chance, [*run, (0.78, _D, 0.8), (0.78, _D2, 0.9)], 1.7)


def _lost(chance: Random) -> Samples:
    return _koto(chance, ((0, _BB, 0.8), (0.26, _A, 0.7), (0.52, _EB, 0.7), (0.9, _D, 0.8)), 1.5)


def _round(chance: Random) -> Samples:
    return _koto(chance, ((0, _A, 0.8), (0.16, _D, 0.9)), 1.2)


SOUNDS: Final[dict[str, tuple[Callable[[Random], Samples], float]]] = {
    "clap": (_clap, 0.42),
    "clap-high": (_clap_high, 0.5),
    "deal": (_deal, 0.22),
    "drum": (_drum, 0.8),
    "gather": (_gather, 0.34),
    "lay": (_lay, 0.42),
    "lost": (_lost, 0.5),
    "palm": (_palm, 0.8),
    "pay": (_coins, 0.34),
    "refused": (_refused, 0.4),
    "round": (_round, 0.5),
    "shuffle": (_shuffle, 0.4),
    "slap": (_slap, 0.7),
    "turn": (_turn, 0.36),
    "won": (_won, 0.6),
    "yaku": (_yaku, 0.55),
}
"""Every sound by its name: how it is made, and how loud its loudest instant is, up to 1."""


def samples(name: str) -> array[int]:
    """A sound as signed 16-bit samples at :data:`RATE`.

    Raises:
        KeyError: there is no sound of this name.
    """
    make, loud = SOUNDS[name]
    sound = make(Random(f"{_SEED} {name}"))
    most = max(map(abs, sound))
    return array("h", (round(value / most * loud * _LOUDEST) for value in sound))


def wave_file(name: str) -> bytes:
    """A sound as a WAV file.

    Raises:
        KeyError: there is no sound of this name.
    """
    data = samples(name)
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(value.to_bytes(2, "little", signed=True) for value in data))
    return target.getvalue()
