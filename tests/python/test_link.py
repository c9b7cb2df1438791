"""Link, Chain, ChainList and Sequential."""

import copy
import gc
import pickle

import catenary
import catenary.functions as F
import catenary.links as L
import numpy as np
import pytest
from catenary import Chain, ChainList, Link, Sequential, Variable


@pytest.fixture
def overriding():
    """Makes the library walk hierarchies itself again after a test that overrides walks."""
    from catenary._link_walks import overridden

    before = set(overridden)
    yield
    overridden.intersection_update(before)


def values(link):
    return {path: param.data.get() for path, param in link.namedparams()}


class Dense(Link):
    def __init__(self, n_in, n_out):
        super().__init__(W=(n_out, n_in), b=n_out)
        self.W.data[...] = np.arange(n_in * n_out, dtype="f").reshape(n_out, n_in)
        self.b.data.fill(1)

    def __call__(self, x):
        return F.linear(x, self.W, self.b)


class Model(Chain):
    def __init__(self):
        super().__init__(first=Dense(3, 2), second=L.Linear(2, 4))
        self.tag = ["kept"]

    def __call__(self, x):
        return self.second(F.relu(self.first(x)))


def test_parameters():
    link = Link(x=(2, 3), y=2)
    assert isinstance(link.x, Variable) and link.x.data.shape == (2, 3) and link.y.data.shape == (2,)
    assert (
        link.x.data.dtype == np.float32
        and np.isnan(link.x.data.get()).all()
        and np.isnan(link.x.grad.get()).all()
    )
    assert link.x is link.x and link.x.data is link.x.data and link.x.name == "x"
    assert link.name is None
    link.add_param("z", (), dtype=np.float64)
    assert link.z.data.dtype == np.float64 and link.z.data.shape == ()
    assert [path for path, _ in link.namedparams()] == ["/x", "/y", "/z"]
    assert [id(p) for p in link.params()] == [id(link.x), id(link.y), id(link.z)]
    for name in ("x", "add_param_of_user"):
        link.__dict__.setdefault(name, 1)
        with pytest.raises(AttributeError):
            link.add_param(name, 3)
    with pytest.raises(TypeError):
        link.add_param("w", "shape")
    with pytest.raises(ValueError):
        link.add_param("a/b", 3)
    with pytest.raises(AttributeError):
        link.x = 3
    with pytest.raises(AttributeError):
        del link.x
    with pytest.raises(AttributeError):
        link.nothing
    assert not callable(link) and not hasattr(link, "nothing")


def test_attributes_of_any_kind():
    link = Link()
    link.number, link.link_like = 3, [1]
    link.number += 1
    assert link.number == 4
    del link.number
    assert not hasattr(link, "number")
    link.name = "given"
    assert link.name == "given"
    with pytest.raises(ValueError):
        Chain(a=link)


def test_attributes_before_init():
    class Early(Chain):
        def __init__(self):
            self.size = 3
            super().__init__(l=L.Linear(self.size, 2))

    assert Early().size == 3
    with pytest.raises((ValueError, RuntimeError)):

        class Never(Link):
            def __init__(self):
                self.add_param("W", 3)

        Never()


def test_persistent_values():
    link = Link()
    array = np.ones(3, "f")
    for name, value in (
        ("p", array),
        ("n", 3),
        ("f", 0.5),
        ("s", "text"),
        ("none", None),
        ("ours", Variable(array).data),
    ):
        link.add_persistent(name, value)
        assert getattr(link, name) is value
    link.p = array * 2
    link.n = array
    assert link.n is array
    with pytest.raises(AttributeError):
        link.add_persistent("p", 1)
    with pytest.raises(AttributeError):
        del link.p
    native = L.Linear(2, 2)
    native.add_persistent("count", 4)
    native.add_persistent("mean", array)
    native.count += 1
    assert native.count == 5 and native.mean.get().tolist() == [1, 1, 1]
    with pytest.raises(TypeError):
        native.count = "text"


