"""Random numbers that are the same in every run of a test."""

import functools
import random as python
import unittest

from ..._dtype import numpy
from .. import random as ours

_saved = []


def generate_seed():
    """A seed for a generator; with fix_random the same ones in every run."""
    return (numpy.random if numpy is not None else python).randint(0, 2**31 - 2)


def do_setup(deterministic=True):
    """Seeds the generators of Python, NumPy and this library, and keeps the states of the first two."""
    _saved.append((python.getstate(), None if numpy is None else numpy.random.get_state()))
    seed = 100 if deterministic else None
    python.seed(seed)
    ours.seed(seed)
    if numpy is not None:
        numpy.random.seed(seed)


def do_teardown():
    """Restores the states that the generators of Python and NumPy had before do_setup, and reseeds ours."""
    for_python, for_numpy = _saved.pop()
    python.setstate(for_python)
    if numpy is not None:
        numpy.random.set_state(for_numpy)
    ours.seed()


def _fixed(function):
    @functools.wraps(function)
    def fixed(*args, **kwargs):
        do_setup()
        try:
            return function(*args, **kwargs)
        finally:
            do_teardown()

    return fixed


def _around(case, first, last):
    """Calls do_setup before the method `first` of a class and do_teardown after `last`."""
    before, after = getattr(case, first, _nothing), getattr(case, last, _nothing)

    @functools.wraps(before)
    def fixed_before(self, *args):
        do_setup()
        try:
            before(self, *args)
        except BaseException:
            do_teardown()
            raise

    @functools.wraps(after)
    def fixed_after(self, *args):
        try:
            after(self, *args)
        finally:
            do_teardown()

    setattr(case, first, fixed_before)
    setattr(case, last, fixed_after)


def _nothing(self, *args):
    pass


def fix_random():
    """Decorator of a test function, or of a class of tests: the random numbers are the same in every run."""

    def decorator(test):
        if isinstance(test, type):
            _around(
                test,
                *("setUp", "tearDown")
                if issubclass(test, unittest.TestCase)
                else ("setup_method", "teardown_method"),
            )
            return test
        if not callable(test):
            raise ValueError("fix_random: expected a test function or a class of tests, got %r" % (test,))
        return _fixed(test)

    return decorator


__all__ = ["do_setup", "do_teardown", "fix_random", "generate_seed"]


def __dir__():
    return __all__
