"""Lengths of the results of convolutions and their transposes."""


def get_conv_outsize(size, k, s, p, cover_all=False, d=1):
    """The number of windows of k elements, d apart, on an axis of `size` elements with p more on both sides, s apart; with
    cover_all so many that every element is in one."""
    span = d * (k - 1) + 1
    room = size + 2 * p - span
    return -(-room // s) + 1 if cover_all else room // s + 1


def get_deconv_outsize(size, k, s, p, cover_all=False, d=1):
    """The length of an axis on which `size` such windows fit."""
    span = d * (k - 1) + 1
    return s * (size - 1) + span - 2 * p - (s - 1 if cover_all else 0)
