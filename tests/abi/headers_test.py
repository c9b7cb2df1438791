#!/usr/bin/env python3
"""Checks that every public header compiles alone, in every language, without a warning.

Usage: headers_test.py INCLUDE_DIR (CC and CXX choose the compilers; clang is also used if it is installed)
"""

import concurrent.futures
import os
import pathlib
import shlex
import shutil
import subprocess
import sys

include = pathlib.Path(sys.argv[1])
headers = sorted((include / "catenary").glob("*.h"))
cpp = sorted((include / "catenary").glob("*.hpp"))
C, CPP = shlex.split(os.environ.get("CC", "cc")), shlex.split(os.environ.get("CXX", "c++"))
FLAGS = ["-Wall", "-Wextra", "-pedantic", "-Werror"]
whole = [h for h in headers if h.name in ("catenary.h", "scope.h")]
modes = [
    ("c99", "c", C, headers),
    ("c11", "c", C, headers),
    ("c17", "c", C, whole),
    ("c++17", "c++", CPP, headers + cpp),
    ("c++20", "c++", CPP, headers + cpp),
]
if shutil.which("clang") and shutil.which("clang++"):
    modes += [(standard, "c", ["clang"], whole) for standard in ("c99", "c11", "c17")]
    modes += [(standard, "c++", ["clang++"], whole + cpp) for standard in ("c++17", "c++20")]


def compiles(task):
    standard, language, compiler, header = task
    # Twice: a header must survive a second inclusion.
    text = "#include <catenary/{0}>\n#include <catenary/{0}>\ntypedef int not_empty;\n".format(header.name)
    command = (
        compiler + ["-std=" + standard, "-x", language] + FLAGS + ["-fsyntax-only", "-I", str(include), "-"]
    )
    result = subprocess.run(command, input=text, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        print("%s as %s by %s:\n%s" % (header.name, standard, compiler[0], result.stdout))
    return result.returncode == 0


tasks = [
    (standard, language, compiler, header)
    for standard, language, compiler, list_ in modes
    for header in list_
]
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    results = list(pool.map(compiles, tasks))
print("%d passed, %d failed, 0 skipped" % (sum(results), len(results) - sum(results)))
sys.exit(0 if results and all(results) else 1)
