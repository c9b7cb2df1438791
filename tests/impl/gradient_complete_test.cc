#include "gradient_support.h"

// After a run of all tests every differentiable function has been checked.

namespace catenary {
namespace {

class EveryFunctionWasChecked : public ::testing::Environment {
 public:
  void TearDown() override {
    if (::testing::GTEST_FLAG(filter) != "*") return;
    std::string missing;
    const auto expect = [&](const std::string& name) {
      if (!checked_functions().count(name)) missing += " " + name;
    };
#define CTN_DERIVATIVES(NAME, ORDER) expect(#NAME);
#include "capi/generated/derivatives.inc"
    EXPECT_EQ(missing, "") << "functions without a check of their gradients";
  }
};

const ::testing::Environment* const environment =
    ::testing::AddGlobalTestEnvironment(new EveryFunctionWasChecked);

}  // namespace
}  // namespace catenary
