// Turns off subnormal numbers for a scope.
#pragma once
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

namespace catenary::cpu {

/// Treats subnormal numbers as zero on this thread while this lives; passes with many of them would be ten
/// times slower. Not for float16, whose own subnormal numbers are converted through those of float32.
class FlushSubnormals {
 public:
#if defined(__SSE2__)
  explicit FlushSubnormals(bool flush) : saved_(_mm_getcsr()) {
    _mm_setcsr(flush ? saved_ | 0x8040u : saved_);
  }
  ~FlushSubnormals() { _mm_setcsr(saved_); }
#else
  explicit FlushSubnormals(bool) : saved_(0) {}
  ~FlushSubnormals() { (void)saved_; }
#endif
  FlushSubnormals(const FlushSubnormals&) = delete;
  FlushSubnormals& operator=(const FlushSubnormals&) = delete;

 private:
  unsigned saved_;
};

/// The opposite, for conversions of float16 while FlushSubnormals lives.
class KeepSubnormals {
 public:
#if defined(__SSE2__)
  KeepSubnormals() : saved_(_mm_getcsr()) { _mm_setcsr(saved_ & ~0x8040u); }
  ~KeepSubnormals() { _mm_setcsr(saved_); }
#else
  KeepSubnormals() : saved_(0) {}
  ~KeepSubnormals() { (void)saved_; }
#endif
  KeepSubnormals(const KeepSubnormals&) = delete;
  KeepSubnormals& operator=(const KeepSubnormals&) = delete;

 private:
  unsigned saved_;
};

}  // namespace catenary::cpu
