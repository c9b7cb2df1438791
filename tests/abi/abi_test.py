#!/usr/bin/env python3
"""Compares the C ABI with the recorded one (tests/abi/catenary.abi): additions pass, anything else fails.

Usage: abi_test.py SOURCE_DIR [--record] (exit status 77, skipped, without abidw and abidiff of libabigail)
It compares a library of empty functions made from the headers, the lock and the export map, so that neither
compiler options nor the implementation matter. exports_test.py checks the real library against the same map.
"""

import os
import pathlib
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "capi/gen"))
import model
import tables

source = pathlib.Path(sys.argv[1]).resolve()
recorded = source / "tests/abi/catenary.abi"
if not shutil.which("abidw") or not shutil.which("abidiff"):
    print("skipped: no abidw and abidiff")
    sys.exit(77)
if platform.machine() != "x86_64":
    print("skipped: the record is of x86_64")
    sys.exit(77)


LAYERS = ("scope.h", "with_message.h")  # they have no symbols


def shell(folder):
    """The empty library."""
    lines = [line for line in (source / "capi/api.lock").read_text().splitlines() if line.endswith(");")]
    bodies = [line.rstrip(";") + " { __builtin_trap(); }" for line in lines]
    headers = sorted(
        path.name for path in (source / "include/catenary").glob("*.h") if path.name not in LAYERS
    )
    text = "\n".join(["#include <catenary/%s>" % name for name in headers] + bodies) + "\n"
    (folder / "shell.c").write_text(text)
    (folder / "catenary.map").write_text(tables.export_map(model.Api(source / "capi/spec")))
    library = folder / "libcatenary.so"
    subprocess.run(
        shlex.split(os.environ.get("CC", "cc"))
        + [
            "-std=c99",
            "-g",
            "-O0",
            "-fPIC",
            "-shared",
            "-w",
            "-ffile-prefix-map=%s=." % folder,
            "-I",
            str(source / "include"),
            "-Wl,--version-script=catenary.map",
            "shell.c",
            "-o",
            str(library),
        ],
        check=True,
        cwd=folder,
    )
    return library


def additions(folder):
    """What abidiff lets pass: fields at the end of structs with struct_size."""
    sized = [s["name"] for s in model.Api(source / "capi/spec").structs.values() if s.get("sized")]
    path = folder / "additions.suppr"
    path.write_text(
        "[suppress_type]\ntype_kind = struct\nname_regexp = ^ctn_(%s)$\n"
        "has_data_member_inserted_at = end\nhas_size_change = yes\n" % "|".join(sized)
    )
    return str(path)


with tempfile.TemporaryDirectory() as name:
    library = shell(pathlib.Path(name))
    if "--record" in sys.argv:
        subprocess.run(
            [
                "abidw",
                "--no-show-locs",
                "--no-corpus-path",
                "--no-comp-dir-path",
                "--no-elf-needed",
                "--no-parameter-names",
                "--load-all-types",
                "--out-file",
                str(recorded),
                str(library),
            ],
            check=True,
        )
        print("recorded in %s" % recorded)
        sys.exit(0)
    if not recorded.exists():
        sys.exit("%s is missing; run abi_test.py with --record" % recorded)
    result = subprocess.run(
        [
            *["abidiff", "--no-added-syms", "--no-show-locs"],
            *["--suppressions", additions(pathlib.Path(name)), str(recorded), str(library)],
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    print(result.stdout or "no difference")
    sys.exit(1 if result.returncode else 0)
