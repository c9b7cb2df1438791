"""Routines that insert and delete sub-arrays, assemble blocks, and apply functions over axes."""

from operator import index
from struct import Struct

from .. import _calls, raw
from ._arguments import near, normalized, shape_of, strong
from ._creation import arange, array, empty
from ._device import Device, device_name
from ._interop import host_address, on_host
from ._manipulation import moveaxis
from ._ndarray import ndarray
from ._quick import AXES, joined
from ._types import result_type
from ._values import from_number


def _flattened(arr, axis):
    """An array and the number of an axis; without an axis the flattened array and 0."""
    arr = strong(arr)
    if axis is None:
        return arr if arr.ndim == 1 else _calls.array_ravel(arr), 0
    return arr, normalized(axis, arr.ndim)


def _places(obj, length, function):
    """The positions that an index names, as an array of integers; a number as a 0-d array."""
    if isinstance(obj, slice):
        return arange(*obj.indices(length))
    made = strong(obj)
    if not made.size and not isinstance(obj, ndarray):
        return made.astype(int)
    if made.dtype.kind not in "iu":
        raise IndexError("%s: obj: expected integers, a slice or booleans, got %s" % (function, made.dtype))
    return _calls.array_asarray(made, raw.CTN_INT64)


def _checked(places, low, high, axis, length):
    """Raises IndexError for positions out of range."""
    if not places.size:
        return places
    least, most = places.min().item(), places.max().item()
    for number in (least, most):
        _position(number, low, high, axis, length)
    return places + (places < 0) * length if least < 0 else places


def _position(number, low, high, axis, length):
    """A position out of Python; IndexError if it is out of range."""
    if not low <= number <= high:
        raise IndexError("index %d is out of bounds for axis %d with size %d" % (number, axis, length))
    return number + length if number < 0 else number


_splice = _calls.ctn_array_splice
_position_of = Struct("q").pack


def _replaced(arr, begin, end, values, axis):
    """A copy with values, or nothing, in place of one range of positions."""
    try:
        if axis in AXES:
            return _splice(arr, _position_of(begin), 1, _position_of(end), values, axis)
    except Exception:  # the general call has the message
        pass
    return _calls.array_splice(arr, (begin,), (end,), values, axis)


def _insert_at(arr, places, values, axis):
    """A copy with values before positions: one for each, or any number before a single one."""
    count, ndim = len(places), arr.ndim
    if values.ndim > ndim and values.shape[: values.ndim - ndim] == (1,) * (values.ndim - ndim):
        values = values.reshape(values.shape[values.ndim - ndim :])
    if count > 1 and values.ndim:
        values = _calls.array_broadcast_to(values, arr.shape[:axis] + (count,) + arr.shape[axis + 1 :])
    return _calls.array_splice(arr, places, places, values, axis)


_FEW = 64  # elements for each insertion or deletion, from which on copying the parts between them is faster
_FEW_AT_ALL = 24  # insertions for which that is faster in any case


def _few(obj, arr, low, high, axis):
    """The positions that a list, a slice or an array names, as integers; None if they are not few."""
    length, most = arr.shape[axis], arr.size // _FEW
    if isinstance(obj, slice):
        numbers = range(*obj.indices(length))
        return list(numbers) if 0 < len(numbers) <= most else None
    if isinstance(obj, ndarray):
        if obj.ndim != 1 or not 0 < obj.size <= most or obj.dtype.kind not in "iu":
            return None
        obj = obj.tolist()
    elif obj.__class__ is not list or not 0 < len(obj) <= most or set(map(type, obj)) != {int}:
        return None
    least, greatest = min(obj), max(obj)
    for number in (least, greatest):
        _position(number, low, high, axis, length)
    return [n + length if n < 0 else n for n in obj] if least < 0 else obj


def _converted(values, arr):
    """Values as an array of the dtype and on the device of another."""
    values, code = near(strong(values, arr), arr), _calls.ctn_array_dtype(arr)
    return values if _calls.ctn_array_dtype(values) == code else _calls.array_astype(values, code)


def _vector(obj):
    """Whether an object is a vector of int64 that C can read where it is."""
    return (
        obj.__class__ is ndarray
        and _calls.ctn_array_dtype(obj) == raw.CTN_INT64
        and obj.ndim == 1
        and on_host(obj)
        and _calls.array_is_c_contiguous(obj)
    )


