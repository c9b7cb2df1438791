// Functions that join and split arrays.
#include "impl/array/manipulation.h"
#include "impl/autograd/type_check.h"
#include "impl/base/for_speed.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

using Pointers = SmallVector<const Value*, 8>;

Pointers pointers_to(Span<const Value> values) {
  Pointers list;
  for (const Value& value : values) list.push_back(&value);
  return list;
}

Values apply_to_all(Ref<Function> function, Span<const Value> xs, size_t outputs) {
  const Pointers inputs = pointers_to(xs);
  return apply(std::move(function), {inputs.data(), inputs.size()}, outputs);
}

SmallVector<const Array*, 8> arrays_of(const Forward& f) {
  SmallVector<const Array*, 8> list;
  for (size_t i = 0; i < f.input_count(); ++i) list.push_back(&f.x(int(i)));
  return list;
}

/// Zeros that take no memory, for outputs that received no gradient.
Value zeros_like_output(Backend& backend, Shape shape, DType dtype) {
  return Value(catenary::broadcast_to(*scalar_on(backend, 0, dtype), shape));
}

class IdentityList final : public Function {
 public:
  std::string label() const override { return "Identity"; }
  void check(const TypeCheck& in) const override { in.expect(in.count() > 0); }
  void forward(Forward& f) override {
    for (size_t i = 0; i < f.input_count(); ++i) {
      const Array& x = f.x(int(i));
      f.set(int(i), view_as(x, x.data(), x.shape(), x.strides(), x.is_writeable()));
    }
  }
  void backward(Gradient& g) override {
    for (int i = 0; i < int(g.output_count()); ++i)
      if (g.gy(i) && g.wants(i)) g.set(i, g.gy(i));
  }
};

class Broadcast final : public Function {
 public:
  std::string label() const override { return "Broadcast"; }
  void check(const TypeCheck& in) const override { in.expect(in.count() > 0); }
  void forward(Forward& f) override {
    const auto arrays = arrays_of(f);
    const Dims shape = broadcast_shapes({arrays.data(), arrays.size()});
    for (size_t i = 0; i < arrays.size(); ++i)
      f.set(int(i), catenary::broadcast_to(*arrays[i], {shape.data(), shape.size()}));
  }
  void backward(Gradient& g) override {
    for (int i = 0; i < int(g.output_count()); ++i)
      if (g.gy(i) && g.wants(i)) g.set(i, sum_to(g.gy(i), inputs()[size_t(i)]->shape()));
  }
};

class Concat final : public Function {
 public:
  explicit Concat(int64_t axis) : axis_(axis) {}
  std::string label() const override { return "Concat"; }
  void check(const TypeCheck& in) const override {
    in.expect(in.count() > 0);
    const int ndim = in.input(0).ndim();
    const int axis = normalize_axis(axis_, ndim);
    for (int i = 1; i < in.size(); ++i) {
      in.same_dtype(0, i);
      in.expect(in[0].ndim() == in[i].ndim());
      for (int d = 0; d < ndim; ++d)
        if (d != axis) in.expect(in[0].shape(d) == in[i].shape(d));
    }
  }
  void forward(Forward& f) override {
    const auto arrays = arrays_of(f);
    f.set(0, concatenate({arrays.data(), arrays.size()}, axis_));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const size_t axis = size_t(normalize_axis(axis_, g.gy()->ndim()));
    Dims positions;
    int64_t end = 0;
    for (const Ref<Node>& input : inputs()) {
      end += input->shape()[axis];
      positions.push_back(end);
    }
    positions.pop_back();
    Values parts = split_at(g.gy(), {positions.data(), positions.size()}, int(axis));
    for (size_t i = 0; i < parts.size(); ++i)
      if (g.wants(int(i))) g.set(int(i), std::move(parts[i]));
  }

 private:
  int64_t axis_;
};

