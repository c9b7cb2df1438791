// Convolutions with oneDNN, divided into parts that threads claim. oneDNN runs each part on one thread.
#include <algorithm>
#include <memory>

#include "impl/backend/cpu/convolution.h"
#include "impl/backend/host.h"

#if defined(CATENARY_HAS_ONEDNN)
#include "impl/backend/cpu/onednn.h"
#include "impl/backend/cpu/onednn_convolution.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/headroom.h"
#include "impl/base/parallel.h"
#endif

namespace catenary::cpu {

#if defined(CATENARY_HAS_ONEDNN)
namespace {

using onednn::Argument;
using onednn::Borrowed;
using onednn::Handles;
using onednn::Part;
using onednn::Pass;
using onednn::Plan;

constexpr size_t kCallHeadroom = size_t{64} << 10;  // oneDNN uses some allocations without checking them

/// Whether our own products are faster, because they read and write the arrays in-place: as measured.
bool prefers_products(const Convolution& s, Pass pass) {
  if (s.groups != 1) return false;
  if (s.pointwise()) return pass == Pass::weights || s.out_size() >= 128;
  switch (pass) {
    case Pass::forward:
      return s.depth() <= 32;
    case Pass::back:
      return s.c <= 4;
    case Pass::weights:
      return false;
  }
  return false;
}

/// Whether oneDNN is faster with bfloat16 than our products with float32: not for gradients of images with
/// few channels, which leave most of a tile empty.
bool prefers_bfloat16(const Convolution& s, Pass pass) { return pass != Pass::back || s.c / s.groups > 4; }

/// How a pass is divided, which must not depend on the number of threads. Parts of images share the weights,
/// and their gradients of the weights are summed. Parts of outputs (of the channels of x for the gradient of
/// x) share the other array.
struct Division {
  bool images;
  int64_t count, step;  // images or channels, and how many of them a part has

  int64_t parts() const { return divide_up(count, step); }
};

Division divide(const Convolution& s, Pass pass, bool winograd) {
  constexpr double kPartWork = 4e6;  // multiplications: 20 us, longer than a call
  constexpr int64_t kMostImages = 32, kMostChannels = 8, kMostSums = 16, kFewImages = 8;
  constexpr int64_t kLeastChannels = 32;  // fewer would not fill the registers
  const int64_t x = s.n * s.c * s.in_size(), y = s.n * s.o * s.out_size(), w = s.o * s.depth();
  const int64_t most = std::max<int64_t>(1, int64_t(double(y) * double(s.depth()) / kPartWork));
  const int64_t channels = pass == Pass::back ? s.c : s.o;
  const bool channels_divide = s.groups == 1 && channels >= 2 * kLeastChannels;
  const int64_t least = winograd ? divide_up(onednn::kWinogradTiles, onednn::winograd_tiles(s)) : 1;
  const auto of_images = [&](int64_t parts) {
    return Division{true, s.n, std::max(least, divide_up(s.n, parts))};
  };
  const auto of_channels = [&](int64_t parts) {
    const int64_t blocks = divide_up(channels, std::min(most, parts) * kLeastChannels);
    return Division{false, channels, blocks * kLeastChannels};
  };
  if (pass == Pass::weights) {
    const int64_t sums = std::min({(x + y) / (2 * w), most, s.n, kMostSums});
    // Each part of outputs would transform all images.
    if (winograd) return of_images(std::max<int64_t>(2, sums));
    if (sums >= 4 || !channels_divide) return of_images(std::max<int64_t>(1, sums));
    return of_channels(kMostChannels);
  }
  const int64_t other = pass == Pass::forward ? x : y;
  if (!channels_divide || (s.n >= kFewImages && (winograd || w <= other)))
    return of_images(std::min({most, s.n, kMostImages}));
  return of_channels(winograd ? 2 : kMostChannels);
}

Part part_of(const Convolution& s, Pass pass, const Division& division, int64_t size, dnnl_data_type_t type) {
  Part part{s, s.c, s.o, type};
  (division.images ? part.n : pass == Pass::back ? part.c : part.o) = size;
  return part;
}

struct Operands {
  dnnl_data_type_t type;  // of all but biases and gradients of weights, which are float32
  const char *input, *second;
  float* bias;  // that of a forward pass is only read
  char* output;
};

/// The operands of the part whose images or channels begin at `at`.
Operands operands_at(const Convolution& s, Pass pass, const Division& division, int64_t at, Operands of) {
  const int64_t item = int64_t(dnnl_data_type_size(of.type)), item_of_sums = sizeof(float);
  const int64_t x = item * at * (division.images ? s.c * s.in_size() : s.in_size());
  const int64_t y = item * at * (division.images ? s.o * s.out_size() : s.out_size());
  const int64_t w = at * (pass == Pass::back ? s.window() : s.depth());  // unless images are divided
  switch (pass) {
    case Pass::forward:
      of.output += y;
      if (division.images) {
        of.input += x;
      } else {
        of.second += item * w;
        if (of.bias) of.bias += at;
      }
      break;
    case Pass::back:
      of.output += x;
      if (division.images)
        of.input += y;
      else
        of.second += item * w;
      break;
    case Pass::weights:
      of.second += y;
      if (division.images) {
        of.input += x;
      } else {
        of.output += item_of_sums * w;
        if (of.bias) of.bias += at;
      }
      break;
  }
  return of;
}

/// An operand in its packed layout: packed now, or before if `ready` is not null.
struct Packed {
  Packed(const Argument& a, const Handles& handles, const void* data, const void* ready)
      : room(a.reorder && !ready ? a.bytes : 0) {
    if (!a.reorder) {
      arg = {a.index, onednn::attach(handles.plain, data)};
      return;
    }
    arg = {a.index, onednn::attach(handles.packed, ready ? ready : room.data())};
    if (!ready)
      onednn::execute(a.reorder.get(),
                      {{DNNL_ARG_FROM, onednn::attach(handles.plain, data)}, {DNNL_ARG_TO, arg.memory}});
  }
  Scratch room;
  dnnl_exec_arg_t arg;
};

/// What all parts with the same packed layout share.
struct Shared {
  const Argument* input = nullptr;
  const Argument* second = nullptr;
  const void* data = nullptr;

