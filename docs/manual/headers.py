"""The pages of the C and C++ reference, made of what Doxygen reads in the headers."""

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import rst

SETTINGS = """
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
XML_PROGRAMLISTING = NO
EXTRACT_ALL = YES
EXTRACT_STATIC = YES
INCLUDE_GRAPH = NO
INCLUDED_BY_GRAPH = NO
HAVE_DOT = NO
QUIET = YES
INPUT_FILTER = "sed '1s:^/[*][*]:/** @file:'"
WARN_AS_ERROR = FAIL_ON_WARNINGS
MACRO_EXPANSION = YES
EXPAND_ONLY_PREDEF = YES
PREDEFINED = CTN_API= CTN_CALL= CTN_SLOW_= CTN_FORMAT_(a,b)= __STDC_VERSION__=201112L
"""
FACTS = re.compile(
    r"(?:Threads: (?P<Threads>.*?\.)(?= Reference: | Since \d|$))? ?"
    r"(?:Reference: (?P<Reference>.*?\.)(?= Since \d|$))? ?(?:Since (?P<Since>[\d.]+)\.)?$"
)


def run_doxygen(include, out):
    """Reads the headers into XML; a malformed comment is an error."""
    shutil.rmtree(out, ignore_errors=True)  # Doxygen leaves files of headers and classes that are gone
    out.mkdir(parents=True)
    settings = out / "Doxyfile"
    lines = "INPUT = %s\nSTRIP_FROM_PATH = %s\nOUTPUT_DIRECTORY = %s" % (include / "catenary", include, out)
    settings.write_text(SETTINGS + lines + "\n")
    if subprocess.run(["doxygen", str(settings)]).returncode:
        sys.exit("doxygen does not accept the comments of the headers")
    return out / "xml"


def flat(element):
    """The text of an element without markup."""
    return "" if element is None else " ".join("".join(element.itertext()).split())


def inline(element):
    """Text and code of a paragraph, without the blocks in it."""
    out = rst_text(element.text)
    for child in element:
        if child.tag == "computeroutput":
            out += "`%s`" % flat(child)
        elif child.tag not in ("parameterlist", "simplesect", "itemizedlist", "programlisting"):
            out += inline(child)
        out += rst_text(child.tail)
    return out


def rst_text(text):
    return (text or "").replace("`", "'")


class Comment:
    """What the comment of one declaration says."""

    def __init__(self, member):
        self.paragraphs, self.parameters, self.returned, self.facts = [], [], "", {}
        for section in ("briefdescription", "detaileddescription"):
            for para in member.iterfind(section + "/para"):
                self._read(para)
        if self.paragraphs:
            match = FACTS.match(" ".join(self.paragraphs[-1].split()))
            if match and any(match.groups()):
                self.facts = {key: text for key, text in match.groupdict().items() if text}
                self.paragraphs.pop()

    def _read(self, para):
        text = inline(para)
        if text.strip():
            self.paragraphs.append(text)
        for item in para.iterfind("itemizedlist/listitem"):
            self.paragraphs.append("- " + " ".join(inline(p) for p in item.iterfind("para")))
        for item in para.iterfind("parameterlist/parameteritem"):
            names = [flat(n) for n in item.iterfind("parameternamelist/parametername")]
            text = " ".join(inline(p) for p in item.iterfind("parameterdescription/para"))
            self.parameters.append((", ".join(names), text))
        for part in para.iterfind("simplesect"):
            if part.get("kind") == "return":
                self.returned = " ".join(inline(p) for p in part.iterfind("para"))

    def lines(self, common_threads="", function=False):
        """Sphinx knows parameters of functions only; other declarations get a list."""
        out = []
        for text in self.paragraphs:
            out += ["- " + rst.prose(text[2:]) if text.startswith("- ") else rst.prose(text), ""]
        if self.parameters and not function:
            out.append(":Parameters:")
        for name, text in self.parameters:
            head = ":param %s: " % name if function else "   - **%s** -- " % rst.plain(name)
            out.append(head + rst.prose(text))
        out += [""] if self.parameters and not function else []
        if self.returned:
            out.append(":returns: " + rst.prose(self.returned))
        for key, text in self.facts.items():
            if key != "Threads" or text.lower() != common_threads.lower():
                out.append(":%s: %s" % (key, rst.prose(text)))
        return out + [""]

    def __bool__(self):
        return bool(self.paragraphs or self.parameters)


def line_of(member):
    return int(member.find("location").get("declline") or member.find("location").get("line"))


def named(member):
    return flat(member.find("name"))


def directive(kind, signatures, content):
    signatures = [signatures] if isinstance(signatures, str) else signatures
    head = ".. %s:: " % kind
    return [head + ("\n" + " " * len(head)).join(signatures), ""] + rst.indent(content) + [""]


def macro(member):
    """The name of a macro with its arguments."""
    arguments = [flat(p) for p in member.iterfind("param")]
    return named(member) + ("(%s)" % ", ".join(arguments) if arguments else "")


