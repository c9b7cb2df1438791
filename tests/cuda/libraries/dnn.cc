// A stand-in for cuDNN's graph API: convolutions and their gradients, computed without haste on the CPU. It
// records whatever NVIDIA's documentation forbids, and engines that we promise not to use, as a misuse of the
// stand-in for the driver.
#include <algorithm>
#include <map>
#include <string>

#include "tests/cuda/libraries/library.h"

namespace catenary::cuda {
struct DnnContext {
  CUstream stream = nullptr;
};
}  // namespace catenary::cuda

namespace stand_in_library {
namespace {

/// The engines that heuristics propose, in this order. Only the last two are what we promise; the first of
/// them is for those who allow Winograd's algorithm.
struct Engine {
  std::vector<cudnnBackendNumericalNote_t> notes;
  int64_t workspace;
  bool plans;  // whether a plan can be made
};
const std::vector<Engine>& engines() {
  static const std::vector<Engine> all = {
      {{CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC}, 0, true},
      {{CUDNN_NUMERICAL_NOTE_TENSOR_CORE, CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS}, 0, true},
      {{}, int64_t{1} << 40, true},
      {{}, 0, false},
      {{CUDNN_NUMERICAL_NOTE_WINOGRAD}, 512, true},
      {{}, 1000, true},
  };
  return all;
}

struct Attribute {
  cudnnBackendAttributeType_t type;
  int64_t count;
  std::vector<unsigned char> bytes;
};

size_t size_of(cudnnBackendAttributeType_t type) {
  switch (type) {
    case CUDNN_TYPE_HANDLE:
    case CUDNN_TYPE_VOID_PTR:
    case CUDNN_TYPE_BACKEND_DESCRIPTOR:
    case CUDNN_TYPE_INT64:
    case CUDNN_TYPE_DOUBLE:
      return 8;
    case CUDNN_TYPE_DATA_TYPE:
    case CUDNN_TYPE_FLOAT:
    case CUDNN_TYPE_CONVOLUTION_MODE:
    case CUDNN_TYPE_HEUR_MODE:
    case CUDNN_TYPE_NUMERICAL_NOTE:
      return 4;
  }
  return 0;
}

struct Descriptor {
  cudnnBackendDescriptorType_t type;
  bool finished = false;
  std::map<int, Attribute> attributes;
  size_t engine = 0;                  // of engines, configurations and plans
  const Descriptor* graph = nullptr;  // of heuristics, configurations and plans

