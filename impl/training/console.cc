// Where a training prints: lines, and a bar below them on terminals.
#include "impl/training/console.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "impl/base/callback_error.h"
#include "impl/base/file.h"

namespace catenary::trainers {
namespace {

constexpr char kErase[] = "\r\033[K";

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

}  // namespace

void Console::redirect(Callback<ctn_training_write_fn> write, int32_t columns) {
  if (columns < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "columns: expected at least 0, got %d", int(columns));
  write_ = std::move(write);
  columns_ = columns;
  bar_ = false;
}

int32_t Console::columns() const {
  if (write_) return columns_;
  if (!isatty(STDOUT_FILENO)) return 0;
  winsize size{};
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

void Console::write(std::string_view text) {
  if (write_) return check_callback(write_(text.data(), text.size()));
  // Through stdio, so that the order with the program's own output stays.
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
    fail_io("standard output", "write", errno);
}

void Console::print(std::string_view lines) {
  clear_bar();
  write(lines);
}

void Console::show_bar(const std::string& bar) {
  if (columns() == 0) return;
  write(kErase + bar);
  bar_ = true;
}

void Console::clear_bar() {
  if (std::exchange(bar_, false)) write(kErase);
}

std::string cut_to(const std::string& text, size_t columns) {
  size_t end = 0;
  for (size_t seen = 0; end < text.size(); ++end)
    if (!continues_character(text[end]) && seen++ == columns) break;
  return text.substr(0, end);
}

size_t text_width(std::string_view text) {
  size_t width = 0;
  for (const char byte : text) width += continues_character(byte) ? 0 : 1;
  return width;
}

}  // namespace catenary::trainers
