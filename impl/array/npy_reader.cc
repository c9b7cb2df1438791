// Reads the elements of .npy files.
#include "impl/array/npy_reader.h"

#include <algorithm>
#include <cstring>

#include "impl/base/error.h"
#include "impl/base/parallel.h"

namespace catenary {
namespace {

template <class T>
void swap_elements(char* data, int64_t count, T (*swap)(T)) {
  parallel_for(count, int64_t{1} << 16, [=](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      T value;
      std::memcpy(&value, data + i * int64_t(sizeof(T)), sizeof(T));
      value = swap(value);
      std::memcpy(data + i * int64_t(sizeof(T)), &value, sizeof(T));
    }
  });
}

void swap_bytes(char* data, int64_t count, size_t item) {
  if (item == 2) swap_elements<uint16_t>(data, count, [](uint16_t v) { return __builtin_bswap16(v); });
  if (item == 4) swap_elements<uint32_t>(data, count, [](uint32_t v) { return __builtin_bswap32(v); });
  if (item == 8) swap_elements<uint64_t>(data, count, [](uint64_t v) { return __builtin_bswap64(v); });
}

/// Kernels may rely on 0 and 1; in NumPy any other byte also means true.
void normalize_bools(char* data, int64_t count) {
  parallel_for(count, int64_t{1} << 18, [=](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) data[i] = data[i] != 0;
  });
}

}  // namespace

void FileSource::read(void* data, size_t size) {
  file_.read_at(data, size, position_);
  position_ += size;
}

void BytesSource::read(void* data, size_t size) {
  if (size > 0) std::memcpy(data, data_ + position_, size);
  position_ += size;
}

NpyHeader read_npy_header(NpySource& source, const std::string& label, bool foreign) {
  std::vector<unsigned char> bytes(size_t(std::min<uint64_t>(kNpyPrefix, source.size())));
  source.read(bytes.data(), bytes.size());
  const size_t got = bytes.size();
  try {
    const size_t size = npy_header_size(bytes.data(), got, source.size());
    if (size > got) {
      bytes.resize(size);
      source.read(bytes.data() + got, size - got);
    }
    // No dict is short enough for the prefix to include elements; in that case this fails before they are
    // needed.
    return parse_npy_header(bytes.data(), bytes.size(), source.size(), foreign);
  } catch (const Error& error) {
    const std::string text = error.what();
    if (label.empty() || text.compare(0, 5, "npy: ") != 0) throw;
    throw Error(error.status(), label + ": " + text);
  }
}

void read_npy_elements(NpySource& source, const NpyHeader& header, char* data, int64_t count, size_t item) {
  source.read(data, size_t(count) * item);
  source.finish();
  if (header.swapped) swap_bytes(data, count, item);
  if (header.dtype == CTN_BOOL) normalize_bools(data, count);
}

}  // namespace catenary
