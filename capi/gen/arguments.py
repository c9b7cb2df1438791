"""Arguments of functions and callbacks: from the specification to C parameters with their texts."""

import re

import texts
from ctext import CHARS, SCALARS, ptr, tidy
from spec import SpecError, entries

# `values`: a list of integers of any length; others have an element for each axis, at most CTN_MAX_NDIM.
# `optional`: CTN_DTYPE_NONE is allowed. `shared`: a reference to the argument is kept.
# `maybe`: a result that may be NULL although the call succeeds, or a list of handles some of which may be NULL.
# `wanted`: the implementation is told how many results the caller has room for, or whether it wants the one
# result.
# `sized`: a string that is not terminated; the next argument is its size.
MODIFIERS = ("out", "inout", "nullable", "optional", "values", "shared", "wanted", "maybe", "sized")
DESTROY = ("callback", "destroy_fn")


class Param:
    """One parameter of a C function."""

    def __init__(self, ctype, name, doc):
        self.ctype, self.name, self.doc = ctype, name, doc


class Arg:
    """One argument of the specification; it becomes one to three C parameters."""

    def __init__(self, name, kind, base, flags, count=None, shared_count=False, default=None):
        self.name, self.kind, self.base, self.flags = name, kind, base, flags
        self.count, self.shared_count, self.default = count, shared_count, default
        self.doc, self.params = "", []

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


class Types:
    """The types that the specification knows by name: scalars, enumerations, handles, structs and
    callbacks."""

    def __init__(self):
        self.enums, self.handles, self.structs, self.callbacks = {}, {}, {}, {}

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
            return (
                "function",
                self.raw_type(match.group(1)),
                tuple(self.raw_type(p) for p in parameters),
                text,
            )
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
        """The type of a struct field, and its array length, or 0 if it is not an array."""
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


def parse(types, name, kind_text, default=None):
    """An argument from the words of the specification, such as `int64[ndim] nullable`."""
    words = str(kind_text).split()
    if words[0] == "callback":
        if len(words) < 2:
            raise SpecError("argument %s: callback of which type?" % name)
        kind, base, rest, count, shared = "callback", words[1], words[2:], None, False
        if base not in types.callbacks:
            raise SpecError("argument %s: no callback type `%s`" % (name, base))
    else:
        match = re.match(r"^(\w+)(?:\[(=?)(\w*)\])?$", words[0])
        if not match:
            raise SpecError("argument %s: cannot read `%s`" % (name, kind_text))
        base, shared, count = match.group(1), match.group(2) == "=", match.group(3)
        rest = words[1:]
        kind = "text" if base == "text" else None
    unknown = set(rest) - set(MODIFIERS)
    if unknown:
        raise SpecError("argument %s: unknown words: %s" % (name, " ".join(sorted(unknown))))
    if kind is None:
        kind = types.base_type(base)[0]
        kind = {"ptr": "string", "callback": "function_pointer"}.get(kind, kind)
    return Arg(name, kind, base, set(rest), count, shared, default)


def parameters(types, arg, parts, in_callback=False):
    """The C parameters of an argument. `parts` has texts for those that follow from it."""
    name, text = arg.name, texts.main(arg)
    if arg.kind == "text":
        prefix = "" if name == "buffer" else name + "_"
        return [
            Param(ptr(("char",)), name, text),
            Param(("scalar", "size"), prefix + "capacity", texts.CAPACITY % name),
            Param(ptr(("scalar", "size")), prefix + "length", texts.LENGTH),
        ]
    if arg.kind == "callback":
        return [
            Param(("callback", arg.base), name, text),
            Param(ptr(("void",)), "user_data", tidy(parts.get("user_data")) or texts.USER_DATA % name),
            Param(DESTROY, "destroy", tidy(parts.get("destroy")) or texts.DESTROY),
        ]
    base = types.base_type(arg.base)
    writable = arg.has("out") or arg.has("inout")
    if arg.listed:
        made = [Param(list_type(arg, base, writable), name, text)]
        if arg.count and not arg.shared_count:
            made.append(Param(("scalar", "size"), arg.count, tidy(parts.get(arg.count)) or texts.count(arg)))
        return made
    return [Param(single_type(arg, base, writable), name, text)]


def list_type(arg, base, writable):
    if base[0] == "handle":
        if arg.out:
            return ptr(ptr(base))
        return ptr(ptr(base, arg.base == "array" and not writable), True)
    if base == CHARS:
        return ptr(CHARS, not arg.out)
    return ptr(base, not writable)


def single_type(arg, base, writable):
    if base[0] == "handle":
        return ptr(ptr(base)) if arg.out else ptr(base, arg.base in ("array", "object") and not writable)
    if base[0] == "void":
        return (
            ptr(ptr(base)) if arg.out else ptr(base, not writable and arg.name not in ("user_data", "object"))
        )
    if base[0] == "struct":
        return ptr(base, not writable)
    if base == CHARS:
        return ptr(CHARS) if arg.out else CHARS
    return ptr(base) if writable else base


def read(types, glossaries, items, where, in_callback=False):
    """The arguments of one function or callback."""
    args = []
    for entry in entries(items, where):
        arg = parse(types, entry.name, entry.type, entry.default)
        text = tidy(entry.doc) or next(filter(None, (g.find(arg.name, arg.base) for g in glossaries)), "")
        text = text or texts.derived(arg, not args, in_callback)
        if not text:
            raise SpecError(
                "%s: %s has no text: add `doc:` below it or an entry to the glossary" % (where, arg.name)
            )
        try:
            arg.doc = texts.check(arg, text)
        except SpecError as error:
            raise SpecError("%s: %s" % (where, error)) from error
        arg.params = parameters(types, arg, entry.parts, in_callback)
        unknown = set(entry.parts) - {p.name for p in arg.params}
        if unknown:
            raise SpecError("%s: texts for unknown parameters: %s" % (where, ", ".join(sorted(unknown))))
        args.append(arg)
    return args
