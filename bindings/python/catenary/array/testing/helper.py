"""Tests that run once with NumPy and once with this library, and once for each dtype."""

import functools
import inspect
import os
import random
import sys
import traceback
import unittest

from ..._dtype import DTYPES, dtype_code, numpy
from .._ndarray import ndarray
from . import array
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

_OURS = __name__.rsplit(".", 2)[0]


def _modules():
    if numpy is None:
        raise unittest.SkipTest("needs NumPy to compare with")
    return this_module(), numpy


def _wrapped(test, run, *names):
    """`run` in the place of a test, with the parameters that it fills in itself taken out of the
    signature."""
    wrapper = functools.wraps(test)(run)
    try:
        signature = inspect.signature(test)
    except (TypeError, ValueError):
        return wrapper
    wrapper.__signature__ = signature.replace(
        parameters=[p for n, p in signature.parameters.items() if n not in names]
    )
    return wrapper


# with both modules ----------------------------------------------------------------------------------------


def skips():
    """The exceptions with which tests skip themselves: that of unittest, and that of pytest if it is
    loaded."""
    pytest = sys.modules.get("pytest")
    return (unittest.SkipTest,) if pytest is None else (unittest.SkipTest, pytest.skip.Exception)


def _run(test, args, kwargs):
    """The result of a test, or the exception with its traceback as text."""
    try:
        result = test(*args, **kwargs)
    except (Exception,) + skips() as error:
        return None, error, traceback.format_exc()
    if result is None:
        raise AssertionError("the test returned nothing to compare")
    return result, None, None


_GENERAL = {BaseException, Exception, ArithmeticError, LookupError, object}


def _kinds(error):
    """The built-in classes that an exception is of."""
    return {kind for kind in type(error).__mro__ if kind.__module__ == "builtins"} - _GENERAL


def _same_kind(ours, theirs):
    """Whether a program that catches NumPy's exception by a built-in class catches ours as well."""
    return isinstance(ours, (type(theirs), tuple(_kinds(theirs)) or Exception))


def _check_skips(ours, theirs):
    """A test that skips itself must do so with both modules, for one reason; only NumPy has complex
    dtypes."""
    skipped = [isinstance(error, skips()) for error in (ours, theirs)]
    if skipped[0] and (str(ours) == NO_COMPLEX or skipped[1] and str(ours) == str(theirs)):
        raise ours
    if any(skipped):
        raise AssertionError(
            "skipped with one module only, or for another reason: %s: %r, numpy: %r" % (_OURS, ours, theirs)
        )


def _check_complex(error):
    """Skips a test that has failed since it asks for a complex dtype."""
    if isinstance(error, TypeError) and "complex" in str(error):
        raise unittest.SkipTest("%s: %s" % (NO_COMPLEX, error)) from error


def _lacks_a_name(error):
    """Whether an exception says that a module lacks a name."""
    return isinstance(error, (NameError, ImportError)) or (
        isinstance(error, AttributeError)
        and str(error).startswith(("module ", "catenary has no counterpart of "))
    )


def _is_of_the_test(error, accepted):
    """Whether NumPy's exception does not concern arrays: an error of the test, or one that was not raised by
    NumPy."""
    if _lacks_a_name(error) and not (isinstance(accepted, type) and issubclass(accepted, type(error))):
        return True
    last = next(iter(list(traceback.walk_tb(error.__traceback__))[-1:]), None)
    return (
        last is not None
        and last[0].f_globals.get("__name__", "").partition(".")[0] == _OURS.partition(".")[0]
    )


def _check_errors(ours, ours_text, theirs, theirs_text, accept_error):
    """Fails unless both raised exceptions of one kind, which are accepted."""
    _check_skips(ours, theirs)
    accepted = Exception if accept_error is True else accept_error or ()
    if ours is None and theirs is None:
        raise AssertionError("Both modules are expected to raise errors, but did not")
    if ours is None:
        raise AssertionError("Only numpy raises an error\n\n" + theirs_text)
    if theirs is None:
        _check_complex(ours)
        raise AssertionError("Only %s raises an error\n\n%s" % (_OURS, ours_text)) from ours
    texts = "\n\n%s\n%s\nnumpy\n%s" % (_OURS, ours_text, theirs_text)
    if accept_error is True and isinstance(theirs, AssertionError) and isinstance(ours, AssertionError):
        raise unittest.SkipTest("what the test asserts does not hold for this NumPy: %s" % theirs)
    if _is_of_the_test(theirs, accepted):
        raise AssertionError("The test fails by itself, or a module lacks a name" + texts) from theirs
    if not _same_kind(ours, theirs):
        raise AssertionError("Different types of errors occurred" + texts) from ours
    if not isinstance(ours, accepted):
        raise AssertionError("Both modules raise errors" + texts) from ours


