"""The API description: reads capi/spec/*.yml and expands it to functions with complete C signatures."""
import pathlib
import re

import yaml

from ctext import CHARS, SCALARS, camel, listed, paragraphs, ptr, tidy
from phrases import COMMON, PARTICULAR

# Dtypes of the outputs of an elementwise operation (`same`: that of the loop), and operands that have one of their own.
RESULTS = {"same": ["same"], "bool": ["bool"], "same_same": ["same", "same"], "same_int32": ["same", "int32"]}
# Forms with a weak scalar as second operand, or as first one where `reversed`.
SCALAR_FORMS = {"f64": ("double", "float"), "i64": ("int64", "int")}
FIXED = ("none", "first_bool", "second_int64")
# `values`: a list of integers of any length; others have an element for each axis, at most CTN_MAX_NDIM.
# `shared`: a reference to the argument is kept.
MODIFIERS = ("out", "inout", "nullable", "optional", "values", "shared")


DESTROY = ("callback", "destroy_fn")


class SpecError(Exception):
    """A mistake in capi/spec."""


def entries(items, where):
    """Reads a list such as `- shape: int64[ndim]`, `  doc: ...`: types by name, and texts by name.

    An entry begins with a name and its type. `doc` is its text; other keys are C parameters that follow from it, such as
    `ndim` here, with their texts.
    """
    types, texts = {}, {}
    for item in items or []:
        (name, kind), *rest = item.items()
        if name in types:
            raise SpecError("%s: %s appears twice" % (where, name))
        types[name] = kind
        texts.update({name if key == "doc" else key: text for key, text in rest})
    return types, texts


class Param:
    """One parameter of a C function."""

    def __init__(self, ctype, name, doc):
        self.ctype, self.name, self.doc = ctype, name, doc


class Arg:
    """One argument of the specification; it becomes one to three C parameters."""

    def __init__(self, name, kind, base, flags, count=None, shared_count=False, doc=""):
        self.name, self.kind, self.base, self.flags = name, kind, base, flags
        self.count, self.shared_count, self.doc = count, shared_count, doc
        self.params = []

    def has(self, flag):
        return flag in self.flags

    @property
    def out(self):
        return "out" in self.flags

    @property
    def listed(self):
        return self.count is not None

    @property
    def dims(self):
        """Whether it is a list with an element for each axis."""
        return self.listed and self.base == "int64" and not self.out and not self.has("values")


class Function:
    def __init__(self, module, name, doc, args, returns="status", **extra):
        self.module, self.name, self.symbol = module, name, "ctn_" + name
        self.doc, self.args, self.returns = doc, args, returns
        self.since = str(extra.get("since", "0.1.0"))
        self.deprecated = tidy(extra.get("deprecated")).rstrip(".")  # "0.2.0: use ctn_other"
        self.reference = listed(extra.get("reference"))
        self.errors = listed(extra.get("errors"))
        self.threads = tidy(extra.get("threads"))
        self.call = extra.get("call")
        self.body = extra.get("body")  # a ready C++ body from the generator itself
        self.origin = extra.get("origin", "function")
        self.params = [p for a in args for p in a.params]
        self.group = extra.get("group")
        self.derivatives, self.dtypes = extra.get("derivatives"), extra.get("dtypes")

    @property
    def fails(self):
        """Whether the status that it returns is that of the call; one without arguments gives a status as its value."""
        return self.returns == "status" and bool(self.args)


class Module:
    def __init__(self, name):
        self.name, self.brief, self.doc, self.includes, self.threads = name, "", "", [], ""
        self.impl, self.enums, self.constants, self.handles, self.callbacks, self.structs = [], [], [], [], [], []
        self.functions, self.elementwise = [], []
        self.umbrella = True  # whether catenary.h includes it, and docs/abi.md promises that it stays
        self.values = False  # whether wrappers hand values instead of variables to the C++ functions


