"""A Sphinx extension that links code such as `ctn_array_add` to its entry in the reference.

A name that the headers do not contain is a warning. Placeholders in capitals (`ctn_array_NAME`) stay code.
"""

import re

from docutils import nodes
from sphinx.util import logging

NAME = re.compile(r"(?:ctnm?|cs|CTN)_\w+(?=$|\()")
PLACEHOLDER = re.compile(r"ctnm?_(\w*_)?[A-Z]|cs_(\w*_)?[A-Z]|.*_$")
logger = logging.getLogger(__name__)


def find(index, name):
    """The entry of a name; those of scope.h and with_message.h follow from the plain function."""
    if name in index:
        return index[name]
    plain = re.sub(r"^(cs|ctnm)_", "ctn_", name)
    return index.get(plain)


def link_names(app, doctree, docname):
    if app.builder.format != "html":
        return
    index = {}
    for name, _, _, page, anchor, _ in app.env.get_domain("c").get_objects():
        index.setdefault(name.split(".")[-1], (page, anchor))
    known = app.config.catenary_names
    for literal in list(doctree.findall(nodes.literal)):
        match = NAME.match(literal.astext())
        if not match or isinstance(literal.parent, nodes.reference):
            continue
        target = find(index, match.group(0))
        if target:
            uri = app.builder.get_relative_uri(docname, target[0]) + "#" + target[1]
            reference = nodes.reference("", "", literal.deepcopy(), internal=True, refuri=uri)
            literal.replace_self(reference)
        elif not PLACEHOLDER.match(match.group(0)) and match.group(0) not in known:
            logger.warning("the headers have no %s", match.group(0), location=literal)


def setup(app):
    app.add_config_value("catenary_names", None, "")
    app.connect("doctree-resolved", link_names)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
