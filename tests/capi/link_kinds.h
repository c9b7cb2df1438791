/* Every kind of link that the library has. */
#ifndef CATENARY_TESTS_CAPI_LINK_KINDS_H
#define CATENARY_TESTS_CAPI_LINK_KINDS_H

#include "support.h"

enum { kLinkKinds = 20 };

/* A link of every kind, in the smallest sizes. */
static inline ctn_status make_link(size_t kind, ctn_link_options* o, ctn_link** out) {
  static const int64_t tree[] = {-1, 0, 1}, counts[] = {1, 2};
  ctn_array* numbers;
  ctn_status status;
  switch (kind) {
    case 0:
      return ctn_link_linear_new(1, 1, o, out);
    case 1:
      return ctn_link_convolution_2d_new(1, 1, 1, 1, 1, 1, 0, 0, o, out);
    case 2:
      return ctn_link_deconvolution_2d_new(1, 1, 1, 1, 1, 1, 0, 0, o, out);
    case 3:
      return ctn_link_bilinear_new(1, 1, 1, o, out);
    case 4:
      return ctn_link_embed_id_new(1, 1, o, out);
    case 5:
      return ctn_link_lstm_new(1, 1, o, out);
    case 6:
      return ctn_link_gru_new(1, 1, o, out);
    case 7:
      return ctn_link_stateful_gru_new(1, 1, o, out);
    case 8:
      return ctn_link_inception_new(1, 1, 1, 1, 1, 1, 1, o, out);
    case 9:
      return ctn_link_inception_bn_new(1, 1, 1, 1, 1, 1, CTN_POOLING_MAX, 1, 1, o, out);
    case 10:
      return ctn_link_mlp_convolution_2d_new(1, DIMS(1, 1), 1, 1, 1, 1, 0, 0, NULL, NULL, NULL, o, out);
    case 11:
      return ctn_link_maxout_new(1, 1, 1, o, out);
    case 12:
      return ctn_link_prelu_new(NO_DIMS, o, out);
    case 13:
      return ctn_link_batch_normalization_new(DIMS(1), o, out);
    case 14:
      return ctn_link_layer_normalization_new(DIMS(1), o, out);
    case 15:
      return ctn_link_negative_sampling_new(1, counts, 2, 1, o, out);
    case 16:
      OK(ctn_array_from_data(tree, DIMS(3), CTN_INT64, &numbers));
      status = ctn_link_binary_hierarchical_softmax_new(1, numbers, o, out);
      ctn_array_release(numbers);
      return status;
    case 17:
      return ctn_link_convolution_nd_new(1, 1, DIMS(1), NO_DIMS, NO_DIMS, o, out);
    case 18:
      return ctn_link_deconvolution_nd_new(1, 1, DIMS(1), NO_DIMS, NO_DIMS, o, out);
    default:
      return ctn_link_multi_head_attention_new(1, 1, 1, 1, o, out);
  }
}

#endif
