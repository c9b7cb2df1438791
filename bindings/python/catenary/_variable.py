"""Variables: arrays with history."""

from ctypes import byref, c_void_p
from weakref import ref

from . import _calls, raw
from ._cycles import track
from ._dtype import NUMPY_ARRAY, numpy
from ._errors import DeviceError, GradientDeviceError, failure
from ._extension import native
from ._handle import (
    Function as FunctionHandle,
    Variable as VariableHandle,
    _live,
    _tracked,
    address,
    arrived,
    made_by,
)
from ._library import pointer, quick as _quick
from .array._interop import from_buffer_like
from .array._ndarray import ndarray
from .cuda import gpu_name
from .flag import AUTO, FLAGS, OFF, Flag

_new = c_void_p.__new__
_auto = AUTO.code
_limit = 4096  # length of _live at which entries of dead arrays are removed


_ctn_variable_new, _data, _grad = map(_quick, ("variable_new", "variable_data", "variable_grad"))
_set_volatile, _set_requires_grad = map(_quick, ("variable_set_volatile", "variable_set_requires_grad"))
_backward, _zerograd, _cleargrad = map(
    _quick, ("variable_backward", "variable_zerograd", "variable_cleargrad")
)


def _sweep():
    """Removes dead arrays from the registry; they do not remove themselves because that would slow down every
    array."""
    global _limit
    for where, found in _live.copy().items():  # a collection may change _live at any time
        if found() is None and _live.get(where) is found:
            del _live[where]
    _limit = max(4096, 2 * len(_live))


def same_array(array):
    """The Python object for an array that a variable or another C object holds; None for NULL."""
    if len(_live) > _limit:
        _sweep()
    return arrived(array)


def taken(data, what):
    """The array to store in a variable; TypeError for anything but arrays of this package and of NumPy."""
    if isinstance(data, ndarray):
        return same_array(data)
    if isinstance(data, NUMPY_ARRAY):
        return from_buffer_like(data)
    raise TypeError("%s: expected numpy.ndarray or catenary.ndarray, got %s" % (what, type(data).__name__))


_SUMMARY = ("device", "volatile", "backend", "shape", "dtype", "statistics", "grad")


_BASES = (VariableHandle,) if native is None else (native.Counted, VariableHandle)


