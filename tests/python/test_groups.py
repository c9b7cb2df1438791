"""Groups of parameters, frozen parameters and deep copies."""

import copy
import pickle

import catenary
import catenary.links as L
import numpy as np
import pytest
from catenary import optimizer as hooks, optimizers, schedules, serializers


def chain():
    return catenary.Chain(l1=L.Linear(2, 2), l2=L.Linear(2, 1))


def with_gradients(link):
    for param in link.params():
        param.grad = np.ones(param.shape, "f")
    return link


class Mine(catenary.Chain):
    """A user's link with a Python value."""

    def __init__(self):
        super().__init__(l=L.Linear(2, 2))
        self.add_param("p", 2)
        self.add_persistent("seen", [1])
        self.p.data[...] = 1


def test_groups():
    model, opt = with_gradients(chain()), optimizers.SGD(lr=1.0)
    opt.setup(model)
    opt.add_hook(hooks.WeightDecay(0.5))
    biases = opt.add_group("biases", ["*/b"])
    assert list(opt.groups) == ["biases"] and biases.lr == 1
    biases.lr = 0.25
    biases.disable_hook("WeightDecay")
    before = {path: param.data.get() for path, param in model.namedparams()}
    opt.update()
    for path, param in model.namedparams():
        p = before[path]
        expected = p - 0.25 if path.endswith("/b") else p - (1 + 0.5 * p)
        np.testing.assert_allclose(param.data.get(), expected, rtol=1e-6)
    biases.set_schedule("lr", schedules.Constant(0.125))
    assert biases.lr == 0.125
    biases.set_schedule("lr", None)
    assert biases.lr == 0.25
    biases.enable_hook("WeightDecay")
    with pytest.raises(AttributeError, match="hyperparameter of SGD"):
        biases.alpha
    with pytest.raises(ValueError, match="lr: expected a finite number of at least 0"):
        biases.lr = -1
    with pytest.raises(catenary.NotFoundError):
        opt.add_group("none", "l3")
    with pytest.raises(TypeError, match="groups"):
        copy.deepcopy(opt)
    opt.remove_group("biases")
    assert opt.groups == {}


def test_ranges():
    with pytest.raises(ValueError, match="lr: expected a finite number of at least 0, got -1"):
        optimizers.SGD(lr=-1)
    opt = optimizers.Adam()
    with pytest.raises(ValueError, match="beta1"):
        opt.beta1 = 1
    with pytest.raises(ValueError, match="rate"):
        hooks.WeightDecay(-1)


@pytest.mark.parametrize("make", [chain, Mine])
def test_freezing(make):
    model = with_gradients(make())
    path, frozen = next(iter(model.namedparams()))
    model.freeze(path)
    assert frozen.grad is None and not frozen.requires_grad
    twins = [model.copy(), copy.deepcopy(model)]
    for twin in twins:
        assert not dict(twin.namedparams())[path].requires_grad
    model.zerograds()
    assert frozen.grad is None
    for opt in (optimizers.SGD(lr=1.0), optimizers.MomentumSGD()):
        opt.setup(model)
        before = frozen.data.get()
        opt.update(lambda: sum([catenary.functions.sum(param) for param in model.params()], 0))
        np.testing.assert_array_equal(frozen.data.get(), before)
    model.unfreeze(path)
    assert frozen.requires_grad
    with pytest.raises(catenary.NotFoundError):
        model.freeze("nothing")


@pytest.mark.parametrize("make", [chain, Mine, lambda: L.BatchNormalization(2)])
def test_deep_copies(make):
    model = make()
    twin = copy.deepcopy(model)
    for (path, param), (same, other) in zip(model.namedparams(), twin.namedparams()):
        assert path == same and param is not other
        param.data[...] = 7
        assert not (other.data.get() == 7).any()
    if isinstance(model, Mine):
        assert twin.seen == [1] and twin.seen is not model.seen


@pytest.mark.parametrize("make", [chain, Mine])
def test_pickles_stay_frozen(make):
    model = make()
    path = next(iter(model.namedparams()))[0]
    model.freeze(path)
    twin = pickle.loads(pickle.dumps(model))
    assert [p for p, param in twin.namedparams() if not param.requires_grad] == [path]


@pytest.mark.parametrize("name", ["c.npz", "c.h5", "c.safetensors"])
def test_checkpoints(name, tmp_path):
    def begin():
        model, opt = chain(), optimizers.Adam(alpha=0.1)
        opt.setup(model)
        opt.add_hook(hooks.GradientNoise(0.1))
        return model, opt

    def step(model, opt, t):
        with_gradients(model)
        opt.update()
        opt.alpha = 0.1 / (t + 2)

    whole, opt = begin()
    for t in range(4):
        if t == 2:
            extra = {"epoch": 7, "best": 0.5, "note": "half", "seen": np.arange(3)}
            serializers.save_checkpoint(tmp_path / name, whole, opt, extra=extra)
        step(whole, opt, t)
    resumed, opt = begin()
    found = serializers.load_checkpoint(tmp_path / name, resumed, opt)
    assert int(found["epoch"]) == 7 and float(found["best"]) == 0.5 and found["note"] == "half"
    for t in range(2, 4):
        step(resumed, opt, t)
    for one, other in zip(whole.params(), resumed.params()):
        np.testing.assert_array_equal(one.data.get(), other.data.get())
    with pytest.raises(TypeError, match="model: expected one that the library can save"):
        serializers.save_checkpoint(tmp_path / name, object())
    with pytest.raises(ValueError, match="expected a name that ends in"):
        serializers.save_checkpoint(tmp_path / "c", whole)
