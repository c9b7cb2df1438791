"""Creation of arrays."""

import sys
import warnings
from math import ceil
from operator import index

from .. import _calls, raw
from .._dtype import DTYPES, NUMPY_ARRAY, NUMPY_SCALAR, dtype_code
from . import _interop
from ._arguments import ZeroError, array_like, near, order_of, shape_of, strong
from ._device import Device, device_name, named
from ._interop import from_bytes
from ._manipulation import moveaxis
from ._ndarray import ndarray
from ._order import fortran_layout, is_fortran, letter_of, slowest_first
from ._subclass import like
from ._types import result_type
from ._ufunc import power
from ._values import array, asanyarray, asarray, ascontiguousarray, asfortranarray, copied

_OTHER_ORDER = ">" if sys.byteorder == "little" else "<"

# filled ----------------------------------------------------------------------------------------------------


_PLAIN = (int, tuple)
_LIKE = {
    _calls.array_empty: _calls.array_empty_like,
    _calls.array_zeros: _calls.array_zeros_like,
    _calls.array_ones: _calls.array_ones_like,
}


def _filled(make, shape, dtype, order, device):
    if device is not None:
        with Device(device):
            return _filled(make, shape, dtype, order, None)
    if not isinstance(shape, tuple):
        if shape is None:  # like NumPy 1.24
            warnings.warn(
                "None as a shape means (), which newer NumPy rejects", DeprecationWarning, stacklevel=3
            )
        shape = () if shape is None else shape_of(shape)
    if order == "C" or not order_of(order) or len(shape) < 2:
        return make(shape, dtype)
    return _LIKE[make](fortran_layout(tuple(shape)), dtype_code(dtype))


def empty(shape, dtype=float, order="C", *, device=None):
    """A new array with undefined contents. Negative lengths are a ValueError."""
    if device is None and order == "C" and shape.__class__ in _PLAIN:
        return _calls.array_empty((shape,) if shape.__class__ is int else shape, dtype)
    return _filled(_calls.array_empty, shape, dtype, order, device)


def zeros(shape, dtype=float, order="C", *, device=None):
    """A new array of zeros."""
    if device is None and order == "C" and shape.__class__ in _PLAIN:
        return _calls.array_zeros((shape,) if shape.__class__ is int else shape, dtype)
    return _filled(_calls.array_zeros, shape, dtype, order, device)


def ones(shape, dtype=float, order="C", *, device=None):
    """A new array of ones."""
    if device is None and order == "C" and shape.__class__ in _PLAIN:
        return _calls.array_ones((shape,) if shape.__class__ is int else shape, dtype)
    return _filled(_calls.array_ones, shape, dtype, order, device)


def full(shape, fill_value, dtype=None, order="C", *, device=None):
    """A new array filled with a value, which is broadcast to the shape; by default with the dtype of the
    value."""
    if device is not None:
        with Device(device):
            return full(shape, _there(fill_value), dtype, order)
    if dtype is None and order == "C":
        if fill_value.__class__ is float:
            return _calls.array_full_f64(
                () if shape is None else shape_of(shape), fill_value, raw.CTN_FLOAT64
            )
        if fill_value.__class__ is int and -(2**63) <= fill_value < 2**63:
            return _calls.array_full_i64(() if shape is None else shape_of(shape), fill_value, raw.CTN_INT64)
    if order_of(order):
        out = empty(shape, strong(fill_value).dtype if dtype is None else dtype, order)
        _calls.array_fill(out, strong(fill_value))
        return out
    return _calls.array_full(() if shape is None else shape_of(shape), strong(fill_value), dtype)


def _there(value):
    """An array on the current device, or a value of another kind as it is."""
    return _calls.array_to_device(value, None) if isinstance(value, ndarray) else value


def _laid_out(a, shape, dtype):
    """An empty array of a shape, with its axes in the same memory order as those of another array of as many
    axes."""
    slowest = slowest_first(a.strides)
    return _calls.array_transpose(
        _calls.array_empty([shape[axis] for axis in slowest], dtype),
        [slowest.index(axis) for axis in range(len(shape))],
    )


