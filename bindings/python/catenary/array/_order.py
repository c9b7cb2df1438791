"""How arrays lie in memory: orders of axes ('C', 'F', 'A' and 'K' as NumPy has them), and the bytes they
reach."""

from .._calls import array_is_c_contiguous, array_is_f_contiguous


def letter_of(order, default="K"):
    """The letter of an order in upper case; of None the default."""
    letter = default if order is None else order.upper() if isinstance(order, str) else ""
    if letter not in ("C", "F", "A", "K"):
        raise ValueError("order: expected 'C', 'F', 'A' or 'K', got %r" % (order,))
    return letter


def is_fortran(array):
    """Whether elements lie in Fortran order and not in C order."""
    return array_is_f_contiguous(array) and not array_is_c_contiguous(array)


def slowest_first(strides):
    """The axes in the order of their strides, the longest first."""
    return sorted(range(len(strides)), key=lambda axis: -abs(strides[axis]))


def as_walked(shape, strides):
    """The axes in the order in which memory is walked through, the innermost last.

    Axes of length one or stride zero say nothing about the order and stay where they are.
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
    """The least and the first unused offset in bytes of the elements, from the first one on."""
    if 0 in shape:
        return 0, 0
    ends = [(n - 1) * stride for n, stride in zip(shape, strides)]
    return sum([min(0, end) for end in ends]), sum([max(0, end) for end in ends]) + itemsize
