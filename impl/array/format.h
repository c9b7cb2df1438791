#pragma once
#include <catenary/types.h>

#include <cstdint>
#include <functional>
#include <string>

namespace catenary {

/// The print options that array_str and array_repr of the reference take or read from its global settings.
struct FormatOptions {
  int precision = 8;            ///< Most digits after the decimal point.
  int64_t threshold = 1000;     ///< Arrays of more elements are summarised.
  int edgeitems = 3;            ///< Elements kept at both ends of every long axis of a summary; 1 or more.
  int line_width = 75;          ///< Characters a line may have before it is wrapped.
  bool suppress_small = false;  ///< Print small numbers as zero rather than with exponents.
};

/// Writes `count` elements of the array to `out`, packed: those at `index` and the places after it on the
/// last axis. `index` has one entry per axis; for a 0-d array it is NULL and count is 1.
///
/// Only elements that appear in the text are asked for, each once and in C order, so that views and large
/// arrays are summarised without being copied.
using ElementReader = std::function<void(const int64_t* index, int64_t count, void* out)>;

/// The text that NumPy 1.24's array_str gives; bfloat16 prints as float16 does, with its own shortest digits.
///
/// Throws CTN_ERROR_INVALID_ARGUMENT for a negative precision, edgeitems below 1 or an unknown dtype, and
/// passes on whatever the reader throws.
std::string array_str(const ElementReader& read, ctn_dtype dtype, const int64_t* shape, int ndim,
                      const FormatOptions& options);

/// The text that NumPy 1.24's array_repr gives; errors as for array_str.
std::string array_repr(const ElementReader& read, ctn_dtype dtype, const int64_t* shape, int ndim,
                       const FormatOptions& options);

/// The same for values in C order in host memory.
std::string array_str(const void* data, ctn_dtype dtype, const int64_t* shape, int ndim,
                      const FormatOptions& options);
std::string array_repr(const void* data, ctn_dtype dtype, const int64_t* shape, int ndim,
                       const FormatOptions& options);

}  // namespace catenary
