#!/usr/bin/env python3
"""Checks that the library reads HDF5 files written by h5py, and vice versa.

Usage: hdf5_peer_test.py IMPL_TESTS RECORDED_FILES
"""

import os
import pathlib
import subprocess
import sys
import tempfile

try:
    import h5py
    import numpy as np
except ImportError:
    print("h5py is not installed")
    sys.exit(77)

UNSUPPORTED, FORMAT = 11, 9
DTYPES = ["bool", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8"]
rng = np.random.default_rng(5)


def values(dtype, shape):
    dtype = np.dtype(dtype)
    if dtype.kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.kind == "f":
        return rng.standard_normal(shape).astype(dtype)
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, shape, endpoint=True, dtype=dtype.newbyteorder("="))


class Maker:
    """A file and its expected contents."""

    def __init__(self, directory, name, **options):
        self.path = directory / (name + ".h5")
        self.file = h5py.File(self.path, "w", **options)
        self.expected = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.file.close()
        np.savez(self.path.with_suffix(".npz"), **self.expected)

    def array(self, name, data, **options):
        dataset = self.file.create_dataset(name, data=data, **options)
        self.expect(name, data)
        return dataset

    def expect(self, name, data):
        data = np.asarray(data)
        self.expected[name] = data.astype(data.dtype.newbyteorder("="))

    def text(self, name, data, expected, **options):
        self.file.create_dataset(name, data=data, **options)
        self.expected["text:" + name] = np.frombuffer(expected.encode(), np.uint8)

    def type(self, name, data, expected, **options):
        self.file.create_dataset(name, data=data, **options)
        self.expected["type:" + name] = np.frombuffer(expected.encode(), np.uint8)


def fill(make):
    """The values that every version of the format must hold."""
    for order in "<>":
        for dtype in DTYPES:
            kind = dtype if dtype == "bool" else order + dtype
            prefix = ("big/" if order == ">" else "little/") + dtype
            make.array(prefix + "/plain", values(dtype, (3, 5)).astype(kind))
            make.array(prefix + "/scalar", values(dtype, ()).astype(kind))
            make.array(prefix + "/packed", values(dtype, (7, 9, 4)).astype(kind), compression=4)
    for number, filters in enumerate(
        [
            {},
            {"shuffle": True},
            {"fletcher32": True},
            {"compression": 1},
            {"compression": 9, "shuffle": True},
            {"compression": 5, "shuffle": True, "fletcher32": True},
        ]
    ):
        for shape, chunk in [
            ((10,), (3,)),
            ((10,), (10,)),
            ((7, 11), (2, 4)),
            ((7, 11), (1, 11)),
            ((7, 11), (3, 11)),
            ((7, 11), (7, 2)),
            ((4, 5, 6), (2, 5, 6)),
            ((4, 5, 6), (1, 2, 6)),
            ((4, 5, 6), (3, 3, 5)),
            ((300, 70), (1, 7)),
        ]:
            # What is new with 3,000 chunks, a deeper index, does not depend on the dtype.
            for dtype in ["f4"] if shape == (300, 70) else ["f4", "f8", "f2", "u1", ">i4"]:
                name = "filters/{}/{}/{}/{}".format(
                    number, "x".join(map(str, shape)), "x".join(map(str, chunk)), dtype.replace(">", "big")
                )
                make.array(name, values(dtype, shape).astype(dtype), chunks=chunk, **filters)
    for length in [0, 1, 3, 719, 720, 721, 722]:  # around the lengths where checksums are folded
        make.array(
            "sums/{}".format(length), values("u1", (length + 1,)), chunks=(length + 1,), fletcher32=True
        )
    make.array("empty", np.zeros((0, 3), "f4"))
    make.array("growing", values("f4", (5, 6)), maxshape=(None, None), chunks=(4, 4), compression=3)
    make.array("growing in rows", values("f4", (50, 6)), maxshape=(None, 6), chunks=(4, 6), compression=3)
    shrunk = values("i4", (20, 20))
    make.file.create_dataset("shrunk", data=shrunk, maxshape=(None, None), chunks=(6, 6)).resize((9, 13))
    make.expect("shrunk", shrunk[:9, :13])
    part = make.file.create_dataset("part", (10, 10), "f4", chunks=(3, 3), fillvalue=2.5, compression=4)
    part[2:5, 2:5] = 1
    make.expect("part", part[...])
    for name, options in [("unwritten", {}), ("unwritten chunks", {"chunks": (2,)})]:
        make.expect(name, make.file.create_dataset(name, (5,), ">i2", **options)[...])
        make.expect(
            name + " 7", make.file.create_dataset(name + " 7", (5,), ">i2", fillvalue=7, **options)[...]
        )
    creation = h5py.h5p.create(h5py.h5p.DATASET_CREATE)
    creation.set_layout(h5py.h5d.COMPACT)
    compact = values("f8", (3, 4))
    space = h5py.h5s.create_simple(compact.shape)
    dataset = h5py.h5d.create(make.file.id, b"compact", h5py.h5t.IEEE_F64BE, space, creation)
    dataset.write(h5py.h5s.ALL, h5py.h5s.ALL, compact)
    make.expect("compact", compact)
    make.file["named type"] = np.dtype("<f4")
    make.array("of a named type", values("f4", (3,)), dtype=make.file["named type"])
    same = make.array("same", values("f4", (3,)))
    make.file["again/same"] = same
    make.expect("again/same", same[...])
    same.attrs["a"] = np.arange(1000)
    make.file["again"].attrs["a"] = "text"
    make.file.create_dataset("none", data=h5py.Empty("f"))
    make.array("gr\u00f6\u00dfe/\u20ac", values("i4", (2,)))
    make.text("text", "gr\u00f6\u00dfer", "gr\u00f6\u00dfer")
    make.text("no text", "", "")
    make.text("fixed", np.bytes_(b"abc"), "abc")
    for padding, padded in [
        (h5py.h5t.STR_NULLTERM, b"ab cd"),
        (h5py.h5t.STR_NULLPAD, b"ab cd"),
        (h5py.h5t.STR_SPACEPAD, b"ab cd   "),
    ]:
        kind = h5py.h5t.C_S1.copy()
        kind.set_size(8)
        kind.set_strpad(padding)
        name = "padded {}".format(padding)
        dataset = h5py.h5d.create(make.file.id, name.encode(), kind, h5py.h5s.create(h5py.h5s.SCALAR))
        dataset.write(h5py.h5s.ALL, h5py.h5s.ALL, np.array(padded, "S8"), kind)
        make.expected["text:" + name] = np.frombuffer(b"ab cd", np.uint8)
    make.type("texts", ["a", "b"], "text", dtype=h5py.string_dtype())
    make.type("complex", np.zeros(3, "c8"), "complex64")
    make.type("pairs", np.zeros(3, [("a", "i4"), ("b", "f8")]), "a structure of 12 bytes")
    make.type(
        "colors",
        np.zeros(3, "u1"),
        "an enumeration",
        dtype=h5py.enum_dtype({"RED": 0, "BLUE": 1}, basetype="u1"),
    )
    make.type("long", np.zeros(3, "f16"), "an unusual floating-point number of 16 bytes")
    make.type("opaque", np.zeros(3, "V5"), "opaque bytes")
    for count in [7, 9, 1500]:
        for i in range(count):
            make.array("many{}/{}".format(count, i), np.float32(i))
    make.array("chunks", values("u1", (5000,)), chunks=(1,))