class Api:
    def __init__(self, folder):
        self.version = "0.1.0"
        self.abi = 0
        self.modules, self.loops, self.ops = {}, [], []
        self.enums, self.handles, self.structs, self.callbacks = {}, {}, {}, {}
        self.outside = {}  # names of the reference that mean nothing in C -> the reason
        documents = []
        for path in sorted(pathlib.Path(folder).glob("*.yml")):
            try:
                document = yaml.safe_load(path.read_text()) or {}
            except yaml.YAMLError as error:
                raise SpecError("%s: %s" % (path.name, error))
            if "outside" in document:
                self._collect_outside(path.name, document)
                continue
            document.setdefault("module", path.stem)
            documents.append((path.name, document))
        for name, document in documents:
            self._collect(name, document)
        for name, document in documents:
            try:
                self._expand(document)
            except SpecError as error:
                raise SpecError("%s: %s" % (name, error))
        self._order()
        self.functions = [f for m in self.modules.values() for f in m.functions]
        seen = set()
        for function in self.functions:
            if function.symbol in seen:
                raise SpecError("%s is described twice" % function.symbol)
            seen.add(function.symbol)
            names = [p.name for p in function.params]
            if len(set(names)) != len(names):
                raise SpecError("%s: a parameter name appears twice: %s" % (function.symbol, ", ".join(names)))

    def module(self, name):
        return self.modules.setdefault(name, Module(name))

    def _collect_outside(self, path, document):
        """A file that describes no module: what of the reference stays outside, and why."""
        for item in document["outside"]:
            if set(document) != {"outside"} or set(item) != {"reference", "reason"} or not tidy(item["reason"]):
                raise SpecError("%s: expected only `outside`, a list of `reference` and `reason`" % path)
            for name in listed(item["reference"]):
                if name in self.outside:
                    raise SpecError("%s: %s appears twice" % (path, name))
                self.outside[name] = tidy(item["reason"])

    def _collect(self, path, document):
        module = self.module(document["module"])
        module.umbrella = document.get("umbrella", module.umbrella)
        module.values = document.get("values", module.values)
        for key in ("brief", "threads"):
            setattr(module, key, document.get(key) or getattr(module, key))
        module.doc = "\n\n".join(part for part in (module.doc.rstrip(), document.get("doc")) if part)
        module.includes += [i for i in listed(document.get("includes")) if i not in module.includes]
        module.impl += listed(document.get("impl"))
        self.version = str(document.get("version", self.version))
        self.abi = document.get("abi", self.abi)
        self.loops += document.get("loops") or []
        known = {"module", "brief", "doc", "threads", "umbrella", "values", "includes", "impl", "version", "abi", "loops", "enums",
                 "constants", "handles", "callbacks", "structs", "functions", "elementwise"}
        unknown = set(document) - known
        if unknown:
            raise SpecError("%s: unknown keys: %s" % (path, ", ".join(sorted(unknown))))
        for key in ("enums", "handles", "structs", "callbacks"):
            for item in document.get(key) or []:
                item = dict(item, module=module.name)
                if key == "structs":
                    item["fields"], item["texts"] = entries(item["fields"], item["name"])
                getattr(self, key)[item["name"]] = item
                getattr(module, key).append(item)
        module.constants += document.get("constants") or []
        for enum in module.enums:
            enum.setdefault("prefix", "CTN_" + enum["name"].upper() + "_")

    def _order(self):
        """Modules after those they include, otherwise by name."""
        ordered, state = {}, {}

        def visit(name):
            if state.get(name) == "done":
                return
            if state.get(name) == "open":
                raise SpecError("modules include each other: %s" % name)
            state[name] = "open"
            if name not in self.modules:
                raise SpecError("a module includes `%s`, which no file describes" % name)
            for other in self.modules[name].includes:
                visit(other)
            state[name] = "done"
            ordered[name] = self.modules[name]

        for name in sorted(self.modules, key=lambda n: (n != "types", n)):
            visit(name)
        self.modules = ordered

    # Types of arguments.

    def base_type(self, name):
        if name in SCALARS:
            return ("scalar", name)
        if name in self.enums:
            return ("enum", name)
        if name == "status":
            return ("enum", "status")
        if name in self.handles:
            return ("handle", name)
        if name in self.structs:
            return ("struct", name)
        if name in self.callbacks:
            return ("callback", name)
        if name == "void":
            return ("void",)
        if name == "string":
            return CHARS
        raise SpecError("unknown type `%s`" % name)

    def arg(self, name, text, docs, in_callback=False):
        doc = docs.get(name, "")
        if not doc and in_callback and name == "user_data":
            doc = "what came with the callback"
        if not doc and not in_callback and not re.match(r"^\w*(text|callback)\b", str(text)):
            base = re.match(r"^\w*", str(text)).group(0)
            doc = "" if base in self.handles else COMMON.get(name, "")
        words = str(text).split()
        if words[0] == "callback":
            if len(words) < 2:
                raise SpecError("argument %s: callback of which type?" % name)
            kind, base, rest, count, shared = "callback", words[1], words[2:], None, False
            if base not in self.callbacks:
                raise SpecError("argument %s: no callback type `%s`" % (name, base))
        else:
            match = re.match(r"^(\w+)(?:\[(=?)(\w*)\])?$", words[0])
            if not match:
                raise SpecError("argument %s: cannot read `%s`" % (name, text))
            base, shared, count = match.group(1), match.group(2) == "=", match.group(3)
            rest = words[1:]
            kind = "text" if base == "text" else None
        flags = set(rest)
        unknown = flags - set(MODIFIERS)
        if unknown:
            raise SpecError("argument %s: unknown words: %s" % (name, " ".join(sorted(unknown))))
        if kind is None:
            kind = {"ptr": "string"}.get(self.base_type(base)[0], self.base_type(base)[0])
            if kind == "callback":
                kind = "function_pointer"
        arg = Arg(name, kind, base, flags, count, shared, tidy(doc))
        arg.params = list(self._params(arg, docs, in_callback))
        return arg

    def _params(self, arg, docs, in_callback):
        name, doc = arg.name, arg.doc

        def text(automatic):
            return tidy((doc.rstrip(".") + "; " if doc else "") + automatic) + "."

        nullable = ", or NULL" if arg.has("nullable") else ""
        if arg.kind == "text":
            yield Param(ptr(("char",)), name, text(
                "out: UTF-8 text, always terminated, cut between characters if `%s` is too small; NULL to ask for the "
                "length" % (name + "_capacity" if name != "buffer" else "capacity")))
            yield Param(("scalar", "size"), name + "_capacity" if name != "buffer" else "capacity",
                        "bytes of room in `%s`, the terminator included." % name)
            yield Param(ptr(("scalar", "size")), name + "_length" if name != "buffer" else "length",
                        "out: length of the whole text in bytes without the terminator; may be NULL.")
            return
        if arg.kind == "callback":
            user, destroy = "user_data", "destroy"
            yield Param(("callback", arg.base), name, text("a callback" + nullable))
            yield Param(ptr(("void",)), user, tidy(docs.get(user) or "handed to `%s` at each call." % name))
            yield Param(DESTROY, destroy, tidy(docs.get(destroy) or (
                "called exactly once with `user_data` when it is no longer needed, also when this call fails; "
                "may be NULL.")))
            return
        base = self.base_type(arg.base)
        writable = arg.has("out") or arg.has("inout")
        if arg.listed:
            ctype, automatic = self._list_type(arg, base, writable)
            if doc and not writable and base[0] != "handle":
                automatic = "`%s` elements" % arg.count
            else:
                automatic += ", `%s` elements" % arg.count
            yield Param(ctype, name, text(automatic + nullable))
            if arg.count and not arg.shared_count:
                yield Param(("scalar", "size"), arg.count,
                            tidy(docs.get(arg.count) or "number of elements of `%s`%s" % (
                                name, ", at most CTN_MAX_NDIM" if arg.dims else "")).rstrip(".") + ".")
            return
        if base[0] == "handle":
            if arg.out:
                yield Param(ptr(ptr(base)), name, text("out: receives a new reference, NULL after a failure"))
            else:
                const = arg.base in ("array", "object") and not writable
                what = "shared: a reference is kept" if arg.has("shared") else (
                    "written in place" if arg.has("inout") else "borrowed")
                yield Param(ptr(base, const), name, text(self._noun(arg.base) + ", " + what + nullable))
        elif base[0] == "void":
            if arg.out:
                yield Param(ptr(ptr(base)), name, text("out: a pointer"))
            else:
                const = not writable and name not in ("user_data", "object")
                yield Param(ptr(base, const), name, doc.rstrip(".") + "." if doc else "a pointer%s." % nullable)
        elif base[0] == "struct":
            yield Param(ptr(base, not writable), name, text(("out: " if arg.out else "") + "a `ctn_%s`%s"
                                                            % (arg.base, nullable)))
        elif base == CHARS:
            if arg.out:
                yield Param(ptr(CHARS), name, text("out: UTF-8 text, borrowed from the handle"))
            else:
                yield Param(CHARS, name, text("UTF-8 text" + nullable))
        elif writable:
            way = "in and out" if arg.has("inout") else "out"
            what = self._what(arg)
            yield Param(ptr(base), name, tidy("%s: %s%s" % (way, doc or what, "; may be NULL" if arg.has("nullable") else
                                                           "")).rstrip(".") + ".")
        else:
            yield Param(base, name, self._scalar_doc(arg, doc))

    def _scalar_doc(self, arg, doc):
        what = self._what(arg)
        if not doc:
            return what + "."
        if arg.base == "bool" or arg.base in self.enums:
            return doc.rstrip(".") + "; " + what + "."
        return doc.rstrip(".") + "."

    def _what(self, arg):
        if arg.base == "bool":
            return "0 or 1"
        if arg.base in self.enums or arg.base == "status":
            extra = ", or CTN_DTYPE_NONE" if arg.has("optional") and arg.base == "dtype" else ""
            return "a `ctn_%s`%s" % (arg.base, extra)
        return {"size": "a count"}.get(arg.base, SCALARS.get(arg.base, arg.base))

    @staticmethod
    def _noun(handle):
        noun = handle.replace("_", " ")
        return noun if noun.endswith("options") else ("an " if noun[0] in "aeio" else "a ") + noun

    def _list_type(self, arg, base, writable):
        if base[0] == "handle":
            if arg.out:
                return ptr(ptr(base)), "out: each receives a new reference, NULL after a failure"
            const = arg.base == "array" and not writable
            return ptr(ptr(base, const), True), "%ss, borrowed" % arg.base
        if base == CHARS:
            if arg.out:
                return ptr(CHARS), "out: borrowed UTF-8 texts"
            return ptr(CHARS, True), "UTF-8 texts"
        if writable:
            return ptr(base), ("out" if arg.out else "in and out") + ": memory of the caller"
        return ptr(base, True), {"void": "memory"}.get(arg.base, "an array in memory")

    def return_type(self, name):
        if name in (None, "void"):
            return ("void",)
        if name.endswith("*"):
            return self.raw_type(name)
        base = self.base_type(name)
        return ptr(base) if base[0] in ("handle", "struct") else base

    def raw_type(self, text):
        """The type of a piece of C such as `const int64_t *` or `void (*)(void *memory, size_t size)`."""
        text = text.strip()
        match = re.match(r"^(.*)\(\*\)\((.*)\)$", text)
        if match:
            parameters = [re.sub(r"\w+$", "", p).strip() for p in match.group(2).split(",")]
            return ("function", self.raw_type(match.group(1)), tuple(self.raw_type(p) for p in parameters), text)
        if text.endswith("*"):
            inner = text[:-1].strip()
            const = inner.startswith("const ")
            return ptr(self.raw_type(inner[6:] if const else inner), const)
        if text in ("void", "char"):
            return (text,)
        for name, c_name in SCALARS.items():
            if text in (c_name, name) and name != "bool":
                return ("scalar", name)
        return self.base_type(text[4:] if text.startswith("ctn_") else text)

    def field_type(self, text):
        """The type of a struct field and its array length, 0 where it is none."""
        match = re.match(r"^(\w+)\[(\d+)\]$", text)
        if match:
            return self.base_type(match.group(1)), int(match.group(2))
        if text == "string":
            return CHARS, 0
        if text == "void":
            return ptr(("void",)), 0
        if re.match(r"^\w+$", text) and not text.startswith("ctn_"):
            base = self.base_type(text)
            return (ptr(base) if base[0] == "handle" else base), 0
        return self.raw_type(text), 0

    def fields(self, struct):
        """(name, type, array length or 0) of the fields of a struct."""
        if struct.get("sized"):
            yield "struct_size", ("scalar", "size"), 0
        for name, text in struct["fields"].items():
            ctype, length = self.field_type(text)
            yield name, ctype, length

    # Expansion.

    def _expand(self, document):
        module = self.module(document["module"])
        for item in module.callbacks:
            if "arguments" not in item:
                types, texts = entries(item.get("args"), item["name"])
                item["arguments"] = [self.arg(n, t, texts, True) for n, t in types.items()]
                self._require_owners(item["name"], texts, item["arguments"])
        for handle in document.get("handles") or []:
            module.functions += self._handle_functions(module, handle)
        for item in document.get("functions") or []:
            known = {"name", "since", "deprecated", "reference", "doc", "args", "returns", "errors", "threads", "call",
                     "derivatives", "dtypes"}
            unknown = set(item) - known
            if unknown:
                raise SpecError("%s: unknown keys: %s" % (item.get("name"), ", ".join(sorted(unknown))))
            if not item.get("doc"):
                raise SpecError("%s: no documentation" % item["name"])
            try:
                types, texts = entries(item.get("args"), item["name"])
                docs = self._documents(module.name, item["name"], texts)
                args = [self.arg(n, t, docs) for n, t in types.items()]
                self._require_owners(item["name"], texts, args)
                self._require_documents(args)
                self.return_type(item.get("returns", "status"))
            except SpecError as error:
                raise SpecError("%s: %s" % (item["name"], error))
            extra = {k: item[k] for k in known & set(item) - {"name", "doc", "args", "returns"}}
            module.functions.append(Function(module, item["name"], item["doc"], args,
                                             item.get("returns", "status"), **extra))
        for item in document.get("elementwise") or []:
            self._expand_elementwise(module, item)

    @staticmethod
    def _documents(module, function, texts):
        """What the arguments of a function are, as far as it is not said by their names alone."""
        documents = dict(PARTICULAR.get(module, {}))
        documents.update(PARTICULAR.get(function, {}))
        documents.update(texts)
        return documents

    @staticmethod
    def _require_owners(where, texts, args):
        unknown = set(texts) - {p.name for a in args for p in a.params} - {a.name for a in args}
        if unknown:
            raise SpecError("%s: texts for unknown parameters: %s" % (where, ", ".join(sorted(unknown))))

    def _require_documents(self, args):
        """A number or boolean whose documentation would be its type alone has none."""
        for arg in args:
            if arg.kind == "scalar" and not arg.listed and not arg.doc:
                raise SpecError("%s has no documentation: add a `doc:` to it or an entry to capi/gen/phrases.py" % arg.name)

    def _handle_functions(self, module, handle):
        name = handle["name"]
        noun = name.replace("_", " ")
        threads = "safe to call from any thread, on the same object too."

        def self_arg():
            arg = Arg("self", "handle", name, {"nullable"})
            arg.params = [Param(ptr(("handle", name), True), "self", "the %s, or NULL." % noun)]
            return arg

        yield Function(module, name + "_retain", "Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another type.",
                       [self_arg()], name, threads=threads, origin="handle", group=name)
        yield Function(module, name + "_release",
                       "Gives a reference back; the last one frees the %s. NULL is allowed; cannot fail." % noun,
                       [self_arg()], "void", threads=threads, origin="handle", group=name)

    def _expand_elementwise(self, module, item):
        name, inputs = item["name"], listed(item.get("inputs", ["x"]))
        known = {"name", "functor", "inputs", "loops", "result", "outputs", "reference", "doc", "domain", "gradient",
                 "commutative", "scalars", "reversed", "since", "errors", "internal", "fixed", "core"}
        unknown = set(item) - known
        if unknown:
            raise SpecError("%s: unknown keys: %s" % (name, ", ".join(sorted(unknown))))
        if not 1 <= len(inputs) <= 3:
            raise SpecError("%s: 1 to 3 inputs, not %d" % (name, len(inputs)))
        result, outputs = item.get("result", "same"), item.get("outputs") or ["out"]
        if result not in RESULTS or len(RESULTS[result]) != len(outputs):
            raise SpecError("%s: result is one of %s, with an output each" % (name, ", ".join(RESULTS)))
        if item.get("fixed", "none") not in FIXED:
            raise SpecError("%s: fixed is one of %s" % (name, ", ".join(FIXED)))
        if not item.get("doc"):
            raise SpecError("%s: no documentation" % name)
        op = dict(item, inputs=inputs, functor=item.get("functor") or camel(name), result=result, outputs=outputs,
                  fixed=item.get("fixed", "none"), module=module.name)
        self.ops.append(op)
        if item.get("internal"):
            return
        module.elementwise.append(op)
        docs = paragraphs(item["doc"])
        loops = item["loops"]
        common = dict(since=item.get("since", "0.1.0"), errors=["SHAPE", "DTYPE"] + listed(item.get("errors")),
                      origin="elementwise")
        note = "Inputs are broadcast; the dtype follows NumPy's loops `%s`%s." % (
            loops, " and the result is bool" if op["result"] == "bool" else "")
        if op["fixed"] == "second_int64":
            note = "Inputs are broadcast; the dtype follows that of `%s` by NumPy's loops `%s`, `%s` is an integer." % (
                inputs[0], loops, inputs[1])
        single = "The dtype follows NumPy's loops `%s`%s." % (
            loops, ", the result is bool" if op["result"] == "bool" else "")
        note = note if len(inputs) > 1 else single

        def arrays(names):
            return [self.arg(n, "array", {}) for n in names]

        def add(target, suffix, doc, args, body, **extra):
            target.functions.append(Function(target, suffix, doc, args, body=body, **dict(common, **extra)))

        out = lambda: [self.arg(n, "array out", {}) for n in outputs]
        op_name = "Op::%s" % name
        references = ", ".join('capi::in(%s, "%s")' % (n, n) for n in inputs)

        def give(call):
            lines = ["capi::clear(%s);" % n for n in outputs] if len(outputs) > 1 else []
            lines += ['capi::open(%s, "%s");' % (n, n) for n in outputs]
            if len(outputs) == 1:
                return tuple(lines) + ("*%s = capi::give(%s);" % (outputs[0], call),)
            return tuple(lines) + ("auto results = %s;" % call,) + tuple(
                "*%s = capi::give(std::move(results[%d]));" % (n, i) for i, n in enumerate(outputs))

        pair = "" if len(outputs) == 1 else "_pair"
        add(module, "array_" + name, "\n\n".join(docs + [note]), arrays(inputs) + out(),
            give("catenary::elementwise%s(%s, %s)" % (pair, op_name, references)), reference=item.get("reference"))
        add(module, "array_%s_into" % name,
            "ctn_array_%s into existing arrays or views of the broadcast shape; results are cast to their dtypes by "
            "the rule same_kind. They may be inputs, too, or share memory with them." % name if pair else
            "ctn_array_%s into an existing array or view of the broadcast shape; the result is cast to its dtype by "
            "the rule same_kind. `out` may be one of the inputs or share memory with them." % name,
            arrays(inputs) + [self.arg(n, "array inout", {}) for n in outputs],
            ('catenary::elementwise%s_into(%s, %s, %s);' % (pair, op_name, references, ", ".join(
                'capi::inout(%s, "%s")' % (n, n) for n in outputs)),))
        for suffix in listed(item.get("scalars")):
            kind, text = SCALAR_FORMS[suffix]
            first, second = inputs
            add(module, "array_%s_%s" % (name, suffix),
                "ctn_array_%s with a scalar as second operand. The scalar is weak: it counts as a Python %s and "
                "does not widen an array of the same or a higher kind." % (name, text),
                [self.arg(first, "array", {}), self.arg(second, kind, {second: "the scalar"})] + out(),
                give('catenary::elementwise_scalar%s(%s, capi::in(%s, "%s"), %s, false)'
                     % (pair, op_name, first, first, second)))
            if item.get("reversed"):
                add(module, "array_r%s_%s" % (name, suffix),
                    "ctn_array_%s with a weak scalar (a Python %s) as first operand." % (name, text),
                    [self.arg(first, kind, {first: "the scalar"}), self.arg(second, "array", {})] + out(),
                    give('catenary::elementwise_scalar%s(%s, capi::in(%s, "%s"), %s, true)'
                         % (pair, op_name, second, second, first)))
        gradient = item.get("gradient")
        if gradient:
            gradient = {"name": name} if gradient is True else gradient
            self._expand_gradient(item, inputs, gradient, op_name, docs, common)

    def _expand_gradient(self, item, inputs, gradient, op_name, docs, common):
        target = self.module(gradient.get("module", "functions"))
        if not target.brief:
            target.brief = "Differentiable functions on variables"
        if "autograd" in self.modules and "autograd" not in target.includes and target.name != "autograd" \
                and self.handles.get("variable", {}).get("module") == "autograd":
            target.includes.append("autograd")
        home = self.handles.get("variable", {}).get("module")
        if home and home != target.name and home not in target.includes:
            target.includes.append(home)
        name = gradient.get("name", item["name"])
        doc = paragraphs(gradient.get("doc")) or docs
        common = dict(common, errors=["SHAPE", "DTYPE", "TYPE_CHECK"])
        variables = [self.arg(n, "variable", {}) for n in inputs]
        y = lambda: self.arg("y", "variable out", {})
        references = ", ".join('capi::in(%s, "%s")' % (n, n) for n in inputs)
        target.functions.append(Function(
            target, name, "\n\n".join(doc + ["Differentiable." + (" Inputs are broadcast and have one dtype."
                                                              if len(inputs) > 1 else "")]),
            variables + [y()], reference=gradient.get("reference"), derivatives=2, dtypes="float",
            body=('capi::open(y, "y");', "*y = capi::give(catenary::apply_op(%s, %s));" % (op_name, references)), **common))
        for suffix in listed(gradient.get("scalars")):
            first, second = inputs
            kind = SCALAR_FORMS[suffix][0]
            self._scalar_function(target, "%s_%s" % (name, suffix), name, first, second, kind, op_name, False, common)
            if gradient.get("reversed"):
                self._scalar_function(target, "r%s_%s" % (name, suffix), name, first, second, kind, op_name, True, common)

    def _scalar_function(self, target, symbol, name, first, second, kind, op_name, reverse, common):
        scalar, variable = (first, second) if reverse else (second, first)
        args = {scalar: self.arg(scalar, kind, {scalar: "the scalar"}), variable: self.arg(variable, "variable", {})}
        target.functions.append(Function(
            target, symbol, "ctn_%s with a scalar as %s operand; the scalar takes the variable's dtype."
            % (name, "first" if reverse else "second"),
            [args[first], args[second], self.arg("y", "variable out", {})],
            body=('capi::open(y, "y");', '*y = capi::give(catenary::apply_op_scalar(%s, capi::in(%s, "%s"), %s, %s));'
                  % (op_name, variable, variable, scalar, "true" if reverse else "false")), **common))
