"""Draws pictures of shapes in folders, one for each kind, for machines without a data set of images."""

import math
import os
import struct
import zlib

import catenary.array as cp


def triangle(x, y):
    edges = [0.5 - math.cos(a) * x - math.sin(a) * y for a in (0, math.tau / 3, -math.tau / 3)]
    return cp.minimum(cp.minimum(edges[0], edges[1]), edges[2])


def bar(x, y):
    return cp.minimum(0.27 - abs(x), 0.95 - abs(y))


# How far a point is within a shape of radius 1, negative outside.
SHAPES = {
    "circle": lambda x, y: 0.85 - (x * x + y * y) ** 0.5,
    "cross": lambda x, y: cp.maximum(bar(x, y), bar(y, x)),
    "ring": lambda x, y: 0.2 - abs((x * x + y * y) ** 0.5 - 0.7),
    "square": lambda x, y: 0.72 - cp.maximum(abs(x), abs(y)),
    "triangle": triangle,
}


def draw(inside, side, random):
    """An array (side, side, 3) of uint8: a shape of a random color, size and place."""
    back, ink = random.uniform(0, 255, 3), random.uniform(0, 255, 3)
    while float(abs(back - ink).sum()) < 200:
        ink = random.uniform(0, 255, 3)
    radius, x, y, turn = random.uniform(0, 1, 4).tolist()
    radius, turn = (0.28 + 0.17 * radius) * side, 0.4 * turn - 0.2
    x, y = (cp.arange(side, dtype="float64") - (radius + (side - 2 * radius) * place) for place in (x, y))
    x, y = (x / radius).reshape(1, side), (y / radius).reshape(side, 1)
    turned = math.cos(turn) * x + math.sin(turn) * y, math.cos(turn) * y - math.sin(turn) * x
    cover = (inside(*turned) * radius + 0.5).clip(0, 1).reshape(side, side, 1)  # smooth edges
    pixels = cover * ink + (1 - cover) * back + random.uniform(-5, 5, (side, side, 1))
    return pixels.clip(0, 255).astype("uint8")


def write_png(path, pixels):
    """Writes an array (height, width, 3) of uint8."""
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)  # each begins with "no filter"
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")):
            file.write(
                struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            )


def draw_all(folder, count, side, seed):
    """Draws `count` pictures of each shape, unless they exist."""
    with cp.cuda.Device("cpu"):  # the same pictures for every device
        random = cp.random.RandomState(seed)
        for name, inside in SHAPES.items():
            os.makedirs(os.path.join(folder, name), exist_ok=True)
            for i in range(count):
                path, pixels = os.path.join(folder, name, "%06d.png" % i), draw(inside, side, random)
                if not os.path.exists(path):
                    write_png(path, pixels)
