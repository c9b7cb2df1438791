"""Routines composed of others: sets, bits, joined slices."""

from functools import lru_cache
from math import pi
from operator import index

from .. import _calls, raw
from .._dtype import numpy
from ._arguments import array_like, chosen, near, normalized, strong
from ._creation import arange, linspace
from ._device import Device
from ._indexing_routines import indices
from ._manipulation import moveaxis
from ._ndarray import ndarray
from ._padding import pad
from ._sorting import distinct
from ._special import small_floating
from ._types import result_type

# sets ------------------------------------------------------------------------------------------------------


_SET_KINDS = dict.fromkeys((None, "sort", "table"))


def isin(element, test_elements, assume_unique=False, invert=False, *, kind=None):
    """Whether each element is among the test elements, which are sorted for this, or marked in a table if
    they are integers in a range that is not much longer than the arrays.

    `kind` is None, 'sort', or 'table', which requires integers and allows a longer table.
    """
    chosen(_SET_KINDS, kind, "isin", "kind")
    element, known = strong(element, test_elements), strong(test_elements, element)
    if element.dtype.kind in "iub" and known.dtype.kind in "iub":
        few = element.size >= _MANY and 0 < known.size <= _FEW_NUMBERS
        worth = kind == "table" or kind is None and element.size >= _WORTH_TABLE and not few
        made = _in_table(element, known, kind == "table", invert) if worth else None
        if made is not None:
            return made
    elif kind == "table":
        raise ValueError(
            "isin: kind: 'table' expects integers or booleans, got %s and %s" % (element.dtype, known.dtype)
        )
    if 0 < known.size <= (_FEW if element.size < _MANY else _FEW_OF_MANY):
        return _among_few(element, _calls.array_ravel(known), invert)
    made = _among_sorted(element, distinct(known)[0])
    return _calls.array_logical_not(made) if invert else made


def _among_sorted(element, known):
    """Whether each element is among sorted ones."""
    if not known.size:
        return _calls.array_full_like(element, _calls.array_scalar_bool(False), raw.CTN_BOOL)
    place = _calls.array_searchsorted(known, element, raw.CTN_SIDE_LEFT, None)
    found = _calls.array_take(known, place, raw.CTN_AXIS_NONE, raw.CTN_INDEX_MODE_CLIP)
    return _calls.array_equal(found, element)


_WORTH_TABLE = 256  # elements
# Comparing all elements with one number takes a thirtieth of a search for each of them.
_FEW, _MANY, _FEW_OF_MANY = 4, 10000, 64
_FEW_NUMBERS = 16  # which are compared sooner than a table is read


def _among_few(element, known, invert):
    """isin by a comparison with each test element."""
    made = _calls.array_equal(element, known[0])
    more = _calls.array_empty_like(made, None) if known.size > 1 else None
    for n in range(1, known.size):
        _calls.array_equal_into(element, known[n], more)
        _calls.array_logical_or_into(made, more, made)
    return _calls.array_logical_not(made) if invert else made


def _in_table(element, known, required, invert):
    """isin for integers by a table of the numbers from the smallest to the largest known one; None if it
    would be long."""
    if not known.size or raw.CTN_UINT64 in map(_calls.ctn_array_dtype, (element, known)):
        return None
    low, high = known.min().item(), known.max().item()
    length = high - low + 1
    longest = 2**40 if required else 6 * (known.size + element.size)
    if not -(2**62) < low <= high < 2**62 or length > longest:
        return None
    table = near(_calls.array_zeros((length + 2,), raw.CTN_BOOL), known)
    first = _calls.array_scalar_i64(low - 1)
    if invert:
        _calls.array_fill_i64(table, 1)
    table[_calls.array_ravel(_calls.array_subtract(_wide(known), first))] = not invert
    # Differences that wrap are beyond both ends, where no number is known.
    most = 2 ** (8 * element.dtype.itemsize - 1) - 1
    narrow = element.dtype.kind == "i" and -most <= low and length < most
    place = _calls.array_subtract(element if narrow else _wide(element), first)
    return _calls.array_take(table, place, raw.CTN_AXIS_NONE, raw.CTN_INDEX_MODE_CLIP)


