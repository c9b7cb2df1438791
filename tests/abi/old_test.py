#!/usr/bin/env python3
"""Programs that were compiled with the headers of earlier versions, and kept as objects, link with this library and
run.

Usage: old_test.py LIBRARY [--record VERSION]   (exit status 77, skipped, on other processors than x86-64)
With --record it compiles tests/abi/old/VERSION.c with the present headers to the object that is kept: once for a
minor version, when it is released. Until then, do so after a change that an object cannot survive.
"""

import os
import pathlib
import platform
import shlex
import subprocess
import sys
import tempfile

library = pathlib.Path(sys.argv[1]).resolve()
source = pathlib.Path(__file__).resolve().parents[2]
old = source / "tests/abi/old"
if platform.machine() != "x86_64":
    print("skipped: the objects are of x86-64")
    sys.exit(77)

COMPILER = shlex.split(os.environ.get("CC", "cc"))
COMPILE = [
    *COMPILER,
    "-std=c99",
    "-D_POSIX_C_SOURCE=200112L",
    "-O1",
    "-fPIC",
    "-I",
    str(source / "include"),
    "-c",
]

# A library that has put a field before the others of a struct, as an incompatible one might.
BROKEN = r"""
#define _GNU_SOURCE
#include <catenary/device.h>
#include <dlfcn.h>
#include <string.h>
ctn_status ctn_memory_get_statistics(const char* device, ctn_memory_statistics* statistics) {
  ctn_status (*original)(const char*, ctn_memory_statistics*) =
      (ctn_status(*)(const char*, ctn_memory_statistics*))dlsym(RTLD_NEXT, "ctn_memory_get_statistics");
  const ctn_status status = original(device, statistics);
  memmove(&statistics->cached_bytes, &statistics->used_bytes, sizeof *statistics - 2 * sizeof(size_t));
  return status;
}
"""
problems = []


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


if "--record" in sys.argv:
    version = sys.argv[sys.argv.index("--record") + 1]
    subprocess.run([*COMPILE, "%s.c" % version, "-o", "%s-x86_64.o" % version], check=True, cwd=old)
    print("recorded in %s" % (old / ("%s-x86_64.o" % version)))
    sys.exit(0)

objects = sorted(old.glob("*-x86_64.o"))
expect(objects, "there are objects in %s" % old)
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    broken = folder / "libbroken.so"
    (folder / "broken.c").write_text(BROKEN)
    made = run(
        *COMPILER, "-shared", "-fPIC", "-w", "-I", source / "include", folder / "broken.c", "-o", broken
    )
    expect(made.returncode == 0, made.stdout)
    for kept in objects:
        program = folder / kept.stem
        link = [*COMPILER, kept, "-o", program, library, "-lm", "-Wl,-rpath," + str(library.parent)]
        linked = run(*link)
        expect(linked.returncode == 0, "%s links: %s" % (kept.name, linked.stdout))
        if linked.returncode:
            continue
        done = run(program, folder / "model.npz")
        expect(done.returncode == 0, "%s runs: %s" % (kept.name, done.stdout))
        print("%s: %s" % (kept.name, done.stdout.strip()))

        # It notices what breaks it.
        done = run(program, folder / "model.npz", env=dict(os.environ, LD_PRELOAD=str(broken)))
        expect(done.returncode == 1 and "used_bytes" in done.stdout, "%s finds a moved field" % kept.name)
        without = folder / "libcatenary.so"
        run(*COMPILER, "-shared", "-o", without, "-x", "c", "/dev/null")
        lacking = run(*[without if word == library else word for word in link])
        expect(
            lacking.returncode and "undefined reference to `ctn_array_get'" in lacking.stdout,
            "a symbol is missed",
        )

        text = old / (kept.name.replace("-x86_64.o", ".c"))
        compiled = run(*COMPILE, "-Wall", "-Wextra", "-Werror", "-pedantic", text, "-o", folder / "again.o")
        expect(compiled.returncode == 0, "%s compiles with later headers: %s" % (text.name, compiled.stdout))

# A program that needs a later version is refused when it starts, with the name of the version.
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    (folder / "later.map").write_text(
        "CATENARY_0.1 { local: *; };\nCATENARY_99.0 { global: ctn_newest; } CATENARY_0.1;\n"
    )
    (folder / "later.c").write_text("int ctn_newest(void) { return 0; }\n")
    (folder / "main.c").write_text("int ctn_newest(void);\nint main(void) { return 0 * ctn_newest(); }\n")
    later, program = folder / "libcatenary.so.0", folder / "program"
    run(
        *[*COMPILER, "-shared", "-fPIC", "-Wl,-soname,libcatenary.so.0", folder / "later.c", "-o", later],
        "-Wl,--version-script=%s" % (folder / "later.map"),
    )
    run(*COMPILER, "-O0", folder / "main.c", later, "-o", program)
    ran = run(program, env=dict(os.environ, LD_LIBRARY_PATH=str(folder)))
    refused = run(program, env=dict(os.environ, LD_LIBRARY_PATH=str(library.parent)))
    expect(ran.returncode == 0, "the program of a later version runs with that version: " + ran.stdout)
    expect(
        refused.returncode and "version `CATENARY_99.0' not found" in refused.stdout,
        "this library is refused: " + refused.stdout,
    )

for problem in problems:
    print("FAILED: " + problem)
print("%d objects, %d problems" % (len(objects), len(problems)))
sys.exit(1 if problems else 0)
