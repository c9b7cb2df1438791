"""A Sphinx extension that completes Debian's package of the theme Furo.

There the theme's script is a module and its style sheet imports a file by an absolute path. Browsers load
neither for a site that is opened from a disk, so both parts are put into the files that refer to them. The
style sheet also lacks the dark colors for readers whose system asks for them.
"""

import pathlib
import re

IMPORT_SCRIPT = re.compile(r'^import \w+ from "\./([\w-]+\.js)";\n', re.M)
IMPORT_STYLE = re.compile(r"^@import url\((/javascript/[^)]+)\);\n", re.M)
DARK = re.compile(r'^@media not print \{\n(  body\[data-theme="dark"\] \{\n.*?\} )\}\n', re.M | re.S)


def dark_by_request(match):
    colors = match.group(1).replace('[data-theme="dark"]', ':not([data-theme="light"])')
    return match.group(0) + "@media screen and (prefers-color-scheme: dark) {\n%s}\n" % colors


def complete(app, error):
    if error or app.builder.format != "html":
        return
    static = pathlib.Path(app.outdir) / "_static"
    script, style = static / "scripts/furo.js", static / "styles/furo.css"
    script.write_text(
        IMPORT_SCRIPT.sub(lambda m: (script.parent / m.group(1)).read_text(), script.read_text())
    )
    shared = pathlib.Path("/usr/share")
    text = IMPORT_STYLE.sub(lambda m: (shared / m.group(1).lstrip("/")).read_text(), style.read_text())
    style.write_text(text if "prefers-color-scheme" in text else DARK.sub(dark_by_request, text))


def setup(app):
    app.connect("build-finished", complete)
    return {"version": "1", "parallel_read_safe": True}
