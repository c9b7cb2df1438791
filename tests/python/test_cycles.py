"""Python objects of handles that C holds: identity, and collection of cycles through C."""

import gc
import weakref

from catenary import _calls
from catenary._cycles import _strong, track
from catenary._handle import Link, own


class Node(Link):
    """A link with attributes of its own."""


def node():
    plain = _calls.link_chain_new()
    handle = Node.__new__(Node)
    where = plain._detach()
    return track(own(handle, where))


def test_child_comes_back_as_itself():
    before = set(_strong)
    parent, child = node(), node()
    child.note = "mine"
    _calls.link_add_link(parent, "child", child)
    who = weakref.ref(child)
    del child
    gc.collect()
    assert who() is not None and _calls.link_child(parent, "child") is who()
    assert who().note == "mine"
    del parent
    assert who() is None and set(_strong) <= before


def test_without_c_python_counts():
    lonely = node()
    who = weakref.ref(lonely)
    del lonely
    assert who() is None


def test_cycle_through_c_is_collected():
    before = set(_strong)
    parent, child = node(), node()
    _calls.link_add_link(parent, "child", child)
    child.parent = parent
    parents, children = weakref.ref(parent), weakref.ref(child)
    del parent, child
    assert parents() is not None
    gc.collect()
    assert parents() is None and children() is None and set(_strong) <= before


def test_reachable_cycle_stays():
    parent, child = node(), node()
    _calls.link_add_link(parent, "child", child)
    child.parent = parent
    child.note = "kept"
    held = weakref.ref(child)
    del child
    for _ in range(3):
        gc.collect()
    assert _calls.link_child(parent, "child").note == "kept"
    assert held() is _calls.link_child(parent, "child")
    del parent
    gc.collect()
    assert held() is None


def test_held_from_outside_stays():
    parent, child = node(), node()
    _calls.link_add_link(parent, "child", child)
    child.parent = parent
    outside = child._retain(child)
    held = weakref.ref(child)
    del parent, child
    gc.collect()
    assert held() is not None
    _calls._c.ctn_link_release(outside)
    gc.collect()
    assert held() is None


def test_long_chains():
    before = set(_strong)
    first = last = node()
    for i in range(900):
        child = node()
        child.up = last
        _calls.link_add_link(last, "n", child)
        last = child
    who = weakref.ref(first)
    del first, last, child
    gc.collect()
    assert who() is None and set(_strong) <= before
