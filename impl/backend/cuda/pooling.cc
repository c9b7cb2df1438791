// Maximum and average pooling over planes, and their gradients.
#include "impl/backend/cuda/kernels/pooling.h"

#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/pooling.h"

namespace catenary::cuda {
namespace {

constexpr int64_t kNarrow = 1 << 15;  // products of two such lengths fit in 32 bits
constexpr int64_t kTaps = 64;         // the CPU pools larger windows one by one

constinit TypedFunctions max_functions("pooling", "pooling_max");
constinit TypedFunctions scatter_functions("pooling", "pooling_scatter");
constinit TypedFunctions average_functions("pooling", "pooling_average");
constinit TypedFunctions average_gradient_functions("pooling", "pooling_average_gradient");
constinit OneFunction gather_2("pooling", "pooling_gather_2"), gather_4("pooling", "pooling_gather_4"),
    gather_8("pooling", "pooling_gather_8");

/// `large` is pooled to `small`; `y` is the one that is computed.
PoolingKernelParams params_of(const PoolingParams& p, const Operand& large, const Operand& small,
                              const Operand& x, const Operand& y) {
  PoolingKernelParams params{};
  params.size = uint64_t(size_of(y));
  Planes& planes = params.planes;
  planes.height = large.shape[large.ndim - 2];
  planes.width = large.shape[large.ndim - 1];
  planes.rows = small.shape[small.ndim - 2];
  planes.columns = small.shape[small.ndim - 1];
  const int64_t height = y.shape[y.ndim - 2], width = y.shape[y.ndim - 1];
  planes.heights = make_wide_divisor(height > 0 ? uint64_t(height) : 1, params.size);
  planes.widths = make_wide_divisor(width > 0 ? uint64_t(width) : 1, params.size);
  planes.kh = p.kh, planes.kw = p.kw;
  planes.sy = p.sy, planes.sx = p.sx;
  planes.ph = p.ph, planes.pw = p.pw;
  planes.is_narrow = true;
  for (const int64_t number :
       {planes.height, planes.width, planes.rows, planes.columns, p.kh, p.kw, p.sy, p.sx, p.ph, p.pw})
    planes.is_narrow = planes.is_narrow && number <= kNarrow;
  params.x = x.data;
  params.y = y.data;
  params.scale = p.scale;
  params.wide = p.kh * p.kw > 256;
  params.outside = p.kh <= kTaps && p.kw <= kTaps && p.kh * p.kw <= kTaps;
  return params;
}

void start(Work& work, Function function, const PoolingKernelParams& p) {
  if (p.size > 0) work.start(function, {kPoolingThreads, work.blocks(p.size, kPoolingThreads)}, p);
}

}  // namespace

void max_pooling(Work& work, const Launch& launch, const PoolingParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  PoolingKernelParams p = params_of(params, x, y, x, y);
  p.written = launch.count > 2 ? launch.operands[2].data : nullptr;
  start(work, max_functions[x.dtype], p);
}

void max_pooling_gather(Work& work, const Launch& launch, const PoolingParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[2];
  PoolingKernelParams p = params_of(params, x, y, x, y);
  p.places = launch.operands[1].data;
  const size_t size = itemsize(x.dtype);
  start(work, size == 2 ? gather_2 : size == 4 ? gather_4 : gather_8, p);
}

void max_pooling_scatter(Work& work, const Launch& launch, const PoolingParams& params) {
  const Operand &gy = launch.operands[0], &gx = launch.operands[2];
  PoolingKernelParams p = params_of(params, gx, gy, gy, gx);
  p.places = launch.operands[1].data;
  start(work, scatter_functions[gy.dtype], p);
}

void average_pooling(Work& work, const Launch& launch, const PoolingParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  start(work, average_functions[x.dtype], params_of(params, x, y, x, y));
}

void average_pooling_gradient(Work& work, const Launch& launch, const PoolingParams& params) {
  const Operand &gy = launch.operands[0], &gx = launch.operands[1];
  start(work, average_gradient_functions[gy.dtype], params_of(params, gx, gy, gy, gx));
}

}  // namespace catenary::cuda
