"""Runs the examples of the README and the tutorial."""

import doctest
import pathlib
import re

import pytest

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "bindings" / "python"
PAGES = [FOLDER / "README.md", *sorted((FOLDER / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(
        str(page),
        module_relative=False,
        encoding="utf-8",
        optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE,
    )
    assert tried and not failed


def test_links_between_pages_lead_somewhere():
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), "%s: %s" % (page.name, target)
