"""Copying and pickling of links: their constructors, values and other attributes."""

from copy import deepcopy

from . import _calls
from ._handle import _new

# Internal entries of the dictionary of a link.
OWN = frozenset("_special _links _values _name _native _late _recipe _kinds".split())


def attributes(link):
    """The attributes that users have set on a link, persistent values included."""
    return {
        name: value for name, value in link.__dict__.items() if name not in link._special and name not in OWN
    }


def copied_container(link, deep=False):
    """A copy of a link that is written in Python, for Link.copy; with its own arrays if `deep`."""
    new = _new(type(link))
    new._begin()
    mine = new.__dict__
    mine.update(attributes(link), _values=list(link._values))
    for name, param in link._own_params():
        twin = new._adopt_param(name, param.data.copy() if deep else param.data)
        if deep and param.grad is not None:
            twin.grad = param.grad.copy()
        twin.requires_grad = param.requires_grad
    for name, child in link._links.items():
        new._attach(name, child._cloned() if deep else child.copy())
    return new


def _pairs(link, twin):
    yield link, twin
    for name, child in link._links.items():
        yield from _pairs(child, twin._links[name])


def deeply_copied(link, memo):
    """Implements Link.__deepcopy__: copies the hierarchy with its arrays, and attributes that refer to its
    links and parameters."""
    new = link._cloned()
    pairs = list(_pairs(link, new))
    for old, twin in pairs:
        memo[id(old)] = twin
        theirs = dict(twin._own_params())
        memo.update((id(param), theirs[name]) for name, param in old._own_params())
    for old, twin in pairs:
        for name, value in attributes(old).items():
            twin.__dict__[name] = deepcopy(value, memo)
    return new


def reduced(link):
    """Implements Link.__reduce_ex__."""
    state = {
        "attributes": attributes(link),
        "persistent": list(link._values),
        "name": link._name,
        "grads": [(name, param.grad) for name, param in link._own_params()],
        "frozen": [path for path, param in link.namedparams() if not param.requires_grad],
    }
    if link._native:
        if link._recipe is None:
            raise TypeError(
                "cannot pickle %s objects that another link made; pickle that one" % type(link).__name__
            )
        if _calls.link_is_initialized(link):
            state["values"] = _values(link)
        else:
            state["known"] = [(path, param.data) for path, param in link.namedparams()]
        state["grads"] = [(path, param.grad) for path, param in link.namedparams()]
        return _again, (type(link),) + link._recipe, state, None, None, _fill
    state["params"] = [(name, param.data) for name, param in link._own_params()]
    state["children"] = list(link._links.items())
    return _empty, (type(link),), state, None, None, _fill


def _values(link):
    """The entries that a file would have for a link that the library computes."""
    kept = _calls.dictionary_new()
    _calls.link_serialize(link, _calls.dictionary_serializer_new(kept, None))
    keys = [_calls.dictionary_key(kept, index) for index in range(_calls.dictionary_count(kept))]
    texts = [_calls.dictionary_is_text(kept, key) for key in keys]
    return [
        (key, (_calls.dictionary_text if text else _calls.dictionary_array)(kept, key))
        for key, text in zip(keys, texts)
    ]


def _empty(cls):
    link = _new(cls)
    link._begin()
    return link


def _again(cls, native, arguments):
    link = _new(cls)
    native.__init__(link, **arguments)
    return link


def _fill(link, state):
    if "known" in state:
        params = dict(link.namedparams())
        for path, data in state["known"]:
            params[path].data = data
    elif link._native:
        kept = _calls.dictionary_new()
        for key, value in state["values"]:
            (_calls.dictionary_set_text if isinstance(value, str) else _calls.dictionary_set_array)(
                kept, key, value
            )
        _calls.link_serialize(link, _calls.dictionary_deserializer_new(kept, None))
        params = dict(link.namedparams())
    else:
        for name, data in state["params"]:
            link._adopt_param(name, data)
        for name, child in state["children"]:
            link._attach(name, child)
        params = dict(link._own_params())
    for path, grad in state["grads"]:
        if grad is not None:  # a value that the link was made with may have kept it from the current device
            grad = _calls.array_to_device(grad, _calls.array_device(params[path].data))
        params[path].grad = grad
    for path, param in link.namedparams():
        if path in state["frozen"]:
            param.requires_grad = False
    link.__dict__.update(state["attributes"])
    link.__dict__["_values"] = state["persistent"]
    if state["name"] is not None:
        link.__dict__["_name"] = state["name"]
