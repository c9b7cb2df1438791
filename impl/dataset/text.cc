// Datasets of texts.
#include <cstring>

#include "impl/dataset/files.h"
#include "impl/dataset/input.h"

namespace catenary::datasets {
namespace {

Tokens read_tokens(const char* path, ctn_text_unit unit, Dataset* vocabulary_of, bool by_line) {
  const Vocabulary* known = vocabulary_of ? vocabulary_of->vocabulary() : nullptr;
  if (vocabulary_of && !known)
    fail(CTN_ERROR_INVALID_ARGUMENT, "vocabulary_of: expected a dataset with a vocabulary, got one without");
  return tokenize(path, DataInput(path).read_all(), unit, known, by_line);
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

}  // namespace catenary::datasets
