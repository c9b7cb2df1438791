// Loops over long arrays that prefetch what they read next. Included inside the namespace of each translation
// unit, after impl/kernels/math.h and impl/base/for_speed.h.

namespace {

constexpr int64_t kStepBytes = 512;    // bytes of every array between prefetches
constexpr int64_t kStepsAhead = 2048;  // distance of prefetches in bytes

CTN_FN void fetch_step(const void* at) {
  for (int64_t line = 0; line < kStepBytes; line += 64)
    __builtin_prefetch(static_cast<const char*>(at) + kStepsAhead + line, 0, 3);
}

/// Calls body(i) for every element, several at a time, and prefetches the memory ahead of `arrays` in
/// between. (GCC 12 removes prefetches from a function that does nothing else, such as a lambda.)
template <class T, class Body, class... Arrays>
CTN_FN void steps(int64_t n, const Body& body, const Arrays*... arrays) {
  constexpr int64_t step = kForSpeed ? kStepBytes / int64_t(sizeof(T)) : INT64_MAX;
  for (int64_t begin = 0; begin < n; begin += step) {
    const int64_t end = n - begin > step ? begin + step : n;
    if constexpr (kForSpeed) (fetch_step(arrays + begin), ...);
    CTN_MATH_IVDEP
    for (int64_t i = begin; i < end; ++i) body(i);
  }
}

}  // namespace
