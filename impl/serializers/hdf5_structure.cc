// Parses the structure of HDF5 files in the original layout.
#include "impl/serializers/hdf5_structure.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace catenary::hdf5 {
namespace {

constexpr std::string_view kSignature("\x89HDF\r\n\x1a\n", 8);
constexpr int kMaxNodeLevels = 64;

}  // namespace

uint64_t Cursor::integer(size_t size) {
  require(left() >= size, "a part that ends too early");
  uint64_t value = 0;
  for (size_t i = size; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes_[position_ + i]);
  position_ += size;
  return value;
}

uint64_t Cursor::address() {
  const uint64_t value = integer(size_t(address_size_));
  return address_size_ < 8 && value == (uint64_t{1} << 8 * address_size_) - 1 ? kNowhere : value;
}

std::string Cursor::text(size_t size) {
  require(left() >= size, "a part that ends too early");
  position_ += size;
  return bytes_.substr(position_ - size, size);
}

std::string Cursor::name() {
  const size_t end = bytes_.find('\0', position_);
  require(end != std::string::npos, "an unterminated name");
  std::string name = text(end - position_);
  ++position_;
  return name;
}

void Cursor::skip(size_t size) {
  require(left() >= size, "a part that ends too early");
  position_ += size;
}

Structure::Structure(const InputFile& file)
    : file_(file), budget_((uint64_t{1} << 26) + 16 * std::min<uint64_t>(file.size(), uint64_t{1} << 58)) {
  // The file may begin with a user block of 512 bytes or a power of two times that.
  for (; base_ + 8 <= file.size(); base_ = base_ ? 2 * base_ : 512) {
    char signature[8];
    file.read_at(signature, 8, base_);
    if (std::string(signature, 8) == kSignature) break;
  }
  require(base_ + 8 <= file.size(), "a file without the HDF5 signature");
  Cursor head = read(8, std::min<uint64_t>(file.size() - base_ - 8, 92));
  const uint64_t version = head.byte();
  const char* const unknown = "an unknown version of the superblock";
  require(version <= 3, unknown);
  is_newer_ = version >= 2;
  if (!is_newer_) {
    require(head.byte() == 0 && head.byte() == 0, unknown);
    head.skip(1);
    require(head.byte() == 0, unknown);
  }
  const uint64_t address_size = head.byte(), length_size = head.byte();
  const auto known = [](uint64_t size) { return size == 2 || size == 4 || size == 8; };
  require(known(address_size) && known(length_size), "an unknown size of addresses");
  address_size_ = int(address_size);
  length_size_ = int(length_size);
  if (is_newer_) return;
  Cursor rest = read(16, std::min<uint64_t>(file.size() - base_ - 16, 84));
  rest.skip(version == 1 ? 12 : 8);
  // Addresses are relative to the signature, even if a user block precedes it.
  const uint64_t base = rest.address();
  rest.skip(address_size);
  const uint64_t end = rest.address();
  require(base <= end && end - base <= file.size() - base_, "a file that has been cut off");
  require(rest.address() == kNowhere, "a driver for several files");
  rest.skip(address_size);
  root_ = rest.address();
}

uint64_t Structure::offset(uint64_t address) const {
  uint64_t place = 0;
  require(address != kNowhere && !__builtin_add_overflow(address, base_, &place),
          "an address beyond the file");
  return place;
}

void Structure::charge(uint64_t size) {
  require(size <= budget_, "more structure than the file can hold");
  budget_ -= size;
}

Cursor Structure::read(uint64_t address, uint64_t size) {
  const uint64_t place = offset(address);
  require(place <= file_.size() && size <= file_.size() - place, "an address beyond the file");
  charge(size + 16);
  std::string bytes(size_t(size), '\0');
  file_.read_at(bytes.data(), bytes.size(), place);
  return cursor(std::move(bytes));
}

std::vector<Message> Structure::object(uint64_t address) {
  Cursor prefix = read(address, 16);
  const uint64_t version = prefix.byte();
  if (version == 'O' && prefix.text(3) == "HDR") throw NeedsLibrary{};
  require(version == 1, "an unknown version of an object header");
  prefix.skip(1);
  size_t left = size_t(prefix.integer(2));
  prefix.skip(4);
  const uint64_t size = prefix.integer(4);
  std::vector<Message> messages;
  read_messages(read(address + 16, size), left, messages);
  // Continuations are followed in order; each one consumes messages, whose number the prefix declares.
  for (size_t i = 0; i < messages.size(); ++i) {
    if (messages[i].type != Message::continuation) continue;
    Cursor place = cursor(messages[i].data);
    const uint64_t at = place.address(), length = place.length();
    require(left > 0, "more messages than the object header declares");
    read_messages(read(at, length), left, messages);
  }
  return messages;
}

