"""Kernels that users define, and results that are remembered."""

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402


def test_elementwise_kernel():
    kernel = xp.ElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y)", "squared_difference")
    x, y = xp.arange(6, dtype="f").reshape(2, 3), xp.arange(3, dtype="f")
    assert xp.array_equal(kernel(x, y), (x - y) ** 2) and kernel(x, 5).dtype == numpy.float32
    z = xp.empty((2, 3), "f")
    assert kernel(x, y, z) is z and xp.array_equal(z, (x - y) ** 2)
    assert xp.array_equal(kernel(x, y, block_size=64), z)
    for wrong in (0, -1, 1.5):
        with pytest.raises((TypeError, ValueError)):
            kernel(x, y, block_size=wrong)
    assert kernel.nin == 2 and kernel.nout == 1 and kernel.nargs == 3 and kernel.name == "squared_difference"
    reverse = xp.ElementwiseKernel("T x, raw T y", "T z", "z = x + y[_ind.size() - i - 1]", "add_reverse")
    assert xp.array_equal(reverse(y, y), y + y[::-1])
    raw = xp.ElementwiseKernel("raw T x", "T y, int32 k", "y = x[i] * 2; k = i", "double_raw")
    doubled, numbers = raw(y, size=3)
    assert xp.array_equal(doubled, y * 2) and numbers.tolist() == [0, 1, 2]
    copied = xp.ElementwiseKernel(
        "raw T x, raw T y", "raw T z, raw int32 k", "z[i] = x[i] + y[i]; k[i] = i", "add_raw"
    )
    added, numbers = copied(y, y, size=3)
    assert xp.array_equal(added, 2 * y) and added.dtype == y.dtype and numbers.tolist() == [0, 1, 2]
    for wrong in ((x,), (x, y, z, z), (x, "y"), (x, [1, 2, 3]), (xp.ones(4, "f"), y)):
        with pytest.raises((TypeError, ValueError)):
            kernel(*wrong)
    with pytest.raises(ValueError):
        xp.ElementwiseKernel("T x", "T y", "no such thing", "broken")(x)


def test_reduction_kernel():
    kernel = xp.ReductionKernel("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0", "l2norm")
    x = xp.arange(10, dtype="f").reshape(2, 5)
    numpy.testing.assert_allclose(kernel(x, axis=1).get(), [5.477226, 15.968719], rtol=1e-6)
    assert (
        kernel(x).shape == ()
        and kernel(x, keepdims=True).shape == (1, 1)
        and kernel(x, axis=(0, 1)).shape == ()
    )
    out = xp.empty(5, "f")
    assert kernel(x, axis=0, out=out) is out
    with pytest.raises(IndexError):
        kernel(x, axis=2)


def test_raw_kernel():
    kernel = xp.RawKernel(
        'extern "C" __global__ void twice(const float* x, float* y, int n) {'
        " int i = blockDim.x * blockIdx.x + threadIdx.x; if (i < n) y[i] = 2 * x[i]; }",
        "twice",
    )
    x = xp.arange(10, dtype="f")
    y = xp.zeros_like(x)
    kernel((2,), (8,), (x, y, 10))
    assert xp.array_equal(y, 2 * x)
    with pytest.raises(TypeError):
        kernel((1,), (1,), x)


def test_sizes_of_kernels():
    x, y = xp.arange(2, dtype="f"), xp.zeros(2, "f")
    plain = xp.ElementwiseKernel("float32 x", "float32 y", "y = x")
    raw = xp.ElementwiseKernel("raw float32 x", "float32 y", "y = x[i]", "raw_copy")
    assert plain(3, size=2).tolist() == [3, 3] and raw(x, size=2).tolist() == raw(x, y).tolist() == [0, 1]
    for call in (lambda: plain(x, size=2), lambda: plain(3, y, size=2), lambda: raw(x, y, size=2)):
        with pytest.raises(ValueError, match="'size' cannot be used: arrays of .* determine the number"):
            call()
    for call in (lambda: plain(numpy.float32(3)), lambda: raw(x)):
        with pytest.raises(ValueError, match="size is undecided.*size: expected the number of elements"):
            call()


@pytest.mark.parametrize(
    "name, error", [("1", ValueError), ("a b", ValueError), ("", ValueError), (3, TypeError)]
)
def test_names_of_kernels(name, error):
    with pytest.raises(error, match="name"):
        xp.ElementwiseKernel("T x", "T y", "y = x", name)
    with pytest.raises(error, match="name"):
        xp.ReductionKernel("T x", "T y", "x", "a + b", "y = a", "0", name)


def test_memoize():
    calls = []

    @xp.memoize(for_each_device=True)
    def remembered(a, b=1):
        """Doc."""
        calls.append((a, b))
        return a + b

    assert remembered(1) == remembered(1) == 2 and remembered(1, b=3) == 4
    assert len(calls) == 2 and remembered.__doc__ == "Doc."
    xp.clear_memo()
    remembered(1)
    assert len(calls) == 3
