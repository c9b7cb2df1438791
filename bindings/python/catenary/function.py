"""Functions: the nodes of graphs, and the base of functions that are written in Python."""

import ctypes
import traceback
from collections import OrderedDict
from ctypes import byref, c_size_t, c_void_p
from weakref import ref

from . import _calls, _handle, raw
from ._application import Application, array_at, function_of, thread
from ._cycles import track, untrack
from ._dtype import NUMPY_ARRAY, NUMPY_SCALAR
from ._errors import callback
from ._handle import Function as FunctionHandle, Variable as VariableHandle, address, adopt, made_by
from ._library import library, quick
from ._variable import Variable, as_variable
from .array._interop import from_buffer_like
from .array._ndarray import ARRAYS, ndarray
from .cuda import to_cpu, to_gpu
from .function_hook import FunctionHook, hooks_of  # noqa: F401

_new = c_void_p.__new__
_release = library.ctn_function_release
_array_retain, _variable_retain = library.ctn_array_retain, library.ctn_variable_retain
_device = quick("array_device")


def _gone():
    """The weak reference to a variable that no longer exists."""


def _weak(variable):
    return _gone if variable is None else ref(variable)


# Attributes of functions that have another name in the reference.
_REFERENCE_NAMES = {"eps": "noise"}


def _detach(function):
    """Removes the node of a function whose call has failed."""
    if address(function):
        untrack(function)
        _release(function._detach())


def _results(function, results, count, what, method):
    """The tuple that a method returned, after a check of its type and length."""
    if not isinstance(results, tuple):
        raise TypeError(
            "%s.%s: %s must be a tuple, got %s" % (function.label, method, what, type(results).__name__)
        )
    if count is not None and len(results) != count:
        raise ValueError(
            "%s.%s: expected %d %s, got %d" % (function.label, method, count, what, len(results))
        )
    return results


def _as_output(value, function, method, index):
    if isinstance(value, ndarray):
        return value
    if isinstance(value, (NUMPY_ARRAY, NUMPY_SCALAR)):
        return from_buffer_like(value)
    raise TypeError(
        "%s.%s: result %d: expected an array, got %s" % (function.label, method, index, type(value).__name__)
    )


def _check_gradients(function, inputs, gradients):
    """Checks gradients before C does, to add the place of the call that debug mode stores."""
    for i, (x, g) in enumerate(zip(inputs, gradients)):
        if x is None or g is None or (g.dtype == x.dtype and g.shape == x.shape):
            continue
        raise (TypeError if g.dtype != x.dtype else ValueError)(
            "%s: backward gave %s %s as gradient %d, expected %s %s\nStacktrace of the function is below:\n%s"
            % (
                function.label,
                g.dtype,
                g.shape,
                i,
                x.dtype,
                x.shape,
                "".join(traceback.format_list(function.stack)),
            )
        )


class _OtherCount(Exception):
    """forward returned another number of outputs than the call has room for; the call is repeated with the
    right number."""


@callback(raw.ctn_function_forward_fn)
def _forward(user_data, node, inputs, input_count, outputs, output_count):
    function = function_of(node)
    application = thread.applications[-1] if thread.applications else None
    if application is None or application.function is not function:
        application = Application(function)
    if application.outputs is None:
        in_data = tuple([array_at(inputs[i]) for i in range(input_count)])
        results = _results(
            function, _on_device(inputs[0], function.forward, in_data), None, "forward output", "forward"
        )
        if not results:
            raise ValueError("%s.forward: expected at least one output, got none" % function.label)
        application.outputs = [_as_output(y, function, "forward", i) for i, y in enumerate(results)]
    if len(application.outputs) != output_count:
        application.count = len(application.outputs)
        raise _OtherCount()
    for i, y in enumerate(application.outputs):
        outputs[i] = _array_retain(y)
    application.outputs = None