def _as_array(value):
    return value if isinstance(value, ndarray) or hasattr(value, "dtype") else numpy.asarray(value)


def _pairs(ours, theirs):
    """The arrays to compare: a result, or those of equally long sequences of results."""
    if isinstance(theirs, (tuple, list)) or isinstance(ours, (tuple, list)):
        if (
            not isinstance(ours, (tuple, list))
            or not isinstance(theirs, (tuple, list))
            or len(ours) != len(theirs)
        ):
            raise AssertionError("Sequences of results differ in length: %r and %r" % (ours, theirs))
        return [(_as_array(a), _as_array(b)) for a, b in zip(ours, theirs)]
    return [(_as_array(ours), _as_array(theirs))]


def _check_layout(ours, theirs):
    """Fails if NumPy's result is contiguous in an order in which ours is not."""
    for order in ("c_contiguous", "f_contiguous"):
        if getattr(theirs, order) and not getattr(ours, order):
            raise AssertionError("NumPy's result is %s, that of this library is not" % order)


def _compared(check, name, type_check, accept_error, contiguous_check):
    """The decorator that runs a test with both modules as the argument `name` and compares the results."""

    def decorator(test):
        def run(*args, **kwargs):
            both = []
            for module in _modules():
                both.append(_run(test, args, dict(kwargs, **{name: module})))
            (ours, error, text), (theirs, their_error, their_text) = both
            if error is not None or their_error is not None:
                return _check_errors(error, text, their_error, their_text, accept_error)
            for a, b in _pairs(ours, theirs):
                if a.shape != b.shape:
                    raise AssertionError("Shapes differ: %s and NumPy's %s" % (a.shape, b.shape))
                check(a, b)
                if contiguous_check and isinstance(b, numpy.ndarray):
                    _check_layout(a.flags, b.flags)
                if type_check and a.dtype != b.dtype:
                    raise AssertionError("Dtypes differ: %s and NumPy's %s" % (a.dtype, b.dtype))

        return _wrapped(test, run, name)

    return decorator


def _tolerance(name, given, default):
    """The function that gives the tolerance for a result."""
    if not isinstance(given, dict):
        return lambda value: given
    for key in given:
        if key != "default" and not isinstance(key, type):
            raise TypeError(
                'numpy_cupy_allclose: %s: expected scalar types or "default", got %r' % (name, key)
            )
    return lambda value: given.get(value.dtype.type, given.get("default", default))


def numpy_cupy_allclose(
    rtol=1e-7,
    atol=0,
    err_msg="",
    verbose=True,
    name="xp",
    type_check=True,
    accept_error=True,
    contiguous_check=True,
):
    """Decorator: the arrays that a test returns with NumPy and with this library as `name` must be close.

    Shapes must agree, and dtypes if `type_check` is true. If both raise exceptions of the same kind, the test
    passes if `accept_error` is true or one of the accepted classes, unless a name is missing or NumPy did not
    raise it. With `contiguous_check` the result must be contiguous in C and in Fortran order if NumPy's is;
    this is the default of this decorator, but not of those below, as in CuPy. `rtol` and `atol` may be
    dictionaries from scalar types to numbers, with the key "default" for the others.
    """
    rtol, atol = _tolerance("rtol", rtol, 1e-7), _tolerance("atol", atol, 0)
    return _compared(
        lambda a, b: array.assert_allclose(a, b, rtol(a), atol(a), err_msg, verbose),
        name,
        type_check,
        accept_error,
        contiguous_check,
    )


def numpy_cupy_array_almost_equal(
    decimal=6, err_msg="", verbose=True, name="xp", type_check=True, accept_error=True, contiguous_check=False
):
    """Like numpy_cupy_allclose, with assert_array_almost_equal."""
    return _compared(
        lambda a, b: array.assert_array_almost_equal(a, b, decimal, err_msg, verbose),
        name,
        type_check,
        accept_error,
        contiguous_check,
    )


