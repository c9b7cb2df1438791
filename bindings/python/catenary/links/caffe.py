"""Networks from model files of Caffe."""

from ctypes import byref, c_void_p

from .. import _calls
from .._errors import check
from .._handle import CaffeFunction as CaffeFunctionHandle, address, made_by, take
from .._library import library
from .._training import training
from ..link import wrap


def _layer(network, name, kind):
    def run(*inputs, train=True, outputs=1):
        with training(train):
            results = _calls.caffe_function_forward(network, name, inputs, outputs)
        return results[0] if outputs == 1 else results

    run.__name__, run.__qualname__ = name, "forwards[%r]" % name
    run.__doc__ = (
        "The layer %s of type %s, which takes its bottoms and returns its top, or a tuple of `outputs` tops."
        % (name, kind)
    )
    return run


@made_by
class CaffeFunction(CaffeFunctionHandle):
    """A network from a .caffemodel file, whose blobs are computed by name.

    model_path: the path of the file, or its contents as bytes. Layers that cannot be run (data layers, those
    without tops, ...) are ignored; see `ignored`. Attributes: fs, a Chain of the layers with parameters under
    their names; forwards, a dictionary from names of layers to functions that run one of them. Attributes of
    the chain are also attributes of the network: network.conv1, network.params().
    """

    def __init__(self, model_path):
        if isinstance(model_path, (bytes, bytearray, memoryview)):
            data = bytes(model_path)
            take(self, _calls.caffe_function_new_from_memory(data, len(data)))
        else:
            take(self, _calls.caffe_function_new(model_path))

    def __call__(self, inputs, outputs, disable=(), train=True):
        """Computes blobs of the network and returns them as a tuple of variables.

        inputs: a dictionary from names of blobs to variables or arrays. outputs: names of blobs. disable:
        names of layers that do not run. train: whether dropout drops and batch normalizations learn. Raises
        KeyError for a blob that cannot be computed.
        """
        for name, value in (("outputs", outputs), ("disable", disable)):
            if isinstance(value, str):
                raise TypeError("CaffeFunction: %s: expected a sequence of names, got a single string" % name)
        inputs = dict(inputs)
        with training(train):
            return _calls.caffe_function_call(
                self, list(inputs), list(inputs.values()), list(disable), list(outputs)
            )

    @property
    def fs(self):
        """The links of the layers with parameters, a Chain."""
        found = self.__dict__.get("_fs")
        if found is None:
            made = c_void_p()
            check(library.ctn_caffe_function_fs(self, byref(made)))
            found = self.__dict__["_fs"] = wrap(made.value)
        return found

    def __getattr__(self, name):
        """Attributes of the chain of links: links by the names of their layers, params, zerograds, ..."""
        if name.startswith("_") or not address(self):
            raise AttributeError("%r object has no attribute %r" % (type(self).__name__, name))
        try:
            return getattr(self.fs, name)
        except AttributeError:
            raise AttributeError("%r object has no attribute %r" % (type(self).__name__, name)) from None

    @property
    def forwards(self):
        """Functions that run one layer each, by the names of the layers, in execution order."""
        names = [
            _calls.caffe_function_forward_name(self, i)
            for i in range(_calls.caffe_function_forward_count(self))
        ]
        return {
            name: _layer(self, name, _calls.caffe_function_forward_type(self, i))
            for i, name in enumerate(names)
        }

    @property
    def ignored(self):
        """Triples of name, type and reason of the layers that are never run."""
        return [
            (
                _calls.caffe_function_ignored_name(self, i),
                _calls.caffe_function_ignored_type(self, i),
                _calls.caffe_function_ignored_reason(self, i),
            )
            for i in range(_calls.caffe_function_ignored_count(self))
        ]

    def link_of(self, name):
        """The path below `fs` of the link of a layer."""
        return _calls.caffe_function_link_path(self, name)

    def to_cpu(self):
        """Moves the parameters to the CPU."""
        self.fs.to_cpu()
        return self

    def to_gpu(self, device=None):
        """Moves the parameters to a device."""
        self.fs.to_gpu(device)
        return self


__all__ = ["CaffeFunction"]


def __dir__():
    return __all__
