// Cases of files: loads files of the reference, saves them again, and compares entries and values.
#include <cstdlib>
#include <set>

#include "links.h"
#include "optimizers.h"

namespace golden {
namespace {

/// A new directory that is removed with the object.
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
    optimizer = make_optimizer(runner, spec.at("optimizer"), spec.value("attrs", json::object()));
    check(ctn_optimizer_setup(optimizer.get(), link.get()));
  }
  void load(const std::string& format, const fs::path& path) const {
    const bool npz = format == "npz", hdf5 = format == "hdf5";
    const char* file = path.c_str();
    if (optimizer) {
      ctn_optimizer* o = optimizer.get();
      check(npz    ? ctn_optimizer_load_npz(o, file)
            : hdf5 ? ctn_optimizer_load_hdf5(o, file)
                   : ctn_optimizer_load_safetensors(o, file));
    } else {
      ctn_link* l = link.get();
      check(npz    ? ctn_link_load_npz(l, file)
            : hdf5 ? ctn_link_load_hdf5(l, file)
                   : ctn_link_load_safetensors(l, file));
    }
  }
  void save(const std::string& format, const fs::path& path, bool compress) const {
    const bool npz = format == "npz", hdf5 = format == "hdf5";
    const char* file = path.c_str();
    if (optimizer) {
      ctn_optimizer* o = optimizer.get();
      check(npz    ? ctn_optimizer_save_npz(o, file, compress ? -1 : 0)
            : hdf5 ? ctn_optimizer_save_hdf5(o, file, compress ? -1 : 0)
                   : ctn_optimizer_save_safetensors(o, file));
    } else {
      ctn_link* l = link.get();
      check(npz    ? ctn_link_save_npz(l, file, compress ? -1 : 0)
            : hdf5 ? ctn_link_save_hdf5(l, file, compress ? -1 : 0)
                   : ctn_link_save_safetensors(l, file));
    }
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

/// Checks that a file written by the library has exactly the reference's entries.
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

/// Loads a file of the reference, and saves it as `other`, which must give the same values again.
void load_case(const Runner& runner, const json& spec, const fs::path& directory, const std::string& format,
               const std::string& file, const std::string& other) {
  const Subject subject(runner, spec);
  const Npz expected(directory / spec.at("expected").get<std::string>());
  subject.load(format, directory / file);
  compare_values(subject, spec, expected, Tolerance{0, 0, true});
  const Scratch scratch;
  for (const bool compress : {false, true}) {
    const fs::path saved = scratch.path() / (compress ? "compressed" : "plain");
    subject.save(other, saved, compress);
    if (other == "npz") compare_file(saved, spec, expected);
    const Subject again(runner, spec);
    again.load(other, saved);
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
  for (int step = 1; step <= spec.value("updates", 0); ++step) {
    for (const json& item : history.at("step" + std::to_string(step) + "/grad")) {
      const Array grad = to_device(expected[item.at("key")]);
      check(ctn_variable_set_grad(param(subject.link, item.at("path")).get(), grad.get()));
    }
    check(ctn_optimizer_update(subject.optimizer.get()));
  }
  for (int epoch = 0; epoch < spec.value("epochs", 0); ++epoch) {
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
      const std::string kind = item.key(), format = kind == "hdf5" ? kind : "npz", file = item.value();
      const auto load_and_save = [&, format, file](const std::string& other) {
        runner.need({object + "_load_" + other, object + "_save_" + other}, other);
        load_case(runner, spec, directory, format, file, other);
      };
      runner.test(id + "/" + kind, [&] { load_and_save(format); });
      if (kind == "npz") runner.test(id + "/safetensors", [&] { load_and_save("safetensors"); });
    }
    if (spec.contains("history"))
      runner.test(id + "/history", [&] { history_case(runner, spec, directory); });
  }
}

}  // namespace golden
