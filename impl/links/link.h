#pragma once
#include <catenary/link.h>

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "impl/autograd/variable.h"
#include "impl/base/callback.h"
#include "impl/links/initializer.h"

struct ctn_link_options;

struct ctn_serializer;

namespace catenary {
struct LinkIndex;
}

/// A function with parameters, persistent values and children; the handle of the C API is the object itself.
struct ctn_link : catenary::HandleObject<catenary::Kind::link> {
 public:
  using LinkRef = catenary::Ref<ctn_link>;
  struct Param {
    std::string name;
    catenary::VariableRef variable;
  };
  /// A value that is saved and loaded, but not optimized: an array, a number or a text.
  struct Persistent {
    enum class Kind { array, integer, real, text };
    std::string name;
    catenary::ArrayRef value;  // null unless an array
    Kind kind = Kind::array;
    int64_t integer = 0;
    double real = 0;
    std::string text = {};
  };
  /// A parameter or persistent value that the link lacks until its shape is known (delayed.h).
  struct Delayed {
    std::string name;
    bool persistent;
    size_t position;                          // among the parameters or persistent values
    catenary::SmallVector<int64_t, 4> shape;  // CTN_SIZE_FROM_INPUT where a length is unknown
    catenary::DType dtype;
    catenary::Backend* backend;  // where copies and loads put it; calls put it where their input is
    catenary::InitializerRef initializer;
    bool frozen = false;
  };
  ~ctn_link() override;
  void visit(catenary::Visitor& visitor) const override;

  /// What messages call this link.
  virtual const char* kind() const = 0;
  /// Fills all outputs or throws. UNSUPPORTED for links that only hold others.
  virtual void forward(catenary::Span<catenary::Variable* const> inputs,
                       catenary::Span<catenary::VariableRef> outputs);
  virtual bool takes_children() const { return true; }
  /// Whether children are named by their position.
  virtual bool is_list() const { return false; }
  /// Whether children are kept in the order of their names instead of that of addition.
  virtual bool sorts_children() const { return false; }

  const std::vector<Param>& params() const { return params_; }
  const std::vector<Persistent>& persistents() const { return persistents_; }
  const std::vector<LinkRef>& children() const { return children_; }
  const std::vector<Delayed>& delayed() const { return delayed_; }
  /// Given by the parent; NULL for a root.
  const char* name() const { return parent_ ? name_.c_str() : nullptr; }
  /// Changes whenever a parameter or link is added anywhere below.
  uint64_t structure() const { return structure_; }
  /// Everything from here on as lists, which are kept until the structure changes.
  const catenary::LinkIndex& index() const;
  const catenary::LinkIndex* index_or_null() const { return index_.load(std::memory_order_acquire); }

  /// A parameter over `data`, with a gradient of NaNs, so that a missing zerograds or cleargrads shows.
  void add_param(const char* name, catenary::ArrayRef data);
  /// A parameter that is filled with NaN.
  void add_param(const char* name, catenary::Shape shape, catenary::DType dtype);
  void add_persistent(const char* name, catenary::ArrayRef value);
  /// A number or a text.
  void add_persistent(Persistent value);
  /// The array of that name. NOT_FOUND and INVALID_ARGUMENT (of another kind) errors.
  catenary::ArrayRef& persistent(const char* name);
  Persistent& persistent(const char* name, Persistent::Kind kind);
  void add_child(const char* name, ctn_link& child);
  void add_delayed(Delayed value);
  bool is_delayed(const std::string& name) const;
  /// Gives a delayed value its array, a parameter without a gradient.
  void materialize(const std::string& name, catenary::ArrayRef data);
  /// Takes back what was materialized since the delayed values were these.
  void retract(std::vector<Delayed> before);

  /// By path from here, with or without a leading slash. NOT_FOUND errors name what there is.
  ctn_link& child(const char* path);
  catenary::Variable& param(const char* path);

  void cleargrads();
  void zerograds();
  void addgrads(ctn_link& source);
  void copyparams(ctn_link& source);
  void to_backend(catenary::Backend& backend);
  /// Parameters that match a pattern (pattern.h) have no gradient from now on, or may have one again.
  /// NOT_FOUND where none matches.
  void set_frozen(const char* pattern, bool frozen);
  /// A new hierarchy; parameters are new variables over the same arrays with copies of the gradients,
  /// persistent values the same arrays.
  LinkRef shared() const;
  /// The same over copies of all arrays; what two values share is shared by their copies. States have no
  /// history.
  LinkRef clone() const;

  /// Saves or loads the parameters, persistent values and children, and what only the link itself knows of;
  /// part of a traversal.
  void serialize(ctn_serializer& serializer);

 protected:
  ctn_link() = default;
  /// A parameter of the link's own, by its place: an enumerator of the class.
  catenary::Variable& own_param(size_t place) const { return *params_[place].variable; }
  /// A link of the same class without parameters, persistent values and children.
  virtual LinkRef new_like() const = 0;
  /// The same for a copy by shared(), or else by clone().
  virtual LinkRef new_copy(bool /*shares*/) const { return new_like(); }
  /// Variables that the link keeps from call to call; they move with it to another device.
  virtual void collect_states(std::vector<catenary::VariableRef>&) const {}
  /// Arrays besides, which are neither saved nor loaded; they move, too.
  virtual void collect_tables(std::vector<catenary::ArrayRef*>&) {}
  virtual void serialize_state(ctn_serializer&) {}
  /// Moves what only the link itself knows of, before anything else of the hierarchy has changed.
  virtual void move_state(catenary::Backend&) {}
  /// Takes move_state back, where another link of the hierarchy could not be moved.
  virtual void restore_state() noexcept {}
  /// Adds a child without asking whether it may be added.
  void attach(std::string name, LinkRef child);

 private:
  /// The copy of shared(), and what clone() gives arrays of its own.
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
  mutable std::atomic<const catenary::LinkIndex*> index_{nullptr};  // null or true
  size_t height_ = 0;                                               // levels below
};

namespace catenary {

using Link = ::ctn_link;
using LinkRef = Ref<Link>;
using LinkOptions = ::ctn_link_options;

/// A link below a root, with the path that its own members begin with: "/" for the root, "/l1/" for its child
/// l1.
struct LinkAt {
  std::string prefix;
  Link* link;
};
/// All links from `root` on, parents before children.
std::vector<LinkAt> all_links(Link& root);

struct NamedParam {
  std::string path;
  VariableRef variable;
};
/// All parameters: the own ones in the order of addition, then those of the children.
std::vector<NamedParam> named_params(Link& root);

/// What lies in a hierarchy, in the order of all_links and named_params. The links that hold it keep it
/// alive.
struct LinkIndex {
  struct ParamAt {
    std::string path;
    Variable* variable;
  };
  std::vector<LinkAt> links;
  std::vector<ParamAt> params;
  std::vector<std::string> delayed;  // paths of values without a shape
};
// Counts allocate nothing.
size_t link_count(const Link& root);
size_t param_count(const Link& root);
size_t delayed_count(const Link& root);
/// Number `index` of named_params; INDEX error beyond its end.
const LinkIndex::ParamAt& param_at(const Link& root, size_t index);

/// For messages: "a", "b" and 3 more; or none at all.
std::string enumerate_names(const std::vector<std::string>& names);

/// INVALID_ARGUMENT where a link is called with other numbers than it takes.
void check_call(const Link& link, size_t inputs, size_t expected_inputs, size_t outputs,
                size_t expected_outputs);

}  // namespace catenary
