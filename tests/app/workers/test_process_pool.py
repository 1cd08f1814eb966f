"""Work in processes of its own: everything comes back, and a fault is told and not waited for."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool

import psutil
import pytest

from hanafuda_desktop.app.workers.process import cores, in_parallel
from tests.patience import PATIENCE


def test_there_is_a_core_at_least() -> None:
    assert cores() >= 1


def test_a_single_job_is_done_here() -> None:
    assert list(in_parallel(lambda job: (job, os.getpid()), ["a"])) == [("a", ("a", os.getpid()))]


def test_one_process_does_all_in_turn() -> None:
    assert list(in_parallel(abs, [3, -4, -5], processes=1)) == [(3, 3), (-4, 4), (-5, 5)]


def test_many_jobs_come_back_from_other_processes() -> None:
    assert dict(in_parallel(abs, [-1, -2, -3], processes=2)) == {-1: 1, -2: 2, -3: 3}


def test_a_fault_in_a_job_comes_back_as_it_was() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(in_parallel(int, ["1", "two", "3"], processes=2))


def test_nobody_waits_for_what_is_half_done() -> None:
    begun = time.monotonic()
    results = in_parallel(time.sleep, [0.0, PATIENCE, PATIENCE], processes=2)
    assert next(results) == (0.0, None)
    results.close()
    assert time.monotonic() - begun < PATIENCE


def test_a_process_that_is_ended_does_not_hang_the_rest() -> None:
    with pytest.raises(BrokenProcessPool):
        list(in_parallel(os._exit, [1, 1], processes=2))


FOREVER = """
import multiprocessing, time
from hanafuda_desktop.app.workers.process import in_parallel
if __name__ == "__main__":
    results = in_parallel(time.sleep, [0, 0, 600, 600], processes=2)
    next(results), next(results)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    next(results)
"""


def test_when_the_program_is_killed_its_processes_end() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", FOREVER], stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        children = [psutil.Process(int(word)) for word in program.stdout.readline().split()]
        assert len(children) == 2
        program.kill()
        _, alive = psutil.wait_procs(children, timeout=PATIENCE)
        assert alive == []
