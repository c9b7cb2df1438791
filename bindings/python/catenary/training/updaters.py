"""Updaters: one step of a training."""

from ctypes import byref, sizeof

from .. import _calls, raw
from .._errors import callback
from .._handle import (
    Optimizer as OptimizerHandle,
    Serializer as SerializerHandle,
    Updater as UpdaterHandle,
    adopt,
    known,
    made_by,
    take,
)
from .._shown import nested
from ..cuda import to_gpu
from ..links.classifier import Classifier
from ..loss_scale import LossScale
from ..reporter import report

__all__ = ["StandardUpdater", "Updater"]


def __dir__():
    return __all__


@callback(raw.ctn_updater_update_fn)
def _update(_, updater, done):
    try:
        known(updater)._step()
    except StopIteration:
        done[0] = 0


@callback(raw.ctn_updater_serialize_fn, last=True)
def _serialize(_, updater, serializer):
    known(updater)._serialize_own(adopt(SerializerHandle, serializer, borrowed=True))


@callback(raw.ctn_updater_fn, last=True)
def _finalize(_, updater):
    known(updater).finalize()


def _named(objects):
    return dict(objects) if isinstance(objects, dict) else {"main": objects}


@made_by
class Updater(UpdaterHandle):
    """Base class of updaters; subclasses define `update_core`, which runs one update.

    Args:
        iterators: An iterator, or a dict of iterators by name; "main" counts the epochs.
        optimizers: An optimizer that was set up, or a dict of optimizers by name.
    """

    def __init__(self, iterators=(), optimizers=()):
        self._iterators = {} if iterators == () else _named(iterators)
        self._optimizers = {} if optimizers == () else _named(optimizers)
        ruled = [isinstance(each, OptimizerHandle) for each in self._optimizers.values()]
        stepwise = any(getattr(each, "_stepwise", True) for each in self._optimizers.values())
        table = raw.ctn_updater_callbacks(
            sizeof(raw.ctn_updater_callbacks),
            _update,
            _serialize,
            _finalize,
            raw.ctn_destroy_fn(),
            len(ruled) == 1 and ruled[0] and not stepwise and self._updates_once,
        )
        take(self, _calls.updater_new(byref(table), None))
        for name, iterator in self._iterators.items():
            _calls.updater_add_iterator(self, name, iterator)
        for name, optimizer in self._optimizers.items():
            if isinstance(optimizer, OptimizerHandle):
                _calls.updater_add_optimizer(self, name, optimizer)
            elif optimizer.target is None:
                raise RuntimeError(
                    "%s: expected optimizers that were set up; see setup(link)" % type(self).__name__
                )

    _updates_once = False

    def __repr__(self):
        lines = ["iteration: %d, epoch: %.3g" % (self.iteration, self.epoch_detail)]
        lines += ["iterator %s: %r" % item for item in self._iterators.items()]
        lines += ["optimizer %s: %r" % item for item in self._optimizers.items()]
        return nested(type(self).__name__, lines)

    def update_core(self):
        """Runs one update; raises StopIteration if there are no more examples."""
        raise NotImplementedError("%s: update_core is not defined" % type(self).__name__)

    def _step(self):
        self.update_core()

    def update(self):
        """Runs one update and counts it; StopIteration if there are no more examples."""
        if not _calls.updater_update(self):
            raise StopIteration

    iteration = property(_calls.updater_iteration, doc="Number of updates so far.")
    epoch = property(_calls.updater_epoch, doc='Number of complete epochs of the iterator "main".')
    epoch_detail = property(_calls.updater_epoch_detail, doc="`epoch` with the fraction of the present one.")
    previous_epoch_detail = property(
        _calls.updater_previous_epoch_detail, doc="epoch_detail before the last update."
    )
    is_new_epoch = property(_calls.updater_is_new_epoch, doc="Whether the last update completed an epoch.")

    def get_optimizer(self, name):
        """An optimizer by its name."""
        return self._optimizers[name]

    def get_all_optimizers(self):
        """A dict of all optimizers by name."""
        return dict(self._optimizers)

    def get_iterator(self, name):
        """An iterator by its name."""
        return self._iterators[name]

    def connect_trainer(self, trainer):
        """Called by a trainer that gets this updater."""

    def finalize(self):
        """Called at the end of a run."""

    def serialize(self, serializer):
        """Saves to or loads from a serializer what subclasses have besides iterators, optimizers and the
        number of updates, which are saved without it."""

    def _serialize_own(self, serializer):
        for name, optimizer in self._optimizers.items():
            if not isinstance(optimizer, OptimizerHandle):
                optimizer.target.serialize(serializer["models"][name])
                optimizer.serialize(serializer["optimizers"][name])
        self.serialize(serializer["user"])


