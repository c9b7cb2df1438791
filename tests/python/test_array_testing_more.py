"""catenary.array.testing: hypotheses, seeds, aliases, skips, and stand-ins for CuPy's internal modules."""

import random as python
import subprocess
import sys
import unittest

import catenary.array as xp
import pytest
from catenary.array import testing
from catenary.array.testing import condition, hypothesis

numpy = pytest.importorskip("numpy")


def run(decorator, body):
    return decorator(body)(None)


def skip_reason(decorator, body):
    with pytest.raises(unittest.SkipTest) as info:
        run(decorator, body)
    return str(info.value)


def test_strides():
    a, b = xp.ones((2, 3)), numpy.ones((2, 3))
    testing.assert_array_equal(a, b, strides_check=True)
    testing.assert_array_equal(a, numpy.asfortranarray(b))
    with pytest.raises(AssertionError, match="Strides"):
        testing.assert_array_equal(a, numpy.asfortranarray(b), strides_check=True)
    run(testing.numpy_cupy_array_equal(strides_check=True), lambda _, xp: xp.ones((2, 3), order="F"))
    with pytest.raises(AssertionError, match="Strides"):
        run(
            testing.numpy_cupy_array_equal(strides_check=True),
            lambda _, xp: xp.ones((2, 3), order="F" if xp is numpy else "C"),
        )


def test_complex_dtypes_are_skipped():
    seen = []
    assert (
        "complex" in skip_reason(testing.for_complex_dtypes(), lambda _, dtype: seen.append(dtype))
        and not seen
    )
    reason = skip_reason(testing.for_dtypes(["f", numpy.complex64, "d"]), lambda _, dtype: seen.append(dtype))
    assert "complex" in reason and "others: 2" in reason and seen == ["f", "d"]
    assert "complex" in skip_reason(
        testing.for_dtypes_combination("fF", ["a", "b"], full=True), lambda _, a, b: None
    )
    with pytest.raises(ZeroDivisionError):
        run(testing.for_dtypes("fF"), lambda _, dtype: 1 / 0)
    for shaped in (testing.shaped_arange, testing.shaped_reverse_arange, testing.shaped_random):
        with pytest.raises(unittest.SkipTest):
            shaped((2, 3), xp, "D")
        assert shaped((2, 3), numpy, "F").dtype == numpy.complex64
    assert testing.shaped_random(9, numpy, "D").imag.all()
    for decorator in (
        testing.numpy_cupy_allclose(),
        testing.numpy_cupy_equal(),
        testing.numpy_cupy_array_list_equal(),
    ):
        assert "complex" in skip_reason(decorator, lambda _, xp: xp.array([1j, 2]))
        assert "complex" in skip_reason(decorator, lambda _, xp: xp.zeros(2, "complex64"))
        assert "complex" in skip_reason(decorator, lambda _, xp: testing.shaped_arange((2, 3), xp, "D"))
    run(testing.numpy_cupy_raises(), lambda _, xp: xp.add(xp.zeros(2), "complex"))
    with pytest.raises(TypeError):
        run(testing.numpy_cupy_equal(), lambda _, xp: xp.zeros(2, "nothing") if xp is not numpy else 0)


def test_skips_are_told():
    def skipped(_, dtype):
        raise unittest.SkipTest("reason of " + dtype)

    assert skip_reason(testing.for_dtypes("fd"), skipped) == "reason of f"
    run(testing.for_dtypes("fd"), lambda _, dtype: skipped(_, dtype) if dtype == "f" else None)
    run(testing.for_dtypes(""), skipped)

    def once(_, xp):
        if xp is numpy:
            raise unittest.SkipTest("here")
        return xp.ones(1)

    def otherwise(_, xp):
        raise unittest.SkipTest(xp.__name__)

    for decorator in (
        testing.numpy_cupy_allclose(),
        testing.numpy_cupy_raises(),
        testing.numpy_cupy_equal(),
        testing.numpy_cupy_array_list_equal(),
    ):
        for body in (once, otherwise):
            with pytest.raises(AssertionError):
                run(decorator, body)
        with pytest.raises(unittest.SkipTest):
            run(decorator, lambda _, xp: unittest.TestCase().skipTest("reason"))


