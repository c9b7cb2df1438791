// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/links_classifier.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/classifier.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_classifier_set_loss_function(ctn_link *classifier,
                                                         ctn_classifier_function_fn function, void *user_data,
                                                         ctn_destroy_fn destroy) {
  return capi::guard("link_classifier_set_loss_function", [&] {
    catenary::Callback<ctn_classifier_function_fn> function_(function, user_data, destroy);
    capi::as<catenary::links::Classifier>(classifier, "classifier").set_loss_function(std::move(function_));
  });
}

CTN_API ctn_status ctn_link_classifier_set_accuracy_function(ctn_link *classifier,
    ctn_classifier_function_fn function, void *user_data, ctn_destroy_fn destroy) {
  return capi::guard("link_classifier_set_accuracy_function", [&] {
    catenary::Callback<ctn_classifier_function_fn> function_(function, user_data, destroy);
    capi::as<catenary::links::Classifier>(classifier,
        "classifier").set_accuracy_function(std::move(function_));
  });
}

}  // extern "C"
