from __future__ import annotations

import random
from binascii import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_desktop.cards.notation import shorts
from hanafuda_desktop.engine import record as record_module
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.game import Deal, Game
from hanafuda_desktop.engine.record import Record, read_record, replay, write_record
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.registry import compile_rules, new_game
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.schema.game import GameBase


@pytest.fixture(scope="module")
def rules() -> GameBase:
    return our_games().game("yatsuhashi")


def _played(rules: GameBase, moves: int, *, undone: int = 0, seed: int = 5) -> Game:
    game = new_game(rules, seed=seed)
    chance = random.Random(seed)
    while len(game.moves) < moves and game.outcome is None:
        game.push(chance.choice(game.legal_moves()))
    for _ in range(min(undone, len(game.moves))):
        game.pop()
    return game


def _same(one: Game, other: Game) -> bool:
    return (one.state, one.moves, one.undone, one.seed, one.rules) == (
        other.state,
        other.moves,
        other.undone,
        other.seed,
        other.rules,
    )


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game_id", [entry.id for entry in our_games().entries()])
@pytest.mark.parametrize(("moves", "undone"), [(0, 0), (1, 1), (60, 0), (60, 17), (300, 300)])
def test_a_record_replays_to_the_same_game(game_id: str, moves: int, undone: int) -> None:
    game = _played(our_games().game(game_id), moves, undone=undone)
    record = read_record(write_record(game, elapsed_ms=83_211), LANGUAGE)
    assert record.elapsed_ms == 83_211
    assert _same(replay(record, compile_rules), game)


def test_what_helped_is_written_down_where_something_did(rules: GameBase) -> None:
    game = _played(rules, 3)
    text = write_record(game, chance=77, taken_back=2, helped=5)
    assert "\nchance 77\ntaken-back 2\nhelped 5\n" in text
    record = read_record(text, LANGUAGE)
    assert (record.chance, record.taken_back, record.helped) == (77, 2, 5)
    assert "helped" not in write_record(game)
    assert read_record(write_record(game), LANGUAGE).helped == 0


def test_which_moves_were_chosen_too_early_is_written_down(rules: GameBase) -> None:
    game = _played(rules, 40, undone=3)
    record = read_record(write_record(game, cut_short={37, 2, 40, 41}), LANGUAGE)
    assert record.cut_short == (2, 37, 40), "the last of them is no move of this game"
    text = write_record(game)
    assert "cut-short" not in text
    assert read_record(text, LANGUAGE).cut_short == ()


@pytest.mark.parametrize("said", ["0", "4", "x", "1 x"])
def test_only_moves_of_the_game_were_chosen_too_early(rules: GameBase, said: str) -> None:
    lines = write_record(_played(rules, 3)).splitlines()[:-1]
    with pytest.raises(RecordError, match="'cut-short' must be a number from 1 to 3"):
        read_record("\n".join([*lines, f"cut-short {said}", "end"]), LANGUAGE)


def test_writing_what_was_read_gives_the_same_text(rules: GameBase) -> None:
    text = write_record(_played(rules, 40, undone=3), elapsed_ms=5)
    record = read_record(text, LANGUAGE)
    assert write_record(replay(record, compile_rules), elapsed_ms=record.elapsed_ms) == text


def test_a_written_out_deal_is_kept(rules: GameBase) -> None:
    order = tuple(reversed(range(48)))
    game = new_game(rules, laid=Deal(order=order))
    text = write_record(game)
    assert shorts(order[:10]) in text
    again = replay(read_record(text, LANGUAGE), compile_rules)
    assert again.laid == Deal(order=order)
    assert again.state == game.state


def test_a_position_that_was_set_up_is_kept(rules: GameBase) -> None:
    before = _played(rules, 50)
    game = new_game(rules, laid=Deal(position=before.family.position(before.state)))
    game.push(game.legal_moves()[0])
    again = replay(read_record(write_record(game), LANGUAGE), compile_rules)
    assert again.state == game.state
    again.pop()
    assert again.state == before.state


def test_a_record_is_for_people(rules: GameBase) -> None:
    lines = write_record(_played(rules, 3)).splitlines()
    assert lines[0] == "hanafuda-record 1"
    assert "game yatsuhashi" in lines
    assert "seed 5" in lines
    assert "played 3" in lines
    assert max(map(len, lines)) <= 80
    assert all(line.isprintable() and line == line.strip() for line in lines)


def test_the_rules_of_the_record_count_and_not_those_of_today(rules: GameBase) -> None:
    old = rules.model_copy(update={"minutes": 99})
    record = read_record(write_record(new_game(old, seed=3)), LANGUAGE)
    assert record.rules.minutes == 99
    assert record.digest == digest(old) != digest(rules)


@pytest.mark.parametrize(
    "words",
    ["two  spaces", f"a{' ' * 240}b", f"{'x ' * 200}y", "松" * 200, "# no remark", "a\u2028b"],
)
def test_any_words_in_the_rules_survive(rules: GameBase, words: str) -> None:
    odd = rules.model_copy(update={"summary": {"en": words}})
    text = write_record(new_game(odd))
    assert read_record(text, LANGUAGE).rules.summary == {"en": words}


def test_what_mail_does_to_a_text_does_no_harm(rules: GameBase) -> None:
    game = _played(rules, 30)
    text = write_record(game)
    mailed = "\ufeff\r\n\r\n" + "".join(f"  {line} \t\r\n\r\n" for line in text.splitlines())
    assert _same(replay(read_record(mailed, LANGUAGE), compile_rules), game)
    assert _same(replay(read_record(text.replace("\n", "\r"), LANGUAGE), compile_rules), game)


