#include <cstdlib>
#include <set>

#include "links.h"
#include "optimizers.h"

namespace golden {
namespace {

/// A new directory that goes with the object.
class Scratch {
 public:
  Scratch() {
    std::string name = (fs::temp_directory_path() / "golden_runner.XXXXXX").string();
    if (!mkdtemp(name.data()))
      throw BadVector("cannot make a directory in " + fs::temp_directory_path().string());
    path_ = name;
  }
  ~Scratch() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// The link or optimizer that a case describes.
struct Subject {
  Subject(const Runner& runner, const json& spec) : link(build_link(runner, spec.at("link"))) {
    if (spec.at("object") != "optimizer") return;
    optimizer = make_optimizer(runner, spec.at("optimizer"), spec.at("attrs"));
    check(ctn_optimizer_setup(optimizer.get(), link.get()));
  }
  void load(const fs::path& path) const {
    check(optimizer ? ctn_optimizer_load_npz(optimizer.get(), path.c_str())
                    : ctn_link_load_npz(link.get(), path.c_str()));
  }
  void save(const fs::path& path, bool compress) const {
    check(optimizer ? ctn_optimizer_save_npz(optimizer.get(), path.c_str(), compress)
                    : ctn_link_save_npz(link.get(), path.c_str(), compress));
  }
  /// The value that is stored as `path`.
  HostArray value(const std::string& path) const {
    if (!optimizer) return value_at(link, path);
    const bool t = path == "/t";
    if (t || path == "/epoch") {
      const int64_t count = t ? ctn_optimizer_t(optimizer.get()) : ctn_optimizer_epoch(optimizer.get());
      HostArray host{CTN_INT64, {}, std::vector<uint8_t>(8)};
      std::copy_n(reinterpret_cast<const uint8_t*>(&count), 8, host.bytes.begin());
      return host;
    }
    const size_t slash = path.rfind('/');
    Array state;
    check(ctn_optimizer_state(optimizer.get(), path.substr(0, slash).c_str(), path.substr(slash + 1).c_str(),
                              state.out()));
    return to_host(state);
  }

  Link link;
  Optimizer optimizer;
};

void compare_values(const Subject& subject, const json& spec, const Npz& expected,
                    const Tolerance& tolerance) {
  for (const json& item : spec.at("values")) {
    const std::string path = item.at("path");
    expect(path, subject.value(path), expected[item.at("key")], tolerance);
  }
}

/// A file that the library wrote: exactly the reference's entries.
void compare_file(const fs::path& path, const json& spec, const Npz& expected) {
  const Npz file(path);
  std::set<std::string> keys;
  for (const json& item : spec.at("values")) {
    keys.insert(item.at("npz_key"));
    expect("saved " + item.at("npz_key").get<std::string>(), file[item.at("npz_key")],
           expected[item.at("key")], Tolerance{0, 0, true});
  }
  for (const std::string& key : file.keys()) {
    if (!keys.count(key)) throw Failure("unexpected entry " + key + " in the saved file");
  }
}

void load_case(const Runner& runner, const json& spec, const fs::path& directory, const std::string& file) {
  const Subject subject(runner, spec);
  const Npz expected(directory / spec.at("expected").get<std::string>());
  subject.load(directory / file);
  compare_values(subject, spec, expected, Tolerance{0, 0, true});
  const Scratch scratch;
  for (const bool compress : {false, true}) {
    const fs::path saved = scratch.path() / (compress ? "compressed.npz" : "plain.npz");
    subject.save(saved, compress);
    compare_file(saved, spec, expected);
    const Subject again(runner, spec);
    again.load(saved);
    compare_values(again, spec, expected, Tolerance{0, 0, true});
  }
}

/// The updates that led to the recorded file of an optimizer.
void history_case(const Runner& runner, const json& spec, const fs::path& directory) {
  const Subject subject(runner, spec);
  const Npz expected(directory / spec.at("expected").get<std::string>());
  const json& history = spec.at("history");
  const Tolerance tolerance = {1e-5, 1e-6, false};
  for (const json& item : history.at("param"))
    set_param(subject.link, item.at("path"), expected[item.at("key")]);
  for (int step = 1; step <= spec.at("updates").get<int>(); ++step) {
    for (const json& item : history.at("step" + std::to_string(step) + "/grad")) {
      const Array grad = to_device(expected[item.at("key")]);
      check(ctn_variable_set_grad(param(subject.link, item.at("path")).get(), grad.get()));
    }
    check(ctn_optimizer_update(subject.optimizer.get()));
  }
  for (int epoch = 0; epoch < spec.at("epochs").get<int>(); ++epoch) {
    check(ctn_optimizer_new_epoch(subject.optimizer.get()));
  }
  compare_values(subject, spec, expected, tolerance);
  for (const json& item : history.at("param_after")) {
    const std::string path = item.at("path");
    expect(path, data_of(param(subject.link, path)), expected[item.at("key")], tolerance);
  }
}

}  // namespace

void run_serializers(Runner& runner, const fs::path& directory, const json& cases) {
  for (const json& spec : cases) {
    const std::string id = "serializers/" + spec.at("id").get<std::string>(), object = spec.at("object");
    for (const auto& item : spec.at("files").items()) {
      const std::string kind = item.key(), file = item.value();
      runner.test(id + "/" + kind, [&] {
        if (kind == "hdf5") {
          runner.need({object + "_load_hdf5", object + "_save_hdf5"}, "hdf5");
          throw Failure("golden_runner has no line for ctn_" + object + "_load_hdf5");
        }
        runner.need({object + "_load_npz", object + "_save_npz"}, "npz");
        load_case(runner, spec, directory, file);
      });
    }
    if (spec.contains("history"))
      runner.test(id + "/history", [&] { history_case(runner, spec, directory); });
  }
}

}  // namespace golden
