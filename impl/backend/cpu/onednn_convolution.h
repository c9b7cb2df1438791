// Plans of convolutions with oneDNN: primitives and the reorders around them, created once for each shape.
#pragma once
#include <memory>

#include "impl/backend/cpu/convolution.h"
#include "impl/backend/cpu/onednn_primitive.h"
#include "impl/backend/cpu/scratch.h"

namespace catenary::cpu::onednn {

enum class Pass : int64_t { forward, back, weights };

/// A part of a convolution: some of its images, channels or outputs. The arrays are those of the whole.
/// Biases and the gradients of weights are float32 with any type of the other arrays.
struct Part : Convolution {
  int64_t whole_c, whole_o;
  dnnl_data_type_t type;
};

/// Number of tiles in an image, and the least number that make Winograd transforms faster, as measured.
inline int64_t winograd_tiles(const Convolution& s) { return ((s.out[1] + 3) / 4) * ((s.out[2] + 3) / 4); }
constexpr int64_t kWinogradTiles = 128;
/// Whether Winograd transforms are faster: they need enough tiles and channels.
bool prefers_winograd(const Convolution& s);

/// Where an argument of the primitive is read from or written to.
struct Argument {
  int index;  // DNNL_ARG_...
  dnnl_memory_desc_t plain, packed;
  Primitive reorder;  // null if both layouts are the same
  size_t bytes = 0;   // of the packed copy
};

/// oneDNN's handles of an argument, which hold an address only during a call.
struct Handles {
  Memory plain, packed;  // packed: null if both layouts are the same
};

/// The objects that one call at a time uses. They are kept, because oneDNN crashes if it has no memory for a
/// handle.
struct Execution {
  Handles input, second, output;
  Memory scratch, bias;
  std::unique_ptr<Execution> next;  // list of the idle ones
};

struct Plan {
  bool usable = false;
  Primitive primitive;
  dnnl_memory_desc_t scratch;
  size_t scratch_bytes = 0;
  Argument input, second, output;  // in the order of the call
  dnnl_memory_desc_t bias;
  int bias_index = 0;
  mutable std::unique_ptr<Execution> idle;  // guarded by the cache's lock
};

/// Returns the plan for one thread.
std::shared_ptr<const Plan> plan_for(const Part& part, Pass pass, bool bias, bool winograd);

class Borrowed {
 public:
  explicit Borrowed(const Plan& plan);
  ~Borrowed();
  Borrowed(const Borrowed&) = delete;
  Borrowed& operator=(const Borrowed&) = delete;
  const Execution* operator->() const { return execution_.get(); }

 private:
  const Plan& plan_;
  std::unique_ptr<Execution> execution_;
};

}  // namespace catenary::cpu::onednn
