// Handles and workspaces of cuSOLVER.
#include "impl/backend/cuda/solver.h"

#include <cstdlib>

#include "impl/backend/cuda/cuda_stream.h"
#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

SolverDevice& device_of(int index) {
  static SolverDevice* const devices = new SolverDevice[kMaxDevices];
  return devices[index];
}

const char* name_of(cusolverStatus_t status) {
  switch (status) {
#define CTN_NAME(name, value) \
  case name:                  \
    return #name;
    CTN_CUSOLVER_STATUSES(CTN_NAME)
#undef CTN_NAME
  }
  return "an unknown status";
}

/// What exists already stays, so a call that fails may be repeated.
void open(const SolverLibrary& library, SolverDevice& device) {
  if (!device.params) Solver::check(library.cusolverDnCreateParams(&device.params), "cusolverDnCreateParams");
  if (!device.jacobi)
    Solver::check(library.cusolverDnCreateGesvdjInfo(&device.jacobi), "cusolverDnCreateGesvdjInfo");
  if (!device.handle) Solver::check(library.cusolverDnCreate(&device.handle), "cusolverDnCreate");
}

void CTN_CALL ignore(void*, ctn_stream*, ctn_status) {}

}  // namespace

Solver::Solver(Work& work)
    : library_(solver_library()),
      work_(work),
      device_(device_of(work.backend().index())),
      lock_(device_.mutex) {
  open(library_, device_);
  CTN_SOLVER(*this, cusolverDnSetStream, work.stream().handle());
}

/// The library does not say until when it uses the memory on the host, so that stays until the stream has
/// come here.
Solver::~Solver() {
  if (!on_host_) return;
  CudaStream& stream = work_.stream();
  try {
    auto owned = std::make_unique<std::shared_ptr<void>>(on_host_);
    StreamCallback release(ignore, owned.get(),
                           [](void* data) { delete static_cast<std::shared_ptr<void>*>(data); });
    (void)owned.release();
    work_.backend().add_callback(stream.handle(), stream, std::move(release));
  } catch (...) {
    driver().cuStreamSynchronize(stream.handle());
  }
}

void Solver::reserve(const SolverSpace& space) {
  space_ = space;
  if (space.host > 0) {
    void* const memory = std::malloc(space.host);
    if (!memory) fail(CTN_ERROR_OUT_OF_MEMORY, "cuSOLVER needs %zu bytes of the host's memory", space.host);
    on_host_ = std::shared_ptr<void>(memory, std::free);
  }
  if (space.device > 0) on_device_ = work_.scratch(space.device);
}

void Solver::check(cusolverStatus_t status, const char* function) {
  if (status != CUSOLVER_STATUS_SUCCESS)
    fail(status == CUSOLVER_STATUS_ALLOC_FAILED ? CTN_ERROR_OUT_OF_MEMORY : CTN_ERROR_DEVICE,
         "%s failed with %s", function, name_of(status));
}

}  // namespace catenary::cuda
