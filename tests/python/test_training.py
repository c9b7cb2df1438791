"""Trainers, updaters, triggers, extensions and reporters."""

import gc
import io
import json
import signal
import weakref

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import pytest
from catenary import datasets, iterators, optimizers, reporter, training
from catenary.dataset import concat_examples
from catenary.loss_scale import LossScale
from catenary.training import extensions, triggers


def examples():
    state, points, labels = 1, [], []
    for _ in range(40):
        point = []
        for _ in range(2):
            state = (state * 1664525 + 1013904223) % 2**32
            point.append((state >> 8) / 2**23 - 1)
        points.append(point)
        labels.append(int(point[0] ** 2 + point[1] ** 2 < 0.5))
    return cp.array(points, dtype="float32"), cp.array(labels, dtype="int32")


def iterator(batch_size=7, repeat=True, shuffle=True):
    return iterators.SerialIterator(datasets.TupleDataset(*examples()), batch_size, repeat, shuffle, seed=5)


class Network(catenary.Chain):
    train = True

    def __init__(self):
        super().__init__(l1=L.Linear(2, 8), bn=L.BatchNormalization(8), l2=L.Linear(8, 2))

    def __call__(self, x):
        h = F.relu(self.bn(self.l1(x), test=not self.train))
        return self.l2(F.dropout(h, 0.3, train=self.train))


class Case:
    """A training that begins with the same numbers each time."""

    def __init__(self, out, stop=(12, "iteration"), made=None, **options):
        cp.random.seed(3)
        self.model = L.Classifier(Network())
        self.optimizer = optimizers.Adam(0.01)
        self.optimizer.setup(self.model)
        self.updater = training.StandardUpdater(made or iterator(), self.optimizer, **options)
        self.trainer = training.Trainer(self.updater, stop, out=str(out))
        self.log = extensions.LogReport(trigger=(4, "iteration"))
        self.trainer.extend(self.log)

    def numbers(self):
        """The parameters and averages, and the log without times."""
        values = [param.data.tolist() for _, param in self.model.namedparams()]
        entries = [{k: v for k, v in entry.items() if k != "elapsed_time"} for entry in self.log.log]
        return values, self.model.predictor.bn.avg_mean.tolist(), entries


def test_run(tmp_path):
    case = Case(tmp_path)
    assert case.trainer.is_before_training
    assert case.trainer.run() == "finished"
    assert (case.updater.iteration, case.updater.epoch, case.optimizer.epoch) == (12, 2, 2)
    assert case.updater.epoch_detail == pytest.approx(2.1)
    assert set(case.trainer.observation) == {"main/loss", "main/accuracy"}
    assert len(case.log.log) == 3
    assert set(case.log.log[0]) == {"main/loss", "main/accuracy", "epoch", "iteration", "elapsed_time"}
    lines = (tmp_path / "log").read_text().splitlines()
    assert [json.loads(line) for line in lines] == case.log.log
    assert case.trainer.elapsed_time > 0
    assert case.trainer.out == str(tmp_path)
    assert case.updater.get_optimizer("main") is case.optimizer


@pytest.mark.parametrize("form", ["tuple", "dict", "python", "threads", "converter"])
def test_batches(tmp_path, form):
    """Examples in all forms give the same numbers."""
    whole = Case(tmp_path)
    whole.trainer.run()
    points, labels = examples()
    source = datasets.TupleDataset(points, labels)
    if form == "dict":
        source = datasets.DictDataset(x=points, t=labels)
    elif form in ("python", "threads"):
        source = [(points[i], labels[i]) for i in range(40)]
    kind = iterators.MultithreadIterator if form == "threads" else iterators.SerialIterator
    case = Case(
        tmp_path, made=kind(source, 7, seed=5), converter=concat_examples if form == "converter" else None
    )
    evaluator = extensions.Evaluator(
        iterators.SerialIterator(source, 9, False, False), case.model, case.updater.converter
    )
    case.trainer.extend(evaluator, trigger=(12, "iteration"))
    case.trainer.run()
    assert case.numbers()[0] == whole.numbers()[0]
    assert float(case.trainer.observation["validation/main/loss"]) > 0


