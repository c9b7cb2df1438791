"""Files of arrays and raw elements, and text formats."""

import io
import os
import pickle
import warnings
from math import prod
from operator import index
from os import fspath

from .. import _calls, raw
from .._dtype import DTYPES, dtype_code, numpy
from .._errors import FormatError, UnsupportedError
from .._handle import NpzFile as NpzFileHandle
from . import _printing
from ._arguments import array_like, chosen, strong
from ._creation import from_stored, stored_dtype
from ._ndarray import ndarray
from ._pickling import restored
from ._values import array

_MODES = {
    None: raw.CTN_MMAP_NONE,
    "r": raw.CTN_MMAP_READ,
    "r+": raw.CTN_MMAP_READ_WRITE,
    "c": raw.CTN_MMAP_COPY,
}
_PICKLE = b"\x80"  # the first byte of a pickle
_START = 32  # bytes of a .npy file that hold the dtype of its elements


def _is_path(file):
    return isinstance(file, (str, bytes)) or hasattr(file, "__fspath__")


def _with_suffix(path, suffix):
    path = fspath(path)
    suffix = suffix.encode() if isinstance(path, bytes) else suffix
    return path if path.endswith(suffix) else path + suffix


def _temporary_directory():
    from tempfile import TemporaryDirectory  # its import is slow

    return TemporaryDirectory()


def _read(call, *arguments):
    """Reads from a file; an unsupported dtype is a FormatError, because the file is wrong and not an
    argument."""
    try:
        return call(*arguments)
    except TypeError as error:
        if getattr(error, "status", None) != raw.CTN_ERROR_DTYPE:
            raise
        raise FormatError(str(error)) from None


def npy_bytes(a):
    """The bytes of an array's .npy file."""
    from ctypes import create_string_buffer

    length = _calls.array_save_to_memory(a, None, 0)
    room = create_string_buffer(length)
    _calls.array_save_to_memory(a, room, length)
    return room.raw


def save(file, arr, allow_pickle=None):
    """Saves an array as .npy: to a path, to which .npy is appended if necessary, or to a binary file object.

    Arrays hold numbers; if `allow_pickle` is true, NumPy pickles other objects.
    """
    try:
        arr = strong(arr)
    except UnsupportedError:
        if numpy is None or not isinstance(allow_pickle, (bool, int)) or not allow_pickle:
            raise
        numpy.save(file, numpy.asanyarray(arr), allow_pickle=True)
        return
    if _is_path(file):
        _calls.array_save(arr, _with_suffix(file, ".npy"))
    elif hasattr(file, "write"):
        file.write(npy_bytes(arr))
    else:
        raise TypeError("save: file: expected a path or a file, got %s" % type(file).__name__)


def _save_npz(function, level, file, args, kwds):
    names = ["arr_%d" % n for n in range(len(args))]
    for name in kwds:
        if name in names:
            raise ValueError("%s: the name %r is used twice" % (function, name))
    names += list(kwds)
    arrays = [strong(a) for a in args] + [strong(a) for a in kwds.values()]
    if _is_path(file):
        return _calls.array_savez(_with_suffix(file, ".npz"), arrays, names, level)
    if not hasattr(file, "write"):
        raise TypeError("%s: file: expected a path or a file, got %s" % (function, type(file).__name__))
    with _temporary_directory() as directory:
        path = os.path.join(directory, "arrays.npz")
        _calls.array_savez(path, arrays, names, level)
        with open(path, "rb") as stream:
            file.write(stream.read())


def savez(file, *args, **kwds):
    """Saves arrays as .npz: positional ones as arr_0, arr_1, ..., the others by name."""
    _save_npz("savez", 0, file, args, kwds)


def savez_compressed(file, *args, **kwds):
    """Like savez, with compression."""
    _save_npz("savez_compressed", -1, file, args, kwds)


