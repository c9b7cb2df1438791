// Layouts of the calls of users' kernels, for all machines: axes that are merged, and which way a reduction
// goes. A Call is a ctn_call of impl/backend/user_abi.inc.
#pragma once
#include <cstdint>
#include <cstdlib>

#include "impl/backend/backend.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/user.h"
#include "impl/base/small_vector.h"
#include "impl/dtype/dtype.h"

namespace catenary {

// Results depend on these two constants, which must not depend on the machine.
constexpr int64_t kUserRowBlock = int64_t{1}
                                  << 15;  // number of elements of a long row that are reduced to one value
constexpr int64_t kUserColumnBlock = int64_t{1} << 16;  // the same for a tile of columns
constexpr int64_t kUserFewRows = 32;

using UserLengths = SmallVector<int64_t, 16>;

inline int64_t user_product(const int64_t* shape, int32_t ndim) {
  int64_t size = 1;
  for (int32_t d = 0; d < ndim; ++d) size *= shape[d];
  return size;
}

/// Axes, and the strides along them of all movers, merged if all of them allow it.
class UserAxes {
 public:
  UserAxes(const int64_t* shape, int32_t ndim) {
    for (int32_t d = 0; d < ndim; ++d) dims_.push_back({shape[d], {}});
  }

  /// Adds the strides of one mover, one for each axis.
  void add(const int64_t* strides) {
    for (size_t d = 0; d < dims_.size(); ++d) dims_[d].strides[movers_] = strides[d];
    ++movers_;
  }
  /// Sorts the axes so that the first mover's largest strides come first.
  void sort() { layout::sort_dims(dims_, 0); }
  /// Merges the axes. To be called last.
  void merge() {
    layout::merge_dims(dims_);
    for (const auto& dim : dims_) lists_.push_back(dim.length);
    for (size_t k = 0; k < movers_; ++k)
      for (const auto& dim : dims_) lists_.push_back(dim.strides[k]);
  }

  int32_t ndim() const { return int32_t(dims_.size()); }
  const int64_t* shape() const { return lists_.data(); }
  const int64_t* strides(size_t mover) const { return lists_.data() + (mover + 1) * dims_.size(); }
  int64_t inner_stride(size_t mover) const {
    return dims_.empty() ? 0 : std::abs(dims_[dims_.size() - 1].strides[mover]);
  }
  /// Whether consecutive positions of a mover are always `step` apart.
  bool dense(size_t mover, int64_t step) const {
    for (size_t d = dims_.size(); d-- > 0; step *= dims_[d].length)
      if (dims_[d].strides[mover] != step) return false;
    return true;
  }

 private:
  layout::Dims<kMaxUserParameters + 1> dims_;  // of the operands, and of positions
  size_t movers_ = 0;
  SmallVector<int64_t, 64> lists_;  // the shape, then the strides of each mover
};

/// The parameters of a call with their operands.
struct UserOperands {
  const UserParams& params;
  const Operand* operands[kMaxUserParameters];  // null for scalars

  UserOperands(const Launch& launch, const UserParams& params) : params(params) {
    int32_t next = 0;
    for (int32_t k = 0; k < params.count; ++k)
      operands[k] = params.scalar >> k & 1 ? nullptr : &launch.operands[next++];
  }
  bool is_raw(int k) const { return params.raw >> k & 1; }
  bool is_output(int k) const { return params.output >> k & 1; }
  bool moves(int k) const { return operands[k] && !is_raw(k); }
};

template <class Argument>
void set_raw_argument(const Operand& operand, Argument& argument) {
  argument.data = operand.data;
  argument.shape = operand.shape;
  argument.strides = operand.strides;
  argument.ndim = operand.ndim;
  argument.dense = 1;
  int64_t step = int64_t(itemsize(operand.dtype));
  for (int32_t d = operand.ndim; d-- > 0;) {
    if (operand.shape[d] != 1 && operand.strides[d] != step) argument.dense = 0;
    step *= operand.shape[d];
  }
}

template <class Call>
void set_raw_arguments(const UserOperands& p, Call& call) {
  call.scalars = p.params.scalars;
  for (int32_t k = 0; k < p.params.count; ++k)
    if (p.operands[k] && p.is_raw(k)) set_raw_argument(*p.operands[k], call.arguments[k]);
}

/// Where the elements of an elementwise kernel are. The call refers to it. finish(argument, k) ends an
/// argument that is not raw.
template <class Call>
class ElementwiseLayout {
 public:
  template <class Finish>
  ElementwiseLayout(const UserOperands& p, Call& call, Finish finish)
      : ElementwiseLayout(p, call, first_of(p), finish) {}

