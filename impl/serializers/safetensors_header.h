// Parses and writes the headers of safetensors files.
#pragma once
#include <catenary/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// The header of a safetensors file: its length in 8 bytes, then JSON that names every tensor's element type,
// shape and range in the data that follows.
namespace catenary {

constexpr size_t kSafetensorsPrefix = 8;
constexpr uint64_t kSafetensorsHeaderLimit = 100'000'000;  // the format's own limit

struct SafetensorsEntry {
  std::string name;
  ctn_dtype dtype = CTN_DTYPE_NONE;  // none: not supported by this library
  std::string type;                  // the file's name for it
  std::vector<int64_t> shape;
  uint64_t begin = 0, end = 0;  // offsets within the data
};

using SafetensorsTexts = std::vector<std::pair<std::string, std::string>>;

struct SafetensorsHeader {
  std::vector<SafetensorsEntry> entries;  // in the order of their data
  SafetensorsTexts texts;                 // "__metadata__", in the order of the file
};

/// Returns the format's name of an element type.
const char* safetensors_type(ctn_dtype dtype);

/// Returns the length of the JSON text of a file that begins with these bytes (kSafetensorsPrefix, or fewer
/// in a shorter file). Throws Error(CTN_ERROR_FORMAT) if the file is not a safetensors file or is too short.
uint64_t safetensors_header_length(const unsigned char* bytes, uint64_t file_size, const std::string& label);

/// Parses the header without trusting it: when this returns, names are unique, and the tensors' ranges have
/// the length that type and shape require, do not overlap, and cover the data_size bytes without a gap.
/// Errors are Error(CTN_ERROR_FORMAT); their messages begin with `label`, the path, and name the entry.
SafetensorsHeader parse_safetensors_header(const char* json, size_t size, uint64_t data_size,
                                           const std::string& label);

/// Returns length and JSON text, padded with spaces so that the data begins at a multiple of 64 bytes.
std::string make_safetensors_header(const SafetensorsHeader& header);

}  // namespace catenary