@callback(raw.ctn_function_backward_fn)
def _backward(user_data, node, inputs, input_count, grad_outputs, output_count, grad_inputs):
    function = function_of(node)
    in_data = tuple([array_at(inputs[i]) for i in range(input_count)])
    gy = tuple([array_at(grad_outputs[i]) for i in range(output_count)])
    gx = _results(
        function, _on_device(inputs[0], function.backward, in_data, gy), input_count, "gradients", "backward"
    )
    gx = [None if g is None else _as_output(g, function, "backward", i) for i, g in enumerate(gx)]
    if function.stack is not None:
        _check_gradients(function, in_data, gx)
    for i, g in enumerate(gx):
        grad_inputs[i] = None if g is None else _array_retain(g)


@callback(raw.ctn_function_backward_variables_fn)
def _backward_variables(user_data, node, inputs, input_count, grad_outputs, output_count, grad_inputs):
    function = function_of(node)
    xs, gy = (
        tuple([adopt(VariableHandle, where[i], True) if where[i] else None for i in range(count)])
        for where, count in ((inputs, input_count), (grad_outputs, output_count))
    )
    gx = _results(
        function, function.backward_variables(xs, gy), input_count, "gradients", "backward_variables"
    )
    gx = [
        g if g is None or isinstance(g, Variable) else as_variable(g, function.label, "gradient %d" % i)
        for i, g in enumerate(gx)
    ]
    for i, g in enumerate(gx):
        grad_inputs[i] = None if g is None else _variable_retain(g)


def _on_device(where, method, *arguments):
    """Calls a method with the device of an array as the current one."""
    room = thread.room
    if not where or _device(c_void_p(where), room, c_size_t(64), None) or room.value == b"cpu":
        return method(*arguments)
    name, before = room.value.decode(), _calls.device_current()
    if name == before:
        return method(*arguments)
    _calls.device_set_current(name)
    try:
        return method(*arguments)
    finally:
        _calls.device_set_current(before)


def _on_cpu(arrays):
    return all(a is None or _calls.array_device(a) == "cpu" for a in arrays)


def _definition(cls, label):
    """The definition of the functions of a class for C, with their callbacks."""
    has_variables = cls.backward_variables is not Function.backward_variables
    has_backward = not has_variables or any(
        getattr(cls, name) is not getattr(Function, name)
        for name in ("backward", "backward_cpu", "backward_gpu")
    )
    callbacks = raw.ctn_function_callbacks(
        ctypes.sizeof(raw.ctn_function_callbacks),
        label.encode("utf-8", "replace"),
        _forward,
        _backward if has_backward else raw.ctn_function_backward_fn(),
        _backward_variables if has_variables else raw.ctn_function_backward_variables_fn(),
    )
    return _calls.function_new(byref(callbacks), None)