def test_failing_dataset(tmp_path):
    """The exception of a dataset in Python, also on another thread."""

    class Failing:
        def __len__(self):
            return 40

        def __getitem__(self, i):
            if i == 30:
                raise Stop("example 30")
            return cp.zeros(2, "float32"), cp.zeros((), "int32")

    for kind in (iterators.SerialIterator, iterators.MultithreadIterator):
        case = Case(tmp_path, made=kind(Failing(), 7, shuffle=False))
        with pytest.raises(Stop, match="example 30"):
            case.trainer.run()
        assert case.updater.iteration == 4


def test_run_for(tmp_path):
    case = Case(tmp_path)
    results = [case.trainer.run_for(iterations=5) for _ in range(3)]
    assert results == ["paused", "paused", "finished"]
    assert case.trainer.run_for(milliseconds=1) == "finished"


@pytest.mark.parametrize("at", [1, 5, 6, 11])
def test_resume(tmp_path, at):
    whole = Case(tmp_path)
    whole.trainer.run()
    first = Case(tmp_path)
    first.trainer.extend(extensions.snapshot(), trigger=(at, "iteration"))
    first.trainer.run_for(iterations=at)
    resumed = Case(tmp_path)
    resumed.trainer.load(str(tmp_path / ("snapshot_iter_%d.safetensors" % at)))
    assert resumed.updater.iteration == at
    resumed.trainer.run()
    assert resumed.numbers() == whole.numbers()


@pytest.mark.parametrize("format", ["npz", "hdf5"])
def test_serializers(tmp_path, format):
    whole = Case(tmp_path)
    whole.trainer.run()
    first, resumed = Case(tmp_path), Case(tmp_path)
    first.trainer.run_for(iterations=7)
    path = str(tmp_path / ("trainer." + format))
    getattr(catenary.serializers, "save_" + format)(path, first.trainer)
    getattr(catenary.serializers, "load_" + format)(path, resumed.trainer)
    resumed.trainer.run()
    assert resumed.numbers() == whole.numbers()


class Stop(Exception):
    pass


def test_failing_loss(tmp_path):
    """The exception is the caller's own, and a snapshot of the state after the last whole update is there."""
    whole = Case(tmp_path)
    whole.trainer.run()
    calls = []

    def failing(*arguments):
        loss = case.model(*arguments)
        calls.append(1)
        if len(calls) == 8:
            raise Stop("no more")
        return loss

    case = Case(tmp_path, loss_func=failing)
    case.trainer.extend(extensions.snapshot(autoload=True))
    with pytest.raises(Stop, match="no more"):
        case.trainer.run()
    assert case.updater.iteration == 7
    resumed = Case(tmp_path)
    resumed.trainer.extend(extensions.snapshot(autoload=True))
    resumed.trainer.run()
    values, averages, entries = resumed.numbers()
    assert (values, averages) == whole.numbers()[:2]


def test_failing_extension(tmp_path):
    errors = []

    class Failing(training.Extension):
        def __call__(self, trainer):
            if trainer.updater.iteration == 5:
                raise Stop("enough")

        def on_error(self, trainer, exc, tb):
            errors.append(str(exc))

        def finalize(self):
            errors.append("finalized")

    case = Case(tmp_path)
    case.trainer.extend(Failing())
    case.trainer.extend(extensions.snapshot(filename="last.npz"))
    with pytest.raises(Stop, match="enough"):
        case.trainer.run()
    assert errors == ["Stop: enough", "finalized"]
    assert case.trainer.snapshot_path == str(tmp_path / "last.npz")


