"""Fusion: chains of elementwise operations in one pass over memory."""

from collections import OrderedDict
from functools import update_wrapper
from itertools import count
from threading import Lock

from . import _calls, raw
from ._errors import callback, lasting
from ._handle import Variable as VariableHandle, adopt
from ._library import library
from ._variable import Variable, as_variable
from .array._ndarray import ARRAYS, ndarray

_KEPT = 64  # number of combinations of other arguments for which a function is kept


class _Body:
    """A function with all arguments but the arrays."""

    __slots__ = ("function", "arguments", "keywords", "arrays", "single", "count")

    def __init__(self, function, arguments, keywords, arrays):
        self.function, self.arguments, self.keywords, self.arrays = function, arguments, keywords, arrays
        self.single, self.count = True, 1

    def __call__(self, inputs):
        inputs = iter(inputs)
        arguments = [next(inputs) if a is _INPUT else a for a in self.arguments]
        keywords = {name: next(inputs) if a is _INPUT else a for name, a in self.keywords}
        return self.function(*arguments, **keywords)


def _variable(value):
    return value if isinstance(value, Variable) else as_variable(value, "fuse", "argument")


_INPUT = object()  # stands for an array
_bodies = {}
_numbers = count(1)


@callback(raw.ctn_fuse_fn)
def _run(number, inputs, input_count, outputs, output_count):
    body = _bodies[number]
    variables = [adopt(VariableHandle, inputs[i], True) for i in range(input_count)]
    results = body([v.data for v in variables] if body.arrays else variables)
    body.single = not isinstance(results, (tuple, list))
    results = (results,) if body.single else results
    body.count = len(results)
    if len(results) != output_count:
        raise ValueError("fuse: expected %d results, got %d" % (output_count, len(results)))
    for i, result in enumerate(results):
        if not isinstance(result, (Variable, ndarray)):
            raise TypeError("fuse: expected arrays or variables as results, got %s" % type(result).__name__)
        outputs[i] = library.ctn_variable_retain(_variable(result))


@lasting(raw.ctn_destroy_fn)
def _forget(number, forget=_bodies.pop):
    forget(number, None)


def _exactly(value):
    """A key in which equal numbers of different types, and zeros of different signs, differ."""
    if isinstance(value, tuple):
        return tuple([_exactly(part) for part in value])
    return (type(value), value.hex()) if isinstance(value, float) else (type(value), value)


class _Fused:
    """What fuse() returns."""

    def __init__(self, function):
        update_wrapper(self, function)
        self._function = function
        self._kept = OrderedDict()
        self._lock = Lock()

    def __get__(self, instance, owner=None):
        return self if instance is None else _Method(self, instance)

    def __call__(self, *args, **kwargs):
        inputs = []

        def part(value):
            if not isinstance(value, (Variable, *ARRAYS)):
                return value
            inputs.append(value)
            return _INPUT

        arguments = tuple([part(value) for value in args])
        keywords = tuple([(name, part(value)) for name, value in sorted(kwargs.items())])
        if not inputs:
            raise TypeError("fuse: expected an array or a variable among the arguments")
        arrays = not any(isinstance(value, Variable) for value in inputs)
        body, fused = self._find(arguments, keywords, arrays)
        call = _calls.fused_call_arrays if arrays else _calls.fused_call
        if not arrays:
            inputs = [_variable(value) for value in inputs]
        expected = body.count
        try:
            results = call(fused, inputs, expected)
        except ValueError:
            if body.count == expected:
                raise
            results = call(fused, inputs, body.count)
        return results[0] if body.single else results

    def _find(self, arguments, keywords, arrays):
        """The function for these other arguments."""
        key = (_exactly(arguments), _exactly(keywords), arrays)
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                body, number = _Body(self._function, arguments, keywords, arrays), next(_numbers)
                _bodies[number] = body
                found = self._kept[key] = body, _calls.fused_new(_run, number, _forget)
                if len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
        return found


class _Method:
    """A fused function that is called as a method."""

    def __init__(self, fused, instance):
        self._fused, self._instance = fused, instance

    def __call__(self, *args, **kwargs):
        return self._fused(self._instance, *args, **kwargs)


def fuse(function):
    """A decorator for functions of elementwise operations, which then take few passes over memory.

    The function takes Variables or arrays and returns one or several of them:

        @catenary.fuse
        def loss(x, y):
            return F.mean((x - y) ** 2 * 0.5 + abs(x))

    When it is called with new dtypes, shapes or strides, it runs once with arguments that have no values. It
    may use elementwise functions, comparisons, `where`, casts, views, broadcasting, and reductions such as
    `sum`, `mean` and `max`; anything else, and reading values, raises an error that names the operation.
    Arrays that it uses must be arguments. Other arguments must be hashable and are constants.

    With Variables the result has a gradient, which is computed in few passes as well and keeps only the
    arguments; derivatives of higher order exist. Results have the same bits as those of the operations
    themselves, except that reductions may add in another order.
    """
    return _Fused(function)


__all__ = ["fuse"]


def __dir__():
    return __all__
