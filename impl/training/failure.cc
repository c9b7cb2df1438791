// The failure that ends a run, which must survive what happens until the run has ended.
#include "impl/training/failure.h"

#include <new>

namespace catenary::trainers {

void Failure::add_current(const char* what) {
  ctn_status status = CTN_ERROR_INTERNAL;
  std::string text;
  bool by_callback = false;
  settle_exceptions();
  try {
    throw;
  } catch (const CallbackError& error) {
    status = error.status();
    by_callback = texts_.take(status, text);
    if (!by_callback) text = format("%s: a callback returned status %d", what, int(status));
  } catch (const CarriedCallbackError& error) {
    status = error.status();
    text = error.what();
    by_callback = !text.empty();
    if (!by_callback) text = format("%s: a callback returned status %d", what, int(status));
  } catch (const Error& error) {
    status = error.status();
    text = error.what();
  } catch (const std::bad_alloc&) {
    status = CTN_ERROR_OUT_OF_MEMORY;
    text = "out of memory";
  } catch (const std::exception& error) {
    text = error.what();
  }
  if (failed_) {
    text_ += format(" (then, %s: %s)", what, text.c_str());
    return;
  }
  failed_ = true;
  by_callback_ = by_callback;
  status_ = status;
  text_ = std::move(text);
}

void Failure::show() const noexcept { texts_.put_back(status_, text_); }

void Failure::raise() const {
  if (!failed_) return;
  if (!by_callback_) throw Error(status_, text_);
  show();
  throw CallbackError(status_);
}

}  // namespace catenary::trainers
