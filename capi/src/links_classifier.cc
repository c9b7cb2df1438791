#include <catenary/links_classifier.h>

#include "capi/src/guard.h"
#include "impl/links/classifier.h"
#include "impl/links/link_helpers.h"

namespace capi = catenary::capi;
using catenary::links::Classifier;
using catenary::links::ClassifierFunction;

namespace {

using FunctionRef = catenary::Ref<ClassifierFunction>;

ctn_status set(const char* name, ctn_link* classifier, ctn_classifier_function_fn function, void* user_data,
               void (*destroy)(void*), void (Classifier::*setter)(FunctionRef)) {
  return capi::guard(name, [&] {
    catenary::Callback<ctn_classifier_function_fn> callback(function, user_data, destroy);
    auto& link =
        catenary::links::of_kind<Classifier>(capi::in(classifier, "classifier"), "classifier", "Classifier");
    (link.*setter)(function ? catenary::make<ClassifierFunction>(std::move(callback)) : nullptr);
  });
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_link_classifier_set_loss_function(ctn_link* classifier,
                                                         ctn_classifier_function_fn function, void* user_data,
                                                         void (*destroy)(void*)) {
  return set("link_classifier_set_loss_function", classifier, function, user_data, destroy,
             &Classifier::set_loss_function);
}

CTN_API ctn_status ctn_link_classifier_set_accuracy_function(ctn_link* classifier,
                                                             ctn_classifier_function_fn function,
                                                             void* user_data, void (*destroy)(void*)) {
  return set("link_classifier_set_accuracy_function", classifier, function, user_data, destroy,
             &Classifier::set_accuracy_function);
}

}  // extern "C"
