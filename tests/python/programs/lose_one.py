"""Ends with a variable that nobody releases: what the check for losses has to find."""

import catenary.array as cp
from catenary import Variable
from catenary._library import library

for _ in range(5):
    variable = Variable(cp.ones(3000))
    library.ctn_variable_retain(variable)
    del variable
print("ready to leave")
