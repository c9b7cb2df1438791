// Tests of safetensors files: exact bytes, names, texts, and headers that are rejected.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/impl/serializers/file_formats.h"

namespace catenary {
namespace {

namespace fs = std::filesystem;

constexpr DType kDTypes13[] = {CTN_BOOL,     CTN_INT8,    CTN_INT16,  CTN_INT32,  CTN_INT64,
                               CTN_UINT8,    CTN_UINT16,  CTN_UINT32, CTN_UINT64, CTN_FLOAT16,
                               CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

class Safetensors : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "catenary_safetensors_XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    directory_ = name;
    path_ = (directory_ / "file.safetensors").string();
  }
  void TearDown() override {
    std::error_code ignored;
    fs::remove_all(directory_, ignored);
  }

  static ArrayRef pattern(std::initializer_list<int64_t> shape, DType dtype) {
    int64_t size = int64_t(itemsize(dtype));
    for (int64_t n : shape) size *= n;
    std::string bytes(size_t(size), '\0');
    for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = char(dtype == CTN_BOOL ? i % 3 == 0 : i * 37 + 11);
    return from_data(bytes.data(), {shape.begin(), shape.size()}, dtype, cpu_backend());
  }

  static std::string bytes_of(const Array& a) {
    std::string bytes(size_t(a.nbytes()), '\0');
    to_data(a, bytes.data());
    return bytes;
  }

  std::string file_bytes() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  /// Writes a file with this header and `data_size` bytes of data: 0, 1, 2...
  void put(const std::string& json, size_t data_size) const {
    std::string bytes(8, '\0');
    for (int i = 0; i < 8; ++i) bytes[size_t(i)] = char(uint64_t(json.size()) >> (8 * i) & 0xff);
    bytes += json;
    for (size_t i = 0; i < data_size; ++i) bytes += char(i);
    put_bytes(bytes);
  }
  void put_bytes(const std::string& bytes) const { std::ofstream(path_, std::ios::binary) << bytes; }

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
  std::string open_error() const {
    return message_of(CTN_ERROR_FORMAT, [&] { open_safetensors(path_); });
  }
  std::string header_error(const std::string& json, size_t data_size = 0) const {
    put(json, data_size);
    const std::string message = open_error();
    EXPECT_EQ(message.compare(0, path_.size() + 2, path_ + ": "), 0) << message;
    return message.substr(std::min(message.size(), path_.size() + 2));
  }