def numpy_cupy_array_almost_equal_nulp(
    nulp=1, name="xp", type_check=True, accept_error=True, contiguous_check=False
):
    """Like numpy_cupy_allclose, with assert_array_almost_equal_nulp."""
    return _compared(
        lambda a, b: array.assert_array_almost_equal_nulp(a, b, nulp),
        name,
        type_check,
        accept_error,
        contiguous_check,
    )


def numpy_cupy_array_max_ulp(
    maxulp=1, dtype=None, name="xp", type_check=True, accept_error=True, contiguous_check=False
):
    """Like numpy_cupy_allclose, with assert_array_max_ulp."""
    return _compared(
        lambda a, b: array.assert_array_max_ulp(a, b, maxulp, dtype),
        name,
        type_check,
        accept_error,
        contiguous_check,
    )


def numpy_cupy_array_equal(
    err_msg="",
    verbose=True,
    name="xp",
    type_check=True,
    accept_error=True,
    contiguous_check=False,
    strides_check=False,
):
    """Like numpy_cupy_allclose, with assert_array_equal; with `strides_check` strides must agree, too."""
    return _compared(
        lambda a, b: array.assert_array_equal(a, b, err_msg, verbose, strides_check),
        name,
        type_check,
        accept_error,
        contiguous_check,
    )


def numpy_cupy_array_less(
    err_msg="", verbose=True, name="xp", type_check=True, accept_error=True, contiguous_check=False
):
    """Like numpy_cupy_allclose, but the result of this library must be less than that of NumPy."""
    return _compared(
        lambda a, b: array.assert_array_less(a, b, err_msg, verbose),
        name,
        type_check,
        accept_error,
        contiguous_check,
    )


def _both(test, name, check):
    def run(*args, **kwargs):
        results, reasons = [], []
        for module in _modules():
            try:
                results.append(test(*args, **dict(kwargs, **{name: module})))
                reasons.append(None)
            except skips() as reason:
                reasons.append(reason)
            except Exception as error:
                if module is not numpy:
                    _check_complex(error)
                raise
        _check_skips(*reasons)
        check(*results)

    return _wrapped(test, run, name)


def numpy_cupy_array_list_equal(err_msg="", verbose=True, name="xp"):
    """Decorator: the lists of arrays that a test returns with both modules must be equal."""
    return lambda test: _both(test, name, lambda a, b: array.assert_array_list_equal(a, b, err_msg, verbose))


def numpy_cupy_equal(name="xp"):
    """Decorator: the numbers, or tuples of numbers, that a test returns with both modules must be equal."""

    def check(a, b):
        if a != b:
            raise AssertionError("Results are not equal: %r and NumPy's %r" % (a, b))

    return lambda test: _both(test, name, check)


def numpy_cupy_raises(name="xp", accept_error=Exception):
    """Decorator: a test must fail with both modules, by exceptions of one kind."""

    def decorator(test):
        def run(*args, **kwargs):
            errors = []
            for module in _modules():
                try:
                    test(*args, **dict(kwargs, **{name: module}))
                    errors += [None, None]
                except (Exception,) + skips() as error:
                    errors += [error, traceback.format_exc()]
            _check_errors(*errors, accept_error)

        return _wrapped(test, run, name)

    return decorator


# for dtypes -----------------------------------------------------------------------------------------------


left_out = []  # an item for each passed test that would also have had complex dtypes


def _for_each(choices, names, leaves_out=False):
    """The decorator that runs a test for each dictionary of arguments.

    It ends as skipped if some contain complex dtypes, or if the test skips itself for all of them. With
    `leaves_out` a passing test is counted as run without its complex dtypes.
    """
    choices = list(choices)
    here = [choice for choice in choices if not any(map(is_complex, choice.values()))]

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

        return _wrapped(test, run, *names)

    return decorator


def for_dtypes(dtypes, name="dtype"):
    """Decorator: runs a test for each of the dtypes as the argument `name`; complex ones count as skipped."""
    return _for_each([{name: dtype} for dtype in dtypes], [name])


def for_complex_dtypes(name="dtype"):
    """Decorator: skips a test of complex dtypes, which are not here."""
    return for_dtypes([complex], name) if numpy is not None else unittest.skip(NO_COMPLEX)


def for_orders(orders, name="order"):
    """Decorator: runs a test for each of the orders as the argument `name`."""
    return _for_each([{name: order} for order in orders], [name])


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

        return _wrapped(test, run, name)

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
