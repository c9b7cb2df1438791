"""Tests that run once with NumPy and once with this library, and once for each dtype or order."""

import os
import random
import unittest

from ..._dtype import DTYPES, dtype_code, numpy
from ._comparison import (  # noqa: F401
    numpy_cupy_allclose,
    numpy_cupy_array_almost_equal,
    numpy_cupy_array_almost_equal_nulp,
    numpy_cupy_array_equal,
    numpy_cupy_array_less,
    numpy_cupy_array_list_equal,
    numpy_cupy_array_max_ulp,
    numpy_cupy_equal,
    numpy_cupy_raises,
    skips,
    wrapped,
)
from ._requirements import assert_warns, installed, numpy_satisfies, with_requires  # noqa: F401
from ._shaped import (  # noqa: F401
    NO_COMPLEX,
    NumpyError,
    empty,
    is_complex,
    shaped_arange,
    shaped_random,
    shaped_reverse_arange,
    this_module,
)
from .parameterized import product

left_out = []  # an item for each passed test that would also have had complex dtypes


def _for_each(choices, names, leaves_out=False, are_dtypes=True):
    """The decorator that runs a test for each dictionary of arguments.

    It ends as skipped if some contain complex dtypes, or if the test skips itself for all of them. With
    `leaves_out` a passing test is counted as run without its complex dtypes. Unless the values `are_dtypes`,
    "F" and "D" are no complex dtypes.
    """
    choices = list(choices)
    here = [choice for choice in choices if not (are_dtypes and any(map(is_complex, choice.values())))]

    def decorator(test):
        def run(*args, **kwargs):
            reasons = []
            for choice in here:
                shown = ", ".join("%s = %s" % pair for pair in choice.items())
                try:
                    test(*args, **dict(kwargs, **choice))
                except skips() as reason:
                    reasons.append(str(reason))
                    print("skipped for %s: %s" % (shown, reason))
                except Exception:
                    print("failed for " + shown)
                    raise
            if len(here) < len(choices):
                done = len(here) - len(reasons)
                raise unittest.SkipTest(NO_COMPLEX + ("; passed for others: %d" % done if done else ""))
            if choices and len(reasons) == len(choices):
                raise unittest.SkipTest(reasons[0])
            if leaves_out:
                left_out.append(test)

        return wrapped(test, run, *names)

    return decorator


def for_dtypes(dtypes, name="dtype"):
    """Decorator: runs a test for each of the dtypes as the argument `name`; complex ones count as skipped."""
    return _for_each([{name: dtype} for dtype in dtypes], [name])


def for_complex_dtypes(name="dtype"):
    """Decorator: skips a test of complex dtypes, which are not here."""
    return for_dtypes([complex], name) if numpy is not None else unittest.skip(NO_COMPLEX)


def for_orders(orders, name="order"):
    """Decorator: runs a test for each of the orders as the argument `name`."""
    return _for_each([{name: order} for order in orders], [name], are_dtypes=False)


def for_CF_orders(name="order"):
    """Decorator: runs a test for the orders 'C' and 'F'."""
    return for_orders(["C", "F"], name)


def for_contiguous_axes(name="axis"):
    """Decorator: runs a test of a class with attributes `shape` and `order` for the tuples of its fastest
    axes."""

    def decorator(test):
        def run(self, *args, **kwargs):
            axes = tuple(range(len(self.shape)))
            if self.order not in ("C", "c", "F", "f"):
                raise ValueError("for_contiguous_axes: order: expected 'C' or 'F', got %r" % (self.order,))
            for count in range(1, len(axes) + 1):
                test(
                    self,
                    *args,
                    **dict(kwargs, **{name: axes[-count:] if self.order in "Cc" else axes[:count]}),
                )

        return wrapped(test, run, name)

    return decorator


def _types(text):
    """Scalar types, which also make scalars. With NumPy there are two of 64 bits, which are one dtype."""
    if numpy is not None:
        return tuple(numpy.dtype(char).type for char in text)
    return tuple(DTYPES[dtype_code(char)].type for char in text if char not in "qQ")


_regular_float_dtypes, _float_dtypes = _types("df"), _types("dfe")
_signed_dtypes, _unsigned_dtypes = _types("bhilq"), _types("BHILQ")
_int_dtypes = _signed_dtypes + _unsigned_dtypes
_bool_dtypes = _types("?")


