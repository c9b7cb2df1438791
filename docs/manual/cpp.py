"""The pages of the C++ reference, made of what Doxygen reads in catenary.hpp."""

import re
import xml.etree.ElementTree as ElementTree

import headers
import rst

OPERATOR = re.compile(r"operator\W")
STANDS_FOR = re.compile(r"(ctn_\w+): (.*)", re.S)


def members(path, kinds=("function",)):
    """Public members in the order of the header."""
    tree = ElementTree.parse(path)
    found = [m for m in tree.iter("memberdef") if m.get("kind") in kinds and m.get("prot") == "public"]
    return sorted((m for m in found if not headers.named(m).endswith("_fn_")), key=headers.line_of)


def template(member):
    parameters = []
    for item in member.iterfind("templateparamlist/param"):
        text = headers.flat(item.find("type"))
        name, default = headers.flat(item.find("declname")), headers.flat(item.find("defval"))
        parameters.append(text + (" " + name if name else "") + (" = " + default if default else ""))
    return "template<%s> " % ", ".join(parameters) if parameters else ""


def declaration(member):
    """A declaration as one line that Sphinx can read."""
    kind = headers.flat(member.find("type"))
    words = "static " if member.get("static") == "yes" else ""
    words += "explicit " if member.get("explicit") == "yes" else ""
    text = headers.named(member) + headers.flat(member.find("argsstring"))
    text = re.sub(r"\s*=\s*(default|delete)$", "", text).replace("={}", " = {}")
    if re.match(r"noexcept\b", kind):  # what Doxygen says of constructors
        kind = ""
    return template(member) + words + (kind + " " if kind else "") + text


def entries(found):
    """Members with their comments; overloads without one share that of the member before."""
    groups = []
    for member in found:
        comment = headers.Comment(member)
        if not comment and groups and headers.named(groups[-1][0]) == headers.named(member):
            groups[-1].append(member)
        else:
            groups.append([member])
    out = []
    for group in groups:
        signatures = list(dict.fromkeys(map(declaration, group)))
        out += headers.directive("cpp:function", signatures, linked(headers.Comment(group[0])))
    return out


def linked(comment):
    """The comment of a function that stands for one of C begins with its name."""
    if comment.paragraphs:
        match = STANDS_FOR.match(" ".join(comment.paragraphs[0].split()))
        if match:
            text = match.group(2).rstrip()
            end = "" if text.endswith(".") else "."
            comment.paragraphs[0] = "%s%s See `%s`." % (text, end, match.group(1))
    return comment.lines(function=True)


class Class:
    """A class of the interface."""

    def __init__(self, path):
        tree = ElementTree.parse(path).find("compounddef")
        self.name = headers.flat(tree.find("compoundname")).rpartition("::")[2]
        self.comment = headers.Comment(tree)
        self.bases = [re.sub(r"<.*", "", headers.flat(b)) for b in tree.iterfind("basecompoundref")]
        self.line = int(tree.find("location").get("line"))
        self.template = template(tree)
        inherited = [] if self.name == "Handle" else ["Handle"]  # `using Handle::Handle`
        self.functions = [m for m in members(path) if headers.named(m) not in inherited]
        self.fields = members(path, ("variable",))
        self.kind = tree.get("kind")

    def body(self):
        out = self.comment.lines()
        for member in self.fields:
            text = "%s %s" % (headers.flat(member.find("type")), headers.named(member))
            out += headers.directive("cpp:member", text, headers.Comment(member).lines())
        return out + entries(self.functions)

    def lines(self):
        base = " : public " + ", ".join(self.bases) if self.bases else ""
        text = "%s%s%s" % (self.template, self.name, base)
        return headers.directive("cpp:" + self.kind, text, self.body())

    def page(self):
        lines = rst.title(self.name) + [".. cpp:namespace:: ctn", ""] + self.lines()
        return rst.page(lines)


def classes(xml):
    paths = [path for path in xml.glob("*ctn_1_1*.xml") if path.name.startswith(("class", "struct"))]
    found = [Class(path) for path in paths if "detail" not in path.name]
    return sorted(found, key=lambda c: c.line)


def counterparts(xml):
    """Functions of C -> those of C++ that stand for them."""
    found = [("ctn::", member) for member in members(xml / "namespacectn.xml")]
    found += [("ctn::%s::" % c.name, member) for c in classes(xml) for member in c.functions]
    names = {}
    for scope, member in found:
        match = STANDS_FOR.match(" ".join(headers.Comment(member).paragraphs))
        if match:
            names.setdefault(match.group(1), scope + headers.named(member))
    return names


def operators(found):
    """One line for each operator: what its operands can be."""
    table = {}
    for member in found:
        pieces = [headers.flat(p.find("type")) for p in member.iterfind("param")]
        operands = [
            re.sub(r"const | ?&|U_?|^T$", lambda m: "number" if m.group(0) == "T" else "", p) for p in pieces
        ]
        text = ", ".join(operands)
        table.setdefault(headers.named(member), []).append(text)
    lines = [".. list-table::", "   :header-rows: 1", "   :widths: 20 80", ""]
    lines += ["   * - operator", "     - operands"]
    for name, texts in table.items():
        lines += ["   * - ``%s``" % name, "     - " + "; ".join(dict.fromkeys(texts))]
    return lines + [""]


def functions_page(found):
    lines = rst.title("Functions") + [".. cpp:namespace:: ctn", ""]
    lines += ["Functions of the namespace ``ctn`` that are not methods of a class.", ""]
    plain = [m for m in found if not OPERATOR.match(headers.named(m))]
    lines += entries(plain) + rst.title("Operators", "-")
    return rst.page(lines + operators([m for m in found if OPERATOR.match(headers.named(m))]))


def callbacks_page(aliases, tables):
    lines = rst.title("Callbacks") + [".. cpp:namespace:: ctn", ""]
    for member in aliases:
        text = "%s = %s" % (headers.named(member), headers.flat(member.find("type")))
        lines += headers.directive("cpp:type", text, linked(headers.Comment(member)))
    for table in tables:
        lines += table.lines()
    return rst.page(lines)


def cpp_pages(include, xml):
    """(name, text) of the pages of the C++ header."""
    path = include / "catenary/catenary.hpp"
    text = headers.top_comment(path)
    space = xml / "namespacectn.xml"
    every = classes(xml)
    handles = [c for c in every if c.bases == ["Handle"]]
    tables = [c for c in every if c.kind == "struct"]
    others = [c for c in every if c not in handles and c not in tables]
    aliases = [m for m in members(space, ("typedef",)) if headers.Comment(m)]
    yield "functions", functions_page(members(space))
    yield "callbacks", callbacks_page(aliases, tables)
    for c in handles + others:
        yield c.name, c.page()
    brief, _, rest = text.partition("\n\n")
    lines = rst.title("C++ reference") + ["``#include <catenary/catenary.hpp>``", "", rst.prose(brief), ""]
    lines += rst.blocks(rest)
    lines += [".. list-table::", "   :widths: 30 70", ""]
    for c in handles + others:
        first = rst.prose(c.comment.paragraphs[0]) if c.comment.paragraphs else ""
        lines += ["   * - :doc:`%s <%s>`" % (c.name, c.name), "     - " + first]
    lines += ["   * - :doc:`Functions <functions>`", "     - Functions that are not methods, and operators."]
    lines += ["   * - :doc:`Callbacks <callbacks>`", "     - Types of functions that the library calls."]
    names = ["functions", "callbacks"] + sorted(c.name for c in handles + others)
    yield "index", rst.page(lines + ["", ".. toctree::", "   :hidden:", ""] + ["   " + n for n in names])
