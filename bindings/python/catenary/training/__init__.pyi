"""Types of catenary.training."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.training import extension as extension
from catenary.training import extensions as extensions
from catenary.training import trainer as trainer
from catenary.training import triggers as triggers
from catenary.training import updaters as updaters
from catenary.training.extension import Extension as Extension
from catenary.training.extension import make_extension as make_extension
from catenary.training.trainer import Trainer as Trainer
from catenary.training.triggers import get_trigger as get_trigger
from catenary.training.updaters import StandardUpdater as StandardUpdater
from catenary.training.updaters import Updater as Updater

__all__ = ['Extension', 'PRIORITY_EDITOR', 'PRIORITY_READER', 'PRIORITY_WRITER', 'StandardUpdater', 'Trainer',
        'Updater', 'extension', 'extensions', 'get_trigger', 'make_extension', 'trainer', 'triggers',
        'updaters']
PRIORITY_EDITOR: int
PRIORITY_READER: int
PRIORITY_WRITER: int
