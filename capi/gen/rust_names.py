"""Names, types and texts of the safe Rust layer (bindings/rust/catenary)."""

import re

from ctext import camel, paragraphs, tidy, wrap
from raw_rust import SCALARS, WORDS as RAW_WORDS, escaped

WORDS = RAW_WORDS | {
    "impl",
    "mut",
    "pub",
    "let",
    "if",
    "else",
    "for",
    "while",
    "return",
    "true",
    "false",
    "trait",
}
WORDS |= {
    "struct",
    "enum",
    "mod",
    "const",
    "extern",
    "crate",
    "async",
    "await",
    "break",
    "continue",
    "unsafe",
}
TYPES = {"dtype": "DType", "status": "Code"}  # names of enumerations that differ from their C names
FAMILIES = ("functions", "links")  # modules whose parts (functions_loss) are one module of Rust
HOMES = {
    "types": "dtype",
    "variable": "functions",
    "recompute": "functions",
    "fuse": "functions",
    "saving": "serializer",
}
NAME = r"\b(?:ctn|CTN)_\w+\b"  # of C, in texts
OWN = {"clone": "deep_clone"}  # names that handles have for something else
NUMBERS = {kind: text for kind, text in SCALARS.items() if kind != "bool"}


def word(name):
    return name + "_" if name in WORDS else name


def enum_type(name):
    return TYPES.get(name, camel(name))


def value_name(enum, value):
    """A value of an enumeration: CTN_CASTING_SAME_KIND is Casting::SameKind; None for CTN_DTYPE_NONE."""
    name = value["name"]
    if name == "DTYPE_NONE":
        return None
    return camel((name[len("ERROR_") :] if name.startswith("ERROR_") else name).lower())


def owner(api, function):
    """The handle whose type has the function, and the name there; (None, name) for a free function."""
    name, handle = function.name, None
    for candidate in sorted(api.handles, key=len, reverse=True):
        if name.startswith(candidate + "_"):
            name, handle = name[len(candidate) + 1 :], candidate
            break
    names = {f.name for f in api.functions}
    if name.endswith("_new") and function.name[: -len("_new")] not in names:
        name = name[: -len("_new")]
    if not handle:
        home = module(function) + "_"
        name = name[len(home) :] if name.startswith(home) else name
    return handle, OWN.get(name) or word(name)


def module(function):
    """The Rust module of a free function."""
    name = function.module.name
    return next((f for f in FAMILIES if name == f or name.startswith(f + "_")), HOMES.get(name, name))


class Texts:
    """Documentation: C names become names of Rust, and what Markdown would take as its own is escaped."""

    def __init__(self, api, absent):
        self.names = {}
        for function in api.functions:
            handle, name = owner(api, function)
            if function.name in absent or function.origin == "handle" or handle == "object":
                continue
            self.names[function.symbol] = (
                "%s::%s" % (camel(handle), name) if handle else "%s::%s" % (module(function), name)
            )
        for handle in api.handles:
            self.names["ctn_" + handle] = camel(handle)
        for enum in api.enums.values():
            self.names["ctn_" + enum["name"]] = enum_type(enum["name"])
            for value in enum["values"]:
                name = value_name(enum, value)
                self.names[enum["prefix"] + value["name"]] = (
                    "%s::%s" % (enum_type(enum["name"]), name) if name else "None"
                )
        for struct in api.structs:
            self.names["ctn_" + struct] = camel(struct)
        for m in api.modules.values():
            for constant in m.constants:
                self.names["CTN_" + constant["name"]] = constant["name"]

    def text(self, text):
        def rename(match):
            return self.names.get(match.group(0), match.group(0))

        parts = re.split(r"(`[^`]*`)", tidy(text))
        for i, part in enumerate(parts):
            if part.startswith("`"):
                parts[i] = re.sub(NAME, rename, part)
            else:
                part = re.sub(NAME, lambda m: "`%s`" % rename(m), part)
                parts[i] = re.sub(r"\bNULL\b", "`None`", part)
        return escaped("".join(parts))

    def comment(self, text, indent="", mark="///"):
        lines = []
        for block in paragraphs(text):
            lines += [indent + mark] if lines else []
            lines += wrap(self.text(block), 110, indent + mark + " ")
        # A line that begins with a sign would begin a list.
        return [re.sub(r"^(\s*/// )([-+] )", r"\1\\\2", line) for line in lines]
