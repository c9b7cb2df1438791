"""Datasets of the library, and those that it makes of objects of Python."""

from itertools import count
from weakref import WeakValueDictionary

from . import _calls, raw
from ._errors import callback
from ._handle import Array as ArrayHandle, Dataset as DatasetHandle, address, made_by, take
from .array import asarray, ndarray
from .dataset import DatasetMixin


def fresh_seed():
    """A seed from the global generator of the CPU, which the program may have seeded."""
    state = _calls.random_state_default("cpu")
    return int(_calls.random_integers(state, 0, 2**62, (), "int64"))


@made_by
class LibraryDataset(DatasetMixin, DatasetHandle):
    """A dataset of the library, whose examples are arrays or tuples of them."""

    def __len__(self):
        return _calls.dataset_size(self)

    def get_example(self, i, epoch=0):
        """The example number i. Random transforms draw other numbers in each epoch."""
        return self._made_of(_calls.dataset_example(self, i, epoch, self.part_count))

    def __repr__(self):
        parts = self.part_count
        return "%s(%d examples%s)" % (
            type(self).__name__,
            len(self),
            "" if parts == 1 else " of %d parts" % parts,
        )

    part_count = property(_calls.dataset_part_count, doc="The number of arrays of an example.")

    def _made_of(self, parts):
        """An example of its arrays."""
        return parts[0] if len(parts) == 1 else parts

    @property
    def vocabulary(self):
        """The texts that numbers in the examples stand for, or None."""
        return [_calls.dataset_token(self, i) for i in range(_calls.dataset_vocabulary_size(self))] or None


_numbers = count(1)
_sources = WeakValueDictionary()  # number -> the dataset of an object of Python


@callback(raw.ctn_dataset_example_fn)
def _example(number, index, epoch, parts, part_count):
    dataset = _sources[number]
    try:
        arrays = dataset._arrays_of(index, epoch)
    except BaseException as exception:
        dataset.failure = exception  # for the thread that waits for the example
        raise
    for place, array in enumerate(arrays):
        ArrayHandle._retain(array)
        parts[place] = address(array)


class SourceDataset(LibraryDataset):
    """A dataset of anything with ``__len__`` and ``__getitem__``, whose examples are arrays or numbers, or
    tuples or dicts of them."""

    failure = None  # the last exception of an example

    def __init__(self, source):
        self.source = source
        if len(source) == 0:
            raise ValueError("expected a dataset with at least one example, got none")
        first = self._fetched(0, 0)
        self._kind = tuple if isinstance(first, tuple) else dict if isinstance(first, dict) else None
        self._keys = list(first) if self._kind else [None]
        number = next(_numbers)
        _sources[number] = self
        take(self, _calls.dataset_new(len(source), len(self._keys), _example, number, None, False))

    def _fetched(self, index, epoch):
        return self.source[index]

    def _arrays_of(self, index, epoch):
        example = self._fetched(index, epoch)
        if self._kind is dict:
            example = [example[key] for key in self._keys]
        elif self._kind is None:
            example = [example]
        if len(example) != len(self._keys):
            raise ValueError("example %d: expected %d parts, got %d" % (index, len(self._keys), len(example)))
        return [part if isinstance(part, ndarray) else asarray(part) for part in example]

    def _made_of(self, parts):
        if self._kind is dict:
            return dict(zip(self._keys, parts))
        return tuple(parts) if self._kind else parts[0]


def as_dataset(source):
    """The dataset of the library itself, or one for an object of Python."""
    return source if isinstance(source, LibraryDataset) else SourceDataset(source)
