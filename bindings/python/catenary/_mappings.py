"""Serializers for dictionaries and other mappings of paths to values."""

from . import _calls
from ._convert import CASTINGS, chosen
from ._dtype import numpy
from .array._interop import asnumpy
from .array._ndarray import ndarray
from .dictionary import Dictionary
from .serializer import Deserializer, Serializer, is_array, scalar_of, to_array


def casting_of(name):
    return chosen(CASTINGS, name, "load", "casting")


def on_host(array):
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
            self.target[name] = on_host(value)
        else:
            self.target[name] = numpy.asarray(value) if numpy is not None else value
        return value


def restored(name, stored, value, casting):
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
        casting_of(casting)

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
        return restored(name, stored, value, casting_of(self.casting))
