// Loads objects from sources, and reports mismatches.
#include "impl/serializers/load.h"

#include <cmath>
#include <cstring>

#include "impl/base/binding.h"
#include "impl/base/range.h"
#include "impl/serializers/transaction.h"

using catenary::fail;

// Reports.

void ctn_load_report::add(ctn_load_problem problem, std::string name, std::string text) {
  items_[size_t(problem)].push_back({std::move(name), std::move(text)});
}

void ctn_load_report::add_mismatch(ctn_status status, std::string name, std::string text) {
  add(CTN_LOAD_MISMATCHING, std::move(name), std::move(text));
  if (mismatch_ != CTN_ERROR_SHAPE) mismatch_ = status;
}

bool ctn_load_report::empty() const {
  for (const std::vector<Item>& items : items_)
    if (!items.empty()) return false;
  return true;
}

void ctn_load_report::assign(const ctn_load_report& other) {
  if (&other == this) return;
  std::vector<Item> copies[kProblems];
  for (size_t i = 0; i < kProblems; ++i) copies[i] = other.items_[i];
  for (size_t i = 0; i < kProblems; ++i) items_[i] = std::move(copies[i]);
  mismatch_ = other.mismatch_;
}

void ctn_load_report::raise(const std::string& source, bool exact) const {
  constexpr size_t kMaxListed = 12;
  static const char* const words[kProblems] = {"missing", "unexpected", "mismatching"};
  if (empty()) return;
  if (!exact && items(CTN_LOAD_MISSING).empty() && items(CTN_LOAD_MISMATCHING).empty()) return;
  std::string message = source + ": ";
  bool first = true;
  for (const ctn_load_problem problem : {CTN_LOAD_MISSING, CTN_LOAD_MISMATCHING, CTN_LOAD_UNEXPECTED}) {
    const std::vector<Item>& list = items(problem);
    if (list.empty()) continue;
    message += std::string(first ? "" : "; ") + words[problem] + " ";
    first = false;
    for (size_t i = 0; i < list.size() && i < kMaxListed; ++i) {
      message += (i ? ", \"" : "\"") + list[i].name + "\"";
      if (problem == CTN_LOAD_MISMATCHING) message += " (" + list[i].text + ")";
    }
    if (list.size() > kMaxListed) message += catenary::format(" and %zu more", list.size() - kMaxListed);
  }
  const ctn_status status = !items(CTN_LOAD_MISSING).empty()       ? CTN_ERROR_NOT_FOUND
                            : !items(CTN_LOAD_MISMATCHING).empty() ? mismatch_
                                                                   : CTN_ERROR_FORMAT;
  throw catenary::Error(status, std::move(message));
}

namespace catenary {
namespace {

std::string describe(const StoredEntry& entry) {
  if (entry.is_text) return "text";
  return entry.type + " " + shape_text({entry.shape.data(), entry.shape.size()});
}

/// The state that a deserializer and its children share.
class Loader final : public Transaction {
 public:
  Loader(SourceRef source, const LoadOptions* options)
      : options(make<LoadOptions>()), source_(std::move(source)), used_(source_->entries().size()) {
    if (!options) return;
    this->options->strict = options->strict;
    this->options->exact = options->exact;
    this->options->prefix = options->prefix;
    this->options->part = options->part;
    this->options->casting = options->casting;
  }

  void visit(Visitor& visitor) const override {
    visitor.add(options);
    visitor.add(report);
    visitor.add(source_);
    visitor.add(problems_);
  }

  const Ref<LoadOptions> options;
  Ref<LoadReport> report;  // about the last object

  void load_object(const std::string& base, const std::function<void()>& body) {
    if (is_open()) return run(body);
    base_ = base;
    part_ = options->part.empty() ? base : base + options->part;
    whole_ = true;
    problems_ = make<LoadReport>();
    report = problems_;
    part_found_ = options->part.empty();
    run(body);
  }

  /// Loads one value; if no object is being loaded, it counts as an object of its own.
  template <class F>
  void load_value(F body) {
    if (is_open()) return body();
    whole_ = false;
    problems_ = make<LoadReport>();
    run(body);
  }

  bool array(const std::string& name, Array& target) {
    if (!wanted(name)) return false;
    if (!target.is_writeable())
      fail(CTN_ERROR_STATE, "\"%s\": expected a writeable array to load into, got a read-only one",
           name.c_str());
    const size_t index = find_array(name, target);
    if (index == source_->entries().size()) return false;
    add({share(target), index, nullptr});
    return true;
  }

  bool temporary(const std::string& name, Array& target) {
    if (!wanted(name)) return false;
    const size_t index = find_array(name, target);
    if (index == source_->entries().size()) return false;
    source_->verify(index);
    assign(target, *staged(index, target));
    return true;
  }

  int64_t integer(const std::string& name, int64_t value) {
    const size_t index = find_number(name, CTN_INT64);
    if (index == source_->entries().size()) return value;
    const StoredEntry& entry = source_->entries()[index];
    const ArrayRef stored = number(index);
    if (entry.dtype == CTN_UINT64 && item_i64(*view(*stored, CTN_INT64), {}) < 0)
      return misfit_range(index, value);
    if (is_float(entry.dtype)) {
      const double wide = item_f64(*stored, {});
      if (!(wide > -9.3e18 && wide < 9.2e18)) return misfit_range(index, value);
    }
    return item_i64(*stored, {});
  }

