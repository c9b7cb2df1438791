#!/usr/bin/env python3
"""The library's functions use no instructions that a processor of x86-64 may lack, except those of the parts that are
called only if it has them.

Usage: baseline_test.py OBJDUMP LIBRARY
"""

import re
import subprocess
import sys

# Namespaces of the functions for one instruction set: ours, the tiles', and Highway's.
WIDE = re.compile(r"::simd_avx\w+::|::amx::|::N_AVX\w*::")
# What begins with v or k is encoded as AVX or AVX-512; then SSSE3, SSE4, and others that are newer than SSE2 and SSE3. tzcnt is
# not here: GCC writes bsf as tzcnt if the number is not 0, and older processors execute it as bsf.
NEWER = re.compile(
    r"(v|k(mov|or|and|x|not|add|sh|unpck|test)|tile|tdp|pshufb|palignr|pabs|psign|phadd|phsub|pmulhrsw|pmaddubs|pblend|blend"
    r"|round[ps][sd]|pmov[sz]x|pmulld|pmuldq|pmin[su][bdw]$|pmax[su][bdw]$|pcmpeqq|pcmpgtq|pcmp[ei]str|ptest|packusdw"
    r"|pinsr[bdq]|pextr[bdq]|insertps|extractps|dpp[sd]|mpsadbw|crc32|popcnt|lzcnt|andn[lq]?$|bextr|bls|bzhi|mulx"
    r"|sarx|shlx|shrx|rorx|pdep|pext|movbe|aes|sha|gf2p8)"
)
OF_SSE2 = {"verr", "verw", "pminub", "pminsw", "pmaxub", "pmaxsw", "pextrw", "pinsrw"}

objdump, library = sys.argv[1:]
command = [objdump, "-d", "-C", "--no-show-raw-insn", library]
functions, wide, found, name = 0, 0, {}, None
with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
    for line in process.stdout:
        if line.endswith(">:\n"):
            name = line[line.index("<") + 1 : -3]
            functions += 1
            if WIDE.search(name):
                wide, name = wide + 1, None
        elif name and line.startswith(" "):
            instruction = line.split(":", 1)[1].split(None, 1)[0]
            if NEWER.match(instruction) and instruction not in OF_SSE2:
                found.setdefault(name, set()).add(instruction)
if process.returncode:
    sys.exit(process.returncode)
if not wide:
    sys.exit(
        "no functions of wider instruction sets were found: %s has no symbols, or their namespaces have changed"
        % library
    )
for name, instructions in sorted(found.items()):
    print("FAIL %s uses %s" % (name, " ".join(sorted(instructions))))
print("%d functions, %d of them for wider instruction sets; %d problems" % (functions, wide, len(found)))
sys.exit(bool(found))