def _wide(a):
    return _calls.array_asarray(a, raw.CTN_INT64)


def in1d(ar1, ar2, assume_unique=False, invert=False, *, kind=None):
    """isin of the flattened array."""
    return isin(strong(ar1, ar2).ravel(), ar2, assume_unique, invert, kind=kind)


def union1d(ar1, ar2):
    """The sorted distinct elements of both arrays."""
    return distinct(_calls.array_concatenate([strong(ar1, ar2), strong(ar2, ar1)], raw.CTN_AXIS_NONE))[0]


def intersect1d(ar1, ar2, assume_unique=False, return_indices=False):
    """The sorted distinct elements that both arrays have; with `return_indices` also their first positions in
    both."""
    ar1, ar2 = strong(ar1, ar2), strong(ar2, ar1)
    dtype = result_type(ar1.dtype, ar2.dtype)
    ar1, ar2 = [_calls.array_ravel(_calls.array_asarray(a, dtype)) for a in (ar1, ar2)]
    if assume_unique and not return_indices:
        both = _calls.array_sort(_calls.array_concatenate([ar1, ar2], 0), -1)
        first = both[:-1]
        return _calls.array_get_mask(first, _calls.array_equal(first, both[1:]))
    first, at = distinct(ar1, return_indices)[:2]
    if not return_indices and dtype.kind not in "iu":
        return _calls.array_get_mask(first, _among_sorted(first, distinct(ar2)[0]))
    common = isin(first, ar2)
    made = _calls.array_get_mask(first, common)
    if not return_indices:
        return made
    second, other = distinct(ar2, True)[:2]
    return made, _calls.array_get_mask(at, common), _calls.array_get_mask(other, isin(second, ar1))


def setdiff1d(ar1, ar2, assume_unique=False):
    """The sorted distinct elements of the first array that the second lacks; with `assume_unique` in their
    original order."""
    first = strong(ar1, ar2)
    first = _calls.array_ravel(first) if assume_unique else distinct(first)[0]
    return _calls.array_get_mask(first, isin(first, ar2, invert=True))


def setxor1d(ar1, ar2, assume_unique=False):
    """The sorted distinct elements that only one of the arrays has."""
    ar1, ar2 = strong(ar1, ar2), strong(ar2, ar1)
    parts = [ar1, ar2] if assume_unique else [distinct(a)[0] for a in (ar1, ar2)]
    both = _calls.array_sort(_calls.array_concatenate(parts, raw.CTN_AXIS_NONE), -1)
    if not both.size:
        return both
    new = near(_calls.array_ones((both.size + 1,), raw.CTN_BOOL), both)
    _calls.array_not_equal_into(both[1:], both[:-1], new[1:-1])
    return _calls.array_get_mask(both, _calls.array_logical_and(new[1:], new[:-1]))


# bits -----------------------------------------------------------------------------------------------------


# One bit in each of eight bytes.
_BITS = {"little": 0x8040201008040201 - 2**64, "big": 0x0102040810204080}
_EVERY_BYTE = 0x0101010101010101


@lru_cache(None)
def _unpacked(order):
    """The bits of every byte, each as a byte of an integer."""
    with Device("cpu"):
        words = _calls.array_arange_i64(0, 256, 1, raw.CTN_INT64) * _EVERY_BYTE & _BITS[order]
        return _calls.array_view((_calls.array_view(words, raw.CTN_UINT8) != 0), raw.CTN_INT64)


def _bit_order(bitorder, function):
    if bitorder not in ("big", "little"):
        raise ValueError("%s: bitorder: expected 'big' or 'little', got %r" % (function, bitorder))
    return bitorder


