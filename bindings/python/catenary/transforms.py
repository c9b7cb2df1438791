"""What is done to one array of each example of a dataset; see `datasets.TransformDataset`.

Images have the axes (channels, rows, columns). Random transforms depend only on a seed, the epoch and the
number of the example.
"""

from . import _calls
from ._handle import Transform as TransformHandle, made_by, take

__all__ = [
    "Astype",
    "CenterCrop",
    "Chain",
    "Normalize",
    "OneHot",
    "Pad",
    "RandomCrop",
    "RandomFlip",
    "Resize",
    "Scale",
    "Transform",
]


def __dir__():
    return __all__


@made_by
class Transform(TransformHandle):
    """Base of the transforms."""

    def __call__(self, x, seed: int = 0, epoch: int = 0, index: int = 0):
        """The transformed array."""
        return _calls.transform_apply(self, x, seed, epoch, index)


class Scale(Transform):
    """Multiplies all elements by a number; integers become float32."""

    def __init__(self, factor: float):
        take(self, _calls.transform_scale_new(factor))


class Normalize(Transform):
    """(x - mean) / std with numbers for each channel, or one for all; integers become float32."""

    def __init__(self, mean, std):
        mean, std = (list(v) if hasattr(v, "__len__") else [v] for v in (mean, std))
        take(self, _calls.transform_normalize_new(mean, std))


class RandomCrop(Transform):
    """A window at a random place."""

    def __init__(self, height: int, width: int):
        take(self, _calls.transform_random_crop_new(height, width))


class CenterCrop(Transform):
    """The window in the middle."""

    def __init__(self, height: int, width: int):
        take(self, _calls.transform_center_crop_new(height, width))


class Resize(Transform):
    """Resizes by bilinear interpolation; pixels of a smaller image average all that they cover."""

    def __init__(self, height: int, width: int):
        take(self, _calls.transform_resize_new(height, width))


class RandomFlip(Transform):
    """Reverses an axis with a probability: -1 flips images left to right, -2 top to bottom."""

    def __init__(self, axis: int = -1, probability: float = 0.5):
        take(self, _calls.transform_random_flip_new(axis, probability))


class Pad(Transform):
    """Adds rows and columns of one value on all sides."""

    def __init__(self, rows: int, columns: int, value: float = 0.0):
        take(self, _calls.transform_pad_new(rows, columns, value))


class Astype(Transform):
    """Converts to an element type."""

    def __init__(self, dtype):
        take(self, _calls.transform_astype_new(dtype))


class OneHot(Transform):
    """Vectors with 1 at the place of a class number and 0 elsewhere, along a new last axis."""

    def __init__(self, class_count: int, dtype="float32"):
        take(self, _calls.transform_one_hot_new(class_count, dtype))


class Chain(Transform):
    """Several transforms, one after the other."""

    def __init__(self, *transforms):
        take(self, _calls.transform_chain_new(list(transforms)))
