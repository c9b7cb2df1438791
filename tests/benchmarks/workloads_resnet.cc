// Training of ResNet-18 (He and others, 2015).
#include "workloads_training.h"

namespace workloads {
namespace {

/// Two 3x3 convolutions beside a shortcut, which is a 1x1 convolution if the shape changes.
struct BasicBlock {
  Link convolutions[2], norms[2], shortcut, shortcut_norm;

  Variable operator()(const Variable& x) const {
    const Variable h = relu(apply(norms[0], apply(convolutions[0], x)));
    const Variable y = apply(norms[1], apply(convolutions[1], h));
    Variable sum;
    if (shortcut.get()) {
      const Variable direct = apply(shortcut_norm, apply(shortcut, x));
      must(ctn_add(y.get(), direct.get(), sum.out()));
    } else {
      must(ctn_add(y.get(), x.get(), sum.out()));
    }
    return relu(sum);
  }
};

class ResNet18 final : public Classifier {
 public:
  ResNet18(int64_t batch, int64_t size) : Classifier(batch, 3, size, kClasses), last_size_(size / 32) {
    first_ = convolution("conv1", 3, 64, 7, 2, 3, false);
    first_norm_ = batch_normalization("bn1", 64);
    int64_t channels = 64;
    for (int i = 0; i < kBlocks; ++i) {
      const int64_t width = int64_t{64} << (i / 2), stride = i > 0 && i % 2 == 0 ? 2 : 1;
      const std::string name = "block" + std::to_string(i + 1) + "_";
      BasicBlock& block = blocks_[i];
      block.convolutions[0] = convolution(name + "conv1", channels, width, 3, stride, 1, false);
      block.norms[0] = batch_normalization(name + "bn1", width);
      block.convolutions[1] = convolution(name + "conv2", width, width, 3, 1, 1, false);
      block.norms[1] = batch_normalization(name + "bn2", width);
      if (channels != width) {
        block.shortcut = convolution(name + "conv3", channels, width, 1, stride, 0, false);
        block.shortcut_norm = batch_normalization(name + "bn3", width);
      }
      channels = width;
    }
    last_ = linear("fc", channels, kClasses);
    ready();
  }

 private:
  static constexpr int kBlocks = 8;
  static constexpr int64_t kClasses = 1000;

  Variable predict(Variable x) override {
    x = relu(apply(first_norm_, apply(first_, x)));
    Variable pooled, average;
    must(ctn_max_pooling_2d(x.get(), 3, 3, 2, 2, 1, 1, 0, nullptr, pooled.out()));
    x = std::move(pooled);
    for (const BasicBlock& block : blocks_) x = block(x);
    must(ctn_average_pooling_2d(x.get(), last_size_, last_size_, last_size_, last_size_, 0, 0, nullptr,
                                average.out()));
    return apply(last_, average);
  }

  int64_t last_size_;
  Link first_, first_norm_, last_;
  BasicBlock blocks_[kBlocks];
};

}  // namespace

void add_resnet_workloads(std::vector<Workload>& list) {
  list.push_back({"train/resnet18_b4_128x128", [] { return std::make_unique<ResNet18>(4, 128); }});
}

}  // namespace workloads
