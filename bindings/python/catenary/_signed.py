"""Functions with explicit signatures, generated from tables."""

from inspect import Parameter, Signature


def procedure(name, parameters, body):
    """Makes a function that calls body(values...) and returns nothing. parameters: (name, type or None) or
    (name, type or None, default) for each."""
    signature = Signature(
        [
            Parameter(
                key,
                Parameter.POSITIONAL_OR_KEYWORD,
                annotation=Parameter.empty if kind is None else kind,
                default=rest[0] if rest else Parameter.empty,
            )
            for key, kind, *rest in parameters
        ]
    )

    def call(*args, **kwargs):
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as error:
            raise TypeError("%s: %s" % (name, error)) from None
        bound.apply_defaults()
        body(*bound.args)

    call.__signature__ = signature
    call.__annotations__ = {key: kind for key, kind, *_ in parameters if kind is not None}
    call.__name__ = call.__qualname__ = name
    return call


def constructor(name, parameters, fill):
    """Makes an __init__ that calls fill(self, values...). parameters: as for `procedure`."""
    __init__ = procedure(name, [("self", None), *parameters], fill)
    __init__.__name__, __init__.__qualname__ = "__init__", name + ".__init__"
    return __init__
