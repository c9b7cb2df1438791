#include "impl/links/link.h"

#include "capi/src/guard.h"
#include "impl/links/classifier.h"
#include "impl/links/containers.h"
#include "impl/links/user_link.h"

namespace capi = catenary::capi;
using catenary::fail;
using catenary::Link;
using catenary::LinkRef;
using catenary::share;
using catenary::Span;
using catenary::VariableRef;
using catenary::links::Classifier;

namespace {

Classifier& classifier_in(ctn_link* link) {
  auto* classifier = dynamic_cast<Classifier*>(&capi::in(link, "classifier"));
  if (!classifier)
    fail(CTN_ERROR_INVALID_ARGUMENT, "classifier: expected a Classifier, got %s", link->kind());
  return *classifier;
}

void call(ctn_link* link, Span<ctn_variable* const> inputs, Span<ctn_variable*> outputs) {
  catenary::SmallVector<VariableRef, 2> results(outputs.size);
  capi::in(link, "link").forward(inputs, results);
  for (size_t i = 0; i < outputs.size; ++i) outputs[i] = results[i].leak();
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_link_classifier_set_compute_accuracy(ctn_link* classifier, int32_t compute) {
  return capi::guard("link_classifier_set_compute_accuracy",
                     [&] { classifier_in(classifier).set_compute_accuracy(capi::flag(compute, "compute")); });
}

CTN_API ctn_status ctn_link_classifier_loss(ctn_link* classifier, ctn_variable** out) {
  return capi::guard("link_classifier_loss", [&] {
    capi::open(out, "out");
    *out = capi::give(VariableRef(classifier_in(classifier).loss()));
  });
}

CTN_API ctn_status ctn_link_classifier_accuracy(ctn_link* classifier, ctn_variable** out) {
  return capi::guard("link_classifier_accuracy", [&] {
    capi::open(out, "out");
    *out = capi::give(VariableRef(classifier_in(classifier).accuracy()));
  });
}

CTN_API ctn_status ctn_link_classifier_prediction(ctn_link* classifier, ctn_variable** out) {
  return capi::guard("link_classifier_prediction", [&] {
    capi::open(out, "out");
    *out = capi::give(VariableRef(classifier_in(classifier).prediction()));
  });
}

CTN_API ctn_status ctn_link_new(ctn_link_forward_fn forward, void* user_data, void (*destroy)(void*),
                                ctn_link** out) {
  return capi::guard("link_new", [&] {
    catenary::Callback<ctn_link_forward_fn> callback(forward, user_data, destroy);
    capi::open(out, "out");
    *out = capi::give(catenary::links::user(std::move(callback)));
  });
}

CTN_API ctn_status ctn_link_chain_new(ctn_link** out) {
  return capi::guard("link_chain_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::chain());
  });
}

CTN_API ctn_status ctn_link_chain_list_new(ctn_link** out) {
  return capi::guard("link_chain_list_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::chain_list());
  });
}

CTN_API ctn_status ctn_link_call(ctn_link* link, ctn_variable* const* inputs, size_t input_count,
                                 ctn_variable** outputs, size_t output_count) {
  return capi::guard("link_call", [&] {
    capi::open(outputs, output_count, "outputs");
    call(link, capi::handles(inputs, input_count, "inputs"), {outputs, output_count});
  });
}

CTN_API ctn_status ctn_link_call1(ctn_link* link, ctn_variable* x, ctn_variable** y) {
  return capi::guard("link_call1", [&] {
    capi::open(y, "y");
    ctn_variable* const input = &capi::in(x, "x");
    call(link, {&input, 1}, {y, 1});
  });
}

CTN_API const char* ctn_link_name(ctn_link* link) { return capi::has(link) ? link->name() : nullptr; }

CTN_API ctn_status ctn_link_add_param(ctn_link* link, const char* name, const int64_t* shape, size_t ndim,
                                      ctn_dtype dtype) {
  return capi::guard("link_add_param", [&] {
    capi::in(link, "link")
        .add_param(capi::text(name, "name"), capi::dims(shape, ndim, "shape"),
                   capi::dtype_in(dtype, "dtype"));
  });
}

