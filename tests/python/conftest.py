"""Makes device numbers mean test devices, so that programs for GPUs run anywhere."""

import os

import pytest

os.environ.setdefault("CATENARY_GPU", "test")

# Comparisons with features that NumPy 2 has changed or removed; arrays follow NumPy 1.24. A name stands for
# all of its cases.
NUMPY_1 = {
    "test_array_testing_more.py": "test_kinds_of_errors",
    "test_borders.py": "test_unique_with_each_nan",
    "test_forms.py": "test_trim_zeros",
    "test_numbers_as_text.py": "test_as_numpy",
    "test_places.py": "test_grids",
    "test_promotion.py": "test_numbers_beside_dtypes test_result_type_of_many test_copyto_of_numbers",
    "test_routines.py": "test_one_array[in1d]",
    "test_statistics.py": "test_like_numpy[cov] test_like_numpy[corrcoef] test_like_numpy[histogramdd] "
    "test_like_numpy[histogramdd_matrix] test_like_numpy[histogramdd_vector] "
    "test_like_numpy[histogram2d] test_like_numpy[percentile_tuple] "
    "test_like_numpy[percentile_interpolation] test_like_numpy[quantile] test_like_numpy[msort] "
    "test_cross test_kinds_of_values",
    "test_ufunc.py": "test_numbers_are_weak",
}


def pytest_collection_modifyitems(items):
    try:
        import numpy
    except ImportError:
        return
    if int(numpy.__version__.split(".")[0]) < 2:
        return
    for item in items:
        if {item.name, item.originalname} & set(NUMPY_1.get(item.path.name, "").split()):
            item.add_marker(pytest.mark.skip(reason="compares with NumPy 1"))
