// The programs that a target has compiled.
#pragma once
#include <string>

#include "impl/jit/append_list.h"
#include "impl/jit/target.h"

namespace catenary::jit {

/// The programs of this process. New ones are added at the head of a list and never change or disappear, so
/// no lock is needed: two threads may build the same program, and fork is safe at any time.
class ProgramTable {
 public:
  struct Key {
    size_t length;
    size_t hash;
    uint32_t checksum;
    bool operator==(const Key& other) const {
      return length == other.length && hash == other.hash && checksum == other.checksum;
    }
  };

  static Key key_of(const std::string& text);
  const Program* find(const Key& key) const {
    const Entry* entry = lists_[key.checksum % kLists].find([&](const Entry& e) { return e.key == key; });
    return entry ? entry->program : nullptr;
  }
  void add(const Key& key, const Program* program) { lists_[key.checksum % kLists].add({key, program}); }

 private:
  struct Entry {
    Key key;
    const Program* program;
  };
  static constexpr size_t kLists = 256;
  AppendList<Entry> lists_[kLists];
};

}  // namespace catenary::jit
