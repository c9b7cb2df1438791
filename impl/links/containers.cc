// Chains and chain lists.
#include "impl/links/containers.h"

namespace catenary::links {
namespace {

class Chain final : public Link {
 public:
  const char* kind() const override { return "a chain"; }

 private:
  LinkRef new_like() const override { return make<Chain>(); }
};

class ChainList final : public Link {
 public:
  const char* kind() const override { return "a chain list"; }
  bool is_list() const override { return true; }

 private:
  LinkRef new_like() const override { return make<ChainList>(); }
};

}  // namespace

LinkRef chain() { return make<Chain>(); }

LinkRef chain_list() { return make<ChainList>(); }

}  // namespace catenary::links
