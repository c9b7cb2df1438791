#!/usr/bin/env python3
"""Compiles and runs the programs of README.md, docs and docs/guides, and compares what they print with the pages.

Usage: programs_test.py ROOT CC CXX OUT LIBRARY [PAGE...]

- A block ```c or ```cpp with a function main is a program. A block without a language right after it is what it
  prints; without such a block it must print something.
- Other blocks ```c and ```cpp of a section (##) go, in their order, into one main, in C with a scope `c`. Blocks
  ```c top and ```cpp top stand before it, those before the first section in every program. Blocks without a
  language are, together, what it prints.
- Blocks ```python of a page run one after the other in one process; a block without a language right after one is
  what it prints.
- Blocks ```text, and directives such as {toctree}, are not run.
"""

import concurrent.futures
import contextlib
import io
import os
import pathlib
import re
import subprocess
import sys
import traceback

PAGES = ["README.md", "docs/*.md", "docs/guides/*.md"]
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.M | re.S)
FRAMES = {
    "c": "int main(void) {\nctn_scope c = {0};\n%sCTN_CHECK(cs_end(&c));\nreturn 0;\n}\n",
    "cpp": "int main() {\n%sreturn 0;\n}\n",
}
KINDS = {"", "c", "c top", "cpp", "cpp top", "python", "text"}


class Program:
    """A program of C or C++, and what it prints; None if the page does not say."""

    def __init__(self, where, language, source, expected):
        self.where, self.language, self.source, self.expected = where, language, source, expected


def blocks(text):
    """Language and text of each block; a block that prints belongs to the block that it follows directly."""
    end, previous = None, None
    for match in BLOCK.finditer(text):
        kind = match.group(1).strip()
        if not kind and previous and text[end : match.start()].strip():
            kind = "text"  # an illustration after a paragraph
        if not kind.startswith("{"):
            yield kind, match.group(2)
            previous = kind
        end = match.end()


def joined(parts, kind):
    return "".join(code for k, code in parts if k == kind)


def sections(text):
    """Title and blocks of what is before the first section, and of each section."""
    head, *rest = re.split(r"^## ", text, flags=re.M)
    yield "", list(blocks(head))
    for part in rest:
        title, _, body = part.partition("\n")
        yield title, list(blocks(body))


def programs(name, text):
    common = []
    for title, parts in sections(text):
        unknown = {kind for kind, _ in parts} - KINDS
        if unknown:
            raise SystemExit("%s: %s: blocks of unknown kinds: %s" % (name, title, sorted(unknown)))
        where = "%s: %s" % (name, title or "introduction")
        fragments, output, last = [], "", None
        for i, (kind, code) in enumerate(parts):
            following = parts[i + 1][1] if i + 1 < len(parts) and parts[i + 1][0] == "" else None
            whole = kind in FRAMES and re.search(r"^int main\(", code, re.M)
            if whole:
                yield Program(where, kind, code, following)
            elif kind in FRAMES:
                fragments.append((kind, code))
            elif kind == "" and last in FRAMES:
                output += code
            last = "program" if whole else kind if kind else last
        tops = [part for part in parts if part[0].endswith(" top")]
        for language in FRAMES:
            body = joined(fragments, language)
            if body:
                top = "\n".join(code for kind, code in common + tops if kind == language + " top")
                yield Program(where, language, top + "\n" + FRAMES[language] % body, output)
        if not title:
            common = tops


class Builder:
    def __init__(self, root, cc, cxx, out, library):
        flags = ["-Wall", "-Wextra", "-Wno-unused-function", "-Werror", "-I" + str(root / "include")]
        self.commands = {"c": [cc, "-std=c99", *flags], "cpp": [cxx, "-std=c++17", *flags]}
        self.tail = [library, "-Wl,-rpath," + os.path.dirname(library), "-lm", "-pthread"]
        self.out = out

    def run(self, numbered):
        """What is wrong with a program, or nothing."""
        number, program = numbered
        folder = self.out / ("program_%03d" % number)
        folder.mkdir(parents=True, exist_ok=True)
        source = folder / ("main." + program.language)
        source.write_text(program.source)
        command = [*self.commands[program.language], str(source), "-o", str(folder / "main"), *self.tail]
        built = subprocess.run(command, capture_output=True, text=True)
        if built.returncode:
            return "%s does not compile\n%s" % (program.where, built.stderr)
        ran = subprocess.run([str(folder / "main")], capture_output=True, text=True, cwd=folder)
        wrong = ran.stdout != program.expected if program.expected is not None else not ran.stdout
        if ran.returncode or wrong:
            report = (program.where, ran.returncode, ran.stderr, ran.stdout, program.expected)
            return "%s: exit status %d\n%sprinted\n%sinstead of\n%s" % report
        return None


def run_python(name, text, folder):
    """What is wrong with the Python blocks of a page, and their number."""
    parts, names, wrong, count = list(blocks(text)), {"__name__": "__main__"}, [], 0
    folder.mkdir(parents=True, exist_ok=True)
    os.chdir(folder)
    for i, (kind, code) in enumerate(parts):
        if kind != "python":
            continue
        count += 1
        expected = parts[i + 1][1] if i + 1 < len(parts) and parts[i + 1][0] == "" else None
        printed = io.StringIO()
        try:
            with contextlib.redirect_stdout(printed):
                exec(compile(code, "%s, block %d" % (name, count), "exec"), names)
        except Exception:
            return wrong + ["%s\n%s" % (name, traceback.format_exc())], count
        if expected is not None and printed.getvalue() != expected:
            report = (name, count, printed.getvalue(), expected)
            wrong.append("%s: Python block %d printed\n%sinstead of\n%s" % report)
    return wrong, count


def main():
    root, cc, cxx, out, library, *chosen = sys.argv[1:]
    root, out, library = pathlib.Path(root).resolve(), pathlib.Path(out).resolve(), os.path.abspath(library)
    os.environ["CATENARY_LIBRARY"] = library
    sys.path.insert(0, str(root / "bindings/python"))
    pages = [path for pattern in chosen or PAGES for path in sorted(root.glob(pattern))]
    texts = {path.relative_to(root).as_posix(): path.read_text() for path in pages}
    found = [program for name, text in texts.items() for program in programs(name, text)]
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        wrong = list(filter(None, pool.map(Builder(root, cc, cxx, out, library).run, enumerate(found))))
    count = 0
    for i, (name, text) in enumerate(texts.items()):
        failures, blocks_run = run_python(name, text, out / ("python_%03d" % i))
        wrong += failures
        count += blocks_run
    for text in wrong:
        print(text)
    print(
        "%d pages, %d programs, %d blocks of Python, %d failed" % (len(texts), len(found), count, len(wrong))
    )
    return 1 if wrong or not found else 0


if __name__ == "__main__":
    sys.exit(main())
