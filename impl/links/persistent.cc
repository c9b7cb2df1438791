// Persistent values: arrays, numbers and texts that are saved and loaded, but not optimized.
#include "impl/base/range.h"
#include "impl/base/utf8.h"
#include "impl/links/link.h"

using catenary::ArrayRef;
using catenary::fail;
using PersistentKind = ctn_link::Persistent::Kind;

namespace {

const char* noun(PersistentKind kind) {
  switch (kind) {
    case PersistentKind::integer:
      return "an integer";
    case PersistentKind::real:
      return "a floating-point number";
    case PersistentKind::text:
      return "a string";
    default:
      return "an array";
  }
}

}  // namespace

void ctn_link::add_persistent(const char* name, ArrayRef value) {
  check_new_name(name);
  persistents_.push_back({name, std::move(value)});
}

void ctn_link::add_persistent(Persistent value) {
  check_new_name(value.name.c_str());
  persistents_.push_back(std::move(value));
}

ctn_link::Persistent& ctn_link::persistent(const char* name, PersistentKind kind) {
  for (Persistent& p : persistents_) {
    if (p.name != name) continue;
    if (p.kind == kind) return p;
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected the name of %s, but the persistent value \"%s\" is %s",
         noun(kind), name, noun(p.kind));
  }
  std::vector<std::string> names;
  for (const Persistent& p : persistents_) names.push_back(p.name);
  fail(CTN_ERROR_NOT_FOUND, "name: expected the name of a persistent value (%s), got \"%s\"",
       catenary::enumerate_names(names).c_str(), name);
}

ArrayRef& ctn_link::persistent(const char* name) { return persistent(name, PersistentKind::array).value; }

void ctn_link::set_persistent(const char* name, ArrayRef value) { persistent(name) = std::move(value); }

void ctn_link::add_integer(const char* name, int64_t value) {
  Persistent added{name, nullptr, PersistentKind::integer};
  added.integer = value;
  add_persistent(std::move(added));
}

void ctn_link::add_real(const char* name, double value) {
  Persistent added{name, nullptr, PersistentKind::real};
  added.real = value;
  add_persistent(std::move(added));
}

void ctn_link::add_text(const char* name, const char* value) {
  Persistent added{name, nullptr, PersistentKind::text};
  added.text = catenary::utf8_text(value, "value");
  add_persistent(std::move(added));
}

void ctn_link::set_integer(const char* name, int64_t value) {
  persistent(name, PersistentKind::integer).integer = value;
}

void ctn_link::set_real(const char* name, double value) {
  persistent(name, PersistentKind::real).real = value;
}

void ctn_link::set_text(const char* name, const char* value) {
  const char* const text = catenary::utf8_text(value, "value");
  persistent(name, PersistentKind::text).text = text;
}

const ctn_link::Persistent& ctn_link::persistent_at(size_t index) const {
  catenary::require_index(index, persistents_.size(), "persistent values");
  return persistents_[index];
}

ctn_persistent_kind ctn_link::persistent_kind(size_t index) const {
  return static_cast<ctn_persistent_kind>(persistent_at(index).kind);
}
