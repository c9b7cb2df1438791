// Tests of HDF5 files: writing, reading without libhdf5, names, damaged files, files from h5py.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "impl/array/io.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/serializers/hdf5_source.h"
#include "tests/impl/serializers/file_formats.h"

namespace catenary {
namespace {

namespace fs = std::filesystem;

ArrayRef counting(std::vector<int64_t> shape, DType dtype, double step = 1) {
  const int64_t size = checked_size({shape.data(), shape.size()}, dtype);
  const ArrayRef flat =
      astype(*elementwise_scalar(ops::multiply, *arange_i64(0, size, 1, CTN_FLOAT64), step, false), dtype);
  return reshape(*flat, {shape.data(), shape.size()});
}

std::string bytes_of(const Array& a) {
  std::string bytes(size_t(a.nbytes()), '\0');
  to_data(a, bytes.data());
  return bytes;
}

std::string file_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

template <class Action>
ctn_status status_of(Action action, std::string* message) {
  try {
    action();
    return CTN_OK;
  } catch (const Error& error) {
    *message = error.what();
    return error.status();
  }
}

class Hdf5 : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "catenary_hdf5_XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    directory_ = name;
    path_ = (directory_ / "file.h5").string();
  }
  void TearDown() override {
    std::error_code ignored;
    fs::remove_all(directory_, ignored);
  }

  static std::string read(Source& source, const std::string& name) {
    const size_t index = source.find(name);
    if (index == source.entries().size()) {
      ADD_FAILURE() << name << " is missing";
      return "";
    }
    const StoredEntry& entry = source.entries()[index];
    source.verify(index);
    if (entry.is_text) return source.read_text(index);
    const int64_t size = checked_size({entry.shape.data(), entry.shape.size()}, entry.dtype);
    std::string bytes(size_t(size) * itemsize(entry.dtype), '\xee');
    source.read(index, bytes.data());
    return bytes;
  }

  static void expect_entry(Source& source, const std::string& name, const Array& expected) {
    SCOPED_TRACE(source.label() + ": " + name);
    const size_t index = source.find(name);
    ASSERT_LT(index, source.entries().size());
    const StoredEntry& entry = source.entries()[index];
    EXPECT_FALSE(entry.is_text);
    EXPECT_STREQ(dtype_name(entry.dtype), dtype_name(expected.dtype()));
    ASSERT_EQ(std::vector<int64_t>(entry.shape.begin(), entry.shape.end()),
              std::vector<int64_t>(expected.shape().begin(), expected.shape().end()));
    EXPECT_TRUE(read(source, name) == bytes_of(expected));
  }

  void expect_error(ctn_status status, const std::string& text, const std::string& group = "/") {
    std::string message;
    EXPECT_EQ(status_of([&] { open_hdf5(path_, group); }, &message), status) << message;
    EXPECT_NE(message.find(text), std::string::npos) << message;
  }

  void load_damaged(const std::string& good) const {
    const int file = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    ASSERT_GE(file, 0);
    const auto load = [&](const std::string& bytes) {  // in place, because creating a file takes longer
      ASSERT_EQ(::pwrite(file, bytes.data(), bytes.size(), 0), ssize_t(bytes.size()));
      ASSERT_EQ(::ftruncate(file, off_t(bytes.size())), 0);
      std::string message;
      status_of([&] { load_all(*open_hdf5(path_, "/")); }, &message);
    };
    for (size_t size = 0; size < good.size(); size += 61) load(good.substr(0, size));
    for (size_t i = 0; i < good.size(); ++i) {
      for (const int change : {1 << i % 8, 255}) {
        std::string bytes = good;
        bytes[i] = char(bytes[i] ^ change);
        load(bytes);
      }
    }
    ::close(file);
  }

  static void load_all(Source& source) {
    std::string message;
    for (const StoredEntry& entry : source.entries())
      if (entry.is_text || entry.dtype != CTN_DTYPE_NONE)
        status_of([&] { read(source, entry.name); }, &message);
  }

  fs::path directory_;
  std::string path_;
};

