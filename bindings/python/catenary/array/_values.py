"""Arrays from values of any kind: numbers, nested sequences, arrays, buffers."""

from .. import _calls, raw
from .._convert import int64s
from .._dtype import DTYPES, NUMPY_ARRAY, bind, dtype_code, instead_of, numpy
from .._errors import UnsupportedError
from .._extension import native
from .._handle import address
from ._buffer import from_buffer
from ._device import Device, current_name, device_name, named
from ._interop import copy_of_numpy, from_buffer_like, from_sequence
from ._ndarray import ndarray
from ._order import fortran_copy, is_fortran, is_vector, letter_of
from ._subclass import like


def from_number(value):
    """A 0-d array with the dtype of a Python number; None for other values, and for integers that are no
    int64."""
    kind = value.__class__
    if kind is float:
        return _calls.array_full_f64((), value, raw.CTN_FLOAT64)
    if kind is bool:
        return _calls.array_full_i64((), value, raw.CTN_BOOL)
    if kind is int and -(2**63) <= value < 2**63:
        return _calls.array_full_i64((), value, raw.CTN_INT64)
    return None


_PLAIN = {bool, int, float}
_from_data = _calls.ctn_array_from_data


def _holds_arrays(value):
    """Whether arrays are among the items of nested sequences."""
    if isinstance(value, ndarray):
        return True
    return isinstance(value, (list, tuple)) and (
        not _PLAIN.issuperset(map(type, value)) and any(map(_holds_arrays, value))
    )


def _joined(value):
    """An array from nested sequences that contain arrays."""
    if not isinstance(value, (list, tuple)):
        return array(value)
    joined = _calls.array_stack([_joined(item) for item in value], 0)
    return _calls.array_ascontiguousarray(joined, None)  # sequences have no order in memory


def _from_numpy(value, dtype):
    """A copy of numpy.array(value) on the current device."""
    code = None if dtype is None else dtype_code(dtype)
    given = getattr(value, "dtype", None) is not None
    if code == raw.CTN_BFLOAT16 or code is None or given:
        host = numpy.array(value)
    else:
        host = numpy.array(value, dtype=DTYPES[code])
    if host.dtype.kind not in "biuf":
        raise UnsupportedError(
            "array: expected numbers, got %s of dtype %s%s"
            % (type(value).__name__, host.dtype, instead_of(host.dtype.kind))
        )
    made = copy_of_numpy(host)
    if host.ndim > 1 and host.flags.fnc:
        made = copied(fortran_copy(made))
    return made if code is None else _calls.array_asarray(made, code)


def copied(a, order="K"):
    """A copy of an array with its elements in an order."""
    letter = letter_of(order)
    if letter == "C" or _calls.array_is_c_contiguous(a) and letter != "F":
        return _calls.array_copy(a)
    if letter == "A" and not is_fortran(a):
        return _calls.array_copy(a)
    if letter == "F" and (is_vector(a.shape) or not _calls.array_is_f_contiguous(a)):
        return fortran_copy(a)
    out = _calls.array_empty_like(a, None)
    _calls.array_copyto(out, a, raw.CTN_CASTING_NO, None)
    return out


