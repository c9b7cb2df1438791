"""Links as pickle keeps them: how they are made, their values, and their other attributes."""
from . import _calls
from ._handle import _new
from .link import _OWN


def reduce_link(link):
    """For Link.__reduce_ex__."""
    special = link._special
    state = {"attributes": {key: value for key, value in link.__dict__.items() if key not in special and key not in _OWN},
             "persistent": list(link._values), "name": link._name,
             "grads": [(name, param.grad) for name, param in link._own_params()]}
    if link._native:
        if link._recipe is None:
            raise TypeError("cannot pickle %s objects that another link made; pickle that one" % type(link).__name__)
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
    """What a file would hold of a link that the library computes."""
    kept = _calls.dictionary_new()
    _calls.link_serialize(link, _calls.dictionary_serializer_new(kept, None))
    keys = [_calls.dictionary_key(kept, index) for index in range(_calls.dictionary_count(kept))]
    return [(key, _calls.dictionary_text(kept, key) if _calls.dictionary_is_text(kept, key) else _calls.dictionary_array(kept, key))
            for key in keys]


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
            (_calls.dictionary_set_text if isinstance(value, str) else _calls.dictionary_set_array)(kept, key, value)
        _calls.link_serialize(link, _calls.dictionary_deserializer_new(kept, None))
        params = dict(link.namedparams())
    else:
        for name, data in state["params"]:
            _calls.link_add_param(link, name, (), data.dtype)
            link.__dict__[name] = param = _calls.link_param(link, name)
            _calls.variable_set_grad(param, None)
            param.data = data
        for name, child in state["children"]:
            link._attach(name, child)
        link._scan()
        params = dict(link._own_params())
    for path, grad in state["grads"]:
        params[path].grad = grad
    link.__dict__.update(state["attributes"])
    link.__dict__["_values"] = state["persistent"]
    if state["name"] is not None:
        link.__dict__["_name"] = state["name"]
