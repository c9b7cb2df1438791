// What the functions of kernels use to start device code: functions of modules, and the stream of one call.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

#include "impl/backend/backend.h"
#include "impl/backend/cuda/driver_types.h"
#include "impl/backend/cuda/kernels/error_record.h"
#include "impl/dtype/dtypes.h"

namespace catenary::cuda {

class CudaBackend;
class CudaStream;

constexpr int kMaxDevices = 16;

/// The device function NAME or NAME_SUFFIX of the file kernels/MODULE.cu. Each device looks it up when it is
/// first started.
class Function {
 public:
  constexpr explicit Function(const char* module, const char* name, const char* suffix = "")
      : module_(module), name_(name), suffix_(suffix) {}
  const char* module() const { return module_; }
  std::string name() const { return *suffix_ ? std::string(name_) + '_' + suffix_ : name_; }

 private:
  friend class CudaBackend;
  const char *module_, *name_, *suffix_;
  std::atomic<CUfunction> found_[kMaxDevices]{};
};

constexpr const char* kDTypeNames[] = {
#define CTN_NAME(CODE, TYPE, NAME, ...) #NAME,
    CTN_DTYPES(CTN_NAME)
#undef CTN_NAME
};

/// The functions NAME_DTYPE of a module. Not all dtypes need to have one.
class TypedFunctions {
 public:
  constexpr TypedFunctions(const char* module, const char* name)
      : TypedFunctions(module, name, std::make_index_sequence<size_t(kDTypes)>()) {}
  Function& operator[](DType dtype) { return functions_[dtype]; }

 private:
  template <size_t... i>
  constexpr TypedFunctions(const char* module, const char* name, std::index_sequence<i...>)
      : functions_{Function(module, name, kDTypeNames[i])...} {}
  Function functions_[size_t(kDTypes)];
};

struct Grid {
  unsigned threads;  // of a block
  unsigned x, y = 1, z = 1;
  size_t shared = 0;  // bytes of dynamic shared memory
};

/// One call of a kernel of kernels.def, on the calling thread's stream. Everything that it starts runs in the
/// order in which it is started. A function of kernels.def first asks for all scratch memory, so that nothing
/// has been started if there is none.
class Work {
 public:
  Work(CudaBackend& backend, CudaStream& stream);
  ~Work();
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  /// Memory for intermediate results, aligned to 256 bytes. It lasts until what the call starts is done.
  /// Throws Error(CTN_ERROR_OUT_OF_MEMORY).
  char* scratch(size_t size);
  template <class Params>
  void start(Function& function, const Grid& grid, const Params& params) {
    static_assert(std::is_trivially_copyable_v<Params>);
    start(function, grid, &params, sizeof(Params));
  }
  /// Contiguous bytes of the device.
  void copy(void* to, const void* from, size_t size);
  void fill(void* to, unsigned char byte, size_t size);

  /// The number of blocks for kernels that step over `items` by the size of the grid. The results of such
  /// kernels must not depend on it.
  unsigned blocks(uint64_t items, unsigned threads) const;
  /// Where kernels report bad values of arrays; see kernels/error_record.h.
  ErrorRecord* errors() const;
  /// The maximum number of bytes of dynamic shared memory of a block.
  size_t max_shared() const;
  CudaBackend& backend() const { return backend_; }
  CudaStream& stream() const { return stream_; }

 private:
  static constexpr int kMaxScratch = 8;
  struct Scratch {
    char* data;
    size_t size;
    MemoryOrder order;
  };

  void start(Function& function, const Grid& grid, const void* params, size_t size);

  CudaBackend& backend_;
  CudaStream& stream_;
  Scratch scratch_[kMaxScratch];
  int scratch_count_ = 0;
};

// The functions of kernels.def. A kernel without a definition is unsupported.
template <class Params>
struct FunctionOf {
  using type = void(Work& work, const Launch& launch, const Params& params);
};
template <>
struct FunctionOf<NoParams> {
  using type = void(Work& work, const Launch& launch);
};

}  // namespace catenary::cuda
