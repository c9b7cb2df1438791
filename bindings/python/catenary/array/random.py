"""Random numbers: generators of one's own, and functions over the global generator of the current device."""
from operator import index

from .. import _calls, raw
from .._dtype import NUMPY_ARRAY
from ._arguments import shape_of, strong
from ._interop import host_bytes
from ._ndarray import ARRAYS, ndarray


def _shape(size):
    return () if size is None else shape_of(size, "size")


def _seed_of(seed):
    """64 bits of a seed; None: from anywhere."""
    if seed is None:
        return _calls.random_fresh_seed()
    if isinstance(seed, ARRAYS):
        seed = seed.item()
    try:
        return index(seed) & 2 ** 64 - 1
    except TypeError:
        raise TypeError("seed: expected an integer or None, got %r" % (seed,)) from None


def _population(a):
    """The number of things, or the array of them."""
    if isinstance(a, ndarray) and a.ndim or isinstance(a, (list, tuple, NUMPY_ARRAY)):
        return strong(a)
    try:
        return index(a)
    except TypeError:
        raise ValueError("choice: a: expected an integer or an array of one axis, got %r" % (a,)) from None


class RandomState:
    """A generator of random numbers on the device that is current when it is made.

    `seed` is an integer, or None for one from the system; `method` one of cuRAND's numbers: 100 and 161 are
    Philox4x32-10, 142 is the Mersenne twister, whose numbers are those of NumPy's RandomState. `size` is the shape of
    what is drawn; None gives a 0-d array. `dtype` is float32 or float64 for the continuous distributions.
    """

    def __init__(self, seed=None, method=raw.CTN_RANDOM_DEFAULT):
        self._handle = _calls.random_state_new(None, index(method), _seed_of(seed))

    @classmethod
    def _around(cls, handle):
        self = object.__new__(cls)
        self._handle = handle
        return self

    def seed(self, seed=None):
        """Starts the generator anew."""
        _calls.random_state_seed(self._handle, _seed_of(seed))

    def serialize(self, serializer):
        """Saves to or loads from a serializer; one that was loaded goes on as the saved one did, bit for bit."""
        from ..dictionary import through_dictionary
        through_dictionary(_calls.random_state_serialize, self._handle, serializer)

    @property
    def method(self):
        """The number of the generator's kind."""
        return _calls.random_state_method(self._handle)

    @property
    def device(self):
        """Name of the generator's device."""
        return _calls.random_state_device(self._handle)

    def get_state(self):
        """All that the generator needs to go on, as a uint64 array."""
        return _calls.random_state_save(self._handle)

    def set_state(self, state):
        """Goes on where get_state was called."""
        _calls.random_state_restore(self._handle, strong(state))

    def __reduce__(self):
        return _restored, (self.method, self.get_state())

    def random_sample(self, size=None, dtype=float):
        """Uniform over [0, 1)."""
        return _calls.random_state_sample(self._handle, _shape(size), dtype)

    random = ranf = sample = random_sample

    def rand(self, *size, dtype=float):
        """Uniform over [0, 1); the shape is given as arguments."""
        return _calls.random_state_sample(self._handle, size, dtype)

    def randn(self, *size, dtype=float):
        """Standard normal; the shape is given as arguments."""
        return _calls.random_state_standard_normal(self._handle, size, dtype)

    def uniform(self, low=0.0, high=1.0, size=None, dtype=float):
        """Uniform over [low, high)."""
        return _calls.random_state_uniform(self._handle, low, high, _shape(size), dtype)

    def standard_normal(self, size=None, dtype=float):
        """Normal with mean 0 and standard deviation 1."""
        return _calls.random_state_standard_normal(self._handle, _shape(size), dtype)

    def normal(self, loc=0.0, scale=1.0, size=None, dtype=float):
        """Normal with mean `loc` and standard deviation `scale`."""
        return _calls.random_state_normal(self._handle, loc, scale, _shape(size), dtype)

    def lognormal(self, mean=0.0, sigma=1.0, size=None, dtype=float):
        """Exponentials of normals with mean `mean` and standard deviation `sigma`."""
        return _calls.random_state_lognormal(self._handle, mean, sigma, _shape(size), dtype)

    def exponential(self, scale=1.0, size=None, dtype=float):
        """Exponential with mean `scale`."""
        return _calls.random_state_exponential(self._handle, scale, _shape(size), dtype)

    def gumbel(self, loc=0.0, scale=1.0, size=None, dtype=float):
        """Gumbel's extreme values with mode `loc`."""
        return _calls.random_state_gumbel(self._handle, loc, scale, _shape(size), dtype)

    def poisson(self, lam=1.0, size=None, dtype=int):
        """Counts of rare events with mean `lam`, int32 or int64."""
        return _calls.random_state_poisson(self._handle, lam, _shape(size), dtype)

    def binomial(self, n, p, size=None, dtype=int):
        """Successes among `n` trials of probability `p`, int32 or int64."""
        return _calls.random_state_binomial(self._handle, n, p, _shape(size), dtype)

    def randint(self, low, high=None, size=None, dtype=int):
        """Integers uniform over [low, high), or [0, low) without `high`; a Python int without `size`."""
        low, high = (0, index(low)) if high is None else (index(low), index(high))
        made = _calls.random_state_integers(self._handle, low, high, _shape(size), dtype)
        return int(made) if size is None else made

    def random_integers(self, low, high=None, size=None, dtype=int):
        """Integers uniform over [low, high], or [1, low] without `high`; a Python int without `size`."""
        low, high = (1, index(low)) if high is None else (index(low), index(high))
        made = _calls.random_state_integers_inclusive(self._handle, low, high, _shape(size), dtype)
        return int(made) if size is None else made

    def interval(self, mx, size=None):
        """Integers uniform over [0, mx]; int32 where they fit."""
        return _calls.random_state_interval(self._handle, mx, _shape(size))

    def permutation(self, a):
        """0 to a - 1 in random order, or a copy of an array with its first axis so."""
        a = _population(a)
        if isinstance(a, ndarray):
            return _calls.random_state_permutation_of(self._handle, a)
        return _calls.random_state_permutation(self._handle, a)

    def shuffle(self, a):
        """Puts the entries along the first axis of an array in random order, in place."""
        if not isinstance(a, ndarray):
            raise TypeError("shuffle: a: expected an array, got %s" % type(a).__name__)
        if not a.ndim:
            raise TypeError("shuffle: a: expected an array of at least one axis, got a 0-d one")
        _calls.random_state_shuffle(self._handle, a)

    def choice(self, a, size=None, replace=True, p=None):
        """Elements of a vector, or of 0 to a - 1, with or without repetition, of given probabilities."""
        a, p = _population(a), None if p is None else strong(p).astype(float)
        if isinstance(a, ndarray):
            return _calls.random_state_choice_of(self._handle, a, _shape(size), replace, p)
        return _calls.random_state_choice(self._handle, a, _shape(size), replace, p)

    def bytes(self, length):
        """Random bytes."""
        return host_bytes(_calls.random_state_integers(self._handle, 0, 256, (length,), "uint8"))

    def __repr__(self):
        return "RandomState(method=%d) on %s" % (self.method, self.device)


