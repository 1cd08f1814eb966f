"""Rules as one piece of JSON: there and back, and the same for the same rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rule_examples import FIRST_GAME

from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.rules.catalogue import CatalogueEntry
from hanafuda_desktop.rules.fingerprint import (
    FlattenedError,
    digest,
    from_json,
    play_digest,
    to_json,
)
from hanafuda_desktop.rules.loader import LoadedGame

ENTRIES = our_games().entries()


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_there_and_back(entry: CatalogueEntry) -> None:
    rules = entry.loaded.rules
    assert rules is not None
    text = to_json(rules)
    again = from_json(text, LANGUAGE)
    assert again == rules
    assert to_json(again) == text
    assert digest(again) == digest(rules)
    assert "\n" not in text
    assert json.loads(text)["id"] == entry.id


def test_every_game_has_a_digest_of_its_own() -> None:
    digests = {digest(entry.loaded.rules) for entry in ENTRIES if entry.loaded.rules}
    assert len(digests) == len(ENTRIES)
    assert all(len(each) == 64 for each in digests)


def test_the_digest_is_pinned(
    write: Callable[[str, str], Path], load: Callable[[Path], LoadedGame]
) -> None:
    """A record made today must know its rules in ten years: this number never changes."""
    rules = load(write("fans.yaml", FIRST_GAME)).rules
    assert rules is not None
    assert to_json(rules) == (
        '{"columns":[{"build":[{"month":"adjacent"}],"id":"fans","move":"single",'
        '"name":{"en":"fan"},"sizes":[3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3]}],'
        '"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards",'
        '"fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"tableau",'
        '"foundations":[{"each":"month","id":"months","name":{"en":"month"},"order":"value"}],'
        '"id":"fans","name":{"en":"Fans"},"summary":{"en":"Sixteen fans of three cards; '
        'build every month from its chaff up to its brightest card."},'
        '"win":{"foundations":"full"}}'
    )
    assert digest(rules) == "c56ed27c7b2976b586fa63b390a574bf37e170630889adac10e344681c202054"


def test_the_order_of_keys_does_not_matter(
    write: Callable[[str, str], Path], load: Callable[[Path], LoadedGame]
) -> None:
    blocks = FIRST_GAME.split("\n\n")
    one = load(write("fans.yaml", FIRST_GAME)).rules
    other = load(write("fans.yaml", "# turned round\n" + "\n\n".join(reversed(blocks)))).rules
    assert one is not None
    assert other is not None
    assert digest(one) == digest(other)
    assert play_digest(one) == play_digest(other)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "these rules are not JSON"),
        ("{", "these rules are not JSON"),
        ("[" * 100_000, "these rules are not JSON"),
        ("[]", "these rules are not a JSON object"),
        ("null", "these rules are not a JSON object"),
        ("{}", "these rules are of no known family"),
        ('{"family": ["tableau"]}', "these rules are of no known family"),
        ("x" * 1_000_001, "these rules are too long"),
    ],
    ids=["empty", "half", "deep", "list", "null", "no family", "family is a list", "long"],
)
def test_what_is_not_such_a_text(text: str, message: str) -> None:
    with pytest.raises(FlattenedError) as caught:
        from_json(text, LANGUAGE)
    assert str(caught.value) == message


def changed(**changes: object) -> str:
    data = json.loads(to_json(our_games().game("tsukinami")))
    return json.dumps(data | changes)


def test_rules_that_are_wrong_are_refused() -> None:
    with pytest.raises(FlattenedError, match="cannot be read at minutes"):
        from_json(changed(minutes="soon"), LANGUAGE)
    with pytest.raises(FlattenedError, match="make no sense: nothing is named here that wins"):
        from_json(changed(win={}), LANGUAGE)
