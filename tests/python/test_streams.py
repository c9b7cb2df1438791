"""array.cuda: devices, streams, events, memory."""

import threading

import pytest
from catenary import array
from catenary.array import cuda


def test_streams():
    stream = cuda.Stream(non_blocking=True)
    stream.synchronize()
    assert stream.done and stream.ptr
    seen = []
    stream.add_callback(lambda which, status, argument: seen.append((which is stream, status, argument)), 5)
    stream.synchronize()
    assert seen == [(True, 0, 5)]
    with stream:
        assert int((array.arange(3) + 1).sum()) == 6
    assert stream.device == cuda.Device()


def test_default_stream_is_one():
    assert isinstance(cuda.Stream.null, cuda.Stream)
    assert cuda.Stream.null is cuda.Stream.null is cuda.Stream(null=True)


def test_per_thread_stream():
    stream = cuda.Stream.ptds
    assert isinstance(stream, cuda.Stream) and stream is cuda.Stream(ptds=True) is not cuda.Stream.null
    assert cuda.Stream(null=True, ptds=True) is cuda.Stream.null
    sums = []

    def work():
        with stream:
            assert cuda.get_current_stream() is stream
            sums.append(int((array.arange(4) + 1).sum()))

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    stream.synchronize()
    assert sums == [10] * 3 and stream.done


def test_priority():
    least, greatest = cuda.Stream.priority_range()
    assert greatest <= 0 <= least
    assert cuda.Stream().priority == cuda.Stream.null.priority == cuda.Stream.ptds.priority == 0
    assert cuda.Stream(priority=-(2**31)).priority == greatest
    assert cuda.Stream(non_blocking=True, priority=2**31 - 1).priority == least
    for wrong in ("high", 0.5):
        with pytest.raises(TypeError, match="priority"):
            cuda.Stream(priority=wrong)
    with pytest.raises(OverflowError):
        cuda.Stream(priority=2**31)


def test_events():
    stream, first, last = cuda.Stream(), cuda.Event(), cuda.Event(block=True)
    stream.record(first)
    array.zeros(10).fill(1)
    assert stream.record(last) is last
    last.synchronize()
    stream.wait_event(first)
    assert first.done and last.done and cuda.get_elapsed_time(first, last) >= 0
    assert isinstance(stream.record(), cuda.Event)
    with pytest.raises(NotImplementedError):
        cuda.Event(interprocess=True)
    quick = cuda.Event(disable_timing=True)
    quick.record()
    with pytest.raises((ValueError, RuntimeError)):
        cuda.get_elapsed_time(quick, last)


def test_memory():
    memory = cuda.alloc(64)
    assert (memory + 8).ptr == memory.ptr + 8
    a = array.ndarray((2, 2), "f", memptr=memory)
    a.fill(3)
    assert a.data.ptr == memory.ptr and a.tolist() == [[3, 3], [3, 3]]
    pool = cuda.MemoryPool()
    block = pool.malloc(100)
    assert block.ptr
    del block
    pool.free_all_free()
