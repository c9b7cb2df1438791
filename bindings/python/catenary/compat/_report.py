"""The tests that ran and their results."""

import pathlib

from ..array.testing import helper
from . import _modules

NOT_COLLECTED = "no tests were collected"


class Report:
    """Collects the outcome of each test, and prints them."""

    def __init__(self, files, verbose=False):
        self.files = {file: 0 for file in files}  # file -> tests that it gave
        self.names = []  # of these tests
        self.verbose = verbose
        self.outcomes = {}  # name -> (outcome, reason)
        self.unread = {}  # file -> why it could not be collected
        self.left_out = {}  # file -> why it was skipped as a whole
        self.without_complex = 0  # tests that passed without their complex dtypes

    @staticmethod
    def shown(file):
        try:
            return str(file.relative_to(pathlib.Path.cwd()))
        except ValueError:
            return str(file)

    def collected(self, file, names):
        self.files[file] = self.files.get(file, 0) + len(names)
        self.names += names

    def not_collected(self, file, text):
        """A file that could not be read or imported, which counts as a failed test."""
        self.unread[file] = text
        print("FAILED %s: not collected\n%s\n" % (self.shown(file), text.rstrip()), flush=True)

    def skipped_file(self, file, reason, refused=()):
        """A file that asked to be skipped; it counts as failed if the reason is a module missing here."""
        missing = [name for name in refused if name in reason]
        if missing:
            self.not_collected(
                file, "catenary has no counterpart of the module %s (%s)" % (missing[0], reason)
            )
        else:
            self.left_out[file] = reason or "no reason given"

    def ended(self, name, outcome, reason=""):
        """The outcome of a test ("passed", "failed" or "skipped"); of several for one name the worst
        counts."""
        rank = ("passed", "skipped", "failed").index
        before = self.outcomes.get(name)
        if before is None or rank(outcome) > rank(before[0]):
            self.outcomes[name] = (outcome, reason)
        self.without_complex += outcome == "passed" and bool(helper.left_out)
        helper.left_out.clear()
        if outcome == "failed":
            print("FAILED %s\n%s\n" % (name, reason.rstrip()), flush=True)
        elif self.verbose:
            print("%s %s%s" % (outcome, name, ": " + reason if outcome == "skipped" else ""), flush=True)

    def end(self, only=""):
        """Prints the summary; returns the exit status."""
        for file, count in self.files.items():
            if not count and not only and file not in self.unread and file not in self.left_out:
                self.not_collected(file, NOT_COLLECTED)
        for name in self.names:
            if name not in self.outcomes:
                self.ended(name, "failed", "collected, but not run")
        failed = [
            "%s: not collected: %s" % (self.shown(file), _last_line(text))
            for file, text in self.unread.items()
        ]
        skipped = ["%s: %s" % (self.shown(file), reason) for file, reason in self.left_out.items()]
        passed = 0
        for name, (outcome, reason) in self.outcomes.items():
            if outcome == "passed":
                passed += 1
            elif outcome == "skipped":
                skipped.append("%s: %s" % (name, reason or "no reason given"))
            else:
                failed.append("%s: %s" % (name, _last_line(reason)))
        if _modules.imported:
            print("stood in for: %s" % ", ".join(sorted(set(_modules.imported))))
        for title, lines in (("skipped", skipped), ("failed", failed)):
            if lines:
                print("%s:" % title)
                for line in lines:
                    print("  %s" % line)
        print("collected %d tests" % sum(self.files.values()))
        for file, count in self.files.items():
            print("  %s: %s" % (self.shown(file), count if file not in self.unread else "not collected"))
        if self.without_complex:
            print(
                "%d of the passed tests leave out complex dtypes, which are not supported"
                % self.without_complex
            )
        print("%d passed, %d failed, %d skipped" % (passed, len(failed), len(skipped)), flush=True)
        return 0 if passed and not failed else 1


def _last_line(text):
    """The line of a traceback that names the exception, the last one of a chain; pytest marks it with E."""
    for joint in (
        "The above exception was the direct cause of the following exception:",
        "During handling of the above exception, another exception occurred:",
    ):
        text = text.rpartition(joint)[2]
    lines = [line for line in text.splitlines() if line.strip()]
    marked = [line[1:].strip() for line in lines if line.startswith("E  ")]
    if marked:
        return marked[0]
    if not lines:
        return "no text"
    first = [number for number, line in enumerate(lines) if line.startswith("Traceback")]
    if first:
        for line in lines[first[-1] + 1 :]:
            if not line.startswith(" "):
                return line.strip()
    return lines[-1].strip()