void Structure::read_messages(Cursor block, size_t& left, std::vector<Message>& messages) {
  while (left > 0 && block.left() >= 8) {
    --left;
    Message message;
    message.type = unsigned(block.integer(2));
    const size_t size = size_t(block.integer(2));
    message.flags = unsigned(block.byte());
    block.skip(3);
    message.data = block.text(size);
    messages.push_back(std::move(message));
  }
}

const Message* Structure::find(const std::vector<Message>& object, Message::Type type) {
  for (const Message& message : object)
    if (message.type == type) return &message;
  return nullptr;
}

bool Structure::is_group(const std::vector<Message>& object) {
  return find(object, Message::symbol_table) || find(object, Message::link_info) ||
         find(object, Message::group_info) || find(object, Message::link);
}

std::vector<ObjectLink> Structure::links(const std::vector<Message>& group) {
  std::vector<ObjectLink> links;
  if (const Message* table = find(group, Message::symbol_table)) {
    Cursor places = cursor(table->data);
    const uint64_t tree = places.address();
    Cursor head = read(places.address(), 8 + 2 * size_t(length_size_) + size_t(address_size_));
    require(head.text(4) == "HEAP" && head.byte() == 0, "no heap of names");
    head.skip(3);
    const uint64_t size = head.length();
    head.length();
    const std::string heap = read(head.address(), size).text(size_t(size));
    std::set<uint64_t> seen;
    read_group_node(tree, -1, heap, seen, links);
  }
  if (const Message* info = find(group, Message::link_info)) {
    Cursor place = cursor(info->data);
    require(place.byte() == 0, "an unknown version of a group");
    const uint64_t flags = place.byte();
    if (flags & 1) place.skip(8);
    if (place.address() != kNowhere) throw NeedsLibrary{};
  }
  for (const Message& message : group)
    if (message.type == Message::link) links.push_back(read_link(cursor(message.data)));
  for (const ObjectLink& link : links) charge(link.name.size());
  return links;
}

/// Reads a node of a group's tree; `level` is -1 for the root.
void Structure::read_group_node(uint64_t address, int level, const std::string& heap,
                                std::set<uint64_t>& seen, std::vector<ObjectLink>& links) {
  require(seen.insert(address).second, "a tree whose branches meet");
  const size_t head_size = 8 + 2 * size_t(address_size_);
  Cursor head = read(address, head_size);
  require(head.text(4) == "TREE" && head.byte() == 0, "no tree of names");
  const int found = int(head.byte());
  require(level < 0 ? found < kMaxNodeLevels : found == level, "a tree of unequal height");
  const size_t used = size_t(head.integer(2));
  const size_t key = size_t(length_size_);
  Cursor node = read(address + head_size, used * (key + size_t(address_size_)) + key);
  for (size_t i = 0; i < used; ++i) {
    node.skip(key);
    const uint64_t child = node.address();
    if (found > 0) {
      read_group_node(child, found - 1, heap, seen, links);
      continue;
    }
    require(seen.insert(child).second, "a tree whose branches meet");
    Cursor table = read(child, 8);
    require(table.text(4) == "SNOD" && table.byte() == 1, "no table of names");
    table.skip(1);
    const size_t count = size_t(table.integer(2)), entry = 2 * size_t(address_size_) + 24;
    Cursor entries = read(child + 8, count * entry);
    for (size_t k = 0; k < count; ++k) {
      const uint64_t name = entries.address(), object = entries.address();
      const uint64_t kind = entries.integer(4);
      entries.skip(20);
      require(name < heap.size(), "a name outside the heap");
      const size_t end = heap.find('\0', size_t(name));
      require(end != std::string::npos, "an unterminated name");
      links.push_back({heap.substr(size_t(name), end - size_t(name)),
                       kind == 2 ? ObjectLink::soft : ObjectLink::hard, object});
      charge(links.back().name.size() + 32);
    }
  }
}

ObjectLink Structure::read_link(Cursor message) const {
  require(message.byte() == 1, "an unknown version of a link");
  const uint64_t flags = message.byte();
  const uint64_t kind = flags & 8 ? message.byte() : 0;
  if (flags & 4) message.skip(8);
  if (flags & 16) message.skip(1);
  const uint64_t size = message.integer(size_t{1} << (flags & 3));
  require(size <= message.left(), "a part that ends too early");
  ObjectLink link{message.text(size_t(size)), ObjectLink::other, kNowhere};
  if (kind == 0) {
    link.kind = ObjectLink::hard;
    link.address = message.address();
  } else if (kind == 1) {
    link.kind = ObjectLink::soft;
  } else if (kind == 64) {
    link.kind = ObjectLink::external;
  }
  return link;
}