TEST_F(Hdf5, ReadsWhatItWrites) {
  const std::vector<std::vector<int64_t>> shapes = {{},        {1},    {0},       {7},         {3, 0, 2},
                                                    {2, 3, 4}, {1, 1}, {5, 1, 3}, {300, 1100}, {3, 400000}};
  for (const int level : {0, 1, 4, 9}) {
    for (const std::string group : {"/", "model", "/model/best/"}) {
      StoredValues values;
      for (DType dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
        if (dtype == CTN_BFLOAT16) continue;
        for (size_t i = 0; i < shapes.size(); ++i) {
          if (i > 7 && (dtype % 4 != level % 4 || group != "model")) continue;
          values.push_back({std::string(dtype_name(dtype)) + "/s" + std::to_string(i),
                            counting(shapes[i], dtype, 0.5), ""});
        }
      }
      values.push_back({"note", nullptr,
                        "gr\xc3\xb6\xc3\x9f"
                        "er"});
      values.push_back({"deep/a/b/note", nullptr, ""});
      write_hdf5(values, path_, group, level);
      for (const auto open : {hdf5::open_structure, hdf5::open_with_library}) {
        const SourceRef source = open(path_, group);
        EXPECT_EQ(source->entries().size(), values.size());
        for (const StoredValue& value : values) {
          if (value.array)
            expect_entry(*source, value.name, *value.array);
          else
            EXPECT_EQ(read(*source, value.name), value.text);
        }
      }
    }
  }
}

TEST_F(Hdf5, StridedArraysAndOtherDevices) {
  const ArrayRef a = counting({40, 30}, CTN_FLOAT32);
  for (const char* device : {"cpu", "test:0"}) {
    const ArrayRef turned = transpose(*to_backend(*a, find_backend(device)), {});
    for (const int level : {0, 6}) {
      write_hdf5({{"a", turned, ""}}, path_, "/", level);
      expect_entry(*open_hdf5(path_, "/"), "a", *turned);
    }
  }
}

TEST_F(Hdf5, GroupsOfTheirOwn) {
  const ArrayRef a = counting({3}, CTN_INT32);
  write_hdf5({{"l1/W/", nullptr, ""}, {"l1/W/m/", nullptr, ""}, {"l2/W", a, ""}, {"l2/", nullptr, ""}}, path_,
             "/", 4);
  const SourceRef source = open_hdf5(path_, "/");
  ASSERT_EQ(source->entries().size(), 1u);
  EXPECT_EQ(source->entries()[0].name, "l2/W");
  EXPECT_TRUE(open_hdf5(path_, "l1/W/m")->entries().empty());
  expect_error(CTN_ERROR_NOT_FOUND, "expected a group \"/l1/V\", got none", "l1/V");
  expect_error(CTN_ERROR_NOT_FOUND, "expected a group \"/l2/W\", got none", "l2/W");
  expect_error(CTN_ERROR_INVALID_ARGUMENT,
               "group: expected a path such as \"model/l1\", got one that has a '.'", "l2/..");
  write_hdf5({}, path_, "a/b", 0);
  EXPECT_TRUE(open_hdf5(path_, "a/b")->entries().empty());
}

TEST_F(Hdf5, TheSameValuesGiveTheSameBytes) {
  const StoredValues values = {{"a/b", counting({1000, 700}, CTN_FLOAT32), ""}, {"c", nullptr, "text"}};
  for (const int level : {0, 3}) {
    write_hdf5(values, path_, "/", level);
    const std::string first = file_bytes(path_);
    write_hdf5(values, path_, "/", level);
    EXPECT_TRUE(first == file_bytes(path_));
  }
}

TEST_F(Hdf5, RefusesWhatItCannotWrite) {
  const ArrayRef a = counting({2}, CTN_FLOAT32);
  const struct {
    StoredValues values;
    int level;
    ctn_status status;
    const char* text;
  } cases[] = {
      {{{"a", a, ""}}, 10, CTN_ERROR_INVALID_ARGUMENT, "level: expected 0 to 9, got 10"},
      {{{"a", a, ""}}, -1, CTN_ERROR_INVALID_ARGUMENT, "level: expected 0 to 9, got -1"},
      {{{"", a, ""}}, 0, CTN_ERROR_INVALID_ARGUMENT, "\"\": expected a name such as \"l1/W\""},
      {{{"/a", a, ""}}, 0, CTN_ERROR_INVALID_ARGUMENT, "\"/a\": expected a name such as"},
      {{{"a//b", a, ""}},
       0,
       CTN_ERROR_INVALID_ARGUMENT,
       "\"a//b\": expected a path such as \"model/l1\", got one that has an empty"},
      {{{"a/../b", a, ""}}, 0, CTN_ERROR_INVALID_ARGUMENT, "got one that has a '.' or '..' component"},
      {{{std::string("a\0b", 3), a, ""}}, 0, CTN_ERROR_INVALID_ARGUMENT, "got one that contains a NUL"},
      {{{"\xff", a, ""}}, 0, CTN_ERROR_INVALID_ARGUMENT, "got one that is not UTF-8"},
      {{{std::string(5000, 'x'), a, ""}},
       0,
       CTN_ERROR_INVALID_ARGUMENT,
       "got one that is longer than 4096 bytes"},
      {{{"a", a, ""}, {"a", a, ""}},
       0,
       CTN_ERROR_INVALID_ARGUMENT,
       "\"a\": expected unique names, got this one twice"},
      {{{"a", a, ""}, {"a/b", a, ""}},
       0,
       CTN_ERROR_INVALID_ARGUMENT,
       "\"a\": expected a name for a value or a group"},
      {{{"a", nullptr, std::string("x\0y", 3)}},
       0,
       CTN_ERROR_INVALID_ARGUMENT,
       "\"a\": expected a string without NUL"},
      {{{"a", astype(*a, CTN_BFLOAT16), ""}},
       0,
       CTN_ERROR_UNSUPPORTED,
       "\"a\": expected a dtype that HDF5 files can hold, got bfloat16"},
      {{{"a", counting(std::vector<int64_t>(33, 1), CTN_INT8), ""}},
       0,
       CTN_ERROR_UNSUPPORTED,
       "\"a\": expected at most 32 axes"},
  };
  for (const auto& c : cases) {
    std::string message;
    EXPECT_EQ(status_of([&] { write_hdf5(c.values, path_, "/", c.level); }, &message), c.status) << message;
    EXPECT_NE(message.find(c.text), std::string::npos) << message;
  }
  EXPECT_TRUE(fs::is_empty(directory_));
}

