"""What NumPy 2 has beyond the array API standard."""

from .. import _calls
from ._arguments import strong
from ._calculus import trapz as trapezoid
from ._composed import composed
from ._fusing import fuse
from ._types import int64 as long, uint64 as ulong

# Sums of bits in pairs, in fours and in bytes, whose sum is the highest byte of a product.
_PAIRS, _FOURS, _BYTES, _ONES = (int(digits * 8, 16) for digits in ("55", "33", "0f", "01"))
_MANY = 3000  # elements of which one pass takes less than several


def _counts(x):
    bits = 8 * x.dtype.itemsize
    pairs, fours, eights, ones = (number >> (64 - bits) for number in (_PAIRS, _FOURS, _BYTES, _ONES))
    x = x - ((x >> 1) & pairs)
    x = (x & fours) + ((x >> 2) & fours)
    x = (x + (x >> 4)) & eights
    return x if bits == 8 else (x * ones) >> (bits - 8)


_counts_at_once = fuse(_counts)


@composed(*["%s->B" % code for code in "bBhHiIlL"])
def bitwise_count(x):
    """The number of ones among the bits of the absolute value of each element, as uint8."""
    x = strong(x)
    if x.dtype.kind not in "iub":
        raise TypeError("bitwise_count: expected integers or booleans, got %s" % x.dtype)
    if x.dtype.kind == "b":
        return x.astype("uint8")
    if x.dtype.kind == "i":  # the absolute value of the least number has its bits
        x = _calls.array_absolute(x).view("u%d" % x.dtype.itemsize)
    return (_counts_at_once if x.size > _MANY else _counts)(x).astype("uint8")


def _vectors(name, *operands):
    operands = [strong(x, y) for x, y in zip(operands, operands[::-1])]
    if not all(x.ndim for x in operands):
        raise ValueError("%s: expected operands with at least one axis, got a 0-d one" % name)
    return operands


def matvec(x1, x2, /):
    """Products of matrices and vectors, the last axis of `x2`; the other axes are broadcast."""
    x1, x2 = _vectors("matvec", x1, x2)
    return _calls.array_squeeze(_calls.array_matmul(x1, _calls.array_expand_dims(x2, -1)), (-1,))


def vecmat(x1, x2, /):
    """Products of vectors, the last axis of `x1`, and matrices; the other axes are broadcast."""
    x1, x2 = _vectors("vecmat", x1, x2)
    return _calls.array_squeeze(_calls.array_matmul(_calls.array_expand_dims(x1, -2), x2), (-2,))


__all__ = ["bitwise_count", "long", "matvec", "trapezoid", "ulong", "vecmat"]
