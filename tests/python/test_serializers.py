"""Files and serializers: layouts, what is refused, serializers and objects of users."""
import io
import itertools
import weakref

import numpy as np
import pytest

import catenary
from catenary import functions as F
from catenary import links as L
from catenary import loss_scale, optimizers, serializers

FORMATS = ["npz", "hdf5", "safetensors"]
SAVE = {name: getattr(serializers, "save_" + name) for name in FORMATS}
LOAD = {name: getattr(serializers, "load_" + name) for name in FORMATS}
formats = pytest.mark.parametrize("format", FORMATS)


class MLP(catenary.Chain):
    def __init__(self, seed=0):
        super().__init__(l1=L.Linear(4, 3), inner=catenary.ChainList(L.Linear(3, 2), L.Linear(2, 2)))
        self.add_persistent("count", seed)
        self.add_persistent("text", "seed %d" % seed)
        self.add_persistent("table", np.full(2, seed, "i"))

    def __call__(self, x):
        for link in (self.l1, self.inner[0], self.inner[1]):
            x = F.tanh(link(x))
        return F.sum(x)


KEYS = {"l1/W", "l1/b", "inner/0/W", "inner/0/b", "inner/1/W", "inner/1/b", "count", "text", "table"}


def values(model):
    return {path: param.data.get().copy() for path, param in model.namedparams()}


def assert_same(model, other):
    ours, theirs = values(model), values(other)
    assert set(ours) == set(theirs)
    for path in ours:
        assert ours[path].tobytes() == theirs[path].tobytes(), path
    if isinstance(model, MLP):
        assert (model.count, model.text, list(model.table)) == (other.count, other.text, list(other.table))


@formats
def test_links(format, tmp_path):
    path, model, other = tmp_path / "model", MLP(3), MLP(5)
    SAVE[format](path, model)
    W = other.l1.W.data
    LOAD[format](path, other)
    assert other.l1.W.data is W
    assert_same(model, other)
    third = MLP(7)
    serializers.load(str(path), third)
    assert_same(model, third)


def test_layout_of_npz(tmp_path):
    model = MLP(3)
    for compression in (False, True):
        serializers.save_npz(tmp_path / "m.npz", model, compression)
        with np.load(tmp_path / "m.npz") as file:
            assert set(file) == KEYS
            np.testing.assert_array_equal(file["inner/1/W"], model.inner[1].W.data.get())
            assert file["count"] == 3 and file["count"].dtype == np.int64 and file["text"] == "seed 3"


def test_layout_of_hdf5(tmp_path):
    h5py = pytest.importorskip("h5py")
    model = MLP(3)
    for compression in (0, 4, 9):
        serializers.save_hdf5(str(tmp_path / "m.h5"), model, compression)
        with h5py.File(tmp_path / "m.h5", "r") as file:
            np.testing.assert_array_equal(file["inner/1/W"][()], model.inner[1].W.data.get())
            assert file["count"][()] == 3 and file["l1/W"].compression_opts == (compression or None)


@pytest.mark.parametrize("rule", ["SGD", "Adam"])
def test_groups_of_optimizers_in_hdf5(rule, tmp_path):
    """The reference asks for the group of every parameter, be there states in it or not."""
    h5py = pytest.importorskip("h5py")
    model, opt = MLP(), getattr(optimizers, rule)()
    opt.setup(model)
    serializers.save_hdf5(tmp_path / "a.h5", opt)
    with h5py.File(tmp_path / "b.h5", "w") as file:
        serializers.HDF5Serializer(file).save(opt)
    for name in ("a.h5", "b.h5"):
        with h5py.File(tmp_path / name, "r") as file:
            assert set(file) == {"t", "epoch", "l1", "inner"}
            assert all(isinstance(file[path], h5py.Group) for path in values(model))
            assert set(file["inner/1/W"]) == ({"m", "v"} if rule == "Adam" else set())
        serializers.load_hdf5(tmp_path / name, opt)
    with h5py.File(tmp_path / "c.h5", "w") as file:  # without them, as it may come from elsewhere
        file["t"], file["epoch"] = 7, 2
    if rule == "SGD":
        serializers.load_hdf5(tmp_path / "c.h5", opt)
        assert (opt.t, opt.epoch) == (7, 2)


