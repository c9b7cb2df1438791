"""User-defined kernels, and memoization of function results."""

import functools
from ctypes import c_void_p
from operator import index

from .. import _calls
from .._convert import addresses, int64
from .._dtype import NUMPY_SCALAR
from .._errors import failure
from .._handle import Array as ArrayHandle, adopt_all
from ._arguments import axes_of, destination
from ._creation import empty
from ._interop import as_operand, from_buffer_like
from ._ndarray import ndarray


def _parsed(params, function, name):
    """The words of each parameter in a list: optionally 'raw', the type, the name."""
    if not isinstance(params, str):
        raise TypeError("%s: %s: expected a string, got %s" % (function, name, type(params).__name__))
    return [part.split() for part in params.split(",") if part.strip()]


def _given(value, function):
    """An argument of a kernel; numbers take the type of their parameter, NumPy scalars keep their own."""
    if isinstance(value, ndarray):
        return value
    if isinstance(value, NUMPY_SCALAR):
        return from_buffer_like(value)
    made = as_operand(value)
    if made is NotImplemented:
        raise TypeError("%s: expected arrays and numbers, got %s" % (function, type(value).__name__))
    return made


def _options(function, options, texts):
    """The kernel options for compiler options and texts."""
    if isinstance(options, str):
        raise TypeError("%s: options: expected a sequence of strings, got a string" % function)
    made = _calls.kernel_options_new()
    for option in options:
        _calls.kernel_options_add_compiler_option(made, option)
    for setter, value in texts:
        if value is not None and value != "":
            setter(made, value)
    return made


class _Kernel:
    def _declare(self, in_params, out_params, name):
        if not isinstance(name, str):
            raise TypeError("name: expected a string, got %s" % type(name).__name__)
        if not name.isidentifier() or not name.isascii():
            raise ValueError("Invalid kernel name: expected an identifier of C++, got %r" % name)
        self._inputs, self._outputs = (
            _parsed(in_params, name, "in_params"),
            _parsed(out_params, name, "out_params"),
        )
        self.nin, self.nout = len(self._inputs), len(self._outputs)
        self.nargs = self.nin + self.nout

    def _arguments(self, args, out):
        """The inputs, and the destinations or None."""
        if len(args) not in (self.nin, self.nargs):
            raise TypeError(
                "Wrong number of arguments for %s: expected %d inputs, or also %d outputs, got %d"
                % (self.name, self.nin, self.nout, len(args))
            )
        outs = args[self.nin :]
        if out is not None:
            if outs:
                raise TypeError("%s: outputs are given by position and by name" % self.name)
            outs = out if isinstance(out, (tuple, list)) else (out,)
            if len(outs) != self.nout:
                raise TypeError("%s: out: expected %d arrays, got %d" % (self.name, self.nout, len(outs)))
        inputs = [_given(value, self.name) for value in args[: self.nin]]
        return inputs, [destination(o, self.name) for o in outs] or None

    def _results(self, made, outs):
        made = tuple([new if out is None else out for new, out in zip(made, outs or (None,) * self.nout)])
        return made[0] if self.nout == 1 else made

    def __repr__(self):
        return "<%s '%s'>" % (type(self).__name__, self.name)


def _elementwise(kernel, inputs, count, outs, nout):
    made = (c_void_p * nout)()
    status = _calls.ctn_elementwise_kernel_call(
        kernel, addresses(inputs), len(inputs), count, None if outs is None else addresses(outs), made, nout
    )
    if status:
        raise failure(status)
    return adopt_all(ArrayHandle, made)


