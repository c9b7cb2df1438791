// Runs links, and says in messages which one failed.
#include "impl/links/run.h"

#include <string>

#include "impl/base/callback_error.h"
#include "impl/base/placed_error.h"

namespace catenary {
namespace {

std::string place_of(const ctn_link& link) {
  std::string path;
  for (const ctn_link* at = &link; at->parent(); at = at->parent())
    path = "/" + std::string(at->name()) + path;
  return path.empty() ? link.kind() : path + " (" + link.kind() + ")";
}

}  // namespace

void run_link(ctn_link& link, Span<Variable* const> inputs, Span<VariableRef> outputs) {
  try {
    link.forward(inputs, outputs);
  } catch (const PlacedError&) {
    throw;
  } catch (const CallbackError&) {
    throw;
  } catch (const CarriedCallbackError&) {
    throw;
  } catch (const Error& error) {
    throw PlacedError(error.status(), place_of(link) + ": " + error.what());
  }
}

}  // namespace catenary
