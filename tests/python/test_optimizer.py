"""Optimizer, GradientMethod and loss scales."""

import gc
import traceback
import weakref

import catenary
import numpy as np
import pytest
from catenary import functions as F, links as L, loss_scale, optimizer, optimizers, schedules
from optimizer_support import Boom, Plain, fail, make_link


def test_attributes_after_setup():
    link = make_link()
    for opt in (Plain(), optimizers.SGD()):
        assert opt.target is None and opt.t == 0 and opt.epoch == 0
        opt.setup(link)
        assert opt.target is link and opt.t == 0 and opt.epoch == 0
        opt.new_epoch()
        opt.update()
        assert opt.t == 1 and opt.epoch == 1
        opt.t, opt.epoch = 5, 7
        assert opt.t == 5 and opt.epoch == 7
        opt.setup(link)
        assert opt.t == 0 and opt.epoch == 0
        assert isinstance(opt, catenary.Optimizer) and isinstance(opt, catenary.GradientMethod)


def test_user_rule():
    link, opt = make_link(), Plain(0.5)
    opt.setup(link)
    opt.update()
    opt.update()
    np.testing.assert_allclose(
        link.a.w.data.get(), np.array([1, -2, 3]) - 1.5 * np.array([0.5, 0.25, -1]), rtol=1e-6
    )
    assert set(opt._states) == {"/a/w", "/b/w"} and opt._states["/a/w"]["count"] == 2


made_by_each_kind = pytest.mark.parametrize(
    "make",
    [
        Plain,
        optimizers.SGD,
        lambda: type("Stepwise", (optimizers.SGD,), {"update_one": optimizers.SGD.update_one})(),
    ],
    ids=["user", "library", "stepwise"],
)


@made_by_each_kind
def test_update_needs_parameters(make):
    class Forgetful(catenary.Chain):
        def __init__(self):
            super().__init__()
            self.l1 = L.Linear(2, 2)  # an attribute alone is no child

    opt = make()
    opt.setup(Forgetful())
    with pytest.raises(RuntimeError, match="expected a link with parameters, got one without"):
        opt.update()


@made_by_each_kind
@pytest.mark.parametrize("frozen", [False, True])
def test_update_needs_a_gradient(make, frozen):
    link, opt = make_link(), make()
    opt.setup(link)
    seen = []
    opt.add_hook(lambda opt: seen.append(opt.t), "seen")
    for param in link.params():
        if frozen:
            param.requires_grad = False
        else:
            param.cleargrad()
    before = [param.data.get() for param in link.params()]
    with pytest.raises(RuntimeError, match="expected a gradient of at least one parameter, got none"):
        opt.update()
    assert opt.t == 0 and seen == [0]
    for param, data in zip(link.params(), before):
        np.testing.assert_array_equal(param.data.get(), data)
    param.requires_grad = True
    param.grad = np.ones_like(data)  # one is enough
    opt.update()
    assert opt.t == 1 and (param.data.get() != data).all()


def test_forms_for_devices():
    calls = []

    class Forms(catenary.GradientMethod):
        def init_state_cpu(self, param, state):
            calls.append("init cpu")

        def init_state_gpu(self, param, state):
            calls.append("init gpu")

        def update_one_cpu(self, param, state):
            calls.append("cpu")

        def update_one_gpu(self, param, state):
            calls.append("gpu")

    link, opt = make_link(), Forms()
    opt.setup(link)
    opt.update()
    assert calls == ["init cpu"] * 2 + ["cpu"] * 2
    del calls[:]
    link.to_gpu("test:0")
    opt.update()
    opt.setup(link)
    assert calls == ["gpu"] * 2 + ["init gpu"] * 2


def test_states_follow_parameters_to_devices():
    link, opt = make_link(), Plain()
    opt.setup(link)
    opt.update()
    link.to_gpu("test:0")
    opt.update()
    assert str(opt._states["/a/w"]["sum"].device).find("test:0") >= 0
    np.testing.assert_allclose(opt._states["/a/w"]["sum"].get(), [1, 0.5, -2])


def test_what_is_not_defined():
    link = make_link()
    base = catenary.Optimizer()
    base.setup(link)
    with pytest.raises(NotImplementedError):
        base.update()
    method = catenary.GradientMethod()
    method.setup(link)
    with pytest.raises(NotImplementedError):
        method.update()
    assert method.t == 0


def test_methods_as_attributes():
    link, seen = make_link(), []
    for opt in (catenary.GradientMethod(), optimizers.MomentumSGD()):
        del seen[:]
        opt.update_one = lambda param, state: seen.append((param, dict(state)))
        opt.setup(link)
        opt.update()
        assert [param for param, _ in seen] == [link.a.w, link.b.w] and opt.t == 1


