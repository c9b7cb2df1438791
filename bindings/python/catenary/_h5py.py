"""Serializers for groups of files that h5py has opened."""

import os

from ._dtype import numpy
from ._files import FileDeserializer, FileSerializer
from ._mappings import DictionarySerializer, NpzDeserializer, casting_of, on_host, restored
from .array._ndarray import ndarray
from .serializer import Deserializer, Serializer, is_array


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
            stored = on_host(value)
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
        return restored(key, self.group[key][()], value, casting_of("same_kind"))


class HDF5Target(DictionarySerializer, HDF5Serializer):
    """The serializer for an object before the library writes the file."""

    compression = 4

    def __new__(cls, target=None, path=""):
        return object.__new__(cls)


class HDF5Source(NpzDeserializer, HDF5Deserializer):
    """The deserializer for an object from a file that the library reads."""

    def __new__(cls, npz, path="", strict=True, casting="same_kind"):
        return object.__new__(cls)
