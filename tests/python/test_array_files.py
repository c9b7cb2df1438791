"""Files of arrays: npy, npz, pickled and raw ones."""

import io
import pickle
import zipfile

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402


def test_files(tmp_path):
    a, b = xp.arange(6).reshape(2, 3), xp.ones(3, "f")
    xp.save(tmp_path / "a", a)
    assert numpy.array_equal(numpy.load(tmp_path / "a.npy"), a.get())
    assert xp.array_equal(xp.load(str(tmp_path / "a.npy")), a)
    assert xp.array_equal(xp.load(tmp_path / "a.npy", mmap_mode="r"), a)
    for save, kind in ((xp.savez, zipfile.ZIP_STORED), (xp.savez_compressed, zipfile.ZIP_DEFLATED)):
        save(tmp_path / "both", a, name=b)
        assert {entry.compress_type for entry in zipfile.ZipFile(tmp_path / "both.npz").infolist()} == {kind}
        with numpy.load(tmp_path / "both.npz") as file:
            assert sorted(file.files) == ["arr_0", "name"] and numpy.array_equal(file["name"], b.get())
        with xp.load(tmp_path / "both.npz") as file:
            assert file.files == ["arr_0", "name"] and "name" in file and "x" not in file and len(file) == 2
            assert [key for key in file] == list(file.keys()) and file.get("x") is None
            assert xp.array_equal(dict(file.items())["arr_0"], a) and xp.array_equal(file.f.name, b)
            with pytest.raises(KeyError):
                file["x"]
            with pytest.raises(AttributeError):
                file.f.x
        with pytest.raises(ValueError):
            file["name"]
    with pytest.raises(ValueError):
        xp.savez(tmp_path / "twice", a, arr_0=b)
    with pytest.raises(FileNotFoundError):
        xp.load(tmp_path / "missing.npy")
    (tmp_path / "broken.npy").write_bytes(b"\x93NUMPY\1\0")
    with pytest.raises(ValueError):
        xp.load(tmp_path / "broken.npy")


def test_streams():
    a, b = xp.arange(6).reshape(2, 3), xp.ones(3, "f")
    stream = io.BytesIO()
    xp.save(stream, a)
    xp.save(stream, b)
    stream.seek(0)
    assert xp.array_equal(xp.load(stream), a) and xp.array_equal(xp.load(stream), b)
    stream = io.BytesIO()
    xp.savez(stream, a=a)
    stream.seek(0)
    with xp.load(stream) as file:
        assert xp.array_equal(file["a"], a)
    for wrong in (3, None, object(), []):
        with pytest.raises(TypeError):
            xp.save(wrong, a)
        with pytest.raises(TypeError):
            xp.load(wrong)


def test_pickled_files(tmp_path):
    a = xp.arange(6, dtype="f").reshape(2, 3)
    a.dump(str(tmp_path / "dumped"))
    assert xp.array_equal(xp.load(tmp_path / "dumped"), a) and xp.load(tmp_path / "dumped").dtype == a.dtype
    stream = io.BytesIO()
    a.dump(stream)
    xp.save(stream, a + 1)
    stream.seek(0)
    assert xp.array_equal(xp.load(stream), a) and xp.array_equal(xp.load(stream), a + 1)
    turned = xp.asfortranarray(a)
    turned.dump(str(tmp_path / "dumped"))
    loaded = xp.load(tmp_path / "dumped")
    assert xp.array_equal(loaded, a) and loaded.flags.fnc and loaded.flags.owndata
    whole = pickle.dumps(a)
    broken = [whole[:n] for n in range(1, len(whole), 7)] + [
        whole.replace(b"float32", b"float64"),
        pickle.dumps(print),
        pickle.dumps([1, 2]),
        pickle.dumps(numpy.ones(2)),
    ]
    for data in broken[:-2] + broken[-1:]:
        with pytest.raises(ValueError):
            xp.load(io.BytesIO(data))
    assert xp.load(io.BytesIO(broken[-1]), allow_pickle=True).tolist() == [1, 1]
    with pytest.raises(ValueError, match="allow_pickle"):
        xp.load(io.BytesIO(whole), allow_pickle=False)
    with pytest.raises(ValueError, match="allow_pickle"):
        xp.load(tmp_path / "dumped", allow_pickle=False)
    assert xp.load(tmp_path / "dumped", allow_pickle=True).tolist() == a.tolist()


def test_files_of_objects(tmp_path):
    """NumPy pickles and restores them, if that is allowed."""
    values = [1, None, "text"]
    xp.save(tmp_path / "objects", values, allow_pickle=True)
    numpy.save(tmp_path / "numpys.npy", numpy.array(values, object))
    stream = io.BytesIO()
    xp.save(stream, {"a": 1}, allow_pickle=True)
    xp.save(stream, xp.arange(3), allow_pickle=True)
    for name in ("objects.npy", "numpys.npy"):
        assert xp.load(tmp_path / name, allow_pickle=True).tolist() == values
        assert numpy.load(tmp_path / name, allow_pickle=True).tolist() == values
        for refused in (None, False):
            with pytest.raises(ValueError):
                xp.load(tmp_path / name, allow_pickle=refused)
    stream.seek(0)
    assert xp.load(stream, allow_pickle=True).item() == {"a": 1}
    assert xp.load(stream, allow_pickle=True).tolist() == [0, 1, 2]  # the place in the file is that after it
    for refused in (None, False):
        with pytest.raises((TypeError, ValueError)):
            xp.save(tmp_path / "refused", values, allow_pickle=refused)
    assert not (tmp_path / "refused.npy").exists()


def test_raw_files(tmp_path):
    a = xp.array([1.5, -2.0, 1e-5])
    for sep in ("", ",", " "):
        a.tofile(str(tmp_path / "raw"), sep)
        assert xp.array_equal(xp.fromfile(tmp_path / "raw", sep=sep), a)
        assert xp.array_equal(xp.fromfile(str(tmp_path / "raw"), float, 2, sep), a[:2])
    with pytest.raises(FileNotFoundError):
        xp.fromfile(tmp_path / "missing")


def test_byte_order(tmp_path):
    data = bytes(range(1, 17))
    (tmp_path / "raw").write_bytes(data)
    for dtype in (">u4", "<i2", ">f8", ">f2", ">u1", numpy.dtype(">i8"), numpy.dtype("<f4")):
        theirs = numpy.frombuffer(data, dtype)
        for ours in (xp.frombuffer(data, dtype), xp.fromfile(tmp_path / "raw", dtype)):
            assert ours.dtype == theirs.dtype.newbyteorder("=") and ours.tolist() == theirs.tolist()
        assert xp.frombuffer(data, dtype, 1, 8).tolist() == numpy.frombuffer(data, dtype, 1, 8).tolist()
    for read in (xp.frombuffer, lambda data, dtype: xp.fromfile(tmp_path / "raw", dtype)):
        with pytest.raises(TypeError, match="complex"):
            read(data, ">c8")