def _number_inserted(arr, obj, values, axis):
    """A copy with one number before each of a few positions in a vector; None if another way has to be
    taken."""
    number = from_number(values)
    if number is None or not _vector(obj) or not 0 < obj.size <= max(arr.size // _FEW, _FEW_AT_ALL):
        return None
    where = host_address(obj)
    try:
        return _splice(arr, where, obj.size, where, near(number, arr), axis)
    except Exception:  # such as for positions that count from the end
        return None


def insert(arr, obj, values, axis=None):
    """A copy with values inserted before positions along an axis, or into the flattened array.

    Positions are those in the array before the insertion: a number, a sequence or a slice.
    """
    arr, axis = _flattened(arr, axis)
    length = arr.shape[axis]
    if obj.__class__ is int:
        place = _position(obj, -length, length, axis, length)
        number = from_number(values)
        if number is not None:
            return _replaced(arr, place, place, near(number, arr), axis)
        values = _converted(values, arr)
        if axis and values.ndim == arr.ndim:
            values = moveaxis(values, 0, axis)
        elif axis and values.ndim:
            values = moveaxis(values.reshape((1,) * (arr.ndim - values.ndim) + values.shape), 0, axis)
        return _insert_at(arr, (place,), values, axis)
    made = _number_inserted(arr, obj, values, axis)
    if made is not None:
        return made
    places = _few(obj, arr, -length, length, axis)
    if places is not None:
        return _insert_at(arr, places, _converted(values, arr), axis)
    if str(getattr(obj, "dtype", "")) == "bool" or isinstance(obj, list) and obj and isinstance(obj[0], bool):
        obj = array(obj).astype(int)  # like NumPy 1.24
    places = near(_places(obj, length, "insert"), arr)
    if places.ndim > 1:
        raise ValueError("insert: obj: expected at most one axis, got %d" % places.ndim)
    values = _converted(values, arr)
    places = _checked(places, -length, length, axis, length)
    before = (slice(None),) * axis
    if places.size == 1:
        values = values.reshape((1,) * (arr.ndim - values.ndim) + values.shape)
        if not places.ndim:
            values = moveaxis(values, 0, axis)
        return _insert_at(arr, (int(places),), values, axis)
    order = _calls.array_argsort(places, -1)
    moved = _calls.array_copy(places)
    moved[order] += near(arange(places.size), places)
    made = _empty(arr, axis, length + places.size)
    old = near(_calls.array_ones((made.shape[axis],), bool), arr)
    old[moved] = False
    made[before + (moved,)] = values
    made[before + (old,)] = arr
    return made


def _empty(arr, axis, length):
    with Device(device_name(arr)):
        return empty(arr.shape[:axis] + (length,) + arr.shape[axis + 1 :], arr.dtype)


_SHORT = 4096  # elements, of which copying all that remain takes no longer than finding the parts between


def _is_short(arr, obj):
    """Whether an array is a short vector on the host, and positions are there, too: other devices report
    positions out of range only later."""
    return arr.ndim == 1 and arr.size <= _SHORT and on_host(arr) and on_host(obj)


def _without(arr, obj, axis):
    """A copy of a short array without what an array of booleans or integers names; None if another way has
    to be taken."""
    code, length = _calls.ctn_array_dtype(obj), arr.shape[axis]
    if code > raw.CTN_UINT64 or code and not _is_short(arr, obj):
        return None
    try:
        if not code and obj.shape == (length,):
            return _compress(near(_calls.array_logical_not(obj), arr), arr, axis)
        if code:
            kept = near(_calls.ctn_array_ones(_position_of(length), 1, raw.CTN_BOOL), arr)
            kept[obj] = _FALSE
            return _compress(kept, arr, axis)
    except Exception:  # the general way has the message
        pass
    return None


_compress, _FALSE = _calls.ctn_array_compress, _calls.array_scalar_bool(False)


def delete(arr, obj, axis=None):
    """A copy without the elements or sub-arrays at positions along an axis: a number, a sequence, a slice or
    booleans."""
    arr, axis = _flattened(arr, axis)
    length = arr.shape[axis]
    if obj.__class__ is int:
        place = _position(obj, -length, length - 1, axis, length)
        return _replaced(arr, place, place + 1, None, axis)
    if isinstance(obj, slice):
        start, stop, step = obj.indices(length)
        if step == 1 and start < stop:
            return _replaced(arr, start, stop, None, axis)
    if obj.__class__ is ndarray:
        made = _without(arr, obj, axis)
        if made is not None:
            return made
    places = _few(obj, arr, -length, length - 1, axis)
    if places is not None:
        return _calls.array_splice(arr, places, [place + 1 for place in places], None, axis)
    kept = near(_calls.array_ones((length,), raw.CTN_BOOL), arr)
    if isinstance(obj, slice):
        kept[obj] = False
        return _calls.array_compress(kept, arr, axis)
    flags = array(obj)
    if flags.dtype.kind == "b":
        if flags.shape != (length,):
            raise ValueError("delete: obj: expected %d booleans, got shape %s" % (length, flags.shape))
        return _calls.array_compress(~near(flags, arr), arr, axis)
    places = near(_places(obj, length, "delete"), arr)
    kept[_checked(places, -length, length - 1, axis, length)] = False
    return _calls.array_compress(kept, arr, axis)


def _depth(blocks, path=()):
    """The number of nested lists around every array, which must be the same for all."""
    if not isinstance(blocks, (list, tuple)):
        return 0
    depths = [_depth(block, (*path, n)) for n, block in enumerate(blocks)] if isinstance(blocks, list) else []
    if depths and depths.count(depths[0]) == len(depths):
        return depths[0] + 1
    place = "arrays" + "".join(map("[%d]".__mod__, path))
    if isinstance(blocks, tuple):
        raise TypeError("block: %s: expected a list or an array, got a tuple" % place)
    if not blocks:
        raise ValueError("block: %s: expected at least one array, got an empty list" % place)
    raise ValueError("block: %s: expected lists of one depth, got depths %s" % (place, depths))


def _small_block(arrays):
    """The result of block for a list, or a list of lists, of small arrays of equally many axes; None for
    others."""
    if arrays.__class__ is not list:
        return None
    nested = [row.__class__ is list for row in arrays]
    rows = arrays if all(nested) else None if any(nested) else [arrays]
    leaves = [leaf for row in rows or () for leaf in row]
    if not leaves or any([leaf.__class__ is not ndarray for leaf in leaves]):
        return None
    ndim = leaves[0].ndim
    if ndim <= nested[0] or any([leaf.ndim != ndim or leaf.size > _SHORT for leaf in leaves]):
        return None
    made = [_concatenate(row, -1) for row in rows]
    made = _concatenate(made, -2) if nested[0] else made[0]
    return None if made is None else _calls.array_ascontiguousarray(made, None)


_concatenate = joined("concatenate")


def block(arrays):
    """An array assembled of nested lists of blocks: those of the innermost lists are joined along the last
    axis, those of the lists around them along the axis before it, and so on."""
    made = _small_block(arrays)
    if made is not None:
        return made
    depth = _depth(arrays)
    leaves = []

    def collect(blocks):
        if isinstance(blocks, list):
            return [collect(part) for part in blocks]
        leaves.append(strong(blocks))
        return len(leaves) - 1

    numbered = collect(arrays)
    shapes = [leaf.shape for leaf in leaves]
    ndim = max(depth, *map(len, shapes))
    beside = next((leaf for leaf, shape in zip(leaves, shapes) if shape), leaves[0])
    shapes = [(1,) * (ndim - len(shape)) + shape for shape in shapes]

    def shape_joined(blocks, level, begin, places):
        """The shape of blocks that begin at a position; adds the place of each array."""
        if not isinstance(blocks, list):
            shape = shapes[blocks]
            places.append(tuple([slice(first, first + n) for first, n in zip(begin, shape)]))
            return shape
        axis, length, rest, at = ndim - depth + level, 0, None, list(begin)
        for part in blocks:
            at[axis] = begin[axis] + length
            shape = shape_joined(part, level + 1, at, places)
            length += shape[axis]
            others = shape[:axis] + shape[axis + 1 :]
            if rest is not None and rest != others:
                raise ValueError(
                    "block: arrays: expected equal lengths except along axis %d, got %s beside %s"
                    % (axis, others, rest)
                )
            rest = others
        return rest[:axis] + (length,) + rest[axis:]

    places = []
    shape = shape_joined(numbered, 0, (0,) * ndim, places)
    dtypes = [leaf.dtype for leaf in leaves]
    dtype = dtypes[0] if dtypes.count(dtypes[0]) == len(dtypes) else result_type(*dtypes)
    made = near(_calls.array_empty(shape, dtype), beside)
    for place, leaf in zip(places, leaves):
        made[place] = near(leaf, beside)
    return made


def apply_over_axes(func, a, axes):
    """Applies a function of an array and an axis for one axis after the other; axes that it removes remain
    with length one."""
    made = strong(a)
    ndim = made.ndim
    for axis in shape_of(axes, "axes"):
        axis = index(axis) + (ndim if axis < 0 else 0)
        result = strong(func(made, axis))
        if result.ndim == made.ndim - 1:
            result = _calls.array_expand_dims(result, axis)
        if result.ndim != made.ndim:
            raise ValueError(
                "apply_over_axes: func: expected results of %d axes, got %d" % (made.ndim, result.ndim)
            )
        made = result
    return made


__all__ = ["apply_over_axes", "block", "delete", "insert"]
