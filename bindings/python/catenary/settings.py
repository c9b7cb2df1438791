"""Settings of the process that affect computations. For threads see set_num_threads and get_num_threads."""

from . import _calls, raw

_ALGORITHMS = {"auto": raw.CTN_CONVOLUTION_AUTO, "direct": raw.CTN_CONVOLUTION_DIRECT}


def simd_level():
    """The instruction set in use: "baseline", "avx2" or "avx512"."""
    return _calls.simd_level()


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
    "get_convolution_algorithm",
    "onednn_enabled",
    "set_convolution_algorithm",
    "set_onednn_enabled",
    "simd_level",
]


def __dir__():
    return __all__
