"""cupy.cuda.runtime: the queries of the CUDA runtime that tests make before they start."""

from .._errors import CudaError as CUDARuntimeError  # noqa: F401
from ..testing.attr import device_count as getDeviceCount  # noqa: F401

is_hip = False


def runtimeGetVersion():
    """The version of the CUDA runtime that tests may call: none."""
    return 0


def get_compute_capability():
    """The architecture for which tests may compile CUDA code of their own: none."""
    return "0"
