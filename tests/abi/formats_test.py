#!/usr/bin/env python3
"""Every file format of the table has its functions in the C API, its fuzzer, and a name in the Python package.

Usage: formats_test.py SOURCE_DIR
Reads impl/serializers/formats.def and the lock of the API.
"""

import pathlib
import re
import sys

FUNCTIONS = (
    "link_save_%s link_load_%s optimizer_save_%s optimizer_load_%s dictionary_save_%s %s_serializer_new %s_deserializer_new"
).split()

root = pathlib.Path(sys.argv[1])
table = (root / "impl/serializers/formats.def").read_text()
formats = re.findall(r"^CTN_FORMAT\((\w+)\)$", table, re.M)
declared = set(re.findall(r"\bctn_(\w+)\(", "".join(p.read_text() for p in (root / "include/catenary").glob("*.h"))))
python = (root / "bindings/python/catenary/serializers.py").read_text()
problems = []
for name in formats:
    problems += ["%s: the C API has no ctn_%s" % (name, f % name) for f in FUNCTIONS if f % name not in declared]
    if not (root / "tests/fuzz" / (name + "_fuzz.cc")).is_file():
        problems.append("%s: tests/fuzz/%s_fuzz.cc is missing" % (name, name))
    if '"%s"' % name not in python:
        problems.append("%s: bindings/python/catenary/serializers.py does not name it" % name)
for problem in problems:
    print(problem)
print("%d formats, %d problems" % (len(formats), len(problems)))
sys.exit(1 if problems or not formats else 0)