TEST_F(Hdf5, FailedSavesLeaveTheOldFile) {
  const StoredValues values = {{"a", counting({100, 1000}, CTN_FLOAT64, 0.001), ""}};
  write_hdf5({{"old", counting({3}, CTN_INT8), ""}}, path_, "/", 0);
  const std::string old = file_bytes(path_);
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  for (const rlim_t most : {0, 1000, 100000}) {
    for (const int level : {0, 9}) {
      rlimit limit = before;
      limit.rlim_cur = most;
      ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
      std::string message;
      const ctn_status status = status_of([&] { write_hdf5(values, path_, "/", level); }, &message);
      setrlimit(RLIMIT_FSIZE, &before);
      EXPECT_EQ(status, CTN_ERROR_IO) << most;
      EXPECT_NE(message.find("file.h5: cannot write: File too large"), std::string::npos) << message;
    }
  }
  EXPECT_TRUE(file_bytes(path_) == old);
  EXPECT_EQ(std::distance(fs::directory_iterator(directory_), {}), 1);
  std::string message;
  EXPECT_EQ(status_of([&] { write_hdf5(values, directory_.string(), "/", 0); }, &message), CTN_ERROR_IO);
  EXPECT_EQ(status_of([&] { write_hdf5(values, (directory_ / "no" / "a.h5").string(), "/", 0); }, &message),
            CTN_ERROR_IO);
  write_hdf5(values, path_, "/", 9);
  expect_entry(*open_hdf5(path_, "/"), "a", *values[0].array);
}

TEST_F(Hdf5, NoFilesOfThisKind) {
  expect_error(CTN_ERROR_NOT_FOUND, "file.h5: cannot open: No such file");
  std::ofstream(path_) << "no HDF5";
  expect_error(CTN_ERROR_FORMAT, "file.h5: expected an HDF5 file, got a file without the HDF5 signature");
  std::ofstream(path_, std::ios::trunc).close();
  expect_error(CTN_ERROR_FORMAT, "expected an HDF5 file");
  path_ = directory_.string();
  expect_error(CTN_ERROR_IO, "cannot read: Is a directory");
}

TEST_F(Hdf5, DamagedNames) {
  const struct {
    std::string name;
    const char* text;
  } cases[] = {{"..", "broken HDF5 file: got a name that has a '.' or '..' component"},
               {"/x", "broken HDF5 file: got a name that has a component with a slash"},
               {std::string("\0x", 2), "broken HDF5 file: got a name that has an empty component"},
               {"\xff\xfe", "broken HDF5 file: got a name that is not UTF-8"},
               {"YY", "expected unique names, got \"YY\" twice"}};
  const ArrayRef a = counting({2}, CTN_INT8);
  for (const auto& c : cases) {
    write_hdf5({{"XX", a, ""}, {"YY", a, ""}}, path_, "/", 0);
    std::string bytes = file_bytes(path_);
    const size_t at = bytes.find("XX");
    ASSERT_NE(at, std::string::npos);
    std::ofstream(path_, std::ios::binary) << bytes.replace(at, 2, c.name);
    expect_error(CTN_ERROR_FORMAT, c.text);
  }
}

