"""Differentiable functions on variables. Arrays (of ours or of NumPy) may stand for variables that nobody else needs."""
from .activation import *  # noqa: F401,F403
from .array import *  # noqa: F401,F403
from .connection import *  # noqa: F401,F403
from .loss import *  # noqa: F401,F403
from .math import *  # noqa: F401,F403
from .noise import *  # noqa: F401,F403
from .normalization import *  # noqa: F401,F403
from .pooling import *  # noqa: F401,F403
