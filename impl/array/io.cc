#include "impl/array/io.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>

#include "impl/array/borrow.h"
#include "impl/array/element_text.h"
#include "impl/array/npy.h"
#include "impl/base/file.h"
#include "impl/base/parallel.h"

namespace catenary {
namespace {

// Writing.

/// A C-contiguous array on the CPU with the elements of `a`; `a` itself where it is one.
ArrayRef on_host(const Array& a) { return contiguous(*to_backend(a, cpu_backend())); }

// Reading.

/// The bytes of a .npy file, from wherever they come.
class NpySource {
 public:
  virtual ~NpySource() = default;
  virtual uint64_t size() const = 0;
  /// The next bytes; the caller asks for no more than size() in all.
  virtual void read(void* data, size_t size) = 0;
  virtual void finish() {}
};

class FileSource final : public NpySource {
 public:
  explicit FileSource(const InputFile& file) : file_(file) {}
  uint64_t size() const override { return file_.size(); }
  void read(void* data, size_t size) override {
    file_.read_at(data, size, position_);
    position_ += size;
  }

 private:
  const InputFile& file_;
  uint64_t position_ = 0;
};

class BytesSource final : public NpySource {
 public:
  BytesSource(const void* data, size_t size) : data_(static_cast<const char*>(data)), size_(size) {}
  uint64_t size() const override { return size_; }
  void read(void* data, size_t size) override {
    if (size) std::memcpy(data, data_ + position_, size);
    position_ += size;
  }

 private:
  const char* data_;
  size_t size_;
  size_t position_ = 0;
};

class EntrySource final : public NpySource {
 public:
  EntrySource(const ZipReader& reader, const std::string& name) : entry_(reader, name) {}
  uint64_t size() const override { return entry_.size(); }
  void read(void* data, size_t size) override { entry_.read(data, size); }
  void finish() override { entry_.finish(); }

 private:
  ZipReader::Entry entry_;
};

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

/// Kernels may rely on 0 and 1; to NumPy any other byte is true as well.
void normalize_bools(char* data, int64_t count) {
  parallel_for(count, int64_t{1} << 18, [=](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) data[i] = data[i] != 0;
  });
}

NpyHeader read_header(NpySource& source) {
  std::vector<unsigned char> bytes(size_t(std::min<uint64_t>(kNpyPrefix, source.size())));
  source.read(bytes.data(), bytes.size());
  const size_t got = bytes.size();
  const size_t size = npy_header_size(bytes.data(), got, source.size());
  if (size > got) {
    bytes.resize(size);
    source.read(bytes.data() + got, size - got);
  }
  // No dict is so short that elements were read with the prefix: this fails before they are missed.
  return parse_npy_header(bytes.data(), bytes.size(), source.size());
}

/// The lengths in the order in which the elements lie in the file.
std::vector<int64_t> lengths_in_file(const NpyHeader& header) {
  std::vector<int64_t> lengths = header.shape;
  if (header.fortran_order) std::reverse(lengths.begin(), lengths.end());
  return lengths;
}

ArrayRef read_npy(NpySource& source) {
  const NpyHeader header = read_header(source);
  const std::vector<int64_t> lengths = lengths_in_file(header);
  const Shape shape(lengths.data(), lengths.size());
  checked_size(shape, header.dtype);
  ArrayRef array = empty_on(cpu_backend(), shape, header.dtype);
  source.read(array->data(), size_t(array->nbytes()));
  source.finish();
  if (header.swapped) swap_bytes(array->data(), array->size(), itemsize(header.dtype));
  if (header.dtype == CTN_BOOL) normalize_bools(array->data(), array->size());
  array = to_backend(*array, current_backend());
  return header.fortran_order ? transpose(*array, {}) : array;
}

/// Runs `body`; errors that know nothing of the file get its name in front.
template <class F>
auto with_label(const std::string& label, F&& body) {
  try {
    return body();
  } catch (const Error& error) {
    const std::string text = error.what();
    if (text.compare(0, 5, "npy: ") != 0) throw;
    throw Error(error.status(), label + ": " + text);
  }
}

// Mapping.

struct Mapping {
  void* address;
  size_t size;
};

void unmap(void* user_data) {
  const std::unique_ptr<Mapping> mapping(static_cast<Mapping*>(user_data));
  ::munmap(mapping->address, mapping->size);
}

ArrayRef map_npy(const InputFile& file, ctn_mmap_mode mode) {
  FileSource source(file);
  const NpyHeader header = with_label(file.path(), [&] { return read_header(source); });
  const std::vector<int64_t> lengths = lengths_in_file(header);
  const Shape shape(lengths.data(), lengths.size());
  const int64_t count = checked_size(shape, header.dtype);
  const size_t item = itemsize(header.dtype);
  if (header.swapped && count > 0)
    fail(CTN_ERROR_UNSUPPORTED,
         "mmap_mode: %s: elements of the other byte order cannot be mapped, only loaded",
         file.path().c_str());
  if (header.data_offset % item != 0 && count > 0)
    fail(CTN_ERROR_UNSUPPORTED,
         "mmap_mode: %s: elements of %zu bytes at the unaligned offset %zu cannot be mapped, only loaded",
         file.path().c_str(), item, header.data_offset);
  const bool writeable = mode != CTN_MMAP_READ;
  ArrayRef array;
  if (count == 0) {
    array = empty_on(cpu_backend(), shape, header.dtype);
  } else {
    // Mappings begin at a page: the header's last one comes along.
    const size_t inside = header.data_offset % size_t(::sysconf(_SC_PAGESIZE));
    auto mapping = std::make_unique<Mapping>(Mapping{nullptr, inside + size_t(count) * item});
    mapping->address = ::mmap(nullptr, mapping->size, PROT_READ | (writeable ? PROT_WRITE : 0),
                              mode == CTN_MMAP_COPY ? MAP_PRIVATE : MAP_SHARED, file.file(),
                              off_t(header.data_offset - inside));
    if (mapping->address == MAP_FAILED) fail_io(file.path(), "map", errno);
    char* data = static_cast<char*>(mapping->address) + inside;
    array = borrow_memory(cpu_backend(), data, shape, {}, header.dtype, writeable, unmap, mapping.release());
  }
  array->set_flag(Array::writeable, writeable);
  return header.fortran_order ? transpose(*array, {}) : array;
}

std::string text_of(const Array& a, const char* separator) {
  const ArrayRef host = on_host(a);
  const size_t item = itemsize(a.dtype());
  std::string text;
  for (int64_t i = 0; i < host->size(); ++i) {
    if (i > 0) text += separator;
    append_element(text, host->dtype(), host->data() + i * int64_t(item));
  }
  return text;
}

}  // namespace

