// Reads HDF5 files with libhdf5.
#if defined(CATENARY_HAS_HDF5)
#include <sys/stat.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <set>

#include "impl/base/file.h"
#include "impl/base/utf8.h"
#include "impl/serializers/hdf5_names.h"
#include "impl/serializers/hdf5_structure.h"
#include "impl/serializers/hdf5_types.h"

// The file is not trusted. libhdf5 parses its structure; the results are checked against the file's size, and
// the elements are read here, without libhdf5, except in rare layouts. Links to other files are never
// followed.
namespace catenary {
namespace {

using namespace hdf5;

// libhdf5 searches all chunks for each one, so beyond this number it reads the chunks itself.
constexpr int64_t kMaxChunks = 512;

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
    std::memcpy(&type, info, sizeof type);  // the first member in all versions
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

class LibrarySource final : public Hdf5Source {
 public:
  LibrarySource(const std::string& path, const std::string& group) : Hdf5Source(path) {
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
  ~LibrarySource() override {
    if (file_ < 0) return;
    Use h5;
    close(h5);
  }

  std::string read_text(size_t index) override;

 private:
  struct Level {
    Id group;
    std::string path;    // path in the file, ending in a slash
    std::string prefix;  // prefix of the names
    std::vector<GroupLink> links;
    size_t next = 0;
  };

  void open_file(const Use& h5);
  void close(const Use& h5) {
    if (file_ >= 0) h5->H5Fclose(std::exchange(file_, -1));
  }
  std::vector<GroupLink> links_of(const Use& h5, hid_t group, const std::string& path);
  Id open_object(const Use& h5, hid_t group, const GroupLink& link, const std::string& path);
  void walk(const Use& h5, const std::vector<std::string>& components);
  void enter(const Use& h5, Id group, std::string path, std::string prefix, std::vector<Level>& levels);
  void add(const Use& h5, const Id& dataset, const std::string& path, const std::string& name);
  void find_layout(const Use& h5, const Id& dataset, const Id& creation, Dataset& found) const;
  void find_filters(const Use& h5, const Id& creation, Dataset& found) const;
  bool find_chunks(const Use& h5, const Id& dataset, Dataset& found) const;
  void read_with_library(const Dataset& found, char* data) override;

  hid_t file_ = -1;
  std::set<haddr_t> groups_;
  uint64_t links_left_ = 0;
  size_t address_size_ = 8;
  bool is_offset_ = false;  // the file begins with a user block, which only some versions of libhdf5 add to
                            // the offsets of chunks
};

void LibrarySource::open_file(const Use& h5) {
  links_left_ = input_.size() / 8;  // each link takes more than 8 bytes
  Id access(h5->H5Pcreate(h5->H5P_CLS_FILE_ACCESS_ID_g));
  if (!access.good() || h5->H5Pset_fapl_sec2(access) < 0 ||
      h5->H5Pset_fclose_degree(access, H5F_CLOSE_STRONG) < 0)
    fail_with_report(CTN_ERROR_INTERNAL, label() + ": cannot open");
  if (h5->H5Pset_file_locking)
    h5->H5Pset_file_locking(access, 0, 1);  // some file systems do not support locks
  file_ = h5->H5Fopen(label().c_str(), 0, access);
  if (file_ < 0) fail_with_report(CTN_ERROR_FORMAT, label() + ": expected an HDF5 file");
  const Id creation(h5->H5Fget_create_plist(file_));
  hsize_t block = 0;
  size_t length_size = 0;
  if (!creation.good() || h5->H5Pget_userblock(creation, &block) < 0 ||
      h5->H5Pget_sizes(creation, &address_size_, &length_size) < 0)
    fail_with_report(CTN_ERROR_FORMAT, label() + ": expected an HDF5 file");
  is_offset_ = block != 0;
  void* handle = nullptr;
  struct stat ours, theirs;
  if (h5->H5Fget_vfd_handle(file_, access, &handle) < 0 || ::fstat(input_.file(), &ours) != 0 ||
      ::fstat(*static_cast<int*>(handle), &theirs) != 0 || !same_file(ours, theirs))
    fail(CTN_ERROR_IO, "%s: cannot open: the file was replaced in the meantime", label().c_str());
}

std::vector<GroupLink> LibrarySource::links_of(const Use& h5, hid_t group, const std::string& path) {
  LinkList list{{}, links_left_};
  hsize_t position = 0;
  if (h5->iterate(group, H5_INDEX_NAME, H5_ITER_INC, &position, add_link, &list) < 0) {
    if (list.out_of_memory) throw std::bad_alloc();
    fail_with_report(CTN_ERROR_FORMAT, what(path) + ": broken group");
  }
  links_left_ -= list.links.size();
  return std::move(list.links);
}

Id LibrarySource::open_object(const Use& h5, hid_t group, const GroupLink& link, const std::string& path) {
  check_link_name(link.name, what(path));
  if (link.type != H5L_TYPE_HARD)
    fail_link(what(path), link.type == H5L_TYPE_SOFT, link.type == H5L_TYPE_EXTERNAL);
  Id object(h5->H5Oopen(group, link.name.c_str(), 0));
  if (!object.good()) fail_with_report(CTN_ERROR_FORMAT, what(path) + ": broken object");
  return object;
}

void LibrarySource::enter(const Use& h5, Id group, std::string path, std::string prefix,
                          std::vector<Level>& levels) {
  H5O_info_t info;
  if (h5->H5Oget_info2(group, &info, H5O_INFO_BASIC) < 0)
    fail_with_report(CTN_ERROR_FORMAT, what(path) + ": broken group");
  check_group(what(path), groups_.insert(info.addr).second, levels.size(), path.size());
  std::vector<GroupLink> links = links_of(h5, group, path);
  levels.push_back({std::move(group), std::move(path), std::move(prefix), std::move(links)});
}

void LibrarySource::walk(const Use& h5, const std::vector<std::string>& components) {
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
  // The groups on the path to this one are not visited again.
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
        add(h5, object, path, name);
        break;
      default:
        break;  // a named datatype holds no data
    }
  }
}

void LibrarySource::add(const Use& h5, const Id& dataset, const std::string& path, const std::string& name) {
  const auto broken = [&] { fail_with_report(CTN_ERROR_FORMAT, what(path) + ": broken dataset"); };
  // Checked first, because querying the shape of a virtual dataset opens other files.
  const Id creation(h5->H5Dget_create_plist(dataset));
  if (!creation.good()) broken();
  const H5D_layout_t layout = h5->H5Pget_layout(creation);
  if (layout == H5D_VIRTUAL || h5->H5Pget_external_count(creation) != 0)
    fail(CTN_ERROR_UNSUPPORTED, "%s: expected elements in the file itself, got %s", what(path).c_str(),
         layout == H5D_VIRTUAL ? "a virtual dataset" : "external storage");
  const Id type(h5->H5Dget_type(dataset)), space(h5->H5Dget_space(dataset));
  if (!type.good() || !space.good()) broken();
  const H5S_class_t extent = h5->H5Sget_simple_extent_type(space);
  if (extent == H5S_NULL) return;  // h5py's representation of an empty value
  hsize_t dims[H5S_MAX_RANK];
  const int rank = h5->H5Sget_simple_extent_ndims(space);
  if (rank < 0 || rank > H5S_MAX_RANK || h5->H5Sget_simple_extent_dims(space, dims, nullptr) < 0) broken();

  Dataset found;
  found.path = path;
  found.type = element_type(h5, type);
  found.grid.item = size_t(found.type.size);
  bool is_empty = false;
  for (int i = 0; i < rank; ++i) {
    found.grid.shape.push_back(int64_t(dims[i]));
    is_empty = is_empty || dims[i] == 0;
  }
  if (found.type.variable) found.type.size = 8 + address_size_;
  if ((found.type.dtype != CTN_DTYPE_NONE || found.type.text) && !is_empty)
    find_layout(h5, dataset, creation, found);
  const SmallVector<int64_t, 8> shape = found.grid.shape;
  add_dataset(std::move(found), name, shape, extent == H5S_SCALAR);
}

void LibrarySource::find_layout(const Use& h5, const Id& dataset, const Id& creation, Dataset& found) const {
  const H5D_layout_t layout = h5->H5Pget_layout(creation);
  const std::string name = what(found.path);
  found.layout = Dataset::library;
  if (found.type.text && h5->H5Dget_storage_size(dataset) == 0) found.layout = Dataset::missing;
  if (layout == H5D_CONTIGUOUS && h5->H5Dget_storage_size(dataset) > 0) {
    found.offset = h5->H5Dget_offset(dataset);
    found.layout = Dataset::contiguous;
  }
  if (layout != H5D_CHUNKED) return;
  find_filters(h5, creation, found);
  const int rank = int(found.grid.shape.size());
  hsize_t chunk[H5S_MAX_RANK];
  unsigned options = 0;
  if (h5->H5Pget_chunk(creation, rank, chunk) != rank || h5->H5Pget_chunk_opts(creation, &options) < 0)
    fail_with_report(CTN_ERROR_FORMAT, name + ": broken dataset");
  uint64_t bytes = found.type.size;
  bool fits = true;
  for (int i = 0; i < rank; ++i) {
    fits = fits && chunk[i] > 0 && !__builtin_mul_overflow(bytes, chunk[i], &bytes);
    found.grid.chunk.push_back(int64_t(chunk[i]));
  }
  if (!fits || bytes > UINT32_MAX || bytes / kMaxExpansion > input_.size() ||
      h5->H5Dget_storage_size(dataset) > input_.size())
    fail(CTN_ERROR_FORMAT, "%s: expected chunks that the file can hold, got larger ones", name.c_str());
  // If some chunks are missing or the last ones are stored differently, libhdf5 assembles the dataset.
  if (options == 0 && !is_offset_ && found.grid.count() <= kMaxChunks && find_chunks(h5, dataset, found))
    found.layout = Dataset::chunked;
}

void LibrarySource::find_filters(const Use& h5, const Id& creation, Dataset& found) const {
  const int count = h5->H5Pget_nfilters(creation);
  for (int i = 0; i < count; ++i) {
    unsigned flags = 0, values[8] = {};
    size_t values_size = 8;
    const H5Z_filter_t filter =
        h5->H5Pget_filter2(creation, unsigned(i), &flags, &values_size, values, 0, nullptr, nullptr);
    if (filter < 0) fail_with_report(CTN_ERROR_FORMAT, what(found.path) + ": broken filters");
    add_filter(found, unsigned(filter), filter == Filter::shuffle && values_size > 0 ? values[0] : 1);
  }
}

/// Returns false if some are missing.
bool LibrarySource::find_chunks(const Use& h5, const Id& dataset, Dataset& found) const {
  const ChunkedLayout& layout = found.grid;
  const size_t rank = layout.shape.size();
  SmallVector<hsize_t, 8> at(rank);
  for (int64_t number = 0;; ++number) {
    unsigned mask = 0;
    haddr_t address = HADDR_UNDEF;
    hsize_t stored = 0;
    if (h5->H5Dget_chunk_info_by_coord(dataset, at.data(), &mask, &address, &stored) < 0)
      fail_with_report(CTN_ERROR_FORMAT, what(found.path) + ": broken chunks");
    if (address == HADDR_UNDEF) return false;
    found.chunks.push_back({number, address, stored, mask});
    size_t axis = rank;
    while (axis > 0 && (at[axis - 1] += hsize_t(layout.chunk[axis - 1])) >= hsize_t(layout.shape[axis - 1]))
      at[--axis] = 0;
    if (axis == 0) return true;
  }
}

void LibrarySource::read_with_library(const Dataset& found, char* data) {
  Use h5;
  const Id dataset(h5->H5Dopen2(file_, found.path.c_str(), 0));
  if (!dataset.good()) fail_with_report(CTN_ERROR_FORMAT, what(found.path) + ": broken dataset");
  const Id type(h5->H5Dget_type(dataset));
  if (!type.good() || h5->H5Dread(dataset, type, 0, 0, 0, data) < 0)
    fail_with_report(CTN_ERROR_FORMAT, what(found.path) + ": broken elements");
}

std::string LibrarySource::read_text(size_t index) {
  check_text(index);
  const Dataset& found = datasets_[index];
  std::string text;
  if (found.layout != Dataset::library) {
    text = element(found);
    // Texts of variable length are in heaps without checksums; libhdf5 may crash if they are broken.
    try {
      if (found.type.variable) text = Structure(input_).heap_text(text);
    } catch (const Broken& broken) {
      fail(CTN_ERROR_FORMAT, "%s: broken HDF5 file: got %s", what(found.path).c_str(), broken.what);
    }
  } else if (found.type.variable) {
    fail(CTN_ERROR_UNSUPPORTED, "%s: expected a string in a contiguous layout, got another layout",
         what(found.path).c_str());
  } else {
    text.resize(size_t(found.bytes));
    read_with_library(found, text.data());
  }
  return trimmed(std::move(text), found.type);
}

}  // namespace

namespace hdf5 {
SourceRef open_with_library(const std::string& path, const std::string& group) {
  return make<LibrarySource>(path, group);
}
}  // namespace hdf5

}  // namespace catenary
#endif
