"""The file formats of the library, which its specification lists."""

import os

from . import _calls, raw

# The reference's defaults of `compression`. If it is a bool, True and False are levels, too.
_COMPRESSION = {"npz": True}


class Format:
    """How files of a format are named, written and read."""

    def __init__(self, name, title, suffixes, level, groups):
        self.name, self.title, self.suffixes, self.groups = name, title, suffixes, groups
        self.compression = (
            _COMPRESSION.get(name, level) if level else None
        )  # the default; None: not compressed

    def parameters(self, groups=True):
        """The parameters of a function that saves in this format, as `_signed.procedure` takes them."""
        compression = self.compression
        return ([("compression", type(compression), compression)] if compression is not None else []) + (
            [("group", None, None)] if groups and self.groups else []
        )

    def _options(self, compression, group):
        """The arguments after the path of the library's functions that write."""
        if isinstance(compression, bool) and isinstance(self.compression, bool):
            compression = -int(compression)
        return ([group] if self.groups else []) + ([compression] if self.compression is not None else [])

    def save(self, dictionary, path, compression=None, group=None):
        call = getattr(_calls, "dictionary_save_" + self.name)
        call(dictionary, path, *self._options(compression, group))

    def serializer(self, path, compression=None, group=None):
        return getattr(_calls, self.name + "_serializer_new")(path, *self._options(compression, group))

    def deserializer(self, path, options):
        call = getattr(_calls, self.name + "_deserializer_new")
        return call(path, None, options) if self.groups else call(path, options)


FORMATS = {name: Format(name, **row) for name, row in raw.FORMATS.items()}


def format_of(path):
    """The name of the format that a path ends in, or None."""
    suffix = os.path.splitext(os.fsdecode(path))[1].lower()
    return next((name for name, format in FORMATS.items() if suffix in format.suffixes), None)
