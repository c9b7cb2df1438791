"""What tests take from the inside of CuPy."""


def get_size(size):
    """A shape given as None, a number or a sequence, as a tuple."""
    if size is None:
        return ()
    if hasattr(size, "__index__"):
        return (size,)
    if hasattr(size, "__len__"):
        return tuple(size)
    raise ValueError("get_size: expected None, an integer or a sequence, got %r" % (size,))
