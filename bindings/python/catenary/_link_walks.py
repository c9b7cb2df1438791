"""How a link walks its hierarchy: parameters, links, gradients, and moves to devices."""

from . import _calls, array
from ._dtype import NUMPY_ARRAY, NUMPY_SCALAR
from .array._ndarray import ndarray
from .cuda import gpu_name

PARAM = "parameter"
CHILD, VALUE, LATE = "child", "persistent value", "value without a shape"
# Methods that parent links must call if a class overrides them; otherwise the library walks the hierarchy
# itself.
WALKS = (
    "params",
    "namedparams",
    "links",
    "namedlinks",
    "children",
    "copy",
    "to_cpu",
    "to_gpu",
    "copyparams",
    "addgrads",
    "zerograds",
    "cleargrads",
    "serialize",
)
overridden = set()


class Walks:
    """Methods of links that visit parameters and children."""

    def _own_params(self):
        if self._late:
            self._scan()
        mine = self.__dict__
        return [(name, mine[name]) for name, kind in self._special.items() if kind is PARAM]

    def params(self):
        """Yields all parameters of the hierarchy: the link's own in the order of addition, then those of the
        children."""
        for _, param in self._own_params():
            yield param
        for child in self._links.values():
            yield from child.params()

    def namedparams(self):
        """Yields pairs of path and parameter, such as ("/l1/W", W)."""
        for name, param in self._own_params():
            yield "/" + name, param
        for name, child in self._links.items():
            for path, param in child.namedparams():
                yield "/" + name + path, param

    def links(self, skipself=False):
        """Yields all links of the hierarchy, parents before children, without the link itself if
        `skipself`."""
        if not skipself:
            yield self
        for child in self._links.values():
            yield from child.links()

    def namedlinks(self, skipself=False):
        """Yields pairs of path and link; the path of the link itself is "/"."""
        if not skipself:
            yield "/", self
        for name, child in self._links.items():
            yield "/" + name, child
            for path, link in child.namedlinks(True):
                yield "/" + name + path, link

    def children(self):
        """Yields the direct children in the order of addition."""
        yield from self._links.values()

    # Values.

    def zerograds(self):
        """Sets all gradients to zero."""
        if overridden.isdisjoint(("zerograds", "params")):
            return _calls.link_zerograds(self)
        self._walk_grads("zerograds", "zerograd")

    def cleargrads(self):
        """Removes all gradients; the next backward creates them."""
        if overridden.isdisjoint(("cleargrads", "params")):
            return _calls.link_cleargrads(self)
        self._walk_grads("cleargrads", "cleargrad")

    def _walk_grads(self, name, of_param):
        if type(self).params is not Walks.params:
            for param in self.params():
                if param.requires_grad:
                    getattr(param, of_param)()
            return
        for _, param in self._own_params():
            if param.requires_grad:
                getattr(param, of_param)()
        for child in self._links.values():
            getattr(child, name)()

    def freeze(self, pattern="/"):
        """Freezes the parameters that match a pattern, such as "l1" (all of l1) or "*/b"; by default all.

        They lose their gradient, get no new one, and are not updated; they are still saved and loaded. "*"
        matches any characters, including slashes, "?" one character. Raises NotFoundError if no parameter
        matches.
        """
        _calls.link_freeze(self, pattern)

    def unfreeze(self, pattern="/"):
        """Reverts `freeze` for the parameters that match a pattern."""
        _calls.link_unfreeze(self, pattern)

    def copyparams(self, link):
        """Copies the data of all parameters from a link of the same structure, also across devices."""
        self._pairwise("copyparams", link, _calls.link_copyparams, _calls.variable_copydata)

    def addgrads(self, link):
        """Adds the gradients of a link of the same structure, also across devices."""
        self._pairwise("addgrads", link, _calls.link_addgrads, _calls.variable_addgrad)

    def _pairwise(self, name, link, whole, one):
        if not isinstance(link, Walks):
            raise TypeError("%s: link: expected a Link, got %s" % (name, type(link).__name__))
        if name not in overridden:
            return whole(self, link)
        theirs = dict(link._own_params())
        for own_name, param in self._own_params():
            if own_name not in theirs:
                raise AttributeError("%s: the given link has no parameter %r" % (name, own_name))
            one(param, theirs[own_name])
        for child_name, child in self._links.items():
            if child_name not in link._links:
                raise AttributeError("%s: the given link has no child %r" % (name, child_name))
            getattr(child, name)(link._links[child_name])

    # Devices.

    def to_cpu(self):
        """Moves parameters, gradients and persistent values to the CPU; returns the link."""
        if "to_cpu" in overridden:
            self._move("to_cpu", "cpu")
        else:
            _calls.link_to_device(self, "cpu")
        return self

    def to_gpu(self, device=None):
        """Moves parameters, gradients and persistent values to a device, given as a number, a name such as
        "test:0", or None for the current one; returns the link."""
        name = gpu_name(device)
        if "to_gpu" in overridden:
            self._move("to_gpu", name, device)
        else:
            _calls.link_to_device(self, name)
        return self

    def _move(self, method, name, *arguments):
        if self._native:
            return _calls.link_to_device(self, name)
        for _, param in self._own_params():
            _calls.variable_to_device(param, name)
        self._move_values(name)
        for child in self._links.values():
            getattr(child, method)(*arguments)

    def _move_values(self, device):
        mine = self.__dict__
        for name in self._values:
            value = mine[name]
            here = device
            if isinstance(value, ndarray):
                here = _calls.array_device(value)
            elif isinstance(value, (NUMPY_ARRAY, NUMPY_SCALAR)):
                here = "cpu"
            if here != device:
                mine[name] = _calls.array_to_device(value, device)

    @property
    def xp(self):
        """The module of array routines for the data of the parameters: catenary.array."""
        return array

    @property
    def _cpu(self):  # used by links written for the reference
        return _calls.link_device(self) == "cpu"
