// Indexing with arrays: reads, assignments, and operations at positions.
#include "impl/array/indexing.h"

#include "impl/array/elementwise_call.h"
#include "impl/array/launch.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/for_speed.h"
#include "impl/dtype/op.h"

#include <algorithm>

namespace catenary {
namespace {

constexpr int kMaxAxes = 32;

ArrayRef row_of(const Array& table, int64_t row) {
  const int64_t n = table.dim(1), stride = table.stride(1);
  return view_as(table, table.data() + row * table.stride(0), {&n, 1}, {&stride, 1}, true);
}

/// The elements that an index selects, in the form that the kernels use: `view` begins with the indexed axes,
/// `positions` is an int64 array (axes, n), and the result has the n positions, in their broadcast shape, at
/// axis `place`.
class Selection {
 public:
  Selection(const Array& a, Span<const ctn_index> items, Span<const Array* const> arrays)
      : a_(a), arrays_(arrays) {
    read(items);
    broadcast();
    stack();
  }

  ArrayRef get() const {
    ArrayRef out = empty_on(a_.backend(), shape(), a_.dtype());
    launch_gather(*view_, *positions_, axes_, *positions_first(*out));
    return out;
  }

  /// Assigns, or combines in-place.
  void write(const Array& value, const Combination* combination) const {
    ArrayRef source = share(value);
    // As in NumPy, leading axes of length one do not count, except for masks of all axes and for sums.
    while (!combination && !full_mask_ && source->ndim() > int(shape_.size()) && source->dim(0) == 1) {
      const int64_t first = 0;
      source = squeeze(*source, {&first, 1});
    }
    check_value(*source, !combination && full_mask_);
    if (!same_shape(source->shape(), shape())) source = broadcast_to(*source, shape());
    source = positions_first(*source);
    ArrayRef positions = ranges_overlap(*positions_, *view_) ? copy(*positions_) : positions_;
    if (ranges_overlap(*source, *view_)) source = copy(*source);
    launch_scatter(*source, *positions, axes_, combination, *view_);
  }

  Shape shape() const { return {shape_.data(), shape_.size()}; }

 private:
  struct Entry {
    ArrayRef positions;  // integers of any shape
    int axis;            // -1: no axis, only a shape (0-d masks)
  };

