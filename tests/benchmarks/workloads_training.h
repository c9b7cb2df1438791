// The base of workloads that train a model: whole steps, their check, and saving for comparisons.
#pragma once

#include "workloads.h"

namespace workloads {

/// Applies a link to one variable.
Variable apply(const Link& link, const Variable& x);
Variable relu(const Variable& x);

/// A model, its optimizer and the data of its steps. A step clears the gradients, computes the loss and the
/// gradients, and updates the parameters.
class Training : public Task {
 public:
  void run(int64_t count) override;
  /// Compares the slopes of the loss, in float64 along random directions, with the gradients, and the first
  /// update with updated().
  std::string check() override;
  /// Saves the data, the initial parameters and the losses of the first steps as an .npz file, from which
  /// compilers.py repeats the steps. Parameters have the names of their paths.
  void save(const std::string& path);

 protected:
  Training();
  virtual Variable loss() = 0;
  /// A parameter after the first update, for check().
  virtual double updated(double p, double g) const = 0;

  void add_data(const std::string& name, Array data);
  /// The data in the order of their addition: arrays, and variables without gradients.
  ctn_array* data(size_t i) const { return data_[i].second.get(); }
  Variable input(size_t i) const;

  Variable param(const std::string& path) const;
  void add(const std::string& name, const Link& link);
  Link linear(const std::string& name, int64_t in, int64_t out);
  Link convolution(const std::string& name, int64_t in, int64_t out, int64_t k, int64_t stride,
                   int64_t padding, bool bias);
  Link batch_normalization(const std::string& name, int64_t channels);
  /// After all links were added.
  void set_optimizer(Optimizer optimizer);

  Link model_;
  Optimizer optimizer_;

 private:
  struct Slot {
    std::string path;
    Variable variable;
    Array data, grad;
  };
  void step(double* loss_value);
  std::vector<Slot> slots() const;
  std::string check_slopes(const std::vector<Slot>& slots);
  std::string check_slope(const std::vector<Slot>& slots, size_t begin, size_t end);
  std::string check_update(const std::vector<Slot>& slots);
  double loss_value();

  std::vector<std::pair<std::string, Array>> data_;
};

/// An image classifier with momentum SGD.
class Classifier : public Training {
 protected:
  Classifier(int64_t batch, int64_t channels, int64_t size, int64_t classes);
  virtual Variable predict(Variable x) = 0;
  void ready();

 private:
  static constexpr double kRate = 0.01;
  Variable loss() override;
  double updated(double p, double g) const override { return p - kRate * g; }
};

}  // namespace workloads
