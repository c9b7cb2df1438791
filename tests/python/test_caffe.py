"""Networks from model files of Caffe."""

import gzip
import os
import pathlib

import numpy as np
import pytest
from catenary import Variable
from catenary.functions.caffe import CaffeFunction
from catenary.links import caffe

DATA = pathlib.Path(os.environ.get("CATENARY_DATA", "nowhere"))
MODEL = DATA / "caffe" / "lenet_iter_10000.caffemodel"
needs_model = pytest.mark.skipif(
    not MODEL.exists(), reason="CATENARY_DATA has no caffe/lenet_iter_10000.caffemodel"
)


def test_names():
    import catenary

    assert caffe.CaffeFunction is CaffeFunction and catenary.caffe.CaffeFunction is CaffeFunction


def test_broken_files(tmp_path):
    with pytest.raises((OSError, KeyError)):
        CaffeFunction(str(tmp_path / "nothing"))
    (tmp_path / "broken").write_bytes(b"\x07broken")
    with pytest.raises(ValueError):
        CaffeFunction(tmp_path / "broken")
    with pytest.raises(ValueError):
        CaffeFunction(b"\x07broken")
    with pytest.raises(TypeError):
        CaffeFunction(3)


def digits(name, offset):
    return np.frombuffer(gzip.open(str(DATA / "mnist" / name)).read(), np.uint8, offset=offset)


@needs_model
def test_lenet():
    network = CaffeFunction(str(MODEL))
    images = digits("t10k-images-idx3-ubyte.gz", 16).reshape(-1, 1, 28, 28)
    labels = digits("t10k-labels-idx1-ubyte.gz", 8)
    right = 0
    for start in range(0, 10000, 500):
        x = Variable(images[start : start + 500].astype("f") / 256, volatile="on")
        (y,) = network(inputs={"data": x}, outputs=["ip2"], train=False)
        right += int((y.data.get().argmax(1) == labels[start : start + 500]).sum())
    assert right == 9908


@needs_model
def test_parts():
    network = CaffeFunction(MODEL.read_bytes())
    assert (
        network.fs.conv1.W.data.shape == (20, 1, 5, 5) and type(network.fs.conv1).__name__ == "Convolution2D"
    )
    assert network.fs is network.fs and network.link_of("ip1") == "ip1"
    assert sorted(network.fs._children) == ["conv1", "conv2", "ip1", "ip2"]
    assert list(network.forwards)[:2] == ["conv1", "pool1"] and len(network.ignored) >= 1
    x = Variable(np.random.RandomState(0).rand(2, 1, 28, 28).astype("f"))
    conv, last = network(inputs={"data": x}, outputs=["conv1", "ip2"], train=False)
    assert np.allclose(network.forwards["conv1"](x).data.get(), conv.data.get())
    network.fs.zerograds()
    last.grad = np.ones(last.data.shape, "f")
    last.backward()
    assert network.fs.conv1.W.grad.get().any() and x.grad.shape == x.data.shape
    (again,) = network({"pool1": network.forwards["pool1"](conv)}, ["ip2"], train=False)
    assert np.allclose(again.data.get(), last.data.get(), atol=1e-5)
    with pytest.raises(KeyError):
        network({"data": x}, ["nothing"])
    with pytest.raises(KeyError):
        network({"data": x}, ["ip2"], disable=["conv2"])
    with pytest.raises(TypeError):
        network({"data": x}, "ip2")
    with pytest.raises(TypeError):
        network({"data": 3}, ["ip2"])
    network.to_gpu("test:0")
    x.to_gpu("test:0")
    (moved,) = network({"data": x}, ["ip2"], train=False)
    assert moved.data.device.name == "test:0" and np.allclose(moved.data.get(), last.data.get(), atol=1e-5)


@needs_model
def test_what_the_chain_has():
    network = CaffeFunction(MODEL)
    assert network.conv1 is network.fs.conv1
    assert [path for path, _ in network.namedparams()] == [path for path, _ in network.fs.namedparams()]
    network.zerograds()
    assert (network.ip2.b.grad.get() == 0).all()
    with pytest.raises(AttributeError, match="CaffeFunction"):
        network.nothing
