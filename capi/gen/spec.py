"""Reads the files of capi/spec: YAML documents, and the lists of arguments and fields in them."""

import pathlib

import yaml


class SpecError(Exception):
    """A mistake in capi/spec."""


class Entry:
    """An argument or a field as it is written: `- shape: int64[ndim]` and the keys below it.

    `doc` is its text and `default` its value in languages with default arguments. Other keys are C parameters
    that follow from it, such as `ndim` here, with their texts.
    """

    def __init__(self, item):
        (self.name, self.type), *rest = item.items()
        self.parts = dict(rest)
        self.doc, self.default = self.parts.pop("doc", ""), self.parts.pop("default", None)


def entries(items, where):
    found = [Entry(item) for item in items or []]
    names = [entry.name for entry in found]
    for name in names:
        if names.count(name) > 1:
            raise SpecError("%s: %s appears twice" % (where, name))
    return found


def documents(folder):
    """The name and the content of each file."""
    for path in sorted(pathlib.Path(folder).glob("*.yml")):
        try:
            yield path.name, yaml.safe_load(path.read_text()) or {}
        except yaml.YAMLError as error:
            raise SpecError("%s: %s" % (path.name, error)) from error