  const void* find(const Argument& of, const Argument* shared) const {
    return shared && dnnl_memory_desc_equal(&of.packed, &shared->packed) ? data : nullptr;
  }
};

void run_part(const Plan& plan, const Operands& of, const Shared& shared) {
  require_headroom(kCallHeadroom);
  const Borrowed execution(plan);
  const Packed first(plan.input, execution->input, of.input, shared.find(plan.input, shared.input)),
      other(plan.second, execution->second, of.second, shared.find(plan.second, shared.second));
  const Scratch room(plan.output.bytes), scratch(plan.scratch_bytes);
  const dnnl_memory_t plain = onednn::attach(execution->output.plain, of.output),
                      packed =
                          plan.output.reorder ? onednn::attach(execution->output.packed, room.data()) : plain;
  const dnnl_exec_arg_t result{plan.output.index, packed},
      pad{DNNL_ARG_SCRATCHPAD, onednn::attach(execution->scratch, scratch.data())};
  if (of.bias && plan.bias_index)
    onednn::execute(
        plan.primitive.get(),
        {first.arg, other.arg, result, pad, {plan.bias_index, onednn::attach(execution->bias, of.bias)}});
  else
    onednn::execute(plan.primitive.get(), {first.arg, other.arg, result, pad});
  if (packed != plain)
    onednn::execute(plan.output.reorder.get(), {{DNNL_ARG_FROM, packed}, {DNNL_ARG_TO, plain}});
}

/// Adds `count` arrays to the first one, in their order.
void add_sums(float* first, const float* others, int64_t count, int64_t size) {
  parallel_for(size, kElementwiseGrain / (count + 1), [&](int64_t begin, int64_t end) {
    for (int64_t i = 0; i < count; ++i) {
      const float* other = others + i * size;
      for (int64_t j = begin; j < end; ++j) first[j] += other[j];
    }
  });
}

bool run(const Convolution& s, Pass pass, const Operands& of) {
  const bool narrow = of.type != dnnl_f32;
  if (!onednn_enabled() || s.n == 0 || s.c == 0 || s.o == 0) return false;
  if (narrow && (!has_bfloat16() || !prefers_bfloat16(s, pass))) return false;
  if (!narrow && prefers_products(s, pass)) return false;
  const bool winograd = !narrow && onednn::prefers_winograd(s);
  const Division division = divide(s, pass, winograd);
  const int64_t parts = division.parts(), rest = division.count - (parts - 1) * division.step;
  const auto plan_of = [&](int64_t size) {
    return onednn::plan_for(part_of(s, pass, division, size, of.type), pass, of.bias != nullptr, winograd);
  };
  const std::shared_ptr<const Plan> plan = plan_of(parts > 1 ? division.step : rest);
  const std::shared_ptr<const Plan> last = rest == division.step || parts == 1 ? plan : plan_of(rest);
  if (!plan->usable || !last->usable) return false;

  const bool summed = division.images && pass == Pass::weights;
  const bool share_second = division.images, shares = parts > 1 && !summed;
  const Argument& common = share_second ? plan->second : plan->input;
  const Scratch room(shares ? common.bytes : 0);
  Shared shared;
  if (shares && common.reorder) {
    const OneThread one;
    const Borrowed execution(*plan);
    const Handles& handles = share_second ? execution->second : execution->input;
    onednn::execute(common.reorder.get(),
                    {{DNNL_ARG_FROM, onednn::attach(handles.plain, share_second ? of.second : of.input)},
                     {DNNL_ARG_TO, onednn::attach(handles.packed, room.data())}});
    (share_second ? shared.second : shared.input) = &common;
    shared.data = room.data();
  }
  const int64_t weights = s.o * s.depth();
  const Scratch sums(summed ? size_t((parts - 1) * (weights + s.o)) * sizeof(float) : 0);
  float* const others = static_cast<float*>(sums.data());
  float* const other_biases = summed ? others + (parts - 1) * weights : nullptr;
  parallel_for(parts, 1, [&](int64_t begin, int64_t end) {
    const OneThread one;
    for (int64_t i = begin; i < end; ++i) {
      Operands part = operands_at(s, pass, division, i * division.step, of);
      if (summed && i > 0) {
        part.output = reinterpret_cast<char*>(others + (i - 1) * weights);
        if (part.bias) part.bias = other_biases + (i - 1) * s.o;
      }
      run_part(i + 1 < parts ? *plan : *last, part, shared);
    }
  });
  if (summed && parts > 1) {
    add_sums(reinterpret_cast<float*>(of.output), others, parts - 1, weights);
    if (of.bias) add_sums(of.bias, other_biases, parts - 1, s.o);
  }
  return true;
}

template <class T, class Out>
Operands operands(const T* input, const T* second, const float* bias, Out* output) {
  return {sizeof(T) == sizeof(float) ? dnnl_f32 : dnnl_bf16, reinterpret_cast<const char*>(input),
          reinterpret_cast<const char*>(second), const_cast<float*>(bias), reinterpret_cast<char*>(output)};
}

}  // namespace

bool onednn_convolve(const Convolution& s, const float* x, const float* w, const float* b, float* y) {
  return run(s, Pass::forward, operands(x, w, b, y));
}
bool onednn_convolve(const Convolution& s, const uint16_t* x, const uint16_t* w, const float* b,
                     uint16_t* y) {
  return run(s, Pass::forward, operands(x, w, b, y));
}

bool onednn_convolve_back(const Convolution& s, const float* gy, const float* w, float* gx) {
  return run(s, Pass::back, operands(gy, w, nullptr, gx));
}
bool onednn_convolve_back(const Convolution& s, const uint16_t* gy, const uint16_t* w, uint16_t* gx) {
  return run(s, Pass::back, operands(gy, w, nullptr, gx));
}

bool onednn_convolve_weights(const Convolution& s, const float* x, const float* gy, float* gw, float* gb) {
  return run(s, Pass::weights, operands(x, gy, gb, gw));
}
bool onednn_convolve_weights(const Convolution& s, const uint16_t* x, const uint16_t* gy, float* gw,
                             float* gb) {
  return run(s, Pass::weights, operands(x, gy, gb, gw));
}

#else

bool onednn_convolve(const Convolution&, const float*, const float*, const float*, float*) { return false; }
bool onednn_convolve(const Convolution&, const uint16_t*, const uint16_t*, const float*, uint16_t*) {
  return false;
}
bool onednn_convolve_back(const Convolution&, const float*, const float*, float*) { return false; }
bool onednn_convolve_back(const Convolution&, const uint16_t*, const uint16_t*, uint16_t*) { return false; }
bool onednn_convolve_weights(const Convolution&, const float*, const float*, float*, float*) { return false; }
bool onednn_convolve_weights(const Convolution&, const uint16_t*, const uint16_t*, float*, float*) {
  return false;
}

#endif

}  // namespace catenary::cpu
