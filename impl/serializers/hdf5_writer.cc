// Writes HDF5 files.
#if defined(CATENARY_HAS_HDF5)
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <set>

#include "impl/base/file.h"
#include "impl/base/parallel.h"
#include "impl/serializers/hdf5_names.h"
#include "impl/serializers/hdf5_types.h"
#include "impl/serializers/store.h"

// libhdf5 composes the file's structure in memory and never writes to disk, because after a failed write it
// cannot even close the file. Elements that need no encoding never pass through libhdf5: it only determines
// their location.
namespace catenary {
namespace {

using namespace hdf5;

constexpr int64_t kLargestChunk = int64_t{1} << 20;  // fits in the caches of readers
constexpr size_t kMaxAxes = 32;                      // limit of the format

/// The memory in which libhdf5 builds the file. Its callbacks grow it, and hand it over when the file is
/// closed. They have no owner argument, but only one thread at a time uses libhdf5.
struct Image {
  char* data = nullptr;
  size_t size = 0;
  bool refused = false;  // more memory was not available
};
Image* g_image = nullptr;

void* extend_image(void* memory, size_t size, H5FD_file_image_op_t, void*) {
  char* data = g_image ? static_cast<char*>(std::realloc(memory, size)) : nullptr;
  if (!data) {
    if (g_image) g_image->refused = true;
    return nullptr;
  }
  const size_t old = memory ? g_image->size : 0;
  if (size > old) std::memset(data + old, 0, size - old);
  *g_image = {data, size, false};
  return data;
}

herr_t keep_image(void*, H5FD_file_image_op_t, void*) { return 0; }

/// The bytes of an array in C order in host memory; the array's own bytes if possible.
class HostBytes {
 public:
  explicit HostBytes(const Array& a) {
    if (a.backend().is_host()) {
      kept_ = contiguous(a);
      data_ = kept_->data();
    } else {
      copy_.reset(new char[size_t(a.nbytes()) + 1]);
      to_data(a, copy_.get());
      data_ = copy_.get();
    }
  }
  const char* data() const { return data_; }

 private:
  ArrayRef kept_;
  std::unique_ptr<char[]> copy_;
  const char* data_;
};

bool is_group(const StoredValue& value) { return !value.name.empty() && value.name.back() == '/'; }

/// The number of groups that the values need, and the groups without values.
struct Groups {
  size_t count = 0;
  std::vector<std::string> empty;
};

/// Checks the values to be written.
Groups check_values(const StoredValues& values, size_t levels) {
  std::set<std::string> names, listed, parents;
  for (const StoredValue& value : values) {
    const std::string what = "\"" + value.name + "\"";
    std::string name = value.name;
    if (is_group(value)) name.pop_back();
    if (name.empty() || name.front() == '/' || name.back() == '/')
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a name such as \"l1/W\"", what.c_str());
    if (split_path(name, what.c_str()).size() + levels > kMaxLevels)
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at most %zu components below the group, got more",
           what.c_str(), kMaxLevels - levels);
    for (size_t slash = name.find('/'); slash != std::string::npos; slash = name.find('/', slash + 1))
      parents.insert(name.substr(0, slash));
    if (is_group(value)) {
      listed.insert(name);
      continue;
    }
    if (!names.insert(name).second)
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected unique names, got this one twice", what.c_str());
    if (!value.array) {
      if (value.text.find('\0') != std::string::npos)
        fail(CTN_ERROR_INVALID_ARGUMENT,
             "%s: expected a string without NUL characters, which HDF5 cannot store, got one with them",
             what.c_str());
      continue;
    }
    if (value.array->dtype() == CTN_BFLOAT16)
      fail(CTN_ERROR_UNSUPPORTED, "%s: expected a dtype that HDF5 files can hold, got bfloat16",
           what.c_str());
    if (size_t(value.array->ndim()) > kMaxAxes)
      fail(CTN_ERROR_UNSUPPORTED, "%s: expected at most 32 axes, which HDF5 can hold, got %d", what.c_str(),
           value.array->ndim());
  }
  Groups groups;
  for (const std::string& name : listed)
    if (!parents.count(name)) groups.empty.push_back(name);
  groups.count = parents.size() + groups.empty.size();
  parents.insert(listed.begin(), listed.end());
  for (const std::string& name : parents)
    if (names.count(name))
      fail(CTN_ERROR_INVALID_ARGUMENT, "\"%s\": expected a name for a value or a group, got it for both",
           name.c_str());
  return groups;
}

