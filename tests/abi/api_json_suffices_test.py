#!/usr/bin/env python3
"""The generators of bindings and of the header-only layers give the same files from api.json alone as from the
specification.

Usage: api_json_suffices_test.py API_JSON ROOT (exit status 77, skipped, without PyYAML)
So api.json has all that a binding needs: what a generator takes from the specification must be there too.
"""

import json
import pathlib
import sys

sys.dont_write_bytecode = True
root = pathlib.Path(sys.argv[2]).resolve()
sys.path.insert(0, str(root / "capi/gen"))
try:
    import generate
    from arguments import Arg, Param, Types
    from ctext import CHARS, ptr
    from function import Function
except ImportError as error:
    print("skipped: %s (Debian: python3-yaml)" % error)
    sys.exit(77)

FLAGS = ("out", "inout", "nullable", "optional", "shared", "maybe", "sized")


class Module:
    """The content of a header."""

    def __init__(self, entry):
        self.name, self.brief, self.doc, self.umbrella = (
            entry["module"],
            entry["brief"],
            entry["doc"],
            entry["umbrella"],
        )
        self.includes, self.enums, self.constants = entry["includes"], entry["enums"], entry["constants"]
        self.handles, self.callbacks, self.structs = entry["handles"], entry["callbacks"], entry["structs"]
        self.functions, self.threads = [], ""


class Format:
    def __init__(self, row):
        self.__dict__.update(row)


class Description(Types):
    """What generators read, from api.json."""

    def __init__(self, document):
        super().__init__()
        self.version, self.abi, self.loops = document["version"], document["abi"], document["loops"]
        self.formats = [Format(row) for row in document["formats"]]
        self.ops = [
            dict(op, name=op["operation"], gradient={"name": op["gradient"]} if "gradient" in op else None)
            for op in document["operations"]
        ]
        self.modules = {entry["module"]: Module(entry) for entry in document["modules"]}
        for _, module in sorted(self.modules.items()):  # as the files of the specification
            for kind in ("enums", "handles", "structs", "callbacks"):
                getattr(self, kind).update(
                    {item["name"]: dict(item, module=module.name) for item in getattr(module, kind)}
                )
        for module in self.modules.values():
            module.structs = [self.structs[item["name"]] for item in module.structs]
            module.callbacks = [self.callbacks[item["name"]] for item in module.callbacks]
            for struct in module.structs:
                struct["texts"] = {field["name"]: field["doc"] for field in struct["fields"]}
            for callback in module.callbacks:
                callback["arguments"] = [self.argument(a) for a in callback["arguments"]]
        for entry in document["modules"]:
            module = self.modules[entry["module"]]
            module.functions = [self.function(module, f) for f in entry["functions"]]
        self.functions = [f for module in self.modules.values() for f in module.functions]

    def c_type(self, text):
        """The type of a declaration such as `const ctn_array *const *`."""
        text = text.replace("CTN_CALL ", "").strip()
        if text.endswith("*"):
            inner = text[:-1].strip()
            if inner.endswith("*const"):
                return ptr(self.c_type(inner[: -len("const")]), True)
            if inner.startswith("const ") and "*" not in inner:
                return CHARS if inner == "const char" else ptr(self.c_type(inner[len("const ") :]), True)
            return ptr(self.c_type(inner))
        return self.raw_type(text)

    def kind(self, base):
        if base == "text":
            return base
        kind = self.base_type(base)[0]
        return {"ptr": "string", "callback": "function_pointer"}.get(kind, kind)

    @staticmethod
    def default(entry):
        """The default value as YAML reads it: numbers such as 1e-8, which have no point, are texts."""
        value = entry.get("default")
        return repr(value).replace("e-0", "e-") if "e" in repr(value) and isinstance(value, float) else value

    def argument(self, entry):
        callback = entry["type"] == "callback"
        base = entry["callback"] if callback else entry["type"]
        kind = "callback" if callback else self.kind(base)
        flags = {flag for flag in FLAGS if entry.get(flag)}
        arg = Arg(
            entry["name"],
            kind,
            base,
            flags,
            entry.get("count"),
            entry.get("shared_count", False),
            self.default(entry),
        )
        arg.params = [Param(self.c_type(p["type"]), p["name"], p.get("doc", "")) for p in entry["parameters"]]
        arg.doc = entry.get("doc", "")
        return arg

    def function(self, module, entry):
        name = entry["name"]
        extra = {
            key: entry[key]
            for key in ("since", "deprecated", "reference", "threads", "length", "derivatives", "unsafe")
            if key in entry
        }
        if name.endswith(("_retain", "_release")) and name.rpartition("_")[0] in self.handles:
            extra.update(origin="handle", group=name.rpartition("_")[0])
        args = [self.argument(a) for a in entry["arguments"]]
        made = Function(module, name, entry["doc"], args, entry["returns"], **extra)
        made.errors = [status[len("CTN_ERROR_") :] for status in entry["statuses"][1:]]
        return made

    def fields(self, struct):
        for field in struct["fields"]:
            yield field["name"], self.c_type(field["type"]), field.get("length", 0)


def files(path):
    """What the generators write for an api.json. They change names that their language reserves, so each gets a
    description of its own."""
    document = path.read_text()
    for generator in generate.LAYERS:
        yield from generator.files(Description(json.loads(document))).items()


different = count = 0
for name, text in files(pathlib.Path(sys.argv[1])):
    count += 1
    expected = (root / name).read_text()
    if sorted(text.splitlines()) != sorted(expected.splitlines()):  # the order of callbacks is free
        different += 1
        pairs = zip(text.splitlines(), expected.splitlines())
        first = next(((a, b) for a, b in pairs if a != b), ("(another length)", ""))
        print("%s: api.json gives\n  %s\nand the specification\n  %s" % (name, *first))
print("%d files, %d of them different" % (count, different))
sys.exit(1 if different or not count else 0)
