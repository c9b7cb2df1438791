"""The protocol for saving and loading.

An object with a method ``serialize(serializer)`` passes each of its values with a key to the serializer and
keeps the result: a serializer stores the value, a deserializer returns the stored one.
``serializer['child']`` is the serializer for entries below a key.
"""

from ctypes import byref, c_char_p, c_double, c_int64
from struct import pack

from . import _calls
from ._convert import decoded, int64, utf8
from ._dtype import DTYPES, NUMPY_SCALAR
from ._errors import failure
from ._handle import Serializer as SerializerHandle, _new, arrived, made_by
from ._library import library
from .array._ndarray import ARRAYS, as_operand, ndarray

__all__ = ["AbstractSerializer", "Serializer", "Deserializer"]


def __dir__():
    return __all__


class AbstractSerializer:
    """Base of all serializers and deserializers; subclasses define ``__call__`` and ``__getitem__``."""

    def __call__(self, key, value):
        """Saves or loads a value.

        Args:
            key (str): Its name, or path, below this serializer.
            value: An array, a number, a text or None. A deserializer fills an array in place; otherwise the
                value determines the type of the result, and None accepts any type.

        Returns:
            The value itself when saving; the stored value when loading (a given array is filled).
        """
        raise NotImplementedError("%s: __call__ is not defined" % type(self).__name__)

    def __getitem__(self, key):
        """The serializer for entries below a key."""
        raise NotImplementedError("%s: __getitem__ is not defined" % type(self).__name__)


class Serializer(AbstractSerializer):
    """Base of serializers."""

    def save(self, obj):
        """Saves an object: ``obj.serialize(self)``."""
        obj.serialize(self)


class Deserializer(AbstractSerializer):
    """Base of deserializers."""

    def load(self, obj):
        """Loads an object: ``obj.serialize(self)``."""
        obj.serialize(self)


def is_array(value):
    return isinstance(value, ARRAYS)


def to_array(value, key):
    """An array for a value to be stored, which shares the memory of a NumPy array; numbers become 0-d
    arrays."""
    if isinstance(value, ndarray):
        return value
    if isinstance(value, bool):
        return _calls.array_from_data(pack("?", value), (), "bool")
    if isinstance(value, int):
        return _calls.array_from_data(pack("q", int64(value, key)), (), "int64")
    if isinstance(value, float):
        return _calls.array_from_data(pack("d", value), (), "float64")
    operand = as_operand(value)
    if operand is NotImplemented:
        raise TypeError(
            '"%s": expected an array, a number, a text or None, got %s' % (key, type(value).__name__)
        )
    return operand


def scalar_of(array, key):
    """The only element of an array as a Python number."""
    if array.size != 1:
        raise ValueError('"%s": expected one number, got an array of shape %s' % (key, array.shape))
    if array.dtype.kind == "b" or array.dtype.kind in "iu" and array.dtype.name != "uint64":
        number = _calls.array_item_i64(array, (0,) * array.ndim)
        return bool(number) if array.dtype.kind == "b" else number
    if array.dtype.name == "uint64":
        return _calls.array_item_i64(_calls.array_view(array, "int64"), (0,) * array.ndim) % 2**64
    return _calls.array_item_f64(array, (0,) * array.ndim)


class LibrarySerializer(Serializer, SerializerHandle):
    """A serializer of the library, such as one for a file."""

    def __call__(self, key, value):
        if value is None:
            return None
        if isinstance(value, str):
            _calls.serializer_text(self, key, value)
        elif isinstance(value, int) and not isinstance(value, bool):
            _calls.serializer_i64(self, key, byref(c_int64(int64(value, key))))
        elif isinstance(value, float) and not isinstance(value, NUMPY_SCALAR):
            _calls.serializer_f64(self, key, byref(c_double(value)))
        else:
            _calls.serializer_array(self, key, to_array(value, key))
        return value

    def __getitem__(self, key):
        return _child(self, key)

    def commit(self):
        """Writes the file with all values that have been saved so far, atomically."""
        _calls.serializer_commit(self)


class LibraryDeserializer(Deserializer, SerializerHandle):
    """A deserializer of the library, such as one for a file."""

    def __call__(self, key, value):
        if isinstance(value, str):
            stored = c_char_p()
            status = library.ctn_serializer_text(self, utf8(key, "key"), utf8(value, "value"), byref(stored))
            if status:
                raise failure(status)
            return type(value)(decoded(stored.value))
        if is_array(value):
            _calls.serializer_array(self, key, value)
            return value
        if type(value) in (int, float):
            return self._number(key, value)
        if value is None:
            try:
                return self.stored(key)
            except KeyError:
                return None
        return type(value)(scalar_of(self._array(key), key))

    def stored(self, key):
        """The stored value: a new array or a string."""
        try:
            return self._array(key)
        except TypeError as error:
            try:
                return self(key, "")
            except TypeError:
                raise error from None

    def _number(self, key, value):
        call, number = (
            (_calls.serializer_i64, c_int64(int64(value, key)))
            if type(value) is int
            else (_calls.serializer_f64, c_double(value))
        )
        call(self, key, byref(number))
        return number.value

    def _array(self, key):
        """A new array with the stored values."""
        room = 32
        shape = (c_int64 * room)()
        dtype, ndim = _calls.serializer_find(self, key, shape, room)
        array = _calls.array_empty(tuple(shape[:ndim]), DTYPES[dtype])
        _calls.serializer_array(self, key, array)
        return array

    def __getitem__(self, key):
        return _child(self, key)


def _child(serializer, key):
    child = _new(LibraryDeserializer if library.ctn_serializer_is_loading(serializer) else LibrarySerializer)
    status = library.ctn_serializer_child(serializer, utf8(key, "key"), byref(child))
    if status:
        raise failure(status)
    return arrived(child)


@made_by
class _Borrowed(SerializerHandle):
    """A serializer of the library that is passed to a callback."""

    def __call__(self, key, value):
        loads = library.ctn_serializer_is_loading(self)
        return (LibraryDeserializer if loads else LibrarySerializer).__call__(self, key, value)

    __getitem__ = _child
    stored, _array, _number = (
        LibraryDeserializer.stored,
        LibraryDeserializer._array,
        LibraryDeserializer._number,
    )
