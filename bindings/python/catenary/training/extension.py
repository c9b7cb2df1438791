"""Extensions written in Python."""

from ctypes import byref, c_char_p, sizeof

from .. import _calls, raw
from .._convert import utf8
from .._errors import callback
from .._handle import (
    Extension as ExtensionHandle,
    Serializer as SerializerHandle,
    Trainer as TrainerHandle,
    adopt,
)
from ._tables import number_of, object_of

__all__ = [
    "Extension",
    "PRIORITY_EDITOR",
    "PRIORITY_READER",
    "PRIORITY_WRITER",
    "make_extension",
]


def __dir__():
    return __all__


PRIORITY_WRITER = raw.CTN_PRIORITY_WRITER
PRIORITY_EDITOR = raw.CTN_PRIORITY_EDITOR
PRIORITY_READER = raw.CTN_PRIORITY_READER


class Extension:
    """Base class of extensions; subclasses define ``__call__(trainer)``.

    Attributes:
        trigger: When it runs by default: a trigger, a tuple such as ``(1, "epoch")`` or a function.
        priority (int): Extensions of higher priority run first.
        name: Its name in a trainer, if it is not None.
    """

    trigger = (1, "iteration")
    priority = PRIORITY_READER
    name = None

    @property
    def default_name(self):
        """Its name in a trainer if no other is given: that of the class."""
        return type(self).__name__

    def __call__(self, trainer):
        """Runs the extension; the trainer calls it when the trigger fires."""
        raise NotImplementedError("%s: __call__ is not defined" % type(self).__name__)

    def initialize(self, trainer):
        """Called before the first update of a run."""

    def finalize(self):
        """Called at the end of a run, also of one that failed."""

    def on_error(self, trainer, exc, tb):
        """Called when a run fails. `exc` describes the failure; `tb` is None."""

    def serialize(self, serializer):
        """Saves the state of the extension to a serializer, or loads it."""


def make_extension(
    trigger=None, default_name=None, priority=None, finalizer=None, initializer=None, on_error=None
):
    """Decorator that gives a function of the trainer the attributes of an extension."""

    def decorate(function):
        function.trigger = (1, "iteration") if trigger is None else trigger
        function.default_name = function.__name__ if default_name is None else default_name
        function.priority = PRIORITY_READER if priority is None else priority
        if finalizer is not None:
            function.finalize = finalizer
        if initializer is not None:
            function.initialize = initializer
        if on_error is not None:
            function.on_error = on_error
        return function

    return decorate


class _Holder:
    """What callbacks find under a number."""

    def __init__(self, extension):
        self.extension = extension


def _trainer(pointer):
    return adopt(TrainerHandle, pointer, borrowed=True)


@callback(raw.ctn_extension_fn)
def _run(number, trainer):
    object_of(number).extension(_trainer(trainer))


@callback(raw.ctn_extension_fn)
def _initialize(number, trainer):
    method = getattr(object_of(number).extension, "initialize", None)
    if method is not None:
        method(_trainer(trainer))


@callback(raw.ctn_extension_fn, last=True)
def _finalize(number, trainer):
    method = getattr(object_of(number).extension, "finalize", None)
    if method is not None:
        method()


@callback(raw.ctn_extension_error_fn, last=True)
def _on_error(number, trainer, status):
    method = getattr(object_of(number).extension, "on_error", None)
    if method is not None:
        method(_trainer(trainer), RuntimeError(_calls.error_message()), None)


@callback(raw.ctn_training_serialize_fn, last=True)
def _serialize(number, serializer):
    method = getattr(object_of(number).extension, "serialize", None)
    if method is not None:
        method(adopt(SerializerHandle, serializer, borrowed=True))


def name_of(extension):
    """Its own name in a trainer."""
    for key in ("name", "default_name", "__name__"):
        name = getattr(extension, key, None)
        if name is not None:
            return name
    return type(extension).__name__


def handle_and_object(extension):
    """The handle of an extension in any form, and what must be kept as long as it is used."""
    if isinstance(extension, ExtensionHandle):
        return extension, extension
    if not callable(extension):
        raise TypeError(
            "extend: expected an extension or a function of the trainer, got %s" % type(extension).__name__
        )
    holder = _Holder(extension)
    table = raw.ctn_extension_callbacks(
        sizeof(raw.ctn_extension_callbacks),
        c_char_p(utf8(name_of(extension), "name")),
        _run,
        _initialize,
        _finalize,
        _on_error,
        _serialize,
        raw.ctn_destroy_fn(),
        getattr(extension, "priority", PRIORITY_READER),
    )
    return _calls.extension_new(byref(table), number_of(holder)), holder
