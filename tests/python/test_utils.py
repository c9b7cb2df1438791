"""utils, cuda, and settings of the package."""

import warnings

import catenary as ctn
import numpy as np
import pytest
from catenary import Variable, cuda, utils
from catenary.utils import WalkerAlias, conv


def test_walker_alias():
    sampler = WalkerAlias([1, 0, 3])
    drawn = np.asarray(sampler.sample((20, 50)))
    assert drawn.dtype == np.int32 and drawn.shape == (20, 50) and set(drawn.ravel()) == {0, 2}
    assert abs((drawn == 2).mean() - 0.75) < 0.1 and sampler.sample(3).shape == (3,)
    assert sampler.to_gpu("test:0") is sampler and cuda.to_cpu(sampler.sample((2,))).shape == (2,)
    sampler.to_cpu()
    assert sampler.threshold.shape == (3,) and sampler.values.shape == (6,)
    for wrong in ([], [-1, 2], [0, 0], [[1, 2]], [float("nan")]):
        with pytest.raises(ValueError):
            WalkerAlias(wrong)
    with pytest.raises(TypeError):
        WalkerAlias()


@pytest.mark.parametrize(
    "size, k, s, p, cover_all, expected",
    [
        (10, 3, 1, 0, False, 8),
        (10, 3, 2, 1, False, 5),
        (10, 3, 2, 0, True, 5),
        (7, 2, 2, 0, True, 4),
        (7, 2, 2, 0, False, 3),
    ],
)
def test_sizes_of_convolutions(size, k, s, p, cover_all, expected):
    assert conv.get_conv_outsize(size, k, s, p, cover_all=cover_all) == expected
    back = conv.get_deconv_outsize(expected, k, s, p, cover_all=cover_all)
    assert conv.get_conv_outsize(back, k, s, p, cover_all=cover_all) == expected


def test_dilated_windows():
    assert conv.get_conv_outsize(10, 3, 1, 0, d=2) == 6 and conv.get_deconv_outsize(6, 3, 1, 0, d=2) == 10


@pytest.mark.parametrize("xp", [np, ctn.array])
@pytest.mark.parametrize("cover_all", [False, True])
def test_windows_of_images(xp, cover_all):
    img = xp.asarray(np.arange(2 * 3 * 5 * 4, dtype=np.float32).reshape(2, 3, 5, 4))
    col = conv.im2col_cpu(img, 2, 3, 2, 1, 1, 1, cover_all=cover_all)
    assert isinstance(col, type(img)) and col.shape == (
        2,
        3,
        2,
        3,
        conv.get_conv_outsize(5, 2, 2, 1, cover_all),
        4,
    )
    assert float(col[0, 1, 1, 1, 0, 2]) == float(img[0, 1, 0, 2]) and float(col[0, 0, 0, 0, 0, 0]) == 0
    back = conv.col2im_cpu(col, 2, 1, 1, 1, 5, 4)
    ones = conv.col2im_cpu(
        conv.im2col_cpu(xp.ones_like(img), 2, 3, 2, 1, 1, 1, cover_all=cover_all), 2, 1, 1, 1, 5, 4
    )
    np.testing.assert_array_equal(np.asarray(back), np.asarray(img) * np.asarray(ones))


def test_experimental():
    with pytest.warns(FutureWarning, match="thing"):
        utils.experimental("thing")
    with warnings.catch_warnings(record=True) as caught:
        utils.experimental.__globals__["disable_experimental_warning"] = True
        utils.experimental("thing")
        utils.experimental.__globals__["disable_experimental_warning"] = False
    assert not caught


