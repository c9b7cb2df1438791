"""What links show when they are printed."""

from ._handle import address
from ._link_walks import LATE, PARAM, VALUE
from ._shown import array_text, nested, value_text


def _members(link):
    """Parameters and other values that belong to a link itself."""
    for name, kind in link._special.items():
        if kind is PARAM:
            frozen = "" if link.__dict__[name].requires_grad else ", frozen"
            yield "%s: %s%s" % (name, array_text(link.__dict__[name].data), frozen)
        elif kind is VALUE:
            yield "%s: %s" % (name, value_text(getattr(link, name)))
        elif kind is LATE:
            yield "%s: not yet initialized" % name
    for name in link._values:
        yield "%s: %s" % (name, value_text(link.__dict__[name]))


def _head(link):
    """The arguments of the constructor and the members of a link."""
    given = link._recipe[1] if link._recipe else {}
    arguments = ["%s=%s" % (name, value_text(value)) for name, value in given.items()]
    return "; ".join(filter(None, [", ".join(arguments), ", ".join(_members(link))]))


def link_text(link, lines=None):
    """A link with its options and parameters, and its children below it; `lines` replaces those of the
    children."""
    name = type(link).__name__
    if not address(link):
        return "<%s that was not initialized>" % name
    if lines is None:
        lines = ["(%s): %r" % (name, child) for name, child in link._links.items()]
    head = _head(link)
    return nested(name, ([head] if head else []) + lines) if lines else "%s(%s)" % (name, head)
