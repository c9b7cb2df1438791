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
    catenary::serialize(capi::in(link, "link"), capi::in(serializer, "serializer"));
  });
}

CTN_API ctn_status ctn_optimizer_serialize(ctn_optimizer *optimizer, ctn_serializer *serializer) {
  return capi::guard("optimizer_serialize", [&] {
    catenary::serialize(capi::in(optimizer, "optimizer"), capi::in(serializer, "serializer"));
  });
}

CTN_API ctn_status ctn_random_state_serialize(ctn_random_state *state, ctn_serializer *serializer) {
  return capi::guard("random_state_serialize", [&] {
    catenary::serialize(capi::in(state, "state"), capi::in(serializer, "serializer"));
  });
}

CTN_API ctn_status ctn_loss_scale_serialize(ctn_loss_scale *scaler, ctn_serializer *serializer) {
  return capi::guard("loss_scale_serialize", [&] {
    catenary::serialize(capi::in(scaler, "scaler"), capi::in(serializer, "serializer"));
  });
}

CTN_API ctn_status ctn_checkpoint_save(const char *path, ctn_link *model, ctn_optimizer *optimizer,
                                       ctn_random_state *random, ctn_dictionary *extra) {
  return capi::guard("checkpoint_save", [&] {
    catenary::checkpoint_save(capi::text(path, "path"), capi::in(model, "model"), capi::in_or_null(optimizer, "optimizer"), capi::in_or_null(random, "random"), capi::in_or_null(extra, "extra"));
  });
}

CTN_API ctn_status ctn_checkpoint_load(const char *path, ctn_link *model, ctn_optimizer *optimizer,
                                       ctn_random_state *random, ctn_dictionary *extra) {
  return capi::guard("checkpoint_load", [&] {
    catenary::checkpoint_load(capi::text(path, "path"), capi::in(model, "model"), capi::in_or_null(optimizer, "optimizer"), capi::in_or_null(random, "random"), capi::inout_or_null(extra, "extra"));
  });
}

CTN_API ctn_status ctn_link_save_npz(ctn_link *link, const char *path, int32_t level) {
  return capi::guard("link_save_npz", [&] {
    catenary::save_file<catenary::npz_format>(capi::in(link, "link"), capi::text(path, "path"), level);
  });
}

CTN_API ctn_status ctn_link_load_npz(ctn_link *link, const char *path) {
  return capi::guard("link_load_npz", [&] {
    catenary::load_file<catenary::npz_format>(capi::in(link, "link"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_link_save_hdf5(ctn_link *link, const char *path, int32_t level) {
  return capi::guard("link_save_hdf5", [&] {
    catenary::save_file<catenary::hdf5_format>(capi::in(link, "link"), capi::text(path, "path"), level);
  });
}

CTN_API ctn_status ctn_link_load_hdf5(ctn_link *link, const char *path) {
  return capi::guard("link_load_hdf5", [&] {
    catenary::load_file<catenary::hdf5_format>(capi::in(link, "link"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_link_save_safetensors(ctn_link *link, const char *path) {
  return capi::guard("link_save_safetensors", [&] {
    catenary::save_file<catenary::safetensors_format>(capi::in(link, "link"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_link_load_safetensors(ctn_link *link, const char *path) {
  return capi::guard("link_load_safetensors", [&] {
    catenary::load_file<catenary::safetensors_format>(capi::in(link, "link"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_link_load(ctn_link *link, const char *path, ctn_load_options *options,
                                 ctn_load_report *report) {
  return capi::guard("link_load", [&] {
    catenary::load_file(capi::in(link, "link"), capi::text(path, "path"), capi::in_or_null(options, "options"), capi::inout_or_null(report, "report"));
  });
}

CTN_API ctn_status ctn_optimizer_save_npz(ctn_optimizer *optimizer, const char *path, int32_t level) {
  return capi::guard("optimizer_save_npz", [&] {
    catenary::save_file<catenary::npz_format>(capi::in(optimizer, "optimizer"), capi::text(path, "path"), level);
  });
}

CTN_API ctn_status ctn_optimizer_load_npz(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_load_npz", [&] {
    catenary::load_file<catenary::npz_format>(capi::in(optimizer, "optimizer"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_save_hdf5(ctn_optimizer *optimizer, const char *path, int32_t level) {
  return capi::guard("optimizer_save_hdf5", [&] {
    catenary::save_file<catenary::hdf5_format>(capi::in(optimizer, "optimizer"), capi::text(path, "path"), level);
  });
}

CTN_API ctn_status ctn_optimizer_load_hdf5(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_load_hdf5", [&] {
    catenary::load_file<catenary::hdf5_format>(capi::in(optimizer, "optimizer"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_save_safetensors(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_save_safetensors", [&] {
    catenary::save_file<catenary::safetensors_format>(capi::in(optimizer, "optimizer"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_load_safetensors(ctn_optimizer *optimizer, const char *path) {
  return capi::guard("optimizer_load_safetensors", [&] {
    catenary::load_file<catenary::safetensors_format>(capi::in(optimizer, "optimizer"), capi::text(path, "path"));
  });
}

CTN_API ctn_status ctn_optimizer_load(ctn_optimizer *optimizer, const char *path, ctn_load_options *options,
                                      ctn_load_report *report) {
  return capi::guard("optimizer_load", [&] {
    catenary::load_file(capi::in(optimizer, "optimizer"), capi::text(path, "path"), capi::in_or_null(options, "options"), capi::inout_or_null(report, "report"));
  });
}

}  // extern "C"