@pytest.mark.parametrize("target", ["a text", None, 3, object(), (1, 2, 3)])
def test_target_must_be_a_link(target):
    for opt in (Plain(), optimizers.SGD()):
        with pytest.raises(TypeError, match="optimization target must be a link"):
            opt.setup(target)
        assert opt.target is None


def test_without_setup():
    for opt in (Plain(), optimizers.SGD()):
        for call in (
            opt.update,
            opt.compute_grads_norm,
            opt.prepare,
            opt.zero_grads,
            lambda: opt.update(lambda: None),
        ):
            with pytest.raises(RuntimeError):
                call()


def test_failing_setup_changes_nothing():
    class Failing(Plain):
        def init_state(self, param, state):
            if param.size == 2:
                raise KeyError("no state")
            super().init_state(param, state)

    first, opt = catenary.Link(w=(3,)), Failing()
    opt.setup(first)
    opt.t = 3
    with pytest.raises(KeyError, match="no state"):
        opt.setup(make_link())
    assert opt.target is first and opt.t == 3 and set(opt._states) == {"/w"}


def test_update_with_a_loss():
    for rule in (lambda: Plain(0.1), lambda: optimizers.SGD(0.1)):
        link, opt = L.Linear(3, 2), rule()
        opt.setup(link)
        W = link.W.data.get().copy()
        x = np.ones((4, 3), "f")
        got = []

        def loss(x, scale=1):
            got.append(scale)
            return F.sum(link(x)) * scale

        opt.update(loss, catenary.Variable(x), scale=2)
        assert got == [2] and opt.t == 1
        np.testing.assert_allclose(link.W.data.get(), W - 0.1 * 8, rtol=1e-5)
        np.testing.assert_allclose(link.W.grad.get(), np.full((2, 3), 8), rtol=1e-6)


def test_loss_that_misses_a_parameter_gives_it_zeros():
    for opt in (Plain(), optimizers.MomentumSGD(0.1)):
        link = make_link()
        opt.setup(link)
        opt.update(lambda: F.sum(link.a.w))
        np.testing.assert_array_equal(link.b.w.grad.get(), [0, 0])
        np.testing.assert_array_equal(link.b.w.data.get(), [1, 1])


def test_parameters_without_gradients_stay():
    for opt in (Plain(), optimizers.Adam()):
        link = make_link()
        opt.setup(link)
        link.b.w.cleargrad()
        opt.update()
        np.testing.assert_array_equal(link.b.w.data.get(), [1, 1])
        assert opt.t == 1


