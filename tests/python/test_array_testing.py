"""catenary.array.testing: assertions, decorators, parameterized classes."""

import inspect
import sys
import unittest

import catenary.array as xp
import pytest
from catenary.array import testing
from catenary.array.testing import condition

numpy = pytest.importorskip("numpy")


ASSERTIONS = {  # a true assertion, a false one
    "assert_allclose": (([1.0, 2.0], [1.0, 2.0 + 1e-9]), ([1.0], [1.1])),
    "assert_array_almost_equal": (([1.0], [1.0 + 1e-7]), ([1.0], [1.1])),
    "assert_array_almost_equal_nulp": (([1.0], [1.0 + 2.0**-52]), ([1.0], [1.1])),
    "assert_array_max_ulp": (([1.0], [1.0 + 2.0**-52]), ([1.0], [1.1])),
    "assert_array_equal": (([1.0, float("nan")], [1.0, float("nan")]), ([1.0], [2.0])),
    "assert_array_less": (([1.0], [2.0]), ([2.0], [1.0])),
}


@pytest.mark.parametrize("name", sorted(ASSERTIONS))
@pytest.mark.parametrize("dtype", ["float64", "bfloat16"])
def test_assertions(name, dtype):
    good, bad = ASSERTIONS[name]
    check = getattr(testing, name)
    for make in (lambda v: xp.array(v), lambda v: numpy.array(v)):
        if dtype == "float64":
            check(make(good[0]), xp.array(good[1]))
            check(xp.array(good[0]), make(good[1]))
        with pytest.raises(AssertionError):
            check(make(bad[0]), xp.array(bad[1], dtype=dtype))
        with pytest.raises(AssertionError):
            check(xp.array(bad[0], dtype=dtype), make(bad[1]))
    if dtype == "bfloat16":
        one = xp.ones(3, dtype)
        check(one, one + (name == "assert_array_less"))


def test_assertion_options():
    testing.assert_allclose(xp.ones(2), 1.05, rtol=0.1)
    testing.assert_allclose(xp.ones(2), 1.05, atol=0.1, err_msg="text", verbose=False)
    testing.assert_array_almost_equal(xp.ones(2), xp.ones(2) * 1.01, decimal=1)
    testing.assert_array_almost_equal_nulp(xp.ones(1), xp.ones(1) + 2.0**-50, nulp=4)
    testing.assert_array_max_ulp(xp.ones(1), xp.ones(1) + 2.0**-50, maxulp=4)
    testing.assert_array_list_equal([xp.ones(2), xp.zeros(1)], [numpy.ones(2), numpy.zeros(1)])
    for wrong in (([xp.ones(2)], []), ([xp.ones(2)], [xp.zeros(2)]), (xp.ones(2), [xp.ones(2)])):
        with pytest.raises(AssertionError):
            testing.assert_array_list_equal(*wrong)
    with pytest.raises(AssertionError, match="text"):
        testing.assert_array_equal(xp.ones(2), xp.zeros(2), "text")
    with pytest.raises(AssertionError):
        testing.assert_array_equal(xp.ones(2), xp.ones(3))


class Case(unittest.TestCase):
    def runTest(self):
        pass


def decorated(decorator, body):
    return decorator(body)(Case())


@pytest.mark.parametrize(
    "decorator",
    [
        testing.numpy_cupy_allclose,
        testing.numpy_cupy_array_almost_equal,
        testing.numpy_cupy_array_almost_equal_nulp,
        testing.numpy_cupy_array_max_ulp,
        testing.numpy_cupy_array_equal,
    ],
)
def test_comparisons(decorator):
    seen = []
    decorated(decorator(), lambda self, xp: seen.append(xp) or xp.ones((2, 3)))
    assert seen == [xp, numpy]
    decorated(decorator(name="m"), lambda self, m: m.arange(3))
    for wrong in (
        lambda self, xp: xp.ones(2) if xp is numpy else xp.zeros(2),
        lambda self, xp: xp.ones(2 + (xp is numpy)),
        lambda self, xp: xp.ones(2, "f" if xp is numpy else "d"),
        lambda self, xp: None,
    ):
        with pytest.raises(AssertionError):
            decorated(decorator(), wrong)
    decorated(decorator(type_check=False), lambda self, xp: xp.ones(2, "f" if xp is numpy else "d"))
    # errors
    decorated(decorator(), lambda self, xp: xp.zeros(3).sum(axis=1))
    decorated(decorator(accept_error=ValueError), lambda self, xp: xp.zeros(3).reshape(2))
    for options in ({"accept_error": False}, {"accept_error": TypeError}):
        with pytest.raises(AssertionError):
            decorated(decorator(**options), lambda self, xp: xp.zeros(3).reshape(2))

    def one_fails(self, xp):
        if xp is numpy:
            raise ValueError("x")
        return xp.ones(1)

    def other_fails(self, xp):
        if xp is not numpy:
            raise ValueError("x")
        return xp.ones(1)

    def differently(self, xp):
        raise (ValueError if xp is numpy else TypeError)("x")

    for wrong in (one_fails, other_fails, differently):
        with pytest.raises(AssertionError):
            decorated(decorator(), wrong)


