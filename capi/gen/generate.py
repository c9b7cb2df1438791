#!/usr/bin/env python3
"""Writes everything that follows from capi/spec.

Usage: python3 capi/gen/generate.py [--check] [--relock] [--build DIR] (from the root of the repository)
  without an option, writes what is part of the repository: headers, bindings, the reference
  --check      writes nothing; fails if a committed file or the lock differs from the specification
  --relock     also records the present signatures in capi/api.lock; from version 0.1.0 on, only additions are accepted
  --build DIR  writes to DIR only what the build reads: wrappers, tables, the export map, api.json
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True
import calls_go
import calls_julia
import calls_python
import cpp
import formats
import headers
import lock
import model
import promotion
import raw_go
import raw_julia
import raw_python
import raw_rust
import reference
import rust
import scope
import tables
import with_message
import wrappers

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Folders in which every file is generated.
OWNED = [
    "include/catenary/*.h",
    "include/catenary/*.hpp",
    "bindings/go/gen_*.go",
    "bindings/rust/catenary/src/api/*.rs",
]
BUILT = ["capi/generated/*", "impl/*/generated/*"]  # what only the build reads


# These also run on api.json alone (tests/abi/api_json_suffices_test.py).
LAYERS = (
    raw_rust,
    rust,
    raw_go,
    calls_go,
    raw_julia,
    calls_julia,
    raw_python,
    calls_python,
    with_message,
    scope,
    cpp,
)
PARTS = (headers, wrappers, tables, promotion, formats, *LAYERS, reference)


def generate():
    api = model.Api(ROOT / "capi/spec")
    files = {}
    for part in PARTS:
        files.update(part.files(api))
    return api, files


def stale(root, patterns, files):
    """Generated files that nothing describes any longer."""
    for pattern in patterns:
        for path in root.glob(pattern):
            if path.is_file() and str(path.relative_to(root)) not in files:
                yield path


def differing(root, files):
    for name, text in files.items():
        path = root / name
        if not path.exists() or path.read_text() != text:
            yield path


def write(root, patterns, files):
    """Leaves files that are equal alone, so that nothing is rebuilt for them."""
    for path in differing(root, files):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[str(path.relative_to(root))])
    for path in stale(root, patterns, files):
        path.unlink()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--relock", action="store_true")
    parser.add_argument("--build", type=pathlib.Path, metavar="DIR")
    options = parser.parse_args()
    try:
        api, files = generate()
    except model.SpecError as error:
        sys.exit("capi/spec: %s" % error)
    built = {name: text for name, text in files.items() if "/generated/" in name}
    kept = {name: text for name, text in files.items() if name not in built}
    if options.build:
        write(options.build, BUILT, built)
        return 0
    problems = []
    if options.check:
        advice = "run capi/gen/generate.py"
        problems += [
            "%s differs from the specification; %s" % (path.relative_to(ROOT), advice)
            for path in differing(ROOT, kept)
        ]
        problems += [
            "%s is not generated any more; %s" % (path.relative_to(ROOT), advice)
            for path in stale(ROOT, OWNED + BUILT, kept)
        ]
    else:
        write(ROOT, OWNED + BUILT, kept)
    problems += lock.check(api, ROOT, relock=options.relock, writing=not options.check)
    for problem in problems:
        print(problem, file=sys.stderr)
    if options.check and not problems:
        print("%d functions, %d files: up to date" % (len(api.functions), len(kept)))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
