"""Copies the Markdown pages of the repository to the folder from which Sphinx reads."""

import os
import pathlib
import re
import shutil

# Where a page of the repository appears; `*` stands for a name.
PLACES = [
    ("README.md", "overview.md"),
    ("CHANGELOG.md", "changelog.md"),
    ("docs/*.md", "*.md"),
    ("docs/guides/*.md", "guides/*.md"),
    ("docs/design/*.md", "design/*.md"),
    ("bindings/*/README.md", "languages/*.md"),
    ("bindings/python/docs/tutorial/*.md", "languages/python/*.md"),
]
LINK = re.compile(r"\[((?:[^\[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)")


def staged(root):
    """The pages: path in the repository -> path in the manual."""
    found = {}
    for pattern, place in PLACES:
        for path in sorted(root.glob(pattern)):
            name = path.parent.name if path.name == "README.md" else path.stem
            target = place.replace("*", name)
            found[path.relative_to(root).as_posix()] = target.replace("design/design.md", "design/index.md")
    return found


def relative(target, page):
    return os.path.relpath(target, os.path.dirname(page) or ".")


class Links:
    """Changes links so that they lead to pages of the manual."""

    def __init__(self, root, pages):
        self.root, self.pages, self.pictures = root, pages, {}

    def page(self, source):
        text = (self.root / source).read_text() + self.below(self.pages[source])
        if source == "docs/index.md":
            text = text.replace("\n...\n", "\n%s\n" % "\n".join(self.unlisted(text)))
        parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
        parts[::2] = [LINK.sub(lambda m: self.link(source, *m.groups()), part) for part in parts[::2]]
        return "".join(parts)

    def unlisted(self, index):
        """Pages of the top folder that no table of contents names; `...` in one of them stands for them."""
        lists = re.findall(r"^```\{toctree\}.*?^```$", index, re.M | re.S)
        listed = set(re.findall(r"^(?:.*<)?([\w/*]+)>?$", "\n".join(lists), re.M))
        pages = [place[:-3] for place in self.pages.values() if "/" not in place]
        return [page for page in pages if page not in listed | {"index"}]

    def below(self, place):
        """A table of contents for a page that has further pages in its folder."""
        folder = os.path.dirname(place) if place.endswith("/index.md") else place[:-3]
        if place == "index.md" or not any(
            p.startswith(folder + "/") for p in self.pages.values() if p != place
        ):
            return ""
        entry = os.path.relpath(folder, os.path.dirname(place)) + "/*"
        return "\n```{toctree}\n:hidden:\n:glob:\n\n%s\n```\n" % os.path.normpath(entry)

    def link(self, source, text, target):
        if "://" in target or target.startswith("#"):
            return "[%s](%s)" % (text, target)
        path, _, fragment = target.partition("#")
        path = os.path.normpath(os.path.join(os.path.dirname(source), path))
        here = self.pages[source]
        header = re.fullmatch(r"include/catenary/(\w+)\.h", path)
        if header and re.fullmatch(r"`ctn_\w+`|`CTN_\w+`", text):
            return text
        place = "reference/c/%s.rst" % header.group(1) if header else self.pages.get(path)
        if (self.root / path).is_dir() and path + "/README.md" in self.pages:
            place = self.pages[path + "/README.md"]
        if place is None and path.endswith((".png", ".svg")) and (self.root / path).is_file():
            place = self.pictures[path] = path.removeprefix("docs/")
        if place is None:
            return text
        return "[%s](%s%s)" % (text, relative(place, here), "#" + fragment if fragment else "")


def copy(root, out):
    pages = staged(root)
    links = Links(root, pages)
    for source, place in pages.items():
        path = out / place
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, links.page(source))
    for source, place in links.pictures.items():
        (out / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / source, out / place)
    return [pathlib.PurePosixPath(place) for place in (*pages.values(), *links.pictures.values())]


def write(path, text):
    """Leaves a file that is equal alone, so that Sphinx reads only what changed."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