def test_kinds_of_errors():
    """Code that catches NumPy's exception by a built-in class also catches ours."""

    class Ours(Exception):
        pass

    class Theirs(Exception):
        pass

    def body(ours, theirs):
        def test(_, xp):
            raise (theirs if xp is numpy else ours)("x")

        return test

    for ours, theirs in (
        (Ours, Theirs),
        (xp.AxisError, numpy.AxisError),
        (KeyError, LookupError),
        (IndexError, numpy.AxisError),
    ):
        run(testing.numpy_cupy_raises(), body(ours, theirs))
    for ours, theirs in (
        (Exception, IndexError),
        (TypeError, ValueError),
        (ArithmeticError, OverflowError),
        (xp.AxisError, IndexError),
        (numpy.AxisError, ValueError),
    ):
        with pytest.raises(AssertionError):
            run(testing.numpy_cupy_raises(), body(ours, theirs))


def test_broken_tests_do_not_pass():
    """If both sides fail because NumPy lacks a name or the test is wrong, nothing has been compared."""

    def asserts(_, xp):
        assert xp.zeros(1) == 1

    assert "does not hold" in skip_reason(testing.numpy_cupy_allclose(), asserts)
    assert testing.empty(xp, "d").shape == testing.empty(numpy).shape == (0,)
    for body in (
        lambda _, xp: numpy.no_such_name,
        lambda _, xp: testing.no_such_name,
        lambda _, xp: no_such_name,  # noqa: F821
        lambda _, xp: __import__("no.such.name"),
    ):
        for decorator in (testing.numpy_cupy_allclose(), testing.numpy_cupy_raises()):
            with pytest.raises(AssertionError):
                run(decorator, body)


def test_negative_numbers_in_unsigned_dtypes():
    """They are compared like all others."""

    def differs(sign):
        def body(_, xp, a, b):
            return xp.array([3, 2 * sign if xp is numpy else sign]).astype(a)

        return testing.for_dtypes([numpy.int32], "b")(testing.numpy_cupy_array_equal()(body))

    for dtype, sign in ((numpy.uint8, -1), (numpy.int8, -1), (numpy.uint8, 1)):
        with pytest.raises(AssertionError):
            testing.for_dtypes([dtype], "a")(differs(sign))(None)


def test_contiguous_axes():
    class Case:
        shape, order, seen = (2, 3, 4), "C", []

    check = testing.for_contiguous_axes()(lambda self, axis: self.seen.append(axis))
    check(Case())
    case = Case()
    case.order = "f"
    check(case)
    assert Case.seen == [(2,), (1, 2), (0, 1, 2), (0,), (0, 1), (0, 1, 2)]
    case.order = "K"
    with pytest.raises(ValueError):
        check(case)


def test_tolerances_by_dtype():
    def body(_, dtype, xp):
        return xp.array([1 + 1e-3 * (xp is numpy)], dtype)

    check = testing.numpy_cupy_allclose(rtol={numpy.float16: 1e-2, "default": 1e-5}, atol={"default": 0})(
        body
    )
    testing.for_dtypes("e")(check)(None)
    with pytest.raises(AssertionError):
        testing.for_dtypes("f")(check)(None)
    for name in ("rtol", "atol"):
        with pytest.raises(TypeError, match=name):
            testing.numpy_cupy_allclose(**{name: {"float16": 1}})


def test_versions():
    assert testing.installed("numpy>=1.0", "numpy") and not testing.installed("numpy<1.0")
    assert testing.numpy_satisfies(">=1.0,<99") and not testing.numpy_satisfies("<1.0")
    with pytest.raises(ValueError):
        testing.numpy_satisfies("about 1")


def test_warnings():
    import warnings

    with testing.assert_warns(DeprecationWarning):
        warnings.warn("old", DeprecationWarning)
    with pytest.raises(AssertionError):
        with testing.assert_warns(DeprecationWarning):
            warnings.warn("other", UserWarning)


def test_shapes_and_orders():
    for module in (xp, numpy):
        assert testing.shaped_random(7, module).shape == (7,) and testing.shaped_arange(
            3, module
        ).tolist() == [1, 2, 3]
        made = testing.shaped_arange((2, 3), module, order="F")
        assert (
            made.flags.f_contiguous
            and not made.flags.c_contiguous
            and made.tolist() == [[1, 2, 3], [4, 5, 6]]
        )
        assert testing.shaped_random((2, 3), module, order="F").flags.f_contiguous


