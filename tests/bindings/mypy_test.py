#!/usr/bin/env python3
"""mypy accepts the type stubs, finds that they describe the package, and infers what a program expects.

Usage: mypy_test.py LIBCATENARY WORK_DIR   (exit status 77, skipped, if mypy cannot be installed)
"""

import os
import pathlib
import re
import subprocess
import sys

library, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
SOURCE = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = SOURCE / "bindings/python"
SAMPLE = SOURCE / "tests/bindings/types_sample.py"
REQUIREMENTS = ("mypy==2.4.1", "numpy==2.4.6")

# Modules without stubs: private ones, and those that are plain sources.
ALLOWED = r"""
catenary\.([a-z]\w*\.)*_[a-z]\w*(\..*)?
catenary\.(raw|compat|testing)(\..*)?
catenary\.array\.testing(\..*)?
"""
# What stubs do not say on purpose.
EXPECTED = (
    # Handles derive from ctypes.c_void_p, whose metaclass is private.
    r"is inconsistent, metaclass differs$",
    # Ufuncs are objects of private classes; the stubs have public ones.
    r"variable differs from runtime type catenary\.array\._(ufunc|matmul|composed)\.\w+$",
    # typing_extensions has the decorator, not Python 3.9.
    r"is a disjoint base at runtime, but isn't marked with @disjoint_base in the stub$",
)
CONFIGURATION = "[mypy]\nignore_errors = True\nignore_missing_imports = True\n"
problems = []


def environment():
    folder, stamp = work / "environment", work / "requirements"
    wanted = " ".join(REQUIREMENTS)
    if not stamp.exists() or stamp.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        command = [str(folder / "bin/python"), "-m", "pip", "install", "-q", *REQUIREMENTS]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            print("skipped: mypy could not be installed: " + (done.stdout.splitlines() or ["?"])[-1])
            sys.exit(77)
        stamp.write_text(wanted)
    return folder / "bin/python"


def run(*command, **options):
    variables = dict(
        os.environ, CATENARY_LIBRARY=str(library), PYTHONPATH=str(PACKAGE), MYPYPATH=str(PACKAGE)
    )
    variables["CATENARY_NATIVE"] = "0"  # functions of the extension module have no signatures
    return subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=variables,
        **options,
    )


def check_stubs(python):
    stubs = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("catenary/**/*.pyi"))
    done = run(python, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", cache, *stubs, cwd=PACKAGE)
    print(done.stdout.strip())
    if done.returncode:
        problems.append("mypy finds errors in the stubs")


def check_runtime(python):
    (work / "allowed").write_text(ALLOWED.strip() + "\n")
    (work / "stubtest.ini").write_text(CONFIGURATION)
    done = run(
        *[python, "-m", "mypy.stubtest", "catenary", "--concise", "--ignore-unused-allowlist"],
        *["--allowlist", "allowed", "--mypy-config-file", "stubtest.ini"],
        cwd=work,
    )
    found = [line for line in done.stdout.splitlines() if not any(re.search(e, line) for e in EXPECTED)]
    problems.extend("stubtest: " + line for line in found)
    if not any(re.search(EXPECTED[0], line) for line in done.stdout.splitlines()):
        problems.append("stubtest did not compare the classes: " + done.stdout)
    print("stubtest: %d differences" % len(found))


def check_sample(python):
    done = run(
        python,
        "-m",
        "mypy",
        "--strict",
        "--show-error-codes",
        "--config-file=",
        "--cache-dir",
        cache,
        SAMPLE,
        cwd=work,
    )
    revealed, errors = {}, {}
    for number, text in re.findall(r':(\d+): note: Revealed type is "(.*)"', done.stdout):
        revealed[int(number)] = text
    for number, code in re.findall(r":(\d+): error: .*\[([\w-]+)\]$", done.stdout, re.M):
        errors[int(number)] = code
    checked = 0
    for number, line in enumerate(SAMPLE.read_text().splitlines(), 1):
        code, _, comment = line.partition("  # ")
        wanted_error = comment[len("error: ") :] if comment.startswith("error: ") else None
        wanted = comment if code.startswith("reveal_type(") else None
        checked += bool(comment)
        if revealed.get(number) != wanted or errors.get(number) != wanted_error:
            found = revealed.get(number) or errors.get(number)
            problems.append("line %d: %s: expected %s, got %s" % (number, code, comment or "nothing", found))
    print("%d lines of the sample checked" % checked)


work.mkdir(parents=True, exist_ok=True)
cache = (work / "cache").resolve()
interpreter = environment().absolute()
check_stubs(interpreter)
check_runtime(interpreter)
check_sample(interpreter)
for problem in problems:
    print("FAILED: " + problem)
print("%d problems" % len(problems))
sys.exit(1 if problems else 0)
