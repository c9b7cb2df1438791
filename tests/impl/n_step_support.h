// Recurrent layers as plain loops over one sequence after another, in double precision.
#pragma once
#include <cmath>
#include <vector>

namespace catenary {

/// A stack of layers with weights and biases as lists of numbers, in the order of the C API.
struct PlainStack {
  using Numbers = std::vector<double>;
  using Sequence = std::vector<Numbers>;

  bool lstm;
  int64_t layers;
  int directions;
  int64_t units;
  std::vector<Numbers> ws, bs;

  int gates() const { return lstm ? 4 : 3; }

  /// Runs one sequence. h and c are the states of each layer and direction, which are replaced by the last
  /// ones.
  Sequence run(Sequence x, std::vector<Numbers>& h, std::vector<Numbers>& c) const {
    for (int64_t layer = 0; layer < layers; ++layer) {
      Sequence y(x.size());
      for (int direction = 0; direction < directions; ++direction) {
        const size_t i = size_t(layer * directions + direction);
        for (size_t k = 0; k < x.size(); ++k) {
          const size_t t = direction ? x.size() - 1 - k : k;
          lstm ? lstm_step(i, x[t], h[i], c[i]) : gru_step(i, x[t], h[i]);
          y[t].insert(y[t].end(), h[i].begin(), h[i].end());
        }
      }
      x = y;
    }
    return x;
  }

 private:
  static double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
  /// W x + b for the k-th weight of the i-th layer.
  Numbers product(size_t i, int k, const Numbers& x) const {
    const size_t at = i * size_t(2 * gates()) + size_t(k);
    Numbers y = bs[at];
    for (size_t row = 0; row < y.size(); ++row)
      for (size_t column = 0; column < x.size(); ++column)
        y[row] += ws[at][row * x.size() + column] * x[column];
    return y;
  }
  void lstm_step(size_t i, const Numbers& x, Numbers& h, Numbers& c) const {
    Numbers sources[4];
    for (int k = 0; k < 4; ++k) {
      sources[k] = product(i, k, x);
      const Numbers recurrent = product(i, k + 4, h);
      for (size_t u = 0; u < h.size(); ++u) sources[k][u] += recurrent[u];
    }
    for (size_t u = 0; u < h.size(); ++u) {
      c[u] = sigmoid(sources[1][u]) * c[u] + sigmoid(sources[0][u]) * std::tanh(sources[2][u]);
      h[u] = sigmoid(sources[3][u]) * std::tanh(c[u]);
    }
  }
  void gru_step(size_t i, const Numbers& x, Numbers& h) const {
    Numbers of_x[3], of_h[3];
    for (int k = 0; k < 3; ++k) {
      of_x[k] = product(i, k, x);
      of_h[k] = product(i, k + 3, h);
    }
    for (size_t u = 0; u < h.size(); ++u) {
      const double r = sigmoid(of_x[0][u] + of_h[0][u]), z = sigmoid(of_x[1][u] + of_h[1][u]);
      h[u] = (1 - z) * std::tanh(of_x[2][u] + r * of_h[2][u]) + z * h[u];
    }
  }
};

}  // namespace catenary
