#!/usr/bin/env python3
"""Builds the manual: the pages of docs/ and the reference of the C and C++ headers and of the Python package.

Usage: build.py [--library FILE] [OUT]
OUT is build/manual by default; the first page is OUT/html/index.html. It needs Doxygen, Sphinx, MyST and Furo, and the
shared library, from which the Python package takes its docstrings: --library or $CATENARY_LIBRARY, otherwise
the one of the system. Every warning is an error.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import cpp
import headers
import pages
import python_pages

ROOT = pathlib.Path(__file__).resolve().parents[2]


def version():
    return re.search(r"project\(catenary VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text()).group(1)


def stage(source, xml):
    """Writes the sources of the site and removes those of pages that are gone."""
    written = {source / place for place in pages.copy(ROOT, source)}
    parts = {
        "reference/c": headers.c_pages(ROOT / "include", xml, cpp.counterparts(xml)),
        "reference/cpp": cpp.cpp_pages(ROOT / "include", xml),
        "reference/python": python_pages.python_pages(),
    }
    for folder, texts in parts.items():
        for name, text in texts:
            path = source / folder / (name + ".rst")
            pages.write(path, text)
            written.add(path)
    for path in source.rglob("*"):
        if path.is_file() and path not in written:
            path.unlink()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", nargs="?", type=pathlib.Path, default=ROOT / "build/manual")
    parser.add_argument("--library", type=pathlib.Path, help="libcatenary.so.0, for the docstrings of Python")
    options = parser.parse_args()
    out = options.out.resolve()
    if options.library:
        os.environ["CATENARY_LIBRARY"] = str(options.library.resolve())
    sys.path.insert(0, str(ROOT / "bindings/python"))
    environment = dict(
        os.environ,
        CATENARY_ROOT=str(ROOT),
        CATENARY_VERSION=version(),
        PYTHONPATH=str(ROOT / "bindings/python"),
        PYTHONDONTWRITEBYTECODE="1",
    )
    xml = headers.run_doxygen(ROOT / "include", out / "doxygen")
    stage(out / "source", xml)
    # Sphinx orders its indexes by what it read first, and by hashes, which a package must not show.
    reproducible = "SOURCE_DATE_EPOCH" in os.environ
    if reproducible:
        environment["PYTHONHASHSEED"] = "0"
    jobs = "1" if reproducible else "auto"
    sphinx = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-j", jobs, "-b", "html"]
    sphinx += ["-c", str(pathlib.Path(__file__).parent), "-d", str(out / "doctrees")]
    done = subprocess.run(sphinx + [str(out / "source"), str(out / "html")], env=environment)
    if done.returncode == 0:
        print("The manual is in %s" % (out / "html/index.html"))
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
