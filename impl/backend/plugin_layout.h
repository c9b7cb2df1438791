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
#include "impl/backend/params/convolution.h"
#include "impl/backend/params/elementwise.h"
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

class LayoutHash {
 public:
  void add(uint64_t value) {
    for (int i = 0; i < 8; ++i) byte(uint8_t(value >> (8 * i)));
  }
  void add(const char* text) {
    while (*text) byte(uint8_t(*text++));
    byte(0);
  }
  template <class T>
  void add_type() {
    add(sizeof(T));
    add(alignof(T));
  }
  /// Also adds the number of virtual functions: the place that one more would have.
  template <class Base>
  void add_base() {
    add_type<Base>();
    const auto place = &Longer<Base>::one_more;
    uint64_t words[sizeof place / sizeof(uint64_t)];
    std::memcpy(words, &place, sizeof place);
    for (uint64_t word : words) add(word);
  }
  uint64_t value() const { return value_; }

 private:
  template <class Base>
  struct Longer : Base {
    virtual void one_more() = 0;
  };
  void byte(uint8_t b) { value_ = (value_ ^ b) * 0x100000001b3u; }  // FNV-1a
  uint64_t value_ = 0xcbf29ce484222325u;
};

inline uint64_t interface_layout() {
  LayoutHash hash;
  hash.add_type<std::string>();
  hash.add_type<Plugin>();
  hash.add_type<Error>();
  hash.add_base<Object>();
  hash.add_base<Backend>();
  hash.add_base<Event>();
  hash.add_base<Stream>();
  hash.add_base<RangeMemory>();
  hash.add_type<Storage>();
  hash.add_type<MemoryOrder>();
  hash.add_type<StreamCallback>();
  hash.add_type<CallbackDepth>();
  hash.add_type<RangeAllocator>();
  hash.add_type<Pool>();
  hash.add_type<detail::PoolThreadCache>();
  hash.add(detail::kPoolSlots);
  hash.add(detail::kPoolRedzone);

  hash.add_type<Operand>();
  hash.add(offsetof(Operand, data));
  hash.add(offsetof(Operand, storage));
  hash.add(offsetof(Operand, shape));
  hash.add(offsetof(Operand, strides));
  hash.add(offsetof(Operand, ndim));
  hash.add(offsetof(Operand, dtype));
  hash.add_type<Launch>();
  hash.add(offsetof(Launch, kernel));
  hash.add(offsetof(Launch, count));
  hash.add(offsetof(Launch, operands));
  hash.add(offsetof(Launch, parameters));

#define CTN_KERNEL(NAME, PARAMS) \
  hash.add(#NAME);               \
  hash.add_type<PARAMS>();
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
    hash.add(uint64_t(op.loops));
    hash.add(uint64_t(op.result));
    hash.add(uint64_t(op.fixed));
  }
  for (const size_t size : kItemSizes) hash.add(size);
  return hash.value();
}

}  // namespace catenary
