"""The mechanical part of the safe Rust layer: bindings/rust/catenary/src/api/*.rs.

Handles become types, functions methods or free functions, statuses errors; lists, texts, callbacks and results have
the types of Rust. What does not follow from the specification is written by hand beside it.
"""

from ctext import NOTICE, camel
from rust_callbacks import Callbacks
from rust_names import NUMBERS, SCALARS, Texts, enum_type, module, owner, word
from rust_types import counters, enums, handles
from spec import SpecError
from statuses import statuses

# Functions that crate::array, crate::memory and so on contain, because their arguments are memory or iterations.
BY_HAND = {
    "array_shape", "array_strides", "variable_shape", "array_from_data", "array_from_memory", "array_data",
    "array_to_data", "array_set_data", "array_to_data_async", "array_set_data_async", "array_save_to_memory",
    "array_load", "array_to_dlpack", "array_from_dlpack", "array_broadcast", "array_unique", "serializer_find",
    "initializer_array_new", "link_iterator_next", "param_iterator_next", "error_message", "error_code", "error_set",
}  # fmt: skip
# Functions for garbage collectors and sources of memory, which catenary_sys alone has.
RAW_ONLY = {"memory_set_allocator", "link_user_data", "binding_trace"}


def absent(function):
    return (
        function.name in BY_HAND
        or function.name in RAW_ONLY
        or function.name.startswith("object_")
        or function.origin == "handle"
    )


