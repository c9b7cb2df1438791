#!/usr/bin/env python3
"""The wheel installs into an empty environment and trains there, with no library of the system but those that every
manylinux system has.

Usage: wheel_test.py BUILD_DIR WORK_DIR [PYTHON...]   (exit status 77, skipped, if auditwheel cannot be installed)
The wheel is built from the library of BUILD_DIR. Interpreters are those given and those of pyenv, from Python 3.9 on.
"""

import os
import pathlib
import platform
import re
import shutil
import struct
import subprocess
import sys
import zipfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
BASELINE = (2, 36)  # the C library of Debian 12
# What manylinux_2_34 promises, of the C library and of GCC.
PROMISED = re.compile(
    r"(libc|libm|libdl|librt|libpthread|libutil|libgcc_s|libstdc\+\+|libz|ld-linux-x86-64)\.so(\.\d+)+"
)
VERSION = re.compile(r"\((GLIBC|GLIBCXX|CXXABI|GCC)_([\d.]+)\)")
NEWEST = {"GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13), "GCC": (12, 0, 0)}  # of Debian 12
problems = []

TRAINING = r"""
import os, re, sys
import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
from catenary import optimizers, serializers, settings

assert "numpy" not in sys.modules and settings.onednn_enabled()
cp.random.seed(0)
x = cp.random.uniform(-1, 1, (2000, 2), dtype="float32")
t = ((x[:, 0] > 0) == (x[:, 1] > 0)).astype("int32")
model = catenary.Sequential(L.Linear(2, 32), F.relu, L.Linear(32, 2))
optimizer = optimizers.Adam(0.01)
optimizer.setup(model)
for epoch in range(20):
    for i in range(0, 2000, 100):
        loss = F.softmax_cross_entropy(model(x[i:i + 100]), t[i:i + 100])
        model.cleargrads()
        loss.backward()
        optimizer.update()
serializers.save_npz("model.npz", model)
serializers.load_npz("model.npz", model)
wide = cp.random.uniform(-1, 1, (400, 400), dtype="float32")  # oneDNN's products
assert abs(float((wide @ wide)[0, 0]) - float((wide[0] * wide[:, 0]).sum())) < 1e-3
values = cp.linalg.svd(wide)[1]
assert abs(float((values ** 2).sum()) / float((wide ** 2).sum()) - 1) < 1e-4
print("accuracy", float(F.accuracy(model(x), t).data))
for path in sorted(set(re.findall(r"(/\S+\.so[.\d]*)$", open("/proc/self/maps").read(), re.M))):
    print("mapped", path)
"""


def run(*command, **options):
    return subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        **options,
    )


def expect(condition, what):
    if not condition:
        problems.append(what)
    return condition


def is_elf(path):
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def foreign(folder, tag):
    """What libraries below a folder need and neither the folder nor a system of the tag has."""
    files = [path for path in folder.rglob("*.so*") if path.is_file() and is_elf(path)]
    there = {path.name for path in files}
    found = []
    for path in files:
        dynamic = run("readelf", "-dW", path).stdout
        found += [
            "%s needs %s" % (path.name, name)
            for name in re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
            if name not in there and not PROMISED.fullmatch(name)
        ]
        found += [
            "%s has the search path %s" % (path.name, part)
            for text in re.findall(r"R(?:UN)?PATH\).*\[(.*)\]", dynamic)
            for part in text.split(":")
            if not part.startswith("$ORIGIN")
        ]
        for family, version in VERSION.findall(run("objdump", "-T", path).stdout):
            limit = tag if family == "GLIBC" else NEWEST[family]
            if tuple(map(int, version.split("."))) > limit:
                found.append("%s needs %s_%s" % (path.name, family, version))
    expect(files, "there are libraries in %s" % folder)
    return sorted(set(found))


def digits(folder):
    """IDX files with ten patterns of 28 x 28 pixels and noise."""
    folder.mkdir()
    state, count = 1, 1500
    patterns = [
        [(7 * c + 3 * r * (d + 1) + d * d) % 11 < 4 for r in range(28) for c in range(28)] for d in range(10)
    ]
    images, labels = bytearray(), bytearray()
    for i in range(count):
        label = i * 7 % 10
        labels.append(label)
        for pixel in patterns[label]:
            state = state * 1103515245 + 12345 & 0x7FFFFFFF
            images.append((160 if pixel else 0) + (state >> 16) % 96)
    (folder / "t10k-images-idx3-ubyte").write_bytes(struct.pack(">4i", 0x803, count, 28, 28) + images)
    (folder / "t10k-labels-idx1-ubyte").write_bytes(struct.pack(">2i", 0x801, count) + labels)


def interpreters(given):
    """Interpreters of Python 3.9 and later, one of each minor version."""
    pyenv = pathlib.Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser()
    found = {}
    for python in [*given, *sorted(pyenv.glob("versions/3.*/bin/python3"))]:
        minor = run(python, "-c", "import sys, venv, ensurepip; print(sys.version_info[:2])")
        version = minor.stdout.strip()
        if minor.returncode:
            print("skipped: %s has no venv" % python)
        elif version not in found and tuple(map(int, version.strip("()").split(","))) >= (3, 9):
            found[version] = python
    return list(found.values())


