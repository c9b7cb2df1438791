#!/usr/bin/env python3
"""Converts files between all formats and back, and gives damaged files to the converter.

Usage: serialization_test.py CONVERT
"""

import pathlib
import random
import subprocess
import sys
import tempfile

FILE = pathlib.Path(__file__).resolve().parents[1] / "capi" / "fixtures" / "0.1.0" / "file.safetensors"
DAMAGED = 40  # files of each format


def run(*words):
    return subprocess.run(list(map(str, words)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def entries(convert, path):
    """The lines of the list, in any order."""
    listed = run(convert, path)
    assert listed.returncode == 0 and listed.stdout, listed
    return sorted(listed.stdout.splitlines())


def convert_all(convert, folder):
    """From one format to the next, and back to the first."""
    path, expected = FILE, entries(convert, FILE)
    for name in ("a.npz", "b.hdf5", "c.npz", "d.safetensors", "e.h5", "f.safetensors"):
        done = run(convert, path, folder / name, "--quiet")
        assert done.returncode == 0 and done.stdout.startswith("wrote %d entries" % len(expected)), done
        assert entries(convert, folder / name) == expected, name
        path = folder / name
    print("ok  %d entries through all formats" % len(expected))


def damage(contents, rng):
    kind = rng.randrange(3)
    at = rng.randrange(len(contents))
    if kind == 0:
        return contents[:at]
    if kind == 1:
        return contents[:at] + bytes([contents[at] ^ 1 << rng.randrange(8)]) + contents[at + 1 :]
    return contents[:at] + rng.randbytes(8) + contents[at + 8 :]


def convert_damaged(convert, folder):
    """A damaged file is refused with a message, or what can be read of it is converted; it never crashes."""
    rng, refused = random.Random(0), 0
    target = folder / "target.npz"
    for name in ("c.npz", "e.h5", "f.safetensors"):
        contents = (folder / name).read_bytes()
        for _ in range(DAMAGED):
            (folder / "damaged").write_bytes(damage(contents, rng))
            done = run(convert, folder / "damaged", target)
            assert done.returncode in (0, 1), done
            if done.returncode == 1:
                assert "error: dictionary_load: " in done.stderr and not target.exists(), done
                refused += 1
            target.unlink(missing_ok=True)
    assert refused > DAMAGED, refused
    print("ok  %d of %d damaged files are refused" % (refused, 3 * DAMAGED))


def refuse(convert, folder):
    for words, status, message in (
        ([FILE, folder / "a.txt"], 1, "expected a name that ends with .npz"),
        ([__file__, folder / "b.npz"], 1, "error: dictionary_load: "),
        ([folder / "none", folder / "c.npz"], 1, "none"),
        ([], 2, "expected the name of a file"),
        ([FILE, FILE, FILE], 2, "unexpected argument"),
    ):
        done = run(convert, *words)
        assert done.returncode == status and message in done.stderr, done
    print("ok  wrong names and arguments")


def main():
    convert = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        convert_all(convert, pathlib.Path(folder))
        convert_damaged(convert, pathlib.Path(folder))
        refuse(convert, pathlib.Path(folder))


if __name__ == "__main__":
    main()