def test_files_of_numpy(tmp_path):
    model = MLP()
    entries = {path[1:]: np.random.rand(*value.shape).astype("f") for path, value in values(model).items()}
    entries.update(count=11, text="theirs", table=np.arange(2, dtype="i"))
    np.savez(tmp_path / "theirs.npz", **entries)
    serializers.load_npz(tmp_path / "theirs.npz", model)
    for path, value in values(model).items():
        np.testing.assert_array_equal(value, entries[path[1:]])
    assert (model.count, model.text) == (11, "theirs")


@formats
@pytest.mark.parametrize("rule", optimizers.__all__)
def test_resuming_gives_the_same_bits(format, rule, tmp_path):
    def start():
        model = MLP()
        opt = getattr(optimizers, rule)()
        opt.setup(model)
        return model, opt

    x = catenary.Variable(np.linspace(-1, 1, 20, dtype="f").reshape(5, 4))
    model, opt = start()
    for _ in range(3):
        opt.update(model, x)
    opt.new_epoch()
    SAVE[format](tmp_path / "model", model)
    SAVE[format](tmp_path / "state", opt)
    for _ in range(3):
        opt.update(model, x)
    again, resumed = start()
    LOAD[format](tmp_path / "model", again)
    LOAD[format](tmp_path / "state", resumed)
    assert (resumed.t, resumed.epoch) == (3, 1)
    for _ in range(3):
        resumed.update(again, x)
    assert_same(model, again)


def test_layout_of_optimizers():
    model, opt = MLP(), optimizers.AdaDelta()
    opt.setup(model)
    target = {}
    serializers.DictionarySerializer(target, "test/").save(opt)
    expected = {"test/%s/%s" % (path[1:], state) for path in values(model) for state in ("msg", "msdx")}
    assert set(target) == expected | {"test/t", "test/epoch"}


# What does not fit.

@formats
def test_missing(format, tmp_path):
    SAVE[format](tmp_path / "f", catenary.Chain(l1=L.Linear(4, 3)))
    model = MLP(1)
    before, report = values(model), serializers.LoadReport()
    with pytest.raises(KeyError, match="inner/0/W"):
        LOAD[format](tmp_path / "f", model, report=report)
    assert set(report.missing) == KEYS - {"l1/W", "l1/b"} and not report.unexpected
    for path, value in values(model).items():
        np.testing.assert_array_equal(value, before[path])
    LOAD[format](tmp_path / "f", model, strict=False, report=report)
    assert (values(model)["/l1/W"] != before["/l1/W"]).any() and "count" in report.missing


@formats
def test_unexpected(format, tmp_path):
    SAVE[format](tmp_path / "f", MLP(1))
    part, report = catenary.Chain(l1=L.Linear(4, 3)), serializers.LoadReport()
    before = values(part)
    with pytest.raises(ValueError, match="unexpected"):
        LOAD[format](tmp_path / "f", part, exact=True, report=report)
    unexpected = KEYS - {"l1/W", "l1/b"} - ({"text"} if format == "safetensors" else set())  # texts are metadata there
    assert set(report.unexpected) == unexpected
    np.testing.assert_array_equal(values(part)["/l1/W"], before["/l1/W"])
    LOAD[format](tmp_path / "f", part, report=report)
    assert set(report.unexpected) == unexpected
    assert (values(part)["/l1/W"] != before["/l1/W"]).any()