def test_other_comparisons():
    decorated(testing.numpy_cupy_array_less(), lambda self, xp: xp.ones(2) * (2 if xp is numpy else 1))
    with pytest.raises(AssertionError):
        decorated(testing.numpy_cupy_array_less(), lambda self, xp: xp.ones(2))
    decorated(testing.numpy_cupy_array_list_equal(), lambda self, xp: [xp.ones(2), xp.zeros(3)])
    with pytest.raises(AssertionError):
        decorated(testing.numpy_cupy_array_list_equal(), lambda self, xp: [xp.ones(2)] * (1 + (xp is numpy)))
    with pytest.warns(DeprecationWarning, match="pytest.raises"):
        decorated(testing.numpy_cupy_raises(), lambda self, xp: xp.zeros(3).reshape(2))
    decorated(testing.numpy_cupy_raises(), lambda self, xp: xp.zeros(3)[5])
    for wrong in (
        lambda self, xp: 0,
        lambda self, xp: 1 / 0 if xp is numpy else 0,
        lambda self, xp: {}[0] if xp is numpy else 1 / 0,
    ):
        with pytest.raises(AssertionError):
            decorated(testing.numpy_cupy_raises(), wrong)
    decorated(testing.numpy_cupy_equal(), lambda self, xp: xp.zeros((2, 3)).shape)
    with pytest.raises(unittest.SkipTest):
        decorated(testing.numpy_cupy_allclose(), lambda self, xp: self.skipTest("reason"))


def seen_types(decorator, names=("dtype",)):
    seen = []
    try:
        decorated(decorator, lambda self, **types: seen.append(tuple(types[name] for name in names)))
    except unittest.SkipTest as reason:  # would skip the test that calls this as well
        raise AssertionError("skipped: %s" % reason) from None
    return seen


def test_dtypes():
    def kinds(decorator):
        return "".join(sorted(numpy.dtype(t).char for (t,) in seen_types(decorator)))

    assert (
        kinds(testing.for_all_dtypes()) == kinds(testing.for_all_dtypes(no_complex=True)) == "?BHILQbdefhilq"
    )
    assert kinds(testing.for_all_dtypes(no_float16=True, no_bool=True)) == "BHILQbdfhilq"
    assert (
        kinds(testing.for_float_dtypes()) == "def"
        and kinds(testing.for_float_dtypes(no_float16=True)) == "df"
    )
    assert kinds(testing.for_signed_dtypes()) == "bhilq" and kinds(testing.for_unsigned_dtypes()) == "BHILQ"
    assert kinds(testing.for_int_dtypes()) == "?BHILQbhilq"
    assert kinds(testing.for_int_dtypes(no_bool=True)) == "BHILQbhilq"
    assert seen_types(testing.for_dtypes(["f", "d"], name="t"), ["t"]) == [("f",), ("d",)]
    assert seen_types(testing.for_CF_orders(), ["order"]) == [("C",), ("F",)]
    assert seen_types(testing.for_orders("CFAK"), ["order"]) == [("C",), ("F",), ("A",), ("K",)]
    for one in testing.helper._float_dtypes:
        assert one(2) == 2
    with pytest.raises(ZeroDivisionError):
        decorated(testing.for_all_dtypes(), lambda self, dtype: 1 / 0)


def test_combinations(monkeypatch):
    names = ("a", "b")
    few = seen_types(testing.for_dtypes_combination("fde", names=names), names)
    assert len(few) == 3 and sorted(a for a, _ in few) == sorted(b for _, b in few) == ["d", "e", "f"]
    assert len(seen_types(testing.for_dtypes_combination("fde", names, full=True), names)) == 9
    monkeypatch.setenv("CUPY_TEST_FULL_COMBINATION", "1")
    assert len(seen_types(testing.for_signed_dtypes_combination(names), names)) == 25
    assert len(seen_types(testing.for_unsigned_dtypes_combination(names, full=False), names)) == 5
    assert len(seen_types(testing.for_int_dtypes_combination(names, no_bool=True, full=False), names)) == 10
    assert len(seen_types(testing.for_all_dtypes_combination(names, full=False), names)) == 14