class NpzFile:
    """An open .npz file: a mapping from names to arrays, which are read on access, and a context manager."""

    def __init__(self, handle):
        if not isinstance(handle, NpzFileHandle):
            raise TypeError("NpzFile: expected a handle; use load")
        self._handle = handle
        self.files = [_calls.npz_file_name(handle, n) for n in range(_calls.npz_file_count(handle))]
        self.f = _Names(self)

    def _open(self):
        if self._handle is None:
            raise ValueError("NpzFile: the file is closed")
        return self._handle

    def __getitem__(self, name):
        return _read(_calls.npz_file_read, self._open(), name)

    def __contains__(self, name):
        return isinstance(name, str) and bool(_calls.npz_file_contains(self._open(), name))

    def __iter__(self):
        return iter(self.files)

    def __len__(self):
        return len(self.files)

    def keys(self):
        """The names of the arrays."""
        return list(self.files)

    def values(self):
        """All arrays, read from the file."""
        return [self[name] for name in self.files]

    def items(self):
        """Pairs of name and array for all arrays, read from the file."""
        return [(name, self[name]) for name in self.files]

    def get(self, name, default=None):
        """The array with a name, or `default` if there is none."""
        return self[name] if name in self else default  # noqa: SIM401

    def close(self):
        """Closes the file; arrays that have been read remain valid."""
        self._handle = None

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def __repr__(self):
        return "NpzFile with keys: %s" % ", ".join(self.files)


class _Names:
    """The entries of an .npz file as attributes."""

    def __init__(self, file):
        self._file = file

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return self._file[name]
        except KeyError:
            raise AttributeError(name) from None

    def __dir__(self):
        return list(self._file.files)


_KIND = object()  # placeholder for the class, which pickles must not call


class _Unpickler(pickle.Unpickler):
    """Reads the output of ndarray.dump and rejects all other pickles."""

    def find_class(self, module, name):
        if (module, name) == ("catenary.array._pickling", "_rebuild"):
            return _rebuilt
        if module in ("catenary.array._ndarray", "catenary.array") and name == "ndarray":
            return _KIND
        raise pickle.UnpicklingError(
            "the pickle asks for %s.%s, and holds more than an array" % (module, name)
        )


def _rebuilt(kind, dtype, shape, data, fortran):
    """The array of a pickle, after a check of the number of bytes."""
    if kind is not _KIND or len(data) != prod(shape) * DTYPES[dtype_code(dtype)].itemsize:
        raise pickle.UnpicklingError("the pickle of an array is broken")
    return restored(dtype_code(dtype), shape, bytes(data), bool(fortran))


def _unpickled(stream, allow_pickle):
    if allow_pickle is not None and not allow_pickle:
        raise FormatError("load: allow_pickle: expected None or True, since the file is a pickle")
    try:
        made = (pickle.Unpickler if allow_pickle else _Unpickler)(stream).load()
        return made if isinstance(made, ndarray) else strong(made)
    except FormatError:
        raise
    except Exception as error:
        raise FormatError(
            "load: file: expected the pickle of an array: %s: %s" % (type(error).__name__, error)
        ) from error


def _holds_objects(start):
    """Whether a .npy file, of which these are the first bytes, holds Python objects."""
    return start[:6] == b"\x93NUMPY" and b"'descr': '|O'" in start


def load(file, mmap_mode=None, allow_pickle=None):
    """Loads a .npy file as an array or an .npz file as an NpzFile, from a path or a binary file object.

    Files from ndarray.dump are loaded, too, unless `allow_pickle` is False. Only if it is true, other pickles
    are, which may run any code; arrays of Python objects are then NumPy's. With `mmap_mode` 'r', 'r+' or 'c'
    a .npy file is mapped instead of read. Raises FileNotFoundError for a missing file, and ValueError or
    NotImplementedError for a damaged one or one with Python objects.
    """
    mode = chosen(_MODES, mmap_mode, "load", "mmap_mode")
    if _is_path(file):
        with open(fspath(file), "rb") as stream:
            start = stream.read(_START)
            stream.seek(0)
            if start[:1] == _PICKLE:
                return _unpickled(stream, allow_pickle)
            if allow_pickle and numpy is not None and _holds_objects(start):
                return numpy.load(stream, allow_pickle=True)
        return (
            NpzFile(_calls.npz_file_open(file))
            if start[:2] == b"PK"
            else _read(_calls.array_load, file, mode)
        )
    if not hasattr(file, "read"):
        raise TypeError("load: file: expected a path or a file, got %s" % type(file).__name__)
    if mode:
        raise ValueError("load: mmap_mode: only files given by their paths can be mapped")
    return _load_stream(file, allow_pickle)