  void read(Span<const ctn_index> given) {
    SmallVector<ctn_index, 8> items(given.begin(), given.end());
    for (ctn_index& item : items)  // 0-d integers are treated as INT items
      if (item.kind == CTN_INDEX_ARRAY && array_of(item).ndim() == 0 && array_of(item).dtype() != CTN_BOOL)
        item = {CTN_INDEX_INT, item_i64(array_of(item), {}), 0, 0};
    int used = 0, ellipses = 0;
    for (const ctn_index& item : items) {
      if (item.kind < CTN_INDEX_INT || item.kind > CTN_INDEX_ARRAY)
        fail(CTN_ERROR_INVALID_ARGUMENT, "items: unknown kind %lld", (long long)item.kind);
      used += item.kind == CTN_INDEX_INT || item.kind == CTN_INDEX_SLICE;
      ellipses += item.kind == CTN_INDEX_ELLIPSIS;
      if (item.kind == CTN_INDEX_ARRAY) {
        const Array& array = array_of(item);
        used += array.dtype() == CTN_BOOL ? array.ndim() : 1;
      }
    }
    if (used > a_.ndim())
      fail(CTN_ERROR_INDEX, "items: too many indices for %s: %d", describe(a_).c_str(), used);
    if (ellipses > 1) fail(CTN_ERROR_INDEX, "items: more than one ellipsis");
    full_mask_ = items.size() == 1 && items[0].kind == CTN_INDEX_ARRAY && used == a_.ndim() &&
                 array_of(items[0]).dtype() == CTN_BOOL && same_shape(array_of(items[0]).shape(), a_.shape());

    // get_item handles the basic items, with arrays replaced by whole axes; the remaining axes are then
    // reordered.
    SmallVector<ctn_index, 8> basic;
    SmallVector<int, 8> kept;  // axes of the view that arrays index
    const ctn_index whole = {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, CTN_OMITTED};
    int axis = 0, dims = 0;
    for (const ctn_index& item : items) {
      const bool picks = item.kind == CTN_INDEX_INT || item.kind == CTN_INDEX_ARRAY;
      if (picks) {
        if (state_ == State::none) place_ = dims - int(kept.size());
        if (state_ == State::behind) place_ = 0;
        state_ = state_ == State::behind || state_ == State::apart ? State::apart : State::inside;
      } else if (state_ == State::inside) {
        state_ = State::behind;
      }
      if (item.kind != CTN_INDEX_ARRAY) {
        basic.push_back(item);
        const int rest = a_.ndim() - used;
        axis += item.kind == CTN_INDEX_ELLIPSIS ? rest : item.kind == CTN_INDEX_NEWAXIS ? 0 : 1;
        dims += item.kind == CTN_INDEX_ELLIPSIS ? rest : item.kind == CTN_INDEX_INT ? 0 : 1;
        continue;
      }
      const Array& array = array_of(item);
      const int first = axis;
      add_entries(array, axis);
      for (; axis < first + (array.dtype() == CTN_BOOL ? array.ndim() : 1); ++axis) {
        basic.push_back(whole);
        kept.push_back(dims++);
      }
    }
    ArrayRef view = get_item(a_, {basic.data(), basic.size()});
    Dims order;
    for (int k : kept) order.push_back(k);
    for (int i = 0; i < view->ndim(); ++i)
      if (std::find(kept.begin(), kept.end(), i) == kept.end()) order.push_back(i);
    for (const Entry& entry : entries_) {
      if (entry.axis < 0) continue;
      if (count_ == kMaxAxes) fail(CTN_ERROR_INDEX, "items: more than %d indexed axes", kMaxAxes);
      axes_[count_++] = int8_t(entry.axis);
    }
    view_ = transpose(*view, {order.data(), order.size()});
  }

  const Array& array_of(const ctn_index& item) const {
    if (item.start < 0 || item.start >= int64_t(arrays_.size))
      fail(CTN_ERROR_INVALID_ARGUMENT, "items: array index %lld is out of range for %zu arrays",
           (long long)item.start, arrays_.size);
    const Array& array = *arrays_[size_t(item.start)];
    if (is_float(array.dtype()))
      fail(CTN_ERROR_DTYPE, "arrays[%lld]: expected integers or bool, got %s", (long long)item.start,
           describe(array).c_str());
    return array;
  }

  void add_entries(const Array& array, int axis) {
    ArrayRef local = share(array);
    if (array.is_weak())
      local = to_backend(array, a_.backend());
    else
      require_same_backend(a_, array);
    if (array.dtype() != CTN_BOOL) {
      entries_.push_back({local, axis});
      return;
    }
    for (int i = 0; i < array.ndim(); ++i)
      if (array.dim(i) != a_.dim(axis + i) &&
          array.dim(i) != 0)  // anything without elements fits, as in NumPy
        fail(CTN_ERROR_INDEX, "arrays: a mask of shape %s does not fit axes %d to %d of %s",
             shape_text(array.shape()).c_str(), axis, axis + array.ndim() - 1, describe(a_).c_str());
    ArrayRef found = nonzero(*local);
    if (array.ndim() == 0) {
      entries_.push_back({row_of(*found, 0), -1});
      return;
    }
    table_ = found;
    for (int i = 0; i < array.ndim(); ++i) entries_.push_back({row_of(*found, i), axis + i});
  }

  void broadcast() {
    SmallVector<const Array*, 8> all;
    for (const Entry& entry : entries_) all.push_back(entry.positions.get());
    try {
      broadcast_ = broadcast_shapes({all.data(), all.size()});
    } catch (const Error& error) {
      fail(CTN_ERROR_INDEX, "arrays: positions do not broadcast together: %s", error.what());
    }
    const int rest = view_->ndim() - count_;
    if (rest + int(broadcast_.size()) > kMaxAxes)
      fail(CTN_ERROR_INDEX, "items: the result would have %d dimensions, more than %d",
           rest + int(broadcast_.size()), kMaxAxes);
    for (int i = 0; i < place_; ++i) shape_.push_back(view_->dim(count_ + i));
    for (int64_t d : broadcast_) shape_.push_back(d);
    for (int i = place_; i < rest; ++i) shape_.push_back(view_->dim(count_ + i));
  }

