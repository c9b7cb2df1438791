// Tests of every operation of the table for every combination of element types, on arrays of random shapes
// and strides, against loops over one element at a time. property_formula_test.cc checks the operations
// against formulas.
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/dtype/op.h"
#include "tests/impl/array/property_support.h"

namespace catenary {
namespace {

using Inputs = std::vector<ArrayRef>;
using Outputs = std::vector<Array*>;

/// The operation, one element at a time: converts to the dtype of the loop, computes, and converts the
/// result. Returns one list of bytes per output.
std::vector<Bytes> one_by_one(Op op, DType loop, const Inputs& inputs, const ShapeList& shape,
                              const std::vector<DType>& outs) {
  const cpu::Loop own = cpu::elementwise_loops().elementwise[int(op)][loop];
  const DType compute = own ? loop : compute_dtype(loop);
  std::vector<Bytes> in, results;
  for (const ArrayRef& input : inputs) in.push_back(bytes_of(*broadcast_to(*input, span(shape))));
  const size_t size = size_t(product(shape));
  for (DType out : outs) results.emplace_back(size * itemsize(out));
  for (size_t i = 0; i < size; ++i) {
    alignas(8) char operand[3][8], value[2][8], stored[8];
    for (size_t k = 0; k < in.size(); ++k) {
      const DType from = inputs[k]->dtype(), to = op_input_dtype(op, int(k), loop);
      convert(from, to, &in[k][i * itemsize(from)], stored);
      convert(to, op_input_dtype(op, int(k), compute), stored, operand[k]);
    }
    cpu::elementwise_loops().elementwise[int(op)][compute](operand[0], operand[1], operand[2], value[0],
                                                           value[1], 1);
    for (size_t k = 0; k < outs.size(); ++k) {
      const DType between = op_output_dtype(op, int(k), loop);
      convert(op_output_dtype(op, int(k), compute), between, value[k], stored);
      convert(between, outs[k], stored, &results[k][i * itemsize(outs[k])]);
    }
  }
  return results;
}

Inputs call(Op op, const Inputs& in) {
  if (op_outputs(op) == 2) {
    auto pair = in.size() == 1 ? elementwise_pair(op, *in[0]) : elementwise_pair(op, *in[0], *in[1]);
    return {pair[0], pair[1]};
  }
  if (in.size() == 1) return {elementwise(op, *in[0])};
  if (in.size() == 2) return {elementwise(op, *in[0], *in[1])};
  return {elementwise(op, *in[0], *in[1], *in[2])};
}

void call_into(Op op, const Inputs& in, const Outputs& out) {
  if (out.size() == 2 && in.size() == 1) return elementwise_pair_into(op, *in[0], *out[0], *out[1]);
  if (out.size() == 2) return elementwise_pair_into(op, *in[0], *in[1], *out[0], *out[1]);
  if (in.size() == 1) return elementwise_into(op, *in[0], *out[0]);
  if (in.size() == 2) return elementwise_into(op, *in[0], *in[1], *out[0]);
  elementwise_into(op, *in[0], *in[1], *in[2], *out[0]);
}

/// The loop that the table specifies for these operands, or -1 if there is none.
DType loop_of(Op op, const std::vector<DType>& dtypes) {
  const int loops = int(tables::ops[int(op)].loops);
  std::vector<DType> loose;
  for (size_t k = 0; k < dtypes.size(); ++k) {
    if (!op_input_is_fixed(op, int(k)))
      loose.push_back(dtypes[k]);
    else if (!can_cast(dtypes[k], op_input_dtype(op, int(k), CTN_FLOAT64), CTN_CASTING_SAFE))
      return CTN_DTYPE_NONE;
  }
  if (loose.size() == 1) return tables::loop1[loops][loose[0]];
  if (loose.size() == 2) return tables::loop_for[loops][loose[0]][loose[1]];
  // The smallest dtype that holds all operands, as NumPy finds it, whatever their order.
  const DType any_order[] = {promote(promote(loose[0], loose[1]), loose[2]),
                             promote(promote(loose[0], loose[2]), loose[1]),
                             promote(promote(loose[1], loose[2]), loose[0])};
  DType all = any_order[0];
  for (DType each : any_order) all = can_cast(each, all, CTN_CASTING_SAFE) ? each : all;
  return tables::loop1[loops][all];
}

class Property {
 public:
  Property(Draw& draw, Op op, std::vector<DType> dtypes, bool device)
      : draw_(draw), op_(op), dtypes_(std::move(dtypes)), loop_(loop_of(op, dtypes_)) {
    style_.device = device;
    what_ = op_name(op);
    for (DType dtype : dtypes_) what_ += std::string(" ") + dtype_name(dtype);
  }

