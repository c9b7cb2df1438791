"""Memory layout of arrays: orders of axes (NumPy's 'C', 'F', 'A' and 'K') and byte ranges."""

from .._calls import array_is_c_contiguous, array_is_f_contiguous


def letter_of(order, default="K"):
    """The letter of an order in upper case; the default for None."""
    letter = default if order is None else order.upper() if isinstance(order, str) else ""
    if letter not in ("C", "F", "A", "K"):
        raise ValueError("order: expected 'C', 'F', 'A' or 'K', got %r" % (order,))
    return letter


def is_fortran(array):
    """Whether an array is in Fortran order and not in C order."""
    return array_is_f_contiguous(array) and not array_is_c_contiguous(array)


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
