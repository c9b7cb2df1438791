#!/usr/bin/env python3
"""The api.json of a build has the form that capi/api.schema.json describes.

Usage: api_json_test.py API_JSON SCHEMA (exit status 77, skipped, without jsonschema)
"""

import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: no jsonschema (Debian: python3-jsonschema)")
    sys.exit(77)

api, schema = (json.loads(pathlib.Path(path).read_text()) for path in sys.argv[1:3])
jsonschema.Draft202012Validator.check_schema(schema)
problems = list(jsonschema.Draft202012Validator(schema).iter_errors(api))
for problem in problems:
    print("%s: %s" % ("/".join(map(str, problem.absolute_path)), problem.message))
print("%d modules, %d problems" % (len(api["modules"]), len(problems)))
sys.exit(1 if problems else 0)