def _load_stream(file, allow_pickle):
    start = file.tell() if hasattr(file, "seekable") and file.seekable() else None
    data = file.read()
    if not isinstance(data, bytes):
        raise TypeError("load: file: expected bytes from it, got %s" % type(data).__name__)
    if data[:2] == b"PK":
        with _temporary_directory() as directory:  # an open file does not need its name
            path = os.path.join(directory, "arrays.npz")
            with open(path, "wb") as stream:
                stream.write(data)
            return NpzFile(_calls.npz_file_open(path))
    objects = allow_pickle and numpy is not None and _holds_objects(data[:_START])
    if objects or data[:1] == _PICKLE:
        stream = io.BytesIO(data)
        made = numpy.load(stream, allow_pickle=True) if objects else _unpickled(stream, allow_pickle)
        if start is not None:
            file.seek(start + stream.tell())
        return made
    made = loads(data)
    if start is not None:  # a file may contain several arrays
        file.seek(start + _header(data) + made.nbytes)
    return made


def _header(data):
    """The number of bytes before the elements."""
    return (
        10 + int.from_bytes(data[8:10], "little")
        if data[6] == 1
        else 12 + int.from_bytes(data[8:12], "little")
    )


def loads(data):
    """The array of the bytes of a .npy file."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError("loads: data: expected bytes, got %s" % type(data).__name__)
    data = bytes(data)
    return _read(_calls.array_load_from_memory, data, len(data))


def fromfile(file, dtype=float, count=-1, sep="", offset=0):
    """A vector of the elements in a file, stored as bytes or as text with a separator."""
    code, swapped = stored_dtype(dtype)
    if sep:
        if _is_path(file):
            with open(fspath(file), encoding="utf-8") as stream:
                text = stream.read()
        else:
            text = file.read()
            text = text.decode() if isinstance(text, bytes) else text
        return fromstring(text, code, count, sep)
    itemsize = DTYPES[code].itemsize
    wanted = -1 if count < 0 else count * itemsize
    if _is_path(file):
        with open(fspath(file), "rb") as stream:
            stream.seek(offset)
            data = stream.read(wanted)
    else:
        file.seek(offset, 1)
        data = file.read(wanted)
    length = len(data) // itemsize
    return from_stored(data[: length * itemsize], (length,), code, swapped)


def fromstring(string, dtype=float, count=-1, sep=""):
    """A vector of the numbers in a text with a separator."""
    if not sep:
        raise ValueError("fromstring: sep: expected a separator; use frombuffer for bytes")
    code = dtype_code(dtype)
    parts = (string.split() if not sep.strip() else string.split(sep.strip()))[: None if count < 0 else count]
    read = {
        "b": lambda text: text.strip() == "True" or text.strip() not in ("False", "0"),
        "i": int,
        "u": int,
    }.get(DTYPES[code].kind, float)
    return array([read(part) for part in parts if part.strip()], dtype=code)


def array_repr(arr, max_line_width=None, precision=None, suppress_small=None):
    """The text that NumPy's array_repr gives, with type and dtype; omitted options are NumPy's."""
    return _printing.array_repr(array_like(arr), max_line_width, precision, suppress_small)


def array_str(arr, max_line_width=None, precision=None, suppress_small=None):
    """The text that NumPy's array_str gives, values only; omitted options are NumPy's."""
    return _printing.array_str(array_like(arr), max_line_width, precision, suppress_small)


def base_repr(number, base=2, padding=0):
    """An integer in a base from 2 to 36, with `padding` leading zeros."""
    if not 2 <= base <= 36:
        raise ValueError("base_repr: base: expected 2 to 36, got %r" % (base,))
    number, digits = index(number), []
    rest = abs(number)
    while rest:
        rest, digit = divmod(rest, base)
        digits.append("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit])
    return "-" * (number < 0) + ("0" * padding + "".join(reversed(digits)) or "0")


def binary_repr(num, width=None):
    """An integer in base 2: with a minus sign, or as two's complement with at least `width` digits."""
    number = index(num)
    if width is None:
        return base_repr(number)
    needed = max(number.bit_length(), 1) if number >= 0 else (~number).bit_length() + 1
    if number and width < needed:
        warnings.warn(
            "binary_repr: width: expected at least %d for %d, got %d" % (needed, number, width),
            DeprecationWarning,
            stacklevel=2,
        )
    length = max(needed, width)
    return format(number & (1 << length) - 1, "0%db" % length)


__all__ = [
    "NpzFile",
    "array_repr",
    "array_str",
    "base_repr",
    "binary_repr",
    "fromfile",
    "fromstring",
    "load",
    "loads",
    "save",
    "savez",
    "savez_compressed",
]
