"""The lock file of signatures: what 0.1.0 has promised stays. Headers outside of the promise are not in
it."""

import subprocess

from ctext import NOTICE, c_signature

FILE = "capi/api.lock"


def lines_of(api):
    return [
        c_signature(api, f) + ";" for f in sorted(api.functions, key=lambda f: f.symbol) if f.module.umbrella
    ]


def symbol(line):
    return line.split("(")[0].split()[-1].lstrip("*")


def released(root):
    """Whether the tag 0.1.0 exists, from which on signatures stay."""
    try:
        tags = subprocess.run(
            ["git", "-C", str(root), "tag", "--list", "0.1.0", "v0.1.0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
    except OSError:
        return False
    return bool(tags.stdout.strip())


def check(api, root, relock, writing):
    """Problems of the lock; with relock and writing the file is renewed as far as the rules allow."""
    path = root / FILE
    now = lines_of(api)
    old = (
        [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
        if path.exists()
        else []
    )
    if old == now:
        return []
    before, after = {symbol(line): line for line in old}, {symbol(line): line for line in now}
    broken = [
        "%s: a locked signature %s: %s" % (FILE, "is gone" if s not in after else "has changed", line)
        for s, line in sorted(before.items())
        if after.get(s) != line
    ]
    added = sorted(set(after) - set(before))
    if broken and released(root):
        return broken + ["a new signature gets a new name"]
    if relock and writing:
        path.write_text(
            "# Signatures of the C API, sorted. %s\n" % NOTICE.replace("edits are lost", "see --relock")
            + "".join(line + "\n" for line in now)
        )
        return []
    if writing and not released(root):
        return []
    return (
        broken + ["%s: %s is not locked" % (FILE, s) for s in added] + ["run capi/gen/generate.py --relock"]
    )
