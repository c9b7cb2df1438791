"""Python objects behind callbacks of trainings.

C knows their numbers, and trainers and other owners keep them alive, so that Python's collector finds cycles.
"""

from itertools import count
from weakref import WeakValueDictionary

_numbers = count(1)
_objects = WeakValueDictionary()


def number_of(obj):
    """A number under which `object_of` finds the object as long as somebody else keeps it."""
    number = next(_numbers)
    _objects[number] = obj
    return number


def object_of(number):
    return _objects[number]
