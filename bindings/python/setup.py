"""Builds the extension module if there is a compiler, and tags wheels with the platform.

CATENARY_NATIVE=1 insists on the module.
"""

import os
import sys

from setuptools import Distribution, Extension, setup

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:
    from wheel.bdist_wheel import bdist_wheel


class PlatformWheel(bdist_wheel):
    """Any Python 3: interpreters that cannot load the module use ctypes instead."""

    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


class PlatformDistribution(Distribution):
    def has_ext_modules(self):  # wheels may carry the library, which scripts/wheel.py puts there
        return True


native = Extension(
    "catenary._native",
    ["native/native.c"],
    depends=["native/arguments.h", "native/functions.h", "native/items.h"],
    py_limited_api=True,
    optional=os.environ.get("CATENARY_NATIVE") != "1",
    extra_compile_args=["-std=c11", "-fvisibility=hidden"],
)
setup(
    ext_modules=[native] if sys.implementation.name == "cpython" and sys.version_info >= (3, 10) else [],
    cmdclass={"bdist_wheel": PlatformWheel},
    distclass=PlatformDistribution,
)