def array(object, dtype=None, copy=True, order="K", subok=False, ndmin=0, *, device=None):
    """An array with the values of a number, nested sequences, an array of any kind or a buffer.

    Numbers get the dtype that NumPy gives them. Without `copy` (false or None) an array that already has the
    dtype is returned itself; a NumPy array shares its memory if the current device is the CPU. `ndmin` adds
    leading axes of length one. Raises TypeError for values without numbers, and ValueError for sequences of
    different lengths.
    """
    if device is not None:
        with Device(device):
            return _calls.array_to_device(array(object, dtype, copy, order, subok, ndmin), None)
    if object.__class__ is list and dtype is None and native is not None and not ndmin:
        packed = native.packed(object)
        if packed is not None:
            data, floats = packed
            return _from_data(
                data, int64s((len(object),), "shape"), 1, raw.CTN_FLOAT64 if floats else raw.CTN_INT64
            )
    if isinstance(object, ndarray):
        code = _calls.ctn_array_dtype(object)
        if dtype is not None and dtype_code(dtype) != code:
            made = _calls.array_astype(object, dtype)
        else:
            made = copied(object, order) if copy else object
            if object.__class__ is not ndarray:
                made = like(made, object, subok)
        if copy and device_name(made) != current_name():
            made = _calls.array_to_device(made, None)
    elif isinstance(object, (list, tuple)) and _holds_arrays(object):
        made = _joined(object)
        made = made if dtype is None else _calls.array_asarray(made, dtype)
    elif dtype is None and (made := from_number(object)) is not None:
        pass
    elif numpy is not None:
        if not copy and type(object) is numpy.ndarray and _shareable(object, dtype):
            made = from_buffer_like(object)
        else:
            made = _from_numpy(object, dtype)
    elif isinstance(object, (list, tuple, bool, int, float)):
        made = from_sequence(object, dtype)
    else:
        try:
            made = from_buffer(object, copy or current_name() != "cpu")
        except TypeError:
            raise TypeError(
                "array: expected numbers, sequences, an array or a buffer, got %s" % type(object).__name__
            ) from None
        made = made if dtype is None else _calls.array_asarray(made, dtype)
    if ndmin and ndmin > made.ndim:
        made = made.reshape((1,) * (ndmin - made.ndim) + made.shape)  # whose base is the array itself
    if order.__class__ is str and order == "K":
        return made
    letter = letter_of(order)
    if letter not in "CF" or not made.ndim:
        return made
    if letter == "F" and copy and not isinstance(object, ndarray) and is_vector(made.shape):
        return fortran_copy(made)
    return (asfortranarray if letter == "F" else ascontiguousarray)(made)


def _shareable(value, dtype):
    return (
        value.dtype.isnative
        and value.dtype.kind in "biuf"
        and value.dtype.char != "g"
        and (dtype is None or dtype_code(dtype) == dtype_code(value.dtype))
        and current_name() == "cpu"
    )


def asarray(a, dtype=None, order=None, *, device=None, copy=None):
    """The array itself if it has the dtype, otherwise a new one; the memory of NumPy arrays is shared on the
    CPU.

    With `copy` true always a new one, with False never: a ValueError if a copy is needed.
    """
    if copy is None:
        if a.__class__ is ndarray and dtype is order is device is None:
            return a
        return array(a, dtype, copy=False, order=order, device=device)
    if copy:
        return array(a, dtype, order="K" if order is None else order, device=device)
    return _uncopied(a, dtype, order, device)


def _uncopied(a, dtype, order, device):
    """An array over the memory of a value."""
    made = a
    if isinstance(a, NUMPY_ARRAY):
        made = from_buffer_like(a) if _shareable(a, None) else None
    elif not isinstance(a, ndarray):
        try:
            made = from_buffer(a, False)
        except TypeError:
            made = None
    if (
        made is None
        or dtype is not None
        and dtype_code(dtype) != _calls.ctn_array_dtype(made)
        or device is not None
        and named(device) != device_name(made)
        or array(made, copy=False, order=order) is not made
    ):
        raise ValueError("asarray: copy: False was given, but the %s must be copied" % type(a).__name__)
    return made


def asanyarray(a, dtype=None, order=None, *, device=None, copy=None):
    """Like asarray, for an array of a subclass that array or one of its class."""
    made = asarray(a, dtype, order, device=device, copy=copy)
    if not isinstance(a, ndarray) or a.__class__ is ndarray:
        return made
    return a if address(made) == address(a) else like(made, a)


def ascontiguousarray(a, dtype=None):
    """The array in C order and with at least one axis; an array that is so already is returned itself."""
    a = asarray(a, dtype)
    return a if a.ndim and _calls.array_is_c_contiguous(a) else _calls.array_ascontiguousarray(a, None)


def asfortranarray(a, dtype=None):
    """The array in Fortran order; an array that is so already is returned itself."""
    a = asarray(a, dtype)
    return a if a.ndim and _calls.array_is_f_contiguous(a) else _calls.array_asfortranarray(a, None)


bind(array)
