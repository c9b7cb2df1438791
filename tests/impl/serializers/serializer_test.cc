// Tests of .npz files: layouts, damaged entries, read-only targets, order and bytes of the entries.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "impl/array/npy.h"
#include "impl/base/zip.h"
#include "impl/links/connection.h"
#include "impl/links/containers.h"
#include "impl/links/options.h"
#include "impl/links/user_link.h"
#include "impl/optimizers/rules.h"
#include "impl/serializers/objects.h"

namespace catenary {
namespace {

LinkRef unbiased() {
  const Ref<LinkOptions> options = make<LinkOptions>();
  options->nobias = true;
  return links::linear(1, 1, options.get());
}

namespace fs = std::filesystem;

class Npz : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "catenary_npz_XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    directory_ = name;
    path_ = (directory_ / "file.npz").string();
  }
  void TearDown() override {
    std::error_code ignored;
    fs::remove_all(directory_, ignored);
  }

  /// Writes a file with a single entry "a.npy": a header dictionary of NPY 1.0, then the elements.
  void write(const std::string& dictionary, const std::string& elements) {
    std::string npy("\x93NUMPY\x01\x00", 8);
    std::string text = dictionary;
    while ((10 + text.size() + 1) % 64) text += ' ';
    text += '\n';
    npy += char(text.size() & 255);
    npy += char(text.size() >> 8);
    npy += text + elements;
    ZipWriter writer(path_, 0);
    writer.add("a.npy", npy.data(), npy.size(), nullptr, 0);
    writer.commit();
  }

  std::vector<double> load(const Link& link) {
    const Ref<LoadOptions> options = load_options_new();
    options->casting = CTN_CASTING_SAME_KIND;
    load_file(const_cast<Link&>(link), path_.c_str(), options.get(), nullptr);
    return values(*const_cast<Link&>(link).persistent("a"));
  }

  static std::vector<double> values(const Array& a) {
    std::vector<double> list(size_t(a.size()));
    to_data(*astype(a, CTN_FLOAT64), list.data());
    return list;
  }

  ctn_status status(Link& link, std::string* message = nullptr) {
    try {
      load_file<npz_format>(link, path_.c_str());
    } catch (const Error& error) {
      if (message) *message = error.what();
      return error.status();
    }
    return CTN_OK;
  }

  fs::path directory_;
  std::string path_;
};

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

LinkRef holder(std::vector<int64_t> shape, DType dtype) {
  LinkRef link = links::user({});
  link->add_persistent("a", zeros({shape.data(), shape.size()}, dtype));
  return link;
}

TEST_F(Npz, OtherLayouts) {
  const std::string counting("\0\1\2\3\4\5", 6);
  LinkRef link = holder({2, 3}, CTN_FLOAT32);
  write("{'descr': '|u1', 'fortran_order': False, 'shape': (2, 3), }", counting);
  EXPECT_EQ(load(*link), (std::vector<double>{0, 1, 2, 3, 4, 5}));
  write("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3), }", counting);
  EXPECT_EQ(load(*link), (std::vector<double>{0, 2, 4, 1, 3, 5}));
  link = holder({3}, CTN_INT32);
  write("{'descr': '>i2', 'fortran_order': False, 'shape': (3,), }", counting);
  EXPECT_EQ(load(*link), (std::vector<double>{1, 0x203, 0x405}));
  link = holder({0, 7}, CTN_INT32);
  write("{'descr': '>i2', 'fortran_order': True, 'shape': (0, 7), }", "");
  EXPECT_TRUE(load(*link).empty());
}

