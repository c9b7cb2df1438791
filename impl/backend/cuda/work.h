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

/// Device functions of the file kernels/MODULE.cu with the names PREFIX_NAME_SUFFIX, without the empty parts,
/// for the suffixes of a kind. The plugin has thousands: a family stores the names of all of its functions
/// once. Each device looks a function up when it is first started.
class FunctionFamily {
 public:
  enum Suffixes : uint32_t { none, dtypes, sizes };
  constexpr FunctionFamily(const char* module, const char* prefix, const char* name, Suffixes suffixes)
      : module_(module), parts_{prefix, name}, suffixes_(suffixes) {}
  const char* module() const { return module_; }
  std::string name(int suffix) const;
  /// The number of functions.
  int count() const;
  /// What a device has found.
  std::atomic<CUfunction>& found(int device, int suffix);

 private:
  const char* module_;
  const char* parts_[2];
  Suffixes suffixes_;
  std::atomic<std::atomic<CUfunction>*> found_{nullptr};  // count() of each device; never freed
};

/// One of a family.
class Function {
 public:
  Function(FunctionFamily& family, int suffix) : family_(&family), suffix_(suffix) {}
  const char* module() const { return family_->module(); }
  std::string name() const { return family_->name(suffix_); }
  std::atomic<CUfunction>& found(int device) const { return family_->found(device, suffix_); }

 private:
  FunctionFamily* family_;
  int suffix_;
};

/// The function PREFIX of a module.
class OneFunction : public FunctionFamily {
 public:
  constexpr OneFunction(const char* module, const char* name) : FunctionFamily(module, name, "", none) {}
  operator Function() { return {*this, 0}; }
};

/// The functions PREFIX_NAME_DTYPE of a module, without an empty name. Not all dtypes need to have one.
class TypedFunctions : public FunctionFamily {
 public:
  constexpr explicit TypedFunctions(const char* module, const char* prefix, const char* name = "")
      : FunctionFamily(module, prefix, name, dtypes) {}
  Function operator[](DType dtype) { return {*this, dtype}; }
};

/// The functions PREFIX_1, _2, _4, _8 and _16 of a module, for elements of so many bytes. Not all need to
/// exist.
class SizedFunctions : public FunctionFamily {
 public:
  constexpr SizedFunctions(const char* module, const char* prefix)
      : FunctionFamily(module, prefix, "", sizes) {}
  Function operator[](size_t size) { return {*this, __builtin_ctzll(size)}; }
};

struct Grid {
  unsigned threads;  // of a block
  unsigned x, y = 1, z = 1;
  size_t shared = 0;  // bytes of dynamic shared memory
  unsigned threads_y = 1, threads_z = 1;
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
  void start(Function function, const Grid& grid, const Params& params) {
    static_assert(std::is_trivially_copyable_v<Params> && !std::is_pointer_v<Params>);
    start(function, grid, static_cast<const void*>(&params));
  }
  /// Starts a function of a user's kernel; `params` are as many bytes as it takes.
  void start(CUfunction function, const char* name, const Grid& grid, const void* params);
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

  void start(Function function, const Grid& grid, const void* params);
  CUresult launch(CUfunction function, const Grid& grid, const void* params);

  CudaBackend& backend_;
  CudaStream& stream_;
  Scratch scratch_[kMaxScratch];
  int scratch_count_ = 0;
};

/// Runs a kernel of kernels.def: the function cuda::NAME(Work&, const Launch&, params). Throws
/// Error(CTN_ERROR_UNSUPPORTED) if it has none.
void run(Work& work, const Launch& launch);

}  // namespace catenary::cuda
