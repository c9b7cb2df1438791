// Tests of array files: .npy and .npz files, byte order, mappings, damaged entries, text.
#include "impl/array/io.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <random>
#include <thread>

#include "impl/array/element_text.h"
#include "impl/array/npy.h"

namespace catenary {
namespace {

namespace fs = std::filesystem;

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

std::string bytes_of(const Array& a) {
  std::string bytes(size_t(a.nbytes()), '\0');
  to_data(a, bytes.data());
  return bytes;
}

/// The elements in C order, read one by one through the strides.
std::string walk(const Array& a) {
  const size_t item = itemsize(a.dtype());
  std::string bytes;
  for (int64_t i = 0; i < a.size(); ++i) {
    int64_t rest = i, offset = 0;
    for (int axis = a.ndim() - 1; axis >= 0; --axis) {
      offset += rest % a.dim(axis) * a.stride(axis);
      rest /= a.dim(axis);
    }
    bytes.append(a.data() + offset, item);
  }
  return bytes;
}

class Io : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = testing::TempDir() + "catenary-io-XXXXXX";
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    path_ = (folder_ / "a.npy").string();
  }
  void TearDown() override {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }

  std::string file() const {
    std::ifstream stream(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  void write(const std::string& content) const {
    std::ofstream(path_, std::ios::binary).write(content.data(), std::streamsize(content.size()));
  }
  /// Writes a version 1.0 file with a header padded to a multiple of `alignment`, or without padding.
  void write_npy(const std::string& dict, const std::string& elements, size_t alignment = 64) const {
    std::string text = dict;
    while ((10 + text.size() + 1) % alignment) text += ' ';
    text += '\n';
    write(std::string("\x93NUMPY\x01\x00", 8) + char(text.size() & 255) + char(text.size() >> 8) + text +
          elements);
  }
  ArrayRef load(ctn_mmap_mode mode = CTN_MMAP_NONE) const { return load_npy(path_.c_str(), mode); }

  fs::path folder_;
  std::string path_;
};

/// An array of random bytes: C-contiguous, transposed, reversed, strided or broadcast.
ArrayRef random_array(std::mt19937& random, DType dtype, int layout) {
  std::vector<int64_t> shape(random() % 4);
  for (int64_t& n : shape) n = int64_t(random() % 5);
  ArrayRef a = empty_on(cpu_backend(), shape, dtype);
  for (int64_t i = 0; i < a->nbytes(); ++i) a->data()[i] = char(dtype == CTN_BOOL ? random() % 2 : random());
  Dims strides(a->strides().begin(), a->strides().end()), lengths(shape.begin(), shape.end());
  char* data = a->data();
  if (layout == 1) return transpose(*a, {});
  for (size_t i = 0; i < shape.size() && a->size() > 0; ++i) {
    if (layout == 2) {
      data += strides[i] * (lengths[i] - 1);
      strides[i] = -strides[i];
    }
    if (layout == 3) {
      lengths[i] = (lengths[i] + 1) / 2;
      strides[i] *= 2;
    }
    if (layout == 4 && i == 0) strides[i] = 0;
  }
  return view_as(*a, data, lengths, strides, true);
}

TEST_F(Io, RoundTripsOfAllDtypesAndLayouts) {
  std::mt19937 random(1);
  for (DType dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
    if (dtype == CTN_BFLOAT16) continue;
    for (int turn = 0; turn < 40; ++turn) {
      const ArrayRef a = random_array(random, dtype, turn % 5);
      save_npy(*a, path_.c_str());
      const std::string content = file();
      for (ctn_mmap_mode mode = CTN_MMAP_NONE; mode <= CTN_MMAP_COPY; ++mode) {
        const ArrayRef b = load(mode);
        ASSERT_EQ(b->dtype(), dtype);
        ASSERT_TRUE(same_shape(a->shape(), b->shape()));
        ASSERT_EQ(walk(*b), walk(*a)) << describe(*a) << " mode " << mode;
        ASSERT_EQ(b->is_writeable(), mode != CTN_MMAP_READ);
        ASSERT_TRUE(b->is_f_contiguous() || !a->is_f_contiguous() || a->is_c_contiguous());
      }
      const NpyImage image = npy_image(*a);
      ASSERT_EQ(image.head + bytes_of(*image.elements), content);
      ASSERT_EQ(image.size(), content.size());
      ASSERT_EQ(walk(*load_npy_from_memory(content.data(), content.size())), walk(*a));
      tofile(*a, path_.c_str(), nullptr);
      ASSERT_EQ(file(), walk(*a));
    }
  }
}

TEST_F(Io, OtherByteOrderAndFortranOrder) {
  const int64_t shape[] = {2, 3};
  for (DType dtype : {CTN_INT16, CTN_UINT32, CTN_FLOAT64}) {
    const ArrayRef a = empty_on(cpu_backend(), {shape, 2}, dtype);
    const size_t item = itemsize(dtype);
    for (int64_t i = 0; i < a->nbytes(); ++i) a->data()[i] = char(i * 7 + 1);
    std::string swapped = bytes_of(*a);
    for (size_t i = 0; i < swapped.size(); i += item)
      std::reverse(swapped.begin() + std::ptrdiff_t(i), swapped.begin() + std::ptrdiff_t(i + item));
    std::string head = make_npy_header(dtype, shape, 2);
    head[head.find('<')] = '>';
    write(head + swapped);
    EXPECT_EQ(walk(*load()), bytes_of(*a));
    std::string message;
    EXPECT_EQ(status_of([&] { load(CTN_MMAP_READ); }, &message), CTN_ERROR_UNSUPPORTED);
    EXPECT_NE(message.find("byte order"), std::string::npos) << message;
  }
  // The header of an array in Fortran order equals NumPy's byte for byte: it has room for the last axis to
  // grow.
  const std::string head = make_npy_header(CTN_INT32, shape, 2, true);
  EXPECT_EQ(head.substr(10, 58), "{'descr': '<i4', 'fortran_order': True, 'shape': (2, 3), }");
  EXPECT_EQ(head.size(), 128u);
}

TEST_F(Io, LargeSwappedFilesUseAllElements) {
  const int64_t count = 300001;
  std::vector<uint32_t> values(static_cast<size_t>(count));
  for (size_t i = 0; i < values.size(); ++i) values[i] = __builtin_bswap32(uint32_t(i) * 2654435761u);
  std::string head = make_npy_header(CTN_UINT32, &count, 1);
  head[head.find('<')] = '>';
  write(head + std::string(reinterpret_cast<char*>(values.data()), values.size() * 4));
  const ArrayRef a = load();
  const uint32_t* got = reinterpret_cast<const uint32_t*>(a->data());
  for (size_t i = 0; i < values.size(); ++i) ASSERT_EQ(got[i], uint32_t(i) * 2654435761u);
}

TEST_F(Io, BoolsBecomeZeroAndOne) {
  write_npy("{'descr': '|b1', 'fortran_order': False, 'shape': (4,), }", std::string("\0\1\2\xff", 4));
  EXPECT_EQ(walk(*load()), std::string("\0\1\1\1", 4));
}

TEST_F(Io, ReadOnlyMappingsCannotBeWritten) {
  const int64_t shape[] = {3};
  const double values[] = {1, 2, 3};
  save_npy(*from_data(values, {shape, 1}, CTN_FLOAT64, cpu_backend()), path_.c_str());
  const ArrayRef read = load(CTN_MMAP_READ);
  EXPECT_EQ(status_of([&] { fill(*read, *scalar_f64(9)); }), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status_of([&] {
              fill(*reshape(*read, {shape, 1}), *scalar_f64(9));
            }),
            CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_FALSE(transpose(*read, {})->is_writeable());
  EXPECT_FALSE(ravel(*read)->is_writeable());
  EXPECT_EQ(status_of([&] { set_data(*read, values); }), CTN_ERROR_INVALID_ARGUMENT);
}

TEST_F(Io, MappingsShareTheFile) {
  const int64_t shape[] = {3}, second[] = {1};
  const double values[] = {1, 2, 3};
  save_npy(*from_data(values, {shape, 1}, CTN_FLOAT64, cpu_backend()), path_.c_str());
  const std::string before = file();
  ArrayRef read = load(CTN_MMAP_READ), copied = load(CTN_MMAP_COPY), shared = load(CTN_MMAP_READ_WRITE);
  fill(*copied, *scalar_f64(9));
  EXPECT_EQ(file(), before);
  EXPECT_EQ(item_f64(*read, {second, 1}), 2);
  EXPECT_EQ(item_f64(*copied, {second, 1}), 9);
  fill(*shared, *scalar_f64(7));
  EXPECT_EQ(item_f64(*read, {second, 1}), 7);
  EXPECT_EQ(item_f64(*copied, {second, 1}), 9);
  const ArrayRef view = transpose(*shared, {});
  shared = nullptr;  // the view holds the mapping
  fill(*view, *scalar_f64(5));
  EXPECT_EQ(item_f64(*load(), {second, 1}), 5);
  // If a mapped file is replaced, the mapping keeps the old file.
  save_npy(*read, path_.c_str());
  save_npy(*copied, path_.c_str());
  EXPECT_EQ(item_f64(*read, {second, 1}), 5);
  EXPECT_EQ(item_f64(*load(), {second, 1}), 9);
}

TEST_F(Io, MappingsThatCannotBe) {
  const std::string dict = "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), }";
  std::string message;
  write_npy(dict, std::string(16, 'x'), 1);
  ASSERT_NE((10 + dict.size() + 1) % 8, 0u);
  EXPECT_EQ(status_of([&] { load(CTN_MMAP_COPY); }, &message), CTN_ERROR_UNSUPPORTED);
  EXPECT_NE(message.find("unaligned"), std::string::npos) << message;
  EXPECT_EQ(load()->size(), 2);
  write_npy(dict, std::string(15, 'x'));
  for (ctn_mmap_mode mode = CTN_MMAP_NONE; mode <= CTN_MMAP_COPY; ++mode) {
    EXPECT_EQ(status_of([&] { load(mode); }, &message), CTN_ERROR_FORMAT);
    EXPECT_EQ(message.find(path_ + ": npy: shape (2,) needs 16 bytes"), 0u) << message;
  }
  set_current_backend(find_backend("test:0"));
  EXPECT_EQ(status_of([&] { load(CTN_MMAP_READ); }, &message), CTN_ERROR_DEVICE);
  set_current_backend(cpu_backend());
  EXPECT_NE(message.find("test:0"), std::string::npos) << message;
}

TEST_F(Io, WrongKindsOfFiles) {
  std::string message;
  savez(path_.c_str(), {}, {}, false);
  EXPECT_EQ(status_of([&] { load(); }, &message), CTN_ERROR_FORMAT);
  EXPECT_NE(message.find("npz_file_open"), std::string::npos) << message;
  write("\x80\x04\x95");
  EXPECT_EQ(status_of([&] { load(); }, &message), CTN_ERROR_FORMAT);
  EXPECT_NE(message.find("pickle"), std::string::npos) << message;
  EXPECT_EQ(status_of([&] { load_npy_from_memory(nullptr, 0); }), CTN_ERROR_FORMAT);
  EXPECT_EQ(status_of([&] { load_npy_from_memory(nullptr, 5); }), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status_of([&] { open_npz(path_.c_str()); }), CTN_ERROR_FORMAT);
  EXPECT_EQ(status_of([&] { load_npy(folder_.c_str(), CTN_MMAP_NONE); }), CTN_ERROR_IO);
  EXPECT_EQ(status_of([&] { load_npy("/dev/zero", CTN_MMAP_NONE); }), CTN_ERROR_IO);
  EXPECT_EQ(status_of([&] { load_npy((path_ + "x").c_str(), CTN_MMAP_READ); }), CTN_ERROR_NOT_FOUND);
}

TEST_F(Io, NpzFilesReadOnDemand) {
  const int64_t shape[] = {2, 3};
  const ArrayRef a = arange_f64(0, 6, 1, CTN_FLOAT32), b = transpose(*reshape(*a, {shape, 2}), {});
  const std::vector<const Array*> arrays = {&*a, &*b, &*a, &*b};
  const std::vector<const char*> names = {"w", nullptr, "w.npy", nullptr};
  for (bool compress : {false, true}) {
    savez(path_.c_str(), arrays, names, compress ? -1 : 0);
    const Ref<NpzFile> archive = open_npz(path_.c_str());
    // "w.npy" is the entry of the array w. An array with that name is in the entry "w.npy.npy".
    EXPECT_EQ(archive->names(), (std::vector<std::string>{"w", "arr_0", "w.npy.npy", "arr_1"}));
    for (const char* name : {"w", "w.npy", "w.npy.npy", "arr_0", "arr_0.npy"})
      EXPECT_TRUE(archive->contains(name)) << name;
    for (const char* name : {"", "x", ".npy", "arr_2"}) {
      EXPECT_FALSE(archive->contains(name)) << name;
      EXPECT_EQ(status_of([&] { archive->read(name); }), CTN_ERROR_NOT_FOUND);
    }
    EXPECT_EQ(walk(*archive->read("w")), walk(*a));
    EXPECT_EQ(walk(*archive->read("w")), walk(*a));
    EXPECT_EQ(walk(*archive->read("arr_1")), walk(*b));
    EXPECT_TRUE(archive->read("arr_0")->is_f_contiguous());
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back([&] {
        for (int turn = 0; turn < 20; ++turn) ASSERT_EQ(walk(*archive->read("arr_0")), walk(*b));
      });
    for (std::thread& thread : threads) thread.join();
  }
}

TEST_F(Io, NpzEntriesFailAlone) {
  const std::string good = make_npy_header(CTN_INT8, nullptr, 0) + "x";
  ZipWriter writer(path_, 0);
  writer.add("good.npy", good.data(), good.size(), nullptr, 0);
  writer.add("note.txt", "text", 4, nullptr, 0);
  const std::string foreign = "{'descr': '|O', 'fortran_order': False, 'shape': (), }";
  const std::string object =
      std::string("\x93NUMPY\x01\x00", 8) + char(foreign.size()) + std::string(1, '\0') + foreign;
  writer.add("object.npy", object.data(), object.size(), nullptr, 0);
  writer.add("short.npy", good.data(), good.size() - 1, nullptr, 0);
  writer.add("long.npy", (good + "more").data(), good.size() + 4, nullptr, 0);
  writer.commit();
  const Ref<NpzFile> archive = open_npz(path_.c_str());
  EXPECT_EQ(archive->names(), (std::vector<std::string>{"good", "note.txt", "object", "short", "long"}));
  EXPECT_EQ(walk(*archive->read("good")), "x");
  EXPECT_EQ(walk(*archive->read("long")), "x");
  std::string message;
  EXPECT_EQ(status_of([&] { archive->read("note.txt"); }), CTN_ERROR_FORMAT);
  EXPECT_EQ(status_of([&] { archive->read("short"); }), CTN_ERROR_FORMAT);
  EXPECT_EQ(status_of([&] { archive->read("object"); }, &message), CTN_ERROR_DTYPE);
  EXPECT_EQ(message.find(path_ + ": object.npy: npy: "), 0u) << message;
  EXPECT_NE(message.find("'|O'"), std::string::npos) << message;
}

TEST_F(Io, DamagedElementsOfAnEntryAreNoticed) {
  const ArrayRef a = arange_f64(0, 5000, 1, CTN_FLOAT64);
  const std::vector<const Array*> arrays = {&*a};
  savez(path_.c_str(), arrays, {}, false);
  std::string content = file();
  content[content.size() / 2] = char(content[content.size() / 2] ^ 1);
  write(content);
  const Ref<NpzFile> archive = open_npz(path_.c_str());
  EXPECT_EQ(status_of([&] { archive->read("arr_0"); }), CTN_ERROR_FORMAT);
}

TEST_F(Io, NamesThatCannotBe) {
  const ArrayRef a = scalar_f64(1);
  const std::vector<const Array*> arrays = {&*a, &*a};
  for (std::vector<const char*> names : std::vector<std::vector<const char*>>{
           {"a", "a"}, {"a", ""}, {nullptr, "arr_0"}, {"../a", nullptr}, {"\xff", nullptr}}) {
    EXPECT_EQ(status_of([&] {
                savez(path_.c_str(), arrays, {names.data(), 2}, false);
              }),
              CTN_ERROR_INVALID_ARGUMENT);
    EXPECT_FALSE(fs::exists(path_));
  }
  const ArrayRef b = zeros({}, CTN_BFLOAT16);
  const std::vector<const Array*> half = {&*a, &*b};
  std::string message;
  EXPECT_EQ(status_of([&] { savez(path_.c_str(), half, {}, false); }, &message), CTN_ERROR_UNSUPPORTED);
  EXPECT_EQ(message.find("arrays[1]: "), 0u) << message;
  EXPECT_FALSE(fs::exists(path_));
}

std::string text_of_double(double value) {
  std::string text;
  append_element(text, CTN_FLOAT64, &value);
  return text;
}

TEST(ElementText, IsPythons) {
  EXPECT_EQ(text_of_double(0.0), "0.0");
  EXPECT_EQ(text_of_double(-0.0), "-0.0");
  EXPECT_EQ(text_of_double(1), "1.0");
  EXPECT_EQ(text_of_double(0.1), "0.1");
  EXPECT_EQ(text_of_double(-12.5), "-12.5");
  EXPECT_EQ(text_of_double(100), "100.0");
  EXPECT_EQ(text_of_double(1e15), "1000000000000000.0");
  EXPECT_EQ(text_of_double(1e16), "1e+16");
  EXPECT_EQ(text_of_double(1.25e-4), "0.000125");
  EXPECT_EQ(text_of_double(1.25e-5), "1.25e-05");
  EXPECT_EQ(text_of_double(1e100), "1e+100");
  EXPECT_EQ(text_of_double(5e-324), "5e-324");
  EXPECT_EQ(text_of_double(1.7976931348623157e308), "1.7976931348623157e+308");
  EXPECT_EQ(text_of_double(123456789012345680.0), "1.2345678901234568e+17");
  EXPECT_EQ(text_of_double(1234567890123456.7), "1234567890123456.8");
  EXPECT_EQ(text_of_double(std::nan("")), "nan");
  EXPECT_EQ(text_of_double(-HUGE_VAL), "-inf");
  std::string text;
  const float tenth = 0.1f;
  append_element(text, CTN_FLOAT32, &tenth);
  EXPECT_EQ(text, "0.10000000149011612");
}

TEST(ElementText, ReadsBack) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 20000; ++i) {
    const uint64_t bits = random();
    double value;
    std::memcpy(&value, &bits, sizeof(value));
    if (!std::isfinite(value)) continue;
    ASSERT_EQ(std::strtod(text_of_double(value).c_str(), nullptr), value);
  }
}

TEST_F(Io, Text) {
  const int64_t shape[] = {2, 2};
  const ArrayRef a = reshape(*arange_i64(-1, 3, 1, CTN_INT8), {shape, 2});
  tofile(*transpose(*a, {}), path_.c_str(), ", ");
  EXPECT_EQ(file(), "-1, 1, 0, 2");
  tofile(*astype(*a, CTN_BOOL), path_.c_str(), "\n");
  EXPECT_EQ(file(), "True\nFalse\nTrue\nTrue");
  tofile(*astype(*a, CTN_BFLOAT16), path_.c_str(), " ");
  EXPECT_EQ(file(), "-1.0 0.0 1.0 2.0");
  tofile(*a, path_.c_str(), "");
  EXPECT_EQ(file(), std::string("\xff\0\1\2", 4));
}

}  // namespace
}  // namespace catenary
