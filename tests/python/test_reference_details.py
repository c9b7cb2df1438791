"""Details of the reference on which programs and tests written for it depend."""

import catenary.array as xp
import catenary.functions as F
import catenary.links as L
import numpy as np
import pytest
from catenary import Variable, cuda, utils
from catenary.utils import type_check


def random(*shape):
    return np.random.RandomState(sum(shape)).uniform(-1, 1, shape).astype("float32")


def test_module_of_a_link_is_that_of_its_arrays():
    link = L.Linear(3, 2)
    assert link.xp is xp and isinstance(link.W.data, link.xp.ndarray)
    link.to_gpu("test:0")
    assert link.xp is xp
    link = L.StatefulGRU(3, 2)
    link(Variable(random(2, 3)))
    assert isinstance(link.h.data, link.xp.ndarray)


@pytest.mark.parametrize(
    "name, label",
    [("Exp", "exp"), ("Log", "log"), ("Sin", "sin"), ("Cos", "cos"), ("BatchDet", "det"), ("ReLU", "ReLU")],
)
def test_labels_of_classes(name, label):
    function = getattr(F, name)()
    assert function.label == label
    y = function(Variable(np.abs(random(1, 2, 2)) + 1))
    assert function.label == y.creator.label == label


def test_normalization_with_given_statistics():
    x, gamma, beta, mean, var = random(4, 3), random(3), random(3), random(3), np.abs(random(3))
    function = F.BatchNormalizationFunction(eps=1e-3)
    y = function(*map(Variable, (x, gamma, beta, mean, var)))
    np.testing.assert_allclose(xp.asnumpy(y.data), gamma * (x - mean) / np.sqrt(var) + beta, rtol=1e-5)
    batch = function(*map(Variable, (x, gamma, beta)))
    wanted = gamma * (x - x.mean(0)) / np.sqrt(x.var(0) + 1e-3) + beta
    np.testing.assert_allclose(xp.asnumpy(batch.data), wanted, rtol=1e-4, atol=1e-5)


def test_pyramid_with_and_without_cudnn():
    x = random(1, 2, 4, 4)
    y = F.SpatialPyramidPooling2D(x.shape[1:], 2, F.MaxPooling2D, use_cudnn=False)(Variable(x))
    assert y.data.shape == (1, 10, 1, 1)


def test_forced_arrays_are_of_the_kind_that_came():
    for value in (np.float32(1), np.array(1, "float32"), np.array([1], "float32"), 2.5):
        made = utils.force_array(value)
        assert type(made) is np.ndarray and made.dtype == np.asarray(value).dtype
    a = xp.ones(2)
    assert utils.force_array(a) is a and utils.force_array(a, "float32").dtype == "float32"


def test_ranks_that_are_set():
    a, b = Variable(random(2)), Variable(random(2))
    a.rank, b.rank = 1, 3
    y = a + b
    assert (
        (a.rank, b.rank, y.rank) == (1, 3, 4)
        and F.exp(y * a).rank == 6
        and F.exp(Variable(random(2))).rank == 1
    )
    y.grad = np.ones(2, "float32")
    y.backward()
    assert a.grad.tolist() == b.grad.tolist() == [1, 1]


def test_products_are_expressions():
    assert type_check.prod.name == "prod" and type_check.prod.value is np.prod
    (x,) = type_check.get_types((np.empty((2, 3)),))
    with pytest.raises(type_check.InvalidType) as info:
        type_check.expect(type_check.prod(x.shape) == 5)
    assert str(info.value) == "Expect: prod(in_types[0].shape) == 5\nActual: 6 != 5"


def test_refused_types_name_the_function():
    for call, label in (
        (lambda x: L.Linear(5, 5)(x), "LinearFunction"),
        (F.softmax, "Softmax"),
        (lambda x: F.linear(x, Variable(random(2, 3))), "LinearFunction"),
    ):
        with pytest.raises(type_check.InvalidType) as info:
            call(Variable(random(3)))
        text = str(info.value)
        assert text.startswith(
            "Invalid operation is performed in: %s (Forward)\n\nExpect: in_types[0]." % label
        )
        assert text.endswith("\nActual: " + info.value.actual) and info.value.expect in text


def test_backward_from_a_result_without_gradient():
    arrays = random(2, 3), random(2, 12)
    g = random(2, 3)
    grads = []
    for first in (0, 1):
        c, x = map(Variable, arrays)
        results = F.lstm(c, x)
        results[1].grad = g
        results[first].backward()
        grads.append((c.grad.tolist(), x.grad.tolist()))
    assert grads[0] == grads[1]
    with pytest.raises(RuntimeError, match="gradient"):
        F.lstm(*map(Variable, arrays))[0].backward()


def test_samples_for_every_draw():
    link, x, t = L.NegativeSampling(3, [10, 5, 2, 5, 2], 2), random(2, 3), np.array([0, 2], "int32")
    link.W.data[...] = random(5, 3)
    samples = np.array([[0, 1, 3], [2, 4, 4]], "int32")
    wanted = link(Variable(x), Variable(t), samples).data
    F.NegativeSamplingFunction.samples = samples
    try:
        for _ in range(3):
            assert link(Variable(x), Variable(t)).data == wanted
        y = F.NegativeSamplingFunction(link.sampler.sample, 2)(Variable(x), Variable(t), link.W)
        assert y.data == wanted
    finally:
        del F.NegativeSamplingFunction.samples
    assert len({float(link(Variable(x), Variable(t)).data) for _ in range(20)}) > 1


def test_gradients_of_another_device():
    x = Variable(random(3))
    for error in (TypeError, RuntimeError, ValueError):
        with pytest.raises(error, match="device|on test:0"):
            x.grad = cuda.to_gpu(random(3), "test:0")
    assert x.grad is None


def test_no_transforms():
    with pytest.raises(AttributeError, match="fft.*complex"):
        xp.fft
    with pytest.raises(TypeError, match="complex"):
        xp.zeros(3, complex)


def test_summaries():
    x = Variable(np.array([[1, 3]], "float32"))
    lines = x.debug_print().splitlines()
    assert lines[0] == x.summary() and lines[1:3] == ["- device: CPU", "- volatile: OFF"]
    assert lines[3].startswith("- backend: <class 'catenary") and lines[4] == "- shape: (1, 2)"
    assert lines[5:-1] == [
        "- dtype: float32",
        "- statistics: mean=2.00000000, std=1.00000000",
        "- grad: None",
    ]
    x.to_gpu("test:0")
    assert "- device: test:0" in x.debug_print()
