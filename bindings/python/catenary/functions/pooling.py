"""Pooling functions. ksize, stride, pad and outsize are a number or (y, x); the default stride is ksize."""

from .. import _calls
from ._forms import pair
from ._options import options


def _windows(ksize, stride, pad):
    return (*pair(ksize, "ksize"), *pair(ksize if stride is None else stride, "stride"), *pair(pad, "pad"))


def average_pooling_2d(x, ksize, stride=None, pad=0, use_cudnn=True, cover_all=False, count_include_pad=True):
    """The mean of each window; padding counts as zeros, or not at all if count_include_pad is false. With
    cover_all additional windows cover the remaining elements."""
    given = options(cover_all=cover_all or None, count_include_pad=None if count_include_pad else False)
    return _calls.average_pooling_2d(x, *_windows(ksize, stride, pad), given)


def max_pooling_2d(x, ksize, stride=None, pad=0, cover_all=True, use_cudnn=True):
    """The largest element of each window; the gradient goes to the first of equal ones. With cover_all
    additional windows cover the remaining elements."""
    return _calls.max_pooling_2d(x, *_windows(ksize, stride, pad), cover_all, None)


def spatial_pyramid_pooling_2d(x, pyramid_height, pooling_class=None, use_cudnn=True):
    """Largest elements of 1, 4, 16, ... bins of the image, concatenated: (N, C * bins, 1, 1)."""
    if pooling_class is not None and getattr(pooling_class, "__name__", pooling_class) != "MaxPooling2D":
        raise ValueError(
            "spatial_pyramid_pooling_2d: pooling_class: expected MaxPooling2D, got %r" % (pooling_class,)
        )
    return _calls.spatial_pyramid_pooling_2d(x, pyramid_height)


def unpooling_2d(x, ksize, stride=None, pad=0, outsize=None, cover_all=True):
    """Adds every element to a whole window of a larger image; outsize is the height and width of that
    image."""
    return _calls.unpooling_2d(
        x,
        *_windows(ksize, stride, pad),
        *(pair(outsize, "outsize") if outsize is not None else (0, 0)),
        cover_all,
        None,
    )


__all__ = ["average_pooling_2d", "max_pooling_2d", "spatial_pyramid_pooling_2d", "unpooling_2d"]


def __dir__():
    return __all__
