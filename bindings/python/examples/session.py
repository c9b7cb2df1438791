"""A session of training: what every example that trains has besides its data and its model.

That is the options that all of them share, and a trainer that logs, prints a table, shows its progress, draws
curves, saves, and can be stopped by Ctrl-C and continued.
"""

import argparse
import json
import os
import sys

import catenary.array as cp
from catenary import cuda, serializers, training
from catenary.training import extensions

TEMPORARY = ("device", "out", "resume")  # options that a snapshot does not keep
PLACE = "extra/trainer/extensions/options/state"


def parser(description, batch, epochs=0, updates=0, report=1):
    """A parser with the common options, to which the program adds its own. A training is as long as `epochs`,
    or if that is 0, as long as `updates`."""
    defaults = argparse.ArgumentDefaultsHelpFormatter
    result = argparse.ArgumentParser(description=description, formatter_class=defaults)
    add, unit = result.add_argument, "epochs" if epochs else "updates"
    add("--batch", type=int, default=batch, help="examples per update", metavar="N")
    add("--" + unit, type=int, default=epochs or updates, help="length of the whole training", metavar="N")
    add("--report", type=int, default=report, help=unit + " between two lines of the table", metavar="N")
    add("--seed", type=int, default=0, help="seed of all random numbers", metavar="N")
    add("--device", default="cpu", help="device to compute on, such as cuda:0", metavar="NAME")
    add("--out", default="result", help="folder for the log, the curves and the snapshot", metavar="DIR")
    add("--resume", default=None, help="continue the training of a snapshot", metavar="FILE")
    return result


def read(options):
    """Parses the command line. With --resume, options that are not on it have the values that the snapshot
    keeps. Then sets the device and the seed of its random numbers."""
    o = options.parse_args()
    if o.resume:
        kept = json.loads(serializers.FileDeserializer(o.resume)[PLACE]("json", ""))
        options.set_defaults(**kept)
        o = options.parse_args()
    cuda.get_device(o.device).use()
    cp.random.seed(o.seed)
    return o


def by_epochs(o):
    return hasattr(o, "epochs")


def trigger(o):
    """A trigger that fires when a line of the table is due, which the last one always is, for the extensions
    of the program."""

    def is_due(trainer):
        updater, end = trainer.updater, o.epochs if by_epochs(o) else o.updates
        now = updater.epoch_detail if by_epochs(o) else updater.iteration
        before = max(updater.previous_epoch_detail, 0) if by_epochs(o) else now - 1
        return now // o.report > before // o.report or before < end <= now

    return is_due


class KeptOptions(training.Extension):
    """Keeps the options in snapshots, and does nothing else."""

    name = "options"

    def __init__(self, o):
        self.text = json.dumps({key: value for key, value in vars(o).items() if key not in TEMPORARY})

    def __call__(self, trainer):
        pass

    def serialize(self, serializer):
        serializer("json", self.text)


def trainer(o, updater, entries, plotted=()):
    """A trainer that prints the entries, such as "main/loss", in a table after the number of epochs and
    updates, and draws the curves of the plotted ones."""
    unit = "epoch" if by_epochs(o) else "iteration"
    columns = (["epoch"] if by_epochs(o) else []) + ["iteration", *entries]
    result = training.Trainer(updater, (o.epochs if by_epochs(o) else o.updates, unit), out=o.out)
    result.extend(KeptOptions(o))
    result.extend(extensions.FailOnNonNumber())
    result.extend(extensions.LogReport(trigger=trigger(o)))
    result.extend(extensions.PrintReport(columns), trigger=trigger(o))
    result.extend(extensions.ProgressBar(update_interval=1))
    if plotted:
        result.extend(extensions.PlotReport(list(plotted), unit, trigger=trigger(o), file_name="curves.svg"))
    result.extend(extensions.snapshot(filename="snapshot.safetensors"), trigger=trigger(o))
    return result


def run(o, trainer):
    """Loads the snapshot of --resume, if there is one, and runs the training to its end. Ctrl-C or
    SIGTERM ends it after the present update; then prints the command that continues it, and ends the program
    with 130."""
    if o.resume:
        trainer.load(o.resume)
        print("resumed %s after update %d" % (o.resume, trainer.updater.iteration))

    trainer.set_interrupts()
    result = trainer.run()
    if result == "stopped":
        again = [os.path.basename(sys.argv[0]), "--resume", trainer.snapshot_path]
        for name, default in (("out", "result"), ("device", "cpu")):
            if getattr(o, name) != default:
                again += ["--" + name, getattr(o, name)]
        print("stopped after update %d; continue with\n  %s" % (trainer.updater.iteration, " ".join(again)))
        sys.exit(130)
