"""The pages of the Python reference, made of the docstrings and signatures of the imported package."""

import importlib
import inspect
import pkgutil
import re
import textwrap

import rst

LEFT_OUT = ("catenary.raw", "catenary.compat")  # the C API once more, and a program
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def modules():
    """Public modules with names of their own, the package first."""
    package = importlib.import_module("catenary")
    names = ["catenary"]
    for found in pkgutil.walk_packages(package.__path__, "catenary."):
        private = any(part.startswith("_") for part in found.name.split("."))
        if not private and not found.name.startswith(LEFT_OUT):
            names.append(found.name)
    return [importlib.import_module(name) for name in sorted(names, key=lambda n: (n.count("."), n))]


def signature(value):
    try:
        text = str(inspect.signature(value))
    except (RuntimeError, TypeError, ValueError):  # such as a type-check expression, which has no truth value
        return "()"
    text = re.sub(r"\bcatenary\.(?:\w+\.)*(\w+)", r"\1", text)
    text = re.sub(r"<(?:class|function|built-in function) '?(?:\w+\.)*(\w+)'?[^>]*>", r"\1", text)
    return re.sub(r"<([\w.]+)[^>]*>", r"\1", ADDRESS.sub("", text))


def described(value):
    """The docstring as reStructuredText; code keeps its layout."""
    out = []
    for block in re.split(r"\n[ \t]*\n", inspect.getdoc(value) or ""):
        lines = block.split("\n")
        if ">>>" in lines[0] or all(line.startswith("  ") for line in lines):
            code = textwrap.dedent(block).split("\n")
            out += [".. code-block:: python", ""] + rst.indent(code) + [""]
        elif re.fullmatch(r"[A-Z]\w+:", lines[0]) and all(line.startswith("  ") for line in lines[1:]):
            out += fields(lines[0], textwrap.dedent("\n".join(lines[1:]))) + [""]
        else:
            out += rst.blocks(block)
    return out


def fields(heading, text):
    """A section such as `Args:`, whose items are `name (type): text` with continuation lines indented."""
    items = [" ".join(item.split()) for item in re.split(r"\n(?=\S)", text)]
    named = [re.match(r"([*\w]+(?:, [*\w]+)*)(?: \(([^()]*)\))?: (.*)", item) for item in items]
    if not all(named):
        return ["%s %s" % (":" + heading, rst.prose(" ".join(items)))]
    out = [] if heading == "Args:" else [":" + heading, ""]
    head = ":param %s: " if heading == "Args:" else "   - **%s**: "
    for match in named:
        kind = "(%s) " % match.group(2) if match.group(2) else ""
        out.append(head % rst.plain(match.group(1)) + rst.prose(kind + match.group(3)))
    return out


def directive(kind, text, content):
    return [".. py:%s:: %s" % (kind, text), ""] + rst.indent(content) + [""]


def method(owner, name, value):
    kind, text = "method", None
    if isinstance(value, property):
        kind, text = "property", name
    elif isinstance(value, (classmethod, staticmethod)):
        kind = type(value).__name__
        value = getattr(owner, name)
    elif not callable(value):
        return []
    return directive(kind, text or name + bound(kind, value), described(value))


def bound(kind, value):
    """The signature without the object that a method belongs to."""
    text = signature(value)
    return re.sub(r"^\(self(?:, )?(?:/, )?", "(", text) if kind == "method" else text


def public(value):
    return not value.__name__.startswith("_") and "._" not in value.__module__


def class_entry(name, value):
    content = described(value) if value.__doc__ else []
    bases = [base.__name__ for base in value.__bases__ if base is not object and public(base)]
    if bases:
        content += ["Bases: " + ", ".join("``%s``" % base for base in bases), ""]
    for key, member in sorted(vars(value).items()):
        if not key.startswith("_"):
            content += method(value, key, member)
    kind = "exception" if issubclass(value, BaseException) else "class"
    return directive(kind, name + ("" if kind == "exception" else signature(value)), content)


def foreign(value):
    """Whether it belongs to another package, such as a type of NumPy."""
    return callable(value) and not str(getattr(value, "__module__", "catenary")).startswith("catenary")


def entry(name, value):
    if foreign(value):
        text = "``%s.%s``" % (value.__module__, getattr(value, "__name__", name))
        return directive("data", name, ["The same as %s." % text, ""])
    if inspect.isclass(value):
        return class_entry(name, value)
    if callable(value):
        return directive("function", name + signature(value), described(value))
    content = described(value) if type(value).__module__.startswith("catenary") else []
    text = repr(value)
    return directive("data", name, content or (["``%s``" % text, ""] if len(text) < 60 else []))


class Module:
    """A module: the names that it has first, and those that it shares with a module before it."""

    def __init__(self, module, seen):
        self.name, self.doc = module.__name__, described(module)
        self.brief = rst.prose(re.split(r"\n\s*\n", inspect.getdoc(module))[0])
        self.entries, self.shared = [], []
        for name in sorted(module.__all__, key=str.lower):
            value = getattr(module, name)
            if inspect.ismodule(value):
                continue
            key = id(value) if callable(value) else (self.name, name)
            if key in seen:
                self.shared.append((name, seen[key]))
            else:
                seen[key] = "%s.%s" % (self.name, name)
                self.entries.append((name, value))
        self.clashes = self.name in seen.values()  # a function has the name of its module

    def page(self):
        lines = rst.title(self.name) + [".. py:module:: " + self.name]
        lines += ["   :noindex:"] if self.clashes else []
        lines += [""] + self.doc
        for name, value in self.entries:
            lines += entry(name, value)
        if self.shared:
            links = ["``%s`` is :py:obj:`%s`" % pair for pair in self.shared]
            lines += rst.title("Names of other modules", "-") + ["; ".join(links) + ".", ""]
        return rst.page(lines)


def python_pages():
    """(name, text) of the pages of the Python package."""
    seen = {}
    found = [Module(module, seen) for module in modules() if hasattr(module, "__all__")]
    found = [module for module in found if module.entries]
    for module in found:
        yield module.name, module.page()
    lines = rst.title("Python reference")
    lines += ["The modules of the package ``catenary``, which needs only Python and the shared library.", ""]
    lines += [".. list-table::", "   :widths: 35 65", ""]
    for module in found:
        lines += ["   * - :doc:`%s <%s>`" % (module.name, module.name), "     - " + module.brief]
    names = sorted(module.name for module in found)
    yield "index", rst.page(lines + ["", ".. toctree::", "   :hidden:", ""] + ["   " + n for n in names])
