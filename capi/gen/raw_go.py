"""Raw Go wrappers through cgo: bindings/go/raw/raw.go.

A call that can fail gives an error with the message: goroutines change threads between two calls, and the
message belongs to the thread. Types of cgo are private to the package, so parameters are Go's own types;
callbacks are addresses of C functions.
"""

from ctext import NOTICE, camel, constant_value, remark
from spec import SpecError
from with_message import PREFIX, wrapped

SCALARS = {
    "bool": "int32",
    "int8": "int8",
    "int16": "int16",
    "int32": "int32",
    "int64": "int64",
    "uint8": "uint8",
    "uint16": "uint16",
    "uint32": "uint32",
    "uint64": "uint64",
    "size": "uint64",
    "float": "float32",
    "double": "float64",
}
WIDTHS = {"bool": 4, "int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "int32": 4, "uint32": 4, "float": 4}
C_SCALARS = {"bool": "C.int32_t", "size": "C.size_t", "float": "C.float", "double": "C.double"}
WORDS = {
    "break",
    "case",
    "chan",
    "const",
    "default",
    "defer",
    "func",
    "go",
    "import",
    "interface",
    "map",
    "package",
    "range",
    "select",
    "type",
    "var",
    "string",
    "len",
    "cap",
    "copy",
    "new",
    "make",
    "append",
    "raw",
    "unsafe",
}


FAILURE = """// Failure is the error of every call that fails.
type Failure struct {
	Status  Status
	Message string
}

func (f *Failure) Error() string { return f.Message }

// StatusOf is the status of what a call gave: CTN_OK for nil.
func StatusOf(err error) Status {
	if err == nil {
		return CTN_OK
	}
	if failure, ok := err.(*Failure); ok {
		return failure.Status
	}
	return CTN_ERROR_INTERNAL
}

func taken(failure *C.ctn_failure) error {
	if failure.status == C.CTN_OK {
		return nil
	}
	result := &Failure{Status(failure.status), C.GoString(failure.message)}
	C.ctn_failure_clear(failure)
	return result
}
"""


def word(name):
    return name + "_" if name in WORDS else name


def go(t):
    """The type that the caller sees."""
    if t[0] == "ptr":
        return "unsafe.Pointer" if t[2] == ("void",) else "*" + go(t[2])
    if t[0] == "scalar":
        return SCALARS[t[1]]
    if t[0] in ("enum", "handle", "struct"):
        return camel(t[1])
    return {"char": "byte"}.get(t[0], "unsafe.Pointer")


def cgo(t):
    """The type that C sees."""
    if t[0] == "ptr":
        return "unsafe.Pointer" if t[2] == ("void",) else "*" + cgo(t[2])
    if t[0] == "scalar":
        return C_SCALARS.get(t[1], "C.%s_t" % t[1])
    if t[0] in ("enum", "handle", "struct", "callback"):
        return "C.ctn_" + t[1]
    return {"char": "C.char"}.get(t[0], "*[0]byte")


def pass_on(t, name):
    if t[0] == "ptr":
        if t[2] == ("void",) or t[2][0] == "handle":
            return name
        if t[2][0] == "ptr" and t[2][2][0] in ("handle", "void"):
            return name
        return "(%s)(unsafe.Pointer(%s))" % (cgo(t), name)
    return "(%s)(%s)" % (cgo(t), name)


def result_of(t, call):
    if t[0] == "ptr" and t[2][0] in ("handle", "void"):
        return call
    if t[0] == "ptr":
        return "(%s)(unsafe.Pointer(%s))" % (go(t), call)
    return "%s(%s)" % (go(t), call)


def completed(api):
    """Structs of handles that are not opaque to cgo, which otherwise allocates for each handle that is passed."""
    return ["// struct ctn_%s { char opaque; };" % handle["name"] for handle in api.handles.values()]


def padding(api, struct):
    """Bytes at the end of a struct; some tools do not count those that the compiler adds."""
    size = align = 0
    for _, ctype, length in api.fields(struct):
        one = {"scalar": WIDTHS.get(ctype[1], 8), "enum": 4}.get(ctype[0], 8)
        size = -(-size // one) * one + one * max(length, 1)
        align = max(align, one)
    return -size % align


def source(api):
    out = [
        "// " + NOTICE,
        "",
        "// Package raw is the C API of Catenary, function by function.",
        "package raw",
        "",
        "// #cgo pkg-config: catenary",
        *completed(api),
        "// #include <catenary/with_message.h>",
        'import "C"',
        "",
        'import "unsafe"',
        "",
        FAILURE,
        "// Text copies a text of the library; nil gives an empty one.",
        "func Text(text *byte) string {",
        "\treturn C.GoString((*C.char)(unsafe.Pointer(text)))",
        "}",
        "",
    ]
    names = {"Text", "Failure"}

    def declare(name):
        if name in names:
            raise SpecError("bindings/go: `%s` is declared twice" % name)
        names.add(name)

    for module in api.modules.values():
        for enum in module.enums:
            declare(camel(enum["name"]))
            out += [
                *remark("//", "%s: %s" % (camel(enum["name"]), enum.get("doc"))),
                "type %s int32" % camel(enum["name"]),
                "",
                "const (",
            ]
            width = max(len(v["name"]) for v in enum["values"])
            out += [
                "\t%s%s %s = %d" % (enum["prefix"], v["name"].ljust(width), camel(enum["name"]), v["value"])
                for v in enum["values"]
            ]
            out += [")", ""]
        for constant in module.constants:
            out += [
                *remark("//", "CTN_%s: %s" % (constant["name"], constant.get("doc"))),
                "const CTN_%s %s = %s"
                % (constant["name"], SCALARS[constant["type"]], constant_value(constant)),
                "",
            ]
        for handle in module.handles:
            declare(camel(handle["name"]))
            out += [
                *remark("//", "%s: %s" % (camel(handle["name"]), handle.get("doc"))),
                "type %s = C.ctn_%s" % (camel(handle["name"]), handle["name"]),
                "",
            ]
        for struct in module.structs:
            name = camel(struct["name"])
            declare(name)
            out += [*remark("//", "%s: %s" % (name, struct.get("doc"))), "type %s struct {" % name]
            width = max(len(camel(field)) for field, _, _ in api.fields(struct))
            for field, ctype, length in api.fields(struct):
                out.append(
                    "\t%s %s%s" % (camel(field).ljust(width), "[%d]" % length if length else "", go(ctype))
                )
            if padding(api, struct):
                out.append("\t%s [%d]byte" % ("_".ljust(width), padding(api, struct)))
            out += [
                "}",
                "",
                "var _ = [1]struct{}{}[unsafe.Sizeof(%s{})-C.sizeof_ctn_%s]" % (name, struct["name"]),
                "",
            ]
    failing = wrapped(api)
    for function in api.functions:
        name = camel(function.name)
        declare(name)
        returned = api.return_type(function.returns)
        passed = [pass_on(p.ctype, word(p.name)) for p in function.params]
        call = "C.%s(%s)" % (function.symbol, ", ".join(passed))
        parameters = ", ".join("%s %s" % (word(p.name), go(p.ctype)) for p in function.params)
        out += remark("//", "%s: %s" % (name, function.doc))
        if function.deprecated:
            out += ["//", *remark("//", "Deprecated: since %s." % function.deprecated)]
        if function in failing:
            out += [
                "func %s(%s) error {" % (name, parameters),
                "\tvar failure C.ctn_failure",
                "\tC.%s%s(%s)" % (PREFIX, function.name, ", ".join(["&failure"] + passed)),
                "\treturn taken(&failure)",
            ]
        elif returned == ("void",):
            out += ["func %s(%s) {" % (name, parameters), "\t" + call]
        else:
            out += [
                "func %s(%s) %s {" % (name, parameters, go(returned)),
                "\treturn " + result_of(returned, call),
            ]
        out += ["}", ""]
    return "\n".join(out[:-1]) + "\n"


def files(api):
    return {"bindings/go/raw/raw.go": source(api)}
