"""Routines for shapes and axes, joining, splitting, repeating and rearranging."""

from ctypes import c_int64
from math import prod
from operator import index

from .. import _calls, raw
from .._dtype import DTYPES, dtype_code
from .._errors import AxisError
from ._arguments import (
    AXIS_NONE,
    CASTINGS,
    ZeroError,
    array_like,
    array_likes,
    axes_of,
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
from ._interop import host_address, on_host
from ._ndarray import ndarray
from ._order import as_walked, is_fortran, letter_of
from ._quick import joined
from ._types import can_cast, is_value

# shapes ----------------------------------------------------------------------------------------------------


def reshape(a, shape=None, order="C", *, newshape=None, copy=None):
    """The elements with a new shape, one length of which may be -1; a view if possible.

    With `copy` true always a copy, with False never: a ValueError if a copy is needed. NumPy 1 calls the
    shape `newshape`.
    """
    if (shape is None) == (newshape is None):
        raise TypeError("reshape: expected either shape or newshape")
    a, shape = viewed(a), shape_of(newshape if shape is None else shape)
    if order in ("A", "a"):
        order = "F" if is_fortran(a) else "C"
    fortran = order_of(order)
    if copy is None and not fortran:
        return _calls.array_reshape(a, shape)
    turned, lengths = (_calls.array_transpose(a, None), tuple(shape)[::-1]) if fortran else (a, shape)
    if copy is False:
        made = turned[...]
        _calls.array_set_shape(made, lengths)
    else:
        made = _calls.array_reshape(_calls.array_copy(turned) if copy else turned, lengths)
    return _calls.array_transpose(made, None) if fortran else made


def _turned(a, order):
    """A view whose elements in C order are the elements of the array in another order."""
    letter = letter_of(order, "C")
    if letter == "K":
        return _calls.array_transpose(a, as_walked(a.shape, a.strides))
    return _calls.array_transpose(a, None) if letter == "F" or letter == "A" and is_fortran(a) else a


def flatten(a, order="C"):
    """A copy of the elements as a vector."""
    made = _calls.array_copy(_turned(array_like(a), order))
    _calls.array_set_shape(made, (-1,))
    return made


def ravel(a, order="C"):
    """The elements as a contiguous vector: a view of an array that is contiguous in that order, otherwise a
    copy."""
    a = viewed(a)
    turned = a if order == "C" else _turned(a, order)
    return _calls.array_ravel(turned) if _calls.array_is_c_contiguous(turned) else flatten(turned)


def squeeze(a, axis=None):
    """A view without the axes of length one, or without the given ones, which must have length one."""
    a = viewed(a)
    if not a.ndim and not isinstance(axis, (tuple, list)) and axis in (0, -1):  # like NumPy
        axis = None
    return _calls.array_squeeze(a, axes_of(axis))


def expand_dims(a, axis=0):
    """A view with new axes of length one, which become the axes `axis` of the result."""
    a = viewed(a)
    if not isinstance(axis, (tuple, list)):
        return _calls.array_expand_dims(a, axis)
    ndim = a.ndim + len(axis)
    axes = [normalized(n, ndim) for n in axis]
    if len(set(axes)) < len(axes):
        raise ValueError("expand_dims: axis: an axis is given twice: %r" % (axis,))
    for n in sorted(axes):
        a = _calls.array_expand_dims(a, n)
    return a


def _each(call, arrays):
    made = [call(viewed(strong(a))) for a in arrays]
    return made[0] if len(made) == 1 else made


def atleast_1d(*arys):
    """The arrays with at least one axis; a single array, or a list of several."""
    return _each(lambda a: a if a.ndim >= 1 else _calls.array_atleast_1d(a), arys)


def atleast_2d(*arys):
    """The arrays with at least two axes, new axes come first; a single array, or a list of several."""
    return _each(lambda a: a if a.ndim >= 2 else _calls.array_atleast_2d(a), arys)


def atleast_3d(*arys):
    """The arrays with at least three axes; a single array, or a list of several."""
    return _each(lambda a: a if a.ndim >= 3 else _calls.array_atleast_3d(a), arys)


# axes -----------------------------------------------------------------------------------------------------


def transpose(a, axes=None):
    """A view with permuted axes: axis i of the result is axis axes[i]; by default in reverse order."""
    return _calls.array_transpose(viewed(a), axes_of(axes, "axes"))


def swapaxes(a, axis1, axis2):
    """A view with two axes exchanged."""
    return _calls.array_swapaxes(viewed(a), axis1, axis2)


def rollaxis(a, axis, start=0):
    """A view with `axis` moved before the axis that is at position `start`."""
    return _calls.array_rollaxis(viewed(a), axis, start)


def moveaxis(a, source, destination):
    """A view with axes moved to other positions, the others in their order."""
    a = viewed(a)
    ndim = a.ndim
    if source.__class__ is destination.__class__ is int:
        source, target = normalized(source, ndim, "source"), normalized(destination, ndim, "destination")
        return _calls.array_rollaxis(a, source, target + (target > source))
    sources = [normalized(n, ndim, "source") for n in shape_of(source, "source")]
    targets = [normalized(n, ndim, "destination") for n in shape_of(destination, "destination")]
    if len(sources) != len(targets):
        raise ValueError("moveaxis: source and destination must have the same number of axes")
    if len(set(sources)) < len(sources) or len(set(targets)) < len(targets):
        raise AxisError("moveaxis: an axis is given twice")
    order = [n for n in range(ndim) if n not in sources]
    for target, source in sorted(zip(targets, sources)):
        order.insert(target, source)
    return _calls.array_transpose(a, order)


# broadcasting ---------------------------------------------------------------------------------------------


def _broadcast_shape(arrays):

    room = (c_int64 * 32)()
    ndim = _calls.array_broadcast(arrays, room, 32)
    return tuple(room[:ndim])


class broadcast:
    """Arrays broadcast to a common shape: `shape`, `nd`, `size`, and the broadcast `values`."""

    def __init__(self, *arrays):
        arrays = [strong(a) if isinstance(a, (bool, int, float)) else array_like(a) for a in arrays]
        self.shape = _broadcast_shape(arrays)
        self.nd = self.ndim = len(self.shape)
        self.size = prod(self.shape)
        self.values = [
            a if a.shape == self.shape else _calls.array_broadcast_to(a, self.shape) for a in arrays
        ]
        self.numiter = len(arrays)

    def __iter__(self):
        return zip(*[value.ravel() for value in self.values])


def broadcast_arrays(*args, subok=False):
    """Read-only views of the arrays, broadcast to a common shape, as a list; an array with that shape is
    returned itself."""
    arrays = [viewed(strong(a)) for a in args]
    if not arrays:
        return []
    return [
        a if a.shape == made.shape else made for a, made in zip(arrays, _calls.array_broadcast_arrays(arrays))
    ]


def broadcast_to(array, shape, subok=False):
    """A read-only view broadcast to a shape."""
    return _calls.array_broadcast_to(viewed(strong(array)), shape_of(shape))


def broadcast_shapes(*args):
    """The shape that shapes broadcast to."""
    zero = _calls.array_zeros((), raw.CTN_BOOL)
    return (
        _broadcast_shape([_calls.array_broadcast_to(zero, shape_of(shape)) for shape in args]) if args else ()
    )


def copyto(dst, src, casting="same_kind", where=None):
    """Copies an array, which is broadcast, into another, only where `where` is true."""
    if not isinstance(dst, ndarray):
        raise TypeError("copyto: dst: expected an array, got %s" % type(dst).__name__)
    if is_value(src):
        if not can_cast(src, dst.dtype, casting):
            raise TypeError("copyto: src: cannot cast %r to %s under the rule %r" % (src, dst.dtype, casting))
        casting = "unsafe"
    if not isinstance(where, ndarray) and isinstance(where, (bool, int, float, complex)):
        where = None if where else _calls.array_zeros((), raw.CTN_BOOL)
    _calls.array_copyto(
        dst,
        array_like(src),
        chosen(CASTINGS, casting, "copyto", "casting"),
        None if where is None else array_like(where),
    )


# joining --------------------------------------------------------------------------------------------------


def _joined(join, function, tup, out, dtype, casting):
    """The arrays joined by a function, in the requested dtype or destination."""
    arrays = array_likes(tup, function, "tup")
    if out is None and dtype is None:
        return join(arrays)
    if out is not None and dtype is not None:
        raise TypeError("%s: out and dtype must not be given together" % function)
    rule = chosen(CASTINGS, casting, function, "casting")
    wanted = dtype_code(destination(out, function).dtype if dtype is None else dtype)
    for array in arrays:
        if not _calls.dtype_can_cast(_calls.ctn_array_dtype(array), wanted, rule):
            raise TypeError(
                "%s: cannot cast %s to %s under the rule %r"
                % (function, array.dtype, DTYPES[wanted], casting)
            )
    made = join([_calls.array_asarray(array, wanted) for array in arrays])
    if out is None:
        return made
    if out.shape != made.shape:
        raise ValueError("%s: out: expected shape %s, got %s" % (function, made.shape, out.shape))
    _calls.array_copyto(out, made, raw.CTN_CASTING_NO, None)
    return out


_concatenate, _stack, _column_stack, _hstack, _vstack = map(
    joined, ("concatenate", "stack", "column_stack", "hstack", "vstack")
)


def concatenate(tup, axis=0, out=None, dtype=None, casting="same_kind"):
    """Joins arrays along an existing axis, or the flattened arrays if the axis is None."""
    made = _concatenate(tup, axis) if out is None and dtype is None else None
    if made is not None:
        return made
    axis = axis_of(axis)
    return _joined(
        lambda arrays: _calls.array_concatenate(arrays, axis), "concatenate", tup, out, dtype, casting
    )


def stack(tup, axis=0, out=None, dtype=None, casting="same_kind"):
    """Joins arrays of the same shape along a new axis."""
    made = _stack(tup, axis) if out is None and dtype is None else None
    if made is not None:
        return made
    return _joined(lambda arrays: _calls.array_stack(arrays, axis), "stack", tup, out, dtype, casting)


def hstack(tup, *, dtype=None, casting="same_kind"):
    """Joins arrays along the second axis, vectors along their only axis."""
    made = _hstack(tup) if dtype is None else None
    if made is not None:
        return made
    return _joined(_calls.array_hstack, "hstack", tup, None, dtype, casting)


def vstack(tup, *, dtype=None, casting="same_kind"):
    """Joins arrays along the first axis; vectors count as rows."""
    made = _vstack(tup) if dtype is None else None
    if made is not None:
        return made
    return _joined(_calls.array_vstack, "vstack", tup, None, dtype, casting)


row_stack = vstack


def dstack(tup):
    """Joins arrays along the third axis, after atleast_3d."""
    return _calls.array_dstack(array_likes(tup, "dstack", "tup"))


def column_stack(tup):
    """Joins arrays along the second axis; vectors count as columns."""
    made = _column_stack(tup)
    if made is not None:
        return made
    for a in tup if isinstance(tup, (tuple, list)) else ():
        if not isinstance(a, ndarray) and isinstance(a, (str, bytes)):
            raise TypeError("column_stack: tup: expected arrays, got %s" % type(a).__name__)
    return _calls.array_column_stack(array_likes(tup, "column_stack", "tup"))


def append(arr, values, axis=None):
    """A copy with values joined to the end of an axis, or of the flattened array."""
    made = _concatenate((arr, values), axis)
    if made is not None:
        return made
    arr = array_like(arr)
    values = near(strong(values), arr)  # NumPy scalars count with their dtypes, too
    return _calls.array_concatenate((arr, values), axis_of(axis))


# splitting ------------------------------------------------------------------------------------------------


def _parts(ary, where, axis, equal, function):
    ary = viewed(ary)
    if isinstance(where, ndarray):
        where = where.tolist()
    try:
        count = index(where)
    except TypeError:
        positions = shape_of(where, "indices_or_sections")
        return list(_calls.array_split_at(ary, positions, axis, len(positions) + 1))
    if count <= 0:
        raise (ValueError if count else ZeroError)(
            "%s: indices_or_sections: expected a number above 0, got %d" % (function, count)
        )
    return list((_calls.array_split if equal else _calls.array_array_split)(ary, axis, count))


def array_split(ary, indices_or_sections, axis=0):
    """Views of a number of parts along an axis, the first ones longer if the length does not divide evenly,
    or of the parts between positions."""
    return _parts(ary, indices_or_sections, axis, False, "array_split")


def split(ary, indices_or_sections, axis=0):
    """Views of a number of equal parts along an axis (otherwise ValueError), or of the parts between
    positions."""
    return _parts(ary, indices_or_sections, axis, True, "split")


def _split_along(least, function):
    def split_along(ary, indices_or_sections):
        ary = array_like(ary)
        if ary.ndim < least:
            raise ValueError("%s: ary: expected at least %d axes, got %d" % (function, least, ary.ndim))
        axis = {"hsplit": min(1, ary.ndim - 1), "vsplit": 0, "dsplit": 2}[function]
        return _parts(ary, indices_or_sections, axis, True, function)

    split_along.__name__ = split_along.__qualname__ = function
    which = {"hsplit": "second (the only one for a vector)", "vsplit": "first", "dsplit": "third"}[function]
    split_along.__doc__ = "Like split, along the %s axis." % which
    return split_along


hsplit, vsplit, dsplit = _split_along(1, "hsplit"), _split_along(2, "vsplit"), _split_along(3, "dsplit")

# repeating and rearranging ---------------------------------------------------------------------------------


def tile(A, reps):
    """The array repeated as a whole, reps[i] times along axis i."""
    return _calls.array_tile(strong(A), shape_of(reps, "reps"))


def _repeat_each(a, repeats, axis):
    """Repeats elements as often as an array of integers on the CPU says, which C reads where it is."""
    counts = _calls.array_ascontiguousarray(_calls.array_asarray(repeats, raw.CTN_INT64), None)
    return _calls.ctn_array_repeat(a, host_address(counts), counts.size, axis)


def repeat(a, repeats, axis=None):
    """Repeats every element along an axis, or of the flattened array; `repeats` is a number, or one for each
    element."""
    if isinstance(repeats, ndarray):
        if repeats.ndim == 1 and repeats.dtype.kind in "iu" and on_host(repeats):
            return _repeat_each(strong(a), repeats, axis_of(axis))
        repeats = repeats.tolist()
    return _calls.array_repeat(strong(a), shape_of(repeats, "repeats"), axis_of(axis))


def roll(a, shift, axis=None):
    """A copy with the elements moved by `shift` positions along axes; those moved beyond the end come first.

    Several shifts and axes are paired, or combined with a single axis or shift. Shifts of the same axis, or
    of the flattened array, add up.
    """
    a = array_like(a)
    if isinstance(shift, ndarray) or hasattr(shift, "tolist"):
        shift = shift.tolist()
    shifts = [index(n) for n in shape_of(shift, "shift")]
    if axis is None:
        return _calls.array_roll(a, sum(shifts), AXIS_NONE)
    axes = [normalized(n, a.ndim) for n in shape_of(axis, "axis")]
    if not len(axes) == len(shifts) and 1 not in (len(axes), len(shifts)):
        raise ValueError("roll: expected as many shifts as axes, got %d and %d" % (len(shifts), len(axes)))
    count = min(len(axes), len(shifts)) and max(len(axes), len(shifts))
    axes, shifts = (axes * count)[:count], (shifts * count)[:count]
    moves = [places % (a.shape[one] or 1) for one, places in zip(axes, shifts)]
    return _calls.array_roll_axes(a, moves, axes)


def flip(m, axis=None):
    """A view with the elements along the axes, by default all, in reverse order."""
    return _calls.array_flip(viewed(m), axes_of(axis))


def _flipped(m, axis, least, function):
    m = viewed(m)
    if m.ndim < least:
        raise ValueError("%s: expected at least %d axes, got %d" % (function, least, m.ndim))
    return _calls.array_flip(m, (axis,))


def fliplr(m):
    """A view with the elements along the second axis in reverse order."""
    return _flipped(m, 1, 2, "fliplr")


def flipud(m):
    """A view with the elements along the first axis in reverse order."""
    return _flipped(m, 0, 1, "flipud")


def rot90(m, k=1, axes=(0, 1)):
    """A view rotated by k times 90 degrees in the plane of two axes, from the first toward the second."""
    m = viewed(m)
    if len(axes) != 2:
        raise ValueError("rot90: axes: expected two axes, got %r" % (axes,))
    first, second = (normalized(n, m.ndim, "axes") for n in axes)
    if first == second:
        raise ValueError("rot90: axes: expected two different axes, got %r" % (axes,))
    k %= 4
    if k == 0:
        return m[...]
    if k == 2:
        return _calls.array_flip(m, (first, second))
    if k == 1:
        return _calls.array_swapaxes(_calls.array_flip(m, (second,)), first, second)
    return _calls.array_flip(_calls.array_swapaxes(m, first, second), (second,))


_FEW_CALLS = 2**19  # bytes, of which fewer calls save more time than writing none in vain


def resize(a, new_shape):
    """A new array of a shape, filled with the elements repeated."""
    a, shape = _calls.array_ravel(array_like(a)), tuple(shape_of(new_shape))
    if any(n < 0 for n in shape):
        raise ValueError("resize: new_shape: all lengths must be at least 0, got %r" % (shape,))
    count = prod(shape)
    if not a.size or not count:
        return _calls.array_zeros(shape, a.dtype)
    size = a.size
    if count <= size:
        made = _calls.array_copy(a[:count])
    elif count * a.itemsize <= _FEW_CALLS:
        made = _calls.array_tile(a, (-(-count // size),))
        made = made[:count] if count % size else made
    else:
        made, whole = near(_calls.array_empty((count,), a.dtype), a), count - count % size
        lines = _calls.array_reshape(made[:whole], (whole // size, size))
        _calls.array_copyto(lines, a, raw.CTN_CASTING_NO, None)
        if whole < count:
            _calls.array_copyto(made[whole:], a[: count - whole], raw.CTN_CASTING_NO, None)
    return made if len(shape) == 1 else made.reshape(shape)


__all__ = [
    "append",
    "array_split",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "broadcast",
    "broadcast_arrays",
    "broadcast_shapes",
    "broadcast_to",
    "column_stack",
    "concatenate",
    "copyto",
    "dsplit",
    "dstack",
    "expand_dims",
    "flip",
    "fliplr",
    "flipud",
    "hsplit",
    "hstack",
    "moveaxis",
    "ravel",
    "repeat",
    "reshape",
    "resize",
    "roll",
    "rollaxis",
    "rot90",
    "row_stack",
    "split",
    "squeeze",
    "stack",
    "swapaxes",
    "tile",
    "transpose",
    "vsplit",
    "vstack",
]
