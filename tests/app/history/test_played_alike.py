"""Rules that are played alike are the same rules to the statistics, whatever their words are."""

from __future__ import annotations

import dataclasses
import sqlite3
from pathlib import Path
from typing import Any

from hanafuda_desktop.app.history.queries import GameFilter, played, rules_known, yaku_figures
from hanafuda_desktop.app.history.store import (
    APPLICATION,
    MIGRATIONS,
    GameNote,
    Store,
    entry_of,
    open_store,
)
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.rules.fingerprint import digest, play_digest, to_json
from tests.app.history.sample_games import CATALOGUE, DAY, entry, table


def _koi_koi(goko: str = "Goko", **changes: Any) -> FishingRules:
    """Koi-Koi with another name for a yaku."""
    rules = CATALOGUE.game("koi-koi")
    assert isinstance(rules, FishingRules)
    yaku = tuple(
        each.model_copy(update={"name": {"en": goko}}) if each.id == "goko" else each
        for each in rules.yaku
    )
    return rules.model_copy(update={"yaku": yaku, **changes})


NOW = _koi_koi()
RENAMED = _koi_koi("All Brights", summary={"ja": "花札"}, minutes=99)
SHORTER = _koi_koi(rounds=6)


def _by(rules: FishingRules, number: int, **changes: Any) -> GameNote:
    return entry(number, digest=play_digest(rules), rules=to_json(rules), **changes)


def _goko(store: Store) -> str:
    return next(
        each.name for each in yaku_figures(store, GameFilter("koi-koi")) if each.yaku == "goko"
    )


def test_an_entry_tells_its_rules_by_what_is_played() -> None:
    seated = table("koi-koi", "person", "casual")
    assert entry_of(seated, 0, 0).digest == play_digest(seated.game.rules)


def test_games_count_together_when_a_yaku_was_renamed_and_it_is_called_as_it_is_now() -> None:
    store = Store(None)
    store.note(_by(NOW, 1))
    store.note(_by(RENAMED, 2))
    store.note(_by(SHORTER, 3))
    known = rules_known(store, "koi-koi")
    assert [(each.digest, each.games) for each in known] == [
        (play_digest(SHORTER), 1),
        (play_digest(NOW), 2),
    ]
    store.reset("koi-koi")
    store.note(_by(RENAMED, 4))
    assert _goko(store) == "All Brights"
    store.note(_by(NOW, 5))
    assert _goko(store) == "Goko"
    store.note(_by(_koi_koi("Not mine"), 6, counted=False))  # of a game that was sent
    assert _goko(store) == "Goko"
    store.close()


# --- a file of before ----------------------------------------------------------------------------


def _of_version_2(path: Path, *entries: GameNote) -> None:
    """A file as it was when every word made other rules."""
    with sqlite3.connect(path) as old:
        for script in MIGRATIONS[:2]:
            old.executescript(script)
        old.execute(f"PRAGMA application_id = {APPLICATION}")
        old.execute("PRAGMA user_version = 2")
        for number, each in enumerate(entries, start=1):
            rules = (each.digest, each.game, each.rules)
            old.execute("INSERT OR IGNORE INTO rules VALUES (?, ?, ?)", rules)
            old.execute(
                "INSERT INTO games VALUES (:id, :key, :game, :name, :family, :digest, :deal,"
                " :ending, :ended, :elapsed_ms, :moves, :rounds, :taken_back, :helped, :counted)",
                {field.name: getattr(each, field.name) for field in dataclasses.fields(each)}
                | {"id": number},
            )
            for seat, note in enumerate(each.seats):
                told = (number, seat, note.who, note.result, note.points, note.rounds_won)
                old.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", told)
            old.execute("INSERT INTO records VALUES (?, ?)", (number, each.record))
    old.close()


def _of_before(rules: FishingRules, number: int) -> GameNote:
    return dataclasses.replace(_by(rules, number), digest=digest(rules))


def test_what_was_counted_apart_for_its_words_is_counted_together(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    of_before = [_of_before(rules, n) for n, rules in enumerate((RENAMED, NOW, SHORTER, NOW))]
    unknown = entry(4, digest="of a rule that is no more", rules='{"family": "fishing"}')
    _of_version_2(path, *of_before, unknown)
    store, said = open_store(path)
    assert said == ""
    assert [(each.digest, each.games, each.last) for each in rules_known(store, "koi-koi")] == [
        ("of a rule that is no more", 1, 5 * DAY),
        (play_digest(NOW), 3, 4 * DAY),
        (play_digest(SHORTER), 1, 3 * DAY),
    ]
    kept = {row["digest"]: row["text"] for row in store.rows("SELECT * FROM rules")}
    assert kept == {
        "of a rule that is no more": '{"family": "fishing"}',
        play_digest(NOW): to_json(NOW),  # the newest words
        play_digest(SHORTER): to_json(SHORTER),
    }
    assert store.rows("PRAGMA foreign_key_check") == []
    store.note(_by(NOW, 5))
    assert len(played(store, GameFilter("koi-koi", digest=play_digest(NOW)))) == 4
    assert len(played(store, GameFilter())) == 6
    store.close()
    again, said = open_store(path)
    assert (said, len(rules_known(again, "koi-koi"))) == ("", 3)
    again.close()