@made_by
class Variable(*_BASES):
    """An array with history, through which backward() computes gradients.

    data: an ndarray, or a NumPy array, whose memory is shared. volatile: a Flag or a value that Flag accepts;
    results computed from variables that are ON have no history. name: a text for drawings and messages. grad:
    the initial gradient, an array of the same shape and dtype. Raises TypeError if data or grad is not an
    array.
    """

    __array_priority__ = 200
    __array_ufunc__ = None  # NumPy's operators defer to those here

    def __init__(self, data, volatile=OFF, name=None, grad=None):
        if address(self):
            raise TypeError("Variable: the object has already been initialized")
        if data.__class__ is not ndarray:
            data = taken(data, "Variable: data")
        status = _ctn_variable_new(data, byref(self))
        if status:
            raise failure(status)
        where = address(data)
        found = _live.get(where)
        if found is None or found() is None:
            same_array(data)
        _live[address(self)] = ref(self)
        if volatile is not OFF:
            self.volatile = volatile
        if name is not None:
            self.name = name
        if grad is not None:
            self.grad = grad

    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)
        if name in self.__dict__:
            track(self)  # an attribute set by the user, which a new object for the variable would lack

    @property
    def data(self):
        """The array: the same object while it is referenced. It may be replaced."""
        out = _new(ndarray)
        status = _data(self, byref(out))
        if status:
            raise failure(status)
        where = address(out)
        found = _live.get(where)
        if found is not None:
            there = found()
            if there is not None:
                return there
        return same_array(out)

    @data.setter
    def data(self, data):
        _calls.variable_set_data(self, taken(data, "Variable.data"))

    @property
    def grad(self):
        """The gradient: an array, or None before backward has reached the variable."""
        out = _new(ndarray)
        status = _grad(self, byref(out))
        if status:
            raise failure(status)
        return same_array(out)

    @grad.setter
    def grad(self, grad):
        try:
            _calls.variable_set_grad(self, None if grad is None else taken(grad, "Variable.grad"))
        except DeviceError as error:
            raise GradientDeviceError(*error.args) from None

    @property
    def grad_variable(self):
        """The gradient as a variable, with history after backward(create_graph=True), or None."""
        return _calls.variable_grad_variable(self)

    @property
    def creator(self):
        """The Function that made the variable, or None."""
        return self.__dict__.get("_creator") or _calls.variable_creator(self)

    @creator.setter
    def creator(self, function):
        if function is None:
            raise ValueError("Variable.creator: expected a Function; unchain_backward() removes creators")
        self.set_creator(function)

    @property
    def rank(self):
        """Length of the longest chain of functions that led to the variable. It may be set, which affects
        only the ranks of variables computed from this one."""
        creator = self.__dict__.get("_creator")
        return creator.rank + 1 if creator is not None else _rank(self)

    @rank.setter
    def rank(self, rank):
        self._rank = rank
        _ranked.append(True)

    @property
    def volatile(self):
        """The Flag. It may be set, also by name or bool, if the variable has no creator."""
        return FLAGS[_calls.variable_volatile(self)]

    @volatile.setter
    def volatile(self, flag):
        _calls.variable_set_volatile(self, Flag(flag).code)

    @property
    def requires_grad(self):
        """Whether backward computes a gradient for the variable; False for constants."""
        return _calls.variable_requires_grad(self)

    @requires_grad.setter
    def requires_grad(self, wanted):
        _calls.variable_set_requires_grad(self, wanted)

    @property
    def name(self):
        """The name, or None."""
        return _calls.variable_name(self)

    @name.setter
    def name(self, name):
        _calls.variable_set_name(self, name)

    @property
    def label(self):
        """The text shown in drawings: shape and dtype."""
        label, name = _calls.variable_label(self), self.name
        return label if name is None else label[len(name) + 2 :]

    shape = property(lambda self: self.data.shape, doc="Lengths of the axes.")
    dtype = property(lambda self: self.data.dtype, doc="Type of the elements.")
    ndim = property(lambda self: self.data.ndim, doc="Number of axes.")
    size = property(lambda self: self.data.size, doc="Number of elements.")

    def __len__(self):
        """Number of elements, as in the reference."""
        return self.data.size

    def __bool__(self):
        raise NotImplementedError("Variable: a variable has no truth value; use its data, as in bool(v.data)")

    def __float__(self):
        raise TypeError("Variable: expected a number, got a variable; use its data, as in float(v.data)")

    __int__ = __complex__ = __float__

    def __array__(self, dtype=None, copy=None):
        raise TypeError("Variable: expected an array, got a variable; use its data, as in asarray(v.data)")

    def __hash__(self):
        return id(self) // 16

    def __repr__(self):
        """The values as those of an array, with the name."""
        if not address(self):
            return "<variable without an array>"
        before, text = "variable" if self.name is None else "variable " + self.name, repr(self.data)
        further = " " * (len(before) - len("array"))
        return before + text[len("array") :].replace("\n", "\n" + further)

    __str__ = __repr__

    def summary(self):
        """The name, or the address, in one line."""
        return "<variable %s>" % self.name if self.name is not None else "<variable at 0x%x>" % id(self)

    def backward(self, retain_grad=False, create_graph=False):
        """Computes gradients by backpropagation from this variable through its history.

        A variable of one element without a gradient starts with a gradient of one. A larger variable without
        one starts from the gradients of the other outputs of its creator. Gradients of variables without a
        creator are added to existing ones; others are kept only with retain_grad. With create_graph the
        gradients have history themselves.
        """
        status = _backward(self, 1 if retain_grad else 0, 1 if create_graph else 0)
        if status:
            error = failure(status)
            other = (
                self._result_with_gradient() if status == raw.CTN_ERROR_STATE and self.grad is None else None
            )
            if other is None:
                raise error
            other.backward(retain_grad, create_graph)

    def _result_with_gradient(self):
        """Another output of the creator that has a gradient, or None."""
        results = [result() for result in getattr(self.creator, "outputs", None) or ()]
        return next((y for y in results if y is not None and y is not self and y.grad is not None), None)

    def cleargrad(self):
        """Removes the gradient."""
        status = _cleargrad(self)
        if status:
            raise failure(status)

    def zerograd(self):
        """Sets the gradient to zeros."""
        status = _zerograd(self)
        if status:
            raise failure(status)

    zero_grad = zerograd

    def addgrad(self, var):
        """Adds the gradient of another variable, on any device, to the gradient of this one; ValueError if
        either is missing."""
        if _variable(var, "addgrad").grad is None or self.grad is None:
            raise ValueError(
                "Variable.addgrad: expected gradients of both, got none of %s"
                % ("the source" if var.grad is None else "the target")
            )
        _calls.variable_addgrad(self, var)

    def copydata(self, var):
        """Copies the elements of another variable, on any device, into the array of this one."""
        _calls.variable_copydata(self, _variable(var, "copydata"))

    def unchain_backward(self):
        """Deletes the history: this variable and those that it was computed from lose their creators."""
        self.__dict__.pop("_creator", None)
        _calls.variable_unchain_backward(self)

    def set_creator(self, gen_func, index=0):
        """Makes the variable the output with number `index` of a function.

        An object with a rank that is not a called Function is only stored, for `creator` and `rank`.
        """
        if isinstance(gen_func, FunctionHandle) and address(gen_func):
            _calls.variable_set_creator(self, gen_func, index)
            self.__dict__.pop("_creator", None)
        elif hasattr(gen_func, "rank"):
            self.__dict__["_creator"] = gen_func
        else:
            raise TypeError(
                "Variable.set_creator: gen_func: expected a Function, got %s" % type(gen_func).__name__
            )

    def debug_print(self):
        """A summary of several lines: name, device, flag, class of the array, shape, dtype, mean and standard
        deviation of data and gradient."""
        lines = dict(line[2:].split(": ", 1) for line in _calls.variable_debug_text(self).splitlines()[1:])
        if lines["device"] == "cpu":
            lines["device"] = "CPU"
        lines["volatile"] = lines["volatile"].upper()
        lines["backend"] = type(self.data)
        return "\n".join(
            [self.summary()]
            + ["- %s: %s" % (name, lines[name]) for name in _SUMMARY]
            + ["- value: %r" % self]
        )

    def to_cpu(self):
        """Moves array and gradient to the CPU."""
        _calls.variable_to_device(self, "cpu")

    def to_gpu(self, device=None):
        """Moves array and gradient to a device given as a number, a name or a Device; None is the current
        device."""
        _calls.variable_to_device(self, gpu_name(device))

    def reshape(self, *shape):
        """functions.reshape of the variable."""
        return _calls.reshape(
            self, shape[0] if len(shape) == 1 and not hasattr(shape[0], "__index__") else shape
        )

    def transpose(self, *axes):
        """functions.transpose of the variable."""
        if len(axes) == 1 and not hasattr(axes[0], "__index__"):
            axes = axes[0]
        return _calls.transpose(self, axes or None)

    @property
    def T(self):
        """The variable with its axes reversed."""
        return _calls.transpose(self, None)

    def __copy__(self):
        other = type(self)(self.data, self.volatile, self.name, self.grad)
        other.requires_grad = self.requires_grad
        other.__dict__.update(self.__dict__)
        return other

    def __deepcopy__(self, memo):
        from copy import deepcopy

        other = type(self)(deepcopy(self.data, memo), self.volatile, self.name, deepcopy(self.grad, memo))
        memo[id(self)] = other
        other.requires_grad = self.requires_grad
        other.__dict__.update(deepcopy(self.__dict__, memo))
        return other

    def __reduce_ex__(self, protocol):
        state = dict(self.__dict__)
        return (
            _restored,
            (type(self), self.data, str(self.volatile), self.name, self.grad, self.requires_grad),
            state or None,
        )

    def __setstate__(self, state):
        self.__dict__.update(state)


