#!/usr/bin/env python3
"""A library of the preset `minimal` takes at most 2.5 MB when it is stripped.

Usage: size_test.py LIBRARY STRIP
"""

import os
import subprocess
import sys
import tempfile

LIMIT = 2_500_000  # bytes; README.md names it

library, strip = sys.argv[1:]
with tempfile.NamedTemporaryFile() as copy:
    subprocess.run([strip, "-o", copy.name, library], check=True)
    size = os.path.getsize(copy.name)
print("%d bytes stripped, of %d" % (size, LIMIT))
sys.exit(size > LIMIT)
