"""Memory shared with NumPy and other libraries, and conversion of Python values to arrays."""

from ctypes import (
    PYFUNCTYPE,
    Structure,
    addressof,
    byref,
    c_char,
    c_double,
    c_float,
    c_int,
    c_int8,
    c_int16,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
    create_string_buffer,
    py_object,
    pythonapi,
    sizeof,
    string_at,
)
from itertools import count
from math import inf
from struct import Struct, error as StructError, unpack

from .. import _calls, raw
from .._convert import int64s
from .._dtype import DTYPES, NUMPY_ARRAY, NUMPY_SCALAR, dtype_code, instead_of, numpy
from .._errors import UnsupportedError, failure, lasting
from .._handle import Array, _new
from .._library import library, quick
from ._device import device_name

_kept = {}  # number -> the object whose memory an array uses
_numbers = count(1)
_from_memory, _data = library.ctn_array_from_memory, quick("array_data")
_dtype, _shape = library.ctn_array_dtype, library.ctn_array_shape
_strides, _ndim = library.ctn_array_strides, library.ctn_array_ndim
# The struct formats of elements in the order of the dtype codes; bfloat16 has none.
FORMATS = ["?", "b", "h", "i", "l", "B", "H", "I", "L", "e", None, "f", "d"]
# What holds one element, for dtypes that ctypes has.
_CELLS = {
    raw.CTN_BOOL: c_uint8,
    raw.CTN_INT8: c_int8,
    raw.CTN_INT16: c_int16,
    raw.CTN_INT32: c_int32,
    raw.CTN_INT64: c_int64,
    raw.CTN_UINT8: c_uint8,
    raw.CTN_UINT16: c_uint16,
    raw.CTN_UINT32: c_uint32,
    raw.CTN_UINT64: c_uint64,
    raw.CTN_FLOAT32: c_float,
    raw.CTN_FLOAT64: c_double,
}
_SIZES = {code: c_size_t(sizeof(cell)) for code, cell in _CELLS.items()}
_to_data, _from_data = quick("array_to_data"), quick("array_from_data")


@lasting(raw.ctn_destroy_fn)
def _let_go(*arguments, forget=_kept.pop):
    forget(arguments[-1], None)


def over_memory(address, shape, strides, code, owner, readonly=False):
    """An array over memory that `owner` keeps alive; strides are in bytes, None means C order."""
    key = next(_numbers)
    _kept[key] = owner
    out = _new(Array._made)
    strides = None if strides is None else int64s(strides, "strides")
    status = _from_memory(
        address, int64s(shape, "shape"), len(shape), strides, code, _let_go, key, byref(out)
    )
    if status:
        raise failure(status)
    return _fixed(out) if readonly else out


def _fixed(array):
    """A view of an array over read-only memory, which cannot become writeable, because its base is not."""
    _calls.array_set_writeable(array, False)
    return array[...]


class _Interface(Structure):
    """The struct to which NumPy's __array_struct__ points."""

    _fields_ = [
        ("two", c_int),
        ("nd", c_int),
        ("kind", c_char),
        ("itemsize", c_int),
        ("flags", c_int),
        ("shape", c_void_p),
        ("strides", c_void_p),
        ("data", c_void_p),
    ]


_interface_at = _Interface.from_address
_capsule_pointer = PYFUNCTYPE(c_void_p, py_object, c_void_p)(("PyCapsule_GetPointer", pythonapi))
_ALIGNED, _NATIVE, _WRITEABLE = 0x100, 0x200, 0x400
_FEW = 1024  # bytes that are copied faster than their address is found


def from_numpy(value):
    """An array over the memory of a NumPy array, or with the value of a NumPy scalar.

    Memory is shared and kept alive, and read-only arrays remain read-only. Elements at unaligned addresses or
    in the other byte order are copied.
    """
    if not isinstance(value, numpy.ndarray):
        value = numpy.array(value)
    try:
        code = dtype_code(value.dtype)
    except TypeError:
        if value.dtype.isnative or value.dtype.kind not in "iuf":
            raise TypeError(
                "expected elements of a dtype that arrays can have, got %r%s"
                % (value.dtype, instead_of(value.dtype.kind))
            ) from None
        return from_numpy(value.astype(value.dtype.newbyteorder("=")))
    capsule = value.__array_struct__
    interface = _interface_at(_capsule_pointer(capsule, None))
    flags = interface.flags
    if not flags & _ALIGNED or not flags & _NATIVE:
        return from_numpy(value.astype(value.dtype.newbyteorder("=")))
    key = next(_numbers)
    _kept[key] = value
    out = _new(Array._made)
    status = _from_memory(
        interface.data, interface.shape, interface.nd, interface.strides, code, _let_go, key, byref(out)
    )
    if status:
        raise failure(status)
    return out if flags & _WRITEABLE else _fixed(out)


