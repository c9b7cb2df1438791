// What scopes and the C++ interface cost beside plain calls: op/add_10 and autograd/mul_chain_1000 in the
// three forms, turn by turn, so that a change of the machine's speed meets all of them. Prints medians and
// their quotients.
#include <catenary/scope.h>
#include <catenary/catenary.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

constexpr int kChain = 1000;

struct Operands {
  ctn::Array a = ctn::Array::ones(10, CTN_FLOAT32), b = ctn::Array::ones(10, CTN_FLOAT32);
  ctn::Variable x = ctn::Variable(ctn::Array::ones(10, CTN_FLOAT32));
};

void must(ctn_status status) {
  if (status == CTN_OK) return;
  std::fprintf(stderr, "%s\n", ctn_error_message());
  std::exit(1);
}

void add_plain(const Operands& o, int count) {
  for (int i = 0; i < count; ++i) {
    ctn_array* y = nullptr;
    must(ctn_array_add(o.a.ptr(), o.b.ptr(), &y));
    ctn_array_release(y);
  }
}
void add_scope(const Operands& o, int count) {
  ctn_scope c = {};
  for (int i = 0; i < count; ++i) {
    cs_array_add(&c, o.a.ptr(), o.b.ptr());
    cs_pop(&c, 0);
  }
  must(cs_end(&c));
}
// A body of ten operations between two pops, as loops of programs have.
void add_scope_ten(const Operands& o, int count) {
  ctn_scope c = {};
  for (int i = 0; i < count; i += 10) {
    for (int k = 0; k < 10; ++k) cs_array_add(&c, o.a.ptr(), o.b.ptr());
    cs_pop(&c, 0);
  }
  must(cs_end(&c));
}
// A scope for every operation, as small callbacks have.
void add_scope_each(const Operands& o, int count) {
  for (int i = 0; i < count; ++i) {
    ctn_scope c = {};
    cs_array_add(&c, o.a.ptr(), o.b.ptr());
    must(cs_end(&c));
  }
}
void add_cpp(const Operands& o, int count) {
  for (int i = 0; i < count; ++i) o.a + o.b;
}

void chain_plain(const Operands& o, int count) {
  for (int i = 0; i < count; ++i) {
    ctn_variable *y = ctn_variable_retain(o.x.ptr()), *next = nullptr;
    for (int k = 0; k < kChain; ++k) {
      must(ctn_mul_f64(y, 1.0001, &next));
      ctn_variable_release(y);
      y = next;
    }
    must(ctn_sum(y, nullptr, 0, 0, &next));
    ctn_variable_release(y);
    must(ctn_variable_backward(next, 0, 0));
    ctn_variable_release(next);
    must(ctn_variable_cleargrad(o.x.ptr()));
  }
}
// The loop gives back what nobody needs any more, as the plain form does.
void chain_scope(const Operands& o, int count) {
  ctn_scope c = {};
  for (int i = 0; i < count; ++i) {
    ctn_variable* y = o.x.ptr();
    for (int k = 0; k < kChain; ++k) cs_pop_except(&c, 0, y = cs_mul_f64(&c, y, 1.0001));
    cs_variable_backward(&c, cs_sum(&c, y, nullptr, 0, 0), 0, 0);
    cs_variable_cleargrad(&c, o.x.ptr());
    cs_pop(&c, 0);
  }
  must(cs_end(&c));
}
// The scope holds every intermediate variable until the end.
void chain_scope_held(const Operands& o, int count) {
  ctn_scope c = {};
  for (int i = 0; i < count; ++i) {
    ctn_variable* y = o.x.ptr();
    for (int k = 0; k < kChain; ++k) y = cs_mul_f64(&c, y, 1.0001);
    cs_variable_backward(&c, cs_sum(&c, y, nullptr, 0, 0), 0, 0);
    cs_variable_cleargrad(&c, o.x.ptr());
    cs_pop(&c, 0);
  }
  must(cs_end(&c));
}
void chain_cpp(const Operands& o, int count) {
  for (int i = 0; i < count; ++i) {
    ctn::Variable y = o.x;
    for (int k = 0; k < kChain; ++k) y = y * 1.0001;
    ctn::sum(y).backward();
    o.x.cleargrad();
  }
}

struct Form {
  const char* name;
  void (*run)(const Operands&, int);
  std::vector<double> nanoseconds = {};
};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

void compare(const char* workload, std::vector<Form> forms, const Operands& operands, int batch, int turns) {
  for (Form& form : forms) form.run(operands, batch);
  for (int turn = 0; turn < turns; ++turn) {
    for (size_t k = 0; k < forms.size(); ++k) {
      Form& form = forms[(k + static_cast<size_t>(turn)) % forms.size()];
      const auto start = std::chrono::steady_clock::now();
      form.run(operands, batch);
      const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - start;
      form.nanoseconds.push_back(passed.count() / batch);
    }
  }
  for (const Form& form : forms) {
    std::vector<double> quotients;
    for (size_t turn = 0; turn < form.nanoseconds.size(); ++turn) {
      quotients.push_back(form.nanoseconds[turn] / forms.front().nanoseconds[turn]);
    }
    std::printf("%-24s %-12s median %9.0f ns, least %9.0f ns, beside plain %+.1f %%\n", workload, form.name,
                median(form.nanoseconds), *std::min_element(form.nanoseconds.begin(), form.nanoseconds.end()),
                100 * (median(quotients) - 1));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int turns = argc > 1 ? std::atoi(argv[1]) : 301;
  const Operands operands;
  compare("op/add_10",
          {{"plain", add_plain},
           {"scope", add_scope},
           {"scope, ten", add_scope_ten},
           {"scope, each", add_scope_each},
           {"C++", add_cpp}},
          operands, 2000, turns);
  compare(
      "autograd/mul_chain_1000",
      {{"plain", chain_plain}, {"scope", chain_scope}, {"scope, held", chain_scope_held}, {"C++", chain_cpp}},
      operands, 1, turns);
  return 0;
}