  double real(const std::string& name, double value) {
    const size_t index = find_number(name, CTN_FLOAT64);
    return index == source_->entries().size() ? value : item_f64(*number(index), {});
  }

  std::string text(const std::string& name, const std::string& value) {
    const size_t index = find(name, "text");
    if (index == source_->entries().size()) return value;
    const StoredEntry& entry = source_->entries()[index];
    if (!entry.is_text) {
      problems_->add_mismatch(CTN_ERROR_DTYPE, name, "expected text, got " + describe(entry));
      return value;
    }
    source_->verify(index);
    return source_->read_text(index);
  }

  bool find_layout(const std::string& name, SmallVector<int64_t, 8>& shape, DType& dtype) {
    const size_t index = find(name, "an array");
    if (index == source_->entries().size()) return false;
    const StoredEntry& entry = source_->entries()[index];
    if (entry.is_text || entry.dtype == CTN_DTYPE_NONE) {
      problems_->add_mismatch(CTN_ERROR_DTYPE, name, "expected an array, got " + describe(entry));
      return false;
    }
    shape = entry.shape;
    dtype = entry.dtype;
    return true;
  }

 private:
  /// Whether a value belongs to the part that is loaded.
  bool wanted(const std::string& name) {
    if (!whole_ || options->part.empty()) return true;
    if (!in_part(name)) return false;
    part_found_ = true;
    return true;
  }
  bool in_part(const std::string& name) const {
    if (name.compare(0, part_.size(), part_) != 0) return false;
    return options->part.empty() || name.size() == part_.size() || name[part_.size()] == '/';
  }

  /// Returns the index of an entry, or entries().size() if there is none.
  size_t find(const std::string& name, const std::string& expected) {
    const size_t none = source_->entries().size();
    if (!wanted(name)) return none;
    const size_t index = source_->find(name);
    if (index == none)
      problems_->add(CTN_LOAD_MISSING, name, "expected " + expected);
    else
      used_[index] = true;
    return index;
  }

  /// Returns the index of the entry that matches the array, or entries().size() if there is none.
  size_t find_array(const std::string& name, const Array& target) {
    const size_t none = source_->entries().size(), index = find(name, describe_array(target));
    if (index == none) return none;
    const StoredEntry& entry = source_->entries()[index];
    const bool array = !entry.is_text && entry.dtype != CTN_DTYPE_NONE;
    const bool shape = !array || same_shape({entry.shape.data(), entry.shape.size()}, target.shape());
    if (array && shape && can_cast(entry.dtype, target.dtype(), options->casting)) return index;
    problems_->add_mismatch(shape ? CTN_ERROR_DTYPE : CTN_ERROR_SHAPE, name,
                            "expected " + describe_array(target) + ", got " + describe(entry));
    return none;
  }
  static std::string describe_array(const Array& a) { return catenary::describe(a); }

  size_t find_number(const std::string& name, DType dtype) {
    const std::string expected = std::string(dtype_name(dtype)) + " ()";
    const size_t none = source_->entries().size(), index = find(name, expected);
    if (index == none) return none;
    const StoredEntry& entry = source_->entries()[index];
    bool shape = true;
    for (int64_t length : entry.shape) shape = shape && length == 1;
    // A saved Python number may have any width.
    const bool number = !entry.is_text && entry.dtype != CTN_DTYPE_NONE;
    const bool fits = number && (dtype == CTN_FLOAT64 || !is_float(entry.dtype) ||
                                 can_cast(entry.dtype, dtype, options->casting));
    if (shape && fits) return index;
    problems_->add_mismatch(shape ? CTN_ERROR_DTYPE : CTN_ERROR_SHAPE, name,
                            "expected " + expected + ", got " + describe(entry));
    return none;
  }

  /// Returns a stored number as a 0-d array on the CPU.
  ArrayRef number(size_t index) {
    ArrayRef value = empty_on(cpu_backend(), {}, source_->entries()[index].dtype);
    source_->verify(index);
    source_->read(index, value->data());
    return value;
  }

  int64_t misfit_range(size_t index, int64_t value) {
    const StoredEntry& entry = source_->entries()[index];
    problems_->add_mismatch(CTN_ERROR_DTYPE, entry.name,
                            "expected a number that fits in int64, got a larger " + describe(entry));
    return value;
  }

  /// Returns the values in the dtype and on the device of `target`.
  ArrayRef staged(size_t index, const Array& target) {
    ArrayRef value = source_->shared(index);
    if (!value) {
      const StoredEntry& entry = source_->entries()[index];
      value = empty_on(cpu_backend(), {entry.shape.data(), entry.shape.size()}, entry.dtype);
      source_->read(index, value->data());
    }
    value = asarray(*value, target.dtype());
    return &value->backend() == &target.backend() ? value : to_backend(*contiguous(*value), target.backend());
  }