  bool has(int name) const { return attributes.count(name) != 0; }
  template <class T>
  std::vector<T> values(int name) const {
    const auto found = attributes.find(name);
    if (found == attributes.end()) return {};
    std::vector<T> values(size_t(found->second.count));
    std::memcpy(values.data(), found->second.bytes.data(), found->second.bytes.size());
    return values;
  }
  template <class T>
  T value(int name) const {
    const std::vector<T> all = values<T>(name);
    return all.empty() ? T{} : all[0];
  }
  std::vector<int64_t> numbers(int name) const { return values<int64_t>(name); }
  const Descriptor& descriptor(int name) const { return *static_cast<Descriptor*>(value<void*>(name)); }
};
using Numbers = std::vector<int64_t>;

/// What an attribute must be: of which descriptor, of which type, and with how many elements.
struct Rule {
  cudnnBackendDescriptorType_t owner;
  cudnnBackendAttributeName_t name;
  cudnnBackendAttributeType_t type;
  int64_t least, most;
};
const std::vector<Rule>& rules() {
  static const std::vector<Rule> all = [] {
    const auto tensor = CUDNN_BACKEND_TENSOR_DESCRIPTOR;
    const auto convolution = CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR;
    const auto pack = CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR;
    std::vector<Rule> rules = {
        {tensor, CUDNN_ATTR_TENSOR_DATA_TYPE, CUDNN_TYPE_DATA_TYPE, 1, 1},
        {tensor, CUDNN_ATTR_TENSOR_DIMENSIONS, CUDNN_TYPE_INT64, 3, 8},
        {tensor, CUDNN_ATTR_TENSOR_STRIDES, CUDNN_TYPE_INT64, 3, 8},
        {tensor, CUDNN_ATTR_TENSOR_UNIQUE_ID, CUDNN_TYPE_INT64, 1, 1},
        {tensor, CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, CUDNN_TYPE_INT64, 1, 1},
        {convolution, CUDNN_ATTR_CONVOLUTION_COMP_TYPE, CUDNN_TYPE_DATA_TYPE, 1, 1},
        {convolution, CUDNN_ATTR_CONVOLUTION_CONV_MODE, CUDNN_TYPE_CONVOLUTION_MODE, 1, 1},
        {convolution, CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, CUDNN_TYPE_INT64, 1, 1},
        {convolution, CUDNN_ATTR_CONVOLUTION_DILATIONS, CUDNN_TYPE_INT64, 1, 6},
        {convolution, CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, CUDNN_TYPE_INT64, 1, 6},
        {convolution, CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, CUDNN_TYPE_INT64, 1, 6},
        {convolution, CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, CUDNN_TYPE_INT64, 1, 6},
        {CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR, CUDNN_ATTR_OPERATIONGRAPH_HANDLE, CUDNN_TYPE_HANDLE, 1, 1},
        {CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR, CUDNN_ATTR_OPERATIONGRAPH_OPS,
         CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, 1},
        {CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH,
         CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, 1},
        {CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR, CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_TYPE_HEUR_MODE, 1, 1},
        {CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR, CUDNN_ATTR_EXECUTION_PLAN_HANDLE, CUDNN_TYPE_HANDLE, 1, 1},
        {CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG,
         CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, 1},
        {pack, CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, 1, 16},
        {pack, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, 1, 16},
        {pack, CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, 1, 1},
    };
    const auto operation = [&](cudnnBackendDescriptorType_t owner, std::vector<int> descriptors, int alpha,
                               int beta) {
      for (const int name : descriptors)
        rules.push_back({owner, cudnnBackendAttributeName_t(name), CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, 1});
      for (const int name : {alpha, beta})
        rules.push_back({owner, cudnnBackendAttributeName_t(name), CUDNN_TYPE_FLOAT, 1, 1});
    };
    operation(CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR, {702, 703, 704, 705}, 700, 701);
    operation(CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR, {708, 709, 710, 711}, 706, 707);
    operation(CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR, {714, 715, 716, 717}, 712, 713);
    return rules;
  }();
  return all;
}

Type type_of(const Descriptor& array) {
  switch (array.value<cudnnDataType_t>(CUDNN_ATTR_TENSOR_DATA_TYPE)) {
    case CUDNN_DATA_HALF:
      return Type::half;
    case CUDNN_DATA_BFLOAT16:
      return Type::bfloat16;
    case CUDNN_DATA_DOUBLE:
      return Type::double_;
    case CUDNN_DATA_FLOAT:
      break;
  }
  return Type::single_;
}

/// The parts of an operation: convolution, x, W, y, and the scales.
struct Operation {
  const Descriptor* descriptor;
  int convolution, x, w, y, alpha, beta;
  explicit Operation(const Descriptor& d) : descriptor(&d) {
    switch (d.type) {
      case CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR:
        convolution = 702, x = 704, w = 703, y = 705, alpha = 700, beta = 701;
        break;
      case CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR:
        convolution = 708, x = 710, w = 709, y = 711, alpha = 706, beta = 707;
        break;
      default:
        convolution = 714, x = 716, w = 715, y = 717, alpha = 712, beta = 713;
    }
  }
  const Descriptor& part(int name) const { return descriptor->descriptor(name); }
  Numbers shape(int name) const { return part(name).numbers(CUDNN_ATTR_TENSOR_DIMENSIONS); }
};

const char* problem_of_array(const Descriptor& d) {
  const Numbers shape = d.numbers(CUDNN_ATTR_TENSOR_DIMENSIONS),
                strides = d.numbers(CUDNN_ATTR_TENSOR_STRIDES);
  if (shape.size() < 4 || shape.size() > 5 || strides.size() != shape.size())
    return "wrong number of dimensions";
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0; stride *= shape[i])
    if (shape[i] < 1 || strides[i] != stride) return "wrong dimensions or strides";
  const int64_t alignment = d.value<int64_t>(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT);
  if (alignment < int64_t(stand_in_library::size_of(type_of(d))) || (alignment & (alignment - 1)))
    return "wrong alignment";
  return nullptr;
}

const char* problem_of_convolution(const Descriptor& d) {
  const auto axes = size_t(d.value<int64_t>(CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS));
  for (const int name : {CUDNN_ATTR_CONVOLUTION_DILATIONS, CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES,
                         CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, CUDNN_ATTR_CONVOLUTION_POST_PADDINGS}) {
    const Numbers numbers = d.numbers(name);
    if (numbers.size() != axes) return "wrong number of axes";
    const int64_t least =
        name == CUDNN_ATTR_CONVOLUTION_DILATIONS || name == CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES;
    for (const int64_t number : numbers)
      if (number < least) return "a number is too small";
  }
  return nullptr;
}

const char* problem_of_operation(const Descriptor& d) {
  const Operation operation(d);
  const Descriptor& convolution = operation.part(operation.convolution);
  const Numbers x = operation.shape(operation.x), w = operation.shape(operation.w),
                y = operation.shape(operation.y);
  const auto axes = size_t(convolution.value<int64_t>(CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS));
  if (x.size() != axes + 2 || w.size() != axes + 2 || y.size() != axes + 2) return "wrong number of axes";
  if (x[0] != y[0] || w[0] != y[1] || x[1] % w[1] || y[1] % (x[1] / w[1])) return "wrong numbers of channels";
  for (size_t i = 0; i < axes; ++i) {
    const auto number = [&](int name) { return convolution.numbers(name)[i]; };
    const int64_t covered = (w[2 + i] - 1) * number(CUDNN_ATTR_CONVOLUTION_DILATIONS) + 1;
    const int64_t room = x[2 + i] + number(CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS) +
                         number(CUDNN_ATTR_CONVOLUTION_POST_PADDINGS) - covered;
    if (room < 0 || room / number(CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES) + 1 != y[2 + i])
      return "wrong shape of y";
  }
  const Type type = type_of(operation.part(operation.x));
  if (type != type_of(operation.part(operation.w)) || type != type_of(operation.part(operation.y)))
    return "different types";
  const auto compute = convolution.value<cudnnDataType_t>(CUDNN_ATTR_CONVOLUTION_COMP_TYPE);
  if (compute != (type == Type::double_ ? CUDNN_DATA_DOUBLE : CUDNN_DATA_FLOAT)) return "wrong compute type";
  for (const int name : {operation.alpha, operation.beta})
    if (d.attributes.at(name).type != (type == Type::double_ ? CUDNN_TYPE_DOUBLE : CUDNN_TYPE_FLOAT))
      return "wrong type of alpha or beta";
  return nullptr;
}

const char* problem_of(const Descriptor& d) {
  switch (d.type) {
    case CUDNN_BACKEND_TENSOR_DESCRIPTOR:
      return problem_of_array(d);
    case CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR:
      return problem_of_convolution(d);
    case CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR:
    case CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR:
    case CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR:
      return problem_of_operation(d);
    case CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR:
      return d.attributes.at(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS).count ==
                     d.attributes.at(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS).count
                 ? nullptr
                 : "a different number of addresses";
    default:
      return nullptr;
  }
}

/// Three axes, of which missing ones have length 1 and come first.
struct Axes {
  int64_t at[3];
  Axes(const Numbers& numbers, size_t first, int64_t missing) : at{missing, missing, missing} {
    const size_t axes = numbers.size() - first;
    for (size_t i = 0; i < axes; ++i) at[3 - axes + i] = numbers[first + i];
  }
};

/// A convolution with all that it needs after the descriptors are gone.
struct Task {
  cudnnBackendDescriptorType_t form;
  Type type;
  Numbers x_shape, w_shape, y_shape;
  Axes stride, dilation, pad;
  void *x, *w, *y, *workspace;
  size_t workspace_size;

