// Tests of what every file format of the table must guarantee.
#include "impl/serializers/formats.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace catenary {
namespace {

namespace fs = std::filesystem;

class Formats : public ::testing::TestWithParam<const Format*> {
 protected:
  void SetUp() override {
    directory_ = fs::temp_directory_path() / ("catenary_formats_" + std::to_string(::getpid()));
    fs::create_directories(directory_);
    path_ = (directory_ / "file").string();
    const int64_t shape[2] = {2, 3};
    for (const DType dtype :
         {CTN_BOOL, CTN_INT8, CTN_UINT16, CTN_INT32, CTN_UINT64, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
      const ArrayRef numbers = astype(*arange_i64(0, 6, 1, CTN_INT64), dtype);
      values_.push_back({std::string("l1/") + dtype_name(dtype), reshape(*numbers, {shape, 2}), ""});
    }
    values_.push_back({"scalar", astype(*scalar_f64(0.5), CTN_FLOAT32), ""});
    values_.push_back({"empty", empty_on(cpu_backend(), {shape, 0}, CTN_FLOAT32), ""});
    fill(*values_.back().array, *scalar_f64(0));
    values_.push_back({"text", nullptr, "a text \xc3\xa9"});
    values_.push_back({"group/", nullptr, ""});
  }
  void TearDown() override { fs::remove_all(directory_); }

  const Format& format() const { return *GetParam(); }

  /// Returns false if the format needs a library that is missing.
  bool write(int level) {
    try {
      write_file(values_, {&format(), path_, level, "/"});
      return true;
    } catch (const Error& error) {
      if (error.status() != CTN_ERROR_UNAVAILABLE) throw;
      return false;
    }
  }

  std::string file_bytes() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  static void load_all(Source& source) {
    for (size_t i = 0; i < source.entries().size(); ++i) {
      const StoredEntry& entry = source.entries()[i];
      source.verify(i);
      if (entry.is_text) {
        source.read_text(i);
        continue;
      }
      const ArrayRef array = empty_on(cpu_backend(), {entry.shape.data(), entry.shape.size()}, entry.dtype);
      source.read(i, array->data());
    }
  }

  template <class Action>
  static ctn_status status_of(Action action, std::string* message = nullptr) {
    try {
      action();
    } catch (const Error& error) {
      if (message) *message = error.what();
      return error.status();
    }
    return CTN_OK;
  }

  fs::path directory_;
  std::string path_;
  StoredValues values_;
};

TEST_P(Formats, KeepValuesAndAreRecognized) {
  for (const int level : {0, 1, format().default_level}) {
    if (!write(level)) GTEST_SKIP() << "this build cannot write " << format().title << " files";
    const SourceRef source = open_file(path_);
    size_t found = 0;
    for (const StoredValue& value : values_) {
      if (value.name.back() == '/') continue;
      ++found;
      const size_t index = source->find(value.name);
      ASSERT_LT(index, source->entries().size()) << value.name;
      const StoredEntry& entry = source->entries()[index];
      ASSERT_EQ(entry.is_text, !value.array) << value.name;
      source->verify(index);
      if (entry.is_text) {
        EXPECT_EQ(source->read_text(index), value.text);
        continue;
      }
      EXPECT_EQ(entry.dtype, value.array->dtype()) << value.name;
      ASSERT_TRUE(same_shape({entry.shape.data(), entry.shape.size()}, value.array->shape())) << value.name;
      std::string bytes(size_t(value.array->nbytes()), '\x7f'), expected = bytes;
      source->read(index, bytes.data());
      to_data(*value.array, expected.data());
      EXPECT_EQ(bytes, expected) << value.name;
    }
    EXPECT_EQ(source->entries().size(), found);
  }
}

TEST_P(Formats, AreFoundBySuffix) {
  for (const std::string_view suffix : format().suffixes) {
    if (suffix.empty()) continue;
    EXPECT_EQ(destination_by_suffix(("dir/model" + std::string(suffix)).c_str()).format, &format()) << suffix;
  }
  EXPECT_FALSE(format().suffixes[0].empty());
  EXPECT_FALSE(format().magic[0].bytes.empty());
  EXPECT_LE(format().magic[0].offset + format().magic[0].bytes.size(), 16u);
}

TEST_P(Formats, RefuseFilesOfTheOthers) {
  if (!write(0)) GTEST_SKIP() << "this build cannot write " << format().title << " files";
  for (const Format* other : formats()) {
    if (other == &format()) continue;
    EXPECT_EQ(status_of([&] { other->open(path_, "/"); }), CTN_ERROR_FORMAT) << other->name;
  }
}

TEST_P(Formats, RefuseTruncatedFiles) {
  for (const int level : {0, format().default_level}) {
    if (!write(level)) GTEST_SKIP() << "this build cannot write " << format().title << " files";
    const std::string whole = file_bytes();
    const size_t step = std::max<size_t>(1, whole.size() / 500);
    for (size_t size = 0; size < whole.size(); size += step) {
      std::ofstream(path_, std::ios::binary).write(whole.data(), std::streamsize(size));
      EXPECT_NE(status_of([&] { load_all(*format().open(path_, "/")); }), CTN_OK) << size;
    }
  }
}

TEST_P(Formats, LeaveTheOldFileIfTheyFail) {
  if (!write(0)) GTEST_SKIP() << "this build cannot write " << format().title << " files";
  const std::string before = file_bytes();
  values_.push_back({"not UTF-8: \xff", values_[0].array, ""});
  EXPECT_EQ(status_of([&] { write(0); }), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_TRUE(file_bytes() == before);
  EXPECT_EQ(std::distance(fs::directory_iterator(directory_), fs::directory_iterator()), 1);
}

TEST_P(Formats, AreListedInMessages) {
  std::ofstream(path_, std::ios::binary) << "something else, and long enough";
  std::string message;
  EXPECT_EQ(status_of([&] { open_file(path_); }, &message), CTN_ERROR_FORMAT);
  EXPECT_NE(message.find(format().title), std::string::npos) << message;
  EXPECT_EQ(status_of([&] { destination_by_suffix("model.other"); }, &message), CTN_ERROR_INVALID_ARGUMENT);
  for (const std::string_view suffix : format().suffixes)
    EXPECT_NE(message.find(suffix), std::string::npos) << message;
}

INSTANTIATE_TEST_SUITE_P(All, Formats, ::testing::ValuesIn(formats().begin(), formats().end()),
                         [](const auto& info) { return std::string(info.param->name); });

}  // namespace
}  // namespace catenary
