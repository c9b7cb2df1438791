"""Scalar types, promotion and casting of dtypes, their limits, and constants."""

import functools
import math

from .. import _calls, _dtype, raw
from .._dtype import (
    DTYPES,
    NUMPY_ARRAY,
    NUMPY_SCALARS,
    bfloat16,
    complexfloating,
    dtype_code,
    floating,
    generic,  # noqa: F401
    inexact,
    integer,
    number,
    numpy,
    signedinteger,
    unsignedinteger,
)
from ._arguments import CASTINGS, array_like, chosen
from ._interop import FLOAT32_END
from ._ndarray import ndarray

pi, e, inf, nan, newaxis = math.pi, math.e, math.inf, math.nan, None
Inf = infty = inf
NaN = nan
euler_gamma = 0.5772156649015329

_SCALARS = (
    "bool_",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "float32",
    "float64",
)
for _name in _SCALARS:
    globals()[_name] = DTYPES[dtype_code(_name)].type
_ALIASES = {
    "int_": "int64",
    "intp": "int64",
    "uint": "uint64",
    "uintp": "uint64",
    "float_": "float64",
    "half": "float16",
    "single": "float32",
    "double": "float64",
    "byte": "int8",
    "ubyte": "uint8",
    "short": "int16",
    "ushort": "uint16",
    "intc": "int32",
    "uintc": "uint32",
    "longlong": "int64",
    "ulonglong": "uint64",
}
for _name, _to in _ALIASES.items():
    globals()[_name] = getattr(numpy, _name, globals()[_to]) if numpy is not None else globals()[_to]
dtype = _dtype.dtype if numpy is None else numpy.dtype


def promote_types(type1, type2):
    """The smallest dtype to which both can be cast safely."""
    return DTYPES[_calls.dtype_result_type([dtype_code(type1), dtype_code(type2)])]


_DTYPE_KIND = {"b": 0, "i": 1, "u": 1, "f": 2, "V": 2}
_INTEGERS = (
    (8, raw.CTN_UINT8, raw.CTN_INT8),
    (16, raw.CTN_UINT16, raw.CTN_INT16),
    (32, raw.CTN_UINT32, raw.CTN_INT32),
    (64, raw.CTN_UINT64, raw.CTN_INT64),
)
_DTYPE = object()  # marks a dtype, whose signed counterpart is unknown
_SIGNED = {unsigned: signed for bits, unsigned, signed in _INTEGERS}


_VALUES = (bool, int, float) + NUMPY_SCALARS
_CLASSES = {type(of) for of in DTYPES} | {type, str}  # of what stands for a dtype


def _code(value):
    """The code of a dtype or of an array's dtype; None for other values."""
    if value.__class__ is ndarray:
        return _calls.ctn_array_dtype(value)
    return dtype_code(value) if value.__class__ in _CLASSES else None


@functools.lru_cache(1024)
def _promoted(codes):
    return DTYPES[_calls.dtype_result_type(codes)]


_castable = functools.lru_cache(None)(_calls.dtype_can_cast)


def is_value(value):
    """Whether the value counts, not the dtype: a Python number, a NumPy scalar, or a 0-d NumPy array."""
    return isinstance(value, _VALUES) or isinstance(value, NUMPY_ARRAY) and not value.ndim


def _natural(value):
    """The dtype of a value on its own."""
    if isinstance(value, (NUMPY_SCALARS, NUMPY_ARRAY)):
        return dtype_code(value.dtype)
    if isinstance(value, (bool, float)):
        return raw.CTN_BOOL if isinstance(value, bool) else raw.CTN_FLOAT64
    if not -(2**63) <= value < 2**64:
        raise OverflowError("Python int too large for the elements of an array: %d" % value)
    return raw.CTN_INT64 if value < 2**63 else raw.CTN_UINT64


