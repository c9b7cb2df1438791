"""Callbacks of the safe Go layer: function types, tables of them, and the exported functions that C calls."""

from ctext import camel
from go_types import SCALARS, left_out, local

C_SCALARS = {"bool": "C.int32_t", "size": "C.size_t", "float": "C.float", "double": "C.double"}
HELD = {"pressure_fn"}  # types that the part written by hand uses


def c_kind(t):
    """A parameter as the header of cgo declares it: without const."""
    if t[0] == "ptr":
        inner = c_kind(t[2])
        return inner + ("*" if inner.endswith("*") else " *")
    if t[0] == "scalar":
        return {"bool": "int32_t", "size": "size_t", "float": "float", "double": "double"}.get(
            t[1], t[1] + "_t"
        )
    if t[0] in ("enum", "handle", "struct", "callback"):
        return "ctn_" + t[1]
    return t[0]


def cgo_kind(t):
    if t[0] == "ptr":
        return "unsafe.Pointer" if t[2] == ("void",) else "*" + cgo_kind(t[2])
    if t[0] == "scalar":
        return C_SCALARS.get(t[1], "C.%s_t" % t[1])
    if t[0] == "callback":
        return "C.ctn_" + t[1]
    return "C.char" if t[0] == "char" else "C.ctn_" + t[1]