NpyImage npy_image(const Array& a) {
  const bool fortran = a.is_f_contiguous() && !a.is_c_contiguous();
  NpyImage image;
  image.head = make_npy_header(a.dtype(), a.dims(), a.ndim(), fortran);
  image.elements = fortran ? transpose(a, {}) : share(a);
  return image;
}

void save_npy(const Array& a, const char* path) {
  const NpyImage image = npy_image(a);
  const ArrayRef host = on_host(*image.elements);
  FileReplacement file(path);
  file.write(image.head.data(), image.head.size());
  file.write(host->data(), size_t(host->nbytes()));
  file.commit();
}

ArrayRef load_npy(const char* path, ctn_mmap_mode mmap_mode) {
  if (mmap_mode != CTN_MMAP_NONE && !current_backend().is_host())
    fail(CTN_ERROR_DEVICE, "mmap_mode: files can be mapped on the CPU only, the current device is \"%s\"",
         current_backend().name().c_str());
  const InputFile file(path, mmap_mode == CTN_MMAP_READ_WRITE);
  if (mmap_mode != CTN_MMAP_NONE) return map_npy(file, mmap_mode);
  FileSource source(file);
  return with_label(path, [&] { return read_npy(source); });
}

ArrayRef load_npy_from_memory(const void* data, size_t size) {
  if (size > 0 && !data) fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected %zu bytes, got NULL", size);
  BytesSource source(data, size);
  return read_npy(source);
}

void tofile(const Array& a, const char* path, const char* separator) {
  const bool binary = !separator || !*separator;
  const ArrayRef host = binary ? on_host(a) : nullptr;
  const std::string text = binary ? std::string() : text_of(a, separator);
  FileReplacement file(path);
  if (binary)
    file.write(host->data(), size_t(host->nbytes()));
  else
    file.write(text.data(), text.size());
  file.commit();
}

void savez(const char* path, Span<const Array* const> arrays, Span<const char* const> names, bool compress) {
  ZipWriter writer(path, compress);
  size_t unnamed = 0;
  for (size_t i = 0; i < arrays.size; ++i) {
    const bool named = names.data && names[i];
    const std::string name = named ? std::string(names[i]) : "arr_" + std::to_string(unnamed++);
    if (name.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "names[%zu]: expected a name, got \"\"", i);
    NpyImage image;
    try {
      image = npy_image(*arrays[i]);
    } catch (const Error& error) {
      fail(error.status(), "arrays[%zu]: %s", i, error.what());
    }
    auto kept = std::make_shared<ArrayRef>(on_host(*image.elements));
    const size_t size = size_t((*kept)->nbytes());
    std::shared_ptr<const void> bytes(kept, (*kept)->data());
    writer.add(name + ".npy", image.head.data(), image.head.size(), std::move(bytes), size);
  }
  writer.commit();
}

Ref<NpzFile> open_npz(const char* path) { return make<NpzFile>(path); }

}  // namespace catenary

static bool is_npy_name(const std::string& name) {
  return name.size() > 4 && name.compare(name.size() - 4, 4, ".npy") == 0;
}

ctn_npz_file::ctn_npz_file(const std::string& path) : path_(path), reader_(path) {
  for (const std::string& name : reader_.names()) {
    const std::string stem = is_npy_name(name) ? name.substr(0, name.size() - 4) : name;
    names_.push_back(reader_.has(stem) ? name : stem);  // a member of the short name goes first
  }
}

std::string ctn_npz_file::member(const std::string& name) const {
  if (reader_.has(name)) return name;
  return reader_.has(name + ".npy") ? name + ".npy" : std::string();
}

catenary::ArrayRef ctn_npz_file::read(const std::string& name) const {
  const std::string found = member(name);
  if (found.empty()) catenary::fail(CTN_ERROR_NOT_FOUND, "%s: no entry '%s'", path_.c_str(), name.c_str());
  const std::lock_guard<std::mutex> lock(mutex_);
  return catenary::with_label(path_ + ": " + found, [&] {
    catenary::EntrySource source(reader_, found);
    return catenary::read_npy(source);
  });
}