  void stack() {
    const Shape together{broadcast_.data(), broadcast_.size()};
    const int64_t n = checked_size(together, CTN_INT64);
    if (table_ && count_ == int(entries_.size()) && table_->dim(0) == count_ && table_->dim(1) == n) {
      positions_ = table_;  // of a single mask
      return;
    }
    if (count_ == 0) {  // nothing but shapes: index an added axis of length one
      const int64_t shape[2] = {1, n};
      view_ = expand_dims(*view_, 0);
      positions_ = full({shape, 2}, *scalar_on(a_.backend(), 0, CTN_INT64), CTN_INT64);
      return;
    }
    const int64_t shape[2] = {count_, n};
    if (count_ == 1 && entries_.size() == 1) {
      const Array& only = *entries_[0].positions;
      if (only.dtype() == CTN_INT64 && only.is_c_contiguous()) {
        positions_ = reshape(only, {shape, 2});
        return;
      }
    }
    positions_ = empty_on(a_.backend(), {shape, 2}, CTN_INT64);
    int64_t row = 0;
    for (const Entry& entry : entries_) {
      if (entry.axis < 0) continue;
      ArrayRef target = reshape(*row_of(*positions_, row++), together);
      assign(*target, *broadcast_to(*entry.positions, together));
    }
  }

  /// Returns a view (or copy) with shape (n, rest...) of an array that has the shape of the result.
  ArrayRef positions_first(const Array& full) const {
    const size_t place = size_t(place_), joined = broadcast_.size();
    Dims merged, order;
    int64_t n = 1;
    for (int64_t d : broadcast_) n *= d;
    for (size_t i = 0; i < place; ++i) merged.push_back(shape_[i]);
    merged.push_back(n);
    for (size_t i = place + joined; i < shape_.size(); ++i) merged.push_back(shape_[i]);
    order.push_back(place_);
    for (int i = 0; i < int(merged.size()); ++i)
      if (i != place_) order.push_back(i);
    return transpose(*reshape(full, {merged.data(), merged.size()}), {order.data(), order.size()});
  }

  void check_value(const Array& value, bool flat) const {
    bool fits = value.ndim() <= int(shape_.size());
    if (flat) fits = value.ndim() <= 1 && (value.size() == 1 || value.size() == shape_[0]);
    for (int i = 0; i < value.ndim() && fits; ++i) {
      const int64_t d = value.dim(i);
      fits = d == 1 || d == shape_[shape_.size() - size_t(value.ndim()) + size_t(i)];
    }
    if (!fits)
      fail(CTN_ERROR_SHAPE, "value: expected a shape that broadcasts to the %s selected, got %s",
           shape_text(shape()).c_str(), describe(value).c_str());
  }

  enum class State { none, inside, behind, apart };  // where the parser is relative to the array items