def packbits(a, axis=None, bitorder="big"):
    """Packs groups of eight elements into the bits of a uint8, the first into the highest bit, or the lowest
    with bitorder 'little'.

    The last group is padded with zeros.
    """
    little = _bit_order(bitorder, "packbits") == "little"
    a = strong(a)
    if a.dtype.kind not in "biu":
        raise TypeError("packbits: a: expected integers or booleans, got %s" % a.dtype)
    return _calls.array_packbits(a, raw.CTN_AXIS_NONE if axis is None else normalized(axis, a.ndim), little)


def unpackbits(a, axis=None, bitorder="big", *, count=None):
    """The bits of uint8 elements as zeros and ones, the highest first, or with bitorder 'little' the lowest.

    `count` is the number of bits along the axis, where missing ones are zeros; if it is negative, so many are
    left out at the end.
    """
    order = _bit_order(bitorder, "unpackbits")
    a = strong(a)
    if _calls.ctn_array_dtype(a) != raw.CTN_UINT8:
        raise TypeError("unpackbits: a: expected uint8, got %s" % a.dtype)
    if axis is not None:
        a = _with_last(a, axis)
    elif a.ndim != 1:
        a = _calls.array_ravel(a)
    if count is not None:
        bits = 8 * a.shape[-1]
        wanted = index(count) if count >= 0 else bits + index(count)
        if wanted < 0:
            raise ValueError("unpackbits: count: expected at least %d, got %d" % (-bits, count))
        needed = -(-wanted // 8)
        if needed > a.shape[-1]:
            a = pad(a, ((0, 0),) * (a.ndim - 1) + ((0, needed - a.shape[-1]),))
        a = a[..., :needed]
    words = _calls.array_take(near(_unpacked(order), a), a, -1, raw.CTN_INDEX_MODE_RAISE)
    made = _calls.array_view(words, raw.CTN_UINT8)
    if count is not None:
        made = _calls.array_ascontiguousarray(made[..., :wanted], None)
    return made if axis is None else _with_last(made, axis, back=True)


def _with_last(a, axis, back=False):
    """A view with an axis as the last one, or with the last one moved `back` there."""
    if normalized(axis, a.ndim) == a.ndim - 1:
        return a
    return moveaxis(a, -1, axis) if back else moveaxis(a, axis, -1)


# joined slices --------------------------------------------------------------------------------------------


def _rank(dtype):
    return "buifV".index(dtype.kind)


class _Joined:
    """Arrays, numbers and ranges (as slices) joined along an axis: r_[1:4, 0, a].

    A first item such as "0,2,-1" gives the axis, the least number of axes, and where the first axis of an
    array with fewer ones goes, which by default is the end.
    """

    def __init__(self, axis, least, place):
        self._directive = axis, least, place

    def _directed(self, text):
        if text in ("r", "c"):
            raise NotImplementedError("r_: there are no matrices, for which NumPy has %r" % text)
        try:
            numbers = tuple(map(int, text.split(",")))
        except ValueError:
            numbers = ()
        if not 1 <= len(numbers) <= 3:
            raise ValueError('r_: expected up to three numbers, such as "0,2", first, got %r' % text)
        return numbers + self._directive[len(numbers) :]

    def _part(self, item, least, place):
        if isinstance(item, str):
            raise ValueError("r_: expected directives as the first item alone, got %r behind it" % item)
        if isinstance(item, slice):
            start, step = item.start or 0, 1 if item.step is None else item.step
            if isinstance(step, complex):
                made = linspace(start, item.stop, int(abs(step)))
            else:
                made = arange(start, item.stop, step)
        else:
            made = strong(item)
        more = least - made.ndim
        if more <= 0:
            return made
        before = place if place >= 0 else place + more + 1
        if made.ndim and not 0 <= before <= more:
            raise ValueError(
                "r_: expected a place from %d to %d in the directive, got %d" % (-more - 1, more, place)
            )
        if not made.ndim:
            return made.reshape((1,) * least)
        return made.reshape((1,) * before + made.shape + (1,) * (more - before))

    def __getitem__(self, key):
        items = key if isinstance(key, tuple) else (key,)
        axis, least, place = self._directive
        if items and isinstance(items[0], str):
            (axis, least, place), items = self._directed(items[0]), items[1:]
        parts = [self._part(item, least, place) for item in items]
        made = _calls.array_concatenate(parts, axis)
        numbers = [part.dtype for item, part in zip(items, parts) if isinstance(item, (bool, int, float))]
        arrays = [part.dtype for item, part in zip(items, parts) if not isinstance(item, (bool, int, float))]
        if not arrays or max(map(_rank, numbers), default=-1) > max(map(_rank, arrays)):
            return made
        return _calls.array_asarray(
            made, result_type(*arrays)
        )  # numbers do not widen arrays of the same kind


r_, c_ = _Joined(0, 1, -1), _Joined(-1, 2, 0)

# others ----------------------------------------------------------------------------------------------------


def angle(z, deg=False):
    """The angles of real numbers: 0 for positive ones, pi (or 180) for negative ones."""
    z = strong(z)
    z = z.astype(float) if z.dtype.kind == "b" else small_floating(z)
    half = 180.0 if deg else pi
    return _calls.array_where(
        _calls.array_signbit(z), _calls.array_full_like(z, _calls.array_scalar_f64(half), None), z * 0.0
    )


def fromfunction(function, shape, dtype=float, **kwargs):
    """Calls a function with the positions of all elements of a shape, one array for each axis."""
    return function(*indices(shape, dtype), **kwargs)


def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    """Cross products of vectors of two or three elements, along axes of `a` and `b`, stored along axis
    `axisc`.

    `axis` replaces all three. A vector of two elements lies in the plane of the first two axes; for two such
    vectors the result is only the third element.
    """
    if axis is not None:
        axisa = axisb = axisc = axis
    a, b = strong(a, b), strong(b, a)
    a, b = (
        _calls.array_rollaxis(a, normalized(axisa, a.ndim, "axisa"), 0),
        _calls.array_rollaxis(b, normalized(axisb, b.ndim, "axisb"), 0),
    )
    lengths = a.shape[0], b.shape[0]
    if any(length not in (2, 3) for length in lengths):
        raise ValueError("cross: expected vectors of two or three elements, got %d and %d" % lengths)
    dtype = result_type(a.dtype, b.dtype)
    a, b = a.astype(dtype, copy=False), b.astype(dtype, copy=False)
    x, y = [[v[n] for n in range(length)] for v, length in zip((a, b), lengths)]
    if lengths == (2, 2):
        return x[0] * y[1] - x[1] * y[0]
    third = x[0] * y[1] - x[1] * y[0]
    if lengths == (2, 3):
        parts = [x[1] * y[2], -(x[0] * y[2]), third]
    elif lengths == (3, 2):
        parts = [-(x[2] * y[1]), x[2] * y[0], third]
    else:
        parts = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], third]
    made = _calls.array_stack(parts, -1)
    axisc, last = normalized(axisc, made.ndim, "axisc"), made.ndim - 1
    return made if axisc == last else moveaxis(made, last, axisc)


def _described(a):
    """An array, or NumPy's for a value that need not consist of numbers."""
    if isinstance(a, ndarray) or numpy is None:
        return array_like(a)
    return a if hasattr(a, "ndim") else numpy.asarray(a)


def shape(a):
    """The lengths of the axes."""
    return _described(a).shape


def ndim(a):
    """The number of axes; 0 for what is no array."""
    return _described(a).ndim


def size(a, axis=None):
    """The number of elements, or the length of an axis."""
    a = _described(a)
    return a.size if axis is None else a.shape[normalized(axis, a.ndim)]


__all__ = [
    "angle",
    "c_",
    "cross",
    "fromfunction",
    "in1d",
    "intersect1d",
    "isin",
    "ndim",
    "packbits",
    "r_",
    "setdiff1d",
    "setxor1d",
    "shape",
    "size",
    "union1d",
    "unpackbits",
]
