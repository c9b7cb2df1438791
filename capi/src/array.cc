#include "impl/array/array.h"

#include <catenary/array.h>

#include <memory>
#include <vector>

#include "capi/src/guard.h"
#include "impl/array/borrow.h"
#include "impl/array/format.h"
#include "impl/base/callback.h"
#include "impl/base/callback_error.h"

namespace capi = catenary::capi;
using catenary::Array;
using catenary::ArrayRef;
using catenary::DType;
using catenary::fail;
using catenary::Shape;

namespace {

/// Memory of the caller's: the deleter runs exactly once.
class Loan {
 public:
  Loan(ctn_destroy_fn deleter, void* user_data) : deleter_(deleter), user_data_(user_data) {}
  Loan(Loan&& other) noexcept
      : deleter_(std::exchange(other.deleter_, nullptr)), user_data_(other.user_data_) {}
  ~Loan() {
    if (deleter_) deleter_(user_data_);
  }

 private:
  ctn_destroy_fn deleter_;
  void* user_data_;
};

void end_loan(void* loan) { delete static_cast<Loan*>(loan); }

ArrayRef array_on_loan(void* data, Shape shape, const int64_t* strides, DType dtype, Loan loan) {
  auto* kept = new Loan(std::move(loan));
  return catenary::borrow_memory(catenary::cpu_backend(), data, shape, {strides, shape.size}, dtype, true,
                                 end_loan, kept);
}

void check_bytes(const Array& a, const void* data, size_t size) {
  if (size != size_t(a.nbytes()))
    fail(CTN_ERROR_INVALID_ARGUMENT, "size: expected %lld bytes for %s, got %zu", (long long)a.nbytes(),
         catenary::describe(a).c_str(), size);
  if (size && !data) fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected %zu bytes, got NULL", size);
}

int32_t option(int32_t value, int32_t default_value, const char* name) {
  if (value < -1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected -1 or more, got %d", name, static_cast<int>(value));
  return value == -1 ? default_value : value;
}

using Formatter = std::string (*)(const catenary::ElementReader&, DType, const int64_t*, int,
                                  const catenary::FormatOptions&);

std::string print(const Array& a, int32_t max_line_width, int32_t precision, int32_t suppress_small,
                  Formatter formatter) {
  catenary::FormatOptions options;
  options.line_width = option(max_line_width, options.line_width, "max_line_width");
  options.precision = option(precision, options.precision, "precision");
  options.suppress_small =
      option(capi::choice(suppress_small, -1, 1, "suppress_small"), 0, "suppress_small") != 0;
  // Devices are asked once for what is printed whole; a summary fetches its few rows one by one.
  const int64_t item = int64_t(catenary::itemsize(a.dtype()));
  const bool whole = !a.backend().is_host() && a.size() <= options.threshold;
  std::vector<char> values(whole ? size_t(a.nbytes()) : 0);
  if (whole) catenary::to_data(a, values.data());
  const int last = a.ndim() - 1;
  auto read = [&](const int64_t* index, int64_t count, void* out) {
    int64_t position = 0, offset = 0;
    for (int i = 0; i <= last; ++i) {
      position = position * a.dim(i) + index[i];
      offset += index[i] * a.stride(i);
    }
    if (whole) {
      std::memcpy(out, values.data() + position * item, size_t(count * item));
    } else if (a.backend().is_host()) {
      for (int64_t i = 0; i < count; ++i)
        std::memcpy(static_cast<char*>(out) + i * item, a.data() + offset + (i ? i * a.stride(last) : 0),
                    size_t(item));
    } else {
      const int64_t stride = last < 0 ? item : a.stride(last);
      catenary::to_data(*catenary::view_as(a, a.data() + offset, {&count, 1}, {&stride, 1}, false), out);
    }
  };
  return formatter(read, a.dtype(), a.dims(), a.ndim(), options);
}

void give_parts(std::vector<ArrayRef>& parts, ctn_array** outs) {
  for (size_t i = 0; i < parts.size(); ++i) outs[i] = parts[i].leak();
}

void split_into(const ctn_array* a, int64_t axis, ctn_array** outs, size_t count, bool equal) {
  capi::open(outs, count, "outs");
  std::vector<ArrayRef> parts(count);
  catenary::split(capi::in(a, "a"), axis, {parts.data(), count}, equal);
  give_parts(parts, outs);
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_array_from_data(const void* data, const int64_t* shape, size_t ndim, ctn_dtype dtype,
                                       ctn_array** out) {
  return capi::guard("array_from_data", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::from_data(data, capi::dims(shape, ndim, "shape"),
                                          capi::dtype_in(dtype, "dtype"), catenary::current_backend()));
  });
}

CTN_API ctn_status ctn_array_from_memory(void* data, const int64_t* shape, size_t ndim,
                                         const int64_t* strides, ctn_dtype dtype, ctn_destroy_fn deleter,
                                         void* user_data, ctn_array** out) {
  return capi::guard("array_from_memory", [&] {
    Loan loan(deleter, user_data);
    capi::open(out, "out");
    *out = capi::give(array_on_loan(data, capi::dims(shape, ndim, "shape"), strides,
                                    capi::dtype_in(dtype, "dtype"), std::move(loan)));
  });
}

CTN_API ctn_dtype ctn_array_dtype(const ctn_array* a) { return capi::has(a) ? a->dtype() : CTN_DTYPE_NONE; }

CTN_API size_t ctn_array_ndim(const ctn_array* a) { return capi::has(a) ? size_t(a->ndim()) : 0; }

CTN_API const int64_t* ctn_array_shape(const ctn_array* a) { return capi::has(a) ? a->dims() : nullptr; }

CTN_API const int64_t* ctn_array_strides(const ctn_array* a) {
  return capi::has(a) ? a->byte_strides() : nullptr;
}

CTN_API int64_t ctn_array_size(const ctn_array* a) { return capi::has(a) ? a->size() : 0; }

CTN_API size_t ctn_array_itemsize(const ctn_array* a) {
  return capi::has(a) ? catenary::itemsize(a->dtype()) : 0;
}

CTN_API size_t ctn_array_nbytes(const ctn_array* a) { return capi::has(a) ? size_t(a->nbytes()) : 0; }

CTN_API int32_t ctn_array_is_c_contiguous(const ctn_array* a) {
  return capi::has(a) && a->is_c_contiguous() ? 1 : 0;
}

CTN_API int32_t ctn_array_is_f_contiguous(const ctn_array* a) {
  return capi::has(a) && a->is_f_contiguous() ? 1 : 0;
}

CTN_API int32_t ctn_array_owns_data(const ctn_array* a) { return capi::has(a) && a->owns_data() ? 1 : 0; }

CTN_API int32_t ctn_array_is_writeable(const ctn_array* a) {
  return capi::has(a) && a->is_writeable() ? 1 : 0;
}

CTN_API ctn_status ctn_array_device(const ctn_array* a, char* name, size_t name_capacity,
                                    size_t* name_length) {
  return capi::guard("array_device", [&] {
    capi::copy_text(name, name_capacity, name_length, capi::in(a, "a").backend().name());
  });
}

CTN_API int64_t ctn_array_version(const ctn_array* a) { return capi::has(a) ? a->version() : 0; }

CTN_API ctn_status ctn_array_data(const ctn_array* a, void** out) {
  return capi::guard("array_data", [&] {
    capi::open(out, "out");
    const Array& array = capi::in(a, "a");
    if (!array.backend().is_host())
      fail(CTN_ERROR_DEVICE, "a: expected an array on \"cpu\", got one on \"%s\"",
           array.backend().name().c_str());
    *out = array.data();
  });
}

CTN_API ctn_status ctn_array_mark_written(ctn_array* a) {
  return capi::guard("array_mark_written", [&] { capi::inout(a, "a").storage().mark_written(); });
}

CTN_API ctn_status ctn_array_to_data(const ctn_array* a, void* data, size_t size) {
  return capi::guard("array_to_data", [&] {
    check_bytes(capi::in(a, "a"), data, size);
    catenary::to_data(*a, data);
  });
}

CTN_API ctn_status ctn_array_set_data(ctn_array* a, const void* data, size_t size) {
  return capi::guard("array_set_data", [&] {
    check_bytes(capi::inout(a, "a"), data, size);
    catenary::set_data(*a, data);
  });
}

CTN_API ctn_status ctn_array_item_f64(const ctn_array* a, const int64_t* index, size_t count, double* value) {
  return capi::guard("array_item_f64", [&] {
    auto& result = capi::reference(value, "value");
    result = catenary::item_f64(capi::in(a, "a"), capi::dims(index, count, "index"));
  });
}

CTN_API ctn_status ctn_array_item_i64(const ctn_array* a, const int64_t* index, size_t count,
                                      int64_t* value) {
  return capi::guard("array_item_i64", [&] {
    auto& result = capi::reference(value, "value");
    result = catenary::item_i64(capi::in(a, "a"), capi::dims(index, count, "index"));
  });
}

CTN_API ctn_status ctn_array_str(const ctn_array* a, int32_t max_line_width, int32_t precision,
                                 int32_t suppress_small, char* text, size_t text_capacity,
                                 size_t* text_length) {
  return capi::guard("array_str", [&] {
    capi::copy_text(text, text_capacity, text_length,
                    print(capi::in(a, "a"), max_line_width, precision, suppress_small, catenary::array_str));
  });
}

CTN_API ctn_status ctn_array_repr(const ctn_array* a, int32_t max_line_width, int32_t precision,
                                  int32_t suppress_small, char* text, size_t text_capacity,
                                  size_t* text_length) {
  return capi::guard("array_repr", [&] {
    capi::copy_text(text, text_capacity, text_length,
                    print(capi::in(a, "a"), max_line_width, precision, suppress_small, catenary::array_repr));
  });
}

CTN_API ctn_status ctn_array_print(const ctn_array* a, ctn_write_fn write, void* user_data,
                                   void (*destroy)(void* user_data)) {
  return capi::guard("array_print", [&] {
    const catenary::Callback<ctn_write_fn> callback(write, user_data, destroy);
    capi::require(write, "write");
    const std::string text = print(capi::in(a, "a"), -1, -1, -1, catenary::array_str);
    catenary::check_callback(callback(text.data(), text.size()));
  });
}

CTN_API ctn_status ctn_array_to_device(const ctn_array* a, const char* device, ctn_array** out) {
  return capi::guard("array_to_device", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::to_backend(capi::in(a, "a"), catenary::find_backend(device)));
  });
}

CTN_API ctn_status ctn_array_split(const ctn_array* a, int64_t axis, ctn_array** outs, size_t count) {
  return capi::guard("array_split", [&] { split_into(a, axis, outs, count, true); });
}

CTN_API ctn_status ctn_array_array_split(const ctn_array* a, int64_t axis, ctn_array** outs, size_t count) {
  return capi::guard("array_array_split", [&] { split_into(a, axis, outs, count, false); });
}

CTN_API ctn_status ctn_array_split_at(const ctn_array* a, const int64_t* positions, size_t position_count,
                                      int64_t axis, ctn_array** outs, size_t count) {
  return capi::guard("array_split_at", [&] {
    capi::open(outs, count, "outs");
    std::vector<ArrayRef> parts(count);
    catenary::split_at(capi::in(a, "a"), capi::list(positions, position_count, "positions"), axis,
                       {parts.data(), count});
    give_parts(parts, outs);
  });
}

}  // extern "C"
