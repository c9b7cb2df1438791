#!/usr/bin/env python3
"""Checks that every source file begins with a comment or docstring that says what it is.

Usage: headlines_test.py ROOT
"""

import pathlib
import re
import sys

FOLDERS = "bindings capi cmake examples impl include scripts tests".split()
COMMENTS = {
    (".c", ".cc", ".cpp", ".def", ".go", ".h", ".hpp", ".inc", ".rs"): "//|/\\*",
    (".py", ".pyi"): 'r?"""|# ',
    (".cmake", ".sh", ".toml", ".txt"): "# ",
    (".jl",): '"""|# ',
}
SKIPPED = {"build", "fixtures", "lint", "node_modules", "target", "vectors", "__pycache__"}

root = pathlib.Path(sys.argv[1])
files, failures = 0, []
for folder in FOLDERS:
    for path in sorted((root / folder).rglob("*")):
        pattern = next((p for suffixes, p in COMMENTS.items() if path.suffix in suffixes), None)
        if not pattern or SKIPPED & set(path.relative_to(root).parts) or not path.is_file():
            continue
        if path.suffix == ".txt" and path.name != "CMakeLists.txt":
            continue
        files += 1
        lines = (line for line in path.read_text().splitlines() if line.strip() and not line.startswith("#!"))
        if not re.match(pattern, next(lines, "")):
            failures.append(path.relative_to(root))

for path in failures:
    print("%s: begin it with a comment that says what it is" % path)
print("%d files, %d without a headline" % (files, len(failures)))
sys.exit(bool(failures) or not files)
