"""The three-valued volatile flag of variables."""

from . import _calls, raw

_NAMES = {
    "on": "on",
    "ON": "on",
    True: "on",
    "off": "off",
    "OFF": "off",
    False: "off",
    "auto": "auto",
    "AUTO": "auto",
    None: "auto",
}
_CODES = {"off": raw.CTN_VOLATILE_OFF, "on": raw.CTN_VOLATILE_ON, "auto": raw.CTN_VOLATILE_AUTO}
_flags = {}


class Flag:
    """One of ON, OFF and AUTO.

    Made from 'on', 'off', 'auto' (or in capitals), from True, False, None, or from another flag; there is one
    object for each of the three. ON is true, OFF is false, and AUTO has no truth value (ValueError).
    """

    __slots__ = ("name", "code", "__weakref__")

    def __new__(cls, name):
        if isinstance(name, Flag):
            return name
        try:
            known = _NAMES[name]
        except (KeyError, TypeError):
            raise ValueError(
                "Flag: expected 'on', 'off', 'auto', True, False or None, got %r" % (name,)
            ) from None
        flag = _flags.get(known)
        if flag is None:
            flag = _flags[known] = object.__new__(cls)
            object.__setattr__(flag, "name", known)
            object.__setattr__(flag, "code", _CODES[known])
        return flag

    def __setattr__(self, name, value):
        raise AttributeError("Flag: flags cannot be changed")

    def __eq__(self, other):
        if other is self:
            return True
        try:
            return Flag(other) is self
        except ValueError:
            return NotImplemented if not isinstance(other, str) else False

    def __ne__(self, other):
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else not equal

    def __hash__(self):
        return hash(self.name)

    def __bool__(self):
        if self.name == "auto":
            raise ValueError("Flag: AUTO is neither true nor false")
        return self.name == "on"

    def __lt__(self, other):
        raise RuntimeError("Flag: there is no order between flags")

    __le__ = __gt__ = __ge__ = __lt__

    @property
    def value(self):
        """True, False, or None for AUTO."""
        return {"on": True, "off": False}.get(self.name)

    def __repr__(self):
        return self.name.upper()

    def __reduce__(self):
        return Flag, (self.name,)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


ON, OFF, AUTO = Flag("on"), Flag("off"), Flag("auto")
FLAGS = {flag.code: flag for flag in (ON, OFF, AUTO)}


def aggregate_flags(flags):
    """The flag of a function's results, given those of its inputs: ON or OFF if it occurs, otherwise AUTO.
    Raises ValueError if both occur."""
    return FLAGS[_calls.volatile_aggregate([Flag(flag).code for flag in flags])]


__all__ = ["AUTO", "Flag", "OFF", "ON", "aggregate_flags"]


def __dir__():
    return __all__