def test_moving_arrays():
    host = np.arange(3, dtype=np.float32)
    there = cuda.to_gpu(host, "test:0")
    assert cuda.to_gpu(there) is there and cuda.to_cpu(host) is host
    assert np.asarray(cuda.to_cpu(there)).tolist() == [0, 1, 2]
    other = cuda.copy(there, out_device="test:1")
    assert cuda.get_device(other).name == "test:1" and cuda.get_device(host, there).name == "test:0"
    out = cuda.to_gpu(np.zeros(3, np.float32), "test:1")
    assert cuda.copy(there, out=out) is out and np.asarray(cuda.to_cpu(out)).tolist() == [0, 1, 2]
    assert cuda.copy(there) is not there
    for wrong in ([1], 3, None):
        with pytest.raises(TypeError):
            cuda.to_gpu(wrong)
        with pytest.raises(TypeError):
            cuda.to_cpu(wrong)


def test_devices():
    assert cuda.get_device() is cuda.DummyDevice and cuda.get_device(np.zeros(1)) is cuda.DummyDevice
    with cuda.get_device(None) as device:
        assert int(device) == -1
    with cuda.get_device("test:1"):
        assert cuda.get_device(ctn.array.zeros(2)).name == "test:1"
        assert cuda.gpu_name(None) == "test:1"
    assert cuda.get_device(ctn.array.zeros(2)) is cuda.DummyDevice
    if not cuda.available:
        with pytest.raises(RuntimeError):
            cuda.check_cuda_available()
    with pytest.raises(TypeError):
        cuda.get_device([])


def test_array_modules():
    assert cuda.get_array_module(np.zeros(1)) is np and cuda.get_array_module(ctn.array.zeros(1)) is ctn.array
    assert cuda.get_array_module(np.zeros(1), Variable(np.zeros(1))) is ctn.array and cuda.cupy is ctn.array
    assert cuda.ndarray is ctn.array.ndarray


def test_makers_of_arrays():
    assert cuda.zeros((2, 3)).dtype == np.float32 and cuda.ones((2,), "int32").dtype == np.int32
    assert (
        np.asarray(cuda.full((2,), 3)).tolist() == [3, 3]
        and cuda.full((2,), 3, dtype="float64").dtype == np.float64
    )
    assert cuda.empty_like(cuda.zeros((2,), "int8")).dtype == np.int8
    assert cuda.zeros_like(cuda.ones((2, 2))).shape == (2, 2)


def test_memoize():
    calls = []

    @cuda.memoize(for_each_device=True)
    def square(x, power=2):
        """Square."""
        calls.append(x)
        return x**power

    assert (
        square(3) == square(3) == 9
        and square(3, power=3) == 27
        and len(calls) == 2
        and square.__doc__ == "Square."
    )
    with cuda.get_device("test:0"):
        square(3)
    assert len(calls) == 3
    cuda.clear_memo()
    square(3)
    assert len(calls) == 4


def test_kernels():
    kernel = cuda.elementwise("T x, T y", "T z", "z = x * 2 + y", "double_and_add")
    assert kernel is cuda.elementwise("T x, T y", "T z", "z = x * 2 + y", "double_and_add")
    x = ctn.array.arange(3, dtype="float32")
    assert np.asarray(kernel(x, x)).tolist() == [0, 3, 6]
    total = cuda.reduce("T x", "T y", "x", "a + b", "y = a", "0", "total")
    assert float(total(x)) == 3


def test_names_of_the_package():
    for name in ctn.__all__:
        assert name in dir(ctn)
    with pytest.raises(AttributeError):
        ctn.nothing
    assert ctn.Function is ctn.function.Function and ctn.utils is utils and ctn.variable.Variable is Variable


def test_features():
    from catenary import settings

    assert set(settings.features("component")) <= {
        "openmp",
        "onednn",
        "hdf5",
        "caffe",
        "jpeg",
        "png",
        "training",
        "distributions",
        "routines",
        "kernels",
    }
    assert {"cpu", "test", "cuda"} == set(settings.features("device"))
    assert "bfloat16" in settings.features("dtype") and "npz" in settings.features("format")
    with pytest.raises(ValueError, match="'format'"):
        settings.features("Format")
