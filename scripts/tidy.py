#!/usr/bin/env python3
"""Runs clang-tidy on the C++ sources of the library.

Usage: tidy.py BUILD_DIR JOBS   (a build directory with compile_commands.json)

Most of the time goes into the headers of the standard library, so many sources are checked together, as if
they were one. Sources whose names collide with those of earlier ones, in unnamed namespaces for instance, are
checked again, together with each other; that takes time, so names are better unique.
"""

import collections
import concurrent.futures
import json
import pathlib
import re
import shlex
import subprocess
import sys

TOGETHER = 112
build, jobs = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2])
root = pathlib.Path(__file__).resolve().parents[1]

# Flags that say how code is generated and which warnings the compiler prints: sources that differ only in
# these can be checked together.
WITHOUT_MEANING = re.compile(r"-c|-O.|-g.?|-fPIC|-W.*|-D\w+_EXPORTS|-fvisibility.*|-fno-.*|-ffp-contract=.*")


def compile_flags(entry):
    """The flags of a compilation that matter here, without the names of its files."""
    words = shlex.split(entry["command"])[1:]
    at = words.index("-o")
    words = [word for word in words[:at] + words[at + 2 :] if word != entry["file"]]
    return tuple(word for word in words if not WITHOUT_MEANING.fullmatch(word))


def sources():
    """The sources for each set of flags."""
    result = collections.defaultdict(list)
    for entry in sorted(json.loads((build / "compile_commands.json").read_text()), key=lambda e: e["file"]):
        file = entry["file"]
        inside = file.startswith((str(root / "impl"), str(root / "capi/src")))
        if inside and file.endswith(".cc") and not file.endswith(".simd.cc"):
            result[compile_flags(entry)].append(file)
    return result


def tidy(file, flags):
    command = ["clang-tidy", "--quiet", "--config-file=" + str(root / ".clang-tidy"), str(file), "--", *flags]
    result = subprocess.run(command, capture_output=True, text=True)
    output = result.stdout
    if result.returncode and not output:
        output = result.stderr
    return output


def joined(name, files):
    """A source that includes others, one in each line."""
    if len(files) == 1:
        return files[0]
    together = build / ("together_%s.cc" % name)
    together.write_text("".join('#include "%s"\n' % file for file in files))
    return together


def colliding(together, flags):
    """The numbers of the included sources that cannot be compiled after those before them."""
    command = ["clang++", "-fsyntax-only", "-ferror-limit=0", "-w", *flags, str(together)]
    errors = subprocess.run(command, capture_output=True, text=True).stderr
    return {int(line) - 1 for line in re.findall(re.escape(str(together)) + r":(\d+):", errors)} - {0}


def check(name, files, flags):
    """The findings in sources that are compiled as one; those that collide with others are checked again."""
    output = tidy(joined(name, files), flags)
    if len(files) == 1 or "[clang-diagnostic-error]" not in output:
        return output
    later = colliding(joined(name, files), flags)
    again = [file for i, file in enumerate(files) if i in later]
    if not again:
        return output
    # Errors make findings in headers unreliable, which others include, too.
    kept = tuple(file + ":" for i, file in enumerate(files) if i not in later)
    findings = re.split(r"^(?=\S+:\d+:\d+: (?:warning|error): )", output, flags=re.M)
    first = "".join(finding for finding in findings if finding.startswith(kept))
    return first + check(name + "_later", again, flags)


def portions(files):
    count = -(-len(files) // TOGETHER)
    return [files[i * len(files) // count : (i + 1) * len(files) // count] for i in range(count)]


with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
    groups = [(part, flags) for flags, files in sources().items() for part in portions(files)]
    groups.sort(key=lambda group: -len(group[0]))
    checks = [pool.submit(check, str(i), files, flags) for i, (files, flags) in enumerate(groups)]
    text = "".join(c.result() for c in checks)
if not checks:
    sys.exit("no sources in %s" % build)
findings = set(re.findall(r"^\S+: (?:warning|error): .*", text, re.M))
print(text, end="")
print("%d groups of files, %d findings" % (len(checks), len(findings)))
sys.exit(1 if text.strip() else 0)
