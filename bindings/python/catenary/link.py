"""Links: functions with parameters, and hierarchies of them.

The library's link holds parameters and children. The Python object *is* its handle and also keeps them in its
dictionary, so that reading `link.W` needs no call. Links of classes written in Python are user links of the
library, whose other state (attributes, persistent values) is in the Python object.
"""

from ctypes import byref, c_void_p

from . import _calls, raw
from ._copying import OWN, attributes, copied_container, deeply_copied, reduced
from ._cycles import track, untrack
from ._errors import check
from ._handle import (
    Link as LinkHandle,
    Serializer as SerializerHandle,
    _new,
    address,
    known,
    made_by,
    own,
    take,
)
from ._library import library
from ._link_text import link_text
from ._link_walks import CHILD, LATE, PARAM, VALUE, WALKS, Walks, overridden
from ._user_link import new_user_link
from ._variable import same_array
from .dictionary import load_late

KINDS = {}  # the library's name for the kind of a link -> its class


@made_by
class Link(Walks, LinkHandle):
    """Building block of models: holds parameters (variables) and persistent values, which are saved and
    loaded.

    `params` are the shapes of initial parameters by their names; see `add_param`. Parameters and persistent
    values are attributes of the link. Subclasses define `__init__` and `__call__` and may keep any other
    attributes.
    """

    _native = False  # whether the library computes the link
    _values = ()  # names of persistent values that Python stores
    _name = None
    _kinds = {}  # of persistent values that the library stores
    _recipe = None  # the class and the constructor's arguments, for pickling
    _late = False  # whether the shape of some value depends on the first call
    _none = ()  # optional parameters, which are None if they are missing

    def __init_subclass__(cls, **keywords):
        super().__init_subclass__(**keywords)
        overridden.update([name for name in WALKS if getattr(cls, name) is not getattr(Link, name)])

    def __init__(self, **params):
        self._begin()
        for name, shape in params.items():
            self.add_param(name, shape)

    # Making and mirroring.

    @classmethod
    def _container(cls):
        """The address of a new, empty link of the library for an object of this class."""
        return new_user_link(cls)

    def _begin(self):
        if not address(self):
            track(own(self, self._container()))
            self.__dict__.update(_special={}, _links={}, _values=[])

    def _built(self, made):
        """Takes over the link that a constructor of the library has made."""
        take(self, made)
        self._mirror()

    def _mirror(self, like=None):
        """Fills the dictionary from the library's link, with the classes and other attributes of `like`."""
        mine = self.__dict__
        if like is not None:
            mine.update(attributes(like), _values=list(like._values), _recipe=like._recipe)
        mine["_native"] = True if like is None else like._native
        special = mine["_special"] = {}
        links = mine["_links"] = {}
        for index in range(_calls.link_child_count(self)):
            made = c_void_p()
            check(library.ctn_link_child_at(self, index, byref(made)))
            name = library.ctn_link_name(made).decode()
            special[name] = CHILD
            mine[name] = links[name] = wrap(made.value, None if like is None else like._links[name])
        self._scan()
        if type(self) not in KINDS.values() or like is not None and attributes(like):  # user state
            track(self)

    def _scan(self):
        """Copies the link's own parameters and persistent values from the library into the dictionary, in
        order."""
        mine, old = self.__dict__, self._special
        special = mine["_special"] = {name: kind for name, kind in old.items() if kind is CHILD}
        kinds = mine["_kinds"] = {}
        below = sum([_calls.link_param_count(link) for link in self._links.values()])
        own_count = _calls.link_param_count(self) - below
        for index in range(own_count):
            name = _calls.link_param_path(self, index)[1:]
            special[name] = PARAM
            mine[name] = _calls.link_param_at(self, index)
        for index in range(_calls.link_persistent_count(self)):
            name = _calls.link_persistent_name(self, index)
            special[name] = VALUE
            kinds[name] = _calls.link_persistent_kind(self, index)
        for index in range(_calls.link_uninitialized_count(self)):
            name = _calls.link_uninitialized_path(self, index)[1:]
            if "/" not in name:
                special[name] = LATE
        mine["_late"] = LATE in special.values()

    def __getattr__(self, name):
        mine = self.__dict__
        if (
            name == "_special" or name == "_links"
        ):  # the library has made the link, or it is not initialized yet
            if address(self):
                self._mirror()
            else:
                mine.setdefault("_special", {})
                mine.setdefault("_links", {})
            return mine[name]
        kind = self._special.get(name)
        if kind is LATE:
            self._scan()
            kind = self._special.get(name)
            if kind is PARAM:
                return mine[name]
        if kind is VALUE:
            kind = self._kinds[name]
            if kind == raw.CTN_PERSISTENT_ARRAY:
                return same_array(_calls.link_persistent(self, name))
            return _SCALARS[kind][0](self, name)
        if name in self._none:
            return None
        raise AttributeError(
            "%r object has no attribute %r%s"
            % (type(self).__name__, name, " yet: its shape comes with the first call" if kind is LATE else "")
        )

    def __setattr__(self, name, value):
        kind = self._special.get(name)
        if kind is None:
            object.__setattr__(self, name, value)
            if self._native and name not in OWN:
                track(self)  # now the object has state that the library's link lacks
        elif kind is VALUE:
            self._set_persistent(name, value)
        elif kind is CHILD:
            if isinstance(value, Link):
                self._replace_child(name, value)
            self.__dict__[name] = value  # a value that is not a link hides the child, as in the reference
        elif self.__dict__.get(name) is not value:
            raise AttributeError(
                "%s: %r is a %s and cannot be replaced by %s; set its data instead"
                % (type(self).__name__, name, kind, type(value).__name__)
            )

    def _replace_child(self, name, link):
        """Replaces a child: makes a new container in the library for the children."""
        if self._links[name] is link:
            return
        if self._native or _calls.link_name(self) is not None or self._use_count > 1:
            raise AttributeError(
                "%s: the child %r cannot be replaced in a link %s"
                % (
                    type(self).__name__,
                    name,
                    "of the library" if self._native else "that has a parent or an optimizer",
                )
            )
        if link.name is not None or any(below is self for below in link.links()):
            raise ValueError("given link is already registered to another chain by name %s" % link.name)
        links, params = dict(self._links), self._own_params()
        links[name] = link
        untrack(self)
        self._release(self._detach())
        track(own(self, self._container()))
        self._links.clear()
        for place, param in params:
            grad = param.grad
            self._adopt_param(place, param.data).grad = grad
        for place, child in links.items():
            self._attach(place, child)

    def __delattr__(self, name):
        if name in self._special or name in self._values:
            raise AttributeError(
                "%s: %r is a %s and cannot be deleted"
                % (type(self).__name__, name, self._special.get(name, VALUE))
            )
        object.__delattr__(self, name)

    def _set_persistent(self, name, value):
        kind = self._kinds[name]
        setter = _calls.link_set_persistent if kind == raw.CTN_PERSISTENT_ARRAY else _SCALARS[kind][1]
        setter(self, name, value)

    # Registration.

    @property
    def name(self):
        """The name in the parent; None for a root."""
        return _calls.link_name(self) or self._name

    @name.setter
    def name(self, name):
        self.__dict__["_name"] = name

    def _check_new(self, name):
        if name in self.__dict__ or name in self._special:
            raise AttributeError(
                "cannot register %r to %s: the attribute exists" % (name, type(self).__name__)
            )

    def add_param(self, name, shape, dtype="float32"):
        """Registers a parameter with a shape (an int or a tuple), which becomes an attribute.

        Its data and gradient are filled with NaN; it is saved, loaded and optimized. Raises AttributeError if
        the attribute exists.
        """
        self._check_new(name)
        shape = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
        device, current = _calls.link_device(self), _calls.device_current()
        if device != current:
            _calls.device_set_current(device)
        try:
            _calls.link_add_param(self, name, shape, dtype)
        finally:
            if device != current:
                _calls.device_set_current(current)
        self.__dict__[name] = _calls.link_param(self, name)
        self._special[name] = PARAM

    def _adopt_param(self, name, data):
        """A new parameter for an array, without a gradient."""
        _calls.link_add_param(self, name, (), data.dtype)
        self.__dict__[name] = param = _calls.link_param(self, name)
        self._special[name] = PARAM
        param.grad = None
        param.data = data
        return param

    def add_persistent(self, name, value):
        """Registers a value (an array, a number, a string, ...) that is saved and loaded but not
        optimized."""
        self._check_new(name)
        if not self._native:
            self.__dict__[name] = value
            self._values.append(name)
            return
        adder = {
            int: _calls.link_add_persistent_i64,
            float: _calls.link_add_persistent_f64,
            str: _calls.link_add_persistent_text,
        }.get(type(value), _calls.link_add_persistent)
        adder(self, name, value)
        self._scan()

    def _add_child(self, name, link):
        if not isinstance(link, LinkHandle):
            raise TypeError("add_link: link: expected a Link, got %s" % type(link).__name__)
        if link.name is not None:
            raise ValueError("given link is already registered to another chain by name %s" % link.name)
        self._attach(name, link)

    def _attach(self, name, link):
        _calls.link_add_link(self, name, link)
        self._links[name] = link

    _params = property(lambda self: [name for name, kind in self._special.items() if kind is PARAM])
    _persistent = property(
        lambda self: [n for n, kind in self._special.items() if kind is VALUE] + list(self._values)
    )

    def __repr__(self):
        return link_text(self)

    # Copies and files.

    def copy(self):
        """A copy of the hierarchy: parameters are new variables over the same arrays; the root has no
        name."""
        if self._native:
            made = c_void_p()
            check(library.ctn_link_share(self, byref(made)))
            return wrap(made.value, self)
        return copied_container(self)

    def _cloned(self):
        """A copy of the hierarchy and its arrays, without the values that Python stores."""
        if self._native:
            made = c_void_p()
            check(library.ctn_link_clone(self, byref(made)))
            return wrap(made.value, self)
        return copied_container(self, True)

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return deeply_copied(self, memo)

    def serialize(self, serializer):
        """Saves to or loads from a serializer: arrays of parameters, persistent values and children under
        their names."""
        if isinstance(serializer, SerializerHandle) and self._serialized_whole():
            return _calls.link_serialize(self, serializer)
        if not library.ctn_link_is_initialized(self):
            load_late(self, serializer)
        for name, param in self._own_params():
            serializer(name, param.data)
        for name, kind in list(self._special.items()):
            if kind is VALUE:
                loaded = serializer(name, getattr(self, name))
                if loaded is not None:
                    self._set_persistent(name, loaded)
        self._serialize_values(serializer)
        for name, child in self._links.items():
            child.serialize(serializer[name])

    def _serialized_whole(self):
        """Whether no class in the hierarchy overrides serialize."""
        return "serialize" not in overridden or all(
            type(link).serialize is Link.serialize for link in Link.links(self)
        )

    def _serialize_values(self, serializer):
        mine = self.__dict__
        for name in self._values:
            mine[name] = serializer(name, mine[name])

    def __reduce_ex__(self, protocol):
        return reduced(self)


