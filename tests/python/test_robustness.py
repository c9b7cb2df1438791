"""Errors in programs, even at unusual moments, do no harm: exceptions of any kind in callbacks, signals, the
recursion limit, finalizers, the exit of the interpreter."""

import copy
import ctypes
import gc
import signal
import subprocess
import sys
import threading
import traceback

import catenary
import pytest
from catenary import _errors, array as xp, functions as F, links as L, optimizers, raw


class Unprintable(Exception):
    def __str__(self):
        raise ZeroDivisionError

    __repr__ = __str__


class Doubled(catenary.Function):
    """Doubles its input; raises an exception in one of its methods if requested."""

    exception = at = None

    def _meet(self, at):
        if self.exception is not None and self.at == at:
            raise self.exception

    def forward(self, inputs):
        self._meet("forward")
        return (inputs[0] * 2,)

    def backward(self, inputs, grad_outputs):
        self._meet("backward")
        return (grad_outputs[0] * 2,)


def gradient(function):
    x = catenary.Variable(xp.ones(3, "f"))
    y = function(x)
    y.grad = xp.ones(3, "f")
    y.backward()
    return x.grad.tolist()


EXCEPTIONS = [
    ValueError("a"),
    ValueError(),
    Unprintable("x"),
    ValueError("y" * 100000),
    ValueError("\0 \ud800 %s%n"),
    ValueError("\u00e9" * 1000),
    KeyboardInterrupt(),
    SystemExit(3),
    GeneratorExit(),
    StopIteration(),
    MemoryError(),
    RecursionError(),
]


