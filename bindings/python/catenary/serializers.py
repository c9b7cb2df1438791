"""Saves objects to and loads them from files: NPZ, HDF5 and safetensors, in the layout of the reference.

Files replace older ones atomically. Objects of the library are loaded completely or not at all: nothing
changes if a file is damaged or incomplete or holds values that do not fit. Any other object needs a method
``serialize(serializer)``, which gets a `DictionarySerializer` or an `NpzDeserializer`.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import contextmanager
from typing import NamedTuple

from . import _calls, raw
from ._convert import CASTINGS, chosen
from ._dtype import numpy
from ._errors import FormatError
from ._handle import LossScale, take
from ._rule import Rule
from .array._interop import asnumpy
from .array._ndarray import ndarray
from .dictionary import Dictionary, npz_level
from .link import Link
from .serializer import (
    Deserializer,
    LibraryDeserializer,
    LibrarySerializer,
    Serializer,
    is_array,
    scalar_of,
    to_array,
)

__all__ = [
    "Dictionary",
    "DictionarySerializer",
    "FileDeserializer",
    "FileSerializer",
    "HDF5Deserializer",
    "HDF5Serializer",
    "LoadReport",
    "NpzDeserializer",
    "load",
    "load_checkpoint",
    "load_hdf5",
    "load_npz",
    "load_safetensors",
    "save_checkpoint",
    "save_hdf5",
    "save_npz",
    "save_safetensors",
]


def __dir__():
    return __all__


def _casting(name):
    return chosen(CASTINGS, name, "load", "casting")


def _on_host(array):
    """An array of this package as a NumPy array, if NumPy has its dtype."""
    return asnumpy(array) if numpy is not None and array.dtype.kind != "V" else array


class DictionarySerializer(Serializer):
    """Stores values in a dictionary by path.

    Args:
        target (dict or Dictionary): The dictionary, by default a new dict. Arrays are converted to NumPy
            arrays, without a copy if they are on the CPU; a `Dictionary` stores arrays and texts unchanged.
        path (str): The prefix of all keys, such as ``"model/"``.
    """

    def __init__(self, target=None, path=""):
        self.target = {} if target is None else target
        self.path = path

    def __getitem__(self, key):
        return type(self)(self.target, self.path + key.strip("/") + "/")

    def __call__(self, key, value):
        name = self.path + key.lstrip("/")
        if isinstance(self.target, Dictionary):
            if value is not None:
                self.target[name] = value
        elif isinstance(value, ndarray):
            self.target[name] = _on_host(value)
        else:
            self.target[name] = numpy.asarray(value) if numpy is not None else value
        return value


def _restore(name, stored, value, casting):
    """The result of a deserializer for a stored value and the present value."""
    if (
        numpy is not None
        and isinstance(stored, numpy.ndarray)
        and stored.dtype.kind in "OSU"
        and stored.ndim == 0
    ):
        stored = stored.item()
    if value is None or stored is None:
        return stored
    if is_array(value):
        target, source = to_array(value, name), to_array(stored, name)
        if target.shape != source.shape:
            raise ValueError('"%s": expected shape %s, got %s' % (name, target.shape, source.shape))
        device = _calls.array_device(target)
        if _calls.array_device(source) != device:
            source = _calls.array_to_device(source, device)
        _calls.array_copyto(target, source, casting, None)
        return value
    if isinstance(value, str):
        return type(value)(stored.decode() if isinstance(stored, bytes) else stored)
    return type(value)(scalar_of(to_array(stored, name), name))


class NpzDeserializer(Deserializer):
    """Loads from a mapping, such as an NPZ file opened by ``numpy.load``.

    Args:
        npz: A mapping of paths to arrays.
        path (str): The prefix of all keys, such as ``"model/"``.
        strict (bool): Whether missing entries are errors (KeyError); otherwise values do not change.
        casting (str): The permitted conversions of elements, one of NumPy's casting rules.
    """

    def __init__(self, npz, path="", strict=True, casting="same_kind"):
        self.npz, self.path, self.strict, self.casting = npz, path, strict, casting
        _casting(casting)

    def __getitem__(self, key):
        return type(self)(self.npz, self.path + key.strip("/") + "/", self.strict, self.casting)

    def __call__(self, key, value):
        name = self.path + key.lstrip("/")
        try:
            stored = self.npz[name]
        except KeyError:
            if value is None or not self.strict:
                return value
            raise
        return _restore(name, stored, value, _casting(self.casting))


class HDF5Serializer(Serializer):
    """Saves to a group of a file opened by h5py.

    Args:
        group: An ``h5py.Group``; for a path the result is a `FileSerializer`, which does not need h5py.
        compression (int): The gzip level.
    """

    def __new__(cls, group, compression=4):
        if isinstance(group, (str, bytes, os.PathLike)):
            return FileSerializer(group, "hdf5", compression)
        return super().__new__(cls)

    def __init__(self, group, compression=4):
        self.group, self.compression = group, compression

    def __getitem__(self, key):
        return type(self)(self.group.require_group(key.strip("/")), self.compression)

    def __call__(self, key, value):
        key = key.lstrip("/")
        if isinstance(value, ndarray):
            stored = _on_host(value)
        else:
            stored = value if value is None or isinstance(value, str) else numpy.asarray(value)
        if stored is not None:
            compression = self.compression if is_array(stored) and stored.size > 1 else None
            self.group.create_dataset(key, data=stored, compression=compression)
        return value


class HDF5Deserializer(Deserializer):
    """Loads from a group of a file opened by h5py.

    Args:
        group: An ``h5py.Group``; for a path the result is a `FileDeserializer`, which does not need h5py.
        strict (bool): Whether missing entries are errors (KeyError).
    """

    def __new__(cls, group, strict=True):
        if isinstance(group, (str, bytes, os.PathLike)):
            return FileDeserializer(group, strict=strict)
        return super().__new__(cls)

    def __init__(self, group, strict=True):
        self.group, self.strict = group, strict

    def __getitem__(self, key):
        key = key.strip("/")
        if not self.strict and key not in self.group:
            return NpzDeserializer({}, strict=False)
        return type(self)(self.group[key], self.strict)

    def __call__(self, key, value):
        key = key.lstrip("/")
        if key not in self.group:
            if value is None or not self.strict:
                return value
            raise KeyError("%s/%s: there is no such entry" % (self.group.name.rstrip("/"), key))
        return _restore(key, self.group[key][()], value, _casting("same_kind"))


class _HDF5Target(DictionarySerializer, HDF5Serializer):
    """The serializer for an object before the library writes the file."""

    compression = 4

    def __new__(cls, target=None, path=""):
        return object.__new__(cls)


class _HDF5Source(NpzDeserializer, HDF5Deserializer):
    """The deserializer for an object from a file that the library reads."""

    def __new__(cls, npz, path="", strict=True, casting="same_kind"):
        return object.__new__(cls)


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


class _Format(NamedTuple):
    """How the files of a format are named and made; a format is added by a row of `_FORMATS`."""

    suffixes: tuple
    write: Callable  # (path, group, compression): a serializer of the library
    save: Callable  # (dictionary, path, compression)
    read: Callable  # (path, options): a deserializer of the library
    target: type = DictionarySerializer  # for an object with a serialize method of its own
    source: type = NpzDeserializer


_FORMATS = {
    "npz": _Format(
        suffixes=(".npz",),
        write=lambda path, group, level: _calls.npz_serializer_new(path, npz_level(level)),
        save=Dictionary.save_npz,
        read=_calls.npz_deserializer_new,
    ),
    "hdf5": _Format(
        suffixes=(".h5", ".hdf5"),
        write=_calls.hdf5_serializer_new,
        save=Dictionary.save_hdf5,
        read=lambda path, options: _calls.hdf5_deserializer_new(path, None, options),
        target=_HDF5Target,
        source=_HDF5Source,
    ),
    "safetensors": _Format(
        suffixes=(".safetensors",),
        write=lambda path, group, level: _calls.safetensors_serializer_new(path),
        save=lambda dictionary, path, level: dictionary.save_safetensors(path),
        read=_calls.safetensors_deserializer_new,
    ),
}
_ANY = _Format(suffixes=(), write=None, save=None, read=_calls.file_deserializer_new)


def _by_suffix(path):
    suffix = os.path.splitext(os.fsdecode(path))[1].lower()
    return next((name for name, format in _FORMATS.items() if suffix in format.suffixes), None)


class FileSerializer(LibrarySerializer):
    """A file for several objects, each of which is saved below a key: ``model.serialize(file['model'])``.

    `commit` writes the file, and so does the end of a ``with`` block without an exception. Arrays are not
    copied before that.

    Args:
        filename: Its path.
        format (str): ``"npz"``, ``"hdf5"`` or ``"safetensors"``; by default according to the suffix.
        compression (int): Level from 1 to 9, 0 for none, -1 for the default of the format; for NPZ also a
            bool.
        group (str): The group of an HDF5 file that contains everything.
    """

    def __init__(self, filename, format=None, compression=4, group=None):
        if format is None:
            format = _by_suffix(filename)
        elif not isinstance(format, str):
            raise TypeError("format: expected a text, got %s" % type(format).__name__)
        if format not in _FORMATS:
            *names, last = map(repr, _FORMATS)
            raise ValueError(
                "format: expected %s or %s, got %r for %r" % (", ".join(names), last, format, filename)
            )
        take(self, _FORMATS[format].write(filename, group, compression))

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
        _open_deserializer(self, _ANY, filename, _options(path, strict, casting, part))

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


def _options(path, strict, casting, part):
    options = _calls.load_options_new()
    _calls.load_options_set_strict(options, strict)
    _calls.load_options_set_casting(options, _casting(casting))
    _calls.load_options_set_prefix(options, path)
    _calls.load_options_set_part(options, part)
    return options


def _open_deserializer(handle, format, filename, options):
    """Stores a deserializer of the file in the handle."""
    where = os.fspath(filename)
    if not os.path.exists(where):
        raise FileNotFoundError(2, "No such file or directory", os.fsdecode(where))
    take(handle, format.read(where, options))


def traversal(obj):
    """The call that saves and loads an object in the library; None if the method serialize has to be
    called."""
    if isinstance(obj, Link):
        return _calls.link_serialize if obj._serialized_whole() else None
    if isinstance(obj, Rule):
        return (
            None if obj._stepwise or type(obj).serialize is not Rule.serialize else _calls.optimizer_serialize
        )
    return _calls.loss_scale_serialize if isinstance(obj, LossScale) else None


@contextmanager
def _destination(file):
    """A path to save to; for a file object a temporary path, whose contents are copied to it."""
    if not hasattr(file, "write"):
        yield file
        return
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "file")
        yield path
        with open(path, "rb") as source:
            shutil.copyfileobj(source, file)


@contextmanager
def _source(file):
    """A path to load from; for a file object that of a temporary copy."""
    if not hasattr(file, "read"):
        yield file
        return
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "file")
        with open(path, "wb") as target:
            shutil.copyfileobj(file, target)
        yield path


def _save(file, format, obj, compression):
    call = traversal(obj)
    with _destination(file) as path:
        if call is not None:
            with FileSerializer(path, format, compression) as serializer:
                call(obj, serializer)
            return
        serializer = _FORMATS[format].target(Dictionary())
        if isinstance(serializer, HDF5Serializer):
            serializer.compression = compression
        obj.serialize(serializer)
        _FORMATS[format].save(serializer.target, path, compression)


class _Entries:
    """The entries of a file, read on access."""

    def __init__(self, deserializer):
        self._deserializer = deserializer

    def __getitem__(self, key):
        return self._deserializer.stored(key)


def _load(file, format, obj, strict, path, casting, part, exact, report):
    call = traversal(obj)
    with _source(file) as where:
        if call is not None:
            _load_whole(call, where, format, obj, strict, path, casting, part, exact, report)
            return
        if part or report is not None or exact:
            raise ValueError(
                "part, exact, report: expected a link or an optimizer of the library to load, got %s, "
                "which has its own serialize" % type(obj).__name__
            )
        deserializer = LibraryDeserializer()
        _open_deserializer(deserializer, format, where, _options(path, True, casting, ""))
        obj.serialize(format.source(_Entries(deserializer), strict=strict, casting=casting))


def _load_whole(call, where, format, obj, strict, path, casting, part, exact, report):
    found = LoadReport() if report is None else report
    for attempt in (strict, False):
        serializer = LibraryDeserializer()
        _open_deserializer(serializer, format, where, _options(path, attempt, casting, part))
        try:
            call(obj, serializer)
        except Exception as error:
            found._take(serializer)
            # Entries that the object does not use are not errors in the reference; nothing has been loaded so
            # far.
            if (
                exact
                or not attempt
                or not isinstance(error, FormatError)
                or found.missing
                or found.mismatching
                or not found.unexpected
            ):
                raise
        else:
            found._take(serializer)
            return


def save_npz(filename, obj, compression: bool = True) -> None:
    """Saves an object to a file in NPZ format.

    Args:
        filename: A path, or a file object that is open for binary writing.
        obj: A link, an optimizer, or anything else with a method ``serialize(serializer)``.
        compression (bool): Whether the file is compressed, or a level from 1 to 9.
    """
    _save(filename, "npz", obj, compression)


def save_hdf5(filename, obj, compression: int = 4) -> None:
    """Saves an object to a file in HDF5 format; does not need h5py.

    Args:
        filename: A path, or a file object that is open for binary writing.
        obj: A link, an optimizer, or anything else with a method ``serialize(serializer)``.
        compression (int): gzip level, 0 to 9; -1: the default, 4.
    """
    _save(filename, "hdf5", obj, compression)


def save_safetensors(filename, obj) -> None:
    """Saves an object to a file in safetensors format; texts become metadata.

    Args:
        filename: A path, or a file object that is open for binary writing.
        obj: A link, an optimizer, or anything else with a method ``serialize(serializer)``.
    """
    _save(filename, "safetensors", obj, 0)


def _whole(call, obj, what):
    if obj is not None and (not isinstance(obj, (Link, Rule)) or traversal(obj) is None):
        raise TypeError(
            "%s: %s: expected one that the library can save, got %s" % (call, what, type(obj).__name__)
        )
    return obj


def save_checkpoint(filename, model, optimizer=None, random=None, extra=None) -> None:
    """Saves the state of a training run, which can be continued exactly, to one file atomically.

    Args:
        filename: A path that ends in .npz, .h5, .hdf5 or .safetensors, which determines the format.
        model (Link): The model, whose values are stored below "model/".
        optimizer: One of `catenary.optimizers` after setup: its states and numeric hyperparameters are saved.
        random (RandomState): A generator, by default the global one of the model's device.
        extra (dict): Other values to store: numbers, texts and arrays by name.
    """
    extra = extra if extra is None or isinstance(extra, Dictionary) else Dictionary(extra)
    _calls.checkpoint_save(
        os.fspath(filename),
        _whole("save_checkpoint", model, "model"),
        _whole("save_checkpoint", optimizer, "optimizer"),
        getattr(random, "_handle", random),
        extra,
    )


def load_checkpoint(filename, model, optimizer=None, random=None) -> Dictionary:
    """Loads a file from `save_checkpoint` and returns the extra entries; in case of an error nothing changes.

    Without an optimizer its part of the file is ignored. Hooks, schedules, groups and frozen parameters are
    not saved: the program has to set them again. A number that a group overrides is saved, and loaded if the
    group overrides it here.
    """
    extra = Dictionary()
    _calls.checkpoint_load(
        os.fspath(filename),
        _whole("load_checkpoint", model, "model"),
        _whole("load_checkpoint", optimizer, "optimizer"),
        getattr(random, "_handle", random),
        extra,
    )
    return extra


def _loader(name, format, what):
    def load(
        filename,
        obj,
        strict: bool = True,
        path: str = "",
        casting: str = "same_kind",
        part: str = "",
        exact: bool = False,
        report: LoadReport = None,
    ) -> None:
        _load(filename, format, obj, strict, path, casting, part, exact, report)

    load.__name__ = load.__qualname__ = name
    load.__doc__ = (
        """Loads an object from %s.

    If the load fails, an object of the library does not change; other objects load one value after another.

    Args:
        filename: A path, or a file object that is open for binary reading.
        obj: A link, an optimizer, or anything else with a method ``serialize(serializer)``.
        strict (bool): Whether values that are missing in the file (KeyError) or do not fit (ValueError for
            shapes, TypeError for dtypes) are errors; otherwise the values that fit are loaded.
        path (str): The position of the object in the file: with ``"model"``, the entry ``model/l1/W`` is its
            ``/l1/W``.
        casting (str): The permitted conversions of elements if a dtype differs, one of NumPy's casting rules;
            with ``"equiv"`` all dtypes have to be the same.
        part (str): The part of the object to load, such as ``"l1"``; by default all.
        exact (bool): Whether entries of the file that the object does not use are errors, too (ValueError).
        report (LoadReport): Is filled with missing, unexpected and mismatching entries, also if the load
            fails.
    """
        % what
    )
    return load


load_npz = _loader("load_npz", _FORMATS["npz"], "a file in NPZ format")
load_hdf5 = _loader("load_hdf5", _FORMATS["hdf5"], "a file in HDF5 format; does not need h5py")
load_safetensors = _loader("load_safetensors", _FORMATS["safetensors"], "a file in safetensors format")
load = _loader("load", _ANY, "a file of any of these formats, which is detected by its first bytes")