_SCALARS = {
    raw.CTN_PERSISTENT_INT64: (_calls.link_persistent_i64, _calls.link_set_persistent_i64),
    raw.CTN_PERSISTENT_FLOAT64: (_calls.link_persistent_f64, _calls.link_set_persistent_f64),
    raw.CTN_PERSISTENT_TEXT: (_calls.link_persistent_text, _calls.link_set_persistent_text),
}


def wrap(where, like=None):
    """The Python object for a link's address, which owns a reference; its class is that of `like`, or follows
    from the kind of the link."""
    there = known(where)
    if there is not None:
        LinkHandle._release(where)
        return there
    cls = type(like) if like is not None else KINDS.get(library.ctn_link_kind(where).decode(), Link)
    self = own(_new(cls), where)
    self._mirror(like)
    return self


class Chain(Link):
    """A link with named children, which are its attributes.

    `links` are the children by their names; see `add_link`. `chain["name"]` is `chain.name`.
    """

    def __init__(self, **links):
        self._begin()
        for name, link in links.items():
            self.add_link(name, link)

    def __getitem__(self, name):
        return getattr(self, name)

    def add_link(self, name, link):
        """Registers a child with a name, which becomes an attribute.

        Raises AttributeError if the attribute exists, and ValueError if the link has a parent.
        """
        self._check_new(name)
        self._add_child(name, link)
        self._special[name] = CHILD

    def _attach(self, name, link):
        Link._attach(self, name, link)
        self.__dict__[name] = link
        self._special[name] = CHILD

    _children = property(lambda self: list(self._links))


class ChainList(Link):
    """A link with a list of children, initially `links`; it supports `len`, `[i]` and iteration."""

    def __init__(self, *links):
        self._begin()
        for link in links:
            self.add_link(link)

    def __getitem__(self, index):
        try:
            return self._links[str(index)]
        except KeyError:
            return list(self._links.values())[index]

    def __iter__(self):
        return iter(list(self._links.values()))

    def __len__(self):
        return len(self._links)

    def add_link(self, link):
        """Appends a child, with its position as its name."""
        self._add_child(str(len(self._links)), link)

    _children = property(lambda self: list(self._links.values()))


KINDS.update({"a chain": Chain, "a chain list": ChainList})


__all__ = ["Chain", "ChainList", "Link"]


def __dir__():
    return __all__
