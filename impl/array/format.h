// Formats arrays as NumPy prints them.
#pragma once
#include <catenary/types.h>

#include <cstdint>
#include <functional>
#include <string>

namespace catenary {

/// The print options that array_str and array_repr of the reference take as arguments or from global
/// settings.
struct FormatOptions {
  int precision = 8;         ///< Maximum number of digits after the decimal point.
  int64_t threshold = 1000;  ///< Arrays with more elements are summarized.
  int edgeitems = 3;         ///< Elements printed at both ends of every long axis of a summary; at least 1.
  int line_width = 75;       ///< Maximum number of characters in a line before it is wrapped.
  bool suppress_small = false;  ///< Prints small numbers as zero instead of with exponents.
};

/// Writes `count` elements of the array to `out`, packed: the one at `index` and those after it on the last
/// axis. `index` has one entry per axis; for a 0-d array it is NULL and count is 1.
///
/// Only elements that appear in the text are requested, each once and in C order, so that views and large
/// arrays are summarized without a copy.
using ElementReader = std::function<void(const int64_t* index, int64_t count, void* out)>;

/// Returns the text of NumPy 1.24's array_str. bfloat16 prints like float16, with its own shortest digits.
///
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for a negative precision, edgeitems below 1 or an unknown dtype.
/// Exceptions of the reader pass through.
std::string array_str(const ElementReader& read, ctn_dtype dtype, const int64_t* shape, int ndim,
                      const FormatOptions& options);

/// Returns the text of NumPy 1.24's array_repr. Errors are the same as for array_str.
std::string array_repr(const ElementReader& read, ctn_dtype dtype, const int64_t* shape, int ndim,
                       const FormatOptions& options);

/// The same for values in C order in host memory.
std::string array_str(const void* data, ctn_dtype dtype, const int64_t* shape, int ndim,
                      const FormatOptions& options);
std::string array_repr(const void* data, ctn_dtype dtype, const int64_t* shape, int ndim,
                       const FormatOptions& options);

}  // namespace catenary
