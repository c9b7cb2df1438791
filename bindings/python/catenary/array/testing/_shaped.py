"""Arrays for tests."""
import random
import sys
import unittest
from math import prod

from ..._dtype import DTYPES, dtype_code, numpy

NO_COMPLEX = "there are no complex dtypes here"
_OURS = __name__.rsplit(".", 2)[0]


def this_module():
    """The module of arrays."""
    return sys.modules[_OURS]


def is_complex(value):
    """Whether a value stands for a complex dtype."""
    if numpy is None or not isinstance(value, (type, str, numpy.dtype)):
        return False
    try:
        return numpy.dtype(value).kind == "c"
    except TypeError:
        return False


def _lengths(shape):
    return (shape,) if isinstance(shape, int) else tuple(shape)


def _is_bool(dtype):
    return not is_complex(dtype) and DTYPES[dtype_code(dtype)].kind == "b"


def _shaped(values, shape, xp, dtype, order):
    xp = this_module() if xp is None else xp
    if xp is not numpy and is_complex(dtype):
        raise unittest.SkipTest(NO_COMPLEX)
    if _is_bool(dtype):
        values = [value % 2 == 0 for value in values]
    return xp.array(xp.array(values).astype(dtype).reshape(shape), order=order)


_FLOAT32 = DTYPES[dtype_code("float32")].type


def empty(xp=None, dtype=_FLOAT32):
    """An array of a module without elements, of one axis."""
    return (this_module() if xp is None else xp).zeros((0,), dtype)


def shaped_arange(shape, xp=None, dtype=_FLOAT32, order="C"):
    """An array of a module (by default this library) with 1, 2, 3, ...; for bool the even ones are true."""
    return _shaped(list(range(1, prod(_lengths(shape)) + 1)), shape, xp, dtype, order)


def shaped_reverse_arange(shape, xp=None, dtype=_FLOAT32):
    """An array of a module with ..., 3, 2, 1; for bool the even ones are true."""
    return _shaped(list(range(prod(_lengths(shape)), 0, -1)), shape, xp, dtype, "C")


def shaped_random(shape, xp=None, dtype=_FLOAT32, scale=10, seed=0, order="C"):
    """An array of a module with random numbers over [0, scale), or random booleans; the same for the same seed.

    Only NumPy has complex ones: for this library such a test is skipped.
    """
    draw, count = random.Random(seed), prod(_lengths(shape))
    if _is_bool(dtype):
        return _shaped([draw.randrange(2) for _ in range(count)], shape, xp, dtype, order)
    if is_complex(dtype):
        return _shaped([complex(draw.random(), draw.random()) * scale for _ in range(count)], shape, xp, dtype, order)
    return _shaped([draw.random() * scale for _ in range(count)], shape, xp, dtype, order)


class NumpyError:
    """Context manager: NumPy's treatment of floating-point errors, as numpy.errstate."""

    def __init__(self, **kinds):
        self._state = numpy.errstate(**kinds)

    def __enter__(self):
        return self._state.__enter__()

    def __exit__(self, *exception):
        return self._state.__exit__(*exception)
