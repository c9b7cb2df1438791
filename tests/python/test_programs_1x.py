"""Programs in the style of the first versions of the reference, with the reference's losses."""

import copy
import math
import pickle

import catenary as chainer
import catenary.functions as F
import catenary.links as L
import numpy as np
import pytest
from catenary import computational_graph, cuda, optimizer, optimizers, serializers

DEVICES = ["cpu", "test:0"]
# The results of the reference with the same parameters and data.
LANGUAGE_MODEL = [19.7399235, 18.5558167, 17.7582665, 18.7826328, 11.9298661]
TREES = [16.0528450, 13.3803062, 11.6664801, 10.1752758]


def filled(model, device):
    """The model on a device, with parameters that all versions of NumPy draw alike."""
    if device != "cpu":
        model.to_gpu(device)
    draws = np.random.RandomState(0)
    for _, param in sorted(model.namedparams()):
        values = draws.normal(0, 1, param.data.shape).astype("f")
        values *= np.float32(1 / math.sqrt(max(1, np.prod(values.shape[1:]))))
        param.data[...] = cuda.to_gpu(values, device) if device != "cpu" else values
    return model


def arrays(device):
    """The function that converts NumPy arrays for a device."""
    return (lambda a: a) if device == "cpu" else lambda a: cuda.to_gpu(a, device)


class RNNLM(chainer.Chain):
    """A language model with state, to be trained by truncated backpropagation."""

    def __init__(self, n_vocab, n_units, train=True):
        super(RNNLM, self).__init__(
            embed=L.EmbedID(n_vocab, n_units),
            l1=L.LSTM(n_units, n_units),
            l2=L.LSTM(n_units, n_units),
            l3=L.Linear(n_units, n_vocab),
        )
        for param in self.params():
            param.data[:] = np.random.uniform(-0.1, 0.1, param.data.shape)
        self.train = train

    def reset_state(self):
        self.l1.reset_state()
        self.l2.reset_state()

    def __call__(self, x):
        h = self.l1(F.dropout(self.embed(x), ratio=0.0, train=self.train))
        return self.l3(F.dropout(self.l2(h), ratio=0.0, train=self.train))


@pytest.mark.parametrize("device", DEVICES)
def test_language_model(device):
    to = arrays(device)
    model = L.Classifier(RNNLM(12, 8))
    model.compute_accuracy = False
    filled(model, device)
    sgd = optimizers.SGD(lr=1.0)
    sgd.setup(model)
    sgd.add_hook(optimizer.GradientClipping(0.5))
    words = np.random.RandomState(0).randint(0, 12, 200).astype(np.int32)
    losses, total = [], 0
    for i in range(28):
        x, t = (
            chainer.Variable(to(np.array([words[(50 * j + i + k) % 200] for j in range(4)], "i")))
            for k in (0, 1)
        )
        total += model(x, t)
        if (i + 1) % 7 == 0:
            model.zerograds()
            total.backward()
            total.unchain_backward()
            sgd.update()
            losses.append(float(total.data))
            total = 0
    evaluator = model.copy()
    evaluator.predictor.reset_state()
    evaluator.predictor.train = False
    logs = 0
    for i in range(19):
        x, t = (chainer.Variable(to(words[i + k : i + k + 1]), volatile="on") for k in (0, 1))
        logs += float(evaluator(x, t).data)
    assert model.predictor.train and model.predictor.l1.h.data.shape == (4, 8)
    np.testing.assert_allclose(losses + [math.exp(logs / 19)], LANGUAGE_MODEL, rtol=1e-5)


class Tree(chainer.Chain):
    """A network over trees."""

    def __init__(self):
        super(Tree, self).__init__(embed=L.EmbedID(4, 6), l=L.Linear(12, 6), w=L.Linear(6, 5))

    def walk(self, node, to, train=True):
        label, content = node
        if isinstance(content, int):
            loss, v = 0, self.embed(chainer.Variable(to(np.array([content], "i")), volatile=not train))
        else:
            (left_loss, left), (right_loss, right) = (self.walk(child, to, train) for child in content)
            loss, v = left_loss + right_loss, F.tanh(self.l(F.concat((left, right))))
        y = self.w(v)
        if train:
            loss += F.softmax_cross_entropy(
                y, chainer.Variable(to(np.array([label], "i")), volatile=not train)
            )
        return loss, v


@pytest.mark.parametrize("device", DEVICES)
def test_trees(device):
    to, model, losses = arrays(device), filled(Tree(), device), []
    tree = (4, ((2, ((0, 1), (3, 2))), (3, ((1, 3), (2, ((4, 0), (1, 1)))))))
    adagrad = optimizers.AdaGrad(lr=0.1)
    adagrad.setup(model)
    adagrad.add_hook(optimizer.WeightDecay(0.0001))
    for _ in range(4):
        loss, _ = model.walk(tree, to)
        adagrad.zero_grads()
        loss.backward()
        adagrad.update()
        losses.append(float(loss.data))
    np.testing.assert_allclose(losses, TREES, rtol=1e-5)
    assert model.walk(tree, to, train=False)[1].creator is None


class Block(chainer.Chain):
    """Convolution, normalization, rectifier."""

    def __init__(self, n_in, n_out):
        super(Block, self).__init__(
            conv=L.Convolution2D(n_in, n_out, 3, pad=1), bn=L.BatchNormalization(n_out)
        )

    def __call__(self, x, train):
        return F.relu(self.bn(self.conv(x), test=not train))


class Blocks(chainer.ChainList):
    """Blocks and a linear layer."""

    def __init__(self):
        super(Blocks, self).__init__(Block(3, 4), Block(4, 5))
        self.add_link(L.Linear(80, 6))
        self.train = True

    def __call__(self, x):
        for f in (self[0], self[1]):
            x = F.max_pooling_2d(f(x, self.train), 2)
        return self[len(self) - 1](x)


