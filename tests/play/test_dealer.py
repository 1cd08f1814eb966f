"""New deals, by the rules as their files say them today."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.play.saved import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating, usual_seating
from hanafuda_desktop.play.session import Dealer
from hanafuda_desktop.rules.fingerprint import digest

KOI_KOI = GameRef("koi-koi")
ALONE = Seating((PERSON,))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "rules")


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def dealer(library: Library, said: list[str]) -> Dealer:
    numbers = iter(range(100, 200))
    return Dealer(library, lambda: next(numbers), usual_seating, said.append)


def test_a_deal_has_the_number_that_is_asked_for_or_the_next(
    dealer: Dealer, library: Library
) -> None:
    rules = library.rules(FIRST_GAME)
    assert dealer.dealt(rules, None, seed=7).game.seed == 7
    assert dealer.dealt(rules, None).game.seed == 100
    assert dealer.dealt(rules, None).game.seed == 101


def test_a_company_that_does_not_fit_makes_room_for_the_usual_one(
    dealer: Dealer, library: Library
) -> None:
    rules = library.rules(KOI_KOI)
    assert dealer.dealt(rules, ALONE, seed=7).seating == usual_seating(rules)
    two = Seating((PERSON, PERSON), rounds=2)
    assert dealer.dealt(rules, two, seed=7).seating == two


def test_rules_that_cannot_be_read_now_stay_as_they_were(
    dealer: Dealer, library: Library, said: list[str]
) -> None:
    rules = library.rules(FIRST_GAME)
    assert dealer.rules_today(FIRST_GAME, rules) == rules
    assert dealer.rules_today(None, rules) is rules
    assert said == []
    assert dealer.rules_today(GameRef("no-such-game"), rules) is rules
    assert len(said) == 1
    assert "rule file cannot be read" in said[0]


def test_rules_differ_by_their_fingerprint(dealer: Dealer, library: Library) -> None:
    rules = library.rules(FIRST_GAME)
    assert not dealer.differ(FIRST_GAME, rules, digest)
    assert dealer.differ(KOI_KOI, rules, digest)
    assert not dealer.differ(GameRef("no-such-game"), rules, digest)
    assert not dealer.differ(None, rules, digest)
