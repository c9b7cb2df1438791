"""Fusion: chains of elementwise operations in one pass over memory."""

from collections import OrderedDict
from functools import update_wrapper
from itertools import count
from threading import Lock, local

from . import _calls, raw
from ._errors import callback, lasting
from ._handle import Variable as VariableHandle, adopt
from ._library import library
from ._variable import Variable, as_variable
from .array._ndarray import ARRAYS, ndarray

_KEPT = 64  # number of combinations of other arguments for which a function is kept


class Body:
    """A function with all arguments but the arrays."""

    def __init__(self, function, arguments, keywords, arrays, inputs):
        self.function, self.arguments, self.keywords, self.arrays = function, arguments, keywords, arrays
        self.single, self.count = True, 1

    def array(self, variable):
        """The array for the function, which must not overwrite it."""
        array = _calls.array_view(variable.data, None)
        _calls.array_set_writeable(array, False)
        return array

    def __call__(self, inputs):
        inputs = iter(inputs)
        arguments = [next(inputs) if a is _INPUT else a for a in self.arguments]
        keywords = {name: next(inputs) if a is _INPUT else a for name, a in self.keywords}
        return self.function(*arguments, **keywords)

    def outputs(self, inputs):
        """Runs the function; returns a sequence of its results, and keeps their number."""
        results = self(inputs)
        self.single = not isinstance(results, (tuple, list))
        results = (results,) if self.single else results
        self.count = len(results)
        return results


def _variable(value):
    return value if isinstance(value, Variable) else as_variable(value, "fuse", "argument")


_INPUT = object()  # stands for an array
running = local()  # its `depth` is the number of bodies that run in this thread
_bodies = {}
_numbers = count(1)


@callback(raw.ctn_fuse_fn)
def _run(number, inputs, input_count, outputs, output_count):
    body = _bodies[number]
    variables = [adopt(VariableHandle, inputs[i], True) for i in range(input_count)]
    running.depth = getattr(running, "depth", 0) + 1
    try:
        results = body.outputs([body.array(v) for v in variables] if body.arrays else variables)
    finally:
        running.depth -= 1
    if len(results) != output_count:
        raise ValueError("fuse: expected %d results, got %d" % (output_count, len(results)))
    for i, result in enumerate(results):
        if not isinstance(result, (Variable, ndarray)):
            raise TypeError("fuse: expected arrays or variables as results, got %s" % type(result).__name__)
        outputs[i] = library.ctn_variable_retain(_variable(result))


@lasting(raw.ctn_destroy_fn)
def _forget(number, forget=_bodies.pop):
    forget(number, None)


def exactly(value):
    """A key in which equal numbers of different types, and zeros of different signs, differ."""
    if isinstance(value, tuple):
        return tuple([exactly(part) for part in value])
    return (type(value), value.hex()) if isinstance(value, float) else (type(value), value)


class Kept:
    """The fused functions for the combinations of other arguments that were used last."""

    def __init__(self, function, kind=Body):
        self._function, self._kind = function, kind
        self._kept = OrderedDict()
        self._lock = Lock()

    def find(self, args, kwargs, inputs, like=None):
        """The body and its fused function. Appends the arrays and variables among the arguments to `inputs`;
        `like(inputs)` is part of what the function depends on."""

        def part(value):
            if not isinstance(value, (Variable, *ARRAYS)):
                return value
            inputs.append(value)
            return _INPUT

        arguments = tuple([part(value) for value in args])
        keywords = tuple([(name, part(value)) for name, value in sorted(kwargs.items())])
        arrays = not any(isinstance(value, Variable) for value in inputs)
        key = (exactly(arguments), exactly(keywords), arrays, like and like(inputs))
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                number = next(_numbers)
                body = self._kind(self._function, arguments, keywords, arrays, len(inputs))
                _bodies[number] = body
                found = self._kept[key] = body, _calls.fused_new(_run, number, _forget)
                if len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
        return found


def called(call, body, fused, inputs):
    """The outputs for inputs. The number of outputs is known after the function has run once."""
    expected = body.count
    try:
        return call(fused, inputs, expected)
    except ValueError:
        if body.count == expected:
            raise
        return call(fused, inputs, body.count)


class _Fused:
    """What fuse() returns."""

    def __init__(self, function):
        update_wrapper(self, function)
        self._kept = Kept(function)

    def __get__(self, instance, owner=None):
        return self if instance is None else _Method(self, instance)

    def __call__(self, *args, **kwargs):
        inputs = []
        body, fused = self._kept.find(args, kwargs, inputs)
        if not inputs:
            raise TypeError("fuse: expected an array or a variable among the arguments")
        if body.arrays:
            results = called(_calls.fused_call_arrays, body, fused, inputs)
        else:
            results = called(_calls.fused_call, body, fused, [_variable(value) for value in inputs])
        return results[0] if body.single else results


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
