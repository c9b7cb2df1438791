"""Trainers: the loop of updates, with extensions that evaluate, log, plot and save.

A trainer runs an updater until a trigger ends the training, and extensions after the updates for which their
triggers fire::

    updater = training.StandardUpdater(iterator, optimizer)
    trainer = training.Trainer(updater, (20, "epoch"), out="result")
    trainer.extend(extensions.Evaluator(test_iterator, model))
    trainer.extend(extensions.LogReport())
    trainer.extend(extensions.PrintReport(["epoch", "main/loss", "validation/main/loss"]))
    trainer.extend(extensions.snapshot(autoload=True))
    trainer.run()
"""

from . import extension, extensions, trainer, triggers, updaters
from .extension import PRIORITY_EDITOR, PRIORITY_READER, PRIORITY_WRITER, Extension, make_extension
from .trainer import Trainer
from .triggers import get_trigger
from .updaters import StandardUpdater, Updater

__all__ = [
    "Extension",
    "PRIORITY_EDITOR",
    "PRIORITY_READER",
    "PRIORITY_WRITER",
    "StandardUpdater",
    "Trainer",
    "Updater",
    "extension",
    "extensions",
    "get_trigger",
    "make_extension",
    "trainer",
    "triggers",
    "updaters",
]


def __dir__():
    return __all__
