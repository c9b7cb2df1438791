// Tests that binding traces find every reference between objects, and every reference from outside.
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <typeinfo>

#include "impl/autograd/measuring_hooks.h"
#include "impl/autograd/user_function.h"
#include "impl/backend/stream.h"
#include "impl/base/binding.h"
#include "impl/base/context.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/links/activation.h"
#include "impl/links/classifier.h"
#include "impl/links/connection.h"
#include "impl/links/containers.h"
#include "impl/links/gru.h"
#include "impl/links/loss.h"
#include "impl/links/normalization.h"
#include "impl/links/options.h"
#include "impl/links/recurrent.h"
#include "impl/links/sequential.h"
#include "impl/links/tree.h"
#include "impl/links/user_link.h"
#include "impl/optimizers/optimizer.h"
#include "impl/optimizers/rules.h"
#include "impl/serializers/dictionary.h"
#include "impl/serializers/user_serializer.h"
#include "tests/impl/caffe_support.h"
#include "tests/impl/link_inputs.h"

namespace catenary {
namespace {

using Edges = std::set<std::pair<size_t, size_t>>;
constexpr size_t kOutside = SIZE_MAX;

Edges edges(const std::vector<Object*>& objects) {
  Edges found;
  trace_objects(objects, Callback<ctn_binding_edge_fn>(
                             [](void* data, size_t owner, size_t owned) -> ctn_status {
                               EXPECT_TRUE(static_cast<Edges*>(data)->emplace(owner, owned).second);
                               return CTN_OK;
                             },
                             &found, nullptr));
  return found;
}

/// Checks that all references to the objects reached are found, and that one additional reference to any of
/// them is noticed. Returns the number of objects.
size_t check_complete(const std::vector<Object*>& roots, const std::string& what) {
  const std::vector<TracedObject> all = traced_objects(roots);
  for (const TracedObject& traced : all)
    EXPECT_TRUE(traced.accounted && traced.found == traced.object->use_count())
        << what << ": found " << traced.found << " references of " << traced.object->use_count() << " to a "
        << typeid(*traced.object).name();
  for (size_t i = 0; i < all.size(); ++i) {
    const Ref<Object> extra = share(*all[i].object);
    const std::vector<TracedObject> again = traced_objects(roots);
    EXPECT_FALSE(again[i].accounted) << what;
  }
  return all.size();
}

template <class T>
size_t count_of(const std::vector<Object*>& roots) {
  size_t count = 0;
  for (const TracedObject& traced : traced_objects(roots))
    count += dynamic_cast<const T*>(traced.object) != nullptr;
  return count;
}

VariableRef variable(std::initializer_list<int64_t> lengths, DType dtype = CTN_FLOAT32) {
  return make_variable(full({lengths.begin(), lengths.size()}, *scalar_f64(1), dtype));
}

VariableRef called(Link& link, std::initializer_list<Variable*> inputs) {
  VariableRef y;
  link.forward({inputs.begin(), inputs.size()}, {&y, 1});
  return y;
}

ctn_status same(void*, ctn_link*, ctn_variable* const* inputs, size_t, ctn_variable** outputs, size_t) {
  outputs[0] = make_variable((inputs[0]->value() + 1.0)).leak();
  return CTN_OK;
}

ctn_status activation(void*, ctn_variable* x, ctn_variable** y) {
  *y = make_variable(x->value() * 2.0).leak();
  return CTN_OK;
}

struct LinkCase {
  std::string name;
  std::function<LinkRef(const LinkOptions*)> make;
  std::vector<LinkInput> inputs;  // empty: the link is not called
};

/// All kinds of links that are made with options, and links that hold other links or callbacks.
std::vector<LinkCase> link_cases() {
  static const int64_t sizes[] = {2, 2}, from_input[] = {CTN_SIZE_FROM_INPUT}, two[] = {2};
  using namespace links;
  using O = const LinkOptions*;
  std::vector<LinkCase> cases = {
      {"delayed linear", [](O o) { return linear(CTN_SIZE_FROM_INPUT, 2, o); }, {}},
      {"delayed linear, called", [](O o) { return linear(CTN_SIZE_FROM_INPUT, 2, o); }, {{{3, 2}}}},
      {"mlp_convolution with a function",
       [](O o) {
         return mlp_convolution_2d(2, {sizes, 2}, 1, 1, 1, 1, 0, 0, {activation, nullptr, nullptr}, o);
       },
       {{{1, 2, 3, 3}}}},
      {"delayed batch_normalization",
       [](O o) {
         return batch_normalization({from_input, 1}, o);
       },
       {}},
      {"attention of three",
       [](O o) { return multi_head_attention(2, 2, 2, 1, o); },
       {{{1, 3, 2}}, {{1, 3, 2}}, {{1, 3, 2}}}},
      {"classifier", [](O o) { return classifier(*linear(2, 2, o)); }, {{{1, 2}}, {{1}, 2}}},
      {"parameter",
       [](O) {
         return parameter(full({two, 1}, *scalar_f64(1), CTN_FLOAT32));
       },
       {}},
      {"chain",
       [](O o) {
         LinkRef root = chain(), list = chain_list();
         root->add_child("list", *list);
         list->add_child(nullptr, *linear(2, 2, o));
         list->add_child(nullptr, *function_set());
         root->add_persistent("n", scalar_i64(1));
         return root;
       },
       {}},
      {"sequential",
       [](O o) {
         LinkRef root = sequential();
         sequential_append(*root, *linear(2, 2, o));
         sequential_append_function(*root, {activation, nullptr, nullptr});
         sequential_append_activation(*root, CTN_ACTIVATION_RELU);
         sequential_append(*root, *lstm(2, 2));
         return root;
       },
       {{{3, 2}}}},
      {"user",
       [](O o) {
         LinkRef root = user({same, nullptr, nullptr});
         root->add_child("inner", *linear(2, 2, o));
         return root;
       },
       {{{3, 2}}}},
  };
  for (const LinkKind& kind : link_kinds()) cases.push_back({kind.name, kind.example, link_inputs(kind)});
  return cases;
}

TEST(BindingTrace, LinksOfEveryKind) {
  for (const LinkCase& kind : link_cases()) {
    LinkOptionsRef options = make<LinkOptions>();
    LinkRef link = kind.make(options.get());
    EXPECT_GE(check_complete({link.get()}, kind.name), 1u);
    const size_t params = param_count(*link);
    EXPECT_EQ(count_of<Variable>({link.get()}), params) << kind.name;
    if (kind.inputs.empty()) continue;
    // The results, whose history holds nodes of the parameters, and the states in the link.
    VariableRef y;
    {
      std::vector<VariableRef> x;
      std::vector<Variable*> inputs;
      for (const LinkInput& input : kind.inputs) {
        x.push_back(make_variable(zeros(input.shape, input.is_integer() ? CTN_INT32 : CTN_FLOAT32)));
        inputs.push_back(x.back().get());
      }
      link->forward(inputs, {&y, 1});
      if (kind.name == "LSTM") link->forward(inputs, {&y, 1});
    }
    check_complete({link.get(), y.get()}, kind.name + " with its result");
    LinkRef copy = link->shared();
    check_complete({link.get(), y.get(), copy.get()}, kind.name + " with a copy");
    copy = nullptr;
    set_grad(*y, full(y->array().shape(), *scalar_f64(1), y->array().dtype()));
    backward(*y, false, false);
    check_complete({link.get(), y.get()}, kind.name + " after backward");
    y = nullptr;
    check_complete({link.get()}, kind.name + " alone");
  }
}

TEST(BindingTrace, DelayedValuesHoldInitializers) {
  InitializerRef initializer = links::initializer_constant(2);
  LinkOptionsRef options = links::link_options_new();
  links::link_options_set_initializer(*options, "W", *initializer);
  EXPECT_EQ(edges({options.get(), initializer.get()}), (Edges{{0, 1}}));
  LinkRef link = links::linear(CTN_SIZE_FROM_INPUT, 2, options.get());
  EXPECT_EQ(edges({options.get(), initializer.get(), link.get()}), (Edges{{0, 1}, {2, 1}}));
  called(*link, {variable({3, 2}).get()});
  EXPECT_EQ(edges({options.get(), initializer.get(), link.get()}), (Edges{{0, 1}}));
  check_complete({options.get(), initializer.get(), link.get()}, "delayed");
}

TEST(BindingTrace, OptimizersHoldWhatTheyTrain) {
  LinkRef model = links::classifier(*links::linear(2, 2)), child = share(model->child("predictor"));
  VariableRef W = share(model->param("predictor/W"));
  OptimizerRef optimizer = optimizers::adam(0.1, 0.9, 0.99, 1e-8);
  optimizer->setup(*model);
  EXPECT_EQ(edges({optimizer.get(), model.get(), child.get(), W.get()}),
            (Edges{{0, 1}, {0, 3}, {1, 2}, {2, 3}}));
  ScheduleRef inner = schedules::constant(0.5), schedule = schedules::warmup(0, *inner, 3);
  optimizer->set_schedule("alpha", schedule.get(), false);
  EXPECT_EQ(edges({optimizer.get(), schedule.get(), inner.get()}), (Edges{{0, 1}, {1, 2}}));
  optimizers::add_weight_decay(*optimizer, 0.1);
  optimizers::add_user_hook(
      *optimizer, "mine",
      {[](void*, ctn_optimizer*, ctn_link*) -> ctn_status { return CTN_OK; }, nullptr, nullptr});
  VariableRef loss;
  {
    const VariableRef x = variable({1, 2}), t = variable({1}, CTN_INT32);
    loss = called(*model, {x.get(), t.get()});
  }
  model->zerograds();
  backward(*loss, false, false);
  optimizer->update();
  check_complete(
      {optimizer.get(), model.get(), child.get(), W.get(), schedule.get(), inner.get(), loss.get()},
      "training");
  EXPECT_GE(count_of<optimizers::Hook>({optimizer.get()}), 2u);
  model = nullptr;
  EXPECT_EQ(edges({optimizer.get(), child.get()}), (Edges{{0, 1}}));
  EXPECT_EQ(edges({child.get(), W.get()}),
            (Edges{{kOutside, 0}, {kOutside, 1}}));  // held by the optimizer's target
  // The loss that the classifier remembers as well.
  EXPECT_EQ(edges({loss.get(), optimizer.get()}), (Edges{{1, 0}}));
}

// Tests of graphs.

ctn_status twice(void*, ctn_function*, const ctn_array* const* inputs, size_t, ctn_array** outputs, size_t) {
  outputs[0] = elementwise(ops::add, *inputs[0], *inputs[0]).leak();
  return CTN_OK;
}

ctn_status twice_backward(void*, ctn_function*, ctn_variable* const*, size_t, ctn_variable* const* gy, size_t,
                          ctn_variable** gx) {
  gx[0] = make_variable(gy[0]->value() * 2.0).leak();
  return CTN_OK;
}

Ref<UserDefinition> definition() {
  ctn_function_callbacks callbacks{};
  callbacks.struct_size = sizeof callbacks;
  callbacks.forward = twice;
  callbacks.backward_variables = twice_backward;
  UserTable<ctn_function_callbacks> table;
  table.fill(callbacks, "callbacks");
  return make<UserDefinition>(std::move(table));
}

VariableRef applied(UserDefinition& f, const VariableRef& x) {
  const Value input = x->value();
  return make_variable(std::move(f.call({&input, 1}, 1)[0]));
}

TEST(BindingTrace, Graphs) {
  Ref<UserDefinition> f = definition();
  VariableRef x = variable({3}), y = applied(*f, x);
  Ref<Function> node = share(*y->node().creator());
  // The graph knows the position of x, but does not hold x.
  EXPECT_EQ(edges({x.get(), y.get(), node.get(), f.get()}), (Edges{{1, 2}, {2, 3}}));
  EXPECT_EQ(edges({y.get(), f.get()}), (Edges{{kOutside, 1}}));  // held by `node`
  node = nullptr;
  EXPECT_EQ(edges({y.get(), f.get()}), (Edges{{0, 1}}));
  const Ref<MemoryHook> hook = make<MemoryHook>();
  f->set_local_hooks(HookSet::with(nullptr, *hook, nullptr));
  EXPECT_EQ(edges({y.get(), hook.get()}), (Edges{{kOutside, 1}}));  // held by f
  EXPECT_EQ(edges({y.get(), f.get(), hook.get()}), (Edges{{0, 1}, {1, 2}}));
  VariableRef z = make_variable(y->value() * y->value() + applied(*f, y)->value());
  check_complete({x.get(), y.get(), z.get(), f.get(), hook.get()}, "a graph");
  backward(*make_variable(functions::sum(z->value(), {}, false)), true, true);
  check_complete({x.get(), y.get(), z.get(), f.get(), hook.get()}, "a graph with the history of gradients");
  EXPECT_TRUE(edges({x.get(), y.get(), z.get(), f.get(), hook.get()}).count({0, 3}));
  x = nullptr;
  check_complete({y.get(), z.get(), f.get(), hook.get()}, "without its input");
  {
    const Ref<Node> held = share(y->node());
    EXPECT_TRUE(edges({z.get(), y.get(), f.get()}).count({kOutside, 2}));
  }
}

TEST(BindingTrace, LongGraphs) {
  constexpr int length = 100000;
  Ref<UserDefinition> first = definition(), second = definition();
  VariableRef start = applied(*first, variable({1})), middle;
  Value at = start->value();
  for (int i = 0; i < length; ++i) {
    at = at + 1.0;
    if (i == length / 2) {
      middle = make_variable(at);
      at = applied(*second, middle)->value();
    }
  }
  VariableRef end = make_variable(std::move(at));
  at = {};
  std::vector<Object*> objects = {end.get(), middle.get(), start.get(), second.get(), first.get()};
  EXPECT_EQ(edges(objects), (Edges{{0, 3}, {0, 4}, {1, 4}, {2, 4}}));
  // Many results with a shared history, one more step each.
  std::vector<VariableRef> more;
  Value value = middle->value();
  for (int i = 0; i < 20000; ++i) {
    value = value + 1.0;
    more.push_back(make_variable(value));
    objects.push_back(more.back().get());
  }
  value = {};
  const Edges found = edges(objects);
  EXPECT_EQ(found.size(), 4u + more.size());
  for (const auto& edge : found) EXPECT_NE(edge.first, kOutside);
}

TEST(BindingTrace, SharedHistoryIsReportedForEachOwner) {
  Ref<UserDefinition> f = definition(), g = definition();
  VariableRef a = applied(*f, variable({1})), b = applied(*g, variable({1}));
  VariableRef sum = make_variable(a->value() + b->value());
  VariableRef p = make_variable(sum->value() * 2.0), q = make_variable(sum->value() * sum->value());
  EXPECT_EQ(edges({p.get(), q.get(), sum.get(), a.get(), b.get(), f.get(), g.get()}),
            (Edges{{0, 5}, {0, 6}, {1, 5}, {1, 6}, {2, 5}, {2, 6}, {3, 5}, {4, 6}}));
}

TEST(BindingTrace, ContextsAndSerializers) {
  const Ref<MemoryHook> hook = make<MemoryHook>();
  Ref<HookSet> set = HookSet::with(nullptr, *hook, nullptr);
  Ref<ctn_context> context = make<ctn_context>(cpu_backend(), true, true, nullptr, set);
  EXPECT_EQ(edges({context.get(), hook.get()}), (Edges{{kOutside, 1}}));
  set = nullptr;
  EXPECT_EQ(edges({context.get(), hook.get()}), (Edges{{0, 1}}));

  const DictionaryRef dictionary = dictionary_new();
  const SerializerRef writer = dictionary_serializer(*dictionary, ""), child = writer->child("a");
  EXPECT_EQ(edges({writer.get(), child.get(), dictionary.get()}), (Edges{{0, 2}, {1, 2}}));
  const SerializerRef reader = dictionary_deserializer(*dictionary, nullptr);
  LinkRef nothing = links::chain();
  reader->object([&](Serializer& s) { nothing->serialize(s); });
  const Ref<LoadReport> report = reader->report();
  EXPECT_EQ(edges({reader.get(), report.get()}), (Edges{{0, 1}}));
  check_complete({reader.get(), report.get()}, "a reader");

  LinkRef root = links::classifier(*links::linear(2, 2)), leaf = share(root->child("predictor"));
  const VariableRef W = share(root->param("predictor/W"));
  const Ref<ctn_link_iterator> links = link_iterator(*root, false);
  const Ref<ctn_param_iterator> params = param_iterator(*root);
  EXPECT_EQ(edges({root.get(), leaf.get(), W.get(), links.get(), params.get()}),
            (Edges{{0, 1}, {1, 2}, {3, 0}, {3, 1}, {4, 2}}));
}

ctn_status child_of(void* dictionary, const char*, ctn_serializer** child) {
  *child = dictionary_serializer(*static_cast<Dictionary*>(dictionary), "").leak();
  return CTN_OK;
}

TEST(BindingTrace, UsersSerializersHoldTheirChildren) {
  const DictionaryRef dictionary = dictionary_new();
  ctn_serializer_callbacks callbacks{};
  callbacks.struct_size = sizeof callbacks;
  callbacks.child = child_of;
  UserTable<ctn_serializer_callbacks> table(&callbacks, dictionary.get());
  table.fill(callbacks, "callbacks");
  const SerializerRef root = user_serializer(std::move(table));
  const SerializerRef child = root->child("a"), inner = child->child("b");
  EXPECT_EQ(edges({root.get(), child.get(), inner.get(), dictionary.get()}), (Edges{{1, 3}, {2, 3}}));
  check_complete({root.get(), child.get(), inner.get(), dictionary.get()}, "a user's serializer");
}

TEST(BindingTrace, ContextsHoldStreams) {
  const Ref<Stream> stream = stream_new("cpu", true, 0);
  stream_set_current("cpu", stream.get());
  Ref<ctn_context> context = make<ctn_context>(cpu_backend(), true, true, capture_streams(), nullptr);
  EXPECT_EQ(edges({context.get(), stream.get()}), (Edges{{kOutside, 1}}));  // held by the thread
  stream_set_current("cpu", nullptr);
  EXPECT_EQ(edges({context.get(), stream.get()}), (Edges{{0, 1}}));
}

TEST(BindingTrace, CaffeFunctionsHoldTheirLinks) {
  const Ref<CaffeFunction> f = load(net({layer("ip", "InnerProduct", {"x"}, {"y"})
                                             .message(7, blob({2, 2}, {1, 2, 3, 4}))
                                             .message(117, Message().number(1, 2).number(2, 0))}));
  const LinkRef fs = f->fs(), ip = share(fs->child("ip"));
  EXPECT_EQ(edges({f.get(), fs.get(), ip.get()}), (Edges{{0, 1}, {0, 2}, {1, 2}}));
  check_complete({f.get(), fs.get(), ip.get()}, "a network of Caffe");
}

TEST(BindingTrace, BadInput) {
  EXPECT_TRUE(edges({}).empty());
  const VariableRef x = variable({1});
  EXPECT_THROW(edges({x.get(), x.get()}), Error);
  const Callback<ctn_binding_edge_fn> stop(
      [](void*, size_t, size_t) -> ctn_status { return CTN_ERROR_STATE; }, nullptr, nullptr);
  Object* list[] = {x.get()};
  trace_objects({list, 1}, stop);  // there is nothing to report
  const VariableRef again = x;
  EXPECT_THROW(trace_objects({list, 1}, stop), CallbackError);
}

}  // namespace
}  // namespace catenary