def test_failures_keep_their_traceback_and_leave_all_usable():
    link = make_link()
    for opt in (Plain(), optimizers.SGD()):
        opt.setup(link)
        opt.add_hook(fail, "fail")
        with pytest.raises(Boom) as caught:
            opt.update()
        assert "fail" in [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
        assert opt.t == 0
        opt.remove_hook("fail")
        with pytest.raises(Boom):
            opt.update(fail)
        opt.update()
        assert opt.t == 1

    class Sometimes(Plain):
        wrong = True

        def update_one(self, param, state):
            if self.wrong and param is self.target.b.w:
                fail()
            super().update_one(param, state)

    opt = Sometimes()
    opt.setup(link)
    with pytest.raises(Boom):
        opt.update()
    assert opt.t == 0
    opt.wrong = False
    opt.update()
    assert opt.t == 1


# Forms of older versions.


def test_lists_of_arrays():
    for opt in (optimizers.SGD(0.5), Plain(0.5)):
        params, grads = [np.ones(3, "f"), np.ones(2, "f")], [np.full(3, 2, "f"), np.full(2, 4, "f")]
        opt.setup((params, grads))
        opt.update()
        np.testing.assert_allclose(params[0], 0)
        np.testing.assert_allclose(params[1], -1)
        assert opt.compute_grads_norm() == pytest.approx(np.sqrt(12 + 32))
        opt.clip_grads(1)
        assert opt.compute_grads_norm() == pytest.approx(1, rel=1e-5)

        hook = optimizer.WeightDecay(1)
        hook(opt)
        opt.add_hook(hook, "other")
        opt.call_hooks()
        np.testing.assert_allclose(grads[1], 4 / np.sqrt(44) - 2, rtol=1e-5)
        with pytest.raises(RuntimeError, match="link"):
            opt.update(lambda: None)
        opt.zero_grads()
        assert not grads[0].any()

    class Both:
        parameters, gradients = params, grads

    opt = optimizers.SGD()
    opt.setup(Both())
    opt.zero_grads()
    np.testing.assert_array_equal(grads[0], 0)


def test_training_as_in_version_1_3():
    random = np.random.RandomState(0)
    for opt in (optimizers.Adam(0.05), Plain(0.001)):
        model = catenary.FunctionSet(l=F.Linear(10, 2, initialW=np.zeros((2, 10), "f")))
        opt.setup(model.collect_parameters())
        w = random.uniform(-1, 1, 10).astype("f")
        for _ in range(100):
            x = random.uniform(-1, 1, (32, 10)).astype("f")
            opt.zero_grads()
            loss = F.softmax_cross_entropy(
                model.l(catenary.Variable(x)), catenary.Variable((x @ w < 0).astype("i"))
            )
            loss.backward()
            opt.update()
        x = random.uniform(-1, 1, (100, 10)).astype("f")
        assert (
            float(F.accuracy(model.l(catenary.Variable(x)), catenary.Variable((x @ w < 0).astype("i"))).data)
            > 0.8
        )


def test_deprecated_methods():
    for opt in (optimizers.SGD(), Plain()):
        link = make_link()
        opt.setup(link)
        assert opt.compute_grads_norm() == pytest.approx(np.sqrt(1.3125 + 8))
        opt.weight_decay(1)
        np.testing.assert_allclose(link.b.w.grad.get(), 3)
        opt.accumulate_grads([np.ones(3, "f"), np.ones(2, "f")])
        np.testing.assert_allclose(link.b.w.grad.get(), 4)
        opt.zero_grads()
        np.testing.assert_allclose(link.b.w.grad.get(), 0)
        with pytest.raises(ValueError):
            opt.accumulate_grads([np.ones(3, "f")])
        with pytest.raises(ValueError):
            opt.clip_grads(0)


# Loss scales.


def test_loss_scale():
    scaler = loss_scale.LossScale(8, interval=2)
    link = make_link()
    link.zerograds()
    scaled = scaler(F.sum(link.b.w))
    assert float(scaled.data) == 16
    scaled.backward()
    np.testing.assert_array_equal(link.b.w.grad.get(), 8)
    assert scaler.unscale(link) is True
    np.testing.assert_array_equal(link.b.w.grad.get(), 1)
    scaler.update(True)
    assert scaler.steps == 1 and scaler.value == 8
    scaler.update(True)
    assert scaler.steps == 0 and scaler.value == 16
    link.b.w.grad = np.array([np.inf, 1], "f")
    assert scaler.unscale(link) is False
    scaler.update(False)
    assert scaler.value == 8
    scaler.restore(4, 1)
    assert (scaler.value, scaler.steps) == (4, 1)
    for wrong in ({"scale": 0}, {"growth": 0.5}, {"backoff": 2}, {"interval": 0}):
        with pytest.raises(ValueError):
            loss_scale.LossScale(**wrong)


def test_loss_scale_step():
    scaler, link, opt = loss_scale.LossScale(8, interval=2), make_link(), optimizers.SGD(0.5)
    opt.setup(link)
    link.cleargrads()
    scaler(F.sum(link.b.w)).backward()
    before = link.b.w.data.get()
    scaler.step(opt)
    np.testing.assert_array_equal(link.b.w.grad.get(), 1)
    np.testing.assert_array_equal(link.b.w.data.get(), before - 0.5)
    assert (scaler.value, scaler.steps, opt.t) == (8, 1, 1)
    link.b.w.grad = np.array([np.inf, 1], "f")
    scaler.step(opt)
    np.testing.assert_array_equal(link.b.w.data.get(), before - 0.5)
    np.testing.assert_array_equal(link.b.w.grad.get(), [np.inf, 1])
    assert (scaler.value, scaler.steps, opt.t) == (4, 0, 2)
    with pytest.raises(RuntimeError):
        scaler.step(optimizers.SGD(0.5))


# Lifetimes.


def test_everything_goes():
    gone = []
    for make in (Plain, optimizers.Adam):
        link, opt = make_link(), make()
        opt.setup(link)
        opt.add_hook(lambda o: None, "hook")
        opt.add_hook(optimizer.WeightDecay(0.1))
        opt.update()
        gone += [weakref.ref(opt), weakref.ref(link)]
        del opt, link
    gc.collect()
    assert [ref() for ref in gone] == [None] * 4


def test_sets_of_optimizers():
    a, b = optimizers.SGD(), optimizers.SGD()
    assert len({a, b, a}) == 2 and a == a and a != b


def test_sum_of_squares():
    assert optimizer._sum_sqnorm([np.linspace(-1, 1.5, 6).astype("f"), np.array(2.0)]) == pytest.approx(8.75)


def test_objects_are_made_once():
    for made in (optimizers.SGD(), schedules.Constant(1), schedules.Step(1, 0.5, 2), loss_scale.LossScale()):
        arguments = {schedules.Constant: (1,), schedules.Step: (1, 0.5, 2)}.get(type(made), ())
        with pytest.raises(RuntimeError, match="already been initialized"):
            made.__init__(*arguments)