def test_interrupt(tmp_path):
    """Ctrl-C, which Python turns into an exception, saves too."""

    def interrupt(trainer):
        raise KeyboardInterrupt

    case = Case(tmp_path)
    case.trainer.extend(interrupt, trigger=(6, "iteration"))
    case.trainer.extend(extensions.snapshot())
    with pytest.raises(KeyboardInterrupt):
        case.trainer.run()
    assert (tmp_path / "snapshot_iter_6.safetensors").exists()


def test_failing_serialization(tmp_path):
    class Fails(training.Extension):
        trigger = 1, "epoch"
        name = "fails"
        saved = 0

        def __call__(self, trainer):
            pass

        def serialize(self, serializer):
            self.saved += 1
            if self.saved == self.failing:
                raise ValueError("not now")
            serializer("x", 1)

    for failing in (1, 2):
        made = Case(tmp_path / str(failing)).trainer
        extension = Fails()
        extension.failing = failing
        made.extend(extension)
        made.extend(extensions.snapshot(filename="saved.safetensors"), trigger=(1, "epoch"))
        with pytest.raises(ValueError, match="not now"):
            made.run()
        again = Case(tmp_path / str(failing)).trainer
        again.load(made.snapshot_path)
        assert again.updater.iteration == made.updater.iteration > 0


def test_stop(tmp_path):
    case = Case(tmp_path, stop=None)
    case.trainer.extend(lambda trainer: trainer.stop(), trigger=(3, "iteration"), name="stopping")
    case.trainer.extend(extensions.snapshot(filename="stopped.npz"))
    assert case.trainer.run() == "stopped"
    assert case.updater.iteration == 3
    assert (tmp_path / "stopped.npz").exists()


def test_extensions_of_python(tmp_path):
    calls = []

    class Counting(training.Extension):
        trigger = (2, "iteration")
        priority = training.PRIORITY_WRITER
        count = 0

        def initialize(self, trainer):
            calls.append("initialize")

        def __call__(self, trainer):
            self.count += 1
            catenary.report({"count": self.count})

        def serialize(self, serializer):
            self.count = serializer("count", self.count)

    @training.make_extension(
        trigger=(5, "iteration"), default_name="five", initializer=lambda t: calls.append("i")
    )
    def five(trainer):
        calls.append(trainer.updater.iteration)

    case = Case(tmp_path)
    counting = Counting()
    case.trainer.extend(counting)
    case.trainer.extend(five)
    case.trainer.extend(five, name="again", trigger=lambda trainer: trainer.updater.iteration == 7)
    assert list(case.trainer.extensions) == ["Counting", "LogReport", "five", "again"]
    assert case.trainer.get_extension("five") is five
    with pytest.raises(ValueError, match="six"):
        case.trainer.get_extension("six")
    case.trainer.run()
    assert calls == ["initialize", "i", "i", 5, 7, 10]
    assert [entry["count"] for entry in case.log.log] == [1.5, 3.5, 5.5]
    case.trainer.save(str(tmp_path / "t.npz"))
    counting.count = 0
    case.trainer.load(str(tmp_path / "t.npz"))
    assert counting.count == 6


def test_evaluator(tmp_path):
    case = Case(tmp_path)
    testing = case.model.copy()
    testing.predictor.train = False
    case.trainer.extend(extensions.Evaluator(iterator(9, False, False), testing), trigger=(12, "iteration"))

    def loss(x, t):
        value = F.softmax_cross_entropy(testing.predictor(x), t)
        assert value.creator is None  # without history
        catenary.report({"loss": value, "double": 2 * value}, testing)
        return value

    case.trainer.extend(
        extensions.Evaluator(iterator(40, False, False), testing, eval_func=loss),
        name="own",
        trigger=(12, "iteration"),
    )
    case.trainer.run()
    seen = {name: float(value) for name, value in case.trainer.observation.items()}
    assert seen["own/main/loss"] == pytest.approx(seen["validation/main/loss"], rel=1e-5)
    assert seen["own/main/double"] == pytest.approx(2 * seen["own/main/loss"])
    assert 0 <= seen["validation/main/accuracy"] <= 1


