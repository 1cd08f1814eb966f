"""The sounds that ship are those that the studio makes, and none is louder than it should be."""

from __future__ import annotations

import io
import wave
from array import array

import pytest

from hanafuda_desktop.resources import assets
from hanafuda_desktop.studio.sounds import RATE, SOUNDS, samples, wave_file


def _read(data: bytes) -> array[int]:
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def test_every_sound_ships_and_no_other() -> None:
    assert {file.stem for file in assets("sounds").glob("*.wav")} == set(SOUNDS)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_what_ships_is_what_the_studio_makes(name: str) -> None:
    made, shipped = samples(name), _read(assets("sounds", f"{name}.wav").read_bytes())
    assert len(made) == len(shipped)
    # Another system's sine may differ in its last place.
    assert max(abs(a - b) for a, b in zip(made, shipped, strict=True)) <= 2


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_a_sound_is_short_ends_softly_and_is_as_loud_as_it_says(name: str) -> None:
    made = _read(wave_file(name))
    _, loud = SOUNDS[name]
    assert max(map(abs, made)) == pytest.approx(loud * 32_767, abs=1)
    assert len(made) / RATE < 3
    assert max(map(abs, made[-8:])) < 700
    mean = sum(made) / len(made)
    assert abs(mean) < 400  # a loudspeaker is not pushed to one side
