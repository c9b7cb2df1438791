"""Types, names and conversions of the module catenary.array."""

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402


def test_types():
    assert xp.float32 is numpy.float32 and xp.dtype is numpy.dtype and xp.bfloat16.name == "bfloat16"
    assert xp.promote_types("f", "e") == "float32" and xp.promote_types(xp.bfloat16, "e") == "float32"
    assert xp.can_cast("f", "d") and not xp.can_cast("d", "f")
    assert xp.can_cast("d", "f", "same_kind") and xp.can_cast(3, "b")
    assert xp.result_type(xp.ones(1, "f"), 1.0, 2) == "float32" and xp.result_type(True, 1) == "int64"
    with pytest.raises(ValueError):
        xp.can_cast("f", "d", "maybe")
    assert xp.pi == numpy.pi and xp.newaxis is None and numpy.isnan(xp.nan)


def test_modules():
    assert xp.get_array_module(xp.ones(1)) is xp and xp.get_array_module(numpy.ones(1), 3) is numpy
    assert isinstance(xp.asnumpy(xp.ones(2)), numpy.ndarray) and isinstance(xp.asnumpy([1]), numpy.ndarray)
    a = xp.ones(3)
    assert (
        xp.asarray(a) is a
        and xp.asarray(a, float) is a
        and xp.ascontiguousarray(a) is a
        and xp.array(a) is not a
    )
    host = numpy.ones(3)
    shared = xp.asarray(host)
    host[0] = 7
    assert shared[0] == 7 and xp.array(host) is not host


def test_names():
    """Every name of the module has a description."""
    for name in dir(xp):
        value = getattr(xp, name)
        if (
            not name.startswith("_")
            and callable(value)
            and getattr(value, "__module__", "").startswith("catenary")
        ):
            assert value.__doc__, name


def test_no_shape_is_no_axes():
    with pytest.warns(DeprecationWarning):
        assert (
            xp.empty(None).shape
            == xp.zeros(None, "f").shape
            == xp.ones(None).shape
            == xp.ndarray(None).shape
            == ()
        )


def test_take_into_another_dtype_is_refused():
    x = xp.arange(6, dtype="i")
    with pytest.raises(TypeError, match="take: out"):
        x.take(xp.array([1, 2]), out=xp.zeros(2, "f"))
    out = xp.zeros(2, "i")
    assert x.take(xp.array([1, 2]), out=out) is out and out.tolist() == [1, 2]


def test_objects_are_refused():
    for error in (TypeError, ValueError):
        with pytest.raises(error, match="object"):
            xp.array(numpy.empty(2, object))
