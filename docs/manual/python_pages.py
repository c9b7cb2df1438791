"""The pages of the Python reference, which Sphinx fills with the docstrings of the package."""


def python_pages():
    return []
