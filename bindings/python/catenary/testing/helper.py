"""Smaller helpers of tests."""

from unittest import mock

from ..array.testing.helper import with_requires

__all__ = ["patch", "with_requires"]


def __dir__():
    return __all__


def patch(target, *args, **kwargs):
    """Like unittest.mock.patch; accepts `wraps` where the reference does."""
    if "wraps" in kwargs and "new" not in kwargs and not args:
        return mock.patch(target, new=mock.Mock(wraps=kwargs.pop("wraps")), **kwargs)
    return mock.patch(target, *args, **kwargs)
