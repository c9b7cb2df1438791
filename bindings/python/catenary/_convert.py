"""Conversion of Python values to arguments of C functions."""

from ctypes import c_char, c_char_p, c_void_p
from operator import index
from os import fspath
from struct import Struct, error as StructError
from sys import _getframe

from . import raw
from ._dtype import dtype_code, set_codes  # noqa: F401  (dtype_code for the calls)
from ._errors import UnsupportedError
from ._extension import native

CASTINGS = {
    "no": raw.CTN_CASTING_NO,
    "equiv": raw.CTN_CASTING_EQUIV,
    "safe": raw.CTN_CASTING_SAFE,
    "same_kind": raw.CTN_CASTING_SAME_KIND,
    "unsafe": raw.CTN_CASTING_UNSAFE,
}
# ctypes forgets types of arrays that nothing holds, and making one takes longer than a call.
_HELD = [c_void_p * n for n in range(33)] + [c_char * n for n in range(0, 257, 4)]
_INT64, _INT32, _DOUBLE = ({n: Struct("%d%s" % (n, code)).pack for n in range(33)} for code in "qid")


def _place(name):
    """The name of an argument in messages, with the C function if the value is for one."""
    frame = _getframe(1)
    while frame.f_globals is globals():
        frame = frame.f_back
    in_calls = frame.f_globals.get("__name__") == __package__ + "._calls"
    return "%s: %s" % (frame.f_code.co_name, name) if in_calls else name


def _packed(table, code, values, name, kind):
    count = len(values)
    pack = table.get(count) or Struct("%d%s" % (count, code)).pack
    try:
        return pack(*values)
    except StructError:
        pass
    for value in values:
        try:
            kind(value)
        except (TypeError, ValueError):
            raise TypeError(
                "%s: expected numbers (%s), got %r" % (_place(name), kind.__name__, value)
            ) from None
    try:
        return pack(*map(kind, values))
    except StructError:
        raise OverflowError("%s: a number is out of range: %r" % (_place(name), values)) from None


def int64s(values, name):
    try:
        return _INT64[len(values)](*values)
    except (KeyError, StructError):
        pass
    return _packed(_INT64, "q", values, name, index)


def int32s(values, name="values"):
    try:
        return _INT32[len(values)](*values)
    except (KeyError, StructError):
        pass
    return _packed(_INT32, "i", values, name, index)


def doubles(values, name):
    return _packed(_DOUBLE, "d", values, name, float)


def _integer(low, high):
    def convert(value, name):
        if value.__class__ is int and low <= value <= high:
            return value
        try:
            number = index(value)
        except TypeError:
            raise TypeError("%s: expected an integer, got %r" % (_place(name), value)) from None
        if low <= number <= high:
            return number
        raise OverflowError(
            "%s: expected an integer from %d to %d, got %d" % (_place(name), low, high, number)
        )

    return convert


def double(value, name):
    if value.__class__ is float:
        return value
    try:
        if not isinstance(value, (str, bytes, bytearray)):
            return float(value)
    except TypeError:
        pass
    raise UnsupportedError("%s: expected a number, got %r" % (_place(name), value))


int32 = _integer(-(2**31), 2**31 - 1)
int64 = _integer(-(2**63), 2**63 - 1)
uint64 = _integer(0, 2**64 - 1)


def utf8(text, name, nullable=False):
    """A string or a path."""
    if text is None and nullable:
        return None
    try:
        data = fspath(text)
    except TypeError:
        raise TypeError("%s: expected a string, got %s" % (_place(name), type(text).__name__)) from None
    data = data.encode("utf-8", "surrogateescape") if isinstance(data, str) else data
    if b"\0" in data:
        raise ValueError("%s: expected a string without a null character, got %r" % (_place(name), text))
    return data


def texts(values):
    return (c_char_p * len(values))(*[None if v is None else utf8(v, "names") for v in values])


def decoded(text):
    return None if text is None else text.decode("utf-8", "surrogateescape")


def chosen(table, value, function, name):
    """Looks a word up in a table; raises ValueError or TypeError if it is not there."""
    try:
        return table[value]
    except (KeyError, TypeError):
        kind = ValueError if isinstance(value, str) else TypeError
        words = ", ".join(map(repr, table))
        raise kind("%s: %s: expected one of %s, got %r" % (function, name, words, value)) from None


def expected(kind, value, function, name):
    raise TypeError("%s: %s: expected %s, got %s" % (function, name, kind.__name__, type(value).__name__))


def unequal(function, name, wanted, given):
    """The exception for a list that is not as long as another one."""
    return ValueError("%s: %s: expected %d items, got %d" % (function, name, wanted, given))


def as_handles(values, kind, convert, function, name):
    """The values as handles of one class; None is left as it is."""
    if isinstance(values, kind):
        raise TypeError("%s: %s: expected a sequence, got one %s" % (function, name, kind.__name__))
    return [
        v if v is None or isinstance(v, kind) else (convert or _refuse(kind))(v, function, name)
        for v in values
    ]


def _refuse(kind):
    return lambda value, function, name: expected(kind, value, function, name)


if native is None:

    def addresses(handles):
        return (c_void_p * len(handles))(*handles)

else:
    native.set_numbers(int64s)
    set_codes(native.set_dtypes)
    int64s, addresses = native.int64s, native.addresses
