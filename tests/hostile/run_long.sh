#!/bin/sh
# Makes at least CALLS hostile calls, with a new seed in every round: run_long.sh BUILD CALLS [FIRST_SEED]
set -eu
build=$1
wanted=$2
seed=${3:-1}
here=$(cd "$(dirname "$0")" && pwd)
total=0
failed=0
while [ "$total" -lt "$wanted" ]; do
  line=$("$build/bin/hostile" --seed "$seed" --calls 600 --sequences 200 --files "$here"/../capi/fixtures/0.1.0/*) || failed=1
  echo "seed $seed: $line"
  total=$((total + ${line%% *}))
  seed=$((seed + 1))
done
echo "$total calls, $([ $failed = 0 ] && echo 'nothing found' || echo 'with findings')"
exit $failed