def test_hypothesis():
    assert hypothesis.chi_square_test([30, 30, 40], [30, 30, 40])
    assert not hypothesis.chi_square_test(numpy.array([60, 20, 20]), numpy.array([30.0, 30.0, 40.0]))
    # critical values of tables: 3.841 and 5.991 for 5%, 16.81 for 1% with 6 degrees of freedom
    for degrees, alpha, critical in (
        (1, 0.05, 3.8415),
        (2, 0.05, 5.9915),
        (5, 0.05, 11.0705),
        (6, 0.01, 16.8119),
        (10, 0.05, 18.3070),
    ):
        for factor, fits in ((0.999, True), (1.001, False)):
            shift = (critical * factor / 2) ** 0.5
            assert hypothesis.chi_square_test([1 + shift, 1 - shift], [1, 1], alpha, degrees) is fits
    with pytest.raises(ValueError):
        hypothesis.chi_square_test([1, 2], [1])


def test_fix_random():
    def draws():
        return [python.random(), numpy.random.rand(), float(xp.random.rand()), testing.generate_seed()]

    class Case(unittest.TestCase):
        def setUp(self):
            self.drawn = draws()

    class Plain:
        pass

    python.seed(3)
    numpy.random.seed(3)
    before = python.getstate(), numpy.random.get_state()[1].tolist()
    wanted = testing.fix_random()(draws)()
    assert testing.fix_random()(draws)() == wanted
    fixed = testing.fix_random()(Case)()
    for _ in range(2):
        fixed.setUp()
        fixed.tearDown()
        assert fixed.drawn == wanted
    plain = testing.fix_random()(Plain)()
    plain.setup_method(None)
    assert draws() == wanted
    plain.teardown_method(None)
    assert (python.getstate(), numpy.random.get_state()[1].tolist()) == before
    with pytest.raises(ValueError):
        testing.fix_random()(3)


def test_fix_random_where_set_up_fails():
    @testing.fix_random()
    class Case(unittest.TestCase):
        def setUp(self):
            raise ZeroDivisionError

    before = python.getstate()
    with pytest.raises(ZeroDivisionError):
        Case().setUp()
    assert python.getstate() == before


def outcome(*cases):
    result = unittest.TestResult()
    for case in cases:
        unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    return result.testsRun, len(result.failures) + len(result.errors)


def test_aliases():
    class Good(testing.NumpyAliasBasicTestBase):
        func = "transpose"

    class Values(testing.NumpyAliasValuesTestBase):
        func, args = "negative", (numpy.ones(3),)

    class Missing(testing.NumpyAliasBasicTestBase):
        func = "no_such_function"

    assert outcome(Good) == (2, 0) and outcome(Values) == (1, 0) and outcome(Missing) == (2, 2)
    with pytest.raises(NotImplementedError):
        testing.NumpyAliasTestBase("setUp").func


def taken(name, count):
    module = vars(sys.modules[__name__])
    assert "%s_param_%d" % (name, count) not in module
    return [module.pop("%s_param_%d" % (name, number)) for number in range(count)]


def test_parameterize_values_and_stacks():
    class Called:
        def __call__(self, x):
            return x

        def method(self, x):
            return x

    class Others(unittest.TestCase):
        def test_other(self):
            self.assertTrue(self.value)

    @testing.parameterize(
        {"value": lambda x: x}, {"value": Called()}, {"value": Called().method}, {"value": abs}
    )
    class Callables(Others):
        def test_value(self):
            self.assertEqual(self.value(3), 3)

    assert outcome(*taken("Callables", 4)) == (8, 0)
    assert not Callables.__test__

    seen = []

    @testing.parameterize({"a": 1}, {"a": 2}, _ids=False)
    @testing.parameterize({"b": 3}, {"b": 4}, {"b": 5})
    class Stacked(unittest.TestCase):
        def test_both(self):
            seen.append((self.a, self.b))

    assert outcome(*taken("Stacked", 6)) == (6, 0)
    assert sorted(seen) == [(1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)]


def test_conditions_tell_the_first_error():
    class Case:
        pass

    def body(self):
        self.runs = getattr(self, "runs", 0) + 1
        raise ValueError("run %d" % self.runs)

    with pytest.raises(AssertionError, match="(?s)first error message.*ValueError: run 1"):
        condition.retry(3)(body)(Case())
    with pytest.raises(AssertionError):
        condition.repeat_with_success_at_least(10, 11)
    with pytest.raises(AssertionError):
        condition.repeat(2, 20)(body)(Case())


def test_pools():
    assert isinstance(xp.get_default_memory_pool(), xp.cuda.MemoryPool)
    xp.get_default_memory_pool().free_all_blocks()
    pool = xp.get_default_pinned_memory_pool()
    pool.free_all_blocks()
    assert isinstance(pool, xp.cuda.PinnedMemoryPool) and pool.n_free_blocks() == 0
    assert xp.is_available() == xp.cuda.is_available()
    current = xp.cuda.get_current_stream()
    made = xp.cuda.Stream()
    assert made.use() is made and xp.cuda.get_current_stream() == made
    current.use()
    assert xp.cuda.get_current_stream() == current


