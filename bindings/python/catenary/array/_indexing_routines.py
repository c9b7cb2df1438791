"""Routines that read and write elements at positions."""

from itertools import product
from math import prod
from operator import index

from .. import _calls, raw
from .._dtype import NUMPY_ARRAY
from ._arguments import (
    MODES,
    array_like,
    array_likes,
    axis_of,
    chosen,
    destination,
    near,
    normalized,
    order_of,
    shape_of,
    strong,
    viewed,
)
from ._creation import arange, tri
from ._indexing import items_of
from ._interop import numbers
from ._manipulation import moveaxis
from ._ndarray import ndarray
from ._types import is_value, result_type


def _positions(indices, beside=None):
    """Integer positions on the device of an array; an empty list counts as integers."""
    if isinstance(indices, ndarray):
        return indices
    if isinstance(indices, (list, tuple)) and not len(indices):
        return near(_calls.array_zeros((0,), raw.CTN_INT64), beside)
    return strong(indices, beside)


def take(a, indices, axis=None, out=None, mode="raise"):
    """Elements, or sub-arrays along an axis, at integer positions; negative ones count from the end.

    Positions out of range raise an IndexError, count modulo the length ('wrap') or are moved to the ends
    ('clip').
    """
    a, axis = strong(a), axis_of(axis)
    indices = _positions(indices, a)
    mode = chosen(MODES, mode, "take", "mode")
    if out is None:
        return _calls.array_take(a, indices, axis, mode)
    destination(out, "take")
    if not _calls.dtype_can_cast(
        _calls.ctn_array_dtype(out), _calls.ctn_array_dtype(a), raw.CTN_CASTING_SAFE
    ):
        raise TypeError("take: out: expected %s, got %s" % (a.dtype, out.dtype))
    _calls.array_take_into(a, indices, axis, mode, out)
    return out


def _target(a, function):
    if not isinstance(a, ndarray):
        raise TypeError("%s: expected an array to write to, got %s" % (function, type(a).__name__))
    return a


def _safe(values, a, function):
    """The values to write; the dtype of an array must allow a safe cast."""
    made = strong(values, a)
    if a.__class__ is ndarray and _calls.ctn_array_dtype(made) == _calls.ctn_array_dtype(a):
        return made
    if isinstance(values, (ndarray, NUMPY_ARRAY)) and not _calls.dtype_can_cast(
        _calls.ctn_array_dtype(made), _calls.ctn_array_dtype(_target(a, function)), raw.CTN_CASTING_SAFE
    ):
        raise TypeError("%s: cannot cast values safely from %s to %s" % (function, made.dtype, a.dtype))
    return made


def put(a, ind, v, mode="raise"):
    """Sets elements of the flattened array to values, which are repeated if there are fewer."""
    _calls.array_put(_target(a, "put"), _positions(ind, a), strong(v, a), chosen(MODES, mode, "put", "mode"))


def place(arr, mask, vals):
    """Sets the elements where the mask is true to the values in order, repeating them if there are fewer."""
    mask, vals = strong(mask, arr), _safe(vals, arr, "place")
    if mask.size != _target(arr, "place").size:
        raise ValueError("place: mask: expected %d elements, got %d" % (arr.size, mask.size))
    where = _calls.array_flatnonzero(mask)
    if where.size and not vals.size:
        raise ValueError("place: vals: cannot insert from an empty array")
    _calls.array_put(arr, where, vals, raw.CTN_INDEX_MODE_RAISE)


def putmask(a, mask, values):
    """Sets elements where the mask is true to the values at the same positions, repeating the values if there
    are fewer."""
    mask, values = strong(mask, a), _safe(values, a, "putmask")
    if mask.size != _target(a, "putmask").size:
        raise ValueError("putmask: mask: expected %d elements, got %d" % (a.size, mask.size))
    if not _calls.ctn_array_dtype(mask) and values.shape == a.shape == mask.shape:
        _calls.array_copyto(a, values, raw.CTN_CASTING_UNSAFE, mask)
        return
    where = _calls.array_flatnonzero(mask)
    if not where.size or not values.size:
        return
    picked = _calls.array_take(values, where % values.size, raw.CTN_AXIS_NONE, raw.CTN_INDEX_MODE_RAISE)
    _calls.array_put(a, where, picked, raw.CTN_INDEX_MODE_RAISE)