class Callbacks:
    def __init__(self, api, texts):
        self.api, self.texts = api, texts
        used = {
            a.base
            for f in api.functions
            if not left_out(f)
            for a in f.args
            if a.kind == "callback" and len(a.params) == 3
        }
        used |= HELD
        self.tables = [
            s
            for s in api.structs.values()
            if any(
                a.kind == "struct" and a.base == s["name"]
                for f in api.functions
                if not left_out(f)
                for a in f.args
            )
            and self.is_table(s)
        ]
        fields = {
            kind[1]
            for s in self.tables
            for field, kind, _ in api.fields(s)
            if kind[0] == "callback" and field != "destroy"
        }
        self.single = [c for c in api.callbacks.values() if c["name"] in used]
        self.items = [c for c in api.callbacks.values() if c["name"] in used | fields]

    def supports(self, item):
        return item in self.single

    def is_table(self, struct):
        return any(kind[0] == "callback" for _, kind, _ in self.api.fields(struct)) and struct.get("sized")

    def type_name(self, item):
        name = item["name"]
        return camel(name[:-3] if name.endswith("_fn") else name) + "Func"

    def symbol(self, item, struct=None, field=None):
        return "catenaryGo" + (camel(struct["name"]) + camel(field) if struct else camel(item["name"][:-3]))

    def pointer(self, item):
        return "pointer" + self.symbol(item)[len("catenaryGo") :]

    def quiet(self, item):
        """Whether the function cannot fail."""
        return item.get("returns") == "void"

    def signature(self, item):
        """(parameters, results without the error) in Go."""
        parameters, results = [], []
        for arg in item["arguments"][1:]:
            name = local(arg.name)
            kind = camel(arg.base)
            if arg.kind == "handle":
                if arg.out:
                    results.append("[]*" + kind if arg.listed else "*" + kind)
                else:
                    parameters.append((name, "[]*" + kind if arg.listed else "*" + kind))
                    continue
                counted = arg.listed and not any(
                    a.listed and a.count == arg.count and not a.out for a in item["arguments"]
                )
                if counted:
                    parameters.append((local(arg.count), "int"))
            elif arg.kind == "string":
                results.append("string") if arg.out else parameters.append((name, "string"))
            elif arg.kind == "function_pointer":
                parameters.append((name, self.type_name(self.api.callbacks[arg.base])))
            elif arg.kind == "void" and not arg.out:
                continue  # the data of a function
            elif arg.kind == "void":
                results.append("*" + self.table_with(item))
            elif arg.kind == "enum" and arg.listed:
                parameters.append((name, "[]" + kind))
            elif arg.kind == "enum":
                parameters.append((name, "Code" if arg.base == "status" else kind))
            elif arg.out:
                results.append(SCALARS[arg.base])
            elif arg.has("inout"):
                parameters.append((name, SCALARS[arg.base]))
                results.append(SCALARS[arg.base])
            else:
                parameters.append((name, SCALARS[arg.base]))
        return parameters, results

    def table_with(self, item):
        return next(
            camel(s["name"])
            for s in self.tables
            if any(kind == ("callback", item["name"]) for _, kind, _ in self.api.fields(s))
        )

    def lines(self):
        prototypes, bodies, pointers, kinds = [], [], [], []
        for item in self.items:
            parameters, results = self.signature(item)
            doc = item.get("doc") or ""
            if item["called"] == "shared":
                doc = doc.rstrip() + "\n\nIt may run on any thread, and on several at a time."
            kinds += self.texts.comment(self.type_name(item), doc)
            results = results + ([] if self.quiet(item) else ["error"])
            kinds += [
                "type %s func(%s)%s"
                % (
                    self.type_name(item),
                    ", ".join("%s %s" % p for p in parameters),
                    " " + (results[0] if len(results) == 1 else "(%s)" % ", ".join(results))
                    if results
                    else "",
                ),
                "",
            ]
        ways = [(item, None, None) for item in self.single]
        for struct in self.tables:
            kinds += self.table(struct)
            for field, kind, _ in self.api.fields(struct):
                if kind[0] == "callback" and field != "destroy":
                    ways.append((self.api.callbacks[kind[1]], struct, field))
        for item, struct, field in ways:
            symbol = self.symbol(item, struct, field)
            params = [p for a in item["arguments"] for p in a.params]
            prototypes.append(
                "// %s %s(%s);"
                % (
                    "void" if self.quiet(item) else "ctn_status",
                    symbol,
                    ", ".join(c_kind(p.ctype) for p in params),
                )
            )
            pointers.append("pointer%s = unsafe.Pointer(C.%s)" % (symbol[len("catenaryGo") :], symbol))
            bodies += self.trampoline(item, struct, field, symbol, params)
        width = max(len(p.split(" = ")[0]) for p in pointers)
        pointers = [" = ".join([p.split(" = ")[0].ljust(width), p.split(" = ")[1]]) for p in pointers]
        return [
            "// #cgo pkg-config: catenary",
            "// #include <catenary/catenary.h>",
            "// #include <catenary/testing.h>",
            *prototypes,
            'import "C"',
            "",
            "import (",
            '"unsafe"',
            "",
            '"catenary/raw"',
            ")",
            "",
            "var (",
            *pointers,
            ")",
            "",
            *kinds,
            *bodies,
        ]

    def table(self, struct):
        name = camel(struct["name"])
        lines = [*self.texts.comment(name, struct.get("doc")), "type %s struct {" % name]
        fill, fields = [], []
        for field, kind, _ in self.api.fields(struct):
            go = camel(field)
            if field in ("struct_size", "destroy"):
                continue
            text = struct["texts"].get(field)
            comment = self.texts.comment(go, text) if text else []
            if kind[0] == "callback":
                fields.append(comment + ["%s %s" % (go, self.type_name(self.api.callbacks[kind[1]]))])
                symbol = self.symbol(self.api.callbacks[kind[1]], struct, field)
                fill += [
                    "if t.%s != nil {" % go,
                    "made.%s = pointer%s" % (go, symbol[len("catenaryGo") :]),
                    "}",
                ]
            elif kind[0] == "ptr":
                fields.append(comment + ["%s string" % go])
                fill += [
                    "var err error",
                    "if made.%s, err = interned(t.%s); err != nil {" % (go, go),
                    "return nil, nil, err",
                    "}",
                ]
            else:
                fields.append(comment + ["%s bool" % go])
                fill.append("made.%s = truth(t.%s)" % (go, go))
        for i, field in enumerate(fields):
            lines += ([""] if i else []) + field
        return [
            *lines,
            "}",
            "",
            "// table is the struct of C and the user data that leads back to t. C copies the name.",
            "func (t *%s) table() (*raw.%s, unsafe.Pointer, error) {" % (name, name),
            "if t == nil {",
            'return nil, nil, &Error{ErrInvalidArgument, "%s: expected a table, got nil"}' % struct["name"],
            "}",
            "made := &raw.%s{Destroy: pointerDestroy}" % name,
            "made.StructSize = uint64(unsafe.Sizeof(*made))",
            *fill,
            "return made, keep(t), nil",
            "}",
            "",
        ]

    def trampoline(self, item, struct, field, symbol, params):
        arguments = item["arguments"]
        names = {p.name: local(p.name) for p in params}
        passed, made, after = [], [], []
        for arg in arguments[1:]:
            name = names[arg.params[0].name]
            kind = camel(arg.base)
            if arg.kind == "handle" and arg.listed:
                count = names[arg.count]
                if arg.out:
                    if not any(a.listed and a.count == arg.count and not a.out for a in arguments):
                        passed.append("int(%s)" % count)
                    made.append(name + "Made")
                    handle = "raw." + kind
                    after += [
                        "if err == nil {",
                        'err = handOut("%s", (**%s)(unsafe.Pointer(%s)), int(%s), %s, %sMade, func(x *%s) *%s { return raw.%sRetain(x.ptr()) })'
                        % (
                            item["name"][:-3],
                            handle,
                            name,
                            count,
                            "true" if arg.has("maybe") else "false",
                            name,
                            kind,
                            handle,
                            kind,
                        ),
                        "}",
                    ]
                else:
                    passed.append(
                        "borrowed((**raw.%s)(unsafe.Pointer(%s)), int(%s), borrow%s)"
                        % (kind, name, count, kind)
                    )
            elif arg.kind == "handle":
                if arg.out:
                    made.append(name + "Made")
                    handle = "raw." + kind
                    after += [
                        "if err == nil {",
                        'err = handOut("%s", (**%s)(unsafe.Pointer(%s)), 1, false, []*%s{%sMade}, func(x *%s) *%s { return raw.%sRetain(x.ptr()) })'
                        % (item["name"][:-3], handle, name, kind, name, kind, handle, kind),
                        "}",
                    ]
                else:
                    passed.append("borrow%s((*raw.%s)(unsafe.Pointer(%s)))" % (kind, kind, name))
            elif arg.kind == "string" and arg.out:
                made.append(name + "Made")
                after += [
                    "if err == nil {",
                    "err = lend(userData, (**byte)(unsafe.Pointer(%s)), %sMade)" % (name, name),
                    "}",
                ]
            elif arg.kind == "string":
                passed.append("raw.Text((*byte)(unsafe.Pointer(%s)))" % name)
            elif arg.kind == "function_pointer":
                passed.append("%sOf(%s, %sData)" % (local(arg.base[: -len("_fn")]), name, name))
            elif arg.kind == "void" and not arg.out:
                continue
            elif arg.kind == "void":
                made.append(name + "Made")
                after += [
                    "if err == nil && %sMade == nil {" % name,
                    'err = &Error{ErrCallback, "%s: expected callbacks of the copy, got nil"}'
                    % item["name"][:-3],
                    "}",
                    "if err == nil {",
                    "*%s = keep(%sMade)" % (name, name),
                    "}",
                ]
            elif arg.kind == "enum" and arg.listed:
                passed.append(
                    "unsafe.Slice((*%s)(unsafe.Pointer(%s)), int(%s))" % (kind, name, names[arg.count])
                )
            elif arg.kind == "enum":
                passed.append("%s(%s)" % ("Code" if arg.base == "status" else kind, name))
            elif arg.out or arg.has("inout"):
                go = SCALARS[arg.base]
                if arg.has("inout"):
                    passed.append("%s(*%s)" % (go, name))
                made.append(name + "Made")
                after += [
                    "if err == nil {",
                    "*%s = %s(%sMade)" % (name, cgo_kind(arg.params[0].ctype[2]), name),
                    "}",
                ]
            elif arg.base == "bool":
                passed.append(name + " != 0")
            else:
                passed.append("%s(%s)" % (SCALARS[arg.base], name))
        target = (
            "kept(userData).(*%s).%s" % (camel(struct["name"]), camel(field))
            if struct
            else "kept(userData).(%s)" % (self.type_name(item))
        )
        head = ", ".join("%s %s" % (names[p.name], cgo_kind(p.ctype)) for p in params)
        lines = ["//export " + symbol]
        if self.quiet(item):
            return lines + [
                "func %s(%s) {" % (symbol, head),
                "defer logged()",
                "%s(%s)" % (target, ", ".join(passed)),
                "}",
                "",
            ]
        lines += [
            "func %s(%s) (status C.ctn_status) {" % (symbol, head),
            "defer caught((*int32)(unsafe.Pointer(&status)))",
            "%s := %s(%s)" % (", ".join(made + ["err"]), target, ", ".join(passed)),
            *after,
            "return C.ctn_status(refused(err))",
            "}",
            "",
        ]
        return lines
