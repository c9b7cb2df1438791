"""One test for each outcome."""

import unittest

import cupy


class TestOutcomes(unittest.TestCase):
    def test_passes(self):
        self.assertEqual(len(cupy.zeros(3)), 3)

    def test_fails(self):
        self.assertEqual(len(cupy.zeros(3)), 4)

    def test_breaks(self):
        cupy.no_such_function()

    @unittest.skip("for a reason")
    def test_skipped(self):
        pass

    def test_parts(self):
        for i in range(3):
            with self.subTest(i=i):
                self.assertNotEqual(i, 1)


def test_plain_failure():
    assert cupy.zeros(2).size == 7
