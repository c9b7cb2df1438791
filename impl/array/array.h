// The array object, and the functions that create, convert, view and combine arrays.
#pragma once
#include <catenary/types.h>

#include <array>

#include "impl/backend/backend.h"
#include "impl/base/error.h"
#include "impl/base/object.h"
#include "impl/base/small_vector.h"
#include "impl/base/span.h"
#include "impl/dtype/dtype.h"

namespace catenary {
constexpr int kInlineDims = 8;
using Dims = SmallVector<int64_t, kInlineDims>;
using Shape = Span<const int64_t>;
}  // namespace catenary

/// An n-dimensional array. The C API's handle is the object itself.
struct ctn_array final : catenary::HandleObject<catenary::Kind::array> {
 public:
  /// `fixed` marks memory of others that must not be written.
  enum Flags : uint8_t { c_contiguous = 1, f_contiguous = 2, owns = 4, writeable = 8, weak = 16, fixed = 32 };

  /// Leaves dims uninitialized; the factory functions below fill them in.
  ctn_array(catenary::Ref<catenary::Storage> storage, char* data, catenary::DType dtype, int ndim);
  /// Makes a view; a view of a view refers to the same base.
  ctn_array(const ctn_array& viewed, char* data, catenary::DType dtype, int ndim);
  ~ctn_array() override;

  catenary::DType dtype() const noexcept { return dtype_; }
  int ndim() const noexcept { return ndim_; }
  int64_t size() const noexcept { return size_; }
  size_t itemsize() const noexcept { return catenary::itemsize(dtype_); }
  int64_t nbytes() const noexcept { return size_ * int64_t(catenary::itemsize(dtype_)); }
  const int64_t* dims() const noexcept { return dims_; }
  const int64_t* byte_strides() const noexcept { return dims_ + ndim_; }
  int64_t dim(int i) const noexcept { return dims_[i]; }
  int64_t stride(int i) const noexcept { return dims_[ndim_ + i]; }
  catenary::Shape shape() const noexcept { return {dims_, size_t(ndim_)}; }
  catenary::Shape strides() const noexcept { return {dims_ + ndim_, size_t(ndim_)}; }
  bool is_c_contiguous() const noexcept { return flags_ & c_contiguous; }
  bool is_f_contiguous() const noexcept { return flags_ & f_contiguous; }
  bool owns_data() const noexcept { return flags_ & owns; }
  bool is_writeable() const noexcept { return flags_ & writeable; }
  bool is_weak() const noexcept { return flags_ & weak; }
  uint8_t flags() const noexcept { return flags_; }
  char* data() const noexcept { return data_; }
  catenary::Storage& storage() const noexcept { return *storage_; }
  catenary::Backend& backend() const noexcept { return storage_->backend(); }
  int64_t version() const noexcept { return storage_->version(); }
  const std::string& device() const { return backend().name(); }
  /// Memory was written without the library.
  void mark_written() { storage_->mark_written(); }
  catenary::Operand operand() const { return {data_, storage_, dims_, dims_ + ndim_, ndim_, dtype_}; }
  /// The base array, or null if this is not a view.
  const ctn_array* base() const noexcept { return base_; }

  // For the factory functions.
  int64_t* mutable_dims() { return dims_; }
  void set_layout(catenary::Shape shape, catenary::Shape strides);  // same elements, flags kept
  void set_flag(uint8_t flag, bool on) { flags_ = uint8_t(on ? flags_ | flag : flags_ & ~flag); }
  void finish(uint8_t extra_flags);  // computes size and contiguity from dims and strides
  void finish_contiguous(int64_t size, uint8_t extra_flags) {  // requires dims in C order
    size_ = size;
    if (size == 0) clear_strides();
    bool vector = ndim_ <= 1 || size <= 1;
    flags_ = uint8_t(c_contiguous | (vector ? f_contiguous : 0) | extra_flags);
    if (!vector) check_f_order();
  }

 private:
  void check_f_order();
  void clear_strides();  // sets the strides that NumPy gives new arrays without elements

  catenary::Storage* storage_;
  const ctn_array* base_;  // keeps the storage alive; if null, the array itself does
  char* data_;
  int64_t* dims_;  // shape, then strides
  int64_t size_ = 0;
  catenary::DType dtype_;
  int32_t ndim_;
  uint8_t flags_ = 0;
  int64_t inline_dims_[2 * catenary::kInlineDims];
};

