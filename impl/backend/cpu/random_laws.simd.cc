// Laws of random numbers for many elements at once, compiled for each instruction set.
#include <cstdint>
#include <new>
#include <type_traits>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/random_counts.h"
#include "impl/backend/cpu/random_laws.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"
//
#include "impl/kernels/random_trials.h"
//
#include "impl/kernels/random_laws.h"
//
#include "impl/backend/cpu/philox_tiles.h"
//
#include "impl/backend/cpu/random_kept.h"

constexpr int kCount = static_cast<int>(kLawBlock);
constexpr int kTiles = kCount / static_cast<int>(kRandomCounters);

[[gnu::noinline]] void next_tile(uint64_t seed, uint64_t counter, uint64_t upper, Tile& tile) {
  generate(seed, counter, tile, upper);
}

struct Numbers {
  alignas(64) double v[kCount];
  bool same = false;
};

template <class Law, class... N>
[[gnu::noinline]] Law law_of(N... x) {
  return Law(x...);
}

template <class Law>
[[gnu::noinline]] double drawn(const Law& law, RandomSubstream& source) {
  return static_cast<double>(law.draw(source));
}

/// A source for the elements of a block; see impl/kernels/random_laws.h.
struct Elements {
  using Number = Numbers;
  const LawBlock& block;
  double most;
  bool narrow;
  uint32_t stage = 0;

  CTN_FN explicit Elements(const LawBlock& of) : block(of), most(of.most), narrow(of.narrow) {}

  template <class F, class... N>
  CTN_FN Numbers setup(const F& f, const N&... x) const {
    if (!(x.same && ...)) return map(f, x...);
    Numbers y;
    const double value = f(x.v[0]...);
    for (int k = 0; k < kCount; ++k) y.v[k] = value;
    y.same = true;
    return y;
  }

  template <class F, class... N>
  CTN_FN Numbers map(const F& f, const N&... x) const {
    Numbers y;
    for (int k = 0; k < kCount; ++k) y.v[k] = f(x.v[k]...);
    return y;
  }

  template <class When, class F>
  CTN_FN Numbers map_if(const When& when, const F& f, const Numbers& x, const Numbers& y) const {
    int any = 0;
    for (int k = 0; k < kCount; ++k) any |= when(y.v[k]) ? 1 : 0;
    if (!any) return x;
    return map([&](double a, double b) { return when(b) ? f(a, b) : a; }, x, y);
  }

  template <class F, class... N>
  CTN_FN Numbers words(const F& f, const N&... x) {
    Numbers y;
    ++stage;
    for (int t = 0; t < kTiles; ++t) {
      Tile tile;
      constexpr int kWidth = static_cast<int>(kRandomCounters);
      next_tile(block.seed, block.counter + static_cast<uint64_t>(t * kWidth), stage, tile);
      for (int k = 0; k < kWidth; ++k) {
        const PhiloxBlock w{{tile.word[0][k], tile.word[1][k], tile.word[2][k], tile.word[3][k]}};
        y.v[t * kWidth + k] = f(w, x.v[t * kWidth + k]...);
      }
    }
    return y;
  }

  template <class When, class F, class... N>
  CTN_FN Numbers words_if(const When& when, const F& f, const N&... x) {
    int any = 0;
    for (int k = 0; k < kCount; ++k) any |= when(x.v[k]...) ? 1 : 0;
    if (any)
      return words(
          [&](const PhiloxBlock& w, auto... each) {
            const double y = f(w, each...);
            return when(each...) ? y : 0.0;
          },
          x...);
    ++stage;
    return setup([] { return 0.0; });
  }

  template <class Trial, class... N>
  [[gnu::noinline]] Numbers trials(const N&... x) {
    constexpr int kWidth = static_cast<int>(kRandomCounters);
    Numbers y;
    Tile tile[kTiles][2];
    ++stage;
    for (int t = 0; t < kTiles; ++t) {
      const uint64_t counter = block.counter + static_cast<uint64_t>(t * kWidth);
      const Tile &a = tile[t][0], &b = tile[t][1];
      next_tile(block.seed, counter, stage, tile[t][0]);
      next_tile(block.seed, counter, uint64_t{1} << 32 | stage, tile[t][1]);
      for (int k = 0; k < kWidth; ++k) {
        const RandomWords w{{a.word[0][k], a.word[1][k], a.word[2][k], a.word[3][k], b.word[0][k],
                             b.word[1][k], b.word[2][k], b.word[3][k]}};
        y.v[t * kWidth + k] = Trial::quick(w, x.v[t * kWidth + k]...);
      }
    }
    for (int k = 0; k < block.n; ++k) {
      if (y.v[k] == y.v[k]) continue;
      RandomWords w;
      for (int i = 0; i < 8; ++i) w.word[i] = tile[k / kWidth][i / 4].word[i % 4][k % kWidth];
      y.v[k] = Trial::full(w, x.v[k]...);
      if (y.v[k] == y.v[k]) continue;
      RandomSubstream source(block.seed, block.counter + static_cast<uint64_t>(k), stage);
      source.blocks = 2;
      y.v[k] = random_accepted<Trial>(source, x.v[k]...);
    }
    return y;
  }

