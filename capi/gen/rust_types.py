"""Enumerations, handles and plain structs of the safe Rust layer."""

from ctext import camel, tidy
from raw_rust import rust as raw_type
from rust_names import SCALARS, enum_type, value_name


def enums(api, texts):
    lines = []
    for enum in api.enums.values():
        name = enum_type(enum["name"])
        lines += texts.comment(enum.get("doc") or name) + [
            "#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]",
            "#[repr(transparent)]",
            "pub struct %s(i32);" % name,
            "",
            "#[allow(non_upper_case_globals)]",
            "impl %s {" % name,
        ]
        values = [(value_name(enum, v), v) for v in enum["values"] if value_name(enum, v)]
        for rust, value in values:
            doc = value.get("doc") or "`%s%s`." % (enum["prefix"], value["name"])
            lines += texts.comment(doc, "    ") + [
                "    pub const %s: %s = %s(%d);" % (rust, name, name, value["value"])
            ]
        lines += [
            "",
            "    /// The value of C.",
            "    #[inline]",
            "    pub const fn raw(self) -> i32 { self.0 }",
            "",
            "    /// A value of C. A later library may have values that this version does not name.",
            "    #[inline]",
            "    pub const fn from_raw(value: i32) -> Self { %s(value) }" % name,
            "}",
            "",
            "impl std::fmt::Debug for %s {" % name,
            "    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {",
            "        match *self {",
        ]
        lines += ['            %s::%s => f.write_str("%s"),' % (name, rust, rust) for rust, _ in values]
        lines += ['            other => write!(f, "%s({})", other.0),' % name, "        }", "    }", "}", ""]
    for m in api.modules.values():
        for constant in m.constants:
            lines += texts.comment(constant["doc"])
            lines.append(
                "pub const %s: %s = sys::CTN_%s;"
                % (constant["name"], SCALARS[constant["type"]], constant["name"])
            )
    return lines


def handles(api, texts):
    lines = []
    for handle in api.handles.values():
        if handle["name"] == "object":
            continue
        name, raw = camel(handle["name"]), "ctn_" + handle["name"]
        lines += ["handle! {"] + texts.comment(handle.get("doc") or name, "    ")
        lines += ["    ///"] + texts.comment("Threads: " + tidy(handle["threads"]), "    ")
        lines += ["    %s, %s, %s_retain, %s_release" % (name, raw, raw, raw), "}"]
        if handle["access"] == "any_thread":
            lines += [
                "// SAFETY: any number of threads may use one object at the same time.",
                "unsafe impl Send for %s {}" % name,
                "unsafe impl Sync for %s {}" % name,
            ]
        lines.append("")
    return lines


def counters(api, texts):
    """Plain structs that calls fill in."""
    lines = []
    for struct in api.structs.values():
        fields = list(api.fields(struct))
        if not struct.get("sized") or any(t[0] != "scalar" for _, t, _ in fields):
            continue
        name, raw = camel(struct["name"]), "sys::ctn_" + struct["name"]
        fields = fields[1:]
        lines += texts.comment(struct["doc"]) + ["#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]"]
        lines += ["#[non_exhaustive]", "pub struct %s {" % name]
        for field, ctype, _ in fields:
            lines += texts.comment(struct["texts"][field], "    ")
            lines.append("    pub %s: %s," % (field, raw_type(ctype)))
        lines += ["}", "", "impl %s {" % name]
        lines.append("    fn empty() -> %s {" % raw)
        lines.append(
            "        %s { struct_size: std::mem::size_of::<%s>(), %s }"
            % (raw, raw, ", ".join(field + ": 0" for field, _, _ in fields))
        )
        lines += ["    }", "", "    fn from_raw(from: %s) -> %s {" % (raw, name)]
        lines.append("        %s { %s }" % (name, ", ".join("%s: from.%s" % (f, f) for f, _, _ in fields)))
        lines += ["    }", "}", ""]
    return lines
