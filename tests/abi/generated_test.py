#!/usr/bin/env python3
"""Checks that generated files match the specification, and that the lock preserves the ABI.

Usage: generated_test.py SOURCE_DIR (exit status 77, skipped, without PyYAML)
"""

import pathlib
import subprocess
import sys
import tempfile

source = pathlib.Path(sys.argv[1]).resolve()
sys.dont_write_bytecode = True
sys.path.insert(0, str(source / "capi/gen"))
try:
    import yaml  # noqa: F401
except ImportError:
    print("skipped: no PyYAML")
    sys.exit(77)
import headers
import lock
import model
import tables

failed = subprocess.run([sys.executable, "-B", str(source / "capi/gen/generate.py"), "--check"]).returncode


def expect(condition, what):
    global failed
    if not condition:
        failed = 1
        print("FAILED " + what)


api = model.Api(source / "capi/spec")
with tempfile.TemporaryDirectory() as folder:
    root = pathlib.Path(folder)
    (root / "capi").mkdir()
    path = root / lock.FILE
    real, lock.released = lock.released, lambda _: set()
    expect(lock.check(api, root, relock=True, writing=True) == [], "a first lock")
    expect(lock.check(api, root, relock=False, writing=False) == [], "an equal lock")
    locked = path.read_text()
    path.write_text(locked.replace("ctn_array_add(const ctn_array *x1, ", "ctn_array_add(ctn_array *x1, "))
    expect(
        any("has changed" in p for p in lock.check(api, root, relock=False, writing=False)),
        "a change is found",
    )
    path.write_text(locked + "void ctn_zzz(void);\n")
    expect(
        any("is gone" in p for p in lock.check(api, root, relock=False, writing=False)), "a removal is found"
    )
    lock.released = lambda _: {"0.0.0"}
    expect(lock.check(api, root, relock=True, writing=True) != [], "a release refuses to relock a removal")
    path.write_text("".join(line for line in locked.splitlines(True) if "ctn_array_add(" not in line))
    expect(
        any("is not locked" in p for p in lock.check(api, root, relock=False, writing=False)),
        "an addition is found",
    )
    lock.released = lambda _: {"0.1.0"}
    expect(
        any("0.1.0 is released" in p for p in lock.check(api, root, relock=True, writing=True)),
        "a release gets no further function",
    )
    lock.released = lambda _: {"0.0.0"}
    expect(lock.check(api, root, relock=True, writing=True) == [], "the next version takes an addition")
    path.write_text(locked.replace("# Since 0.1.0:", "# Since 0.0.0:"))
    expect(
        any("has changed" in p for p in lock.check(api, root, relock=True, writing=True)),
        "a function keeps the version that added it",
    )
    lock.released = real
    expect(
        not any(" ctn_testing_" in line or " ctn_functionset_" in line for line in locked.splitlines()),
        "headers outside of the promise are not locked",
    )

later, last = model.Api(source / "capi/spec"), max(api.functions, key=lambda f: f.symbol)
later.functions[api.functions.index(last)].since = "0.2.0"
text = tables.export_map(later)
expect(
    "\nCATENARY_0.1 {\n" in text
    and text.endswith(
        "\n  local: *;\n};\nCATENARY_0.2 {\n  global:\n    %s;\n} CATENARY_0.1;\n" % last.symbol
    ),
    "a later version has a node of its own",
)

function = api.functions[0]
function.deprecated = "0.2.0: use ctn_other"
text = headers.header(api, function.module)
expect(
    " * Deprecated since 0.2.0: use ctn_other." in text
    and '\nCTN_DEPRECATED("since 0.2.0: use ctn_other")\nCTN_API' in text
    and "#define CTN_DEPRECATED(text)\n" in text,
    "what is deprecated says so",
)
sys.exit(failed)
