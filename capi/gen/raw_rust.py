"""Raw Rust declarations: bindings/rust/catenary-sys/src/api.rs, and a table of them for its tests."""

import re

from ctext import NOTICE, constant_value, remark, tidy

SCALARS = {
    "bool": "i32",
    "int8": "i8",
    "int16": "i16",
    "int32": "i32",
    "int64": "i64",
    "uint8": "u8",
    "uint16": "u16",
    "uint32": "u32",
    "uint64": "u64",
    "size": "usize",
    "float": "f32",
    "double": "f64",
}
WORDS = {
    "as",
    "box",
    "dyn",
    "fn",
    "final",
    "in",
    "loop",
    "match",
    "mod",
    "move",
    "override",
    "priv",
    "ref",
    "self",
    "static",
    "type",
    "use",
    "virtual",
    "where",
    "yield",
    "abstract",
    "become",
    "do",
    "macro",
    "typeof",
}


def word(name):
    return name + "_" if name in WORDS else name


def rust(t):
    if t[0] == "ptr":
        return "*%s %s" % ("const" if t[1] else "mut", rust(t[2]))
    if t[0] == "scalar":
        return SCALARS[t[1]]
    if t[0] in ("enum", "handle", "struct", "callback"):
        return "ctn_" + t[1]
    if t[0] == "function":
        return pointer(t[1], ["_: " + rust(p) for p in t[2]])
    return {"void": "c_void", "char": "c_char"}[t[0]]


def pointer(result, parameters):
    text = 'Option<unsafe extern "C" fn(%s)' % ", ".join(parameters)
    return text + ("" if result == ("void",) else " -> " + rust(result)) + ">"


def parameters(params):
    return ["%s: %s" % (word(p.name), rust(p.ctype)) for p in params]


def escaped(text):
    """The text with what rustdoc would take as Markdown or a link escaped, except for code in backticks."""
    parts = re.split(r"(`[^`]*`)", text)
    return "".join(p if p.startswith("`") else re.sub(r"([\[\]<>*])", r"\\\1", p) for p in parts)


def documentation(text, indent=""):
    return remark("///", escaped(tidy(text)), indent) if text else []


def source(api):
    out = [
        "// " + NOTICE,
        "use std::marker::{PhantomData, PhantomPinned};",
        "use std::os::raw::{c_char, c_void};",
        "",
        "",
    ]
    for module in api.modules.values():
        for enum in module.enums:
            out += documentation(enum.get("doc")) + ["pub type ctn_%s = i32;" % enum["name"]]
            for value in enum["values"]:
                out.append(
                    "pub const %s%s: ctn_%s = %d;"
                    % (enum["prefix"], value["name"], enum["name"], value["value"])
                )
            out.append("")
        for constant in module.constants:
            out += documentation(constant.get("doc"))
            out.append(
                "pub const CTN_%s: %s = %s;"
                % (constant["name"], SCALARS[constant["type"]], constant_value(constant))
            )
        for handle in module.handles:
            out += documentation(handle.get("doc")) + [
                "#[repr(C)]",
                "pub struct ctn_%s {" % handle["name"],
                "    _data: [u8; 0],",
                "    _marker: PhantomData<(*mut u8, PhantomPinned)>,",
                "}",
                "",
            ]
        for callback in module.callbacks:
            out += documentation(callback.get("doc"))
            result = api.return_type(callback.get("returns", "status"))
            out += [
                "pub type ctn_%s = %s;"
                % (
                    callback["name"],
                    pointer(result, parameters(p for a in callback["arguments"] for p in a.params)),
                ),
                "",
            ]
        for struct in module.structs:
            out += documentation(struct.get("doc")) + [
                "#[repr(C)]",
                "#[derive(Clone, Copy)]",
                "pub struct ctn_%s {" % struct["name"],
            ]
            for name, ctype, length in api.fields(struct):
                text = rust(ctype)
                out.append("    pub %s: %s," % (word(name), "[%s; %d]" % (text, length) if length else text))
            out += ["}", ""]
    out += ['extern "C" {']
    for function in api.functions:
        result = api.return_type(function.returns)
        out += documentation(function.doc, "    ")
        if function.deprecated:
            since, _, text = function.deprecated.partition(": ")
            out.append('    #[deprecated(since = "%s", note = "%s")]' % (since, text))
        out.append(
            "    pub fn %s(%s)%s;"
            % (
                function.symbol,
                ", ".join(parameters(function.params)),
                "" if result == ("void",) else " -> " + rust(result),
            )
        )
    return "\n".join(out + ["}"]) + "\n"


def table(api):
    """The addresses of all functions, which a program that has them all can be linked with."""
    lines = [
        "// " + NOTICE,
        "use catenary_sys::*;",
        "",
        "pub fn functions() -> Vec<(&'static str, *const ())> {",
        "    vec![",
    ]
    lines += ['        ("%s", %s as *const ()),' % (f.symbol, f.symbol) for f in api.functions]
    return "\n".join(lines + ["    ]", "}"]) + "\n"


def files(api):
    return {
        "bindings/rust/catenary-sys/src/api.rs": source(api),
        "bindings/rust/catenary-sys/tests/table/mod.rs": table(api),
    }
