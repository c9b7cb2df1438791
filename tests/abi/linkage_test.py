#!/usr/bin/env python3
"""No object calls a function that its layer may not know, whoever declared it: see LAYERS of includes_test.py.

Usage: linkage_test.py SOURCE_DIR OBJECT_DIR=FOLDER...
OBJECT_DIR holds the objects of the sources in FOLDER.
"""

import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import includes_test

# The backends define what impl/backend declares: in backend.h, and in host.h for every device.
DECLARED_IN = {"impl/backend/cpu": "impl/backend", "impl/backend/test": "impl/backend"}


def objects_of(root, directory, folder):
    """The objects whose sources still exist, with the names of the sources; of several sources compiled at a time, which
    are of one folder, the first."""
    for path in sorted(pathlib.Path(directory).rglob("*.o")):
        source = "%s/%s" % (folder, path.relative_to(directory).with_suffix(""))
        if path.parent.name == "Unity":
            included = re.findall(r'^#include "%s/(.*)"' % root, path.with_suffix("").read_text(), re.M)
            # Generated sources have no layer.
            included = [each for each in included if includes_test.layer_of(each)]
            if len({includes_test.layer_of(each) for each in included}) > 1:
                sys.exit("%s has sources of several layers" % path)
            source = included[0] if included else ""
        if source and (root / source).is_file():
            yield str(path), source


def main():
    root = pathlib.Path(sys.argv[1])
    sources = {}
    for argument in sys.argv[2:]:
        sources.update(objects_of(root, *argument.split("=")))
    defined, needed = {}, []
    symbols = subprocess.run(
        ["nm", "-A", "-P", *sources], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    for line in symbols.splitlines():
        path, symbol, kind = line.split()[:3]
        source = sources[path.rstrip(":")]
        if kind == "U":
            needed.append((source, symbol))
        elif kind in "TDBR":
            defined[symbol] = source
    problems = set()
    for source, symbol in needed:
        layer, target = (includes_test.layer_of(path) for path in (source, defined.get(symbol, source)))
        allowed = [layer, *includes_test.LAYERS[layer].split()]
        if target not in allowed and DECLARED_IN.get(target) not in allowed:
            problems.add("%s needs %s, which %s defines" % (source, symbol, defined[symbol]))
    for problem in sorted(problems):
        print(problem)
    print("%d objects, %d problems" % (len(sources), len(problems)))
    return 1 if problems or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
