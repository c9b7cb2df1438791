"""Threads: long calls let others run, settings are per thread, objects may be used from all."""
import threading

import pytest

import catenary
import catenary.array as cp
from catenary import Function, Variable
from catenary import functions as F
from catenary.array import cuda


def run_all(*targets):
    """Runs functions in threads of their own and raises what they raise."""
    raised = []

    def guarded(target):
        try:
            target()
        except BaseException as error:
            raised.append(error)

    threads = [threading.Thread(target=guarded, args=(target,)) for target in targets]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if raised:
        raise raised[0]


def test_waiting_lets_others_run():
    """The stream's thread needs the interpreter to call back, and the call waits for the stream."""
    done = []
    with cuda.Device("test:0"):
        stream = cuda.Stream()
        stream.add_callback(lambda stream, status, argument: done.append((status, argument)), "argument")
        stream.synchronize()
    assert done == [(0, "argument")]


def test_calls_let_others_run():
    """A call that computes does not keep another thread from Python: each waits for the other within its callback."""
    meet = threading.Barrier(2, timeout=60)

    class Meeting(Function):
        def forward(self, inputs):
            meet.wait()
            return inputs[0] * 2,

    results = {}

    def call(name):
        x = Variable(cp.ones(3, dtype="float32"))
        results[name] = Meeting()(x).data.tolist()

    run_all(lambda: call("a"), lambda: call("b"))
    assert results == {"a": [2, 2, 2], "b": [2, 2, 2]}


def test_two_threads_train():
    def train(seed, losses):
        generator = cp.random.RandomState(seed)
        x = generator.normal(size=(20, 5), dtype="float32")
        model = catenary.links.Linear(5, 3, initialW=cp.ones((3, 5), dtype="float32") * seed)
        optimizer = catenary.optimizers.SGD(0.1)
        optimizer.setup(model)
        for _ in range(50):
            model.cleargrads()
            loss = F.sum(model(x) ** 2) / 60
            loss.backward()
            optimizer.update()
        losses.append(float(loss.data))

    alone, together = [[], []], [[], []]
    for seed in (1, 2):
        train(seed, alone[seed - 1])
    run_all(*[lambda seed=seed: train(seed, together[seed - 1]) for seed in (1, 2)])
    assert together == alone


def test_settings_are_per_thread():
    seen = {}

    def inner():
        seen["device"] = str(cuda.Device())
        y = Variable(cp.ones(3, dtype="float32")) * 2
        seen["history"] = y.creator is not None

    with cuda.Device("test:0"), catenary.no_backprop_mode():
        run_all(inner)
        assert (Variable(cp.ones(3, dtype="float32")) * 2).creator is None
    assert seen == {"device": "cpu", "history": True}


def test_errors_stay_in_their_thread():
    def wrong():
        for _ in range(200):
            with pytest.raises(ValueError, match="add"):
                cp.ones(3) + cp.ones(4)

    def other():
        for _ in range(200):
            with pytest.raises(ValueError, match="reshape"):
                cp.ones(3).reshape(2, 2)

    run_all(wrong, other)


def test_objects_of_ended_threads():
    made = []
    run_all(lambda: made.append(Variable(cp.ones(3, dtype="float32")) * 2))
    y = made.pop()
    y.grad = cp.ones(3, dtype="float32")
    y.backward()
    assert y.creator.inputs[0].grad.tolist() == [2, 2, 2]
