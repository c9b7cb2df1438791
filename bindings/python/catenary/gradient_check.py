"""Comparison of gradients with finite differences."""

from copy import copy
from itertools import count

from . import _calls, array, raw
from ._dtype import numpy
from ._errors import DeviceError, callback
from ._handle import Variable as VariableHandle, adopt
from ._library import library
from ._variable import Variable, as_variable
from .array._interop import from_buffer_like
from .array._ndarray import as_operand, ndarray
from .function import Function

_running = {}  # number -> function
_numbers = count(1)


class _Called:
    """A Python function that C calls by its number while a check runs."""

    def __init__(self, function):
        self.function = function

    def __enter__(self):
        self.number = next(_numbers)
        _running[self.number] = self.function
        return self.number

    def __exit__(self, *exception):
        del _running[self.number]


def _give(results, outputs, output_count, kind, convert, retain):
    """Passes the results of a function to C."""
    results = tuple(results) if isinstance(results, (tuple, list)) else (results,)
    if len(results) != output_count:
        raise ValueError(
            "gradient check: expected %d outputs (as there are gradients), got %d"
            % (output_count, len(results))
        )
    results = [r if isinstance(r, kind) else convert(r) for r in results]
    for i, r in enumerate(results):
        outputs[i] = retain(r)


@callback(raw.ctn_gradient_check_arrays_fn)
def _arrays(number, outputs, output_count):
    _give(
        _running[number](),
        outputs,
        output_count,
        ndarray,
        lambda r: _array(r, "the result of f"),
        library.ctn_array_retain,
    )


@callback(raw.ctn_gradient_check_fn)
def _variables(number, inputs, input_count, outputs, output_count):
    xs = [adopt(VariableHandle, inputs[i], True) for i in range(input_count)]
    _give(
        _running[number](*xs),
        outputs,
        output_count,
        Variable,
        lambda r: as_variable(r, "gradient check", "result"),
        library.ctn_variable_retain,
    )


def _array(value, what):
    """An array for an array of this package or NumPy, a Variable, or a number."""
    if isinstance(value, Variable):
        return value.data
    operand = as_operand(value)
    if operand is NotImplemented:
        raise TypeError("gradient check: %s: expected an array, got %s" % (what, type(value).__name__))
    return operand


def _arrays_of(values, what):
    """A tuple of arrays for one array or a sequence of them."""
    if values is None:
        return (None,)
    if not isinstance(values, (tuple, list)):
        values = (values,)
    return tuple([None if value is None else _array(value, what) for value in values])


def numerical_grad(f, inputs, grad_outputs, eps=1e-3):
    """Gradients by central differences.

    f: a function without arguments that computes a tuple of arrays from `inputs`, whose elements are changed
    in place while it runs. grad_outputs: upstream gradients of the results as arrays or numbers, or None.
    Returns an array for each input, zeros for those that are not floating. Raises DeviceError if the arrays
    are not on one device.
    """
    if not eps > 0:
        raise AssertionError("numerical_grad: eps: expected a positive number, got %r" % (eps,))
    inputs, grad_outputs = tuple(inputs), tuple(grad_outputs)
    arrays = _arrays_of(inputs, "inputs")
    upstream = list(_arrays_of(grad_outputs, "grad_outputs"))
    devices = sorted(
        {
            _calls.array_device(array)
            for array, given in zip(list(arrays) + upstream, inputs + grad_outputs)
            if array is not None and not isinstance(given, (int, float))
        }
    )
    if len(devices) > 1:  # before f runs
        raise DeviceError(
            "numerical_grad: expected inputs and grad_outputs on one device, got %s" % ", ".join(devices)
        )
    shapes = [None if g is None else g.shape for g in upstream]

    def called():
        """The results, broadcast with their upstream gradients."""
        results = f()
        results = tuple(results) if isinstance(results, (tuple, list)) else (results,)
        if len(results) != len(upstream):
            raise ValueError(
                "numerical_grad: expected %d results (as there are grad_outputs), got %d"
                % (len(upstream), len(results))
            )
        results = [_array(y, "a result of f") for y in results]
        for i, y in enumerate(results):
            if upstream[i] is not None and y.shape != shapes[i]:
                results[i], wide = _calls.array_broadcast_arrays([y, upstream[i]])
                upstream[i] = _calls.array_to_device(wide, devices[0]) if devices else wide
        return results

    called()  # for the shapes of the upstream gradients
    with _Called(called) as number:
        grads = _calls.gradient_check_numerical_grad(_arrays, number, None, arrays, upstream, eps)
    return tuple([_calls.array_zeros_like(x, None) if g is None else g for g, x in zip(grads, arrays)])


def _check(call, func, x_data, y_grad, params, eps, atol, rtol):
    x_data = _arrays_of(x_data, "x_data")
    if any(x is not None and x.dtype == "float16" for x in x_data):
        rtol = max(rtol, 2.0**-10)  # the gradients themselves have no higher precision
    params = (params,) if isinstance(params, Variable) else tuple(params)
    with _Called(func) as number:
        call(_variables, number, None, x_data, _arrays_of(y_grad, "y_grad"), params or None, eps, rtol, atol)


def check_backward(func, x_data, y_grad, params=(), eps=1e-3, atol=1e-5, rtol=1e-4):
    """Checks the gradients of a function of variables (also a link or a Function), with respect to its inputs
    and to params.

    x_data: an array or several. y_grad: the upstream gradients, or None for a function with one result of one
    element. params: a Variable or several. For float16, rtol is at least 2 ** -10. Raises AssertionError with
    the worst element if a gradient is wrong.
    """
    _check(_calls.gradient_check_backward, _reusable(func), x_data, y_grad, params, eps, atol, rtol)


def check_double_backward(
    func, x_data, y_grad, x_grad_grad=None, params=(), params_grad_grad=None, eps=1e-3, atol=1e-5, rtol=1e-4
):
    """Checks second derivatives with respect to inputs, params and upstream gradients; the arguments are
    those of check_backward. The library chooses the factors of the first gradients, so that x_grad_grad and
    params_grad_grad have no effect."""
    _check(_calls.gradient_check_double_backward, _reusable(func), x_data, y_grad, params, eps, atol, rtol)


def _reusable(func):
    """Returns a callable for several applications; a Function object, which is for one, is copied."""
    return (lambda *xs: copy(func)(*xs)) if isinstance(func, Function) else func


def assert_allclose(x, y, atol=1e-5, rtol=1e-4, verbose=True):
    """Raises AssertionError unless |x - y| <= atol + rtol * |y| everywhere; NaN equals NaN. The arrays may be
    on any devices."""
    x, y = (_listed(value) for value in (x, y))
    _calls.testing_assert_allclose(_array(x, "x"), _array(y, "y"), rtol, atol, None, verbose)


def _listed(value):
    """Nested sequences of numbers as an array."""
    if isinstance(value, (list, tuple)):
        if numpy is not None:
            return from_buffer_like(numpy.array(value))
        return array.array(value)
    return value


__all__ = ["assert_allclose", "check_backward", "check_double_backward", "numerical_grad"]


def __dir__():
    return __all__
