"""Cases of optimizers: parameters and states after each of several updates."""

import catenary
import numpy
from catenary import optimizer as hooks, optimizers
from runner import Failure, expect


def link_with_params(items):
    """Chains with parameters at the given paths."""
    root = catenary.Chain()
    for item in items:
        *parents, name = item["path"].strip("/").split("/")
        link = root
        for parent in parents:
            if not hasattr(link, parent):
                link.add_link(parent, catenary.Chain())
            link = link[parent]
        link.add_param(name, tuple(item["shape"]), dtype=item["dtype"])
    return root


def make_optimizer(name, attrs):
    made = getattr(optimizers, name)(**attrs)
    for key, value in attrs.items():
        if getattr(made, key) != value:
            raise Failure("%s is %r instead of %r" % (key, getattr(made, key), value))
    return made


def run(runner, directory, cases):
    for case in cases:
        runner.test("optimizers/" + case["id"], run_case, directory, case, runner.device)


def run_case(directory, case, device):
    arrays = numpy.load(directory / (case["id"] + ".npz"))
    model = link_with_params(case["params"])
    params = dict(model.namedparams())
    for item in case["params"]:
        params[item["path"]].data = arrays[item["key"]].copy()
    if device != "cpu":
        model.to_gpu(device)
    optimizer = make_optimizer(case["op"], case["attrs"])
    optimizer.setup(model)
    if optimizer.target is not model:
        raise Failure("target is another object")
    for hook in case["hooks"]:
        optimizer.add_hook(getattr(hooks, hook["name"])(hook["value"]))
    limits = case["rtol"], case["atol"]
    for step in case["steps"]:
        where = "step %d, " % step["t"]
        for item in step["grads"]:
            grad = arrays[item["key"]].copy()
            params[item["path"]].grad = grad if device == "cpu" else catenary.cuda.to_gpu(grad, device)
        optimizer.update()
        if optimizer.t != step["t"]:
            raise Failure(where + "t is %r" % optimizer.t)
        if step["lr"] is not None and abs(optimizer.lr - step["lr"]) > 1e-12 * step["lr"]:
            raise Failure(where + "lr is %r instead of %r" % (optimizer.lr, step["lr"]))
        for item in step["grads_after_hooks"]:
            expect(
                where + "gradient of " + item["path"], params[item["path"]].grad, arrays[item["key"]], *limits
            )
        for item in step["params"]:
            expect(where + item["path"], params[item["path"]].data, arrays[item["key"]], *limits)
        for item in step["states"]:
            state = optimizer._states[item["path"]][item["name"]]
            expect(where + item["path"] + " " + item["name"], state, arrays[item["key"]], *limits)
