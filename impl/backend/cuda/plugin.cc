// The entry point of libcatenary-cuda.so.
#include "impl/backend/cuda/cuda_backend.h"
#include "impl/backend/plugin_layout.h"

extern "C" __attribute__((visibility("default"))) const catenary::Plugin* catenary_cuda_plugin() {
  static const catenary::Plugin plugin = {
      CATENARY_VERSION, catenary::interface_layout(),
      [](int index) -> catenary::Backend& { return catenary::cuda::CudaBackend::open(index); }};
  return &plugin;
}
