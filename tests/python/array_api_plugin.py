"""A plugin of pytest for scripts/test-array-api: marks the tests of array_api_exceptions.txt as expected failures."""

import pathlib
import re

import pytest

LIST = pathlib.Path(__file__).with_name("array_api_exceptions.txt")


def exceptions():
    """The patterns, each with the comment above it."""
    reason, found, fresh = "", [], True
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            reason, fresh = (line[2:] if fresh else reason + " " + line[2:]), False
        elif line:
            found.append((re.compile(line), reason))
        else:
            fresh = True
    return found


def pytest_collection_modifyitems(items):
    rules = exceptions()
    for item in items:
        name = item.nodeid.rpartition("/")[2] if "[" not in item.nodeid else item.nodeid.partition("/")[2]
        for pattern, reason in rules:
            if pattern.fullmatch(name):
                item.add_marker(pytest.mark.xfail(reason=reason, strict=True))
