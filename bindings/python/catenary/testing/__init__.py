"""The parts of chainer.testing that test suites use: comparisons, parameters, conditions, marks."""

from . import array, attr, condition, helper, parameterized, runner, unary_math_function_test
from .array import assert_allclose, assert_array_equal, assert_warns
from .helper import patch, with_requires
from .parameterized import from_pytest_parameterize, parameterize, parameterize_pytest, product, product_dict
from .runner import run_module
from .unary_math_function_test import unary_math_function_unittest

math_function_test = unary_math_function_unittest

__all__ = [
    "array",
    "attr",
    "condition",
    "helper",
    "parameterized",
    "runner",
    "unary_math_function_test",
    "assert_allclose",
    "assert_array_equal",
    "assert_warns",
    "patch",
    "with_requires",
    "from_pytest_parameterize",
    "parameterize",
    "parameterize_pytest",
    "product",
    "product_dict",
    "run_module",
    "unary_math_function_unittest",
    "math_function_test",
]