  fs::path directory_;
  std::string path_;
};

TEST_F(Safetensors, KeepsEveryDtypeAndShape) {
  StoredValues values;
  for (DType dtype : kDTypes13) {
    const std::string name = std::string("all/") + dtype_name(dtype);
    values.push_back({name, pattern({3, 5}, dtype), ""});
    values.push_back({name + "/scalar", pattern({}, dtype), ""});
    values.push_back({name + "/empty", pattern({4, 0, 2}, dtype), ""});
  }
  write_safetensors(values, path_);
  const SourceRef source = open_safetensors(path_);
  EXPECT_EQ(source->label(), path_);
  ASSERT_EQ(source->entries().size(), values.size());
  for (const StoredValue& value : values) {
    const size_t index = source->find(value.name);
    ASSERT_LT(index, source->entries().size()) << value.name;
    const StoredEntry& entry = source->entries()[index];
    EXPECT_EQ(entry.dtype, value.array->dtype());
    EXPECT_FALSE(entry.is_text);
    EXPECT_TRUE(std::equal(entry.shape.begin(), entry.shape.end(), value.array->shape().begin(),
                           value.array->shape().end()));
    EXPECT_FALSE(source->stages(index));
    source->verify(index);
    std::string bytes(size_t(value.array->nbytes()), '\xff');
    source->read(index, bytes.data());
    EXPECT_EQ(bytes, bytes_of(*value.array)) << value.name;
  }
  EXPECT_EQ(source->find("all"), source->entries().size());
}

TEST_F(Safetensors, WritesTheseBytes) {
  const int16_t small[2] = {1, -2};
  const double wide[1] = {1.5};
  const int64_t two = 2, one = 1;
  StoredValues values = {
      {"b \"quoted\" \\ \n\xc3\xa9", from_data(small, {&two, 1}, CTN_INT16, cpu_backend()), ""},
      {"note", nullptr, "a\tb\x01"},
      {"l1/W", from_data(wide, {&one, 1}, CTN_FLOAT64, cpu_backend()), ""}};
  write_safetensors(values, path_);
  std::string json =
      "{\"__metadata__\":{\"note\":\"a\\u0009b\\u0001\"},"
      "\"l1/W\":{\"dtype\":\"F64\",\"shape\":[1],\"data_offsets\":[0,8]},"
      "\"b \\\"quoted\\\" \\\\ \\u000a\xc3\xa9\":{\"dtype\":\"I16\",\"shape\":[2],\"data_offsets\":[8,12]}}";
  json.append((64 - (8 + json.size()) % 64) % 64, ' ');
  std::string expected(1, char(json.size()));
  expected += std::string(7, '\0') + json;
  expected.append(reinterpret_cast<const char*>(wide), 8);
  expected.append(reinterpret_cast<const char*>(small), 4);
  EXPECT_EQ(file_bytes(), expected);

  const SourceRef source = open_safetensors(path_);
  ASSERT_EQ(source->entries().size(), 3u);
  EXPECT_EQ(source->entries()[0].name, "l1/W");
  EXPECT_EQ(source->entries()[0].type, "F64");
  EXPECT_EQ(source->entries()[1].name, values[0].name);
  EXPECT_TRUE(source->entries()[2].is_text);
  EXPECT_EQ(source->read_text(2), "a\tb\x01");
}

TEST_F(Safetensors, WritesTheSameBytesAgainAndAnEmptyFile) {
  const StoredValues values = {{"x", pattern({7}, CTN_FLOAT32), ""},
                               {"y", pattern({2, 2}, CTN_BFLOAT16), ""}};
  write_safetensors(values, path_);
  const std::string first = file_bytes();
  write_safetensors(values, path_);
  EXPECT_EQ(file_bytes(), first);
  write_safetensors({}, path_);
  EXPECT_EQ(file_bytes().size(), 64u);
  EXPECT_TRUE(open_safetensors(path_)->entries().empty());
}

TEST_F(Safetensors, WritesViewsInCOrder) {
  const ArrayRef a = pattern({3, 4}, CTN_INT32);
  write_safetensors({{"t", transpose(*a, {}), ""}}, path_);
  const SourceRef source = open_safetensors(path_);
  int32_t got[12], plain[12];
  source->read(0, got);
  to_data(*a, plain);
  for (int i = 0; i < 4; ++i)
    for (int k = 0; k < 3; ++k) EXPECT_EQ(got[i * 3 + k], plain[k * 4 + i]);
}

TEST_F(Safetensors, WritesSmallAndLargeArraysOfEveryDevice) {
  StoredValues values;
  for (int64_t i = 0; i < 200; ++i) {
    const ArrayRef a = pattern({i % 20 == 0 ? 40000 + i : i * 13, 2}, i % 3 == 0 ? CTN_INT8 : CTN_INT16);
    values.push_back({std::to_string(i), i % 2 == 0 ? a : to_backend(*a, find_backend("test:0")), ""});
  }
  write_safetensors(values, path_);
  const SourceRef source = open_safetensors(path_);
  for (const StoredValue& value : values) {
    std::string bytes(size_t(value.array->nbytes()), '\0');
    source->read(source->find(value.name), bytes.data());
    EXPECT_EQ(bytes, bytes_of(*value.array)) << value.name;
  }
}

TEST_F(Safetensors, RefusesWhatItCannotName) {
  const ArrayRef a = pattern({1}, CTN_INT8);
  const auto error = [&](const StoredValues& values) {
    return message_of(CTN_ERROR_INVALID_ARGUMENT, [&] { write_safetensors(values, path_); });
  };
  EXPECT_EQ(error({{"a", a, ""}, {"a", nullptr, "t"}}), "\"a\": expected unique names, got this one twice");
  EXPECT_EQ(error({{"__metadata__", a, ""}}),
            "\"__metadata__\": expected another name, because the format reserves this one");
  EXPECT_EQ(error({{"\xff", a, ""}}), "\"\xff\": expected a name in UTF-8 without NULs, got other bytes");
  EXPECT_EQ(error({{std::string("a\0b", 3), a, ""}}),
            "\"a\": expected a name in UTF-8 without NULs, got other bytes");
  EXPECT_EQ(error({{"a", nullptr, "\xc0\x80"}}),
            "\"a\": expected a string in UTF-8 without NULs, got other bytes");
  EXPECT_FALSE(fs::exists(path_));
  message_of(CTN_ERROR_IO, [&] { write_safetensors({}, (directory_ / "none" / "x").string()); });
}

TEST_F(Safetensors, ReadsTextsAndSpacesAndOtherOrders) {
  put("{ \"b\" : {\"shape\":[2], \"data_offsets\":[4,6], \"dtype\":\"U8\"},\n"
      "\"__metadata__\":{\"format\":\"pt\",\"b\":\"of a tensor's name\",\"\\u00e9\\ud83d\\ude00\":\"\"},"
      "\"a\":{\"dtype\":\"BOOL\",\"shape\":[4,1],\"data_offsets\":[0,4]}}  ",
      6);
  const SourceRef source = open_safetensors(path_);
  ASSERT_EQ(source->entries().size(), 4u);
  EXPECT_EQ(source->entries()[0].name, "a");
  EXPECT_EQ(source->entries()[1].name, "b");
  EXPECT_EQ(source->read_text(source->find("format")), "pt");
  EXPECT_EQ(source->read_text(source->find("\xc3\xa9\xf0\x9f\x98\x80")), "");
  unsigned char bytes[4];
  source->read(0, bytes);
  EXPECT_EQ(std::memcmp(bytes, "\0\1\1\1", 4), 0);
  source->read(1, bytes);
  EXPECT_EQ(std::memcmp(bytes, "\4\5", 2), 0);
}

TEST_F(Safetensors, NamesElementTypesThatItLacks) {
  put("{\"a\":{\"dtype\":\"F8_E4M3\",\"shape\":[3],\"data_offsets\":[0,3]},"
      "\"b\":{\"dtype\":\"F4\",\"shape\":[2,3],\"data_offsets\":[3,6]},"
      "\"c\":{\"dtype\":\"NEW_1\",\"shape\":[3],\"data_offsets\":[6,7]}}",
      7);
  const SourceRef source = open_safetensors(path_);
  char byte[8];
  for (size_t i = 0; i < 3; ++i) EXPECT_EQ(source->entries()[i].dtype, CTN_DTYPE_NONE);
  EXPECT_EQ(message_of(CTN_ERROR_DTYPE, [&] { source->read(2, byte); }),
            path_ + ": \"c\": the library does not support the element type NEW_1");
}

TEST_F(Safetensors, RefusesBrokenFiles) {
  message_of(CTN_ERROR_NOT_FOUND, [&] { open_safetensors(path_); });
  put_bytes("");
  EXPECT_EQ(open_error(), path_ + ": expected a safetensors file of at least 8 bytes, got 0");
  put_bytes(std::string("\x01\0\0\0\0\0\0", 7));
  EXPECT_EQ(open_error(), path_ + ": expected a safetensors file of at least 8 bytes, got 7");
  put_bytes(std::string("\x05\0\0\0\0\0\0\0{}", 10));
  EXPECT_EQ(open_error(), path_ + ": header: expected 5 bytes, got 2 to the end of the file");
  put_bytes(std::string(8, '\xff') + "{}");
  EXPECT_EQ(
      open_error(),
      path_ +
          ": expected a safetensors file with a header of at most 100000000 bytes, got 18446744073709551615");
  EXPECT_EQ(header_error(""), "header: expected '{' at its beginning, got nothing");
  EXPECT_EQ(header_error(" {}"), "header: expected '{' at its beginning, got \" \"");
  EXPECT_EQ(header_error("{}", 3), "expected 0 bytes of data for its tensors, got 3");
}

TEST_F(Safetensors, RefusesBrokenJson) {
  for (const char* json :
       {"{", "{]", "{}x", "{}{}", "{\"a\"}", "{\"a\":}", "{,}", "{\"__metadata__\":{},}", "{'a':{}}",
        "{\"a\\x\":{}}", "{\"\xff\":{}}", "{\"\xc0\x80\":{}}", "{\"\\ud800\":{}}", "{\"a\nb\":{}}",
        "{\"a\":{\"shape\":[01]}}", "{\"a\":{\"shape\":[1,]}}", "{//\n}"})
    EXPECT_EQ(header_error(json).find("header: expected JSON, got a syntax error at byte "), 0u) << json;
  EXPECT_EQ(header_error(std::string("{}\0", 3)), "header: expected JSON, got a NUL at byte 10");
  // Nesting of any depth is rejected.
  for (const char* open : {"[", "{\"a\":"}) {
    std::string deep = "{\"a\":";
    for (int i = 0; i < 1000000; ++i) deep += open;
    EXPECT_NE(header_error(deep).find(": expected "), std::string::npos);
  }
}

TEST_F(Safetensors, RefusesOtherJson) {
  const auto entry = [](const std::string& inside) { return "{\"a\":{" + inside + "}}"; };
  EXPECT_EQ(header_error("{\"a\":1}"), "\"a\": expected an object, got 1");
  EXPECT_EQ(header_error("{\"a\":\"t\"}"), "\"a\": expected an object, got the string \"t\"");
  EXPECT_EQ(header_error("{\"a\":[]}"), "\"a\": expected an object, got an array");
  EXPECT_EQ(header_error("{\"a\":null}"), "\"a\": expected an object, got null");
  EXPECT_EQ(header_error("{\"__metadata__\":null}"), "\"__metadata__\": expected an object, got null");
  EXPECT_EQ(header_error("{\"__metadata__\":{\"k\":1}}"),
            "\"__metadata__\": \"k\": expected a string, got 1");
  EXPECT_EQ(header_error("{\"__metadata__\":{\"k\":{}}}"),
            "\"__metadata__\": \"k\": expected a string, got an object");
  EXPECT_EQ(header_error("{\"__metadata__\":{\"k\":\"\\u0000\"}}"),
            "\"__metadata__\": \"k\": expected a string without NULs, got one with them");
  EXPECT_EQ(header_error("{\"a\\u0000\":{}}"), "\"a?\": expected a name without NULs, got \"a?\"");
  EXPECT_EQ(header_error("{\"__metadata__\":{},\"__metadata__\":{}}"),
            "\"__metadata__\": expected one object \"__metadata__\", got two");
  EXPECT_EQ(header_error("{\"__metadata__\":{\"k\":\"\",\"k\":\"\"}}"),
            "expected unique names of strings, got \"k\" twice");
  EXPECT_EQ(header_error(entry("")), "\"a\": expected a key \"dtype\", got none");
  EXPECT_EQ(header_error(entry("\"dtype\":\"U8\",\"data_offsets\":[0,0]")),
            "\"a\": expected a key \"shape\", got none");
  EXPECT_EQ(header_error(entry("\"dtype\":\"U8\",\"shape\":[0]")),
            "\"a\": expected a key \"data_offsets\", got none");
  EXPECT_EQ(header_error(entry("\"dtype\":1")), "\"a\": expected dtype: a string, got 1");
  EXPECT_EQ(header_error(entry("\"dtype\":[]")), "\"a\": expected dtype: a string, got an array");
  EXPECT_EQ(header_error(entry("\"shape\":\"1\"")), "\"a\": expected shape: an array, got the string \"1\"");
  EXPECT_EQ(header_error(entry("\"shape\":{}")), "\"a\": expected shape: an array, got an object");
  EXPECT_EQ(header_error(entry("\"data_offsets\":0")), "\"a\": expected data_offsets: an array, got 0");
  EXPECT_EQ(header_error(entry("\"dtype\":\"U8\",\"dtype\":\"U8\"")),
            "\"a\": expected \"dtype\" once, got it twice");
  EXPECT_EQ(header_error(entry("\"size\":1")),
            "\"a\": expected \"dtype\", \"shape\" and \"data_offsets\", got \"size\"");
  const std::string lengths = "\"a\": expected shape: up to 64 lengths of 0 to 2^63 - 1, got ";
  EXPECT_EQ(header_error(entry("\"shape\":[-1]")), lengths + "-1");
  EXPECT_EQ(header_error(entry("\"shape\":[1.0]")), lengths + "the number 1.0");
  EXPECT_EQ(header_error(entry("\"shape\":[1e3]")), lengths + "the number 1e3");
  EXPECT_EQ(header_error(entry("\"shape\":[9223372036854775808]")), lengths + "9223372036854775808");
  EXPECT_EQ(header_error(entry("\"shape\":[99999999999999999999]")),
            lengths + "the number 99999999999999999999");
  EXPECT_EQ(header_error(entry("\"shape\":[true]")), lengths + "true");
  EXPECT_EQ(header_error(entry("\"shape\":[[1]]")), lengths + "an array");
  std::string many = "\"shape\":[1";
  for (int i = 0; i < 64; ++i) many += ",1";
  EXPECT_EQ(header_error(entry(many + "]")), lengths + "more than 64 of them");
  const std::string offsets = "\"a\": expected data_offsets: two numbers of 0 to 2^63 - 1, got ";
  EXPECT_EQ(header_error(entry("\"data_offsets\":[0]")), offsets + "1 of them");
  EXPECT_EQ(header_error(entry("\"data_offsets\":[]")), offsets + "0 of them");
  EXPECT_EQ(header_error(entry("\"data_offsets\":[0,0,0]")), offsets + "a third number");
  EXPECT_EQ(header_error(entry("\"data_offsets\":[0,0.5]")), offsets + "the number 0.5");
  EXPECT_EQ(header_error(entry("\"data_offsets\":[0,\"1\"]")), offsets + "the string \"1\"");
}

TEST_F(Safetensors, RefusesOffsetsThatDoNotFit) {
  const auto u8 = [](const char* name, int64_t length, int64_t begin, int64_t end) {
    return std::string("\"") + name + "\":{\"dtype\":\"U8\",\"shape\":[" + std::to_string(length) +
           "],\"data_offsets\":[" + std::to_string(begin) + "," + std::to_string(end) + "]}";
  };
  EXPECT_EQ(header_error("{" + u8("a", 4, 4, 0) + "}", 4),
            "\"a\": data_offsets: expected begin <= end, got 4 and 0");
  EXPECT_EQ(header_error("{" + u8("a", 4, 0, 3) + "}", 3),
            "\"a\": data_offsets: expected 4 bytes for its dtype and shape, got 3");
  EXPECT_EQ(header_error("{" + u8("a", 0, 0, 3) + "}", 3),
            "\"a\": data_offsets: expected 0 bytes for its dtype and shape, got 3");
  EXPECT_EQ(header_error("{" + u8("a", 4, 0, 4) + "}", 3),
            "\"a\": data_offsets: expected an end of at most 3, got 4");
  EXPECT_EQ(header_error("{" + u8("a", 2, 0, 2) + "," + u8("b", 3, 1, 4) + "}", 4),
            "\"b\": data_offsets: expected 2, the end of the previous tensor, got 1 (an overlap)");
  EXPECT_EQ(header_error("{" + u8("a", 2, 0, 2) + "," + u8("b", 3, 3, 6) + "}", 6),
            "\"b\": data_offsets: expected 2, the end of the previous tensor, got 3 (a gap)");
  EXPECT_EQ(header_error("{" + u8("a", 2, 1, 3) + "}", 3),
            "\"a\": data_offsets: expected 0, the end of the previous tensor, got 1 (a gap)");
  EXPECT_EQ(header_error("{" + u8("a", 2, 0, 2) + "}", 3), "expected 2 bytes of data for its tensors, got 3");
  EXPECT_EQ(header_error("{" + u8("a", 1, 0, 1) + "," + u8("a", 1, 1, 2) + "}", 2),
            "expected unique names of tensors, got \"a\" twice");
  const std::string huge = "9223372036854775807";
  EXPECT_EQ(
      header_error("{\"a\":{\"dtype\":\"F32\",\"shape\":[" + huge + "," + huge + "],\"data_offsets\":[0,4]}}",
                   4),
      "\"a\": shape: expected less than 2^60 bytes of elements, got more");
  EXPECT_EQ(header_error("{\"a\":{\"dtype\":\"F4\",\"shape\":[3],\"data_offsets\":[0,1]}}", 1),
            "\"a\": shape: expected whole bytes of F4, got a part of one");
}

TEST_F(Safetensors, FileThatBecameShorter) {
  write_safetensors({{"x", pattern({1000}, CTN_FLOAT32), ""}}, path_);
  const SourceRef source = open_safetensors(path_);
  fs::resize_file(path_, 2000);
  std::string bytes(4000, '\0');
  EXPECT_EQ(message_of(CTN_ERROR_IO, [&] { source->read(0, bytes.data()); }),
            path_ + ": cannot read: the file has become shorter");
}

}  // namespace
}  // namespace catenary
