#include "impl/base/binding.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <set>
#include <thread>

#include "capi/generated/handles.h"
#include "impl/array/io.h"
#include "impl/autograd/computational_graph.h"
#include "impl/autograd/measuring_hooks.h"
#include "impl/autograd/type_expression.h"
#include "impl/autograd/user_function.h"
#include "impl/backend/stream.h"
#include "impl/base/context.h"
#include "impl/caffe/caffe_function.h"
#include "impl/functions/functions.h"
#include "impl/jit/kernels.h"
#include "impl/links/activation.h"
#include "impl/links/classifier.h"
#include "impl/links/connection.h"
#include "impl/links/gru.h"
#include "impl/links/loss.h"
#include "impl/links/normalization.h"
#include "impl/links/options.h"
#include "impl/links/recurrent.h"
#include "impl/links/sequential.h"
#include "impl/links/tree.h"
#include "impl/links/user_link.h"
#include "impl/optimizers/loss_scale.h"
#include "impl/optimizers/optimizer.h"
#include "impl/random/state.h"
#include "impl/random/walker_alias.h"
#include "impl/serializers/dictionary.h"

namespace catenary {
namespace {

const char key = 0, other_key = 0;

TEST(Binding, AHandleIsItsObject) {
  int count = 0;
  capi::for_each_handle([&count](auto* null, const char* name) {
    using Handle = std::remove_pointer_t<decltype(null)>;
    static_assert(std::is_base_of_v<Object, Handle>);
    constexpr uintptr_t address = 4096;
    EXPECT_EQ(reinterpret_cast<uintptr_t>(static_cast<Object*>(reinterpret_cast<Handle*>(address))), address)
        << name;
    ++count;
  });
  EXPECT_GT(count, 25);
}

// Toggles.

struct Leaf final : Object {
  explicit Leaf(std::atomic<int>* alive = nullptr) : alive(alive) {}
  ~Leaf() override {
    if (alive) --*alive;
  }
  std::atomic<int>* alive;
};

struct Slot {
  std::vector<int> calls;
  int destroyed = 0;
  static void toggle(void* object, int32_t shared) { static_cast<Slot*>(object)->calls.push_back(shared); }
  static void destroy(void* object) { ++static_cast<Slot*>(object)->destroyed; }
};

TEST(Binding, ToggleTellsOfTheSecondReference) {
  Slot slot;
  Ref<Leaf> object = make<Leaf>();
  object->set_binding(&key, &slot, Slot::destroy);
  EXPECT_FALSE(object->set_toggle(&key, Slot::toggle));
  EXPECT_EQ(object->use_count(), 1);
  EXPECT_TRUE(object->unique());
  {
    const Ref<Leaf> second = object;
    EXPECT_EQ(slot.calls, std::vector<int>({1}));
    EXPECT_FALSE(object->unique());
    const Ref<Leaf> third = object;
    EXPECT_EQ(object->use_count(), 3);
    EXPECT_TRUE(object->set_toggle(&key, Slot::toggle));
  }
  EXPECT_EQ(slot.calls, std::vector<int>({1, 0}));
  EXPECT_TRUE(object->unique());
  object = nullptr;
  EXPECT_EQ(slot.calls, std::vector<int>({1, 0}));
  EXPECT_EQ(slot.destroyed, 1);
}

TEST(Binding, AToggleGoesWithTheObjectOfTheSlot) {
  Slot slot, next;
  Ref<Leaf> object = make<Leaf>();
  EXPECT_THROW(object->set_toggle(&key, Slot::toggle), Error);
  object->set_binding(&key, &slot, Slot::destroy);
  EXPECT_THROW(object->set_toggle(&other_key, Slot::toggle), Error);
  object->set_toggle(&key, Slot::toggle);
  object->set_binding(&other_key, &next, Slot::destroy);
  EXPECT_EQ(slot.destroyed, 1);
  { const Ref<Leaf> second = object; }
  EXPECT_TRUE(slot.calls.empty());
  object->set_toggle(&other_key, Slot::toggle);
  object->set_toggle(&other_key, nullptr);
  { const Ref<Leaf> second = object; }
  EXPECT_TRUE(next.calls.empty());
  EXPECT_EQ(object->use_count(), 1);
}

/// What a toggle does to its own handle.
struct Careless {
  Ref<Leaf> handle;
  bool in_toggle = false, destroyed_within = false, destroyed = false;
  static void toggle(void* object, int32_t shared) {
    Careless& self = *static_cast<Careless*>(object);
    if (shared) return;
    self.in_toggle = true;
    self.handle = nullptr;  // the last reference
    self.in_toggle = false;
  }
  static void destroy(void* object) {
    Careless& self = *static_cast<Careless*>(object);
    self.destroyed = true;
    self.destroyed_within = self.in_toggle;
  }
};

TEST(Binding, AToggleMayGiveTheLastReferenceBack) {
  std::atomic<int> alive{1};
  Careless slot;
  slot.handle = make<Leaf>(&alive);
  slot.handle->set_binding(&key, &slot, Careless::destroy);
  slot.handle->set_toggle(&key, Careless::toggle);
  { const Ref<Leaf> second = slot.handle; }
  EXPECT_EQ(alive, 0);
  EXPECT_TRUE(slot.destroyed);
  EXPECT_FALSE(slot.destroyed_within);
}

/// A binding's object as the documentation wants it: it looks at the count under a lock of its own.
struct Wrapper {
  std::mutex mutex;
  Leaf* handle = nullptr;
  bool strong = false;
  std::atomic<bool>* gone = nullptr;
  static void toggle(void* object, int32_t) {
    Wrapper& self = *static_cast<Wrapper*>(object);
    const std::lock_guard<std::mutex> lock(self.mutex);
    if (self.handle) self.strong = self.handle->use_count() > 1;
  }
  static void destroy(void* object) {
    Wrapper* self = static_cast<Wrapper*>(object);
    *self->gone = true;
    delete self;
  }
};

TEST(Binding, TogglesOfSeveralThreads) {
  std::atomic<bool> gone{false};
  Wrapper* wrapper = new Wrapper;
  Leaf* leaf = new Leaf;
  wrapper->handle = leaf;
  wrapper->gone = &gone;
  leaf->set_binding(&key, wrapper, Wrapper::destroy);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([leaf] {
      for (int i = 0; i < 20000; ++i) {
        leaf->retain();
        leaf->release();
      }
    });
  for (int i = 0; i < 200; ++i) {
    leaf->set_toggle(&key, i % 2 ? nullptr : Wrapper::toggle);
    std::this_thread::yield();
  }
  const bool shared = leaf->set_toggle(&key, Wrapper::toggle);
  {
    const std::lock_guard<std::mutex> lock(wrapper->mutex);
    wrapper->strong = leaf->use_count() > 1;
  }
  (void)shared;
  for (std::thread& thread : threads) thread.join();
  EXPECT_FALSE(wrapper->strong);
  EXPECT_EQ(leaf->use_count(), 1);
  leaf->retain();
  EXPECT_TRUE(wrapper->strong);
  leaf->release();
  EXPECT_FALSE(gone);
  leaf->release();
  EXPECT_TRUE(gone);
}

/// One thread gives its reference back while the binding waits to free the handle: the toggle of the first
/// runs late, but never with an object that is gone.
TEST(Binding, TheHandleDiesWhileItsToggleIsOnTheWay) {
  std::atomic<int> alive{0};
  for (int i = 0; i < 200; ++i) {
    std::atomic<bool> gone{false};
    Wrapper* wrapper = new Wrapper;
    ++alive;
    Leaf* leaf = new Leaf(&alive);
    wrapper->handle = leaf;
    wrapper->gone = &gone;
    leaf->set_binding(&key, wrapper, Wrapper::destroy);
    leaf->set_toggle(&key, Wrapper::toggle);
    leaf->retain();
    std::thread other([leaf] { leaf->release(); });
    for (bool done = false; !done;) {
      std::unique_lock<std::mutex> lock(wrapper->mutex);
      if (leaf->use_count() == 1) {
        wrapper->handle = nullptr;
        lock.unlock();
        leaf->release();
        done = true;
      }
    }
    other.join();
    EXPECT_TRUE(gone);
  }
  EXPECT_EQ(alive, 0);
}

// Traces.

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

/// All references to everything that is reached are found, and one more anywhere is noticed. The number of
/// objects.
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

struct Kind {
  const char* name;
  std::function<LinkRef(const LinkOptions*)> make;
  std::vector<std::vector<int64_t>> inputs;  // lengths; empty: is not called
  DType dtype = CTN_FLOAT32;                 // of the last input
};

std::vector<Kind> kinds() {
  static const int64_t two[] = {2}, sizes[] = {2, 2}, counts[] = {1, 2}, from_input[] = {CTN_SIZE_FROM_INPUT};
  using namespace links;
  using O = const LinkOptions*;
  return {
      {"linear", [](O o) { return linear(2, 2, o); }, {{3, 2}}},
      {"delayed linear", [](O o) { return linear(CTN_SIZE_FROM_INPUT, 2, o); }, {}},
      {"delayed linear, called", [](O o) { return linear(CTN_SIZE_FROM_INPUT, 2, o); }, {{3, 2}}},
      {"convolution", [](O o) { return convolution_2d(2, 2, 1, 1, 1, 1, 0, 0, o); }, {{1, 2, 3, 3}}},
      {"deconvolution", [](O o) { return deconvolution_2d(2, 2, 1, 1, 1, 1, 0, 0, o); }, {{1, 2, 3, 3}}},
      {"convolution_nd",
       [](O o) {
         return convolution_nd(2, 2, {two, 1}, {}, {}, o);
       },
       {{1, 2, 3}}},
      {"deconvolution_nd",
       [](O o) {
         return deconvolution_nd(2, 2, {two, 1}, {}, {}, o);
       },
       {{1, 2, 3}}},
      {"bilinear", [](O o) { return bilinear(2, 2, 2, o); }, {{3, 2}, {3, 2}}},
      {"embed_id", [](O o) { return embed_id(2, 2, o); }, {{1}}, CTN_INT32},
      {"lstm", [](O o) { return lstm(2, 2, o); }, {{3, 2}}},
      {"gru", [](O o) { return gru(2, 2, o); }, {{3, 2}, {3, 2}}},
      {"stateful_gru", [](O o) { return stateful_gru(2, 2, o); }, {{3, 2}}},
      {"inception", [](O o) { return inception(2, 1, 1, 1, 1, 1, 1, o); }, {{1, 2, 5, 5}}},
      {"inception_bn", [](O o) { return inception_bn(2, 1, 1, 1, 1, 1, "max", 1, 1, o); }, {{2, 2, 5, 5}}},
      {"mlp_convolution",
       [](O o) {
         return mlp_convolution_2d(2, {sizes, 2}, 1, 1, 1, 1, 0, 0, {activation, nullptr, nullptr}, o);
       },
       {{1, 2, 3, 3}}},
      {"maxout", [](O o) { return maxout(2, 2, 2, o); }, {{3, 2}}},
      {"prelu", [](O o) { return prelu({}, o); }, {{3, 2}}},
      {"batch_normalization",
       [](O o) {
         return batch_normalization({two, 1}, o);
       },
       {{3, 2}}},
      {"delayed batch_normalization",
       [](O o) {
         return batch_normalization({from_input, 1}, o);
       },
       {}},
      {"layer_normalization",
       [](O o) {
         return layer_normalization({two, 1}, o);
       },
       {{3, 2}}},
      {"negative_sampling",
       [](O o) {
         return negative_sampling(2, {counts, 2}, 2, o);
       },
       {}},
      {"multi_head_attention",
       [](O o) { return multi_head_attention(2, 2, 2, 1, o); },
       {{1, 3, 2}, {1, 3, 2}, {1, 3, 2}}},
      {"hierarchical softmax",
       [](O o) {
         const int64_t tree[] = {-1, 0, 1}, three[] = {3};
         return binary_hierarchical_softmax(2, *from_data(tree, {three, 1}, CTN_INT64, cpu_backend()), o);
       },
       {}},
      {"classifier", [](O o) { return classifier(*linear(2, 2, o)); }, {{1, 2}, {1}}, CTN_INT32},
      {"parameter",
       [](O) {
         return parameter(*full({two, 1}, *scalar_f64(1), CTN_FLOAT32));
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
         sequential_append_activation(*root, "relu");
         sequential_append(*root, *lstm(2, 2));
         return root;
       },
       {{3, 2}}},
      {"user",
       [](O o) {
         LinkRef root = user({same, nullptr, nullptr});
         root->add_child("inner", *linear(2, 2, o));
         return root;
       },
       {{3, 2}}},
  };
}

TEST(BindingTrace, LinksOfEveryKind) {
  for (const Kind& kind : kinds()) {
    LinkOptionsRef options = make<LinkOptions>();
    LinkRef link = kind.make(options.get());
    EXPECT_GE(check_complete({link.get()}, kind.name), 1u);
    const size_t params = param_count(*link);
    EXPECT_EQ(count_of<Variable>({link.get()}), params) << kind.name;
    if (kind.inputs.empty()) continue;
    // The results, whose history holds nodes of the parameters; states in the link.
    VariableRef y;
    {
      std::vector<VariableRef> x;
      std::vector<Variable*> inputs;
      for (const std::vector<int64_t>& lengths : kind.inputs) {
        const bool last = x.size() + 1 == kind.inputs.size();
        x.push_back(make_variable(zeros(lengths, last ? kind.dtype : DType(CTN_FLOAT32))));
        inputs.push_back(x.back().get());
      }
      link->forward(inputs, {&y, 1});
      if (std::string(kind.name) == "lstm") link->forward(inputs, {&y, 1});
    }
    check_complete({link.get(), y.get()}, std::string(kind.name) + " with its result");
    LinkRef copy = link->copy();
    check_complete({link.get(), y.get(), copy.get()}, std::string(kind.name) + " with a copy");
    copy = nullptr;
    set_grad(*y, full(y->array().shape(), *scalar_f64(1), y->array().dtype()));
    backward(*y, false, false);
    check_complete({link.get(), y.get()}, std::string(kind.name) + " after backward");
    y = nullptr;
    check_complete({link.get()}, std::string(kind.name) + " alone");
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
  ScheduleRef inner = schedules::constant(0.5), schedule = schedules::warmup(0, 3, *inner);
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
            (Edges{{kOutside, 0}, {kOutside, 1}}));  // by the optimizer's target
  // A loss that the classifier remembers, too.
  EXPECT_EQ(edges({loss.get(), optimizer.get()}), (Edges{{1, 0}}));
}

// Graphs.

ctn_status twice(void*, ctn_function*, const ctn_array* const* inputs, size_t, ctn_array** outputs, size_t) {
  outputs[0] = elementwise(Op::add, *inputs[0], *inputs[0]).leak();
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
  return make<UserDefinition>(callbacks, nullptr);
}

VariableRef applied(UserDefinition& f, const VariableRef& x) {
  const Value input = x->value();
  return make_variable(std::move(f.call({&input, 1}, 1)[0]));
}

TEST(BindingTrace, Graphs) {
  Ref<UserDefinition> f = definition();
  VariableRef x = variable({3}), y = applied(*f, x);
  Ref<Function> node = share(*y->node().creator());
  // The graph knows the place of x, but does not hold x.
  EXPECT_EQ(edges({x.get(), y.get(), node.get(), f.get()}), (Edges{{1, 2}, {2, 3}}));
  EXPECT_EQ(edges({y.get(), f.get()}), (Edges{{kOutside, 1}}));  // by `node`
  node = nullptr;
  EXPECT_EQ(edges({y.get(), f.get()}), (Edges{{0, 1}}));
  const Ref<MemoryHook> hook = make<MemoryHook>();
  f->set_local_hooks(HookSet::with(nullptr, *hook, nullptr));
  EXPECT_EQ(edges({y.get(), hook.get()}), (Edges{{kOutside, 1}}));  // by f
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
  // Many results of one history: a step each.
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
  Ref<Context> context = make<Context>(cpu_backend(), true, nullptr, set);
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
  const Ref<LinkIterator> links = link_iterator(*root, false);
  const Ref<ParamIterator> params = param_iterator(*root);
  EXPECT_EQ(edges({root.get(), leaf.get(), W.get(), links.get(), params.get()}),
            (Edges{{0, 1}, {1, 2}, {3, 0}, {3, 1}, {4, 2}}));
}

TEST(BindingTrace, BadInput) {
  EXPECT_TRUE(edges({}).empty());
  const VariableRef x = variable({1});
  EXPECT_THROW(edges({x.get(), x.get()}), Error);
  const Callback<ctn_binding_edge_fn> stop(
      [](void*, size_t, size_t) -> ctn_status { return CTN_ERROR_STATE; }, nullptr, nullptr);
  Object* list[] = {x.get()};
  trace_objects({list, 1}, stop);  // nothing to tell
  const VariableRef again = x;
  EXPECT_THROW(trace_objects({list, 1}, stop), CallbackError);
}

}  // namespace
}  // namespace catenary
