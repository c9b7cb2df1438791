// The words of a Mersenne Twister in order. There is deliberately no include guard: included after
// impl/kernels/mersenne.h inside a namespace of each translation unit, after <algorithm> and
// impl/backend/mersenne.h.

static_assert(Mersenne::kLength == kMersenneLength);

class MersenneSource {
 public:
  explicit MersenneSource(Mersenne& state) : state_(state) {}

  uint32_t word() {
    if (state_.position >= kMersenneLength) advance();
    return mersenne_tempered(state_.words[state_.position++]);
  }

  void words(uint32_t* out, int64_t count) {
    while (count > 0) {
      if (state_.position >= kMersenneLength) advance();
      const int64_t n = std::min(count, int64_t(kMersenneLength - state_.position));
      for (int64_t i = 0; i < n; ++i) out[i] = mersenne_tempered(state_.words[state_.position + uint32_t(i)]);
      state_.position += uint32_t(n);
      out += n;
      count -= n;
    }
  }

  void next_stage() {}  // the words of all stages follow each other

  uint64_t up_to(uint64_t most) { return mersenne_up_to(*this, most); }

 private:
  [[gnu::noinline]] void advance() {
    mersenne_advance(state_.words);
    state_.position = 0;
  }

  Mersenne& state_;
};
