// Where a training prints: lines, and a bar below them on terminals.
#pragma once
#include <catenary/training.h>

#include <string>
#include <string_view>

#include "impl/base/callback.h"

namespace catenary::trainers {

/// Standard output, or a user's function. Throws Error(CTN_ERROR_IO) if standard output cannot be written.
class Console {
 public:
  /// An empty callback: standard output, whose width is looked up. `columns`: the width of a terminal, 0 for
  /// anything else.
  void redirect(Callback<ctn_training_write_fn> write, int32_t columns);
  /// The width of the terminal, or 0 if lines go to a file or pipe.
  int32_t columns() const;
  /// Prints whole lines above the bar.
  void print(std::string_view lines);
  /// Shows a text without a line feed in place of the last one; does nothing without a terminal.
  void show_bar(const std::string& bar);
  void clear_bar();

 private:
  void write(std::string_view text);

  Callback<ctn_training_write_fn> write_;
  int32_t columns_ = 0;
  bool bar_ = false;
};

/// Returns the text cut to a number of columns, one for each character.
std::string cut_to(const std::string& text, size_t columns);
/// Number of characters.
size_t text_width(std::string_view text);

}  // namespace catenary::trainers
