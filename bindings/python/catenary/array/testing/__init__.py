"""Assertions on arrays, and tests that run once with NumPy and once with this library and compare the results."""
from . import alias, array, attr, condition, helper, hypothesis, parameterized, random
from .alias import NumpyAliasBasicTestBase, NumpyAliasTestBase, NumpyAliasValuesTestBase
from .array import (assert_allclose, assert_array_almost_equal, assert_array_almost_equal_nulp, assert_array_equal,
                    assert_array_less, assert_array_list_equal, assert_array_max_ulp)
from .attr import gpu, multi_gpu, slow
from .helper import (NumpyError, assert_warns, empty, for_all_dtypes, for_all_dtypes_combination, for_CF_orders,
                     for_complex_dtypes, for_contiguous_axes, for_dtypes, for_dtypes_combination, for_float_dtypes,
                     for_int_dtypes, for_int_dtypes_combination, for_orders, for_signed_dtypes,
                     for_signed_dtypes_combination, for_unsigned_dtypes, for_unsigned_dtypes_combination, installed,
                     numpy_cupy_allclose, numpy_cupy_array_almost_equal, numpy_cupy_array_almost_equal_nulp,
                     numpy_cupy_array_equal, numpy_cupy_array_less, numpy_cupy_array_list_equal,
                     numpy_cupy_array_max_ulp, numpy_cupy_equal, numpy_cupy_raises, numpy_satisfies, shaped_arange,
                     shaped_random, shaped_reverse_arange, with_requires)
from .parameterized import parameterize, product, product_dict
from .random import fix_random, generate_seed

__all__ = ["NumpyAliasBasicTestBase", "NumpyAliasTestBase", "NumpyAliasValuesTestBase", "NumpyError", "alias", "array",
           "assert_allclose", "assert_array_almost_equal", "assert_array_almost_equal_nulp", "assert_array_equal",
           "assert_array_less", "assert_array_list_equal", "assert_array_max_ulp", "assert_warns", "attr", "condition",
           "empty", "fix_random", "for_CF_orders", "for_all_dtypes", "for_all_dtypes_combination",
           "for_complex_dtypes", "for_contiguous_axes", "for_dtypes", "for_dtypes_combination", "for_float_dtypes",
           "for_int_dtypes", "for_int_dtypes_combination", "for_orders", "for_signed_dtypes",
           "for_signed_dtypes_combination", "for_unsigned_dtypes", "for_unsigned_dtypes_combination", "generate_seed",
           "gpu", "helper", "hypothesis", "installed", "multi_gpu", "numpy_cupy_allclose",
           "numpy_cupy_array_almost_equal", "numpy_cupy_array_almost_equal_nulp", "numpy_cupy_array_equal",
           "numpy_cupy_array_less", "numpy_cupy_array_list_equal", "numpy_cupy_array_max_ulp", "numpy_cupy_equal",
           "numpy_cupy_raises", "numpy_satisfies", "parameterize", "parameterized", "product", "product_dict",
           "random", "shaped_arange", "shaped_random", "shaped_reverse_arange", "slow", "with_requires"]
