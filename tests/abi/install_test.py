#!/usr/bin/env python3
"""Programs built with nothing but pkg-config or find_package(catenary) run against the installed package.

Usage: install_test.py WORK_DIR (--build BUILD_DIR | --prefix PREFIX)
"""

import argparse
import json
import os
import pathlib
import shlex
import subprocess
import sys

PROGRAM = r"""
#include <catenary/catenary.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  const int64_t shape[2] = {2, 2};
  const double values[4] = {1, 2, 3, 4};
  double sums[4] = {0, 0, 0, 0};
  ctn_array *a = NULL, *b = NULL;
  if (ctn_array_from_data(values, shape, 2, CTN_FLOAT64, &a) || ctn_array_add(a, a, &b) ||
      ctn_array_to_data(b, sums, sizeof sums)) {
    fprintf(stderr, "%s\n", ctn_error_message());
    return 1;
  }
  ctn_array_release(a);
  ctn_array_release(b);
  if (sums[0] != 2 || sums[3] != 8 || ctn_op_count() == 0 || strcmp(ctn_op_name(0), ctn_op_name(1)) >= 0) return 2;
  printf("%s\n", ctn_version());
  return 0;
}
"""

SCOPE = r"""
#include <catenary/scope.h>
int main(void) {
  ctn_scope c = {0};
  double sum = cs_array_item_f64(&c, cs_array_sum(&c, cs_array_ones(&c, CTN_SHAPE(3), CTN_FLOAT32), NULL, 0, 0, CTN_DTYPE_NONE),
                                 NULL, 0);
  CTN_CHECK(cs_end(&c));
  return sum == 3 ? 0 : 2;
}
"""
CPP = r"""
#include <catenary/catenary.hpp>
int main() { return ctn::sum(ctn::constant({1.f, 2.f})).item() == 3 ? 0 : 2; }
"""

PROJECT = """
cmake_minimum_required(VERSION 3.22)
project(program LANGUAGES C CXX)
find_package(catenary %s REQUIRED)
add_executable(program program.c)
target_link_libraries(program PRIVATE %s)
"""

parser = argparse.ArgumentParser()
parser.add_argument("work", type=pathlib.Path)
parser.add_argument("--build", type=pathlib.Path)
parser.add_argument("--prefix", type=pathlib.Path)
options = parser.parse_args()
work = options.work.resolve()
work.mkdir(parents=True, exist_ok=True)
prefix = options.prefix.resolve() if options.prefix else work / "prefix"
if options.build:
    subprocess.run(
        ["cmake", "--install", str(options.build.resolve()), "--prefix", str(prefix)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
package = next(iter(sorted(prefix.glob("lib*/**/pkgconfig/catenary.pc"))), None)
if not package:
    sys.exit("no catenary.pc below %s" % prefix)
env = dict(os.environ, PKG_CONFIG_PATH=str(package.parent))


def pkg_config(*arguments):
    return subprocess.run(
        ["pkg-config", *arguments, "catenary"], env=env, check=True, text=True, stdout=subprocess.PIPE
    ).stdout.strip()


source, program = work / "program.c", work / "program"
source.write_text(PROGRAM)
flags = shlex.split(pkg_config("--cflags", "--libs"))
subprocess.run(
    shlex.split(os.environ.get("CC", "cc"))
    + ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", str(source), "-o", str(program)]
    + flags,
    check=True,
)
env["LD_LIBRARY_PATH"] = str(package.parent.parent)
version = subprocess.run(
    [str(program)], env=env, check=True, text=True, stdout=subprocess.PIPE
).stdout.strip()
if version != pkg_config("--modversion"):
    sys.exit("the library says version %s, pkg-config %s" % (version, pkg_config("--modversion")))
for name, text, compiler in (
    ("scope.c", SCOPE, [*shlex.split(os.environ.get("CC", "cc")), "-std=c99"]),
    ("catenary.cpp", CPP, [*shlex.split(os.environ.get("CXX", "c++")), "-std=c++17"]),
):
    (work / name).write_text(text)
    subprocess.run(
        compiler + ["-Wall", "-Wextra", "-pedantic", "-Werror", str(work / name), "-o", str(program)] + flags,
        check=True,
    )
    subprocess.run([str(program)], env=env, check=True)


def find_package(name, target, wanted="0.1"):
    """Configures, builds and runs a CMake project that uses the installed package."""
    project = work / name
    project.mkdir(exist_ok=True)
    (project / "program.c").write_text(PROGRAM)
    (project / "CMakeLists.txt").write_text(PROJECT % (wanted, target))
    configure = ["cmake", "-S", str(project), "-B", str(project / "build"), "-DCMAKE_PREFIX_PATH=%s" % prefix]
    result = subprocess.run(configure, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        return result.stdout
    subprocess.run(["cmake", "--build", str(project / "build")], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([str(project / "build" / "program")], check=True, stdout=subprocess.DEVNULL)
    return ""


problem = find_package("shared", "catenary::catenary")
if problem:
    sys.exit("find_package(catenary):\n%s" % problem)
if "compatible" not in find_package("newer", "catenary::catenary", wanted="99"):
    sys.exit("find_package(catenary 99) did not fail for the version")
if "catenary_FOUND to FALSE" not in find_package(
    "unknown", "catenary::catenary", wanted="0.1 COMPONENTS gpu"
):
    sys.exit("find_package(catenary COMPONENTS gpu) did not fail")
if not any(prefix.glob("lib*/**/libcatenary.a")):
    if "catenary_FOUND to FALSE" not in find_package(
        "none", "catenary::catenary", wanted="0.1 COMPONENTS static"
    ):
        sys.exit("find_package(catenary COMPONENTS static) did not fail without the static library")
else:
    problem = find_package("static", "catenary::catenary_static", wanted="0.1 COMPONENTS shared static")
    if problem:
        sys.exit("find_package(catenary), catenary_static:\n%s" % problem)
    flags = shlex.split(pkg_config("--static", "--cflags", "--libs"))
    flags = ["-l:libcatenary.a" if flag == "-lcatenary" else flag for flag in flags]
    subprocess.run(
        [*shlex.split(os.environ.get("CC", "cc")), "-std=c99", str(source), "-o", str(program), *flags],
        check=True,
    )
    subprocess.run([str(program)], check=True, stdout=subprocess.DEVNULL)
description = next(iter(sorted(prefix.glob("share/**/api.json"))), None)
if not description or not json.loads(description.read_text())["modules"]:
    sys.exit("no api.json below %s/share" % prefix)
print("version %s: built and run with %s" % (version, " ".join(flags)))
