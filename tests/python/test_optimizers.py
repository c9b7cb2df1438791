"""Every rule compared with its formula in NumPy; hyperparameters, and values that are rejected."""

import copy
import inspect
import pickle

import catenary
import numpy as np
import pytest
from catenary import functions as F, links as L, optimizer, optimizers

NAMES = optimizers.__all__
# Defaults of the reference and of the papers.
DEFAULTS = {
    "SGD": {"lr": 0.01},
    "MomentumSGD": {"lr": 0.01, "momentum": 0.9},
    "NesterovAG": {"lr": 0.01, "momentum": 0.9},
    "AdaGrad": {"lr": 0.001, "eps": 1e-8},
    "AdaDelta": {"rho": 0.95, "eps": 1e-6},
    "Adam": {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "eta": 1.0, "weight_decay_rate": 0.0},
    "AdamW": {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay_rate": 0.01},
    "AMSGrad": {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay_rate": 0.0},
    "RAdam": {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay_rate": 0.0},
    "RMSprop": {"lr": 0.01, "alpha": 0.99, "eps": 1e-8},
    "RMSpropGraves": {"lr": 0.0001, "alpha": 0.95, "momentum": 0.9, "eps": 0.0001},
    "SMORMS3": {"lr": 0.001, "eps": 1e-16},
    "Lion": {"lr": 0.0001, "beta1": 0.9, "beta2": 0.99, "weight_decay_rate": 0.0},
    "LAMB": {"lr": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-6, "weight_decay_rate": 0.0},
}


def zeros(p, *names):
    return {name: np.zeros_like(p) for name in names}


def moments(h, s, g):
    s["m"] = h["beta1"] * s["m"] + (1 - h["beta1"]) * g
    s["v"] = h["beta2"] * s["v"] + (1 - h["beta2"]) * g * g


def sgd(h, t, p, g, s):
    return p - h["lr"] * g


def momentum_sgd(h, t, p, g, s):
    s["v"] = h["momentum"] * s["v"] - h["lr"] * g
    return p + s["v"]


def nesterov(h, t, p, g, s):
    s["v"] = h["momentum"] * s["v"] - h["lr"] * g
    return p + h["momentum"] ** 2 * s["v"] - (1 + h["momentum"]) * h["lr"] * g


def adagrad(h, t, p, g, s):
    s["h"] = s["h"] + g * g
    return p - h["lr"] * g / (np.sqrt(s["h"]) + h["eps"])


def adadelta(h, t, p, g, s):
    s["msg"] = h["rho"] * s["msg"] + (1 - h["rho"]) * g * g
    dx = np.sqrt((s["msdx"] + h["eps"]) / (s["msg"] + h["eps"])) * g
    s["msdx"] = h["rho"] * s["msdx"] + (1 - h["rho"]) * dx * dx
    return p - dx


def adam(h, t, p, g, s):
    moments(h, s, g)
    lr = h["alpha"] * np.sqrt(1 - h["beta2"] ** t) / (1 - h["beta1"] ** t)
    return p - h["eta"] * (lr * s["m"] / (np.sqrt(s["v"]) + h["eps"]) + h["weight_decay_rate"] * p)


def adamw(h, t, p, g, s):
    moments(h, s, g)
    step = s["m"] / (1 - h["beta1"] ** t) / (np.sqrt(s["v"] / (1 - h["beta2"] ** t)) + h["eps"])
    return p - h["alpha"] * (step + h["weight_decay_rate"] * p)


def amsgrad(h, t, p, g, s):
    moments(h, s, g)
    s["vhat"] = np.maximum(s["vhat"], s["v"])
    step = s["m"] / (1 - h["beta1"] ** t) / (np.sqrt(s["vhat"] / (1 - h["beta2"] ** t)) + h["eps"])
    return p - h["alpha"] * (step + h["weight_decay_rate"] * p)


def radam(h, t, p, g, s):
    moments(h, s, g)
    limit, power = 2 / (1 - h["beta2"]) - 1, h["beta2"] ** t
    length = limit - 2 * t * power / (1 - power)
    step = s["m"] / (1 - h["beta1"] ** t)
    if length > 5:
        r = (length - 4) * (length - 2) * limit / ((limit - 4) * (limit - 2) * length)
        step = step * np.sqrt(r * (1 - power)) / (np.sqrt(s["v"]) + h["eps"])
    return p - h["alpha"] * (step + h["weight_decay_rate"] * p)


def smorms3(h, t, p, g, s):
    memory = s["mem"] if t > 1 else np.ones_like(p)
    r = 1 / (memory + 1)
    s["g"] = (1 - r) * s["g"] + r * g
    s["g2"] = (1 - r) * s["g2"] + r * g * g
    x = s["g"] ** 2 / (s["g2"] + h["eps"])
    s["mem"] = 1 + memory * (1 - x)
    return p - g * np.minimum(h["lr"], x) / (np.sqrt(s["g2"]) + h["eps"])


def rmsprop(h, t, p, g, s):
    s["ms"] = h["alpha"] * s["ms"] + (1 - h["alpha"]) * g * g
    return p - h["lr"] * g / (np.sqrt(s["ms"]) + h["eps"])


def graves(h, t, p, g, s):
    s["n"] = h["alpha"] * s["n"] + (1 - h["alpha"]) * g * g
    s["g"] = h["alpha"] * s["g"] + (1 - h["alpha"]) * g
    s["delta"] = h["momentum"] * s["delta"] - h["lr"] * g / np.sqrt(s["n"] - s["g"] ** 2 + h["eps"])
    return p + s["delta"]


def lion(h, t, p, g, s):
    step = np.sign(h["beta1"] * s["m"] + (1 - h["beta1"]) * g) + h["weight_decay_rate"] * p
    s["m"] = h["beta2"] * s["m"] + (1 - h["beta2"]) * g
    return p - h["lr"] * step


def lamb(h, t, p, g, s):
    moments(h, s, g)
    u = s["m"] / (1 - h["beta1"] ** t) / (np.sqrt(s["v"] / (1 - h["beta2"] ** t)) + h["eps"])
    u = u + h["weight_decay_rate"] * p
    return p - h["lr"] * np.linalg.norm(p) / np.linalg.norm(u) * u


RULES = {
    "SGD": (sgd, ()),
    "MomentumSGD": (momentum_sgd, "v"),
    "NesterovAG": (nesterov, "v"),
    "AdaGrad": (adagrad, "h"),
    "AdaDelta": (adadelta, ("msg", "msdx")),
    "Adam": (adam, "mv"),
    "AdamW": (adamw, "mv"),
    "AMSGrad": (amsgrad, ("m", "v", "vhat")),
    "RAdam": (radam, "mv"),
    "RMSprop": (rmsprop, ("ms",)),
    "RMSpropGraves": (graves, ("n", "g", "delta")),
    "SMORMS3": (smorms3, ("mem", "g", "g2")),
    "Lion": (lion, "m"),
    "LAMB": (lamb, "mv"),
}


@pytest.mark.parametrize("dtype,rtol", [("f", 2e-5), ("d", 1e-10)])
@pytest.mark.parametrize("name", NAMES)
def test_formula(name, dtype, rtol):
    assert name in RULES, "%s has no formula in RULES" % name
    formula, states = RULES[name]
    random = np.random.RandomState(0)
    p = random.uniform(0.5, 1, (3, 4)).astype(dtype)
    link = catenary.Link()
    link.add_param("w", p.shape, dtype=dtype)
    link.w.data = p.copy()
    opt = getattr(optimizers, name)()
    if "weight_decay_rate" in defaults_of(name):
        opt.weight_decay_rate = 0.1
    opt.setup(link)
    hyper = {key: getattr(opt, key) for key in defaults_of(name)}
    p, state = p.astype("d"), zeros(p.astype("d"), *states)
    for t in range(1, 6):
        g = random.normal(size=p.shape).astype(dtype)
        link.w.grad = g
        opt.update()
        p = formula(hyper, t, p, g.astype("d"), state)
        np.testing.assert_allclose(link.w.data.get(), p, rtol=rtol)
    assert set(opt._states["/w"]) == set(states)
    for key, value in state.items():
        np.testing.assert_allclose(opt._states["/w"][key].get(), value, rtol=10 * rtol, atol=1e-7)


def defaults_of(name):
    parameters = list(inspect.signature(getattr(optimizers, name).__init__).parameters.items())
    return {key: parameter.default for key, parameter in parameters[1:]}


@pytest.mark.parametrize("name", NAMES)
def test_defaults(name):
    assert defaults_of(name) == DEFAULTS.get(name), "DEFAULTS has other defaults of %s" % name


@pytest.mark.parametrize("name", NAMES)
def test_arguments_and_hyperparameters(name):
    kind, defaults = getattr(optimizers, name), defaults_of(name)
    assert kind.__name__ == name and kind.__doc__ and defaults
    opt = kind()
    assert (
        opt.hyperparameters == pytest.approx(defaults) and {k: getattr(opt, k) for k in defaults} == defaults
    )
    other = kind(*[value / 2 for value in defaults.values()])
    assert {k: getattr(other, k) for k in defaults} == {k: v / 2 for k, v in defaults.items()}
    for key in defaults:
        setattr(opt, key, 0.25)
        assert getattr(opt, key) == 0.25
        for wrong in (float("nan"), float("inf")):
            with pytest.raises(ValueError):
                setattr(opt, key, wrong)
            with pytest.raises(ValueError):
                kind(**{key: wrong})
        for wrong in ("much", None, [1, 2]):
            with pytest.raises((TypeError, ValueError)):
                setattr(opt, key, wrong)
            with pytest.raises((TypeError, ValueError)):
                kind(**{key: wrong})
        assert getattr(opt, key) == 0.25
    with pytest.raises(TypeError):
        kind(no_such=1)
    opt.note = "mine"
    assert opt.note == "mine"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_every_rule_gets_better(name, dtype):
    link = catenary.Link()
    link.add_param("w", (8,), dtype=dtype)
    link.w.data = np.linspace(1, 2, 8).astype(dtype)
    opt = getattr(optimizers, name)()
    if name == "Lion":
        opt.lr = 0.01  # all its steps have this size
    opt.setup(link)
    first = last = float(F.sum(link.w * link.w).data)
    for _ in range(20):
        opt.update(lambda: F.sum(link.w * link.w))
        last = float(F.sum(link.w * link.w).data)
    assert last < first and opt.t == 20 and link.w.dtype == dtype


@pytest.mark.parametrize("name", ["Adam", "AdamW", "AMSGrad", "RAdam"])
def test_effective_rate(name):
    opt = getattr(optimizers, name)(alpha=0.5)
    with pytest.raises(RuntimeError):
        opt.lr
    with pytest.raises(AttributeError):
        opt.lr = 1
    opt.t = 3
    if name == "Adam":
        assert opt.lr == pytest.approx(0.5 * np.sqrt(1 - 0.999**3) / (1 - 0.9**3))
    else:
        assert opt.lr > 0


def test_states_are_those_of_the_rule():
    link = L.Linear(3, 2)
    opt = optimizers.MomentumSGD(lr=1, momentum=1)
    opt.setup(link)
    link.zerograds()
    opt._states["/b"]["v"][...] = 3
    opt.update()
    np.testing.assert_allclose(link.b.data.get(), 3)
    opt._states["/b"]["v"] = np.full(2, 5, "f")
    opt.update()
    np.testing.assert_allclose(link.b.data.get(), 8)
    with pytest.raises((ValueError, TypeError)):
        opt._states["/b"]["v"] = np.ones(7, "f")


def test_steps_of_a_rule_replaced():
    calls = []

    class Selective(optimizers.Adam):
        def init_state(self, param, state):
            super().init_state(param, state)
            state["mine"] = 0

        def update_one(self, param, state):
            calls.append(param.name)
            state["mine"] += 1
            if param is not self.target.b:
                super().update_one(param, state)

    def train(kind):
        link = L.Linear(3, 2, initialW=np.ones((2, 3), "f"))
        opt = kind()
        opt.setup(link)
        for i in range(3):
            link.W.grad, link.b.grad = np.full((2, 3), i - 1.5, "f"), np.ones(2, "f")
            opt.update()
        return link, opt

    link, opt = train(Selective)
    plain, reference = train(optimizers.Adam)
    np.testing.assert_array_equal(link.W.data.get(), plain.W.data.get())
    np.testing.assert_array_equal(link.b.data.get(), 0)
    assert opt.t == 3 and len(calls) == 6 and opt._states["/W"]["mine"] == 3
    np.testing.assert_array_equal(opt._states["/W"]["m"].get(), reference._states["/W"]["m"].get())


def test_update_one_by_hand():
    link = L.Linear(3, 2, initialW=np.ones((2, 3), "f"))
    opt = optimizers.MomentumSGD(lr=1)
    opt.setup(link)
    link.W.grad, link.b.grad = np.ones((2, 3), "f"), np.ones(2, "f")
    state = {}
    opt.init_state(link.W, state)
    assert set(state) == {"v"}
    opt.t = 1
    opt.update_one(link.W, state)
    np.testing.assert_allclose(link.W.data.get(), 0)
    np.testing.assert_allclose(state["v"].get(), -1)
    np.testing.assert_allclose(link.b.data.get(), 0)
    with pytest.raises(ValueError):
        opt.update_one(catenary.Variable(np.ones(2, "f")), {})


def test_subclass_with_its_own_update():
    class Twice(optimizers.SGD):
        def __init__(self):
            super().__init__(lr=0.5)
            self.updates = 0

        def update(self, lossfun=None, *args, **kwds):
            super().update(lossfun, *args, **kwds)
            self.updates += 1

    link, opt = L.Linear(2, 1, initialW=np.ones((1, 2), "f")), Twice()
    opt.setup(link)
    link.W.grad, link.b.grad = np.ones((1, 2), "f"), np.ones(1, "f")
    opt.update()
    np.testing.assert_allclose(link.W.data.get(), 0.5)
    assert opt.updates == 1


def test_wrong_gradients():
    link, opt = L.Linear(3, 2), optimizers.SGD()
    opt.setup(link)
    link.cleargrads()
    with pytest.raises(RuntimeError, match="a gradient of at least one parameter, got none"):
        opt.update()
    uninitialized = optimizers.SGD.__new__(optimizers.SGD)
    for call in (lambda: uninitialized.setup(link), lambda: uninitialized.lr):
        with pytest.raises((ValueError, RuntimeError)):
            call()


def test_parameters_added_after_setup():
    chain, opt = catenary.Chain(a=L.Linear(2, 2)), optimizers.Adam()
    opt.setup(chain)
    chain.add_link("b", L.Linear(2, 2))
    for _, param in chain.namedparams():
        param.grad = np.ones(param.shape, "f")
    opt.update()
    assert set(opt._states) == {"/a/W", "/a/b", "/b/W", "/b/b"}
    opt.prepare()


@pytest.mark.parametrize("name", NAMES)
def test_devices_give_the_same(name):
    results = []
    for device in (None, "test:0"):
        link = L.Linear(3, 2, initialW=np.linspace(-1, 1, 6, dtype="f").reshape(2, 3))
        if device:
            link.to_gpu(device)
        opt = getattr(optimizers, name)()
        opt.setup(link)
        x = catenary.array.asarray(np.ones((4, 3), "f"))
        if device:
            variable = catenary.Variable(x)
            variable.to_gpu(device)
        else:
            variable = catenary.Variable(x)
        for _ in range(3):
            opt.update(lambda: F.sum(link(variable) ** 2))
        link.to_cpu()
        results.append(link.W.data.get().copy())
    np.testing.assert_allclose(results[0], results[1], rtol=1e-6)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_copies(again):
    class_, x = optimizers.Adam, catenary.Variable(np.ones((2, 3), "f"))
    model, opt = L.Linear(3, 2), class_(alpha=0.5)
    opt.setup(model)
    opt.add_hook(optimizer.WeightDecay(0.1))
    opt.note = "mine"
    opt.update(lambda: F.sum(model(x) ** 2))
    new = again(opt)
    assert (
        type(new) is class_ and new.target is not model and (new.t, new.alpha, new.note) == (1, 0.5, "mine")
    )
    assert list(new._hooks) == ["WeightDecay"] and new._hooks["WeightDecay"].rate == 0.1
    for each in (opt, new):
        each.update(lambda: F.sum(each.target(x) ** 2))
    np.testing.assert_array_equal(new.target.W.data.get(), model.W.data.get())
    assert type(again(class_(beta1=0.5))) is class_


def test_shallow_copy():
    model, opt = L.Linear(3, 2), optimizers.MomentumSGD()
    opt.setup(model)
    new = copy.copy(opt)
    assert new.target is model and new is not opt
    opt.lr = 3
    assert new.lr == 0.01


def test_device_of_methods():
    class Makes(optimizers.SGD):
        def init_state_gpu(self, param, state):
            state["mine"] = catenary.array.zeros(3)

    link, opt = L.Linear(3, 2), Makes()
    link.to_gpu("test:0")
    opt.setup(link)
    assert "test:0" in str(opt._states["/W"]["mine"].device)