def test_print(tmp_path, capsys):
    case = Case(tmp_path)
    case.trainer.extend(extensions.PrintReport(["epoch", "iteration", "main/loss"]))
    case.trainer.extend(extensions.ProgressBar(update_interval=1))
    case.trainer.run()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["epoch", "iteration", "main/loss"]
    assert [line.split()[1] for line in lines[1:]] == ["4", "8", "12"]
    assert "\r" not in "".join(lines)


def test_outputs(tmp_path, capsys):
    """PrintReport and ProgressBar print to other objects, which may be terminals."""

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    case, table, terminal = Case(tmp_path), io.StringIO(), Terminal()
    case.trainer.extend(extensions.PrintReport(["epoch", "iteration"], out=table))
    case.trainer.extend(extensions.ProgressBar((24, "iteration"), 1, 10, out=terminal))
    case.trainer.run()
    assert [line.split() for line in table.getvalue().splitlines()] == [
        ["epoch", "iteration"],
        ["0", "4"],
        ["1", "8"],
        ["2", "12"],
    ]
    assert "[#####.....]  50% epoch 2 " in terminal.getvalue()
    assert capsys.readouterr().out == ""
    with pytest.raises(ValueError, match="unit: expected 'iteration' or 'epoch', got 'minute'"):
        extensions.ProgressBar((1, "minute"))
    with pytest.raises(ValueError, match="length: expected at least 1, got 0"):
        extensions.ProgressBar(bar_length=0)

    class Full(io.StringIO):
        def write(self, text):
            raise Stop("the disk is full")

    case = Case(tmp_path)
    case.trainer.extend(extensions.PrintReport(["epoch"], out=Full()))
    with pytest.raises(Stop, match="the disk is full"):
        case.trainer.run()


def resumed_equals(tmp_path, path):
    """A training goes on from a file like one that was never interrupted."""
    whole, resumed = Case(tmp_path / "whole"), Case(tmp_path / "resumed")
    whole.trainer.run()
    resumed.trainer.load(path)
    resumed.trainer.run()
    return resumed.numbers() == whole.numbers()


def test_savefun(tmp_path):
    saved = []

    def save(path, trainer):
        saved.append(path)
        catenary.serializers.save_npz(path, trainer)

    case = Case(tmp_path)
    case.trainer.extend(
        extensions.snapshot(save, "own_{.updater.iteration}", n_retains=2), trigger=(4, "iteration")
    )
    case.trainer.run_for(10)
    case.trainer.stop()
    assert case.trainer.run() == "stopped"
    assert saved == [str(tmp_path / ("own_%d" % i)) for i in (4, 8, 10)]
    assert sorted(path.name for path in tmp_path.glob("own_*")) == ["own_10", "own_8"]
    assert case.trainer.snapshot_path == saved[-1]
    assert resumed_equals(tmp_path, saved[1])
    with pytest.raises(TypeError, match="savefun: expected a function, got 'a.npz'"):
        extensions.snapshot("a.npz")
    with pytest.raises(TypeError, match="savefun or writer"):
        extensions.snapshot(save, writer=save)

    def fail(path, trainer):
        raise Stop("not now")

    case = Case(tmp_path)
    case.trainer.extend(extensions.snapshot(fail), trigger=(4, "iteration"))
    with pytest.raises(Stop, match="not now"):
        case.trainer.run()
    assert case.updater.iteration == 4


