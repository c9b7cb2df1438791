// charrnn [--device NAME] TEXT [UPDATES [SAMPLED]]: learns a text by characters, then generates one.
#include <catenary/catenary.hpp>
#include <fstream>
#include <iostream>
#include <set>

constexpr int kBatch = 32, kLength = 32, kUnits = 128;

struct Model {
  int64_t vocabulary;
  ctn::Link all = ctn::Link::chain();
  ctn::Link embed = all.add_child("embed", ctn::Link::embed_id(vocabulary, kUnits));
  ctn::Link lstm = all.add_child("lstm", ctn::Link::lstm(kUnits, kUnits));
  ctn::Link out = all.add_child("out", ctn::Link::linear(kUnits, vocabulary));
  ctn::Variable operator()(const std::vector<int>& now) { return out(lstm(embed(ctn::constant(now)))); }
};

int main(int argc, char** argv) try {
  if (argc > 2 && argv[1] == std::string("--device")) ctn::device_set_current(argv[2]), argc -= 2, argv += 2;
  std::ifstream file(argc > 1 ? argv[1] : "");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const int updates = argc > 2 ? std::stoi(argv[2]) : 1000, sampled = argc > 3 ? std::stoi(argv[3]) : 300;
  if (text.size() <= kBatch)
    return std::cerr << "usage: charrnn [--device NAME] TEXT [UPDATES [SAMPLED]]\n", 2;
  const std::set<char> found(text.begin(), text.end());
  const std::string characters(found.begin(), found.end());
  const auto code = [&](size_t i) { return static_cast<int>(characters.find(text[i])); };
  Model model{static_cast<int64_t>(characters.size())};
  auto adam = ctn::Optimizer::adam(0.003);
  adam.setup(model.all);
  adam.add_gradient_clipping(5);
  const size_t lane = (text.size() - 1) / kBatch;
  for (size_t update = 1, at = 0; update <= size_t(updates); ++update) {
    auto loss = ctn::constant(0.f);
    for (int t = 0; t < kLength; ++t, at = (at + 1) % lane) {
      std::vector<int> now(kBatch), next(kBatch);
      for (size_t b = 0; b < kBatch; ++b) now[b] = code(b * lane + at), next[b] = code(b * lane + at + 1);
      loss += ctn::softmax_cross_entropy(model(now), ctn::constant(next));
    }
    model.all.cleargrads();
    loss.backward();
    loss.unchain_backward();
    adam.update();
    if (update % 100 == 0) std::cout << "update " << update << ": loss " << loss.item() / kLength << "\n";
  }

  const ctn::NoBackprop no_backprop;
  model.lstm.lstm_reset_state();
  for (int i = 0, last = code(0); i < sampled; ++i) {
    const auto p = ctn::softmax(model({last}))[0].data();
    std::cout << characters[last = ctn::random_choice({}, p.size(), {}, true, p).item<int>()];
  }
} catch (const std::exception& error) {
  return std::cerr << error.what() << "\n", 1;
}
