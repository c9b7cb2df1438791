// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/serializer.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/serializers/objects.h"
#include "impl/serializers/user_serializer.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_serializer *ctn_serializer_retain(const ctn_serializer *self) {
  return capi::retain(const_cast<ctn_serializer *>(self), "serializer_retain");
}

CTN_API void ctn_serializer_release(const ctn_serializer *self) {
  capi::release(self, "serializer_release");
}

CTN_API ctn_dictionary *ctn_dictionary_retain(const ctn_dictionary *self) {
  return capi::retain(const_cast<ctn_dictionary *>(self), "dictionary_retain");
}

CTN_API void ctn_dictionary_release(const ctn_dictionary *self) {
  capi::release(self, "dictionary_release");
}

CTN_API ctn_load_options *ctn_load_options_retain(const ctn_load_options *self) {
  return capi::retain(const_cast<ctn_load_options *>(self), "load_options_retain");
}

CTN_API void ctn_load_options_release(const ctn_load_options *self) {
  capi::release(self, "load_options_release");
}

CTN_API ctn_load_report *ctn_load_report_retain(const ctn_load_report *self) {
  return capi::retain(const_cast<ctn_load_report *>(self), "load_report_retain");
}

CTN_API void ctn_load_report_release(const ctn_load_report *self) {
  capi::release(self, "load_report_release");
}

CTN_API ctn_status ctn_serializer_new(const ctn_serializer_callbacks *callbacks, void *user_data,
                                      ctn_serializer **out) {
  return capi::guard("serializer_new", [&] {
    catenary::UserTable<ctn_serializer_callbacks> callbacks_(callbacks, user_data);
    capi::open(out, "out");
    *out = capi::give(catenary::user_serializer(capi::filled(std::move(callbacks_), callbacks, "callbacks")));
  });
}

CTN_API ctn_status ctn_serializer_child(ctn_serializer *serializer, const char *key, ctn_serializer **out) {
  return capi::guard("serializer_child", [&] {
    capi::open(out, "out");
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    *out = capi::give(catenary::serializer_child(*held_serializer, capi::text(key, "key")));
  });
}

CTN_API ctn_status ctn_serializer_array(ctn_serializer *serializer, const char *key, ctn_array *value) {
  return capi::guard("serializer_array", [&] {
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    catenary::serializer_array(*held_serializer, capi::text(key, "key"), capi::shared(value, "value"));
  });
}

CTN_API ctn_status ctn_serializer_i64(ctn_serializer *serializer, const char *key, int64_t *value) {
  return capi::guard("serializer_i64", [&] {
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    catenary::serializer_i64(*held_serializer, capi::text(key, "key"), capi::reference(value, "value"));
  });
}

CTN_API ctn_status ctn_serializer_f64(ctn_serializer *serializer, const char *key, double *value) {
  return capi::guard("serializer_f64", [&] {
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    catenary::serializer_f64(*held_serializer, capi::text(key, "key"), capi::reference(value, "value"));
  });
}

CTN_API ctn_status ctn_serializer_text(ctn_serializer *serializer, const char *key, const char *value,
                                       const char **stored) {
  return capi::guard("serializer_text", [&] {
    capi::reference(stored, "stored") = nullptr;
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    *stored = catenary::serializer_text(*held_serializer, capi::text(key, "key"), value);
  });
}

CTN_API int32_t ctn_serializer_is_loading(ctn_serializer *serializer) {
  return capi::get<int32_t>("serializer_is_loading", capi::valid(serializer), CTN_ASK(self.loads()));
}

CTN_API ctn_status ctn_serializer_commit(ctn_serializer *serializer) {
  return capi::guard("serializer_commit", [&] {
    capi::in(serializer, "serializer").commit();
  });
}

CTN_API ctn_status ctn_serializer_report(ctn_serializer *serializer, ctn_load_report **out) {
  return capi::guard("serializer_report", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(serializer, "serializer").report());
  });
}

CTN_API ctn_status ctn_dictionary_serializer_new(ctn_dictionary *dictionary, const char *path,
                                                 ctn_serializer **out) {
  return capi::guard("dictionary_serializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::dictionary_serializer(capi::in(dictionary, "dictionary"), path));
  });
}

CTN_API ctn_status ctn_dictionary_deserializer_new(ctn_dictionary *dictionary, ctn_load_options *options,
                                                   ctn_serializer **out) {
  return capi::guard("dictionary_deserializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::dictionary_deserializer(capi::in(dictionary, "dictionary"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_npz_serializer_new(const char *path, int32_t level, ctn_serializer **out) {
  return capi::guard("npz_serializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::format_serializer<catenary::npz_format>(capi::text(path, "path"), level));
  });
}