namespace catenary {

enum class Op : uint8_t;  // see impl/dtype/op.h

using Array = ::ctn_array;
using ArrayRef = Ref<Array>;

// Creation (creation.cc). Throw Error(CTN_ERROR_INVALID_ARGUMENT) for negative lengths and for sizes beyond
// int64.
ArrayRef empty_on(Backend& backend, Shape shape, DType dtype);
ArrayRef empty(Shape shape, DType dtype);
ArrayRef empty_of_layout(const Array& like, DType dtype);  // for a C-contiguous array: its shape and device
ArrayRef zeros(Shape shape, DType dtype);
ArrayRef ones(Shape shape, DType dtype);
ArrayRef full(Shape shape, const Array& value, DType dtype);
ArrayRef full_f64(Shape shape, double value, DType dtype);
ArrayRef full_i64(Shape shape, int64_t value, DType dtype);
ArrayRef empty_like(const Array& a, DType dtype);
ArrayRef empty_for_result(const Array& a,
                          DType dtype);  // for an elementwise operation that walks through `a`
ArrayRef zeros_like(const Array& a, DType dtype);
ArrayRef ones_like(const Array& a, DType dtype);
ArrayRef full_like(const Array& a, const Array& value, DType dtype);
ArrayRef eye(int64_t n, int64_t m, int64_t k, DType dtype);
ArrayRef identity(int64_t n, DType dtype);
ArrayRef arange_i64(int64_t start, int64_t stop, int64_t step, DType dtype);
ArrayRef arange_f64(double start, double stop, double step, DType dtype);
ArrayRef linspace(double start, double stop, int64_t count, bool endpoint, DType dtype);
ArrayRef diag(const Array& v, int64_t k);
ArrayRef diagflat(const Array& v, int64_t k);
ArrayRef scalar_f64(double value);
ArrayRef scalar_i64(int64_t value);
ArrayRef scalar_bool(bool value);
ArrayRef scalar_on(Backend& backend, double value, DType dtype);  // an ordinary 0-d array
ArrayRef from_data(const void* data, Shape shape, DType dtype, Backend& backend = current_backend());
int64_t checked_size(Shape shape, DType dtype);

// Host access (host.cc).
void to_data(const Array& a, void* data);
void set_data(Array& a, const void* data);
// For memory of `size` bytes: INVALID_ARGUMENT unless that is the size of the array.
void to_data(const Array& a, void* data, size_t size);
void set_data(Array& a, const void* data, size_t size);
/// The address of the first element; DEVICE error unless the array is on "cpu".
void* host_data(const Array& a);
double item_f64(const Array& a, Span<const int64_t> index);
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) if the value is not finite or not within int64; truncates
/// fractions.
int64_t item_i64(const Array& a, Span<const int64_t> index);

// Conversion (conversion.cc).
ArrayRef astype(const Array& a, DType dtype);
ArrayRef copy(const Array& a);
ArrayRef asarray(const Array& a, DType dtype);
ArrayRef ascontiguousarray(const Array& a, DType dtype);
ArrayRef asfortranarray(const Array& a, DType dtype);
ArrayRef contiguous(const Array& a);  // the array itself if it is C-contiguous
ArrayRef to_backend(const Array& a, Backend& backend);
ArrayRef to_device(const Array& a, const char* name);  // null: the current one
void fill(Array& a, const Array& value);
void fill_f64(Array& a, double value);
void fill_i64(Array& a, int64_t value);
void copyto(Array& dst, const Array& src, ctn_casting casting, const Array* where);
/// out[...] = result, for routines that compute into a temporary: the shapes must be equal, and the dtype is
/// cast within its kind. Errors name `out`.
void store_result(const Array& result, Array& out);
/// dst[...] = src with C casts. The shapes must be equal; overlapping memory is handled.
void assign(Array& dst, const Array& src);

// Views (view.cc). All share storage, except reshape and ravel if no view is possible.
ArrayRef base_of(const Array* a);  // null if it is not a view
void set_shape(Array& a, Shape shape);
void set_writeable(Array& a, bool writeable);
ArrayRef reduced_view(const Array& a);
ArrayRef view_as(const Array& a, char* data, Shape shape, Shape strides, bool writeable);
ArrayRef view(const Array& a, DType dtype);
ArrayRef reshape(const Array& a, Shape shape);
ArrayRef ravel(const Array& a);
ArrayRef flatten(const Array& a);
ArrayRef transpose(const Array& a, Span<const int64_t> axes);  // data null: reversed
ArrayRef swapaxes(const Array& a, int64_t axis1, int64_t axis2);
ArrayRef rollaxis(const Array& a, int64_t axis, int64_t start);
ArrayRef expand_dims(const Array& a, int64_t axis);
ArrayRef squeeze(const Array& a, Span<const int64_t> axes);
ArrayRef broadcast_to(const Array& a, Shape shape);
ArrayRef get_item(const Array& a, Span<const ctn_index> items);
void set_item(Array& a, Span<const ctn_index> items, const Array& value);
void set_item_f64(Array& a, Span<const ctn_index> items, double value);
void set_item_i64(Array& a, Span<const ctn_index> items, int64_t value);
ArrayRef slice_axis(const Array& a, int axis, int64_t begin, int64_t end);