@pytest.mark.parametrize("at", ["forward", "backward"])
@pytest.mark.parametrize("number", range(len(EXCEPTIONS)))
def test_any_exception_leaves_a_callback_as_it_is(number, at):
    function = Doubled()
    function.exception, function.at = EXCEPTIONS[number], at
    with pytest.raises(BaseException) as caught:
        gradient(function)
    assert caught.value is function.exception
    assert "_meet" in [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
    assert gradient(Doubled()) == [2, 2, 2]


def test_every_status_has_an_exception():
    statuses = {name for name in vars(raw) if name.startswith("CTN_ERROR_")}
    assert statuses and not {name for name in statuses if getattr(raw, name) not in _errors.CLASSES}


class Endless(catenary.Function):
    def forward(self, inputs):
        return (Endless()(catenary.Variable(inputs[0])).data,)


def test_endless_recursion_through_callbacks(monkeypatch):
    monkeypatch.setattr(sys, "unraisablehook", lambda arguments: None)  # finalizers at the recursion limit
    before = sys.getrecursionlimit()
    x = catenary.Variable(xp.ones(3, "f"))
    depth = len(traceback.extract_stack())
    try:
        for limit in range(depth + 60, depth + 84):
            sys.setrecursionlimit(limit)
            with pytest.raises(Exception) as caught:
                Endless()(x)
            # An argument whose conversion reaches the limit is an ArgumentError, which may have no room for its text.
            assert "recursion" in str(caught.value).lower() or isinstance(
                caught.value, (RecursionError, ctypes.ArgumentError)
            ), caught.value
    finally:
        sys.setrecursionlimit(before)
    assert gradient(Doubled()) == [2, 2, 2]


# In a process of its own, because pytest intercepts the exceptions that ctypes reports as ignored.
SIGNALS = """
import ctypes
import signal
import catenary
import catenary.array as xp
import catenary.functions as F
from catenary import FunctionHook, _calls, raw

class Interrupted(BaseException):
    pass

def interrupt(*_):
    raise Interrupted()

class Hook(FunctionHook):
    def forward_postprocess(self, function, in_data):
        pass

# A C hook that is raise(SIGALRM) itself: Python's handler runs when the interpreter continues.
kind = raw.ctn_function_hook_forward_fn
alarm = ctypes.cast(getattr(ctypes.CDLL(None), "raise"), kind)

def alarms(before):
    hooks = (alarm, kind()) if before else (kind(), alarm)
    callbacks = raw.ctn_function_hook_callbacks(ctypes.sizeof(raw.ctn_function_hook_callbacks), b"alarm", *hooks)
    return _calls.function_hook_new(ctypes.byref(callbacks), int(signal.SIGALRM))

x = catenary.Variable(xp.ones((50, 50), "f"))
signal.signal(signal.SIGALRM, interrupt)
arrived = 0
for number in range(20):
    hook = alarms(number % 2 == 0)
    try:
        with Hook():
            _calls.function_hook_add(hook, "alarm")
            try:
                F.matmul(x, x)
            finally:
                _calls.function_hook_remove("alarm")
            F.matmul(x, x)  # a callback that could not begin cannot raise; the next one does
    except Interrupted:
        arrived += 1
assert arrived == 20, arrived
assert not catenary.function_hook.get_function_hooks()
assert F.matmul(x, x).data[0, 0] == 50
print("interrupted")
"""


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="needs signals of POSIX")
def test_signals_that_arrive_while_the_library_computes_before_a_callback():
    done = subprocess.run(
        [sys.executable, "-c", SIGNALS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted\n", "")


MADE = {
    "array": lambda: xp.ones(1000),
    "variable": lambda: catenary.Variable(xp.ones(3)),
    "link": lambda: L.Linear(3, 2),
    "optimizer": optimizers.Adam,
    "function": lambda: F.relu(catenary.Variable(xp.ones(3, "f"))).creator,
    "random": lambda: xp.random.RandomState(1),
}


@pytest.mark.parametrize("name", sorted(MADE))
def test_finalizers_may_meet_what_was_finalized_before(name):
    reached = []

    class Holder:
        def __init__(self, held):
            self.held, self.me = held, self

        def __del__(self):
            reached.append(self.held)
            try:
                repr(self.held)
                copy.copy(self.held)
            except (ValueError, TypeError, RuntimeError, KeyError):
                pass

    gc.disable()
    try:
        made = MADE[name]()  # made before its holder, and therefore finalized before it
        Holder(made)
        del made
    finally:
        gc.enable()
    gc.collect()
    assert len(reached) == 1
    try:
        repr(reached[0])  # works, or says that it is empty: the order of finalizers is undefined
    except ValueError as error:
        assert "finalized" in str(error)
    del reached[:]
    gc.collect()
    assert xp.ones(1000).sum() == 1000


def test_finalizers_may_be_called_by_hand():
    for name in ("array", "variable", "link", "optimizer", "function"):
        made = MADE[name]()
        made.__del__()
        made.__del__()
        del made
    gc.collect()


@pytest.mark.parametrize("name", ["link", "optimizer", "random"])
def test_no_state_is_set_that_would_be_an_address(name):
    for state in (({}, b"\1" * 8), ({}, b""), None):
        with pytest.raises((TypeError, AttributeError)):
            MADE[name]().__setstate__(state)
    with pytest.raises((TypeError, AttributeError)):
        catenary._handle.Handle.__setstate__(MADE[name](), ({}, b"\1" * 8))


AT_END = """
import builtins, gc, sys
import catenary
from catenary import array as xp, functions as F, links as L, optimizers
from catenary.function_hook import FunctionHook

class Kept:
    def __init__(self, *held):
        self.held, self.me = held, self

class Mine(catenary.Function):
    def forward(self, inputs):
        return inputs[0] * 2,

class Hook(FunctionHook):
    def forward_preprocess(self, function, in_data):
        pass

def refuse(*arguments):
    raise KeyError("refused")

gc.disable()
x = catenary.Variable(xp.ones((2, 3), "f"))
lazy = L.Linear(None, 2, initialW=refuse)
try:
    lazy(x)
except KeyError as error:
    kept = error  # and with it the frames, in a cycle
y = Mine()(x)
chain = catenary.Chain(a=L.Linear(3, 2))
chain.me = chain
adam = optimizers.Adam()
adam.setup(chain)
adam.add_hook(lambda optimizer: None, "hook")
adam.set_schedule("alpha", lambda t: 0.1)
hook = Hook()
hook.__enter__()
stream = xp.cuda.Stream()
stream.add_callback(lambda *arguments: None, stream)
again = catenary.recompute(lambda v: v * 2, x)
Kept(lazy, y, y.creator, chain, adam, hook, stream, again, xp.asarray(memoryview(bytearray(8))))
builtins.kept = Kept(lazy, y, y.creator, chain, adam, hook, stream, again, xp.asarray(memoryview(bytearray(8))))
sys.kept = builtins.kept
%s
"""


@pytest.mark.parametrize(
    "end",
    [
        "",
        "sys.exit(0)",
        "import atexit; atexit.register(lambda: y.unchain_backward())",
        "class Late:\n    def __del__(self):\n        gc.collect()\nsys.late = Late()",
    ],
)
def test_callbacks_last_to_the_end_of_the_interpreter(end):
    done = subprocess.run(
        [sys.executable, "-c", AT_END % end], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert (done.returncode, done.stdout) == (0, b"")


def test_exceptions_of_stream_callbacks_are_reported(monkeypatch):
    found = []
    monkeypatch.setattr(sys, "unraisablehook", lambda arguments: found.append(arguments.exc_type))
    stream = xp.cuda.Stream()

    def refuse(*arguments):
        raise KeyError("refused")

    stream.add_callback(refuse, None)
    stream.synchronize()
    assert found == [KeyError]


def test_threads_have_exceptions_of_their_own():
    wrong = []

    def work(number):
        for turn in range(100):
            function = Doubled()
            function.exception, function.at = (
                ValueError("%d %d" % (number, turn)),
                ("forward", "backward")[turn % 2],
            )
            try:
                gradient(function)
                wrong.append("nothing was raised")
            except ValueError as error:
                if error is not function.exception:
                    wrong.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_arguments_that_are_no_arrays():
    for make in (
        lambda: xp.common_type(3 + 4j, L.Linear(2, 2)),
        lambda: xp.array_str([[1]], suppress_small=L.Linear(2, 2)),
        lambda: xp.array([1], dtype=object()),
    ):
        with pytest.raises((TypeError, ValueError)) as caught:
            make()
        assert str(caught.value)
    assert xp.common_type(xp.ones(2, "f"), [1.5]) in (xp.float64, xp.float32)


@pytest.mark.parametrize(
    "make, message",
    [
        (lambda: L.Linear("2", 3), "link_linear_new: in_size: expected an integer, got '2'"),
        (lambda: L.Linear(2**80, 3), "link_linear_new: in_size: expected an integer from "),
        (lambda: optimizers.Adam([0.1]), "optimizer_adam_new: alpha: expected a number, got [0.1]"),
        (lambda: xp.zeros(4).reshape(2, "2"), "array_reshape: shape: expected numbers (index), got '2'"),
        (lambda: L.Linear(2, 3).freeze(1), "link_freeze: pattern: expected a string, got int"),
        (
            lambda: L.Linear(2, 3).freeze("\0"),
            "link_freeze: pattern: expected a string without a null character, got ",
        ),
    ],
)
def test_messages_about_types_name_the_function(make, message):
    with pytest.raises((TypeError, ValueError, OverflowError)) as caught:
        make()
    assert str(caught.value).startswith(message)
