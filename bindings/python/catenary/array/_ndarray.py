"""The n-dimensional array."""

import warnings
from ctypes import byref, c_size_t, c_void_p
from math import prod
from operator import index

from .. import _calls, raw
from .._convert import CASTINGS, chosen, int64s
from .._dtype import DTYPES, NUMPY_ARRAY, dtype_code
from .._errors import UnsupportedError, failure
from .._extension import native
from .._handle import Array as ArrayHandle, _live, _set_address, arrived, dropping, keep
from .._library import library, pointer
from . import _elements, _indexing, _layout, _operators, _pickling, _printing, _protocols
from ._attributes import Block, Flags, Foreign, MemoryPointer
from ._buffer import export
from ._device import Device, device_name, named
from ._elements import READ, single
from ._interop import (
    as_array,
    as_operand,
    asnumpy,
    from_buffer_like,
    host_address,
    host_bytes,
    interface,
    numbers,
    over_memory,
)
from ._order import fortran_copy, fortran_layout, is_fortran, is_vector, letter_of, reach
from ._subclass import Meta, become

_new = c_void_p.__new__
_ndim, _shape, _strides = library.ctn_array_ndim, library.ctn_array_shape, library.ctn_array_strides
_size, _dtype = library.ctn_array_size, library.ctn_array_dtype
_transpose, _copy = _calls.ctn_array_transpose, _calls.ctn_array_copy
_release = dropping("array")
if native is None:

    def _lengths(array):
        return tuple(_shape(array)[: _ndim(array)])

    def _steps(array):
        return tuple(_strides(array)[: _ndim(array)])

    def _dtype_of(array):
        return DTYPES[_dtype(array)]

    def _transposed(array):
        out = _transpose(array, None, 0)
        keep(array)
        return out

else:
    _lengths, _steps, _dtype_of, _transposed = native.shape, native.strides, native.dtype, native.transposed


def _set_shape(array, shape):
    try:
        _calls.array_set_shape(array, lengths(shape))
    except ValueError as error:
        if "without a copy" in str(error):
            raise AttributeError("incompatible shape: %s" % error) from None
        raise


def _refuse_strides(array, strides):
    raise AttributeError(
        "strides: cannot be set, as_strided of catenary.array.lib.stride_tricks makes a view with others"
    )


_PLACES = range(-(2**62), 2**62)


def lengths(shape):
    """A shape, given as a number or a sequence of numbers, as a tuple."""
    if isinstance(shape, (tuple, list)):
        return tuple(shape)
    try:
        return (index(shape),)
    except TypeError:
        raise TypeError("shape: expected an integer or a sequence of integers, got %r" % (shape,)) from None


def _make(shape, dtype, memptr, strides, order):
    if shape is None:
        warnings.warn("None as a shape means (), which newer NumPy rejects", DeprecationWarning, stacklevel=3)
        shape = ()
    code, shape = dtype_code(dtype), lengths(shape)
    if order not in ("C", "F", "c", "f", None):
        raise ValueError("order: expected 'C' or 'F', got %r" % (order,))
    if memptr is None and strides is None:
        if order in ("F", "f") and len(shape) > 1:
            return _calls.array_empty_like(fortran_layout(tuple(shape)), code)
        return _calls.array_empty(shape, code)
    itemsize = DTYPES[code].itemsize
    if strides is None:
        axes, step, strides = range(len(shape)), itemsize, [0] * len(shape)
        for axis in axes if order in ("F", "f") else reversed(axes):
            strides[axis], step = step, step * shape[axis]
    strides = lengths(strides)
    if len(strides) != len(shape):
        raise ValueError("strides: expected %d of them, got %d" % (len(shape), len(strides)))
    low, high = reach(shape, strides, itemsize)
    if memptr is None:
        size = prod(shape) * itemsize
        if low < 0 or high > size:
            raise ValueError(
                "strides: without memptr they must lead to %d bytes from the first element on, got %r"
                % (size, tuple(strides))
            )
        memptr = MemoryPointer(Block(_calls.array_empty((size,), raw.CTN_UINT8)))
    mem = getattr(getattr(memptr, "mem", None), "array", None)
    if not isinstance(mem, ndarray):
        raise TypeError(
            "memptr: expected a pointer to memory, such as the data of an array, got %s"
            % type(memptr).__name__
        )
    (start, end), where = _extent(mem), memptr.ptr
    if where + low < start or where + high > end:
        raise ValueError("memptr: the array would reach beyond the memory")
    return over_memory(where, shape, strides, code, memptr, not library.ctn_array_is_writeable(mem))


