#!/usr/bin/env python3
"""Compiles and runs every section of docs/tutorial.md and compares what it prints with the page.

Usage: tutorial_test.py TUTORIAL CC OUT FLAGS...
A block ```c belongs to the section's main, in which there is a scope `c`, ```c top stands before it (in the
introduction: before every section's), and a block without a language is what the section prints there.
"""

import pathlib
import re
import subprocess
import sys


def sections(text):
    """(title, blocks of the introduction and the section's own as (kind, code))."""
    parts = re.split(r"^## ", text, flags=re.M)
    common = blocks(parts[0])
    for part in parts[1:]:
        title, _, body = part.partition("\n")
        yield title, common + blocks(body)


def blocks(text):
    return [
        (m.group(1).strip(), m.group(2)) for m in re.finditer(r"^```([^\n]*)\n(.*?)^```$", text, re.M | re.S)
    ]


def main():
    tutorial, compiler, out, *flags = sys.argv[1:]
    failures = count = 0
    for title, parts in sections(pathlib.Path(tutorial).read_text()):
        unknown = [kind for kind, _ in parts if kind not in ("", "c", "c top")]
        body = "".join(code for kind, code in parts if kind == "c")
        if unknown:
            sys.exit("%s: blocks of unknown kinds: %s" % (title, unknown))
        if not body:
            continue
        count += 1
        top = "".join(code + "\n" for kind, code in parts if kind == "c top")
        source = pathlib.Path(out) / ("tutorial_%s.c" % re.sub(r"\W+", "_", title.split(" ")[0]))
        source.write_text(
            top + "int main(void) {\nctn_scope c = {0};\n" + body + "CTN_CHECK(cs_end(&c));\nreturn 0;\n}\n"
        )
        program = source.with_suffix("")
        built = subprocess.run(
            [
                compiler,
                "-std=c99",
                "-Wall",
                "-Wextra",
                "-Wno-unused-function",
                "-Werror",
                str(source),
                "-o",
                str(program),
            ]
            + flags,
            capture_output=True,
            text=True,
        )
        if built.returncode:
            print("%s: does not compile\n%s" % (title, built.stderr))
            failures += 1
            continue
        ran = subprocess.run([str(program)], capture_output=True, text=True, cwd=out)
        expected = "".join(code for kind, code in parts if kind == "")
        if ran.returncode or ran.stdout != expected:
            print(
                "%s: exit status %d\n%sprinted\n%sinstead of\n%s"
                % (title, ran.returncode, ran.stderr, ran.stdout, expected)
            )
            failures += 1
    print("%d sections, %d failed" % (count, failures))
    return 1 if failures or not count else 0


if __name__ == "__main__":
    sys.exit(main())
