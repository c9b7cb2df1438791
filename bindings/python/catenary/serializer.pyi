"""Types of catenary.serializer."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['AbstractSerializer', 'Deserializer', 'Serializer']

class AbstractSerializer:
    def __call__(self, key: Any, value: Any) -> Any: ...
    def __getitem__(self, key: Any) -> Any: ...

class Deserializer(AbstractSerializer):
    def load(self, obj: Any) -> None: ...

class Serializer(AbstractSerializer):
    def save(self, obj: Any) -> None: ...
