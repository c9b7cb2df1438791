#!/bin/sh
# Checks that golden_runner notices a single wrong byte, dtype, shape or error in a recorded case. Usage:
# selftest.sh GOLDEN_RUNNER VECTORS
set -eu
runner=$1
vectors=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# spoil HOW DIRECTORY ID NPZ KEY: makes a modified copy of one case
spoil() {
  rm -rf "$scratch/case"
  python3 - "$vectors" "$scratch/case" "$@" <<'PYTHON'
import json, pathlib, re, sys, zipfile
vectors, target, how, folder, identity, npz, key = sys.argv[1:]
source, target = pathlib.Path(vectors, folder), pathlib.Path(target)
target.mkdir()
case = next(c for c in json.loads((source / "cases.json").read_text()) if c["id"] == identity)
if how == "error":
    case["error"] = "index" if case["error"] == "shape" else "shape"
(target / "cases.json").write_text(json.dumps([case]))
for name in [npz] + list(case.get("files", {}).values()):
    (target / name).write_bytes((source / name).read_bytes())
found = key == ""
with zipfile.ZipFile(source / npz) as old, zipfile.ZipFile(target / npz, "w") as new:
    for name in old.namelist():
        data = bytearray(old.read(name))
        if name == key + ".npy":
            found = True
            if how == "byte":
                data[-1] ^= 1
            elif how == "sign":
                data[-1] ^= 0x80
            elif how in ("dtype", "shape"):
                head, body = data[:128], data[128:]
                pattern, put = {"dtype": (rb"<f4", b"<i4"), "shape": (rb"\(3, 4\)", b"(4, 3)")}[how]
                data = bytearray(re.sub(pattern, put, bytes(head)) + body)
                assert data[:128] != head, "nothing to change"
        new.writestr(name, bytes(data))
assert found, "no entry " + key
PYTHON
}

status=0
# expect CODE WHAT SPOIL_ARGUMENTS...
expect() {
  code=$1
  what=$2
  shift 2
  spoil "$@"
  result=0
  "$runner" "$scratch/case" >"$scratch/output" 2>&1 || result=$?
  if [ "$result" -ne "$code" ] || { [ "$code" -eq 1 ] && ! grep -q '^FAIL' "$scratch/output"; }; then
    echo "$what: exit $result instead of $code"
    cat "$scratch/output"
    status=1
  fi
}

expect 0 "an untouched function" none functions add_f32_00 add_f32_00.npz out0
expect 1 "a function's output" sign functions add_f32_00 add_f32_00.npz out0
expect 1 "a function's gradient" sign functions add_f32_00 add_f32_00.npz grad_lhs
expect 1 "a function's dtype" dtype functions add_f32_00 add_f32_00.npz out0
expect 1 "a function's shape" shape functions add_f32_00 add_f32_00.npz out0
expect 0 "an untouched array" none arrays add.float32.01 ufunc_binary.npz add.float32.01/y0
expect 1 "a bit of an exact array" byte arrays add.float32.01 ufunc_binary.npz add.float32.01/y0
expect 1 "an integer" byte arrays add.int32.01 ufunc_binary.npz add.int32.01/y0
expect 0 "an untouched error" none arrays add.error.01 ufunc_out.npz ""
expect 1 "another kind of error" error arrays add.error.01 ufunc_out.npz ""
expect 1 "an error that does not come" error arrays add.float32.01 ufunc_binary.npz ""
expect 1 "a parameter of an optimizer" sign optimizers SGD_f32_00 SGD_f32_00.npz step5/param/l1/W
expect 1 "an output of a link" sign links Linear_00 Linear_00.npz call0/out0
expect 1 "a gradient of a link" sign links Linear_00 Linear_00.npz grad/W
expect 1 "a value of a file" byte serializers mlp mlp_expected.npz value/l1/W
exit $status
