"""Types of catenary.training.extensions."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['Evaluator', 'ExponentialShift', 'FailOnNonNumber', 'LinearShift', 'LogReport',
        'ParameterStatistics', 'PlotReport', 'PrintReport', 'ProgressBar', 'Shift', 'dump_graph',
        'observe_lr', 'observe_value', 'snapshot', 'snapshot_object']

class Evaluator:
    converter: Any
    device: Any
    eval_func: Any
    iterator: Any
    target: Any
    def __init__(self, iterator: Any, target: Any, converter: Any = ..., device: Any = ...,
            eval_func: Any = ...) -> None: ...
    default_name: Any
    name: Any

class ExponentialShift(Shift):
    attr: Any
    optimizer: Any
    def __init__(self, attr: Any, rate: Any, init: Any = ..., target: Any = ...,
            optimizer: Any = ...) -> None: ...

class FailOnNonNumber:
    def __init__(self) -> None: ...
    default_name: Any

class LinearShift(Shift):
    def __init__(self, attr: Any, value_range: Any, time_range: Any, optimizer: Any = ...) -> None: ...

class LogReport:
    def __init__(self, keys: Any = ..., trigger: Any = ..., log_name: Any = ...) -> None: ...
    default_name: Any
    @property
    def log(self) -> Any: ...

class ParameterStatistics:
    def __init__(self, links: Any, report_params: bool = ..., report_grads: bool = ..., prefix: Any = ...,
            percentiles: Any = ...) -> None: ...
    default_name: Any
    default_percentiles: Any

class PlotReport:
    def __init__(self, y_keys: Any, x_key: Any = ..., trigger: Any = ..., file_name: Any = ...) -> None: ...
    @staticmethod
    def available() -> Any: ...
    default_name: Any

class PrintReport:
    out: Any
    def __init__(self, entries: Any, log_report: Any = ..., out: Any = ...) -> None: ...
    default_name: Any

class ProgressBar:
    out: Any
    def __init__(self, training_length: Any = ..., update_interval: Any = ..., bar_length: Any = ...,
            out: Any = ...) -> None: ...
    default_name: Any

class Shift:
    attr: Any
    optimizer: Any
    def __init__(self, attr: Any, schedule: Any, optimizer: Any = ...) -> None: ...
    @property
    def default_name(self) -> Any: ...
    name: Any

def dump_graph(root_name: Any, filename: Any = ...) -> Any: ...

def observe_lr(optimizer_name: Any = ..., observation_key: Any = ...) -> Any: ...

def observe_value(observation_key: Any, target_func: Any) -> Any: ...

def snapshot(savefun: Any = ..., filename: Any = ..., *, target: Any = ..., condition: Any = ...,
        writer: Any = ..., snapshot_on_error: bool = ..., n_retains: Any = ...,
        autoload: bool = ...) -> Any: ...

def snapshot_object(target: Any, filename: Any, savefun: Any = ...) -> Any: ...
