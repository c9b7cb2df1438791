"""Ends with a variable that is never released, which the leak check must find."""

import catenary.array as cp
from catenary import Variable
from catenary._library import library

for _ in range(5):
    variable = Variable(cp.ones(3000))
    library.ctn_variable_retain(variable)
    del variable
print("ready to leave")
