"""Types of catenary.transforms."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['Astype', 'CenterCrop', 'Chain', 'Normalize', 'OneHot', 'Pad', 'RandomCrop', 'RandomFlip',
        'Resize', 'Scale', 'Transform']

class Astype(Transform):
    def __init__(self, dtype: Any) -> None: ...

class CenterCrop(Transform):
    def __init__(self, height: int, width: int) -> None: ...

class Chain(Transform):
    def __init__(self, *transforms: Any) -> None: ...

class Normalize(Transform):
    def __init__(self, mean: Any, std: Any) -> None: ...

class OneHot(Transform):
    def __init__(self, class_count: int, dtype: Any = ...) -> None: ...

class Pad(Transform):
    def __init__(self, rows: int, columns: int, value: float = ...) -> None: ...

class RandomCrop(Transform):
    def __init__(self, height: int, width: int) -> None: ...

class RandomFlip(Transform):
    def __init__(self, axis: int = ..., probability: float = ...) -> None: ...

class Resize(Transform):
    def __init__(self, height: int, width: int) -> None: ...

class Scale(Transform):
    def __init__(self, factor: float) -> None: ...

class Transform:
    def __call__(self, x: Any, seed: int = ..., epoch: int = ..., index: int = ...) -> Any: ...
