"""Types of C and how they and texts are written.

C types are tuples: ("scalar", name), ("enum", name), ("handle", name), ("struct", name), ("callback", name),
("void",), ("char",), ("ptr", pointee is const, pointee) and ("function", result, parameters, C text).
"""

import re
import textwrap

NOTICE = "Generated from capi/spec by capi/gen/generate.py; edits are lost."
SCALARS = {
    "bool": "int32_t",
    "int8": "int8_t",
    "int16": "int16_t",
    "int32": "int32_t",
    "int64": "int64_t",
    "uint8": "uint8_t",
    "uint16": "uint16_t",
    "uint32": "uint32_t",
    "uint64": "uint64_t",
    "size": "size_t",
    "float": "float",
    "double": "double",
}


def ptr(inner, const=False):
    return ("ptr", const, inner)


CHARS = ptr(("char",), True)


def camel(name):
    return "".join(part.capitalize() for part in name.split("_"))


def tidy(text):
    return " ".join(str(text or "").split())


def paragraphs(text):
    return [tidy(block) for block in re.split(r"\n\s*\n", str(text or "").strip()) if block.strip()]


def listed(value):
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]


def c_type(t):
    if t[0] == "ptr":
        inner = c_type(t[2])
        if t[2][0] == "ptr":
            return inner + ("const *" if t[1] else "*")
        return ("const " if t[1] else "") + inner + " *"
    if t[0] == "scalar":
        return SCALARS[t[1]]
    if t[0] in ("enum", "handle", "struct", "callback"):
        return "ctn_" + t[1]
    if t[0] == "function":
        return t[3].replace("(*)", "(CTN_CALL *)", 1)
    return {"void": "void", "char": "char"}[t[0]]


def c_declare(t, name):
    if t[0] == "function":
        return t[3].replace("(*)", "(CTN_CALL *%s)" % name, 1)
    text = c_type(t)
    return text + name if text.endswith("*") else text + " " + name


def c_parameters(params):
    return ", ".join(c_declare(p.ctype, p.name) for p in params) or "void"


def c_signature(api, function):
    return "%s(%s)" % (
        c_declare(api.return_type(function.returns), function.symbol),
        c_parameters(function.params),
    )


LIMITS = {"INT32_MIN": -(2**31), "INT32_MAX": 2**31 - 1, "INT64_MIN": -(2**63), "INT64_MAX": 2**63 - 1}


def constant_value(constant):
    """The value of a constant as a Python number."""
    value = constant["value"]
    return LIMITS.get(value, value) if isinstance(value, str) else value


def wrap(text, width=110, first="", rest=None):
    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=first if rest is None else rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def remark(mark, text, indent=""):
    """A comment of whole lines, such as Go's and Julia's."""
    return wrap(tidy(text), 100, indent + mark + " ")
