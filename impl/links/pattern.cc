// Patterns of paths, and freezing of the parameters that match.
#include "impl/links/pattern.h"

#include "impl/base/utf8.h"
#include "impl/links/delayed.h"

namespace catenary {
namespace {

size_t character_length(std::string_view text, size_t at) {
  size_t length = 1;
  while (at + length < text.size() && (static_cast<unsigned char>(text[at + length]) & 0xc0) == 0x80)
    ++length;
  return length;
}

}  // namespace

std::string clean_pattern(const char* pattern, const char* argument) {
  std::string clean;
  if (*pattern != '/' && *pattern != '*') clean = '/';
  clean += utf8_text(pattern, argument);
  if (!*pattern) fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a pattern, got an empty string", argument);
  size_t slashes = 0;
  while (slashes < clean.size() && clean[clean.size() - 1 - slashes] == '\\') ++slashes;
  if (slashes % 2)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a character after the last backslash of \"%s\"", argument,
         pattern);
  if (clean.back() == '/') clean.pop_back();
  return clean;
}

bool matches(std::string_view pattern, std::string_view path) {
  size_t p = 0, at = 0, star = pattern.npos,
         star_at = 0;  // index of the last star, and the end of the text that it matches so far
  for (;;) {
    if (p == pattern.size()) {
      if (at == path.size() || path[at] == '/') return true;
    } else if (pattern[p] == '*') {
      star = p++;
      star_at = at;
      continue;
    } else if (at < path.size()) {
      if (pattern[p] == '?') {
        ++p;
        at += character_length(path, at);
        continue;
      }
      const size_t literal = pattern[p] == '\\' ? p + 1 : p;
      if (pattern[literal] == path[at]) {
        p = literal + 1;
        ++at;
        continue;
      }
    }
    if (star == pattern.npos || star_at == path.size()) return false;
    at = ++star_at;
    p = star + 1;
  }
}

}  // namespace catenary

size_t ctn_link::set_frozen(std::string_view pattern, const std::string& prefix, bool frozen) {
  size_t count = 0;
  for (const Param& p : params_) {
    if (!catenary::matches(pattern, prefix + p.name)) continue;
    catenary::Node& node = p.variable->node();
    node.requires_grad = !frozen;
    node.grad = nullptr;
    node.grad_node = nullptr;
    ++count;
  }
  for (Delayed& value : delayed_) {
    if (value.persistent || !catenary::matches(pattern, prefix + value.name)) continue;
    value.frozen = frozen;
    ++count;
  }
  for (const LinkRef& child : children_)
    count += child->set_frozen(pattern, prefix + child->name_ + "/", frozen);
  return count;
}

void ctn_link::set_frozen(const char* pattern, bool frozen) {
  if (set_frozen(catenary::clean_pattern(pattern, "pattern"), "/", frozen)) return;
  std::vector<std::string> paths;
  for (const catenary::LinkIndex::ParamAt& param : index().params) paths.push_back(param.path);
  catenary::fail(CTN_ERROR_NOT_FOUND, "pattern: expected a pattern of parameters (%s), got \"%s\"",
                 catenary::enumerate_names(paths).c_str(), pattern);
}
