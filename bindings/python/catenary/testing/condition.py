"""Tests that draw random numbers: run several times, with a fresh setUp each time."""

from ..array.testing.condition import repeat, repeat_with_success_at_least, retry

__all__ = ["repeat", "repeat_with_success_at_least", "retry"]


def __dir__():
    return __all__
