// Loads objects from sources, and reports mismatches.
#pragma once
#include "impl/serializer/serializer.h"
#include "impl/serializers/store.h"

/// Options of a load.
struct ctn_load_options final : catenary::HandleObject<catenary::Kind::load_options> {
 public:
  bool strict = true;
  bool exact = true;   // whether unexpected entries are errors of a strict load
  std::string prefix;  // path of the object in the source: "" or "model/"
  std::string part;    // the part of the object to load: "" (all) or "l1"
  ctn_casting casting = CTN_CASTING_EQUIV;
};

/// The mismatches of a load.
struct ctn_load_report final : catenary::HandleObject<catenary::Kind::load_report> {
 public:
  static constexpr size_t kProblems = 3;
  struct Item {
    std::string name;
    std::string text;
  };

  const std::vector<Item>& items(ctn_load_problem problem) const { return items_[size_t(problem)]; }
  void add(ctn_load_problem problem, std::string name, std::string text);
  void add_mismatch(ctn_status status, std::string name, std::string text);
  bool empty() const;
  void assign(const ctn_load_report& other);
  /// Throws an error with status NOT_FOUND if something is missing, otherwise SHAPE or DTYPE if something
  /// does not match, otherwise FORMAT for unexpected entries. The message begins with `source` and lists all
  /// mismatches. Unless `exact`, unexpected entries alone are no error.
  void raise(const std::string& source, bool exact) const;

 private:
  std::vector<Item> items_[kProblems];
  ctn_status mismatch_ = CTN_OK;
};

namespace catenary {

using LoadOptions = ::ctn_load_options;
using LoadReport = ::ctn_load_report;

/// Returns a serializer that reads from a source. `options` (null: the defaults) is copied.
SerializerRef deserializer(SourceRef source, const LoadOptions* options);

// Called by the C API.
Ref<LoadOptions> load_options_new();
void load_options_set_strict(LoadOptions& options, bool strict);
void load_options_set_exact(LoadOptions& options, bool exact);
void load_options_set_prefix(LoadOptions& options, const char* path);
void load_options_set_part(LoadOptions& options, const char* path);
void load_options_set_casting(LoadOptions& options, ctn_casting casting);
Ref<LoadReport> load_report_new();
size_t load_report_count(const LoadReport& report, ctn_load_problem problem);
const char* load_report_name(const LoadReport& report, ctn_load_problem problem, size_t index);
const char* load_report_text(const LoadReport& report, ctn_load_problem problem, size_t index);

}  // namespace catenary
