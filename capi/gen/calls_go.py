"""The functions of the safe Go layer: bindings/go/gen_MODULE.go; handles_go.py writes its types.

Every function takes and returns Go values and ends in an error. What programs rarely need is at the end: one
optional argument is a variadic list or a plain argument, several are a struct.
"""

import re

import callbacks_go
import handles_go
from ctext import NOTICE, camel
from go_types import (
    OPTION_STRUCTS,
    SCALARS,
    Names,
    Texts,
    left_out,
    local,
    name_of,
    option,
    options_handle,
    options_setter,
    owner,
)
from raw_go import SCALARS as RAW_SCALARS
from spec import SpecError

HEAD = """// %s

package catenary
"""


def zero_is_default(arg):
    """Whether Go's zero value means what leaving the argument out means."""
    if arg.out or arg.kind in ("callback", "struct", "void"):
        return False
    if arg.kind == "enum":
        return arg.base == "dtype" and arg.has("optional")
    if arg.kind == "scalar" and not arg.listed:
        return arg.default in (False, 0) and arg.default is not None
    return arg.has("nullable") and not (arg.kind == "handle" and options_handle(arg.base))


class Call:
    """One function: its parameters, the lines before the call, what is passed and what is returned."""

    def __init__(self, api, callbacks, texts, function):
        self.api, self.callbacks, self.texts, self.function = api, callbacks, texts, function
        self.setter = options_setter(api, function)
        self.handle = None if function.name.endswith("_new") else owner(api, function)
        self.name = name_of(api, function)
        self.parameters, self.before, self.passed = [], [], {}
        self.alive, self.results, self.after, self.unused = [], [], [], []
        self.text, self.struct, self.options = None, None, None
        self.lengths, self.shared = {}, []
        self.late = []  # what only C releases, after everything that may fail
        self.imports = {"raw"}
        self.inputs = [a for a in function.args if not (a.out or a.kind == "text") and not self.filled(a)]
        self.dropped = self.tuning()
        self.grouped = self.group()
        for i, arg in enumerate(function.args):
            if self.setter and i == 0:
                self.passed[arg.name] = "options"
            elif i == 0 and self.handle:
                self.receiver = "self" if len(arg.name) > 12 else local(arg.name)
                self.passed[arg.name] = self.receiver + ".ptr()"
                self.keep(self.receiver)
            elif arg.kind == "text":
                self.text = arg
            elif arg.out or self.filled(arg):
                self.output(arg)
            elif arg not in self.dropped:
                self.input(arg)
            else:
                self.passed[arg.name] = str(arg.default)
        for name, count, source in self.shared:
            self.before += [
                'if err := sameLengthIfAny("%s", %s, len(%s)); err != nil {'
                % (name, self.lengths[count], source),
                "return @failed@",
                "}",
            ]
        self.before += self.late
        if self.grouped:
            self.options = ("options", "..." + self.struct)
        if self.options:
            self.parameters.append(self.options)

    def fail(self, why):
        raise SpecError("bindings/go: %s: %s" % (self.function.symbol, why))

    def filled(self, arg):
        return arg.kind == "struct" and arg.has("inout")

    def tuning(self):
        """Hyperparameters that keep their defaults; SetHyperparameter changes them."""
        if self.name.startswith("New") and self.function.name.startswith("optimizer_"):
            return [a for a in self.inputs[1:] if a.default is not None]
        return []

    def group(self):
        """The optional arguments at the end, if there are several."""
        found = []
        for arg in reversed(self.inputs[1:] if self.handle else self.inputs):
            if not zero_is_default(arg):
                break
            found.append(arg)
        if len(found) < 2:
            return []
        found.reverse()
        fields = tuple(a.name for a in found)
        self.struct = (
            OPTION_STRUCTS.get(fields) or (camel(self.handle) if self.handle else "") + self.name + "Options"
        )
        return found

    def struct_lines(self):
        lines = [
            "// %s are optional arguments; the zero value of a field stands for the default." % self.struct
        ]
        lines.append("type %s struct {" % self.struct)
        for arg in self.grouped:
            lines += self.texts.comment(camel(arg.name), arg.doc)
            lines.append("%s %s" % (camel(arg.name), self.go_type(arg)))
        return lines + ["}", ""]

    def go_type(self, arg):
        if arg.kind == "handle":
            base = "*" + camel(arg.base)
        elif arg.kind == "enum":
            base = camel(arg.base)
        elif arg.kind == "string":
            base = "string"
        elif arg.kind == "struct":
            base = camel(arg.base)
        elif arg.kind == "scalar":
            base = SCALARS[arg.base]
        elif arg.kind == "void" and arg.listed:
            base = "byte"
        else:
            self.fail("no Go type for %s" % arg.name)
        return "[]" + base if arg.listed else base

    def keep(self, name):
        self.alive.append(name)
        self.imports.add("runtime")

    def use(self, arg):
        """The expression with which the body reaches an argument, declared as a parameter."""
        if arg in self.grouped:
            if not any(line.startswith("option :=") for line in self.before):
                self.before.append("option := optional(options)")
            return "option." + camel(arg.name)
        self.parameters.append((local(arg.name), self.go_type(arg)))
        return local(arg.name)

    def input(self, arg):
        name = local(arg.name)
        if arg.kind == "callback":
            return self.callback(arg)
        if arg.kind == "struct" and not arg.listed:
            return self.table(arg)
        if (
            (arg.kind == "void" and not arg.listed)
            or arg.kind == "function_pointer"
            or (arg.has("inout") and arg.kind == "scalar" and arg.listed)
        ):
            if arg.kind == "void" and arg.name == "user_data" and "user_data" in self.passed:
                return None
            self.fail("cannot pass %s" % arg.name)
        if arg.kind == "handle" and options_handle(arg.base):
            self.options = ("options", "..." + option(arg.base))
            self.before += [
                "made, err := build%s(options)" % camel(arg.base),
                "if err != nil {",
                "return @failed@",
                "}",
                "defer raw.%sRelease(made)" % camel(arg.base),
            ]
            self.passed[arg.name] = "made"
            return None
        source = self.use(arg)
        if arg.listed:
            return self.list_in(arg, source, name)
        if arg.kind == "handle":
            self.passed[arg.name] = source + ".ptr()"
            self.keep(source)
        elif arg.kind == "string":
            self.passed[arg.name] = name + "Text"
            convert = "optionalText" if arg.has("nullable") else "text"
            self.before += [
                "%sText, err := %s(%s)" % (name, convert, source),
                "if err != nil {",
                "return @failed@",
                "}",
            ]
        elif arg.kind == "enum":
            self.passed[arg.name] = (
                source + ".raw()" if arg.base == "dtype" else "raw.%s(%s)" % (camel(arg.base), source)
            )
        elif arg.has("inout"):
            self.passed[arg.name] = "(*%s)(&%s)" % (RAW_SCALARS[arg.base], name)
            self.results.append((SCALARS[arg.base], name, "0"))
            if arg.base not in ("double", "int64"):
                self.fail("cannot pass %s" % arg.name)
            if arg.base == "int64":
                self.passed[arg.name] = "word(&%s)" % name
        elif arg.base == "bool":
            self.passed[arg.name] = "truth(%s)" % source
        else:
            raw, go = RAW_SCALARS[arg.base], SCALARS[arg.base]
            self.passed[arg.name] = source if raw == go else "%s(%s)" % (raw, source)
            if arg.base == "size":
                self.passed[arg.name] = "count(%s)" % source
        return None

    def list_in(self, arg, source, name):
        if arg.kind == "handle":
            self.before.append("%sHandles := %sHandles(%s)" % (name, local(arg.base), source))
            self.passed[arg.name] = "first(%sHandles)" % name
            self.keep(source)
        elif arg.kind == "string":
            self.before += [
                "%sTexts, err := texts(%s)" % (name, source),
                "if err != nil {",
                "return @failed@",
                "}",
                "defer %sTexts.free()" % name,
            ]
            self.passed[arg.name] = "%sTexts.list()" % name
        elif arg.kind == "enum":
            self.passed[arg.name] = (
                "dtypes(%s)" % source
                if arg.base == "dtype"
                else "(*raw.%s)(first(%s))"
                % (
                    camel(arg.base),
                    source,
                )
            )
        elif arg.base == "int64":
            self.passed[arg.name] = "words(%s)" % source
        elif arg.kind == "struct":
            self.passed[arg.name] = "(*raw.%s)(first(%s))" % (camel(arg.base), source)
        elif arg.base == "double":
            self.passed[arg.name] = "first(%s)" % source
        elif arg.kind == "void":
            self.passed[arg.name] = "unsafe.Pointer(first(%s))" % source
            self.imports.add("unsafe")
        else:
            self.fail("cannot pass the list %s" % arg.name)
        if arg.count in self.lengths:
            self.before += [
                "if err := sameLength(%s, %s, len(%s)); err != nil {"
                % ('"%s"' % name, self.lengths[arg.count], source)
                if not arg.has("nullable")
                else "if err := sameLengthIfAny(%s, %s, len(%s)); err != nil {"
                % ('"%s"' % name, self.lengths[arg.count], source),
                "return @failed@",
                "}",
            ]
        elif arg.count and not arg.shared_count:
            self.passed[arg.count] = "uint64(len(%s))" % source
            self.lengths[arg.count] = "len(%s)" % source
        elif arg.shared_count:
            self.shared.append((name, arg.count, source))  # a list of results, which follows, has the length

    def callback(self, arg):
        function, user, *destroy = [p.name for p in arg.params]
        item = self.api.callbacks[arg.base]
        if not destroy or not self.callbacks.supports(item):
            self.fail("cannot pass the callback %s" % arg.name)
        name = local(arg.name)
        self.parameters.append((name, self.callbacks.type_name(item)))
        self.late += [
            "%sCall, %sData, %sEnd := callbackOf(%s == nil, %s, %s)"
            % (name, name, name, name, name, self.callbacks.pointer(item)),
        ]
        self.passed.update({function: name + "Call", user: name + "Data", destroy[0]: name + "End"})

    def table(self, arg):
        struct = self.api.structs[arg.base]
        if not self.callbacks.is_table(struct):
            self.fail("cannot pass %s" % arg.name)
        name = local(arg.name)
        self.parameters.append((name, "*" + camel(arg.base)))
        self.late += [
            "%sTable, %sData, err := %s.table()" % (name, name, name),
            "if err != nil {",
            "return @failed@",
            "}",
        ]
        self.passed[arg.name] = "%sTable" % name
        self.passed["user_data"] = "%sData" % name

    def output(self, arg):
        name = local(arg.name)
        if arg.kind == "handle" and arg.listed:
            length = self.lengths.get(arg.count)
            if not length:
                parameter = local(arg.count)
                self.parameters.append((parameter, "int"))
                self.before += [
                    "if err := countable(%s, %s); err != nil {" % ('"%s"' % parameter, parameter),
                    "return @failed@",
                    "}",
                ]
                self.lengths[arg.count] = length = parameter
                self.passed[arg.count] = "uint64(%s)" % parameter
            self.before.append("%sHandles := make([]*raw.%s, %s)" % (name, camel(arg.base), length))
            self.passed[arg.name] = "first(%sHandles)" % name
            self.results.append(
                ("[]*" + camel(arg.base), "own%ss(%sHandles)" % (camel(arg.base), name), "nil")
            )
        elif arg.listed:
            self.fail("cannot return %s" % arg.name)
        elif arg.kind == "handle":
            if arg.has("nullable"):
                want = "want" + camel(arg.name)
                self.parameters.append((want, "bool"))
                self.before += [
                    "%s := new(%s)" % (name, camel(arg.base)),
                    "var %sPlace **raw.%s" % (name, camel(arg.base)),
                    "if %s {" % want,
                    "%sPlace = &%s.h" % (name, name),
                    "}",
                ]
                self.passed[arg.name] = name + "Place"
            else:
                self.before.append("%s := new(%s)" % (name, camel(arg.base)))
                self.passed[arg.name] = "&%s.h" % name
            self.results.append(("*" + camel(arg.base), name + ".own()", "nil"))
        elif arg.kind == "struct":
            self.before += [
                "var %s %s" % (name, camel(arg.base)),
                "%s.StructSize = uint64(unsafe.Sizeof(%s))" % (name, name),
            ]
            self.imports.add("unsafe")
            self.passed[arg.name] = "&" + name
            self.results.append((camel(arg.base), name, camel(arg.base) + "{}"))
        elif arg.kind == "string":
            self.before.append("var %s *byte" % name)
            self.passed[arg.name] = "&" + name
            self.results.append(("string", "raw.Text(%s)" % name, '""'))
        elif arg.kind == "enum":
            self.before.append("var %s raw.%s" % (name, camel(arg.base)))
            self.passed[arg.name] = "&" + name
            convert = "dtypeOf(%s)" if arg.base == "dtype" else camel(arg.base) + "(%s)"
            self.results.append(
                (camel(arg.base), convert % name, "DtypeNone" if arg.base == "dtype" else "0")
            )
        elif arg.kind == "scalar":
            raw, go = RAW_SCALARS[arg.base], SCALARS[arg.base]
            self.before.append("var %s %s" % (name, raw))
            self.passed[arg.name] = "&" + name
            if arg.base == "bool":
                self.results.append(("bool", name + " != 0", "false"))
            else:
                self.results.append((go, name if raw == go else "%s(%s)" % (go, name), "0"))
        else:
            self.fail("cannot return %s" % arg.name)

    # Text.

    def result_types(self):
        f = self.function
        if f.returns == "status":
            return (["string"] if self.text else []) + [r[0] for r in self.results] + ["error"]
        if f.returns == "void":
            return []
        if f.returns == "string":
            return ["string"]
        if f.returns in self.api.enums:
            return [camel(f.returns)]
        if f.returns in SCALARS:
            return [SCALARS[f.returns]]
        return self.fail("cannot return " + f.returns)

    def arguments(self):
        texts = dict(self.passed)
        if self.text:
            texts.update(zip([p.name for p in self.text.params], ["buffer", "capacity", "length"]))
        missing = [p.name for p in self.function.params if p.name not in texts]
        if missing:
            self.fail("nothing for " + ", ".join(missing))
        return ", ".join(texts[p.name] for p in self.function.params)

    def body(self):
        f = self.function
        if self.setter:
            return self.setter_body()
        failed = {"status": None, "bool": "false", "string": '""'}.get(f.returns, "0")
        failed = failed or ", ".join((['""'] if self.text else []) + [r[2] for r in self.results] + ["err"])
        lines = [line.replace("@failed@", failed) for line in self.before]
        call = "raw.%s(%s)" % (camel(f.name), self.arguments())
        alive = ["runtime.KeepAlive(%s)" % name for name in self.alive]
        if f.returns != "status":
            if f.returns == "void":
                return lines + [call] + alive
            convert = {"string": "raw.Text(%s)", "bool": "%s != 0", "dtype": "dtypeOf(%s)"}.get(f.returns)
            if not convert:
                convert = "%s(%%s)" % (
                    camel(f.returns) if f.returns in self.api.enums else SCALARS[f.returns]
                )
            return lines + ["result := " + convert % call] + alive + ["return result"]
        if self.text:
            gone = "".join(
                "%s.drop()\n" % local(a.name) for a in f.args if a.out and a.kind == "handle" and not a.listed
            )
            lines.append(
                "answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {\n%sreturn %s\n})"
                % (gone, call)
            )
        elif any("err :=" in line and not line.startswith("if ") for line in lines):
            lines.append("err = " + call)
        else:
            lines.append("err := " + call)
        if not self.results and not self.text:
            return lines + alive + ["return fail(err)"]
        lines += alive + ["if err != nil {", "return " + re.sub(r"\berr$", "fail(err)", failed), "}"]
        values = (["answer"] if self.text else []) + [r[1] for r in self.results]
        return lines + ["return %s, nil" % ", ".join(values)]

    def setter_body(self):
        inner = [line.replace("@failed@", "err") for line in self.before]
        call = "raw.%s(%s)" % (camel(self.function.name), self.arguments())
        alive = ["runtime.KeepAlive(%s)" % name for name in self.alive]
        known = any("err :=" in line and not line.startswith("if ") for line in inner)
        base = camel(self.function.args[0].base)
        return [
            "return %s{func(options *raw.%s) error {" % (option(self.function.args[0].base), base),
            *inner,
            "err %s %s" % ("=" if known else ":=", call),
            *alive,
            "return fail(err)",
            "}}",
        ]

    def signature(self):
        parameters = list(self.parameters)
        if parameters and parameters[-1][1].startswith("[]") and parameters[-1][1] != "[]byte":
            parameters[-1] = (parameters[-1][0], "..." + parameters[-1][1][2:])
        results = [option(self.function.args[0].base)] if self.setter else self.result_types()
        text = ", ".join("%s %s" % p for p in parameters)
        receiver = "(%s *%s) " % (self.receiver, camel(self.handle)) if self.handle else ""
        result = results[0] if len(results) == 1 else "(%s)" % ", ".join(results) if results else ""
        return "func %s%s(%s) %s {" % (receiver, self.name, text, result)

    def lines(self):
        skip = {self.function.args[0].name} if (self.handle or self.setter) and self.function.args else set()
        described = [
            ("options" if a.kind == "handle" and options_handle(a.base) else local(a.name), a.doc)
            for a in self.inputs
            if a.name not in skip
            and a not in self.grouped
            and a not in self.dropped
            and a.name != "user_data"
        ]
        doc = self.function.doc
        if self.dropped:
            doc = (
                doc.rstrip()
                + "\n\nOther hyperparameters have their defaults (%s); SetHyperparameter changes them."
                % (", ".join("%s %s" % (a.name, a.default) for a in self.dropped))
            )
        if self.function.unsafe:
            doc = doc.rstrip() + "\n\nThe caller must see to this: " + self.function.unsafe
        if self.function.deprecated:
            doc = doc.rstrip() + "\n\nDeprecated: since %s." % self.function.deprecated
        names = {a.name: local(a.name) for a in self.function.args if "_" in a.name}
        lines = self.texts.comment(self.name, doc, described, names)
        return lines + [self.signature(), *self.body(), "}", ""]


