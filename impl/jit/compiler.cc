// Finds and runs the machine's C++ compiler.
#include "impl/jit/compiler.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "impl/base/error.h"
#include "impl/base/file.h"

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#elif defined(__linux__)
#include <sys/auxv.h>
#endif

namespace catenary::jit {
namespace {

constexpr size_t kMaxMessages = 3500;  // bytes of compiler output that fit into an error message
constexpr const char* kInstall =
    "install g++ or clang++, or name a C++ compiler in CATENARY_CXX (kernels compiled earlier do not need "
    "one)";

bool is_program(const std::string& path, struct stat* info) {
  return ::stat(path.c_str(), info) == 0 && S_ISREG(info->st_mode) && ::access(path.c_str(), X_OK) == 0;
}

std::string identity_of(const std::string& path, const struct stat& info) {
  return format("%s %lld %lld.%09ld", path.c_str(), (long long)info.st_size, (long long)info.st_mtim.tv_sec,
                long(info.st_mtim.tv_nsec));
}

/// Finds the program of that name in PATH; a name with a slash is a path.
Compiler look_up(const std::string& name) {
  struct stat info;
  if (name.find('/') != std::string::npos) {
    if (is_program(name, &info)) return {name, identity_of(name, info), ""};
    return {};
  }
  const char* path = environment("PATH");
  const std::string_view places = path ? path : "/usr/local/bin:/usr/bin:/bin";
  for (size_t begin = 0; begin <= places.size();) {
    const size_t end = std::min(places.find(':', begin), places.size());
    const std::string place(places.substr(begin, end - begin));
    begin = end + 1;
    if (place.empty() || place[0] != '/') continue;
    const std::string program = place + "/" + name;
    if (is_program(program, &info)) return {program, identity_of(program, info), ""};
  }
  return {};
}

struct SpawnSettings {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;

  explicit SpawnSettings(const std::string& messages) {
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, messages.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
    // The host may block signals or ignore its children, but a compiler driver must wait for its own.
    sigset_t none, defaults;
    sigemptyset(&none);
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGCHLD);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~SpawnSettings() {
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;
};

/// Returns the host's environment, with the language of messages set to English.
std::vector<std::string> compiler_environment() {
  std::vector<std::string> result;
  for (char** entry = environ; entry && *entry; ++entry)
    if (std::strncmp(*entry, "LC_", 3) != 0 && std::strncmp(*entry, "LANG", 4) != 0)
      result.emplace_back(*entry);
  result.emplace_back("LC_ALL=C");
  return result;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  result.reserve(texts.size() + 1);
  for (std::string& text : texts) result.push_back(&text[0]);
  result.push_back(nullptr);
  return result;
}

/// Waits for a child and returns its exit status, or -1 if the status is not available because the host
/// ignores its children or has waited for this one. The program has ended in any case.
int wait_for(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) {
    if (errno == EINTR) continue;
    return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + (WIFSIGNALED(status) ? WTERMSIG(status) : 0);
}

std::string read_text(const std::string& path) {
  const InputFile file(path);
  std::string text(std::min<size_t>(size_t(file.size()), kMaxMessages), '\0');
  file.read_at(&text[0], text.size(), 0);
  return text;
}

std::string read_processor_identity() {
  std::string text;
#if defined(__x86_64__) || defined(__i386__)
  for (const unsigned leaf : {0x0u, 0x1u, 0x7u, 0x80000001u}) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    __get_cpuid_count(leaf, 0, &a, &b, &c, &d);
    if (leaf == 1) {
      b = 0;             // depends on the core this runs on
      c &= ~(1u << 27);  // replaced below by the features that the system enables
    }
    text += format("%08x%08x%08x%08x ", a, b, c, d);
  }
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (__get_cpuid(1, &a, &b, &c, &d) && (c & (1u << 27))) {
    unsigned low = 0, high = 0;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    text += format("%08x%08x", high, low);
  }
#elif defined(__linux__)
  text = format("%lx %lx", getauxval(AT_HWCAP), getauxval(AT_HWCAP2));
#endif
  return text;
}

}  // namespace

const char* environment(const char* name) {
  const char* value = ::secure_getenv(name);
  return value && *value ? value : nullptr;
}

Compiler find_compiler() {
  if (const char* name = environment("CATENARY_CXX")) {
    Compiler compiler = look_up(name);
    if (compiler.path.empty())
      compiler.missing =
          format("CATENARY_CXX names \"%s\", which is not an executable program; %s", name, kInstall);
    return compiler;
  }
  for (const char* name : {"c++", "g++", "clang++"}) {
    Compiler compiler = look_up(name);
    if (!compiler.path.empty()) return compiler;
  }
  Compiler none;
  none.missing = format(
      "kernels for the CPU are compiled by the machine's C++ compiler, and none is in PATH: %s", kInstall);
  return none;
}

std::vector<std::string> compiler_flags() {
  return {
    "-x", "c++", "-std=gnu++17", "-O3",
#if defined(__powerpc__)
        "-mcpu=native",
#else
        "-march=native",
#endif
        "-fno-math-errno", "-fno-trapping-math", "-fPIC", "-fvisibility=hidden", "-shared", "-Wl,--as-needed",
        "-w", "-fmax-errors=5", "-fdiagnostics-color=never"
  };
}

// Cached, because virtual machines take tens of microseconds to answer.
const std::string& processor_identity() {
  static const std::string& identity = *new std::string(read_processor_identity());
  return identity;
}

void run_compiler(const Compiler& compiler, const std::vector<std::string>& options,
                  const std::string& source, const std::string& output, const std::string& messages) {
  if (compiler.path.empty()) fail(CTN_ERROR_UNAVAILABLE, "%s", compiler.missing.c_str());
  std::vector<std::string> arguments = {compiler.path};
  for (const std::string& flag : compiler_flags()) arguments.push_back(flag);
  for (const std::string& option : options) arguments.push_back(option);
  for (const std::string& text : {std::string("-o"), output, source}) arguments.push_back(text);
  std::vector<std::string> variables = compiler_environment();
  const SpawnSettings settings(messages);
  pid_t child = -1;
  const int error = ::posix_spawn(&child, compiler.path.c_str(), &settings.actions, &settings.attributes,
                                  pointers(arguments).data(), pointers(variables).data());
  if (error)
    fail(CTN_ERROR_UNAVAILABLE, "the compiler %s cannot be run: %s", compiler.path.c_str(),
         system_text(error).c_str());
  const int status = wait_for(child);
  struct stat info;
  const bool made = ::stat(output.c_str(), &info) == 0 && info.st_size > 0;
  if (status <= 0 && made) return;
  const std::string said = read_text(messages);
  if (said.empty() || status > 128)
    fail(CTN_ERROR_UNAVAILABLE, "the compiler %s ended with status %d: %s", compiler.path.c_str(), status,
         said.empty() ? "no output" : said.c_str());
  const bool poisoned = said.find("poisoned") != std::string::npos;
  fail(CTN_ERROR_INVALID_ARGUMENT, "%sthe compiler rejects the kernel:\n%s",
       poisoned ? "shared memory, barriers and functions of warps are not supported on the CPU: " : "",
       said.c_str());
}

}  // namespace catenary::jit