def test_chain():
    model = Model()
    assert model.first.name == "first" and model["second"] is model.second and model.name is None
    assert [path for path, _ in model.namedparams()] == ["/first/W", "/first/b", "/second/W", "/second/b"]
    assert [path for path, _ in model.namedlinks()] == ["/", "/first", "/second"]
    assert [path for path, _ in model.namedlinks(skipself=True)] == ["/first", "/second"]
    assert list(model.links()) == [model, model.first, model.second]
    assert list(model.links(True)) == list(model.children())
    assert type(model.first) is Dense and type(model.second) is L.Linear
    with pytest.raises(AttributeError):
        model.add_link("first", L.Linear(1, 1))
    with pytest.raises(ValueError):
        Chain(again=model.first)
    with pytest.raises(TypeError):
        model.add_link("x", 3)
    with pytest.raises(ValueError):
        model.add_link("self", model)
    with pytest.raises(AttributeError):
        model["missing"]
    outer = Chain(inner=model)
    assert [path for path, _ in outer.namedlinks()] == ["/", "/inner", "/inner/first", "/inner/second"]
    assert outer.inner.second.W is model.second.W


def test_replaced_child():
    model = Model()
    old, new = model.second, L.Linear(2, 7)
    model.second = new
    assert model.second is new and new.name == "second" and old.name is None and model.first.name == "first"
    assert [path for path, _ in model.namedparams()] == ["/first/W", "/first/b", "/second/W", "/second/b"]
    assert model(Variable(np.ones((1, 3), "f"))).data.shape == (1, 7)
    assert catenary._calls.link_param(model, "second/W") is new.W
    model.second = new
    with pytest.raises(ValueError):
        model.second = model.first
    model.second = stand_in = F.tanh
    assert model.second is stand_in and list(model.children())[1] is new
    model.second = new
    model.add_param("extra", 3)
    model.extra.data.fill(4)
    model.second = L.Linear(2, 6)
    assert model.extra.data.get().tolist() == [4, 4, 4] and len(list(model.params())) == 5
    outer = Chain(model=model)
    with pytest.raises(AttributeError):
        model.second = old
    outer.model = Model()
    model.second = old
    assert model.second is old
    with pytest.raises(AttributeError):
        L.LSTM(2, 3).upward = L.Linear(2, 12)


def test_chain_list():
    links = [L.Linear(2, 2), Dense(2, 2)]
    chain = ChainList(*links)
    chain.add_link(Model())
    assert len(chain) == 3 and chain[0] is links[0] and chain[-1] is list(chain)[2]
    assert [link.name for link in chain] == ["0", "1", "2"]
    assert chain[1:] == list(chain)[1:]
    assert [path for path, _ in chain.namedparams()][:3] == ["/0/W", "/0/b", "/1/W"]
    with pytest.raises(IndexError):
        chain[3]
    with pytest.raises(ValueError):
        ChainList(links[0])
    with pytest.raises(TypeError):
        ChainList(3)


def test_call_and_backward():
    model = Model()
    x = Variable(np.ones((5, 3), "f"))
    model.zerograds()
    F.sum(model(x)).backward()
    assert (model.second.b.grad.get() == 5).all()
    hidden = np.maximum(np.ones((5, 3)) @ np.arange(6).reshape(2, 3).T + 1, 0)
    assert np.allclose(model.second.W.grad.get(), np.tile(hidden.sum(0), (4, 1)))
    model.zerograds()
    assert not model.second.W.grad.get().any()
    model.cleargrads()
    assert model.second.W.grad is None


def test_c_calls_python_links():
    outer = Chain(model=Model())
    x = Variable(np.ones((2, 3), "f"))
    (y,) = catenary._calls.link_call(outer.model, (x,), 1)
    assert np.array_equal(y.data.get(), outer.model(x).data.get())

    class Failing(Link):
        def __call__(self, x):
            raise KeyError("of the user")

    with pytest.raises(KeyError, match="of the user"):
        catenary._calls.link_call(Failing(), (x,), 1)

    class Wrong(Link):
        def __call__(self, x):
            return 3

    with pytest.raises(TypeError):
        catenary._calls.link_call(Wrong(), (x,), 1)
    with pytest.raises(TypeError):
        catenary._calls.link_call(Link(), (x,), 1)


