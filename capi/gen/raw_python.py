"""Raw Python declarations (ctypes): bindings/python/catenary/raw.py."""
import re

from ctext import NOTICE, constant_value, tidy

SCALARS = {"bool": "c_int32", "int8": "c_int8", "int16": "c_int16", "int32": "c_int32", "int64": "c_int64",
           "uint8": "c_uint8", "uint16": "c_uint16", "uint32": "c_uint32", "uint64": "c_uint64", "size": "c_size_t",
           "float": "c_float", "double": "c_double"}


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
        function = gradient and '"%s"' % (gradient.get("name", op["name"]) if isinstance(gradient, dict) else op["name"])
        yield '    "%s": (%d, %s),' % (op["name"], len(op["inputs"]), function)


def optimizers(api):
    """The defaults, which the text of a constructor states as `name (value)`."""
    for function in api.functions:
        made = re.match(r"optimizer_(\w+)_new$", function.name)
        names = [arg.name for arg in function.args if not arg.out]
        if not made or any(arg.base != "double" for arg in function.args if not arg.out):
            continue
        defaults = []
        for name in names:
            found = re.search(r"\b%s \((?:reference default )?([0-9.e-]+)\)" % name, tidy(function.doc))
            if not found:
                raise ValueError("%s: doc: expected the default of %s, as in `%s (0.1)`" % (function.name, name, name))
            defaults.append('"%s": %r' % (name, float(found.group(1))))
        yield '    "%s": {%s},' % (made.group(1), ", ".join(defaults))


def source(api):
    out = ['"""The C API of Catenary through ctypes, declaration by declaration. %s"""' % NOTICE, "import os",
           "from ctypes import (CDLL, CFUNCTYPE, POINTER, PyDLL, Structure, c_char_p, c_double, c_float, c_int8, c_int16, "
           "c_int32,",
           "                    c_int64, c_size_t, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p)", ""]
    for module in api.modules.values():
        for enum in module.enums:
            out += ["# " + tidy(enum.get("doc")), "ctn_%s = c_int32" % enum["name"]]
            out += ["%s%s = %d" % (enum["prefix"], v["name"], v["value"]) for v in enum["values"]] + [""]
        for constant in module.constants:
            out += ["# " + tidy(constant.get("doc")), "CTN_%s = %s" % (constant["name"], constant_value(constant)), ""]
    for module in api.modules.values():
        for callback in module.callbacks:
            out += ["# " + tidy(callback.get("doc")), "ctn_%s = %s" % (callback["name"], prototype(
                api.return_type(callback.get("returns", "status")),
                [p.ctype for a in callback["arguments"] for p in a.params])), ""]
    for module in api.modules.values():
        for struct in module.structs:
            out += ["", "class ctn_%s(Structure):" % struct["name"], '    """%s"""' % tidy(struct.get("doc")), "",
                    "    _fields_ = ["]
            for name, ctype, length in api.fields(struct):
                out.append('        ("%s", %s%s),' % (name, ctype_of(ctype), " * %d" % length if length else ""))
            out += ["    ]", "", ""]
    out += ["# Of every function: the result and the parameters.", "FUNCTIONS = {"]
    for function in api.functions:
        out += ['    "%s": (%s, [' % (function.symbol, ctype_of(api.return_type(function.returns)))]
        out[-1] += ", ".join(ctype_of(p.ctype) for p in function.params) + "]),"
    out += ["}", "", "# Elementwise operation -> its number of inputs, and the function of variables that computes it.",
            "OPERATIONS = {", *operations(api), "}", "", "# Optimizer -> the arguments of its constructor with their defaults.",
            "OPTIMIZERS = {", *optimizers(api), "}", "", "VERSION = %r" % api.version, "",
            "POINTERS = (POINTER(c_void_p).__mro__[1], ctn_destroy_fn.__mro__[1])  "
            "# bases of all pointers, of all callbacks", "",
            "# The classes of handles.", "HANDLES = [", *["    %r," % name for name in api.handles], "]", "", "",
            "def load(path=None):",
            '    """The library with every function declared; CATENARY_LIBRARY names another file."""',
            '    path = path or os.environ.get("CATENARY_LIBRARY") or "libcatenary.so.%d"' % api.abi,
            "    library, quick = CDLL(path), PyDLL(path)",
            "    # Whatever holds an address may stand for a pointer.",
            "    for name, (result, parameters) in FUNCTIONS.items():",
            "        # Calls that cannot fail are over at once: they keep the interpreter's lock.",
            "        function = getattr(library if result is ctn_status else quick, name)",
            "        function.restype = result",
            "        function.argtypes = [c_void_p if issubclass(p, POINTERS) else p for p in parameters]",
            "        setattr(library, name, function)",
            "    library.quick = quick",
            "    return library"]
    return "\n".join(out) + "\n"


def files(api):
    return {"bindings/python/catenary/raw.py": source(api)}