def test_a_person_may_edit_a_record_and_take_the_check_number_away(rules: GameBase) -> None:
    lines = write_record(new_game(rules, seed=5)).splitlines()
    lines[lines.index("seed 5")] = "seed 6"
    lines.insert(1, "# the same table as yesterday")
    with pytest.raises(RecordError, match="check number"):
        read_record("\n".join(lines), LANGUAGE)
    lines[-1] = "end"
    assert (
        replay(read_record("\n".join(lines), LANGUAGE), compile_rules).state
        == new_game(rules, seed=6).state
    )


def _signed(lines: list[str]) -> str:
    """The lines with a right check number, so that the fault itself is found."""
    body = lines[:-1]
    return "\n".join([*body, f"end {crc32(chr(10).join(body).encode()):08x}"])


def _line_of(lines: list[str], key: str) -> int:
    return next(n for n, line in enumerate(lines) if line.split(" ")[0] == key)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("key", "line", "says"),
    [
        ("hanafuda-record", "hanafuda-record 2", "line 1: .* version 1"),
        ("hanafuda-record", "", "no record"),
        ("game", "game koi-koi", "line 2: 'game koi-koi' does not fit the rules"),
        ("game", "game", "line 2: 'game ' does not fit"),
        ("game", "", "does not say 'game'"),
        ("digest", "digest 00", "line 3: 'digest 00' does not fit the rules"),
        ("digest", "", "does not say 'digest'"),
        ("seed", "", "does not say 'seed'"),
        ("seed", "seed -1", "line 4: 'seed' must be a number"),
        ("seed", "seed 1.5", "line 4: 'seed' must be a number"),
        ("seed", "seed ٣", "line 4: 'seed' must be a number"),
        ("seed", f"seed {'9' * 5000}", "line 4: 'seed' must be a number"),
        ("seed", f"seed {2**63}", "line 4: 'seed' must be a number"),
        ("seed", "seed 5\nseed 5", "line 5: 'seed' is said twice"),
        ("played", "played 99999", "'played' must be a number from 0 to 10"),
        ("played", "played", "'played' must be a number"),
        ("played", "", "does not say 'played'"),
        ("moves", "moves t warp t t t t t t t t", "line 6: move 2, 'warp'"),
        ("moves", "moves t c1-c1:40 t t t t t t t t", "line 6: move 2, 'c1-c1:40'"),
        ("moves", "", "'played' must be a number from 0 to 0"),
        ("moves", "order 11 12", "deal is not possible|must be a number"),
        ("moves", "colour red", "line 6: a record has no 'colour'"),
        ("rules", "", "cannot be read|does not say"),
        ("rules", "rules {", "cannot be read"),
        ("rules", "rules " + "[" * 100_000, "cannot be read"),
        ("rules", "rules null", "cannot be read"),
    ],
)
def test_damage_is_said_with_its_line(rules: GameBase, key: str, line: str, says: str) -> None:
    lines = write_record(_played(rules, 10)).splitlines()
    lines[_line_of(lines, key)] = line
    text = _signed([each for each in "\n".join(lines).split("\n") if each])
    with pytest.raises(RecordError, match=says):
        replay(read_record(text, LANGUAGE), compile_rules)


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "hello", "hanafuda-record", "hanafuda-record 1", "\0" * 50, "{}", "\ud800"],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="record"):
        read_record(text, LANGUAGE)


def test_a_record_cut_anywhere_is_refused(rules: GameBase) -> None:
    text = write_record(_played(rules, 30))
    for stop in range(0, len(text) - len("end 01234567\n"), 37):
        with pytest.raises(RecordError):
            replay(read_record(text[:stop], LANGUAGE), compile_rules)


@pytest.mark.deep
@given(data=st.data())
def test_no_damage_ever_raises_anything_else(data: st.DataObject) -> None:
    text = write_record(_played(our_games().game("yatsuhashi"), 12))
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 200)))
    damaged = text[:start] + data.draw(st.text(max_size=20)) + text[stop:]
    if data.draw(st.booleans()):  # the check number finds it all; what lies behind must hold too
        damaged = damaged[: damaged.rfind("end")] + "end"
    try:
        replay(read_record(damaged, LANGUAGE), compile_rules)
    except RecordError as error:
        said = str(error)
        assert len(said) < 400


def test_reading_is_bounded(rules: GameBase, monkeypatch: pytest.MonkeyPatch) -> None:
    text = write_record(_played(rules, 30))
    monkeypatch.setattr(record_module, "MAX_TEXT", 1000)
    with pytest.raises(RecordError, match="too long"):
        read_record(text, LANGUAGE)
    monkeypatch.undo()
    monkeypatch.setattr(record_module, "MAX_MOVES", 29)
    with pytest.raises(RecordError, match="30 moves"):
        read_record(text, LANGUAGE)
    with pytest.raises(RecordError, match="30 moves"):
        write_record(_played(rules, 30))


def test_a_very_long_game_is_kept(rules: GameBase) -> None:
    game = new_game(rules, seed=5)
    for _ in range(300):  # the stock is turned through again and again
        for word in ["t"] * 12 + ["r"]:
            game.push(game.family.read_move(word))
    assert _same(replay(read_record(write_record(game), LANGUAGE), compile_rules), game)


def test_a_record_is_a_value(rules: GameBase) -> None:
    text = write_record(_played(rules, 5))
    assert read_record(text, LANGUAGE) == read_record(text, LANGUAGE)
    assert isinstance(read_record(text, LANGUAGE), Record)
