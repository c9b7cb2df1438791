"""Objects, links, optimizers and serializers of users."""

import catenary
import numpy as np
import pytest
from catenary import links as L, loss_scale, optimizers, serializers
from serializer_support import LOAD, MLP, SAVE, assert_same, formats, values


class Thing:
    def __init__(self, scale=1):
        self.model = MLP(scale)
        self.array = np.arange(3.0) * scale
        self.ours = catenary.array.asarray(np.arange(2, dtype="f") * scale)
        self.number, self.real, self.flag, self.text, self.nothing = (
            scale,
            scale / 2,
            scale > 1,
            "x" * scale,
            None,
        )
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
        assert (
            file("note", "") == "several" and file("note", None) == "several" and file("none", None) is None
        )
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
    for wrong in (object(), [1], {}, 2**70):
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
    entries = {
        "a": np.arange(3.0),
        "c/n": np.asarray(10),
        "c/t": np.asarray("text"),
        "none": np.asarray(None),
    }
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
            Recall(store, ("opt" if fail_at == "v" else "model",), fail_at).load(
                other if fail_at == "v" else again
            )
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
    assert [level for _, level in told] == [3, 4] and all(
        serializers.HDF5Serializer in kinds for kinds, _ in told
    )


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
    """A link with a value that the library does not know."""

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


@pytest.mark.parametrize(
    "wrong,error", [("x", TypeError), (-2, ValueError), (10, ValueError), (2**40, OverflowError)]
)
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
