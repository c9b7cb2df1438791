// Trains a network to read handwritten digits: train_mnist in C++, with the same options and the same numbers
// for a seed. Reports and progress are left to the C program.
#include <catenary/catenary.hpp>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

extern "C" {
#include "mnist.h"
#include "settings.h"
}

namespace {

struct Data {
  ctn::Array pixels;  // float32 (N, 784), from 0 to 1
  ctn::Array labels;  // int32 (N)

  explicit Data(const Digits& digits)
      : pixels(ctn::Array::from_data(digits.images, {int64_t(digits.count), MNIST_PIXELS}, CTN_UINT8)
                   .astype(CTN_FLOAT32) /
               255.f),
        labels(ctn::Array::from_data(digits.labels, {int64_t(digits.count)}, CTN_UINT8).astype(CTN_INT32)) {}
  int64_t count() const { return labels.size(); }
};

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

// One pass over the digits in an order that depends on the seed and the epoch; the mean of the losses before
// each update.
double train(const ctn::Link& classifier, const ctn::Optimizer& optimizer, const Data& data,
             const Settings& s, int64_t epoch) {
  classifier.classifier_set_compute_accuracy(false);
  const auto generator =
      ctn::RandomState::make("cpu", CTN_RANDOM_PHILOX4_32_10, uint64_t(s.seed) * 100003 + uint64_t(epoch));
  const ctn::Array order = ctn::random_permutation(generator, data.count()).to_device(s.device);
  double total = 0;
  for (int64_t first = 0; first < data.count(); first += s.batch) {
    const ctn::Array chosen = order[ctn::Slice(first, first + s.batch)];
    const ctn::Variable loss = classifier(ctn::constant(data.pixels.take(chosen, 0, CTN_INDEX_MODE_RAISE)),
                                          ctn::constant(data.labels.take(chosen, 0, CTN_INDEX_MODE_RAISE)));
    classifier.cleargrads();
    loss.backward();
    optimizer.update();
    total += loss.item() * double(chosen.size());
  }
  optimizer.new_epoch();
  return total / double(data.count());
}

struct Score {
  double loss, accuracy;
};

Score evaluate(const ctn::Link& classifier, const Data& data) {
  const ctn::NoBackprop no_backprop;
  classifier.classifier_set_compute_accuracy(true);
  double loss = 0, correct = 0;
  for (int64_t first = 0; first < data.count(); first += 500) {
    const ctn::Slice batch(first, first + 500);
    const ctn::Array labels = data.labels[batch];
    const double count = double(labels.size());
    loss += classifier(ctn::constant(data.pixels[batch]), ctn::constant(labels)).item() * count;
    correct += std::round(classifier.classifier_accuracy().item() * count);
  }
  return {loss / double(data.count()), correct / double(data.count())};
}

}  // namespace

int main(int argc, char** argv) try {
  const Settings s = settings_read(argc, argv);
  const MnistRequest request = {s.data, s.offline, uint64_t(s.seed), size_t(s.train), size_t(s.test)};
  Mnist mnist;
  Failure failure;
  if (!mnist_load(&mnist, &request, &failure)) throw std::runtime_error(failure.text);
  std::printf("data     %s: %zu for training, %zu for testing\n", mnist.source, mnist.train.count,
              mnist.test.count);

  ctn::device_set_current(s.device);
  ctn::random_seed(nullptr, uint64_t(s.seed));
  const Data training(mnist.train), testing(mnist.test);
  mnist_free(&mnist);
  const ctn::Link model = std::string(s.model) == "lenet" ? make_lenet() : make_mlp(s);
  const ctn::Link classifier = model.classifier();
  const ctn::Optimizer optimizer = make_optimizer(s);
  optimizer.setup(classifier);
  if (s.resume) ctn::checkpoint_load(s.resume, model, optimizer);
  std::printf("network  %s, %s with learning rate %g, batches of %lld, seed %lld, on %s\n", s.model,
              s.optimizer, s.learning_rate, s.batch, s.seed, s.device);

  for (int64_t epoch = optimizer.epoch() + 1; epoch <= s.epochs; ++epoch) {
    const auto started = std::chrono::steady_clock::now();
    const double train_loss = train(classifier, optimizer, training, s, epoch);
    const Score score = evaluate(classifier, testing);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    std::printf("epoch %2d/%lld  train loss %.4f  test loss %.4f  test accuracy %.4f  %.2f s\n", int(epoch),
                s.epochs, train_loss, score.loss, score.accuracy, seconds.count());
    std::fflush(stdout);
    if (s.save) ctn::checkpoint_save(s.save, model, optimizer);
  }
  std::printf("test accuracy %.4f\n", evaluate(classifier, testing).accuracy);
} catch (const std::exception& error) {
  std::fprintf(stderr, "train_mnist: %s\n", error.what());
  return 1;
}
