#!/usr/bin/env python3
"""Checks that the library's tables are complete, and that everything that belongs to their rows exists.

Usage: tables_test.py SOURCE_DIR
- Every file format (`formats` in capi/spec) has a file that defines it (impl/serializers), which has a row, a fuzzer, and a row
  in the table of the tests of faults (tests/capi/serializers/file_formats.h).
- Every function of the C API that makes a link with options makes a kind of link that has a row (impl/links/kind.h), so that
  tests/impl/links/link_kinds_test.cc tests it. Its Python class has the name of the kind.
- Every ctn_activation has a function in Sequential (impl/links/sequential.cc).
"""

import pathlib
import re
import sys

import yaml

root = pathlib.Path(sys.argv[1])
headers = "".join(path.read_text() for path in sorted((root / "include/catenary").glob("*.h")))
specs = [yaml.safe_load(path.read_text()) for path in sorted((root / "capi/spec").glob("*.yml"))]
problems = []

formats = [row["name"] for spec in specs if isinstance(spec, dict) for row in spec.get("formats", [])]
defined = {
    name: path.name
    for path in sorted((root / "impl/serializers").glob("*.cc"))
    for name in re.findall(r"^const Format (\w+)_format\b", path.read_text(), re.M)
}
saved = (root / "tests/capi/serializers/file_formats.h").read_text()
for name in formats:
    if name not in defined:
        problems.append("%s: no file of impl/serializers defines %s_format" % (name, name))
    if not (root / "tests/fuzz" / (name + "_fuzz.cc")).is_file():
        problems.append("%s: tests/fuzz/%s_fuzz.cc is missing" % (name, name))
    if "add_fuzzer(%s " % name not in (root / "tests/fuzz/CMakeLists.txt").read_text():
        problems.append("%s: tests/fuzz/CMakeLists.txt has no add_fuzzer(%s ...)" % (name, name))
    if not re.search(r"\bctn_link_save_%s\b|SAVES_AT_LEVEL\(\w+, %s," % (name, name), saved):
        problems.append("%s: tests/capi/serializers/file_formats.h has no row" % name)
problems += [
    "%s: impl/serializers/%s defines it, but `formats` in capi/spec/serializer.yml has no row" % (name, file)
    for name, file in defined.items()
    if name not in formats
]


def takes_link_options(function):
    return any(
        str(value).startswith("link_options nullable")
        for arg in function.get("args", [])
        for value in arg.values()
    )


rows = [
    row
    for path in sorted((root / "impl/links").glob("*.cc"))
    for row in re.findall(r"^CTN_LINK_KIND .*?\}\};", path.read_text(), re.M | re.S)
]
python = "".join(path.read_text() for path in (root / "bindings/python/catenary/links").glob("*.py"))
links = 0
for spec in specs:
    for function in spec.get("functions", []) if isinstance(spec, dict) else []:
        call = function.get("call", "")
        if not takes_link_options(function) or not function["name"].endswith("_new"):
            continue
        links += 1
        made = [row for row in rows if re.search(r"\breturn %s\(" % call[len("links::") :], row)]
        if not made:
            problems.append(
                "ctn_%s: no kind of link has an example made by %s; add a `CTN_LINK_KIND` row to its file"
                % (function["name"], call)
            )
            continue
        kind = re.search(r'\{\s*"(\w+)"', made[0])[1]
        derived = "".join(word.capitalize() for word in function["name"].split("_")[1:-1])
        if kind != derived and not re.search(r"^class %s\(" % kind, python, re.M):
            problems.append(
                "ctn_%s: Python would call its class %s; write the class %s in bindings/python/catenary/links"
                % (function["name"], derived, kind)
            )

sequential = (root / "impl/links/sequential.cc").read_text()
activations = set(re.findall(r"\bCTN_ACTIVATION_\w+", headers))
problems += [
    "%s has no row in impl/links/sequential.cc" % name
    for name in sorted(activations)
    if name + "," not in sequential
]

for problem in problems:
    print(problem)
print(
    "%d formats, %d kinds of links, %d activations: %d problems"
    % (len(formats), links, len(activations), len(problems))
)
sys.exit(1 if problems or not formats or not links or not activations else 0)
