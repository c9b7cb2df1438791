"""The lock file of signatures, under the version that added each: what a release has promised stays. Headers
outside of the promise are not in it."""

import re
import subprocess

from ctext import NOTICE, c_signature

FILE = "capi/api.lock"
SINCE = re.compile(r"# Since (\S+):")


def locked_functions(api):
    """Symbols with the version that added each and its signature, in the order of the file."""
    promised = [f for f in api.functions if f.module.umbrella]
    return {
        f.symbol: (f.since, c_signature(api, f) + ";")
        for f in sorted(promised, key=lambda f: (f.minor, f.symbol))
    }


def symbol(line):
    return line.split("(")[0].split()[-1].lstrip("*")


def read(text):
    found, since = {}, None
    for line in text.splitlines():
        heading = SINCE.fullmatch(line)
        if heading:
            since = heading.group(1)
        elif line and not line.startswith("#"):
            found[symbol(line)] = (since, line)
    return found


def written(functions):
    lines = ["# Signatures of the C API. %s" % NOTICE.replace("edits are lost", "see --relock")]
    last = None
    for since, line in functions.values():
        lines += [line] if since == last else ["# Since %s:" % since, line]
        last = since
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
    now = locked_functions(api)
    old = read(path.read_text()) if path.exists() else {}
    if old == now:
        return []
    broken = [
        "%s: a locked signature %s: since %s, %s"
        % (FILE, "is gone" if name not in now else "has changed", *old[name])
        for name in sorted(old)
        if now.get(name) != old[name]
    ]
    added = sorted(set(now) - set(old))
    versions = released(root)
    if versions:
        late = [name for name in added if now[name][0] in versions]
        problems = broken + ["a new signature gets a new name"] if broken else []
        problems += [
            "%s is new, but %s is released: give it `since` of the next version" % (name, now[name][0])
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
