"""Extensions of trainers. Files are in the folder of the trainer."""

import json
import os

from .. import _calls, raw, serializers
from .._errors import callback
from .._formats import FORMATS, format_of
from .._handle import Extension as ExtensionHandle, Trainer as TrainerHandle, Variable, address, adopt, take
from .._mappings import DictionarySerializer
from .._shown import made_by_call
from ..dictionary import Dictionary
from ..schedules import Exponential, Linear, as_schedule
from ._output import columns_of, print_to
from ._tables import number_of, object_of
from .extension import make_extension
from .triggers import handle_and_object, unit_of
from .updaters import arguments_of, batch_of, reporting

__all__ = [
    "Evaluator",
    "ExponentialShift",
    "FailOnNonNumber",
    "LinearShift",
    "LogReport",
    "ParameterStatistics",
    "PlotReport",
    "PrintReport",
    "ProgressBar",
    "Shift",
    "dump_graph",
    "observe_lr",
    "observe_value",
    "snapshot",
    "snapshot_object",
]


def __dir__():
    return __all__


def _handle_of(trigger, owner):
    handle, owner._trigger = handle_and_object(trigger)
    return handle


@callback(raw.ctn_batch_loss_fn)
def _evaluate(number, batch, count, loss):
    self = object_of(number)
    parts = tuple([adopt(Variable, batch[i], borrowed=True).data for i in range(count)])
    made = batch_of(self.iterator, parts)
    if self.converter is not None:
        made = self.converter([batch_of(self.iterator, example) for example in zip(*parts)], self.device)
    args, kwargs = arguments_of(made)
    result = self._compute(*args, **kwargs)
    if not isinstance(result, Variable):
        raise TypeError("Evaluator: expected a Variable as the loss, got %s" % type(result).__name__)
    Variable._retain(result)
    loss[0] = address(result)


@made_by_call
class Evaluator(ExtensionHandle):
    """Computes the loss of all examples of an iterator, in testing mode and without history, and reports the
    means as ``"validation/main/loss"`` and ``"validation/main/accuracy"`` after each epoch.

    Args:
        iterator: An iterator that does not repeat.
        target: The link to evaluate.
        converter, device: As for StandardUpdater.
        eval_func: Computes the loss of the arguments. None: the link.

    Functions and links with an argument `train` or `test` do what it says also in testing mode: give a copy
    of the network an attribute that they get.
    """

    default_name = "validation"
    name = None

    def __init__(self, iterator, target, converter=None, device=None, eval_func=None):
        self.iterator, self.target, self.converter, self.device = iterator, target, converter, device
        self.eval_func = eval_func
        self._compute = reporting(eval_func, target)
        take(
            self,
            _calls.extension_evaluator_new(
                iterator, target, _evaluate, number_of(self), raw.ctn_destroy_fn(), device
            ),
        )


@made_by_call
class LogReport(ExtensionHandle):
    """Means of reported values since the last entry of the log, a file with a JSON object in each line.

    Args:
        keys: Names of the values. None: all.
        trigger: When an entry is added.
        log_name: Name of the file. None: no file.
    """

    default_name = "LogReport"

    def __init__(self, keys=None, trigger=(1, "epoch"), log_name="log"):
        keys = None if keys is None else list(keys)
        take(self, _calls.extension_log_report_new(keys, log_name, _handle_of(trigger, self)))

    @property
    def log(self):
        """The entries as a list of dicts."""
        count = _calls.extension_log_count(self)
        return [json.loads(_calls.extension_log_line(self, i)) for i in range(count)]


@callback(raw.ctn_training_write_fn)
def _write(number, text, length):
    print_to(object_of(number).out, text[:length])


class _Printing(ExtensionHandle):
    def _print_to(self, out):
        self.out = out
        if out is not None:
            _calls.extension_set_output(self, _write, number_of(self), raw.ctn_destroy_fn(), columns_of(out))


@made_by_call
class PrintReport(_Printing):
    """Prints each new entry of a log as a line of a table.

    Args:
        entries: Names of the values.
        log_report: Name of the extension with the log.
        out: A file object to print to. None: standard output.
    """

    default_name = "PrintReport"

    def __init__(self, entries, log_report="LogReport", out=None):
        take(self, _calls.extension_print_report_new(list(entries), log_report))
        self._print_to(out)


@made_by_call
class ProgressBar(_Printing):
    """Shows rate and time left on a line of its own; nothing unless the output is a terminal.

    Args:
        training_length: The length of the training, such as ``(20, "epoch")``. None: that of an interval
            which ends it.
        update_interval (int): The number of updates from one drawing to the next.
        bar_length (int): The largest number of characters of the bar.
        out: A file object to print to. None: standard output.
    """

    default_name = "ProgressBar"

    def __init__(self, training_length=None, update_interval=100, bar_length=50, out=None):
        take(self, _calls.extension_progress_bar_new(update_interval))
        if training_length is not None:
            length, unit = training_length
            _calls.extension_progress_bar_set_training_length(self, length, unit_of(unit))
        _calls.extension_progress_bar_set_bar_length(self, bar_length)
        self._print_to(out)