def smallest(value):
    """The smallest dtype that holds a value, and the signed dtype of the same size if both it and the
    unsigned one do."""
    natural = _natural(value)
    kind = DTYPES[natural].kind
    if kind == "b":
        return natural, None
    if kind == "f":
        size = abs(float(value))
        if not 65000 <= size < math.inf:
            return raw.CTN_FLOAT16, None
        return min(raw.CTN_FLOAT32 if size < FLOAT32_END else raw.CTN_FLOAT64, natural), None
    value = int(value)
    for bits, unsigned, signed in _INTEGERS:
        both = -(2 ** (bits - 1)) <= value < 2 ** (bits - 1)
        if value < 0 and both:
            return signed, None
        if 0 <= value < 2**bits:
            return unsigned, signed if both else None


def _joined(first, second):
    """The promotion of two pairs returned by `smallest`, as such a pair; a dtype leaves the sign of others
    open, as in NumPy."""
    (one, one_signed), (other, other_signed) = first, second
    if one_signed is not None and DTYPES[other].kind == "i":
        one = one_signed
    if other_signed not in (None, _DTYPE) and DTYPES[one].kind == "i":
        other = other_signed
    code = _calls.dtype_result_type([one, other])
    return code, None if one_signed is None or other_signed is None else _SIGNED.get(code)


def result_type(*arrays_and_dtypes):
    """The dtype that an operation of arrays, dtypes and numbers gives.

    Next to arrays or dtypes of the same or a higher kind, a number widens the result only if they do not hold
    its value.
    """
    codes = tuple(map(_code, arrays_and_dtypes))
    if codes and None not in codes:
        return _promoted(codes)
    if not arrays_and_dtypes:
        raise ValueError("result_type: expected at least one argument")
    values = [value for value in arrays_and_dtypes if is_value(value)]
    arrays = [_calls.ctn_array_dtype(value) for value in arrays_and_dtypes if isinstance(value, ndarray)]
    dtypes = [
        dtype_code(value)
        for value in arrays_and_dtypes
        if not (isinstance(value, ndarray) or is_value(value))
    ]
    natural, codes = [_natural(value) for value in values], arrays + dtypes
    widest, ours = [
        max([_DTYPE_KIND[DTYPES[code].kind] for code in some], default=-1) for some in (natural, codes)
    ]
    if widest > ours:
        return DTYPES[_calls.dtype_result_type(codes + natural)]
    if not values or raw.CTN_BFLOAT16 in codes:
        return DTYPES[_calls.dtype_result_type(codes)]
    pairs = [smallest(value) for value in values]
    if codes:  # arrays and dtypes first, so that their order does not matter, as in NumPy 2
        joined = _calls.dtype_result_type(codes)
        if joined == raw.CTN_FLOAT32:
            pairs = [smallest(value) for value in values if type(value) is not int]
        pairs.append((joined, None if arrays else _DTYPE))
    return DTYPES[functools.reduce(_joined, pairs)[0]]


def can_cast(from_, to, casting="safe"):
    """Whether a dtype, an array, or a number (by its value) may be converted to a dtype under a casting
    rule."""
    rule, to, code = chosen(CASTINGS, casting, "can_cast", "casting"), dtype_code(to), _code(from_)
    if code is not None:
        return _castable(code, to, rule)
    if not is_value(from_):
        return _calls.dtype_can_cast(
            _calls.ctn_array_dtype(from_) if isinstance(from_, ndarray) else dtype_code(from_), to, rule
        )
    natural = _natural(from_)
    if natural == to or rule == raw.CTN_CASTING_UNSAFE:
        return True
    if to == raw.CTN_BFLOAT16:
        return rule not in (raw.CTN_CASTING_NO, raw.CTN_CASTING_EQUIV)
    return any([_calls.dtype_can_cast(code, to, rule) for code in smallest(from_) if code is not None])


