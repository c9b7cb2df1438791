"""Internals of CuPy that tests use."""

from .._errors import AxisError

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
