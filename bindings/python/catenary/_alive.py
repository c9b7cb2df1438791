"""Python objects that C may call back: they live as long as C holds their handles."""
from ._handle import _live, _set_address, address, own

_kept = {}  # address -> handle
_limit = 256


def keep(handle):
    """Keeps the object of a handle while anybody besides it holds a reference."""
    global _limit
    _kept[address(handle)] = handle
    if len(_kept) > _limit:
        sweep()
        _limit = max(256, 2 * len(_kept))


def sweep():
    """Lets objects go that only Python holds. What they hold may go then, so that others follow."""
    for where, handle in reversed(list(_kept.items())):  # later ones hold earlier ones
        if handle._use_count <= 1:
            _kept.pop(where, None)


def take_over(handle, made):
    """Makes an empty handle the object for what was just made under another handle."""
    where = address(made)
    _live.pop(where, None)
    _set_address(made, None)
    return own(handle, where)
