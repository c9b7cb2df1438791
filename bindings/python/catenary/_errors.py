"""Python exceptions for failures of C calls, and exceptions of callbacks on their way through C."""

import re
import sys
import threading
import warnings
from ctypes import py_object, pythonapi

from . import raw
from ._dtype import numpy
from ._library import library

_numpys = () if numpy is None else (getattr(numpy, "exceptions", numpy).AxisError,)


class AxisError(*_numpys, ValueError, IndexError):
    """An axis that the array does not have; a subclass of NumPy's AxisError if NumPy is installed."""


class InvalidType(Exception):
    """The inputs of a function do not have the expected types; `expect` and `actual` describe both."""

    def __init__(self, expect, actual=None, msg=None):
        if actual is None:  # a message of C
            msg, (expect, _, actual) = expect, expect.partition("Expect: ")[2].partition("  Actual: ")
            actual, _, function = actual.partition("  Function: ")
            if function:
                place = msg.partition(":")[0]
                where = "%s (Forward)" % function + (" of the link " + place if place[:1] == "/" else "")
                msg = "Invalid operation is performed in: %s\n\nExpect: %s\nActual: %s" % (
                    where,
                    expect,
                    actual,
                )
        self.expect, self.actual = expect, actual
        super().__init__(msg if msg is not None else "Expect: %s\nActual: %s" % (expect, actual))

    def __reduce__(self):
        return InvalidType, (self.expect, self.actual, self.args[0])


class InvalidShape(InvalidType, ValueError):
    """Shapes that a function does not accept: InvalidType as in the reference, ValueError as in NumPy."""

    def __init__(self, message):
        InvalidType.__init__(self, message, "", message)

    def __reduce__(self):
        return type(self), self.args


class InvalidAxis(InvalidShape, AxisError):
    """An axis that the input of a function does not have."""


class InvalidLabel(IndexError, ValueError):
    """A label outside the classes; the reference raises IndexError, and ValueError in debug mode."""


class UnmetError(ValueError, AssertionError):
    """Arguments that contradict each other, for which the reference has an assertion."""


class UnsupportedError(TypeError, ValueError):
    """Values of a type that arrays cannot hold; NumPy raises TypeError, CuPy ValueError."""


class DeviceError(RuntimeError, ValueError):
    """Arrays on different devices, or a device that does not exist."""


class GradientDeviceError(DeviceError, TypeError):
    """A gradient that is not on the device of the data, which is another array type in the reference."""


class CudaError(RuntimeError):
    """A failure that CUDA reported."""


class FormatError(ValueError):
    """A file that is damaged or has another format."""


class NotFoundError(KeyError):
    """A name that does not exist."""

    def __str__(self):  # KeyError would print the message in quotes
        return str(self.args[0]) if self.args else ""


for _class in (AxisError, CudaError, DeviceError, FormatError, InvalidType, NotFoundError):
    _class.__module__ = "catenary"  # the module that users import them from

CLASSES = {
    raw.CTN_ERROR_INVALID_ARGUMENT: ValueError,
    raw.CTN_ERROR_SHAPE: ValueError,
    raw.CTN_ERROR_INDEX: IndexError,
    raw.CTN_ERROR_DTYPE: TypeError,
    raw.CTN_ERROR_TYPE_CHECK: InvalidType,
    raw.CTN_ERROR_DEVICE: DeviceError,
    raw.CTN_ERROR_OUT_OF_MEMORY: MemoryError,
    raw.CTN_ERROR_IO: OSError,
    raw.CTN_ERROR_FORMAT: FormatError,
    raw.CTN_ERROR_NOT_FOUND: NotFoundError,
    raw.CTN_ERROR_UNSUPPORTED: NotImplementedError,
    raw.CTN_ERROR_UNAVAILABLE: RuntimeError,
    raw.CTN_ERROR_CUDA: CudaError,
    raw.CTN_ERROR_STATE: RuntimeError,
    raw.CTN_ERROR_CALLBACK: RuntimeError,
    raw.CTN_ERROR_NAN: RuntimeError,
    raw.CTN_ERROR_INTERNAL: RuntimeError,
    raw.CTN_ERROR_ASSERTION: AssertionError,
}

# Functions of variables whose shapes, axes and labels the reference checks.
_OF_SHAPES = frozenset(
    "add broadcast broadcast_to concat div expand_dims link_call link_call1 link_call2 max maxout "
    "min mul pow reshape split_axis split_axis_at sub sum swapaxes transpose where".split()
)
_OF_LABELS = frozenset(
    "connectionist_temporal_classification embed_id hinge link_call link_call1 link_call2 "
    "select_item softmax_cross_entropy".split()
)
_LINK = re.compile(
    r"link_call[12]?: (?=(/\S* \([^()]*\)|[A-Z]\w*): )"
)  # before "/l1 (Linear): " or "Linear: "