@formats
def test_mismatching(format, tmp_path):
    SAVE[format](tmp_path / "f", L.Linear(4, 3))
    other, report = L.Linear(4, 2), serializers.LoadReport()
    with pytest.raises(ValueError, match="shape|mismatching"):
        LOAD[format](tmp_path / "f", other, report=report)
    assert set(report.mismatching) == {"W", "b"} and "(3, 4)" in report.mismatching["W"]
    wide = catenary.Link()
    wide.add_param("W", (3, 4), dtype="d")
    wide.add_param("b", (3,), dtype="d")
    with pytest.raises(TypeError):
        LOAD[format](tmp_path / "f", wide, casting="equiv")
    LOAD[format](tmp_path / "f", wide, casting="safe")
    LOAD[format](tmp_path / "f", wide)
    with pytest.raises(ValueError, match="casting"):
        LOAD[format](tmp_path / "f", wide, casting="much")


@formats
def test_paths_and_parts(format, tmp_path):
    whole = catenary.Chain(model=MLP(4))
    SAVE[format](tmp_path / "f", whole)
    model = MLP(1)
    LOAD[format](tmp_path / "f", model, path="model")
    assert_same(whole.model, model)
    part = MLP(2)
    before = values(part)
    LOAD[format](tmp_path / "f", part, path="model", part="l1")
    np.testing.assert_array_equal(values(part)["/l1/W"], values(model)["/l1/W"])
    np.testing.assert_array_equal(values(part)["/inner/0/W"], before["/inner/0/W"])


