#!/usr/bin/env python3
"""Every public header compiles alone, in four languages, without a warning.

Usage: headers_test.py INCLUDE_DIR (CC and CXX choose the compilers)
"""
import os
import pathlib
import shlex
import subprocess
import sys

include = pathlib.Path(sys.argv[1])
headers = sorted((include / "catenary").glob("*.h"))
languages = [("c99", "c", os.environ.get("CC", "cc")), ("c11", "c", os.environ.get("CC", "cc")),
             ("c++17", "c++", os.environ.get("CXX", "c++")), ("c++20", "c++", os.environ.get("CXX", "c++"))]
passed = failed = 0
for standard, language, compiler in languages:
    for header in headers:
        # Twice: a header must survive a second inclusion.
        text = "#include <catenary/{0}>\n#include <catenary/{0}>\ntypedef int not_empty;\n".format(header.name)
        command = shlex.split(compiler) + ["-std=" + standard, "-x", language, "-Wall", "-Wextra", "-pedantic", "-Werror",
                                           "-fsyntax-only", "-I", str(include), "-"]
        result = subprocess.run(command, input=text, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if result.returncode:
            failed += 1
            print("%s as %s:\n%s" % (header.name, standard, result.stdout))
        else:
            passed += 1
print("%d passed, %d failed, 0 skipped" % (passed, failed))
sys.exit(1 if failed or not headers else 0)