class StandardUpdater(Updater):
    """Draws a batch, computes its loss, and updates the parameters of the optimizer's link.

    Args:
        iterator: Makes the batches, or a dict of iterators by name.
        optimizer: An optimizer that was set up, or a dict of optimizers by name.
        converter: A function of the list of examples and the device that returns the batch, such as
            `dataset.concat_examples`: a tuple or dict of arguments of the loss, or one argument. None: the
            library stacks the examples.
        device: Name of a device. None: that of the link's parameters.
        loss_func: Computes the loss of the arguments. None: the link.
        loss_scale: A number that losses are multiplied with, against the underflow of gradients in 16 bits,
            or a `LossScale`, which finds it itself and is saved with the updater. Updates whose gradients are
            not finite are left out.
        auto_new_epoch (bool): Whether the optimizer's `new_epoch` is called after each epoch.

    The loss is reported as ``"main/loss"`` unless the function reports one, and the accuracy of a Classifier
    as ``"main/accuracy"``.
    """

    def __init__(
        self,
        iterator,
        optimizer,
        converter=None,
        device=None,
        loss_func=None,
        loss_scale=None,
        auto_new_epoch=True,
    ):
        self._updates_once = type(self).update_core is StandardUpdater.update_core
        super().__init__(iterator, optimizer)
        self.converter, self.device, self.loss_func = converter, device, loss_func
        if loss_scale is not None and not isinstance(loss_scale, LossScale):
            loss_scale = LossScale(loss_scale, growth=1, backoff=1)
        self.loss_scale, self.auto_new_epoch = loss_scale, auto_new_epoch

    def update_core(self):
        """Runs one update; subclasses may replace it."""
        optimizer = self._optimizers["main"]
        iterator = self._iterators["main"]
        if self.converter is None:
            batch = on_device(batch_of(iterator, next_parts(iterator)), self.device, optimizer.target)
        else:
            batch = self.converter(iterator.next(), self.device)
        args, kwargs = arguments_of(batch)
        compute = reporting(self.loss_func, optimizer.target)
        if self.loss_scale is None:
            optimizer.update(compute, *args, **kwargs)
        else:
            loss = compute(*args, **kwargs)
            optimizer.target.cleargrads()
            self.loss_scale(loss).backward()
            self.loss_scale.step(optimizer)
        if self.auto_new_epoch and _calls.iterator_is_new_epoch(iterator):
            optimizer.new_epoch()

    def _serialize_own(self, serializer):
        super()._serialize_own(serializer)
        if self.loss_scale is not None:
            self.loss_scale.serialize(serializer["loss_scale"])


def next_parts(iterator):
    """The arrays of the next batch; raises StopIteration if there is none."""
    try:
        parts, more = _calls.iterator_next(iterator, _calls.iterator_part_count(iterator))
    except RuntimeError as error:
        source = getattr(iterator, "_source", None)
        failure = getattr(source, "failure", None)  # of a dataset in Python, on another thread
        if failure is not None and getattr(error, "status", None) == raw.CTN_ERROR_CALLBACK:
            source.failure = None
            raise failure from None
        raise
    if not more:
        raise StopIteration
    return tuple(parts)


def batch_of(iterator, parts):
    """The parts of a batch in the form of an example: an array, a tuple, or a dict."""
    source = getattr(iterator, "_source", None)
    return parts if source is None else source._made_of(parts)


def on_device(batch, device, link):
    """The arrays of a batch on a device; None: that of the link's parameters."""
    where = _calls.link_device(link) if device is None else device

    def moved(array):
        return array if _calls.array_device(array) == where else to_gpu(array, where)

    if isinstance(batch, dict):
        return {key: moved(array) for key, array in batch.items()}
    return tuple([moved(array) for array in batch]) if isinstance(batch, tuple) else moved(batch)


def arguments_of(batch):
    """Positional and named arguments of a loss function for a batch."""
    if isinstance(batch, dict):
        return (), batch
    return (batch if isinstance(batch, tuple) else (batch,)), {}


def reporting(function, link):
    """The loss function (None: the link), which also reports its result and the accuracy of a Classifier."""
    called = link if function is None else function

    def compute(*args, **kwargs):
        loss = called(*args, **kwargs)
        if not _calls.is_reported("loss", link):
            report({"loss": loss}, link)
        if isinstance(called, Classifier) and called.accuracy is not None:
            report({"accuracy": called.accuracy}, link)
        return loss

    return compute