  /// New results, and some written into separate memory.
  void separate(const ShapeList& wide) {
    const Inputs in = draw_inputs(wide);
    if (loop_ < 0) {
      EXPECT_EQ(status_of([&] { call(op_, in); }), CTN_ERROR_DTYPE) << what_;
      return;
    }
    const ShapeList shape = broadcast(in);
    const std::vector<Bytes> expected = one_by_one(op_, loop_, in, shape, result_dtypes());
    const Inputs made = call(op_, in);
    for (size_t k = 0; k < made.size(); ++k) {
      EXPECT_EQ(made[k]->dtype(), result_dtypes()[k]) << what_;
      EXPECT_EQ(shape_of(*made[k]), shape) << what_;
      expect_same(expected[k], *made[k], what_);
    }
    std::vector<Sample> targets;
    for (int k = 0; k < op_outputs(op_); ++k) targets.push_back(draw_target(shape, draw_.dtype(), 0));
    check_into(in, shape, targets, " into");
  }

  /// Writes into memory that one of the operands shares, at the same address or shifted by some elements.
  void overlapping(const ShapeList& wide) {
    if (loop_ < 0) return;
    Inputs in = draw_inputs(wide);
    const ShapeList shape = broadcast(in);
    const size_t k = size_t(draw_.below(int64_t(in.size())));
    Sample target = draw_target(shape, dtypes_[k], 4, is_exponent(k) ? Values::small : Values::any);
    const int64_t item = int64_t(itemsize(dtypes_[k]));
    ShapeList strides(target.view->byte_strides(), target.view->byte_strides() + shape.size());
    char* first = target.view->data() + (draw_.one_in(2) ? 0 : (draw_.below(9) - 4) * item);
    if (!shape.empty() && draw_.one_in(3)) {
      const size_t axis = size_t(draw_.below(int64_t(shape.size())));
      first += strides[axis] * (shape[axis] > 0 ? shape[axis] - 1 : 0);
      strides[axis] = -strides[axis];
    }
    in[k] = view_as(*target.base, first, span(shape), span(strides), false);
    std::vector<Sample> targets{target};
    if (op_outputs(op_) == 2) {
      targets.push_back(draw_target(shape, result_dtypes()[1], 0));
      if (draw_.one_in(2) && result_dtypes()[0] == result_dtypes()[1]) std::swap(targets[0], targets[1]);
    }
    check_into(in, shape, targets, " into overlapping memory");
  }

 private:
  std::vector<DType> result_dtypes() const {
    std::vector<DType> dtypes;
    for (int k = 0; k < op_outputs(op_); ++k) dtypes.push_back(op_output_dtype(op_, k, loop_));
    return dtypes;
  }

  /// Integer powers require exponents of at least 0.
  bool is_exponent(size_t k) const { return op_ == Op::power && k == 1; }

  Inputs draw_inputs(const ShapeList& wide) {
    Inputs in;
    for (size_t k = 0; k < dtypes_.size(); ++k) {
      Style style = style_;
      // Shift counts and binary exponents are usually small, but all others must work as well.
      const bool count = op_loops(op_) == Loops::shift || op_ == Op::ldexp;
      if (is_exponent(k) || (count && k == 1 && draw_.one_in(2))) style.values = Values::small;
      in.push_back(draw_array(draw_, k == 0 ? wide : narrower(draw_, wide), dtypes_[k], style).view);
    }
    return in;
  }

  Sample draw_target(const ShapeList& shape, DType dtype, int64_t padding, Values values = Values::any) {
    Style style = style_;
    style.zeros = false;
    style.padding = padding;
    style.values = values;
    return draw_array(draw_, shape, dtype, style);
  }

  static ShapeList broadcast(const Inputs& in) {
    std::vector<const Array*> arrays;
    for (const ArrayRef& each : in) arrays.push_back(each.get());
    const Dims dims = broadcast_shapes({arrays.data(), arrays.size()});
    return ShapeList(dims.begin(), dims.end());
  }

