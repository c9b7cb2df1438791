// Trains networks on the CPU and on another device from one seed. Initial weights, shuffles and masks must be
// equal bit for bit; the losses may differ by rounding only.
//
//   agreement [--steps N] [--full] [--only NAME] DEVICE
#include <catenary/catenary.hpp>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>

namespace {

using ctn::Array;
using ctn::Link;
using ctn::Optimizer;
using ctn::Variable;
using Bytes = std::vector<unsigned char>;

/// The bound on the relative difference of two losses. Sums are added in another order on another device:
/// each differs by some 1e-7, which a hundred updates of a stable training add up.
constexpr double kBound = 1e-5;
constexpr uint64_t kSeed = 20;

struct Options {
  int steps = 100;
  bool full = false;  // sizes for a device that is fast
  std::string only, device;
};

void append(Bytes& bytes, const Array& a) {
  const size_t start = bytes.size(), size = ctn_array_nbytes(a.ptr());
  bytes.resize(start + size);
  ctn::detail::check(ctn_array_to_data(a.ptr(), bytes.data() + start, size));
}

/// What one device computed.
struct Trace {
  std::vector<std::pair<std::string, Bytes>> weights;  // before the first step
  Bytes shuffles, masks;
  std::vector<double> losses;
};

/// Examples and labels, equal on all devices: classes with a pattern each, and noise.
struct Examples {
  std::vector<int64_t> shape;  // of all examples
  std::vector<float> values;
  std::vector<int32_t> labels;

  Examples(std::vector<int64_t> sizes, int classes) : shape(std::move(sizes)) {
    std::mt19937 random(7);
    const auto number = [&] { return float(random() % 20001) / 10000 - 1; };
    size_t size = 1;
    for (size_t i = 1; i < shape.size(); ++i) size *= size_t(shape[i]);
    std::vector<float> patterns(size * size_t(classes));
    for (float& x : patterns) x = number();
    for (int64_t i = 0; i < shape[0]; ++i) {
      labels.push_back(int32_t(random() % unsigned(classes)));
      for (size_t j = 0; j < size; ++j)
        values.push_back(patterns[size * size_t(labels.back()) + j] / 2 + number() / 2);
    }
  }
};

class Network {
 public:
  virtual ~Network() = default;
  /// The loss of the step, of examples in the order `order`, an int64 array on the current device.
  virtual Variable loss(const Array& order, Trace& trace) = 0;
  virtual int64_t examples() const = 0;
  Link all = Link::chain();

 protected:
  Link add(const char* name, const Link& link) { return all.add_child(name, link); }
};

/// Dropout whose mask is recorded.
Variable dropped(const Variable& x, Trace& trace) {
  const Variable y = ctn::dropout(x, 0.5);
  append(trace.masks, y.creator().attribute("mask"));
  return y;
}

/// Selects each batch from all examples on the device.
class Classifier : public Network {
 public:
  Classifier(const Examples& data, int64_t batch)
      : batch_(batch),
        count_(data.shape[0]),
        x_(ctn::array(data.values, data.shape)),
        t_(ctn::array(data.labels)) {}
  int64_t examples() const override { return count_; }
  Variable loss(const Array& order, Trace& trace) override {
    const Array chosen = order[ctn::Slice(0, batch_)];
    return ctn::softmax_cross_entropy(scores(ctn::constant(x_.take(chosen, 0, CTN_INDEX_MODE_RAISE)), trace),
                                      ctn::constant(t_.take(chosen, 0, CTN_INDEX_MODE_RAISE)));
  }

 private:
  virtual Variable scores(const Variable& x, Trace& trace) = 0;
  int64_t batch_, count_;
  Array x_, t_;
};

class Mlp : public Classifier {
 public:
  explicit Mlp(bool full) : Classifier(Examples({full ? 1000 : 64, full ? 784 : 64}, 10), full ? 100 : 16) {
    const int64_t in = full ? 784 : 64, units = full ? 100 : 32;
    l1_ = add("l1", Link::linear(in, units)), l2_ = add("l2", Link::linear(units, units));
    l3_ = add("l3", Link::linear(units, 10));
  }