CTN_API ctn_status ctn_npz_deserializer_new(const char *path, ctn_load_options *options,
                                            ctn_serializer **out) {
  return capi::guard("npz_deserializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::format_deserializer<catenary::npz_format>(capi::text(path, "path"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_hdf5_serializer_new(const char *path, const char *group, int32_t level,
                                           ctn_serializer **out) {
  return capi::guard("hdf5_serializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::format_serializer<catenary::hdf5_format>(capi::text(path, "path"), group, level));
  });
}

CTN_API ctn_status ctn_hdf5_deserializer_new(const char *path, const char *group, ctn_load_options *options,
                                             ctn_serializer **out) {
  return capi::guard("hdf5_deserializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::format_deserializer<catenary::hdf5_format>(capi::text(path, "path"), group,
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_safetensors_serializer_new(const char *path, ctn_serializer **out) {
  return capi::guard("safetensors_serializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::format_serializer<catenary::safetensors_format>(capi::text(path, "path")));
  });
}

CTN_API ctn_status ctn_safetensors_deserializer_new(const char *path, ctn_load_options *options,
                                                    ctn_serializer **out) {
  return capi::guard("safetensors_deserializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::format_deserializer<catenary::safetensors_format>(capi::text(path, "path"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_file_deserializer_new(const char *path, ctn_load_options *options,
                                             ctn_serializer **out) {
  return capi::guard("file_deserializer_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::file_deserializer(capi::text(path, "path"), capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_load_options_new(ctn_load_options **out) {
  return capi::guard("load_options_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::load_options_new());
  });
}

CTN_API ctn_status ctn_load_options_set_strict(ctn_load_options *options, int32_t strict) {
  return capi::guard("load_options_set_strict", [&] {
    catenary::load_options_set_strict(capi::in(options, "options"), capi::flag(strict, "strict"));
  });
}

CTN_API ctn_status ctn_load_options_set_exact(ctn_load_options *options, int32_t exact) {
  return capi::guard("load_options_set_exact", [&] {
    catenary::load_options_set_exact(capi::in(options, "options"), capi::flag(exact, "exact"));
  });
}

CTN_API ctn_status ctn_load_options_set_prefix(ctn_load_options *options, const char *path) {
  return capi::guard("load_options_set_prefix", [&] {
    catenary::load_options_set_prefix(capi::in(options, "options"), path);
  });
}

CTN_API ctn_status ctn_load_options_set_part(ctn_load_options *options, const char *path) {
  return capi::guard("load_options_set_part", [&] {
    catenary::load_options_set_part(capi::in(options, "options"), path);
  });
}

CTN_API ctn_status ctn_load_options_set_casting(ctn_load_options *options, ctn_casting casting) {
  return capi::guard("load_options_set_casting", [&] {
    catenary::load_options_set_casting(capi::in(options, "options"), capi::choice(casting, 0, 4, "casting"));
  });
}

CTN_API ctn_status ctn_load_report_new(ctn_load_report **out) {
  return capi::guard("load_report_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::load_report_new());
  });
}

CTN_API ctn_status ctn_load_report_name(ctn_load_report *report, ctn_load_problem problem, size_t index,
                                        const char **name) {
  return capi::guard("load_report_name", [&] {
    capi::reference(name, "name") = nullptr;
    *name = catenary::load_report_name(capi::in(report, "report"), capi::choice(problem, 0, 2, "problem"),
        index);
  });
}

CTN_API ctn_status ctn_load_report_text(ctn_load_report *report, ctn_load_problem problem, size_t index,
                                        const char **text) {
  return capi::guard("load_report_text", [&] {
    capi::reference(text, "text") = nullptr;
    *text = catenary::load_report_text(capi::in(report, "report"), capi::choice(problem, 0, 2, "problem"),
        index);
  });
}

CTN_API ctn_status ctn_dictionary_new(ctn_dictionary **out) {
  return capi::guard("dictionary_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::dictionary_new());
  });
}

CTN_API ctn_status ctn_dictionary_copy(ctn_dictionary *dictionary, ctn_dictionary **out) {
  return capi::guard("dictionary_copy", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::dictionary_copy(capi::in(dictionary, "dictionary")));
  });
}

CTN_API size_t ctn_dictionary_count(ctn_dictionary *dictionary) {
  return capi::get<size_t>("dictionary_count", capi::valid(dictionary), CTN_ASK(self.count()));
}

CTN_API ctn_status ctn_dictionary_key(ctn_dictionary *dictionary, size_t index, const char **key) {
  return capi::guard("dictionary_key", [&] {
    capi::reference(key, "key") = nullptr;
    *key = catenary::dictionary_key(capi::in(dictionary, "dictionary"), index);
  });
}

