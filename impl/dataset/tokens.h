// Texts as numbers of characters or words, apart from files and arrays.
#pragma once
#include <catenary/dataset_files.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace catenary {

/// Texts with numbers from 0 on.
class Vocabulary {
 public:
  size_t size() const { return tokens_.size(); }
  const std::string& token(int64_t id) const { return tokens_[size_t(id)]; }
  /// Returns -1 for unknown texts.
  int64_t find(const std::string& token) const;
  /// Adds a text unless it is known, and returns its number.
  int64_t add(std::string_view token);

 private:
  std::vector<std::string> tokens_;
  std::unordered_map<std::string, int32_t> ids_;
};

namespace datasets {

/// A text as numbers, and where its lines begin.
struct Tokens {
  std::vector<int32_t> ids;
  std::vector<size_t> lines;  // beginnings, and the end
  Vocabulary vocabulary;
};

/// `known`: the vocabulary to use; null: a new one in the order of the text. `by_line`: line feeds are no
/// tokens. Throws Error(CTN_ERROR_FORMAT), which says where, for texts that are not UTF-8, and
/// Error(CTN_ERROR_NOT_FOUND) for tokens that a known vocabulary lacks.
Tokens tokenize(const char* path, std::string_view text, ctn_text_unit unit, const Vocabulary* known,
                bool by_line);

}  // namespace datasets
}  // namespace catenary
