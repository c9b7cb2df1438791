"""Internals of CuPy that tests use."""

from .._calls import dtype_can_cast
from .._convert import CASTINGS
from .._dtype import DTYPES, dtype_code
from .._errors import AxisError
from ..array import ReductionKernel, copyto

_AxisError = AxisError
ENABLE_SLICE_COPY = False  # whether assignments of slices are done by the driver


ACCELERATOR_CUB, ACCELERATOR_CUTENSOR = 1, 2


def get_size(size):
    """A shape given as None, a number or a sequence, as a tuple."""
    if size is None:
        return ()
    if hasattr(size, "__index__"):
        return (size,)
    if hasattr(size, "__len__"):
        return tuple(size)
    raise ValueError("get_size: expected None, an integer or a sequence, got %r" % (size,))


def get_routine_accelerators():
    """Libraries that compute some routines instead of this one: none."""
    return []


get_reduction_accelerators = get_routine_accelerators


def set_routine_accelerators(accelerators):
    """Accepts only an empty list."""
    if list(accelerators):
        raise NotImplementedError("set_routine_accelerators: there is no accelerator %s" % accelerators[0])


set_reduction_accelerators = set_routine_accelerators


def elementwise_copy(a, b):
    """Copies the elements of an array to another of the same shape."""
    copyto(b, a, casting="unsafe")


class _ReductionFunction:
    """A reduction with an expression for each of several pairs of dtypes: the first that holds the array is
    chosen."""

    def __init__(self, name, ops, routine, identity):
        self.name, self._kernels = name, []
        before, combine, after, kind = routine
        for types in ops:
            own = (before, combine, after, kind)
            if not isinstance(types, str):
                types, own = types
            x, y = (DTYPES[dtype_code(letter)] for letter in types.split("->"))
            kernel = ReductionKernel(
                "%s in0" % x.name, "%s out0" % y.name, own[0], own[1], own[2], identity, name, own[3]
            )
            self._kernels.append((dtype_code(x), kernel))

    def __call__(self, a, axis=None, dtype=None, out=None, keepdims=False):
        if dtype is not None:
            a = a.astype(dtype)
        for code, kernel in self._kernels:
            if dtype_can_cast(dtype_code(a.dtype), code, CASTINGS["safe"]):
                return kernel(a.astype(DTYPES[code], copy=False), axis=axis, out=out, keepdims=keepdims)
        raise TypeError("%s: there is no reduction of %s" % (self.name, a.dtype))


def create_reduction_func(name, ops, routine=None, identity=None, preamble=""):
    """A reduction from expressions in C++: before, between and after adding, and the type in between."""
    if preamble:
        raise NotImplementedError("create_reduction_func: preamble: expected none, got %r" % preamble)
    return _ReductionFunction(name, ops, routine or (None,) * 4, identity)