@formats
def test_broken_files(format, tmp_path):
    path, model = tmp_path / "f", MLP()
    with pytest.raises(FileNotFoundError):
        LOAD[format](path, model)
    path.write_bytes(b"nothing")
    with pytest.raises(ValueError):
        LOAD[format](path, model)
    SAVE[format](path, model)
    whole = path.read_bytes()
    path.write_bytes(whole[:len(whole) // 2])
    before = values(model)
    with pytest.raises((ValueError, OSError)):
        LOAD[format](path, model)
    for key, value in values(model).items():
        np.testing.assert_array_equal(value, before[key])
    with pytest.raises(OSError):
        SAVE[format](tmp_path / "no" / "directory", model)
    for wrong in (3, None):
        with pytest.raises(TypeError):
            SAVE[format](wrong, model)
        with pytest.raises(TypeError):
            LOAD[format](wrong, model)
    with pytest.raises(AttributeError):
        SAVE[format](path, 3)


@formats
def test_file_objects(format):
    file, model, other = io.BytesIO(), MLP(1), MLP(2)
    file.write(b"")
    SAVE[format](file, model)
    file.seek(0)
    LOAD[format](file, other)
    assert_same(model, other)


# Objects and serializers of users.

class Thing:
    def __init__(self, scale=1):
        self.model = MLP(scale)
        self.array = np.arange(3.0) * scale
        self.ours = catenary.array.asarray(np.arange(2, dtype="f") * scale)
        self.number, self.real, self.flag, self.text, self.nothing = scale, scale / 2, scale > 1, "x" * scale, None
        self.small = np.float32(scale)

    def serialize(self, serializer):
        self.model.serialize(serializer["model"])
        inner = serializer["inner"]["most"]
        for name in ("array", "ours", "number", "real", "flag", "text", "nothing", "small"):
            setattr(self, name, inner(name, getattr(self, name)))


def assert_thing(thing, scale=3):
    assert (thing.number, thing.real, thing.flag, thing.text) == (scale, scale / 2, True, "x" * scale)
    assert type(thing.flag) is bool and type(thing.number) is int and thing.nothing is None
    assert type(thing.small) is np.float32 and thing.small == scale
    np.testing.assert_array_equal(thing.array, np.arange(3.0) * scale)
    np.testing.assert_array_equal(thing.ours.get(), np.arange(2) * scale)


@formats
def test_objects_of_users(format, tmp_path):
    thing, other = Thing(3), Thing(1)
    SAVE[format](tmp_path / "f", thing)
    array, ours = other.array, other.ours
    LOAD[format](tmp_path / "f", other)
    assert other.array is array and other.ours is ours
    assert_thing(other)
    assert_same(thing.model, other.model)
    with pytest.raises(ValueError):
        LOAD[format](tmp_path / "f", other, exact=True)


@formats
def test_files_of_several_objects(format, tmp_path):
    path = tmp_path / ("all." + {"hdf5": "h5"}.get(format, format))
    model, opt, thing, scaler = MLP(3), optimizers.Adam(), Thing(3), loss_scale.LossScale(16)
    opt.setup(model)
    opt.t = 7
    with serializers.FileSerializer(path) as file:
        for name, each in (("model", model), ("opt", opt), ("thing", thing), ("scaler", scaler)):
            file[name].save(each)
        file("note", "several")
        assert not path.exists()
    again, other, third, fourth = MLP(1), optimizers.Adam(), Thing(1), loss_scale.LossScale(2)
    other.setup(again)
    with serializers.FileDeserializer(path) as file:
        for name, each in (("model", again), ("opt", other), ("thing", third), ("scaler", fourth)):
            file[name].load(each)
        assert file("note", "") == "several" and file("note", None) == "several" and file("none", None) is None
        with pytest.raises(KeyError):
            file("none", 1)
    assert_same(model, again)
    assert other.t == 7 and fourth.value == 16
    assert_thing(third)
    assert isinstance(file, catenary.Deserializer) and isinstance(file["x"], catenary.Deserializer)


def test_file_serializers_that_fail(tmp_path):
    with pytest.raises(KeyError, match="stop"):
        with serializers.FileSerializer(tmp_path / "a.npz") as file:
            file("x", 1)
            raise KeyError("stop")
    assert not (tmp_path / "a.npz").exists()
    with pytest.raises(ValueError, match="format"):
        serializers.FileSerializer(tmp_path / "a.txt")
    file = serializers.FileSerializer(tmp_path / "a.npz")
    for wrong in (object(), [1], {}, 2 ** 70):
        with pytest.raises((TypeError, OverflowError)):
            file("x", wrong)
    with pytest.raises(ValueError):
        file("../x", 1)
    with pytest.raises(TypeError):
        file(3, 1)
    file("x", 2)
    file.commit()
    assert np.load(tmp_path / "a.npz")["x"] == 2


def test_dictionary_serializer():
    serializer = serializers.DictionarySerializer()
    data, ours = np.random.rand(2, 3).astype("f"), catenary.array.asarray(np.arange(3, dtype="f"))
    assert serializer("w", data) is data and serializer("/v", ours) is ours and serializer("x", 10) == 10
    child = serializer["/c/"]["d"]
    assert isinstance(child, serializers.DictionarySerializer) and child.path == "c/d/"
    assert child.target is serializer.target
    child("y", "text")
    assert set(serializer.target) == {"w", "v", "x", "c/d/y"}
    assert all(isinstance(value, np.ndarray) for value in serializer.target.values())
    assert serializer.target["v"].ctypes.data == catenary.array.asnumpy(ours).ctypes.data
    assert serializer.target["x"].shape == () and serializer.target["x"].dtype == int


def test_npz_deserializer():
    entries = {"a": np.arange(3.0), "c/n": np.asarray(10), "c/t": np.asarray("text"), "none": np.asarray(None)}
    deserializer = serializers.NpzDeserializer(entries)
    y = np.empty(3, "f")
    assert deserializer("/a", y) is y
    np.testing.assert_array_equal(y, [0, 1, 2])
    child = deserializer["c"]
    assert child.path == "c/" and child("n", 5) == 10 and child("t", "") == "text" and child("n", 1.5) == 10.0
    assert deserializer("a", None) is entries["a"]
    assert deserializer("b", None) is None and deserializer("none", 1) is None
    with pytest.raises(KeyError):
        deserializer("b", y)
    with pytest.raises(ValueError):
        deserializer("a", np.empty(4))
    with pytest.raises(TypeError):
        deserializer("a", np.empty(3, "i"))
    assert serializers.NpzDeserializer(entries, strict=False)("b", y) is y
    with pytest.raises(ValueError):
        serializers.NpzDeserializer(entries, casting="much")


def test_h5py_groups(tmp_path):
    h5py = pytest.importorskip("h5py")
    thing, other = Thing(3), Thing(1)
    with h5py.File(tmp_path / "f.h5", "w") as file:
        serializer = serializers.HDF5Serializer(file, compression=3)
        serializer.save(thing)
        assert serializer["model"].group.name == "/model" and serializer["model"].compression == 3
        assert file["model/l1/W"].compression_opts == 3 and file["inner/most/number"].compression is None
    with h5py.File(tmp_path / "f.h5", "r") as file:
        serializers.HDF5Deserializer(file).load(other)
        with pytest.raises(KeyError):
            serializers.HDF5Deserializer(file)("no", 1)
        assert serializers.HDF5Deserializer(file, strict=False)["no"]("no", 1) == 1
    assert_thing(other)
    assert_same(thing.model, other.model)
    third = Thing(1)
    serializers.load_hdf5(tmp_path / "f.h5", third)
    assert_thing(third)


def test_hdf5_serializers_of_paths(tmp_path):
    file = serializers.HDF5Serializer(str(tmp_path / "f.h5"))
    file["a"]("b", 3)
    file.commit()
    assert serializers.HDF5Deserializer(str(tmp_path / "f.h5"))["a"]("b", 0) == 3


class Memory(catenary.Serializer):
    def __init__(self, store, path=()):
        self.store, self.path = store, path

    def __getitem__(self, key):
        return Memory(self.store, self.path + (key,))

    def __call__(self, key, value):
        self.store[self.path + (key,)] = value.get().copy() if isinstance(value, catenary.ndarray) else value
        return value


class Recall(catenary.Deserializer):
    def __init__(self, store, path=(), fail_at=None):
        self.store, self.path, self.fail_at = store, path, fail_at

    def __getitem__(self, key):
        return Recall(self.store, self.path + (key,), self.fail_at)

    def __call__(self, key, value):
        if key == self.fail_at:
            raise RuntimeError("at " + key)
        stored = self.store[self.path + (key,)]
        if isinstance(value, catenary.ndarray):
            value[...] = stored
            return value
        return stored


def test_serializers_of_users():
    store, model, opt = {}, MLP(3), optimizers.Adam()
    opt.setup(model)
    opt.t = 4
    Memory(store, ("model",)).save(model)
    Memory(store, ("opt",)).save(opt)
    assert ("model", "inner", "1", "W") in store and store["opt", "t"] == 4
    again, other = MLP(1), optimizers.Adam()
    other.setup(again)
    for fail_at in ("b", "v", "W"):
        with pytest.raises(RuntimeError, match="at " + fail_at):
            Recall(store, ("opt" if fail_at == "v" else "model",), fail_at).load(other if fail_at == "v" else again)
    Recall(store, ("model",)).load(again)
    Recall(store, ("opt",)).load(other)
    assert_same(model, again)
    assert other.t == 4


def test_children_of_optimizers_without_states():
    class Asked(catenary.Serializer):
        def __init__(self, below=""):
            self.below = below

        def __getitem__(self, key):
            asked.add(self.below + key)
            return Asked(self.below + key + "/")

        def __call__(self, key, value):
            asked.add(self.below + key)
            return value

    model, opt, asked = MLP(), optimizers.SGD(), set()
    opt.setup(model)
    opt.serialize(Asked())
    assert {path.strip("/") for path in values(model)} <= asked and {"t", "epoch"} <= asked


def test_objects_are_told_the_compression(tmp_path):
    class Told:
        def serialize(self, serializer):
            told.append((type(serializer).__mro__, serializer.compression))
            serializer("x", 1)

    told = []
    serializers.save_hdf5(tmp_path / "a.h5", Told(), compression=3)
    serializers.save_hdf5(tmp_path / "a.h5", Told())
    assert [level for _, level in told] == [3, 4] and all(serializers.HDF5Serializer in kinds for kinds, _ in told)


def test_base_classes():
    for base in (catenary.AbstractSerializer, catenary.Serializer, catenary.Deserializer):
        with pytest.raises(NotImplementedError):
            base()("key", 1)
        with pytest.raises(NotImplementedError):
            base()["key"]


@formats
def test_failures_of_objects_leave_all_usable(format, tmp_path):
    class Failing(Thing):
        def serialize(self, serializer):
            super().serialize(serializer)
            raise ZeroDivisionError("in serialize")

    path = tmp_path / "f"
    SAVE[format](path, Thing(3))
    whole = path.read_bytes()
    with pytest.raises(ZeroDivisionError):
        SAVE[format](path, Failing(1))
    assert path.read_bytes() == whole and [p.name for p in tmp_path.iterdir()] == ["f"]
    with pytest.raises(ZeroDivisionError):
        LOAD[format](path, Failing(1))
    other = Thing(1)
    LOAD[format](path, other)
    assert_thing(other)


class Special(catenary.Chain):
    """Has more to save than the library knows."""

    def __init__(self):
        super().__init__(l=L.Linear(2, 2))
        self.extra = np.zeros(2)
        self.total = 0.0

    def serialize(self, serializer):
        super().serialize(serializer)
        self.extra = serializer("extra", self.extra)
        self.total = float(self.extra.sum())


@formats
def test_links_that_override_serialize(format, tmp_path):
    model, other = catenary.Chain(s=Special()), catenary.Chain(s=Special())
    model.s.extra[:] = 5
    SAVE[format](tmp_path / "f", model)
    LOAD[format](tmp_path / "f", other)
    np.testing.assert_array_equal(other.s.extra, 5)
    assert other.s.total == 10
    assert_same(model, other)


class Counting(catenary.GradientMethod):
    def init_state(self, param, state):
        state.update(n=0, seen=np.zeros(3))

    def update_one(self, param, state):
        state["n"] += 1
        state["seen"] += 1


@formats
def test_optimizers_of_users(format, tmp_path):
    def start():
        model, opt = MLP(), Counting()
        opt.setup(model)
        return model, opt

    model, opt = start()
    model.zerograds()
    opt.update()
    opt.new_epoch()
    SAVE[format](tmp_path / "f", opt)
    _, other = start()
    LOAD[format](tmp_path / "f", other)
    assert (other.t, other.epoch) == (1, 1) and other._states["/l1/W"]["n"] == 1
    np.testing.assert_array_equal(other._states["/l1/W"]["seen"], 1)


# Dictionaries.

def test_dictionary(tmp_path):
    d = serializers.Dictionary({"b/c": np.arange(3), "a": 1})
    d["t"] = "text"
    assert list(d) == ["b/c", "a", "t"] and len(d) == 3 and "a" in d and "x" not in d and 3 not in d and "" not in d
    assert d["t"] == "text" and d.get("x") is None and d.pop("a").shape == () and dict(d.items()).keys() == {"b/c", "t"}
    for wrong in ("x", 3, None):
        with pytest.raises(KeyError):
            d[wrong]
    with pytest.raises(KeyError):
        del d["x"]
    with pytest.raises(TypeError):
        d["x"] = object()
    copy = d.copy()
    d["b/c"][0] = 7
    assert int(copy["b/c"][0]) == 0
    for name, call in (("npz", d.save_npz), ("h5", d.save_hdf5), ("safetensors", d.save_safetensors)):
        call(tmp_path / name)
        loaded = serializers.Dictionary.load(tmp_path / name)
        assert set(loaded) == {"b/c", "t"} and loaded["t"] == "text" and loaded["b/c"].dtype == d["b/c"].dtype
    assert "text" in repr(d) and isinstance(d == copy, bool)
    gone = weakref.ref(d)
    del d, call
    assert gone() is None


def test_all_dtypes(tmp_path):
    types = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32",
             "float64"]
    for kind, shape in itertools.product(types, [(), (0,), (2, 3)]):
        d = serializers.Dictionary({"x": np.ones(shape, kind)})
        for format, save in (("npz", d.save_npz), ("h5", d.save_hdf5), ("safetensors", d.save_safetensors)):
            save(tmp_path / format)
            x = serializers.Dictionary.load(tmp_path / format)["x"]
            assert (x.dtype, x.shape) == (np.dtype(kind), shape)
            assert bool((x == 1).all()) or not x.size
    assert serializers.NpzDeserializer({"n": np.asarray(2 ** 64 - 1, "uint64")})("n", 0) == 2 ** 64 - 1


@formats
@pytest.mark.parametrize("method", [100, 142])
def test_random_generators(format, method, tmp_path):
    state = catenary.array.random.RandomState(3, method)
    state.rand(5)
    SAVE[format](tmp_path / "f", state)
    target = {}
    serializers.DictionarySerializer(target).save(state)
    expected = state.rand(10).get().copy()
    first, second = catenary.array.random.RandomState(4, method), catenary.array.random.RandomState(5, method)
    LOAD[format](tmp_path / "f", first)
    serializers.NpzDeserializer(target).load(second)
    for other in (first, second):
        np.testing.assert_array_equal(other.rand(10).get(), expected)


def test_loss_scales_in_dictionaries():
    target, other = {}, loss_scale.LossScale(4)
    serializers.DictionarySerializer(target, "s/").save(loss_scale.LossScale(16))
    assert set(target) == {"s/scale", "s/steps"}
    serializers.NpzDeserializer(target)["s"].load(other)
    assert other.value == 16


@formats
def test_optimizers_without_a_target(format, tmp_path):
    opt, report = optimizers.Adam(), serializers.LoadReport()
    with pytest.raises(RuntimeError, match="set up"):
        SAVE[format](tmp_path / "f", opt)
    SAVE[format](tmp_path / "f", L.Linear(2, 2))
    with pytest.raises(RuntimeError, match="set up"):
        LOAD[format](tmp_path / "f", opt, report=report)
    assert not report.missing
    assert not [p for p in tmp_path.iterdir() if p.name != "f"]


@pytest.mark.parametrize("wrong,error", [("x", TypeError), (-1, ValueError), (10, ValueError),
                                         (2 ** 40, OverflowError)])
def test_wrong_compression(wrong, error, tmp_path):
    for obj in (L.Linear(2, 2), Thing(1)):
        with pytest.raises(error):
            serializers.save_hdf5(tmp_path / "f", obj, wrong)
    with pytest.raises(TypeError):
        serializers.FileSerializer(tmp_path / "f", 3)


@formats
def test_sizes_that_come_with_the_first_input(format, tmp_path):
    def make(special):
        return catenary.Chain(a=L.Linear(None, 3), s=Special() if special else L.Linear(2, 2))

    for special in (False, True):
        model, other, third = make(special), make(special), make(special)
        with pytest.raises(RuntimeError, match="has been called"):
            SAVE[format](tmp_path / "f", model)
        model.a(catenary.Variable(np.ones((2, 4), "f")))
        SAVE[format](tmp_path / "f", model)
        LOAD[format](tmp_path / "f", other)
        assert_same(model, other)
        target = {}
        serializers.DictionarySerializer(target).save(model)
        serializers.NpzDeserializer(target).load(third)
        assert_same(model, third)
        with pytest.raises(KeyError):
            serializers.NpzDeserializer({k: v for k, v in target.items() if k != "a/W"}).load(make(special))
        with pytest.raises(ValueError):
            serializers.NpzDeserializer({**target, "a/W": np.ones((7, 4, 2), "f")}).load(make(special))
        serializers.NpzDeserializer({}, strict=False).load(make(special))
