// Sources of users' kernels, of every kind and dtype, compiled by NVRTC as the plugin does it.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "impl/backend/cuda/libraries.h"
#include "impl/backend/cuda/user_program.h"
#include "impl/base/error.h"
#include "impl/jit/cuda/cuda_target.h"
#include "impl/jit/target_layout.h"

namespace catenary::jit {
namespace {

Target& target_for(int capability) { return cuda_target(capability, target_layout()); }

std::vector<Parameter> list(const std::string& text) { return parse_parameters(text, "list"); }

Signature types(std::initializer_list<DType> dtypes, uint32_t scalars = 0) {
  Signature signature;
  for (const DType dtype : dtypes) signature.types.push_back(dtype);
  signature.scalars = scalars;
  return signature;
}

/// Text for each dtype, in which $name and $k are replaced.
std::string for_dtypes(const char* text) {
  std::string result;
  for (int dtype = 0; dtype < kDTypes; ++dtype)
    result += fill_in(text, {{"name", dtype_name(DType(dtype))}, {"k", std::to_string(dtype)}});
  return result;
}

/// A parameter for each dtype: without the separator at the end.
std::string parameters(const char* text) {
  std::string result = for_dtypes((std::string(text) + ", ").c_str());
  result.resize(result.size() - 2);
  return result;
}

Signature every_type() {
  Signature signature;
  for (int dtype = 0; dtype < kDTypes; ++dtype) signature.types.push_back(DType(dtype));
  return signature;
}

class CudaSources : public testing::TestWithParam<int> {
 protected:
  void SetUp() override {
    if (!cuda::nvrtc()) GTEST_SKIP() << "CATENARY_CUDA_NVRTC names no library";
  }

  template <class... A>
  const Program* build(const std::string& what, const A&... text) {
    try {
      const Program& program = target_for(GetParam()).build(text...);
      EXPECT_EQ(&program, &target_for(GetParam()).build(text...)) << what << " is compiled again";
      const auto& code = *static_cast<const cuda::UserProgram*>(program.code);
      EXPECT_FALSE(code.image.empty()) << what;
      return &program;
    } catch (const Error& error) {
      ADD_FAILURE() << what << ": " << error.what();
      return nullptr;
    }
  }