TEST_F(Npz, IntoAStridedView) {
  const int64_t shape[] = {3, 2};
  LinkRef link = links::user({});
  const ArrayRef base = zeros({shape, 2}, CTN_FLOAT64);
  link->add_persistent("a", transpose(*base, {}));
  write("{'descr': '|u1', 'fortran_order': False, 'shape': (2, 3), }", std::string("\0\1\2\3\4\5", 6));
  EXPECT_EQ(load(*link), (std::vector<double>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(values(*base), (std::vector<double>{0, 3, 1, 4, 2, 5}));
  save_file<npz_format>(*link, path_.c_str(), 1);
  fill(*base, *scalar_f64(9));
  EXPECT_EQ(load(*link), (std::vector<double>{0, 1, 2, 3, 4, 5}));
}

TEST_F(Npz, BrokenEntries) {
  LinkRef link = holder({2}, CTN_FLOAT32);
  std::string message;
  write("{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", "short");
  EXPECT_EQ(status(*link, &message), CTN_ERROR_FORMAT);
  EXPECT_NE(message.find("file.npz: a.npy: "), std::string::npos) << message;
  write("{'descr': '<c8', 'fortran_order': False, 'shape': (2,), }", std::string(16, 'x'));
  EXPECT_EQ(status(*link, &message), CTN_ERROR_DTYPE);
  EXPECT_NE(message.find("c8"), std::string::npos) << message;
  write("{'descr': '|O', 'fortran_order': False, 'shape': (2,), }", std::string(16, 'x'));
  EXPECT_EQ(status(*link), CTN_ERROR_DTYPE);
  write("no dictionary", "");
  EXPECT_EQ(status(*link), CTN_ERROR_FORMAT);
  EXPECT_EQ(values(*link->persistent("a")), (std::vector<double>{0, 0}));
}

TEST_F(Npz, ReadOnlyTargets) {
  const int64_t shape[] = {2};
  LinkRef link = links::user({});
  link->add_persistent("a", broadcast_to(*scalar_on(cpu_backend(), 1, CTN_FLOAT32), {shape, 1}));
  save_file<npz_format>(*link, path_.c_str(), 0);
  std::string message;
  EXPECT_EQ(status(*link, &message), CTN_ERROR_STATE);
  EXPECT_NE(message.find("\"a\": expected a writeable array"), std::string::npos) << message;
}

TEST_F(Npz, EntriesInChainersOrderAndHeadersLikeNumPys) {
  LinkRef root = links::chain(), list = links::chain_list();
  root->add_child("z", *links::linear(2, 3));
  root->add_child("list", *list);
  list->add_child(nullptr, *unbiased());
  root->add_persistent("n", from_data("\7\0\0\0\0\0\0\0", {}, CTN_INT64, cpu_backend()));
  save_file<npz_format>(*root, path_.c_str(), 0);
  EXPECT_EQ(ZipReader(path_).names(),
            (std::vector<std::string>{"n.npy", "z/W.npy", "z/b.npy", "list/0/W.npy"}));
  const std::vector<unsigned char> n = ZipReader(path_).read("n.npy");
  EXPECT_EQ(n.size(), 128 + 8u);
  EXPECT_EQ(std::string(n.begin() + 10, n.begin() + 65),
            "{'descr': '<i8', 'fortran_order': False, 'shape': (), }");

  OptimizerRef adam = optimizers::adam(0.001, 0.9, 0.999, 1e-8);
  adam->setup(*root);
  save_file<npz_format>(*adam, path_.c_str(), 0);
  EXPECT_EQ(ZipReader(path_).names(),
            (std::vector<std::string>{"t.npy", "epoch.npy", "z/W/m.npy", "z/W/v.npy", "z/b/m.npy",
                                      "z/b/v.npy", "list/0/W/m.npy", "list/0/W/v.npy"}));
}

TEST_F(Npz, SavesOfTheSameValuesAreTheSameBytes) {
  LinkRef link = links::linear(20, 30);
  save_file<npz_format>(*link, path_.c_str(), 1);
  const std::string second = (directory_ / "second.npz").string();
  save_file<npz_format>(*link, second.c_str(), 1);
  EXPECT_EQ(bytes_of(path_), bytes_of(second));
}

}  // namespace
}  // namespace catenary
