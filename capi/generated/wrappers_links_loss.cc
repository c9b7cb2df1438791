// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/links_loss.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/loss.h"
#include "impl/functions/loss/hierarchical_softmax.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_negative_sampling_new(int64_t in_size, const int64_t *counts, size_t count,
                                                  int64_t sample_size, ctn_link_options *options,
                                                  ctn_link **out) {
  return capi::guard("link_negative_sampling_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::negative_sampling(in_size, capi::list(counts, count, "counts"), sample_size,
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_negative_sampling_sampler(ctn_link *link, ctn_walker_alias **out) {
  return capi::guard("link_negative_sampling_sampler", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::negative_sampling_sampler(capi::in(link, "link")));
  });
}

CTN_API ctn_status ctn_link_negative_sampling_call(ctn_link *link, ctn_variable *x, ctn_variable *t,
                                                   ctn_function_options *options, ctn_variable **y) {
  return capi::guard("link_negative_sampling_call", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::links::negative_sampling_call(capi::in(link, "link"), capi::in(x, "x"), capi::in(t, "t"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_binary_hierarchical_softmax_new(int64_t in_size, const ctn_array *tree,
    ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_binary_hierarchical_softmax_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::binary_hierarchical_softmax(in_size, capi::in(tree, "tree"),
            capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_binary_hierarchical_softmax_tables(ctn_link *link, ctn_array **paths,
    ctn_array **codes, ctn_array **begins) {
  return capi::guard("link_binary_hierarchical_softmax_tables", [&] {
    capi::clear(paths);
    capi::clear(codes);
    capi::clear(begins);
    capi::open(paths, "paths");
    capi::open(codes, "codes");
    capi::open(begins, "begins");
    auto [ paths_value, codes_value,
        begins_value] = catenary::links::hierarchical_softmax_tables(capi::in(link, "link"));
    *paths = capi::give(std::move(paths_value));
    *codes = capi::give(std::move(codes_value));
    *begins = capi::give(std::move(begins_value));
  });
}

CTN_API ctn_status ctn_create_huffman_tree(const int64_t *words, size_t word_count, const double *counts,
                                           size_t count, ctn_array **out) {
  return capi::guard("create_huffman_tree", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::create_huffman_tree(capi::list(words, word_count, "words"),
            capi::list(counts, count, "counts")));
  });
}

}  // extern "C"
