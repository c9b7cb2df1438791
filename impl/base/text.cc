// Helpers for the texts of messages.
#include "impl/base/text.h"

namespace catenary {

std::string one_of(const std::vector<std::string>& choices) {
  std::string text;
  for (size_t i = 0; i < choices.size(); ++i) {
    if (i > 0) text += i + 1 < choices.size() ? ", " : " or ";
    text += choices[i];
  }
  return text;
}

}  // namespace catenary