def _restored(method, state):
    made = RandomState(0, method)
    made.set_state(state)
    return made


_default = None  # the object for the generator that was last asked for: its handle is the same while the device is


def get_random_state():
    """The global generator of the current device."""
    global _default
    handle, state = _calls.random_state_default(None), _default
    if state is None or state._handle is not handle:
        state = _default = RandomState._around(handle)
    return state


def seed(seed=None):
    """Starts the global generator of the current device anew."""
    _calls.random_seed(None, _seed_of(seed))


def reset_states():
    """Starts the global generator of the current device from a fresh seed."""
    seed()


def get_state():
    """All that the global generator of the current device needs to go on, as a uint64 array."""
    return get_random_state().get_state()


def set_state(state):
    """Lets the global generator of the current device go on where get_state was called."""
    get_random_state().set_state(state)


def _global(name):
    method = getattr(RandomState, name)

    def draw(*args, **kwargs):
        return method(get_random_state(), *args, **kwargs)

    draw.__name__ = draw.__qualname__ = name
    draw.__doc__ = method.__doc__
    draw.__wrapped__ = method
    return draw


_DRAWS = ("rand", "randn", "random_sample", "uniform", "standard_normal", "normal", "lognormal", "exponential",
          "gumbel", "poisson", "binomial", "randint", "random_integers", "interval", "permutation", "shuffle", "choice",
          "bytes")
for _name in _DRAWS:
    globals()[_name] = _global(_name)
random = ranf = sample = globals()["random_sample"]
del _name

__all__ = ["RandomState", "get_random_state", "get_state", "random", "ranf", "reset_states", "sample", "seed",
           "set_state", *_DRAWS]