def choose(a, choices, out=None, mode="raise"):
    """For every element the corresponding element of the choice with that number, all broadcast together."""
    a = strong(a)
    if a.dtype.kind not in "iub":
        raise TypeError("choose: a: expected integers, got %s" % a.dtype)
    given = choices if isinstance(choices, (list, tuple)) else ()
    choices = array_likes(choices, "choose", "choices")
    if not choices:
        raise ValueError("choose: choices: expected at least one")
    dtype = result_type(
        *[
            value if type(value) in (bool, int, float) else choice
            for value, choice in zip(given or choices, choices)
        ]
    )
    choices = [_calls.array_asarray(choice, dtype) for choice in choices]
    mode = chosen(MODES, mode, "choose", "mode")
    number, *choices = views = [a] + choices
    shape, count = a.shape, len(choices)
    if [view.shape for view in views].count(shape) <= count:
        number, *choices = _calls.array_broadcast_arrays(views)
        shape = number.shape
    if mode == raw.CTN_INDEX_MODE_RAISE:
        if bool(((number < 0) | (number >= count)).any()):
            raise ValueError("choose: a: invalid entry in choice array")
    elif mode == raw.CTN_INDEX_MODE_WRAP:
        number = number.astype(int) % count
    else:
        number = _calls.array_clip(
            number.astype(int), _calls.array_scalar_i64(0), _calls.array_scalar_i64(count - 1)
        )
    if 1 < count <= _FEW_CHOICES:
        made = choices[-1]
        for n in range(count - 1):
            made = _calls.array_where(number == n, choices[n], made)
    else:
        table = _calls.array_stack([_calls.array_ravel(choice) for choice in choices], 0)
        number = _calls.array_reshape(number.astype(int, copy=False), (1, number.size))
        made = _calls.array_take_along_axis(table, number, 0).reshape(shape)
    if out is None:
        return made
    _calls.array_copyto(destination(out, "choose"), made, raw.CTN_CASTING_SAME_KIND, None)
    return out


_FEW_CHOICES = 4  # for which passes over them take less than reading from a table of them


def select(condlist, choicelist, default=0):
    """Elements of the choice for the first true condition, otherwise the default, in the dtype of all of
    them."""
    if len(condlist) != len(choicelist):
        raise ValueError(
            "select: expected as many conditions as choices, got %d and %d" % (len(condlist), len(choicelist))
        )
    if not len(condlist):
        raise ValueError("select: expected at least one condition")
    beside = next((a for a in (*condlist, *choicelist, default) if isinstance(a, ndarray)), None)
    conditions = [strong(condition, beside) for condition in condlist]
    for n, condition in enumerate(conditions):
        if condition.dtype.kind != "b":
            raise TypeError("select: condlist[%d]: expected booleans, got %s" % (n, condition.dtype))
    values = [a if is_value(a) else strong(a, beside) for a in (*choicelist, default)]
    dtype = result_type(*values)
    *choices, made = [strong(a, beside).astype(dtype, copy=False) for a in values]
    for condition, choice in zip(conditions[::-1], choices[::-1]):
        made = _calls.array_where(condition, choice, made)
    return made


def extract(condition, arr):
    """The elements of the flattened array where the flattened condition is true."""
    return _calls.array_extract(array_like(condition, arr), array_like(arr))


def compress(condition, a, axis=None, out=None):
    """The sub-arrays along an axis, or elements of the flattened array, where the condition is true."""
    made = _calls.array_compress(array_like(condition, a), array_like(a), axis_of(axis))
    if out is None:
        return made
    _calls.array_copyto(destination(out, "compress"), made, raw.CTN_CASTING_SAME_KIND, None)
    return out


def diagonal(a, offset=0, axis1=0, axis2=1):
    """A view of the diagonals of the planes of two axes, as the last axis."""
    return _calls.array_diagonal(viewed(a), offset, axis1, axis2)


_diagonal, _fill_f64, _fill_i64 = (
    _calls.ctn_array_diagonal,
    _calls.ctn_array_fill_f64,
    _calls.ctn_array_fill_i64,
)


def _filled(a, value):
    """Sets the diagonal of a matrix to a number; whether that was possible."""
    kind = value.__class__
    if kind is not float and not (kind is int and -(2**63) <= value < 2**63):
        return False
    return not (_fill_f64 if kind is float else _fill_i64)(_diagonal(a, 0, 0, 1), value)


def fill_diagonal(a, val, wrap=False):
    """Sets the main diagonal of an array of two axes, or of more axes of one length, to `val`, which is
    repeated.

    With `wrap` the diagonal of a tall matrix is repeated below its end, after one empty row.
    """
    shape = _target(a, "fill_diagonal").shape
    if len(shape) == 2 and (not wrap or shape[0] <= shape[1]) and _filled(a, val):
        return
    if len(shape) < 2:
        raise ValueError("fill_diagonal: a: expected at least two axes, got %d" % len(shape))
    end = a.size
    if len(shape) == 2:
        step = shape[1] + 1
        end = end if wrap else min(end, shape[1] ** 2)
    else:
        if len(set(shape)) > 1:
            raise ValueError("fill_diagonal: a: expected axes of one length, got %s" % (shape,))
        step = sum(shape[0] ** n for n in range(len(shape)))
    number = isinstance(val, (bool, int, float))
    if len(shape) == 2 and (number or getattr(val, "size", 0) == 1) and (not wrap or shape[0] <= shape[1]):
        _calls.array_diagonal(a, 0, 0, 1)[...] = val if number else strong(val, a).ravel()
        return
    _calls.array_put(a, near(arange(0, end, step), a), strong(val, a).ravel(), raw.CTN_INDEX_MODE_RAISE)


