// Tests of the formats under .npz files: NPY headers and elements, ZIP archives, and damaged files.
#include "impl/array/npy.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "impl/base/error.h"
#include "impl/base/zip.h"

namespace catenary {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<unsigned char>;

/// Returns the status with which an action fails, or CTN_OK, and stores its message in `message`.
template <class Action>
ctn_status status_of(Action action, std::string* message = nullptr) {
  try {
    action();
    return CTN_OK;
  } catch (const Error& error) {
    if (message != nullptr) *message = error.what();
    return error.status();
  }
}

std::string version_1(const std::string& dict) {
  std::string length = {char(dict.size() & 0xff), char(dict.size() >> 8)};
  return std::string("\x93NUMPY\x01\x00", 8) + length + dict;
}

NpyHeader parse(const std::string& file) {
  return parse_npy_header(reinterpret_cast<const unsigned char*>(file.data()), file.size());
}

NpyHeader parse_dict(const std::string& dict) { return parse(version_1(dict) + std::string(256, '\0')); }

TEST(Npy, WritesWhatNumpyWrites) {
  const int64_t shape[] = {2, 3};
  std::string header = make_npy_header(CTN_FLOAT32, shape, 2);
  EXPECT_EQ(header.size(), 128u);
  EXPECT_EQ(header.substr(0, 10), std::string("\x93NUMPY\x01\x00\x76\x00", 10));
  EXPECT_EQ(header.substr(10, 59), "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }");
  EXPECT_EQ(header.substr(69), std::string(58, ' ') + "\n");
}

TEST(Npy, ReadsBackWhatItWrites) {
  for (ctn_dtype dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
    if (dtype == CTN_BFLOAT16) continue;
    for (const std::vector<int64_t>& shape : {std::vector<int64_t>{}, {5}, {0}, {2, 0, 3}, {1, 2, 3, 4}}) {
      std::string file = make_npy_header(dtype, shape.data(), int(shape.size())) + std::string(8 * 24, '\0');
      NpyHeader header = parse(file);
      EXPECT_EQ(header.dtype, dtype);
      EXPECT_EQ(header.shape, shape);
      EXPECT_FALSE(header.fortran_order);
      EXPECT_FALSE(header.swapped);
      EXPECT_EQ(header.data_offset % 64, 0u);
      EXPECT_EQ(header.data_offset, file.size() - 8 * 24);
    }
  }
}

TEST(Npy, Version2ForLongHeaders) {
  std::vector<int64_t> shape(30000, 1);
  std::string header = make_npy_header(CTN_INT8, shape.data(), int(shape.size()));
  EXPECT_EQ(header.substr(6, 2), std::string("\x02\x00", 2));
  EXPECT_EQ(header.size() % 64, 0u);
}

TEST(Npy, Bfloat16HasNoName) {
  EXPECT_EQ(status_of([] { make_npy_header(CTN_BFLOAT16, nullptr, 0); }), CTN_ERROR_UNSUPPORTED);
}

TEST(Npy, AcceptsEveryLayoutOfTheDict) {
  NpyHeader header = parse_dict("{\"shape\":(2,3),\"descr\":\">i4\",\"fortran_order\":True}");
  EXPECT_EQ(header.dtype, CTN_INT32);
  EXPECT_TRUE(header.swapped);
  EXPECT_TRUE(header.fortran_order);
  EXPECT_EQ(header.shape, (std::vector<int64_t>{2, 3}));
  header = parse_dict("{ 'descr' :'|u1' ,\t'fortran_order': False, 'shape': ( 2L,3L , ) , }  \n");
  EXPECT_EQ(header.dtype, CTN_UINT8);
  EXPECT_EQ(header.shape, (std::vector<int64_t>{2, 3}));
  header = parse_dict("{'descr': '>b1', 'fortran_order': False, 'shape': ()}");
  EXPECT_EQ(header.dtype, CTN_BOOL);
  EXPECT_FALSE(header.swapped);
}

TEST(Npy, BrokenHeaders) {
  for (const char* dict : {
           "",
           "{",
           "}",
           "{}",
           "{'descr'}",
           "['<f4', False, (2, 3)]",
           "not a dict",
           "{'descr': '<f4', 'fortran_order': False}",
           "{'descr': '<f4', 'shape': (2,)}",
           "{'fortran_order': False, 'shape': (2,)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)} x",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), 'more': 1}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), 'shape': (2,)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (-2,)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (2.0,)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (2)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (2 3)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (,)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': [2, 3]}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': 2}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (02,)}",
           "{'descr': '<f4', 'fortran_order': 0, 'shape': (2,)}",
           "{'descr': '<q9', 'fortran_order': False, 'shape': (2,)}",
           "{'descr': '', 'fortran_order': False, 'shape': (2,)}",
           "{'descr': '<f4, 'fortran_order': False, 'shape': (2,)}",
           "{'descr': '\\x3cf4', 'fortran_order': False, 'shape': (2,)}",
           "{'descr': [('x', '<f4'), 'fortran_order': False, 'shape': (2,)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (1000,)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296)}",
           "{'descr': '<f8', 'fortran_order': False, 'shape': (2305843009213693953,)}",
           "{'descr': '<f8', 'fortran_order': False, 'shape': (0, 4294967296, 4294967296)}",
           "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}",
       }) {
    EXPECT_EQ(status_of([&] { parse_dict(dict); }), CTN_ERROR_FORMAT) << dict;
  }
  std::string nested = "{'descr': '<f4', 'fortran_order': False, 'shape': " + std::string(60000, '(');
  EXPECT_EQ(status_of([&] { parse_dict(nested); }), CTN_ERROR_FORMAT);
  nested = "{'descr': " + std::string(60000, '[');
  EXPECT_EQ(status_of([&] { parse_dict(nested); }), CTN_ERROR_FORMAT);
}

