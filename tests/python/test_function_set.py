"""FunctionSet and the functions with parameters of version 1.3."""

import catenary.functions as F
import catenary.links as L
import numpy as np
import pytest
from catenary import Chain, FunctionSet, Variable


def test_names_are_the_links():
    for name in (
        "BatchNormalization Bilinear BinaryHierarchicalSoftmax Convolution2D EmbedID Inception InceptionBN "
        "Linear NegativeSampling PReLU Parameter"
    ).split():
        assert getattr(F, name) is getattr(L, name) and name in dir(F)
    with pytest.raises(AttributeError):
        F.NoSuchFunction


def test_function_set():
    model = FunctionSet(l2=F.Linear(3, 2), l1=F.Linear(4, 3))
    model.bn = F.BatchNormalization(2)
    model.note = "kept"
    assert isinstance(model, Chain) and model["l1"] is model.l1 and model.bn.name == "bn"
    assert [path for path, _ in model.namedparams()] == [
        "/bn/gamma",
        "/bn/beta",
        "/l1/W",
        "/l1/b",
        "/l2/W",
        "/l2/b",
    ]
    y = model.bn(model.l2(F.relu(model.l1(Variable(np.ones((5, 4), "f"))))))
    model.zerograds()
    y.grad = np.ones((5, 2), "f")
    y.backward()
    parameters, gradients = model.collect_parameters()
    assert len(parameters) == 6 and all(p is q.data for p, q in zip(parameters, model.params()))
    assert all(g is q.grad for g, q in zip(gradients, model.params()))
    assert model.parameters[2].shape == (3, 4) and model.gradients[1].get().tolist() == [5, 5]
    with pytest.raises(AttributeError):
        model.add_link("l1", F.Linear(1, 1))
    model.l1 = other = F.Linear(5, 3)
    assert model.l1 is other and other.name == "l1" and model.parameters[2].shape == (3, 5)
    with pytest.raises(AttributeError):
        del model.l1


def test_copy_parameters_from():
    model = FunctionSet(a=F.Linear(2, 3), b=F.Linear(3, 1))
    other = model.copy()
    assert type(other) is FunctionSet
    other = FunctionSet(b=F.Linear(3, 1), a=F.Linear(2, 3))
    arrays = model.parameters
    model.copy_parameters_from(other.parameters)
    assert all(np.array_equal(x.get(), y.get()) for x, y in zip(model.parameters, other.parameters))
    assert all(x is y for x, y in zip(arrays, model.parameters))
    model.copy_parameters_from([np.full(x.shape, 2, "f") for x in arrays])
    assert (model.a.W.data.get() == 2).all()
    model.to_gpu("test:0")
    model.copy_parameters_from(other.parameters)
    assert np.array_equal(model.a.W.data.get(), other.a.W.data.get())
    with pytest.raises(ValueError):
        model.copy_parameters_from(arrays[:2])
    with pytest.raises(TypeError):
        model.copy_parameters_from(["a"] * 4)


def test_assigned_parameters_and_gradients():
    model = FunctionSet(b=F.Linear(3, 1), a=F.Linear(2, 3))
    arrays = tuple(np.full(x.shape, n, "f") for n, x in enumerate(model.parameters))
    model.parameters, model.gradients = arrays, arrays
    assert (model.a.W.data.get() == 0).all() and (model.b.b.data.get() == 3).all()
    assert (model.a.b.grad.get() == 1).all() and (model.b.W.grad.get() == 2).all()
    for name in ("parameters", "gradients"):
        with pytest.raises(AssertionError, match=name):  # as the reference does
            setattr(model, name, arrays[:2])
        with pytest.raises(TypeError):
            setattr(model, name, [1, 2, 3, 4])


def test_nested_and_lists_of_a_function():
    model = FunctionSet(inner=FunctionSet(l=F.Linear(2, 2)), l=F.Linear(2, 2))
    assert [path for path, _ in model.namedparams()] == ["/inner/l/W", "/inner/l/b", "/l/W", "/l/b"]
    function = F.Linear(2, 3)
    assert [x.shape for x in function.parameters] == [(3, 2), (3,)] and len(function.gradients) == 2
    assert function.parameter_names == ("W", "b") and function.gradient_names == ("gW", "gb")
