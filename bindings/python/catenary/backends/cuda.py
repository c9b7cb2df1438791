"""The names of catenary.cuda."""

from ..cuda import *  # noqa: F401,F403
from ..cuda import __all__, __dir__, __getattr__, cupy  # noqa: F401
