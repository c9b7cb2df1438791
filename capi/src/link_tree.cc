#include <catenary/link_tree.h>

#include "capi/src/guard.h"
#include "impl/base/utf8.h"
#include "impl/links/tree.h"

namespace capi = catenary::capi;
using catenary::fail;
using catenary::Link;
using Persistent = catenary::Link::Persistent;
using Kind = Persistent::Kind;

namespace {

Persistent& persistent(ctn_link* link, const char* name, Kind kind) {
  return capi::in(link, "link").persistent(capi::text(name, "name"), kind);
}

/// A new value of a kind under a name, to be filled in and added.
Persistent named(const char* name, Kind kind) {
  Persistent value;
  value.name = capi::text(name, "name");
  value.kind = kind;
  return value;
}

const Persistent& persistent_at(ctn_link* link, size_t index) {
  const auto& values = capi::in(link, "link").persistents();
  if (index >= values.size())
    fail(CTN_ERROR_INDEX, "index: expected less than %zu persistent values, got %zu", values.size(), index);
  return values[index];
}

/// Hands out an entry of a walk; null is its end.
template <class Entry, class Handle>
void give_entry(const Entry* entry, const catenary::Ref<Handle> Entry::*member, const char** path,
                Handle** out) {
  if (path) *path = entry ? entry->path.c_str() : nullptr;
  if (entry) *out = capi::give(catenary::Ref<Handle>(entry->*member));
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_link_at(ctn_link* link, size_t index, int32_t skipself, ctn_link** out) {
  return capi::guard("link_at", [&] {
    capi::open(out, "out");
    *out =
        capi::give(catenary::link_at(capi::in(link, "link"), index, capi::flag(skipself, "skipself")).link);
  });
}

CTN_API ctn_status ctn_link_path(ctn_link* link, size_t index, int32_t skipself, char* text,
                                 size_t text_capacity, size_t* text_length) {
  return capi::guard("link_path", [&] {
    capi::copy_text(text, text_capacity, text_length,
                    catenary::link_at(capi::in(link, "link"), index, capi::flag(skipself, "skipself")).path);
  });
}

CTN_API ctn_status ctn_link_iterator_next(ctn_link_iterator* iterator, const char** path, ctn_link** out) {
  return capi::guard("link_iterator_next", [&] {
    if (path) *path = nullptr;
    capi::open(out, "out");
    give_entry(capi::in(iterator, "iterator").next(), &ctn_link_iterator::Entry::link, path, out);
  });
}

CTN_API ctn_status ctn_param_iterator_next(ctn_param_iterator* iterator, const char** path,
                                           ctn_variable** out) {
  return capi::guard("param_iterator_next", [&] {
    if (path) *path = nullptr;
    capi::open(out, "out");
    give_entry(capi::in(iterator, "iterator").next(), &catenary::NamedParam::variable, path, out);
  });
}

CTN_API ctn_status ctn_link_freeze(ctn_link* link, const char* pattern) {
  return capi::guard("link_freeze",
                     [&] { capi::in(link, "link").set_frozen(capi::text(pattern, "pattern"), true); });
}

CTN_API ctn_status ctn_link_unfreeze(ctn_link* link, const char* pattern) {
  return capi::guard("link_unfreeze",
                     [&] { capi::in(link, "link").set_frozen(capi::text(pattern, "pattern"), false); });
}

CTN_API const char* ctn_link_kind(ctn_link* link) { return capi::has(link) ? link->kind() : nullptr; }

CTN_API ctn_status ctn_link_add_persistent_i64(ctn_link* link, const char* name, int64_t value) {
  return capi::guard("link_add_persistent_i64", [&] {
    Persistent added = named(name, Kind::integer);
    added.integer = value;
    capi::in(link, "link").add_persistent(std::move(added));
  });
}

CTN_API ctn_status ctn_link_add_persistent_f64(ctn_link* link, const char* name, double value) {
  return capi::guard("link_add_persistent_f64", [&] {
    Persistent added = named(name, Kind::real);
    added.real = value;
    capi::in(link, "link").add_persistent(std::move(added));
  });
}

CTN_API ctn_status ctn_link_add_persistent_text(ctn_link* link, const char* name, const char* value) {
  return capi::guard("link_add_persistent_text", [&] {
    Persistent added = named(name, Kind::text);
    added.text = catenary::utf8_text(capi::text(value, "value"), "value");
    capi::in(link, "link").add_persistent(std::move(added));
  });
}

CTN_API ctn_status ctn_link_persistent_i64(ctn_link* link, const char* name, int64_t* value) {
  return capi::guard("link_persistent_i64", [&] {
    auto& place = capi::reference(value, "value");
    place = persistent(link, name, Kind::integer).integer;
  });
}

CTN_API ctn_status ctn_link_persistent_f64(ctn_link* link, const char* name, double* value) {
  return capi::guard("link_persistent_f64", [&] {
    auto& place = capi::reference(value, "value");
    place = persistent(link, name, Kind::real).real;
  });
}

CTN_API ctn_status ctn_link_persistent_text(ctn_link* link, const char* name, char* text,
                                            size_t text_capacity, size_t* text_length) {
  return capi::guard("link_persistent_text", [&] {
    capi::copy_text(text, text_capacity, text_length, persistent(link, name, Kind::text).text);
  });
}

CTN_API ctn_status ctn_link_set_persistent_i64(ctn_link* link, const char* name, int64_t value) {
  return capi::guard("link_set_persistent_i64",
                     [&] { persistent(link, name, Kind::integer).integer = value; });
}

CTN_API ctn_status ctn_link_set_persistent_f64(ctn_link* link, const char* name, double value) {
  return capi::guard("link_set_persistent_f64", [&] { persistent(link, name, Kind::real).real = value; });
}

CTN_API ctn_status ctn_link_set_persistent_text(ctn_link* link, const char* name, const char* value) {
  return capi::guard("link_set_persistent_text", [&] {
    const char* const text = catenary::utf8_text(capi::text(value, "value"), "value");
    persistent(link, name, Kind::text).text = text;
  });
}

CTN_API size_t ctn_link_persistent_count(ctn_link* link) {
  return capi::has(link) ? link->persistents().size() : 0;
}

CTN_API ctn_status ctn_link_persistent_name(ctn_link* link, size_t index, char* text, size_t text_capacity,
                                            size_t* text_length) {
  return capi::guard("link_persistent_name", [&] {
    capi::copy_text(text, text_capacity, text_length, persistent_at(link, index).name);
  });
}

CTN_API ctn_status ctn_link_persistent_kind(ctn_link* link, size_t index, ctn_persistent_kind* kind) {
  return capi::guard("link_persistent_kind", [&] {
    auto& place = capi::reference(kind, "kind");
    place = static_cast<ctn_persistent_kind>(persistent_at(link, index).kind);
  });
}

}  // extern "C"
