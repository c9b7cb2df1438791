// Laws of random numbers in a build without CATENARY_DISTRIBUTIONS, whose functions fail before they come
// here.
#include "impl/backend/backend.h"
#include "impl/backend/params/random.h"
#include "impl/base/error.h"

namespace catenary::cpu {

void random_law(const Launch&, const RandomLawParams& p) {
  fail(CTN_ERROR_UNAVAILABLE, "%s: this library was built without distributions (CATENARY_DISTRIBUTIONS)",
       kRandomLaws[int(p.law)].name);
}

}  // namespace catenary::cpu