def _like(make, a, dtype, order, subok, shape, device, *value):
    if a.__class__ is ndarray and shape is device is None and order.__class__ is str and order == "K":
        return make(a, *value, dtype)
    a, letter = array_like(a), letter_of(order)
    if a.__class__ is not ndarray:
        plain = like(a, a, subok=False)
        return like(_like(make, plain, dtype, order, subok, shape, device, *value), a, subok)
    if device is not None:
        device = named(device)
        value = [_calls.array_to_device(one, device) for one in value]
    if shape is None and letter == "K" and device in (None, device_name(a)):
        return make(a, *value, dtype)
    shape = a.shape if shape is None else tuple(shape_of(shape))
    dtype = a.dtype if dtype is None else dtype
    plain = {
        _calls.array_empty_like: empty,
        _calls.array_zeros_like: zeros,
        _calls.array_ones_like: ones,
        _calls.array_full_like: full,
    }[make]
    with Device(device_name(a) if device is None else device):
        if letter == "K" and a.ndim == len(shape) and not (_calls.array_is_c_contiguous(a) or is_fortran(a)):
            return make(_laid_out(a, shape, dtype), *value, dtype)
        if letter == "A" or letter == "K" and a.ndim == len(shape):
            letter = "F" if is_fortran(a) else "C"
        return plain(shape, *value, dtype, "F" if letter == "F" else "C")


