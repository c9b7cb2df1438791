// A variable's summary, volatile flag, and move to another device.
#include <cctype>
#include <cmath>
#include <vector>

#include "impl/autograd/function.h"
#include "impl/base/utf8.h"
#include "impl/dtype/generated/core_ops.h"

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

using catenary::fail;
using catenary::Node;

int64_t ctn_variable::size() {
  int64_t size = 1;
  for (int64_t length : shape()) size *= length;
  return size;
}

void ctn_variable::set_name(const char* name) {
  std::string* fresh = name ? new std::string(catenary::utf8_text(name, "name")) : nullptr;
  delete std::exchange(node().name, fresh);
}

std::string ctn_variable::label() { return catenary::variable_label(node()); }

Node& ctn_variable::leaf() {
  if (const catenary::Function* creator = node().creator())
    fail(CTN_ERROR_STATE, "v: expected a variable without a creator, got a result of %s",
         creator->label().c_str());
  return node();
}

void ctn_variable::set_volatility(ctn_volatile flag) { leaf().volatility = flag; }

bool ctn_variable::requires_grad() const {
  return node_ ? node_->requires_grad : catenary::is_float(data_->dtype());
}

void ctn_variable::set_requires_grad(bool required) {
  Node& node = leaf();
  if (required && !catenary::is_float(node.dtype()))
    fail(CTN_ERROR_DTYPE, "v: expected a floating dtype for a gradient, got %s",
         catenary::dtype_name(node.dtype()));
  node.requires_grad = required;
}

catenary::VariableRef ctn_variable::grad_variable() {
  const Node& own = node();
  if (!own.grad) return nullptr;
  const Node* history = own.grad_node.get();
  return history && history->owner ? catenary::VariableRef::share(history->owner)
                                   : catenary::make_variable({own.grad, own.grad_node});
}

void ctn_variable::cleargrad() { catenary::set_grad(*this, nullptr); }

void ctn_variable::zerograd() { catenary::set_grad(*this, catenary::zeros_like(array(), CTN_DTYPE_NONE)); }

void ctn_variable::addgrad(ctn_variable& source) {
  Node& own = node();
  const catenary::ArrayRef& grad = source.grad();
  if (!grad) fail(CTN_ERROR_STATE, "source: expected a variable with a gradient, got one without");
  if (!catenary::same_shape(grad->shape(), own.shape()))
    fail(CTN_ERROR_SHAPE, "source: expected a gradient of shape %s, got %s",
         catenary::shape_text(own.shape()).c_str(), catenary::shape_text(grad->shape()).c_str());
  if (grad->dtype() != own.dtype())
    fail(CTN_ERROR_DTYPE, "source: expected a gradient of %s, got %s", catenary::dtype_name(own.dtype()),
         catenary::dtype_name(grad->dtype()));
  const catenary::ArrayRef local = catenary::to_backend(*grad, own.backend());
  catenary::set_grad(*this, own.grad ? catenary::elementwise(catenary::ops::add, *own.grad, *local)
                                     : catenary::copy(*local));
}

void ctn_variable::copydata(ctn_variable& source) {
  catenary::Array& target = array();
  const catenary::Array& data = source.array();
  if (!catenary::same_shape(target.shape(), data.shape()))
    fail(CTN_ERROR_SHAPE, "source: expected shape %s, got %s", catenary::shape_text(target.shape()).c_str(),
         catenary::shape_text(data.shape()).c_str());
  catenary::copyto(target, data, CTN_CASTING_SAME_KIND, nullptr);
}

void ctn_variable::to_device(const char* name) { catenary::move_to(*this, catenary::find_backend(name)); }
