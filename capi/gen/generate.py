#!/usr/bin/env python3
"""Writes everything that follows from capi/spec.

Usage: python3 capi/gen/generate.py [--check] [--relock] (from the root of the repository)
  --check   writes nothing; fails where a committed file or the lock differs from the specification
  --relock  records the present signatures in capi/api.lock; from version 0.1.0 on only additions are taken
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True
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
import scope
import tables
import with_message
import wrappers

ROOT = pathlib.Path(__file__).resolve().parents[2]
OWNED = [
    "include/catenary/*.h",
    "include/catenary/*.hpp",
    "capi/generated/*",
    "impl/dtype/generated/*",
    "impl/base/generated/*",
    "impl/serializers/generated/*",
]


def generate():
    api = model.Api(ROOT / "capi/spec")
    files = {}
    for part in (
        headers,
        with_message,
        wrappers,
        tables,
        promotion,
        formats,
        raw_rust,
        raw_go,
        raw_julia,
        raw_python,
        calls_python,
        reference,
        scope,
        cpp,
    ):
        files.update(part.files(api))
    return api, files


def stale(files):
    """Generated files that nothing describes any more."""
    for pattern in OWNED:
        for path in ROOT.glob(pattern):
            if path.is_file() and str(path.relative_to(ROOT)) not in files:
                yield path


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--relock", action="store_true")
    options = parser.parse_args()
    try:
        api, files = generate()
    except model.SpecError as error:
        sys.exit("capi/spec: %s" % error)
    problems = []
    if not options.check:
        for name, text in files.items():
            path = ROOT / name
            if not path.exists() or path.read_text() != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
        for path in stale(files):
            path.unlink()
    else:
        for name, text in files.items():
            path = ROOT / name
            if not path.exists() or path.read_text() != text:
                problems.append("%s differs from the specification; run capi/gen/generate.py" % name)
        problems += ["%s is not generated any more" % path.relative_to(ROOT) for path in stale(files)]
    problems += lock.check(api, ROOT, relock=options.relock, writing=not options.check)
    for problem in problems:
        print(problem, file=sys.stderr)
    if options.check and not problems:
        print("%d functions, %d files: up to date" % (len(api.functions), len(files)))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
