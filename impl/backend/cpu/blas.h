#pragma once

namespace catenary::cpu {

/// OpenBLAS, linked for its LAPACK symbols, on the calling thread alone while this lives: the threads of its
/// pthread build would fight those of parallel_for. What the process had set is put back by the last of
/// several guards. Matrix products do not go through OpenBLAS: see gemm.h.
class BlasOnOneThread {
 public:
  BlasOnOneThread();
  ~BlasOnOneThread();
  BlasOnOneThread(const BlasOnOneThread&) = delete;
  BlasOnOneThread& operator=(const BlasOnOneThread&) = delete;
};

}  // namespace catenary::cpu
