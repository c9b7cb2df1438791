#!/usr/bin/env python3
"""Breaks the ABI on purpose, in copies of the sources, and expects the test that is for it to fail.

Usage: breaks_test.py LIBRARY EXPORT_MAP   (exit status 77, skipped, without git, PyYAML, abidw and abidiff)
old_test.py, deprecation_test.py and generated_test.py break what they check themselves.
"""

import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

library, export_map = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
SOURCE = pathlib.Path(__file__).resolve().parents[2]
COPIED = ("capi", "include", "bindings", "docs/reference.md", "impl/backend/plugin_symbols.txt", "tests/abi")
try:
    import yaml  # noqa: F401
except ImportError:
    print("skipped: no PyYAML")
    sys.exit(77)
for tool in ("abidw", "abidiff", "git"):
    if not shutil.which(tool):
        print("skipped: no " + tool)
        sys.exit(77)

ABIDIFF = "tests/abi/abi_test.py ."
LOCK = "capi/gen/generate.py --relock"
GENERATED = "capi/gen/generate.py --check"
EXPORTS = "tests/abi/exports_test.py %s catenary.map --allow-rpath" % library
HEADERS = "tests/abi/headers_test.py small"
LAYERS = "tests/abi/layers_test.py include"
NEW = """- name: %s
  doc: A function that is new.
%s  returns: int32

- name: op_count
"""
BASE = "capi/spec/base.yml"

# What is broken; the edits, each of a file with the old and the new text; the command; what it says, or None if it
# has to accept the change.
BREAKS = [
    (
        "a field between others",
        [
            (
                "include/catenary/device.h",
                "  size_t struct_size;\n",
                "  size_t struct_size;\n  uint64_t more;\n",
            )
        ],
        ABIDIFF,
        "ctn_memory_get_statistics",
    ),
    (
        "a field at the end of a struct with struct_size",
        [
            (
                "include/catenary/device.h",
                "} ctn_memory_statistics;",
                "  uint64_t more;\n} ctn_memory_statistics;",
            )
        ],
        ABIDIFF,
        None,
    ),
    (
        "a field at the end of a struct without struct_size",
        [("include/catenary/types.h", "} ctn_index;", "  int64_t more;\n} ctn_index;")],
        ABIDIFF,
        "ctn_index",
    ),
    (
        "another value of an enumeration's constant",
        [("capi/spec/types.yml", "value: 11\n", "value: 13\n")],
        LOCK,
        "what is locked has changed: Values: CTN_",
    ),
    (
        "another value of a constant",
        [("capi/spec/types.yml", "- name: MAX_NDIM", "- name: MOST_NDIM")],
        LOCK,
        "what is locked is gone: Values: CTN_MAX_NDIM",
    ),
    (
        "another type of an argument",
        [
            (
                "include/catenary/device.h",
                "(const char *device, uint64_t bytes)",
                "(const char *device, uint32_t bytes)",
            ),
            ("capi/api.lock", "(const char *device, uint64_t bytes)", "(const char *device, uint32_t bytes)"),
        ],
        ABIDIFF,
        "ctn_memory_set_limit",
    ),
    (
        "another type of a callback's argument",
        [
            (
                "include/catenary/device.h",
                "void *user_data, uint64_t wanted",
                "void *user_data, uint32_t wanted",
            )
        ],
        ABIDIFF,
        "ctn_memory_set_pressure_callback",
    ),
    (
        "a function that is gone",
        [("capi/api.lock", "const char *ctn_simd_level(void);\n", "")],
        ABIDIFF,
        "[D] 'function const char* ctn_simd_level()'",
    ),
    (
        "a function that moved to another version",
        [
            (BASE, "module: base\n", "module: base\nversion: 0.2.0\n"),
            (BASE, "- name: simd_level\n", "- name: simd_level\n  since: 0.2.0\n"),
        ],
        ABIDIFF,
        "ctn_simd_level",
    ),
    (
        "a new function of the next version",
        [
            (BASE, "module: base\n", "module: base\nversion: 0.2.0\n"),
            (BASE, "- name: op_count\n", NEW % ("newest", "  since: 0.2.0\n")),
        ],
        LOCK,
        None,
    ),
    (
        "a new function of a version that is released",
        [(BASE, "- name: op_count\n", NEW % ("newest", ""))],
        LOCK,
        "ctn_newest is new, but 0.1.0 is released",
    ),
    (
        "another result of a released function",
        [(BASE, "returns: int32\n", "returns: int64\n")],
        LOCK,
        "what is locked has changed: Since 0.1.0: int32_t ctn_version_number(void);",
    ),
    (
        "another name of a released function",
        [(BASE, "- name: simd_level\n", "- name: simd\n")],
        LOCK,
        "what is locked is gone: Since 0.1.0: const char *ctn_simd_level(void);",
    ),
    (
        "a released function of another version",
        [
            (BASE, "module: base\n", "module: base\nversion: 0.2.0\n"),
            (BASE, "- name: simd_level\n", "- name: simd_level\n  since: 0.2.0\n"),
        ],
        LOCK,
        "what is locked has changed: Since 0.1.0: const char *ctn_simd_level(void);",
    ),
    (
        "a header that was edited by hand",
        [("include/catenary/device.h", "uint64_t bytes)", "uint32_t bytes)")],
        GENERATED,
        "include/catenary/device.h differs from the specification",
    ),
    (
        "a symbol that nobody specified",
        [("catenary.map", "    ctn_add;\n", "")],
        EXPORTS,
        "exported, but not in the specification: ctn_add@@CATENARY_0.1",
    ),
    (
        "a symbol that the library lacks",
        [("catenary.map", "    ctn_add;\n", "    ctn_add;\n    ctn_newest;\n")],
        EXPORTS,
        "not exported: ctn_newest@@CATENARY_0.1",
    ),
    (
        "a symbol in the node of another version",
        [
            ("catenary.map", "    ctn_add;\n", ""),
            (
                "catenary.map",
                "CATENARY_PRIVATE {",
                "CATENARY_0.2 {\n  global:\n    ctn_add;\n} CATENARY_0.1;\nCATENARY_PRIVATE {",
            ),
        ],
        EXPORTS,
        "not exported: ctn_add@@CATENARY_0.2",
    ),
    (
        "a symbol of plugins that the list lacks",
        [("catenary.map", '      "catenary::current_call";\n', "")],
        EXPORTS,
        "exported for plugins, but not in impl/backend/plugin_symbols.txt: catenary::current_call",
    ),
    (
        "a header that needs another before it",
        [("small/catenary/types.h", "#include <stdint.h>\n", "")],
        HEADERS,
        "types.h as c99",
    ),
    (
        "a header with a word of C++",
        [
            (
                "small/catenary/base.h",
                "ctn_status_name(ctn_status status)",
                "ctn_status_name(ctn_status class)",
            )
        ],
        HEADERS,
        "base.h as c++17",
    ),
    (
        "a function that the layers lack",
        [("include/catenary/scope.h", "cs_array_sum(", "cs_array_summed(")],
        LAYERS,
        "array_sum",
    ),
]