PROGRAM = """
from numpy.linalg import LinAlgError
from catenary import compat
compat.install()
import cupy
assert cupy.cuda.memory.MemoryPool is cupy.cuda.MemoryPool and cupy.random.generator.RandomState
assert cupy.linalg.norms.norm and cupy.testing.helper.shaped_arange
import chainer
assert chainer.links.connection.linear.Linear is chainer.links.Linear
assert chainer.functions.activation.relu.relu is chainer.functions.relu
import cupyx
from cupy import core
from cupy.core import _accelerator
from cupy.exceptions import AxisError
from cupy.testing import _condition, _helper, _loops, _parameterized, hypothesis
import cupy.testing.hypothesis
from cupy.cuda import memory, pinned_memory, runtime
assert not runtime.is_hip and runtime.getDeviceCount() >= 0 and issubclass(runtime.CUDARuntimeError, RuntimeError)

assert core._AxisError is core._errors._AxisError is cupy.AxisError and issubclass(cupy.AxisError, AxisError)
assert _loops.for_dtypes is _helper.for_dtypes is cupy.testing.for_dtypes
assert _condition.retry is cupy.testing.condition.retry and _parameterized.product is cupy.testing.product
assert hypothesis.chi_square_test([1, 1], [1, 1])
assert isinstance(cupy.get_default_memory_pool(), memory.MemoryPool)
assert isinstance(cupy.get_default_pinned_memory_pool(), pinned_memory.PinnedMemoryPool)
assert not cupy.cuda.cub.available and not cupy.cuda.cutensor.available
from cupy._creation import from_data
from cupy._sorting.search import argmax
import catenary.array._manipulation
assert catenary.array._manipulation.transpose and cupy.zeros((2, 3)).transpose(None).shape == (3, 2)
assert from_data.array is cupy.array and argmax is cupy.argmax
_accelerator.set_routine_accelerators(_accelerator.get_routine_accelerators())
with cupyx.errstate(linalg="raise"), cupyx.allow_synchronize(True):
    try:
        cupy.linalg.inv(cupy.zeros((2, 2)))
    except LinAlgError:
        pass
    else:
        assert False
with cupyx.allow_synchronize(False):
    cupy.zeros(2).sum()
with cupy.cuda.Device("test:0"):
    refused = cupyx.allow_synchronize(False)
    try:
        with refused:
            assert False
    except NotImplementedError:
        pass
for wrong in (lambda: cupyx.errstate(linalg="ignore"),):
    try:
        with wrong():
            assert False
    except NotImplementedError:
        pass
try:
    _accelerator.set_routine_accelerators(["cub"])
except NotImplementedError:
    pass
else:
    assert False
try:
    import cupyx.scipy
except ModuleNotFoundError:
    pass
else:
    assert False
a = cupy.zeros(3)
cupyx.scatter_add(a, cupy.array([1, 1]), 2)
assert a.tolist() == [0, 4, 0]
"""


def test_stand_ins():
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)


def test_matrices_with_singular_values():
    for shape in ((3, 3), (4, 2), (2, 3, 5)):
        made = testing.generate_matrix(
            shape, dtype="float64", singular_values=[2.0, 1.0, 0.5][: min(shape[-2:])]
        )
        values = xp.linalg.svd(made, compute_uv=False)
        assert made.shape == shape
        numpy.testing.assert_allclose(xp.asnumpy(values)[..., 0], 2.0)
    assert testing.generate_matrix((0, 2), singular_values=1).shape == (0, 2)
    for error, arguments in (
        (TypeError, {"dtype": "int32", "singular_values": 1}),
        (TypeError, {"dtype": complex, "singular_values": 1}),
        (TypeError, {"singular_values": 1j}),
        (ValueError, {"singular_values": -1}),
        (ValueError, {"singular_values": [1, 2, 3]}),
    ):
        with pytest.raises(error):
            testing.generate_matrix((2, 2), **arguments)
    with pytest.raises(ValueError, match="shape"):
        testing.generate_matrix((2,), singular_values=1)


def test_counted_calls():
    with testing.AssertFunctionIsCalled("catenary.array.ones", times_called=2) as ones:
        xp.ones(1)
        xp.ones(2)
    assert ones.call_count == 2 and xp.ones(1).shape == (1,)
    with pytest.raises(AssertionError, match="expected 1 calls, got 0"):
        with testing.AssertFunctionIsCalled("catenary.array.ones"):
            pass