/// Returns the whole array up to a megabyte, otherwise nearly equal parts along one axis, with contiguous
/// elements.
Dims chunk_shape(const Array& a) {
  Dims chunk(a.shape().begin(), a.shape().end());
  int64_t rest = a.nbytes();
  for (int64_t& n : chunk) {
    if (rest <= kLargestChunk) break;
    const int64_t row = rest / n, most = std::max<int64_t>(1, kLargestChunk / row);
    const int64_t parts = (n - 1) / most + 1;
    n = (n - 1) / parts + 1;
    rest = row * n;
  }
  return chunk;
}

bool is_chunked(const Array& a, int level) { return level > 0 && a.size() > 1; }

int64_t chunk_count(const Array& a, const Dims& chunk) {
  int64_t count = 1;
  for (size_t axis = 0; axis < chunk.size(); ++axis) count *= (a.dim(int(axis)) - 1) / chunk[axis] + 1;
  return count;
}

/// The file while libhdf5 composes it.
class Composer {
 public:
  Composer(const std::string& path, int level) : path_(path), level_(level) { g_image = &image_; }
  ~Composer() {
    if (file_ >= 0) close();
    g_image = nullptr;
    std::free(image_.data);
  }
  Composer(const Composer&) = delete;
  Composer& operator=(const Composer&) = delete;

  void create(const StoredValues& values, size_t groups) {
    Id access(h5_->H5Pcreate(h5_->H5P_CLS_FILE_ACCESS_ID_g));
    H5FD_file_image_callbacks_t callbacks{};
    callbacks.image_realloc = extend_image;
    callbacks.image_free = keep_image;
    check(access);
    check(h5_->H5Pset_fapl_core(access, kIncrement, 0));
    check(h5_->H5Pset_file_image_callbacks(access, &callbacks));
    check(h5_->H5Pset_fclose_degree(access, H5F_CLOSE_STRONG));
    check(h5_->H5Pset_libver_bounds(access, H5F_LIBVER_EARLIEST, H5F_LIBVER_V110));
    check(h5_->H5Pset_meta_block_size(access, structure_size(values, groups)));
    // Such a file name cannot exist; the driver would read an existing file.
    check(file_ = h5_->H5Fcreate((path_ + "/.").c_str(), kTruncate, 0, access));
  }

  void add_group(const std::string& name) {
    check(Id(h5_->H5Gcreate2(file_, name.c_str(), link_creation(name), 0, 0)));
  }

  void add_text(const std::string& name, const std::string& text) {
    const Id type = make_text_type(h5_), space(h5_->H5Screate(H5S_SCALAR)), creation = dataset_creation();
    const Id dataset = create_dataset(name, type, space, creation);
    const char* data = text.c_str();
    check(h5_->H5Dwrite(dataset, type, 0, 0, 0, &data));
  }

  /// Returns the offset at which the elements must be written, or 0 if they are written already or there are
  /// none.
  uint64_t add_array(const std::string& name, const Array& a) {
    SmallVector<hsize_t, 8> dims(a.shape().begin(), a.shape().end());
    const Id type = make_type(h5_, a.dtype(), kBigEndian), creation = dataset_creation();
    const Id space(a.ndim() == 0 ? h5_->H5Screate(H5S_SCALAR)
                                 : h5_->H5Screate_simple(a.ndim(), dims.data(), nullptr));
    check(space);
    if (!is_chunked(a, level_)) {
      check(h5_->H5Pset_alloc_time(creation, H5D_ALLOC_TIME_EARLY));
      check(h5_->H5Pset_fill_time(creation, H5D_FILL_TIME_NEVER));
      const Id dataset = create_dataset(name, type, space, creation);
      if (a.size() == 0) return 0;
      const haddr_t offset = h5_->H5Dget_offset(dataset);
      if (offset == HADDR_UNDEF) fail_compose();
      return offset;
    }
    const Dims chunk = chunk_shape(a);
    dims = SmallVector<hsize_t, 8>(chunk.begin(), chunk.end());
    check(h5_->H5Pset_chunk(creation, a.ndim(), dims.data()));
    check(h5_->H5Pset_deflate(creation, unsigned(level_)));
    write_chunks(create_dataset(name, type, space, creation), a, chunk);
    return 0;
  }

