// Tests of reading .npz files as entries to load: dtypes, layouts, texts, damaged files.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "impl/array/npy.h"
#include "impl/base/zip.h"
#include "tests/impl/serializers/file_formats.h"

namespace catenary {
namespace {

namespace fs = std::filesystem;

class NpzSource : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "catenary_npz_source_XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    directory_ = name;
    path_ = (directory_ / "file.npz").string();
  }
  void TearDown() override {
    std::error_code ignored;
    fs::remove_all(directory_, ignored);
  }

  void add(const std::string& name, const std::string& bytes) { members_.push_back({name, bytes}); }

  void add_npy(const std::string& name, const std::string& descr, const std::string& shape,
               const std::string& elements, bool fortran = false) {
    std::string npy("\x93NUMPY\x01\x00", 8);
    std::string text = "{'descr': " + descr + ", 'fortran_order': " + (fortran ? "True" : "False") +
                       ", 'shape': " + shape + "}";
    while ((10 + text.size() + 1) % 64) text += ' ';
    text += '\n';
    npy += char(text.size() & 255);
    npy += char(text.size() >> 8);
    add(name + ".npy", npy + text + elements);
  }

  /// The same values in other files: stored or deflated.
  SourceRef open() {
    ZipWriter writer(path_, GetParam() ? 6 : 0);
    for (const auto& [name, bytes] : members_) writer.add(name, bytes.data(), bytes.size(), nullptr, 0);
    writer.commit();
    return open_npz(path_);
  }

  template <class T>
  static std::vector<T> elements(const SourceRef& source, const std::string& name, size_t count) {
    const size_t index = source->find(name);
    std::vector<T> got(count + 1, T(99));
    source->verify(index);
    source->read(index, got.data());
    EXPECT_EQ(got.back(), T(99));
    got.pop_back();
    return got;
  }

  std::string text(const SourceRef& source, const std::string& name) {
    const size_t index = source->find(name);
    EXPECT_LT(index, source->entries().size()) << name;
    EXPECT_TRUE(source->entries()[index].is_text);
    source->verify(index);
    return source->read_text(index);
  }

  template <class Action>
  static std::string message_of(ctn_status expected, Action action) {
    try {
      action();
    } catch (const Error& error) {
      EXPECT_EQ(error.status(), expected) << error.what();
      return error.what();
    }
    ADD_FAILURE() << "expected an error";
    return "";
  }

  fs::path directory_;
  std::string path_;
  std::vector<std::pair<std::string, std::string>> members_;
};