  const Array& a_;
  Span<const Array* const> arrays_;
  SmallVector<Entry, 4> entries_;
  ArrayRef view_, positions_, table_;
  Dims broadcast_, shape_;
  int8_t axes_[kMaxAxes] = {};
  int count_ = 0;  // number of indexed axes
  int place_ = 0;
  State state_ = State::none;
  bool full_mask_ = false;
};

ArrayRef local_value(const Array& a, const Array& value) {
  if (!value.is_weak()) require_same_backend(a, value);
  return to_backend(value, a.backend());
}

/// The data of a view without elements may be outside its storage; the kernel gets an address inside.
Operand operand_of(const Array& a) {
  Operand operand = a.operand();
  if (a.size() == 0) operand.data = a.storage().data();
  return operand;
}

constexpr int8_t kFirstAxis = 0;
const ctn_index kOneArray = {CTN_INDEX_ARRAY, 0, 0, 0};

/// Returns the only item if it is a mask over several axes of a contiguous array, whose elements a single
/// position identifies. Otherwise returns null.
const Array* wide_mask(const Array& a, Span<const ctn_index> items, Span<const Array* const> arrays) {
  if (items.size != 1 || items[0].kind != CTN_INDEX_ARRAY || items[0].start != 0 || arrays.size != 1)
    return nullptr;
  const Array& mask = *arrays[0];
  const bool fits = mask.dtype() == CTN_BOOL && mask.ndim() > 1 && mask.ndim() <= a.ndim() &&
                    a.is_c_contiguous() && same_shape(mask.shape(), {a.dims(), size_t(mask.ndim())});
  return fits ? &mask : nullptr;
}

/// Returns `a` with the axes of the mask merged into one.
ArrayRef joined_axes(const Array& a, const Array& mask) {
  Dims shape;
  shape.push_back(mask.size());
  for (int i = mask.ndim(); i < a.ndim(); ++i) shape.push_back(a.dim(i));
  return reshape(a, {shape.data(), shape.size()});
}

}  // namespace

namespace {

/// The operand of positions, to which a list is a table of one row.
struct PositionsOperand {
  int64_t shape[2], strides[2];
  Operand operand;

  explicit PositionsOperand(const Array& indices)
      : shape{1, indices.size()},
        strides{8 * indices.size(), 8},
        operand(kForSpeed && indices.ndim() == 1
                    ? Operand{indices.data(), &indices.storage(), shape, strides, 2, indices.dtype()}
                    : indices.operand()) {}

