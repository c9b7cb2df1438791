// Checks first and second derivatives of the functions that rearrange, join and pick, over random shapes,
// layouts and arguments.
#include "impl/functions/functions.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

using functions::get_item;

const GradientTest kLinear = {{1e-3, 1e-7, 1e-7}};
constexpr int64_t kRest = CTN_OMITTED;

Values values_of(In in) { return Values(in.begin(), in.end()); }

TEST(GradientArray, ShapesAndAxes) {
  for_every_layout(3, [](GradientDraw& draw) {
    const size_t ndim = size_t(draw.between(1, 4));
    const ArrayRef x = draw.array(draw.shape(ndim, draw.between(0, 1), 3));
    const int64_t axis = draw.between(-int64_t(ndim) - 1, int64_t(ndim));
    const int64_t axis1 = draw.between(-int64_t(ndim), int64_t(ndim) - 1);
    const int64_t axis2 = draw.between(-int64_t(ndim), int64_t(ndim) - 1);
    check_gradients(
        "expand_dims", [&](In in) -> Values { return {functions::expand_dims(in[0], axis)}; }, {x}, kLinear);
    check_gradients(
        "swapaxes", [&](In in) -> Values { return {functions::swapaxes(in[0], axis1, axis2)}; }, {x},
        kLinear);
    check_gradients(
        "flip",
        [&](In in) -> Values {
          return {functions::flip(in[0], {&axis1, 1}), functions::flip(in[0], {})};
        },
        {x}, kLinear);
    std::vector<int64_t> shape = draw.shape(2, 1, 3);
    shape.insert(shape.begin() + draw.between(0, 2), 1);
    shape.push_back(1);
    const int64_t last = -1;
    check_gradients(
        "squeeze",
        [&](In in) -> Values {
          return {functions::squeeze(in[0], {}), functions::squeeze(in[0], {&last, 1}),
                  functions::squeeze(in[0], {&last, 0})};
        },
        {draw.array(shape)}, kLinear);
    const int64_t flat = -1;
    check_gradients(
        "reshape",
        [&](In in) -> Values {
          return {functions::reshape(in[0], {&flat, 1})};
        },
        {draw.array(draw.shape(ndim))}, kLinear);
    check_gradients(
        "identity", [&](In in) -> Values { return {functions::identity(in[0])}; }, {x}, kLinear);
    std::vector<int64_t> order(ndim);
    for (size_t i = 0; i < ndim; ++i) order[i] = int64_t((i + 1) % ndim) - (i % 2 ? int64_t(ndim) : 0);
    check_gradients(
        "transpose",
        [&](In in) -> Values {
          return {functions::transpose(in[0], {}), functions::transpose(in[0], order)};
        },
        {x}, kLinear);
    std::vector<int64_t> wide(x->shape().begin(), x->shape().end());
    wide.insert(wide.begin(), 2);
    check_gradients(
        "broadcast_to", [&](In in) -> Values { return {functions::broadcast_to(in[0], wide)}; }, {x},
        kLinear);
  });
}

TEST(GradientArray, Copies) {
  for_every_layout(3, [](GradientDraw& draw) {
    const size_t ndim = size_t(draw.between(0, 3));
    const ArrayRef x = draw.array(draw.shape(ndim, draw.between(0, 1), 3));
    for (const char* device : {"cpu", "test:0", "test:1"})
      check_gradients("copy",
                      [&](In in) -> Values {
                        const Value there = functions::copy(in[0], device);
                        return {functions::copy_to(there * there, in[0]->backend())};
                      },
                      {x}, {{1e-4, 1e-6, 1e-6}});
    check_gradients(
        "cast",
        [&](In in) -> Values { return {functions::cast(functions::cast(in[0], CTN_FLOAT64), CTN_FLOAT64)}; },
        {x}, kLinear);
    check_gradients("cast to float32", [&](In in) -> Values { return {functions::cast(in[0], CTN_FLOAT32)}; },
                    {x}, {{1e-2, 1e-3, 1e-3}});
    std::vector<int64_t> repetitions(size_t(draw.between(0, 4)));
    for (int64_t& r : repetitions) r = draw.between(0, 3);
    check_gradients(
        "tile", [&](In in) -> Values { return {functions::tile(in[0], repetitions)}; }, {x}, kLinear);
    const std::vector<int64_t> before = draw.shape(ndim, 0, 2), after = draw.shape(ndim, 0, 2);
    check_gradients(
        "pad", [&](In in) -> Values { return {functions::pad(in[0], before, after, 1.5)}; }, {x}, kLinear);
  });
}

