"""Options of functions by their names."""

from .. import _calls, raw

_REDUCTIONS = {"mean": raw.CTN_REDUCTION_MEAN, "sum": raw.CTN_REDUCTION_SUM, "none": raw.CTN_REDUCTION_NONE}


def options(**named):
    """Options with the given values; those that are None keep their defaults. None if all are."""
    made = None
    for name, value in named.items():
        if value is None:
            continue
        if made is None:
            made = _calls.function_options_new()
        if name == "reduction":
            if value not in _REDUCTIONS:
                raise ValueError("reduction: expected 'mean', 'sum' or 'none', got %r" % (value,))
            value = _REDUCTIONS[value]
        getattr(_calls, "function_options_set_" + name)(made, value)
    return made