  /// Calls body(offset in x, in W, in y) for each product.
  template <class Body>
  void for_each(const Body& body) const {
    const Axes in(x_shape, 2, 1), window(w_shape, 2, 1), out(y_shape, 2, 1);
    const int64_t depth = w_shape[1], outputs = y_shape[1], per_group = outputs / (x_shape[1] / depth);
    const auto size = [](const Axes& a) { return a.at[0] * a.at[1] * a.at[2]; };
    for (int64_t n = 0; n < x_shape[0]; ++n)
      for (int64_t o = 0; o < outputs; ++o)
        for (int64_t p = 0; p < size(out); ++p)
          for (int64_t c = 0; c < depth; ++c)
            for (int64_t k = 0; k < size(window); ++k) {
              int64_t from = 0;
              bool inside = true;
              const int64_t po[] = {p / out.at[2] / out.at[1], p / out.at[2] % out.at[1], p % out.at[2]};
              const int64_t ko[] = {k / window.at[2] / window.at[1], k / window.at[2] % window.at[1],
                                    k % window.at[2]};
              for (int d = 0; d < 3; ++d) {
                const int64_t at = po[d] * stride.at[d] + ko[d] * dilation.at[d] - pad.at[d];
                inside = inside && at >= 0 && at < in.at[d];
                from = from * in.at[d] + at;
              }
              if (inside)
                body((n * x_shape[1] + o / per_group * depth + c) * size(in) + from,
                     (o * depth + c) * size(window) + k, (n * outputs + o) * size(out) + p);
            }
  }

