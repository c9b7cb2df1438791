#!/usr/bin/env python3
"""Runs clang-tidy on the C++ sources of the library.

Usage: tidy.py BUILD_DIR JOBS   (a build directory with compile_commands.json)

Most of the time goes into the headers of the standard library, so the sources of a layer are checked
together, some at a time. If names in their unnamed namespaces collide, which takes time, the sources with
the second definitions are checked again, together, and a message says so.
"""

import concurrent.futures
import itertools
import json
import pathlib
import re
import shlex
import subprocess
import sys

TOGETHER = 24
build, jobs = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2])
root = pathlib.Path(__file__).resolve().parents[1]


def compile_flags(entry):
    """The flags of a compilation without the names of its files."""
    words = shlex.split(entry["command"])[1:]
    words = [w for w in words if w != entry["file"]]
    at = words.index("-o")
    return tuple(w for w in words[:at] + words[at + 2 :] if w != "-c")


def layer(entry):
    return pathlib.Path(entry["file"]).relative_to(root).parts[:2]


PART = re.compile(r'^#include "(impl/kernels/\w+\.h)"', re.M)


def has_parts(file):
    """Whether a source includes parts of impl/kernels, which have no include guards."""
    parts = PART.findall(pathlib.Path(file).read_text())
    return any("#pragma once" not in (root / part).read_text() for part in parts)


def sources():
    """The sources as lists of files of one layer with equal flags, the longest lists first."""
    entries = [
        entry
        for entry in json.loads((build / "compile_commands.json").read_text())
        if entry["file"].startswith((str(root / "impl"), str(root / "capi/src")))
        and entry["file"].endswith(".cc")
        and not entry["file"].endswith(".simd.cc")
    ]
    groups = []
    order = sorted(entries, key=lambda e: (layer(e), compile_flags(e), e["file"]))
    for (_, flags), group in itertools.groupby(order, key=lambda e: (layer(e), compile_flags(e))):
        files = [entry["file"] for entry in group]
        groups += [([file], flags) for file in files if has_parts(file)]
        files = [file for file in files if not has_parts(file)]
        parts = -(-len(files) // TOGETHER)
        groups += [
            (files[part * len(files) // parts : (part + 1) * len(files) // parts], flags)
            for part in range(parts)
        ]
    return sorted(groups, key=lambda group: -len(group[0]))


def tidy(file, flags):
    command = ["clang-tidy", "--quiet", "--config-file=" + str(root / ".clang-tidy"), str(file), "--", *flags]
    result = subprocess.run(command, capture_output=True, text=True)
    output = result.stdout
    if result.returncode and not output:
        output = result.stderr
    return output


def colliding(together, flags):
    """The numbers of the included sources that cannot be compiled after those before them."""
    command = ["clang++", "-fsyntax-only", "-ferror-limit=0", "-w", *flags, str(together)]
    errors = subprocess.run(command, capture_output=True, text=True).stderr
    return {int(line) - 1 for line in re.findall(re.escape(str(together)) + r":(\d+):", errors)} - {0}


def check(name, files, flags):
    if len(files) == 1:
        return tidy(files[0], flags)
    together = build / ("together_%s.cc" % name)
    together.write_text("".join('#include "%s"\n' % file for file in files))
    output = tidy(together, flags)
    later = colliding(together, flags) if "[clang-diagnostic-error]" in output else set()
    if not later:
        return output
    apart = [str(pathlib.Path(files[i]).relative_to(root)) for i in sorted(later)]
    print("tidy: names of earlier files collide with those of %s" % " ".join(apart), file=sys.stderr)
    groups = [[file for i, file in enumerate(files) if (i in later) == which] for which in (False, True)]
    return "".join(check(name + "ab"[i], group, flags) for i, group in enumerate(groups))


with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
    checks = [pool.submit(check, str(number), *group) for number, group in enumerate(sources())]
    text = "".join(c.result() for c in checks)
if not checks:
    sys.exit("no sources in %s" % build)
findings = set(re.findall(r"^\S+: (?:warning|error): .*", text, re.M))
print(text, end="")
print("%d groups of files, %d findings" % (len(checks), len(findings)))
sys.exit(1 if text.strip() else 0)
