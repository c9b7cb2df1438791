// Texts as numbers of characters or words.
#include "impl/dataset/tokens.h"

#include <algorithm>

#include "impl/base/error.h"
#include "impl/base/utf8.h"

namespace catenary {

int64_t Vocabulary::find(const std::string& token) const {
  const auto found = ids_.find(token);
  return found == ids_.end() ? -1 : found->second;
}

int64_t Vocabulary::add(std::string_view token) {
  const auto [place, added] = ids_.try_emplace(std::string(token), int32_t(tokens_.size()));
  if (added) tokens_.emplace_back(token);
  return place->second;
}

namespace datasets {
namespace {

constexpr char kEndOfLine[] = "<eos>";
constexpr char kUnknown[] = "<unk>";

class Tokenizer {
 public:
  Tokenizer(const char* path, const Vocabulary* known) : path_(path), known_(known) {
    if (known) tokens_.vocabulary = *known;
  }

  Tokens run(std::string_view text, ctn_text_unit unit, bool by_line) {
    while (!text.empty()) {
      ++line_;
      const size_t end = text.find('\n');
      const bool ended = end != std::string_view::npos;
      std::string_view line = text.substr(0, ended ? end : text.size());
      text.remove_prefix(ended ? end + 1 : text.size());
      if (by_line && !line.empty() && line.back() == '\r') line.remove_suffix(1);
      tokens_.lines.push_back(tokens_.ids.size());
      unit == CTN_TEXT_CHARACTERS ? add_characters(line) : add_words(line);
      if (by_line) continue;
      if (unit == CTN_TEXT_WORDS)
        add(kEndOfLine);
      else if (ended)
        add("\n");
    }
    tokens_.lines.push_back(tokens_.ids.size());
    return std::move(tokens_);
  }

 private:
  void add(std::string_view token) {
    int64_t id;
    if (!known_) {
      id = tokens_.vocabulary.add(token);
    } else {
      id = known_->find(std::string(token));
      if (id < 0) id = known_->find(kUnknown);
      if (id < 0)
        fail(CTN_ERROR_NOT_FOUND, "%s: line %zu: \"%.*s\" is not in the vocabulary, which has no %s", path_,
             line_, int(std::min<size_t>(token.size(), 40)), token.data(), kUnknown);
    }
    tokens_.ids.push_back(int32_t(id));
  }
  void add_characters(std::string_view line) {
    while (!line.empty()) {
      const size_t length = character_bytes(line);
      if (length == 0) fail(CTN_ERROR_FORMAT, "%s: line %zu: expected UTF-8", path_, line_);
      add(line.substr(0, length));
      line.remove_prefix(length);
    }
  }
  void add_words(std::string_view line) {
    if (!is_utf8(line)) fail(CTN_ERROR_FORMAT, "%s: line %zu: expected UTF-8", path_, line_);
    constexpr std::string_view spaces = " \t\r\v\f";
    for (size_t begin; (begin = line.find_first_not_of(spaces)) != std::string_view::npos;) {
      line.remove_prefix(begin);
      const size_t end = std::min(line.find_first_of(spaces), line.size());
      add(line.substr(0, end));
      line.remove_prefix(end);
    }
  }

  const char* path_;
  const Vocabulary* known_;
  Tokens tokens_;
  size_t line_ = 0;
};

}  // namespace

Tokens tokenize(const char* path, std::string_view text, ctn_text_unit unit, const Vocabulary* known,
                bool by_line) {
  return Tokenizer(path, known).run(text, unit, by_line);
}

}  // namespace datasets
}  // namespace catenary
