// The words of a Mersenne Twister in order. Included inside a namespace of each kernel file, after
// impl/kernels/mersenne.h.

CTN_DEVICE_SHARED void advance(uint32_t* words) { mersenne_advance(words); }

/// The words of a generator in the order in which they are drawn, for one thread.
struct MersenneSource {
  uint32_t* words;
  uint32_t position;
  CTN_DEVICE explicit MersenneSource(uint32_t* state) : words(state), position(state[kMersenneLength]) {}
  CTN_DEVICE uint32_t word() {
    if (position >= kMersenneLength) {
      advance(words);
      position = 0;
    }
    return mersenne_tempered(words[position++]);
  }
  CTN_DEVICE void next_stage() {}  // the words of all stages follow each other
};

/// Calls draw(source) once.
template <class Draw>
CTN_DEVICE void with_source(uint32_t* state, const Draw& draw) {
  CTN_SHARED uint32_t words[kMersenneLength + 1];
  if (threadIdx.x != 0 || blockIdx.x != 0) return;
  for (uint32_t i = 0; i <= kMersenneLength; ++i) words[i] = state[i];
  MersenneSource source(words);
  draw(source);
  for (uint32_t i = 0; i < kMersenneLength; ++i) state[i] = words[i];
  state[kMersenneLength] = source.position;
}
