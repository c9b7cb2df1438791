// Convolutions by cuDNN's graph API: a graph of one operation, for which cuDNN's heuristics propose engines.
#include "impl/backend/cuda/dnn.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "impl/backend/cuda/cuda_backend.h"
#include "impl/backend/cuda/cuda_stream.h"
#include "impl/backend/cuda/libraries.h"
#include "impl/backend/cuda/plans.h"
#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

constexpr int kSpatialAxes = ConvolutionGeometry::kAxes;
constexpr int64_t kMaxDnnWorkspace = int64_t{512} << 20;  // bytes
constexpr int64_t kMaxAlignment = 16;                     // bytes that engines make use of
constexpr int64_t kMaxSize = INT32_MAX;                   // elements of an array
constexpr int64_t kIds[] = {'x', 'w', 'y'};

/// A descriptor, whose attributes are set before it is finished.
class Descriptor {
 public:
  explicit Descriptor(cudnnBackendDescriptorType_t type) {
    if (dnn()->cudnnBackendCreateDescriptor(type, &handle_) != CUDNN_STATUS_SUCCESS) handle_ = nullptr;
  }
  ~Descriptor() {
    if (handle_) dnn()->cudnnBackendDestroyDescriptor(handle_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  cudnnBackendDescriptor_t handle() const { return handle_; }
  bool set(cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type, int64_t count,
           const void* elements) {
    return handle_ &&
           dnn()->cudnnBackendSetAttribute(handle_, name, type, count, elements) == CUDNN_STATUS_SUCCESS;
  }
  bool set(cudnnBackendAttributeName_t name, int64_t number) {
    return set(name, CUDNN_TYPE_INT64, 1, &number);
  }
  bool set(cudnnBackendAttributeName_t name, const std::vector<int64_t>& numbers) {
    return set(name, CUDNN_TYPE_INT64, int64_t(numbers.size()), numbers.data());
  }
  bool set(cudnnBackendAttributeName_t name, cudnnDataType_t type) {
    return set(name, CUDNN_TYPE_DATA_TYPE, 1, &type);
  }
  bool set(cudnnBackendAttributeName_t name, cudnnHandle_t handle) {
    return set(name, CUDNN_TYPE_HANDLE, 1, &handle);
  }
  bool set(cudnnBackendAttributeName_t name, const Descriptor& other) {
    return set(name, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &other.handle_);
  }
  bool finish() { return handle_ && dnn()->cudnnBackendFinalize(handle_) == CUDNN_STATUS_SUCCESS; }
  /// Returns how many elements there are; at most `wanted` of them are written.
  int64_t get(cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type, int64_t wanted,
              void* elements) const {
    int64_t count = 0;
    if (dnn()->cudnnBackendGetAttribute(handle_, name, type, wanted, &count, elements) !=
        CUDNN_STATUS_SUCCESS)
      return 0;
    return count;
  }

 private:
  cudnnBackendDescriptor_t handle_ = nullptr;
};
using DescriptorPtr = std::unique_ptr<Descriptor>;

/// What is executed, and everything that it was made of.
struct DnnPlan {
  std::vector<DescriptorPtr> parts;
  DescriptorPtr plan;
  int64_t workspace = 0;
  Descriptor& add(cudnnBackendDescriptorType_t type) {
    return *parts.emplace_back(std::make_unique<Descriptor>(type));
  }
};
using DnnDevice = LibraryDevice<cudnnHandle_t, DnnPlan>;

DnnDevice& dnn_device(int index) {
  static DnnDevice* const devices = new DnnDevice[kMaxDevices];
  return devices[index];
}

/// A convolution as the library describes it, with two or three axes.
struct DnnRequest {
  DType dtype;
  ConvolutionForm form;
  bool strict;
  std::vector<int64_t> shapes[3];  // of x, W and y
  std::vector<int64_t> stride, dilation, before, after;
  int64_t alignment[3];

  PlanKey key() const {
    PlanKey key{int64_t(dtype) | int64_t(form) << 8 | int64_t(strict) << 16 | alignment[0] << 24 |
                alignment[1] << 32 | alignment[2] << 40};
    size_t i = 1;
    const auto put = [&](const std::vector<int64_t>& numbers, size_t first = 0) {
      for (size_t d = first; d < numbers.size(); ++d) key[i++] = numbers[d];
    };
    // What is left follows from the rest.
    put(shapes[0]);
    put(shapes[1]);
    for (size_t d = 0; d < stride.size(); ++d) key[i++] = stride[d] | dilation[d] << 20 | before[d] << 40;
    for (size_t d = 0; d < stride.size(); ++d) key[i++] = after[d];
    return key;
  }
};

/// Describes a convolution. Returns whether the library knows such convolutions.
bool describe(const ConvolutionGeometry& g, DnnRequest& request) {
  request.shapes[0] = {g.images, g.groups * g.channels};
  request.shapes[1] = {g.groups * g.outputs, g.channels};
  request.shapes[2] = {g.images, g.groups * g.outputs};
  const bool deep = g.in[0].value != 1 || g.out[0].value != 1 || g.window[0].value != 1 || g.pad[0] != 0;
  for (int d = deep ? 0 : 1; d < kSpatialAxes; ++d) {
    const int64_t in = g.in[d].value, out = g.out[d].value, stride = g.stride[d].value;
    const int64_t covered = (g.window[d].value - 1) * g.dilation[d] + 1;
    int64_t after = g.pad[d];
    const auto matches = [&] {
      return in + g.pad[d] + after >= covered && (in + g.pad[d] + after - covered) / stride + 1 == out;
    };
    if (!matches()) after = std::max<int64_t>(0, (out - 1) * stride + covered - in - g.pad[d]);
    constexpr int64_t kMaxNumber = 1 << 20;  // see DnnRequest::key
    if (!matches() || std::max({stride, g.dilation[d], g.pad[d]}) >= kMaxNumber) return false;
    request.shapes[0].push_back(in);
    request.shapes[1].push_back(g.window[d].value);
    request.shapes[2].push_back(out);
    request.stride.push_back(stride);
    request.dilation.push_back(g.dilation[d]);
    request.before.push_back(g.pad[d]);
    request.after.push_back(after);
  }
  for (const std::vector<int64_t>& shape : request.shapes) {
    int64_t size = 1;
    for (const int64_t length : shape)
      if (length == 0 || (size *= length) > kMaxSize) return false;
  }
  return true;
}

cudnnDataType_t dnn_type_of(DType dtype) {
  switch (dtype) {
    case CTN_FLOAT16:
      return CUDNN_DATA_HALF;
    case CTN_BFLOAT16:
      return CUDNN_DATA_BFLOAT16;
    case CTN_FLOAT64:
      return CUDNN_DATA_DOUBLE;
    default:
      return CUDNN_DATA_FLOAT;
  }
}

bool make_array(const DnnRequest& request, int which, Descriptor& array) {
  const std::vector<int64_t>& shape = request.shapes[which];
  std::vector<int64_t> strides(shape.size());
  int64_t stride = 1;
  for (size_t d = shape.size(); d-- > 0; stride *= shape[d]) strides[d] = stride;
  return array.set(CUDNN_ATTR_TENSOR_DATA_TYPE, dnn_type_of(request.dtype)) &&
         array.set(CUDNN_ATTR_TENSOR_DIMENSIONS, shape) && array.set(CUDNN_ATTR_TENSOR_STRIDES, strides) &&
         array.set(CUDNN_ATTR_TENSOR_UNIQUE_ID, kIds[which]) &&
         array.set(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, request.alignment[which]) && array.finish();
}

bool make_convolution(const DnnRequest& request, Descriptor& convolution) {
  const cudnnConvolutionMode_t mode = CUDNN_CROSS_CORRELATION;
  return convolution.set(CUDNN_ATTR_CONVOLUTION_COMP_TYPE,
                         request.dtype == CTN_FLOAT64 ? CUDNN_DATA_DOUBLE : CUDNN_DATA_FLOAT) &&
         convolution.set(CUDNN_ATTR_CONVOLUTION_CONV_MODE, CUDNN_TYPE_CONVOLUTION_MODE, 1, &mode) &&
         convolution.set(CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, int64_t(request.stride.size())) &&
         convolution.set(CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, request.stride) &&
         convolution.set(CUDNN_ATTR_CONVOLUTION_DILATIONS, request.dilation) &&
         convolution.set(CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, request.before) &&
         convolution.set(CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, request.after) && convolution.finish();
}

/// The names of one operation's attributes.
struct Operation {
  cudnnBackendDescriptorType_t type;
  cudnnBackendAttributeName_t convolution, arrays[3], alpha, beta;
};
constexpr Operation kOperations[] = {
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR,
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC,
     {CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W,
      CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y},
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA,
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA},
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC,
     {CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W,
      CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY},
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA},
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC,
     {CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW,
      CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY},
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA},
};