TEST(Npy, ForeignElementTypesAreNamed) {
  for (const char* descr : {"'|O'", "'<c8'", "'<c16'", "'<f16'", "'<M8[s]'", "'<m8'", "'<U2'", "'|S3'",
                            "'|V4'", "[('x', '<f4'), ('y', '<i2', (2,))]"}) {
    std::string message;
    std::string dict = std::string("{'descr': ") + descr + ", 'fortran_order': False, 'shape': (2,)}";
    EXPECT_EQ(status_of([&] { parse_dict(dict); }, &message), CTN_ERROR_DTYPE) << descr;
    EXPECT_NE(message.find(std::string(descr).substr(1, 3)), std::string::npos) << message;
  }
}

TEST(Npy, EveryTruncationIsAnError) {
  const int64_t shape[] = {2, 3};
  std::string file = make_npy_header(CTN_FLOAT32, shape, 2) + std::string(24, 'x');
  for (size_t size = 0; size < file.size(); ++size) {
    EXPECT_EQ(status_of([&] { parse(file.substr(0, size)); }), CTN_ERROR_FORMAT) << size;
  }
  EXPECT_NO_THROW(parse(file + "more"));
  for (const char* version : {"\x00\x00", "\x01\x01", "\x04\x00"}) {
    std::string other = file.substr(0, 6) + std::string(version, 2) + file.substr(8);
    EXPECT_EQ(status_of([&] { parse(other); }), CTN_ERROR_FORMAT);
  }
}

class Zip : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = testing::TempDir() + "catenary-zip-XXXXXX";
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    path_ = (folder_ / "a.npz").string();
  }
  void TearDown() override { fs::remove_all(folder_); }

  static Bytes bytes(const std::string& text) { return Bytes(text.begin(), text.end()); }

  Bytes file() const {
    std::ifstream stream(path_, std::ios::binary);
    return Bytes(std::istreambuf_iterator<char>(stream), {});
  }

  void write(const std::string& content, bool compress = false) const {
    ZipWriter writer(path_, compress ? 6 : 0);
    writer.add("x.npy", content.data(), 0, content.data(), content.size());
    writer.commit();
  }

  size_t files_in_folder() const { return size_t(std::distance(fs::directory_iterator(folder_), {})); }

  fs::path folder_;
  std::string path_;
};

