"""Steps of training on JAX: the whole step is one jitted function with donated buffers."""

import functools
import math

import jax
import jax.numpy as jnp

version = "jax " + jax.__version__


class Operations:
    """The operations of compilers_models. Images are NHWC, and weights are (in, out) and HWIO."""

    def __init__(self, case, parameters):
        self.case, self.parameters = case, parameters
        self.averages = {}

    def get(self, name):
        return self.parameters.get(name)

    def plus_bias(self, name, x):
        return x + self.get(name + "/b") if name + "/b" in self.parameters else x

    def linear(self, name, x):
        # Steps of the transformer with products of three axes took 1.4 times as long.
        y = self.plus_bias(name, x.reshape(-1, x.shape[-1]) @ self.get(name + "/W"))
        return y.reshape(*x.shape[:-1], -1)

    def convolution(self, name, x, stride, padding):
        y = jax.lax.conv_general_dilated(
            x,
            self.get(name + "/W"),
            (stride, stride),
            [(padding, padding)] * 2,
            dimension_numbers=("NHWC", "HWIO", "NHWC"),
        )
        return self.plus_bias(name, y)

    def batch_norm(self, name, x):
        mean = x.mean((0, 1, 2))
        var = jnp.maximum(jnp.square(x).mean((0, 1, 2)) - jnp.square(mean), 0)
        self.averages[name] = mean, var
        factor = self.get(name + "/gamma") * jax.lax.rsqrt(var + 1e-5)
        return (x - mean) * factor + self.get(name + "/beta")

    def layer_norm(self, name, x):
        mean = x.mean(-1, keepdims=True)
        var = jnp.maximum(jnp.square(x).mean(-1, keepdims=True) - jnp.square(mean), 0)
        factor = self.get(name + "/gamma") * jax.lax.rsqrt(var + 1e-6)
        return (x - mean) * factor + self.get(name + "/beta")

    def attention(self, name, x, heads):
        # Products of matrices took four fifths of the time of jax.nn.dot_product_attention.
        batch, length, units = x.shape
        qkv = self.linear(name + "/qkv", x).reshape(batch, length, 3, heads, units // heads)
        q, k, v = qkv.transpose(2, 0, 3, 1, 4)
        weights = jax.nn.softmax(q @ k.swapaxes(-1, -2) / math.sqrt(q.shape[-1]))
        y = (weights @ v).transpose(0, 2, 1, 3)
        return self.linear(name + "/out", y.reshape(batch, length, units))

    def language_model(self, words, targets):
        """The layers run in a scan over the steps; embedding and output layer take all steps at once."""
        batch, units = words.shape[1], self.get("out/W").shape[0]
        zeros = jnp.zeros((batch, units))

        def cell(name, h, state):
            c, previous = state
            gates = self.linear(name + "/upward", h) + previous @ self.get(name + "/lateral/W")
            i, f, g, o = jnp.split(gates, 4, 1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            return c, jax.nn.sigmoid(o) * jnp.tanh(c)

        def step(states, h):
            first = cell("l1", h, states[0])
            second = cell("l2", first[1], states[1])
            return (first, second), second[1]

        embedded = self.get("embed/W")[words]
        _, h = jax.lax.scan(step, ((zeros, zeros),) * 2, embedded)
        return self.cross_entropy(self.linear("out", h), targets) * words.shape[0]

    def max_pool(self, x, size, stride, padding):
        window, strides = (1, size, size, 1), (1, stride, stride, 1)
        pad = ((0, 0), (padding, padding), (padding, padding), (0, 0))
        return jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, window, strides, pad)

    def cross_entropy(self, x, t):
        return -jnp.take_along_axis(jax.nn.log_softmax(x), t[..., None], -1).mean()

    def mean_squared_error(self, x, t):
        return jnp.square(x - t).mean()

    def relu(self, x):
        return jnp.maximum(x, 0)

    def gelu(self, x):
        return jax.nn.gelu(x, approximate=False)

    def flatten(self, x):
        return x.reshape(len(x), -1)

    def average(self, x):
        return x.mean((1, 2))


def converted(case, name, value):
    """A parameter in JAX's layout."""
    if case.images and name == case.images[0]:
        value = value.reshape(-1, *case.images[1:]).transpose(0, 2, 3, 1).reshape(len(value), -1)
    if value.ndim == 4:
        return value.transpose(2, 3, 1, 0)
    return value.T if value.ndim == 2 and name != "embed/W" else value


def states_of(rule, parameters):
    zeros = {name: jnp.zeros_like(p) for name, p in parameters.items()}
    if rule == "momentum":
        return {"v": zeros}
    if rule in ("adam", "adamw"):
        return {
            "m": zeros,
            "v": {name: jnp.zeros_like(p) for name, p in parameters.items()},
            "t": jnp.int32(0),
        }
    return {}


def updated(rule, parameters, grads, states):
    every = jax.tree.map
    if rule == "momentum":
        v = every(lambda v, g: 0.9 * v + g, states["v"], grads)
        return every(lambda p, v: p - 0.01 * v, parameters, v), {"v": v}
    if rule in ("adam", "adamw"):
        t = states["t"] + 1
        m = every(lambda m, g: 0.9 * m + 0.1 * g, states["m"], grads)
        v = every(lambda v, g: 0.999 * v + 0.001 * g * g, states["v"], grads)
        decay = 0.01 if rule == "adamw" else 0

        def moved(p, m, v):
            step = (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
            return p - 0.001 * (step + decay * p)

        return every(moved, parameters, m, v), {"m": m, "v": v, "t": t}
    rate = 0.01
    if rule == "clipped":
        norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(grads)))
        rate = jnp.minimum(1, 5 / norm)
    return every(lambda p, g: p - rate * g, parameters, grads), states


class Step:
    def __init__(self, case, values, args):
        parameters = case.parameters(values)
        self.parameters = {name: jnp.array(converted(case, name, p)) for name, p in parameters.items()}
        self.states = states_of(case.rule, self.parameters)
        self.averages = {name: (jnp.zeros(n), jnp.ones(n)) for name, n in case.averages.items()}
        images = {name: v.transpose(0, 2, 3, 1) if v.ndim == 4 else v for name, v in values.items()}
        self.data = {name: jnp.array(images[name]) for name in case.data}

        def loss(parameters, data):
            o = Operations(case, parameters)
            return case.loss(o, data), o.averages

        @functools.partial(jax.jit, donate_argnums=(0, 1, 2))
        def step(parameters, states, averages, data):
            (value, batch), grads = jax.value_and_grad(loss, has_aux=True)(parameters, data)
            averages = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, averages, batch)
            return *updated(case.rule, parameters, grads, states), averages, value

        self.step = step

    def run(self, count):
        """Takes steps and returns the last loss."""
        for _ in range(count):
            self.parameters, self.states, self.averages, loss = self.step(
                self.parameters, self.states, self.averages, self.data
            )
        jax.block_until_ready((self.parameters, self.states, self.averages))
        return float(loss)
