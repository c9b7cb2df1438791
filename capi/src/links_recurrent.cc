#include "capi/src/guard.h"
#include "impl/links/recurrent.h"

namespace capi = catenary::capi;
using catenary::fail;
using catenary::VariableRef;
using catenary::links::EmbedId;
using catenary::links::Lstm;

namespace {

template <class T>
T& link_in(ctn_link* link, const char* name, const char* kind) {
  auto* found = dynamic_cast<T*>(&capi::in(link, name));
  if (!found)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a link of kind %s, got %s", name, kind, link->kind());
  return *found;
}

Lstm& lstm_in(ctn_link* link) { return link_in<Lstm>(link, "lstm", "LSTM"); }

}  // namespace

extern "C" {

CTN_API ctn_status ctn_link_embed_id_set_ignore_label(ctn_link* link, int32_t ignores, int64_t ignore_label) {
  return capi::guard("link_embed_id_set_ignore_label", [&] {
    const bool given = capi::flag(ignores, "ignores");
    link_in<EmbedId>(link, "link", "EmbedID").set_ignore_label(given ? &ignore_label : nullptr);
  });
}

CTN_API ctn_status ctn_link_lstm_reset_state(ctn_link* lstm) {
  return capi::guard("link_lstm_reset_state", [&] { lstm_in(lstm).reset_state(); });
}

CTN_API ctn_status ctn_link_lstm_set_state(ctn_link* lstm, ctn_variable* c, ctn_variable* h) {
  return capi::guard("link_lstm_set_state", [&] {
    ctn_variable &c_in = capi::in(c, "c"), &h_in = capi::in(h, "h");
    lstm_in(lstm).set_state(c_in, h_in);
  });
}

CTN_API ctn_status ctn_link_lstm_c(ctn_link* lstm, ctn_variable** out) {
  return capi::guard("link_lstm_c", [&] {
    capi::open(out, "out");
    *out = capi::give(VariableRef(lstm_in(lstm).c()));
  });
}

CTN_API ctn_status ctn_link_lstm_h(ctn_link* lstm, ctn_variable** out) {
  return capi::guard("link_lstm_h", [&] {
    capi::open(out, "out");
    *out = capi::give(VariableRef(lstm_in(lstm).h()));
  });
}

}  // extern "C"
