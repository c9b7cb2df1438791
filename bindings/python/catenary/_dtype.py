"""Element types: NumPy's dtype objects if NumPy is installed, otherwise objects with the same attributes."""

from . import raw

try:
    import numpy
except ImportError:
    numpy = None

NONE = raw.CTN_DTYPE_NONE
_ROWS = [
    ("bool", "?", "b", 1),
    ("int8", "b", "i", 1),
    ("int16", "h", "i", 2),
    ("int32", "i", "i", 4),
    ("int64", "l", "i", 8),
    ("uint8", "B", "u", 1),
    ("uint16", "H", "u", 2),
    ("uint32", "I", "u", 4),
    ("uint64", "L", "u", 8),
    ("float16", "e", "f", 2),
    ("bfloat16", "E", "V", 2),
    ("float32", "f", "f", 4),
    ("float64", "d", "f", 8),
]

_COUNT = len(_ROWS)


class dtype:
    """The type of an array's elements, with NumPy's attributes name, char, kind, itemsize, str and type.

    If NumPy is installed, only bfloat16, which NumPy lacks, is of this class.
    """

    __slots__ = ("name", "char", "kind", "itemsize", "str", "_code", "type")
    _made = {}

    def __new__(cls, value):
        return DTYPES[dtype_code(value)]

    @classmethod
    def _make(cls, code):
        self = object.__new__(cls)
        self.name, self.char, self.kind, self.itemsize = _ROWS[code]
        self._code = code
        self.str = ("|" if self.itemsize == 1 else "<") + self.kind + str(self.itemsize)
        self.type = _scalar_type(self)
        return self

    isbuiltin, isnative, fields, names, subdtype, shape = 1, True, None, None, None, ()
    alignment = property(lambda self: self.itemsize)
    byteorder = property(lambda self: "|" if self.itemsize == 1 else "=")
    num = property(lambda self: self._code)

    def __repr__(self):
        return "dtype('%s')" % self.name

    def __str__(self):
        return self.name

    def __eq__(self, other):
        try:
            return dtype_code(other) == self._code
        except TypeError:
            return False

    def __hash__(self):
        return hash(("catenary.dtype", self._code))

    def __reduce__(self):
        return dtype, (self.name,)


class generic:
    """Base of the scalar types that replace NumPy's if NumPy is not installed."""


class number(generic):
    pass


class integer(number):
    pass


class signedinteger(integer):
    pass


class unsignedinteger(integer):
    pass


class inexact(number):
    pass


class floating(inexact):
    pass


class complexfloating(inexact):
    """The class of complex dtypes, of which there are none here."""


_array = None


def bind(array):
    """Sets the function that the scalar types make arrays with."""
    global _array
    _array = array


def _scalar_type(of):
    """A class that represents a dtype; calling it makes a 0-d array."""
    base = {"b": generic, "i": signedinteger, "u": unsignedinteger}.get(of.kind, floating)

    def __new__(cls, value=0):
        return _array(value, dtype=of)

    name = "bool_" if of.name == "bool" else of.name
    return type(name, (base,), {"dtype": of, "__new__": __new__, "__module__": "catenary.array"})


if numpy is None:
    DTYPES = [dtype._make(code) for code in range(len(_ROWS))]
else:
    DTYPES = [
        dtype._make(code) if row[0] == "bfloat16" else numpy.dtype(row[0]) for code, row in enumerate(_ROWS)
    ]
    for _name in (
        "generic",
        "number",
        "integer",
        "signedinteger",
        "unsignedinteger",
        "inexact",
        "floating",
        "complexfloating",
    ):
        globals()[_name] = getattr(numpy, _name)
bfloat16 = DTYPES[raw.CTN_BFLOAT16]
# For isinstance; they match nothing if NumPy is not installed.
NUMPY_ARRAY = () if numpy is None else numpy.ndarray
NUMPY_SCALAR = () if numpy is None else numpy.generic
NUMPY_SCALARS = () if numpy is None else (numpy.generic,)

_codes = {}


def dtype_code(value, optional=False):
    """The code of a dtype given as an object, a type or a name. None means float64, or no dtype if
    `optional`."""
    if value is None:
        return NONE if optional else raw.CTN_FLOAT64
    if value.__class__ is int and 0 <= value < _COUNT:
        return value
    try:
        return _codes[value]
    except (KeyError, TypeError):  # unknown, or not hashable
        pass
    of = getattr(value, "dtype", None)
    if of is not value and (isinstance(of, dtype) or numpy is not None and isinstance(of, numpy.dtype)):
        return dtype_code(of)
    kind = ""
    if numpy is not None:
        found = numpy.dtype(value)
        code, kind = _codes.get(found.str), found.kind
        if code is not None:
            return code
    raise TypeError(
        "dtype: expected one of %s, got %r%s" % (", ".join(row[0] for row in _ROWS), value, instead_of(kind))
    )


def set_codes(store):
    """Passes the table of codes to the extension module."""
    store(_codes, _COUNT, NONE, raw.CTN_FLOAT64)


def instead_of(kind):
    """What to use instead of elements of a kind of NumPy's dtypes, for messages; empty for other kinds."""
    return _INSTEAD.get(kind, "")


_INSTEAD = {
    "c": "; complex numbers: keep the real and the imaginary parts in two arrays",
    "V": "; structured: keep one array for each field",
    "S": "; strings: keep them in a list or a NumPy array, and their codes in an array",
    "U": "; strings: keep them in a list or a NumPy array, and their codes in an array",
    "M": "; dates: convert them to numbers, such as by astype('int64') of the NumPy array",
    "m": "; times: convert them to numbers, such as by astype('int64') of the NumPy array",
    "O": "; objects: keep them in a list or a NumPy array",
}


_codes.update(dict.fromkeys([int, "int", "q", "p"], raw.CTN_INT64))
_codes.update(dict.fromkeys([float, "float", "double"], raw.CTN_FLOAT64))
_codes.update(dict.fromkeys(["uint", "Q", "P"], raw.CTN_UINT64))
_codes.update({bool: raw.CTN_BOOL, "bool_": raw.CTN_BOOL, "half": raw.CTN_FLOAT16, "single": raw.CTN_FLOAT32})
for _code, (_name, _char, _kind, _size) in enumerate(_ROWS):
    _codes.update(dict.fromkeys([DTYPES[_code], DTYPES[_code].type, _name, _char], _code))
    if _kind != "V":
        _codes.update(
            dict.fromkeys(["%s%s%d" % (order, _kind, _size) for order in ("", "<", "=", "|")], _code)
        )
