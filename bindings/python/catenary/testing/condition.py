"""Tests that draw random numbers: run several times, with a fresh setUp each time."""

from ..array.testing.condition import repeat_with_success_at_least, retry

__all__ = ["repeat", "repeat_with_success_at_least", "retry"]


def __dir__():
    return __all__


def repeat(times, intensive_times=None):
    """Decorator of a test method: it must succeed every one of `times` times."""
    return repeat_with_success_at_least(times, times)
