"""Interpreters that exit with live objects: no errors and no leaks of the library."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

PROGRAMS = pathlib.Path(__file__).parent / "programs"


def test_leaving_is_silent():
    done = subprocess.run(
        [sys.executable, "-X", "dev", PROGRAMS / "leave_all_alive.py"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "ready to leave\n", "")


def records(log):
    """The errors and losses in valgrind's log: (headline, text)."""
    for block in re.split(r"==\d+== \n", log):
        lines = [re.sub(r"^==\d+== ", "", line) for line in block.splitlines()]
        if lines and any(line.startswith("   at 0x") for line in lines):
            yield lines[0], "\n".join(lines)


def under_valgrind(program, log):
    """The records of memcheck with a frame of the library."""
    suppressions = "/usr/lib/valgrind/python3.supp"
    command = [
        "valgrind",
        "--leak-check=full",
        "--show-leak-kinds=definite",
        "--num-callers=60",
        "--log-file=%s" % log,
    ]
    if os.path.exists(suppressions):
        command.append("--suppressions=" + suppressions)
    # Valgrind does not support AVX-512; oneDNN generates code at run time.
    env = dict(
        os.environ, PYTHONMALLOC="malloc", CATENARY_SIMD="avx2", CATENARY_ONEDNN="0", OMP_NUM_THREADS="2"
    )
    done = subprocess.run(
        command + [sys.executable, PROGRAMS / program],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "ready to leave\n"), done.stderr
    text = log.read_text()
    assert "ERROR SUMMARY" in text
    return [record for _, record in records(text) if "libcatenary" in record or "catenary::" in record]


valgrind = pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind is not installed")


@valgrind
def test_nothing_is_lost(tmp_path):
    found = under_valgrind("leave_all_alive.py", tmp_path / "log")
    assert not found, "\n\n".join(found)


@valgrind
def test_a_loss_would_be_found(tmp_path):
    found = under_valgrind("lose_one.py", tmp_path / "log")
    assert len(found) >= 1 and "definitely lost" in found[0]
