// Options of links and functions.
#pragma once
#include <cstdint>

#include "impl/base/small_vector.h"
#include "impl/base/span.h"

namespace catenary {

/// Every option of links and functions: (name, number, default, check of a new value) for the numeric options
/// of links, (name, other) for those that have a field and a setter of their own.
#define CTN_EACH_OPTION(_)                                    \
  _(wscale, number, 1, check_option("wscale", wscale, false)) \
  _(bias, number, 0, check_option("bias", bias))              \
  _(nobias, other)                                            \
  _(dilation, other)                                          \
  _(groups, other)                                            \
  _(outsize, other)                                           \
  _(init, number, 0.25, check_option("init", init))           \
  _(decay, number, 0.9, check_fraction("decay", decay))       \
  _(eps, number, 1e-5, check_option("eps", eps, false))       \
  _(power, number, 0.75, check_option("power", power))        \
  _(ignore_label, other)                                      \
  _(causal, other)                                            \
  _(dropout, other)                                           \
  _(class_weight, other)                                      \
  _(label_smoothing, other)                                   \
  _(reduction, other)                                         \
  _(mask, other)                                              \
  _(noise, other)                                             \
  _(samples, other)                                           \
  _(cover_all, other)                                         \
  _(count_include_pad, other)                                 \
  _(scale, other)                                             \
  _(approximate, other)

/// Used as CTN_EACH_OPTION(CTN_NUMBERS_ONLY): CTN_NUMBER(name, default, check) for each numeric option.
#define CTN_NUMBERS_ONLY(NAME, KIND, ...) CTN_OPTION_##KIND(NAME __VA_OPT__(, ) __VA_ARGS__)
#define CTN_OPTION_number(...) CTN_NUMBER(__VA_ARGS__)
#define CTN_OPTION_other(NAME)

/// Optional settings of a call: which options were set, and the values of those that links and functions
/// share. Fields hold their defaults until they are set.
struct Options {
 private:
  enum Number : uint32_t {
#define CTN_OPTION_NUMBER(name, ...) name##_number,
    CTN_EACH_OPTION(CTN_OPTION_NUMBER)
#undef CTN_OPTION_NUMBER
  };

 public:
  enum Option : uint32_t {
#define CTN_OPTION_BIT(name, ...) name##_option = 1u << name##_number,
    CTN_EACH_OPTION(CTN_OPTION_BIT)
#undef CTN_OPTION_BIT
  };

  uint32_t given = 0;  // the options that were set
  int64_t groups = 1, ignore_label = 0;
  double dropout = 0;
  bool causal = false;
  SmallVector<int64_t, 3> dilation, outsize;  // empty: not set

  bool has(Option option) const { return given & option; }
  void set(Option option) { given |= option; }
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names `taker` and the option, if an option outside
  /// `allowed` is set.
  void check(const char* taker, uint32_t allowed) const;
  /// Returns one length per axis, all 1 if the option is not set. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if
  /// another number of lengths is set.
  SmallVector<int64_t, 3> dilation_of(size_t axes) const;
  /// Like dilation_of, but empty if the option is not set.
  SmallVector<int64_t, 3> outsize_of(size_t axes) const;
};

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) if `value` is not finite, or is negative and `negative` is false.
void check_option(const char* name, double value, bool negative = true);

void option_set_dilation(Options& options, Span<const int64_t> dilation);
void option_set_groups(Options& options, int64_t groups);
void option_set_outsize(Options& options, Span<const int64_t> outsize);
void option_set_ignore_label(Options& options, int64_t ignore_label);
void option_set_causal(Options& options, bool causal);
void option_set_dropout(Options& options, double dropout);

}  // namespace catenary