def make_files(directory):
    with Maker(directory, "original") as make:
        fill(make)
    with Maker(directory, "latest", libver="latest") as make:
        fill(make)
    with Maker(directory, "ordered", track_order=True) as make:
        fill(make)
    with Maker(directory, "offset", userblock_size=2048) as make:
        fill(make)
    with h5py.File(directory / "small.h5", "w", libver="latest") as file:
        file["l1/W"] = values("f4", (3, 4))
        file.create_dataset("l1/b", data=values("f4", (40,)), chunks=(7,), compression=4)
        file["text"] = "text"
        file["flags"] = values("bool", (3,))


def make_errors(directory):
    def error(status, name, text):
        path = directory / "error_{}_{}.h5".format(status, name)
        path.with_suffix(".txt").write_text(text)
        return h5py.File(path, "w")

    secret = directory / "secret"
    secret.write_bytes(b"x" * 100)
    with error(UNSUPPORTED, "soft", '"/a/link": expected a group or an array, got a soft link') as file:
        file["a/link"] = h5py.SoftLink("/a")
    with error(UNSUPPORTED, "soft2", '"/\u00e4": expected a group or an array, got a soft link') as file:
        file["\u00e4"] = h5py.SoftLink("/a")
    with error(
        UNSUPPORTED, "external", '"/link": expected a group or an array, got a link to another file'
    ) as file:
        file["link"] = h5py.ExternalLink("original.h5", "/")
    with error(
        UNSUPPORTED, "storage", '"/W": expected elements in the file itself, got external storage'
    ) as file:
        file.create_dataset("W", (100,), "u1", external=[(str(secret), 0, 100)])
    with error(
        UNSUPPORTED, "virtual", '"/W": expected elements in the file itself, got a virtual dataset'
    ) as file:
        layout = h5py.VirtualLayout((2,), "f4")
        layout[:] = h5py.VirtualSource(str(directory / "original.h5"), "same", (3,))[:2]
        file.create_virtual_dataset("W", layout)
    with error(
        UNSUPPORTED, "lzf", '"/W": expected the filters deflate, shuffle and fletcher32, got filter 32000'
    ) as file:
        file.create_dataset("W", data=np.zeros(100), compression="lzf")
    with error(FORMAT, "cycle", "expected groups that form a tree, got one that is linked twice") as file:
        file.create_group("a/b")
        file["a/b/up"] = file["a"]
    with error(FORMAT, "diamond", "expected groups that form a tree, got one that is linked twice") as file:
        file.create_group("a")
        file["b"] = file["a"]
    with error(FORMAT, "deep", "expected at most 256 levels of groups") as file:
        file.create_group("a/" * 299 + "a")
    with error(FORMAT, "huge", "the file can hold, got") as file:
        file.create_dataset("W", (1 << 40,), "f8", chunks=(1 << 20,), compression=4)
    with error(FORMAT, "sum", "expected checksum") as file:
        file.create_dataset("W", data=np.arange(100, dtype="u1"), chunks=(100,), fletcher32=True)
        place = file["W"].id.get_chunk_info(0).byte_offset
    damage(directory / "error_9_sum.h5", place + 5)
    with error(FORMAT, "deflate", "expected a chunk that inflates to 800 bytes, got a broken one") as file:
        file.create_dataset("W", data=np.arange(100), compression=4)
        place = file["W"].id.get_chunk_info(0).byte_offset
    damage(directory / "error_9_deflate.h5", place + 20)


