"""The types of the safe Go layer: handles, options, enumerations and constants in bindings/go/gen_handles.go, and the
list of what is left out."""

from ctext import camel, constant_value
from go_types import (
    BY_HAND,
    KEPT,
    LEFT_OUT,
    LEFT_OUT_MODULES,
    local,
    option,
    options_handle,
    value_name,
)
from spec import SpecError


def constants(enum, texts, names):
    """The values of an enumeration; a text begins a section, and names in a section have one width, as gofmt has it."""
    kind = "Code" if enum["name"] == "status" else camel(enum["name"])
    sections = [[]]
    for value in enum["values"]:
        if enum["name"] == "status" and value["name"] == "OK":
            continue
        name = value_name(enum, value["name"])
        names.declare(name, "enum")
        if value.get("doc"):
            sections.append([])
        sections[-1].append((name, value["value"] + (1 if enum["name"] == "dtype" else 0), value.get("doc")))
    lines = []
    for section in filter(None, sections):
        width = max(len(name) for name, _, _ in section)
        for name, value, doc in section:
            if doc:
                lines += ([""] if lines else []) + texts.comment(name, doc)
            lines.append("%s %s = %d" % (name.ljust(width), kind, value))
    return lines


def types(api, texts, names):
    """Handles, enumerations, constants."""
    lines = ["import (", '"runtime"', "", '"catenary/raw"', ")", ""]
    for enum in api.enums.values():
        name = camel(enum["name"])
        if enum["name"] in ("index_kind",):
            continue
        by_hand = enum["name"] in ("dtype", "status")
        names.declare(name, "enum")
        if by_hand:
            lines += ["// The values of %s." % ("Dtype" if enum["name"] == "dtype" else "Code"), "const ("]
        else:
            lines += [*texts.comment(name, enum.get("doc") or name), "type %s int32" % name, "", "const ("]
        lines += constants(enum, texts, names)
        lines += [")", ""]
    for module in api.modules.values():
        for constant in module.constants:
            name = camel(constant["name"].lower())
            names.declare(name, "constant")
            lines += texts.comment(name, constant.get("doc") or name)
            lines += ["const %s = %s" % (name, constant_value(constant)), ""]
    for handle in api.handles.values():
        if handle["name"] in ("object", "context"):
            continue
        kind = camel(handle["name"])
        lines += (
            option_type(kind, handle) if options_handle(handle["name"]) else handle_type(kind, handle, texts)
        )
        names.declare(option(handle["name"]) if options_handle(handle["name"]) else kind, "handle")
    return lines


def option_type(kind, handle):
    one = option(handle["name"])
    return [
        "// %s is one optional setting; the functions whose names begin with %s make them."
        % (one, one[: -len("Option")]),
        "type %s struct {" % one,
        "set func(*raw.%s) error" % kind,
        "}",
        "",
        "func build%s(options []%s) (*raw.%s, error) {" % (kind, one, kind),
        "if len(options) == 0 {",
        "return nil, nil",
        "}",
        "var made *raw.%s" % kind,
        "if err := raw.%sNew(&made); err != nil {" % kind,
        "return nil, fail(err)",
        "}",
        "for _, one := range options {",
        "if one.set == nil {",
        "continue",
        "}",
        "if err := one.set(made); err != nil {",
        "raw.%sRelease(made)" % kind,
        "return nil, err",
        "}",
        "}",
        "return made, nil",
        "}",
        "",
    ]


ACCESS = {
    "any_thread": "Several goroutines may use it at a time.",
    "readers": "Several goroutines may read it at a time; writing needs a lock.",
    "one_thread": "One goroutine at a time may use it.",
}


def handle_type(kind, handle, texts):
    lower = local(handle["name"])
    return [
        *texts.comment(kind, (handle.get("doc") or kind).rstrip() + "\n\n" + ACCESS[handle["access"]]),
        "type %s struct {" % kind,
        "h *raw.%s" % kind,
        "_ room",
        "}",
        "",
        "func (x *%s) ptr() *raw.%s {" % (kind, kind),
        "if x == nil {",
        "return nil",
        "}",
        "return x.h",
        "}",
        "",
        "// own takes over the reference that a call has written; nil if there is none.",
        "func (x *%s) own() *%s {" % (kind, kind),
        "if x.h == nil {",
        "return nil",
        "}",
        "runtime.SetFinalizer(x, (*%s).drop)" % kind,
        "pace.array(x.h)" if kind == "Array" else "pace.object()",
        "return x",
        "}",
        "",
        "func (x *%s) drop() {" % kind,
        "if h := x.h; h != nil {",
        "x.h = nil",
        "raw.%sRelease(h)" % kind,
        "pace.gone()",
        "}",
        "}",
        "",
        "// Close releases the reference now instead of when the collector finds it. It may be called twice; every",
        "// other use of a closed %s is an error." % kind,
        "func (x *%s) Close() {" % kind,
        "if x != nil && x.h != nil {",
        "x.drop()",
        "runtime.SetFinalizer(x, nil)",
        "}",
        "}",
        "",
        "// Retain is another reference to the same object, with a Close of its own.",
        "func (x *%s) Retain() *%s {" % (kind, kind),
        "again := (&%s{h: raw.%sRetain(x.ptr())}).own()" % (kind, kind),
        "runtime.KeepAlive(x)",
        "return again",
        "}",
        "",
        "// Same tells whether both are references to one object.",
        "func (x *%s) Same(other *%s) bool {" % (kind, kind),
        "return x.ptr() == other.ptr()",
        "}",
        "",
        "func borrow%s(h *raw.%s) *%s {" % (kind, kind, kind),
        "if h == nil {",
        "return nil",
        "}",
        "return (&%s{h: raw.%sRetain(h)}).own()" % (kind, kind),
        "}",
        "",
        "func own%ss(handles []*raw.%s) []*%s {" % (kind, kind, kind),
        "made := make([]*%s, len(handles))" % kind,
        "for i, h := range handles {",
        "made[i] = (&%s{h: h}).own()" % kind,
        "}",
        "return made",
        "}",
        "",
        "func %sHandles(list []*%s) []*raw.%s {" % (lower, kind, kind),
        "handles := make([]*raw.%s, len(list))" % kind,
        "for i, x := range list {",
        "handles[i] = x.ptr()",
        "}",
        "return handles",
        "}",
        "",
    ]


def left_out_lines(api):
    """For the test that every other function is reached: what is left out, and why."""
    known = {f.name for f in api.functions}
    for name in [*LEFT_OUT, *BY_HAND]:
        if name not in known:
            raise SpecError("go_types.py names %s, which does not exist" % name)
    reasons = dict(LEFT_OUT)
    for function in api.functions:
        reason = LEFT_OUT_MODULES.get(function.module.name)
        if reason and not function.name.startswith(KEPT) and function.origin != "handle":
            reasons[function.name] = reason
    for name in ("object_retain", "object_release"):
        reasons[name] = LEFT_OUT_MODULES["binding"]
    for handle in filter(options_handle, api.handles):
        reasons[handle + "_retain"] = "options are a list of values"
    reasons["context_retain"] = "the settings of a thread have one owner"
    reasons = dict(sorted(reasons.items()))
    width = max(map(len, reasons)) + 3
    entries = ['%s "%s",' % (('"%s":' % name).ljust(width), reason) for name, reason in reasons.items()]
    return [
        "// leftOut has the functions that the package does not have, and why.",
        "var leftOut = map[string]string{",
        *entries,
        "}",
    ]