def tried(row, folder):
    """What is wrong with a row: nothing if the command says what it should."""
    name, edits, command, message = row
    for part in COPIED:
        target = folder / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if (SOURCE / part).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "build", "target", "_lib")
            shutil.copytree(SOURCE / part, target, ignore=ignored)
        else:
            shutil.copyfile(SOURCE / part, target)
    shutil.copyfile(export_map, folder / "catenary.map")
    (folder / "small/catenary").mkdir(parents=True)
    for header in ("types.h", "base.h"):
        shutil.copyfile(SOURCE / "include/catenary" / header, folder / "small/catenary" / header)
    for path, old, new in edits:
        text = (folder / path).read_text()
        if old not in text:
            return "%s: %s has no %r to replace" % (name, path, old)
        (folder / path).write_text(text.replace(old, new, 1))
    if command == LOCK:
        git = ["git", "-C", str(folder), "-c", "user.name=test", "-c", "user.email=test@example.org"]
        for step in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "release"], ["tag", "v0.1.0"]):
            subprocess.run(git + step, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    done = subprocess.run(
        [sys.executable, "-B", *command.split()],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if message is None:
        return "" if done.returncode == 0 else "%s: refused: %s" % (name, done.stdout)
    if done.returncode == 1 and message in done.stdout:
        return ""
    return "%s: %s ended with %d: %s" % (name, command, done.returncode, done.stdout)


def check(row):
    with tempfile.TemporaryDirectory() as folder:
        return tried(row, pathlib.Path(folder))


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    problems = [problem for problem in pool.map(check, BREAKS) if problem]
for problem in problems:
    print("FAILED: " + problem)
print("%d changes, %d problems" % (len(BREAKS), len(problems)))
sys.exit(1 if problems else 0)