  void check_into(const Inputs& in, const ShapeList& shape, const std::vector<Sample>& targets,
                  const std::string& how) {
    Outputs outs;
    std::vector<DType> dtypes;
    bool fits = true;
    std::string what = what_ + how;
    for (size_t k = 0; k < targets.size(); ++k) {
      outs.push_back(targets[k].view.get());
      dtypes.push_back(outs[k]->dtype());
      fits = fits && can_cast(result_dtypes()[k], dtypes[k], CTN_CASTING_SAME_KIND);
      what += std::string(" ") + dtype_name(dtypes[k]);
    }
    if (!fits) {
      std::vector<Bytes> before;
      for (const Sample& target : targets) before.push_back(bytes_of(*target.base));
      EXPECT_EQ(status_of([&] { call_into(op_, in, outs); }), CTN_ERROR_DTYPE) << what;
      for (size_t k = 0; k < targets.size(); ++k) EXPECT_EQ(before[k], bytes_of(*targets[k].base)) << what;
      return;
    }
    const std::vector<Bytes> expected = one_by_one(op_, loop_, in, shape, dtypes);
    // Memory around the elements must not change: the result is compared with a copy of the whole block, into
    // which the elements are written.
    Inputs around;
    for (size_t k = 0; k < targets.size(); ++k) {
      around.push_back(copy(*targets[k].base));
      char* data = around[k]->data() + (outs[k]->data() - targets[k].base->data());
      set_data(*view_as(*around[k], data, outs[k]->shape(), outs[k]->strides(), true), expected[k].data());
    }
    call_into(op_, in, outs);
    for (size_t k = 0; k < targets.size(); ++k) {
      expect_same(expected[k], *outs[k], what);
      expect_same(bytes_of(*around[k]), *targets[k].base, what + ", around");
    }
  }

  Draw& draw_;
  Op op_;
  std::vector<DType> dtypes_;
  DType loop_;
  Style style_;
  std::string what_;
};

std::string place(int seed, int round) {
  return "seed " + std::to_string(seed) + ", round " + std::to_string(round);
}

/// Calls `action` for every combination of dtypes of the operation's operands.
template <class F>
void for_each_combination(Op op, const F& action) {
  const int inputs = op_inputs(op);
  for (DType a : kAllDTypes) {
    if (inputs == 1) {
      action({a});
      continue;
    }
    for (DType b : kAllDTypes) {
      if (inputs == 2) {
        action({a, b});
        continue;
      }
      for (DType c : kAllDTypes) action({a, b, c});
    }
  }
}

TEST(PropertyElementwise, AnyShapeStridesAndDtypes) {
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 1};
    const int rounds = op_inputs(Op(i)) == 1 ? 24 : op_inputs(Op(i)) == 2 ? 4 : 1;
    for_each_combination(Op(i), [&](const std::vector<DType>& dtypes) {
      Property property(draw, Op(i), dtypes, false);
      for (int round = 0; round < rounds && !HasFailure(); ++round) {
        SCOPED_TRACE(place(i + 1, round));
        property.separate(draw_shape(draw));
      }
    });
    if (HasFailure()) return;
  }
}

TEST(PropertyElementwise, OverlappingMemory) {
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 1001};
    const int rounds = op_inputs(Op(i)) == 1 ? 24 : op_inputs(Op(i)) == 2 ? 4 : 1;
    for_each_combination(Op(i), [&](const std::vector<DType>& dtypes) {
      Property property(draw, Op(i), dtypes, false);
      for (int round = 0; round < rounds && !HasFailure(); ++round) {
        SCOPED_TRACE(place(i + 1001, round));
        property.overlapping(draw_shape(draw));
      }
    });
    if (HasFailure()) return;
  }
}

// Rows longer than a block of the driver, and enough elements for several threads.
TEST(PropertyElementwise, LongRows) {
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 2001};
    for (DType dtype : kAllDTypes) {
      SCOPED_TRACE(place(i + 2001, dtype));
      std::vector<DType> dtypes(size_t(op_inputs(Op(i))), dtype);
      if (Op(i) == Op::select) dtypes[0] = CTN_BOOL;
      if (Op(i) == Op::ldexp) dtypes[1] = CTN_INT8;
      Property property(draw, Op(i), dtypes, false);
      property.separate({2, 1031 + draw.below(1100)});
      property.overlapping({1031 + draw.below(1100)});
      if (dtype == CTN_FLOAT32) property.separate({2, 25001});
      if (HasFailure()) return;
    }
  }
}

TEST(PropertyElementwise, OnADeviceThatRunsLate) {
  for (int i = 0; i < kOps; ++i) {
    Draw draw{uint64_t(i) + 3001};
    for (int round = 0; round < 6; ++round) {
      SCOPED_TRACE(place(i + 3001, round));
      std::vector<DType> dtypes;
      for (int k = 0; k < op_inputs(Op(i)); ++k) dtypes.push_back(draw.dtype());
      if (Op(i) == Op::select) dtypes[0] = CTN_BOOL;
      if (Op(i) == Op::ldexp) dtypes[1] = CTN_INT16;
      Property property(draw, Op(i), dtypes, true);
      property.separate(draw_shape(draw));
      property.overlapping(draw_shape(draw));
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace catenary