class ElementwiseKernel(_Kernel):
    """A loop over the elements of broadcast arrays in C++, compiled on the first call, also for the CPU.

    `in_params` and `out_params` are lists such as 'T x, raw int32 y', `operation` the statements for one
    element, in which inputs and outputs are variables and `i` is the number of the element. It is called with
    the inputs and optionally the outputs, and returns the outputs: an array or a tuple. `size` is the number
    of elements if all arrays are raw. `block_size`, the threads of a block in CuPy, must be positive; the
    library chooses its own.
    """

    def __init__(
        self,
        in_params,
        out_params,
        operation,
        name="kernel",
        reduce_dims=True,
        options=(),
        preamble="",
        loop_prep="",
        after_loop="",
    ):
        self._declare(in_params, out_params, name)
        self.in_params, self.out_params, self.operation, self.name = in_params, out_params, operation, name
        given = _options(
            name,
            options,
            (
                (_calls.kernel_options_set_preamble, preamble),
                (_calls.kernel_options_set_loop_prep, loop_prep),
                (_calls.kernel_options_set_after_loop, after_loop),
            ),
        )
        _calls.kernel_options_set_reduce_dims(given, reduce_dims)
        self._handle = _calls.elementwise_kernel_new(in_params, out_params, operation, name, given)

    def __call__(self, *args, size=None, block_size=None, out=None):
        if block_size is not None and index(block_size) < 1:
            raise ValueError("%s: block_size: expected a positive number, got %d" % (self.name, block_size))
        inputs, outs = self._arguments(args, out)
        self._check_size(size, (*args[: self.nin], *(outs or ())))
        count = -1 if size is None else int64(size, "size")
        if outs is None and count >= 0:
            outs = self._raw_outputs(args, count)
        return self._results(_elementwise(self._handle, inputs, count, outs, self.nout), outs)

    def _check_size(self, size, arguments):
        """Refuses a size beside arrays that determine it, and its absence without them."""
        decided = any(
            words[0] != "raw" and not isinstance(value, (int, float, NUMPY_SCALAR))
            for words, value in zip(self._inputs + self._outputs, arguments)
        )
        if decided and size is not None:
            raise ValueError(
                "Specified 'size' cannot be used: arrays of %s that are not raw determine the number of "
                "elements" % self.name
            )
        if not decided and size is None:
            raise ValueError(
                "Loop size is undecided. %s: size: expected the number of elements, because no array that is "
                "not raw determines it" % self.name
            )

    def _raw_outputs(self, args, size):
        """New destinations of the given size for raw outputs, for which C requires arrays."""
        if not any(words[0] == "raw" for words in self._outputs):
            return None
        types = {
            words[-2]: a.dtype
            for words, a in zip(self._inputs, args)
            if len(words[-2]) == 1 and hasattr(a, "dtype")
        }
        return [
            empty((size,), types.get(words[-2], words[-2])) if words[0] == "raw" else None
            for words in self._outputs
        ]


class ReductionKernel(_Kernel):
    """A reduction of broadcast arrays in C++, compiled on the first call, also for the CPU.

    `map_expr` maps the inputs, `reduce_expr` combines `a` and `b`, `post_map_expr` writes the outputs from
    `a`; `identity` is the first value. Called with the inputs, `axis` (a number, a tuple, or None for all),
    `out` and `keepdims`.
    """

    def __init__(
        self,
        in_params,
        out_params,
        map_expr,
        reduce_expr,
        post_map_expr,
        identity,
        name="reduce_kernel",
        reduce_type=None,
        reduce_dims=True,
        preamble="",
        options=(),
    ):
        self._declare(in_params, out_params, name)
        self.in_params, self.out_params, self.identity, self.name = in_params, out_params, identity, name
        given = _options(
            name,
            options,
            (
                (_calls.kernel_options_set_preamble, preamble),
                (_calls.kernel_options_set_reduce_type, reduce_type),
            ),
        )
        self._handle = _calls.reduction_kernel_new(
            in_params,
            out_params,
            map_expr,
            reduce_expr,
            post_map_expr,
            None if identity is None else str(identity),
            name,
            given,
        )

    def __call__(self, *args, axis=None, out=None, keepdims=False):
        inputs, outs = self._arguments(args, out)
        made = _calls.reduction_kernel_call(self._handle, inputs, axes_of(axis), keepdims, outs, self.nout)
        return self._results(made, outs)


class RawKernel:
    """A kernel in CUDA C, `code` with the function `name`, compiled on the first call, also for the CPU.

    It is called with the grid and the block, tuples of up to three numbers, and the arguments: arrays for
    pointers, or numbers.
    """

    def __init__(self, code, name, options=()):
        self.code, self.name, self.options = code, name, tuple(options)
        self._handle = _calls.raw_kernel_new(code, name, _options(name, options, ()))

    def __call__(self, grid, block, args, shared_mem=0, stream=None):
        if not isinstance(args, (tuple, list)):
            raise TypeError("%s: args: expected a tuple, got %s" % (self.name, type(args).__name__))
        if shared_mem or stream is not None:
            raise NotImplementedError(
                "%s: shared_mem and stream: kernels run on the current stream, without dynamic "
                "shared memory" % self.name
            )
        _calls.raw_kernel_call(self._handle, grid, block, [_given(value, self.name) for value in args])

    def __repr__(self):
        return "<RawKernel '%s'>" % self.name


_memories = []


def memoize(for_each_device=False):
    """Decorator: stores the results of a function by its arguments, which must be hashable, and optionally
    the device."""

    def decorator(function):
        memory = {}
        _memories.append(memory)

        @functools.wraps(function)
        def remembered(*args, **kwargs):
            key = (_calls.device_current() if for_each_device else None, args, frozenset(kwargs.items()))
            try:
                return memory[key]
            except KeyError:
                made = memory[key] = function(*args, **kwargs)
                return made

        return remembered

    return decorator


def clear_memo():
    """Deletes the stored results of all functions decorated with memoize."""
    for memory in _memories:
        memory.clear()


__all__ = ["ElementwiseKernel", "RawKernel", "ReductionKernel", "clear_memo", "memoize"]
