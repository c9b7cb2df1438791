#!/bin/sh
# Runs a program with the kernels of one instruction set: forced.sh LEVEL PROGRAM ARGUMENTS...
# Exits with 77 if the processor lacks it, or if the program uses this level without being forced. LEVEL emulated: the
# baseline's kernels on an emulated processor without AVX.
set -eu
level=$1
shift
own=baseline # the best level of this processor
lacking=

# offers LEVEL FLAG...: notes whether the processor has this level
offers() {
  offered=$1
  shift
  for flag in "$@"; do
    if ! grep -qw "$flag" /proc/cpuinfo; then
      [ "$level" != "$offered" ] || lacking=$flag
      return 0
    fi
  done
  own=$offered
}
offers avx2 avx2 fma f16c
offers avx512 avx2 fma f16c avx512f avx512bw avx512dq avx512vl
offers amx avx2 fma f16c avx512f avx512bw avx512dq avx512vl amx_tile amx_bf16

case $level in
  baseline | avx2 | avx512) ;;
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
if [ -n "$lacking" ]; then
  echo "skipped: this processor has no $lacking"
  exit 77
fi
if [ "$level" = "$own" ] && [ -z "${CATENARY_SIMD:-}" ]; then
  echo "skipped: the tests that force nothing use $level on this processor"
  exit 77
fi
export CATENARY_SIMD="$level"
exec "$@"
