#!/usr/bin/env python3
"""Checks a built manual: its links, and its pages in a browser, of which it takes screenshots.

Usage: check.py [OUT]
OUT is the folder of build.py. Links and anchors are looked up in all files. The pages below are opened in
Chromium at the width of a desktop and of a phone. A page must have text, not be wider than the window, and
not write errors to the console; everything that it loads must exist. The colors must be the requested
ones. The pictures are in OUT/screenshots.
"""

import html.parser
import pathlib
import shutil
import sys
import urllib.parse

import browser

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = {"desktop": (1280, 900, False), "phone": (390, 844, False), "dark": (1280, 900, True)}
# Pages of each kind; the guides and the pages of languages are added.
PAGES = [
    "index.html",
    "overview.html",
    "tutorial.html",
    "performance.html",
    "abi.html",
    "reference.html",
    "reference/c/index.html",
    "reference/c/array.html#c.ctn_array_reshape",
    "reference/c/types.html",
    "reference/c/scope.html",
    "reference/cpp/index.html",
    "reference/cpp/Array.html",
    "reference/cpp/functions.html#operators",
    "reference/cpp/List.html",
    "reference/python/index.html",
    "reference/python/catenary.html",
    "reference/python/catenary.links.html",
    "reference/c/elementwise.html",
    "search.html?q=reshape",
]
FOLDERS = ("guides", "languages")
MEASURE = """({
  text: document.querySelector('article, [role=main]').innerText.trim().length,
  width: document.documentElement.scrollWidth, window: document.documentElement.clientWidth,
  dark: getComputedStyle(document.body).backgroundColor !== 'rgb(255, 255, 255)'
})"""

RESULTS = """new Promise(done => {
  let polls = 0;
  const found = () => document.querySelector('ul.search li') !== null;
  const poll = () => found() || ++polls > 1200 ? done(found()) : setTimeout(poll, 50);
  poll();
})"""


class Page(html.parser.HTMLParser):
    """The anchors of a page and what it refers to."""

    def __init__(self, text):
        super().__init__()
        self.anchors, self.targets = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for key, value in attributes:
            if key == "id" or (key == "name" and tag == "a"):
                self.anchors.add(value)
            elif key in ("href", "src") and value:
                self.targets.append(value)


def broken_links(site):
    """Targets that do not exist, and those outside the manual that a page loads."""
    pages = {path: Page(path.read_text()) for path in sorted(site.rglob("*.html"))}
    count = 0
    for path, page in pages.items():
        for target in page.targets:
            parts = urllib.parse.urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            count += 1
            file = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            if not file.exists():
                yield path, target
            elif file in pages and parts.fragment:
                anchors = pages[file].anchors
                if urllib.parse.unquote(parts.fragment) not in anchors:
                    yield path, target
    print("%d pages, %d links" % (len(pages), count))


def look(site, pictures):
    """What is wrong with the pages in a browser."""
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir()
    more = [path for folder in FOLDERS for path in sorted(site.glob(folder + "/*.html"))]
    names = PAGES + [path.relative_to(site).as_posix() for path in more]
    with browser.Browser() as window:
        for kind, (width, height, dark) in SIZES.items():
            window.size(width, height, dark)
            for name in names:
                errors = window.open((site / "index.html").as_uri().replace("index.html", name))
                if name.startswith("search") and not window.evaluate(RESULTS):
                    errors.append("the search finds nothing")
                state = window.evaluate(MEASURE)
                where = "%s (%s)" % (name, kind)
                if state["text"] < 100:
                    errors.append("the page has only %d characters" % state["text"])
                if state["width"] > state["window"]:
                    errors.append("the page is %(width)d pixels wide in a window of %(window)d" % state)
                if state["dark"] != dark:
                    errors.append("the page is %s" % ("dark" if state["dark"] else "light"))
                for error in errors:
                    yield where, error
                stem = name.split(".html")[0].replace("/", "-")
                window.screenshot(pictures / ("%s-%s.png" % (stem, kind)))
    print("%d pages at %d sizes; the screenshots are in %s" % (len(names), len(SIZES), pictures))


def main():
    out = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/manual").resolve()
    failures = 0
    for page, target in broken_links(out / "html"):
        print("%s: there is no %s" % (page.relative_to(out / "html"), target))
        failures += 1
    if not browser.program():
        print("no browser: install chromium-headless-shell")
        return 1
    for page, error in look(out / "html", out / "screenshots"):
        print("%s: %s" % (page, error))
        failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