@made_by
class Function(FunctionHandle):
    """One application of a function to variables, with its gradients; base of functions written in Python.

    Subclasses define forward(inputs), or forward_cpu and forward_gpu, over a tuple of arrays, giving a tuple
    of arrays, and backward(inputs, grad_outputs), or backward_cpu and backward_gpu, giving a tuple with an
    array or None for each input; backward_variables(inputs, grad_outputs) over variables makes second
    derivatives possible. check_type_forward(in_types) may check the inputs. An object is for one application.
    After a second call it represents the new application.
    """

    parameter_names = (
        gradient_names
    ) = ()  # for functions with parameters, as in the first versions of the reference
    type_check_enable = _calls.type_check_enabled()
    stack = None  # in debug mode: the result of traceback.extract_stack at the call
    _output_count = 1

    def __init__(self):
        pass

    def __call__(self, *inputs):
        """Applies the function: one Variable, or a tuple of them."""
        cls = type(self)
        variables = [
            x if isinstance(x, Variable) else as_variable(x, cls.__name__, "input %d" % i, 0)
            for i, x in enumerate(inputs)
        ]
        if not variables:
            raise TypeError("%s: expected at least one input" % cls.__name__)
        if address(self):
            self._pass_on()
        if _calls.debug():
            self.stack = traceback.extract_stack()
        if self.type_check_enable and self._checks():
            self._check_types(variables)
        definition = self._definition_for_call()
        application = Application(self)
        thread.applications.append(application)
        try:
            count = cls._output_count
            while True:
                application.count = None
                try:
                    outputs = _calls.function_call(definition, variables, count)
                except BaseException:
                    _detach(self)
                    application.node = None
                    if application.count is None:
                        raise
                    count = cls._output_count = application.count
                    continue
                break
        finally:
            thread.applications.pop()
        if address(self):
            track(self)
        return outputs[0] if count == 1 else outputs

    def _pass_on(self):
        """Before another call, moves the previous application to a new object if it is still referenced."""
        if self._use_count > 1:
            before = _new(type(self))
            before.__dict__.update(self.__dict__)
            untrack(self)
            track(_handle.own(before, self._detach()))
        else:
            _detach(self)
        self.__dict__.pop("_past_outputs", None)

    def _checks(self):
        method = getattr(self.check_type_forward, "__func__", None)
        return method is not Function.check_type_forward and _calls.type_check_enabled()

    def _check_types(self, variables):
        from .utils.type_check import checked_types

        with checked_types(self, variables) as in_types:
            self.check_type_forward(in_types)

    def _definition_for_call(self):
        own = self.__dict__.get("_own_definition")
        if own is not None:
            return own
        cls = type(self)
        if cls.label is not Function.label:
            return _definition(cls, str(self.label))
        found = cls.__dict__.get("_class_definition")
        if found is None:
            found = cls._class_definition = _definition(cls, cls.__name__)
        return found

    @property
    def inputs(self):
        """The variables to which the function was applied, as a tuple; None before a call and without
        history."""
        count = _calls.function_input_count(self)
        if count:
            return tuple([_calls.function_input(self, i) for i in range(count)])
        return self.__dict__.get("_inputs")

    @inputs.setter
    def inputs(self, inputs):
        self.__dict__["_inputs"] = inputs

    @property
    def outputs(self):
        """Weak references to the output variables as a tuple; the attribute does not exist before a call and
        without history. Before a call, inputs, outputs and rank may be set to any value."""
        past = self.__dict__.get("_past_outputs")
        if past is not None:
            return past
        count = _calls.function_output_count(self)
        if count:
            return tuple([_weak(_calls.function_output(self, i)) for i in range(count)])
        if "_outputs" in self.__dict__:
            return self.__dict__["_outputs"]
        raise AttributeError("%r object has no attribute 'outputs'" % type(self).__name__)

    @outputs.setter
    def outputs(self, outputs):
        self.__dict__["_outputs"] = outputs

    @property
    def rank(self):
        """Length of the longest chain of functions that led to the inputs."""
        return _calls.function_rank(self) if address(self) else self.__dict__.get("_rank", 0)

    @rank.setter
    def rank(self, rank):
        self.__dict__["_rank"] = rank

    @property
    def label(self):
        """The text shown in drawings: the name of the class, unless a subclass overrides it."""
        if type(self) is Function and address(self):
            return _calls.function_label(self)
        return type(self).__name__

    def forward(self, inputs):
        """Computes the outputs: calls forward_cpu if all arrays are on the CPU, otherwise forward_gpu."""
        return self.forward_cpu(inputs) if _on_cpu(inputs) else self.forward_gpu(inputs)

    def forward_cpu(self, inputs):
        """The outputs for arrays on the CPU, as a tuple."""
        raise NotImplementedError("%s has no forward_cpu" % type(self).__name__)

    def forward_gpu(self, inputs):
        """The outputs for arrays on another device, as a tuple."""
        raise NotImplementedError("%s has no forward_gpu" % type(self).__name__)

    def backward(self, inputs, grad_outputs):
        """Computes the gradients of the inputs: calls backward_cpu if all arrays are on the CPU, otherwise
        backward_gpu."""
        return (self.backward_cpu if _on_cpu(inputs + grad_outputs) else self.backward_gpu)(
            inputs, grad_outputs
        )

    def backward_cpu(self, inputs, grad_outputs):
        """The gradients of inputs on the CPU as a tuple, with None for inputs without a gradient."""
        return (None,) * len(inputs)

    def backward_gpu(self, inputs, grad_outputs):
        """The gradients of inputs on another device as a tuple, with None for inputs without a gradient."""
        return (None,) * len(inputs)

    def backward_variables(self, inputs, grad_outputs):
        """Like backward, for variables and with differentiable functions."""
        raise NotImplementedError("%s has no backward_variables" % type(self).__name__)

    def check_type_forward(self, in_types):
        """Checks the inputs, see utils.type_check; accepts everything unless a subclass defines it."""

    def unchain(self):
        """Removes the application from the graph: its outputs lose their creator, and it drops its inputs."""
        if hasattr(self, "outputs"):
            self.__dict__["_past_outputs"] = self.outputs
        _calls.function_unchain(self)

    def __getattr__(self, name):
        """Looks up an array that a function of the library publishes, such as "mask" of dropout."""
        if type(self) is Function and address(self) and not name.startswith("_"):
            try:
                return _calls.function_attribute(self, _REFERENCE_NAMES.get(name, name))
            except KeyError:
                pass
        raise AttributeError("%r object has no attribute %r" % (type(self).__name__, name))

    @property
    def parameters(self):
        """The arrays named in parameter_names, as a tuple."""
        return tuple([getattr(self, name) for name in self.parameter_names])

    @parameters.setter
    def parameters(self, values):
        self._set_all(self.parameter_names, values, "parameters")

    @property
    def gradients(self):
        """The arrays named in gradient_names, as a tuple."""
        return tuple([getattr(self, name) for name in self.gradient_names])

    @gradients.setter
    def gradients(self, values):
        self._set_all(self.gradient_names, values, "gradients")

    def _set_all(self, names, values, what):
        if len(names) != len(values):
            raise ValueError(
                "%s.%s: expected %d arrays, got %d" % (type(self).__name__, what, len(names), len(values))
            )
        for name, value in zip(names, values):
            setattr(self, name, value)

    def to_gpu(self, device=None):
        """Moves the arrays among the attributes to a device; returns the function."""
        return self._move(lambda array: to_gpu(array, device))

    def to_cpu(self):
        """Moves the arrays among its attributes to the CPU; returns the function."""
        return self._move(to_cpu)

    def _move(self, move):
        for name, value in list(self.__dict__.items()):
            if isinstance(value, ARRAYS):
                self.__dict__[name] = move(value)
        return self

    def attribute(self, name):
        """An array that a function of the library publishes, such as "mask" of dropout."""
        return _calls.function_attribute(self, name)

    @property
    def local_function_hooks(self):
        """The hooks of this function, by name in the order of registration."""
        found = OrderedDict()
        for holder in (self.__dict__.get("_own_definition"), self if address(self) else None):
            if holder is not None:
                found.update(hooks_of(holder))
        return found

    def add_hook(self, hook, name=None):
        """Registers a hook for this function only; KeyError if the name is taken."""
        if not isinstance(hook, _handle.FunctionHook):
            raise TypeError("Function.add_hook: hook: expected a FunctionHook, got %s" % type(hook).__name__)
        name = hook.name if name is None else name
        if name in self.local_function_hooks:
            raise KeyError("hook %s already exists" % name)
        holder = self
        if not address(self):
            holder = self.__dict__.get("_own_definition")
            if holder is None:
                holder = self.__dict__["_own_definition"] = _definition(type(self), str(self.label))
        _calls.function_add_hook(holder, hook._ready(), name)

    def delete_hook(self, name):
        """Removes a hook of this function; KeyError if there is none with that name."""
        for holder in (self.__dict__.get("_own_definition"), self if address(self) else None):
            if holder is not None and name in hooks_of(holder):
                return _calls.function_delete_hook(holder, name)
        raise KeyError("there is no hook %s" % name)

    def __copy__(self):
        other = _new(type(self))
        other.__dict__.update(self._own_state())
        return other

    def __deepcopy__(self, memo):
        from copy import deepcopy

        other = memo[id(self)] = _new(type(self))
        other.__dict__.update(deepcopy(self._own_state(), memo))
        return other

    def __reduce_ex__(self, protocol):
        if type(self) is Function and address(self):
            raise TypeError("cannot pickle applications of functions of the library")
        return _blank, (type(self),), self._own_state() or None

    def __setstate__(self, state):
        self.__dict__.update(state)

    def _own_state(self):
        return {
            key: value
            for key, value in self.__dict__.items()
            if key not in ("_inputs", "_outputs", "_past_outputs", "_own_definition")
        }


def _blank(cls):
    return _new(cls)


__all__ = ["Function", "FunctionHook"]


def __dir__():
    return __all__
