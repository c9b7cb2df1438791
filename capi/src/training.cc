// Runs of trainers, whose failures must keep the messages of callbacks, and requests to stop them.
#include <catenary/base.h>
#include <catenary/training.h>

#include "capi/src/guard.h"
#include "impl/training/trainer.h"

namespace capi = catenary::capi;

namespace {

/// The messages of callbacks in the errors of the thread.
class ThreadTexts final : public catenary::trainers::CallbackTexts {
 public:
  void mark() override { generation_ = capi::error_state.generation; }
  bool take(ctn_status status, std::string& text) override {
    if (capi::error_state.generation == generation_ || capi::error_state.code != status) return false;
    text = ctn_error_message();
    return true;
  }
  void put_back(ctn_status status, const std::string& text) noexcept override {
    capi::set_error(status, nullptr, text);
  }

 private:
  uint32_t generation_ = 0;
};

ctn_status run(const char* name, ctn_trainer* trainer, catenary::trainers::RunLimit limit,
               ctn_training_result* result) {
  return capi::guard(name, [&] {
    const auto held = catenary::share(capi::inout(trainer, "trainer"));  // callbacks may release the handle
    ThreadTexts texts;
    const ctn_training_result why = held->run(limit, texts);
    if (result) *result = why;
  });
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_trainer_run(ctn_trainer* trainer, ctn_training_result* result) {
  return run("trainer_run", trainer, {}, result);
}

CTN_API ctn_status ctn_trainer_run_for(ctn_trainer* trainer, int64_t iterations, int64_t milliseconds,
                                       ctn_training_result* result) {
  return run("trainer_run_for", trainer, {iterations, milliseconds}, result);
}

// Without the guard, whose notes about the thread a signal handler must not change.
CTN_API void ctn_trainer_stop(ctn_trainer* trainer) {
  if (capi::has(trainer)) trainer->stop();
}

}  // extern "C"
