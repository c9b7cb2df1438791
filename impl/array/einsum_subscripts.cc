// Parses the subscripts of Einstein summation.
#include <algorithm>
#include <cstring>

#include "impl/array/einsum.h"

namespace catenary {
namespace {

int label_of(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return 26 + c - 'a';
  return -1;
}

char letter_of(int label) { return char(label < 26 ? 'A' + label : 'a' + label - 26); }

std::string name_of(int label) {
  return label < kLetters ? std::string("'") + letter_of(label) + "'"
                          : "axis " + std::to_string(label - kLetters) + " of the ellipsis";
}

/// One comma-separated part: letters, with an ellipsis before the letter at index `ellipsis` (-1: none).
struct Part {
  Labels letters;
  int ellipsis = -1;
};

class Parser {
 public:
  explicit Parser(const char* text) : text_(text) {}

  std::vector<Part> inputs;
  Part output;
  bool has_output = false;

  void parse() {
    inputs.emplace_back();
    while (char c = text_[at_]) {
      Part& term = has_output ? output : inputs.back();
      if (c == ' ') {
        ++at_;
      } else if (c == ',' && !has_output) {
        inputs.emplace_back();
        ++at_;
      } else if (c == '-') {
        if (has_output || text_[at_ + 1] != '>') bad("\"->\" once");
        has_output = true;
        at_ += 2;
      } else if (c == '.') {
        if (term.ellipsis >= 0 || std::strncmp(text_ + at_, "...", 3) != 0)
          bad("one ellipsis \"...\" per operand");
        term.ellipsis = int(term.letters.size());
        at_ += 3;
      } else {
        const int label = label_of(c);
        if (label < 0) bad(has_output ? "letters" : "letters, \"...\", \",\" or \"->\"");
        if (has_output) check_output(label);
        term.letters.push_back(int16_t(label));
        ++at_;
      }
    }
    if (!has_output) imply_output();
  }

 private:
  [[noreturn]] void bad(const char* expected) const {
    fail(CTN_ERROR_INVALID_ARGUMENT, "subscripts: expected %s at position %zu, got \"%.20s\"", expected, at_,
         text_ + at_);
  }

  void check_output(int label) const {
    const Labels& letters = output.letters;
    if (std::find(letters.begin(), letters.end(), label) != letters.end())
      bad("every letter once in the output");
    for (const Part& term : inputs)
      if (std::find(term.letters.begin(), term.letters.end(), label) != term.letters.end()) return;
    bad("an output letter that an operand has");
  }

  /// The implied output: the ellipsis, then the letters that occur once in alphabetical order.
  void imply_output() {
    int counts[kLetters] = {};
    for (const Part& term : inputs)
      for (int label : term.letters) ++counts[label];
    for (int label = 0; label < kLetters; ++label)
      if (counts[label] == 1) output.letters.push_back(int16_t(label));
    output.ellipsis = 0;
  }

  const char* text_;
  size_t at_ = 0;
};

/// Returns the labels of a term whose ellipsis covers `dots` of at most `most` axes, aligned at the last one.
Labels expand(const Part& term, int dots, int most) {
  Labels labels;
  for (int i = 0; i <= int(term.letters.size()); ++i) {
    if (i == term.ellipsis)
      for (int d = most - dots; d < most; ++d) labels.push_back(int16_t(kLetters + d));
    if (i < int(term.letters.size())) labels.push_back(term.letters[size_t(i)]);
  }
  return labels;
}

void note_lengths(EinsumPlan& plan, const Array& a, size_t operand) {
  int64_t own[kMaxLabels];
  std::fill(own, own + kMaxLabels, -1);
  for (int i = 0; i < a.ndim(); ++i) {
    const int label = plan.inputs[operand][size_t(i)];
    if (own[label] >= 0 && own[label] != a.dim(i))
      fail(CTN_ERROR_SHAPE, "arrays[%zu]: expected axes of equal lengths for the repeated %s, got %s",
           operand, name_of(label).c_str(), shape_text(a.shape()).c_str());
    own[label] = a.dim(i);
  }
  for (int i = 0; i < a.ndim(); ++i) {
    const int label = plan.inputs[operand][size_t(i)];
    int64_t& length = plan.lengths[label];
    if (length != a.dim(i) && length != 1 && a.dim(i) != 1)
      fail(CTN_ERROR_SHAPE, "arrays[%zu]: expected length %lld or 1 for %s, got %s", operand,
           (long long)length, name_of(label).c_str(), shape_text(a.shape()).c_str());
    if (a.dim(i) != 1) length = a.dim(i);
  }
}

}  // namespace

EinsumPlan plan_einsum(const char* subscripts, Span<const Array* const> arrays) {
  Parser parser(subscripts);
  parser.parse();
  if (arrays.size == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "arrays: expected at least one operand, got none");
  if (arrays.size != parser.inputs.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "arrays: expected %zu operands according to the subscripts, got %zu",
         parser.inputs.size(), arrays.size);
  SmallVector<int, 8> dots;
  int most = 0;
  for (size_t k = 0; k < arrays.size; ++k) {
    const Part& term = parser.inputs[k];
    const int rest = arrays[k]->ndim() - int(term.letters.size());
    if (rest < 0 || (rest > 0 && term.ellipsis < 0))
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "arrays[%zu]: expected %s%zu dimensions according to the subscripts, got %s", k,
           term.ellipsis < 0 ? "" : "at least ", term.letters.size(), shape_text(arrays[k]->shape()).c_str());
    dots.push_back(rest);
    most = std::max(most, rest);
  }
  if (most > kMaxLabels - kLetters)
    fail(CTN_ERROR_UNSUPPORTED, "arrays: expected at most %d axes for the ellipsis, got %d",
         kMaxLabels - kLetters, most);
  if (most > 0 && parser.output.ellipsis < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "subscripts: expected \"...\" in the output, because it covers %d axes of the operands", most);
  EinsumPlan plan;
  std::fill(plan.lengths, plan.lengths + kMaxLabels, int64_t{1});
  for (size_t k = 0; k < arrays.size; ++k) {
    plan.inputs.push_back(expand(parser.inputs[k], dots[k], most));
    note_lengths(plan, *arrays[k], k);
  }
  plan.output = expand(parser.output, most, most);
  return plan;
}

}  // namespace catenary
