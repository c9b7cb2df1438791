// The inputs with which the examples of the kinds of links are called.
#pragma once
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "impl/links/kind.h"

namespace catenary {

struct LinkInput {
  std::vector<int64_t> shape;
  int64_t bound = 0;  // 0: floating-point numbers; otherwise integers below it

  bool is_integer() const { return bound > 0; }
};

/// The inputs of a row, such as "f2x3 i2<4".
inline std::vector<LinkInput> link_inputs(const links::LinkKind& kind) {
  std::vector<LinkInput> inputs;
  std::istringstream words(kind.inputs);
  for (std::string word; words >> word;) {
    const size_t bound = word.find('<');
    if ((word[0] != 'i' && word[0] != 'f') || (word[0] == 'i') != (bound != word.npos))
      throw std::runtime_error(std::string(kind.name) + ": cannot read the input " + word);
    LinkInput input;
    std::istringstream lengths(word.substr(1, bound - 1));
    for (std::string length; std::getline(lengths, length, 'x');) input.shape.push_back(std::stoll(length));
    if (bound != word.npos) input.bound = std::stoll(word.substr(bound + 1));
    inputs.push_back(std::move(input));
  }
  return inputs;
}

}  // namespace catenary
