"""Sorting, searching and running sums."""

from ctypes import byref, c_void_p
from math import prod

from .. import _calls, raw
from .._errors import UnsupportedError, failure
from .._library import quick
from ._arguments import (
    array_like,
    array_likes,
    axis_of,
    chosen,
    destination,
    near,
    normalized,
    shape_of,
    strong,
)
from ._manipulation import moveaxis
from ._ndarray import ndarray
from ._subclass import like

_new, _unique = c_void_p.__new__, quick("array_unique")
_KINDS = dict.fromkeys((None, "quicksort", "mergesort", "heapsort", "stable"))
_SIDES = {"left": raw.CTN_SIDE_LEFT, "right": raw.CTN_SIDE_RIGHT}


def sort(a, axis=-1, kind=None, order=None, *, stable=None, descending=False):
    """A copy sorted along an axis, or of the flattened array if the axis is None. The sort is always stable,
    and NaN comes last; with `descending` the largest elements come first, and NaN before them."""
    _checked_kind(kind, stable, order, "sort")
    made = _calls.array_sort(array_like(a), axis_of(axis))
    return _kept(_backward(made, axis).copy() if descending else made, a)


def _kept(made, a):
    """A sorted copy as an object of the class of the array, as in NumPy, whose function calls the method."""
    return like(made, a) if isinstance(a, ndarray) else made


def argsort(a, axis=-1, kind=None, order=None, *, stable=None, descending=False):
    """Positions that sort an array as `sort` does; equal elements stay in order, also with `descending`."""
    _checked_kind(kind, stable, order, "argsort")
    a = array_like(a)
    if not descending:
        return _calls.array_argsort(a, axis_of(axis))
    a = a.ravel() if axis is None else a
    if not a.ndim:
        return _calls.array_argsort(a, axis_of(axis))
    made = _calls.array_argsort(_backward(a, axis), -1 if axis is None else axis_of(axis))
    return a.shape[-1 if axis is None else axis] - 1 - _backward(made, axis)


def _checked_kind(kind, stable, order, function):
    chosen(_KINDS, kind, function, "kind")
    if order is not None:
        raise UnsupportedError(
            "%s: order: expected None, because elements have no fields, got %r" % (function, order)
        )
    if kind is not None and stable is not None:
        raise ValueError("%s: kind and stable must not be given together" % function)


def _backward(a, axis):
    """A view with the elements along an axis in reverse order."""
    return _calls.array_flip(a, None if axis is None or not a.ndim else (axis,))


def msort(a):
    """A sorted copy along the first axis."""
    return _kept(_calls.array_sort(array_like(a), 0), a)


def sort_inplace(a, axis=-1, kind=None, order=None, *, stable=None, descending=False):
    """Sorts the array itself along an axis, as `sort` does."""
    _checked_kind(kind, stable, order, "sort")
    _calls.array_sort_inplace(a, axis)
    if descending and a.ndim:
        _calls.array_copyto(a, _calls.array_copy(_backward(a, axis)), raw.CTN_CASTING_NO, None)


def lexsort(keys, axis=-1):
    """Positions that sort by several keys of the same shape; the last key is the primary one."""
    return _calls.array_lexsort(array_likes(keys, "lexsort", "keys"), axis)


def partition(a, kth, axis=-1):
    """A copy in which the elements at positions `kth` are those of the sorted array, with smaller ones before
    and larger ones after them."""
    return _kept(_calls.array_partition(array_like(a), shape_of(kth, "kth"), axis_of(axis)), a)


def argpartition(a, kth, axis=-1):
    """Positions that partition an array."""
    return _calls.array_argpartition(array_like(a), shape_of(kth, "kth"), axis_of(axis))


def partition_inplace(a, kth, axis=-1):
    """Partitions the array itself."""
    _calls.array_copyto(a, partition(a, kth, axis), raw.CTN_CASTING_NO, None)


def searchsorted(a, v, side="left", sorter=None):
    """The positions at which to insert values into a sorted vector to keep its order."""
    a = array_like(a, v)
    return _calls.array_searchsorted(
        a,
        strong(v, a),
        chosen(_SIDES, side, "searchsorted", "side"),
        None if sorter is None else array_like(sorter, a),
    )


def digitize(x, bins, right=False):
    """The number of the bin of each value, for ascending or descending bins; with `right` bins include their
    upper edge.

    NaN is above all numbers.
    """
    bins = array_like(bins, x)
    if bins.ndim != 1:
        raise ValueError("digitize: bins: expected one axis, got %d" % bins.ndim)
    side = raw.CTN_SIDE_LEFT if right else raw.CTN_SIDE_RIGHT
    low, high = bins[:-1], bins[1:]
    if bool(_calls.array_less(low, high).all()):
        return _calls.array_searchsorted(bins, strong(x, bins), side, None)
    falls = bool(((high <= low) | (low != low)).all())
    if bool(((high >= low) | (high != high)).all()) and not (falls and bool((bins != bins).any())):
        return _calls.array_searchsorted(bins, strong(x, bins), side, None)
    if falls:
        return bins.size - _calls.array_searchsorted(
            _calls.array_flip(bins, None), strong(x, bins), side, None
        )
    raise ValueError("digitize: bins: expected numbers that rise or fall")


