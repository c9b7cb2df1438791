"""Programs as in the reference's tutorial, with other imports: devices."""

import os
import subprocess
import sys

import catenary
import catenary.functions as F
import catenary.links as L
import numpy as np
import pytest
from catenary import Chain, Variable, cuda, optimizers
from tutorial_support import Network, blobs, same


@pytest.fixture(autouse=True)
def seeds():
    np.random.seed(0)
    catenary.array.random.seed(0)


def test_arrays_of_two_devices():
    cupy = cuda.cupy
    x_cpu = np.full((2, 5), 7, dtype=np.float32)
    x_gpu = cuda.to_gpu(x_cpu, device="test:1")
    with cupy.cuda.Device("test:1"):
        same_there = cupy.array(x_cpu)
    assert x_gpu.device == same_there.device == cupy.cuda.Device("test:1")
    back = cuda.to_cpu(x_gpu)
    with x_gpu.device:
        also = x_gpu.get()
    np.testing.assert_array_equal(back, also)
    np.testing.assert_array_equal(also, x_cpu)

    with cuda.get_device("test:1"):
        a = cupy.empty((4, 3), dtype="f")
        b = cuda.empty((4, 3), dtype="f")
    a.fill(1)
    with cuda.get_device(a):
        c = a + 1
    assert a.device == b.device == c.device
    before = cupy.cuda.Device()
    cuda.get_device("test:0").use()
    try:
        assert cupy.zeros(3).device == cupy.cuda.Device("test:0")
    finally:
        before.use()

    def next_of(x):
        with cuda.get_device(x):
            return x + 1

    same(next_of(np.zeros(2)), [1, 1])
    same(cuda.to_cpu(next_of(cuda.to_gpu(np.zeros(2), "test:1"))), [1, 1])


BY_NUMBER = """
import numpy as np
import catenary.functions as F
import catenary.links as L
from catenary import Variable, cuda

cupy = cuda.cupy
with cupy.cuda.Device(1):
    x = cupy.array([1, 2, 3, 4, 5])
y = cuda.to_gpu(np.ones(5, dtype=np.float32), 1)
assert x.device == y.device == cuda.get_device(1) == cuda.get_device(x) == cupy.cuda.Device("test:1")
with cuda.get_device(y):
    z = y + 1
assert z.device == 1 and z.get().tolist() == 5 * [2]
before = cupy.cuda.Device()
cuda.get_device(1).use()
try:
    assert cupy.empty((4, 3), dtype="f").device == 1
finally:
    before.use()
link = L.Linear(5, 2).to_gpu(0)
assert link.W.data.device == 0
moved = F.copy(Variable(y), 0)
assert moved.data.device == cuda.Device("test:0")
moved.grad = cuda.to_gpu(np.ones(5, dtype=np.float32), 0)
moved.backward()
with cuda.get_device(np.zeros(3)):  # does nothing
    assert cupy.cuda.Device() == before
"""


def test_devices_by_number():
    environment = dict(os.environ, CATENARY_GPU="test")
    result = subprocess.run(
        [sys.executable, "-c", BY_NUMBER],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
        timeout=300,
    )
    assert result.returncode == 0, result.stdout


def test_code_for_both_kinds_of_arrays():
    def softplus(x):
        xp = cuda.get_array_module(x)
        return xp.maximum(0, x) + xp.log1p(xp.exp(-abs(x)))

    x = np.linspace(-3, 3, 7).astype(np.float32)
    expected = np.log(1 + np.exp(x))
    assert cuda.get_array_module(x) is np
    same(softplus(x), expected)
    same(softplus(cuda.cupy.array(x)), expected)
    there = softplus(cuda.to_gpu(x, "test:0"))
    assert cuda.get_array_module(there) is cuda.cupy
    same(there.get(), expected)


