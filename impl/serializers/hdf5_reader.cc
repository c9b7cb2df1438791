#if defined(CATENARY_HAS_HDF5)
#include <sys/stat.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <set>

#include "impl/base/file.h"
#include "impl/base/parallel.h"
#include "impl/base/utf8.h"
#include "impl/serializers/hdf5_chunks.h"
#include "impl/serializers/hdf5_names.h"
#include "impl/serializers/hdf5_types.h"
#include "impl/serializers/store.h"

// The file is not trusted. libhdf5 parses its structure; what that says is checked against the file's size,
// and the elements are read here, without libhdf5, save in rare layouts. Nothing outside the file is ever
// followed.
namespace catenary {
namespace {

using namespace hdf5;

constexpr int64_t kLargestPart = int64_t{1} << 24;  // of a dataset that one thread reads at a time
// libhdf5 searches all chunks for each: beyond this number it reads them itself.
constexpr uint64_t kMostChunks = 4096;

/// How the elements of an entry are stored.
struct Dataset {
  std::string path;  // within the file
  ElementType type;
  enum { contiguous, chunked, other } layout = other;  // other: libhdf5 reads it
  uint64_t offset = 0, bytes = 0;
  ChunkedLayout chunks;
  std::string refusal;  // why it cannot be read, if so
};

struct GroupLink {
  std::string name;
  H5L_type_t type;
};

struct LinkList {
  std::vector<GroupLink> links;
  uint64_t most;
  bool out_of_memory = false;
};

herr_t add_link(hid_t, const char* name, const void* info, void* data) {
  LinkList& list = *static_cast<LinkList*>(data);
  try {
    if (list.links.size() >= list.most) return -1;
    H5L_type_t type;
    std::memcpy(&type, info, sizeof type);  // first of what all versions tell
    list.links.push_back({name, type});
    return 0;
  } catch (const std::bad_alloc&) {
    list.out_of_memory = true;
    return -1;
  }
}

bool same_file(const struct stat& a, const struct stat& b) {
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

void swap_bytes(char* data, int64_t count, size_t item) {
  for (int64_t i = 0; i < count; ++i, data += item) std::reverse(data, data + item);
}

class Hdf5Source final : public Source {
 public:
  Hdf5Source(const std::string& path, const std::string& group) : Source(path), input_(path) {
    const std::vector<std::string> components = split_path(group, "group");
    Use h5;
    try {
      open_file(h5);
      walk(h5, components);
    } catch (...) {
      close(h5);
      throw;
    }
  }
  ~Hdf5Source() override {
    if (file_ < 0) return;
    Use h5;
    close(h5);
  }

  void verify(size_t index) override { check_readable(index); }
  bool stages(size_t index) const override { return datasets_[index].layout != Dataset::contiguous; }
  void read(size_t index, void* data) override;
  std::string read_text(size_t index) override;

 private:
  struct Level {
    Id group;
    std::string path;    // in the file, with a slash at the end
    std::string prefix;  // of the names
    std::vector<GroupLink> links;
    size_t next = 0;
  };

  std::string what(const std::string& name) const { return label() + ": \"" + name + "\""; }
  void open_file(const Use& h5);
  void close(const Use& h5) {
    if (file_ >= 0) h5->H5Fclose(std::exchange(file_, -1));
  }
  std::vector<GroupLink> links_of(const Use& h5, hid_t group, const std::string& path);
  void check_link(const GroupLink& link, const std::string& path) const;
  Id open_object(const Use& h5, hid_t group, const GroupLink& link, const std::string& path);
  void walk(const Use& h5, const std::vector<std::string>& components);
  void enter(const Use& h5, Id group, std::string path, std::string prefix, std::vector<Level>& levels);
  void add_dataset(const Use& h5, const Id& dataset, const std::string& path, const std::string& name);
  void find_layout(const Use& h5, const Id& dataset, const Id& creation, Dataset& found,
                   const StoredEntry& entry) const;
  void find_filters(const Use& h5, const Id& creation, Dataset& found) const;
  void check_readable(size_t index) const;
  bool find_chunks(const Use& h5, const Id& dataset, const Dataset& found, const std::string& name,
                   std::vector<Chunk>& chunks) const;
  void read_contiguous(const Dataset& found, char* data) const;
  void finish(const Dataset& found, char* data, int64_t begin, int64_t end) const;

  InputFile input_;
  hid_t file_ = -1;
  std::vector<Dataset> datasets_;
  std::set<haddr_t> groups_;
  uint64_t links_left_ = 0;
};

void Hdf5Source::open_file(const Use& h5) {
  links_left_ = input_.size() / 8;  // each takes more than that
  Id access(h5->H5Pcreate(h5->H5P_CLS_FILE_ACCESS_ID_g));
  if (!access.good() || h5->H5Pset_fapl_sec2(access) < 0 ||
      h5->H5Pset_fclose_degree(access, H5F_CLOSE_STRONG) < 0)
    fail_with_report(CTN_ERROR_INTERNAL, label() + ": cannot open");
  if (h5->H5Pset_file_locking) h5->H5Pset_file_locking(access, 0, 1);  // some file systems have no locks
  file_ = h5->H5Fopen(label().c_str(), 0, access);
  if (file_ < 0) fail_with_report(CTN_ERROR_FORMAT, label() + ": expected an HDF5 file");
  void* handle = nullptr;
  struct stat ours, theirs;
  if (h5->H5Fget_vfd_handle(file_, access, &handle) < 0 || ::fstat(input_.file(), &ours) != 0 ||
      ::fstat(*static_cast<int*>(handle), &theirs) != 0 || !same_file(ours, theirs))
    fail(CTN_ERROR_IO, "%s: cannot open: another file took its place", label().c_str());
}

std::vector<GroupLink> Hdf5Source::links_of(const Use& h5, hid_t group, const std::string& path) {
  LinkList list{{}, links_left_};
  hsize_t position = 0;
  if (h5->iterate(group, H5_INDEX_NAME, H5_ITER_INC, &position, add_link, &list) < 0) {
    if (list.out_of_memory) throw std::bad_alloc();
    fail_with_report(CTN_ERROR_FORMAT, what(path) + ": broken group");
  }
  links_left_ -= list.links.size();
  return std::move(list.links);
}

void Hdf5Source::check_link(const GroupLink& link, const std::string& path) const {
  if (const char* fault = component_fault(link.name))
    fail(CTN_ERROR_FORMAT, "%s: broken name: it %s", what(path).c_str(), fault);
  if (link.type != H5L_TYPE_HARD)
    fail(CTN_ERROR_UNSUPPORTED, "%s: expected a group or an array, got %s", what(path).c_str(),
         link.type == H5L_TYPE_SOFT       ? "a soft link"
         : link.type == H5L_TYPE_EXTERNAL ? "a link to another file"
                                          : "a link of another kind");
}

Id Hdf5Source::open_object(const Use& h5, hid_t group, const GroupLink& link, const std::string& path) {
  check_link(link, path);
  Id object(h5->H5Oopen(group, link.name.c_str(), 0));
  if (!object.good()) fail_with_report(CTN_ERROR_FORMAT, what(path) + ": broken object");
  return object;
}

void Hdf5Source::enter(const Use& h5, Id group, std::string path, std::string prefix,
                       std::vector<Level>& levels) {
  H5O_info_t info;
  if (h5->H5Oget_info2(group, &info, H5O_INFO_BASIC) < 0)
    fail_with_report(CTN_ERROR_FORMAT, what(path) + ": broken group");
  if (!groups_.insert(info.addr).second)
    fail(CTN_ERROR_FORMAT, "%s: expected groups that form a tree, got one that is linked twice",
         what(path).c_str());
  if (levels.size() >= kMostLevels || path.size() > kLongestName)
    fail(CTN_ERROR_FORMAT, "%s: expected at most %zu levels of groups and names of %zu bytes, got more",
         label().c_str(), kMostLevels, kLongestName);
  std::vector<GroupLink> links = links_of(h5, group, path);
  levels.push_back({std::move(group), std::move(path), std::move(prefix), std::move(links)});
}

void Hdf5Source::walk(const Use& h5, const std::vector<std::string>& components) {
  Id root(h5->H5Gopen2(file_, "/", 0));
  if (!root.good()) fail_with_report(CTN_ERROR_FORMAT, label() + ": broken root group");
  std::vector<Level> levels;
  enter(h5, std::move(root), "/", "", levels);
  for (const std::string& component : components) {
    Level& parent = levels.back();
    const auto at = std::find_if(parent.links.begin(), parent.links.end(),
                                 [&](const GroupLink& link) { return link.name == component; });
    const std::string path = parent.path + component;
    Id group = at == parent.links.end() ? Id() : open_object(h5, parent.group, *at, path);
    if (!group.good() || h5->H5Iget_type(group) != H5I_GROUP)
      fail(CTN_ERROR_NOT_FOUND, "%s: expected a group \"%s\", got none", label().c_str(), path.c_str());
    enter(h5, std::move(group), path + "/", "", levels);
  }
  // The groups that lead here are done with.
  for (size_t i = 0; i + 1 < levels.size(); ++i) levels[i].next = levels[i].links.size();
  while (!levels.empty()) {
    Level& level = levels.back();
    if (level.next == level.links.size()) {
      levels.pop_back();
      continue;
    }
    const GroupLink& link = level.links[level.next++];
    const std::string path = level.path + link.name, name = level.prefix + link.name;
    Id object = open_object(h5, level.group, link, path);
    switch (h5->H5Iget_type(object)) {
      case H5I_GROUP:
        enter(h5, std::move(object), path + "/", name + "/", levels);
        break;
      case H5I_DATASET:
        add_dataset(h5, object, path, name);
        break;
      default:
        break;  // a type with a name is no value
    }
  }
}

void Hdf5Source::add_dataset(const Use& h5, const Id& dataset, const std::string& path,
                             const std::string& name) {
  const auto broken = [&] { fail_with_report(CTN_ERROR_FORMAT, what(path) + ": broken dataset"); };
  // First of all, for asking for the shape of a virtual dataset opens other files.
  const Id creation(h5->H5Dget_create_plist(dataset));
  if (!creation.good()) broken();
  const H5D_layout_t layout = h5->H5Pget_layout(creation);
  if (layout == H5D_VIRTUAL || h5->H5Pget_external_count(creation) != 0)
    fail(CTN_ERROR_UNSUPPORTED, "%s: expected elements in the file itself, got %s", what(path).c_str(),
         layout == H5D_VIRTUAL ? "a virtual dataset" : "external storage");
  const Id type(h5->H5Dget_type(dataset)), space(h5->H5Dget_space(dataset));
  if (!type.good() || !space.good()) broken();
  const H5S_class_t extent = h5->H5Sget_simple_extent_type(space);
  if (extent == H5S_NULL) return;  // how h5py says that there is no value
  hsize_t dims[H5S_MAX_RANK];
  const int rank = h5->H5Sget_simple_extent_ndims(space);
  if (rank < 0 || rank > H5S_MAX_RANK || h5->H5Sget_simple_extent_dims(space, dims, nullptr) < 0) broken();

  Dataset found;
  found.path = path;
  found.type = element_type(h5, type);
  StoredEntry entry;
  entry.name = name;
  entry.is_text = found.type.text && extent == H5S_SCALAR;
  entry.dtype = found.type.dtype;
  entry.type = found.type.name;
  uint64_t count = 1;
  bool is_empty = false, fits = true;
  for (int i = 0; i < rank; ++i) {
    fits = fits && dims[i] <= INT64_MAX;
    is_empty = is_empty || dims[i] == 0;
    entry.shape.push_back(int64_t(dims[i]));
  }
  for (int i = 0; i < rank && !is_empty; ++i) fits = fits && !__builtin_mul_overflow(count, dims[i], &count);
  fits = fits && !__builtin_mul_overflow(is_empty ? 0 : count, found.type.size, &found.bytes) &&
         found.bytes <= INT64_MAX;
  // Nothing in a file becomes more than this, be it compressed or a value that stands for all elements.
  if (!fits || found.bytes / kMostExpansion > input_.size())
    fail(CTN_ERROR_FORMAT, "%s: expected a shape whose elements the file can hold, got a larger one",
         what(path).c_str());
  if (entry.dtype != CTN_DTYPE_NONE && found.bytes > 0)
    find_layout(h5, dataset, creation, found, entry);
  else if (entry.dtype != CTN_DTYPE_NONE)
    found.layout = Dataset::contiguous;  // no elements
  add_entry(std::move(entry));
  datasets_.push_back(std::move(found));
}

void Hdf5Source::find_layout(const Use& h5, const Id& dataset, const Id& creation, Dataset& found,
                             const StoredEntry& entry) const {
  const H5D_layout_t layout = h5->H5Pget_layout(creation);
  const std::string name = what(found.path);
  if (layout == H5D_CONTIGUOUS) {
    const haddr_t offset = h5->H5Dget_offset(dataset);
    if (offset == HADDR_UNDEF) return;  // never written: the fill value
    if (offset > input_.size() || found.bytes > input_.size() - offset)
      fail(CTN_ERROR_FORMAT, "%s: expected elements within the file, got a place beyond it", name.c_str());
    found.layout = Dataset::contiguous;
    found.offset = offset;
    return;
  }
  if (layout != H5D_CHUNKED) return;
  find_filters(h5, creation, found);
  const int rank = int(entry.shape.size());
  hsize_t chunk[H5S_MAX_RANK];
  unsigned options = 0;
  if (h5->H5Pget_chunk(creation, rank, chunk) != rank || h5->H5Pget_chunk_opts(creation, &options) < 0)
    fail_with_report(CTN_ERROR_FORMAT, name + ": broken dataset");
  uint64_t bytes = found.type.size, stored = h5->H5Dget_storage_size(dataset);
  bool fits = true;
  for (int i = 0; i < rank; ++i) {
    fits = fits && chunk[i] > 0 && !__builtin_mul_overflow(bytes, chunk[i], &bytes);
    found.chunks.chunk.push_back(int64_t(chunk[i]));
  }
  if (!fits || bytes > UINT32_MAX || bytes / kMostExpansion > input_.size() || stored > input_.size())
    fail(CTN_ERROR_FORMAT, "%s: expected chunks that the file can hold, got larger ones", name.c_str());
  found.chunks.shape = entry.shape;
  found.chunks.item = found.type.size;
  uint64_t count = 1;
  for (size_t i = 0; i < entry.shape.size(); ++i)
    if (__builtin_mul_overflow(count, uint64_t(found.chunks.along(i)), &count)) count = UINT64_MAX;
  hsize_t present = 0;
  const Id space(h5->H5Dget_space(dataset));  // not every version takes 0 for all of it
  if (!space.good() || h5->H5Dget_num_chunks(dataset, space, &present) < 0)
    fail_with_report(CTN_ERROR_FORMAT, name + ": broken chunks");
  // Where some are missing or the last ones are stored in another way, libhdf5 puts it together.
  if (present == count && count <= kMostChunks && options == 0) found.layout = Dataset::chunked;
}

void Hdf5Source::find_filters(const Use& h5, const Id& creation, Dataset& found) const {
  const int count = h5->H5Pget_nfilters(creation);
  for (int i = 0; i < count; ++i) {
    unsigned flags = 0, values[8] = {};
    size_t values_size = 8;
    char text[64] = "";
    const H5Z_filter_t filter =
        h5->H5Pget_filter2(creation, unsigned(i), &flags, &values_size, values, sizeof text, text, nullptr);
    if (filter < Filter::deflate || filter > Filter::fletcher32) {
      text[sizeof text - 1] = 0;
      found.refusal = "expected the filters deflate, shuffle and fletcher32, got filter " +
                      std::to_string(filter) + (is_utf8(text) && *text ? std::string(" (") + text + ")" : "");
      return;
    }
    const size_t item = filter == Filter::shuffle && values_size > 0 ? values[0] : 1;
    if (item == 0) fail(CTN_ERROR_FORMAT, "%s: broken shuffle filter", what(found.path).c_str());
    found.chunks.filters.push_back({Filter::Kind(filter), item});
  }
}

void Hdf5Source::check_readable(size_t index) const {
  const Dataset& found = datasets_[index];
  if (!found.refusal.empty())
    fail(CTN_ERROR_UNSUPPORTED, "%s: %s", what(found.path).c_str(), found.refusal.c_str());
}

/// False where libhdf5 is to read the dataset.
bool Hdf5Source::find_chunks(const Use& h5, const Id& dataset, const Dataset& found, const std::string& name,
                             std::vector<Chunk>& chunks) const {
  const ChunkedLayout& layout = found.chunks;
  const size_t rank = layout.shape.size();
  SmallVector<hsize_t, 8> at(rank);
  for (;;) {
    unsigned mask = 0;
    haddr_t address = HADDR_UNDEF;
    hsize_t stored = 0;
    if (h5->H5Dget_chunk_info_by_coord(dataset, at.data(), &mask, &address, &stored) < 0)
      fail_with_report(CTN_ERROR_FORMAT, name + ": broken chunks");
    if (address == HADDR_UNDEF) return false;
    if (address > input_.size() || stored > input_.size() - address)
      fail(CTN_ERROR_FORMAT, "%s: expected chunks within the file, got one beyond it", name.c_str());
    if (layout.chunk_bytes() / kMostExpansion > stored)
      fail(CTN_ERROR_FORMAT, "%s: expected chunks that can hold their elements, got a smaller one",
           name.c_str());
    chunks.push_back({address, stored, mask});
    size_t axis = rank;
    while (axis > 0 && (at[axis - 1] += hsize_t(layout.chunk[axis - 1])) >= hsize_t(layout.shape[axis - 1]))
      at[--axis] = 0;
    if (axis == 0) return true;
  }
}

void Hdf5Source::read(size_t index, void* target) {
  char* data = static_cast<char*>(target);
  const Dataset& found = datasets_[index];
  const StoredEntry& entry = entries()[index];
  const std::string name = what(found.path);
  if (entry.dtype == CTN_DTYPE_NONE)
    fail(CTN_ERROR_DTYPE, "%s: expected elements of a dtype of this library, got %s", name.c_str(),
         entry.type.c_str());
  check_readable(index);
  if (found.bytes == 0) return;
  if (found.layout == Dataset::contiguous) return read_contiguous(found, data);
  std::vector<Chunk> chunks;
  bool direct = false;
  {
    Use h5;
    const Id dataset(h5->H5Dopen2(file_, found.path.c_str(), 0));
    if (!dataset.good()) fail_with_report(CTN_ERROR_FORMAT, name + ": broken dataset");
    direct = found.layout == Dataset::chunked && find_chunks(h5, dataset, found, name, chunks);
    if (!direct) {
      const Id type(h5->H5Dget_type(dataset));
      if (!type.good() || h5->H5Dread(dataset, type, 0, 0, 0, data) < 0)
        fail_with_report(CTN_ERROR_FORMAT, name + ": broken elements");
    }
  }
  if (direct) read_chunks(input_, found.chunks, chunks, name, data);
  const int64_t item = int64_t(found.type.size);
  parallel_for(int64_t(found.bytes) / item, kLargestPart / item,
               [&](int64_t begin, int64_t end) { finish(found, data, begin, end); });
}

void Hdf5Source::read_contiguous(const Dataset& found, char* data) const {
  const int64_t item = int64_t(found.type.size), part = kLargestPart / item;
  parallel_for(int64_t(found.bytes) / item, part, [&](int64_t begin, int64_t end) {
    for (int64_t at = begin; at < end; at += part) {
      const int64_t until = std::min(end, at + part);
      input_.read_at(data + at * item, size_t((until - at) * item), found.offset + uint64_t(at * item));
      finish(found, data, at, until);
    }
  });
}

/// From the file's byte order to this machine's; to kernels bools are 0 and 1, to NumPy any byte is true.
void Hdf5Source::finish(const Dataset& found, char* data, int64_t begin, int64_t end) const {
  const size_t item = found.type.size;
  if (found.type.swapped) swap_bytes(data + begin * int64_t(item), end - begin, item);
  if (found.type.dtype == CTN_BOOL)
    for (int64_t i = begin; i < end; ++i) data[i] = data[i] != 0;
}

std::string Hdf5Source::read_text(size_t index) {
  const Dataset& found = datasets_[index];
  const std::string name = what(found.path);
  if (!entries()[index].is_text)
    fail(CTN_ERROR_DTYPE, "%s: expected a text, got %s", name.c_str(), found.type.name.c_str());
  Use h5;
  const Id dataset(h5->H5Dopen2(file_, found.path.c_str(), 0));
  const Id type(dataset.good() ? h5->H5Dget_type(dataset) : -1);
  const Id space(dataset.good() ? h5->H5Dget_space(dataset) : -1);
  if (!type.good() || !space.good()) fail_with_report(CTN_ERROR_FORMAT, name + ": broken dataset");
  if (found.type.variable) {
    char* text = nullptr;
    if (h5->H5Dread(dataset, type, 0, 0, 0, &text) < 0)
      fail_with_report(CTN_ERROR_FORMAT, name + ": broken text");
    struct Reclaim {
      const Use& h5;
      hid_t type, space;
      char** text;
      ~Reclaim() { h5->H5Dvlen_reclaim(type, space, 0, text); }
    } reclaim{h5, type, space, &text};
    return text ? text : "";
  }
  std::string text(size_t(found.bytes), '\0');
  if (h5->H5Dread(dataset, type, 0, 0, 0, text.data()) < 0)
    fail_with_report(CTN_ERROR_FORMAT, name + ": broken text");
  text.resize(std::min(text.find('\0'), text.size()));
  return text;
}

}  // namespace

SourceRef open_hdf5(const std::string& path, const std::string& group) {
  return make<Hdf5Source>(path, group);
}

}  // namespace catenary
#endif