def check_wheel(wheel, work):
    tag = re.fullmatch(r"catenary-[\d.]+-py3-none-manylinux_(\d+)_(\d+)_x86_64\.whl", wheel.name)
    if not expect(tag, "the wheel has a manylinux tag: %s" % wheel.name):
        return
    tag = tuple(map(int, tag.groups()))
    expect(tag <= BASELINE, "the wheel runs on Debian 12: %s" % wheel.name)
    unpacked = work / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
        names = archive.namelist()
    problems.extend(foreign(unpacked, tag))
    table = next(unpacked.glob("*.dist-info/licenses/THIRD-PARTY.txt")).read_text()
    for path in unpacked.glob("*.libs/*"):
        row = re.search(r"^%s: .*, (\S+\.txt)$" % re.escape(path.name), table, re.M)
        there = row and (unpacked.glob("*.dist-info/licenses/" + row.group(1)))
        expect(there and next(there, None), "%s has a license" % path.name)
    expect(
        any(name.endswith("dist-info/LICENSE") for name in names), "the wheel has the license of the project"
    )

    # The check finds what it is for: without a bundled library, or with an older tag, it fails.
    next(unpacked.glob("*.libs/libzip*")).unlink()
    expect(
        any("needs libzip" in text for text in foreign(unpacked, tag)), "a library that is left out is found"
    )
    expect(any("GLIBC_" in text for text in foreign(unpacked, (2, 17))), "a symbol that is too new is found")
    shutil.rmtree(unpacked)


def check_installed(python, wheel, work, data):
    folder = work / "environment"
    shutil.rmtree(folder, ignore_errors=True)
    empty = folder / "empty"
    made = run(python, "-m", "venv", folder)
    inside = folder / "bin/python"
    environment = {"PATH": os.environ["PATH"], "HOME": str(empty), "CATENARY_LAPACK": "libcatenary-lapack.so"}
    empty.mkdir()
    install = run(inside, "-m", "pip", "install", "-q", "--no-index", "--disable-pip-version-check", wheel)
    if not expect(
        made.returncode == 0 and install.returncode == 0, "%s installs: %s" % (python, install.stdout)
    ):
        return
    trained = run(inside, "-I", "-c", TRAINING, cwd=empty, env=environment)
    accuracy = re.search(r"^accuracy (\S+)$", trained.stdout, re.M)
    if expect(accuracy, "%s trains: %s" % (python, trained.stdout)):
        expect(float(accuracy.group(1)) > 0.95, "%s: accuracy %s" % (python, accuracy.group(1)))
    own = (
        str(folder.resolve()),
        run(inside, "-c", "import sys; print(sys.base_prefix)").stdout.strip() + "/lib",
    )
    mapped = re.findall(r"^mapped (.*)$", trained.stdout, re.M)
    system = [path for path in mapped if not path.startswith(own[0])]
    outside = [
        path
        for path in system
        if not PROMISED.fullmatch(os.path.basename(path)) and not path.startswith(own[1] + "/python")
    ]
    own_modules = "import bz2, ctypes, hashlib, lzma\nprint(open('/proc/self/maps').read())"
    of_python = run(inside, "-I", "-c", own_modules, env=environment).stdout
    outside = [path for path in outside if path not in of_python]
    expect(not outside, "%s uses libraries of the system: %s" % (python, outside))
    for name in ("libcatenary.so.0", "libcatenary-lapack.so", "libdnnl-", "libgomp-", "libzip-"):
        expect(
            any(os.path.basename(p).startswith(name) and p.startswith(own[0]) for p in mapped),
            "%s is used" % name,
        )
    example = run(
        *[inside, SOURCE / "bindings/python/examples/train_mnist.py", "--data", data, "--epochs", "3"],
        cwd=empty,
        env=environment,
    )
    reached = re.findall(r"test accuracy (\S+)", example.stdout)
    expect(reached and float(reached[-1]) > 0.9, "%s: train_mnist.py: %s" % (python, example.stdout))
    print(
        "%s: accuracy %s, train_mnist.py %s"
        % (python, accuracy and accuracy.group(1), reached and reached[-1])
    )
    shutil.rmtree(folder)


def check_beside_torch(python, wheel, work):
    """PyTorch with its OpenMP runtime and the wheel with its own, in one process."""
    if run(python, "-c", "import numpy, torch").returncode:
        print("skipped: %s has no PyTorch beside which to run the wheel" % python)
        return
    folder = work / "environment"
    run(python, "-m", "venv", "--system-site-packages", folder)
    run(folder / "bin/python", "-m", "pip", "install", "-q", "--no-index", wheel)
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("CATENARY", "PYTHON"))
    }
    for order in ("first", "last"):
        done = run(
            folder / "bin/python",
            SOURCE / "tests/bindings/shared_process.py",
            work,
            order,
            "torch",
            env=environment,
        )
        print("wheel beside PyTorch: " + done.stdout.strip())
        expect(done.returncode == 0, "the wheel and PyTorch share a process")
    shutil.rmtree(folder)


def main():
    build, work = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    if platform.machine() != "x86_64":
        print("skipped: the tags that it expects are of x86_64")
        sys.exit(77)
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    made = []
    for name in ("first", "second"):
        done = run(sys.executable, SOURCE / "scripts/wheel.py", "--build", build, "--out", work / name)
        print(done.stdout, end="")
        if done.returncode:
            sys.exit(done.returncode)
        made += (work / name).glob("*.whl")
    expect(made[0].read_bytes() == made[1].read_bytes(), "two builds give the same wheel")
    check_wheel(made[0], work)
    digits(work / "digits")
    for python in interpreters(sys.argv[3:]):
        check_installed(python, made[0], work, work / "digits")
    for python in sys.argv[3:]:
        check_beside_torch(python, made[0], work)
    for problem in problems:
        print("FAILED: " + problem)
    shutil.rmtree(work)
    print("%d problems" % len(problems))
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
