"""Requirements of tests on their environment."""

import contextlib
import operator
import re
import unittest
import warnings
from importlib import metadata

from ..._dtype import numpy

_RELATIONS = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}


def _release(text):
    """The numbers of a version, without zeros at the end."""
    numbers = [int(n) for n in re.match(r"\d+(?:\.\d+)*", text).group().split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return numbers


def _satisfies(version, relations):
    version = _release(version)
    for relation in filter(None, map(str.strip, relations.split(","))):
        found = re.match(r"(>=|<=|==|!=|>|<)\s*(\d.*)", relation)
        if not found:
            raise ValueError("with_requires: expected a relation such as '>=1.10', got %r" % relation)
        if not _RELATIONS[found.group(1)](version, _release(found.group(2))):
            return False
    return True


def _fulfilled(requirement):
    found = re.match(r"\s*([A-Za-z0-9._-]+)\s*(.*)", requirement)
    if not found:
        raise ValueError(
            "with_requires: expected a requirement such as 'numpy>=1.10', got %r" % (requirement,)
        )
    name, relations = found.groups()
    try:
        return _satisfies(metadata.version(name), relations)
    except metadata.PackageNotFoundError:
        return False


def installed(*requirements):
    """Whether packages are installed in such versions as 'numpy>=1.10' asks for."""
    return all(map(_fulfilled, requirements))


def with_requires(*requirements):
    """Decorator: skips a test unless packages are installed in such versions as 'numpy>=1.10' asks for."""
    return unittest.skipUnless(installed(*requirements), "requires: " + ", ".join(requirements))


def numpy_satisfies(version_range):
    """Whether NumPy is installed in such a version as '>=1.10' asks for."""
    return numpy is not None and _satisfies(numpy.__version__, version_range)


@contextlib.contextmanager
def assert_warns(expected):
    """Context in which a warning of the class must be given; it is not shown."""
    with warnings.catch_warnings(record=True) as given:
        warnings.simplefilter("always")
        yield given
    if not any(issubclass(warning.category, expected) for warning in given):
        raise AssertionError("%s was not given" % expected.__name__)