class Wrapper:
    """One function: what it takes, passes on and returns."""

    def __init__(self, api, texts, callbacks, function):
        self.api, self.texts, self.callbacks, self.function = api, texts, callbacks, function
        self.handle, self.name = owner(api, function)
        self.generics, self.parameters, self.before, self.results = [], [], [], []
        self.passed, self.sizes, self.text, self.method = {}, {}, None, False
        self.described = []
        for arg in function.args:
            if arg.listed and arg.count and not arg.shared_count and not (arg.out and arg.kind == "handle"):
                self.sizes[arg.count] = word(arg.name) + ".len()"
        for i, arg in enumerate(function.args):
            if i == 0 and arg.kind == "handle" and arg.base == self.handle and not arg.listed and not arg.out:
                self.method = True
                self.passed[arg.name] = "self.as_ptr()"
            elif arg.kind == "text":
                self.text = arg
            elif arg.out:
                self.output(arg)
            elif arg.name not in self.passed:
                self.described.append(arg)
                self.input(arg)
        missing = [
            p.name
            for p in function.params
            if p.name not in self.passed and not (self.text and p in self.text.params)
        ]
        if missing:
            raise SpecError("%s: Rust cannot pass %s" % (function.symbol, ", ".join(missing)))

    def take(self, arg, kind, passed):
        self.parameters.append("%s: %s" % (word(arg.name), kind))
        self.passed[arg.name] = passed

    def input(self, arg):
        name, nullable = word(arg.name), arg.has("nullable")
        if arg.kind == "callback":
            self.callback(arg)
        elif arg.kind == "struct" and not arg.listed:
            self.struct(arg)
        elif arg.listed:
            self.list_in(arg)
        elif arg.kind == "handle":
            kind = "&" + camel(arg.base)
            if nullable:
                self.take(arg, "Option<%s>" % kind, "%s.map_or(null_mut(), |h| h.as_ptr())" % name)
            else:
                self.take(arg, kind, name + ".as_ptr()")
        elif arg.kind == "string":
            if nullable:
                self.before.append("let %s = optional_text(%s)?;" % (name, name))
                self.take(arg, "Option<&str>", "text_pointer(&%s)" % name)
            else:
                self.before.append("let %s = c_text(%s)?;" % (name, name))
                self.take(arg, "&str", name + ".as_ptr()")
        elif arg.has("inout") and arg.kind == "scalar":
            self.take(arg, "&mut " + NUMBERS[arg.base], name)
        elif arg.kind == "enum":
            kind = enum_type(arg.base)
            if arg.has("optional"):
                self.take(arg, "Option<%s>" % kind, "%s.map_or(sys::CTN_DTYPE_NONE, %s::raw)" % (name, kind))
            else:
                self.take(arg, kind, name + ".raw()")
        elif arg.kind == "scalar":
            self.take(
                arg,
                "bool" if arg.base == "bool" else NUMBERS[arg.base],
                name + (" as i32" if arg.base == "bool" else ""),
            )
        else:
            raise SpecError("%s: Rust cannot pass %s" % (self.function.symbol, arg.name))

    def list_in(self, arg):
        name, nullable = word(arg.name), arg.has("nullable")
        if arg.kind == "handle":
            element = "impl Borrow<%s>" % camel(arg.base)
            if arg.has("maybe"):
                kind, passed = "Option<&%s>" % camel(arg.base), "optional_pointers(%s)"
            else:
                generic = "T%d" % (len(self.generics) + 1)
                kind, passed = generic, "pointers::<" + camel(arg.base) + ", _>(%s)"
                if nullable:  # None needs a type
                    kind = "&" + camel(arg.base)
                else:
                    self.generics.append("%s: %s" % (generic, element[len("impl ") :]))
            if nullable:
                self.before.append("let %s_list = %s.map(%s);" % (name, name, passed[: -len("(%s)")]))
                self.take(arg, "Option<&[%s]>" % kind, "list_pointer(&%s_list)" % name)
            else:
                self.before.append("let %s_list = %s;" % (name, passed % name))
                self.take(arg, "&[%s]" % kind, name + "_list.as_ptr().cast()")
        elif arg.kind == "string":
            if nullable:
                self.before.append("let %s_list = %s.map(TextList::new).transpose()?;" % (name, name))
                self.take(arg, "Option<&[&str]>", "%s_list.as_ref().map_or(null(), |l| l.as_ptr())" % name)
            else:
                self.before.append("let %s_list = TextList::new(%s)?;" % (name, name))
                self.take(arg, "&[&str]", name + "_list.as_ptr()")
        else:
            kinds = {"struct": camel(arg.base), "enum": enum_type(arg.base), "void": "u8"}
            kind = kinds.get(arg.kind) or NUMBERS[arg.base]
            cast = "" if arg.kind == "scalar" else ".cast()"
            if nullable:
                self.take(arg, "Option<&[%s]>" % kind, "%s.map_or(null(), |l| l.as_ptr())%s" % (name, cast))
            else:
                self.take(arg, "&[%s]" % kind, "%s.as_ptr()%s" % (name, cast))
        length = "%s.map_or(0, |l| l.len())" % name if nullable else name + ".len()"
        if arg.shared_count:
            size = self.sizes.get(arg.count, word(arg.count))
            test = 'same_length("%s", "%s", %s, %s)?;' % (self.function.name, arg.name, size, "l.len()")
            if nullable:
                self.before.insert(0, "if let Some(l) = %s { %s }" % (name, test))
            else:
                self.before.insert(0, test.replace("l.len()", length))
        else:
            self.passed[arg.count] = length
            self.sizes[arg.count] = length

    def callback(self, arg):
        function, user, destroy = [p.name for p in arg.params]
        item, name = self.api.callbacks[arg.base], word(arg.name)
        bound = self.callbacks.bound(item)
        if arg.has("nullable"):
            kind = self.callbacks.boxed(item)
            self.parameters.append("%s: Option<%s>" % (name, kind))
            self.before += [
                "let %s_call = %s.as_ref().map(|_| callbacks::%s::<%s> as _);" % (name, name, arg.base, kind),
                "let %s_end: sys::ctn_destroy_fn = %s.as_ref().map(|_| destroy::<%s> as _);"
                % (name, name, kind),
                "let %s_data = %s.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());" % (name, name),
            ]
            values = [name + "_call", name + "_data", name + "_end"]
        else:
            generic = "F%d" % (len(self.generics) + 1)
            self.generics.append("%s: %s" % (generic, bound))
            self.parameters.append("%s: %s" % (name, generic))
            values = ["Some(callbacks::%s::<%s>)" % (arg.base, generic)]
            if item["called"] == "within":
                self.before.append("let %s = RefCell::new(%s);" % (name, name))
                values += ["&%s as *const RefCell<%s> as *mut c_void" % (name, generic), "None"]
            else:
                values += ["Box::into_raw(Box::new(%s)).cast()" % name, "Some(destroy::<%s>)" % generic]
        self.passed.update(zip((function, user, destroy), values))

    def struct(self, arg):
        struct, name = self.api.structs[arg.base], word(arg.name)
        kind = camel(arg.base)
        if self.callbacks.is_table(struct):
            self.parameters.append("%s: %s" % (name, kind))
            self.before += [
                "let %s = %s.boxed()?;" % (name, name),
                "let table = %s.table();" % name,
            ]
            self.passed[arg.name] = "&table"
            self.passed["user_data"] = "Box::into_raw(%s).cast()" % name
        elif arg.has("inout") and struct.get("sized"):
            self.before.append("let mut %s = %s::empty();" % (name, kind))
            self.passed[arg.name] = "&mut %s" % name
            self.results.append((kind, "%s::from_raw(%s)" % (kind, name)))
        else:
            raise SpecError("%s: Rust cannot pass %s" % (self.function.symbol, arg.name))

    def output(self, arg):
        name = word(arg.name)
        if arg.kind == "handle" and arg.listed:
            kind = camel(arg.base)
            if not arg.shared_count:
                self.parameters.append("%s: usize" % word(arg.count))
                self.passed[arg.count] = word(arg.count)
                self.sizes[arg.count] = word(arg.count)
            self.before.append(
                "let mut %s = vec![null_mut::<sys::ctn_%s>(); %s];" % (name, arg.base, self.sizes[arg.count])
            )
            self.passed[arg.name] = name + ".as_mut_ptr()"
            if arg.has("maybe"):
                self.results.append(
                    (
                        "Vec<Option<%s>>" % kind,
                        "%s.into_iter().map(|p| unsafe { %s::adopt_maybe(p) }).collect()" % (name, kind),
                    )
                )
            else:
                self.results.append(
                    (
                        "Vec<%s>" % kind,
                        "%s.into_iter().map(|p| unsafe { %s::adopt(p) }).collect()" % (name, kind),
                    )
                )
            return
        if arg.listed or arg.kind == "void":
            raise SpecError("%s: Rust cannot return %s" % (self.function.symbol, arg.name))
        self.passed[arg.name] = "&mut " + name
        if arg.kind == "handle":
            kind = camel(arg.base)
            self.before.append("let mut %s = null_mut();" % name)
            if arg.has("maybe"):
                self.results.append(("Option<%s>" % kind, "unsafe { %s::adopt_maybe(%s) }" % (kind, name)))
            else:
                self.results.append((kind, "unsafe { %s::adopt(%s) }" % (kind, name)))
        elif arg.kind == "string":
            self.before.append("let mut %s: *const c_char = null();" % name)
            nullable = arg.name == "stored"
            self.results.append(
                ("Option<String>", "unsafe { maybe_string(%s) }" % name)
                if nullable
                else ("String", "unsafe { string(%s) }" % name)
            )
        elif arg.base == "bool":
            self.before.append("let mut %s = 0i32;" % name)
            self.results.append(("bool", name + " != 0"))
        elif arg.kind == "enum":
            self.before.append("let mut %s = 0i32;" % name)
            self.results.append((enum_type(arg.base), "%s::from_raw(%s)" % (enum_type(arg.base), name)))
        else:
            self.before.append("let mut %s: %s = Default::default();" % (name, NUMBERS[arg.base]))
            self.results.append((NUMBERS[arg.base], name))

    def chains(self):
        """Setters of options return the options, so that they can be written one after the other."""
        return self.method and self.handle.endswith("_options") and not self.results and not self.text

    def value(self):
        """The type and the expression of what a function without a status returns; None if there is a status."""
        f = self.function
        if f.fails or f.returns == "status":
            return None
        call = "unsafe { %s }" % self.call()
        if f.returns in (None, "void"):
            return "", call
        if f.returns == "bool":
            return "bool", "unsafe { %s != 0 }" % self.call()
        if f.returns == "string":
            return (
                ("Option<String>", "unsafe { maybe_string(%s) }" % self.call())
                if f.args
                else ("String", "unsafe { string(%s) }" % self.call())
            )
        if f.returns in self.api.enums:
            return enum_type(f.returns), "%s::from_raw(%s)" % (enum_type(f.returns), call)
        return SCALARS[f.returns], call

    def call(self):
        values = dict(self.passed)
        if self.text:
            values.update(zip([p.name for p in self.text.params], ["buffer", "capacity", "length"]))
        return "sys::%s(%s)" % (self.function.symbol, ", ".join(values[p.name] for p in self.function.params))

    def lines(self, indent):
        f, value = self.function, self.value()
        body = list(self.before)
        results = list(self.results)
        if value:
            result, end = value
            if any("?" in line for line in body):  # an argument can be unusable
                result, end = "Result<%s>" % result, "Ok(%s)" % end
            body.append(end)
        else:
            if self.text:
                # The second of two calls returns the handle again.
                again = "".join(
                    "drop(unsafe { %s::adopt_maybe(std::mem::replace(&mut %s, null_mut())) }); "
                    % (r[0], word(a.name))
                    for a, r in zip([a for a in f.args if a.out and a.kind != "text"], results)
                    if a.kind == "handle"
                )
                body.append(
                    "let text = string_of(|buffer, capacity, length| { %sunsafe { %s } })?;"
                    % (again, self.call())
                )
                results.insert(0, ("String", "text"))
            else:
                body.append("check(unsafe { %s })?;" % self.call())
            kinds = [r[0] for r in results]
            if self.chains():
                result, end = "Result<&Self>", "Ok(self)"
            elif not kinds:
                result, end = "Result<()>", "Ok(())"
            elif len(kinds) == 1:
                result, end = "Result<%s>" % kinds[0], "Ok(%s)" % results[0][1]
            else:
                result, end = "Result<(%s)>" % ", ".join(kinds), "Ok((%s))" % ", ".join(r[1] for r in results)
            body.append(end)
        head = "pub %sfn %s%s(%s)%s {" % (
            "unsafe " if f.unsafe else "",
            self.name,
            "<%s>" % ", ".join(self.generics) if self.generics else "",
            ", ".join((["&self"] if self.method else []) + self.parameters),
            " -> " + result if result else "",
        )
        out = self.documentation(indent)
        if f.deprecated:
            since, _, text = f.deprecated.partition(": ")
            note = self.texts.text(text).replace("`", "")
            out.append('%s#[deprecated(since = "%s", note = "%s")]' % (indent, since, note))
        if not self.text and len(self.before) <= 1:
            out.append(indent + "#[inline]")
        return out + [indent + head] + [indent + "    " + line for line in body] + [indent + "}"]

    def documentation(self, indent):
        f = self.function
        lines = self.texts.comment(f.doc, indent)
        for arg in self.described:
            first, *rest = self.texts.comment("`%s`: %s" % (word(arg.name), arg.doc), indent)
            if arg is self.described[0]:
                lines.append(indent + "///")
            lines.append(first.replace("/// ", "/// * ", 1))
            lines += [line.replace("/// ", "///   ", 1) for line in rest]
        if f.unsafe:
            lines += [indent + "///", indent + "/// # Safety", indent + "///"] + self.texts.comment(
                f.unsafe, indent
            )
        codes = ["`Code::%s`" % camel(name.lower()) for name in statuses(self.api, f)]
        if codes:
            lines += [indent + "///", indent + "/// # Errors", indent + "///"]
            lines += self.texts.comment(", ".join(codes) + ".", indent)
        return lines + [indent + "///", "%s/// C: `%s`." % (indent, f.symbol)]


