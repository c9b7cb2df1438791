// The extension that reports statistics of parameters and gradients.
#pragma once
#include <string>
#include <vector>

#include "impl/links/link.h"
#include "impl/training/extension.h"

namespace catenary::trainers {

class ParameterStatistics final : public Extension {
 public:
  static constexpr char kNoun[] = "a ParameterStatistics";

  /// `prefix`: null for the paths of the parameters. `data`, `grad`: whether parameters and gradients are
  /// described.
  ParameterStatistics(LinkRef link, const char* prefix, bool data, bool grad);
  void visit(Visitor& visitor) const override;
  void run(Trainer& trainer) override;
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless all are in [0, 100].
  void set_percentiles(Span<const double> percentiles);

 private:
  void report_all(const std::string& name, const Array& a) const;

  LinkRef link_;
  std::string prefix_;  // "" or "main/"
  bool data_, grad_;
  std::vector<double> percentiles_;
};

// Called by the C API.
Ref<Extension> parameter_statistics(LinkRef link, const char* prefix, bool data, bool grad);

}  // namespace catenary::trainers
