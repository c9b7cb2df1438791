"""Turns the plain text of comments and docstrings into reStructuredText."""

import re
import textwrap

NAME = re.compile(r"\b(?:ctn|cs|CTN|CATENARY)_\w+(?:\(\))?")
CODE = re.compile(r"``(.+?)``|`([^`\n]+)`")


def escape(text):
    """Plain text as reStructuredText, with the names of the library as code."""
    out, end = [], 0
    for match in NAME.finditer(text):
        out += [plain(text[end : match.start()]), code(match.group(0), text, match.start(), match.end())]
        end = match.end()
    return "".join(out + [plain(text[end:])])


def plain(text):
    text = re.sub(r"([\\*`|])", r"\\\1", text)
    return re.sub(r"(?<=\w)_(?!\w)", r"\\_", text)


def code(word, text, start, end):
    """Code that may touch other characters, which needs a backslash and a space in between."""
    before = "" if start == 0 or text[start - 1].isspace() else "\\ "
    after = "" if end == len(text) or text[end].isspace() else "\\ "
    return "%s``%s``%s" % (before, word, after)


def prose(text):
    """One paragraph, in which backquotes mark code."""
    text = " ".join(text.split())
    out, end = [], 0
    for match in CODE.finditer(text):
        word = (match.group(1) or match.group(2)).strip()
        out += [escape(text[end : match.start()]), code(word, text, match.start(), match.end())]
        end = match.end()
    return "".join(out + [escape(text[end:])])


def indent(lines, by="   "):
    return [by + line if line else "" for line in lines]


def blocks(text):
    """Lines of a text with paragraphs, lists that begin with "- ", and indented code."""
    out = []
    for block in re.split(r"\n[ \t]*\n", text.strip("\n")):
        lines = block.split("\n")
        if all(line.startswith("  ") for line in lines):
            out += [".. code-block:: cpp", ""] + indent(textwrap.dedent(block).split("\n")) + [""]
        elif lines[0].lstrip().startswith("- "):
            for item in re.split(r"^\s*- ", block, flags=re.M)[1:]:
                out.append("- " + prose(item))
            out.append("")
        else:
            split = next((i for i, line in enumerate(lines) if line.startswith(("- ", "  "))), 0)
            if split:
                out += blocks("\n".join(lines[:split])) + blocks("\n".join(lines[split:]))
            else:
                out += [prose(block), ""]
    return out


def title(text, mark="="):
    return [text, mark * len(text), ""]


def page(lines):
    return "\n".join(lines).rstrip() + "\n"
