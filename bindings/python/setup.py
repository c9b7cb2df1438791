"""Tags the wheel with the platform if the package carries the library, which scripts/wheel.py puts there."""

import pathlib

from setuptools import Distribution, setup

if any(pathlib.Path(__file__).parent.glob("catenary/_lib/*.so*")):
    try:
        from setuptools.command.bdist_wheel import bdist_wheel
    except ImportError:
        from wheel.bdist_wheel import bdist_wheel

    class PlatformWheel(bdist_wheel):
        """Any Python 3: the package opens the library by ctypes."""

        def get_tag(self):
            return "py3", "none", super().get_tag()[2]

    class PlatformDistribution(Distribution):
        def has_ext_modules(self):
            return True

    setup(cmdclass={"bdist_wheel": PlatformWheel}, distclass=PlatformDistribution)
else:
    setup()
