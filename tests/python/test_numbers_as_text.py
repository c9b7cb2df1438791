"""binary_repr and base_repr."""

import warnings

import catenary.array as xp
import pytest


def test_binary():
    assert [xp.binary_repr(n) for n in (0, 5, -5)] == ["0", "101", "-101"]
    assert [xp.binary_repr(n, 4) for n in (0, 5, -1, -8)] == ["0000", "0101", "1111", "1000"]
    with pytest.warns(DeprecationWarning):
        assert xp.binary_repr(-9, 4) == "10111"
    for wrong in (1.5, "a", None):
        with pytest.raises(TypeError):
            xp.binary_repr(wrong)


def test_bases():
    assert [xp.base_repr(n, 16) for n in (0, 255, -255)] == ["0", "FF", "-FF"]
    assert (
        xp.base_repr(5, 3, 2) == "0012"
        and xp.base_repr(0, 2, 3) == "000"
        and xp.base_repr(-5, padding=1) == "-0101"
    )
    for base in (1, 37):
        with pytest.raises(ValueError):
            xp.base_repr(3, base)


def test_as_numpy():
    numpy = pytest.importorskip("numpy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number in list(range(-20, 21)) + [-(2**63), 2**64 - 1, numpy.int8(-7)]:
            for width in (None, 0, 1, 4, 5, 8, 70):
                assert xp.binary_repr(number, width) == numpy.binary_repr(number, width)
            for base in (2, 3, 10, 36):
                for padding in (0, 1, 4):
                    assert xp.base_repr(number, base, padding) == numpy.base_repr(number, base, padding)
