#include "impl/serializers/npz.h"

#include <memory>

#include "impl/array/io.h"
#include "impl/base/zip.h"

namespace catenary {
namespace {

/// An entry of a file, and the array that it is written from or read into.
struct Entry {
  std::string name;
  ArrayRef array;
};

std::vector<Entry> entries_of(Link& root) {
  std::vector<Entry> entries;
  for (const LinkAt& at : all_links(root)) {
    const std::string prefix = at.prefix.substr(1);
    for (const Link::Param& p : at.link->params())
      entries.push_back({prefix + p.name, share(p.variable->array())});
    for (const Link::Persistent& p : at.link->persistents()) entries.push_back({prefix + p.name, p.value});
  }
  return entries;
}

void add_states(Optimizer& optimizer, std::vector<Entry>& entries) {
  for (const Optimizer::Slot& slot : optimizer.slots())
    for (const Optimizer::State& state : slot.states)
      entries.push_back({slot.path.substr(1) + "/" + state.name, state.value});
}

ArrayRef counter(int64_t value) { return from_data(&value, {}, CTN_INT64, cpu_backend()); }

// Writing.

void write(const std::vector<Entry>& entries, const char* path, bool compress) {
  ZipWriter writer(path, compress);
  for (const Entry& entry : entries) {
    const Array& a = *entry.array;
    if (a.dtype() == CTN_BFLOAT16)
      fail(CTN_ERROR_UNSUPPORTED, "\"%s\": expected a dtype that NPY files can hold, got bfloat16",
           entry.name.c_str());
    const std::string head = make_npy_header(a.dtype(), a.dims(), a.ndim());
    // The bytes are kept alive until the file is written, and are the array's own where they can be.
    const size_t size = size_t(a.nbytes());
    std::shared_ptr<const void> bytes;
    if (a.backend().is_host()) {
      auto kept = std::make_shared<ArrayRef>(contiguous(a));
      bytes = std::shared_ptr<const void>(kept, (*kept)->data());
    } else {
      auto copy = std::make_shared<std::vector<char>>(size);
      to_data(a, copy->data());
      bytes = std::shared_ptr<const void>(copy, copy->data());
    }
    writer.add(entry.name + ".npy", head.data(), head.size(), std::move(bytes), size);
  }
  writer.commit();
}

// Reading.

/// Collects what does not fit, for one message.
class Problems {
 public:
  void missing(const std::string& name) { add(missing_, "\"" + name + "\""); }
  void misfit(ctn_status status, const std::string& name, const Array& expected, const std::string& actual) {
    add(misfits_, "\"" + name + "\" (expected " + describe(expected) + ", got " + actual + ")");
    if (misfit_status_ != CTN_ERROR_SHAPE) misfit_status_ = status;
  }
  void raise(const char* path) const {
    if (missing_.empty() && misfits_.empty()) return;
    std::string text = std::string(path) + ": ";
    if (!missing_.empty()) text += "missing " + missing_;
    if (!misfits_.empty()) text += (missing_.empty() ? "mismatching " : "; mismatching ") + misfits_;
    throw Error(missing_.empty() ? misfit_status_ : CTN_ERROR_NOT_FOUND, std::move(text));
  }

 private:
  static void add(std::string& list, const std::string& text) { list += (list.empty() ? "" : ", ") + text; }

  std::string missing_, misfits_;
  ctn_status misfit_status_ = CTN_OK;
};

/// New values for all entries, of their dtype and shape and on their device. Changes nothing.
std::vector<ArrayRef> read(const std::vector<Entry>& entries, const char* path) {
  const ZipReader reader(path);
  std::vector<ArrayRef> values;
  Problems problems;
  for (const Entry& entry : entries) {
    const Array& target = *entry.array;
    if (!target.is_writeable())
      fail(CTN_ERROR_STATE, "\"%s\": expected a writeable array to load into, got a read-only one",
           entry.name.c_str());
    const std::string name = entry.name + ".npy";
    if (!reader.has(name)) {
      problems.missing(entry.name);
      continue;
    }
    EntrySource source(reader, name);
    const NpyHeader header = read_npy_header(source, std::string(path) + ": " + name);
    const Shape shape(header.shape.data(), header.shape.size());
    const bool fits = same_shape(shape, target.shape());
    const bool casts = can_cast(header.dtype, target.dtype(), CTN_CASTING_SAME_KIND);
    if (!fits || !casts) {
      source.finish();
      problems.misfit(fits ? CTN_ERROR_DTYPE : CTN_ERROR_SHAPE, entry.name, target,
                      std::string(dtype_name(header.dtype)) + " " + shape_text(shape));
      continue;
    }
    const ArrayRef value = contiguous(*asarray(*read_npy_array(source, header), target.dtype()));
    values.push_back(to_backend(*value, target.backend()));
  }
  problems.raise(path);
  return values;
}

void commit(const std::vector<Entry>& entries, const std::vector<ArrayRef>& values) {
  for (size_t i = 0; i < entries.size(); ++i) assign(*entries[i].array, *values[i]);
}

}  // namespace

void save_npz(Link& link, const char* path, bool compress) { write(entries_of(link), path, compress); }

void load_npz(Link& link, const char* path) {
  const std::vector<Entry> entries = entries_of(link);
  commit(entries, read(entries, path));
}

void save_npz(Optimizer& optimizer, const char* path, bool compress) {
  std::vector<Entry> entries = {{"t", counter(optimizer.t())}, {"epoch", counter(optimizer.epoch())}};
  add_states(optimizer, entries);
  write(entries, path, compress);
}

void load_npz(Optimizer& optimizer, const char* path) {
  std::vector<Entry> entries = {{"t", counter(0)}, {"epoch", counter(0)}};
  add_states(optimizer, entries);
  const std::vector<ArrayRef> values = read(entries, path);
  const int64_t t = item_i64(*values[0], {}), epoch = item_i64(*values[1], {});
  if (t < 0 || epoch < 0)
    fail(CTN_ERROR_FORMAT, "%s: expected \"t\" and \"epoch\" of at least 0, got %lld and %lld", path,
         (long long)t, (long long)epoch);
  commit(entries, values);
  optimizer.set_progress(t, epoch);
}

}  // namespace catenary
