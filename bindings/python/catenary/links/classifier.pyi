"""Types of catenary.links.classifier."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.link import Chain

__all__ = ['Classifier']

class Classifier(Chain):
    accfun: Any
    accuracy: Any
    loss: Any
    lossfun: Any
    y: Any
    def __call__(self, x: Any, t: Any) -> Any: ...
    def __init__(self, predictor: Any, lossfun: Any = ..., accfun: Any = ...) -> None: ...
    compute_accuracy: Any
