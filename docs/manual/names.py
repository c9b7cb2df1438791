"""A Sphinx extension that links names in code and in declarations to their entries in the reference.

Code such as `ctn_array_add` in any page becomes a link. A name that the headers do not contain is a warning.
Placeholders in capitals (`ctn_array_NAME`) stay code. Types in declarations are looked up in a table, because
Sphinx's own search through all declarations takes longer than the rest of the build.
"""

import re

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging

NAME = re.compile(r"(?:ctnm?|cs|CTN)_\w+(?=$|\()|ctn::[\w:]*\w(?=$|[(<{])")
PLACEHOLDER = re.compile(r"ctnm?_(\w*_)?[A-Z]|cs_(\w*_)?[A-Z]|.*_$")
TYPES = ("class", "struct", "type", "enum", "union")
logger = logging.getLogger(__name__)


def table(app, domain):
    """Name -> page and anchor: everything of C; types of C++, and everything of C++ by its whole name."""
    tables = app.catenary_tables
    if domain not in tables:
        tables[domain] = {}
        for name, _, kind, page, anchor, _ in app.env.get_domain(domain).get_objects():
            if domain == "c" or kind in TYPES:
                tables[domain].setdefault(re.split(r"[.:]", name)[-1], (page, anchor))
            if domain == "cpp":
                tables[domain].setdefault(name, (page, anchor))
    return tables[domain]


def reference(app, docname, target, content):
    uri = app.builder.get_relative_uri(docname, target[0]) + "#" + target[1]
    return nodes.reference("", "", content, internal=True, refuri=uri)


def find(app, name):
    """The entry of a name, or of the plain function or the class Handle from which it follows."""
    if name.startswith("ctn::"):
        index = table(app, "cpp")
        return index.get(name) or index.get(re.sub(r"^ctn::\w+::(?=\w+$)", "ctn::Handle::", name))
    index = table(app, "c")
    return index.get(name) or index.get(re.sub(r"^(cs|ctnm)_", "ctn_", name))


class Declarations(SphinxPostTransform):
    """Links the types in declarations, before Sphinx looks for them."""

    default_priority = 5
    formats = ("html",)

    def run(self, **kwargs):
        for node in list(self.document.findall(addnodes.pending_xref)):
            domain = node.get("refdomain")
            if domain not in ("c", "cpp") or node.get("reftype") != "identifier":
                continue
            name = node.get("reftarget").split("<")[0].split("::")[-1]
            target = table(self.app, domain).get(name) or table(self.app, "c").get(name)
            if target and node.get("reftarget") != "std":
                node.replace_self(reference(self.app, self.env.docname, target, node.children[0]))
            elif domain == "cpp":  # a type of the standard library or a parameter of a template
                node.replace_self(node.children)


def link_names(app, doctree, docname):
    if app.builder.format != "html":
        return
    for literal in list(doctree.findall(nodes.literal)):
        match = NAME.match(literal.astext())
        if not match or isinstance(literal.parent, nodes.reference):
            continue
        target = find(app, match.group(0))
        if target:
            literal.replace_self(reference(app, docname, target, literal.deepcopy()))
        elif not PLACEHOLDER.match(match.group(0)) and match.group(0) not in app.config.catenary_names:
            logger.warning("the headers have no %s", match.group(0), location=literal)


def setup(app):
    app.catenary_tables = {}
    app.add_config_value("catenary_names", None, "")
    app.add_post_transform(Declarations)
    app.connect("doctree-resolved", link_names)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