  /// Whether the source may write directly to the array's memory.
  bool is_direct(size_t index, const Array& target) const {
    return target.backend().is_host() && target.is_c_contiguous() &&
           target.dtype() == source_->entries()[index].dtype && !source_->shared(index) &&
           !source_->stages(index);
  }

  void prepare(std::vector<Write>& writes) override {
    if (whole_) list_unexpected();
    if (options->strict) problems_->raise(source_->label(), options->exact);
    if (whole_ && !part_found_)
      fail(CTN_ERROR_NOT_FOUND, "options: the object has no part \"%s\"", options->part.c_str());
    for (const Write& write : writes) source_->verify(write.index);
    for (Write& write : writes)
      if (!is_direct(write.index, *write.target)) write.staged = staged(write.index, *write.target);
  }

  void list_unexpected() {
    const std::vector<StoredEntry>& entries = source_->entries();
    for (size_t i = 0; i < entries.size(); ++i)
      if (!used_[i] && in_part(entries[i].name) && !(entries[i].is_text && source_->has_notes()))
        problems_->add(CTN_LOAD_UNEXPECTED, entries[i].name, "got " + describe(entries[i]));
  }

  void read_into(const Write& write) override {
    write.target->storage().mark_written();
    source_->read(write.index, write.target->data());
  }

  SourceRef source_;
  std::vector<bool> used_;  // one flag per entry
  Ref<LoadReport> problems_;
  std::string base_, part_;  // paths of the object that is being loaded
  bool whole_ = false;       // whether the object has more than one value
  bool part_found_ = true;
};

class Deserializer final : public Serializer {
 public:
  Deserializer(Ref<Loader> loader, std::string base) : loader_(std::move(loader)), base_(std::move(base)) {}

  void visit(Visitor& visitor) const override { visitor.add(loader_); }
  bool loads() const override { return true; }
  SerializerRef child(const std::string& key) override {
    return make<Deserializer>(loader_, base_ + key + "/");
  }
  bool array(const std::string& key, Array& value) override {
    bool loaded = false;
    loader_->load_value([&] { loaded = loader_->array(base_ + key, value); });
    return loaded;
  }
  bool temporary(const std::string& key, Array& value) override {
    bool loaded = false;
    loader_->load_value([&] { loaded = loader_->temporary(base_ + key, value); });
    return loaded;
  }
  int64_t integer(const std::string& key, int64_t value) override {
    loader_->load_value([&] { value = loader_->integer(base_ + key, value); });
    return value;
  }
  double real(const std::string& key, double value) override {
    loader_->load_value([&] { value = loader_->real(base_ + key, value); });
    return value;
  }
  std::string text(const std::string& key, const std::string& value) override {
    std::string result;
    loader_->load_value([&] { result = loader_->text(base_ + key, value); });
    return result;
  }
  bool find(const std::string& key, SmallVector<int64_t, 8>& shape, DType& dtype) override {
    bool found = false;
    loader_->load_value([&] { found = loader_->find_layout(base_ + key, shape, dtype); });
    return found;
  }
  void on_commit(std::function<void()> action) override { loader_->on_commit(std::move(action)); }
  void object(const Traversal& traversal) override {
    const SerializerRef self = share<Serializer>(*this);
    const Ref<Loader> loader = loader_;
    loader->load_object(base_, [&] { traversal(*this); });
  }
  Ref<LoadReport> report() const override {
    if (!loader_->report)
      fail(CTN_ERROR_STATE, "serializer: expected an object to have been loaded, got none");
    return loader_->report;
  }

 private:
  Ref<Loader> loader_;
  std::string base_;
};

const LoadReport::Item& item_at(const LoadReport& report, ctn_load_problem problem, size_t index) {
  const auto& items = report.items(problem);
  require_index(index, items.size(), "entries");
  return items[index];
}

}  // namespace

SerializerRef deserializer(SourceRef source, const LoadOptions* options) {
  auto loader = make<Loader>(std::move(source), options);
  std::string base = loader->options->prefix;
  return make<Deserializer>(std::move(loader), std::move(base));
}

// Called by the C API.

Ref<LoadOptions> load_options_new() { return make<LoadOptions>(); }
void load_options_set_strict(LoadOptions& options, bool strict) { options.strict = strict; }
void load_options_set_exact(LoadOptions& options, bool exact) { options.exact = exact; }
void load_options_set_prefix(LoadOptions& options, const char* path) {
  options.prefix = base_path(path, "path");
}
void load_options_set_part(LoadOptions& options, const char* path) {
  options.part = clean_path(path ? path : "", "path", true);
}
void load_options_set_casting(LoadOptions& options, ctn_casting casting) { options.casting = casting; }

Ref<LoadReport> load_report_new() { return make<LoadReport>(); }
size_t load_report_count(const LoadReport& report, ctn_load_problem problem) {
  return report.items(problem).size();
}
const char* load_report_name(const LoadReport& report, ctn_load_problem problem, size_t index) {
  return item_at(report, problem, index).name.c_str();
}
const char* load_report_text(const LoadReport& report, ctn_load_problem problem, size_t index) {
  return item_at(report, problem, index).text.c_str();
}

}  // namespace catenary
