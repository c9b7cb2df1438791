// Measures how fast arrays are loaded from files into existing memory, and saved, compared with the minimum
// of work on the same bytes: reading them into mapped memory, verifying checksums, inflating, writing. All
// run alternately in one process; prints medians.
//
//   load_benchmark [DIRECTORY] [MEGABYTES] [ROUNDS]
#include <fcntl.h>
#include <libdeflate.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "impl/base/file.h"
#include "impl/base/zip.h"
#include "impl/serializers/load.h"
#include "tests/impl/serializers/file_formats.h"

using namespace catenary;

namespace {

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

struct Task {
  std::string name;
  std::function<void()> run;
  std::vector<double> times;
};

/// The first task is the library; the others are what it is compared with, and their share of its time is
/// printed.
void measure(const char* title, int rounds, std::vector<Task> tasks) {
  for (int round = -1; round < rounds; ++round) {
    for (Task& task : tasks) {
      const double begin = now();
      task.run();
      if (round >= 0) task.times.push_back(now() - begin);
    }
  }
  const double library = median(tasks[0].times);
  std::printf("%s: %.4f s", title, library);
  for (size_t i = 1; i < tasks.size(); ++i) {
    const double floor = median(tasks[i].times);
    std::printf("; %s %.4f s (%.0f %%)", tasks[i].name.c_str(), floor, 100 * floor / library);
  }
  std::printf("\n");
  std::fflush(stdout);
}

StoredValues make_values(int64_t count, int64_t bytes) {
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  StoredValues values;
  for (int64_t i = 0; i < count; ++i) {
    const int64_t shape[2] = {std::max<int64_t>(bytes / count / 4096, 1), 1024};
    const ArrayRef a = empty_on(cpu_backend(), {shape, 2}, CTN_FLOAT32);
    float* data = reinterpret_cast<float*>(a->data());
    for (int64_t k = 0; k < a->size(); ++k) data[k] = 0.05f * normal(random);
    values.push_back({"l" + std::to_string(i) + "/W", a, ""});
  }
  return values;
}

void load(const SourceRef& source, const StoredValues& values) {
  deserializer(source, nullptr)->object([&](Serializer& serializer) {
    for (const StoredValue& value : values) serializer.array(value.name, *value.array);
  });
}

void read_file(const std::string& path, std::vector<char>& bytes) {
  const int file = ::open(path.c_str(), O_RDONLY);
  for (size_t at = 0; at < bytes.size();) {
    const ssize_t got = ::read(file, bytes.data() + at, bytes.size() - at);
    if (got <= 0) std::abort();
    at += size_t(got);
  }
  ::close(file);
}

void write_file(const std::string& path, const std::vector<char>& bytes) {
  const std::string temporary = path + ".new";
  const int file = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
  for (size_t at = 0; at < bytes.size();) {
    const ssize_t done = ::write(file, bytes.data() + at, bytes.size() - at);
    if (done <= 0) std::abort();
    at += size_t(done);
  }
  if (::fsync(file) != 0) std::abort();
  ::close(file);
  if (::rename(temporary.c_str(), path.c_str()) != 0) std::abort();
}

struct Deflated {
  std::vector<unsigned char> packed;
  size_t size;
};

/// The file image of each array as one deflate stream.
std::vector<Deflated> deflate_all(const StoredValues& values) {
  std::vector<Deflated> all;
  for (const StoredValue& value : values) {
    const size_t size = size_t(value.array->nbytes());
    Deflated one{std::vector<unsigned char>(compressBound(size)), size};
    z_stream stream = {};
    if (deflateInit2(&stream, 6, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) != Z_OK) std::abort();
    stream.next_in = reinterpret_cast<Bytef*>(value.array->data());
    stream.avail_in = uInt(size);
    stream.next_out = one.packed.data();
    stream.avail_out = uInt(one.packed.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END) std::abort();
    one.packed.resize(stream.total_out);
    deflateEnd(&stream);
    all.push_back(std::move(one));
  }
  return all;
}

void zlib_inflate(const std::vector<Deflated>& all, std::vector<char>& bytes) {
  size_t at = 0;
  for (const Deflated& one : all) {
    z_stream stream = {};
    if (inflateInit2(&stream, -15) != Z_OK) std::abort();
    stream.next_in = const_cast<Bytef*>(one.packed.data());
    stream.avail_in = uInt(one.packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data() + at);
    stream.avail_out = uInt(one.size);
    if (inflate(&stream, Z_FINISH) != Z_STREAM_END) std::abort();
    inflateEnd(&stream);
    at += one.size;
  }
}

void libdeflate_inflate(const std::vector<Deflated>& all, std::vector<char>& bytes) {
  libdeflate_decompressor* decompressor = libdeflate_alloc_decompressor();
  size_t at = 0;
  for (const Deflated& one : all) {
    if (libdeflate_deflate_decompress(decompressor, one.packed.data(), one.packed.size(), bytes.data() + at,
                                      one.size, nullptr) != LIBDEFLATE_SUCCESS)
      std::abort();
    at += one.size;
  }
  libdeflate_free_decompressor(decompressor);
}

volatile uint32_t g_sum;

void run(const std::string& folder, const char* what, int64_t count, int64_t bytes, int rounds) {
  const StoredValues values = make_values(count, bytes);
  const std::string tensors = folder + "/load_benchmark.safetensors", stored = folder + "/load_benchmark.npz",
                    packed = folder + "/load_benchmark_packed.npz", plain = folder + "/load_benchmark.bytes";
  write_safetensors(values, tensors);
  write_npz(values, stored, 0);
  write_npz(values, packed, 6);
  std::vector<char> image(std::filesystem::file_size(tensors)), archive(std::filesystem::file_size(stored));
  const auto title = [&](const char* text) { return std::string(text) + ", " + what; };

  measure(title("load safetensors").c_str(), rounds,
          {{"", [&] { load(open_safetensors(tensors), values); }, {}},
           {"read", [&] { read_file(tensors, image); }, {}}});
  measure(title("load stored NPZ").c_str(), rounds,
          {{"", [&] { load(open_npz(stored), values); }, {}},
           {"read + zlib's crc32",
            [&] {
              read_file(stored, archive);
              g_sum = uint32_t(crc32_z(0, reinterpret_cast<Bytef*>(archive.data()), archive.size()));
            },
            {}},
           {"read + libdeflate's crc32",
            [&] {
              read_file(stored, archive);
              g_sum = libdeflate_crc32(0, archive.data(), archive.size());
            },
            {}}});
  const std::vector<Deflated> streams = deflate_all(values);
  measure(title("load compressed NPZ").c_str(), rounds,
          {{"", [&] { load(open_npz(packed), values); }, {}},
           {"zlib's inflate", [&] { zlib_inflate(streams, archive); }, {}},
           {"libdeflate's inflate", [&] { libdeflate_inflate(streams, archive); }, {}}});
  measure(title("save safetensors").c_str(), rounds,
          {{"", [&] { write_safetensors(values, tensors); }, {}},
           {"write + fsync", [&] { write_file(plain, image); }, {}}});
  measure(title("save stored NPZ").c_str(), rounds,
          {{"", [&] { write_npz(values, stored, 0); }, {}},
           {"write + fsync", [&] { write_file(plain, archive); }, {}}});
  for (const std::string& path : {tensors, stored, packed, plain}) std::filesystem::remove(path);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : std::filesystem::temp_directory_path().string();
  const int64_t megabytes = argc > 2 ? std::atoll(argv[2]) : 400;
  const int rounds = argc > 3 ? std::atoi(argv[3]) : 7;
  run(folder, "8 arrays", 8, megabytes << 20, rounds);
  run(folder, "1000 arrays of 4 KiB", 1000, 1000 * 4096, rounds);
  return 0;
}
