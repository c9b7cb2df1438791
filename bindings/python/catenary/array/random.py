"""Random numbers: generator objects, and functions that use the global generator of the current device."""

import inspect
from ctypes import byref, c_void_p
from hashlib import sha256
from operator import index

from .. import _calls, raw
from .._dtype import dtype_code
from .._handle import address, dropping
from .._library import quick
from ._arguments import strong
from ._device import current_name
from ._distributions import NAMES, Distributions, _shape, numbers, only_numbers, truncated
from ._generator import (
    MT19937,
    XORWOW,
    BitGenerator,
    Generator,
    MRG32k3a,
    Philox4x3210,
    bit_generator_around,
    default_rng,
)
from ._interop import host_bytes
from ._ndarray import ARRAYS, ndarray
from ._seeds import SeedSequence


def _seed_of(seed):
    """64 bits from a seed; random ones for None, a hash of several integers."""
    if seed is None:
        return _calls.random_fresh_seed()
    try:
        if isinstance(seed, (list, tuple) + ARRAYS):
            values = (
                seed
                if isinstance(seed, (list, tuple))
                else [seed.item()]
                if seed.size == 1
                else seed.tolist()
            )
            if len(values) != 1:
                text = ",".join([str(index(value)) for value in values])
                return int.from_bytes(sha256(text.encode()).digest()[:8], "little")
            seed = values[0]
        return index(seed) & 2**64 - 1
    except TypeError:
        raise TypeError("seed: expected an integer, a vector of integers or None, got %r" % (seed,)) from None


def _count(a, function, error):
    """The size of a population that is given as a number."""
    try:
        return index(a)
    except TypeError:
        raise error("%s: a: expected an integer or an array with an axis, got %r" % (function, a)) from None


def _bounds(function, low, high, least):
    """The bounds as integers; without the second one the first is the upper bound. Fractions are
    truncated."""
    only_numbers(function, low=low, high=high)
    try:
        return (least, truncated(low)) if high is None else (truncated(low), truncated(high))
    except (TypeError, ValueError, OverflowError):
        raise TypeError("%s: low: expected integers, got %r and %r" % (function, low, high)) from None


class RandomState(Distributions):
    """A random number generator on the device that is current when it is made.

    `seed` is an integer, a vector of integers, or None for a seed from the system. `method` is one of
    cuRAND's numbers: 100 and 161 are Philox4x32-10, 142 is the Mersenne twister, which draws the same numbers
    as NumPy's RandomState. `size` is the shape of the result; None gives a 0-d array. `dtype` is float32 or
    float64 for the continuous distributions, whose parameters may be arrays, which are broadcast to `size`,
    or to one another if it is None.
    """

    def __init__(self, seed=None, method=raw.CTN_RANDOM_DEFAULT):
        if isinstance(seed, BitGenerator):
            self._handle = seed._handle
            return
        self._handle = _calls.random_state_new(None, index(method), _seed_of(seed))

    @classmethod
    def _around(cls, handle):
        self = object.__new__(cls)
        self._handle = handle
        return self

    def seed(self, seed=None):
        """Restarts the generator from a seed."""
        _calls.random_state_seed(self._handle, _seed_of(seed))

    def serialize(self, serializer):
        """Saves to or loads from a serializer. A loaded generator continues exactly like the saved one."""
        from ..dictionary import through_dictionary

        through_dictionary(_calls.random_state_serialize, self._handle, serializer)

    @property
    def method(self):
        """The number of the generator's method."""
        return _calls.random_state_method(self._handle)

    @property
    def device(self):
        """Name of the generator's device."""
        return _calls.random_state_device(self._handle)

    def get_state(self):
        """The state of the generator as a uint64 array."""
        return _calls.random_state_save(self._handle)

    def set_state(self, state):
        """Restores a state that get_state has returned."""
        _calls.random_state_restore(self._handle, strong(state))

    def __reduce__(self):
        return _restored, (self.method, self.get_state())

    def random_sample(self, size=None, dtype=float):
        """Uniform over [0, 1)."""
        return _calls.random_sample(self._handle, _shape(size), dtype)

    random = ranf = sample = random_sample

    def rand(self, *size, dtype=float):
        """Uniform over [0, 1); the arguments are the shape."""
        return _calls.random_sample(self._handle, size, dtype)

    def randn(self, *size, dtype=float):
        """Standard normal; the arguments are the shape."""
        return _calls.random_standard_normal(self._handle, size, dtype)

    def randint(self, low, high=None, size=None, dtype=int):
        """Integers uniform over [low, high), or [0, low) without `high`; a 0-d array without `size`.

        Fractions of bounds are truncated. Bounds may also be arrays of integers, which are broadcast to
        `size`.
        """
        if not numbers(low) or not numbers(high):
            low, high = (0, low) if high is None else (low, high)
            return self._integers_between(low, high, size, dtype)
        low, high = _bounds("randint", low, high, 0)
        if low >= high:
            raise ValueError("randint: high: expected more than low, got %d and %d" % (high, low))
        if high >= 2**63 or dtype_code(dtype) == raw.CTN_BOOL:
            return self._integers(low, high - 1, size, dtype)
        return _calls.random_integers(self._handle, low, high, _shape(size), dtype)

    def random_integers(self, low, high=None, size=None, dtype=int):
        """Integers uniform over [low, high], or [1, low] without `high`; a 0-d array without `size`."""
        low, high = _bounds("random_integers", low, high, 1)
        return self._integers(low, high, size, dtype)

    def interval(self, mx, size=None):
        """Integers uniform over [0, mx]; int32 if they fit."""
        return _calls.random_interval(self._handle, mx, _shape(size))

    def permutation(self, a):
        """The numbers 0 to a - 1 in random order, or a copy of an array with its first axis permuted."""
        if isinstance(a, ARRAYS) and not a.ndim:
            raise IndexError("permutation: a: expected an integer or an array with an axis, got a 0-d array")
        if not numbers(a):
            return _calls.random_permutation_of(self._handle, self._here(a))
        return _calls.random_permutation(self._handle, _count(a, "permutation", IndexError))

    def shuffle(self, a):
        """Permutes the entries along the first axis of an array randomly in place."""
        if not isinstance(a, ndarray):
            raise TypeError("shuffle: a: expected an array, got %s" % type(a).__name__)
        if not a.ndim:
            raise TypeError("shuffle: a: expected an array of at least one axis, got a 0-d one")
        _calls.random_shuffle(self._handle, a)

    def choice(self, a, size=None, replace=True, p=None):
        """Elements of a vector, or numbers from 0 to a - 1, with or without repetition, with given
        probabilities."""
        p = None if p is None else self._here(p)
        if p is not None and p.dtype.kind != "f":  # floats have sums as precise as their dtype
            p = p.astype(float)
        if not numbers(a):
            return _calls.random_choice_of(self._handle, self._here(a), _shape(size), replace, p)
        count = _count(a, "choice", ValueError)
        return _calls.random_choice(self._handle, count, _shape(size), replace, p)

    def bytes(self, length):
        """Random bytes."""
        return host_bytes(_calls.random_integers(self._handle, 0, 256, (length,), "uint8"))

    def __repr__(self):
        return "RandomState(method=%d) on %s" % (self.method, self.device)


