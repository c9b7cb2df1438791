"""Fused functions of arrays that may overwrite their arguments and return anything that holds arrays."""

from . import _calls
from ._dtype import numpy
from ._handle import address
from .array._device import device_name
from .array._memory import may_share_memory
from .array._ndarray import ARRAYS, ndarray
from .array._values import asarray
from .fusion import Body, Kept, called, exactly, running

_CONSTANTS = (type(None), bool, int, float, str) + ((numpy.generic,) if numpy is not None else ())


class _Argument(int):
    """Stands for the array among the arguments with this number."""


class _Output(int):
    """Stands for the output with this number."""


class _Recorded(Body):
    """A function whose outputs are all arrays among its arguments, which it may have overwritten, and those
    that it returns.

    `form` is what it returned when it was first recorded, with numbers in the places of the arrays. `varies`
    tells whether it returned something else for other dtypes, shapes or strides.
    """

    form, key, varies = None, None, False

    def __init__(self, function, arguments, keywords, arrays, inputs):
        super().__init__(function, arguments, keywords, arrays, inputs)
        self.count = inputs + 1  # until the function has run: most return one array

    def array(self, variable):
        return variable.data

    def outputs(self, inputs):
        outputs = list(inputs)
        form = self._form(self(inputs), inputs, outputs)
        key = _key(form)
        if self.key is None:
            self.form, self.key, self.count = form, key, len(outputs)
        elif self.key != key:
            self.varies = True
        return outputs

    def _form(self, result, inputs, outputs):
        if isinstance(result, ndarray):
            for number, array in enumerate(inputs):
                if result is array:
                    return _Argument(number)
            outputs.append(result)
            return _Output(len(outputs) - 1)
        if type(result) in (tuple, list):
            return type(result)([self._form(part, inputs, outputs) for part in result])
        if isinstance(result, _CONSTANTS):
            return result
        raise TypeError(
            "fuse: expected arrays, numbers, None, or tuples or lists of them as results, got %s"
            % type(result).__name__
        )


def _key(form):
    if type(form) in (tuple, list):
        return type(form), tuple([_key(part) for part in form])
    return exactly(form)


def _filled(form, inputs, outputs):
    """What a function returns, with its arrays."""
    if type(form) in (tuple, list):
        return type(form)([_filled(part, inputs, outputs) for part in form])
    if type(form) is _Argument:
        return inputs[form]
    return outputs[form] if type(form) is _Output else form


def _readable(value):
    """An array of NumPy as a read-only one of this package, and other arguments as they are."""
    if isinstance(value, ndarray) or not isinstance(value, ARRAYS):
        return value
    value = asarray(value)
    value.flags.writeable = False
    return value


def _like(arrays):
    return tuple([(a.dtype, a.shape, a.strides, device_name(a), a.flags.writeable) for a in arrays])


class Calls:
    """Calls of a function, which is recorded once for each kind of arguments."""

    def __init__(self, function):
        self._function = function
        self._kept = Kept(function, _Recorded)
        self._kept_by_kind = Kept(function, _Recorded)  # if what is returned depends on dtypes or shapes
        self._kept_by_count = {}  # for arrays alone

    def __call__(self, args, kwargs):
        if getattr(running, "depth", 0):
            return self._function(*args, **kwargs)  # as a part of the function that is being recorded
        if not kwargs and all([value.__class__ is ndarray for value in args]):
            arrays = args
            if len(args) not in self._kept_by_count:
                self._kept_by_count[len(args)] = self._kept.find(args, kwargs, [])
            body, fused = self._kept_by_count[len(args)]
        else:
            args = [_readable(value) for value in args]
            kwargs = {name: _readable(value) for name, value in kwargs.items()}
            arrays = []
            body, fused = self._kept.find(args, kwargs, arrays)
        outputs = None
        try:
            if not body.varies:
                outputs = called(_calls.fused_call_arrays, body, fused, arrays)
        except ValueError:
            if not body.varies:
                raise
        if body.varies:
            body, fused = self._kept_by_kind.find(args, kwargs, [], _like)
            outputs = called(_calls.fused_call_arrays, body, fused, arrays)
        written = [n for n, array in enumerate(arrays) if address(outputs[n]) != address(array)]
        for n in written:
            for other, array in enumerate(arrays):
                if other != n and may_share_memory(array, arrays[n]):
                    return self._function(*args, **kwargs)
        for n in written:
            arrays[n][...] = outputs[n]
        return _filled(body.form, arrays, outputs)
