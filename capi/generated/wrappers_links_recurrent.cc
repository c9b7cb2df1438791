// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/links_recurrent.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/recurrent.h"
#include "impl/links/gru.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_embed_id_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                         ctn_link **out) {
  return capi::guard("link_embed_id_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::embed_id(in_size, out_size, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_embed_id_set_ignore_label(ctn_link *link, int32_t ignores, int64_t ignore_label) {
  return capi::guard("link_embed_id_set_ignore_label", [&] {
    capi::as<catenary::links::EmbedId>(link, "link").set_ignore_label(capi::flag(ignores, "ignores"),
        ignore_label);
  });
}

CTN_API ctn_status ctn_link_lstm_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                     ctn_link **out) {
  return capi::guard("link_lstm_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::lstm(in_size, out_size, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_lstm_reset_state(ctn_link *lstm) {
  return capi::guard("link_lstm_reset_state", [&] {
    capi::as<catenary::links::Lstm>(lstm, "lstm").reset_state();
  });
}

CTN_API ctn_status ctn_link_lstm_set_state(ctn_link *lstm, ctn_variable *c, ctn_variable *h) {
  return capi::guard("link_lstm_set_state", [&] {
    capi::as<catenary::links::Lstm>(lstm, "lstm").set_state(capi::in(c, "c"), capi::in(h, "h"));
  });
}

CTN_API ctn_status ctn_link_lstm_c(ctn_link *lstm, ctn_variable **out) {
  return capi::guard("link_lstm_c", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::as<catenary::links::Lstm>(lstm, "lstm").c());
  });
}

CTN_API ctn_status ctn_link_lstm_h(ctn_link *lstm, ctn_variable **out) {
  return capi::guard("link_lstm_h", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::as<catenary::links::Lstm>(lstm, "lstm").h());
  });
}

CTN_API ctn_status ctn_link_gru_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                    ctn_link **out) {
  return capi::guard("link_gru_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::gru(in_size, out_size, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_stateful_gru_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                             ctn_link **out) {
  return capi::guard("link_stateful_gru_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::stateful_gru(in_size, out_size, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_stateful_gru_reset_state(ctn_link *gru) {
  return capi::guard("link_stateful_gru_reset_state", [&] {
    catenary::links::stateful_gru_reset_state(capi::in(gru, "gru"));
  });
}

CTN_API ctn_status ctn_link_stateful_gru_set_state(ctn_link *gru, ctn_variable *h) {
  return capi::guard("link_stateful_gru_set_state", [&] {
    catenary::links::stateful_gru_set_state(capi::in(gru, "gru"), capi::in(h, "h"));
  });
}

CTN_API ctn_status ctn_link_stateful_gru_h(ctn_link *gru, ctn_variable **out) {
  return capi::guard("link_stateful_gru_h", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::stateful_gru_h(capi::in(gru, "gru")));
  });
}

}  // extern "C"