def empty_like(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
    """A new array of the shape and dtype of another, with undefined contents."""
    return _like(_calls.array_empty_like, a, dtype, order, subok, shape, device)


def zeros_like(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
    """Like empty_like, filled with zeros."""
    return _like(_calls.array_zeros_like, a, dtype, order, subok, shape, device)


def ones_like(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
    """Like empty_like, filled with ones."""
    return _like(_calls.array_ones_like, a, dtype, order, subok, shape, device)


def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None, *, device=None):
    """Like empty_like, filled with a value, which is broadcast."""
    return _like(_calls.array_full_like, a, dtype, order, subok, shape, device, array_like(fill_value))


def eye(N, M=None, k=0, dtype=float, order="C", *, device=None):
    """An N x M matrix with ones on diagonal `k`, zeros elsewhere."""
    if device is not None:
        with Device(device):
            return eye(N, M, k, dtype, order)
    k = index(k)
    if not -(2**63) <= k < 2**63:  # beyond every matrix
        return zeros((N, N if M is None else M), dtype, order)
    made = _calls.array_eye(N, N if M is None else M, k, dtype)
    return asfortranarray(made) if order_of(order) else made


def identity(n, dtype=float):
    """The n x n identity matrix."""
    return _calls.array_identity(n, dtype)


# from values ---------------------------------------------------------------------------------------------


def copy(a, order="K", subok=False):
    """A copy of an array, with `subok` of its class."""
    made = copied(array_like(a), order)
    return like(made, a) if subok and isinstance(a, ndarray) else made


def asnumpy(a, stream=None):
    """The values as a NumPy array, which shares the memory of an array on the CPU."""
    return _interop.asnumpy(a)


def stored_dtype(dtype):
    """The code of a dtype of stored elements, and whether their bytes are in the other order."""
    text = isinstance(dtype, str)
    order = dtype[:1] if text else getattr(dtype, "byteorder", "=")
    if order != _OTHER_ORDER:
        return dtype_code(dtype), False
    return dtype_code(dtype[1:] if text else dtype.newbyteorder("=")), True


def from_stored(data, shape, code, swapped):
    """An array of the bytes of elements, which may be in the other order."""
    if swapped:
        size, given = DTYPES[code].itemsize, data
        data = bytearray(given)
        for n in range(size):
            data[n::size] = given[size - 1 - n :: size]
        data = bytes(data)
    return from_bytes(data, shape, code)


def frombuffer(buffer, dtype=float, count=-1, offset=0):
    """A vector with a copy of the bytes of a buffer."""
    whole, (code, swapped) = memoryview(buffer).cast("B"), stored_dtype(dtype)
    if not 0 <= offset <= len(whole):
        raise ValueError(
            "frombuffer: offset: expected 0 to %d, the length of the buffer, got %d" % (len(whole), offset)
        )
    view, itemsize = whole[offset:], DTYPES[code].itemsize
    if count < 0:
        if len(view) % itemsize:
            raise ValueError("frombuffer: the length of the buffer is not a multiple of the element size")
        count = len(view) // itemsize
    if count * itemsize > len(view):
        raise ValueError("frombuffer: the buffer is smaller than requested")
    return from_stored(bytes(view[: count * itemsize]), (count,), code, swapped)


def fromiter(iter, dtype, count=-1):
    """A vector of the numbers of an iterable."""
    values = []
    for value in iter:
        if len(values) == count:
            break
        values.append(value)
    if len(values) < count:
        raise ValueError(
            "fromiter: the iterator is too short: expected %d items, got %d" % (count, len(values))
        )
    return array(values, dtype)


# ranges ---------------------------------------------------------------------------------------------------


def _number(value):
    """The Python number for a value."""
    if isinstance(value, (int, float)):
        return value
    try:
        return index(value)
    except TypeError:
        pass
    if isinstance(value, str):
        raise TypeError("arange: expected numbers, got %r" % value)
    return float(value)


def arange(start, stop=None, step=1, dtype=None, *, device=None):
    """Values from start to stop (excluded) by step; a single bound is the stop."""
    if device is not None:
        with Device(device):
            return arange(start, stop, step, dtype)
    if stop is None:
        start, stop = 0, start
    if type(start) is type(stop) is type(step) is int and step:  # needs no other checks
        return _calls.array_arange_i64(start, stop, step, dtype)
    start, stop, step = _number(start), _number(stop), 1 if step is None else _number(step)
    if step == 0:
        raise ZeroError("arange: step: expected a number other than zero")
    if isinstance(start, int) and isinstance(stop, int) and isinstance(step, int):
        return _calls.array_arange_i64(start, stop, step, dtype)
    return _calls.array_arange_f64(start, stop, step, dtype)


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, *, device=None):
    """`num` evenly spaced values from start to stop; with `retstep` also the step between them.

    The bounds may be arrays; then the values lie along the new axis `axis`.
    """
    if device is not None:
        with Device(device):
            return linspace(_there(start), _there(stop), num, endpoint, retstep, dtype, axis)
    num = index(num)
    if any([isinstance(value, (list, tuple)) or getattr(value, "ndim", 0) for value in (start, stop)]):
        return _linspace_arrays(start, stop, num, endpoint, retstep, dtype, axis)
    start, stop = float(start), float(stop)
    made = _calls.array_linspace(start, stop, num, endpoint, dtype)
    if not retstep:
        return made
    parts = num - 1 if endpoint else num
    return made, (stop - start) / parts if parts > 0 else float("nan")


def _linspace_arrays(start, stop, num, endpoint, retstep, dtype, axis):
    start, stop = [value * 1.0 for value in map(_bound, (start, stop))]
    code = dtype_code(result_type(start, stop, float(num)))
    parts = num - 1 if endpoint else num
    spread = stop - start
    ramp = near(_calls.array_arange_i64(0, num, 1, code), spread).reshape((num,) + (1,) * spread.ndim)
    step = spread / float(parts) if parts > 0 else spread * float("nan")
    if parts > 0 and not bool((step == 0).any()):
        made = ramp * step
    else:  # the steps are too small for the dtype
        made = ramp / float(max(parts, 1)) * spread
    made = made + start
    if endpoint and num > 1:
        made[-1] = stop
    made = moveaxis(made, 0, axis)
    if dtype is not None:
        wanted = DTYPES[dtype_code(dtype)]
        made = (_calls.array_floor(made) if wanted.kind in "iu" else made).astype(wanted, copy=False)
    return (made, step) if retstep else made


def _bound(value):
    return float(value) if isinstance(value, (bool, int, float)) else strong(value)


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    """Powers of `base` with evenly spaced exponents."""
    made = power(base, linspace(start, stop, num, endpoint, axis=axis))
    return made if dtype is None else _calls.array_astype(made, dtype)


def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    """`num` values from start to stop whose ratios are equal; both have the same sign."""
    first, last = strong(start), strong(stop)
    if bool((first == 0).any()) or bool((last == 0).any()):
        raise ValueError("geomspace: expected start and stop other than zero")
    wanted = result_type(first.dtype, last.dtype, float) if dtype is None else DTYPES[dtype_code(dtype)]
    inner = result_type(first.dtype, last.dtype, float)
    first, last = _calls.array_broadcast_arrays([near(v.astype(inner), first) for v in (first, last)])
    sign = _calls.array_where((first < 0) & (last < 0), first * 0 - 1, first * 0 + 1)
    first, last = first * sign, last * sign
    made = logspace(_calls.array_log10(first), _calls.array_log10(last), num, endpoint, axis=0)
    if num > 0:
        made[0] = first
    if num > 1 and endpoint:
        made[-1] = last
    return moveaxis(made * sign, 0, axis).astype(wanted, copy=False)


# matrices and grids ---------------------------------------------------------------------------------------


def diag(v, k=0):
    """For a vector the square matrix with it on diagonal `k`, for a matrix a copy of that diagonal."""
    return _calls.array_diag(array_like(v), k)


def diagflat(v, k=0):
    """The square matrix with the flattened `v` on diagonal `k`."""
    return _calls.array_diagflat(array_like(v), k)


def tri(N, M=None, k=0, dtype=float):
    """An N x M matrix of ones up to diagonal `k`, zeros above it."""
    N = max(index(N), 0)
    M, k = N if M is None else max(index(M), 0), index(k)
    short = "int16" if max(N, M) + abs(k) < 2**15 else int  # many of which are compared at once
    rows, columns = arange(N, dtype=short).reshape(N, 1), arange(-k, M - k, dtype=short)
    made = _calls.array_greater_equal(rows, columns)
    return made if dtype is bool else _calls.array_astype(made, dtype)


def tril(m, k=0):
    """A copy with zeros above diagonal `k` of the last two axes."""
    m = array_like(m)
    return _calls.array_where(tri(*m.shape[-2:], k=k, dtype=bool), m, zeros((), m.dtype))


def triu(m, k=0):
    """A copy with zeros below diagonal `k` of the last two axes."""
    m = array_like(m)
    return _calls.array_where(tri(*m.shape[-2:], k=index(k) - 1, dtype=bool), zeros((), m.dtype), m)


def vander(x, N=None, increasing=False):
    """The matrix of powers of a vector, the highest first unless `increasing`."""
    x = array_like(x)
    if x.ndim != 1:
        raise ValueError("vander: x: expected one axis, got %d" % x.ndim)
    count = x.size if N is None else N
    made = near(_calls.array_empty((x.size, count), result_type(x.dtype, int)), x)
    if not count or not x.size:
        return made
    powers = made if increasing else made[:, ::-1]
    if x.size <= _FEW:
        powers_into(x, powers.T)
        return made
    lines = _calls.array_empty_like(made[:_AT_ONCE], None).reshape(count, -1)
    for start in range(0, x.size, _AT_ONCE):  # parts whose powers stay in caches until they are transposed
        part = x[start : start + _AT_ONCE]
        if part.size < lines.shape[1]:
            lines = lines[:, : part.size]
        powers_into(part, lines)
        _calls.array_copyto(powers[start : start + _AT_ONCE], lines.T, raw.CTN_CASTING_NO, None)
    return made


_AT_ONCE, _FEW = 4096, 1000


def powers_into(x, lines):
    """The powers 0, 1 and so on of an array, one line each, as products of the power before and x."""
    lines[0] = 1
    if lines.shape[0] > 1:
        before = first = lines[1]
        _calls.array_copyto(first, x, raw.CTN_CASTING_SAFE, None)
        for n in range(2, lines.shape[0]):
            line = lines[n]
            _calls.array_multiply_into(before, first, line)
            before = line


def meshgrid(*xi, indexing="xy", sparse=False, copy=True):
    """Matrices of coordinates of the grid that vectors span, as a list."""
    if indexing not in ("xy", "ij"):
        raise ValueError("meshgrid: indexing: expected 'xy' or 'ij', got %r" % (indexing,))
    count = len(xi)
    order = list(range(count))
    if indexing == "xy" and count > 1:
        order[:2] = 1, 0
    views = []
    for x, axis in zip(xi, order):
        x = strong(x)
        views.append(x.reshape((1,) * axis + (x.size,) + (1,) * (count - axis - 1)))
    if not sparse:
        views = _calls.array_broadcast_arrays(views)
    return [_calls.array_copy(view) for view in views] if copy else list(views)


def _plain(bound):
    """A bound of a slice; a 0-d array becomes a number."""
    return (
        bound.item() if isinstance(bound, (ndarray, NUMPY_SCALAR, NUMPY_ARRAY)) and not bound.ndim else bound
    )


class _Grid:
    """Coordinates of a grid by slices: grid[0:3, 0:1:5j]; a complex step counts values, the stop included.

    Bounds may be arrays, whose axes then are axes of the coordinates, too.
    """

    def __init__(self, sparse):
        self._sparse = sparse

    def __getitem__(self, key):
        many, axes, bounds = isinstance(key, tuple), [], [0]
        for part in key if many else (key,):
            start, stop, step = [_plain(bound) for bound in (part.start, part.stop, part.step)]
            start, step = 0 if start is None else start, 1 if step is None else step
            if isinstance(step, complex):
                count = int(abs(step))
                bounds += [start, stop, float(count)]
                step = 1 if count == 1 else (stop - start) / float(count - 1)
            elif not many:
                return arange(start, stop, step)
            else:
                count = max(0, ceil((stop - start) / (step * 1.0)))
                bounds += [start, stop, step]
            axes.append((count, step, start))
        dtype = result_type(*bounds)
        if not many:
            count, step, start = axes[0]
            return arange(count, dtype=dtype) * step + start
        return (_sparse if self._sparse else _dense)(axes, dtype)


def _sparse(axes, dtype):
    made = []
    for place, (count, step, start) in enumerate(axes):
        line = _calls.array_asarray(arange(count, dtype=dtype) * step + start, dtype)
        ones = len(axes) - place - 1
        made.append(line.reshape((1,) * place + line.shape[:1] + (1,) * ones + line.shape[1:]))
    return made


def _dense(axes, dtype):
    shape, made = tuple([count for count, step, start in axes]), []
    for place, (count, step, start) in enumerate(axes):
        line = arange(count, dtype=dtype).reshape((count,) + (1,) * (len(axes) - place - 1))
        if isinstance(start, ndarray) or isinstance(step, ndarray):
            line = _calls.array_broadcast_to(line, shape)
        line = _calls.array_asarray(line * step + start, dtype)
        made.append(_calls.array_broadcast_to(line, shape))
    return _calls.array_stack(made, 0) if made else _calls.array_zeros((0,), dtype)


mgrid, ogrid = _Grid(False), _Grid(True)

__all__ = [
    "arange",
    "array",
    "asanyarray",
    "asarray",
    "ascontiguousarray",
    "asfortranarray",
    "asnumpy",
    "copy",
    "diag",
    "diagflat",
    "empty",
    "empty_like",
    "eye",
    "frombuffer",
    "fromiter",
    "full",
    "full_like",
    "geomspace",
    "identity",
    "linspace",
    "logspace",
    "meshgrid",
    "mgrid",
    "ogrid",
    "ones",
    "ones_like",
    "tri",
    "tril",
    "triu",
    "vander",
    "zeros",
    "zeros_like",
]
