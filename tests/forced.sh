#!/bin/sh
# Runs a program with the kernels of one instruction set: forced.sh LEVEL PROGRAM ARGUMENTS...
# Exits with 77 where the processor lacks it. LEVEL emulated: the baseline's on an emulated processor without AVX.
set -eu
level=$1
shift
needed=
case $level in
  baseline) ;;
  avx2) needed="avx2 fma f16c" ;;
  avx512) needed="avx2 fma f16c avx512f avx512bw avx512dq avx512vl" ;;
  emulated)
    if ! command -v qemu-x86_64 >/dev/null; then
      echo "skipped: qemu-x86_64 (Debian: qemu-user) is not installed"
      exit 77
    fi
    unset CATENARY_SIMD
    OPENBLAS_CORETYPE=Nehalem # it chooses by the vendor, which is the real one, and not by what the processor has
    export OPENBLAS_CORETYPE
    exec qemu-x86_64 -cpu Nehalem "$@"
    ;;
  *)
    echo "unknown level $level"
    exit 2
    ;;
esac
for flag in $needed; do
  if ! grep -qw "$flag" /proc/cpuinfo; then
    echo "skipped: this processor has no $flag"
    exit 77
  fi
done
export CATENARY_SIMD="$level"
exec "$@"