/// Makes the graph of one operation; the library needs its descriptors as long as the plan.
Descriptor* make_graph(cudnnHandle_t handle, const DnnRequest& request, DnnPlan& plan) {
  const Operation& names = kOperations[int(request.form)];
  Descriptor& convolution = plan.add(CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR);
  if (!make_convolution(request, convolution)) return nullptr;
  Descriptor& operation = plan.add(names.type);
  if (!operation.set(names.convolution, convolution)) return nullptr;
  for (int i = 0; i < 3; ++i) {
    Descriptor& array = plan.add(CUDNN_BACKEND_TENSOR_DESCRIPTOR);
    if (!make_array(request, i, array) || !operation.set(names.arrays[i], array)) return nullptr;
  }
  const double alpha = 1, beta = 0;
  const float float_alpha = 1, float_beta = 0;
  const bool wide = request.dtype == CTN_FLOAT64;
  const cudnnBackendAttributeType_t scale = wide ? CUDNN_TYPE_DOUBLE : CUDNN_TYPE_FLOAT;
  if (!operation.set(names.alpha, scale, 1, wide ? static_cast<const void*>(&alpha) : &float_alpha) ||
      !operation.set(names.beta, scale, 1, wide ? static_cast<const void*>(&beta) : &float_beta) ||
      !operation.finish())
    return nullptr;
  Descriptor& graph = plan.add(CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR);
  return graph.set(CUDNN_ATTR_OPERATIONGRAPH_HANDLE, handle) &&
                 graph.set(CUDNN_ATTR_OPERATIONGRAPH_OPS, operation) && graph.finish()
             ? &graph
             : nullptr;
}

