"""What objects show when they are printed, and how messages name links."""

import catenary
import catenary.array as xp
import catenary.functions as F
import catenary.links as L
import pytest
from catenary import Chain, ChainList, Link, Sequential, Variable, iterators, optimizers, schedules, training
from catenary.datasets import TupleDataset
from catenary.training import extensions, triggers, updaters


def test_variables():
    x = Variable(xp.arange(4.0).reshape(2, 2))
    assert repr(x) == str(x) == "variable([[0., 1.],\n          [2., 3.]])"
    x.name = "x"
    assert repr(x) == "variable x([[0., 1.],\n            [2., 3.]])"
    assert repr(Variable(xp.array(3, "int8"))) == "variable(3, dtype=int8)"


def test_links():
    assert repr(L.Linear(3, 2)) == "Linear(in_size=3, out_size=2; W: float32 (2, 3), b: float32 (2,))"
    late = L.Linear(None, 2)
    assert "W: not yet initialized" in repr(late)
    convolution = L.Convolution2D(1, 2, 3, stride=2, nobias=True)
    assert "ksize=3, stride=2, nobias=True; W: float32 (2, 1, 3, 3)" in repr(convolution)
    frozen = Chain(l=L.Linear(1, 1))
    frozen.l.W.requires_grad = False
    assert repr(frozen) == (
        "Chain(\n  (l): Linear(in_size=1, out_size=1; W: float32 (1, 1), frozen, b: float32 (1,))\n)"
    )


def test_hierarchies():
    class Scale(Link):
        def __init__(self):
            super().__init__(factor=(3,))
            self.add_persistent("count", 7)

    class Model(Chain):
        def __init__(self):
            super().__init__(scale=Scale(), parts=ChainList(Scale(), Chain()))

    assert repr(Model()) == (
        "Model(\n"
        "  (scale): Scale(factor: float32 (3,), count: 7)\n"
        "  (parts): ChainList(\n"
        "    (0): Scale(factor: float32 (3,), count: 7)\n"
        "    (1): Chain()\n"
        "  )\n"
        ")"
    )
    assert repr(Sequential(L.Linear(1, 2, nobias=True), "relu", F.sum)) == (
        "Sequential(\n  (0): Linear(in_size=1, out_size=2, nobias=True; W: float32 (2, 1))\n  relu\n  sum\n)"
    )
    assert repr(Model.__new__(Model)) == "<Model that was not initialized>"


def test_optimizers():
    optimizer = optimizers.SGD(0.5)
    assert repr(optimizer) == "SGD(lr=0.5)"
    optimizer.setup(L.Linear(1, 1))
    optimizer.add_hook(catenary.optimizer.WeightDecay(0.25))
    assert repr(optimizer) == "SGD(lr=0.5, target=Linear, t=0, epoch=0, hooks=[WeightDecay(0.25)])"

    class Mine(catenary.Optimizer):
        def __init__(self):
            self.rate = 2

    assert repr(Mine()) == "Mine(rate=2)"
    assert repr(optimizers.Adam.__new__(optimizers.Adam)).startswith("<catenary.optimizers.Adam object")


def test_training(tmp_path):
    dataset = TupleDataset(xp.zeros((6, 2), "float32"), xp.zeros(6, "int32"))
    iterator = iterators.SerialIterator(dataset, 3, shuffle=False)
    assert repr(dataset) == "TupleDataset(6 examples of 2 parts)"
    assert repr(iterator) == (
        "SerialIterator(dataset=TupleDataset(6 examples of 2 parts), batch_size=3, repeat=True, shuffle=False, "
        "epoch_detail=0.0)"
    )
    optimizer = optimizers.SGD(1.0)
    optimizer.setup(L.Classifier(L.Linear(2, 2)))
    trainer = training.Trainer(updaters.StandardUpdater(iterator, optimizer), (2, "epoch"), str(tmp_path))
    trainer.extend(extensions.LogReport())
    lines = [line.strip() for line in repr(trainer).splitlines()]
    assert lines[:3] == ["Trainer(", "updater: StandardUpdater(", "iteration: 0, epoch: 0"]
    assert "stop_trigger: (2, 'epoch')" in lines and "extension LogReport: LogReport()" in lines
    assert repr(triggers.IntervalTrigger(3, "iteration")) == "IntervalTrigger(period=3, unit='iteration')"


