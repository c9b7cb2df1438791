"""Types of catenary.schedules."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['Constant', 'Cosine', 'Exponential', 'Inverse', 'Linear', 'Multistep', 'Polynomial', 'Schedule',
        'Step', 'Warmup']

class Constant(Schedule):
    def __init__(self, init: float) -> None: ...

class Cosine(Schedule):
    def __init__(self, init: float, target: float, period: int, restart_factor: int = ...) -> None: ...

class Exponential(Schedule):
    def __init__(self, init: float, rate: float, target: float = ...) -> None: ...

class Inverse(Schedule):
    def __init__(self, init: float, gamma: float, power: float, target: float = ...) -> None: ...

class Linear(Schedule):
    def __init__(self, init: float, target: float, begin: int, end: int) -> None: ...

class Multistep(Schedule):
    def __init__(self, init: float, gamma: float, steps: Any) -> None: ...

class Polynomial(Schedule):
    def __init__(self, init: float, power: float, length: int, target: float = ...) -> None: ...

class Schedule:
    function: Any
    def __call__(self, t: int) -> float: ...
    def __init__(self, function: Any) -> None: ...

class Step(Schedule):
    def __init__(self, init: float, gamma: float, step: int, target: float = ...) -> None: ...

class Warmup(Schedule):
    after: Any
    def __init__(self, start: float, length: int, after: Any) -> None: ...
