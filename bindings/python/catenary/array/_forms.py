"""Arrays in a required form, and the smallest dtype for a value."""

from .. import _calls, raw
from .._dtype import DTYPES, NUMPY_ARRAY, NUMPY_SCALAR, dtype_code, numpy
from .._errors import UnsupportedError
from ._arguments import array_like, strong
from ._creation import array, asarray
from ._ndarray import ndarray
from ._types import is_value, smallest

_NEEDS = {
    "C": "C",
    "C_CONTIGUOUS": "C",
    "CONTIGUOUS": "C",
    "F": "F",
    "F_CONTIGUOUS": "F",
    "FORTRAN": "F",
    "A": "",
    "ALIGNED": "",
    "W": "W",
    "WRITEABLE": "W",
    "O": "O",
    "OWNDATA": "O",
    "E": "",
    "ENSUREARRAY": "",
}


def require(a, dtype=None, requirements=None):
    """An array of a dtype that meets the requirements: 'C' or 'F' contiguous, 'O' with memory of its own, 'W'
    writeable.

    An array that already does so is returned itself.
    """
    needs = [requirements] if isinstance(requirements, str) else list(requirements or ())
    for name in needs:
        if str(name).upper() not in _NEEDS:
            raise ValueError("require: requirements: expected some of C, F, A, W, O, E, got %r" % (name,))
    needs = {_NEEDS[name.upper()] for name in needs}
    if needs >= {"C", "F"}:
        raise ValueError("require: requirements: cannot be both C and Fortran contiguous")
    try:
        dtype = None if dtype is None else DTYPES[dtype_code(dtype)]
    except TypeError as error:
        raise UnsupportedError("require: %s" % error) from None
    order = "F" if "F" in needs else "C" if "C" in needs else "A"
    made = asarray(a, dtype, order)
    if "O" in needs and not made.flags.owndata or "W" in needs and not made.flags.writeable:
        made = made.copy(order)
    return made


def asfarray(a, dtype=float):
    """The array in a floating dtype; float64 instead of any other dtype."""
    code = dtype_code(dtype)
    return asarray(a, code if DTYPES[code].kind in "fV" else raw.CTN_FLOAT64)


def asarray_chkfinite(a, dtype=None, order=None):
    """Like asarray; NaN or an infinity among the elements is a ValueError."""
    a = asarray(a, dtype, order)
    if a.dtype.kind in "fV" and not bool(_calls.array_isfinite(a).all()):
        raise ValueError("asarray_chkfinite: a: expected finite elements, got NaN or an infinity")
    return a


def _leading_zeros(values):
    """The number of zeros before the first other element of a vector."""
    size, begin, length = values.size, 0, 1
    while begin < size:
        if length == 1:
            if values[begin].item() != 0:
                return begin
        else:
            places = _calls.array_flatnonzero(values[begin : begin + length])
            if places.size:
                return begin + places[0].item()
        begin, length = begin + length, 64 * length
    return size


def trim_zeros(filt, trim="fb"):
    """A vector without leading zeros ('f' in `trim`) and trailing zeros ('b')."""
    values = strong(filt)
    if values.ndim != 1:
        raise (ValueError if values.ndim else TypeError)(
            "trim_zeros: filt: expected one axis, got %d" % values.ndim
        )
    trim, size = trim.upper(), values.size
    first = _leading_zeros(values) if "F" in trim else 0
    behind = size - _leading_zeros(values[::-1]) if "B" in trim else size
    made = slice(first, behind)
    return filt[made] if isinstance(filt, (ndarray, list, tuple)) else values[made]


def min_scalar_type(a):
    """The smallest dtype that holds a number; for an array with axes its own dtype.

    NumPy itself is asked about its arrays and scalars, and sequences of them.
    """
    parts = a if isinstance(a, (list, tuple)) and a else (a,)
    if all([isinstance(part, (NUMPY_ARRAY, NUMPY_SCALAR)) and part.dtype.kind in "biuf" for part in parts]):
        return numpy.min_scalar_type(a)
    if is_value(a):
        return DTYPES[smallest(a)[0]]
    return array_like(array(a)).dtype


__all__ = ["asarray_chkfinite", "asfarray", "min_scalar_type", "require", "trim_zeros"]
