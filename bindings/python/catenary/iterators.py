"""Iterators: lists of examples of a dataset, epoch by epoch, to be passed to `dataset.concat_examples`."""

from . import _calls, raw
from ._datasets import as_dataset, fresh_seed
from ._handle import Iterator as IteratorHandle, address, take
from ._shown import shown
from .dataset import Iterator
from .dictionary import through_dictionary

__all__ = ["MultithreadIterator", "SerialIterator"]


def __dir__():
    return __all__


class _LibraryIterator(Iterator, IteratorHandle):
    """An iterator of the library."""

    def _begin(self, dataset, shuffle, seed):
        """The dataset of the library, and the seed."""
        self.dataset, self._source = dataset, as_dataset(dataset)
        return self._source, fresh_seed() if shuffle and seed is None else seed or 0

    batch_size = property(_calls.iterator_batch_size, doc="The number of examples in a batch.")
    epoch = property(_calls.iterator_epoch, doc="The number of complete epochs.")
    is_new_epoch = property(_calls.iterator_is_new_epoch, doc="Whether the last batch completed an epoch.")
    epoch_detail = property(
        _calls.iterator_epoch_detail, doc="The number of epochs with the fraction of the present one."
    )
    reset = _calls.iterator_reset

    @property
    def previous_epoch_detail(self):
        """`epoch_detail` before the last batch, or None if there was none."""
        detail = _calls.iterator_previous_epoch_detail(self)
        return None if detail < 0 else detail

    @property
    def current_position(self):
        """The position of the next example within the epoch."""
        return round((self.epoch_detail - self.epoch) * len(self._source))

    __repr__ = shown("dataset", "batch_size", "repeat", "shuffle", "epoch_detail")

    def set_padding(self, *values):
        """Sets the values with which examples of different shapes are padded when the library makes batches
        of them: none, one for all parts, or one for each."""
        _calls.iterator_set_padding(self, values)

    def serialize(self, serializer):
        """Saves or loads the place in the data."""
        through_dictionary(_calls.iterator_serialize, self, serializer)


class SerialIterator(_LibraryIterator):
    """An iterator that fetches examples on the thread that asks for them.

    Args:
        dataset: A dataset: anything with ``__len__`` and ``__getitem__``.
        batch_size (int): The number of examples in a batch.
        repeat (bool): Whether the iterator begins again at the end of the dataset.
        shuffle (bool): Whether each epoch has a random order.
        seed (int): The seed of the random orders; by default drawn from the global generator.
    """

    def __init__(self, dataset, batch_size: int, repeat: bool = True, shuffle: bool = True, seed=None):
        source, seed = self._begin(dataset, shuffle, seed)
        take(self, _calls.iterator_serial_new(source, batch_size, repeat, shuffle, seed))
        self.repeat, self.shuffle = repeat, shuffle

    def __next__(self):
        picks = _calls.iterator_next_picks(self)
        if picks is None:
            raise StopIteration
        fetch = getattr(self._source, "_fetched", self._source.get_example)
        return [fetch(index, epoch) for index, epoch in picks.tolist()]


class MultithreadIterator(_LibraryIterator):
    """An iterator whose batches are made by threads ahead of time: the same as those of SerialIterator.

    Args:
        dataset: A dataset: anything with ``__len__`` and ``__getitem__``, whose examples are arrays or
            numbers, or tuples or dicts of them.
        batch_size (int): The number of examples in a batch.
        repeat (bool): Whether the iterator begins again at the end of the dataset.
        shuffle (bool): Whether each epoch has a random order.
        n_threads (int): The number of threads.
        n_prefetch (int): The number of batches that are made ahead of time.
        seed (int): The seed of the random orders; by default drawn from the global generator.
    """

    def __init__(
        self,
        dataset,
        batch_size: int,
        repeat: bool = True,
        shuffle: bool = True,
        n_threads: int = 1,
        n_prefetch: int = 1,
        seed=None,
    ):
        source, seed = self._begin(dataset, shuffle, seed)
        take(
            self,
            _calls.iterator_multithread_new(source, batch_size, repeat, shuffle, seed, n_threads, n_prefetch),
        )
        self.repeat, self.shuffle, self.n_threads, self.n_prefetch = repeat, shuffle, n_threads, n_prefetch

    def __next__(self):
        try:
            parts, more = _calls.iterator_next(self, self._source.part_count)
        except RuntimeError as error:
            failure = getattr(self._source, "failure", None)
            if failure is not None and getattr(error, "status", None) == raw.CTN_ERROR_CALLBACK:
                self._source.failure = None
                raise failure from None
            raise
        if not more:
            raise StopIteration
        return [self._source._made_of(example) for example in zip(*parts)]

    def finalize(self):
        """Ends the threads; the iterator can be used afterward."""
        if address(self):
            _calls.iterator_finalize(self)

    def __del__(self, drop=IteratorHandle.__del__):
        self.finalize()  # with the interpreter's lock released, because the threads may wait for it
        drop(self)
