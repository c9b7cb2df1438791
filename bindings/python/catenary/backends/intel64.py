"""iDeep, which the library does not use: it has its own kernels and oneDNN."""

__all__ = ["is_ideep_available"]


def __dir__():
    return __all__


def is_ideep_available() -> bool:
    """False."""
    return False
