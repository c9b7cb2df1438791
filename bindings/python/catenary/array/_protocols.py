"""NumPy's protocols for arrays of other libraries, and DLPack."""

import atexit
import sys
from ctypes import PYFUNCTYPE, c_char_p, c_int, c_uint64, c_void_p, py_object, pythonapi

from .. import _calls
from .._dtype import NUMPY_ARRAY, numpy
from .._library import library
from ._device import Device, device_name, named
from ._interop import as_operand, asnumpy, from_numpy, from_sequence

# NumPy's functions that read arrays and do not return any. If this package has no function with that name,
# NumPy's is called with NumPy arrays. All other functions return arrays: they are this package's, or an
# error.
_LOOKING = frozenset(
    """allclose array2string array_equal array_equiv array_repr array_str can_cast common_type copyto
    iscomplexobj isrealobj may_share_memory min_scalar_type ndim result_type save savetxt savez
    savez_compressed shape shares_memory size""".split()
)

# Functions that write to their first argument.
_WRITING = frozenset(["copyto", "fill_diagonal", "place", "put", "put_along_axis", "putmask"])


def _named(module, name):
    """This package's object for a name in a module of NumPy, or None."""
    found = sys.modules[__package__]
    for part in module.split(".")[1:] + [name]:
        found = getattr(found, part, None)
    return found


def _outputs(out):
    """Arrays over the memory of NumPy's destinations; None is left as it is."""
    given = out if isinstance(out, tuple) else (out,)
    return tuple([from_numpy(o) if isinstance(o, NUMPY_ARRAY) else o for o in given])


def _returned(result, out):
    """The results, with destinations that were given returned themselves."""
    if isinstance(result, tuple):
        return tuple([r if o is None else o for r, o in zip(result, out)])
    return out[0] if out[0] is not None else result


def _array_ufunc(self, ufunc, method, *inputs, **keywords):
    operation = _named("numpy", ufunc.__name__)
    call = operation if method == "__call__" else getattr(operation, method, None)
    if call is None:
        return NotImplemented
    beside = max([x for x in inputs if isinstance(x, _calls.Array)], key=library.ctn_array_ndim, default=None)
    operands = []
    for value in inputs:
        if method == "__call__" or not operands:
            found = as_operand(value, beside)
            if found is NotImplemented and isinstance(value, (list, tuple)):
                found = from_sequence(value)
            if found is NotImplemented:
                return NotImplemented
            value = found
        operands.append(value)
    out = keywords.get("out")
    if out is None:
        return call(*operands, **keywords)
    out = out if isinstance(out, tuple) else (out,)
    inside = _outputs(out)
    keywords["out"] = inside if len(inside) > 1 else inside[0]
    return _returned(call(*operands, **keywords), out)


def _array_function(self, function, types, args, keywords):
    if not all(issubclass(t, _calls.Array) or t.__module__.partition(".")[0] == "numpy" for t in types):
        return NotImplemented
    call = _named(function.__module__, function.__name__)
    if function.__name__ in _WRITING and args and isinstance(args[0], numpy.ndarray):
        return function(*_as_numpy(args), **_as_numpy(keywords))
    if callable(call):
        out = keywords.get("out")
        if out is None:
            return call(*args, **keywords)
        out = out if isinstance(out, tuple) else (out,)
        return _returned(call(*args, **dict(keywords, out=_outputs(out)[0])), out)
    if function.__name__ in _LOOKING:
        return function(*_as_numpy(args), **_as_numpy(keywords))
    return NotImplemented


def _as_numpy(value):
    """The value with NumPy arrays instead of this package's, also inside lists, tuples and dictionaries."""
    if isinstance(value, _calls.Array):
        return asnumpy(value)
    if isinstance(value, (list, tuple)):
        return type(value)([_as_numpy(item) for item in value])
    if isinstance(value, dict):
        return {name: _as_numpy(item) for name, item in value.items()}
    return value


# DLPack. A capsule's destructor would have to be a C function, because it may run while an exception is being
# raised. The capsules here have none: they are kept until their tensor has been taken, or until nothing else
# refers to them.
def _python(result, name, *arguments):
    return PYFUNCTYPE(result, *arguments)((name, pythonapi))


_capsule_new = _python(py_object, "PyCapsule_New", c_void_p, c_char_p, c_void_p)
_capsule_pointer = _python(c_void_p, "PyCapsule_GetPointer", py_object, c_char_p)
_capsule_is = _python(c_int, "PyCapsule_IsValid", py_object, c_char_p)
_capsule_rename = _python(c_int, "PyCapsule_SetName", py_object, c_char_p)
_CPU, _CUDA_HOST = 1, 3
_DEVICES = {"cpu": _CPU, "cuda": 2, "test": 12}
_FLAGS_AT, _IS_COPIED = 24, 2  # of DLManagedTensorVersioned
_NAMES = {
    False: (c_char_p(b"dltensor"), c_char_p(b"used_dltensor"), 56),
    True: (c_char_p(b"dltensor_versioned"), c_char_p(b"used_dltensor_versioned"), 16),
}


def _references_of_one():
    only = object()
    return sys.getrefcount(only)


_ALONE = _references_of_one()  # getrefcount of an object that one variable holds
_given = []  # (capsule, whether it is versioned) for tensors that may not have been taken yet


