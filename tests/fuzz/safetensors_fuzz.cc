// A libFuzzer program for the headers of safetensors files: the input is a file.
#include <cstdint>
#include <cstdlib>

#include "impl/base/error.h"
#include "impl/serializers/safetensors_header.h"

using namespace catenary;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  try {
    const uint64_t length = safetensors_header_length(data, size, "fuzz");
    const uint64_t data_size = size - kSafetensorsPrefix - length;
    const char* json = reinterpret_cast<const char*>(data) + kSafetensorsPrefix;
    SafetensorsHeader header = parse_safetensors_header(json, size_t(length), data_size, "fuzz");
    // The accepted tensors cover the data, and writing them again preserves their meaning.
    uint64_t covered = 0;
    for (const SafetensorsEntry& entry : header.entries) {
      if (entry.begin != covered || entry.end < entry.begin) std::abort();
      covered = entry.end;
      if (entry.dtype == CTN_DTYPE_NONE) return 0;
    }
    if (covered != data_size) std::abort();
    const std::string again = make_safetensors_header(header);
    const SafetensorsHeader same = parse_safetensors_header(
        again.data() + kSafetensorsPrefix, again.size() - kSafetensorsPrefix, data_size, "fuzz");
    if (same.texts != header.texts || same.entries.size() != header.entries.size()) std::abort();
    for (size_t i = 0; i < same.entries.size(); ++i) {
      const SafetensorsEntry &a = same.entries[i], &b = header.entries[i];
      if (a.name != b.name || a.dtype != b.dtype || a.shape != b.shape || a.begin != b.begin) std::abort();
    }
  } catch (const Error& error) {
    if (error.status() != CTN_ERROR_FORMAT) std::abort();
  }
  return 0;
}
