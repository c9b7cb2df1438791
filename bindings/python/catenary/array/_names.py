"""Constants, warnings and functions of dtypes under the names of NumPy and CuPy, and the errors of
floating-point arithmetic."""

import sys

from .._dtype import numpy

Infinity = PINF = float("inf")
NINF, NAN, PZERO, NZERO = -Infinity, float("nan"), 0.0, -0.0
little_endian = sys.byteorder == "little"

# What CuPy also takes from NumPy: functions of dtypes and texts, and classes of warnings.
_THEIRS = """ComplexWarning DataSource False_ ModuleDeprecationWarning RankWarning ScalarType TooHardError
    True_ VisibleDeprecationWarning find_common_type format_parser issctype issubclass_ issubsctype
    maximum_sctype mintypecode obj2sctype safe_eval sctype2char typecodes typename""".split()


def _found(name):
    """NumPy's object of a name, wherever its version has it; NumPy 2 has left out some functions."""
    for place in ("", "exceptions", "rec", "lib", "lib.npyio"):
        module = numpy
        for part in filter(None, place.split(".")):
            module = getattr(module, part, None)
        if hasattr(module, name):
            return getattr(module, name)

    def absent(*args, **keywords):
        raise NotImplementedError("%s: NumPy %s does not have it" % (name, numpy.__version__))

    absent.__name__ = absent.__qualname__ = name
    return absent


if numpy is not None:
    for _name in _THEIRS:
        globals()[_name] = _found(_name)
else:
    True_, False_ = True, False

    class RankWarning(UserWarning):
        """A matrix of least squares has less than full rank."""

    _THEIRS = ["False_", "RankWarning", "True_"]

ERRORS = {name: globals()[name] for name in _THEIRS if name.endswith(("Error", "Warning"))}


def iterable(y):
    """Whether iter() accepts a value; a 0-d array it does not."""
    try:
        iter(y)
    except TypeError:
        return False
    return True


class _IndexExpression:
    """Makes an index of what is written in brackets: s_[1:3, ::2] is (slice(1, 3), slice(None, None, 2))."""

    def __init__(self, maketuple):
        self.maketuple = maketuple

    def __getitem__(self, item):
        return (item,) if self.maketuple and not isinstance(item, tuple) else item


index_exp, s_ = _IndexExpression(True), _IndexExpression(False)

_KINDS = ("divide", "over", "under", "invalid")


def geterr():
    """What happens at floating-point errors: always nothing, results are infinities and NaN."""
    return dict.fromkeys(_KINDS, "ignore")


def seterr(all=None, divide=None, over=None, under=None, invalid=None):
    """Accepts 'ignore' or None for every kind of floating-point error, and returns geterr().

    Operations do not watch for such errors; anything else is a NotImplementedError.
    """
    for name, value in zip(("all",) + _KINDS, (all, divide, over, under, invalid)):
        if value in (None, "ignore"):
            continue
        if value in ("warn", "raise", "call", "print", "log"):
            raise NotImplementedError(
                "seterr: %s: expected 'ignore', because operations do not watch for floating-point errors, "
                "got %r; isfinite(x).all() finds infinities and NaN" % (name, value)
            )
        raise ValueError("seterr: %s: expected 'ignore' or None, got %r" % (name, value))
    return geterr()


class errstate:
    """A context, or a decorator, for the options of seterr."""

    def __init__(self, *, call=None, **kwargs):
        if call is not None:
            raise NotImplementedError("errstate: call: operations do not watch for floating-point errors")
        seterr(**kwargs)

    def __enter__(self):
        return None

    def __exit__(self, *exception):
        return None

    def __call__(self, function):
        return function


__all__ = [
    "Infinity",
    "NAN",
    "NINF",
    "NZERO",
    "PINF",
    "PZERO",
    "errstate",
    "geterr",
    "index_exp",
    "iterable",
    "little_endian",
    "s_",
    "seterr",
    *_THEIRS,
]
