"""Arrays and strings by path, like the contents of a file."""

from collections.abc import MutableMapping

from . import _calls
from ._errors import NotFoundError
from ._formats import FORMATS
from ._handle import Dictionary as DictionaryHandle, Serializer as SerializerHandle, address, made_by, take
from ._signed import procedure
from .serializer import Deserializer, to_array

__all__ = ["Dictionary"]


def __dir__():
    return __all__


@made_by
class Dictionary(DictionaryHandle):
    """A mapping of paths such as ``"l1/W"`` to arrays and texts, in insertion order.

    Arrays are shared, not copied (see `copy`); numbers become arrays without dimensions.

    Args:
        source: A mapping, or pairs of paths and values, with the initial contents.
    """

    def __init__(self, source=()):
        if not address(self):
            take(self, _calls.dictionary_new())
        self.update(source)

    def __getitem__(self, key):
        if not isinstance(key, str):
            raise KeyError(key)
        return (_calls.dictionary_text if _calls.dictionary_is_text(self, key) else _calls.dictionary_array)(
            self, key
        )

    def __setitem__(self, key, value):
        if isinstance(value, str):
            _calls.dictionary_set_text(self, key, value)
        else:
            _calls.dictionary_set_array(self, key, to_array(value, key))

    def __delitem__(self, key):
        _calls.dictionary_remove(self, key)

    def __contains__(self, key):
        return isinstance(key, str) and bool(key.strip("/")) and _calls.dictionary_contains(self, key)

    def __len__(self):
        return _calls.dictionary_count(self)

    def __iter__(self):
        return iter([_calls.dictionary_key(self, i) for i in range(len(self))])

    def __repr__(self):
        return "Dictionary({%s})" % ", ".join("%r: %r" % item for item in self.items())

    def copy(self):
        """A dictionary with copies of all arrays."""
        return _calls.dictionary_copy(self)

    @staticmethod
    def load(filename):
        """All entries of a file in any of the formats, the arrays on the current device."""
        return _calls.dictionary_load(filename)

    keys, values, items = MutableMapping.keys, MutableMapping.values, MutableMapping.items
    get, pop, popitem = MutableMapping.get, MutableMapping.pop, MutableMapping.popitem
    setdefault, update, clear = MutableMapping.setdefault, MutableMapping.update, MutableMapping.clear
    _MutableMapping__marker = MutableMapping._MutableMapping__marker


def _saver(format):
    save = procedure(
        "save_" + format.name, [("self", None), ("filename", None), *format.parameters()], format.save
    )
    save.__doc__ = getattr(_calls, "dictionary_" + save.__name__).__doc__
    save.__qualname__, save.__module__ = "Dictionary." + save.__name__, __name__
    return save


for _format in FORMATS.values():
    setattr(Dictionary, "save_" + _format.name, _saver(_format))
MutableMapping.register(Dictionary)


def load_late(link, serializer):
    """Loads the values of a link whose sizes depend on its first input, without those of its children."""
    paths = [_calls.link_uninitialized_path(link, i) for i in range(_calls.link_uninitialized_count(link))]
    names = [path[1:] for path in paths if "/" not in path[1:]]
    if not names:
        return
    if not isinstance(serializer, Deserializer):
        raise RuntimeError(
            '"%s": expected a link whose shapes are known because it has been called, got %s'
            % (names[0], type(link).__name__)
        )
    stored = {name: serializer(name, None) for name in names}
    options = _calls.load_options_new()
    _calls.load_options_set_strict(options, False)  # children are loaded later
    values = Dictionary({name: value for name, value in stored.items() if value is not None})
    _calls.link_serialize(link, _calls.dictionary_deserializer_new(values, options))
    for index in range(_calls.link_uninitialized_count(link)):
        name = _calls.link_uninitialized_path(link, index)[1:]
        if name in stored and getattr(serializer, "strict", True):
            if stored[name] is None:
                raise NotFoundError('there is no entry "%s" for %s' % (name, type(link).__name__))
            raise ValueError('"%s": the stored value does not fit %s' % (name, type(link).__name__))


def through_dictionary(call, handle, serializer):
    """Saves or loads an object of the library, whose traversal is `call`, with a serializer of any kind."""
    if isinstance(serializer, SerializerHandle):
        call(handle, serializer)
        return
    values = Dictionary()
    call(handle, _calls.dictionary_serializer_new(values, None))
    for key, value in values.items():
        values[key] = serializer(key, value)
    if isinstance(serializer, Deserializer):
        call(handle, _calls.dictionary_deserializer_new(values, None))
