"""cupy.cuda.runtime: the queries of the CUDA runtime that tests make before they start."""

from .._errors import CudaError as CUDARuntimeError  # noqa: F401
from ..testing.attr import device_count as getDeviceCount  # noqa: F401

is_hip = False