def copy_of_numpy(host):
    """A new array on the current device with the values of a NumPy array."""
    if not host.dtype.isnative:
        return copy_of_numpy(host.astype(host.dtype.newbyteorder("=")))
    if host.nbytes <= _FEW:
        data = host.tobytes()
    elif host.flags.c_contiguous:
        data = c_void_p(host.__array_interface__["data"][0])
    else:
        return copy_of_numpy(numpy.ascontiguousarray(host))
    out, shape = _new(Array._made), host.shape
    code = c_int32(dtype_code(host.dtype))
    status = _from_data(data, int64s(shape, "shape"), c_size_t(len(shape)), code, byref(out))
    if status:
        raise failure(status)
    return out


from_buffer_like = from_numpy


def from_bytes(data, shape, code):
    """A new array on the current device with a copy of the elements in C order."""
    return _calls.array_from_data(data if len(data) else None, shape, code)


def _walk(value, depth, shape, flat):
    """Collects the numbers of nested sequences, whose lengths must agree."""
    if isinstance(value, Array) and library.ctn_array_ndim(value):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        if depth == len(shape):
            if flat:
                raise ValueError("expected nested sequences of equal depths")
            shape.append(len(value))
        elif shape[depth] != len(value):
            raise ValueError(
                "expected nested sequences of equal lengths, got %d and %d" % (shape[depth], len(value))
            )
        for item in value:
            _walk(item, depth + 1, shape, flat)
        return
    if depth != len(shape):
        raise ValueError("expected nested sequences of equal depths")
    if isinstance(value, (Array, NUMPY_SCALAR)):
        value = value.item()
    if not isinstance(value, (bool, int, float)):
        raise UnsupportedError("expected numbers, got %s" % type(value).__name__)
    flat.append(value)


def from_sequence(value, dtype=None):
    """A new array of nested lists and tuples of numbers; the default dtype is the one that NumPy chooses."""
    if numpy is not None:
        found = numpy.array(value)
        if found.dtype.kind not in "biuf":
            raise UnsupportedError("expected (nested sequences of) numbers, got %r" % (value,))
        made = from_numpy(found)
        return made if dtype is None else _calls.array_asarray(made, dtype)
    shape, flat = [], []
    _walk(value, 0, shape, flat)
    kinds = set(map(type, flat))
    if not kinds or float in kinds:
        code = raw.CTN_FLOAT64
    elif kinds == {bool}:
        code = raw.CTN_BOOL
    else:
        code = raw.CTN_UINT64 if max(flat) > 2**63 - 1 else raw.CTN_INT64
    try:
        data = Struct("%d%s" % (len(flat), FORMATS[code])).pack(*flat)
    except (StructError, OverflowError):
        raise OverflowError("a number is out of range") from None
    made = from_bytes(data, shape, code)
    return made if dtype is None else _calls.array_asarray(made, dtype)


def filled_with(array, value):
    """A new array of booleans of the same shape."""
    return _calls.array_full_like(array, _calls.array_scalar_bool(value), raw.CTN_BOOL)


def _limits(code, size, signed):
    return code, -(2 ** (8 * size - 1)) if signed else 0, 2 ** (8 * size - signed) - 1


# The integer types with their limits, the smallest first, and for each size unsigned or signed first.
_UNSIGNED_FIRST = [
    _limits(code, size, signed)
    for size, codes in (
        (1, (raw.CTN_UINT8, raw.CTN_INT8)),
        (2, (raw.CTN_UINT16, raw.CTN_INT16)),
        (4, (raw.CTN_UINT32, raw.CTN_INT32)),
        (8, (raw.CTN_UINT64, raw.CTN_INT64)),
    )
    for signed, code in enumerate(codes)
]
_SIGNED_FIRST = [row for i in range(0, 8, 2) for row in (_UNSIGNED_FIRST[i + 1], _UNSIGNED_FIRST[i])]
_LIMITS = {code: (low, high) for code, low, high in _UNSIGNED_FIRST}
FLOAT32_END = (2.0 - 2.0**-24) * 2.0**127  # from here on numbers become infinities as float32
# Integers never widen float32, as in NumPy 2; for float16 the limits are those of NumPy 1.
_LIMITS.update({raw.CTN_FLOAT16: (-128, 255), raw.CTN_FLOAT32: (-(2**63), 2**63 - 1)})


