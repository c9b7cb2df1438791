"""The pages of the C++ reference, made of what Doxygen reads in catenary.hpp."""


def cpp_pages(include, xml):
    return []