/// Every truncation and many changed bytes must give an error or values.
TEST_F(Hdf5, DamagedFiles) {
  for (const int level : {0, 4}) {
    write_hdf5({{"l1/W", counting({3, 4}, CTN_FLOAT32), ""},
                {"l1/b", counting({3}, CTN_FLOAT32), ""},
                {"t", counting({}, CTN_INT64), ""},
                {"flags", counting({3}, CTN_BOOL), ""},
                {"note", nullptr, "text"}},
               path_, "/", level);
    load_damaged(file_bytes(path_));
  }
}

TEST_F(Hdf5, SeveralThreads) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] {
      const std::string path = (directory_ / (std::to_string(i) + ".h5")).string();
      for (int k = 0; k < 10; ++k) {
        const ArrayRef a = counting({20, 10 + k}, CTN_FLOAT32, i);
        write_hdf5({{"x/a", a, ""}}, path, "/", k % 3);
        expect_entry(*open_hdf5(path, "x"), "a", *a);
      }
    });
  for (std::thread& thread : threads) thread.join();
}

TEST_F(Hdf5, ManyGroups) {
  StoredValues values;
  const ArrayRef a = counting({2}, CTN_FLOAT32);
  for (int i = 0; i < 20000; ++i) values.push_back({"g" + std::to_string(i) + "/a", a, ""});
  std::string deep;
  for (int i = 0; i < 250; ++i) deep += "d/";
  values.push_back({deep + "a", a, ""});
  write_hdf5(values, path_, "/", 0);
  const SourceRef source = open_hdf5(path_, "/");
  EXPECT_EQ(source->entries().size(), values.size());
  expect_entry(*source, deep + "a", *a);
}

TEST_F(Hdf5, RecordedFiles) {
  const std::string directory = CATENARY_VECTORS "/serializers/";
  int files = 0;
  for (const auto& file : fs::directory_iterator(directory)) {
    if (file.path().extension() != ".h5") continue;
    ++files;
    const SourceRef source = open_hdf5(file.path().string(), "/");
    const Ref<NpzFile> expected = open_npz((directory + file.path().stem().string() + ".npz").c_str());
    EXPECT_EQ(source->entries().size(), expected->names().size());
    for (const std::string& name : expected->names()) expect_entry(*source, name, *expected->read(name));
  }
  EXPECT_EQ(files, 8);
}

TEST(Hdf5Chunks, Fletcher32) {
  const auto sum = [](const std::string& text) {
    return hdf5::fletcher32(reinterpret_cast<const unsigned char*>(text.data()), text.size());
  };
  EXPECT_EQ(sum(""), 0u);
  EXPECT_EQ(sum("ab"), 0x61626162u);
  EXPECT_EQ(sum("a"), 0x61006100u);
}
/// Runs without libhdf5: reading still works, except for files in the newer layouts.
TEST_F(Hdf5, WithoutTheLibrary) {
  const char* library = std::getenv("CATENARY_HDF5");
  if (!library || std::strcmp(library, "0") != 0) GTEST_SKIP() << "runs with CATENARY_HDF5=0";
  EXPECT_EQ(open_hdf5(CATENARY_VECTORS "/serializers/mlp.h5", "stack/1")->entries().size(), 2u);
  std::string message;
  const ctn_status status = status_of(
      [&] {
        write_hdf5({{"a", counting({2}, CTN_INT8), ""}}, path_, "/", 0);
      },
      &message);
  EXPECT_EQ(status, CTN_ERROR_UNAVAILABLE);
  EXPECT_NE(
      message.find("HDF5 files need libhdf5: expected the shared library libhdf5_serial.so.103 (Debian's "
                   "package libhdf5-103-1) or a newer one, got: CATENARY_HDF5 is 0"),
      std::string::npos)
      << message;
  EXPECT_TRUE(fs::is_empty(directory_));
  std::string head("\x89HDF\r\n\x1a\n\2\10\10", 11);
  head.resize(200);
  std::ofstream(path_, std::ios::binary) << head;
  EXPECT_EQ(status_of([&] { open_hdf5(path_, "/"); }, &message), CTN_ERROR_UNAVAILABLE);
}

/// Reads files that h5py made, each accompanied by an .npz file with its contents, and writes files for h5py;
/// see hdf5_peer_test.py.
class Hdf5Peer : public Hdf5 {
 protected:
  void SetUp() override {
    const char* directory = std::getenv("CATENARY_HDF5_PEER");
    if (!directory) GTEST_SKIP() << "runs from hdf5_peer_test.py";
    directory_ = directory;
  }
  void TearDown() override {}

