"""cupy.cuda.runtime: what tests ask of the CUDA runtime before they start."""

from .._errors import CudaError as CUDARuntimeError  # noqa: F401
from ..testing.attr import device_count as getDeviceCount  # noqa: F401

is_hip = False
