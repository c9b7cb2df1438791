"""Handles that pass from one Python object to another."""
from ._handle import own


def take_over(handle, made):
    """Makes an empty handle the object for what was just made under another handle."""
    return own(handle, made._detach())