TEST_P(NpzSource, ReadsEveryDtype) {
  std::vector<std::pair<std::string, std::string>> expected;
  for (DType dtype : {CTN_BOOL, CTN_INT8, CTN_INT16, CTN_INT32, CTN_INT64, CTN_UINT8, CTN_UINT16, CTN_UINT32,
                      CTN_UINT64, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    for (int64_t rows : {0, 1, 3, 50000}) {
      const int64_t shape[2] = {rows, 2};
      std::string bytes(size_t(rows * 2) * itemsize(dtype), '\0');
      for (size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = char(dtype == CTN_BOOL ? i % 3 == 0 : i * 31 + i / 99);
      const std::string name = std::string(dtype_name(dtype)) + "/" + std::to_string(rows);
      add(name + ".npy", make_npy_header(dtype, shape, 2) + bytes);
      expected.push_back({name, bytes});
    }
  }
  const SourceRef source = open();
  ASSERT_EQ(source->entries().size(), expected.size());
  for (size_t i = 0; i < expected.size(); ++i) {
    const StoredEntry& entry = source->entries()[i];
    EXPECT_EQ(entry.name, expected[i].first);
    EXPECT_EQ(entry.type, dtype_name(entry.dtype));
    EXPECT_EQ(entry.shape.size(), 2u);
    EXPECT_EQ(entry.shape[1], 2);
    const std::vector<char> got = elements<char>(source, entry.name, expected[i].second.size());
    EXPECT_EQ(std::string(got.begin(), got.end()), expected[i].second) << entry.name;
    // Reads again without verifying first.
    std::string again(got.size(), '\0');
    source->read(i, again.data());
    EXPECT_EQ(again, expected[i].second);
  }
}

TEST_P(NpzSource, ReadsOtherLayouts) {
  add_npy("scalar", "'<i4'", "()", std::string("\x05\0\0\0", 4));
  add_npy("swapped", "'>i2'", "(2,)", std::string("\x01\x02\xff\xfe", 4));
  add_npy("fortran", "'|i1'", "(2, 3)", std::string("\x01\x02\x03\x04\x05\x06", 6), true);
  add_npy("fortran_swapped", "'>u2'", "(1, 2)", std::string("\0\x01\0\x02", 4), true);
  add_npy("bools", "'|b1'", "(3,)", std::string("\0\x02\xff", 3));
  const SourceRef source = open();
  EXPECT_EQ(elements<int32_t>(source, "scalar", 1), (std::vector<int32_t>{5}));
  EXPECT_EQ(elements<int16_t>(source, "swapped", 2), (std::vector<int16_t>{0x0102, -2}));
  EXPECT_EQ(elements<int8_t>(source, "fortran", 6), (std::vector<int8_t>{1, 3, 5, 2, 4, 6}));
  EXPECT_EQ(elements<uint16_t>(source, "fortran_swapped", 2), (std::vector<uint16_t>{1, 2}));
  EXPECT_EQ(elements<uint8_t>(source, "bools", 3), (std::vector<uint8_t>{0, 1, 1}));
}

TEST_P(NpzSource, ReadsTexts) {
  const auto utf32 = [](std::initializer_list<uint32_t> codes, bool swapped) {
    std::string bytes;
    for (uint32_t code : codes)
      for (int i = 0; i < 4; ++i) bytes += char(code >> (8 * (swapped ? 3 - i : i)) & 0xff);
    return bytes;
  };
  add_npy("unicode", "'<U4'", "()", utf32({'a', 0xe9, 0x20ac, 0x1f600}, false));
  add_npy("swapped", "'>U3'", "()", utf32({0x20ac, 'b', 0}, true));
  add_npy("bytes", "'|S5'", "()", std::string("a\xc3\xa9\0\0", 5));
  add_npy("empty", "'<U0'", "()", "");
  add_npy("surrogate", "'<U1'", "()", utf32({0xd800}, false));
  add_npy("latin", "'|S1'", "()", "\xe9");
  add_npy("inner", "'|S3'", "()", std::string("a\0b", 3));
  add_npy("list", "'<U1'", "(2,)", utf32({'a', 'b'}, false));
  const SourceRef source = open();
  EXPECT_EQ(text(source, "unicode"), "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
  EXPECT_EQ(text(source, "swapped"),
            "\xe2\x82\xac"
            "b");
  EXPECT_EQ(text(source, "bytes"), "a\xc3\xa9");
  EXPECT_EQ(text(source, "empty"), "");
  for (const char* name : {"surrogate", "latin", "inner"})
    EXPECT_EQ(
        message_of(CTN_ERROR_FORMAT, [&] { text(source, name); }),
        path_ + ": \"" + name + "\": expected a string of Unicode characters without NULs, got other values");
  const StoredEntry& list = source->entries()[source->find("list")];
  EXPECT_FALSE(list.is_text);
  EXPECT_EQ(list.dtype, CTN_DTYPE_NONE);
}

TEST_P(NpzSource, ListsWhatItCannotRead) {
  add_npy("complex", "'<c8'", "(1,)", std::string(8, '\0'));
  add_npy("record", "[('a', '<i4')]", "(1,)", std::string(4, '\0'));
  add_npy("object", "'|O'", "()", "pickle");
  add("folder/", "");
  add("notes.txt", "text");
  add("x", "left out: x.npy has the name");
  add_npy("x", "'|i1'", "(1,)", "\x07");
  add("bare", make_npy_header(CTN_INT8, nullptr, 0) + "\x03");
  const SourceRef source = open();
  ASSERT_EQ(source->entries().size(), 6u);
  char byte;
  const std::pair<const char*, const char*> foreign[] = {{"complex", "'<c8'"},
                                                         {"record", "'[('a', '<i4')]'"},
                                                         {"object", "'|O'"},
                                                         {"notes.txt", "data that is not an NPY file"}};
  for (const auto& [name, type] : foreign) {
    const size_t index = source->find(name);
    EXPECT_EQ(source->entries()[index].dtype, CTN_DTYPE_NONE);
    EXPECT_EQ(source->entries()[index].type, type);
    EXPECT_EQ(message_of(CTN_ERROR_DTYPE, [&] { source->read(index, &byte); }),
              path_ + ": \"" + name + "\": expected an array of the library's dtypes, got " + type);
  }
  EXPECT_EQ(elements<int8_t>(source, "x", 1), (std::vector<int8_t>{7}));
  EXPECT_EQ(elements<int8_t>(source, "bare", 1), (std::vector<int8_t>{3}));
}

TEST_P(NpzSource, RefusesBrokenFiles) {
  message_of(CTN_ERROR_NOT_FOUND, [&] { open_npz(path_); });
  std::ofstream(path_) << "no archive, and long enough to be one";
  message_of(CTN_ERROR_FORMAT, [&] { open_npz(path_); });
  add_npy("a", "'<f4'", "(2,)", "1234567");
  EXPECT_EQ(message_of(CTN_ERROR_FORMAT, [&] { open(); }),
            path_ + ": a.npy: npy: shape (2,) needs 8 bytes of data, the file has 7");
  members_.clear();
  add("a.npy", "not NumPy's");
  EXPECT_EQ(message_of(CTN_ERROR_FORMAT, [&] { open(); }),
            path_ + ": a.npy: npy: the file does not begin with the npy magic string");
  members_.clear();
  add_npy("a", "'<U99999999999'", "()", "");
  EXPECT_EQ(message_of(CTN_ERROR_FORMAT, [&] { open(); }),
            path_ + ": a.npy: npy: element type '<U99999999999' in 'descr' is too long");
  members_.clear();
  add_npy("a", "'<U3'", "()", "12345678901");
  message_of(CTN_ERROR_FORMAT, [&] { open(); });
}

TEST_P(NpzSource, ChangedElementsFailBeforeAnythingIsRead) {
  std::string bytes(100000, '\0');
  for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = char(i * i >> 5);
  add_npy("a", "'|u1'", "(100000,)", bytes);
  open();
  std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(-300, std::ios::end);
  file.put('\x55').put('\x2a').put('\x55');
  file.close();
  const SourceRef source = open_npz(path_);
  const std::string message = message_of(CTN_ERROR_FORMAT, [&] { source->verify(0); });
  EXPECT_EQ(message.find(path_ + ": entry 'a.npy'"), 0u) << message;
}

INSTANTIATE_TEST_SUITE_P(, NpzSource, testing::Bool(),
                         [](const testing::TestParamInfo<bool>& info) -> std::string {
                           return info.param ? "Deflated" : "Stored";
                         });

}  // namespace
}  // namespace catenary
