// Extensions that print.
#pragma once
#include <optional>

#include "impl/training/trainer.h"

namespace catenary::trainers {

/// An extension that prints where its trainer does, or somewhere of its own.
class Printing : public Extension {
 public:
  static constexpr char kNoun[] = "a PrintReport or a ProgressBar";

  /// An empty callback: the output of the trainer. `columns`: the width of a terminal, 0 for anything else.
  void set_output(Callback<ctn_training_write_fn> write, int32_t columns) {
    Console console;
    const bool own = bool(write);
    if (own) console.redirect(std::move(write), columns);
    console_ = own ? std::optional<Console>(std::move(console)) : std::nullopt;
  }

 protected:
  using Extension::Extension;
  Console& console(Trainer& trainer) { return console_ ? *console_ : trainer.console(); }

 private:
  std::optional<Console> console_;
};

}  // namespace catenary::trainers