 private:
  Variable scores(const Variable& x, Trace&) override { return l3_(ctn::relu(l2_(ctn::relu(l1_(x))))); }
  Link l1_, l2_, l3_;
};

Variable pool(const Variable& x) { return ctn::max_pooling_2d(x, 2, 2, 2, 2, 0, 0, true); }

/// Caffe's LeNet, with dropout.
class LeNet : public Classifier {
 public:
  explicit LeNet(bool full)
      : Classifier(Examples({full ? 500 : 32, 1, side(full), side(full)}, 10), full ? 50 : 4) {
    const int64_t first = full ? 20 : 4, second = full ? 50 : 8, units = full ? 500 : 16;
    const int64_t left = (side(full) - 12) / 4;  // after two convolutions and two poolings
    c1_ = add("c1", Link::convolution_2d(1, first, 5, 5)),
    c2_ = add("c2", Link::convolution_2d(first, second, 5, 5));
    l1_ = add("l1", Link::linear(second * left * left, units)), l2_ = add("l2", Link::linear(units, 10));
  }

 private:
  static int64_t side(bool full) { return full ? 28 : 16; }
  Variable scores(const Variable& x, Trace& trace) override {
    return l2_(dropped(ctn::relu(l1_(pool(c2_(pool(c1_(x)))))), trace));
  }
  Link c1_, c2_, l1_, l2_;
};

/// Convolutions with batch normalization, and dropout.
class Normalized : public Classifier {
 public:
  explicit Normalized(bool full)
      : Classifier(Examples({full ? 256 : 16, 3, side(full), side(full)}, 10), full ? 32 : 4) {
    int64_t in = 3;
    for (int i = 0; i < 2; ++i) {
      const int64_t out = (full ? 32 : 4) * (i + 1);
      const std::string number = std::to_string(i);
      convolutions_.push_back(
          add(("c" + number).c_str(),
              Link::convolution_2d(in, out, 3, 3, 1, 1, 1, 1, ctn::LinkOptions::make().set_nobias(true))));
      norms_.push_back(add(("n" + number).c_str(), Link::batch_normalization({out})));
      in = out;
    }
    out_ = add("out", Link::linear(in * (side(full) / 4) * (side(full) / 4), 10));
  }

 private:
  static int64_t side(bool full) { return full ? 32 : 8; }
  Variable scores(const Variable& x, Trace& trace) override {
    Variable h = x;
    for (size_t i = 0; i < norms_.size(); ++i) h = pool(ctn::relu(norms_[i](convolutions_[i](h))));
    return out_(dropped(h, trace));
  }
  std::vector<Link> convolutions_, norms_;
  Link out_;
};

/// A language model: two LSTM layers with dropout between them, over a text in which most characters follow
/// from the ones before.
class LanguageModel : public Network {
 public:
  explicit LanguageModel(bool full) : batch_(full ? 50 : 8), length_(full ? 20 : 4) {
    const int64_t vocabulary = full ? 100 : 12, units = full ? 128 : 16;
    embed_ = add("embed", Link::embed_id(vocabulary, units));
    first_ = add("first", Link::lstm(units, units)), second_ = add("second", Link::lstm(units, units));
    out_ = add("out", Link::linear(units, vocabulary));
    std::mt19937 random(8);
    std::vector<int32_t> text{0};
    for (int64_t i = 1; i < batch_ * kLane; ++i)
      text.push_back(int32_t(random() % 8 == 0 ? random() % uint64_t(vocabulary)
                                               : uint64_t(text.back() * 3 + 1) % uint64_t(vocabulary)));
    text_ = ctn::array(text, {batch_, kLane});
  }
  int64_t examples() const override { return batch_; }
  Variable loss(const Array& order, Trace& trace) override {
    const Array lanes = text_.take(order, 0, CTN_INDEX_MODE_RAISE);
    first_.lstm_reset_state(), second_.lstm_reset_state();
    Variable sum;
    for (int64_t t = 0; t < length_; ++t) {
      const auto column = [&](int64_t i) {
        return ctn::constant(lanes[{ctn::Slice(), ctn::Index(i % kLane)}].copy());
      };
      const Variable h = dropped(first_(embed_(column(at_ + t))), trace);
      const Variable l = ctn::softmax_cross_entropy(out_(second_(h)), column(at_ + t + 1));
      sum = sum ? sum + l : l;
    }
    at_ += length_;
    return sum;
  }

