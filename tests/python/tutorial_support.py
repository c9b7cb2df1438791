"""Code shared by the tests of the tutorial."""

import catenary.functions as F
import catenary.links as L
import numpy as np
from catenary import Chain


def same(actual, expected, tolerance=1e-5):
    assert tuple(actual.shape) == tuple(np.shape(expected))
    np.testing.assert_allclose(np.asarray(actual), expected, rtol=tolerance, atol=tolerance)


def numbers(*shape):
    return np.random.uniform(-1, 1, shape).astype(np.float32)


class Network(Chain):
    def __init__(self, n_in, n_units, n_out):
        super(Network, self).__init__(
            l1=L.Linear(n_in, n_units),
            l2=L.Linear(n_units, n_units),
            l3=L.Linear(n_units, n_out),
        )

    def __call__(self, x):
        h1 = F.relu(self.l1(x))
        h2 = F.relu(self.l2(h1))
        return self.l3(h2)


def blobs(count, seed=0):
    """Points around ten centers, as bytes like those of images, and the numbers of the centers."""
    random = np.random.RandomState(seed)
    centres = np.random.RandomState(99).randint(0, 200, (10, 20))
    target = random.randint(0, 10, count)
    points = centres[target] + random.randint(0, 40, (count, 20))
    return {"data": points.astype(np.uint8), "target": target.astype(np.uint8)}
