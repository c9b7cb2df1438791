// Records the operations on arrays without memory instead of running them.
#pragma once
#include <vector>

#include "impl/array/array.h"
#include "impl/backend/params/fused.h"

namespace catenary {

/// How an operation reads a value: in C order of a shape, with strides in bytes; or a constant.
struct Access {
  int32_t value = -1;  // -1: a constant
  DType dtype = CTN_DTYPE_NONE;
  bool in_order = false;  // all elements, one after another
  int64_t offset = 0;     // of the first element, in bytes
  Dims shape, strides;    // of this operand alone: merged
  Dims node_strides;      // along the axes of the node
  FusedConstant constant{};
};
bool operator==(const Access& a, const Access& b);

struct TraceNode {
  enum Kind : uint8_t { elementwise, cast, reduce };
  Kind kind;
  ElementwiseParams op{};
  ReduceParams reduction{};
  int64_t size = 0;  // number of results, or of elements that are reduced
  int64_t run = 0;   // for a reduction of consecutive elements: how many are reduced to one; otherwise 0
  Dims shape{};      // axes of the operands
  Dims result{};     // the shape of the results
  SmallVector<Access, 3> inputs{};
  SmallVector<int32_t, 2> outputs{};  // values
  SmallVector<Dims, 2> output_strides{};
};

/// An array before anything overwrites it.
struct TraceValue {
  DType dtype;
  int64_t size;           // number of elements, which are consecutive unless it is an input
  int32_t node = -1;      // that computes it
  int32_t input = -1;     // number of the input that it is
  bool constant = false;  // all elements are `number`
  FusedConstant number{};
};

/// An array that was made of a value: a view of it, or all of it.
struct TraceOutput {
  int32_t value;
  DType dtype;
  int64_t offset;
  Dims shape, strides;
};

class TraceBackend;

/// Records what the calling thread does with placeholders: arrays with dtype, shape and strides on a device
/// of their own that has no memory. Everything on that device which is not an elementwise operation, a copy
/// or a reduction throws Error(CTN_ERROR_UNSUPPORTED).
class Trace {
 public:
  Trace();
  ~Trace();
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  Backend& backend() const;
  /// Whether a device is one of placeholders.
  static bool is_placeholder(const Backend& backend);
  /// Returns a placeholder for the next input, read-only or writeable.
  ArrayRef input(const Array& like, bool writeable = false);
  /// Throws Error(CTN_ERROR_CALLBACK) unless the array is a placeholder of this trace.
  TraceOutput output(const Array& array, size_t index);

  std::vector<TraceNode> nodes;
  std::vector<TraceValue> values;

 private:
  friend class TraceBackend;
  struct Region {
    const char *begin, *origin;
    size_t size;
    int32_t value;
  };

  void record(const Launch& launch);
  void record_elementwise(const Launch& launch);
  void record_copy(const Operand& x, const Operand& y);
  void record_reduction(const Launch& launch);
  void record_host(char* destination, const void* source, size_t size);
  void add_region(char* begin, size_t size) { regions_.push_back({begin, begin, size, -1}); }
  Region* find(const char* data);
  int32_t value_of(Region& region, DType dtype);
  Access read(const Operand& x, const Dims& shape, const Dims& strides);
  Region& written(const Operand& y, int64_t size);
  int32_t add_value(const TraceValue& value);
  void add_node(TraceNode node, Span<Region* const> results, Span<const DType> dtypes);
  int32_t as_node(int32_t value);

  TraceBackend& backend_;
  std::vector<Region> regions_;  // by address
  int32_t inputs_ = 0;
};

}  // namespace catenary
