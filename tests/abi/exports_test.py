#!/usr/bin/env python3
"""The library exports exactly the functions of the export map, and what plugins use with a version of its own; it can be
opened late by any process, and runs no code of its own when it is loaded.

Usage: exports_test.py LIBRARY EXPORT_MAP [--allow-rpath] [--libcxx] [--plugin PLUGIN]
A plugin exports its entry alone, the name that cmake/plugin.map has. With libc++, which the library then contains with
its unwinder, names that have libstdc++'s types are not exported.
"""

import pathlib
import re
import subprocess
import sys

# Thread-local storage of the initial-exec kind comes out of a small reserve that all late-opened libraries share.
TLS_LIMIT = 512

library, export_map = sys.argv[1], pathlib.Path(sys.argv[2])
source = pathlib.Path(__file__).resolve().parents[2]


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


problems = []
nodes = dict(re.findall(r"^(CATENARY_[\d.]+) \{\n(.*?)^\}", export_map.read_text(), re.M | re.S))
wanted = {
    "%s@@%s" % (name, node)
    for node, text in nodes.items()
    for name in re.findall(r"^\s+(ctn_\w+);", text, re.M)
}
plugins_use = set(re.findall(r'^\s+"(.+)";', export_map.read_text(), re.M))
libcxx = "--libcxx" in sys.argv
if libcxx:
    plugins_use = {name for name in plugins_use if not re.search(r"std::|\[abi:cxx11\]", name)}
exported, private = {}, set()
versions = set(re.findall(r"Name: (CATENARY_\S+)", output("readelf", "-VW", library)))
for line in output("nm", "-D", "--defined-only", library).splitlines():
    kind, name = line.split()[-2:]
    if kind == "A":  # a version node
        continue
    if name.endswith("@CATENARY_PRIVATE"):
        private.add(name.split("@")[0])
    else:
        exported[name] = kind
functions = set(exported)
problems += ["not exported: " + n for n in sorted(wanted - functions)]
problems += ["exported, but not in the specification: " + n for n in sorted(functions - wanted)]
problems += ["not a function: " + n for n in sorted(functions) if exported[n] not in "TWi"]
if not wanted or versions - {"CATENARY_PRIVATE"} != set(nodes):
    problems.append(
        "version nodes: expected %s, got %s" % (", ".join(sorted(nodes)), ", ".join(sorted(versions)))
    )
demangled = set(output("c++filt", *sorted(private)).splitlines()) if private else set()
problems += [
    "not exported for plugins (is its source in `exporting` of impl/CMakeLists.txt?): " + n
    for n in sorted(plugins_use - demangled)
]
problems += [
    "exported for plugins, but not in impl/backend/plugin_symbols.txt: " + n
    for n in sorted(demangled - plugins_use)
]

dynamic = output("readelf", "-dW", library)
soname = re.search(r"SONAME.*\[(.*)\]", dynamic)
if not soname or not re.fullmatch(r"libcatenary\.so\.\d+", soname.group(1)):
    problems.append("SONAME is %s" % (soname.group(1) if soname else "missing"))
if "NODELETE" not in dynamic:
    problems.append("not linked with -z nodelete")
if not libcxx and not re.search(r"NEEDED.*libgcc_s", dynamic):
    problems.append(
        "contains its own unwinder, in which exceptions of callbacks and other libraries would end the process"
    )
if re.search(r"R(UN)?PATH", dynamic) and "--allow-rpath" not in sys.argv:
    problems.append("carries a search path: " + re.search(r".*R(UN)?PATH.*", dynamic).group(0).strip())
tls = re.search(r"^\s*TLS\s+\S+\s+\S+\s+\S+\s+\S+\s+(0x[0-9a-f]+)", output("readelf", "-lW", library), re.M)
if tls and int(tls.group(1), 16) > TLS_LIMIT:
    problems.append("%d bytes of thread-local storage, more than %d" % (int(tls.group(1), 16), TLS_LIMIT))

if "--plugin" in sys.argv:
    plugin = sys.argv[sys.argv.index("--plugin") + 1]
    entries = set(re.findall(r"^\s+(\w+);", (source / "cmake/plugin.map").read_text(), re.M))
    found = {
        line.split()[-1].split("@")[0] for line in output("nm", "-D", "--defined-only", plugin).splitlines()
    }
    problems += ["the plugin exports %s" % name for name in sorted(found - entries)]
    problems += ["the plugin does not export %s" % name for name in sorted(entries - found)]

# A stripped library shows none.
own = {path.name for folder in ("impl", "capi") for path in (source / folder).rglob("*.cc")}
constructors = set(re.findall(r" _GLOBAL__sub_I_(\S+)$", output("nm", library), re.M)) & own
if not libcxx:  # its mutexes have destructors, which are registered then
    problems += ["%s runs code when the library is loaded" % name for name in sorted(constructors)]

for problem in problems:
    print(problem)
print(
    "%d functions exported, %d symbols for plugins, %d problems"
    % (len(functions), len(private), len(problems))
)
sys.exit(1 if problems else 0)
