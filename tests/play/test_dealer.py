"""New deals, by the rules as their files say them today."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.families.registry import computer_kinds, deal_for
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating, usual_seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.rules.catalogue import UnknownGame
from hanafuda_desktop.rules.schema.game import GameBase

KOI_KOI = GameRef("koi-koi")
ALONE = Seating((PERSON,))


@pytest.fixture
def session(tmp_path: Path, qapp: object) -> Session:
    numbers = iter(range(100, 200))
    return Session(
        Library(tmp_path / "rules"),
        Saves(tmp_path / "saves"),
        deal=deal_for,
        seeds=lambda: next(numbers),
        kinds=computer_kinds,
    )


def test_a_deal_has_the_number_that_is_asked_for_or_the_next(session: Session) -> None:
    session.open(FIRST_GAME, seed=7)
    assert session.game.seed == 7
    session.deal()
    assert session.game.seed == 100
    session.deal()
    assert session.game.seed == 101


def test_a_company_that_does_not_fit_makes_room_for_the_usual_one(session: Session) -> None:
    session.open(KOI_KOI, seed=7, seating=ALONE)
    assert session.seating == usual_seating(session.rules)
    two = Seating((PERSON, PERSON), rounds=2)
    session.deal(seed=7, seating=two)
    assert session.seating == two


def test_rules_that_cannot_be_read_now_stay_as_they_were(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    session.said.connect(said.append)
    session.open(FIRST_GAME)
    rules = session.rules
    assert session.rules_now() == rules
    assert said == []
    _read(session, monkeypatch, None)
    assert session.rules_now() is rules
    assert len(said) == 1
    assert "rule file cannot be read" in said[0]


def test_rules_differ_by_their_fingerprint(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.open(FIRST_GAME)
    assert not session.rules_changed()
    _read(session, monkeypatch, session.library.rules(KOI_KOI))
    assert session.rules_changed()
    assert session.play_changed()
    _read(session, monkeypatch, None)
    assert not session.rules_changed()


def _read(session: Session, monkeypatch: pytest.MonkeyPatch, rules: GameBase | None) -> None:
    """From now on the rule file says this, or is gone."""

    def read(ref: GameRef) -> GameBase:
        if rules is None:
            raise UnknownGame(ref.id, ())
        return rules

    monkeypatch.setattr(session.library, "rules", read)