def _restored(cls, data, volatile, name, grad, requires_grad):
    variable = cls(data, volatile, name, grad)
    variable.requires_grad = requires_grad
    return variable


_ranked = []  # not empty once a rank has been set


def _rank(variable):
    """The rank of a variable, computed from the ranks that were set."""
    if not _ranked:
        return _calls.variable_rank(variable)
    found, waiting = {}, [variable]
    while waiting:
        last = waiting[-1]
        creator = last.creator
        inputs = () if creator is None or "_rank" in last.__dict__ else creator.inputs or ()
        missing = [x for x in inputs if id(x) not in found]
        if missing:
            waiting += missing
            continue
        ranks = [found[id(x)][0] + 1 for x in inputs]
        found[id(last)] = last.__dict__.get("_rank", max(ranks, default=_calls.variable_rank(last))), last
        waiting.pop()
    return found[id(variable)][0]


def _variable(value, function):
    if isinstance(value, Variable):
        return value
    raise TypeError("Variable.%s: var: expected a Variable, got %s" % (function, type(value).__name__))


def as_variable(value, function, name, constant=1):
    """Makes a variable of an argument that is not one yet. Its flag combines with all others; a constant gets
    no gradient, because nothing could read it."""
    if value.__class__ is not ndarray and not isinstance(value, ndarray):
        if numpy is None or not isinstance(value, numpy.ndarray):
            raise TypeError(
                "%s: %s: expected a Variable or an array, got %s" % (function, name, type(value).__name__)
            )
        value = from_buffer_like(value)
    variable = _new(Variable)
    status = (
        _ctn_variable_new(value, byref(variable))
        or _set_volatile(variable, _auto)
        or constant
        and _set_requires_grad(variable, 0)
    )
    if status:
        raise failure(status)
    _live[address(variable)] = ref(variable)
    return variable


if native is not None:
    native.set_variable(Variable, pointer("variable_release"), _tracked)
_calls.bind(Variable=Variable, as_variable=as_variable)
