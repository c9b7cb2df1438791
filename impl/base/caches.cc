// Finds the sizes of the processor's caches.
#include "impl/base/caches.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include "impl/base/first_line.h"

namespace catenary {
namespace {

constexpr int64_t kMost = int64_t{1} << 40;                  // of a size that is believed
constexpr Caches kSmall{32 << 10, 512 << 10, 512 << 10, 1};  // of a machine that names none

bool read_size(const char*& text, int64_t& size) {
  if (*text < '0' || *text > '9') return false;
  int64_t value = 0;
  for (; *text >= '0' && *text <= '9'; ++text) {
    value = value * 10 + (*text - '0');
    if (value > kMost) return false;
  }
  const char* const unit = *text ? std::strchr("KMG", *text) : nullptr;
  if (unit) {
    const int shift = *unit == 'K' ? 10 : *unit == 'M' ? 20 : 30;
    if (value > kMost >> shift) return false;
    value <<= shift;
    ++text;
  }
  if (value <= 0) return false;
  size = value;
  return true;
}

/// Adds one level to what is known; levels come in any order.
void add_level(int level, int64_t size, int sharing, Caches& caches) {
  if (size <= 0) return;
  if (level == 1) caches.first = size;
  if (level == 2) caches.second = size;
  if (level >= 2 && size >= caches.last) {
    caches.last = size;
    caches.sharing = sharing > 0 ? sharing : 1;
  }
}

bool complete(Caches& caches) {
  if (caches.first == 0) return false;
  if (caches.second == 0) caches.second = caches.first;
  if (caches.last < caches.second) {
    caches.last = caches.second;
    caches.sharing = 1;
  }
  return true;
}

bool read_line(const char* folder, const char* name, char (&line)[256]) {
  char path[128];
  std::snprintf(path, sizeof(path), "%s/%s", folder, name);
  return read_first_line(path, line, sizeof(line));
}

/// The number of processors in a list such as "0-3,8".
int count_processors(const char* list) {
  int count = 0;
  while (*list >= '0' && *list <= '9') {
    char* end;
    const long first = std::strtol(list, &end, 10);
    const long last = *end == '-' ? std::strtol(end + 1, &end, 10) : first;
    if (last >= first) count += int(last - first + 1);
    list = *end == ',' ? end + 1 : end;
  }
  return count;
}

bool from_system(Caches& caches) {
  for (int i = 0; i < 16; ++i) {
    char folder[64], line[256];
    std::snprintf(folder, sizeof(folder), "/sys/devices/system/cpu/cpu0/cache/index%d", i);
    if (!read_line(folder, "type", line)) break;
    if (std::strncmp(line, "Instruction", 11) == 0 || !read_line(folder, "level", line)) continue;
    const int level = std::atoi(line);
    int64_t size = 0;
    const char* text = line;
    if (!read_line(folder, "size", line) || !read_size(text, size)) continue;
    const int sharing = read_line(folder, "shared_cpu_list", line) ? count_processors(line) : 1;
    add_level(level, size, sharing, caches);
  }
  return complete(caches);
}

bool from_processor([[maybe_unused]] Caches& caches) {
#if defined(__x86_64__)
  for (const unsigned leaf : {4u, 0x8000001du}) {  // of Intel, and the same of AMD
    for (unsigned i = 0; i < 16; ++i) {
      unsigned a, b, c, d;
      if (!__get_cpuid_count(leaf, i, &a, &b, &c, &d) || (a & 31) == 0) break;
      if ((a & 31) == 2) continue;  // instructions
      const int64_t size =
          int64_t((b >> 22) + 1) * ((b >> 12 & 1023) + 1) * ((b & 4095) + 1) * (int64_t(c) + 1);
      add_level(int(a >> 5 & 7), size, int(a >> 14 & 4095) + 1, caches);
    }
    if (complete(caches)) return true;
  }
#endif
  return false;
}

}  // namespace

bool parse_caches(const char* text, Caches& caches) {
  int64_t sizes[3];
  for (int i = 0; i < 3; ++i) {
    if (!read_size(text, sizes[i]) || *text != (i < 2 ? ',' : '\0')) return false;
    ++text;
  }
  if (sizes[0] > sizes[1] || sizes[1] > sizes[2]) return false;
  caches = {sizes[0], sizes[1], sizes[2], caches.sharing > 0 ? caches.sharing : 1};
  return true;
}

const Caches& caches() {
  static const Caches found = [] {
    Caches caches{};
    if (!from_system(caches)) {
      caches = {};
      if (!from_processor(caches)) caches = kSmall;
    }
    if (const char* const wanted = std::getenv("CATENARY_CACHES")) parse_caches(wanted, caches);
    return caches;
  }();
  return found;
}

}  // namespace catenary
