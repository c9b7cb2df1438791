// A variable's summary, volatile flag, and move to another device.
#include <cctype>
#include <cmath>
#include <vector>

#include "impl/autograd/function.h"

namespace catenary {
namespace {

constexpr const char* kFlags[] = {"off", "on", "auto"};
static_assert(CTN_VOLATILE_OFF == 0 && CTN_VOLATILE_ON == 1 && CTN_VOLATILE_AUTO == 2);

/// Returns "mean=..., std=...", or 0 if all elements are zero.
std::string statistics(const Array& a, bool show_zero) {
  std::vector<double> values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  double mean = 0, square = 0;
  bool zero = true;
  for (double value : values) {
    mean += value / double(values.size());
    zero = zero && value == 0;
  }
  if (values.empty()) mean = std::nan("");
  if (zero && show_zero) return "0";
  for (double value : values) square += (value - mean) * (value - mean) / double(values.size());
  return format("mean=%.8f, std=%.8f", mean, values.empty() ? mean : std::sqrt(square));
}

}  // namespace

void move_to(Variable& v, Backend& backend) {
  ArrayRef data = to_backend(v.array(), backend);
  Node& node = v.node();
  ArrayRef grad = node.grad ? to_backend(*node.grad, backend) : nullptr;
  v.set_data(std::move(data));
  node.grad = std::move(grad);
  node.grad_node = nullptr;
}

ctn_volatile aggregate_flags(Span<const ctn_volatile> flags) {
  bool on = false, off = false;
  for (size_t i = 0; i < flags.size; ++i) {
    if (flags[i] < CTN_VOLATILE_OFF || flags[i] > CTN_VOLATILE_AUTO)
      fail(CTN_ERROR_INVALID_ARGUMENT, "flags: expected a ctn_volatile at position %zu, got %d", i,
           int(flags[i]));
    on = on || flags[i] == CTN_VOLATILE_ON;
    off = off || flags[i] == CTN_VOLATILE_OFF;
  }
  if (on && off) fail(CTN_ERROR_INVALID_ARGUMENT, "flags: ON and OFF flags cannot be mixed");
  return on ? CTN_VOLATILE_ON : off ? CTN_VOLATILE_OFF : CTN_VOLATILE_AUTO;
}

const char* volatile_name(ctn_volatile flag) {
  return flag >= CTN_VOLATILE_OFF && flag <= CTN_VOLATILE_AUTO ? kFlags[flag] : nullptr;
}

ctn_volatile volatile_from_name(const char* name) {
  std::string lower;
  for (const char* c = name; *c; ++c) lower += char(std::tolower(static_cast<unsigned char>(*c)));
  for (int flag = 0; flag < 3; ++flag)
    if (lower == kFlags[flag]) return flag;
  fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected on, off or auto, got \"%s\"", name);
}

std::string variable_summary(Variable& v) {
  const Node& node = v.node();
  std::string text = node.name ? "<variable " + *node.name + ">" : "<variable>";
  text += "\n- device: " + (v.data() ? v.data()->backend() : node.backend()).name();
  text += std::string("\n- volatile: ") + volatile_name(node.volatility);
  text += "\n- shape: " + shape_text(node.shape());
  text += std::string("\n- dtype: ") + dtype_name(node.dtype());
  text += "\n- statistics: " + (v.data() ? statistics(*v.data(), false) : "the array was freed");
  text += "\n- grad: " + (node.grad ? statistics(*node.grad, true) : "None");
  return text;
}

}  // namespace catenary