def test_copy_shares_arrays():
    model = Model()
    model.first.add_persistent("count", [1])
    twin = model.copy()
    assert (
        type(twin) is Model
        and type(twin.first) is Dense
        and type(twin.second) is L.Linear
        and twin.tag is model.tag
    )
    for (path, a), (other, b) in zip(model.namedparams(), twin.namedparams()):
        assert path == other and a is not b and a.data is b.data
        assert a.grad is not None and b.grad is None and b.name == a.name
    assert twin.first.count is model.first.count and twin.first.name == "first" and twin.name is None
    twin.first.W.data[...] = 7
    assert (model.first.W.data.get() == 7).all()
    model.first.W.data = np.zeros((2, 3), "f")
    assert (twin.first.W.data.get() == 7).all()
    assert copy.copy(model).first.W.data is model.first.W.data
    lstm = L.LSTM(2, 3)
    lstm.tag = 3
    other = lstm.copy()
    assert type(other.upward) is L.Linear and other.upward.W.data is lstm.upward.W.data and other.tag == 3


def test_deepcopy():
    model = Chain(a=Model(), b=L.BatchNormalization(3))
    model.layers = [model.a, model.b]
    model.weight = model.a.first.W
    twin = copy.deepcopy(model)
    assert twin.layers == [twin.a, twin.b] and twin.weight is twin.a.first.W
    twin.a.first.W.data[...] = 9
    twin.b.avg_mean[...] = 5
    assert (model.a.first.W.data.get() != 9).all() and not model.b.avg_mean.get().any()
    assert twin.a.tag == ["kept"] and twin.a.tag is not model.a.tag


def test_pickle():
    model = Chain(
        a=Model(), b=L.BatchNormalization(3), c=L.LSTM(None, 2), d=Sequential(L.Linear(2, 3), "relu")
    )
    model.b.N = 4
    model.zerograds()
    model.layers = [model.a]
    model.c(Variable(np.ones((1, 5), "f")))
    twin = pickle.loads(pickle.dumps(model))
    assert type(twin.a) is Model and twin.layers == [twin.a] and twin.b.N == 4 and twin.a.tag == ["kept"]
    mine, theirs = values(model), values(twin)
    assert list(mine) == list(theirs) and all(np.array_equal(mine[path], theirs[path]) for path in mine)
    assert not twin.a.first.W.grad.get().any() and twin.a.name == "a"
    x = Variable(np.ones((2, 3), "f"))
    assert np.array_equal(twin.a(x).data.get(), model.a(x).data.get())
    late = pickle.loads(pickle.dumps(L.Linear(None, 3)))
    assert not hasattr(late, "W") and late(x).data.shape == (2, 3)


def test_copyparams_and_addgrads():
    a, b = Model(), Model()
    for param in b.params():
        param.data.fill(3)
        param.grad.fill(2)
    a.copyparams(b)
    assert all((p.data.get() == 3).all() for p in a.params())
    assert np.isnan(a.first.W.grad.get()).all()
    a.zerograds()
    a.addgrads(b)
    a.addgrads(b)
    assert all((p.grad.get() == 4).all() for p in a.params())
    with pytest.raises(TypeError):
        a.copyparams(3)
    with pytest.raises(KeyError):
        a.copyparams(L.Linear(2, 2))


@pytest.mark.parametrize("device", ["test:0", "test:1"])
def test_devices(device):
    model = Model()
    model.first.add_persistent("mean", np.ones(2, "f"))
    data = model.first.W.data
    grad, mean = model.first.W.grad, model.first.mean
    assert model.to_cpu() is model and model.first.W.data is data
    assert model.first.W.grad is grad and model.first.mean is mean
    assert model.to_gpu(device) is model
    assert all(p.data.device.name == device for p in model.params())
    assert model.first.mean.device.name == device and model.xp is catenary.array
    model.first.add_param("late", 3)
    assert model.first.late.data.device.name == device
    x = Variable(np.ones((2, 3), "f"))
    x.to_gpu(device)
    y = model(x)
    assert y.data.device.name == device
    model.to_cpu()
    assert np.array_equal(model(Variable(np.ones((2, 3), "f"))).data.get(), y.data.get())
    assert model.first.mean.device.name == "cpu" and model.xp is catenary.array


