// Reads NPZ files.
#include <cstring>
#include <memory>

#include "impl/array/io.h"
#include "impl/array/npy_reader.h"
#include "impl/base/utf8.h"
#include "impl/base/zip.h"
#include "impl/serializers/npz_source.h"

// Stored entries are checksummed in the file, and then read from it directly into their arrays. Deflated
// entries are inflated when they are verified, and stay in memory until they are read.
namespace catenary {
namespace {

constexpr char kSuffix[] = ".npy";
constexpr size_t kSuffixSize = 4;
constexpr char kMagic[] = "\x93NUMPY";
constexpr size_t kMagicSize = 6;

/// Provides the bytes of an entry in order, to read its header.
class HeadSource final : public NpySource {
 public:
  explicit HeadSource(ZipReader::Entry& entry) : entry_(entry) {}
  uint64_t size() const override { return entry_.size(); }
  void read(void* data, size_t size) override { entry_.read(data, size); }

 private:
  ZipReader::Entry& entry_;
};

/// Provides the bytes after the header of a verified entry. It allocates nothing, because a load must not
/// fail after it has begun to write.
class ElementSource final : public NpySource {
 public:
  ElementSource(const ZipReader::Entry& entry, ArrayRef inflated, uint64_t position)
      : entry_(entry), inflated_(std::move(inflated)), position_(position) {}
  uint64_t size() const override { return entry_.size(); }
  void read(void* data, size_t size) override {
    if (!inflated_)
      entry_.read_at(data, size, position_);
    else if (size > 0)
      std::memcpy(data, inflated_->data() + position_, size);
    position_ += size;
  }

 private:
  const ZipReader::Entry& entry_;
  ArrayRef inflated_;  // null for a stored entry
  uint64_t position_;
};

bool has_suffix(const std::string& name) {
  return name.size() > kSuffixSize && name.compare(name.size() - kSuffixSize, kSuffixSize, kSuffix) == 0;
}

class NpzSource final : public Source {
 public:
  explicit NpzSource(const std::string& path) : Source(path), reader_(path) {
    for (const std::string& name : reader_.names()) {
      const bool folder = name.back() == '/';
      if (folder || (!has_suffix(name) && reader_.has(name + kSuffix))) continue;
      add_member(name);
    }
  }

  void verify(size_t index) override {
    Member& member = members_[index];
    if (member.entry->is_stored())
      member.entry->verify();
    else
      inflate(member);
  }

  /// Transposing an array needs memory.
  bool stages(size_t index) const override { return members_[index].header.fortran_order; }

  void read(size_t index, void* data) override {
    const StoredEntry& entry = entries()[index];
    Member& member = members_[index];
    const NpyHeader& header = member.header;
    if (entry.dtype == CTN_DTYPE_NONE)
      fail(CTN_ERROR_DTYPE, "%s: \"%s\": expected an array of the library's dtypes, got %s", label().c_str(),
           entry.name.c_str(), entry.type.c_str());
    ElementSource source = elements_of(member);
    const Shape shape(header.shape.data(), header.shape.size());
    if (header.fortran_order)
      to_data(*read_npy_array(source, header), data);
    else
      read_npy_elements(source, header, static_cast<char*>(data), checked_size(shape, header.dtype),
                        itemsize(header.dtype));
  }

  std::string read_text(size_t index) override {
    Member& member = members_[index];
    const NpyHeader& header = member.header;
    std::vector<unsigned char> bytes(header.text_length * (header.text_kind == 'U' ? 4 : 1));
    elements_of(member).read(bytes.data(), bytes.size());
    const unsigned char* at = bytes.data();
    std::string text;
    bool good = true;
    for (size_t i = 0; i < header.text_length; ++i) {
      if (header.text_kind == 'S') {
        text += char(at[i]);
        continue;
      }
      uint32_t code;
      std::memcpy(&code, at + 4 * i, sizeof(code));
      good = good && append_utf8(text, header.swapped ? __builtin_bswap32(code) : code);
    }
    text.erase(text.find_last_not_of('\0') + 1);
    if (!good || !is_utf8(text) || text.find('\0') != std::string::npos)
      fail(CTN_ERROR_FORMAT,
           "%s: \"%s\": expected a string of Unicode characters without NULs, got other values",
           label().c_str(), entries()[index].name.c_str());
    return text;
  }

 private:
  struct Member {
    std::unique_ptr<ZipReader::Entry> entry;
    NpyHeader header;
    ArrayRef inflated;  // the complete entry, between verify and read
  };

  void add_member(const std::string& name) {
    Member member;
    member.entry = std::make_unique<ZipReader::Entry>(reader_, name);
    StoredEntry entry;
    entry.name = has_suffix(name) ? name.substr(0, name.size() - kSuffixSize) : name;
    if (has_suffix(name) || begins_as_npy(*member.entry)) {
      HeadSource source(*member.entry);
      NpyHeader& header = member.header = read_npy_header(source, label() + ": " + name, true);
      entry.is_text = header.text_kind != 0 && header.shape.empty();
      entry.dtype = header.dtype;
      entry.type = header.foreign.empty() ? dtype_name(header.dtype) : header.foreign;
      for (int64_t n : header.shape) entry.shape.push_back(n);
    } else {
      entry.type = "data that is not an NPY file";
    }
    member.entry->rewind();
    add_entry(std::move(entry));
    members_.push_back(std::move(member));
  }

  static bool begins_as_npy(ZipReader::Entry& entry) {
    char begin[kMagicSize];
    if (entry.size() < kMagicSize) return false;
    entry.read(begin, kMagicSize);
    entry.rewind();
    return std::memcmp(begin, kMagic, kMagicSize) == 0;
  }

  static ElementSource elements_of(Member& member) {
    if (!member.entry->is_stored()) inflate(member);
    return ElementSource(*member.entry, std::move(member.inflated), member.header.data_offset);
  }

  static void inflate(Member& member) {
    if (member.inflated) return;
    const int64_t size = int64_t(member.entry->size());
    const ArrayRef bytes = empty_on(cpu_backend(), {&size, 1}, CTN_UINT8);
    member.entry->read_all(bytes->data());
    member.inflated = bytes;
  }

  ZipReader reader_;
  std::vector<Member> members_;
};

}  // namespace

SourceRef open_npz(const std::string& path) { return make<NpzSource>(path); }

}  // namespace catenary
