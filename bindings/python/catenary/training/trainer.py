"""The trainer."""

import sys
from collections import OrderedDict

from .. import _calls, raw
from .._errors import callback
from .._handle import (
    Optimizer as OptimizerHandle,
    Trainer as TrainerHandle,
    made_by,
    take,
)
from .._shown import nested, value_text
from ..dictionary import through_dictionary
from . import extension as extensions_of_python
from ._output import columns_of, print_to
from .triggers import handle_and_object

__all__ = ["Trainer"]


def __dir__():
    return __all__


_RESULTS = {
    raw.CTN_TRAINING_FINISHED: "finished",
    raw.CTN_TRAINING_STOPPED: "stopped",
    raw.CTN_TRAINING_PAUSED: "paused",
    raw.CTN_TRAINING_EXHAUSTED: "exhausted",
}


@callback(raw.ctn_training_write_fn)
def _write(_, text, length):
    print_to(sys.stdout, text[:length])


@made_by
class Trainer(TrainerHandle):
    """Runs updates until a trigger ends the training, and extensions in between.

    Args:
        updater: Runs the updates.
        stop_trigger: Ends the training: a trigger, a tuple such as ``(20, "epoch")`` or a function of the
            trainer. None: it goes on until it is stopped or the examples are exhausted.
        out: Path of the folder for files.
        extensions: Extensions to add.
    """

    def __init__(self, updater, stop_trigger=None, out="result", extensions=None):
        stop, kept = handle_and_object(stop_trigger)
        take(self, _calls.trainer_new(updater, stop, out))
        self.updater, self.stop_trigger, self._kept, self._extensions = updater, stop_trigger, [kept], {}
        for name, optimizer in updater.get_all_optimizers().items():
            if not isinstance(optimizer, OptimizerHandle):
                self.reporter.add_observers(name, optimizer.target.namedlinks())
        for extension in extensions or ():
            self.extend(extension)
        updater.connect_trainer(self)

    observation = property(
        _calls.trainer_observation, doc="What the last update and its extensions have reported: a Dictionary."
    )
    out = property(_calls.trainer_out, doc="Path of the folder for files.")
    elapsed_time = property(_calls.trainer_elapsed_time, doc="Seconds within runs so far.")
    reporter = property(_calls.trainer_reporter, doc="The Reporter of updates and extensions.")
    snapshot_path = property(_calls.trainer_snapshot_path, doc="Path of the last snapshot, if any.")

    def __repr__(self):
        lines = [
            "updater: %r" % self.updater,
            "stop_trigger: %s" % value_text(self.stop_trigger),
            "out: %r" % self.out,
        ]
        lines += ["extension %s: %s" % (name, value_text(each)) for name, each in self.extensions.items()]
        return nested(type(self).__name__, lines)

    @property
    def is_before_training(self):
        """Whether there was no update yet."""
        return self.updater.iteration == 0

    def extend(self, extension, name=None, trigger=None, priority=None):
        """Adds an extension: one of `extensions`, an `Extension`, or a function of the trainer.

        name, trigger and priority are its own by default. If there is already an extension of this name, the
        new one gets a suffix, such as "_1".
        """
        prepare = getattr(extension, "_prepared", None)
        original = extension
        if prepare is not None:
            extension = prepare(self)
        handle, kept = extensions_of_python.handle_and_object(extension)
        if trigger is None:
            trigger = getattr(extension, "trigger", None)
        trigger, kept_trigger = handle_and_object(trigger)
        before = [_calls.trainer_extension_name(self, i) for i in range(_calls.trainer_extension_count(self))]
        if name is None:
            name = getattr(original, "name", None)
        _calls.trainer_extend(
            self, handle, name, trigger, raw.CTN_PRIORITY_DEFAULT if priority is None else priority
        )
        self._kept += [kept, kept_trigger]
        for i in range(_calls.trainer_extension_count(self)):
            added = _calls.trainer_extension_name(self, i)
            if added not in before:
                self._extensions[added] = original

    def get_extension(self, name):
        """An extension by its name; ValueError if there is none."""
        if name not in self._extensions:
            raise ValueError("extension %s not found" % name)
        return self._extensions[name]

    @property
    def extensions(self):
        """The extensions by name, in the order in which they run."""
        names = [_calls.trainer_extension_name(self, i) for i in range(_calls.trainer_extension_count(self))]
        return OrderedDict((name, self._extensions[name]) for name in names)

    def run(self):
        """Runs until the training ends. Returns why: "finished", "stopped" or "exhausted".

        If an update or an extension fails, the run ends with its exception, and a snapshot extension saves
        the state after the last whole update.
        """
        return self._run(_calls.trainer_run)

    def run_for(self, iterations=0, milliseconds=0):
        """Runs a slice: it ends with "paused" after a number of updates or a time, if they are not 0."""
        return self._run(_calls.trainer_run_for, iterations, milliseconds)

    def _run(self, call, *limits):
        _calls.trainer_set_output(self, _write, None, raw.ctn_destroy_fn(), columns_of(sys.stdout))
        return _RESULTS[call(self, *limits)]

    def set_interrupts(self, enabled=True):
        """Lets SIGINT (Ctrl-C) and SIGTERM end runs like `stop`, so that snapshot extensions save the
        training. Otherwise Ctrl-C raises KeyboardInterrupt."""
        _calls.trainer_set_interrupts(self, enabled)

    def stop(self):
        """Ends the run after its present update; snapshot extensions save the training."""
        _calls.trainer_stop(self)

    def save(self, path):
        """Saves the whole training in a file."""
        _calls.trainer_save(self, path)

    def load(self, path):
        """Loads a file of `save` or of a snapshot into a trainer that is set up in the same way."""
        _calls.trainer_load(self, path)

    def serialize(self, serializer):
        """Saves to or loads from a serializer."""
        through_dictionary(_calls.trainer_serialize, self, serializer)