def _extent(array):
    """The address range of the memory of an array."""
    whole = array.base
    if whole is None:
        whole = array
    start = host_address(whole)
    low, high = reach(whole.shape, whole.strides, whole.itemsize)
    return start + low, start + high


def _ordered(array, letter, fresh=True):
    """An array, whose order is that of 'K', in another order; one that is not `fresh` is returned itself if
    that is its order as well."""
    if letter == "C":
        return array if library.ctn_array_is_c_contiguous(array) else _calls.array_copy(array)
    if letter == "F" and (not library.ctn_array_is_f_contiguous(array) or fresh and is_vector(array.shape)):
        return fortran_copy(array)
    return array


_BASES = (ArrayHandle,) if native is None else (native.Arithmetic, ArrayHandle)


class ndarray(*_BASES, metaclass=Meta):
    """An n-dimensional array of numbers of one dtype on one device.

    ndarray(shape, dtype=float, memptr=None, strides=None, order='C') makes an array with undefined contents,
    or one over the memory of another array (memptr=other.data). Programs normally use catenary.array.array,
    zeros, ones and others instead.
    """

    __slots__ = ()
    __array_priority__ = _operators._PRIORITY

    def __new__(cls, shape, dtype=float, memptr=None, strides=None, order="C"):
        made = _make(shape, dtype, memptr, strides, order)
        return made if cls is ndarray else become(cls, made)

    def __init__(self, *arguments, **keywords):
        pass

    if native is None:

        def __del__(self, release=_release, clear=_set_address):
            release(self)
            clear(self, None)  # finalizers of other objects in the same cycle may still reach it

    # properties
    ndim = property(_ndim, doc="Number of axes.")
    size = property(_size, doc="Number of elements.")
    shape = property(
        _lengths,
        _set_shape,
        doc="Lengths of the axes. Assigning a shape reshapes the array in place if that is possible without "
        "a copy.",
    )
    strides = property(_steps, _refuse_strides, doc="Bytes between neighbors along each axis.")
    dtype = property(_dtype_of, doc="The type of the elements.")
    T = property(_transposed, doc="A view with the axes in reverse order.")

    @property
    def itemsize(self):
        """Bytes of one element."""
        return library.ctn_array_itemsize(self)

    @property
    def nbytes(self):
        """Bytes of all elements."""
        return library.ctn_array_nbytes(self)

    @property
    def flags(self):
        """The memory layout of the array, of which `writeable` can be set."""
        return Flags(self)

    @property
    def base(self):
        """The array that this is a view of, or None."""
        out = _new(ndarray)
        status = library.ctn_array_base(self, byref(out))
        if status:
            raise failure(status)
        return arrived(out)

    @property
    def data(self):
        """A pointer to the elements: an object with the address `ptr` that can copy from and to other
        memory."""
        return MemoryPointer(Block(self))

    @property
    def ctypes(self):
        """The memory for functions of C libraries, as in NumPy; for arrays on the CPU."""
        return Foreign(self)

    @property
    def device(self):
        """The device of the array."""
        return Device(device_name(self))

    def to_device(self, device, /, *, stream=None):
        """The array on a device; the array itself if it is there. The copy is made in the order of the
        device's current stream; another stream cannot be given."""
        if stream is not None:
            raise UnsupportedError(
                "to_device: stream: expected None, got %r; a stream's `with` chooses it" % (stream,)
            )
        name = named(device)
        return self if name == device_name(self) else _calls.array_to_device(self, name)

    @property
    def real(self):
        """The array itself: there are no complex elements."""
        return self

    @real.setter
    def real(self, value):
        self[...] = value

    @property
    def imag(self):
        """Read-only zeros: there are no complex elements."""
        zeros = _calls.array_zeros_like(self, None)
        return _calls.array_broadcast_to(_ordered(zeros, "F" if is_fortran(self) else "C"), self.shape)

    @imag.setter
    def imag(self, value):
        raise TypeError("imag: cannot be set, because arrays have no complex elements")

    # conversions to Python's numbers
    def __complex__(self):
        return single(self, complex)

    def __index__(self):
        if _ndim(self) or not raw.CTN_INT8 <= _dtype(self) <= raw.CTN_UINT64:
            raise TypeError("only integer scalar arrays can be converted to a scalar index")
        return numbers(self)[0]

    def __round__(self, ndigits=None):
        if _ndim(self):
            raise TypeError(
                "only 0-d arrays can be rounded by round(), got %d-d; around() rounds all" % _ndim(self)
            )
        return round(self.item(), ndigits)

    def __iter__(self):
        if not _ndim(self):
            raise TypeError("iteration over a 0-d array")
        return map(self.__getitem__, range(_shape(self)[0]))

    def __contains__(self, value):
        return bool(_calls.array_any(self == value, None, False))

    def __format__(self, spec):
        if _ndim(self) == 0:
            return format(self.item(), spec)
        return object.__format__(self, spec)

    def item(self, *args):
        """One element as a Python number: item() for an array of size one, item(i) by position in C order,
        item(i, j, ...) by position along the axes."""
        if len(args) == 1 and isinstance(args[0], tuple):
            args = args[0]
        if not args:
            read = READ[_dtype(self)]
            if read is not None:
                call, cell, kind = read
                value = cell()
                if not call(self, None, 0, byref(value)):
                    return kind(value.value)
            if _size(self) != 1:
                raise ValueError("can only convert an array of size 1 to a Python scalar")
            return numbers(self)[0]
        if len(args) == 1 and _ndim(self) != 1:
            flat, size = index(args[0]), _size(self)
            if not -size <= flat < size:
                raise IndexError("index %d is out of bounds for size %d" % (flat, size))
            flat, args = flat % size, []
            for length in reversed(self.shape):
                args.insert(0, flat % length)
                flat //= length
        if len(args) != _ndim(self):
            raise ValueError("incorrect number of indices for array")
        read = READ[_dtype(self)]
        if read is not None and all([at.__class__ is int and at in _PLACES for at in args]):
            call, cell, kind = read
            value = cell()
            if not call(self, int64s(args, "item"), c_size_t(len(args)), byref(value)):
                return kind(value.value)
        return numbers(self[tuple(map(index, args))])[0]

    def itemset(self, *args):
        """Sets one element: the last argument is the value, the others are those of item()."""
        if not args:
            raise ValueError("itemset: expected a value")
        where = args[0] if len(args) == 2 and isinstance(args[0], tuple) else args[:-1]
        if not where and _size(self) != 1:
            raise ValueError("can only convert an array of size 1 to a Python scalar")
        if len(where) == _ndim(self):
            self[tuple(map(index, where))] = args[-1]
        elif len(where) > 1:
            raise ValueError("incorrect number of indices for array")
        else:
            self.flat[index(where[0]) if where else 0] = args[-1]

    def tobytes(self, order="C"):
        """The bytes of the elements in C order, in Fortran order ('F'), or in the order of a Fortran array
        ('A')."""
        fortran = order == "F" or order == "A" and self.flags.fnc
        if not fortran and order not in ("C", "A", "K", None):
            raise ValueError("order: expected 'C', 'F' or 'A', got %r" % (order,))
        return host_bytes(self.T if fortran else self)

    tostring = tobytes

    # copies and conversions
    def copy(self, order="C"):
        """A copy."""
        if order == "C":
            return _copy(self)
        letter = letter_of(order, "C")
        if letter == "A":
            letter = "F" if is_fortran(self) else "C"
        if letter == "C":
            return _calls.array_copy(self)
        return _ordered(_calls.array_astype(self, _dtype(self)), letter)

    def __copy__(self):
        return self.copy("K")

    def __deepcopy__(self, memo):
        made = memo[id(self)] = self.copy("K")
        return made

    def astype(self, dtype, copy=True, order="K", casting="unsafe", subok=True):
        """The array converted to a dtype; the array itself if it has that dtype and copy is false."""
        if copy and order == "K" and casting == "unsafe":
            return _calls.array_astype(self, dtype)
        code = dtype_code(dtype)
        if order == "K" and casting == "unsafe" and code == _dtype(self):
            return self
        rule = chosen(CASTINGS, casting, "astype", "casting")
        if casting != "unsafe" and not _calls.dtype_can_cast(_dtype(self), code, rule):
            raise TypeError(
                "Cannot cast array data from %r to %r according to the rule %r"
                % (self.dtype, DTYPES[code], casting)
            )
        letter = letter_of(order)
        if letter == "A":
            letter = "F" if is_fortran(self) else "C"
        if not copy and code == _dtype(self):
            return _ordered(self, letter, False)
        return _ordered(_calls.array_astype(self, code), letter)

    def view(self, dtype=None, type=None):
        """A view of the same memory as another dtype. For bool all bytes except 0 are true."""
        if (
            dtype is not None
            and type is None
            and isinstance(dtype, builtin_type)
            and issubclass(dtype, ndarray)
        ):
            dtype, type = None, dtype
        cls = self.__class__ if type is None else type
        if not (isinstance(cls, builtin_type) and issubclass(cls, ndarray)):
            raise ValueError("view: type: expected ndarray or a class that derives from it, got %r" % (type,))
        out = _calls.array_view(self, dtype)
        keep(self)
        return out if cls is ndarray else become(cls, out, self)

    def fill(self, value):
        """Sets every element to a number or a 0-d array."""
        operand = as_operand(value)
        if operand is NotImplemented or operand.ndim:
            raise UnsupportedError("fill: value: expected a number, got %r" % (value,))
        _calls.array_fill(self, operand)

    def get(self, stream=None, order="C", out=None):
        """A NumPy array with a copy of the elements in the given order, or `out`, filled with the elements.

        asnumpy() shares memory if possible. `out` must be contiguous and have the same dtype and shape.
        """
        if out is None:
            return asnumpy(self).copy(letter_of(order, "C"))
        if not isinstance(out, NUMPY_ARRAY) or out.dtype != self.dtype:
            raise TypeError(
                "get: out: expected a NumPy array of %s, got %s"
                % (self.dtype, getattr(out, "dtype", builtin_type(out).__name__))
            )
        if out.shape != self.shape:
            raise ValueError("get: out: expected the shape %r, got %r" % (self.shape, out.shape))
        if not out.flags.forc:
            raise RuntimeError("get: out: expected a contiguous array, got strides %r" % (out.strides,))
        out[...] = asnumpy(self)
        return out

    def set(self, arr, stream=None):
        """Overwrites the elements with those of a NumPy array of the same dtype and shape."""
        if isinstance(arr, NUMPY_ARRAY):
            arr = from_buffer_like(arr)
        if not isinstance(arr, ndarray):
            raise TypeError("set: arr: expected a NumPy array, got %s" % builtin_type(arr).__name__)
        if arr.dtype != self.dtype:
            raise TypeError("%s array cannot be set to %s array" % (arr.dtype, self.dtype))
        if arr.shape != self.shape:
            raise ValueError("array of shape %r cannot be set to array of shape %r" % (arr.shape, self.shape))
        if library.ctn_array_is_c_contiguous(self) and library.ctn_array_is_writeable(self):
            data = arr.tobytes()
            status = library.ctn_array_set_data(self, data, len(data))
            if status:
                raise failure(status)
        else:
            self[...] = _calls.array_to_device(arr, device_name(self))

    def __repr__(self):
        return _printing.array_repr(self)

    def __str__(self):
        return _printing.array_str(self)

    # protocols
    @property
    def __array_interface__(self):
        found = interface(self)
        if found is None:
            raise AttributeError("__array_interface__: only arrays of NumPy's dtypes on the CPU have it")
        found["strides"] = self.strides
        return found

    def __array__(self, dtype=None, copy=None):
        return asnumpy(self, dtype, copy)


builtin_type = type
ARRAYS = (ndarray, NUMPY_ARRAY)
ndarray._made = ArrayHandle._made = ndarray
_calls.bind(Array=ndarray, as_array=as_array)
if native is not None:
    _functions = [pointer("array_" + _name) for _name in ("release", "dtype", "ndim", "shape", "strides")]
    native.set_array(ndarray, failure, _live, *_functions, raw.CTN_UINT64)
_operators.attach(ndarray)
_elements.attach(ndarray)
_indexing.attach(ndarray)
_protocols.attach(ndarray)
_layout.attach(ndarray)
_pickling.attach(ndarray)
export(ndarray)