_SNAPSHOT = "snapshot_iter_{.updater.iteration}.safetensors"


def _check_savefun(name, savefun):
    if savefun is not None and not callable(savefun):
        raise TypeError("%s: savefun: expected a function, got %r" % (name, savefun))


def _save(target, path):
    """Saves a link, or anything else with a method `serialize`, in the format of the path."""
    getattr(serializers, "save_" + format_of(path))(path, target)


class _Snapshot(ExtensionHandle):
    """A snapshot whose files are written by Python."""

    default_name = name = "snapshot"

    def __init__(self, savefun, filename, target, condition, writer, keep, autoload):
        self.savefun, self.target, self.condition, self.writer = savefun, target, condition, writer
        if savefun is None and writer is None and format_of(filename) is None:
            suffixes = [suffix for format in FORMATS.values() for suffix in format.suffixes]
            raise ValueError(
                "snapshot: filename: expected one of %s, got %r" % (", ".join(suffixes), filename)
            )
        take(
            self,
            _calls.extension_snapshot_user_new(
                filename, keep, autoload, _transfer, number_of(self), raw.ctn_destroy_fn()
            ),
        )

    def _load(self, trainer, path):
        if self.target is None:
            trainer.load(path)
        else:
            serializers.load(path, self.target)

    def _save(self, trainer, path):
        if self.condition is not None and not self.condition():
            return False
        target = trainer if self.target is None else self.target
        if self.writer is not None:
            entries = DictionarySerializer(Dictionary())
            target.serialize(entries)
            self.writer(os.path.basename(path), os.path.dirname(path), entries.target.copy())
        elif self.savefun is not None:
            self.savefun(path, target)
        elif self.target is None:
            trainer.save(path)
        else:
            _save(target, path)
        return True


@callback(raw.ctn_snapshot_file_fn)
def _transfer(number, trainer, path, loads, done):
    self, trainer = object_of(number), adopt(TrainerHandle, trainer, borrowed=True)
    path = os.fsdecode(path)
    if loads:
        self._load(trainer, path)
    done[0] = 1 if loads else self._save(trainer, path)


@made_by_call
def snapshot(
    savefun=None,
    filename=_SNAPSHOT,
    *,
    target=None,
    condition=None,
    writer=None,
    snapshot_on_error=True,
    n_retains=-1,
    autoload=False,
):
    """Saves the whole training after each epoch, and when a run is stopped or fails.

    Args:
        savefun: A function of the path and the trainer (or `target`) that saves it, such as
            `serializers.save_npz`. None: the library saves it in the format that the name of the file ends
            in.
        filename: ``{.updater.iteration}`` and ``{.updater.epoch}`` in the name stand for numbers.
        target: What is saved instead of the trainer: anything with a method `serialize`.
        condition: A function without arguments. Nothing is saved unless it returns True.
        writer: A function of the name of the file, its folder, and a `Dictionary` with a copy of what is to
            be saved, which another thread may write. It replaces `savefun`.
        snapshot_on_error (bool): Whether a run that fails saves the state after its last whole update.
        n_retains (int): The number of files to keep; below 1: all.
        autoload (bool): Whether the first run begins with the newest file.
    """
    _check_savefun("snapshot", savefun)
    if savefun is not None and writer is not None:
        raise TypeError("snapshot: expected savefun or writer, got both")
    keep = max(n_retains, 0)
    if savefun is None and target is None and condition is None and writer is None:
        made = _calls.extension_snapshot_new(filename, keep, autoload)
    else:
        made = _Snapshot(savefun, filename, target, condition, writer, keep, autoload)
    _calls.extension_snapshot_set_on_error(made, snapshot_on_error)
    return made


@made_by_call
def snapshot_object(target, filename, savefun=None):
    """Saves a link after each epoch; with a trigger such as MinValueTrigger, the best one.

    Args:
        target: The link.
        filename: Name of the file, as for `snapshot`.
        savefun: A function of the path and the link that saves it. None: the library saves it in the format
            that the name of the file ends in.
    """
    _check_savefun("snapshot_object", savefun)
    if savefun is None:
        return _calls.extension_snapshot_object_new(target, filename)

    @make_extension((1, "epoch"), "snapshot_object", -100)
    def save(trainer):
        savefun(os.path.join(trainer.out, filename.format(trainer)), target)

    return save


