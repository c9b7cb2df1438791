"""Names that old test files use and that newer versions of Python and NumPy have dropped."""

import collections
import collections.abc
import inspect
import os
import unittest
import warnings
from importlib.util import find_spec

# unittest.TestCase: removed name, present method.
UNITTEST = {
    "assertEquals": "assertEqual",
    "assertNotEquals": "assertNotEqual",
    "assert_": "assertTrue",
    "assertAlmostEquals": "assertAlmostEqual",
    "assertNotAlmostEquals": "assertNotAlmostEqual",
    "assertItemsEqual": "assertCountEqual",
    "assertRegexpMatches": "assertRegex",
    "assertNotRegexpMatches": "assertNotRegex",
    "assertRaisesRegexp": "assertRaisesRegex",
    "failUnless": "assertTrue",
    "failIf": "assertFalse",
    "failUnlessEqual": "assertEqual",
    "failIfEqual": "assertNotEqual",
    "failUnlessRaises": "assertRaises",
    "failUnlessAlmostEqual": "assertAlmostEqual",
    "failIfAlmostEqual": "assertNotAlmostEqual",
}

# NumPy: removed name, present equivalent.
NUMPY = {
    "product": "prod",
    "cumproduct": "cumprod",
    "sometrue": "any",
    "alltrue": "all",
    "row_stack": "vstack",
    "round_": "round",
    "rank": "ndim",
    "in1d": "isin",
    "float_": "float64",
    "complex_": "complex128",
    "singlecomplex": "complex64",
    "cfloat": "complex128",
    "clongfloat": "clongdouble",
    "longfloat": "longdouble",
    "longcomplex": "clongdouble",
    "string_": "bytes_",
    "unicode_": "str_",
    "bool8": "bool_",
    "int0": "intp",
    "uint0": "uintp",
    "void0": "void",
    "object0": "object_",
    "str0": "str_",
    "bytes0": "bytes_",
    "Inf": "inf",
    "Infinity": "inf",
    "infty": "inf",
    "PINF": "inf",
    "NaN": "nan",
    "NAN": "nan",
    "mat": "asmatrix",
    "trapz": "trapezoid",
}
_PLAIN = {
    "bool": bool,
    "int": int,
    "float": float,
    "complex": complex,
    "object": object,
    "str": str,
    "unicode": str,
    "long": int,
}

# collections: names that have moved to collections.abc.
ABSTRACT = (
    "Callable",
    "Hashable",
    "Iterable",
    "Iterator",
    "Mapping",
    "MutableMapping",
    "MutableSequence",
    "Sequence",
    "Set",
    "Sized",
)


def supply():
    """Adds missing names to unittest, NumPy, collections and inspect; returns lines of text that list
    them."""
    lines = []

    def add(module, *tables):
        names, added = {}, []
        for table in tables:
            names.update(table)
        for name, value in names.items():
            if name not in vars(module) and not _there(module, name):
                setattr(module, name, value)
                added.append(name)
        if added:
            lines.append(
                "supplied names of %s: %s" % (getattr(module, "__name__", module), ", ".join(sorted(added)))
            )

    add(
        unittest.TestCase,
        {old: getattr(unittest.TestCase, new) for old, new in UNITTEST.items()},
        {"assertDictContainsSubset": _assert_contains},
    )
    add(collections, {name: getattr(collections.abc, name) for name in ABSTRACT})
    add(inspect, {"getargspec": _getargspec})
    if find_spec("h5py") is not None:
        lines += _open_as_before()
    try:
        import numpy
    except ImportError:
        return lines
    add(
        numpy,
        _PLAIN,
        {old: getattr(numpy, new) for old, new in NUMPY.items() if hasattr(numpy, new)},
        {
            "NINF": -numpy.inf,
            "PZERO": 0.0,
            "NZERO": -0.0,
            "asfarray": _asfarray,
            "asscalar": _asscalar,
            "alen": _alen,
            "msort": _msort,
            "warnings": warnings,
        },
    )
    import numpy.testing

    add(numpy.testing, {"TestCase": unittest.TestCase, "run_module_suite": _run_module_suite})
    return lines


def _there(module, name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            getattr(module, name)
        except AttributeError:
            return False
    return True


def _assert_contains(self, subset, dictionary, msg=None):
    self.assertEqual(dict(dictionary, **subset), dict(dictionary), msg)


def _open_as_before():
    """Restores the default mode of h5py.File before version 3: append, or read a file that cannot be
    written."""
    import h5py

    given = h5py.File.__init__
    parameters = inspect.signature(given).parameters
    if parameters["mode"].default != "r":
        return []

    def opened(self, name, mode=None, *arguments, **keywords):
        if mode is None:
            readable_only = not isinstance(name, (str, bytes, os.PathLike)) or (
                os.path.exists(name) and not os.access(name, os.W_OK)
            )
            mode = "r" if readable_only else "a"
        given(self, name, mode, *arguments, **keywords)

    h5py.File.__init__ = opened
    return ["supplied default of h5py.File: the mode a"]


_ArgSpec = collections.namedtuple("ArgSpec", "args varargs keywords defaults")


def _getargspec(function):
    return _ArgSpec(*inspect.getfullargspec(function)[:4])


def _asfarray(values, dtype="float64"):
    import numpy

    dtype = numpy.dtype(dtype)
    return numpy.asarray(values, dtype if dtype.kind in "fc" else "float64")


def _asscalar(array):
    return array.item()


def _alen(values):
    import numpy

    return len(numpy.array(values, ndmin=1))


def _msort(array):
    import numpy

    return numpy.sort(array, axis=0)


def _run_module_suite(file_to_run=None, argv=None):
    raise RuntimeError("run_module_suite: the file is run by catenary.compat")
