// Reads HDF5 files in the original layout without libhdf5.
#include <algorithm>
#include <set>

#include "impl/serializers/hdf5_names.h"
#include "impl/serializers/hdf5_structure.h"

namespace catenary::hdf5 {
namespace {

class StructureSource final : public Hdf5Source {
 public:
  StructureSource(const std::string& path, const std::string& group)
      : Hdf5Source(path), structure_(open(path)) {
    const std::vector<std::string> components = split_path(group, "group");
    if (structure_.is_newer()) throw NeedsLibrary{};
    walk(components);
  }

  std::string read_text(size_t index) override;

 private:
  struct Level {
    std::string path;    // path in the file, ending in a slash
    std::string prefix;  // prefix of the names
    std::vector<ObjectLink> links;
    size_t next = 0;
  };

  Structure open(const std::string& path) const {
    try {
      return Structure(input_);
    } catch (const Broken& broken) {
      fail(CTN_ERROR_FORMAT, "%s: expected an HDF5 file, got %s", path.c_str(), broken.what);
    }
  }
  /// Returns the result of an action; adds the name of the object to Broken errors.
  template <class Action>
  auto guarded(const std::string& path, Action action) const {
    try {
      return action();
    } catch (const Broken& broken) {
      fail(CTN_ERROR_FORMAT, "%s: broken HDF5 file: got %s", what(path).c_str(), broken.what);
    }
  }
  std::vector<Message> open_object(const ObjectLink& link, const std::string& path);
  void enter(uint64_t address, const std::vector<Message>& group, std::string path, std::string prefix);
  void walk(const std::vector<std::string>& components);
  void add(const std::vector<Message>& object, const std::string& path, const std::string& name);

  Structure structure_;
  std::vector<Level> levels_;
  std::set<uint64_t> groups_;
};

std::vector<Message> StructureSource::open_object(const ObjectLink& link, const std::string& path) {
  check_link_name(link.name, what(path));
  if (link.kind != ObjectLink::hard)
    fail_link(what(path), link.kind == ObjectLink::soft, link.kind == ObjectLink::external);
  return guarded(path, [&] { return structure_.object(link.address); });
}

void StructureSource::enter(uint64_t address, const std::vector<Message>& group, std::string path,
                            std::string prefix) {
  check_group(what(path), groups_.insert(address).second, levels_.size(), path.size());
  std::vector<ObjectLink> links = guarded(path, [&] { return structure_.links(group); });
  levels_.push_back({std::move(path), std::move(prefix), std::move(links)});
}

void StructureSource::walk(const std::vector<std::string>& components) {
  const std::vector<Message> root = guarded("/", [&] { return structure_.object(structure_.root()); });
  enter(structure_.root(), root, "/", "");
  for (const std::string& component : components) {
    const Level& parent = levels_.back();
    const std::string path = parent.path + component;
    const auto at = std::find_if(parent.links.begin(), parent.links.end(),
                                 [&](const ObjectLink& link) { return link.name == component; });
    std::vector<Message> group;
    if (at != parent.links.end()) group = open_object(*at, path);
    if (!Structure::is_group(group))
      fail(CTN_ERROR_NOT_FOUND, "%s: expected a group \"%s\", got none", label().c_str(), path.c_str());
    enter(at->address, group, path + "/", "");
  }
  // The groups on the path to this one are not visited again.
  levels_.erase(levels_.begin(), levels_.end() - 1);
  while (!levels_.empty()) {
    Level& level = levels_.back();
    if (level.next == level.links.size()) {
      levels_.pop_back();
      continue;
    }
    const ObjectLink& link = level.links[level.next++];
    const std::string path = level.path + link.name, name = level.prefix + link.name;
    guarded(path, [&] { structure_.charge(path.size() + name.size()); });
    const std::vector<Message> object = open_object(link, path);
    if (Structure::is_dataset(object))
      add(object, path, name);
    else if (Structure::is_group(object))
      enter(link.address, object, path + "/", name + "/");
    // Anything else is a named datatype, which holds no data.
  }
}

void StructureSource::add(const std::vector<Message>& object, const std::string& path,
                          const std::string& name) {
  StoredDataset stored = guarded(path, [&] { return structure_.dataset(object, what(path)); });
  if (stored.is_null) return;  // h5py's representation of an empty value
  stored.dataset.path = path;
  add_dataset(std::move(stored.dataset), name, stored.shape, stored.is_scalar);
}

std::string StructureSource::read_text(size_t index) {
  const Dataset& dataset = datasets_[index];
  check_text(index);
  std::string bytes = element(dataset);
  if (dataset.type.variable) bytes = guarded(dataset.path, [&] { return structure_.heap_text(bytes); });
  return trimmed(std::move(bytes), dataset.type);
}

}  // namespace

SourceRef open_structure(const std::string& path, const std::string& group) {
  return make<StructureSource>(path, group);
}

}  // namespace catenary::hdf5
