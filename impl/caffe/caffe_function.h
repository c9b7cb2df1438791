// A network read from a Caffe model.
#pragma once
#include <catenary/caffe.h>

#include <string>
#include <vector>

#include "impl/autograd/function.h"
#include "impl/caffe/model.h"
#include "impl/links/link.h"

/// A network read from a .caffemodel. The C API's handle is the object itself.
struct ctn_caffe_function final : catenary::HandleObject<catenary::Kind::caffe_function> {
 public:
  struct Layer {
    catenary::caffe::LayerModel model;     // without its blobs
    catenary::LinkRef link;                // the parameters, null if there are none
    std::string path;                      // path of the link below `fs`
    const std::string* ignored = nullptr;  // why the layer is never run, or null
  };
  explicit ctn_caffe_function(const catenary::caffe::Model& model);
  void visit(catenary::Visitor& visitor) const override;

  const catenary::LinkRef& fs() const { return fs_; }
  /// Layers that can run, in execution order, and layers that cannot.
  const std::vector<const Layer*>& forwards() const { return forwards_; }
  const std::vector<const Layer*>& ignored() const { return ignored_; }
  /// Returns the layer at an index of either list. Throws Error(CTN_ERROR_INDEX) if the index is out of
  /// range.
  const Layer& forward_at(size_t index) const;
  const Layer& ignored_at(size_t index) const;
  /// Returns the first layer of a name that can run. Throws Error(CTN_ERROR_NOT_FOUND) if there is none.
  const Layer& forward_named(const char* name) const;

 private:
  std::vector<Layer> layers_;
  std::vector<const Layer*> forwards_, ignored_;
  catenary::LinkRef fs_;
};

namespace catenary {

using CaffeFunction = ::ctn_caffe_function;

namespace caffe {

/// Returns a new link with the parameters of a layer, or null if it has none.
LinkRef make_link(const LayerModel& layer);
/// Adds the link below `root` at the path given by the layer's name, or at a generated path if the layer has
/// none, and returns the path.
std::string add_link(Link& root, const std::string& name, size_t position, Link& link);
/// Computes the tops of a layer. Messages begin with the layer's name.
Values run(const CaffeFunction::Layer& layer, Span<const Value> bottoms);

Ref<CaffeFunction> load(const char* path);
Ref<CaffeFunction> load_from_memory(const void* data, size_t size);
Values call(const CaffeFunction& f, Span<const char* const> input_names, Span<const Value> inputs,
            Span<const char* const> disable, Span<const char* const> output_names);
Values forward(const CaffeFunction& f, const char* name, Span<const Value> inputs);

// Called by the C API.
LinkRef fs(const CaffeFunction& f);
size_t forward_count(const CaffeFunction* f);
std::string forward_name(const CaffeFunction& f, size_t index);
std::string forward_type(const CaffeFunction& f, size_t index);
std::string link_path(const CaffeFunction& f, const char* name);
size_t ignored_count(const CaffeFunction* f);
std::string ignored_name(const CaffeFunction& f, size_t index);
std::string ignored_type(const CaffeFunction& f, size_t index);
std::string ignored_reason(const CaffeFunction& f, size_t index);

}  // namespace caffe
}  // namespace catenary
