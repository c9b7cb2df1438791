"""The functions of the safe Go layer: bindings/go/gen_MODULE.go; handles_go.py writes its types.

Every function takes and returns Go values and ends in an error. What programs rarely need is at the end: one
optional argument is a variadic list or a plain argument, several are a struct.
"""

import re

import callbacks_go
import handles_go
from arguments_go import Arguments
from ctext import NOTICE, camel
from go_types import SCALARS, Names, Texts, left_out, local, option, options_handle
from spec import SpecError

HEAD = """// %s

package catenary
"""


class Call(Arguments):
    """The text of one function: its comment, its signature and its body."""

    def struct_lines(self):
        lines = [
            "// %s are optional arguments; the zero value of a field stands for the default." % self.struct
        ]
        lines.append("type %s struct {" % self.struct)
        for arg in self.grouped:
            lines += self.texts.comment(camel(arg.name), arg.doc)
            lines.append("%s %s" % (camel(arg.name), self.go_type(arg)))
        return lines + ["}", ""]

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
        return "func %s%s(%s) %s{" % (receiver, self.name, text, result + " " if result else "")

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