@pytest.mark.parametrize("device", DEVICES)
def test_copies_of_a_model_with_averages(device):
    to = arrays(device)
    model = filled(L.Classifier(Blocks(), lossfun=F.softmax_cross_entropy), device)
    rule = optimizers.NesterovAG(0.05, 0.9)
    rule.setup(model)
    rule.add_hook(optimizer.WeightDecay(5e-4), "decay")
    for step in range(2):
        draws = np.random.RandomState(step)
        x = to(draws.rand(5, 3, 16, 16).astype("f"))
        t = to(draws.randint(0, 6, 5).astype("i"))
        model.zerograds()
        model(x, t).backward()
        rule.update()
    before = len(computational_graph.build_computational_graph((model.loss,)).nodes)
    assert before > 20
    with cuda.get_device(device):
        results = []
        for other in (copy.deepcopy(model), pickle.loads(pickle.dumps(model, 2)), model.copy()):
            if other.predictor is not model.predictor and other.predictor.train:
                other.predictor.train = False
            results.append(float(other(chainer.Variable(x, volatile="on"), t).data))
    assert results[0] == results[1] == results[2] and model.predictor.train


def test_arrays_given_to_calls_are_constants():
    x, link = np.ones((4, 3), "f"), L.Linear(3, 2)
    y = link(x)
    x_of_y = y.creator.inputs[0]
    assert len(y.creator.inputs) == 3 and x_of_y.volatile == "auto" and not x_of_y.requires_grad
    y.grad = np.ones((4, 2), "f")
    link.zerograds()
    y.backward()
    assert x_of_y.grad is None and (np.asarray(link.W.grad) == 4).all()
    switched_off = chainer.Variable(np.ones((4, 2), "f"), volatile="on")
    assert (F.linear(x, np.ones((2, 3), "f")) + switched_off).volatile == "on"
    loss = L.Classifier(link)(chainer.Variable(x, volatile="on"), np.zeros(4, "i"))
    assert loss.volatile == "on" and loss.creator is None
    assert F.relu(x).creator is None  # there is no function to go back to


class Twice(chainer.Function):
    """Counts calls of backward."""

    calls = 0

    def forward(self, inputs):
        return (inputs[0] * 2,)

    def backward(self, inputs, grad_outputs):
        self.calls += 1
        return (grad_outputs[0] * 2,)


def test_functions_of_users_called_with_arrays():
    function = Twice()
    y = function(np.ones(3, "f"))
    assert y.creator is function and len(function.inputs) == 1 and y.volatile == "auto" and y.rank == 1
    y.grad = np.ones(3, "f")
    y.backward()
    assert function.calls == 1


def test_variables_are_no_numbers():
    for convert in (float, int, complex):
        with pytest.raises(TypeError, match="use its data"):
            convert(chainer.Variable(np.ones(1, "f")))
    assert float(chainer.Variable(np.full((1, 1), 2.5, "f")).data) == 2.5
    with pytest.raises(TypeError):
        float(chainer.Variable(np.ones(2, "f")).data)


def test_gradients_under_their_old_names():
    link = L.Linear(3, 2)
    link.gW.fill(0)
    link.gb.fill(0)
    y = link(np.ones((2, 3), "f"))
    y.grad = np.ones((2, 2), "f")
    y.backward()
    assert link.gW is link.W.grad and (np.asarray(link.gb) == 2).all()
    with pytest.raises(AttributeError):
        link.gV


class Saver(chainer.Serializer):
    """A user serializer that writes into a dictionary."""

    def __init__(self, values, path=""):
        self.values, self.path = values, path

    def __getitem__(self, key):
        return Saver(self.values, self.path + key + "/")

    def __call__(self, key, value):
        self.values[self.path + key] = (
            value if isinstance(value, (int, float)) else np.array(cuda.to_cpu(value))
        )
        return value


class Loader(chainer.Deserializer):
    """The matching deserializer, which, like the reference's, uses the type of the existing value."""

    def __init__(self, values, path=""):
        self.values, self.path = values, path

    def __getitem__(self, key):
        return Loader(self.values, self.path + key + "/")

    def __call__(self, key, value):
        found = self.values[self.path + key]
        if isinstance(value, (int, float)):
            return type(value)(found)
        value[...] = found
        return value


def test_serializers_of_users():
    def made():
        model = chainer.Chain(l=L.Linear(3, 2), bn=L.BatchNormalization(2))
        rule = optimizers.Adam()
        rule.setup(model)
        return model, rule

    model, rule = made()
    for _ in range(3):
        rule.update(
            lambda x: F.sum(model.bn(model.l(x), finetune=True) ** 3), np.random.rand(4, 3).astype("f")
        )
    assert model.bn.N == 3 and isinstance(model.bn.N, int)
    values = {}
    Saver(values).save(model)
    Saver(values, "rule/").save(rule)
    again, rule_again = made()
    Loader(values).load(again)
    Loader(values, "rule/").load(rule_again)
    assert rule_again.t == 3 and again.bn.N == 3 and isinstance(values["bn/N"], int)
    target = serializers.DictionarySerializer()
    target.save(again)
    assert sorted(target.target) == sorted(key for key in values if not key.startswith("rule/"))
    for key, value in target.target.items():
        np.testing.assert_array_equal(value, values[key])


def test_parameter_pickled_under_another_current_device():
    with cuda.get_device("test:0"):
        link = L.Parameter(np.arange(2, dtype="f"))
        again = pickle.loads(pickle.dumps(link))
    assert cuda.to_cpu(again.W.data).tolist() == [0, 1]
