"""Links with parameters: layers, losses and models to build from."""

from importlib import import_module

from ..sequential import Sequential  # noqa: F401
from .activation import *  # noqa: F401,F403
from .classifier import *  # noqa: F401,F403
from .connection import *  # noqa: F401,F403
from .convolution import *  # noqa: F401,F403
from .loss import *  # noqa: F401,F403
from .normalization import *  # noqa: F401,F403
from .recurrent import *  # noqa: F401,F403


def __getattr__(name):
    if name == "caffe":
        return import_module(".caffe", __name__)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))
