// Threads of oneDNN, and matrix products with it.
#pragma once
#include "impl/backend/cpu/gemm.h"
#include "impl/backend/host.h"

namespace catenary::cpu {

/// Makes oneDNN use one thread for calls of the calling thread: its own threads would compete with those of
/// parallel_for, and wait for each other on a busy machine. The host's OpenMP setting is restored.
class OneThread {
 public:
  OneThread();
  ~OneThread();
  OneThread(const OneThread&) = delete;
  OneThread& operator=(const OneThread&) = delete;

 private:
  [[maybe_unused]] int previous_ = 1;
};

/// Computes the product with oneDNN and returns true if that is faster than our kernels: for large float32
/// matrices (10% at 1000 x 1000 x 1000) while oneDNN is enabled. Otherwise does nothing and returns false.
bool onednn_gemm_f32(const Gemm& gemm);

}  // namespace catenary::cpu
