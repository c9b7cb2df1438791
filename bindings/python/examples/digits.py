"""Draws digits that look handwritten, for machines without MNIST."""

import math

import catenary.array as cp

# Points along the stroke of each digit: two decimals of x, to the right, and two of y, down.
STROKES = [
    "5202 2418 1555 2888 5299 7784 8545 7010 5002",
    "3020 5200 5150 4999",
    "1825 3006 5500 7813 7735 5562 1597 5094 8897",
    "2012 4500 7410 7133 4047 7457 8082 5099 1588",
    "6499 6600 1265 9264",
    "8303 2804 2246 5038 7954 7785 4899 1390",
    "7000 4018 2052 2386 5099 7786 7460 5052 2370",
    "1406 8404 6044 4299",
    "7212 5200 2812 3234 7569 7092 4899 2590 2568 7230 7212",
    "7718 5602 3010 2132 4249 6640 7815 7550 6699",
]
DOTS = 40  # of ink along a stroke


def dots_of(points):
    """Equidistant points along a stroke, from -0.5 to 0.5."""
    stroke = [(int(point[:2]) / 100, int(point[2:]) / 100) for point in points.split()]
    lengths = [math.dist(a, b) for a, b in zip(stroke, stroke[1:])]
    dots, passed, i = [], 0, 0
    for k in range(DOTS):
        at = sum(lengths) * k / (DOTS - 1)
        while i + 1 < len(lengths) and at > passed + lengths[i]:
            passed += lengths[i]
            i += 1
        share = (at - passed) / lengths[i]
        dots.append([a + share * (b - a) - 0.5 for a, b in zip(stroke[i], stroke[i + 1])])
    return dots


def draw(count, seed=0):
    """(pixels, labels): float32 (count, 784) from 0, paper, to 1, ink, and int32 (count,)."""
    random = cp.random.RandomState(seed)
    labels = random.randint(0, 10, count).astype(cp.int32)
    dots = cp.array([dots_of(stroke) for stroke in STROKES], dtype=cp.float32)
    grid = cp.arange(28, dtype=cp.float32) + 0.5
    pixels = cp.empty((count, 784), dtype=cp.float32)
    for first in range(0, count, 100):
        some = labels[first : first + 100]
        n = len(some)
        turn, shear, width, height, left, top = (
            random.normal(mean, deviation, (n, 1)).astype(cp.float32)
            for mean, deviation in [(0, 0.14), (-0.1, 0.16), (17, 2), (19, 1), (14, 0.8), (14, 0.8)]
        )
        at = dots.take(some, axis=0) + random.normal(0, 0.03, (n, 1, 2)).astype(cp.float32)
        x, y = at[:, :, 0] * width, at[:, :, 1] * height
        x = x + shear * y
        across = left + x * cp.cos(turn) - y * cp.sin(turn)
        down = top + x * cp.sin(turn) + y * cp.cos(turn)
        square = (grid - across[:, :, None])[:, :, None, :] ** 2 + (grid - down[:, :, None])[
            :, :, :, None
        ] ** 2
        radius = random.uniform(0.7, 1.7, (n, 1, 1)).astype(cp.float32)
        ink = cp.clip(radius + 0.7 - cp.sqrt(square.min(axis=1)), 0, 1)
        noise = random.normal(0, 0.04, (n, 784)).astype(cp.float32)
        pixels[first : first + n] = cp.clip(ink.reshape(n, 784) + noise, 0, 1)
    return pixels, labels
