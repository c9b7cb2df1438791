"""Smaller helpers of tests."""
import re
import unittest
from unittest import mock


def _release(text):
    return tuple(int(part) for part in re.findall(r"\d+", text.split("+")[0])[:3])


def _met(requirement):
    from importlib import metadata

    match = re.match(r"\s*([A-Za-z0-9._-]+)\s*(.*)$", requirement)
    if match is None:
        raise ValueError("with_requires: expected NAME with conditions such as '>=1.9', got %r" % requirement)
    try:
        have = _release(metadata.version(match.group(1)))
    except metadata.PackageNotFoundError:
        return False
    compare = {">=": have.__ge__, "<=": have.__le__, "==": have.__eq__, "!=": have.__ne__, ">": have.__gt__,
               "<": have.__lt__}
    for condition in filter(None, (part.strip() for part in match.group(2).split(","))):
        operator = re.match(r"[<>=!]=?", condition)
        if operator is None or operator.group() not in compare:
            raise ValueError("with_requires: unknown condition %r" % condition)
        if not compare[operator.group()](_release(condition[operator.end():])):
            return False
    return True


def with_requires(*requirements):
    """Decorator: the test is skipped unless the packages are installed, as in with_requires('numpy>=1.10', 'h5py')."""
    missing = [requirement for requirement in requirements if not _met(requirement)]
    return unittest.skipIf(bool(missing), "requires: %s" % ", ".join(missing))


def patch(target, *args, **kwargs):
    """unittest.mock.patch; `wraps` may be given where the reference allows it."""
    if "wraps" in kwargs and "new" not in kwargs and not args:
        return mock.patch(target, new=mock.Mock(wraps=kwargs.pop("wraps")), **kwargs)
    return mock.patch(target, *args, **kwargs)