/// Whether the numbers of an engine are what we promise: the same in each run, and computed in the precision
/// of the dtype.
bool is_suitable(const DnnRequest& request, const Descriptor& configuration) {
  Descriptor engine(CUDNN_BACKEND_ENGINE_DESCRIPTOR);
  cudnnBackendDescriptor_t handle = engine.handle();
  if (!handle ||
      configuration.get(CUDNN_ATTR_ENGINECFG_ENGINE, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &handle) != 1)
    return false;
  constexpr int64_t kMaxNotes = 64;
  cudnnBackendNumericalNote_t notes[kMaxNotes];
  const int64_t count =
      engine.get(CUDNN_ATTR_ENGINE_NUMERICAL_NOTE, CUDNN_TYPE_NUMERICAL_NOTE, kMaxNotes, notes);
  return std::none_of(notes, notes + std::min(count, kMaxNotes), [&](cudnnBackendNumericalNote_t note) {
    switch (note) {
      case CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC:
      case CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS:
      case CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION:
        return true;
      case CUDNN_NUMERICAL_NOTE_TENSOR_CORE:
        return request.dtype == CTN_FLOAT32 && !tf32();
      case CUDNN_NUMERICAL_NOTE_FFT:
      case CUDNN_NUMERICAL_NOTE_WINOGRAD:
      case CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_4x4:
      case CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_6x6:
      case CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_13x13:
        return request.strict;
    }
    return false;
  });
}

bool finish_plan(cudnnHandle_t handle, DnnPlan& plan, DescriptorPtr configuration) {
  plan.plan = std::make_unique<Descriptor>(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR);
  if (!plan.plan->set(CUDNN_ATTR_EXECUTION_PLAN_HANDLE, handle) ||
      !plan.plan->set(CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, *configuration) || !plan.plan->finish() ||
      plan.plan->get(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE, CUDNN_TYPE_INT64, 1, &plan.workspace) != 1 ||
      plan.workspace > kMaxDnnWorkspace) {
    plan.plan.reset();
    return false;
  }
  plan.parts.push_back(std::move(configuration));
  return true;
}

