// cuSOLVER for one call of a kernel.
#pragma once
#include <memory>
#include <mutex>

#include "impl/backend/cuda/libraries.h"
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// The library on one device. Handles serve one thread at a time, so a Solver holds the lock.
struct SolverDevice {
  std::mutex mutex;
  cusolverDnHandle_t handle = nullptr;
  cusolverDnParams_t params = nullptr;
  gesvdjInfo_t jacobi = nullptr;
};

/// The size of a workspace in bytes.
struct SolverSpace {
  size_t device = 0, host = 0;
};

/// What functions of the library need: handles, of which the stream is that of the call, and workspaces,
/// which last until what the call starts is done. Functions in one stream run one after another and share
/// them.
class Solver {
 public:
  /// Throws Error(CTN_ERROR_UNAVAILABLE) if the library cannot be opened, CTN_ERROR_DEVICE or
  /// CTN_ERROR_OUT_OF_MEMORY if it cannot use the device.
  explicit Solver(Work& work);
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  const SolverLibrary& library() const { return library_; }
  cusolverDnHandle_t handle() const { return device_.handle; }
  cusolverDnParams_t params() const { return device_.params; }
  gesvdjInfo_t jacobi() const { return device_.jacobi; }

  /// Allocates the workspaces, once.
  void reserve(const SolverSpace& space);
  const SolverSpace& space() const { return space_; }
  void* on_device() const { return on_device_; }
  void* on_host() const { return on_host_.get(); }

  /// Throws if a function of the library failed.
  static void check(cusolverStatus_t status, const char* function);

 private:
  const SolverLibrary& library_;
  Work& work_;
  SolverDevice& device_;
  std::unique_lock<std::mutex> lock_;
  SolverSpace space_;
  void* on_device_ = nullptr;
  std::shared_ptr<void> on_host_;
};

/// Calls a function of the library: CTN_SOLVER(solver, cusolverDnXgetrf, arguments after the handle...), or
/// CTN_SOLVER_TYPED(solver, orgqr, arguments...) for cusolverDnSorgqr or cusolverDnDorgqr by a kSingle in
/// scope.
#define CTN_SOLVER(solver, function, ...) \
  Solver::check((solver).library().function((solver).handle(), __VA_ARGS__), #function)
#define CTN_SOLVER_TYPED(solver, function, ...)               \
  do {                                                        \
    if constexpr (kSingle)                                    \
      CTN_SOLVER(solver, cusolverDnS##function, __VA_ARGS__); \
    else                                                      \
      CTN_SOLVER(solver, cusolverDnD##function, __VA_ARGS__); \
  } while (0)

}  // namespace catenary::cuda
