"""Datasets and iterators as a training loop sees them: the base classes, and batches of examples."""

from operator import index

from . import _calls
from .array import asarray, ndarray
from .array._device import named

__all__ = ["DatasetMixin", "Iterator", "concat_examples"]


def __dir__():
    return __all__


class DatasetMixin:
    """Base of datasets: subclasses define ``__len__`` and ``get_example(i)``.

    ``dataset[i]`` is an example, usually a tuple of arrays; ``dataset[i:j]`` and ``dataset[[i, j]]`` are
    lists of examples.
    """

    def __getitem__(self, index):
        if isinstance(index, slice):
            return [self.get_example(i) for i in range(*index.indices(len(self)))]
        if isinstance(index, (list, ndarray)) or getattr(index, "ndim", 0):
            return [self.get_example(_position(i, len(self))) for i in index]
        return self.get_example(_position(index, len(self)))

    def __len__(self):
        raise NotImplementedError("%s: __len__ is not defined" % type(self).__name__)

    def get_example(self, i):
        """The example number i, counted from 0."""
        raise NotImplementedError("%s: get_example is not defined" % type(self).__name__)


def _position(i, length):
    position = index(i)
    if not -length <= position < length:
        raise IndexError("expected an index of %d to %d, got %d" % (-length, length - 1, position))
    return position + length if position < 0 else position


class Iterator:
    """Base of iterators over datasets, which make lists of examples."""

    def __iter__(self):
        return self

    def __next__(self):
        """The next list of examples; raises StopIteration if there is none."""
        raise NotImplementedError("%s: __next__ is not defined" % type(self).__name__)

    def next(self):
        """The same as ``__next__``."""
        return self.__next__()

    def finalize(self):
        """Releases what the iterator holds, such as threads."""

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.finalize()

    def serialize(self, serializer):
        """Saves or loads the place in the data."""


def concat_examples(batch, device=None, padding=None):
    """Stacks a list of examples, part by part.

    Args:
        batch (list): Examples: arrays or numbers, tuples of them, or dicts of them.
        device: Where the result is made: a name such as "cuda:0", or a number of a GPU, -1 for the CPU. None:
            where the examples are.
        padding: With a number, arrays of different lengths are padded with it to the largest; a tuple or dict
            has one, or None, for each part.

    Returns:
        An array, a tuple of arrays, or a dict of arrays.
    """
    if len(batch) == 0:
        raise ValueError("concat_examples: batch: expected at least one example, got none")
    first = batch[0]
    if isinstance(first, tuple):
        if not isinstance(padding, tuple):
            padding = (padding,) * len(first)
        if len(padding) != len(first) or any(len(example) != len(first) for example in batch):
            raise ValueError(
                "concat_examples: expected %d parts of all examples and of the padding" % len(first)
            )
        return tuple(
            _stacked([example[part] for example in batch], device, value)
            for part, value in enumerate(padding)
        )
    if isinstance(first, dict):
        if not isinstance(padding, dict):
            padding = dict.fromkeys(first, padding)
        return {key: _stacked([example[key] for example in batch], device, padding[key]) for key in first}
    return _stacked(batch, device, padding)


def _stacked(values, device, padding):
    arrays = [value if isinstance(value, ndarray) else asarray(value) for value in values]
    result = _calls.concat_examples(arrays, padding is not None, 0 if padding is None else padding)
    if device is None:
        return result
    name = "cpu" if device == -1 else named(device)
    return result if name == _calls.array_device(result) else _calls.array_to_device(result, name)
