// Sorts that move whole vectors of keys: our own, or those of Highway's library, which is opened when it is
// first used, because its start measures the processor's clock, which takes a millisecond.
#include "impl/backend/cpu/sort_vectors.h"

#include <dlfcn.h>
#include <pthread.h>

#include <bit>

#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/quicksort_kernels.h"
#include "impl/backend/cpu/simd.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kFewKeys = 40;
constexpr int64_t kFewOwnKeys = 8;
constexpr int64_t kManyPairs = 4096;  // these are sorted by their digits

// As <hwy/contrib/sort/vqsort.h> declares them: Sorter has one pointer, and its constructor does nothing for
// a library that is linked dynamically. The sorts are const members, which take the object first.
struct Sorter {
  void* memory = nullptr;
};
struct Ascending {};
template <class K>
using Sort = void (*)(const Sorter*, K*, size_t, Ascending);

/// The sorts of elements that are no keys, by dtype. Those of floats know no NaN.
constexpr struct {
  DType dtype;
  const char* symbol;
} kElementSorts[] = {{CTN_INT16, "_ZNK3hwy6SorterclEPsmNS_13SortAscendingE"},
                     {CTN_INT32, "_ZNK3hwy6SorterclEPimNS_13SortAscendingE"},
                     {CTN_INT64, "_ZNK3hwy6SorterclEPlmNS_13SortAscendingE"},
                     {CTN_FLOAT32, "_ZNK3hwy6SorterclEPfmNS_13SortAscendingE"},
                     {CTN_FLOAT64, "_ZNK3hwy6SorterclEPdmNS_13SortAscendingE"}};

struct Library {
  Sort<uint16_t> sort16 = nullptr;
  Sort<uint32_t> sort32 = nullptr;
  Sort<uint64_t> sort64 = nullptr;
  Sort<Pair> sort128 = nullptr;  // by hwy::uint128_t, whose low half comes first
  Sort<void> elements[CTN_FLOAT64 + 1] = {};

  Sort<uint16_t> of(const uint16_t*) const { return sort16; }
  Sort<uint32_t> of(const uint32_t*) const { return sort32; }
  Sort<uint64_t> of(const uint64_t*) const { return sort64; }
  Sort<Pair> of(const Pair*) const { return sort128; }
};

Library g_library;
pthread_once_t g_once = PTHREAD_ONCE_INIT;

void open_library() {
  void* handle = dlopen("libhwy_contrib.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  const auto find = [&]<class F>(F& function, const char* symbol) {
    function = reinterpret_cast<F>(dlsym(handle, symbol));
  };
  find(g_library.sort16, "_ZNK3hwy6SorterclEPtmNS_13SortAscendingE");
  find(g_library.sort32, "_ZNK3hwy6SorterclEPjmNS_13SortAscendingE");
  find(g_library.sort64, "_ZNK3hwy6SorterclEPmmNS_13SortAscendingE");
  find(g_library.sort128, "_ZNK3hwy6SorterclEPNS_9uint128_tEmNS_13SortAscendingE");
  for (const auto& [dtype, symbol] : kElementSorts) find(g_library.elements[dtype], symbol);
}

template <class K, class Find>
bool sort(K* keys, int64_t n, Find find) {
  if (!kForSpeed || n < kFewKeys || simd_level() == SimdLevel::baseline) return false;
  pthread_once(&g_once, open_library);
  const Sort<K> function = find();
  if (!function) return false;
  const Sorter sorter;
  function(&sorter, keys, size_t(n), Ascending{});
  return true;
}

template <class K>
bool sort(K* keys, int64_t n) {
  return sort(keys, n, [&] { return g_library.of(keys); });
}

template <class K>
bool sort_own(K* keys, int64_t n) {
  const Quicksort<K> own = quicksort_kernels().sort(K{});
  if (!own || n < kFewOwnKeys) return false;
  own(keys, n, 2 * int(std::bit_width(uint64_t(n))));
  return true;
}

}  // namespace

bool sort_vectors(uint8_t*, int64_t) { return false; }
bool sort_vectors(uint16_t* keys, int64_t n) { return sort(keys, n); }
bool sort_vectors(uint32_t* keys, int64_t n) { return sort_own(keys, n) || sort(keys, n); }
bool sort_vectors(uint64_t* keys, int64_t n) { return sort_own(keys, n) || sort(keys, n); }
bool sort_vectors(Pair* keys, int64_t n) { return n < kManyPairs && sort(keys, n); }

bool sort_elements(DType dtype, void* elements, int64_t n) {
  const KeepSubnormals keep;  // a caller's mode, in which all of them are equal to zero, would lose some
  if (dtype == CTN_FLOAT32 && sort_own(static_cast<float*>(elements), n)) return true;
  if (dtype == CTN_FLOAT64 && sort_own(static_cast<double*>(elements), n)) return true;
  if (quicksort_kernels().sort64 && (dtype == CTN_INT32 || dtype == CTN_INT64))
    return false;  // sorted as keys
  return sort(elements, n, [&] { return g_library.elements[dtype]; });
}

}  // namespace catenary::cpu