def test_snapshot_writer(tmp_path):
    """A writer gets a copy of the whole training."""
    written = {}

    def write(filename, folder, target):
        assert folder == str(tmp_path)
        written[filename] = target

    case = Case(tmp_path)
    name = "copy_{.updater.iteration}.npz"
    case.trainer.extend(extensions.snapshot(filename=name, writer=write), trigger=(5, "iteration"))
    case.trainer.run()
    assert list(written) == ["copy_5.npz", "copy_10.npz"]
    path = str(tmp_path / "copy_5.npz")
    written["copy_5.npz"].save_npz(path)
    assert resumed_equals(tmp_path, path)


def test_snapshot_condition(tmp_path):
    answers = iter([False, True, False])
    case = Case(tmp_path)
    case.trainer.extend(
        extensions.snapshot(filename="s_{.updater.iteration}.npz", condition=lambda: next(answers)),
        trigger=(4, "iteration"),
    )
    case.trainer.run()
    assert [path.name for path in tmp_path.glob("s_*")] == ["s_8.npz"]


def test_snapshot_target(tmp_path):
    def extend(case):
        extension = extensions.snapshot(
            filename="model_{.updater.epoch}.npz", target=case.model, autoload=True
        )
        case.trainer.extend(extension, trigger=(6, "iteration"))

    case, other = Case(tmp_path), Case(tmp_path, stop=(1, "iteration"))
    extend(case)
    case.trainer.run()
    expected = case.model.predictor.l1.W.data.tolist()
    extend(other)

    @training.make_extension((1, "iteration"), initializer=lambda trainer: seen.append(weights()))
    def look(trainer):
        pass

    seen = []

    def weights():
        return other.model.predictor.l1.W.data.tolist()

    other.trainer.extend(look)
    other.trainer.run()
    assert seen == [expected]
    with pytest.raises(ValueError, match="filename: expected one of"):
        extensions.snapshot(filename="model", target=case.model)


def test_snapshot_not_on_error(tmp_path):
    case = Case(tmp_path)
    case.trainer.extend(extensions.snapshot(snapshot_on_error=False), trigger=(100, "iteration"))

    def fail(trainer):
        raise Stop("enough")

    case.trainer.extend(fail, trigger=(5, "iteration"))
    with pytest.raises(Stop):
        case.trainer.run()
    assert list(tmp_path.glob("snapshot*")) == []


def test_snapshot_object_savefun(tmp_path):
    case = Case(tmp_path)
    case.trainer.extend(
        extensions.snapshot_object(case.model, "model_{.updater.iteration}", catenary.serializers.save_npz),
        trigger=(6, "iteration"),
    )
    case.trainer.run()
    assert sorted(path.name for path in tmp_path.glob("model_*")) == ["model_12", "model_6"]
    catenary.serializers.load_npz(str(tmp_path / "model_6"), case.model)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals(tmp_path, number):
    case = Case(tmp_path)
    case.trainer.extend(extensions.snapshot())
    case.trainer.extend(lambda trainer: signal.raise_signal(number), name="kill", trigger=(5, "iteration"))
    case.trainer.set_interrupts()
    before = signal.getsignal(number)
    assert case.trainer.run() == "stopped"
    assert case.updater.iteration == 5
    assert (tmp_path / "snapshot_iter_5.safetensors").exists()
    assert signal.getsignal(number) is before


@pytest.mark.parametrize("scale", [1024, LossScale(256, interval=3)])
def test_loss_scale(tmp_path, scale):
    """Powers of two change no bits. The scale goes on from a snapshot."""
    whole = Case(tmp_path)
    whole.trainer.run()
    scaled = Case(tmp_path, loss_scale=scale)
    scaled.trainer.run()
    assert scaled.numbers()[0] == whole.numbers()[0]
    if scale == 1024:
        assert scaled.updater.loss_scale.value == 1024
        return
    assert scale.value == 256 * 2**4
    path = str(tmp_path / "scaled.npz")
    scaled.trainer.save(path)
    scale.restore(1, 0)
    Case(tmp_path, loss_scale=scale).trainer.load(path)
    assert scale.value == 256 * 2**4


