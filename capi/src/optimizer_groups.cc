#include "capi/src/guard.h"
#include "impl/optimizers/optimizer.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_optimizer_add_group(ctn_optimizer* optimizer, const char* name,
                                           const char* const* patterns, size_t count) {
  return capi::guard("optimizer_add_group", [&] {
    const auto list = capi::list(patterns, count, "patterns");
    for (const char* pattern : list) capi::text(pattern, "patterns");
    capi::in(optimizer, "optimizer").add_group(capi::text(name, "name"), list);
  });
}

CTN_API ctn_status ctn_optimizer_remove_group(ctn_optimizer* optimizer, const char* name) {
  return capi::guard("optimizer_remove_group",
                     [&] { capi::in(optimizer, "optimizer").remove_group(capi::text(name, "name")); });
}

CTN_API size_t ctn_optimizer_group_count(ctn_optimizer* optimizer) {
  return capi::has(optimizer) ? optimizer->group_count() : 0;
}

CTN_API ctn_status ctn_optimizer_group_name(ctn_optimizer* optimizer, size_t index, char* text,
                                            size_t text_capacity, size_t* text_length) {
  return capi::guard("optimizer_group_name", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(optimizer, "optimizer").group_name(index));
  });
}

CTN_API ctn_status ctn_optimizer_group_of(ctn_optimizer* optimizer, const char* path, char* text,
                                          size_t text_capacity, size_t* text_length) {
  return capi::guard("optimizer_group_of", [&] {
    capi::copy_text(text, text_capacity, text_length,
                    capi::in(optimizer, "optimizer").group_of(capi::text(path, "path")));
  });
}

CTN_API ctn_status ctn_optimizer_group_hyperparameter(ctn_optimizer* optimizer, const char* group,
                                                      const char* name, double* value) {
  return capi::guard("optimizer_group_hyperparameter", [&] {
    double& result = capi::reference(value, "value");
    result = capi::in(optimizer, "optimizer")
                 .group_hyperparameter(capi::text(group, "group"), capi::text(name, "name"));
  });
}

CTN_API ctn_status ctn_optimizer_group_set_hyperparameter(ctn_optimizer* optimizer, const char* group,
                                                          const char* name, double value) {
  return capi::guard("optimizer_group_set_hyperparameter", [&] {
    capi::in(optimizer, "optimizer")
        .group_set_hyperparameter(capi::text(group, "group"), capi::text(name, "name"), value);
  });
}

CTN_API ctn_status ctn_optimizer_group_set_schedule(ctn_optimizer* optimizer, const char* group,
                                                    const char* name, ctn_schedule* schedule,
                                                    int32_t by_epoch) {
  return capi::guard("optimizer_group_set_schedule", [&] {
    capi::in(optimizer, "optimizer")
        .group_set_schedule(capi::text(group, "group"), capi::text(name, "name"),
                            capi::in_or_null(schedule, "schedule"), capi::flag(by_epoch, "by_epoch"));
  });
}

CTN_API ctn_status ctn_optimizer_group_set_hook(ctn_optimizer* optimizer, const char* group, const char* hook,
                                                int32_t enabled) {
  return capi::guard("optimizer_group_set_hook", [&] {
    capi::in(optimizer, "optimizer")
        .group_set_hook(capi::text(group, "group"), capi::text(hook, "hook"), capi::flag(enabled, "enabled"));
  });
}

}  // extern "C"
