"""NumPy's and CuPy's generators: Generator, and the BitGenerators that it draws from."""

import threading
from operator import index

from .. import _calls, raw
from ._arguments import array_like
from ._creation import array
from ._device import Device
from ._distributions import Distributions, _shape, numbers, random_words, truncated
from ._indexing_routines import take, take_along_axis
from ._interop import host_bytes
from ._ndarray import ARRAYS, ndarray
from ._seeds import SeedSequence
from ._sorting import argsort


class BitGenerator:
    """A stream of random bits on the device that is current when it is made; the base of all kinds.

    `seed` is None, an integer, a sequence of integers or a SeedSequence.
    """

    _method = None

    def __init__(self, seed=None):
        if self._method is None:
            raise NotImplementedError("BitGenerator: expected one of its subclasses, such as Philox4x3210")
        self.lock = threading.Lock()
        self._seed_seq = seed if isinstance(seed, SeedSequence) else SeedSequence(seed)
        low, high = self._seed_seq.words(2)
        self._handle = _calls.random_state_new(None, self._method, low | high << 32)

    @classmethod
    def _around(cls, handle):
        self = object.__new__(cls)
        self.lock, self._seed_seq, self._handle = threading.Lock(), None, handle
        return self

    @property
    def seed_seq(self):
        """The SeedSequence that the stream started from, or None."""
        return self._seed_seq

    @property
    def device(self):
        """Name of the device of the stream."""
        return _calls.random_state_device(self._handle)

    @property
    def state(self):
        """A dictionary with the name of the class and its state, a uint64 array; may be set."""
        return {"bit_generator": type(self).__name__, "state": _calls.random_state_save(self._handle)}

    @state.setter
    def state(self, value):
        name = value.get("bit_generator") if isinstance(value, dict) else None
        if name != type(self).__name__:
            raise ValueError("state: expected a state of %s, got %r" % (type(self).__name__, name))
        _calls.random_state_restore(self._handle, array_like(value["state"]))

    def random_raw(self, size=None, output=True):
        """The next words as uint64 numbers, or None without `output`."""
        made = self._raw(_shape(size))
        return made if output else None

    def _raw(self, shape):
        return random_words(self._handle, shape)

    def spawn(self, n_children):
        """Independent streams of the same kind."""
        if self._seed_seq is None:
            raise TypeError("spawn: expected a stream with a SeedSequence")
        with Device(self.device):
            return [type(self)(child) for child in self._seed_seq.spawn(n_children)]

    def __reduce__(self):
        return _restored, (type(self), self.state, self._seed_seq)

    def __repr__(self):
        return "%s on %s" % (type(self).__name__, self.device)


class Philox4x3210(BitGenerator):
    """Philox4x32-10, which is counter-based and runs on all threads: the generator of default_rng."""

    _method = raw.CTN_RANDOM_PHILOX4_32_10


class XORWOW(BitGenerator):
    """XORWOW, for devices that have it; on others, NotImplementedError."""

    _method = raw.CTN_RANDOM_XORWOW


class MRG32k3a(BitGenerator):
    """MRG32k3a, for devices that have it; on others, NotImplementedError."""

    _method = raw.CTN_RANDOM_MRG32K3A


class MT19937(BitGenerator):
    """The Mersenne twister, with the words of NumPy's class for the same seed."""

    _method = raw.CTN_RANDOM_MT19937

    def __init__(self, seed=None):
        super().__init__(seed)
        words = self._seed_seq.words(624)
        words[0] = 2**31
        _calls.random_state_restore(self._handle, array([self._method, 623] + words, "uint64"))

    def _raw(self, shape):
        drawn = _calls.random_integers(self._handle, 0, 2**32, shape, raw.CTN_UINT32)
        return drawn.astype("uint64")


_KINDS = {kind._method: kind for kind in (Philox4x3210, MT19937)}


def bit_generator_around(handle):
    """The BitGenerator of a state of the library."""
    return _KINDS[_calls.random_state_method(handle)]._around(handle)


def _restored(kind, state, seed_seq):
    made = kind(0)
    made.state, made._seed_seq = state, seed_seq
    return made


def _axis_of(function, a, axis):
    axis = index(axis)
    if not -a.ndim <= axis < a.ndim:
        raise ValueError("%s: axis: expected an axis of %d, got %d" % (function, a.ndim, axis))
    return axis % a.ndim