CTN_API ctn_status ctn_link_add_persistent(ctn_link* link, const char* name, ctn_array* value) {
  return capi::guard("link_add_persistent", [&] {
    capi::in(link, "link").add_persistent(capi::text(name, "name"), share(capi::inout(value, "value")));
  });
}

CTN_API ctn_status ctn_link_persistent(ctn_link* link, const char* name, ctn_array** out) {
  return capi::guard("link_persistent", [&] {
    capi::open(out, "out");
    *out = capi::give(share(*capi::in(link, "link").persistent(capi::text(name, "name"))));
  });
}

CTN_API ctn_status ctn_link_set_persistent(ctn_link* link, const char* name, ctn_array* value) {
  return capi::guard("link_set_persistent", [&] {
    catenary::ArrayRef& place = capi::in(link, "link").persistent(capi::text(name, "name"));
    place = share(capi::inout(value, "value"));
  });
}

CTN_API ctn_status ctn_link_add_link(ctn_link* link, const char* name, ctn_link* child) {
  return capi::guard("link_add_link",
                     [&] { capi::in(link, "link").add_child(name, capi::in(child, "child")); });
}

CTN_API ctn_status ctn_link_child(ctn_link* link, const char* path, ctn_link** out) {
  return capi::guard("link_child", [&] {
    capi::open(out, "out");
    *out = capi::give(share(capi::in(link, "link").child(capi::text(path, "path"))));
  });
}

CTN_API size_t ctn_link_child_count(ctn_link* link) { return capi::has(link) ? link->children().size() : 0; }

CTN_API ctn_status ctn_link_child_at(ctn_link* link, size_t index, ctn_link** out) {
  return capi::guard("link_child_at", [&] {
    capi::open(out, "out");
    const auto& children = capi::in(link, "link").children();
    if (index >= children.size())
      fail(CTN_ERROR_INDEX, "index: expected less than %zu children, got %zu", children.size(), index);
    *out = capi::give(LinkRef(children[index]));
  });
}

CTN_API size_t ctn_link_param_count(ctn_link* link) {
  return capi::has(link) ? catenary::param_count(*link) : 0;
}

CTN_API ctn_status ctn_link_param_at(ctn_link* link, size_t index, ctn_variable** out) {
  return capi::guard("link_param_at", [&] {
    capi::open(out, "out");
    *out = capi::give(share(*catenary::param_at(capi::in(link, "link"), index).variable));
  });
}

CTN_API ctn_status ctn_link_param_path(ctn_link* link, size_t index, char* text, size_t text_capacity,
                                       size_t* text_length) {
  return capi::guard("link_param_path", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::param_at(capi::in(link, "link"), index).path);
  });
}

CTN_API ctn_status ctn_link_param(ctn_link* link, const char* path, ctn_variable** out) {
  return capi::guard("link_param", [&] {
    capi::open(out, "out");
    *out = capi::give(share(capi::in(link, "link").param(capi::text(path, "path"))));
  });
}

CTN_API ctn_status ctn_link_zerograds(ctn_link* link) {
  return capi::guard("link_zerograds", [&] { capi::in(link, "link").zerograds(); });
}

CTN_API ctn_status ctn_link_cleargrads(ctn_link* link) {
  return capi::guard("link_cleargrads", [&] { capi::in(link, "link").cleargrads(); });
}

CTN_API ctn_status ctn_link_addgrads(ctn_link* link, ctn_link* source) {
  return capi::guard("link_addgrads", [&] { capi::in(link, "link").addgrads(capi::in(source, "source")); });
}

CTN_API ctn_status ctn_link_copyparams(ctn_link* link, ctn_link* source) {
  return capi::guard("link_copyparams",
                     [&] { capi::in(link, "link").copyparams(capi::in(source, "source")); });
}

CTN_API ctn_status ctn_link_share(ctn_link* link, ctn_link** out) {
  return capi::guard("link_share", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(link, "link").shared());
  });
}

CTN_API ctn_status ctn_link_clone(ctn_link* link, ctn_link** out) {
  return capi::guard("link_clone", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(link, "link").clone());
  });
}

CTN_API ctn_status ctn_link_to_device(ctn_link* link, const char* device) {
  return capi::guard("link_to_device",
                     [&] { capi::in(link, "link").to_backend(catenary::find_backend(device)); });
}

}  // extern "C"