TEST_F(Zip, ReadsBackWhatItWrites) {
  std::string large(300000, 'a');
  for (bool compress : {false, true}) {
    ZipWriter writer(path_, compress ? 6 : 0);
    writer.add("l1/W.npy", "head", 4, large.data(), large.size());
    writer.add(
        "gr\xc3\xb6\xc3\x9f"
        "e",
        "h", 1, nullptr, 0);
    writer.add("empty", nullptr, 0, nullptr, 0);
    writer.add("shared", nullptr, 0, std::make_shared<int>(7), sizeof(int));
    writer.commit();
    EXPECT_EQ(compress, fs::file_size(path_) < large.size());
    ZipReader reader(path_);
    EXPECT_EQ(reader.names(), (std::vector<std::string>{"l1/W.npy",
                                                        "gr\xc3\xb6\xc3\x9f"
                                                        "e",
                                                        "empty", "shared"}));
    EXPECT_EQ(reader.read("l1/W.npy"), bytes("head" + large));
    EXPECT_EQ(reader.read("gr\xc3\xb6\xc3\x9f"
                          "e"),
              bytes("h"));
    EXPECT_TRUE(reader.read("empty").empty());
    EXPECT_EQ(reader.read("shared").size(), sizeof(int));
    EXPECT_TRUE(reader.has("empty"));
    EXPECT_FALSE(reader.has("absent"));
    EXPECT_EQ(status_of([&] { reader.read("absent"); }), CTN_ERROR_NOT_FOUND);
  }
}

TEST_F(Zip, SameContentSameBytes) {
  write("content", true);
  Bytes first = file();
  fs::remove(path_);
  write("content", true);
  EXPECT_EQ(file(), first);
}

TEST_F(Zip, EmptyArchive) {
  ZipWriter(path_, 0).commit();
  EXPECT_TRUE(ZipReader(path_).names().empty());
}

TEST_F(Zip, BadNames) {
  ZipWriter writer(path_, 0);
  writer.add("x", nullptr, 0, nullptr, 0);
  for (const std::string& name :
       {std::string("x"), std::string(), std::string("../x"), std::string("a/../x"), std::string("a\\.."),
        std::string("\xff"), std::string("\xc0\x80"), std::string("\xed\xa0\x80"), std::string("a\0b", 3),
        std::string(65536, 'x')}) {
    EXPECT_EQ(status_of([&] { writer.add(name, nullptr, 0, nullptr, 0); }), CTN_ERROR_INVALID_ARGUMENT)
        << name;
  }
  EXPECT_NO_THROW(writer.add("..x/a..", nullptr, 0, nullptr, 0));
  writer.commit();
  EXPECT_EQ(status_of([&] { writer.commit(); }), CTN_ERROR_STATE);
}

TEST_F(Zip, NothingIsWrittenBeforeCommit) {
  {
    ZipWriter writer(path_, 0);
    writer.add("x", nullptr, 0, nullptr, 0);
  }
  EXPECT_EQ(files_in_folder(), 0u);
}

