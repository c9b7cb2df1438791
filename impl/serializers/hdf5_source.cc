// The shared part of the two readers of HDF5 files.
#include "impl/serializers/hdf5_source.h"

#include <algorithm>
#include <cstring>

#include "impl/base/parallel.h"
#include "impl/serializers/hdf5_names.h"

namespace catenary::hdf5 {
namespace {

constexpr int64_t kLargestPart =
    int64_t{1} << 24;  // maximum number of bytes of a dataset that one thread reads at a time

template <class T, class Swap>
void swap_items(char* data, int64_t count, Swap swap) {
  for (int64_t i = 0; i < count; ++i) {
    T value;
    std::memcpy(&value, data + i * int64_t(sizeof(T)), sizeof(T));
    value = swap(value);
    std::memcpy(data + i * int64_t(sizeof(T)), &value, sizeof(T));
  }
}

/// Converts from the file's byte order to this machine's. Kernels need bools to be 0 or 1; in NumPy any
/// nonzero byte is true.
void convert(const ElementType& type, char* data, int64_t count) {
  if (type.swapped && type.size == 2)
    swap_items<uint16_t>(data, count, [](uint16_t v) { return __builtin_bswap16(v); });
  if (type.swapped && type.size == 4)
    swap_items<uint32_t>(data, count, [](uint32_t v) { return __builtin_bswap32(v); });
  if (type.swapped && type.size == 8)
    swap_items<uint64_t>(data, count, [](uint64_t v) { return __builtin_bswap64(v); });
  if (type.dtype == CTN_BOOL)
    for (int64_t i = 0; i < count; ++i) data[i] = data[i] != 0;
}

void fill_all(const Dataset& dataset, char* data) {
  const size_t item = dataset.fill.size(), size = size_t(dataset.bytes);
  if (item == 0 || dataset.fill.find_first_not_of('\0') == std::string::npos) {
    std::memset(data, 0, size);
    return;
  }
  std::memcpy(data, dataset.fill.data(), item);
  for (size_t done = item; done < size; done *= 2)
    std::memcpy(data + done, data, std::min(done, size - done));
}

}  // namespace

DType integer_dtype(uint64_t size, bool is_signed) {
  const int step = size == 1 ? 0 : size == 2 ? 1 : size == 4 ? 2 : size == 8 ? 3 : -1;
  return step < 0 ? CTN_DTYPE_NONE : DType((is_signed ? CTN_INT8 : CTN_UINT8) + step);
}

std::string type_text(int kind, uint64_t size) {
  const std::string bytes = " of " + std::to_string(size) + " bytes";
  switch (kind) {
    case 0:
      return "an unusual integer" + bytes;
    case 1:
      return "an unusual floating-point number" + bytes;
    case 2:
      return "a time";
    case 3:
      return "text";
    case 4:
      return "a bit field";
    case 5:
      return "opaque bytes";
    case 6:
      return "a structure" + bytes;
    case 7:
      return "a reference";
    case 8:
      return "an enumeration";
    case 9:
      return "a sequence of variable length";
    case 10:
      return "an array";
    default:
      return "an unknown type";
  }
}

std::string trimmed(std::string text, const ElementType& type) {
  if (type.space_padded && !type.variable) text.resize(text.find_last_not_of(' ') + 1);
  text.resize(std::min(text.find('\0'), text.size()));
  return text;
}

void add_filter(Dataset& dataset, unsigned kind, size_t item) {
  if (kind < Filter::deflate || kind > Filter::fletcher32)
    dataset.refusal =
        "expected the filters deflate, shuffle and fletcher32, got filter " + std::to_string(kind);
  else if (item == 0)
    dataset.refusal = "expected a shuffle filter of whole bytes, got one of 0 bytes";
  else
    dataset.grid.filters.push_back({Filter::Kind(kind), item});
}

void check_link_name(const std::string& name, const std::string& what) {
  if (const char* fault = component_fault(name))
    fail(CTN_ERROR_FORMAT, "%s: broken HDF5 file: got a name that %s", what.c_str(), fault);
}

void fail_link(const std::string& what, bool is_soft, bool is_external) {
  fail(CTN_ERROR_UNSUPPORTED, "%s: expected a group or an array, got %s", what.c_str(),
       is_soft       ? "a soft link"
       : is_external ? "a link to another file"
                     : "a link of another kind");
}

void check_group(const std::string& what, bool is_new, size_t levels, size_t name_size) {
  if (!is_new)
    fail(CTN_ERROR_FORMAT, "%s: expected groups that form a tree, got one that is linked twice",
         what.c_str());
  if (levels >= kMaxLevels || name_size > kLongestName)
    fail(CTN_ERROR_FORMAT, "%s: expected at most %zu levels of groups and names of %zu bytes, got more",
         what.c_str(), kMaxLevels, kLongestName);
}

void Hdf5Source::verify(size_t index) {
  const Dataset& dataset = datasets_[index];
  if (!dataset.refusal.empty())
    fail(CTN_ERROR_UNSUPPORTED, "%s: %s", what(dataset.path).c_str(), dataset.refusal.c_str());
}

bool Hdf5Source::stages(size_t index) const {
  const Dataset::Layout layout = datasets_[index].layout;
  return layout == Dataset::chunked || layout == Dataset::library;
}

void Hdf5Source::add_dataset(Dataset dataset, const std::string& name, const SmallVector<int64_t, 8>& shape,
                             bool is_scalar) {
  StoredEntry entry;
  entry.name = name;
  entry.is_text = dataset.type.text && is_scalar;
  entry.dtype = dataset.type.dtype;
  entry.type = dataset.type.name;
  entry.shape = shape;
  uint64_t bytes = dataset.type.size;
  bool is_empty = false, fits = true;
  for (const int64_t n : shape) {
    fits = fits && n >= 0;
    is_empty = is_empty || n == 0;
  }
  for (const int64_t n : shape)
    fits = fits && (is_empty || !__builtin_mul_overflow(bytes, uint64_t(n), &bytes));
  dataset.bytes = is_empty ? 0 : bytes;
  // No entry may expand beyond this, either by compression or by a fill value.
  if (!fits || dataset.bytes > INT64_MAX || dataset.bytes / kMaxExpansion > input_.size())
    fail(CTN_ERROR_FORMAT, "%s: expected a shape whose elements the file can hold, got a larger one",
         what(dataset.path).c_str());
  if (dataset.bytes == 0) {
    dataset.layout = Dataset::missing;
    dataset.fill.clear();
  }
  if (entry.dtype != CTN_DTYPE_NONE || entry.is_text) check_layout(dataset);
  add_entry(std::move(entry));
  datasets_.push_back(std::move(dataset));
}

void Hdf5Source::check_text(size_t index) const {
  const Dataset& dataset = datasets_[index];
  if (!entries()[index].is_text)
    fail(CTN_ERROR_DTYPE, "%s: expected one string, got %s", what(dataset.path).c_str(),
         dataset.type.text ? "several" : dataset.type.name.c_str());
}

std::string Hdf5Source::element(const Dataset& dataset) const {
  if (dataset.layout != Dataset::contiguous && !dataset.fill.empty()) return dataset.fill;
  std::string bytes(size_t(dataset.bytes), '\0');
  if (dataset.layout == Dataset::contiguous) input_.read_at(bytes.data(), bytes.size(), dataset.offset);
  return bytes;
}

void Hdf5Source::check_layout(const Dataset& dataset) const {
  if (!dataset.refusal.empty()) return;
  const uint64_t size = input_.size();
  const auto require = [&](bool good, const char* expected) {
    if (!good) fail(CTN_ERROR_FORMAT, "%s: expected %s", what(dataset.path).c_str(), expected);
  };
  switch (dataset.layout) {
    case Dataset::missing:
      require(dataset.fill.empty() || dataset.fill.size() == dataset.type.size,
              "a fill value of an element's size, got another size");
      return;
    case Dataset::inside:
      require(dataset.fill.size() == dataset.bytes, "as many bytes as the shape needs, got another number");
      return;
    case Dataset::contiguous:
      require(dataset.offset <= size && dataset.bytes <= size - dataset.offset,
              "elements within the file, got an offset beyond its end");
      return;
    case Dataset::chunked:
      break;
    default:
      return;
  }
  require(dataset.fill.empty() || dataset.fill.size() == dataset.type.size,
          "a fill value of an element's size, got another size");
  uint64_t bytes = dataset.type.size, stored = 0;
  for (const int64_t n : dataset.grid.chunk)
    require(n > 0 && !__builtin_mul_overflow(bytes, uint64_t(n), &bytes) && bytes <= UINT32_MAX,
            "chunks of less than 4 GiB, got larger ones");
  const bool deflated = dataset.grid.deflated();
  int64_t previous = -1;
  for (const Chunk& chunk : dataset.chunks) {
    require(chunk.address <= size && chunk.stored <= size - chunk.address && (stored += chunk.stored) <= size,
            "chunks within the file, got one beyond its end");
    require(bytes <= chunk.stored * (deflated ? kMaxExpansion : 1),
            "chunks that can hold their elements, got a smaller one");
    require(chunk.number > previous, "chunks in order, got another order");
    previous = chunk.number;
  }
}

void Hdf5Source::read(size_t index, void* target) {
  char* data = static_cast<char*>(target);
  const Dataset& dataset = datasets_[index];
  if (dataset.type.dtype == CTN_DTYPE_NONE)
    fail(CTN_ERROR_DTYPE, "%s: expected elements of a supported dtype, got %s", what(dataset.path).c_str(),
         dataset.type.name.c_str());
  verify(index);
  if (dataset.bytes == 0) return;
  switch (dataset.layout) {
    case Dataset::missing:
      fill_all(dataset, data);
      break;
    case Dataset::inside:
      std::memcpy(data, dataset.fill.data(), size_t(dataset.bytes));
      break;
    case Dataset::contiguous:
      return read_contiguous(dataset, data);
    case Dataset::chunked:
      if (int64_t(dataset.chunks.size()) < dataset.grid.count()) fill_all(dataset, data);
      read_chunks(input_, dataset.grid, dataset.chunks, what(dataset.path), data);
      break;
    case Dataset::library:
      read_with_library(dataset, data);
      break;
  }
  const int64_t item = int64_t(dataset.type.size);
  if (!dataset.type.swapped && dataset.type.dtype != CTN_BOOL) return;
  parallel_for(int64_t(dataset.bytes) / item, kLargestPart / item,
               [&](int64_t begin, int64_t end) { convert(dataset.type, data + begin * item, end - begin); });
}

void Hdf5Source::read_contiguous(const Dataset& dataset, char* data) const {
  const int64_t item = int64_t(dataset.type.size), part = kLargestPart / item;
  parallel_for(int64_t(dataset.bytes) / item, part, [&](int64_t begin, int64_t end) {
    for (int64_t at = begin; at < end; at += part) {
      const int64_t count = std::min(end - at, part);
      input_.read_at(data + at * item, size_t(count * item), dataset.offset + uint64_t(at * item));
      convert(dataset.type, data + at * item, count);
    }
  });
}

}  // namespace catenary::hdf5
