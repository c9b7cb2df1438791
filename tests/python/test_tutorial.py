"""Programs as in the reference's tutorial, with other imports: variables to recurrent networks."""

import catenary
import catenary.functions as F
import catenary.links as L
import numpy as np
import pytest
from catenary import Chain, ChainList, Link, Variable, optimizers, serializers
from tutorial_support import Network, blobs, numbers, same


@pytest.fixture(autouse=True)
def seeds():
    np.random.seed(0)
    catenary.array.random.seed(0)


# Variables: values, gradients, gradients of intermediate results.


def test_one_element():
    side = np.array([4], dtype=np.float32)
    v = Variable(side)
    area = v**2 - 3 * v + 2
    assert isinstance(area, Variable)
    same(area.data, [6])
    assert repr(area.data) == "array([6.], dtype=float32)"
    area.backward()
    same(v.grad, [5])
    assert str(v.grad) == "[5.]"


def test_gradient_between():
    v = Variable(np.array([4], dtype=np.float32))
    thrice = 3 * v
    (v**2 - thrice + 2).backward()
    assert thrice.grad is None
    v.grad = None
    thrice = 3 * v
    (v**2 - thrice + 2).backward(retain_grad=True)
    same(thrice.grad, [-1])


def test_many_elements_need_an_initial_gradient():
    v = Variable(np.arange(4, dtype=np.float32).reshape(2, 2))
    area = v**2 - 3 * v
    area.grad = np.full((2, 2), 2, dtype=np.float32)
    area.backward()
    same(v.grad, [[-6, -2], [2, 6]])


def test_numpy_works_on_data():
    values = np.array([[1, 2], [3, 4]], dtype=np.float32)
    x = Variable(values)
    same(np.exp(x.data), np.exp(values))
    assert np.sum(x.data) == 10 and np.argmax(x.data) == 3 and np.mean(x.data, axis=0).tolist() == [2, 3]
    np.testing.assert_array_equal(x.data, values)
    np.testing.assert_allclose((x * x).data, values**2)
    x.data[0] = 7  # the memory is that of the NumPy array
    assert values.tolist() == [[7, 7], [3, 4]]
    values += 1
    assert x.data.tolist() == [[8, 8], [4, 5]]
    assert [list(row) for row in x.data] == [[8, 8], [4, 5]] and len(x.data) == 2


# Links.


@pytest.mark.parametrize("module", [F, L])
def test_linear(module):
    layer = module.Linear(3, 2)
    assert isinstance(layer.W, Variable) and layer.W.data.shape == (2, 3)
    same(layer.b.data, [0, 0])
    rows = np.array([[0, 1, 2], [6, 4, 3]], dtype=np.float32)
    result = layer(Variable(rows))
    same(result.data, np.dot(rows, np.asarray(layer.W.data).T))
    layer.zerograds()
    same(layer.W.grad, np.zeros((2, 3)))
    ones = np.ones((2, 2), dtype=np.float32)
    result.grad = ones
    result.backward()
    same(layer.W.grad, [[6, 5, 5], [6, 5, 5]])
    same(layer.b.grad, [2, 2])
    result = layer(Variable(rows))  # gradients accumulate until they are cleared
    result.grad = ones
    result.backward()
    same(layer.b.grad, [4, 4])


# Chains.


class TwoSteps(Chain):
    def __init__(self):
        super(TwoSteps, self).__init__(
            first=L.Linear(4, 3),
            second=L.Linear(3, 2),
        )

    def __call__(self, x):
        h = self.first(x)
        return self.second(h)


class TwoStepsByNumber(ChainList):
    def __init__(self):
        super(TwoStepsByNumber, self).__init__(
            L.Linear(4, 3),
            L.Linear(3, 2),
        )

    def __call__(self, x):
        h = self[0](x)
        return self[1](h)


class Plain(object):
    def __init__(self):
        self.first = L.Linear(4, 3)
        self.second = L.Linear(3, 2)

    def forward(self, x):
        return self.second(self.first(x))


def test_models_of_several_links():
    x = Variable(numbers(5, 4))
    first = L.Linear(4, 3)
    second = L.Linear(3, 2)

    def forward(x):
        return second(first(x))

    assert forward(x).data.shape == Plain().forward(x).data.shape == (5, 2)
    named, numbered = TwoSteps(), TwoStepsByNumber()
    assert named(x).data.shape == numbered(x).data.shape == (5, 2)
    assert isinstance(named, Link) and isinstance(numbered, Link)
    assert len(numbered) == 2 and named["first"] is named.first
    assert sorted(path for path, _ in named.namedparams()) == [
        "/first/W",
        "/first/b",
        "/second/W",
        "/second/b",
    ]
    outer = Chain(inner=TwoSteps())
    assert isinstance(outer.inner, TwoSteps)
    assert [path for path, _ in outer.namedlinks()] == ["/", "/inner", "/inner/first", "/inner/second"]