def test_overridden_walks_are_called(overriding):
    calls = []

    class Own(Chain):
        def params(self):
            calls.append("params")
            return super().params()

        def namedparams(self):
            calls.append("namedparams")
            return super().namedparams()

        def copy(self):
            calls.append("copy")
            return super().copy()

        def to_gpu(self, device=None):
            calls.append("to_gpu")
            return super().to_gpu(device)

        def to_cpu(self):
            calls.append("to_cpu")
            return super().to_cpu()

        def zerograds(self):
            calls.append("zerograds")
            super().zerograds()

        def serialize(self, serializer):
            calls.append("serialize")
            super().serialize(serializer)

        def copyparams(self, link):
            calls.append("copyparams")
            super().copyparams(link)

    outer = Chain(own=Own(l=L.Linear(2, 2)), other=L.Linear(2, 2))
    list(outer.params()), list(outer.namedparams())
    twin = outer.copy()
    assert type(twin.own) is Own and twin.own.l.W.data is outer.own.l.W.data
    outer.to_gpu("test:0")
    assert outer.own.l.W.data.device.name == "test:0" and outer.other.W.data.device.name == "test:0"
    outer.to_cpu()
    outer.zerograds()
    assert not outer.own.l.W.grad.get().any() and not outer.other.b.grad.get().any()
    outer.copyparams(twin)
    for name in ("params", "namedparams", "copy", "to_gpu", "to_cpu", "zerograds", "copyparams"):
        assert name in calls, name


class Recorder:
    def __init__(self, log, path="", give=None):
        self.log, self.path, self.give = log, path, give

    def __getitem__(self, key):
        return Recorder(self.log, self.path + key + "/", self.give)

    def __call__(self, key, value):
        self.log.append((self.path + key, value))
        return value if self.give is None else self.give


def test_serialize_protocol():
    link = Link(x=(2, 3))
    link.add_persistent("z", 1)
    log = []
    link.serialize(Recorder(log, give=3))
    assert log[0][0] == "x" and log[0][1] is link.x.data and log[1] == ("z", 1) and link.z == 3
    log = []
    Chain(l=L.Linear(2, 2), bn=L.BatchNormalization(2), list=ChainList(Dense(1, 1))).serialize(Recorder(log))
    assert [path for path, _ in log] == [
        "l/W",
        "l/b",
        "bn/gamma",
        "bn/beta",
        "bn/avg_mean",
        "bn/avg_var",
        "bn/N",
        "list/0/W",
        "list/0/b",
    ]


@pytest.mark.parametrize("kind", ["npz", "hdf5"])
def test_files_hold_python_values(kind, tmp_path):
    from catenary import serializers

    def make():
        model = Chain(a=Link(x=2), b=L.Linear(2, 2), c=ChainList(L.BatchNormalization(2)))
        model.a.add_persistent("mean", np.zeros(3, "f"))
        model.a.add_persistent("count", 0)
        return model

    model, other = make(), make()
    model.a.mean = np.arange(3, dtype="f")
    model.a.count = 5
    model.a.x.data.fill(2)
    model.c[0].N = 7
    path = str(tmp_path / "model")
    getattr(serializers, "save_" + kind)(path, model)
    getattr(serializers, "load_" + kind)(path, other)
    assert np.array(other.a.mean).tolist() == [0, 1, 2] and other.a.count == 5 and other.c[0].N == 7
    assert np.array_equal(other.b.W.data.get(), model.b.W.data.get())


def test_failing_serialize_leaves_all_usable(overriding, tmp_path):
    from catenary import serializers

    class Failing(Link):
        def serialize(self, serializer):
            raise KeyError("of the user")

    model = Chain(a=L.Linear(2, 2), b=Failing())
    with pytest.raises(KeyError, match="of the user"):
        serializers.save_npz(str(tmp_path / "model"), model)
    assert model.a(Variable(np.ones((1, 2), "f"))).data.shape == (1, 2)


