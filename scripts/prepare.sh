# Sourced by ./quickstart and ./runtests: installs what is missing from Debian where that is allowed, otherwise names
# it and stops. Usage: prepare PACKAGE...

missing_packages() {
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || printf ' %s' "$package"
  done
}

prepare() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is no Debian system; make sure that the equivalents of these packages are there: $*"
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
  $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null 2>&1 ||
    { $as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null; }
}

# What the library itself needs; tests need more.
library_packages="g++ cmake make pkgconf libdeflate-dev libdnnl-dev libhdf5-dev libprotobuf-c-dev libzip-dev \
  nlohmann-json3-dev ocl-icd-opencl-dev protobuf-c-compiler zlib1g-dev"