# Optimizers.


def test_update_by_hand_and_by_a_loss():
    model = TwoSteps()
    optimizer = optimizers.SGD()
    optimizer.setup(model)
    x = Variable(numbers(5, 4))

    def lossfun(x, factor=1):
        return F.sum(model(x)) * factor

    before = np.array(model.first.W.data)
    model.zerograds()
    loss = lossfun(x)
    loss.backward()
    gradient = np.array(model.first.W.grad)
    optimizer.update()
    same(model.first.W.data, before - 0.01 * gradient)
    optimizer.update(lossfun, x)
    optimizer.update(lossfun, x, factor=0)
    assert optimizer.t == 3
    same(model.first.W.grad, np.zeros((3, 4)))


def test_hooks():
    model = TwoSteps()
    optimizer = optimizers.SGD(lr=1)
    optimizer.setup(model)
    optimizer.add_hook(catenary.optimizer.WeightDecay(0.0005))
    seen = []

    def watch(given):
        seen.append((given is optimizer, given.target is model))
        for param in given.target.params():
            param.grad *= 2

    optimizer.add_hook(watch, "watch")
    before = np.array(model.first.W.data)
    model.zerograds()
    optimizer.update()
    assert seen == [(True, True)]
    same(model.first.W.data, before * (1 - 2 * 0.0005), 1e-6)
    optimizer.remove_hook("watch")
    with pytest.raises(KeyError):
        optimizer.remove_hook("watch")
    with pytest.raises(TypeError):
        optimizer.add_hook(3)


# Files.


@pytest.mark.parametrize("kind", ["npz", "hdf5"])
def test_save_and_load(tmp_path, kind):
    save, load = getattr(serializers, "save_" + kind), getattr(serializers, "load_" + kind)

    def trained():
        model = TwoSteps()
        model.add_persistent("seen", 0)
        optimizer = optimizers.MomentumSGD()
        optimizer.setup(model)
        return model, optimizer

    x = Variable(numbers(5, 4))
    model, optimizer = trained()
    for _ in range(3):
        model.zerograds()
        F.sum(model(x)).backward()
        optimizer.update()
    model.seen = 3
    save(str(tmp_path / "my.model"), model)
    save(str(tmp_path / "my.state"), optimizer)

    other, other_optimizer = trained()
    load(str(tmp_path / "my.model"), other)
    load(str(tmp_path / "my.state"), other_optimizer)
    assert other.seen == 3 and other_optimizer.t == 3
    for a, b in zip(model.params(), other.params()):
        np.testing.assert_array_equal(a.data, b.data)
    for m, o in ((model, optimizer), (other, other_optimizer)):
        m.zerograds()
        F.sum(m(x)).backward()
        o.update()
    np.testing.assert_array_equal(model.first.W.data, other.first.W.data)
    if kind == "npz":
        with np.load(str(tmp_path / "my.model")) as file:
            assert sorted(file.files) == ["first/W", "first/b", "second/W", "second/b", "seen"]


# A classifier, trained.


class OwnClassifier(Chain):
    def __init__(self, predictor):
        super(OwnClassifier, self).__init__(predictor=predictor)

    def __call__(self, x, t):
        y = self.predictor(x)
        self.loss = F.softmax_cross_entropy(y, t)
        self.accuracy = F.accuracy(y, t)
        return self.loss


@pytest.mark.parametrize("classifier", [OwnClassifier, L.Classifier])
@pytest.mark.parametrize("explicit", [False, True])
def test_classification(classifier, explicit):
    digits = blobs(1000)
    x_all = digits["data"].astype(np.float32) / 255
    y_all = digits["target"].astype(np.int32)
    x_train, x_test = np.split(x_all, [800])
    y_train, y_test = np.split(y_all, [800])
    model = classifier(Network(20, 30, 10))
    optimizer = optimizers.SGD(lr=0.3)
    optimizer.setup(model)

    batchsize = 50
    datasize = len(x_train)
    for epoch in range(20):
        indexes = np.random.permutation(datasize)
        for i in range(0, datasize, batchsize):
            x = Variable(x_train[indexes[i : i + batchsize]])
            t = Variable(y_train[indexes[i : i + batchsize]])
            if explicit:
                model.zerograds()
                loss = model(x, t)
                loss.backward()
                optimizer.update()
            else:
                optimizer.update(model, x, t)

    sum_loss, sum_accuracy = 0, 0
    for i in range(0, len(x_test), batchsize):
        x = Variable(x_test[i : i + batchsize])
        t = Variable(y_test[i : i + batchsize])
        loss = model(x, t)
        sum_loss += loss.data * batchsize
        sum_accuracy += model.accuracy.data * batchsize
    mean_loss = sum_loss / len(x_test)
    mean_accuracy = sum_accuracy / len(x_test)
    assert mean_accuracy > 0.9, (mean_loss, mean_accuracy)
    assert "%.2f %.2f" % (mean_loss, mean_accuracy) == "{:.2f} {:.2f}".format(
        float(mean_loss), float(mean_accuracy)
    )