TEST(GradientArray, Lists) {
  for_every_layout(3, [](GradientDraw& draw) {
    const size_t ndim = size_t(draw.between(1, 3));
    std::vector<int64_t> shape = draw.shape(ndim, draw.between(0, 1), 3);
    const int64_t axis = draw.between(-int64_t(ndim), int64_t(ndim) - 1);
    std::vector<ArrayRef> same, ragged;
    for (int64_t i = draw.between(1, 4); i > 0; --i) {
      same.push_back(draw.array(shape));
      std::vector<int64_t> other = shape;
      other[size_t(axis < 0 ? axis + int64_t(ndim) : axis)] = draw.between(0, 3);
      ragged.push_back(draw.array(other));
      draw.set_layout(draw.random_layout());
    }
    check_gradients(
        "concat", [&](In in) -> Values { return {functions::concat(in, axis)}; }, ragged, kLinear);
    check_gradients(
        "stack",
        [&](In in) -> Values {
          return {functions::stack(in, axis), functions::stack(in, int64_t(ndim))};
        },
        same, kLinear);
    check_gradients(
        "identity_list", [&](In in) { return functions::identity_list(in); }, ragged, kLinear);
    std::vector<ArrayRef> narrow;
    for (size_t i = 0; i < 3; ++i) {
      std::vector<int64_t> lengths(shape.begin() + int64_t(i % ndim), shape.end());
      if (i == 1 && !lengths.empty()) lengths[0] = 1;
      narrow.push_back(draw.array(lengths));
    }
    check_gradients(
        "broadcast", [&](In in) { return functions::broadcast(in); }, narrow, kLinear);
  });
}

TEST(GradientArray, Parts) {
  for_every_layout(3, [](GradientDraw& draw) {
    std::vector<int64_t> shape = draw.shape(size_t(draw.between(1, 3)), 1, 3);
    const int64_t axis = draw.between(0, int64_t(shape.size()) - 1);
    const int64_t sections = draw.between(1, 3);
    shape[size_t(axis)] = sections * draw.between(0, 2);
    const ArrayRef x = draw.array(shape);
    check_gradients(
        "split_axis", [&](In in) { return functions::split_axis(in[0], sections, axis); }, {x}, kLinear);
    shape[size_t(axis)] = 5;
    std::vector<int64_t> indices(size_t(draw.between(0, 3)));
    for (int64_t& i : indices) i = draw.between(0, 4);
    std::sort(indices.begin(), indices.end());
    const auto split = [&](In in) { return functions::split_axis_at(in[0], indices, axis); };
    check_gradients("split_axis_at", split, {draw.array(shape)}, kLinear);
    check_gradients(
        "one part of split_axis_at",  // the other parts receive no gradient
        [&](In in) -> Values { return {split(in)[indices.size() / 2]}; }, {draw.array(shape)}, kLinear);
  });
}

TEST(GradientArray, Items) {
  for_every_layout(3, [](GradientDraw& draw) {
    const std::vector<std::vector<ctn_index>> all = {
        {},
        {{CTN_INDEX_INT, 1, 0, 0}},
        {{CTN_INDEX_INT, -1, 0, 0}, {CTN_INDEX_NEWAXIS, 0, 0, 0}},
        {{CTN_INDEX_SLICE, kRest, kRest, -1}},
        {{CTN_INDEX_SLICE, 1, kRest, 2}, {CTN_INDEX_SLICE, -1, -3, -1}},
        {{CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_INT, 0, 0, 0}},
        {{CTN_INDEX_SLICE, 2, 1, 1}},
        {{CTN_INDEX_NEWAXIS, 0, 0, 0}, {CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_SLICE, 0, 2, 1}}};
    const ArrayRef x = draw.array({2, 3, 2});
    for (const auto& items : all)
      check_gradients(
          "get_item", [&](In in) -> Values { return {get_item(in[0], items)}; }, {x}, kLinear);
  });
}

TEST(GradientArray, Picking) {
  for_every_layout(3, [](GradientDraw& draw) {
    const int64_t rows = draw.between(0, 4), columns = draw.between(1, 3);
    const ArrayRef x = draw.array({rows, columns});
    for (DType dtype : {CTN_INT32, CTN_INT64, CTN_INT8})
      check_gradients(
          "select_item", [&](In in) -> Values { return {functions::select_item(in[0], in[1])}; },
          {x, draw.integers({rows}, -columns, columns - 1, dtype)}, kLinear);
    const ArrayRef condition = draw.integers({rows, 2, 1}, 0, 1, CTN_BOOL);
    check_gradients("where", [&](In in) -> Values { return {functions::where(in[0], in[1] * in[1], in[2])}; },
                    {condition, draw.array({2, 3}), draw.array({rows, 1, 3})}, {{1e-4, 1e-6, 1e-6}});
    for (bool inverse : {false, true})
      check_gradients(
          "masked", [&](In in) -> Values { return {functions::masked(condition, in[0], inverse)}; },
          {draw.array({2, 1})}, kLinear);
  });
}

/// Only the requested parts are computed: a list whose results are dropped has no history.
TEST(GradientArray, ValuesOfLists) {
  GradientDraw draw(1);
  const Value x(draw.array({4}), make<Node>(*draw.array({4})));
  Values parts = functions::split_axis(x, 2, 0);
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[1].node->creator(), parts[0].node->creator());
  const Value kept = parts[1];
  parts = {};
  ASSERT_NE(kept.node->creator(), nullptr);
  EXPECT_EQ(kept.node->creator()->outputs()[0], nullptr);
  EXPECT_EQ(values_of({&x, 1}).size(), 1u);
}

}  // namespace
}  // namespace catenary
