"""Serializers for files that the library reads and writes, and reports about loads."""

import os

from . import _calls, raw
from ._formats import FORMATS, format_of
from ._handle import take
from ._mappings import casting_of
from .serializer import LibraryDeserializer, LibrarySerializer


class LoadReport:
    """The problems of a load: paths in the file, and for mismatches also the expected and the actual
    values."""

    def __init__(self):
        self.missing, self.unexpected, self.mismatching = [], [], {}

    def __repr__(self):
        return "LoadReport(missing=%r, unexpected=%r, mismatching=%r)" % (
            self.missing,
            self.unexpected,
            self.mismatching,
        )

    def _take(self, serializer):
        try:
            handle = _calls.serializer_report(serializer)
        except RuntimeError:  # no object has been loaded
            return
        names = [
            [
                _calls.load_report_name(handle, problem, i)
                for i in range(_calls.load_report_count(handle, problem))
            ]
            for problem in (raw.CTN_LOAD_MISSING, raw.CTN_LOAD_UNEXPECTED, raw.CTN_LOAD_MISMATCHING)
        ]
        self.missing, self.unexpected = names[:2]
        self.mismatching = {
            name: _calls.load_report_text(handle, raw.CTN_LOAD_MISMATCHING, i)
            for i, name in enumerate(names[2])
        }


class FileSerializer(LibrarySerializer):
    """A file for several objects, each of which is saved below a key: ``model.serialize(file['model'])``.

    `commit` writes the file, and so does the end of a ``with`` block without an exception. Arrays are not
    copied before that.

    Args:
        filename: Its path.
        format (str): Its name, such as ``"npz"``; by default according to the suffix.
        compression (int): Level from 1 to 9, 0 for none, -1 for the default of the format; for NPZ also a
            bool.
        group (str): The group of an HDF5 file that contains everything.
    """

    def __init__(self, filename, format=None, compression=4, group=None):
        if format is None:
            format = format_of(filename)
        elif not isinstance(format, str):
            raise TypeError("format: expected a string, got %s" % type(format).__name__)
        if format not in FORMATS:
            *names, last = map(repr, FORMATS)
            raise ValueError(
                "format: expected %s or %s, got %r for %r" % (", ".join(names), last, format, filename)
            )
        take(self, FORMATS[format].serializer(filename, compression, group))

    def __enter__(self):
        return self

    def __exit__(self, kind, exception, trace):
        if kind is None:
            self.commit()


class FileDeserializer(LibraryDeserializer):
    """A file with several objects, in any of the formats: ``model.serialize(file['model'])``.

    Args:
        filename: Its path.
        path (str): The prefix of all keys.
        strict (bool): Whether entries that are missing, mismatching or unexpected are errors.
        casting (str): The permitted conversions of elements if a dtype differs, one of NumPy's casting rules.
        part (str): The part of each object to load, by default all.
    """

    def __init__(self, filename, path="", strict=True, casting="same_kind", part=""):
        open_file(
            self, _calls.file_deserializer_new, filename, load_options(path, strict, casting, part, True)
        )

    def __enter__(self):
        return self

    def __exit__(self, kind, exception, trace):
        pass

    @property
    def report(self):
        """The problems with the object that was loaded last."""
        report = LoadReport()
        report._take(self)
        return report


def load_options(path, strict, casting, part, exact):
    options = _calls.load_options_new()
    _calls.load_options_set_strict(options, strict)
    _calls.load_options_set_exact(options, exact)
    _calls.load_options_set_casting(options, casting_of(casting))
    _calls.load_options_set_prefix(options, path)
    _calls.load_options_set_part(options, part)
    return options


def open_file(handle, read, filename, options):
    """Stores the deserializer of the file that `read` makes in the handle."""
    where = os.fspath(filename)
    if not os.path.exists(where):
        raise FileNotFoundError(2, "No such file or directory", os.fsdecode(where))
    take(handle, read(where, options))
