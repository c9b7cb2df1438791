// Arrays as texts: reads the elements that appear in the text.
#include "impl/array/print.h"

#include <cstring>
#include <vector>

#include "impl/array/format.h"
#include "impl/base/callback_error.h"

namespace catenary {
namespace {

int32_t option(int32_t value, int32_t default_value, const char* name) {
  if (value < -1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least -1, got %d", name, static_cast<int>(value));
  return value == -1 ? default_value : value;
}

using Formatter = std::string (*)(const ElementReader&, DType, const int64_t*, int, const FormatOptions&);

std::string print(const Array& a, int32_t max_line_width, int32_t precision, int32_t suppress_small,
                  Formatter formatter) {
  FormatOptions options;
  options.line_width = option(max_line_width, options.line_width, "max_line_width");
  options.precision = option(precision, options.precision, "precision");
  if (suppress_small < -1 || suppress_small > 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "suppress_small: expected a value from -1 to 1, got %d",
         int(suppress_small));
  options.suppress_small = suppress_small == 1;
  // Devices are asked once for what is printed whole; a summary fetches its few rows one by one.
  const int64_t item = int64_t(itemsize(a.dtype()));
  const bool whole = !a.backend().is_host() && a.size() <= options.threshold;
  std::vector<char> values(whole ? size_t(a.nbytes()) : 0);
  if (whole) to_data(a, values.data());
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
      to_data(*view_as(a, a.data() + offset, {&count, 1}, {&stride, 1}, false), out);
    }
  };
  return formatter(read, a.dtype(), a.dims(), a.ndim(), options);
}

}  // namespace

std::string array_str(const Array& a, int32_t max_line_width, int32_t precision, int32_t suppress_small) {
  return print(a, max_line_width, precision, suppress_small, array_str);
}

std::string array_repr(const Array& a, int32_t max_line_width, int32_t precision, int32_t suppress_small) {
  return print(a, max_line_width, precision, suppress_small, array_repr);
}

void print_array(const Array& a, const Callback<ctn_write_fn>& write) {
  const std::string text = array_str(a, -1, -1, -1);
  check_callback(write(text.data(), text.size()));
}

}  // namespace catenary
