// Array operations on files, and the malformed files that must be rejected.
#include <cstring>

#include "arrays.h"

namespace golden {
namespace {

using NpzFile = Handle<ctn_npz_file, ctn_npz_file_release>;

void load_entry(ArrayCall& call, const std::string& path) {
  NpzFile file;
  check(ctn_npz_file_open(path.c_str(), file.out()));
  if (call.has_attr("entry")) {
    const std::string name = call.attr("entry");
    Array out;
    check(ctn_npz_file_read(file.get(), name.c_str(), out.out()));
    call.result(std::move(out));
    return;
  }
  const int64_t count = static_cast<int64_t>(ctn_npz_file_count(file.get()));
  const json& keys = call.attr("keys");
  for (int64_t i = 0; i < count && i < static_cast<int64_t>(keys.size()); ++i) {
    const char* name = nullptr;
    check(ctn_npz_file_name(file.get(), static_cast<size_t>(i), &name));
    if (keys[static_cast<size_t>(i)] != name) throw Failure(std::string("unexpected name ") + name);
    if (!ctn_npz_file_contains(file.get(), name)) throw Failure(std::string("does not contain ") + name);
  }
  HostArray host{CTN_INT64, {}, std::vector<uint8_t>(8)};
  std::memcpy(host.bytes.data(), &count, 8);
  call.output("count", std::move(host));
}

void load(ArrayCall& call) {
  const std::string path = (call.directory() / call.attr("file").get<std::string>()).string();
  try {
    if (call.has_attr("entry") || call.has_attr("keys")) return load_entry(call, path);
    Array out;
    check(ctn_array_load(path.c_str(), CTN_MMAP_NONE, out.out()));
    call.result(std::move(out));
  } catch (const ApiError& error) {
    // The vectors have no separate kind of error for missing files and entries; they use "value".
    if (error.status == CTN_ERROR_NOT_FOUND) throw ApiError(CTN_ERROR_INVALID_ARGUMENT, error.what());
    throw;
  }
}

void load_malformed(const std::string& path) {
  if (fs::path(path).extension() == ".npy") {
    Array out;
    check(ctn_array_load(path.c_str(), CTN_MMAP_NONE, out.out()));
    return;
  }
  NpzFile file;
  check(ctn_npz_file_open(path.c_str(), file.out()));
  for (size_t i = 0; i < ctn_npz_file_count(file.get()); ++i) {
    const char* name = nullptr;
    check(ctn_npz_file_name(file.get(), i, &name));
    Array out;
    check(ctn_npz_file_read(file.get(), name, out.out()));
  }
}

}  // namespace

std::vector<ArrayOp> io_ops() { return {{"load", {"array_load", "npz_file_read"}, load}}; }

void run_malformed(Runner& runner, const fs::path& directory, const json& cases) {
  for (const json& spec : cases) {
    runner.test("arrays/malformed/" + spec.at("id").get<std::string>(), [&] {
      runner.need({"array_load", "npz_file_read"}, "load");
      if (spec.at("outcome") != "error") throw BadVector("unexpected outcome");
      try {
        load_malformed((directory / spec.at("file").get<std::string>()).string());
      } catch (const ApiError& error) {
        // Any other status would be a defect. OUT_OF_MEMORY stands for a huge allocation.
        const bool expected = error.status == CTN_ERROR_FORMAT || error.status == CTN_ERROR_UNSUPPORTED;
        if (expected && *error.what()) return;
        throw;
      }
      throw Failure("no error: " + spec.at("reason").get<std::string>());
    });
  }
}

}  // namespace golden
