"""What a game adds, read from games that are really played."""

from __future__ import annotations

from hanafuda_desktop.app.history.store import entry_of, key_of
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.tableau.state import Collect
from hanafuda_desktop.play.seats import PERSON, as_recorded
from tests.app.history.noted import play_out, table


def test_a_patience_that_is_left() -> None:
    sitting = table("yatsuhashi", seed=5)
    game = sitting.game
    for _ in range(60):
        moves = game.legal_moves()
        game.push(next((move for move in moves if isinstance(move, Collect)), moves[-1]))
    sitting.helped = 2
    found = entry_of(sitting, 83_000, 1_700_000_000)
    assert (found.game, found.name, found.family) == (
        *("yatsuhashi", "Yatsuhashi Solitaire", "tableau"),
    )
    assert (found.ending, found.ended, found.elapsed_ms) == ("left", 1_700_000_000, 83_000)
    assert (found.deal, found.moves, found.rounds, found.helped) == ("5", 60, 0, 2)
    (seat,) = found.seats
    assert (seat.who, seat.result) == (PERSON, "lost")
    collected = [move.yaku for move in game.moves if isinstance(move, Collect)]
    assert {note.yaku: note.times for note in seat.yaku} == {
        yaku: collected.count(yaku) for yaku in collected
    }
    assert found.record == sitting.text(83_000)
    assert found.counted


def test_a_table_game_tells_points_rounds_and_the_yaku_of_each_seat() -> None:
    sitting = play_out(table("koi-koi", PERSON, "casual", seed=11, rounds=3))
    outcome = sitting.game.outcome
    assert outcome is not None
    found = entry_of(sitting, 1000, 0)
    assert (found.ending, found.rounds) == ("finished", 3)
    assert tuple(seat.points for seat in found.seats) == outcome.scores
    now = sitting.game.view().round
    assert now is not None
    sheet: tuple[RoundResult, ...] = now.sheet
    for seat, note in enumerate(found.seats):
        assert note.rounds_won == sum(seat in result.winners for result in sheet)
        scored = [each for result in sheet for each in result.sides[seat].yaku]
        assert sum(each.times for each in note.yaku) == len(scored)
        assert sum(each.points for each in note.yaku) == sum(each.points for each in scored)
        assert all(each.cards for each in note.yaku)
    assert any(note.yaku for note in found.seats)
    assert {note.result for note in found.seats} in ({"won", "lost"}, {"shared"})


def test_a_team_wins_together_and_a_shared_win_is_none() -> None:
    sitting = play_out(table("higo-bana-teams", PERSON, "casual", "casual", "casual", rounds=1))
    now = sitting.game.view().round
    outcome = sitting.game.outcome
    assert now is not None
    assert outcome is not None
    results = [note.result for note in entry_of(sitting, 0, 0).seats]
    for side in now.sides:
        assert len({results[seat] for seat in side}) == 1
    for seat, result in enumerate(results):
        assert (result != "lost") == (seat in outcome.winners)


def test_a_real_time_game_tells_its_rounds() -> None:
    sitting = play_out(table("hanapette", PERSON, "keeps-pace", seed=3), most=400)
    found = entry_of(sitting, 0, 0)
    turn = sitting.game.view().turn
    assert found.rounds == len(turn.spoils)  # type: ignore[union-attr]
    assert found.rounds > 0
    assert sum(seat.rounds_won for seat in found.seats) == found.rounds
    assert found.family == "speed"


def test_a_shedding_game_has_points_and_no_yaku() -> None:
    found = entry_of(play_out(table("untitled", PERSON, "casual", "casual", rounds=1)), 0, 0)
    assert found.ending == "finished"
    assert len(found.seats) == 3
    assert not any(seat.yaku for seat in found.seats)


def test_a_game_is_told_from_every_other_and_stays_the_same() -> None:
    sitting = table("koi-koi", PERSON, "casual", seed=4)
    other = table("koi-koi", PERSON, "casual", seed=4)
    sitting.chance, other.chance = 1, 2
    assert key_of(sitting) != key_of(other)
    text = sitting.text(0)
    record = read_record(text, LANGUAGE)
    assert key_of(as_recorded(replay(record, compile_rules), record)) == key_of(sitting)
    sitting.push(sitting.game.legal_moves()[0])
    assert key_of(as_recorded(replay(record, compile_rules), record)) == key_of(sitting)


def test_a_patience_keeps_its_key_too() -> None:
    sitting = table("yatsuhashi", seed=4)
    record = read_record(sitting.text(0), LANGUAGE)
    assert record.chance == sitting.chance
    assert key_of(as_recorded(replay(record, compile_rules), record)) == key_of(sitting)