def signature(member, qualified=False):
    """A declaration as C or C++ writes it."""
    name = flat(member.find("qualifiedname" if qualified else "name")) or named(member)
    kind, arguments = flat(member.find("type")), flat(member.find("argsstring"))
    if kind.endswith("(*"):
        return "%s%s%s" % (kind.replace("(*", " (*"), name, arguments)
    arguments = arguments.replace(",...)", ", ...)")
    return "%s %s%s" % (kind, name, arguments) if kind else name + arguments


def top_comment(path):
    """What the comment at the top of a header says after the name."""
    text = re.match(r"/\*\*\n(.*?)\n \*/", path.read_text(), re.S).group(1)
    text = "\n".join(re.sub(r"^ \* ?", "", line) for line in text.split("\n"))
    text = re.sub(r"\n*Generated from capi/spec.*", "", text, flags=re.S)
    return re.match(r"\S+: (.*)", text, re.S).group(1)


class Header:
    """One header: the comment at its top, its types and its functions."""

    def __init__(self, xml, path, others):
        self.name, self.xml, self.others = path.stem, xml, others
        tree = ElementTree.parse(xml / (path.name.replace("_", "__").replace(".", "_8") + ".xml"))
        self.brief, _, self.text = top_comment(path).partition("\n\n")
        threads = re.search(r"^Threads: (.*)", self.text, re.M | re.S)
        self.threads = " ".join(threads.group(1).split()) if threads else ""
        self.members = sorted(
            (m for m in tree.iter("memberdef") if not named(m).endswith("_") and line_of(m) > 5), key=line_of
        )
        guard = "CATENARY_%s_H" % self.name.upper()
        self.members = [m for m in self.members if named(m) not in (guard, "") or m.get("kind") == "enum"]

    def types(self):
        out, previous = [], None
        for member in self.members:
            kind = member.get("kind")
            if kind == "enum":
                values = []
                for value in member.iterfind("enumvalue"):
                    text = flat(value.find("name")), flat(value.find("initializer")).lstrip("= ")
                    if not text[0].endswith("_"):
                        values += directive("c:enumerator", "%s = %s" % text, Comment(value).lines())
                out += rst.indent(values) if previous is not None else []
            elif kind == "typedef":
                previous = member
                fields = (
                    self.struct(named(member)) if flat(member.find("type")).startswith("struct") else None
                )
                if fields is not None:
                    out += directive("c:struct", named(member), Comment(member).lines() + fields)
                else:
                    kind = flat(member.find("type"))
                    text = named(member) if kind.startswith("struct") else signature(member)
                    out += directive("c:type", text, Comment(member).lines())
        for group in self.groups("define"):
            out += directive("c:macro", [macro(member) for member in group], Comment(group[0]).lines())
        return out

    def groups(self, kind):
        """Declarations that share a comment: those on the lines right after one that has it."""
        found, end = [], 0
        for member in self.members:
            if member.get("kind") != kind:
                continue
            if Comment(member):
                found.append([member])
            elif found and line_of(member) == end + 1:
                found[-1].append(member)
            else:
                continue
            end = int(member.find("location").get("bodyend", "-1"))
            end = line_of(member) if end < 0 else end
        return found

    def struct(self, name):
        path = self.xml / ("struct%s.xml" % name.replace("_", "__"))
        if not path.exists():
            return None
        fields = []
        for member in sorted(ElementTree.parse(path).iter("memberdef"), key=line_of):
            if not named(member).endswith("_"):
                fields += directive("c:member", signature(member), Comment(member).lines())
        return fields

    def functions(self):
        groups = self.groups("function")
        links = [":c:func:`%s`" % named(group[0]) for group in groups]
        out = [" · ".join(links), ""] if len(links) > 5 else []
        for group in groups:
            texts = [signature(member).replace("static ", "") for member in group]
            comment = Comment(group[0])
            other = self.others.get(named(group[0]))
            if other:
                comment.facts["C++"] = "``%s``" % other
            out += directive("c:function", texts, comment.lines(self.threads, True))
        return out

    def page(self):
        lines = rst.title("%s.h" % self.name) + ["``#include <catenary/%s.h>``" % self.name, ""]
        lines += [rst.prose(self.brief), ""] + rst.blocks(self.text)
        for heading, part in (("Types and constants", self.types()), ("Functions", self.functions())):
            lines += rst.title(heading, "-") + part if part else []
        return rst.page(lines)


def c_pages(include, xml, others):
    """(name, text) of the pages of the C headers; `others` are the names of functions in C++."""
    headers = []
    for path in sorted((include / "catenary").glob("*.h")):
        if path.stem != "catenary":
            headers.append(Header(xml, path, others))
    for header in headers:
        yield header.name, header.page()
    lines = rst.title("C reference")
    lines += [
        "Every function of the C API is declared in one of these headers. ``<catenary/catenary.h>`` includes",
        "all that the promise of :doc:`compatibility </abi>` covers.",
        "",
        ".. list-table::",
        "   :widths: 30 70",
        "",
    ]
    for header in headers:
        lines += ["   * - :doc:`%s.h <%s>`" % (header.name, header.name), "     - " + rst.prose(header.brief)]
    lines += ["", ".. toctree::", "   :hidden:", ""] + ["   " + header.name for header in headers]
    yield "index", rst.page(lines)
