"""Every routine that the C API shares with CuPy, on arrays of 0, 1 and 2 elements, compared with NumPy."""

import itertools
import pathlib
import sys
import warnings

import catenary.array as xp
import numpy
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "capi/gen"))
import model

LENGTHS = 0, 1, 2
DTYPES = "?", "i1", "u2", "i4", "i8", "f2", "f4", "f8"
VALUES = {"?": [True, False], "u2": [3, 1], "f2": [0.5, -1.5], "f4": [0.5, -1.5], "f8": [0.5, -1.5]}
# Routines that take files, draw random numbers, describe devices, or return undefined contents.
OTHER = {
    "empty",
    "empty_like",
    "load",
    "save",
    "savez",
    "savez_compressed",
    "asnumpy",
    "get_array_module",
    "ndarray",
    "ufunc",
}


def takes_arrays(function):
    return any(argument.base == "array" and not argument.out for argument in function.args)


def routines():
    """Names that NumPy also has, and whether the routine takes arrays."""
    found = {}
    for function in model.Api(ROOT / "capi/spec").functions:
        for reference in function.reference:
            first, *rest = reference.split(".")
            if (
                first == "cupy"
                and len(rest) == 1
                and rest[0] not in OTHER
                and callable(getattr(numpy, rest[0], None))
            ):
                if hasattr(xp, rest[0]):
                    found[rest[0]] = found.get(rest[0], False) or takes_arrays(function)
    return sorted(found.items())


def vector(n, dtype, seed=0):
    values = VALUES.get(dtype, [2, 3])
    return numpy.array([values[(i + seed) % 2] for i in range(n)], dtype)


def forms(n, dtype):
    """Arguments that some routine with arrays accepts."""
    a, b, c = (vector(n, dtype, seed) for seed in range(3))
    square, row, places = numpy.resize(a, (n, n)), a.reshape(1, n), numpy.arange(n)[::-1].copy()
    yield from (
        (a,),
        (a, b),
        (a, b, c),
        ([a, b],),
        (square,),
        (square, square),
        (row,),
        (row, row),
        (a, 0),
        (a, 1),
        (a, n),
        (a, places),
        (a, (n, 1)),
        (a, 0, 0),
        (square, 1),
        (a, None, 2),
        (a, [0, n]),
        (a > 0, a, b),
        (a, 50.0),
        (a, 2, 0),
        (a, places, 0),
        (places,),
        (places, a),
        (a.reshape(1, 1, n), 1),
    )


def sizes(n, dtype):
    """The same for routines that make arrays."""
    yield from (
        (n,),
        (n, n),
        ((n,),),
        ((n,), 1),
        (0, n),
        (0, n, 1),
        (0.5, n),
        (0.5, n, 0.25),
        (0.0, 1.0, n),
        (n, 1, 0),
        (1, n, -1),
        (n, 0, -1),
        (1.0, n, 0.75),
        (2, 3, n),
        ([n, 1], dtype),
        (0, n, 1, dtype),
    )


def moved(value):
    if isinstance(value, numpy.ndarray):
        return xp.array(value)
    return (
        [moved(one) for one in value]
        if isinstance(value, list) and value and isinstance(value[0], numpy.ndarray)
        else value
    )


def outcome(call, arguments):
    with warnings.catch_warnings(), numpy.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            return call(*arguments), None
        except Exception as error:  # noqa: BLE001  whatever NumPy raises
            return None, error


def leaves(value):
    if isinstance(value, (tuple, list)):
        return [leaf for one in value for leaf in leaves(one)]
    return [numpy.asarray(value.get() if hasattr(value, "get") and not isinstance(value, dict) else value)]


def agree(got, expected):
    got, expected = leaves(got), leaves(expected)
    if len(got) != len(expected):
        return False
    for g, e in zip(got, expected):
        if e.dtype.kind not in "?biuf" and e.dtype != bool:
            return True  # not values: a dtype, a string, a shape
        if g.shape != e.shape or (g.dtype.kind != e.dtype.kind and g.size):
            return False
        rtol = 2e-3 if g.dtype == "f2" else 1e-5
        if not numpy.allclose(g.astype("f8"), e.astype("f8"), rtol=rtol, atol=rtol, equal_nan=True):
            return False
    return True


@pytest.mark.parametrize("name, of_arrays", routines())
def test_lengths(name, of_arrays):
    theirs, ours = getattr(numpy, name), getattr(xp, name)
    compared, wrong = 0, []
    for n, dtype in itertools.product(LENGTHS, DTYPES):
        for arguments in (forms if of_arrays else sizes)(n, dtype):
            expected, error = outcome(
                theirs, [one.copy() if isinstance(one, numpy.ndarray) else one for one in arguments]
            )
            if error is not None or getattr(expected, "dtype", None) == object:  # noqa: E721
                continue
            whole = name in ("ceil", "floor", "trunc") and len(arguments) == 1
            if whole and numpy.asarray(arguments[0]).dtype.kind in "biu":
                expected = numpy.asarray(arguments[0])  # as in NumPy 2
            got, refused = outcome(ours, [moved(one) for one in arguments])
            if isinstance(refused, (TypeError, NotImplementedError)):  # another kind of argument
                continue
            compared += 1
            if refused is not None or not agree(got, expected):
                wrong.append("%s%r: got %r instead of %r" % (name, arguments, refused or got, expected))
    assert compared, "no form of arguments fits"
    assert not wrong, "%d of %d:\n%s" % (len(wrong), compared, "\n".join(wrong[:8]))
