"""A context for the thread's switch between training and testing."""

from . import _calls


class training:
    """A context in which functions and links are in training mode, or are not."""

    __slots__ = ("_enabled", "_before")

    def __init__(self, enabled):
        self._enabled = enabled

    def __enter__(self):
        self._before = _calls.set_train(self._enabled)

    def __exit__(self, *exception):
        _calls.set_train(self._before)
