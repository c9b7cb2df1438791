"""Pooling; ksize, stride, pad and outsize are a number or (y, x), and a stride of None is ksize."""

from .. import _calls
from ._forms import pair
from ._options import options


def _windows(ksize, stride, pad):
    return (*pair(ksize, "ksize"), *pair(ksize if stride is None else stride, "stride"), *pair(pad, "pad"))


def average_pooling_2d(x, ksize, stride=None, pad=0, use_cudnn=True, cover_all=False, count_include_pad=True):
    """The mean of each window; padding counts as zeros, or with count_include_pad false not at all. With
    cover_all further windows cover what the last ones leave."""
    given = options(cover_all=cover_all or None, count_include_pad=None if count_include_pad else False)
    return _calls.average_pooling_2d(x, *_windows(ksize, stride, pad), given)


def max_pooling_2d(x, ksize, stride=None, pad=0, cover_all=True, use_cudnn=True):
    """The largest element of each window, whose gradient goes to the first of equal ones. With cover_all
    further windows cover what the last ones leave."""
    return _calls.max_pooling_2d(x, *_windows(ksize, stride, pad), cover_all, None)


def spatial_pyramid_pooling_2d(x, pyramid_height, pooling_class=None, use_cudnn=True):
    """Largest elements over 1, 4, 16, ... bins of the image, one below the other: (N, C * bins, 1, 1)."""
    if pooling_class is not None and getattr(pooling_class, "__name__", pooling_class) != "MaxPooling2D":
        raise ValueError(
            "spatial_pyramid_pooling_2d: pooling_class: expected MaxPooling2D, got %r" % (pooling_class,)
        )
    return _calls.spatial_pyramid_pooling_2d(x, pyramid_height)


def unpooling_2d(x, ksize, stride=None, pad=0, outsize=None, cover_all=True):
    """Every element added to a whole window of a larger image; outsize is that image's height and width."""
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