  void run() const {
    if (workspace) std::memset(workspace, 0xab, workspace_size);
    const Numbers& shape = form == CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR         ? y_shape
                           : form == CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR ? x_shape
                                                                                                  : w_shape;
    int64_t size = 1;
    for (const int64_t length : shape) size *= length;
    std::vector<double> sums(static_cast<size_t>(size));
    void* result = w;
    if (form == CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR) {
      result = y;
      for_each(
          [&](int64_t i, int64_t j, int64_t k) { sums[size_t(k)] += load(type, x, i) * load(type, w, j); });
    } else if (form == CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR) {
      result = x;
      for_each(
          [&](int64_t i, int64_t j, int64_t k) { sums[size_t(i)] += load(type, y, k) * load(type, w, j); });
    } else {
      for_each(
          [&](int64_t i, int64_t j, int64_t k) { sums[size_t(j)] += load(type, y, k) * load(type, x, i); });
    }
    for (int64_t i = 0; i < size; ++i) store(type, result, i, sums[size_t(i)]);
  }
};

Descriptor* known(cudnnBackendDescriptor_t descriptor) {
  return objects<Descriptor>().has(descriptor) ? static_cast<Descriptor*>(descriptor) : nullptr;
}

}  // namespace
}  // namespace stand_in_library

using namespace stand_in_library;  // NOLINT(google-build-using-namespace)

namespace catenary::cuda {
extern "C" {
CTN_CUDNN(STAND_IN_ENTRY)
/// Number of handles and descriptors that exist.
__attribute__((visibility("default"))) size_t stand_in_dnn_objects() {
  return count_objects<DnnContext, Descriptor>();
}

size_t cudnnGetVersion() { return 91900; }

const char* cudnnGetErrorString(cudnnStatus_t status) { STAND_IN_RETURN_NAME(status, CTN_CUDNN_STATUSES); }

cudnnStatus_t cudnnCreate(cudnnHandle_t* handle) {
  return create(handle, "cudnnCreate", CUDNN_STATUS_NOT_INITIALIZED);
}
cudnnStatus_t cudnnDestroy(cudnnHandle_t handle) {
  return destroy(handle, "cudnnDestroy", CUDNN_STATUS_BAD_PARAM);
}
cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, CUstream stream) {
  return set_stream(handle, stream, "cudnnSetStream", CUDNN_STATUS_BAD_PARAM);
}

cudnnStatus_t cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t type,
                                           cudnnBackendDescriptor_t* descriptor) {
  Descriptor* const made = objects<Descriptor>().add();
  made->type = type;
  *descriptor = made;
  return CUDNN_STATUS_SUCCESS;
}
cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t descriptor) {
  return destroy(static_cast<Descriptor*>(descriptor), "cudnnBackendDestroyDescriptor",
                 CUDNN_STATUS_BAD_PARAM);
}

cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t name,
                                       cudnnBackendAttributeType_t type, int64_t count,
                                       const void* elements) {
  Descriptor* const d = known(descriptor);
  if (!d || d->finished)
    return misuse(CUDNN_STATUS_BAD_PARAM,
                  "cudnnBackendSetAttribute: the descriptor does not exist or is final");
  for (const Rule& rule : rules()) {
    if (rule.owner != d->type || rule.name != name) continue;
    const bool scale = rule.type == CUDNN_TYPE_FLOAT && type == CUDNN_TYPE_DOUBLE;
    if ((rule.type != type && !scale) || count < rule.least || count > rule.most || !elements) break;
    const auto* bytes = static_cast<const unsigned char*>(elements);
    if (type == CUDNN_TYPE_BACKEND_DESCRIPTOR) {
      const Descriptor* const other = known(element<void*>(elements, 0));
      if (!other || !other->finished)
        return misuse(CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED,
                      "cudnnBackendSetAttribute: attribute %d is a descriptor that is not final", int(name));
    }
    if (type == CUDNN_TYPE_HANDLE && !objects<DnnContext>().has(element<void*>(elements, 0)))
      return misuse(CUDNN_STATUS_BAD_PARAM, "cudnnBackendSetAttribute: the handle does not exist");
    d->attributes[name] = {type, count, {bytes, bytes + size_t(count) * size_of(type)}};
    return CUDNN_STATUS_SUCCESS;
  }
  return misuse(
      CUDNN_STATUS_BAD_PARAM_ATTRIBUTE_TYPE,
      "cudnnBackendSetAttribute: descriptor %d cannot have an attribute %d of type %d with %lld elements",
      int(d->type), int(name), int(type), static_cast<long long>(count));
}

cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t descriptor) {
  Descriptor* const d = known(descriptor);
  if (!d || d->finished)
    return misuse(CUDNN_STATUS_BAD_PARAM, "cudnnBackendFinalize: the descriptor does not exist or is final");
  for (const Rule& rule : rules())
    if (rule.owner == d->type && !d->has(rule.name))
      return misuse(CUDNN_STATUS_BAD_PARAM, "cudnnBackendFinalize: descriptor %d lacks attribute %d",
                    int(d->type), int(rule.name));
  if (const char* text = problem_of(*d))
    return misuse(CUDNN_STATUS_BAD_PARAM, "cudnnBackendFinalize: descriptor %d: %s", int(d->type), text);
  if (d->type == CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR) {
    d->graph = &d->descriptor(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH);
  } else if (d->type == CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR) {
    const Descriptor& configuration = d->descriptor(CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG);
    d->graph = configuration.graph;
    d->engine = configuration.engine;
    const Engine& engine = engines()[d->engine];
    for (const auto note : engine.notes)
      if (note == CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC || note == CUDNN_NUMERICAL_NOTE_TENSOR_CORE)
        return misuse(CUDNN_STATUS_BAD_PARAM, "cudnnBackendFinalize: an engine with note %d", int(note));
    if (!engine.plans) return CUDNN_STATUS_NOT_SUPPORTED;
  }
  d->finished = true;
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnBackendGetAttribute(cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t name,
                                       cudnnBackendAttributeType_t type, int64_t wanted, int64_t* count,
                                       void* elements) {
  Descriptor* const d = known(descriptor);
  if (!d || !d->finished)
    return misuse(CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED,
                  "cudnnBackendGetAttribute: the descriptor is not final");
  const auto give = [&](Descriptor* to, cudnnBackendDescriptorType_t expected, size_t engine) {
    if (!to || to->type != expected || to->finished) return false;
    to->engine = engine;
    to->graph = d->graph;
    to->finished = true;
    return true;
  };
  bool right = true;
  if (name == CUDNN_ATTR_ENGINEHEUR_RESULTS && type == CUDNN_TYPE_BACKEND_DESCRIPTOR) {
    *count = int64_t(engines().size());
    for (int64_t i = 0; i < std::min(wanted, *count); ++i)
      right =
          right && give(known(element<void*>(elements, i)), CUDNN_BACKEND_ENGINECFG_DESCRIPTOR, size_t(i));
  } else if (name == CUDNN_ATTR_ENGINECFG_ENGINE && type == CUDNN_TYPE_BACKEND_DESCRIPTOR && wanted == 1) {
    *count = 1;
    right = give(known(element<void*>(elements, 0)), CUDNN_BACKEND_ENGINE_DESCRIPTOR, d->engine);
  } else if (name == CUDNN_ATTR_ENGINE_NUMERICAL_NOTE && type == CUDNN_TYPE_NUMERICAL_NOTE) {
    const auto& notes = engines()[d->engine].notes;
    *count = int64_t(notes.size());
    std::copy_n(notes.data(), std::min(wanted, *count),
                static_cast<std::remove_cvref_t<decltype(notes[0])>*>(elements));
  } else if (name == CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE && type == CUDNN_TYPE_INT64 && wanted == 1) {
    *count = 1;
    std::memcpy(elements, &engines()[d->engine].workspace, 8);
  } else {
    right = false;
  }
  return right ? CUDNN_STATUS_SUCCESS
               : misuse(CUDNN_STATUS_BAD_PARAM, "cudnnBackendGetAttribute: attribute %d of descriptor %d",
                        int(name), int(d->type));
}

cudnnStatus_t cudnnBackendExecute(cudnnHandle_t handle, cudnnBackendDescriptor_t plan_descriptor,
                                  cudnnBackendDescriptor_t pack_descriptor) {
  const char* call = "cudnnBackendExecute";
  const Descriptor *const plan = known(plan_descriptor), *const pack = known(pack_descriptor);
  if (!objects<DnnContext>().has(handle) || !plan || !pack || !plan->finished || !pack->finished ||
      plan->type != CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR ||
      pack->type != CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR)
    return misuse(CUDNN_STATUS_BAD_PARAM, "%s: expected a handle, a plan and a variant pack", call);
  if (!known(const_cast<Descriptor*>(plan->graph)) ||
      plan->value<cudnnHandle_t>(CUDNN_ATTR_EXECUTION_PLAN_HANDLE) != handle)
    return misuse(CUDNN_STATUS_BAD_PARAM, "%s: the plan's graph does not exist, or another handle", call);
  const Operation operation(plan->graph->descriptor(CUDNN_ATTR_OPERATIONGRAPH_OPS));
  const Numbers ids = pack->numbers(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS);
  const auto addresses = pack->values<void*>(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS);
  std::vector<Range> ranges;
  const auto find = [&](int name, const char* what) -> void* {
    const Descriptor& array = operation.part(name);
    const auto id = std::find(ids.begin(), ids.end(), array.value<int64_t>(CUDNN_ATTR_TENSOR_UNIQUE_ID));
    if (id == ids.end()) return nullptr;
    void* const address = addresses[size_t(id - ids.begin())];
    if (!is_aligned(address, uint64_t(array.value<int64_t>(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT))))
      return nullptr;
    size_t size = stand_in_library::size_of(type_of(array));
    for (const int64_t length : operation.shape(name)) size *= size_t(length);
    ranges.push_back({address, size, what});
    return address;
  };
  void *const x = find(operation.x, "x"), *const w = find(operation.w, "W"),
              *const y = find(operation.y, "y");
  if (!x || !w || !y) return misuse(CUDNN_STATUS_BAD_PARAM, "%s: an array lacks or is not aligned", call);
  const auto workspace_size = size_t(engines()[plan->engine].workspace);
  void* const workspace = pack->value<void*>(CUDNN_ATTR_VARIANT_PACK_WORKSPACE);
  if (workspace_size) ranges.push_back({workspace, workspace_size, "workspace"});
  const Descriptor& convolution = operation.part(operation.convolution);
  const auto axes = [&](int name, int64_t missing) { return Axes(convolution.numbers(name), 0, missing); };
  const Task task{operation.descriptor->type,
                  type_of(operation.part(operation.x)),
                  operation.shape(operation.x),
                  operation.shape(operation.w),
                  operation.shape(operation.y),
                  axes(CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, 1),
                  axes(CUDNN_ATTR_CONVOLUTION_DILATIONS, 1),
                  axes(CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, 0),
                  x,
                  w,
                  y,
                  workspace_size ? workspace : nullptr,
                  workspace_size};
  return run(handle->stream, call, ranges, CUDNN_STATUS_EXECUTION_FAILED, [task] { task.run(); });
}

}  // extern "C"
}  // namespace catenary::cuda