def common_type(*arrays):
    """The floating dtype to which arrays promote; float64 if integers are among them."""
    codes = [
        raw.CTN_FLOAT64 if a.dtype.kind in "iu" else _calls.ctn_array_dtype(a)
        for a in map(array_like, arrays)
    ]
    if raw.CTN_BOOL in codes:
        raise TypeError("common_type: expected arrays of numbers, got booleans")
    return DTYPES[_calls.dtype_result_type(codes + [raw.CTN_FLOAT16])].type


class iinfo:
    """Limits of an integer dtype: bits, min, max."""

    def __init__(self, type):
        self.dtype = DTYPES[dtype_code(type)]
        self.kind, self.bits = self.dtype.kind, 8 * self.dtype.itemsize
        if self.kind not in "iu":
            raise ValueError("iinfo: expected an integer dtype, got %s" % self.dtype)
        self.min = -(2 ** (self.bits - 1)) if self.kind == "i" else 0
        self.max = 2 ** (self.bits - (self.kind == "i")) - 1


class finfo:
    """Limits of a floating dtype, with NumPy's attributes: bits, eps, max, min, tiny, nmant, resolution and
    others. Numbers are Python's, as the array API standard has it."""

    def __init__(self, dtype):
        self.dtype = DTYPES[dtype_code(dtype)]
        if self.dtype.kind not in "fV":
            raise ValueError("finfo: expected a floating dtype, got %s" % self.dtype)
        self.nmant, top = {
            "float16": (10, 15),
            "bfloat16": (7, 127),
            "float32": (23, 127),
            "float64": (52, 1023),
        }[self.dtype.name]
        self.bits, self.eps, self.tiny = 8 * self.dtype.itemsize, 2.0**-self.nmant, 2.0 ** (1 - top)
        self.max = (2.0 - self.eps) * 2.0**top
        self.min, self.smallest_normal = -self.max, self.tiny
        self.epsneg, self.smallest_subnormal = self.eps / 2, self.tiny * self.eps
        self.machep, self.negep, self.nexp = -self.nmant, -self.nmant - 1, self.bits - self.nmant - 1
        self.iexp, self.maxexp, self.minexp = self.nexp, top + 1, 1 - top
        self.precision = int(self.nmant * math.log10(2))
        self.resolution = 10.0**-self.precision

    def __repr__(self):
        return "finfo(resolution=%r, min=%r, max=%r, dtype=%s)" % (
            self.resolution,
            self.min,
            self.max,
            self.dtype,
        )


def issubdtype(arg1, arg2):
    """Whether a dtype is of a kind: arg2 is a dtype, or one of the classes integer, floating, number, ..."""
    if arg1 is bfloat16 or arg2 is bfloat16:
        return arg1 is arg2 or arg2 in (floating, inexact, number, generic)
    first = arg1 if isinstance(arg1, type) and issubclass(arg1, generic) else DTYPES[dtype_code(arg1)].type
    if not (isinstance(arg2, type) and issubclass(arg2, generic)):
        arg2 = DTYPES[dtype_code(arg2)].type
    return issubclass(first, arg2)


def _as_numpy(ours, theirs):
    """NumPy's function, replaced by ours for bfloat16, which NumPy lacks."""

    @functools.wraps(theirs, updated=())
    def function(first, *rest):
        return (ours if any(value is bfloat16 for value in (first, *rest)) else theirs)(first, *rest)

    return function


if numpy is not None:
    iinfo, issubdtype = numpy.iinfo, _as_numpy(issubdtype, numpy.issubdtype)

__all__ = [
    "Inf",
    "NaN",
    "bfloat16",
    "can_cast",
    "common_type",
    "complexfloating",
    "dtype",
    "e",
    "euler_gamma",
    "finfo",
    "floating",
    "generic",
    "iinfo",
    "inexact",
    "inf",
    "infty",
    "integer",
    "issubdtype",
    "nan",
    "newaxis",
    "number",
    "pi",
    "promote_types",
    "result_type",
    "signedinteger",
    "unsignedinteger",
    *_SCALARS,
    *_ALIASES,
]
