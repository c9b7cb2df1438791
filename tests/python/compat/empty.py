"""A file without tests."""

import cupy

nothing = cupy
