"""Expected failures of test suites that are not part of the project: a plugin of pytest, and the count of its results.

The lists of expected failures hold regular expressions for whole names of tests (or of files that cannot be collected)
below the reason for them, a comment that begins with "Out of scope:" or "In scope:". A listed test that passes is as
unexpected as another one that fails. $CATENARY_EXPECTED_FAILURES names the lists, separated by colons, and
$CATENARY_OUTCOMES a file to which the results are added, if that is set. With $CATENARY_SLOW=no, tests that the suite marks as
slow are skipped. `python expected_failures.py [--whole] FILE`
counts what is in such a file; with --whole, patterns without a test are unexpected, too.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import sys

OUT, IN = "Out of scope: ", "In scope: "
MARK = "expected failure: "
RANK = (
    "collected",
    "passed",
    "skipped",
    "expected",
    "listed",
    "failed",
)  # of several results the last counts


def rules():
    """The patterns of the lists, each with the reason above it."""
    found = []
    for file in os.environ["CATENARY_EXPECTED_FAILURES"].split(os.pathsep):
        reason, fresh = "", True
        for number, line in enumerate(pathlib.Path(file).read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("#"):
                reason, fresh = (line[2:] if fresh else reason + " " + line[2:]), False
            elif not line:
                fresh = True
            elif reason.startswith((OUT, IN)):
                found.append((re.compile(line), reason))
            else:
                raise ValueError(
                    "%s:%d: expected a reason above that begins with %r or %r" % (file, number, OUT, IN)
                )
    return found


def reason_for(name, patterns):
    return next((reason for pattern, reason in patterns if pattern.fullmatch(name)), None)


class Outcomes:
    """The file of results, of which each line is the name of a test, its outcome and a reason."""

    def __init__(self):
        self.path = os.environ.get("CATENARY_OUTCOMES")

    def add(self, name, outcome, reason=""):
        if self.path:
            with open(self.path, "a", encoding="utf-8") as file:
                print(json.dumps([name, outcome, reason]), file=file)


def pytest_configure(config):
    os.environ.pop("PYTEST_PLUGINS", None)  # sessions that tests start have no part in this
    config.pluginmanager.register(Plugin(), "expected failures of catenary")


class Plugin:
    """Marks the listed tests as expected failures, and writes all results down."""

    def __init__(self):
        self.rules, self.outcomes, self.empty = rules(), Outcomes(), set()

    def pytest_collection_modifyitems(self, items):
        import pytest

        slow_too = os.environ.get("CATENARY_SLOW") != "no"
        for item in items:
            reason = reason_for(item.nodeid, self.rules)
            owners = (getattr(item, "cls", None), getattr(item, "function", None))
            if not slow_too and any(getattr(owner, "slow", False) for owner in owners):
                item.add_marker(pytest.mark.skip(reason="marked as slow by the suite"))
            elif reason is not None:
                item.add_marker(pytest.mark.xfail(reason=MARK + reason, strict=True))

    def pytest_collection_finish(self, session):
        self.empty -= {item.nodeid.partition("::")[0] for item in session.items}
        for item in session.items:
            self.outcomes.add(item.nodeid, "collected")
        for name in sorted(self.empty):
            self.outcomes.add(name, "failed", "no tests were collected")

    def pytest_collectreport(self, report):
        if not report.nodeid.endswith(".py"):
            if report.failed:
                self.outcomes.add(report.nodeid, "failed", last_line(report.longreprtext))
        elif report.passed:
            self.empty.add(report.nodeid)
        elif report.skipped:
            self.outcomes.add(report.nodeid, "skipped", skip_reason(report))
        else:
            reason = reason_for(report.nodeid, self.rules)
            if reason is None:
                self.outcomes.add(report.nodeid, "failed", last_line(report.longreprtext))
            else:
                self.outcomes.add(report.nodeid, "expected", reason)

    def pytest_runtest_logreport(self, report):
        marked = getattr(report, "wasxfail", None)
        if report.skipped and marked is not None and marked.startswith(MARK):
            self.outcomes.add(report.nodeid, "expected", marked[len(MARK) :])
        elif report.skipped:
            reason = skip_reason(report) if marked is None else "expected failure of the suite: " + marked
            self.outcomes.add(report.nodeid, "skipped", reason)
        elif report.failed and MARK in report.longreprtext and "XPASS" in report.longreprtext:
            self.outcomes.add(report.nodeid, "listed", report.longreprtext.partition(MARK)[2])
        elif report.failed:
            self.outcomes.add(report.nodeid, "failed", last_line(report.longreprtext))
        elif report.when == "call":
            self.outcomes.add(report.nodeid, "passed")


def skip_reason(report):
    text = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longreprtext
    return text[len("Skipped") :].lstrip(": ") if text.startswith("Skipped") else text


def last_line(text):
    """The line of a report that names the exception, which pytest marks with E."""
    lines = [line for line in text.splitlines() if line.strip()]
    marked = [line[1:].strip() for line in lines if line.startswith("E  ")]
    return (marked or lines or ["no text"])[0]


def read(path):
    """The worst result of each test."""
    results = {}
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        name, outcome, reason = json.loads(line)
        if name not in results or RANK.index(outcome) > RANK.index(results[name][0]):
            results[name] = (outcome, reason)
    return {
        name: ("failed", "collected, but not run") if outcome == "collected" else (outcome, reason)
        for name, (outcome, reason) in results.items()
    }


def show_groups(title, reasons):
    if reasons:
        print("%s: %d" % (title, sum(reasons.values())))
        for reason, count in reasons.most_common():
            print("  %5d  %s" % (count, reason))


def show_names(title, names):
    if names:
        print("%s: %d" % (title, len(names)))
        for name, reason in names.items():
            print("  %s: %s" % (name, reason) if reason else "  " + name)


def main(arguments=None):
    """Prints what a file of results holds; the exit status is 1 if something was unexpected."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--whole", action="store_true", help="whole suites ran: each pattern needs a test")
    parser.add_argument("file", help="the file that $CATENARY_OUTCOMES named")
    options = parser.parse_args(arguments)
    results = read(options.file)

    of = {outcome: {} for outcome in RANK}
    for name, (outcome, reason) in results.items():
        of[outcome][name] = reason
    failed_out = [name for name, reason in of["expected"].items() if reason.startswith(OUT)]
    columns = ("passed", "skipped", "expected", "failed", "listed")
    print("%-26s%9s%9s%9s%9s%9s" % (("folder",) + columns))
    folders = dict.fromkeys(name.split("::")[0].split("/")[0] for name in results)
    for folder in folders:
        counts = collections.Counter(
            result[0] for name, result in results.items() if name.split("::")[0].split("/")[0] == folder
        )
        print(("%-26s" + 5 * "%9d") % ((folder,) + tuple(counts[column] for column in columns)))
    print(("%-26s" + 5 * "%9d") % (("total",) + tuple(len(of[column]) for column in columns)))

    show_groups(
        "skipped", collections.Counter(reason or "no reason given" for reason in of["skipped"].values())
    )
    show_groups("expected failures", collections.Counter(of["expected"].values()))
    unused = {}
    if options.whole:
        unused = {
            pattern.pattern: ""
            for pattern, _ in rules()
            if not any(pattern.fullmatch(name) for name in results)
        }
    show_names("patterns without a test", unused)
    show_names("listed tests that pass", dict.fromkeys(of["listed"], ""))
    show_names("unexpected failures", of["failed"])
    in_scope = sum(len(of[outcome]) for outcome in ("passed", "expected", "listed", "failed")) - len(
        failed_out
    )
    print(
        "%d of %d tests in scope passed (%.2f %%)"
        % (
            len(of["passed"]) + len(of["listed"]),
            in_scope,
            100 * (len(of["passed"]) + len(of["listed"])) / max(in_scope, 1),
        )
    )
    return 1 if of["failed"] or of["listed"] or unused or not results else 0


if __name__ == "__main__":
    sys.exit(main())