def take_along_axis(arr, indices, axis=-1):
    """Elements at positions along an axis, which are given separately for every position along the other
    axes."""
    return _calls.array_take_along_axis(array_like(arr), _positions(indices, arr), axis_of(axis))


def put_along_axis(arr, indices, values, axis):
    """Sets the elements that take_along_axis reads."""
    _calls.array_put_along_axis(
        _target(arr, "put_along_axis"), _positions(indices, arr), strong(values, arr), axis_of(axis)
    )


def add_at(a, indices, b):
    """Adds values to a[indices] in place; repeated positions add up."""
    _target(a, "add.at")
    items, count, arrays = items_of(indices)
    _calls.array_add_at(a, items, count, [near(array, a) for array in arrays], near(array_like(b, a), a))


scatter_add = add_at


_min, _max = _calls.ctn_array_min, _calls.ctn_array_max


def _any_beyond(positions, length):
    """Whether one of these integers does not lie from 0 to a length, exclusively."""
    return positions.size > 0 and (
        int(_min(positions, None, 0, 0)) < 0 or int(_max(positions, None, 0, 0)) >= length
    )


def unravel_index(indices, shape, order="C"):
    """Positions in the flattened array as a tuple of positions along the axes of a shape."""
    fortran = order_of(order)
    shape, indices = tuple(shape_of(shape)), _positions(indices)
    if indices.dtype.kind not in "iu":
        raise TypeError("unravel_index: indices: expected integers, got %s" % indices.dtype)
    if _any_beyond(indices, prod(shape)):
        raise ValueError("unravel_index: indices: a position is out of range for shape %s" % (shape,))
    indices, made = indices.astype(int, copy=len(shape) == 1), []
    lengths = shape if fortran else shape[::-1]
    for length in lengths[:-1]:
        quotient, rest = _calls.array_divmod(indices, _calls.array_scalar_i64(length))
        made.append(rest)
        indices = quotient
    made.extend([indices] * len(lengths[-1:]))  # which are smaller than the last length
    return tuple(made if fortran else made[::-1])


def ravel_multi_index(multi_index, dims, mode="raise", order="C"):
    """Positions in the flattened array, as int64, for positions along the axes of a shape.

    Positions out of range raise a ValueError, count modulo the length ('wrap') or are moved to the ends
    ('clip'); `mode` may be a tuple with one word for each axis.
    """
    fortran = order_of(order)
    dims = [index(length) for length in shape_of(dims, "dims")]
    if prod(dims) >= 2**63:
        raise ValueError(
            "ravel_multi_index: dims: expected a shape of less than 2^63 elements, got %s" % (tuple(dims),)
        )
    given = [_positions(positions) for positions in multi_index]
    if len(given) != len(dims):
        raise ValueError("ravel_multi_index: expected %d positions, got %d" % (len(dims), len(given)))
    modes = tuple(mode) if isinstance(mode, (tuple, list)) else (mode,) * len(dims)
    if len(modes) != len(dims):
        raise ValueError(
            "ravel_multi_index: mode: expected a word or %d of them, got %d" % (len(dims), len(modes))
        )
    axes = list(zip(given, dims, [chosen(MODES, word, "ravel_multi_index", "mode") for word in modes]))
    flat = None
    for positions, length, way in axes[::-1] if fortran else axes:
        code = _calls.ctn_array_dtype(positions)
        if code > raw.CTN_UINT64:
            raise TypeError("ravel_multi_index: multi_index: expected integers, got %s" % positions.dtype)
        if way == raw.CTN_INDEX_MODE_RAISE and _any_beyond(positions, length):
            raise ValueError("ravel_multi_index: a position is out of range")
        if flat is None or way != raw.CTN_INDEX_MODE_RAISE or code == raw.CTN_UINT64:
            positions = positions.astype(int, copy=len(axes) == 1)
        if way == raw.CTN_INDEX_MODE_WRAP:
            positions = positions % length
        elif way == raw.CTN_INDEX_MODE_CLIP:
            positions = _calls.array_clip(
                positions, _calls.array_scalar_i64(0), _calls.array_scalar_i64(length - 1)
            )
        if flat is None:
            flat = positions
        else:
            flat = _calls.array_multiply_add(flat, _calls.array_scalar_i64(length), positions)
    return 0 if flat is None else flat


