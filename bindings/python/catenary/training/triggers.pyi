"""Types of catenary.training.triggers."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['EarlyStoppingTrigger', 'IntervalTrigger', 'ManualScheduleTrigger', 'MaxValueTrigger',
        'MinValueTrigger', 'OnceTrigger', 'get_trigger']

class EarlyStoppingTrigger:
    def __init__(self, check_trigger: Any = ..., monitor: Any = ..., patience: Any = ..., mode: Any = ...,
            max_trigger: Any = ...) -> None: ...
    @property
    def best_value(self) -> Any: ...

class IntervalTrigger:
    period: Any
    unit: Any
    def __init__(self, period: Any, unit: Any) -> None: ...

class ManualScheduleTrigger:
    points: Any
    unit: Any
    def __init__(self, points: Any, unit: Any) -> None: ...

class MaxValueTrigger:
    def __init__(self, key: Any, trigger: Any = ...) -> None: ...
    @property
    def best_value(self) -> Any: ...

class MinValueTrigger:
    def __init__(self, key: Any, trigger: Any = ...) -> None: ...
    @property
    def best_value(self) -> Any: ...

class OnceTrigger:
    def __init__(self, call_on_resume: bool = ...) -> None: ...

def get_trigger(trigger: Any) -> Any: ...