class SplitAxis final : public Function {
 public:
  SplitAxis(Span<const int64_t> positions, int axis)
      : axis_(axis), positions_(positions.begin(), positions.end()) {}
  std::string label() const override { return "SplitAxis"; }
  void forward(Forward& f) override {
    const Array& x = f.x();
    for (size_t i = 0; i <= positions_.size(); ++i)
      f.set(int(i), slice_axis(x, axis_, begin(i), i < positions_.size() ? positions_[i] : x.dim(axis_)));
  }
  void backward(Gradient& g) override {
    if (!g.wants(0)) return;
    const Node& input = *inputs()[0];
    Dims shape(input.shape().begin(), input.shape().end());
    const int64_t length = shape[size_t(axis_)];
    Values parts;
    bool any = false;
    for (size_t i = 0; i < g.output_count(); ++i) {
      any = any || g.gy(int(i));
      shape[size_t(axis_)] = (i < positions_.size() ? positions_[i] : length) - begin(i);
      parts.push_back(g.gy(int(i))
                          ? g.gy(int(i))
                          : zeros_like_output(input.backend(), {shape.data(), shape.size()}, input.dtype()));
    }
    if (!any) return;
    if (kForSpeed && !g.create_graph()) {
      SmallVector<const Array*, 8> arrays;
      for (const Value& part : parts) arrays.push_back(part.array.get());
      if (ArrayRef whole = rejoined({arrays.data(), arrays.size()}, axis_)) return g.set(0, std::move(whole));
    }
    g.set(0, concat({parts.data(), parts.size()}, axis_));
  }

 private:
  int64_t begin(size_t part) const { return part ? positions_[part - 1] : 0; }

  int axis_;
  Dims positions_;
};

class Stack final : public Function {
 public:
  explicit Stack(int64_t axis) : axis_(axis) {}
  std::string label() const override { return "Stack"; }
  void check(const TypeCheck& in) const override {
    in.expect(in.count() > 0);
    for (int i = 1; i < in.size(); ++i) {
      in.same_dtype(0, i);
      in.same_shape(0, i);
    }
  }
  void forward(Forward& f) override {
    const auto arrays = arrays_of(f);
    f.set(0, catenary::stack({arrays.data(), arrays.size()}, axis_));
  }
  void backward(Gradient& g) override {
    if (!g.gy()) return;
    const int axis = normalize_axis(axis_, g.gy()->ndim());
    Dims positions;
    for (size_t i = 1; i < inputs().size(); ++i) positions.push_back(int64_t(i));
    const Values parts = split_at(g.gy(), {positions.data(), positions.size()}, axis);
    for (size_t i = 0; i < parts.size(); ++i)
      if (g.wants(int(i))) g.set(int(i), reshape(parts[i], inputs()[i]->shape()));
  }

 private:
  int64_t axis_;
};

}  // namespace

Values identity_list(Span<const Value> xs) { return apply_to_all(make<IdentityList>(), xs, xs.size); }
Values broadcast(Span<const Value> xs) { return apply_to_all(make<Broadcast>(), xs, xs.size); }

Values split_at(const Value& x, Span<const int64_t> positions, int axis) {
  const Value* input = &x;
  return apply(make<SplitAxis>(positions, axis), {&input, 1}, positions.size + 1);
}

Value concat(Span<const Value> xs, int64_t axis) {
  return std::move(apply_to_all(make<Concat>(axis), xs, 1)[0]);
}
Value stack(Span<const Value> xs, int64_t axis) {
  return std::move(apply_to_all(make<Stack>(axis), xs, 1)[0]);
}

Values split_axis(const Value& x, int64_t sections, int64_t axis) {
  const int along = normalize_axis(axis, x->ndim());
  if (sections < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "sections: expected at least 1, got %lld", (long long)sections);
  const Value* input = &x;
  const TypeCheck in({&input, 1});
  in.expect(TypeTerm::named("in_types[0].shape[axis] % sections", x->dim(along) % sections) == 0);
  Dims positions;
  for (int64_t i = 1; i < sections; ++i) positions.push_back(x->dim(along) / sections * i);
  return split_at(x, {positions.data(), positions.size()}, along);
}

Values split_axis_at(const Value& x, Span<const int64_t> indices, int64_t axis) {
  const int along = normalize_axis(axis, x->ndim());
  for (size_t i = 0; i < indices.size; ++i)
    if (indices[i] < (i ? indices[i - 1] : 0))
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "indices: expected ascending positions of at least 0, got %lld at index %zu",
           (long long)indices[i], i);
  const Value* input = &x;
  const TypeCheck in({&input, 1});
  if (indices.size) in.expect(in[0].shape(along) > TypeTerm::named("max_index", indices[indices.size - 1]));
  return split_at(x, indices, along);
}

}  // namespace catenary::functions