# Recurrent networks.


class WordGuesser(Chain):
    def __init__(self):
        super(WordGuesser, self).__init__(
            embed=L.EmbedID(50, 16),
            mid=L.LSTM(16, 12),
            out=L.Linear(12, 50),
        )

    def reset_state(self):
        self.mid.reset_state()

    def __call__(self, word):
        x = self.embed(word)
        h = self.mid(x)
        return self.out(h)


@pytest.fixture
def guesser():
    rnn = WordGuesser()
    model = L.Classifier(rnn)
    optimizer = optimizers.SGD()
    optimizer.setup(model)
    return rnn, model, optimizer


def words(count, **keywords):
    return [Variable(np.random.randint(0, 50, 4).astype(np.int32), **keywords) for _ in range(count)]


def test_lstm_steps():
    layer = L.LSTM(100, 50)
    layer.reset_state()
    y = layer(Variable(np.random.randn(10, 100).astype(np.float32)))
    y2 = layer(Variable(np.random.randn(10, 100).astype(np.float32)))
    assert y.data.shape == y2.data.shape == (10, 50)
    assert layer.h is y2
    layer.reset_state()
    assert layer.h is None and layer.c is None


def test_whole_sequences(guesser):
    rnn, model, optimizer = guesser
    x_list = words(8)

    def compute_loss(x_list):
        loss = 0
        for cur_word, next_word in zip(x_list, x_list[1:]):
            loss += model(cur_word, next_word)
        return loss

    rnn.reset_state()
    model.zerograds()
    loss = compute_loss(x_list)
    loss.backward()
    optimizer.update()
    first = float(loss.data)
    for _ in range(5):
        rnn.reset_state()
        optimizer.update(compute_loss, x_list)
    rnn.reset_state()
    assert compute_loss(x_list).data < first and optimizer.t == 6


def history(variable):
    """The number of functions from which a variable was computed."""
    found, seen = [variable.creator], set()
    while found:
        function = found.pop()
        if function is not None and function not in seen:
            seen.add(function)
            found += [x.creator for x in function.inputs]
    return len(seen)


def test_truncated_history(guesser):
    rnn, model, optimizer = guesser
    x_list = words(23)
    loss = 0
    count = 0
    seqlen = len(x_list[1:])
    lengths = []
    rnn.reset_state()
    for cur_word, next_word in zip(x_list, x_list[1:]):
        loss += model(cur_word, next_word)
        count += 1
        if count % 10 == 0 or count == seqlen:
            model.zerograds()
            loss.backward()
            lengths.append(history(loss))
            loss.unchain_backward()
            assert loss.creator is None and rnn.mid.h.creator is None
            optimizer.update()
    # The second segment has one more function: the first state has a history. The last segment is short.
    assert optimizer.t == 3 and lengths[2] < lengths[0] <= lengths[1] < 1.2 * lengths[0]


def test_volatile(guesser):
    rnn, model, optimizer = guesser
    rnn.reset_state()
    x_list = words(6, volatile="on")
    loss = 0
    for cur_word, next_word in zip(x_list, x_list[1:]):
        loss += model(cur_word, next_word)
    assert loss.creator is None and loss.volatile == "on" and float(loss.data) > 0


def test_fixed_features():
    fixed, predictor = L.Linear(4, 3), L.Linear(3, 1)
    fixed.cleargrads()
    predictor.zerograds()
    x = Variable(numbers(1, 4), volatile="on")
    feat = fixed(x)
    assert feat.creator is None
    feat.volatile = "off"
    y = predictor(feat)
    y.backward()
    assert fixed.W.grad is None and feat.grad is not None
    same(predictor.W.grad, feat.data)


def test_flags_do_not_mix():
    on, off, either = (Variable(numbers(2), volatile=flag) for flag in ("on", "off", "auto"))
    with pytest.raises(Exception, match="[Vv]olatile"):
        on + off
    assert (on + either).volatile == "on" and (off + either).volatile == "off"
