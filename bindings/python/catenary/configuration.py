"""Debug mode, recording of history, number of threads, gradients of outputs by inputs, and recomputation."""

from contextlib import contextmanager
from itertools import count

from . import _calls, raw
from ._errors import callback, lasting
from ._handle import Variable as VariableHandle, adopt
from ._library import library
from ._variable import Variable, as_variable
from .function_hook import get_function_hooks  # noqa: F401


def set_debug(debug):
    """Switches debug mode for the process. Results and gradients are checked for NaN (RuntimeError), negative
    labels are rejected, and user functions store where they were called (`stack`)."""
    _calls.set_debug(debug)


def is_debug():
    """Whether debug mode is on."""
    return _calls.debug()


def set_num_threads(count):
    """Sets the number of threads that a large operation may use, for the process; 0 means all processors."""
    _calls.set_thread_count(count)


def get_num_threads():
    """The number of threads that a large operation may use."""
    return _calls.thread_count()


class DebugMode:
    """A context manager that switches debug mode on or off."""

    def __init__(self, debug):
        self._debug = debug

    def __enter__(self):
        self._before = is_debug()
        set_debug(self._debug)
        return self

    def __exit__(self, *exception):
        set_debug(self._before)


using_debug = DebugMode


@contextmanager
def backprop_mode(enabled):
    """A context in which functions called by this thread record history, or do not."""
    before = _calls.set_backprop_enabled(enabled)
    try:
        yield
    finally:
        _calls.set_backprop_enabled(before)


def no_backprop_mode():
    """A context without history, as if all inputs were volatile."""
    return backprop_mode(False)


def force_backprop_mode():
    """A context with history inside one without."""
    return backprop_mode(True)


def _variables(values, function, name):
    values = (values,) if isinstance(values, Variable) else tuple(values)
    return [v if v is None or isinstance(v, Variable) else as_variable(v, function, name) for v in values]


def grad(outputs, inputs, grad_outputs=None, create_graph=False):
    """The gradients of outputs with respect to inputs, as a list of Variables (None for an input on which no
    output depends). Gradients of variables do not change. grad_outputs: the upstream gradients, by default
    ones. create_graph: whether the results have history."""
    upstream = None if grad_outputs is None else _variables(grad_outputs, "grad", "grad_outputs")
    return list(
        _calls.grad(
            _variables(outputs, "grad", "outputs"),
            upstream,
            _variables(inputs, "grad", "inputs"),
            create_graph,
        )
    )


class _Part:
    """A function that runs again during backward, and its last number of results."""

    __slots__ = ("function", "count")

    def __init__(self, function):
        self.function, self.count = function, None


_parts = {}
_numbers = count(1)


@callback(raw.ctn_recompute_fn)
def _run(number, inputs, input_count, outputs, output_count):
    part = _parts[number]
    results = part.function(*[adopt(VariableHandle, inputs[i], True) for i in range(input_count)])
    results = results if isinstance(results, tuple) else (results,)
    part.count = len(results)
    if len(results) != output_count:
        raise ValueError("recompute: expected %d results, got %d" % (output_count, len(results)))
    results = [r if isinstance(r, Variable) else as_variable(r, "recompute", "result") for r in results]
    for i, r in enumerate(results):
        outputs[i] = library.ctn_variable_retain(r)


@lasting(raw.ctn_destroy_fn)
def _forget(number, forget=_parts.pop):
    forget(number, None)


def recompute(func, *xs):
    """Calls func(*xs) and keeps only the inputs: backward calls it again. func takes and returns Variables,
    and must compute the same both times."""
    expected = 1
    while True:
        part, number = _Part(func), next(_numbers)
        _parts[number] = part
        try:
            ys = _calls.recompute(_run, number, _forget, _variables(xs, "recompute", "xs"), expected)
            return ys[0] if expected == 1 else ys
        except ValueError:
            _parts.pop(number, None)
            if not part.count or part.count == expected:
                raise
            expected = part.count


__all__ = [
    "DebugMode",
    "backprop_mode",
    "force_backprop_mode",
    "get_function_hooks",
    "get_num_threads",
    "grad",
    "is_debug",
    "no_backprop_mode",
    "recompute",
    "set_debug",
    "set_num_threads",
    "using_debug",
]


def __dir__():
    return __all__