def _each_nan(a, values, first, inverse, counts):
    """The results of unique with every NaN as a separate value."""
    flat = _calls.array_ravel(a)
    nan = flat != flat
    places = _calls.array_flatnonzero(nan)
    if not places.size:
        return values, first, inverse, counts
    where = [values[:-1], first[:-1], counts[:-1]]
    more = [
        _calls.array_take(flat, places, -1, raw.CTN_INDEX_MODE_RAISE),
        places,
        _calls.array_ones_like(places, None),
    ]
    values, first, counts = (_calls.array_concatenate(pair, 0) for pair in zip(where, more))
    behind = _calls.array_cumsum(nan.astype(int), 0, None) - 1
    return values, first, inverse + _calls.array_where(nan, behind, _calls.array_scalar_i64(0)), counts


def _unique_along(a, axis):
    """The results of unique for sub-arrays along an axis; those with NaN differ from all others, as in
    NumPy."""
    lines = _calls.array_rollaxis(a, normalized(axis, a.ndim), 0)
    shape, count = lines.shape, lines.shape[0]
    lines = _calls.array_reshape(lines, (count, prod(shape[1:])))
    everything = near(_calls.array_arange_i64(0, count, 1, raw.CTN_INT64), a)
    order = everything
    if lines.shape[1]:
        order = _calls.array_lexsort(list(_calls.array_flip(_calls.array_transpose(lines, None), (0,))), -1)
    lines = _calls.array_take(lines, order, 0, raw.CTN_INDEX_MODE_RAISE)
    new = _calls.array_ones_like(order, raw.CTN_BOOL)
    new[1:] = _calls.array_any(_calls.array_not_equal(lines[1:], lines[:-1]), (1,), False)
    starts = _calls.array_flatnonzero(new)
    inverse = _calls.array_empty_like(order, None)
    inverse[order] = _calls.array_cumsum(new, 0, raw.CTN_INT64) - 1
    ends = _calls.array_concatenate([starts[1:], near(array_like([count]), a)], 0)
    made = _calls.array_reshape(_calls.array_get_mask(lines, new), starts.shape + shape[1:])
    first = _calls.array_take(order, starts, 0, raw.CTN_INDEX_MODE_RAISE)
    return moveaxis(made, 0, axis), first, inverse, ends - starts if count else starts


def distinct(a, index=False, inverse=False, counts=False):
    """What array_unique returns; None for what is not asked for, which need not be found."""
    made, parts = _new(ndarray), [_new(ndarray) if asked else None for asked in (index, inverse, counts)]
    status = _unique(a, byref(made), *[None if part is None else byref(part) for part in parts])
    if status:
        raise failure(status)
    return (made, *parts)


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, *, equal_nan=True):
    """The sorted distinct elements, optionally with their first positions, the number of the value of each
    element, and counts.

    With an axis the distinct sub-arrays along it. All NaN count as one value, or without `equal_nan` as
    separate values.
    """
    a = array_like(ar)
    wanted = return_index, return_inverse, return_counts
    if axis is not None:
        made = _unique_along(a, axis)
    elif equal_nan:
        made = distinct(a, *wanted)
    else:
        made = _each_nan(a, *distinct(a, True, True, True))
    if not (return_index or return_inverse or return_counts):
        return made[0]
    return (made[0],) + tuple([part for part, asked in zip(made[1:], wanted) if asked])


def bincount(x, weights=None, minlength=None):
    """The number of occurrences of each non-negative integer in a vector, or the sums of their weights."""
    x = array_like(x, weights)
    weights = None if weights is None else array_like(weights, x)
    return _calls.array_bincount(x, weights, 0 if minlength is None else minlength)


def _running(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def running(a, axis=None, dtype=None, out=None):
        a, axis = strong(a), axis_of(axis)
        if out is None:
            return call(a, axis, dtype)
        into(a, axis, dtype, destination(out, name))
        return out

    running.__name__ = running.__qualname__ = name
    running.__doc__ = doc + " along an axis, or of the flattened array; dtypes as in sum."
    return running


cumsum, cumprod = _running("cumsum", "Running sums"), _running("cumprod", "Running products")
cumproduct = cumprod


def nonzero(a):
    """Positions of the nonzero elements: a tuple with one array for each axis. A 0-d array is a ValueError,
    as in NumPy 2."""
    a = strong(a)
    ndim = a.ndim
    if not ndim:
        raise ValueError("nonzero: a: expected at least one axis, got a 0-d array; use atleast_1d(a)")
    found = _calls.array_nonzero(a)
    return tuple([found[axis] for axis in range(ndim)])


def flatnonzero(a):
    """Positions of the nonzero elements in the flattened array."""
    return _calls.array_flatnonzero(strong(a))


def argwhere(a):
    """Positions of the nonzero elements, one row for each."""
    return _calls.array_argwhere(strong(a))


def where(condition, x=None, y=None):
    """Elements of `x` where the condition is true, otherwise of `y`; nonzero(condition) if both are
    missing."""
    if x is None and y is None:
        return nonzero(condition)
    if x is None or y is None:
        raise ValueError("where: either both or neither of x and y must be given")
    condition = strong(condition, x if isinstance(x, ndarray) else y)
    return _calls.array_where(condition, array_like(x, y), array_like(y, x))


__all__ = [
    "argpartition",
    "argsort",
    "argwhere",
    "bincount",
    "cumprod",
    "cumproduct",
    "cumsum",
    "digitize",
    "flatnonzero",
    "lexsort",
    "msort",
    "nonzero",
    "partition",
    "searchsorted",
    "sort",
    "unique",
    "where",
]
