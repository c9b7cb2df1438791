"""Sphinx's settings for the manual; build.py runs Sphinx with them."""

import os
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
root = pathlib.Path(os.environ["CATENARY_ROOT"])
# What the headers contain, and what their generator adds to them when it is needed.
texts = [
    path.read_text() for path in [*(root / "include/catenary").glob("*.h"), root / "capi/gen/headers.py"]
]
catenary_names = {name for text in texts for name in re.findall(r"\b(?:ctnm?|cs|CTN)_\w+", text)}

project = "Catenary"
author = "The Catenary authors"
copyright = author
version = release = os.environ["CATENARY_VERSION"]

extensions = ["myst_parser", "names", "theme"]
source_suffix = {".rst": "restructuredtext", ".md": "markdown"}
myst_heading_anchors = 4
myst_enable_extensions = ["deflist", "attrs_image"]
suppress_warnings = ["myst.header"]
highlight_language = "text"
primary_domain = None
default_role = "code"
add_function_parentheses = False
toc_object_entries = False  # the theme repeats the tree of contents in every page
keep_warnings = False

nitpicky = True
# Types of the languages themselves, and those that C++ names without their namespace.
nitpick_ignore_regex = [
    (r"c:identifier", r"u?int\d+_t|size_t|uintptr_t|FILE|va_list|DLManagedTensor\w*"),
    (r"cpp:.*", r".*"),
    (r"py:class", r"\w+"),
]

html_theme = "furo"
html_title = "Catenary %s" % version
html_static_path = [str(pathlib.Path(__file__).parent / "static")]
html_css_files = ["manual.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
pygments_style = "tango"
pygments_dark_style = "monokai"
