"""Raw Python declarations (ctypes): bindings/python/catenary/raw.py."""

import ctypes
import re

from ctext import NOTICE, constant_value, tidy
from pytext import comment, docstring, imported, quoted, statement, statements
from spec import SpecError

SCALARS = {
    "bool": "c_int32",
    "int8": "c_int8",
    "int16": "c_int16",
    "int32": "c_int32",
    "int64": "c_int64",
    "uint8": "c_uint8",
    "uint16": "c_uint16",
    "uint32": "c_uint32",
    "uint64": "c_uint64",
    "size": "c_size_t",
    "float": "c_float",
    "double": "c_double",
}


def ctype_of(t):
    if t[0] == "ptr":
        if t[2] == ("char",):
            return "c_char_p"
        return "c_void_p" if t[2][0] in ("void", "handle") else "POINTER(%s)" % ctype_of(t[2])
    if t[0] == "scalar":
        return SCALARS[t[1]]
    if t[0] in ("enum", "struct", "callback"):
        return "ctn_" + t[1]
    if t[0] == "function":
        return prototype(t[1], t[2])
    return {"void": "None"}[t[0]]


def prototype(result, parameters):
    return "CFUNCTYPE(%s)" % ", ".join([ctype_of(result)] + [ctype_of(p) for p in parameters])


def operations(api):
    for op in api.ops:
        if op.get("internal"):
            continue
        gradient = op.get("gradient") or None
        function = gradient and '"%s"' % (
            gradient.get("name", op["name"]) if isinstance(gradient, dict) else op["name"]
        )
        yield '    "%s": (%d, %s),' % (op["name"], len(op["inputs"]), function)


def optimizers(api):
    """The defaults of the constructors."""
    for function in api.functions:
        made = re.match(r"^optimizer_(\w+)_new$", function.name)
        given = [arg for arg in function.args if not arg.out]
        if not made or any(arg.base != "double" for arg in given):
            continue
        missing = [arg.name for arg in given if arg.default is None]
        if missing:
            raise SpecError("%s: expected `default:` at %s" % (function.name, ", ".join(missing)))
        defaults = ['"%s": %r' % (arg.name, float(arg.default)) for arg in given]
        yield '    "%s": {%s},' % (made.group(1), ", ".join(defaults))


def formats(api):
    for row in api.formats:
        yield '    "%s": {"title": "%s", "suffixes": [%s], "level": %d, "groups": %r},' % (
            row.name,
            row.title,
            ", ".join(map(quoted, row.suffixes)),
            row.level,
            row.groups,
        )


HEAD = '''"""The C API of Catenary through ctypes, declaration by declaration.

%(notice)s
"""

import os
%(ctypes)s'''

LOAD = '''

def load(path=None):
    """The library with every function declared; CATENARY_LIBRARY names another file."""
    path = path or os.environ.get("CATENARY_LIBRARY") or "libcatenary.so.%d"
    library, quick = CDLL(path), PyDLL(path)
    # Whatever holds an address may be passed for a pointer.
    for name, (result, parameters) in FUNCTIONS.items():
        # Calls that cannot fail return quickly: they keep the interpreter's lock.
        function = getattr(library if result is ctn_status else quick, name)
        function.restype = result
        function.argtypes = [c_void_p if issubclass(p, POINTERS) else p for p in parameters]
        setattr(library, name, function)
    library.quick = quick
    return library
'''


def constants(api):
    for module in api.modules.values():
        for enum in module.enums:
            yield from comment(tidy(enum.get("doc")))
            yield "ctn_%s = c_int32" % enum["name"]
            yield from ("%s%s = %d" % (enum["prefix"], v["name"], v["value"]) for v in enum["values"])
            yield ""
        for constant in module.constants:
            yield from comment(tidy(constant.get("doc")))
            yield "CTN_%s = %s" % (constant["name"], constant_value(constant))
            yield ""


def callbacks(api):
    for module in api.modules.values():
        for callback in module.callbacks:
            parameters = [p.ctype for a in callback["arguments"] for p in a.params]
            kind = prototype(api.return_type(callback.get("returns", "status")), parameters)
            yield from comment(tidy(callback.get("doc")))
            yield from statement("ctn_%s = %s" % (callback["name"], kind))
            yield ""


def structs(api):
    for module in api.modules.values():
        for struct in module.structs:
            yield from ("", "class ctn_%s(Structure):" % struct["name"])
            yield from (*docstring(tidy(struct.get("doc")), "    "), "", "    _fields_ = [")
            for name, ctype, length in api.fields(struct):
                count = " * %d" % length if length else ""
                yield from statement('        ("%s", %s%s),' % (name, ctype_of(ctype), count))
            yield from ("    ]", "")


def functions(api):
    for function in api.functions:
        parameters = ", ".join(ctype_of(p.ctype) for p in function.params)
        result = ctype_of(api.return_type(function.returns))
        yield '    "%s": (%s, [%s]),' % (function.symbol, result, parameters)


def table(title, name, rows, brackets="{}"):
    return ["# " + title, "%s = %s" % (name, brackets[0]), *statements(rows), brackets[1], ""]


def source(api):
    handles = ["    %s," % quoted(name) for name in api.handles]
    out = [*constants(api), *callbacks(api), *structs(api), ""]
    out += table("Function -> its result and parameters.", "FUNCTIONS", functions(api))
    out += table(
        "Elementwise operation -> its number of inputs, and the function of variables that computes it.",
        "OPERATIONS",
        operations(api),
    )
    out += table(
        "Optimizer -> the arguments of its constructor with their defaults.", "OPTIMIZERS", optimizers(api)
    )
    out += table(
        "File format -> its title, suffixes, default level of compression (0: none), and whether files have groups.",
        "FORMATS",
        formats(api),
    )
    out += [
        "VERSION = %s" % quoted(api.version),
        "",
        "# Base classes of all pointers and of all callbacks.",
        "POINTERS = (POINTER(c_void_p).__mro__[1], ctn_destroy_fn.__mro__[1])",
        "",
    ]
    out += table("The classes of handles.", "HANDLES", handles, "[]")
    body = "\n".join(out) + LOAD % api.abi
    return HEAD % {"notice": NOTICE, "ctypes": imported(ctypes, body)} + "\n" + body


def files(api):
    return {"bindings/python/catenary/raw.py": source(api)}
