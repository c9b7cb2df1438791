// Plans that evaluate recorded operations in few passes over memory.
#pragma once
#include <memory>

#include "impl/array/trace.h"

namespace catenary {

/// What a trace recorded, as launches: operations on elements in the same order become one launch of the
/// kernel `fused`, together with a reduction of their results. A plan serves inputs of the same device,
/// dtypes, shapes and strides as those of the trace, from any thread.
class FusionPlan final : public Object {
 public:
  /// `fuse`: false for one launch for each operation.
  FusionPlan(const Trace& trace, SmallVector<TraceOutput, 2> outputs, Backend& backend, bool fuse);

  SmallVector<ArrayRef, 4> run(Span<const Array* const> inputs) const;
  /// Number of launches.
  size_t step_count() const { return steps_.size(); }
  /// Whether an input is read.
  bool reads(size_t input) const;

 private:
  /// A value in memory.
  struct Place {
    DType dtype = CTN_DTYPE_NONE;
    int64_t size = 0;
    int32_t input = -1;
    const TraceOutput* layout = nullptr;  // of the first output that is all of the value
  };
  /// One launch: of the kernel `fused`, or of one node.
  struct Step {
    FusedParams params{};
    ArrayRef program;
    TraceNode node;  // if there is no program
    SmallVector<Access, 4> inputs;
    SmallVector<int32_t, 4> results;  // values
    SmallVector<int32_t, 4> done;     // values that no later step reads
  };
  class Builder;
  using Arrays = SmallVector<ArrayRef, 16>;

  ArrayRef new_array(const Place& place) const;
  Operand operand(const Access& access, const Dims& shape, const Dims& strides, const Arrays& arrays) const;
  void launch(const Step& step, const Arrays& arrays) const;
  ArrayRef result(const TraceOutput& output, const Array& base) const;

  Backend& backend_;
  SmallVector<TraceOutput, 2> outputs_;
  std::vector<Place> places_;  // by value
  std::vector<Step> steps_;
};

}  // namespace catenary
