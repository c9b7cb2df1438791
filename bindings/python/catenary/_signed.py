"""Constructors with explicit signatures, generated from tables."""

from inspect import Parameter, Signature


def constructor(name, parameters, fill):
    """Makes an __init__ that calls fill(self, values...). parameters: (name, type) or (name, type, default)
    for each."""
    signature = Signature(
        [Parameter("self", Parameter.POSITIONAL_OR_KEYWORD)]
        + [
            Parameter(
                key,
                Parameter.POSITIONAL_OR_KEYWORD,
                annotation=kind,
                default=rest[0] if rest else Parameter.empty,
            )
            for key, kind, *rest in parameters
        ]
    )

    def __init__(*args, **kwargs):
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as error:
            raise TypeError("%s: %s" % (name, error)) from None
        bound.apply_defaults()
        fill(*bound.args)

    __init__.__signature__ = signature
    __init__.__annotations__ = {key: kind for key, kind, *_ in parameters}
    __init__.__qualname__ = name + ".__init__"
    return __init__
