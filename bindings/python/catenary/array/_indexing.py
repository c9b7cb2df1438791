"""Indexing and assignment."""

from collections.abc import Sequence
from ctypes import byref, c_size_t, c_void_p
from operator import index
from struct import Struct, error as StructError

from .. import _calls, raw
from .._dtype import DTYPES, numpy
from .._errors import failure
from .._extension import native
from .._handle import keep
from .._library import library, pointer, quick
from ._device import device_name
from ._elements import GENERAL
from ._interop import WIDE, as_operand, from_numpy, from_sequence, on_host

_new = c_void_p.__new__
_pack = Struct("4q").pack
_one = c_size_t(1)
_get, _set = _calls.ctn_array_get, quick("array_set")
_get_advanced, _set_advanced = quick("array_get_advanced"), quick("array_set_advanced")
_LONE = byref(raw.ctn_index(kind=raw.CTN_INDEX_ARRAY))  # the items of an index that is one array
_INT, _SLICE, _ARRAY, _OMITTED = raw.CTN_INDEX_INT, raw.CTN_INDEX_SLICE, raw.CTN_INDEX_ARRAY, raw.CTN_OMITTED
_NEWAXIS, _ELLIPSIS = _pack(raw.CTN_INDEX_NEWAXIS, 0, 0, 0), _pack(raw.CTN_INDEX_ELLIPSIS, 0, 0, 0)
_WHOLE = _pack(_SLICE, _OMITTED, _OMITTED, 1)
_FUNCTIONS = (  # of the extension module
    "get set set_f64 set_i64 get_advanced set_advanced item_f64 item_i64 to_data transpose scalar_f64 "
    "scalar_i64".split()
)
_BAD = (
    "only integers, slices (`:`), ellipsis (`...`), newaxis (`None`) and integer or boolean arrays are valid "
    "indices, got %s"
)


def _bound(value):
    """A bound of a slice, limited to the range of int64."""
    return _OMITTED if value is None else max(min(index(value), 2**63 - 1), 1 - 2**63)


def _slice(item):
    start, stop, step = item.start, item.stop, item.step
    if start is stop is step is None:
        return _WHOLE
    try:
        return _pack(
            _SLICE,
            _OMITTED if start is None else start,
            _OMITTED if stop is None else stop,
            1 if step is None else step,
        )
    except StructError:
        pass
    try:
        return _pack(_SLICE, _bound(start), _bound(stop), 1 if step is None else _bound(step))
    except TypeError:
        raise TypeError(
            "slice indices must be integers or None or have an __index__ method, got %r" % (item,)
        ) from None


def _positions(item):
    """An index array (of integers or a mask) from an array, a NumPy array or a list; None for other
    values."""
    if isinstance(item, _calls.Array):
        found = item
    elif numpy is not None and isinstance(item, (numpy.ndarray, numpy.bool_)):
        found = from_numpy(item)
    elif isinstance(item, bool):
        return _calls.array_full((), _calls.array_scalar_bool(item), raw.CTN_BOOL)
    elif isinstance(item, Sequence) and not isinstance(item, (str, bytes, bytearray)):
        try:
            found = from_sequence(list(item))
        except TypeError:
            return None
        if not found.size:
            found = _calls.array_astype(found, raw.CTN_INT64)
    else:
        return None
    if library.ctn_array_dtype(found) > raw.CTN_UINT64:
        raise IndexError("arrays used as indices must be of integer (or boolean) type, got %s" % found.dtype)
    return found


def items_of(key):
    """The packed items of an index, their number, and the arrays among them."""
    packed, arrays = [], []
    for item in key if isinstance(key, tuple) else (key,):
        if item.__class__ is int:
            packed.append(_position(item))
        elif isinstance(item, slice):
            packed.append(_slice(item))
        elif item is None:
            packed.append(_NEWAXIS)
        elif item is Ellipsis:
            packed.append(_ELLIPSIS)
        else:
            found = _positions(item)
            if found is not None:
                packed.append(_pack(_ARRAY, len(arrays), 0, 0))
                arrays.append(found)
                continue
            try:
                packed.append(_position(index(item)))
            except TypeError:
                raise IndexError(_BAD % type(item).__name__) from None
    return b"".join(packed), len(packed), arrays


def _position(item):
    try:
        return _pack(_INT, item, 0, 0)
    except StructError:
        raise IndexError("index %d is out of bounds" % item) from None


def _on_device_of(array, positions):
    """Copies index arrays to the device of the indexed array."""
    if on_host(array):
        return positions
    device = device_name(array)
    return [_calls.array_to_device(p, device) for p in positions]


def attach(ndarray):
    """Adds indexing to the class."""

    def getitem(self, key):
        kind = key.__class__
        if kind is slice:
            items, count = _slice(key), 1
        elif kind is int:
            items, count = _position(key), 1
        else:
            if kind is ndarray:
                out = _new(ndarray)
                if not _get_advanced(self, _LONE, _one, byref(key), _one, byref(out)):
                    return out
            items, count, arrays = items_of(key)
            if arrays:  # also if C has refused a lone one, to find out why
                return _calls.array_get_advanced(self, items, count, _on_device_of(self, arrays))
        out = _get(self, items, count)
        keep(self)
        return out

    def setitem(self, key, value):
        if value.__class__ is not ndarray:
            operand = as_operand(value, self)
            value = from_sequence(value) if operand is NotImplemented else operand
        kind = key.__class__
        if kind is slice:
            status = _set(self, _slice(key), _one, value)
        elif kind is int:
            status = _set(self, _position(key), _one, value)
        else:
            if kind is ndarray and not _set_advanced(self, _LONE, _one, byref(key), _one, value):
                return
            items, count, arrays = items_of(key)
            if arrays:
                _calls.array_set_advanced(self, items, count, _on_device_of(self, arrays), value)
                return
            status = _set(self, items, c_size_t(count), value)
        if status:
            raise failure(status)

    def delitem(self, key):
        raise ValueError("elements of an array cannot be deleted: delete() makes an array without them")

    getitem.__name__, setitem.__name__, delitem.__name__ = "__getitem__", "__setitem__", "__delitem__"
    if native is None:
        ndarray.__getitem__, ndarray.__setitem__, ndarray.__delitem__ = getitem, setitem, delitem
    else:
        native.set_items(
            tuple([pointer("array_" + name) for name in _FUNCTIONS]),
            (getitem, setitem, delitem, *GENERAL),
            (_INT, _SLICE, _ARRAY, raw.CTN_INDEX_NEWAXIS, raw.CTN_INDEX_ELLIPSIS),
            sum([1 << code for code in WIDE]),
            tuple(DTYPES),
            b"?bhiqBHIQ  fd",
        )
