// Laws with parameters of their own for each element, which often repeat. Included like random_laws.h, inside
// a namespace of each translation unit.

/// Keeps laws by the bits of their parameters, because the constants of a law take longer than a draw.
template <class Law, int kParameters>
class KeptLaws {
 public:
  template <class Make>
  const Law& find(const double (&parameters)[kParameters], const Make& make) {
    uint64_t bits[kParameters], mixed = 0;
    __builtin_memcpy(bits, parameters, sizeof(bits));
    for (const uint64_t each : bits) mixed = (mixed ^ each) * 0x9e3779b97f4a7c15;
    Entry* place = &entries_[mixed >> (64 - kBits)];
    ++looks_;
    if (made_[place - entries_] && __builtin_memcmp(bits, place->bits, sizeof(bits)) == 0) {
      ++hits_;
      return *reinterpret_cast<const Law*>(place->law);
    }
    if (looks_ > 2 * (1 << kBits) && hits_ < looks_ / 4) place = entries_;  // which stays in the cache
    Entry& entry = *place;
    const Law* const law = reinterpret_cast<const Law*>(entry.law);
    const Law fresh = make();
    __builtin_memcpy(entry.bits, bits, sizeof(bits));
    __builtin_memcpy(entry.law, &fresh, sizeof(fresh));
    made_[&entry - entries_] = true;
    return *law;
  }

 private:
  static constexpr int kBits = 8;
  int64_t looks_ = 0, hits_ = 0;
  struct Entry {
    uint64_t bits[kParameters];
    alignas(Law) char law[sizeof(Law)];
  };
  bool made_[1 << kBits] = {};
  Entry entries_[1 << kBits];
};
