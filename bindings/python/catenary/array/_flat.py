"""The attribute `flat` of arrays."""

from .. import _calls, raw
from ._arguments import near, strong


class Flat:
    """The elements of an array in C order, for iteration and for access by flat positions.

    `index` is the next position, `coords` the same along the axes.
    """

    __slots__ = ("base", "index")

    def __init__(self, base):
        self.base, self.index = base, 0

    def __len__(self):
        return self.base.size

    def __iter__(self):
        return self

    @property
    def coords(self):
        rest, found = self.index, []
        for length in reversed(self.base.shape[1:]):
            rest, position = divmod(rest, length) if length else (rest, 0)
            found.insert(0, position)
        return (rest, *found) if self.base.ndim else ()

    def __next__(self):
        if self.index >= self.base.size:
            raise StopIteration
        found = self.base[self.coords]
        self.index += 1
        return found

    @staticmethod
    def _places(key):
        """The key for the flattened array; True selects the first element, False nothing."""
        inner = key[0] if isinstance(key, tuple) and len(key) == 1 else key
        if inner is None or isinstance(inner, tuple):
            raise IndexError("unsupported iterator index: %r" % (key,))
        return (0 if inner else slice(0)) if isinstance(inner, bool) else inner

    def __getitem__(self, key):
        return self.base.reshape(-1)[self._places(key)].copy()

    def __setitem__(self, key, value):
        key = self._places(key)
        places = near(_calls.array_arange_i64(0, self.base.size, 1, None), self.base)[key]
        _calls.array_put(self.base, places, strong(value, self.base).reshape(-1), raw.CTN_INDEX_MODE_RAISE)

    def copy(self):
        """The elements as a new array of one axis."""
        return self.base.reshape(-1).copy()

    def __array__(self, dtype=None, copy=None):
        return self.copy().__array__(dtype)
