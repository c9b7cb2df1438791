"""Hooks for all functions of a thread and for single functions; measurements."""

import gc
import threading
import weakref

import catenary.functions as F
import numpy as np
import pytest
from catenary import Function, FunctionHook, Variable, get_function_hooks
from catenary.function_hooks import MemoryHook, TimerHook


def variable(*values):
    return Variable(np.array(values, np.float32))


class Recorder(FunctionHook):
    name = "Recorder"

    def __init__(self):
        self.calls = []

    def forward_preprocess(self, function, in_data):
        self.calls.append(("forward", function, in_data))

    def forward_postprocess(self, function, in_data):
        self.calls.append(("forward done", function, in_data))

    def backward_preprocess(self, function, in_data, out_grad):
        self.calls.append(("backward", function, in_data, out_grad))

    def backward_postprocess(self, function, in_data, out_grad):
        self.calls.append(("backward done", function, in_data, out_grad))


class Twice(Function):
    def forward(self, inputs):
        return inputs[0] + 1, inputs[0] * 2

    def backward(self, inputs, grad_outputs):
        return (grad_outputs[1] * 2,)


def test_all_functions_of_the_thread():
    x = variable(1, 2)
    with Recorder() as hook:
        assert list(get_function_hooks().items()) == [("Recorder", hook)]
        y = F.exp(x)
        f = Twice()
        _, z = f(y)
        F.sum(z).backward()
    assert not get_function_hooks()
    F.exp(x)
    assert [(c[0], c[1].label) for c in hook.calls] == [
        ("forward", "exp"),
        ("forward done", "exp"),
        ("forward", "Twice"),
        ("forward done", "Twice"),
        ("forward", "Sum"),
        ("forward done", "Sum"),
        ("backward", "Sum"),
        ("backward done", "Sum"),
        ("backward", "Twice"),
        ("backward done", "Twice"),
        ("backward", "exp"),
        ("backward done", "exp"),
    ]
    assert hook.calls[0][1] is y.creator and hook.calls[0][2] == (x.data,) and hook.calls[2][1] is f
    twice = hook.calls[8]
    assert twice[2][0] is y.data and twice[3][0] is None and np.asarray(twice[3][1]).tolist() == [1, 1]


def test_single_functions():
    hook, x = Recorder(), variable(1, 2)
    f = Twice()
    f.add_hook(hook)
    assert list(f.local_function_hooks.items()) == [("Recorder", hook)]
    with pytest.raises(KeyError):
        f.add_hook(Recorder())
    f.add_hook(Recorder(), name="other")
    assert list(f.local_function_hooks) == ["Recorder", "other"]
    f.delete_hook("other")
    with pytest.raises(KeyError):
        f.delete_hook("other")
    with pytest.raises(TypeError):
        f.add_hook("hook")
    y = F.exp(f(x)[1])
    F.sum(y).backward()
    assert [c[0] for c in hook.calls] == ["forward", "forward done", "backward", "backward done"]
    assert hook.calls[0][1] is f
    later = Recorder()
    z = F.sin(x)
    z.creator.add_hook(later, "later")
    assert list(z.creator.local_function_hooks) == ["later"]
    F.sum(z).backward()
    assert [c[0] for c in later.calls] == ["backward", "backward done"]


def test_names_are_unique():
    with Recorder():
        with pytest.raises(KeyError):
            with Recorder():
                pass
        assert list(get_function_hooks()) == ["Recorder"]
    assert not get_function_hooks()


def test_hooks_are_of_their_thread():
    seen = []
    with Recorder() as hook:
        thread = threading.Thread(target=lambda: seen.append((len(get_function_hooks()), F.exp(variable(1)))))
        thread.start()
        thread.join()
    assert seen[0][0] == 0 and not hook.calls


@pytest.mark.parametrize(
    "where", ["forward_preprocess", "forward_postprocess", "backward_preprocess", "backward_postprocess"]
)
def test_exceptions_come_out(where):
    class Failing(FunctionHook):
        pass

    def fail(self, *arguments):
        raise LookupError(where)

    setattr(Failing, where, fail)
    x = variable(1)
    with pytest.raises(LookupError, match=where):
        with Failing():
            F.exp(x).backward()
    assert not get_function_hooks()
    F.exp(x).backward()
    assert x.grad is not None


def test_hooks_without_methods():
    with FunctionHook() as hook:
        assert hook.name == "FunctionHook"
        F.exp(variable(1)).backward()


def test_timer():
    x = variable(1, 2)
    with TimerHook() as timer:
        y = F.exp(x)
        F.sum(y).backward()
    assert [f.label for f, _ in timer.call_history] == ["exp", "Sum", "Sum", "exp"]
    assert timer.call_history[0][0] is y.creator
    assert all(seconds >= 0 for _, seconds in timer.call_history)
    assert timer.total_time() == sum(seconds for _, seconds in timer.call_history)
    with timer:
        with pytest.raises(Exception):
            F.linear(x, x)
        F.sin(x)
    assert timer.call_history[-1][0].label == "sin" and len(timer.call_history) == 5


def test_timer_of_nested_functions():
    class Outer(Function):
        def forward(self, inputs):
            return (F.exp(Variable(inputs[0])).data,)

    with TimerHook() as timer:
        Outer()(variable(1))
    assert [f.label for f, _ in timer.call_history] == ["exp", "Outer"]
    assert timer.call_history[1][1] >= timer.call_history[0][1]


def test_memory():
    x = Variable(np.zeros(1000, np.float32))
    with MemoryHook() as memory, TimerHook():
        y = F.exp(x)
        F.sum(y)
    assert [row[0] for row in memory.call_history] == ["exp", "Sum"] and memory.call_history[0][1] >= 4000
    assert memory.total_bytes() == sum(row[1] for row in memory.call_history)
    memory.clear()
    assert memory.call_history == []
    y.creator.add_hook(memory)


def test_hooks_go_when_nobody_holds_them():
    hook = Recorder()
    with hook:
        F.exp(variable(1))
    gone = weakref.ref(hook)
    with Recorder():
        F.exp(variable(1))
    hook.calls = None
    del hook
    for _ in range(300):
        with Recorder():
            pass
    gc.collect()
    assert gone() is None