  /// To be called once, at the end.
  void write(const FileReplacement& output) {
    check(close());
    static const char signature[] = "\x89HDF\r\n\x1a\n";
    // Version 0 of the superblock stores the file's size at byte 40.
    if (image_.size < 48 || std::memcmp(image_.data, signature, 8) != 0 || image_.data[8] != 0)
      fail_compose();
    uint64_t size = 0;
    for (int i = 7; i >= 0; --i) size = size << 8 | static_cast<unsigned char>(image_.data[40 + i]);
    const int code = write_at(output.file(), image_.data, size_t(std::min<uint64_t>(image_.size, size)), 0);
    if (code != 0) fail_io(path_, "write", code);
    if (::ftruncate(output.file(), off_t(size)) != 0) fail_io(path_, "write", errno);
  }

 private:
  static constexpr size_t kIncrement = size_t{1} << 16;
  static constexpr unsigned kTruncate = 2;  // H5F_ACC_TRUNC

  herr_t close() {
    const herr_t result = h5_->H5Fclose(std::exchange(file_, -1));
    if (result < 0) image_.data = nullptr;  // libhdf5 may still use it
    return result;
  }

  [[noreturn]] void fail_compose() const {
    fail_with_report(image_.refused ? CTN_ERROR_OUT_OF_MEMORY : CTN_ERROR_INTERNAL,
                     path_ + ": cannot compose the HDF5 file");
  }
  void check(hid_t result) const {
    if (result < 0) fail_compose();
  }

  /// Estimates the size of groups and datasets without elements, so that they can come first in the file.
  hsize_t structure_size(const StoredValues& values, size_t groups) const {
    size_t size = 2048 + groups * 1024;
    for (const StoredValue& value : values) {
      size += 512 + value.name.size() + value.text.size();
      if (!value.array || !is_chunked(*value.array, level_)) continue;
      const size_t chunks = size_t(chunk_count(*value.array, chunk_shape(*value.array)));
      size += (chunks / 32 + 1) * (1600 + 512 * size_t(value.array->ndim()));
    }
    return size;
  }

  Id link_creation(const std::string& name) const {
    Id list(h5_->H5Pcreate(h5_->H5P_CLS_LINK_CREATE_ID_g));
    check(list);
    check(h5_->H5Pset_create_intermediate_group(list, 1));
    const bool ascii = std::all_of(name.begin(), name.end(), [](unsigned char c) { return c < 128; });
    if (!ascii) check(h5_->H5Pset_char_encoding(list, H5T_CSET_UTF8));
    return list;
  }

  /// Without timestamps, so that the same values give the same bytes.
  Id dataset_creation() const {
    Id list(h5_->H5Pcreate(h5_->H5P_CLS_DATASET_CREATE_ID_g));
    check(list);
    check(h5_->H5Pset_obj_track_times(list, 0));
    return list;
  }

  Id create_dataset(const std::string& name, hid_t type, hid_t space, hid_t creation) const {
    const Id link = link_creation(name);  // its destructor clears libhdf5's report
    Id dataset(h5_->H5Dcreate2(file_, name.c_str(), type, space, link, creation, 0));
    check(dataset);
    return dataset;
  }

