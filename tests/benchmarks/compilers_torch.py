"""Steps of training on PyTorch, compiled by torch.compile or eager."""

import torch
import torch.nn.functional as F
from torch import nn

version = "torch " + torch.__version__


class Model(nn.Module):
    """The operations of compilers_models with their parameters."""

    def __init__(self, case, parameters):
        super().__init__()
        self.case = case
        for name, value in parameters.items():
            self.register_parameter(name, nn.Parameter(torch.from_numpy(value).clone()))
        for name, channels in case.averages.items():
            self.register_buffer(name + "/mean", torch.zeros(channels))
            self.register_buffer(name + "/var", torch.ones(channels))

    def forward(self, data):
        return self.case.loss(self, data)

    def get(self, name):
        return getattr(self, name, None)

    def linear(self, name, x):
        return F.linear(x, self.get(name + "/W"), self.get(name + "/b"))

    def convolution(self, name, x, stride, padding):
        return F.conv2d(x, self.get(name + "/W"), self.get(name + "/b"), stride, padding)

    def batch_norm(self, name, x):
        averages = self.get(name + "/mean"), self.get(name + "/var")
        return F.batch_norm(
            x,
            *averages,
            self.get(name + "/gamma"),
            self.get(name + "/beta"),
            training=True,
            momentum=0.1,
            eps=1e-5,
        )

    def layer_norm(self, name, x):
        return F.layer_norm(x, x.shape[-1:], self.get(name + "/gamma"), self.get(name + "/beta"), 1e-6)

    def attention(self, name, x, heads):
        batch, length, units = x.shape
        qkv = self.linear(name + "/qkv", x).view(batch, length, 3, heads, units // heads)
        y = F.scaled_dot_product_attention(*qkv.permute(2, 0, 3, 1, 4))
        return self.linear(name + "/out", y.transpose(1, 2).reshape(batch, length, units))

    def language_model(self, words, targets):
        steps, batch = words.shape
        zeros = words.new_zeros((batch, self.get("out/W").shape[1]), dtype=torch.float32)
        states = [(zeros, zeros), (zeros, zeros)]
        loss = 0
        for step in range(steps):
            h = F.embedding(words[step], self.get("embed/W"))
            for i, name in enumerate(("l1", "l2")):
                weights = (name + "/upward/W", name + "/lateral/W", name + "/upward/b")
                states[i] = torch.lstm_cell(h, states[i], *map(self.get, weights))
                h = states[i][0]
            loss = loss + F.cross_entropy(self.linear("out", h), targets[step])
        return loss

    relu = staticmethod(torch.relu)
    gelu = staticmethod(F.gelu)
    max_pool = staticmethod(F.max_pool2d)
    cross_entropy = staticmethod(F.cross_entropy)
    mean_squared_error = staticmethod(F.mse_loss)
    flatten = staticmethod(lambda x: x.flatten(1))
    average = staticmethod(lambda x: x.mean((2, 3)))


def optimizer(case, parameters):
    if case.rule == "adam":
        return torch.optim.Adam(parameters, fused=True)
    if case.rule == "adamw":
        return torch.optim.AdamW(parameters, fused=True)
    momentum = 0.9 if case.rule == "momentum" else 0
    return torch.optim.SGD(parameters, 1.0 if case.rule == "clipped" else 0.01, momentum=momentum, fused=True)


class Step:
    def __init__(self, case, values, args):
        torch.set_num_threads(args.threads)
        torch.set_float32_matmul_precision("highest")
        model = Model(case, case.parameters(values))
        data = {name: torch.from_numpy(values[name]) for name in case.data}
        for name, (_, classes) in case.data.items():
            if classes:
                data[name] = data[name].long()
        if case.averages and args.system == "torch":  # the layout that the compiler chooses for convolutions
            model = model.to(memory_format=torch.channels_last)
            data["x"] = data["x"].to(memory_format=torch.channels_last)
        rule = optimizer(case, model.parameters())
        loss = torch.compile(model) if args.system == "torch" else model

        def step():
            rule.zero_grad()
            value = loss(data)
            value.backward()
            if case.rule == "clipped":
                nn.utils.clip_grad_norm_(model.parameters(), 5)
            rule.step()
            return value

        self.step = step

    def run(self, count):
        """Takes steps and returns the last loss."""
        for _ in range(count):
            loss = self.step()
        return loss.item()
