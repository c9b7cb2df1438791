"""The plugin and the count of expected failures of other test suites, on a small suite."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).resolve().parent
SUITE = {
    "test_some.py": """
import unittest

class TestUnits(unittest.TestCase):
    def test_fails(self): assert False
    def test_passes(self): pass
    def test_skips(self): self.skipTest("no such thing here")
    def test_takes_long(self): assert False
    test_takes_long.slow = True

def test_broken(): 1 / 0

def test_of_tests(tmp_path):
    import pytest
    (tmp_path / "test_inner.py").write_text("def test_inner(): pass")
    assert pytest.main(["-p", "no:cacheprovider", str(tmp_path)]) == 0
""",
    "test_unread.py": "import no_such_module",
    "test_unlisted.py": "import no_such_module",
    "test_empty.py": "",
}
LIST = """# A head.

# In scope: a difference
# of two lines.
test_some\\.py::TestUnits::test_(fails|takes_long)
test_unread\\.py

# Out of scope: of no concern.
test_some\\.py::test_b.*
"""


def run(tmp_path, text, *options, **environment):
    (tmp_path / "list").write_text(text)
    for name, content in SUITE.items():
        (tmp_path / name).write_text(content)
    outcomes = tmp_path / "outcomes"
    outcomes.unlink(missing_ok=True)
    environment = dict(
        os.environ,
        PYTHONPATH=str(HERE),
        PYTEST_PLUGINS="expected_failures",
        CATENARY_EXPECTED_FAILURES=str(tmp_path / "list"),
        CATENARY_OUTCOMES=str(outcomes),
        **environment,
    )
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        os.devnull,
        "--rootdir=.",
    ]
    suite = subprocess.run(
        command + ["--continue-on-collection-errors", "."],
        env=environment,
        cwd=str(tmp_path),
        capture_output=True,
        text=True,
    )
    count = subprocess.run(
        [sys.executable, str(HERE / "expected_failures.py"), *options, str(outcomes)],
        env=environment,
        capture_output=True,
        text=True,
    )
    return suite, count


def test_lists(tmp_path):
    _, count = run(tmp_path, LIST, CATENARY_SLOW="no")
    lines = count.stdout.splitlines()
    assert count.returncode == 1 and lines[-1] == "2 of 6 tests in scope passed (33.33 %)", count
    assert "expected failures: 3" in lines and "      2  In scope: a difference of two lines." in lines
    assert "      1  no such thing here" in lines and "      1  marked as slow by the suite" in lines
    assert (
        "test_inner" not in count.stdout
        and "unexpected failures: 2" in lines
        and "  test_empty.py: no tests were collected" in lines
    )
    assert "  test_unlisted.py: ModuleNotFoundError: No module named 'no_such_module'" in lines

    whole = LIST + "test_(empty|unlisted)\\.py\ntest_nothing\\.py\n"
    (tmp_path / "test_empty.py").write_text("")
    _, count = run(tmp_path, whole, "--whole")
    assert "patterns without a test: 1" in count.stdout and "  test_nothing\\.py" in count.stdout


def test_passes_are_unexpected(tmp_path):
    _, count = run(tmp_path, LIST + "test_some\\.py::TestUnits::test_passes\n")
    lines = count.stdout.splitlines()
    assert count.returncode == 1 and "listed tests that pass: 1" in lines
    assert "  test_some.py::TestUnits::test_passes" in lines


def test_all_expected(tmp_path, monkeypatch):
    monkeypatch.delitem(SUITE, "test_empty.py")
    _, count = run(tmp_path, LIST + "test_unlisted\\.py\n", "--whole")
    assert count.returncode == 0 and "unexpected" not in count.stdout, count


def test_reasons_need_a_scope(tmp_path):
    suite, _ = run(tmp_path, "# A reason.\ntest_some\\.py::test_broken\n")
    assert suite.returncode not in (0, 1) and "list:2: expected a reason" in suite.stderr


@pytest.mark.parametrize("outcomes, last", [([["a", "collected", ""]], "collected, but not run"), ([], None)])
def test_what_did_not_run_counts_as_failed(tmp_path, outcomes, last):
    (tmp_path / "outcomes").write_text("".join(json.dumps(row) + "\n" for row in outcomes))
    done = subprocess.run(
        [sys.executable, str(HERE / "expected_failures.py"), str(tmp_path / "outcomes")],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1 and (last is None or last in done.stdout)
