#!/usr/bin/env python3
"""Finds paths in the Markdown files of the repository that do not exist.

Usage: paths_test.py ROOT
It checks the targets of relative links, and words between backquotes that begin with a folder of the
repository or, for headers, with `catenary/`. A path is looked up in the folder of the page and in all folders
above it. A `*` matches as in a shell. A path with a placeholder in capitals or angle brackets
(`impl/kernels/NAME.h`) is not checked.
"""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1]).resolve()
OUTSIDE = re.compile(r"build|local$|shared$|\.git$")
FOLDERS = [entry.name for entry in root.iterdir() if entry.is_dir() and not OUTSIDE.match(entry.name)]
PLACEHOLDER = re.compile(r"<|[A-Z]{3,}(?!\w*\.md)")


def pages():
    for folder in [root] + [root / name for name in FOLDERS]:
        yield from folder.glob("*.md") if folder == root else folder.rglob("*.md")


def exists(path, page):
    path = path.rstrip("/")
    if path.startswith("catenary/") and path.endswith((".h", ".hpp")):
        return (root / "include" / path).exists()
    folder = page.parent
    while True:
        if any(folder.glob(path)) if "*" in path else (folder / path).exists():
            return True
        if folder == root:
            return False
        folder = folder.parent


failures = count = 0
for page in sorted(pages()):
    text = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
    targets = [target.split("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in target]
    missing = [target for target in targets if target and not (page.parent / target).exists()]
    count += len(targets)
    for word in re.findall(r"`([\w./*<>{},-]+)`", text):
        path = word.split("{")[0]
        known = path.split("/")[0] in FOLDERS or re.match(r"catenary/\w+\.hp*", path)
        if "/" not in path or not known or PLACEHOLDER.search(path):
            continue
        count += 1
        if not exists(path, page):
            missing.append(word)
    for name in missing:
        print("%s: there is no %s" % (page.relative_to(root), name))
    failures += len(missing)
print("%d paths, %d missing" % (count, failures))
sys.exit(1 if failures or not count else 0)
