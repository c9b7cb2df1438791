"""Types of catenary.backends.cuda."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.array import clear_memo as clear_memo
from catenary.array import empty_like as empty_like
from catenary.array import full_like as full_like
from catenary.array import get_array_module as get_array_module
from catenary.array import memoize as memoize
from catenary.array import ndarray as ndarray
from catenary.array import ones_like as ones_like
from catenary.array import zeros_like as zeros_like
from catenary.cuda import Device as Device
from catenary.cuda import DummyDeviceType
from catenary.cuda import DummyDeviceType as DummyDeviceType
from catenary.cuda import check_cuda_available as check_cuda_available
from catenary.cuda import copy as copy
from catenary.cuda import device_name as device_name
from catenary.cuda import elementwise as elementwise
from catenary.cuda import empty as empty
from catenary.cuda import full as full
from catenary.cuda import get_device as get_device
from catenary.cuda import get_device_from_array as get_device_from_array
from catenary.cuda import get_device_from_id as get_device_from_id
from catenary.cuda import gpu_name as gpu_name
from catenary.cuda import init as init
from catenary.cuda import ones as ones
from catenary.cuda import raw as raw
from catenary.cuda import reduce as reduce
from catenary.cuda import to_cpu as to_cpu
from catenary.cuda import to_cpu_async as to_cpu_async
from catenary.cuda import to_gpu as to_gpu
from catenary.cuda import to_gpu_async as to_gpu_async
from catenary.cuda import zeros as zeros

__all__ = ['Device', 'DummyDevice', 'DummyDeviceType', 'available', 'check_cuda_available', 'clear_memo',
        'copy', 'cudnn', 'cudnn_enabled', 'device_name', 'elementwise', 'empty', 'empty_like', 'full',
        'full_like', 'get_array_module', 'get_device', 'get_device_from_array', 'get_device_from_id',
        'gpu_name', 'init', 'memoize', 'ndarray', 'ones', 'ones_like', 'raw', 'reduce', 'to_cpu',
        'to_cpu_async', 'to_gpu', 'to_gpu_async', 'zeros', 'zeros_like']
DummyDevice: DummyDeviceType
available: bool
cudnn: Any
cudnn_enabled: bool