def test_auto_new_epoch(tmp_path):
    case = Case(tmp_path, auto_new_epoch=False)
    case.trainer.run()
    assert (case.updater.epoch, case.optimizer.epoch) == (2, 0)


def test_percentiles(tmp_path):
    numpy = pytest.importorskip("numpy")
    case = Case(tmp_path, stop=(1, "iteration"))
    case.trainer.extend(extensions.ParameterStatistics(case.model), trigger=(1, "iteration"))
    own = extensions.ParameterStatistics(case.model, prefix="own", report_grads=False, percentiles=[0, 100])
    case.trainer.extend(own, trigger=(1, "iteration"))
    case.trainer.run()
    seen, values = case.trainer.observation, case.model.predictor.l1.W.data.get()
    for i, percent in enumerate(extensions.ParameterStatistics.default_percentiles):
        expected = numpy.percentile(values.astype("float64"), percent)
        assert float(seen["predictor/l1/W/data/percentile/%d" % i]) == pytest.approx(expected, rel=1e-12)
        assert "predictor/l1/W/grad/percentile/%d" % i in seen
    assert float(seen["own/predictor/l1/W/data/percentile/1"]) == values.max()
    assert "own/predictor/l1/W/data/percentile/2" not in seen
    with pytest.raises(ValueError, match="percentiles.0.: expected 0 to 100, got -1"):
        extensions.ParameterStatistics(case.model, percentiles=[-1])


def test_files(tmp_path):
    case = Case(tmp_path)
    case.trainer.extend(extensions.dump_graph("main/loss"))
    case.trainer.extend(extensions.PlotReport(["main/loss"], trigger=(4, "iteration"), file_name="plot.svg"))
    case.trainer.extend(extensions.PlotReport("main/loss", "epoch", (4, "iteration")))
    case.trainer.extend(
        extensions.snapshot_object(case.model, "best.npz"),
        trigger=triggers.MinValueTrigger("main/loss", (1, "iteration")),
    )
    case.trainer.extend(extensions.FailOnNonNumber())
    case.trainer.extend(extensions.ParameterStatistics(case.model, prefix="model"))
    case.trainer.run()
    assert (tmp_path / "cg.dot").read_text().startswith("digraph")
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
    catenary.serializers.load_npz(str(tmp_path / "best.npz"), case.model)
    assert "model/predictor/l1/W/data/mean" in case.trainer.observation or case.updater.is_new_epoch is False


def test_shifts(tmp_path):
    case = Case(tmp_path)
    case.trainer.extend(extensions.ExponentialShift("alpha", 0.5), trigger=(4, "iteration"))
    case.trainer.extend(extensions.LinearShift("beta1", (0.8, 0.9), (0, 2)), trigger=(6, "iteration"))
    case.trainer.extend(
        extensions.observe_value("alpha", lambda trainer: case.optimizer.alpha), trigger=(1, "iteration")
    )
    case.trainer.extend(extensions.observe_lr(), trigger=(1, "iteration"))
    case.trainer.run()
    assert case.optimizer.alpha == pytest.approx(0.01 / 8)
    assert case.optimizer.beta1 == pytest.approx(0.9)
    assert case.log.log[0]["alpha"] == pytest.approx(0.01)


def test_triggers(tmp_path):
    stop = triggers.EarlyStoppingTrigger((1, "iteration"), "value", patience=2, max_trigger=(20, "iteration"))
    values = [5, 4, 3, 4, 4, 1]
    case = Case(tmp_path, stop=stop)
    case.trainer.extend(
        extensions.observe_value("value", lambda trainer: values[trainer.updater.iteration - 1]),
        trigger=(1, "iteration"),
    )
    assert stop.best_value is None
    assert case.trainer.run() == "finished"
    assert case.updater.iteration == 5
    assert stop.best_value == 3
    assert isinstance(training.get_trigger((1, "epoch")), triggers.IntervalTrigger)
    for wrong in (3, "epoch"):
        with pytest.raises(TypeError, match="trigger"):
            case.trainer.extend(lambda trainer: None, name="f", trigger=wrong)
    with pytest.raises(ValueError, match="'iteration' or 'epoch'"):
        triggers.IntervalTrigger(1, "second")
    with pytest.raises(TypeError, match="extension"):
        case.trainer.extend(3)


