"""Settings of the process that affect computations. For threads see set_num_threads and get_num_threads."""

from itertools import count, takewhile

from . import _calls, raw

_ALGORITHMS = {"auto": raw.CTN_CONVOLUTION_AUTO, "direct": raw.CTN_CONVOLUTION_DIRECT}


def simd_level():
    """The instruction set in use: "baseline", "avx2" or "avx512"."""
    return _calls.simd_level()


_KINDS = {
    "component": raw.CTN_FEATURE_COMPONENT,
    "device": raw.CTN_FEATURE_DEVICE,
    "dtype": raw.CTN_FEATURE_DTYPE,
    "format": raw.CTN_FEATURE_FORMAT,
}


def features(kind):
    """The names of the features of a kind that the loaded library has. kind: "component" for parts that a
    build can leave out, "device" for kinds of devices, "dtype", or "format" for file formats."""
    if kind not in _KINDS:
        raise ValueError("features: expected one of %s, got %r" % (", ".join(map(repr, _KINDS)), kind))
    names = (_calls.feature_name(_KINDS[kind], index) for index in count())
    return list(takewhile(lambda name: name is not None, names))


def onednn_enabled():
    """Whether large float32 matrix products and convolutions use oneDNN."""
    return _calls.onednn_enabled()


def set_onednn_enabled(enabled):
    """Switches oneDNN on or off; without it the library's own kernels are used, whose results differ in the
    last bits."""
    _calls.set_onednn_enabled(enabled)


def get_convolution_algorithm():
    """The algorithm of float32 convolutions: "auto" or "direct"."""
    value = _calls.convolution_algorithm()
    return next(name for name, code in _ALGORITHMS.items() if code == value)


def set_convolution_algorithm(name):
    """Selects "auto", the fastest algorithm, including Winograd's, whose relative error is about 1e-5, or
    "direct", only direct sums."""
    if name not in _ALGORITHMS:
        raise ValueError('set_convolution_algorithm: expected "auto" or "direct", got %r' % (name,))
    _calls.set_convolution_algorithm(_ALGORITHMS[name])


__all__ = [
    "features",
    "get_convolution_algorithm",
    "onednn_enabled",
    "set_convolution_algorithm",
    "set_onednn_enabled",
    "simd_level",
]


def __dir__():
    return __all__
