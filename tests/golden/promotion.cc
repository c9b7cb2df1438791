// Cases of type promotion: compares the dtypes of all operations with recorded tables.
#include <fstream>

#include "runner.h"

namespace golden {
namespace {

constexpr ctn_casting kRules[] = {CTN_CASTING_NO, CTN_CASTING_EQUIV, CTN_CASTING_SAFE, CTN_CASTING_SAME_KIND,
                                  CTN_CASTING_UNSAFE};
constexpr const char* kRuleNames[] = {"no", "equiv", "safe", "same_kind", "unsafe"};

using SumCall = ctn_status (*)(const ctn_array*, const int64_t*, size_t, int32_t, ctn_dtype, ctn_array**);
using MaxCall = ctn_status (*)(const ctn_array*, const int64_t*, size_t, int32_t, ctn_array**);
using ArgCall = ctn_status (*)(const ctn_array*, int64_t, int32_t, ctn_array**);

struct Reduction {
  const char* name;
  const char* symbol;
  ctn_status (*call)(void* function, const ctn_array* a, ctn_array** out);
};

ctn_status call_sum(void* function, const ctn_array* a, ctn_array** out) {
  return reinterpret_cast<SumCall>(function)(a, nullptr, 0, 0, CTN_DTYPE_NONE, out);
}
ctn_status call_max(void* function, const ctn_array* a, ctn_array** out) {
  return reinterpret_cast<MaxCall>(function)(a, nullptr, 0, 0, out);
}
ctn_status call_arg(void* function, const ctn_array* a, ctn_array** out) {
  return reinterpret_cast<ArgCall>(function)(a, CTN_AXIS_NONE, 0, out);
}

ctn_status call_var(void* function, const ctn_array* a, ctn_array** out) {
  using Call =
      ctn_status (*)(const ctn_array*, const int64_t*, size_t, double, int32_t, ctn_dtype, ctn_array**);
  return reinterpret_cast<Call>(function)(a, nullptr, 0, 0, 0, CTN_DTYPE_NONE, out);
}

ctn_status call_trace(void* function, const ctn_array* a, ctn_array** out) {
  using TraceCall = ctn_status (*)(const ctn_array*, int64_t, int64_t, int64_t, ctn_dtype, ctn_array**);
  const int64_t square[] = {2, 2};
  Array matrix;
  check(ctn_array_broadcast_to(a, square, 2, matrix.out()));
  return reinterpret_cast<TraceCall>(function)(matrix.get(), 0, 0, 1, CTN_DTYPE_NONE, out);
}

constexpr Reduction kReductions[] = {
    {"sum", "array_sum", call_sum},       {"prod", "array_prod", call_sum},
    {"mean", "array_mean", call_sum},     {"amax", "array_max", call_max},
    {"amin", "array_min", call_max},      {"argmax", "array_argmax", call_arg},
    {"argmin", "array_argmin", call_arg}, {"var", "array_var", call_var},
    {"std", "array_std", call_var},       {"count_nonzero", "array_count_nonzero", call_max},
    {"trace", "array_trace", call_trace},
};

Array ones(const std::string& dtype) {
  const int64_t shape[] = {2};
  Array a;
  check(ctn_array_ones(shape, 1, dtype_from(dtype), a.out()));
  return a;
}

/// Compares the dtype of a result with the table entry: a name, a list of one name, or null for a type error.
void expect_dtype(const std::string& what, ctn_status status, const Array& out, const json& entry) {
  if (entry.is_null()) {
    if (status == CTN_ERROR_DTYPE) return;
    throw Failure(what + ": " + ctn_status_name(status) + " instead of CTN_ERROR_DTYPE");
  }
  if (status != CTN_OK) throw Failure(what + ": " + ctn_status_name(status) + ": " + ctn_error_message());
  const std::string got = ctn_dtype_name(ctn_array_dtype(out.get()));
  const std::string expected = entry;
  if (got != expected) throw Failure(what + ": got " + got + " instead of " + expected);
}

void ufunc_table(const Runner& runner, const json& tables, const std::string& op, const json& table,
                 bool binary) {
  const std::string name = tables.at("aliases").value(op, op);
  runner.need({"array_" + name}, op);
  const auto call = [&](const std::vector<const ctn_array*>& inputs, const std::string& what,
                        const json& entry) {
    size_t nin = 0, nout = 0;
    check(ctn_ufunc_arity(name.c_str(), &nin, &nout));
    std::vector<ctn_array*> raw(nout);
    const ctn_status status =
        ctn_array_ufunc_outputs(name.c_str(), inputs.data(), inputs.size(), CTN_DTYPE_NONE,
                                CTN_CASTING_SAME_KIND, nullptr, nullptr, raw.data(), raw.size());
    if (!entry.is_null() && entry.size() != raw.size()) throw Failure(what + ": wrong number of outputs");
    for (size_t i = 0; i < raw.size(); ++i)
      expect_dtype(what, status, Array(raw[i]), entry.is_null() ? entry : entry.at(i));
  };
  const json& dtypes = tables.at("dtypes");
  for (size_t i = 0; i < dtypes.size(); ++i) {
    const std::string first = dtypes[i];
    const Array a = ones(first);
    if (!binary) {
      call({a.get()}, first, table.at(first));
      continue;
    }
    for (size_t j = 0; j < dtypes.size(); ++j) {
      const std::string second = dtypes[j];
      const Array b = ones(second);
      call({a.get(), b.get()}, first + ", " + second, table[i][j]);
    }
  }
}

void reduction_table(const Runner& runner, const std::string& op, const json& table) {
  for (const Reduction& reduction : kReductions) {
    if (op != reduction.name) continue;
    runner.need({reduction.symbol}, op);
    for (const auto& [dtype, entry] : table.items()) {
      Array out;
      const ctn_status status = reduction.call(runner.symbol(reduction.symbol), ones(dtype).get(), out.out());
      expect_dtype(dtype, status, out, entry);
    }
    return;
  }
  runner.need({"array_" + op}, op);
  throw Failure("golden_runner has no line for ctn_array_" + op);
}

void result_types(const json& tables) {
  const json& dtypes = tables.at("dtypes");
  for (size_t i = 0; i < dtypes.size(); ++i) {
    for (size_t j = 0; j < dtypes.size(); ++j) {
      const ctn_dtype pair[] = {dtype_from(dtypes[i]), dtype_from(dtypes[j])};
      ctn_dtype got = CTN_DTYPE_NONE;
      check(ctn_dtype_result_type(pair, 2, &got));
      const std::string name = ctn_dtype_name(got), expected = tables.at("result_type")[i][j];
      if (name != expected) {
        throw Failure(dtypes[i].get<std::string>() + ", " + dtypes[j].get<std::string>() + ": got " + name +
                      " instead of " + expected);
      }
    }
  }
}

void casts(const json& tables, size_t rule) {
  const json& dtypes = tables.at("dtypes");
  const json& table = tables.at("can_cast").at(kRuleNames[rule]);
  for (size_t i = 0; i < dtypes.size(); ++i) {
    for (size_t j = 0; j < dtypes.size(); ++j) {
      int32_t got = 0;
      check(ctn_dtype_can_cast(dtype_from(dtypes[i]), dtype_from(dtypes[j]), kRules[rule], &got));
      if ((got != 0) != table[i][j].get<bool>()) {
        throw Failure(dtypes[i].get<std::string>() + " to " + dtypes[j].get<std::string>() + ": got " +
                      std::to_string(got));
      }
    }
  }
}

}  // namespace

void run_promotion(Runner& runner, const fs::path& file) {
  std::ifstream stream(file);
  const json tables = json::parse(stream);
  runner.test("arrays/promotion/result_type", [&] { result_types(tables); });
  for (size_t rule = 0; rule < 5; ++rule) {
    runner.test(std::string("arrays/promotion/can_cast_") + kRuleNames[rule], [&] { casts(tables, rule); });
  }
  for (const char* arity : {"unary", "binary"}) {
    for (const auto& item : tables.at(arity).items()) {
      runner.test("arrays/promotion/" + item.key(), [&] {
        ufunc_table(runner, tables, item.key(), item.value(), arity == std::string("binary"));
      });
    }
  }
  for (const auto& item : tables.at("reductions").items()) {
    runner.test("arrays/promotion/" + item.key(), [&] { reduction_table(runner, item.key(), item.value()); });
  }
}

}  // namespace golden