  void elementwise(const std::string& name, const std::string& inputs, const std::string& outputs,
                   const std::string& operation, const Signature& signature, const Options& options = {}) {
    build(name, ElementwiseText{list(inputs), list(outputs), operation, name, options}, signature);
  }
  void reduction(const std::string& name, const std::string& inputs, const std::string& outputs,
                 const std::vector<std::string>& texts, const Signature& signature,
                 const Options& options = {}) {
    build(name,
          ReductionText{list(inputs), list(outputs), texts[0], texts[1], texts[2], texts[3], name, options},
          signature);
  }
  const Program* raw(const std::string& name, const std::string& code, const Options& options = {}) {
    return build(name, RawText{code, name, options});
  }
};

TEST_P(CudaSources, ElementwiseOfEachDType) {
  for (int k = 0; k < kDTypes; ++k) {
    const DType dtype = DType(k);
    const std::string name = std::string("elementwise_") + dtype_name(dtype);
    elementwise(name, "T x, raw T y, T s", "T z, raw T w",
                "z = max(T(x * y[i] + s), T(2)); z += x; z -= s; z *= x;\n"
                "w[i] = z < x ? min(x, y[_ind.get()]) : T(n + _ind.size() + _ind.ndim + y.size());",
                types({dtype, dtype, dtype, dtype, dtype}, 1u << 2));
  }
}

TEST_P(CudaSources, ElementwiseOfAllDTypes) {
  const std::string inputs = parameters("$name x$k");
  const std::string operation = for_dtypes("z += T(x$k); z = T($name(z) + x$k);\n");
  Signature signature = every_type();
  signature.types.push_back(CTN_FLOAT16);
  elementwise("index", inputs, "T z", operation, signature);
  signature.scalars = (1u << kDTypes) - 1;
  elementwise("scalars", inputs, "T z", operation, signature);
  elementwise("raw", "raw T x, raw float64 y", "raw T z",
              "z[i] = x[i]; z[_ind.get()] = y[_ind.get()]; z[0] = x.shape()[0] + y.strides()[x.ndim - 1];",
              types({CTN_BFLOAT16, CTN_FLOAT64, CTN_BFLOAT16}));
}

TEST_P(CudaSources, MostAndFewestParameters) {
  std::string inputs;
  Signature signature;
  for (int k = 0; k < kMaxParameters; ++k) {
    if (k) inputs += k + 1 < kMaxParameters ? "float32 x" + std::to_string(k) + "," : "";
    signature.types.push_back(CTN_FLOAT32);
  }
  inputs.pop_back();
  elementwise("most", "float32 x0, " + inputs, "float32 y", "y = x0 + x30;", signature);
  elementwise("fewest", "", "float32 y", "y = i;", types({CTN_FLOAT32}));
}

TEST_P(CudaSources, Functions) {
  const char* const functions =
      "z = sin(x) + cos(x) + tan(x) + asin(x) + acos(x) + atan(x) + sinh(x) + cosh(x) + tanh(x) + asinh(x);\n"
      "z += exp(x) + exp2(x) + expm1(x) + log(x) + log2(x) + log10(x) + log1p(x) + sqrt(x) + rsqrt(x);\n"
      "z += cbrt(x) + fabs(x) + floor(x) + ceil(x) + trunc(x) + rint(x) + erf(x) + erfc(x) + lgamma(x);\n"
      "z += pow(x, y) + fmod(x, y) + atan2(x, y) + hypot(x, y) + fmin(x, y) + fmax(x, y) + max(x, y) + "
      "min(x, y);\n"
      "if (isnan(x) || isinf(x) || !isfinite(y)) z = INFINITY - NAN + M_PI + FLT_MAX;";
  for (const DType dtype : {CTN_FLOAT32, CTN_FLOAT64})
    elementwise(std::string("functions_") + dtype_name(dtype), "T x, T y", "T z", functions,
                types({dtype, dtype, dtype}));
  for (const DType dtype : {CTN_FLOAT16, CTN_BFLOAT16})
    elementwise(
        std::string("functions_") + dtype_name(dtype), "T x, T y", "T z",
        "z = sin(x) + exp(x) + log(x) + sqrt(x) + rsqrt(x) + tanh(x) + floor(x) + max(x, y) + min(y, x);\n"
        "z = z < y || x == y ? -x : z / y; z /= 2; z += 1.5;",
        types({dtype, dtype, dtype}));
  elementwise(
      "whole_numbers", "int64 x, uint8 y", "int64 z, float64 r",
      "z = abs(x) % 7 + (x << 2 | y ^ 3) + __popcll(x) + __clz(int(y)) + min(x, y); r = rsqrt(x) + 1 / 3.0;",
      types({CTN_INT64, CTN_UINT8, CTN_INT64, CTN_FLOAT64}));
}

TEST_P(CudaSources, Options) {
  Options options;
  options.preamble =
      "#include <math.h>\n#include <cstdint>\n#include <stdio.h>\n"
      "template <class T> T twice(T x) { return x + x; }\n"
      "__device__ int thrice(int x) { return 3 * x; }\n"
      "struct Pair { float a, b; Pair() {} Pair(float x, float y) : a(x), b(y) {} };\n";
  options.loop_prep = "float start = CTN_TEST;";
  options.after_loop = "(void)start;";
  options.compiler = {"-DCTN_TEST=2", "-DCTN_OTHER"};
  elementwise("options", "float32 x", "float32 y", "y = twice(x) + thrice(i) + start;",
              types({CTN_FLOAT32, CTN_FLOAT32}), options);
  options.loop_prep = options.after_loop = "";
  options.reduce_type = "Pair";
  reduction("pairs", "float32 x", "float32 y, int32 z",
            {"Pair(x, _j)", "Pair(a.a + b.a, a.b > b.b ? a.b : b.b)", "y = a.a; z = a.b + _out_ind.ndim", ""},
            types({CTN_FLOAT32, CTN_FLOAT32, CTN_INT32}), options);
}

TEST_P(CudaSources, ReductionsOfEachDType) {
  for (int k = 0; k < kDTypes; ++k) {
    const DType in = DType(k), out = DType((k + 1) % kDTypes);
    Options options;
    options.reduce_type = dtype_name(DType((k + 5) % kDTypes));
    reduction(std::string("reduction_") + dtype_name(in), "T x, T s", "U y",
              {"x * s", "a + b", "y = U(a)", "0"}, types({in, in, out}, 1u << 1),
              k % 2 ? options : Options());
  }
}

TEST_P(CudaSources, Reductions) {
  reduction("offset", "float16 x, int8 s, float64 t", "float64 y",
            {"double(x) + s * t", "max(a, b)", "y = sqrt(a)", "-INFINITY"},
            types({CTN_FLOAT16, CTN_INT8, CTN_FLOAT64, CTN_FLOAT64}, 1u << 1));
  reduction(
      "raws", "float32 x, raw float32 r, raw int64 at", "float32 y",
      {"x + r[_j] * r[at[_in_ind.get()[0]]]", "a + b", "y = a / (_in_ind.size() / _out_ind.size())", "0"},
      types({CTN_FLOAT32, CTN_FLOAT32, CTN_INT64, CTN_FLOAT32}));
  reduction("outputs", "float32 x", "float32 y, int32 z", {"x", "min(a, b)", "y = a; z = int(a)", ""},
            types({CTN_FLOAT32, CTN_FLOAT32, CTN_INT32}));
}

TEST_P(CudaSources, RawKernels) {
  const std::string code = "extern \"C\" __global__ void pointers(" + parameters("const $name* x$k") + ", " +
                           parameters("$name* y$k") + ") {\n  int i = threadIdx.x;\n" +
                           for_dtypes("  y$k[i] = x$k[i];\n") + "}\n";
  const Program* program = raw("pointers", code);
  ASSERT_TRUE(program);
  ASSERT_EQ(program->parameters.size(), size_t(2 * kDTypes));
  for (int k = 0; k < 2 * kDTypes; ++k) {
    const RawParameter& p = program->parameters[size_t(k)];
    EXPECT_TRUE(p.pointer && p.constant == (k < kDTypes) && p.dtype == DType(k % kDTypes)) << k;
  }
  program = raw("numbers", "__global__ void numbers(void* out, const void* in, " + parameters("$name x$k") +
                               ") { *(double*)out = double(x12) + x11 + float(x9); }\n");
  ASSERT_TRUE(program);
  ASSERT_EQ(program->parameters.size(), size_t(2 + kDTypes));
  for (int k = 0; k < 2; ++k) EXPECT_EQ(program->parameters[size_t(k)].dtype, CTN_DTYPE_NONE);
  for (int k = 0; k < kDTypes; ++k) {
    const RawParameter& p = program->parameters[size_t(2 + k)];
    EXPECT_TRUE(!p.pointer && p.dtype == DType(k)) << k;
  }
  program = raw("nothing", "__global__ void nothing() {}");
  ASSERT_TRUE(program);
  EXPECT_TRUE(program->parameters.empty());
}

TEST_P(CudaSources, RawKernelsOfBlocks) {
  raw("blocks",
      "#define SIZE 64\n"
      "__constant__ float weights[4] = {1, 2, 3, 4};\n"
      "template <class T> __device__ T sum(T x) {\n"
      "  for (int k = 16; k > 0; k /= 2) x += __shfl_xor_sync(0xffffffffu, x, k);\n"
      "  return x;\n"
      "}\n"
      "static __forceinline__ __device__ bool odd(int x) { return x & 1; }\n"
      "extern \"C\" __global__ void __launch_bounds__(64) blocks(const float* __restrict__ x, float* y, int "
      "n) {\n"
      "  __shared__ float tile[SIZE][2];\n"
      "  const int i = blockIdx.x * blockDim.x + threadIdx.x + gridDim.y * blockIdx.z;\n"
      "  tile[threadIdx.x][odd(i)] = i < n ? __ldg(x + i) * weights[i % 4] : 0.0f;\n"
      "  __syncthreads();\n"
      "  const unsigned mask = __ballot_sync(0xffffffffu, i < n);\n"
      "  if (__any_sync(mask, i == 0)) __threadfence();\n"
      "  y[i] = sum(tile[blockDim.x - 1 - threadIdx.x][0]) + __popc(mask) + __expf(x[i]) + warpSize;\n"
      "}\n");
  raw("atomics",
      "__global__ void atomics(" + parameters("$name* x$k") + ") {\n" +
          for_dtypes("  atomicAdd(x$k, 1); atomicSub(x$k, 1); atomicMax(x$k, 1); atomicMin(x$k, 1);\n"
                     "  atomicExch(x$k, 1); atomicCAS(x$k, 0, 1);\n") +
          "  atomicAnd(x3, 1); atomicOr(x4, 1); atomicXor(x7, 1); atomicAnd(x1, 1);\n}\n");
}

TEST_P(CudaSources, Errors) {
  const auto message = [](auto&& build) -> std::string {
    try {
      build();
    } catch (const Error& error) {
      EXPECT_EQ(error.status(), CTN_ERROR_INVALID_ARGUMENT);
      return error.what();
    }
    return "no error";
  };
  Target& target = target_for(GetParam());
  const ElementwiseText text{list("float32 x"), list("float32 y"), "y = x;\ny = absent(x);", "wrong", {}};
  const std::string wrong = message([&] { target.build(text, types({CTN_FLOAT32, CTN_FLOAT32})); });
  EXPECT_NE(wrong.find("wrong (operation):2:"), std::string::npos) << wrong;
  EXPECT_NE(wrong.find("absent"), std::string::npos) << wrong;
  Options options;
  options.compiler = {"--no-such-option"};
  const std::string option = message([&] { target.build(RawText{"__global__ void f() {}", "f", options}); });
  EXPECT_NE(option.find("no-such-option"), std::string::npos) << option;
}

INSTANTIATE_TEST_SUITE_P(Capability, CudaSources, testing::Values(75, 90, 100, 120),
                         testing::PrintToStringParamName());

/// A device that NVRTC does not know loads what it makes for the newest one before that.
TEST(CudaSourcesOfLaterDevices, ArePtx) {
  if (!cuda::nvrtc()) GTEST_SKIP() << "CATENARY_CUDA_NVRTC names no library";
  const Program& program = target_for(99).build(RawText{"__global__ void f(int* x) { *x = 1; }", "f", {}});
  const std::string& image = static_cast<const cuda::UserProgram*>(program.code)->image;
  EXPECT_NE(image.find(".target sm_90"), std::string::npos) << image;
  EXPECT_NE(image.find("ctn_user_f("), std::string::npos) << image;
  EXPECT_EQ(program.parameters.size(), 1u);
}

TEST(CudaSourcesWithoutNvrtc, SayWhy) {
  if (cuda::nvrtc()) GTEST_SKIP() << "there is a library";
  try {
    target_for(90).build(RawText{"__global__ void f() {}", "f", {}});
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.status(), CTN_ERROR_UNAVAILABLE);
    EXPECT_NE(std::string(error.what()).find("NVRTC"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace catenary::jit