USES = [
    "#[allow(unused_imports)]",
    "use crate::support::*;",
    "#[allow(unused_imports)]",
    "use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};",
]


def source(lines, brief):
    return "\n".join(["//! " + brief, "// " + NOTICE, ""] + lines) + "\n"


def files(api):
    texts = Texts(api, BY_HAND | RAW_ONLY)
    callbacks = Callbacks(api, texts)
    methods, free = {}, {}
    names = {}
    for function in api.functions:
        if absent(function) or (function.returns == "status" and not function.fails):
            continue
        made = Wrapper(api, texts, callbacks, function)
        place = (made.handle or module(function), made.name)
        if names.setdefault(place, function.symbol) != function.symbol:
            raise SpecError("%s and %s are both %s in Rust" % (names[place], function.symbol, place))
        if made.handle:
            methods.setdefault(made.handle, []).append(made)
        else:
            free.setdefault(module(function), []).append(made)
    folder = "bindings/rust/catenary/src/api/"
    out = {
        folder + "enums.rs": source(
            ["#[allow(unused_imports)]", "use crate::sys;", ""] + enums(api, texts),
            "Enumerations and constants.",
        ),
        folder + "handles.rs": source(
            ["use crate::sys;", "use crate::support::handle;", ""] + handles(api, texts), "Handles."
        ),
        folder + "callbacks.rs": source(
            callbacks.source(), "Tables of callbacks, and the functions of C that call closures."
        ),
    }
    lines = list(USES)
    for handle, made in methods.items():
        lines += ["", "impl %s {" % camel(handle)]
        for i, wrapper in enumerate(made):
            lines += ([""] if i else []) + wrapper.lines("    ")
        lines.append("}")
    out[folder + "methods.rs"] = source(lines, "The functions of C as methods of handles.")
    index = []
    for name, made in sorted(free.items()):
        brief = "Functions of `catenary/%s.h`." % name if name in api.modules else "Functions."
        text = next((m.brief for m in api.modules.values() if m.name == name), brief)
        lines = list(USES)
        if name == "device":
            lines += [""] + counters(api, texts)
        for wrapper in made:
            lines += [""] + wrapper.lines("")
        out[folder + name + ".rs"] = source(lines, texts.text(text))
        index.append("pub mod %s;" % name)
    out[folder + "mod.rs"] = source(
        ["pub mod enums;", "pub mod handles;", "pub mod callbacks;", "mod methods;"] + index,
        "Generated code.",
    )
    return out