  IndexParams params(const int8_t* axes, bool combine) const {
    IndexParams p{int32_t(operand.shape[0]), combine, {}, {}, {}, {}};
    std::copy(axes, axes + p.count, p.axes);
    return p;
  }
};

}  // namespace

void launch_gather(const Array& a, const Array& indices, const int8_t* axes, Array& out) {
  if (indices.size() == 0) return;
  const PositionsOperand positions(indices);
  launch(kernels::gather_index, positions.params(axes, false), operand_of(a), positions.operand,
         operand_of(out));
  out.storage().mark_written();
}

void launch_scatter(const Array& value, const Array& indices, const int8_t* axes,
                    const Combination* combination, Array& a) {
  if (indices.size() == 0) return;
  const PositionsOperand positions(indices);
  IndexParams params = positions.params(axes, combination != nullptr);
  if (combination) {
    params.op = combination->op;
    params.loop = combination->loop;
  }
  launch(kernels::scatter_index, params, operand_of(value), positions.operand, operand_of(a));
  a.storage().mark_written();
}

namespace {

/// Returns the positions if the only item is a list of them along the first axis, which the kernels take as
/// it is: the views and copies that other items need take longer than few elements. Otherwise returns null.
const Array* only_list(const Array& a, Span<const ctn_index> items, Span<const Array* const> arrays) {
  if (!kForSpeed || items.size != 1 || items[0].kind != CTN_INDEX_ARRAY || items[0].start != 0 ||
      arrays.size != 1 || a.ndim() == 0 || a.ndim() > kMaxAxes)
    return nullptr;
  const Array& list = *arrays[0];
  const bool fits = list.dtype() == CTN_INT64 && list.ndim() == 1 && list.is_c_contiguous() &&
                    !list.is_weak() && &list.backend() == &a.backend();
  return fits ? &list : nullptr;
}

/// The shape that the positions select.
void shape_of_list(const Array& a, const Array& list, Dims& shape) {
  shape.push_back(list.size());
  for (int i = 1; i < a.ndim(); ++i) shape.push_back(a.dim(i));
}

}  // namespace

ArrayRef get_advanced(const Array& a, Span<const ctn_index> items, Span<const Array* const> arrays) {
  if (const Array* list = only_list(a, items, arrays)) {
    Dims shape;
    shape_of_list(a, *list, shape);
    ArrayRef out = empty_on(a.backend(), {shape.data(), shape.size()}, a.dtype());
    launch_gather(a, *list, &kFirstAxis, *out);
    return out;
  }
  if (kForSpeed && items.size == 1 && arrays.size == 1 && items[0].kind == CTN_INDEX_ARRAY &&
      items[0].start == 0)
    if (ArrayRef chosen = choose_elements(a, *arrays[0])) return chosen;
  if (const Array* mask = wide_mask(a, items, arrays)) {
    ArrayRef flat = ravel(*mask);
    const Array* list[] = {flat.get()};
    return Selection(*joined_axes(a, *mask), items, {list, 1}).get();
  }
  return Selection(a, items, arrays).get();
}

namespace {

void write_selected(Array& a, Span<const ctn_index> items, Span<const Array* const> arrays,
                    const Array& value, const Combination* combination) {
  if (const Array* list = only_list(a, items, arrays)) {
    Dims shape;
    shape_of_list(a, *list, shape);
    if (same_shape(value.shape(), {shape.data(), shape.size()}) && !ranges_overlap(value, a) &&
        !ranges_overlap(*list, a))
      return launch_scatter(value, *list, &kFirstAxis, combination, a);
  }
  const Array* mask = combination ? nullptr : wide_mask(a, items, arrays);
  if (!mask) return Selection(a, items, arrays).write(value, combination);
  ArrayRef flat = ravel(*mask);
  const Array* list[] = {flat.get()};
  Selection(*joined_axes(a, *mask), items, {list, 1}).write(value, combination);
}

}  // namespace

void set_advanced(Array& a, Span<const ctn_index> items, Span<const Array* const> arrays,
                  const Array& value) {
  require_writeable(a, "a");
  if (kForSpeed && value.dtype() == a.dtype() && &value.backend() == &a.backend())
    return write_selected(a, items, arrays, value, nullptr);
  write_selected(a, items, arrays, *asarray(*local_value(a, value), a.dtype()), nullptr);
}

void combine_at(Op op, Array& a, Span<const ctn_index> items, Span<const Array* const> arrays,
                const Array* value) {
  require_writeable(a, "a");
  if (op_outputs(op) != 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: %s has %d results and cannot work in place", op_name(op),
         op_outputs(op));
  if (op_inputs(op) > 2)
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: %s has %d operands and cannot work in place", op_name(op),
         op_inputs(op));
  if ((op_inputs(op) == 2) != (value != nullptr))
    fail(CTN_ERROR_INVALID_ARGUMENT, "value: expected %s, because %s has %d operands",
         value ? "NULL" : "an array", op_name(op), op_inputs(op));
  if (!value) {
    const Combination unary = {op, loop_dtype(op, a.dtype())};
    return write_selected(a, items, arrays, *scalar_on(a.backend(), 0, a.dtype()), &unary);
  }
  ArrayRef source = local_value(a, *value);
  // Sums and products of integers wrap, so it does not matter when they are truncated.
  const bool wraps = (op == Op::add || op == Op::subtract || op == Op::multiply) && is_integer(a.dtype()) &&
                     is_integer(value->dtype()) &&
                     (value->is_weak() || is_integer(promote(a.dtype(), value->dtype())));
  const Input inputs[] = {Input(a), Input(*value)};
  const Combination binary = {op, wraps ? a.dtype() : find_loop(op, inputs, 2)};
  write_selected(a, items, arrays, *asarray(*source, op_input_dtype(op, 1, binary.loop)), &binary);
}

void add_at(Array& a, Span<const ctn_index> items, Span<const Array* const> arrays, const Array& value) {
  combine_at(Op::add, a, items, arrays, &value);
}

ArrayRef get_mask(const Array& a, const Array& mask) {
  if (mask.dtype() != CTN_BOOL) fail(CTN_ERROR_DTYPE, "mask: expected bool, got %s", describe(mask).c_str());
  const Array* arrays[] = {&mask};
  return get_advanced(a, {&kOneArray, 1}, {arrays, 1});
}

void set_mask(Array& a, const Array& mask, const Array& value) {
  if (mask.dtype() != CTN_BOOL) fail(CTN_ERROR_DTYPE, "mask: expected bool, got %s", describe(mask).c_str());
  const Array* arrays[] = {&mask};
  set_advanced(a, {&kOneArray, 1}, {arrays, 1}, value);
}

}  // namespace catenary
