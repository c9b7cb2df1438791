"""iDeep, which the library does not use: its own kernels and oneDNN serve."""

__all__ = ["is_ideep_available"]


def __dir__():
    return __all__


def is_ideep_available() -> bool:
    """False."""
    return False
