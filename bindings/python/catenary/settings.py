"""What the library may use of the machine; settings of the process."""
from . import _calls, raw

_ALGORITHMS = {"auto": raw.CTN_CONVOLUTION_AUTO, "direct": raw.CTN_CONVOLUTION_DIRECT}


def get_num_threads():
    """How many threads a large operation may use."""
    return _calls.thread_count()


def set_num_threads(count):
    """Sets how many threads a large operation may use; 0 goes back to what affinity mask and CPU quota allow."""
    _calls.set_thread_count(count)


def simd_level():
    """The instruction set in use: "baseline", "avx2" or "avx512"."""
    return _calls.simd_level()


def onednn_enabled():
    """Whether large float32 matrix products and convolutions use oneDNN."""
    return _calls.onednn_enabled()


def set_onednn_enabled(enabled):
    """Switches oneDNN on or off; own kernels serve without it, which differ in the last bits."""
    _calls.set_onednn_enabled(enabled)


def get_convolution_algorithm():
    """How float32 convolutions are computed: "auto" or "direct"."""
    value = _calls.convolution_algorithm()
    return next(name for name, code in _ALGORITHMS.items() if code == value)


def set_convolution_algorithm(name):
    """"auto": the fastest, Winograd's included, whose errors are near 1e-5; "direct": only direct sums."""
    if name not in _ALGORITHMS:
        raise ValueError("set_convolution_algorithm: expected \"auto\" or \"direct\", got %r" % (name,))
    _calls.set_convolution_algorithm(_ALGORITHMS[name])