TEST_F(Zip, KeepsPermissionsAndFollowsLinks) {
  write("old");
  ASSERT_EQ(chmod(path_.c_str(), 0640), 0);
  std::string target = path_;
  path_ = (folder_ / "link.npz").string();
  fs::create_symlink(target, path_);
  write("new");
  EXPECT_TRUE(fs::is_symlink(path_));
  struct stat info;
  ASSERT_EQ(stat(target.c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 07777, 0640u);
  EXPECT_EQ(ZipReader(target).read("x.npy"), bytes("new"));
  EXPECT_EQ(files_in_folder(), 2u);
}

TEST_F(Zip, FullDiskLeavesTheOldFile) {
  write("old");
  Bytes before = file();
  std::string large(1 << 20, 'x');
  struct rlimit old_limit;
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &old_limit), 0);
  for (rlim_t limit : {0, 30, 5000, 1 << 20, (1 << 20) + 60}) {
    struct rlimit low = {limit, old_limit.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &low), 0);
    std::string message;
    ctn_status status = status_of([&] { write(large); }, &message);
    setrlimit(RLIMIT_FSIZE, &old_limit);
    EXPECT_EQ(status, CTN_ERROR_IO);
    EXPECT_NE(message.find(path_), std::string::npos) << message;
    EXPECT_NE(message.find(strerror(EFBIG)), std::string::npos) << message;
    EXPECT_EQ(file(), before);
    EXPECT_EQ(files_in_folder(), 1u);
  }
  sigset_t pending;
  sigpending(&pending);
  EXPECT_FALSE(sigismember(&pending, SIGXFSZ));
}

TEST_F(Zip, PlacesThatCannotBeWritten) {
  for (const std::string& path : {(folder_ / "absent" / "a.npz").string(), folder_.string(),
                                  std::string("/dev/full"), std::string(), folder_.string() + "/new/"}) {
    std::string message;
    EXPECT_EQ(status_of([&] { ZipWriter(path, 0).commit(); }, &message), CTN_ERROR_IO) << path;
    EXPECT_EQ(message.find(path), 0u) << message;
  }
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
  EXPECT_EQ(files_in_folder(), 0u);
}

TEST_F(Zip, PlacesThatCannotBeRead) {
  EXPECT_EQ(status_of([&] { ZipReader reader(path_); }), CTN_ERROR_NOT_FOUND);
  EXPECT_EQ(status_of([&] { ZipReader reader(folder_.string()); }), CTN_ERROR_IO);
  EXPECT_EQ(status_of([&] { ZipReader reader("/dev/full"); }), CTN_ERROR_IO);
  if (geteuid() != 0) {
    write("x");
    chmod(path_.c_str(), 0);
    EXPECT_EQ(status_of([&] { ZipReader reader(path_); }), CTN_ERROR_IO);
  }
}

/// Reads everything. Damage must be reported as an error in the file or have no effect.
void expect_error_or_content(const Bytes& archive, const std::string& content) {
  ctn_status status = status_of([&] {
    ZipReader reader(archive.data(), archive.size(), "memory");
    for (const std::string& name : reader.names()) {
      Bytes data = reader.read(name);
      EXPECT_EQ(std::string(data.begin(), data.end()), content);
    }
  });
  EXPECT_TRUE(status == CTN_OK || status == CTN_ERROR_FORMAT || status == CTN_ERROR_UNSUPPORTED) << status;
}

TEST_F(Zip, DamagedArchives) {
  std::string content(500, 'q');
  for (bool compress : {false, true}) {
    write(content, compress);
    Bytes good = file();
    for (size_t size = 0; size < good.size(); ++size) {
      EXPECT_EQ(status_of([&] { ZipReader reader(good.data(), size, "memory"); }), CTN_ERROR_FORMAT) << size;
    }
    for (size_t i = 0; i < good.size(); ++i) {
      for (int change : {0x01, 0x80, 0xff}) {
        Bytes bad = good;
        bad[i] = static_cast<unsigned char>(bad[i] ^ change);
        expect_error_or_content(bad, content);
      }
    }
  }
}

