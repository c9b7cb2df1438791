"""catenary.testing: parameters, repeated tests, marks, comparisons."""

import sys
import types
import unittest

import catenary
import pytest
from catenary import functions as F, testing

numpy = pytest.importorskip("numpy")


def outcome(kind):
    """Runs a TestCase class; returns (tests, failures and errors, reasons of skips)."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    return (
        result.testsRun,
        len(result.failures) + len(result.errors),
        [reason for _, reason in result.skipped],
    )


@pytest.fixture
def module(monkeypatch):
    """A module to which classes are added."""
    made = types.ModuleType("module_of_tests")
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made


def case(module, **members):
    return type("TestCases", (unittest.TestCase,), dict(members, __module__=module.__name__))


def test_product():
    assert testing.product({"b": [1, 2], "a": [3]}) == [{"a": 3, "b": 1}, {"a": 3, "b": 2}]
    assert testing.product([[{"a": 1}, {"a": 2}], [{"b": 3}]]) == [{"a": 1, "b": 3}, {"a": 2, "b": 3}]
    assert testing.product({}) == [{}]
    assert testing.from_pytest_parameterize("a, b", [(1, 2)]) == [{"a": 1, "b": 2}]
    assert testing.from_pytest_parameterize("a", [1, 2]) == [{"a": 1}, {"a": 2}]


def test_parameterize(module):
    seen = []

    def test_values(self):
        seen.append((self.a, self.f(1)))

    made = testing.parameterize({"a": 1, "f": lambda x: x}, {"a": 2, "f": abs})(
        case(module, test_values=test_values)
    )
    names = [name for name in vars(module) if name.startswith("TestCases")]
    assert names == ["TestCases_param_0", "TestCases_param_1"]
    assert [outcome(getattr(module, name))[:2] for name in names] == [(1, 0), (1, 0)]
    assert seen == [(1, 1), (2, 1)]
    assert made.__test__ is False and module.TestCases_param_0.__test__ is True
    assert "'a': 1" in str(module.TestCases_param_0("test_values"))


def test_parameterize_twice(module):
    seen = []
    kind = case(module, test_values=lambda self: seen.append((self.a, self.b)))
    testing.parameterize({"a": 1}, {"a": 2})(testing.parameterize({"b": 3}, {"b": 4})(kind))
    names = [name for name in vars(module) if name.startswith("TestCases")]
    for name in names:
        outcome(getattr(module, name))
    assert sorted(seen) == [(1, 3), (1, 4), (2, 3), (2, 4)] and len(names) == 4


@pytest.mark.parametrize(
    "decorator, results, runs, passes",
    [
        (testing.condition.retry(3), [0, 0, 1], 3, True),
        (testing.condition.retry(3), [1], 1, True),
        (testing.condition.retry(2), [0, 0], 2, False),
        (testing.condition.repeat(3), [1, 1, 1], 3, True),
        (testing.condition.repeat(3, 10), [1, 0], 2, False),
        (testing.condition.repeat_with_success_at_least(4, 2), [0, 1, 0, 1], 4, True),
        (testing.condition.repeat_with_success_at_least(4, 3), [0, 0], 2, False),
    ],
)
def test_conditions(module, decorator, results, runs, passes):
    calls = []

    def body(self):
        assert self.ready
        self.ready = False
        calls.append(1)
        assert results[len(calls) - 1]

    kind = case(module, setUp=lambda self: setattr(self, "ready", True), test_it=decorator(body))
    assert outcome(kind)[:2] == (1, 0 if passes else 1)
    assert len(calls) == runs


def test_conditions_and_skips(module):
    def body(self):
        raise unittest.SkipTest("not here")

    assert outcome(case(module, test_it=testing.condition.retry(5)(body)))[2] == ["not here"]
    with pytest.raises(AssertionError):
        testing.condition.repeat_with_success_at_least(2, 3)


def test_marks(module):
    here, gpus = testing.attr.device_count(), testing.attr.gpu_count()
    kind = case(
        module,
        test_gpu=testing.attr.gpu(lambda self: None),
        test_two=testing.attr.multi_gpu(2)(lambda self: None),
        test_cudnn=testing.attr.cudnn(lambda self: None),
        test_slow=testing.attr.slow(lambda self: None),
    )
    reasons = outcome(kind)[2]
    assert ("needs a CUDA device" in reasons) == (gpus == 0)
    assert ("needs 2 CUDA devices" in reasons) == (gpus < 2)
    assert ("needs a CUDA device with cuDNN" in reasons) == (here == 0)
    assert kind.test_gpu.gpu and kind.test_slow.slow and kind.test_cudnn.cudnn


def test_with_requires(module):
    kind = case(
        module,
        test_have=testing.with_requires("numpy>=1.0,<100")(lambda self: None),
        test_older=testing.with_requires("numpy<1.0")(lambda self: None),
        test_unknown=testing.with_requires("no-such-package-at-all")(lambda self: None),
    )
    assert sorted(outcome(kind)[2]) == ["requires: no-such-package-at-all", "requires: numpy<1.0"]
    with pytest.raises(ValueError):
        testing.with_requires("numpy~1")


def test_comparisons():
    x = catenary.array.array([1.0, 2.0])
    testing.assert_allclose(x, numpy.array([1.0, 2.0 + 1e-6]))
    testing.assert_allclose(catenary.Variable(x), [1, 2])
    testing.assert_array_equal(x, [1, 2])
    for wrong in ([1, 2.1], [1, 2, 3]):
        with pytest.raises(AssertionError):
            testing.assert_allclose(x, wrong)
        with pytest.raises(AssertionError):
            testing.assert_array_equal(x, wrong)
    with pytest.raises(AssertionError):
        testing.assert_allclose(x, [1, 2.001], atol=1e-4, rtol=0)
    testing.assert_allclose(x, [1, 2.001], atol=1e-2, rtol=0)


def test_assert_warns():
    import warnings

    with testing.assert_warns(DeprecationWarning):
        warnings.warn("old", DeprecationWarning)
    with pytest.raises(AssertionError):
        with testing.assert_warns(DeprecationWarning):
            pass


def test_patch():
    with testing.patch("catenary.functions.relu", wraps=F.relu) as relu:
        y = F.relu(catenary.Variable(numpy.ones(2, "f")))
    assert relu.call_count == 1 and y.shape == (2,)


def test_unary_functions(module):
    def make(function, **keywords):
        kind = case(module, shape=(3, 2), dtype=numpy.float32)
        return testing.unary_math_function_unittest(function, **keywords)(kind)

    count, failed, skipped = outcome(make(F.sin))
    assert (count, failed) == (5, 0) and len(skipped) == (2 if not testing.attr.gpu_count() else 0)
    assert outcome(make(F.Exp()))[:2] == (5, 0)
    assert outcome(make(F.sin, func_expected=numpy.cos))[1] == (2 if testing.attr.gpu_count() else 1)
    assert outcome(make(F.sin, label_expected="cosine"))[1] == 1
    with pytest.raises(ValueError):
        make(F.relu)


def test_run_module():
    testing.run_module("catenary", __file__)  # nothing to do: it is not the main program