std::string Structure::heap_text(const std::string& element) {
  // Texts may be read any number of times, so they do not count toward the budget for traversing the file.
  struct Restore {
    uint64_t& budget;
    const uint64_t before;
    ~Restore() { budget = before; }
  } const restore{budget_, budget_};
  Cursor reference = cursor(element);
  const uint64_t size = reference.integer(4), address = reference.address(), index = reference.integer(4);
  if (size == 0 || address == 0 || address == kNowhere) return "";
  const size_t head_size = 8 + size_t(length_size_);
  Cursor head = read(address, head_size);
  require(head.text(4) == "GCOL" && head.byte() == 1, "no heap of strings");
  head.skip(3);
  const uint64_t all = head.length();
  require(all >= head_size, "a heap of strings that is too small");
  Cursor heap = read(address + head_size, all - head_size);
  while (heap.left() >= head_size + 8) {
    const uint64_t number = heap.integer(2);
    heap.skip(6);
    const uint64_t bytes = heap.length();
    if (number == 0) break;
    require(bytes <= heap.left(), "a string beyond its heap");
    if (number == index) {
      require(size <= bytes, "a string that is longer than its slot");
      return heap.text(size_t(size));
    }
    heap.skip(size_t(std::min<uint64_t>((bytes + 7) / 8 * 8, heap.left())));
  }
  throw Broken{"a string that is not in its heap"};
}

// Datasets.

StoredDataset Structure::dataset(const std::vector<Message>& object, const std::string& what) {
  StoredDataset stored;
  Dataset& dataset = stored.dataset;
  if (find(object, Message::external_files))
    fail(CTN_ERROR_UNSUPPORTED, "%s: expected elements in the file itself, got external storage",
         what.c_str());
  const Message *space = find(object, Message::dataspace), *type = find(object, Message::datatype);
  const Message *layout = find(object, Message::layout), *filters = find(object, Message::filters);
  const Message *fill = find(object, Message::fill), *old_fill = find(object, Message::old_fill);
  require(space && type, "a dataset without shape or type");
  for (const Message* message : {space, layout, filters, fill, old_fill})
    require(!message || !(message->flags & 2), "a message that is stored elsewhere");
  read_space(cursor(space->data), stored);
  dataset.type = read_type(*type, true);
  if (filters) read_filters(cursor(filters->data), dataset);
  read_layout(cursor(layout->data), stored, what);
  if (dataset.layout != Dataset::inside) {
    if (fill) dataset.fill = read_fill(cursor(fill->data), Message::fill);
    if (dataset.fill.empty() && old_fill) dataset.fill = read_fill(cursor(old_fill->data), Message::old_fill);
  }
  return stored;
}

void Structure::read_space(Cursor space, StoredDataset& stored) const {
  const uint64_t version = space.byte();
  const size_t rank = size_t(space.byte());
  require((version == 1 || version == 2) && rank <= 32, "an unknown kind of shape");
  space.skip(1);
  if (version == 1) {
    stored.is_scalar = rank == 0;
    space.skip(5);
  } else {
    const uint64_t kind = space.byte();
    require(kind < 3 && (kind == 1 || rank == 0), "an unknown kind of shape");
    stored.is_scalar = kind == 0;
    stored.is_null = kind == 2;
  }
  for (size_t i = 0; i < rank; ++i) {
    const uint64_t n = space.length();
    require(n <= INT64_MAX, "a shape that is too large");
    stored.shape.push_back(int64_t(n));
  }
}

std::string Structure::read_fill(Cursor fill, Message::Type type) {
  if (type == Message::old_fill) return fill.text(size_t(fill.integer(4)));
  const uint64_t version = fill.byte();
  require(version >= 1 && version <= 3, "an unknown version of a fill value");
  if (version == 3) {
    if (!(fill.byte() & 32)) return "";
  } else {
    fill.skip(2);
    if (fill.byte() == 0 && version == 2) return "";
  }
  if (fill.left() < 4) return "";
  const uint64_t size = fill.integer(4);
  return size > INT32_MAX ? "" : fill.text(size_t(size));  // -1: undefined
}

