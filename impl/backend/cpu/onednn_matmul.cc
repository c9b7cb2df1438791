// Products of bfloat16 matrices with oneDNN, on processors that multiply bfloat16.
#include <algorithm>
#include <cstring>

#include "impl/backend/cpu/onednn.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

#if defined(CATENARY_HAS_ONEDNN)
#include "impl/backend/cpu/onednn_primitive.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/base/headroom.h"

namespace catenary::cpu {
namespace {

using namespace onednn;

dnnl_memory_desc_t matrix(int64_t rows, int64_t columns, int64_t row_stride, int64_t column_stride) {
  dnnl_memory_desc_t md;
  const dnnl_dims_t dims{rows, columns}, strides{row_stride, column_stride};
  must(dnnl_memory_desc_init_by_strides(&md, 2, dims, dnnl_bf16, strides));
  return md;
}

/// A product of some shape. oneDNN keeps the code that it generates for it; what is made here takes 2 us.
struct Matmul {
  dnnl_memory_desc_t a, b, c, bias, scratch;
  Descriptor descriptor;
  bool native = false;

  explicit Matmul(const Bfloat16Product& p)
      : a(matrix(p.m, p.k, p.a_row, p.a_column)),
        b(matrix(p.k, p.n, p.b_row, p.b_column)),
        c(matrix(p.m, p.n, p.n, 1)),
        bias(matrix(1, p.n, p.n, 1)) {
    dnnl_primitive_attr_t raw = nullptr;
    must(dnnl_primitive_attr_create(&raw));
    const Attributes attributes(raw);
    must(dnnl_primitive_attr_set_scratchpad_mode(raw, dnnl_scratchpad_mode_user));
    dnnl_post_ops_t sums = nullptr;
    must(dnnl_post_ops_create(&sums));
    const Owned<dnnl_post_ops, dnnl_post_ops_destroy> post_ops(sums);
    if (p.add) must(dnnl_post_ops_append_sum(sums, 1));
    must(dnnl_primitive_attr_set_post_ops(raw, sums));
    dnnl_matmul_desc_t desc;
    must(dnnl_matmul_desc_init(&desc, &a, &b, p.bias ? &bias : nullptr, &c));
    dnnl_primitive_desc_t made = nullptr;
    const dnnl_status_t status = dnnl_primitive_desc_create(&made, &desc, raw, engine(), nullptr);
    if (status == dnnl_out_of_memory) must(status);
    if (status != dnnl_success) return;
    descriptor.reset(made);
    const char* name = nullptr;
    must(dnnl_primitive_desc_query(made, dnnl_query_impl_info_str, 0, &name));
    native = std::strstr(name, "bf16") != nullptr;
    scratch = *dnnl_primitive_desc_query_md(made, dnnl_query_scratchpad_md, 0);
  }
};

/// What one thread needs for products of one shape.
class Multiplier {
 public:
  explicit Multiplier(const Bfloat16Product& p)
      : matmul_(p),
        primitive_(create(matmul_.descriptor)),
        room_(std::max<size_t>(dnnl_memory_desc_get_size(&matmul_.scratch), 64)),
        a_(memory(matmul_.a)),
        b_(memory(matmul_.b)),
        c_(memory(matmul_.c)),
        bias_(memory(matmul_.bias)),
        scratch_(memory(matmul_.scratch)) {}

  void operator()(const Bfloat16Product& p) const {
    const dnnl_exec_arg_t left{DNNL_ARG_SRC, attach(a_, p.a)}, right{DNNL_ARG_WEIGHTS, attach(b_, p.b)},
        result{DNNL_ARG_DST, attach(c_, p.c)}, work{DNNL_ARG_SCRATCHPAD, attach(scratch_, room_.data())};
    if (p.bias)
      execute(primitive_.get(), {left, right, result, work, {DNNL_ARG_BIAS, attach(bias_, p.bias)}});
    else
      execute(primitive_.get(), {left, right, result, work});
  }

 private:
  Matmul matmul_;
  Primitive primitive_;
  Scratch room_;
  Memory a_, b_, c_, bias_, scratch_;
};

}  // namespace

bool has_bfloat16() {
  static const bool native = [] {
    Bfloat16Product p{};
    p.m = p.n = p.k = p.a_row = p.b_row = 64;
    p.a_column = p.b_column = 1;
    return Matmul(p).native;
  }();
  return native;
}

bool multiplies_bfloat16(int64_t m, int64_t n, int64_t k) {
  constexpr double kLeast = 1 << 17;  // multiplications
  return double(m) * double(n) * double(k) >= kLeast && std::min(n, k) >= 16 && onednn_enabled() &&
         has_bfloat16();
}

void onednn_matmul_bf16(const Bfloat16Product& p) {
  constexpr int64_t kRows = 128, kUnit = 16;  // of one part, and of the processor's tiles
  constexpr double kPart = 1 << 24;           // multiplications
  const double work = double(p.m) * double(p.n) * double(p.k);
  // Their number depends on nothing else than the shape, so that the bits do not follow the number of
  // threads.
  const int64_t units = divide_up(p.m, kUnit);
  const int64_t parts = std::clamp<int64_t>(std::min(p.m / kRows, int64_t(work / kPart)) / 2 * 2, 1, units);
  parallel_for(p.batch * parts, std::max<int64_t>(1, int64_t(kPart / work)), [&](int64_t begin, int64_t end) {
    const OneThread one;
    require_headroom(size_t{1} << 20);
    std::unique_ptr<Multiplier> multiply;
    for (int64_t rows = 0; begin < end; ++begin) {
      const int64_t i = begin / parts, part = begin % parts;
      const int64_t row = units * part / parts * kUnit;
      Bfloat16Product q = p;
      q.m = std::min(units * (part + 1) / parts * kUnit, p.m) - row;
      q.a += i * p.a_batch + row * p.a_row;
      q.b += i * p.b_batch;
      q.c += (i * p.m + row) * p.n;
      if (rows != q.m) multiply = std::make_unique<Multiplier>(q);
      rows = q.m;
      (*multiply)(q);
    }
  });
}

}  // namespace catenary::cpu
#else
namespace catenary::cpu {

bool has_bfloat16() { return false; }
bool multiplies_bfloat16(int64_t, int64_t, int64_t) { return false; }
void onednn_matmul_bf16(const Bfloat16Product&) {}

}  // namespace catenary::cpu
#endif