@made_by_call
class Shift:
    """Sets a hyperparameter to the values of a schedule, the next one each time it runs, by default after
    each epoch.

    Args:
        attr: Name of the hyperparameter.
        schedule: One of `catenary.schedules`, or a function of the number of calls.
        optimizer: None: "main" of the updater.
    """

    name = None

    def __init__(self, attr, schedule, optimizer=None):
        self.attr, self.optimizer = attr, optimizer
        self._schedule = as_schedule(schedule)

    @property
    def default_name(self):
        """Its name in a trainer if no other is given: that of the class."""
        return type(self).__name__

    def _prepared(self, trainer):
        optimizer = trainer.updater.get_optimizer("main") if self.optimizer is None else self.optimizer
        if self.name is None:
            self.name = self.default_name
        return _calls.extension_shift_new(self.attr, self._schedule_for(optimizer), optimizer)

    def _schedule_for(self, optimizer):
        return self._schedule


@made_by_call
class ExponentialShift(Shift):
    """Multiplies a hyperparameter by `rate` each time, from `init` (None: its present value) to `target`."""

    def __init__(self, attr, rate, init=None, target=None, optimizer=None):
        self.attr, self.optimizer = attr, optimizer
        self._values = rate, init, target

    def _schedule_for(self, optimizer):
        rate, init, target = self._values
        init = getattr(optimizer, self.attr) if init is None else init
        return Exponential(init, rate) if target is None else Exponential(init, rate, target)


@made_by_call
class LinearShift(Shift):
    """Moves a hyperparameter along a line from the first to the second value of `value_range`, between the
    two counts of `time_range`."""

    def __init__(self, attr, value_range, time_range, optimizer=None):
        super().__init__(attr, Linear(*value_range, *time_range), optimizer)


@made_by_call
class FailOnNonNumber(ExtensionHandle):
    """Fails after an update that has made a parameter NaN or infinite. The training is then not saved."""

    default_name = "FailOnNonNumber"

    def __init__(self):
        take(self, _calls.extension_fail_on_non_number_new())


@made_by_call
class ParameterStatistics(ExtensionHandle):
    """Reports mean, std, min, max, the number of zeros and percentiles of parameters and of their gradients.

    Args:
        links: The link whose parameters are described.
        report_params (bool): Whether parameters are described.
        report_grads (bool): Whether gradients are described.
        prefix (str): What the names begin with. None: the path of the parameter.
        percentiles: Numbers from 0 to 100. By default those of a normal distribution at 3, 2 and 1 standard
            deviations below its mean, at the mean, and at 1, 2 and 3 above it.
    """

    default_name = "ParameterStatistics"
    default_percentiles = (0.13, 2.28, 15.87, 50, 84.13, 97.72, 99.87)

    def __init__(
        self, links, report_params=True, report_grads=True, prefix=None, percentiles=default_percentiles
    ):
        take(self, _calls.extension_parameter_statistics_new(links, prefix, report_params, report_grads))
        _calls.extension_parameter_statistics_set_percentiles(self, list(percentiles))


@made_by_call
def dump_graph(root_name, filename="cg.dot"):
    """Writes the computational graph of a value that the first update reports as a Variable."""
    return _calls.extension_dump_graph_new(root_name, filename)


@made_by_call
class PlotReport(ExtensionHandle):
    """Draws means of reported values whenever its trigger fires.

    Args:
        y_keys: Names of the values.
        x_key: Name of the value of the horizontal axis.
        trigger: When the means are taken.
        file_name: Name of the file, which ends in .png or .svg.
    """

    default_name = "PlotReport"

    def __init__(self, y_keys, x_key="iteration", trigger=(1, "epoch"), file_name="plot.png"):
        y_keys = [y_keys] if isinstance(y_keys, str) else list(y_keys)
        take(self, _calls.extension_plot_report_new(y_keys, x_key, file_name, _handle_of(trigger, self)))

    @staticmethod
    def available():
        """True: pictures need no other package."""
        return True


class _Observer(ExtensionHandle):
    def __init__(self, key, function):
        self.function = function
        take(self, _calls.extension_observe_value_new(key, _observe, number_of(self), raw.ctn_destroy_fn()))


@callback(raw.ctn_observe_fn)
def _observe(number, trainer, value):
    value[0] = float(object_of(number).function(adopt(TrainerHandle, trainer, borrowed=True)))


@made_by_call
def observe_value(observation_key, target_func):
    """Reports a function of the trainer after each epoch."""
    return _Observer(observation_key, target_func)


@made_by_call
def observe_lr(optimizer_name="main", observation_key="lr"):
    """Reports the learning rate of an optimizer after each epoch."""
    return _calls.extension_observe_hyperparameter_new(observation_key, optimizer_name, "lr")