def _typed(value, code, beside):
    return _calls.array_to_device(
        from_bytes(Struct(FORMATS[code]).pack(value), (), code), device_name(beside)
    )


def _wide(value, beside):
    """A 0-d array for a number that does not fit the dtype of an array by NumPy's rules, otherwise None."""
    code, alone = library.ctn_array_dtype(beside), not library.ctn_array_ndim(beside)
    if isinstance(value, float):
        size = abs(value)
        if (
            alone
            and size < inf
            and (code == raw.CTN_FLOAT16 and size >= 65000 or code == raw.CTN_FLOAT32 and size >= FLOAT32_END)
        ):
            return _typed(value, raw.CTN_FLOAT64, beside)
        if code in (raw.CTN_FLOAT16, raw.CTN_FLOAT32) and FLOAT32_END <= size < inf:
            return _typed(value, raw.CTN_FLOAT64, beside)
        return (
            _typed(value, raw.CTN_FLOAT32, beside)
            if code == raw.CTN_FLOAT16 and 65000 <= size < inf
            else None
        )
    low, high = _LIMITS.get(code, _LIMITS[raw.CTN_INT64])
    if not low <= value <= high:
        if alone and -(2**63) <= value < 2**63:
            return _typed(value, raw.CTN_INT64, beside)
        for least, low, high in _SIGNED_FIRST if raw.CTN_INT8 <= code <= raw.CTN_INT64 else _UNSIGNED_FIRST:
            if low <= value <= high:
                return _typed(value, least, beside)
    return None


def scalar(value, beside=None):
    """A weak scalar for a Python number, which keeps its kind but does not widen an array.

    If the dtype of the array `beside` does not hold the number, the result widens it as in NumPy 1.24.
    """
    if isinstance(value, bool):
        return _calls.array_scalar_bool(value)
    wide = None if beside is None else _wide(value, beside)
    if wide is not None:
        return wide
    if isinstance(value, float):
        return _calls.array_scalar_f64(value)
    if not -(2**63) <= value < 2**63:
        if 0 <= value < 2**64 and beside is not None and library.ctn_array_dtype(beside) == raw.CTN_UINT64:
            return _typed(value, raw.CTN_UINT64, beside)
        raise OverflowError("Python int too large for the elements of an array: %d" % value)
    return _calls.array_scalar_i64(value)


def _numpy_scalar(value, beside):
    """A NumPy scalar or 0-d array; next to an array with axes its value counts, not its type, as in NumPy."""
    if beside is not None and library.ctn_array_ndim(beside):
        code = library.ctn_array_dtype(beside)
        if code == raw.CTN_BFLOAT16:
            return scalar(value.item())
        if value.dtype.kind in "biuf":
            value = value.astype(numpy.result_type(numpy.empty(1, DTYPES[code]), value))
    made = from_numpy(value)
    return made if beside is None or on_host(beside) else _calls.array_to_device(made, device_name(beside))


def as_operand(value, beside=None):
    """An array for the other operand of an operator: a NumPy array or scalar, or a number; otherwise
    NotImplemented."""
    kind = value.__class__
    if kind is float and -65000 < value < 65000:  # other numbers may widen the dtype
        return _calls.array_scalar_f64(value)
    if kind is int and (0 <= value < 128 or beside is not None and is_held(value, beside)):
        return _calls.array_scalar_i64(value)
    if isinstance(value, Array):
        return value
    if kind is bool:
        return _calls.array_scalar_bool(value)
    if isinstance(value, (NUMPY_ARRAY, NUMPY_SCALAR)):
        if value.dtype.kind not in "biuf":
            raise TypeError("Unsupported dtype %s" % value.dtype)
        return from_numpy(value) if value.ndim else _numpy_scalar(value, beside)
    if isinstance(value, (bool, int, float)):
        return scalar(value, beside)
    if beside is not None and isinstance(
        value, (bytes, bytearray)
    ):  # the operator of bytes would append the memory of the array
        raise TypeError("Unsupported type %s" % type(value))
    held = getattr(value, "__cupy_get_ndarray__", None)  # CuPy's protocol for objects that hold an array
    return NotImplemented if held is None else held()


