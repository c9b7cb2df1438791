"""Python source in the layout that `ruff format` gives it: lines of at most 110 columns, split at
brackets."""

import re
import textwrap

WIDTH = 110
OPEN, CLOSE = "([{", ")]}"


def quoted(text):
    """A text without quotes and backslashes as a literal."""
    return '"%s"' % text


def docstring(text, indent=""):
    """The lines of a docstring."""
    text = text.replace("\\", "\\\\").replace('"""', "'''")
    lines = textwrap.wrap(
        '"""' + text,
        WIDTH - 3,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    lines[-1] += ' """' if lines[-1].endswith('"') else '"""'
    return lines


def comment(text, indent=""):
    """The lines of a comment."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent + "# ",
        subsequent_indent=indent + "# ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _items(text):
    """The parts of a text between commas that are outside of brackets and quotes."""
    parts, depth, start, quote = [], 0, 0, False
    for place, letter in enumerate(text):
        if letter == '"':
            quote = not quote
        elif quote:
            continue
        elif letter in OPEN:
            depth += 1
        elif letter in CLOSE:
            depth -= 1
        elif letter == "," and not depth:
            parts.append(text[start:place].strip())
            start = place + 1
    return parts + [text[start:].strip()] * bool(text[start:].strip())


def _last_bracket(text):
    """Where the bracket opens that the statement ends with, and where it closes; None for a statement without
    one."""
    end = len(text) - 1 if text[-1] in ":," else len(text)
    if end == 0 or text[end - 1] not in CLOSE:
        return None
    depth, quote = 0, False
    for place in reversed(range(end)):
        if text[place] == '"':
            quote = not quote
        elif not quote and text[place] in CLOSE:
            depth += 1
        elif not quote and text[place] in OPEN:
            depth -= 1
            if not depth:
                return place, end - 1
    return None


def statement(line):
    """The lines for a statement, or for an item of a list or dictionary."""
    text = line.lstrip()
    indent = line[: len(line) - len(text)]
    found = _last_bracket(text) if len(line) > WIDTH else None
    if found is None or text.startswith("#"):
        return [line]
    start, end = found
    body = text[start + 1 : end]
    call = start > 0 and (text[start - 1].isalnum() or text[start - 1] in "_)]")
    inner = indent + "    "
    lines = [inner + body]
    if len(lines[0]) > WIDTH or not call and len(_items(body)) > 1:
        lines = [part for item in _items(body) for part in statement(inner + item + ",")]
    return [indent + text[: start + 1], *lines, indent + text[end:]]


def statements(lines):
    return [part for line in lines for part in statement(line)]


def imported(module, body):
    """The import of the names of ctypes that a text uses."""
    names = set(
        re.findall(r"\b(c_\w+|byref|create_string_buffer|CDLL|CFUNCTYPE|POINTER|PyDLL|Structure)\b", body)
    )
    names = sorted(
        names & set(dir(module)), key=lambda name: (not name.isupper(), not name[0].isupper(), name)
    )
    return "from %s import (\n%s)\n" % (module.__name__, "".join("    %s,\n" % name for name in names))