def test_what_trains():
    link = L.Linear(1, 1)
    for made, text in [
        (triggers.OnceTrigger(), "OnceTrigger()"),
        (triggers.OnceTrigger(True), "OnceTrigger(call_on_resume=True)"),
        (triggers.MinValueTrigger("loss"), "MinValueTrigger(key='loss')"),
        (
            triggers.MaxValueTrigger("x", triggers.IntervalTrigger(5, "iteration")),
            "MaxValueTrigger(key='x', trigger=IntervalTrigger(period=5, unit='iteration'))",
        ),
        (
            triggers.ManualScheduleTrigger([1, 2], "epoch"),
            "ManualScheduleTrigger(points=[1, 2], unit='epoch')",
        ),
        (triggers.EarlyStoppingTrigger(patience=5), "EarlyStoppingTrigger(patience=5)"),
        (extensions.PrintReport(("epoch", "loss")), "PrintReport(entries=('epoch', 'loss'))"),
        (extensions.snapshot(n_retains=2), "snapshot(n_retains=2)"),
        (extensions.snapshot_object(link, "a.npz"), "snapshot_object(target=Linear, filename='a.npz')"),
        (extensions.Shift("lr", schedules.Constant(1)), "Shift(attr='lr', schedule=Constant(init=1))"),
        (extensions.observe_value("x", len), "observe_value(observation_key='x', target_func=len)"),
        (
            schedules.Warmup(0.0, 5, schedules.Linear(1.0, 2.0, 3, 4)),
            "Warmup(start=0.0, length=5, after=Linear(init=1.0, target=2.0, begin=3, end=4))",
        ),
    ]:
        assert repr(made) == text

    class Unprintable(iterators.SerialIterator):
        def __repr__(self):
            raise RuntimeError("printed")

    evaluator = extensions.Evaluator(Unprintable([1, 2], 1, repeat=False), link)
    assert repr(evaluator) == "Evaluator(iterator=Unprintable, target=Linear)"

    class Mine(triggers.MinValueTrigger):
        pass

    class Other(triggers.MinValueTrigger):
        def __init__(self):
            super().__init__("loss")

    assert repr(Mine("loss")) == "Mine(key='loss')" and "Other object at" in repr(Other())
    assert "OnceTrigger object at" in repr(triggers.OnceTrigger.__new__(triggers.OnceTrigger))


def test_devices():
    assert repr(xp.cuda.Stream()) == "Stream(device=<Device cpu>, priority=0, done=True)"
    assert repr(xp.cuda.Event()).startswith("Event(done=")
    assert repr(catenary.loss_scale.LossScale(8.0)) == "LossScale(value=8.0, steps=0)"


def test_messages_name_links():
    x = Variable(xp.zeros((1, 3), "float32"))
    model = Chain(part=Sequential(L.Linear(3, 4), L.Linear(5, 2)), table=L.EmbedID(3, 2))
    with pytest.raises(
        catenary.InvalidType, match=r"LinearFunction \(Forward\) of the link /part/1 \(Linear\)"
    ):
        model.part(x)
    native = L.Classifier(L.Linear(4, 2))
    with pytest.raises(catenary.InvalidType, match=r"of the link /predictor \(Linear\)"):
        native(x, Variable(xp.zeros(1, "int32")))
    with pytest.raises(IndexError, match=r"^/table \(EmbedID\): "):
        model.table(Variable(xp.array([7], "int32")))
    with pytest.raises(IndexError, match=r"^EmbedID: "):
        L.EmbedID(3, 2)(Variable(xp.array([7], "int32")))
