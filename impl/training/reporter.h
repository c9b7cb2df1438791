// Reports of values: who collects them, and under which names.
#pragma once
#include <catenary/reporter.h>

#include <string>
#include <utility>
#include <vector>

#include "impl/links/link.h"
#include "impl/serializers/dictionary.h"

/// Collects what is reported while it is current on a thread. Values of an observer, such as a link, get its
/// name as a prefix.
struct ctn_reporter final : catenary::HandleObject<catenary::Kind::reporter> {
 public:
  using Object = catenary::Object;

  void visit(catenary::Visitor& visitor) const override;
  void add_observer(const char* name, Object& observer);
  /// The link as `prefix`, and every link below it as prefix/PATH.
  void add_observers(const char* prefix, catenary::Link& root);
  /// Returns "main/loss" for a value "loss" of the observer "main". Throws Error(CTN_ERROR_NOT_FOUND) if the
  /// observer is unknown.
  std::string full_name(const std::string& name, const Object* observer) const;

 private:
  std::vector<std::pair<std::string, catenary::Ref<Object>>> observers_;
};

namespace catenary {

using Reporter = ::ctn_reporter;

namespace trainers {

/// Asks for the graph of a value, which is drawn when the value is reported, because backward frees parts of
/// it.
struct GraphRequest {
  std::string name;  // full name of the value
  std::string text;  // the drawing in DOT, once it was made
};
using GraphRequests = std::vector<GraphRequest*>;

/// Makes a reporter current on this thread; reports are stored in the observation.
class ReportScope {
 public:
  /// `graphs` (may be null) outlives this object.
  ReportScope(Reporter& reporter, Dictionary& observation, const GraphRequests* graphs = nullptr);
  ~ReportScope();
  ReportScope(const ReportScope&) = delete;
  ReportScope& operator=(const ReportScope&) = delete;

 private:
  size_t depth_;  // number of reporters that were current before
};

// Without a current reporter these do nothing. Reporting the same name again replaces the value.
void report(const char* name, double value, const Object* observer);
void report_variable(const char* name, Variable& value, const Object* observer);
/// Whether a reporter is current and has received a value of this name.
bool is_reported(const char* name, const Object* observer);

// Called by the C API.
Ref<Reporter> reporter_new();
void reporter_enter(Reporter& reporter, Dictionary& observation);
void reporter_exit(Reporter& reporter);
/// Null if there is none.
Ref<Reporter> reporter_current();

}  // namespace trainers
}  // namespace catenary