_thread = threading.local()
_lost = [None]  # an exception of a callback that could not be kept for its call
_FAILED = raw.CTN_ERROR_CALLBACK
_EMPTY = ", got NULL"
_EMPTY_OBJECT = "an object that its class did not initialize with super().__init__, or a finalized one"


def _of_axes(message):
    """Whether an index error concerns axes, not positions along them."""
    return (
        ("axis" in message or "axes" in message)
        and ": index " not in message
        and "mask of shape" not in message
    )


def failure(status):
    """The exception for a failed call of this thread: that of the callback that caused it, or one with C's
    message."""
    message = library.ctn_error_message().decode("utf-8", "replace")
    pending, _thread.pending = getattr(_thread, "pending", ()), ()
    if status == raw.CTN_ERROR_CALLBACK:
        matching = [(message.index(text), exception) for exception, text in pending if text in message]
        if matching:  # a message that names several begins with the cause
            return min(reversed(matching), key=lambda found: found[0])[1]
    if "a callback returned status" in message or status == _FAILED and "NULL" in message:  # without a reason
        exception, _lost[0] = _lost[0], None
        return exception or RecursionError("%s: a callback could not run" % message.partition(":")[0])
    kind, name = CLASSES.get(status, RuntimeError), message.partition(":")[0]
    message = _LINK.sub("", message, count=1)
    if message.endswith(_EMPTY):
        message = message[: -len("NULL")] + _EMPTY_OBJECT
    if kind is IndexError:
        if _of_axes(message):
            kind = InvalidAxis if name in _OF_SHAPES else AxisError
        elif name in _OF_LABELS:
            kind = InvalidLabel
    elif status == raw.CTN_ERROR_SHAPE and name in _OF_SHAPES:
        kind = InvalidShape
    exception = kind(message)
    exception.status = status
    return exception


def warn_deprecated(function, text):
    """Warns the first caller outside of this package. text: "0.2.0: use ctn_other"."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and frame.f_globals.get("__name__", "").split(".")[0] == "catenary":
        frame, level = frame.f_back, level + 1
    warnings.warn("%s is deprecated since %s" % (function, text), DeprecationWarning, stacklevel=level)


def check(status):
    if status:
        raise failure(status)


def caught(exception):
    """Keeps the exception of a callback for the call that fails because of it. Returns the status for C."""
    try:
        text = str(exception)
    except Exception:
        text = "a message that cannot be printed"
    text = (
        ("%s: %s" % (type(exception).__name__, text))[:_LONGEST].replace("\0", "?").encode("utf-8", "replace")
    )
    _thread.pending = (*getattr(_thread, "pending", ()), (exception, text.decode("utf-8")))[-_MOST:]
    library.ctn_error_set(_FAILED, text)
    return _FAILED


_LONGEST = 300  # the library truncates longer messages
_MOST = 4  # exceptions that are kept for one call


# Code of a callback -> what to do if it could not begin because a signal handler (that of Ctrl-C) raised
# before its first line. ctypes only prints such an exception and returns an arbitrary value. If that is not
# 0, the call fails with the exception; otherwise the next callback does.
begun = {}


def lose(args):
    _lost[0] = args.exc_value


def _ignored(args, begun=begun, otherwise=sys.unraisablehook):
    trace = args.exc_traceback
    (begun.get(trace.tb_frame.f_code, otherwise) if trace is not None else otherwise)(args)


sys.unraisablehook = _ignored


def lasting(kind):
    """Decorator that makes a function a permanent callback of one of the kinds in `raw`: the library may call
    it while the interpreter exits, after modules have been cleared."""

    def made(function):
        thunk = kind(function)
        pythonapi.Py_IncRef(py_object(thunk))
        return thunk

    return made


def callback(kind, last=False):
    """Decorator that makes a function a callback of one of the kinds in `raw` that return a status. The C
    call that led to the callback raises its exceptions. last: it also runs after others have failed, whose
    exceptions it leaves alone."""

    def made(function):
        def call(*arguments):
            try:
                if _lost[0] is not None and not last:
                    exception, _lost[0] = _lost[0], None
                    raise exception
                function(*arguments)
                return 0
            except BaseException as exception:
                try:
                    return caught(exception)
                except BaseException:  # at the recursion limit no more calls are possible
                    _lost[0] = exception
                    return _FAILED

        begun[call.__code__] = lose
        return lasting(kind)(call)

    return made