def imports(found):
    order = [n for n in ("runtime", "unsafe") if n in found]
    inner = ['"%s"' % n for n in order] + ([""] if order else []) + ['"catenary/raw"']
    return ["import (", *inner, ")", ""]


def files(api):
    texts, names = Texts(api), Names()
    callbacks = callbacks_go.Callbacks(api, texts)
    out = {"gen_handles.go": handles_go.types(api, texts, names)}
    for item in callbacks.items:
        names.declare(callbacks.type_name(item), "callback")
    structs = {}
    for module in api.modules.values():
        made = []
        for function in module.functions:
            if left_out(function) or (options_handle_new(function)):
                continue
            made.append(Call(api, callbacks, texts, function))
        if not made:
            continue
        lines, needed = [], set()
        for call in made:
            needed |= call.imports
            names.declare(
                ("%s." % camel(call.handle) if call.handle else "") + call.name, call.function.symbol
            )
            if call.grouped:
                fields = tuple((a.name, call.go_type(a)) for a in call.grouped)
                if structs.setdefault(call.struct, fields) != fields:
                    raise SpecError("bindings/go: two structs %s" % call.struct)
                if (call.struct, "made") not in structs:
                    structs[call.struct, "made"] = True
                    names.declare(call.struct, "options")
                    lines += call.struct_lines()
            lines += call.lines()
        out["gen_%s.go" % module.name.replace("testing", "gradient_check")] = imports(needed) + lines
    out["gen_callbacks.go"] = callbacks.lines()
    out["gen_left_out_test.go"] = handles_go.left_out_lines(api)
    return {
        "bindings/go/" + name: layout(HEAD % NOTICE + "\n" + "\n".join(lines)) for name, lines in out.items()
    }


def options_handle_new(function):
    return function.name.endswith("_options_new")


def layout(text):
    """Indentation as gofmt has it, for lines that end in an opening or begin with a closing bracket."""
    lines, depth = [], 0
    for line in text.split("\n"):
        line = line.strip()
        comment = line.startswith("//")
        closes = 0 if comment else len(line) - len(line.lstrip("})"))
        depth -= 1 if closes else 0
        lines.append("\t" * depth + line if line else "")
        if not comment:
            opened = line.count("{") + line.count("(") - line.count("}") - line.count(")")
            depth += 1 if opened > 0 else 0
            if closes == 0 and opened < 0:
                depth -= 1
    return aligned(lines)


def aligned(lines):
    text = "\n".join(lines)
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text.rstrip("\n") + "\n"
