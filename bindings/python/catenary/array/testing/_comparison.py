"""Tests that run once with NumPy and once with this library, whose results are compared."""

import functools
import inspect
import sys
import traceback
import unittest
import warnings

from ..._dtype import numpy
from .._ndarray import ndarray
from . import array
from ._shaped import NO_COMPLEX, this_module

_OURS = __name__.rsplit(".", 2)[0]


def _modules():
    if numpy is None:
        raise unittest.SkipTest("needs NumPy to compare with")
    return this_module(), numpy


def wrapped(test, run, *names):
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
    """Whether a program that catches NumPy's exception by a built-in class catches ours as well. An AxisError
    is of two such classes, but stands for NumPy's AxisError alone, because it says what is wrong."""
    of_axes = getattr(numpy, "exceptions", numpy).AxisError
    if isinstance(ours, of_axes) and not isinstance(theirs, of_axes):
        return False
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
    if isinstance(theirs, MemoryError):
        raise unittest.SkipTest("NumPy needs more memory than there is: %s" % theirs)
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

        return wrapped(test, run, name)

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

    return wrapped(test, run, name)


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
    """Decorator: a test must fail with both modules, by exceptions of one kind.

    It is deprecated, as in CuPy: `pytest.raises` in a loop over both modules shows what is expected.
    """
    warnings.warn(
        "numpy_cupy_raises is deprecated; use pytest.raises with both modules",
        DeprecationWarning,
        stacklevel=2,
    )

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

        return wrapped(test, run, name)

    return decorator