 private:
  static constexpr int64_t kLane = 97;
  int64_t batch_, length_, at_ = 0;
  Link embed_, first_, second_, out_;
  Array text_;
};

struct Training {
  const char* name;
  std::unique_ptr<Network> (*network)(bool full);
  Optimizer (*optimizer)();
  double clipping;  // 0: none
};

template <class T>
std::unique_ptr<Network> make(bool full) {
  return std::make_unique<T>(full);
}

const Training kTrainings[] = {
    {"mlp", make<Mlp>, [] { return Optimizer::sgd(0.05); }, 0},
    {"lenet", make<LeNet>, [] { return Optimizer::momentum_sgd(0.005, 0.9); }, 0},
    {"normalized", make<Normalized>, [] { return Optimizer::momentum_sgd(0.002, 0.9); }, 0},
    {"language model", make<LanguageModel>, [] { return Optimizer::adam(0.001); }, 5},
};

Trace train(const Training& training, const Options& options, const std::string& device) {
  const ctn::Settings settings;
  ctn::device_set_current(device);
  ctn::random_seed(device, kSeed);
  Trace trace;
  const std::unique_ptr<Network> network = training.network(options.full);
  for (size_t i = 0; i < network->all.param_count(); ++i) {
    trace.weights.emplace_back(network->all.param_path(i), Bytes());
    append(trace.weights.back().second, network->all.param_at(i).data());
  }
  const Optimizer optimizer = training.optimizer();
  optimizer.setup(network->all);
  if (training.clipping > 0) optimizer.add_gradient_clipping(training.clipping);
  for (int step = 0; step < options.steps; ++step) {
    const Array order = ctn::random_permutation({}, network->examples());
    append(trace.shuffles, order);
    const Variable loss = network->loss(order, trace);
    network->all.cleargrads();
    loss.backward();
    loss.unchain_backward();
    optimizer.update();
    trace.losses.push_back(loss.item());
  }
  return trace;
}

/// Prints one line, and one for each disagreement. Returns the number of disagreements.
int compare(const Training& training, const Options& options) {
  const Trace cpu = train(training, options, "cpu"), other = train(training, options, options.device);
  int failures = 0;
  const auto require = [&](bool good, const std::string& what) {
    if (!good) std::printf("FAIL %s: %s\n", training.name, what.c_str()), ++failures;
  };
  for (size_t i = 0; i < cpu.weights.size(); ++i)
    require(cpu.weights[i] == other.weights[i], "the initial weights " + cpu.weights[i].first + " differ");
  require(cpu.shuffles == other.shuffles, "shuffles differ");
  require(cpu.masks == other.masks, "masks of dropout differ");
  double most = 0;
  int where = 0;
  for (int step = 0; step < options.steps; ++step) {
    const double a = cpu.losses[size_t(step)], b = other.losses[size_t(step)];
    const double difference = std::fabs(a - b) / std::fabs(a);
    if (std::isnan(difference) || difference > most) most = difference, where = step;
    if (std::isnan(most)) break;
  }
  require(most <= kBound, "losses differ by more than 1e-5");
  std::printf("%-15s %d steps, losses from %.4f to %.4f, largest relative difference %.1e at step %d\n",
              training.name, options.steps, cpu.losses.front(), cpu.losses.back(), most, where + 1);
  require(cpu.losses.back() < cpu.losses.front(), "the loss does not fall");
  std::fflush(stdout);
  return failures;
}

}  // namespace

int main(int argc, char** argv) try {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--steps" && i + 1 < argc) {
      options.steps = std::max(1, std::atoi(argv[++i]));
    } else if (word == "--only" && i + 1 < argc) {
      options.only = argv[++i];
    } else if (word == "--full") {
      options.full = true;
    } else {
      options.device = word;
    }
  }
  if (options.device.empty() || options.device[0] == '-')
    return std::fprintf(stderr, "usage: agreement [--steps N] [--full] [--only NAME] DEVICE\n"), 2;
  int failures = 0, count = 0;
  for (const Training& training : kTrainings) {
    if (options.only.empty() || options.only == training.name)
      failures += compare(training, options), ++count;
  }
  std::printf("%d trainings, %d disagreements\n", count, failures);
  return failures != 0 || count == 0;
} catch (const std::exception& error) {
  return std::fprintf(stderr, "%s\n", error.what()), 1;
}
