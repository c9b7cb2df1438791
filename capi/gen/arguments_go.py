"""How the functions of the safe Go layer pass their arguments to the raw one and receive its results; calls_go.py writes
the functions."""

from ctext import camel
from go_types import (
    OPTION_STRUCTS,
    SCALARS,
    local,
    name_of,
    option,
    options_handle,
    options_setter,
    owner,
)
from raw_go import SCALARS as RAW_SCALARS
from spec import SpecError


def zero_is_default(arg):
    """Whether Go's zero value means what leaving the argument out means."""
    if arg.out or arg.kind in ("callback", "struct", "void"):
        return False
    if arg.kind == "enum":
        return arg.base == "dtype" and arg.has("optional")
    if arg.kind == "scalar" and not arg.listed:
        return arg.default in (False, 0) and arg.default is not None
    return arg.has("nullable") and not (arg.kind == "handle" and options_handle(arg.base))


class Arguments:
    """What one function needs from its arguments: parameters, lines before the call, what is passed, and results."""

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
