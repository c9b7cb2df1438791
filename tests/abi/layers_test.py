#!/usr/bin/env python3
"""Checks that catenary/scope.h and catenary/catenary.hpp give access to every function of the C headers.

Usage: layers_test.py INCLUDE_DIR
It reads the headers, not the specification from which they are made. For each function with a status that
catenary/catenary.h declares, scope.h defines cs_NAME, which calls it (except ctn_object_*, which takes handles
of any type). catenary.hpp calls every function of all headers, except those for single types that ctn_object_*
replaces.
"""

import pathlib
import re
import sys

include = pathlib.Path(sys.argv[1]) / "catenary"
LAYERS = ("scope.h", "catenary.hpp", "with_message.h")
LIFECYCLE = re.compile(r"^ctn_(?!object_)\w+_(retain|release)$")


def declared(path):
    text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
    for result, name in re.findall(r"^CTN_API ((?:const )?\w+ \**)(\w+)\(", text, re.M):
        yield name, result.strip() == "ctn_status"


def called(name):
    text = re.sub(r"/\*.*?\*/", "", (include / name).read_text(), flags=re.S)
    return set(re.findall(r"\bctn_\w+(?=\()", text)), set(re.findall(r"\bcs_(\w+)(?=\()", text))


functions = {}
for header in sorted(include.glob("*.h")):
    if header.name not in LAYERS:
        functions.update({name: (status, header.stem) for name, status in declared(header)})
umbrella = set(re.findall(r"#include <catenary/(\w+)\.h>", (include / "catenary.h").read_text()))
by_scope, with_scope = called("scope.h")
by_cpp, _ = called("catenary.hpp")
failures = []
for name, (status, module) in sorted(functions.items()):
    if LIFECYCLE.match(name):
        continue
    if status and not name.startswith("ctn_object_") and module in umbrella and name != "ctn_error_code":
        if name not in by_scope or name[len("ctn_") :] not in with_scope:
            failures.append("scope.h: %s" % name)
    if name not in by_cpp:
        failures.append("catenary.hpp: %s" % name)
for failure in failures:
    print("out of reach in " + failure)
print("%d functions, %d out of reach" % (len(functions), len(failures)))
sys.exit(1 if failures or not functions else 0)
