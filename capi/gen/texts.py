"""What the documentation says about arguments.

The text of an argument is the one below it in the specification, else the one that its name has in the
glossary of the file, else the one in glossary.yml. Only what is evident from the type needs none. Texts are
whole sentences.
"""

from ctext import tidy
from spec import SpecError

SHARED = "glossary.yml"


class Glossary:
    """Texts by names of arguments, or by name and type (`value double`) if a name has arguments of several
    types."""

    def __init__(self, where, texts):
        self.where, self.texts = where, {key: tidy(text) for key, text in texts.items()}
        self.types = {}  # by key: the types that it served

    def find(self, name, base):
        for key in ("%s %s" % (name, base), name):
            if key in self.texts:
                self.types.setdefault(key, set()).add(base)
                return self.texts[key]
        return ""

    def check(self):
        """An entry that nothing uses is stale; one for several types would have to be vague."""
        for key in self.texts:
            types = sorted(self.types.get(key, ()))
            if not types:
                raise SpecError("%s: no argument uses the text of `%s`" % (self.where, key))
            if len(types) > 1:
                raise SpecError(
                    "%s: `%s` has arguments of several types: write %s"
                    % (self.where, key, ", ".join("`%s %s`" % (key, t) for t in types))
                )


def insert(text, note):
    """The text with a note in parentheses at the end of its first sentence."""
    end = text.index(". ") if ". " in text else len(text) - 1
    return "%s (%s)%s" % (text[:end], note, text[end:])


def field_text(struct, field):
    """The text of a field of a struct."""
    text = tidy(field.doc)
    if not text:
        raise SpecError("%s: %s has no text: add `doc:` below it" % (struct, field.name))
    return whole(field.name, text)


def whole(name, text):
    if not text.endswith(".") or text[0].islower():
        raise SpecError("%s: expected whole sentences, got %r" % (name, text))
    return text


def check(arg, text):
    """The rules that a text can break."""
    whole(arg.name, text)
    if arg.has("nullable") and "NULL" not in text:
        raise SpecError("%s: the text does not say what NULL means: %r" % (arg.name, text))
    if arg.has("optional") and "CTN_DTYPE_NONE" not in text:
        raise SpecError("%s: the text does not say what CTN_DTYPE_NONE means: %r" % (arg.name, text))
    if arg.out and arg.kind == "handle" and ("NULL" in text) != (arg.has("maybe") or arg.has("nullable")):
        raise SpecError(
            "%s: the word `maybe` says that a result may be NULL, and so must the text: %r" % (arg.name, text)
        )
    if arg.has("maybe") and "NULL" not in text:
        raise SpecError("%s: the text does not say what NULL means: %r" % (arg.name, text))
    if arg.out and not text.startswith("Receives"):
        raise SpecError("%s: expected a text that begins with `Receives`, got %r" % (arg.name, text))
    return text


def derived(arg, first, in_callback):
    """A sentence for what is evident, or nothing."""
    if arg.name == "user_data" and in_callback:
        return "The data given with the callback."
    if arg.kind == "text":
        return "Receives the text."
    if arg.kind == "handle" and not arg.listed:
        if arg.out and not arg.has("nullable"):
            return "Receives a new %s." % arg.base.replace("_", " ") if not in_callback else ""
        if arg.name == "out" and arg.has("inout"):
            return "The destination."
        if first and arg.base not in ("array", "variable"):
            return "The %s%s." % (arg.base.replace("_", " "), ", or NULL" if arg.has("nullable") else "")
    return ""


def main(arg):
    """The text of the parameter that carries the argument's name."""
    text = arg.doc
    if arg.kind == "text":
        return (
            text
            + " UTF-8, always terminated, cut between characters if it does not fit. NULL: only the length is returned."
        )
    if arg.listed and arg.count:
        if arg.out:
            text = insert(text, "room for `%s`" % arg.count)
        else:
            text = insert(text, "`%s` %s" % (arg.count, "bytes" if arg.kind == "void" else "elements"))
    elif arg.base == "bool":
        text = insert(text, "0 or 1")
    if arg.kind == "handle" and arg.has("inout") and not arg.has("shared") and arg.base == "array":
        text += " Changed in place."
    if arg.default is not None and not isinstance(arg.default, bool) and "default" not in text:
        text += " Usual value: %s." % arg.default
    if arg.has("shared"):
        text += " The library keeps a reference."
    return text


def count(arg):
    """The text of the parameter that is the length of a list."""
    if arg.kind == "void":
        return "Size of `%s` in bytes." % arg.name
    if arg.out:
        return "Room in `%s`." % arg.name
    return "Number of elements of `%s`%s." % (arg.name, ", at most CTN_MAX_NDIM" if arg.dims else "")


CAPACITY = "Size of `%s` in bytes, including the terminator."
LENGTH = "Receives the length of the whole text in bytes, without the terminator; may be NULL."
USER_DATA = "Passed to each call of `%s`."
DESTROY = (
    "Called exactly once with `user_data` when it is no longer needed, also if this call fails; may be NULL."
)
