"""A predictor with its loss and accuracy."""

from .. import functions
from ..link import Chain


class Classifier(Chain):
    """A predictor with a loss function: called with x and t it returns lossfun(predictor(x), t).

    predictor: a Link, which becomes the child `predictor`. lossfun: a function of two variables,
    softmax_cross_entropy by default. accfun: the function for the accuracy, functions.accuracy by default.
    Attributes: y, loss and accuracy of the last call, initially None; compute_accuracy, whether the accuracy
    is computed.
    """

    compute_accuracy = True

    def __init__(self, predictor, lossfun=None, accfun=None):
        Chain.__init__(self, predictor=predictor)
        self.lossfun = functions.softmax_cross_entropy if lossfun is None else lossfun
        self.accfun = functions.accuracy if accfun is None else accfun
        self.y = self.loss = self.accuracy = None

    def __call__(self, x, t):
        """The loss for x; stores the result of the predictor, the loss and the accuracy."""
        mine = self.__dict__  # setting attributes of links is slower
        mine["y"] = mine["loss"] = mine["accuracy"] = None
        mine["y"] = y = self.predictor(x)
        mine["loss"] = loss = self.lossfun(y, t)
        if self.compute_accuracy:
            mine["accuracy"] = self.accfun(y, t)
        return loss


__all__ = ["Classifier"]


def __dir__():
    return __all__