TEST_F(Zip, LyingSizesAllocateNothing) {
  write(std::string(100000, 'q'), true);
  Bytes archive = file();
  const Bytes central = {'P', 'K', 1, 2};
  auto entry = std::search(archive.begin(), archive.end(), central.begin(), central.end());
  ASSERT_NE(entry, archive.end());
  const size_t local_size_offset = 22;
  const size_t central_size_offset = size_t(entry - archive.begin()) + 24;
  for (size_t offset : {local_size_offset, central_size_offset}) {
    const Bytes size = {0, 0, 0, 0xf0};
    std::copy(size.begin(), size.end(), archive.begin() + std::ptrdiff_t(offset));
  }
  ZipReader reader(archive.data(), archive.size(), "memory");
  std::string message;
  EXPECT_EQ(status_of([&] { reader.read("x.npy"); }, &message), CTN_ERROR_FORMAT);
  EXPECT_NE(message.find("cannot come from"), std::string::npos) << message;
}

TEST_F(Zip, EntriesInAnyWay) {
  std::string content;
  for (unsigned i = 0; i < 700000; ++i) content += char(i * i / 1000 + i % 7);
  for (bool compress : {false, true}) {
    ZipWriter writer(path_, compress ? 9 : 0);
    writer.add("other", "ab", 2, nullptr, 0);
    writer.add("x", content.data(), 10, content.data() + 10, content.size() - 10);
    writer.commit();
    const ZipReader reader(path_);
    ZipReader::Entry entry(reader, "x");
    ASSERT_EQ(entry.size(), content.size());
    EXPECT_EQ(entry.is_stored(), !compress);
    // Reads in small pieces, then one small piece and the whole rest, then everything at once.
    for (size_t step : {size_t{777}, content.size()}) {
      std::string got(content.size(), '\0');
      entry.read(&got[0], 100);
      for (size_t at = 100; at < got.size(); at += step)
        entry.read(&got[at], std::min(step, got.size() - at));
      entry.finish();
      EXPECT_EQ(got, content);
      EXPECT_EQ(status_of([&] { entry.read(&got[0], 1); }), CTN_ERROR_FORMAT);
      entry.rewind();
    }
    EXPECT_EQ(reader.read("x"), bytes(content));
    if (compress) continue;
    EXPECT_NO_THROW(entry.verify());
    std::string got(1000, '\0');
    entry.read_at(&got[0], got.size(), content.size() - got.size());
    EXPECT_EQ(got, content.substr(content.size() - got.size()));
    EXPECT_EQ(status_of([&] { entry.read_at(&got[0], got.size(), content.size() - 999); }), CTN_ERROR_FORMAT);
  }
}

TEST_F(Zip, ChangedBytesAreNoticed) {
  const std::string content(5000, 'q');
  for (bool compress : {false, true}) {
    write(content, compress);
    Bytes archive = file();
    archive[compress ? 37 : 2000] ^= 1;
    const ZipReader reader(archive.data(), archive.size(), "memory");
    ZipReader::Entry entry(reader, "x.npy");
    std::string got(content.size(), '\0'), message;
    EXPECT_EQ(status_of([&] { entry.read_all(&got[0]); }, &message), CTN_ERROR_FORMAT);
    if (!compress) {
      EXPECT_EQ(message.find("memory: entry 'x.npy': CRC error: expected "), 0u) << message;
      EXPECT_EQ(status_of([&] { entry.verify(); }), CTN_ERROR_FORMAT);
    }
    const auto piecewise = [&] {
      entry.read(&got[0], got.size());
      entry.finish();
    };
    EXPECT_EQ(status_of(piecewise), CTN_ERROR_FORMAT);
  }
}

TEST_F(Zip, MoreEntriesThanTheOldFormatCounts) {
  ZipWriter writer(path_, 0);
  for (int i = 0; i < 66000; ++i) {
    const std::string name = std::to_string(i);
    writer.add(name, name.data(), name.size(), nullptr, 0);
  }
  writer.commit();
  const ZipReader reader(path_);
  EXPECT_EQ(reader.names().size(), 66000u);
  EXPECT_EQ(reader.read("65999"), bytes("65999"));
}

}  // namespace
}  // namespace catenary
