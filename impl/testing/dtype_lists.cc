// Lists of dtypes and their combinations for test loops.
#include "impl/testing/dtype_lists.h"

#include <utility>

namespace catenary {
namespace {

void append(DTypeList& list, const DTypeList& more) { list.insert(list.end(), more.begin(), more.end()); }

/// Returns the next number of a SplitMix64 generator.
uint64_t next_random(uint64_t& state) {
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

}  // namespace

DTypeList float_dtypes(bool no_float16) {
  if (no_float16) return {CTN_FLOAT32, CTN_FLOAT64};
  return {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};
}

DTypeList signed_dtypes() { return {CTN_INT8, CTN_INT16, CTN_INT32, CTN_INT64}; }

DTypeList unsigned_dtypes() { return {CTN_UINT8, CTN_UINT16, CTN_UINT32, CTN_UINT64}; }

DTypeList int_dtypes(bool no_bool) {
  DTypeList list = signed_dtypes();
  append(list, unsigned_dtypes());
  if (!no_bool) list.push_back(CTN_BOOL);
  return list;
}

DTypeList all_dtypes(bool no_float16, bool no_bool) {
  DTypeList list = float_dtypes(no_float16);
  append(list, int_dtypes(no_bool));
  return list;
}

std::vector<DTypeList> paired(const DTypeList& dtypes, size_t places) {
  std::vector<DTypeList> combinations(dtypes.size(), DTypeList(places));
  uint64_t state = 1;
  DTypeList shuffled;
  for (size_t place = 0; place < places; ++place) {
    shuffled = dtypes;
    for (size_t i = shuffled.size(); i > 1; --i) std::swap(shuffled[i - 1], shuffled[next_random(state) % i]);
    for (size_t i = 0; i < shuffled.size(); ++i) combinations[i][place] = shuffled[i];
  }
  return combinations;
}

}  // namespace catenary
