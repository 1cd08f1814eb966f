"""The keys of an answer: an initial of what its button says, and never of another's."""

from __future__ import annotations

import unicodedata

import pytest

from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.words import round_names
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.table.narration import answer_keys, in_latin
from hanafuda_desktop.text.language import speak

RULES = {
    entry.id: entry.loaded.rules
    for entry in our_games().entries()
    if isinstance(entry.loaded.rules, FishingRules) and entry.loaded.rules.stopping is not None
}


@pytest.mark.parametrize("language", ["en", "ja", "fr"])
@pytest.mark.parametrize("game", RULES)
def test_both_answers_of_every_game_have_a_key_in_every_language(game: str, language: str) -> None:
    speak(language, None)
    names = round_names(RULES[game], ["Aki", "Haru"])
    said = (names.stop_latin, names.go_latin)
    keys = answer_keys(said)
    assert tuple(unicodedata.normalize("NFD", each)[0] for each in said) == keys
    assert len({"", *keys}) == 3
    assert language == "ja" or said == (names.stop, names.go)


@pytest.mark.parametrize(
    ("game", "language", "keys"),
    [
        ("koi-koi", "en", ("G", "K")),
        ("koi-koi", "fr", ("S", "K")),
        ("koi-koi", "ja", ("S", "K")),
        ("go-stop", "en", ("S", "G")),
        ("go-stop", "ja", ("S", "G")),
    ],
)
def test_keys_of_known_games(game: str, language: str, keys: tuple[str, str]) -> None:
    speak(language, None)
    names = round_names(RULES[game], ["Aki", "Haru"])
    assert answer_keys((names.stop_latin, names.go_latin)) == keys


@pytest.mark.parametrize(
    ("said", "taken", "keys"),
    [
        (("Stop it", "Stay"), "", ("I", "")),
        (("Go on", "Stop"), "G", ("O", "S")),
        (("Go", "Stop"), "G", ("", "S")),
        (("Éviter", "« Arrêt »"), "", ("E", "A")),
        (("Koi-koi", "Game"), "", ("K", "G")),
        (("勝負", "2 more"), "", ("", "M")),
    ],
)
def test_a_key_is_never_an_initial_of_the_other(
    said: tuple[str, str], taken: str, keys: tuple[str, str]
) -> None:
    assert answer_keys(said, taken) == keys


def test_other_letters_are_romanised_or_english() -> None:
    words = {"en": "Game", "ja": "勝負", "ja-Latn": "Shōbu"}
    speak("ja", None)
    assert in_latin(words) == "Shōbu"
    assert in_latin({"en": "Game", "ja": "勝負"}) == "Game"
    assert in_latin({"en": "Game", "ja": "Shōbu!"}) == "Shōbu!"
