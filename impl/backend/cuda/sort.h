// Sorts rows on a CUDA device.
#pragma once
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// A sort of the elements of rows of a dtype, equal ones in their order. Asks for the scratch memory when it
/// is made.
class RowSort {
 public:
  /// The lowest `digits` bytes of the ranks are compared.
  RowSort(Work& work, DType dtype, int64_t rows, int64_t n, bool positions, int digits);
  RowSort(Work& work, DType dtype, int64_t rows, int64_t n, bool positions)
      : RowSort(work, dtype, rows, n, positions, int(itemsize(dtype))) {}
  /// y receives the elements, possibly in x itself, or their int64 positions.
  void start(const char* x, char* y);

 private:
  void start_short(const char* x, char* y);
  void start_batch(const char* x, char* y, int64_t rows);

  Work& work_;
  const DType dtype_;
  const int64_t rows_, n_;
  const bool positions_;
  const int digits_;
  int64_t batch_ = 0;  // rows that are sorted together
  int64_t chunk_ = 0, chunks_ = 0;
  char *counts_ = nullptr, *totals_ = nullptr, *elements_[2] = {}, *places_[2] = {};
};

}  // namespace catenary::cuda
