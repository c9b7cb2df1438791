// Decodes Caffe models into layers.
#include "impl/caffe/model.h"

#include <algorithm>
#include <cstdlib>

#include "impl/base/utf8.h"
#include "impl/caffe/layer_source.h"

namespace catenary::caffe {
namespace {

/// Memory for decoded messages. They are larger than their encoded form, so that a malicious file could
/// request far more than its own size; the limit is far above what any real model needs.
struct Memory {
  size_t left;
  bool over_limit = false, exhausted = false;
};

void* allocate(void* memory_of, size_t size) {
  auto& memory = *static_cast<Memory*>(memory_of);
  if (size > memory.left) {
    memory.over_limit = true;
    return nullptr;
  }
  memory.left -= size;
  void* const block = std::malloc(size ? size : 1);
  if (!block) memory.exhausted = true;
  return block;
}

void release(void*, void* block) { std::free(block); }

constexpr size_t kMaxLayers = 1 << 15;  // looking up names takes quadratic time
constexpr size_t kMaxExpansion = 64, kMinMemory = size_t{1} << 16;

CtnCaffe__NetParameter* unpack(const uint8_t* data, size_t size, const std::string& origin) {
  Memory memory{size > (SIZE_MAX - kMinMemory) / kMaxExpansion ? SIZE_MAX
                                                               : size * kMaxExpansion + kMinMemory};
  ProtobufCAllocator allocator{allocate, release, &memory};
  CtnCaffe__NetParameter* net = ctn_caffe__net_parameter__unpack(&allocator, size, data);
  if (net) return net;
  if (memory.exhausted) throw std::bad_alloc();
  if (memory.over_limit)
    fail(CTN_ERROR_FORMAT, "%s: its messages need more than %zu times the %zu bytes of the file",
         origin.c_str(), kMaxExpansion, size);
  fail(CTN_ERROR_FORMAT, "%s: not a Caffe model: its %zu bytes are not a NetParameter message",
       origin.c_str(), size);
}

/// Returns the text, or an empty one if it is null; also used for texts that were left out.
std::string text_of(const char* text, const char* field, const std::string& origin) {
  if (!text) return {};
  if (!is_utf8(text)) fail(CTN_ERROR_FORMAT, "%s: %s: the name is not UTF-8", origin.c_str(), field);
  return text;
}

std::vector<std::string> texts_of(char* const* texts, size_t count, const char* field,
                                  const std::string& origin) {
  std::vector<std::string> list;
  for (size_t i = 0; i < count; ++i) list.push_back(text_of(texts[i], field, origin));
  return list;
}

Blob read_blob(const CtnCaffe__BlobProto& proto, size_t index, const LayerSource& source) {
  const std::string field = format("blobs[%zu]", index);
  Blob blob;
  if (proto.has_num || proto.has_channels || proto.has_height || proto.has_width) {
    blob.shape = {proto.num, proto.channels, proto.height, proto.width};
  } else if (proto.shape) {
    blob.shape.assign(proto.shape->dim, proto.shape->dim + proto.shape->n_dim);
  }
  constexpr size_t kMaxAxes = 32;
  if (blob.shape.size() > kMaxAxes)
    source.wrong((field + ".shape").c_str(),
                 format("expected at most %zu axes, got %zu", kMaxAxes, blob.shape.size()));
  blob.size = 1;
  for (int64_t length : blob.shape) {
    if (length < 0)
      source.wrong((field + ".shape").c_str(),
                   format("expected lengths of at least 0, got %lld", (long long)length));
    if (__builtin_mul_overflow(blob.size, length, &blob.size))
      source.wrong((field + ".shape").c_str(),
                   "expected fewer elements, got lengths whose product overflows");
  }
  const size_t count = proto.n_double_data ? proto.n_double_data : proto.n_data;
  if (uint64_t(blob.size) != count)
    source.wrong((field + ".data").c_str(),
                 format("expected the %lld numbers of its shape, got %zu", (long long)blob.size, count));
  blob.floats = proto.n_double_data ? nullptr : proto.data;
  blob.doubles = proto.n_double_data ? proto.double_data : nullptr;
  return blob;
}

/// Whether a rule includes a phase. Rules about levels or stages are evaluated for level 0 without stages.
bool meets(const CtnCaffe__NetStateRule& rule, int32_t phase) {
  if (rule.has_phase && rule.phase != phase) return false;
  if (rule.has_min_level && rule.min_level > 0) return false;
  if (rule.has_max_level && rule.max_level < 0) return false;
  return rule.n_stage == 0;
}

template <class Proto>
bool included(const Proto& proto, int32_t phase) {
  bool found = false;
  for (size_t i = 0; i < proto.n_include; ++i) found = found || meets(*proto.include[i], phase);
  if (proto.n_include) return found;
  for (size_t i = 0; i < proto.n_exclude; ++i) found = found || meets(*proto.exclude[i], phase);
  return !found;
}

/// Returns the current name of a V1 layer type.
const char* v1_type(int32_t number) {
  static const char* const kNames[] = {"None",
                                       "Accuracy",
                                       "BNLL",
                                       "Concat",
                                       "Convolution",
                                       "Data",
                                       "Dropout",
                                       "EuclideanLoss",
                                       "Flatten",
                                       "HDF5Data",
                                       "HDF5Output",
                                       "Im2col",
                                       "ImageData",
                                       "InfogainLoss",
                                       "InnerProduct",
                                       "LRN",
                                       "MultinomialLogisticLoss",
                                       "Pooling",
                                       "ReLU",
                                       "Sigmoid",
                                       "Softmax",
                                       "SoftmaxWithLoss",
                                       "Split",
                                       "TanH",
                                       "WindowData",
                                       "Eltwise",
                                       "Power",
                                       "SigmoidCrossEntropyLoss",
                                       "HingeLoss",
                                       "MemoryData",
                                       "ArgMax",
                                       "Threshold",
                                       "DummyData",
                                       "Slice",
                                       "MVN",
                                       "AbsVal",
                                       "Silence",
                                       "ContrastiveLoss",
                                       "Exp",
                                       "Deconvolution"};
  constexpr int32_t kCount = int32_t(sizeof kNames / sizeof *kNames);
  return number >= 0 && number < kCount ? kNames[number] : nullptr;
}

template <class Proto>
void use_common(LayerSource& source, const Proto& proto) {
  source.concat = proto.concat_param;
  source.convolution = proto.convolution_param;
  source.dropout = proto.dropout_param;
  source.eltwise = proto.eltwise_param;
  source.inner_product = proto.inner_product_param;
  source.loss = proto.loss_param;
  source.lrn = proto.lrn_param;
  source.pooling = proto.pooling_param;
  source.relu = proto.relu_param;
  source.slice = proto.slice_param;
  source.softmax = proto.softmax_param;
}

void use_parameters(LayerSource& source, const CtnCaffe__V1LayerParameter& proto) {
  use_common(source, proto);
}

void use_parameters(LayerSource& source, const CtnCaffe__LayerParameter& proto) {
  use_common(source, proto);
  source.batch_norm = proto.batch_norm_param;
  source.flatten = proto.flatten_param;
  source.reshape = proto.reshape_param;
  source.scale = proto.scale_param;
}

template <class Proto>
LayerModel read_layer(const Proto& proto, std::string type, const std::string& origin) {
  LayerModel layer;
  layer.name = text_of(proto.name, "name of a layer", origin);
  layer.type = std::move(type);
  layer.bottoms = texts_of(proto.bottom, proto.n_bottom, "bottom", origin);
  layer.tops = texts_of(proto.top, proto.n_top, "top", origin);
  layer.in_train = included(proto, 0);
  layer.in_test = included(proto, 1);
  LayerSource source{origin, layer.name};
  use_parameters(source, proto);
  for (size_t i = 0; i < proto.n_blobs; ++i) layer.blobs.push_back(read_blob(*proto.blobs[i], i, source));
  layer.operation = read_operation(source, layer);
  return layer;
}

}  // namespace

void LayerSource::wrong(const char* field, const std::string& what) const {
  fail(CTN_ERROR_FORMAT, "%s: layer \"%s\": %s: %s", origin.c_str(), name.c_str(), field, what.c_str());
}

void Model::Free::operator()(CtnCaffe__NetParameter* net) const {
  ctn_caffe__net_parameter__free_unpacked(net, nullptr);
}

Model::~Model() = default;

Model::Model(const uint8_t* data, size_t size, const std::string& origin) {
  net_.reset(unpack(data, size, origin));
  if (net_->n_layers && net_->n_layer)
    fail(CTN_ERROR_FORMAT, "%s: expected layers of one format, got %zu in \"layer\" and %zu in \"layers\"",
         origin.c_str(), net_->n_layer, net_->n_layers);
  if (!net_->n_layers && !net_->n_layer)
    fail(CTN_ERROR_FORMAT, "%s: not a Caffe model: it has no layers", origin.c_str());
  if (net_->n_layers > kMaxLayers || net_->n_layer > kMaxLayers)
    fail(CTN_ERROR_FORMAT, "%s: expected at most %zu layers, got %zu", origin.c_str(), kMaxLayers,
         std::max(net_->n_layers, net_->n_layer));
  for (size_t i = 0; i < net_->n_layers; ++i) {
    const CtnCaffe__V1LayerParameter& proto = *net_->layers[i];
    if (proto.has_layer)
      fail(CTN_ERROR_UNSUPPORTED,
           "%s: expected the current or the V1 format, got the older V0 (convert it with Caffe's "
           "upgrade_net_proto_binary)",
           origin.c_str());
    const char* type = v1_type(proto.type);
    layers_.push_back(read_layer(proto, type ? type : format("type %d", proto.type), origin));
  }
  for (size_t i = 0; i < net_->n_layer; ++i) {
    const CtnCaffe__LayerParameter& proto = *net_->layer[i];
    layers_.push_back(read_layer(proto, text_of(proto.type, "type of a layer", origin), origin));
  }
}

}  // namespace catenary::caffe