def indices(dimensions, dtype=int, sparse=False):
    """The positions of all elements of a shape, one array for each axis, as one array.

    With `sparse` a tuple of arrays that only broadcast to the shape.
    """
    shape = tuple(shape_of(dimensions, "dimensions"))
    count = len(shape)
    rows = [
        arange(n, dtype=dtype).reshape((1,) * axis + (n,) + (1,) * (count - axis - 1))
        for axis, n in enumerate(shape)
    ]
    if sparse:
        return tuple(rows)
    rows = [_calls.array_broadcast_to(row, shape) for row in rows]
    return _calls.array_stack(rows, 0) if rows else _calls.array_zeros((0,), dtype)


def ix_(*args):
    """Converts vectors of positions to arrays that select the grid they span; booleans mean the positions of
    true elements."""
    made = []
    for axis, positions in enumerate(args):
        positions = _positions(positions)
        if positions.ndim != 1:
            raise ValueError("ix_: expected arguments of one axis, got %d" % positions.ndim)
        if positions.dtype.kind == "b":
            positions = _calls.array_flatnonzero(positions)
        shape = (1,) * axis + (-1,) + (1,) * (len(args) - axis - 1)
        made.append(_calls.array_reshape(positions, shape))
    return tuple(made)


def diag_indices(n, ndim=2):
    """Positions of the main diagonal of a square array."""
    return (arange(index(n)),) * ndim


def diag_indices_from(arr):
    """Positions of the main diagonal of an array of two or more axes of one length."""
    shape = array_like(arr).shape
    if len(shape) < 2 or len(set(shape)) > 1:
        raise ValueError("diag_indices_from: arr: expected two or more axes of one length, got %s" % (shape,))
    return diag_indices(shape[0], len(shape))


def tril_indices(n, k=0, m=None):
    """Positions of the elements up to diagonal `k`."""
    return tuple(_calls.array_nonzero(tri(n, m, k, bool)))


def triu_indices(n, k=0, m=None):
    """Positions of the elements from diagonal `k` on."""
    return tuple(_calls.array_nonzero(_calls.array_logical_not(tri(n, m, k - 1, bool))))


def _matrix(arr, function):
    if isinstance(arr, (bool, int, float)):  # the class of NumPy's exception
        raise AttributeError("%s: arr: expected an array of two axes, got %r" % (function, arr))
    shape = array_like(arr).shape
    if len(shape) != 2:
        raise ValueError("%s: arr: expected two axes, got %d" % (function, len(shape)))
    return shape


def tril_indices_from(arr, k=0):
    """Positions of the elements of a matrix up to diagonal `k`."""
    rows, columns = _matrix(arr, "tril_indices_from")
    return tril_indices(rows, k, columns)


def triu_indices_from(arr, k=0):
    """Positions of the elements of a matrix from diagonal `k` on."""
    rows, columns = _matrix(arr, "triu_indices_from")
    return triu_indices(rows, k, columns)


def ndindex(*shape):
    """An iterator over the positions, as tuples, of all elements of a shape, given as a tuple or as
    arguments."""
    if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
        shape = shape[0]
    if any(index(n) < 0 for n in shape):
        raise ValueError("ndindex: shape: expected lengths of at least 0, got %s" % (tuple(shape),))
    return product(*[range(index(n)) for n in shape])


def ndenumerate(arr):
    """An iterator over all elements: their positions, as tuples, and their values, as Python numbers."""
    arr = array_like(arr)
    return zip(ndindex(*arr.shape), numbers(arr))


def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    """The results of a function for all vectors along an axis, in place of that axis."""
    arr = array_like(arr)
    axis = normalized(axis, arr.ndim)
    lines = moveaxis(arr, axis, -1)
    outer = lines.shape[:-1]
    if not prod(outer):
        raise ValueError(
            "apply_along_axis: arr: expected at least one vector, because the shape of the results is "
            "unknown otherwise"
        )
    made = [strong(func1d(line, *args, **kwargs)) for line in lines.reshape((prod(outer), lines.shape[-1]))]
    ndim = made[0].ndim
    made = _calls.array_stack(made, 0).reshape(outer + made[0].shape)
    return (
        moveaxis(made, list(range(len(outer), len(outer) + ndim)), list(range(axis, axis + ndim)))
        if ndim
        else made
    )


__all__ = [
    "apply_along_axis",
    "choose",
    "compress",
    "diag_indices",
    "diag_indices_from",
    "diagonal",
    "extract",
    "fill_diagonal",
    "indices",
    "ix_",
    "ndenumerate",
    "ndindex",
    "place",
    "put",
    "put_along_axis",
    "putmask",
    "ravel_multi_index",
    "scatter_add",
    "select",
    "take",
    "take_along_axis",
    "tril_indices",
    "tril_indices_from",
    "triu_indices",
    "triu_indices_from",
    "unravel_index",
]