 private:
  template <class Finish>
  ElementwiseLayout(const UserOperands& p, Call& call, const Operand* first, Finish finish)
      : ElementwiseLayout(p, call, first ? first->shape : &p.params.size, first ? first->ndim : 1, finish) {}
  template <class Finish>
  ElementwiseLayout(const UserOperands& p, Call& call, const int64_t* shape, int32_t ndim, Finish finish)
      : axes_(shape, ndim) {
    call.size = user_product(shape, ndim);
    if (call.size == 0) return;
    for (int32_t k = 0; k < p.params.count; ++k)
      if (p.moves(k)) axes_.add(p.operands[k]->strides);
    axes_.merge();
    call.shape = axes_.shape();
    call.ndim = axes_.ndim();
    call.index_shape = p.params.keep_axes ? shape : axes_.shape();
    call.index_ndim = p.params.keep_axes ? ndim : axes_.ndim();
    set_raw_arguments(p, call);
    size_t mover = 0;
    for (int32_t k = 0; k < p.params.count; ++k) {
      if (!p.moves(k)) continue;
      auto& argument = call.arguments[k];
      argument.data = p.operands[k]->data;
      argument.strides = axes_.strides(mover);
      argument.dense = axes_.dense(mover, int64_t(itemsize(p.operands[k]->dtype)));
      finish(argument, k);
      ++mover;
    }
  }

  static const Operand* first_of(const UserOperands& p) {
    for (int32_t k = 0; k < p.params.count; ++k)
      if (p.moves(k)) return p.operands[k];
    return nullptr;
  }

  UserAxes axes_;
};

/// Where the elements of a reduction are, and whether neighboring results (columns) or neighboring elements
/// of one result are next to each other. The call refers to it.
template <class Call>
class ReductionLayout {
 public:
  ReductionLayout(const UserOperands& p, bool uses_position, Call& call)
      : ReductionLayout(p, input_of(p), uses_position, call) {}

 private:
  ReductionLayout(const UserOperands& p, const Operand* input, bool uses_position, Call& call)
      : kept_(input->shape, p.params.kept),
        reduced_(input->shape + p.params.kept, input->ndim - p.params.kept),
        index_shape_(size_t(input->ndim)),
        positions_(size_t(input->ndim)) {
    const int32_t kept_ndim = p.params.kept;
    call.size = user_product(input->shape, kept_ndim);
    call.reduced_size = user_product(input->shape + kept_ndim, input->ndim - kept_ndim);
    if (call.size == 0) return;
    for (int32_t d = 0; d < input->ndim; ++d) index_shape_[size_t(p.params.axes[d])] = input->shape[d];
    for (int32_t d = 0; d < input->ndim; ++d) {
      const int32_t axis = p.params.axes[d];
      positions_[size_t(d)] = user_product(index_shape_.data() + axis + 1, input->ndim - axis - 1);
    }
    for (int32_t k = 0; k < p.params.count; ++k) {
      if (!p.moves(k)) continue;
      kept_.add(p.operands[k]->strides);
      if (!p.is_output(k)) reduced_.add(p.operands[k]->strides + kept_ndim);
    }
    if (uses_position) {
      kept_.add(positions_.data());
      reduced_.add(positions_.data() + kept_ndim);
    } else {
      reduced_.sort();
    }
    kept_.merge();
    reduced_.merge();
    call.shape = kept_.shape();
    call.ndim = kept_.ndim();
    call.reduced_shape = reduced_.shape();
    call.reduced_ndim = reduced_.ndim();
    call.index_shape = index_shape_.data();
    call.index_ndim = input->ndim;
    call.output_index_shape = input->shape;
    call.output_index_ndim = kept_ndim;
    set_raw_arguments(p, call);
    size_t mover = 0, reduced_mover = 0;
    int votes = 0;
    for (int32_t k = 0; k < p.params.count; ++k) {
      if (!p.moves(k)) continue;
      auto& argument = call.arguments[k];
      const int64_t step = int64_t(itemsize(p.operands[k]->dtype));
      argument.data = p.operands[k]->data;
      argument.strides = kept_.strides(mover);
      argument.dense = kept_.dense(mover, step);
      if (!p.is_output(k)) {
        argument.reduced_strides = reduced_.strides(reduced_mover);
        argument.reduced_dense = reduced_.dense(reduced_mover, step);
        const int64_t across = kept_.inner_stride(mover), along = reduced_.inner_stride(reduced_mover);
        if (across && along) votes += across < along ? 1 : -1;
        ++reduced_mover;
      }
      ++mover;
    }
    if (uses_position) {
      call.position_strides = kept_.strides(mover);
      call.reduced_position_strides = reduced_.strides(reduced_mover);
    }
    call.columns = call.size >= kUserFewRows && (votes > 0 || call.reduced_size < kUserFewRows);
  }

  static const Operand* input_of(const UserOperands& p) {
    for (int32_t k = 0;; ++k)
      if (p.moves(k) && !p.is_output(k)) return p.operands[k];
  }

  UserAxes kept_, reduced_;
  UserLengths index_shape_, positions_;
};

/// The number of reduced elements of which one value is made first; depends on the shape only.
template <class Call>
int64_t reduction_block(const Call& call) {
  if (!call.columns) return kUserRowBlock;
  const int64_t width = call.size < kUserReductionWidth ? call.size : kUserReductionWidth;
  return kUserColumnBlock / width < 64 ? 64 : kUserColumnBlock / width;
}

}  // namespace catenary
