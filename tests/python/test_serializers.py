"""Files and serializers: layouts, and files that are rejected."""

import io
import itertools
import weakref

import catenary
import numpy as np
import pytest
from catenary import _calls, links as L, loss_scale, optimizers, raw, serializers
from serializer_support import KEYS, LOAD, MLP, SAVE, assert_same, formats, values


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


def test_formats_of_the_library():
    """Every file format of the library can be chosen here, and has functions of its own."""
    of_library = {
        name[: -len("_serializer_new")]
        for name in vars(_calls)
        if name.endswith("_serializer_new") and not name.startswith(("ctn_", "dictionary_"))
    }
    assert of_library == set(raw.FORMATS)
    for name in of_library:
        assert f"save_{name}" in serializers.__all__ and f"load_{name}" in serializers.__all__
        assert hasattr(serializers.Dictionary, f"save_{name}")
    suffixes = [suffix for row in raw.FORMATS.values() for suffix in row["suffixes"]]
    assert len(set(suffixes)) == len(suffixes)


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
    """The reference requests the group of every parameter, whether it contains states or not."""
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
    with h5py.File(tmp_path / "c.h5", "w") as file:  # without them, as in files from other programs
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


# Mismatching files.


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
    unexpected = (
        KEYS - {"l1/W", "l1/b"} - ({"text"} if format == "safetensors" else set())
    )  # there strings are metadata
    assert set(report.unexpected) == unexpected
    np.testing.assert_array_equal(values(part)["/l1/W"], before["/l1/W"])
    LOAD[format](tmp_path / "f", part, report=report)
    assert set(report.unexpected) == unexpected
    assert (values(part)["/l1/W"] != before["/l1/W"]).any()


def test_unexpected_entries_take_no_second_load(tmp_path, monkeypatch):
    serializers.save_npz(tmp_path / "f", catenary.Chain(model=MLP(1), other=L.Linear(2, 2)))
    loads, inner = [], MLP._serialize_values
    monkeypatch.setattr(MLP, "_serialize_values", lambda *args: (loads.append(args), inner(*args)))
    serializers.load_npz(tmp_path / "f", catenary.Chain(model=MLP(2)))
    assert len(loads) == 1


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
    path.write_bytes(whole[: len(whole) // 2])
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
    for call, action in ((SAVE[format], "save"), (LOAD[format], "load")):
        with pytest.raises(TypeError, match=action + "_%s: obj: .*, got int" % format):
            call(path, 3)


@formats
def test_file_objects(format):
    file, model, other = io.BytesIO(), MLP(1), MLP(2)
    file.write(b"")
    SAVE[format](file, model)
    file.seek(0)
    LOAD[format](file, other)
    assert_same(model, other)


# Dictionaries.


def test_dictionary(tmp_path):
    d = serializers.Dictionary({"b/c": np.arange(3), "a": 1})
    d["t"] = "text"
    assert (
        list(d) == ["b/c", "a", "t"]
        and len(d) == 3
        and "a" in d
        and "x" not in d
        and 3 not in d
        and "" not in d
    )
    assert (
        d["t"] == "text"
        and d.get("x") is None
        and d.pop("a").shape == ()
        and dict(d.items()).keys() == {"b/c", "t"}
    )
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
    for name in raw.FORMATS:
        getattr(d, "save_" + name)(tmp_path / name)
        loaded = serializers.Dictionary.load(tmp_path / name)
        assert set(loaded) == {"b/c", "t"} and loaded["t"] == "text" and loaded["b/c"].dtype == d["b/c"].dtype
    assert "text" in repr(d) and isinstance(d == copy, bool)
    gone = weakref.ref(d)
    del d
    assert gone() is None


def test_all_dtypes(tmp_path):
    types = [
        "bool",
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float16",
        "float32",
        "float64",
    ]
    for kind, shape in itertools.product(types, [(), (0,), (2, 3)]):
        d = serializers.Dictionary({"x": np.ones(shape, kind)})
        for format in raw.FORMATS:
            getattr(d, "save_" + format)(tmp_path / format)
            x = serializers.Dictionary.load(tmp_path / format)["x"]
            assert (x.dtype, x.shape) == (np.dtype(kind), shape)
            assert bool((x == 1).all()) or not x.size
    assert serializers.NpzDeserializer({"n": np.asarray(2**64 - 1, "uint64")})("n", 0) == 2**64 - 1


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