def test_own_updater(tmp_path):
    class Twice(training.StandardUpdater):
        scale = 1.0

        def update_core(self):
            super().update_core()
            self.scale *= 2
            catenary.report({"scale": self.scale})

        def serialize(self, serializer):
            self.scale = serializer("scale", self.scale)

    model = L.Classifier(L.Linear(2, 2))
    optimizer = optimizers.SGD(0.1)
    optimizer.setup(model)
    updater = Twice(iterator(40, False), optimizer)
    trainer = training.Trainer(updater, out=str(tmp_path))
    assert trainer.run() == "exhausted"
    assert updater.scale == 2
    trainer.save(str(tmp_path / "t.npz"))
    updater.scale = 0.0
    trainer.load(str(tmp_path / "t.npz"))
    assert updater.scale == 2
    with pytest.raises(StopIteration):
        updater.update()
    with pytest.raises(NotImplementedError):
        training.Updater().update()


def test_optimizer_of_python(tmp_path):
    """An optimizer that the library does not know is saved too."""

    class Plain(catenary.GradientMethod):
        def update_one(self, param, state):
            param.data -= 0.1 * param.grad

    def made():
        cp.random.seed(1)
        model = L.Classifier(L.Linear(2, 2))
        optimizer = Plain()
        optimizer.setup(model)
        updater = training.StandardUpdater(iterator(), optimizer)
        return model, training.Trainer(updater, (6, "iteration"), out=str(tmp_path))

    model, trainer = made()
    trainer.run()
    assert "main/loss" in trainer.observation
    half, first = made()
    first.run_for(iterations=3)
    first.save(str(tmp_path / "t.npz"))
    resumed, second = made()
    second.load(str(tmp_path / "t.npz"))
    second.run()
    assert resumed.predictor.W.data.tolist() == model.predictor.W.data.tolist()


def test_reporter():
    link = L.Linear(2, 2)
    own = reporter.Reporter()
    own.add_observer("main", link)
    with own:
        catenary.report({"a": 1, "b": catenary.Variable(cp.array([2.0]))}, link)
        catenary.report({"c": 3})
        assert reporter.get_current_reporter() is own
        inner = catenary.dictionary.Dictionary()
        with reporter.report_scope(inner):
            catenary.report({"d": 4})
        with pytest.raises(KeyError):
            catenary.report({"e": 5}, L.Linear(2, 2))
    assert {name: float(value) for name, value in own.observation.items()} == {
        "main/a": 1,
        "main/b": 2,
        "c": 3,
    }
    assert list(inner) == ["d"]
    assert reporter.get_current_reporter() is None
    catenary.report({"nobody": 1})
    summary = reporter.DictSummary()
    summary.add({"a": 1, "b": 5.0, "text": "x"})
    summary.add({"a": cp.array(3.0)})
    assert summary.compute_mean() == {"a": 2, "b": 5}
    assert summary.make_statistics() == {"a": 2, "b": 5, "a.std": 1, "b.std": 0}
    single = reporter.Summary()
    single.add(1)
    single.add(3, weight=3)
    assert single.compute_mean() == 2.5
    assert single.make_statistics() == (2.5, pytest.approx(0.75**0.5))


def test_cycles(tmp_path):
    """Extensions that refer to their trainer are collected with it."""

    def made():
        case = Case(tmp_path)
        case.trainer.extend(lambda trainer: case.trainer.stop(), name="stopping")
        case.trainer.run()
        return weakref.ref(case.trainer)

    gone = made()
    gc.collect()
    assert gone() is None
