"""Determinants, inverses and solutions of all small sizes, and of sizes around those of panels, beside NumPy."""

import catenary.array as xp
import numpy as np
import pytest

SIZES = [*range(1, 36), 47, 48, 49, 63, 64, 65, 100, 130, 257]


def matrix(n, dtype, seed=0):
    """A matrix whose rows have to be exchanged."""
    return np.random.default_rng(seed).standard_normal((n, n)).astype(dtype)


def tolerance(a):
    """The error of elimination with partial pivoting is the condition number times the precision; the factor
    is for the growth of the elements."""
    return 20 * np.linalg.cond(a.astype("float64")) * np.finfo(a.dtype).eps


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("n", SIZES)
def test_inverse_and_determinant(n, dtype):
    a = matrix(n, dtype)
    exact = np.linalg.inv(a.astype("float64"))
    made = xp.asnumpy(xp.linalg.inv(xp.array(a)))
    assert made.dtype == a.dtype
    assert np.linalg.norm(made - exact) <= tolerance(a) * np.linalg.norm(exact)
    sign, logarithm = np.linalg.slogdet(a.astype("float64"))
    found = [float(part) for part in xp.linalg.slogdet(xp.array(a))]
    assert found[0] == sign
    assert abs(found[1] - logarithm) <= tolerance(a)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("columns", [1, 2, 7, 8, 9, 40])
@pytest.mark.parametrize("n", [1, 3, 4, 15, 16, 17, 31, 33, 64, 70])
def test_solutions(n, columns, dtype):
    a, b = matrix(n, dtype), np.random.default_rng(1).standard_normal((n, columns)).astype(dtype)
    exact = np.linalg.solve(a.astype("float64"), b.astype("float64"))
    made = xp.asnumpy(xp.linalg.solve(xp.array(a), xp.array(b)))
    assert np.linalg.norm(made - exact) <= tolerance(a) * np.linalg.norm(exact)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("n", [4, 10, 16, 17, 20, 33, 64, 100])
def test_permutations_are_exact(n, dtype):
    order = np.random.default_rng(n).permutation(n)
    a = np.eye(n, dtype=dtype)[order] * np.exp2(np.arange(n) % 7 - 3).astype(dtype)
    np.testing.assert_array_equal(xp.asnumpy(xp.linalg.inv(xp.array(a))), np.linalg.inv(a))
    assert float(xp.linalg.det(xp.array(a))) == pytest.approx(
        float(np.linalg.det(a.astype("float64"))), rel=1e-12
    )


@pytest.mark.parametrize("n", [2, 5, 16, 17, 30, 64, 90])
def test_singular_matrices(n):
    for zero in {0, n // 2, n - 1}:
        a = matrix(n, "float64")
        a[:, zero] = 0
        assert float(xp.linalg.det(xp.array(a))) == 0
        with pytest.raises(xp.linalg.LinAlgError):
            xp.linalg.inv(xp.array(a))
        with pytest.raises(xp.linalg.LinAlgError):
            xp.linalg.solve(xp.array(a), xp.ones((n, 2)))


@pytest.mark.parametrize("dtype, tiny", [("float32", 1e-41), ("float64", 1e-310)])
@pytest.mark.parametrize("n", [5, 17, 40])
def test_pivots_without_reciprocals(n, dtype, tiny):
    """The reciprocal of a subnormal number is infinite, but quotients by it need not be."""
    b = np.full((n, 1), tiny, dtype)
    a = np.triu(np.ones((n, n), dtype)) * b
    made = xp.asnumpy(xp.linalg.solve(xp.array(a), xp.array(b)))
    np.testing.assert_array_equal(made, np.eye(n, dtype=dtype)[:, -1:])


@pytest.mark.parametrize("n", [5, 17, 40])
def test_numbers_that_are_not(n):
    a = matrix(n, "float32")
    a[n // 2, n // 3] = np.nan
    assert np.isnan(float(xp.linalg.det(xp.array(a))))
    assert np.isnan(xp.asnumpy(xp.linalg.inv(xp.array(a)))).any()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_stacks(dtype):
    a = np.stack([matrix(24, dtype, seed) for seed in range(30)])
    made = xp.asnumpy(xp.linalg.inv(xp.array(a)))
    for each, inverse in zip(a, made):
        np.testing.assert_array_equal(inverse, xp.asnumpy(xp.linalg.inv(xp.array(each))))