  /// Names in the .npz mark texts and element types that NumPy lacks: "text:NAME", "type:NAME".
  static void expect_file(Source& source, const NpzFile& expected) {
    EXPECT_EQ(source.entries().size(), expected.names().size()) << source.label();
    for (const std::string& name : expected.names()) {
      const ArrayRef value = expected.read(name);
      const std::string kind = name.substr(0, 5), rest = name.size() > 5 ? name.substr(5) : "";
      if (kind != "text:" && kind != "type:") {
        expect_entry(source, name, *value);
        continue;
      }
      const size_t index = source.find(rest);
      ASSERT_LT(index, source.entries().size()) << rest;
      if (kind == "text:") {
        EXPECT_EQ(read(source, rest), bytes_of(*value)) << rest;
        continue;
      }
      const StoredEntry& entry = source.entries()[index];
      EXPECT_EQ(entry.dtype, CTN_DTYPE_NONE);
      EXPECT_EQ(entry.type, bytes_of(*value)) << rest;
      std::string message;
      EXPECT_EQ(status_of([&] { source.read(index, nullptr); }, &message), CTN_ERROR_DTYPE);
      EXPECT_NE(message.find("got " + entry.type), std::string::npos) << message;
    }
  }
};

TEST_F(Hdf5Peer, ReadsItsFiles) {
  int files = 0;
  for (const auto& file : fs::directory_iterator(directory_)) {
    if (file.path().extension() != ".npz") continue;
    ++files;
    SCOPED_TRACE(file.path().stem().string());
    const Ref<NpzFile> expected = open_npz(file.path().c_str());
    const std::string path = (directory_ / file.path().stem()).string() + ".h5";
    expect_file(*open_hdf5(path, "/"), *expected);
    expect_file(*hdf5::open_with_library(path, "/"), *expected);
  }
  EXPECT_GT(files, 0);
}

/// error_STATUS_NAME.h5 is accompanied by a file with the expected message.
TEST_F(Hdf5Peer, RefusesItsFiles) {
  int files = 0;
  for (const auto& file : fs::directory_iterator(directory_)) {
    if (file.path().extension() != ".txt") continue;
    ++files;
    SCOPED_TRACE(file.path().stem().string());
    const std::string path = (directory_ / file.path().stem()).string() + ".h5";
    const int status = std::atoi(file.path().stem().string().substr(6).c_str());
    for (const auto open : {open_hdf5, hdf5::open_with_library}) {
      std::string message;
      const auto load = [&] {
        const SourceRef source = open(path, "/");
        for (size_t i = 0; i < source->entries().size(); ++i) read(*source, source->entries()[i].name);
      };
      EXPECT_EQ(status_of(load, &message), status) << message;
      EXPECT_NE(message.find(file_bytes(file.path().string())), std::string::npos) << message;
    }
  }
  EXPECT_GT(files, 0);
}

/// Only files in the newer layouts, whose checksums keep libhdf5 from data that would crash it.
TEST_F(Hdf5Peer, DamagedFiles) {
  path_ = (directory_ / "damaged.h5").string();
  load_damaged(file_bytes((directory_ / "small.h5").string()));
}

TEST_F(Hdf5Peer, WritesFilesForIt) {
  for (const auto& file : fs::directory_iterator(CATENARY_VECTORS "/serializers")) {
    if (file.path().extension() != ".h5") continue;
    const Ref<NpzFile> values =
        open_npz((file.path().parent_path() / file.path().stem()).concat(".npz").c_str());
    StoredValues stored;
    for (const std::string& name : values->names()) stored.push_back({name, values->read(name), ""});
    write_hdf5(stored, (directory_ / ("copy_" + file.path().filename().string())).string(), "/", 4);
  }
  for (const int level : {0, 1, 9}) {
    StoredValues values;
    for (DType dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
      if (dtype == CTN_BFLOAT16) continue;
      const std::string name = dtype_name(dtype);
      values.push_back({name + "/scalar", counting({}, dtype), ""});
      values.push_back({name + "/empty", counting({3, 0}, dtype), ""});
      values.push_back({name + "/small", counting({4, 5}, dtype), ""});
      values.push_back({name + "/large", counting({700, 801}, dtype, 0.25), ""});
    }
    values.push_back({"text", nullptr,
                      "gr\xc3\xb6\xc3\x9f"
                      "er"});
    values.push_back({"no text", nullptr, ""});
    values.push_back({"\xc3\xbc/\xe2\x82\xac", counting({2}, CTN_INT32), ""});
    values.push_back({"nothing/here/", nullptr, ""});
    write_hdf5(values, (directory_ / ("ours_" + std::to_string(level) + ".h5")).string(), "model/best",
               level);
  }
}

}  // namespace
}  // namespace catenary
