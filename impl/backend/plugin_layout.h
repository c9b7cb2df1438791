// A number that differs if a plugin and the library disagree on what they share: places of fields, virtual
// functions, kernels, operations. Each computes it from the headers that it was compiled with.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "impl/backend/activation_ops.h"
#include "impl/backend/kernels.h"
#include "impl/backend/params/activation.h"
#include "impl/backend/params/attention.h"
#include "impl/backend/params/bits.h"
#include "impl/backend/params/convolution.h"
#include "impl/backend/params/elementwise.h"
#include "impl/backend/params/fold.h"
#include "impl/backend/params/fused.h"
#include "impl/backend/params/indexing.h"
#include "impl/backend/params/lapack.h"
#include "impl/backend/params/loss.h"
#include "impl/backend/params/lstm.h"
#include "impl/backend/params/matmul.h"
#include "impl/backend/params/normalization.h"
#include "impl/backend/params/pooling.h"
#include "impl/backend/params/random.h"
#include "impl/backend/params/reduction.h"
#include "impl/backend/params/scan.h"
#include "impl/backend/params/sequence.h"
#include "impl/backend/params/sliding.h"
#include "impl/backend/params/sorting.h"
#include "impl/backend/params/update.h"
#include "impl/backend/params/user.h"
#include "impl/backend/plugin.h"
#include "impl/backend/stream.h"
#include "impl/backend/update_rules.h"
#include "impl/base/error.h"
#include "impl/base/range_allocator.h"
#include "impl/dtype/op.h"

namespace catenary {

/// FNV-1a.
class LayoutHash {
 public:
  constexpr explicit LayoutHash(uint64_t value = 0xcbf29ce484222325u) : value_(value) {}
  constexpr void add(uint64_t value) {
    for (int i = 0; i < 8; ++i) add_byte(uint8_t(value >> (8 * i)));
  }
  constexpr void add(const char* text) {
    while (*text) add_byte(uint8_t(*text++));
    add_byte(0);
  }
  template <class... T>
  constexpr void add_types() {
    (add(sizeof(T)), ...);
    (add(alignof(T)), ...);
  }
  constexpr uint64_t value() const { return value_; }

 private:
  constexpr void add_byte(uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3u; }
  uint64_t value_;
};

constexpr uint64_t kDataLayout = [] {
  LayoutHash hash;
  hash.add_types<std::string, Plugin, Error, Object, Backend, Event, Stream, RangeMemory, RangeAllocator,
                 Storage, MemoryOrder, StreamCallback, CallbackDepth, Pool, detail::PoolThreadCache, Operand,
                 Launch>();
  for (const uint64_t value :
       {uint64_t{detail::kPoolSlots}, uint64_t{detail::kPoolRedzone}, uint64_t{offsetof(Operand, data)},
        uint64_t{offsetof(Operand, storage)}, uint64_t{offsetof(Operand, shape)},
        uint64_t{offsetof(Operand, strides)}, uint64_t{offsetof(Operand, ndim)},
        uint64_t{offsetof(Operand, dtype)}, uint64_t{offsetof(Launch, kernel)},
        uint64_t{offsetof(Launch, count)}, uint64_t{offsetof(Launch, operands)},
        uint64_t{offsetof(Launch, parameters)}, uint64_t{offsetof(Launch, inline_operands)}})
    hash.add(value);
  for (const size_t size : kItemSizes) hash.add(size);
#define CTN_KERNEL(NAME, PARAMS) \
  hash.add(#NAME);               \
  hash.add_types<PARAMS>();
#include "impl/backend/kernels.def"
#undef CTN_KERNEL
#define CTN_UPDATE_RULE(NAME, ...) hash.add(#NAME);
#include "impl/kernels/update_rules.def"
#undef CTN_UPDATE_RULE
#define CTN_ACTIVATION(NAME, ...) hash.add(#NAME);
#include "impl/kernels/parametric_activation.def"
#undef CTN_ACTIVATION
  for (const tables::OpInfo& op : tables::ops) {
    hash.add(op.name);
    for (const int value : {int(op.loops), int(op.result), int(op.fixed)}) hash.add(uint64_t(value));
  }
  return hash.value();
}();

template <class Base>
struct OneMore : Base {
  virtual void one_more() = 0;
};

/// Adds the number of virtual functions of a class: the place that one more would have.
template <class Base>
void add_virtual_functions(LayoutHash& hash) {
  const auto place = &OneMore<Base>::one_more;
  uint64_t words[sizeof place / sizeof(uint64_t)];
  std::memcpy(words, &place, sizeof place);
  for (const uint64_t word : words) hash.add(word);
}

inline uint64_t interface_layout() {
  LayoutHash hash(kDataLayout);
  add_virtual_functions<Object>(hash);
  add_virtual_functions<Backend>(hash);
  add_virtual_functions<Event>(hash);
  add_virtual_functions<Stream>(hash);
  add_virtual_functions<RangeMemory>(hash);
  return hash.value();
}

}  // namespace catenary