def as_array(value, function, name):
    """Makes an array of an argument that is not one yet."""
    operand = as_operand(value)
    if operand is NotImplemented:
        raise TypeError("%s: %s: expected an array, got %s" % (function, name, type(value).__name__))
    return operand


def host_address(array):
    """The address of the first element, for arrays on the CPU."""
    out = c_void_p()
    status = library.ctn_array_data(array, byref(out))
    if status:
        raise failure(status)
    return out.value or 0


_unread = byref(c_void_p())


def on_host(array):
    """Whether the elements are in host memory."""
    return not _data(array, _unread)


WIDE = {raw.CTN_INT32, raw.CTN_INT64, raw.CTN_FLOAT32, raw.CTN_FLOAT64}


def is_held(number, array):
    """Whether an int surely does not widen the dtype of an array."""
    return -(2**31) <= number < 2**31 and library.ctn_array_dtype(array) in WIDE


def host_bytes(array):
    """A copy of the elements in C order."""
    count, where = library.ctn_array_nbytes(array), c_void_p()
    if not _data(array, byref(where)):
        array = _calls.array_ascontiguousarray(array, None)
        _data(array, byref(where))
        return string_at(where, count)
    room = (c_char * count)()
    status = _to_data(array, room, c_size_t(count))
    if status:
        raise failure(status)
    return room.raw


def numbers(array):
    """The elements in C order as a tuple of Python numbers."""
    code = library.ctn_array_dtype(array)
    cell = _CELLS.get(code) if library.ctn_array_size(array) == 1 else None
    if cell is not None:
        room = cell()
        status = _to_data(array, byref(room), _SIZES[code])
        if status:
            raise failure(status)
        return (room.value != 0,) if code == raw.CTN_BOOL else (room.value,)
    if code == raw.CTN_BFLOAT16:
        code, array = raw.CTN_FLOAT32, _calls.array_astype(array, raw.CTN_FLOAT32)
    return unpack("%d%s" % (library.ctn_array_size(array), FORMATS[code]), host_bytes(array))


def first_scalar(array):
    """The first element: a NumPy scalar if NumPy is installed, otherwise a Python number."""
    host = numpy is not None and library.ctn_array_dtype(array) != raw.CTN_BFLOAT16
    return asnumpy(array).flat[0] if host else numbers(array)[0]


class _Shared:
    """The object that NumPy keeps while it uses the memory of an array."""

    __slots__ = ("__array_interface__", "array")

    def __init__(self, array, interface):
        self.array, self.__array_interface__ = array, interface


def interface(array):
    """The array interface for NumPy; None for memory that is not on the host, and for bfloat16."""
    code, where = _dtype(array), c_void_p()
    if code == raw.CTN_BFLOAT16 or _data(array, byref(where)):
        return None
    ndim = _ndim(array)
    return {
        "shape": tuple(_shape(array)[:ndim]),
        "typestr": DTYPES[code].str,
        "version": 3,
        "strides": None if library.ctn_array_is_c_contiguous(array) else tuple(_strides(array)[:ndim]),
        "data": (where.value or _nothing, not library.ctn_array_is_writeable(array)),
    }


_room = create_string_buffer(8)
_nothing = addressof(_room)  # an address for arrays without elements


def asnumpy(array, dtype=None, copy=None):
    """The array as a NumPy array over the same memory, which it keeps alive.

    Arrays on other devices and of bfloat16 (which become float32) are copied. Other values are passed to
    numpy.asarray.
    """
    if numpy is None:
        raise RuntimeError("asnumpy: NumPy is not installed")
    if not isinstance(array, Array):
        return numpy.asarray(array, dtype)
    found = interface(array)
    if found is not None:
        made, shared = numpy.asarray(_Shared(array, found)), True
    else:
        if _dtype(array) == raw.CTN_BFLOAT16:
            array = _calls.array_astype(array, raw.CTN_FLOAT32)
        made, shared = numpy.frombuffer(bytearray(host_bytes(array)), array.dtype).reshape(array.shape), False
    if dtype is not None and made.dtype != dtype:
        made, shared = made.astype(dtype), False
    if copy and shared:
        return made.copy()
    if copy is False and not shared:
        raise ValueError("asnumpy: this array cannot be a NumPy array without a copy")
    return made
