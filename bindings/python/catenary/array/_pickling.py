"""Pickles of arrays, and their bytes in files."""

import io
import pickle

from .. import _calls, raw
from ._interop import from_bytes, host_bytes, numbers
from ._order import is_fortran
from ._subclass import become


def restored(name, shape, data, fortran):
    """An array with the bytes of a pickle."""
    made = from_bytes(data, shape[::-1] if fortran else shape, name)
    if fortran:
        turned = _calls.array_transpose(made, None)
        made = _calls.array_empty_like(turned, None)
        _calls.array_copyto(made, turned, raw.CTN_CASTING_NO, None)
    return made


def _rebuild(cls, *arguments):
    """The array of a pickle."""
    made = restored(*arguments)
    return made if cls is type(made) else become(cls, made)


def _reduce(self, protocol):
    """Pickled arrays are restored on the current device, in C or Fortran order."""
    state = {name: value for name, value in vars(self).items() if name != "_layouts"}
    fortran = is_fortran(self)
    data = host_bytes(_calls.array_transpose(self, None) if fortran else self)
    arguments = (type(self), self.dtype.name, self.shape, data, fortran)
    return (_rebuild, arguments, state) if state else (_rebuild, arguments)


def _set_state(self, state):
    vars(self).update(state)


def _tofile(self, fid, sep="", format="%s"):
    """Writes the elements in C order, as bytes or (with sep) as text, to a path or an open file."""
    data = sep.join([format % (value,) for value in numbers(self)]) if sep else self.tobytes()
    if hasattr(fid, "write"):
        fid.write(data.encode() if sep and not isinstance(fid, io.TextIOBase) else data)
        return
    with open(fid, "w" if sep else "wb") as file:
        file.write(data)


def _dumps(self):
    """The pickle of the array as bytes."""
    return pickle.dumps(self, pickle.HIGHEST_PROTOCOL)


def _dump(self, file):
    """Writes the pickle of the array to a path or an open file."""
    if hasattr(file, "write"):
        file.write(self.dumps())
        return
    with open(file, "wb") as opened:
        opened.write(self.dumps())


def attach(ndarray):
    """Adds the methods to the class."""
    for name, function in (
        ("tofile", _tofile),
        ("dumps", _dumps),
        ("dump", _dump),
        ("__reduce_ex__", _reduce),
        ("__setstate__", _set_state),
    ):
        function.__name__, function.__qualname__ = name, "ndarray." + name
        setattr(ndarray, name, function)