def _sweep(all=False):
    """Drops capsules whose tensors have been taken, and frees tensors that can no longer be taken."""
    kept = []
    while _given:
        capsule, versioned = _given.pop()
        name, _, deleter_at = _NAMES[versioned]
        if not _capsule_is(capsule, name):
            continue
        if sys.getrefcount(capsule) > _ALONE and not all:
            kept.append((capsule, versioned))
            continue
        tensor = _capsule_pointer(capsule, name)
        deleter = c_void_p.from_address(tensor + deleter_at).value
        _Deleter(deleter)(tensor)
    _given.extend(kept)


_Deleter = PYFUNCTYPE(None, c_void_p)
atexit.register(_sweep, True)


def _dlpack_device(self):
    """The kind and number of the device by DLPack's numbers: (1, 0) is the CPU, (2, n) cuda:n, (12, n)
    test:n."""
    device = Device(device_name(self))
    return _DEVICES[device.name.partition(":")[0]], max(device.id, 0)


def _dlpack(self, *, stream=None, max_version=None, dl_device=None, copy=None):
    """A capsule with a tensor over the memory of the array or a copy, for from_dlpack of other libraries.

    An array on another device is copied to the CPU if `dl_device` asks for that. With `max_version` (1, 0) or
    later the tensor has flags for read-only memory and for a copy.
    """
    if stream not in (None, -1):
        raise BufferError("DLPack: arrays on the CPU have no stream, got %r" % (stream,))
    if dl_device is not None and tuple(dl_device) == (_CPU, 0) and device_name(self) != "cpu":
        if copy is False:
            raise BufferError("DLPack: copy: an array of device %s needs a copy" % device_name(self))
        self, copy = _calls.array_to_device(self, "cpu"), None
        copied = True
    else:
        device, copied = _dlpack_device(self), bool(copy)
        if dl_device is not None and tuple(dl_device) != device:
            raise BufferError("DLPack: the array is on device %r, not on %r" % (device, tuple(dl_device)))
        if device != (_CPU, 0):
            raise BufferError("DLPack: the memory of device %s cannot be shared" % device_name(self))
    versioned = max_version is not None and max_version[0] >= 1
    try:
        tensor = _calls.array_to_dlpack(_calls.array_copy(self) if copy else self, versioned)
    except ValueError as error:
        raise BufferError(str(error)) from None
    if copied and versioned:
        c_uint64.from_address(tensor + _FLAGS_AT).value |= _IS_COPIED
    _sweep()
    capsule = _capsule_new(tensor, _NAMES[versioned][0], None)
    _given.append((capsule, versioned))
    return capsule


def _capsule_of(x, device, copy):
    """The capsule of an object. Objects of the protocol's older versions, without keywords, never copy."""
    asked, kind = {"max_version": (1, 0)}, (_CPU, 0)
    if hasattr(x, "__dlpack_device__"):
        kind = x.__dlpack_device__()
    if copy is False:
        asked["copy"] = False
    host = kind[0] in (_CPU, _CUDA_HOST)
    if not host and device is not None:
        asked["dl_device"] = _CPU, 0
    elif not host:
        raise BufferError("from_dlpack: expected memory of the CPU, got device %r" % (tuple(kind),))
    try:
        return x.__dlpack__(**asked)
    except TypeError:
        if not host:
            raise
        return x.__dlpack__()


def from_dlpack(x, device=None, copy=None):
    """An array over the memory of an object with __dlpack__, or of a DLPack capsule; on a device, if one is
    given.

    Read-only memory gives a read-only array. Memory that is not on the host raises BufferError, unless a
    device is given and the object can make a copy on the CPU. With `copy` true the array is always a copy,
    with False never: a ValueError, or the object's error, if a copy is needed.
    """
    capsule = _capsule_of(x, device, copy) if hasattr(x, "__dlpack__") else x
    for versioned, (name, used, _) in _NAMES.items():
        if type(capsule).__name__ == "PyCapsule" and _capsule_is(capsule, name):
            made = _calls.array_from_dlpack(_capsule_pointer(capsule, name), versioned)
            _capsule_rename(capsule, used)
            break
    else:
        used = type(capsule).__name__ == "PyCapsule" and any(
            [_capsule_is(capsule, name[1]) for name in _NAMES.values()]
        )
        raise (ValueError if used else TypeError)(
            "from_dlpack: x: expected an object with __dlpack__, or a capsule whose tensor has not been "
            "taken, got %s" % ("one that would be consumed multiple times" if used else type(x).__name__)
        )
    if copy:
        made = _calls.array_copy(made)
    if device is None or named(device) == "cpu":
        return made
    if copy is False:
        raise ValueError("from_dlpack: copy: False was given, but device %s needs a copy" % named(device))
    return _calls.array_to_device(made, named(device))


def _to_dlpack(self):
    """A DLPack capsule with a tensor over the memory of the array."""
    return _dlpack(self)


def fromDlpack(dltensor):  # noqa: N802  (CuPy's name)
    """An array over the memory of the tensor in a DLPack capsule."""
    return from_dlpack(dltensor)


def attach(ndarray):
    """Adds the protocols to the class."""
    _to_dlpack.__name__, _to_dlpack.__qualname__ = "toDlpack", "ndarray.toDlpack"
    ndarray.toDlpack = _to_dlpack
    for name, function in (
        ("__array_ufunc__", _array_ufunc),
        ("__array_function__", _array_function),
        ("__dlpack__", _dlpack),
        ("__dlpack_device__", _dlpack_device),
    ):
        function.__name__ = name
        setattr(ndarray, name, function)
