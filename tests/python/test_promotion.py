"""result_type, can_cast, common_type and copyto with numbers whose values count, compared with NumPy."""

import random

import catenary.array as xp
import pytest

numpy = pytest.importorskip("numpy")
DTYPES = "?bBhHiIlLefd"
VALUES = [
    True,
    0,
    1,
    -1,
    127,
    128,
    -129,
    200,
    255,
    256,
    -200,
    300,
    40000,
    70000,
    2**31,
    2**32,
    -(2**40),
    2**63 - 1,
    2**63,
    0.0,
    1.5,
    -3.0,
    65000.0,
    64999.0,
    1e30,
    1e39,
    float("inf"),
    float("nan"),
    numpy.int8(3),
    numpy.uint8(200),
    numpy.int64(-5),
    numpy.uint64(7),
    numpy.float16(2),
    numpy.float32(1e10),
    numpy.float64(1),
    numpy.bool_(True),
    numpy.array(3),
    numpy.array(2.5, "f"),
]
RULES = ["no", "equiv", "safe", "same_kind", "unsafe"]


@pytest.mark.parametrize("dtype", DTYPES)
def test_numbers_beside_dtypes(dtype):
    for value in VALUES:
        if dtype == "f" and type(value) is int:  # as in NumPy 2
            assert xp.result_type(dtype, value) == xp.result_type(xp.zeros(2, dtype), value) == "float32"
            assert value > 2**63 - 1 or (xp.zeros(2, dtype) + value).dtype == "float32"
            continue
        assert xp.result_type(dtype, value) == numpy.result_type(dtype, value), value
        assert xp.result_type(xp.zeros(2, dtype), value) == numpy.result_type(numpy.zeros(2, dtype), value), (
            value
        )
        for rule in RULES:
            assert xp.can_cast(value, dtype, rule) is numpy.can_cast(value, dtype, rule), (value, rule)


def result_type(them):
    """NumPy's result after the promotion of arrays and dtypes, on whose order it does not depend in NumPy 2."""
    values = [value for value in them if not isinstance(value, str) and not numpy.ndim(value)]
    others = [value for value in them if isinstance(value, str) or numpy.ndim(value)]
    if not others:
        return numpy.result_type(*values)
    dtype = numpy.result_type(*others)
    if dtype == "f":  # as in NumPy 2
        values = [value for value in values if type(value) is not int]
    array = any(not isinstance(value, str) for value in others)
    return numpy.result_type(*values, numpy.zeros(2, dtype) if array else dtype)


def test_result_type_of_many():
    rng = random.Random(1)
    for _ in range(2000):
        theirs = [
            rng.choice(list(DTYPES) + [numpy.zeros(2, rng.choice(DTYPES))] + VALUES)
            for _ in range(rng.randint(1, 4))
        ]
        ours = [
            xp.array(value) if isinstance(value, numpy.ndarray) and value.ndim else value for value in theirs
        ]
        expected = numpy.result_type(*theirs), result_type(theirs)
        assert xp.result_type(*ours) in expected, theirs
    assert (
        xp.result_type(xp.bfloat16, 300, 1e30) == "bfloat16" and xp.result_type(xp.bfloat16, "f") == "float32"
    )
    assert xp.can_cast(1.5, xp.bfloat16) and not xp.can_cast(1.5, xp.bfloat16, "no")
    for wrong, error in ((2**64, OverflowError), ("no", TypeError), (1j, TypeError)):
        with pytest.raises(error):
            xp.result_type("b", wrong)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.filterwarnings("ignore")
def test_copyto_of_numbers(dtype):
    for value in VALUES[:19] + [1.5, -3.0] + VALUES[28:]:
        for rule in RULES:
            theirs, ours = numpy.ones((2, 2), dtype), xp.ones((2, 2), dtype)
            where = numpy.array([True, False])
            if not numpy.can_cast(value, dtype, rule):
                with pytest.raises(TypeError):
                    xp.copyto(ours, value, rule)
                continue
            if isinstance(value, float) and theirs.dtype.kind != "f" or not -(2**63) <= int(value) < 2**63:
                continue  # C does not support the former, arrays the latter
            for options in ({}, {"where": where}):
                numpy.copyto(theirs, value, rule, **options)
                xp.copyto(ours, value, rule, **options)
                assert numpy.array_equal(theirs, ours.get()), (value, rule)


@pytest.mark.parametrize("dtype", [numpy.longlong, numpy.ulonglong, numpy.int8, numpy.float16])
def test_smallest_dtypes_of_numpys_values(dtype):
    for value in dtype(1), [dtype(1), dtype(2)], numpy.ones((2, 2), dtype), (numpy.ones(2, dtype),):
        assert xp.min_scalar_type(value) is numpy.min_scalar_type(value)
    with pytest.raises(TypeError):
        xp.min_scalar_type(numpy.ones(1, complex))


def test_no_dtype_is_complex():
    for dtype in (bool, "int8", "uint64", "float16", "float64", xp.bfloat16):
        assert not xp.issubdtype(dtype, xp.complexfloating)
    assert issubclass(xp.complexfloating, xp.inexact)


def test_common_type():
    assert (
        xp.common_type(xp.zeros(1, "e"), xp.zeros(1, "f")) is numpy.float32
        and xp.common_type() is numpy.float16
    )
    with pytest.raises(TypeError):
        xp.common_type(xp.zeros(1, "f"), xp.zeros(1, bool))


def test_numbers_alone():
    numbers = [True, 5, 2.5, *[numpy.dtype(code).type(3) for code in DTYPES], numpy.array(2, "f")]
    for left in numbers:
        for right in numbers:
            for name in ("add", "multiply", "true_divide", "maximum", "less"):
                theirs = getattr(numpy, name)(left, right)
                assert getattr(xp, name)(left, right).dtype == theirs.dtype, (name, left, right)
    for left in numbers:
        assert xp.add(left, xp.zeros(2)).dtype == xp.add(xp.zeros(2), left).dtype == "float64"
