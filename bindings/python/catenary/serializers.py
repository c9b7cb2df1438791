"""Saves objects to and loads them from files of several formats, in the layout of the reference.

Files replace older ones atomically. Objects of the library are loaded completely or not at all: nothing
changes if a file is damaged or incomplete or holds values that do not fit. Any other object needs a method
``serialize(serializer)``, which gets a `DictionarySerializer` or an `NpzDeserializer`.
"""

import os
import shutil
import tempfile
from contextlib import contextmanager

from . import _calls
from ._files import FileDeserializer, FileSerializer, LoadReport, load_options, open_file
from ._formats import FORMATS
from ._h5py import HDF5Deserializer, HDF5Serializer, HDF5Source, HDF5Target
from ._handle import LossScale
from ._mappings import DictionarySerializer, NpzDeserializer
from ._rule import Rule
from ._signed import procedure
from .dictionary import Dictionary
from .link import Link
from .serializer import LibraryDeserializer

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
    "save_checkpoint",
    *(action + name for action in ("load_", "save_") for name in FORMATS),
]

# How objects with a method `serialize` of their own are saved and loaded.
_CLASSES = {"hdf5": (HDF5Target, HDF5Source)}
_OTHERS = (DictionarySerializer, NpzDeserializer)
_REMARKS = {"hdf5": "; does not need h5py", "safetensors": "; texts are its metadata"}


def __dir__():
    return __all__


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


def _check(call, obj):
    if not callable(getattr(obj, "serialize", None)):
        raise TypeError(
            "%s: obj: expected a link, an optimizer or another object with a method serialize, got %s"
            % (call, type(obj).__name__)
        )


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
        serializer = _CLASSES.get(format, _OTHERS)[0](Dictionary())
        if isinstance(serializer, HDF5Serializer):
            serializer.compression = compression
        obj.serialize(serializer)
        FORMATS[format].save(serializer.target, path, compression)


class _Entries:
    """The entries of a file, read on access."""

    def __init__(self, deserializer):
        self._deserializer = deserializer

    def __getitem__(self, key):
        return self._deserializer.stored(key)


def _load(file, read, source, obj, strict, path, casting, part, exact, report):
    call = traversal(obj)
    if call is None and (part or report is not None or exact):
        raise ValueError(
            "part, exact, report: expected a link or an optimizer of the library to load, got %s, "
            "which has its own serialize" % type(obj).__name__
        )
    deserializer = LibraryDeserializer()
    with _source(file) as where:
        if call is None:
            open_file(deserializer, read, where, load_options(path, True, casting, "", True))
            obj.serialize(source(_Entries(deserializer), strict=strict, casting=casting))
            return
        open_file(deserializer, read, where, load_options(path, strict, casting, part, exact))
        try:
            call(obj, deserializer)
        finally:
            if report is not None:
                report._take(deserializer)


def _saver(name, what, format):
    def save(filename, obj, compression=None):
        _check("save_" + name, obj)
        _save(filename, name, obj, compression)

    parameters = [("filename", None), ("obj", None), *format.parameters(groups=False)]
    made = procedure("save_" + name, parameters, save)
    made.__module__ = __name__
    made.__doc__ = (
        """Saves an object to %s.

    Args:
        filename: A path, or a file object that is open for binary writing.
        obj: A link, an optimizer, or anything else with a method ``serialize(serializer)``.
    """
        % what
    )
    if format.compression is True:
        made.__doc__ += (
            "    compression (bool): Whether the file is compressed, or a level from 1 to 9.\n    "
        )
    elif format.compression is not None:
        made.__doc__ += (
            "    compression (int): Level, 0 to 9; -1: the default, %d.\n    " % format.compression
        )
    return made


def _loader(name, what, read, source):
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
        _check(name, obj)
        _load(filename, read, source, obj, strict, path, casting, part, exact, report)

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


def _whole(call, obj, what):
    if obj is not None and (not isinstance(obj, (Link, Rule)) or traversal(obj) is None):
        raise TypeError(
            "%s: %s: expected one that the library can save, got %s" % (call, what, type(obj).__name__)
        )
    return obj


def save_checkpoint(filename, model, optimizer=None, random=None, extra=None) -> None:
    """Saves the state of a training run, which can be continued exactly, to one file atomically.

    Args:
        filename: A path. Its suffix, such as .npz, determines the format.
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


load = _loader(
    "load",
    "a file of any of these formats, which is detected by its first bytes",
    _calls.file_deserializer_new,
    NpzDeserializer,
)


def _functions():
    """save_NAME and load_NAME of each format, with their names."""
    for name, format in FORMATS.items():
        what = "a file in %s format%s" % (format.title, _REMARKS.get(name, ""))
        _, source = _CLASSES.get(name, _OTHERS)
        yield "save_" + name, _saver(name, what, format)
        yield "load_" + name, _loader("load_" + name, what, format.deserializer, source)


globals().update(_functions())
