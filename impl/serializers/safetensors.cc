// Reads and writes safetensors files.
#include <algorithm>
#include <unordered_set>

#include "impl/base/file.h"
#include "impl/base/utf8.h"
#include "impl/serializers/format.h"
#include "impl/serializers/safetensors_header.h"

// Entries keep their paths ("l1/W"). Strings are stored in the file's "__metadata__".
namespace catenary {
namespace {

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the data of safetensors files are little-endian");

constexpr size_t kGathered = size_t{1} << 16;

class SafetensorsSource final : public Source {
 public:
  explicit SafetensorsSource(const std::string& path) : Source(path), file_(path) {
    unsigned char prefix[kSafetensorsPrefix] = {};
    file_.read_at(prefix, size_t(std::min<uint64_t>(sizeof(prefix), file_.size())), 0);
    const uint64_t length = safetensors_header_length(prefix, file_.size(), path);
    std::string json(length, '\0');
    file_.read_at(json.data(), json.size(), kSafetensorsPrefix);
    const uint64_t data_offset = kSafetensorsPrefix + length;
    SafetensorsHeader header =
        parse_safetensors_header(json.data(), json.size(), file_.size() - data_offset, path);
    for (SafetensorsEntry& tensor : header.entries) {
      StoredEntry entry;
      entry.name = std::move(tensor.name);
      entry.dtype = tensor.dtype;
      entry.type = std::move(tensor.type);
      for (int64_t n : tensor.shape) entry.shape.push_back(n);
      add_entry(std::move(entry));
      ranges_.push_back({data_offset + tensor.begin, tensor.end - tensor.begin});
    }
    // The format allows a text with the name of a tensor; it cannot be requested, so it is left out.
    for (auto& [name, text] : header.texts) {
      if (find(name) != entries().size()) continue;
      StoredEntry entry;
      entry.name = std::move(name);
      entry.is_text = true;
      entry.type = "text";
      add_entry(std::move(entry));
      texts_.push_back(std::move(text));
    }
  }

  void read(size_t index, void* data) override {
    const StoredEntry& entry = entries()[index];
    if (entry.dtype == CTN_DTYPE_NONE)
      fail(CTN_ERROR_DTYPE, "%s: \"%s\": the library does not support the element type %s", label().c_str(),
           entry.name.c_str(), entry.type.c_str());
    const Range& range = ranges_[index];
    file_.read_at(data, range.size, range.offset);
    if (entry.dtype != CTN_BOOL) return;
    unsigned char* bytes = static_cast<unsigned char*>(data);
    for (uint64_t i = 0; i < range.size; ++i) bytes[i] = bytes[i] != 0;
  }

  bool has_notes() const override { return true; }
  std::string read_text(size_t index) override { return texts_[index - ranges_.size()]; }

 private:
  struct Range {
    uint64_t offset, size;
  };

  InputFile file_;
  std::vector<Range> ranges_;  // ranges of the tensors, which come first
  std::vector<std::string> texts_;
};

void check_names(const StoredValues& values) {
  std::unordered_set<std::string> names;
  for (const StoredValue& value : values) {
    const char* name = value.name.c_str();
    if (!is_utf8(value.name) || value.name.find('\0') != std::string::npos)
      fail(CTN_ERROR_INVALID_ARGUMENT, "\"%s\": expected a name in UTF-8 without NULs, got other bytes",
           name);
    if (value.array && value.name == "__metadata__")
      fail(CTN_ERROR_INVALID_ARGUMENT, "\"%s\": expected another name, because the format reserves this one",
           name);
    if (!names.insert(value.name).second)
      fail(CTN_ERROR_INVALID_ARGUMENT, "\"%s\": expected unique names, got this one twice", name);
    if (!value.array && (!is_utf8(value.text) || value.text.find('\0') != std::string::npos))
      fail(CTN_ERROR_INVALID_ARGUMENT, "\"%s\": expected a string in UTF-8 without NULs, got other bytes",
           name);
  }
}

/// Writes `head`, then the arrays; small ones are buffered.
void write_elements(FileReplacement& file, std::string head, const std::vector<const StoredValue*>& order) {
  std::string pending = std::move(head);
  const auto append = [&](const char* data, size_t size) {
    if (size < kGathered) pending.append(data, size);
    if (size < kGathered && pending.size() < 4 * kGathered) return;
    file.write(pending.data(), pending.size());
    pending.clear();
    if (size >= kGathered) file.write(data, size);
  };
  std::vector<char> copy;
  for (const StoredValue* value : order) {
    const Array& a = *value->array;
    const size_t size = size_t(a.nbytes());
    if (a.backend().is_host()) {
      const ArrayRef elements = contiguous(a);
      append(elements->data(), size);
    } else {
      copy.resize(size);
      to_data(a, copy.data());
      append(copy.data(), size);
    }
  }
  file.write(pending.data(), pending.size());
}

void write_file(const StoredValues& values, const std::string& path, int, const std::string&) {
  check_names(values);
  SafetensorsHeader header;
  std::vector<const StoredValue*> order;
  for (const StoredValue& value : values) {
    if (value.array)
      order.push_back(&value);
    else
      header.texts.emplace_back(value.name, value.text);
  }
  // Wide elements come first, so that all elements are aligned for readers that map the file.
  std::stable_sort(order.begin(), order.end(), [](const StoredValue* a, const StoredValue* b) {
    return itemsize(a->array->dtype()) > itemsize(b->array->dtype());
  });
  uint64_t offset = 0;
  for (const StoredValue* value : order) {
    const Array& a = *value->array;
    SafetensorsEntry entry;
    entry.name = value->name;
    entry.dtype = a.dtype();
    entry.shape.assign(a.dims(), a.dims() + a.ndim());
    entry.begin = offset;
    entry.end = offset += uint64_t(a.nbytes());
    header.entries.push_back(std::move(entry));
  }
  std::string head = make_safetensors_header(header);
  if (head.size() - kSafetensorsPrefix > kSafetensorsHeaderLimit)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "%s: header: expected at most %llu bytes of names, shapes and strings, got %zu", path.c_str(),
         static_cast<unsigned long long>(kSafetensorsHeaderLimit), head.size());

  FileReplacement file(path);
  write_elements(file, std::move(head), order);
  file.commit();
}

}  // namespace

const Format safetensors_format = {
    safetensors_row,
    {{8, "{"}},
    write_file,
    [](const std::string& path, const std::string&) { return SourceRef(make<SafetensorsSource>(path)); },
};

}  // namespace catenary
