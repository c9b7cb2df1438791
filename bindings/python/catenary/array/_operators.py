"""The operators of arrays: a table of C functions, and fast paths to them."""

import operator as python
import warnings
from ctypes import byref, c_double, c_int64, c_void_p

from .. import _calls, raw
from .._dtype import numpy
from .._errors import failure
from .._extension import native
from .._library import library, pointer, quick
from ._device import device_name
from ._interop import as_operand, filled_with, from_sequence, is_held, numbers

_new = c_void_p.__new__
_PRIORITY = 100  # of arrays, by which NumPy decides whose operator is used

# Python's name, the C function, whether it is a comparison (which has neither an in-place nor a reflected
# form).
_BINARY = [
    ("add", "add", False),
    ("sub", "subtract", False),
    ("mul", "multiply", False),
    ("truediv", "true_divide", False),
    ("floordiv", "floor_divide", False),
    ("mod", "remainder", False),
    ("pow", "power", False),
    ("and", "bitwise_and", False),
    ("or", "bitwise_or", False),
    ("xor", "bitwise_xor", False),
    ("lshift", "left_shift", False),
    ("rshift", "right_shift", False),
    ("lt", "less", True),
    ("le", "less_equal", True),
    ("gt", "greater", True),
    ("ge", "greater_equal", True),
    ("eq", "equal", True),
    ("ne", "not_equal", True),
]
_UNARY = [("neg", "negative"), ("pos", "positive"), ("abs", "absolute"), ("invert", "invert")]


_SHIFTS = ("left_shift", "right_shift")  # not commutative, and C has no form with the number first


def _scalar_form(name, suffix):
    """f(array, number, byref(out)) for numbers, and the same with the number first; None if C has no such
    function."""
    plain, first = ("array_%s%s_%s" % (r, name, suffix) for r in ("", "r"))
    forward = quick(plain) if hasattr(library, "ctn_" + plain) else None
    if not hasattr(library, "ctn_" + first):
        return forward, None if name in _SHIFTS else forward
    reverse = quick(first)
    return forward, lambda array, number, out: reverse(number, array, out)


def _binary(ndarray, name):
    """The three forms of an operator: array op other, other op array, array op= other."""
    both, into = quick("array_" + name), quick("array_%s_into" % name)

    def make(scalars, swap):
        with_float, with_int = scalars

        def operator(self, other):
            kind = other.__class__
            out = _new(ndarray)
            if kind is ndarray:
                status = both(other, self, byref(out)) if swap else both(self, other, byref(out))
            elif kind is float and with_float and -65000 < other < 65000:  # other numbers may widen the dtype
                status = with_float(self, c_double(other), byref(out))
            elif kind is int and with_int and (0 <= other < 128 or is_held(other, self)):
                status = with_int(self, c_int64(other), byref(out))
            else:
                found = _other(other, self)
                if found is NotImplemented:
                    return _taken_over(other, name, (other, self) if swap else (self, other))
                status = both(found, self, byref(out)) if swap else both(self, found, byref(out))
            if status:
                raise failure(status)
            return out

        return operator

    def inplace(self, other):
        if other.__class__ is not ndarray:
            found = _other(other, self)
            if found is NotImplemented:
                return _taken_over(other, name, (self, other), out=(self,))
            other = found
        status = into(self, other, self)
        if status:
            raise failure(status)
        return self

    floats, ints = _scalar_form(name, "f64"), _scalar_form(name, "i64")
    return make((floats[0], ints[0]), False), make((floats[1], ints[1]), True), inplace


def _other(value, array):
    """The other operand as an array, also of a list or tuple; NotImplemented for other values."""
    if isinstance(value, _calls.Array):
        return value
    if isinstance(value, (list, tuple)):
        return _calls.array_to_device(from_sequence(value), device_name(array))
    return as_operand(value, array)


def _taken_over(other, name, operands, **keywords):
    """The result by an object that supports NumPy's __array_ufunc__, otherwise NotImplemented."""
    call = getattr(type(other), "__array_ufunc__", None)
    if call is None or numpy is None:
        return NotImplemented
    return call(other, getattr(numpy, name), "__call__", *operands, **keywords)


def _left_to_others(other):
    """Whether an object wants NumPy's arrays to defer comparisons to it."""
    priority = 0 if isinstance(other, type) else getattr(other, "__array_priority__", 0)
    return hasattr(type(other), "__array_ufunc__") or priority > _PRIORITY


