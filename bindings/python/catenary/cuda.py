"""Devices under the names of the reference: everything that is not the CPU counts as a GPU."""
from . import _calls


def device_name(device):
    """The name for a device as it is given: a name, a Device, or a number, which is a GPU's, or the CPU's if negative."""
    if device is None or isinstance(device, str):
        return device
    name = getattr(device, "name", None)
    if isinstance(name, str):
        return name
    number = device.__index__()
    return "cpu" if number < 0 else "cuda:%d" % number


def gpu_name(device):
    """device_name, of None the current device, or the first that is no CPU where the current one is the CPU."""
    if device is not None:
        return device_name(device)
    current = _calls.device_current()
    return current if current != "cpu" else "cuda:0"
