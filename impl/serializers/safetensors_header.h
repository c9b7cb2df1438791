#pragma once
#include <catenary/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// The header of a safetensors file: its length as 8 bytes, then JSON that names every tensor's element type,
// shape and range of the data that follow.
namespace catenary {

constexpr size_t kSafetensorsPrefix = 8;
constexpr uint64_t kSafetensorsHeaderLimit = 100'000'000;  // the format's own

struct SafetensorsEntry {
  std::string name;
  ctn_dtype dtype = CTN_DTYPE_NONE;  // none: a type that the library lacks
  std::string type;                  // as the file calls it
  std::vector<int64_t> shape;
  uint64_t begin = 0, end = 0;  // within the data
};

using SafetensorsTexts = std::vector<std::pair<std::string, std::string>>;

struct SafetensorsHeader {
  std::vector<SafetensorsEntry> entries;  // in the order of their data
  SafetensorsTexts texts;                 // "__metadata__", in the order of the file
};

/// The format's name of an element type.
const char* safetensors_type(ctn_dtype dtype);

/// Length of the JSON text of a file with these first bytes (kSafetensorsPrefix, or fewer in a shorter file).
/// FORMAT error where the file is none, or too short.
uint64_t safetensors_header_length(const unsigned char* bytes, uint64_t file_size, const std::string& label);

/// Nothing in the text is trusted: when this returns, names are unique, and the tensors' ranges are as long
/// as type and shape say, do not overlap, and cover the data_size bytes without a gap. FORMAT errors begin
/// with `label`, the path, and name the entry.
SafetensorsHeader parse_safetensors_header(const char* json, size_t size, uint64_t data_size,
                                           const std::string& label);

/// Length and JSON text, padded with spaces so that data which follow begin at a multiple of 64 bytes.
std::string make_safetensors_header(const SafetensorsHeader& header);

}  // namespace catenary
