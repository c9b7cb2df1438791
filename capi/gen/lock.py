"""The lock file: signatures under the version that added each, and the values of enumerations and constants.
What a release has promised stays. Headers outside of the promise are not in it."""

import re
import subprocess

from ctext import NOTICE, c_signature

FILE = "capi/api.lock"
HEADING = re.compile(r"# (Since \S+|Values):")


def locked(api):
    """Names with the heading that each stands under and its line, in the order of the file."""
    promised = [f for f in api.functions if f.module.umbrella]
    found = {
        f.symbol: ("Since " + f.since, c_signature(api, f) + ";")
        for f in sorted(promised, key=lambda f: (f.minor, f.symbol))
    }
    for module in api.modules.values():
        if module.umbrella:
            values = {c["name"]: c["value"] for c in module.constants}
            prefixed = {"CTN_" + name: value for name, value in values.items()}
            for enum in module.enums:
                prefixed.update((enum["prefix"] + v["name"], v["value"]) for v in enum["values"])
            found.update(
                (name, ("Values", "%s = %s" % item)) for name, item in zip(prefixed, prefixed.items())
            )
    return found


def symbol(line):
    """The name that a line is about."""
    return line.split(" = ")[0] if " = " in line else line.split("(")[0].split()[-1].lstrip("*")


def read(text):
    found, heading = {}, None
    for line in text.splitlines():
        match = HEADING.fullmatch(line)
        if match:
            heading = match.group(1)
        elif line and not line.startswith("#"):
            found[symbol(line)] = (heading, line)
    return found


def written(entries):
    lines = ["# What the C API promises. %s" % NOTICE.replace("edits are lost", "see --relock")]
    last = None
    for heading, line in entries.values():
        lines += [line] if heading == last else ["# %s:" % heading, line]
        last = heading
    return "\n".join(lines) + "\n"


def released(root):
    """The versions that have a tag, such as 0.1.0 or v0.1.0; what they have stays."""
    try:
        tags = subprocess.run(
            ["git", "-C", str(root), "tag", "--list"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
    except OSError:
        return set()
    return set(re.findall(r"^v?(\d+\.\d+\.\d+)$", tags.stdout, re.M))


def check(api, root, relock, writing):
    """Problems of the lock; with relock and writing the file is renewed as far as the rules allow."""
    path = root / FILE
    now = locked(api)
    old = read(path.read_text()) if path.exists() else {}
    if old == now:
        return []
    broken = [
        "%s: what is locked %s: %s: %s" % (FILE, "is gone" if name not in now else "has changed", *old[name])
        for name in sorted(old)
        if now.get(name) != old[name]
    ]
    added = sorted(set(now) - set(old))
    versions = released(root)
    if versions:
        late = [name for name in added if now[name][0][len("Since ") :] in versions]
        problems = broken + ["what is new gets a new name"] if broken else []
        problems += [
            "%s is new, but %s is released: give it `since` of the next version"
            % (name, now[name][0][len("Since ") :])
            for name in late
        ]
        if problems:
            return problems
    if relock and writing:
        path.write_text(written(now))
        return []
    if writing and not versions:
        return []
    return (
        broken + ["%s: %s is not locked" % (FILE, s) for s in added] + ["run capi/gen/generate.py --relock"]
    )