def _restored(method, state):
    made = RandomState(0, method)
    made.set_state(state)
    return made


_default_of, _let_go = quick("random_state_default"), dropping("random_state")
_default = None  # the object for the generator that was used last; its handle changes with the device
_chosen = {}  # by the name of a device, what set_random_state has put in place of its generator


def get_random_state():
    """The generator of the functions of this module on the current device: the global one, or what
    set_random_state has put in its place."""
    global _default
    if _chosen:
        chosen = _chosen.get(current_name())
        if chosen is not None:
            return chosen
    state, place = _default, c_void_p()
    if state is not None and not _default_of(None, byref(place)):
        _let_go(place)
        if place.value == address(state._handle):
            return state
    handle = _calls.random_state_default(None)
    if state is None or state._handle is not handle:
        state = _default = RandomState._around(handle)
    return state


def set_random_state(rs):
    """Makes the functions of this module draw from a RandomState on its device, and with None from the global
    generator of the current device again. Other parts of the library draw from the global one."""
    if rs is None:
        _chosen.pop(current_name(), None)
    elif isinstance(rs, RandomState):
        _chosen[rs.device] = rs
    else:
        raise TypeError("set_random_state: rs: expected a RandomState, got %r" % (rs,))


def get_bit_generator():
    """The BitGenerator of the functions of this module on the current device."""
    return bit_generator_around(get_random_state()._handle)


def set_bit_generator(bitgen):
    """Makes the functions of this module draw from a BitGenerator on its device."""
    if not isinstance(bitgen, BitGenerator):
        raise TypeError("set_bit_generator: bitgen: expected a BitGenerator, got %r" % (bitgen,))
    set_random_state(RandomState(bitgen))


def seed(seed=None):
    """Restarts the generator of the functions of this module on the current device from a seed."""
    if _chosen:
        return get_random_state().seed(seed)
    _calls.random_seed(None, _seed_of(seed))


def reset_states():
    """Restarts the global generator of the current device from a random seed."""
    seed()


def get_state():
    """The state of the global generator of the current device as a uint64 array."""
    return get_random_state().get_state()


def set_state(state):
    """Restores a state of the global generator of the current device."""
    get_random_state().set_state(state)


def _global(name):
    method = getattr(RandomState, name)

    def draw(*args, **kwargs):
        return method(get_random_state(), *args, **kwargs)

    draw.__name__ = draw.__qualname__ = name
    draw.__doc__ = method.__doc__
    parameters = list(inspect.signature(method).parameters.values())[1:]
    draw.__signature__ = inspect.Signature(parameters)
    return draw


_DRAWS = (
    "rand",
    "randn",
    "random_sample",
    "randint",
    "random_integers",
    "interval",
    "permutation",
    "shuffle",
    "choice",
    "bytes",
    *NAMES,
)
for _name in _DRAWS:
    globals()[_name] = _global(_name)
random = ranf = sample = globals()["random_sample"]
del _name

__all__ = [
    "BitGenerator",
    "Generator",
    "MRG32k3a",
    "MT19937",
    "Philox4x3210",
    "RandomState",
    "SeedSequence",
    "XORWOW",
    "default_rng",
    "get_bit_generator",
    "get_random_state",
    "get_state",
    "random",
    "ranf",
    "reset_states",
    "sample",
    "seed",
    "set_bit_generator",
    "set_random_state",
    "set_state",
    *_DRAWS,
]


def __dir__():
    return __all__
