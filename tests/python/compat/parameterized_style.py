"""Plain classes with several values of their attributes."""

import pytest
from cupy import testing

seen = []


class Base:
    @pytest.fixture(autouse=True)
    def prepared(self):
        self.ready = True


@testing.parameterize({"a": 1, "f": abs}, {"a": -2, "f": abs})
class TestValues(Base):
    def test_values(self):
        assert self.ready and self.f(self.a) in (1, 2)
        self.a += 5

    @pytest.mark.parametrize("b", [3, 4])
    def test_more_values(self, b):
        assert self.a in (1, -2) and b in (3, 4)  # instances do not share what they change
        seen.append((self.a, b))


@testing.parameterize({"x": 1}, {"x": 2}, _ids=False)
@testing.parameterize({"y": 3}, {"y": 4})
class TestStacked:
    def test_both(self):
        seen.append((self.x, self.y))


@testing.parameterize({"z": "a" * 200}, {"z": ""})
class TestSetUp:
    def setup_method(self):
        self.length = len(self.z)

    def test_length(self):
        assert self.length in (0, 200)


@testing.parameterize({"z": "a" * 200})
class TestLong:
    def test_long(self):
        assert len(self.z) == 200


def test_seen():
    assert sorted(seen[:4]) == [(-2, 3), (-2, 4), (1, 3), (1, 4)]
    assert sorted(seen[4:]) == [(1, 3), (1, 4), (2, 3), (2, 4)]