def test_signatures():
    """Test runners do not see arguments that decorators fill in."""

    @testing.for_all_dtypes()
    @testing.numpy_cupy_allclose()
    def test(self, xp, dtype, other):
        pass

    assert list(inspect.signature(test).parameters) == ["self", "other"] and test.__name__ == "test"


def test_shaped():
    for module in (xp, numpy):
        assert testing.shaped_arange((2, 3), module).tolist() == [[1, 2, 3], [4, 5, 6]]
        assert testing.shaped_reverse_arange((2, 2), module, "i").tolist() == [[4, 3], [2, 1]]
        assert testing.shaped_arange((3,), module, "?").tolist() == [False, True, False]
        assert testing.shaped_random((2, 3), module).shape == (2, 3)
        assert testing.shaped_arange((2,), module).dtype == numpy.float32
    assert testing.shaped_random((50,), xp, "d", scale=3).max() < 3 and testing.shaped_random((0,)).size == 0
    testing.assert_array_equal(
        testing.shaped_random((9,), xp, "l", 100, 1), testing.shaped_random((9,), numpy, "l", 100, 1)
    )
    assert testing.shaped_random((20,), dtype="?").dtype == bool and isinstance(
        testing.shaped_arange((2,)), xp.ndarray
    )


def test_parameterize():
    class Base(unittest.TestCase):
        def setUp(self):
            self.ready = True

    @testing.parameterize({"a": 1, "b": 2}, {"a": 3, "b": 4})
    class Parameterized(Base):
        def setUp(self):
            super().setUp()
            super(Parameterized, self).setUp()
            self.total = self.a + self.b

        def test_total(self):
            assert self.ready and self.total in (3, 7)

        def test_fails(self):
            assert self.a == 0

    module = sys.modules[__name__]
    cases = [module.__dict__.pop("Parameterized_param_%d" % n) for n in range(2)]
    result = unittest.TestResult()
    for case in cases:
        unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 4 and not result.errors and len(result.failures) == 2
    assert "Parameters: a=1, b=2" in result.failures[0][1]
    assert not unittest.defaultTestLoader.getTestCaseNames(Parameterized)
    assert testing.product({"a": [1, 2], "b": [3]}) == [{"a": 1, "b": 3}, {"a": 2, "b": 3}]
    assert testing.product_dict([{"a": 1}], [{"b": 2}, {"b": 3}]) == [{"a": 1, "b": 2}, {"a": 1, "b": 3}]
    with pytest.raises(TypeError):
        testing.product(3)
    with pytest.raises(TypeError):
        testing.parameterize({"a": 1})(lambda: 0)


def test_marks():
    @testing.gpu
    @testing.slow
    class Marked(unittest.TestCase):
        pass

    assert Marked.gpu and Marked.slow and testing.attr.gpu is testing.gpu

    @testing.multi_gpu(99)
    def test():
        pass

    with pytest.raises(unittest.SkipTest):
        test()


def test_requirements():
    for good in ("numpy", "numpy>=1.0", "numpy>=1.0,<99", "numpy!=0.5"):
        assert testing.with_requires(good)(lambda: 3)() == 3
    for bad in ("numpy>=99", "numpy<1.0", "no_such_package", "numpy==0.1"):
        with pytest.raises(unittest.SkipTest):
            testing.with_requires(bad)(lambda: 3)()
    with pytest.raises(ValueError):
        testing.with_requires("numpy~1")
    with testing.NumpyError(divide="raise"):
        with pytest.raises(FloatingPointError):
            numpy.ones(1) / 0


def test_conditions():
    class Flaky:
        def __init__(self, failures):
            self.failures, self.set_up = failures, 0

        def setUp(self):
            self.set_up += 1

        def run(self):
            self.failures -= 1
            assert self.failures < 0

    for decorator, failures, passes in (
        (condition.retry(3), 2, True),
        (condition.retry(3), 3, False),
        (condition.repeat(2), 0, True),
        (condition.repeat(2), 1, False),
        (condition.repeat_with_success_at_least(3, 2), 1, True),
    ):
        flaky = Flaky(failures)
        if passes:
            decorator(Flaky.run)(flaky)
        else:
            with pytest.raises(AssertionError):
                decorator(Flaky.run)(flaky)
    with pytest.raises(ValueError):
        condition.repeat(0)
