// Writes NPZ files.
#include <memory>

#include "impl/array/npy.h"
#include "impl/base/utf8.h"
#include "impl/base/zip.h"
#include "impl/serializers/format.h"
#include "impl/serializers/npz_source.h"

namespace catenary {
namespace {

struct Bytes {
  std::string head;
  std::shared_ptr<const void> data;  // the array's own memory if possible
  size_t size;
};

Bytes bytes_of(const std::string& name, const Array& a) {
  if (a.dtype() == CTN_BFLOAT16)
    fail(CTN_ERROR_UNSUPPORTED, "\"%s\": expected a dtype that NPY files can hold, got bfloat16",
         name.c_str());
  Bytes bytes{make_npy_header(a.dtype(), a.dims(), a.ndim()), nullptr, size_t(a.nbytes())};
  if (a.backend().is_host()) {
    auto kept = std::make_shared<ArrayRef>(contiguous(a));
    bytes.data = std::shared_ptr<const void>(kept, (*kept)->data());
  } else {
    auto copy = std::make_shared<std::vector<char>>(bytes.size);
    to_data(a, copy->data());
    bytes.data = std::shared_ptr<const void>(copy, copy->data());
  }
  return bytes;
}

/// Returns the code points of a UTF-8 text. Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the entry,
/// if the text is not UTF-8.
std::vector<uint32_t> code_points(const std::string& name, std::string_view text) {
  std::vector<uint32_t> points;
  for (size_t i = 0; i < text.size();) {
    uint32_t point;
    const size_t length = character_bytes(text.substr(i), &point);
    if (length == 0)
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "\"%s\": expected a string in UTF-8, got invalid bytes from byte %zu on", name.c_str(), i);
    points.push_back(point);
    i += length;
  }
  return points;
}

/// Returns a text as np.savez writes a str: UTF-32 without dimensions.
Bytes bytes_of(const std::string& name, const std::string& text) {
  auto points = std::make_shared<std::vector<uint32_t>>(code_points(name, text));
  const size_t count = points->size(), size = count * sizeof(uint32_t);
  const char order = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? '<' : '>';
  return {make_npy_header(order + ("U" + std::to_string(count)), nullptr, 0),
          std::shared_ptr<const void>(points, points->data()), size};
}

void write(const StoredValues& values, const std::string& path, int level, const std::string&) {
  ZipWriter writer(path, level);
  for (const StoredValue& value : values) {
    Bytes bytes = value.array ? bytes_of(value.name, *value.array) : bytes_of(value.name, value.text);
    writer.add(value.name + ".npy", bytes.head.data(), bytes.head.size(), std::move(bytes.data), bytes.size);
  }
  writer.commit();
}

}  // namespace

const Format npz_format = {
    npz_row,
    {{0, "PK\3\4"}, {0, "PK\5\6"}},
    write,
    [](const std::string& path, const std::string&) { return open_npz(path); },
};

}  // namespace catenary
