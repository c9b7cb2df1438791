// Checks, after a run of all tests of functions, that the gradients of every differentiable function have
// been tested.

#include "tests/impl/gradient_support.h"
#include "tests/impl/main.h"

namespace catenary {
namespace {

class EveryFunctionWasChecked : public ::testing::Environment {
 public:
  void TearDown() override {
    if (!runs_whole_family("functions")) return;
    std::string missing;
    const auto expect = [&](const std::string& name) {
      if (!checked_functions().count(name)) missing += " " + name;
    };
#define CTN_DERIVATIVES(NAME, ORDER) expect(#NAME);
#include "capi/generated/derivatives.inc"
    EXPECT_EQ(missing, "")
        << "functions without a check of their gradients; add one to gradient_FAMILY_test.cc";
  }
};

const ::testing::Environment* const environment =
    ::testing::AddGlobalTestEnvironment(new EveryFunctionWasChecked);

}  // namespace
}  // namespace catenary