CTN_API ctn_status ctn_dictionary_contains(ctn_dictionary *dictionary, const char *key, int32_t *result) {
  return capi::guard("dictionary_contains", [&] {
    capi::reference(result, "result");
    *result = (
        catenary::dictionary_contains(capi::in(dictionary, "dictionary"), capi::text(key, "key"))) ? 1 : 0;
  });
}

CTN_API ctn_status ctn_dictionary_is_text(ctn_dictionary *dictionary, const char *key, int32_t *result) {
  return capi::guard("dictionary_is_text", [&] {
    capi::reference(result, "result");
    *result = (
        catenary::dictionary_is_text(capi::in(dictionary, "dictionary"), capi::text(key, "key"))) ? 1 : 0;
  });
}

CTN_API ctn_status ctn_dictionary_array(ctn_dictionary *dictionary, const char *key, ctn_array **out) {
  return capi::guard("dictionary_array", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::dictionary_array(capi::in(dictionary, "dictionary"), capi::text(key, "key")));
  });
}

CTN_API ctn_status ctn_dictionary_text(ctn_dictionary *dictionary, const char *key, const char **text) {
  return capi::guard("dictionary_text", [&] {
    capi::reference(text, "text") = nullptr;
    *text = catenary::dictionary_text(capi::in(dictionary, "dictionary"), capi::text(key, "key"));
  });
}

CTN_API ctn_status ctn_dictionary_i64(ctn_dictionary *dictionary, const char *key, int64_t *value) {
  return capi::guard("dictionary_i64", [&] {
    capi::reference(value, "value");
    *value = catenary::dictionary_i64(capi::in(dictionary, "dictionary"), capi::text(key, "key"));
  });
}

CTN_API ctn_status ctn_dictionary_f64(ctn_dictionary *dictionary, const char *key, double *value) {
  return capi::guard("dictionary_f64", [&] {
    capi::reference(value, "value");
    *value = catenary::dictionary_f64(capi::in(dictionary, "dictionary"), capi::text(key, "key"));
  });
}

CTN_API ctn_status ctn_dictionary_set_array(ctn_dictionary *dictionary, const char *key, ctn_array *value) {
  return capi::guard("dictionary_set_array", [&] {
    catenary::dictionary_set_array(capi::in(dictionary, "dictionary"), capi::text(key, "key"),
        capi::shared(value, "value"));
  });
}

CTN_API ctn_status ctn_dictionary_set_text(ctn_dictionary *dictionary, const char *key, const char *value) {
  return capi::guard("dictionary_set_text", [&] {
    catenary::dictionary_set_text(capi::in(dictionary, "dictionary"), capi::text(key, "key"),
        capi::text(value, "value"));
  });
}

CTN_API ctn_status ctn_dictionary_set_i64(ctn_dictionary *dictionary, const char *key, int64_t value) {
  return capi::guard("dictionary_set_i64", [&] {
    catenary::dictionary_set_i64(capi::in(dictionary, "dictionary"), capi::text(key, "key"), value);
  });
}

CTN_API ctn_status ctn_dictionary_set_f64(ctn_dictionary *dictionary, const char *key, double value) {
  return capi::guard("dictionary_set_f64", [&] {
    catenary::dictionary_set_f64(capi::in(dictionary, "dictionary"), capi::text(key, "key"), value);
  });
}

CTN_API ctn_status ctn_dictionary_remove(ctn_dictionary *dictionary, const char *key) {
  return capi::guard("dictionary_remove", [&] {
    catenary::dictionary_remove(capi::in(dictionary, "dictionary"), capi::text(key, "key"));
  });
}

CTN_API ctn_status ctn_dictionary_save_npz(ctn_dictionary *dictionary, const char *path, int32_t level) {
  return capi::guard("dictionary_save_npz", [&] {
    catenary::save_file<catenary::npz_format>(capi::in(dictionary, "dictionary"), capi::text(path, "path"),
        level);
  });
}

CTN_API ctn_status ctn_dictionary_save_hdf5(ctn_dictionary *dictionary, const char *path, const char *group,
                                            int32_t level) {
  return capi::guard("dictionary_save_hdf5", [&] {
    catenary::save_file<catenary::hdf5_format>(capi::in(dictionary, "dictionary"), capi::text(path, "path"),
        group, level);
  });
}

CTN_API ctn_status ctn_dictionary_save_safetensors(ctn_dictionary *dictionary, const char *path) {
  return capi::guard("dictionary_save_safetensors", [&] {
    catenary::save_file<catenary::safetensors_format>(capi::in(dictionary, "dictionary"),
        capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_dictionary_load(const char *path, ctn_dictionary **out) {
  return capi::guard("dictionary_load", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::dictionary_load(capi::text(path, "path")));
  });
}

}  // extern "C"
