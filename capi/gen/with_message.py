"""include/catenary/with_message.h: every call that can fail, with its message in the same call."""

import pathlib

from ctext import NOTICE, c_declare
from headers import filled, marks, quiet, whole_api

TEMPLATE = pathlib.Path(__file__).parent / "templates/with_message.h"
PREFIX = "ctnm_"


def wrapped(api):
    return [f for f in api.functions if f.fails]


def definition(function):
    parameters = ["ctn_failure *failure"] + [c_declare(p.ctype, p.name) for p in function.params]
    lines = filled("static inline ctn_status %s%s(" % (PREFIX, function.name), parameters, ") {", "    ")
    call = filled(
        "  return ctn_failure_take(failure, %s(" % function.symbol,
        [p.name for p in function.params] or [""],
        "));",
        "      ",
    )
    return marks(function) + lines + call + ["}"]


def source(api):
    lines = [line for function in wrapped(api) for line in definition(function)]
    text = TEMPLATE.read_text()
    for key, part in {"NOTICE": [NOTICE], "INCLUDES": whole_api(api), "FUNCTIONS": quiet(api, lines)}.items():
        text = text.replace("@%s@" % key, "\n".join(part), 1)
    return text


def files(api):
    return {"include/catenary/with_message.h": source(api)}
