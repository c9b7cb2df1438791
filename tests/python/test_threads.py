"""Threads: others run during long calls, settings are per thread, objects may be used from all threads."""

import ctypes
import threading

import catenary
import catenary.array as cp
import pytest
from catenary import Function, Variable, functions as F
from catenary.array import cuda


def run_all(*targets):
    """Runs functions in separate threads and raises their exceptions."""
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
    """The stream's thread needs the interpreter's lock for its callback while the call waits for the
    stream."""
    done = []
    with cuda.Device("test:0"):
        stream = cuda.Stream()
        stream.add_callback(lambda stream, status, argument: done.append((status, argument)), "argument")
        stream.synchronize()
    assert done == [(0, "argument")]


def test_calls_let_others_run():
    """A computation does not block other Python threads: each waits for the other inside its callback."""
    meet = threading.Barrier(2, timeout=60)

    class Meeting(Function):
        def forward(self, inputs):
            meet.wait()
            return (inputs[0] * 2,)

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


def test_streams_and_events():
    assert cuda.Stream.null is cuda.Stream(null=True)
    with cuda.Device("test:0"):
        assert str(cuda.Stream.null.device) == "test:0"
        stream = cuda.Stream(non_blocking=True)
        assert str(stream.device) == "test:0"
        with stream:
            a = cp.ones(4) * 3
            first = stream.record()
            b = a + 1
            second = stream.record()
        second.synchronize()
        assert second.done and stream.done and b.get().tolist() == [4, 4, 4, 4]
        assert cuda.get_elapsed_time(first, second) >= 0
        other = cuda.Stream()
        other.wait_event(second)
        other.synchronize()
    with pytest.raises(NotImplementedError):
        cuda.Event(interprocess=True)
    with pytest.raises(TypeError):
        stream.wait_event(3)


def test_device_memory():
    with cuda.Device("test:0"):
        first, second = cuda.alloc(16), cuda.alloc(16)
        source, target = bytearray(range(16)), bytearray(16)
        box = (ctypes.c_char * 16).from_buffer(source)
        first.copy_from_host(ctypes.addressof(box), 16)
        (second + 4).copy_from(first, 8)
        out = (ctypes.c_char * 16).from_buffer(target)
        second.copy_to_host(ctypes.addressof(out), 16)
        assert bytes(target[4:12]) == bytes(range(8))
        second.memset(7, 16)
        second.copy_to_host(ctypes.addressof(out), 16)
        assert target == bytes([7] * 16)
        with pytest.raises(ValueError):
            (second + 8).memset(0, 16)
        pool = cuda.MemoryPool()
        assert pool.total_bytes() >= pool.used_bytes() > 0
        pool.free_all_free()
        assert pool.free_bytes() == 0
    assert int(first) == first.ptr and (first + 3).ptr - first.ptr == 3
