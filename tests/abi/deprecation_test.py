#!/usr/bin/env python3
"""A function with `deprecated` in the specification warns in C, C++, Python and Julia, and says so in api.json, Rust and Go.

Usage: deprecation_test.py LIBRARY (exit status 77, skipped, without PyYAML)
No function is deprecated yet, so the test marks some in a copy of the specification.
"""

import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile

library = pathlib.Path(sys.argv[1]).resolve()
source = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(source / "capi/gen"))
try:
    import yaml  # noqa: F401
except ImportError:
    print("skipped: no PyYAML")
    sys.exit(77)
import calls_julia
import calls_python
import cpp
import headers
import model
import raw_go
import raw_rust
import scope
import tables
import with_message

TEXT = "0.2.0: use ctn_other"
MARKED = ("array_zeros", "leaky_relu", "version")
C = """
#include <catenary/scope.h>
#include <catenary/with_message.h>
int main(void) {
  const int64_t shape[] = {2};
  ctn_scope c = {0};
  ctn_failure failure = {0};
  ctn_array *a = NULL;
  ctn_version();
  ctn_array_zeros(shape, 1, CTN_FLOAT32, &a);
  cs_array_zeros(&c, shape, 1, CTN_FLOAT32);
  ctnm_array_zeros(&failure, shape, 1, CTN_FLOAT32, &a);
  return 0;
}
"""
CPP = """
#include <catenary/catenary.hpp>
int main() {
  ctn::version();
  ctn::leaky_relu(ctn::Variable(ctn::Array::zeros({2}, CTN_FLOAT32)), 0.2);
}
"""
PYTHON = """
import catenary
import catenary.array as cp
import catenary.functions as F
x = cp.zeros(3, dtype="float32")
F.leaky_relu(x)
"""
problems = []


def expect(condition, what):
    if not condition:
        problems.append(what)


api = model.Api(source / "capi/spec")
for function in api.functions:
    if function.name in MARKED:
        function.deprecated = TEXT

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for part in (headers, with_message, scope, cpp):
        for path, text in part.files(api).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)

    def warnings_of(language, text, standard, *options):
        """The deprecated functions that a compiler names for a program, each as often as it does."""
        compiler = os.environ.get("CC", "cc") if language == "c" else os.environ.get("CXX", "c++")
        path = folder / ("program." + language)
        path.write_text(text)
        command = [*shlex.split(compiler), "-std=" + standard, "-fsyntax-only", "-Wall", "-Wextra", *options]
        done = subprocess.run(
            command + ["-I", str(folder / "include"), str(path)], stderr=subprocess.PIPE, text=True
        )
        expect(done.returncode == 0, "%s compiles: %s" % (path.name, done.stderr))
        lines = [line for line in done.stderr.splitlines() if "warning:" in line]
        expect(
            all("deprecat" in line and "since " + TEXT in line and str(path) in line for line in lines),
            "only calls of the program warn, with what to use: %s" % "\n".join(lines),
        )
        return len(lines)

    expect(warnings_of("c", C, "c99") == 0, "C is silent without CTN_WARN_DEPRECATED")
    expect(warnings_of("cc", CPP, "c++17") == 0, "C++ is silent without CTN_WARN_DEPRECATED")
    expect(warnings_of("c", C, "c99", "-DCTN_WARN_DEPRECATED") == 4, "C, scopes and messages warn")
    expect(warnings_of("cc", CPP, "c++17", "-DCTN_WARN_DEPRECATED") == 3, "C++ warns")

    package = folder / "python/catenary"
    shutil.copytree(
        source / "bindings/python/catenary", package, ignore=shutil.ignore_patterns("__pycache__")
    )
    (package / "_calls.py").write_text(calls_python.source(api))
    program = folder / "program.py"
    program.write_text(PYTHON)
    done = subprocess.run(
        [sys.executable, "-W", "always::DeprecationWarning", str(program)],
        env=dict(os.environ, PYTHONPATH=str(package.parent), CATENARY_LIBRARY=str(library)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    expect(done.returncode == 0, "the program in Python runs: " + done.stdout)
    for line, function in ((5, "array_zeros"), (6, "leaky_relu")):
        expect(
            "%s:%d: DeprecationWarning: %s is deprecated since %s" % (program, line, function, TEXT)
            in done.stdout,
            "Python warns of %s in line %d of the program: %s" % (function, line, done.stdout),
        )

described = {f["name"]: f for m in json.loads(tables.api_json(api))["modules"] for f in m["functions"]}
expect({n for n, f in described.items() if "deprecated" in f} == set(MARKED), "api.json marks them")
expect(described["leaky_relu"]["deprecated"] == TEXT, "api.json says what to use")
rust, go = raw_rust.source(api), raw_go.files(api)["bindings/go/raw/raw.go"]
expect(rust.count('#[deprecated(since = "0.2.0", note = "use ctn_other")]') == len(MARKED), "Rust marks them")
julia = calls_julia.source(api)
expect(
    julia.count('Base.depwarn("') == julia.count("Deprecated since %s. " % TEXT) == len(MARKED), "Julia warns"
)
expect(go.count("\n//\n// Deprecated: since %s.\nfunc " % TEXT) == len(MARKED), "Go marks them")

for problem in problems:
    print("FAILED: " + problem)
print("%d functions marked, %d problems" % (len(MARKED), len(problems)))
sys.exit(1 if problems else 0)
