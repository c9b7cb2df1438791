# shellcheck shell=sh
# What ./quickstart, ./runtests and the scripts share: installing Debian packages, builds that say how far they are, and
# running tests.

# What the library itself needs, as its Debian package says; tests need more. oneDNN's package asks for OpenCL's loader.
# shellcheck disable=SC2034
library_packages=$(sed -n '/^Build-Depends:/,/^[^ ]/s/^ \([a-z0-9.+-]*\).*/\1/p' debian/control | grep -v '^debhelper')

# What the tests need.
# shellcheck disable=SC2034
test_packages="abigail-tools cargo chromium-headless-shell clang doxygen furo golang-go libbenchmark-dev libblas-dev
libclang-rt-14-dev libcmocka-dev libgtest-dev liblapack-dev libomp-14-dev libopenblas0 libpython3-dev lua-check lua-cjson
luajit python3-h5py python3-jsonschema python3-myst-parser python3-numpy python3-pip python3-pytest python3-setuptools
python3-sphinx python3-venv python3-wheel qemu-user rust-clippy rustc rustfmt valgrind"

jobs=$(nproc)

missing_packages() {
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || printf ' %s' "$package"
  done
}

# install_packages PACKAGE...: installs what is missing if that needs no password; otherwise lists it and stops.
install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not a Debian system. Make sure that the equivalents of these packages are installed: $*"
    return 0
  fi
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  as_root=
  if [ "$(id -u)" != 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
      as_root=sudo
    else
      echo "Missing Debian packages:$missing"
      echo "Install them with: sudo apt-get install$missing"
      exit 1
    fi
  fi
  echo "Installing Debian packages:$missing"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086
  set -- $as_root apt-get -o DPkg::Lock::Timeout=600 -qq
  # shellcheck disable=SC2086
  "$@" install -y --no-install-recommends $missing >/dev/null 2>&1 ||
    { "$@" update && "$@" install -y --no-install-recommends $missing >/dev/null; }
}

# Reads Ninja's output, and prints a line at every tenth of the way.
show_progress() {
  tenth=0
  while IFS= read -r line; do
    case $line in
      "["*/*"]"*)
        done=${line#[}
        all=${done#*/}
        done=${done%%/*}
        all=${all%%]*}
        if [ "$((done * 10 / all))" -gt "$tenth" ]; then
          tenth=$((done * 10 / all))
          echo "  $((tenth * 10))% ($done of $all)"
        fi
        ;;
    esac
  done
}

# build PRESET [CMAKE-OPTION...]: configures and builds build/PRESET; its output goes to build/PRESET.log
build() {
  preset=$1
  shift
  log=build/$preset.log
  mkdir -p build
  cmake --preset "$preset" "$@" >"$log" 2>&1 || { cat "$log"; exit 1; }
  rm -f "$log.failed"
  { cmake --build --preset "$preset" -j "$jobs" 2>&1 || touch "$log.failed"; } | tee -a "$log" | show_progress
  if [ -f "$log.failed" ]; then
    rm "$log.failed"
    grep -E 'error|FAILED|undefined reference' -A 5 "$log" | head -n 60
    echo "The build failed; the whole output is in $log."
    exit 1
  fi
}

# run_tests PRESET CTEST-ARGUMENT...: runs the tests of a build and says why tests were skipped
run_tests() {
  preset=$1
  shift
  status=0
  report=$PWD/build/$preset/tests.xml
  ctest --preset "$preset" -j "$jobs" --timeout 1800 --test-output-size-passed 100000 --output-junit "$report" "$@" ||
    status=$?
  python3 scripts/skipped.py "$report"
  [ $status = 0 ] || exit $status
}

began=$(date +%s)

# step TEXT: says what follows, and when
step() {
  echo
  echo "== $1 (after $(($(date +%s) - began)) s)"
}
