// SIGINT and SIGTERM as requests to stop.
#pragma once

namespace catenary::trainers {

/// While at least one lives, the first SIGINT or SIGTERM is counted instead of what it did before; a further
/// one has its old effect.
class InterruptScope {
 public:
  explicit InterruptScope(bool enabled);
  ~InterruptScope();
  InterruptScope(const InterruptScope&) = delete;
  InterruptScope& operator=(const InterruptScope&) = delete;

 private:
  bool enabled_;
};

/// Number of signals that were counted in this process.
unsigned interrupt_count();

}  // namespace catenary::trainers
