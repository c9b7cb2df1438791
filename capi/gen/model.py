"""The API description: reads capi/spec/*.yml and expands it to functions with complete C signatures."""

import arguments
from arguments import Arg, Param, Types
from ctext import listed, ptr, tidy
from elementwise import Expansion
from formats import Formats
from function import Function
from spec import SpecError, documents, entries
from texts import SHARED, Glossary, field_text

KEYS = {
    "module",
    "brief",
    "doc",
    "threads",
    "umbrella",
    "values",
    "component",
    "includes",
    "impl",
    "version",
    "abi",
    "loops",
    "enums",
    "constants",
    "handles",
    "callbacks",
    "structs",
    "functions",
    "elementwise",
    "glossary",
    "formats",
}
FUNCTION_KEYS = {
    "name",
    "since",
    "deprecated",
    "reference",
    "doc",
    "args",
    "returns",
    "errors",
    "threads",
    "length",
    "call",
    "method",
    "derivatives",
    "dtypes",
    "unsafe",
}
# What several threads may do with one object at the same time: everything; read it; nothing.
ACCESS = ("any_thread", "readers", "one_thread")
# When a callback runs: only within the call that it was given to; later too, on the thread that uses the object which
# keeps it; on several threads, also at the same time.
CALLED = ("within", "later", "shared")
HANDLE_THREADS = "safe to call from any thread, on the same object too."


class Module:
    def __init__(self, name):
        self.name, self.brief, self.doc, self.includes, self.threads = name, "", "", [], ""
        self.impl, self.enums, self.constants, self.handles, self.callbacks, self.structs = (
            [],
            [],
            [],
            [],
            [],
            [],
        )
        self.functions, self.elementwise = [], []
        self.umbrella = True  # whether catenary.h includes it, and docs/abi.md promises that it stays
        self.component = None  # of the build, without which the functions fail
        self.values = False  # whether wrappers hand values instead of variables to the C++ functions


