"""User links of the library for links written in Python."""

from ctypes import byref, c_char_p, c_void_p, sizeof

from . import raw
from ._convert import utf8
from ._errors import callback, check
from ._handle import Link as LinkHandle, Serializer as SerializerHandle, Variable, address, adopt, known
from ._library import library


@callback(raw.ctn_link_forward_fn)
def _forward(_, link, inputs, input_count, outputs, output_count):
    self = adopt(LinkHandle, link, borrowed=True)
    if not callable(self):
        raise TypeError("%s objects cannot be called" % type(self).__name__)
    results = self(*[adopt(Variable, inputs[i], borrowed=True) for i in range(input_count)])
    results = results if isinstance(results, (tuple, list)) else (results,)
    if len(results) != output_count or not all(isinstance(y, Variable) for y in results):
        raise TypeError(
            "%s: expected __call__ to return %d variables, got %r"
            % (type(self).__name__, output_count, results)
        )
    for i, y in enumerate(results):
        Variable._retain(y)
        outputs[i] = address(y)


@callback(raw.ctn_link_to_device_fn)
def _to_device(_, link, device):
    self = known(link)
    if self is not None:
        self._move_values(device.decode())


@callback(raw.ctn_link_serialize_fn, last=True)
def _serialize(_, link, serializer):
    self = known(link)
    if self is not None and self._values:
        self._serialize_values(adopt(SerializerHandle, serializer, borrowed=True))


def new_user_link(cls):
    """The address of a new user link for an object of a class, whose name appears in messages."""
    if "_table" not in cls.__dict__:
        cls._table = raw.ctn_link_callbacks(
            sizeof(raw.ctn_link_callbacks),
            c_char_p(utf8(cls.__name__, "name")),
            _forward,
            raw.ctn_link_copy_fn(),
            _to_device,
            _serialize,
            raw.ctn_destroy_fn(),
        )
    made = c_void_p()
    check(library.ctn_link_user_new(byref(cls._table), None, byref(made)))
    return made.value
