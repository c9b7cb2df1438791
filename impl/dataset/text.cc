// Text files as numbers of characters or words.
#include <algorithm>
#include <cstring>

#include "impl/base/utf8.h"
#include "impl/dataset/files.h"
#include "impl/dataset/input.h"

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

/// A text as numbers, and where its lines begin.
struct Tokens {
  std::vector<int32_t> ids;
  std::vector<size_t> lines;  // beginnings, and the end
  Vocabulary vocabulary;
};

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

Tokens read_tokens(const char* path, ctn_text_unit unit, Dataset* vocabulary_of, bool by_line) {
  const Vocabulary* known = vocabulary_of ? vocabulary_of->vocabulary() : nullptr;
  if (vocabulary_of && !known)
    fail(CTN_ERROR_INVALID_ARGUMENT, "vocabulary_of: expected a dataset with a vocabulary, got one without");
  const std::string text = DataInput(path).read_all();
  return Tokenizer(path, known).run(text, unit, by_line);
}

class TextLines final : public Dataset {
 public:
  explicit TextLines(Tokens tokens) : tokens_(std::move(tokens)) {}
  int64_t size() const override { return int64_t(tokens_.lines.size()) - 1; }
  size_t part_count() const override { return 1; }
  const Vocabulary* vocabulary() const override { return &tokens_.vocabulary; }

 protected:
  Parts fetch(Pick pick) override {
    const size_t begin = tokens_.lines[size_t(pick.index)];
    const int64_t length = int64_t(tokens_.lines[size_t(pick.index) + 1] - begin);
    return {from_data(tokens_.ids.data() + begin, {&length, 1}, CTN_INT32, cpu_backend())};
  }

 private:
  Tokens tokens_;
};

/// Windows of a text, and the same windows one token later.
class TextWindows final : public Dataset {
 public:
  TextWindows(Tokens tokens, int64_t length, int64_t stride)
      : tokens_(std::move(tokens)), length_(length), stride_(stride) {}
  int64_t size() const override { return (int64_t(tokens_.ids.size()) - 1 - length_) / stride_ + 1; }
  size_t part_count() const override { return 2; }
  bool prefers_batches() const override { return true; }
  const Vocabulary* vocabulary() const override { return &tokens_.vocabulary; }

 protected:
  Parts fetch(Pick pick) override {
    const int32_t* begin = tokens_.ids.data() + pick.index * stride_;
    return {from_data(begin, {&length_, 1}, CTN_INT32, cpu_backend()),
            from_data(begin + 1, {&length_, 1}, CTN_INT32, cpu_backend())};
  }
  Parts fetch_batch(Span<const Pick> picks, const Padding& padding) override {
    check_padding(padding, part_count());
    const int64_t shape[2] = {int64_t(picks.size), length_};
    Parts batch{empty_on(cpu_backend(), {shape, 2}, CTN_INT32),
                empty_on(cpu_backend(), {shape, 2}, CTN_INT32)};
    const size_t bytes = size_t(length_) * sizeof(int32_t);
    for (size_t i = 0; i < picks.size; ++i) {
      const int32_t* begin = tokens_.ids.data() + picks[i].index * stride_;
      std::memcpy(batch[0]->data() + i * bytes, begin, bytes);
      std::memcpy(batch[1]->data() + i * bytes, begin + 1, bytes);
    }
    return batch;
  }

 private:
  Tokens tokens_;
  int64_t length_, stride_;
};

}  // namespace

DatasetRef text_lines(const char* path, ctn_text_unit unit, Dataset* vocabulary_of) {
  return make<TextLines>(read_tokens(path, unit, vocabulary_of, true));
}

DatasetRef text(const char* path, ctn_text_unit unit, int64_t length, int64_t stride,
                Dataset* vocabulary_of) {
  if (length < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "length: expected at least 1, got %lld", (long long)length);
  if (stride < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "stride: expected at least 1, got %lld", (long long)stride);
  Tokens tokens = read_tokens(path, unit, vocabulary_of, false);
  if (int64_t(tokens.ids.size()) <= length)
    fail(CTN_ERROR_INVALID_ARGUMENT, "length: expected less than %zu, the number of tokens in %s, got %lld",
         tokens.ids.size(), path, (long long)length);
  return make<TextWindows>(std::move(tokens), length, stride);
}

namespace {

const Vocabulary& vocabulary_of(const Dataset& dataset) {
  const Vocabulary* vocabulary = dataset.vocabulary();
  if (!vocabulary) fail(CTN_ERROR_NOT_FOUND, "dataset: expected one with a vocabulary, got one without");
  return *vocabulary;
}

}  // namespace

int64_t vocabulary_size(const Dataset* dataset) {
  const Vocabulary* vocabulary = dataset ? dataset->vocabulary() : nullptr;
  return vocabulary ? int64_t(vocabulary->size()) : 0;
}

const std::string& token(const Dataset& dataset, int64_t id) {
  const Vocabulary& vocabulary = vocabulary_of(dataset);
  if (id < 0 || id >= int64_t(vocabulary.size()))
    fail(CTN_ERROR_INDEX, "id: expected 0 to %zu, got %lld", vocabulary.size() - 1, (long long)id);
  return vocabulary.token(id);
}

int64_t token_id(const Dataset& dataset, const char* token) {
  const int64_t id = vocabulary_of(dataset).find(token);
  if (id < 0) fail(CTN_ERROR_NOT_FOUND, "token: \"%s\" is not in the vocabulary", token);
  return id;
}

}  // namespace datasets
}  // namespace catenary