def damage(path, place):
    data = bytearray(path.read_bytes())
    data[place] ^= 0x55
    path.write_bytes(bytes(data))


def describe(dataset):
    return {
        "dtype": dataset.dtype,
        "shape": dataset.shape,
        "chunks": dataset.chunks,
        "compression": dataset.compression,
        "level": dataset.compression_opts,
        "shuffle": dataset.shuffle,
        "maxshape": dataset.maxshape,
        "type": dataset.id.get_type().equal(h5py.h5t.py_create(dataset.dtype)),
    }


def datasets(group):
    found = {}
    group.visititems(
        lambda name, item: found.update({name: item}) if isinstance(item, h5py.Dataset) else None
    )
    return found


def check_copies(directory, recorded):
    count = 0
    for path in sorted(recorded.glob("*.h5")):
        with h5py.File(path) as theirs, h5py.File(directory / ("copy_" + path.name)) as ours:
            expected, found = datasets(theirs), datasets(ours)
            assert expected.keys() == found.keys(), path
            for name in expected:
                count += 1
                assert describe(expected[name]) == describe(found[name]), (path, name)
                assert expected[name][()].tobytes() == found[name][()].tobytes(), (path, name)
    assert count > 50, count


def check_ours(path, level):
    with h5py.File(path) as file:
        found = datasets(file["model/best"])
        assert len(found) == 4 * len(DTYPES) + 3
        assert list(file["model/best/nothing/here"]) == []
        assert found["text"][()].decode() == "gr\u00f6\u00dfer" and found["no text"][()] == b""
        kind = h5py.check_string_dtype(found["text"].dtype)
        assert kind.encoding == "utf-8" and kind.length is None, kind
        assert found["\u00fc/\u20ac"][()].tolist() == [0, 1]
        for dtype in map(np.dtype, DTYPES):
            for kind, shape, step in [
                ("scalar", (), 1),
                ("empty", (3, 0), 1),
                ("small", (4, 5), 1),
                ("large", (700, 801), 0.25),
            ]:
                dataset = found[dtype.name + "/" + kind]
                size = int(np.prod(shape))
                with np.errstate(all="ignore"):
                    numbers = np.arange(size) * step
                    # As C casts, which skip the limits of the small types.
                    expected = (
                        numbers.astype(dtype) if dtype.kind in "fb" else numbers.astype("i8").astype(dtype)
                    )
                assert dataset.dtype == dtype and dataset.shape == shape, (path, dataset)
                packed = level > 0 and size > 1
                assert dataset.compression == ("gzip" if packed else None), (path, dataset)
                assert dataset.compression_opts == (level if packed else None), (path, dataset)
                assert (dataset.chunks is not None) == packed, (path, dataset)
                assert dataset[()].tobytes() == expected.reshape(shape).tobytes(), (path, dataset)


def main():
    program, recorded = sys.argv[1], pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        make_files(directory)
        make_errors(directory)
        subprocess.run(
            [program, "--gtest_brief=1", "--gtest_filter=Hdf5Peer.*"],
            check=True,
            env=dict(os.environ, CATENARY_HDF5_PEER=name),
        )
        check_copies(directory, recorded)
        for level in [0, 1, 9]:
            check_ours(directory / "ours_{}.h5".format(level), level)


main()
