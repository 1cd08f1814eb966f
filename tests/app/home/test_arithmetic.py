"""What needs no window: places, ways of the arrows, words, pictures, what is kept of games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt

from hanafuda_desktop.app.home.cloth_page import next_place
from hanafuda_desktop.app.home.first_screen import columns_in
from hanafuda_desktop.app.home.game_picture import FRAME, still_life_of
from hanafuda_desktop.app.home.games import (
    GameFacts,
    KeptFacts,
    ShelfKind,
    facts_from,
    facts_of,
    facts_text,
    length_and_players,
    on_shelves,
    short_name,
    told,
)
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.text.language import ENGLISH, speak

CATALOGUE = our_games()
NAMES = [entry.id for entry in CATALOGUE.entries()]


@pytest.fixture
def japanese() -> Iterator[None]:
    speak("ja", None)
    yield
    speak(ENGLISH, None)


def _facts(game: str) -> GameFacts:
    return facts_of(CATALOGUE.entry(game))


# --- places --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "letters", "scale", "columns"),
    [(900, 14, 1, 3), (1280, 16, 1, 3), (1920, 20, 1, 4), (3840, 34, 1, 5), (900, 27, 2, 2)],
)
def test_a_larger_window_shows_more_games_side_by_side(
    width: int, letters: int, scale: float, columns: int
) -> None:
    across, wide = columns_in(width, letters, scale)
    assert across == columns
    assert columns * wide < width


GRID = [QRect(100 * column, 80 * row, 90, 70) for row in range(3) for column in range(3)]


@pytest.mark.parametrize(
    ("arrow", "there"),
    [(Qt.Key.Key_Left, 3), (Qt.Key.Key_Right, 5), (Qt.Key.Key_Up, 1), (Qt.Key.Key_Down, 7)],
)
def test_arrows_lead_to_the_nearest(arrow: Qt.Key, there: int) -> None:
    assert next_place(GRID, 4, arrow) == there


@pytest.mark.parametrize(
    ("at", "arrow"), [(0, Qt.Key.Key_Left), (1, Qt.Key.Key_Up), (8, Qt.Key.Key_Down)]
)
def test_at_the_edge_one_stays(at: int, arrow: Qt.Key) -> None:
    assert next_place(GRID, at, arrow) == at


# --- pictures ------------------------------------------------------------------------------------


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_picture_of_its_own_cards(game: str) -> None:
    rules = CATALOGUE.game(game)
    lying = still_life_of(rules)
    assert lying == still_life_of(rules)
    deck = selected(rules.deck.cards)
    shown = [each.card for each in lying if each.card is not None]
    assert len(lying) >= 8
    assert all(deck >> card & 1 for card in shown)
    assert len(shown) == len(set(shown))
    for each in lying:
        assert -each.width < each.x < FRAME[0] + each.width
        assert -2 * each.width < each.y < FRAME[1] + 2 * each.width


def test_no_two_games_have_the_same_picture() -> None:
    bases = [game for game in NAMES if CATALOGUE.game(game).variant_of is None]
    assert len({_facts(game).picture for game in bases}) == len(bases)


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "base", "short"),
    [
        ("yatsuhashi-open-stock", "yatsuhashi", "open stock"),
        ("koi-koi-modern", "koi-koi", "modern"),
        ("untitled-batsu", "untitled", "with a forfeit"),
        ("hanapette-spit", "hanapette", "as in Spit"),
    ],
)
def test_a_variant_is_called_by_what_tells_it_from_its_game(
    variant: str, base: str, short: str
) -> None:
    assert short_name(_facts(variant), _facts(base)) == short


@pytest.mark.parametrize(
    ("name", "short"),
    [("Our house", "Our house"), ("Koi-Koiish", "Koi-Koiish"), ("Koi-Koi", "Koi-Koi"),
     ("Koi-Koi (ours)", "ours"), ("Koi-Koi at Mary's (May)", "at Mary's (May)")],
)  # fmt: skip
def test_a_name_of_its_own_is_left_alone(name: str, short: str) -> None:
    mine = GameFacts("mine", shipped=False, name={"en": name}, summary={})
    assert short_name(mine, _facts("koi-koi")) == short


@pytest.mark.usefixtures("japanese")
def test_so_it_is_in_japanese() -> None:
    assert short_name(_facts("koi-koi-modern"), _facts("koi-koi")) == "現代風"
    assert told(_facts("koi-koi")).startswith("こいこい. ")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("shiki", "1 player · about 8 minutes"),
        ("koi-koi", "2 players · about 30 minutes"),
        ("go-stop-korean", "2 or 3 players · about 25 minutes"),
        ("higo-bana", "2 to 7 players · about 30 minutes"),
        ("higo-bana-teams", "4 or 6 players · about 30 minutes"),
    ],
)
def test_how_many_play_and_how_long(game: str, said: str) -> None:
    assert length_and_players(_facts(game)) == said


# --- what is kept --------------------------------------------------------------------------------


def test_what_is_kept_is_what_was_told() -> None:
    facts = tuple(map(_facts, NAMES))
    stamps = {Path("/a.yaml"): (1, 2)}
    text = facts_text(facts, stamps)
    assert facts_from(text, stamps) == facts
    assert facts_from(text, {Path("/a.yaml"): (1, 3)}) is None
    assert facts_from(text.replace('"form":[1', '"form":[0'), stamps) is None


@pytest.mark.parametrize("text", [None, "", "[]", "{}", "7", '{"form":', "[" * 5000])
def test_a_damaged_text_tells_nothing(text: str | None) -> None:
    assert facts_from(text, {}) is None


def test_facts_are_stale_when_a_file_comes_or_changes(tmp_path: Path) -> None:
    own, path = tmp_path / "rules", tmp_path / "cache" / "games.json"
    kept = KeptFacts(Library(own), path)
    assert kept.are_stale()
    assert len(list(kept.read())) == len(kept.facts) == len(NAMES)
    assert not kept.are_stale()
    assert not KeptFacts(Library(own), path).are_stale()
    own.mkdir()
    (own / "mine.yaml").write_text("extends: shiki\nname: {en: Mine}\n")
    assert kept.are_stale()
    for _ in kept.read():
        pass
    assert kept.facts[-1].id == "mine"
    assert not kept.facts[-1].shipped
    (shiki,) = [s for g in on_shelves(kept.facts) for s in g.games if s.facts.id == "shiki"]
    assert [each.id for each in shiki.variants] == ["mine"]


def test_a_name_that_is_taken_stands_by_itself() -> None:
    broken = GameFacts("shiki", shipped=False, name={"en": "shiki"}, summary={}, fault="1: taken")
    groups = on_shelves((_facts("shiki"), broken))
    assert [group.kind for group in groups] == [ShelfKind.PATIENCE, ShelfKind.BROKEN]
    assert groups[0].games[0].facts.shipped
