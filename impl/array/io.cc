// Reads, writes and maps .npy and .npz files.
#include "impl/array/io.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>

#include "impl/array/borrow.h"
#include "impl/array/element_text.h"
#include "impl/base/file.h"
#include "impl/base/range.h"

namespace catenary {
namespace {

// Writing.

/// Returns a C-contiguous array on the CPU with the elements of `a`, which is `a` itself if possible.
ArrayRef on_host(const Array& a) { return contiguous(*to_backend(a, cpu_backend())); }

// Reading.

/// Returns the lengths in the order in which the elements are stored in the file.
std::vector<int64_t> lengths_in_file(const NpyHeader& header) {
  std::vector<int64_t> lengths = header.shape;
  if (header.fortran_order) std::reverse(lengths.begin(), lengths.end());
  return lengths;
}

/// Reads to the current device.
ArrayRef read_npy(NpySource& source, const std::string& label) {
  const NpyHeader header = read_npy_header(source, label);
  const ArrayRef array = read_npy_array(source, header);
  if (!header.fortran_order) return to_backend(*array, current_backend());
  return transpose(*to_backend(*transpose(*array, {}), current_backend()), {});
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
  const NpyHeader header = read_npy_header(source, file.path());
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
    // Mappings begin at a page boundary, so the last page of the header is included.
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

ArrayRef read_npy_array(NpySource& source, const NpyHeader& header) {
  const std::vector<int64_t> lengths = lengths_in_file(header);
  const Shape shape(lengths.data(), lengths.size());
  checked_size(shape, header.dtype);
  const ArrayRef array = empty_on(cpu_backend(), shape, header.dtype);
  read_npy_elements(source, header, array->data(), array->size(), itemsize(header.dtype));
  return header.fortran_order ? transpose(*array, {}) : array;
}

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
  return read_npy(source, path);
}

ArrayRef load_npy_from_memory(const void* data, size_t size) {
  if (size > 0 && !data) fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected %zu bytes, got NULL", size);
  BytesSource source(data, size);
  return read_npy(source, "");
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

void savez(const char* path, Span<const Array* const> arrays, Span<const char* const> names, int32_t level) {
  ZipWriter writer(path, compression_level(level, kDeflateLevel));
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
    names_.push_back(reader_.has(stem) ? name : stem);  // an entry with the short name takes precedence
  }
}

std::string ctn_npz_file::member(const std::string& name) const {
  if (reader_.has(name)) return name;
  return reader_.has(name + ".npy") ? name + ".npy" : std::string();
}

const char* ctn_npz_file::name(size_t index) const {
  catenary::require_index(index, names_.size(), "entries");
  return names_[index].c_str();
}

catenary::ArrayRef ctn_npz_file::read(const std::string& name) const {
  const std::string found = member(name);
  if (found.empty()) catenary::fail(CTN_ERROR_NOT_FOUND, "%s: no entry '%s'", path_.c_str(), name.c_str());
  const std::lock_guard<std::mutex> lock(mutex_);
  catenary::EntrySource source(reader_, found);
  return catenary::read_npy(source, path_ + ": " + found);
}
