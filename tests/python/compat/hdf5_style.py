"""Tests of HDF5 files written for h5py 2."""

import os
import tempfile
import unittest

import h5py
from chainer import links
from chainer.serializers import hdf5


class TestDefaultMode(unittest.TestCase):
    def setUp(self):
        fd, self.path = tempfile.mkstemp()
        os.close(fd)

    def tearDown(self):
        os.remove(self.path)

    def test_empty_file(self):
        link = links.Linear(2, 3)
        with h5py.File(self.path) as file:
            hdf5.HDF5Serializer(file.create_group("test")).save(link)
        with h5py.File(self.path) as file:
            self.assertEqual(set(file["test"].keys()), {"W", "b"})
            hdf5.HDF5Deserializer(file["test"]).load(link)

    def test_no_file(self):
        os.remove(self.path)
        with h5py.File(self.path) as file:
            file["x"] = 1
        with h5py.File(self.path, "r") as file:
            self.assertEqual(file["x"][()], 1)

    def test_group_knows_its_file(self):
        with h5py.File(self.path) as file:
            self.assertEqual(file.create_group("a").file, file)
