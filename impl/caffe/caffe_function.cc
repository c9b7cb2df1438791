// Runs networks read from Caffe models.
#include "impl/caffe/caffe_function.h"

#include <map>
#include <set>

#include "impl/base/binding.h"
#include "impl/base/context.h"
#include "impl/base/file.h"
#include "impl/base/range.h"
#include "impl/links/containers.h"

using catenary::fail;
using catenary::caffe::LayerModel;
using Layer = ctn_caffe_function::Layer;

void ctn_caffe_function::visit(catenary::Visitor& visitor) const {
  for (const Layer& layer : layers_) visitor.add(layer.link);
  visitor.add(fs_);
}

ctn_caffe_function::ctn_caffe_function(const catenary::caffe::Model& model) {
  fs_ = catenary::links::chain();
  layers_.reserve(model.layers().size());
  for (const LayerModel& read : model.layers()) {
    layers_.push_back({read, catenary::caffe::make_link(read), {}, nullptr});
    Layer& layer = layers_.back();
    layer.model.blobs.clear();  // the blobs are freed with the model
    if (const auto* reason = std::get_if<catenary::caffe::Ignored>(&layer.model.operation)) {
      layer.ignored = &reason->reason;
      ignored_.push_back(&layer);
    } else {
      forwards_.push_back(&layer);
    }
    if (layer.link) layer.path = catenary::caffe::add_link(*fs_, read.name, layers_.size() - 1, *layer.link);
  }
}

const Layer& ctn_caffe_function::forward_at(size_t index) const {
  catenary::require_index(index, forwards_.size(), "layers");
  return *forwards_[index];
}

const Layer& ctn_caffe_function::ignored_at(size_t index) const {
  catenary::require_index(index, ignored_.size(), "ignored layers");
  return *ignored_[index];
}

const Layer& ctn_caffe_function::forward_named(const char* name) const {
  for (const Layer* layer : forwards_)
    if (layer->model.name == name) return *layer;
  for (const Layer* layer : ignored_)
    if (layer->model.name == name)
      fail(CTN_ERROR_NOT_FOUND, "name: the layer \"%s\" (%s) is ignored: %s", name, layer->model.type.c_str(),
           layer->ignored->c_str());
  fail(CTN_ERROR_NOT_FOUND, "name: there is no layer \"%s\"", name);
}

namespace catenary::caffe {
namespace {

using Blobs = std::map<std::string, Value>;

/// One run of a network.
class Run {
 public:
  Run(const CaffeFunction& f, Span<const char* const> disable) : f_(f) {
    for (const char* name : disable) {
      if (!has_layer(name)) fail(CTN_ERROR_NOT_FOUND, "disable: there is no layer \"%s\"", name);
      disabled_.insert(name);
    }
  }

  Values operator()(Span<const char* const> input_names, Span<const Value> inputs,
                    Span<const char* const> output_names) {
    for (size_t i = 0; i < inputs.size; ++i)
      if (!blobs_.emplace(input_names[i], inputs[i]).second)
        fail(CTN_ERROR_INVALID_ARGUMENT, "input_names: \"%s\" appears twice", input_names[i]);
    find_runnable();
    for (const char* name : output_names)
      if (!known_.count(name))
        fail(CTN_ERROR_NOT_FOUND, "output_names: the blob \"%s\" was not computed: %s", name,
             why_missing(name, f_.forwards().size(), 0).c_str());
    drop_unneeded(output_names);
    for (size_t i = 0; i < f_.forwards().size(); ++i)
      if (runs_[i]) run_layer(i);
    Values outputs;
    for (const char* name : output_names) outputs.push_back(blobs_.at(name));
    return outputs;
  }

 private:
  bool has_layer(const char* name) const {
    for (const CaffeFunction::Layer* layer : f_.forwards())
      if (layer->model.name == name) return true;
    for (const CaffeFunction::Layer* layer : f_.ignored())
      if (layer->model.name == name) return true;
    return false;
  }
  const LayerModel& model(size_t i) const { return f_.forwards()[i]->model; }
  bool in_phase(const LayerModel& layer) const { return training() ? layer.in_train : layer.in_test; }

  void find_runnable() {
    for (const auto& blob : blobs_) known_.insert(blob.first);
    for (size_t i = 0; i < f_.forwards().size(); ++i) {
      const LayerModel& layer = model(i);
      bool complete = in_phase(layer) && !disabled_.count(layer.name);
      for (const std::string& bottom : layer.bottoms) complete = complete && known_.count(bottom);
      runs_.push_back(complete);
      if (!complete) continue;
      known_.insert(layer.tops.begin(), layer.tops.end());
      for (const std::string& top : layer.tops) first_made_.emplace(top, i);
    }
  }

  /// Computes only what the outputs need, and frees each blob after the last layer that needs it.
  void drop_unneeded(Span<const char* const> output_names) {
    std::set<std::string> needed(output_names.begin(), output_names.end());
    last_use_.resize(f_.forwards().size());
    for (size_t i = f_.forwards().size(); i-- > 0;) {
      if (!runs_[i]) continue;
      const LayerModel& layer = model(i);
      bool useful = false;
      for (const std::string& top : layer.tops) useful = needed.count(top) || useful;
      runs_[i] = useful;
      if (!useful) continue;
      for (const std::string& top : layer.tops) needed.erase(top);
      for (const std::string& bottom : layer.bottoms)
        if (needed.insert(bottom).second) last_use_[i].push_back(bottom);
    }
  }