def test_sequential():
    x = Variable(np.array([[-1, 2, 3]], "f"))
    model = Sequential(L.Linear(3, 4), "relu", lambda h: h * 2, L.Linear(None, 2))
    y = model(x)
    h = np.maximum(x.data.get() @ model[0].W.data.get().T, 0) * 2
    assert np.allclose(y.data.get(), h @ model[1].W.data.get().T, atol=1e-6)
    assert len(model) == 2 and [path for path, _ in model.namedparams()] == ["/0/W", "/0/b", "/1/W", "/1/b"]
    twin = model.copy()
    twin.append(F.sum)
    assert twin(x).data.shape == () and model(x).data.shape == (1, 2)
    assert Sequential()(x) is x
    outer = Sequential(Model(), Sequential(F.tanh))
    assert outer(x).data.shape == (1, 4)
    for wrong in (3, None):
        with pytest.raises(TypeError):
            Sequential(wrong)
    with pytest.raises(ValueError):
        Sequential("no_activation")
    with pytest.raises(ZeroDivisionError):
        Sequential(L.Linear(3, 2), lambda h: 1 / 0)(x)


def test_objects_go():
    class Watched(Chain):
        gone = 0

        def __del__(self):
            Watched.gone += 1
            super().__del__()

    for _ in range(10):
        model = Watched(l=L.Linear(2, 2), inner=Watched())
    del model
    gc.collect()
    assert Watched.gone == 20
    model = Watched(l=L.Linear(2, 2))
    model.myself = model
    del model
    gc.collect()
    assert Watched.gone == 21


def test_objects_live_while_c_holds_them():
    from catenary import _calls

    class Mine(L.Linear):
        pass

    outer = _calls.link_chain_new()
    for name, child in (
        ("mine", Mine(2, 2)),
        ("copy", Mine(2, 2).copy()),
        ("python", Dense(2, 2)),
        ("tagged", L.Linear(2, 2)),
    ):
        child.tag = name
        _calls.link_add_link(outer, name, child)
    del child
    gc.collect()
    found = {name: _calls.link_child(outer, name) for name in ("mine", "copy", "python", "tagged")}
    assert [type(link) for link in found.values()] == [Mine, Mine, Dense, L.Linear]
    assert all(link.tag == name for name, link in found.items())


def test_child_outlives_parent():
    model = Model()
    first = model.first
    del model
    gc.collect()
    assert first.name is None and first(Variable(np.ones((1, 3), "f"))).data.shape == (1, 2)
    assert Chain(first=first).first is first


def test_data_and_model_parallel():
    model0 = L.Classifier(Model())
    model1 = model0.copy()
    model0.to_gpu("test:0")
    model1.to_gpu("test:1")
    x, t = np.ones((4, 3), "f"), np.array([0, 1, 2, 3], "i")
    halves = []
    for i, model in enumerate((model0, model1)):
        arrays = Variable(x[2 * i : 2 * i + 2]), Variable(t[2 * i : 2 * i + 2])
        for array in arrays:
            array.to_gpu("test:%d" % i)
        model.zerograds()
        model(*arrays).backward()
        halves.append(model.predictor.second.b.grad.copy())
    model0.addgrads(model1)
    assert np.allclose(model0.predictor.second.b.grad.get(), halves[0].get() + halves[1].get())
    model1.copyparams(model0)
    parallel = Chain(gpu0=Model().to_gpu("test:0"), gpu1=L.Linear(4, 2).to_gpu("test:1"))
    h = Variable(x)
    h.to_gpu("test:0")
    y = parallel.gpu1(F.copy(parallel.gpu0(h), "test:1"))
    F.sum(F.copy(y, "cpu")).backward()
    assert parallel.gpu0.second.W.grad.device.name == "test:0" and y.data.device.name == "test:1"


@pytest.mark.parametrize("base", [Chain, ChainList, L.Linear, Variable, catenary.optimizers.SGD])
def test_classes_that_forget_to_initialize_their_base(base):
    made = type("Forgetful", (base,), {"__init__": lambda self: None})()
    with pytest.raises(ValueError, match=r"got an object that its class did not initialize with super\(\)"):
        if isinstance(made, Variable):
            F.relu(made)
        elif isinstance(made, catenary.Optimizer):
            made.setup(L.Linear(2, 2))
        else:
            made.zerograds()
