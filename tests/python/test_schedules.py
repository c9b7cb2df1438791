"""Schedules of hyperparameters."""

import gc

import pytest
from catenary import optimizers, schedules
from optimizer_support import Boom, Plain, fail, make_link


@pytest.mark.parametrize(
    "schedule,values",
    [
        (schedules.Constant(2), [2, 2, 2]),
        (schedules.Exponential(1, 0.5), [1, 0.5, 0.25]),
        (schedules.Exponential(1, 0.5, 0.4), [1, 0.5, 0.4]),
        (schedules.Step(1, 0.1, 2), [1, 1, 0.1]),
        (schedules.Multistep(1, 0.5, [1, 2]), [1, 0.5, 0.25]),
        (schedules.Linear(0, 1, 0, 4), [0, 0.25, 0.5]),
        (schedules.Cosine(1, 0, 2), [1, 0.5, 0]),
        (schedules.Polynomial(1, 2, 4), [1, 0.5625, 0.25]),
        (schedules.Inverse(1, 1, 1), [1, 0.5, 1 / 3]),
        (schedules.Warmup(0, 2, schedules.Constant(4)), [0, 2, 4]),
        (schedules.Schedule(lambda t: t * 3), [0, 3, 6]),
    ],
)
def test_schedules(schedule, values):
    assert [schedule(t) for t in range(3)] == pytest.approx(values)
    link, opt = make_link(), optimizers.SGD()
    opt.setup(link)
    opt.set_schedule("lr", schedule)
    for value in values:
        before = link.b.w.data.get()[0].copy()
        opt.update()
        assert before - link.b.w.data.get()[0] == pytest.approx(2 * value, abs=1e-6)
    with pytest.raises(RuntimeError):
        opt.lr = 1
    opt.set_schedule("lr", None)
    opt.lr = 1


def test_schedules_of_functions_and_epochs():
    for opt in (optimizers.SGD(), Plain()):
        opt.setup(make_link())
        opt.set_schedule("lr", lambda epoch: 10 + epoch, by_epoch=True)
        gc.collect()
        opt.new_epoch()
        opt.update()
        assert opt.lr == 11
        opt.set_schedule("lr", lambda t: fail())
        with pytest.raises(Boom):
            opt.update()
        opt.set_schedule("lr", None)
        opt.update()
        with pytest.raises(LookupError):
            opt.set_schedule("much", schedules.Constant(1))
        with pytest.raises(TypeError):
            opt.set_schedule("lr", 3)


def test_wrong_schedules():
    with pytest.raises(ValueError):
        schedules.Step(1, 0.1, 0)
    with pytest.raises(TypeError):
        schedules.Step(1, 0.1, 1.5)
    with pytest.raises(TypeError):
        schedules.Schedule(1)
    with pytest.raises(ValueError):
        schedules.Constant(1)(-1)
    with pytest.raises(ValueError):
        schedules.Multistep(1, 0.5, [2, 1])
