// Links: functions with parameters, persistent values and children.
#pragma once
#include <catenary/link.h>
#include <catenary/link_tree.h>

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "impl/autograd/variable.h"
#include "impl/base/callback.h"
#include "impl/base/of_class.h"
#include "impl/links/initializer.h"

struct ctn_link_options;

struct ctn_serializer;

namespace catenary {
struct LinkIndex;
}

/// A function with parameters, persistent values and children. The C API's handle is the object itself.
struct ctn_link : catenary::HandleObject<catenary::Kind::link> {
 public:
  using LinkRef = catenary::Ref<ctn_link>;
  struct Param {
    std::string name;
    catenary::VariableRef variable;
  };
  /// A value that is saved and loaded but not optimized: an array, a number or a text.
  struct Persistent {
    enum class Kind { array, integer, real, text };
    std::string name;
    catenary::ArrayRef value;  // null unless the value is an array
    Kind kind = Kind::array;
    int64_t integer = 0;
    double real = 0;
    std::string text = {};
  };
  /// A parameter or persistent value that is not created until its shape is known (delayed.h).
  struct Delayed {
    std::string name;
    bool persistent;
    size_t position;                          // among the parameters or persistent values
    catenary::SmallVector<int64_t, 4> shape;  // unknown lengths are CTN_SIZE_FROM_INPUT
    catenary::DType dtype;
    catenary::Backend* backend;  // for copies and loads; calls use the device of their input
    catenary::InitializerRef initializer;
    bool frozen = false;
  };
  ~ctn_link() override;
  void visit(catenary::Visitor& visitor) const override;

  /// The name of this kind of link in messages.
  virtual const char* kind() const = 0;
  /// Fills all outputs or throws. Throws Error(CTN_ERROR_UNSUPPORTED) if the link only holds others.
  virtual void forward(catenary::Span<catenary::Variable* const> inputs,
                       catenary::Span<catenary::VariableRef> outputs);
  catenary::SmallVector<catenary::VariableRef, 2> call(catenary::Span<catenary::Variable* const> inputs,
                                                       size_t output_count);
  /// With one input and one output.
  catenary::VariableRef call_one(catenary::Variable& x);
  virtual bool takes_children() const { return true; }
  /// Whether children are named by position.
  virtual bool is_list() const { return false; }
  /// Whether children are sorted by name instead of kept in insertion order.
  virtual bool sorts_children() const { return false; }

  const std::vector<Param>& params() const { return params_; }
  const std::vector<Persistent>& persistents() const { return persistents_; }
  const std::vector<LinkRef>& children() const { return children_; }
  const std::vector<Delayed>& delayed() const { return delayed_; }
  /// Set by the parent; NULL for a root.
  const char* name() const { return parent_ ? name_.c_str() : nullptr; }
  const ctn_link* parent() const { return parent_; }
  /// Changes whenever a parameter or link is added anywhere below.
  uint64_t structure() const { return structure_; }
  /// Returns lists of everything below, which are cached until the structure changes.
  const catenary::LinkIndex& index() const;
  const catenary::LinkIndex* index_or_null() const { return index_.load(std::memory_order_acquire); }

  /// Adds a parameter over `data`. Its gradient is filled with NaN to expose a missing zerograds or
  /// cleargrads.
  void add_param(const char* name, catenary::ArrayRef data);
  /// Adds a parameter that is filled with NaN.
  void add_param(const char* name, catenary::Shape shape, catenary::DType dtype);
  void add_persistent(const char* name, catenary::ArrayRef value);
  /// Adds a number or a text.
  void add_persistent(Persistent value);
  // Persistent values (persistent.cc). They throw Error(CTN_ERROR_NOT_FOUND), or
  // Error(CTN_ERROR_INVALID_ARGUMENT) if the value is of another kind.
  catenary::ArrayRef& persistent(const char* name);
  Persistent& persistent(const char* name, Persistent::Kind kind);
  void set_persistent(const char* name, catenary::ArrayRef value);
  void add_integer(const char* name, int64_t value);
  void add_real(const char* name, double value);
  void add_text(const char* name, const char* value);
  int64_t integer(const char* name) { return persistent(name, Persistent::Kind::integer).integer; }
  double real(const char* name) { return persistent(name, Persistent::Kind::real).real; }
  const std::string& text(const char* name) { return persistent(name, Persistent::Kind::text).text; }
  void set_integer(const char* name, int64_t value);
  void set_real(const char* name, double value);
  void set_text(const char* name, const char* value);
  size_t persistent_count() const { return persistents_.size(); }
  const Persistent& persistent_at(size_t index) const;
  const std::string& persistent_name(size_t index) const { return persistent_at(index).name; }
  ctn_persistent_kind persistent_kind(size_t index) const;
  void add_child(const char* name, ctn_link& child);
  void add_delayed(Delayed value);
  bool is_delayed(const std::string& name) const;
  /// Gives a delayed value its array; a parameter gets no gradient.
  void materialize(const std::string& name, catenary::ArrayRef data);
  /// Undoes materialization: `before` are the delayed values at the time to go back to.
  void retract(std::vector<Delayed> before);

