"""Hooks of optimizers."""

import catenary
import numpy as np
import pytest
from catenary import optimizer, optimizers
from optimizer_support import Plain, make_link


def test_hooks_run_in_order_with_the_optimizer():
    for opt in (Plain(), optimizers.SGD()):
        seen = []
        opt.setup(make_link())
        opt.add_hook(lambda o: seen.append(("first", o)), "first")
        opt.add_hook(optimizer.WeightDecay(0.5))
        opt.add_hook(lambda o: seen.append(("grad", o.target.b.w.grad.get()[0])), "last")
        opt.call_hooks()
        assert seen == [("first", opt), ("grad", 2.5)]
        opt.remove_hook("first")
        del seen[:]
        opt.update()
        assert seen == [("grad", 3.0)]


def test_hook_errors():
    for opt in (Plain(), optimizers.SGD()):
        with pytest.raises(RuntimeError):
            opt.add_hook(lambda o: None, "early")
        opt.setup(make_link())
        with pytest.raises(TypeError):
            opt.add_hook(1)
        with pytest.raises(AttributeError):
            opt.add_hook(lambda o: None)
        opt.add_hook(lambda o: None, "name")
        with pytest.raises(KeyError):
            opt.add_hook(lambda o: None, "name")
        with pytest.raises(KeyError):
            opt.remove_hook("other")
        opt.add_hook(optimizer.WeightDecay(1))
        with pytest.raises(KeyError):
            opt.add_hook(optimizer.WeightDecay(1))
        opt.add_hook(optimizer.WeightDecay(1), "second")
        opt.setup(make_link())
        opt.add_hook(optimizer.WeightDecay(1))


def test_hooks_may_change_hooks_and_call_the_optimizer():
    for opt in (Plain(), optimizers.SGD()):
        opt.setup(make_link())
        opt.add_hook(
            lambda o: (o.remove_hook("once"), o.add_hook(optimizer.Lasso(1)), o.compute_grads_norm()), "once"
        )
        opt.update()
        assert list(opt._hooks) == ["Lasso"]


@pytest.mark.parametrize("make", [Plain, optimizers.SGD])
def test_values_of_hooks(make):
    g, p = np.array([0.5, 0.25, -1], "f"), np.array([1, -2, 3], "f")
    expected = {
        optimizer.WeightDecay: g + 0.1 * p,
        optimizer.Lasso: g + 0.1 * np.sign(p),
        optimizer.GradientClipping: g * 0.1 / np.sqrt((g**2).sum() + 8),
    }
    for kind, value in expected.items():
        link, opt = make_link(), make()
        opt.setup(link)
        opt.add_hook(kind(0.1))
        opt.call_hooks()
        np.testing.assert_allclose(link.a.w.grad.get(), value, rtol=1e-5)
        link = make_link()
        opt.setup(link)
        kind(0.1)(opt)
        np.testing.assert_allclose(link.a.w.grad.get(), value, rtol=1e-5)


def test_noise():
    link = catenary.Link(w=(10000,))
    link.w.data, link.w.grad = np.zeros(10000, "f"), np.zeros(10000, "f")
    opt = optimizers.SGD()
    opt.setup(link)
    opt.add_hook(optimizer.GradientNoise(4.0))
    opt.t = 99
    opt.call_hooks()
    assert abs(link.w.grad.get().std() - np.sqrt(4 / 100**0.55)) < 0.03
    with pytest.raises(ValueError):
        optimizer.GradientNoise(-1.0)


def test_noise_of_users_and_hard_clipping():
    for opt in (optimizers.SGD(), Plain()):
        link, seen = make_link(), []
        opt.setup(link)
        hook = optimizer.GradientNoise(1, noise_func=lambda *a: seen.append(a) or np.ones(a[1], a[2]))
        opt.add_hook(hook)
        opt.add_hook(optimizer.GradientHardClipping(0.5, 2))
        opt.call_hooks()
        np.testing.assert_allclose(link.a.w.grad.get(), [1.5, 1.25, 0.5])
        np.testing.assert_allclose(link.b.w.grad.get(), 2)
        assert [a[1:] for a in seen] == [((3,), np.float32, hook, opt), ((2,), np.float32, hook, opt)]


def test_numbers_of_hooks_can_change():
    link, opt, seen = make_link(), optimizers.SGD(lr=0), []
    opt.setup(link)
    decay = optimizer.WeightDecay(1)
    opt.add_hook(decay)
    opt.add_hook(lambda o: seen.append(o.target.b.w.grad.get()[0]), "look")
    opt.call_hooks()
    decay.rate = 10
    assert decay.rate == 10
    opt.call_hooks()
    assert seen == [3, 13] and list(opt._hooks) == ["WeightDecay", "look"]
    with pytest.raises(ValueError):
        decay.rate = float("nan")
    assert decay.rate == 10
    opt.call_hooks()
    assert seen == [3, 13, 23]
    for kind in (optimizer.WeightDecay, optimizer.Lasso, optimizer.GradientClipping, optimizer.GradientNoise):
        with pytest.raises((TypeError, ValueError)):
            kind("much")


def test_subclasses_of_hooks():
    class Twice(optimizer.WeightDecay):
        def __call__(self, opt):
            super().__call__(opt)
            super().__call__(opt)

    link, opt = make_link(), optimizers.SGD()
    opt.setup(link)
    opt.add_hook(Twice(1))
    opt.call_hooks()
    assert link.b.w.grad.get()[0] == 4


def test_hooks_that_change_hooks_during_an_update():
    link, opt, seen = make_link(), optimizers.SGD(lr=0), []
    opt.setup(link)
    decay = optimizer.WeightDecay(0)

    def change(opt):
        decay.rate += 1
        if "second" in opt._hooks:
            opt.remove_hook("second")

    opt.add_hook(change, "change")
    opt.add_hook(decay)
    opt.add_hook(lambda o: seen.append("second"), "second")
    opt.add_hook(lambda o: seen.append("third"), "third")
    opt.update()
    opt.update()
    assert (
        seen == ["third", "third"]
        and list(opt._hooks) == ["change", "WeightDecay", "third"]
        and decay.rate == 2
    )
