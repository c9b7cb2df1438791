"""Memory layout of arrays: orders of axes (NumPy's 'C', 'F', 'A' and 'K') and byte ranges."""

from .. import _calls, raw
from .._calls import array_is_c_contiguous, array_is_f_contiguous
from ._device import Device, device_name


def letter_of(order, default="K"):
    """The letter of an order in upper case; the default for None."""
    letter = default if order is None else order.upper() if isinstance(order, str) else ""
    if letter not in ("C", "F", "A", "K"):
        raise ValueError("order: expected 'C', 'F', 'A' or 'K', got %r" % (order,))
    return letter


def is_fortran(array):
    """Whether an array is in Fortran order and not in C order."""
    return array_is_f_contiguous(array) and not array_is_c_contiguous(array)


def is_vector(shape):
    """Whether one axis of several is longer than one, so that arrays without gaps are in every order."""
    return len(shape) > 1 and len(shape) - shape.count(1) == 1 and 0 not in shape


def fortran_layout(shape):
    """An array of bytes with its axes in Fortran order, for empty_like, which keeps that order."""
    if not is_vector(shape):
        return _calls.array_transpose(_calls.array_empty(shape[::-1], raw.CTN_UINT8), None)
    axis = next(n for n, length in enumerate(shape) if length != 1)
    wide, index = (
        list(shape),
        [slice(1)] * len(shape),
    )  # with gaps, as otherwise it would be in C order as well
    wide[max(axis - 1, 0)] *= 2
    wide[axis + 1 : axis + 2] = [2] * (axis + 1 < len(shape))
    index[axis] = slice(None, None, 1 if axis else 2)
    return _calls.array_transpose(_calls.array_empty(wide[::-1], raw.CTN_UINT8), None)[tuple(index)]


def fortran_copy(a):
    """A copy in Fortran order of an array that is not in it, or that is a vector."""
    if not is_vector(a.shape):
        return _calls.array_asfortranarray(a, None)
    with Device(device_name(a)):
        layout = fortran_layout(a.shape)
    out = _calls.array_empty_like(layout, a.dtype)
    _calls.array_copyto(out, a, raw.CTN_CASTING_NO, None)
    return out


def slowest_first(strides):
    """The axes in the order of their strides, the longest first."""
    return sorted(range(len(strides)), key=lambda axis: -abs(strides[axis]))


def as_walked(shape, strides):
    """The axes in memory order, the innermost last.

    Axes of length one or stride zero do not affect the order and keep their positions.
    """
    innermost, steps = [], [abs(stride) if length != 1 else 0 for length, stride in zip(shape, strides)]
    for axis in reversed(range(len(steps))):
        place = len(innermost)
        for k in reversed(range(place)):
            inner, outer = steps[innermost[k]], steps[axis]
            if inner and outer:
                if inner <= outer:
                    break
                place = k
        innermost.insert(place, axis)
    return innermost[::-1]


def reach(shape, strides, itemsize):
    """The lowest offset and the end of the offsets of the elements, in bytes from the first one."""
    if 0 in shape:
        return 0, 0
    ends = [(n - 1) * stride for n, stride in zip(shape, strides)]
    return sum([min(0, end) for end in ends]), sum([max(0, end) for end in ends]) + itemsize