  /// Finds members by path from here, with or without a leading slash. Throws Error(CTN_ERROR_NOT_FOUND),
  /// which lists what there is.
  ctn_link& child(const char* path);
  catenary::Variable& param(const char* path);
  // By number: direct children, and the parameters of the hierarchy. INDEX errors.
  size_t child_count() const { return children_.size(); }
  ctn_link& child_at(size_t index) const;
  size_t hierarchy_param_count() const;
  catenary::Variable& hierarchy_param(size_t index) const;
  const std::string& hierarchy_param_path(size_t index) const;

  void cleargrads();
  void zerograds();
  void addgrads(ctn_link& source);
  void copyparams(ctn_link& source);
  void to_backend(catenary::Backend& backend);
  /// Moves to a device, the current one if the name is null.
  void to_device(const char* name);
  /// Freezes the parameters that match a pattern (pattern.h), which then have no gradient, or unfreezes them.
  /// Throws Error(CTN_ERROR_NOT_FOUND) if none matches.
  void set_frozen(const char* pattern, bool frozen);
  void freeze(const char* pattern) { set_frozen(pattern, true); }
  void unfreeze(const char* pattern) { set_frozen(pattern, false); }
  /// Returns a new hierarchy. Its parameters are new variables that share the arrays and have copies of the
  /// gradients; persistent values share their arrays.
  LinkRef shared() const;
  /// The same with copies of all arrays; values that share an array still share its copy. States have no
  /// history.
  LinkRef clone() const;

  /// Saves or loads parameters, persistent values, children, and private state of the link; part of a
  /// traversal.
  void serialize(ctn_serializer& serializer);

 protected:
  ctn_link() = default;
  /// A parameter of this link by its index, an enumerator of the class.
  catenary::Variable& own_param(size_t place) const { return *params_[place].variable; }
  /// Returns a link of the same class without parameters, persistent values and children.
  virtual LinkRef new_like() const = 0;
  /// The same for a copy by shared() or clone().
  virtual LinkRef new_copy(bool /*shares*/) const { return new_like(); }
  /// Collects variables that the link keeps between calls; they move to another device with it.
  virtual void collect_states(std::vector<catenary::VariableRef>&) const {}
  /// Collects other arrays, which are neither saved nor loaded but also move.
  virtual void collect_tables(std::vector<catenary::ArrayRef*>&) {}
  virtual void serialize_state(ctn_serializer&) {}
  /// Moves private state, before anything else in the hierarchy has changed.
  virtual void move_state(catenary::Backend&) {}
  /// Undoes move_state if another link in the hierarchy could not be moved.
  virtual void restore_state() noexcept {}
  /// Adds a child without checks.
  void attach(std::string name, LinkRef child);

 private:
  /// Implements shared(), on which clone() builds.
  LinkRef copied(bool shares) const;
  ctn_link* find_child(std::string_view name) const;
  catenary::Variable* find_param(std::string_view path) const;
  ctn_link* find_link(std::string_view path) const;
  void check_new_name(const char* name) const;
  void touch();
  size_t set_frozen(std::string_view pattern, const std::string& prefix, bool frozen);
  void serialize_delayed(ctn_serializer& serializer);
  void serialize_persistents(ctn_serializer& serializer);

  std::vector<Param> params_;
  std::vector<Persistent> persistents_;
  std::vector<LinkRef> children_;
  std::vector<Delayed> delayed_;
  std::string name_;
  ctn_link* parent_ = nullptr;
  uint64_t structure_ = 0;
  mutable std::atomic<const catenary::LinkIndex*> index_{nullptr};  // null, or up to date
  size_t height_ = 0;                                               // number of levels below
};

namespace catenary {

using Link = ::ctn_link;
using LinkRef = Ref<Link>;
using LinkOptions = ::ctn_link_options;

/// How messages of of_class call a link.
inline std::string described(const Link& link) { return link.kind(); }

/// A link below a root, with the prefix of its members' paths: "/" for the root, "/l1/" for its child l1.
struct LinkAt {
  std::string prefix;
  Link* link;
};
/// Returns all links from `root` on, parents before children.
std::vector<LinkAt> all_links(Link& root);

struct NamedParam {
  std::string path;
  VariableRef variable;
};
/// Returns all parameters: a link's own in insertion order, then those of its children.
std::vector<NamedParam> named_params(Link& root);

/// The contents of a hierarchy, in the order of all_links and named_params. They are kept alive by the links
/// that hold them.
struct LinkIndex {
  struct ParamAt {
    std::string path;
    Variable* variable;
  };
  std::vector<LinkAt> links;
  std::vector<ParamAt> params;
  std::vector<std::string> delayed;  // paths of values without a shape
};
// Counting allocates nothing.
size_t link_count(const Link& root);
size_t param_count(const Link& root);
size_t delayed_count(const Link& root);
/// Returns a parameter by its index in named_params. Throws Error(CTN_ERROR_INDEX) if the index is out of
/// range.
const LinkIndex::ParamAt& param_at(const Link& root, size_t index);

/// Returns text for messages: "a", "b" and 3 more; or that there are none.
std::string enumerate_names(const std::vector<std::string>& names);

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) if a link is called with a wrong number of inputs or outputs.
void check_call(const Link& link, size_t inputs, size_t expected_inputs, size_t outputs,
                size_t expected_outputs);

}  // namespace catenary
