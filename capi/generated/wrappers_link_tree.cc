// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/link_tree.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/tree.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_link_iterator *ctn_link_iterator_retain(const ctn_link_iterator *self) {
  return capi::retain(const_cast<ctn_link_iterator *>(self), "link_iterator_retain");
}

CTN_API void ctn_link_iterator_release(const ctn_link_iterator *self) {
  capi::release(self, "link_iterator_release");
}

CTN_API ctn_param_iterator *ctn_param_iterator_retain(const ctn_param_iterator *self) {
  return capi::retain(const_cast<ctn_param_iterator *>(self), "param_iterator_retain");
}

CTN_API void ctn_param_iterator_release(const ctn_param_iterator *self) {
  capi::release(self, "param_iterator_release");
}

CTN_API ctn_status ctn_link_count(ctn_link *link, int32_t skipself, size_t *count) {
  return capi::guard("link_count", [&] {
    capi::reference(count, "count");
    *count = catenary::link_count(capi::in(link, "link"), capi::flag(skipself, "skipself"));
  });
}

CTN_API ctn_status ctn_link_at(ctn_link *link, size_t index, int32_t skipself, ctn_link **out) {
  return capi::guard("link_at", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::link_number(capi::in(link, "link"), index, capi::flag(skipself, "skipself")));
  });
}

CTN_API ctn_status ctn_link_path(ctn_link *link, size_t index, int32_t skipself, char *text,
                                 size_t text_capacity, size_t *text_length) {
  return capi::guard("link_path", [&] {
    capi::copy_text(text, text_capacity, text_length,
        catenary::link_path(capi::in(link, "link"), index, capi::flag(skipself, "skipself")));
  });
}

CTN_API ctn_status ctn_link_iterator_new(ctn_link *link, int32_t skipself, ctn_link_iterator **out) {
  return capi::guard("link_iterator_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::link_iterator(capi::in(link, "link"), capi::flag(skipself, "skipself")));
  });
}

CTN_API ctn_status ctn_link_iterator_next(ctn_link_iterator *iterator, const char **path, ctn_link **out) {
  return capi::guard("link_iterator_next", [&] {
    capi::clear(out);
    capi::clear(path);
    capi::open(out, "out");
    auto [path_value, out_value] = capi::in(iterator, "iterator").next();
    if (path) *path = std::move(path_value);
    *out = capi::give(std::move(out_value));
  });
}

CTN_API ctn_status ctn_param_iterator_new(ctn_link *link, ctn_param_iterator **out) {
  return capi::guard("param_iterator_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::param_iterator(capi::in(link, "link")));
  });
}

CTN_API ctn_status ctn_param_iterator_next(ctn_param_iterator *iterator, const char **path,
                                           ctn_variable **out) {
  return capi::guard("param_iterator_next", [&] {
    capi::clear(out);
    capi::clear(path);
    capi::open(out, "out");
    auto [path_value, out_value] = capi::in(iterator, "iterator").next();
    if (path) *path = std::move(path_value);
    *out = capi::give(std::move(out_value));
  });
}

CTN_API ctn_status ctn_link_freeze(ctn_link *link, const char *pattern) {
  return capi::guard("link_freeze", [&] {
    capi::in(link, "link").freeze(capi::text(pattern, "pattern"));
  });
}

CTN_API ctn_status ctn_link_unfreeze(ctn_link *link, const char *pattern) {
  return capi::guard("link_unfreeze", [&] {
    capi::in(link, "link").unfreeze(capi::text(pattern, "pattern"));
  });
}

CTN_API const char *ctn_link_kind(ctn_link *link) {
  return capi::get<const char *>("link_kind", capi::valid(link), CTN_ASK(self.kind()));
}

CTN_API ctn_status ctn_link_device(ctn_link *link, char *text, size_t text_capacity, size_t *text_length) {
  return capi::guard("link_device", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::link_device(capi::in(link, "link")));
  });
}

CTN_API ctn_status ctn_link_add_persistent_i64(ctn_link *link, const char *name, int64_t value) {
  return capi::guard("link_add_persistent_i64", [&] {
    capi::in(link, "link").add_integer(capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_link_add_persistent_f64(ctn_link *link, const char *name, double value) {
  return capi::guard("link_add_persistent_f64", [&] {
    capi::in(link, "link").add_real(capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_link_add_persistent_text(ctn_link *link, const char *name, const char *value) {
  return capi::guard("link_add_persistent_text", [&] {
    capi::in(link, "link").add_text(capi::text(name, "name"), capi::text(value, "value"));
  });
}

CTN_API ctn_status ctn_link_persistent_i64(ctn_link *link, const char *name, int64_t *value) {
  return capi::guard("link_persistent_i64", [&] {
    capi::reference(value, "value");
    *value = capi::in(link, "link").integer(capi::text(name, "name"));
  });
}

CTN_API ctn_status ctn_link_persistent_f64(ctn_link *link, const char *name, double *value) {
  return capi::guard("link_persistent_f64", [&] {
    capi::reference(value, "value");
    *value = capi::in(link, "link").real(capi::text(name, "name"));
  });
}

CTN_API ctn_status ctn_link_persistent_text(ctn_link *link, const char *name, char *text,
                                            size_t text_capacity, size_t *text_length) {
  return capi::guard("link_persistent_text", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(link, "link").text(capi::text(name, "name")));
  });
}

CTN_API ctn_status ctn_link_set_persistent_i64(ctn_link *link, const char *name, int64_t value) {
  return capi::guard("link_set_persistent_i64", [&] {
    capi::in(link, "link").set_integer(capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_link_set_persistent_f64(ctn_link *link, const char *name, double value) {
  return capi::guard("link_set_persistent_f64", [&] {
    capi::in(link, "link").set_real(capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_link_set_persistent_text(ctn_link *link, const char *name, const char *value) {
  return capi::guard("link_set_persistent_text", [&] {
    capi::in(link, "link").set_text(capi::text(name, "name"), capi::text(value, "value"));
  });
}

CTN_API size_t ctn_link_persistent_count(ctn_link *link) {
  return capi::get<size_t>("link_persistent_count", capi::valid(link), CTN_ASK(self.persistent_count()));
}

CTN_API ctn_status ctn_link_persistent_name(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                            size_t *text_length) {
  return capi::guard("link_persistent_name", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(link, "link").persistent_name(index));
  });
}

CTN_API ctn_status ctn_link_persistent_kind(ctn_link *link, size_t index, ctn_persistent_kind *kind) {
  return capi::guard("link_persistent_kind", [&] {
    capi::reference(kind, "kind");
    *kind = capi::in(link, "link").persistent_kind(index);
  });
}

}  // extern "C"
