"""Warnings about experimental names."""

import warnings

disable_experimental_warning = False


def experimental(api_name):
    """Warns (FutureWarning) that the named feature may change, unless disable_experimental_warning is set."""
    if not disable_experimental_warning:
        warnings.warn(
            "%s is experimental and may change in later versions." % api_name, FutureWarning, stacklevel=3
        )


__all__ = ["disable_experimental_warning", "experimental"]


def __dir__():
    return __all__
