"""File formats: the rows of `formats` in the specification, and the functions that every format has."""

import re

from ctext import NOTICE, listed
from spec import SpecError

KEYS = {"name", "title", "suffixes", "compression", "level", "groups", "errors", "functions"}
CONDITIONS = ("compression", "groups")  # `if` below an argument: which formats have it
TOKEN = re.compile(r"\{(\w+)\}")


class Format:
    def __init__(self, row):
        required = {"name", "title", "suffixes"} | (
            {"compression", "level"} if {"compression", "level"} & set(row) else set()
        )
        if set(row) - KEYS or required - set(row):
            raise SpecError(
                "format %s: unknown keys: %s; missing keys: %s"
                % (row.get("name"), listing(set(row) - KEYS), listing(required - set(row)))
            )
        self.name, self.title, self.suffixes = row["name"], row["title"], listed(row["suffixes"])
        self.compression, self.level = row.get("compression"), row.get("level", 0)
        self.groups, self.errors = bool(row.get("groups")), listed(row.get("errors"))
        # Keys of its functions that differ from those of other formats.
        self.functions = row.get("functions") or {}

    def has(self, condition):
        if condition not in CONDITIONS:
            raise SpecError("`if` is one of %s, got %r" % (", ".join(CONDITIONS), condition))
        return bool(getattr(self, condition))

    def words(self):
        return {"name": self.name, "title": self.title, "compression": self.compression, "level": self.level}


class Texts:
    """The texts of a glossary for one format."""

    def __init__(self, glossary, words):
        self.glossary, self.words = glossary, words

    def find(self, name, base):
        return filled(self.glossary.find(name, base), self.words)


def listing(names):
    return ", ".join(sorted(names)) or "none"


def either(names):
    return " or ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)


def filled(value, words):
    """A value of the specification with `{word}` replaced in all of its texts."""
    if isinstance(value, str):
        return TOKEN.sub(lambda match: str(words.get(match.group(1), match.group(0))), value)
    if isinstance(value, dict):
        return {filled(key, words): filled(item, words) for key, item in value.items()}
    return [filled(item, words) for item in value] if isinstance(value, list) else value


class Formats:
    """All formats, in the order in which messages list them."""

    def __init__(self):
        self.rows, self.used = [], set()

    def add(self, rows):
        self.rows += [Format(row) for row in rows]
        names = [row.name for row in self.rows]
        if len(set(names)) != len(names):
            raise SpecError("formats: a name appears twice: %s" % ", ".join(names))

    def __iter__(self):
        return iter(self.rows)

    def words(self):
        if not self.rows:
            return {}
        return {
            "formats": either([row.title for row in self]),
            "suffixes": either([suffix for row in self for suffix in row.suffixes]),
        }

    def expanded(self, items, glossaries):
        """Functions with their glossaries; those of an entry `each: format` for each of the formats."""
        for item in items:
            if "each" not in item:
                yield filled(item, self.words()), glossaries
                continue
            if set(item) != {"each", "functions"} or item["each"] != "format":
                raise SpecError("expected `each: format` with `functions`, got %r" % item)
            for row in self:
                texts = [Texts(glossary, row.words()) for glossary in glossaries]
                for function in item["functions"]:
                    yield self._function(row, function), texts

    def _function(self, row, function):
        made = filled(function, {**self.words(), **row.words()})
        made["args"] = [
            {key: value for key, value in arg.items() if key != "if"}
            for arg in made["args"]
            if "if" not in arg or row.has(arg["if"])
        ]
        made["errors"] = [
            error
            for item in listed(made.get("errors"))
            for error in (row.errors if item == "{errors}" else [item])
        ]
        made.update(row.functions.get(made["name"], {}))
        self.used.add(made["name"])
        left = TOKEN.search(str(made))
        if left:
            raise SpecError("%s: unknown word %s" % (made["name"], left.group(0)))
        return made

    def check(self):
        for row in self:
            unknown = set(row.functions) - self.used
            if unknown:
                raise SpecError("format %s: there is no function %s" % (row.name, listing(unknown)))


def table(api):
    out = [
        "// " + NOTICE,
        "// CTN_FORMAT(name, title, default level of compression, groups, suffixes...): the file formats.",
    ]
    out += [
        'CTN_FORMAT(%s, "%s", %d, %s, %s)'
        % (
            row.name,
            row.title,
            row.level,
            str(row.groups).lower(),
            ", ".join('"%s"' % suffix for suffix in row.suffixes),
        )
        for row in api.formats
    ]
    return "\n".join(out + ["#undef CTN_FORMAT"]) + "\n"


def files(api):
    return {"impl/serializers/generated/formats.inc": table(api)}
