"""Arrays on several devices."""

import catenary.array as xp
import pytest

try:
    import numpy
except ImportError:
    numpy = None
Device = type(xp.zeros(1).device)


def test_devices_do_not_mix():
    with Device("test:0"):
        a = xp.ones(2)
    assert a.device.name == "test:0" and Device().name == "cpu"
    assert Device(Device().id).name == Device(-1).name == "cpu"
    assert a.device != Device() and a.device == Device("test:0")
    assert Device("test:0") < Device("test:1") and Device("test:1").id == int(Device("test:1")) == 1
    for wrong, kind in (("none", ValueError), (-2, ValueError), (1.5, TypeError), ([], TypeError)):
        with pytest.raises(kind):
            Device(wrong)
    with pytest.raises((RuntimeError, ValueError)):
        a + xp.ones(2)
    with pytest.raises((RuntimeError, ValueError)):
        Device("none:7").use()
    assert (a + 1).tolist() == [2, 2] and float(a[0]) == 1


def test_numbers_go_to_the_device():
    with Device("test:0"):
        a = xp.ones(2)
    for number in [2, 2.5, True, 1000, 2**40] + (
        [numpy.float32(2), numpy.int64(2), numpy.array(2)] if numpy else []
    ):
        for name in ("float64", "float16", "int8"):
            b = a.astype(name)
            assert (b + number).device == (number + b).device == (b < number).device == a.device
            assert (b + number).tolist()[0] == float(number) + 1 or name == "float16" and number == 2**40
        b = a.copy()
        b += number
        b[0] = number
        assert b.device == a.device and b.tolist() == [float(number), float(number) + 1]
    with Device("test:1"):
        assert (a.astype("int8") + 1000).tolist() == [1001, 1001] and (xp.ones(2).device.name) == "test:1"


def test_numbers_and_sequences_go_where_the_array_is():
    here = xp.array([[3, -1, 4], [1, -5, 9]], "f")
    with xp.cuda.Device("test:0"):
        there = xp.array(here)
    for call in (
        lambda a: a == [3, -1, 4],
        lambda a: a != [3],
        lambda a: a.take([0, 2], 1),
        lambda a: xp.take(a, -1),
        lambda a: xp.take(a, [], 0),
        lambda a: a.clip([0], [5]),
        lambda a: xp.compress([True, False], a, 0),
        lambda a: xp.where([[True], [False]], a, 0),
        lambda a: xp.where(a > 0, a, [1, 2, 3]),
        lambda a: a.dot([1, 2, 3]),
        lambda a: xp.inner([1, 2, 3], a),
        lambda a: xp.dot(a, 2),
        lambda a: xp.concatenate((a, [[1, 2, 3]])),
        lambda a: xp.append(a, 1),
        lambda a: xp.delete(a, 1, 0),
        lambda a: xp.percentile(a, [20, 50], axis=0),
        lambda a: xp.median(a),
        lambda a: xp.digitize(a, [0, 4]),
        lambda a: xp.histogram(a, 3)[0],
        lambda a: xp.average(a, 0, weights=[1, 3]),
        lambda a: a.put([0, 1], [7]),
        lambda a: xp.place(a, a > 5, [2]),
        lambda a: xp.add.at(a, [0], 1),
    ):
        found, expected = call(there), call(here)
        if expected is None:
            found, expected = there, here
        assert found.device.name == "test:0" and found.tolist() == expected.tolist()
