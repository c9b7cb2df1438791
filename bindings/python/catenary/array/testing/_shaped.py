"""Arrays for tests."""

import sys
import unittest
from math import prod

from ..._dtype import DTYPES, dtype_code, numpy

NO_COMPLEX = "complex dtypes are not supported"
_OURS = __name__.rsplit(".", 2)[0]


def this_module():
    """The module of arrays."""
    return sys.modules[_OURS]


def is_complex(value):
    """Whether a value denotes a complex dtype."""
    if numpy is None or not isinstance(value, (type, str, numpy.dtype)):
        return False
    try:
        return numpy.dtype(value).kind == "c"
    except TypeError:
        return False


def _lengths(shape):
    return (shape,) if isinstance(shape, int) else tuple(shape)


def _is_bool(dtype):
    if numpy is not None:
        try:
            return numpy.dtype(dtype).kind == "b"  # of either byte order
        except TypeError:  # bfloat16
            pass
    return DTYPES[dtype_code(dtype)].kind == "b"


def _shaped(values, shape, xp, dtype, order):
    """An array of a module from a function that gives the elements as a vector of it."""
    xp = this_module() if xp is None else xp
    if xp is not numpy and is_complex(dtype):
        raise unittest.SkipTest(NO_COMPLEX)
    values = values(xp)
    if _is_bool(dtype):
        values = values % 2 == 0
    return xp.array(values.astype(dtype).reshape(shape), order=order)


_FLOAT32 = DTYPES[dtype_code("float32")].type


def empty(xp=None, dtype=_FLOAT32):
    """An array of a module without elements, of one axis."""
    return (this_module() if xp is None else xp).zeros((0,), dtype)


def shaped_arange(shape, xp=None, dtype=_FLOAT32, order="C"):
    """An array of a module (by default this library) with 1, 2, 3, ...; for bool the even ones are true."""
    return _shaped(lambda xp: xp.arange(1, prod(_lengths(shape)) + 1), shape, xp, dtype, order)


def shaped_reverse_arange(shape, xp=None, dtype=_FLOAT32):
    """An array of a module with ..., 3, 2, 1; for bool the even ones are true."""
    return _shaped(lambda xp: xp.arange(prod(_lengths(shape)), 0, -1), shape, xp, dtype, "C")


def shaped_random(shape, xp=None, dtype=_FLOAT32, scale=10, seed=0, order="C"):
    """An array of a module with random numbers over [0, scale), or random booleans; the same for the same
    seed.

    Only NumPy has complex ones: for this library such a test is skipped.
    """
    count = prod(_lengths(shape))

    def values(xp):
        module = this_module() if numpy is None else numpy
        draw = module.random.RandomState(seed, *(() if numpy is not None else (142,)))
        if _is_bool(dtype):
            made = draw.randint(0, 2, count)
        else:
            made = draw.random_sample(count) * scale
            if is_complex(dtype):
                made = made + draw.random_sample(count) * (1j * scale)
        return made if xp is module else xp.array(made)

    return _shaped(values, shape, xp, dtype, order)


class NumpyError:
    """Context manager: NumPy's treatment of floating-point errors, as numpy.errstate."""

    def __init__(self, **kinds):
        self._state = numpy.errstate(**kinds)

    def __enter__(self):
        return self._state.__enter__()

    def __exit__(self, *exception):
        return self._state.__exit__(*exception)
