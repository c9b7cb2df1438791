"""Writes the list of the functions that the timing loop can call: SWEEP_CALL(NAME) for each function that returns a
status, SWEEP_RELEASE(KIND) for each handle. Usage: calls.py API.JSON OUTPUT"""

import json
import sys

with open(sys.argv[1]) as file:
    api = json.load(file)
rows = []
for module in api["modules"]:
    rows += ["SWEEP_RELEASE(%s)" % handle["name"] for handle in module["handles"]]
    rows += ["SWEEP_CALL(%s)" % f["name"] for f in module["functions"] if f["returns"] == "status"]
headers = ["#include <catenary/%s.h>" % module["module"] for module in api["modules"]]
with open(sys.argv[2], "w") as file:
    file.write("#ifdef SWEEP_HEADERS\n%s\n#else\n%s\n#endif\n" % ("\n".join(headers), "\n".join(rows)))
