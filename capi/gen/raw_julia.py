"""Raw Julia wrappers (ccall): bindings/julia/raw/CatenaryRaw.jl."""

from ctext import NOTICE, constant_value, remark

SCALARS = {
    "bool": "Int32",
    "int8": "Int8",
    "int16": "Int16",
    "int32": "Int32",
    "int64": "Int64",
    "uint8": "UInt8",
    "uint16": "UInt16",
    "uint32": "UInt32",
    "uint64": "UInt64",
    "size": "Csize_t",
    "float": "Float32",
    "double": "Float64",
}
WORDS = {
    "baremodule",
    "begin",
    "break",
    "catch",
    "const",
    "continue",
    "do",
    "else",
    "elseif",
    "end",
    "export",
    "finally",
    "for",
    "function",
    "global",
    "if",
    "import",
    "in",
    "isa",
    "let",
    "local",
    "macro",
    "module",
    "quote",
    "return",
    "struct",
    "try",
    "type",
    "using",
    "where",
    "while",
}


def word(name):
    return name + "_" if name in WORDS else name


def julia(t, argument=False):
    if t[0] == "ptr":
        if t[2] == ("char",):
            return "Cstring" if t[1] and argument else ("Cstring" if t[1] else "Ptr{UInt8}")
        return "Ptr{%s}" % julia(t[2])
    if t[0] == "scalar":
        return SCALARS[t[1]]
    if t[0] in ("enum", "handle", "struct"):
        return "ctn_" + t[1]
    return {"void": "Cvoid", "char": "UInt8"}.get(t[0], "Ptr{Cvoid}")


def source(api):
    out = [
        "# " + NOTICE,
        '"""',
        "The C API of Catenary, function by function. CATENARY_LIBRARY names another library file.",
        '"""',
        "module CatenaryRaw",
        "",
        "import Libdl",
        "",
        # The name of a library that is already loaded: calls are compiled before the environment is known.
        'const libcatenary = "libcatenary.so.%d"' % api.abi,
        "",
        "function __init__()",
        '    Libdl.dlopen(get(ENV, "CATENARY_LIBRARY", libcatenary))',
        "end",
        "",
    ]
    for module in api.modules.values():
        for enum in module.enums:
            out += [*remark("#", enum.get("doc")), "const ctn_%s = Int32" % enum["name"]]
            out += [
                "const %s%s = ctn_%s(%d)" % (enum["prefix"], v["name"], enum["name"], v["value"])
                for v in enum["values"]
            ] + [""]
        for constant in module.constants:
            value = "typemin(Int64)" if constant_value(constant) == -(2**63) else constant_value(constant)
            out += [
                *remark("#", constant.get("doc")),
                "const CTN_%s = %s(%s)" % (constant["name"], SCALARS[constant["type"]], value),
                "",
            ]
        for handle in module.handles:
            out += [*remark("#", handle.get("doc")), "struct ctn_%s end" % handle["name"], ""]
    for module in api.modules.values():
        for struct in module.structs:
            out += [*remark("#", struct.get("doc")), "struct ctn_%s" % struct["name"]]
            for name, ctype, length in api.fields(struct):
                text = julia(ctype)
                out.append("    %s::%s" % (word(name), "NTuple{%d,%s}" % (length, text) if length else text))
            out += ["end", ""]
    for function in api.functions:
        types = [julia(p.ctype, True) for p in function.params]
        names = [word(p.name) for p in function.params]
        out += [
            *remark("#", function.doc),
            "%s(%s) =" % (function.symbol, ", ".join(names)),
            "    ccall((:%s, libcatenary), %s, (%s)%s)"
            % (
                function.symbol,
                julia(api.return_type(function.returns)),
                ", ".join(types) + ("," if len(types) == 1 else ""),
                "".join(", " + n for n in names),
            ),
            "",
        ]
    return "\n".join(out + ["end"]) + "\n"


def files(api):
    return {"bindings/julia/raw/CatenaryRaw.jl": source(api)}
