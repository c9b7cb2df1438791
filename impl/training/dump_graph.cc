// The extension that draws the graph of a value.
#include "impl/base/binding.h"
#include "impl/base/file.h"
#include "impl/training/extensions.h"
#include "impl/training/trainer.h"

namespace catenary::trainers {
namespace {

class DumpGraph final : public Extension {
 public:
  DumpGraph(const char* root_name, const char* filename)
      : Extension("dump_graph", CTN_PRIORITY_READER, every_iteration()), filename_(filename) {
    request_.name = clean_path(root_name, "root_name");
    if (filename_.empty())
      fail(CTN_ERROR_INVALID_ARGUMENT, "filename: expected the name of a file, got \"\"");
  }
  void initialize(Trainer& trainer, const std::string&) override {
    if (!done_) trainer.request_graph(request_);
  }
  void run(Trainer& trainer) override {
    if (done_) return;
    trainer.withdraw(request_);
    done_ = true;
    if (request_.text.empty())
      fail(CTN_ERROR_NOT_FOUND, "root_name: the first update reported no variable \"%s\"",
           request_.name.c_str());
    FileReplacement file(trainer.path_of(filename_));
    file.write(request_.text.data(), request_.text.size());
    file.commit();
  }
  void finalize(Trainer& trainer) override { trainer.withdraw(request_); }
  void traverse(Serializer& s) override {
    const int64_t done = s.integer("done", done_);
    if (s.loads()) s.on_commit([self = share(*this), done] { self->done_ = done != 0; });
  }

 private:
  GraphRequest request_;
  std::string filename_;
  bool done_ = false;
};

}  // namespace

Ref<Extension> dump_graph(const char* root_name, const char* filename) {
  return make<DumpGraph>(root_name, filename);
}

}  // namespace catenary::trainers