// Joining and picking (manipulation.cc).
ArrayRef concatenate(Span<const Array* const> arrays, int64_t axis);
ArrayRef take(const Array& a, const Array& indices, int64_t axis);
void take_into(const Array& a, const Array& indices, int64_t axis, Array& out);

// Elementwise (elementwise.cc).
ArrayRef elementwise(Op op, const Array& x);
ArrayRef elementwise(Op op, const Array& x1, const Array& x2);
ArrayRef elementwise(Op op, const Array& x1, const Array& x2, const Array& x3);
void elementwise_into(Op op, const Array& x, Array& out);
void elementwise_into(Op op, const Array& x1, const Array& x2, Array& out);
void elementwise_into(Op op, const Array& x1, const Array& x2, const Array& x3, Array& out);
ArrayRef elementwise_scalar(Op op, const Array& x, double scalar, bool reversed);
ArrayRef elementwise_scalar(Op op, const Array& x, int64_t scalar, bool reversed);
// Operations with two outputs.
std::array<ArrayRef, 2> elementwise_pair(Op op, const Array& x);
std::array<ArrayRef, 2> elementwise_pair(Op op, const Array& x1, const Array& x2);
void elementwise_pair_into(Op op, const Array& x, Array& first, Array& second);
void elementwise_pair_into(Op op, const Array& x1, const Array& x2, Array& first, Array& second);
std::array<ArrayRef, 2> elementwise_scalar_pair(Op op, const Array& x, double scalar, bool reversed);
std::array<ArrayRef, 2> elementwise_scalar_pair(Op op, const Array& x, int64_t scalar, bool reversed);
ArrayRef where(const Array& condition, const Array& x, const Array& y);
ArrayRef clip(const Array& a, const Array* minimum, const Array* maximum);
void clip_into(const Array& a, const Array* minimum, const Array* maximum, Array& out);

// Reductions (reduction.cc).
ArrayRef sum(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype);
void sum_into(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype, Array& out);
ArrayRef prod(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype);
void prod_into(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype, Array& out);
ArrayRef mean(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype);
void mean_into(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype, Array& out);
ArrayRef max(const Array& a, Span<const int64_t> axes, bool keepdims);
void max_into(const Array& a, Span<const int64_t> axes, bool keepdims, Array& out);
ArrayRef min(const Array& a, Span<const int64_t> axes, bool keepdims);
void min_into(const Array& a, Span<const int64_t> axes, bool keepdims, Array& out);
ArrayRef argmax(const Array& a, int64_t axis, bool keepdims);
void argmax_into(const Array& a, int64_t axis, bool keepdims, Array& out);
ArrayRef argmin(const Array& a, int64_t axis, bool keepdims);
void argmin_into(const Array& a, int64_t axis, bool keepdims, Array& out);

// Products (linalg.cc).
ArrayRef dot(const Array& a, const Array& b);
void dot_into(const Array& a, const Array& b, Array& out);
ArrayRef matmul(const Array& a, const Array& b);
/// a (m, k) times b (k, n), both of one floating dtype and any strides, plus bias (n) if it is not null.
ArrayRef product(const Array& a, const Array& b, const Array* bias = nullptr);
/// Writes the product into a C-contiguous array, or adds it to the array's elements.
void product_into(const Array& a, const Array& b, Array& out, bool add);

// Random (random.cc; random.h has the draws).
ArrayRef random_mask(Shape shape, DType dtype, double keep, double scale, Backend& backend);

// Helpers shared by the files above (shape.cc).
std::string shape_text(Shape shape);   // "(2, 3)"
std::string describe(const Array& a);  // "float32 (2, 3)"
bool same_shape(Shape a, Shape b);
Dims broadcast_shapes(Span<const Array* const> arrays);
int normalize_axis(int64_t axis, int ndim, const char* name = "axis");
void require_writeable(const Array& a, const char* name);
void require_same_backend(const Array& a, const Array& b);
/// Returns the device of a call's arrays, which must be on one device. Weak scalars follow the others;
/// without others, it is `otherwise`, or the current device if that is null.
Backend& common_backend(Span<const Array* const> arrays, Backend* otherwise = nullptr);
/// Returns a weak scalar as a plain array on that device (choose dtypes first), and any other array
/// unchanged.
ArrayRef beside(const Array& a, Backend& backend);
/// Two operands on the device of their call; weak scalars are converted to plain arrays.
struct Together {
  ArrayRef a, b;
  Together(const Array& first, const Array& second, Backend* otherwise = nullptr);
};
bool ranges_overlap(const Array& a, const Array& b);
/// Whether writing `out` element by element would change elements of `a` that are still to be read: they
/// share memory and are not the same elements in the same places.
bool overlaps_partially(const Array& a, const Array& out);

}  // namespace catenary
