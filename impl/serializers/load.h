#pragma once
#include "impl/serializers/serializer.h"

/// How objects are loaded.
struct ctn_load_options final : catenary::HandleObject<catenary::Kind::load_options> {
 public:
  bool strict = true;
  std::string prefix;  // where the object lies in the source: "" or "model/"
  std::string part;    // what of the object is loaded: "" (all) or "l1"
  ctn_casting casting = CTN_CASTING_EQUIV;
};

/// What did not fit in a load.
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
  /// NOT_FOUND where something is missing, else SHAPE or DTYPE for what does not fit, else FORMAT for what
  /// was not expected; `source` begins the message, which lists them all.
  void raise(const std::string& source) const;

 private:
  std::vector<Item> items_[kProblems];
  ctn_status mismatch_ = CTN_OK;
};

namespace catenary {

using LoadOptions = ::ctn_load_options;
using LoadReport = ::ctn_load_report;

/// Reads from a source; `options` (null: the defaults) are copied.
SerializerRef deserializer(SourceRef source, const LoadOptions* options);

// What the C API calls.
Ref<LoadOptions> load_options_new();
void load_options_set_strict(LoadOptions& options, bool strict);
void load_options_set_prefix(LoadOptions& options, const char* path);
void load_options_set_part(LoadOptions& options, const char* path);
void load_options_set_casting(LoadOptions& options, ctn_casting casting);
Ref<LoadReport> load_report_new();
size_t load_report_count(const LoadReport& report, ctn_load_problem problem);
const char* load_report_name(const LoadReport& report, ctn_load_problem problem, size_t index);
const char* load_report_text(const LoadReport& report, ctn_load_problem problem, size_t index);

}  // namespace catenary