  void write_chunks(const Id& dataset, const Array& a, const Dims& chunk) {
    const HostBytes bytes(a);
    int64_t size = int64_t(itemsize(a.dtype()));
    for (const int64_t n : chunk) size *= n;
    // All chunks except the last along the split axis are complete, and each is one contiguous run of
    // elements.
    size_t split = 0;
    while (split + 1 < chunk.size() && chunk[split] == 1) ++split;
    const int64_t along = (a.dim(int(split)) - 1) / chunk[split] + 1;
    const int64_t line = a.dim(int(split)) * (size / chunk[split]);  // bytes of the chunks along the axis
    const int64_t count = chunk_count(a, chunk);
    const int64_t batch = std::min(count, int64_t{16} * thread_count());
    std::vector<std::vector<unsigned char>> packed(static_cast<size_t>(batch));
    for (int64_t first = 0; first < count; first += batch) {
      const int64_t here = std::min(batch, count - first);
      parallel_for(here, 1, [&](int64_t begin, int64_t end) {
        std::vector<char> padded;
        for (int64_t i = begin; i < end; ++i) {
          const int64_t number = first + i, offset = number / along * line + number % along * size;
          const int64_t have = std::min(size, line - number % along * size);
          const char* from = bytes.data() + offset;
          if (have < size) {
            padded.assign(size_t(size), 0);
            std::memcpy(padded.data(), from, size_t(have));
            from = padded.data();
          }
          pack(from, size_t(size), packed[size_t(i)]);
        }
      });
      for (int64_t i = 0; i < here; ++i) {
        SmallVector<hsize_t, 8> at(chunk.size());
        int64_t number = first + i;
        for (size_t axis = chunk.size(); axis-- > 0;) {
          const int64_t n = (a.dim(int(axis)) - 1) / chunk[axis] + 1;
          at[axis] = hsize_t(number % n * chunk[axis]);
          number /= n;
        }
        const std::vector<unsigned char>& data = packed[size_t(i)];
        check(h5_->H5Dwrite_chunk(dataset, 0, 0, at.data(), data.size(), data.data()));
      }
    }
  }

  void pack(const char* data, size_t size, std::vector<unsigned char>& packed) const {
    uLongf made = compressBound(uLong(size));
    packed.resize(made);
    if (compress2(packed.data(), &made, reinterpret_cast<const Bytef*>(data), uLong(size), level_) != Z_OK)
      throw std::bad_alloc();
    packed.resize(made);
  }

  const Use h5_;
  const std::string& path_;
  const int level_;
  Image image_;
  hid_t file_ = -1;
};

}  // namespace

void hdf5::write(const StoredValues& values, const std::string& path, int level, const std::string& group) {
  if (level < 0 || level > 9) fail(CTN_ERROR_INVALID_ARGUMENT, "level: expected 0 to 9, got %d", level);
  std::string prefix = "/";
  const std::vector<std::string> components = split_path(group, "group");
  for (const std::string& component : components) prefix += component + "/";
  const Groups groups = check_values(values, components.size());

  FileReplacement output(path);
  struct Stored {
    const Array* array;
    uint64_t offset;
  };
  std::vector<Stored> stored;
  {
    Composer composer(path, level);
    composer.create(values, groups.count + components.size());
    if (!components.empty()) composer.add_group(prefix.substr(0, prefix.size() - 1));
    // Texts are in a heap, which should be near the beginning.
    for (const StoredValue& value : values)
      if (!value.array && !is_group(value)) composer.add_text(prefix + value.name, value.text);
    for (const std::string& name : groups.empty) composer.add_group(prefix + name);
    for (const StoredValue& value : values) {
      if (!value.array) continue;
      const uint64_t offset = composer.add_array(prefix + value.name, *value.array);
      if (offset) stored.push_back({value.array.get(), offset});
    }
    composer.write(output);
  }
  for (const Stored& part : stored) {
    const HostBytes bytes(*part.array);
    const int code = write_at(output.file(), bytes.data(), size_t(part.array->nbytes()), part.offset);
    if (code != 0) fail_io(path, "write", code);
  }
  output.commit();
}

}  // namespace catenary
#endif