class Api(Types):
    def __init__(self, folder):
        super().__init__()
        self.version = "0.1.0"
        self.abi = 0
        self.modules, self.loops, self.ops = {}, [], []
        self.outside = {}  # names of the reference that mean nothing in C -> the reason
        self.array_names = {}  # namespace of NumPy or CuPy -> its names
        self.no_array_names = {}  # those that catenary.array lacks -> the reason
        self.formats = Formats()
        self.glossaries = []  # the shared one first, then one for each file that has texts
        shared, files = Glossary(SHARED, {}), []
        for name, document in documents(folder):
            if name == SHARED:
                shared = Glossary(name, document)
            elif "outside" in document:
                self._collect_outside(name, document)
            elif "array_names" in document:
                self._collect_array_names(name, document)
            else:
                document.setdefault("module", name[: -len(".yml")])
                files.append((name, document))
        for name, document in files:
            self._collect(name, document)
        self.glossaries = [shared]
        for name, document in files:
            try:
                self._expand(document, [Glossary(name, document.get("glossary") or {}), shared])
            except SpecError as error:
                raise SpecError("%s: %s" % (name, error)) from error
        for part in [*self.glossaries, self.formats]:
            part.check()
        self._order()
        self.functions = [f for m in self.modules.values() for f in m.functions]
        self._check_names()

    def _check_names(self):
        seen = set()
        for function in self.functions:
            if function.symbol in seen:
                raise SpecError("%s is described twice" % function.symbol)
            seen.add(function.symbol)
            if function.minor > tuple(int(number) for number in self.version.split(".")[:2]):
                raise SpecError(
                    "%s: since %s, but the version is %s" % (function.symbol, function.since, self.version)
                )
            names = [p.name for p in function.params]
            if len(set(names)) != len(names):
                raise SpecError(
                    "%s: a parameter name appears twice: %s" % (function.symbol, ", ".join(names))
                )

    def module(self, name):
        return self.modules.setdefault(name, Module(name))

    def _collect_array_names(self, path, document):
        """A file that describes no module: the names of NumPy and CuPy, and why some have no counterpart."""
        self.array_names = {space: names.split() for space, names in document["array_names"].items()}
        known = {
            ".".join([*space.split(".")[1:], name])
            for space in self.array_names
            for name in self.array_names[space]
        }
        for item in document["array_names_excluded"]:
            for name in item["names"].split():
                if name in self.no_array_names or name not in known:
                    raise SpecError("%s: %s appears twice, or is no name of the lists" % (path, name))
                self.no_array_names[name] = tidy(item["reason"])

    def _collect_outside(self, path, document):
        """A file that describes no module: the names of the reference that are excluded, and why."""
        for item in document["outside"]:
            if (
                set(document) != {"outside"}
                or set(item) != {"reference", "reason"}
                or not tidy(item["reason"])
            ):
                raise SpecError("%s: expected only `outside`, a list of `reference` and `reason`" % path)
            for name in listed(item["reference"]):
                if name in self.outside:
                    raise SpecError("%s: %s appears twice" % (path, name))
                self.outside[name] = tidy(item["reason"])

    def _collect(self, path, document):
        unknown = set(document) - KEYS
        if unknown:
            raise SpecError("%s: unknown keys: %s" % (path, ", ".join(sorted(unknown))))
        module = self.module(document["module"])
        module.umbrella = document.get("umbrella", module.umbrella)
        module.values = document.get("values", module.values)
        module.component = document.get("component", module.component)
        for key in ("brief", "threads"):
            setattr(module, key, document.get(key) or getattr(module, key))
        module.doc = "\n\n".join(part for part in (module.doc.rstrip(), document.get("doc")) if part)
        module.includes += [i for i in listed(document.get("includes")) if i not in module.includes]
        module.impl += listed(document.get("impl"))
        self.version = str(document.get("version", self.version))
        self.abi = document.get("abi", self.abi)
        self.loops += document.get("loops") or []
        self.formats.add(document.get("formats") or [])
        for key, word, allowed in (("handles", "access", ACCESS), ("callbacks", "called", CALLED)):
            for item in document.get(key) or []:
                if item.get(word) not in allowed:
                    raise SpecError("%s: expected `%s`, one of %s" % (item["name"], word, ", ".join(allowed)))
        for key in ("enums", "handles", "structs", "callbacks"):
            for item in document.get(key) or []:
                item = dict(item, module=module.name)
                if key == "structs":
                    fields = entries(item["fields"], item["name"])
                    item["fields"] = {field.name: field.type for field in fields}
                    item["texts"] = {field.name: field_text(item["name"], field) for field in fields}
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

    # Expansion.

    def _expand(self, document, glossaries):
        module = self.module(document["module"])
        self.glossaries.append(glossaries[0])
        for item in document.get("callbacks") or []:
            self.callbacks[item["name"]]["arguments"] = arguments.read(
                self, glossaries, item.get("args"), item["name"], True
            )
        for handle in document.get("handles") or []:
            module.functions += self._handle_functions(module, handle)
        for item, texts in self.formats.expanded(document.get("functions") or [], glossaries):
            module.functions.append(self._function(module, item, texts))
        for item in document.get("elementwise") or []:
            Expansion(self, module, glossaries, item)

    def _function(self, module, item, glossaries):
        unknown = set(item) - FUNCTION_KEYS
        if unknown:
            raise SpecError("%s: unknown keys: %s" % (item.get("name"), ", ".join(sorted(unknown))))
        if not item.get("doc"):
            raise SpecError("%s: no documentation" % item["name"])
        args = arguments.read(self, glossaries, item.get("args"), item["name"])
        returns = item.get("returns", "status")
        try:
            self.return_type(returns)
        except SpecError as error:
            raise SpecError("%s: %s" % (item["name"], error)) from error
        extra = {key: item[key] for key in set(item) - {"name", "doc", "args", "returns"}}
        return Function(module, item["name"], item["doc"], args, returns, **extra)

    def _handle_functions(self, module, handle):
        name = handle["name"]
        noun = name.replace("_", " ")

        def self_arg():
            arg = Arg("self", "handle", name, {"nullable"})
            arg.params = [Param(ptr(("handle", name), True), "self", "The %s, or NULL." % noun)]
            return arg

        yield Function(
            module,
            name + "_retain",
            "Adds a reference and returns the handle itself. The result is NULL for "
            "NULL and for a handle of another type.",
            [self_arg()],
            name,
            threads=HANDLE_THREADS,
            origin="handle",
            group=name,
            since=handle.get("since", "0.1.0"),
        )
        yield Function(
            module,
            name + "_release",
            "Gives a reference back; the last one frees the %s. NULL is allowed; cannot fail." % noun,
            [self_arg()],
            "void",
            threads=HANDLE_THREADS,
            origin="handle",
            group=name,
            since=handle.get("since", "0.1.0"),
        )