def _equality(compare, name):
    """== and !=; values that cannot be compared are not equal, element by element."""
    answer, each = name == "not_equal", getattr(python, "ne" if name == "not_equal" else "eq")

    def operator(self, other):
        if isinstance(other, (_calls.Array, float, int)):
            return compare(self, other)
        if isinstance(other, (list, tuple)):
            try:
                return compare(self, _calls.array_to_device(from_sequence(other), device_name(self)))
            except (TypeError, ValueError):
                return filled_with(self, answer)
        if other is None or isinstance(other, (str, bytes, bytearray, dict, set, complex)):
            return filled_with(self, answer)
        result = compare(self, other)
        if result is not NotImplemented:
            return result
        if _left_to_others(other):
            return result
        if type(other).__eq__ is object.__eq__ and type(other).__ne__ is object.__ne__:
            return filled_with(self, answer)
        found = from_sequence([bool(each(value, other)) for value in numbers(self)], raw.CTN_BOOL)
        return _calls.array_to_device(found.reshape(self.shape), device_name(self))

    return operator


def _unary(ndarray, name):
    call = quick("array_" + name)

    def operator(self):
        out = _new(ndarray)
        status = call(self, byref(out))
        if status:
            raise failure(status)
        return out

    return operator


def _plus(ndarray):
    positive = _unary(ndarray, "positive")

    def operator(self):
        if library.ctn_array_dtype(self) == raw.CTN_BOOL:
            warnings.warn(
                "+ of booleans: the result is a copy; in NumPy it will be an error one day",
                DeprecationWarning,
                stacklevel=2,
            )
            return self.copy()
        return positive(self)

    return operator


def _pair(call):
    """The forward and the reflected operator for a generated call with two arrays."""

    def operator(self, other):
        other = _other(other, self)
        return other if other is NotImplemented else call(self, other)

    def reflected(self, other):
        other = _other(other, self)
        return other if other is NotImplemented else call(other, self)

    return operator, reflected


def _imatmul(self, other):
    other = _other(other, self)
    if other is NotImplemented:
        return other
    _calls.array_matmul_into(self, other, self)
    return self


# The order of the extension module's slots; comparisons are in that of Python.
_NATIVE = (
    "add subtract multiply true_divide floor_divide remainder bitwise_and bitwise_or bitwise_xor".split()
)
_NATIVE += "left_shift right_shift less less_equal equal not_equal greater greater_equal".split()
_NATIVE += "negative absolute invert".split()


def _set_native(name, forward, reflected=None, inplace=None):
    """Lets the extension module call C for arrays, or an array and a number; Python does the rest."""
    numbers = [(r, name, n) for r in ("", "r") for n in ("f64", "i64")]
    forms = ["array_" + name, *["array_%s%s_%s" % n for n in numbers], "array_%s_into" % name]
    found = [pointer(form) if hasattr(library, "ctn_" + form) else None for form in forms]
    commutes = found[3] is found[4] is None and name not in _SHIFTS
    native.set_operator(_NATIVE.index(name), commutes, tuple(found), (forward, reflected, inplace))


def attach(ndarray):
    """Adds the operators to the class."""

    def put(name, function):
        function.__name__ = name
        function.__qualname__ = "ndarray." + name
        setattr(ndarray, name, function)

    for name, function, compares in _BINARY:
        forward, reflected, inplace = _binary(ndarray, function)
        if name in ("eq", "ne"):
            forward = _equality(forward, function)
        if native is not None and function in _NATIVE:
            _set_native(function, forward, *[] if compares else [reflected, inplace])
            continue
        put("__%s__" % name, forward)
        if not compares:
            put("__r%s__" % name, reflected)
            put("__i%s__" % name, inplace)
    for name, function in _UNARY:
        forward = _plus(ndarray) if name == "pos" else _unary(ndarray, function)
        if native is not None and function in _NATIVE:
            _set_native(function, forward)
        else:
            put("__%s__" % name, forward)
    for name, call in (("divmod", _calls.array_divmod), ("matmul", _calls.array_matmul)):
        forward, reflected = _pair(call)
        put("__%s__" % name, forward)
        put("__r%s__" % name, reflected)
    put("__imatmul__", _imatmul)
    ndarray.__hash__ = None
