"""Runs test files with pytest, in this process."""

import inspect
import io
import os
import pathlib
import sys
import unittest

import pytest

from . import _modules
from ._internals import Collecting

NAME = "pytest %s" % pytest.__version__
NOSE_IS_GONE = int(pytest.__version__.split(".")[0]) >= 8


class Plugin:
    """Passes the results of pytest to a report."""

    def __init__(self, only, report, root):
        self.only, self.report, self.root = only, report, root
        self.refused_before = 0

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config):
        shown = config.pluginmanager.getplugin("terminalreporter")
        if shown is not None:  # the report shows everything already
            config.pluginmanager.unregister(shown)
            config.pluginmanager.register(type(shown)(config, io.StringIO()), "terminalreporter")

    @pytest.hookimpl(hookwrapper=True)
    def pytest_collection(self, session):
        with Collecting():
            yield

    def pytest_collection_modifyitems(self, config, items):
        wanted = [item for item in items if self.only in item.nodeid]
        config.hook.pytest_deselected(items=[item for item in items if self.only not in item.nodeid])
        items[:] = wanted
        for item in wanted:
            self.report.collected(pathlib.Path(str(item.path)).resolve(), [item.nodeid])

    def pytest_collectreport(self, report):
        refused = _modules.refused[self.refused_before :]
        self.refused_before = len(_modules.refused)
        path = (self.root / report.nodeid.partition("::")[0]).resolve()
        if report.failed and path in self.report.files and "::" not in report.nodeid:
            self.report.not_collected(path, _text(report))
        elif report.failed:
            self.report.ended(report.nodeid or "collection", "failed", _text(report))
        elif report.skipped and path in self.report.files:
            self.report.skipped_file(path, _skip_reason(report), refused)

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_setup(self, item):
        self._nose(item, "setup")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self, item):
        self._nose(item, "teardown")

    @staticmethod
    def _nose(item, name):
        """Methods setup and teardown of plain classes, which pytest has left to nose since version 8."""
        kind = getattr(item, "cls", None)
        if (
            NOSE_IS_GONE
            and kind is not None
            and not issubclass(kind, unittest.TestCase)
            and inspect.isfunction(getattr(kind, name, None))
        ):
            getattr(item.instance, name)()

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.report.ended(report.nodeid, "failed", _text(report) + _printed(report))
        elif report.skipped:
            self.report.ended(report.nodeid, "skipped", _skip_reason(report))
        elif report.when == "call":
            self.report.ended(report.nodeid, "passed")


def _text(report):
    return report.longreprtext or "no text"


def _printed(report):
    return "".join(
        "\n%s:\n%s" % (title, content.rstrip()) for title, content in report.sections if content.strip()
    )


def _skip_reason(report):
    if hasattr(report, "wasxfail"):
        reason = report.wasxfail
        return "expected failure" + (": " + reason if reason else "")
    where = report.longrepr
    reason = where[2] if isinstance(where, tuple) else _text(report)
    if reason.startswith("Skipped"):
        reason = reason[len("Skipped") :].lstrip(": ")
    return reason or "no reason given"


def run(files, only, report):
    """Runs the files. If pytest ends early, that counts as a failure."""
    here = pathlib.Path.cwd()
    below = all(here in file.parents for file in files)
    root = str(here) if below else os.path.commonpath([str(file.parent) for file in files])
    arguments = [
        "--tb=short",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:warnings",
        "--import-mode=importlib",
        "--continue-on-collection-errors",
        "-c",
        os.devnull,
        "--rootdir=%s" % root,
    ]
    for file in files:
        base = str(_base(file))
        if base not in sys.path:
            sys.path.insert(0, base)
    plugin = Plugin(only, report, pathlib.Path(root))
    status = pytest.main(arguments + [str(file) for file in files], plugins=[plugin])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
        report.ended("pytest", "failed", "pytest ended with %r" % status)


def _base(file):
    """The directory from which a file is imported: the first parent without __init__.py."""
    directory = file.parent
    while (directory / "__init__.py").exists() and directory.parent != directory:
        directory = directory.parent
    return directory