void Structure::read_filters(Cursor filters, Dataset& dataset) const {
  const uint64_t version = filters.byte();
  require(version == 1 || version == 2, "an unknown version of filters");
  const uint64_t count = filters.byte();
  require(count <= 32, "too many filters");
  if (version == 1) filters.skip(6);
  for (uint64_t i = 0; i < count; ++i) {
    const unsigned kind = unsigned(filters.integer(2));
    const size_t name_size = version == 1 || kind >= 256 ? size_t(filters.integer(2)) : 0;
    filters.skip(2);
    const size_t values = size_t(filters.integer(2));
    filters.skip(version == 1 ? (name_size + 7) / 8 * 8 : name_size);
    size_t item = 1;
    for (size_t k = 0; k < values; ++k) {
      const uint64_t value = filters.integer(4);
      if (k == 0 && kind == Filter::shuffle) item = size_t(value);
    }
    if (version == 1 && values % 2) filters.skip(4);
    add_filter(dataset, kind, item);
  }
}

void Structure::read_layout(Cursor layout, StoredDataset& stored, const std::string& what) {
  Dataset& dataset = stored.dataset;
  dataset.grid.shape = stored.shape;
  dataset.grid.item = size_t(dataset.type.size);
  const uint64_t version = layout.byte();
  if (version == 4 && layout.left() > 0 && layout.byte() == 3)
    fail(CTN_ERROR_UNSUPPORTED, "%s: expected elements in the file itself, got a virtual dataset",
         what.c_str());
  require(version >= 1 && version <= 3, "an unknown version of a layout");
  enum { compact, contiguous, chunked };
  uint64_t kind = 0, places = 0, address = kNowhere;
  if (version == 3) {
    kind = layout.byte();
    if (kind == chunked) places = layout.byte();
  } else {
    places = layout.byte();
    kind = layout.byte();
    layout.skip(5);
  }
  require(kind <= chunked, "an unknown kind of layout");
  if (kind != compact) address = layout.address();
  const size_t rank = stored.shape.size();
  if (kind == chunked) require(places == rank + 1 && rank > 0, "chunks whose rank is not the dataset's");
  SmallVector<int64_t, 8> sizes;
  for (uint64_t i = 0; i < places; ++i) sizes.push_back(int64_t(layout.integer(4)));
  if (kind == compact) {
    dataset.layout = Dataset::inside;
    dataset.fill = layout.text(size_t(layout.integer(version == 3 ? 2 : 4)));
    return;
  }
  if (kind == contiguous) {
    if (address == kNowhere) return;
    dataset.layout = Dataset::contiguous;
    dataset.offset = offset(address);
    return;
  }
  require(sizes[rank] == int64_t(dataset.type.size), "chunks with another element size than the dataset");
  for (size_t i = 0; i < rank; ++i) {
    require(sizes[i] > 0, "chunks without elements");
    dataset.grid.chunk.push_back(sizes[i]);
  }
  dataset.layout = Dataset::chunked;
  require(dataset.grid.count() < INT64_MAX, "a shape that is too large");
  if (address == kNowhere || dataset.type.dtype == CTN_DTYPE_NONE) return;
  std::set<uint64_t> seen;
  read_chunk_node(address, -1, seen, dataset);
}

void Structure::read_chunk_node(uint64_t address, int level, std::set<uint64_t>& seen, Dataset& dataset) {
  require(seen.insert(address).second, "a tree whose branches meet");
  const size_t head_size = 8 + 2 * size_t(address_size_);
  Cursor head = read(address, head_size);
  require(head.text(4) == "TREE" && head.byte() == 1, "no tree of chunks");
  const int found = int(head.byte());
  require(level < 0 ? found < kMaxNodeLevels : found == level, "a tree of unequal height");
  const size_t used = size_t(head.integer(2)), rank = dataset.grid.shape.size();
  Cursor node = read(address + head_size, used * (8 + 8 * (rank + 1) + size_t(address_size_)));
  for (size_t i = 0; i < used; ++i) {
    Chunk chunk{0, 0, node.integer(4), uint32_t(node.integer(4))};
    bool within = true;
    for (size_t axis = 0; axis < rank; ++axis) {
      const uint64_t at = node.integer(8), step = uint64_t(dataset.grid.chunk[axis]);
      require(at % step == 0, "a misaligned chunk");
      within = within && at < uint64_t(dataset.grid.shape[axis]);
      if (within) chunk.number = chunk.number * dataset.grid.along(axis) + int64_t(at / step);
    }
    node.skip(8);
    const uint64_t child = node.address();
    if (found > 0) {
      read_chunk_node(child, found - 1, seen, dataset);
      continue;
    }
    chunk.address = offset(child);
    if (within) dataset.chunks.push_back(chunk);  // a dataset that was shrunk may have more
  }
}

}  // namespace catenary::hdf5
