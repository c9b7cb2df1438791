// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/saving.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/serializers/checkpoint.h"
#include "impl/serializers/objects.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_serialize(ctn_link *link, ctn_serializer *serializer) {
  return capi::guard("link_serialize", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    catenary::serialize(*held_link, *held_serializer);
  });
}

CTN_API ctn_status ctn_optimizer_serialize(ctn_optimizer *optimizer, ctn_serializer *serializer) {
  return capi::guard("optimizer_serialize", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    catenary::serialize(*held_optimizer, *held_serializer);
  });
}

CTN_API ctn_status ctn_random_state_serialize(ctn_random_state *state, ctn_serializer *serializer) {
  return capi::guard("random_state_serialize", [&] {
    const auto held_state = catenary::share(capi::in(state, "state"));
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    catenary::serialize(*held_state, *held_serializer);
  });
}

CTN_API ctn_status ctn_loss_scale_serialize(ctn_loss_scale *scaler, ctn_serializer *serializer) {
  return capi::guard("loss_scale_serialize", [&] {
    const auto held_scaler = catenary::share(capi::in(scaler, "scaler"));
    const auto held_serializer = catenary::share(capi::in(serializer, "serializer"));
    catenary::serialize(*held_scaler, *held_serializer);
  });
}

CTN_API ctn_status ctn_checkpoint_save(const char *path, ctn_link *model, ctn_optimizer *optimizer,
                                       ctn_random_state *random, ctn_dictionary *extra) {
  return capi::guard("checkpoint_save", [&] {
    const auto held_model = catenary::share(capi::in(model, "model"));
    catenary::checkpoint_save(capi::text(path, "path"), *held_model, capi::in_or_null(optimizer, "optimizer"),
        capi::in_or_null(random, "random"), capi::in_or_null(extra, "extra"));
  });
}

CTN_API ctn_status ctn_checkpoint_load(const char *path, ctn_link *model, ctn_optimizer *optimizer,
                                       ctn_random_state *random, ctn_dictionary *extra) {
  return capi::guard("checkpoint_load", [&] {
    const auto held_model = catenary::share(capi::in(model, "model"));
    catenary::checkpoint_load(capi::text(path, "path"), *held_model, capi::in_or_null(optimizer, "optimizer"),
        capi::in_or_null(random, "random"), capi::inout_or_null(extra, "extra"));
  });
}

CTN_API ctn_status ctn_link_save_npz(ctn_link *link, const char *path, int32_t level) {
  return capi::guard("link_save_npz", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    catenary::save_file<catenary::npz_format>(*held_link, capi::text(path, "path"), level);
  });
}

CTN_API ctn_status ctn_link_load_npz(ctn_link *link, const char *path) {
  return capi::guard("link_load_npz", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    catenary::load_file<catenary::npz_format>(*held_link, capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_link_save_hdf5(ctn_link *link, const char *path, int32_t level) {
  return capi::guard("link_save_hdf5", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    catenary::save_file<catenary::hdf5_format>(*held_link, capi::text(path, "path"), level);
  });
}

CTN_API ctn_status ctn_link_load_hdf5(ctn_link *link, const char *path) {
  return capi::guard("link_load_hdf5", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    catenary::load_file<catenary::hdf5_format>(*held_link, capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_link_save_safetensors(ctn_link *link, const char *path) {
  return capi::guard("link_save_safetensors", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    catenary::save_file<catenary::safetensors_format>(*held_link, capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_link_load_safetensors(ctn_link *link, const char *path) {
  return capi::guard("link_load_safetensors", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    catenary::load_file<catenary::safetensors_format>(*held_link, capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_link_load(ctn_link *link, const char *path, ctn_load_options *options,
                                 ctn_load_report *report) {
  return capi::guard("link_load", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    catenary::load_file(*held_link, capi::text(path, "path"), capi::in_or_null(options, "options"),
        capi::inout_or_null(report, "report"));
  });
}

CTN_API ctn_status ctn_optimizer_save_npz(ctn_optimizer *optimizer, const char *path, int32_t level) {
  return capi::guard("optimizer_save_npz", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::save_file<catenary::npz_format>(*held_optimizer, capi::text(path, "path"), level);
  });
}

CTN_API ctn_status ctn_optimizer_load_npz(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_load_npz", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::load_file<catenary::npz_format>(*held_optimizer, capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_save_hdf5(ctn_optimizer *optimizer, const char *path, int32_t level) {
  return capi::guard("optimizer_save_hdf5", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::save_file<catenary::hdf5_format>(*held_optimizer, capi::text(path, "path"), level);
  });
}

CTN_API ctn_status ctn_optimizer_load_hdf5(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_load_hdf5", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::load_file<catenary::hdf5_format>(*held_optimizer, capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_save_safetensors(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_save_safetensors", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::save_file<catenary::safetensors_format>(*held_optimizer, capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_load_safetensors(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_load_safetensors", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::load_file<catenary::safetensors_format>(*held_optimizer, capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_load(ctn_optimizer *optimizer, const char *path, ctn_load_options *options,
                                      ctn_load_report *report) {
  return capi::guard("optimizer_load", [&] {
    const auto held_optimizer = catenary::share(capi::in(optimizer, "optimizer"));
    catenary::load_file(*held_optimizer, capi::text(path, "path"), capi::in_or_null(options, "options"),
        capi::inout_or_null(report, "report"));
  });
}

}  // extern "C"
