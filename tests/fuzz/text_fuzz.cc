// A libFuzzer program for text files. The first byte of the input says how the rest is read.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "impl/base/error.h"
#include "impl/base/utf8.h"
#include "impl/dataset/input.h"
#include "impl/dataset/tokens.h"
#include "tests/fuzz/memory_file.h"

using namespace catenary;

namespace {

void check(const datasets::Tokens& tokens) {
  for (const int32_t id : tokens.ids)
    if (id < 0 || size_t(id) >= tokens.vocabulary.size()) std::abort();
  for (size_t id = 0; id < tokens.vocabulary.size(); ++id) {
    const std::string& token = tokens.vocabulary.token(int64_t(id));
    if (token.empty() || !is_utf8(token) || tokens.vocabulary.find(token) != int64_t(id)) std::abort();
  }
  if (tokens.lines.empty() || tokens.lines.back() != tokens.ids.size()) std::abort();
  for (size_t i = 1; i < tokens.lines.size(); ++i)
    if (tokens.lines[i] < tokens.lines[i - 1]) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const ctn_text_unit unit = data[0] & 1 ? CTN_TEXT_WORDS : CTN_TEXT_CHARACTERS;
  const bool by_line = data[0] & 2;
  try {
    const std::string text = DataInput(memory_file(data + 1, size - 1)).read_all();
    const datasets::Tokens tokens = datasets::tokenize("fuzz", text, unit, nullptr, by_line);
    check(tokens);
    const datasets::Tokens same = datasets::tokenize("fuzz", text, unit, &tokens.vocabulary, by_line);
    if (same.ids != tokens.ids || same.lines != tokens.lines) std::abort();
    Vocabulary small;
    small.add("a");
    if (data[0] & 4) small.add("<unk>");
    check(datasets::tokenize("fuzz", text, unit, &small, by_line));
  } catch (const Error& error) {
    if (error.status() != CTN_ERROR_FORMAT && error.status() != CTN_ERROR_NOT_FOUND) std::abort();
  }
  return 0;
}