def _all_types(no_float16, no_bool):
    return (_regular_float_dtypes if no_float16 else _float_dtypes) + _int_types(no_bool)


def _int_types(no_bool):
    return _int_dtypes if no_bool else _int_dtypes + _bool_dtypes


def for_all_dtypes(name="dtype", no_float16=False, no_bool=False, no_complex=False):
    """Decorator: runs a test for each dtype that NumPy also has: floats, signed and unsigned integers, bool.

    Complex dtypes do not exist here. Unless `no_complex` is true, passing tests are counted as run without
    them.
    """
    return _for_each([{name: dtype} for dtype in _all_types(no_float16, no_bool)], [name], not no_complex)


def for_float_dtypes(name="dtype", no_float16=False):
    """Decorator: runs a test for each floating dtype."""
    return for_dtypes(_regular_float_dtypes if no_float16 else _float_dtypes, name)


def for_signed_dtypes(name="dtype"):
    """Decorator: runs a test for each signed integer dtype."""
    return for_dtypes(_signed_dtypes, name)


def for_unsigned_dtypes(name="dtype"):
    """Decorator: runs a test for each unsigned integer dtype."""
    return for_dtypes(_unsigned_dtypes, name)


def for_int_dtypes(name="dtype", no_bool=False):
    """Decorator: runs a test for each integer dtype, and bool."""
    return for_dtypes(_int_types(no_bool), name)


def for_dtypes_combination(types, names=("dtype",), full=None, _leaves_out=False):
    """Decorator: runs a test for combinations of dtypes as the arguments `names`.

    With `full` for all of them; otherwise for as many as there are types, so that every type appears once in
    every position, in a fixed order. None means full if CUPY_TEST_FULL_COMBINATION=1 is set.
    """
    types, names = list(types), list(names)
    if full is None:
        full = os.environ.get("CUPY_TEST_FULL_COMBINATION", "0") not in ("", "0")
    if full:
        choices = product({name: types for name in names})
    else:
        order = random.Random(0)
        choices = [dict(zip(names, row)) for row in zip(*[order.sample(types, len(types)) for _ in names])]
    return _for_each(choices, names, _leaves_out)


def for_all_dtypes_combination(
    names=("dtyes",), no_float16=False, no_bool=False, full=None, no_complex=False
):
    """for_dtypes_combination with the dtypes of for_all_dtypes."""
    return for_dtypes_combination(_all_types(no_float16, no_bool), names, full, not no_complex)


def for_signed_dtypes_combination(names=("dtype",), full=None):
    """for_dtypes_combination with the signed integer dtypes."""
    return for_dtypes_combination(_signed_dtypes, names, full)


def for_unsigned_dtypes_combination(names=("dtype",), full=None):
    """for_dtypes_combination with the unsigned integer dtypes."""
    return for_dtypes_combination(_unsigned_dtypes, names, full)


def for_int_dtypes_combination(names=("dtype",), no_bool=False, full=None):
    """for_dtypes_combination with the integer dtypes, and bool."""
    return for_dtypes_combination(_int_types(no_bool), names, full)


__all__ = [
    "NumpyError",
    "assert_warns",
    "empty",
    "for_CF_orders",
    "for_all_dtypes",
    "for_all_dtypes_combination",
    "for_complex_dtypes",
    "for_contiguous_axes",
    "for_dtypes",
    "for_dtypes_combination",
    "for_float_dtypes",
    "for_int_dtypes",
    "for_int_dtypes_combination",
    "for_orders",
    "for_signed_dtypes",
    "for_signed_dtypes_combination",
    "for_unsigned_dtypes",
    "for_unsigned_dtypes_combination",
    "installed",
    "numpy_cupy_allclose",
    "numpy_cupy_array_almost_equal",
    "numpy_cupy_array_almost_equal_nulp",
    "numpy_cupy_array_equal",
    "numpy_cupy_array_less",
    "numpy_cupy_array_list_equal",
    "numpy_cupy_array_max_ulp",
    "numpy_cupy_equal",
    "numpy_cupy_raises",
    "numpy_satisfies",
    "shaped_arange",
    "shaped_random",
    "shaped_reverse_arange",
    "with_requires",
]


def __dir__():
    return __all__
