// Declares and defines tables of kernels, one for each instruction set. The namespaces simd_baseline,
// simd_avx2 and simd_avx512 export nothing else.
#pragma once
#include <type_traits>

#include "impl/backend/cpu/simd.h"

namespace catenary::cpu {

#define CTN_TABLE_OF_LEVEL(LEVEL, Table, NAME) \
  namespace LEVEL {                            \
  extern const Table NAME;                     \
  }

/// Declares the table NAME for each instruction set, and NAME(), which returns the current one.
#define CTN_DECLARE_TABLE(Table, NAME)             \
  CTN_EVERY_LEVEL(CTN_TABLE_OF_LEVEL, Table, NAME) \
  inline const Table& NAME() { return at_simd_level(simd_level(), CTN_SIMD_TABLES(NAME)); }

/// The same for Table<float> and Table<double>: NAME<T>() returns the current one.
#define CTN_DECLARE_TABLES(Table, NAME)        \
  CTN_DECLARE_TABLE(Table<float>, NAME##_f32)  \
  CTN_DECLARE_TABLE(Table<double>, NAME##_f64) \
  template <class T>                           \
  const Table<T>& NAME() {                     \
    if constexpr (std::is_same_v<T, float>)    \
      return NAME##_f32();                     \
    else                                       \
      return NAME##_f64();                     \
  }

/// Defines both from entries that are written in terms of T.
#define CTN_DEFINE_TABLES(Table, NAME, ...)         \
  namespace {                                       \
  template <class T>                                \
  constexpr Table<T> NAME##_of = {__VA_ARGS__};     \
  }                                                 \
  const Table<float> NAME##_f32 = NAME##_of<float>; \
  const Table<double> NAME##_f64 = NAME##_of<double>;

}  // namespace catenary::cpu
