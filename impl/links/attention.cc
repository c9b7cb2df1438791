// Multi-head attention.
#include <cmath>

#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kMultiHeadAttention{
    "MultiHeadAttention", kWeightOptions | LinkOptions::causal_option | LinkOptions::dropout_option, "f2x3x4",
    [](const LinkOptions* o) { return multi_head_attention(4, 4, 4, 2, o); }};

/// Attention between projections of its inputs. Its children are query, key, value and out.
class MultiHeadAttention final : public Link {
 public:
  MultiHeadAttention(int64_t size, int64_t heads, bool causal, double dropout)
      : size_(size), heads_(heads), causal_(causal), dropout_(dropout) {}
  const char* kind() const override { return "MultiHeadAttention"; }
  bool takes_children() const override { return false; }

  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    if (inputs.size != 1 && inputs.size != 3 && inputs.size != 4)
      fail(CTN_ERROR_INVALID_ARGUMENT, "inputs: MultiHeadAttention takes 1, 3 or 4, got %zu", inputs.size);
    check_call(*this, inputs.size, inputs.size, outputs.size, 1);
    DelayedRollback rollback(*this);
    const bool self = inputs.size == 1;
    const Borrowed q(*inputs[0]), k(*inputs[self ? 0 : 1]), v(*inputs[self ? 0 : 2]);
    check_inputs(*q.get(), *k.get(), *v.get());
    const BorrowedOrNull mask(inputs.size == 4 ? inputs[3] : nullptr);
    const Value y = functions::attention(projected(query, q), projected(key, k), projected(value, v), mask, 0,
                                         causal_, dropout_);
    const int64_t batch = q.get()->dim(0), length = q.get()->dim(1);
    const int64_t rows[2] = {batch * length, size_}, shape[3] = {batch, length, size_};
    const Value joined = functions::reshape(functions::swapaxes(y, 1, 2), {rows, 2});
    outputs[0] = make_variable(functions::reshape(called(*children()[out], joined), {shape, 3}));
    rollback.keep();
  }

 private:
  friend LinkRef links::multi_head_attention(int64_t, int64_t, int64_t, int64_t, const LinkOptions*);
  enum Child : size_t { query, key, value, out };
  LinkRef new_like() const override { return make<MultiHeadAttention>(size_, heads_, causal_, dropout_); }
  static void check_inputs(const Array& q, const Array& k, const Array& v) {
    const Array* arrays[3] = {&q, &k, &v};
    static constexpr const char* kNdim[] = {"in_types[0].ndim", "in_types[1].ndim", "in_types[2].ndim"};
    for (int i = 0; i < 3; ++i) expect(TypeTerm::named(kNdim[i], arrays[i]->ndim()) == 3);
  }
  /// Returns (N, L, any) as (N, heads, L, size / heads).
  Value projected(Child child, const Value& x) const {
    const int64_t rows[2] = {x->dim(0) * x->dim(1), x->dim(2)};
    const int64_t shape[4] = {x->dim(0), x->dim(1), heads_, size_ / heads_};
    const Value flat = called(*children()[child], functions::reshape(x, {rows, 2}));
    return functions::swapaxes(functions::reshape(flat, {shape, 4}), 1, 2);
  }

  int64_t size_, heads_;
  bool causal_;
  double dropout_;
};

}  // namespace

LinkRef multi_head_attention(int64_t size, int64_t key_size, int64_t value_size, int64_t heads,
                             const LinkOptions* options) {
  check_length("size", size);
  check_input_length("key_size", key_size);
  check_input_length("value_size", value_size);
  check_length("heads", heads);
  if (size % heads)
    fail(CTN_ERROR_INVALID_ARGUMENT, "heads: expected a divisor of the size %lld, got %lld", (long long)size,
         (long long)heads);
  constexpr const char* kNames[] = {"query", "key", "value", "out"};
  std::vector<std::string> paths;
  for (const char* name : kNames)
    for (const std::string& path : weight_paths(options)) paths.push_back(std::string(name) + "/" + path);
  const LinkOptionsRef o = checked_options(options, kMultiHeadAttention, paths);
  Ref<MultiHeadAttention> link = make<MultiHeadAttention>(size, heads, o->causal, o->dropout);
  const int64_t in_sizes[] = {size, key_size, value_size, size};
  for (size_t i = 0; i < 4; ++i) {
    const LinkOptionsRef own = o->of_child(kNames[i]);
    own->wscale = o->wscale;
    own->bias = o->bias;
    own->nobias = o->nobias;
    link->attach(kNames[i], linear(in_sizes[i], size, own.get()));
  }
  return link;
}

}  // namespace catenary::links