  template <class Trial, class When, class F, class... N>
  CTN_FN Numbers trials_or(const When& is, const F& f, const Numbers& a, const N&... x) {
    int found = 0;
    for (int k = 0; k < kCount; ++k) found += is(a.v[k]) ? 1 : 0;
    if (found == kCount) return words(f);
    Numbers y = trials<Trial>(x...);
    if (!found) return y;
    --stage;  // trials begin with the same words
    const Numbers others = words(f);
    for (int k = 0; k < kCount; ++k) y.v[k] = is(a.v[k]) ? others.v[k] : y.v[k];
    return y;
  }

  template <class Law, class... N>
  [[gnu::noinline]] const Law& shared_law(N... x) const {
    static_assert(sizeof(Law) <= sizeof(LawMemory::law));
    LawMemory& memory = *block.memory;
    if (!memory.made) {
      Law law = law_of<Law>(x..., most);
      if constexpr (requires { law.known; }) {
        static_assert(Law::kKnown * sizeof(double) <= sizeof(memory.known));
        for (double& value : memory.known) value = random_nan();
        law.known = memory.known;
      }
      __builtin_memcpy(memory.law, &law, sizeof(law));
      memory.made = true;
    }
    return *reinterpret_cast<const Law*>(memory.law);
  }

  template <class Law, class... N>
  [[gnu::noinline]] const Law& kept_law(N... x) const {
    using Kept = KeptLaws<Law, sizeof...(x)>;
    static_assert(sizeof(Kept) <= sizeof(LawMemory::kept));
    LawMemory& memory = *block.memory;
    Kept* const kept = reinterpret_cast<Kept*>(memory.kept);
    if (!memory.keeps) new (kept) Kept;
    memory.keeps = true;
    const double parameters[] = {x...};
    return kept->find(parameters, [&] { return law_of<Law>(x..., most); });
  }

  /// Draws Poisson numbers by vectors, and by the law what these leave.
  [[gnu::noinline]] Numbers poisson_counts(const Numbers& means) {
    Numbers y;
    ++stage;
    CountLaws laws{};
    count_kernels.poisson_laws(means.v, most, laws);
    count_kernels.poisson(block.seed, block.counter, stage, laws, y.v);
    for (int k = 0; k < block.n; ++k) {
      if (y.v[k] >= 0) continue;
      RandomSubstream source(block.seed, block.counter + static_cast<uint64_t>(k), stage);
      source.blocks = y.v[k] == kRefused ? 1 : 0;
      y.v[k] = drawn(law_of<RandomPoisson>(means.v[k], most), source);
    }
    for (int64_t k = block.n; k < kCount; ++k) y.v[k] = 0;
    return y;
  }

  template <class Law, class When, class... N>
  CTN_FN Numbers draws_if(const When& when, const N&... x) {
    if constexpr (kForSpeed && std::is_same_v<Law, RandomPoisson>) {
      int wanted = 0;
      for (int k = 0; k < kCount; ++k) wanted += when(x.v[k]...) ? 1 : 0;
      if (wanted == kCount) return poisson_counts(x...);
    }
    Numbers y;
    Tile tile;
    constexpr int kWidth = static_cast<int>(kRandomCounters);
    ++stage;
    const bool one = (x.same && ...);
    Law law = one ? shared_law<Law>(x.v[0]...) : law_of<Law>(x.v[0]..., most);
    for (int k = 0; k < block.n; ++k) {
      const uint64_t counter = block.counter + static_cast<uint64_t>(k);
      if (k % kWidth == 0) next_tile(block.seed, counter, stage, tile);
      if (!when(x.v[k]...)) {
        y.v[k] = 0;
        continue;
      }
      RandomSubstream source(block.seed, counter, stage);
      for (int i = 0; i < 4; ++i) source.block.word[i] = tile.word[i][k % kWidth];
      source.blocks = 1;
      source.used = 0;
      if constexpr (kForSpeed && requires { law.known; }) {  // a law of many constants
        if (!one) {
          y.v[k] = drawn(kept_law<Law>(x.v[k]...), source);
          continue;
        }
      }
      if (!one && k > 0) law = law_of<Law>(x.v[k]..., most);
      y.v[k] = drawn(law, source);
    }
    for (int64_t k = block.n; k < kCount; ++k) y.v[k] = 0;
    return y;
  }
};

template <class Law, int kParameters>
void draw(const LawBlock& block, double* out) {
  Elements source(block);
  Numbers p[kParameters + 1];
  for (int i = 0; i < kParameters; ++i) {
    for (int k = 0; k < kCount; ++k) p[i].v[k] = block.parameters[i][k];
    p[i].same = block.same[i];
  }
  const Numbers y = Law::draw(source, p);
  for (int k = 0; k < kCount; ++k) out[k] = y.v[k];
}

}  // namespace

extern const LawKernels law_kernels = {{
#define CTN_RANDOM_LAW(NAME, FUNCTOR, PARAMETERS, COUNTS) draw<FUNCTOR, PARAMETERS>,
#include "impl/kernels/random_laws.def"
#undef CTN_RANDOM_LAW
}};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
