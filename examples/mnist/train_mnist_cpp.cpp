// Trains a network to read handwritten digits: train_mnist in C++, with the same options, the same numbers
// for a seed and the same files.
#include <catenary/scope.h>

#include <catenary/catenary.hpp>
#include <cstdio>
#include <string>
#include <vector>

extern "C" {
#include "mnist.h"
#include "settings.h"
}

namespace {

const char kUsage[] =
    "usage: train_mnist_cpp [options]\n\n"
    "Trains a multilayer perceptron or LeNet to read handwritten digits. Without --data, it looks for\n"
    "MNIST in $CATENARY_DATA/mnist, then on the network; otherwise it generates digits.";

ctn::Link make_mlp(const Settings& s) {
  ctn::Link mlp = ctn::Link::make([](const ctn::Link& self, const std::vector<ctn::Variable>& inputs) {
    ctn::Variable h = self.child_at(0)(inputs.at(0));
    for (size_t i = 1; i < self.child_count(); ++i) h = self.child_at(i)(ctn::relu(h));
    return std::vector{h};
  });
  for (int64_t i = 0, size = MNIST_PIXELS; i <= s.layers; ++i, size = s.units) {
    const int64_t out = i < s.layers ? s.units : int64_t{MNIST_CLASSES};
    mlp.add_link("l" + std::to_string(i + 1), ctn::Link::linear(size, out));
  }
  return mlp;
}

ctn::Link make_lenet() {
  ctn::Link net = ctn::Link::make([](const ctn::Link& self, const std::vector<ctn::Variable>& inputs) {
    ctn::Variable h = ctn::reshape(inputs.at(0), {-1, 1, MNIST_SIDE, MNIST_SIDE});
    h = ctn::max_pooling_2d(self.child("conv1")(h), 2, 2, 2, 2, 0, 0, true);
    h = ctn::max_pooling_2d(self.child("conv2")(h), 2, 2, 2, 2, 0, 0, true);
    return std::vector{self.child("ip2")(ctn::relu(self.child("ip1")(h)))};
  });
  net.add_link("conv1", ctn::Link::convolution_2d(1, 20, 5, 5));
  net.add_link("conv2", ctn::Link::convolution_2d(20, 50, 5, 5));
  net.add_link("ip1", ctn::Link::linear(800, 500));
  net.add_link("ip2", ctn::Link::linear(500, MNIST_CLASSES));
  return net;
}

ctn::Optimizer make_optimizer(const Settings& s) {
  const std::string name = s.optimizer;
  if (name == "adam") return ctn::Optimizer::adam(s.learning_rate);
  if (name == "momentum") return ctn::Optimizer::momentum_sgd(s.learning_rate);
  return ctn::Optimizer::sgd(s.learning_rate);
}

ctn::Dataset make_dataset(const Digits& digits) {
  const auto count = int64_t(digits.count);
  const auto pixels =
      ctn::Array::from_data(digits.images, {count, MNIST_PIXELS}, CTN_UINT8).astype(CTN_FLOAT32) / 255.f;
  const auto labels = ctn::Array::from_data(digits.labels, {count}, CTN_UINT8).astype(CTN_INT32);
  return ctn::Dataset::tuple({pixels, labels});
}

struct Data {
  ctn::Dataset train, test;

  explicit Data(const Settings& s) {
    const MnistRequest request = {s.data, s.offline, uint64_t(s.session.seed), size_t(s.train),
                                  size_t(s.test)};
    Mnist mnist;
    Failure failure;
    if (!mnist_load(&mnist, &request, &failure)) throw std::runtime_error(failure.text);
    std::printf("data     %s: %zu for training, %zu for testing\n", mnist.source, mnist.train.count,
                mnist.test.count);
    train = make_dataset(mnist.train);
    test = make_dataset(mnist.test);
    mnist_free(&mnist);
  }
};

ctn::Trainer make_trainer(ctn_scope* c, const Session& session, const ctn::Updater& updater,
                          const ctn::Link& classifier, const ctn::Dataset& test) {
  const char* const entries[] = {"main/loss", "validation/main/loss", "validation/main/accuracy", nullptr};
  const char* const plotted[] = {"main/loss", "validation/main/loss", nullptr};
  const auto trainer = ctn::Trainer::borrow(session_trainer(c, &session, updater.ptr(), entries, plotted));
  const auto trigger = ctn::Trigger::borrow(session_trigger(c, &session));
  const auto test_batches = ctn::Iterator::serial(test, 500, false, false, 0);
  trainer.extend(ctn::Extension::evaluator(test_batches, classifier), nullptr, trigger, CTN_PRIORITY_DEFAULT);
  trainer.extend(ctn::Extension::snapshot_object(classifier.child("predictor"), "model.safetensors"), nullptr,
                 trigger, CTN_PRIORITY_DEFAULT);
  return trainer;
}

int run(ctn_scope* c, int argc, char** argv) {
  Settings s = settings_new("train_mnist_cpp", kUsage);
  s.model = "mlp";
  settings_read(c, &s, argc, argv);

  const Data data(s);
  const ctn::Link model = std::string(s.model) == "lenet" ? make_lenet() : make_mlp(s);
  const ctn::Link classifier = model.classifier();
  const ctn::Optimizer optimizer = make_optimizer(s);
  optimizer.setup(classifier);
  std::printf("network  %s, %s with learning rate %g, batches of %lld, seed %lld, on %s\n", s.model,
              s.optimizer, s.learning_rate, s.session.batch, s.session.seed, s.session.device);

  const auto batches =
      ctn::Iterator::serial(data.train, s.session.batch, true, true, uint64_t(s.session.seed));
  const auto updater = ctn::Updater::standard(batches, optimizer);
  const ctn::Trainer trainer = make_trainer(c, s.session, updater, classifier, data.test);
  if (!session_run(c, &s.session, trainer.ptr())) return 130;
  const ctn::Extension log = trainer.extension("LogReport");
  if (log.log_count())
    std::printf("test accuracy %.4f\n", log.log_value(log.log_count() - 1, "validation/main/accuracy"));
  return 0;
}

}  // namespace

int main(int argc, char** argv) try {
  ctn_scope c = {};
  const int status = run(&c, argc, argv);
  cs_end(&c);
  return status;
} catch (const std::exception& error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