class Generator(Distributions):
    """Draws from a BitGenerator, with the methods of NumPy's and CuPy's Generator.

    `size` is the shape of the result; None gives a 0-d array. The parameters of distributions may be arrays.
    """

    def __init__(self, bit_generator):
        self.bit_generator = bit_generator

    @property
    def bit_generator(self):
        """The BitGenerator; may be set."""
        return self._bit_generator

    @bit_generator.setter
    def bit_generator(self, value):
        if not isinstance(value, BitGenerator):
            raise TypeError("Generator: bit_generator: expected a BitGenerator, got %r" % (value,))
        self._bit_generator, self._handle = value, value._handle

    @property
    def device(self):
        """Name of the generator's device."""
        return self._bit_generator.device

    def spawn(self, n_children):
        """Independent generators of the same kind."""
        return [type(self)(child) for child in self._bit_generator.spawn(n_children)]

    def _output(self, function, draw, size, dtype, out):
        """draw(size, dtype), or the same written to `out`."""
        if out is None:
            return draw(size, dtype)
        if not isinstance(out, ndarray) or out.dtype != dtype:
            name = array(0, dtype).dtype
            raise TypeError("%s: out: expected an array of %s, got %r" % (function, name, out))
        if not out.flags.c_contiguous:
            raise ValueError("%s: out: expected a C-contiguous array" % function)
        if size is not None and tuple(_shape(size)) != out.shape:
            raise ValueError("%s: size: expected %s, the shape of out, got %r" % (function, out.shape, size))
        made = draw(out.shape, dtype)
        if made.shape != out.shape:
            raise ValueError("%s: out: expected the shape %s, got %s" % (function, made.shape, out.shape))
        out[...] = made
        return out

    def random(self, size=None, dtype=float, out=None):
        """Uniform over [0, 1)."""

        def draw(shape, dtype):
            return _calls.random_sample(self._handle, _shape(shape), dtype)

        return self._output("random", draw, size, dtype, out)

    def standard_normal(self, size=None, dtype=float, out=None):
        """Normal with mean 0 and standard deviation 1."""
        return self._output("standard_normal", super().standard_normal, size, dtype, out)

    def standard_exponential(self, size=None, dtype=float, method="zig", out=None):
        """Exponential with mean 1; `method`, "zig" or "inv", is accepted as in NumPy."""
        if method not in ("zig", "inv"):
            raise ValueError("standard_exponential: method: expected 'zig' or 'inv', got %r" % (method,))
        return self._output("standard_exponential", super().standard_exponential, size, dtype, out)

    def standard_gamma(self, shape, size=None, dtype=float, out=None):
        """Gamma of shape `shape` and scale 1."""

        def draw(size, dtype):
            return self._draw(_calls.random_standard_gamma, size, dtype, alpha=shape)

        return self._output("standard_gamma", draw, size, dtype, out)

    def integers(self, low, high=None, size=None, dtype="int64", endpoint=False):
        """Integers uniform over [low, high), or [low, high] with `endpoint`; without `high`, over [0, low)
        or [0, low]. Fractions of bounds are truncated."""
        if high is None:
            low, high = 0, low
        if not numbers(low, high):
            return self._integers_between(low, high, size, dtype, "integers", endpoint)
        try:
            low, high = truncated(low), truncated(high) - (not endpoint)
        except (TypeError, ValueError, OverflowError):
            raise TypeError("integers: low: expected integers, got %r and %r" % (low, high)) from None
        return self._integers(low, high, size, dtype, "integers")

    def bytes(self, length):
        """Random bytes."""
        return host_bytes(_calls.random_integers(self._handle, 0, 256, (length,), "uint8"))

    def choice(self, a, size=None, replace=True, p=None, axis=0, shuffle=True):
        """Entries of an array along an axis, or numbers from 0 to a - 1, with or without repetition, with
        given probabilities. The order is random whatever `shuffle` says."""
        if p is not None:
            p = self._here(p)
            p = p.astype(float) if p.dtype.kind != "f" else p
        if numbers(a):
            try:
                count = index(a.item() if isinstance(a, ARRAYS) else a)
            except TypeError:
                raise ValueError("choice: a: expected an integer or an array, got %r" % (a,)) from None
            return _calls.random_choice(self._handle, count, _shape(size), replace, p)
        a = self._here(a)
        axis = _axis_of("choice", a, axis)
        drawn = _calls.random_choice(self._handle, a.shape[axis], _shape(size), replace, p)
        return take(a, drawn, axis)

    def permutation(self, x, axis=0):
        """The numbers 0 to x - 1 in random order, or a copy of an array with an axis permuted."""
        if numbers(x):
            return _calls.random_permutation(self._handle, index(x.item() if isinstance(x, ARRAYS) else x))
        x = self._here(x)
        axis = _axis_of("permutation", x, axis)
        return take(x, _calls.random_permutation(self._handle, x.shape[axis]), axis)

    def shuffle(self, x, axis=0):
        """Permutes the entries of an array along an axis, or those of a list, in place."""
        if isinstance(x, list):
            x[:] = [x[i] for i in _calls.random_permutation(self._handle, len(x)).tolist()]
            return
        if not isinstance(x, ndarray) or not x.ndim:
            raise TypeError("shuffle: x: expected an array with an axis or a list, got %r" % (x,))
        x[...] = self.permutation(x, axis)

    def permuted(self, x, *, axis=None, out=None):
        """A copy in which each vector along an axis is permuted on its own; without an axis, all elements
        are permuted together."""
        x = self._here(x)
        if axis is None:
            made = self.permutation(x.ravel()).reshape(x.shape) if x.ndim else x.copy()
        else:
            axis = _axis_of("permuted", x, axis)
            with Device(self.device):
                keys = _calls.random_sample(self._handle, x.shape, float)
            made = take_along_axis(x, argsort(keys, axis), axis)
        if out is None:
            return made
        if not isinstance(out, ndarray) or out.shape != made.shape or out.dtype != made.dtype:
            raise ValueError(
                "permuted: out: expected an array of %s with the shape %s" % (made.dtype, made.shape)
            )
        out[...] = made
        return out

    def __repr__(self):
        return "Generator(%s) on %s" % (type(self._bit_generator).__name__, self.device)

    def __reduce__(self):
        return Generator, (self._bit_generator,)


def default_rng(seed=None):
    """A Generator that draws from Philox4x3210; a BitGenerator is wrapped, and a Generator returned."""
    if isinstance(seed, Generator):
        return seed
    return Generator(seed if isinstance(seed, BitGenerator) else Philox4x3210(seed))
