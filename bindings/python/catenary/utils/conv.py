"""Output sizes of convolutions and deconvolutions; windows of images."""

from ..cuda import get_array_module


def get_conv_outsize(size, k, s, p, cover_all=False, d=1):
    """The number of windows of k elements with dilation d and stride s on an axis of `size` elements with
    padding p; with cover_all every element is in a window."""
    span = d * (k - 1) + 1
    room = size + 2 * p - span
    return -(-room // s) + 1 if cover_all else room // s + 1


def get_deconv_outsize(size, k, s, p, cover_all=False, d=1):
    """The length of an axis for `size` such windows."""
    span = d * (k - 1) + 1
    return s * (size - 1) + span - 2 * p - (s - 1 if cover_all else 0)


def im2col(img, kh, kw, sy, sx, ph, pw, pval=0, cover_all=False):
    """The windows of images (N, C, h, w), as an array (N, C, kh, kw, out_h, out_w) of the images' type; pval
    fills the padding."""
    n, c, h, w = img.shape
    out_h, out_w = get_conv_outsize(h, kh, sy, ph, cover_all), get_conv_outsize(w, kw, sx, pw, cover_all)
    xp = get_array_module(img)
    room = xp.full((n, c, h + 2 * ph + sy - 1, w + 2 * pw + sx - 1), pval, dtype=img.dtype)
    room[:, :, ph : ph + h, pw : pw + w] = img
    col = xp.zeros((n, c, kh, kw, out_h, out_w), dtype=img.dtype)
    for i in range(kh):
        for j in range(kw):
            col[:, :, i, j] = room[:, :, i : i + sy * out_h : sy, j : j + sx * out_w : sx]
    return col


def col2im(col, sy, sx, ph, pw, h, w):
    """Images (N, C, h, w) that are the sums of the windows of im2col's result."""
    n, c, kh, kw, out_h, out_w = col.shape
    xp = get_array_module(col)
    room = xp.zeros((n, c, h + 2 * ph + sy - 1, w + 2 * pw + sx - 1), dtype=col.dtype)
    for i in range(kh):
        for j in range(kw):
            room[:, :, i : i + sy * out_h : sy, j : j + sx * out_w : sx] += col[:, :, i, j]
    return room[:, :, ph : ph + h, pw : pw + w]


im2col_cpu = im2col_gpu = im2col
col2im_cpu = col2im_gpu = col2im


__all__ = [
    "col2im",
    "col2im_cpu",
    "col2im_gpu",
    "get_conv_outsize",
    "get_deconv_outsize",
    "im2col",
    "im2col_cpu",
    "im2col_gpu",
]


def __dir__():
    return __all__
