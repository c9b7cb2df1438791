"""Arrays and numbers as text, which NumPy formats and reads; NumPy must be installed."""

import sys

from .._dtype import numpy
from ._creation import array
from ._interop import asnumpy
from ._ndarray import ndarray


def _theirs(name):
    if numpy is None:
        raise RuntimeError("%s: NumPy is not installed" % name)
    return getattr(numpy, name)


def _host(value):
    return asnumpy(value) if isinstance(value, ndarray) else value


def _made_of(name, doc, result):
    def function(*args, **kwargs):
        made = _theirs(name)(*map(_host, args), **{key: _host(value) for key, value in kwargs.items()})
        return result(made)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = doc
    return function


def _as_it_is(made):
    return made


array2string = _made_of(
    "array2string", "The text of an array, with the arguments of numpy.array2string.", _as_it_is
)
format_float_positional = _made_of(
    "format_float_positional",
    "A number as decimals, with the arguments of numpy.format_float_positional.",
    _as_it_is,
)
format_float_scientific = _made_of(
    "format_float_scientific", "A number with an exponent, as numpy.format_float_scientific.", _as_it_is
)
savetxt = _made_of("savetxt", "Writes a matrix as text to a path or file, as numpy.savetxt does.", _as_it_is)
loadtxt = _made_of("loadtxt", "An array from a text file, with the arguments of numpy.loadtxt.", array)
genfromtxt = _made_of("genfromtxt", "Like loadtxt, but accepts missing values: numpy.genfromtxt.", array)
set_printoptions = _made_of(
    "set_printoptions",
    "Sets how arrays are printed, also those of NumPy: numpy.set_printoptions.",
    _as_it_is,
)
get_printoptions = _made_of(
    "get_printoptions", "The print options as a dict: numpy.get_printoptions.", _as_it_is
)
printoptions = _made_of("printoptions", "Context with other print options: numpy.printoptions.", _as_it_is)


def who(vardict=None):
    """Prints the arrays of a dictionary, by default of the caller's global names: name, shape, bytes, dtype.

    The bytes of several arrays over the same memory count once.
    """
    if vardict is None:
        vardict = sys._getframe(1).f_globals
    rows, seen, total = [], set(), 0
    for name, value in vardict.items():
        if not isinstance(value, ndarray):
            continue
        memory = id(value if value.base is None else value.base)
        total += 0 if memory in seen else value.nbytes
        rows.append(
            (
                name,
                " x ".join(map(str, value.shape)),
                "%d%s" % (value.nbytes, "*" if memory in seen else ""),
                value.dtype.name,
            )
        )
        seen.add(memory)
    if rows:
        rows.insert(0, ("Name", "Shape", "Bytes", "Type"))
        widths = [max(len(row[n]) for row in rows) + 4 for n in range(3)]
        lines = ["".join(text.ljust(width) for text, width in zip(row, widths)) + row[3] for row in rows]
        lines.insert(1, "=" * max(map(len, lines)))
        print("\n".join(lines))
    print("\nUpper bound on total bytes  =       %d" % total)


__all__ = [
    "array2string",
    "format_float_positional",
    "format_float_scientific",
    "genfromtxt",
    "get_printoptions",
    "loadtxt",
    "printoptions",
    "savetxt",
    "set_printoptions",
    "who",
]
