#!/usr/bin/env python3
"""Checks that all networks of word2vec put words of a class next to each other, and that nearest rejects files that are
damaged.

Usage: word2vec_test.py TRAIN_WORD2VEC NEAREST
"""

import os
import subprocess
import sys
import tempfile

ANIMALS = {"dog", "horse", "cow", "goat", "lamb", "duck", "hen"}
DAMAGED = {
    b"": "line 1",
    b"2\n": "line 1",
    b"-1 2\n": "line 1",
    b"2 x\na 1\n": "line 1",
    b"99999999999999999999 2\na 1 2\n": "do not fit",
    b"3 3\na 1 2 3\n": "do not fit",
    b"2 2\na 1 2\n": "line 3",
    b"2 2\na 1 2\nb 1\n\n\n": "line 3",
    b"2 2\na 1 2\nb 1 x\n": "line 3",
    b"2 2\na 1 2\nb 1 nan\n": "line 3",
    b"2 2\na 1 2\nb 1 2 3\n": "line 3",
    b"2 2\na 1 2\n 1 2 3\n": "line 3",
    b"1 2\na 1 2\nb 1 2\n": "more than 1 vectors",
    b"2 2\na\0 1 2\nb 1 2\n": "line 2",
}


def run(program, *options, status=0, **more):
    done = subprocess.run([program, *options], capture_output=True, timeout=300, **more)
    text = (done.stdout + done.stderr).decode("utf-8", "replace")
    if done.returncode != status:
        sys.exit("%s\nended with %d instead of %d:\n%s" % (done.args, done.returncode, status, text))
    return text


def check_networks(train, nearest):
    for model in ("skipgram", "cbow"):
        for output in ("negative", "hierarchical", "full"):
            options = "--model %s --output %s --epochs 2 --rate 0.01 --units 32" % (model, output)
            run(train, *options.split())
            word, *found = run(nearest, "--nearest", "7", "cat").replace(":", "").split()
            if not set(found[:10:2]) <= ANIMALS:  # five of seven at least
                sys.exit("%s, %s: the words nearest to %s are %s" % (model, output, word, found))
            print("ok  %s, %s" % (model, output))


def check_questions(nearest):
    run(nearest, input=b"cat\n\n  red + blue  \n")
    assert "no vector of 'unicorn'" in run(nearest, "unicorn", "cat", status=1)
    assert "no vector of 'cat-dog'" in run(nearest, status=1, input=b"cat-dog\ncat\n")
    assert "expected a word" in run(nearest, " + ", status=1)
    assert "more than" in run(nearest, " ".join(["cat"] * 17), status=1)
    assert "needs a value" in run(nearest, "cat", "--nearest", status=2)
    print("ok  questions")


def check_files(nearest):
    for contents, message in DAMAGED.items():
        with open("damaged.txt", "wb") as file:
            file.write(contents)
        text = run(nearest, "--vectors", "damaged.txt", "a", status=1)
        if message not in text:
            sys.exit("%r: %s" % (contents, text))
    assert "No such file" in run(nearest, "--vectors", "absent.txt", "a", status=1)
    with open("zeros.txt", "wb") as file:  # with spaces at the end, as word2vec writes them
        file.write(b"3 2\na 0 0 \nb 1 -1e-3 \nc 0x1p-2\t2")
    assert run(nearest, "--vectors", "zeros.txt", "a").startswith("a: b 0.00 c 0.00")
    print("ok  damaged files")


def main():
    train, nearest = (os.path.abspath(path) for path in sys.argv[1:3])
    os.environ.pop("CATENARY_DATA", None)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        check_networks(train, nearest)
        check_questions(nearest)
        check_files(nearest)
        os.chdir("/")


if __name__ == "__main__":
    main()
