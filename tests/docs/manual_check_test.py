#!/usr/bin/env python3
"""Tests of the checks of the manual: each finds a page that is made wrong on purpose.

Usage: manual_check_test.py OUT (exit status 77, skipped, without Chromium)
"""

import pathlib
import shutil
import sys

MANUAL = pathlib.Path(__file__).resolve().parents[2] / "docs/manual"
sys.path.insert(0, str(MANUAL))
sys.dont_write_bytecode = True
import browser
import check

if not browser.program():
    print("skipped: the checks need " + browser.PROGRAMS[0])
    sys.exit(77)

TEXT = "<p>%s</p>" % ("Enough words for a page that is not empty. " * 5)
PAGES = {  # name: (body, what the browser finds)
    "good.html": (TEXT + '<p id="here"><a href="#here">a link</a></p>', None),
    "empty.html": ("", "the page has only 0 characters"),
    "wide.html": (TEXT + '<div style="width: 3000px">wide</div>', "pixels wide in a window of"),
    "error.html": (TEXT + "<script>console.error('went wrong')</script>", "went wrong"),
    "exception.html": (TEXT + "<script>missing()</script>", "missing is not defined"),
    "image.html": (TEXT + '<img src="none.png">', "ERR_FILE_NOT_FOUND"),
    "anchor.html": (TEXT + '<a href="good.html#nowhere">a link</a>', None),
    "file.html": (TEXT + '<a href="nowhere.html">a link</a>', None),
}
LINKS = {("anchor.html", "good.html#nowhere"), ("file.html", "nowhere.html"), ("image.html", "none.png")}
FRAME = """<!DOCTYPE html><meta name="viewport" content="width=device-width">
<style>body { margin: 8px; background: white } @media (prefers-color-scheme: dark) { body { background: black } }</style>
<article>%s</article>"""

out = pathlib.Path(sys.argv[1]).resolve()
shutil.rmtree(out, ignore_errors=True)
(out / "html").mkdir(parents=True)
for name, (body, _) in PAGES.items():
    (out / "html" / name).write_text(FRAME % body)
failures = []

links = {(page.name, target) for page, target in check.broken_links(out / "html")}
if links != LINKS:
    failures.append("broken links: expected %s, got %s" % (sorted(LINKS), sorted(links)))

check.PAGES = list(PAGES)
found = list(check.look(out / "html", out / "screenshots"))
for name, (_, expected) in PAGES.items():
    for kind in check.SIZES:
        where = "%s (%s)" % (name, kind)
        texts = [text for place, text in found if place == where]
        if (expected is None) != (not texts) or expected and not any(expected in text for text in texts):
            failures.append("%s: expected %s, got %s" % (where, expected, texts))
        if not (out / "screenshots" / ("%s-%s.png" % (name[:-5], kind))).stat().st_size:
            failures.append("%s: there is no screenshot" % where)
for failure in failures:
    print(failure)
print("%d pages, %d failed" % (len(PAGES), len(failures)))
sys.exit(1 if failures else 0)
