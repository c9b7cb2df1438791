"""Callbacks in the safe Rust layer: closures, tables of closures, and the functions of C that call them."""

from ctext import camel
from raw_rust import parameters as raw_parameters
from rust_names import NUMBERS, enum_type, word
from spec import SpecError

BOUNDS = {"within": "FnMut", "later": "Fn", "shared": "Fn"}


class Callbacks:
    def __init__(self, api, texts):
        self.api, self.texts = api, texts
        self.items = {
            c["name"]: c
            for c in api.callbacks.values()
            if c["arguments"]
            and c["arguments"][0].name == "user_data"
            and c["name"] not in ("destroy_fn", "binding_edge_fn")
        }

    def is_table(self, struct):
        """Whether the struct is a table of callbacks."""
        return any(t[0] == "callback" and t[1] in self.items for _, t, _ in self.api.fields(struct))

    def tables(self):
        return [s for s in self.api.structs.values() if self.is_table(s)]

    def table_with(self, item):
        for struct in self.tables():
            if any(t == ("callback", item["name"]) for _, t, _ in self.api.fields(struct)):
                return camel(struct["name"])
        raise SpecError("%s: no table has it" % item["name"])

    def arguments(self, item):
        """The arguments after user_data; a function pointer takes its data with it, and a text its length."""
        skip, out = False, []
        for arg in item["arguments"][1:]:
            if not skip:
                out.append(arg)
            skip = arg.kind == "function_pointer" or arg.has("sized")
        return out

    def signature(self, item):
        """(types of the parameters, type of the result)."""
        parameters, result = [], ""
        for arg in self.arguments(item):
            name = camel(arg.base)
            if arg.kind == "handle" and arg.listed:
                element = "Option<%s>" % name if arg.has("maybe") else name
                if arg.out:
                    result = "Vec<%s>" % element
                else:
                    parameters.append("&[%s]" % element)
            elif arg.kind == "handle":
                if arg.out:
                    result = name
                else:
                    parameters.append("&" + name)
            elif arg.listed:
                parameters.append(
                    "&[%s]" % (enum_type(arg.base) if arg.kind == "enum" else NUMBERS[arg.base])
                )
            elif arg.kind == "void" and arg.out:
                result = self.table_with(item)
            elif arg.kind == "function_pointer":
                parameters.append("Option<Loss<'_>>")
            elif arg.kind == "string":
                if arg.out:
                    result = "Option<String>"
                else:
                    parameters.append("&str")
            elif arg.out:
                result = result or NUMBERS[arg.base]
            elif arg.has("inout"):
                parameters.append("&mut " + NUMBERS[arg.base])
            elif arg.base == "bool":
                parameters.append("bool")
            else:
                parameters.append(enum_type(arg.base) if arg.kind == "enum" else NUMBERS[arg.base])
        return parameters, result

    def returned(self, item):
        _, result = self.signature(item)
        if item.get("returns", "status") == "void":
            return ""
        return " -> Result<%s>" % (result or "()")

    def bound(self, item):
        parameters, _ = self.signature(item)
        called = item["called"]
        tail = {"within": "", "later": " + 'static", "shared": " + Send + Sync + 'static"}[called]
        return "%s(%s)%s%s" % (BOUNDS[called], ", ".join(parameters), self.returned(item), tail)

    def boxed(self, item):
        bound = self.bound(item)
        return "Box<dyn %s>" % bound.replace(" + 'static", "")

    def taking(self, item):
        """The lines that prepare the arguments of the closure, the arguments, and those that pass on its result."""
        passed, after = [], []
        for arg in self.arguments(item):
            name, count = word(arg.name), arg.count
            kind = camel(arg.base)
            if arg.kind == "handle" and arg.listed:
                if not arg.out:
                    pattern = (
                        "borrowed_options::<%s>(%s.cast(), %s)"
                        if arg.has("maybe")
                        else "borrowed_list::<%s>(%s.cast(), %s)?"
                    )
                    passed.append(pattern % (kind, name, count))
                elif any(a.out and a.kind == "scalar" for a in item["arguments"]):
                    size = next(a.name for a in item["arguments"] if a.out and a.kind == "scalar")
                    after.append(
                        '*%s = hand_out_up_to("%s", made, %s, %s)?;' % (size, item["name"], name, count)
                    )
                elif arg.has("maybe"):
                    after.append('hand_out_maybe("%s", made, %s, %s)?;' % (item["name"], name, count))
                else:
                    after.append('hand_out("%s", made, %s, %s)?;' % (item["name"], name, count))
            elif arg.kind == "handle":
                if arg.out:
                    after.append("*%s = made.into_raw();" % name)
                else:
                    passed.append("&borrowed::<%s>(%s.cast())" % (kind, name))
            elif arg.listed:
                passed.append("slice_of(%s.cast(), %s)" % (name, count))
            elif arg.kind == "void" and arg.out:
                after.append("*%s = Box::into_raw(made.boxed()?).cast();" % name)
            elif arg.kind == "function_pointer":
                passed.append("Loss::new(%s, loss_data)" % name)
            elif arg.kind == "string":
                if arg.out:
                    after.append("*%s = stash(made)?;" % name)
                elif arg.has("sized"):
                    size = item["arguments"][item["arguments"].index(arg) + 1].name
                    passed.append("&String::from_utf8_lossy(slice_of(%s.cast(), %s))" % (name, size))
                else:
                    passed.append("&borrowed_text(%s)" % name)
            elif arg.out:
                if not any(a.listed and a.out for a in item["arguments"]):
                    after.append("*%s = made;" % name)
            elif arg.has("inout"):
                passed.append("&mut *" + name)
            elif arg.base == "bool":
                passed.append(name + " != 0")
            elif arg.kind == "enum":
                passed.append("%s::from_raw(%s)" % (enum_type(arg.base), name))
            else:
                passed.append(name)
        return passed, after

    def trampoline(self, name, item, generics, call):
        """The C function `name`; `call` is how it reaches the closure, with %s for the arguments."""
        passed, after = self.taking(item)
        params = raw_parameters(p for a in item["arguments"] for p in a.params)
        params = [p.replace("ctn_", "sys::ctn_") for p in params]
        void = item.get("returns", "status") == "void"
        lines = [
            'pub(crate) unsafe extern "C" fn %s%s(%s)%s {'
            % (name, generics, ", ".join(params), "" if void else " -> sys::ctn_status")
        ]
        run = call % ", ".join(passed)
        if void:
            return lines + ["    guard_void(|| { %s; })" % run, "}"]
        lines.append("    guard(|| {")
        lines.append("        %s%s?;" % ("let made = " if after else "", run))
        return lines + ["        " + line for line in after] + ["        Ok(())", "    })", "}"]

    def source(self):
        lines = ["use crate::support::*;", "use crate::{handles::*, enums::*};", ""]
        for struct in self.tables():
            lines += self.table(struct)
        for name, item in self.items.items():
            within = item["called"] == "within"
            if within:
                call = "enter(&*(user_data as *const RefCell<F>), |f| f(%s))"
            else:
                call = "(*(user_data as *const F))(%s)"
            if not self.in_table_only(name):
                lines += self.trampoline(name, item, "<F: %s>" % self.bound(item), call) + [""]
        return lines

    def in_table_only(self, name):
        return not any(a.kind == "callback" and a.base == name for f in self.api.functions for a in f.args)

    def table(self, struct):
        name, raw = camel(struct["name"]), "sys::ctn_" + struct["name"]
        fields = [
            (field, kind)
            for field, kind, _ in self.api.fields(struct)
            if field not in ("struct_size", "destroy")
        ]
        texts = self.texts
        lines = texts.comment(struct["doc"]) + ["///", "/// C: `ctn_%s`." % struct["name"]]
        lines += ["#[derive(Default)]", "#[non_exhaustive]", "pub struct %s {" % name]
        setters, filled, trampolines = [], [], []
        for field, kind in fields:
            doc = texts.comment(struct["texts"][field], "    ")
            if kind[0] == "callback":
                item = self.items[kind[1]]
                lines += doc + ["    pub %s: Option<%s>," % (field, self.boxed(item))]
                setters += doc + [
                    "    pub fn %s(mut self, f: impl %s) -> Self {" % (field, self.bound(item)),
                    "        self.%s = Some(Box::new(f));" % field,
                    "        self",
                    "    }",
                    "",
                ]
                function = "%s_%s" % (struct["name"], field)
                filled.append("%s: self.%s.as_ref().map(|_| %s as _)," % (field, field, function))
                call = 'called(&(*(user_data as *const %s)).%s, "%s")?(%%s)' % (name, field, field)
                trampolines += self.trampoline(function, item, "", call) + [""]
            elif kind[0] == "ptr":
                lines += doc + ["    pub %s: Option<String>," % field]
                lines += ["    %s_terminated: Option<CString>," % field]
                setters += doc + [
                    "    pub fn %s(mut self, %s: impl Into<String>) -> Self {" % (field, field),
                    "        self.%s = Some(%s.into());" % (field, field),
                    "        self",
                    "    }",
                    "",
                ]
                filled.append("%s: text_pointer(&self.%s_terminated)," % (field, field))
            else:
                kind = NUMBERS[kind[1]]
                lines += doc + ["    pub %s: %s," % (field, kind)]
                setters += doc + [
                    "    pub fn %s(mut self, value: %s) -> Self {" % (field, kind),
                    "        self.%s = value;" % field,
                    "        self",
                    "    }",
                    "",
                ]
                filled.append("%s: self.%s," % (field, field))
        lines += ["}", "", "impl %s {" % name]
        lines += [
            "    /// An empty table.",
            "    pub fn new() -> Self {",
            "        Self::default()",
            "    }",
            "",
        ]
        lines += setters
        terminated = [f for f, k in fields if k[0] == "ptr"]
        lines.append(
            "    pub(crate) fn boxed(%sself) -> Result<Box<Self>> {" % ("mut " if terminated else "")
        )
        lines += [
            "        self.%s_terminated = optional_text(self.%s.as_deref())?;" % (f, f) for f in terminated
        ]
        lines += ["        Ok(Box::new(self))", "    }", ""]
        lines += ["    pub(crate) fn table(&self) -> %s {" % raw, "        %s {" % raw]
        lines.append("            struct_size: std::mem::size_of::<%s>()," % raw)
        lines += ["            " + line for line in filled] + [
            "            destroy: Some(destroy::<%s>)," % name
        ]
        lines += ["        }", "    }", "}", ""]
        lines += ["impl std::fmt::Debug for %s {" % name]
        lines += ["    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {"]
        lines += ['        f.debug_struct("%s").finish_non_exhaustive()' % name, "    }", "}", ""]
        return lines + trampolines
