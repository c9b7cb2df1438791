"""cupy.random: CUPY_SEED, or CHAINER_SEED as in older versions, is the seed with which generators start."""

from os import environ as _environ

from ..array import random as _random

_VARIABLES = ("CUPY_SEED", "CHAINER_SEED")


def reset_states():
    """Restarts the global generator of the current device from the seed in the environment, or a random
    one."""
    seeds = [_environ[name] for name in _VARIABLES if name in _environ]
    _random.seed(int(seeds[0]) if seeds else None)


def supply_seed():
    """Lets generators start from the seed in the environment; returns lines of text that say so."""
    for name in _VARIABLES:
        if name in _environ and "CATENARY_SEED" not in _environ:
            _environ["CATENARY_SEED"] = _environ[name]
            return ["CATENARY_SEED is set to that of %s" % name]
    return []