def test_training_on_another_device():
    digits = blobs(200)
    x_train = digits["data"].astype(np.float32) / 255
    y_train = digits["target"].astype(np.int32)
    model = L.Classifier(Network(20, 10, 10))
    assert model.to_gpu("test:0") is model
    optimizer = optimizers.SGD(lr=0.3)
    optimizer.setup(model)
    losses = []
    for epoch in range(10):
        indexes = np.random.permutation(200)
        for i in range(0, 200, 50):
            x = Variable(cuda.to_gpu(x_train[indexes[i : i + 50]], "test:0"))
            t = Variable(cuda.to_gpu(y_train[indexes[i : i + 50]], "test:0"))
            optimizer.update(model, x, t)
        losses.append(float(cuda.to_cpu(model.loss.data)))
    assert losses[-1] < losses[0]
    assert model.predictor.l1.W.data.device == cuda.Device("test:0")


class Halves(Chain):
    """A model whose halves are on two devices and are combined twice."""

    def __init__(self):
        super(Halves, self).__init__(
            low_0=Network(20, 8, 6).to_gpu("test:0"),
            low_1=Network(20, 8, 6).to_gpu("test:1"),
            high_0=Network(6, 8, 10).to_gpu("test:0"),
            high_1=Network(6, 8, 10).to_gpu("test:1"),
        )

    def __call__(self, x):
        z0 = self.low_0(x)
        z1 = self.low_1(F.copy(x, "test:1"))
        h0 = F.relu(z0 + F.copy(z1, "test:0"))
        h1 = F.relu(z1 + F.copy(z0, "test:1"))
        y0 = self.high_0(h0)
        y1 = self.high_1(h1)
        return y0 + F.copy(y1, "test:0")


def test_model_parallel():
    digits = blobs(60)
    model = L.Classifier(Halves())
    optimizer = optimizers.SGD(lr=0.1)
    optimizer.setup(model)
    x = Variable(cuda.to_gpu(digits["data"].astype(np.float32) / 255, "test:0"))
    t = Variable(cuda.to_gpu(digits["target"].astype(np.int32), "test:0"))
    first = float(model(x, t).data)
    for _ in range(20):
        optimizer.update(model, x, t)
    assert float(model(x, t).data) < first
    assert model.predictor.high_1.l3.W.data.device == cuda.Device("test:1")


def test_data_parallel():
    digits = blobs(200)
    x_train = digits["data"].astype(np.float32) / 255
    y_train = digits["target"].astype(np.int32)
    model_0 = L.Classifier(Network(20, 12, 10))
    alone = L.Classifier(Network(20, 12, 10))
    alone.copyparams(model_0)
    model_1 = model_0.copy()
    model_0.to_gpu("test:0")
    model_1.to_gpu("test:1")
    optimizer = optimizers.SGD(lr=0.1)
    optimizer.setup(model_0)
    single = optimizers.SGD(lr=0.2)  # the mean over the whole batch is half of the sum of two means
    single.setup(alone)

    batchsize = 40
    indexes = np.random.permutation(len(x_train))
    for i in range(0, len(x_train), batchsize):
        x_batch = x_train[indexes[i : i + batchsize]]
        y_batch = y_train[indexes[i : i + batchsize]]
        model_0.zerograds()
        model_1.zerograds()
        loss_0 = model_0(
            Variable(cuda.to_gpu(x_batch[: batchsize // 2], "test:0")),
            Variable(cuda.to_gpu(y_batch[: batchsize // 2], "test:0")),
        )
        loss_1 = model_1(
            Variable(cuda.to_gpu(x_batch[batchsize // 2 :], "test:1")),
            Variable(cuda.to_gpu(y_batch[batchsize // 2 :], "test:1")),
        )
        loss_0.backward()
        loss_1.backward()
        model_0.addgrads(model_1)
        optimizer.update()
        model_1.copyparams(model_0)
        single.update(alone, Variable(x_batch), Variable(y_batch))
    for a, b, c in zip(model_0.params(), model_1.params(), alone.params()):
        assert a.data.device != b.data.device
        same(a.data.get(), b.data.get(), 0)
        same(a.data.get(), c.data, 1e-5)
