// Measures what scopes and the C++ interface cost compared with plain calls: op/add_10 and
// autograd/mul_chain_1000 in the three forms, alternating, so that changes in the machine's speed affect all
// of them. The address of a form's loop changes its time by up to 3 ns, so each form of add_10 exists at
// eight addresses, and the mean of their medians counts. Prints the medians and their ratios.
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

/// Moves the code after it by this many bytes.
#if defined(__x86_64__)
#define PLACE(bytes) __asm__ volatile("jmp 1f; .skip %c0, 0x90; 1:" : : "i"(bytes))
#else
#define PLACE(bytes) (void)0
#endif

template <int place>
void add_plain(const Operands& o, int count) {
  PLACE(place);
  for (int i = 0; i < count; ++i) {
    ctn_array* y = nullptr;
    must(ctn_array_add(o.a.ptr(), o.b.ptr(), &y));
    ctn_array_release(y);
  }
}
template <int place>
void add_scope(const Operands& o, int count) {
  PLACE(place);
  ctn_scope c = {};
  for (int i = 0; i < count; ++i) {
    cs_array_add(&c, o.a.ptr(), o.b.ptr());
    cs_pop(&c, 0);
  }
  must(cs_end(&c));
}
template <int place>
void add_cpp(const Operands& o, int count) {
  PLACE(place);
  for (int i = 0; i < count; ++i) o.a + o.b;
}
// Ten operations whose results all live until the end, as in the loops of many programs.
template <int place>
void add_plain_ten(const Operands& o, int count) {
  PLACE(place);
  ctn_array* y[10];
  for (int i = 0; i < count; i += 10) {
    for (ctn_array*& one : y) must(ctn_array_add(o.a.ptr(), o.b.ptr(), &one));
    for (int k = 10; k-- > 0;) ctn_array_release(y[k]);
  }
}
template <int place>
void add_scope_ten(const Operands& o, int count) {
  PLACE(place);
  ctn_scope c = {};
  for (int i = 0; i < count; i += 10) {
    for (int k = 0; k < 10; ++k) cs_array_add(&c, o.a.ptr(), o.b.ptr());
    cs_pop(&c, 0);
  }
  must(cs_end(&c));
}
// A scope per operation, as in small callbacks.
template <int place>
void add_scope_each(const Operands& o, int count) {
  PLACE(place);
  for (int i = 0; i < count; ++i) {
    ctn_scope c = {};
    cs_array_add(&c, o.a.ptr(), o.b.ptr());
    must(cs_end(&c));
  }
}

template <int place>
void chain_plain(const Operands& o, int count) {
  PLACE(place);
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
// The loop releases what is no longer needed, as the plain form does.
template <int place>
void chain_scope(const Operands& o, int count) {
  PLACE(place);
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
// Every intermediate variable lives until the end.
template <int place>
void chain_plain_held(const Operands& o, int count) {
  PLACE(place);
  std::vector<ctn_variable*> held(kChain + 1);
  for (int i = 0; i < count; ++i) {
    ctn_variable* y = o.x.ptr();
    for (int k = 0; k < kChain; ++k) {
      must(ctn_mul_f64(y, 1.0001, &held[static_cast<size_t>(k)]));
      y = held[static_cast<size_t>(k)];
    }
    must(ctn_sum(y, nullptr, 0, 0, &held[kChain]));
    must(ctn_variable_backward(held[kChain], 0, 0));
    must(ctn_variable_cleargrad(o.x.ptr()));
    for (size_t k = held.size(); k-- > 0;) ctn_variable_release(held[k]);
  }
}
// The scope holds every intermediate variable until the end.
template <int place>
void chain_scope_held(const Operands& o, int count) {
  PLACE(place);
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
template <int place>
void chain_cpp(const Operands& o, int count) {
  PLACE(place);
  for (int i = 0; i < count; ++i) {
    ctn::Variable y = o.x;
    for (int k = 0; k < kChain; ++k) y = y * 1.0001;
    ctn::sum(y).backward();
    o.x.cleargrad();
  }
}

using Run = void (*)(const Operands&, int);

struct Form {
  const char* name;
  std::vector<Run> places;
  std::vector<std::vector<double>> nanoseconds = {};
};

#define PLACES(form) \
  { form<8>, form<16>, form<24>, form<32>, form<40>, form<48>, form<56>, form<64> }

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// The mean over the addresses of the median over the rounds.
double typical(const Form& form) {
  double sum = 0;
  for (const std::vector<double>& place : form.nanoseconds) sum += median(place);
  return sum / static_cast<double>(form.nanoseconds.size());
}

void compare(const char* workload, std::vector<Form> forms, const Operands& operands, int batch, int turns) {
  for (Form& form : forms) {
    form.nanoseconds.resize(form.places.size());
    for (Run run : form.places) run(operands, batch);
  }
  for (int turn = 0; turn < turns; ++turn) {
    for (size_t k = 0; k < forms.size(); ++k) {
      Form& form = forms[(k + static_cast<size_t>(turn)) % forms.size()];
      for (size_t place = 0; place < form.places.size(); ++place) {
        const auto start = std::chrono::steady_clock::now();
        form.places[place](operands, batch);
        const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - start;
        form.nanoseconds[place].push_back(passed.count() / batch);
      }
    }
  }
  for (const Form& form : forms)
    std::printf("%-24s %-12s %11.1f ns, beside %s %+.1f %%\n", workload, form.name, typical(form),
                forms.front().name, 100 * (typical(form) / typical(forms.front()) - 1));
}

}  // namespace

int main(int argc, char** argv) {
  const int turns = argc > 1 ? std::atoi(argv[1]) : 301;
  const Operands operands;
  compare("op/add_10",
          {{"plain", PLACES(add_plain)},
           {"scope", PLACES(add_scope)},
           {"scope, each", PLACES(add_scope_each)},
           {"C++", PLACES(add_cpp)}},
          operands, 2000, turns);
  compare("op/add_10, ten held", {{"plain", PLACES(add_plain_ten)}, {"scope", PLACES(add_scope_ten)}},
          operands, 2000, turns);
  compare("autograd/mul_chain_1000",
          {{"plain", PLACES(chain_plain)}, {"scope", PLACES(chain_scope)}, {"C++", PLACES(chain_cpp)}},
          operands, 1, turns);
  compare("the same, all held", {{"plain", PLACES(chain_plain_held)}, {"scope", PLACES(chain_scope_held)}},
          operands, 1, turns);
  return 0;
}