/// Takes the first suitable engine that the heuristics propose.
bool choose_engine(cudnnHandle_t handle, const DnnRequest& request, const Descriptor& graph,
                   cudnnBackendHeurMode_t mode, DnnPlan& plan) {
  Descriptor heuristic(CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR);
  if (!heuristic.set(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH, graph) ||
      !heuristic.set(CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_TYPE_HEUR_MODE, 1, &mode) || !heuristic.finish())
    return false;
  const int64_t wanted =
      heuristic.get(CUDNN_ATTR_ENGINEHEUR_RESULTS, CUDNN_TYPE_BACKEND_DESCRIPTOR, 0, nullptr);
  std::vector<DescriptorPtr> configurations;
  std::vector<cudnnBackendDescriptor_t> handles;
  for (int64_t i = 0; i < wanted; ++i) {
    configurations.push_back(std::make_unique<Descriptor>(CUDNN_BACKEND_ENGINECFG_DESCRIPTOR));
    handles.push_back(configurations.back()->handle());
    if (!handles.back()) return false;
  }
  const int64_t count =
      heuristic.get(CUDNN_ATTR_ENGINEHEUR_RESULTS, CUDNN_TYPE_BACKEND_DESCRIPTOR, wanted, handles.data());
  for (int64_t i = 0; i < std::min(count, wanted); ++i)
    if (is_suitable(request, *configurations[size_t(i)]) &&
        finish_plan(handle, plan, std::move(configurations[size_t(i)])))
      return true;
  return false;
}

std::unique_ptr<DnnPlan> make_plan(cudnnHandle_t handle, const DnnRequest& request) {
  auto plan = std::make_unique<DnnPlan>();
  const Descriptor* const graph = make_graph(handle, request, *plan);
  if (graph && (choose_engine(handle, request, *graph, CUDNN_HEUR_MODE_A, *plan) ||
                choose_engine(handle, request, *graph, CUDNN_HEUR_MODE_FALLBACK, *plan)))
    return plan;
  return nullptr;
}

void check(cudnnStatus_t status, const char* call) {
  if (status != CUDNN_STATUS_SUCCESS)
    fail(CTN_ERROR_DEVICE, "%s failed with %s", call, dnn()->cudnnGetErrorString(status));
}

}  // namespace

bool convolve_by_library(Work& work, DType dtype, ConvolutionForm form, bool strict,
                         const ConvolutionGeometry& geometry, const void* x, const void* w, const void* y) {
  if (!dnn()) return false;
  DnnRequest request{};
  request.dtype = dtype;
  request.form = form;
  request.strict = strict;
  if (!describe(geometry, request)) return false;
  const void* const arrays[] = {x, w, y};
  for (int i = 0; i < 3; ++i) request.alignment[i] = std::min(alignment_of(arrays[i]), kMaxAlignment);

  DnnDevice& device = dnn_device(work.backend().index());
  std::lock_guard<std::mutex> guard(device.mutex);
  if (!device.opened) {
    device.opened = true;
    if (dnn()->cudnnCreate(&device.handle) != CUDNN_STATUS_SUCCESS) device.handle = nullptr;
  }
  if (!device.handle) return false;
  DnnPlan* const plan = device.find(request.key(), [&] { return make_plan(device.handle, request); });
  if (!plan) return false;
  void* const workspace = plan->workspace > 0 ? work.scratch(size_t(plan->workspace)) : nullptr;
  Descriptor pack(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR);
  if (!pack.set(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, 3, kIds) ||
      !pack.set(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, 3, arrays) ||
      !pack.set(CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, 1, &workspace) || !pack.finish())
    fail(CTN_ERROR_DEVICE, "cuDNN refuses the arrays of a convolution");
  check(dnn()->cudnnSetStream(device.handle, work.stream().handle()), "cudnnSetStream");
  check(dnn()->cudnnBackendExecute(device.handle, plan->plan->handle(), pack.handle()),
        "cudnnBackendExecute");
  return true;
}

}  // namespace catenary::cuda
