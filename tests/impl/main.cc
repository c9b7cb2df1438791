// The program that runs all tests of impl. `--family=links,array` runs only the tests of the files in these
// folders.

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>

#include "tests/impl/main.h"

namespace catenary {
namespace {

std::set<std::string> families;
bool filtered = false;

std::string family_of(const testing::TestInfo& test) {
  const std::string file = test.file();
  const std::string folder = "tests/impl/";
  const size_t begin = file.rfind(folder);
  if (begin == std::string::npos) return "";
  const size_t name = begin + folder.size();
  return file.substr(name, file.find('/', name) - name);
}

// Removes all tests of other folders from those that GoogleTest's own filter selects. A suite belongs to one
// folder.
int select_families() {
  std::string excluded;
  std::set<std::string> known;
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *all.GetTestSuite(i);
    if (suite.total_test_count() == 0) continue;
    const std::string family = family_of(*suite.GetTestInfo(0));
    for (int j = 1; j < suite.total_test_count(); ++j) {
      if (family_of(*suite.GetTestInfo(j)) == family) continue;
      std::fprintf(stderr, "The suite %s is in two folders.\n", suite.name());
      return 2;
    }
    known.insert(family);
    if (!families.count(family)) excluded += ":" + std::string(suite.name()) + ".*";
  }
  for (const std::string& family : families) {
    if (known.count(family)) continue;
    std::fprintf(stderr, "No test is in tests/impl/%s.\n", family.c_str());
    return 2;
  }
  std::string& filter = testing::GTEST_FLAG(filter);
  if (!excluded.empty())
    filter += filter.find('-') == std::string::npos ? "-" + excluded.substr(1) : excluded;
  return 0;
}

}  // namespace

bool runs_whole_family(const char* family) {
  return !filtered && (families.empty() || families.count(family));
}

}  // namespace catenary

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  catenary::filtered = testing::GTEST_FLAG(filter) != "*" || std::getenv("GTEST_TOTAL_SHARDS");
  for (int i = 1; i < argc; ++i) {
    const char* const option = "--family=";
    if (std::strncmp(argv[i], option, std::strlen(option)) != 0) {
      std::fprintf(stderr, "unknown argument %s; expected --family=NAME,... or options of GoogleTest\n",
                   argv[i]);
      return 2;
    }
    std::string names = argv[i] + std::strlen(option);
    for (size_t end; !names.empty(); names.erase(0, end == std::string::npos ? end : end + 1)) {
      end = names.find(',');
      catenary::families.insert(names.substr(0, end));
    }
  }
  if (!catenary::families.empty()) {
    if (const int status = catenary::select_families()) return status;
  }
  return RUN_ALL_TESTS();
}