  void run_layer(size_t i) {
    const LayerModel& layer = model(i);
    Values bottoms;
    for (const std::string& bottom : layer.bottoms) bottoms.push_back(blobs_.at(bottom));
    for (const std::string& bottom : last_use_[i]) blobs_.erase(bottom);
    Values tops = caffe::run(*f_.forwards()[i], {bottoms.data(), bottoms.size()});
    for (size_t k = 0; k < layer.tops.size(); ++k) blobs_[layer.tops[k]] = std::move(tops[k]);
  }

  /// Explains why no layer before number `end` produced a blob.
  std::string why_missing(const std::string& blob, size_t end, int depth) const {
    for (size_t i = end; i-- > 0;) {
      const LayerModel& layer = model(i);
      bool makes = false;
      for (const std::string& top : layer.tops) makes = makes || top == blob;
      if (!makes) continue;
      const std::string who = "layer \"" + layer.name + "\" (" + layer.type + ") ";
      if (disabled_.count(layer.name)) return who + "is disabled";
      if (!in_phase(layer)) return who + "is not part of the " + (training() ? "TRAIN" : "TEST") + " phase";
      for (const std::string& bottom : layer.bottoms) {
        if (was_known(bottom, i)) continue;
        const std::string skipped = who + "was skipped because its bottom \"" + bottom + "\" is missing";
        return depth == kMaxDepth ? skipped : skipped + ": " + why_missing(bottom, i, depth + 1);
      }
    }
    for (const CaffeFunction::Layer* layer : f_.ignored())
      for (const std::string& top : layer->model.tops)
        if (top == blob)
          return "layer \"" + layer->model.name + "\" (" + layer->model.type +
                 ") is ignored: " + *layer->ignored;
    return "no layer produces it, and it is not an input";
  }

  bool was_known(const std::string& blob, size_t end) const {
    const auto made = first_made_.find(blob);
    return blobs_.count(blob) || (made != first_made_.end() && made->second < end);
  }

  static constexpr int kMaxDepth = 8;
  const CaffeFunction& f_;
  std::set<std::string> disabled_, known_;
  std::map<std::string, size_t> first_made_;  // index of the first layer that can run and makes it
  std::vector<char> runs_;
  std::vector<std::vector<std::string>> last_use_;
  Blobs blobs_;
};

}  // namespace

Values call(const CaffeFunction& f, Span<const char* const> input_names, Span<const Value> inputs,
            Span<const char* const> disable, Span<const char* const> output_names) {
  const Span<const char* const> lists[] = {input_names, disable, output_names};
  const char* const names[] = {"input_names", "disable", "output_names"};
  for (int k = 0; k < 3; ++k)
    for (size_t i = 0; i < lists[k].size; ++i)
      if (!lists[k][i]) fail(CTN_ERROR_INVALID_ARGUMENT, "%s[%zu]: expected a string, got NULL", names[k], i);
  return Run(f, disable)(input_names, inputs, output_names);
}

Values forward(const CaffeFunction& f, const char* name, Span<const Value> inputs) {
  const CaffeFunction::Layer& layer = f.forward_named(name);
  if (inputs.size != layer.model.bottoms.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "inputs: expected %zu for layer \"%s\" (%s), got %zu",
         layer.model.bottoms.size(), name, layer.model.type.c_str(), inputs.size);
  return run(layer, inputs);
}

Ref<CaffeFunction> load(const char* path) {
  std::optional<Model> model;
  {
    const InputFile file(path);
    if (file.size() > SIZE_MAX / 2) fail(CTN_ERROR_FORMAT, "%s: larger than the address space", path);
    const size_t size = size_t(file.size());
    const std::unique_ptr<uint8_t[]> bytes(new uint8_t[size ? size : 1]);
    file.read_at(bytes.get(), size, 0);
    model.emplace(bytes.get(), size, path);
  }
  return make<CaffeFunction>(*model);
}

Ref<CaffeFunction> load_from_memory(const void* data, size_t size) {
  if (size && !data) fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected %zu bytes, got NULL", size);
  const Model model(static_cast<const uint8_t*>(data), size, "data");
  return make<CaffeFunction>(model);
}

LinkRef fs(const CaffeFunction& f) { return f.fs(); }
size_t forward_count(const CaffeFunction* f) { return f ? f->forwards().size() : 0; }
std::string forward_name(const CaffeFunction& f, size_t index) { return f.forward_at(index).model.name; }
std::string forward_type(const CaffeFunction& f, size_t index) { return f.forward_at(index).model.type; }
size_t ignored_count(const CaffeFunction* f) { return f ? f->ignored().size() : 0; }
std::string ignored_name(const CaffeFunction& f, size_t index) { return f.ignored_at(index).model.name; }
std::string ignored_type(const CaffeFunction& f, size_t index) { return f.ignored_at(index).model.type; }
std::string ignored_reason(const CaffeFunction& f, size_t index) { return *f.ignored_at(index).ignored; }

std::string link_path(const CaffeFunction& f, const char* name) {
  const CaffeFunction::Layer& layer = f.forward_named(name);
  if (!layer.link)
    fail(CTN_ERROR_NOT_FOUND, "name: the layer \"%s\" (%s) has no parameters", name,
         layer.model.type.c_str());
  return layer.path;
}

}  // namespace catenary::caffe
